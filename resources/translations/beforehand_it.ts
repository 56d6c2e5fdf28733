<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenze</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Nessun account necessario.</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Segnala un problema…</translation>
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
            <translation>Rimuovi account</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizza ora</translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message>
            <source>Offline</source>
            <translation>Non in linea</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Article</source>
            <translation>&amp;Articolo</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Modifica</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;File</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>A&amp;iuto</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Visualizza</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>Informazioni su Beforehand</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>Registro delle attività</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>Dimensioni reali</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Aggiungi account…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>Aggiungi feed…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>Aggiungi sito o feed…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>Avanti di 30 secondi</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Tutti gli articoli</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>Già in {name}</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Carica sempre le immagini in questo feed</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Articolo</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>Indietro di 15 secondi</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Cambia scorciatoie…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>Scegli il testo completo…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Chiudi lettore</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Comprimi tutte le cartelle</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Computer…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Copia come Markdown</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>Copia citazione</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copia link</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Copia selezione</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>Copia titolo e link</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>Crea regola da questo articolo…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Elimina download</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>Scarica episodio</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Espandi tutte le cartelle</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>Esporta tutto…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>Esporta iscrizioni…</translation>
        </message>
        <message>
            <source>Favourite</source>
            <translation>Preferito</translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation>Feed preferito</translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation>Stato dei feed</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtra feed</translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation>Filtra elenco…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>Trova nell’articolo…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>Segui una pagina senza feed…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Per te</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Testo completo</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>Scarica le regole dei siti da GitHub</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>Vai a qualsiasi cosa…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Nascondi</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Nascondi i feed letti</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>Importa OPML da URL…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>Importa da un altro lettore…</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importa…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Testo più grande</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>Meno come questo</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Elenco</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Elenco in alto</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>Segna come letti quelli sopra</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Segna tutti come letti</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Segna come letto</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Segna come letto o non letto</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Segna come non letto</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>Segna come letti quelli sotto</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>Segna come letti i più vecchi</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>Più come questo</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Nuovi articoli</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Newsletter da una casella di posta…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>Articolo successivo</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>Feed successivo</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Prossimo non letto</translation>
        </message>
        <message>
            <source>Not the same story</source>
            <translation>Non è la stessa notizia</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>Apri aiuto</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Apri nel browser</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Apri la cartella dei programmi</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>Apri i selezionati nel browser</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Sospendi l’aggiornamento per 1 ora</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Sospendi l’aggiornamento fino a domani</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>Riproduci episodio</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>Riproduci più veloce</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Riproduci dall’inizio</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>Riproduci o metti in pausa l’episodio</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>Riproduci più lento</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Lettore</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Preferenze…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>Articolo precedente</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>Feed precedente</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>Precedente non letto</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Stampa…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Proprietà…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Esci</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Leggi ad alta voce</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Da leggere</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Aggiorna tutto</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>Aggiorna questo elenco</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>Rimuovi da {name}</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Segnala un problema…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Riprendi l’aggiornamento</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>Regole…</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Salva come EPUB…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>Salva come Markdown con immagini…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>Salva come Markdown…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Salva come PDF…</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>Salva elenco come EPUB…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Salva questa ricerca</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>Scorri indietro</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>Scorri, poi prossimo non letto</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleziona tutto</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>Invia link per posta…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Condividi…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>Mostra come schede</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>Mostra come elenco</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Mostra modifiche</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>Mostra in un’unica pagina</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Barra laterale</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Testo più piccolo</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Aggiungi stella</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Con stella</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>Feed iniziali per argomento…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Interrompi l’aggiornamento</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizza ora</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>Etichette…</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Oggi</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>Mostra o nascondi articolo</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>Mostra o nascondi elenco</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>Mostra o nascondi barra laterale</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Non letti</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>Solo non letti</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Annulla iscrizione</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Mostra immagine</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Nuovi articoli</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Niente di nuovo</translation>
        </message>
    </context>
    <context>
        <name>AddAccountSheet</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feed</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Indirizzo</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message>
            <source>Add a feed</source>
            <translation>Aggiungi un feed</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Aggiungi account…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>Aggiungi feed</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Indirizzo</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>Qualsiasi indirizzo: un sito, un feed, la pagina di un canale</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation>Trova feed</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Ricerca del feed…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Newsletter da una casella di posta…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Ancora nessun articolo</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Origine</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Livello superiore</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>Puoi incollare più indirizzi.</translation>
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
            <translation>Prima i migliori</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Per giorno</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>Per feed</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Schede</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Elenco</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Prima i più recenti</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>Senza gruppi</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Prima i più vecchi</translation>
        </message>
        <message>
            <source>One page</source>
            <translation>Un’unica pagina</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message>
            <source>Clear</source>
            <translation>Cancella</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Comprimi tutte le cartelle</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Espandi tutte le cartelle</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Nascondi i feed letti</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nuova cartella</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Mostra conteggi</translation>
        </message>
    </context>
    <context>
        <name>ArticleHeader</name>
        <message>
            <source>Full text</source>
            <translation>Testo completo</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Segna come letto</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Segna come non letto</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Apri nel browser</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Rimuovi stella</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Condividi</translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation>Mostra il testo del feed</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Mostra il testo completo</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Aggiungi stella</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
    </context>
    <context>
        <name>ArticleListHeader</name>
        <message>
            <source>Close search</source>
            <translation>Chiudi ricerca</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Disposizione</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Segna tutti come letti</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Altro</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Aggiorna</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>Cerca in tutti gli articoli</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>Mostra solo i non letti</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>Ordina e raggruppa</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Send to</source>
            <translation>Invia a</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etichette</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message>
            <source>Also in</source>
            <translation>Anche in</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Articolo</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modificato</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>Caricamento del testo completo…</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Segna come letto</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Segna come non letto</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Altro</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Apri nel browser</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>Altri articoli su questo</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Immagine</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Letto</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>Leggi dopo questo</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Rimuovi stella</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Mostra modifiche</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Aggiungi stella</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etichette</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation>Questo articolo non ha testo.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
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
            <translation>Indirizzo</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed richiede attenzione</numerusform>
                <numerusform>%n feed richiedono attenzione</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Riprova</translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
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
                <numerusform>%n feed</numerusform>
            </translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Altro</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>Ancora nessun briefing</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Riproduci</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>Prepara un briefing ora</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Leggi ad alta voce</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Pronto da {time}</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Salva come EPUB…</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Il briefing di oggi</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
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
            <translation>Il briefing di oggi</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>Lasciare Beforehand in esecuzione?</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>Lascia in esecuzione</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>Esci alla chiusura</translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizza ora</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>Tutto letto</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>Trascina qui i feed oppure premi Ctrl+N per aggiungerne uno.</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>Cartella vuota</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>I suoi articoli appariranno qui dopo il primo aggiornamento.</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>I nuovi articoli appaiono automaticamente.</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Nessun articolo</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>Nessun articolo corrisponde a questo filtro.</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>Nessun articolo trovato. Prova con parole meno numerose o più brevi.</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>Nessun articolo con questa etichetta</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Ancora nessun articolo</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>Oggi nessun nuovo articolo.</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Nessun risultato</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Non ancora aggiornato</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>Ancora niente qui</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>Niente oggi</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>Niente da leggere per te</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>Premi T su un articolo per etichettarlo.</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Aggiorna</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>L’aggiornamento è sospeso. Riprendilo per ricevere articoli.</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>Cerca nei tuoi articoli</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>Mostra gli articoli letti</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>I feed di questa cartella non hanno ancora articoli.</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message>
            <source>Choose…</source>
            <translation>Scegli…</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation>Apri sito web</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Riprova</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Annulla iscrizione</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>Cancella filtro</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>Filtra elenco</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Con stella</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Non letti</translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>Cancella filtro</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtra feed</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Nascondi i feed letti</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>Nessun feed corrisponde a “{text}”.</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>Trova nell’articolo</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Trova successivo</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Trova precedente</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Non trovato</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation>{at} di {count}</translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Show activity</source>
            <translation>Mostra attività</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>Aggiungi</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>Aggiungi un sito o un feed</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>Indirizzo di un sito o di un feed</translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>Beforehand impara quando leggi e prepara i tuoi feed appena prima.</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Scegli file…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>Vieni da un altro lettore?</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Ricerca del feed…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Trovati su questo computer. I loro file vengono letti, mai modificati.</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>Buon pomeriggio</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>Buonasera</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>Buongiorno</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>Importa un file</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>Mantieni allineati più computer…</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>Notizie, scienza, fumetti…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Nessun account necessario.</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML, o l’esportazione o il database di un altro lettore. Oppure trascinalo qui.</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Inizia da un argomento</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>Prova la demo</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>Usa un account su un server (FreshRSS, Miniflux)…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>Con quattro settimane di cronologia</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org, o l’indirizzo di un feed, canale o profilo</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}. Cosa leggi?</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nuovo</numerusform>
                <numerusform>%n nuovi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nuovo da {time}</numerusform>
                <numerusform>%n nuovi da {time}</numerusform>
            </translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Per te</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message>
            <source>Add account…</source>
            <translation>Aggiungi account…</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Articolo</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Articoli</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Link copiato</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>Nessun altro articolo non letto</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Niente da annullare.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Segnala un problema…</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Invia a</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>Invia a {name}</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>Configura…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Riprova</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed richiede attenzione</numerusform>
                <numerusform>%n feed richiedono attenzione</numerusform>
            </translation>
        </message>
        <message>
            <source>Account settings…</source>
            <translation>Impostazioni dell’account…</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Computer…</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Prossimo aggiornamento verso {time}</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Apri la cartella dei programmi</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Apri sito web</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Riprova</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Annulla iscrizione</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcast</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lettura</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nuovo</numerusform>
                <numerusform>%n nuovi</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feed</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtra feed</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importa</translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>Importa %n feed</numerusform>
                <numerusform>Importa %n feed</numerusform>
            </translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation>Anteprima dell’importazione</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>Importazione…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleziona tutto</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etichette</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Livello superiore</translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message>
            <source>Mark as read</source>
            <translation>Segna come letto</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Interrompi l’aggiornamento</translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Link copied</source>
            <translation>Link copiato</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Immagine</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change shortcuts…</source>
            <translation>Cambia scorciatoie…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Stampa…</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>Impara quando leggo</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Licences</source>
            <translation>Licenze</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>Altro %n da {feed}</numerusform>
                <numerusform>Altri %n da {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nuovo</numerusform>
                <numerusform>%n nuovi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non letto</numerusform>
                <numerusform>%n non letti</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>Anche in {feed}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Cancella</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Precedenti</translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>Nuovi da {time}</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>Niente di nuovo da {time}</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>Mostra tutti ({count})</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>Mostra meno</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>Dove eri rimasto</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>non letto</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>{count} di %n nuovo</numerusform>
                <numerusform>{count} di %n nuovi</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{count} di {total}</translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>Articoli</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>Registro delle attività</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>Nessun articolo con stella</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>Niente da leggere</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>Premi L su un articolo per tenerlo qui.</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>Premi S su un articolo per aggiungere una stella.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Da leggere</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Aggiungi stella</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Con stella</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nuovo articolo</numerusform>
                <numerusform>%n nuovi articoli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nuovo da {time}</numerusform>
                <numerusform>%n nuovi da {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>Mostra %n nuovo articolo</numerusform>
                <numerusform>Mostra %n nuovi articoli</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewslettersSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Livello superiore</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Subito</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Mai</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notifiche</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>Notifications</source>
            <translation>Notifiche</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>Mark as read</source>
            <translation>Segna come letto</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Apri</translation>
        </message>
    </context>
    <context>
        <name>OtherReaders</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feed</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Scegli file…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Trovati su questo computer. I loro file vengono letti, mai modificati.</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importa…</translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copy link</source>
            <translation>Copia link</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message>
            <source>Article</source>
            <translation>Articolo</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Livello superiore</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non letto</numerusform>
                <numerusform>%n non letti</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Articoli</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Comandi</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>Feed e cartelle</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Nessun risultato</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sì</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Show the sidebar</source>
            <translation>Mostra la barra laterale</translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non letto</numerusform>
                <numerusform>%n non letti</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>Tutto letto</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Nessun articolo</translation>
        </message>
    </context>
    <context>
        <name>PictureViewer</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Immagine</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Riproduci</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Dimensione</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>Avanti di 30 secondi</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>Indietro di 15 secondi</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Chiudi lettore</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Elimina download</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Altro</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Immagine</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Riproduci</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Riproduci dall’inizio</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Lettore</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Riprova</translation>
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
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n giorno</numerusform>
                <numerusform>%n giorni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hours</source>
            <translation>
                <numerusform>%n ora</numerusform>
                <numerusform>%n ore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minuti</numerusform>
            </translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Avanzate</translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>Dopo il riavvio.</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>Carattere degli articoli</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>Tema degli articoli</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Articoli</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Cambia scorciatoie…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Scegli…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Compatta</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Scuro</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>Cancella i dati appresi</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>Meno mancati</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>Meno richieste</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Trova</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>Trova una preferenza</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Carattere</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Generali</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Nascondi i feed letti</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Subito</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>Lascia in esecuzione alla chiusura</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Disposizione</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>Impara quando leggo</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Chiaro</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Elenco in alto</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Segna come letto o non letto</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Mai</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>Nota quando torno</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notifiche</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sì</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Carta</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Immagini</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcast</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferenze</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Da leggere</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lettura</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>Aggiorna automaticamente</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>Aggiornamento</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>Richieste al giorno</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Invia a</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Condivisione</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Scorciatoie</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Mostra conteggi</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>Mostra icona nell’area di notifica</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Aggiungi stella</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>Avvia all’accesso</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Archivio</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Dimensione del testo</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>All’apertura della finestra</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n giorno</numerusform>
                <numerusform>%n giorni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feed</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Indirizzo</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Testo completo</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Livello superiore</translation>
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
            <translation>Cartelle e feed</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Mostra la barra laterale</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Barra laterale</translation>
        </message>
    </context>
    <context>
        <name>RailButton</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non letto</numerusform>
                <numerusform>%n non letti</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n giorno</numerusform>
                <numerusform>%n giorni</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message>
            <source>Quit</source>
            <translation>Esci</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Riprova</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>Refresh</source>
            <translation>Aggiorna</translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message>
            <source>Rhythm</source>
            <translation>Ritmo</translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Aggiornato {time}</translation>
        </message>
    </context>
    <context>
        <name>RhythmPage</name>
        <message>
            <source>Rhythm</source>
            <translation>Ritmo</translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n giorno</numerusform>
                <numerusform>%n giorni</numerusform>
            </translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Oggi</translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>Impostazioni dell’account…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Aggiungi ai preferiti</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>Copia indirizzo del feed</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>Proprietà del feed…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Segna tutti come letti</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Sposta giù</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Sposta in</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Sposta su</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nuova cartella</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>Nuova cartella qui</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Su questo computer</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Apri sito web</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Proprietà…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Aggiorna</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Aggiorna tutto</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Rimuovi</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Rimuovi account</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>Rimuovi cartella, mantieni i feed</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>Rimuovi dai preferiti</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Rinomina</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Salva come EPUB…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Mostra attività</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizza ora</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Livello superiore</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Annulla iscrizione</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Send to</source>
            <translation>Invia a</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Untitled</source>
            <translation>Senza titolo</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message>
            <source>No articles yet</source>
            <translation>Ancora nessun articolo</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Nascondi</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Segna come letto</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Invia a</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
    </context>
    <context>
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Carica sempre le immagini in questo feed</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Copia come Markdown</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copia link</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Apri nel browser</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleziona tutto</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Mostra immagine</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Inizia da un argomento</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nuovo articolo</numerusform>
                <numerusform>%n nuovi articoli</numerusform>
            </translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Prossimo aggiornamento verso {time}</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Ancora nessun articolo</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Non ancora aggiornato</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Niente di nuovo</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Non in linea</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Sospeso fino a {time}</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Pronto da {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Aggiornato {time}</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>prossimo entro {time}</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>ora non in linea</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>{ready} di %n feed pronti</numerusform>
                <numerusform>{ready} di %n feed pronti</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Preferenze…</translation>
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
            <translation>Feed</translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message>
            <source>Tags</source>
            <translation>Etichette</translation>
        </message>
    </context>
    <context>
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleziona tutto</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Font</source>
            <translation>Carattere</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Testo più grande</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Dimensione</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Testo più piccolo</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Larghezza</translation>
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
            <translation>Oggi</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Ieri</translation>
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
            <translation>ora</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>ieri {time}</translation>
        </message>
        <message>
            <source>{first}–{last}</source>
            <translation>{first}–{last}</translation>
        </message>
        <message>
            <source>{hours} h</source>
            <translation>{hours} h</translation>
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
                <numerusform>%n nuovo articolo</numerusform>
                <numerusform>%n nuovi articoli</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Prossimo non letto</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Niente di nuovo</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Apri Beforehand</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Sospendi l’aggiornamento per 1 ora</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Sospendi l’aggiornamento fino a domani</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Sospeso fino a {time}</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Esci</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Aggiorna</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Riprendi l’aggiornamento</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n articolo</numerusform>
                <numerusform>%n articoli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n feed</numerusform>
                <numerusform>%n feed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nuovo</numerusform>
                <numerusform>%n nuovi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non letto</numerusform>
                <numerusform>%n non letti</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Tutti gli articoli</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Preferiti</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feed</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Per te</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Su questo computer</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etichette</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Oggi</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Non letti</translation>
        </message>
        <message>
            <source>account</source>
            <translation>account</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>cartella</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>ricerca salvata</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>etichetta</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Changed</source>
            <translation>Modificato</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Con stella</translation>
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
            <translation>Non ancora aggiornato</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
</TS>
