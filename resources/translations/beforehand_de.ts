<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>A desktop feed reader that has your feeds ready before you open it.</source>
            <translation>Ein Feedreader für den Desktop, der Ihre Feeds bereithält, bevor Sie ihn öffnen.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Kein Konto nötig.</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Problem melden…</translation>
        </message>
    </context>
    <context>
        <name>AccountQuestions</name>
        <message numerus="yes">
            <source>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</source>
            <translation>
                <numerusform>%n Änderung, die hier seit {time} gemacht wurde, ist nie gesendet worden. Was Sie inzwischen anderswo getan haben, kann neuer sein. Bis Sie wählen, wird nichts synchronisiert.</numerusform>
                <numerusform>%n Änderungen, die hier seit {time} gemacht wurden, sind nie gesendet worden. Was Sie inzwischen anderswo getan haben, kann neuer sein. Bis Sie wählen, wird nichts synchronisiert.</numerusform>
            </translation>
        </message>
        <message>
            <source>Match articles</source>
            <translation>Artikel zuordnen</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>Änderungen senden</translation>
        </message>
        <message>
            <source>Send old changes to {name}?</source>
            <translation>Alte Änderungen an {name} senden?</translation>
        </message>
        <message>
            <source>Stop synchronising</source>
            <translation>Nicht mehr synchronisieren</translation>
        </message>
        <message>
            <source>The server no longer has the articles that came from it before, or has others in their place. If it was set up again with the same feeds, or restored from a backup, articles are matched by link and title, and read states and stars here are kept. Nothing is synchronised until you choose.</source>
            <translation>Der Server hat die Artikel nicht mehr, die früher von ihm kamen, oder andere an ihrer Stelle. Wurde er mit denselben Feeds neu eingerichtet oder aus einer Sicherung wiederhergestellt, werden Artikel nach Link und Titel zugeordnet, und Lesestatus und Sterne von hier bleiben erhalten. Bis Sie wählen, wird nichts synchronisiert.</translation>
        </message>
        <message>
            <source>Use the server's state</source>
            <translation>Stand des Servers übernehmen</translation>
        </message>
        <message>
            <source>Was {name} set up again?</source>
            <translation>Wurde {name} neu eingerichtet?</translation>
        </message>
    </context>
    <context>
        <name>AccountSheet</name>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>Im Schlüsselbund des Systems; zum Ersetzen tippen</translation>
        </message>
        <message>
            <source>Keep its feeds on this computer</source>
            <translation>Seine Feeds auf diesem Computer behalten</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>On one of your computers is enough.</source>
            <translation>Auf einem Ihrer Computer genügt.</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Konto entfernen</translation>
        </message>
        <message>
            <source>Rules act on its new articles</source>
            <translation>Regeln wirken auf seine neuen Artikel</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Jetzt synchronisieren</translation>
        </message>
        <message>
            <source>The server's own timer keeps running. Scorecard compares the two.</source>
            <translation>Die eigene Uhr des Servers läuft weiter. Die Bilanz vergleicht beide.</translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n Änderung wartet</numerusform>
                <numerusform>%n Änderungen warten</numerusform>
            </translation>
        </message>
        <message>
            <source>API access is off</source>
            <translation>API-Zugriff ist aus</translation>
        </message>
        <message>
            <source>API key refused</source>
            <translation>API-Schlüssel abgelehnt</translation>
        </message>
        <message>
            <source>Certificate changed</source>
            <translation>Zertifikat geändert</translation>
        </message>
        <message>
            <source>Certificate not trusted</source>
            <translation>Zertifikat nicht vertraut</translation>
        </message>
        <message>
            <source>First sync…</source>
            <translation>Erste Synchronisierung…</translation>
        </message>
        <message>
            <source>Google Reader API</source>
            <translation>Google-Reader-API</translation>
        </message>
        <message>
            <source>Keyring unavailable</source>
            <translation>Schlüsselbund nicht verfügbar</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Offline</translation>
        </message>
        <message>
            <source>Old changes</source>
            <translation>Alte Änderungen</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Server not reached</source>
            <translation>Server nicht erreicht</translation>
        </message>
        <message>
            <source>Server set up again?</source>
            <translation>Server neu aufgesetzt?</translation>
        </message>
        <message>
            <source>Server unreachable since {time}</source>
            <translation>Server nicht erreichbar seit {time}</translation>
        </message>
        <message>
            <source>Sign-in failed</source>
            <translation>Anmeldung fehlgeschlagen</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>Synchron {time}</translation>
        </message>
        <message numerus="yes">
            <source>Syncing: {done} of %n articles</source>
            <translation>
                <numerusform>Synchronisiert: {done} von %n Artikel</numerusform>
                <numerusform>Synchronisiert: {done} von %n Artikeln</numerusform>
            </translation>
        </message>
        <message>
            <source>The server did not refresh feeds: {problem}</source>
            <translation>Der Server hat Feeds nicht aktualisiert: {problem}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Article</source>
            <translation>&amp;Artikel</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>A&amp;nsicht</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>Über Beforehand</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>Aktivitätsprotokoll</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>Originalgröße</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Konto hinzufügen…</translation>
        </message>
        <message>
            <source>Add feed from selected link…</source>
            <translation>Feed vom ausgewählten Link hinzufügen…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>Feed hinzufügen…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>Website oder Feed hinzufügen…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>30 Sekunden vor</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Alle Artikel</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>Bereits in {name}</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Bilder in diesem Feed immer laden</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>15 Sekunden zurück</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Tastenkürzel ändern…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>Volltext auswählen…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Wiedergabe schließen</translation>
        </message>
        <message>
            <source>Close window</source>
            <translation>Fenster schließen</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Alle Ordner schließen</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Computer…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy address of selected picture</source>
            <translation>Adresse des ausgewählten Bildes kopieren</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Als Markdown kopieren</translation>
        </message>
        <message>
            <source>Copy browser bookmark that saves pages</source>
            <translation>Lesezeichen für den Browser kopieren, das Seiten speichert</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>Zitat kopieren</translation>
        </message>
        <message>
            <source>Copy description of selected picture</source>
            <translation>Beschreibung des ausgewählten Bildes kopieren</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Link kopieren</translation>
        </message>
        <message>
            <source>Copy selected link with text</source>
            <translation>Ausgewählten Link mit Text kopieren</translation>
        </message>
        <message>
            <source>Copy selected picture</source>
            <translation>Ausgewähltes Bild kopieren</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Auswahl kopieren</translation>
        </message>
        <message>
            <source>Copy selection as Markdown</source>
            <translation>Auswahl als Markdown kopieren</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>Titel und Link kopieren</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>Regel aus diesem Artikel erstellen…</translation>
        </message>
        <message>
            <source>Create rule with selection…</source>
            <translation>Regel mit der Auswahl erstellen…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Download löschen</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>Folge herunterladen</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Alle Ordner öffnen</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>Alles exportieren…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>Abos exportieren…</translation>
        </message>
        <message>
            <source>Favourite</source>
            <translation>Favorit</translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation>Feed als Favorit</translation>
        </message>
        <message>
            <source>Fee&amp;d</source>
            <translation>&amp;Feed</translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation>Feed-Zustand</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Feeds filtern</translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation>Liste filtern…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>Im Artikel suchen…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>Seite ohne Feed folgen …</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Für Sie</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Volltext</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>Website-Regeln von GitHub holen</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>Gehe zu…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ausblenden</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Gelesene Feeds ausblenden</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>OPML von URL importieren…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>Aus einem anderen Feedreader importieren…</translation>
        </message>
        <message>
            <source>Import progress</source>
            <translation>Stand des Imports</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importieren…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Größere Schrift</translation>
        </message>
        <message>
            <source>Layout: columns / list above</source>
            <translation>Layout: Spalten / Liste oben</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>Weniger davon</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Liste oben</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>Darüber als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Alle als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Als gelesen/ungelesen markieren</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Als ungelesen markieren</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>Darunter als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>Ältere als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark story as read</source>
            <translation>Alle Berichte dazu als gelesen markieren</translation>
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
            <source>Move down in the sidebar</source>
            <translation>In der Seitenleiste nach unten</translation>
        </message>
        <message>
            <source>Move up in the sidebar</source>
            <translation>In der Seitenleiste nach oben</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Neue Artikel</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Neueste zuerst</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Newsletter aus einem Postfach…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>Nächster Artikel</translation>
        </message>
        <message>
            <source>Next change</source>
            <translation>Nächste Änderung</translation>
        </message>
        <message>
            <source>Next episode in Read later</source>
            <translation>Nächste Folge aus „Später lesen“</translation>
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
            <source>Not the same story</source>
            <translation>Nicht dasselbe Ereignis</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Älteste zuerst</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>Hilfe öffnen</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Im Browser öffnen</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Programmordner öffnen</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>Auswahl im Browser öffnen</translation>
        </message>
        <message>
            <source>Open selected link in background</source>
            <translation>Ausgewählten Link im Hintergrund öffnen</translation>
        </message>
        <message>
            <source>Open selected link in browser</source>
            <translation>Ausgewählten Link im Browser öffnen</translation>
        </message>
        <message>
            <source>Open selected picture in browser</source>
            <translation>Ausgewähltes Bild im Browser öffnen</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Aktualisieren 1 Stunde anhalten</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Aktualisieren bis morgen anhalten</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>Folge abspielen</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>Schneller abspielen</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Von vorn abspielen</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>Folge abspielen oder anhalten</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>Langsamer abspielen</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Player</translation>
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
            <source>Read aloud</source>
            <translation>Vorlesen</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Später lesen</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Alle aktualisieren</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>Diese Liste aktualisieren</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>Aus „{name}“ entfernen</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Problem melden…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Aktualisieren fortsetzen</translation>
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
            <source>Save as EPUB…</source>
            <translation>Als EPUB speichern…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>Als Markdown mit Bildern speichern…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>Als Markdown speichern…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Als PDF speichern…</translation>
        </message>
        <message>
            <source>Save copied link to Read later</source>
            <translation>Kopierten Link unter „Später lesen“ speichern</translation>
        </message>
        <message>
            <source>Save linked page to Read later</source>
            <translation>Verlinkte Seite unter „Später lesen“ speichern</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>Liste als EPUB speichern…</translation>
        </message>
        <message>
            <source>Save selected picture…</source>
            <translation>Ausgewähltes Bild speichern…</translation>
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
            <translation>Blättern, dann nächster ungelesener</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search articles for selection</source>
            <translation>Artikel nach der Auswahl durchsuchen</translation>
        </message>
        <message>
            <source>Search the web for selection</source>
            <translation>Auswahl im Web suchen</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles auswählen</translation>
        </message>
        <message>
            <source>Select all text</source>
            <translation>Ganzen Text auswählen</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>Link per E-Mail senden…</translation>
        </message>
        <message>
            <source>Share selection…</source>
            <translation>Auswahl teilen…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Teilen…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>Als Karten anzeigen</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>Als Liste anzeigen</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Änderungen anzeigen</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>Auf einer Seite anzeigen</translation>
        </message>
        <message>
            <source>Show other reports</source>
            <translation>Andere Berichte einblenden</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Seitenleiste</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Kleinere Schrift</translation>
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
            <translation>Feeds nach Thema…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Aktualisieren abbrechen</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Jetzt synchronisieren</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>Schlagwörter…</translation>
        </message>
        <message>
            <source>Text, link or picture</source>
            <translation>Text, Link oder Bild</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Heute</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>Artikel ein-/ausblenden</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>Liste ein-/ausblenden</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>Seitenleiste ein-/ausblenden</translation>
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
            <translation>Abo beenden</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Bild ansehen</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pictures for offline reading in the last 24 hours ({size}).</source>
            <translation>
                <numerusform>%n Bild zum Lesen ohne Netz in den letzten 24 Stunden ({size}).</numerusform>
                <numerusform>%n Bilder zum Lesen ohne Netz in den letzten 24 Stunden ({size}).</numerusform>
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
            <translation>Aktivität</translation>
        </message>
        <message>
            <source>Article: {title}.</source>
            <translation>Artikel: {title}.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Erledigt</translation>
        </message>
        <message numerus="yes">
            <source>Expected: %n articles.</source>
            <translation>
                <numerusform>Erwartet: %n Artikel.</numerusform>
                <numerusform>Erwartet: %n Artikel.</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: hardly any articles.</source>
            <translation>Erwartet: kaum Artikel.</translation>
        </message>
        <message>
            <source>Expected: {number} articles.</source>
            <translation>Erwartet: {number} Artikel.</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Fehlgeschlagen</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Neue Artikel</translation>
        </message>
        <message>
            <source>No network</source>
            <translation>Kein Netzwerk</translation>
        </message>
        <message>
            <source>No refreshes yet.</source>
            <translation>Noch nichts aktualisiert.</translation>
        </message>
        <message>
            <source>No such entry.</source>
            <translation>Kein solcher Eintrag.</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nichts Neues</translation>
        </message>
        <message>
            <source>Reason: {why}.</source>
            <translation>Grund: {why}.</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>Abgelehnt</translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation>Als CSV speichern…</translation>
        </message>
        <message numerus="yes">
            <source>Saved %n lines as {name}</source>
            <translation>
                <numerusform>%n Zeile als {name} gespeichert</numerusform>
                <numerusform>%n Zeilen als {name} gespeichert</numerusform>
            </translation>
        </message>
        <message>
            <source>Started {begun}, finished {done}.</source>
            <translation>Begonnen {begun}, beendet {done}.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Angehalten</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>Unverändert</translation>
        </message>
        <message>
            <source>Visit expected by {time}.</source>
            <translation>Besuch erwartet bis {time}.</translation>
        </message>
        <message>
            <source>adding a feed</source>
            <translation>Feed hinzugefügt</translation>
        </message>
        <message>
            <source>after a failure</source>
            <translation>nach einem Fehler</translation>
        </message>
        <message>
            <source>article sent</source>
            <translation>Artikel gesendet</translation>
        </message>
        <message>
            <source>before articles go missing</source>
            <translation>bevor Artikel fehlen</translation>
        </message>
        <message>
            <source>chapters of an episode</source>
            <translation>Kapitel einer Folge</translation>
        </message>
        <message>
            <source>common rules for full texts</source>
            <translation>gemeinsame Regeln für Volltexte</translation>
        </message>
        <message>
            <source>download of an episode</source>
            <translation>Folge heruntergeladen</translation>
        </message>
        <message>
            <source>episode played</source>
            <translation>Folge abgespielt</translation>
        </message>
        <message>
            <source>feed icon</source>
            <translation>Symbol des Feeds</translation>
        </message>
        <message>
            <source>first refresh</source>
            <translation>erste Aktualisierung</translation>
        </message>
        <message>
            <source>full text</source>
            <translation>Volltext</translation>
        </message>
        <message>
            <source>full text in advance</source>
            <translation>Volltext im Voraus</translation>
        </message>
        <message>
            <source>import from a URL</source>
            <translation>Import von einer Adresse</translation>
        </message>
        <message>
            <source>manually</source>
            <translation>manuell</translation>
        </message>
        <message>
            <source>missing articles</source>
            <translation>fehlende Artikel</translation>
        </message>
        <message>
            <source>on another computer</source>
            <translation>auf einem anderen Computer</translation>
        </message>
        <message>
            <source>on schedule</source>
            <translation>nach Plan</translation>
        </message>
        <message>
            <source>picture for offline reading</source>
            <translation>Bild zum Offline-Lesen</translation>
        </message>
        <message>
            <source>picture in the list</source>
            <translation>Bild in der Liste</translation>
        </message>
        <message>
            <source>picture of an article</source>
            <translation>Bild eines Artikels</translation>
        </message>
        <message>
            <source>program run by a rule</source>
            <translation>Programm einer Regel</translation>
        </message>
        <message>
            <source>refresh by the account's server</source>
            <translation>Aktualisierung durch den Server des Kontos</translation>
        </message>
        <message>
            <source>search for a new address</source>
            <translation>Suche nach neuer Adresse</translation>
        </message>
        <message>
            <source>shortest interval</source>
            <translation>kürzestes Intervall</translation>
        </message>
        <message>
            <source>synchronisation of an account</source>
            <translation>Synchronisation eines Kontos</translation>
        </message>
        <message>
            <source>to catch up</source>
            <translation>zum Nachholen</translation>
        </message>
        <message>
            <source>you came back</source>
            <translation>Sie sind zurückgekommen</translation>
        </message>
        <message>
            <source>you opened the window</source>
            <translation>Fenster geöffnet</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} s</translation>
        </message>
    </context>
    <context>
        <name>AddAccountSheet</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n Feed</numerusform>
                <numerusform>%n Feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread articles</source>
            <translation>
                <numerusform>%n ungelesener Artikel</numerusform>
                <numerusform>%n ungelesene Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account</source>
            <translation>Konto hinzufügen</translation>
        </message>
        <message>
            <source>Adding the account…</source>
            <translation>Konto wird hinzugefügt…</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Find server</source>
            <translation>Server suchen</translation>
        </message>
        <message>
            <source>Finding the server…</source>
            <translation>Server wird gesucht…</translation>
        </message>
        <message>
            <source>FreshRSS and Miniflux. Other servers with the Google Reader API may work.</source>
            <translation>FreshRSS und Miniflux. Andere Server mit der Google-Reader-API funktionieren vielleicht.</translation>
        </message>
        <message>
            <source>Keep feeds, read states and stars in step with a server you already use.</source>
            <translation>Feeds, Lesestatus und Sterne im Gleichschritt mit einem Server, den Sie schon benutzen.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>New articles are there when you usually read. The server's own timer keeps running.</source>
            <translation>Neue Artikel sind da, wenn Sie gewöhnlich lesen. Die eigene Uhr des Servers läuft weiter.</translation>
        </message>
        <message>
            <source>Not tried with this server, but it may work.</source>
            <translation>Mit diesem Server nicht erprobt, kann aber funktionieren.</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>Anmelden</translation>
        </message>
        <message>
            <source>Signed in: {feeds}, {unread}</source>
            <translation>Angemeldet: {feeds}, {unread}</translation>
        </message>
        <message>
            <source>Signing in…</source>
            <translation>Anmeldung…</translation>
        </message>
        <message>
            <source>Tags stay on this computer.</source>
            <translation>Schlagwörter bleiben auf diesem Computer.</translation>
        </message>
        <message>
            <source>The connection is not encrypted.</source>
            <translation>Die Verbindung ist nicht verschlüsselt.</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>Auf den Server wird gewartet</translation>
        </message>
        <message>
            <source>Without a server…</source>
            <translation>Ohne Server…</translation>
        </message>
        <message>
            <source>no feeds</source>
            <translation>keine Feeds</translation>
        </message>
        <message>
            <source>nothing unread</source>
            <translation>nichts ungelesen</translation>
        </message>
        <message>
            <source>{server} found at {address}</source>
            <translation>{server} gefunden unter {address}</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message numerus="yes">
            <source>%n feeds found</source>
            <translation>
                <numerusform>%n Feed gefunden</numerusform>
                <numerusform>%n Feeds gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n feeds</source>
            <translation>
                <numerusform>%n Feed hinzufügen</numerusform>
                <numerusform>%n Feeds hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a feed</source>
            <translation>Feed hinzufügen</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Konto hinzufügen…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>Feed hinzufügen</translation>
        </message>
        <message numerus="yes">
            <source>Adding %n feeds…</source>
            <translation>
                <numerusform>%n Feed wird hinzugefügt…</numerusform>
                <numerusform>%n Feeds werden hinzugefügt…</numerusform>
            </translation>
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
            <source>Find feed</source>
            <translation>Feed suchen</translation>
        </message>
        <message>
            <source>Finding the feed</source>
            <translation>Feed wird gesucht</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Feed wird gesucht…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Follow this page…</source>
            <translation>Dieser Seite folgen …</translation>
        </message>
        <message>
            <source>Its site does not support https, so the connection is not encrypted.</source>
            <translation>Die Website unterstützt kein https; die Verbindung ist unverschlüsselt.</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Newsletter aus einem Postfach…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Noch keine Artikel</translation>
        </message>
        <message>
            <source>Program {name}</source>
            <translation>Programm {name}</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Ausführen</translation>
        </message>
        <message>
            <source>Running the program…</source>
            <translation>Programm wird ausgeführt …</translation>
        </message>
        <message>
            <source>Save page</source>
            <translation>Seite speichern</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>This address is in your local network. Add it only if you trust it.</source>
            <translation>Diese Adresse liegt in Ihrem lokalen Netzwerk. Fügen Sie sie nur hinzu, wenn Sie ihr vertrauen.</translation>
        </message>
        <message>
            <source>This page has several feeds. Add it alone to choose one.</source>
            <translation>Diese Seite hat mehrere Feeds. Fügen Sie sie einzeln hinzu, um zu wählen.</translation>
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
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
        <message>
            <source>Web</source>
            <translation>Web</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>Sie können mehrere Adressen einfügen.</translation>
        </message>
        <message>
            <source>{address}: {problem}</source>
            <translation>{address}: {problem}</translation>
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
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Liste</translation>
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
        <message>
            <source>One page</source>
            <translation>Eine Seite</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message numerus="yes">
            <source>%n read feeds hidden</source>
            <translation>
                <numerusform>%n gelesener Feed ausgeblendet</numerusform>
                <numerusform>%n gelesene Feeds ausgeblendet</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Alle Ordner schließen</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Alle Ordner öffnen</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Gelesene Feeds ausblenden</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Neuer Ordner</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Zahlen anzeigen</translation>
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
            <source>Show feed text</source>
            <translation>Text des Feeds anzeigen</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Volltext anzeigen</translation>
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
            <source>Layout</source>
            <translation>Anordnung</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Alle als gelesen markieren</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Aktualisieren</translation>
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
            <translation>Nur ungelesene anzeigen</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>Sortieren und gruppieren</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Send to</source>
            <translation>Senden an</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message numerus="yes">
            <source>%n more minutes</source>
            <translation>
                <numerusform>noch %n Minute</numerusform>
                <numerusform>noch %n Minuten</numerusform>
            </translation>
        </message>
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
            <source>Changed</source>
            <translation>Geändert</translation>
        </message>
        <message>
            <source>Changes since</source>
            <translation>Änderungen seit</translation>
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
            <source>Full text unavailable: {why}</source>
            <translation>Volltext nicht verfügbar: {why}</translation>
        </message>
        <message>
            <source>Full text unavailable: {why} Showing the text from the feed.</source>
            <translation>Volltext nicht verfügbar: {why} Angezeigt wird der Text aus dem Feed.</translation>
        </message>
        <message>
            <source>Hide changes</source>
            <translation>Änderungen ausblenden</translation>
        </message>
        <message>
            <source>Link not opened: it is neither a web page nor an email address.</source>
            <translation>Link nicht geöffnet: Er führt weder zu einer Webseite noch zu einer E-Mail-Adresse.</translation>
        </message>
        <message>
            <source>Links to {host}, not {named}: {address}</source>
            <translation>Führt zu {host}, nicht zu {named}: {address}</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>Volltext wird geladen…</translation>
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
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Next in Read later</source>
            <translation>Als Nächstes in „Später lesen“</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Im Browser öffnen</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>Andere Berichte darüber</translation>
        </message>
        <message>
            <source>Parts of this article are too complex to show. Open it in the browser to see the original.</source>
            <translation>Teile dieses Artikels sind zu komplex für die Anzeige. Das Original lässt sich im Browser öffnen.</translation>
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
            <source>Read</source>
            <translation>Gelesen</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>Als Nächstes lesen</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Stern entfernen</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Änderungen anzeigen</translation>
        </message>
        <message>
            <source>Show whole article</source>
            <translation>Ganzen Artikel zeigen</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
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
            <source>The picture could not be loaded</source>
            <translation>Das Bild konnte nicht geladen werden</translation>
        </message>
        <message>
            <source>These versions are too different to compare.</source>
            <translation>Diese Fassungen sind zu verschieden, um sie zu vergleichen.</translation>
        </message>
        <message>
            <source>This article could not be displayed. Open it in the browser to read it.</source>
            <translation>Dieser Artikel konnte nicht angezeigt werden. Öffnen Sie ihn im Browser.</translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation>Dieser Artikel hat keinen Text.</translation>
        </message>
        <message>
            <source>This article has no web address to open.</source>
            <translation>Dieser Artikel hat keine Webadresse.</translation>
        </message>
        <message>
            <source>This article is very long. Open it in the browser to read the rest.</source>
            <translation>Dieser Artikel ist sehr lang. Den Rest gibt es im Browser.</translation>
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
            <source>What is stored of this article's text is damaged or too large, and is not shown.</source>
            <translation>Der gespeicherte Text dieses Artikels ist beschädigt oder zu groß und wird nicht angezeigt.</translation>
        </message>
        <message>
            <source>[added: {text}]</source>
            <translation>[eingefügt: {text}]</translation>
        </message>
        <message>
            <source>[removed: {text}]</source>
            <translation>[entfernt: {text}]</translation>
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
        <name>ArticleStyle</name>
        <message numerus="yes">
            <source>%n more mistakes.</source>
            <translation>
                <numerusform>%n weiterer Fehler.</numerusform>
                <numerusform>%n weitere Fehler.</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}: a brace is missing.</source>
            <translation>Zeile {line}: Eine Klammer fehlt.</translation>
        </message>
        <message>
            <source>Line {line}: rules such as {word} are not allowed.</source>
            <translation>Zeile {line}: Regeln wie {word} sind nicht erlaubt.</translation>
        </message>
        <message>
            <source>Line {line}: the property “{word}” is not supported.</source>
            <translation>Zeile {line}: Die Eigenschaft „{word}“ wird nicht unterstützt.</translation>
        </message>
        <message>
            <source>Line {line}: there is no element “{word}” in articles.</source>
            <translation>Zeile {line}: In Artikeln gibt es kein Element „{word}“.</translation>
        </message>
        <message>
            <source>Line {line}: this is not UTF-8 text; the file is not used.</source>
            <translation>Zeile {line}: Das ist kein UTF-8-Text; die Datei wird nicht benutzt.</translation>
        </message>
        <message>
            <source>Line {line}: {word} may not load anything.</source>
            <translation>Zeile {line}: {word} darf nichts laden.</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” cannot be read on its background here.</source>
            <translation>Zeile {line}: „{word}“ ist hier auf seinem Hintergrund nicht lesbar.</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” is no possible value.</source>
            <translation>Zeile {line}: „{word}“ ist kein möglicher Wert.</translation>
        </message>
        <message>
            <source>The file is larger than 64 kB and is not used.</source>
            <translation>Die Datei ist größer als 64 kB und wird nicht benutzt.</translation>
        </message>
        <message>
            <source>There is no {path}.</source>
            <translation>Es gibt keine Datei {path}.</translation>
        </message>
        <message>
            <source>Use without it</source>
            <translation>Ohne sie benutzen</translation>
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
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n Feed zu prüfen</numerusform>
                <numerusform>%n Feeds zu prüfen</numerusform>
            </translation>
        </message>
        <message>
            <source>Show which feeds, and what helps</source>
            <translation>Zeigen, welche Feeds es sind und was hilft</translation>
        </message>
        <message>
            <source>The folder of your computers needs attention</source>
            <translation>Der Ordner Ihrer Computer braucht Aufmerksamkeit</translation>
        </message>
    </context>
    <context>
        <name>Backfills</name>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>%n fehlender Artikel gefunden</numerusform>
                <numerusform>%n fehlende Artikel gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>No missing articles found</source>
            <translation>Keine fehlenden Artikel gefunden</translation>
        </message>
        <message>
            <source>No more missing articles</source>
            <translation>Keine Artikel fehlen mehr</translation>
        </message>
        <message numerus="yes">
            <source>Rules for full texts of %n sites are here</source>
            <translation>
                <numerusform>Regeln für Volltexte von %n Website sind da</numerusform>
                <numerusform>Regeln für Volltexte von %n Websites sind da</numerusform>
            </translation>
        </message>
        <message>
            <source>{found}: nothing is missing anymore</source>
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
            <source>Repair now</source>
            <translation>Jetzt reparieren</translation>
        </message>
        <message>
            <source>Saved articles can still be read, but nothing new is saved until this is fixed.</source>
            <translation>Gespeicherte Artikel bleiben lesbar; Neues wird erst gespeichert, wenn dies behoben ist.</translation>
        </message>
        <message>
            <source>Saved articles can still be read. Restart Beforehand to continue.</source>
            <translation>Gespeicherte Artikel bleiben lesbar. Bitte starten Sie Beforehand neu.</translation>
        </message>
        <message>
            <source>The window may be out of date. Beforehand tries again every few seconds.</source>
            <translation>Die Anzeige ist möglicherweise veraltet. Beforehand versucht es alle paar Sekunden erneut.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of the page</source>
            <translation>Blöcke der Seite</translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n Min.</numerusform>
                <numerusform>%n Min.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>%n Meldung</numerusform>
                <numerusform>%n Meldungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {names}</source>
            <translation>Auch in {names}</translation>
        </message>
        <message>
            <source>Briefing, {day}</source>
            <translation>Briefing, {day}</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d. MMMM</translation>
        </message>
    </context>
    <context>
        <name>BriefingPage</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n Feed</numerusform>
                <numerusform>%n Feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more new articles</source>
            <translation>
                <numerusform>%n weiterer neuer Artikel</numerusform>
                <numerusform>%n weitere neue Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>%n Meldung</numerusform>
                <numerusform>%n Meldungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>It is prepared before you usually read, once it is known what you read.</source>
            <translation>Es wird vor Ihrer üblichen Lesezeit erstellt, sobald bekannt ist, was Sie lesen.</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>Noch kein Briefing</translation>
        </message>
        <message>
            <source>Nothing new since the last visit</source>
            <translation>Nichts Neues seit dem letzten Besuch</translation>
        </message>
        <message>
            <source>Other feeds</source>
            <translation>Andere Feeds</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>Jetzt ein Briefing erstellen</translation>
        </message>
        <message>
            <source>Prepare again now</source>
            <translation>Jetzt neu erstellen</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Vorlesen</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Bereit seit {time}</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Als EPUB speichern…</translation>
        </message>
        <message>
            <source>Show in sidebar</source>
            <translation>In der Seitenleiste zeigen</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Briefing von heute</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
        <message numerus="yes">
            <source>{feed} and %n more</source>
            <translation>
                <numerusform>{feed} und %n weiterer</numerusform>
                <numerusform>{feed} und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>{minutes} min to hear</source>
            <translation>{minutes} Min. zu hören</translation>
        </message>
        <message>
            <source>{minutes} min to read</source>
            <translation>{minutes} Min. zu lesen</translation>
        </message>
        <message>
            <source>{stories} from {feeds}</source>
            <translation>{stories} aus {feeds}</translation>
        </message>
    </context>
    <context>
        <name>BriefingRow</name>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Briefing von heute</translation>
        </message>
    </context>
    <context>
        <name>BugNotice</name>
        <message>
            <source>Beforehand ran into an error and continued. The report {file} is in the log folder.</source>
            <translation>In Beforehand ist ein Fehler aufgetreten; es läuft weiter. Der Bericht {file} liegt im Protokollordner.</translation>
        </message>
    </context>
    <context>
        <name>BulkBar</name>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>%n ausgewählt</numerusform>
                <numerusform>%n ausgewählt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CertificateRow</name>
        <message>
            <source>Compare its SHA-256 fingerprint with the server before you trust it:</source>
            <translation>Vergleichen Sie seinen SHA-256-Fingerabdruck mit dem Server, bevor Sie ihm vertrauen:</translation>
        </message>
        <message>
            <source>No authority vouches for its certificate.</source>
            <translation>Keine Zertifizierungsstelle bürgt für sein Zertifikat.</translation>
        </message>
        <message>
            <source>Send the password unencrypted</source>
            <translation>Das Passwort unverschlüsselt senden</translation>
        </message>
        <message>
            <source>The server's certificate changed.</source>
            <translation>Das Zertifikat des Servers hat sich geändert.</translation>
        </message>
        <message>
            <source>Trust this certificate for this account</source>
            <translation>Diesem Zertifikat für dieses Konto vertrauen</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>It stays in the tray and keeps your feeds ready. Ctrl+Q always quits. You can change this in Preferences.</source>
            <translation>Es bleibt im Infobereich und hält Ihre Feeds bereit. Strg+Q beendet immer. Sie können das in den Einstellungen ändern.</translation>
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
        <name>Computers</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n Änderung wartet</numerusform>
                <numerusform>%n Änderungen warten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n computers use this folder. Their feeds, marks and stars and those of this computer are put together; nothing is removed.</source>
            <translation>
                <numerusform>%n Computer nutzt diesen Ordner. Seine Feeds, Markierungen und Sterne werden mit denen dieses Computers zusammengeführt; nichts wird entfernt.</numerusform>
                <numerusform>%n Computer nutzen diesen Ordner. Ihre Feeds, Markierungen und Sterne werden mit denen dieses Computers zusammengeführt; nichts wird entfernt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Beforehand is here already</source>
            <translation>Beforehand ist schon da</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Ändern …</translation>
        </message>
        <message>
            <source>Choose a folder that reaches your other computers</source>
            <translation>Ordner wählen, der Ihre anderen Computer erreicht</translation>
        </message>
        <message>
            <source>Choose folder…</source>
            <translation>Ordner wählen…</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortfahren</translation>
        </message>
        <message>
            <source>Each computer asks for it once. Keep it: without it, you would have to start again with an empty folder.</source>
            <translation>Jeder Computer fragt einmal danach. Bewahren Sie sie auf: Ohne sie müssten Sie mit einem leeren Ordner neu beginnen.</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Vergessen</translation>
        </message>
        <message>
            <source>Forget…</source>
            <translation>Vergessen…</translation>
        </message>
        <message>
            <source>Found on this computer:</source>
            <translation>Auf diesem Computer gefunden:</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Beitreten</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Beitritt…</translation>
        </message>
        <message>
            <source>Keep feeds, read marks and stars in step on all your computers, without a server: through a folder that Syncthing, Nextcloud, Dropbox or another program carries between them. Choose the same folder on each computer.</source>
            <translation>Feeds, Gelesen-Markierungen und Sterne auf allen Ihren Computern im Gleichschritt, ohne Server: über einen Ordner, den Syncthing, Nextcloud, Dropbox oder ein anderes Programm zwischen ihnen abgleicht. Wählen Sie auf jedem Computer denselben Ordner.</translation>
        </message>
        <message>
            <source>Kept in step: feeds and folders with their settings, read marks, stars, Read later, saved pages, tags, rules, searches, and preferences that make sense elsewhere.</source>
            <translation>Abgeglichen werden: Feeds und Ordner mit ihren Einstellungen, Gelesen-Markierungen, Sterne, Später lesen, gespeicherte Seiten, Schlagwörter, Regeln, Suchen und Einstellungen, die auch anderswo sinnvoll sind.</translation>
        </message>
        <message>
            <source>Last here {time}</source>
            <translation>Zuletzt hier: {time}</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Leave folder…</source>
            <translation>Ordner verlassen…</translation>
        </message>
        <message>
            <source>Leave the folder? All that is here stays here, and no longer follows the other computers.</source>
            <translation>Den Ordner verlassen? Alles bleibt hier erhalten und folgt nicht mehr den anderen Computern.</translation>
        </message>
        <message>
            <source>Looking for such folders…</source>
            <translation>Solche Ordner werden gesucht…</translation>
        </message>
        <message>
            <source>Looking into the folder…</source>
            <translation>Der Ordner wird angesehen…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name of this computer</source>
            <translation>Name dieses Computers</translation>
        </message>
        <message>
            <source>Never in the folder: passwords, proxies and programs, texts and pictures of articles, what is learned about your reading. Feeds of accounts stay with their server.</source>
            <translation>Nie im Ordner: Passwörter, Proxys und Programme, Texte und Bilder von Artikeln, was über Ihr Lesen gelernt wird. Feeds von Konten bleiben bei ihrem Server.</translation>
        </message>
        <message>
            <source>New passphrase</source>
            <translation>Neue Passphrase</translation>
        </message>
        <message>
            <source>No computer uses this folder yet. Join it here, then on the others.</source>
            <translation>Noch nutzt kein Computer diesen Ordner. Treten Sie ihm hier bei, dann auf den anderen.</translation>
        </message>
        <message>
            <source>No such folder was found. Choose one.</source>
            <translation>Kein solcher Ordner wurde gefunden. Wählen Sie einen.</translation>
        </message>
        <message>
            <source>Not here yet</source>
            <translation>Noch nicht hier gewesen</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Passphrase</translation>
        </message>
        <message>
            <source>Protect with a passphrase</source>
            <translation>Mit einer Passphrase schützen</translation>
        </message>
        <message>
            <source>Reading the folder…</source>
            <translation>Der Ordner wird gelesen…</translation>
        </message>
        <message>
            <source>Remove this computer's files from the folder? What it marked stays. If it is still in use, it comes back.</source>
            <translation>Die Dateien dieses Computers aus dem Ordner entfernen? Was er markiert hat, bleibt. Wird er noch benutzt, kommt er wieder.</translation>
        </message>
        <message>
            <source>Remove what this computer wrote there</source>
            <translation>Entfernen, was dieser Computer dort schrieb</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>Änderungen senden</translation>
        </message>
        <message>
            <source>Set passphrase</source>
            <translation>Passphrase festlegen</translation>
        </message>
        <message>
            <source>Set…</source>
            <translation>Festlegen …</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Jetzt synchronisieren</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>Synchron {time}</translation>
        </message>
        <message>
            <source>The addresses of these feeds hold a key, which whoever can read the folder could use: {feeds}.</source>
            <translation>Die Adressen dieser Feeds enthalten einen Schlüssel, den nutzen könnte, wer den Ordner lesen kann: {feeds}.</translation>
        </message>
        <message>
            <source>This computer</source>
            <translation>Dieser Computer</translation>
        </message>
        <message>
            <source>Use what others did</source>
            <translation>Stand der anderen übernehmen</translation>
        </message>
        <message>
            <source>Use…</source>
            <translation>Verwenden…</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted.</source>
            <translation>Was im Ordner liegt, ist verschlüsselt.</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter the passphrase chosen on the first computer.</source>
            <translation>Der Inhalt des Ordners ist verschlüsselt. Geben Sie die Passphrase ein, die auf dem ersten Computer gewählt wurde.</translation>
        </message>
        <message>
            <source>Whoever can read the folder sees your feeds and what you read; whoever can write there can change them.</source>
            <translation>Wer den Ordner lesen kann, sieht Ihre Feeds und was Sie lesen; wer dort schreiben kann, kann sie ändern.</translation>
        </message>
        <message>
            <source>version {version}</source>
            <translation>Version {version}</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} and %n others</source>
            <translation>
                <numerusform>{feeds} und %n weiterer</numerusform>
                <numerusform>{feeds} und %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ConditionRow</name>
        <message>
            <source>Comparison</source>
            <translation>Vergleich</translation>
        </message>
        <message>
            <source>Expression, as in ^Review|tests?\b</source>
            <translation>Ausdruck wie ^Test|Berichte?\b</translation>
        </message>
        <message>
            <source>Feed name</source>
            <translation>Name des Feeds</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Name des Ordners</translation>
        </message>
        <message>
            <source>Remove condition</source>
            <translation>Bedingung entfernen</translation>
        </message>
        <message>
            <source>Text to match</source>
            <translation>Suchtext</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
    </context>
    <context>
        <name>Demo</name>
        <message>
            <source>Demo: these feeds, and four weeks of visits, refreshes and reading, are invented. Nothing is saved.</source>
            <translation>Demo: Diese Feeds und vier Wochen an Besuchen, Aktualisierungen und Gelesenem sind erfunden. Nichts wird gespeichert.</translation>
        </message>
        <message>
            <source>The demo could not be started.</source>
            <translation>Die Demo konnte nicht gestartet werden.</translation>
        </message>
    </context>
    <context>
        <name>Details</name>
        <message numerus="yes">
            <source>%n bare ampersands were read as &amp;amp;</source>
            <translation>
                <numerusform>%n bloßes Und-Zeichen wurde als &amp;amp; gelesen</numerusform>
                <numerusform>%n bloße Und-Zeichen wurden als &amp;amp; gelesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n folders were not closed</source>
            <translation>
                <numerusform>%n Ordner war nicht geschlossen</numerusform>
                <numerusform>%n Ordner waren nicht geschlossen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rows refer to nothing</source>
            <translation>
                <numerusform>%n Zeile verweist ins Leere</numerusform>
                <numerusform>%n Zeilen verweisen ins Leere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had &lt; inside a value</source>
            <translation>
                <numerusform>%n Eintrag hatte &lt; in einem Wert</numerusform>
                <numerusform>%n Einträge hatten &lt; in einem Wert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had quotation marks inside a value</source>
            <translation>
                <numerusform>%n Eintrag hatte Anführungszeichen in einem Wert</numerusform>
                <numerusform>%n Einträge hatten Anführungszeichen in einem Wert</numerusform>
            </translation>
        </message>
        <message>
            <source>JSON that cannot be read</source>
            <translation>nicht lesbares JSON</translation>
        </message>
        <message>
            <source>JSON, but not a JSON Feed</source>
            <translation>JSON, aber kein JSON Feed</translation>
        </message>
        <message>
            <source>SOCKS proxies are not supported</source>
            <translation>SOCKS-Proxys werden nicht unterstützt</translation>
        </message>
        <message>
            <source>XML of kind {name}</source>
            <translation>XML der Art {name}</translation>
        </message>
        <message>
            <source>a folder cannot contain itself</source>
            <translation>ein Ordner kann sich nicht selbst enthalten</translation>
        </message>
        <message>
            <source>a list without an end</source>
            <translation>eine Liste ohne Ende</translation>
        </message>
        <message>
            <source>a web page</source>
            <translation>eine Webseite</translation>
        </message>
        <message>
            <source>an expression has at most {number} characters</source>
            <translation>ein Ausdruck hat höchstens {number} Zeichen</translation>
        </message>
        <message>
            <source>an unknown answer</source>
            <translation>eine unbekannte Antwort</translation>
        </message>
        <message>
            <source>an unknown kind of article ID: {name}</source>
            <translation>eine unbekannte Art von Artikelnummer: {name}</translation>
        </message>
        <message>
            <source>answers for more than {number} minutes</source>
            <translation>mehr als {number} Minuten lang Antworten</translation>
        </message>
        <message numerus="yes">
            <source>at most %n headers are allowed</source>
            <translation>
                <numerusform>höchstens %n Header ist möglich</numerusform>
                <numerusform>höchstens %n Header sind möglich</numerusform>
            </translation>
        </message>
        <message>
            <source>characters that are not UTF-8 were read as Western European</source>
            <translation>Zeichen, die kein UTF-8 sind, wurden als westeuropäisch gelesen</translation>
        </message>
        <message>
            <source>connection refused</source>
            <translation>Verbindung abgelehnt</translation>
        </message>
        <message>
            <source>could not start a thread</source>
            <translation>Thread konnte nicht gestartet werden</translation>
        </message>
        <message>
            <source>ended by signal {number}: {name}</source>
            <translation>durch Signal {number} beendet: {name}</translation>
        </message>
        <message>
            <source>enter a tag name</source>
            <translation>Name des Schlagworts fehlt</translation>
        </message>
        <message>
            <source>enter search words</source>
            <translation>Suchbegriffe fehlen</translation>
        </message>
        <message>
            <source>error {name}</source>
            <translation>Fehler {name}</translation>
        </message>
        <message>
            <source>exit code {number}: {name}</source>
            <translation>Rückgabewert {number}: {name}</translation>
        </message>
        <message>
            <source>feed {id}</source>
            <translation>Feed {id}</translation>
        </message>
        <message>
            <source>folders nested more than {number} deep were merged into their parent</source>
            <translation>mehr als {number} Ebenen tiefe Ordner wurden mit dem übergeordneten zusammengeführt</translation>
        </message>
        <message>
            <source>in a loop</source>
            <translation>in einer Schleife</translation>
        </message>
        <message>
            <source>invalid HTTP</source>
            <translation>ungültiges HTTP</translation>
        </message>
        <message>
            <source>invalid compression</source>
            <translation>fehlerhaft komprimiert</translation>
        </message>
        <message>
            <source>it belongs to another user</source>
            <translation>es gehört einem anderen Benutzer</translation>
        </message>
        <message>
            <source>it belongs to no feed of yours: import the subscriptions first</source>
            <translation>er gehört zu keinem Ihrer Feeds: Importieren Sie zuerst die Abos</translation>
        </message>
        <message>
            <source>it contains control characters</source>
            <translation>sie enthält Steuerzeichen</translation>
        </message>
        <message>
            <source>it contains no subscriptions</source>
            <translation>sie enthält keine Abos</translation>
        </message>
        <message>
            <source>it did not answer in time</source>
            <translation>er hat nicht rechtzeitig geantwortet</translation>
        </message>
        <message>
            <source>it did not store the password</source>
            <translation>er hat das Passwort nicht gespeichert</translation>
        </message>
        <message>
            <source>it does not accept the password</source>
            <translation>er nimmt das Passwort nicht an</translation>
        </message>
        <message>
            <source>it does not answer</source>
            <translation>er antwortet nicht</translation>
        </message>
        <message>
            <source>it does not delete the password</source>
            <translation>er löscht das Passwort nicht</translation>
        </message>
        <message>
            <source>it does not speak TLS on this port</source>
            <translation>der Server spricht an diesem Port kein TLS</translation>
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
            <source>it has no host name</source>
            <translation>ihr fehlt der Servername</translation>
        </message>
        <message>
            <source>it is a ZIP archive: unpack it and choose a file in it</source>
            <translation>es ist ein ZIP-Archiv: Entpacken Sie es und wählen Sie eine Datei daraus</translation>
        </message>
        <message>
            <source>it is a database of another program</source>
            <translation>sie ist die Datenbank eines anderen Programms</translation>
        </message>
        <message>
            <source>it is a link, not a feed</source>
            <translation>ist ein Link, kein Feed</translation>
        </message>
        <message>
            <source>it is a program or file on this computer, not a feed on the web</source>
            <translation>es ist ein Programm oder eine Datei auf diesem Computer, kein Feed im Web</translation>
        </message>
        <message>
            <source>it is a search, not a feed</source>
            <translation>es ist eine Suche, kein Feed</translation>
        </message>
        <message>
            <source>it is a symbolic link</source>
            <translation>es ist ein symbolischer Link</translation>
        </message>
        <message>
            <source>it is empty and has no feed address</source>
            <translation>leer und ohne Feed-Adresse</translation>
        </message>
        <message>
            <source>it is in a private network, which a list from the web may not contain</source>
            <translation>sie liegt in einem privaten Netz, was in einer Liste aus dem Web nicht erlaubt ist</translation>
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
            <source>it is not a file</source>
            <translation>es ist keine Datei</translation>
        </message>
        <message>
            <source>it is not http or https</source>
            <translation>sie ist weder http noch https</translation>
        </message>
        <message>
            <source>it is not marked as executable</source>
            <translation>es ist nicht als ausführbar markiert</translation>
        </message>
        <message>
            <source>it is not well-formed XML (line {line}); what could be read was kept</source>
            <translation>kein fehlerfreies XML (Zeile {line}); was lesbar war, wurde behalten</translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation>sie ist zu lang</translation>
        </message>
        <message>
            <source>it leads to {name}</source>
            <translation>sie führt zu {name}</translation>
        </message>
        <message>
            <source>it links to a list elsewhere, which is not loaded</source>
            <translation>verweist auf eine Liste an anderer Stelle, die nicht geladen wird</translation>
        </message>
        <message>
            <source>it no longer exists</source>
            <translation>nicht mehr vorhanden</translation>
        </message>
        <message>
            <source>it starts with {name}</source>
            <translation>sie beginnt mit {name}</translation>
        </message>
        <message>
            <source>it supports only outdated TLS versions</source>
            <translation>der Server unterstützt nur veraltete TLS-Versionen</translation>
        </message>
        <message>
            <source>it took too much time or memory</source>
            <translation>es braucht zu viel Zeit oder Speicher</translation>
        </message>
        <message>
            <source>its address is not a web address (http or https)</source>
            <translation>keine Webadresse (http oder https)</translation>
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
            <source>its certificate is from an unknown authority</source>
            <translation>das Zertifikat stammt von einer unbekannten Stelle</translation>
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
            <source>its entry for this feed was not made by Beforehand</source>
            <translation>der Eintrag für diesen Feed stammt nicht von Beforehand</translation>
        </message>
        <message>
            <source>its format cannot be read: stars and read states stay behind</source>
            <translation>sein Format kann nicht gelesen werden: Sterne und Gelesen-Markierungen bleiben zurück</translation>
        </message>
        <message>
            <source>its name is not allowed</source>
            <translation>sein Name ist nicht erlaubt</translation>
        </message>
        <message>
            <source>its schema is {version}, this version knows {newest}</source>
            <translation>Schema {version}; diese Version kennt {newest}</translation>
        </message>
        <message>
            <source>mail servers are not reached through one</source>
            <translation>Mailserver werden nicht über einen Proxy erreicht</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>Arbeitsspeicher</translation>
        </message>
        <message numerus="yes">
            <source>more than %n times</source>
            <translation>
                <numerusform>mehr als einmal</numerusform>
                <numerusform>mehr als %n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>more than {number} MB</source>
            <translation>mehr als {number} MB</translation>
        </message>
        <message>
            <source>more than {number} answers</source>
            <translation>mehr als {number} Antworten</translation>
        </message>
        <message>
            <source>more than {number} article IDs</source>
            <translation>mehr als {number} Artikel-IDs</translation>
        </message>
        <message>
            <source>more than {number} feeds</source>
            <translation>mehr als {number} Feeds</translation>
        </message>
        <message>
            <source>neither XML nor JSON</source>
            <translation>weder XML noch JSON</translation>
        </message>
        <message>
            <source>network is unreachable</source>
            <translation>Netzwerk nicht erreichbar</translation>
        </message>
        <message>
            <source>no HTML</source>
            <translation>kein HTML</translation>
        </message>
        <message>
            <source>no common encryption was found</source>
            <translation>keine gemeinsame Verschlüsselung gefunden</translation>
        </message>
        <message>
            <source>no connection</source>
            <translation>keine Verbindung</translation>
        </message>
        <message>
            <source>no name was given</source>
            <translation>kein Name angegeben</translation>
        </message>
        <message>
            <source>no route to host</source>
            <translation>kein Weg zum Server</translation>
        </message>
        <message>
            <source>other users can change it, or it runs as another user</source>
            <translation>andere Benutzer können es ändern, oder es läuft als anderer Benutzer</translation>
        </message>
        <message>
            <source>other users can write to the programs folder</source>
            <translation>andere Benutzer können in den Programmordner schreiben</translation>
        </message>
        <message>
            <source>port 0 is not valid</source>
            <translation>Port 0 ist ungültig</translation>
        </message>
        <message>
            <source>programs are not run on Windows</source>
            <translation>unter Windows werden keine Programme ausgeführt</translation>
        </message>
        <message>
            <source>spaces before the document were removed</source>
            <translation>Leerzeichen vor dem Dokument wurden entfernt</translation>
        </message>
        <message>
            <source>the connection was interrupted</source>
            <translation>die Verbindung wurde unterbrochen</translation>
        </message>
        <message>
            <source>the expression ends too early</source>
            <translation>der Ausdruck endet zu früh</translation>
        </message>
        <message>
            <source>the expression is not valid at character {number}: {name}</source>
            <translation>der Ausdruck ist ab Zeichen {number} ungültig: {name}</translation>
        </message>
        <message>
            <source>the expression is too large</source>
            <translation>der Ausdruck ist zu groß</translation>
        </message>
        <message>
            <source>the expression takes too long</source>
            <translation>der Ausdruck braucht zu lange</translation>
        </message>
        <message>
            <source>the handshake failed</source>
            <translation>der Verbindungsaufbau ist fehlgeschlagen</translation>
        </message>
        <message>
            <source>the header {name} is not allowed</source>
            <translation>der Header {name} ist nicht erlaubt</translation>
        </message>
        <message>
            <source>the opml element is missing</source>
            <translation>das Element opml fehlt</translation>
        </message>
        <message>
            <source>the parser's result is unreadable</source>
            <translation>das Ergebnis des Parsers ist nicht lesbar</translation>
        </message>
        <message>
            <source>the picture has no size</source>
            <translation>das Bild hat keine Größe</translation>
        </message>
        <message>
            <source>the picture's header ends early ({name})</source>
            <translation>der Kopf des Bildes endet zu früh ({name})</translation>
        </message>
        <message>
            <source>the program {name} failed {number} times in a row; the other actions continue</source>
            <translation>das Programm {name} ist {number}-mal nacheinander gescheitert; die anderen Aktionen laufen weiter</translation>
        </message>
        <message>
            <source>the time is past or too far away</source>
            <translation>der Zeitpunkt ist vorbei oder zu weit entfernt</translation>
        </message>
        <message>
            <source>the user agent contains invalid characters</source>
            <translation>der User-Agent enthält ungültige Zeichen</translation>
        </message>
        <message>
            <source>the value of {name} contains invalid characters</source>
            <translation>der Wert von {name} enthält ungültige Zeichen</translation>
        </message>
        <message>
            <source>the web server itself asks for a password first</source>
            <translation>der Webserver selbst verlangt zuerst ein Passwort</translation>
        </message>
        <message>
            <source>this is not a picture</source>
            <translation>das ist kein Bild</translation>
        </message>
        <message>
            <source>this system has none</source>
            <translation>dieses System hat keinen</translation>
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
            <source>{name} (another program has changed its tables)</source>
            <translation>{name} (ein anderes Programm hat die Tabellen geändert)</translation>
        </message>
        <message>
            <source>{name} (another version of {other} wrote it)</source>
            <translation>{name} (von einer anderen Version von {other} geschrieben)</translation>
        </message>
        <message>
            <source>{name} (found on this computer: {other})</source>
            <translation>{name} (auf diesem Computer gefunden: {other})</translation>
        </message>
        <message>
            <source>{name} (it is damaged)</source>
            <translation>{name} (sie ist beschädigt)</translation>
        </message>
        <message>
            <source>{name} (it is empty)</source>
            <translation>{name} (leer)</translation>
        </message>
        <message>
            <source>{name} (it is larger than {number} MB)</source>
            <translation>{name} (größer als {number} MB)</translation>
        </message>
        <message>
            <source>{name} (it is not a file)</source>
            <translation>{name} (keine Datei)</translation>
        </message>
        <message>
            <source>{name} (it is not a folder)</source>
            <translation>{name} (kein Ordner)</translation>
        </message>
        <message>
            <source>{name} (it is the database in use)</source>
            <translation>{name} (es ist die Datenbank, die gerade benutzt wird)</translation>
        </message>
        <message>
            <source>{name} (newest backup: {other})</source>
            <translation>{name} (neueste Sicherung: {other})</translation>
        </message>
        <message>
            <source>{name} (no file can have this name)</source>
            <translation>{name} (so kann keine Datei heißen)</translation>
        </message>
        <message>
            <source>{name} (no room for a copy)</source>
            <translation>{name} (kein Platz für eine Kopie)</translation>
        </message>
        <message>
            <source>{name} (quit the program that uses it and try again)</source>
            <translation>{name} (beenden Sie das Programm, das sie verwendet, und versuchen Sie es erneut)</translation>
        </message>
        <message>
            <source>{name} (the database of Beforehand would be carried with it; choose another folder)</source>
            <translation>{name} (die Datenbank von Beforehand würde mit übertragen; wählen Sie einen anderen Ordner)</translation>
        </message>
        <message>
            <source>{name} (the link leads to nothing)</source>
            <translation>{name} (die Verknüpfung führt ins Leere)</translation>
        </message>
        <message>
            <source>{name} (to start over, delete {other})</source>
            <translation>{name} (um neu anzufangen, {other} löschen)</translation>
        </message>
        <message>
            <source>{name} does not answer</source>
            <translation>{name} antwortet nicht</translation>
        </message>
        <message>
            <source>{name} is missing</source>
            <translation>{name} fehlt</translation>
        </message>
        <message>
            <source>{name} refuses with {other}</source>
            <translation>{name} lehnt mit {other} ab</translation>
        </message>
        <message>
            <source>{name} requires a user name and password</source>
            <translation>{name} verlangt Benutzername und Passwort</translation>
        </message>
        <message>
            <source>{name}: is not http or https</source>
            <translation>{name}: ist weder http noch https</translation>
        </message>
        <message>
            <source>{name}: it contains something else</source>
            <translation>{name}: Die Datei enthält etwas anderes</translation>
        </message>
        <message>
            <source>{name}: the copy does not match</source>
            <translation>{name}: Die Kopie stimmt nicht überein</translation>
        </message>
        <message>
            <source>{name}: this is not a database</source>
            <translation>{name}: Das ist keine Datenbank</translation>
        </message>
        <message>
            <source>{number} MB</source>
            <translation>{number} MB</translation>
        </message>
        <message>
            <source>{number} megapixels ({width} x {height})</source>
            <translation>{number} Megapixel ({width} x {height})</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>Alles gelesen</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>Feeds hierher ziehen oder mit Strg+N einen hinzufügen.</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>Leerer Ordner</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>Die Artikel erscheinen hier nach der ersten Aktualisierung.</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>Neue Artikel erscheinen automatisch.</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Keine Artikel</translation>
        </message>
        <message>
            <source>No articles could be loaded. See the error above.</source>
            <translation>Es konnten keine Artikel geladen werden. Siehe Fehler oben.</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>Keine Artikel passen zu diesem Filter.</translation>
        </message>
        <message>
            <source>No articles match this search. New matches appear automatically.</source>
            <translation>Keine Artikel passen zu dieser Suche. Neue Treffer erscheinen automatisch.</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>Keine Treffer. Versuchen Sie es mit weniger oder kürzeren Wörtern.</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>Keine Artikel mit diesem Schlagwort</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Noch keine Artikel</translation>
        </message>
        <message>
            <source>No feed could be refreshed. Beforehand tries again automatically.</source>
            <translation>Kein Feed konnte aktualisiert werden. Beforehand versucht es automatisch erneut.</translation>
        </message>
        <message>
            <source>No feed has been refreshed yet. Articles appear here as they arrive.</source>
            <translation>Noch kein Feed wurde aktualisiert. Artikel erscheinen hier, sobald sie eintreffen.</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>Keine Feeds</translation>
        </message>
        <message>
            <source>No matches yet</source>
            <translation>Noch keine Treffer</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>Heute keine neuen Artikel.</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Keine Treffer</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Noch nicht aktualisiert</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>Noch nichts hier</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>Heute nichts</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>Nichts Ungelesenes für Sie</translation>
        </message>
        <message>
            <source>Press Ctrl+N to add one.</source>
            <translation>Mit Strg+N fügen Sie einen hinzu.</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>Drücken Sie T bei einem Artikel, um ein Schlagwort zu vergeben.</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Aktualisieren</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>Die Aktualisierung ist pausiert. Setzen Sie sie fort, um Artikel zu erhalten.</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>Die Aktualisierung wird automatisch fortgesetzt.</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>Artikel durchsuchen</translation>
        </message>
        <message>
            <source>Searches titles, authors and full text as you type.</source>
            <translation>Durchsucht Titel, Autoren und Volltexte schon beim Tippen.</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Probleme anzeigen</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>Gelesene Artikel anzeigen</translation>
        </message>
        <message>
            <source>Sign in to this network first. Then refreshing resumes automatically.</source>
            <translation>Melden Sie sich zuerst in diesem Netz an. Danach wird automatisch weiter aktualisiert.</translation>
        </message>
        <message>
            <source>The feed is empty right now. New articles appear automatically.</source>
            <translation>Der Feed ist derzeit leer. Neue Artikel erscheinen automatisch.</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>Die Feeds in diesem Ordner haben noch keine Artikel.</translation>
        </message>
        <message>
            <source>This list could not be loaded</source>
            <translation>Diese Liste konnte nicht geladen werden</translation>
        </message>
        <message>
            <source>Unread articles that may interest you, best first.</source>
            <translation>Ungelesene Artikel, die Sie interessieren könnten, die besten zuerst.</translation>
        </message>
        <message>
            <source>Your feeds have no articles right now. New articles appear automatically.</source>
            <translation>Ihre Feeds haben gerade keine Artikel. Neue Artikel erscheinen automatisch.</translation>
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
            <source>Added {title} to {folder}</source>
            <translation>{title} zu {folder} hinzugefügt</translation>
        </message>
        <message>
            <source>Added {title}. Its site does not support https, so the connection is not encrypted.</source>
            <translation>{title} hinzugefügt. Die Website unterstützt kein https, daher ist die Verbindung unverschlüsselt.</translation>
        </message>
        <message>
            <source>An account's server no longer has the known articles.</source>
            <translation>Der Server eines Kontos hat die bekannten Artikel nicht mehr.</translation>
        </message>
        <message>
            <source>Changes for an account are older than 30 days.</source>
            <translation>Änderungen für ein Konto sind älter als 30 Tage.</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>Regeln bearbeiten …</translation>
        </message>
        <message>
            <source>Log in…</source>
            <translation>Anmelden…</translation>
        </message>
        <message>
            <source>Not sent to {name}: {why}</source>
            <translation>Nicht an {name} gesendet: {why}</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Sent to {name}</source>
            <translation>An {name} gesendet</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Anzeigen</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Probleme anzeigen</translation>
        </message>
        <message>
            <source>The rule {name} was stopped: {why}</source>
            <translation>Die Regel {name} wurde angehalten: {why}</translation>
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
            <source>{address} has several feeds.</source>
            <translation>{address} hat mehrere Feeds.</translation>
        </message>
        <message>
            <source>{feed} was paused: its program failed {number} times in a row</source>
            <translation>{feed} wurde angehalten: Das Programm ist {number}-mal nacheinander fehlgeschlagen</translation>
        </message>
        <message>
            <source>{text} It is tried again.</source>
            <translation>{text} Es wird erneut versucht.</translation>
        </message>
        <message>
            <source>{title} has moved to a new address.</source>
            <translation>{title} ist zu einer neuen Adresse umgezogen.</translation>
        </message>
        <message>
            <source>“{title}” is already in Read later</source>
            <translation>„{title}“ ist bereits unter „Später lesen“</translation>
        </message>
    </context>
    <context>
        <name>ExampleCard</name>
        <message>
            <source>Show them</source>
            <translation>Anzeigen</translation>
        </message>
        <message>
            <source>Use this rule</source>
            <translation>Diese Regel verwenden</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wenn</translation>
        </message>
        <message>
            <source>and</source>
            <translation>und</translation>
        </message>
        <message>
            <source>then</source>
            <translation>dann</translation>
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
            <source>Exported by Beforehand on {date}</source>
            <translation>Exportiert von Beforehand am {date}</translation>
        </message>
        <message>
            <source>Exporting subscriptions, articles, tags, rules and preferences…</source>
            <translation>Abos, Artikel, Schlagwörter, Regeln und Einstellungen werden exportiert…</translation>
        </message>
        <message>
            <source>Starred articles</source>
            <translation>Artikel mit Stern</translation>
        </message>
        <message>
            <source>{articles} and everything else exported to {folder}</source>
            <translation>{articles} und alles Übrige exportiert nach {folder}</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Extra headers</source>
            <translation>Zusätzliche Header</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>Im Schlüsselbund des Systems; zum Ersetzen tippen</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Verschieden</translation>
        </message>
        <message>
            <source>Name: value</source>
            <translation>Name: Wert</translation>
        </message>
        <message>
            <source>Not a valid header: {line}</source>
            <translation>Kein gültiger Header: {line}</translation>
        </message>
        <message>
            <source>Only if the feed requires one</source>
            <translation>Nur wenn der Feed eines verlangt</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Passwort</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>Wird im Schlüsselbund des Systems gespeichert</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>User-Agent</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Benutzername</translation>
        </message>
        <message>
            <source>in the system keyring</source>
            <translation>im Schlüsselbund des Systems</translation>
        </message>
    </context>
    <context>
        <name>FeedFacts</name>
        <message>
            <source>About {time}</source>
            <translation>Etwa {time}</translation>
        </message>
        <message>
            <source>By the server of its account</source>
            <translation>Durch den Server des Kontos</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>Jetzt fällig</translation>
        </message>
        <message>
            <source>Last refresh</source>
            <translation>Letzte Aktualisierung</translation>
        </message>
        <message>
            <source>Never: removed by its publisher</source>
            <translation>Nie: vom Anbieter eingestellt</translation>
        </message>
        <message>
            <source>Next refresh</source>
            <translation>Nächste Aktualisierung</translation>
        </message>
        <message>
            <source>Not automatically</source>
            <translation>Nicht automatisch</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>Only when you refresh it</source>
            <translation>Nur wenn Sie ihn aktualisieren</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
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
            <source>%n posts</source>
            <translation>
                <numerusform>%n Beitrag</numerusform>
                <numerusform>%n Beiträge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n Anfrage</numerusform>
                <numerusform>%n Anfragen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n times before that.</source>
            <translation>
                <numerusform>Und davor %n-mal.</numerusform>
                <numerusform>Und davor %n-mal.</numerusform>
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
            <source>Feed length</source>
            <translation>Feed-Länge</translation>
        </message>
        <message>
            <source>Found by {rules}.</source>
            <translation>Gefunden durch {rules}.</translation>
        </message>
        <message>
            <source>Full texts</source>
            <translation>Volltexte</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days</source>
            <translation>
                <numerusform>Letzter Tag</numerusform>
                <numerusform>Letzte %n Tage</numerusform>
            </translation>
        </message>
        <message>
            <source>Loaded in advance, as you chose.</source>
            <translation>Werden im Voraus geladen, wie von Ihnen gewählt.</translation>
        </message>
        <message numerus="yes">
            <source>Loaded in advance: you opened {opened} of the last %n articles in full.</source>
            <translation>
                <numerusform>Werden im Voraus geladen: {opened} von %n letzten Artikel haben Sie ganz geöffnet.</numerusform>
                <numerusform>Werden im Voraus geladen: {opened} der letzten %n Artikel haben Sie ganz geöffnet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Missing</source>
            <translation>Fehlend</translation>
        </message>
        <message>
            <source>Next expected</source>
            <translation>Als Nächstes erwartet</translation>
        </message>
        <message>
            <source>No articles {span}; {share} % of requests.</source>
            <translation>Keine Artikel {span}; {share} % der Anfragen.</translation>
        </message>
        <message>
            <source>No posts.</source>
            <translation>Keine Beiträge.</translation>
        </message>
        <message>
            <source>Nothing in the next four weeks.</source>
            <translation>Nichts in den nächsten vier Wochen.</translation>
        </message>
        <message>
            <source>On {day}.</source>
            <translation>Am {day}.</translation>
        </message>
        <message>
            <source>Possibly more, {days}.</source>
            <translation>Möglicherweise mehr, {days}.</translation>
        </message>
        <message>
            <source>Posting</source>
            <translation>Veröffentlicht</translation>
        </message>
        <message>
            <source>Removed by its publisher.</source>
            <translation>Vom Anbieter eingestellt.</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Artikel anzeigen</translation>
        </message>
        <message>
            <source>Silent since {day}, unusually long for this feed.</source>
            <translation>Still seit {day}, ungewöhnlich lange für diesen Feed.</translation>
        </message>
        <message numerus="yes">
            <source>This feed holds %n articles</source>
            <translation>
                <numerusform>Der Feed enthält %n Artikel</numerusform>
                <numerusform>Der Feed enthält %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Unknown since {time}.</source>
            <translation>Unbekannt seit {time}.</translation>
        </message>
        <message>
            <source>Unknown until the first refresh.</source>
            <translation>Bis zur ersten Aktualisierung unbekannt.</translation>
        </message>
        <message>
            <source>Usage</source>
            <translation>Nutzung</translation>
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
                <numerusform>etwa %n-mal am Tag</numerusform>
                <numerusform>etwa %n-mal am Tag</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a week</source>
            <translation>
                <numerusform>etwa %n-mal pro Woche</numerusform>
                <numerusform>etwa %n-mal pro Woche</numerusform>
            </translation>
        </message>
        <message>
            <source>about once a day</source>
            <translation>etwa einmal am Tag</translation>
        </message>
        <message>
            <source>about once a week</source>
            <translation>etwa einmal pro Woche</translation>
        </message>
        <message numerus="yes">
            <source>in %n days</source>
            <translation>
                <numerusform>an %n Tag</numerusform>
                <numerusform>in %n Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>less than once a week</source>
            <translation>seltener als einmal pro Woche</translation>
        </message>
        <message>
            <source>no rule</source>
            <translation>keine Regel</translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>unter 1</translation>
        </message>
        <message>
            <source>your selector</source>
            <translation>Ihren Selektor</translation>
        </message>
        <message>
            <source>{postings}, none missed.</source>
            <translation>{postings}, keiner verpasst.</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit, {late} of them late after opening.</source>
            <translation>{postings}, {misses} bei einem Besuch verpasst, {late} davon auch nach dem Öffnen zu spät.</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit.</source>
            <translation>{postings}, {misses} bei einem Besuch verpasst.</translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n articles read {span}; {share} % of requests.</source>
            <translation>
                <numerusform>{read} von %n Artikel {span} gelesen; {share} % der Anfragen.</numerusform>
                <numerusform>{read} von %n Artikeln {span} gelesen; {share} % der Anfragen.</numerusform>
            </translation>
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
            <source>{shows}; it does not seem to drop any.</source>
            <translation>{shows}; er scheint keine zu entfernen.</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>Filter löschen</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>Liste filtern</translation>
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
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>Filter löschen</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Feeds filtern</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Gelesene Feeds ausblenden</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>Kein Feed passt zu „{text}“.</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>Im Artikel suchen</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Nächster Treffer</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Vorheriger Treffer</translation>
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
        <message>
            <source>Enter: {actions}</source>
            <translation>Eingabetaste: {actions}</translation>
        </message>
        <message numerus="yes">
            <source>Found %n feeds on its website.</source>
            <translation>
                <numerusform>%n Feed auf der Website gefunden.</numerusform>
                <numerusform>%n Feeds auf der Website gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found: {address}</source>
            <translation>Gefunden: {address}</translation>
        </message>
        <message>
            <source>Its website lists no other feed.</source>
            <translation>Die Website nennt keinen anderen Feed.</translation>
        </message>
        <message>
            <source>Searching its website…</source>
            <translation>Website wird durchsucht…</translation>
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
            <source>Available actions</source>
            <translation>Mögliche Aktionen</translation>
        </message>
        <message>
            <source>Feeds that need attention</source>
            <translation>Feeds mit Handlungsbedarf</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Aktivität anzeigen</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Artikel anzeigen</translation>
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
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>Beforehand lernt, wann Sie lesen, und hat Ihre Feeds kurz vorher bereit.</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Datei wählen…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>Sie kommen von einem anderen Feedreader?</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Feed wird gesucht…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Auf diesem Computer gefunden. Ihre Dateien werden gelesen, nie verändert.</translation>
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
            <source>Import a file</source>
            <translation>Datei importieren</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>Mehrere Computer im Gleichschritt halten …</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>News, Wissen, Comics…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Kein Konto nötig.</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML oder Export eines Feedreaders. Oder hier ablegen.</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Mit Thema beginnen</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>Demo starten</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>Konto auf einem Server verwenden (FreshRSS, Miniflux)…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>Vier Wochen Verlauf</translation>
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
            <source>%n new</source>
            <translation>
                <numerusform>%n neu</numerusform>
                <numerusform>%n neu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n neu seit {time}</numerusform>
                <numerusform>%n neu seit {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minutes, as you usually have now</source>
            <translation>
                <numerusform>Etwa %n Minute, wie Sie sie jetzt meist haben</numerusform>
                <numerusform>Etwa %n Minuten, wie Sie sie jetzt meist haben</numerusform>
            </translation>
        </message>
        <message>
            <source>An article counts once you have read about a third of it, starred or tagged it, kept it for later, or opened its page or a link in it.</source>
            <translation>Ein Artikel zählt, sobald Sie etwa ein Drittel gelesen, ihn mit einem Stern oder Schlagwort versehen, für später aufgehoben oder seine Seite oder einen Link darin geöffnet haben.</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Für Sie</translation>
        </message>
        <message>
            <source>More that may interest you</source>
            <translation>Mehr, was Sie interessieren könnte</translation>
        </message>
        <message>
            <source>Newest first: learning is off</source>
            <translation>Neueste zuerst: Das Lernen ist aus</translation>
        </message>
        <message numerus="yes">
            <source>Read %n more articles to personalise</source>
            <translation>
                <numerusform>Lesen Sie noch 1 Artikel für eine persönliche Reihenfolge</numerusform>
                <numerusform>Lesen Sie noch %n Artikel für eine persönliche Reihenfolge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Read on %n different days to personalise</source>
            <translation>
                <numerusform>Lesen Sie an 1 Tag für eine persönliche Reihenfolge</numerusform>
                <numerusform>Lesen Sie an %n verschiedenen Tagen für eine persönliche Reihenfolge</numerusform>
            </translation>
        </message>
        <message>
            <source>Still learning</source>
            <translation>Lernt noch</translation>
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
            <source>you read {read} of %n articles of this feed</source>
            <translation>
                <numerusform>Sie haben {read} von %n Artikel dieses Feeds gelesen</numerusform>
                <numerusform>Sie haben {read} von %n Artikeln dieses Feeds gelesen</numerusform>
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
        <message>
            <source>oldest first</source>
            <translation>älteste zuerst</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message numerus="yes">
            <source>%n imported feeds are refreshed</source>
            <translation>
                <numerusform>%n importierter Feed ist aktualisiert</numerusform>
                <numerusform>%n importierte Feeds sind aktualisiert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not sent to {name}</source>
            <translation>
                <numerusform>%n nicht an {name} gesendet</numerusform>
                <numerusform>%n nicht an {name} gesendet</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Konto hinzufügen…</translation>
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
            <source>Articles</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Choose a folder for the article</source>
            <translation>Ordner für den Artikel wählen</translation>
        </message>
        <message>
            <source>Choose a folder for the export</source>
            <translation>Ordner für den Export wählen</translation>
        </message>
        <message>
            <source>Choose articles…</source>
            <translation>Artikel wählen …</translation>
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
            <source>Do not send</source>
            <translation>Nicht senden</translation>
        </message>
        <message>
            <source>Email…</source>
            <translation>E-Mail…</translation>
        </message>
        <message>
            <source>Enter a search first, then save it.</source>
            <translation>Geben Sie zuerst eine Suche ein und speichern Sie sie dann.</translation>
        </message>
        <message>
            <source>Follow a page without a feed</source>
            <translation>Einer Seite ohne Feed folgen</translation>
        </message>
        <message>
            <source>It appears in the sidebar and always shows the articles that match “{query}”.</source>
            <translation>Sie erscheint in der Seitenleiste und zeigt stets die Artikel, auf die „{query}“ zutrifft.</translation>
        </message>
        <message>
            <source>Its messages do not say how to unsubscribe.</source>
            <translation>Die Nachrichten nennen keinen Weg, sie abzubestellen.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Link kopiert</translation>
        </message>
        <message>
            <source>Loading pictures…</source>
            <translation>Bilder werden geladen…</translation>
        </message>
        <message>
            <source>Mark older as read…</source>
            <translation>Ältere als gelesen markieren…</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>Keine weiteren ungelesenen Artikel</translation>
        </message>
        <message>
            <source>No unread article above</source>
            <translation>Darüber ist nichts Ungelesenes</translation>
        </message>
        <message>
            <source>No unread articles in For you</source>
            <translation>„Für Sie“ enthält nichts Ungelesenes</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n folders have no feeds</source>
            <translation>
                <numerusform>Nichts zu aktualisieren: Dieser Ordner enthält keine Feeds</numerusform>
                <numerusform>Nichts zu aktualisieren: %n Ordner enthalten keine Feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Nichts rückgängig zu machen.</translation>
        </message>
        <message>
            <source>Only favourites, and feeds and folders sorted manually, can be moved.</source>
            <translation>Verschieben lassen sich nur Favoriten sowie manuell sortierte Feeds und Ordner.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Refreshing stops once the requests under way are answered</source>
            <translation>Das Aktualisieren endet, sobald die laufenden Anfragen beantwortet sind</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Problem melden…</translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>Suche speichern</translation>
        </message>
        <message numerus="yes">
            <source>Saved the first %n articles as {name}</source>
            <translation>
                <numerusform>Die ersten %n Artikel wurden als {name} gespeichert</numerusform>
                <numerusform>Die ersten %n Artikel wurden als {name} gespeichert</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name} gespeichert</translation>
        </message>
        <message numerus="yes">
            <source>Saved {name} without %n pictures that are not stored on this computer.</source>
            <translation>
                <numerusform>{name} gespeichert, ohne %n Bild, das nicht auf diesem Computer liegt.</numerusform>
                <numerusform>{name} gespeichert, ohne %n Bilder, die nicht auf diesem Computer liegen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved {name}; %n pictures could not be loaded and keep their web address.</source>
            <translation>
                <numerusform>{name} gespeichert; %n Bild konnte nicht geladen werden und behält seine Webadresse.</numerusform>
                <numerusform>{name} gespeichert; %n Bilder konnten nicht geladen werden und behalten ihre Webadressen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Search name</source>
            <translation>Name der Suche</translation>
        </message>
        <message>
            <source>Select a feed in the sidebar first.</source>
            <translation>Wählen Sie zuerst einen Feed in der Seitenleiste.</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Senden an</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>An {name} senden</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>Einrichten…</translation>
        </message>
        <message>
            <source>Subscriptions (*.opml *.xml *.json *.csv *.db urls);;All files (*)</source>
            <translation>Abonnements (*.opml *.xml *.json *.csv *.db urls);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>The address of a page that lists articles. You choose what on it is an article.</source>
            <translation>Die Adresse einer Seite, die Artikel auflistet. Sie wählen, was darauf ein Artikel ist.</translation>
        </message>
        <message>
            <source>The article could not be printed.</source>
            <translation>Der Artikel konnte nicht gedruckt werden.</translation>
        </message>
        <message>
            <source>The demo is invented and shares nothing with other computers.</source>
            <translation>Die Demo ist erfunden und teilt nichts mit anderen Computern.</translation>
        </message>
        <message>
            <source>The file could not be written.</source>
            <translation>Die Datei konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>There are no articles to save.</source>
            <translation>Es gibt keine Artikel zum Speichern.</translation>
        </message>
        <message>
            <source>There is no account yet.</source>
            <translation>Es gibt noch kein Konto.</translation>
        </message>
        <message>
            <source>There is no log in the demo.</source>
            <translation>In der Demo gibt es kein Protokoll.</translation>
        </message>
        <message>
            <source>This article has no address.</source>
            <translation>Dieser Artikel hat keine Adresse.</translation>
        </message>
        <message>
            <source>This search is already in the sidebar: {name}</source>
            <translation>Diese Suche steht bereits in der Seitenleiste: {name}</translation>
        </message>
        <message>
            <source>This works for articles of feeds that you follow.</source>
            <translation>Das geht bei Artikeln von Feeds, denen Sie folgen.</translation>
        </message>
        <message>
            <source>Title and link copied</source>
            <translation>Titel und Link kopiert</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>the selected topics</source>
            <translation>die ausgewählten Themen</translation>
        </message>
        <message>
            <source>“{name}” opens another program ({scheme}:).</source>
            <translation>„{name}“ öffnet ein anderes Programm ({scheme}:).</translation>
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
            <source>Stored data</source>
            <translation>Gespeicherte Daten</translation>
        </message>
        <message>
            <source>Week</source>
            <translation>Woche</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n Feed braucht Aufmerksamkeit</numerusform>
                <numerusform>%n Feeds brauchen Aufmerksamkeit</numerusform>
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
            <source>Account settings…</source>
            <translation>Kontoeinstellungen…</translation>
        </message>
        <message>
            <source>Account {name}: {problem}</source>
            <translation>Konto {name}: {problem}</translation>
        </message>
        <message>
            <source>Before: {address}</source>
            <translation>Zuvor: {address}</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>Neu wählen …</translation>
        </message>
        <message>
            <source>Computers: {problem}</source>
            <translation>Computer: {problem}</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Computer …</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>Jetzt fällig</translation>
        </message>
        <message>
            <source>Each download is about {size} and takes {seconds} s.</source>
            <translation>Jeder Download hat etwa {size} und dauert {seconds} s.</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>Regeln bearbeiten …</translation>
        </message>
        <message>
            <source>Failing</source>
            <translation>Fehlgeschlagen</translation>
        </message>
        <message>
            <source>Find new address</source>
            <translation>Neue Adresse suchen</translation>
        </message>
        <message>
            <source>Has a feed now</source>
            <translation>Hat jetzt einen Feed</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>Ignorieren</translation>
        </message>
        <message>
            <source>It is not refreshed until you resume it.</source>
            <translation>Er wird erst nach dem Fortsetzen wieder aktualisiert.</translation>
        </message>
        <message>
            <source>Large downloads</source>
            <translation>Große Downloads</translation>
        </message>
        <message>
            <source>Last article {time}</source>
            <translation>Letzter Artikel {time}</translation>
        </message>
        <message>
            <source>More than you read</source>
            <translation>Mehr, als Sie lesen</translation>
        </message>
        <message>
            <source>Moved to {address}</source>
            <translation>Umgezogen nach {address}</translation>
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
            <source>Next refresh about {time}</source>
            <translation>Nächste Aktualisierung etwa {time}</translation>
        </message>
        <message>
            <source>Next try about {time}</source>
            <translation>Nächster Versuch etwa {time}</translation>
        </message>
        <message>
            <source>No longer a feed</source>
            <translation>Kein Feed mehr</translation>
        </message>
        <message>
            <source>No longer checked</source>
            <translation>Nicht mehr geprüft</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>Nicht vor {time}: {why}</translation>
        </message>
        <message>
            <source>Not retried automatically</source>
            <translation>Kein automatischer neuer Versuch</translation>
        </message>
        <message numerus="yes">
            <source>Nothing new for %n days; </source>
            <translation>
                <numerusform>Seit %n Tag nichts Neues; </numerusform>
                <numerusform>Seit %n Tagen nichts Neues; </numerusform>
            </translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Programmordner öffnen</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Website öffnen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Angehalten</translation>
        </message>
        <message>
            <source>Probably temporary</source>
            <translation>Wahrscheinlich vorübergehend</translation>
        </message>
        <message>
            <source>Recently moved</source>
            <translation>Kürzlich umgezogen</translation>
        </message>
        <message>
            <source>Redirects to {address}</source>
            <translation>Leitet weiter zu {address}</translation>
        </message>
        <message>
            <source>Refresh less often</source>
            <translation>Seltener aktualisieren</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing less often saves up to {spared} of %n requests</source>
            <translation>
                <numerusform>Seltener aktualisiert spart bis zu {spared} von %n Anfrage</numerusform>
                <numerusform>Seltener aktualisiert spart bis zu {spared} von %n Anfragen</numerusform>
            </translation>
        </message>
        <message>
            <source>Refused by the server</source>
            <translation>Vom Server abgelehnt</translation>
        </message>
        <message>
            <source>Removed by publisher</source>
            <translation>Vom Anbieter eingestellt</translation>
        </message>
        <message>
            <source>Restore old address</source>
            <translation>Alte Adresse wiederherstellen</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Rule {name}: {problem}</source>
            <translation>Regel {name}: {problem}</translation>
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
            <source>Stopped because of their expression: {rules}</source>
            <translation>Wegen ihres Ausdrucks angehalten: {rules}</translation>
        </message>
        <message>
            <source>The page names a feed: {address}</source>
            <translation>Die Seite nennt einen Feed: {address}</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abo beenden</translation>
        </message>
        <message>
            <source>Unusually silent</source>
            <translation>Ungewöhnlich still</translation>
        </message>
        <message>
            <source>Use new address</source>
            <translation>Neue Adresse verwenden</translation>
        </message>
        <message>
            <source>Use the feed</source>
            <translation>Feed verwenden</translation>
        </message>
        <message>
            <source>When muted, new articles arrive as read</source>
            <translation>Stummgeschaltet kommen neue Artikel als gelesen an</translation>
        </message>
        <message numerus="yes">
            <source>never silent for more than %n days before.</source>
            <translation>
                <numerusform>zuvor nie länger als %n Tag still.</numerusform>
                <numerusform>zuvor nie länger als %n Tage still.</numerusform>
            </translation>
        </message>
        <message>
            <source>none of them read</source>
            <translation>davon keiner gelesen</translation>
        </message>
        <message>
            <source>switches automatically about {day}</source>
            <translation>wird etwa am {day} automatisch übernommen</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>unter 1</translation>
        </message>
        <message numerus="yes">
            <source>{articles} in %n days, </source>
            <translation>
                <numerusform>{articles} an %n Tag, </numerusform>
                <numerusform>{articles} in %n Tagen, </numerusform>
            </translation>
        </message>
        <message>
            <source>{read}; {share} % of all requests.</source>
            <translation>{read}; {share} % aller Anfragen.</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A visit is when you come to the window after at least five minutes without using it. Beforehand learns when you usually visit and when feeds post, and refreshes feeds shortly before, so that new articles are already there. It needs about a week for that; until then every feed is refreshed about twice as often as it posts.</source>
            <translation>Ein Besuch ist, wenn Sie nach mindestens fünf Minuten ohne Nutzung zum Fenster kommen. Beforehand lernt, wann Sie gewöhnlich kommen und wann Feeds etwas veröffentlichen, und aktualisiert Feeds kurz vorher, damit neue Artikel schon da sind. Dafür braucht es etwa eine Woche; bis dahin wird jeder Feed etwa doppelt so oft aktualisiert, wie er etwas veröffentlicht.</translation>
        </message>
        <message>
            <source>Any web page can be kept in Read later with its text and pictures: drop its address there, or copy it and press {paste}, or right-click a link. A bookmark in your browser saves the page that you are reading: make one with this address, which the command “{copy}” copies. You are asked before anything is loaded.
{bookmark}</source>
            <translation>Jede Webseite lässt sich mit Text und Bildern unter „Später lesen“ aufbewahren: Ziehen Sie ihre Adresse dorthin, kopieren Sie sie und drücken Sie {paste}, oder klicken Sie mit der rechten Maustaste auf einen Link. Ein Lesezeichen in Ihrem Browser speichert die Seite, die Sie gerade lesen: Legen Sie eines mit dieser Adresse an; der Befehl „{copy}“ kopiert sie. Bevor etwas geladen wird, werden Sie gefragt.
{bookmark}</translation>
        </message>
        <message>
            <source>Briefing, stories and reading aloud</source>
            <translation>Briefing, Ereignisse und Vorlesen</translation>
        </message>
        <message>
            <source>Everything is stored in one folder on this computer: {folder}
No login is needed. {privacy} Backups are made daily, and “Export everything” writes all of it as files that other programs read.</source>
            <translation>Alles liegt in einem Ordner auf diesem Computer: {folder}
Eine Anmeldung ist nicht nötig. {privacy} Gesichert wird täglich, und „Alles exportieren“ schreibt alles in Dateien, die andere Programme lesen.</translation>
        </message>
        <message>
            <source>Feed health lists the feeds that need you, and what to do about each. Being offline never counts against a feed, and passing problems go away without you.</source>
            <translation>Der Feed-Zustand nennt die Feeds, die Sie brauchen, und was jeweils zu tun ist. Offline zu sein zählt nie gegen einen Feed, und vorübergehende Probleme verschwinden ohne Sie.</translation>
        </message>
        <message>
            <source>Full texts and changes</source>
            <translation>Volltexte und Änderungen</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>How refreshes are planned</source>
            <translation>Wie Aktualisierungen geplant werden</translation>
        </message>
        <message>
            <source>Menus, mouse and touchpad</source>
            <translation>Menüs, Maus und Touchpad</translation>
        </message>
        <message>
            <source>More than one computer</source>
            <translation>Mehrere Computer</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox can be feeds: {newsletters} asks for the server and the folder, and changes nothing there. A file that holds a feed can be dropped onto the window. Programs of yours in the folder that {programs} opens can be feeds, too: add one as {name}.</source>
            <translation>Newsletter in einem Ordner Ihres Postfachs können Feeds sein: {newsletters} fragt nach Server und Ordner und ändert dort nichts. Eine Datei mit einem Feed können Sie auf das Fenster ziehen. Auch eigene Programme in dem Ordner, den {programs} öffnet, können Feeds sein: Fügen Sie eines als {name} hinzu.</translation>
        </message>
        <message>
            <source>Newsletters, files and programs</source>
            <translation>Newsletter, Dateien und Programme</translation>
        </message>
        <message>
            <source>No help matches.</source>
            <translation>Keine passende Hilfe.</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>Right-click an article, a feed, a link, a picture or selected text, or press the menu key there, to see what can be done with it. Drag articles onto a tag, Starred or Read later, and feeds onto folders or favourites. Two fingers sideways over an article mark it as read or star it; Preferences can change or turn off both.</source>
            <translation>Ein Rechtsklick auf einen Artikel, einen Feed, einen Link, ein Bild oder ausgewählten Text, oder dort die Menütaste, zeigt, was sich damit tun lässt. Ziehen Sie Artikel auf ein Schlagwort, den Stern oder „Später lesen“ und Feeds auf Ordner oder Favoriten. Zwei Finger seitwärts über einem Artikel markieren ihn als gelesen oder mit einem Stern; beides lässt sich in den Einstellungen ändern oder abschalten.</translation>
        </message>
        <message>
            <source>Rules and notifications</source>
            <translation>Regeln und Benachrichtigungen</translation>
        </message>
        <message>
            <source>Rules mark, star, tag, hide or send new articles: {rules} opens them, and {rule} begins one from an article. New articles are announced together, shortly before you usually visit; the properties of a feed can announce them immediately or never.</source>
            <translation>Regeln markieren neue Artikel, versehen sie mit Stern oder Schlagwort, blenden sie aus oder senden sie: {rules} öffnet sie, und {rule} beginnt eine mit einem Artikel. Neue Artikel werden gemeinsam gemeldet, kurz bevor Sie gewöhnlich hereinsehen; in den Eigenschaften eines Feeds lässt sich das auf sofort oder nie stellen.</translation>
        </message>
        <message>
            <source>Saving web pages</source>
            <translation>Webseiten speichern</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suche</translation>
        </message>
        <message>
            <source>Search help</source>
            <translation>Hilfe durchsuchen</translation>
        </message>
        <message>
            <source>Sending articles</source>
            <translation>Artikel senden</translation>
        </message>
        <message>
            <source>Sia et al. (2007) divide a fixed number of requests among feeds and the hours of a day, by when each feed posts and when you visit. Beforehand builds on that, and differs:
One price holds for all feeds and hours: a request is made where it saves you the most waiting.
The plan is corrected every 15 minutes by what was found, not once a day.
Up to 60 % of the requests are kept for the moment you open the window.
Feeds that post in bursts, went quiet or would lose articles are recognised.
When you come back to the computer, the feeds you probably read next are refreshed immediately.
What a server asks for always comes first.
Where a fixed timer misses 100 articles at your visits, the plan of the paper missed 78 and Beforehand 28, with as many requests, on feeds and visits that neither had been tuned to; 20 where it noticed returns to the computer.
The command {command} chooses another plan; the paper's is {paper}.</source>
            <translation>Sia et al. (2007) verteilen eine feste Zahl von Anfragen auf Feeds und Tagesstunden, je nachdem, wann ein Feed Artikel bringt und wann Sie vorbeikommen. Beforehand baut darauf auf und weicht davon ab:
Ein Preis gilt für alle Feeds und Stunden: Angefragt wird, wo es Ihnen das meiste Warten erspart.
Der Plan wird alle 15 Minuten nach dem berichtigt, was gefunden wurde, nicht einmal am Tag.
Bis zu 60 % der Anfragen bleiben für den Moment, in dem Sie das Fenster öffnen.
Feeds, die schubweise Artikel bringen, verstummt sind oder Artikel verlieren würden, werden erkannt.
Wenn Sie an den Computer zurückkehren, werden die Feeds, die Sie wohl als Nächstes lesen, sofort aktualisiert.
Was ein Server verlangt, geht immer vor.
Wo bei Ihren Besuchen mit festem Takt 100 Artikel fehlen, fehlten mit dem Plan der Arbeit 78 und mit Beforehand 28, bei gleich vielen Anfragen und mit Feeds und Besuchen, auf die keiner abgestimmt war; 20, wo die Rückkehr an den Computer bemerkt wurde.
Mit dem Befehl {command} wählen Sie einen anderen Plan; der Plan der Arbeit heißt {paper}.</translation>
        </message>
        <message>
            <source>The activity log gives the reason for every request. Rhythm shows when feeds post, when you visit and what is planned. No server is asked sooner than it allows, and the number of requests a day has a limit that you set in Preferences.</source>
            <translation>Das Aktivitätsprotokoll nennt den Grund jeder Anfrage. Der Rhythmus zeigt, wann Feeds etwas veröffentlichen, wann Sie kommen und was geplant ist. Kein Server wird früher gefragt, als er erlaubt, und die Zahl der Anfragen am Tag hat eine Grenze, die Sie in den Einstellungen festlegen.</translation>
        </message>
        <message>
            <source>What is a visit?</source>
            <translation>Was ist ein Besuch?</translation>
        </message>
        <message>
            <source>When a feed fails</source>
            <translation>Wenn ein Feed nicht geht</translation>
        </message>
        <message>
            <source>Where a feed brings only the beginning of its articles, {full} loads all of one from its site. If that shows the wrong part of the page, {choose} lets you point at the right one, and {rules} gets rules for many sites. An article that was changed later says so, and {changes} marks what was added and removed.</source>
            <translation>Bringt ein Feed nur den Anfang seiner Artikel, lädt {full} einen ganz von seiner Website. Zeigt das den falschen Teil der Seite, können Sie mit {choose} auf den richtigen zeigen, und {rules} holt Regeln für viele Websites. Ein später geänderter Artikel sagt es, und {changes} hebt hervor, was hinzukam und wegfiel.</translation>
        </message>
        <message>
            <source>Where your data is</source>
            <translation>Wo Ihre Daten sind</translation>
        </message>
        <message>
            <source>Why was a feed refreshed now?</source>
            <translation>Warum wurde ein Feed jetzt aktualisiert?</translation>
        </message>
        <message>
            <source>With an account on a server (FreshRSS or Miniflux), feeds, read marks and stars are the same on your computers and your phone: {account}. Without a server, computers can share a folder that Syncthing, Nextcloud, Dropbox or a stick carries: {computers} on each of them.</source>
            <translation>Mit einem Konto auf einem Server (FreshRSS oder Miniflux) sind Feeds, Lesemarken und Sterne auf Ihren Computern und dem Telefon gleich: {account}. Ohne Server können Computer einen Ordner teilen, den Syncthing, Nextcloud, Dropbox oder ein Stick überträgt: {computers} auf jedem von ihnen.</translation>
        </message>
        <message>
            <source>tide gauge: all of these words
"tide gauge": in this order
gaug*: words that begin so
-word: without this word
title: author: feed: folder: tag: only there
is:unread is:read is:starred is:later is:hidden
before:2026-03 after:yesterday
A minus in front turns any of them around.</source>
            <translation>tide gauge: alle diese Wörter
"tide gauge": in dieser Folge
gaug*: Wörter, die so beginnen
-word: ohne dieses Wort
title: author: feed: folder: tag: nur dort
is:unread is:read is:starred is:later is:hidden
before:2026-03 after:yesterday
Ein Minus davor kehrt jedes davon um.</translation>
        </message>
        <message>
            <source>{briefing} opens the briefing, up to seven stories of what is new; {next} goes from one to the next. {aloud} reads an article or the briefing aloud, and pauses. Preferences can show several reports of one story as one row or card, which {story} opens.</source>
            <translation>{briefing} öffnet das Briefing, bis zu sieben Meldungen aus dem Neuen; {next} führt von einer zur nächsten. {aloud} liest einen Artikel oder das Briefing vor und hält an. In den Einstellungen lassen sich Berichte mehrerer Websites über dasselbe Ereignis zu einer Zeile oder Karte zusammenfassen; {story} klappt sie auf.</translation>
        </message>
        <message>
            <source>{next} scrolls, then opens the next unread article. {star} stars an article, {later} keeps it in Read later, {read} marks it as read or unread. {shortcuts} lists all shortcuts; {palette} finds every command, feed, preference and article by name. {undo} takes back the last change.</source>
            <translation>{next} blättert weiter und öffnet dann den nächsten ungelesenen Artikel. {star} markiert einen Artikel mit einem Stern, {later} legt ihn unter „Später lesen“ ab, {read} markiert ihn als gelesen oder ungelesen. {shortcuts} zeigt alle Tastenkürzel; {palette} findet jeden Befehl, Feed, Artikel und jede Einstellung beim Namen. {undo} macht die letzte Änderung rückgängig.</translation>
        </message>
        <message>
            <source>{play} plays an episode or pauses it, {back} and {ahead} skip, {download} keeps it on this computer. Where you stopped is remembered.</source>
            <translation>{play} spielt eine Folge ab oder hält sie an, {back} und {ahead} springen, {download} behält sie auf diesem Computer. Wo Sie aufgehört haben, bleibt gespeichert.</translation>
        </message>
        <message>
            <source>{share} sends an article to a folder of notes, to wallabag, to the services of your Miniflux account or to any address; Preferences, under Advanced and Sharing, has the list. A star or a rule can send automatically, and what could not be sent is tried again. For an e-reader there are {one} and {all}.</source>
            <translation>{share} sendet einen Artikel in einen Ordner mit Notizen, an wallabag, an die Dienste Ihres Miniflux-Kontos oder an eine beliebige Adresse; die Liste steht in den Einstellungen unter Erweitert und Teilen. Auch ein Stern oder eine Regel kann senden, und was nicht gesendet werden konnte, wird erneut versucht. {one} und {all} schreiben Artikel für einen E-Reader.</translation>
        </message>
        <message>
            <source>“{command}”</source>
            <translation>„{command}“</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
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
            <source>Too many words: ignored from “{text}” on.</source>
            <translation>Zu viele Wörter: ab „{text}“ ignoriert.</translation>
        </message>
        <message>
            <source>Type a value after “{text}”.</source>
            <translation>Geben Sie nach „{text}“ einen Wert ein.</translation>
        </message>
        <message>
            <source>“{text}” is not a filter: searched as text.</source>
            <translation>„{text}“ ist kein Filter und wird als Text gesucht.</translation>
        </message>
        <message>
            <source>“{text}”: enter a date as 2026-03 or today.</source>
            <translation>„{text}“: Geben Sie ein Datum als 2026-03 oder today ein.</translation>
        </message>
        <message>
            <source>“{text}”: try is:unread, is:starred or is:later.</source>
            <translation>„{text}“: Möglich sind is:unread, is:starred und is:later.</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already subscribed</source>
            <translation>
                <numerusform>%n bereits abonniert</numerusform>
                <numerusform>%n bereits abonniert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds selected</source>
            <translation>
                <numerusform>%n Feed ausgewählt</numerusform>
                <numerusform>%n Feeds ausgewählt</numerusform>
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
            <source>%n repaired</source>
            <translation>
                <numerusform>%n repariert</numerusform>
                <numerusform>%n repariert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n skipped</source>
            <translation>
                <numerusform>%n übersprungen</numerusform>
                <numerusform>%n übersprungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n mit Stern</numerusform>
                <numerusform>%n mit Stern</numerusform>
            </translation>
        </message>
        <message>
            <source>All {number}</source>
            <translation>Alle {number}</translation>
        </message>
        <message>
            <source>Already subscribed</source>
            <translation>Schon abonniert</translation>
        </message>
        <message>
            <source>Already subscribed {number}</source>
            <translation>Schon abonniert {number}</translation>
        </message>
        <message>
            <source>Bring along</source>
            <translation>Mitnehmen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>Adresse ändern…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Leer</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feeds</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Feeds filtern</translation>
        </message>
        <message>
            <source>Follow as a feed</source>
            <translation>Als Feed abonnieren</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>%n Feed importieren</numerusform>
                <numerusform>%n Feeds importieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Import from {reader}</source>
            <translation>Aus {reader} importieren</translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation>Importvorschau</translation>
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
            <source>Into</source>
            <translation>In</translation>
        </message>
        <message>
            <source>Moves here from {folder}</source>
            <translation>Kommt hierher aus {folder}</translation>
        </message>
        <message>
            <source>Moves to this folder</source>
            <translation>Wird hierher verschoben</translation>
        </message>
        <message>
            <source>New {number}</source>
            <translation>Neu {number}</translation>
        </message>
        <message>
            <source>No feeds selected</source>
            <translation>Keine Feeds ausgewählt</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Read states</source>
            <translation>Gelesen-Zustände</translation>
        </message>
        <message>
            <source>Reading {source}…</source>
            <translation>{source} wird gelesen…</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>Repariert</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alle auswählen</translation>
        </message>
        <message>
            <source>Select none</source>
            <translation>Keine auswählen</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>Übersprungen</translation>
        </message>
        <message>
            <source>Skipped: empty folders</source>
            <translation>Übersprungen: leere Ordner</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>Sterne</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
        <message>
            <source>This list has no feeds.</source>
            <translation>Diese Liste enthält keine Feeds.</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Oberste Ebene</translation>
        </message>
        <message numerus="yes">
            <source>{new} of %n new</source>
            <translation>
                <numerusform>{new} von %n neu</numerusform>
                <numerusform>{new} von %n neu</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message numerus="yes">
            <source>%n are ready to read.</source>
            <translation>
                <numerusform>%n kann gelesen werden.</numerusform>
                <numerusform>%n können gelesen werden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n could not be reached:</source>
            <translation>
                <numerusform>%n war nicht erreichbar:</numerusform>
                <numerusform>%n waren nicht erreichbar:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported</source>
            <translation>
                <numerusform>%n Feed importiert</numerusform>
                <numerusform>%n Feeds importiert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported from {reader}</source>
            <translation>
                <numerusform>%n Feed aus {reader} importiert</numerusform>
                <numerusform>%n Feeds aus {reader} importiert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds wait for the server, which refreshes each as it subscribes to it.</source>
            <translation>
                <numerusform>%n Feed wartet auf den Server, der jeden beim Abonnieren aktualisiert.</numerusform>
                <numerusform>%n Feeds warten auf den Server, der jeden beim Abonnieren aktualisiert.</numerusform>
            </translation>
        </message>
        <message>
            <source>All are ready to read.</source>
            <translation>Alle können gelesen werden.</translation>
        </message>
        <message>
            <source>Articles arrive in the background. You can start reading now.</source>
            <translation>Artikel treffen im Hintergrund ein. Sie können jetzt anfangen zu lesen.</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelesen markieren</translation>
        </message>
        <message>
            <source>No new feeds</source>
            <translation>Keine neuen Feeds</translation>
        </message>
        <message>
            <source>None is ready to read yet.</source>
            <translation>Noch keiner kann gelesen werden.</translation>
        </message>
        <message numerus="yes">
            <source>Older than a week: {old} of %n articles</source>
            <translation>
                <numerusform>Älter als eine Woche: {old} von %n Artikel</numerusform>
                <numerusform>Älter als eine Woche: {old} von %n Artikeln</numerusform>
            </translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Start reading</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Aktualisieren abbrechen</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Wird abgebrochen…</translation>
        </message>
        <message numerus="yes">
            <source>The server could not subscribe to %n feeds. They need attention.</source>
            <translation>
                <numerusform>Der Server konnte %n Feed nicht abonnieren. Er braucht Aufmerksamkeit.</numerusform>
                <numerusform>Der Server konnte %n Feeds nicht abonnieren. Sie brauchen Aufmerksamkeit.</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo import</source>
            <translation>Import rückgängig machen</translation>
        </message>
        <message numerus="yes">
            <source>[%n] are no longer in their feeds: added from the copy in {reader}</source>
            <translation>
                <numerusform>[%n] ist nicht mehr in seinem Feed: aus der Kopie in {reader} hinzugefügt</numerusform>
                <numerusform>[%n] sind nicht mehr in ihren Feeds: aus der Kopie in {reader} hinzugefügt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] articles marked as read, as they were in {reader}</source>
            <translation>
                <numerusform>[%n] Artikel als gelesen markiert, wie er es in {reader} war</numerusform>
                <numerusform>[%n] Artikel als gelesen markiert, wie sie es in {reader} waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] skipped: not among the articles of their account</source>
            <translation>
                <numerusform>[%n] ausgelassen: nicht unter den Artikeln seines Kontos</numerusform>
                <numerusform>[%n] ausgelassen: nicht unter den Artikeln ihres Kontos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] starred articles</source>
            <translation>
                <numerusform>[%n] Artikel mit Stern</numerusform>
                <numerusform>[%n] Artikel mit Stern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] tagged articles</source>
            <translation>
                <numerusform>[%n] Artikel mit Schlagwort</numerusform>
                <numerusform>[%n] Artikel mit Schlagwort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes left</source>
            <translation>
                <numerusform>noch etwa %n Minute</numerusform>
                <numerusform>noch etwa %n Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>noch weniger als eine Minute</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n feeds refreshed</source>
            <translation>
                <numerusform>{done} von %n Feed aktualisiert</numerusform>
                <numerusform>{done} von %n Feeds aktualisiert</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Article copied as Markdown</source>
            <translation>Artikel als Markdown kopiert</translation>
        </message>
        <message>
            <source>Copy with source</source>
            <translation>Mit Quelle kopieren</translation>
        </message>
        <message>
            <source>Description copied</source>
            <translation>Beschreibung kopiert</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Link kopiert</translation>
        </message>
        <message>
            <source>Only web pages can be saved, and none of a private network.</source>
            <translation>Nur Webseiten können gespeichert werden, und keine eines privaten Netzwerks.</translation>
        </message>
        <message>
            <source>Open an article first.</source>
            <translation>Öffnen Sie zuerst einen Artikel.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Picture address copied</source>
            <translation>Bildadresse kopiert</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>Bild kopiert</translation>
        </message>
        <message>
            <source>Pictures are loaded in all feeds.</source>
            <translation>Bilder werden in allen Feeds geladen.</translation>
        </message>
        <message>
            <source>Quote copied</source>
            <translation>Zitat kopiert</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>Bild speichern</translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name} gespeichert</translation>
        </message>
        <message>
            <source>Select a link in the article first: Tab goes from link to link.</source>
            <translation>Wählen Sie zuerst einen Link im Artikel aus: Tab führt von Link zu Link.</translation>
        </message>
        <message>
            <source>Select a picture in the article first: Tab goes from one to the next.</source>
            <translation>Wählen Sie zuerst ein Bild im Artikel aus: Tab führt von einem zum nächsten.</translation>
        </message>
        <message>
            <source>Select text in the article first.</source>
            <translation>Wählen Sie zuerst Text im Artikel aus.</translation>
        </message>
        <message>
            <source>Text copied</source>
            <translation>Text kopiert</translation>
        </message>
        <message>
            <source>Text copied as Markdown</source>
            <translation>Text als Markdown kopiert</translation>
        </message>
    </context>
    <context>
        <name>KeptBriefings</name>
        <message>
            <source>The briefing could not be saved in your folder: {why}</source>
            <translation>Das Briefing konnte nicht in Ihrem Ordner gespeichert werden: {why}</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>No shortcuts match.</source>
            <translation>Keine passenden Tastenkürzel.</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Change shortcuts</source>
            <translation>Tastenkürzel ändern</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation>Neues Tastenkürzel</translation>
        </message>
        <message>
            <source>No shortcuts</source>
            <translation>Keine Tastenkürzel</translation>
        </message>
        <message>
            <source>Press the new shortcut</source>
            <translation>Neues Tastenkürzel drücken</translation>
        </message>
        <message>
            <source>Reassign from all</source>
            <translation>Allen wegnehmen</translation>
        </message>
        <message>
            <source>Reassign from “{name}”</source>
            <translation>„{name}“ wegnehmen</translation>
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
            <source>Reset to default</source>
            <translation>Auf Standard zurücksetzen</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>Tastenkürzel suchen</translation>
        </message>
        <message>
            <source>{keys} is already assigned to this.</source>
            <translation>{keys} ist hier bereits zugewiesen.</translation>
        </message>
        <message>
            <source>{keys} is used by {names}.</source>
            <translation>{keys} wird von {names} verwendet.</translation>
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
            <source>Change shortcuts…</source>
            <translation>Tastenkürzel ändern…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Drucken…</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>Tastenkürzel suchen</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>Lernen, wann ich lese</translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, not by when you visit.</source>
            <translation>Lernen ist aus: Feeds werden nach ihrer Häufigkeit aktualisiert, nicht nach Ihren Besuchen.</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend: {names}</source>
            <translation>Legende: {names}</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>wahrscheinlich</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>kein Netzwerk</translation>
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
            <translation>abgelehnt</translation>
        </message>
        <message>
            <source>something new</source>
            <translation>etwas Neues</translation>
        </message>
        <message>
            <source>usually posts</source>
            <translation>üblich</translation>
        </message>
    </context>
    <context>
        <name>LettersNotice</name>
        <message>
            <source>No font here has letters of this language. This package brings one: {package}</source>
            <translation>Keine Schriftart hier hat Buchstaben dieser Sprache. Dieses Paket bringt eine: {package}</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Beforehand is free software under the MIT licence. It works with these packages, under their own.</source>
            <translation>Beforehand ist freie Software unter der MIT-Lizenz. Es arbeitet mit diesen Paketen, die ihre eigenen Lizenzen haben.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
    </context>
    <context>
        <name>LineDetails</name>
        <message>
            <source>Only this feed</source>
            <translation>Nur dieser Feed</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Artikel anzeigen</translation>
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
            <source>%n missing articles found</source>
            <translation>
                <numerusform>%n fehlender Artikel gefunden</numerusform>
                <numerusform>%n fehlende Artikel gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found, more may be missing, {days}</source>
            <translation>
                <numerusform>%n fehlender Artikel gefunden, weitere fehlen vielleicht, {days}</numerusform>
                <numerusform>%n fehlende Artikel gefunden, weitere fehlen vielleicht, {days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>%n weiterer aus {feed}</numerusform>
                <numerusform>%n weitere aus {feed}</numerusform>
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
            <source>%n unread</source>
            <translation>
                <numerusform>%n ungelesen</numerusform>
                <numerusform>%n ungelesen</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>Auch in {feed}</translation>
        </message>
        <message numerus="yes">
            <source>At least %n missing articles, {days}</source>
            <translation>
                <numerusform>Mindestens %n fehlender Artikel, {days}</numerusform>
                <numerusform>Mindestens %n fehlende Artikel, {days}</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Früher</translation>
        </message>
        <message>
            <source>Find missing articles</source>
            <translation>Fehlende Artikel suchen</translation>
        </message>
        <message numerus="yes">
            <source>Mark older than %n days as read</source>
            <translation>
                <numerusform>Was älter als %n Tag ist, als gelesen markieren</numerusform>
                <numerusform>Was älter als %n Tage ist, als gelesen markieren</numerusform>
            </translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>Neu seit {time}</translation>
        </message>
        <message>
            <source>No new articles match this filter.</source>
            <translation>Keine neuen Artikel passen zu diesem Filter.</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>Nichts Neues seit {time}</translation>
        </message>
        <message>
            <source>Search again</source>
            <translation>Erneut suchen</translation>
        </message>
        <message>
            <source>Search further back</source>
            <translation>Weiter zurück suchen</translation>
        </message>
        <message>
            <source>Searching page {page} of {pages}…</source>
            <translation>Seite {page} von {pages} wird durchsucht…</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>Alle {count} anzeigen</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>Weniger anzeigen</translation>
        </message>
        <message>
            <source>The archive has more.</source>
            <translation>Das Archiv enthält mehr.</translation>
        </message>
        <message>
            <source>The archive has no more.</source>
            <translation>Das Archiv enthält nicht mehr.</translation>
        </message>
        <message>
            <source>The publisher has no archive.</source>
            <translation>Der Anbieter hat kein Archiv.</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>Bis hierher gelesen</translation>
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
            <source>tagged {tags}</source>
            <translation>Schlagwörter: {tags}</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>ungelesen</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>{count} von %n neuen</numerusform>
                <numerusform>{count} von %n neuen</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{count} von {total}</translation>
        </message>
        <message numerus="yes">
            <source>{found}, at least %n still missing, {days}</source>
            <translation>
                <numerusform>{found}, mindestens %n fehlt noch, {days}</numerusform>
                <numerusform>{found}, mindestens %n fehlen noch, {days}</numerusform>
            </translation>
        </message>
        <message>
            <source>{percent} % read</source>
            <translation>{percent} % gelesen</translation>
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
            <source>All but pictures</source>
            <translation>Alles außer Bildern</translation>
        </message>
        <message>
            <source>All days</source>
            <translation>Alle Tage</translation>
        </message>
        <message>
            <source>All errors</source>
            <translation>Alle Fehler</translation>
        </message>
        <message>
            <source>All requests</source>
            <translation>Alle Anfragen</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Episodes</source>
            <translation>Folgen</translation>
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
            <source>Filter entries</source>
            <translation>Einträge filtern</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Only {title}</source>
            <translation>Nur {title}</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Sonstige</translation>
        </message>
        <message>
            <source>Pictures and icons</source>
            <translation>Bilder und Symbole</translation>
        </message>
        <message>
            <source>Programs</source>
            <translation>Programme</translation>
        </message>
        <message>
            <source>Refreshes</source>
            <translation>Aktualisierungen</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Show all feeds, not only {title}</source>
            <translation>Alle Feeds anzeigen, nicht nur {title}</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>Aktivitätsprotokoll</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Details</translation>
        </message>
        <message>
            <source>Only this feed</source>
            <translation>Nur dieser Feed</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Artikel anzeigen</translation>
        </message>
    </context>
    <context>
        <name>LoginStart</name>
        <message>
            <source>Start at login could not be changed: {why}</source>
            <translation>Start bei der Anmeldung konnte nicht geändert werden: {why}</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Select an article, or press Space for the first unread.</source>
            <translation>Wählen Sie einen Artikel oder lesen Sie mit der Leertaste den ersten ungelesenen.</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>Keine Artikel mit Stern</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>Nichts zum Später-Lesen</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>Drücken Sie L bei einem Artikel, um ihn hier zu sammeln.</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>Drücken Sie S bei einem Artikel, um ihn mit Stern zu markieren.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Später lesen</translation>
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
            <source>read later</source>
            <translation>später lesen</translation>
        </message>
        <message>
            <source>starred</source>
            <translation>mit Stern</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n neuer Artikel</numerusform>
                <numerusform>%n neue Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n neuer seit {time}</numerusform>
                <numerusform>%n neue seit {time}</numerusform>
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
        <name>NewslettersSheet</name>
        <message numerus="yes">
            <source>Add %n newsletters</source>
            <translation>
                <numerusform>%n Newsletter hinzufügen</numerusform>
                <numerusform>%n Newsletter hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Find newsletters</source>
            <translation>Newsletter suchen</translation>
        </message>
        <message>
            <source>Finding newsletters…</source>
            <translation>Newsletter werden gesucht…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Mail folder</source>
            <translation>Mailordner</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox</source>
            <translation>Newsletter aus einem Postfach</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox become feeds. Nothing there is marked, moved or sent.</source>
            <translation>Newsletter in einem Ordner Ihres Postfachs werden zu Feeds. Dort wird nichts markiert, verschoben oder gesendet.</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Passwort</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Server</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this server and nowhere else.</source>
            <translation>Es wird nur im Schlüsselbund dieses Computers gespeichert und nur an diesen Server gesendet.</translation>
        </message>
        <message>
            <source>This mailbox lets no program in by password. Have its newsletters forwarded to another one.</source>
            <translation>Dieses Postfach lässt kein Programm mit einem Passwort ein. Lassen Sie die Newsletter an ein anderes weiterleiten.</translation>
        </message>
        <message>
            <source>This mailbox needs an app password, which you create in your account's security settings.</source>
            <translation>Dieses Postfach braucht ein App-Passwort, das Sie in den Sicherheitseinstellungen Ihres Kontos erstellen.</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Oberste Ebene</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Benutzername</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>Warten auf den Server</translation>
        </message>
        <message>
            <source>You follow all newsletters of this folder already.</source>
            <translation>Sie folgen bereits allen Newslettern in diesem Ordner.</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Alone</source>
            <translation>Einzeln</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Default sound</source>
            <translation>Ton wie üblich</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>Sammelmeldung</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>No sound</source>
            <translation>Ohne Ton</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Benachrichtigungen</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Mit Ton</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>With reports of others</source>
            <translation>Mit Berichten anderer</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>As soon as they arrive</source>
            <translation>Sobald sie eintreffen</translation>
        </message>
        <message>
            <source>Default for all feeds: {how}</source>
            <translation>Standard für alle Feeds: {how}</translation>
        </message>
        <message>
            <source>From folder {folder}: {how}</source>
            <translation>Aus Ordner {folder}: {how}</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Verschieden</translation>
        </message>
        <message>
            <source>No notification</source>
            <translation>Keine Benachrichtigung</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Benachrichtigungen</translation>
        </message>
        <message>
            <source>Off for imported feeds</source>
            <translation>Aus für importierte Feeds</translation>
        </message>
        <message>
            <source>One digest, shortly before you usually visit</source>
            <translation>Gesammelt, kurz vor Ihrem üblichen Besuch</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message numerus="yes">
            <source>%n articles arrived</source>
            <translation>
                <numerusform>%n Artikel eingetroffen</numerusform>
                <numerusform>%n Artikel eingetroffen</numerusform>
            </translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Später</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelesen markieren</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weiterer</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more in {feed}</source>
            <translation>
                <numerusform>und %n weiterer in {feed}</numerusform>
                <numerusform>und %n weitere in {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and {count} more in %n feeds</source>
            <translation>
                <numerusform>und {count} weitere in %n Feed</numerusform>
                <numerusform>und {count} weitere in %n Feeds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OtherReaders</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n Feed</numerusform>
                <numerusform>%n Feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n read</source>
            <translation>
                <numerusform>%n gelesen</numerusform>
                <numerusform>%n gelesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n mit Stern</numerusform>
                <numerusform>%n mit Stern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tagged</source>
            <translation>
                <numerusform>%n mit Schlagwort</numerusform>
                <numerusform>%n mit Schlagwort</numerusform>
            </translation>
        </message>
        <message>
            <source>Address of an OPML file</source>
            <translation>Adresse einer OPML-Datei</translation>
        </message>
        <message>
            <source>An OPML file on the web.</source>
            <translation>Eine OPML-Datei im Web.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
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
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Auf diesem Computer gefunden. Ihre Dateien werden gelesen, nie verändert.</translation>
        </message>
        <message>
            <source>From a file</source>
            <translation>Aus einer Datei</translation>
        </message>
        <message>
            <source>From an address</source>
            <translation>Von einer Adresse</translation>
        </message>
        <message>
            <source>From another reader</source>
            <translation>Aus einem anderen Reader</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>Abos importieren</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importieren…</translation>
        </message>
        <message>
            <source>Looking for other readers…</source>
            <translation>Andere Feedreader werden gesucht…</translation>
        </message>
        <message>
            <source>No other reader was found on this computer. Choose its export as a file.</source>
            <translation>Auf diesem Computer wurde kein anderer Reader gefunden. Wählen Sie dessen Export als Datei.</translation>
        </message>
        <message>
            <source>OPML, JSON, CSV, or the database of another reader. You review everything before it is added.</source>
            <translation>OPML, JSON, CSV oder die Datenbank eines anderen Readers. Sie prüfen alles, bevor es hinzugefügt wird.</translation>
        </message>
        <message>
            <source>Starter feeds</source>
            <translation>Feeds für den Anfang</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic.</source>
            <translation>Vorgeschlagene Feeds, ein Ordner je Thema.</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Ansehen</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} in %n folders</source>
            <translation>
                <numerusform>{feeds} in %n Ordner</numerusform>
                <numerusform>{feeds} in %n Ordnern</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message numerus="yes">
            <source>Copy %n links</source>
            <translation>
                <numerusform>%n Link kopieren</numerusform>
                <numerusform>%n Links kopieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Link kopieren</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>Pfad kopieren</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Text kopieren</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Herunterladen</translation>
        </message>
        <message>
            <source>No browser could be opened</source>
            <translation>Es ließ sich kein Browser öffnen</translation>
        </message>
        <message>
            <source>No mail program could be opened</source>
            <translation>Es ließ sich kein Mailprogramm öffnen</translation>
        </message>
        <message>
            <source>No program could open {name}</source>
            <translation>Kein Programm konnte {name} öffnen</translation>
        </message>
        <message>
            <source>No program on this computer plays this episode</source>
            <translation>Kein Programm auf diesem Computer spielt diese Folge ab</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message numerus="yes">
            <source>%n articles found</source>
            <translation>
                <numerusform>%n Artikel gefunden</numerusform>
                <numerusform>%n Artikel gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>A click chooses</source>
            <translation>Ein Klick wählt</translation>
        </message>
        <message>
            <source>A click on a block chooses:</source>
            <translation>Ein Klick auf einen Block wählt:</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Articles on this page</source>
            <translation>Artikel dieser Seite</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>CSS selector</source>
            <translation>CSS-Selektor</translation>
        </message>
        <message>
            <source>CSS selector: {part}</source>
            <translation>CSS-Selektor: {part}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>Adresse ändern…</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Follow page</source>
            <translation>Seite folgen</translation>
        </message>
        <message>
            <source>Follow this page</source>
            <translation>Dieser Seite folgen</translation>
        </message>
        <message>
            <source>Leave a field empty to detect it automatically.</source>
            <translation>Leere Felder werden automatisch ermittelt.</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Link</translation>
        </message>
        <message>
            <source>Loading the page…</source>
            <translation>Seite wird geladen …</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>No blocks that repeat were found; choose one in the list.</source>
            <translation>Keine Blöcke gefunden, die sich wiederholen; wählen Sie einen in der Liste.</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>Nicht vor {time}: {why}</translation>
        </message>
        <message>
            <source>Nothing found: choose a block that is an article.</source>
            <translation>Nichts gefunden: Wählen Sie einen Block, der ein Artikel ist.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>Vorschläge</translation>
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
            <source>{part}: this is not a CSS selector.</source>
            <translation>{part}: Das ist kein CSS-Selektor.</translation>
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
            <source>Go to a feed, folder or article, or run a command</source>
            <translation>Feed, Ordner oder Artikel öffnen oder Befehl ausführen</translation>
        </message>
        <message>
            <source>Go to anything</source>
            <translation>Gehe zu</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Ausgeblendet</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Keine Treffer</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>Nichts rückgängig zu machen</translation>
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
            <source>Shown</source>
            <translation>Sichtbar</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Schlagwort</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
        <message>
            <source>{size} px</source>
            <translation>{size} px</translation>
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
        <name>PaneButtons</name>
        <message>
            <source>Back to the list</source>
            <translation>Zurück zur Liste</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Seitenleiste zeigen</translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of {count} unread</source>
            <translation>
                <numerusform>%n von {count} ungelesen</numerusform>
                <numerusform>%n von {count} ungelesen</numerusform>
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
            <source>No articles</source>
            <translation>Keine Artikel</translation>
        </message>
        <message>
            <source>{place} of {count} new</source>
            <translation>{place} von {count} neuen</translation>
        </message>
    </context>
    <context>
        <name>PictureViewer</name>
        <message>
            <source>1:1</source>
            <translation>1:1</translation>
        </message>
        <message>
            <source>Address copied</source>
            <translation>Adresse kopiert</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Bild kopieren</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>Bildadresse kopieren</translation>
        </message>
        <message>
            <source>Description: {text}</source>
            <translation>Beschreibung: {text}</translation>
        </message>
        <message>
            <source>Fit</source>
            <translation>Einpassen</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wird geladen …</translation>
        </message>
        <message>
            <source>Next picture</source>
            <translation>Nächstes Bild</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>Original öffnen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>Bild kopiert</translation>
        </message>
        <message>
            <source>Picture viewer</source>
            <translation>Bildanzeige</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Previous picture</source>
            <translation>Voriges Bild</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>Bild speichern …</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>Das Bild konnte nicht geladen werden</translation>
        </message>
        <message>
            <source>This article has no pictures.</source>
            <translation>Dieser Artikel hat keine Bilder.</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Vergrößern</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Verkleinern</translation>
        </message>
        <message>
            <source>actual size</source>
            <translation>Originalgröße</translation>
        </message>
        <message>
            <source>close</source>
            <translation>schließen</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>kopieren</translation>
        </message>
        <message>
            <source>fit</source>
            <translation>einpassen</translation>
        </message>
        <message>
            <source>open original</source>
            <translation>Original öffnen</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>abspielen oder anhalten</translation>
        </message>
        <message>
            <source>previous, next</source>
            <translation>voriges, nächstes</translation>
        </message>
        <message>
            <source>save</source>
            <translation>speichern</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>zoomen</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} von {count}</translation>
        </message>
        <message>
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>30 Sekunden vor</translation>
        </message>
        <message>
            <source>At the end of the article</source>
            <translation>Am Ende des Artikels</translation>
        </message>
        <message>
            <source>At the end of the episode</source>
            <translation>Am Ende der Folge</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>15 Sekunden zurück</translation>
        </message>
        <message>
            <source>Cancel download</source>
            <translation>Download abbrechen</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitel</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Wiedergabe schließen</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Adresse kopieren</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Download löschen</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Herunterladen</translation>
        </message>
        <message>
            <source>Episode</source>
            <translation>Folge</translation>
        </message>
        <message>
            <source>Footnotes</source>
            <translation>Fußnoten</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wird geladen …</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Next sentence</source>
            <translation>Nächster Satz</translation>
        </message>
        <message>
            <source>No further article to read aloud</source>
            <translation>Kein weiterer Artikel zum Vorlesen</translation>
        </message>
        <message>
            <source>No further episode in Read later</source>
            <translation>Keine weitere Folge in „Später lesen“</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Open in player</source>
            <translation>In Mediaplayer öffnen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Pause download</source>
            <translation>Download anhalten</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Von vorn abspielen</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gehört</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Wiedergabe</translation>
        </message>
        <message>
            <source>Position</source>
            <translation>Position</translation>
        </message>
        <message>
            <source>Previous sentence</source>
            <translation>Vorheriger Satz</translation>
        </message>
        <message>
            <source>Resume download</source>
            <translation>Download fortsetzen</translation>
        </message>
        <message>
            <source>Sleep timer</source>
            <translation>Einschlaftimer</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>This article has no episode.</source>
            <translation>Dieser Artikel hat keine Folge.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>Video</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>Stimme</translation>
        </message>
        <message>
            <source>download paused at {share}</source>
            <translation>Download angehalten bei {share}</translation>
        </message>
        <message>
            <source>download will be tried again: {why}</source>
            <translation>Download wird erneut versucht: {why}</translation>
        </message>
        <message>
            <source>downloading {share}</source>
            <translation>Download läuft: {share}</translation>
        </message>
        <message>
            <source>no sound output here, plays in the system's player</source>
            <translation>hier keine Tonausgabe, spielt im Player des Systems</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>läuft</translation>
        </message>
        <message>
            <source>plays in the system's player</source>
            <translation>spielt im Player des Systems</translation>
        </message>
        <message>
            <source>saved on this computer</source>
            <translation>auf diesem Computer gespeichert</translation>
        </message>
        <message>
            <source>{bytes} of {size}</source>
            <translation>{bytes} von {size}</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
        <message>
            <source>{minutes} min left</source>
            <translation>noch {minutes} min</translation>
        </message>
        <message>
            <source>{position} of {length}</source>
            <translation>{position} von {length}</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
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
            <source>%n episodes</source>
            <translation>
                <numerusform>%n Folge</numerusform>
                <numerusform>%n Folgen</numerusform>
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
            <source>%n links</source>
            <translation>
                <numerusform>%n Link</numerusform>
                <numerusform>%n Links</numerusform>
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
            <source>%n other requests</source>
            <translation>
                <numerusform>%n andere Anfrage</numerusform>
                <numerusform>%n andere Anfragen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reading times</source>
            <translation>
                <numerusform>%n Lesezeit</numerusform>
                <numerusform>%n Lesezeiten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes</source>
            <translation>
                <numerusform>%n Aktualisierung</numerusform>
                <numerusform>%n Aktualisierungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n Anfrage</numerusform>
                <numerusform>%n Anfragen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shortcuts changed.</source>
            <translation>
                <numerusform>%n Tastenkürzel geändert.</numerusform>
                <numerusform>%n Tastenkürzel geändert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>einmal</numerusform>
                <numerusform>%n-mal</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times at the computer</source>
            <translation>
                <numerusform>einmal am Computer</numerusform>
                <numerusform>%n-mal am Computer</numerusform>
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
            <source>%n visits at your other computers.</source>
            <translation>
                <numerusform>%n Besuch an Ihren anderen Computern.</numerusform>
                <numerusform>%n Besuche an Ihren anderen Computern.</numerusform>
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
            <source>A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.</source>
            <translation>Eine Feed-Datei mit den 100 zuletzt markierten Artikeln, für andere Programme. Leer lassen für keine.</translation>
        </message>
        <message>
            <source>A feed or folder can have its own.</source>
            <translation>Ein Feed oder Ordner kann eigene haben.</translation>
        </message>
        <message>
            <source>A metered connection cannot be detected on this computer.</source>
            <translation>Eine getaktete Verbindung ist auf diesem Computer nicht erkennbar.</translation>
        </message>
        <message>
            <source>A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.</source>
            <translation>Ein Server kann angeben, wie lange sein Feed aktuell bleibt (max-age). So lange wartet Beforehand höchstens.</translation>
        </message>
        <message>
            <source>A third of the requests</source>
            <translation>Ein Drittel der Anfragen</translation>
        </message>
        <message>
            <source>A third of the requests on low battery or a metered connection.</source>
            <translation>Ein Drittel der Anfragen bei niedrigem Akku oder getakteter Verbindung.</translation>
        </message>
        <message>
            <source>A tray icon shows whether there are unread articles.</source>
            <translation>Ein Symbol im Infobereich zeigt, ob es ungelesene Artikel gibt.</translation>
        </message>
        <message>
            <source>About [{requests} a day] for each of {feeds}.</source>
            <translation>Etwa [{requests} am Tag] je Feed ({feeds}).</translation>
        </message>
        <message>
            <source>About {volume} a day.</source>
            <translation>Etwa {volume} am Tag.</translation>
        </message>
        <message>
            <source>Add…</source>
            <translation>Hinzufügen…</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Erweitert</translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds</source>
            <translation>
                <numerusform>Nach %n Sekunde</numerusform>
                <numerusform>Nach %n Sekunden</numerusform>
            </translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>Nach einem Neustart.</translation>
        </message>
        <message>
            <source>Also Ctrl+Plus and Ctrl+Minus while you read.</source>
            <translation>Beim Lesen auch mit Strg+Plus und Strg+Minus.</translation>
        </message>
        <message>
            <source>An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.</source>
            <translation>Eine Adresse wie proxy.example:3128, „none“ für eine direkte Verbindung oder leer für die Systemeinstellung.</translation>
        </message>
        <message>
            <source>An https address with {query}, such as https://search.example/?q={query}. Adds a web search to the menu of selected text; it opens in your browser. Leave empty for none.</source>
            <translation>Eine https-Adresse mit {query}, etwa https://search.example/?q={query}. Fügt dem Menü für ausgewählten Text eine Websuche hinzu, die sich im Browser öffnet. Leer lassen für keine.</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>Schrift für Artikel</translation>
        </message>
        <message>
            <source>Article text size in pixels.</source>
            <translation>Textgröße von Artikeln in Pixeln.</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>Artikeldesign</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>At the end of an article that was read aloud, read the next one in the list. Articles heard to their end are marked as read.</source>
            <translation>Am Ende eines vorgelesenen Artikels den nächsten der Liste vorlesen. Zu Ende gehörte Artikel werden als gelesen markiert.</translation>
        </message>
        <message>
            <source>At the end of an episode, play the next one in Read later.</source>
            <translation>Nach dem Ende einer Folge die nächste aus „Später lesen“ abspielen.</translation>
        </message>
        <message>
            <source>Automatic (sans serif)</source>
            <translation>Automatisch (ohne Serifen)</translation>
        </message>
        <message>
            <source>Automatic (serif)</source>
            <translation>Automatisch (mit Serifen)</translation>
        </message>
        <message>
            <source>Average number of requests a day for each feed.</source>
            <translation>Durchschnittliche Zahl der Anfragen pro Tag und Feed.</translation>
        </message>
        <message>
            <source>Back up everything once a day.</source>
            <translation>Einmal am Tag alles sichern.</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Jetzt sichern</translation>
        </message>
        <message>
            <source>Background and text of articles, in light and dark.</source>
            <translation>Hintergrund und Text von Artikeln, hell und dunkel.</translation>
        </message>
        <message>
            <source>Backup created.</source>
            <translation>Sicherung erstellt.</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sicherungen</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>Basierend auf %n Tag mit Besuchen.</numerusform>
                <numerusform>Basierend auf %n Tagen mit Besuchen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Before you usually read, choose up to seven stories of what is new, with their texts and pictures.</source>
            <translation>Vor Ihrer üblichen Lesezeit bis zu sieben Meldungen aus dem Neuen auswählen, mit Texten und Bildern.</translation>
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
            <source>By name</source>
            <translation>Nach Namen</translation>
        </message>
        <message>
            <source>By priority</source>
            <translation>Nach Priorität</translation>
        </message>
        <message>
            <source>By unread</source>
            <translation>Nach Ungelesenen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Tastenkürzel ändern…</translation>
        </message>
        <message>
            <source>Changed keyboard shortcuts as JSON: action names with their keys.</source>
            <translation>Geänderte Tastenkürzel als JSON: Namen von Aktionen mit ihren Tasten.</translation>
        </message>
        <message>
            <source>Checking the backup…</source>
            <translation>Sicherung wird geprüft…</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Wird geprüft…</translation>
        </message>
        <message>
            <source>Choose a folder for articles</source>
            <translation>Ordner für Artikel wählen</translation>
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
            <source>Closing the window hides it; feeds keep refreshing.</source>
            <translation>Beim Schließen wird das Fenster ausgeblendet; Feeds werden weiter aktualisiert.</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Kompakt</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Adresse kopieren</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Eigene Einstellung</translation>
        </message>
        <message>
            <source>Daily backups</source>
            <translation>Tägliche Sicherungen</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Database: {database}. Backups: {backups}. Pictures: {pictures}.</source>
            <translation>Datenbank: {database}. Sicherungen: {backups}. Bilder: {pictures}.</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Desktop</source>
            <translation>Desktop</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>Sammelmeldung</translation>
        </message>
        <message>
            <source>Digest before I usually read</source>
            <translation>Gesammelt vor meiner Lesezeit</translation>
        </message>
        <message>
            <source>Do not load</source>
            <translation>Nicht laden</translation>
        </message>
        <message>
            <source>Each briefing is saved here as an e-book (EPUB), for an e-reader to pick up. The last seven are kept. Leave empty for none.</source>
            <translation>Jedes Briefing wird hier als E-Book (EPUB) gespeichert, damit ein E-Reader es übernehmen kann. Die letzten sieben bleiben erhalten. Leer lassen, um keines zu speichern.</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>Geben Sie einen Proxy als proxy.example:3128 ein, ohne Benutzernamen und Passwort. SOCKS wird nicht unterstützt.</translation>
        </message>
        <message>
            <source>Enter a public https address that contains {query}.</source>
            <translation>Geben Sie eine öffentliche https-Adresse ein, die {query} enthält.</translation>
        </message>
        <message>
            <source>Enter the full path of a file ending in .xml or .atom.</source>
            <translation>Geben Sie den vollständigen Pfad einer Datei ein, die auf .xml oder .atom endet.</translation>
        </message>
        <message>
            <source>Enter the full path of a folder.</source>
            <translation>Geben Sie den vollständigen Pfad eines Ordners ein.</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>Gelernte Daten löschen</translation>
        </message>
        <message>
            <source>Erased. Earlier backups still contain it. You can undo this until you quit.</source>
            <translation>Gelöscht. Frühere Sicherungen enthalten die Daten noch. Bis zum Beenden lässt sich dies rückgängig machen.</translation>
        </message>
        <message>
            <source>Every feed is refreshed at least this often, unless its server forbids it.</source>
            <translation>Jeder Feed wird mindestens so oft aktualisiert, sofern sein Server es erlaubt.</translation>
        </message>
        <message>
            <source>Everything is restored.</source>
            <translation>Alles ist wiederhergestellt.</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <source>Feed icons</source>
            <translation>Feed-Symbole</translation>
        </message>
        <message>
            <source>Feeds are never refreshed more often than this, except after 15 minutes when you open the window.</source>
            <translation>Kein Feed wird öfter aktualisiert; nur beim Öffnen des Fensters genügen 15 Minuten.</translation>
        </message>
        <message>
            <source>Feeds, read marks and stars in sync on several computers, without a server.</source>
            <translation>Feeds, Gelesen-Markierungen und Sterne auf mehreren Computern synchron, ohne Server.</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>Weniger verpasst</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>Weniger Anfragen</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Find a font</source>
            <translation>Schriftart suchen</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>Eine Einstellung suchen</translation>
        </message>
        <message>
            <source>Folder for briefings</source>
            <translation>Ordner für Briefings</translation>
        </message>
        <message>
            <source>Folder for downloads</source>
            <translation>Ordner für Downloads</translation>
        </message>
        <message>
            <source>Folder…</source>
            <translation>Ordner…</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Schrift</translation>
        </message>
        <message>
            <source>Font for article text and titles.</source>
            <translation>Schriftart für Text und Titel der Artikel.</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Schriftarten</translation>
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
            <source>For the bookmark in your browser that saves a page to Read later. Any web page can open such a link; unless this is on, you are asked each time.</source>
            <translation>Für das Lesezeichen in Ihrem Browser, das eine Seite unter „Später lesen“ speichert. Jede Webseite kann einen solchen Link öffnen; solange dies aus ist, werden Sie jedes Mal gefragt.</translation>
        </message>
        <message>
            <source>Full texts in advance</source>
            <translation>Volltexte im Voraus</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Allgemein</translation>
        </message>
        <message>
            <source>Group reports of one story</source>
            <translation>Berichte über dasselbe Ereignis zusammenfassen</translation>
        </message>
        <message>
            <source>Half of the requests</source>
            <translation>Die Hälfte der Anfragen</translation>
        </message>
        <message>
            <source>Held back and delivered together.</source>
            <translation>Wird zurückgehalten und gesammelt zugestellt.</translation>
        </message>
        <message>
            <source>Hide duplicates</source>
            <translation>Duplikate ausblenden</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Gelesene Feeds ausblenden</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Hours without refreshing</source>
            <translation>Stunden ohne Aktualisierung</translation>
        </message>
        <message>
            <source>How long an article has to be open, if it is marked as read some seconds later.</source>
            <translation>So lange muss ein Artikel geöffnet sein, wenn er einige Sekunden später als gelesen markiert wird.</translation>
        </message>
        <message>
            <source>How much of the budget to use on a metered connection.</source>
            <translation>Wie viel vom Budget bei getakteter Verbindung genutzt wird.</translation>
        </message>
        <message>
            <source>How much of the budget to use while the battery is low.</source>
            <translation>Wie viel vom Budget bei schwachem Akku genutzt wird.</translation>
        </message>
        <message>
            <source>How refresh times are chosen: by what was learned, by timers, or by methods from the literature. Help compares them.</source>
            <translation>Wie Zeiten gewählt werden: nach dem Gelernten, nach festen Takten oder mit Verfahren aus der Literatur. Die Hilfe vergleicht sie.</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>In lists once an article was opened</source>
            <translation>In Listen erst nach dem Öffnen</translation>
        </message>
        <message>
            <source>Interface language, after restart.</source>
            <translation>Sprache der Oberfläche, nach einem Neustart.</translation>
        </message>
        <message>
            <source>Interface text size</source>
            <translation>Textgröße der Oberfläche</translation>
        </message>
        <message>
            <source>Keep earlier versions of articles</source>
            <translation>Frühere Fassungen von Artikeln aufbewahren</translation>
        </message>
        <message>
            <source>Keep read articles for</source>
            <translation>Gelesene Artikel behalten</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>Nach dem Schließen weiter ausführen</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Known from: {signals}.</source>
            <translation>Bekannt durch: {signals}.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Last backup: {time}.</source>
            <translation>Letzte Sicherung: {time}.</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Anordnung</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>Lernen, wann ich lese</translation>
        </message>
        <message>
            <source>Learning paused until</source>
            <translation>Lernen angehalten bis</translation>
        </message>
        <message>
            <source>Leave feeds and folders without unread articles out of the sidebar.</source>
            <translation>Feeds und Ordner ohne ungelesene Artikel in der Seitenleiste weglassen.</translation>
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
            <source>Light, dark, or the system setting.</source>
            <translation>Hell, dunkel oder Systemeinstellung.</translation>
        </message>
        <message>
            <source>Line {number} is not valid: enter a unique name, a colon, and an address that contains {url}, {title} or {text}, the full path of a folder, wallabag+ and the address of a server, or {miniflux}</source>
            <translation>Zeile {number} ist ungültig: Geben Sie einen eindeutigen Namen, einen Doppelpunkt und eine Adresse mit {url}, {title} oder {text}, den vollständigen Pfad eines Ordners, wallabag+ und die Adresse eines Servers oder {miniflux} ein</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Liste oben</translation>
        </message>
        <message>
            <source>List density</source>
            <translation>Listendichte</translation>
        </message>
        <message>
            <source>Lists and menus, after restart.</source>
            <translation>Listen und Menüs, nach einem Neustart.</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Laden</translation>
        </message>
        <message>
            <source>Load feed icons from their websites, once a month each.</source>
            <translation>Feed-Symbole von ihren Websites laden, jedes einmal im Monat.</translation>
        </message>
        <message>
            <source>Load pictures from their websites, in articles and lists.</source>
            <translation>Bilder in Artikeln und Listen von ihren Webseiten laden.</translation>
        </message>
        <message>
            <source>Load the full text of new articles in feeds whose articles you usually open in full, so that it is there when you visit. Never on a metered connection or a low battery.</source>
            <translation>Lädt den Volltext neuer Artikel von Feeds, deren Artikel Sie meist ganz öffnen, damit er bei Ihrem Besuch bereitsteht. Nie bei getakteter Verbindung oder schwachem Akku.</translation>
        </message>
        <message>
            <source>Longest cache time</source>
            <translation>Längste Cache-Zeit</translation>
        </message>
        <message>
            <source>Longest interval</source>
            <translation>Längstes Intervall</translation>
        </message>
        <message>
            <source>Low battery cannot be detected on this computer.</source>
            <translation>Ein niedriger Akkustand ist auf diesem Computer nicht erkennbar.</translation>
        </message>
        <message>
            <source>Manually</source>
            <translation>Von Hand</translation>
        </message>
        <message>
            <source>Mark articles as read</source>
            <translation>Artikel als gelesen markieren</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Als gelesen oder ungelesen markieren</translation>
        </message>
        <message>
            <source>Maximum width of article text in pixels.</source>
            <translation>Maximale Breite des Artikeltexts in Pixeln.</translation>
        </message>
        <message>
            <source>Missed articles are not estimated while learning is off.</source>
            <translation>Verpasste Artikel werden nicht geschätzt, solange das Lernen aus ist.</translation>
        </message>
        <message>
            <source>More: {name}</source>
            <translation>Mehr: {name}</translation>
        </message>
        <message>
            <source>Music folder</source>
            <translation>Musikordner</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: nothing stored.</source>
            <translation>Namen der Websites, zu denen Sie Links geöffnet haben: nichts gespeichert.</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: {links}, {size}.</source>
            <translation>Namen der Websites, zu denen Sie Links geöffnet haben: {links}, {size}.</translation>
        </message>
        <message>
            <source>Neither can be detected on this computer.</source>
            <translation>Beides ist auf diesem Computer nicht erkennbar.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Netzwerk</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>No automatic refreshing during these hours. You can still refresh manually.</source>
            <translation>Keine automatische Aktualisierung in dieser Zeit. Manuell geht es weiterhin.</translation>
        </message>
        <message>
            <source>No file</source>
            <translation>Keine Datei</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Kein Ordner</translation>
        </message>
        <message>
            <source>No font of that name</source>
            <translation>Keine Schriftart mit diesem Namen</translation>
        </message>
        <message>
            <source>No notifications during these hours.</source>
            <translation>Keine Benachrichtigungen in dieser Zeit.</translation>
        </message>
        <message>
            <source>No preferences match.</source>
            <translation>Keine passenden Einstellungen.</translation>
        </message>
        <message>
            <source>No shortcuts changed.</source>
            <translation>Keine Tastenkürzel geändert.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Not enough data yet: check back in a few days.</source>
            <translation>Noch zu wenig Daten: Schauen Sie in ein paar Tagen wieder nach.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>Nothing about you is recorded until this time, in seconds since 1970; 0 if learning is not paused.</source>
            <translation>Bis zu dieser Zeit (in Sekunden seit 1970) wird nichts über Sie aufgezeichnet; 0, wenn das Lernen nicht angehalten ist.</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>Merken, wenn ich zurückkomme</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Benachrichtigungen</translation>
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
            <source>On a metered connection</source>
            <translation>Bei getakteter Verbindung</translation>
        </message>
        <message>
            <source>One place per line. “Name: /folder” saves Markdown with pictures. “Name: https://example.org/add?url={url}” opens an address, which may also contain {title} and {text} (the selected text or the start of the article). A ★ after the name of a folder or server sends each article you star.</source>
            <translation>Ein Ziel pro Zeile. „Name: /Ordner“ speichert Markdown mit Bildern. „Name: https://example.org/add?url={url}“ öffnet eine Adresse, die auch {title} und {text} enthalten darf (den markierten Text oder den Anfang des Artikels). Ein ★ nach dem Namen eines Ordners oder Servers sendet jeden Artikel, dem Sie einen Stern geben.</translation>
        </message>
        <message>
            <source>Only when I usually visit</source>
            <translation>Nur zu meinen üblichen Besuchszeiten</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Öffnen…</translation>
        </message>
        <message>
            <source>Or after some seconds, when scrolled past, or manually.</source>
            <translation>Oder nach einigen Sekunden, beim Vorbeiblättern oder von Hand.</translation>
        </message>
        <message>
            <source>Order of folders and feeds in the sidebar.</source>
            <translation>Reihenfolge der Ordner und Feeds in der Seitenleiste.</translation>
        </message>
        <message>
            <source>Own programs</source>
            <translation>Eigene Programme</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Pause learning</source>
            <translation>Lernen anhalten</translation>
        </message>
        <message>
            <source>Paused until you resume.</source>
            <translation>Angehalten, bis Sie fortsetzen.</translation>
        </message>
        <message>
            <source>Paused until {time}.</source>
            <translation>Angehalten bis {time}.</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
        <message>
            <source>Pictures in lists</source>
            <translation>Bilder in Listen</translation>
        </message>
        <message>
            <source>Play a sound</source>
            <translation>Ton abspielen</translation>
        </message>
        <message>
            <source>Play the next episode</source>
            <translation>Nächste Folge abspielen</translation>
        </message>
        <message>
            <source>Playback speed</source>
            <translation>Wiedergabetempo</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
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
            <source>Prepare a briefing</source>
            <translation>Briefing vorbereiten</translation>
        </message>
        <message>
            <source>Press . to jump between the new articles and where you left off.</source>
            <translation>Mit . springen Sie zwischen den neuen Artikeln und Ihrer letzten Stelle.</translation>
        </message>
        <message>
            <source>Programs in this folder can be added as feeds.</source>
            <translation>Programme in diesem Ordner lassen sich als Feeds hinzufügen.</translation>
        </message>
        <message>
            <source>Programs opened without asking</source>
            <translation>Programme, die ohne Nachfrage geöffnet werden</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Quiet hours</source>
            <translation>Ruhezeit</translation>
        </message>
        <message>
            <source>Read articles without a star are removed after this time, once their feed no longer has them.</source>
            <translation>Gelesene Artikel ohne Stern werden nach dieser Zeit entfernt, sobald sie nicht mehr im Feed sind.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Später lesen</translation>
        </message>
        <message>
            <source>Read on aloud</source>
            <translation>Weiter vorlesen</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>Reading speed</source>
            <translation>Vorlesegeschwindigkeit</translation>
        </message>
        <message>
            <source>Record on this computer when you are at it, and refresh what you probably read next as soon as you come back. Requests right after you unlock tell servers when you come; none are sent with this off. What is stored stays until you erase it.</source>
            <translation>Auf diesem Computer aufzeichnen, wann Sie daran sitzen, und bei Ihrer Rückkehr sofort aktualisieren, was Sie wahrscheinlich als Nächstes lesen. Anfragen gleich nach dem Entsperren verraten den Servern, wann Sie kommen; ist dies ausgeschaltet, wird keine gesendet. Gespeichertes bleibt, bis Sie es löschen.</translation>
        </message>
        <message>
            <source>Record on this computer when you open the window, what you read and which sites you open links to, so that feeds are ready in time and For you matches your interests.</source>
            <translation>Auf diesem Computer festhalten, wann Sie das Fenster öffnen, was Sie lesen und zu welchen Websites Sie Links öffnen, damit Feeds rechtzeitig bereit sind und „Für Sie“ zu Ihren Interessen passt.</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>Automatisch aktualisieren</translation>
        </message>
        <message>
            <source>Refresh feeds in the background.</source>
            <translation>Feeds im Hintergrund aktualisieren.</translation>
        </message>
        <message>
            <source>Refresh history</source>
            <translation>Aktualisierungsverlauf</translation>
        </message>
        <message>
            <source>Refresh history: nothing stored.</source>
            <translation>Aktualisierungsverlauf: nichts gespeichert.</translation>
        </message>
        <message>
            <source>Refresh history: {retrievals}, {requests}, {size}.</source>
            <translation>Aktualisierungsverlauf: {retrievals}, {requests}, {size}.</translation>
        </message>
        <message>
            <source>Refresh immediately after you unlock. Servers can then tell when you return.</source>
            <translation>Nach dem Entsperren sofort aktualisieren. Server können dann erkennen, wann Sie zurückkommen.</translation>
        </message>
        <message>
            <source>Refresh plan</source>
            <translation>Aktualisierungsplan</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>Aktualisieren</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>Anfragen pro Tag</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Restore this backup? Beforehand restarts with it. Your current data is kept as a backup and can be restored later.</source>
            <translation>Diese Sicherung wiederherstellen? Beforehand startet damit neu. Ihre aktuellen Daten bleiben als Sicherung erhalten und lassen sich später wiederherstellen.</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Wiederherstellen…</translation>
        </message>
        <message>
            <source>Resume learning</source>
            <translation>Lernen fortsetzen</translation>
        </message>
        <message>
            <source>Save pages from the browser without asking</source>
            <translation>Seiten aus dem Browser ohne Nachfrage speichern</translation>
        </message>
        <message>
            <source>Save power and data</source>
            <translation>Strom und Daten sparen</translation>
        </message>
        <message>
            <source>Saved in {folder}: {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}.</source>
            <translation>In {folder} gespeichert: {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}.</translation>
        </message>
        <message>
            <source>Schemes of other programs that “Send to” opens without asking again.</source>
            <translation>Schemata anderer Programme, die „Senden an“ ohne erneute Nachfrage öffnet.</translation>
        </message>
        <message>
            <source>Scrolled past means: it was in sight, and you scrolled on. Undo takes back everything you scrolled past.</source>
            <translation>Vorbeigeblättert heißt: Er war zu sehen, und Sie haben weitergeblättert. Rückgängig nimmt alles zurück, an dem Sie vorbeigeblättert haben.</translation>
        </message>
        <message>
            <source>Seconds until read</source>
            <translation>Sekunden bis gelesen</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Senden an</translation>
        </message>
        <message>
            <source>Serif font</source>
            <translation>Serifenschrift</translation>
        </message>
        <message>
            <source>Share refreshes between computers</source>
            <translation>Abrufe zwischen Computern teilen</translation>
        </message>
        <message>
            <source>Share visits between computers</source>
            <translation>Besuche zwischen Computern teilen</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Teilen</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Shortest interval</source>
            <translation>Kürzestes Intervall</translation>
        </message>
        <message>
            <source>Show an article from several feeds only once, with the names of the other feeds.</source>
            <translation>Einen Artikel aus mehreren Feeds nur einmal anzeigen, mit den Namen der anderen Feeds.</translation>
        </message>
        <message>
            <source>Show articles of different sites that report the same as one row in lists of several feeds, and name the others at the article.</source>
            <translation>Zeigt Artikel verschiedener Websites, die über dasselbe berichten, in Listen mehrerer Feeds als eine Zeile und nennt die anderen beim Artikel.</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Zähler anzeigen</translation>
        </message>
        <message>
            <source>Show in Rhythm</source>
            <translation>Im Rhythmus zeigen</translation>
        </message>
        <message>
            <source>Show in articles and lists</source>
            <translation>In Artikeln und Listen zeigen</translation>
        </message>
        <message>
            <source>Show in articles only</source>
            <translation>Nur in Artikeln zeigen</translation>
        </message>
        <message>
            <source>Show new articles first</source>
            <translation>Neue Artikel zuerst zeigen</translation>
        </message>
        <message>
            <source>Show the new articles first, or the list where you left off. The key for new articles goes from one to the other.</source>
            <translation>Zuerst die neuen Artikel zeigen oder die Liste an der letzten Stelle. Die Taste für neue Artikel wechselt zwischen beiden.</translation>
        </message>
        <message>
            <source>Show the number of unread articles in the sidebar.</source>
            <translation>Die Zahl ungelesener Artikel in der Seitenleiste anzeigen.</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>Symbol im Infobereich</translation>
        </message>
        <message>
            <source>Show where I left off</source>
            <translation>Letzte Stelle zeigen</translation>
        </message>
        <message>
            <source>Some seconds later</source>
            <translation>Einige Sekunden später</translation>
        </message>
        <message>
            <source>Sort feeds</source>
            <translation>Feeds sortieren</translation>
        </message>
        <message>
            <source>Speed of episodes in percent. The speed button of the player changes it too.</source>
            <translation>Tempo von Folgen in Prozent. Auch die Tempo-Schaltfläche der Wiedergabe ändert es.</translation>
        </message>
        <message>
            <source>Speed of reading aloud in percent of the system's. The speed button of the player changes it too.</source>
            <translation>Geschwindigkeit beim Vorlesen in Prozent der des Systems. Auch der Geschwindigkeitsknopf des Players ändert sie.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>Starred articles as a feed</source>
            <translation>Artikel mit Stern als Feed</translation>
        </message>
        <message>
            <source>Start and end are the same time.</source>
            <translation>Beginn und Ende sind gleich.</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>Bei der Anmeldung starten</translation>
        </message>
        <message>
            <source>Start hidden at login; feeds keep refreshing.</source>
            <translation>Bei der Anmeldung ausgeblendet starten; Feeds werden weiter aktualisiert.</translation>
        </message>
        <message>
            <source>Starts hidden; feeds keep refreshing.</source>
            <translation>Startet ausgeblendet; Feeds werden weiter aktualisiert.</translation>
        </message>
        <message>
            <source>Stays on this computer: when you visit, what you read.</source>
            <translation>Bleibt auf diesem Computer: wann Sie kommen, was Sie lesen.</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>Gespeicherte Daten</translation>
        </message>
        <message>
            <source>Swipe left</source>
            <translation>Nach links wischen</translation>
        </message>
        <message>
            <source>Swipe right</source>
            <translation>Nach rechts wischen</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder what servers answered, so that what one of them found unchanged is not requested again by the others.</source>
            <translation>Ihren Computern mit gemeinsamem Ordner mitteilen, was Server geantwortet haben, damit die anderen nicht noch einmal abrufen, was einer unverändert fand.</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder when you open the window, so that feeds are ready on each of them. Times only, no feeds or articles. Erasing learned data erases them everywhere.</source>
            <translation>Ihren Computern mit gemeinsamem Ordner mitteilen, wann Sie das Fenster öffnen, damit Feeds auf jedem bereit sind. Nur Zeiten, keine Feeds oder Artikel. Werden gelernte Daten gelöscht, dann überall.</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Text size in lists and menus in pixels, after restart.</source>
            <translation>Textgröße in Listen und Menüs in Pixeln, nach einem Neustart.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Farbschema</translation>
        </message>
        <message>
            <source>This desktop does not show notifications.</source>
            <translation>Dieser Desktop zeigt keine Benachrichtigungen an.</translation>
        </message>
        <message>
            <source>This desktop gives no signal when you come back.</source>
            <translation>Dieser Desktop meldet nicht, wann Sie zurückkommen.</translation>
        </message>
        <message>
            <source>This desktop has no tray, so closing the window quits Beforehand.</source>
            <translation>Dieser Desktop hat keinen Infobereich, daher wird Beforehand beim Schließen beendet.</translation>
        </message>
        <message>
            <source>This font is not installed. Beforehand chooses one automatically.</source>
            <translation>Diese Schrift ist nicht installiert. Beforehand wählt automatisch eine aus.</translation>
        </message>
        <message>
            <source>This value is not valid.</source>
            <translation>Dieser Wert ist ungültig.</translation>
        </message>
        <message>
            <source>Three columns, or the list above the article.</source>
            <translation>Drei Spalten oder die Liste über dem Artikel.</translation>
        </message>
        <message>
            <source>Three lines</source>
            <translation>Drei Zeilen</translation>
        </message>
        <message>
            <source>Three lines per article, or only the title and feed.</source>
            <translation>Drei Zeilen je Artikel oder nur Titel und Feed.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Unless a feed or folder says otherwise. Off for imported feeds.</source>
            <translation>Sofern Feed oder Ordner nichts anderes vorgeben. Aus für importierte Feeds.</translation>
        </message>
        <message>
            <source>Unless a feed, folder or rule says otherwise. Messages in the tray sound as your system says.</source>
            <translation>Sofern Feed, Ordner oder Regel nichts anderes sagen. Bei Meldungen im Infobereich entscheidet Ihr System.</translation>
        </message>
        <message>
            <source>Until I resume</source>
            <translation>Bis ich fortsetze</translation>
        </message>
        <message>
            <source>Use a serif font for articles.</source>
            <translation>Artikel in einer Serifenschrift anzeigen.</translation>
        </message>
        <message>
            <source>Use article.css</source>
            <translation>article.css benutzen</translation>
        </message>
        <message>
            <source>Use letters, digits and punctuation in one line, at most 200 characters.</source>
            <translation>Verwenden Sie Buchstaben, Ziffern und Satzzeichen in einer Zeile, höchstens 200 Zeichen.</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>User-Agent</translation>
        </message>
        <message>
            <source>User agent sent to servers. Leave empty for the default. Feeds can have their own.</source>
            <translation>User-Agent für Server. Leer lassen für den Standard. Feeds können einen eigenen haben.</translation>
        </message>
        <message>
            <source>Visits, reading and times at the computer</source>
            <translation>Besuche, Gelesenes und Zeiten am Computer</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>Stimmen</translation>
        </message>
        <message>
            <source>Voices for reading aloud as JSON: languages with the voice chosen in the player.</source>
            <translation>Stimmen zum Vorlesen als JSON: Sprachen mit der im Player gewählten Stimme.</translation>
        </message>
        <message>
            <source>Web search</source>
            <translation>Websuche</translation>
        </message>
        <message>
            <source>Websites see a request for each picture.</source>
            <translation>Websites sehen eine Anfrage je Bild.</translation>
        </message>
        <message>
            <source>What two fingers to the left on a touchpad do to an article in the list.</source>
            <translation>Was zwei Finger nach links auf einem Touchpad mit einem Artikel der Liste tun.</translation>
        </message>
        <message>
            <source>What two fingers to the right on a touchpad do to an article in the list.</source>
            <translation>Was zwei Finger nach rechts auf einem Touchpad mit einem Artikel der Liste tun.</translation>
        </message>
        <message>
            <source>What you read and for how long: nothing stored.</source>
            <translation>Was Sie wie lange lesen: nichts gespeichert.</translation>
        </message>
        <message>
            <source>What you read and for how long: {readings}, {size}.</source>
            <translation>Was Sie wie lange lesen: {readings}, {size}.</translation>
        </message>
        <message>
            <source>When a publisher edits an article, show what was added and removed.</source>
            <translation>Wenn ein Artikel nachträglich bearbeitet wird, zeigen, was hinzukam und was entfernt wurde.</translation>
        </message>
        <message>
            <source>When opened</source>
            <translation>Beim Öffnen</translation>
        </message>
        <message>
            <source>When opened or scrolled past</source>
            <translation>Beim Öffnen oder Vorbeiblättern</translation>
        </message>
        <message>
            <source>When the battery is low</source>
            <translation>Bei schwachem Akku</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>Beim Öffnen des Fensters</translation>
        </message>
        <message>
            <source>When to load the picture beside an article in a list. Websites only see requests for pictures in view.</source>
            <translation>Wann das Bild neben einem Artikel der Liste geladen wird. Webseiten sehen nur Anfragen für sichtbare Bilder.</translation>
        </message>
        <message>
            <source>When you were at this computer: nothing stored.</source>
            <translation>Wann Sie an diesem Computer waren: nichts gespeichert.</translation>
        </message>
        <message>
            <source>When you were at this computer: {stays} {days}, {size}.</source>
            <translation>Wann Sie an diesem Computer waren: {stays} {days}, {size}.</translation>
        </message>
        <message>
            <source>Where episodes are saved. Leave empty for Podcasts in your music folder.</source>
            <translation>Wo Folgen gespeichert werden. Leer lassen für „Podcasts“ in Ihrem Musikordner.</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: nothing stored.</source>
            <translation>Welche Folgen Sie wie weit gehört haben: nichts gespeichert.</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: {episodes}, {size}.</source>
            <translation>Welche Folgen Sie wie weit gehört haben: {episodes}, {size}.</translation>
        </message>
        <message>
            <source>Width of article text</source>
            <translation>Breite des Artikeltexts</translation>
        </message>
        <message>
            <source>With the list</source>
            <translation>Mit der Liste</translation>
        </message>
        <message>
            <source>You would miss [{misses} a day].</source>
            <translation>Sie würden [{misses} am Tag] verpassen.</translation>
        </message>
        <message>
            <source>Your other computers learn when you visit; what you read stays here.</source>
            <translation>Ihre anderen Computer erfahren, wann Sie lesen; was Sie lesen, bleibt hier.</translation>
        </message>
        <message>
            <source>Your own style sheet for articles: the file article.css in the profile folder. Read again when it changes.</source>
            <translation>Ihre eigene Formatvorlage für Artikel: die Datei article.css im Profilordner. Sie wird nach jeder Änderung neu gelesen.</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: nothing stored.</source>
            <translation>Ihre Besuche und welche Feeds Sie lesen: nichts gespeichert.</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: {visits} {days}, {opened}, {size}.</source>
            <translation>Ihre Besuche und welche Feeds Sie lesen: {visits} {days}, {opened}, {size}.</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>etwa %n Artikel</numerusform>
                <numerusform>etwa %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>first input after 15 minutes</source>
            <translation>erste Eingabe nach 15 Minuten</translation>
        </message>
        <message>
            <source>hardly any article</source>
            <translation>kaum ein Artikel</translation>
        </message>
        <message numerus="yes">
            <source>on %n days</source>
            <translation>
                <numerusform>an %n Tag</numerusform>
                <numerusform>an %n Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>Bildschirmschoner</translation>
        </message>
        <message>
            <source>switch of user</source>
            <translation>Benutzerwechsel</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>Entsperren</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>Aufwachen</translation>
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
            <source>{time}, before a backup was restored</source>
            <translation>{time}, vor dem Wiederherstellen einer Sicherung</translation>
        </message>
        <message>
            <source>{time}, before an update</source>
            <translation>{time}, vor einem Update</translation>
        </message>
        <message>
            <source>{time}: damaged, cannot be restored</source>
            <translation>{time}: beschädigt, nicht wiederherstellbar</translation>
        </message>
    </context>
    <context>
        <name>PresenceLane</name>
        <message>
            <source>At this computer</source>
            <translation>An diesem Computer</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>High</source>
            <translation>Hoch</translation>
        </message>
        <message>
            <source>Highest</source>
            <translation>Sehr hoch</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>Niedrig</translation>
        </message>
        <message>
            <source>Lowest</source>
            <translation>Sehr niedrig</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>Priorität</translation>
        </message>
        <message>
            <source>Set automatically</source>
            <translation>Automatisch festlegen</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}, weil wenig davon gelesen wird. Bewegen Sie den Regler, um sie selbst festzulegen.</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}, weil viel davon gelesen wird. Bewegen Sie den Regler, um sie selbst festzulegen.</translation>
        </message>
    </context>
    <context>
        <name>Privacy</name>
        <message>
            <source>What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an account also sees what you read and star in it.</source>
            <translation>Was Beforehand lernt, wird nur auf diesem Computer gespeichert. Server sehen, was von ihnen angefordert wird und wann; der Server eines Kontos sieht außerdem, was Sie darin lesen und mit Stern versehen.</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>A passphrase needs the Python package cryptography, which is not installed.</source>
            <translation>Eine Passphrase benötigt das Python-Paket cryptography, das nicht installiert ist.</translation>
        </message>
        <message>
            <source>Beforehand quit before this finished.</source>
            <translation>Beforehand wurde vorher beendet.</translation>
        </message>
        <message>
            <source>Changes made here were not sent for more than 30 days. Send them, or take over what others did?</source>
            <translation>Hier gemachte Änderungen wurden seit mehr als 30 Tagen nicht gesendet. Senden oder übernehmen, was andere Computer geändert haben?</translation>
        </message>
        <message>
            <source>Changes that were never sent are older than 30 days. Send them, or take over what the server has?</source>
            <translation>Änderungen, die nie gesendet wurden, sind älter als 30 Tage. Senden oder übernehmen, was der Server hat?</translation>
        </message>
        <message>
            <source>Check the proxy in the feed's properties, or in the preferences.</source>
            <translation>Prüfen Sie den Proxy in den Eigenschaften des Feeds oder in den Einstellungen.</translation>
        </message>
        <message>
            <source>Enter the present password in the feed's properties.</source>
            <translation>Geben Sie das aktuelle Passwort in den Eigenschaften des Feeds ein.</translation>
        </message>
        <message>
            <source>Enter them in the feed's properties, or find a private feed address in your account on the site.</source>
            <translation>Geben Sie sie in den Feed-Eigenschaften an, oder suchen Sie in Ihrem Konto dort nach einer privaten Feed-Adresse.</translation>
        </message>
        <message>
            <source>Files of {detail} are damaged. What follows the damage waits until they are complete again.</source>
            <translation>Dateien von {detail} sind beschädigt. Was nach der Beschädigung kommt, wartet, bis sie wieder vollständig sind.</translation>
        </message>
        <message>
            <source>Folders of the account {detail} hold only what its server has. Feeds get there with “Move to”.</source>
            <translation>Ordner des Kontos {detail} enthalten nur, was sein Server hat. Feeds kommen mit „Verschieben nach“ dorthin.</translation>
        </message>
        <message>
            <source>If this persists, find a new address on its website, or unsubscribe.</source>
            <translation>Wenn das so bleibt, suchen Sie auf der Website eine neue Adresse, oder kündigen Sie das Abo.</translation>
        </message>
        <message>
            <source>It is not retried automatically.</source>
            <translation>Es wird nicht automatisch erneut versucht.</translation>
        </message>
        <message>
            <source>It will not return: you can unsubscribe.</source>
            <translation>Er kommt nicht zurück: Sie können das Abo beenden.</translation>
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
            <source>No chapters were found for this episode.</source>
            <translation>Für diese Folge wurden keine Kapitel gefunden.</translation>
        </message>
        <message>
            <source>No feed was found at {detail}</source>
            <translation>Kein Feed gefunden unter {detail}</translation>
        </message>
        <message>
            <source>No known authority vouches for the server's certificate. Accept it only if the server has the same fingerprint (SHA-256): {detail}</source>
            <translation>Keine bekannte Stelle bürgt für das Zertifikat des Servers. Nehmen Sie es nur an, wenn der Server denselben Fingerabdruck hat (SHA-256): {detail}</translation>
        </message>
        <message>
            <source>No newsletters of the last 90 days are in the folder {detail}.</source>
            <translation>Im Ordner {detail} liegen keine Newsletter der letzten 90 Tage.</translation>
        </message>
        <message>
            <source>No passphrase was entered, or not the same one twice. Nothing was changed.</source>
            <translation>Es wurde keine Passphrase oder nicht zweimal dieselbe eingegeben. Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>No server with accounts was found at this address ({detail}). Check the address.</source>
            <translation>Unter dieser Adresse wurde kein Server mit Konten gefunden ({detail}). Prüfen Sie die Adresse.</translation>
        </message>
        <message>
            <source>No voice ({detail}). Check the sound, and that speech-dispatcher and espeak-ng are installed.</source>
            <translation>Keine Stimme ({detail}). Prüfen Sie den Ton und ob speech-dispatcher und espeak-ng installiert sind.</translation>
        </message>
        <message>
            <source>Not all that {detail} wrote is kept, as this version does not know what it means. Update Beforehand on this computer.</source>
            <translation>Nicht alles, was {detail} geschrieben hat, wird behalten, weil diese Version es nicht versteht. Aktualisieren Sie Beforehand auf diesem Computer.</translation>
        </message>
        <message>
            <source>Nothing found at this address (404).</source>
            <translation>Unter dieser Adresse wurde nichts gefunden (404).</translation>
        </message>
        <message>
            <source>Nothing on the page matches the chosen blocks now.</source>
            <translation>Auf der Seite passt nichts mehr zu den ausgewählten Blöcken.</translation>
        </message>
        <message>
            <source>On the server of {detail}, every feed is in a folder.</source>
            <translation>Auf dem Server von {detail} liegt jeder Feed in einem Ordner.</translation>
        </message>
        <message>
            <source>Only articles of a Miniflux account that signs in with an API key can be sent by it.</source>
            <translation>Nur Artikel eines Miniflux-Kontos mit API-Schlüssel können von diesem gesendet werden.</translation>
        </message>
        <message>
            <source>Pictures in this feed are not loaded.</source>
            <translation>Bilder dieses Feeds werden nicht geladen.</translation>
        </message>
        <message>
            <source>Probably temporary.</source>
            <translation>Wahrscheinlich vorübergehend.</translation>
        </message>
        <message>
            <source>Reading aloud needs Qt TextToSpeech, which comes with the player.</source>
            <translation>Zum Vorlesen wird Qt TextToSpeech gebraucht, das mit dem Player kommt.</translation>
        </message>
        <message>
            <source>Since {time}.</source>
            <translation>Seit {time}.</translation>
        </message>
        <message>
            <source>Something went wrong ({detail}). See the log file for details.</source>
            <translation>Ein Fehler ist aufgetreten ({detail}). Einzelheiten stehen in der Protokolldatei.</translation>
        </message>
        <message>
            <source>The account's server could not subscribe to this feed ({detail}).</source>
            <translation>Der Server des Kontos konnte diesen Feed nicht abonnieren ({detail}).</translation>
        </message>
        <message>
            <source>The address leads to a private network ({detail}), which is not allowed for a public feed.</source>
            <translation>Die Adresse führt in ein privates Netz ({detail}), was für einen öffentlichen Feed nicht erlaubt ist.</translation>
        </message>
        <message>
            <source>The address of the episode leads to something else ({detail}).</source>
            <translation>Die Adresse der Folge führt zu etwas anderem ({detail}).</translation>
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
            <source>The answer is not a feed ({detail}).</source>
            <translation>Die Antwort ist kein Feed ({detail}).</translation>
        </message>
        <message>
            <source>The article's address is not a web page ({detail}).</source>
            <translation>Die Adresse des Artikels ist keine Webseite ({detail}).</translation>
        </message>
        <message>
            <source>The clock of {detail} is more than a day ahead. What it changed waits until its clock is right.</source>
            <translation>Die Uhr von {detail} geht mehr als einen Tag vor. Was dort geändert wurde, wartet, bis die Uhr richtig geht.</translation>
        </message>
        <message>
            <source>The common rules for full texts could not be read.</source>
            <translation>Die gemeinsamen Regeln für Volltexte konnten nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The connection is not secure: {detail}.</source>
            <translation>Die Verbindung ist nicht sicher: {detail}.</translation>
        </message>
        <message>
            <source>The connection to {detail} is not encrypted: others could read the password. Use https if the server has it.</source>
            <translation>Die Verbindung zu {detail} ist nicht verschlüsselt: Andere könnten das Passwort lesen. Verwenden Sie https, wenn der Server es hat.</translation>
        </message>
        <message>
            <source>The database is damaged: {detail}</source>
            <translation>Die Datenbank ist beschädigt: {detail}</translation>
        </message>
        <message>
            <source>The database is missing or empty: {detail}</source>
            <translation>Die Datenbank fehlt oder ist leer: {detail}</translation>
        </message>
        <message>
            <source>The disk is full: {detail}</source>
            <translation>Der Datenträger ist voll: {detail}</translation>
        </message>
        <message>
            <source>The episode changed on its server. Start again.</source>
            <translation>Die Folge wurde auf ihrem Server geändert. Beginnen Sie von vorn.</translation>
        </message>
        <message>
            <source>The feed could not be read ({detail}).</source>
            <translation>Der Feed konnte nicht gelesen werden ({detail}).</translation>
        </message>
        <message>
            <source>The feed defines XML entities, which is not allowed for security reasons.</source>
            <translation>Der Feed definiert XML-Entitäten, was aus Sicherheitsgründen nicht erlaubt ist.</translation>
        </message>
        <message>
            <source>The feed has no address for this article.</source>
            <translation>Der Feed enthält keine Adresse für diesen Artikel.</translation>
        </message>
        <message>
            <source>The feed has no pages of older articles.</source>
            <translation>Der Feed hat keine Seiten mit älteren Artikeln.</translation>
        </message>
        <message>
            <source>The feed is cut off; complete articles were kept.</source>
            <translation>Der Feed ist abgeschnitten; vollständige Artikel wurden behalten.</translation>
        </message>
        <message>
            <source>The feed took too much time or memory to read.</source>
            <translation>Der Feed brauchte zu viel Zeit oder Speicher.</translation>
        </message>
        <message>
            <source>The file could not be read: {detail}</source>
            <translation>Die Datei konnte nicht gelesen werden: {detail}</translation>
        </message>
        <message>
            <source>The file could not be written: {detail}</source>
            <translation>Die Datei konnte nicht geschrieben werden: {detail}</translation>
        </message>
        <message>
            <source>The folder cannot be written to: {detail}. Changes made here wait; those of others are read.</source>
            <translation>In den Ordner kann nicht geschrieben werden: {detail}. Änderungen von hier warten; die der anderen werden gelesen.</translation>
        </message>
        <message>
            <source>The folder has another passphrase now. Enter it.</source>
            <translation>Der Ordner hat jetzt eine andere Passphrase. Geben Sie sie ein.</translation>
        </message>
        <message>
            <source>The folder has no passphrase: the first computer joined it without one.</source>
            <translation>Der Ordner hat keine Passphrase: Der erste Computer ist ihm ohne Passphrase beigetreten.</translation>
        </message>
        <message>
            <source>The folder holds more computers than a person has: {detail}. Nothing was read.</source>
            <translation>Im Ordner sind mehr Computer, als ein Mensch hat: {detail}. Es wurde nichts gelesen.</translation>
        </message>
        <message>
            <source>The folder is no longer encrypted, so nothing is written there. Set a passphrase again; or, if this is intended, leave the folder and join it again.</source>
            <translation>Der Ordner ist nicht mehr verschlüsselt, deshalb wird nichts hineingeschrieben. Legen Sie wieder eine Passphrase fest; oder verlassen Sie den Ordner, falls das so gewollt ist, und treten ihm neu bei.</translation>
        </message>
        <message>
            <source>The folder is not there: {detail}. Changes wait until it is back.</source>
            <translation>Der Ordner ist nicht da: {detail}. Änderungen warten, bis er wieder da ist.</translation>
        </message>
        <message>
            <source>The folder is there, but no longer holds anything of Beforehand: {detail}. If that was removed for good, leave the folder and join it again; else changes wait until it is back.</source>
            <translation>Der Ordner ist da, enthält aber nichts mehr von Beforehand: {detail}. Wurde es endgültig entfernt, verlassen Sie den Ordner und treten ihm neu bei; sonst warten Änderungen, bis es wieder da ist.</translation>
        </message>
        <message>
            <source>The folder was written by a newer version of Beforehand. Update this one; changes wait.</source>
            <translation>Der Ordner wurde von einer neueren Version von Beforehand geschrieben. Aktualisieren Sie diese hier; Änderungen warten.</translation>
        </message>
        <message>
            <source>The mail server refuses this name and password.</source>
            <translation>Der Mailserver lehnt diesen Namen und dieses Passwort ab.</translation>
        </message>
        <message>
            <source>The mailbox has no folder {detail}.</source>
            <translation>Das Postfach hat keinen Ordner {detail}.</translation>
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
            <source>The page at {detail} is filled by scripts in the browser: it has no text that could be followed.</source>
            <translation>Die Seite {detail} wird erst im Browser von Skripten gefüllt: Sie enthält keinen Text, dem sich folgen ließe.</translation>
        </message>
        <message>
            <source>The page has no more text than the feed.</source>
            <translation>Die Seite enthält nicht mehr Text als der Feed.</translation>
        </message>
        <message>
            <source>The profile folder cannot be written to: {detail}</source>
            <translation>In den Profilordner lässt sich nicht schreiben: {detail}</translation>
        </message>
        <message>
            <source>The program cannot be run: {detail}.</source>
            <translation>Das Programm kann nicht ausgeführt werden: {detail}.</translation>
        </message>
        <message>
            <source>The program failed: {detail}</source>
            <translation>Das Programm ist fehlgeschlagen: {detail}</translation>
        </message>
        <message>
            <source>The program took longer than {detail} and was ended.</source>
            <translation>Das Programm brauchte länger als {detail} und wurde beendet.</translation>
        </message>
        <message>
            <source>The program wrote more than {detail} and was ended.</source>
            <translation>Das Programm schrieb mehr als {detail} und wurde beendet.</translation>
        </message>
        <message>
            <source>The proxy does not work ({detail}).</source>
            <translation>Der Proxy funktioniert nicht ({detail}).</translation>
        </message>
        <message>
            <source>The publisher has to fix this. The website may offer another feed.</source>
            <translation>Das muss der Anbieter beheben. Vielleicht bietet die Website einen anderen Feed.</translation>
        </message>
        <message>
            <source>The publisher may block feed readers. Its website may still work in your browser.</source>
            <translation>Vielleicht sperrt der Anbieter Feedreader. Im Browser ist die Website möglicherweise erreichbar.</translation>
        </message>
        <message>
            <source>The publisher removed this feed (410).</source>
            <translation>Der Anbieter hat diesen Feed eingestellt (410).</translation>
        </message>
        <message>
            <source>The server answered something else than what was asked for ({detail}).</source>
            <translation>Der Server hat etwas anderes geantwortet als das, wonach gefragt wurde ({detail}).</translation>
        </message>
        <message>
            <source>The server answered with an error ({detail}).</source>
            <translation>Der Server antwortete mit einem Fehler ({detail}).</translation>
        </message>
        <message>
            <source>The server asks to wait (429).</source>
            <translation>Der Server bittet zu warten (429).</translation>
        </message>
        <message>
            <source>The server did not answer in time ({detail}).</source>
            <translation>Der Server hat nicht rechtzeitig geantwortet ({detail}).</translation>
        </message>
        <message>
            <source>The server did not take a change over, and its own state counts: {detail}</source>
            <translation>Der Server hat eine Änderung nicht übernommen; es gilt sein Stand: {detail}</translation>
        </message>
        <message>
            <source>The server does not accept connections ({detail}).</source>
            <translation>Der Server nimmt keine Verbindungen an ({detail}).</translation>
        </message>
        <message>
            <source>The server does not let other programs in. Allow API access in its settings.</source>
            <translation>Der Server lässt keine anderen Programme ein. Erlauben Sie in seinen Einstellungen den API-Zugriff.</translation>
        </message>
        <message>
            <source>The server is not available at the moment (503).</source>
            <translation>Der Server ist zurzeit nicht verfügbar (503).</translation>
        </message>
        <message>
            <source>The server no longer has the known articles. Was it set up again or restored?</source>
            <translation>Der Server hat die bekannten Artikel nicht mehr. Wurde er neu eingerichtet oder wiederhergestellt?</translation>
        </message>
        <message>
            <source>The server refuses access (403).</source>
            <translation>Der Server verweigert den Zugriff (403).</translation>
        </message>
        <message>
            <source>The server refuses this API key or token. Copy it again from its settings.</source>
            <translation>Der Server lehnt diesen API-Schlüssel oder dieses Token ab. Kopieren Sie es noch einmal aus seinen Einstellungen.</translation>
        </message>
        <message>
            <source>The server refuses this user name and password. FreshRSS needs the API password from your profile there, Miniflux the user name and password of its Google Reader integration.</source>
            <translation>Der Server lehnt diesen Benutzernamen und dieses Passwort ab. FreshRSS braucht das API-Passwort aus Ihrem Profil dort, Miniflux den Benutzernamen und das Passwort seiner Google-Reader-Integration.</translation>
        </message>
        <message>
            <source>The server requires a user name and password.</source>
            <translation>Der Server verlangt Benutzernamen und Passwort.</translation>
        </message>
        <message>
            <source>The server sent an empty page.</source>
            <translation>Der Server hat eine leere Seite geschickt.</translation>
        </message>
        <message>
            <source>The server took the password and refused what followed. Its web server may drop the Authorization header.</source>
            <translation>Der Server hat das Passwort angenommen und das Weitere abgelehnt. Sein Webserver lässt vielleicht den Header Authorization weg.</translation>
        </message>
        <message>
            <source>The server's answer was incomplete or invalid ({detail}).</source>
            <translation>Die Antwort des Servers war unvollständig oder ungültig ({detail}).</translation>
        </message>
        <message>
            <source>The server's certificate is not the one that was accepted. Accept the new one only if you know why it changed (SHA-256): {detail}</source>
            <translation>Das Zertifikat des Servers ist nicht das, das angenommen wurde. Nehmen Sie das neue nur an, wenn Sie wissen, warum es ein anderes ist (SHA-256): {detail}</translation>
        </message>
        <message>
            <source>The site may offer a smaller feed.</source>
            <translation>Vielleicht bietet die Website einen kleineren Feed.</translation>
        </message>
        <message>
            <source>The synchronisation was stopped: the server sent {detail}. Tell whoever runs it.</source>
            <translation>Die Synchronisation wurde abgebrochen: Der Server schickte {detail}. Sagen Sie es seinem Betreiber.</translation>
        </message>
        <message>
            <source>The system keyring is unavailable ({detail}).</source>
            <translation>Der Schlüsselbund des Systems ist nicht verfügbar ({detail}).</translation>
        </message>
        <message>
            <source>The wallabag server needs a valid login: client ID, client secret, user name and password.</source>
            <translation>Der wallabag-Server braucht eine gültige Anmeldung: Client-ID, Client-Geheimnis, Benutzername und Passwort.</translation>
        </message>
        <message>
            <source>There is no network connection.</source>
            <translation>Es gibt keine Netzwerkverbindung.</translation>
        </message>
        <message>
            <source>There is no program {detail} in the programs folder.</source>
            <translation>Im Programmordner gibt es kein Programm {detail}.</translation>
        </message>
        <message>
            <source>There is no such account.</source>
            <translation>Dieses Konto gibt es nicht.</translation>
        </message>
        <message>
            <source>There is no such computer in the folder.</source>
            <translation>Im Ordner gibt es keinen solchen Computer.</translation>
        </message>
        <message>
            <source>There is no such place to send to: {detail}</source>
            <translation>Dieses Ziel gibt es nicht: {detail}</translation>
        </message>
        <message>
            <source>This belongs to the account {detail} and cannot be changed here.</source>
            <translation>Dies gehört zum Konto {detail} und kann hier nicht geändert werden.</translation>
        </message>
        <message>
            <source>This computer is out of memory or processes ({detail}).</source>
            <translation>Dem Computer fehlen Arbeitsspeicher oder Prozesse ({detail}).</translation>
        </message>
        <message>
            <source>This computer uses no folder.</source>
            <translation>Dieser Computer verwendet keinen Ordner.</translation>
        </message>
        <message>
            <source>This computer uses the folder {detail} already. Leave it first.</source>
            <translation>Dieser Computer verwendet schon den Ordner {detail}. Verlassen Sie ihn zuerst.</translation>
        </message>
        <message>
            <source>This database belongs to another program and was not changed: {detail}</source>
            <translation>Diese Datenbank gehört zu einem anderen Programm und wurde nicht verändert: {detail}</translation>
        </message>
        <message>
            <source>This folder cannot be used: {detail}</source>
            <translation>Dieser Ordner kann nicht verwendet werden: {detail}</translation>
        </message>
        <message>
            <source>This is not a CSS selector: {detail}</source>
            <translation>Das ist kein CSS-Selektor: {detail}</translation>
        </message>
        <message>
            <source>This is not a subscription list ({detail}).</source>
            <translation>Das ist keine Liste von Abonnements ({detail}).</translation>
        </message>
        <message>
            <source>This is not a valid web address: {detail}</source>
            <translation>Das ist keine gültige Webadresse: {detail}</translation>
        </message>
        <message>
            <source>This is not the passphrase of the folder.</source>
            <translation>Das ist nicht die Passphrase des Ordners.</translation>
        </message>
        <message>
            <source>This network requires you to sign in. Open your browser to sign in.</source>
            <translation>Dieses Netzwerk verlangt eine Anmeldung. Melden Sie sich im Browser an.</translation>
        </message>
        <message>
            <source>This picture cannot be displayed ({detail}).</source>
            <translation>Dieses Bild kann nicht angezeigt werden ({detail}).</translation>
        </message>
        <message>
            <source>This profile is in use by another Beforehand ({detail}).</source>
            <translation>Dieses Profil wird von einem anderen Beforehand verwendet ({detail}).</translation>
        </message>
        <message>
            <source>This profile was written by a newer version of Beforehand ({detail}). Nothing was changed.</source>
            <translation>Dieses Profil stammt von einer neueren Version von Beforehand ({detail}). Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>This server numbers articles in a way that Beforehand cannot keep ({detail}).</source>
            <translation>Dieser Server nummeriert Artikel so, wie Beforehand es nicht speichern kann ({detail}).</translation>
        </message>
        <message>
            <source>This user of this server is here already, as the account {detail}.</source>
            <translation>Dieser Benutzer dieses Servers ist schon hier, als Konto {detail}.</translation>
        </message>
        <message>
            <source>This value is not valid: {detail}</source>
            <translation>Dieser Wert ist ungültig: {detail}</translation>
        </message>
        <message>
            <source>Too many articles waited for the program; some were skipped.</source>
            <translation>Zu viele Artikel warteten auf das Programm; einige wurden übersprungen.</translation>
        </message>
        <message>
            <source>Too many articles waited to be sent; some were skipped.</source>
            <translation>Zu viele Artikel warteten auf das Senden; einige wurden ausgelassen.</translation>
        </message>
        <message>
            <source>Unlock or set up the system keyring, then refresh the feed.</source>
            <translation>Entsperren Sie den Schlüsselbund des Systems oder richten Sie ihn ein, und aktualisieren Sie dann den Feed.</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter its passphrase.</source>
            <translation>Der Inhalt des Ordners ist verschlüsselt. Geben Sie seine Passphrase ein.</translation>
        </message>
        <message>
            <source>What {detail} wrote has another passphrase than the folder. It is not read.</source>
            <translation>Was {detail} geschrieben hat, hat eine andere Passphrase als der Ordner. Es wird nicht gelesen.</translation>
        </message>
        <message>
            <source>You are already subscribed to {detail}</source>
            <translation>Bereits abonniert: {detail}</translation>
        </message>
        <message>
            <source>You are not subscribed to {detail}</source>
            <translation>Nicht abonniert: {detail}</translation>
        </message>
        <message>
            <source>Your account is not connected to any other service. Set that up on its server, under Integrations.</source>
            <translation>Ihr Konto ist mit keinem anderen Dienst verbunden. Richten Sie das auf dem Server unter „Integrationen“ ein.</translation>
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
            <source>Alone: never grouped with reports of other sites.</source>
            <translation>Einzeln: nie mit Berichten anderer Websites zusammengefasst.</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>Articles on the page</source>
            <translation>Artikel der Seite</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>Neu wählen …</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Different folders</source>
            <translation>Verschiedene Ordner</translation>
        </message>
        <message>
            <source>Feed text</source>
            <translation>Text des Feeds</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Volltext</translation>
        </message>
        <message>
            <source>In advance</source>
            <translation>Im Voraus</translation>
        </message>
        <message>
            <source>In advance for offline reading, never on a metered connection.</source>
            <translation>Im Voraus zum Lesen ohne Netz, nie bei getakteter Verbindung.</translation>
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
            <source>Load pictures</source>
            <translation>Bilder laden</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Verschieden</translation>
        </message>
        <message>
            <source>Notification sound</source>
            <translation>Ton bei Benachrichtigungen</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>Priorität</translation>
        </message>
        <message>
            <source>Properties: {title}</source>
            <translation>Eigenschaften: {title}</translation>
        </message>
        <message>
            <source>Refreshed less often</source>
            <translation>Wird seltener aktualisiert</translation>
        </message>
        <message>
            <source>Refreshed more often</source>
            <translation>Wird öfter aktualisiert</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Anzeigen</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>The full text is loaded from the article's website.</source>
            <translation>Der Volltext wird von der Website des Artikels geladen.</translation>
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
            <source>When shown</source>
            <translation>Beim Anzeigen</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read</source>
            <translation>{weight}, weil wenig davon gelesen wird</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read</source>
            <translation>{weight}, weil viel davon gelesen wird</translation>
        </message>
    </context>
    <context>
        <name>ProxyRows</name>
        <message>
            <source>As in preferences</source>
            <translation>Wie eingestellt</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>Geben Sie einen Proxy als proxy.example:3128 ein, ohne Benutzername und Passwort. SOCKS wird nicht unterstützt.</translation>
        </message>
        <message>
            <source>For its pictures and pages too</source>
            <translation>Auch für seine Bilder und Seiten</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>Im Schlüsselbund; zum Ersetzen eingeben</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Verschieden</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keiner</translation>
        </message>
        <message>
            <source>Only if the proxy requires one</source>
            <translation>Nur wenn der Proxy einen verlangt</translation>
        </message>
        <message>
            <source>Own</source>
            <translation>Eigener</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Proxy address</source>
            <translation>Proxy-Adresse</translation>
        </message>
        <message>
            <source>Proxy password</source>
            <translation>Proxy-Passwort</translation>
        </message>
        <message>
            <source>Proxy user name</source>
            <translation>Proxy-Benutzername</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>Wird im Schlüsselbund des Systems gespeichert</translation>
        </message>
    </context>
    <context>
        <name>Punctuation</name>
        <message>
            <source>{first}, {next}</source>
            <translation>{first}, {next}</translation>
        </message>
        <message>
            <source>{label}: {text}</source>
            <translation>{label}: {text}</translation>
        </message>
        <message>
            <source>{sentence}.</source>
            <translation>{sentence}.</translation>
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
        <name>Rail</name>
        <message>
            <source>Add site or feed</source>
            <translation>Website oder Feed hinzufügen</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Folders and feeds</source>
            <translation>Ordner und Feeds</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rhythmus</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Seitenleiste zeigen</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Seitenleiste</translation>
        </message>
    </context>
    <context>
        <name>RailButton</name>
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
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n Tag</numerusform>
                <numerusform>%n Tage</numerusform>
            </translation>
        </message>
        <message>
            <source>, and you by {clock}</source>
            <translation>, Ihr Besuch bis {clock}</translation>
        </message>
        <message>
            <source>; the budget is used up</source>
            <translation>; das Budget ist aufgebraucht</translation>
        </message>
        <message>
            <source>a feed is refreshed at most once in {time}</source>
            <translation>ein Feed wird höchstens alle {time} aktualisiert</translation>
        </message>
        <message>
            <source>about {number} articles expected</source>
            <translation>etwa {number} Artikel erwartet</translation>
        </message>
        <message>
            <source>another of your computers found nothing new</source>
            <translation>ein anderer Ihrer Computer fand nichts Neues</translation>
        </message>
        <message>
            <source>at least every {time}, as you chose</source>
            <translation>mindestens alle {time}, wie von Ihnen gewählt</translation>
        </message>
        <message>
            <source>at least once a day, {articles}{visit}{budget}</source>
            <translation>mindestens einmal am Tag, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>every {time}, like every feed ({name})</source>
            <translation>alle {time}, wie jeder Feed ({name})</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times in a row, so it is tried less often</source>
            <translation>
                <numerusform>einmal fehlgeschlagen, daher seltenere Versuche</numerusform>
                <numerusform>%n-mal in Folge fehlgeschlagen, daher seltenere Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly any articles expected</source>
            <translation>kaum Artikel erwartet</translation>
        </message>
        <message>
            <source>it was downloaded in full less than a day ago</source>
            <translation>er wurde vor weniger als einem Tag vollständig geladen</translation>
        </message>
        <message>
            <source>it was refreshed less than a minute ago</source>
            <translation>er wurde vor weniger als einer Minute aktualisiert</translation>
        </message>
        <message>
            <source>its address changed</source>
            <translation>die Adresse wurde geändert</translation>
        </message>
        <message>
            <source>its mail server announced a message</source>
            <translation>der Mailserver hat eine Nachricht gemeldet</translation>
        </message>
        <message>
            <source>its server asked to wait</source>
            <translation>der Server bittet zu warten</translation>
        </message>
        <message>
            <source>new subscription</source>
            <translation>neues Abonnement</translation>
        </message>
        <message>
            <source>no success yet: tried after 2, 10 and 30 minutes, then hourly</source>
            <translation>noch ohne Erfolg: Versuche nach 2, 10 und 30 Minuten, dann stündlich</translation>
        </message>
        <message>
            <source>on vacation, and the feed may drop articles by then</source>
            <translation>im Urlaub, und der Feed könnte bis dahin Artikel verlieren</translation>
        </message>
        <message>
            <source>on vacation, so after {time} at the latest</source>
            <translation>im Urlaub, daher mindestens alle {time}</translation>
        </message>
        <message>
            <source>password entered</source>
            <translation>Passwort eingegeben</translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a day</source>
            <translation>
                <numerusform>veröffentlicht etwa einmal am Tag</numerusform>
                <numerusform>veröffentlicht etwa %n-mal am Tag</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a week</source>
            <translation>
                <numerusform>veröffentlicht etwa einmal in der Woche</numerusform>
                <numerusform>veröffentlicht etwa %n-mal in der Woche</numerusform>
            </translation>
        </message>
        <message>
            <source>rarely posts</source>
            <translation>veröffentlicht selten</translation>
        </message>
        <message>
            <source>refreshed before you return</source>
            <translation>vor Ihrer Rückkehr aktualisiert</translation>
        </message>
        <message>
            <source>refreshed only by hand, as you chose</source>
            <translation>nur von Hand aktualisiert, wie von Ihnen gewählt</translation>
        </message>
        <message>
            <source>removed by its publisher, no longer refreshed</source>
            <translation>vom Anbieter entfernt, wird nicht mehr aktualisiert</translation>
        </message>
        <message>
            <source>the feed may drop articles, {articles}{visit}{budget}</source>
            <translation>der Feed könnte Artikel verlieren, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>the last answer could not be saved</source>
            <translation>die letzte Antwort konnte nicht gespeichert werden</translation>
        </message>
        <message>
            <source>the publisher asks for no earlier refreshes (skipHours, skipDays)</source>
            <translation>der Anbieter möchte keine früheren Abrufe (skipHours, skipDays)</translation>
        </message>
        <message>
            <source>the publisher asks for no refreshes at that hour (skipHours, skipDays)</source>
            <translation>der Anbieter möchte zu dieser Zeit keine Abrufe (skipHours, skipDays)</translation>
        </message>
        <message>
            <source>the publisher asks for {time} (ttl)</source>
            <translation>der Anbieter bittet um {time} (ttl)</translation>
        </message>
        <message>
            <source>the publisher removed the feed (410)</source>
            <translation>der Anbieter hat den Feed eingestellt (410)</translation>
        </message>
        <message>
            <source>the publisher updates every {time} (updatePeriod)</source>
            <translation>der Anbieter aktualisiert alle {time} (updatePeriod)</translation>
        </message>
        <message>
            <source>the server asked another of your computers for {time}</source>
            <translation>der Server bat einen anderen Ihrer Computer um {time}</translation>
        </message>
        <message>
            <source>the server asked for {time} (Retry-After)</source>
            <translation>der Server bat um {time} (Retry-After)</translation>
        </message>
        <message>
            <source>the server asked for {time} (max-age)</source>
            <translation>der Server bat um {time} (max-age)</translation>
        </message>
        <message numerus="yes">
            <source>the server asked to wait %n times in a row (429)</source>
            <translation>
                <numerusform>der Server bat einmal zu warten (429)</numerusform>
                <numerusform>der Server bat %n-mal in Folge zu warten (429)</numerusform>
            </translation>
        </message>
        <message>
            <source>the server refused it or does not have it, so it is tried once a day</source>
            <translation>der Server verweigert ihn oder kennt ihn nicht, daher ein Versuch pro Tag</translation>
        </message>
        <message>
            <source>you asked for it</source>
            <translation>von Ihnen angefordert</translation>
        </message>
        <message>
            <source>you cancelled the last one</source>
            <translation>die letzte Aktualisierung wurde abgebrochen</translation>
        </message>
        <message>
            <source>you changed how often it is refreshed</source>
            <translation>Sie haben geändert, wie oft aktualisiert wird</translation>
        </message>
        <message>
            <source>you just came back, {articles}{visit}{budget}</source>
            <translation>Sie sind gerade zurückgekommen, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you opened the window, {articles}{visit}{budget}</source>
            <translation>Fenster geöffnet, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you subscribed</source>
            <translation>neu abonniert</translation>
        </message>
        <message>
            <source>{number} h</source>
            <translation>{number} h</translation>
        </message>
        <message>
            <source>{number} min</source>
            <translation>{number} min</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <source>{rate}, so about every {time}</source>
            <translation>{rate}, daher etwa alle {time}</translation>
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
            <source>Another program had changed the tables of the database. Its contents were copied into a new one: {feeds}.</source>
            <translation>Ein anderes Programm hatte die Tabellen der Datenbank geändert. Ihr Inhalt wurde in eine neue kopiert: {feeds}.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Backups (*.sqlite *.sqlite3 *.damaged-*);;All files (*)</source>
            <translation>Sicherungen (*.sqlite *.sqlite3 *.damaged-*);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Beforehand cannot open its database</source>
            <translation>Beforehand kann seine Datenbank nicht öffnen</translation>
        </message>
        <message>
            <source>Changes that waited for your accounts are not sent: what their servers hold counts.</source>
            <translation>Änderungen, die auf Ihre Konten warteten, werden nicht gesendet: Es gilt, was deren Server haben.</translation>
        </message>
        <message>
            <source>It was not changed.</source>
            <translation>Sie wurde nicht verändert.</translation>
        </message>
        <message>
            <source>It was saved as {path}</source>
            <translation>Sie wurde gesichert als {path}</translation>
        </message>
        <message>
            <source>Its remains were saved as {path}</source>
            <translation>Die Reste wurden gesichert als {path}</translation>
        </message>
        <message>
            <source>No articles came from the damaged file.</source>
            <translation>Aus der beschädigten Datei kam kein Artikel.</translation>
        </message>
        <message>
            <source>No backup was found. Restore one from elsewhere, or start over.</source>
            <translation>Es wurde keine Sicherung gefunden. Stellen Sie eine von anderswo wieder her, oder beginnen Sie neu.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Es wurde nichts verändert.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Recovered articles</source>
            <translation>Gerettete Artikel</translation>
        </message>
        <message>
            <source>Restore backup…</source>
            <translation>Sicherung wiederherstellen…</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Neu beginnen</translation>
        </message>
        <message>
            <source>Start that version, or use another profile. This one was not changed.</source>
            <translation>Starten Sie jene Version oder verwenden Sie ein anderes Profil. Dieses wurde nicht verändert.</translation>
        </message>
        <message>
            <source>The backup from {time} was restored: {feeds}.</source>
            <translation>Die Sicherung vom {time} wurde wiederhergestellt: {feeds}.</translation>
        </message>
        <message>
            <source>The database is damaged or missing. It is rebuilt from the newest backup and what is still readable.</source>
            <translation>Die Datenbank ist beschädigt oder fehlt. Sie wird aus der neuesten Sicherung und den noch lesbaren Teilen wiederhergestellt.</translation>
        </message>
        <message>
            <source>The database must be rebuilt, which needs about as much free space again. Nothing was changed.</source>
            <translation>Die Datenbank muss neu aufgebaut werden und braucht dafür noch einmal etwa so viel Platz. Es wurde nichts verändert.</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from the backup from {time} and what was still readable: {feeds}.</source>
            <translation>Die Datenbank war beschädigt. Sie wurde aus der Sicherung vom {time} und den noch lesbaren Teilen wiederhergestellt: {feeds}.</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from what was still readable: {feeds}.</source>
            <translation>Die Datenbank war beschädigt. Sie wurde aus den noch lesbaren Teilen wiederhergestellt: {feeds}.</translation>
        </message>
        <message>
            <source>The database was missing. It was restored from the backup from {time}: {feeds}.</source>
            <translation>Die Datenbank fehlte. Sie wurde aus der Sicherung vom {time} wiederhergestellt: {feeds}.</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>Der Datenträger ist voll</translation>
        </message>
        <message>
            <source>The old file was saved as {path}</source>
            <translation>Die alte Datei wurde gespeichert als {path}</translation>
        </message>
        <message>
            <source>This is not Beforehand's database</source>
            <translation>Das ist keine Datenbank von Beforehand</translation>
        </message>
        <message>
            <source>This profile has no record of making the backup (older versions kept none), so programs, proxies, files, mailboxes and services that it names are switched off: {names}</source>
            <translation>Dieses Profil hat nicht vermerkt, dass es die Sicherung angelegt hat (ältere Versionen vermerkten das nicht). Programme, Proxys, Dateien, Postfächer und Dienste, die sie nennt, sind deshalb ausgeschaltet: {names}</translation>
        </message>
        <message>
            <source>This profile is from a newer Beforehand</source>
            <translation>Dieses Profil stammt von einem neueren Beforehand</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>Updating your article database</source>
            <translation>Ihre Artikeldatenbank wird aktualisiert</translation>
        </message>
        <message>
            <source>Your database is damaged</source>
            <translation>Ihre Datenbank ist beschädigt</translation>
        </message>
        <message>
            <source>Your database is missing</source>
            <translation>Ihre Datenbank fehlt</translation>
        </message>
        <message>
            <source>Your previous data is kept as a backup and can be restored.</source>
            <translation>Ihre vorherigen Daten sind als Sicherung erhalten und lassen sich wiederherstellen.</translation>
        </message>
        <message>
            <source>no feeds are there</source>
            <translation>kein Feed ist vorhanden</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>At least every {time}</source>
            <translation>Mindestens alle {time}</translation>
        </message>
        <message>
            <source>Automatically</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Chosen from when it posts and when you visit</source>
            <translation>Gewählt danach, wann er veröffentlicht und wann Ihre Besuche sind</translation>
        </message>
        <message>
            <source>Later where the server asks for it or while data is saved</source>
            <translation>Später, wenn der Server es verlangt oder Daten gespart werden</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Verschieden</translation>
        </message>
        <message>
            <source>Only by hand</source>
            <translation>Nur von Hand</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Aktualisieren</translation>
        </message>
        <message>
            <source>When you refresh it, its folder or all feeds; never otherwise</source>
            <translation>Wenn Sie ihn, seinen Ordner oder alle Feeds aktualisieren; sonst nie</translation>
        </message>
        <message>
            <source>{number} h</source>
            <translation>{number} h</translation>
        </message>
        <message>
            <source>{number} min</source>
            <translation>{number} min</translation>
        </message>
    </context>
    <context>
        <name>RefreshRow</name>
        <message>
            <source>API key</source>
            <translation>API-Schlüssel</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>Aus Einstellungen, API-Schlüssel.</translation>
        </message>
        <message>
            <source>Let Beforehand tell this server when to refresh</source>
            <translation>Beforehand sagt diesem Server, wann er aktualisiert</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring.</source>
            <translation>Nur im Schlüsselbund dieses Computers gespeichert.</translation>
        </message>
        <message>
            <source>The authentication token of your FreshRSS profile (Settings, Profile).</source>
            <translation>Das Authentifizierungstoken Ihres FreshRSS-Profils (Einstellungen, Profil).</translation>
        </message>
        <message>
            <source>Token</source>
            <translation>Token</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>%n feeds cannot be refreshed yet</source>
            <translation>
                <numerusform>%n Feed kann noch nicht aktualisiert werden</numerusform>
                <numerusform>%n Feeds können noch nicht aktualisiert werden</numerusform>
            </translation>
        </message>
        <message>
            <source>; the first at {time}</source>
            <translation>; der erste um {time}</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>Nicht vor {time}: {why}</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused</source>
            <translation>
                <numerusform>Nichts zu aktualisieren: 1 Feed ist angehalten</numerusform>
                <numerusform>Nichts zu aktualisieren: %n Feeds sind angehalten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused or were removed by their publishers</source>
            <translation>
                <numerusform>Nichts zu aktualisieren: 1 Feed ist angehalten oder eingestellt</numerusform>
                <numerusform>Nichts zu aktualisieren: %n Feeds sind angehalten oder eingestellt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds were removed by their publishers</source>
            <translation>
                <numerusform>Nichts zu aktualisieren: 1 Feed wurde vom Anbieter eingestellt</numerusform>
                <numerusform>Nichts zu aktualisieren: %n Feeds wurden von ihren Anbietern eingestellt</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to refresh: there are no feeds</source>
            <translation>Nichts zu aktualisieren: Es gibt keine Feeds</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} is paused</source>
            <translation>Nichts zu aktualisieren: {title} ist angehalten</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} was removed by its publisher</source>
            <translation>Nichts zu aktualisieren: {title} wurde vom Anbieter eingestellt</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Probleme anzeigen</translation>
        </message>
        <message>
            <source>{title} cannot be refreshed before {time}: {why}</source>
            <translation>{title} kann nicht vor {time} aktualisiert werden: {why}</translation>
        </message>
    </context>
    <context>
        <name>ReportSheet</name>
        <message>
            <source>Copy report</source>
            <translation>Bericht kopieren</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <translation>Problem melden</translation>
        </message>
        <message>
            <source>Report copied</source>
            <translation>Bericht kopiert</translation>
        </message>
        <message>
            <source>Versions and the end of the log. Addresses and file names are removed, and nothing is sent.</source>
            <translation>Versionen und das Ende des Protokolls. Adressen und Dateinamen sind entfernt, und nichts wird gesendet.</translation>
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
        <message numerus="yes">
            <source>%n days to go</source>
            <translation>
                <numerusform>noch %n Tag</numerusform>
                <numerusform>noch %n Tage</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>Ihre Gewohnheiten werden gelernt. Bis dahin wird jeder Feed mehrmals am Tag aktualisiert.</translation>
        </message>
        <message>
            <source>Learning is off</source>
            <translation>Lernen ist aus</translation>
        </message>
        <message>
            <source>Learning paused</source>
            <translation>Lernen angehalten</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rhythmus</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>Ihre Besuche sind meist um {times}.</translation>
        </message>
        <message>
            <source>now {time}</source>
            <translation>jetzt {time}</translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles had changed.</source>
            <translation>
                <numerusform>%n Artikel hatte sich geändert.</numerusform>
                <numerusform>%n Artikel hatten sich geändert.</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: {articles}.</source>
            <translation>Erwartet: {articles}.</translation>
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
            <source>Likely about {time}. This is worked out again every 15 minutes.</source>
            <translation>Wahrscheinlich etwa {time}. Das wird alle 15 Minuten neu berechnet.</translation>
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
            <source>Refreshed {time}</source>
            <translation>Aktualisiert {time}</translation>
        </message>
        <message>
            <source>Refreshing is paused until {time}.</source>
            <translation>Aktualisierung bis {time} angehalten.</translation>
        </message>
        <message>
            <source>The request budget is used up for now and is checked again then.</source>
            <translation>Das Anfragebudget ist vorerst aufgebraucht und wird dann erneut geprüft.</translation>
        </message>
        <message>
            <source>Tried {time}</source>
            <translation>Versucht {time}</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>etwa %n Artikel</numerusform>
                <numerusform>etwa %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>about {number} articles</source>
            <translation>etwa {number} Artikel</translation>
        </message>
        <message>
            <source>at the computer</source>
            <translation>am Computer</translation>
        </message>
        <message>
            <source>came back</source>
            <translation>zurückgekommen</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>hardly any articles</source>
            <translation>kaum Artikel</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>wahrscheinlich</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>kein Netzwerk</translation>
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
            <translation>abgelehnt</translation>
        </message>
        <message>
            <source>your visits</source>
            <translation>Ihre Besuche</translation>
        </message>
        <message>
            <source>{time}: no details in the log.</source>
            <translation>{time}: keine Einzelheiten im Protokoll.</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look} and {articles} were expected.</source>
            <translation>{what}, weil ein Besuch bis {look} wahrscheinlich war und {articles} erwartet wurden.</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look}.</source>
            <translation>{what}, weil ein Besuch bis {look} wahrscheinlich war.</translation>
        </message>
        <message>
            <source>{what} because the last refresh was long ago.</source>
            <translation>{what}, weil die letzte Aktualisierung lange her war.</translation>
        </message>
        <message>
            <source>{what} because you came back to the computer.</source>
            <translation>{what}, weil Sie an den Computer zurückgekommen sind.</translation>
        </message>
        <message>
            <source>{what} because you opened the window.</source>
            <translation>{what}, weil Sie das Fenster geöffnet haben.</translation>
        </message>
        <message>
            <source>{what} by another of your computers: nothing new.</source>
            <translation>{what} von einem anderen Ihrer Computer: nichts Neues.</translation>
        </message>
        <message>
            <source>{what} for the first time.</source>
            <translation>{what}, zum ersten Mal.</translation>
        </message>
        <message>
            <source>{what} manually.</source>
            <translation>{what}, manuell.</translation>
        </message>
        <message>
            <source>{what} on schedule.</source>
            <translation>{what}, nach Plan.</translation>
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
            <source>{what}, before the feed drops articles.</source>
            <translation>{what}, bevor der Feed Artikel entfernt.</translation>
        </message>
        <message>
            <source>{what}, not earlier: {reason}.</source>
            <translation>{what}, nicht früher: {reason}.</translation>
        </message>
        <message>
            <source>{what}: visit likely by {look}.</source>
            <translation>{what}: Besuch wahrscheinlich bis {look}.</translation>
        </message>
        <message>
            <source>{what}: {articles} expected, visit likely by {look}.</source>
            <translation>{what}: {articles} erwartet, Besuch wahrscheinlich bis {look}.</translation>
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
            <source>invented for the demo</source>
            <translation>für die Demo erfunden</translation>
        </message>
        <message numerus="yes">
            <source>learned from {day} of %n days</source>
            <translation>
                <numerusform>aus {day} von %n Tag gelernt</numerusform>
                <numerusform>aus {day} von %n Tagen gelernt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>learning for %n more days</source>
            <translation>
                <numerusform>lernt noch %n Tag</numerusform>
                <numerusform>lernt noch %n Tage</numerusform>
            </translation>
        </message>
        <message>
            <source>learning is off</source>
            <translation>Lernen ist aus</translation>
        </message>
        <message>
            <source>learning paused</source>
            <translation>Lernen angehalten</translation>
        </message>
        <message>
            <source>learning paused until {time}</source>
            <translation>Lernen bis {time} angehalten</translation>
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
            <source>%n articles read in the last {days} days, and how far you followed their links.</source>
            <translation>
                <numerusform>%n in den letzten {days} Tagen gelesener Artikel, und wie weit Sie seinen Links gefolgt sind.</numerusform>
                <numerusform>%n in den letzten {days} Tagen gelesene Artikel, und wie weit Sie ihren Links gefolgt sind.</numerusform>
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
            <source>%n days with visits so far.</source>
            <translation>
                <numerusform>Bisher %n Tag mit Besuchen.</numerusform>
                <numerusform>Bisher %n Tage mit Besuchen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed last time</source>
            <translation>
                <numerusform>%n zuletzt fehlgeschlagen</numerusform>
                <numerusform>%n zuletzt fehlgeschlagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer requests this week than refreshing hourly</source>
            <translation>
                <numerusform>%n Anfrage weniger in dieser Woche als bei stündlicher Aktualisierung</numerusform>
                <numerusform>%n Anfragen weniger in dieser Woche als bei stündlicher Aktualisierung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more requests this week than refreshing hourly</source>
            <translation>
                <numerusform>%n Anfrage mehr in dieser Woche als bei stündlicher Aktualisierung</numerusform>
                <numerusform>%n Anfragen mehr in dieser Woche als bei stündlicher Aktualisierung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n never refreshed</source>
            <translation>
                <numerusform>%n nie aktualisiert</numerusform>
                <numerusform>%n nie aktualisiert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not refreshed for a day</source>
            <translation>
                <numerusform>%n seit einem Tag nicht aktualisiert</numerusform>
                <numerusform>%n seit einem Tag nicht aktualisiert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them had no usable answer.</source>
            <translation>
                <numerusform>%n davon ohne brauchbare Antwort.</numerusform>
                <numerusform>%n davon ohne brauchbare Antwort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them missed nothing.</source>
            <translation>
                <numerusform>Bei 1 davon fehlte nichts.</numerusform>
                <numerusform>Bei %n davon fehlte nichts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paused, refreshed only by hand or removed</source>
            <translation>
                <numerusform>%n angehalten, nur von Hand aktualisiert oder entfernt</numerusform>
                <numerusform>%n angehalten, nur von Hand aktualisiert oder entfernt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests this week</source>
            <translation>
                <numerusform>%n Anfrage diese Woche</numerusform>
                <numerusform>%n Anfragen diese Woche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n servers asked to wait</source>
            <translation>
                <numerusform>%n Server bat zu warten</numerusform>
                <numerusform>%n Server baten zu warten</numerusform>
            </translation>
        </message>
        <message>
            <source>A few days are too short to tell, or to compare with a fixed timer.</source>
            <translation>Wenige Tage sagen darüber zu wenig, auch für den Vergleich mit einem festen Takt.</translation>
        </message>
        <message>
            <source>A little alike</source>
            <translation>Etwas ähnlich</translation>
        </message>
        <message numerus="yes">
            <source>About %n refreshes a day</source>
            <translation>
                <numerusform>Etwa %n Aktualisierung pro Tag</numerusform>
                <numerusform>Etwa %n Aktualisierungen pro Tag</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them had a usable answer.</source>
            <translation>Alle davon hatten eine brauchbare Antwort.</translation>
        </message>
        <message>
            <source>An article counts as missed at every visit before it was here. Share of all articles.</source>
            <translation>Ein Artikel zählt bei jedem Besuch als verpasst, bis er da war. Anteil an allen Artikeln.</translation>
        </message>
        <message>
            <source>Articles posted in this period, after their feed's first refresh, and here by now.</source>
            <translation>Artikel, die in diesem Zeitraum nach der ersten Aktualisierung ihres Feeds erschienen und inzwischen da sind.</translation>
        </message>
        <message>
            <source>Asked to wait</source>
            <translation>Wartebitten</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>Basierend auf %n Tag mit Besuchen.</numerusform>
                <numerusform>Basierend auf %n Tagen mit Besuchen.</numerusform>
            </translation>
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
            <source>By website</source>
            <translation>Nach Website</translation>
        </message>
        <message>
            <source>Counted since {time}, when the log begins.</source>
            <translation>Gezählt seit {time}, dem Beginn des Protokolls.</translation>
        </message>
        <message>
            <source>Counted up to each feed's last successful refresh: {share} % of the time.</source>
            <translation>Gezählt bis zur letzten erfolgreichen Aktualisierung jedes Feeds: {share} % der Zeit.</translation>
        </message>
        <message>
            <source>Day {number}</source>
            <translation>Tag {number}</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Tage</translation>
        </message>
        <message>
            <source>Each of them missed something.</source>
            <translation>Bei jedem davon fehlte etwas.</translation>
        </message>
        <message>
            <source>Estimated from the articles it lists.</source>
            <translation>Geschätzt anhand der Artikel, die er auflistet.</translation>
        </message>
        <message>
            <source>Fairly alike</source>
            <translation>Recht ähnlich</translation>
        </message>
        <message>
            <source>Fixed timer</source>
            <translation>Fester Takt</translation>
        </message>
        <message>
            <source>For you, after 20 articles read.</source>
            <translation>„Für Sie“, nach 20 gelesenen Artikeln.</translation>
        </message>
        <message>
            <source>Half of the articles were here within this time.</source>
            <translation>Die Hälfte der Artikel war in dieser Zeit da.</translation>
        </message>
        <message>
            <source>Hardly alike</source>
            <translation>Kaum ähnlich</translation>
        </message>
        <message>
            <source>How alike your days are</source>
            <translation>Wie ähnlich sich Ihre Tage sind</translation>
        </message>
        <message>
            <source>How often each feed posts, and when</source>
            <translation>Wie oft jeder Feed veröffentlicht, und wann</translation>
        </message>
        <message>
            <source>How often you opened the window.</source>
            <translation>Wie oft Sie das Fenster geöffnet haben.</translation>
        </message>
        <message>
            <source>Known after about a week with visits on most days.</source>
            <translation>Bekannt nach etwa einer Woche mit Besuchen an den meisten Tagen.</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days, {dates}</source>
            <translation>
                <numerusform>Letzter Tag, {dates}</numerusform>
                <numerusform>Letzte %n Tage, {dates}</numerusform>
            </translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, and missed articles are not estimated.</source>
            <translation>Lernen ist aus: Feeds werden nach ihrer Häufigkeit aktualisiert; verpasste Artikel werden nicht geschätzt.</translation>
        </message>
        <message>
            <source>Learning is off: no visits recorded, so missed articles are unknown.</source>
            <translation>Lernen ist aus: keine Besuche aufgezeichnet, daher sind verpasste Artikel unbekannt.</translation>
        </message>
        <message>
            <source>Missed articles a day by refreshes a day. Drag the point to refresh more or less often.</source>
            <translation>Verpasste Artikel pro Tag nach Aktualisierungen pro Tag. Ziehen Sie den Punkt, um öfter oder seltener zu aktualisieren.</translation>
        </message>
        <message>
            <source>Missed articles appear around {date}.</source>
            <translation>Verpasste Artikel erscheinen hier um den {date}.</translation>
        </message>
        <message>
            <source>Missed, and still missing three seconds after opening.</source>
            <translation>Verpasst und auch drei Sekunden nach dem Öffnen noch nicht da.</translation>
        </message>
        <message numerus="yes">
            <source>Missed, with the same %n requests</source>
            <translation>
                <numerusform>Verpasst, mit derselben einen Anfrage</numerusform>
                <numerusform>Verpasst, mit denselben %n Anfragen</numerusform>
            </translation>
        </message>
        <message>
            <source>Most visits between {begin} and {end}, on {share} % of days.</source>
            <translation>Die meisten Besuche zwischen {begin} und {end} Uhr, an {share} % der Tage.</translation>
        </message>
        <message>
            <source>No feed is refreshed automatically yet.</source>
            <translation>Noch wird kein Feed automatisch aktualisiert.</translation>
        </message>
        <message>
            <source>No feed was refreshed twice yet, so missed articles are unknown.</source>
            <translation>Noch kein Feed wurde zweimal aktualisiert, daher sind verpasste Artikel unbekannt.</translation>
        </message>
        <message>
            <source>No links opened from articles yet.</source>
            <translation>Noch keine Links aus Artikeln geöffnet.</translation>
        </message>
        <message>
            <source>No refreshes in this period.</source>
            <translation>In diesem Zeitraum keine Aktualisierungen.</translation>
        </message>
        <message>
            <source>No refreshes this week.</source>
            <translation>In dieser Woche keine Aktualisierungen.</translation>
        </message>
        <message>
            <source>No visits recorded yet.</source>
            <translation>Noch keine Besuche aufgezeichnet.</translation>
        </message>
        <message>
            <source>Opened a link in it</source>
            <translation>Link darin geöffnet</translation>
        </message>
        <message>
            <source>Opened its page</source>
            <translation>Seite geöffnet</translation>
        </message>
        <message>
            <source>Overall, the timer would have done better.</source>
            <translation>Insgesamt wäre der feste Takt besser gewesen.</translation>
        </message>
        <message>
            <source>Read here only</source>
            <translation>Nur hier gelesen</translation>
        </message>
        <message>
            <source>Refreshes a day</source>
            <translation>Aktualisierungen pro Tag</translation>
        </message>
        <message>
            <source>Refreshes move to shortly before your visits, and the scorecard compares them with a fixed timer.</source>
            <translation>Aktualisierungen rücken kurz vor Ihre Besuche, und die Bilanz vergleicht sie mit einem festen Takt.</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Anfragen</translation>
        </message>
        <message>
            <source>Requests and missed articles</source>
            <translation>Anfragen und verpasste Artikel</translation>
        </message>
        <message>
            <source>Requests by website</source>
            <translation>Anfragen nach Website</translation>
        </message>
        <message>
            <source>Requests that brought nothing new and cost hardly any data.</source>
            <translation>Anfragen, die nichts Neues brachten und kaum Daten kosteten.</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>Gespart</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>Bilanz</translation>
        </message>
        <message>
            <source>Server load</source>
            <translation>Serverlast</translation>
        </message>
        <message>
            <source>Simulated on the same log, without failed requests.</source>
            <translation>Simuliert mit demselben Protokoll, ohne gescheiterte Anfragen.</translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on none of the %n days with visits.</source>
            <translation>
                <numerusform>Am einzigen Tag mit Besuchen war der feste Takt nicht besser.</numerusform>
                <numerusform>An keinem von %n Tagen mit Besuchen war der feste Takt besser.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on {lost} of the %n days with visits.</source>
            <translation>
                <numerusform>Am einzigen Tag mit Besuchen war der feste Takt besser ({lost} von %n).</numerusform>
                <numerusform>An {lost} von %n Tagen mit Besuchen war der feste Takt besser.</numerusform>
            </translation>
        </message>
        <message>
            <source>Then shown here as a chart.</source>
            <translation>Dann hier als Diagramm.</translation>
        </message>
        <message>
            <source>Times a feed dropped articles before it was refreshed.</source>
            <translation>Fälle, in denen ein Feed Artikel vor seiner Aktualisierung entfernt hat.</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Heute</translation>
        </message>
        <message>
            <source>Transferred</source>
            <translation>Übertragen</translation>
        </message>
        <message numerus="yes">
            <source>Unknown since then for %n feeds: {states}.</source>
            <translation>
                <numerusform>Seitdem unbekannt für %n Feed: {states}.</numerusform>
                <numerusform>Seitdem unbekannt für %n Feeds: {states}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Very alike</source>
            <translation>Sehr ähnlich</translation>
        </message>
        <message numerus="yes">
            <source>Visits by hour, %n days. Strong colour: again at the same hour on the next day.</source>
            <translation>
                <numerusform>Besuche nach Stunden, %n Tag. Kräftig: am nächsten Tag zur selben Stunde wieder.</numerusform>
                <numerusform>Besuche nach Stunden, %n Tage. Kräftig: am nächsten Tag zur selben Stunde wieder.</numerusform>
            </translation>
        </message>
        <message>
            <source>Website</source>
            <translation>Website</translation>
        </message>
        <message>
            <source>Went on from there</source>
            <translation>Von dort weiter</translation>
        </message>
        <message>
            <source>What Beforehand learns, and when</source>
            <translation>Was Beforehand lernt, und wann</translation>
        </message>
        <message>
            <source>What interests you</source>
            <translation>Was Sie interessiert</translation>
        </message>
        <message>
            <source>What more or fewer requests would bring</source>
            <translation>Was mehr oder weniger Anfragen brächten</translation>
        </message>
        <message>
            <source>When you usually visit</source>
            <translation>Wann Sie gewöhnlich kommen</translation>
        </message>
        <message>
            <source>Where articles lead you</source>
            <translation>Wohin Artikel Sie führen</translation>
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
        <message>
            <source>articles posted</source>
            <translation>veröffentlichte Artikel</translation>
        </message>
        <message>
            <source>as many requests this week as refreshing hourly</source>
            <translation>diese Woche so viele Anfragen wie bei stündlichem Aktualisieren</translation>
        </message>
        <message numerus="yes">
            <source>at %n visits</source>
            <translation>
                <numerusform>bei %n Besuch</numerusform>
                <numerusform>bei %n Besuchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least %n missing</source>
            <translation>
                <numerusform>mindestens %n fehlt</numerusform>
                <numerusform>mindestens %n fehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>brought nothing new</source>
            <translation>brachten nichts Neues</translation>
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
            <source>h</source>
            <translation>Std.</translation>
        </message>
        <message>
            <source>late after opening</source>
            <translation>spät nach dem Öffnen</translation>
        </message>
        <message>
            <source>min</source>
            <translation>min</translation>
        </message>
        <message>
            <source>missed at visits</source>
            <translation>bei Besuchen verpasst</translation>
        </message>
        <message>
            <source>no server asked to wait</source>
            <translation>kein Server bat zu warten</translation>
        </message>
        <message numerus="yes">
            <source>refreshes a day, all %n feeds</source>
            <translation>
                <numerusform>Aktualisierungen pro Tag, für %n Feed</numerusform>
                <numerusform>Aktualisierungen pro Tag, alle %n Feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>requests</source>
            <translation>Anfragen</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>times articles were lost</source>
            <translation>Mal Artikel verloren</translation>
        </message>
        <message>
            <source>transferred</source>
            <translation>übertragen</translation>
        </message>
        <message>
            <source>typical delay</source>
            <translation>übliche Verzögerung</translation>
        </message>
        <message>
            <source>visits</source>
            <translation>Besuche</translation>
        </message>
        <message numerus="yes">
            <source>{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account} nach dem eigenen Zeitplan des Servers, {days}: %n Artikel war nach {wait} da, {missed} fehlten {visits}.</numerusform>
                <numerusform>{account} nach dem eigenen Zeitplan des Servers, {days}: die Hälfte von %n Artikeln war nach {wait} da, {missed} fehlten {visits}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account}, seit Beforehand die Zeiten nennt, {days}: %n Artikel war nach {wait} da, {missed} fehlten {visits}.</numerusform>
                <numerusform>{account}, seit Beforehand die Zeiten nennt, {days}: die Hälfte von %n Artikeln war nach {wait} da, {missed} fehlten {visits}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{level}: in {repeated} % of the hours you visited, you also did the next day. By chance it would be {chance} %.</source>
            <translation>{level}: In {repeated} % der Stunden mit Besuch kamen Sie auch am nächsten Tag. Zufällig wären es {chance} %.</translation>
        </message>
        <message>
            <source>{requests} a day</source>
            <translation>{requests} am Tag</translation>
        </message>
        <message>
            <source>{requests} a day: about {misses} missed; a fixed timer would miss about {others}.</source>
            <translation>{requests} pro Tag: etwa {misses} verpasst; ein fester Takt würde etwa {others} verpassen.</translation>
        </message>
        <message>
            <source>{share} brought nothing new</source>
            <translation>{share} brachten nichts Neues</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits came within 60 s of your return to the computer.</source>
            <translation>
                <numerusform>{soon} von 1 Besuch kam binnen 60 s nach Ihrer Rückkehr an den Computer.</numerusform>
                <numerusform>{soon} von %n Besuchen kamen binnen 60 s nach Ihrer Rückkehr an den Computer.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds gave no answer.</source>
            <translation>
                <numerusform>1 Feed antwortete nicht.</numerusform>
                <numerusform>%n Feeds antworteten nicht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds refreshed</source>
            <translation>
                <numerusform>1 Feed aktualisiert</numerusform>
                <numerusform>%n Feeds aktualisiert</numerusform>
            </translation>
        </message>
        <message>
            <source>After {time} away.</source>
            <translation>Nach {time} Abwesenheit.</translation>
        </message>
        <message>
            <source>At this computer for {time}. {returns}</source>
            <translation>{time} an diesem Computer. {returns}</translation>
        </message>
        <message>
            <source>At this computer {times}. {returns}</source>
            <translation>An diesem Computer {times}. {returns}</translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times this week.</source>
            <translation>
                <numerusform>Diese Woche einmal zurückgekommen.</numerusform>
                <numerusform>Diese Woche %n-mal zurückgekommen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times today.</source>
            <translation>
                <numerusform>Heute einmal zurückgekommen.</numerusform>
                <numerusform>Heute %n-mal zurückgekommen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Last {days} days: {visits}</source>
            <translation>Letzte {days} Tage: {visits}</translation>
        </message>
        <message>
            <source>Not at this computer this week.</source>
            <translation>Diese Woche nicht an diesem Computer.</translation>
        </message>
        <message>
            <source>Not at this computer today.</source>
            <translation>Heute nicht an diesem Computer.</translation>
        </message>
        <message>
            <source>Nothing new, known {time} later.</source>
            <translation>Nichts Neues, bekannt {time} später.</translation>
        </message>
        <message>
            <source>Nothing was refreshed because of it.</source>
            <translation>Deswegen wurde nichts aktualisiert.</translation>
        </message>
        <message>
            <source>Signal: {signal}</source>
            <translation>Signal: {signal}</translation>
        </message>
        <message>
            <source>You came back</source>
            <translation>Sie kamen zurück</translation>
        </message>
        <message>
            <source>You just came back</source>
            <translation>Sie sind gerade zurückgekommen</translation>
        </message>
        <message>
            <source>input after a break</source>
            <translation>Eingabe nach einer Pause</translation>
        </message>
        <message>
            <source>program start</source>
            <translation>Programmstart</translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>Bildschirmschoner</translation>
        </message>
        <message>
            <source>since {time}</source>
            <translation>seit {time}</translation>
        </message>
        <message>
            <source>switch of users</source>
            <translation>Benutzerwechsel</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>Entsperren</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>Aufwachen</translation>
        </message>
        <message>
            <source>{articles}, ready {time} later.</source>
            <translation>{articles}, bereit {time} später.</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits within 60 s</source>
            <translation>
                <numerusform>{soon} von 1 Besuch binnen 60 s</numerusform>
                <numerusform>{soon} von %n Besuchen binnen 60 s</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} after {time} away, because you often read soon after.</source>
            <translation>{what} nach {time} Abwesenheit, weil Sie oft bald danach lesen.</translation>
        </message>
        <message>
            <source>{what} as you came back.</source>
            <translation>{what}, als Sie zurückkamen.</translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned this week.</source>
            <translation>
                <numerusform>%n Aktualisierung in dieser Woche geplant.</numerusform>
                <numerusform>%n Aktualisierungen in dieser Woche geplant.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned today.</source>
            <translation>
                <numerusform>%n Aktualisierung heute geplant.</numerusform>
                <numerusform>%n Aktualisierungen heute geplant.</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits</source>
            <translation>Ihre Gewohnheiten werden gelernt</translation>
        </message>
        <message>
            <source>It is {time}.</source>
            <translation>Es ist {time}.</translation>
        </message>
        <message>
            <source>No refreshes planned this week.</source>
            <translation>Diese Woche ist keine Aktualisierung geplant.</translation>
        </message>
        <message>
            <source>No refreshes planned today.</source>
            <translation>Heute ist keine Aktualisierung geplant.</translation>
        </message>
        <message>
            <source>When you usually visit is not known yet.</source>
            <translation>Die Zeiten Ihrer Besuche sind noch nicht bekannt.</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>Ihre Besuche sind meist um {times}.</translation>
        </message>
        <message>
            <source>You visited at {times}.</source>
            <translation>Sie waren um {times} da.</translation>
        </message>
        <message>
            <source>Your usual times appear here after a week. Until then, every feed is refreshed a few times a day.</source>
            <translation>Ihre üblichen Zeiten erscheinen hier nach einer Woche. Bis dahin wird jeder Feed mehrmals am Tag aktualisiert.</translation>
        </message>
        <message>
            <source>after {time}</source>
            <translation>nach {time}</translation>
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
        <message>
            <source>manually</source>
            <translation>manuell</translation>
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
            <source>not refreshed this week</source>
            <translation>diese Woche nicht aktualisiert</translation>
        </message>
        <message>
            <source>not refreshed today</source>
            <translation>heute nicht aktualisiert</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>nichts Neues</translation>
        </message>
        <message>
            <source>only by hand</source>
            <translation>nur von Hand</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>posts mostly {times}</source>
            <translation>veröffentlicht meist {times}</translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times this week</source>
            <translation>
                <numerusform>diese Woche %n-mal aktualisiert</numerusform>
                <numerusform>diese Woche %n-mal aktualisiert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times today</source>
            <translation>
                <numerusform>heute %n-mal aktualisiert</numerusform>
                <numerusform>heute %n-mal aktualisiert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refused %n times</source>
            <translation>
                <numerusform>%n-mal abgelehnt</numerusform>
                <numerusform>%n-mal abgelehnt</numerusform>
            </translation>
        </message>
        <message>
            <source>removed by publisher</source>
            <translation>vom Anbieter eingestellt</translation>
        </message>
    </context>
    <context>
        <name>Ribbon</name>
        <message>
            <source>When you visit</source>
            <translation>Ihre Besuche</translation>
        </message>
        <message>
            <source>next</source>
            <translation>nächster</translation>
        </message>
        <message>
            <source>ticks: planned refreshes</source>
            <translation>Striche: geplante Aktualisierungen</translation>
        </message>
        <message>
            <source>usually {time}</source>
            <translation>meist {time}</translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>Kontoeinstellungen…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Zu den Favoriten</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>Feed-Adresse kopieren</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>Feed-Eigenschaften…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Alle als gelesen markieren</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Verschieben nach</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Nach oben</translation>
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
            <source>On this computer</source>
            <translation>Auf diesem Computer</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Website öffnen</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Eigenschaften…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Aktualisieren</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Alle aktualisieren</translation>
        </message>
        <message>
            <source>Reload from scratch</source>
            <translation>Komplett neu laden</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Konto entfernen</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>Ordner entfernen, Feeds behalten</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>Aus den Favoriten entfernen</translation>
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
            <source>Removed by its publisher: unsubscribe</source>
            <translation>Vom Anbieter eingestellt: Abo beenden</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Als EPUB speichern…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Aktivität anzeigen</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Jetzt synchronisieren</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Oberste Ebene</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abo beenden</translation>
        </message>
        <message>
            <source>Unsubscribe at the sender…</source>
            <translation>Beim Absender abbestellen…</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programm</translation>
        </message>
        <message>
            <source>Remove action</source>
            <translation>Aktion entfernen</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Senden an</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Ton</translation>
        </message>
        <message>
            <source>Tag name</source>
            <translation>Name des Schlagworts</translation>
        </message>
    </context>
    <context>
        <name>RuleExamples</name>
        <message>
            <source>A rule opens for editing first. Ctrl+Z undoes what it did.</source>
            <translation>Eine Regel öffnet sich zuerst zum Bearbeiten. Strg+Z macht rückgängig, was sie getan hat.</translation>
        </message>
        <message>
            <source>Let rules sort what arrives</source>
            <translation>Regeln sortieren, was ankommt</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. Start with one of these, or with any article: right-click it and choose “Create rule from this article…”.</source>
            <translation>Regeln wirken automatisch auf neue Artikel: als gelesen markieren, Stern geben, verschlagworten, ausblenden oder benachrichtigen. Beginnen Sie mit einer von diesen oder mit einem Artikel: Klicken Sie mit der rechten Maustaste darauf und wählen Sie „Regel aus diesem Artikel erstellen…“.</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. To start with an article, right-click it and choose “Create rule from this article…”.</source>
            <translation>Regeln wirken automatisch auf neue Artikel: als gelesen markieren, Stern geben, verschlagworten, ausblenden oder benachrichtigen. Um mit einem Artikel zu beginnen, klicken Sie mit der rechten Maustaste darauf und wählen Sie „Regel aus diesem Artikel erstellen…“.</translation>
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
            <source>Match</source>
            <translation>Übereinstimmung</translation>
        </message>
        <message>
            <source>Rule name</source>
            <translation>Name der Regel</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>Dann:</translation>
        </message>
        <message>
            <source>When an article arrives and {how} of these match:</source>
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
            <source>Stopped</source>
            <translation>Angehalten</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message numerus="yes">
            <source>Matches {count} of the last %n articles</source>
            <translation>
                <numerusform>Trifft auf {count} des letzten %n Artikels zu</numerusform>
                <numerusform>Trifft auf {count} der letzten %n Artikel zu</numerusform>
            </translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Noch keine Artikel</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n rules were not saved: something is missing.</source>
            <translation>
                <numerusform>%n Regel wurde nicht gespeichert: Es fehlt etwas.</numerusform>
                <numerusform>%n Regeln wurden nicht gespeichert: Es fehlt etwas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a condition: a rule without one matches nothing.</source>
            <translation>Fügen Sie eine Bedingung hinzu: Ohne sie trifft die Regel nie zu.</translation>
        </message>
        <message>
            <source>Add an action.</source>
            <translation>Fügen Sie eine Aktion hinzu.</translation>
        </message>
        <message>
            <source>Any field</source>
            <translation>Alle Felder</translation>
        </message>
        <message>
            <source>Articles by {author}</source>
            <translation>Artikel von {author}</translation>
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
            <translation>Bitte wählen Sie einen Feed aus der Liste.</translation>
        </message>
        <message>
            <source>Choose a folder from the list.</source>
            <translation>Bitte wählen Sie einen Ordner aus der Liste.</translation>
        </message>
        <message>
            <source>Choose a program. It has to lie in the programs folder.</source>
            <translation>Wählen Sie ein Programm. Es muss im Programmordner liegen.</translation>
        </message>
        <message>
            <source>Choose where to. Places are set up in Preferences, Sharing.</source>
            <translation>Wählen Sie ein Ziel. Ziele werden in den Einstellungen unter „Teilen“ eingerichtet.</translation>
        </message>
        <message>
            <source>Enter a name for the rule.</source>
            <translation>Geben Sie einen Namen für die Regel ein.</translation>
        </message>
        <message>
            <source>Enter a tag name.</source>
            <translation>Geben Sie ein Schlagwort ein.</translation>
        </message>
        <message>
            <source>Enter text to match.</source>
            <translation>Geben Sie einen Suchtext ein.</translation>
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
            <source>Hide</source>
            <translation>Ausblenden</translation>
        </message>
        <message>
            <source>Hide what you never read</source>
            <translation>Ausblenden, was Sie nie lesen</translation>
        </message>
        <message>
            <source>Hide “{word}”</source>
            <translation>„{word}“ ausblenden</translation>
        </message>
        <message>
            <source>Keep a busy feed short</source>
            <translation>Einen vollen Feed kurz halten</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Link</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelesen markieren</translation>
        </message>
        <message>
            <source>Never miss a writer</source>
            <translation>Einen Autor nie verpassen</translation>
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
            <source>Run program</source>
            <translation>Programm ausführen</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Senden an</translation>
        </message>
        <message>
            <source>Stopped: {why}. Change that, then switch the rule off and on to try again.</source>
            <translation>Angehalten: {why}. Ändern Sie das und schalten Sie die Regel dann aus und wieder ein, um es erneut zu versuchen.</translation>
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
            <source>The rule {name} was not saved. {why}</source>
            <translation>Die Regel {name} wurde nicht gespeichert. {why}</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message numerus="yes">
            <source>Would have hidden {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>Hätte in den letzten 30 Tagen {count} von %n Artikel ausgeblendet</numerusform>
                <numerusform>Hätte in den letzten 30 Tagen {count} von %n Artikeln ausgeblendet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Would have marked {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>Hätte in den letzten 30 Tagen {count} von %n Artikel markiert</numerusform>
                <numerusform>Hätte in den letzten 30 Tagen {count} von %n Artikeln markiert</numerusform>
            </translation>
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
            <source>does not match expression</source>
            <translation>entspricht nicht dem Ausdruck</translation>
        </message>
        <message>
            <source>is</source>
            <translation>ist</translation>
        </message>
        <message>
            <source>is not</source>
            <translation>ist nicht</translation>
        </message>
        <message>
            <source>matches expression</source>
            <translation>entspricht dem Ausdruck</translation>
        </message>
        <message>
            <source>{author} writes for {feed}; you opened {opened} of the last {most}</source>
            <translation>{author} schreibt für {feed}; Sie haben {opened} der letzten {most} geöffnet</translation>
        </message>
        <message>
            <source>{feed}: “{word}” as read</source>
            <translation>{feed}: „{word}“ als gelesen</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Apply to matches now</source>
            <translation>Jetzt auf Treffer anwenden</translation>
        </message>
        <message>
            <source>Delete rule</source>
            <translation>Regel löschen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Matching articles appear here.</source>
            <translation>Treffer erscheinen hier.</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>Neue Regel</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>The last run of its program failed. {problem}</source>
            <translation>Der letzte Lauf ihres Programms ist fehlgeschlagen. {problem}</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>A link in another program asks for this. Nothing is loaded before you save.</source>
            <translation>Ein Link in einem anderen Programm verlangt das. Bevor Sie speichern, wird nichts geladen.</translation>
        </message>
        <message>
            <source>Always save</source>
            <translation>Immer speichern</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save to Read later?</source>
            <translation>Unter „Später lesen“ speichern?</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>Copied. Paste it in your browser as the address of a new bookmark.</source>
            <translation>Kopiert. Fügen Sie es in Ihrem Browser als Adresse eines neuen Lesezeichens ein.</translation>
        </message>
        <message>
            <source>Copy the address of a web page first.</source>
            <translation>Kopieren Sie zuerst die Adresse einer Webseite.</translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>a day, a month or “yesterday”</source>
            <translation>Tag, Monat oder „yesterday“</translation>
        </message>
        <message>
            <source>by an author</source>
            <translation>von einem Autor</translation>
        </message>
        <message>
            <source>in a feed</source>
            <translation>in einem Feed</translation>
        </message>
        <message>
            <source>in a folder</source>
            <translation>in einem Ordner</translation>
        </message>
        <message>
            <source>in the title</source>
            <translation>im Titel</translation>
        </message>
        <message>
            <source>unread, starred, later…</source>
            <translation>unread, starred, later…</translation>
        </message>
        <message>
            <source>with a tag</source>
            <translation>mit einem Schlagwort</translation>
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
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Client ID</source>
            <translation>Client-ID</translation>
        </message>
        <message>
            <source>Client secret</source>
            <translation>Client-Geheimnis</translation>
        </message>
        <message>
            <source>Create a client on {address} under API clients management. The login is kept in your system’s keyring.</source>
            <translation>Legen Sie auf {address} unter „API-Client-Verwaltung“ einen Client an. Die Anmeldung wird im Schlüsselbund Ihres Systems gespeichert.</translation>
        </message>
        <message>
            <source>Log in to {name}</source>
            <translation>Bei {name} anmelden</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Passwort</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Benutzername</translation>
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
        <name>SignInFields</name>
        <message>
            <source>API key</source>
            <translation>API-Schlüssel</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>Aus „Einstellungen“, „API-Schlüssel“.</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Passwort</translation>
        </message>
        <message>
            <source>Sign in with</source>
            <translation>Anmelden mit</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this address and nowhere else.</source>
            <translation>Nur im Schlüsselbund dieses Computers gespeichert. Es wird an diese Adresse gesendet und nirgendwohin sonst.</translation>
        </message>
        <message>
            <source>The API password, which FreshRSS keeps in Settings, Profile. It is not the one you log in with.</source>
            <translation>Das API-Passwort, das FreshRSS unter „Einstellungen“, „Profil“ führt. Es ist nicht das, mit dem Sie sich anmelden.</translation>
        </message>
        <message>
            <source>User and password</source>
            <translation>Name und Passwort</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Benutzername</translation>
        </message>
        <message>
            <source>User name and password of the Google Reader integration (Settings, Integrations).</source>
            <translation>Benutzername und Passwort der Google-Reader-Integration („Einstellungen“, „Integrationen“).</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Add feed from this site…</source>
            <translation>Feed dieser Website hinzufügen…</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Bilder in diesem Feed immer laden</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Als Markdown kopieren</translation>
        </message>
        <message>
            <source>Copy description</source>
            <translation>Beschreibung kopieren</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Link kopieren</translation>
        </message>
        <message>
            <source>Copy link with text</source>
            <translation>Link mit Text kopieren</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Bild kopieren</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>Bildadresse kopieren</translation>
        </message>
        <message>
            <source>Do not load pictures in this feed</source>
            <translation>Bilder in diesem Feed nicht laden</translation>
        </message>
        <message>
            <source>Make a rule from this…</source>
            <translation>Regel daraus erstellen…</translation>
        </message>
        <message>
            <source>Open in background	Middle-click</source>
            <translation>Im Hintergrund öffnen	Mittelklick</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Im Browser öffnen</translation>
        </message>
        <message>
            <source>Open original in browser</source>
            <translation>Original im Browser öffnen</translation>
        </message>
        <message>
            <source>Remove from Read later</source>
            <translation>Aus „Später lesen“ entfernen</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>Bild speichern…</translation>
        </message>
        <message>
            <source>Save to Read later</source>
            <translation>In „Später lesen“ speichern</translation>
        </message>
        <message>
            <source>Search articles for “{text}”</source>
            <translation>Artikel nach „{text}“ durchsuchen</translation>
        </message>
        <message>
            <source>Search the web</source>
            <translation>Im Web suchen</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles auswählen</translation>
        </message>
        <message>
            <source>Share link</source>
            <translation>Link teilen</translation>
        </message>
        <message>
            <source>Share quote</source>
            <translation>Zitat teilen</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Bild ansehen</translation>
        </message>
    </context>
    <context>
        <name>StarredFeed</name>
        <message>
            <source>Starred articles</source>
            <translation>Artikel mit Stern</translation>
        </message>
        <message>
            <source>The starred articles feed is not up to date: {why}</source>
            <translation>Der Feed der Artikel mit Stern ist nicht aktuell: {why}</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Review feeds</source>
            <translation>Feeds prüfen</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Mit Thema beginnen</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic. You review every feed before it is added.</source>
            <translation>Vorgeschlagene Feeds, ein Ordner je Thema. Sie prüfen jeden Feed vor dem Hinzufügen.</translation>
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
        <message>
            <source>World news</source>
            <translation>Nachrichten aus aller Welt</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n neuer Artikel</numerusform>
                <numerusform>%n neue Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>A third of the refreshes on a metered connection</source>
            <translation>Ein Drittel der Aktualisierungen bei getakteter Verbindung</translation>
        </message>
        <message>
            <source>A third of the refreshes on low battery</source>
            <translation>Ein Drittel der Aktualisierungen bei schwachem Akku</translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>Ihre Gewohnheiten werden gelernt. Bis dahin wird jeder Feed mehrmals am Tag aktualisiert.</translation>
        </message>
        <message>
            <source>Half as many refreshes on a metered connection</source>
            <translation>Halb so viele Aktualisierungen bei getakteter Verbindung</translation>
        </message>
        <message>
            <source>Half as many refreshes on low battery</source>
            <translation>Halb so viele Aktualisierungen bei schwachem Akku</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Aktualisierung gegen {time}</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Noch keine Artikel</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Noch nicht aktualisiert</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nichts Neues</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Offline</translation>
        </message>
        <message>
            <source>On vacation until {day}</source>
            <translation>Im Urlaub bis {day}</translation>
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
            <source>Refreshed {time}</source>
            <translation>Aktualisiert {time}</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>Die Aktualisierung wird automatisch fortgesetzt.</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing {done} of %n</source>
            <translation>
                <numerusform>Aktualisiert: {done} von %n</numerusform>
                <numerusform>Aktualisiert: {done} von %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in to this network first</source>
            <translation>Zuerst im Netzwerk anmelden</translation>
        </message>
        <message>
            <source>You usually visit about {time}. Your feeds are refreshed shortly before.</source>
            <translation>Ihr nächster Besuch ist meist etwa {time}. Kurz davor werden Ihre Feeds aktualisiert.</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>nächste bis {time}</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>jetzt offline</translation>
        </message>
        <message>
            <source>saving data</source>
            <translation>spart Daten</translation>
        </message>
        <message>
            <source>saving power</source>
            <translation>spart Strom</translation>
        </message>
        <message>
            <source>sign in to this network first</source>
            <translation>zuerst im Netzwerk anmelden</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>{ready} von %n Feed bereit</numerusform>
                <numerusform>{ready} von %n Feeds bereit</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Einstellungen…</translation>
        </message>
    </context>
    <context>
        <name>StripsArea</name>
        <message>
            <source>By name</source>
            <translation>Nach Namen</translation>
        </message>
        <message>
            <source>Feed order</source>
            <translation>Reihenfolge der Feeds</translation>
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
    </context>
    <context>
        <name>StripsView</name>
        <message>
            <source>Feeds: posting times, past and planned refreshes</source>
            <translation>Feeds: Veröffentlichungszeiten, vergangene und geplante Aktualisierungen</translation>
        </message>
        <message>
            <source>No feeds yet.</source>
            <translation>Noch keine Feeds.</translation>
        </message>
    </context>
    <context>
        <name>SubscriptionsPane</name>
        <message>
            <source>Add site or feed</source>
            <translation>Website oder Feed hinzufügen</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
    </context>
    <context>
        <name>Synonyms</name>
        <message>
            <source>English, German, French, Spanish, Japanese, Chinese, translation, locale</source>
            <translation>Englisch, Deutsch, Französisch, Spanisch, Japanisch, Chinesisch, Übersetzung, Sprache</translation>
        </message>
        <message>
            <source>VPN, tor, connection</source>
            <translation>VPN, Tor, Verbindung</translation>
        </message>
        <message>
            <source>accessibility, black and white, strong</source>
            <translation>Barrierefreiheit, schwarzweiß, stark</translation>
        </message>
        <message>
            <source>all reports, whole story</source>
            <translation>alle Berichte, ganzes Ereignis</translation>
        </message>
        <message>
            <source>alphabetical, A to Z</source>
            <translation>alphabetisch, A bis Z</translation>
        </message>
        <message>
            <source>alt text, caption</source>
            <translation>Alternativtext, Bildunterschrift</translation>
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
            <source>at once, immediately</source>
            <translation>sofort, gleich</translation>
        </message>
        <message>
            <source>automatic, auto mode, default colours</source>
            <translation>automatisch, Standardfarben</translation>
        </message>
        <message>
            <source>automatically read, mark on scroll</source>
            <translation>automatisch gelesen, beim Blättern markieren</translation>
        </message>
        <message>
            <source>autostart, login, boot, launch</source>
            <translation>Autostart, Anmeldung, Systemstart</translation>
        </message>
        <message>
            <source>background tab</source>
            <translation>Hintergrund-Tab</translation>
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
            <source>bookmarklet, browser, save page, read later, ask</source>
            <translation>Bookmarklet, Lesezeichen, Browser, Seite speichern, später lesen, fragen</translation>
        </message>
        <message>
            <source>bookmarklet, save from browser</source>
            <translation>Bookmarklet, aus dem Browser speichern</translation>
        </message>
        <message>
            <source>briefing, digest, summary, today</source>
            <translation>Briefing, Überblick, Zusammenfassung, heute</translation>
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
            <source>bug, feedback, log file, support</source>
            <translation>Fehler, Rückmeldung, Protokoll, Hilfe</translation>
        </message>
        <message>
            <source>by hand, never</source>
            <translation>von Hand, nie</translation>
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
            <source>changes, edits, revisions, history, diff, corrections</source>
            <translation>Änderungen, Bearbeitungen, Revisionen, Verlauf, Diff, Korrekturen</translation>
        </message>
        <message>
            <source>classic, horizontal, mail view</source>
            <translation>klassisch, waagerecht, Mailansicht</translation>
        </message>
        <message>
            <source>clipboard, copy text, copy link, copy picture</source>
            <translation>Zwischenablage, Text kopieren, Link kopieren, Bild kopieren</translation>
        </message>
        <message>
            <source>close all folders, fold all</source>
            <translation>alle Ordner zuklappen, einklappen</translation>
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
            <source>copy image URL</source>
            <translation>Bild-URL kopieren</translation>
        </message>
        <message>
            <source>copy image, clipboard</source>
            <translation>Grafik kopieren, Zwischenablage</translation>
        </message>
        <message>
            <source>custom order, drag and drop</source>
            <translation>eigene Reihenfolge, ziehen</translation>
        </message>
        <message>
            <source>dark, night, dark mode, night mode, black</source>
            <translation>dunkel, Nacht, Dunkelmodus, Nachtmodus, schwarz</translation>
        </message>
        <message>
            <source>default, white</source>
            <translation>Vorgabe, weiß</translation>
        </message>
        <message>
            <source>delay</source>
            <translation>Verzögerung</translation>
        </message>
        <message>
            <source>delay, wait</source>
            <translation>Verzögerung, warten</translation>
        </message>
        <message>
            <source>delete feed, remove feed, unfollow</source>
            <translation>Feed löschen, Feed entfernen, Abo kündigen</translation>
        </message>
        <message>
            <source>digest, summary, newspaper, today</source>
            <translation>Überblick, Zusammenfassung, Zeitung, heute</translation>
        </message>
        <message>
            <source>digest, timing of notifications, when I usually read</source>
            <translation>Sammelmeldung, Zeitpunkt der Benachrichtigungen, wann ich gewöhnlich lese</translation>
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
            <source>download image, save image</source>
            <translation>Bild herunterladen, Grafik speichern</translation>
        </message>
        <message>
            <source>duplicates, deduplicate</source>
            <translation>Duplikate, doppelte Artikel</translation>
        </message>
        <message>
            <source>e-book, e-reader, Kindle, export EPUB, take along</source>
            <translation>E-Book, E-Reader, Kindle, EPUB exportieren, mitnehmen</translation>
        </message>
        <message>
            <source>e-mail, email, IMAP, Substack, Gmail, Fastmail, mailing list</source>
            <translation>E-Mail, IMAP, Substack, Gmail, GMX, Mailingliste</translation>
        </message>
        <message>
            <source>e-reader, e-book, EPUB, Kobo, Kindle, Syncthing</source>
            <translation>E-Reader, E-Book, EPUB, Kobo, Kindle, Syncthing</translation>
        </message>
        <message>
            <source>edits, revisions, versions, history, diff</source>
            <translation>Bearbeitungen, Revisionen, Fassungen, Verlauf, Diff</translation>
        </message>
        <message>
            <source>email, e-mail, forward</source>
            <translation>E-Mail, weiterleiten</translation>
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
            <source>find feed, search sidebar, search feeds</source>
            <translation>Feed finden, Feeds suchen, Seitenleiste durchsuchen</translation>
        </message>
        <message>
            <source>folder, sync, habits, privacy</source>
            <translation>Ordner, Abgleich, Gewohnheiten, Datenschutz</translation>
        </message>
        <message>
            <source>folder, sync, requests, spare</source>
            <translation>Ordner, Abgleich, Anfragen, sparen</translation>
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
            <source>full texts, common rules, wallabag</source>
            <translation>Volltexte, gemeinsame Regeln, wallabag</translation>
        </message>
        <message>
            <source>health, errors, problems, broken feeds, dead feeds</source>
            <translation>gesundheit, fehler, probleme, defekte feeds, tote feeds</translation>
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
            <source>important first</source>
            <translation>Wichtiges zuerst</translation>
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
            <source>look up, find this</source>
            <translation>nachschlagen, das finden</translation>
        </message>
        <message>
            <source>manual, how to, getting started, documentation</source>
            <translation>Handbuch, Anleitung, erste Schritte, Dokumentation</translation>
        </message>
        <message>
            <source>mark as read on scroll, scrolling</source>
            <translation>beim Blättern als gelesen markieren, scrollen</translation>
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
            <source>migrate, switch, stars, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</source>
            <translation>migrieren, wechseln, Sterne, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</translation>
        </message>
        <message>
            <source>mobile data, hotspot, save data</source>
            <translation>mobile Daten, Hotspot, Daten sparen</translation>
        </message>
        <message>
            <source>most unread first</source>
            <translation>meiste Ungelesene zuerst</translation>
        </message>
        <message>
            <source>new filter, create filter, mute</source>
            <translation>neuer Filter, Filter anlegen, stummschalten</translation>
        </message>
        <message>
            <source>new filter, mute word</source>
            <translation>neuer Filter, Wort stummschalten</translation>
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
            <source>offline, prefetch, preload, whole article</source>
            <translation>offline, vorausladen, vorab laden, ganzer Artikel</translation>
        </message>
        <message>
            <source>only unread feeds, hide empty folders, show read feeds</source>
            <translation>nur ungelesene Feeds, leere Ordner ausblenden, gelesene Feeds zeigen</translation>
        </message>
        <message>
            <source>open all folders, unfold all</source>
            <translation>alle Ordner aufklappen, ausklappen</translation>
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
            <source>paste link, save page, read it later</source>
            <translation>Link einfügen, Seite speichern, später lesen</translation>
        </message>
        <message>
            <source>pin feed, unpin, favorite, bookmark feed</source>
            <translation>Feed anheften, lösen, Favorit</translation>
        </message>
        <message>
            <source>podcast, episode, download folder, music</source>
            <translation>Podcast, Folge, Downloadordner, Musik, herunterladen</translation>
        </message>
        <message>
            <source>podcast, queue, autoplay, continue</source>
            <translation>Podcast, Warteschlange, automatisch weiter, fortsetzen</translation>
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
            <source>privacy, tracking, unlock, wake, idle, presence</source>
            <translation>Privatsphäre, Tracking, Entsperren, Aufwachen, Leerlauf, Anwesenheit</translation>
        </message>
        <message>
            <source>publish, RSS of starred</source>
            <translation>veröffentlichen, RSS der Favoriten</translation>
        </message>
        <message>
            <source>quote as Markdown</source>
            <translation>Zitat als Markdown</translation>
        </message>
        <message>
            <source>quote, send text, share link</source>
            <translation>zitieren, Text senden, Link teilen</translation>
        </message>
        <message>
            <source>read link later, bookmark link</source>
            <translation>Link später lesen, Link merken</translation>
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
            <source>rearrange, reorder, sort manually</source>
            <translation>umordnen, neu ordnen, manuell sortieren</translation>
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
            <source>refresh, update, reload, check for new, fetch</source>
            <translation>aktualisieren, neu laden, auf Neues prüfen</translation>
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
            <source>scrape, CSS selector, website without RSS</source>
            <translation>Scraper, CSS-Selektor, Website ohne RSS</translation>
        </message>
        <message>
            <source>scripts, own commands</source>
            <translation>Skripte, eigene Befehle</translation>
        </message>
        <message>
            <source>search engine, search the web, look up</source>
            <translation>Suchmaschine, im Web suchen, nachschlagen</translation>
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
            <source>sepia, reading theme, page colour, background</source>
            <translation>Sepia, Lesedesign, Seitenfarbe, Hintergrund</translation>
        </message>
        <message>
            <source>sepia, warm, cream</source>
            <translation>Sepia, warm, creme</translation>
        </message>
        <message>
            <source>server, sign in, log in, FreshRSS, Miniflux, Google Reader</source>
            <translation>Server, anmelden, einloggen, FreshRSS, Miniflux, Google Reader</translation>
        </message>
        <message>
            <source>settings, options, configuration</source>
            <translation>Einstellungen, Optionen, Konfiguration</translation>
        </message>
        <message>
            <source>share, Pocket, Instapaper, Mastodon, read-it-later, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, notes</source>
            <translation>teilen, Pocket, Instapaper, Mastodon, später lesen, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, Notizen</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys</source>
            <translation>Tastenkürzel, Tastatur, Hotkeys</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, key bindings</source>
            <translation>Tastenkürzel, Tastatur, Tastenbelegung</translation>
        </message>
        <message>
            <source>show images, unblock pictures</source>
            <translation>Bilder zeigen, Bilder zulassen</translation>
        </message>
        <message>
            <source>sidebar order, arrange, alphabetical</source>
            <translation>Reihenfolge, anordnen, alphabetisch</translation>
        </message>
        <message>
            <source>sidebar, feed list, hide feeds, full width</source>
            <translation>Seitenleiste, Feedliste, Feeds ausblenden, volle Breite</translation>
        </message>
        <message>
            <source>silent, mute, ring, bell</source>
            <translation>stumm, lautlos, klingeln, Signal</translation>
        </message>
        <message>
            <source>smart folder, search folder</source>
            <translation>intelligenter Ordner, Suchordner</translation>
        </message>
        <message>
            <source>sort articles, order</source>
            <translation>Artikel sortieren, Reihenfolge</translation>
        </message>
        <message>
            <source>start, launch, new articles, position, last article</source>
            <translation>Start, neue Artikel, Stelle, letzter Artikel</translation>
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
            <source>stories, clusters, related, similar, other reports, topics</source>
            <translation>Ereignisse, Story, Storys, Gruppen, verwandt, ähnlich, andere Berichte, Themen</translation>
        </message>
        <message>
            <source>style sheet, css, custom style, user style</source>
            <translation>Formatvorlage, CSS, eigener Stil, Benutzerstil</translation>
        </message>
        <message>
            <source>subscribe to link, follow site</source>
            <translation>Link abonnieren, Website folgen</translation>
        </message>
        <message>
            <source>subscribe, new feed, follow, RSS</source>
            <translation>abonnieren, neuer Feed, folgen, RSS</translation>
        </message>
        <message>
            <source>sync, laptop, devices, second computer, folder, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</source>
            <translation>synchronisieren, Laptop, Geräte, zweiter Computer, Ordner, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</translation>
        </message>
        <message>
            <source>synchronise, synchronize, sync accounts, server, folder</source>
            <translation>synchronisieren, abgleichen, Konten synchronisieren, Server, Ordner</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, speak, voice</source>
            <translation>Sprachausgabe, TTS, anhören, sprechen, Stimme</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, voice, continue</source>
            <translation>Sprachausgabe, TTS, anhören, Stimme, weiter</translation>
        </message>
        <message>
            <source>thumbnails, previews, images, cards</source>
            <translation>Vorschaubilder, Miniaturen, Vorschau, Karten</translation>
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
            <source>touchpad gesture, two fingers</source>
            <translation>Touchpad-Geste, zwei Finger</translation>
        </message>
        <message>
            <source>ungroup, split, wrong story</source>
            <translation>Gruppe auflösen, trennen, falsches Ereignis</translation>
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
            <source>version, info, licence</source>
            <translation>Version, Info, Lizenz</translation>
        </message>
        <message>
            <source>view image, original picture</source>
            <translation>Grafik ansehen, Originalbild</translation>
        </message>
        <message>
            <source>web page, original, external, visit site</source>
            <translation>Webseite, Original, extern, Seite besuchen</translation>
        </message>
        <message>
            <source>wrong text, site rules, CSS selector, scrape</source>
            <translation>falscher Text, Regeln der Website, CSS-Selektor</translation>
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
            <translation>Aktivität</translation>
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
            <source>Create tag “{name}”</source>
            <translation>Schlagwort „{name}“ erstellen</translation>
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
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Ausschneiden</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles auswählen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Default size and width</source>
            <translation>Standardgröße und -breite</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Schriftart</translation>
        </message>
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
            <source>Text</source>
            <translation>Schrift</translation>
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
        <name>TextRuleSheet</name>
        <message numerus="yes">
            <source>%n characters of text found</source>
            <translation>
                <numerusform>%n Zeichen Text gefunden</numerusform>
                <numerusform>%n Zeichen Text gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the block that holds the text:</source>
            <translation>Wählen Sie den Block mit dem Text:</translation>
        </message>
        <message>
            <source>Full text on the pages of this feed</source>
            <translation>Volltext auf den Seiten dieses Feeds</translation>
        </message>
        <message>
            <source>No text found: choose a block that holds it.</source>
            <translation>Kein Text gefunden: Wählen Sie einen Block, der ihn enthält.</translation>
        </message>
        <message>
            <source>This is not a CSS selector.</source>
            <translation>Das ist kein CSS-Selektor.</translation>
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
            <source>MMMM yyyy</source>
            <translation>MMMM yyyy</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Heute</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Gestern</translation>
        </message>
        <message>
            <source>d</source>
            <translation>d</translation>
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
            <source>ddd d</source>
            <translation>ddd d.</translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d. MMMM</translation>
        </message>
        <message>
            <source>dddd, d MMMM yyyy</source>
            <translation>dddd, d. MMMM yyyy</translation>
        </message>
        <message>
            <source>now</source>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>gestern {time}</translation>
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
            <source>%n new articles</source>
            <translation>
                <numerusform>%n neuer Artikel</numerusform>
                <numerusform>%n neue Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Nächster ungelesener</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nichts Neues</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Beforehand öffnen</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Aktualisieren 1 Stunde anhalten</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Aktualisieren bis morgen anhalten</translation>
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
        <message>
            <source>Refresh</source>
            <translation>Aktualisieren</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Aktualisieren fortsetzen</translation>
        </message>
    </context>
    <context>
        <name>TreeDelegate</name>
        <message>
            <source>New name</source>
            <translation>Neuer Name</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Anzeigen</translation>
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
            <source>%n feeds</source>
            <translation>
                <numerusform>%n Feed</numerusform>
                <numerusform>%n Feeds</numerusform>
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
            <source>Favourites</source>
            <translation>Favoriten</translation>
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
            <source>On this computer</source>
            <translation>Auf diesem Computer</translation>
        </message>
        <message>
            <source>Refreshed only by hand</source>
            <translation>Nur von Hand aktualisiert</translation>
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
            <source>account</source>
            <translation>Konto</translation>
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
            <source>refreshed only by hand</source>
            <translation>nur von Hand aktualisiert</translation>
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
        <message>
            <source>Added</source>
            <translation>Hinzugefügt</translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds</source>
            <translation>
                <numerusform>%n Feed hinzugefügt</numerusform>
                <numerusform>%n Feeds hinzugefügt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds to favourites</source>
            <translation>
                <numerusform>%n Feed zu den Favoriten hinzugefügt</numerusform>
                <numerusform>%n Feeds zu den Favoriten hinzugefügt</numerusform>
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
            <source>Added to Read later</source>
            <translation>Zu „Später lesen“ hinzugefügt</translation>
        </message>
        <message numerus="yes">
            <source>Added to Read later: %n articles</source>
            <translation>
                <numerusform>Zu „Später lesen“ hinzugefügt: %n Artikel</numerusform>
                <numerusform>Zu „Später lesen“ hinzugefügt: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Added to favourites</source>
            <translation>Zu den Favoriten hinzugefügt</translation>
        </message>
        <message>
            <source>Added {name}</source>
            <translation>{name} hinzugefügt</translation>
        </message>
        <message>
            <source>Added {name} to favourites</source>
            <translation>{name} zu den Favoriten hinzugefügt</translation>
        </message>
        <message>
            <source>Added “{name}” to Read later</source>
            <translation>„{name}“ zu „Später lesen“ hinzugefügt</translation>
        </message>
        <message>
            <source>Address changed</source>
            <translation>Adresse geändert</translation>
        </message>
        <message>
            <source>Cancelled the download of “{name}”</source>
            <translation>Download von „{name}“ abgebrochen</translation>
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
            <source>Computer forgotten</source>
            <translation>Computer vergessen</translation>
        </message>
        <message>
            <source>Computer renamed</source>
            <translation>Computer umbenannt</translation>
        </message>
        <message>
            <source>Deleted the download of “{name}”</source>
            <translation>Download von „{name}“ gelöscht</translation>
        </message>
        <message>
            <source>Deleted the tag {name}</source>
            <translation>Schlagwort {name} gelöscht</translation>
        </message>
        <message>
            <source>Download cancelled</source>
            <translation>Download abgebrochen</translation>
        </message>
        <message>
            <source>Download deleted</source>
            <translation>Download gelöscht</translation>
        </message>
        <message>
            <source>Favourites rearranged</source>
            <translation>Favoriten neu angeordnet</translation>
        </message>
        <message>
            <source>Folder added</source>
            <translation>Ordner hinzugefügt</translation>
        </message>
        <message>
            <source>Folder joined</source>
            <translation>Ordner beigetreten</translation>
        </message>
        <message>
            <source>Folder left</source>
            <translation>Ordner verlassen</translation>
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
            <source>Forgot the computer {name}</source>
            <translation>Computer {name} vergessen</translation>
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
        <message numerus="yes">
            <source>Ignored %n feeds until they change</source>
            <translation>
                <numerusform>%n Feed bis zu einer Änderung ignoriert</numerusform>
                <numerusform>%n Feeds bis zu einer Änderung ignoriert</numerusform>
            </translation>
        </message>
        <message>
            <source>Ignored until it changes</source>
            <translation>Ignoriert bis zu einer Änderung</translation>
        </message>
        <message>
            <source>Ignored {name} until it changes</source>
            <translation>{name} bis zu einer Änderung ignoriert</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>Importiert</translation>
        </message>
        <message>
            <source>Joined the folder {name}</source>
            <translation>Dem Ordner {name} beigetreten</translation>
        </message>
        <message>
            <source>Learned data erased</source>
            <translation>Gelernte Daten gelöscht</translation>
        </message>
        <message>
            <source>Left the folder {name}</source>
            <translation>Ordner {name} verlassen</translation>
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
            <source>Marked all as read</source>
            <translation>Alle als gelesen markiert</translation>
        </message>
        <message numerus="yes">
            <source>Marked all as read: %n articles</source>
            <translation>
                <numerusform>Alle als gelesen markiert: %n Artikel</numerusform>
                <numerusform>Alle als gelesen markiert: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as read</source>
            <translation>Als gelesen markiert</translation>
        </message>
        <message numerus="yes">
            <source>Marked as read: %n articles</source>
            <translation>
                <numerusform>Als gelesen markiert: %n Artikel</numerusform>
                <numerusform>Als gelesen markiert: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as unread</source>
            <translation>Als ungelesen markiert</translation>
        </message>
        <message numerus="yes">
            <source>Marked as unread: %n articles</source>
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
            <source>Merged two subscriptions to the same feed</source>
            <translation>Zwei Abos desselben Feeds zusammengeführt</translation>
        </message>
        <message>
            <source>Merged two subscriptions to {name}</source>
            <translation>Zwei Abos von {name} zusammengeführt</translation>
        </message>
        <message>
            <source>Merged two tags into {name}</source>
            <translation>Zwei Schlagwörter zu {name} zusammengeführt</translation>
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
        <message>
            <source>Moved {name} within the favourites</source>
            <translation>{name} innerhalb der Favoriten verschoben</translation>
        </message>
        <message numerus="yes">
            <source>Muted %n feeds: new articles arrive as read</source>
            <translation>
                <numerusform>%n Feed stummgeschaltet: Neue Artikel kommen als gelesen an</numerusform>
                <numerusform>%n Feeds stummgeschaltet: Neue Artikel kommen als gelesen an</numerusform>
            </translation>
        </message>
        <message>
            <source>Muted {name}: new articles arrive as read</source>
            <translation>{name} stummgeschaltet: Neue Artikel kommen als gelesen an</translation>
        </message>
        <message>
            <source>Muted: new articles arrive as read</source>
            <translation>Stummgeschaltet: Neue Artikel kommen als gelesen an</translation>
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
            <source>Passphrase set: every other computer asks for it</source>
            <translation>Passphrase festgelegt: Jeder andere Computer fragt danach</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Angehalten</translation>
        </message>
        <message numerus="yes">
            <source>Paused %n feeds</source>
            <translation>
                <numerusform>%n Feed angehalten</numerusform>
                <numerusform>%n Feeds angehalten</numerusform>
            </translation>
        </message>
        <message>
            <source>Paused {name}</source>
            <translation>{name} angehalten</translation>
        </message>
        <message>
            <source>Put back into its story</source>
            <translation>Wieder in die Gruppe aufgenommen</translation>
        </message>
        <message>
            <source>Put “{name}” back into its story</source>
            <translation>„{name}“ wieder in die Gruppe aufgenommen</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Entfernt</translation>
        </message>
        <message numerus="yes">
            <source>Removed %n feeds from favourites</source>
            <translation>
                <numerusform>%n Feed aus den Favoriten entfernt</numerusform>
                <numerusform>%n Feeds aus den Favoriten entfernt</numerusform>
            </translation>
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
            <source>Removed from Read later</source>
            <translation>Aus „Später lesen“ entfernt</translation>
        </message>
        <message numerus="yes">
            <source>Removed from Read later: %n articles</source>
            <translation>
                <numerusform>Aus „Später lesen“ entfernt: %n Artikel</numerusform>
                <numerusform>Aus „Später lesen“ entfernt: %n Artikel</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed from favourites</source>
            <translation>Aus den Favoriten entfernt</translation>
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
            <source>Removed {name} from favourites</source>
            <translation>{name} aus den Favoriten entfernt</translation>
        </message>
        <message>
            <source>Removed {name}; changes made here were not sent</source>
            <translation>{name} entfernt; Änderungen von hier wurden nicht gesendet</translation>
        </message>
        <message>
            <source>Removed “{name}” from Read later</source>
            <translation>„{name}“ aus „Später lesen“ entfernt</translation>
        </message>
        <message>
            <source>Removed; changes made here were not sent</source>
            <translation>Entfernt; Änderungen von hier wurden nicht gesendet</translation>
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
        <message>
            <source>Resumed refreshing</source>
            <translation>Wird wieder aktualisiert</translation>
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
            <source>Saved to Read later</source>
            <translation>Unter „Später lesen“ gespeichert</translation>
        </message>
        <message numerus="yes">
            <source>Saved to Read later: %n pages</source>
            <translation>
                <numerusform>Unter „Später lesen“ gespeichert: %n Seite</numerusform>
                <numerusform>Unter „Später lesen“ gespeichert: %n Seiten</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved “{name}” to Read later</source>
            <translation>„{name}“ unter „Später lesen“ gespeichert</translation>
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
            <source>Sending</source>
            <translation>Wird gesendet</translation>
        </message>
        <message>
            <source>Sending to {name}</source>
            <translation>Wird an {name} gesendet</translation>
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
            <source>Starts from the beginning</source>
            <translation>Beginnt von vorn</translation>
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
            <source>Tags merged</source>
            <translation>Schlagwörter zusammengeführt</translation>
        </message>
        <message>
            <source>Taken out of its story</source>
            <translation>Aus der Gruppe genommen</translation>
        </message>
        <message>
            <source>This computer is called {name} now</source>
            <translation>Dieser Computer heißt jetzt {name}</translation>
        </message>
        <message>
            <source>Took “{name}” out of its story</source>
            <translation>„{name}“ aus der Gruppe genommen</translation>
        </message>
        <message>
            <source>Unsubscribed</source>
            <translation>Abo beendet</translation>
        </message>
        <message numerus="yes">
            <source>Unsubscribed from %n feeds</source>
            <translation>
                <numerusform>Abo von %n Feed beendet</numerusform>
                <numerusform>Abos von %n Feeds beendet</numerusform>
            </translation>
        </message>
        <message>
            <source>Unsubscribed from {name}</source>
            <translation>Abo von {name} beendet</translation>
        </message>
        <message>
            <source>“{name}” starts from the beginning</source>
            <translation>„{name}“ beginnt von vorn</translation>
        </message>
    </context>
    <context>
        <name>UsualWords</name>
        <message>
            <source>usually posts {days}, {hours}</source>
            <translation>veröffentlicht meist {days}, {hours} Uhr</translation>
        </message>
        <message>
            <source>usually posts {times}</source>
            <translation>veröffentlicht meist {times}</translation>
        </message>
        <message>
            <source>usually {days}</source>
            <translation>meist {days}</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some} und {last}</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message numerus="yes">
            <source>%n feeds would lose articles</source>
            <translation>
                <numerusform>%n Feed würde Artikel verlieren</numerusform>
                <numerusform>%n Feeds würden Artikel verlieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more might.</source>
            <translation>
                <numerusform>%n weiterer möglicherweise.</numerusform>
                <numerusform>%n weitere möglicherweise.</numerusform>
            </translation>
        </message>
        <message>
            <source>Automatic refreshing is off, so articles may go missing.</source>
            <translation>Automatisches Aktualisieren ist aus, daher können Artikel verloren gehen.</translation>
        </message>
        <message>
            <source>Away until {day}. Only feeds that would lose articles are refreshed, and all feeds shortly before you return.</source>
            <translation>Abwesend bis {day}. Nur Feeds, die Artikel verlieren würden, werden aktualisiert, kurz vor Ihrer Rückkehr alle.</translation>
        </message>
        <message>
            <source>End vacation</source>
            <translation>Urlaub beenden</translation>
        </message>
        <message>
            <source>Hide feeds</source>
            <translation>Feeds ausblenden</translation>
        </message>
        <message>
            <source>Length of vacation</source>
            <translation>Dauer des Urlaubs</translation>
        </message>
        <message>
            <source>No feed would lose articles</source>
            <translation>Kein Feed würde Artikel verlieren</translation>
        </message>
        <message>
            <source>Show feeds</source>
            <translation>Feeds anzeigen</translation>
        </message>
        <message>
            <source>Start vacation</source>
            <translation>Urlaub beginnen</translation>
        </message>
        <message>
            <source>Turn this on and, until {day}, only feeds that would lose articles are refreshed while this computer is on.</source>
            <translation>Danach werden bis {day} nur Feeds aktualisiert, die Artikel verlieren würden, solange dieser Computer läuft.</translation>
        </message>
        <message>
            <source>Works while this computer is on. Opening the window does not end it.</source>
            <translation>Funktioniert, solange dieser Computer läuft. Das Öffnen des Fensters beendet es nicht.</translation>
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
            <source>{title}: holds %n articles, full after {duration}</source>
            <translation>
                <numerusform>{title}: enthält %n Artikel, voll nach {duration}</numerusform>
                <numerusform>{title}: enthält %n Artikel, voll nach {duration}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, may be full already</source>
            <translation>
                <numerusform>{title}: enthält %n Artikel, vielleicht schon voll</numerusform>
                <numerusform>{title}: enthält %n Artikel, vielleicht schon voll</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}: only if it posts more than usual</source>
            <translation>{title}: nur, wenn mehr als üblich erscheint</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message numerus="yes">
            <source>All %n feeds are working</source>
            <translation>
                <numerusform>Der eine Feed funktioniert</numerusform>
                <numerusform>Alle %n Feeds funktionieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Last refresh at {time}.</source>
            <translation>Letzte Aktualisierung um {time}.</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>Keine Feeds</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Noch nicht aktualisiert</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
</TS>
