<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Articles</source>
            <translation>&amp;Artikel</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;Go to</source>
            <translation>&amp;Gehe zu</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>A&amp;nsicht</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>Verlauf der Abrufe</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>Website oder Feed hinzufügen…</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Alle Artikel</translation>
        </message>
        <message>
            <source>Change keys…</source>
            <translation>Tasten ändern…</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Als Markdown kopieren</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>Zitat kopieren</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Link kopieren</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>Titel und Link kopieren</translation>
        </message>
        <message>
            <source>Export OPML…</source>
            <translation>OPML exportieren…</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>Alles exportieren…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>Im Artikel suchen…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Für Sie</translation>
        </message>
        <message>
            <source>Full text or feed text</source>
            <translation>Volltext oder Feed-Text</translation>
        </message>
        <message>
            <source>Go on fetching</source>
            <translation>Weiter abrufen</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>Gehe zu…</translation>
        </message>
        <message>
            <source>Health of feeds</source>
            <translation>Zustand der Feeds</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ausblenden</translation>
        </message>
        <message>
            <source>Import OPML from the web…</source>
            <translation>OPML aus dem Web…</translation>
        </message>
        <message>
            <source>Import OPML…</source>
            <translation>OPML importieren…</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Größere Schrift</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>Weniger davon</translation>
        </message>
        <message>
            <source>List beside or above the article</source>
            <translation>Liste neben oder über dem Artikel</translation>
        </message>
        <message>
            <source>Make a rule from this article…</source>
            <translation>Regel aus diesem Artikel…</translation>
        </message>
        <message>
            <source>Mark all read</source>
            <translation>Alle als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark older ones read</source>
            <translation>Ältere als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark those above read</source>
            <translation>Alle darüber als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark those below read</source>
            <translation>Alle darunter als gelesen markieren</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>Mehr davon</translation>
        </message>
        <message>
            <source>Narrow this list…</source>
            <translation>Diese Liste eingrenzen…</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Neue Artikel</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>Nächster Artikel</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>Nächster Feed</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Nächster ungelesener</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Im Browser öffnen</translation>
        </message>
        <message>
            <source>Open pages of all chosen</source>
            <translation>Seiten aller ausgewählten öffnen</translation>
        </message>
        <message>
            <source>Pause fetching for 1 hour</source>
            <translation>Abrufen für 1 Stunde anhalten</translation>
        </message>
        <message>
            <source>Pause fetching until tomorrow</source>
            <translation>Abrufen bis morgen anhalten</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Einstellungen…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>Vorheriger Artikel</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>Vorheriger Feed</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>Vorheriger ungelesener</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Drucken…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Eigenschaften…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Später lesen</translation>
        </message>
        <message>
            <source>Read or unread</source>
            <translation>Gelesen oder ungelesen</translation>
        </message>
        <message>
            <source>Retrieve all now</source>
            <translation>Alles jetzt abrufen</translation>
        </message>
        <message>
            <source>Retrieve this list now</source>
            <translation>Diese Liste jetzt abrufen</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rhythmus</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>Regeln…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>Als Markdown mit Bildern sichern…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Als PDF sichern…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Diese Suche speichern</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>Zurückblättern</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>Blättern, dann Ungelesenes</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>Link per E-Mail senden…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Teilen…</translation>
        </message>
        <message>
            <source>Show all keys</source>
            <translation>Alle Tasten zeigen</translation>
        </message>
        <message>
            <source>Show or hide subscriptions</source>
            <translation>Abos ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Show or hide the article</source>
            <translation>Artikel ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Show or hide the list</source>
            <translation>Liste ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Kleinere Schrift</translation>
        </message>
        <message>
            <source>Standard text size</source>
            <translation>Standard-Schriftgröße</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Mit Stern</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>Feeds nach Themen…</translation>
        </message>
        <message>
            <source>Stop retrieving</source>
            <translation>Abruf anhalten</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>Schlagwörter…</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Heute</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Ungelesen</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>Nur ungelesene</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abbestellen</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n neu</numerusform>
                <numerusform>%n neu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n changed</source>
            <translation>
                <numerusform>, %n geändert</numerusform>
                <numerusform>, %n geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Begun {begun}, done {done}.</source>
            <translation>Begonnen {begun}, fertig {done}.</translation>
        </message>
        <message>
            <source>Expected: {number} new articles.</source>
            <translation>Erwartet: {number} neue Artikel.</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Gescheitert</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Neue Artikel</translation>
        </message>
        <message>
            <source>No network</source>
            <translation>Kein Netz</translation>
        </message>
        <message>
            <source>No such line.</source>
            <translation>Keine solche Zeile.</translation>
        </message>
        <message>
            <source>Not changed</source>
            <translation>Unverändert</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nichts Neues</translation>
        </message>
        <message>
            <source>Nothing was retrieved yet.</source>
            <translation>Noch nichts abgerufen.</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>Abgewiesen</translation>
        </message>
        <message>
            <source>Requests for pictures, icons, pages and lists stand in the log file in the profile's folder of logs.</source>
            <translation>Anfragen nach Bildern, Symbolen, Seiten und Listen stehen in der Protokolldatei im Protokollordner des Profils.</translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation>Als CSV sichern…</translation>
        </message>
        <message numerus="yes">
            <source>Saved %n lines as {name}</source>
            <translation>
                <numerusform>%n Zeile als {name} gespeichert</numerusform>
                <numerusform>%n Zeilen als {name} gespeichert</numerusform>
            </translation>
        </message>
        <message>
            <source>Why: {why}.</source>
            <translation>Warum: {why}.</translation>
        </message>
        <message>
            <source>You were expected to look by {time}.</source>
            <translation>Ihr Blick wurde bis {time} erwartet.</translation>
        </message>
        <message>
            <source>after a failure</source>
            <translation>nach einem Fehler</translation>
        </message>
        <message>
            <source>because you look</source>
            <translation>weil Sie hineinschauen</translation>
        </message>
        <message>
            <source>before articles are lost</source>
            <translation>bevor Artikel verloren gehen</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>von Hand</translation>
        </message>
        <message>
            <source>by schedule</source>
            <translation>nach Plan</translation>
        </message>
        <message>
            <source>by the shortest pause</source>
            <translation>nach der kürzesten Pause</translation>
        </message>
        <message>
            <source>first time</source>
            <translation>erstes Mal</translation>
        </message>
        <message>
            <source>to catch up</source>
            <translation>zum Nachholen</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} s</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>Website oder Feed hinzufügen</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>Beliebige Adresse: Website, Feed oder Kanalseite</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Looking for the feed</source>
            <translation>Feed wird gesucht</translation>
        </message>
        <message>
            <source>Looking for the feed…</source>
            <translation>Feed wird gesucht…</translation>
        </message>
        <message>
            <source>Paste any address. The feed is found for you.</source>
            <translation>Eine beliebige Adresse genügt. Der Feed dazu wird gefunden.</translation>
        </message>
        <message>
            <source>This address is in your own network. Add it only if you expected it.</source>
            <translation>Diese Adresse liegt in Ihrem eigenen Netz. Fügen Sie sie nur hinzu, wenn Sie sie erwartet haben.</translation>
        </message>
        <message>
            <source>This page has several feeds. Which one?</source>
            <translation>Diese Seite hat mehrere Feeds. Welcher soll es sein?</translation>
        </message>
    </context>
    <context>
        <name>Arrangement</name>
        <message>
            <source>Best first</source>
            <translation>Beste zuerst</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Nach Tag</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>Nach Feed</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Neueste zuerst</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>Nicht gruppiert</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Älteste zuerst</translation>
        </message>
    </context>
    <context>
        <name>ArticleHeader</name>
        <message>
            <source>Full text</source>
            <translation>Volltext</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Als ungelesen markieren</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Im Browser öffnen</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Stern entfernen</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Teilen</translation>
        </message>
        <message>
            <source>Show the feed's text</source>
            <translation>Text des Feeds zeigen</translation>
        </message>
        <message>
            <source>Show the full text</source>
            <translation>Volltext zeigen</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
    </context>
    <context>
        <name>ArticleListHeader</name>
        <message>
            <source>Close search</source>
            <translation>Suche schließen</translation>
        </message>
        <message>
            <source>Mark all read</source>
            <translation>Alle als gelesen markieren</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Retrieve now</source>
            <translation>Jetzt abrufen</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>Alle Artikel durchsuchen</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>Nur ungelesene zeigen</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>Sortieren und gruppieren</translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message>
            <source>Also in</source>
            <translation>Auch in</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Audio</source>
            <translation>Audio</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Comments</source>
            <translation>Kommentare</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Adresse kopieren</translation>
        </message>
        <message>
            <source>Fetching the full text…</source>
            <translation>Volltext wird abgerufen…</translation>
        </message>
        <message>
            <source>Leads to {host}, not to {named}: {address}</source>
            <translation>Führt zu {host}, nicht zu {named}: {address}</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Im Browser öffnen</translation>
        </message>
        <message>
            <source>Parts of this article are too large or too deeply nested to show as they are. The original is in the browser.</source>
            <translation>Teile dieses Artikels sind zu groß oder zu tief verschachtelt, um sie unverändert zu zeigen. Das Original steht im Browser.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>Zitat</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>Als Nächstes</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>The full text is not to be had: {why} This is the feed's own text.</source>
            <translation>Der Volltext ist nicht verfügbar: {why} Dies ist der Text aus dem Feed.</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>Das Bild konnte nicht geladen werden</translation>
        </message>
        <message>
            <source>This article could not be shown. Open its page in the browser to read it.</source>
            <translation>Dieser Artikel war nicht darzustellen. Öffnen Sie seine Seite im Browser, um ihn zu lesen.</translation>
        </message>
        <message>
            <source>This article has no text of its own.</source>
            <translation>Dieser Artikel hat keinen eigenen Text.</translation>
        </message>
        <message>
            <source>This article has no web address that may be opened.</source>
            <translation>Dieser Artikel hat keine Webadresse, die geöffnet werden darf.</translation>
        </message>
        <message>
            <source>This article is very long. Its end is only in the browser.</source>
            <translation>Dieser Artikel ist sehr lang. Sein Ende steht nur im Browser.</translation>
        </message>
        <message>
            <source>This link is not opened: it leads to neither a web page nor an address for mail.</source>
            <translation>Dieser Link wird nicht geöffnet: Er führt weder zu einer Webseite noch zu einer E-Mail-Adresse.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>Video</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>d. MMMM yyyy</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} Min.</translation>
        </message>
    </context>
    <context>
        <name>AskLineSheet</name>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>Backfills</name>
        <message numerus="yes">
            <source>%n lost postings found</source>
            <translation>
                <numerusform>%n verlorener Artikel gefunden</numerusform>
                <numerusform>%n verlorene Artikel gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>No lost postings found</source>
            <translation>Keine verlorenen Artikel gefunden</translation>
        </message>
        <message>
            <source>Nothing is missing any more</source>
            <translation>Es fehlt nichts mehr</translation>
        </message>
        <message>
            <source>{found}: nothing is missing any more</source>
            <translation>{found}: Es fehlt nichts mehr</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Mend now</source>
            <translation>Jetzt reparieren</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>What is shown may be out of date. It is tried again every few seconds.</source>
            <translation>Was Sie sehen, ist vielleicht veraltet. Es wird alle paar Sekunden neu versucht.</translation>
        </message>
        <message>
            <source>What is stored can be read. Start Beforehand again to go on.</source>
            <translation>Gespeichertes bleibt lesbar. Zum Fortfahren Beforehand neu starten.</translation>
        </message>
        <message>
            <source>What is stored can be read; nothing new is kept until this is mended.</source>
            <translation>Gespeichertes bleibt lesbar; Neues wird erst wieder gesichert, wenn dies behoben ist.</translation>
        </message>
    </context>
    <context>
        <name>BugNotice</name>
        <message>
            <source>Beforehand made a mistake and went on. The report {file} is in the folder of logs.</source>
            <translation>Beforehand hat einen Fehler gemacht und läuft weiter. Der Bericht {file} liegt im Ordner der Protokolle.</translation>
        </message>
    </context>
    <context>
        <name>BulkBar</name>
        <message numerus="yes">
            <source>%n chosen</source>
            <translation>
                <numerusform>%n gewählt</numerusform>
                <numerusform>%n gewählt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>It stays in the tray and has your feeds ready when you come back. Ctrl+Q always quits; you can change this in the preferences.</source>
            <translation>Es bleibt in der Leiste und hat Ihre Feeds bereit, wenn Sie wiederkommen. Strg+Q beendet immer; Sie können das in den Einstellungen ändern.</translation>
        </message>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>Soll Beforehand weiterlaufen?</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>Weiterlaufen lassen</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>Beim Schließen beenden</translation>
        </message>
    </context>
    <context>
        <name>CompletionList</name>
        <message>
            <source>{name}, {number} of {count}</source>
            <translation>{name}, {number} von {count}</translation>
        </message>
    </context>
    <context>
        <name>ConditionRow</name>
        <message>
            <source>How to compare</source>
            <translation>Art des Vergleichs</translation>
        </message>
        <message>
            <source>Name of a feed</source>
            <translation>Name eines Feeds</translation>
        </message>
        <message>
            <source>Name of a folder</source>
            <translation>Name eines Ordners</translation>
        </message>
        <message>
            <source>Remove this condition</source>
            <translation>Diese Bedingung entfernen</translation>
        </message>
        <message>
            <source>What to look at</source>
            <translation>Was geprüft wird</translation>
        </message>
        <message>
            <source>What to look for</source>
            <translation>Wonach gesucht wird</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
    </context>
    <context>
        <name>Details</name>
        <message>
            <source>JSON, but not a JSON Feed</source>
            <translation>JSON, aber kein JSON Feed</translation>
        </message>
        <message>
            <source>XML of kind {name}</source>
            <translation>XML der Art {name}</translation>
        </message>
        <message>
            <source>a search needs words</source>
            <translation>eine Suche braucht Wörter</translation>
        </message>
        <message>
            <source>a tag needs a name</source>
            <translation>ein Schlagwort braucht einen Namen</translation>
        </message>
        <message>
            <source>a web page</source>
            <translation>eine Webseite</translation>
        </message>
        <message>
            <source>blanks before the document were dropped</source>
            <translation>Leerraum vor dem Dokument wurde weggelassen</translation>
        </message>
        <message>
            <source>characters that are not UTF-8 were read as Western European</source>
            <translation>Zeichen, die kein UTF-8 sind, wurden als westeuropäisch gelesen</translation>
        </message>
        <message>
            <source>failed once, so the pauses grow</source>
            <translation>einmal misslungen, deshalb werden die Pausen länger</translation>
        </message>
        <message>
            <source>failed {number} times in a row, so the pauses grow</source>
            <translation>{number}-mal in Folge misslungen, deshalb werden die Pausen länger</translation>
        </message>
        <message>
            <source>folders more than {number} deep were joined with the one around them</source>
            <translation>Ordner, die mehr als {number} tief lagen, gingen im umgebenden auf</translation>
        </message>
        <message>
            <source>headers are at most {number} names with their values</source>
            <translation>es sind höchstens {number} Kopfzeilen möglich</translation>
        </message>
        <message>
            <source>in a circle</source>
            <translation>im Kreis</translation>
        </message>
        <message>
            <source>it cannot lie within itself</source>
            <translation>er kann nicht in sich selbst liegen</translation>
        </message>
        <message>
            <source>it did not answer in time</source>
            <translation>er hat nicht rechtzeitig geantwortet</translation>
        </message>
        <message>
            <source>it did not keep the password</source>
            <translation>er hat das Passwort nicht behalten</translation>
        </message>
        <message>
            <source>it does not answer</source>
            <translation>er antwortet nicht</translation>
        </message>
        <message>
            <source>it does not give the password up</source>
            <translation>er gibt das Passwort nicht her</translation>
        </message>
        <message>
            <source>it does not take the password</source>
            <translation>er nimmt das Passwort nicht an</translation>
        </message>
        <message>
            <source>it ended too early</source>
            <translation>sie endete zu früh</translation>
        </message>
        <message>
            <source>it has no feed address</source>
            <translation>ohne Feed-Adresse</translation>
        </message>
        <message>
            <source>it has no feed address and nothing in it</source>
            <translation>ohne Feed-Adresse und ohne Inhalt</translation>
        </message>
        <message>
            <source>it holds control characters</source>
            <translation>sie enthält Steuerzeichen</translation>
        </message>
        <message>
            <source>it holds no outlines</source>
            <translation>sie enthält keine Einträge</translation>
        </message>
        <message>
            <source>it is a link, not a feed</source>
            <translation>ist ein Link, kein Feed</translation>
        </message>
        <message>
            <source>it is in a private network, which a list on the web may not name</source>
            <translation>sie liegt in einem privaten Netz, das eine Liste aus dem Web nicht nennen darf</translation>
        </message>
        <message>
            <source>it is locked</source>
            <translation>er ist gesperrt</translation>
        </message>
        <message>
            <source>it is malformed</source>
            <translation>sie ist fehlerhaft</translation>
        </message>
        <message>
            <source>it is not XML</source>
            <translation>sie ist kein XML</translation>
        </message>
        <message>
            <source>it is not http or https</source>
            <translation>sie ist weder http noch https</translation>
        </message>
        <message>
            <source>it is not well-formed XML (line {number}); what could be read was kept</source>
            <translation>kein fehlerfreies XML (Zeile {number}); was lesbar war, wurde behalten</translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation>sie ist zu lang</translation>
        </message>
        <message>
            <source>it names no host</source>
            <translation>sie nennt keinen Server</translation>
        </message>
        <message>
            <source>it speaks only outdated versions of TLS</source>
            <translation>der Server spricht nur veraltete Fassungen von TLS</translation>
        </message>
        <message>
            <source>it stands for a list kept elsewhere, which is not followed</source>
            <translation>steht für eine Liste an anderer Stelle, der nicht gefolgt wird</translation>
        </message>
        <message>
            <source>it starts with {name}</source>
            <translation>sie beginnt mit {name}</translation>
        </message>
        <message>
            <source>it was downloaded whole less than a day ago</source>
            <translation>er wurde vor weniger als einem Tag ganz heruntergeladen</translation>
        </message>
        <message>
            <source>it was fetched less than a minute ago</source>
            <translation>er wurde vor weniger als einer Minute abgerufen</translation>
        </message>
        <message>
            <source>its address is not one of the web (http or https)</source>
            <translation>die Adresse ist keine Webadresse (http oder https)</translation>
        </message>
        <message>
            <source>its certificate comes from an unknown authority</source>
            <translation>das Zertifikat stammt von einer unbekannten Stelle</translation>
        </message>
        <message>
            <source>its certificate has expired</source>
            <translation>das Zertifikat ist abgelaufen</translation>
        </message>
        <message>
            <source>its certificate is for another host</source>
            <translation>das Zertifikat gilt für einen anderen Server</translation>
        </message>
        <message>
            <source>its certificate is not valid yet</source>
            <translation>das Zertifikat ist noch nicht gültig</translation>
        </message>
        <message>
            <source>its certificate is self-signed</source>
            <translation>das Zertifikat ist selbst ausgestellt</translation>
        </message>
        <message>
            <source>its certificate is signed in an outdated way</source>
            <translation>das Zertifikat ist auf veraltete Weise signiert</translation>
        </message>
        <message>
            <source>its certificate uses a key that is too weak</source>
            <translation>das Zertifikat benutzt einen zu schwachen Schlüssel</translation>
        </message>
        <message>
            <source>its certificate was revoked</source>
            <translation>das Zertifikat wurde widerrufen</translation>
        </message>
        <message>
            <source>its server asked to be left alone</source>
            <translation>der Server bat um eine Pause</translation>
        </message>
        <message>
            <source>more than {number} times</source>
            <translation>mehr als {number}-mal</translation>
        </message>
        <message>
            <source>name not known</source>
            <translation>Name nicht bekannt</translation>
        </message>
        <message>
            <source>neither XML nor JSON</source>
            <translation>weder XML noch JSON</translation>
        </message>
        <message>
            <source>no HTML</source>
            <translation>kein HTML</translation>
        </message>
        <message>
            <source>no connection</source>
            <translation>keine Verbindung</translation>
        </message>
        <message>
            <source>no feed is fetched twice within {time}</source>
            <translation>kein Feed wird binnen {time} zweimal abgerufen</translation>
        </message>
        <message>
            <source>no proper HTTP</source>
            <translation>kein richtiges HTTP</translation>
        </message>
        <message>
            <source>no thread could be started</source>
            <translation>kein Thread ließ sich starten</translation>
        </message>
        <message>
            <source>nothing has come of it yet: tried after 2, 10 and 30 minutes, then hourly</source>
            <translation>es kam noch nichts von ihm: Versuche nach 2, 10 und 30 Minuten, dann stündlich</translation>
        </message>
        <message>
            <source>the connection was cut</source>
            <translation>die Verbindung wurde getrennt</translation>
        </message>
        <message>
            <source>the header {name} is not sent</source>
            <translation>die Kopfzeile {name} wird nicht gesendet</translation>
        </message>
        <message>
            <source>the name look-up took too long</source>
            <translation>die Namensauflösung dauerte zu lange</translation>
        </message>
        <message>
            <source>the name of the program has characters that cannot be sent</source>
            <translation>der Name des Programms hat Zeichen, die nicht gesendet werden können</translation>
        </message>
        <message>
            <source>the opml element is missing</source>
            <translation>das Element opml fehlt</translation>
        </message>
        <message>
            <source>the parser's answer cannot be read</source>
            <translation>das Ergebnis des Einlesens ist nicht lesbar</translation>
        </message>
        <message>
            <source>the picture has no size</source>
            <translation>das Bild hat keine Größe</translation>
        </message>
        <message>
            <source>the publisher asks for {time} (ttl)</source>
            <translation>der Anbieter bittet um {time} (ttl)</translation>
        </message>
        <message>
            <source>the publisher asks not to be visited at that hour (skipHours, skipDays)</source>
            <translation>der Anbieter bittet, zu dieser Zeit nicht abzurufen (skipHours, skipDays)</translation>
        </message>
        <message>
            <source>the publisher asks not to be visited earlier (skipHours, skipDays)</source>
            <translation>der Anbieter bittet, nicht früher abzurufen (skipHours, skipDays)</translation>
        </message>
        <message>
            <source>the publisher took the feed down (410)</source>
            <translation>der Anbieter hat den Feed eingestellt (410)</translation>
        </message>
        <message>
            <source>the publisher updates every {time} (updatePeriod)</source>
            <translation>der Anbieter aktualisiert alle {time} (updatePeriod)</translation>
        </message>
        <message>
            <source>the server asked for {time} (Retry-After)</source>
            <translation>der Server bat um {time} (Retry-After)</translation>
        </message>
        <message>
            <source>the server asked for {time} (max-age)</source>
            <translation>der Server bat um {time} (max-age)</translation>
        </message>
        <message>
            <source>the server asked to be left alone once (429)</source>
            <translation>der Server bat einmal um eine Pause (429)</translation>
        </message>
        <message>
            <source>the server asked to be left alone {number} times in a row (429)</source>
            <translation>der Server bat {number}-mal in Folge um eine Pause (429)</translation>
        </message>
        <message>
            <source>the server refused it or does not have it, so once a day</source>
            <translation>der Server verweigert ihn oder hat ihn nicht, deshalb einmal am Tag</translation>
        </message>
        <message>
            <source>the value of {name} has characters that cannot be sent</source>
            <translation>der Wert von {name} hat Zeichen, die nicht gesendet werden können</translation>
        </message>
        <message>
            <source>there is no port 0</source>
            <translation>einen Port 0 gibt es nicht</translation>
        </message>
        <message>
            <source>there is none on this system</source>
            <translation>es gibt keinen auf diesem System</translation>
        </message>
        <message>
            <source>this is not a picture</source>
            <translation>das ist kein Bild</translation>
        </message>
        <message>
            <source>what it holds for this feed is not ours</source>
            <translation>was er für diesen Feed enthält, ist nicht von Beforehand</translation>
        </message>
        <message>
            <source>while connecting</source>
            <translation>beim Verbinden</translation>
        </message>
        <message>
            <source>while waiting for the answer</source>
            <translation>beim Warten auf die Antwort</translation>
        </message>
        <message>
            <source>wrongly compressed</source>
            <translation>falsch komprimiert</translation>
        </message>
        <message>
            <source>{name}: is not http or https</source>
            <translation>{name}: ist weder http noch https</translation>
        </message>
        <message>
            <source>{name}: it holds something else</source>
            <translation>{name}: Darin steht etwas anderes</translation>
        </message>
        <message>
            <source>{number} bare ampersand was read as &amp;amp;</source>
            <translation>{number} bloßes Und-Zeichen wurde als &amp;amp; gelesen</translation>
        </message>
        <message>
            <source>{number} bare ampersands were read as &amp;amp;</source>
            <translation>{number} bloße Und-Zeichen wurden als &amp;amp; gelesen</translation>
        </message>
        <message>
            <source>{number} folder was not closed</source>
            <translation>{number} Ordner war nicht geschlossen</translation>
        </message>
        <message>
            <source>{number} folders were not closed</source>
            <translation>{number} Ordner waren nicht geschlossen</translation>
        </message>
        <message>
            <source>{number} outline had &lt; inside a value</source>
            <translation>{number} Eintrag hatte &lt; in einem Wert</translation>
        </message>
        <message>
            <source>{number} outline had quotation marks inside a value</source>
            <translation>{number} Eintrag hatte Anführungszeichen in einem Wert</translation>
        </message>
        <message>
            <source>{number} outlines had &lt; inside a value</source>
            <translation>{number} Einträge hatten &lt; in einem Wert</translation>
        </message>
        <message>
            <source>{number} outlines had quotation marks inside a value</source>
            <translation>{number} Einträge hatten Anführungszeichen in einem Wert</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>Alles gelesen</translation>
        </message>
        <message>
            <source>An empty folder</source>
            <translation>Ein leerer Ordner</translation>
        </message>
        <message>
            <source>Drag feeds into it, or press Ctrl+N to add one here.</source>
            <translation>Feeds hierher ziehen oder mit Strg+N einen hinzufügen.</translation>
        </message>
        <message>
            <source>Its articles appear here as soon as its turn has come.</source>
            <translation>Die Artikel erscheinen hier, sobald er an der Reihe war.</translation>
        </message>
        <message>
            <source>No article fits this search now. New ones that do show up by themselves.</source>
            <translation>Zurzeit passt kein Artikel zu dieser Suche. Neue, die passen, erscheinen von selbst.</translation>
        </message>
        <message>
            <source>No article has this tag</source>
            <translation>Kein Artikel hat dieses Schlagwort</translation>
        </message>
        <message>
            <source>No article holds all of these words. Try fewer or shorter ones.</source>
            <translation>Kein Artikel enthält alle diese Wörter. Weniger oder kürzere führen vielleicht weiter.</translation>
        </message>
        <message>
            <source>No article of this list fits what the bar above asks for.</source>
            <translation>Kein Artikel dieser Liste passt zu dem, was die Leiste oben verlangt.</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Keine Artikel</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Noch keine Artikel</translation>
        </message>
        <message>
            <source>No feed has posted since midnight, as far as the last retrieval knows.</source>
            <translation>Seit Mitternacht hat nach Stand des letzten Abrufs kein Feed etwas veröffentlicht.</translation>
        </message>
        <message>
            <source>No stars yet</source>
            <translation>Noch keine Sterne</translation>
        </message>
        <message>
            <source>None could be retrieved so far. What is wrong stands above.</source>
            <translation>Bisher ließ sich keiner abrufen. Oben steht, woran es liegt.</translation>
        </message>
        <message>
            <source>Not retrieved yet</source>
            <translation>Noch nicht abgerufen</translation>
        </message>
        <message>
            <source>Nothing could be retrieved so far. Your feeds are tried again by themselves, soon at first.</source>
            <translation>Bisher konnte nichts abgerufen werden. Ihre Feeds werden von selbst wieder versucht, zunächst bald.</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>Nothing found yet</source>
            <translation>Noch nichts gefunden</translation>
        </message>
        <message>
            <source>Nothing has been retrieved yet. Articles appear here as soon as they arrive.</source>
            <translation>Noch wurde nichts abgerufen. Artikel erscheinen hier, sobald sie eintreffen.</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>Noch nichts hier</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>Nichts für später</translation>
        </message>
        <message>
            <source>Nothing today yet</source>
            <translation>Heute noch nichts</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>Nichts Ungelesenes für Sie</translation>
        </message>
        <message>
            <source>Press L on an article, and it waits here until you take it off.</source>
            <translation>Mit der Taste L wartet ein Artikel hier, bis er wieder herausgenommen wird.</translation>
        </message>
        <message>
            <source>Press S on an article to keep it here for as long as you like.</source>
            <translation>Mit der Taste S bleibt ein Artikel hier, so lange Sie möchten.</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>Mit der Taste T bekommt ein Artikel Schlagwörter.</translation>
        </message>
        <message>
            <source>Retrieve now</source>
            <translation>Jetzt abrufen</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>Artikel durchsuchen</translation>
        </message>
        <message>
            <source>Show read articles too</source>
            <translation>Auch gelesene Artikel zeigen</translation>
        </message>
        <message>
            <source>Show what is wrong</source>
            <translation>Zeigen, was los ist</translation>
        </message>
        <message>
            <source>The feed holds none at the moment. New ones show up by themselves.</source>
            <translation>Der Feed enthält im Augenblick keine. Neue erscheinen von selbst.</translation>
        </message>
        <message>
            <source>The feeds of this folder have not brought an article yet.</source>
            <translation>Die Feeds dieses Ordners haben noch keinen Artikel gebracht.</translation>
        </message>
        <message>
            <source>There is nothing unread here. New articles show up by themselves.</source>
            <translation>Hier ist nichts ungelesen. Neue Artikel erscheinen von selbst.</translation>
        </message>
        <message>
            <source>This list could not be read</source>
            <translation>Diese Liste war nicht zu lesen</translation>
        </message>
        <message>
            <source>Titles, authors and full texts are searched while you type.</source>
            <translation>Titel, Autoren und Volltexte werden schon beim Tippen durchsucht.</translation>
        </message>
        <message>
            <source>What is unread and may interest you stands here, the best first.</source>
            <translation>Hier steht, was ungelesen ist und Sie interessieren könnte, das Beste zuerst.</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message numerus="yes">
            <source>%n subscriptions added</source>
            <translation>
                <numerusform>%n Abo hinzugefügt</numerusform>
                <numerusform>%n Abos hinzugefügt</numerusform>
            </translation>
        </message>
        <message>
            <source>Added {title}</source>
            <translation>{title} hinzugefügt</translation>
        </message>
        <message>
            <source>Added {title}. Its site does not support https: it is read over http, unencrypted.</source>
            <translation>{title} hinzugefügt. Die Website unterstützt kein https: Sie wird unverschlüsselt über http gelesen.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
        <message>
            <source>{title} has moved to a new address.</source>
            <translation>{title} ist an eine neue Adresse umgezogen.</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Export everything</source>
            <translation>Alles exportieren</translation>
        </message>
        <message>
            <source>Starred articles</source>
            <translation>Artikel mit Stern</translation>
        </message>
        <message>
            <source>Subscriptions, articles, tags, rules and preferences are being written…</source>
            <translation>Abonnements, Artikel, Schlagwörter, Regeln und Einstellungen werden geschrieben…</translation>
        </message>
        <message>
            <source>Written by Beforehand on {date}</source>
            <translation>Geschrieben von Beforehand am {date}</translation>
        </message>
        <message>
            <source>{articles} and all the rest are in {folder}</source>
            <translation>{articles} und alles Übrige liegen in {folder}</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>As usual</source>
            <translation>Wie üblich</translation>
        </message>
        <message>
            <source>Extra headers</source>
            <translation>Weitere Kopfzeilen</translation>
        </message>
        <message>
            <source>Goes to the system's keyring</source>
            <translation>Kommt in den Schlüsselbund des Systems</translation>
        </message>
        <message>
            <source>In the system's keyring; type anew to change</source>
            <translation>Im Schlüsselbund des Systems; zum Ändern neu eingeben</translation>
        </message>
        <message>
            <source>Name: value</source>
            <translation>Name: Wert</translation>
        </message>
        <message>
            <source>Not a header: {line}</source>
            <translation>Keine Kopfzeile: {line}</translation>
        </message>
        <message>
            <source>Only if the feed asks for one</source>
            <translation>Nur wenn der Feed danach fragt</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Passwort</translation>
        </message>
        <message>
            <source>They differ</source>
            <translation>Verschieden</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>User-Agent</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Benutzername</translation>
        </message>
    </context>
    <context>
        <name>FeedFacts</name>
        <message>
            <source>About {time}</source>
            <translation>Gegen {time}</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>Jetzt fällig</translation>
        </message>
        <message>
            <source>Last retrieved</source>
            <translation>Zuletzt abgerufen</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Nächster Abruf</translation>
        </message>
        <message>
            <source>Not again: its publisher took it down</source>
            <translation>Nicht mehr: vom Anbieter eingestellt</translation>
        </message>
        <message>
            <source>Not planned</source>
            <translation>Nicht geplant</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open its site</source>
            <translation>Website öffnen</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abo beenden</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message numerus="yes">
            <source>%n postings</source>
            <translation>
                <numerusform>%n Beitrag</numerusform>
                <numerusform>%n Beiträge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n Abfrage</numerusform>
                <numerusform>%n Abfragen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n times before that.</source>
            <translation>
                <numerusform>Und davor %n Mal.</numerusform>
                <numerusform>Und davor %n Mal.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n, {days}.</source>
            <translation>
                <numerusform>Mindestens %n, {days}.</numerusform>
                <numerusform>Mindestens %n, {days}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Between {begin} and {end}.</source>
            <translation>Zwischen {begin} und {end}.</translation>
        </message>
        <message>
            <source>By {end}.</source>
            <translation>Bis {end}.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Its list</source>
            <translation>Seine Liste</translation>
        </message>
        <message>
            <source>Its publisher took it down.</source>
            <translation>Der Herausgeber hat ihn eingestellt.</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days</source>
            <translation>
                <numerusform>Letzter Tag</numerusform>
                <numerusform>Letzte %n Tage</numerusform>
            </translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Verloren</translation>
        </message>
        <message>
            <source>Next expected</source>
            <translation>Als Nächstes</translation>
        </message>
        <message>
            <source>No postings.</source>
            <translation>Keine Beiträge.</translation>
        </message>
        <message>
            <source>Not known yet: it was not retrieved so far.</source>
            <translation>Noch unbekannt: Er wurde bisher nicht abgerufen.</translation>
        </message>
        <message>
            <source>Nothing within four weeks.</source>
            <translation>Nichts innerhalb von vier Wochen.</translation>
        </message>
        <message>
            <source>On {day}.</source>
            <translation>Am {day}.</translation>
        </message>
        <message>
            <source>Perhaps more, {days}.</source>
            <translation>Vielleicht weitere, {days}.</translation>
        </message>
        <message>
            <source>Posts</source>
            <translation>Schreibt</translation>
        </message>
        <message>
            <source>Show its articles</source>
            <translation>Seine Artikel zeigen</translation>
        </message>
        <message numerus="yes">
            <source>Shows %n articles</source>
            <translation>
                <numerusform>Zeigt %n Artikel</numerusform>
                <numerusform>Zeigt %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Silent since {day}, longer than its own rhythm explains.</source>
            <translation>Still seit {day}, länger, als sein eigener Rhythmus erklärt.</translation>
        </message>
        <message>
            <source>Unknown since {time}.</source>
            <translation>Unbekannt seit {time}.</translation>
        </message>
        <message>
            <source>You read</source>
            <translation>Gelesen</translation>
        </message>
        <message numerus="yes">
            <source>about %n days</source>
            <translation>
                <numerusform>etwa %n Tag</numerusform>
                <numerusform>etwa %n Tage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>etwa %n Stunde</numerusform>
                <numerusform>etwa %n Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a day</source>
            <translation>
                <numerusform>etwa %n Mal am Tag</numerusform>
                <numerusform>etwa %n Mal am Tag</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a week</source>
            <translation>
                <numerusform>etwa %n Mal die Woche</numerusform>
                <numerusform>etwa %n Mal die Woche</numerusform>
            </translation>
        </message>
        <message>
            <source>about once a day</source>
            <translation>etwa einmal am Tag</translation>
        </message>
        <message>
            <source>about once a week</source>
            <translation>etwa einmal die Woche</translation>
        </message>
        <message>
            <source>below 1</source>
            <translation>unter 1</translation>
        </message>
        <message>
            <source>less than once a week</source>
            <translation>seltener als einmal die Woche</translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>{postings}, none missed when you looked.</source>
            <translation>{postings}, keiner fehlte, als Sie hinsahen.</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed when you looked, {late} of them late.</source>
            <translation>{postings}, {misses} fehlten, als Sie hinsahen, {late} davon kamen zu spät.</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed when you looked.</source>
            <translation>{postings}, {misses} fehlten, als Sie hinsahen.</translation>
        </message>
        <message>
            <source>{read} of {arrived} in {days} days; {share} % of the requests.</source>
            <translation>{read} von {arrived} in {days} Tagen; {share} % der Anfragen.</translation>
        </message>
        <message>
            <source>{requests}, {size}.</source>
            <translation>{requests}, {size}.</translation>
        </message>
        <message>
            <source>{requests}, {unchanged} of them unchanged, {size}.</source>
            <translation>{requests}, {unchanged} davon unverändert, {size}.</translation>
        </message>
        <message>
            <source>{shows}, {duration} at its rate.</source>
            <translation>{shows}, bei seinem Tempo {duration}.</translation>
        </message>
        <message>
            <source>{shows}; it is not known to drop any.</source>
            <translation>{shows}; dass er welche fallen lässt, ist nicht bekannt.</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Narrow this list</source>
            <translation>Diese Liste eingrenzen</translation>
        </message>
        <message>
            <source>Show the whole list</source>
            <translation>Ganze Liste zeigen</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Mit Stern</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Ungelesen</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Find in this article</source>
            <translation>In diesem Artikel suchen</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Weitersuchen</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Rückwärts suchen</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation>{at} von {count}</translation>
        </message>
    </context>
    <context>
        <name>FindingsModel</name>
        <message numerus="yes">
            <source>%n feeds were found on its site.</source>
            <translation>
                <numerusform>%n Feed wurde auf seiner Website gefunden.</numerusform>
                <numerusform>%n Feeds wurden auf seiner Website gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Enter: {actions}</source>
            <translation>Eingabetaste: {actions}</translation>
        </message>
        <message>
            <source>Found: {address}</source>
            <translation>Gefunden: {address}</translation>
        </message>
        <message>
            <source>Its site names no other address.</source>
            <translation>Seine Website nennt keine andere Adresse.</translation>
        </message>
        <message>
            <source>Looking on its site…</source>
            <translation>Wird auf seiner Website gesucht…</translation>
        </message>
        <message numerus="yes">
            <source>{group}, %n feeds</source>
            <translation>
                <numerusform>{group}, %n Feed</numerusform>
                <numerusform>{group}, %n Feeds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Feeds that need you</source>
            <translation>Feeds, die Sie brauchen</translation>
        </message>
        <message>
            <source>Show its articles</source>
            <translation>Seine Artikel zeigen</translation>
        </message>
        <message>
            <source>Show what was retrieved</source>
            <translation>Seine Abrufe zeigen</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Was man tun kann</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>Website oder Feed hinzufügen</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>Adresse einer Website oder eines Feeds</translation>
        </message>
        <message>
            <source>Beforehand learns when you sit down to read and has your
feeds ready just before.</source>
            <translation>Beforehand lernt, wann Sie sich zum Lesen setzen,
und hält Ihre Feeds kurz vorher bereit.</translation>
        </message>
        <message>
            <source>Bring your feeds</source>
            <translation>Feeds mitbringen</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Datei wählen…</translation>
        </message>
        <message>
            <source>Choose topics…</source>
            <translation>Themen wählen…</translation>
        </message>
        <message>
            <source>Drop an OPML file anywhere here. Folders stay as they are.</source>
            <translation>OPML-Datei hier ablegen. Ordner bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>Everything Beforehand learns stays on this computer. No account is needed.</source>
            <translation>Alles, was Beforehand lernt, bleibt auf diesem Computer. Ein Konto ist nicht nötig.</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>Guten Tag</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>Guten Abend</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>Guten Morgen</translation>
        </message>
        <message>
            <source>Look around first</source>
            <translation>Erst einmal umsehen</translation>
        </message>
        <message>
            <source>News, science, comics: suggestions to begin with.</source>
            <translation>Nachrichten, Wissenschaft, Comics: zum Anfangen.</translation>
        </message>
        <message>
            <source>Paste any address. The feed is found for you.</source>
            <translation>Eine beliebige Adresse genügt. Der Feed dazu wird gefunden.</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Mit einem Thema anfangen</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>Demo ansehen</translation>
        </message>
        <message>
            <source>Twelve invented feeds that post as you watch, no trace left.</source>
            <translation>Zwölf erfundene Feeds zum Zusehen. Es bleibt keine Spur.</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org oder Adresse eines Feeds oder Kanals</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}. Was lesen Sie?</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>About %n minutes, as you usually have now</source>
            <translation>
                <numerusform>Etwa %n Minute, wie Sie sie jetzt meist haben</numerusform>
                <numerusform>Etwa %n Minuten, wie Sie sie jetzt meist haben</numerusform>
            </translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Für Sie</translation>
        </message>
        <message>
            <source>More that may interest you</source>
            <translation>Mehr, was Sie interessieren könnte</translation>
        </message>
        <message numerus="yes">
            <source>Newest first until %n more articles are read</source>
            <translation>
                <numerusform>Neueste zuerst, bis %n weiterer Artikel gelesen ist</numerusform>
                <numerusform>Neueste zuerst, bis %n weitere Artikel gelesen sind</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Newest first until articles were read on %n days</source>
            <translation>
                <numerusform>Neueste zuerst, bis an %n Tag gelesen wurde</numerusform>
                <numerusform>Neueste zuerst, bis an %n Tagen gelesen wurde</numerusform>
            </translation>
        </message>
        <message>
            <source>Newest first: learning is off</source>
            <translation>Neueste zuerst: Das Lernen ist aus</translation>
        </message>
        <message>
            <source>What you read about, and how much of it:</source>
            <translation>Wovon Sie lesen, und wie viel davon:</translation>
        </message>
        <message numerus="yes">
            <source>because you read %n on {what}</source>
            <translation>
                <numerusform>nach %n gelesenem Artikel über {what}</numerusform>
                <numerusform>nach %n gelesenen Artikeln über {what}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you read %n of {arrived} articles of this feed</source>
            <translation>
                <numerusform>Sie haben %n von {arrived} Artikeln dieses Feeds gelesen</numerusform>
                <numerusform>Sie haben %n von {arrived} Artikeln dieses Feeds gelesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{terms}: {share} %, %n articles</source>
            <translation>
                <numerusform>{terms}: {share} %, %n Artikel</numerusform>
                <numerusform>{terms}: {share} %, %n Artikel</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForYouLinks</name>
        <message numerus="yes">
            <source>%n for now</source>
            <translation>
                <numerusform>%n für jetzt</numerusform>
                <numerusform>%n für jetzt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FoundLine</name>
        <message numerus="yes">
            <source>%n articles in all feeds</source>
            <translation>
                <numerusform>%n Treffer überall</numerusform>
                <numerusform>%n Treffer überall</numerusform>
            </translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>Suche speichern</translation>
        </message>
        <message>
            <source>Show the best first</source>
            <translation>Die besten zuerst zeigen</translation>
        </message>
        <message>
            <source>Show the newest first</source>
            <translation>Die neuesten zuerst zeigen</translation>
        </message>
        <message numerus="yes">
            <source>The first %n articles</source>
            <translation>
                <numerusform>Der erste Artikel</numerusform>
                <numerusform>Die ersten %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>best first</source>
            <translation>beste zuerst</translation>
        </message>
        <message>
            <source>newest first</source>
            <translation>neueste zuerst</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message>
            <source>A folder for everything</source>
            <translation>Ein Ordner für alles</translation>
        </message>
        <message>
            <source>A folder to put the article into</source>
            <translation>Ein Ordner, in den der Artikel kommt</translation>
        </message>
        <message>
            <source>Address copied</source>
            <translation>Adresse kopiert</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Article copied as Markdown</source>
            <translation>Artikel als Markdown kopiert</translation>
        </message>
        <message>
            <source>Choose a feed in the sidebar first.</source>
            <translation>Wählen Sie zuerst einen Feed in der Seitenleiste.</translation>
        </message>
        <message>
            <source>Citation copied</source>
            <translation>Zitat kopiert</translation>
        </message>
        <message numerus="yes">
            <source>Copied %n addresses</source>
            <translation>
                <numerusform>%n Adresse kopiert</numerusform>
                <numerusform>%n Adressen kopiert</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied the address of {name}</source>
            <translation>Adresse von {name} kopiert</translation>
        </message>
        <message>
            <source>Import OPML from the web</source>
            <translation>OPML aus dem Web importieren</translation>
        </message>
        <message>
            <source>It will be listed in the sidebar, with the articles that match “{query}” at any time.</source>
            <translation>Sie erscheint in der Seitenleiste, mit den Artikeln, auf die „{query}“ jeweils zutrifft.</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Link kopiert</translation>
        </message>
        <message>
            <source>Look at it</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>Name of the search</source>
            <translation>Name der Suche</translation>
        </message>
        <message>
            <source>Nothing is left unread in For you</source>
            <translation>In „Für Sie“ ist nichts mehr ungelesen</translation>
        </message>
        <message>
            <source>OPML files (*.opml *.xml);;All files (*)</source>
            <translation>OPML-Dateien (*.opml *.xml);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>Suche speichern</translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name} gespeichert</translation>
        </message>
        <message numerus="yes">
            <source>Saved {name}; %n pictures could not be had and keep their web address.</source>
            <translation>
                <numerusform>{name} gesichert; %n Bild war nicht zu bekommen und behält seine Adresse im Web.</numerusform>
                <numerusform>{name} gesichert; %n Bilder waren nicht zu bekommen und behalten ihre Adressen im Web.</numerusform>
            </translation>
        </message>
        <message>
            <source>Search for something first, then save the search.</source>
            <translation>Suchen Sie zuerst nach etwas, dann speichern Sie die Suche.</translation>
        </message>
        <message>
            <source>Services to share with…</source>
            <translation>Dienste zum Teilen…</translation>
        </message>
        <message>
            <source>Share with {name}</source>
            <translation>Mit {name} teilen</translation>
        </message>
        <message>
            <source>The address of a subscription list. What it would do is shown first.</source>
            <translation>Die Adresse einer Abo-Liste. Zuerst wird gezeigt, was sie bewirken würde.</translation>
        </message>
        <message>
            <source>The file could not be written.</source>
            <translation>Die Datei ließ sich nicht schreiben.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Es gibt nichts rückgängig zu machen.</translation>
        </message>
        <message>
            <source>This article has no address.</source>
            <translation>Dieser Artikel hat keine Adresse.</translation>
        </message>
        <message>
            <source>This search is in the sidebar already: {name}</source>
            <translation>Diese Suche steht schon in der Seitenleiste: {name}</translation>
        </message>
        <message>
            <source>Title and link copied</source>
            <translation>Titel und Link kopiert</translation>
        </message>
        <message>
            <source>Waiting for the pictures…</source>
            <translation>Die Bilder werden geholt…</translation>
        </message>
        <message>
            <source>the chosen topics</source>
            <translation>die gewählten Themen</translation>
        </message>
    </context>
    <context>
        <name>HeaderTools</name>
        <message>
            <source>Day</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Gezeigt</translation>
        </message>
        <message>
            <source>Week</source>
            <translation>Woche</translation>
        </message>
        <message>
            <source>What is stored</source>
            <translation>Was gespeichert ist</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles in {days} days, </source>
            <translation>
                <numerusform>%n Artikel in {days} Tagen, </numerusform>
                <numerusform>%n Artikel in {days} Tagen, </numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need you</source>
            <translation>
                <numerusform>%n Feed braucht Sie</numerusform>
                <numerusform>%n Feeds brauchen Sie</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them read</source>
            <translation>
                <numerusform>davon %n gelesen</numerusform>
                <numerusform>davon %n gelesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n times in a row</source>
            <translation>
                <numerusform>, %n-mal in Folge</numerusform>
                <numerusform>, %n-mal in Folge</numerusform>
            </translation>
        </message>
        <message>
            <source>Before: {address}</source>
            <translation>Zuvor: {address}</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>Jetzt fällig</translation>
        </message>
        <message>
            <source>Each document is about {size} and takes {seconds} s.</source>
            <translation>Jedes Dokument hat etwa {size} und braucht {seconds} s.</translation>
        </message>
        <message>
            <source>Failing</source>
            <translation>Gescheitert</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>Heavy documents</source>
            <translation>Große Dokumente</translation>
        </message>
        <message>
            <source>It is not retrieved until you let it go on.</source>
            <translation>Er wird nicht abgerufen, bis Sie ihn fortsetzen.</translation>
        </message>
        <message>
            <source>It moved, and is followed at {address}</source>
            <translation>Er ist umgezogen und wird unter {address} verfolgt</translation>
        </message>
        <message>
            <source>Its address sends on to {address}</source>
            <translation>Seine Adresse leitet weiter zu {address}</translation>
        </message>
        <message>
            <source>Last article {time}</source>
            <translation>Letzter Artikel {time}</translation>
        </message>
        <message>
            <source>Left alone</source>
            <translation>Wird in Ruhe gelassen</translation>
        </message>
        <message>
            <source>Look for the feed</source>
            <translation>Feed suchen</translation>
        </message>
        <message>
            <source>More than you read</source>
            <translation>Mehr, als Sie lesen</translation>
        </message>
        <message>
            <source>Moved lately</source>
            <translation>Kürzlich umgezogen</translation>
        </message>
        <message>
            <source>Moving to a new address</source>
            <translation>Zieht an eine neue Adresse</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Stummschalten</translation>
        </message>
        <message>
            <source>Mute {title}</source>
            <translation>{title} stummschalten</translation>
        </message>
        <message>
            <source>Muted, its new articles come as read</source>
            <translation>Stummgeschaltet kommen neue Artikel als gelesen</translation>
        </message>
        <message>
            <source>Next look at it about {time}</source>
            <translation>Nächster Abruf etwa {time}</translation>
        </message>
        <message>
            <source>No feed any more</source>
            <translation>Kein Feed mehr</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>Nicht vor {time}: {why}</translation>
        </message>
        <message>
            <source>Not tried again by itself</source>
            <translation>Wird nicht von selbst erneut versucht</translation>
        </message>
        <message numerus="yes">
            <source>Nothing new for %n days; </source>
            <translation>
                <numerusform>Seit %n Tag nichts Neues; </numerusform>
                <numerusform>Seit %n Tagen nichts Neues; </numerusform>
            </translation>
        </message>
        <message>
            <source>Open site</source>
            <translation>Website öffnen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Paused by you</source>
            <translation>Von Ihnen angehalten</translation>
        </message>
        <message>
            <source>Probably temporary</source>
            <translation>Wahrscheinlich vorübergehend</translation>
        </message>
        <message>
            <source>Refused by the server</source>
            <translation>Vom Server abgewiesen</translation>
        </message>
        <message>
            <source>Return to the old address</source>
            <translation>Zur alten Adresse zurück</translation>
        </message>
        <message numerus="yes">
            <source>Seen %n times; </source>
            <translation>
                <numerusform>%n-mal gesehen; </numerusform>
                <numerusform>%n-mal gesehen; </numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in…</source>
            <translation>Anmelden…</translation>
        </message>
        <message>
            <source>Since {time}</source>
            <translation>Seit {time}</translation>
        </message>
        <message>
            <source>Slow down</source>
            <translation>Seltener abrufen</translation>
        </message>
        <message numerus="yes">
            <source>Slowed down, it spares up to %n of {requests} requests</source>
            <translation>
                <numerusform>Seltener abgerufen spart er bis zu %n von {requests} Anfragen</numerusform>
                <numerusform>Seltener abgerufen spart er bis zu %n von {requests} Anfragen</numerusform>
            </translation>
        </message>
        <message>
            <source>Taken down</source>
            <translation>Abgeschaltet</translation>
        </message>
        <message>
            <source>This is fine</source>
            <translation>Das ist in Ordnung</translation>
        </message>
        <message>
            <source>Tried again about {time}</source>
            <translation>Erneuter Versuch etwa {time}</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abbestellen</translation>
        </message>
        <message>
            <source>Unusually silent</source>
            <translation>Ungewöhnlich still</translation>
        </message>
        <message>
            <source>Use new address</source>
            <translation>Neue Adresse nehmen</translation>
        </message>
        <message numerus="yes">
            <source>before, it was never silent for more than %n days.</source>
            <translation>
                <numerusform>zuvor war er nie länger als %n Tag still.</numerusform>
                <numerusform>zuvor war er nie länger als %n Tage still.</numerusform>
            </translation>
        </message>
        <message>
            <source>below 1</source>
            <translation>unter 1</translation>
        </message>
        <message>
            <source>followed by itself about {day}</source>
            <translation>wird von selbst etwa am {day} übernommen</translation>
        </message>
        <message>
            <source>none of them read</source>
            <translation>davon keiner gelesen</translation>
        </message>
        <message>
            <source>{read}; {share} % of all requests.</source>
            <translation>{read}; {share} % aller Anfragen.</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>No feed is called {text}.</source>
            <translation>Kein Feed heißt {text}.</translation>
        </message>
        <message>
            <source>No folder is called {text}.</source>
            <translation>Kein Ordner heißt {text}.</translation>
        </message>
        <message>
            <source>No tag is called {text}.</source>
            <translation>Kein Schlagwort heißt {text}.</translation>
        </message>
        <message>
            <source>Too many words: left off at “{text}”.</source>
            <translation>Zu viele Wörter: ab „{text}“ weggelassen.</translation>
        </message>
        <message>
            <source>What should follow “{text}”?</source>
            <translation>Was soll auf „{text}“ folgen?</translation>
        </message>
        <message>
            <source>“{text}” is no filter: searched as words.</source>
            <translation>„{text}“ ist kein Filter und wird als Wort gesucht.</translation>
        </message>
        <message>
            <source>“{text}”: try is:unread, is:starred or is:later.</source>
            <translation>„{text}“: Möglich sind is:unread, is:starred und is:later.</translation>
        </message>
        <message>
            <source>“{text}”: write a date as 2026-03 or today.</source>
            <translation>„{text}“: Ein Datum schreibt man als 2026-03 oder today.</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already there</source>
            <translation>
                <numerusform>%n bereits vorhanden</numerusform>
                <numerusform>%n bereits vorhanden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left out</source>
            <translation>
                <numerusform>%n ausgelassen</numerusform>
                <numerusform>%n ausgelassen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n listed twice</source>
            <translation>
                <numerusform>%n doppelt aufgeführt</numerusform>
                <numerusform>%n doppelt aufgeführt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moved</source>
            <translation>
                <numerusform>%n verschoben</numerusform>
                <numerusform>%n verschoben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n neu</numerusform>
                <numerusform>%n neu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n put right</source>
            <translation>
                <numerusform>%n berichtigt</numerusform>
                <numerusform>%n berichtigt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions added.</source>
            <translation>
                <numerusform>%n Abo hinzugefügt.</numerusform>
                <numerusform>%n Abos hinzugefügt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>Abos importieren</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>Wird importiert…</translation>
        </message>
        <message>
            <source>Left out</source>
            <translation>Ausgelassen</translation>
        </message>
        <message>
            <source>Moved to another folder</source>
            <translation>In einen anderen Ordner verschoben</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Put right while reading</source>
            <translation>Beim Lesen berichtigt</translation>
        </message>
        <message>
            <source>Reading {source}…</source>
            <translation>{source} wird gelesen…</translation>
        </message>
        <message>
            <source>Start reading</source>
            <translation>Lesen beginnen</translation>
        </message>
        <message>
            <source>Stop retrieving</source>
            <translation>Abruf anhalten</translation>
        </message>
        <message>
            <source>Their articles arrive in the background.</source>
            <translation>Die Artikel kommen im Hintergrund.</translation>
        </message>
        <message>
            <source>Undo import</source>
            <translation>Import rückgängig machen</translation>
        </message>
        <message>
            <source>What the import would do</source>
            <translation>Was der Import bewirken würde</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weiteres</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total} feeds retrieved</source>
            <translation>{done} von {total} Feeds abgerufen</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>No key fits.</source>
            <translation>Keine Taste passt.</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Back to the usual keys</source>
            <translation>Zurück zu den üblichen Tasten</translation>
        </message>
        <message>
            <source>Change keys</source>
            <translation>Tasten ändern</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Find a key or what it does</source>
            <translation>Taste oder Wirkung suchen</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>New keys</source>
            <translation>Neue Tasten</translation>
        </message>
        <message>
            <source>No keys</source>
            <translation>Keine Tasten</translation>
        </message>
        <message>
            <source>Press the keys to add</source>
            <translation>Gewünschte Tasten drücken</translation>
        </message>
        <message>
            <source>Remove {keys}</source>
            <translation>{keys} entfernen</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>Alle zurücksetzen</translation>
        </message>
        <message>
            <source>Take it from all</source>
            <translation>Allen wegnehmen</translation>
        </message>
        <message>
            <source>Take it from “{name}”</source>
            <translation>Von „{name}“ nehmen</translation>
        </message>
        <message>
            <source>{keys} belongs to {names}.</source>
            <translation>{keys} gehört zu {names}.</translation>
        </message>
        <message>
            <source>{keys} does this already.</source>
            <translation>{keys} tut das schon.</translation>
        </message>
    </context>
    <context>
        <name>KeyList</name>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change keys…</source>
            <translation>Tasten ändern…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Find a key or what it does</source>
            <translation>Taste oder Wirkung suchen</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Drucken…</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Window</source>
            <translation>Fenster</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I look</source>
            <translation>Lernen, wann ich lese</translation>
        </message>
        <message>
            <source>Learning is off: feeds are fetched by how often they post, not by when you look.</source>
            <translation>Lernen ist aus: Feeds werden danach abgerufen, wie oft sie etwas bringen, nicht danach, wann Sie nachsehen.</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Marks: {names}</source>
            <translation>Zeichen: {names}</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>likely later</source>
            <translation>später wahrscheinlich</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>kein Netz</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>nicht vor</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>nichts Neues</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>geplant</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>abgewiesen</translation>
        </message>
        <message>
            <source>something new</source>
            <translation>etwas Neues</translation>
        </message>
        <message>
            <source>usually posts</source>
            <translation>schreibt meist</translation>
        </message>
    </context>
    <context>
        <name>LineDetails</name>
        <message>
            <source>Only this feed</source>
            <translation>Nur dieser Feed</translation>
        </message>
        <message>
            <source>Show its articles</source>
            <translation>Seine Artikel zeigen</translation>
        </message>
    </context>
    <context>
        <name>ListLinks</name>
        <message>
            <source>Compact rows</source>
            <translation>Kompakte Zeilen</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n articles today</source>
            <translation>
                <numerusform>%n Artikel heute</numerusform>
                <numerusform>%n Artikel heute</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles yesterday</source>
            <translation>
                <numerusform>%n Artikel gestern</numerusform>
                <numerusform>%n Artikel gestern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles, {day}</source>
            <translation>
                <numerusform>%n Artikel, {day}</numerusform>
                <numerusform>%n Artikel, {day}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n postings found</source>
            <translation>
                <numerusform>%n Artikel gefunden</numerusform>
                <numerusform>%n Artikel gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n postings found, more may be lost, {days}</source>
            <translation>
                <numerusform>%n Artikel gefunden, vielleicht fehlen noch mehr, {days}</numerusform>
                <numerusform>%n Artikel gefunden, vielleicht fehlen noch mehr, {days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ungelesen</numerusform>
                <numerusform>%n ungelesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n postings lost, {days}</source>
            <translation>
                <numerusform>Mindestens %n Artikel verloren, {days}</numerusform>
                <numerusform>Mindestens %n Artikel verloren, {days}</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Its publisher keeps no archive.</source>
            <translation>Der Anbieter führt kein Archiv.</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Noch einmal suchen</translation>
        </message>
        <message>
            <source>Look for them</source>
            <translation>Danach suchen</translation>
        </message>
        <message>
            <source>Look further</source>
            <translation>Weitersuchen</translation>
        </message>
        <message>
            <source>Looking, page {page} of {pages}…</source>
            <translation>Wird gesucht, Seite {page} von {pages} …</translation>
        </message>
        <message>
            <source>The archive goes on.</source>
            <translation>Das Archiv reicht weiter zurück.</translation>
        </message>
        <message>
            <source>The archive holds no more of them.</source>
            <translation>Mehr davon ist nicht im Archiv.</translation>
        </message>
        <message numerus="yes">
            <source>also in %n feeds</source>
            <translation>
                <numerusform>auch in %n Feed</numerusform>
                <numerusform>auch in %n Feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>closed</source>
            <translation>zugeklappt</translation>
        </message>
        <message>
            <source>open</source>
            <translation>aufgeklappt</translation>
        </message>
        <message>
            <source>starred</source>
            <translation>mit Stern</translation>
        </message>
        <message>
            <source>tagged {tags}</source>
            <translation>Schlagwörter: {tags}</translation>
        </message>
        <message>
            <source>to read later</source>
            <translation>für später</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>ungelesen</translation>
        </message>
        <message numerus="yes">
            <source>{found}, at least %n still lost, {days}</source>
            <translation>
                <numerusform>{found}, mindestens %n noch verloren, {days}</numerusform>
                <numerusform>{found}, mindestens %n noch verloren, {days}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>Artikel</translation>
        </message>
    </context>
    <context>
        <name>LogFilters</name>
        <message>
            <source>All days</source>
            <translation>Alle Tage</translation>
        </message>
        <message>
            <source>All feeds again, not only {title}</source>
            <translation>Wieder alle Feeds, nicht nur {title}</translation>
        </message>
        <message>
            <source>All that went wrong</source>
            <translation>Alles, was schiefging</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Feed, reason or address</source>
            <translation>Feed, Grund oder Adresse</translation>
        </message>
        <message>
            <source>How it ended</source>
            <translation>Wie es ausging</translation>
        </message>
        <message>
            <source>Only {title}</source>
            <translation>Nur {title}</translation>
        </message>
        <message>
            <source>Show only lines with these words</source>
            <translation>Nur Zeilen mit diesen Wörtern zeigen</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>Verlauf der Abrufe</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Only this feed</source>
            <translation>Nur dieser Feed</translation>
        </message>
        <message>
            <source>Show its articles</source>
            <translation>Seine Artikel zeigen</translation>
        </message>
        <message>
            <source>This retrieval</source>
            <translation>Dieser Abruf</translation>
        </message>
    </context>
    <context>
        <name>LoginStart</name>
        <message>
            <source>Starting with the computer cannot be changed: {why}</source>
            <translation>Der Start mit dem Computer lässt sich nicht ändern: {why}</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ungelesen</numerusform>
                <numerusform>%n ungelesen</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>Alles gelesen</translation>
        </message>
        <message>
            <source>Choose an article, or press Space to read the first unread one.</source>
            <translation>Einen Artikel wählen oder mit der Leertaste den ersten ungelesenen lesen.</translation>
        </message>
        <message>
            <source>Mark all read</source>
            <translation>Alle als gelesen markieren</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Keine Artikel</translation>
        </message>
        <message>
            <source>Retrieve now</source>
            <translation>Jetzt abrufen</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>Nur ungelesene zeigen</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n neuer</numerusform>
                <numerusform>%n neue</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>%n neuen Artikel zeigen</numerusform>
                <numerusform>%n neue Artikel zeigen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>As usual</source>
            <translation>Wie sonst</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Gathered</source>
            <translation>Gesammelt</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Mitteilungen</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>As set for all feeds: {how}</source>
            <translation>Wie für alle Feeds eingestellt: {how}</translation>
        </message>
        <message>
            <source>As soon as they have come</source>
            <translation>Sobald sie da sind</translation>
        </message>
        <message>
            <source>As the folder {folder} says: {how}</source>
            <translation>Wie der Ordner {folder} vorgibt: {how}</translation>
        </message>
        <message>
            <source>Never, because it came with a list</source>
            <translation>Nie, weil der Feed mit einer Liste kam</translation>
        </message>
        <message>
            <source>Notify of new articles</source>
            <translation>Über neue Artikel benachrichtigen</translation>
        </message>
        <message>
            <source>They differ</source>
            <translation>Verschieden</translation>
        </message>
        <message>
            <source>They wait in the list</source>
            <translation>Sie warten in der Liste</translation>
        </message>
        <message>
            <source>Together, at a time when you usually read</source>
            <translation>Gemeinsam, zu einer Zeit, in der Sie sonst lesen</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n neuer Artikel</numerusform>
                <numerusform>%n neue Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Später</translation>
        </message>
        <message>
            <source>Mark read</source>
            <translation>Als gelesen markieren</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>und {count} weitere</translation>
        </message>
        <message numerus="yes">
            <source>and {count} more in %n feeds</source>
            <translation>
                <numerusform>und {count} weitere in %n Feed</numerusform>
                <numerusform>und {count} weitere in %n Feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>and {count} more in {feed}</source>
            <translation>und {count} weitere in {feed}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ungelesen</numerusform>
                <numerusform>%n ungelesen</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>Feeds und Ordner</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Go to a feed, folder or article, or do something</source>
            <translation>Zu Feed, Ordner oder Artikel gehen oder etwas tun</translation>
        </message>
        <message>
            <source>Go to anything</source>
            <translation>Gehe zu</translation>
        </message>
        <message>
            <source>Hidden now</source>
            <translation>Jetzt ausgeblendet</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>Nichts rückgängig zu machen</translation>
        </message>
        <message>
            <source>Now {size} px</source>
            <translation>Jetzt {size} px</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Ein</translation>
        </message>
        <message>
            <source>Saved search</source>
            <translation>Gespeicherte Suche</translation>
        </message>
        <message>
            <source>Shown now</source>
            <translation>Jetzt sichtbar</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Schlagwort</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
    </context>
    <context>
        <name>PaletteFooter</name>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <source>open</source>
            <translation>öffnen</translation>
        </message>
        <message>
            <source>search all articles for “{words}”</source>
            <translation>alle Artikel nach „{words}“ durchsuchen</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message numerus="yes">
            <source>%n actions have keys of your own.</source>
            <translation>
                <numerusform>%n Befehl hat eigene Tasten.</numerusform>
                <numerusform>%n Befehle haben eigene Tasten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bytes</source>
            <translation>
                <numerusform>%n Byte</numerusform>
                <numerusform>%n Bytes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n Tag</numerusform>
                <numerusform>%n Tage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n Feed</numerusform>
                <numerusform>%n Feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hours</source>
            <translation>
                <numerusform>%n Stunde</numerusform>
                <numerusform>%n Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n Minute</numerusform>
                <numerusform>%n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n opened articles</source>
            <translation>
                <numerusform>%n geöffneter Artikel</numerusform>
                <numerusform>%n geöffnete Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n readings</source>
            <translation>
                <numerusform>%n Lesezeit</numerusform>
                <numerusform>%n Lesezeiten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n Abfrage</numerusform>
                <numerusform>%n Abfragen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n retrievals</source>
            <translation>
                <numerusform>%n Abruf</numerusform>
                <numerusform>%n Abrufe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits</source>
            <translation>
                <numerusform>%n Besuch</numerusform>
                <numerusform>%n Besuche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n Jahr</numerusform>
                <numerusform>%n Jahre</numerusform>
            </translation>
        </message>
        <message>
            <source>A copy was written.</source>
            <translation>Eine Kopie wurde geschrieben.</translation>
        </message>
        <message>
            <source>A file that always holds the 100 articles starred last, for other programs to follow; empty for none.</source>
            <translation>Eine Datei, die immer die 100 zuletzt mit Stern markierten Artikel enthält und der andere Programme folgen können; leer für keine.</translation>
        </message>
        <message>
            <source>A posting counts at every look that comes before it is fetched.</source>
            <translation>Ein Beitrag zählt bei jedem Blick, der vor seinem Abruf kommt.</translation>
        </message>
        <message>
            <source>A server may say how long its feed stays fresh (max-age) and is not asked before. It is believed for this long at most.</source>
            <translation>Ein Server kann sagen, wie lange sein Feed frisch bleibt (max-age), und wird vorher nicht gefragt. Länger als hier angegeben gilt das nicht.</translation>
        </message>
        <message>
            <source>A typeface for articles by its name; empty for the best one that is installed.</source>
            <translation>Eine Schrift für Artikel, mit ihrem Namen; leer für die beste, die installiert ist.</translation>
        </message>
        <message>
            <source>About [{requests}] a day for {feeds}.</source>
            <translation>Etwa [{requests}] am Tag für {feeds}.</translation>
        </message>
        <message>
            <source>All keys are the usual ones.</source>
            <translation>Alle Tasten sind die üblichen.</translation>
        </message>
        <message>
            <source>All of it is kept in one file on this computer. Nothing is sent to anyone.</source>
            <translation>Alles liegt in einer Datei auf diesem Rechner. Nichts wird irgendwem geschickt.</translation>
        </message>
        <message>
            <source>An address such as proxy.example:3128; “none” for a direct way; empty as the system says.</source>
            <translation>Eine Adresse wie proxy.example:3128; „none“ für den direkten Weg; leer wie im System.</translation>
        </message>
        <message>
            <source>An article counts as read as soon as it is shown.</source>
            <translation>Ein Artikel gilt als gelesen, sobald er gezeigt wird.</translation>
        </message>
        <message>
            <source>An article that several feeds bring is listed and counted once; it says which other feeds it is also in.</source>
            <translation>Ein Artikel, den mehrere Feeds bringen, wird einmal aufgeführt und gezählt; dabei steht, in welchen Feeds er noch ist.</translation>
        </message>
        <message>
            <source>An icon in the tray of the desktop says whether there is something to read.</source>
            <translation>Ein Symbol im Infobereich sagt, ob es etwas zu lesen gibt.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>As the system says</source>
            <translation>Wie im System</translation>
        </message>
        <message>
            <source>As usual</source>
            <translation>Wie sonst</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Jetzt sichern</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>Beides</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>Budget</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Change keys…</source>
            <translation>Tasten ändern…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Closing the window hides it; feeds are fetched on.</source>
            <translation>Beim Schließen wird das Fenster nur verborgen; Feeds werden weiter abgerufen.</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Kompakt</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Kopien</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Adresse kopieren</translation>
        </message>
        <message>
            <source>Copy everything once a day, so that it can be brought back.</source>
            <translation>Einmal am Tag alles kopieren, damit es zurückgeholt werden kann.</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Days after which read articles without a star are removed once their feed has dropped them.</source>
            <translation>Tage, nach denen gelesene Artikel ohne Stern entfernt werden, sobald sie nicht mehr im Feed stehen.</translation>
        </message>
        <message>
            <source>Density of the list</source>
            <translation>Dichte der Liste</translation>
        </message>
        <message>
            <source>Deutsch</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <source>Do not load</source>
            <translation>Nicht laden</translation>
        </message>
        <message>
            <source>English</source>
            <translation>English</translation>
        </message>
        <message>
            <source>Erase what is learned</source>
            <translation>Gelerntes löschen</translation>
        </message>
        <message>
            <source>Erased. Copies that were made before still hold it. This can be undone until you quit.</source>
            <translation>Gelöscht. Frühere Kopien enthalten es noch. Bis zum Beenden lässt es sich rückgängig machen.</translation>
        </message>
        <message>
            <source>Every action has a key, and may have another.</source>
            <translation>Jeder Befehl hat eine Taste und kann eine andere bekommen.</translation>
        </message>
        <message>
            <source>Every feed is fetched at least this often unless its server forbids it.</source>
            <translation>Jeder Feed wird mindestens so oft abgerufen, sofern sein Server es erlaubt.</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <source>Fetch a third</source>
            <translation>Ein Drittel abrufen</translation>
        </message>
        <message>
            <source>Fetch by itself</source>
            <translation>Selbsttätig abrufen</translation>
        </message>
        <message>
            <source>Fetch half</source>
            <translation>Die Hälfte abrufen</translation>
        </message>
        <message>
            <source>Fetching</source>
            <translation>Abrufen</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>Weniger Abfragen</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>Eine Einstellung suchen</translation>
        </message>
        <message>
            <source>For a day</source>
            <translation>Für einen Tag</translation>
        </message>
        <message>
            <source>For a week</source>
            <translation>Für eine Woche</translation>
        </message>
        <message>
            <source>For feeds that say nothing else themselves or by their folder. Feeds from an imported list stay quiet.</source>
            <translation>Für Feeds, bei denen weder sie selbst noch ihr Ordner etwas anderes sagen. Feeds aus einer importierten Liste bleiben still.</translation>
        </message>
        <message>
            <source>Gathered</source>
            <translation>Gesammelt</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Allgemein</translation>
        </message>
        <message>
            <source>Go on learning</source>
            <translation>Weiter lernen</translation>
        </message>
        <message>
            <source>Hours without notifications</source>
            <translation>Stunden ohne Mitteilungen</translation>
        </message>
        <message>
            <source>How articles look, and what opening one does.</source>
            <translation>Wie Artikel aussehen und was beim Öffnen geschieht.</translation>
        </message>
        <message>
            <source>How many requests a day may be made on average for each feed you follow.</source>
            <translation>Wie viele Anfragen am Tag es im Mittel für jeden abonnierten Feed geben darf.</translation>
        </message>
        <message>
            <source>How much of the budget is spent where the connection counts every megabyte.</source>
            <translation>Wie viel vom Budget ausgegeben wird, wo jedes Megabyte zählt.</translation>
        </message>
        <message>
            <source>How much of the budget is spent while the battery runs low.</source>
            <translation>Wie viel vom Budget ausgegeben wird, während der Akku zur Neige geht.</translation>
        </message>
        <message>
            <source>How the times of retrievals are found: by what is expected of feeds and of you, by timers, or as in the literature.</source>
            <translation>Wie die Zeiten der Abrufe bestimmt werden: nach dem, was von Feeds und von Ihnen zu erwarten ist, nach festen Abständen oder wie in der Fachliteratur.</translation>
        </message>
        <message>
            <source>How the window looks, and when the program runs.</source>
            <translation>Wie das Fenster aussieht und wann das Programm läuft.</translation>
        </message>
        <message>
            <source>How wide the column of article text may become, in pixels.</source>
            <translation>Wie breit die Spalte des Artikeltexts werden darf, in Pixeln.</translation>
        </message>
        <message>
            <source>Icons of feeds</source>
            <translation>Symbole der Feeds</translation>
        </message>
        <message>
            <source>It is all there again.</source>
            <translation>Alles ist wieder da.</translation>
        </message>
        <message>
            <source>Keep a local record of when the window is opened and which articles are read for how long, so that feeds are fetched before you look and For you knows what you like.</source>
            <translation>Auf diesem Computer festhalten, wann das Fenster geöffnet und welche Artikel wie lange gelesen werden, damit Feeds vor dem nächsten Blick abgerufen sind und „Für Sie“ weiß, was Ihnen gefällt.</translation>
        </message>
        <message>
            <source>Keep copies</source>
            <translation>Kopien aufbewahren</translation>
        </message>
        <message>
            <source>Keep read articles for</source>
            <translation>Gelesene Artikel behalten</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>Nach dem Schließen weiterlaufen</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Anordnung</translation>
        </message>
        <message>
            <source>Learn when I look</source>
            <translation>Lernen, wann ich lese</translation>
        </message>
        <message>
            <source>Learning rests until</source>
            <translation>Das Lernen ruht bis</translation>
        </message>
        <message>
            <source>Less: {name}</source>
            <translation>Weniger: {name}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Light, dark, or as the system says.</source>
            <translation>Hell, dunkel oder wie im System.</translation>
        </message>
        <message>
            <source>Line {number} cannot be used: write a name of its own, a colon, and an address with http or https and one of {url}, {title} and {text} in it.</source>
            <translation>Zeile {number} ist nicht brauchbar: Schreibe einen eigenen Namen, einen Doppelpunkt und eine Adresse mit http oder https, in der {url}, {title} oder {text} vorkommt.</translation>
        </message>
        <message>
            <source>List above the article</source>
            <translation>Liste über dem Artikel</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Laden</translation>
        </message>
        <message>
            <source>Longest freshness</source>
            <translation>Längste Frische</translation>
        </message>
        <message>
            <source>Longest interval</source>
            <translation>Längster Abstand</translation>
        </message>
        <message>
            <source>Looking…</source>
            <translation>Wird nachgesehen…</translation>
        </message>
        <message>
            <source>Mark read when opened</source>
            <translation>Beim Öffnen als gelesen markieren</translation>
        </message>
        <message>
            <source>More: {name}</source>
            <translation>Mehr: {name}</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Netz</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>No feed is refreshed more often than this, however busy it is; when you open the window, 15 minutes are enough.</source>
            <translation>Kein Feed wird öfter abgerufen, wie viel auch darin erscheint; beim Öffnen des Fensters genügen 15 Minuten.</translation>
        </message>
        <message>
            <source>No file</source>
            <translation>Keine Datei</translation>
        </message>
        <message>
            <source>No preference is called so.</source>
            <translation>Keine Einstellung heißt so.</translation>
        </message>
        <message>
            <source>Nothing is fetched by itself in these hours; what you fetch by hand is.</source>
            <translation>In diesen Stunden wird nichts von selbst abgerufen; von Hand geht es.</translation>
        </message>
        <message>
            <source>Nothing is told in these hours; it waits until they end.</source>
            <translation>In diesen Stunden wird nichts gemeldet; es wartet bis zu ihrem Ende.</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Mitteilungen</translation>
        </message>
        <message>
            <source>On a metered connection</source>
            <translation>Bei getakteter Verbindung</translation>
        </message>
        <message>
            <source>One a line, as “Name: https://example.org/add?url={url}&amp;title={title}&amp;text={text}”. Your browser opens the address; {text} is what you have selected, or how the article begins.</source>
            <translation>Einer je Zeile, als „Name: https://example.org/add?url={url}&amp;title={title}&amp;text={text}“. Die Adresse öffnet Ihr Browser; {text} ist, was Sie ausgewählt haben, oder der Anfang des Artikels.</translation>
        </message>
        <message>
            <source>One budget for all feeds, spent where you would notice.</source>
            <translation>Ein Budget für alle Feeds, ausgegeben, wo Sie es merken.</translation>
        </message>
        <message>
            <source>Only when I usually read</source>
            <translation>Nur wenn ich sonst lese</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <source>Pause learning</source>
            <translation>Lernen anhalten</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
        <message>
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Preferences: {label}</source>
            <translation>Einstellungen: {label}</translation>
        </message>
        <message>
            <source>Privacy</source>
            <translation>Privatsphäre</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Put this copy in the place of what is here now? Beforehand starts again with it. What is here now is kept as a copy and can be restored likewise.</source>
            <translation>Diese Kopie an die Stelle dessen setzen, was jetzt da ist? Beforehand startet damit neu. Was jetzt da ist, bleibt als Kopie erhalten und kann ebenso wiederhergestellt werden.</translation>
        </message>
        <message>
            <source>Quiet hours</source>
            <translation>Ruhezeit</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>Reading face</source>
            <translation>Leseschrift</translation>
        </message>
        <message numerus="yes">
            <source>Reckoned from %n days on which you looked.</source>
            <translation>
                <numerusform>Berechnet aus %n Tag mit Blicken.</numerusform>
                <numerusform>Berechnet aus %n Tagen mit Blicken.</numerusform>
            </translation>
        </message>
        <message>
            <source>Requests a day</source>
            <translation>Anfragen am Tag</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Wiederherstellen…</translation>
        </message>
        <message>
            <source>Rests until you go on.</source>
            <translation>Ruht, bis Sie es fortsetzen.</translation>
        </message>
        <message>
            <source>Rests until {time}.</source>
            <translation>Ruht bis {time}.</translation>
        </message>
        <message>
            <source>Retrieve feeds in the background.</source>
            <translation>Feeds im Hintergrund abrufen.</translation>
        </message>
        <message>
            <source>Saved in {folder}: {visits}, {opened}, {readings}, {retrievals}.</source>
            <translation>In {folder} gesichert: {visits}, {opened}, {readings}, {retrievals}.</translation>
        </message>
        <message>
            <source>Serif reading face</source>
            <translation>Leseschrift mit Serifen</translation>
        </message>
        <message>
            <source>Services to share with</source>
            <translation>Dienste zum Teilen</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Teilen</translation>
        </message>
        <message>
            <source>Shortest interval</source>
            <translation>Kürzester Abstand</translation>
        </message>
        <message>
            <source>Show all keys</source>
            <translation>Alle Tasten zeigen</translation>
        </message>
        <message>
            <source>Show an article once</source>
            <translation>Jeden Artikel einmal zeigen</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Zahlen zeigen</translation>
        </message>
        <message>
            <source>Show in the sidebar how many articles are unread.</source>
            <translation>In der Seitenleiste zeigen, wie viele Artikel ungelesen sind.</translation>
        </message>
        <message>
            <source>Show in the tray</source>
            <translation>Im Infobereich zeigen</translation>
        </message>
        <message>
            <source>Size in pixels of the text in lists and menus, from the next start on.</source>
            <translation>Größe der Schrift in Listen und Menüs in Pixeln, ab dem nächsten Start.</translation>
        </message>
        <message>
            <source>Size of article text in pixels.</source>
            <translation>Größe der Artikelschrift in Pixeln.</translation>
        </message>
        <message>
            <source>Size of the interface</source>
            <translation>Größe der Oberfläche</translation>
        </message>
        <message>
            <source>Sparing</source>
            <translation>Sparsam</translation>
        </message>
        <message>
            <source>Starred articles as a feed</source>
            <translation>Artikel mit Stern als Feed</translation>
        </message>
        <message>
            <source>Start and end</source>
            <translation>Start und Ende</translation>
        </message>
        <message>
            <source>Start hidden when you log in, so that feeds are ready before you look.</source>
            <translation>Beim Anmelden verborgen starten, damit Feeds da sind, bevor Sie hinsehen.</translation>
        </message>
        <message>
            <source>Start with the computer</source>
            <translation>Mit dem Rechner starten</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>Tell of new articles</source>
            <translation>Neue Artikel melden</translation>
        </message>
        <message>
            <source>Text of articles</source>
            <translation>Text der Artikel</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>That is about {volume} a day.</source>
            <translation>Das sind etwa {volume} am Tag.</translation>
        </message>
        <message>
            <source>That value is not possible.</source>
            <translation>Dieser Wert ist nicht möglich.</translation>
        </message>
        <message>
            <source>The best that is installed</source>
            <translation>Die beste installierte</translation>
        </message>
        <message>
            <source>The copy is being checked…</source>
            <translation>Die Kopie wird geprüft…</translation>
        </message>
        <message>
            <source>The database takes {database}, its copies {backups}, pictures {pictures}.</source>
            <translation>Die Datenbank belegt {database}, ihre Kopien {backups}, Bilder {pictures}.</translation>
        </message>
        <message>
            <source>The language of the window; a change takes effect at the next start.</source>
            <translation>Die Sprache des Fensters; eine Änderung gilt ab dem nächsten Start.</translation>
        </message>
        <message>
            <source>The program's own</source>
            <translation>Der eigene des Programms</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Farbschema</translation>
        </message>
        <message>
            <source>These hours end when they begin.</source>
            <translation>Diese Stunden enden, wenn sie beginnen.</translation>
        </message>
        <message>
            <source>This desktop shows no tray, so closing the window ends the program.</source>
            <translation>Dieser Desktop hat keinen Infobereich, daher endet das Programm mit dem Schließen.</translation>
        </message>
        <message>
            <source>This typeface is not installed; the best one that is will be used.</source>
            <translation>Diese Schrift ist nicht installiert; es wird die beste vorhandene genommen.</translation>
        </message>
        <message>
            <source>Thorough</source>
            <translation>Gründlich</translation>
        </message>
        <message>
            <source>Three columns</source>
            <translation>Drei Spalten</translation>
        </message>
        <message>
            <source>Three columns side by side, or the list above the article.</source>
            <translation>Drei Spalten nebeneinander oder die Liste über dem Artikel.</translation>
        </message>
        <message>
            <source>Three lines</source>
            <translation>Drei Zeilen</translation>
        </message>
        <message>
            <source>Three lines for an article, or only its title and where it is from.</source>
            <translation>Drei Zeilen für einen Artikel oder nur Titel und Herkunft.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Until I go on</source>
            <translation>Bis ich es fortsetze</translation>
        </message>
        <message>
            <source>Until this time, in seconds since 1970, no look is kept; 0 where learning does not rest.</source>
            <translation>Bis zu dieser Zeit, in Sekunden seit 1970, wird kein Blick festgehalten; 0, wenn das Lernen nicht ruht.</translation>
        </message>
        <message>
            <source>Use a serif face for articles.</source>
            <translation>Artikel in einer Schrift mit Serifen zeigen.</translation>
        </message>
        <message>
            <source>Use plain letters, digits and signs in one line, 200 at most.</source>
            <translation>Nimm einfache Buchstaben, Ziffern und Zeichen in einer Zeile, höchstens 200.</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>Programmkennung</translation>
        </message>
        <message>
            <source>What comes at other times waits, and is told together.</source>
            <translation>Was zu anderen Zeiten kommt, wartet und wird zusammen gemeldet.</translation>
        </message>
        <message>
            <source>What is kept, for how long, and the copies of it.</source>
            <translation>Was aufbewahrt wird, wie lange, und die Kopien davon.</translation>
        </message>
        <message>
            <source>What is learned</source>
            <translation>Was gelernt wird</translation>
        </message>
        <message>
            <source>What is stored</source>
            <translation>Was gespeichert ist</translation>
        </message>
        <message>
            <source>What sites see</source>
            <translation>Was Websites sehen</translation>
        </message>
        <message>
            <source>What the program calls itself to servers; empty for its own name. A feed may have one of its own.</source>
            <translation>Wie sich das Programm bei Servern nennt; leer für seinen eigenen Namen. Ein Feed kann eine eigene haben.</translation>
        </message>
        <message>
            <source>What was changed of the keys, as JSON: names of actions with their keys.</source>
            <translation>Was an den Tasten geändert wurde, als JSON: Namen von Aktionen mit ihren Tasten.</translation>
        </message>
        <message>
            <source>What was fetched</source>
            <translation>Was abgerufen wurde</translation>
        </message>
        <message>
            <source>What you are told while you do something else.</source>
            <translation>Was Ihnen gemeldet wird, während Sie anderes tun.</translation>
        </message>
        <message>
            <source>What you read, and for how long: nothing is stored.</source>
            <translation>Was Sie gelesen haben und wie lange: nichts gespeichert.</translation>
        </message>
        <message>
            <source>What you read, and for how long: {readings}, {size}.</source>
            <translation>Was Sie gelesen haben und wie lange: {readings}, {size}.</translation>
        </message>
        <message>
            <source>What you would miss is not known yet: that takes a few days of looks.</source>
            <translation>Was Sie verpassen würden, ist noch nicht bekannt: Das braucht ein paar Tage mit Blicken.</translation>
        </message>
        <message>
            <source>What you would miss is not reckoned while learning is off.</source>
            <translation>Was Sie verpassen würden, wird nicht berechnet, solange das Lernen aus ist.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wann</translation>
        </message>
        <message>
            <source>When I looked and what I read</source>
            <translation>Wann ich hingesehen und was ich gelesen habe</translation>
        </message>
        <message>
            <source>When feeds were fetched, and what came of it: nothing is stored.</source>
            <translation>Wann Feeds abgerufen wurden und was dabei herauskam: nichts gespeichert.</translation>
        </message>
        <message>
            <source>When feeds were fetched, and what came of it: {retrievals}, {size}.</source>
            <translation>Wann Feeds abgerufen wurden und was dabei herauskam: {retrievals}, {size}.</translation>
        </message>
        <message>
            <source>When the battery is low</source>
            <translation>Bei schwachem Akku</translation>
        </message>
        <message>
            <source>When you open the window and which feeds you read: nothing is stored.</source>
            <translation>Wann Sie das Fenster öffnen und welche Feeds Sie lesen: nichts gespeichert.</translation>
        </message>
        <message>
            <source>When you open the window and which feeds you read: {visits} {days}, {opened}, {size}.</source>
            <translation>Wann Sie das Fenster öffnen und welche Feeds Sie lesen: {visits} {days}, {opened}, {size}.</translation>
        </message>
        <message>
            <source>Whether pictures in articles are loaded from their sites.</source>
            <translation>Ob Bilder in Artikeln von ihren Websites geladen werden.</translation>
        </message>
        <message>
            <source>Whether the icons of feeds are fetched from their sites, once a month each.</source>
            <translation>Ob die Symbole der Feeds von ihren Websites geholt werden, jedes einmal im Monat.</translation>
        </message>
        <message>
            <source>Width of article text</source>
            <translation>Breite des Artikeltexts</translation>
        </message>
        <message>
            <source>Write a proxy as proxy.example:3128, without a name and a password; SOCKS is not possible.</source>
            <translation>Schreibe einen Proxy als proxy.example:3128, ohne Namen und Passwort; SOCKS ist nicht möglich.</translation>
        </message>
        <message>
            <source>Write the whole path of a file that ends in .xml or .atom.</source>
            <translation>Schreibe den ganzen Pfad einer Datei, die auf .xml oder .atom endet.</translation>
        </message>
        <message>
            <source>You would miss [{misses}] a day, for about {volume}.</source>
            <translation>Sie würden [{misses}] am Tag verpassen, bei etwa {volume}.</translation>
        </message>
        <message>
            <source>You would miss [{misses}] a day.</source>
            <translation>Sie würden [{misses}] am Tag verpassen.</translation>
        </message>
        <message numerus="yes">
            <source>about %n postings</source>
            <translation>
                <numerusform>etwa %n Beitrag</numerusform>
                <numerusform>etwa %n Beiträge</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly a posting</source>
            <translation>kaum einen Beitrag</translation>
        </message>
        <message numerus="yes">
            <source>on %n days</source>
            <translation>
                <numerusform>an %n Tag</numerusform>
                <numerusform>an %n Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}: from</source>
            <translation>{name}: von</translation>
        </message>
        <message>
            <source>{name}: until</source>
            <translation>{name}: bis</translation>
        </message>
        <message>
            <source>{time}, before a copy was restored</source>
            <translation>{time}, vor dem Wiederherstellen einer Kopie</translation>
        </message>
        <message>
            <source>{time}, before an update</source>
            <translation>{time}, vor einer Aktualisierung</translation>
        </message>
        <message>
            <source>{time}: damaged, cannot be restored</source>
            <translation>{time}: beschädigt, kann nicht wiederhergestellt werden</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>A quarter as much as usual</source>
            <translation>Ein Viertel so wichtig wie sonst</translation>
        </message>
        <message>
            <source>As usual</source>
            <translation>Wie üblich</translation>
        </message>
        <message>
            <source>Four times as much as usual</source>
            <translation>Viermal so wichtig wie sonst</translation>
        </message>
        <message>
            <source>Half as much as usual</source>
            <translation>Halb so wichtig wie sonst</translation>
        </message>
        <message>
            <source>How much it matters</source>
            <translation>Wie wichtig der Feed ist</translation>
        </message>
        <message>
            <source>Let my reading decide</source>
            <translation>Nach meinem Lesen richten</translation>
        </message>
        <message>
            <source>Matters</source>
            <translation>Wichtigkeit</translation>
        </message>
        <message>
            <source>Twice as much as usual</source>
            <translation>Doppelt so wichtig wie sonst</translation>
        </message>
        <message>
            <source>{weight}, as little of it is read. Move it to decide yourself.</source>
            <translation>{weight}, denn es wird wenig davon gelesen. Verschieben Sie den Regler, um selbst zu entscheiden.</translation>
        </message>
        <message>
            <source>{weight}, as much of it is read. Move it to decide yourself.</source>
            <translation>{weight}, denn es wird viel davon gelesen. Verschieben Sie den Regler, um selbst zu entscheiden.</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>Another Beforehand is using this profile ({detail}).</source>
            <translation>Ein anderes Beforehand benutzt dieses Profil ({detail}).</translation>
        </message>
        <message>
            <source>Beforehand made a mistake ({detail}). The log has the details.</source>
            <translation>Beforehand hat einen Fehler gemacht ({detail}). Einzelheiten stehen im Protokoll.</translation>
        </message>
        <message>
            <source>Beforehand was closed before this was done.</source>
            <translation>Beforehand wurde geschlossen, bevor dies fertig war.</translation>
        </message>
        <message>
            <source>Give them in the feed's properties, or look in your account there for an address that holds a key.</source>
            <translation>Sie lassen sich in den Eigenschaften des Feeds angeben. Oder das Konto dort bietet eine Adresse, die einen Schlüssel enthält.</translation>
        </message>
        <message>
            <source>If it stays so, look on its site for a new address, or unsubscribe.</source>
            <translation>Bleibt es so: auf der Website nach einer neuen Adresse sehen oder das Abo beenden.</translation>
        </message>
        <message>
            <source>It is not coming back: you can unsubscribe.</source>
            <translation>Er kommt nicht wieder: Das Abo kann beendet werden.</translation>
        </message>
        <message>
            <source>It is not tried again by itself.</source>
            <translation>Es wird nicht von selbst erneut versucht.</translation>
        </message>
        <message>
            <source>Its publisher has to mend this. The site may offer another feed.</source>
            <translation>Das muss der Anbieter beheben. Vielleicht bietet die Website einen anderen Feed.</translation>
        </message>
        <message>
            <source>Its publisher may not want programs to read it. Its site may still be open to you.</source>
            <translation>Vielleicht will der Anbieter keine Programme als Leser. Die Website steht Ihnen womöglich trotzdem offen.</translation>
        </message>
        <message>
            <source>Next try: {time}.</source>
            <translation>Nächster Versuch: {time}.</translation>
        </message>
        <message>
            <source>No article was found in the page.</source>
            <translation>Auf der Seite wurde kein Artikel gefunden.</translation>
        </message>
        <message>
            <source>No feed was found at {detail}</source>
            <translation>Kein Feed gefunden unter {detail}</translation>
        </message>
        <message>
            <source>Not fetched: {detail}</source>
            <translation>Nicht abgerufen: {detail}</translation>
        </message>
        <message>
            <source>Probably temporary.</source>
            <translation>Wahrscheinlich vorübergehend.</translation>
        </message>
        <message>
            <source>Since {time}.</source>
            <translation>Seit {time}.</translation>
        </message>
        <message>
            <source>The address leads into a private network ({detail}), which a public feed may not.</source>
            <translation>Die Adresse führt in ein privates Netz ({detail}), was ein öffentlicher Feed nicht darf.</translation>
        </message>
        <message>
            <source>The address redirects in a way that cannot be followed ({detail}).</source>
            <translation>Die Adresse leitet so um, dass man ihr nicht folgen kann ({detail}).</translation>
        </message>
        <message>
            <source>The answer is larger than {detail}.</source>
            <translation>Die Antwort ist größer als {detail}.</translation>
        </message>
        <message>
            <source>The article's address holds no web page ({detail}).</source>
            <translation>Unter der Adresse des Artikels liegt keine Webseite ({detail}).</translation>
        </message>
        <message>
            <source>The connection is not secure: {detail}.</source>
            <translation>Die Verbindung ist nicht sicher: {detail}.</translation>
        </message>
        <message>
            <source>The database is damaged: {detail}</source>
            <translation>Die Datenbank ist beschädigt: {detail}</translation>
        </message>
        <message>
            <source>The database is missing or empty although this profile was used before: {detail}</source>
            <translation>Die Datenbank fehlt oder ist leer, obwohl dieses Profil schon benutzt wurde: {detail}</translation>
        </message>
        <message>
            <source>The disk is full: {detail}</source>
            <translation>Der Datenträger ist voll: {detail}</translation>
        </message>
        <message>
            <source>The document could not be read ({detail}).</source>
            <translation>Das Dokument war nicht lesbar ({detail}).</translation>
        </message>
        <message>
            <source>The document defines XML entities, which is refused for safety.</source>
            <translation>Das Dokument definiert XML-Entitäten und wird deshalb zur Sicherheit abgelehnt.</translation>
        </message>
        <message>
            <source>The document ends in the middle; complete articles were kept.</source>
            <translation>Das Dokument bricht mittendrin ab; vollständige Artikel wurden behalten.</translation>
        </message>
        <message>
            <source>The document took too much time or memory to read.</source>
            <translation>Das Lesen des Dokuments brauchte zu viel Zeit oder Speicher.</translation>
        </message>
        <message>
            <source>The feed gives no address for this article.</source>
            <translation>Der Feed nennt keine Adresse für diesen Artikel.</translation>
        </message>
        <message>
            <source>The feed names no pages of older articles.</source>
            <translation>Der Feed nennt keine Seiten mit älteren Artikeln.</translation>
        </message>
        <message>
            <source>The feed was taken down by its publisher (410).</source>
            <translation>Der Feed wurde vom Anbieter eingestellt (410).</translation>
        </message>
        <message>
            <source>The file could not be read: {detail}</source>
            <translation>Die Datei war nicht lesbar: {detail}</translation>
        </message>
        <message>
            <source>The file could not be written: {detail}</source>
            <translation>Die Datei ließ sich nicht schreiben: {detail}</translation>
        </message>
        <message>
            <source>The name {detail} was not found.</source>
            <translation>Der Name {detail} wurde nicht gefunden.</translation>
        </message>
        <message>
            <source>The page asks its readers to sign in or to subscribe.</source>
            <translation>Die Seite verlangt eine Anmeldung oder ein Abonnement.</translation>
        </message>
        <message>
            <source>The page holds no more of the article than the feed does.</source>
            <translation>Die Seite enthält vom Artikel nicht mehr als der Feed.</translation>
        </message>
        <message>
            <source>The profile folder cannot be written to: {detail}</source>
            <translation>In den Profilordner lässt sich nicht schreiben: {detail}</translation>
        </message>
        <message>
            <source>The server answered with an error ({detail}).</source>
            <translation>Der Server antwortete mit einem Fehler ({detail}).</translation>
        </message>
        <message>
            <source>The server asks for a user name and a password.</source>
            <translation>Der Server verlangt Benutzernamen und Passwort.</translation>
        </message>
        <message>
            <source>The server asks to be left alone for a while (429).</source>
            <translation>Der Server bittet um eine Pause (429).</translation>
        </message>
        <message>
            <source>The server does not accept connections ({detail}).</source>
            <translation>Der Server nimmt keine Verbindungen an ({detail}).</translation>
        </message>
        <message>
            <source>The server is not available at the moment (503).</source>
            <translation>Der Server ist zurzeit nicht verfügbar (503).</translation>
        </message>
        <message>
            <source>The server refuses access (403).</source>
            <translation>Der Server verweigert den Zugriff (403).</translation>
        </message>
        <message>
            <source>The server sent an empty page.</source>
            <translation>Der Server hat eine leere Seite geschickt.</translation>
        </message>
        <message>
            <source>The server took too long ({detail}).</source>
            <translation>Der Server hat zu lange gebraucht ({detail}).</translation>
        </message>
        <message>
            <source>The server's answer was broken off or garbled ({detail}).</source>
            <translation>Die Antwort des Servers war abgebrochen oder unleserlich ({detail}).</translation>
        </message>
        <message>
            <source>The site may offer a smaller feed.</source>
            <translation>Vielleicht bietet die Website einen kleineren Feed.</translation>
        </message>
        <message>
            <source>The system's keyring cannot be used ({detail}).</source>
            <translation>Der Schlüsselbund des Systems ist nicht benutzbar ({detail}).</translation>
        </message>
        <message>
            <source>There are several feeds at {detail}</source>
            <translation>Mehrere Feeds unter {detail}</translation>
        </message>
        <message>
            <source>There is no network connection.</source>
            <translation>Es gibt keine Netzwerkverbindung.</translation>
        </message>
        <message>
            <source>There is nothing at this address (404).</source>
            <translation>Unter dieser Adresse gibt es nichts (404).</translation>
        </message>
        <message>
            <source>This computer is short of memory or processes ({detail}).</source>
            <translation>Dem Computer fehlt es an Arbeitsspeicher oder Prozessen ({detail}).</translation>
        </message>
        <message>
            <source>This database belongs to another program and is left alone: {detail}</source>
            <translation>Diese Datenbank gehört einem anderen Programm und bleibt unberührt: {detail}</translation>
        </message>
        <message>
            <source>This folder cannot be used so: {detail}</source>
            <translation>Dieser Ordner lässt sich so nicht benutzen: {detail}</translation>
        </message>
        <message>
            <source>This is not a picture that can be shown ({detail}).</source>
            <translation>Dieses Bild lässt sich nicht anzeigen ({detail}).</translation>
        </message>
        <message>
            <source>This is not an OPML file ({detail}).</source>
            <translation>Das ist keine OPML-Datei ({detail}).</translation>
        </message>
        <message>
            <source>This is not an address that can be fetched: {detail}</source>
            <translation>Diese Adresse lässt sich nicht abrufen: {detail}</translation>
        </message>
        <message>
            <source>This network answers with a sign-in page. Sign in to it in your browser.</source>
            <translation>Dieses Netzwerk antwortet mit einer Anmeldeseite. Bitte im Browser anmelden.</translation>
        </message>
        <message>
            <source>This profile was written by a newer version of Beforehand ({detail}). Nothing was changed.</source>
            <translation>Dieses Profil stammt von einer neueren Version von Beforehand ({detail}). Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>This value is not possible: {detail}</source>
            <translation>Dieser Wert ist nicht möglich: {detail}</translation>
        </message>
        <message>
            <source>Unlock or set up your system's keyring, then retrieve the feed again.</source>
            <translation>Den Schlüsselbund des Systems entsperren oder einrichten, dann den Feed erneut abrufen.</translation>
        </message>
        <message>
            <source>What came back is not a feed ({detail}).</source>
            <translation>Die Antwort ist kein Feed ({detail}).</translation>
        </message>
        <message>
            <source>You already follow {detail}</source>
            <translation>Schon abonniert: {detail}</translation>
        </message>
        <message>
            <source>You do not follow {detail}</source>
            <translation>Nicht abonniert: {detail}</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n Tag</numerusform>
                <numerusform>%n Tage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n Feed</numerusform>
                <numerusform>%n Feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Advanced…</source>
            <translation>Erweitert…</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>As in the feed</source>
            <translation>Wie im Feed</translation>
        </message>
        <message>
            <source>As usual</source>
            <translation>Wie üblich</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Different folders</source>
            <translation>Verschiedene Ordner</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>How much it matters</source>
            <translation>Wie wichtig der Feed ist</translation>
        </message>
        <message>
            <source>Keep read articles</source>
            <translation>Gelesene Artikel behalten</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Weniger</translation>
        </message>
        <message>
            <source>Matters</source>
            <translation>Wichtigkeit</translation>
        </message>
        <message>
            <source>Properties: {title}</source>
            <translation>Eigenschaften: {title}</translation>
        </message>
        <message>
            <source>Retrieved less often</source>
            <translation>Wird seltener abgerufen</translation>
        </message>
        <message>
            <source>Retrieved more often</source>
            <translation>Wird öfter abgerufen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Text shown</source>
            <translation>Gezeigter Text</translation>
        </message>
        <message>
            <source>The whole page</source>
            <translation>Ganze Seite</translation>
        </message>
        <message>
            <source>The whole page is fetched from the article's site.</source>
            <translation>Die ganze Seite wird von der Website des Artikels geholt.</translation>
        </message>
        <message>
            <source>They differ</source>
            <translation>Verschieden</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Oberste Ebene</translation>
        </message>
        <message>
            <source>{weight}, as little of it is read</source>
            <translation>{weight}, denn es wird wenig davon gelesen</translation>
        </message>
        <message>
            <source>{weight}, as much of it is read</source>
            <translation>{weight}, denn es wird viel davon gelesen</translation>
        </message>
    </context>
    <context>
        <name>QuietLine</name>
        <message>
            <source>Dismiss</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message numerus="yes">
            <source>%n articles came from the damaged file.</source>
            <translation>
                <numerusform>%n Artikel kam aus der beschädigten Datei.</numerusform>
                <numerusform>%n Artikel kamen aus der beschädigten Datei.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles could not be read.</source>
            <translation>
                <numerusform>%n Artikel war nicht lesbar.</numerusform>
                <numerusform>%n Artikel waren nicht lesbar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds are there</source>
            <translation>
                <numerusform>%n Feed ist da</numerusform>
                <numerusform>%n Feeds sind da</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Beforehand cannot open its database</source>
            <translation>Beforehand kann seine Datenbank nicht öffnen</translation>
        </message>
        <message>
            <source>Copies (*.sqlite *.sqlite3 *.damaged-*);;All files (*)</source>
            <translation>Kopien (*.sqlite *.sqlite3 *.damaged-*);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>It is kept as {path}</source>
            <translation>Sie ist aufgehoben als {path}</translation>
        </message>
        <message>
            <source>It was left exactly as it is.</source>
            <translation>Sie wurde nicht angerührt.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Nichts wurde verändert.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Restore a copy…</source>
            <translation>Kopie wiederherstellen…</translation>
        </message>
        <message>
            <source>Start afresh</source>
            <translation>Neu anfangen</translation>
        </message>
        <message>
            <source>Start that version, or use another profile. This one was left exactly as it is.</source>
            <translation>Starten Sie jene Version oder nehmen Sie ein anderes Profil. Dieses hier wurde nicht angerührt.</translation>
        </message>
        <message>
            <source>The copy of {time} was restored: {feeds}.</source>
            <translation>Die Kopie von {time} wurde wiederhergestellt: {feeds}.</translation>
        </message>
        <message>
            <source>The database has to be rebuilt and needs about its own size. Nothing was changed.</source>
            <translation>Die Datenbank muss neu aufgebaut werden und braucht etwa noch einmal so viel Platz. Nichts wurde verändert.</translation>
        </message>
        <message>
            <source>The database is damaged or missing. It is rebuilt from the newest copy and from what can still be read.</source>
            <translation>Die Datenbank ist beschädigt oder fehlt. Sie wird aus der neuesten Kopie und aus dem, was noch lesbar ist, wiederhergestellt.</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from the copy of {time} and from what could still be read: {feeds}.</source>
            <translation>Die Datenbank war beschädigt. Sie wurde aus der Kopie von {time} und aus dem, was noch lesbar war, wiederhergestellt: {feeds}.</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from what could still be read: {feeds}.</source>
            <translation>Die Datenbank war beschädigt. Sie wurde aus dem, was noch lesbar war, wiederhergestellt: {feeds}.</translation>
        </message>
        <message>
            <source>The database was missing. It was rebuilt from the copy of {time}: {feeds}.</source>
            <translation>Die Datenbank fehlte. Sie wurde aus der Kopie von {time} wiederhergestellt: {feeds}.</translation>
        </message>
        <message>
            <source>There is no copy among the backups. If you have one elsewhere, restore it; otherwise you can start afresh.</source>
            <translation>Unter den Sicherungen ist keine Kopie. Haben Sie anderswo eine, stellen Sie sie wieder her; sonst können Sie neu anfangen.</translation>
        </message>
        <message>
            <source>There is no room on the disk</source>
            <translation>Auf dem Datenträger ist kein Platz</translation>
        </message>
        <message>
            <source>This is not Beforehand's database</source>
            <translation>Das ist keine Datenbank von Beforehand</translation>
        </message>
        <message>
            <source>This profile belongs to a newer Beforehand</source>
            <translation>Dieses Profil gehört zu einem neueren Beforehand</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>What was left of it is kept as {path}</source>
            <translation>Was davon übrig war, liegt unter {path}</translation>
        </message>
        <message>
            <source>What was there before is kept as a copy and can be restored likewise.</source>
            <translation>Was vorher da war, ist als Kopie aufgehoben und kann ebenso wiederhergestellt werden.</translation>
        </message>
        <message>
            <source>Your articles are being brought in order</source>
            <translation>Ihre Artikel werden in Ordnung gebracht</translation>
        </message>
        <message>
            <source>Your database cannot be read</source>
            <translation>Ihre Datenbank ist nicht lesbar</translation>
        </message>
        <message>
            <source>Your database is not there</source>
            <translation>Ihre Datenbank ist nicht da</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>%n feeds may not be asked yet</source>
            <translation>
                <numerusform>%n Feed darf noch nicht abgerufen werden</numerusform>
                <numerusform>%n Feeds dürfen noch nicht abgerufen werden</numerusform>
            </translation>
        </message>
        <message>
            <source>; the first again at {time}</source>
            <translation>; der erste wieder um {time}</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>Nicht vor {time}: {why}</translation>
        </message>
        <message>
            <source>{title} may not be asked before {time}: {why}</source>
            <translation>{title} darf nicht vor {time} abgerufen werden: {why}</translation>
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message>
            <source>Learning is off</source>
            <translation>Lernen ist aus</translation>
        </message>
        <message>
            <source>Learning rests</source>
            <translation>Lernen ruht</translation>
        </message>
        <message>
            <source>Learning: day {day} of {days}</source>
            <translation>Lernen: Tag {day} von {days}</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rhythmus</translation>
        </message>
        <message>
            <source>You usually look at {times}.</source>
            <translation>Sie schauen meist um {times}.</translation>
        </message>
        <message>
            <source>now {time}</source>
            <translation>jetzt {time}</translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles had changed.</source>
            <translation>
                <numerusform>%n Artikel hatte sich geändert.</numerusform>
                <numerusform>%n Artikel hatten sich geändert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n neu</numerusform>
                <numerusform>%n neu</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: {articles}.</source>
            <translation>Erwartet: {articles}.</translation>
        </message>
        <message>
            <source>Fetched {time}</source>
            <translation>Abgerufen {time}</translation>
        </message>
        <message>
            <source>Fetching rests until {time}.</source>
            <translation>Bis {time} wird nicht abgerufen.</translation>
        </message>
        <message numerus="yes">
            <source>Found %n.</source>
            <translation>
                <numerusform>%n gefunden.</numerusform>
                <numerusform>%n gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found nothing new.</source>
            <translation>Nichts Neues gefunden.</translation>
        </message>
        <message>
            <source>Likely about {time}, if the plan stays as it is: it is made anew every quarter of an hour.</source>
            <translation>Wahrscheinlich gegen {time}, wenn der Plan so bleibt: Er wird jede Viertelstunde neu gemacht.</translation>
        </message>
        <message>
            <source>Next {time}</source>
            <translation>Als Nächstes {time}</translation>
        </message>
        <message>
            <source>Not before {time}</source>
            <translation>Nicht vor {time}</translation>
        </message>
        <message>
            <source>Planned {time}</source>
            <translation>Geplant {time}</translation>
        </message>
        <message>
            <source>The budget of requests is used up for now, so it is weighed again then.</source>
            <translation>Das Budget an Abrufen ist vorerst aufgebraucht, deshalb wird dann neu abgewogen.</translation>
        </message>
        <message>
            <source>Tried {time}</source>
            <translation>Versucht {time}</translation>
        </message>
        <message numerus="yes">
            <source>about %n new articles</source>
            <translation>
                <numerusform>etwa %n neuer Artikel</numerusform>
                <numerusform>etwa %n neue Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>about {number} new articles</source>
            <translation>etwa {number} neue Artikel</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>hardly any new articles</source>
            <translation>kaum neue Artikel</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>wahrscheinlich</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>kein Netz</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>nicht vor</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>nichts Neues</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>geplant</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>abgewiesen</translation>
        </message>
        <message>
            <source>{time}: the log tells no more of it.</source>
            <translation>{time}: Mehr steht darüber nicht im Protokoll.</translation>
        </message>
        <message>
            <source>{what} because no more than the longest interval may pass.</source>
            <translation>{what}, weil nicht mehr als der längste Abstand vergehen darf.</translation>
        </message>
        <message>
            <source>{what} because you asked for it.</source>
            <translation>{what}, weil Sie es wollten.</translation>
        </message>
        <message>
            <source>{what} because you opened the window.</source>
            <translation>{what}, weil Sie das Fenster geöffnet haben.</translation>
        </message>
        <message>
            <source>{what} because you were likely to look by {look}, and {articles} were expected.</source>
            <translation>{what}, weil Sie wahrscheinlich bis {look} schauen würden und {articles} erwartet wurden.</translation>
        </message>
        <message>
            <source>{what} because you were likely to look by {look}.</source>
            <translation>{what}, weil Sie wahrscheinlich bis {look} schauen würden.</translation>
        </message>
        <message>
            <source>{what} by schedule.</source>
            <translation>{what} nach Plan.</translation>
        </message>
        <message>
            <source>{what} for the first time.</source>
            <translation>{what}, zum ersten Mal.</translation>
        </message>
        <message>
            <source>{what} to catch up.</source>
            <translation>{what}, um aufzuholen.</translation>
        </message>
        <message>
            <source>{what}, again after a failure.</source>
            <translation>{what}, erneut nach einem Fehlschlag.</translation>
        </message>
        <message>
            <source>{what}, before its list overflows and articles are lost.</source>
            <translation>{what}, bevor seine Liste überläuft und Artikel verloren gehen.</translation>
        </message>
        <message>
            <source>{what}, not earlier: {reason}.</source>
            <translation>{what}, nicht früher: {reason}.</translation>
        </message>
        <message>
            <source>{what}: you are likely to look by {look}.</source>
            <translation>{what}: Sie schauen wahrscheinlich bis {look}.</translation>
        </message>
        <message>
            <source>{what}: {articles} expected, and you are likely to look by {look}.</source>
            <translation>{what}: {articles} erwartet, und Sie schauen wahrscheinlich bis {look}.</translation>
        </message>
        <message>
            <source>{what}: {articles} expected.</source>
            <translation>{what}: {articles} erwartet.</translation>
        </message>
        <message>
            <source>{what}: {reason}.</source>
            <translation>{what}: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>RhythmPage</name>
        <message>
            <source>Rhythm</source>
            <translation>Rhythmus</translation>
        </message>
        <message>
            <source>dddd d MMMM</source>
            <translation>dddd, d. MMMM</translation>
        </message>
        <message>
            <source>learned from {day} of {days} days</source>
            <translation>aus {day} von {days} Tagen gelernt</translation>
        </message>
        <message>
            <source>learning is off</source>
            <translation>Lernen ist aus</translation>
        </message>
        <message>
            <source>learning rests until you go on</source>
            <translation>Lernen ruht, bis Sie es fortsetzen</translation>
        </message>
        <message>
            <source>learning rests until {time}</source>
            <translation>Lernen ruht bis {time}</translation>
        </message>
        <message>
            <source>learning: day {day} of {days}</source>
            <translation>Lernen: Tag {day} von {days}</translation>
        </message>
        <message>
            <source>nothing learned yet</source>
            <translation>noch nichts gelernt</translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n articles came without a usable date; they are not counted.</source>
            <translation>
                <numerusform>%n Artikel kam ohne brauchbares Datum und zählt nicht mit.</numerusform>
                <numerusform>%n Artikel kamen ohne brauchbares Datum und zählen nicht mit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed last time</source>
            <translation>
                <numerusform>%n zuletzt gescheitert</numerusform>
                <numerusform>%n zuletzt gescheitert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n never refreshed</source>
            <translation>
                <numerusform>%n nie abgerufen</numerusform>
                <numerusform>%n nie abgerufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not refreshed for a day</source>
            <translation>
                <numerusform>%n seit einem Tag nicht abgerufen</numerusform>
                <numerusform>%n seit einem Tag nicht abgerufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them brought no answer that could be used.</source>
            <translation>
                <numerusform>%n davon brachte keine brauchbare Antwort.</numerusform>
                <numerusform>%n davon brachten keine brauchbare Antwort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paused or gone</source>
            <translation>
                <numerusform>%n angehalten oder eingestellt</numerusform>
                <numerusform>%n angehalten oder eingestellt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests fewer this week than asking every hour</source>
            <translation>
                <numerusform>%n Anfrage weniger in dieser Woche als bei stündlichem Fragen</numerusform>
                <numerusform>%n Anfragen weniger in dieser Woche als bei stündlichem Fragen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests more this week than asking every hour</source>
            <translation>
                <numerusform>%n Anfrage mehr in dieser Woche als bei stündlichem Fragen</numerusform>
                <numerusform>%n Anfragen mehr in dieser Woche als bei stündlichem Fragen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n servers asked us to wait</source>
            <translation>
                <numerusform>%n Server bat uns zu warten</numerusform>
                <numerusform>%n Server baten uns zu warten</numerusform>
            </translation>
        </message>
        <message>
            <source>A fixed timer</source>
            <translation>Fester Takt</translation>
        </message>
        <message>
            <source>A posting counts at every look that came before it was fetched. The share is of all postings.</source>
            <translation>Ein Beitrag zählt bei jedem Blick, der vor seinem Abruf kam. Der Anteil gilt für alle Beiträge.</translation>
        </message>
        <message>
            <source>Articles that were posted in these days, after their feed was first retrieved, and retrieved since.</source>
            <translation>Artikel, die in diesen Tagen erschienen sind, nach dem ersten Abruf ihres Feeds, und seither abgerufen wurden.</translation>
        </message>
        <message>
            <source>Asked to wait</source>
            <translation>Bat zu warten</translation>
        </message>
        <message>
            <source>Beforehand</source>
            <translation>Beforehand</translation>
        </message>
        <message>
            <source>Beforehand missed {misses}, a fixed timer would have missed {others}.</source>
            <translation>Beforehand hat {misses} verpasst, ein fester Takt hätte {others} verpasst.</translation>
        </message>
        <message>
            <source>By host</source>
            <translation>Nach Server</translation>
        </message>
        <message>
            <source>Counted since {time}: the log begins there.</source>
            <translation>Gezählt seit {time}: dort beginnt das Protokoll.</translation>
        </message>
        <message>
            <source>Courtesy</source>
            <translation>Rücksicht</translation>
        </message>
        <message>
            <source>Covers {share} % of the time: up to each feed's last successful refresh.</source>
            <translation>Umfasst {share} % der Zeit: bis zum letzten gelungenen Abruf jedes Feeds.</translation>
        </message>
        <message>
            <source>Days of the account</source>
            <translation>Tage der Bilanz</translation>
        </message>
        <message>
            <source>Half of the postings were fetched within this time.</source>
            <translation>Die Hälfte der Beiträge wurde in dieser Zeit abgerufen.</translation>
        </message>
        <message>
            <source>Host</source>
            <translation>Server</translation>
        </message>
        <message>
            <source>How often you came to the window.</source>
            <translation>Wie oft Sie ins Fenster geschaut haben.</translation>
        </message>
        <message>
            <source>In all, the timer would have done better.</source>
            <translation>Insgesamt wäre der feste Takt besser gewesen.</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days, {dates}</source>
            <translation>
                <numerusform>Letzter Tag, {dates}</numerusform>
                <numerusform>Letzte %n Tage, {dates}</numerusform>
            </translation>
        </message>
        <message>
            <source>Learning is off: feeds are retrieved by how often they post, so what you would miss is not reckoned.</source>
            <translation>Das Lernen ist aus: Feeds werden danach abgerufen, wie oft sie schreiben; was Sie verpassen würden, wird nicht berechnet.</translation>
        </message>
        <message>
            <source>Learning is off: no look of yours was recorded, so it cannot be told what you missed.</source>
            <translation>Das Lernen ist aus: Kein Blick von Ihnen wurde festgehalten, also lässt sich nicht sagen, was Sie verpasst haben.</translation>
        </message>
        <message>
            <source>Missed, and not there three seconds after you came either.</source>
            <translation>Verpasst und auch drei Sekunden nach Ihrem Kommen noch nicht da.</translation>
        </message>
        <message numerus="yes">
            <source>Missed, with the same %n requests</source>
            <translation>
                <numerusform>Verpasst, mit derselben einen Anfrage</numerusform>
                <numerusform>Verpasst, mit denselben %n Anfragen</numerusform>
            </translation>
        </message>
        <message>
            <source>No feed is retrieved by itself yet.</source>
            <translation>Noch wird kein Feed von selbst abgerufen.</translation>
        </message>
        <message>
            <source>No feed was refreshed again since its first time, so it cannot be told what you missed.</source>
            <translation>Kein Feed wurde nach dem ersten Mal wieder abgerufen; was Sie verpasst haben, ist nicht bekannt.</translation>
        </message>
        <message>
            <source>No look of yours was recorded, so it cannot be told what you missed.</source>
            <translation>Kein Blick von Ihnen wurde festgehalten, also lässt sich nicht sagen, was Sie verpasst haben.</translation>
        </message>
        <message>
            <source>Nothing was retrieved in these days, so there is nothing to measure.</source>
            <translation>In diesen Tagen wurde nichts abgerufen, also gibt es nichts zu messen.</translation>
        </message>
        <message>
            <source>Nothing was retrieved this week.</source>
            <translation>In dieser Woche wurde nichts abgerufen.</translation>
        </message>
        <message numerus="yes">
            <source>On none of the %n days on which you looked did the timer do better.</source>
            <translation>
                <numerusform>Am einzigen Tag mit einem Blick war der feste Takt nicht besser.</numerusform>
                <numerusform>An keinem von %n Tagen mit einem Blick war der feste Takt besser.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On {lost} of the %n days on which you looked, the timer did better.</source>
            <translation>
                <numerusform>An {lost} von %n Tag mit einem Blick war der feste Takt besser.</numerusform>
                <numerusform>An {lost} von %n Tagen mit einem Blick war der feste Takt besser.</numerusform>
            </translation>
        </message>
        <message>
            <source>Places where a feed dropped articles before they were fetched.</source>
            <translation>Stellen, an denen ein Feed Artikel fallen ließ, bevor sie abgerufen wurden.</translation>
        </message>
        <message numerus="yes">
            <source>Reckoned from %n days on which you looked.</source>
            <translation>
                <numerusform>Berechnet aus %n Tag mit Blicken.</numerusform>
                <numerusform>Berechnet aus %n Tagen mit Blicken.</numerusform>
            </translation>
        </message>
        <message>
            <source>Replayed on the same log.</source>
            <translation>Nachgespielt auf demselben Protokoll.</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Anfragen</translation>
        </message>
        <message>
            <source>Requests by host</source>
            <translation>Anfragen nach Server</translation>
        </message>
        <message>
            <source>Retrievals a day</source>
            <translation>Abrufe am Tag</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>Gespart</translation>
        </message>
        <message>
            <source>So many requests were answered in a few bytes: nothing new.</source>
            <translation>So viele Anfragen wurden mit wenigen Bytes beantwortet: nichts Neues.</translation>
        </message>
        <message>
            <source>The account</source>
            <translation>Die Bilanz</translation>
        </message>
        <message>
            <source>The plan makes about {requests} retrievals a day now</source>
            <translation>Der Plan macht jetzt etwa {requests} Abrufe am Tag</translation>
        </message>
        <message>
            <source>Transferred</source>
            <translation>Übertragen</translation>
        </message>
        <message numerus="yes">
            <source>What %n feeds posted since is unknown: {states}.</source>
            <translation>
                <numerusform>Was %n Feed seitdem veröffentlicht hat, ist unbekannt: {states}.</numerusform>
                <numerusform>Was %n Feeds seitdem veröffentlicht haben, ist unbekannt: {states}.</numerusform>
            </translation>
        </message>
        <message>
            <source>What a retrieval buys</source>
            <translation>Was ein Abruf bringt</translation>
        </message>
        <message>
            <source>What you would miss a day, against retrievals a day. Drag the point to change the plan.</source>
            <translation>Was Sie am Tag verpassen würden, je nach Abrufen am Tag. Ziehen Sie am Punkt, um den Plan zu ändern.</translation>
        </message>
        <message>
            <source>What you would miss is not known yet: that takes a few days of looks.</source>
            <translation>Was Sie verpassen würden, ist noch nicht bekannt: Das braucht ein paar Tage mit Blicken.</translation>
        </message>
        <message numerus="yes">
            <source>You looked on %n days so far.</source>
            <translation>
                <numerusform>Bisher haben Sie an %n Tag hineingeschaut.</numerusform>
                <numerusform>Bisher haben Sie an %n Tagen hineingeschaut.</numerusform>
            </translation>
        </message>
        <message>
            <source>about {misses} missed</source>
            <translation>etwa {misses} verpasst</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weiterer</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least %n lost</source>
            <translation>
                <numerusform>mindestens %n verloren</numerusform>
                <numerusform>mindestens %n verloren</numerusform>
            </translation>
        </message>
        <message>
            <source>days</source>
            <translation>Tage</translation>
        </message>
        <message>
            <source>fixed timer</source>
            <translation>fester Takt</translation>
        </message>
        <message>
            <source>gaps</source>
            <translation>Lücken</translation>
        </message>
        <message>
            <source>h</source>
            <translation>Std.</translation>
        </message>
        <message>
            <source>late by more than 3 s</source>
            <translation>mehr als 3 s zu spät</translation>
        </message>
        <message>
            <source>median delay</source>
            <translation>mittlere Verzögerung</translation>
        </message>
        <message>
            <source>min</source>
            <translation>min</translation>
        </message>
        <message>
            <source>missed when you looked</source>
            <translation>beim Hinsehen verpasst</translation>
        </message>
        <message>
            <source>no server asked us to wait</source>
            <translation>kein Server bat uns zu warten</translation>
        </message>
        <message>
            <source>postings</source>
            <translation>Beiträge</translation>
        </message>
        <message>
            <source>requests</source>
            <translation>Anfragen</translation>
        </message>
        <message numerus="yes">
            <source>retrievals a day, all %n feeds</source>
            <translation>
                <numerusform>Abrufe am Tag, für %n Feed</numerusform>
                <numerusform>Abrufe am Tag, alle %n Feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>transferred</source>
            <translation>übertragen</translation>
        </message>
        <message>
            <source>unchanged (304)</source>
            <translation>unverändert (304)</translation>
        </message>
        <message>
            <source>visits</source>
            <translation>Besuche</translation>
        </message>
        <message>
            <source>{requests} a day</source>
            <translation>{requests} am Tag</translation>
        </message>
        <message>
            <source>{requests} a day: about {misses} missed; a fixed timer would miss about {others}.</source>
            <translation>{requests} am Tag: etwa {misses} verpasst; ein fester Takt würde etwa {others} verpassen.</translation>
        </message>
        <message>
            <source>{share} unchanged (304)</source>
            <translation>{share} unverändert (304)</translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n neu</numerusform>
                <numerusform>%n neu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n retrievals are planned this week.</source>
            <translation>
                <numerusform>%n Abruf ist diese Woche geplant.</numerusform>
                <numerusform>%n Abrufe sind diese Woche geplant.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n retrievals are planned today.</source>
            <translation>
                <numerusform>%n Abruf ist heute geplant.</numerusform>
                <numerusform>%n Abrufe sind heute geplant.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is {time}.</source>
            <translation>Es ist {time}.</translation>
        </message>
        <message>
            <source>When you look is not known yet.</source>
            <translation>Wann Sie schauen, ist noch nicht bekannt.</translation>
        </message>
        <message>
            <source>You usually look at {times}.</source>
            <translation>Sie schauen meist um {times}.</translation>
        </message>
        <message>
            <source>after {time}</source>
            <translation>nach {time}</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>von Hand</translation>
        </message>
        <message>
            <source>due</source>
            <translation>fällig</translation>
        </message>
        <message>
            <source>due since {time}</source>
            <translation>fällig seit {time}</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times</source>
            <translation>
                <numerusform>%n-mal fehlgeschlagen</numerusform>
                <numerusform>%n-mal fehlgeschlagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fetched %n times this week</source>
            <translation>
                <numerusform>diese Woche %n-mal abgerufen</numerusform>
                <numerusform>diese Woche %n-mal abgerufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fetched %n times today</source>
            <translation>
                <numerusform>heute %n-mal abgerufen</numerusform>
                <numerusform>heute %n-mal abgerufen</numerusform>
            </translation>
        </message>
        <message>
            <source>next {time}</source>
            <translation>als Nächstes {time}</translation>
        </message>
        <message>
            <source>not before {time}</source>
            <translation>nicht vor {time}</translation>
        </message>
        <message>
            <source>not fetched this week</source>
            <translation>diese Woche nicht abgerufen</translation>
        </message>
        <message>
            <source>not fetched today</source>
            <translation>heute nicht abgerufen</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>nichts Neues</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>posts most {times}</source>
            <translation>schreibt am meisten {times}</translation>
        </message>
        <message numerus="yes">
            <source>refused %n times</source>
            <translation>
                <numerusform>%n-mal abgewiesen</numerusform>
                <numerusform>%n-mal abgewiesen</numerusform>
            </translation>
        </message>
        <message>
            <source>taken down</source>
            <translation>eingestellt</translation>
        </message>
    </context>
    <context>
        <name>Ribbon</name>
        <message>
            <source>When you look</source>
            <translation>Wann Sie schauen</translation>
        </message>
        <message>
            <source>next</source>
            <translation>nächster</translation>
        </message>
        <message>
            <source>ticks: what is planned</source>
            <translation>Striche: was geplant ist</translation>
        </message>
        <message>
            <source>usually {time}</source>
            <translation>meist {time}</translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Copy feed address</source>
            <translation>Feed-Adresse kopieren</translation>
        </message>
        <message>
            <source>Download again</source>
            <translation>Erneut herunterladen</translation>
        </message>
        <message>
            <source>Mark all read</source>
            <translation>Alle als gelesen markieren</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Verschieben nach</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Neuer Ordner</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>Neuer Ordner hier</translation>
        </message>
        <message>
            <source>Open site</source>
            <translation>Website öffnen</translation>
        </message>
        <message>
            <source>Properties of its feeds…</source>
            <translation>Eigenschaften der Feeds…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Eigenschaften…</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>Ordner entfernen, Feeds behalten</translation>
        </message>
        <message>
            <source>Remove saved search</source>
            <translation>Gespeicherte Suche entfernen</translation>
        </message>
        <message>
            <source>Remove tag from all articles</source>
            <translation>Schlagwort von allen Artikeln entfernen</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Retrieve all now</source>
            <translation>Alles jetzt abrufen</translation>
        </message>
        <message>
            <source>Retrieve now</source>
            <translation>Jetzt abrufen</translation>
        </message>
        <message>
            <source>Show what was retrieved</source>
            <translation>Seine Abrufe zeigen</translation>
        </message>
        <message>
            <source>Taken down by its publisher: unsubscribe</source>
            <translation>Vom Anbieter eingestellt: Abo beenden</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Oberste Ebene</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abo beenden</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Name of the tag</source>
            <translation>Name des Schlagworts</translation>
        </message>
        <message>
            <source>Remove this action</source>
            <translation>Diese Aktion entfernen</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>Was geschehen soll</translation>
        </message>
    </context>
    <context>
        <name>RuleForm</name>
        <message>
            <source>Add a condition</source>
            <translation>Bedingung hinzufügen</translation>
        </message>
        <message>
            <source>Add an action</source>
            <translation>Aktion hinzufügen</translation>
        </message>
        <message>
            <source>How many must fit</source>
            <translation>Wie viele zutreffen müssen</translation>
        </message>
        <message>
            <source>Name of the rule</source>
            <translation>Name der Regel</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>Dann:</translation>
        </message>
        <message>
            <source>When an article arrives and {how} of these fit:</source>
            <translation>Wenn ein Artikel eintrifft und {how} zutrifft:</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alles</translation>
        </message>
        <message>
            <source>any</source>
            <translation>etwas davon</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Without a name</source>
            <translation>Ohne Namen</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message>
            <source>Fits {count} of the last {all} articles</source>
            <translation>Passt auf {count} der letzten {all} Artikel</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Anything</source>
            <translation>Irgendetwas</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>Kategorie</translation>
        </message>
        <message>
            <source>Choose a feed from the list.</source>
            <translation>Bitte einen Feed aus der Liste wählen.</translation>
        </message>
        <message>
            <source>Choose a folder from the list.</source>
            <translation>Bitte einen Ordner aus der Liste wählen.</translation>
        </message>
        <message>
            <source>Feed</source>
            <translation>Feed</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Give the rule a name.</source>
            <translation>Die Regel braucht einen Namen.</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ausblenden</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Link</translation>
        </message>
        <message>
            <source>Mark read</source>
            <translation>Als gelesen markieren</translation>
        </message>
        <message>
            <source>Name the tag.</source>
            <translation>Das Schlagwort braucht einen Namen.</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>Neue Regel</translation>
        </message>
        <message>
            <source>Notify</source>
            <translation>Benachrichtigen</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Später lesen</translation>
        </message>
        <message>
            <source>Say what the rule shall do.</source>
            <translation>Es fehlt, was die Regel tun soll.</translation>
        </message>
        <message>
            <source>Say what to look for.</source>
            <translation>Es fehlt, wonach gesucht wird.</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Schlagwort</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Without a condition a rule fits nothing.</source>
            <translation>Ohne Bedingung trifft eine Regel nie zu.</translation>
        </message>
        <message>
            <source>begins with</source>
            <translation>beginnt mit</translation>
        </message>
        <message>
            <source>contains</source>
            <translation>enthält</translation>
        </message>
        <message>
            <source>does not contain</source>
            <translation>enthält nicht</translation>
        </message>
        <message>
            <source>is</source>
            <translation>ist</translation>
        </message>
        <message>
            <source>is not</source>
            <translation>ist nicht</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Apply to these now</source>
            <translation>Jetzt auf diese anwenden</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>Neue Regel</translation>
        </message>
        <message>
            <source>Remove this rule</source>
            <translation>Diese Regel entfernen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Rules do by themselves what you would do with an article: mark it read, star it, tag it, hide it.</source>
            <translation>Regeln tun von selbst, was Sie mit einem Artikel tun würden: als gelesen markieren, mit Stern oder Schlagwort versehen, ausblenden.</translation>
        </message>
        <message>
            <source>What it would fit is shown here.</source>
            <translation>Worauf sie zutrifft, erscheint hier.</translation>
        </message>
    </context>
    <context>
        <name>SecondInstance</name>
        <message>
            <source>Saved as {name}</source>
            <translation>Gespeichert als {name}</translation>
        </message>
    </context>
    <context>
        <name>Sharing</name>
        <message>
            <source>“{title}.”</source>
            <translation>„{title}.“</translation>
        </message>
    </context>
    <context>
        <name>SidePage</name>
        <message>
            <source>Back to the list</source>
            <translation>Zurück zur Liste</translation>
        </message>
    </context>
    <context>
        <name>StarredFeed</name>
        <message>
            <source>Starred articles</source>
            <translation>Artikel mit Stern</translation>
        </message>
        <message>
            <source>The feed of starred articles is not up to date: {why}</source>
            <translation>Der Feed der Artikel mit Stern ist nicht auf dem neuesten Stand: {why}</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Look at the feeds</source>
            <translation>Feeds ansehen</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Mit einem Thema anfangen</translation>
        </message>
        <message>
            <source>Suggestions, a folder for each topic. You see every feed before anything is added, and can undo it.</source>
            <translation>Vorschläge, ein Ordner für jedes Thema. Jeder Feed ist zu sehen, bevor etwas hinzukommt, und alles lässt sich rückgängig machen.</translation>
        </message>
    </context>
    <context>
        <name>Starters</name>
        <message>
            <source>Ideas and culture</source>
            <translation>Ideen und Kultur</translation>
        </message>
        <message>
            <source>Nature and places</source>
            <translation>Natur und Orte</translation>
        </message>
        <message>
            <source>News of the world</source>
            <translation>Nachrichten aus aller Welt</translation>
        </message>
        <message>
            <source>Open source</source>
            <translation>Open Source</translation>
        </message>
        <message>
            <source>Science</source>
            <translation>Wissenschaft</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Weltraum</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Technik</translation>
        </message>
        <message>
            <source>Web comics</source>
            <translation>Webcomics</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n feeds could not be reached</source>
            <translation>
                <numerusform>%n Feed nicht erreichbar</numerusform>
                <numerusform>%n Feeds nicht erreichbar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds not retrieved yet</source>
            <translation>
                <numerusform>%n Feed noch nicht abgerufen</numerusform>
                <numerusform>%n Feeds noch nicht abgerufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Away until {day}</source>
            <translation>Weg bis {day}</translation>
        </message>
        <message>
            <source>Fetching a third: {why}</source>
            <translation>Ruft ein Drittel ab: {why}</translation>
        </message>
        <message>
            <source>Fetching half: {why}</source>
            <translation>Ruft die Hälfte ab: {why}</translation>
        </message>
        <message>
            <source>Next retrieval about {time}</source>
            <translation>Nächster Abruf gegen {time}</translation>
        </message>
        <message>
            <source>Next retrieval is due now</source>
            <translation>Nächster Abruf ist fällig</translation>
        </message>
        <message>
            <source>Not ready yet</source>
            <translation>Noch nicht bereit</translation>
        </message>
        <message>
            <source>Nothing retrieved yet</source>
            <translation>Noch nichts abgerufen</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Angehalten bis {time}</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>Ruhezeit bis {time}</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Bereit seit {time}</translation>
        </message>
        <message>
            <source>Retrieving</source>
            <translation>Abruf läuft</translation>
        </message>
        <message>
            <source>Retrieving goes on by itself once it works again.</source>
            <translation>Der Abruf geht von selbst weiter, sobald es wieder möglich ist.</translation>
        </message>
        <message>
            <source>Sign in to this network first</source>
            <translation>Zuerst im Netzwerk anmelden</translation>
        </message>
        <message>
            <source>They are tried again by themselves. Press to see what is wrong.</source>
            <translation>Sie werden von selbst wieder versucht. Klicken Sie, um zu sehen, was los ist.</translation>
        </message>
        <message>
            <source>low battery</source>
            <translation>Akku fast leer</translation>
        </message>
        <message>
            <source>metered connection</source>
            <translation>getaktete Verbindung</translation>
        </message>
        <message>
            <source>{done} of {total} feeds</source>
            <translation>{done} von {total} Feeds</translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Privacy preferences…</source>
            <translation>Einstellungen zur Privatsphäre…</translation>
        </message>
    </context>
    <context>
        <name>StripsArea</name>
        <message>
            <source>By name</source>
            <translation>Nach Namen</translation>
        </message>
        <message>
            <source>Most missed</source>
            <translation>Meistverpasst</translation>
        </message>
        <message>
            <source>Most read</source>
            <translation>Meistgelesen</translation>
        </message>
        <message>
            <source>Next first</source>
            <translation>Nächste zuerst</translation>
        </message>
        <message>
            <source>Order of the feeds</source>
            <translation>Reihenfolge der Feeds</translation>
        </message>
    </context>
    <context>
        <name>StripsView</name>
        <message>
            <source>Feeds: when they post, what was fetched, what is planned</source>
            <translation>Feeds: wann sie schreiben, was abgerufen wurde, was geplant ist</translation>
        </message>
        <message>
            <source>No feeds yet.</source>
            <translation>Noch keine Feeds.</translation>
        </message>
    </context>
    <context>
        <name>SubscriptionsPane</name>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
    </context>
    <context>
        <name>Synonyms</name>
        <message>
            <source>English, German, Deutsch, translation, locale</source>
            <translation>Englisch, Deutsch, Übersetzung, Landessprache</translation>
        </message>
        <message>
            <source>Pocket, Instapaper, Mastodon, read-it-later</source>
            <translation>Pocket, Instapaper, Mastodon, Später-lesen-Dienst</translation>
        </message>
        <message>
            <source>VPN, tor, connection</source>
            <translation>VPN, Tor, Verbindung</translation>
        </message>
        <message>
            <source>article list, hide list, full width</source>
            <translation>Artikelliste, Liste ausblenden, volle Breite</translation>
        </message>
        <message>
            <source>at night, sleep, do not refresh</source>
            <translation>nachts, schlafen, nicht aktualisieren</translation>
        </message>
        <message>
            <source>automatic, auto mode, default colours</source>
            <translation>automatisch, Standardfarben</translation>
        </message>
        <message>
            <source>automatically read</source>
            <translation>automatisch gelesen</translation>
        </message>
        <message>
            <source>autostart, login, boot, launch</source>
            <translation>Autostart, Anmeldung, Systemstart</translation>
        </message>
        <message>
            <source>background tabs, web pages</source>
            <translation>Hintergrund, Tabs, Webseiten</translation>
        </message>
        <message>
            <source>background, minimize, close to tray</source>
            <translation>Hintergrund, minimieren, Infobereich</translation>
        </message>
        <message>
            <source>backup, copies, restore</source>
            <translation>Sicherung, Backup, wiederherstellen</translation>
        </message>
        <message>
            <source>backup, download my data</source>
            <translation>Sicherung, Backup, Daten herunterladen</translation>
        </message>
        <message>
            <source>badges, numbers, unread counts</source>
            <translation>Zähler, Zahlen, Anzahl ungelesen</translation>
        </message>
        <message>
            <source>browser name, identity</source>
            <translation>Browserkennung, Identität</translation>
        </message>
        <message>
            <source>budget, limit, traffic, how often</source>
            <translation>Budget, Grenze, Datenverkehr, wie oft</translation>
        </message>
        <message>
            <source>cache, max-age, expires, maximum</source>
            <translation>Zwischenspeicher, max-age, Ablauf, Höchstdauer</translation>
        </message>
        <message>
            <source>cancel refresh, abort</source>
            <translation>Aktualisieren abbrechen, anhalten</translation>
        </message>
        <message>
            <source>catch up</source>
            <translation>aufholen</translation>
        </message>
        <message>
            <source>classic, horizontal, mail view</source>
            <translation>klassisch, waagerecht, Mailansicht</translation>
        </message>
        <message>
            <source>columns, split, view mode</source>
            <translation>Spalten, Teilung, Ansicht</translation>
        </message>
        <message>
            <source>columns, vertical, side by side, three panes</source>
            <translation>Spalten, senkrecht, nebeneinander, drei Bereiche</translation>
        </message>
        <message>
            <source>comfortable, cosy, large rows, with preview</source>
            <translation>komfortabel, großzügig, große Zeilen, mit Vorschau</translation>
        </message>
        <message>
            <source>command palette, jump</source>
            <translation>Befehlspalette, springen</translation>
        </message>
        <message>
            <source>compact, comfortable, row height</source>
            <translation>kompakt, komfortabel, Zeilenhöhe</translation>
        </message>
        <message>
            <source>compact, dense, small rows, titles only</source>
            <translation>kompakt, dicht, kleine Zeilen, nur Titel</translation>
        </message>
        <message>
            <source>copy URL, copy address, clipboard</source>
            <translation>URL kopieren, Adresse kopieren, Zwischenablage</translation>
        </message>
        <message>
            <source>dark, night, dark mode, night mode, black</source>
            <translation>dunkel, Nacht, Dunkelmodus, Nachtmodus, schwarz</translation>
        </message>
        <message>
            <source>delete feed, remove feed, unfollow</source>
            <translation>Feed löschen, Feed entfernen, Abo kündigen</translation>
        </message>
        <message>
            <source>digest, timing of notifications</source>
            <translation>Sammelnachricht, Zeitpunkt der Mitteilungen</translation>
        </message>
        <message>
            <source>discover, suggestions, recommended feeds, examples</source>
            <translation>entdecken, Vorschläge, empfohlene Feeds, Beispiele</translation>
        </message>
        <message>
            <source>dismiss, delete article, remove article</source>
            <translation>verwerfen, Artikel löschen, Artikel entfernen</translation>
        </message>
        <message>
            <source>do not disturb, night</source>
            <translation>nicht stören, Nachtruhe</translation>
        </message>
        <message>
            <source>down the sidebar</source>
            <translation>in der Seitenleiste abwärts</translation>
        </message>
        <message>
            <source>down, forward</source>
            <translation>abwärts, vorwärts</translation>
        </message>
        <message>
            <source>duplicates, deduplicate</source>
            <translation>Duplikate, doppelte Artikel</translation>
        </message>
        <message>
            <source>email, e-mail, forward</source>
            <translation>E-Mail, weiterleiten</translation>
        </message>
        <message>
            <source>errors, problems, broken feeds, dead feeds</source>
            <translation>Fehler, Probleme, kaputte Feeds, tote Feeds</translation>
        </message>
        <message>
            <source>exit, close program</source>
            <translation>Ende, Programm schließen</translation>
        </message>
        <message>
            <source>export Markdown, download article</source>
            <translation>Markdown exportieren, Artikel herunterladen</translation>
        </message>
        <message>
            <source>export PDF, download article</source>
            <translation>PDF exportieren, Artikel herunterladen</translation>
        </message>
        <message>
            <source>favicons, logos</source>
            <translation>Favicons, Logos</translation>
        </message>
        <message>
            <source>favourite, favorite, like, bookmark, save article, unstar</source>
            <translation>Favorit, Lesezeichen, merken, Artikel aufheben</translation>
        </message>
        <message>
            <source>favourites, favorites, bookmarks, saved articles</source>
            <translation>Favoriten, Lesezeichen, gemerkte Artikel</translation>
        </message>
        <message>
            <source>feed settings, edit feed, rename feed, info</source>
            <translation>Feed-Einstellungen, Feed bearbeiten, Feed umbenennen, Info</translation>
        </message>
        <message>
            <source>filters, automation, mute, block</source>
            <translation>Filter, Automatik, stummschalten, sperren</translation>
        </message>
        <message>
            <source>find articles, look for</source>
            <translation>Artikel finden, nachschlagen</translation>
        </message>
        <message>
            <source>font size, scale, zoom, bigger</source>
            <translation>Schriftgröße, Skalierung, Zoom, größer</translation>
        </message>
        <message>
            <source>font size, zoom</source>
            <translation>Schriftgröße, Zoom</translation>
        </message>
        <message>
            <source>font, typeface</source>
            <translation>Schrift, Schriftart</translation>
        </message>
        <message>
            <source>hide read</source>
            <translation>gelesene ausblenden</translation>
        </message>
        <message>
            <source>history, network log, requests, downloads</source>
            <translation>Verlauf, Netzwerkprotokoll, Anfragen, Abrufe</translation>
        </message>
        <message>
            <source>home, inbox, everything, all items</source>
            <translation>Start, Posteingang, alles, alle Einträge</translation>
        </message>
        <message>
            <source>how often, refresh every, maximum</source>
            <translation>wie oft, aktualisieren alle, Maximum</translation>
        </message>
        <message>
            <source>how often, refresh every, minimum</source>
            <translation>wie oft, aktualisieren alle, Minimum</translation>
        </message>
        <message>
            <source>images, tracking, block images</source>
            <translation>Bilder, Tracking, Bilder sperren</translation>
        </message>
        <message>
            <source>jump to top, latest</source>
            <translation>nach oben springen, neueste</translation>
        </message>
        <message>
            <source>label, category, keyword</source>
            <translation>Schlagwort, Etikett, Kategorie</translation>
        </message>
        <message>
            <source>latest, recent</source>
            <translation>neueste, aktuell</translation>
        </message>
        <message>
            <source>light, day, light mode, day mode, white, bright</source>
            <translation>hell, Tag, Hellmodus, Tagmodus, weiß</translation>
        </message>
        <message>
            <source>line length, column, margins</source>
            <translation>Zeilenlänge, Spalte, Ränder</translation>
        </message>
        <message>
            <source>load from URL</source>
            <translation>von URL laden</translation>
        </message>
        <message>
            <source>mark as read, catch up, clear, done</source>
            <translation>als gelesen markieren, aufholen, leeren, erledigt</translation>
        </message>
        <message>
            <source>mark as read, mark as unread, keep unread</source>
            <translation>als gelesen markieren, als ungelesen markieren, ungelesen lassen</translation>
        </message>
        <message>
            <source>mobile data, hotspot, save data</source>
            <translation>mobile Daten, Hotspot, Daten sparen</translation>
        </message>
        <message>
            <source>new filter, create filter, mute</source>
            <translation>neuer Filter, Filter anlegen, stummschalten</translation>
        </message>
        <message>
            <source>new, inbox</source>
            <translation>neu, Posteingang</translation>
        </message>
        <message>
            <source>night mode, day mode, colours, colors, appearance, skin</source>
            <translation>Nachtmodus, Tagmodus, Farben, Aussehen</translation>
        </message>
        <message>
            <source>notification area, status icon</source>
            <translation>Infobereich, Statussymbol</translation>
        </message>
        <message>
            <source>notifications, alerts, popups</source>
            <translation>Benachrichtigungen, Hinweise, Popups</translation>
        </message>
        <message>
            <source>open file, load subscriptions, migrate</source>
            <translation>Datei öffnen, Abos laden, umziehen</translation>
        </message>
        <message>
            <source>page down</source>
            <translation>Seite ab</translation>
        </message>
        <message>
            <source>page up</source>
            <translation>Seite auf</translation>
        </message>
        <message>
            <source>paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>power, laptop, energy</source>
            <translation>Strom, Laptop, Energie</translation>
        </message>
        <message>
            <source>preview, reading pane</source>
            <translation>Vorschau, Lesebereich</translation>
        </message>
        <message>
            <source>privacy, tracking, personalise, personalize</source>
            <translation>Privatsphäre, Tracking, personalisieren</translation>
        </message>
        <message>
            <source>publish, RSS of starred</source>
            <translation>veröffentlichen, RSS der Favoriten</translation>
        </message>
        <message>
            <source>reading list, saved, queue</source>
            <translation>Leseliste, gemerkt, Warteschlange</translation>
        </message>
        <message>
            <source>reading mode, readability, original text</source>
            <translation>Lesemodus, Leseansicht, Originaltext</translation>
        </message>
        <message>
            <source>recommended, personal, suggestions, smart list</source>
            <translation>empfohlen, persönlich, Vorschläge</translation>
        </message>
        <message>
            <source>refresh all, refresh everything, update all, reload all, sync all, fetch all</source>
            <translation>alle aktualisieren, alles aktualisieren, alle neu laden, alle synchronisieren</translation>
        </message>
        <message>
            <source>refresh automatically, update, background, offline</source>
            <translation>automatisch aktualisieren, Hintergrund, offline</translation>
        </message>
        <message>
            <source>refresh, update, reload, sync, check for new, fetch</source>
            <translation>aktualisieren, neu laden, synchronisieren, auf Neues prüfen</translation>
        </message>
        <message>
            <source>reset zoom, actual size, default font size</source>
            <translation>Zoom zurücksetzen, Originalgröße, normale Schriftgröße</translation>
        </message>
        <message>
            <source>resume refreshing, continue, unpause</source>
            <translation>Aktualisieren fortsetzen, weitermachen, Pause beenden</translation>
        </message>
        <message>
            <source>retention, delete old, clean up</source>
            <translation>Aufbewahrung, alte löschen, aufräumen</translation>
        </message>
        <message>
            <source>revert, take back</source>
            <translation>zurücknehmen, widerrufen</translation>
        </message>
        <message>
            <source>save for later, bookmark, queue, pocket</source>
            <translation>für später merken, Lesezeichen, Warteschlange</translation>
        </message>
        <message>
            <source>save subscriptions, export feeds</source>
            <translation>Abos sichern, Feeds exportieren</translation>
        </message>
        <message>
            <source>search in page</source>
            <translation>auf der Seite suchen</translation>
        </message>
        <message>
            <source>search this list, refine</source>
            <translation>diese Liste durchsuchen, eingrenzen</translation>
        </message>
        <message>
            <source>send, forward</source>
            <translation>senden, weiterleiten</translation>
        </message>
        <message>
            <source>settings, options, configuration</source>
            <translation>Einstellungen, Optionen, Konfiguration</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, help</source>
            <translation>Tastenkürzel, Tastatur, Hilfe</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, key bindings</source>
            <translation>Tastenkürzel, Tastatur, Tastenbelegung</translation>
        </message>
        <message>
            <source>sidebar, feed list, hide feeds, full width</source>
            <translation>Seitenleiste, Feedliste, Feeds ausblenden, volle Breite</translation>
        </message>
        <message>
            <source>smart folder, search folder</source>
            <translation>intelligenter Ordner, Suchordner</translation>
        </message>
        <message>
            <source>statistics, schedule, timetable, chart</source>
            <translation>Statistik, Zeitplan, Fahrplan, Diagramm</translation>
        </message>
        <message>
            <source>stop refreshing, do not disturb, snooze</source>
            <translation>Aktualisieren anhalten, nicht stören, Schlummern</translation>
        </message>
        <message>
            <source>subscribe, new feed, follow, RSS</source>
            <translation>abonnieren, neuer Feed, folgen, RSS</translation>
        </message>
        <message>
            <source>thumbs down, dislike, not interested</source>
            <translation>Daumen runter, gefällt nicht, kein Interesse</translation>
        </message>
        <message>
            <source>thumbs up, like, recommend</source>
            <translation>Daumen hoch, gefällt, empfehlen</translation>
        </message>
        <message>
            <source>up the sidebar</source>
            <translation>in der Seitenleiste aufwärts</translation>
        </message>
        <message>
            <source>up, back</source>
            <translation>aufwärts, zurück</translation>
        </message>
        <message>
            <source>web page, original, external, visit site</source>
            <translation>Webseite, Original, extern, Seite besuchen</translation>
        </message>
        <message>
            <source>zoom in, bigger font, increase font size</source>
            <translation>vergrößern, größere Schrift, Schrift vergrößern</translation>
        </message>
        <message>
            <source>zoom out, smaller font, decrease font size</source>
            <translation>verkleinern, kleinere Schrift, Schrift verkleinern</translation>
        </message>
    </context>
    <context>
        <name>TabbedPage</name>
        <message>
            <source>Activity</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feeds</translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message>
            <source>Add a tag</source>
            <translation>Schlagwort hinzufügen</translation>
        </message>
        <message>
            <source>Make the tag “{name}”</source>
            <translation>Schlagwort „{name}“ anlegen</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
        <message numerus="yes">
            <source>Tags of %n articles</source>
            <translation>
                <numerusform>Schlagwörter von %n Artikel</numerusform>
                <numerusform>Schlagwörter von %n Artikeln</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Larger text</source>
            <translation>Größere Schrift</translation>
        </message>
        <message>
            <source>Narrower column</source>
            <translation>Schmalere Spalte</translation>
        </message>
        <message>
            <source>Sans</source>
            <translation>Serifenlos</translation>
        </message>
        <message>
            <source>Serif</source>
            <translation>Serifen</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Kleinere Schrift</translation>
        </message>
        <message>
            <source>Standard size and width</source>
            <translation>Standardgröße und -breite</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Schrift</translation>
        </message>
        <message>
            <source>Typeface</source>
            <translation>Schriftart</translation>
        </message>
        <message>
            <source>Wider column</source>
            <translation>Breitere Spalte</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Breite</translation>
        </message>
    </context>
    <context>
        <name>ThinScrollBar</name>
        <message>
            <source>Scroll</source>
            <translation>Blättern</translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message>
            <source>Today</source>
            <translation>Heute</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Gestern</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation>d. MMM yyyy</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <translation>d. MMMM</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>d. MMMM yyyy</translation>
        </message>
        <message>
            <source>now</source>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>{first}–{last}</source>
            <translation>{first}.–{last}</translation>
        </message>
        <message>
            <source>{hours} h</source>
            <translation>{hours} Std.</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} Min.</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ungelesen</numerusform>
                <numerusform>%n ungelesen</numerusform>
            </translation>
        </message>
        <message>
            <source>Fetch now</source>
            <translation>Jetzt abrufen</translation>
        </message>
        <message>
            <source>Go on fetching</source>
            <translation>Weiter abrufen</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Nächster ungelesener</translation>
        </message>
        <message>
            <source>Nothing unread</source>
            <translation>Nichts ungelesen</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Beforehand öffnen</translation>
        </message>
        <message>
            <source>Pause fetching for 1 hour</source>
            <translation>Abrufen für 1 Stunde anhalten</translation>
        </message>
        <message>
            <source>Pause fetching until tomorrow</source>
            <translation>Abrufen bis morgen anhalten</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Angehalten bis {time}</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>Ruhezeit bis {time}</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
    </context>
    <context>
        <name>TreeDelegate</name>
        <message>
            <source>New name</source>
            <translation>Neuer Name</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need you</source>
            <translation>
                <numerusform>%n Feed braucht Sie</numerusform>
                <numerusform>%n Feeds brauchen Sie</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ungelesen</numerusform>
                <numerusform>%n ungelesen</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Alle Artikel</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feeds</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Für Sie</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Später lesen</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Mit Stern</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Heute</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Ungelesen</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>problem: {what}</source>
            <translation>Problem: {what}</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>gespeicherte Suche</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>Schlagwort</translation>
        </message>
    </context>
    <context>
        <name>TreeView</name>
        <message>
            <source>Subscriptions</source>
            <translation>Abos</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message numerus="yes">
            <source>%n feeds are not shown again unless they change</source>
            <translation>
                <numerusform>%n Feed erscheint nicht wieder, solange sich nichts ändert</numerusform>
                <numerusform>%n Feeds erscheinen nicht wieder, solange sich nichts ändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Added the folder {name}</source>
            <translation>Ordner {name} angelegt</translation>
        </message>
        <message>
            <source>Added the rule {name}</source>
            <translation>Regel {name} angelegt</translation>
        </message>
        <message>
            <source>Added “{name}” to Read later</source>
            <translation>„{name}“ für später gemerkt</translation>
        </message>
        <message>
            <source>Address changed</source>
            <translation>Adresse geändert</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Geändert</translation>
        </message>
        <message numerus="yes">
            <source>Changed %n items</source>
            <translation>
                <numerusform>%n Eintrag geändert</numerusform>
                <numerusform>%n Einträge geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the address of {name}</source>
            <translation>Adresse von {name} geändert</translation>
        </message>
        <message>
            <source>Changed the rule {name}</source>
            <translation>Regel {name} geändert</translation>
        </message>
        <message>
            <source>Changed the search {name}</source>
            <translation>Suche {name} geändert</translation>
        </message>
        <message numerus="yes">
            <source>Changed the settings of %n feeds</source>
            <translation>
                <numerusform>Einstellungen von %n Feed geändert</numerusform>
                <numerusform>Einstellungen von %n Feeds geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the settings of {name}</source>
            <translation>Einstellungen von {name} geändert</translation>
        </message>
        <message>
            <source>Changed the tags of “{name}”</source>
            <translation>Schlagwörter von „{name}“ geändert</translation>
        </message>
        <message>
            <source>Changed {name}</source>
            <translation>{name} geändert</translation>
        </message>
        <message>
            <source>Deleted the tag {name}</source>
            <translation>Schlagwort {name} gelöscht</translation>
        </message>
        <message>
            <source>Folder added</source>
            <translation>Ordner hinzugefügt</translation>
        </message>
        <message>
            <source>Folder moved</source>
            <translation>Ordner verschoben</translation>
        </message>
        <message>
            <source>Folder removed; its feeds are kept</source>
            <translation>Ordner entfernt; seine Feeds bleiben</translation>
        </message>
        <message>
            <source>Folder renamed</source>
            <translation>Ordner umbenannt</translation>
        </message>
        <message>
            <source>Folder restored</source>
            <translation>Ordner wiederhergestellt</translation>
        </message>
        <message>
            <source>Hid “{name}”</source>
            <translation>„{name}“ ausgeblendet</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Ausgeblendet</translation>
        </message>
        <message numerus="yes">
            <source>Hidden: %n articles</source>
            <translation>
                <numerusform>Ausgeblendet: %n Artikel</numerusform>
                <numerusform>Ausgeblendet: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>Importiert</translation>
        </message>
        <message>
            <source>Learned things erased</source>
            <translation>Gelerntes gelöscht</translation>
        </message>
        <message>
            <source>Less like “{name}” from now on</source>
            <translation>Ab jetzt weniger wie „{name}“</translation>
        </message>
        <message>
            <source>Less of this from now on</source>
            <translation>Von jetzt an weniger davon</translation>
        </message>
        <message>
            <source>Marked all read</source>
            <translation>Alle als gelesen markiert</translation>
        </message>
        <message numerus="yes">
            <source>Marked all read: %n articles</source>
            <translation>
                <numerusform>Alle als gelesen markiert: %n Artikel</numerusform>
                <numerusform>Alle als gelesen markiert: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked read</source>
            <translation>Als gelesen markiert</translation>
        </message>
        <message numerus="yes">
            <source>Marked read: %n articles</source>
            <translation>
                <numerusform>Als gelesen markiert: %n Artikel</numerusform>
                <numerusform>Als gelesen markiert: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked unread</source>
            <translation>Als ungelesen markiert</translation>
        </message>
        <message numerus="yes">
            <source>Marked unread: %n articles</source>
            <translation>
                <numerusform>Als ungelesen markiert: %n Artikel</numerusform>
                <numerusform>Als ungelesen markiert: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked “{name}” as read</source>
            <translation>„{name}“ als gelesen markiert</translation>
        </message>
        <message>
            <source>Marked “{name}” as unread</source>
            <translation>„{name}“ als ungelesen markiert</translation>
        </message>
        <message>
            <source>Merged two tags into {name}</source>
            <translation>Zwei Schlagwörter zu {name} vereint</translation>
        </message>
        <message>
            <source>More like “{name}” from now on</source>
            <translation>Ab jetzt mehr wie „{name}“</translation>
        </message>
        <message>
            <source>More of this from now on</source>
            <translation>Von jetzt an mehr davon</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Verschoben</translation>
        </message>
        <message numerus="yes">
            <source>Moved %n folders</source>
            <translation>
                <numerusform>%n Ordner verschoben</numerusform>
                <numerusform>%n Ordner verschoben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved %n items</source>
            <translation>
                <numerusform>%n Eintrag verschoben</numerusform>
                <numerusform>%n Einträge verschoben</numerusform>
            </translation>
        </message>
        <message>
            <source>Moved the folder {name}</source>
            <translation>Ordner {name} verschoben</translation>
        </message>
        <message>
            <source>Moved {name}</source>
            <translation>{name} verschoben</translation>
        </message>
        <message numerus="yes">
            <source>Muted %n feeds: new articles come as read</source>
            <translation>
                <numerusform>%n Feed stummgeschaltet: Neue Artikel kommen gelesen an</numerusform>
                <numerusform>%n Feeds stummgeschaltet: Neue Artikel kommen gelesen an</numerusform>
            </translation>
        </message>
        <message>
            <source>Muted {name}: new articles come as read</source>
            <translation>{name} stummgeschaltet: Neue Artikel kommen gelesen an</translation>
        </message>
        <message>
            <source>Muted: new articles come as read</source>
            <translation>Stummgeschaltet: Neue Artikel kommen als gelesen</translation>
        </message>
        <message>
            <source>Neither more nor less like “{name}”</source>
            <translation>Weder mehr noch weniger wie „{name}“</translation>
        </message>
        <message>
            <source>Neither more nor less of this</source>
            <translation>Weder mehr noch weniger davon</translation>
        </message>
        <message>
            <source>Not for later any more</source>
            <translation>Nicht mehr für später</translation>
        </message>
        <message numerus="yes">
            <source>Not for later any more: %n articles</source>
            <translation>
                <numerusform>Nicht mehr für später: %n Artikel</numerusform>
                <numerusform>Nicht mehr für später: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Not shown again unless it changes</source>
            <translation>Wird nicht mehr gezeigt, solange es so bleibt</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Angehalten</translation>
        </message>
        <message numerus="yes">
            <source>Paused %n feeds</source>
            <translation>
                <numerusform>%n Feed pausiert</numerusform>
                <numerusform>%n Feeds pausiert</numerusform>
            </translation>
        </message>
        <message>
            <source>Paused {name}</source>
            <translation>{name} pausiert</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Entfernt</translation>
        </message>
        <message numerus="yes">
            <source>Removed %n folders; their feeds are kept</source>
            <translation>
                <numerusform>%n Ordner entfernt; seine Feeds bleiben</numerusform>
                <numerusform>%n Ordner entfernt; ihre Feeds bleiben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n items</source>
            <translation>
                <numerusform>%n Eintrag entfernt</numerusform>
                <numerusform>%n Einträge entfernt</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed a tag from “{name}”</source>
            <translation>Schlagwort von „{name}“ entfernt</translation>
        </message>
        <message>
            <source>Removed the folder {name}; its feeds are kept</source>
            <translation>Ordner {name} entfernt; seine Feeds bleiben</translation>
        </message>
        <message>
            <source>Removed the rule {name}</source>
            <translation>Regel {name} entfernt</translation>
        </message>
        <message>
            <source>Removed the search {name}</source>
            <translation>Suche {name} entfernt</translation>
        </message>
        <message>
            <source>Removed the star from “{name}”</source>
            <translation>Stern von „{name}“ entfernt</translation>
        </message>
        <message>
            <source>Removed {name}</source>
            <translation>{name} entfernt</translation>
        </message>
        <message>
            <source>Removed “{name}” from Read later</source>
            <translation>„{name}“ nicht mehr für später gemerkt</translation>
        </message>
        <message>
            <source>Renamed</source>
            <translation>Umbenannt</translation>
        </message>
        <message>
            <source>Renamed a folder to {name}</source>
            <translation>Ordner in {name} umbenannt</translation>
        </message>
        <message>
            <source>Renamed a tag to {name}</source>
            <translation>Schlagwort in {name} umbenannt</translation>
        </message>
        <message>
            <source>Renamed to {name}</source>
            <translation>In {name} umbenannt</translation>
        </message>
        <message>
            <source>Restored the folder {name}</source>
            <translation>Ordner {name} wiederhergestellt</translation>
        </message>
        <message numerus="yes">
            <source>Resumed refreshing %n feeds</source>
            <translation>
                <numerusform>%n Feed wird wieder aktualisiert</numerusform>
                <numerusform>%n Feeds werden wieder aktualisiert</numerusform>
            </translation>
        </message>
        <message>
            <source>Resumed refreshing {name}</source>
            <translation>{name} wird wieder aktualisiert</translation>
        </message>
        <message>
            <source>Retrieved again</source>
            <translation>Wird wieder abgerufen</translation>
        </message>
        <message>
            <source>Rule added</source>
            <translation>Regel hinzugefügt</translation>
        </message>
        <message>
            <source>Rule applied</source>
            <translation>Regel angewendet</translation>
        </message>
        <message numerus="yes">
            <source>Rule applied: %n articles</source>
            <translation>
                <numerusform>Regel angewendet: %n Artikel</numerusform>
                <numerusform>Regel angewendet: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Rule changed</source>
            <translation>Regel geändert</translation>
        </message>
        <message>
            <source>Rule removed</source>
            <translation>Regel entfernt</translation>
        </message>
        <message>
            <source>Saved the search {name}</source>
            <translation>Suche {name} gespeichert</translation>
        </message>
        <message>
            <source>Search changed</source>
            <translation>Suche geändert</translation>
        </message>
        <message>
            <source>Search removed</source>
            <translation>Suche entfernt</translation>
        </message>
        <message>
            <source>Search saved</source>
            <translation>Suche gespeichert</translation>
        </message>
        <message>
            <source>Settings changed</source>
            <translation>Einstellungen geändert</translation>
        </message>
        <message>
            <source>Showing “{name}” again</source>
            <translation>„{name}“ wieder eingeblendet</translation>
        </message>
        <message>
            <source>Shown again</source>
            <translation>Wieder eingeblendet</translation>
        </message>
        <message numerus="yes">
            <source>Shown again: %n articles</source>
            <translation>
                <numerusform>Wieder eingeblendet: %n Artikel</numerusform>
                <numerusform>Wieder eingeblendet: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Star removed</source>
            <translation>Stern entfernt</translation>
        </message>
        <message numerus="yes">
            <source>Star removed: %n articles</source>
            <translation>
                <numerusform>Stern entfernt: %n Artikel</numerusform>
                <numerusform>Stern entfernt: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Mit Stern markiert</translation>
        </message>
        <message>
            <source>Starred “{name}”</source>
            <translation>„{name}“ mit Stern markiert</translation>
        </message>
        <message numerus="yes">
            <source>Starred: %n articles</source>
            <translation>
                <numerusform>Mit Stern markiert: %n Artikel</numerusform>
                <numerusform>Mit Stern markiert: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Subscribed again</source>
            <translation>Wieder abonniert</translation>
        </message>
        <message numerus="yes">
            <source>Subscribed to %n feeds again</source>
            <translation>
                <numerusform>%n Feed wieder abonniert</numerusform>
                <numerusform>%n Feeds wieder abonniert</numerusform>
            </translation>
        </message>
        <message>
            <source>Subscribed to {name} again</source>
            <translation>{name} wieder abonniert</translation>
        </message>
        <message>
            <source>Tag deleted</source>
            <translation>Schlagwort gelöscht</translation>
        </message>
        <message>
            <source>Tag removed</source>
            <translation>Schlagwort entfernt</translation>
        </message>
        <message numerus="yes">
            <source>Tag removed: %n articles</source>
            <translation>
                <numerusform>Schlagwort entfernt: %n Artikel</numerusform>
                <numerusform>Schlagwort entfernt: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Tag renamed</source>
            <translation>Schlagwort umbenannt</translation>
        </message>
        <message>
            <source>Tagged</source>
            <translation>Mit Schlagwort versehen</translation>
        </message>
        <message>
            <source>Tagged “{name}”</source>
            <translation>„{name}“ mit Schlagwort versehen</translation>
        </message>
        <message numerus="yes">
            <source>Tagged: %n articles</source>
            <translation>
                <numerusform>Mit Schlagwort versehen: %n Artikel</numerusform>
                <numerusform>Mit Schlagwort versehen: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags changed</source>
            <translation>Schlagwörter geändert</translation>
        </message>
        <message numerus="yes">
            <source>Tags changed: %n articles</source>
            <translation>
                <numerusform>Schlagwörter geändert: %n Artikel</numerusform>
                <numerusform>Schlagwörter geändert: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags joined</source>
            <translation>Schlagwörter vereint</translation>
        </message>
        <message>
            <source>To read later</source>
            <translation>Für später vorgemerkt</translation>
        </message>
        <message numerus="yes">
            <source>To read later: %n articles</source>
            <translation>
                <numerusform>Für später vorgemerkt: %n Artikel</numerusform>
                <numerusform>Für später vorgemerkt: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Unsubscribed</source>
            <translation>Abo beendet</translation>
        </message>
        <message numerus="yes">
            <source>Unsubscribed from %n feeds</source>
            <translation>
                <numerusform>%n Feed abbestellt</numerusform>
                <numerusform>%n Feeds abbestellt</numerusform>
            </translation>
        </message>
        <message>
            <source>Unsubscribed from {name}</source>
            <translation>{name} abbestellt</translation>
        </message>
        <message>
            <source>You followed one feed at two addresses; now at one</source>
            <translation>Ein Feed war unter zwei Adressen abonniert, jetzt unter einer</translation>
        </message>
        <message>
            <source>You followed {name} at two addresses; now at one</source>
            <translation>Sie folgten {name} unter zwei Adressen, jetzt unter einer</translation>
        </message>
        <message>
            <source>{name} is not shown again unless it changes</source>
            <translation>{name} erscheint nicht wieder, solange sich nichts ändert</translation>
        </message>
    </context>
    <context>
        <name>UsualWords</name>
        <message>
            <source>usually posts {days}, {hours}</source>
            <translation>schreibt meist {days}, {hours} Uhr</translation>
        </message>
        <message>
            <source>usually posts {times}</source>
            <translation>schreibt meist {times}</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some} und {last}</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message numerus="yes">
            <source>%n feeds would overflow</source>
            <translation>
                <numerusform>%n Feed würde überlaufen</numerusform>
                <numerusform>%n Feeds würden überlaufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more might.</source>
            <translation>
                <numerusform>%n weiterer vielleicht.</numerusform>
                <numerusform>%n weitere vielleicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>Away until {day}. Only what would be lost is fetched, and everything once shortly before you are back.</source>
            <translation>Weg bis {day}. Abgerufen wird nur, was verloren ginge, und alles einmal, kurz bevor Sie wieder da sind.</translation>
        </message>
        <message>
            <source>Fetching by itself is switched off, so nothing would be kept safe.</source>
            <translation>Selbsttätiges Abrufen ist ausgeschaltet, darum bliebe nichts bewahrt.</translation>
        </message>
        <message>
            <source>How long you are away</source>
            <translation>Wie lange Sie weg sind</translation>
        </message>
        <message>
            <source>I am away</source>
            <translation>Ich bin weg</translation>
        </message>
        <message>
            <source>I am back</source>
            <translation>Ich bin wieder da</translation>
        </message>
        <message>
            <source>It works while this computer is on. Opening the window does not end it.</source>
            <translation>Das geht, solange dieser Computer läuft. Das Fenster zu öffnen beendet es nicht.</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Weniger</translation>
        </message>
        <message>
            <source>No feed would overflow</source>
            <translation>Kein Feed würde überlaufen</translation>
        </message>
        <message>
            <source>Say so, and until {day} only what would be lost is fetched, as long as this computer is on.</source>
            <translation>Sag es, dann wird bis {day} nur abgerufen, was verloren ginge, solange dieser Computer läuft.</translation>
        </message>
        <message>
            <source>Which?</source>
            <translation>Welche?</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weiterer</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d. MMMM</translation>
        </message>
        <message numerus="yes">
            <source>for %n days</source>
            <translation>
                <numerusform>%n Tag</numerusform>
                <numerusform>%n Tage</numerusform>
            </translation>
        </message>
        <message>
            <source>for a week</source>
            <translation>eine Woche</translation>
        </message>
        <message>
            <source>for three weeks</source>
            <translation>drei Wochen</translation>
        </message>
        <message>
            <source>for two weeks</source>
            <translation>zwei Wochen</translation>
        </message>
        <message>
            <source>{feeds} if you are away {duration} and this computer is off.</source>
            <translation>{feeds}, wenn Sie {duration} weg sind und dieser Computer aus ist.</translation>
        </message>
        <message numerus="yes">
            <source>{title}: %n articles, full after {duration}</source>
            <translation>
                <numerusform>{title}: %n Artikel, voll nach {duration}</numerusform>
                <numerusform>{title}: %n Artikel, voll nach {duration}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: %n articles, perhaps full already</source>
            <translation>
                <numerusform>{title}: %n Artikel, vielleicht schon voll</numerusform>
                <numerusform>{title}: %n Artikel, vielleicht schon voll</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}: only if it posts more than usual</source>
            <translation>{title}: nur, wenn er mehr als sonst schreibt</translation>
        </message>
    </context>
    <context>
        <name>WindowParts</name>
        <message>
            <source>Back to the list</source>
            <translation>Zurück zur Liste</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Seitenleiste zeigen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message numerus="yes">
            <source>All %n feeds are well</source>
            <translation>
                <numerusform>Dem einen Feed geht es gut</numerusform>
                <numerusform>Allen %n Feeds geht es gut</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing retrieved yet</source>
            <translation>Noch nichts abgerufen</translation>
        </message>
        <message>
            <source>The last one was retrieved at {time}.</source>
            <translation>Der letzte wurde um {time} abgerufen.</translation>
        </message>
    </context>
</TS>
