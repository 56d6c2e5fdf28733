<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>A desktop feed reader that has your feeds ready before you open it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Everything Beforehand learns stays on this computer. No account needed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ActionLinks</name>
        <message>
            <source>Add site or feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Menu</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>&amp;Go to</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Export OPML…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>For you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Full text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import OPML…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import progress</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Layout: columns / list above</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Menu</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More like this</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Print…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quit</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Read later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Share…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Star</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starred</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Today</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n changed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Activity</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Expected: %n new articles.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: {number} new articles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Failed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No network</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No refreshes yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No such entry.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Other requests are in the log file.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reason: {why}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Saved %n lines as {name}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Started {begun}, finished {done}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Visit expected by {time}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>after a failure</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>before articles go missing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>first fetch</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>manually</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on schedule</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>shortest interval</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>to catch up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>you came back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>you opened the window</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message numerus="yes">
            <source>%n feeds found</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Add a feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Adding %n feeds…</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Finding the feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Its site does not support https, so the connection is not encrypted.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This address is in your local network. Add it only if you trust it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This page has several feeds. Add it alone to choose one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Title</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Top level</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{address}: {problem}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Arrangement</name>
        <message>
            <source>Best first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>By day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>By feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message numerus="yes">
            <source>%n read feeds hidden</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ArticleHeader</name>
        <message>
            <source>Full text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Share</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Star</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Text</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ArticleListHeader</name>
        <message>
            <source>Close search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Tags</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message>
            <source>Also in</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Audio</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Code</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Comments</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Full text unavailable: {why} Showing the text from the feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Link not opened: it is neither a web page nor an email address.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Links to {host}, not {named}: {address}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Parts of this article are too complex to show. Open it in the browser to see the original.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Picture</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Read next</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tags</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This article could not be displayed. Open it in the browser to read it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This article has no web address to open.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This article is very long. Open it in the browser to read the rest.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Video</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>AskLineSheet</name>
        <message>
            <source>Address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Backfills</name>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>No missing articles found</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No more missing articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{found}: nothing is missing anymore</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Repair now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Saved articles can still be read, but nothing new is saved until this is fixed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Saved articles can still be read. Restart Beforehand to continue.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The window may be out of date. Beforehand tries again every few seconds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Try again</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>BugNotice</name>
        <message>
            <source>Beforehand ran into an error and continued. The report {file} is in the log folder.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>BulkBar</name>
        <message numerus="yes">
            <source>%n selected</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>It stays in the tray and keeps your feeds ready. Ctrl+Q always quits. You can change this in Preferences.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keep Beforehand running?</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>CompletionList</name>
        <message>
            <source>{name}, {number} of {count}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ConditionRow</name>
        <message>
            <source>Comparison</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Expression, as in ^Review|tests?\b</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Field</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove condition</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Text to match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Words</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Demo</name>
        <message>
            <source>Demo: these feeds, and four weeks of visits, refreshes and reading, are invented. Nothing is saved.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Details</name>
        <message numerus="yes">
            <source>%n bare ampersands were read as &amp;amp;</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n folders were not closed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rows refer to nothing</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had &lt; inside a value</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had quotation marks inside a value</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>JSON that cannot be read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>JSON, but not a JSON Feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>SOCKS proxies are not supported</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>XML of kind {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>a folder cannot contain itself</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>a web page</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>an expression has at most {number} characters</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>at most %n headers are allowed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>characters that are not UTF-8 were read as Western European</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>connection refused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>could not start a thread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>enter a tag name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>enter search words</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>feed {id}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>folders nested more than {number} deep were merged into their parent</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>in a loop</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>invalid HTTP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>invalid compression</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it contains control characters</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it contains no subscriptions</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it did not answer in time</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it did not store the password</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it does not accept the password</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it does not answer</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it does not delete the password</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it does not speak TLS on this port</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it ended too early</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it has no feed address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it has no host name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is a database of another program</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is a link, not a feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is empty and has no feed address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is in a private network, which a list from the web may not contain</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is locked</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is malformed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is not XML</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is not http or https</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is not well-formed XML (line {line}); what could be read was kept</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it links to a list elsewhere, which is not loaded</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it no longer exists</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it starts with {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it supports only outdated TLS versions</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its address is not a web address (http or https)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its certificate has expired</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its certificate is for another host</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its certificate is from an unknown authority</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its certificate is not valid yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its certificate is self-signed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its certificate is signed in an outdated way</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its certificate uses a key that is too weak</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its certificate was revoked</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its entry for this feed was not made by Beforehand</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its schema is {version}, this version knows {newest}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>memory</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>more than %n times</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>neither XML nor JSON</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>network is unreachable</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no HTML</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no common encryption was found</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no connection</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no name was given</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no route to host</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>port 0 is not valid</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>spaces before the document were removed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the connection was interrupted</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the expression ends too early</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the expression is not valid at character {number}: {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the expression is too large</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the expression takes too long</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the handshake failed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the header {name} is not allowed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the opml element is missing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the parser's result is unreadable</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the picture has no size</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the picture's header ends early ({name})</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the time is past or too far away</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the user agent contains invalid characters</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the value of {name} contains invalid characters</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>this is not a picture</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>this system has none</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>while connecting</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>while waiting for the answer</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (another version of {other} wrote it)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (found on this computer: {other})</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (it is damaged)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (it is empty)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (it is larger than {number} MB)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (it is not a file)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (it is not a folder)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (newest backup: {other})</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (no file can have this name)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (no room for a copy)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (quit the program that uses it and try again)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (the link leads to nothing)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} (to start over, delete {other})</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}: is not http or https</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}: it contains something else</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}: the copy does not match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}: this is not a database</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number} MB</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number} megapixels ({width} x {height})</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles could be loaded. See the error above.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles match this search. New matches appear automatically.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No feed could be refreshed. Beforehand tries again automatically.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No feed has been refreshed yet. Articles appear here as they arrive.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No matches yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No results</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Searches titles, authors and full text as you type.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The feed is empty right now. New articles appear automatically.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This list could not be loaded</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unread articles that may interest you, best first.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message numerus="yes">
            <source>%n subscriptions added</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Added {title}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Added {title} to {folder}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Added {title}. Its site does not support https, so the connection is not encrypted.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The rule {name} was stopped: {why}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{title} has moved to a new address.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Export everything</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Exported by Beforehand on {date}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Exporting subscriptions, articles, tags, rules and preferences…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starred articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{articles} and everything else exported to {folder}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Extra headers</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Name: value</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not a valid header: {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only if the feed requires one</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Password</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>User agent</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>User name</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FeedFacts</name>
        <message>
            <source>About {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Due now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Last refresh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Never: removed by its publisher</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next refresh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not scheduled</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Problem</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Try again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message numerus="yes">
            <source>%n posts</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n times before that.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n, {days}.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Between {begin} and {end}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>By {end}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed length</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Last %n days</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Missing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next expected</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No posts.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing in the next four weeks.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>On {day}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Possibly more, {days}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Posting</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed by its publisher.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Silent since {day}, unusually long for this feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>This feed holds %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Unknown since {time}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unknown until the first refresh.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Usage</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>about %n days</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a day</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a week</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>about once a day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>about once a week</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>less than once a week</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>today</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>under 1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{postings}, none missed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit, {late} of them late after opening.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{read} of {arrived} articles read in %n days; {share} % of requests.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{requests}, {size}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{requests}, {unchanged} of them unchanged, {size}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{shows}, {duration} at its rate.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{shows}; it does not seem to drop any.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starred</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unread</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find next</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not found</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FindingsModel</name>
        <message>
            <source>Enter: {actions}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Found %n feeds on its website.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Found: {address}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Its website lists no other feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Searching its website…</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{group}, %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Available actions</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feeds that need attention</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Everything Beforehand learns stays on this computer. No account needed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>About %n minutes, as you usually have now</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>An article counts once you have read about a third of it, starred or tagged it, kept it for later, or opened its page or a link in it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>For you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More that may interest you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Newest first: learning is off</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Read %n more articles to personalise</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Read on %n different days to personalise</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Reading a third counts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What you read about, and how much of it:</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>because you read %n on {what}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you read {read} of %n articles of this feed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{terms}: {share} %, %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForYouLinks</name>
        <message numerus="yes">
            <source>%n for now</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FoundLine</name>
        <message numerus="yes">
            <source>%n articles in all feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Save search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the best first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the newest first</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>The first %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>best first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>newest first</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message numerus="yes">
            <source>%n imported feeds are refreshed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Address copied</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Article copied as Markdown</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose a folder for the article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose a folder for the export</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Citation copied</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Copied %n addresses</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Copied the address of {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter a search first, then save it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import OPML from URL</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It appears in the sidebar and always shows the articles that match “{query}”.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Loading pictures…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark older as read…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No import is under way.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No unread articles in For you</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n folders have no feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Save search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Saved {name}; %n pictures could not be loaded and keep their web address.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Search name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Select a feed in the sidebar first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Services to share with…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Share with {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Subscriptions (*.opml *.xml *.json *.csv *.db urls);;All files (*)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The address of an OPML file. You see a preview before anything is imported.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file could not be written.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no log in the demo.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This article has no address.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This search is already in the sidebar: {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Title and link copied</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>View</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the selected topics</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>HeaderTools</name>
        <message>
            <source>Day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Shown</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Week</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them read</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n times in a row</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Before: {address}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Due now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each download is about {size} and takes {seconds} s.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Failing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find new address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Health</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It is not refreshed until you resume it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Large downloads</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Last article {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More than you read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moved to {address}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moving to a new address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mute</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mute {title}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next try about {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No longer a feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No longer checked</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not retried automatically</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Nothing new for %n days; </source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Open website</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pause</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Paused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Probably temporary</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Recently moved</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Redirects to {address}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh less often</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Refreshing less often saves up to {spared} of %n requests</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Refused by the server</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed by publisher</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Restore old address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Resume</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Seen %n times; </source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Since {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stopped because of their expression: {rules}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Try again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unusually silent</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Use new address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When muted, new articles arrive as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>never silent for more than %n days before.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>none of them read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>switches automatically about {day}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>under 1</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{articles} in %n days, </source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{read}; {share} % of all requests.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>No feed is called {text}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No folder is called {text}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No tag is called {text}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Too many words: ignored from “{text}” on.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Type a value after “{text}”.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“{text}” is not a filter: searched as text.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“{text}”: enter a date as 2026-03 or today.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“{text}”: try is:unread, is:starred or is:later.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already subscribed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds selected</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n listed twice</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moved</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n repaired</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n skipped</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>All {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Already subscribed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Already subscribed {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bring along</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Empty</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Import from {reader}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Into</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moves here from {folder}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moves to this folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Progress</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Read states</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reading {source}…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Select all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Select none</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stars</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tags</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Top level</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{new} of %n new</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message numerus="yes">
            <source>%n subscriptions added</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions added from {reader}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>3 days</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Articles arrive in the background. You can start reading now.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Mark %n as read</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark older articles as read?</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles have arrived yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Older than</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Progress</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start reading</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Undo import</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>[%n] are no longer in their feeds: added from the copy in {reader}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] articles marked as read, as they were in {reader}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] starred articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] tagged articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>a day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>a month</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>a week</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes left</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n feeds refreshed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{old} of %n new articles are older than that. Ctrl+Z undoes it.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No shortcuts match.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Change shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Press the new shortcut</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reassign from all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reassign from “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove {keys}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reset to default</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{keys} is already assigned to this.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{keys} is used by {names}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>KeyList</name>
        <message>
            <source>Actions</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change shortcuts…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Print…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Window</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, not by when you read.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend: {names}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>failed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>likely</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no network</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>not before</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>planned</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>refused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>something new</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>usually posts</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>LineDetails</name>
        <message>
            <source>Only this feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ListLinks</name>
        <message>
            <source>Compact rows</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n articles today</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles yesterday</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles, {day}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found, more may be missing, {days}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n missing articles, {days}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find missing articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search further back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Searching page {page} of {pages}…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The archive has more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The archive has no more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The publisher has no archive.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>also in %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>closed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>open</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>tagged {tags}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{found}, at least %n still missing, {days}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>LogFilters</name>
        <message>
            <source>All days</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All errors</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Everything</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed, reason or address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Filter entries</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only {title}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Result</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show all feeds, not only {title}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Details</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only this feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>LoginStart</name>
        <message>
            <source>Start at login could not be changed: {why}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Select an article, or press Space for the first unread.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Read later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Star</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starred</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>read later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>starred</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Default</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Digest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Never</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>As soon as they arrive</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Default for all feeds: {how}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>From folder {folder}: {how}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No notification</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Off for imported feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One digest, shortly before you usually read</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more in {feed}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and {count} more in %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OtherReaders</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n read</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tagged</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import from another reader</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Looking for other readers…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No other reader was found on this computer. Choose its export: OPML, a database, JSON or CSV.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{feeds} in %n folders</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Commands</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Go to a feed, folder or article, or run a command</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Go to anything</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No results</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Off</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>On</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Saved search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Shown</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tag</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{size} px</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>PaletteFooter</name>
        <message>
            <source>Esc</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tab</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>choose</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>open</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>search all articles for “{words}”</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Back to the list</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No articles</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bytes</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hours</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n links</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n opened articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reading times</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shortcuts changed.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times at the computer</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A third of the requests</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A tray icon shows whether there are unread articles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>About [{requests}] a day for {feeds}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An article counts as missed at every visit before it is fetched.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Article font</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Article text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Article text size in pixels.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Average number of requests a day for each feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Back up everything once a day.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Backup created.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Backups</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Both</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Budget</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>By name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>By priority</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>By unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Change any keyboard shortcut.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Changed keyboard shortcuts as JSON: action names with their keys.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Checking the backup…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Closing the window hides it; feeds keep refreshing.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Compact</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copied</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Daily backups</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dark</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Database: {database}. Backups: {backups}. Pictures: {pictures}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Default</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Digest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Do not load</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter the full path of a file ending in .xml or .atom.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Erased. Earlier backups still contain it. You can undo this until you quit.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Every feed is refreshed at least this often, unless its server forbids it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Everything is restored.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Everything is stored in one file on this computer. Nothing is sent to anyone.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Expect to miss [{misses}] a day, using about {volume}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Expect to miss [{misses}] a day.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Export…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed icons</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feeds are never refreshed more often than this, except after 15 minutes when you open the window.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find a font</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Font for article text and titles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>For a day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>For a week</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>General</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Half of the requests</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Held back and delivered together.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide duplicates</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>High</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hours without refreshing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How articles look and what opening one does.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How long an article has to be open, if it is marked as read some seconds later.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How much of the budget to use on a metered connection.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How much of the budget to use while the battery is low.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How refresh times are chosen: from what Beforehand learned, by timers, or by a method from the literature.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How the window looks and when Beforehand runs.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Interface language, after restart.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Interface text size</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keep read articles for</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Known from: {signals}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Layout</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Learned data</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Learning paused until</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Leave feeds and folders without unread articles out of the sidebar.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Less: {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Light, dark, or the system setting.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Line {number} is not valid: enter a unique name, a colon, and an http or https address that contains {url}, {title} or {text}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>List above the article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>List density</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Load</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Load feed icons from their websites, once a month each.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Load pictures from their websites, in articles and lists.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Longest cache time</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Longest interval</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Low</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Manually</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark articles as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Maximum width of article text in pixels.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Missed articles are not estimated while learning is off.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More: {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Names of sites you opened links to: nothing stored.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Names of sites you opened links to: {links}, {size}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Network</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Never</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No automatic refreshing during these hours. You can still refresh manually.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No file</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No font of that name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No notifications during these hours.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No preferences match.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No shortcuts changed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Normal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not enough data yet: check back in a few days.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing about you is recorded until this time, in seconds since 1970; 0 if learning is not paused.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>On a metered connection</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One budget for all feeds, spent where it matters most to you.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One per line, as “Name: https://example.org/add?url={url}&amp;title={title}&amp;text={text}”. The address opens in your browser; {text} is the selected text or the start of the article.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only when I usually read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Order of folders and feeds in the sidebar.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pages</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pause learning</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Paused until you resume.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Paused until {time}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pictures in lists</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Preferences: {label}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Privacy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quiet hours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Read articles without a star are removed after this time, once their feed no longer has them.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reading</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Record on this computer when you are at it, and refresh what you probably read next as soon as you come back. Requests right after you unlock tell servers when you come; none are sent with this off. What is stored stays until you erase it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Record on this computer when you open the window, what you read and which sites you open links to, so that feeds are ready in time and For you matches your interests.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh feeds in the background.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh history</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh history: nothing stored.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh history: {retrievals}, {size}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh plan</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Restore</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Restore this backup? Beforehand restarts with it. Your current data is kept as a backup and can be restored later.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Resume learning</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Save power and data</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Saved in {folder}: {visits}, {opened}, {readings}, {links}, {stays}, {retrievals}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Scrolled past means: it was in sight, and you scrolled on. Undo takes back everything you scrolled past.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Seconds until read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Serif font</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Services to share with</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Shortest interval</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show an article from several feeds only once, with the names of the other feeds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the number of unread articles in the sidebar.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Some seconds later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sort feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starred articles as a feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start and end are the same time.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start and quit</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start hidden at login; feeds keep refreshing.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Storage</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>System</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Text size</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Text size in lists and menus in pixels, after restart.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>That is about {volume} a day.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Theme</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This desktop gives no signal when you come back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This desktop has no tray, so closing the window quits Beforehand.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This font is not installed. Beforehand chooses one automatically.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This value is not valid.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three columns</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three columns, or the list above the article.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three lines</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three lines per article, or only the title and feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Time</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unless a feed or folder says otherwise. Off for imported feeds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Until I resume</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Use a serif font for articles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Use letters, digits and punctuation in one line, at most 200 characters.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>User agent</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>User agent sent to servers. Leave empty for the default. Feeds can have their own.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Visits, reading and times at the computer</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What is stored, for how long, and backups.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What websites see</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What you read and for how long: nothing stored.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What you read and for how long: {readings}, {size}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When Beforehand notifies you of new articles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When opened</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When opened or scrolled past</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When the battery is low</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When to load the picture beside an article in a list. Websites only see requests for pictures in view.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When you open the window and which feeds you read: nothing stored.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When you open the window and which feeds you read: {visits} {days}, {opened}, {size}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When you were at this computer: nothing stored.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When you were at this computer: {stays} {days}, {size}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Width of article text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With the list</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>first input after 15 minutes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hardly any article</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>on %n days</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>switch of user</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>unlock</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>wake</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}: from</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}: until</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{time}, before a backup was restored</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{time}, before an update</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{time}: damaged, cannot be restored</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>PresenceLane</name>
        <message>
            <source>At this computer</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>High</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Highest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Low</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lowest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Normal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Priority</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Set automatically</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{weight}, because little of it is read. Move the slider to set it yourself.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{weight}, because much of it is read. Move the slider to set it yourself.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>Beforehand quit before this finished.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter them in the feed's properties, or find a private feed address in your account on the site.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>If this persists, find a new address on its website, or unsubscribe.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It is not retried automatically.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It will not return: you can unsubscribe.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next try: {time}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No article was found in the page.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No feed was found at {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing found at this address (404).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing on the page matches the chosen blocks now.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Probably temporary.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Since {time}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Something went wrong ({detail}). See the log file for details.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The address leads to a private network ({detail}), which is not allowed for a public feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The address redirects in a way that cannot be followed ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The answer is larger than {detail}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The answer is not a feed ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The article's address is not a web page ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The connection is not secure: {detail}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The database is damaged: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The database is missing or empty: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The disk is full: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The feed could not be read ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The feed defines XML entities, which is not allowed for security reasons.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The feed has no address for this article.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The feed has no pages of older articles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The feed is cut off; complete articles were kept.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The feed took too much time or memory to read.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file could not be read: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file could not be written: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The name {detail} was not found.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The page asks its readers to sign in or to subscribe.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The page at {detail} is filled by scripts in the browser: it has no text that could be followed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The page has no more text than the feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The profile folder cannot be written to: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The publisher has to fix this. The website may offer another feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The publisher may block feed readers. Its website may still work in your browser.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The publisher removed this feed (410).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server answered with an error ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server asks to wait (429).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server did not answer in time ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server does not accept connections ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server is not available at the moment (503).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server refuses access (403).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server requires a user name and password.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server sent an empty page.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The server's answer was incomplete or invalid ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The site may offer a smaller feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The system keyring is unavailable ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no network connection.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This computer is out of memory or processes ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This database belongs to another program and was not changed: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This folder cannot be used: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is not a CSS selector: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is not a subscription list ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is not a valid web address: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This network requires you to sign in. Open your browser to sign in.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This picture cannot be displayed ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This profile is in use by another Beforehand ({detail}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This profile was written by a newer version of Beforehand ({detail}). Nothing was changed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This value is not valid: {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unlock or set up the system keyring, then refresh the feed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You are already subscribed to {detail}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You are not subscribed to {detail}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Advanced…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Always</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Default</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Different folders</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Full text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keep read articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Less</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Priority</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Properties: {title}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refreshed less often</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refreshed more often</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Save</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The full text is loaded from the article's website.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Title</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Top level</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{weight}, because little of it is read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{weight}, because much of it is read</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>QuietLine</name>
        <message>
            <source>Dismiss</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>, and you by {clock}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>; the budget is used up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>a feed is refreshed at most once in {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>about {number} new articles expected</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>at least once a day, {articles}{visit}{budget}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>every {time}, like every feed ({name})</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>failed %n times in a row, so it is tried less often</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>hardly any new article expected</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it was downloaded in full less than a day ago</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it was refreshed less than a minute ago</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its address changed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>its server asked to wait</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>new subscription</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no success yet: tried after 2, 10 and 30 minutes, then hourly</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on vacation, and the feed may drop articles by then</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on vacation, so after {time} at the latest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>password entered</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a day</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a week</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>rarely posts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>refreshed before you return</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>removed by its publisher, no longer refreshed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the feed may drop articles, {articles}{visit}{budget}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the last answer could not be saved</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the publisher asks for no earlier refreshes (skipHours, skipDays)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the publisher asks for no refreshes at that hour (skipHours, skipDays)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the publisher asks for {time} (ttl)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the publisher removed the feed (410)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the publisher updates every {time} (updatePeriod)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the server asked for {time} (Retry-After)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the server asked for {time} (max-age)</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>the server asked to wait %n times in a row (429)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>the server refused it or does not have it, so it is tried once a day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>you asked for it</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>you cancelled the last one</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>you just came back, {articles}{visit}{budget}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>you opened the window, {articles}{visit}{budget}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>you subscribed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number} h</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number} min</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{rate}, so about every {time}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message numerus="yes">
            <source>%n articles came from the damaged file.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles could not be read.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds are there</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Backups (*.sqlite *.sqlite3 *.damaged-*);;All files (*)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Beforehand cannot open its database</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It was not changed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It was saved as {path}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Its remains were saved as {path}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No backup was found. Restore one from elsewhere, or start over.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quit</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Restore backup…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start over</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start that version, or use another profile. This one was not changed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The backup from {time} was restored: {feeds}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The database is damaged or missing. It is rebuilt from the newest backup and what is still readable.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The database must be rebuilt, which needs about as much free space again. Nothing was changed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from the backup from {time} and what was still readable: {feeds}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from what was still readable: {feeds}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The database was missing. It was restored from the backup from {time}: {feeds}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is not Beforehand's database</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This profile is from a newer Beforehand</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Try again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Updating your article database</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your database is damaged</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your database is missing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your previous data is kept as a backup and can be restored.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>%n feeds cannot be refreshed yet</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>; the first at {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused or were removed by their publishers</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds were removed by their publishers</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to refresh: there are no feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} is paused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} was removed by its publisher</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Resume</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{title} cannot be refreshed before {time}: {why}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ReportSheet</name>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy report</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Report</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Report a problem</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Report copied</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Versions and the end of the log. Addresses and file names are removed, and nothing is sent.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Results</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message>
            <source>Learning is off</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Learning paused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Learning: day {day}/{days}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You usually read at {times}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>now {time}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles had changed.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: {articles}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Found %n.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Found nothing new.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Likely about {time}. The plan is updated every 15 minutes.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not before {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Planned {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refreshing is paused until {time}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The request budget is used up for now and is checked again then.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tried {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>about %n new articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>about {number} new articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>at the computer</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>came back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>failed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hardly any new articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>likely</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no network</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>not before</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>planned</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>refused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>your visits</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{time}: no details in the log.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look} and {articles} were expected.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} because the longest interval had passed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} because you came back to the computer.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} because you opened the window.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} for the first time.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} manually.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} on schedule.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} to catch up.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what}, again after a failure.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what}, before the feed drops articles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what}, not earlier: {reason}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what}: visit likely by {look}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what}: {articles} expected, visit likely by {look}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what}: {articles} expected.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what}: {reason}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RhythmPage</name>
        <message>
            <source>Rhythm</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>dddd d MMMM</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>invented for the demo</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>learned from {day} of %n days</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>learning is off</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>learning paused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>learning paused until {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>learning: day {day}/{days}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nothing learned yet</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n articles came without a usable date; they are not counted.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles read in the last {days} days, and how far you followed their links.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days with visits so far.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed last time</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer requests this week than refreshing hourly</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more requests this week than refreshing hourly</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n never refreshed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not refreshed for a day</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them had no usable answer.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them missed nothing.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paused or removed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests this week</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n servers asked to wait</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>A few days are too short to tell, or to compare with a fixed timer.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A little alike</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An article counts as missed at every visit before it was fetched. Share of all articles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Articles posted in this period, after their feed's first refresh, and fetched since.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Asked to wait</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Beforehand</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Beforehand missed {misses}, a fixed timer would have missed {others}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>By host</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Counted since {time}, when the log begins.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Covers {share} % of the time: up to each feed's last successful refresh.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Day {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Days</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Estimated from the articles it lists.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Everything stays on this computer.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fairly alike</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fixed timer</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>For you, after 20 articles read.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Half of the articles were fetched within this time.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hardly alike</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Host</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How alike your days are</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How often each feed posts, and when</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How often you opened the window.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Known after about a week with visits on most days.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Last %n days, {dates}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, and missed articles are not estimated.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Learning is off: no visits recorded, so missed articles are unknown.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Missed articles a day by refreshes a day. Drag the point to change the plan.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Missed articles appear around {date}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Missed, and still missing three seconds after opening.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Missed, with the same %n requests</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Most visits between {begin} and {end}, on {share} % of days.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No feed is refreshed automatically yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No feed was refreshed twice yet, so missed articles are unknown.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No links opened from articles yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No refreshes in this period.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No refreshes this week.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No visits recorded yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Opened a link in it</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Opened its page</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Overall, the timer would have done better.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Read here only</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refreshes a day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refreshes move to shortly before your visits, and the scorecard compares them with a fixed timer.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Requests</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Requests and missed articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Requests answered with a few bytes: nothing new.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Requests by host</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Saved</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Server load</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Simulated on the same log.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>The plan makes about %n refreshes a day</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on none of the %n days with visits.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on {lost} of the %n days with visits.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Then shown here as a chart.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Times a feed dropped articles before they were fetched.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Today</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Transferred</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Unknown since then for %n feeds: {states}.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Very alike</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Visits by hour, %n days. Strong colour: again at the same hour on the next day.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Went on from there</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What Beforehand learns, and when</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What interests you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What more or fewer requests would bring</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When you usually visit</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Where articles lead you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>about {misses} missed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>at least %n missing</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>days</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>fixed timer</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>gaps</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>h</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>late after opening</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>median delay</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>min</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>missed at visits</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no server asked to wait</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>refreshes a day, all %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>requests</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>s</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>transferred</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>unchanged (304)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>visits</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{level}: in {repeated} % of the hours you visited, you also did the next day. By chance it would be {chance} %.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{requests} a day</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{requests} a day: about {misses} missed; a fixed timer would miss about {others}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{share} unchanged (304)</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits came within 60 s of your return to the computer.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n feeds gave no answer.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds refreshed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>After {time} away.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>At this computer for {time}. {returns}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>At this computer {times}. {returns}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times this week.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times today.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Last {days} days: {visits}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not at this computer this week.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not at this computer today.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing new, known {time} later.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing was refreshed because of it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Signal: {signal}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You came back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You just came back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>input after a break</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>program start</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>since {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>switch of users</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>unlock</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>wake</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{articles}, ready {time} later.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits within 60 s</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{what} after {time} away, because you often read soon after.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{what} as you came back.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned this week.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned today.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>It is {time}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rhythm needs about a week</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Until then, feeds are refreshed by how often they post, and when you open the window.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You usually read at {times}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You visited at {times}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your usual reading times are not known yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>after {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>due</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>due since {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>failed %n times</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>manually</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>next {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>not before {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>not refreshed this week</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>not refreshed today</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>paused</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>posts mostly {times}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times this week</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times today</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refused %n times</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>removed by publisher</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Ribbon</name>
        <message>
            <source>When you read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>next</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>ticks: planned refreshes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>usually {time}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Add to favourites</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move to</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open website</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reload from scratch</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove saved search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove tag from all articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed by its publisher: unsubscribe</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rename</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Top level</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Action</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove action</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tag name</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RuleForm</name>
        <message>
            <source>Add a condition</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Add an action</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rule name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Then:</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When an article arrives and {how} of these match:</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>any</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message numerus="yes">
            <source>Matches {count} of the last %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Add a condition: a rule without one matches nothing.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Add an action.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Any field</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Author</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Category</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose a feed from the list.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose a folder from the list.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter a name for the rule.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter a tag name.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter text to match.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Link</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New rule</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Notify</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stopped: {why}. Change the expression, or switch the rule off and on to try again.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tag</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Title</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>begins with</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>contains</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>does not contain</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>does not match expression</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>is</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>is not</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>matches expression</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Apply to matches now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Delete rule</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Matching articles appear here.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New rule</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag or hide them.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>a day, a month or “yesterday”</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>by an author</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>in a feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>in a folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>in the title</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>unread, starred, later…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>with a tag</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SecondInstance</name>
        <message>
            <source>Saved as {name}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Sharing</name>
        <message>
            <source>“{title}.”</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SidePage</name>
        <message>
            <source>Back to the list</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>StarredFeed</name>
        <message>
            <source>Starred articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The starred articles feed is not up to date: {why}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Review feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic. You review every feed before it is added.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Starters</name>
        <message>
            <source>Ideas and culture</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nature and places</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open source</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Science</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Space</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Technology</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Web comics</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>World news</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n feeds could not be reached</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds not refreshed yet</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles so far</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>A third of the requests: {why}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Half of the requests: {why}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next refresh is due</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No new articles so far</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not ready yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>On vacation until {day}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Refreshing {done} of %n</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Retried automatically. Click to see the problems.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sign in to this network first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Up to date since {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>low battery</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>metered connection</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Privacy preferences…</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>StripsArea</name>
        <message>
            <source>By name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feed order</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Most missed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Most read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next first</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>StripsView</name>
        <message>
            <source>Feeds: posting times, past and planned refreshes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No feeds yet.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SubscriptionsPane</name>
        <message>
            <source>Add site or feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Menu</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Synonyms</name>
        <message>
            <source>English, German, French, Spanish, Japanese, Chinese, translation, locale</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pocket, Instapaper, Mastodon, read-it-later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>VPN, tor, connection</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>alphabetical, A to Z</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>article list, hide list, full width</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>at night, sleep, do not refresh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>at once, immediately</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>automatic, auto mode, default colours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>automatically read, mark on scroll</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>autostart, login, boot, launch</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>background tabs, web pages</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>background, minimize, close to tray</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>backup, copies, restore</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>backup, download my data</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>badges, numbers, unread counts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>browser name, identity</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>budget, limit, traffic, how often</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>bug, feedback, log file, support</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>by hand, never</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>cache, max-age, expires, maximum</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>cancel refresh, abort</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>catch up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>classic, horizontal, mail view</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>close all folders, fold all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>columns, split, view mode</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>columns, vertical, side by side, three panes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>comfortable, cosy, large rows, with preview</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>command palette, jump</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>compact, comfortable, row height</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>compact, dense, small rows, titles only</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>copy URL, copy address, clipboard</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>custom order, drag and drop</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>dark, night, dark mode, night mode, black</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>delay</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>delay, wait</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>delete feed, remove feed, unfollow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>digest, timing of notifications</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>discover, suggestions, recommended feeds, examples</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>dismiss, delete article, remove article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>do not disturb, night</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>down the sidebar</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>down, forward</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>duplicates, deduplicate</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>email, e-mail, forward</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>exit, close program</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>export Markdown, download article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>export PDF, download article</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>favicons, logos</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>favourite, favorite, like, bookmark, save article, unstar</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>favourites, favorites, bookmarks, saved articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>feed settings, edit feed, rename feed, info</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>filters, automation, mute, block</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>find articles, look for</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>find feed, search sidebar, search feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>font size, scale, zoom, bigger</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>font size, zoom</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>font, typeface</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>health, errors, problems, broken feeds, dead feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hide read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>history, network log, requests, downloads</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>home, inbox, everything, all items</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>how often, refresh every, maximum</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>how often, refresh every, minimum</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>images, tracking, block images</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>important first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>jump to top, latest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>label, category, keyword</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>latest, recent</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>light, day, light mode, day mode, white, bright</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>line length, column, margins</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>load from URL</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>mark as read on scroll, scrolling</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>mark as read, catch up, clear, done</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>mark as read, mark as unread, keep unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>migrate, switch, stars, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>mobile data, hotspot, save data</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>most unread first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>new filter, create filter, mute</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>new, inbox</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>night mode, day mode, colours, colors, appearance, skin</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>notification area, status icon</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>notifications, alerts, popups</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>only unread feeds, hide empty folders</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>only unread feeds, hide empty folders, show read feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>open all folders, unfold all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>open file, load subscriptions, migrate</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>page down</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>page up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>paper</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>pin feed, unpin, favorite, bookmark feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>power, laptop, energy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>preview, reading pane</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>privacy, tracking, personalise, personalize</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>privacy, tracking, unlock, wake, idle, presence</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>publish, RSS of starred</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>reading list, saved, queue</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>reading mode, readability, original text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>recommended, personal, suggestions, smart list</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>refresh all, refresh everything, update all, reload all, sync all, fetch all</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>refresh automatically, update, background, offline</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>refresh, update, reload, sync, check for new, fetch</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>reset zoom, actual size, default font size</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>resume refreshing, continue, unpause</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>retention, delete old, clean up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>revert, take back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>save for later, bookmark, queue, pocket</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>save subscriptions, export feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>search in page</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>search this list, refine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>send, forward</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>settings, options, configuration</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, help</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, key bindings</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sidebar order, arrange, alphabetical</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sidebar, feed list, hide feeds, full width</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>smart folder, search folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>statistics, schedule, timetable, chart</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>stop refreshing, do not disturb, snooze</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>subscribe, new feed, follow, RSS</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>thumbnails, previews, images, cards</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>thumbs down, dislike, not interested</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>thumbs up, like, recommend</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>up the sidebar</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>up, back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>version, info, licence</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>web page, original, external, visit site</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>zoom in, bigger font, increase font size</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>zoom out, smaller font, decrease font size</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>TabbedPage</name>
        <message>
            <source>Activity</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message>
            <source>Add a tag</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Create tag “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tags</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Tags of %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Default size and width</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Font</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Narrower column</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sans</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Serif</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Size</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Wider column</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Width</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ThinScrollBar</name>
        <message>
            <source>Scroll</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message>
            <source>Today</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>d</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>d MMMM</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{first}–{last}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{hours} h</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No unread articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quit</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>TreeDelegate</name>
        <message>
            <source>New name</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>For you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Health</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tags</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Today</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>folder</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>problem: {what}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>saved search</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>tag</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>TreeView</name>
        <message>
            <source>Subscriptions</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Added</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds to favourites</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Added the folder {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Added the rule {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Added to Read later</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Added to Read later: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Added to favourites</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Added {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Added {name} to favourites</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Added “{name}” to Read later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Address changed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Changed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Changed %n items</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the address of {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Changed the rule {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Changed the search {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Changed the settings of %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the settings of {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Changed the tags of “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Changed {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Deleted the tag {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder added</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder moved</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder removed; its feeds are kept</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder renamed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Folder restored</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hid “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Hidden: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Ignored %n feeds until they change</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Ignored until it changes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ignored {name} until it changes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Imported</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Learned data erased</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Less like “{name}” from now on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Less of this from now on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Marked all as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Marked all as read: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Marked as read: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Marked as unread: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Marked “{name}” as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Marked “{name}” as unread</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Merged two subscriptions to the same feed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Merged two subscriptions to {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Merged two tags into {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More like “{name}” from now on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More of this from now on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moved</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Moved %n folders</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved %n items</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Moved the folder {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moved {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Muted %n feeds: new articles arrive as read</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Muted {name}: new articles arrive as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Muted: new articles arrive as read</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Neither more nor less like “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Neither more nor less of this</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Paused</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Paused %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Paused {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Removed %n feeds from favourites</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n folders; their feeds are kept</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n items</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Removed a tag from “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed from Read later</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Removed from Read later: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Removed from favourites</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed the folder {name}; its feeds are kept</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed the rule {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed the search {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed the star from “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed {name} from favourites</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Removed “{name}” from Read later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Renamed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Renamed a folder to {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Renamed a tag to {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Renamed to {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Restored the folder {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Resumed refreshing</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Resumed refreshing %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Resumed refreshing {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rule added</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rule applied</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Rule applied: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Rule changed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rule removed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Saved the search {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search changed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search removed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search saved</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Settings changed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Showing “{name}” again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Shown again</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Shown again: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Star removed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Star removed: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Starred</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starred “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Starred: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Subscribed again</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Subscribed to %n feeds again</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Subscribed to {name} again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tag deleted</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tag removed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Tag removed: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Tag renamed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tagged</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tagged “{name}”</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Tagged: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Tags changed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Tags changed: %n articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Tags merged</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unsubscribed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Unsubscribed from %n feeds</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Unsubscribed from {name}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>UsualWords</name>
        <message>
            <source>usually posts {days}, {hours}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>usually posts {times}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message numerus="yes">
            <source>%n feeds would lose articles</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more might.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Automatic refreshing is off, so articles may go missing.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Away until {day}. Only feeds that would lose articles are refreshed, and all feeds shortly before you return.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>End vacation</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hide feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Length of vacation</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No feed would lose articles</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show feeds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start vacation</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Turn this on and, until {day}, only feeds that would lose articles are refreshed while this computer is on.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Works while this computer is on. Opening the window does not end it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>for %n days</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>for a week</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>for three weeks</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>for two weeks</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{feeds} if you are away {duration} and this computer is off.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, full after {duration}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, may be full already</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{title}: only if it posts more than usual</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message numerus="yes">
            <source>All %n feeds are working</source>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Last refresh at {time}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
</TS>
