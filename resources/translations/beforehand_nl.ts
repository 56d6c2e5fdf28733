<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenties</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Geen account nodig.</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Een probleem melden…</translation>
        </message>
    </context>
    <context>
        <name>AccountQuestions</name>
        <message numerus="yes">
            <source>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AccountSheet</name>
        <message>
            <source>Remove account</source>
            <translation>Account verwijderen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Opslaan</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Nu synchroniseren</translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message>
            <source>Offline</source>
            <translation>Offline</translation>
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
            <translation>B&amp;ewerken</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Bestand</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Help</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Weergave</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>Over Beforehand</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>Activiteitenlogboek</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>Ware grootte</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Account toevoegen…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>Feed toevoegen…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>Site of feed toevoegen…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>30 seconden vooruit</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Alle artikelen</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>Al in {name}</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Afbeeldingen in deze feed altijd laden</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>15 seconden terug</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Sneltoetsen wijzigen…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>Volledige tekst kiezen…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Speler sluiten</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Alle mappen inklappen</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Computers…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiëren</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Kopiëren als Markdown</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>Bronvermelding kopiëren</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Link kopiëren</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Selectie kopiëren</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>Titel en link kopiëren</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>Regel van dit artikel maken…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Download verwijderen</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>Aflevering downloaden</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Alle mappen uitklappen</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>Alles exporteren…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>Abonnementen exporteren…</translation>
        </message>
        <message>
            <source>Favourite</source>
            <translation>Favoriet</translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation>Favoriete feed</translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation>Toestand van feeds</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Feeds filteren</translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation>Lijst filteren…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>Zoeken in artikel…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>Pagina zonder feed volgen…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Voor u</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Volledige tekst</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>Siteregels van GitHub halen</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>Ga naar…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Help</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Verbergen</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Gelezen feeds verbergen</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>OPML van URL importeren…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>Importeren uit een andere lezer…</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importeren…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Grotere tekst</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>Minder zoals dit</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Lijst</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Lijst boven</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>Bovenstaande als gelezen markeren</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Alles als gelezen markeren</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelezen markeren</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Als gelezen of ongelezen markeren</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Als ongelezen markeren</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>Onderstaande als gelezen markeren</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>Oudere als gelezen markeren</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>Meer zoals dit</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Nieuwe artikelen</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Nieuwsbrieven uit een postvak…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>Volgend artikel</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>Volgende feed</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Volgende ongelezen</translation>
        </message>
        <message>
            <source>Not the same story</source>
            <translation>Niet hetzelfde nieuws</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>Help openen</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>In browser openen</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Programmamap openen</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>Geselecteerde in browser openen</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Verversen 1 uur onderbreken</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Verversen tot morgen onderbreken</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>Aflevering afspelen</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>Sneller afspelen</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Vanaf het begin afspelen</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>Aflevering afspelen of pauzeren</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>Langzamer afspelen</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Voorkeuren…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>Vorig artikel</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>Vorige feed</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>Vorige ongelezen</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Afdrukken…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Eigenschappen…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Afsluiten</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Voorlezen</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Later lezen</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Alles verversen</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>Deze lijst verversen</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>Verwijderen uit {name}</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Een probleem melden…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Verversen hervatten</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Ritme</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>Regels…</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Opslaan als EPUB…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>Opslaan als Markdown met afbeeldingen…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>Opslaan als Markdown…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Opslaan als PDF…</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>Lijst opslaan als EPUB…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Deze zoekopdracht bewaren</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>Terugscrollen</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>Scrollen, dan volgende ongelezen</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Zoeken</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles selecteren</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>Link mailen…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Delen…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>Als kaarten tonen</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>Als lijst tonen</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Wijzigingen tonen</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>Op één pagina tonen</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Zijbalk</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Kleinere tekst</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Ster geven</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Met ster</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>Startfeeds per onderwerp…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Verversen stoppen</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Nu synchroniseren</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>Labels…</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Vandaag</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>Artikel tonen of verbergen</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>Lijst tonen of verbergen</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>Zijbalk tonen of verbergen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Ongelezen</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>Alleen ongelezen</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abonnement opzeggen</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Afbeelding bekijken</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gereed</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Nieuwe artikelen</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Niets nieuws</translation>
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
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message>
            <source>Add a feed</source>
            <translation>Een feed toevoegen</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Account toevoegen…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>Feed toevoegen</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>Elk adres: een site, een feed, een kanaalpagina</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation>Feed zoeken</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Feed zoeken…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Map</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Nieuwsbrieven uit een postvak…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Nog geen artikelen</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Bron</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Bovenste niveau</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Zonder titel</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>U kunt meerdere adressen plakken.</translation>
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
            <translation>Beste eerst</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Per dag</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>Per feed</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Kaarten</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Lijst</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Nieuwste eerst</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>Niet gegroepeerd</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Oudste eerst</translation>
        </message>
        <message>
            <source>One page</source>
            <translation>Eén pagina</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message>
            <source>Clear</source>
            <translation>Wissen</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Alle mappen inklappen</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Alle mappen uitklappen</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Gelezen feeds verbergen</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nieuwe map</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Aantallen tonen</translation>
        </message>
    </context>
    <context>
        <name>ArticleHeader</name>
        <message>
            <source>Full text</source>
            <translation>Volledige tekst</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelezen markeren</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Als ongelezen markeren</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>In browser openen</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Ster verwijderen</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Delen</translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation>Tekst van de feed tonen</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Volledige tekst tonen</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Ster geven</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
    </context>
    <context>
        <name>ArticleListHeader</name>
        <message>
            <source>Close search</source>
            <translation>Zoeken sluiten</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Indeling</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Alles als gelezen markeren</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Verversen</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Zoeken</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>Alle artikelen doorzoeken</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>Alleen ongelezen tonen</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>Sorteren en groeperen</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Send to</source>
            <translation>Verzenden naar</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Labels</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message>
            <source>Also in</source>
            <translation>Ook in</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Gewijzigd</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>Volledige tekst laden…</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelezen markeren</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Als ongelezen markeren</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>In browser openen</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>Andere berichten hierover</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Afbeelding</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Gelezen</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>Hierna lezen</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Ster verwijderen</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Wijzigingen tonen</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Ster geven</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Labels</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation>Dit artikel heeft geen tekst.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Zonder titel</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
    </context>
    <context>
        <name>AskLineSheet</name>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
    </context>
    <context>
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed vraagt aandacht</numerusform>
                <numerusform>%n feeds vragen aandacht</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Opnieuw proberen</translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd d MMMM</translation>
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
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>Nog geen briefing</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Afspelen</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>Nu een briefing maken</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Voorlezen</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Klaar sinds {time}</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Opslaan als EPUB…</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Briefing van vandaag</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Zonder titel</translation>
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
            <translation>Briefing van vandaag</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>Beforehand laten draaien?</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>Laten draaien</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>Afsluiten bij sluiten</translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Computers</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Nu synchroniseren</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>Alles gelezen</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>Sleep feeds hierheen, of druk op Ctrl+N om er een toe te voegen.</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>Lege map</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>De artikelen verschijnen hier na de eerste keer verversen.</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>Nieuwe artikelen verschijnen vanzelf.</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Geen artikelen</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>Geen artikel voldoet aan dit filter.</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>Geen artikel gevonden. Probeer minder of kortere woorden.</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>Geen artikelen met dit label</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Nog geen artikelen</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>Vandaag geen nieuwe artikelen.</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Geen resultaten</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Nog niet ververst</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>Hier is nog niets</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>Vandaag niets</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>Niets ongelezen voor u</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>Druk op T bij een artikel om het een label te geven.</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Verversen</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>Verversen is onderbroken. Hervat het om artikelen te krijgen.</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>Doorzoek uw artikelen</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>Gelezen artikelen tonen</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>De feeds in deze map hebben nog geen artikelen.</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message>
            <source>Choose…</source>
            <translation>Kiezen…</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Zonder titel</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gereed</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>Standaard</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation>Website openen</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Opnieuw proberen</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abonnement opzeggen</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>Filter wissen</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>Lijst filteren</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Met ster</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Ongelezen</translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>Filter wissen</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Feeds filteren</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Gelezen feeds verbergen</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>Geen feed komt overeen met ‘{text}’.</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>Zoeken in artikel</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Volgende zoeken</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Vorige zoeken</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Niet gevonden</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation>{at} van {count}</translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Show activity</source>
            <translation>Activiteit tonen</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>Toevoegen</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>Een site of feed toevoegen</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>Adres van een site of feed</translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>Beforehand leert wanneer u leest en heeft uw feeds vlak daarvoor klaar.</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Bestand kiezen…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>Komt u van een andere lezer?</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Feed zoeken…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Gevonden op deze computer. De bestanden worden gelezen, nooit gewijzigd.</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>Goedemiddag</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>Goedenavond</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>Goedemorgen</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>Een bestand importeren</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>Meerdere computers gelijk houden…</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>Nieuws, wetenschap, strips…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Geen account nodig.</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML, of de export of database van een andere lezer. Of sleep hem hierheen.</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Met een onderwerp beginnen</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>De demo proberen</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>Een account op een server gebruiken (FreshRSS, Miniflux)…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>Met vier weken geschiedenis</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org, of het adres van een feed, kanaal of profiel</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}. Wat leest u?</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nieuw</numerusform>
                <numerusform>%n nieuw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nieuw sinds {time}</numerusform>
                <numerusform>%n nieuw sinds {time}</numerusform>
            </translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Voor u</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message>
            <source>Add account…</source>
            <translation>Account toevoegen…</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artikelen</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Link gekopieerd</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>Geen ongelezen artikelen meer</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Niets ongedaan te maken.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Openen</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Een probleem melden…</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Verzenden naar</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>Verzenden naar {name}</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>Instellen…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Opnieuw proberen</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed vraagt aandacht</numerusform>
                <numerusform>%n feeds vragen aandacht</numerusform>
            </translation>
        </message>
        <message>
            <source>Account settings…</source>
            <translation>Accountinstellingen…</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Computers…</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Volgende keer verversen rond {time}</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Programmamap openen</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Website openen</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Opnieuw proberen</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abonnement opzeggen</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Help</source>
            <translation>Help</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lezen</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Zoeken</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>Gereed</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nieuw</numerusform>
                <numerusform>%n nieuw</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feeds</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Feeds filteren</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importeren</translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>%n feed importeren</numerusform>
                <numerusform>%n feeds importeren</numerusform>
            </translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation>Voorbeeld van import</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>Importeren…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles selecteren</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Labels</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Bovenste niveau</translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message>
            <source>Mark as read</source>
            <translation>Als gelezen markeren</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Verversen stoppen</translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Link copied</source>
            <translation>Link gekopieerd</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Afbeelding</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Done</source>
            <translation>Gereed</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change shortcuts…</source>
            <translation>Sneltoetsen wijzigen…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gereed</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Afdrukken…</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>Leren wanneer ik lees</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Licences</source>
            <translation>Licenties</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>Nog %n van {feed}</numerusform>
                <numerusform>Nog %n van {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nieuw</numerusform>
                <numerusform>%n nieuw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ongelezen</numerusform>
                <numerusform>%n ongelezen</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>Ook in {feed}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Wissen</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Eerder</translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>Nieuw sinds {time}</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>Niets nieuws sinds {time}</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>Alle {count} tonen</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>Minder tonen</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>Waar u gebleven was</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>ongelezen</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>{count} van %n nieuw</numerusform>
                <numerusform>{count} van %n nieuw</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{count} van {total}</translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>Artikelen</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>Activiteitenlogboek</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiëren</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>Geen artikelen met ster</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>Niets om later te lezen</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>Druk op L bij een artikel om het hier te bewaren.</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>Druk op S bij een artikel om het een ster te geven.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Later lezen</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Ster geven</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Met ster</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nieuw artikel</numerusform>
                <numerusform>%n nieuwe artikelen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nieuw sinds {time}</numerusform>
                <numerusform>%n nieuw sinds {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>%n nieuw artikel tonen</numerusform>
                <numerusform>%n nieuwe artikelen tonen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewslettersSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Map</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Bovenste niveau</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Default</source>
            <translation>Standaard</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Direct</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nooit</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Meldingen</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>Notifications</source>
            <translation>Meldingen</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>Mark as read</source>
            <translation>Als gelezen markeren</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Openen</translation>
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
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Bestand kiezen…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Gevonden op deze computer. De bestanden worden gelezen, nooit gewijzigd.</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importeren…</translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copy link</source>
            <translation>Link kopiëren</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message>
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Map</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Opslaan</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Bovenste niveau</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ongelezen</numerusform>
                <numerusform>%n ongelezen</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artikelen</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Opdrachten</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>Feeds en mappen</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Map</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Geen resultaten</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Uit</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Aan</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Zonder titel</translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Show the sidebar</source>
            <translation>De zijbalk tonen</translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ongelezen</numerusform>
                <numerusform>%n ongelezen</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>Alles gelezen</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Geen artikelen</translation>
        </message>
    </context>
    <context>
        <name>PictureViewer</name>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Afbeelding</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Afspelen</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Grootte</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>30 seconden vooruit</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>15 seconden terug</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Speler sluiten</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Download verwijderen</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Uit</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Afbeelding</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Afspelen</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Vanaf het begin afspelen</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Opnieuw proberen</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dag</numerusform>
                <numerusform>%n dagen</numerusform>
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
                <numerusform>%n uur</numerusform>
                <numerusform>%n uur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minuut</numerusform>
                <numerusform>%n minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Geavanceerd</translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>Na opnieuw starten.</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>Lettertype van artikelen</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>Thema van artikelen</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artikelen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Sneltoetsen wijzigen…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Kiezen…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Kolommen</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Compact</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Computers</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Donker</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standaard</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>Geleerde gegevens wissen</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>Minder gemist</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>Minder verzoeken</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Zoeken</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>Een voorkeur zoeken</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Lettertype</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Algemeen</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Gelezen feeds verbergen</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Direct</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>Blijven draaien na sluiten</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Taal</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Indeling</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>Leren wanneer ik lees</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Licht</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Lijst boven</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Als gelezen of ongelezen markeren</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nooit</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normaal</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>Merken wanneer ik terugkom</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Meldingen</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Uit</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Aan</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Afbeeldingen</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Voorkeuren</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Later lezen</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lezen</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>Automatisch verversen</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>Verversen</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>Verzoeken per dag</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Verzenden naar</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Delen</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Aantallen tonen</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>Pictogram in systeemvak tonen</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Ster geven</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>Starten bij aanmelden</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Opslag</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Systeem</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Tekstgrootte</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Thema</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>Wanneer het venster opent</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>Normal</source>
            <translation>Normaal</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dag</numerusform>
                <numerusform>%n dagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standaard</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Map</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Volledige tekst</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Opslaan</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Bovenste niveau</translation>
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Folders and feeds</source>
            <translation>Mappen en feeds</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Ritme</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>De zijbalk tonen</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Zijbalk</translation>
        </message>
    </context>
    <context>
        <name>RailButton</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ongelezen</numerusform>
                <numerusform>%n ongelezen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dag</numerusform>
                <numerusform>%n dagen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message>
            <source>Quit</source>
            <translation>Afsluiten</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Opnieuw proberen</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>Refresh</source>
            <translation>Verversen</translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message>
            <source>Rhythm</source>
            <translation>Ritme</translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Ververst {time}</translation>
        </message>
    </context>
    <context>
        <name>RhythmPage</name>
        <message>
            <source>Rhythm</source>
            <translation>Ritme</translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dag</numerusform>
                <numerusform>%n dagen</numerusform>
            </translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Vandaag</translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>Accountinstellingen…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Aan favorieten toevoegen</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>Feedadres kopiëren</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>Feedeigenschappen…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Alles als gelezen markeren</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Omlaag</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Verplaatsen naar</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Omhoog</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nieuwe map</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>Nieuwe map hier</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Op deze computer</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Website openen</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Eigenschappen…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Verversen</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Alles verversen</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Account verwijderen</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>Map verwijderen, feeds behouden</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>Uit favorieten verwijderen</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Hernoemen</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Opslaan als EPUB…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Activiteit tonen</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Nu synchroniseren</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Bovenste niveau</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Abonnement opzeggen</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Send to</source>
            <translation>Verzenden naar</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Untitled</source>
            <translation>Zonder titel</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message>
            <source>No articles yet</source>
            <translation>Nog geen artikelen</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Folder</source>
            <translation>Map</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Verbergen</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Als gelezen markeren</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Verzenden naar</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Done</source>
            <translation>Gereed</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Opslaan</translation>
        </message>
    </context>
    <context>
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Opslaan</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Afbeeldingen in deze feed altijd laden</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiëren</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Kopiëren als Markdown</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Link kopiëren</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>In browser openen</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles selecteren</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Afbeelding bekijken</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Met een onderwerp beginnen</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nieuw artikel</numerusform>
                <numerusform>%n nieuwe artikelen</numerusform>
            </translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Volgende keer verversen rond {time}</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Nog geen artikelen</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Nog niet ververst</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Niets nieuws</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Offline</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Onderbroken tot {time}</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Klaar sinds {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Ververst {time}</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>volgende vóór {time}</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>nu offline</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>{ready} van %n feed klaar</numerusform>
                <numerusform>{ready} van %n feeds klaar</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>Gereed</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Voorkeuren…</translation>
        </message>
    </context>
    <context>
        <name>SubscriptionsPane</name>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
    </context>
    <context>
        <name>TabbedPage</name>
        <message>
            <source>Feeds</source>
            <translation>Feeds</translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message>
            <source>Tags</source>
            <translation>Labels</translation>
        </message>
    </context>
    <context>
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>Kopiëren</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles selecteren</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Font</source>
            <translation>Lettertype</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Grotere tekst</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Grootte</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Kleinere tekst</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Breedte</translation>
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
            <translation>Vandaag</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Gisteren</translation>
        </message>
        <message>
            <source>d</source>
            <translation>d</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation>d MMM yyyy</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <translation>d MMMM</translation>
        </message>
        <message>
            <source>ddd d</source>
            <translation>ddd d</translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd d MMMM</translation>
        </message>
        <message>
            <source>dddd, d MMMM yyyy</source>
            <translation>dddd d MMMM yyyy</translation>
        </message>
        <message>
            <source>now</source>
            <translation>nu</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>gisteren {time}</translation>
        </message>
        <message>
            <source>{first}–{last}</source>
            <translation>{first}–{last}</translation>
        </message>
        <message>
            <source>{hours} h</source>
            <translation>{hours} u</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nieuw artikel</numerusform>
                <numerusform>%n nieuwe artikelen</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Volgende ongelezen</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Niets nieuws</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Beforehand openen</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Verversen 1 uur onderbreken</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Verversen tot morgen onderbreken</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Onderbroken tot {time}</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Afsluiten</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Verversen</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Verversen hervatten</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artikel</numerusform>
                <numerusform>%n artikelen</numerusform>
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
                <numerusform>%n nieuw</numerusform>
                <numerusform>%n nieuw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n ongelezen</numerusform>
                <numerusform>%n ongelezen</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Alle artikelen</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favorieten</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feeds</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Voor u</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Op deze computer</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Labels</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Vandaag</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Ongelezen</translation>
        </message>
        <message>
            <source>account</source>
            <translation>account</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>map</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>bewaarde zoekopdracht</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>label</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Changed</source>
            <translation>Gewijzigd</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Met ster</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd d MMMM</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message>
            <source>Not refreshed yet</source>
            <translation>Nog niet ververst</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
    </context>
</TS>
