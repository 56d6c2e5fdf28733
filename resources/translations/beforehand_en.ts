<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>AccountQuestions</name>
        <message numerus="yes">
            <source>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</source>
            <translation>
                <numerusform>%n change made here since {time} was never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</numerusform>
                <numerusform>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n change waiting</numerusform>
                <numerusform>%n changes waiting</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Syncing: {done} of %n articles</source>
            <translation>
                <numerusform>Syncing: {done} of %n article</numerusform>
                <numerusform>Syncing: {done} of %n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pictures for offline reading in the last 24 hours ({size}).</source>
            <translation>
                <numerusform>%n picture for offline reading in the last 24 hours ({size}).</numerusform>
                <numerusform>%n pictures for offline reading in the last 24 hours ({size}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n changed</source>
            <translation>
                <numerusform>, %n changed</numerusform>
                <numerusform>, %n changed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Expected: %n articles.</source>
            <translation>
                <numerusform>Expected: %n article.</numerusform>
                <numerusform>Expected: %n articles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved %n lines as {name}</source>
            <translation>
                <numerusform>Saved %n line as {name}</numerusform>
                <numerusform>Saved %n lines as {name}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AddAccountSheet</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread articles</source>
            <translation>
                <numerusform>%n unread article</numerusform>
                <numerusform>%n unread articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message numerus="yes">
            <source>%n feeds found</source>
            <translation>
                <numerusform>%n feed found</numerusform>
                <numerusform>%n feeds found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n feeds</source>
            <translation>
                <numerusform>Add %n feed</numerusform>
                <numerusform>Add %n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Adding %n feeds…</source>
            <translation>
                <numerusform>Adding %n feed…</numerusform>
                <numerusform>Adding %n feeds…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message numerus="yes">
            <source>%n read feeds hidden</source>
            <translation>
                <numerusform>%n read feed hidden</numerusform>
                <numerusform>%n read feeds hidden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message numerus="yes">
            <source>%n more minutes</source>
            <translation>
                <numerusform>%n more minute</numerusform>
                <numerusform>%n more minutes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ArticleStyle</name>
        <message numerus="yes">
            <source>%n more mistakes.</source>
            <translation>
                <numerusform>%n more mistake.</numerusform>
                <numerusform>%n more mistakes.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed needs attention</numerusform>
                <numerusform>%n feeds need attention</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Backfills</name>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>%n missing article found</numerusform>
                <numerusform>%n missing articles found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rules for full texts of %n sites are here</source>
            <translation>
                <numerusform>Rules for full texts of %n site are here</numerusform>
                <numerusform>Rules for full texts of %n sites are here</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n min</numerusform>
                <numerusform>%n min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>%n story</numerusform>
                <numerusform>%n stories</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BriefingPage</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more new articles</source>
            <translation>
                <numerusform>%n more new article</numerusform>
                <numerusform>%n more new articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>%n story</numerusform>
                <numerusform>%n stories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{feed} and %n more</source>
            <translation>
                <numerusform>{feed} and %n more</numerusform>
                <numerusform>{feed} and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BulkBar</name>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>%n selected</numerusform>
                <numerusform>%n selected</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n change waiting</numerusform>
                <numerusform>%n changes waiting</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n computers use this folder. Their feeds, marks and stars and those of this computer are put together; nothing is removed.</source>
            <translation>
                <numerusform>%n computer uses this folder. Its feeds, marks and stars and those of this computer are put together; nothing is removed.</numerusform>
                <numerusform>%n computers use this folder. Their feeds, marks and stars and those of this computer are put together; nothing is removed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{feeds} and %n others</source>
            <translation>
                <numerusform>{feeds} and %n other</numerusform>
                <numerusform>{feeds} and %n others</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Details</name>
        <message numerus="yes">
            <source>%n bare ampersands were read as &amp;amp;</source>
            <translation>
                <numerusform>%n bare ampersand was read as &amp;amp;</numerusform>
                <numerusform>%n bare ampersands were read as &amp;amp;</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n folders were not closed</source>
            <translation>
                <numerusform>%n folder was not closed</numerusform>
                <numerusform>%n folders were not closed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rows refer to nothing</source>
            <translation>
                <numerusform>%n row refers to nothing</numerusform>
                <numerusform>%n rows refer to nothing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had &lt; inside a value</source>
            <translation>
                <numerusform>%n subscription had &lt; inside a value</numerusform>
                <numerusform>%n subscriptions had &lt; inside a value</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had quotation marks inside a value</source>
            <translation>
                <numerusform>%n subscription had quotation marks inside a value</numerusform>
                <numerusform>%n subscriptions had quotation marks inside a value</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at most %n headers are allowed</source>
            <translation>
                <numerusform>at most %n header is allowed</numerusform>
                <numerusform>at most %n headers are allowed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>more than %n times</source>
            <translation>
                <numerusform>more than once</numerusform>
                <numerusform>more than %n times</numerusform>
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
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message numerus="yes">
            <source>%n posts</source>
            <translation>
                <numerusform>%n post</numerusform>
                <numerusform>%n posts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n request</numerusform>
                <numerusform>%n requests</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n times before that.</source>
            <translation>
                <numerusform>And once before that.</numerusform>
                <numerusform>And %n times before that.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n, {days}.</source>
            <translation>
                <numerusform>At least %n, {days}.</numerusform>
                <numerusform>At least %n, {days}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Last %n days</source>
            <translation>
                <numerusform>Last day</numerusform>
                <numerusform>Last %n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Loaded in advance: you opened {opened} of the last %n articles in full.</source>
            <translation>
                <numerusform>Loaded in advance: you opened {opened} of the last article in full.</numerusform>
                <numerusform>Loaded in advance: you opened {opened} of the last %n articles in full.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This feed holds %n articles</source>
            <translation>
                <numerusform>This feed holds %n article</numerusform>
                <numerusform>This feed holds %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n days</source>
            <translation>
                <numerusform>about %n day</numerusform>
                <numerusform>about %n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>about %n hour</numerusform>
                <numerusform>about %n hours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a day</source>
            <translation>
                <numerusform>about %n time a day</numerusform>
                <numerusform>about %n times a day</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a week</source>
            <translation>
                <numerusform>about %n time a week</numerusform>
                <numerusform>about %n times a week</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n days</source>
            <translation>
                <numerusform>in %n day</numerusform>
                <numerusform>in %n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n articles read {span}; {share} % of requests.</source>
            <translation>
                <numerusform>{read} of %n article read {span}; {share} % of requests.</numerusform>
                <numerusform>{read} of %n articles read {span}; {share} % of requests.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindingsModel</name>
        <message numerus="yes">
            <source>Found %n feeds on its website.</source>
            <translation>
                <numerusform>Found %n feed on its website.</numerusform>
                <numerusform>Found %n feeds on its website.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{group}, %n feeds</source>
            <translation>
                <numerusform>{group}, %n feed</numerusform>
                <numerusform>{group}, %n feeds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n new</numerusform>
                <numerusform>%n new</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n new since {time}</numerusform>
                <numerusform>%n new since {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minutes, as you usually have now</source>
            <translation>
                <numerusform>About %n minute, as you usually have now</numerusform>
                <numerusform>About %n minutes, as you usually have now</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Read %n more articles to personalise</source>
            <translation>
                <numerusform>Read 1 more article to personalise</numerusform>
                <numerusform>Read %n more articles to personalise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Read on %n different days to personalise</source>
            <translation>
                <numerusform>Read on 1 day to personalise</numerusform>
                <numerusform>Read on %n different days to personalise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>because you read %n on {what}</source>
            <translation>
                <numerusform>because you read %n on {what}</numerusform>
                <numerusform>because you read %n on {what}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you read {read} of %n articles of this feed</source>
            <translation>
                <numerusform>you read {read} of %n article of this feed</numerusform>
                <numerusform>you read {read} of %n articles of this feed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{terms}: {share} %, %n articles</source>
            <translation>
                <numerusform>{terms}: {share} %, %n article</numerusform>
                <numerusform>{terms}: {share} %, %n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForYouLinks</name>
        <message numerus="yes">
            <source>%n for now</source>
            <translation>
                <numerusform>%n for now</numerusform>
                <numerusform>%n for now</numerusform>
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
        <name>Handlers</name>
        <message numerus="yes">
            <source>%n imported feeds are refreshed</source>
            <translation>
                <numerusform>%n imported feed is refreshed</numerusform>
                <numerusform>%n imported feeds are refreshed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not sent to {name}</source>
            <translation>
                <numerusform>%n not sent to {name}</numerusform>
                <numerusform>%n not sent to {name}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Copied %n addresses</source>
            <translation>
                <numerusform>Copied %n address</numerusform>
                <numerusform>Copied %n addresses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n folders have no feeds</source>
            <translation>
                <numerusform>Nothing to refresh: this folder has no feeds</numerusform>
                <numerusform>Nothing to refresh: %n folders have no feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved the first %n articles as {name}</source>
            <translation>
                <numerusform>Saved the first article as {name}</numerusform>
                <numerusform>Saved the first %n articles as {name}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved {name} without %n pictures that are not stored on this computer.</source>
            <translation>
                <numerusform>Saved {name} without %n picture that is not stored on this computer.</numerusform>
                <numerusform>Saved {name} without %n pictures that are not stored on this computer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved {name}; %n pictures could not be loaded and keep their web address.</source>
            <translation>
                <numerusform>Saved {name}; %n picture could not be loaded and keeps its web address.</numerusform>
                <numerusform>Saved {name}; %n pictures could not be loaded and keep their web address.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed needs attention</numerusform>
                <numerusform>%n feeds need attention</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them read</source>
            <translation>
                <numerusform>%n of them read</numerusform>
                <numerusform>%n of them read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n times in a row</source>
            <translation>
                <numerusform>, %n time in a row</numerusform>
                <numerusform>, %n times in a row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing new for %n days; </source>
            <translation>
                <numerusform>Nothing new for %n day; </numerusform>
                <numerusform>Nothing new for %n days; </numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Refreshing less often saves up to {spared} of %n requests</source>
            <translation>
                <numerusform>Refreshing less often saves up to {spared} of %n request</numerusform>
                <numerusform>Refreshing less often saves up to {spared} of %n requests</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Seen %n times; </source>
            <translation>
                <numerusform>Seen once; </numerusform>
                <numerusform>Seen %n times; </numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>never silent for more than %n days before.</source>
            <translation>
                <numerusform>never silent for more than %n day before.</numerusform>
                <numerusform>never silent for more than %n days before.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{articles} in %n days, </source>
            <translation>
                <numerusform>{articles} in %n day, </numerusform>
                <numerusform>{articles} in %n days, </numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already subscribed</source>
            <translation>
                <numerusform>%n already subscribed</numerusform>
                <numerusform>%n already subscribed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds selected</source>
            <translation>
                <numerusform>%n feed selected</numerusform>
                <numerusform>%n feeds selected</numerusform>
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
            <source>%n repaired</source>
            <translation>
                <numerusform>%n repaired</numerusform>
                <numerusform>%n repaired</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n skipped</source>
            <translation>
                <numerusform>%n skipped</numerusform>
                <numerusform>%n skipped</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n starred</numerusform>
                <numerusform>%n starred</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>Import %n feed</numerusform>
                <numerusform>Import %n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{new} of %n new</source>
            <translation>
                <numerusform>{new} of %n new</numerusform>
                <numerusform>{new} of %n new</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message numerus="yes">
            <source>%n are ready to read.</source>
            <translation>
                <numerusform>%n is ready to read.</numerusform>
                <numerusform>%n are ready to read.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n could not be reached:</source>
            <translation>
                <numerusform>%n could not be reached:</numerusform>
                <numerusform>%n could not be reached:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported</source>
            <translation>
                <numerusform>%n feed imported</numerusform>
                <numerusform>%n feeds imported</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported from {reader}</source>
            <translation>
                <numerusform>%n feed imported from {reader}</numerusform>
                <numerusform>%n feeds imported from {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds wait for the server, which refreshes each as it subscribes to it.</source>
            <translation>
                <numerusform>%n feed waits for the server, which refreshes each as it subscribes to it.</numerusform>
                <numerusform>%n feeds wait for the server, which refreshes each as it subscribes to it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Older than a week: {old} of %n articles</source>
            <translation>
                <numerusform>Older than a week: {old} of %n article</numerusform>
                <numerusform>Older than a week: {old} of %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The server could not subscribe to %n feeds. They need attention.</source>
            <translation>
                <numerusform>The server could not subscribe to %n feed. It needs attention.</numerusform>
                <numerusform>The server could not subscribe to %n feeds. They need attention.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] are no longer in their feeds: added from the copy in {reader}</source>
            <translation>
                <numerusform>[%n] is no longer in its feed: added from the copy in {reader}</numerusform>
                <numerusform>[%n] are no longer in their feeds: added from the copy in {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] articles marked as read, as they were in {reader}</source>
            <translation>
                <numerusform>[%n] article marked as read, as it was in {reader}</numerusform>
                <numerusform>[%n] articles marked as read, as they were in {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] skipped: not among the articles of their account</source>
            <translation>
                <numerusform>[%n] skipped: not among the articles of its account</numerusform>
                <numerusform>[%n] skipped: not among the articles of their account</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] starred articles</source>
            <translation>
                <numerusform>[%n] starred article</numerusform>
                <numerusform>[%n] starred articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] tagged articles</source>
            <translation>
                <numerusform>[%n] tagged article</numerusform>
                <numerusform>[%n] tagged articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes left</source>
            <translation>
                <numerusform>about %n minute left</numerusform>
                <numerusform>about %n minutes left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n feeds refreshed</source>
            <translation>
                <numerusform>{done} of %n feed refreshed</numerusform>
                <numerusform>{done} of %n feeds refreshed</numerusform>
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
            <source>%n missing articles found</source>
            <translation>
                <numerusform>%n missing article found</numerusform>
                <numerusform>%n missing articles found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found, more may be missing, {days}</source>
            <translation>
                <numerusform>%n missing article found, more may be missing, {days}</numerusform>
                <numerusform>%n missing articles found, more may be missing, {days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>%n more from {feed}</numerusform>
                <numerusform>%n more from {feed}</numerusform>
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
            <source>%n unread</source>
            <translation>
                <numerusform>%n unread</numerusform>
                <numerusform>%n unread</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n missing articles, {days}</source>
            <translation>
                <numerusform>At least %n missing article, {days}</numerusform>
                <numerusform>At least %n missing articles, {days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Mark older than %n days as read</source>
            <translation>
                <numerusform>Mark older than %n day as read</numerusform>
                <numerusform>Mark older than %n days as read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>also in %n feeds</source>
            <translation>
                <numerusform>also in %n feed</numerusform>
                <numerusform>also in %n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>{count} of %n new</numerusform>
                <numerusform>{count} of %n new</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{found}, at least %n still missing, {days}</source>
            <translation>
                <numerusform>{found}, at least %n still missing, {days}</numerusform>
                <numerusform>{found}, at least %n still missing, {days}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n new article</numerusform>
                <numerusform>%n new articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n new since {time}</numerusform>
                <numerusform>%n new since {time}</numerusform>
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
        <name>NewslettersSheet</name>
        <message numerus="yes">
            <source>Add %n newsletters</source>
            <translation>
                <numerusform>Add %n newsletter</numerusform>
                <numerusform>Add %n newsletters</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message numerus="yes">
            <source>%n articles arrived</source>
            <translation>
                <numerusform>%n article arrived</numerusform>
                <numerusform>%n articles arrived</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more in {feed}</source>
            <translation>
                <numerusform>and %n more in {feed}</numerusform>
                <numerusform>and %n more in {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and {count} more in %n feeds</source>
            <translation>
                <numerusform>and {count} more in %n feed</numerusform>
                <numerusform>and {count} more in %n feeds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OtherReaders</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n read</source>
            <translation>
                <numerusform>%n read</numerusform>
                <numerusform>%n read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n starred</numerusform>
                <numerusform>%n starred</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tagged</source>
            <translation>
                <numerusform>%n tagged</numerusform>
                <numerusform>%n tagged</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{feeds} in %n folders</source>
            <translation>
                <numerusform>{feeds} in %n folder</numerusform>
                <numerusform>{feeds} in %n folders</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message numerus="yes">
            <source>Copy %n links</source>
            <translation>
                <numerusform>Copy %n link</numerusform>
                <numerusform>Copy %n links</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message numerus="yes">
            <source>%n articles found</source>
            <translation>
                <numerusform>%n article found</numerusform>
                <numerusform>%n articles found</numerusform>
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
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of {count} unread</source>
            <translation>
                <numerusform>%n of {count} unread</numerusform>
                <numerusform>%n of {count} unread</numerusform>
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
        <name>Preferences</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bytes</source>
            <translation>
                <numerusform>%n byte</numerusform>
                <numerusform>%n bytes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episodes</source>
            <translation>
                <numerusform>%n episode</numerusform>
                <numerusform>%n episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hours</source>
            <translation>
                <numerusform>%n hour</numerusform>
                <numerusform>%n hours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n links</source>
            <translation>
                <numerusform>%n link</numerusform>
                <numerusform>%n links</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n opened articles</source>
            <translation>
                <numerusform>%n opened article</numerusform>
                <numerusform>%n opened articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other requests</source>
            <translation>
                <numerusform>%n other request</numerusform>
                <numerusform>%n other requests</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reading times</source>
            <translation>
                <numerusform>%n reading time</numerusform>
                <numerusform>%n reading times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes</source>
            <translation>
                <numerusform>%n refresh</numerusform>
                <numerusform>%n refreshes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n request</numerusform>
                <numerusform>%n requests</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shortcuts changed.</source>
            <translation>
                <numerusform>%n shortcut changed.</numerusform>
                <numerusform>%n shortcuts changed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>once</numerusform>
                <numerusform>%n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times at the computer</source>
            <translation>
                <numerusform>once at the computer</numerusform>
                <numerusform>%n times at the computer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits</source>
            <translation>
                <numerusform>%n visit</numerusform>
                <numerusform>%n visits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits at your other computers.</source>
            <translation>
                <numerusform>%n visit at your other computers.</numerusform>
                <numerusform>%n visits at your other computers.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n year</numerusform>
                <numerusform>%n years</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds</source>
            <translation>
                <numerusform>After %n second</numerusform>
                <numerusform>After %n seconds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>Based on %n day with visits.</numerusform>
                <numerusform>Based on %n days with visits.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>about %n article</numerusform>
                <numerusform>about %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>on %n days</source>
            <translation>
                <numerusform>on %n day</numerusform>
                <numerusform>on %n days</numerusform>
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
        <name>RailButton</name>
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
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>failed %n times in a row, so it is tried less often</source>
            <translation>
                <numerusform>failed once, so it is tried less often</numerusform>
                <numerusform>failed %n times in a row, so it is tried less often</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a day</source>
            <translation>
                <numerusform>posts about once a day</numerusform>
                <numerusform>posts about %n times a day</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a week</source>
            <translation>
                <numerusform>posts about once a week</numerusform>
                <numerusform>posts about %n times a week</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the server asked to wait %n times in a row (429)</source>
            <translation>
                <numerusform>the server asked to wait once (429)</numerusform>
                <numerusform>the server asked to wait %n times in a row (429)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message numerus="yes">
            <source>%n articles came from the damaged file.</source>
            <translation>
                <numerusform>%n article came from the damaged file.</numerusform>
                <numerusform>%n articles came from the damaged file.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles could not be read.</source>
            <translation>
                <numerusform>%n article could not be read.</numerusform>
                <numerusform>%n articles could not be read.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds are there</source>
            <translation>
                <numerusform>%n feed is there</numerusform>
                <numerusform>%n feeds are there</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>%n feeds cannot be refreshed yet</source>
            <translation>
                <numerusform>%n feed cannot be refreshed yet</numerusform>
                <numerusform>%n feeds cannot be refreshed yet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused</source>
            <translation>
                <numerusform>Nothing to refresh: 1 feed is paused</numerusform>
                <numerusform>Nothing to refresh: %n feeds are paused</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused or were removed by their publishers</source>
            <translation>
                <numerusform>Nothing to refresh: 1 feed is paused or was removed by its publisher</numerusform>
                <numerusform>Nothing to refresh: %n feeds are paused or were removed by their publishers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds were removed by their publishers</source>
            <translation>
                <numerusform>Nothing to refresh: 1 feed was removed by its publisher</numerusform>
                <numerusform>Nothing to refresh: %n feeds were removed by their publishers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message numerus="yes">
            <source>%n days to go</source>
            <translation>
                <numerusform>%n day to go</numerusform>
                <numerusform>%n days to go</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles had changed.</source>
            <translation>
                <numerusform>%n article had changed.</numerusform>
                <numerusform>%n articles had changed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Found %n.</source>
            <translation>
                <numerusform>Found %n.</numerusform>
                <numerusform>Found %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>about %n article</numerusform>
                <numerusform>about %n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmPage</name>
        <message numerus="yes">
            <source>learned from {day} of %n days</source>
            <translation>
                <numerusform>learned from {day} of %n day</numerusform>
                <numerusform>learned from {day} of %n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>learning for %n more days</source>
            <translation>
                <numerusform>learning for %n more day</numerusform>
                <numerusform>learning for %n more days</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n articles came without a usable date; they are not counted.</source>
            <translation>
                <numerusform>%n article came without a usable date; it is not counted.</numerusform>
                <numerusform>%n articles came without a usable date; they are not counted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles read in the last {days} days, and how far you followed their links.</source>
            <translation>
                <numerusform>%n article read in the last {days} days, and how far you followed its links.</numerusform>
                <numerusform>%n articles read in the last {days} days, and how far you followed their links.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days with visits so far.</source>
            <translation>
                <numerusform>%n day with visits so far.</numerusform>
                <numerusform>%n days with visits so far.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed last time</source>
            <translation>
                <numerusform>%n failed last time</numerusform>
                <numerusform>%n failed last time</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer requests this week than refreshing hourly</source>
            <translation>
                <numerusform>%n fewer request this week than refreshing hourly</numerusform>
                <numerusform>%n fewer requests this week than refreshing hourly</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more requests this week than refreshing hourly</source>
            <translation>
                <numerusform>%n more request this week than refreshing hourly</numerusform>
                <numerusform>%n more requests this week than refreshing hourly</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n never refreshed</source>
            <translation>
                <numerusform>%n never refreshed</numerusform>
                <numerusform>%n never refreshed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not refreshed for a day</source>
            <translation>
                <numerusform>%n not refreshed for a day</numerusform>
                <numerusform>%n not refreshed for a day</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them had no usable answer.</source>
            <translation>
                <numerusform>%n of them had no usable answer.</numerusform>
                <numerusform>%n of them had no usable answer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them missed nothing.</source>
            <translation>
                <numerusform>1 of them missed nothing.</numerusform>
                <numerusform>%n of them missed nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paused, refreshed only by hand or removed</source>
            <translation>
                <numerusform>%n paused, refreshed only by hand or removed</numerusform>
                <numerusform>%n paused, refreshed only by hand or removed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests this week</source>
            <translation>
                <numerusform>%n request this week</numerusform>
                <numerusform>%n requests this week</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n servers asked to wait</source>
            <translation>
                <numerusform>%n server asked to wait</numerusform>
                <numerusform>%n servers asked to wait</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n refreshes a day</source>
            <translation>
                <numerusform>About %n refresh a day</numerusform>
                <numerusform>About %n refreshes a day</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>Based on %n day with visits.</numerusform>
                <numerusform>Based on %n days with visits.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Last %n days, {dates}</source>
            <translation>
                <numerusform>Last day, {dates}</numerusform>
                <numerusform>Last %n days, {dates}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Missed, with the same %n requests</source>
            <translation>
                <numerusform>Missed, with the same %n request</numerusform>
                <numerusform>Missed, with the same %n requests</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on none of the %n days with visits.</source>
            <translation>
                <numerusform>The timer did not do better on the only day with visits.</numerusform>
                <numerusform>The timer did better on none of the %n days with visits.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on {lost} of the %n days with visits.</source>
            <translation>
                <numerusform>The timer did better on {lost} of %n day with visits.</numerusform>
                <numerusform>The timer did better on {lost} of the %n days with visits.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Unknown since then for %n feeds: {states}.</source>
            <translation>
                <numerusform>Unknown since then for %n feed: {states}.</numerusform>
                <numerusform>Unknown since then for %n feeds: {states}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Visits by hour, %n days. Strong colour: again at the same hour on the next day.</source>
            <translation>
                <numerusform>Visits by hour, %n day. Strong colour: again at the same hour on the next day.</numerusform>
                <numerusform>Visits by hour, %n days. Strong colour: again at the same hour on the next day.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at %n visits</source>
            <translation>
                <numerusform>at %n visit</numerusform>
                <numerusform>at %n visits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least %n missing</source>
            <translation>
                <numerusform>at least %n missing</numerusform>
                <numerusform>at least %n missing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshes a day, all %n feeds</source>
            <translation>
                <numerusform>refreshes a day, %n feed</numerusform>
                <numerusform>refreshes a day, all %n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account} by its server's own timer, {days}: %n article there within {wait}, {missed} missed {visits}.</numerusform>
                <numerusform>{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account} since Beforehand tells it when, {days}: %n article there within {wait}, {missed} missed {visits}.</numerusform>
                <numerusform>{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits came within 60 s of your return to the computer.</source>
            <translation>
                <numerusform>{soon} of 1 visit came within 60 s of your return to the computer.</numerusform>
                <numerusform>{soon} of %n visits came within 60 s of your return to the computer.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds gave no answer.</source>
            <translation>
                <numerusform>1 feed gave no answer.</numerusform>
                <numerusform>%n feeds gave no answer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds refreshed</source>
            <translation>
                <numerusform>1 feed refreshed</numerusform>
                <numerusform>%n feeds refreshed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times this week.</source>
            <translation>
                <numerusform>Came back once this week.</numerusform>
                <numerusform>Came back %n times this week.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times today.</source>
            <translation>
                <numerusform>Came back once today.</numerusform>
                <numerusform>Came back %n times today.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits within 60 s</source>
            <translation>
                <numerusform>{soon} of 1 visit within 60 s</numerusform>
                <numerusform>{soon} of %n visits within 60 s</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned this week.</source>
            <translation>
                <numerusform>%n refresh planned this week.</numerusform>
                <numerusform>%n refreshes planned this week.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned today.</source>
            <translation>
                <numerusform>%n refresh planned today.</numerusform>
                <numerusform>%n refreshes planned today.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>failed %n times</source>
            <translation>
                <numerusform>failed once</numerusform>
                <numerusform>failed %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times this week</source>
            <translation>
                <numerusform>refreshed %n time this week</numerusform>
                <numerusform>refreshed %n times this week</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times today</source>
            <translation>
                <numerusform>refreshed %n time today</numerusform>
                <numerusform>refreshed %n times today</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refused %n times</source>
            <translation>
                <numerusform>refused once</numerusform>
                <numerusform>refused %n times</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message numerus="yes">
            <source>Matches {count} of the last %n articles</source>
            <translation>
                <numerusform>Matches {count} of the last %n article</numerusform>
                <numerusform>Matches {count} of the last %n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n rules were not saved: something is missing.</source>
            <translation>
                <numerusform>%n rule was not saved: something is missing.</numerusform>
                <numerusform>%n rules were not saved: something is missing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Would have hidden {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>Would have hidden {count} of %n article in the last 30 days</numerusform>
                <numerusform>Would have hidden {count} of %n articles in the last 30 days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Would have marked {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>Would have marked {count} of %n article in the last 30 days</numerusform>
                <numerusform>Would have marked {count} of %n articles in the last 30 days</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n new article</numerusform>
                <numerusform>%n new articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Refreshing {done} of %n</source>
            <translation>
                <numerusform>Refreshing {done} of %n</numerusform>
                <numerusform>Refreshing {done} of %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>{ready} of %n feed ready</numerusform>
                <numerusform>{ready} of %n feeds ready</numerusform>
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
        <name>TextRuleSheet</name>
        <message numerus="yes">
            <source>%n characters of text found</source>
            <translation>
                <numerusform>%n character of text found</numerusform>
                <numerusform>%n characters of text found</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n new article</numerusform>
                <numerusform>%n new articles</numerusform>
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
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feeds</numerusform>
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
            <source>Added %n feeds</source>
            <translation>
                <numerusform>Added %n feed</numerusform>
                <numerusform>Added %n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds to favourites</source>
            <translation>
                <numerusform>Added %n feed to favourites</numerusform>
                <numerusform>Added %n feeds to favourites</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added to Read later: %n articles</source>
            <translation>
                <numerusform>Added to Read later: %n article</numerusform>
                <numerusform>Added to Read later: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Changed %n items</source>
            <translation>
                <numerusform>Changed %n item</numerusform>
                <numerusform>Changed %n items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Changed the settings of %n feeds</source>
            <translation>
                <numerusform>Changed the settings of %n feed</numerusform>
                <numerusform>Changed the settings of %n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Hidden: %n articles</source>
            <translation>
                <numerusform>Hidden: %n article</numerusform>
                <numerusform>Hidden: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Ignored %n feeds until they change</source>
            <translation>
                <numerusform>Ignored %n feed until it changes</numerusform>
                <numerusform>Ignored %n feeds until they change</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Marked all as read: %n articles</source>
            <translation>
                <numerusform>Marked all as read: %n article</numerusform>
                <numerusform>Marked all as read: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Marked as read: %n articles</source>
            <translation>
                <numerusform>Marked as read: %n article</numerusform>
                <numerusform>Marked as read: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Marked as unread: %n articles</source>
            <translation>
                <numerusform>Marked as unread: %n article</numerusform>
                <numerusform>Marked as unread: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved %n folders</source>
            <translation>
                <numerusform>Moved %n folder</numerusform>
                <numerusform>Moved %n folders</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved %n items</source>
            <translation>
                <numerusform>Moved %n item</numerusform>
                <numerusform>Moved %n items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Muted %n feeds: new articles arrive as read</source>
            <translation>
                <numerusform>Muted %n feed: new articles arrive as read</numerusform>
                <numerusform>Muted %n feeds: new articles arrive as read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Paused %n feeds</source>
            <translation>
                <numerusform>Paused %n feed</numerusform>
                <numerusform>Paused %n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n feeds from favourites</source>
            <translation>
                <numerusform>Removed %n feed from favourites</numerusform>
                <numerusform>Removed %n feeds from favourites</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n folders; their feeds are kept</source>
            <translation>
                <numerusform>Removed %n folder; its feeds are kept</numerusform>
                <numerusform>Removed %n folders; their feeds are kept</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n items</source>
            <translation>
                <numerusform>Removed %n item</numerusform>
                <numerusform>Removed %n items</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed from Read later: %n articles</source>
            <translation>
                <numerusform>Removed from Read later: %n article</numerusform>
                <numerusform>Removed from Read later: %n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Resumed refreshing %n feeds</source>
            <translation>
                <numerusform>Resumed refreshing %n feed</numerusform>
                <numerusform>Resumed refreshing %n feeds</numerusform>
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
            <source>Saved to Read later: %n pages</source>
            <translation>
                <numerusform>Saved to Read later: %n page</numerusform>
                <numerusform>Saved to Read later: %n pages</numerusform>
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
            <source>Subscribed to %n feeds again</source>
            <translation>
                <numerusform>Subscribed to %n feed again</numerusform>
                <numerusform>Subscribed to %n feeds again</numerusform>
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
            <source>Unsubscribed from %n feeds</source>
            <translation>
                <numerusform>Unsubscribed from %n feed</numerusform>
                <numerusform>Unsubscribed from %n feeds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message numerus="yes">
            <source>%n feeds would lose articles</source>
            <translation>
                <numerusform>%n feed would lose articles</numerusform>
                <numerusform>%n feeds would lose articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more might.</source>
            <translation>
                <numerusform>%n more might.</numerusform>
                <numerusform>%n more might.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>for %n days</source>
            <translation>
                <numerusform>for %n day</numerusform>
                <numerusform>for %n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, full after {duration}</source>
            <translation>
                <numerusform>{title}: holds %n article, full after {duration}</numerusform>
                <numerusform>{title}: holds %n articles, full after {duration}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, may be full already</source>
            <translation>
                <numerusform>{title}: holds %n article, may be full already</numerusform>
                <numerusform>{title}: holds %n articles, may be full already</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message numerus="yes">
            <source>All %n feeds are working</source>
            <translation>
                <numerusform>The only feed is working</numerusform>
                <numerusform>All %n feeds are working</numerusform>
            </translation>
        </message>
    </context>
</TS>
