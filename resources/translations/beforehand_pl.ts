<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licencje</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Konto nie jest potrzebne.</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Zgłoś problem…</translation>
        </message>
    </context>
    <context>
        <name>AccountQuestions</name>
        <message numerus="yes">
            <source>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AccountSheet</name>
        <message>
            <source>Remove account</source>
            <translation>Usuń konto</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Synchronizuj teraz</translation>
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
            <translation>&amp;Artykuł</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Edycja</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Plik</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Pomo&amp;c</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Widok</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>O programie Beforehand</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>Dziennik aktywności</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>Rzeczywisty rozmiar</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Dodaj konto…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>Dodaj kanał…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>Dodaj stronę lub kanał…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>30 sekund do przodu</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Wszystkie artykuły</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>Już w: {name}</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Zawsze wczytuj obrazy w tym kanale</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artykuł</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>15 sekund do tyłu</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Przegląd dnia</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Zmień skróty…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>Wybierz pełny tekst…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Zamknij odtwarzacz</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Zwiń wszystkie foldery</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Komputery…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Kopiuj jako Markdown</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>Kopiuj cytowanie</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Kopiuj odnośnik</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Kopiuj zaznaczenie</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>Kopiuj tytuł i odnośnik</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>Utwórz regułę z tego artykułu…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Usuń pobrany plik</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>Pobierz odcinek</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Rozwiń wszystkie foldery</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>Eksportuj wszystko…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>Eksportuj subskrypcje…</translation>
        </message>
        <message>
            <source>Favourite</source>
            <translation>Ulubiony</translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation>Ulubiony kanał</translation>
        </message>
        <message>
            <source>Fee&amp;d</source>
            <translation>&amp;Kanał</translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation>Stan kanałów</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtruj kanały</translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation>Filtruj listę…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>Znajdź w artykule…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>Obserwuj stronę bez kanału…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Dla Ciebie</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Pełny tekst</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>Pobierz reguły stron z GitHuba</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>Przejdź do czegokolwiek…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Pomoc</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ukryj</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ukryj przeczytane kanały</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>Importuj OPML z adresu URL…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>Importuj z innego czytnika…</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importuj…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Większy tekst</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>Mniej takich</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Lista</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Lista u góry</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>Oznacz powyższe jako przeczytane</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Oznacz wszystkie jako przeczytane</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Oznacz jako przeczytane</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Oznacz jako przeczytane lub nieprzeczytane</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Oznacz jako nieprzeczytane</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>Oznacz poniższe jako przeczytane</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>Oznacz starsze jako przeczytane</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>Więcej takich</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Nowe artykuły</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Newslettery ze skrzynki pocztowej…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>Następny artykuł</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>Następny kanał</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Następny nieprzeczytany</translation>
        </message>
        <message>
            <source>Not the same story</source>
            <translation>To nie ten sam temat</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>Otwórz pomoc</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Otwórz w przeglądarce</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Otwórz folder programów</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>Otwórz zaznaczone w przeglądarce</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Wstrzymaj odświeżanie na 1 godzinę</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Wstrzymaj odświeżanie do jutra</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>Odtwórz odcinek</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>Odtwarzaj szybciej</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Odtwórz od początku</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>Odtwórz lub wstrzymaj odcinek</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>Odtwarzaj wolniej</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Odtwarzacz</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Preferencje…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>Poprzedni artykuł</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>Poprzedni kanał</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>Poprzedni nieprzeczytany</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Drukuj…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Właściwości…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Zakończ</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Czytaj na głos</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Do przeczytania</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Odśwież wszystko</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>Odśwież tę listę</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>Usuń z: {name}</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Zgłoś problem…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Wznów odświeżanie</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rytm</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>Reguły…</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Zapisz jako EPUB…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>Zapisz jako Markdown z obrazami…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>Zapisz jako Markdown…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Zapisz jako PDF…</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>Zapisz listę jako EPUB…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Zapisz to wyszukiwanie</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>Przewiń do tyłu</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>Przewiń, potem następny nieprzeczytany</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Szukaj</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Zaznacz wszystko</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>Wyślij odnośnik pocztą…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Udostępnij…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>Pokaż jako karty</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>Pokaż jako listę</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Pokaż zmiany</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>Pokaż na jednej stronie</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Pasek boczny</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Mniejszy tekst</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Oznacz gwiazdką</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Z gwiazdką</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>Kanały na początek według tematu…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Zatrzymaj odświeżanie</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Synchronizuj teraz</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>Etykiety…</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Dzisiaj</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>Pokaż lub ukryj artykuł</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>Pokaż lub ukryj listę</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>Pokaż lub ukryj pasek boczny</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Nieprzeczytane</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>Tylko nieprzeczytane</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Anuluj subskrypcję</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Pokaż obraz</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Nowe artykuły</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nic nowego</translation>
        </message>
    </context>
    <context>
        <name>AddAccountSheet</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n kanał</numerusform>
                <numerusform>%n kanały</numerusform>
                <numerusform>%n kanałów</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message>
            <source>Add a feed</source>
            <translation>Dodaj kanał</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Dodaj konto…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>Dodaj kanał</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>Dowolny adres: strona, kanał RSS, profil</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation>Znajdź kanał</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Szukanie kanału…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Newslettery ze skrzynki pocztowej…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Jeszcze brak artykułów</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Źródło</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Tytuł</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Najwyższy poziom</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Bez tytułu</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>Możesz wkleić kilka adresów.</translation>
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
            <translation>Najpierw najlepsze</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Według dnia</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>Według kanału</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karty</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Lista</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Najpierw najnowsze</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>Bez grupowania</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Najpierw najstarsze</translation>
        </message>
        <message>
            <source>One page</source>
            <translation>Jedna strona</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message>
            <source>Clear</source>
            <translation>Wyczyść</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Zwiń wszystkie foldery</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Rozwiń wszystkie foldery</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ukryj przeczytane kanały</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nowy folder</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Pokaż liczniki</translation>
        </message>
    </context>
    <context>
        <name>ArticleHeader</name>
        <message>
            <source>Full text</source>
            <translation>Pełny tekst</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Oznacz jako przeczytane</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Oznacz jako nieprzeczytane</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Otwórz w przeglądarce</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Usuń gwiazdkę</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Udostępnij</translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation>Pokaż tekst z kanału</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Pokaż pełny tekst</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Oznacz gwiazdką</translation>
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
            <translation>Zamknij wyszukiwanie</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Układ</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Oznacz wszystkie jako przeczytane</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Więcej</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Odśwież</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Szukaj</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>Szukaj we wszystkich artykułach</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>Pokaż tylko nieprzeczytane</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>Sortuj i grupuj</translation>
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
            <translation>Wyślij do</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etykiety</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message>
            <source>Also in</source>
            <translation>Także w</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artykuł</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Zmieniony</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>Wczytywanie pełnego tekstu…</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Oznacz jako przeczytane</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Oznacz jako nieprzeczytane</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Więcej</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Otwórz w przeglądarce</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>Inne doniesienia na ten temat</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Obraz</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Przeczytany</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>Czytaj dalej</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Usuń gwiazdkę</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Pokaż zmiany</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Oznacz gwiazdką</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etykiety</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation>Ten artykuł nie ma treści.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Bez tytułu</translation>
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
            <translation>Anuluj</translation>
        </message>
    </context>
    <context>
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n kanał wymaga uwagi</numerusform>
                <numerusform>%n kanały wymagają uwagi</numerusform>
                <numerusform>%n kanałów wymaga uwagi</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d MMMM</translation>
        </message>
    </context>
    <context>
        <name>BriefingPage</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n kanał</numerusform>
                <numerusform>%n kanały</numerusform>
                <numerusform>%n kanałów</numerusform>
            </translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Przegląd dnia</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Więcej</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>Jeszcze brak przeglądu</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Odtwórz</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>Przygotuj przegląd teraz</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Czytaj na głos</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Gotowe od {time}</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Zapisz jako EPUB…</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Dzisiejszy przegląd</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Bez tytułu</translation>
        </message>
    </context>
    <context>
        <name>BriefingRow</name>
        <message>
            <source>Briefing</source>
            <translation>Przegląd dnia</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Dzisiejszy przegląd</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>Pozostawić Beforehand uruchomiony?</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>Pozostaw uruchomiony</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>Zakończ przy zamknięciu</translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Komputery</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Synchronizuj teraz</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>Wszystko przeczytane</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>Przeciągnij tu kanały lub naciśnij Ctrl+N, aby dodać nowy.</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>Pusty folder</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>Artykuły pojawią się tu po pierwszym odświeżeniu.</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>Nowe artykuły pojawiają się automatycznie.</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Brak artykułów</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>Żaden artykuł nie pasuje do tego filtra.</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>Brak wyników. Spróbuj mniej słów lub krótszych.</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>Brak artykułów z tą etykietą</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Jeszcze brak artykułów</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>Dziś brak nowych artykułów.</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Brak wyników</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Jeszcze nie odświeżono</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>Jeszcze nic tu nie ma</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>Dziś nic</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>Nic nieprzeczytanego dla Ciebie</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>Naciśnij T na artykule, aby dodać etykietę.</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Odśwież</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>Odświeżanie jest wstrzymane. Wznów je, aby otrzymywać artykuły.</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>Przeszukaj swoje artykuły</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>Pokaż przeczytane artykuły</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>Kanały w tym folderze nie mają jeszcze artykułów.</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message>
            <source>Choose…</source>
            <translation>Wybierz…</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Bez tytułu</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>Domyślny</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation>Otwórz stronę</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Anuluj subskrypcję</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>Wyczyść filtr</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>Filtruj listę</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Z gwiazdką</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Nieprzeczytane</translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>Wyczyść filtr</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtruj kanały</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ukryj przeczytane kanały</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>Żaden kanał nie pasuje do „{text}”.</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>Znajdź w artykule</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Znajdź następne</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Znajdź poprzednie</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Nie znaleziono</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation>{at} z {count}</translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Show activity</source>
            <translation>Pokaż aktywność</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>Dodaj</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>Dodaj stronę lub kanał</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>Adres strony lub kanału</translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>Beforehand uczy się, kiedy czytasz, i przygotowuje kanały tuż przedtem.</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Wybierz plik…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>Przechodzisz z innego czytnika?</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Szukanie kanału…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Znalezione na tym komputerze. Pliki są tylko odczytywane, nigdy zmieniane.</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>Dzień dobry</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>Dobry wieczór</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>Dzień dobry</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>Importuj plik</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>Utrzymuj zgodność kilku komputerów…</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>Wiadomości, nauka, komiksy…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Konto nie jest potrzebne.</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML albo eksport lub baza innego czytnika. Możesz też upuścić plik tutaj.</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Zacznij od tematu</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>Wypróbuj wersję demo</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>Użyj konta na serwerze (FreshRSS, Miniflux)…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>Z czterema tygodniami historii</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org albo adres kanału lub profilu</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}. Co czytasz?</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nowy</numerusform>
                <numerusform>%n nowe</numerusform>
                <numerusform>%n nowych</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nowy od: {time}</numerusform>
                <numerusform>%n nowe od: {time}</numerusform>
                <numerusform>%n nowych od: {time}</numerusform>
            </translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Dla Ciebie</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message>
            <source>Add account…</source>
            <translation>Dodaj konto…</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artykuł</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artykuły</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Przegląd dnia</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Skopiowano odnośnik</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>Nie ma więcej nieprzeczytanych artykułów</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Nie ma czego cofnąć.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otwórz</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Zgłoś problem…</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Wyślij do</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>Wyślij do: {name}</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>Skonfiguruj…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n kanał wymaga uwagi</numerusform>
                <numerusform>%n kanały wymagają uwagi</numerusform>
                <numerusform>%n kanałów wymaga uwagi</numerusform>
            </translation>
        </message>
        <message>
            <source>Account settings…</source>
            <translation>Ustawienia konta…</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Komputery…</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Następne odświeżenie około {time}</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Otwórz folder programów</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Otwórz stronę</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Anuluj subskrypcję</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Help</source>
            <translation>Pomoc</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasty</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Czytanie</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Szukaj</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nowy</numerusform>
                <numerusform>%n nowe</numerusform>
                <numerusform>%n nowych</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Kanały</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtruj kanały</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importuj</translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>Importuj %n kanał</numerusform>
                <numerusform>Importuj %n kanały</numerusform>
                <numerusform>Importuj %n kanałów</numerusform>
            </translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation>Podgląd importu</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>Importowanie…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Zaznacz wszystko</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etykiety</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Najwyższy poziom</translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message>
            <source>Mark as read</source>
            <translation>Oznacz jako przeczytane</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Zatrzymaj odświeżanie</translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Link copied</source>
            <translation>Skopiowano odnośnik</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Obraz</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change shortcuts…</source>
            <translation>Zmień skróty…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Drukuj…</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>Ucz się, kiedy czytam</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Licences</source>
            <translation>Licencje</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>Jeszcze %n z {feed}</numerusform>
                <numerusform>Jeszcze %n z {feed}</numerusform>
                <numerusform>Jeszcze %n z {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nowy</numerusform>
                <numerusform>%n nowe</numerusform>
                <numerusform>%n nowych</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n nieprzeczytany</numerusform>
                <numerusform>%n nieprzeczytane</numerusform>
                <numerusform>%n nieprzeczytanych</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>Także w: {feed}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Wyczyść</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Wcześniejsze</translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>Nowe od: {time}</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>Nic nowego od: {time}</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>Pokaż wszystkie ({count})</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>Pokaż mniej</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>Tu skończono czytać</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>nieprzeczytany</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>{count} z %n nowego</numerusform>
                <numerusform>{count} z %n nowych</numerusform>
                <numerusform>{count} z %n nowych</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{count} z {total}</translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>Artykuły</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>Dziennik aktywności</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>Brak artykułów z gwiazdką</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>Nic do przeczytania</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>Naciśnij L na artykule, aby go tu zachować.</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>Naciśnij S na artykule, aby oznaczyć go gwiazdką.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Do przeczytania</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Oznacz gwiazdką</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Z gwiazdką</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nowy artykuł</numerusform>
                <numerusform>%n nowe artykuły</numerusform>
                <numerusform>%n nowych artykułów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nowy od: {time}</numerusform>
                <numerusform>%n nowe od: {time}</numerusform>
                <numerusform>%n nowych od: {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>Pokaż %n nowy artykuł</numerusform>
                <numerusform>Pokaż %n nowe artykuły</numerusform>
                <numerusform>Pokaż %n nowych artykułów</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewslettersSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Najwyższy poziom</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Default</source>
            <translation>Domyślny</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Natychmiast</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nigdy</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Powiadomienia</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>Notifications</source>
            <translation>Powiadomienia</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>Mark as read</source>
            <translation>Oznacz jako przeczytane</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otwórz</translation>
        </message>
    </context>
    <context>
        <name>OtherReaders</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n kanał</numerusform>
                <numerusform>%n kanały</numerusform>
                <numerusform>%n kanałów</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Wybierz plik…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Znalezione na tym komputerze. Pliki są tylko odczytywane, nigdy zmieniane.</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importuj…</translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copy link</source>
            <translation>Kopiuj odnośnik</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message>
            <source>Article</source>
            <translation>Artykuł</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Tytuł</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Najwyższy poziom</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n nieprzeczytany</numerusform>
                <numerusform>%n nieprzeczytane</numerusform>
                <numerusform>%n nieprzeczytanych</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artykuły</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Polecenia</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>Kanały i foldery</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Brak wyników</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Wyłączone</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Włączone</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Bez tytułu</translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Show the sidebar</source>
            <translation>Pokaż pasek boczny</translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n nieprzeczytany</numerusform>
                <numerusform>%n nieprzeczytane</numerusform>
                <numerusform>%n nieprzeczytanych</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>Wszystko przeczytane</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Brak artykułów</translation>
        </message>
    </context>
    <context>
        <name>PictureViewer</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Obraz</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Odtwórz</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>30 sekund do przodu</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>15 sekund do tyłu</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Zamknij odtwarzacz</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Usuń pobrany plik</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Więcej</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Wyłączone</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Obraz</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Odtwórz</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Odtwórz od początku</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Odtwarzacz</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
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
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dzień</numerusform>
                <numerusform>%n dni</numerusform>
                <numerusform>%n dni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n kanał</numerusform>
                <numerusform>%n kanały</numerusform>
                <numerusform>%n kanałów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hours</source>
            <translation>
                <numerusform>%n godzina</numerusform>
                <numerusform>%n godziny</numerusform>
                <numerusform>%n godzin</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minuta</numerusform>
                <numerusform>%n minuty</numerusform>
                <numerusform>%n minut</numerusform>
            </translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Zaawansowane</translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>Po ponownym uruchomieniu.</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>Czcionka artykułów</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>Motyw artykułów</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artykuły</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Zmień skróty…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Wybierz…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Kolumny</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Zwarta</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Komputery</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Ciemny</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Domyślny</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>Usuń wyuczone dane</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>Mniej pominiętych</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>Mniej żądań</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Znajdź</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>Znajdź ustawienie</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Czcionka</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Ogólne</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ukryj przeczytane kanały</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Natychmiast</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>Działaj po zamknięciu okna</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Język</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Układ</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>Ucz się, kiedy czytam</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Jasny</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Lista u góry</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Oznacz jako przeczytane lub nieprzeczytane</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nigdy</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normalna</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>Zauważaj, gdy wracam</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Powiadomienia</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Wyłączone</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Włączone</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Obrazy</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasty</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferencje</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Do przeczytania</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Czytanie</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>Odświeżaj automatycznie</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>Odświeżanie</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>Żądania dziennie</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Wyślij do</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Udostępnianie</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Skróty</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Pokaż liczniki</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>Pokaż ikonę w zasobniku</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Oznacz gwiazdką</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>Uruchamiaj przy logowaniu</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Przechowywanie</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Systemowy</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Rozmiar tekstu</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Motyw</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>Po otwarciu okna</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>Normal</source>
            <translation>Normalna</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dzień</numerusform>
                <numerusform>%n dni</numerusform>
                <numerusform>%n dni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n kanał</numerusform>
                <numerusform>%n kanały</numerusform>
                <numerusform>%n kanałów</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Domyślny</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Pełny tekst</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Tytuł</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Najwyższy poziom</translation>
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Briefing</source>
            <translation>Przegląd dnia</translation>
        </message>
        <message>
            <source>Folders and feeds</source>
            <translation>Foldery i kanały</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rytm</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Pokaż pasek boczny</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Pasek boczny</translation>
        </message>
    </context>
    <context>
        <name>RailButton</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n nieprzeczytany</numerusform>
                <numerusform>%n nieprzeczytane</numerusform>
                <numerusform>%n nieprzeczytanych</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dzień</numerusform>
                <numerusform>%n dni</numerusform>
                <numerusform>%n dni</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message>
            <source>Quit</source>
            <translation>Zakończ</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>Refresh</source>
            <translation>Odśwież</translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message>
            <source>Rhythm</source>
            <translation>Rytm</translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Odświeżono {time}</translation>
        </message>
    </context>
    <context>
        <name>RhythmPage</name>
        <message>
            <source>Rhythm</source>
            <translation>Rytm</translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dzień</numerusform>
                <numerusform>%n dni</numerusform>
                <numerusform>%n dni</numerusform>
            </translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Dzisiaj</translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>Ustawienia konta…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Dodaj do ulubionych</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>Kopiuj adres kanału</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>Właściwości kanału…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Oznacz wszystkie jako przeczytane</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Przesuń w dół</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Przenieś do</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Przesuń w górę</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nowy folder</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>Nowy folder tutaj</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Na tym komputerze</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Otwórz stronę</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Właściwości…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Odśwież</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Odśwież wszystko</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Usuń konto</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>Usuń folder, zachowaj kanały</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>Usuń z ulubionych</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Zmień nazwę</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Zapisz jako EPUB…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Pokaż aktywność</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Synchronizuj teraz</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Najwyższy poziom</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Anuluj subskrypcję</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Send to</source>
            <translation>Wyślij do</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Untitled</source>
            <translation>Bez tytułu</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message>
            <source>No articles yet</source>
            <translation>Jeszcze brak artykułów</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ukryj</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Oznacz jako przeczytane</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Wyślij do</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Tytuł</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
    </context>
    <context>
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Zawsze wczytuj obrazy w tym kanale</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Kopiuj jako Markdown</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Kopiuj odnośnik</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Otwórz w przeglądarce</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Zaznacz wszystko</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Pokaż obraz</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Zacznij od tematu</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nowy artykuł</numerusform>
                <numerusform>%n nowe artykuły</numerusform>
                <numerusform>%n nowych artykułów</numerusform>
            </translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Następne odświeżenie około {time}</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Jeszcze brak artykułów</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Jeszcze nie odświeżono</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nic nowego</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Offline</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Wstrzymane do {time}</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Gotowe od {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Odświeżono {time}</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>następne do {time}</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>teraz offline</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>Gotowe {ready} z %n kanału</numerusform>
                <numerusform>Gotowe {ready} z %n kanałów</numerusform>
                <numerusform>Gotowe {ready} z %n kanałów</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Preferencje…</translation>
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
            <translation>Kanały</translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message>
            <source>Tags</source>
            <translation>Etykiety</translation>
        </message>
    </context>
    <context>
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Zaznacz wszystko</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Font</source>
            <translation>Czcionka</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Większy tekst</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Mniejszy tekst</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Tekst</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Szerokość</translation>
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
            <translation>Dzisiaj</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Wczoraj</translation>
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
            <translation>dddd, d MMMM</translation>
        </message>
        <message>
            <source>dddd, d MMMM yyyy</source>
            <translation>dddd, d MMMM yyyy</translation>
        </message>
        <message>
            <source>now</source>
            <translation>teraz</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>wczoraj {time}</translation>
        </message>
        <message>
            <source>{first}–{last}</source>
            <translation>{first}–{last}</translation>
        </message>
        <message>
            <source>{hours} h</source>
            <translation>{hours} godz.</translation>
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
                <numerusform>%n nowy artykuł</numerusform>
                <numerusform>%n nowe artykuły</numerusform>
                <numerusform>%n nowych artykułów</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Następny nieprzeczytany</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nic nowego</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Otwórz Beforehand</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Wstrzymaj odświeżanie na 1 godzinę</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Wstrzymaj odświeżanie do jutra</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Wstrzymane do {time}</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Zakończ</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Odśwież</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Wznów odświeżanie</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artykuł</numerusform>
                <numerusform>%n artykuły</numerusform>
                <numerusform>%n artykułów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n kanał</numerusform>
                <numerusform>%n kanały</numerusform>
                <numerusform>%n kanałów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nowy</numerusform>
                <numerusform>%n nowe</numerusform>
                <numerusform>%n nowych</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n nieprzeczytany</numerusform>
                <numerusform>%n nieprzeczytane</numerusform>
                <numerusform>%n nieprzeczytanych</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Wszystkie artykuły</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Ulubione</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Kanały</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Dla Ciebie</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Na tym komputerze</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etykiety</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Dzisiaj</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Nieprzeczytane</translation>
        </message>
        <message>
            <source>account</source>
            <translation>konto</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>folder</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>zapisane wyszukiwanie</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>etykieta</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Changed</source>
            <translation>Zmieniony</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Z gwiazdką</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d MMMM</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message>
            <source>Not refreshed yet</source>
            <translation>Jeszcze nie odświeżono</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
</TS>
