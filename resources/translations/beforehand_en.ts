<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Events</name>
        <message numerus="yes">
            <source>%n subscriptions added</source>
            <translation>
                <numerusform>%n subscription added</numerusform>
                <numerusform>%n subscriptions added</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FoundLine</name>
        <message numerus="yes">
            <source>%n articles in all feeds</source>
            <translation>
                <numerusform>%n article in all feeds</numerusform>
                <numerusform>%n articles in all feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The first %n articles</source>
            <translation>
                <numerusform>The first article</numerusform>
                <numerusform>The first %n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already there</source>
            <translation>
                <numerusform>%n already there</numerusform>
                <numerusform>%n already there</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left out</source>
            <translation>
                <numerusform>%n left out</numerusform>
                <numerusform>%n left out</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n listed twice</source>
            <translation>
                <numerusform>%n listed twice</numerusform>
                <numerusform>%n listed twice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moved</source>
            <translation>
                <numerusform>%n moved</numerusform>
                <numerusform>%n moved</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n new</numerusform>
                <numerusform>%n new</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n put right</source>
            <translation>
                <numerusform>%n put right</numerusform>
                <numerusform>%n put right</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions added.</source>
            <translation>
                <numerusform>%n subscription added.</numerusform>
                <numerusform>%n subscriptions added.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n articles today</source>
            <translation>
                <numerusform>%n article today</numerusform>
                <numerusform>%n articles today</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles yesterday</source>
            <translation>
                <numerusform>%n article yesterday</numerusform>
                <numerusform>%n articles yesterday</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles, {day}</source>
            <translation>
                <numerusform>%n article, {day}</numerusform>
                <numerusform>%n articles, {day}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n unread</numerusform>
                <numerusform>%n unread</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n postings lost, {days}</source>
            <translation>
                <numerusform>At least %n posting lost, {days}</numerusform>
                <numerusform>At least %n postings lost, {days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>also in %n feeds</source>
            <translation>
                <numerusform>also in %n feed</numerusform>
                <numerusform>also in %n feeds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n unread</numerusform>
                <numerusform>%n unread</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewPill</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n new</numerusform>
                <numerusform>%n new</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>Show %n new article</numerusform>
                <numerusform>Show %n new articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n unread</numerusform>
                <numerusform>%n unread</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feeds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>%n feeds may not be asked yet</source>
            <translation>
                <numerusform>%n feed may not be asked yet</numerusform>
                <numerusform>%n feeds may not be asked yet</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message numerus="yes">
            <source>Tags of %n articles</source>
            <translation>
                <numerusform>Tags of %n article</numerusform>
                <numerusform>Tags of %n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n unread</numerusform>
                <numerusform>%n unread</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message numerus="yes">
            <source>Hidden: %n articles</source>
            <translation>
                <numerusform>Hidden: %n article</numerusform>
                <numerusform>Hidden: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Marked all read: %n articles</source>
            <translation>
                <numerusform>Marked all read: %n article</numerusform>
                <numerusform>Marked all read: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Marked read: %n articles</source>
            <translation>
                <numerusform>Marked read: %n article</numerusform>
                <numerusform>Marked read: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Marked unread: %n articles</source>
            <translation>
                <numerusform>Marked unread: %n article</numerusform>
                <numerusform>Marked unread: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not for later any more: %n articles</source>
            <translation>
                <numerusform>Not for later any more: %n article</numerusform>
                <numerusform>Not for later any more: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rule applied: %n articles</source>
            <translation>
                <numerusform>Rule applied: %n article</numerusform>
                <numerusform>Rule applied: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shown again: %n articles</source>
            <translation>
                <numerusform>Shown again: %n article</numerusform>
                <numerusform>Shown again: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Star removed: %n articles</source>
            <translation>
                <numerusform>Star removed: %n article</numerusform>
                <numerusform>Star removed: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Starred: %n articles</source>
            <translation>
                <numerusform>Starred: %n article</numerusform>
                <numerusform>Starred: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Tag removed: %n articles</source>
            <translation>
                <numerusform>Tag removed: %n article</numerusform>
                <numerusform>Tag removed: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Tagged: %n articles</source>
            <translation>
                <numerusform>Tagged: %n article</numerusform>
                <numerusform>Tagged: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Tags changed: %n articles</source>
            <translation>
                <numerusform>Tags changed: %n article</numerusform>
                <numerusform>Tags changed: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>To read later: %n articles</source>
            <translation>
                <numerusform>To read later: %n article</numerusform>
                <numerusform>To read later: %n articles</numerusform>
            </translation>
        </message>
    </context>
</TS>
