<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FoundLine</name>
    <message numerus="yes">
        <source>%n articles in all feeds</source>
        <translation>
            <numerusform>%n article in all feeds</numerusform>
            <numerusform>%n articles in all feeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n already there</numerusform>
            <numerusform>%n already there</numerusform>
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
        <source>%n listed twice</source>
        <translation>
            <numerusform>%n listed twice</numerusform>
            <numerusform>%n listed twice</numerusform>
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
        <source>At least %n postings lost, {days}</source>
        <translation>
            <numerusform>At least %n posting lost, {days}</numerusform>
            <numerusform>At least %n postings lost, {days}</numerusform>
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
    <name>TreeModel</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n unread</numerusform>
            <numerusform>%n unread</numerusform>
        </translation>
    </message>
</context>
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
    <name>Undo</name>
    <message numerus="yes">
        <source>Marked all read: %n articles</source>
        <translation>
            <numerusform>Marked all read: %n article</numerusform>
            <numerusform>Marked all read: %n articles</numerusform>
        </translation>
    </message>
</context>
</TS>
