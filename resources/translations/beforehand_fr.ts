<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>A desktop feed reader that has your feeds ready before you open it.</source>
            <translation>Un lecteur de flux pour ordinateur dont vos flux sont prêts avant que vous ne l’ouvriez.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licences</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Aucun compte nécessaire.</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Signaler un problème…</translation>
        </message>
    </context>
    <context>
        <name>AccountQuestions</name>
        <message numerus="yes">
            <source>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</source>
            <translation>
                <numerusform>%n modification faite ici depuis {time} n’a jamais été envoyée. Ce que vous avez fait ailleurs entre-temps peut être plus récent. Rien n’est synchronisé avant votre choix.</numerusform>
                <numerusform>%n modifications faites ici depuis {time} n’ont jamais été envoyées. Ce que vous avez fait ailleurs entre-temps peut être plus récent. Rien n’est synchronisé avant votre choix.</numerusform>
            </translation>
        </message>
        <message>
            <source>Match articles</source>
            <translation>Associer les articles</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>Envoyer les modifications</translation>
        </message>
        <message>
            <source>Send old changes to {name}?</source>
            <translation>Envoyer les anciennes modifications à {name} ?</translation>
        </message>
        <message>
            <source>Stop synchronising</source>
            <translation>Arrêter la synchronisation</translation>
        </message>
        <message>
            <source>The server no longer has the articles that came from it before, or has others in their place. If it was set up again with the same feeds, or restored from a backup, articles are matched by link and title, and read states and stars here are kept. Nothing is synchronised until you choose.</source>
            <translation>Le serveur n’a plus les articles qui en venaient auparavant, ou en a d’autres à leur place. S’il a été réinstallé avec les mêmes flux, ou restauré à partir d’une sauvegarde, les articles sont associés par lien et par titre, et les états de lecture et les étoiles d’ici sont gardés. Rien n’est synchronisé avant votre choix.</translation>
        </message>
        <message>
            <source>Use the server's state</source>
            <translation>Prendre l’état du serveur</translation>
        </message>
        <message>
            <source>Was {name} set up again?</source>
            <translation>{name} a-t-il été réinstallé ?</translation>
        </message>
    </context>
    <context>
        <name>AccountSheet</name>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>Enregistré ; tapez pour remplacer</translation>
        </message>
        <message>
            <source>Keep its feeds on this computer</source>
            <translation>Garder ses flux sur cet ordinateur</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>On one of your computers is enough.</source>
            <translation>Un seul de vos ordinateurs suffit.</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Retirer le compte</translation>
        </message>
        <message>
            <source>Rules act on its new articles</source>
            <translation>Les règles agissent sur ses nouveaux articles</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Synchroniser maintenant</translation>
        </message>
        <message>
            <source>The server's own timer keeps running. Scorecard compares the two.</source>
            <translation>La minuterie du serveur continue. Le bilan compare les deux.</translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n modification en attente</numerusform>
                <numerusform>%n modifications en attente</numerusform>
            </translation>
        </message>
        <message>
            <source>API access is off</source>
            <translation>L’accès API est désactivé</translation>
        </message>
        <message>
            <source>API key refused</source>
            <translation>Clé API refusée</translation>
        </message>
        <message>
            <source>Certificate changed</source>
            <translation>Certificat modifié</translation>
        </message>
        <message>
            <source>Certificate not trusted</source>
            <translation>Certificat non approuvé</translation>
        </message>
        <message>
            <source>First sync…</source>
            <translation>Première synchronisation…</translation>
        </message>
        <message>
            <source>Google Reader API</source>
            <translation>API Google Reader</translation>
        </message>
        <message>
            <source>Keyring unavailable</source>
            <translation>Trousseau indisponible</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Hors ligne</translation>
        </message>
        <message>
            <source>Old changes</source>
            <translation>Anciennes modifications</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Examiner</translation>
        </message>
        <message>
            <source>Server not reached</source>
            <translation>Serveur injoignable</translation>
        </message>
        <message>
            <source>Server set up again?</source>
            <translation>Serveur réinstallé ?</translation>
        </message>
        <message>
            <source>Server unreachable since {time}</source>
            <translation>Serveur injoignable depuis {time}</translation>
        </message>
        <message>
            <source>Sign-in failed</source>
            <translation>Connexion refusée</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>Synchronisé {time}</translation>
        </message>
        <message numerus="yes">
            <source>Syncing: {done} of %n articles</source>
            <translation>
                <numerusform>Synchronisation : {done} sur %n article</numerusform>
                <numerusform>Synchronisation : {done} sur %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>The server did not refresh feeds: {problem}</source>
            <translation>Le serveur n’a pas actualisé les flux : {problem}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Article</source>
            <translation>A&amp;rticle</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Édition</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Ai&amp;de</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Affichage</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>À propos de Beforehand</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>Journal d’activité</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>Taille réelle</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Ajouter un compte…</translation>
        </message>
        <message>
            <source>Add feed from selected link…</source>
            <translation>Ajouter un flux depuis le lien sélectionné…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>Ajouter un flux…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>Ajouter un site ou un flux…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>Avancer de 30 secondes</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Tous les articles</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>Déjà dans {name}</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Toujours charger les images de ce flux</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Article</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>Reculer de 15 secondes</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Modifier les raccourcis…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>Choisir le texte intégral…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Fermer le lecteur</translation>
        </message>
        <message>
            <source>Close window</source>
            <translation>Fermer la fenêtre</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Replier tous les dossiers</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Ordinateurs…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Copy address of selected picture</source>
            <translation>Copier l’adresse de l’image sélectionnée</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Copier en Markdown</translation>
        </message>
        <message>
            <source>Copy browser bookmark that saves pages</source>
            <translation>Copier le favori de navigateur qui enregistre les pages</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>Copier la citation</translation>
        </message>
        <message>
            <source>Copy description of selected picture</source>
            <translation>Copier la description de l’image sélectionnée</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copier le lien</translation>
        </message>
        <message>
            <source>Copy selected link with text</source>
            <translation>Copier le lien sélectionné avec son texte</translation>
        </message>
        <message>
            <source>Copy selected picture</source>
            <translation>Copier l’image sélectionnée</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Copier la sélection</translation>
        </message>
        <message>
            <source>Copy selection as Markdown</source>
            <translation>Copier la sélection en Markdown</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>Copier le titre et le lien</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>Créer une règle à partir de cet article…</translation>
        </message>
        <message>
            <source>Create rule with selection…</source>
            <translation>Créer une règle avec la sélection…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Supprimer le téléchargement</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>Télécharger l’épisode</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Déplier tous les dossiers</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>Tout exporter…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>Exporter les abonnements…</translation>
        </message>
        <message>
            <source>Favourite</source>
            <translation>Favori</translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation>Flux favori</translation>
        </message>
        <message>
            <source>Fee&amp;d</source>
            <translation>Fl&amp;ux</translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation>État des flux</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtrer les flux</translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation>Filtrer la liste…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>Rechercher dans l’article…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>Suivre une page sans flux…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Pour vous</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Texte intégral</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>Obtenir les règles de sites depuis GitHub</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>Aller n’importe où…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Masquer</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Masquer les flux lus</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>Importer OPML depuis une URL…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>Importer d’un autre lecteur…</translation>
        </message>
        <message>
            <source>Import progress</source>
            <translation>Progression de l’importation</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importer…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texte plus grand</translation>
        </message>
        <message>
            <source>Layout: columns / list above</source>
            <translation>Disposition : colonnes / liste au-dessus</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>Moins de ce genre</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Liste au-dessus</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>Marquer comme lus ceux au-dessus</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Tout marquer comme lu</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marquer comme lu</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Marquer comme lu ou non lu</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marquer comme non lu</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>Marquer comme lus ceux au-dessous</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>Marquer comme lus les plus anciens</translation>
        </message>
        <message>
            <source>Mark story as read</source>
            <translation>Marquer tous les articles du sujet comme lus</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>Plus de ce genre</translation>
        </message>
        <message>
            <source>Move down in the sidebar</source>
            <translation>Descendre dans la barre latérale</translation>
        </message>
        <message>
            <source>Move up in the sidebar</source>
            <translation>Monter dans la barre latérale</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Nouveaux articles</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Les plus récents d’abord</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Newsletters d’une boîte aux lettres…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>Article suivant</translation>
        </message>
        <message>
            <source>Next change</source>
            <translation>Modification suivante</translation>
        </message>
        <message>
            <source>Next episode in Read later</source>
            <translation>Épisode suivant de À lire plus tard</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>Flux suivant</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Non lu suivant</translation>
        </message>
        <message>
            <source>Not the same story</source>
            <translation>Pas le même sujet</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Les plus anciens d’abord</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>Ouvrir l’aide</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Ouvrir dans le navigateur</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Ouvrir le dossier des programmes</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>Ouvrir la sélection dans le navigateur</translation>
        </message>
        <message>
            <source>Open selected link in background</source>
            <translation>Ouvrir le lien sélectionné en arrière-plan</translation>
        </message>
        <message>
            <source>Open selected link in browser</source>
            <translation>Ouvrir le lien sélectionné dans le navigateur</translation>
        </message>
        <message>
            <source>Open selected picture in browser</source>
            <translation>Ouvrir l’image sélectionnée dans le navigateur</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Suspendre l’actualisation pendant 1 heure</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Suspendre l’actualisation jusqu’à demain</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>Lire l’épisode</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>Lire plus vite</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Lire depuis le début</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>Lire ou suspendre l’épisode</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>Lire plus lentement</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Lecteur</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Préférences…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>Article précédent</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>Flux précédent</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>Non lu précédent</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimer…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Propriétés…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Lire à voix haute</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>À lire plus tard</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Tout actualiser</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>Actualiser cette liste</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>Retirer de {name}</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Signaler un problème…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Reprendre l’actualisation</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rythme</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>Règles…</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Enregistrer en EPUB…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>Enregistrer en Markdown avec les images…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>Enregistrer en Markdown…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Enregistrer en PDF…</translation>
        </message>
        <message>
            <source>Save copied link to Read later</source>
            <translation>Enregistrer le lien copié dans À lire plus tard</translation>
        </message>
        <message>
            <source>Save linked page to Read later</source>
            <translation>Enregistrer la page liée dans À lire plus tard</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>Enregistrer la liste en EPUB…</translation>
        </message>
        <message>
            <source>Save selected picture…</source>
            <translation>Enregistrer l’image sélectionnée…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Enregistrer cette recherche</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>Défiler vers le haut</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>Défiler, puis non lu suivant</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Search articles for selection</source>
            <translation>Chercher la sélection dans les articles</translation>
        </message>
        <message>
            <source>Search the web for selection</source>
            <translation>Chercher la sélection sur le web</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Tout sélectionner</translation>
        </message>
        <message>
            <source>Select all text</source>
            <translation>Sélectionner tout le texte</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>Envoyer le lien par courriel…</translation>
        </message>
        <message>
            <source>Share selection…</source>
            <translation>Partager la sélection…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Partager…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>Afficher en cartes</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>Afficher en liste</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Afficher les modifications</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>Afficher sur une page</translation>
        </message>
        <message>
            <source>Show other reports</source>
            <translation>Afficher les autres articles</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Barre latérale</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texte plus petit</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Étoile</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Étoilés</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>Flux de départ par thème…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Arrêter l’actualisation</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Synchroniser maintenant</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>Étiquettes…</translation>
        </message>
        <message>
            <source>Text, link or picture</source>
            <translation>Texte, lien ou image</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Aujourd’hui</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>Afficher ou masquer l’article</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>Afficher ou masquer la liste</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>Afficher ou masquer la barre latérale</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Non lus</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>Non lus uniquement</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Se désabonner</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Voir l’image</translation>
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
                <numerusform>%n image pour la lecture hors ligne ces dernières 24 heures ({size}).</numerusform>
                <numerusform>%n images pour la lecture hors ligne ces dernières 24 heures ({size}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n changed</source>
            <translation>
                <numerusform>, %n modifié</numerusform>
                <numerusform>, %n modifiés</numerusform>
            </translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>Activité</translation>
        </message>
        <message>
            <source>Article: {title}.</source>
            <translation>Article : {title}.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message numerus="yes">
            <source>Expected: %n articles.</source>
            <translation>
                <numerusform>Attendu : %n article.</numerusform>
                <numerusform>Attendus : %n articles.</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: hardly any articles.</source>
            <translation>Attendu : presque aucun article.</translation>
        </message>
        <message>
            <source>Expected: {number} articles.</source>
            <translation>Attendus : {number} articles.</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Échec</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Nouveaux articles</translation>
        </message>
        <message>
            <source>No network</source>
            <translation>Pas de réseau</translation>
        </message>
        <message>
            <source>No refreshes yet.</source>
            <translation>Aucune actualisation pour l’instant.</translation>
        </message>
        <message>
            <source>No such entry.</source>
            <translation>Aucune entrée correspondante.</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Rien de nouveau</translation>
        </message>
        <message>
            <source>Reason: {why}.</source>
            <translation>Raison : {why}.</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>Refusé</translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation>Enregistrer en CSV…</translation>
        </message>
        <message numerus="yes">
            <source>Saved %n lines as {name}</source>
            <translation>
                <numerusform>%n ligne enregistrée sous {name}</numerusform>
                <numerusform>%n lignes enregistrées sous {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Started {begun}, finished {done}.</source>
            <translation>Début à {begun}, fin à {done}.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>Inchangé</translation>
        </message>
        <message>
            <source>Visit expected by {time}.</source>
            <translation>Visite attendue d’ici {time}.</translation>
        </message>
        <message>
            <source>adding a feed</source>
            <translation>ajout d’un flux</translation>
        </message>
        <message>
            <source>after a failure</source>
            <translation>après un échec</translation>
        </message>
        <message>
            <source>article sent</source>
            <translation>article envoyé</translation>
        </message>
        <message>
            <source>before articles go missing</source>
            <translation>avant que des articles ne se perdent</translation>
        </message>
        <message>
            <source>chapters of an episode</source>
            <translation>chapitres d’un épisode</translation>
        </message>
        <message>
            <source>common rules for full texts</source>
            <translation>règles communes pour les textes intégraux</translation>
        </message>
        <message>
            <source>download of an episode</source>
            <translation>téléchargement d’un épisode</translation>
        </message>
        <message>
            <source>episode played</source>
            <translation>lecture d’un épisode</translation>
        </message>
        <message>
            <source>feed icon</source>
            <translation>icône du flux</translation>
        </message>
        <message>
            <source>first refresh</source>
            <translation>première actualisation</translation>
        </message>
        <message>
            <source>full text</source>
            <translation>texte intégral</translation>
        </message>
        <message>
            <source>full text in advance</source>
            <translation>texte intégral à l’avance</translation>
        </message>
        <message>
            <source>import from a URL</source>
            <translation>import depuis une URL</translation>
        </message>
        <message>
            <source>manually</source>
            <translation>manuellement</translation>
        </message>
        <message>
            <source>missing articles</source>
            <translation>articles manquants</translation>
        </message>
        <message>
            <source>on another computer</source>
            <translation>sur un autre ordinateur</translation>
        </message>
        <message>
            <source>on schedule</source>
            <translation>selon le plan</translation>
        </message>
        <message>
            <source>picture for offline reading</source>
            <translation>image pour la lecture hors ligne</translation>
        </message>
        <message>
            <source>picture in the list</source>
            <translation>image de la liste</translation>
        </message>
        <message>
            <source>picture of an article</source>
            <translation>image d’un article</translation>
        </message>
        <message>
            <source>program run by a rule</source>
            <translation>programme d’une règle</translation>
        </message>
        <message>
            <source>refresh by the account's server</source>
            <translation>actualisation par le serveur du compte</translation>
        </message>
        <message>
            <source>search for a new address</source>
            <translation>recherche d’une nouvelle adresse</translation>
        </message>
        <message>
            <source>shortest interval</source>
            <translation>intervalle minimal</translation>
        </message>
        <message>
            <source>synchronisation of an account</source>
            <translation>synchronisation d’un compte</translation>
        </message>
        <message>
            <source>to catch up</source>
            <translation>pour rattraper le retard</translation>
        </message>
        <message>
            <source>you came back</source>
            <translation>vous êtes de retour</translation>
        </message>
        <message>
            <source>you opened the window</source>
            <translation>vous avez ouvert la fenêtre</translation>
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
                <numerusform>%n flux</numerusform>
                <numerusform>%n flux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread articles</source>
            <translation>
                <numerusform>%n article non lu</numerusform>
                <numerusform>%n articles non lus</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account</source>
            <translation>Ajouter le compte</translation>
        </message>
        <message>
            <source>Adding the account…</source>
            <translation>Ajout du compte…</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Find server</source>
            <translation>Trouver le serveur</translation>
        </message>
        <message>
            <source>Finding the server…</source>
            <translation>Recherche du serveur…</translation>
        </message>
        <message>
            <source>FreshRSS and Miniflux. Other servers with the Google Reader API may work.</source>
            <translation>FreshRSS et Miniflux. D’autres serveurs avec l’API Google Reader peuvent fonctionner.</translation>
        </message>
        <message>
            <source>Keep feeds, read states and stars in step with a server you already use.</source>
            <translation>Gardez flux, états de lecture et étoiles en accord avec un serveur que vous utilisez déjà.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>New articles are there when you usually read. The server's own timer keeps running.</source>
            <translation>Les nouveaux articles sont là quand vous lisez d’habitude. La minuterie du serveur continue.</translation>
        </message>
        <message>
            <source>Not tried with this server, but it may work.</source>
            <translation>Pas essayé avec ce serveur, mais cela peut fonctionner.</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>Se connecter</translation>
        </message>
        <message>
            <source>Signed in: {feeds}, {unread}</source>
            <translation>Connecté : {feeds}, {unread}</translation>
        </message>
        <message>
            <source>Signing in…</source>
            <translation>Connexion…</translation>
        </message>
        <message>
            <source>Tags stay on this computer.</source>
            <translation>Les étiquettes restent sur cet ordinateur.</translation>
        </message>
        <message>
            <source>The connection is not encrypted.</source>
            <translation>La connexion n’est pas chiffrée.</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>En attente du serveur</translation>
        </message>
        <message>
            <source>Without a server…</source>
            <translation>Sans serveur…</translation>
        </message>
        <message>
            <source>no feeds</source>
            <translation>aucun flux</translation>
        </message>
        <message>
            <source>nothing unread</source>
            <translation>rien de non lu</translation>
        </message>
        <message>
            <source>{server} found at {address}</source>
            <translation>{server} trouvé à {address}</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message numerus="yes">
            <source>%n feeds found</source>
            <translation>
                <numerusform>%n flux trouvé</numerusform>
                <numerusform>%n flux trouvés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n feeds</source>
            <translation>
                <numerusform>Ajouter %n flux</numerusform>
                <numerusform>Ajouter %n flux</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a feed</source>
            <translation>Ajouter un flux</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Ajouter un compte…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>Ajouter le flux</translation>
        </message>
        <message numerus="yes">
            <source>Adding %n feeds…</source>
            <translation>
                <numerusform>Ajout de %n flux…</numerusform>
                <numerusform>Ajout de %n flux…</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>N’importe quelle adresse : un site, un flux, la page d’une chaîne</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation>Chercher le flux</translation>
        </message>
        <message>
            <source>Finding the feed</source>
            <translation>Recherche du flux</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Recherche du flux…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Follow this page…</source>
            <translation>Suivre cette page…</translation>
        </message>
        <message>
            <source>Its site does not support https, so the connection is not encrypted.</source>
            <translation>Son site ne prend pas en charge https : la connexion n’est donc pas chiffrée.</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Newsletters d’une boîte aux lettres…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Pas encore d’articles</translation>
        </message>
        <message>
            <source>Program {name}</source>
            <translation>Programme {name}</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Exécuter</translation>
        </message>
        <message>
            <source>Running the program…</source>
            <translation>Exécution du programme…</translation>
        </message>
        <message>
            <source>Save page</source>
            <translation>Enregistrer la page</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <source>This address is in your local network. Add it only if you trust it.</source>
            <translation>Cette adresse se trouve dans votre réseau local. Ne l’ajoutez que si vous lui faites confiance.</translation>
        </message>
        <message>
            <source>This page has several feeds. Add it alone to choose one.</source>
            <translation>Cette page a plusieurs flux. Ajoutez-la seule pour en choisir un.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Premier niveau</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <source>Web</source>
            <translation>Web</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>Vous pouvez coller plusieurs adresses.</translation>
        </message>
        <message>
            <source>{address}: {problem}</source>
            <translation>{address} : {problem}</translation>
        </message>
    </context>
    <context>
        <name>Arrangement</name>
        <message>
            <source>Best first</source>
            <translation>Les meilleurs d’abord</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Par jour</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>Par flux</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Les plus récents d’abord</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>Sans regroupement</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Les plus anciens d’abord</translation>
        </message>
        <message>
            <source>One page</source>
            <translation>Une page</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message numerus="yes">
            <source>%n read feeds hidden</source>
            <translation>
                <numerusform>%n flux lu masqué</numerusform>
                <numerusform>%n flux lus masqués</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Replier tous les dossiers</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Déplier tous les dossiers</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Masquer les flux lus</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nouveau dossier</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Afficher les nombres</translation>
        </message>
    </context>
    <context>
        <name>ArticleHeader</name>
        <message>
            <source>Full text</source>
            <translation>Texte intégral</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marquer comme lu</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marquer comme non lu</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Ouvrir dans le navigateur</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Retirer l’étoile</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Partager</translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation>Afficher le texte du flux</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Afficher le texte intégral</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Étoile</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
    </context>
    <context>
        <name>ArticleListHeader</name>
        <message>
            <source>Close search</source>
            <translation>Fermer la recherche</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Disposition</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Tout marquer comme lu</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualiser</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>Rechercher dans tous les articles</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>N’afficher que les non lus</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>Trier et regrouper</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Send to</source>
            <translation>Envoyer vers</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Étiquettes</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message numerus="yes">
            <source>%n more minutes</source>
            <translation>
                <numerusform>encore %n minute</numerusform>
                <numerusform>encore %n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in</source>
            <translation>Aussi dans</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Article</translation>
        </message>
        <message>
            <source>Audio</source>
            <translation>Audio</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modifié</translation>
        </message>
        <message>
            <source>Changes since</source>
            <translation>Modifications depuis</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Comments</source>
            <translation>Commentaires</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Copier l’adresse</translation>
        </message>
        <message>
            <source>Full text unavailable: {why}</source>
            <translation>Texte intégral indisponible : {why}</translation>
        </message>
        <message>
            <source>Full text unavailable: {why} Showing the text from the feed.</source>
            <translation>Texte intégral indisponible : {why} Affichage du texte du flux.</translation>
        </message>
        <message>
            <source>Hide changes</source>
            <translation>Masquer les modifications</translation>
        </message>
        <message>
            <source>Link not opened: it is neither a web page nor an email address.</source>
            <translation>Lien non ouvert : ce n’est ni une page web ni une adresse électronique.</translation>
        </message>
        <message>
            <source>Links to {host}, not {named}: {address}</source>
            <translation>Mène à {host}, et non à {named} : {address}</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>Chargement du texte intégral…</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marquer comme lu</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marquer comme non lu</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Next in Read later</source>
            <translation>Suivant dans À lire plus tard</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Ouvrir dans le navigateur</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>Autres articles à ce sujet</translation>
        </message>
        <message>
            <source>Parts of this article are too complex to show. Open it in the browser to see the original.</source>
            <translation>Certaines parties de cet article sont trop complexes pour être affichées. Ouvrez-le dans le navigateur pour voir l’original.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>Citation</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Lu</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>À lire ensuite</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Retirer l’étoile</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Afficher les modifications</translation>
        </message>
        <message>
            <source>Show whole article</source>
            <translation>Afficher l’article entier</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Étoile</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Étiquettes</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>L’image n’a pas pu être chargée</translation>
        </message>
        <message>
            <source>These versions are too different to compare.</source>
            <translation>Ces versions sont trop différentes pour être comparées.</translation>
        </message>
        <message>
            <source>This article could not be displayed. Open it in the browser to read it.</source>
            <translation>Cet article n’a pas pu être affiché. Ouvrez-le dans le navigateur pour le lire.</translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation>Cet article n’a pas de texte.</translation>
        </message>
        <message>
            <source>This article has no web address to open.</source>
            <translation>Cet article n’a pas d’adresse web à ouvrir.</translation>
        </message>
        <message>
            <source>This article is very long. Open it in the browser to read the rest.</source>
            <translation>Cet article est très long. Ouvrez-le dans le navigateur pour lire la suite.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>Vidéo</translation>
        </message>
        <message>
            <source>What is stored of this article's text is damaged or too large, and is not shown.</source>
            <translation>Le texte enregistré de cet article est endommagé ou trop volumineux et n’est pas affiché.</translation>
        </message>
        <message>
            <source>[added: {text}]</source>
            <translation>[ajouté : {text}]</translation>
        </message>
        <message>
            <source>[removed: {text}]</source>
            <translation>[supprimé : {text}]</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>d MMMM yyyy</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
    </context>
    <context>
        <name>ArticleStyle</name>
        <message numerus="yes">
            <source>%n more mistakes.</source>
            <translation>
                <numerusform>%n autre erreur.</numerusform>
                <numerusform>%n autres erreurs.</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}: a brace is missing.</source>
            <translation>Ligne {line} : il manque une accolade.</translation>
        </message>
        <message>
            <source>Line {line}: rules such as {word} are not allowed.</source>
            <translation>Ligne {line} : les règles comme {word} ne sont pas autorisées.</translation>
        </message>
        <message>
            <source>Line {line}: the property “{word}” is not supported.</source>
            <translation>Ligne {line} : la propriété « {word} » n’est pas prise en charge.</translation>
        </message>
        <message>
            <source>Line {line}: there is no element “{word}” in articles.</source>
            <translation>Ligne {line} : il n’y a pas d’élément « {word} » dans les articles.</translation>
        </message>
        <message>
            <source>Line {line}: this is not UTF-8 text; the file is not used.</source>
            <translation>Ligne {line} : ce n’est pas du texte UTF-8 ; le fichier n’est pas utilisé.</translation>
        </message>
        <message>
            <source>Line {line}: {word} may not load anything.</source>
            <translation>Ligne {line} : {word} ne peut rien charger.</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” cannot be read on its background here.</source>
            <translation>Ligne {line} : « {word} » est illisible sur son fond ici.</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” is no possible value.</source>
            <translation>Ligne {line} : « {word} » n’est pas une valeur possible.</translation>
        </message>
        <message>
            <source>The file is larger than 64 kB and is not used.</source>
            <translation>Le fichier dépasse 64 ko et n’est pas utilisé.</translation>
        </message>
        <message>
            <source>There is no {path}.</source>
            <translation>Il n’y a pas de {path}.</translation>
        </message>
        <message>
            <source>Use without it</source>
            <translation>Continuer sans</translation>
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
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n flux à vérifier</numerusform>
                <numerusform>%n flux à vérifier</numerusform>
            </translation>
        </message>
        <message>
            <source>Show which feeds, and what helps</source>
            <translation>Montrer quels flux, et ce qui aide</translation>
        </message>
        <message>
            <source>The folder of your computers needs attention</source>
            <translation>Le dossier de vos ordinateurs demande votre attention</translation>
        </message>
    </context>
    <context>
        <name>Backfills</name>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>%n article manquant trouvé</numerusform>
                <numerusform>%n articles manquants trouvés</numerusform>
            </translation>
        </message>
        <message>
            <source>No missing articles found</source>
            <translation>Aucun article manquant trouvé</translation>
        </message>
        <message>
            <source>No more missing articles</source>
            <translation>Plus aucun article manquant</translation>
        </message>
        <message numerus="yes">
            <source>Rules for full texts of %n sites are here</source>
            <translation>
                <numerusform>Les règles de textes intégraux de %n site sont là</numerusform>
                <numerusform>Les règles de textes intégraux de %n sites sont là</numerusform>
            </translation>
        </message>
        <message>
            <source>{found}: nothing is missing anymore</source>
            <translation>{found} : il ne manque plus rien</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Repair now</source>
            <translation>Réparer maintenant</translation>
        </message>
        <message>
            <source>Saved articles can still be read, but nothing new is saved until this is fixed.</source>
            <translation>Les articles enregistrés restent lisibles, mais rien de nouveau n’est enregistré tant que ce n’est pas réglé.</translation>
        </message>
        <message>
            <source>Saved articles can still be read. Restart Beforehand to continue.</source>
            <translation>Les articles enregistrés restent lisibles. Redémarrez Beforehand pour continuer.</translation>
        </message>
        <message>
            <source>The window may be out of date. Beforehand tries again every few seconds.</source>
            <translation>La fenêtre n’est peut-être pas à jour. Beforehand réessaie toutes les quelques secondes.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of the page</source>
            <translation>Blocs de la page</translation>
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
                <numerusform>%n sujet</numerusform>
                <numerusform>%n sujets</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {names}</source>
            <translation>Aussi dans {names}</translation>
        </message>
        <message>
            <source>Briefing, {day}</source>
            <translation>Briefing, {day}</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sommaire</translation>
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
                <numerusform>%n flux</numerusform>
                <numerusform>%n flux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more new articles</source>
            <translation>
                <numerusform>%n autre nouvel article</numerusform>
                <numerusform>%n autres nouveaux articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>%n sujet</numerusform>
                <numerusform>%n sujets</numerusform>
            </translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>It is prepared before you usually read, once it is known what you read.</source>
            <translation>Il est préparé avant votre heure de lecture habituelle, dès que l’on sait ce que vous lisez.</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>Pas encore de briefing</translation>
        </message>
        <message>
            <source>Nothing new since the last visit</source>
            <translation>Rien de nouveau depuis la dernière visite</translation>
        </message>
        <message>
            <source>Other feeds</source>
            <translation>Autres flux</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Lire</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>Préparer un briefing maintenant</translation>
        </message>
        <message>
            <source>Prepare again now</source>
            <translation>Préparer à nouveau maintenant</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Lire à voix haute</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Prêt depuis {time}</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Enregistrer en EPUB…</translation>
        </message>
        <message>
            <source>Show in sidebar</source>
            <translation>Afficher dans la barre latérale</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Briefing du jour</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message numerus="yes">
            <source>{feed} and %n more</source>
            <translation>
                <numerusform>{feed} et %n autre</numerusform>
                <numerusform>{feed} et %n autres</numerusform>
            </translation>
        </message>
        <message>
            <source>{minutes} min to hear</source>
            <translation>{minutes} min d’écoute</translation>
        </message>
        <message>
            <source>{minutes} min to read</source>
            <translation>{minutes} min de lecture</translation>
        </message>
        <message>
            <source>{stories} from {feeds}</source>
            <translation>{stories} de {feeds}</translation>
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
            <translation>Briefing du jour</translation>
        </message>
    </context>
    <context>
        <name>BugNotice</name>
        <message>
            <source>Beforehand ran into an error and continued. The report {file} is in the log folder.</source>
            <translation>Beforehand a rencontré une erreur et a continué. Le rapport {file} est dans le dossier des journaux.</translation>
        </message>
    </context>
    <context>
        <name>BulkBar</name>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>%n sélectionné</numerusform>
                <numerusform>%n sélectionnés</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CertificateRow</name>
        <message>
            <source>Compare its SHA-256 fingerprint with the server before you trust it:</source>
            <translation>Comparez son empreinte SHA-256 avec le serveur avant de l’approuver :</translation>
        </message>
        <message>
            <source>No authority vouches for its certificate.</source>
            <translation>Aucune autorité ne garantit son certificat.</translation>
        </message>
        <message>
            <source>Send the password unencrypted</source>
            <translation>Envoyer le mot de passe sans chiffrement</translation>
        </message>
        <message>
            <source>The server's certificate changed.</source>
            <translation>Le certificat du serveur a changé.</translation>
        </message>
        <message>
            <source>Trust this certificate for this account</source>
            <translation>Approuver ce certificat pour ce compte</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>It stays in the tray and keeps your feeds ready. Ctrl+Q always quits. You can change this in Preferences.</source>
            <translation>Il reste dans la zone de notification et tient vos flux prêts. Ctrl+Q quitte toujours. Vous pouvez changer cela dans les préférences.</translation>
        </message>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>Laisser Beforehand actif ?</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>Laisser actif</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>Quitter à la fermeture</translation>
        </message>
    </context>
    <context>
        <name>CompletionList</name>
        <message>
            <source>{name}, {number} of {count}</source>
            <translation>{name}, {number} sur {count}</translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n modification en attente</numerusform>
                <numerusform>%n modifications en attente</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n computers use this folder. Their feeds, marks and stars and those of this computer are put together; nothing is removed.</source>
            <translation>
                <numerusform>%n ordinateur utilise ce dossier. Ses flux, marques et étoiles sont réunis avec ceux de cet ordinateur ; rien n’est supprimé.</numerusform>
                <numerusform>%n ordinateurs utilisent ce dossier. Leurs flux, marques et étoiles sont réunis avec ceux de cet ordinateur ; rien n’est supprimé.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Beforehand is here already</source>
            <translation>Beforehand y est déjà</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Modifier…</translation>
        </message>
        <message>
            <source>Choose a folder that reaches your other computers</source>
            <translation>Choisissez un dossier partagé avec vos autres ordinateurs</translation>
        </message>
        <message>
            <source>Choose folder…</source>
            <translation>Choisir un dossier…</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Ordinateurs</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Each computer asks for it once. Keep it: without it, you would have to start again with an empty folder.</source>
            <translation>Chaque ordinateur la demande une fois. Conservez-la : sans elle, il faudrait recommencer avec un dossier vide.</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Oublier</translation>
        </message>
        <message>
            <source>Forget…</source>
            <translation>Oublier…</translation>
        </message>
        <message>
            <source>Found on this computer:</source>
            <translation>Trouvés sur cet ordinateur :</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Rejoindre</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Connexion au dossier…</translation>
        </message>
        <message>
            <source>Keep feeds, read marks and stars in step on all your computers, without a server: through a folder that Syncthing, Nextcloud, Dropbox or another program carries between them. Choose the same folder on each computer.</source>
            <translation>Gardez flux, marques de lecture et étoiles en accord sur tous vos ordinateurs, sans serveur : par un dossier que Syncthing, Nextcloud, Dropbox ou un autre programme synchronise entre eux. Choisissez le même dossier sur chaque ordinateur.</translation>
        </message>
        <message>
            <source>Kept in step: feeds and folders with their settings, read marks, stars, Read later, saved pages, tags, rules, searches, and preferences that make sense elsewhere.</source>
            <translation>Synchronisés : flux et dossiers avec leurs réglages, marques de lecture, étoiles, À lire plus tard, pages enregistrées, étiquettes, règles, recherches et préférences qui ont un sens ailleurs.</translation>
        </message>
        <message>
            <source>Last here {time}</source>
            <translation>Dernier passage : {time}</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Leave folder…</source>
            <translation>Quitter le dossier…</translation>
        </message>
        <message>
            <source>Leave the folder? All that is here stays here, and no longer follows the other computers.</source>
            <translation>Quitter le dossier ? Tout ce qui est ici y reste et ne suit plus les autres ordinateurs.</translation>
        </message>
        <message>
            <source>Looking for such folders…</source>
            <translation>Recherche de tels dossiers…</translation>
        </message>
        <message>
            <source>Looking into the folder…</source>
            <translation>Examen du dossier…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Name of this computer</source>
            <translation>Nom de cet ordinateur</translation>
        </message>
        <message>
            <source>Never in the folder: passwords, proxies and programs, texts and pictures of articles, what is learned about your reading. Feeds of accounts stay with their server.</source>
            <translation>Jamais dans le dossier : mots de passe, proxys et programmes, textes et images d’articles, ce qui est appris de vos lectures. Les flux des comptes restent chez leur serveur.</translation>
        </message>
        <message>
            <source>New passphrase</source>
            <translation>Nouvelle phrase secrète</translation>
        </message>
        <message>
            <source>No computer uses this folder yet. Join it here, then on the others.</source>
            <translation>Aucun ordinateur n’utilise encore ce dossier. Rejoignez-le ici, puis sur les autres.</translation>
        </message>
        <message>
            <source>No such folder was found. Choose one.</source>
            <translation>Aucun dossier de ce genre n’a été trouvé. Choisissez-en un.</translation>
        </message>
        <message>
            <source>Not here yet</source>
            <translation>Pas encore passé</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Phrase secrète</translation>
        </message>
        <message>
            <source>Protect with a passphrase</source>
            <translation>Protéger par une phrase secrète</translation>
        </message>
        <message>
            <source>Reading the folder…</source>
            <translation>Lecture du dossier…</translation>
        </message>
        <message>
            <source>Remove this computer's files from the folder? What it marked stays. If it is still in use, it comes back.</source>
            <translation>Retirer du dossier les fichiers de cet ordinateur ? Ce qu’il a marqué reste. S’il sert encore, il reviendra.</translation>
        </message>
        <message>
            <source>Remove what this computer wrote there</source>
            <translation>Retirer ce que cet ordinateur y a écrit</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>Envoyer les modifications</translation>
        </message>
        <message>
            <source>Set passphrase</source>
            <translation>Définir la phrase</translation>
        </message>
        <message>
            <source>Set…</source>
            <translation>Définir…</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Synchroniser maintenant</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>Synchronisé {time}</translation>
        </message>
        <message>
            <source>The addresses of these feeds hold a key, which whoever can read the folder could use: {feeds}.</source>
            <translation>Les adresses de ces flux contiennent une clé que pourrait utiliser quiconque peut lire le dossier : {feeds}.</translation>
        </message>
        <message>
            <source>This computer</source>
            <translation>Cet ordinateur</translation>
        </message>
        <message>
            <source>Use what others did</source>
            <translation>Prendre l’état des autres</translation>
        </message>
        <message>
            <source>Use…</source>
            <translation>Utiliser…</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted.</source>
            <translation>Le contenu du dossier est chiffré.</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter the passphrase chosen on the first computer.</source>
            <translation>Le contenu du dossier est chiffré. Saisissez la phrase secrète choisie sur le premier ordinateur.</translation>
        </message>
        <message>
            <source>Whoever can read the folder sees your feeds and what you read; whoever can write there can change them.</source>
            <translation>Quiconque peut lire le dossier voit vos flux et ce que vous lisez ; quiconque peut y écrire peut les modifier.</translation>
        </message>
        <message>
            <source>version {version}</source>
            <translation>version {version}</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} and %n others</source>
            <translation>
                <numerusform>{feeds} et %n autre</numerusform>
                <numerusform>{feeds} et %n autres</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ConditionRow</name>
        <message>
            <source>Comparison</source>
            <translation>Comparaison</translation>
        </message>
        <message>
            <source>Expression, as in ^Review|tests?\b</source>
            <translation>Expression, comme ^Critique|tests?\b</translation>
        </message>
        <message>
            <source>Feed name</source>
            <translation>Nom du flux</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Champ</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Nom du dossier</translation>
        </message>
        <message>
            <source>Remove condition</source>
            <translation>Supprimer la condition</translation>
        </message>
        <message>
            <source>Text to match</source>
            <translation>Texte à trouver</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
    </context>
    <context>
        <name>Demo</name>
        <message>
            <source>Demo: these feeds, and four weeks of visits, refreshes and reading, are invented. Nothing is saved.</source>
            <translation>Démo : ces flux, ainsi que quatre semaines de visites, d’actualisations et de lectures, sont inventés. Rien n’est enregistré.</translation>
        </message>
        <message>
            <source>The demo could not be started.</source>
            <translation>La démo n’a pas pu être lancée.</translation>
        </message>
    </context>
    <context>
        <name>Details</name>
        <message numerus="yes">
            <source>%n bare ampersands were read as &amp;amp;</source>
            <translation>
                <numerusform>%n esperluette isolée a été lue comme &amp;amp;</numerusform>
                <numerusform>%n esperluettes isolées ont été lues comme &amp;amp;</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n folders were not closed</source>
            <translation>
                <numerusform>%n dossier n’était pas fermé</numerusform>
                <numerusform>%n dossiers n’étaient pas fermés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rows refer to nothing</source>
            <translation>
                <numerusform>%n ligne ne renvoie à rien</numerusform>
                <numerusform>%n lignes ne renvoient à rien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had &lt; inside a value</source>
            <translation>
                <numerusform>%n abonnement avait &lt; dans une valeur</numerusform>
                <numerusform>%n abonnements avaient &lt; dans une valeur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had quotation marks inside a value</source>
            <translation>
                <numerusform>%n abonnement avait des guillemets dans une valeur</numerusform>
                <numerusform>%n abonnements avaient des guillemets dans une valeur</numerusform>
            </translation>
        </message>
        <message>
            <source>JSON that cannot be read</source>
            <translation>JSON illisible</translation>
        </message>
        <message>
            <source>JSON, but not a JSON Feed</source>
            <translation>JSON, mais pas un JSON Feed</translation>
        </message>
        <message>
            <source>SOCKS proxies are not supported</source>
            <translation>les serveurs mandataires SOCKS ne sont pas pris en charge</translation>
        </message>
        <message>
            <source>XML of kind {name}</source>
            <translation>XML de type {name}</translation>
        </message>
        <message>
            <source>a folder cannot contain itself</source>
            <translation>un dossier ne peut pas se contenir lui-même</translation>
        </message>
        <message>
            <source>a list without an end</source>
            <translation>une liste sans fin</translation>
        </message>
        <message>
            <source>a web page</source>
            <translation>une page web</translation>
        </message>
        <message>
            <source>an expression has at most {number} characters</source>
            <translation>une expression compte au plus {number} caractères</translation>
        </message>
        <message>
            <source>an unknown answer</source>
            <translation>une réponse inconnue</translation>
        </message>
        <message>
            <source>an unknown kind of article ID: {name}</source>
            <translation>un type d’identifiant d’article inconnu : {name}</translation>
        </message>
        <message>
            <source>answers for more than {number} minutes</source>
            <translation>des réponses pendant plus de {number} minutes</translation>
        </message>
        <message numerus="yes">
            <source>at most %n headers are allowed</source>
            <translation>
                <numerusform>%n en-tête au plus est autorisé</numerusform>
                <numerusform>%n en-têtes au plus sont autorisés</numerusform>
            </translation>
        </message>
        <message>
            <source>characters that are not UTF-8 were read as Western European</source>
            <translation>les caractères qui ne sont pas en UTF-8 ont été lus comme de l’européen occidental</translation>
        </message>
        <message>
            <source>connection refused</source>
            <translation>connexion refusée</translation>
        </message>
        <message>
            <source>could not start a thread</source>
            <translation>impossible de démarrer un fil d’exécution</translation>
        </message>
        <message>
            <source>ended by signal {number}: {name}</source>
            <translation>terminé par le signal {number} : {name}</translation>
        </message>
        <message>
            <source>enter a tag name</source>
            <translation>saisissez un nom d’étiquette</translation>
        </message>
        <message>
            <source>enter search words</source>
            <translation>saisissez des mots à chercher</translation>
        </message>
        <message>
            <source>error {name}</source>
            <translation>erreur {name}</translation>
        </message>
        <message>
            <source>exit code {number}: {name}</source>
            <translation>code de sortie {number} : {name}</translation>
        </message>
        <message>
            <source>feed {id}</source>
            <translation>flux {id}</translation>
        </message>
        <message>
            <source>folders nested more than {number} deep were merged into their parent</source>
            <translation>les dossiers imbriqués sur plus de {number} niveaux ont été fusionnés avec leur parent</translation>
        </message>
        <message>
            <source>in a loop</source>
            <translation>en boucle</translation>
        </message>
        <message>
            <source>invalid HTTP</source>
            <translation>HTTP non valide</translation>
        </message>
        <message>
            <source>invalid compression</source>
            <translation>compression non valide</translation>
        </message>
        <message>
            <source>it belongs to another user</source>
            <translation>il appartient à un autre utilisateur</translation>
        </message>
        <message>
            <source>it belongs to no feed of yours: import the subscriptions first</source>
            <translation>n’appartient à aucun de vos flux : importez d’abord les abonnements</translation>
        </message>
        <message>
            <source>it contains control characters</source>
            <translation>elle contient des caractères de contrôle</translation>
        </message>
        <message>
            <source>it contains no subscriptions</source>
            <translation>aucun abonnement trouvé</translation>
        </message>
        <message>
            <source>it did not answer in time</source>
            <translation>il n’a pas répondu à temps</translation>
        </message>
        <message>
            <source>it did not store the password</source>
            <translation>il n’a pas enregistré le mot de passe</translation>
        </message>
        <message>
            <source>it does not accept the password</source>
            <translation>il n’accepte pas le mot de passe</translation>
        </message>
        <message>
            <source>it does not answer</source>
            <translation>il ne répond pas</translation>
        </message>
        <message>
            <source>it does not delete the password</source>
            <translation>il ne supprime pas le mot de passe</translation>
        </message>
        <message>
            <source>it does not speak TLS on this port</source>
            <translation>il ne parle pas TLS sur ce port</translation>
        </message>
        <message>
            <source>it ended too early</source>
            <translation>fin prématurée</translation>
        </message>
        <message>
            <source>it has no feed address</source>
            <translation>pas d’adresse de flux</translation>
        </message>
        <message>
            <source>it has no host name</source>
            <translation>pas de nom d’hôte</translation>
        </message>
        <message>
            <source>it is a ZIP archive: unpack it and choose a file in it</source>
            <translation>archive ZIP : décompressez-la et choisissez-y un fichier</translation>
        </message>
        <message>
            <source>it is a database of another program</source>
            <translation>c’est la base de données d’un autre programme</translation>
        </message>
        <message>
            <source>it is a link, not a feed</source>
            <translation>c’est un lien, pas un flux</translation>
        </message>
        <message>
            <source>it is a program or file on this computer, not a feed on the web</source>
            <translation>c’est un programme ou un fichier de cet ordinateur, pas un flux du web</translation>
        </message>
        <message>
            <source>it is a search, not a feed</source>
            <translation>c’est une recherche, pas un flux</translation>
        </message>
        <message>
            <source>it is a symbolic link</source>
            <translation>c’est un lien symbolique</translation>
        </message>
        <message>
            <source>it is empty and has no feed address</source>
            <translation>vide et sans adresse de flux</translation>
        </message>
        <message>
            <source>it is in a private network, which a list from the web may not contain</source>
            <translation>dans un réseau privé, ce qu’une liste venue du web ne peut pas contenir</translation>
        </message>
        <message>
            <source>it is locked</source>
            <translation>il est verrouillé</translation>
        </message>
        <message>
            <source>it is malformed</source>
            <translation>malformé</translation>
        </message>
        <message>
            <source>it is not XML</source>
            <translation>ce n’est pas du XML</translation>
        </message>
        <message>
            <source>it is not a file</source>
            <translation>ce n’est pas un fichier</translation>
        </message>
        <message>
            <source>it is not http or https</source>
            <translation>ce n’est ni http ni https</translation>
        </message>
        <message>
            <source>it is not marked as executable</source>
            <translation>il n’est pas marqué comme exécutable</translation>
        </message>
        <message>
            <source>it is not well-formed XML (line {line}); what could be read was kept</source>
            <translation>XML mal formé (ligne {line}) ; ce qui était lisible a été conservé</translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation>trop long</translation>
        </message>
        <message>
            <source>it leads to {name}</source>
            <translation>elle mène à {name}</translation>
        </message>
        <message>
            <source>it links to a list elsewhere, which is not loaded</source>
            <translation>renvoie à une liste située ailleurs, qui n’est pas chargée</translation>
        </message>
        <message>
            <source>it no longer exists</source>
            <translation>n’existe plus</translation>
        </message>
        <message>
            <source>it starts with {name}</source>
            <translation>commence par {name}</translation>
        </message>
        <message>
            <source>it supports only outdated TLS versions</source>
            <translation>il ne prend en charge que des versions obsolètes de TLS</translation>
        </message>
        <message>
            <source>it took too much time or memory</source>
            <translation>trop de temps ou de mémoire nécessaire</translation>
        </message>
        <message>
            <source>its address is not a web address (http or https)</source>
            <translation>son adresse n’est pas une adresse web (http ou https)</translation>
        </message>
        <message>
            <source>its certificate has expired</source>
            <translation>son certificat a expiré</translation>
        </message>
        <message>
            <source>its certificate is for another host</source>
            <translation>son certificat est celui d’un autre hôte</translation>
        </message>
        <message>
            <source>its certificate is from an unknown authority</source>
            <translation>son certificat vient d’une autorité inconnue</translation>
        </message>
        <message>
            <source>its certificate is not valid yet</source>
            <translation>son certificat n’est pas encore valable</translation>
        </message>
        <message>
            <source>its certificate is self-signed</source>
            <translation>son certificat est autosigné</translation>
        </message>
        <message>
            <source>its certificate is signed in an outdated way</source>
            <translation>son certificat est signé d’une manière obsolète</translation>
        </message>
        <message>
            <source>its certificate uses a key that is too weak</source>
            <translation>son certificat utilise une clé trop faible</translation>
        </message>
        <message>
            <source>its certificate was revoked</source>
            <translation>son certificat a été révoqué</translation>
        </message>
        <message>
            <source>its entry for this feed was not made by Beforehand</source>
            <translation>son entrée pour ce flux n’a pas été créée par Beforehand</translation>
        </message>
        <message>
            <source>its format cannot be read: stars and read states stay behind</source>
            <translation>format illisible : les étoiles et les états de lecture ne sont pas repris</translation>
        </message>
        <message>
            <source>its name is not allowed</source>
            <translation>son nom n’est pas autorisé</translation>
        </message>
        <message>
            <source>its schema is {version}, this version knows {newest}</source>
            <translation>son schéma est {version}, cette version connaît {newest}</translation>
        </message>
        <message>
            <source>mail servers are not reached through one</source>
            <translation>les serveurs de messagerie ne sont pas joints par un proxy</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>mémoire</translation>
        </message>
        <message numerus="yes">
            <source>more than %n times</source>
            <translation>
                <numerusform>plus de %n fois</numerusform>
                <numerusform>plus de %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>more than {number} MB</source>
            <translation>plus de {number} Mo</translation>
        </message>
        <message>
            <source>more than {number} answers</source>
            <translation>plus de {number} réponses</translation>
        </message>
        <message>
            <source>more than {number} article IDs</source>
            <translation>plus de {number} identifiants d’articles</translation>
        </message>
        <message>
            <source>more than {number} feeds</source>
            <translation>plus de {number} flux</translation>
        </message>
        <message>
            <source>neither XML nor JSON</source>
            <translation>ni XML ni JSON</translation>
        </message>
        <message>
            <source>network is unreachable</source>
            <translation>réseau injoignable</translation>
        </message>
        <message>
            <source>no HTML</source>
            <translation>pas de HTML</translation>
        </message>
        <message>
            <source>no common encryption was found</source>
            <translation>aucun chiffrement commun trouvé</translation>
        </message>
        <message>
            <source>no connection</source>
            <translation>pas de connexion</translation>
        </message>
        <message>
            <source>no name was given</source>
            <translation>aucun nom n’a été indiqué</translation>
        </message>
        <message>
            <source>no route to host</source>
            <translation>aucune route vers l’hôte</translation>
        </message>
        <message>
            <source>other users can change it, or it runs as another user</source>
            <translation>d’autres utilisateurs peuvent le modifier, ou il s’exécute sous un autre utilisateur</translation>
        </message>
        <message>
            <source>other users can write to the programs folder</source>
            <translation>d’autres utilisateurs peuvent écrire dans le dossier des programmes</translation>
        </message>
        <message>
            <source>port 0 is not valid</source>
            <translation>le port 0 n’est pas valide</translation>
        </message>
        <message>
            <source>programs are not run on Windows</source>
            <translation>les programmes ne sont pas exécutés sous Windows</translation>
        </message>
        <message>
            <source>spaces before the document were removed</source>
            <translation>les espaces avant le document ont été supprimés</translation>
        </message>
        <message>
            <source>the connection was interrupted</source>
            <translation>la connexion a été interrompue</translation>
        </message>
        <message>
            <source>the expression ends too early</source>
            <translation>l’expression se termine trop tôt</translation>
        </message>
        <message>
            <source>the expression is not valid at character {number}: {name}</source>
            <translation>l’expression n’est pas valide au caractère {number} : {name}</translation>
        </message>
        <message>
            <source>the expression is too large</source>
            <translation>l’expression est trop grande</translation>
        </message>
        <message>
            <source>the expression takes too long</source>
            <translation>l’expression prend trop de temps</translation>
        </message>
        <message>
            <source>the handshake failed</source>
            <translation>la négociation a échoué</translation>
        </message>
        <message>
            <source>the header {name} is not allowed</source>
            <translation>l’en-tête {name} n’est pas autorisé</translation>
        </message>
        <message>
            <source>the opml element is missing</source>
            <translation>l’élément opml est absent</translation>
        </message>
        <message>
            <source>the parser's result is unreadable</source>
            <translation>le résultat de l’analyseur est illisible</translation>
        </message>
        <message>
            <source>the picture has no size</source>
            <translation>l’image n’a pas de taille</translation>
        </message>
        <message>
            <source>the picture's header ends early ({name})</source>
            <translation>l’en-tête de l’image se termine trop tôt ({name})</translation>
        </message>
        <message>
            <source>the program {name} failed {number} times in a row; the other actions continue</source>
            <translation>le programme {name} a échoué {number} fois de suite ; les autres actions continuent</translation>
        </message>
        <message>
            <source>the time is past or too far away</source>
            <translation>le moment est passé ou trop lointain</translation>
        </message>
        <message>
            <source>the user agent contains invalid characters</source>
            <translation>l’agent utilisateur contient des caractères non valides</translation>
        </message>
        <message>
            <source>the value of {name} contains invalid characters</source>
            <translation>la valeur de {name} contient des caractères non valides</translation>
        </message>
        <message>
            <source>the web server itself asks for a password first</source>
            <translation>le serveur web lui-même demande d’abord un mot de passe</translation>
        </message>
        <message>
            <source>this is not a picture</source>
            <translation>ce n’est pas une image</translation>
        </message>
        <message>
            <source>this system has none</source>
            <translation>ce système n’en a pas</translation>
        </message>
        <message>
            <source>while connecting</source>
            <translation>pendant la connexion</translation>
        </message>
        <message>
            <source>while waiting for the answer</source>
            <translation>en attendant la réponse</translation>
        </message>
        <message>
            <source>{name} (another program has changed its tables)</source>
            <translation>{name} (un autre programme a modifié ses tables)</translation>
        </message>
        <message>
            <source>{name} (another version of {other} wrote it)</source>
            <translation>{name} (écrit par une autre version de {other})</translation>
        </message>
        <message>
            <source>{name} (found on this computer: {other})</source>
            <translation>{name} (trouvé sur cet ordinateur : {other})</translation>
        </message>
        <message>
            <source>{name} (it is damaged)</source>
            <translation>{name} (endommagé)</translation>
        </message>
        <message>
            <source>{name} (it is empty)</source>
            <translation>{name} (vide)</translation>
        </message>
        <message>
            <source>{name} (it is larger than {number} MB)</source>
            <translation>{name} (plus de {number} Mo)</translation>
        </message>
        <message>
            <source>{name} (it is not a file)</source>
            <translation>{name} (ce n’est pas un fichier)</translation>
        </message>
        <message>
            <source>{name} (it is not a folder)</source>
            <translation>{name} (ce n’est pas un dossier)</translation>
        </message>
        <message>
            <source>{name} (it is the database in use)</source>
            <translation>{name} (c’est la base de données en cours d’utilisation)</translation>
        </message>
        <message>
            <source>{name} (newest backup: {other})</source>
            <translation>{name} (sauvegarde la plus récente : {other})</translation>
        </message>
        <message>
            <source>{name} (no file can have this name)</source>
            <translation>{name} (aucun fichier ne peut porter ce nom)</translation>
        </message>
        <message>
            <source>{name} (no room for a copy)</source>
            <translation>{name} (pas de place pour une copie)</translation>
        </message>
        <message>
            <source>{name} (quit the program that uses it and try again)</source>
            <translation>{name} (quittez le programme qui l’utilise et réessayez)</translation>
        </message>
        <message>
            <source>{name} (the database of Beforehand would be carried with it; choose another folder)</source>
            <translation>{name} (la base de données de Beforehand serait transportée avec lui ; choisissez un autre dossier)</translation>
        </message>
        <message>
            <source>{name} (the link leads to nothing)</source>
            <translation>{name} (le lien ne mène nulle part)</translation>
        </message>
        <message>
            <source>{name} (to start over, delete {other})</source>
            <translation>{name} (pour repartir de zéro, supprimez {other})</translation>
        </message>
        <message>
            <source>{name} does not answer</source>
            <translation>{name} ne répond pas</translation>
        </message>
        <message>
            <source>{name} is missing</source>
            <translation>{name} est absent</translation>
        </message>
        <message>
            <source>{name} refuses with {other}</source>
            <translation>{name} refuse avec {other}</translation>
        </message>
        <message>
            <source>{name} requires a user name and password</source>
            <translation>{name} exige un nom d’utilisateur et un mot de passe</translation>
        </message>
        <message>
            <source>{name}: is not http or https</source>
            <translation>{name} : ni http ni https</translation>
        </message>
        <message>
            <source>{name}: it contains something else</source>
            <translation>{name} : contient autre chose</translation>
        </message>
        <message>
            <source>{name}: the copy does not match</source>
            <translation>{name} : la copie ne correspond pas</translation>
        </message>
        <message>
            <source>{name}: this is not a database</source>
            <translation>{name} : ce n’est pas une base de données</translation>
        </message>
        <message>
            <source>{number} MB</source>
            <translation>{number} Mo</translation>
        </message>
        <message>
            <source>{number} megapixels ({width} x {height})</source>
            <translation>{number} mégapixels ({width} x {height})</translation>
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
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>Tout est lu</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>Faites glisser des flux ici, ou appuyez sur Ctrl+N pour en ajouter un.</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>Dossier vide</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>Ses articles apparaîtront ici après la première actualisation.</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>Les nouveaux articles apparaissent automatiquement.</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Aucun article</translation>
        </message>
        <message>
            <source>No articles could be loaded. See the error above.</source>
            <translation>Aucun article n’a pu être chargé. Voyez l’erreur ci-dessus.</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>Aucun article ne correspond à ce filtre.</translation>
        </message>
        <message>
            <source>No articles match this search. New matches appear automatically.</source>
            <translation>Aucun article ne correspond à cette recherche. Les nouveaux résultats apparaissent automatiquement.</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>Aucun article ne correspond. Essayez moins de mots ou des mots plus courts.</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>Aucun article avec cette étiquette</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Pas encore d’articles</translation>
        </message>
        <message>
            <source>No feed could be refreshed. Beforehand tries again automatically.</source>
            <translation>Aucun flux n’a pu être actualisé. Beforehand réessaie automatiquement.</translation>
        </message>
        <message>
            <source>No feed has been refreshed yet. Articles appear here as they arrive.</source>
            <translation>Aucun flux n’a encore été actualisé. Les articles apparaissent ici dès leur arrivée.</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>Aucun flux</translation>
        </message>
        <message>
            <source>No matches yet</source>
            <translation>Pas encore de résultats</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>Pas de nouveaux articles aujourd’hui.</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Aucun résultat</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Pas encore actualisé</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>Rien ici pour l’instant</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>Rien aujourd’hui</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>Rien de non lu pour vous</translation>
        </message>
        <message>
            <source>Press Ctrl+N to add one.</source>
            <translation>Appuyez sur Ctrl+N pour en ajouter un.</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>Appuyez sur T dans un article pour l’étiqueter.</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualiser</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>L’actualisation est en pause. Reprenez-la pour recevoir des articles.</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>L’actualisation reprend automatiquement.</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>Rechercher dans vos articles</translation>
        </message>
        <message>
            <source>Searches titles, authors and full text as you type.</source>
            <translation>Cherche dans les titres, les auteurs et le texte pendant que vous tapez.</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Afficher les problèmes</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>Afficher les articles lus</translation>
        </message>
        <message>
            <source>Sign in to this network first. Then refreshing resumes automatically.</source>
            <translation>Connectez-vous d’abord à ce réseau. L’actualisation reprendra ensuite automatiquement.</translation>
        </message>
        <message>
            <source>The feed is empty right now. New articles appear automatically.</source>
            <translation>Ce flux est vide en ce moment. Les nouveaux articles apparaissent automatiquement.</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>Les flux de ce dossier n’ont pas encore d’articles.</translation>
        </message>
        <message>
            <source>This list could not be loaded</source>
            <translation>Cette liste n’a pas pu être chargée</translation>
        </message>
        <message>
            <source>Unread articles that may interest you, best first.</source>
            <translation>Les articles non lus qui peuvent vous intéresser, les meilleurs d’abord.</translation>
        </message>
        <message>
            <source>Your feeds have no articles right now. New articles appear automatically.</source>
            <translation>Vos flux n’ont aucun article pour le moment. Les nouveaux articles apparaissent automatiquement.</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message numerus="yes">
            <source>%n subscriptions added</source>
            <translation>
                <numerusform>%n abonnement ajouté</numerusform>
                <numerusform>%n abonnements ajoutés</numerusform>
            </translation>
        </message>
        <message>
            <source>Added {title}</source>
            <translation>{title} ajouté</translation>
        </message>
        <message>
            <source>Added {title} to {folder}</source>
            <translation>{title} ajouté à {folder}</translation>
        </message>
        <message>
            <source>Added {title}. Its site does not support https, so the connection is not encrypted.</source>
            <translation>{title} ajouté. Son site ne prend pas en charge https : la connexion n’est donc pas chiffrée.</translation>
        </message>
        <message>
            <source>An account's server no longer has the known articles.</source>
            <translation>Le serveur d’un compte n’a plus les articles connus.</translation>
        </message>
        <message>
            <source>Changes for an account are older than 30 days.</source>
            <translation>Des modifications pour un compte ont plus de 30 jours.</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>Modifier les règles…</translation>
        </message>
        <message>
            <source>Log in…</source>
            <translation>Se connecter…</translation>
        </message>
        <message>
            <source>Not sent to {name}: {why}</source>
            <translation>Non envoyé vers {name} : {why}</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Examiner</translation>
        </message>
        <message>
            <source>Sent to {name}</source>
            <translation>Envoyé vers {name}</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Afficher les problèmes</translation>
        </message>
        <message>
            <source>The rule {name} was stopped: {why}</source>
            <translation>La règle {name} a été arrêtée : {why}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <source>{address} has several feeds.</source>
            <translation>{address} propose plusieurs flux.</translation>
        </message>
        <message>
            <source>{feed} was paused: its program failed {number} times in a row</source>
            <translation>{feed} a été mis en pause : son programme a échoué {number} fois de suite</translation>
        </message>
        <message>
            <source>{text} It is tried again.</source>
            <translation>{text} Un nouvel essai aura lieu.</translation>
        </message>
        <message>
            <source>{title} has moved to a new address.</source>
            <translation>{title} a une nouvelle adresse.</translation>
        </message>
        <message>
            <source>“{title}” is already in Read later</source>
            <translation>« {title} » est déjà dans À lire plus tard</translation>
        </message>
    </context>
    <context>
        <name>ExampleCard</name>
        <message>
            <source>Show them</source>
            <translation>Les afficher</translation>
        </message>
        <message>
            <source>Use this rule</source>
            <translation>Utiliser cette règle</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quand</translation>
        </message>
        <message>
            <source>and</source>
            <translation>et</translation>
        </message>
        <message>
            <source>then</source>
            <translation>alors</translation>
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
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Export everything</source>
            <translation>Tout exporter</translation>
        </message>
        <message>
            <source>Exported by Beforehand on {date}</source>
            <translation>Exporté par Beforehand le {date}</translation>
        </message>
        <message>
            <source>Exporting subscriptions, articles, tags, rules and preferences…</source>
            <translation>Exportation des abonnements, articles, étiquettes, règles et préférences…</translation>
        </message>
        <message>
            <source>Starred articles</source>
            <translation>Articles étoilés</translation>
        </message>
        <message>
            <source>{articles} and everything else exported to {folder}</source>
            <translation>{articles} et tout le reste exportés dans {folder}</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Extra headers</source>
            <translation>En-têtes supplémentaires</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>Enregistré ; tapez pour remplacer</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variable</translation>
        </message>
        <message>
            <source>Name: value</source>
            <translation>Nom : valeur</translation>
        </message>
        <message>
            <source>Not a valid header: {line}</source>
            <translation>En-tête non valide : {line}</translation>
        </message>
        <message>
            <source>Only if the feed requires one</source>
            <translation>Seulement si le flux en exige un</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Mot de passe</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>Enregistré dans le trousseau du système</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>Agent utilisateur</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Utilisateur</translation>
        </message>
        <message>
            <source>in the system keyring</source>
            <translation>dans le trousseau du système</translation>
        </message>
    </context>
    <context>
        <name>FeedFacts</name>
        <message>
            <source>About {time}</source>
            <translation>Vers {time}</translation>
        </message>
        <message>
            <source>By the server of its account</source>
            <translation>Par le serveur de son compte</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>À actualiser</translation>
        </message>
        <message>
            <source>Last refresh</source>
            <translation>Dernière actualisation</translation>
        </message>
        <message>
            <source>Never: removed by its publisher</source>
            <translation>Jamais : supprimé par l’éditeur</translation>
        </message>
        <message>
            <source>Next refresh</source>
            <translation>Prochaine actualisation</translation>
        </message>
        <message>
            <source>Not automatically</source>
            <translation>Pas automatiquement</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Pas encore</translation>
        </message>
        <message>
            <source>Only when you refresh it</source>
            <translation>Seulement quand vous l’actualisez</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>Problème</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation>Ouvrir le site web</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Se désabonner</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message numerus="yes">
            <source>%n posts</source>
            <translation>
                <numerusform>%n publication</numerusform>
                <numerusform>%n publications</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n requête</numerusform>
                <numerusform>%n requêtes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n times before that.</source>
            <translation>
                <numerusform>Et %n fois auparavant.</numerusform>
                <numerusform>Et %n fois auparavant.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n, {days}.</source>
            <translation>
                <numerusform>Au moins %n, {days}.</numerusform>
                <numerusform>Au moins %n, {days}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Between {begin} and {end}.</source>
            <translation>Entre {begin} et {end}.</translation>
        </message>
        <message>
            <source>By {end}.</source>
            <translation>D’ici {end}.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Feed length</source>
            <translation>Longueur du flux</translation>
        </message>
        <message>
            <source>Found by {rules}.</source>
            <translation>Trouvés par {rules}.</translation>
        </message>
        <message>
            <source>Full texts</source>
            <translation>Textes intégraux</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days</source>
            <translation>
                <numerusform>Dernier jour</numerusform>
                <numerusform>%n derniers jours</numerusform>
            </translation>
        </message>
        <message>
            <source>Loaded in advance, as you chose.</source>
            <translation>Chargés à l’avance, selon votre choix.</translation>
        </message>
        <message numerus="yes">
            <source>Loaded in advance: you opened {opened} of the last %n articles in full.</source>
            <translation>
                <numerusform>Chargés à l’avance : vous avez ouvert en entier {opened} article sur %n.</numerusform>
                <numerusform>Chargés à l’avance : vous avez ouvert en entier {opened} des %n derniers articles.</numerusform>
            </translation>
        </message>
        <message>
            <source>Missing</source>
            <translation>Manquants</translation>
        </message>
        <message>
            <source>Next expected</source>
            <translation>Prochain attendu</translation>
        </message>
        <message>
            <source>No articles {span}; {share} % of requests.</source>
            <translation>Aucun article {span} ; {share} % des requêtes.</translation>
        </message>
        <message>
            <source>No posts.</source>
            <translation>Aucune publication.</translation>
        </message>
        <message>
            <source>Nothing in the next four weeks.</source>
            <translation>Rien dans les quatre prochaines semaines.</translation>
        </message>
        <message>
            <source>On {day}.</source>
            <translation>Le {day}.</translation>
        </message>
        <message>
            <source>Possibly more, {days}.</source>
            <translation>Peut-être d’autres, {days}.</translation>
        </message>
        <message>
            <source>Posting</source>
            <translation>Publication</translation>
        </message>
        <message>
            <source>Removed by its publisher.</source>
            <translation>Supprimé par l’éditeur.</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Afficher les articles</translation>
        </message>
        <message>
            <source>Silent since {day}, unusually long for this feed.</source>
            <translation>Silencieux depuis le {day}, une durée inhabituelle pour ce flux.</translation>
        </message>
        <message numerus="yes">
            <source>This feed holds %n articles</source>
            <translation>
                <numerusform>Ce flux contient %n article</numerusform>
                <numerusform>Ce flux contient %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Unknown since {time}.</source>
            <translation>Inconnu depuis {time}.</translation>
        </message>
        <message>
            <source>Unknown until the first refresh.</source>
            <translation>Inconnu jusqu’à la première actualisation.</translation>
        </message>
        <message>
            <source>Usage</source>
            <translation>Utilisation</translation>
        </message>
        <message numerus="yes">
            <source>about %n days</source>
            <translation>
                <numerusform>environ %n jour</numerusform>
                <numerusform>environ %n jours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>environ %n heure</numerusform>
                <numerusform>environ %n heures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a day</source>
            <translation>
                <numerusform>environ %n fois par jour</numerusform>
                <numerusform>environ %n fois par jour</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a week</source>
            <translation>
                <numerusform>environ %n fois par semaine</numerusform>
                <numerusform>environ %n fois par semaine</numerusform>
            </translation>
        </message>
        <message>
            <source>about once a day</source>
            <translation>environ une fois par jour</translation>
        </message>
        <message>
            <source>about once a week</source>
            <translation>environ une fois par semaine</translation>
        </message>
        <message numerus="yes">
            <source>in %n days</source>
            <translation>
                <numerusform>en %n jour</numerusform>
                <numerusform>en %n jours</numerusform>
            </translation>
        </message>
        <message>
            <source>less than once a week</source>
            <translation>moins d’une fois par semaine</translation>
        </message>
        <message>
            <source>no rule</source>
            <translation>aucune règle</translation>
        </message>
        <message>
            <source>today</source>
            <translation>aujourd’hui</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>moins de 1</translation>
        </message>
        <message>
            <source>your selector</source>
            <translation>votre sélecteur</translation>
        </message>
        <message>
            <source>{postings}, none missed.</source>
            <translation>{postings}, aucune manquée.</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit, {late} of them late after opening.</source>
            <translation>{postings}, {misses} manquées lors d’une visite, dont {late} en retard après l’ouverture.</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit.</source>
            <translation>{postings}, {misses} manquées lors d’une visite.</translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n articles read {span}; {share} % of requests.</source>
            <translation>
                <numerusform>Articles lus : {read} sur %n {span} ; {share} % des requêtes.</numerusform>
                <numerusform>Articles lus : {read} sur %n {span} ; {share} % des requêtes.</numerusform>
            </translation>
        </message>
        <message>
            <source>{requests}, {size}.</source>
            <translation>{requests}, {size}.</translation>
        </message>
        <message>
            <source>{requests}, {unchanged} of them unchanged, {size}.</source>
            <translation>{requests}, dont {unchanged} inchangées, {size}.</translation>
        </message>
        <message>
            <source>{shows}, {duration} at its rate.</source>
            <translation>{shows}, soit {duration} à son rythme.</translation>
        </message>
        <message>
            <source>{shows}; it does not seem to drop any.</source>
            <translation>{shows} ; il ne semble en retirer aucun.</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>Effacer le filtre</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>Filtrer la liste</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Étoilés</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Non lus</translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>Effacer le filtre</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtrer les flux</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Masquer les flux lus</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>Aucun flux ne correspond à « {text} ».</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>Rechercher dans l’article</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Résultat suivant</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Résultat précédent</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Introuvable</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation>{at} sur {count}</translation>
        </message>
    </context>
    <context>
        <name>FindingsModel</name>
        <message>
            <source>Enter: {actions}</source>
            <translation>Entrée : {actions}</translation>
        </message>
        <message numerus="yes">
            <source>Found %n feeds on its website.</source>
            <translation>
                <numerusform>%n flux trouvé sur son site web.</numerusform>
                <numerusform>%n flux trouvés sur son site web.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found: {address}</source>
            <translation>Trouvé : {address}</translation>
        </message>
        <message>
            <source>Its website lists no other feed.</source>
            <translation>Son site web n’indique aucun autre flux.</translation>
        </message>
        <message>
            <source>Searching its website…</source>
            <translation>Recherche sur son site web…</translation>
        </message>
        <message numerus="yes">
            <source>{group}, %n feeds</source>
            <translation>
                <numerusform>{group}, %n flux</numerusform>
                <numerusform>{group}, %n flux</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Available actions</source>
            <translation>Actions disponibles</translation>
        </message>
        <message>
            <source>Feeds that need attention</source>
            <translation>Flux à vérifier</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Afficher l’activité</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Afficher les articles</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>Ajouter</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>Ajouter un site ou un flux</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>Adresse d’un site ou d’un flux</translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>Beforehand apprend quand vous lisez et prépare vos flux juste avant.</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Choisir un fichier…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>Vous venez d’un autre lecteur ?</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Recherche du flux…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Trouvés sur cet ordinateur. Leurs fichiers sont lus, jamais modifiés.</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>Bon après-midi</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>Bonsoir</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>Bonjour</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>Importer un fichier</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>Garder plusieurs ordinateurs en phase…</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>Actualités, sciences, BD…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Aucun compte nécessaire.</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML, export ou base d’un autre lecteur.</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Choisir un thème</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>Essayer la démo</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>Utiliser un compte sur un serveur (FreshRSS, Miniflux)…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>Quatre semaines d’historique</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org, ou l’adresse d’un flux, d’une chaîne ou d’un profil</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}. Que lisez-vous ?</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nouveau</numerusform>
                <numerusform>%n nouveaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nouveau depuis {time}</numerusform>
                <numerusform>%n nouveaux depuis {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minutes, as you usually have now</source>
            <translation>
                <numerusform>Environ %n minute, comme vous en avez d’habitude maintenant</numerusform>
                <numerusform>Environ %n minutes, comme vous en avez d’habitude maintenant</numerusform>
            </translation>
        </message>
        <message>
            <source>An article counts once you have read about a third of it, starred or tagged it, kept it for later, or opened its page or a link in it.</source>
            <translation>Un article compte dès que vous en avez lu environ un tiers, que vous l’avez étoilé, étiqueté ou gardé pour plus tard, ou que vous avez ouvert sa page ou l’un de ses liens.</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Pour vous</translation>
        </message>
        <message>
            <source>More that may interest you</source>
            <translation>D’autres articles qui peuvent vous intéresser</translation>
        </message>
        <message>
            <source>Newest first: learning is off</source>
            <translation>Les plus récents d’abord : l’apprentissage est désactivé</translation>
        </message>
        <message numerus="yes">
            <source>Read %n more articles to personalise</source>
            <translation>
                <numerusform>Encore %n article à lire pour personnaliser</numerusform>
                <numerusform>Encore %n articles à lire pour personnaliser</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Read on %n different days to personalise</source>
            <translation>
                <numerusform>Lisez encore %n jour pour personnaliser</numerusform>
                <numerusform>Lisez encore %n jours différents pour personnaliser</numerusform>
            </translation>
        </message>
        <message>
            <source>Still learning</source>
            <translation>Encore en apprentissage</translation>
        </message>
        <message>
            <source>What you read about, and how much of it:</source>
            <translation>Ce que vous lisez, et dans quelle proportion :</translation>
        </message>
        <message numerus="yes">
            <source>because you read %n on {what}</source>
            <translation>
                <numerusform>car vous avez lu %n article sur {what}</numerusform>
                <numerusform>car vous avez lu %n articles sur {what}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you read {read} of %n articles of this feed</source>
            <translation>
                <numerusform>vous avez lu {read} article de ce flux sur %n</numerusform>
                <numerusform>vous avez lu {read} articles de ce flux sur %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{terms}: {share} %, %n articles</source>
            <translation>
                <numerusform>{terms} : {share} %, %n article</numerusform>
                <numerusform>{terms} : {share} %, %n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForYouLinks</name>
        <message numerus="yes">
            <source>%n for now</source>
            <translation>
                <numerusform>%n pour l’instant</numerusform>
                <numerusform>%n pour l’instant</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FoundLine</name>
        <message numerus="yes">
            <source>%n articles in all feeds</source>
            <translation>
                <numerusform>%n article dans tous les flux</numerusform>
                <numerusform>%n articles dans tous les flux</numerusform>
            </translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>Enregistrer la recherche</translation>
        </message>
        <message>
            <source>Show the best first</source>
            <translation>Afficher les meilleurs d’abord</translation>
        </message>
        <message>
            <source>Show the newest first</source>
            <translation>Afficher les plus récents d’abord</translation>
        </message>
        <message numerus="yes">
            <source>The first %n articles</source>
            <translation>
                <numerusform>Le premier article</numerusform>
                <numerusform>Les %n premiers articles</numerusform>
            </translation>
        </message>
        <message>
            <source>best first</source>
            <translation>les meilleurs d’abord</translation>
        </message>
        <message>
            <source>newest first</source>
            <translation>les plus récents d’abord</translation>
        </message>
        <message>
            <source>oldest first</source>
            <translation>les plus anciens d’abord</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message numerus="yes">
            <source>%n imported feeds are refreshed</source>
            <translation>
                <numerusform>%n flux importé est en cours d’actualisation</numerusform>
                <numerusform>%n flux importés sont en cours d’actualisation</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not sent to {name}</source>
            <translation>
                <numerusform>%n non envoyé vers {name}</numerusform>
                <numerusform>%n non envoyés vers {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Ajouter un compte…</translation>
        </message>
        <message>
            <source>Address copied</source>
            <translation>Adresse copiée</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Article</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Articles</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Choose a folder for the article</source>
            <translation>Choisissez un dossier pour l’article</translation>
        </message>
        <message>
            <source>Choose a folder for the export</source>
            <translation>Choisissez un dossier pour l’exportation</translation>
        </message>
        <message>
            <source>Choose articles…</source>
            <translation>Choisir les articles…</translation>
        </message>
        <message>
            <source>Citation copied</source>
            <translation>Citation copiée</translation>
        </message>
        <message numerus="yes">
            <source>Copied %n addresses</source>
            <translation>
                <numerusform>%n adresse copiée</numerusform>
                <numerusform>%n adresses copiées</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied the address of {name}</source>
            <translation>Adresse de {name} copiée</translation>
        </message>
        <message>
            <source>Do not send</source>
            <translation>Ne pas envoyer</translation>
        </message>
        <message>
            <source>Email…</source>
            <translation>Courriel…</translation>
        </message>
        <message>
            <source>Enter a search first, then save it.</source>
            <translation>Saisissez d’abord une recherche, puis enregistrez-la.</translation>
        </message>
        <message>
            <source>Follow a page without a feed</source>
            <translation>Suivre une page sans flux</translation>
        </message>
        <message>
            <source>It appears in the sidebar and always shows the articles that match “{query}”.</source>
            <translation>Elle apparaît dans la barre latérale et affiche toujours les articles qui correspondent à « {query} ».</translation>
        </message>
        <message>
            <source>Its messages do not say how to unsubscribe.</source>
            <translation>Ses messages n’indiquent pas comment se désabonner.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Lien copié</translation>
        </message>
        <message>
            <source>Loading pictures…</source>
            <translation>Chargement des images…</translation>
        </message>
        <message>
            <source>Mark older as read…</source>
            <translation>Marquer comme lus les plus anciens…</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>Plus aucun article non lu</translation>
        </message>
        <message>
            <source>No unread article above</source>
            <translation>Aucun article non lu au-dessus</translation>
        </message>
        <message>
            <source>No unread articles in For you</source>
            <translation>Aucun article non lu dans Pour vous</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n folders have no feeds</source>
            <translation>
                <numerusform>Rien à actualiser : ce dossier n’a pas de flux</numerusform>
                <numerusform>Rien à actualiser : %n dossiers n’ont pas de flux</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Rien à annuler.</translation>
        </message>
        <message>
            <source>Only favourites, and feeds and folders sorted manually, can be moved.</source>
            <translation>Seuls les favoris, ainsi que les flux et dossiers triés à la main, peuvent être déplacés.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Refreshing stops once the requests under way are answered</source>
            <translation>L’actualisation s’arrête dès que les requêtes en cours ont leur réponse</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Signaler un problème…</translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>Enregistrer la recherche</translation>
        </message>
        <message numerus="yes">
            <source>Saved the first %n articles as {name}</source>
            <translation>
                <numerusform>Le premier article a été enregistré sous {name}</numerusform>
                <numerusform>Les %n premiers articles ont été enregistrés sous {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name} enregistré</translation>
        </message>
        <message numerus="yes">
            <source>Saved {name} without %n pictures that are not stored on this computer.</source>
            <translation>
                <numerusform>{name} a été enregistré sans %n image qui n’est pas stockée sur cet ordinateur.</numerusform>
                <numerusform>{name} a été enregistré sans %n images qui ne sont pas stockées sur cet ordinateur.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved {name}; %n pictures could not be loaded and keep their web address.</source>
            <translation>
                <numerusform>{name} enregistré ; %n image n’a pas pu être chargée et garde son adresse web.</numerusform>
                <numerusform>{name} enregistré ; %n images n’ont pas pu être chargées et gardent leur adresse web.</numerusform>
            </translation>
        </message>
        <message>
            <source>Search name</source>
            <translation>Nom de la recherche</translation>
        </message>
        <message>
            <source>Select a feed in the sidebar first.</source>
            <translation>Sélectionnez d’abord un flux dans la barre latérale.</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Envoyer vers</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>Envoyer vers {name}</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>Configurer…</translation>
        </message>
        <message>
            <source>Subscriptions (*.opml *.xml *.json *.csv *.db urls);;All files (*)</source>
            <translation>Abonnements (*.opml *.xml *.json *.csv *.db urls);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>The address of a page that lists articles. You choose what on it is an article.</source>
            <translation>L’adresse d’une page qui liste des articles. Vous choisissez ce qui y est un article.</translation>
        </message>
        <message>
            <source>The article could not be printed.</source>
            <translation>L’article n’a pas pu être imprimé.</translation>
        </message>
        <message>
            <source>The demo is invented and shares nothing with other computers.</source>
            <translation>La démo est inventée et ne partage rien avec d’autres ordinateurs.</translation>
        </message>
        <message>
            <source>The file could not be written.</source>
            <translation>Le fichier n’a pas pu être écrit.</translation>
        </message>
        <message>
            <source>There are no articles to save.</source>
            <translation>Il n’y a aucun article à enregistrer.</translation>
        </message>
        <message>
            <source>There is no account yet.</source>
            <translation>Il n’y a pas encore de compte.</translation>
        </message>
        <message>
            <source>There is no log in the demo.</source>
            <translation>Il n’y a pas de journal dans la démo.</translation>
        </message>
        <message>
            <source>This article has no address.</source>
            <translation>Cet article n’a pas d’adresse.</translation>
        </message>
        <message>
            <source>This search is already in the sidebar: {name}</source>
            <translation>Cette recherche est déjà dans la barre latérale : {name}</translation>
        </message>
        <message>
            <source>This works for articles of feeds that you follow.</source>
            <translation>Cela fonctionne avec les articles des flux que vous suivez.</translation>
        </message>
        <message>
            <source>Title and link copied</source>
            <translation>Titre et lien copiés</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>the selected topics</source>
            <translation>les thèmes sélectionnés</translation>
        </message>
        <message>
            <source>“{name}” opens another program ({scheme}:).</source>
            <translation>« {name} » ouvre un autre programme ({scheme}:).</translation>
        </message>
    </context>
    <context>
        <name>HeaderTools</name>
        <message>
            <source>Day</source>
            <translation>Jour</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Affichage</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>Données enregistrées</translation>
        </message>
        <message>
            <source>Week</source>
            <translation>Semaine</translation>
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
                <numerusform>%n flux à vérifier</numerusform>
                <numerusform>%n flux à vérifier</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them read</source>
            <translation>
                <numerusform>dont %n lu</numerusform>
                <numerusform>dont %n lus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n times in a row</source>
            <translation>
                <numerusform>, %n fois de suite</numerusform>
                <numerusform>, %n fois de suite</numerusform>
            </translation>
        </message>
        <message>
            <source>Account settings…</source>
            <translation>Paramètres du compte…</translation>
        </message>
        <message>
            <source>Account {name}: {problem}</source>
            <translation>Compte {name} : {problem}</translation>
        </message>
        <message>
            <source>Before: {address}</source>
            <translation>Auparavant : {address}</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>Choisir à nouveau…</translation>
        </message>
        <message>
            <source>Computers: {problem}</source>
            <translation>Ordinateurs : {problem}</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Ordinateurs…</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>À actualiser</translation>
        </message>
        <message>
            <source>Each download is about {size} and takes {seconds} s.</source>
            <translation>Chaque téléchargement fait environ {size} et prend {seconds} s.</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>Modifier les règles…</translation>
        </message>
        <message>
            <source>Failing</source>
            <translation>En échec</translation>
        </message>
        <message>
            <source>Find new address</source>
            <translation>Chercher une nouvelle adresse</translation>
        </message>
        <message>
            <source>Has a feed now</source>
            <translation>A maintenant un flux</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>Ignorer</translation>
        </message>
        <message>
            <source>It is not refreshed until you resume it.</source>
            <translation>Il n’est plus actualisé jusqu’à ce que vous le repreniez.</translation>
        </message>
        <message>
            <source>Large downloads</source>
            <translation>Téléchargements volumineux</translation>
        </message>
        <message>
            <source>Last article {time}</source>
            <translation>Dernier article {time}</translation>
        </message>
        <message>
            <source>More than you read</source>
            <translation>Plus que vous n’en lisez</translation>
        </message>
        <message>
            <source>Moved to {address}</source>
            <translation>Déplacé vers {address}</translation>
        </message>
        <message>
            <source>Moving to a new address</source>
            <translation>Changement d’adresse en cours</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Mettre en sourdine</translation>
        </message>
        <message>
            <source>Mute {title}</source>
            <translation>Mettre {title} en sourdine</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Prochaine actualisation vers {time}</translation>
        </message>
        <message>
            <source>Next try about {time}</source>
            <translation>Prochaine tentative vers {time}</translation>
        </message>
        <message>
            <source>No longer a feed</source>
            <translation>Ce n’est plus un flux</translation>
        </message>
        <message>
            <source>No longer checked</source>
            <translation>Plus vérifiés</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>Pas avant {time} : {why}</translation>
        </message>
        <message>
            <source>Not retried automatically</source>
            <translation>Pas de nouvel essai automatique</translation>
        </message>
        <message numerus="yes">
            <source>Nothing new for %n days; </source>
            <translation>
                <numerusform>Rien de nouveau depuis %n jour ; </numerusform>
                <numerusform>Rien de nouveau depuis %n jours ; </numerusform>
            </translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Ouvrir le dossier des programmes</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Ouvrir le site web</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Suspendre</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Suspendu</translation>
        </message>
        <message>
            <source>Probably temporary</source>
            <translation>Sans doute passager</translation>
        </message>
        <message>
            <source>Recently moved</source>
            <translation>Récemment déplacés</translation>
        </message>
        <message>
            <source>Redirects to {address}</source>
            <translation>Redirige vers {address}</translation>
        </message>
        <message>
            <source>Refresh less often</source>
            <translation>Actualiser moins souvent</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing less often saves up to {spared} of %n requests</source>
            <translation>
                <numerusform>Actualiser moins souvent économise jusqu’à {spared} requête sur %n</numerusform>
                <numerusform>Actualiser moins souvent économise jusqu’à {spared} requêtes sur %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Refused by the server</source>
            <translation>Refusés par le serveur</translation>
        </message>
        <message>
            <source>Removed by publisher</source>
            <translation>Supprimés par l’éditeur</translation>
        </message>
        <message>
            <source>Restore old address</source>
            <translation>Rétablir l’ancienne adresse</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>Rule {name}: {problem}</source>
            <translation>Règle {name} : {problem}</translation>
        </message>
        <message numerus="yes">
            <source>Seen %n times; </source>
            <translation>
                <numerusform>Constaté %n fois ; </numerusform>
                <numerusform>Constaté %n fois ; </numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in…</source>
            <translation>Se connecter…</translation>
        </message>
        <message>
            <source>Since {time}</source>
            <translation>Depuis {time}</translation>
        </message>
        <message>
            <source>Stopped because of their expression: {rules}</source>
            <translation>Arrêtées à cause de leur expression : {rules}</translation>
        </message>
        <message>
            <source>The page names a feed: {address}</source>
            <translation>La page indique un flux : {address}</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Se désabonner</translation>
        </message>
        <message>
            <source>Unusually silent</source>
            <translation>Anormalement silencieux</translation>
        </message>
        <message>
            <source>Use new address</source>
            <translation>Utiliser la nouvelle adresse</translation>
        </message>
        <message>
            <source>Use the feed</source>
            <translation>Utiliser le flux</translation>
        </message>
        <message>
            <source>When muted, new articles arrive as read</source>
            <translation>En sourdine, les nouveaux articles arrivent comme lus</translation>
        </message>
        <message numerus="yes">
            <source>never silent for more than %n days before.</source>
            <translation>
                <numerusform>jamais silencieux plus de %n jour auparavant.</numerusform>
                <numerusform>jamais silencieux plus de %n jours auparavant.</numerusform>
            </translation>
        </message>
        <message>
            <source>none of them read</source>
            <translation>aucun d’eux lu</translation>
        </message>
        <message>
            <source>switches automatically about {day}</source>
            <translation>change automatiquement vers le {day}</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>moins de 1</translation>
        </message>
        <message numerus="yes">
            <source>{articles} in %n days, </source>
            <translation>
                <numerusform>{articles} en %n jour, </numerusform>
                <numerusform>{articles} en %n jours, </numerusform>
            </translation>
        </message>
        <message>
            <source>{read}; {share} % of all requests.</source>
            <translation>{read} ; {share} % de toutes les requêtes.</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A visit is when you come to the window after at least five minutes without using it. Beforehand learns when you usually visit and when feeds post, and refreshes feeds shortly before, so that new articles are already there. It needs about a week for that; until then every feed is refreshed about twice as often as it posts.</source>
            <translation>Une visite, c’est quand vous venez à la fenêtre après au moins cinq minutes sans l’utiliser. Beforehand apprend quand vous venez d’habitude et quand les flux publient, et actualise les flux peu avant, afin que les nouveaux articles soient déjà là. Il lui faut environ une semaine ; d’ici là, chaque flux est actualisé environ deux fois plus souvent qu’il ne publie.</translation>
        </message>
        <message>
            <source>Any web page can be kept in Read later with its text and pictures: drop its address there, or copy it and press {paste}, or right-click a link. A bookmark in your browser saves the page that you are reading: make one with this address, which the command “{copy}” copies. You are asked before anything is loaded.
{bookmark}</source>
            <translation>Toute page web peut être gardée dans À lire plus tard avec son texte et ses images : déposez-y son adresse, copiez-la et appuyez sur {paste}, ou faites un clic droit sur un lien. Un favori dans votre navigateur enregistre la page que vous lisez : créez-en un avec cette adresse, que la commande « {copy} » copie. Rien n’est chargé sans vous avoir demandé.
{bookmark}</translation>
        </message>
        <message>
            <source>Briefing, stories and reading aloud</source>
            <translation>Briefing, sujets et lecture à voix haute</translation>
        </message>
        <message>
            <source>Everything is stored in one folder on this computer: {folder}
No login is needed. {privacy} Backups are made daily, and “Export everything” writes all of it as files that other programs read.</source>
            <translation>Tout est enregistré dans un seul dossier sur cet ordinateur : {folder}
Aucune connexion à un compte n’est nécessaire. {privacy} Une sauvegarde est faite chaque jour, et « Tout exporter » écrit le tout dans des fichiers que d’autres programmes lisent.</translation>
        </message>
        <message>
            <source>Feed health lists the feeds that need you, and what to do about each. Being offline never counts against a feed, and passing problems go away without you.</source>
            <translation>L’état des flux énumère ceux qui ont besoin de vous, et ce qu’il y a à faire pour chacun. Être hors ligne n’est jamais retenu contre un flux, et les problèmes passagers disparaissent sans vous.</translation>
        </message>
        <message>
            <source>Full texts and changes</source>
            <translation>Textes intégraux et modifications</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>How refreshes are planned</source>
            <translation>Comment les actualisations sont planifiées</translation>
        </message>
        <message>
            <source>Menus, mouse and touchpad</source>
            <translation>Menus, souris et pavé tactile</translation>
        </message>
        <message>
            <source>More than one computer</source>
            <translation>Plusieurs ordinateurs</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox can be feeds: {newsletters} asks for the server and the folder, and changes nothing there. A file that holds a feed can be dropped onto the window. Programs of yours in the folder that {programs} opens can be feeds, too: add one as {name}.</source>
            <translation>Les newsletters d’un dossier de votre messagerie peuvent être des flux : {newsletters} demande le serveur et le dossier, et n’y change rien. Un fichier qui contient un flux peut être déposé sur la fenêtre. Vos programmes, dans le dossier qu’ouvre {programs}, peuvent aussi être des flux : ajoutez-en un sous la forme {name}.</translation>
        </message>
        <message>
            <source>Newsletters, files and programs</source>
            <translation>Newsletters, fichiers et programmes</translation>
        </message>
        <message>
            <source>No help matches.</source>
            <translation>Aucune aide ne correspond.</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lecture</translation>
        </message>
        <message>
            <source>Right-click an article, a feed, a link, a picture or selected text, or press the menu key there, to see what can be done with it. Drag articles onto a tag, Starred or Read later, and feeds onto folders or favourites. Two fingers sideways over an article mark it as read or star it; Preferences can change or turn off both.</source>
            <translation>Faites un clic droit sur un article, un flux, un lien, une image ou un texte sélectionné, ou appuyez là sur la touche Menu, pour voir ce qu’on peut en faire. Faites glisser des articles sur une étiquette, Étoilés ou À lire plus tard, et des flux sur des dossiers ou des favoris. Deux doigts glissés de côté sur un article le marquent comme lu ou l’étoilent ; les préférences permettent de modifier ou de désactiver les deux.</translation>
        </message>
        <message>
            <source>Rules and notifications</source>
            <translation>Règles et notifications</translation>
        </message>
        <message>
            <source>Rules mark, star, tag, hide or send new articles: {rules} opens them, and {rule} begins one from an article. New articles are announced together, shortly before you usually visit; the properties of a feed can announce them immediately or never.</source>
            <translation>Les règles marquent, étoilent, étiquettent, masquent ou envoient les nouveaux articles : {rules} les ouvre, et {rule} en commence une à partir d’un article. Les nouveaux articles sont annoncés ensemble, peu avant votre visite habituelle ; les propriétés d’un flux permettent de les annoncer immédiatement ou jamais.</translation>
        </message>
        <message>
            <source>Saving web pages</source>
            <translation>Enregistrer des pages web</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Search help</source>
            <translation>Rechercher dans l’aide</translation>
        </message>
        <message>
            <source>Sending articles</source>
            <translation>Envoyer des articles</translation>
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
            <translation>Sia et al. (2007) répartissent un nombre fixe de requêtes entre les flux et les heures de la journée, selon les heures de publication de chaque flux et celles de vos visites. Beforehand part de là, avec des différences :
Un seul prix vaut pour tous les flux et toutes les heures : une requête est faite là où elle vous évite le plus d’attente.
Le plan est corrigé toutes les 15 minutes d’après ce qui a été trouvé, et non une fois par jour.
Jusqu’à 60 % des requêtes sont gardées pour le moment où vous ouvrez la fenêtre.
Les flux qui publient par à-coups, se sont tus ou perdraient des articles sont reconnus.
Quand vous revenez à l’ordinateur, les flux que vous lirez sans doute ensuite sont actualisés aussitôt.
Ce qu’un serveur demande passe toujours en premier.
Là où un intervalle fixe manque 100 articles à vos visites, le plan de l’article en manquait 78 et Beforehand 28, avec autant de requêtes, sur des flux et des visites pour lesquels aucun n’avait été réglé ; 20 quand le retour à l’ordinateur était remarqué.
La commande {command} choisit un autre plan ; celui de l’article est {paper}.</translation>
        </message>
        <message>
            <source>The activity log gives the reason for every request. Rhythm shows when feeds post, when you visit and what is planned. No server is asked sooner than it allows, and the number of requests a day has a limit that you set in Preferences.</source>
            <translation>Le journal d’activité donne la raison de chaque requête. Rythme montre quand les flux publient, quand vous venez et ce qui est prévu. Aucun serveur n’est interrogé plus tôt qu’il ne le permet, et le nombre de requêtes par jour a une limite que vous fixez dans les préférences.</translation>
        </message>
        <message>
            <source>What is a visit?</source>
            <translation>Qu’est-ce qu’une visite ?</translation>
        </message>
        <message>
            <source>When a feed fails</source>
            <translation>Quand un flux est en échec</translation>
        </message>
        <message>
            <source>Where a feed brings only the beginning of its articles, {full} loads all of one from its site. If that shows the wrong part of the page, {choose} lets you point at the right one, and {rules} gets rules for many sites. An article that was changed later says so, and {changes} marks what was added and removed.</source>
            <translation>Quand un flux n’apporte que le début de ses articles, {full} en charge un en entier depuis son site. Si la mauvaise partie de la page s’affiche, {choose} vous permet de désigner la bonne, et {rules} récupère des règles pour de nombreux sites. Un article modifié par la suite l’indique, et {changes} signale ce qui a été ajouté et supprimé.</translation>
        </message>
        <message>
            <source>Where your data is</source>
            <translation>Où sont vos données</translation>
        </message>
        <message>
            <source>Why was a feed refreshed now?</source>
            <translation>Pourquoi un flux vient-il d’être actualisé ?</translation>
        </message>
        <message>
            <source>With an account on a server (FreshRSS or Miniflux), feeds, read marks and stars are the same on your computers and your phone: {account}. Without a server, computers can share a folder that Syncthing, Nextcloud, Dropbox or a stick carries: {computers} on each of them.</source>
            <translation>Avec un compte sur un serveur (FreshRSS ou Miniflux), les flux, les marques de lecture et les étoiles sont les mêmes sur vos ordinateurs et votre téléphone : {account}. Sans serveur, des ordinateurs peuvent partager un dossier que transporte Syncthing, Nextcloud, Dropbox ou une clé USB : {computers} sur chacun d’eux.</translation>
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
            <translation>tide gauge: tous ces mots
"tide gauge": dans cet ordre
gaug*: les mots qui commencent ainsi
-mot: sans ce mot
title: author: feed: folder: tag: seulement là
is:unread is:read is:starred is:later is:hidden
before:2026-03 after:yesterday
Un signe moins devant inverse chacun d’eux.</translation>
        </message>
        <message>
            <source>{briefing} opens the briefing, up to seven stories of what is new; {next} goes from one to the next. {aloud} reads an article or the briefing aloud, and pauses. Preferences can show several reports of one story as one row or card, which {story} opens.</source>
            <translation>{briefing} ouvre le briefing, jusqu’à sept sujets parmi les nouveautés ; {next} passe de l’un au suivant. {aloud} lit à voix haute un article ou le briefing, et met en pause. Les préférences permettent de regrouper sur une ligne ou une carte les articles de plusieurs sites sur un même sujet ; {story} la déplie.</translation>
        </message>
        <message>
            <source>{next} scrolls, then opens the next unread article. {star} stars an article, {later} keeps it in Read later, {read} marks it as read or unread. {shortcuts} lists all shortcuts; {palette} finds every command, feed, preference and article by name. {undo} takes back the last change.</source>
            <translation>{next} fait défiler, puis ouvre l’article non lu suivant. {star} étoile un article, {later} le garde dans À lire plus tard, {read} le marque comme lu ou non lu. {shortcuts} énumère tous les raccourcis ; {palette} trouve par leur nom commandes, flux, préférences et articles. {undo} annule la dernière modification.</translation>
        </message>
        <message>
            <source>{play} plays an episode or pauses it, {back} and {ahead} skip, {download} keeps it on this computer. Where you stopped is remembered.</source>
            <translation>{play} lit un épisode ou le met en pause, {back} et {ahead} font un saut, {download} le garde sur cet ordinateur. L’endroit où vous vous êtes arrêté est mémorisé.</translation>
        </message>
        <message>
            <source>{share} sends an article to a folder of notes, to wallabag, to the services of your Miniflux account or to any address; Preferences, under Advanced and Sharing, has the list. A star or a rule can send automatically, and what could not be sent is tried again. For an e-reader there are {one} and {all}.</source>
            <translation>{share} envoie un article vers un dossier de notes, wallabag, les services de votre compte Miniflux ou n’importe quelle adresse ; la liste se trouve dans les préférences, sous Avancé puis Partage. Une étoile ou une règle peut aussi envoyer d’elle-même, et ce qui n’a pas pu être envoyé est retenté. {one} et {all} écrivent des articles pour une liseuse.</translation>
        </message>
        <message>
            <source>“{command}”</source>
            <translation>« {command} »</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>No feed is called {text}.</source>
            <translation>Aucun flux ne s’appelle {text}.</translation>
        </message>
        <message>
            <source>No folder is called {text}.</source>
            <translation>Aucun dossier ne s’appelle {text}.</translation>
        </message>
        <message>
            <source>No tag is called {text}.</source>
            <translation>Aucune étiquette ne s’appelle {text}.</translation>
        </message>
        <message>
            <source>Too many words: ignored from “{text}” on.</source>
            <translation>Trop de mots : ignorés à partir de « {text} ».</translation>
        </message>
        <message>
            <source>Type a value after “{text}”.</source>
            <translation>Tapez une valeur après « {text} ».</translation>
        </message>
        <message>
            <source>“{text}” is not a filter: searched as text.</source>
            <translation>« {text} » n’est pas un filtre : cherché comme texte.</translation>
        </message>
        <message>
            <source>“{text}”: enter a date as 2026-03 or today.</source>
            <translation>« {text} » : saisissez une date comme 2026-03 ou today.</translation>
        </message>
        <message>
            <source>“{text}”: try is:unread, is:starred or is:later.</source>
            <translation>« {text} » : essayez is:unread, is:starred ou is:later.</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already subscribed</source>
            <translation>
                <numerusform>%n déjà abonné</numerusform>
                <numerusform>%n déjà abonnés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds selected</source>
            <translation>
                <numerusform>%n flux sélectionné</numerusform>
                <numerusform>%n flux sélectionnés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n listed twice</source>
            <translation>
                <numerusform>%n en double</numerusform>
                <numerusform>%n en double</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moved</source>
            <translation>
                <numerusform>%n déplacé</numerusform>
                <numerusform>%n déplacés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nouveau</numerusform>
                <numerusform>%n nouveaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n repaired</source>
            <translation>
                <numerusform>%n réparé</numerusform>
                <numerusform>%n réparés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n skipped</source>
            <translation>
                <numerusform>%n ignoré</numerusform>
                <numerusform>%n ignorés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n étoilé</numerusform>
                <numerusform>%n étoilés</numerusform>
            </translation>
        </message>
        <message>
            <source>All {number}</source>
            <translation>Tous {number}</translation>
        </message>
        <message>
            <source>Already subscribed</source>
            <translation>Déjà abonné</translation>
        </message>
        <message>
            <source>Already subscribed {number}</source>
            <translation>Déjà abonnés {number}</translation>
        </message>
        <message>
            <source>Bring along</source>
            <translation>Importer aussi</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>Modifier l’adresse…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Vide</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Flux</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtrer les flux</translation>
        </message>
        <message>
            <source>Follow as a feed</source>
            <translation>Suivre comme un flux</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importer</translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>Importer %n flux</numerusform>
                <numerusform>Importer %n flux</numerusform>
            </translation>
        </message>
        <message>
            <source>Import from {reader}</source>
            <translation>Importer de {reader}</translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation>Aperçu de l’importation</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>Importer des abonnements</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>Importation…</translation>
        </message>
        <message>
            <source>Into</source>
            <translation>Vers</translation>
        </message>
        <message>
            <source>Moves here from {folder}</source>
            <translation>Déplacé ici depuis {folder}</translation>
        </message>
        <message>
            <source>Moves to this folder</source>
            <translation>Ira dans ce dossier</translation>
        </message>
        <message>
            <source>New {number}</source>
            <translation>Nouveaux {number}</translation>
        </message>
        <message>
            <source>No feeds selected</source>
            <translation>Aucun flux sélectionné</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Progression</translation>
        </message>
        <message>
            <source>Read states</source>
            <translation>États de lecture</translation>
        </message>
        <message>
            <source>Reading {source}…</source>
            <translation>Lecture de {source}…</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>Réparé</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Tout sélectionner</translation>
        </message>
        <message>
            <source>Select none</source>
            <translation>Ne rien sélectionner</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>Ignoré</translation>
        </message>
        <message>
            <source>Skipped: empty folders</source>
            <translation>Ignorés : dossiers vides</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>Étoiles</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Étiquettes</translation>
        </message>
        <message>
            <source>This list has no feeds.</source>
            <translation>Cette liste ne contient aucun flux.</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Premier niveau</translation>
        </message>
        <message numerus="yes">
            <source>{new} of %n new</source>
            <translation>
                <numerusform>{new} nouveau sur %n</numerusform>
                <numerusform>{new} nouveaux sur %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message numerus="yes">
            <source>%n are ready to read.</source>
            <translation>
                <numerusform>%n est prêt à être lu.</numerusform>
                <numerusform>%n sont prêts à être lus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n could not be reached:</source>
            <translation>
                <numerusform>%n n’a pas pu être joint :</numerusform>
                <numerusform>%n n’ont pas pu être joints :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported</source>
            <translation>
                <numerusform>%n flux importé</numerusform>
                <numerusform>%n flux importés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported from {reader}</source>
            <translation>
                <numerusform>%n flux importé depuis {reader}</numerusform>
                <numerusform>%n flux importés depuis {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds wait for the server, which refreshes each as it subscribes to it.</source>
            <translation>
                <numerusform>%n flux attend le serveur, qui actualise chacun en s’y abonnant.</numerusform>
                <numerusform>%n flux attendent le serveur, qui actualise chacun en s’y abonnant.</numerusform>
            </translation>
        </message>
        <message>
            <source>All are ready to read.</source>
            <translation>Tous sont prêts à être lus.</translation>
        </message>
        <message>
            <source>Articles arrive in the background. You can start reading now.</source>
            <translation>Les articles arrivent en arrière-plan. Vous pouvez commencer à lire.</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marquer comme lu</translation>
        </message>
        <message>
            <source>No new feeds</source>
            <translation>Aucun nouveau flux</translation>
        </message>
        <message>
            <source>None is ready to read yet.</source>
            <translation>Aucun n’est encore prêt à être lu.</translation>
        </message>
        <message numerus="yes">
            <source>Older than a week: {old} of %n articles</source>
            <translation>
                <numerusform>Plus anciens qu’une semaine : {old} sur %n article</numerusform>
                <numerusform>Plus anciens qu’une semaine : {old} sur %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Progression</translation>
        </message>
        <message>
            <source>Start reading</source>
            <translation>Commencer à lire</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Arrêter l’actualisation</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Arrêt en cours…</translation>
        </message>
        <message numerus="yes">
            <source>The server could not subscribe to %n feeds. They need attention.</source>
            <translation>
                <numerusform>Le serveur n’a pas pu s’abonner à %n flux. Il est à vérifier.</numerusform>
                <numerusform>Le serveur n’a pas pu s’abonner à %n flux. Ils sont à vérifier.</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo import</source>
            <translation>Annuler l’importation</translation>
        </message>
        <message numerus="yes">
            <source>[%n] are no longer in their feeds: added from the copy in {reader}</source>
            <translation>
                <numerusform>[%n] n’est plus dans son flux : ajouté depuis la copie de {reader}</numerusform>
                <numerusform>[%n] ne sont plus dans leurs flux : ajoutés depuis la copie de {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] articles marked as read, as they were in {reader}</source>
            <translation>
                <numerusform>[%n] article marqué comme lu, comme dans {reader}</numerusform>
                <numerusform>[%n] articles marqués comme lus, comme dans {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] skipped: not among the articles of their account</source>
            <translation>
                <numerusform>[%n] laissé de côté : absent des articles de son compte</numerusform>
                <numerusform>[%n] laissés de côté : absents des articles de leur compte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] starred articles</source>
            <translation>
                <numerusform>[%n] article étoilé</numerusform>
                <numerusform>[%n] articles étoilés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] tagged articles</source>
            <translation>
                <numerusform>[%n] article étiqueté</numerusform>
                <numerusform>[%n] articles étiquetés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes left</source>
            <translation>
                <numerusform>encore environ %n minute</numerusform>
                <numerusform>encore environ %n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>encore moins d’une minute</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n feeds refreshed</source>
            <translation>
                <numerusform>{done} flux actualisé sur %n</numerusform>
                <numerusform>{done} flux actualisés sur %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Article copied as Markdown</source>
            <translation>Article copié en Markdown</translation>
        </message>
        <message>
            <source>Copy with source</source>
            <translation>Copier avec la source</translation>
        </message>
        <message>
            <source>Description copied</source>
            <translation>Description copiée</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Lien copié</translation>
        </message>
        <message>
            <source>Only web pages can be saved, and none of a private network.</source>
            <translation>Seules les pages web peuvent être enregistrées, et aucune d’un réseau privé.</translation>
        </message>
        <message>
            <source>Open an article first.</source>
            <translation>Ouvrez d’abord un article.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
        <message>
            <source>Picture address copied</source>
            <translation>Adresse de l’image copiée</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>Image copiée</translation>
        </message>
        <message>
            <source>Pictures are loaded in all feeds.</source>
            <translation>Les images sont chargées dans tous les flux.</translation>
        </message>
        <message>
            <source>Quote copied</source>
            <translation>Citation copiée</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>Enregistrer l’image</translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name} enregistré</translation>
        </message>
        <message>
            <source>Select a link in the article first: Tab goes from link to link.</source>
            <translation>Sélectionnez d’abord un lien dans l’article : Tab passe d’un lien à l’autre.</translation>
        </message>
        <message>
            <source>Select a picture in the article first: Tab goes from one to the next.</source>
            <translation>Sélectionnez d’abord une image dans l’article : Tab passe de l’une à l’autre.</translation>
        </message>
        <message>
            <source>Select text in the article first.</source>
            <translation>Sélectionnez d’abord du texte dans l’article.</translation>
        </message>
        <message>
            <source>Text copied</source>
            <translation>Texte copié</translation>
        </message>
        <message>
            <source>Text copied as Markdown</source>
            <translation>Texte copié en Markdown</translation>
        </message>
    </context>
    <context>
        <name>KeptBriefings</name>
        <message>
            <source>The briefing could not be saved in your folder: {why}</source>
            <translation>Le briefing n’a pas pu être enregistré dans votre dossier : {why}</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>No shortcuts match.</source>
            <translation>Aucun raccourci ne correspond.</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Change shortcuts</source>
            <translation>Modifier les raccourcis</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation>Nouveau raccourci</translation>
        </message>
        <message>
            <source>No shortcuts</source>
            <translation>Aucun raccourci</translation>
        </message>
        <message>
            <source>Press the new shortcut</source>
            <translation>Appuyez sur le nouveau raccourci</translation>
        </message>
        <message>
            <source>Reassign from all</source>
            <translation>Réattribuer à partir de tous</translation>
        </message>
        <message>
            <source>Reassign from “{name}”</source>
            <translation>Réattribuer à partir de « {name} »</translation>
        </message>
        <message>
            <source>Remove {keys}</source>
            <translation>Supprimer {keys}</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>Tout réinitialiser</translation>
        </message>
        <message>
            <source>Reset to default</source>
            <translation>Rétablir la valeur par défaut</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>Rechercher des raccourcis</translation>
        </message>
        <message>
            <source>{keys} is already assigned to this.</source>
            <translation>{keys} est déjà attribué à cette action.</translation>
        </message>
        <message>
            <source>{keys} is used by {names}.</source>
            <translation>{keys} est utilisé par {names}.</translation>
        </message>
    </context>
    <context>
        <name>KeyList</name>
        <message>
            <source>Actions</source>
            <translation>Actions</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change shortcuts…</source>
            <translation>Modifier les raccourcis…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimer…</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>Rechercher des raccourcis</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>Apprendre quand je lis</translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, not by when you visit.</source>
            <translation>L’apprentissage est désactivé : les flux sont actualisés selon leur fréquence de publication, et non selon vos visites.</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend: {names}</source>
            <translation>Légende : {names}</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>en échec</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>probable</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>pas de réseau</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>pas avant</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>rien de nouveau</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>planifié</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>refusé</translation>
        </message>
        <message>
            <source>something new</source>
            <translation>du nouveau</translation>
        </message>
        <message>
            <source>usually posts</source>
            <translation>publie d’habitude</translation>
        </message>
    </context>
    <context>
        <name>LettersNotice</name>
        <message>
            <source>No font here has letters of this language. This package brings one: {package}</source>
            <translation>Aucune police ici n’a les lettres de cette langue. Ce paquet en apporte une : {package}</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Beforehand is free software under the MIT licence. It works with these packages, under their own.</source>
            <translation>Beforehand est un logiciel libre sous licence MIT. Il fonctionne avec ces paquets, chacun sous sa propre licence.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licences</translation>
        </message>
    </context>
    <context>
        <name>LineDetails</name>
        <message>
            <source>Only this feed</source>
            <translation>Ce flux uniquement</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Afficher les articles</translation>
        </message>
    </context>
    <context>
        <name>ListLinks</name>
        <message>
            <source>Compact rows</source>
            <translation>Lignes compactes</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n articles today</source>
            <translation>
                <numerusform>%n article aujourd’hui</numerusform>
                <numerusform>%n articles aujourd’hui</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles yesterday</source>
            <translation>
                <numerusform>%n article hier</numerusform>
                <numerusform>%n articles hier</numerusform>
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
                <numerusform>%n article manquant trouvé</numerusform>
                <numerusform>%n articles manquants trouvés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found, more may be missing, {days}</source>
            <translation>
                <numerusform>%n article manquant trouvé, d’autres manquent peut-être, {days}</numerusform>
                <numerusform>%n articles manquants trouvés, d’autres manquent peut-être, {days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>%n autre de {feed}</numerusform>
                <numerusform>%n autres de {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nouveau</numerusform>
                <numerusform>%n nouveaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non lu</numerusform>
                <numerusform>%n non lus</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>Aussi dans {feed}</translation>
        </message>
        <message numerus="yes">
            <source>At least %n missing articles, {days}</source>
            <translation>
                <numerusform>Au moins %n article manquant, {days}</numerusform>
                <numerusform>Au moins %n articles manquants, {days}</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Plus ancien</translation>
        </message>
        <message>
            <source>Find missing articles</source>
            <translation>Chercher les articles manquants</translation>
        </message>
        <message numerus="yes">
            <source>Mark older than %n days as read</source>
            <translation>
                <numerusform>Marquer comme lu ce qui a plus de %n jour</numerusform>
                <numerusform>Marquer comme lu ce qui a plus de %n jours</numerusform>
            </translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>Nouveau depuis {time}</translation>
        </message>
        <message>
            <source>No new articles match this filter.</source>
            <translation>Aucun nouvel article ne correspond à ce filtre.</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>Rien de nouveau depuis {time}</translation>
        </message>
        <message>
            <source>Search again</source>
            <translation>Chercher à nouveau</translation>
        </message>
        <message>
            <source>Search further back</source>
            <translation>Chercher plus loin</translation>
        </message>
        <message>
            <source>Searching page {page} of {pages}…</source>
            <translation>Recherche dans la page {page} sur {pages}…</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>Tout afficher ({count})</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>Afficher moins</translation>
        </message>
        <message>
            <source>The archive has more.</source>
            <translation>Les archives en contiennent d’autres.</translation>
        </message>
        <message>
            <source>The archive has no more.</source>
            <translation>Les archives n’en contiennent pas d’autres.</translation>
        </message>
        <message>
            <source>The publisher has no archive.</source>
            <translation>L’éditeur n’a pas d’archives.</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>Là où vous en étiez</translation>
        </message>
        <message numerus="yes">
            <source>also in %n feeds</source>
            <translation>
                <numerusform>aussi dans %n flux</numerusform>
                <numerusform>aussi dans %n flux</numerusform>
            </translation>
        </message>
        <message>
            <source>closed</source>
            <translation>replié</translation>
        </message>
        <message>
            <source>open</source>
            <translation>déplié</translation>
        </message>
        <message>
            <source>tagged {tags}</source>
            <translation>étiqueté {tags}</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>non lu</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>{count} sur %n nouveau</numerusform>
                <numerusform>{count} sur %n nouveaux</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{count} sur {total}</translation>
        </message>
        <message numerus="yes">
            <source>{found}, at least %n still missing, {days}</source>
            <translation>
                <numerusform>{found}, au moins %n manque encore, {days}</numerusform>
                <numerusform>{found}, au moins %n manquent encore, {days}</numerusform>
            </translation>
        </message>
        <message>
            <source>{percent} % read</source>
            <translation>{percent} % lu</translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>Articles</translation>
        </message>
    </context>
    <context>
        <name>LogFilters</name>
        <message>
            <source>All but pictures</source>
            <translation>Tout sauf les images</translation>
        </message>
        <message>
            <source>All days</source>
            <translation>Tous les jours</translation>
        </message>
        <message>
            <source>All errors</source>
            <translation>Toutes les erreurs</translation>
        </message>
        <message>
            <source>All requests</source>
            <translation>Toutes les requêtes</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Jour</translation>
        </message>
        <message>
            <source>Episodes</source>
            <translation>Épisodes</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>Feed, reason or address</source>
            <translation>Flux, raison ou adresse</translation>
        </message>
        <message>
            <source>Filter entries</source>
            <translation>Filtrer les entrées</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Only {title}</source>
            <translation>{title} uniquement</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Autres</translation>
        </message>
        <message>
            <source>Pictures and icons</source>
            <translation>Images et icônes</translation>
        </message>
        <message>
            <source>Programs</source>
            <translation>Programmes</translation>
        </message>
        <message>
            <source>Refreshes</source>
            <translation>Actualisations</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Show all feeds, not only {title}</source>
            <translation>Afficher tous les flux, pas seulement {title}</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>Journal d’activité</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Only this feed</source>
            <translation>Ce flux uniquement</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Afficher les articles</translation>
        </message>
    </context>
    <context>
        <name>LoginStart</name>
        <message>
            <source>Start at login could not be changed: {why}</source>
            <translation>Le lancement à l’ouverture de session n’a pas pu être modifié : {why}</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Select an article, or press Space for the first unread.</source>
            <translation>Sélectionnez un article, ou appuyez sur Espace pour le premier non lu.</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>Aucun article étoilé</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>Rien à lire plus tard</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>Appuyez sur L dans un article pour le garder ici.</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>Appuyez sur S dans un article pour l’étoiler.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>À lire plus tard</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Étoile</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Étoilés</translation>
        </message>
        <message>
            <source>read later</source>
            <translation>à lire plus tard</translation>
        </message>
        <message>
            <source>starred</source>
            <translation>étoilé</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nouvel article</numerusform>
                <numerusform>%n nouveaux articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nouveau depuis {time}</numerusform>
                <numerusform>%n nouveaux depuis {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>Afficher %n nouvel article</numerusform>
                <numerusform>Afficher %n nouveaux articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewslettersSheet</name>
        <message numerus="yes">
            <source>Add %n newsletters</source>
            <translation>
                <numerusform>Ajouter %n newsletter</numerusform>
                <numerusform>Ajouter %n newsletters</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Find newsletters</source>
            <translation>Rechercher les newsletters</translation>
        </message>
        <message>
            <source>Finding newsletters…</source>
            <translation>Recherche de newsletters…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Mail folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox</source>
            <translation>Newsletters d’une boîte aux lettres</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox become feeds. Nothing there is marked, moved or sent.</source>
            <translation>Les newsletters d’un dossier de votre boîte aux lettres deviennent des flux. Rien n’y est marqué, déplacé ni envoyé.</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Mot de passe</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Serveur</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this server and nowhere else.</source>
            <translation>Il est enregistré seulement dans le trousseau de cet ordinateur. Il n’est envoyé qu’à ce serveur.</translation>
        </message>
        <message>
            <source>This mailbox lets no program in by password. Have its newsletters forwarded to another one.</source>
            <translation>Cette boîte n’accepte aucun programme par mot de passe. Faites transférer ses newsletters vers une autre.</translation>
        </message>
        <message>
            <source>This mailbox needs an app password, which you create in your account's security settings.</source>
            <translation>Cette boîte demande un mot de passe d’application, que vous créez dans les paramètres de sécurité de votre compte.</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Premier niveau</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Utilisateur</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>En attente du serveur</translation>
        </message>
        <message>
            <source>You follow all newsletters of this folder already.</source>
            <translation>Vous suivez déjà toutes les newsletters de ce dossier.</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Alone</source>
            <translation>Seul</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Default sound</source>
            <translation>Son par défaut</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>Résumé</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Immédiatement</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>No sound</source>
            <translation>Aucun son</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notifications</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Son</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>Sujets</translation>
        </message>
        <message>
            <source>With reports of others</source>
            <translation>Avec ceux d’autres sites</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>As soon as they arrive</source>
            <translation>Dès leur arrivée</translation>
        </message>
        <message>
            <source>Default for all feeds: {how}</source>
            <translation>Par défaut pour tous les flux : {how}</translation>
        </message>
        <message>
            <source>From folder {folder}: {how}</source>
            <translation>Du dossier {folder} : {how}</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variable</translation>
        </message>
        <message>
            <source>No notification</source>
            <translation>Aucune notification</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notifications</translation>
        </message>
        <message>
            <source>Off for imported feeds</source>
            <translation>Désactivé pour les flux importés</translation>
        </message>
        <message>
            <source>One digest, shortly before you usually visit</source>
            <translation>Un résumé, peu avant l’heure habituelle de vos visites</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message numerus="yes">
            <source>%n articles arrived</source>
            <translation>
                <numerusform>%n article arrivé</numerusform>
                <numerusform>%n articles arrivés</numerusform>
            </translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Plus tard</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marquer comme lu</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>et %n autre</numerusform>
                <numerusform>et %n autres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more in {feed}</source>
            <translation>
                <numerusform>et %n autre dans {feed}</numerusform>
                <numerusform>et %n autres dans {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and {count} more in %n feeds</source>
            <translation>
                <numerusform>et {count} autres dans %n flux</numerusform>
                <numerusform>et {count} autres dans %n flux</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OtherReaders</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n flux</numerusform>
                <numerusform>%n flux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n read</source>
            <translation>
                <numerusform>%n lu</numerusform>
                <numerusform>%n lus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n étoilé</numerusform>
                <numerusform>%n étoilés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tagged</source>
            <translation>
                <numerusform>%n étiqueté</numerusform>
                <numerusform>%n étiquetés</numerusform>
            </translation>
        </message>
        <message>
            <source>Address of an OPML file</source>
            <translation>Adresse d’un fichier OPML</translation>
        </message>
        <message>
            <source>An OPML file on the web.</source>
            <translation>Un fichier OPML sur le web.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Choisir un fichier…</translation>
        </message>
        <message>
            <source>Choose topics…</source>
            <translation>Choisir des thèmes…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Trouvés sur cet ordinateur. Leurs fichiers sont lus, jamais modifiés.</translation>
        </message>
        <message>
            <source>From a file</source>
            <translation>Depuis un fichier</translation>
        </message>
        <message>
            <source>From an address</source>
            <translation>Depuis une adresse</translation>
        </message>
        <message>
            <source>From another reader</source>
            <translation>Depuis un autre lecteur</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>Importer des abonnements</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importer…</translation>
        </message>
        <message>
            <source>Looking for other readers…</source>
            <translation>Recherche d’autres lecteurs…</translation>
        </message>
        <message>
            <source>No other reader was found on this computer. Choose its export as a file.</source>
            <translation>Aucun autre lecteur n’a été trouvé sur cet ordinateur. Choisissez son export comme fichier.</translation>
        </message>
        <message>
            <source>OPML, JSON, CSV, or the database of another reader. You review everything before it is added.</source>
            <translation>OPML, JSON, CSV ou la base de données d’un autre lecteur. Vous vérifiez tout avant l’ajout.</translation>
        </message>
        <message>
            <source>Starter feeds</source>
            <translation>Flux pour commencer</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic.</source>
            <translation>Flux proposés, un dossier par thème.</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Voir</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} in %n folders</source>
            <translation>
                <numerusform>{feeds} dans %n dossier</numerusform>
                <numerusform>{feeds} dans %n dossiers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message numerus="yes">
            <source>Copy %n links</source>
            <translation>
                <numerusform>Copier %n lien</numerusform>
                <numerusform>Copier %n liens</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copier le lien</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>Copier le chemin</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copier le texte</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Télécharger</translation>
        </message>
        <message>
            <source>No browser could be opened</source>
            <translation>Aucun navigateur n’a pu être ouvert</translation>
        </message>
        <message>
            <source>No mail program could be opened</source>
            <translation>Aucun logiciel de messagerie n’a pu être ouvert</translation>
        </message>
        <message>
            <source>No program could open {name}</source>
            <translation>Aucun programme n’a pu ouvrir {name}</translation>
        </message>
        <message>
            <source>No program on this computer plays this episode</source>
            <translation>Aucun programme de cet ordinateur ne lit cet épisode</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message numerus="yes">
            <source>%n articles found</source>
            <translation>
                <numerusform>%n article trouvé</numerusform>
                <numerusform>%n articles trouvés</numerusform>
            </translation>
        </message>
        <message>
            <source>A click chooses</source>
            <translation>Un clic choisit</translation>
        </message>
        <message>
            <source>A click on a block chooses:</source>
            <translation>Un clic sur un bloc choisit :</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Article</translation>
        </message>
        <message>
            <source>Articles on this page</source>
            <translation>Articles de cette page</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <source>CSS selector</source>
            <translation>Sélecteur CSS</translation>
        </message>
        <message>
            <source>CSS selector: {part}</source>
            <translation>Sélecteur CSS : {part}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>Modifier l’adresse…</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Follow page</source>
            <translation>Suivre la page</translation>
        </message>
        <message>
            <source>Follow this page</source>
            <translation>Suivre cette page</translation>
        </message>
        <message>
            <source>Leave a field empty to detect it automatically.</source>
            <translation>Laissez un champ vide pour le détecter automatiquement.</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Lien</translation>
        </message>
        <message>
            <source>Loading the page…</source>
            <translation>Chargement de la page…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>No blocks that repeat were found; choose one in the list.</source>
            <translation>Aucun bloc répété trouvé ; choisissez-en un dans la liste.</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>Pas avant {time} : {why}</translation>
        </message>
        <message>
            <source>Nothing found: choose a block that is an article.</source>
            <translation>Rien trouvé : choisissez un bloc qui est un article.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>Suggestions</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Premier niveau</translation>
        </message>
        <message>
            <source>{part}: this is not a CSS selector.</source>
            <translation>{part} : ce n’est pas un sélecteur CSS.</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non lu</numerusform>
                <numerusform>%n non lus</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Articles</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Commandes</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>Flux et dossiers</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Go to a feed, folder or article, or run a command</source>
            <translation>Aller à un flux, un dossier ou un article, ou lancer une commande</translation>
        </message>
        <message>
            <source>Go to anything</source>
            <translation>Aller n’importe où</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Masqué</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Aucun résultat</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>Rien à annuler</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Désactivé</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Activé</translation>
        </message>
        <message>
            <source>Saved search</source>
            <translation>Recherche enregistrée</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Affiché</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sans titre</translation>
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
            <translation>Échap</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>choose</source>
            <translation>choisir</translation>
        </message>
        <message>
            <source>open</source>
            <translation>ouvrir</translation>
        </message>
        <message>
            <source>search all articles for “{words}”</source>
            <translation>rechercher « {words} » dans tous les articles</translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Back to the list</source>
            <translation>Retour à la liste</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Afficher la barre latérale</translation>
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
                <numerusform>%n sur {count} non lu</numerusform>
                <numerusform>%n sur {count} non lus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non lu</numerusform>
                <numerusform>%n non lus</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>Tout est lu</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Aucun article</translation>
        </message>
        <message>
            <source>{place} of {count} new</source>
            <translation>{place} sur {count} nouveaux</translation>
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
            <translation>Adresse copiée</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Copier l’image</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>Copier l’adresse de l’image</translation>
        </message>
        <message>
            <source>Description: {text}</source>
            <translation>Description : {text}</translation>
        </message>
        <message>
            <source>Fit</source>
            <translation>Ajuster</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Chargement…</translation>
        </message>
        <message>
            <source>Next picture</source>
            <translation>Image suivante</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>Ouvrir l’original</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Suspendre</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>Image copiée</translation>
        </message>
        <message>
            <source>Picture viewer</source>
            <translation>Visionneuse d’images</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Lire</translation>
        </message>
        <message>
            <source>Previous picture</source>
            <translation>Image précédente</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>Enregistrer l’image…</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>L’image n’a pas pu être chargée</translation>
        </message>
        <message>
            <source>This article has no pictures.</source>
            <translation>Cet article n’a pas d’images.</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Zoom avant</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Zoom arrière</translation>
        </message>
        <message>
            <source>actual size</source>
            <translation>taille réelle</translation>
        </message>
        <message>
            <source>close</source>
            <translation>fermer</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>copier</translation>
        </message>
        <message>
            <source>fit</source>
            <translation>ajuster</translation>
        </message>
        <message>
            <source>open original</source>
            <translation>ouvrir l’original</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>lire ou suspendre</translation>
        </message>
        <message>
            <source>previous, next</source>
            <translation>précédente, suivante</translation>
        </message>
        <message>
            <source>save</source>
            <translation>enregistrer</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>zoom</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} sur {count}</translation>
        </message>
        <message>
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>Avancer de 30 secondes</translation>
        </message>
        <message>
            <source>At the end of the article</source>
            <translation>À la fin de l’article</translation>
        </message>
        <message>
            <source>At the end of the episode</source>
            <translation>À la fin de l’épisode</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>Reculer de 15 secondes</translation>
        </message>
        <message>
            <source>Cancel download</source>
            <translation>Annuler le téléchargement</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Chapitres</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Fermer le lecteur</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Copier l’adresse</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Supprimer le téléchargement</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Télécharger</translation>
        </message>
        <message>
            <source>Episode</source>
            <translation>Épisode</translation>
        </message>
        <message>
            <source>Footnotes</source>
            <translation>Notes de bas de page</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Chargement…</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Next sentence</source>
            <translation>Phrase suivante</translation>
        </message>
        <message>
            <source>No further article to read aloud</source>
            <translation>Plus d’article à lire à voix haute</translation>
        </message>
        <message>
            <source>No further episode in Read later</source>
            <translation>Plus d’épisode dans À lire plus tard</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Désactivée</translation>
        </message>
        <message>
            <source>Open in player</source>
            <translation>Ouvrir dans le lecteur</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Suspendre</translation>
        </message>
        <message>
            <source>Pause download</source>
            <translation>Suspendre le téléchargement</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Lire</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Lire depuis le début</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Écouté</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Lecteur</translation>
        </message>
        <message>
            <source>Position</source>
            <translation>Position</translation>
        </message>
        <message>
            <source>Previous sentence</source>
            <translation>Phrase précédente</translation>
        </message>
        <message>
            <source>Resume download</source>
            <translation>Reprendre le téléchargement</translation>
        </message>
        <message>
            <source>Sleep timer</source>
            <translation>Minuterie de sommeil</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tableau</translation>
        </message>
        <message>
            <source>This article has no episode.</source>
            <translation>Cet article n’a pas d’épisode.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>Vidéo</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>Voix</translation>
        </message>
        <message>
            <source>download paused at {share}</source>
            <translation>téléchargement suspendu à {share}</translation>
        </message>
        <message>
            <source>download will be tried again: {why}</source>
            <translation>nouvel essai de téléchargement prévu : {why}</translation>
        </message>
        <message>
            <source>downloading {share}</source>
            <translation>téléchargement {share}</translation>
        </message>
        <message>
            <source>no sound output here, plays in the system's player</source>
            <translation>aucune sortie audio ici, lu dans le lecteur du système</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>en lecture</translation>
        </message>
        <message>
            <source>plays in the system's player</source>
            <translation>lu dans le lecteur du système</translation>
        </message>
        <message>
            <source>saved on this computer</source>
            <translation>enregistré sur cet ordinateur</translation>
        </message>
        <message>
            <source>{bytes} of {size}</source>
            <translation>{bytes} sur {size}</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
        <message>
            <source>{minutes} min left</source>
            <translation>encore {minutes} min</translation>
        </message>
        <message>
            <source>{position} of {length}</source>
            <translation>{position} sur {length}</translation>
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
                <numerusform>%n octet</numerusform>
                <numerusform>%n octets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n jour</numerusform>
                <numerusform>%n jours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episodes</source>
            <translation>
                <numerusform>%n épisode</numerusform>
                <numerusform>%n épisodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n flux</numerusform>
                <numerusform>%n flux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hours</source>
            <translation>
                <numerusform>%n heure</numerusform>
                <numerusform>%n heures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n links</source>
            <translation>
                <numerusform>%n lien</numerusform>
                <numerusform>%n liens</numerusform>
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
                <numerusform>%n article ouvert</numerusform>
                <numerusform>%n articles ouverts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other requests</source>
            <translation>
                <numerusform>%n autre requête</numerusform>
                <numerusform>%n autres requêtes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reading times</source>
            <translation>
                <numerusform>%n durée de lecture</numerusform>
                <numerusform>%n durées de lecture</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes</source>
            <translation>
                <numerusform>%n actualisation</numerusform>
                <numerusform>%n actualisations</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n requête</numerusform>
                <numerusform>%n requêtes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shortcuts changed.</source>
            <translation>
                <numerusform>%n raccourci modifié.</numerusform>
                <numerusform>%n raccourcis modifiés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>%n fois</numerusform>
                <numerusform>%n fois</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times at the computer</source>
            <translation>
                <numerusform>%n fois à l’ordinateur</numerusform>
                <numerusform>%n fois à l’ordinateur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits</source>
            <translation>
                <numerusform>%n visite</numerusform>
                <numerusform>%n visites</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits at your other computers.</source>
            <translation>
                <numerusform>%n visite sur vos autres ordinateurs.</numerusform>
                <numerusform>%n visites sur vos autres ordinateurs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n an</numerusform>
                <numerusform>%n ans</numerusform>
            </translation>
        </message>
        <message>
            <source>A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.</source>
            <translation>Un fichier de flux avec les 100 derniers articles étoilés, pour d’autres programmes. Laissez vide pour aucun.</translation>
        </message>
        <message>
            <source>A feed or folder can have its own.</source>
            <translation>Un flux ou un dossier peut avoir les siennes.</translation>
        </message>
        <message>
            <source>A metered connection cannot be detected on this computer.</source>
            <translation>Une connexion limitée ne peut pas être détectée sur cet ordinateur.</translation>
        </message>
        <message>
            <source>A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.</source>
            <translation>Un serveur peut indiquer combien de temps son flux reste à jour (max-age). Voici le délai maximal que Beforehand respecte.</translation>
        </message>
        <message>
            <source>A third of the requests</source>
            <translation>Un tiers des requêtes</translation>
        </message>
        <message>
            <source>A third of the requests on low battery or a metered connection.</source>
            <translation>Un tiers des requêtes si la batterie est faible ou la connexion limitée.</translation>
        </message>
        <message>
            <source>A tray icon shows whether there are unread articles.</source>
            <translation>Une icône dans la zone de notification indique s’il y a des articles non lus.</translation>
        </message>
        <message>
            <source>About [{requests} a day] for each of {feeds}.</source>
            <translation>Environ [{requests} par jour] par flux ({feeds}).</translation>
        </message>
        <message>
            <source>About {volume} a day.</source>
            <translation>Environ {volume} par jour.</translation>
        </message>
        <message>
            <source>Add…</source>
            <translation>Ajouter…</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Avancé</translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds</source>
            <translation>
                <numerusform>Après %n seconde</numerusform>
                <numerusform>Après %n secondes</numerusform>
            </translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>Après redémarrage.</translation>
        </message>
        <message>
            <source>Also Ctrl+Plus and Ctrl+Minus while you read.</source>
            <translation>Aussi avec Ctrl+Plus et Ctrl+Moins pendant la lecture.</translation>
        </message>
        <message>
            <source>An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.</source>
            <translation>Une adresse comme proxy.example:3128, « none » pour une connexion directe, ou rien pour le réglage du système.</translation>
        </message>
        <message>
            <source>An https address with {query}, such as https://search.example/?q={query}. Adds a web search to the menu of selected text; it opens in your browser. Leave empty for none.</source>
            <translation>Une adresse https contenant {query}, comme https://search.example/?q={query}. Ajoute une recherche web au menu du texte sélectionné ; elle s’ouvre dans votre navigateur. Laissez vide pour aucune.</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>Police des articles</translation>
        </message>
        <message>
            <source>Article text size in pixels.</source>
            <translation>Taille du texte des articles en pixels.</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>Thème des articles</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Articles</translation>
        </message>
        <message>
            <source>At the end of an article that was read aloud, read the next one in the list. Articles heard to their end are marked as read.</source>
            <translation>À la fin d’un article lu à voix haute, lire le suivant de la liste. Les articles écoutés jusqu’au bout sont marqués comme lus.</translation>
        </message>
        <message>
            <source>At the end of an episode, play the next one in Read later.</source>
            <translation>À la fin d’un épisode, lire le suivant de À lire plus tard.</translation>
        </message>
        <message>
            <source>Automatic (sans serif)</source>
            <translation>Automatique (sans serif)</translation>
        </message>
        <message>
            <source>Automatic (serif)</source>
            <translation>Automatique (serif)</translation>
        </message>
        <message>
            <source>Average number of requests a day for each feed.</source>
            <translation>Nombre moyen de requêtes par jour pour chaque flux.</translation>
        </message>
        <message>
            <source>Back up everything once a day.</source>
            <translation>Tout sauvegarder une fois par jour.</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Sauvegarder maintenant</translation>
        </message>
        <message>
            <source>Background and text of articles, in light and dark.</source>
            <translation>Fond et texte des articles, en clair et en sombre.</translation>
        </message>
        <message>
            <source>Backup created.</source>
            <translation>Sauvegarde créée.</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sauvegardes</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>D’après %n jour avec des visites.</numerusform>
                <numerusform>D’après %n jours avec des visites.</numerusform>
            </translation>
        </message>
        <message>
            <source>Before you usually read, choose up to seven stories of what is new, with their texts and pictures.</source>
            <translation>Avant votre heure de lecture habituelle, choisir jusqu’à sept sujets parmi les nouveautés, avec leurs textes et leurs images.</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>Les deux</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>Budget</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>Par nom</translation>
        </message>
        <message>
            <source>By priority</source>
            <translation>Par priorité</translation>
        </message>
        <message>
            <source>By unread</source>
            <translation>Par nombre de non lus</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Modifier les raccourcis…</translation>
        </message>
        <message>
            <source>Changed keyboard shortcuts as JSON: action names with their keys.</source>
            <translation>Raccourcis clavier modifiés, en JSON : noms des actions avec leurs touches.</translation>
        </message>
        <message>
            <source>Checking the backup…</source>
            <translation>Vérification de la sauvegarde…</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Vérification…</translation>
        </message>
        <message>
            <source>Choose a folder for articles</source>
            <translation>Choisir un dossier pour les articles</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Closing the window hides it; feeds keep refreshing.</source>
            <translation>Fermer la fenêtre la masque ; l’actualisation des flux continue.</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Compacte</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Ordinateurs</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Copier l’adresse</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Personnalisé</translation>
        </message>
        <message>
            <source>Daily backups</source>
            <translation>Sauvegardes quotidiennes</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>Database: {database}. Backups: {backups}. Pictures: {pictures}.</source>
            <translation>Base de données : {database}. Sauvegardes : {backups}. Images : {pictures}.</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Desktop</source>
            <translation>Bureau</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>Résumé</translation>
        </message>
        <message>
            <source>Digest before I usually read</source>
            <translation>Résumé avant mon heure de lecture</translation>
        </message>
        <message>
            <source>Do not load</source>
            <translation>Ne pas charger</translation>
        </message>
        <message>
            <source>Each briefing is saved here as an e-book (EPUB), for an e-reader to pick up. The last seven are kept. Leave empty for none.</source>
            <translation>Chaque briefing est enregistré ici sous forme de livre numérique (EPUB), pour qu’une liseuse le récupère. Les sept derniers sont conservés. Laissez vide pour n’en enregistrer aucun.</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>Saisissez un serveur mandataire comme proxy.example:3128, sans nom d’utilisateur ni mot de passe. SOCKS n’est pas pris en charge.</translation>
        </message>
        <message>
            <source>Enter a public https address that contains {query}.</source>
            <translation>Saisissez une adresse https publique contenant {query}.</translation>
        </message>
        <message>
            <source>Enter the full path of a file ending in .xml or .atom.</source>
            <translation>Saisissez le chemin complet d’un fichier se terminant par .xml ou .atom.</translation>
        </message>
        <message>
            <source>Enter the full path of a folder.</source>
            <translation>Saisissez le chemin complet d’un dossier.</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>Effacer les données apprises</translation>
        </message>
        <message>
            <source>Erased. Earlier backups still contain it. You can undo this until you quit.</source>
            <translation>Effacées. Les sauvegardes antérieures les contiennent encore. Vous pouvez annuler jusqu’à ce que vous quittiez.</translation>
        </message>
        <message>
            <source>Every feed is refreshed at least this often, unless its server forbids it.</source>
            <translation>Chaque flux est actualisé au moins à cette fréquence, sauf si son serveur l’interdit.</translation>
        </message>
        <message>
            <source>Everything is restored.</source>
            <translation>Tout est rétabli.</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Feed icons</source>
            <translation>Icônes des flux</translation>
        </message>
        <message>
            <source>Feeds are never refreshed more often than this, except after 15 minutes when you open the window.</source>
            <translation>Les flux ne sont jamais actualisés plus souvent, sauf au bout de 15 minutes quand vous ouvrez la fenêtre.</translation>
        </message>
        <message>
            <source>Feeds, read marks and stars in sync on several computers, without a server.</source>
            <translation>Flux, marques de lecture et étoiles synchronisés sur plusieurs ordinateurs, sans serveur.</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>Moins de manqués</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>Moins de requêtes</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Find a font</source>
            <translation>Rechercher une police</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>Rechercher une préférence</translation>
        </message>
        <message>
            <source>Folder for briefings</source>
            <translation>Dossier des briefings</translation>
        </message>
        <message>
            <source>Folder for downloads</source>
            <translation>Dossier des téléchargements</translation>
        </message>
        <message>
            <source>Folder…</source>
            <translation>Dossier…</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Police</translation>
        </message>
        <message>
            <source>Font for article text and titles.</source>
            <translation>Police du texte et des titres des articles.</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Polices</translation>
        </message>
        <message>
            <source>For a day</source>
            <translation>Pendant un jour</translation>
        </message>
        <message>
            <source>For a week</source>
            <translation>Pendant une semaine</translation>
        </message>
        <message>
            <source>For the bookmark in your browser that saves a page to Read later. Any web page can open such a link; unless this is on, you are asked each time.</source>
            <translation>Pour le favori de votre navigateur qui enregistre une page dans À lire plus tard. N’importe quelle page web peut ouvrir un tel lien ; tant que ceci est désactivé, on vous le demande à chaque fois.</translation>
        </message>
        <message>
            <source>Full texts in advance</source>
            <translation>Textes intégraux à l’avance</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Général</translation>
        </message>
        <message>
            <source>Group reports of one story</source>
            <translation>Regrouper les articles sur un même sujet</translation>
        </message>
        <message>
            <source>Half of the requests</source>
            <translation>La moitié des requêtes</translation>
        </message>
        <message>
            <source>Held back and delivered together.</source>
            <translation>Retenues et remises ensemble.</translation>
        </message>
        <message>
            <source>Hide duplicates</source>
            <translation>Masquer les doublons</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Masquer les flux lus</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Hours without refreshing</source>
            <translation>Heures sans actualisation</translation>
        </message>
        <message>
            <source>How long an article has to be open, if it is marked as read some seconds later.</source>
            <translation>Durée d’ouverture nécessaire, si l’article est marqué comme lu quelques secondes plus tard.</translation>
        </message>
        <message>
            <source>How much of the budget to use on a metered connection.</source>
            <translation>Part du budget à utiliser sur une connexion limitée.</translation>
        </message>
        <message>
            <source>How much of the budget to use while the battery is low.</source>
            <translation>Part du budget à utiliser quand la batterie est faible.</translation>
        </message>
        <message>
            <source>How refresh times are chosen: by what was learned, by timers, or by methods from the literature. Help compares them.</source>
            <translation>Comment les heures sont choisies : d’après ce qui a été appris, à intervalle fixe ou par des méthodes de la littérature. L’aide les compare.</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Immédiatement</translation>
        </message>
        <message>
            <source>In lists once an article was opened</source>
            <translation>Dans les listes après ouverture</translation>
        </message>
        <message>
            <source>Interface language, after restart.</source>
            <translation>Langue de l’interface, après redémarrage.</translation>
        </message>
        <message>
            <source>Interface text size</source>
            <translation>Taille du texte de l’interface</translation>
        </message>
        <message>
            <source>Keep earlier versions of articles</source>
            <translation>Conserver les versions antérieures des articles</translation>
        </message>
        <message>
            <source>Keep read articles for</source>
            <translation>Garder les articles lus pendant</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>Rester actif après fermeture</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Known from: {signals}.</source>
            <translation>Reconnu à : {signals}.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Last backup: {time}.</source>
            <translation>Dernière sauvegarde : {time}.</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Disposition</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>Apprendre quand je lis</translation>
        </message>
        <message>
            <source>Learning paused until</source>
            <translation>Apprentissage suspendu jusqu’à</translation>
        </message>
        <message>
            <source>Leave feeds and folders without unread articles out of the sidebar.</source>
            <translation>Retirer de la barre latérale les flux et dossiers sans article non lu.</translation>
        </message>
        <message>
            <source>Less: {name}</source>
            <translation>Moins : {name}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Light, dark, or the system setting.</source>
            <translation>Clair, sombre, ou le réglage du système.</translation>
        </message>
        <message>
            <source>Line {number} is not valid: enter a unique name, a colon, and an address that contains {url}, {title} or {text}, the full path of a folder, wallabag+ and the address of a server, or {miniflux}</source>
            <translation>La ligne {number} n’est pas valide : saisissez un nom unique, un deux-points, puis une adresse contenant {url}, {title} ou {text}, le chemin complet d’un dossier, wallabag+ et l’adresse d’un serveur, ou {miniflux}</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Liste au-dessus</translation>
        </message>
        <message>
            <source>List density</source>
            <translation>Densité de la liste</translation>
        </message>
        <message>
            <source>Lists and menus, after restart.</source>
            <translation>Listes et menus, après redémarrage.</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Charger</translation>
        </message>
        <message>
            <source>Load feed icons from their websites, once a month each.</source>
            <translation>Charger les icônes des flux depuis leurs sites, une fois par mois chacune.</translation>
        </message>
        <message>
            <source>Load pictures from their websites, in articles and lists.</source>
            <translation>Charger les images des articles et des listes depuis leurs sites.</translation>
        </message>
        <message>
            <source>Load the full text of new articles in feeds whose articles you usually open in full, so that it is there when you visit. Never on a metered connection or a low battery.</source>
            <translation>Charge le texte intégral des nouveaux articles des flux dont vous ouvrez d’ordinaire les articles en entier, pour qu’il soit prêt à votre visite. Jamais sur une connexion limitée ni quand la batterie est faible.</translation>
        </message>
        <message>
            <source>Longest cache time</source>
            <translation>Durée maximale du cache</translation>
        </message>
        <message>
            <source>Longest interval</source>
            <translation>Intervalle maximal</translation>
        </message>
        <message>
            <source>Low battery cannot be detected on this computer.</source>
            <translation>Une batterie faible ne peut pas être détectée sur cet ordinateur.</translation>
        </message>
        <message>
            <source>Manually</source>
            <translation>À la main</translation>
        </message>
        <message>
            <source>Mark articles as read</source>
            <translation>Marquer les articles comme lus</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Marquer comme lu ou non lu</translation>
        </message>
        <message>
            <source>Maximum width of article text in pixels.</source>
            <translation>Largeur maximale du texte des articles en pixels.</translation>
        </message>
        <message>
            <source>Missed articles are not estimated while learning is off.</source>
            <translation>Les articles manqués ne sont pas estimés quand l’apprentissage est désactivé.</translation>
        </message>
        <message>
            <source>More: {name}</source>
            <translation>Plus : {name}</translation>
        </message>
        <message>
            <source>Music folder</source>
            <translation>Dossier de musique</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: nothing stored.</source>
            <translation>Noms des sites dont vous avez ouvert des liens : rien d’enregistré.</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: {links}, {size}.</source>
            <translation>Noms des sites dont vous avez ouvert des liens : {links}, {size}.</translation>
        </message>
        <message>
            <source>Neither can be detected on this computer.</source>
            <translation>Ni l’une ni l’autre ne peut être détectée sur cet ordinateur.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Réseau</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>No automatic refreshing during these hours. You can still refresh manually.</source>
            <translation>Aucune actualisation automatique pendant ces heures. Vous pouvez toujours actualiser à la main.</translation>
        </message>
        <message>
            <source>No file</source>
            <translation>Aucun fichier</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Aucun dossier</translation>
        </message>
        <message>
            <source>No font of that name</source>
            <translation>Aucune police de ce nom</translation>
        </message>
        <message>
            <source>No notifications during these hours.</source>
            <translation>Aucune notification pendant ces heures.</translation>
        </message>
        <message>
            <source>No preferences match.</source>
            <translation>Aucune préférence ne correspond.</translation>
        </message>
        <message>
            <source>No shortcuts changed.</source>
            <translation>Aucun raccourci modifié.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Not enough data yet: check back in a few days.</source>
            <translation>Pas encore assez de données : revenez dans quelques jours.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Rien</translation>
        </message>
        <message>
            <source>Nothing about you is recorded until this time, in seconds since 1970; 0 if learning is not paused.</source>
            <translation>Rien n’est enregistré à votre sujet jusqu’à ce moment, en secondes depuis 1970 ; 0 si l’apprentissage n’est pas suspendu.</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>Remarquer mon retour</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notifications</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Désactivé</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Activé</translation>
        </message>
        <message>
            <source>On a metered connection</source>
            <translation>Sur une connexion limitée</translation>
        </message>
        <message>
            <source>One place per line. “Name: /folder” saves Markdown with pictures. “Name: https://example.org/add?url={url}” opens an address, which may also contain {title} and {text} (the selected text or the start of the article). A ★ after the name of a folder or server sends each article you star.</source>
            <translation>Une destination par ligne. « Nom : /dossier » enregistre en Markdown avec les images. « Nom : https://example.org/add?url={url} » ouvre une adresse, qui peut aussi contenir {title} et {text} (le texte sélectionné ou le début de l’article). Un ★ après le nom d’un dossier ou d’un serveur envoie chaque article que vous étoilez.</translation>
        </message>
        <message>
            <source>Only when I usually visit</source>
            <translation>Seulement aux heures habituelles de mes visites</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ouvrir le dossier</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Ouvrir…</translation>
        </message>
        <message>
            <source>Or after some seconds, when scrolled past, or manually.</source>
            <translation>Ou après quelques secondes, en défilant ou à la main.</translation>
        </message>
        <message>
            <source>Order of folders and feeds in the sidebar.</source>
            <translation>Ordre des dossiers et des flux dans la barre latérale.</translation>
        </message>
        <message>
            <source>Own programs</source>
            <translation>Programmes personnels</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Pages</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Pause learning</source>
            <translation>Suspendre l’apprentissage</translation>
        </message>
        <message>
            <source>Paused until you resume.</source>
            <translation>Suspendu jusqu’à ce que vous repreniez.</translation>
        </message>
        <message>
            <source>Paused until {time}.</source>
            <translation>Suspendu jusqu’à {time}.</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Images</translation>
        </message>
        <message>
            <source>Pictures in lists</source>
            <translation>Images dans les listes</translation>
        </message>
        <message>
            <source>Play a sound</source>
            <translation>Émettre un son</translation>
        </message>
        <message>
            <source>Play the next episode</source>
            <translation>Lire l’épisode suivant</translation>
        </message>
        <message>
            <source>Playback speed</source>
            <translation>Vitesse de lecture</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Préférences</translation>
        </message>
        <message>
            <source>Preferences: {label}</source>
            <translation>Préférences : {label}</translation>
        </message>
        <message>
            <source>Prepare a briefing</source>
            <translation>Préparer un briefing</translation>
        </message>
        <message>
            <source>Press . to jump between the new articles and where you left off.</source>
            <translation>Appuyez sur . pour aller des nouveaux articles à l’endroit où vous en étiez.</translation>
        </message>
        <message>
            <source>Programs in this folder can be added as feeds.</source>
            <translation>Les programmes de ce dossier peuvent être ajoutés comme flux.</translation>
        </message>
        <message>
            <source>Programs opened without asking</source>
            <translation>Programmes ouverts sans demander</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Serveur mandataire</translation>
        </message>
        <message>
            <source>Quiet hours</source>
            <translation>Heures calmes</translation>
        </message>
        <message>
            <source>Read articles without a star are removed after this time, once their feed no longer has them.</source>
            <translation>Les articles lus sans étoile sont supprimés après ce délai, une fois que leur flux ne les contient plus.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>À lire plus tard</translation>
        </message>
        <message>
            <source>Read on aloud</source>
            <translation>Enchaîner la lecture à voix haute</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lecture</translation>
        </message>
        <message>
            <source>Reading speed</source>
            <translation>Vitesse de lecture à voix haute</translation>
        </message>
        <message>
            <source>Record on this computer when you are at it, and refresh what you probably read next as soon as you come back. Requests right after you unlock tell servers when you come; none are sent with this off. What is stored stays until you erase it.</source>
            <translation>Noter sur cet ordinateur quand vous y êtes, et actualiser à votre retour ce que vous lirez sans doute ensuite. Des requêtes juste après le déverrouillage révèlent aux serveurs quand vous arrivez ; rien n’est envoyé si cette option est désactivée. Les données restent enregistrées jusqu’à ce que vous les effaciez.</translation>
        </message>
        <message>
            <source>Record on this computer when you open the window, what you read and which sites you open links to, so that feeds are ready in time and For you matches your interests.</source>
            <translation>Noter sur cet ordinateur quand vous ouvrez la fenêtre, ce que vous lisez et vers quels sites vous ouvrez des liens, afin que les flux soient prêts à temps et que Pour vous corresponde à vos intérêts.</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>Actualiser automatiquement</translation>
        </message>
        <message>
            <source>Refresh feeds in the background.</source>
            <translation>Actualiser les flux en arrière-plan.</translation>
        </message>
        <message>
            <source>Refresh history</source>
            <translation>Historique des actualisations</translation>
        </message>
        <message>
            <source>Refresh history: nothing stored.</source>
            <translation>Historique des actualisations : rien d’enregistré.</translation>
        </message>
        <message>
            <source>Refresh history: {retrievals}, {requests}, {size}.</source>
            <translation>Historique des actualisations : {retrievals}, {requests}, {size}.</translation>
        </message>
        <message>
            <source>Refresh immediately after you unlock. Servers can then tell when you return.</source>
            <translation>Actualiser dès le déverrouillage. Les serveurs peuvent alors savoir quand vous revenez.</translation>
        </message>
        <message>
            <source>Refresh plan</source>
            <translation>Plan d’actualisation</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>Actualisation</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>Requêtes par jour</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restaurer</translation>
        </message>
        <message>
            <source>Restore this backup? Beforehand restarts with it. Your current data is kept as a backup and can be restored later.</source>
            <translation>Restaurer cette sauvegarde ? Beforehand redémarre avec elle. Vos données actuelles sont gardées comme sauvegarde et pourront être restaurées plus tard.</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Restaurer…</translation>
        </message>
        <message>
            <source>Resume learning</source>
            <translation>Reprendre l’apprentissage</translation>
        </message>
        <message>
            <source>Save pages from the browser without asking</source>
            <translation>Enregistrer les pages du navigateur sans demander</translation>
        </message>
        <message>
            <source>Save power and data</source>
            <translation>Économiser énergie et données</translation>
        </message>
        <message>
            <source>Saved in {folder}: {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}.</source>
            <translation>Enregistré dans {folder} : {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}.</translation>
        </message>
        <message>
            <source>Schemes of other programs that “Send to” opens without asking again.</source>
            <translation>Schémas d’autres programmes que « Envoyer vers » ouvre sans redemander.</translation>
        </message>
        <message>
            <source>Scrolled past means: it was in sight, and you scrolled on. Undo takes back everything you scrolled past.</source>
            <translation>Dépassé en défilant signifie : il était visible, et vous avez continué à défiler. Annuler rétablit tout ce que vous avez dépassé.</translation>
        </message>
        <message>
            <source>Seconds until read</source>
            <translation>Secondes avant d’être lu</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Envoyer vers</translation>
        </message>
        <message>
            <source>Serif font</source>
            <translation>Police à empattements</translation>
        </message>
        <message>
            <source>Share refreshes between computers</source>
            <translation>Partager les actualisations entre ordinateurs</translation>
        </message>
        <message>
            <source>Share visits between computers</source>
            <translation>Partager les visites entre ordinateurs</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Partage</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Raccourcis</translation>
        </message>
        <message>
            <source>Shortest interval</source>
            <translation>Intervalle minimal</translation>
        </message>
        <message>
            <source>Show an article from several feeds only once, with the names of the other feeds.</source>
            <translation>N’afficher qu’une fois un article présent dans plusieurs flux, avec les noms des autres flux.</translation>
        </message>
        <message>
            <source>Show articles of different sites that report the same as one row in lists of several feeds, and name the others at the article.</source>
            <translation>Affiche les articles de différents sites qui traitent du même sujet sur une seule ligne dans les listes de plusieurs flux, et signale les autres dans l’article.</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Afficher les nombres</translation>
        </message>
        <message>
            <source>Show in Rhythm</source>
            <translation>Afficher dans Rythme</translation>
        </message>
        <message>
            <source>Show in articles and lists</source>
            <translation>Afficher dans articles et listes</translation>
        </message>
        <message>
            <source>Show in articles only</source>
            <translation>Afficher dans les articles seulement</translation>
        </message>
        <message>
            <source>Show new articles first</source>
            <translation>Afficher d’abord les nouveaux articles</translation>
        </message>
        <message>
            <source>Show the new articles first, or the list where you left off. The key for new articles goes from one to the other.</source>
            <translation>Afficher d’abord les nouveaux articles, ou la liste là où vous en étiez. La touche des nouveaux articles passe de l’un à l’autre.</translation>
        </message>
        <message>
            <source>Show the number of unread articles in the sidebar.</source>
            <translation>Afficher le nombre d’articles non lus dans la barre latérale.</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>Icône de notification</translation>
        </message>
        <message>
            <source>Show where I left off</source>
            <translation>Afficher là où j’en étais</translation>
        </message>
        <message>
            <source>Some seconds later</source>
            <translation>Quelques secondes plus tard</translation>
        </message>
        <message>
            <source>Sort feeds</source>
            <translation>Trier les flux</translation>
        </message>
        <message>
            <source>Speed of episodes in percent. The speed button of the player changes it too.</source>
            <translation>Vitesse des épisodes en pour cent. Le bouton de vitesse du lecteur la change aussi.</translation>
        </message>
        <message>
            <source>Speed of reading aloud in percent of the system's. The speed button of the player changes it too.</source>
            <translation>Vitesse de lecture à voix haute, en pourcentage de celle du système. Le bouton de vitesse du lecteur la change aussi.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Étoile</translation>
        </message>
        <message>
            <source>Starred articles as a feed</source>
            <translation>Articles étoilés en tant que flux</translation>
        </message>
        <message>
            <source>Start and end are the same time.</source>
            <translation>Le début et la fin sont identiques.</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>Lancer à l’ouverture de session</translation>
        </message>
        <message>
            <source>Start hidden at login; feeds keep refreshing.</source>
            <translation>Démarrer masqué à l’ouverture de session ; l’actualisation des flux continue.</translation>
        </message>
        <message>
            <source>Starts hidden; feeds keep refreshing.</source>
            <translation>Démarre masqué ; l’actualisation des flux continue.</translation>
        </message>
        <message>
            <source>Stays on this computer: when you visit, what you read.</source>
            <translation>Reste sur cet ordinateur : quand vous venez, ce que vous lisez.</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Stockage</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>Données enregistrées</translation>
        </message>
        <message>
            <source>Swipe left</source>
            <translation>Glisser vers la gauche</translation>
        </message>
        <message>
            <source>Swipe right</source>
            <translation>Glisser vers la droite</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Système</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder what servers answered, so that what one of them found unchanged is not requested again by the others.</source>
            <translation>Indiquer à vos ordinateurs qui partagent un dossier ce que les serveurs ont répondu, afin que les autres ne redemandent pas ce que l’un d’eux a trouvé inchangé.</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder when you open the window, so that feeds are ready on each of them. Times only, no feeds or articles. Erasing learned data erases them everywhere.</source>
            <translation>Indiquer à vos ordinateurs qui partagent un dossier quand vous ouvrez la fenêtre, afin que les flux soient prêts sur chacun. Les heures seulement, ni flux ni articles. Effacer les données apprises les efface partout.</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>Text size in lists and menus in pixels, after restart.</source>
            <translation>Taille du texte des listes et des menus en pixels, après redémarrage.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <source>This desktop does not show notifications.</source>
            <translation>Ce bureau n’affiche pas de notifications.</translation>
        </message>
        <message>
            <source>This desktop gives no signal when you come back.</source>
            <translation>Ce bureau ne donne aucun signal à votre retour.</translation>
        </message>
        <message>
            <source>This desktop has no tray, so closing the window quits Beforehand.</source>
            <translation>Ce bureau n’a pas de zone de notification : fermer la fenêtre quitte donc Beforehand.</translation>
        </message>
        <message>
            <source>This font is not installed. Beforehand chooses one automatically.</source>
            <translation>Cette police n’est pas installée. Beforehand en choisit une automatiquement.</translation>
        </message>
        <message>
            <source>This value is not valid.</source>
            <translation>Cette valeur n’est pas valide.</translation>
        </message>
        <message>
            <source>Three columns, or the list above the article.</source>
            <translation>Trois colonnes, ou la liste au-dessus de l’article.</translation>
        </message>
        <message>
            <source>Three lines</source>
            <translation>Trois lignes</translation>
        </message>
        <message>
            <source>Three lines per article, or only the title and feed.</source>
            <translation>Trois lignes par article, ou seulement le titre et le flux.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Unless a feed or folder says otherwise. Off for imported feeds.</source>
            <translation>Sauf indication contraire d’un flux ou d’un dossier. Désactivé pour les flux importés.</translation>
        </message>
        <message>
            <source>Unless a feed, folder or rule says otherwise. Messages in the tray sound as your system says.</source>
            <translation>Sauf indication contraire d’un flux, d’un dossier ou d’une règle. Les messages de la zone de notification sonnent selon votre système.</translation>
        </message>
        <message>
            <source>Until I resume</source>
            <translation>Jusqu’à la reprise</translation>
        </message>
        <message>
            <source>Use a serif font for articles.</source>
            <translation>Utiliser une police à empattements pour les articles.</translation>
        </message>
        <message>
            <source>Use article.css</source>
            <translation>Utiliser article.css</translation>
        </message>
        <message>
            <source>Use letters, digits and punctuation in one line, at most 200 characters.</source>
            <translation>Utilisez des lettres, des chiffres et de la ponctuation sur une ligne, 200 caractères au plus.</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>Agent utilisateur</translation>
        </message>
        <message>
            <source>User agent sent to servers. Leave empty for the default. Feeds can have their own.</source>
            <translation>Agent utilisateur envoyé aux serveurs. Laissez vide pour la valeur par défaut. Chaque flux peut avoir le sien.</translation>
        </message>
        <message>
            <source>Visits, reading and times at the computer</source>
            <translation>Visites, lectures et présence à l’ordinateur</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>Voix</translation>
        </message>
        <message>
            <source>Voices for reading aloud as JSON: languages with the voice chosen in the player.</source>
            <translation>Voix de lecture au format JSON : langues avec la voix choisie dans le lecteur.</translation>
        </message>
        <message>
            <source>Web search</source>
            <translation>Recherche web</translation>
        </message>
        <message>
            <source>Websites see a request for each picture.</source>
            <translation>Les sites voient une requête par image.</translation>
        </message>
        <message>
            <source>What two fingers to the left on a touchpad do to an article in the list.</source>
            <translation>Ce que font deux doigts vers la gauche sur un pavé tactile à un article de la liste.</translation>
        </message>
        <message>
            <source>What two fingers to the right on a touchpad do to an article in the list.</source>
            <translation>Ce que font deux doigts vers la droite sur un pavé tactile à un article de la liste.</translation>
        </message>
        <message>
            <source>What you read and for how long: nothing stored.</source>
            <translation>Ce que vous lisez et combien de temps : rien d’enregistré.</translation>
        </message>
        <message>
            <source>What you read and for how long: {readings}, {size}.</source>
            <translation>Ce que vous lisez et combien de temps : {readings}, {size}.</translation>
        </message>
        <message>
            <source>When a publisher edits an article, show what was added and removed.</source>
            <translation>Lorsqu’un article est modifié par son éditeur, montrer ce qui a été ajouté et supprimé.</translation>
        </message>
        <message>
            <source>When opened</source>
            <translation>À l’ouverture</translation>
        </message>
        <message>
            <source>When opened or scrolled past</source>
            <translation>À l’ouverture ou en défilant</translation>
        </message>
        <message>
            <source>When the battery is low</source>
            <translation>Quand la batterie est faible</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>À l’ouverture de la fenêtre</translation>
        </message>
        <message>
            <source>When to load the picture beside an article in a list. Websites only see requests for pictures in view.</source>
            <translation>Quand charger l’image à côté d’un article de la liste. Les sites ne voient de requêtes que pour les images visibles.</translation>
        </message>
        <message>
            <source>When you were at this computer: nothing stored.</source>
            <translation>Quand vous étiez à cet ordinateur : rien d’enregistré.</translation>
        </message>
        <message>
            <source>When you were at this computer: {stays} {days}, {size}.</source>
            <translation>Quand vous étiez à cet ordinateur : {stays} {days}, {size}.</translation>
        </message>
        <message>
            <source>Where episodes are saved. Leave empty for Podcasts in your music folder.</source>
            <translation>Où les épisodes sont enregistrés. Laissez vide pour Podcasts dans votre dossier de musique.</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: nothing stored.</source>
            <translation>Quels épisodes vous avez écoutés et jusqu’où : rien d’enregistré.</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: {episodes}, {size}.</source>
            <translation>Quels épisodes vous avez écoutés et jusqu’où : {episodes}, {size}.</translation>
        </message>
        <message>
            <source>Width of article text</source>
            <translation>Largeur du texte des articles</translation>
        </message>
        <message>
            <source>With the list</source>
            <translation>Avec la liste</translation>
        </message>
        <message>
            <source>You would miss [{misses} a day].</source>
            <translation>Vous manqueriez [{misses} par jour].</translation>
        </message>
        <message>
            <source>Your other computers learn when you visit; what you read stays here.</source>
            <translation>Vos autres ordinateurs savent quand vous ouvrez le programme ; ce que vous lisez reste ici.</translation>
        </message>
        <message>
            <source>Your own style sheet for articles: the file article.css in the profile folder. Read again when it changes.</source>
            <translation>Votre propre feuille de style des articles : le fichier article.css du dossier du profil. Relu à chaque modification.</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: nothing stored.</source>
            <translation>Vos visites et les flux que vous lisez : rien d’enregistré.</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: {visits} {days}, {opened}, {size}.</source>
            <translation>Vos visites et les flux que vous lisez : {visits} {days}, {opened}, {size}.</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>environ %n article</numerusform>
                <numerusform>environ %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>first input after 15 minutes</source>
            <translation>première saisie après 15 minutes</translation>
        </message>
        <message>
            <source>hardly any article</source>
            <translation>presque aucun article</translation>
        </message>
        <message numerus="yes">
            <source>on %n days</source>
            <translation>
                <numerusform>sur %n jour</numerusform>
                <numerusform>sur %n jours</numerusform>
            </translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>économiseur d’écran</translation>
        </message>
        <message>
            <source>switch of user</source>
            <translation>changement d’utilisateur</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>déverrouillage</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>réveil</translation>
        </message>
        <message>
            <source>{name}: from</source>
            <translation>{name} : de</translation>
        </message>
        <message>
            <source>{name}: until</source>
            <translation>{name} : à</translation>
        </message>
        <message>
            <source>{time}, before a backup was restored</source>
            <translation>{time}, avant la restauration d’une sauvegarde</translation>
        </message>
        <message>
            <source>{time}, before an update</source>
            <translation>{time}, avant une mise à jour</translation>
        </message>
        <message>
            <source>{time}: damaged, cannot be restored</source>
            <translation>{time} : endommagée, ne peut pas être restaurée</translation>
        </message>
    </context>
    <context>
        <name>PresenceLane</name>
        <message>
            <source>At this computer</source>
            <translation>À cet ordinateur</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>High</source>
            <translation>Haute</translation>
        </message>
        <message>
            <source>Highest</source>
            <translation>Très haute</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>Basse</translation>
        </message>
        <message>
            <source>Lowest</source>
            <translation>Très basse</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>Priorité</translation>
        </message>
        <message>
            <source>Set automatically</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}, car peu d’articles en sont lus. Déplacez le curseur pour la régler vous-même.</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}, car beaucoup d’articles en sont lus. Déplacez le curseur pour la régler vous-même.</translation>
        </message>
    </context>
    <context>
        <name>Privacy</name>
        <message>
            <source>What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an account also sees what you read and star in it.</source>
            <translation>Ce que Beforehand apprend n’est enregistré que sur cet ordinateur. Les serveurs voient ce qui leur est demandé et quand ; le serveur d’un compte voit aussi ce que vous y lisez et étoilez.</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>A passphrase needs the Python package cryptography, which is not installed.</source>
            <translation>Une phrase secrète nécessite le paquet Python cryptography, qui n’est pas installé.</translation>
        </message>
        <message>
            <source>Beforehand quit before this finished.</source>
            <translation>Beforehand a été quitté avant la fin.</translation>
        </message>
        <message>
            <source>Changes made here were not sent for more than 30 days. Send them, or take over what others did?</source>
            <translation>Les modifications faites ici n’ont pas été envoyées depuis plus de 30 jours. Les envoyer, ou reprendre ce que les autres ordinateurs ont fait ?</translation>
        </message>
        <message>
            <source>Changes that were never sent are older than 30 days. Send them, or take over what the server has?</source>
            <translation>Des modifications jamais envoyées ont plus de 30 jours. Les envoyer, ou reprendre ce qu’a le serveur ?</translation>
        </message>
        <message>
            <source>Check the proxy in the feed's properties, or in the preferences.</source>
            <translation>Vérifiez le serveur mandataire dans les propriétés du flux, ou dans les préférences.</translation>
        </message>
        <message>
            <source>Enter the present password in the feed's properties.</source>
            <translation>Saisissez le mot de passe actuel dans les propriétés du flux.</translation>
        </message>
        <message>
            <source>Enter them in the feed's properties, or find a private feed address in your account on the site.</source>
            <translation>Saisissez-les dans les propriétés du flux, ou cherchez une adresse de flux privée dans votre compte sur le site.</translation>
        </message>
        <message>
            <source>Files of {detail} are damaged. What follows the damage waits until they are complete again.</source>
            <translation>Des fichiers de {detail} sont endommagés. Ce qui suit l’endommagement attend qu’ils soient de nouveau complets.</translation>
        </message>
        <message>
            <source>Folders of the account {detail} hold only what its server has. Feeds get there with “Move to”.</source>
            <translation>Les dossiers du compte {detail} ne contiennent que ce qu’a son serveur. Les flux y vont avec « Déplacer vers ».</translation>
        </message>
        <message>
            <source>If this persists, find a new address on its website, or unsubscribe.</source>
            <translation>Si cela persiste, cherchez une nouvelle adresse sur son site web, ou désabonnez-vous.</translation>
        </message>
        <message>
            <source>It is not retried automatically.</source>
            <translation>Il n’y a pas de nouvel essai automatique.</translation>
        </message>
        <message>
            <source>It will not return: you can unsubscribe.</source>
            <translation>Il ne reviendra pas : vous pouvez vous désabonner.</translation>
        </message>
        <message>
            <source>Next try: {time}.</source>
            <translation>Prochaine tentative : {time}.</translation>
        </message>
        <message>
            <source>No article was found in the page.</source>
            <translation>Aucun article trouvé dans la page.</translation>
        </message>
        <message>
            <source>No chapters were found for this episode.</source>
            <translation>Aucun chapitre trouvé pour cet épisode.</translation>
        </message>
        <message>
            <source>No feed was found at {detail}</source>
            <translation>Aucun flux trouvé à {detail}</translation>
        </message>
        <message>
            <source>No known authority vouches for the server's certificate. Accept it only if the server has the same fingerprint (SHA-256): {detail}</source>
            <translation>Aucune autorité connue ne garantit le certificat du serveur. Ne l’acceptez que si le serveur a la même empreinte (SHA-256) : {detail}</translation>
        </message>
        <message>
            <source>No newsletters of the last 90 days are in the folder {detail}.</source>
            <translation>Le dossier {detail} ne contient aucune newsletter des 90 derniers jours.</translation>
        </message>
        <message>
            <source>No passphrase was entered, or not the same one twice. Nothing was changed.</source>
            <translation>Aucune phrase secrète n’a été saisie, ou pas deux fois la même. Rien n’a été modifié.</translation>
        </message>
        <message>
            <source>No server with accounts was found at this address ({detail}). Check the address.</source>
            <translation>Aucun serveur avec des comptes n’a été trouvé à cette adresse ({detail}). Vérifiez l’adresse.</translation>
        </message>
        <message>
            <source>No voice ({detail}). Check the sound, and that speech-dispatcher and espeak-ng are installed.</source>
            <translation>Aucune voix ({detail}). Vérifiez le son et que speech-dispatcher et espeak-ng sont installés.</translation>
        </message>
        <message>
            <source>Not all that {detail} wrote is kept, as this version does not know what it means. Update Beforehand on this computer.</source>
            <translation>Une partie de ce que {detail} a écrit n’est pas conservée, car cette version ne le comprend pas. Mettez Beforehand à jour sur cet ordinateur.</translation>
        </message>
        <message>
            <source>Nothing found at this address (404).</source>
            <translation>Rien trouvé à cette adresse (404).</translation>
        </message>
        <message>
            <source>Nothing on the page matches the chosen blocks now.</source>
            <translation>Plus rien sur la page ne correspond aux blocs choisis.</translation>
        </message>
        <message>
            <source>On the server of {detail}, every feed is in a folder.</source>
            <translation>Sur le serveur de {detail}, chaque flux est dans un dossier.</translation>
        </message>
        <message>
            <source>Only articles of a Miniflux account that signs in with an API key can be sent by it.</source>
            <translation>Seuls les articles d’un compte Miniflux avec clé API peuvent être envoyés par lui.</translation>
        </message>
        <message>
            <source>Pictures in this feed are not loaded.</source>
            <translation>Les images de ce flux ne sont pas chargées.</translation>
        </message>
        <message>
            <source>Probably temporary.</source>
            <translation>Sans doute passager.</translation>
        </message>
        <message>
            <source>Reading aloud needs Qt TextToSpeech, which comes with the player.</source>
            <translation>La lecture à voix haute nécessite Qt TextToSpeech, fourni avec le lecteur.</translation>
        </message>
        <message>
            <source>Since {time}.</source>
            <translation>Depuis {time}.</translation>
        </message>
        <message>
            <source>Something went wrong ({detail}). See the log file for details.</source>
            <translation>Une erreur s’est produite ({detail}). Voyez les détails dans le fichier journal.</translation>
        </message>
        <message>
            <source>The account's server could not subscribe to this feed ({detail}).</source>
            <translation>Le serveur du compte n’a pas pu s’abonner à ce flux ({detail}).</translation>
        </message>
        <message>
            <source>The address leads to a private network ({detail}), which is not allowed for a public feed.</source>
            <translation>L’adresse mène à un réseau privé ({detail}), ce qui n’est pas permis pour un flux public.</translation>
        </message>
        <message>
            <source>The address of the episode leads to something else ({detail}).</source>
            <translation>L’adresse de l’épisode mène à autre chose ({detail}).</translation>
        </message>
        <message>
            <source>The address redirects in a way that cannot be followed ({detail}).</source>
            <translation>L’adresse redirige d’une manière impossible à suivre ({detail}).</translation>
        </message>
        <message>
            <source>The answer is larger than {detail}.</source>
            <translation>La réponse dépasse {detail}.</translation>
        </message>
        <message>
            <source>The answer is not a feed ({detail}).</source>
            <translation>La réponse n’est pas un flux ({detail}).</translation>
        </message>
        <message>
            <source>The article's address is not a web page ({detail}).</source>
            <translation>L’adresse de l’article n’est pas une page web ({detail}).</translation>
        </message>
        <message>
            <source>The clock of {detail} is more than a day ahead. What it changed waits until its clock is right.</source>
            <translation>L’horloge de {detail} avance de plus d’un jour. Ce qui y a été modifié attend qu’elle soit à l’heure.</translation>
        </message>
        <message>
            <source>The common rules for full texts could not be read.</source>
            <translation>Impossible de lire les règles communes pour les textes intégraux.</translation>
        </message>
        <message>
            <source>The connection is not secure: {detail}.</source>
            <translation>La connexion n’est pas sûre : {detail}.</translation>
        </message>
        <message>
            <source>The connection to {detail} is not encrypted: others could read the password. Use https if the server has it.</source>
            <translation>La connexion à {detail} n’est pas chiffrée : d’autres pourraient lire le mot de passe. Utilisez https si le serveur le propose.</translation>
        </message>
        <message>
            <source>The database is damaged: {detail}</source>
            <translation>La base de données est endommagée : {detail}</translation>
        </message>
        <message>
            <source>The database is missing or empty: {detail}</source>
            <translation>La base de données est absente ou vide : {detail}</translation>
        </message>
        <message>
            <source>The disk is full: {detail}</source>
            <translation>Le disque est plein : {detail}</translation>
        </message>
        <message>
            <source>The episode changed on its server. Start again.</source>
            <translation>L’épisode a changé sur son serveur. Recommencez.</translation>
        </message>
        <message>
            <source>The feed could not be read ({detail}).</source>
            <translation>Le flux n’a pas pu être lu ({detail}).</translation>
        </message>
        <message>
            <source>The feed defines XML entities, which is not allowed for security reasons.</source>
            <translation>Le flux définit des entités XML, ce qui n’est pas permis pour des raisons de sécurité.</translation>
        </message>
        <message>
            <source>The feed has no address for this article.</source>
            <translation>Le flux n’a pas d’adresse pour cet article.</translation>
        </message>
        <message>
            <source>The feed has no pages of older articles.</source>
            <translation>Le flux n’a pas de pages d’articles plus anciens.</translation>
        </message>
        <message>
            <source>The feed is cut off; complete articles were kept.</source>
            <translation>Le flux est coupé ; les articles complets ont été conservés.</translation>
        </message>
        <message>
            <source>The feed took too much time or memory to read.</source>
            <translation>La lecture du flux a pris trop de temps ou de mémoire.</translation>
        </message>
        <message>
            <source>The file could not be read: {detail}</source>
            <translation>Le fichier n’a pas pu être lu : {detail}</translation>
        </message>
        <message>
            <source>The file could not be written: {detail}</source>
            <translation>Le fichier n’a pas pu être écrit : {detail}</translation>
        </message>
        <message>
            <source>The folder cannot be written to: {detail}. Changes made here wait; those of others are read.</source>
            <translation>Impossible d’écrire dans le dossier : {detail}. Les modifications faites ici attendent ; celles des autres sont lues.</translation>
        </message>
        <message>
            <source>The folder has another passphrase now. Enter it.</source>
            <translation>Le dossier a maintenant une autre phrase secrète. Saisissez-la.</translation>
        </message>
        <message>
            <source>The folder has no passphrase: the first computer joined it without one.</source>
            <translation>Le dossier n’a pas de phrase secrète : le premier ordinateur l’a rejoint sans en choisir.</translation>
        </message>
        <message>
            <source>The folder holds more computers than a person has: {detail}. Nothing was read.</source>
            <translation>Le dossier contient plus d’ordinateurs qu’une personne n’en possède : {detail}. Rien n’a été lu.</translation>
        </message>
        <message>
            <source>The folder is no longer encrypted, so nothing is written there. Set a passphrase again; or, if this is intended, leave the folder and join it again.</source>
            <translation>Le dossier n’est plus chiffré, rien n’y est donc écrit. Définissez à nouveau une phrase secrète ; ou, si c’est voulu, quittez le dossier et rejoignez-le à nouveau.</translation>
        </message>
        <message>
            <source>The folder is not there: {detail}. Changes wait until it is back.</source>
            <translation>Le dossier est introuvable : {detail}. Les modifications attendent son retour.</translation>
        </message>
        <message>
            <source>The folder is there, but no longer holds anything of Beforehand: {detail}. If that was removed for good, leave the folder and join it again; else changes wait until it is back.</source>
            <translation>Le dossier est là, mais il ne contient plus rien de Beforehand : {detail}. Si cela a été supprimé pour de bon, quittez le dossier et rejoignez-le à nouveau ; sinon, les modifications attendent son retour.</translation>
        </message>
        <message>
            <source>The folder was written by a newer version of Beforehand. Update this one; changes wait.</source>
            <translation>Le dossier a été écrit par une version plus récente de Beforehand. Mettez celle-ci à jour ; les modifications attendent.</translation>
        </message>
        <message>
            <source>The mail server refuses this name and password.</source>
            <translation>Le serveur de messagerie refuse ce nom et ce mot de passe.</translation>
        </message>
        <message>
            <source>The mailbox has no folder {detail}.</source>
            <translation>La boîte aux lettres n’a pas de dossier {detail}.</translation>
        </message>
        <message>
            <source>The name {detail} was not found.</source>
            <translation>Le nom {detail} est introuvable.</translation>
        </message>
        <message>
            <source>The page asks its readers to sign in or to subscribe.</source>
            <translation>La page demande à ses lecteurs de se connecter ou de s’abonner.</translation>
        </message>
        <message>
            <source>The page at {detail} is filled by scripts in the browser: it has no text that could be followed.</source>
            <translation>La page {detail} est remplie par des scripts dans le navigateur : elle n’a pas de texte à suivre.</translation>
        </message>
        <message>
            <source>The page has no more text than the feed.</source>
            <translation>La page n’a pas plus de texte que le flux.</translation>
        </message>
        <message>
            <source>The profile folder cannot be written to: {detail}</source>
            <translation>Impossible d’écrire dans le dossier du profil : {detail}</translation>
        </message>
        <message>
            <source>The program cannot be run: {detail}.</source>
            <translation>Le programme ne peut pas être exécuté : {detail}.</translation>
        </message>
        <message>
            <source>The program failed: {detail}</source>
            <translation>Le programme a échoué : {detail}</translation>
        </message>
        <message>
            <source>The program took longer than {detail} and was ended.</source>
            <translation>Le programme a duré plus de {detail} et a été arrêté.</translation>
        </message>
        <message>
            <source>The program wrote more than {detail} and was ended.</source>
            <translation>Le programme a écrit plus de {detail} et a été arrêté.</translation>
        </message>
        <message>
            <source>The proxy does not work ({detail}).</source>
            <translation>Le serveur mandataire ne fonctionne pas ({detail}).</translation>
        </message>
        <message>
            <source>The publisher has to fix this. The website may offer another feed.</source>
            <translation>C’est à l’éditeur de corriger cela. Le site propose peut-être un autre flux.</translation>
        </message>
        <message>
            <source>The publisher may block feed readers. Its website may still work in your browser.</source>
            <translation>L’éditeur bloque peut-être les lecteurs de flux. Son site fonctionne peut-être encore dans votre navigateur.</translation>
        </message>
        <message>
            <source>The publisher removed this feed (410).</source>
            <translation>L’éditeur a supprimé ce flux (410).</translation>
        </message>
        <message>
            <source>The server answered something else than what was asked for ({detail}).</source>
            <translation>Le serveur a répondu autre chose que ce qui était demandé ({detail}).</translation>
        </message>
        <message>
            <source>The server answered with an error ({detail}).</source>
            <translation>Le serveur a répondu par une erreur ({detail}).</translation>
        </message>
        <message>
            <source>The server asks to wait (429).</source>
            <translation>Le serveur demande d’attendre (429).</translation>
        </message>
        <message>
            <source>The server did not answer in time ({detail}).</source>
            <translation>Le serveur n’a pas répondu à temps ({detail}).</translation>
        </message>
        <message>
            <source>The server did not take a change over, and its own state counts: {detail}</source>
            <translation>Le serveur n’a pas repris une modification ; son propre état fait foi : {detail}</translation>
        </message>
        <message>
            <source>The server does not accept connections ({detail}).</source>
            <translation>Le serveur n’accepte pas les connexions ({detail}).</translation>
        </message>
        <message>
            <source>The server does not let other programs in. Allow API access in its settings.</source>
            <translation>Le serveur ne laisse pas entrer d’autres programmes. Autorisez l’accès à l’API dans ses paramètres.</translation>
        </message>
        <message>
            <source>The server is not available at the moment (503).</source>
            <translation>Le serveur n’est pas disponible pour le moment (503).</translation>
        </message>
        <message>
            <source>The server no longer has the known articles. Was it set up again or restored?</source>
            <translation>Le serveur n’a plus les articles connus. A-t-il été réinstallé ou restauré ?</translation>
        </message>
        <message>
            <source>The server refuses access (403).</source>
            <translation>Le serveur refuse l’accès (403).</translation>
        </message>
        <message>
            <source>The server refuses this API key or token. Copy it again from its settings.</source>
            <translation>Le serveur refuse cette clé d’API ou ce jeton. Copiez-le de nouveau depuis ses paramètres.</translation>
        </message>
        <message>
            <source>The server refuses this user name and password. FreshRSS needs the API password from your profile there, Miniflux the user name and password of its Google Reader integration.</source>
            <translation>Le serveur refuse ce nom d’utilisateur et ce mot de passe. FreshRSS demande le mot de passe d’API de votre profil, Miniflux le nom d’utilisateur et le mot de passe de son intégration Google Reader.</translation>
        </message>
        <message>
            <source>The server requires a user name and password.</source>
            <translation>Le serveur exige un nom d’utilisateur et un mot de passe.</translation>
        </message>
        <message>
            <source>The server sent an empty page.</source>
            <translation>Le serveur a envoyé une page vide.</translation>
        </message>
        <message>
            <source>The server took the password and refused what followed. Its web server may drop the Authorization header.</source>
            <translation>Le serveur a accepté le mot de passe et refusé la suite. Son serveur web supprime peut-être l’en-tête Authorization.</translation>
        </message>
        <message>
            <source>The server's answer was incomplete or invalid ({detail}).</source>
            <translation>La réponse du serveur était incomplète ou non valide ({detail}).</translation>
        </message>
        <message>
            <source>The server's certificate is not the one that was accepted. Accept the new one only if you know why it changed (SHA-256): {detail}</source>
            <translation>Le certificat du serveur n’est pas celui qui a été accepté. N’acceptez le nouveau que si vous savez pourquoi il a changé (SHA-256) : {detail}</translation>
        </message>
        <message>
            <source>The site may offer a smaller feed.</source>
            <translation>Le site propose peut-être un flux plus petit.</translation>
        </message>
        <message>
            <source>The synchronisation was stopped: the server sent {detail}. Tell whoever runs it.</source>
            <translation>La synchronisation a été arrêtée : le serveur a envoyé {detail}. Prévenez son administrateur.</translation>
        </message>
        <message>
            <source>The system keyring is unavailable ({detail}).</source>
            <translation>Le trousseau du système n’est pas disponible ({detail}).</translation>
        </message>
        <message>
            <source>The wallabag server needs a valid login: client ID, client secret, user name and password.</source>
            <translation>Le serveur wallabag a besoin d’un accès valide : identifiant et secret du client, nom d’utilisateur et mot de passe.</translation>
        </message>
        <message>
            <source>There is no network connection.</source>
            <translation>Il n’y a pas de connexion réseau.</translation>
        </message>
        <message>
            <source>There is no program {detail} in the programs folder.</source>
            <translation>Il n’y a pas de programme {detail} dans le dossier des programmes.</translation>
        </message>
        <message>
            <source>There is no such account.</source>
            <translation>Ce compte n’existe pas.</translation>
        </message>
        <message>
            <source>There is no such computer in the folder.</source>
            <translation>Il n’y a pas d’ordinateur de ce nom dans le dossier.</translation>
        </message>
        <message>
            <source>There is no such place to send to: {detail}</source>
            <translation>Cette destination n’existe pas : {detail}</translation>
        </message>
        <message>
            <source>This belongs to the account {detail} and cannot be changed here.</source>
            <translation>Ceci appartient au compte {detail} et ne peut pas être modifié ici.</translation>
        </message>
        <message>
            <source>This computer is out of memory or processes ({detail}).</source>
            <translation>Cet ordinateur manque de mémoire ou de processus ({detail}).</translation>
        </message>
        <message>
            <source>This computer uses no folder.</source>
            <translation>Cet ordinateur n’utilise aucun dossier.</translation>
        </message>
        <message>
            <source>This computer uses the folder {detail} already. Leave it first.</source>
            <translation>Cet ordinateur utilise déjà le dossier {detail}. Quittez-le d’abord.</translation>
        </message>
        <message>
            <source>This database belongs to another program and was not changed: {detail}</source>
            <translation>Cette base de données appartient à un autre programme et n’a pas été modifiée : {detail}</translation>
        </message>
        <message>
            <source>This folder cannot be used: {detail}</source>
            <translation>Ce dossier ne peut pas être utilisé : {detail}</translation>
        </message>
        <message>
            <source>This is not a CSS selector: {detail}</source>
            <translation>Ce n’est pas un sélecteur CSS : {detail}</translation>
        </message>
        <message>
            <source>This is not a subscription list ({detail}).</source>
            <translation>Ce n’est pas une liste d’abonnements ({detail}).</translation>
        </message>
        <message>
            <source>This is not a valid web address: {detail}</source>
            <translation>Ce n’est pas une adresse web valide : {detail}</translation>
        </message>
        <message>
            <source>This is not the passphrase of the folder.</source>
            <translation>Ce n’est pas la phrase secrète du dossier.</translation>
        </message>
        <message>
            <source>This network requires you to sign in. Open your browser to sign in.</source>
            <translation>Ce réseau exige une connexion. Ouvrez votre navigateur pour vous connecter.</translation>
        </message>
        <message>
            <source>This picture cannot be displayed ({detail}).</source>
            <translation>Cette image ne peut pas être affichée ({detail}).</translation>
        </message>
        <message>
            <source>This profile is in use by another Beforehand ({detail}).</source>
            <translation>Ce profil est utilisé par un autre Beforehand ({detail}).</translation>
        </message>
        <message>
            <source>This profile was written by a newer version of Beforehand ({detail}). Nothing was changed.</source>
            <translation>Ce profil a été écrit par une version plus récente de Beforehand ({detail}). Rien n’a été modifié.</translation>
        </message>
        <message>
            <source>This server numbers articles in a way that Beforehand cannot keep ({detail}).</source>
            <translation>Ce serveur numérote les articles d’une manière que Beforehand ne peut pas conserver ({detail}).</translation>
        </message>
        <message>
            <source>This user of this server is here already, as the account {detail}.</source>
            <translation>Cet utilisateur de ce serveur est déjà ici, comme compte {detail}.</translation>
        </message>
        <message>
            <source>This value is not valid: {detail}</source>
            <translation>Cette valeur n’est pas valide : {detail}</translation>
        </message>
        <message>
            <source>Too many articles waited for the program; some were skipped.</source>
            <translation>Trop d’articles attendaient le programme ; certains ont été sautés.</translation>
        </message>
        <message>
            <source>Too many articles waited to be sent; some were skipped.</source>
            <translation>Trop d’articles attendaient d’être envoyés ; certains ont été ignorés.</translation>
        </message>
        <message>
            <source>Unlock or set up the system keyring, then refresh the feed.</source>
            <translation>Déverrouillez ou configurez le trousseau du système, puis actualisez le flux.</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter its passphrase.</source>
            <translation>Le contenu du dossier est chiffré. Saisissez sa phrase secrète.</translation>
        </message>
        <message>
            <source>What {detail} wrote has another passphrase than the folder. It is not read.</source>
            <translation>Ce que {detail} a écrit a une autre phrase secrète que le dossier. Rien n’en est lu.</translation>
        </message>
        <message>
            <source>You are already subscribed to {detail}</source>
            <translation>Vous êtes déjà abonné à {detail}</translation>
        </message>
        <message>
            <source>You are not subscribed to {detail}</source>
            <translation>Vous n’êtes pas abonné à {detail}</translation>
        </message>
        <message>
            <source>Your account is not connected to any other service. Set that up on its server, under Integrations.</source>
            <translation>Votre compte n’est relié à aucun autre service. Configurez cela sur son serveur, sous Intégrations.</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n jour</numerusform>
                <numerusform>%n jours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n flux</numerusform>
                <numerusform>%n flux</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Advanced…</source>
            <translation>Avancé…</translation>
        </message>
        <message>
            <source>Alone: never grouped with reports of other sites.</source>
            <translation>Seul : jamais regroupé avec des articles d’autres sites.</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Toujours</translation>
        </message>
        <message>
            <source>Articles on the page</source>
            <translation>Articles de la page</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>Choisir à nouveau…</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Different folders</source>
            <translation>Dossiers différents</translation>
        </message>
        <message>
            <source>Feed text</source>
            <translation>Texte du flux</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Texte intégral</translation>
        </message>
        <message>
            <source>In advance</source>
            <translation>À l’avance</translation>
        </message>
        <message>
            <source>In advance for offline reading, never on a metered connection.</source>
            <translation>À l’avance pour la lecture hors ligne, jamais sur une connexion limitée.</translation>
        </message>
        <message>
            <source>Keep read articles</source>
            <translation>Garder les articles lus</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Moins</translation>
        </message>
        <message>
            <source>Load pictures</source>
            <translation>Charger les images</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variable</translation>
        </message>
        <message>
            <source>Notification sound</source>
            <translation>Son des notifications</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>Priorité</translation>
        </message>
        <message>
            <source>Properties: {title}</source>
            <translation>Propriétés : {title}</translation>
        </message>
        <message>
            <source>Refreshed less often</source>
            <translation>Actualisé moins souvent</translation>
        </message>
        <message>
            <source>Refreshed more often</source>
            <translation>Actualisé plus souvent</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>Sujets</translation>
        </message>
        <message>
            <source>The full text is loaded from the article's website.</source>
            <translation>Le texte intégral est chargé depuis le site web de l’article.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Premier niveau</translation>
        </message>
        <message>
            <source>When shown</source>
            <translation>À l’affichage</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read</source>
            <translation>{weight}, car peu d’articles en sont lus</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read</source>
            <translation>{weight}, car beaucoup d’articles en sont lus</translation>
        </message>
    </context>
    <context>
        <name>ProxyRows</name>
        <message>
            <source>As in preferences</source>
            <translation>Comme dans les préférences</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>Saisissez un serveur mandataire comme proxy.example:3128, sans nom d’utilisateur ni mot de passe. SOCKS n’est pas pris en charge.</translation>
        </message>
        <message>
            <source>For its pictures and pages too</source>
            <translation>Aussi pour ses images et ses pages</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>Enregistré ; tapez pour remplacer</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variable</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>Only if the proxy requires one</source>
            <translation>Seulement si le serveur mandataire en exige un</translation>
        </message>
        <message>
            <source>Own</source>
            <translation>Propre</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Serveur mandataire</translation>
        </message>
        <message>
            <source>Proxy address</source>
            <translation>Adresse du serveur mandataire</translation>
        </message>
        <message>
            <source>Proxy password</source>
            <translation>Mot de passe du serveur mandataire</translation>
        </message>
        <message>
            <source>Proxy user name</source>
            <translation>Utilisateur du serveur mandataire</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>Enregistré dans le trousseau du système</translation>
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
            <translation>{label} : {text}</translation>
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
            <translation>Ignorer</translation>
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Add site or feed</source>
            <translation>Ajouter un site ou un flux</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Folders and feeds</source>
            <translation>Dossiers et flux</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rythme</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Afficher la barre latérale</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Barre latérale</translation>
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
                <numerusform>%n non lu</numerusform>
                <numerusform>%n non lus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n jour</numerusform>
                <numerusform>%n jours</numerusform>
            </translation>
        </message>
        <message>
            <source>, and you by {clock}</source>
            <translation>, et vous d’ici {clock}</translation>
        </message>
        <message>
            <source>; the budget is used up</source>
            <translation>, le budget est épuisé</translation>
        </message>
        <message>
            <source>a feed is refreshed at most once in {time}</source>
            <translation>un flux est actualisé au plus une fois toutes les {time}</translation>
        </message>
        <message>
            <source>about {number} articles expected</source>
            <translation>environ {number} articles attendus</translation>
        </message>
        <message>
            <source>another of your computers found nothing new</source>
            <translation>un autre de vos ordinateurs n’a rien trouvé de nouveau</translation>
        </message>
        <message>
            <source>at least every {time}, as you chose</source>
            <translation>au moins toutes les {time}, comme vous l’avez choisi</translation>
        </message>
        <message>
            <source>at least once a day, {articles}{visit}{budget}</source>
            <translation>au moins une fois par jour, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>every {time}, like every feed ({name})</source>
            <translation>toutes les {time}, comme tous les flux ({name})</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times in a row, so it is tried less often</source>
            <translation>
                <numerusform>en échec %n fois, donc essayé moins souvent</numerusform>
                <numerusform>en échec %n fois de suite, donc essayé moins souvent</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly any articles expected</source>
            <translation>presque aucun article attendu</translation>
        </message>
        <message>
            <source>it was downloaded in full less than a day ago</source>
            <translation>il a été téléchargé en entier il y a moins d’un jour</translation>
        </message>
        <message>
            <source>it was refreshed less than a minute ago</source>
            <translation>il a été actualisé il y a moins d’une minute</translation>
        </message>
        <message>
            <source>its address changed</source>
            <translation>son adresse a changé</translation>
        </message>
        <message>
            <source>its mail server announced a message</source>
            <translation>son serveur de messagerie a annoncé un message</translation>
        </message>
        <message>
            <source>its server asked to wait</source>
            <translation>son serveur a demandé d’attendre</translation>
        </message>
        <message>
            <source>new subscription</source>
            <translation>nouvel abonnement</translation>
        </message>
        <message>
            <source>no success yet: tried after 2, 10 and 30 minutes, then hourly</source>
            <translation>pas encore de succès : essayé après 2, 10 et 30 minutes, puis toutes les heures</translation>
        </message>
        <message>
            <source>on vacation, and the feed may drop articles by then</source>
            <translation>en vacances, et le flux peut perdre des articles d’ici là</translation>
        </message>
        <message>
            <source>on vacation, so after {time} at the latest</source>
            <translation>en vacances, donc après {time} au plus tard</translation>
        </message>
        <message>
            <source>password entered</source>
            <translation>mot de passe saisi</translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a day</source>
            <translation>
                <numerusform>publie environ une fois par jour</numerusform>
                <numerusform>publie environ %n fois par jour</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a week</source>
            <translation>
                <numerusform>publie environ une fois par semaine</numerusform>
                <numerusform>publie environ %n fois par semaine</numerusform>
            </translation>
        </message>
        <message>
            <source>rarely posts</source>
            <translation>publie rarement</translation>
        </message>
        <message>
            <source>refreshed before you return</source>
            <translation>actualisé avant votre retour</translation>
        </message>
        <message>
            <source>refreshed only by hand, as you chose</source>
            <translation>actualisé à la main seulement, comme vous l’avez choisi</translation>
        </message>
        <message>
            <source>removed by its publisher, no longer refreshed</source>
            <translation>supprimé par l’éditeur, n’est plus actualisé</translation>
        </message>
        <message>
            <source>the feed may drop articles, {articles}{visit}{budget}</source>
            <translation>le flux peut perdre des articles, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>the last answer could not be saved</source>
            <translation>la dernière réponse n’a pas pu être enregistrée</translation>
        </message>
        <message>
            <source>the publisher asks for no earlier refreshes (skipHours, skipDays)</source>
            <translation>l’éditeur ne veut pas d’actualisation plus tôt (skipHours, skipDays)</translation>
        </message>
        <message>
            <source>the publisher asks for no refreshes at that hour (skipHours, skipDays)</source>
            <translation>l’éditeur ne veut pas d’actualisation à cette heure (skipHours, skipDays)</translation>
        </message>
        <message>
            <source>the publisher asks for {time} (ttl)</source>
            <translation>l’éditeur demande {time} (ttl)</translation>
        </message>
        <message>
            <source>the publisher removed the feed (410)</source>
            <translation>l’éditeur a supprimé le flux (410)</translation>
        </message>
        <message>
            <source>the publisher updates every {time} (updatePeriod)</source>
            <translation>l’éditeur met à jour toutes les {time} (updatePeriod)</translation>
        </message>
        <message>
            <source>the server asked another of your computers for {time}</source>
            <translation>le serveur a demandé {time} à un autre de vos ordinateurs</translation>
        </message>
        <message>
            <source>the server asked for {time} (Retry-After)</source>
            <translation>le serveur a demandé {time} (Retry-After)</translation>
        </message>
        <message>
            <source>the server asked for {time} (max-age)</source>
            <translation>le serveur a demandé {time} (max-age)</translation>
        </message>
        <message numerus="yes">
            <source>the server asked to wait %n times in a row (429)</source>
            <translation>
                <numerusform>le serveur a demandé %n fois d’attendre (429)</numerusform>
                <numerusform>le serveur a demandé %n fois de suite d’attendre (429)</numerusform>
            </translation>
        </message>
        <message>
            <source>the server refused it or does not have it, so it is tried once a day</source>
            <translation>le serveur l’a refusé ou ne l’a pas, donc essayé une fois par jour</translation>
        </message>
        <message>
            <source>you asked for it</source>
            <translation>vous l’avez demandé</translation>
        </message>
        <message>
            <source>you cancelled the last one</source>
            <translation>vous avez annulé la dernière</translation>
        </message>
        <message>
            <source>you changed how often it is refreshed</source>
            <translation>vous avez changé la fréquence d’actualisation</translation>
        </message>
        <message>
            <source>you just came back, {articles}{visit}{budget}</source>
            <translation>vous venez de revenir, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you opened the window, {articles}{visit}{budget}</source>
            <translation>vous avez ouvert la fenêtre, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you subscribed</source>
            <translation>vous vous êtes abonné</translation>
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
            <translation>{rate}, donc environ toutes les {time}</translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message numerus="yes">
            <source>%n articles came from the damaged file.</source>
            <translation>
                <numerusform>%n article vient du fichier endommagé.</numerusform>
                <numerusform>%n articles viennent du fichier endommagé.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles could not be read.</source>
            <translation>
                <numerusform>%n article n’a pas pu être lu.</numerusform>
                <numerusform>%n articles n’ont pas pu être lus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds are there</source>
            <translation>
                <numerusform>%n flux est là</numerusform>
                <numerusform>%n flux sont là</numerusform>
            </translation>
        </message>
        <message>
            <source>Another program had changed the tables of the database. Its contents were copied into a new one: {feeds}.</source>
            <translation>Un autre programme avait modifié les tables de la base de données. Son contenu a été copié dans une nouvelle : {feeds}.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Backups (*.sqlite *.sqlite3 *.damaged-*);;All files (*)</source>
            <translation>Sauvegardes (*.sqlite *.sqlite3 *.damaged-*);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Beforehand cannot open its database</source>
            <translation>Beforehand ne peut pas ouvrir sa base de données</translation>
        </message>
        <message>
            <source>Changes that waited for your accounts are not sent: what their servers hold counts.</source>
            <translation>Les modifications en attente pour vos comptes ne sont pas envoyées : ce que contiennent leurs serveurs fait foi.</translation>
        </message>
        <message>
            <source>It was not changed.</source>
            <translation>Elle n’a pas été modifiée.</translation>
        </message>
        <message>
            <source>It was saved as {path}</source>
            <translation>Elle a été enregistrée sous {path}</translation>
        </message>
        <message>
            <source>Its remains were saved as {path}</source>
            <translation>Ses restes ont été enregistrés sous {path}</translation>
        </message>
        <message>
            <source>No articles came from the damaged file.</source>
            <translation>Aucun article ne provient du fichier endommagé.</translation>
        </message>
        <message>
            <source>No backup was found. Restore one from elsewhere, or start over.</source>
            <translation>Aucune sauvegarde trouvée. Restaurez-en une venue d’ailleurs, ou repartez de zéro.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Rien n’a été modifié.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Recovered articles</source>
            <translation>Articles récupérés</translation>
        </message>
        <message>
            <source>Restore backup…</source>
            <translation>Restaurer une sauvegarde…</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Repartir de zéro</translation>
        </message>
        <message>
            <source>Start that version, or use another profile. This one was not changed.</source>
            <translation>Lancez cette version, ou utilisez un autre profil. Celui-ci n’a pas été modifié.</translation>
        </message>
        <message>
            <source>The backup from {time} was restored: {feeds}.</source>
            <translation>La sauvegarde du {time} a été restaurée : {feeds}.</translation>
        </message>
        <message>
            <source>The database is damaged or missing. It is rebuilt from the newest backup and what is still readable.</source>
            <translation>La base de données est endommagée ou absente. Elle est reconstruite à partir de la sauvegarde la plus récente et de ce qui est encore lisible.</translation>
        </message>
        <message>
            <source>The database must be rebuilt, which needs about as much free space again. Nothing was changed.</source>
            <translation>La base de données doit être reconstruite, ce qui demande à peu près autant d’espace libre. Rien n’a été modifié.</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from the backup from {time} and what was still readable: {feeds}.</source>
            <translation>La base de données était endommagée. Elle a été reconstruite à partir de la sauvegarde du {time} et de ce qui était encore lisible : {feeds}.</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from what was still readable: {feeds}.</source>
            <translation>La base de données était endommagée. Elle a été reconstruite à partir de ce qui était encore lisible : {feeds}.</translation>
        </message>
        <message>
            <source>The database was missing. It was restored from the backup from {time}: {feeds}.</source>
            <translation>La base de données était absente. Elle a été restaurée à partir de la sauvegarde du {time} : {feeds}.</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>Le disque est plein</translation>
        </message>
        <message>
            <source>The old file was saved as {path}</source>
            <translation>L’ancien fichier a été enregistré sous {path}</translation>
        </message>
        <message>
            <source>This is not Beforehand's database</source>
            <translation>Ce n’est pas la base de données de Beforehand</translation>
        </message>
        <message>
            <source>This profile has no record of making the backup (older versions kept none), so programs, proxies, files, mailboxes and services that it names are switched off: {names}</source>
            <translation>Ce profil n’a pas trace d’avoir fait cette sauvegarde (les versions antérieures n’en gardaient pas) : les programmes, proxys, fichiers, boîtes aux lettres et services qu’elle nomme sont donc désactivés : {names}</translation>
        </message>
        <message>
            <source>This profile is from a newer Beforehand</source>
            <translation>Ce profil vient d’un Beforehand plus récent</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Updating your article database</source>
            <translation>Mise à jour de votre base d’articles</translation>
        </message>
        <message>
            <source>Your database is damaged</source>
            <translation>Votre base de données est endommagée</translation>
        </message>
        <message>
            <source>Your database is missing</source>
            <translation>Votre base de données est absente</translation>
        </message>
        <message>
            <source>Your previous data is kept as a backup and can be restored.</source>
            <translation>Vos données précédentes sont gardées comme sauvegarde et peuvent être restaurées.</translation>
        </message>
        <message>
            <source>no feeds are there</source>
            <translation>aucun flux n’est présent</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>At least every {time}</source>
            <translation>Au moins toutes les {time}</translation>
        </message>
        <message>
            <source>Automatically</source>
            <translation>Automatiquement</translation>
        </message>
        <message>
            <source>Chosen from when it posts and when you visit</source>
            <translation>Choisi selon quand il publie et quand vous faites vos visites</translation>
        </message>
        <message>
            <source>Later where the server asks for it or while data is saved</source>
            <translation>Plus tard si le serveur le demande ou pour économiser les données</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variable</translation>
        </message>
        <message>
            <source>Only by hand</source>
            <translation>À la main seulement</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualiser</translation>
        </message>
        <message>
            <source>When you refresh it, its folder or all feeds; never otherwise</source>
            <translation>Quand vous l’actualisez, lui, son dossier ou tous les flux ; jamais autrement</translation>
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
            <translation>Clé API</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>Dans Paramètres, Clés API.</translation>
        </message>
        <message>
            <source>Let Beforehand tell this server when to refresh</source>
            <translation>Laisser Beforehand dire à ce serveur quand actualiser</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring.</source>
            <translation>Conservé uniquement dans le trousseau de cet ordinateur.</translation>
        </message>
        <message>
            <source>The authentication token of your FreshRSS profile (Settings, Profile).</source>
            <translation>Le jeton d’authentification de votre profil FreshRSS (Paramètres, Profil).</translation>
        </message>
        <message>
            <source>Token</source>
            <translation>Jeton</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>%n feeds cannot be refreshed yet</source>
            <translation>
                <numerusform>%n flux ne peut pas encore être actualisé</numerusform>
                <numerusform>%n flux ne peuvent pas encore être actualisés</numerusform>
            </translation>
        </message>
        <message>
            <source>; the first at {time}</source>
            <translation>, le premier à {time}</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>Pas avant {time} : {why}</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused</source>
            <translation>
                <numerusform>Rien à actualiser : %n flux est suspendu</numerusform>
                <numerusform>Rien à actualiser : %n flux sont suspendus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused or were removed by their publishers</source>
            <translation>
                <numerusform>Rien à actualiser : %n flux est suspendu ou a été supprimé par son éditeur</numerusform>
                <numerusform>Rien à actualiser : %n flux sont suspendus ou ont été supprimés par leurs éditeurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds were removed by their publishers</source>
            <translation>
                <numerusform>Rien à actualiser : %n flux a été supprimé par son éditeur</numerusform>
                <numerusform>Rien à actualiser : %n flux ont été supprimés par leurs éditeurs</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to refresh: there are no feeds</source>
            <translation>Rien à actualiser : il n’y a pas de flux</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} is paused</source>
            <translation>Rien à actualiser : {title} est suspendu</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} was removed by its publisher</source>
            <translation>Rien à actualiser : {title} a été supprimé par son éditeur</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Afficher les problèmes</translation>
        </message>
        <message>
            <source>{title} cannot be refreshed before {time}: {why}</source>
            <translation>{title} ne peut pas être actualisé avant {time} : {why}</translation>
        </message>
    </context>
    <context>
        <name>ReportSheet</name>
        <message>
            <source>Copy report</source>
            <translation>Copier le rapport</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <translation>Signaler un problème</translation>
        </message>
        <message>
            <source>Report copied</source>
            <translation>Rapport copié</translation>
        </message>
        <message>
            <source>Versions and the end of the log. Addresses and file names are removed, and nothing is sent.</source>
            <translation>Les versions et la fin du journal. Les adresses et les noms de fichiers sont retirés, et rien n’est envoyé.</translation>
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Results</source>
            <translation>Résultats</translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message numerus="yes">
            <source>%n days to go</source>
            <translation>
                <numerusform>encore %n jour</numerusform>
                <numerusform>encore %n jours</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>Vos habitudes sont en cours d’apprentissage. D’ici là, chaque flux est actualisé plusieurs fois par jour.</translation>
        </message>
        <message>
            <source>Learning is off</source>
            <translation>Apprentissage désactivé</translation>
        </message>
        <message>
            <source>Learning paused</source>
            <translation>Apprentissage suspendu</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Rythme</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>Vos visites ont lieu d’habitude à {times}.</translation>
        </message>
        <message>
            <source>now {time}</source>
            <translation>maintenant {time}</translation>
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
                <numerusform>%n article avait changé.</numerusform>
                <numerusform>%n articles avaient changé.</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: {articles}.</source>
            <translation>Attendu : {articles}.</translation>
        </message>
        <message numerus="yes">
            <source>Found %n.</source>
            <translation>
                <numerusform>%n trouvé.</numerusform>
                <numerusform>%n trouvés.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found nothing new.</source>
            <translation>Rien trouvé de nouveau.</translation>
        </message>
        <message>
            <source>Likely about {time}. This is worked out again every 15 minutes.</source>
            <translation>Probablement vers {time}. Recalculé toutes les 15 minutes.</translation>
        </message>
        <message>
            <source>Next {time}</source>
            <translation>Prochaine {time}</translation>
        </message>
        <message>
            <source>Not before {time}</source>
            <translation>Pas avant {time}</translation>
        </message>
        <message>
            <source>Planned {time}</source>
            <translation>Planifié {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Actualisé {time}</translation>
        </message>
        <message>
            <source>Refreshing is paused until {time}.</source>
            <translation>L’actualisation est suspendue jusqu’à {time}.</translation>
        </message>
        <message>
            <source>The request budget is used up for now and is checked again then.</source>
            <translation>Le budget de requêtes est épuisé pour l’instant et sera revu à ce moment-là.</translation>
        </message>
        <message>
            <source>Tried {time}</source>
            <translation>Essayé {time}</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>environ %n article</numerusform>
                <numerusform>environ %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>about {number} articles</source>
            <translation>environ {number} articles</translation>
        </message>
        <message>
            <source>at the computer</source>
            <translation>à l’ordinateur</translation>
        </message>
        <message>
            <source>came back</source>
            <translation>de retour</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>en échec</translation>
        </message>
        <message>
            <source>hardly any articles</source>
            <translation>presque aucun article</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>probable</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>pas de réseau</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>pas avant</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>rien de nouveau</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>planifié</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>refusé</translation>
        </message>
        <message>
            <source>your visits</source>
            <translation>vos visites</translation>
        </message>
        <message>
            <source>{time}: no details in the log.</source>
            <translation>{time} : pas de détails dans le journal.</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look} and {articles} were expected.</source>
            <translation>{what}, car une visite était probable d’ici {look} et {articles} attendus.</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look}.</source>
            <translation>{what}, car une visite était probable d’ici {look}.</translation>
        </message>
        <message>
            <source>{what} because the last refresh was long ago.</source>
            <translation>{what}, car la dernière actualisation datait.</translation>
        </message>
        <message>
            <source>{what} because you came back to the computer.</source>
            <translation>{what}, car vous êtes revenu à l’ordinateur.</translation>
        </message>
        <message>
            <source>{what} because you opened the window.</source>
            <translation>{what}, car vous avez ouvert la fenêtre.</translation>
        </message>
        <message>
            <source>{what} by another of your computers: nothing new.</source>
            <translation>{what} par un autre de vos ordinateurs : rien de nouveau.</translation>
        </message>
        <message>
            <source>{what} for the first time.</source>
            <translation>{what} pour la première fois.</translation>
        </message>
        <message>
            <source>{what} manually.</source>
            <translation>{what} manuellement.</translation>
        </message>
        <message>
            <source>{what} on schedule.</source>
            <translation>{what} selon le plan.</translation>
        </message>
        <message>
            <source>{what} to catch up.</source>
            <translation>{what} pour rattraper le retard.</translation>
        </message>
        <message>
            <source>{what}, again after a failure.</source>
            <translation>{what}, de nouveau après un échec.</translation>
        </message>
        <message>
            <source>{what}, before the feed drops articles.</source>
            <translation>{what}, avant que le flux ne perde des articles.</translation>
        </message>
        <message>
            <source>{what}, not earlier: {reason}.</source>
            <translation>{what}, pas plus tôt : {reason}.</translation>
        </message>
        <message>
            <source>{what}: visit likely by {look}.</source>
            <translation>{what} : visite probable d’ici {look}.</translation>
        </message>
        <message>
            <source>{what}: {articles} expected, visit likely by {look}.</source>
            <translation>{what} : {articles} attendus, visite probable d’ici {look}.</translation>
        </message>
        <message>
            <source>{what}: {articles} expected.</source>
            <translation>{what} : {articles} attendus.</translation>
        </message>
        <message>
            <source>{what}: {reason}.</source>
            <translation>{what} : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>RhythmPage</name>
        <message>
            <source>Rhythm</source>
            <translation>Rythme</translation>
        </message>
        <message>
            <source>dddd d MMMM</source>
            <translation>dddd d MMMM</translation>
        </message>
        <message>
            <source>invented for the demo</source>
            <translation>inventé pour la démo</translation>
        </message>
        <message numerus="yes">
            <source>learned from {day} of %n days</source>
            <translation>
                <numerusform>appris sur {day} jour sur %n</numerusform>
                <numerusform>appris sur {day} jours sur %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>learning for %n more days</source>
            <translation>
                <numerusform>apprentissage encore %n jour</numerusform>
                <numerusform>apprentissage encore %n jours</numerusform>
            </translation>
        </message>
        <message>
            <source>learning is off</source>
            <translation>apprentissage désactivé</translation>
        </message>
        <message>
            <source>learning paused</source>
            <translation>apprentissage suspendu</translation>
        </message>
        <message>
            <source>learning paused until {time}</source>
            <translation>apprentissage suspendu jusqu’à {time}</translation>
        </message>
        <message>
            <source>nothing learned yet</source>
            <translation>rien d’appris pour l’instant</translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n articles came without a usable date; they are not counted.</source>
            <translation>
                <numerusform>%n article est arrivé sans date utilisable ; il n’est pas compté.</numerusform>
                <numerusform>%n articles sont arrivés sans date utilisable ; ils ne sont pas comptés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles read in the last {days} days, and how far you followed their links.</source>
            <translation>
                <numerusform>%n article lu ces {days} derniers jours, et jusqu’où vous avez suivi ses liens.</numerusform>
                <numerusform>%n articles lus ces {days} derniers jours, et jusqu’où vous avez suivi leurs liens.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n jour</numerusform>
                <numerusform>%n jours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days with visits so far.</source>
            <translation>
                <numerusform>%n jour avec des visites jusqu’ici.</numerusform>
                <numerusform>%n jours avec des visites jusqu’ici.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed last time</source>
            <translation>
                <numerusform>%n en échec la dernière fois</numerusform>
                <numerusform>%n en échec la dernière fois</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer requests this week than refreshing hourly</source>
            <translation>
                <numerusform>%n requête de moins cette semaine qu’avec une actualisation toutes les heures</numerusform>
                <numerusform>%n requêtes de moins cette semaine qu’avec une actualisation toutes les heures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more requests this week than refreshing hourly</source>
            <translation>
                <numerusform>%n requête de plus cette semaine qu’avec une actualisation toutes les heures</numerusform>
                <numerusform>%n requêtes de plus cette semaine qu’avec une actualisation toutes les heures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n never refreshed</source>
            <translation>
                <numerusform>%n jamais actualisé</numerusform>
                <numerusform>%n jamais actualisés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not refreshed for a day</source>
            <translation>
                <numerusform>%n pas actualisé depuis un jour</numerusform>
                <numerusform>%n pas actualisés depuis un jour</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them had no usable answer.</source>
            <translation>
                <numerusform>Dont %n sans réponse utilisable.</numerusform>
                <numerusform>Dont %n sans réponse utilisable.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them missed nothing.</source>
            <translation>
                <numerusform>%n d’entre elles n’a rien manqué.</numerusform>
                <numerusform>%n d’entre elles n’ont rien manqué.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paused, refreshed only by hand or removed</source>
            <translation>
                <numerusform>%n suspendu, actualisé à la main ou supprimé</numerusform>
                <numerusform>%n suspendus, actualisés à la main ou supprimés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests this week</source>
            <translation>
                <numerusform>%n requête cette semaine</numerusform>
                <numerusform>%n requêtes cette semaine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n servers asked to wait</source>
            <translation>
                <numerusform>%n serveur a demandé d’attendre</numerusform>
                <numerusform>%n serveurs ont demandé d’attendre</numerusform>
            </translation>
        </message>
        <message>
            <source>A few days are too short to tell, or to compare with a fixed timer.</source>
            <translation>Quelques jours ne suffisent pas pour en juger, ni pour comparer avec une minuterie fixe.</translation>
        </message>
        <message>
            <source>A little alike</source>
            <translation>Un peu semblables</translation>
        </message>
        <message numerus="yes">
            <source>About %n refreshes a day</source>
            <translation>
                <numerusform>Environ %n actualisation par jour</numerusform>
                <numerusform>Environ %n actualisations par jour</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them had a usable answer.</source>
            <translation>Toutes ont reçu une réponse exploitable.</translation>
        </message>
        <message>
            <source>An article counts as missed at every visit before it was here. Share of all articles.</source>
            <translation>Un article compte comme manqué à chaque visite tant qu’il n’était pas là. Part de tous les articles.</translation>
        </message>
        <message>
            <source>Articles posted in this period, after their feed's first refresh, and here by now.</source>
            <translation>Articles publiés pendant cette période, après la première actualisation de leur flux, et arrivés depuis.</translation>
        </message>
        <message>
            <source>Asked to wait</source>
            <translation>Demandes d’attente</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>D’après %n jour avec des visites.</numerusform>
                <numerusform>D’après %n jours avec des visites.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beforehand</source>
            <translation>Beforehand</translation>
        </message>
        <message>
            <source>Beforehand missed {misses}, a fixed timer would have missed {others}.</source>
            <translation>Beforehand en a manqué {misses}, une minuterie fixe en aurait manqué {others}.</translation>
        </message>
        <message>
            <source>By website</source>
            <translation>Par site web</translation>
        </message>
        <message>
            <source>Counted since {time}, when the log begins.</source>
            <translation>Compté depuis {time}, début du journal.</translation>
        </message>
        <message>
            <source>Counted up to each feed's last successful refresh: {share} % of the time.</source>
            <translation>Compté jusqu’à la dernière actualisation réussie de chaque flux : {share} % du temps.</translation>
        </message>
        <message>
            <source>Day {number}</source>
            <translation>Jour {number}</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Jours</translation>
        </message>
        <message>
            <source>Each of them missed something.</source>
            <translation>Il manquait quelque chose à chacune d’elles.</translation>
        </message>
        <message>
            <source>Estimated from the articles it lists.</source>
            <translation>Estimé d’après les articles qu’il contient.</translation>
        </message>
        <message>
            <source>Fairly alike</source>
            <translation>Assez semblables</translation>
        </message>
        <message>
            <source>Fixed timer</source>
            <translation>Minuterie fixe</translation>
        </message>
        <message>
            <source>For you, after 20 articles read.</source>
            <translation>Pour vous, après 20 articles lus.</translation>
        </message>
        <message>
            <source>Half of the articles were here within this time.</source>
            <translation>La moitié des articles est arrivée dans ce délai.</translation>
        </message>
        <message>
            <source>Hardly alike</source>
            <translation>À peine semblables</translation>
        </message>
        <message>
            <source>How alike your days are</source>
            <translation>À quel point vos jours se ressemblent</translation>
        </message>
        <message>
            <source>How often each feed posts, and when</source>
            <translation>La fréquence de chaque flux, et ses heures</translation>
        </message>
        <message>
            <source>How often you opened the window.</source>
            <translation>Combien de fois vous avez ouvert la fenêtre.</translation>
        </message>
        <message>
            <source>Known after about a week with visits on most days.</source>
            <translation>Connu après environ une semaine avec des visites presque chaque jour.</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days, {dates}</source>
            <translation>
                <numerusform>Dernier jour, {dates}</numerusform>
                <numerusform>%n derniers jours, {dates}</numerusform>
            </translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, and missed articles are not estimated.</source>
            <translation>L’apprentissage est désactivé : les flux sont actualisés selon leur fréquence de publication, et les articles manqués ne sont pas estimés.</translation>
        </message>
        <message>
            <source>Learning is off: no visits recorded, so missed articles are unknown.</source>
            <translation>L’apprentissage est désactivé : sans visites notées, les articles manqués sont inconnus.</translation>
        </message>
        <message>
            <source>Missed articles a day by refreshes a day. Drag the point to refresh more or less often.</source>
            <translation>Articles manqués par jour selon le nombre d’actualisations par jour. Faites glisser le point pour actualiser plus ou moins souvent.</translation>
        </message>
        <message>
            <source>Missed articles appear around {date}.</source>
            <translation>Les articles manqués apparaîtront vers le {date}.</translation>
        </message>
        <message>
            <source>Missed, and still missing three seconds after opening.</source>
            <translation>Manqués, et toujours absents trois secondes après l’ouverture.</translation>
        </message>
        <message numerus="yes">
            <source>Missed, with the same %n requests</source>
            <translation>
                <numerusform>Manqués, avec la même %n requête</numerusform>
                <numerusform>Manqués, avec les mêmes %n requêtes</numerusform>
            </translation>
        </message>
        <message>
            <source>Most visits between {begin} and {end}, on {share} % of days.</source>
            <translation>La plupart des visites entre {begin} et {end}, {share} % des jours.</translation>
        </message>
        <message>
            <source>No feed is refreshed automatically yet.</source>
            <translation>Aucun flux n’est encore actualisé automatiquement.</translation>
        </message>
        <message>
            <source>No feed was refreshed twice yet, so missed articles are unknown.</source>
            <translation>Aucun flux n’a encore été actualisé deux fois : les articles manqués sont donc inconnus.</translation>
        </message>
        <message>
            <source>No links opened from articles yet.</source>
            <translation>Aucun lien encore ouvert depuis un article.</translation>
        </message>
        <message>
            <source>No refreshes in this period.</source>
            <translation>Aucune actualisation pendant cette période.</translation>
        </message>
        <message>
            <source>No refreshes this week.</source>
            <translation>Aucune actualisation cette semaine.</translation>
        </message>
        <message>
            <source>No visits recorded yet.</source>
            <translation>Aucune visite notée pour l’instant.</translation>
        </message>
        <message>
            <source>Opened a link in it</source>
            <translation>Un lien ouvert</translation>
        </message>
        <message>
            <source>Opened its page</source>
            <translation>Sa page ouverte</translation>
        </message>
        <message>
            <source>Overall, the timer would have done better.</source>
            <translation>Dans l’ensemble, la minuterie aurait fait mieux.</translation>
        </message>
        <message>
            <source>Read here only</source>
            <translation>Lu ici seulement</translation>
        </message>
        <message>
            <source>Refreshes a day</source>
            <translation>Actualisations par jour</translation>
        </message>
        <message>
            <source>Refreshes move to shortly before your visits, and the scorecard compares them with a fixed timer.</source>
            <translation>Les actualisations se rapprochent de vos visites, et le bilan les compare avec une minuterie fixe.</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Requêtes</translation>
        </message>
        <message>
            <source>Requests and missed articles</source>
            <translation>Requêtes et articles manqués</translation>
        </message>
        <message>
            <source>Requests by website</source>
            <translation>Requêtes par site web</translation>
        </message>
        <message>
            <source>Requests that brought nothing new and cost hardly any data.</source>
            <translation>Requêtes qui n’ont rien apporté de nouveau et presque pas consommé de données.</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>Économisé</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>Bilan</translation>
        </message>
        <message>
            <source>Server load</source>
            <translation>Charge des serveurs</translation>
        </message>
        <message>
            <source>Simulated on the same log, without failed requests.</source>
            <translation>Simulé sur le même journal, sans requête échouée.</translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on none of the %n days with visits.</source>
            <translation>
                <numerusform>La minuterie n’a pas fait mieux le seul jour avec des visites.</numerusform>
                <numerusform>La minuterie n’a fait mieux aucun des %n jours avec des visites.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on {lost} of the %n days with visits.</source>
            <translation>
                <numerusform>La minuterie a fait mieux {lost} jour sur %n avec des visites.</numerusform>
                <numerusform>La minuterie a fait mieux {lost} jours sur %n avec des visites.</numerusform>
            </translation>
        </message>
        <message>
            <source>Then shown here as a chart.</source>
            <translation>Affiché ensuite ici sous forme de graphique.</translation>
        </message>
        <message>
            <source>Times a feed dropped articles before it was refreshed.</source>
            <translation>Fois où un flux a retiré des articles avant d’être actualisé.</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Aujourd’hui</translation>
        </message>
        <message>
            <source>Transferred</source>
            <translation>Transféré</translation>
        </message>
        <message numerus="yes">
            <source>Unknown since then for %n feeds: {states}.</source>
            <translation>
                <numerusform>Inconnu depuis lors pour %n flux : {states}.</numerusform>
                <numerusform>Inconnu depuis lors pour %n flux : {states}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Very alike</source>
            <translation>Très semblables</translation>
        </message>
        <message numerus="yes">
            <source>Visits by hour, %n days. Strong colour: again at the same hour on the next day.</source>
            <translation>
                <numerusform>Visites par heure, %n jour. Couleur forte : de nouveau à la même heure le lendemain.</numerusform>
                <numerusform>Visites par heure, %n jours. Couleur forte : de nouveau à la même heure le lendemain.</numerusform>
            </translation>
        </message>
        <message>
            <source>Website</source>
            <translation>Site web</translation>
        </message>
        <message>
            <source>Went on from there</source>
            <translation>Allé plus loin</translation>
        </message>
        <message>
            <source>What Beforehand learns, and when</source>
            <translation>Ce que Beforehand apprend, et quand</translation>
        </message>
        <message>
            <source>What interests you</source>
            <translation>Ce qui vous intéresse</translation>
        </message>
        <message>
            <source>What more or fewer requests would bring</source>
            <translation>Ce qu’apporteraient plus ou moins de requêtes</translation>
        </message>
        <message>
            <source>When you usually visit</source>
            <translation>Quand vous faites vos visites</translation>
        </message>
        <message>
            <source>Where articles lead you</source>
            <translation>Où les articles vous mènent</translation>
        </message>
        <message>
            <source>about {misses} missed</source>
            <translation>environ {misses} manqués</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>et %n autre</numerusform>
                <numerusform>et %n autres</numerusform>
            </translation>
        </message>
        <message>
            <source>articles posted</source>
            <translation>articles publiés</translation>
        </message>
        <message>
            <source>as many requests this week as refreshing hourly</source>
            <translation>autant de requêtes cette semaine qu’avec une actualisation horaire</translation>
        </message>
        <message numerus="yes">
            <source>at %n visits</source>
            <translation>
                <numerusform>lors de %n visite</numerusform>
                <numerusform>lors de %n visites</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least %n missing</source>
            <translation>
                <numerusform>au moins %n manquant</numerusform>
                <numerusform>au moins %n manquants</numerusform>
            </translation>
        </message>
        <message>
            <source>brought nothing new</source>
            <translation>sans rien de nouveau</translation>
        </message>
        <message>
            <source>days</source>
            <translation>jours</translation>
        </message>
        <message>
            <source>fixed timer</source>
            <translation>minuterie fixe</translation>
        </message>
        <message>
            <source>h</source>
            <translation>h</translation>
        </message>
        <message>
            <source>late after opening</source>
            <translation>tard après ouverture</translation>
        </message>
        <message>
            <source>min</source>
            <translation>min</translation>
        </message>
        <message>
            <source>missed at visits</source>
            <translation>manqués lors de visites</translation>
        </message>
        <message>
            <source>no server asked to wait</source>
            <translation>aucun serveur n’a demandé d’attendre</translation>
        </message>
        <message numerus="yes">
            <source>refreshes a day, all %n feeds</source>
            <translation>
                <numerusform>actualisations par jour, %n flux</numerusform>
                <numerusform>actualisations par jour, pour les %n flux</numerusform>
            </translation>
        </message>
        <message>
            <source>requests</source>
            <translation>requêtes</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>times articles were lost</source>
            <translation>fois des articles perdus</translation>
        </message>
        <message>
            <source>transferred</source>
            <translation>transféré</translation>
        </message>
        <message>
            <source>typical delay</source>
            <translation>délai habituel</translation>
        </message>
        <message>
            <source>visits</source>
            <translation>visites</translation>
        </message>
        <message numerus="yes">
            <source>{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account} avec la minuterie du serveur, {days} : %n article était là en {wait}, {missed} manquaient {visits}.</numerusform>
                <numerusform>{account} avec la minuterie du serveur, {days} : la moitié de %n articles était là en {wait}, {missed} manquaient {visits}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account} depuis que Beforehand lui dit quand, {days} : %n article était là en {wait}, {missed} manquaient {visits}.</numerusform>
                <numerusform>{account} depuis que Beforehand lui dit quand, {days} : la moitié de %n articles était là en {wait}, {missed} manquaient {visits}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{level}: in {repeated} % of the hours you visited, you also did the next day. By chance it would be {chance} %.</source>
            <translation>{level} : dans {repeated} % des heures avec visite, vous êtes aussi venu le lendemain. Par hasard, ce serait {chance} %.</translation>
        </message>
        <message>
            <source>{requests} a day</source>
            <translation>{requests} par jour</translation>
        </message>
        <message>
            <source>{requests} a day: about {misses} missed; a fixed timer would miss about {others}.</source>
            <translation>{requests} par jour : environ {misses} manqués ; une minuterie fixe en manquerait environ {others}.</translation>
        </message>
        <message>
            <source>{share} brought nothing new</source>
            <translation>{share} sans rien de nouveau</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits came within 60 s of your return to the computer.</source>
            <translation>
                <numerusform>{soon} visite sur %n a eu lieu moins de 60 s après votre retour à l’ordinateur.</numerusform>
                <numerusform>{soon} visites sur %n ont eu lieu moins de 60 s après votre retour à l’ordinateur.</numerusform>
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
                <numerusform>%n flux n’a pas répondu.</numerusform>
                <numerusform>%n flux n’ont pas répondu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds refreshed</source>
            <translation>
                <numerusform>%n flux actualisé</numerusform>
                <numerusform>%n flux actualisés</numerusform>
            </translation>
        </message>
        <message>
            <source>After {time} away.</source>
            <translation>Après {time} d’absence.</translation>
        </message>
        <message>
            <source>At this computer for {time}. {returns}</source>
            <translation>À cet ordinateur pendant {time}. {returns}</translation>
        </message>
        <message>
            <source>At this computer {times}. {returns}</source>
            <translation>À cet ordinateur {times}. {returns}</translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times this week.</source>
            <translation>
                <numerusform>De retour %n fois cette semaine.</numerusform>
                <numerusform>De retour %n fois cette semaine.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times today.</source>
            <translation>
                <numerusform>De retour %n fois aujourd’hui.</numerusform>
                <numerusform>De retour %n fois aujourd’hui.</numerusform>
            </translation>
        </message>
        <message>
            <source>Last {days} days: {visits}</source>
            <translation>{days} derniers jours : {visits}</translation>
        </message>
        <message>
            <source>Not at this computer this week.</source>
            <translation>Pas à cet ordinateur cette semaine.</translation>
        </message>
        <message>
            <source>Not at this computer today.</source>
            <translation>Pas à cet ordinateur aujourd’hui.</translation>
        </message>
        <message>
            <source>Nothing new, known {time} later.</source>
            <translation>Rien de nouveau, connu {time} plus tard.</translation>
        </message>
        <message>
            <source>Nothing was refreshed because of it.</source>
            <translation>Rien n’a été actualisé pour cette raison.</translation>
        </message>
        <message>
            <source>Signal: {signal}</source>
            <translation>Signal : {signal}</translation>
        </message>
        <message>
            <source>You came back</source>
            <translation>Vous êtes revenu</translation>
        </message>
        <message>
            <source>You just came back</source>
            <translation>Vous venez de revenir</translation>
        </message>
        <message>
            <source>input after a break</source>
            <translation>saisie après une pause</translation>
        </message>
        <message>
            <source>program start</source>
            <translation>lancement du programme</translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>économiseur d’écran</translation>
        </message>
        <message>
            <source>since {time}</source>
            <translation>depuis {time}</translation>
        </message>
        <message>
            <source>switch of users</source>
            <translation>changement d’utilisateur</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>déverrouillage</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>réveil</translation>
        </message>
        <message>
            <source>{articles}, ready {time} later.</source>
            <translation>{articles}, prêts {time} plus tard.</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits within 60 s</source>
            <translation>
                <numerusform>{soon} visite sur %n en moins de 60 s</numerusform>
                <numerusform>{soon} visites sur %n en moins de 60 s</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} after {time} away, because you often read soon after.</source>
            <translation>{what} après {time} d’absence, car vous lisez souvent peu après.</translation>
        </message>
        <message>
            <source>{what} as you came back.</source>
            <translation>{what} à votre retour.</translation>
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
                <numerusform>%n actualisation prévue cette semaine.</numerusform>
                <numerusform>%n actualisations prévues cette semaine.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned today.</source>
            <translation>
                <numerusform>%n actualisation prévue aujourd’hui.</numerusform>
                <numerusform>%n actualisations prévues aujourd’hui.</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits</source>
            <translation>Apprentissage de vos habitudes</translation>
        </message>
        <message>
            <source>It is {time}.</source>
            <translation>Il est {time}.</translation>
        </message>
        <message>
            <source>No refreshes planned this week.</source>
            <translation>Aucune actualisation prévue cette semaine.</translation>
        </message>
        <message>
            <source>No refreshes planned today.</source>
            <translation>Aucune actualisation prévue aujourd’hui.</translation>
        </message>
        <message>
            <source>When you usually visit is not known yet.</source>
            <translation>Les heures habituelles de vos visites ne sont pas encore connues.</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>Vos visites ont lieu d’habitude à {times}.</translation>
        </message>
        <message>
            <source>You visited at {times}.</source>
            <translation>Visites à {times}.</translation>
        </message>
        <message>
            <source>Your usual times appear here after a week. Until then, every feed is refreshed a few times a day.</source>
            <translation>Vos heures habituelles apparaissent ici au bout d’une semaine. D’ici là, chaque flux est actualisé plusieurs fois par jour.</translation>
        </message>
        <message>
            <source>after {time}</source>
            <translation>après {time}</translation>
        </message>
        <message>
            <source>due</source>
            <translation>à actualiser</translation>
        </message>
        <message>
            <source>due since {time}</source>
            <translation>à actualiser depuis {time}</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times</source>
            <translation>
                <numerusform>en échec %n fois</numerusform>
                <numerusform>en échec %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>manually</source>
            <translation>manuellement</translation>
        </message>
        <message>
            <source>next {time}</source>
            <translation>prochaine {time}</translation>
        </message>
        <message>
            <source>not before {time}</source>
            <translation>pas avant {time}</translation>
        </message>
        <message>
            <source>not refreshed this week</source>
            <translation>pas actualisé cette semaine</translation>
        </message>
        <message>
            <source>not refreshed today</source>
            <translation>pas actualisé aujourd’hui</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>rien de nouveau</translation>
        </message>
        <message>
            <source>only by hand</source>
            <translation>à la main seulement</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>suspendu</translation>
        </message>
        <message>
            <source>posts mostly {times}</source>
            <translation>publie surtout {times}</translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times this week</source>
            <translation>
                <numerusform>actualisé %n fois cette semaine</numerusform>
                <numerusform>actualisé %n fois cette semaine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times today</source>
            <translation>
                <numerusform>actualisé %n fois aujourd’hui</numerusform>
                <numerusform>actualisé %n fois aujourd’hui</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refused %n times</source>
            <translation>
                <numerusform>refusé %n fois</numerusform>
                <numerusform>refusé %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>removed by publisher</source>
            <translation>supprimé par l’éditeur</translation>
        </message>
    </context>
    <context>
        <name>Ribbon</name>
        <message>
            <source>When you visit</source>
            <translation>Vos visites</translation>
        </message>
        <message>
            <source>next</source>
            <translation>prochaine</translation>
        </message>
        <message>
            <source>ticks: planned refreshes</source>
            <translation>traits : actualisations prévues</translation>
        </message>
        <message>
            <source>usually {time}</source>
            <translation>d’habitude {time}</translation>
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
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>Paramètres du compte…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Ajouter aux favoris</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>Copier l’adresse du flux</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>Propriétés du flux…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Tout marquer comme lu</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Descendre</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Déplacer vers</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Monter</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nouveau dossier</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>Nouveau dossier ici</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Sur cet ordinateur</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Ouvrir le site web</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Propriétés…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualiser</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Tout actualiser</translation>
        </message>
        <message>
            <source>Reload from scratch</source>
            <translation>Recharger entièrement</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Retirer le compte</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>Supprimer le dossier, garder ses flux</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>Retirer des favoris</translation>
        </message>
        <message>
            <source>Remove saved search</source>
            <translation>Supprimer la recherche enregistrée</translation>
        </message>
        <message>
            <source>Remove tag from all articles</source>
            <translation>Retirer l’étiquette de tous les articles</translation>
        </message>
        <message>
            <source>Removed by its publisher: unsubscribe</source>
            <translation>Supprimé par l’éditeur : se désabonner</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Renommer</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Enregistrer en EPUB…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Afficher l’activité</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Synchroniser maintenant</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Premier niveau</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Se désabonner</translation>
        </message>
        <message>
            <source>Unsubscribe at the sender…</source>
            <translation>Se désabonner auprès de l’expéditeur…</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Action</source>
            <translation>Action</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programme</translation>
        </message>
        <message>
            <source>Remove action</source>
            <translation>Supprimer l’action</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Envoyer vers</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Son</translation>
        </message>
        <message>
            <source>Tag name</source>
            <translation>Nom de l’étiquette</translation>
        </message>
    </context>
    <context>
        <name>RuleExamples</name>
        <message>
            <source>A rule opens for editing first. Ctrl+Z undoes what it did.</source>
            <translation>Une règle s’ouvre d’abord pour être modifiée. Ctrl+Z annule ce qu’elle a fait.</translation>
        </message>
        <message>
            <source>Let rules sort what arrives</source>
            <translation>Laissez les règles trier ce qui arrive</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. Start with one of these, or with any article: right-click it and choose “Create rule from this article…”.</source>
            <translation>Les règles agissent automatiquement sur les nouveaux articles : marquer comme lu, étoiler, étiqueter, masquer ou notifier. Commencez par l’une de celles-ci, ou par un article : faites un clic droit dessus et choisissez « Créer une règle à partir de cet article… ».</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. To start with an article, right-click it and choose “Create rule from this article…”.</source>
            <translation>Les règles agissent automatiquement sur les nouveaux articles : marquer comme lu, étoiler, étiqueter, masquer ou notifier. Pour commencer par un article, faites un clic droit dessus et choisissez « Créer une règle à partir de cet article… ».</translation>
        </message>
    </context>
    <context>
        <name>RuleForm</name>
        <message>
            <source>Add a condition</source>
            <translation>Ajouter une condition</translation>
        </message>
        <message>
            <source>Add an action</source>
            <translation>Ajouter une action</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Correspondance</translation>
        </message>
        <message>
            <source>Rule name</source>
            <translation>Nom de la règle</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>Alors :</translation>
        </message>
        <message>
            <source>When an article arrives and {how} of these match:</source>
            <translation>Quand un article arrive et répond à {how} de ces conditions :</translation>
        </message>
        <message>
            <source>all</source>
            <translation>l’ensemble</translation>
        </message>
        <message>
            <source>any</source>
            <translation>l’une</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêtée</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message numerus="yes">
            <source>Matches {count} of the last %n articles</source>
            <translation>
                <numerusform>Correspond à {count} article sur %n</numerusform>
                <numerusform>Correspond à {count} des %n derniers articles</numerusform>
            </translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Aucun article pour l’instant</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n rules were not saved: something is missing.</source>
            <translation>
                <numerusform>%n règle n’a pas été enregistrée : il manque quelque chose.</numerusform>
                <numerusform>%n règles n’ont pas été enregistrées : il manque quelque chose.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a condition: a rule without one matches nothing.</source>
            <translation>Ajoutez une condition : une règle sans condition ne s’applique à rien.</translation>
        </message>
        <message>
            <source>Add an action.</source>
            <translation>Ajoutez une action.</translation>
        </message>
        <message>
            <source>Any field</source>
            <translation>N’importe quel champ</translation>
        </message>
        <message>
            <source>Articles by {author}</source>
            <translation>Articles de {author}</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>Catégorie</translation>
        </message>
        <message>
            <source>Choose a feed from the list.</source>
            <translation>Choisissez un flux dans la liste.</translation>
        </message>
        <message>
            <source>Choose a folder from the list.</source>
            <translation>Choisissez un dossier dans la liste.</translation>
        </message>
        <message>
            <source>Choose a program. It has to lie in the programs folder.</source>
            <translation>Choisissez un programme. Il doit se trouver dans le dossier des programmes.</translation>
        </message>
        <message>
            <source>Choose where to. Places are set up in Preferences, Sharing.</source>
            <translation>Choisissez une destination. Les destinations se configurent dans Préférences, Partage.</translation>
        </message>
        <message>
            <source>Enter a name for the rule.</source>
            <translation>Saisissez un nom pour la règle.</translation>
        </message>
        <message>
            <source>Enter a tag name.</source>
            <translation>Saisissez un nom d’étiquette.</translation>
        </message>
        <message>
            <source>Enter text to match.</source>
            <translation>Saisissez le texte à trouver.</translation>
        </message>
        <message>
            <source>Feed</source>
            <translation>Flux</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Masquer</translation>
        </message>
        <message>
            <source>Hide what you never read</source>
            <translation>Masquer ce que vous ne lisez jamais</translation>
        </message>
        <message>
            <source>Hide “{word}”</source>
            <translation>Masquer « {word} »</translation>
        </message>
        <message>
            <source>Keep a busy feed short</source>
            <translation>Alléger un flux très actif</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Lien</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marquer comme lu</translation>
        </message>
        <message>
            <source>Never miss a writer</source>
            <translation>Ne jamais manquer un auteur</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>Nouvelle règle</translation>
        </message>
        <message>
            <source>Notify</source>
            <translation>Notifier</translation>
        </message>
        <message>
            <source>Run program</source>
            <translation>Exécuter un programme</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Envoyer vers</translation>
        </message>
        <message>
            <source>Stopped: {why}. Change that, then switch the rule off and on to try again.</source>
            <translation>Arrêtée : {why}. Corrigez cela, puis désactivez et réactivez la règle pour réessayer.</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>The rule {name} was not saved. {why}</source>
            <translation>La règle {name} n’a pas été enregistrée. {why}</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message numerus="yes">
            <source>Would have hidden {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>Aurait masqué {count} article sur %n ces 30 derniers jours</numerusform>
                <numerusform>Aurait masqué {count} articles sur %n ces 30 derniers jours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Would have marked {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>Aurait marqué {count} article sur %n ces 30 derniers jours</numerusform>
                <numerusform>Aurait marqué {count} articles sur %n ces 30 derniers jours</numerusform>
            </translation>
        </message>
        <message>
            <source>begins with</source>
            <translation>commence par</translation>
        </message>
        <message>
            <source>contains</source>
            <translation>contient</translation>
        </message>
        <message>
            <source>does not contain</source>
            <translation>ne contient pas</translation>
        </message>
        <message>
            <source>does not match expression</source>
            <translation>ne correspond pas à l’expression</translation>
        </message>
        <message>
            <source>is</source>
            <translation>est</translation>
        </message>
        <message>
            <source>is not</source>
            <translation>n’est pas</translation>
        </message>
        <message>
            <source>matches expression</source>
            <translation>correspond à l’expression</translation>
        </message>
        <message>
            <source>{author} writes for {feed}; you opened {opened} of the last {most}</source>
            <translation>{author} écrit pour {feed} ; vous avez ouvert {opened} des {most} derniers</translation>
        </message>
        <message>
            <source>{feed}: “{word}” as read</source>
            <translation>{feed} : « {word} » comme lu</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Apply to matches now</source>
            <translation>Appliquer aux résultats</translation>
        </message>
        <message>
            <source>Delete rule</source>
            <translation>Supprimer la règle</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Matching articles appear here.</source>
            <translation>Les articles correspondants apparaissent ici.</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>Nouvelle règle</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>The last run of its program failed. {problem}</source>
            <translation>La dernière exécution de son programme a échoué. {problem}</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>A link in another program asks for this. Nothing is loaded before you save.</source>
            <translation>Un lien dans un autre programme le demande. Rien n’est chargé avant que vous enregistriez.</translation>
        </message>
        <message>
            <source>Always save</source>
            <translation>Toujours enregistrer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Save to Read later?</source>
            <translation>Enregistrer dans À lire plus tard ?</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>Copied. Paste it in your browser as the address of a new bookmark.</source>
            <translation>Copié. Collez-le dans votre navigateur comme adresse d’un nouveau favori.</translation>
        </message>
        <message>
            <source>Copy the address of a web page first.</source>
            <translation>Copiez d’abord l’adresse d’une page web.</translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>a day, a month or “yesterday”</source>
            <translation>un jour, un mois ou « yesterday »</translation>
        </message>
        <message>
            <source>by an author</source>
            <translation>d’un auteur</translation>
        </message>
        <message>
            <source>in a feed</source>
            <translation>dans un flux</translation>
        </message>
        <message>
            <source>in a folder</source>
            <translation>dans un dossier</translation>
        </message>
        <message>
            <source>in the title</source>
            <translation>dans le titre</translation>
        </message>
        <message>
            <source>unread, starred, later…</source>
            <translation>unread, starred, later…</translation>
        </message>
        <message>
            <source>with a tag</source>
            <translation>avec une étiquette</translation>
        </message>
    </context>
    <context>
        <name>SecondInstance</name>
        <message>
            <source>Saved as {name}</source>
            <translation>Enregistré sous {name}</translation>
        </message>
    </context>
    <context>
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Client ID</source>
            <translation>Identifiant du client</translation>
        </message>
        <message>
            <source>Client secret</source>
            <translation>Secret du client</translation>
        </message>
        <message>
            <source>Create a client on {address} under API clients management. The login is kept in your system’s keyring.</source>
            <translation>Créez un client sur {address}, dans la gestion des clients API. L’identifiant est conservé dans le trousseau de votre système.</translation>
        </message>
        <message>
            <source>Log in to {name}</source>
            <translation>Se connecter à {name}</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Mot de passe</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Utilisateur</translation>
        </message>
    </context>
    <context>
        <name>Sharing</name>
        <message>
            <source>“{title}.”</source>
            <translation>« {title}. »</translation>
        </message>
    </context>
    <context>
        <name>SidePage</name>
        <message>
            <source>Back to the list</source>
            <translation>Retour à la liste</translation>
        </message>
    </context>
    <context>
        <name>SignInFields</name>
        <message>
            <source>API key</source>
            <translation>Clé API</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>Dans Paramètres, Clés API.</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Mot de passe</translation>
        </message>
        <message>
            <source>Sign in with</source>
            <translation>Connexion par</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this address and nowhere else.</source>
            <translation>Conservé uniquement dans le trousseau de cet ordinateur. Il n’est envoyé qu’à cette adresse.</translation>
        </message>
        <message>
            <source>The API password, which FreshRSS keeps in Settings, Profile. It is not the one you log in with.</source>
            <translation>Le mot de passe API, que FreshRSS garde dans Paramètres, Profil. Ce n’est pas celui avec lequel vous vous connectez.</translation>
        </message>
        <message>
            <source>User and password</source>
            <translation>Nom et mot de passe</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Utilisateur</translation>
        </message>
        <message>
            <source>User name and password of the Google Reader integration (Settings, Integrations).</source>
            <translation>Nom et mot de passe de l’intégration Google Reader (Paramètres, Intégrations).</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Add feed from this site…</source>
            <translation>Ajouter le flux de ce site…</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Toujours charger les images de ce flux</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Copier en Markdown</translation>
        </message>
        <message>
            <source>Copy description</source>
            <translation>Copier la description</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copier le lien</translation>
        </message>
        <message>
            <source>Copy link with text</source>
            <translation>Copier le lien avec son texte</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Copier l’image</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>Copier l’adresse de l’image</translation>
        </message>
        <message>
            <source>Do not load pictures in this feed</source>
            <translation>Ne pas charger les images de ce flux</translation>
        </message>
        <message>
            <source>Make a rule from this…</source>
            <translation>En faire une règle…</translation>
        </message>
        <message>
            <source>Open in background	Middle-click</source>
            <translation>Ouvrir en arrière-plan	Clic du milieu</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Ouvrir dans le navigateur</translation>
        </message>
        <message>
            <source>Open original in browser</source>
            <translation>Ouvrir l’original dans le navigateur</translation>
        </message>
        <message>
            <source>Remove from Read later</source>
            <translation>Retirer de À lire plus tard</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>Enregistrer l’image…</translation>
        </message>
        <message>
            <source>Save to Read later</source>
            <translation>Enregistrer dans À lire plus tard</translation>
        </message>
        <message>
            <source>Search articles for “{text}”</source>
            <translation>Chercher « {text} » dans les articles</translation>
        </message>
        <message>
            <source>Search the web</source>
            <translation>Chercher sur le web</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Tout sélectionner</translation>
        </message>
        <message>
            <source>Share link</source>
            <translation>Partager le lien</translation>
        </message>
        <message>
            <source>Share quote</source>
            <translation>Partager la citation</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Voir l’image</translation>
        </message>
    </context>
    <context>
        <name>StarredFeed</name>
        <message>
            <source>Starred articles</source>
            <translation>Articles étoilés</translation>
        </message>
        <message>
            <source>The starred articles feed is not up to date: {why}</source>
            <translation>Le flux des articles étoilés n’est pas à jour : {why}</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Review feeds</source>
            <translation>Vérifier les flux</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Choisir un thème</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic. You review every feed before it is added.</source>
            <translation>Des flux suggérés, un dossier par thème. Vous vérifiez chaque flux avant qu’il ne soit ajouté.</translation>
        </message>
    </context>
    <context>
        <name>Starters</name>
        <message>
            <source>Ideas and culture</source>
            <translation>Idées et culture</translation>
        </message>
        <message>
            <source>Nature and places</source>
            <translation>Nature et lieux</translation>
        </message>
        <message>
            <source>Open source</source>
            <translation>Logiciel libre</translation>
        </message>
        <message>
            <source>Science</source>
            <translation>Sciences</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espace</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Technologie</translation>
        </message>
        <message>
            <source>Web comics</source>
            <translation>BD en ligne</translation>
        </message>
        <message>
            <source>World news</source>
            <translation>Actualité mondiale</translation>
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
                <numerusform>%n nouvel article</numerusform>
                <numerusform>%n nouveaux articles</numerusform>
            </translation>
        </message>
        <message>
            <source>A third of the refreshes on a metered connection</source>
            <translation>Un tiers des actualisations avec une connexion limitée</translation>
        </message>
        <message>
            <source>A third of the refreshes on low battery</source>
            <translation>Un tiers des actualisations lorsque la batterie est faible</translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>Vos habitudes sont en cours d’apprentissage. D’ici là, chaque flux est actualisé plusieurs fois par jour.</translation>
        </message>
        <message>
            <source>Half as many refreshes on a metered connection</source>
            <translation>Moitié moins d’actualisations avec une connexion limitée</translation>
        </message>
        <message>
            <source>Half as many refreshes on low battery</source>
            <translation>Moitié moins d’actualisations lorsque la batterie est faible</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Actualisation vers {time}</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Pas encore d’articles</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Pas encore actualisé</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Rien de nouveau</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Hors ligne</translation>
        </message>
        <message>
            <source>On vacation until {day}</source>
            <translation>En vacances jusqu’au {day}</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Suspendu jusqu’à {time}</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>Heures calmes jusqu’à {time}</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Prêt depuis {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Actualisé à {time}</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>L’actualisation reprend automatiquement.</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing {done} of %n</source>
            <translation>
                <numerusform>Actualisation de {done} sur %n</numerusform>
                <numerusform>Actualisation de {done} sur %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in to this network first</source>
            <translation>Connectez-vous d’abord à ce réseau</translation>
        </message>
        <message>
            <source>You usually visit about {time}. Your feeds are refreshed shortly before.</source>
            <translation>Votre prochaine visite a lieu d’habitude vers {time}. Vos flux sont actualisés peu avant.</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>suite d’ici {time}</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>hors ligne</translation>
        </message>
        <message>
            <source>saving data</source>
            <translation>économise les données</translation>
        </message>
        <message>
            <source>saving power</source>
            <translation>économise l’énergie</translation>
        </message>
        <message>
            <source>sign in to this network first</source>
            <translation>connectez-vous d’abord à ce réseau</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>{ready} flux prêts sur %n</numerusform>
                <numerusform>{ready} flux prêts sur %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Préférences…</translation>
        </message>
    </context>
    <context>
        <name>StripsArea</name>
        <message>
            <source>By name</source>
            <translation>Par nom</translation>
        </message>
        <message>
            <source>Feed order</source>
            <translation>Ordre des flux</translation>
        </message>
        <message>
            <source>Most missed</source>
            <translation>Les plus manqués</translation>
        </message>
        <message>
            <source>Most read</source>
            <translation>Les plus lus</translation>
        </message>
        <message>
            <source>Next first</source>
            <translation>Les prochains d’abord</translation>
        </message>
    </context>
    <context>
        <name>StripsView</name>
        <message>
            <source>Feeds: posting times, past and planned refreshes</source>
            <translation>Flux : heures de publication, actualisations passées et prévues</translation>
        </message>
        <message>
            <source>No feeds yet.</source>
            <translation>Pas encore de flux.</translation>
        </message>
    </context>
    <context>
        <name>SubscriptionsPane</name>
        <message>
            <source>Add site or feed</source>
            <translation>Ajouter un site ou un flux</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
    </context>
    <context>
        <name>Synonyms</name>
        <message>
            <source>English, German, French, Spanish, Japanese, Chinese, translation, locale</source>
            <translation>anglais, allemand, français, espagnol, japonais, chinois, traduction, langue</translation>
        </message>
        <message>
            <source>VPN, tor, connection</source>
            <translation>VPN, tor, connexion, proxy</translation>
        </message>
        <message>
            <source>accessibility, black and white, strong</source>
            <translation>accessibilité, noir et blanc, fort</translation>
        </message>
        <message>
            <source>all reports, whole story</source>
            <translation>tous les articles, sujet entier</translation>
        </message>
        <message>
            <source>alphabetical, A to Z</source>
            <translation>alphabétique, de A à Z</translation>
        </message>
        <message>
            <source>alt text, caption</source>
            <translation>texte alternatif, légende</translation>
        </message>
        <message>
            <source>article list, hide list, full width</source>
            <translation>liste des articles, masquer la liste, pleine largeur</translation>
        </message>
        <message>
            <source>at night, sleep, do not refresh</source>
            <translation>la nuit, sommeil, ne pas actualiser</translation>
        </message>
        <message>
            <source>at once, immediately</source>
            <translation>tout de suite, immédiatement</translation>
        </message>
        <message>
            <source>automatic, auto mode, default colours</source>
            <translation>automatique, mode auto, couleurs par défaut</translation>
        </message>
        <message>
            <source>automatically read, mark on scroll</source>
            <translation>lu automatiquement, marquer au défilement</translation>
        </message>
        <message>
            <source>autostart, login, boot, launch</source>
            <translation>démarrage automatique, connexion, démarrer</translation>
        </message>
        <message>
            <source>background tab</source>
            <translation>onglet en arrière-plan</translation>
        </message>
        <message>
            <source>background tabs, web pages</source>
            <translation>onglets en arrière-plan, pages web</translation>
        </message>
        <message>
            <source>background, minimize, close to tray</source>
            <translation>arrière-plan, réduire, fermer dans la zone de notification</translation>
        </message>
        <message>
            <source>backup, copies, restore</source>
            <translation>sauvegarde, copies, restaurer</translation>
        </message>
        <message>
            <source>backup, download my data</source>
            <translation>sauvegarde, télécharger mes données</translation>
        </message>
        <message>
            <source>badges, numbers, unread counts</source>
            <translation>pastilles, chiffres, nombre de non lus</translation>
        </message>
        <message>
            <source>bookmarklet, browser, save page, read later, ask</source>
            <translation>bookmarklet, favori, navigateur, enregistrer la page, lire plus tard, demander</translation>
        </message>
        <message>
            <source>bookmarklet, save from browser</source>
            <translation>bookmarklet, enregistrer depuis le navigateur</translation>
        </message>
        <message>
            <source>briefing, digest, summary, today</source>
            <translation>briefing, résumé, aperçu, aujourd’hui</translation>
        </message>
        <message>
            <source>browser name, identity</source>
            <translation>nom du navigateur, identité</translation>
        </message>
        <message>
            <source>budget, limit, traffic, how often</source>
            <translation>budget, limite, trafic, fréquence</translation>
        </message>
        <message>
            <source>bug, feedback, log file, support</source>
            <translation>bogue, commentaire, fichier journal, assistance</translation>
        </message>
        <message>
            <source>by hand, never</source>
            <translation>à la main, jamais</translation>
        </message>
        <message>
            <source>cache, max-age, expires, maximum</source>
            <translation>cache, max-age, expiration, maximum</translation>
        </message>
        <message>
            <source>cancel refresh, abort</source>
            <translation>annuler l’actualisation, interrompre</translation>
        </message>
        <message>
            <source>catch up</source>
            <translation>rattraper le retard</translation>
        </message>
        <message>
            <source>changes, edits, revisions, history, diff, corrections</source>
            <translation>modifications, révisions, historique, différences, corrections</translation>
        </message>
        <message>
            <source>classic, horizontal, mail view</source>
            <translation>classique, horizontale, vue courrier</translation>
        </message>
        <message>
            <source>clipboard, copy text, copy link, copy picture</source>
            <translation>presse-papiers, copier le texte, copier le lien, copier l’image</translation>
        </message>
        <message>
            <source>close all folders, fold all</source>
            <translation>fermer tous les dossiers, tout replier</translation>
        </message>
        <message>
            <source>columns, split, view mode</source>
            <translation>colonnes, partage, mode d’affichage</translation>
        </message>
        <message>
            <source>columns, vertical, side by side, three panes</source>
            <translation>colonnes, verticale, côte à côte, trois volets</translation>
        </message>
        <message>
            <source>comfortable, cosy, large rows, with preview</source>
            <translation>confortable, aérée, grandes lignes, avec aperçu</translation>
        </message>
        <message>
            <source>command palette, jump</source>
            <translation>palette de commandes, sauter</translation>
        </message>
        <message>
            <source>compact, comfortable, row height</source>
            <translation>compacte, confortable, hauteur des lignes</translation>
        </message>
        <message>
            <source>compact, dense, small rows, titles only</source>
            <translation>compacte, dense, petites lignes, titres seuls</translation>
        </message>
        <message>
            <source>copy URL, copy address, clipboard</source>
            <translation>copier l’URL, copier l’adresse, presse-papiers</translation>
        </message>
        <message>
            <source>copy image URL</source>
            <translation>copier l’URL de l’image</translation>
        </message>
        <message>
            <source>copy image, clipboard</source>
            <translation>copier l’image, presse-papiers</translation>
        </message>
        <message>
            <source>custom order, drag and drop</source>
            <translation>ordre personnalisé, glisser-déposer</translation>
        </message>
        <message>
            <source>dark, night, dark mode, night mode, black</source>
            <translation>sombre, nuit, mode sombre, mode nuit, noir</translation>
        </message>
        <message>
            <source>default, white</source>
            <translation>défaut, blanc</translation>
        </message>
        <message>
            <source>delay</source>
            <translation>délai</translation>
        </message>
        <message>
            <source>delay, wait</source>
            <translation>délai, attendre</translation>
        </message>
        <message>
            <source>delete feed, remove feed, unfollow</source>
            <translation>supprimer le flux, retirer le flux, ne plus suivre</translation>
        </message>
        <message>
            <source>digest, summary, newspaper, today</source>
            <translation>résumé, aperçu, journal, aujourd’hui</translation>
        </message>
        <message>
            <source>digest, timing of notifications, when I usually read</source>
            <translation>résumé, moment des notifications, quand je lis d’habitude</translation>
        </message>
        <message>
            <source>discover, suggestions, recommended feeds, examples</source>
            <translation>découvrir, suggestions, flux recommandés, exemples</translation>
        </message>
        <message>
            <source>dismiss, delete article, remove article</source>
            <translation>écarter, supprimer l’article, retirer l’article</translation>
        </message>
        <message>
            <source>do not disturb, night</source>
            <translation>ne pas déranger, nuit</translation>
        </message>
        <message>
            <source>down the sidebar</source>
            <translation>descendre dans la barre latérale</translation>
        </message>
        <message>
            <source>down, forward</source>
            <translation>bas, avancer</translation>
        </message>
        <message>
            <source>download image, save image</source>
            <translation>télécharger l’image, enregistrer l’image</translation>
        </message>
        <message>
            <source>duplicates, deduplicate</source>
            <translation>doublons, dédoublonner</translation>
        </message>
        <message>
            <source>e-book, e-reader, Kindle, export EPUB, take along</source>
            <translation>livre numérique, liseuse, Kindle, exporter EPUB, emporter</translation>
        </message>
        <message>
            <source>e-mail, email, IMAP, Substack, Gmail, Fastmail, mailing list</source>
            <translation>courriel, e-mail, IMAP, Substack, Gmail, Fastmail, liste de diffusion, lettre d’information</translation>
        </message>
        <message>
            <source>e-reader, e-book, EPUB, Kobo, Kindle, Syncthing</source>
            <translation>liseuse, livre numérique, EPUB, Kobo, Kindle, Syncthing</translation>
        </message>
        <message>
            <source>edits, revisions, versions, history, diff</source>
            <translation>révisions, versions, historique, différences</translation>
        </message>
        <message>
            <source>email, e-mail, forward</source>
            <translation>courriel, e-mail, transférer</translation>
        </message>
        <message>
            <source>exit, close program</source>
            <translation>quitter, fermer le programme</translation>
        </message>
        <message>
            <source>export Markdown, download article</source>
            <translation>exporter en Markdown, télécharger l’article</translation>
        </message>
        <message>
            <source>export PDF, download article</source>
            <translation>exporter en PDF, télécharger l’article</translation>
        </message>
        <message>
            <source>favicons, logos</source>
            <translation>favicons, logos</translation>
        </message>
        <message>
            <source>favourite, favorite, like, bookmark, save article, unstar</source>
            <translation>favori, aimer, marque-page, enregistrer l’article, retirer l’étoile</translation>
        </message>
        <message>
            <source>favourites, favorites, bookmarks, saved articles</source>
            <translation>favoris, marque-pages, articles enregistrés</translation>
        </message>
        <message>
            <source>feed settings, edit feed, rename feed, info</source>
            <translation>réglages du flux, modifier le flux, renommer le flux, infos</translation>
        </message>
        <message>
            <source>filters, automation, mute, block</source>
            <translation>filtres, automatisation, sourdine, bloquer</translation>
        </message>
        <message>
            <source>find articles, look for</source>
            <translation>trouver des articles, chercher</translation>
        </message>
        <message>
            <source>find feed, search sidebar, search feeds</source>
            <translation>trouver un flux, chercher dans la barre latérale, chercher des flux</translation>
        </message>
        <message>
            <source>folder, sync, habits, privacy</source>
            <translation>dossier, synchronisation, habitudes, confidentialité</translation>
        </message>
        <message>
            <source>folder, sync, requests, spare</source>
            <translation>dossier, synchronisation, requêtes, économiser</translation>
        </message>
        <message>
            <source>font size, scale, zoom, bigger</source>
            <translation>taille de police, échelle, zoom, plus grand</translation>
        </message>
        <message>
            <source>font size, zoom</source>
            <translation>taille de police, zoom</translation>
        </message>
        <message>
            <source>font, typeface</source>
            <translation>police, caractères</translation>
        </message>
        <message>
            <source>full texts, common rules, wallabag</source>
            <translation>textes intégraux, règles communes, wallabag</translation>
        </message>
        <message>
            <source>health, errors, problems, broken feeds, dead feeds</source>
            <translation>santé, erreurs, problèmes, flux cassés, flux morts</translation>
        </message>
        <message>
            <source>hide read</source>
            <translation>masquer les lus</translation>
        </message>
        <message>
            <source>history, network log, requests, downloads</source>
            <translation>historique, journal réseau, requêtes, téléchargements</translation>
        </message>
        <message>
            <source>home, inbox, everything, all items</source>
            <translation>accueil, boîte de réception, tout, tous les éléments</translation>
        </message>
        <message>
            <source>how often, refresh every, maximum</source>
            <translation>fréquence, actualiser toutes les, maximum</translation>
        </message>
        <message>
            <source>how often, refresh every, minimum</source>
            <translation>fréquence, actualiser toutes les, minimum</translation>
        </message>
        <message>
            <source>images, tracking, block images</source>
            <translation>images, pistage, bloquer les images</translation>
        </message>
        <message>
            <source>important first</source>
            <translation>importants d’abord</translation>
        </message>
        <message>
            <source>jump to top, latest</source>
            <translation>haut de la liste, derniers</translation>
        </message>
        <message>
            <source>label, category, keyword</source>
            <translation>libellé, catégorie, mot-clé</translation>
        </message>
        <message>
            <source>latest, recent</source>
            <translation>derniers, récents</translation>
        </message>
        <message>
            <source>light, day, light mode, day mode, white, bright</source>
            <translation>clair, jour, mode clair, mode jour, blanc, lumineux</translation>
        </message>
        <message>
            <source>line length, column, margins</source>
            <translation>longueur de ligne, colonne, marges</translation>
        </message>
        <message>
            <source>load from URL</source>
            <translation>charger depuis une URL</translation>
        </message>
        <message>
            <source>look up, find this</source>
            <translation>rechercher, trouver ceci</translation>
        </message>
        <message>
            <source>manual, how to, getting started, documentation</source>
            <translation>manuel, mode d’emploi, premiers pas, documentation</translation>
        </message>
        <message>
            <source>mark as read on scroll, scrolling</source>
            <translation>marquer comme lu au défilement, défiler</translation>
        </message>
        <message>
            <source>mark as read, catch up, clear, done</source>
            <translation>marquer comme lu, rattraper, vider, terminé</translation>
        </message>
        <message>
            <source>mark as read, mark as unread, keep unread</source>
            <translation>marquer comme lu, marquer comme non lu, garder non lu</translation>
        </message>
        <message>
            <source>migrate, switch, stars, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</source>
            <translation>migrer, changer, étoiles, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</translation>
        </message>
        <message>
            <source>mobile data, hotspot, save data</source>
            <translation>données mobiles, partage de connexion, économiser les données</translation>
        </message>
        <message>
            <source>most unread first</source>
            <translation>le plus de non lus d’abord</translation>
        </message>
        <message>
            <source>new filter, create filter, mute</source>
            <translation>nouveau filtre, créer un filtre, sourdine</translation>
        </message>
        <message>
            <source>new filter, mute word</source>
            <translation>nouveau filtre, mot en sourdine</translation>
        </message>
        <message>
            <source>new, inbox</source>
            <translation>nouveaux, boîte de réception</translation>
        </message>
        <message>
            <source>night mode, day mode, colours, colors, appearance, skin</source>
            <translation>mode nuit, mode jour, couleurs, apparence, habillage</translation>
        </message>
        <message>
            <source>notification area, status icon</source>
            <translation>zone de notification, icône d’état</translation>
        </message>
        <message>
            <source>notifications, alerts, popups</source>
            <translation>notifications, alertes, fenêtres surgissantes</translation>
        </message>
        <message>
            <source>offline, prefetch, preload, whole article</source>
            <translation>hors ligne, précharger, préchargement, article entier</translation>
        </message>
        <message>
            <source>only unread feeds, hide empty folders, show read feeds</source>
            <translation>seulement les flux non lus, masquer les dossiers vides, afficher les flux lus</translation>
        </message>
        <message>
            <source>open all folders, unfold all</source>
            <translation>ouvrir tous les dossiers, tout déplier</translation>
        </message>
        <message>
            <source>open file, load subscriptions, migrate</source>
            <translation>ouvrir un fichier, charger des abonnements, migrer</translation>
        </message>
        <message>
            <source>page down</source>
            <translation>page suivante</translation>
        </message>
        <message>
            <source>page up</source>
            <translation>page précédente</translation>
        </message>
        <message>
            <source>paper</source>
            <translation>papier</translation>
        </message>
        <message>
            <source>paste link, save page, read it later</source>
            <translation>coller un lien, enregistrer la page, lire plus tard</translation>
        </message>
        <message>
            <source>pin feed, unpin, favorite, bookmark feed</source>
            <translation>épingler le flux, détacher, favori, marquer le flux</translation>
        </message>
        <message>
            <source>podcast, episode, download folder, music</source>
            <translation>podcast, épisode, dossier de téléchargement, musique</translation>
        </message>
        <message>
            <source>podcast, queue, autoplay, continue</source>
            <translation>podcast, file d’attente, lecture automatique, continuer</translation>
        </message>
        <message>
            <source>power, laptop, energy</source>
            <translation>alimentation, portable, énergie</translation>
        </message>
        <message>
            <source>preview, reading pane</source>
            <translation>aperçu, volet de lecture</translation>
        </message>
        <message>
            <source>privacy, tracking, personalise, personalize</source>
            <translation>vie privée, pistage, personnaliser</translation>
        </message>
        <message>
            <source>privacy, tracking, unlock, wake, idle, presence</source>
            <translation>vie privée, pistage, déverrouillage, réveil, inactif, présence</translation>
        </message>
        <message>
            <source>publish, RSS of starred</source>
            <translation>publier, RSS des étoilés</translation>
        </message>
        <message>
            <source>quote as Markdown</source>
            <translation>citer en Markdown</translation>
        </message>
        <message>
            <source>quote, send text, share link</source>
            <translation>citer, envoyer le texte, partager le lien</translation>
        </message>
        <message>
            <source>read link later, bookmark link</source>
            <translation>lire le lien plus tard, marquer le lien</translation>
        </message>
        <message>
            <source>reading list, saved, queue</source>
            <translation>liste de lecture, enregistrés, file d’attente</translation>
        </message>
        <message>
            <source>reading mode, readability, original text</source>
            <translation>mode lecture, lisibilité, texte original</translation>
        </message>
        <message>
            <source>rearrange, reorder, sort manually</source>
            <translation>réorganiser, réordonner, trier à la main</translation>
        </message>
        <message>
            <source>recommended, personal, suggestions, smart list</source>
            <translation>recommandés, personnel, suggestions, liste intelligente</translation>
        </message>
        <message>
            <source>refresh all, refresh everything, update all, reload all, sync all, fetch all</source>
            <translation>tout actualiser, tout mettre à jour, tout recharger, tout synchroniser, tout récupérer</translation>
        </message>
        <message>
            <source>refresh automatically, update, background, offline</source>
            <translation>actualiser automatiquement, mise à jour, arrière-plan, hors ligne</translation>
        </message>
        <message>
            <source>refresh, update, reload, check for new, fetch</source>
            <translation>actualiser, mettre à jour, recharger, relever, récupérer</translation>
        </message>
        <message>
            <source>reset zoom, actual size, default font size</source>
            <translation>réinitialiser le zoom, taille réelle, taille de police par défaut</translation>
        </message>
        <message>
            <source>resume refreshing, continue, unpause</source>
            <translation>reprendre l’actualisation, continuer</translation>
        </message>
        <message>
            <source>retention, delete old, clean up</source>
            <translation>conservation, supprimer les anciens, nettoyer</translation>
        </message>
        <message>
            <source>revert, take back</source>
            <translation>revenir en arrière, rétablir</translation>
        </message>
        <message>
            <source>save for later, bookmark, queue, pocket</source>
            <translation>garder pour plus tard, marque-page, file d’attente, pocket</translation>
        </message>
        <message>
            <source>save subscriptions, export feeds</source>
            <translation>enregistrer les abonnements, exporter les flux</translation>
        </message>
        <message>
            <source>scrape, CSS selector, website without RSS</source>
            <translation>extraire, sélecteur CSS, site sans RSS</translation>
        </message>
        <message>
            <source>scripts, own commands</source>
            <translation>scripts, commandes personnelles</translation>
        </message>
        <message>
            <source>search engine, search the web, look up</source>
            <translation>moteur de recherche, chercher sur le web, consulter</translation>
        </message>
        <message>
            <source>search in page</source>
            <translation>chercher dans la page</translation>
        </message>
        <message>
            <source>search this list, refine</source>
            <translation>chercher dans cette liste, affiner</translation>
        </message>
        <message>
            <source>send, forward</source>
            <translation>envoyer, transférer</translation>
        </message>
        <message>
            <source>sepia, reading theme, page colour, background</source>
            <translation>sépia, thème de lecture, couleur de page, fond</translation>
        </message>
        <message>
            <source>sepia, warm, cream</source>
            <translation>sépia, chaud, crème</translation>
        </message>
        <message>
            <source>server, sign in, log in, FreshRSS, Miniflux, Google Reader</source>
            <translation>serveur, se connecter, FreshRSS, Miniflux, Google Reader</translation>
        </message>
        <message>
            <source>settings, options, configuration</source>
            <translation>paramètres, réglages, options, configuration</translation>
        </message>
        <message>
            <source>share, Pocket, Instapaper, Mastodon, read-it-later, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, notes</source>
            <translation>partager, Pocket, Instapaper, Mastodon, lire plus tard, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, notes</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys</source>
            <translation>raccourcis, clavier, touches</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, key bindings</source>
            <translation>raccourcis, clavier, touches, combinaisons de touches</translation>
        </message>
        <message>
            <source>show images, unblock pictures</source>
            <translation>afficher les images, autoriser les images</translation>
        </message>
        <message>
            <source>sidebar order, arrange, alphabetical</source>
            <translation>ordre de la barre latérale, ranger, alphabétique</translation>
        </message>
        <message>
            <source>sidebar, feed list, hide feeds, full width</source>
            <translation>barre latérale, liste des flux, masquer les flux, pleine largeur</translation>
        </message>
        <message>
            <source>silent, mute, ring, bell</source>
            <translation>silencieux, sourdine, sonnerie, cloche</translation>
        </message>
        <message>
            <source>smart folder, search folder</source>
            <translation>dossier intelligent, dossier de recherche</translation>
        </message>
        <message>
            <source>sort articles, order</source>
            <translation>trier les articles, ordre</translation>
        </message>
        <message>
            <source>start, launch, new articles, position, last article</source>
            <translation>démarrage, lancement, nouveaux articles, position, dernier article</translation>
        </message>
        <message>
            <source>statistics, schedule, timetable, chart</source>
            <translation>statistiques, horaire, calendrier, graphique</translation>
        </message>
        <message>
            <source>stop refreshing, do not disturb, snooze</source>
            <translation>arrêter l’actualisation, ne pas déranger, répéter plus tard</translation>
        </message>
        <message>
            <source>stories, clusters, related, similar, other reports, topics</source>
            <translation>sujets, groupes, liés, similaires, autres articles, thèmes</translation>
        </message>
        <message>
            <source>style sheet, css, custom style, user style</source>
            <translation>feuille de style, css, style personnel, style utilisateur</translation>
        </message>
        <message>
            <source>subscribe to link, follow site</source>
            <translation>s’abonner au lien, suivre le site</translation>
        </message>
        <message>
            <source>subscribe, new feed, follow, RSS</source>
            <translation>s’abonner, nouveau flux, suivre, RSS</translation>
        </message>
        <message>
            <source>sync, laptop, devices, second computer, folder, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</source>
            <translation>synchroniser, portable, appareils, deuxième ordinateur, dossier, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</translation>
        </message>
        <message>
            <source>synchronise, synchronize, sync accounts, server, folder</source>
            <translation>synchroniser les comptes, serveur, dossier</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, speak, voice</source>
            <translation>synthèse vocale, TTS, écouter, parler, voix</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, voice, continue</source>
            <translation>synthèse vocale, TTS, écouter, voix, continuer</translation>
        </message>
        <message>
            <source>thumbnails, previews, images, cards</source>
            <translation>vignettes, aperçus, images, cartes</translation>
        </message>
        <message>
            <source>thumbs down, dislike, not interested</source>
            <translation>pouce baissé, je n’aime pas, pas intéressé</translation>
        </message>
        <message>
            <source>thumbs up, like, recommend</source>
            <translation>pouce levé, j’aime, recommander</translation>
        </message>
        <message>
            <source>touchpad gesture, two fingers</source>
            <translation>geste du pavé tactile, deux doigts</translation>
        </message>
        <message>
            <source>ungroup, split, wrong story</source>
            <translation>dégrouper, séparer, mauvais sujet</translation>
        </message>
        <message>
            <source>up the sidebar</source>
            <translation>monter dans la barre latérale</translation>
        </message>
        <message>
            <source>up, back</source>
            <translation>haut, retour</translation>
        </message>
        <message>
            <source>version, info, licence</source>
            <translation>version, infos, licence</translation>
        </message>
        <message>
            <source>view image, original picture</source>
            <translation>voir l’image, image originale</translation>
        </message>
        <message>
            <source>web page, original, external, visit site</source>
            <translation>page web, original, externe, visiter le site</translation>
        </message>
        <message>
            <source>wrong text, site rules, CSS selector, scrape</source>
            <translation>texte incorrect, règles du site, sélecteur CSS</translation>
        </message>
        <message>
            <source>zoom in, bigger font, increase font size</source>
            <translation>zoom avant, police plus grande, augmenter la taille</translation>
        </message>
        <message>
            <source>zoom out, smaller font, decrease font size</source>
            <translation>zoom arrière, police plus petite, réduire la taille</translation>
        </message>
    </context>
    <context>
        <name>TabbedPage</name>
        <message>
            <source>Activity</source>
            <translation>Activité</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Flux</translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message>
            <source>Add a tag</source>
            <translation>Ajouter une étiquette</translation>
        </message>
        <message>
            <source>Create tag “{name}”</source>
            <translation>Créer l’étiquette « {name} »</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Étiquettes</translation>
        </message>
        <message numerus="yes">
            <source>Tags of %n articles</source>
            <translation>
                <numerusform>Étiquettes de %n article</numerusform>
                <numerusform>Étiquettes de %n articles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Couper</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Coller</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Tout sélectionner</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Default size and width</source>
            <translation>Taille et largeur par défaut</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Police</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texte plus grand</translation>
        </message>
        <message>
            <source>Narrower column</source>
            <translation>Colonne plus étroite</translation>
        </message>
        <message>
            <source>Sans</source>
            <translation>Sans</translation>
        </message>
        <message>
            <source>Serif</source>
            <translation>Serif</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texte plus petit</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>Wider column</source>
            <translation>Colonne plus large</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Largeur</translation>
        </message>
    </context>
    <context>
        <name>TextRuleSheet</name>
        <message numerus="yes">
            <source>%n characters of text found</source>
            <translation>
                <numerusform>%n caractère de texte trouvé</numerusform>
                <numerusform>%n caractères de texte trouvés</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the block that holds the text:</source>
            <translation>Choisissez le bloc qui contient le texte :</translation>
        </message>
        <message>
            <source>Full text on the pages of this feed</source>
            <translation>Texte intégral sur les pages de ce flux</translation>
        </message>
        <message>
            <source>No text found: choose a block that holds it.</source>
            <translation>Aucun texte trouvé : choisissez un bloc qui le contient.</translation>
        </message>
        <message>
            <source>This is not a CSS selector.</source>
            <translation>Ceci n’est pas un sélecteur CSS.</translation>
        </message>
    </context>
    <context>
        <name>ThinScrollBar</name>
        <message>
            <source>Scroll</source>
            <translation>Défiler</translation>
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
            <translation>Aujourd’hui</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Hier</translation>
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
            <source>d MMMM yyyy</source>
            <translation>d MMMM yyyy</translation>
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
            <translation>maintenant</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>hier {time}</translation>
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
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>Ignorer</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n nouvel article</numerusform>
                <numerusform>%n nouveaux articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Non lu suivant</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Rien de nouveau</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Ouvrir Beforehand</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Suspendre l’actualisation pendant 1 heure</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Suspendre l’actualisation jusqu’à demain</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Suspendu jusqu’à {time}</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>Heures calmes jusqu’à {time}</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualiser</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Reprendre l’actualisation</translation>
        </message>
    </context>
    <context>
        <name>TreeDelegate</name>
        <message>
            <source>New name</source>
            <translation>Nouveau nom</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
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
                <numerusform>%n flux</numerusform>
                <numerusform>%n flux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nouveau</numerusform>
                <numerusform>%n nouveaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n non lu</numerusform>
                <numerusform>%n non lus</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Tous les articles</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoris</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Flux</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Pour vous</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Sur cet ordinateur</translation>
        </message>
        <message>
            <source>Refreshed only by hand</source>
            <translation>Actualisé seulement à la main</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Étiquettes</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Aujourd’hui</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Non lus</translation>
        </message>
        <message>
            <source>account</source>
            <translation>compte</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>dossier</translation>
        </message>
        <message>
            <source>problem: {what}</source>
            <translation>problème : {what}</translation>
        </message>
        <message>
            <source>refreshed only by hand</source>
            <translation>actualisé seulement à la main</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>recherche enregistrée</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>étiquette</translation>
        </message>
    </context>
    <context>
        <name>TreeView</name>
        <message>
            <source>Subscriptions</source>
            <translation>Abonnements</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Added</source>
            <translation>Ajouté</translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds</source>
            <translation>
                <numerusform>%n flux ajouté</numerusform>
                <numerusform>%n flux ajoutés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds to favourites</source>
            <translation>
                <numerusform>%n flux ajouté aux favoris</numerusform>
                <numerusform>%n flux ajoutés aux favoris</numerusform>
            </translation>
        </message>
        <message>
            <source>Added the folder {name}</source>
            <translation>Dossier {name} ajouté</translation>
        </message>
        <message>
            <source>Added the rule {name}</source>
            <translation>Règle {name} ajoutée</translation>
        </message>
        <message>
            <source>Added to Read later</source>
            <translation>Ajouté à À lire plus tard</translation>
        </message>
        <message numerus="yes">
            <source>Added to Read later: %n articles</source>
            <translation>
                <numerusform>Ajouté à À lire plus tard : %n article</numerusform>
                <numerusform>Ajoutés à À lire plus tard : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Added to favourites</source>
            <translation>Ajouté aux favoris</translation>
        </message>
        <message>
            <source>Added {name}</source>
            <translation>{name} ajouté</translation>
        </message>
        <message>
            <source>Added {name} to favourites</source>
            <translation>{name} ajouté aux favoris</translation>
        </message>
        <message>
            <source>Added “{name}” to Read later</source>
            <translation>« {name} » ajouté à À lire plus tard</translation>
        </message>
        <message>
            <source>Address changed</source>
            <translation>Adresse modifiée</translation>
        </message>
        <message>
            <source>Cancelled the download of “{name}”</source>
            <translation>Téléchargement de « {name} » annulé</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modifié</translation>
        </message>
        <message numerus="yes">
            <source>Changed %n items</source>
            <translation>
                <numerusform>%n élément modifié</numerusform>
                <numerusform>%n éléments modifiés</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the address of {name}</source>
            <translation>Adresse de {name} modifiée</translation>
        </message>
        <message>
            <source>Changed the rule {name}</source>
            <translation>Règle {name} modifiée</translation>
        </message>
        <message>
            <source>Changed the search {name}</source>
            <translation>Recherche {name} modifiée</translation>
        </message>
        <message numerus="yes">
            <source>Changed the settings of %n feeds</source>
            <translation>
                <numerusform>Réglages de %n flux modifiés</numerusform>
                <numerusform>Réglages de %n flux modifiés</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the settings of {name}</source>
            <translation>Réglages de {name} modifiés</translation>
        </message>
        <message>
            <source>Changed the tags of “{name}”</source>
            <translation>Étiquettes de « {name} » modifiées</translation>
        </message>
        <message>
            <source>Changed {name}</source>
            <translation>{name} modifié</translation>
        </message>
        <message>
            <source>Computer forgotten</source>
            <translation>Ordinateur oublié</translation>
        </message>
        <message>
            <source>Computer renamed</source>
            <translation>Ordinateur renommé</translation>
        </message>
        <message>
            <source>Deleted the download of “{name}”</source>
            <translation>Téléchargement de « {name} » supprimé</translation>
        </message>
        <message>
            <source>Deleted the tag {name}</source>
            <translation>Étiquette {name} supprimée</translation>
        </message>
        <message>
            <source>Download cancelled</source>
            <translation>Téléchargement annulé</translation>
        </message>
        <message>
            <source>Download deleted</source>
            <translation>Téléchargement supprimé</translation>
        </message>
        <message>
            <source>Favourites rearranged</source>
            <translation>Favoris réorganisés</translation>
        </message>
        <message>
            <source>Folder added</source>
            <translation>Dossier ajouté</translation>
        </message>
        <message>
            <source>Folder joined</source>
            <translation>Dossier rejoint</translation>
        </message>
        <message>
            <source>Folder left</source>
            <translation>Dossier quitté</translation>
        </message>
        <message>
            <source>Folder moved</source>
            <translation>Dossier déplacé</translation>
        </message>
        <message>
            <source>Folder removed; its feeds are kept</source>
            <translation>Dossier supprimé ; ses flux sont conservés</translation>
        </message>
        <message>
            <source>Folder renamed</source>
            <translation>Dossier renommé</translation>
        </message>
        <message>
            <source>Folder restored</source>
            <translation>Dossier rétabli</translation>
        </message>
        <message>
            <source>Forgot the computer {name}</source>
            <translation>Ordinateur {name} oublié</translation>
        </message>
        <message>
            <source>Hid “{name}”</source>
            <translation>« {name} » masqué</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Masqué</translation>
        </message>
        <message numerus="yes">
            <source>Hidden: %n articles</source>
            <translation>
                <numerusform>%n article masqué</numerusform>
                <numerusform>%n articles masqués</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Ignored %n feeds until they change</source>
            <translation>
                <numerusform>%n flux ignoré jusqu’à ce qu’il change</numerusform>
                <numerusform>%n flux ignorés jusqu’à ce qu’ils changent</numerusform>
            </translation>
        </message>
        <message>
            <source>Ignored until it changes</source>
            <translation>Ignoré jusqu’à un changement</translation>
        </message>
        <message>
            <source>Ignored {name} until it changes</source>
            <translation>{name} ignoré jusqu’à un changement</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>Importé</translation>
        </message>
        <message>
            <source>Joined the folder {name}</source>
            <translation>Dossier {name} rejoint</translation>
        </message>
        <message>
            <source>Learned data erased</source>
            <translation>Données apprises effacées</translation>
        </message>
        <message>
            <source>Left the folder {name}</source>
            <translation>Dossier {name} quitté</translation>
        </message>
        <message>
            <source>Less like “{name}” from now on</source>
            <translation>Désormais moins d’articles comme « {name} »</translation>
        </message>
        <message>
            <source>Less of this from now on</source>
            <translation>Désormais moins de ce genre</translation>
        </message>
        <message>
            <source>Marked all as read</source>
            <translation>Tous marqués comme lus</translation>
        </message>
        <message numerus="yes">
            <source>Marked all as read: %n articles</source>
            <translation>
                <numerusform>Tout marqué comme lu : %n article</numerusform>
                <numerusform>Tous marqués comme lus : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as read</source>
            <translation>Marqué comme lu</translation>
        </message>
        <message numerus="yes">
            <source>Marked as read: %n articles</source>
            <translation>
                <numerusform>Marqué comme lu : %n article</numerusform>
                <numerusform>Marqués comme lus : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as unread</source>
            <translation>Marqué comme non lu</translation>
        </message>
        <message numerus="yes">
            <source>Marked as unread: %n articles</source>
            <translation>
                <numerusform>Marqué comme non lu : %n article</numerusform>
                <numerusform>Marqués comme non lus : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked “{name}” as read</source>
            <translation>« {name} » marqué comme lu</translation>
        </message>
        <message>
            <source>Marked “{name}” as unread</source>
            <translation>« {name} » marqué comme non lu</translation>
        </message>
        <message>
            <source>Merged two subscriptions to the same feed</source>
            <translation>Deux abonnements au même flux fusionnés</translation>
        </message>
        <message>
            <source>Merged two subscriptions to {name}</source>
            <translation>Deux abonnements à {name} fusionnés</translation>
        </message>
        <message>
            <source>Merged two tags into {name}</source>
            <translation>Deux étiquettes fusionnées en {name}</translation>
        </message>
        <message>
            <source>More like “{name}” from now on</source>
            <translation>Désormais plus d’articles comme « {name} »</translation>
        </message>
        <message>
            <source>More of this from now on</source>
            <translation>Désormais plus de ce genre</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Déplacé</translation>
        </message>
        <message numerus="yes">
            <source>Moved %n folders</source>
            <translation>
                <numerusform>%n dossier déplacé</numerusform>
                <numerusform>%n dossiers déplacés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved %n items</source>
            <translation>
                <numerusform>%n élément déplacé</numerusform>
                <numerusform>%n éléments déplacés</numerusform>
            </translation>
        </message>
        <message>
            <source>Moved the folder {name}</source>
            <translation>Dossier {name} déplacé</translation>
        </message>
        <message>
            <source>Moved {name}</source>
            <translation>{name} déplacé</translation>
        </message>
        <message>
            <source>Moved {name} within the favourites</source>
            <translation>{name} déplacé dans les favoris</translation>
        </message>
        <message numerus="yes">
            <source>Muted %n feeds: new articles arrive as read</source>
            <translation>
                <numerusform>%n flux en sourdine : les nouveaux articles arrivent comme lus</numerusform>
                <numerusform>%n flux en sourdine : les nouveaux articles arrivent comme lus</numerusform>
            </translation>
        </message>
        <message>
            <source>Muted {name}: new articles arrive as read</source>
            <translation>{name} en sourdine : les nouveaux articles arrivent comme lus</translation>
        </message>
        <message>
            <source>Muted: new articles arrive as read</source>
            <translation>En sourdine : les nouveaux articles arrivent comme lus</translation>
        </message>
        <message>
            <source>Neither more nor less like “{name}”</source>
            <translation>Ni plus ni moins d’articles comme « {name} »</translation>
        </message>
        <message>
            <source>Neither more nor less of this</source>
            <translation>Ni plus ni moins de ce genre</translation>
        </message>
        <message>
            <source>Passphrase set: every other computer asks for it</source>
            <translation>Phrase secrète définie : chaque autre ordinateur la demandera</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Suspendu</translation>
        </message>
        <message numerus="yes">
            <source>Paused %n feeds</source>
            <translation>
                <numerusform>%n flux suspendu</numerusform>
                <numerusform>%n flux suspendus</numerusform>
            </translation>
        </message>
        <message>
            <source>Paused {name}</source>
            <translation>{name} suspendu</translation>
        </message>
        <message>
            <source>Put back into its story</source>
            <translation>Remis dans son groupe</translation>
        </message>
        <message>
            <source>Put “{name}” back into its story</source>
            <translation>« {name} » remis dans son groupe</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Supprimé</translation>
        </message>
        <message numerus="yes">
            <source>Removed %n feeds from favourites</source>
            <translation>
                <numerusform>%n flux retiré des favoris</numerusform>
                <numerusform>%n flux retirés des favoris</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n folders; their feeds are kept</source>
            <translation>
                <numerusform>%n dossier supprimé ; ses flux sont conservés</numerusform>
                <numerusform>%n dossiers supprimés ; leurs flux sont conservés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n items</source>
            <translation>
                <numerusform>%n élément supprimé</numerusform>
                <numerusform>%n éléments supprimés</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed a tag from “{name}”</source>
            <translation>Étiquette retirée de « {name} »</translation>
        </message>
        <message>
            <source>Removed from Read later</source>
            <translation>Retiré de À lire plus tard</translation>
        </message>
        <message numerus="yes">
            <source>Removed from Read later: %n articles</source>
            <translation>
                <numerusform>Retiré de À lire plus tard : %n article</numerusform>
                <numerusform>Retirés de À lire plus tard : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed from favourites</source>
            <translation>Retiré des favoris</translation>
        </message>
        <message>
            <source>Removed the folder {name}; its feeds are kept</source>
            <translation>Dossier {name} supprimé ; ses flux sont conservés</translation>
        </message>
        <message>
            <source>Removed the rule {name}</source>
            <translation>Règle {name} supprimée</translation>
        </message>
        <message>
            <source>Removed the search {name}</source>
            <translation>Recherche {name} supprimée</translation>
        </message>
        <message>
            <source>Removed the star from “{name}”</source>
            <translation>Étoile retirée de « {name} »</translation>
        </message>
        <message>
            <source>Removed {name}</source>
            <translation>{name} supprimé</translation>
        </message>
        <message>
            <source>Removed {name} from favourites</source>
            <translation>{name} retiré des favoris</translation>
        </message>
        <message>
            <source>Removed {name}; changes made here were not sent</source>
            <translation>{name} supprimé ; des modifications faites ici n’ont pas été envoyées</translation>
        </message>
        <message>
            <source>Removed “{name}” from Read later</source>
            <translation>« {name} » retiré de À lire plus tard</translation>
        </message>
        <message>
            <source>Removed; changes made here were not sent</source>
            <translation>Supprimé ; des modifications faites ici n’ont pas été envoyées</translation>
        </message>
        <message>
            <source>Renamed</source>
            <translation>Renommé</translation>
        </message>
        <message>
            <source>Renamed a folder to {name}</source>
            <translation>Dossier renommé en {name}</translation>
        </message>
        <message>
            <source>Renamed a tag to {name}</source>
            <translation>Étiquette renommée en {name}</translation>
        </message>
        <message>
            <source>Renamed to {name}</source>
            <translation>Renommé en {name}</translation>
        </message>
        <message>
            <source>Restored the folder {name}</source>
            <translation>Dossier {name} rétabli</translation>
        </message>
        <message>
            <source>Resumed refreshing</source>
            <translation>Actualisation reprise</translation>
        </message>
        <message numerus="yes">
            <source>Resumed refreshing %n feeds</source>
            <translation>
                <numerusform>Actualisation de %n flux reprise</numerusform>
                <numerusform>Actualisation de %n flux reprise</numerusform>
            </translation>
        </message>
        <message>
            <source>Resumed refreshing {name}</source>
            <translation>Actualisation de {name} reprise</translation>
        </message>
        <message>
            <source>Rule added</source>
            <translation>Règle ajoutée</translation>
        </message>
        <message>
            <source>Rule applied</source>
            <translation>Règle appliquée</translation>
        </message>
        <message numerus="yes">
            <source>Rule applied: %n articles</source>
            <translation>
                <numerusform>Règle appliquée : %n article</numerusform>
                <numerusform>Règle appliquée : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Rule changed</source>
            <translation>Règle modifiée</translation>
        </message>
        <message>
            <source>Rule removed</source>
            <translation>Règle supprimée</translation>
        </message>
        <message>
            <source>Saved the search {name}</source>
            <translation>Recherche {name} enregistrée</translation>
        </message>
        <message>
            <source>Saved to Read later</source>
            <translation>Enregistré dans À lire plus tard</translation>
        </message>
        <message numerus="yes">
            <source>Saved to Read later: %n pages</source>
            <translation>
                <numerusform>Enregistrée dans À lire plus tard : %n page</numerusform>
                <numerusform>Enregistrées dans À lire plus tard : %n pages</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved “{name}” to Read later</source>
            <translation>« {name} » enregistré dans À lire plus tard</translation>
        </message>
        <message>
            <source>Search changed</source>
            <translation>Recherche modifiée</translation>
        </message>
        <message>
            <source>Search removed</source>
            <translation>Recherche supprimée</translation>
        </message>
        <message>
            <source>Search saved</source>
            <translation>Recherche enregistrée</translation>
        </message>
        <message>
            <source>Sending</source>
            <translation>Envoi en cours</translation>
        </message>
        <message>
            <source>Sending to {name}</source>
            <translation>Envoi vers {name}</translation>
        </message>
        <message>
            <source>Settings changed</source>
            <translation>Réglages modifiés</translation>
        </message>
        <message>
            <source>Showing “{name}” again</source>
            <translation>« {name} » de nouveau affiché</translation>
        </message>
        <message>
            <source>Shown again</source>
            <translation>De nouveau affiché</translation>
        </message>
        <message numerus="yes">
            <source>Shown again: %n articles</source>
            <translation>
                <numerusform>De nouveau affiché : %n article</numerusform>
                <numerusform>De nouveau affichés : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Star removed</source>
            <translation>Étoile retirée</translation>
        </message>
        <message numerus="yes">
            <source>Star removed: %n articles</source>
            <translation>
                <numerusform>Étoile retirée : %n article</numerusform>
                <numerusform>Étoile retirée : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Étoile ajoutée</translation>
        </message>
        <message>
            <source>Starred “{name}”</source>
            <translation>« {name} » étoilé</translation>
        </message>
        <message numerus="yes">
            <source>Starred: %n articles</source>
            <translation>
                <numerusform>Étoilé : %n article</numerusform>
                <numerusform>Étoilés : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Starts from the beginning</source>
            <translation>Reprend au début</translation>
        </message>
        <message>
            <source>Subscribed again</source>
            <translation>De nouveau abonné</translation>
        </message>
        <message numerus="yes">
            <source>Subscribed to %n feeds again</source>
            <translation>
                <numerusform>De nouveau abonné à %n flux</numerusform>
                <numerusform>De nouveau abonné à %n flux</numerusform>
            </translation>
        </message>
        <message>
            <source>Subscribed to {name} again</source>
            <translation>De nouveau abonné à {name}</translation>
        </message>
        <message>
            <source>Tag deleted</source>
            <translation>Étiquette supprimée</translation>
        </message>
        <message>
            <source>Tag removed</source>
            <translation>Étiquette retirée</translation>
        </message>
        <message numerus="yes">
            <source>Tag removed: %n articles</source>
            <translation>
                <numerusform>Étiquette retirée : %n article</numerusform>
                <numerusform>Étiquette retirée : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Tag renamed</source>
            <translation>Étiquette renommée</translation>
        </message>
        <message>
            <source>Tagged</source>
            <translation>Étiqueté</translation>
        </message>
        <message>
            <source>Tagged “{name}”</source>
            <translation>« {name} » étiqueté</translation>
        </message>
        <message numerus="yes">
            <source>Tagged: %n articles</source>
            <translation>
                <numerusform>Étiqueté : %n article</numerusform>
                <numerusform>Étiquetés : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags changed</source>
            <translation>Étiquettes modifiées</translation>
        </message>
        <message numerus="yes">
            <source>Tags changed: %n articles</source>
            <translation>
                <numerusform>Étiquettes modifiées : %n article</numerusform>
                <numerusform>Étiquettes modifiées : %n articles</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags merged</source>
            <translation>Étiquettes fusionnées</translation>
        </message>
        <message>
            <source>Taken out of its story</source>
            <translation>Retiré de son groupe</translation>
        </message>
        <message>
            <source>This computer is called {name} now</source>
            <translation>Cet ordinateur s’appelle désormais {name}</translation>
        </message>
        <message>
            <source>Took “{name}” out of its story</source>
            <translation>« {name} » retiré de son groupe</translation>
        </message>
        <message>
            <source>Unsubscribed</source>
            <translation>Désabonné</translation>
        </message>
        <message numerus="yes">
            <source>Unsubscribed from %n feeds</source>
            <translation>
                <numerusform>Désabonné de %n flux</numerusform>
                <numerusform>Désabonné de %n flux</numerusform>
            </translation>
        </message>
        <message>
            <source>Unsubscribed from {name}</source>
            <translation>Désabonné de {name}</translation>
        </message>
        <message>
            <source>“{name}” starts from the beginning</source>
            <translation>« {name} » reprend au début</translation>
        </message>
    </context>
    <context>
        <name>UsualWords</name>
        <message>
            <source>usually posts {days}, {hours}</source>
            <translation>publie d’habitude {days}, {hours}</translation>
        </message>
        <message>
            <source>usually posts {times}</source>
            <translation>publie d’habitude {times}</translation>
        </message>
        <message>
            <source>usually {days}</source>
            <translation>d’ordinaire {days}</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some} et {last}</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message numerus="yes">
            <source>%n feeds would lose articles</source>
            <translation>
                <numerusform>%n flux perdrait des articles</numerusform>
                <numerusform>%n flux perdraient des articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more might.</source>
            <translation>
                <numerusform>%n autre peut-être.</numerusform>
                <numerusform>%n autres peut-être.</numerusform>
            </translation>
        </message>
        <message>
            <source>Automatic refreshing is off, so articles may go missing.</source>
            <translation>L’actualisation automatique est désactivée : des articles peuvent donc se perdre.</translation>
        </message>
        <message>
            <source>Away until {day}. Only feeds that would lose articles are refreshed, and all feeds shortly before you return.</source>
            <translation>Absence jusqu’au {day}. Seuls les flux qui perdraient des articles sont actualisés, puis tous les flux peu avant votre retour.</translation>
        </message>
        <message>
            <source>End vacation</source>
            <translation>Terminer les vacances</translation>
        </message>
        <message>
            <source>Hide feeds</source>
            <translation>Masquer les flux</translation>
        </message>
        <message>
            <source>Length of vacation</source>
            <translation>Durée des vacances</translation>
        </message>
        <message>
            <source>No feed would lose articles</source>
            <translation>Aucun flux ne perdrait d’articles</translation>
        </message>
        <message>
            <source>Show feeds</source>
            <translation>Afficher les flux</translation>
        </message>
        <message>
            <source>Start vacation</source>
            <translation>Commencer les vacances</translation>
        </message>
        <message>
            <source>Turn this on and, until {day}, only feeds that would lose articles are refreshed while this computer is on.</source>
            <translation>Avec cette option, jusqu’au {day}, seuls les flux qui perdraient des articles sont actualisés tant que cet ordinateur est allumé.</translation>
        </message>
        <message>
            <source>Works while this computer is on. Opening the window does not end it.</source>
            <translation>Fonctionne tant que cet ordinateur est allumé. Ouvrir la fenêtre n’y met pas fin.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>et %n autre</numerusform>
                <numerusform>et %n autres</numerusform>
            </translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd d MMMM</translation>
        </message>
        <message numerus="yes">
            <source>for %n days</source>
            <translation>
                <numerusform>%n jour</numerusform>
                <numerusform>%n jours</numerusform>
            </translation>
        </message>
        <message>
            <source>for a week</source>
            <translation>une semaine</translation>
        </message>
        <message>
            <source>for three weeks</source>
            <translation>trois semaines</translation>
        </message>
        <message>
            <source>for two weeks</source>
            <translation>deux semaines</translation>
        </message>
        <message>
            <source>{feeds} if you are away {duration} and this computer is off.</source>
            <translation>{feeds} si vous êtes absent {duration} et que cet ordinateur est éteint.</translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, full after {duration}</source>
            <translation>
                <numerusform>{title} : contient %n article, plein après {duration}</numerusform>
                <numerusform>{title} : contient %n articles, plein après {duration}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, may be full already</source>
            <translation>
                <numerusform>{title} : contient %n article, peut-être déjà plein</numerusform>
                <numerusform>{title} : contient %n articles, peut-être déjà plein</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}: only if it posts more than usual</source>
            <translation>{title} : seulement s’il publie plus que d’habitude</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message numerus="yes">
            <source>All %n feeds are working</source>
            <translation>
                <numerusform>Le seul flux fonctionne</numerusform>
                <numerusform>Les %n flux fonctionnent</numerusform>
            </translation>
        </message>
        <message>
            <source>Last refresh at {time}.</source>
            <translation>Dernière actualisation à {time}.</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>Aucun flux</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Pas encore actualisé</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
</TS>
