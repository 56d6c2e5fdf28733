<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>A desktop feed reader that has your feeds ready before you open it.</source>
            <translation>Un lector de feeds de escritorio que tiene sus feeds listos antes de que lo abra.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licencias</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>No se necesita cuenta.</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Informar de un problema…</translation>
        </message>
    </context>
    <context>
        <name>AccountQuestions</name>
        <message numerus="yes">
            <source>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</source>
            <translation>
                <numerusform>%n cambio hecho aquí desde {time} no se ha enviado nunca. Lo que haya hecho entretanto en otro lugar puede ser más reciente. No se sincroniza nada hasta que elija.</numerusform>
                <numerusform>%n cambios hechos aquí desde {time} no se han enviado nunca. Lo que haya hecho entretanto en otro lugar puede ser más reciente. No se sincroniza nada hasta que elija.</numerusform>
            </translation>
        </message>
        <message>
            <source>Match articles</source>
            <translation>Emparejar los artículos</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>Enviar cambios</translation>
        </message>
        <message>
            <source>Send old changes to {name}?</source>
            <translation>¿Enviar los cambios antiguos a {name}?</translation>
        </message>
        <message>
            <source>Stop synchronising</source>
            <translation>Dejar de sincronizar</translation>
        </message>
        <message>
            <source>The server no longer has the articles that came from it before, or has others in their place. If it was set up again with the same feeds, or restored from a backup, articles are matched by link and title, and read states and stars here are kept. Nothing is synchronised until you choose.</source>
            <translation>El servidor ya no tiene los artículos que antes venían de él, o tiene otros en su lugar. Si se instaló de nuevo con los mismos feeds, o se restauró desde una copia de seguridad, los artículos se emparejan por enlace y título, y se conservan los estados de lectura y las estrellas de aquí. No se sincroniza nada hasta que usted elija.</translation>
        </message>
        <message>
            <source>Use the server's state</source>
            <translation>Usar el estado del servidor</translation>
        </message>
        <message>
            <source>Was {name} set up again?</source>
            <translation>¿Se instaló {name} de nuevo?</translation>
        </message>
    </context>
    <context>
        <name>AccountSheet</name>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>En el llavero; escriba para sustituirla</translation>
        </message>
        <message>
            <source>Keep its feeds on this computer</source>
            <translation>Conservar sus feeds en este equipo</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>On one of your computers is enough.</source>
            <translation>Basta con uno de sus equipos.</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Quitar la cuenta</translation>
        </message>
        <message>
            <source>Rules act on its new articles</source>
            <translation>Las reglas actúan sobre sus artículos nuevos</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizar ahora</translation>
        </message>
        <message>
            <source>The server's own timer keeps running. Scorecard compares the two.</source>
            <translation>El temporizador del servidor sigue. El balance compara los dos.</translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n cambio en espera</numerusform>
                <numerusform>%n cambios en espera</numerusform>
            </translation>
        </message>
        <message>
            <source>API access is off</source>
            <translation>El acceso API está desactivado</translation>
        </message>
        <message>
            <source>API key refused</source>
            <translation>Clave API rechazada</translation>
        </message>
        <message>
            <source>Certificate changed</source>
            <translation>El certificado cambió</translation>
        </message>
        <message>
            <source>Certificate not trusted</source>
            <translation>Certificado sin confianza</translation>
        </message>
        <message>
            <source>First sync…</source>
            <translation>Primera sincronización…</translation>
        </message>
        <message>
            <source>Google Reader API</source>
            <translation>API de Google Reader</translation>
        </message>
        <message>
            <source>Keyring unavailable</source>
            <translation>Llavero no disponible</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Sin conexión</translation>
        </message>
        <message>
            <source>Old changes</source>
            <translation>Cambios antiguos</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Revisar</translation>
        </message>
        <message>
            <source>Server not reached</source>
            <translation>No se alcanza el servidor</translation>
        </message>
        <message>
            <source>Server set up again?</source>
            <translation>¿Servidor reinstalado?</translation>
        </message>
        <message>
            <source>Server unreachable since {time}</source>
            <translation>Servidor inaccesible desde {time}</translation>
        </message>
        <message>
            <source>Sign-in failed</source>
            <translation>Inicio de sesión rechazado</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>Sincronizado {time}</translation>
        </message>
        <message numerus="yes">
            <source>Syncing: {done} of %n articles</source>
            <translation>
                <numerusform>Sincronizando: {done} de %n artículo</numerusform>
                <numerusform>Sincronizando: {done} de %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>The server did not refresh feeds: {problem}</source>
            <translation>El servidor no actualizó los feeds: {problem}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Article</source>
            <translation>A&amp;rtículo</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Editar</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Archivo</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>A&amp;yuda</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>Acerca de Beforehand</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>Registro de actividad</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>Tamaño real</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Añadir cuenta…</translation>
        </message>
        <message>
            <source>Add feed from selected link…</source>
            <translation>Añadir feed desde el enlace seleccionado…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>Añadir feed…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>Añadir sitio o feed…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>Avanzar 30 segundos</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Todos los artículos</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>Ya está en {name}</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Cargar siempre las imágenes de este feed</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artículo</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>Retroceder 15 segundos</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Cambiar atajos…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>Elegir el texto completo…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Cerrar reproductor</translation>
        </message>
        <message>
            <source>Close window</source>
            <translation>Cerrar ventana</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Contraer todas las carpetas</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Equipos…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Copy address of selected picture</source>
            <translation>Copiar la dirección de la imagen seleccionada</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Copiar como Markdown</translation>
        </message>
        <message>
            <source>Copy browser bookmark that saves pages</source>
            <translation>Copiar el marcador para el navegador que guarda páginas</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>Copiar cita</translation>
        </message>
        <message>
            <source>Copy description of selected picture</source>
            <translation>Copiar la descripción de la imagen seleccionada</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copiar enlace</translation>
        </message>
        <message>
            <source>Copy selected link with text</source>
            <translation>Copiar el enlace seleccionado con su texto</translation>
        </message>
        <message>
            <source>Copy selected picture</source>
            <translation>Copiar la imagen seleccionada</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Copiar la selección</translation>
        </message>
        <message>
            <source>Copy selection as Markdown</source>
            <translation>Copiar la selección como Markdown</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>Copiar título y enlace</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>Crear regla a partir de este artículo…</translation>
        </message>
        <message>
            <source>Create rule with selection…</source>
            <translation>Crear regla con la selección…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Eliminar descarga</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>Descargar episodio</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Expandir todas las carpetas</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>Exportar todo…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>Exportar suscripciones…</translation>
        </message>
        <message>
            <source>Favourite</source>
            <translation>Favorito</translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation>Feed favorito</translation>
        </message>
        <message>
            <source>Fee&amp;d</source>
            <translation>Fee&amp;d</translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation>Estado de los feeds</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtrar feeds</translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation>Filtrar lista…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>Buscar en el artículo…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>Seguir una página sin feed…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Para usted</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Texto completo</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>Obtener reglas de sitios de GitHub</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>Ir a cualquier sitio…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ocultar feeds leídos</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>Importar OPML desde URL…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>Importar de otro lector…</translation>
        </message>
        <message>
            <source>Import progress</source>
            <translation>Progreso de la importación</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importar…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texto más grande</translation>
        </message>
        <message>
            <source>Layout: columns / list above</source>
            <translation>Disposición: columnas / lista arriba</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>Menos como este</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Lista</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Lista arriba</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>Marcar los anteriores como leídos</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Marcar todo como leído</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como leído</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Marcar como leído o no leído</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marcar como no leído</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>Marcar los siguientes como leídos</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>Marcar los más antiguos como leídos</translation>
        </message>
        <message>
            <source>Mark story as read</source>
            <translation>Marcar la noticia entera como leída</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>Más como este</translation>
        </message>
        <message>
            <source>Move down in the sidebar</source>
            <translation>Bajar en la barra lateral</translation>
        </message>
        <message>
            <source>Move up in the sidebar</source>
            <translation>Subir en la barra lateral</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Artículos nuevos</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Los más recientes primero</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Boletines de un buzón…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>Artículo siguiente</translation>
        </message>
        <message>
            <source>Next change</source>
            <translation>Cambio siguiente</translation>
        </message>
        <message>
            <source>Next episode in Read later</source>
            <translation>Siguiente episodio de Leer más tarde</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>Feed siguiente</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Siguiente no leído</translation>
        </message>
        <message>
            <source>Not the same story</source>
            <translation>No es la misma noticia</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Los más antiguos primero</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>Abrir la ayuda</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Abrir en el navegador</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Abrir la carpeta de programas</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>Abrir la selección en el navegador</translation>
        </message>
        <message>
            <source>Open selected link in background</source>
            <translation>Abrir el enlace seleccionado en segundo plano</translation>
        </message>
        <message>
            <source>Open selected link in browser</source>
            <translation>Abrir el enlace seleccionado en el navegador</translation>
        </message>
        <message>
            <source>Open selected picture in browser</source>
            <translation>Abrir la imagen seleccionada en el navegador</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Pausar la actualización durante 1 hora</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Pausar la actualización hasta mañana</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>Reproducir episodio</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>Reproducir más rápido</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Reproducir desde el principio</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>Reproducir o pausar el episodio</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>Reproducir más despacio</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Reproductor</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Preferencias…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>Artículo anterior</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>Feed anterior</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>Anterior no leído</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Propiedades…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Leer en voz alta</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Leer más tarde</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Actualizar todo</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>Actualizar esta lista</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>Quitar de {name}</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Informar de un problema…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Reanudar la actualización</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>Reglas…</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Guardar como EPUB…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>Guardar como Markdown con imágenes…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>Guardar como Markdown…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Guardar como PDF…</translation>
        </message>
        <message>
            <source>Save copied link to Read later</source>
            <translation>Guardar el enlace copiado en Leer más tarde</translation>
        </message>
        <message>
            <source>Save linked page to Read later</source>
            <translation>Guardar la página enlazada en Leer más tarde</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>Guardar la lista como EPUB…</translation>
        </message>
        <message>
            <source>Save selected picture…</source>
            <translation>Guardar la imagen seleccionada…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Guardar esta búsqueda</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>Desplazar hacia atrás</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>Desplazar, luego siguiente no leído</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search articles for selection</source>
            <translation>Buscar la selección en los artículos</translation>
        </message>
        <message>
            <source>Search the web for selection</source>
            <translation>Buscar la selección en la web</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleccionar todo</translation>
        </message>
        <message>
            <source>Select all text</source>
            <translation>Seleccionar todo el texto</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>Enviar enlace por correo…</translation>
        </message>
        <message>
            <source>Share selection…</source>
            <translation>Compartir la selección…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Compartir…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>Mostrar como tarjetas</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>Mostrar como lista</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Mostrar cambios</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>Mostrar en una página</translation>
        </message>
        <message>
            <source>Show other reports</source>
            <translation>Mostrar los otros artículos</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Barra lateral</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texto más pequeño</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Destacar</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Destacados</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>Feeds iniciales por tema…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Detener la actualización</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizar ahora</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>Etiquetas…</translation>
        </message>
        <message>
            <source>Text, link or picture</source>
            <translation>Texto, enlace o imagen</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoy</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>Mostrar u ocultar el artículo</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>Mostrar u ocultar la lista</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>Mostrar u ocultar la barra lateral</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>No leídos</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>Solo no leídos</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Cancelar suscripción</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Ver imagen</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pictures for offline reading in the last 24 hours ({size}).</source>
            <translation>
                <numerusform>%n imagen para leer sin conexión en las últimas 24 horas ({size}).</numerusform>
                <numerusform>%n imágenes para leer sin conexión en las últimas 24 horas ({size}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n changed</source>
            <translation>
                <numerusform>, %n cambiado</numerusform>
                <numerusform>, %n cambiados</numerusform>
            </translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>Actividad</translation>
        </message>
        <message>
            <source>Article: {title}.</source>
            <translation>Artículo: {title}.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hecho</translation>
        </message>
        <message numerus="yes">
            <source>Expected: %n articles.</source>
            <translation>
                <numerusform>Previsto: %n artículo.</numerusform>
                <numerusform>Previstos: %n artículos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: hardly any articles.</source>
            <translation>Previsto: casi ningún artículo.</translation>
        </message>
        <message>
            <source>Expected: {number} articles.</source>
            <translation>Previstos: {number} artículos.</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Con error</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Artículos nuevos</translation>
        </message>
        <message>
            <source>No network</source>
            <translation>Sin red</translation>
        </message>
        <message>
            <source>No refreshes yet.</source>
            <translation>Todavía no hay actualizaciones.</translation>
        </message>
        <message>
            <source>No such entry.</source>
            <translation>No hay tal entrada.</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nada nuevo</translation>
        </message>
        <message>
            <source>Reason: {why}.</source>
            <translation>Motivo: {why}.</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>Rechazado</translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation>Guardar como CSV…</translation>
        </message>
        <message numerus="yes">
            <source>Saved %n lines as {name}</source>
            <translation>
                <numerusform>%n línea guardada como {name}</numerusform>
                <numerusform>%n líneas guardadas como {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Started {begun}, finished {done}.</source>
            <translation>Inicio {begun}, fin {done}.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenido</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>Sin cambios</translation>
        </message>
        <message>
            <source>Visit expected by {time}.</source>
            <translation>Visita prevista antes de {time}.</translation>
        </message>
        <message>
            <source>adding a feed</source>
            <translation>añadir un feed</translation>
        </message>
        <message>
            <source>after a failure</source>
            <translation>tras un error</translation>
        </message>
        <message>
            <source>article sent</source>
            <translation>artículo enviado</translation>
        </message>
        <message>
            <source>before articles go missing</source>
            <translation>antes de que falten artículos</translation>
        </message>
        <message>
            <source>chapters of an episode</source>
            <translation>capítulos de un episodio</translation>
        </message>
        <message>
            <source>common rules for full texts</source>
            <translation>reglas comunes para textos completos</translation>
        </message>
        <message>
            <source>download of an episode</source>
            <translation>descarga de un episodio</translation>
        </message>
        <message>
            <source>episode played</source>
            <translation>reproducción de un episodio</translation>
        </message>
        <message>
            <source>feed icon</source>
            <translation>icono del feed</translation>
        </message>
        <message>
            <source>first refresh</source>
            <translation>primera actualización</translation>
        </message>
        <message>
            <source>full text</source>
            <translation>texto completo</translation>
        </message>
        <message>
            <source>full text in advance</source>
            <translation>texto completo por adelantado</translation>
        </message>
        <message>
            <source>import from a URL</source>
            <translation>importación desde una URL</translation>
        </message>
        <message>
            <source>manually</source>
            <translation>manualmente</translation>
        </message>
        <message>
            <source>missing articles</source>
            <translation>artículos que faltan</translation>
        </message>
        <message>
            <source>on another computer</source>
            <translation>en otro ordenador</translation>
        </message>
        <message>
            <source>on schedule</source>
            <translation>según el plan</translation>
        </message>
        <message>
            <source>picture for offline reading</source>
            <translation>imagen para leer sin conexión</translation>
        </message>
        <message>
            <source>picture in the list</source>
            <translation>imagen de la lista</translation>
        </message>
        <message>
            <source>picture of an article</source>
            <translation>imagen de un artículo</translation>
        </message>
        <message>
            <source>program run by a rule</source>
            <translation>programa de una regla</translation>
        </message>
        <message>
            <source>refresh by the account's server</source>
            <translation>actualización por el servidor de la cuenta</translation>
        </message>
        <message>
            <source>search for a new address</source>
            <translation>búsqueda de una nueva dirección</translation>
        </message>
        <message>
            <source>shortest interval</source>
            <translation>intervalo mínimo</translation>
        </message>
        <message>
            <source>synchronisation of an account</source>
            <translation>sincronización de una cuenta</translation>
        </message>
        <message>
            <source>to catch up</source>
            <translation>para ponerse al día</translation>
        </message>
        <message>
            <source>you came back</source>
            <translation>usted ha vuelto</translation>
        </message>
        <message>
            <source>you opened the window</source>
            <translation>usted abrió la ventana</translation>
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
                <numerusform>%n feed</numerusform>
                <numerusform>%n feeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread articles</source>
            <translation>
                <numerusform>%n artículo sin leer</numerusform>
                <numerusform>%n artículos sin leer</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account</source>
            <translation>Añadir la cuenta</translation>
        </message>
        <message>
            <source>Adding the account…</source>
            <translation>Añadiendo la cuenta…</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Find server</source>
            <translation>Buscar el servidor</translation>
        </message>
        <message>
            <source>Finding the server…</source>
            <translation>Buscando el servidor…</translation>
        </message>
        <message>
            <source>FreshRSS and Miniflux. Other servers with the Google Reader API may work.</source>
            <translation>FreshRSS y Miniflux. Otros servidores con la API de Google Reader pueden funcionar.</translation>
        </message>
        <message>
            <source>Keep feeds, read states and stars in step with a server you already use.</source>
            <translation>Mantenga feeds, estados de lectura y estrellas al día con un servidor que ya usa.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>New articles are there when you usually read. The server's own timer keeps running.</source>
            <translation>Los artículos nuevos están cuando usted suele leer. El temporizador del servidor sigue.</translation>
        </message>
        <message>
            <source>Not tried with this server, but it may work.</source>
            <translation>No se ha probado con este servidor, pero puede funcionar.</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>Iniciar sesión</translation>
        </message>
        <message>
            <source>Signed in: {feeds}, {unread}</source>
            <translation>Sesión iniciada: {feeds}, {unread}</translation>
        </message>
        <message>
            <source>Signing in…</source>
            <translation>Iniciando sesión…</translation>
        </message>
        <message>
            <source>Tags stay on this computer.</source>
            <translation>Las etiquetas se quedan en este equipo.</translation>
        </message>
        <message>
            <source>The connection is not encrypted.</source>
            <translation>La conexión no está cifrada.</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>Esperando al servidor</translation>
        </message>
        <message>
            <source>Without a server…</source>
            <translation>Sin servidor…</translation>
        </message>
        <message>
            <source>no feeds</source>
            <translation>ningún feed</translation>
        </message>
        <message>
            <source>nothing unread</source>
            <translation>nada sin leer</translation>
        </message>
        <message>
            <source>{server} found at {address}</source>
            <translation>{server} encontrado en {address}</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message numerus="yes">
            <source>%n feeds found</source>
            <translation>
                <numerusform>%n feed encontrado</numerusform>
                <numerusform>%n feeds encontrados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n feeds</source>
            <translation>
                <numerusform>Añadir %n feed</numerusform>
                <numerusform>Añadir %n feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a feed</source>
            <translation>Añadir un feed</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Añadir cuenta…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>Añadir feed</translation>
        </message>
        <message numerus="yes">
            <source>Adding %n feeds…</source>
            <translation>
                <numerusform>Añadiendo %n feed…</numerusform>
                <numerusform>Añadiendo %n feeds…</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>Cualquier dirección: un sitio, un feed, la página de un canal</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation>Buscar feed</translation>
        </message>
        <message>
            <source>Finding the feed</source>
            <translation>Buscando el feed</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Buscando el feed…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Follow this page…</source>
            <translation>Seguir esta página…</translation>
        </message>
        <message>
            <source>Its site does not support https, so the connection is not encrypted.</source>
            <translation>Su sitio no admite https, así que la conexión no está cifrada.</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Boletines de un buzón…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Todavía no hay artículos</translation>
        </message>
        <message>
            <source>Program {name}</source>
            <translation>Programa {name}</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Ejecutar</translation>
        </message>
        <message>
            <source>Running the program…</source>
            <translation>Ejecutando el programa…</translation>
        </message>
        <message>
            <source>Save page</source>
            <translation>Guardar página</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Origen</translation>
        </message>
        <message>
            <source>This address is in your local network. Add it only if you trust it.</source>
            <translation>Esta dirección está en su red local. Añádala solo si confía en ella.</translation>
        </message>
        <message>
            <source>This page has several feeds. Add it alone to choose one.</source>
            <translation>Esta página tiene varios feeds. Añádala sola para elegir uno.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nivel superior</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sin título</translation>
        </message>
        <message>
            <source>Web</source>
            <translation>Web</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>Puede pegar varias direcciones.</translation>
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
            <translation>Los mejores primero</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Por día</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>Por feed</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Tarjetas</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Lista</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Los más recientes primero</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>Sin agrupar</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Los más antiguos primero</translation>
        </message>
        <message>
            <source>One page</source>
            <translation>Una página</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message numerus="yes">
            <source>%n read feeds hidden</source>
            <translation>
                <numerusform>%n feed leído oculto</numerusform>
                <numerusform>%n feeds leídos ocultos</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Contraer todas las carpetas</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Expandir todas las carpetas</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ocultar feeds leídos</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Carpeta nueva</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Mostrar recuentos</translation>
        </message>
    </context>
    <context>
        <name>ArticleHeader</name>
        <message>
            <source>Full text</source>
            <translation>Texto completo</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como leído</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marcar como no leído</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Abrir en el navegador</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Quitar destacado</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Compartir</translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation>Mostrar texto del feed</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Mostrar texto completo</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Destacar</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
    </context>
    <context>
        <name>ArticleListHeader</name>
        <message>
            <source>Close search</source>
            <translation>Cerrar búsqueda</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Disposición</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Marcar todo como leído</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualizar</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>Buscar en todos los artículos</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>Mostrar solo no leídos</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>Ordenar y agrupar</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Send to</source>
            <translation>Enviar a</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message numerus="yes">
            <source>%n more minutes</source>
            <translation>
                <numerusform>%n minuto más</numerusform>
                <numerusform>%n minutos más</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in</source>
            <translation>También en</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artículo</translation>
        </message>
        <message>
            <source>Audio</source>
            <translation>Audio</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modificado</translation>
        </message>
        <message>
            <source>Changes since</source>
            <translation>Cambios desde</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Comments</source>
            <translation>Comentarios</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Copiar dirección</translation>
        </message>
        <message>
            <source>Full text unavailable: {why}</source>
            <translation>Texto completo no disponible: {why}</translation>
        </message>
        <message>
            <source>Full text unavailable: {why} Showing the text from the feed.</source>
            <translation>Texto completo no disponible: {why} Se muestra el texto del feed.</translation>
        </message>
        <message>
            <source>Hide changes</source>
            <translation>Ocultar cambios</translation>
        </message>
        <message>
            <source>Link not opened: it is neither a web page nor an email address.</source>
            <translation>Enlace no abierto: no es una página web ni una dirección de correo.</translation>
        </message>
        <message>
            <source>Links to {host}, not {named}: {address}</source>
            <translation>Lleva a {host}, no a {named}: {address}</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>Cargando texto completo…</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como leído</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marcar como no leído</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>Next in Read later</source>
            <translation>Siguiente en Leer más tarde</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Abrir en el navegador</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>Otros artículos sobre esto</translation>
        </message>
        <message>
            <source>Parts of this article are too complex to show. Open it in the browser to see the original.</source>
            <translation>Algunas partes de este artículo son demasiado complejas para mostrarlas. Ábralo en el navegador para ver el original.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>Cita</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Leído</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>Leer a continuación</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Quitar destacado</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Mostrar cambios</translation>
        </message>
        <message>
            <source>Show whole article</source>
            <translation>Mostrar el artículo entero</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Destacar</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>No se pudo cargar la imagen</translation>
        </message>
        <message>
            <source>These versions are too different to compare.</source>
            <translation>Estas versiones son demasiado distintas para compararlas.</translation>
        </message>
        <message>
            <source>This article could not be displayed. Open it in the browser to read it.</source>
            <translation>No se pudo mostrar este artículo. Ábralo en el navegador para leerlo.</translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation>Este artículo no tiene texto.</translation>
        </message>
        <message>
            <source>This article has no web address to open.</source>
            <translation>Este artículo no tiene dirección web que abrir.</translation>
        </message>
        <message>
            <source>This article is very long. Open it in the browser to read the rest.</source>
            <translation>Este artículo es muy largo. Ábralo en el navegador para leer el resto.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sin título</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>Vídeo</translation>
        </message>
        <message>
            <source>What is stored of this article's text is damaged or too large, and is not shown.</source>
            <translation>El texto guardado de este artículo está dañado o es demasiado grande y no se muestra.</translation>
        </message>
        <message>
            <source>[added: {text}]</source>
            <translation>[añadido: {text}]</translation>
        </message>
        <message>
            <source>[removed: {text}]</source>
            <translation>[eliminado: {text}]</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>d 'de' MMMM 'de' yyyy</translation>
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
                <numerusform>%n error más.</numerusform>
                <numerusform>%n errores más.</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}: a brace is missing.</source>
            <translation>Línea {line}: falta una llave.</translation>
        </message>
        <message>
            <source>Line {line}: rules such as {word} are not allowed.</source>
            <translation>Línea {line}: no se permiten reglas como {word}.</translation>
        </message>
        <message>
            <source>Line {line}: the property “{word}” is not supported.</source>
            <translation>Línea {line}: la propiedad «{word}» no se admite.</translation>
        </message>
        <message>
            <source>Line {line}: there is no element “{word}” in articles.</source>
            <translation>Línea {line}: no hay ningún elemento «{word}» en los artículos.</translation>
        </message>
        <message>
            <source>Line {line}: this is not UTF-8 text; the file is not used.</source>
            <translation>Línea {line}: no es texto UTF-8; el archivo no se usa.</translation>
        </message>
        <message>
            <source>Line {line}: {word} may not load anything.</source>
            <translation>Línea {line}: {word} no puede cargar nada.</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” cannot be read on its background here.</source>
            <translation>Línea {line}: «{word}» no se puede leer sobre su fondo aquí.</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” is no possible value.</source>
            <translation>Línea {line}: «{word}» no es un valor posible.</translation>
        </message>
        <message>
            <source>The file is larger than 64 kB and is not used.</source>
            <translation>El archivo ocupa más de 64 kB y no se usa.</translation>
        </message>
        <message>
            <source>There is no {path}.</source>
            <translation>No hay ningún {path}.</translation>
        </message>
        <message>
            <source>Use without it</source>
            <translation>Usar sin ella</translation>
        </message>
    </context>
    <context>
        <name>AskLineSheet</name>
        <message>
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
    </context>
    <context>
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed por revisar</numerusform>
                <numerusform>%n feeds por revisar</numerusform>
            </translation>
        </message>
        <message>
            <source>Show which feeds, and what helps</source>
            <translation>Mostrar qué feeds son y qué ayuda</translation>
        </message>
        <message>
            <source>The folder of your computers needs attention</source>
            <translation>La carpeta de sus equipos requiere atención</translation>
        </message>
    </context>
    <context>
        <name>Backfills</name>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>%n artículo faltante encontrado</numerusform>
                <numerusform>%n artículos faltantes encontrados</numerusform>
            </translation>
        </message>
        <message>
            <source>No missing articles found</source>
            <translation>No se encontraron artículos faltantes</translation>
        </message>
        <message>
            <source>No more missing articles</source>
            <translation>Ya no faltan artículos</translation>
        </message>
        <message numerus="yes">
            <source>Rules for full texts of %n sites are here</source>
            <translation>
                <numerusform>Ya están las reglas para los textos completos de %n sitio</numerusform>
                <numerusform>Ya están las reglas para los textos completos de %n sitios</numerusform>
            </translation>
        </message>
        <message>
            <source>{found}: nothing is missing anymore</source>
            <translation>{found}: ya no falta nada</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Repair now</source>
            <translation>Reparar ahora</translation>
        </message>
        <message>
            <source>Saved articles can still be read, but nothing new is saved until this is fixed.</source>
            <translation>Los artículos guardados se pueden seguir leyendo, pero no se guarda nada nuevo hasta que esto se solucione.</translation>
        </message>
        <message>
            <source>Saved articles can still be read. Restart Beforehand to continue.</source>
            <translation>Los artículos guardados se pueden seguir leyendo. Reinicie Beforehand para continuar.</translation>
        </message>
        <message>
            <source>The window may be out of date. Beforehand tries again every few seconds.</source>
            <translation>Es posible que la ventana no esté al día. Beforehand vuelve a intentarlo cada pocos segundos.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of the page</source>
            <translation>Bloques de la página</translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
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
                <numerusform>%n noticia</numerusform>
                <numerusform>%n noticias</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {names}</source>
            <translation>También en {names}</translation>
        </message>
        <message>
            <source>Briefing, {day}</source>
            <translation>Resumen, {day}</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d 'de' MMMM</translation>
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
                <numerusform>%n artículo nuevo más</numerusform>
                <numerusform>%n artículos nuevos más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>%n noticia</numerusform>
                <numerusform>%n noticias</numerusform>
            </translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <source>It is prepared before you usually read, once it is known what you read.</source>
            <translation>Se prepara antes de su hora habitual de lectura, en cuanto se sabe qué lee.</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>Aún no hay ningún resumen</translation>
        </message>
        <message>
            <source>Nothing new since the last visit</source>
            <translation>Nada nuevo desde la última visita</translation>
        </message>
        <message>
            <source>Other feeds</source>
            <translation>Otros feeds</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Reproducir</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>Preparar un resumen ahora</translation>
        </message>
        <message>
            <source>Prepare again now</source>
            <translation>Preparar de nuevo ahora</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Leer en voz alta</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Listo desde {time}</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Guardar como EPUB…</translation>
        </message>
        <message>
            <source>Show in sidebar</source>
            <translation>Mostrar en la barra lateral</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Resumen de hoy</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sin título</translation>
        </message>
        <message numerus="yes">
            <source>{feed} and %n more</source>
            <translation>
                <numerusform>{feed} y %n más</numerusform>
                <numerusform>{feed} y %n más</numerusform>
            </translation>
        </message>
        <message>
            <source>{minutes} min to hear</source>
            <translation>{minutes} min de audio</translation>
        </message>
        <message>
            <source>{minutes} min to read</source>
            <translation>{minutes} min de lectura</translation>
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
            <translation>Resumen</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Resumen de hoy</translation>
        </message>
    </context>
    <context>
        <name>BugNotice</name>
        <message>
            <source>Beforehand ran into an error and continued. The report {file} is in the log folder.</source>
            <translation>Beforehand encontró un error y continuó. El informe {file} está en la carpeta de registros.</translation>
        </message>
    </context>
    <context>
        <name>BulkBar</name>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>%n seleccionado</numerusform>
                <numerusform>%n seleccionados</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CertificateRow</name>
        <message>
            <source>Compare its SHA-256 fingerprint with the server before you trust it:</source>
            <translation>Compare su huella SHA-256 con el servidor antes de confiar en él:</translation>
        </message>
        <message>
            <source>No authority vouches for its certificate.</source>
            <translation>Ninguna autoridad responde por su certificado.</translation>
        </message>
        <message>
            <source>Send the password unencrypted</source>
            <translation>Enviar la contraseña sin cifrar</translation>
        </message>
        <message>
            <source>The server's certificate changed.</source>
            <translation>El certificado del servidor cambió.</translation>
        </message>
        <message>
            <source>Trust this certificate for this account</source>
            <translation>Confiar en este certificado</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>It stays in the tray and keeps your feeds ready. Ctrl+Q always quits. You can change this in Preferences.</source>
            <translation>Permanece en la bandeja y mantiene sus feeds listos. Ctrl+Q siempre cierra el programa. Puede cambiarlo en Preferencias.</translation>
        </message>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>¿Mantener Beforehand en marcha?</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>Mantener en marcha</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>Salir al cerrar</translation>
        </message>
    </context>
    <context>
        <name>CompletionList</name>
        <message>
            <source>{name}, {number} of {count}</source>
            <translation>{name}, {number} de {count}</translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n cambio en espera</numerusform>
                <numerusform>%n cambios en espera</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n computers use this folder. Their feeds, marks and stars and those of this computer are put together; nothing is removed.</source>
            <translation>
                <numerusform>%n equipo usa esta carpeta. Sus feeds, marcas y estrellas se reúnen con los de este equipo; no se elimina nada.</numerusform>
                <numerusform>%n equipos usan esta carpeta. Sus feeds, marcas y estrellas se reúnen con los de este equipo; no se elimina nada.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Beforehand is here already</source>
            <translation>Beforehand ya está aquí</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Cambiar…</translation>
        </message>
        <message>
            <source>Choose a folder that reaches your other computers</source>
            <translation>Elija una carpeta que llegue a sus otros equipos</translation>
        </message>
        <message>
            <source>Choose folder…</source>
            <translation>Elegir carpeta…</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Each computer asks for it once. Keep it: without it, you would have to start again with an empty folder.</source>
            <translation>Cada equipo la pide una vez. Guárdela: sin ella tendría que empezar de nuevo con una carpeta vacía.</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Olvidar</translation>
        </message>
        <message>
            <source>Forget…</source>
            <translation>Olvidar…</translation>
        </message>
        <message>
            <source>Found on this computer:</source>
            <translation>Encontradas en este equipo:</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Unirse</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Uniéndose…</translation>
        </message>
        <message>
            <source>Keep feeds, read marks and stars in step on all your computers, without a server: through a folder that Syncthing, Nextcloud, Dropbox or another program carries between them. Choose the same folder on each computer.</source>
            <translation>Mantenga feeds, marcas de lectura y estrellas al día en todos sus equipos, sin servidor: mediante una carpeta que Syncthing, Nextcloud, Dropbox u otro programa sincroniza entre ellos. Elija la misma carpeta en cada equipo.</translation>
        </message>
        <message>
            <source>Kept in step: feeds and folders with their settings, read marks, stars, Read later, saved pages, tags, rules, searches, and preferences that make sense elsewhere.</source>
            <translation>Se sincronizan: feeds y carpetas con sus ajustes, marcas de lectura, estrellas, Leer más tarde, páginas guardadas, etiquetas, reglas, búsquedas y las preferencias que tienen sentido en otro equipo.</translation>
        </message>
        <message>
            <source>Last here {time}</source>
            <translation>Última vez: {time}</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Abandonar</translation>
        </message>
        <message>
            <source>Leave folder…</source>
            <translation>Abandonar la carpeta…</translation>
        </message>
        <message>
            <source>Leave the folder? All that is here stays here, and no longer follows the other computers.</source>
            <translation>¿Abandonar la carpeta? Todo lo que hay aquí se queda y ya no sigue a los otros equipos.</translation>
        </message>
        <message>
            <source>Looking for such folders…</source>
            <translation>Buscando carpetas así…</translation>
        </message>
        <message>
            <source>Looking into the folder…</source>
            <translation>Examinando la carpeta…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Name of this computer</source>
            <translation>Nombre de este equipo</translation>
        </message>
        <message>
            <source>Never in the folder: passwords, proxies and programs, texts and pictures of articles, what is learned about your reading. Feeds of accounts stay with their server.</source>
            <translation>Nunca en la carpeta: contraseñas, proxies y programas, textos e imágenes de artículos, lo que se aprende sobre su lectura. Los feeds de cuentas siguen en su servidor.</translation>
        </message>
        <message>
            <source>New passphrase</source>
            <translation>Nueva frase de contraseña</translation>
        </message>
        <message>
            <source>No computer uses this folder yet. Join it here, then on the others.</source>
            <translation>Ningún equipo usa todavía esta carpeta. Únase a ella aquí y después en los otros.</translation>
        </message>
        <message>
            <source>No such folder was found. Choose one.</source>
            <translation>No se encontró ninguna carpeta así. Elija una.</translation>
        </message>
        <message>
            <source>Not here yet</source>
            <translation>Aún no ha estado aquí</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Frase de contraseña</translation>
        </message>
        <message>
            <source>Protect with a passphrase</source>
            <translation>Proteger con una frase de contraseña</translation>
        </message>
        <message>
            <source>Reading the folder…</source>
            <translation>Leyendo la carpeta…</translation>
        </message>
        <message>
            <source>Remove this computer's files from the folder? What it marked stays. If it is still in use, it comes back.</source>
            <translation>¿Quitar de la carpeta los archivos de este equipo? Lo que marcó se conserva. Si aún se usa, volverá a aparecer.</translation>
        </message>
        <message>
            <source>Remove what this computer wrote there</source>
            <translation>Quitar lo que este equipo escribió allí</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>Enviar cambios</translation>
        </message>
        <message>
            <source>Set passphrase</source>
            <translation>Establecer frase</translation>
        </message>
        <message>
            <source>Set…</source>
            <translation>Establecer…</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizar ahora</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>Sincronizado {time}</translation>
        </message>
        <message>
            <source>The addresses of these feeds hold a key, which whoever can read the folder could use: {feeds}.</source>
            <translation>Las direcciones de estos feeds contienen una clave que podría usar quien pueda leer la carpeta: {feeds}.</translation>
        </message>
        <message>
            <source>This computer</source>
            <translation>Este equipo</translation>
        </message>
        <message>
            <source>Use what others did</source>
            <translation>Usar lo que hicieron los otros</translation>
        </message>
        <message>
            <source>Use…</source>
            <translation>Usar…</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted.</source>
            <translation>El contenido de la carpeta está cifrado.</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter the passphrase chosen on the first computer.</source>
            <translation>El contenido de la carpeta está cifrado. Escriba la frase de contraseña elegida en el primer equipo.</translation>
        </message>
        <message>
            <source>Whoever can read the folder sees your feeds and what you read; whoever can write there can change them.</source>
            <translation>Quien pueda leer la carpeta ve sus feeds y lo que lee; quien pueda escribir en ella puede cambiarlos.</translation>
        </message>
        <message>
            <source>version {version}</source>
            <translation>versión {version}</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} and %n others</source>
            <translation>
                <numerusform>{feeds} y %n más</numerusform>
                <numerusform>{feeds} y %n más</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ConditionRow</name>
        <message>
            <source>Comparison</source>
            <translation>Comparación</translation>
        </message>
        <message>
            <source>Expression, as in ^Review|tests?\b</source>
            <translation>Expresión, como ^Reseña|tests?\b</translation>
        </message>
        <message>
            <source>Feed name</source>
            <translation>Nombre del feed</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Campo</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Nombre de la carpeta</translation>
        </message>
        <message>
            <source>Remove condition</source>
            <translation>Quitar condición</translation>
        </message>
        <message>
            <source>Text to match</source>
            <translation>Texto que debe coincidir</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
    </context>
    <context>
        <name>Demo</name>
        <message>
            <source>Demo: these feeds, and four weeks of visits, refreshes and reading, are invented. Nothing is saved.</source>
            <translation>Demostración: estos feeds, y cuatro semanas de visitas, actualizaciones y lecturas, son inventados. No se guarda nada.</translation>
        </message>
        <message>
            <source>The demo could not be started.</source>
            <translation>No se pudo iniciar la demostración.</translation>
        </message>
    </context>
    <context>
        <name>Details</name>
        <message numerus="yes">
            <source>%n bare ampersands were read as &amp;amp;</source>
            <translation>
                <numerusform>%n «et» suelto se leyó como &amp;amp;</numerusform>
                <numerusform>%n «et» sueltos se leyeron como &amp;amp;</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n folders were not closed</source>
            <translation>
                <numerusform>%n carpeta no estaba cerrada</numerusform>
                <numerusform>%n carpetas no estaban cerradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rows refer to nothing</source>
            <translation>
                <numerusform>%n fila no remite a nada</numerusform>
                <numerusform>%n filas no remiten a nada</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had &lt; inside a value</source>
            <translation>
                <numerusform>%n suscripción tenía &lt; dentro de un valor</numerusform>
                <numerusform>%n suscripciones tenían &lt; dentro de un valor</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had quotation marks inside a value</source>
            <translation>
                <numerusform>%n suscripción tenía comillas dentro de un valor</numerusform>
                <numerusform>%n suscripciones tenían comillas dentro de un valor</numerusform>
            </translation>
        </message>
        <message>
            <source>JSON that cannot be read</source>
            <translation>JSON que no se puede leer</translation>
        </message>
        <message>
            <source>JSON, but not a JSON Feed</source>
            <translation>JSON, pero no un JSON Feed</translation>
        </message>
        <message>
            <source>SOCKS proxies are not supported</source>
            <translation>no se admiten proxys SOCKS</translation>
        </message>
        <message>
            <source>XML of kind {name}</source>
            <translation>XML de tipo {name}</translation>
        </message>
        <message>
            <source>a folder cannot contain itself</source>
            <translation>una carpeta no puede contenerse a sí misma</translation>
        </message>
        <message>
            <source>a list without an end</source>
            <translation>una lista sin fin</translation>
        </message>
        <message>
            <source>a web page</source>
            <translation>una página web</translation>
        </message>
        <message>
            <source>an expression has at most {number} characters</source>
            <translation>una expresión tiene como máximo {number} caracteres</translation>
        </message>
        <message>
            <source>an unknown answer</source>
            <translation>una respuesta desconocida</translation>
        </message>
        <message>
            <source>an unknown kind of article ID: {name}</source>
            <translation>un tipo desconocido de identificador de artículo: {name}</translation>
        </message>
        <message>
            <source>answers for more than {number} minutes</source>
            <translation>respuestas durante más de {number} minutos</translation>
        </message>
        <message numerus="yes">
            <source>at most %n headers are allowed</source>
            <translation>
                <numerusform>se permite como máximo %n cabecera</numerusform>
                <numerusform>se permiten como máximo %n cabeceras</numerusform>
            </translation>
        </message>
        <message>
            <source>characters that are not UTF-8 were read as Western European</source>
            <translation>los caracteres que no son UTF-8 se leyeron como europeo occidental</translation>
        </message>
        <message>
            <source>connection refused</source>
            <translation>conexión rechazada</translation>
        </message>
        <message>
            <source>could not start a thread</source>
            <translation>no se pudo iniciar un hilo</translation>
        </message>
        <message>
            <source>ended by signal {number}: {name}</source>
            <translation>terminado por la señal {number}: {name}</translation>
        </message>
        <message>
            <source>enter a tag name</source>
            <translation>escriba el nombre de una etiqueta</translation>
        </message>
        <message>
            <source>enter search words</source>
            <translation>escriba palabras que buscar</translation>
        </message>
        <message>
            <source>error {name}</source>
            <translation>error {name}</translation>
        </message>
        <message>
            <source>exit code {number}: {name}</source>
            <translation>código de salida {number}: {name}</translation>
        </message>
        <message>
            <source>feed {id}</source>
            <translation>feed {id}</translation>
        </message>
        <message>
            <source>folders nested more than {number} deep were merged into their parent</source>
            <translation>las carpetas anidadas a más de {number} niveles se unieron a la que las contiene</translation>
        </message>
        <message>
            <source>in a loop</source>
            <translation>en bucle</translation>
        </message>
        <message>
            <source>invalid HTTP</source>
            <translation>HTTP no válido</translation>
        </message>
        <message>
            <source>invalid compression</source>
            <translation>compresión no válida</translation>
        </message>
        <message>
            <source>it belongs to another user</source>
            <translation>pertenece a otro usuario</translation>
        </message>
        <message>
            <source>it belongs to no feed of yours: import the subscriptions first</source>
            <translation>no pertenece a ningún feed suyo: importe primero las suscripciones</translation>
        </message>
        <message>
            <source>it contains control characters</source>
            <translation>contiene caracteres de control</translation>
        </message>
        <message>
            <source>it contains no subscriptions</source>
            <translation>no contiene suscripciones</translation>
        </message>
        <message>
            <source>it did not answer in time</source>
            <translation>no respondió a tiempo</translation>
        </message>
        <message>
            <source>it did not store the password</source>
            <translation>no guardó la contraseña</translation>
        </message>
        <message>
            <source>it does not accept the password</source>
            <translation>no acepta la contraseña</translation>
        </message>
        <message>
            <source>it does not answer</source>
            <translation>no responde</translation>
        </message>
        <message>
            <source>it does not delete the password</source>
            <translation>no elimina la contraseña</translation>
        </message>
        <message>
            <source>it does not speak TLS on this port</source>
            <translation>no habla TLS en este puerto</translation>
        </message>
        <message>
            <source>it ended too early</source>
            <translation>terminó antes de tiempo</translation>
        </message>
        <message>
            <source>it has no feed address</source>
            <translation>no tiene dirección de feed</translation>
        </message>
        <message>
            <source>it has no host name</source>
            <translation>no tiene nombre de servidor</translation>
        </message>
        <message>
            <source>it is a ZIP archive: unpack it and choose a file in it</source>
            <translation>es un archivo ZIP: descomprímalo y elija un archivo de dentro</translation>
        </message>
        <message>
            <source>it is a database of another program</source>
            <translation>es una base de datos de otro programa</translation>
        </message>
        <message>
            <source>it is a link, not a feed</source>
            <translation>es un enlace, no un feed</translation>
        </message>
        <message>
            <source>it is a program or file on this computer, not a feed on the web</source>
            <translation>es un programa o archivo de este equipo, no un feed de la web</translation>
        </message>
        <message>
            <source>it is a search, not a feed</source>
            <translation>es una búsqueda, no un feed</translation>
        </message>
        <message>
            <source>it is a symbolic link</source>
            <translation>es un enlace simbólico</translation>
        </message>
        <message>
            <source>it is empty and has no feed address</source>
            <translation>está vacío y no tiene dirección de feed</translation>
        </message>
        <message>
            <source>it is in a private network, which a list from the web may not contain</source>
            <translation>está en una red privada, algo que una lista de la web no puede contener</translation>
        </message>
        <message>
            <source>it is locked</source>
            <translation>está bloqueado</translation>
        </message>
        <message>
            <source>it is malformed</source>
            <translation>está mal formado</translation>
        </message>
        <message>
            <source>it is not XML</source>
            <translation>no es XML</translation>
        </message>
        <message>
            <source>it is not a file</source>
            <translation>no es un archivo</translation>
        </message>
        <message>
            <source>it is not http or https</source>
            <translation>no es http ni https</translation>
        </message>
        <message>
            <source>it is not marked as executable</source>
            <translation>no está marcado como ejecutable</translation>
        </message>
        <message>
            <source>it is not well-formed XML (line {line}); what could be read was kept</source>
            <translation>no es XML bien formado (línea {line}); se conservó lo que se pudo leer</translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation>es demasiado largo</translation>
        </message>
        <message>
            <source>it leads to {name}</source>
            <translation>lleva a {name}</translation>
        </message>
        <message>
            <source>it links to a list elsewhere, which is not loaded</source>
            <translation>remite a una lista en otro lugar, que no se carga</translation>
        </message>
        <message>
            <source>it no longer exists</source>
            <translation>ya no existe</translation>
        </message>
        <message>
            <source>it starts with {name}</source>
            <translation>empieza por {name}</translation>
        </message>
        <message>
            <source>it supports only outdated TLS versions</source>
            <translation>solo admite versiones obsoletas de TLS</translation>
        </message>
        <message>
            <source>it took too much time or memory</source>
            <translation>necesitó demasiado tiempo o memoria</translation>
        </message>
        <message>
            <source>its address is not a web address (http or https)</source>
            <translation>su dirección no es una dirección web (http o https)</translation>
        </message>
        <message>
            <source>its certificate has expired</source>
            <translation>su certificado ha caducado</translation>
        </message>
        <message>
            <source>its certificate is for another host</source>
            <translation>su certificado es de otro servidor</translation>
        </message>
        <message>
            <source>its certificate is from an unknown authority</source>
            <translation>su certificado es de una autoridad desconocida</translation>
        </message>
        <message>
            <source>its certificate is not valid yet</source>
            <translation>su certificado aún no es válido</translation>
        </message>
        <message>
            <source>its certificate is self-signed</source>
            <translation>su certificado está autofirmado</translation>
        </message>
        <message>
            <source>its certificate is signed in an outdated way</source>
            <translation>su certificado está firmado de forma obsoleta</translation>
        </message>
        <message>
            <source>its certificate uses a key that is too weak</source>
            <translation>su certificado usa una clave demasiado débil</translation>
        </message>
        <message>
            <source>its certificate was revoked</source>
            <translation>su certificado fue revocado</translation>
        </message>
        <message>
            <source>its entry for this feed was not made by Beforehand</source>
            <translation>su entrada para este feed no la creó Beforehand</translation>
        </message>
        <message>
            <source>its format cannot be read: stars and read states stay behind</source>
            <translation>su formato no se puede leer: los destacados y los estados de lectura no se traen</translation>
        </message>
        <message>
            <source>its name is not allowed</source>
            <translation>su nombre no está permitido</translation>
        </message>
        <message>
            <source>its schema is {version}, this version knows {newest}</source>
            <translation>su esquema es {version}; esta versión conoce {newest}</translation>
        </message>
        <message>
            <source>mail servers are not reached through one</source>
            <translation>a los servidores de correo no se accede por un proxy</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>memoria</translation>
        </message>
        <message numerus="yes">
            <source>more than %n times</source>
            <translation>
                <numerusform>más de %n vez</numerusform>
                <numerusform>más de %n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>more than {number} MB</source>
            <translation>más de {number} MB</translation>
        </message>
        <message>
            <source>more than {number} answers</source>
            <translation>más de {number} respuestas</translation>
        </message>
        <message>
            <source>more than {number} article IDs</source>
            <translation>más de {number} identificadores de artículos</translation>
        </message>
        <message>
            <source>more than {number} feeds</source>
            <translation>más de {number} feeds</translation>
        </message>
        <message>
            <source>neither XML nor JSON</source>
            <translation>ni XML ni JSON</translation>
        </message>
        <message>
            <source>network is unreachable</source>
            <translation>la red es inaccesible</translation>
        </message>
        <message>
            <source>no HTML</source>
            <translation>sin HTML</translation>
        </message>
        <message>
            <source>no common encryption was found</source>
            <translation>no se encontró un cifrado común</translation>
        </message>
        <message>
            <source>no connection</source>
            <translation>sin conexión</translation>
        </message>
        <message>
            <source>no name was given</source>
            <translation>no se indicó ningún nombre</translation>
        </message>
        <message>
            <source>no route to host</source>
            <translation>no hay ruta al servidor</translation>
        </message>
        <message>
            <source>other users can change it, or it runs as another user</source>
            <translation>otros usuarios pueden cambiarlo, o se ejecuta como otro usuario</translation>
        </message>
        <message>
            <source>other users can write to the programs folder</source>
            <translation>otros usuarios pueden escribir en la carpeta de programas</translation>
        </message>
        <message>
            <source>port 0 is not valid</source>
            <translation>el puerto 0 no es válido</translation>
        </message>
        <message>
            <source>programs are not run on Windows</source>
            <translation>en Windows no se ejecutan programas</translation>
        </message>
        <message>
            <source>spaces before the document were removed</source>
            <translation>se eliminaron los espacios delante del documento</translation>
        </message>
        <message>
            <source>the connection was interrupted</source>
            <translation>se interrumpió la conexión</translation>
        </message>
        <message>
            <source>the expression ends too early</source>
            <translation>la expresión termina antes de tiempo</translation>
        </message>
        <message>
            <source>the expression is not valid at character {number}: {name}</source>
            <translation>la expresión no es válida en el carácter {number}: {name}</translation>
        </message>
        <message>
            <source>the expression is too large</source>
            <translation>la expresión es demasiado grande</translation>
        </message>
        <message>
            <source>the expression takes too long</source>
            <translation>la expresión tarda demasiado</translation>
        </message>
        <message>
            <source>the handshake failed</source>
            <translation>falló la negociación</translation>
        </message>
        <message>
            <source>the header {name} is not allowed</source>
            <translation>la cabecera {name} no está permitida</translation>
        </message>
        <message>
            <source>the opml element is missing</source>
            <translation>falta el elemento opml</translation>
        </message>
        <message>
            <source>the parser's result is unreadable</source>
            <translation>el resultado del analizador es ilegible</translation>
        </message>
        <message>
            <source>the picture has no size</source>
            <translation>la imagen no tiene tamaño</translation>
        </message>
        <message>
            <source>the picture's header ends early ({name})</source>
            <translation>la cabecera de la imagen termina antes de tiempo ({name})</translation>
        </message>
        <message>
            <source>the program {name} failed {number} times in a row; the other actions continue</source>
            <translation>el programa {name} falló {number} veces seguidas; las demás acciones continúan</translation>
        </message>
        <message>
            <source>the time is past or too far away</source>
            <translation>el momento ya pasó o está demasiado lejos</translation>
        </message>
        <message>
            <source>the user agent contains invalid characters</source>
            <translation>el agente de usuario contiene caracteres no válidos</translation>
        </message>
        <message>
            <source>the value of {name} contains invalid characters</source>
            <translation>el valor de {name} contiene caracteres no válidos</translation>
        </message>
        <message>
            <source>the web server itself asks for a password first</source>
            <translation>el propio servidor web pide antes una contraseña</translation>
        </message>
        <message>
            <source>this is not a picture</source>
            <translation>no es una imagen</translation>
        </message>
        <message>
            <source>this system has none</source>
            <translation>este sistema no tiene ninguno</translation>
        </message>
        <message>
            <source>while connecting</source>
            <translation>al conectar</translation>
        </message>
        <message>
            <source>while waiting for the answer</source>
            <translation>al esperar la respuesta</translation>
        </message>
        <message>
            <source>{name} (another program has changed its tables)</source>
            <translation>{name} (otro programa ha modificado sus tablas)</translation>
        </message>
        <message>
            <source>{name} (another version of {other} wrote it)</source>
            <translation>{name} (lo escribió otra versión de {other})</translation>
        </message>
        <message>
            <source>{name} (found on this computer: {other})</source>
            <translation>{name} (encontrado en este equipo: {other})</translation>
        </message>
        <message>
            <source>{name} (it is damaged)</source>
            <translation>{name} (está dañado)</translation>
        </message>
        <message>
            <source>{name} (it is empty)</source>
            <translation>{name} (está vacío)</translation>
        </message>
        <message>
            <source>{name} (it is larger than {number} MB)</source>
            <translation>{name} (ocupa más de {number} MB)</translation>
        </message>
        <message>
            <source>{name} (it is not a file)</source>
            <translation>{name} (no es un archivo)</translation>
        </message>
        <message>
            <source>{name} (it is not a folder)</source>
            <translation>{name} (no es una carpeta)</translation>
        </message>
        <message>
            <source>{name} (it is the database in use)</source>
            <translation>{name} (es la base de datos en uso)</translation>
        </message>
        <message>
            <source>{name} (newest backup: {other})</source>
            <translation>{name} (copia de seguridad más reciente: {other})</translation>
        </message>
        <message>
            <source>{name} (no file can have this name)</source>
            <translation>{name} (ningún archivo puede llamarse así)</translation>
        </message>
        <message>
            <source>{name} (no room for a copy)</source>
            <translation>{name} (no hay espacio para una copia)</translation>
        </message>
        <message>
            <source>{name} (quit the program that uses it and try again)</source>
            <translation>{name} (cierre el programa que lo usa e inténtelo de nuevo)</translation>
        </message>
        <message>
            <source>{name} (the database of Beforehand would be carried with it; choose another folder)</source>
            <translation>{name} (la base de datos de Beforehand se transportaría con ella; elija otra carpeta)</translation>
        </message>
        <message>
            <source>{name} (the link leads to nothing)</source>
            <translation>{name} (el enlace no lleva a nada)</translation>
        </message>
        <message>
            <source>{name} (to start over, delete {other})</source>
            <translation>{name} (para empezar de cero, elimine {other})</translation>
        </message>
        <message>
            <source>{name} does not answer</source>
            <translation>{name} no responde</translation>
        </message>
        <message>
            <source>{name} is missing</source>
            <translation>falta {name}</translation>
        </message>
        <message>
            <source>{name} refuses with {other}</source>
            <translation>{name} rechaza con {other}</translation>
        </message>
        <message>
            <source>{name} requires a user name and password</source>
            <translation>{name} exige un nombre de usuario y una contraseña</translation>
        </message>
        <message>
            <source>{name}: is not http or https</source>
            <translation>{name}: no es http ni https</translation>
        </message>
        <message>
            <source>{name}: it contains something else</source>
            <translation>{name}: contiene otra cosa</translation>
        </message>
        <message>
            <source>{name}: the copy does not match</source>
            <translation>{name}: la copia no coincide</translation>
        </message>
        <message>
            <source>{name}: this is not a database</source>
            <translation>{name}: no es una base de datos</translation>
        </message>
        <message>
            <source>{number} MB</source>
            <translation>{number} MB</translation>
        </message>
        <message>
            <source>{number} megapixels ({width} x {height})</source>
            <translation>{number} megapíxeles ({width} x {height})</translation>
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
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>Todo leído</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>Arrastre feeds hasta aquí o pulse Ctrl+N para añadir uno.</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>Carpeta vacía</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>Sus artículos aparecerán aquí tras la primera actualización.</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>Los artículos nuevos aparecen automáticamente.</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>No hay artículos</translation>
        </message>
        <message>
            <source>No articles could be loaded. See the error above.</source>
            <translation>No se pudo cargar ningún artículo. Vea el error de arriba.</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>Ningún artículo coincide con este filtro.</translation>
        </message>
        <message>
            <source>No articles match this search. New matches appear automatically.</source>
            <translation>Ningún artículo coincide con esta búsqueda. Las nuevas coincidencias aparecen automáticamente.</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>Ningún artículo coincide. Pruebe con menos palabras o más cortas.</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>No hay artículos con esta etiqueta</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Todavía no hay artículos</translation>
        </message>
        <message>
            <source>No feed could be refreshed. Beforehand tries again automatically.</source>
            <translation>No se pudo actualizar ningún feed. Beforehand vuelve a intentarlo automáticamente.</translation>
        </message>
        <message>
            <source>No feed has been refreshed yet. Articles appear here as they arrive.</source>
            <translation>Todavía no se ha actualizado ningún feed. Los artículos aparecen aquí según llegan.</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>No hay feeds</translation>
        </message>
        <message>
            <source>No matches yet</source>
            <translation>Todavía no hay coincidencias</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>Hoy no hay artículos nuevos.</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Sin resultados</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Aún sin actualizar</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>Aquí no hay nada todavía</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>Nada hoy</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>Nada sin leer para usted</translation>
        </message>
        <message>
            <source>Press Ctrl+N to add one.</source>
            <translation>Pulse Ctrl+N para añadir uno.</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>Pulse T en un artículo para etiquetarlo.</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualizar</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>La actualización está en pausa. Reanúdela para recibir artículos.</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>La actualización se reanuda automáticamente.</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>Buscar en sus artículos</translation>
        </message>
        <message>
            <source>Searches titles, authors and full text as you type.</source>
            <translation>Busca en títulos, autores y texto mientras escribe.</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Mostrar problemas</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>Mostrar artículos leídos</translation>
        </message>
        <message>
            <source>Sign in to this network first. Then refreshing resumes automatically.</source>
            <translation>Inicie sesión primero en esta red. Después, la actualización se reanuda automáticamente.</translation>
        </message>
        <message>
            <source>The feed is empty right now. New articles appear automatically.</source>
            <translation>El feed está vacío en este momento. Los artículos nuevos aparecen automáticamente.</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>Los feeds de esta carpeta aún no tienen artículos.</translation>
        </message>
        <message>
            <source>This list could not be loaded</source>
            <translation>No se pudo cargar esta lista</translation>
        </message>
        <message>
            <source>Unread articles that may interest you, best first.</source>
            <translation>Artículos no leídos que pueden interesarle, los mejores primero.</translation>
        </message>
        <message>
            <source>Your feeds have no articles right now. New articles appear automatically.</source>
            <translation>Sus feeds no tienen artículos ahora mismo. Los artículos nuevos aparecen automáticamente.</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message numerus="yes">
            <source>%n subscriptions added</source>
            <translation>
                <numerusform>%n suscripción añadida</numerusform>
                <numerusform>%n suscripciones añadidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Added {title}</source>
            <translation>{title} añadido</translation>
        </message>
        <message>
            <source>Added {title} to {folder}</source>
            <translation>{title} añadido a {folder}</translation>
        </message>
        <message>
            <source>Added {title}. Its site does not support https, so the connection is not encrypted.</source>
            <translation>{title} añadido. Su sitio no admite https, así que la conexión no está cifrada.</translation>
        </message>
        <message>
            <source>An account's server no longer has the known articles.</source>
            <translation>El servidor de una cuenta ya no tiene los artículos conocidos.</translation>
        </message>
        <message>
            <source>Changes for an account are older than 30 days.</source>
            <translation>Hay cambios de una cuenta con más de 30 días.</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>Editar reglas…</translation>
        </message>
        <message>
            <source>Log in…</source>
            <translation>Iniciar sesión…</translation>
        </message>
        <message>
            <source>Not sent to {name}: {why}</source>
            <translation>No se envió a {name}: {why}</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Revisar</translation>
        </message>
        <message>
            <source>Sent to {name}</source>
            <translation>Enviado a {name}</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Mostrar problemas</translation>
        </message>
        <message>
            <source>The rule {name} was stopped: {why}</source>
            <translation>La regla {name} se detuvo: {why}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sin título</translation>
        </message>
        <message>
            <source>{address} has several feeds.</source>
            <translation>{address} tiene varios feeds.</translation>
        </message>
        <message>
            <source>{feed} was paused: its program failed {number} times in a row</source>
            <translation>{feed} se ha pausado: su programa falló {number} veces seguidas</translation>
        </message>
        <message>
            <source>{text} It is tried again.</source>
            <translation>{text} Se volverá a intentar.</translation>
        </message>
        <message>
            <source>{title} has moved to a new address.</source>
            <translation>{title} se ha mudado a otra dirección.</translation>
        </message>
        <message>
            <source>“{title}” is already in Read later</source>
            <translation>«{title}» ya está en Leer más tarde</translation>
        </message>
    </context>
    <context>
        <name>ExampleCard</name>
        <message>
            <source>Show them</source>
            <translation>Mostrarlos</translation>
        </message>
        <message>
            <source>Use this rule</source>
            <translation>Usar esta regla</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Cuando</translation>
        </message>
        <message>
            <source>and</source>
            <translation>y</translation>
        </message>
        <message>
            <source>then</source>
            <translation>entonces</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Export everything</source>
            <translation>Exportar todo</translation>
        </message>
        <message>
            <source>Exported by Beforehand on {date}</source>
            <translation>Exportado por Beforehand el {date}</translation>
        </message>
        <message>
            <source>Exporting subscriptions, articles, tags, rules and preferences…</source>
            <translation>Exportando suscripciones, artículos, etiquetas, reglas y preferencias…</translation>
        </message>
        <message>
            <source>Starred articles</source>
            <translation>Artículos destacados</translation>
        </message>
        <message>
            <source>{articles} and everything else exported to {folder}</source>
            <translation>{articles} y todo lo demás, exportado a {folder}</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>Extra headers</source>
            <translation>Cabeceras adicionales</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>En el llavero; escriba para sustituirla</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variado</translation>
        </message>
        <message>
            <source>Name: value</source>
            <translation>Nombre: valor</translation>
        </message>
        <message>
            <source>Not a valid header: {line}</source>
            <translation>Cabecera no válida: {line}</translation>
        </message>
        <message>
            <source>Only if the feed requires one</source>
            <translation>Solo si el feed lo exige</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Contraseña</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>Guardada en el llavero del sistema</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>Agente de usuario</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Usuario</translation>
        </message>
        <message>
            <source>in the system keyring</source>
            <translation>en el llavero del sistema</translation>
        </message>
    </context>
    <context>
        <name>FeedFacts</name>
        <message>
            <source>About {time}</source>
            <translation>Hacia {time}</translation>
        </message>
        <message>
            <source>By the server of its account</source>
            <translation>Por el servidor de su cuenta</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>Pendiente</translation>
        </message>
        <message>
            <source>Last refresh</source>
            <translation>Última actualización</translation>
        </message>
        <message>
            <source>Never: removed by its publisher</source>
            <translation>Nunca: retirado por su editor</translation>
        </message>
        <message>
            <source>Next refresh</source>
            <translation>Próxima actualización</translation>
        </message>
        <message>
            <source>Not automatically</source>
            <translation>No automáticamente</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Todavía no</translation>
        </message>
        <message>
            <source>Only when you refresh it</source>
            <translation>Solo cuando usted lo actualiza</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation>Abrir sitio web</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Cancelar suscripción</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message numerus="yes">
            <source>%n posts</source>
            <translation>
                <numerusform>%n publicación</numerusform>
                <numerusform>%n publicaciones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n solicitud</numerusform>
                <numerusform>%n solicitudes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n times before that.</source>
            <translation>
                <numerusform>Y %n vez antes de eso.</numerusform>
                <numerusform>Y %n veces antes de eso.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n, {days}.</source>
            <translation>
                <numerusform>Al menos %n, {days}.</numerusform>
                <numerusform>Al menos %n, {days}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Between {begin} and {end}.</source>
            <translation>Entre {begin} y {end}.</translation>
        </message>
        <message>
            <source>By {end}.</source>
            <translation>Antes de {end}.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Feed length</source>
            <translation>Longitud del feed</translation>
        </message>
        <message>
            <source>Found by {rules}.</source>
            <translation>Encontrados por {rules}.</translation>
        </message>
        <message>
            <source>Full texts</source>
            <translation>Textos completos</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days</source>
            <translation>
                <numerusform>Último día</numerusform>
                <numerusform>Últimos %n días</numerusform>
            </translation>
        </message>
        <message>
            <source>Loaded in advance, as you chose.</source>
            <translation>Se cargan por adelantado, como usted eligió.</translation>
        </message>
        <message numerus="yes">
            <source>Loaded in advance: you opened {opened} of the last %n articles in full.</source>
            <translation>
                <numerusform>Se cargan por adelantado: usted abrió completo {opened} de %n artículo.</numerusform>
                <numerusform>Se cargan por adelantado: usted abrió completos {opened} de los últimos %n artículos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Missing</source>
            <translation>Faltantes</translation>
        </message>
        <message>
            <source>Next expected</source>
            <translation>Próximo previsto</translation>
        </message>
        <message>
            <source>No articles {span}; {share} % of requests.</source>
            <translation>Ningún artículo {span}; {share} % de las solicitudes.</translation>
        </message>
        <message>
            <source>No posts.</source>
            <translation>Sin publicaciones.</translation>
        </message>
        <message>
            <source>Nothing in the next four weeks.</source>
            <translation>Nada en las próximas cuatro semanas.</translation>
        </message>
        <message>
            <source>On {day}.</source>
            <translation>El {day}.</translation>
        </message>
        <message>
            <source>Possibly more, {days}.</source>
            <translation>Quizá más, {days}.</translation>
        </message>
        <message>
            <source>Posting</source>
            <translation>Publicación</translation>
        </message>
        <message>
            <source>Removed by its publisher.</source>
            <translation>Retirado por su editor.</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Mostrar artículos</translation>
        </message>
        <message>
            <source>Silent since {day}, unusually long for this feed.</source>
            <translation>En silencio desde el {day}, más de lo habitual en este feed.</translation>
        </message>
        <message numerus="yes">
            <source>This feed holds %n articles</source>
            <translation>
                <numerusform>Este feed contiene %n artículo</numerusform>
                <numerusform>Este feed contiene %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Unknown since {time}.</source>
            <translation>Desconocido desde {time}.</translation>
        </message>
        <message>
            <source>Unknown until the first refresh.</source>
            <translation>Desconocido hasta la primera actualización.</translation>
        </message>
        <message>
            <source>Usage</source>
            <translation>Uso</translation>
        </message>
        <message numerus="yes">
            <source>about %n days</source>
            <translation>
                <numerusform>alrededor de %n día</numerusform>
                <numerusform>alrededor de %n días</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>alrededor de %n hora</numerusform>
                <numerusform>alrededor de %n horas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a day</source>
            <translation>
                <numerusform>alrededor de %n vez al día</numerusform>
                <numerusform>alrededor de %n veces al día</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a week</source>
            <translation>
                <numerusform>alrededor de %n vez por semana</numerusform>
                <numerusform>alrededor de %n veces por semana</numerusform>
            </translation>
        </message>
        <message>
            <source>about once a day</source>
            <translation>alrededor de una vez al día</translation>
        </message>
        <message>
            <source>about once a week</source>
            <translation>alrededor de una vez por semana</translation>
        </message>
        <message numerus="yes">
            <source>in %n days</source>
            <translation>
                <numerusform>en %n día</numerusform>
                <numerusform>en %n días</numerusform>
            </translation>
        </message>
        <message>
            <source>less than once a week</source>
            <translation>menos de una vez por semana</translation>
        </message>
        <message>
            <source>no rule</source>
            <translation>ninguna regla</translation>
        </message>
        <message>
            <source>today</source>
            <translation>hoy</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>menos de 1</translation>
        </message>
        <message>
            <source>your selector</source>
            <translation>su selector</translation>
        </message>
        <message>
            <source>{postings}, none missed.</source>
            <translation>{postings}, ninguna ausente.</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit, {late} of them late after opening.</source>
            <translation>{postings}, {misses} ausentes en una visita, {late} de ellas tarde tras abrir.</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit.</source>
            <translation>{postings}, {misses} ausentes en una visita.</translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n articles read {span}; {share} % of requests.</source>
            <translation>
                <numerusform>{read} de %n artículo leído {span}; {share} % de las solicitudes.</numerusform>
                <numerusform>{read} de %n artículos leídos {span}; {share} % de las solicitudes.</numerusform>
            </translation>
        </message>
        <message>
            <source>{requests}, {size}.</source>
            <translation>{requests}, {size}.</translation>
        </message>
        <message>
            <source>{requests}, {unchanged} of them unchanged, {size}.</source>
            <translation>{requests}, {unchanged} de ellas sin cambios, {size}.</translation>
        </message>
        <message>
            <source>{shows}, {duration} at its rate.</source>
            <translation>{shows}, {duration} a su ritmo.</translation>
        </message>
        <message>
            <source>{shows}; it does not seem to drop any.</source>
            <translation>{shows}; no parece descartar ninguno.</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>Borrar filtro</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>Filtrar lista</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Destacados</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>No leídos</translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>Borrar filtro</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtrar feeds</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ocultar feeds leídos</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>Ningún feed coincide con «{text}».</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>Buscar en el artículo</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Buscar siguiente</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Buscar anterior</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>No encontrado</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation>{at} de {count}</translation>
        </message>
    </context>
    <context>
        <name>FindingsModel</name>
        <message>
            <source>Enter: {actions}</source>
            <translation>Intro: {actions}</translation>
        </message>
        <message numerus="yes">
            <source>Found %n feeds on its website.</source>
            <translation>
                <numerusform>Se encontró %n feed en su sitio web.</numerusform>
                <numerusform>Se encontraron %n feeds en su sitio web.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found: {address}</source>
            <translation>Encontrado: {address}</translation>
        </message>
        <message>
            <source>Its website lists no other feed.</source>
            <translation>Su sitio web no indica ningún otro feed.</translation>
        </message>
        <message>
            <source>Searching its website…</source>
            <translation>Buscando en su sitio web…</translation>
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
        <name>FindingsView</name>
        <message>
            <source>Available actions</source>
            <translation>Acciones disponibles</translation>
        </message>
        <message>
            <source>Feeds that need attention</source>
            <translation>Feeds que requieren atención</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Mostrar actividad</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Mostrar artículos</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>Añadir</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>Añadir un sitio o feed</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>Dirección de un sitio o feed</translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>Beforehand aprende cuándo lee y tiene sus feeds listos justo antes.</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Elegir archivo…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>¿Viene de otro lector?</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Buscando el feed…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Encontrados en este equipo. Sus archivos se leen, nunca se modifican.</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>Buenas tardes</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>Buenas noches</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>Buenos días</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>Importar un archivo</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>Mantener varios equipos sincronizados…</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>Noticias, ciencia, cómics…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>No se necesita cuenta.</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML, exportación o base de datos de otro lector.</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Empezar con un tema</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>Probar la demo</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>Usar una cuenta en un servidor (FreshRSS, Miniflux)…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>Cuatro semanas de historial</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org, o la dirección de un feed, canal o perfil</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}. ¿Qué lee usted?</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nuevo</numerusform>
                <numerusform>%n nuevos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nuevo desde {time}</numerusform>
                <numerusform>%n nuevos desde {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minutes, as you usually have now</source>
            <translation>
                <numerusform>Alrededor de %n minuto, como suele tener ahora</numerusform>
                <numerusform>Alrededor de %n minutos, como suele tener ahora</numerusform>
            </translation>
        </message>
        <message>
            <source>An article counts once you have read about a third of it, starred or tagged it, kept it for later, or opened its page or a link in it.</source>
            <translation>Un artículo cuenta cuando ha leído alrededor de un tercio, lo ha destacado, etiquetado o guardado para más tarde, o ha abierto su página o uno de sus enlaces.</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Para usted</translation>
        </message>
        <message>
            <source>More that may interest you</source>
            <translation>Más que puede interesarle</translation>
        </message>
        <message>
            <source>Newest first: learning is off</source>
            <translation>Los más recientes primero: el aprendizaje está desactivado</translation>
        </message>
        <message numerus="yes">
            <source>Read %n more articles to personalise</source>
            <translation>
                <numerusform>Lea %n artículo más para personalizar</numerusform>
                <numerusform>Lea %n artículos más para personalizar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Read on %n different days to personalise</source>
            <translation>
                <numerusform>Lea %n día más para personalizar</numerusform>
                <numerusform>Lea en %n días distintos para personalizar</numerusform>
            </translation>
        </message>
        <message>
            <source>Still learning</source>
            <translation>Aún está aprendiendo</translation>
        </message>
        <message>
            <source>What you read about, and how much of it:</source>
            <translation>Sobre qué lee usted, y cuánto:</translation>
        </message>
        <message numerus="yes">
            <source>because you read %n on {what}</source>
            <translation>
                <numerusform>porque leyó %n artículo sobre {what}</numerusform>
                <numerusform>porque leyó %n artículos sobre {what}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you read {read} of %n articles of this feed</source>
            <translation>
                <numerusform>leyó {read} de %n artículo de este feed</numerusform>
                <numerusform>leyó {read} de %n artículos de este feed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{terms}: {share} %, %n articles</source>
            <translation>
                <numerusform>{terms}: {share} %, %n artículo</numerusform>
                <numerusform>{terms}: {share} %, %n artículos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForYouLinks</name>
        <message numerus="yes">
            <source>%n for now</source>
            <translation>
                <numerusform>%n por ahora</numerusform>
                <numerusform>%n por ahora</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FoundLine</name>
        <message numerus="yes">
            <source>%n articles in all feeds</source>
            <translation>
                <numerusform>%n artículo en todos los feeds</numerusform>
                <numerusform>%n artículos en todos los feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>Guardar búsqueda</translation>
        </message>
        <message>
            <source>Show the best first</source>
            <translation>Mostrar los mejores primero</translation>
        </message>
        <message>
            <source>Show the newest first</source>
            <translation>Mostrar los más recientes primero</translation>
        </message>
        <message numerus="yes">
            <source>The first %n articles</source>
            <translation>
                <numerusform>El primer artículo</numerusform>
                <numerusform>Los primeros %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>best first</source>
            <translation>los mejores primero</translation>
        </message>
        <message>
            <source>newest first</source>
            <translation>los más recientes primero</translation>
        </message>
        <message>
            <source>oldest first</source>
            <translation>los más antiguos primero</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message numerus="yes">
            <source>%n imported feeds are refreshed</source>
            <translation>
                <numerusform>Se actualiza %n feed importado</numerusform>
                <numerusform>Se actualizan %n feeds importados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not sent to {name}</source>
            <translation>
                <numerusform>%n no enviado a {name}</numerusform>
                <numerusform>%n no enviados a {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Añadir cuenta…</translation>
        </message>
        <message>
            <source>Address copied</source>
            <translation>Dirección copiada</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artículo</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artículos</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <source>Choose a folder for the article</source>
            <translation>Elija una carpeta para el artículo</translation>
        </message>
        <message>
            <source>Choose a folder for the export</source>
            <translation>Elija una carpeta para la exportación</translation>
        </message>
        <message>
            <source>Choose articles…</source>
            <translation>Elegir artículos…</translation>
        </message>
        <message>
            <source>Citation copied</source>
            <translation>Cita copiada</translation>
        </message>
        <message numerus="yes">
            <source>Copied %n addresses</source>
            <translation>
                <numerusform>%n dirección copiada</numerusform>
                <numerusform>%n direcciones copiadas</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied the address of {name}</source>
            <translation>Dirección de {name} copiada</translation>
        </message>
        <message>
            <source>Do not send</source>
            <translation>No enviar</translation>
        </message>
        <message>
            <source>Email…</source>
            <translation>Correo…</translation>
        </message>
        <message>
            <source>Enter a search first, then save it.</source>
            <translation>Escriba primero una búsqueda y guárdela después.</translation>
        </message>
        <message>
            <source>Follow a page without a feed</source>
            <translation>Seguir una página sin feed</translation>
        </message>
        <message>
            <source>It appears in the sidebar and always shows the articles that match “{query}”.</source>
            <translation>Aparece en la barra lateral y siempre muestra los artículos que coinciden con «{query}».</translation>
        </message>
        <message>
            <source>Its messages do not say how to unsubscribe.</source>
            <translation>Sus mensajes no indican cómo darse de baja.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Enlace copiado</translation>
        </message>
        <message>
            <source>Loading pictures…</source>
            <translation>Cargando imágenes…</translation>
        </message>
        <message>
            <source>Mark older as read…</source>
            <translation>Marcar los más antiguos como leídos…</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>No hay más artículos sin leer</translation>
        </message>
        <message>
            <source>No unread article above</source>
            <translation>No hay artículos sin leer más arriba</translation>
        </message>
        <message>
            <source>No unread articles in For you</source>
            <translation>No hay artículos sin leer en Para usted</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n folders have no feeds</source>
            <translation>
                <numerusform>Nada que actualizar: esta carpeta no tiene feeds</numerusform>
                <numerusform>Nada que actualizar: %n carpetas no tienen feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Nada que deshacer.</translation>
        </message>
        <message>
            <source>Only favourites, and feeds and folders sorted manually, can be moved.</source>
            <translation>Solo se pueden mover los favoritos, y los feeds y carpetas ordenados a mano.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>Refreshing stops once the requests under way are answered</source>
            <translation>La actualización se detiene cuando se respondan las solicitudes en curso</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Informar de un problema…</translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>Guardar búsqueda</translation>
        </message>
        <message numerus="yes">
            <source>Saved the first %n articles as {name}</source>
            <translation>
                <numerusform>Se guardó el primer artículo como {name}</numerusform>
                <numerusform>Se guardaron los primeros %n artículos como {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name} guardado</translation>
        </message>
        <message numerus="yes">
            <source>Saved {name} without %n pictures that are not stored on this computer.</source>
            <translation>
                <numerusform>Se guardó {name} sin %n imagen que no está almacenada en este equipo.</numerusform>
                <numerusform>Se guardó {name} sin %n imágenes que no están almacenadas en este equipo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved {name}; %n pictures could not be loaded and keep their web address.</source>
            <translation>
                <numerusform>{name} guardado; no se pudo cargar %n imagen, que conserva su dirección web.</numerusform>
                <numerusform>{name} guardado; no se pudieron cargar %n imágenes, que conservan su dirección web.</numerusform>
            </translation>
        </message>
        <message>
            <source>Search name</source>
            <translation>Nombre de la búsqueda</translation>
        </message>
        <message>
            <source>Select a feed in the sidebar first.</source>
            <translation>Seleccione primero un feed en la barra lateral.</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Enviar a</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>Enviar a {name}</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>Configurar…</translation>
        </message>
        <message>
            <source>Subscriptions (*.opml *.xml *.json *.csv *.db urls);;All files (*)</source>
            <translation>Suscripciones (*.opml *.xml *.json *.csv *.db urls);;Todos los archivos (*)</translation>
        </message>
        <message>
            <source>The address of a page that lists articles. You choose what on it is an article.</source>
            <translation>La dirección de una página que enumera artículos. Usted elige qué es un artículo en ella.</translation>
        </message>
        <message>
            <source>The article could not be printed.</source>
            <translation>No se pudo imprimir el artículo.</translation>
        </message>
        <message>
            <source>The demo is invented and shares nothing with other computers.</source>
            <translation>La demostración es inventada y no comparte nada con otros equipos.</translation>
        </message>
        <message>
            <source>The file could not be written.</source>
            <translation>No se pudo escribir el archivo.</translation>
        </message>
        <message>
            <source>There are no articles to save.</source>
            <translation>No hay artículos que guardar.</translation>
        </message>
        <message>
            <source>There is no account yet.</source>
            <translation>Todavía no hay ninguna cuenta.</translation>
        </message>
        <message>
            <source>There is no log in the demo.</source>
            <translation>En la demo no hay registro.</translation>
        </message>
        <message>
            <source>This article has no address.</source>
            <translation>Este artículo no tiene dirección.</translation>
        </message>
        <message>
            <source>This search is already in the sidebar: {name}</source>
            <translation>Esta búsqueda ya está en la barra lateral: {name}</translation>
        </message>
        <message>
            <source>This works for articles of feeds that you follow.</source>
            <translation>Esto funciona con artículos de los feeds que usted sigue.</translation>
        </message>
        <message>
            <source>Title and link copied</source>
            <translation>Título y enlace copiados</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>the selected topics</source>
            <translation>los temas seleccionados</translation>
        </message>
        <message>
            <source>“{name}” opens another program ({scheme}:).</source>
            <translation>«{name}» abre otro programa ({scheme}:).</translation>
        </message>
    </context>
    <context>
        <name>HeaderTools</name>
        <message>
            <source>Day</source>
            <translation>Día</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Mostrado</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>Datos guardados</translation>
        </message>
        <message>
            <source>Week</source>
            <translation>Semana</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed requiere atención</numerusform>
                <numerusform>%n feeds requieren atención</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them read</source>
            <translation>
                <numerusform>%n de ellos leído</numerusform>
                <numerusform>%n de ellos leídos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n times in a row</source>
            <translation>
                <numerusform>, %n vez seguida</numerusform>
                <numerusform>, %n veces seguidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Account settings…</source>
            <translation>Ajustes de la cuenta…</translation>
        </message>
        <message>
            <source>Account {name}: {problem}</source>
            <translation>Cuenta {name}: {problem}</translation>
        </message>
        <message>
            <source>Before: {address}</source>
            <translation>Antes: {address}</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>Elegir de nuevo…</translation>
        </message>
        <message>
            <source>Computers: {problem}</source>
            <translation>Equipos: {problem}</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Equipos…</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>Pendiente</translation>
        </message>
        <message>
            <source>Each download is about {size} and takes {seconds} s.</source>
            <translation>Cada descarga ocupa alrededor de {size} y tarda {seconds} s.</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>Editar reglas…</translation>
        </message>
        <message>
            <source>Failing</source>
            <translation>Con errores</translation>
        </message>
        <message>
            <source>Find new address</source>
            <translation>Buscar nueva dirección</translation>
        </message>
        <message>
            <source>Has a feed now</source>
            <translation>Ahora tiene un feed</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>Ignorar</translation>
        </message>
        <message>
            <source>It is not refreshed until you resume it.</source>
            <translation>No se actualiza hasta que usted lo reanude.</translation>
        </message>
        <message>
            <source>Large downloads</source>
            <translation>Descargas grandes</translation>
        </message>
        <message>
            <source>Last article {time}</source>
            <translation>Último artículo {time}</translation>
        </message>
        <message>
            <source>More than you read</source>
            <translation>Más de lo que lee</translation>
        </message>
        <message>
            <source>Moved to {address}</source>
            <translation>Movido a {address}</translation>
        </message>
        <message>
            <source>Moving to a new address</source>
            <translation>Cambiando de dirección</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Silenciar</translation>
        </message>
        <message>
            <source>Mute {title}</source>
            <translation>Silenciar {title}</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Próxima actualización hacia {time}</translation>
        </message>
        <message>
            <source>Next try about {time}</source>
            <translation>Próximo intento hacia {time}</translation>
        </message>
        <message>
            <source>No longer a feed</source>
            <translation>Ya no es un feed</translation>
        </message>
        <message>
            <source>No longer checked</source>
            <translation>Ya no se comprueban</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>No antes de {time}: {why}</translation>
        </message>
        <message>
            <source>Not retried automatically</source>
            <translation>No se reintenta automáticamente</translation>
        </message>
        <message numerus="yes">
            <source>Nothing new for %n days; </source>
            <translation>
                <numerusform>Nada nuevo desde hace %n día; </numerusform>
                <numerusform>Nada nuevo desde hace %n días; </numerusform>
            </translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Abrir la carpeta de programas</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Abrir sitio web</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pausa</translation>
        </message>
        <message>
            <source>Probably temporary</source>
            <translation>Probablemente temporal</translation>
        </message>
        <message>
            <source>Recently moved</source>
            <translation>Movidos recientemente</translation>
        </message>
        <message>
            <source>Redirects to {address}</source>
            <translation>Redirige a {address}</translation>
        </message>
        <message>
            <source>Refresh less often</source>
            <translation>Actualizar con menos frecuencia</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing less often saves up to {spared} of %n requests</source>
            <translation>
                <numerusform>Actualizar con menos frecuencia ahorra hasta {spared} de %n solicitud</numerusform>
                <numerusform>Actualizar con menos frecuencia ahorra hasta {spared} de %n solicitudes</numerusform>
            </translation>
        </message>
        <message>
            <source>Refused by the server</source>
            <translation>Rechazados por el servidor</translation>
        </message>
        <message>
            <source>Removed by publisher</source>
            <translation>Retirados por su editor</translation>
        </message>
        <message>
            <source>Restore old address</source>
            <translation>Restaurar dirección anterior</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Reanudar</translation>
        </message>
        <message>
            <source>Rule {name}: {problem}</source>
            <translation>Regla {name}: {problem}</translation>
        </message>
        <message numerus="yes">
            <source>Seen %n times; </source>
            <translation>
                <numerusform>Visto %n vez; </numerusform>
                <numerusform>Visto %n veces; </numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in…</source>
            <translation>Iniciar sesión…</translation>
        </message>
        <message>
            <source>Since {time}</source>
            <translation>Desde {time}</translation>
        </message>
        <message>
            <source>Stopped because of their expression: {rules}</source>
            <translation>Detenidas por su expresión: {rules}</translation>
        </message>
        <message>
            <source>The page names a feed: {address}</source>
            <translation>La página indica un feed: {address}</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Cancelar suscripción</translation>
        </message>
        <message>
            <source>Unusually silent</source>
            <translation>Más silenciosos de lo habitual</translation>
        </message>
        <message>
            <source>Use new address</source>
            <translation>Usar nueva dirección</translation>
        </message>
        <message>
            <source>Use the feed</source>
            <translation>Usar el feed</translation>
        </message>
        <message>
            <source>When muted, new articles arrive as read</source>
            <translation>Al silenciar, los artículos nuevos llegan como leídos</translation>
        </message>
        <message numerus="yes">
            <source>never silent for more than %n days before.</source>
            <translation>
                <numerusform>nunca antes en silencio más de %n día.</numerusform>
                <numerusform>nunca antes en silencio más de %n días.</numerusform>
            </translation>
        </message>
        <message>
            <source>none of them read</source>
            <translation>ninguno de ellos leído</translation>
        </message>
        <message>
            <source>switches automatically about {day}</source>
            <translation>cambia automáticamente hacia el {day}</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>menos de 1</translation>
        </message>
        <message numerus="yes">
            <source>{articles} in %n days, </source>
            <translation>
                <numerusform>{articles} en %n día, </numerusform>
                <numerusform>{articles} en %n días, </numerusform>
            </translation>
        </message>
        <message>
            <source>{read}; {share} % of all requests.</source>
            <translation>{read}; {share} % de todas las solicitudes.</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A visit is when you come to the window after at least five minutes without using it. Beforehand learns when you usually visit and when feeds post, and refreshes feeds shortly before, so that new articles are already there. It needs about a week for that; until then every feed is refreshed about twice as often as it posts.</source>
            <translation>Una visita es cuando usted llega a la ventana tras al menos cinco minutos sin usarla. Beforehand aprende cuándo suele venir y cuándo publican los feeds, y los actualiza poco antes, para que los artículos nuevos ya estén ahí. Para ello necesita alrededor de una semana; hasta entonces, cada feed se actualiza más o menos el doble de veces de lo que publica.</translation>
        </message>
        <message>
            <source>Any web page can be kept in Read later with its text and pictures: drop its address there, or copy it and press {paste}, or right-click a link. A bookmark in your browser saves the page that you are reading: make one with this address, which the command “{copy}” copies. You are asked before anything is loaded.
{bookmark}</source>
            <translation>Cualquier página web puede conservarse en Leer más tarde con su texto y sus imágenes: arrastre allí su dirección, cópiela y pulse {paste}, o haga clic derecho en un enlace. Un marcador en su navegador guarda la página que está leyendo: cree uno con esta dirección, que copia la orden «{copy}». Se le pregunta antes de cargar nada.
{bookmark}</translation>
        </message>
        <message>
            <source>Briefing, stories and reading aloud</source>
            <translation>Resumen, noticias y lectura en voz alta</translation>
        </message>
        <message>
            <source>Everything is stored in one folder on this computer: {folder}
No login is needed. {privacy} Backups are made daily, and “Export everything” writes all of it as files that other programs read.</source>
            <translation>Todo se guarda en una sola carpeta de este equipo: {folder}
No hace falta iniciar sesión. {privacy} Se hace una copia de seguridad cada día, y «Exportar todo» lo escribe todo en archivos que leen otros programas.</translation>
        </message>
        <message>
            <source>Feed health lists the feeds that need you, and what to do about each. Being offline never counts against a feed, and passing problems go away without you.</source>
            <translation>El estado de los feeds enumera los que le necesitan, y qué hacer con cada uno. Estar sin conexión nunca cuenta contra un feed, y los problemas pasajeros desaparecen solos.</translation>
        </message>
        <message>
            <source>Full texts and changes</source>
            <translation>Textos completos y cambios</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>How refreshes are planned</source>
            <translation>Cómo se planifican las actualizaciones</translation>
        </message>
        <message>
            <source>Menus, mouse and touchpad</source>
            <translation>Menús, ratón y panel táctil</translation>
        </message>
        <message>
            <source>More than one computer</source>
            <translation>Más de un equipo</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox can be feeds: {newsletters} asks for the server and the folder, and changes nothing there. A file that holds a feed can be dropped onto the window. Programs of yours in the folder that {programs} opens can be feeds, too: add one as {name}.</source>
            <translation>Los boletines de una carpeta de su buzón pueden ser feeds: {newsletters} pregunta por el servidor y la carpeta, y no cambia nada allí. Un archivo que contenga un feed se puede soltar en la ventana. También pueden ser feeds los programas suyos de la carpeta que abre {programs}: añada uno como {name}.</translation>
        </message>
        <message>
            <source>Newsletters, files and programs</source>
            <translation>Boletines, archivos y programas</translation>
        </message>
        <message>
            <source>No help matches.</source>
            <translation>Ninguna ayuda coincide.</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lectura</translation>
        </message>
        <message>
            <source>Right-click an article, a feed, a link, a picture or selected text, or press the menu key there, to see what can be done with it. Drag articles onto a tag, Starred or Read later, and feeds onto folders or favourites. Two fingers sideways over an article mark it as read or star it; Preferences can change or turn off both.</source>
            <translation>Haga clic derecho en un artículo, un feed, un enlace, una imagen o un texto seleccionado, o pulse allí la tecla de menú, para ver qué se puede hacer. Arrastre artículos a una etiqueta, a Destacados o a Leer más tarde, y feeds a carpetas o favoritos. Dos dedos de lado sobre un artículo lo marcan como leído o lo destacan; en Preferencias se pueden cambiar o desactivar ambos.</translation>
        </message>
        <message>
            <source>Rules and notifications</source>
            <translation>Reglas y notificaciones</translation>
        </message>
        <message>
            <source>Rules mark, star, tag, hide or send new articles: {rules} opens them, and {rule} begins one from an article. New articles are announced together, shortly before you usually visit; the properties of a feed can announce them immediately or never.</source>
            <translation>Las reglas marcan, destacan, etiquetan, ocultan o envían los artículos nuevos: {rules} las abre, y {rule} empieza una a partir de un artículo. Los artículos nuevos se anuncian juntos, poco antes de su visita habitual; en las propiedades de un feed puede elegir que se anuncien de inmediato o nunca.</translation>
        </message>
        <message>
            <source>Saving web pages</source>
            <translation>Guardar páginas web</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search help</source>
            <translation>Buscar en la ayuda</translation>
        </message>
        <message>
            <source>Sending articles</source>
            <translation>Enviar artículos</translation>
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
            <translation>Sia et al. (2007) reparten un número fijo de solicitudes entre los feeds y las horas del día, según cuándo publica cada feed y cuándo hace usted sus visitas. Beforehand parte de ahí, con diferencias:
Un solo precio vale para todos los feeds y todas las horas: se hace una solicitud donde le ahorra más espera.
El plan se corrige cada 15 minutos según lo que se encontró, no una vez al día.
Hasta el 60 % de las solicitudes se reserva para el momento en que abre la ventana.
Se reconocen los feeds que publican a ráfagas, han callado o perderían artículos.
Cuando vuelve al equipo, los feeds que probablemente leerá a continuación se actualizan de inmediato.
Lo que pide un servidor va siempre primero.
Donde un intervalo fijo deja ausentes 100 artículos en sus visitas, el plan del trabajo dejó 78 y Beforehand 28, con las mismas solicitudes y con feeds y visitas para los que ninguno se había ajustado; 20 donde se notó la vuelta al equipo.
La orden {command} elige otro plan; el del trabajo es {paper}.</translation>
        </message>
        <message>
            <source>The activity log gives the reason for every request. Rhythm shows when feeds post, when you visit and what is planned. No server is asked sooner than it allows, and the number of requests a day has a limit that you set in Preferences.</source>
            <translation>El registro de actividad da el motivo de cada solicitud. Ritmo muestra cuándo publican los feeds, cuándo viene usted y qué está previsto. A ningún servidor se le pide nada antes de lo que permite, y el número de solicitudes al día tiene un límite que usted fija en Preferencias.</translation>
        </message>
        <message>
            <source>What is a visit?</source>
            <translation>¿Qué es una visita?</translation>
        </message>
        <message>
            <source>When a feed fails</source>
            <translation>Cuando un feed falla</translation>
        </message>
        <message>
            <source>Where a feed brings only the beginning of its articles, {full} loads all of one from its site. If that shows the wrong part of the page, {choose} lets you point at the right one, and {rules} gets rules for many sites. An article that was changed later says so, and {changes} marks what was added and removed.</source>
            <translation>Si un feed solo trae el comienzo de sus artículos, {full} carga uno entero desde su sitio. Si eso muestra la parte equivocada de la página, {choose} le permite señalar la correcta, y {rules} obtiene reglas para muchos sitios. Un artículo modificado más tarde lo indica, y {changes} señala lo añadido y lo eliminado.</translation>
        </message>
        <message>
            <source>Where your data is</source>
            <translation>Dónde están sus datos</translation>
        </message>
        <message>
            <source>Why was a feed refreshed now?</source>
            <translation>¿Por qué se acaba de actualizar un feed?</translation>
        </message>
        <message>
            <source>With an account on a server (FreshRSS or Miniflux), feeds, read marks and stars are the same on your computers and your phone: {account}. Without a server, computers can share a folder that Syncthing, Nextcloud, Dropbox or a stick carries: {computers} on each of them.</source>
            <translation>Con una cuenta en un servidor (FreshRSS o Miniflux), los feeds, las marcas de lectura y las estrellas son los mismos en sus equipos y en su teléfono: {account}. Sin servidor, los equipos pueden compartir una carpeta que lleve Syncthing, Nextcloud, Dropbox o una memoria USB: {computers} en cada uno de ellos.</translation>
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
            <translation>tide gauge: todas estas palabras
"tide gauge": en este orden
gaug*: palabras que empiezan así
-palabra: sin esta palabra
title: author: feed: folder: tag: solo ahí
is:unread is:read is:starred is:later is:hidden
before:2026-03 after:yesterday
Un signo menos delante invierte cualquiera de ellos.</translation>
        </message>
        <message>
            <source>{briefing} opens the briefing, up to seven stories of what is new; {next} goes from one to the next. {aloud} reads an article or the briefing aloud, and pauses. Preferences can show several reports of one story as one row or card, which {story} opens.</source>
            <translation>{briefing} abre el resumen, hasta siete noticias de lo nuevo; {next} pasa de una a la siguiente. {aloud} lee en voz alta un artículo o el resumen, y hace una pausa. En las preferencias puede agrupar en una sola fila o tarjeta lo que varios sitios cuentan de una misma noticia; {story} la despliega.</translation>
        </message>
        <message>
            <source>{next} scrolls, then opens the next unread article. {star} stars an article, {later} keeps it in Read later, {read} marks it as read or unread. {shortcuts} lists all shortcuts; {palette} finds every command, feed, preference and article by name. {undo} takes back the last change.</source>
            <translation>{next} desplaza y luego abre el siguiente artículo no leído. {star} destaca un artículo, {later} lo guarda en Leer más tarde, {read} lo marca como leído o no leído. {shortcuts} muestra todos los atajos; {palette} encuentra por su nombre cualquier orden, feed, preferencia y artículo. {undo} deshace el último cambio.</translation>
        </message>
        <message>
            <source>{play} plays an episode or pauses it, {back} and {ahead} skip, {download} keeps it on this computer. Where you stopped is remembered.</source>
            <translation>{play} reproduce un episodio o lo pausa, {back} y {ahead} saltan, {download} lo guarda en este equipo. Se recuerda dónde lo dejó.</translation>
        </message>
        <message>
            <source>{share} sends an article to a folder of notes, to wallabag, to the services of your Miniflux account or to any address; Preferences, under Advanced and Sharing, has the list. A star or a rule can send automatically, and what could not be sent is tried again. For an e-reader there are {one} and {all}.</source>
            <translation>{share} envía un artículo a una carpeta de notas, a wallabag, a los servicios de su cuenta de Miniflux o a cualquier dirección; la lista está en Preferencias, en Avanzado y Compartir. Una estrella o una regla pueden enviar por sí solas, y lo que no se pudo enviar se intenta de nuevo. {one} y {all} escriben artículos para un lector electrónico.</translation>
        </message>
        <message>
            <source>“{command}”</source>
            <translation>«{command}»</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>No feed is called {text}.</source>
            <translation>Ningún feed se llama {text}.</translation>
        </message>
        <message>
            <source>No folder is called {text}.</source>
            <translation>Ninguna carpeta se llama {text}.</translation>
        </message>
        <message>
            <source>No tag is called {text}.</source>
            <translation>Ninguna etiqueta se llama {text}.</translation>
        </message>
        <message>
            <source>Too many words: ignored from “{text}” on.</source>
            <translation>Demasiadas palabras: ignoradas a partir de «{text}».</translation>
        </message>
        <message>
            <source>Type a value after “{text}”.</source>
            <translation>Escriba un valor tras «{text}».</translation>
        </message>
        <message>
            <source>“{text}” is not a filter: searched as text.</source>
            <translation>«{text}» no es un filtro: se buscó como texto.</translation>
        </message>
        <message>
            <source>“{text}”: enter a date as 2026-03 or today.</source>
            <translation>«{text}»: escriba una fecha como 2026-03 o today.</translation>
        </message>
        <message>
            <source>“{text}”: try is:unread, is:starred or is:later.</source>
            <translation>«{text}»: pruebe is:unread, is:starred o is:later.</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already subscribed</source>
            <translation>
                <numerusform>%n con suscripción</numerusform>
                <numerusform>%n con suscripción</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds selected</source>
            <translation>
                <numerusform>%n feed seleccionado</numerusform>
                <numerusform>%n feeds seleccionados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n listed twice</source>
            <translation>
                <numerusform>%n repetido</numerusform>
                <numerusform>%n repetidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moved</source>
            <translation>
                <numerusform>%n movido</numerusform>
                <numerusform>%n movidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nuevo</numerusform>
                <numerusform>%n nuevos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n repaired</source>
            <translation>
                <numerusform>%n reparado</numerusform>
                <numerusform>%n reparados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n skipped</source>
            <translation>
                <numerusform>%n omitido</numerusform>
                <numerusform>%n omitidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n destacado</numerusform>
                <numerusform>%n destacados</numerusform>
            </translation>
        </message>
        <message>
            <source>All {number}</source>
            <translation>Todos {number}</translation>
        </message>
        <message>
            <source>Already subscribed</source>
            <translation>Ya suscrito</translation>
        </message>
        <message>
            <source>Already subscribed {number}</source>
            <translation>Ya suscritos {number}</translation>
        </message>
        <message>
            <source>Bring along</source>
            <translation>Traer también</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>Cambiar la dirección…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Vacío</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feeds</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtrar feeds</translation>
        </message>
        <message>
            <source>Follow as a feed</source>
            <translation>Seguir como feed</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importar</translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>Importar %n feed</numerusform>
                <numerusform>Importar %n feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Import from {reader}</source>
            <translation>Importar de {reader}</translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation>Vista previa de la importación</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>Importar suscripciones</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>Importando…</translation>
        </message>
        <message>
            <source>Into</source>
            <translation>En</translation>
        </message>
        <message>
            <source>Moves here from {folder}</source>
            <translation>Pasa aquí desde {folder}</translation>
        </message>
        <message>
            <source>Moves to this folder</source>
            <translation>Pasa a esta carpeta</translation>
        </message>
        <message>
            <source>New {number}</source>
            <translation>Nuevos {number}</translation>
        </message>
        <message>
            <source>No feeds selected</source>
            <translation>Ningún feed seleccionado</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Progreso</translation>
        </message>
        <message>
            <source>Read states</source>
            <translation>Estados de lectura</translation>
        </message>
        <message>
            <source>Reading {source}…</source>
            <translation>Leyendo {source}…</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>Reparado</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleccionar todo</translation>
        </message>
        <message>
            <source>Select none</source>
            <translation>No seleccionar nada</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>Omitido</translation>
        </message>
        <message>
            <source>Skipped: empty folders</source>
            <translation>Omitidas: carpetas vacías</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>Destacados</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <source>This list has no feeds.</source>
            <translation>Esta lista no contiene feeds.</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nivel superior</translation>
        </message>
        <message numerus="yes">
            <source>{new} of %n new</source>
            <translation>
                <numerusform>{new} de %n nuevo</numerusform>
                <numerusform>{new} de %n nuevos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message numerus="yes">
            <source>%n are ready to read.</source>
            <translation>
                <numerusform>%n está listo para leer.</numerusform>
                <numerusform>%n están listos para leer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n could not be reached:</source>
            <translation>
                <numerusform>No se pudo acceder a %n:</numerusform>
                <numerusform>No se pudo acceder a %n:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported</source>
            <translation>
                <numerusform>%n feed importado</numerusform>
                <numerusform>%n feeds importados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported from {reader}</source>
            <translation>
                <numerusform>%n feed importado de {reader}</numerusform>
                <numerusform>%n feeds importados de {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds wait for the server, which refreshes each as it subscribes to it.</source>
            <translation>
                <numerusform>%n feed espera al servidor, que actualiza cada uno al suscribirse.</numerusform>
                <numerusform>%n feeds esperan al servidor, que actualiza cada uno al suscribirse.</numerusform>
            </translation>
        </message>
        <message>
            <source>All are ready to read.</source>
            <translation>Todos están listos para leer.</translation>
        </message>
        <message>
            <source>Articles arrive in the background. You can start reading now.</source>
            <translation>Los artículos llegan en segundo plano. Puede empezar a leer ya.</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como leído</translation>
        </message>
        <message>
            <source>No new feeds</source>
            <translation>Ningún feed nuevo</translation>
        </message>
        <message>
            <source>None is ready to read yet.</source>
            <translation>Ninguno está listo para leer todavía.</translation>
        </message>
        <message numerus="yes">
            <source>Older than a week: {old} of %n articles</source>
            <translation>
                <numerusform>De hace más de una semana: {old} de %n artículo</numerusform>
                <numerusform>De hace más de una semana: {old} de %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Progreso</translation>
        </message>
        <message>
            <source>Start reading</source>
            <translation>Empezar a leer</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Detener la actualización</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Deteniendo…</translation>
        </message>
        <message numerus="yes">
            <source>The server could not subscribe to %n feeds. They need attention.</source>
            <translation>
                <numerusform>El servidor no pudo suscribirse a %n feed. Requiere atención.</numerusform>
                <numerusform>El servidor no pudo suscribirse a %n feeds. Requieren atención.</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo import</source>
            <translation>Deshacer importación</translation>
        </message>
        <message numerus="yes">
            <source>[%n] are no longer in their feeds: added from the copy in {reader}</source>
            <translation>
                <numerusform>[%n] ya no está en su feed: añadido desde la copia de {reader}</numerusform>
                <numerusform>[%n] ya no están en sus feeds: añadidos desde la copia de {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] articles marked as read, as they were in {reader}</source>
            <translation>
                <numerusform>[%n] artículo marcado como leído, como en {reader}</numerusform>
                <numerusform>[%n] artículos marcados como leídos, como en {reader}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] skipped: not among the articles of their account</source>
            <translation>
                <numerusform>[%n] omitido: no está entre los artículos de su cuenta</numerusform>
                <numerusform>[%n] omitidos: no están entre los artículos de su cuenta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] starred articles</source>
            <translation>
                <numerusform>[%n] artículo destacado</numerusform>
                <numerusform>[%n] artículos destacados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] tagged articles</source>
            <translation>
                <numerusform>[%n] artículo etiquetado</numerusform>
                <numerusform>[%n] artículos etiquetados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes left</source>
            <translation>
                <numerusform>queda alrededor de %n minuto</numerusform>
                <numerusform>quedan alrededor de %n minutos</numerusform>
            </translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>queda menos de un minuto</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n feeds refreshed</source>
            <translation>
                <numerusform>{done} de %n feed actualizado</numerusform>
                <numerusform>{done} de %n feeds actualizados</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Article copied as Markdown</source>
            <translation>Artículo copiado como Markdown</translation>
        </message>
        <message>
            <source>Copy with source</source>
            <translation>Copiar con la fuente</translation>
        </message>
        <message>
            <source>Description copied</source>
            <translation>Descripción copiada</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Enlace copiado</translation>
        </message>
        <message>
            <source>Only web pages can be saved, and none of a private network.</source>
            <translation>Solo se pueden guardar páginas web, y ninguna de una red privada.</translation>
        </message>
        <message>
            <source>Open an article first.</source>
            <translation>Abra antes un artículo.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
        <message>
            <source>Picture address copied</source>
            <translation>Dirección de la imagen copiada</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>Imagen copiada</translation>
        </message>
        <message>
            <source>Pictures are loaded in all feeds.</source>
            <translation>Las imágenes se cargan en todos los feeds.</translation>
        </message>
        <message>
            <source>Quote copied</source>
            <translation>Cita copiada</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>Guardar imagen</translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name} guardado</translation>
        </message>
        <message>
            <source>Select a link in the article first: Tab goes from link to link.</source>
            <translation>Seleccione primero un enlace en el artículo: Tab pasa de enlace en enlace.</translation>
        </message>
        <message>
            <source>Select a picture in the article first: Tab goes from one to the next.</source>
            <translation>Seleccione primero una imagen en el artículo: Tab pasa de una a otra.</translation>
        </message>
        <message>
            <source>Select text in the article first.</source>
            <translation>Seleccione primero texto en el artículo.</translation>
        </message>
        <message>
            <source>Text copied</source>
            <translation>Texto copiado</translation>
        </message>
        <message>
            <source>Text copied as Markdown</source>
            <translation>Texto copiado como Markdown</translation>
        </message>
    </context>
    <context>
        <name>KeptBriefings</name>
        <message>
            <source>The briefing could not be saved in your folder: {why}</source>
            <translation>No se pudo guardar el resumen en su carpeta: {why}</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>No shortcuts match.</source>
            <translation>Ningún atajo coincide.</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Change shortcuts</source>
            <translation>Cambiar atajos</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation>Atajo nuevo</translation>
        </message>
        <message>
            <source>No shortcuts</source>
            <translation>Sin atajos</translation>
        </message>
        <message>
            <source>Press the new shortcut</source>
            <translation>Pulse el atajo nuevo</translation>
        </message>
        <message>
            <source>Reassign from all</source>
            <translation>Reasignar de todos</translation>
        </message>
        <message>
            <source>Reassign from “{name}”</source>
            <translation>Reasignar de «{name}»</translation>
        </message>
        <message>
            <source>Remove {keys}</source>
            <translation>Quitar {keys}</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>Restablecer todo</translation>
        </message>
        <message>
            <source>Reset to default</source>
            <translation>Restablecer valor predeterminado</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>Buscar atajos</translation>
        </message>
        <message>
            <source>{keys} is already assigned to this.</source>
            <translation>{keys} ya está asignado a esta acción.</translation>
        </message>
        <message>
            <source>{keys} is used by {names}.</source>
            <translation>{keys} lo usan {names}.</translation>
        </message>
    </context>
    <context>
        <name>KeyList</name>
        <message>
            <source>Actions</source>
            <translation>Acciones</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change shortcuts…</source>
            <translation>Cambiar atajos…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>Buscar atajos</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>Aprender cuándo leo</translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, not by when you visit.</source>
            <translation>El aprendizaje está desactivado: los feeds se actualizan según su frecuencia de publicación, no según sus visitas.</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend: {names}</source>
            <translation>Leyenda: {names}</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>con error</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>probable</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>sin red</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>no antes</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>nada nuevo</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>prevista</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>rechazada</translation>
        </message>
        <message>
            <source>something new</source>
            <translation>algo nuevo</translation>
        </message>
        <message>
            <source>usually posts</source>
            <translation>suele publicar</translation>
        </message>
    </context>
    <context>
        <name>LettersNotice</name>
        <message>
            <source>No font here has letters of this language. This package brings one: {package}</source>
            <translation>Ninguna fuente de este equipo tiene letras de este idioma. Este paquete trae una: {package}</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Beforehand is free software under the MIT licence. It works with these packages, under their own.</source>
            <translation>Beforehand es software libre con la licencia MIT. Funciona con estos paquetes, cada uno con su propia licencia.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licencias</translation>
        </message>
    </context>
    <context>
        <name>LineDetails</name>
        <message>
            <source>Only this feed</source>
            <translation>Solo este feed</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Mostrar artículos</translation>
        </message>
    </context>
    <context>
        <name>ListLinks</name>
        <message>
            <source>Compact rows</source>
            <translation>Filas compactas</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n articles today</source>
            <translation>
                <numerusform>%n artículo hoy</numerusform>
                <numerusform>%n artículos hoy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles yesterday</source>
            <translation>
                <numerusform>%n artículo ayer</numerusform>
                <numerusform>%n artículos ayer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles, {day}</source>
            <translation>
                <numerusform>%n artículo, {day}</numerusform>
                <numerusform>%n artículos, {day}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>%n artículo faltante encontrado</numerusform>
                <numerusform>%n artículos faltantes encontrados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found, more may be missing, {days}</source>
            <translation>
                <numerusform>%n artículo faltante encontrado, quizá falten más, {days}</numerusform>
                <numerusform>%n artículos faltantes encontrados, quizá falten más, {days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>%n más de {feed}</numerusform>
                <numerusform>%n más de {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n nuevo</numerusform>
                <numerusform>%n nuevos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n no leído</numerusform>
                <numerusform>%n no leídos</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>También en {feed}</translation>
        </message>
        <message numerus="yes">
            <source>At least %n missing articles, {days}</source>
            <translation>
                <numerusform>Al menos %n artículo faltante, {days}</numerusform>
                <numerusform>Al menos %n artículos faltantes, {days}</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Anteriores</translation>
        </message>
        <message>
            <source>Find missing articles</source>
            <translation>Buscar artículos faltantes</translation>
        </message>
        <message numerus="yes">
            <source>Mark older than %n days as read</source>
            <translation>
                <numerusform>Marcar como leído lo anterior a %n día</numerusform>
                <numerusform>Marcar como leído lo anterior a %n días</numerusform>
            </translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>Nuevo desde {time}</translation>
        </message>
        <message>
            <source>No new articles match this filter.</source>
            <translation>Ningún artículo nuevo coincide con este filtro.</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>Nada nuevo desde {time}</translation>
        </message>
        <message>
            <source>Search again</source>
            <translation>Buscar de nuevo</translation>
        </message>
        <message>
            <source>Search further back</source>
            <translation>Buscar más atrás</translation>
        </message>
        <message>
            <source>Searching page {page} of {pages}…</source>
            <translation>Buscando en la página {page} de {pages}…</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>Mostrar los {count}</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>Mostrar menos</translation>
        </message>
        <message>
            <source>The archive has more.</source>
            <translation>El archivo histórico tiene más.</translation>
        </message>
        <message>
            <source>The archive has no more.</source>
            <translation>El archivo histórico no tiene más.</translation>
        </message>
        <message>
            <source>The publisher has no archive.</source>
            <translation>El editor no tiene archivo histórico.</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>Donde lo dejó</translation>
        </message>
        <message numerus="yes">
            <source>also in %n feeds</source>
            <translation>
                <numerusform>también en %n feed</numerusform>
                <numerusform>también en %n feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>closed</source>
            <translation>contraído</translation>
        </message>
        <message>
            <source>open</source>
            <translation>expandido</translation>
        </message>
        <message>
            <source>tagged {tags}</source>
            <translation>etiquetado {tags}</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>no leído</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>{count} de %n nuevo</numerusform>
                <numerusform>{count} de %n nuevos</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{count} de {total}</translation>
        </message>
        <message numerus="yes">
            <source>{found}, at least %n still missing, {days}</source>
            <translation>
                <numerusform>{found}, aún falta al menos %n, {days}</numerusform>
                <numerusform>{found}, aún faltan al menos %n, {days}</numerusform>
            </translation>
        </message>
        <message>
            <source>{percent} % read</source>
            <translation>{percent} % leído</translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>Artículos</translation>
        </message>
    </context>
    <context>
        <name>LogFilters</name>
        <message>
            <source>All but pictures</source>
            <translation>Todo menos imágenes</translation>
        </message>
        <message>
            <source>All days</source>
            <translation>Todos los días</translation>
        </message>
        <message>
            <source>All errors</source>
            <translation>Todos los errores</translation>
        </message>
        <message>
            <source>All requests</source>
            <translation>Todas las peticiones</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Día</translation>
        </message>
        <message>
            <source>Episodes</source>
            <translation>Episodios</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>Feed, reason or address</source>
            <translation>Feed, motivo o dirección</translation>
        </message>
        <message>
            <source>Filter entries</source>
            <translation>Filtrar entradas</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Only {title}</source>
            <translation>Solo {title}</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Otras</translation>
        </message>
        <message>
            <source>Pictures and icons</source>
            <translation>Imágenes e iconos</translation>
        </message>
        <message>
            <source>Programs</source>
            <translation>Programas</translation>
        </message>
        <message>
            <source>Refreshes</source>
            <translation>Actualizaciones</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Show all feeds, not only {title}</source>
            <translation>Mostrar todos los feeds, no solo {title}</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>Registro de actividad</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <source>Only this feed</source>
            <translation>Solo este feed</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>Mostrar artículos</translation>
        </message>
    </context>
    <context>
        <name>LoginStart</name>
        <message>
            <source>Start at login could not be changed: {why}</source>
            <translation>No se pudo cambiar el inicio con la sesión: {why}</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Select an article, or press Space for the first unread.</source>
            <translation>Seleccione un artículo o pulse Espacio para ir al primero no leído.</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>No hay artículos destacados</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>Nada que leer más tarde</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>Pulse L en un artículo para guardarlo aquí.</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>Pulse S en un artículo para destacarlo.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Leer más tarde</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Destacar</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Destacados</translation>
        </message>
        <message>
            <source>read later</source>
            <translation>leer más tarde</translation>
        </message>
        <message>
            <source>starred</source>
            <translation>destacado</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n artículo nuevo</numerusform>
                <numerusform>%n artículos nuevos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n nuevo desde {time}</numerusform>
                <numerusform>%n nuevos desde {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>Mostrar %n artículo nuevo</numerusform>
                <numerusform>Mostrar %n artículos nuevos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewslettersSheet</name>
        <message numerus="yes">
            <source>Add %n newsletters</source>
            <translation>
                <numerusform>Añadir %n boletín</numerusform>
                <numerusform>Añadir %n boletines</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Find newsletters</source>
            <translation>Buscar boletines</translation>
        </message>
        <message>
            <source>Finding newsletters…</source>
            <translation>Buscando boletines…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Mail folder</source>
            <translation>Carpeta de correo</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox</source>
            <translation>Boletines de un buzón</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox become feeds. Nothing there is marked, moved or sent.</source>
            <translation>Los boletines de una carpeta de su buzón se convierten en feeds. Allí no se marca, mueve ni envía nada.</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Contraseña</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Servidor</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this server and nowhere else.</source>
            <translation>Se guarda solo en el llavero de este equipo. Se envía a este servidor y a ningún otro sitio.</translation>
        </message>
        <message>
            <source>This mailbox lets no program in by password. Have its newsletters forwarded to another one.</source>
            <translation>Este buzón no permite que ningún programa acceda con contraseña. Haga que sus boletines se reenvíen a otro.</translation>
        </message>
        <message>
            <source>This mailbox needs an app password, which you create in your account's security settings.</source>
            <translation>Este buzón necesita una contraseña de aplicación, que se crea en los ajustes de seguridad de su cuenta.</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nivel superior</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Usuario</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>Esperando al servidor</translation>
        </message>
        <message>
            <source>You follow all newsletters of this folder already.</source>
            <translation>Ya sigue todos los boletines de esta carpeta.</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Alone</source>
            <translation>Por separado</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>Default sound</source>
            <translation>Sonido predeterminado</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Inmediatamente</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>No sound</source>
            <translation>Sin sonido</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notificaciones</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Sonido</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>Noticias agrupadas</translation>
        </message>
        <message>
            <source>With reports of others</source>
            <translation>Con los de otros sitios</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>As soon as they arrive</source>
            <translation>En cuanto llegan</translation>
        </message>
        <message>
            <source>Default for all feeds: {how}</source>
            <translation>Predeterminado para todos los feeds: {how}</translation>
        </message>
        <message>
            <source>From folder {folder}: {how}</source>
            <translation>De la carpeta {folder}: {how}</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variado</translation>
        </message>
        <message>
            <source>No notification</source>
            <translation>Sin notificación</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notificaciones</translation>
        </message>
        <message>
            <source>Off for imported feeds</source>
            <translation>Desactivado para feeds importados</translation>
        </message>
        <message>
            <source>One digest, shortly before you usually visit</source>
            <translation>Un resumen, poco antes de sus visitas habituales</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message numerus="yes">
            <source>%n articles arrived</source>
            <translation>
                <numerusform>Ha llegado %n artículo</numerusform>
                <numerusform>Han llegado %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Más tarde</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como leído</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more in {feed}</source>
            <translation>
                <numerusform>y %n más en {feed}</numerusform>
                <numerusform>y %n más en {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and {count} more in %n feeds</source>
            <translation>
                <numerusform>y {count} más en %n feed</numerusform>
                <numerusform>y {count} más en %n feeds</numerusform>
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
                <numerusform>%n leído</numerusform>
                <numerusform>%n leídos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n destacado</numerusform>
                <numerusform>%n destacados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tagged</source>
            <translation>
                <numerusform>%n etiquetado</numerusform>
                <numerusform>%n etiquetados</numerusform>
            </translation>
        </message>
        <message>
            <source>Address of an OPML file</source>
            <translation>Dirección de un archivo OPML</translation>
        </message>
        <message>
            <source>An OPML file on the web.</source>
            <translation>Un archivo OPML en la web.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Elegir archivo…</translation>
        </message>
        <message>
            <source>Choose topics…</source>
            <translation>Elegir temas…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Encontrados en este equipo. Sus archivos se leen, nunca se modifican.</translation>
        </message>
        <message>
            <source>From a file</source>
            <translation>Desde un archivo</translation>
        </message>
        <message>
            <source>From an address</source>
            <translation>Desde una dirección</translation>
        </message>
        <message>
            <source>From another reader</source>
            <translation>Desde otro lector</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>Importar suscripciones</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importar…</translation>
        </message>
        <message>
            <source>Looking for other readers…</source>
            <translation>Buscando otros lectores…</translation>
        </message>
        <message>
            <source>No other reader was found on this computer. Choose its export as a file.</source>
            <translation>No se encontró otro lector en este equipo. Elija su exportación como archivo.</translation>
        </message>
        <message>
            <source>OPML, JSON, CSV, or the database of another reader. You review everything before it is added.</source>
            <translation>OPML, JSON, CSV o la base de datos de otro lector. Usted revisa todo antes de añadirlo.</translation>
        </message>
        <message>
            <source>Starter feeds</source>
            <translation>Feeds para empezar</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic.</source>
            <translation>Feeds sugeridos, una carpeta por tema.</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Ver</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} in %n folders</source>
            <translation>
                <numerusform>{feeds} en %n carpeta</numerusform>
                <numerusform>{feeds} en %n carpetas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message numerus="yes">
            <source>Copy %n links</source>
            <translation>
                <numerusform>Copiar %n enlace</numerusform>
                <numerusform>Copiar %n enlaces</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copiar enlace</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>Copiar ruta</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copiar texto</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Descargar</translation>
        </message>
        <message>
            <source>No browser could be opened</source>
            <translation>No se pudo abrir ningún navegador</translation>
        </message>
        <message>
            <source>No mail program could be opened</source>
            <translation>No se pudo abrir ningún programa de correo</translation>
        </message>
        <message>
            <source>No program could open {name}</source>
            <translation>Ningún programa pudo abrir {name}</translation>
        </message>
        <message>
            <source>No program on this computer plays this episode</source>
            <translation>Ningún programa de este equipo reproduce este episodio</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message numerus="yes">
            <source>%n articles found</source>
            <translation>
                <numerusform>%n artículo encontrado</numerusform>
                <numerusform>%n artículos encontrados</numerusform>
            </translation>
        </message>
        <message>
            <source>A click chooses</source>
            <translation>Un clic elige</translation>
        </message>
        <message>
            <source>A click on a block chooses:</source>
            <translation>Un clic en un bloque elige:</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artículo</translation>
        </message>
        <message>
            <source>Articles on this page</source>
            <translation>Artículos de esta página</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automático</translation>
        </message>
        <message>
            <source>CSS selector</source>
            <translation>Selector CSS</translation>
        </message>
        <message>
            <source>CSS selector: {part}</source>
            <translation>Selector CSS: {part}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>Cambiar la dirección…</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Fecha</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Follow page</source>
            <translation>Seguir página</translation>
        </message>
        <message>
            <source>Follow this page</source>
            <translation>Seguir esta página</translation>
        </message>
        <message>
            <source>Leave a field empty to detect it automatically.</source>
            <translation>Deje un campo vacío para detectarlo automáticamente.</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Enlace</translation>
        </message>
        <message>
            <source>Loading the page…</source>
            <translation>Cargando la página…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>No blocks that repeat were found; choose one in the list.</source>
            <translation>No se encontraron bloques que se repitan; elija uno de la lista.</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>No antes de {time}: {why}</translation>
        </message>
        <message>
            <source>Nothing found: choose a block that is an article.</source>
            <translation>No se encontró nada: elija un bloque que sea un artículo.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>Sugerencias</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nivel superior</translation>
        </message>
        <message>
            <source>{part}: this is not a CSS selector.</source>
            <translation>{part}: esto no es un selector CSS.</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n no leído</numerusform>
                <numerusform>%n no leídos</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artículos</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Órdenes</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>Feeds y carpetas</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Go to a feed, folder or article, or run a command</source>
            <translation>Ir a un feed, carpeta o artículo, o ejecutar una orden</translation>
        </message>
        <message>
            <source>Go to anything</source>
            <translation>Ir a cualquier sitio</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Oculto</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Sin resultados</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>Nada que deshacer</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desactivado</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Activado</translation>
        </message>
        <message>
            <source>Saved search</source>
            <translation>Búsqueda guardada</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Visible</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Etiqueta</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sin título</translation>
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
            <translation>elegir</translation>
        </message>
        <message>
            <source>open</source>
            <translation>abrir</translation>
        </message>
        <message>
            <source>search all articles for “{words}”</source>
            <translation>buscar «{words}» en todos los artículos</translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Back to the list</source>
            <translation>Volver a la lista</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Mostrar la barra lateral</translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of {count} unread</source>
            <translation>
                <numerusform>%n de {count} no leído</numerusform>
                <numerusform>%n de {count} no leídos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n no leído</numerusform>
                <numerusform>%n no leídos</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>Todo leído</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>No hay artículos</translation>
        </message>
        <message>
            <source>{place} of {count} new</source>
            <translation>{place} de {count} nuevos</translation>
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
            <translation>Dirección copiada</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Copiar imagen</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>Copiar dirección de la imagen</translation>
        </message>
        <message>
            <source>Description: {text}</source>
            <translation>Descripción: {text}</translation>
        </message>
        <message>
            <source>Fit</source>
            <translation>Ajustar</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Cargando…</translation>
        </message>
        <message>
            <source>Next picture</source>
            <translation>Imagen siguiente</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>Abrir original</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>Imagen copiada</translation>
        </message>
        <message>
            <source>Picture viewer</source>
            <translation>Visor de imágenes</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Reproducir</translation>
        </message>
        <message>
            <source>Previous picture</source>
            <translation>Imagen anterior</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>Guardar imagen…</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>No se pudo cargar la imagen</translation>
        </message>
        <message>
            <source>This article has no pictures.</source>
            <translation>Este artículo no tiene imágenes.</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Acercar</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Alejar</translation>
        </message>
        <message>
            <source>actual size</source>
            <translation>tamaño real</translation>
        </message>
        <message>
            <source>close</source>
            <translation>cerrar</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>copiar</translation>
        </message>
        <message>
            <source>fit</source>
            <translation>ajustar</translation>
        </message>
        <message>
            <source>open original</source>
            <translation>abrir original</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>reproducir o pausar</translation>
        </message>
        <message>
            <source>previous, next</source>
            <translation>anterior, siguiente</translation>
        </message>
        <message>
            <source>save</source>
            <translation>guardar</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>zoom</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} de {count}</translation>
        </message>
        <message>
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>Avanzar 30 segundos</translation>
        </message>
        <message>
            <source>At the end of the article</source>
            <translation>Al final del artículo</translation>
        </message>
        <message>
            <source>At the end of the episode</source>
            <translation>Al final del episodio</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automática</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>Retroceder 15 segundos</translation>
        </message>
        <message>
            <source>Cancel download</source>
            <translation>Cancelar descarga</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Capítulos</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Cerrar reproductor</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Copiar dirección</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Eliminar descarga</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Descargar</translation>
        </message>
        <message>
            <source>Episode</source>
            <translation>Episodio</translation>
        </message>
        <message>
            <source>Footnotes</source>
            <translation>Notas al pie</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Cargando…</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>Next sentence</source>
            <translation>Frase siguiente</translation>
        </message>
        <message>
            <source>No further article to read aloud</source>
            <translation>No hay más artículos para leer en voz alta</translation>
        </message>
        <message>
            <source>No further episode in Read later</source>
            <translation>No hay más episodios en Leer más tarde</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desactivado</translation>
        </message>
        <message>
            <source>Open in player</source>
            <translation>Abrir en el reproductor</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Pause download</source>
            <translation>Pausar descarga</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Reproducir</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Reproducir desde el principio</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Escuchado</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Reproductor</translation>
        </message>
        <message>
            <source>Position</source>
            <translation>Posición</translation>
        </message>
        <message>
            <source>Previous sentence</source>
            <translation>Frase anterior</translation>
        </message>
        <message>
            <source>Resume download</source>
            <translation>Reanudar descarga</translation>
        </message>
        <message>
            <source>Sleep timer</source>
            <translation>Temporizador de apagado</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Velocidad</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabla</translation>
        </message>
        <message>
            <source>This article has no episode.</source>
            <translation>Este artículo no tiene episodio.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>Vídeo</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>Voz</translation>
        </message>
        <message>
            <source>download paused at {share}</source>
            <translation>descarga en pausa en {share}</translation>
        </message>
        <message>
            <source>download will be tried again: {why}</source>
            <translation>la descarga se intentará de nuevo: {why}</translation>
        </message>
        <message>
            <source>downloading {share}</source>
            <translation>descargando {share}</translation>
        </message>
        <message>
            <source>no sound output here, plays in the system's player</source>
            <translation>aquí no hay salida de sonido, se reproduce en el reproductor del sistema</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>reproduciendo</translation>
        </message>
        <message>
            <source>plays in the system's player</source>
            <translation>se reproduce en el reproductor del sistema</translation>
        </message>
        <message>
            <source>saved on this computer</source>
            <translation>guardado en este equipo</translation>
        </message>
        <message>
            <source>{bytes} of {size}</source>
            <translation>{bytes} de {size}</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} min</translation>
        </message>
        <message>
            <source>{minutes} min left</source>
            <translation>quedan {minutes} min</translation>
        </message>
        <message>
            <source>{position} of {length}</source>
            <translation>{position} de {length}</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
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
                <numerusform>%n día</numerusform>
                <numerusform>%n días</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episodes</source>
            <translation>
                <numerusform>%n episodio</numerusform>
                <numerusform>%n episodios</numerusform>
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
                <numerusform>%n hora</numerusform>
                <numerusform>%n horas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n links</source>
            <translation>
                <numerusform>%n enlace</numerusform>
                <numerusform>%n enlaces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n opened articles</source>
            <translation>
                <numerusform>%n artículo abierto</numerusform>
                <numerusform>%n artículos abiertos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other requests</source>
            <translation>
                <numerusform>%n otra petición</numerusform>
                <numerusform>%n otras peticiones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reading times</source>
            <translation>
                <numerusform>%n tiempo de lectura</numerusform>
                <numerusform>%n tiempos de lectura</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes</source>
            <translation>
                <numerusform>%n actualización</numerusform>
                <numerusform>%n actualizaciones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n solicitud</numerusform>
                <numerusform>%n solicitudes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shortcuts changed.</source>
            <translation>
                <numerusform>%n atajo cambiado.</numerusform>
                <numerusform>%n atajos cambiados.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>%n vez</numerusform>
                <numerusform>%n veces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times at the computer</source>
            <translation>
                <numerusform>%n vez ante el equipo</numerusform>
                <numerusform>%n veces ante el equipo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits</source>
            <translation>
                <numerusform>%n visita</numerusform>
                <numerusform>%n visitas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits at your other computers.</source>
            <translation>
                <numerusform>%n visita en sus otros ordenadores.</numerusform>
                <numerusform>%n visitas en sus otros ordenadores.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n año</numerusform>
                <numerusform>%n años</numerusform>
            </translation>
        </message>
        <message>
            <source>A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.</source>
            <translation>Un archivo de feed con los 100 artículos destacados más recientes, para otros programas. Déjelo vacío para ninguno.</translation>
        </message>
        <message>
            <source>A feed or folder can have its own.</source>
            <translation>Un feed o una carpeta puede tener las suyas.</translation>
        </message>
        <message>
            <source>A metered connection cannot be detected on this computer.</source>
            <translation>En este equipo no se puede detectar una conexión de uso medido.</translation>
        </message>
        <message>
            <source>A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.</source>
            <translation>Un servidor puede indicar cuánto tiempo sigue vigente su feed (max-age). Este es el tiempo máximo que espera Beforehand.</translation>
        </message>
        <message>
            <source>A third of the requests</source>
            <translation>Un tercio de las solicitudes</translation>
        </message>
        <message>
            <source>A third of the requests on low battery or a metered connection.</source>
            <translation>Un tercio de las solicitudes con batería baja o conexión de uso medido.</translation>
        </message>
        <message>
            <source>A tray icon shows whether there are unread articles.</source>
            <translation>Un icono en la bandeja muestra si hay artículos sin leer.</translation>
        </message>
        <message>
            <source>About [{requests} a day] for each of {feeds}.</source>
            <translation>Unas [{requests} al día] por feed ({feeds}).</translation>
        </message>
        <message>
            <source>About {volume} a day.</source>
            <translation>Unos {volume} al día.</translation>
        </message>
        <message>
            <source>Add…</source>
            <translation>Añadir…</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Avanzado</translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds</source>
            <translation>
                <numerusform>Tras %n segundo</numerusform>
                <numerusform>Tras %n segundos</numerusform>
            </translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>Tras reiniciar.</translation>
        </message>
        <message>
            <source>Also Ctrl+Plus and Ctrl+Minus while you read.</source>
            <translation>También con Ctrl+Más y Ctrl+Menos al leer.</translation>
        </message>
        <message>
            <source>An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.</source>
            <translation>Una dirección como proxy.example:3128, «none» para conexión directa, o vacío para usar la configuración del sistema.</translation>
        </message>
        <message>
            <source>An https address with {query}, such as https://search.example/?q={query}. Adds a web search to the menu of selected text; it opens in your browser. Leave empty for none.</source>
            <translation>Una dirección https con {query}, como https://search.example/?q={query}. Añade una búsqueda web al menú del texto seleccionado; se abre en su navegador. Déjelo vacío para ninguna.</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>Fuente de los artículos</translation>
        </message>
        <message>
            <source>Article text size in pixels.</source>
            <translation>Tamaño del texto de los artículos en píxeles.</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>Tema de los artículos</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artículos</translation>
        </message>
        <message>
            <source>At the end of an article that was read aloud, read the next one in the list. Articles heard to their end are marked as read.</source>
            <translation>Al terminar un artículo leído en voz alta, lee el siguiente de la lista. Los artículos escuchados hasta el final se marcan como leídos.</translation>
        </message>
        <message>
            <source>At the end of an episode, play the next one in Read later.</source>
            <translation>Al terminar un episodio, reproducir el siguiente de Leer más tarde.</translation>
        </message>
        <message>
            <source>Automatic (sans serif)</source>
            <translation>Automática (sin serifas)</translation>
        </message>
        <message>
            <source>Automatic (serif)</source>
            <translation>Automática (con serifas)</translation>
        </message>
        <message>
            <source>Average number of requests a day for each feed.</source>
            <translation>Media de solicitudes al día por cada feed.</translation>
        </message>
        <message>
            <source>Back up everything once a day.</source>
            <translation>Hacer una copia de seguridad de todo una vez al día.</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Crear copia ahora</translation>
        </message>
        <message>
            <source>Background and text of articles, in light and dark.</source>
            <translation>Fondo y texto de los artículos, en claro y oscuro.</translation>
        </message>
        <message>
            <source>Backup created.</source>
            <translation>Copia de seguridad creada.</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Copias de seguridad</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>Basado en %n día con visitas.</numerusform>
                <numerusform>Basado en %n días con visitas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Before you usually read, choose up to seven stories of what is new, with their texts and pictures.</source>
            <translation>Antes de su hora habitual de lectura, elige hasta siete noticias de lo nuevo, con sus textos e imágenes.</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>Ambos</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>Presupuesto</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>Por nombre</translation>
        </message>
        <message>
            <source>By priority</source>
            <translation>Por prioridad</translation>
        </message>
        <message>
            <source>By unread</source>
            <translation>Por no leídos</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Cambiar atajos…</translation>
        </message>
        <message>
            <source>Changed keyboard shortcuts as JSON: action names with their keys.</source>
            <translation>Atajos de teclado cambiados, como JSON: nombres de acciones con sus teclas.</translation>
        </message>
        <message>
            <source>Checking the backup…</source>
            <translation>Comprobando la copia de seguridad…</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Comprobando…</translation>
        </message>
        <message>
            <source>Choose a folder for articles</source>
            <translation>Elija una carpeta para los artículos</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Closing the window hides it; feeds keep refreshing.</source>
            <translation>Cerrar la ventana la oculta; los feeds se siguen actualizando.</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Columnas</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Compacta</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>Copiar dirección</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Personalizado</translation>
        </message>
        <message>
            <source>Daily backups</source>
            <translation>Copias de seguridad diarias</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>Database: {database}. Backups: {backups}. Pictures: {pictures}.</source>
            <translation>Base de datos: {database}. Copias de seguridad: {backups}. Imágenes: {pictures}.</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>Desktop</source>
            <translation>Escritorio</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <source>Digest before I usually read</source>
            <translation>Resumen antes de mi hora de lectura</translation>
        </message>
        <message>
            <source>Do not load</source>
            <translation>No cargar</translation>
        </message>
        <message>
            <source>Each briefing is saved here as an e-book (EPUB), for an e-reader to pick up. The last seven are kept. Leave empty for none.</source>
            <translation>Cada resumen se guarda aquí como libro electrónico (EPUB) para que lo recoja un lector electrónico. Se conservan los siete últimos. Déjelo vacío para no guardar ninguno.</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>Escriba un proxy como proxy.example:3128, sin usuario ni contraseña. SOCKS no se admite.</translation>
        </message>
        <message>
            <source>Enter a public https address that contains {query}.</source>
            <translation>Escriba una dirección https pública que contenga {query}.</translation>
        </message>
        <message>
            <source>Enter the full path of a file ending in .xml or .atom.</source>
            <translation>Escriba la ruta completa de un archivo que termine en .xml o .atom.</translation>
        </message>
        <message>
            <source>Enter the full path of a folder.</source>
            <translation>Escriba la ruta completa de una carpeta.</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>Borrar datos aprendidos</translation>
        </message>
        <message>
            <source>Erased. Earlier backups still contain it. You can undo this until you quit.</source>
            <translation>Borrados. Las copias de seguridad anteriores aún los contienen. Puede deshacerlo hasta que salga.</translation>
        </message>
        <message>
            <source>Every feed is refreshed at least this often, unless its server forbids it.</source>
            <translation>Cada feed se actualiza al menos con esta frecuencia, salvo que su servidor lo prohíba.</translation>
        </message>
        <message>
            <source>Everything is restored.</source>
            <translation>Todo está restaurado.</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Feed icons</source>
            <translation>Iconos de los feeds</translation>
        </message>
        <message>
            <source>Feeds are never refreshed more often than this, except after 15 minutes when you open the window.</source>
            <translation>Los feeds nunca se actualizan más a menudo, salvo pasados 15 minutos cuando usted abre la ventana.</translation>
        </message>
        <message>
            <source>Feeds, read marks and stars in sync on several computers, without a server.</source>
            <translation>Feeds, marcas de lectura y estrellas sincronizados en varios equipos, sin servidor.</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>Menos ausentes</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>Menos solicitudes</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Find a font</source>
            <translation>Buscar una fuente</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>Buscar una preferencia</translation>
        </message>
        <message>
            <source>Folder for briefings</source>
            <translation>Carpeta para los resúmenes</translation>
        </message>
        <message>
            <source>Folder for downloads</source>
            <translation>Carpeta de descargas</translation>
        </message>
        <message>
            <source>Folder…</source>
            <translation>Carpeta…</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <source>Font for article text and titles.</source>
            <translation>Fuente para el texto y los títulos de los artículos.</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>Fuentes</translation>
        </message>
        <message>
            <source>For a day</source>
            <translation>Durante un día</translation>
        </message>
        <message>
            <source>For a week</source>
            <translation>Durante una semana</translation>
        </message>
        <message>
            <source>For the bookmark in your browser that saves a page to Read later. Any web page can open such a link; unless this is on, you are asked each time.</source>
            <translation>Para el marcador de su navegador que guarda una página en Leer más tarde. Cualquier página web puede abrir un enlace así; mientras esto esté desactivado, se le pregunta cada vez.</translation>
        </message>
        <message>
            <source>Full texts in advance</source>
            <translation>Textos completos por adelantado</translation>
        </message>
        <message>
            <source>General</source>
            <translation>General</translation>
        </message>
        <message>
            <source>Group reports of one story</source>
            <translation>Agrupar los artículos sobre una misma noticia</translation>
        </message>
        <message>
            <source>Half of the requests</source>
            <translation>La mitad de las solicitudes</translation>
        </message>
        <message>
            <source>Held back and delivered together.</source>
            <translation>Se retienen y se entregan juntas.</translation>
        </message>
        <message>
            <source>Hide duplicates</source>
            <translation>Ocultar duplicados</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ocultar feeds leídos</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste alto</translation>
        </message>
        <message>
            <source>Hours without refreshing</source>
            <translation>Horas sin actualización</translation>
        </message>
        <message>
            <source>How long an article has to be open, if it is marked as read some seconds later.</source>
            <translation>Cuánto tiempo debe estar abierto un artículo, si se marca como leído unos segundos después.</translation>
        </message>
        <message>
            <source>How much of the budget to use on a metered connection.</source>
            <translation>Qué parte del presupuesto usar en una conexión de uso medido.</translation>
        </message>
        <message>
            <source>How much of the budget to use while the battery is low.</source>
            <translation>Qué parte del presupuesto usar con la batería baja.</translation>
        </message>
        <message>
            <source>How refresh times are chosen: by what was learned, by timers, or by methods from the literature. Help compares them.</source>
            <translation>Cómo se eligen las horas: por lo aprendido, a intervalos fijos o con métodos de la literatura. La ayuda los compara.</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Inmediatamente</translation>
        </message>
        <message>
            <source>In lists once an article was opened</source>
            <translation>En listas tras abrir el artículo</translation>
        </message>
        <message>
            <source>Interface language, after restart.</source>
            <translation>Idioma de la interfaz, tras reiniciar.</translation>
        </message>
        <message>
            <source>Interface text size</source>
            <translation>Tamaño del texto de la interfaz</translation>
        </message>
        <message>
            <source>Keep earlier versions of articles</source>
            <translation>Conservar versiones anteriores de los artículos</translation>
        </message>
        <message>
            <source>Keep read articles for</source>
            <translation>Conservar artículos leídos durante</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>Seguir en marcha al cerrar</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Known from: {signals}.</source>
            <translation>Se reconoce por: {signals}.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Last backup: {time}.</source>
            <translation>Última copia de seguridad: {time}.</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Disposición</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>Aprender cuándo leo</translation>
        </message>
        <message>
            <source>Learning paused until</source>
            <translation>Aprendizaje en pausa hasta</translation>
        </message>
        <message>
            <source>Leave feeds and folders without unread articles out of the sidebar.</source>
            <translation>Quitar de la barra lateral los feeds y carpetas sin artículos no leídos.</translation>
        </message>
        <message>
            <source>Less: {name}</source>
            <translation>Menos: {name}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Light, dark, or the system setting.</source>
            <translation>Claro, oscuro o la configuración del sistema.</translation>
        </message>
        <message>
            <source>Line {number} is not valid: enter a unique name, a colon, and an address that contains {url}, {title} or {text}, the full path of a folder, wallabag+ and the address of a server, or {miniflux}</source>
            <translation>La línea {number} no es válida: escriba un nombre único, dos puntos y una dirección que contenga {url}, {title} o {text}, la ruta completa de una carpeta, wallabag+ y la dirección de un servidor, o {miniflux}</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Lista arriba</translation>
        </message>
        <message>
            <source>List density</source>
            <translation>Densidad de la lista</translation>
        </message>
        <message>
            <source>Lists and menus, after restart.</source>
            <translation>Listas y menús, tras reiniciar.</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Cargar</translation>
        </message>
        <message>
            <source>Load feed icons from their websites, once a month each.</source>
            <translation>Cargar los iconos de los feeds desde sus sitios web, una vez al mes cada uno.</translation>
        </message>
        <message>
            <source>Load pictures from their websites, in articles and lists.</source>
            <translation>Cargar las imágenes de artículos y listas desde sus sitios web.</translation>
        </message>
        <message>
            <source>Load the full text of new articles in feeds whose articles you usually open in full, so that it is there when you visit. Never on a metered connection or a low battery.</source>
            <translation>Carga el texto completo de los artículos nuevos de los feeds cuyos artículos usted suele abrir completos, para que esté listo en su visita. Nunca con una conexión de uso medido ni con poca batería.</translation>
        </message>
        <message>
            <source>Longest cache time</source>
            <translation>Tiempo máximo de caché</translation>
        </message>
        <message>
            <source>Longest interval</source>
            <translation>Intervalo máximo</translation>
        </message>
        <message>
            <source>Low battery cannot be detected on this computer.</source>
            <translation>En este equipo no se puede detectar la batería baja.</translation>
        </message>
        <message>
            <source>Manually</source>
            <translation>A mano</translation>
        </message>
        <message>
            <source>Mark articles as read</source>
            <translation>Marcar artículos como leídos</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Marcar como leído o no leído</translation>
        </message>
        <message>
            <source>Maximum width of article text in pixels.</source>
            <translation>Ancho máximo del texto de los artículos en píxeles.</translation>
        </message>
        <message>
            <source>Missed articles are not estimated while learning is off.</source>
            <translation>Los artículos ausentes no se estiman con el aprendizaje desactivado.</translation>
        </message>
        <message>
            <source>More: {name}</source>
            <translation>Más: {name}</translation>
        </message>
        <message>
            <source>Music folder</source>
            <translation>Carpeta de música</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: nothing stored.</source>
            <translation>Nombres de los sitios cuyos enlaces abrió: nada guardado.</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: {links}, {size}.</source>
            <translation>Nombres de los sitios cuyos enlaces abrió: {links}, {size}.</translation>
        </message>
        <message>
            <source>Neither can be detected on this computer.</source>
            <translation>En este equipo no se puede detectar ninguna de las dos.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Red</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>No automatic refreshing during these hours. You can still refresh manually.</source>
            <translation>Sin actualización automática durante estas horas. Puede seguir actualizando a mano.</translation>
        </message>
        <message>
            <source>No file</source>
            <translation>Ningún archivo</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Ninguna carpeta</translation>
        </message>
        <message>
            <source>No font of that name</source>
            <translation>Ninguna fuente con ese nombre</translation>
        </message>
        <message>
            <source>No notifications during these hours.</source>
            <translation>Sin notificaciones durante estas horas.</translation>
        </message>
        <message>
            <source>No preferences match.</source>
            <translation>Ninguna preferencia coincide.</translation>
        </message>
        <message>
            <source>No shortcuts changed.</source>
            <translation>Ningún atajo cambiado.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Not enough data yet: check back in a few days.</source>
            <translation>Aún no hay datos suficientes: vuelva a mirar en unos días.</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nada</translation>
        </message>
        <message>
            <source>Nothing about you is recorded until this time, in seconds since 1970; 0 if learning is not paused.</source>
            <translation>No se registra nada sobre usted hasta este momento, en segundos desde 1970; 0 si el aprendizaje no está en pausa.</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>Notar cuándo vuelvo</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notificaciones</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desactivado</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Activado</translation>
        </message>
        <message>
            <source>On a metered connection</source>
            <translation>En conexión de uso medido</translation>
        </message>
        <message>
            <source>One place per line. “Name: /folder” saves Markdown with pictures. “Name: https://example.org/add?url={url}” opens an address, which may also contain {title} and {text} (the selected text or the start of the article). A ★ after the name of a folder or server sends each article you star.</source>
            <translation>Un destino por línea. «Nombre: /carpeta» guarda Markdown con imágenes. «Nombre: https://example.org/add?url={url}» abre una dirección, que también puede contener {title} y {text} (el texto seleccionado o el comienzo del artículo). Un ★ después del nombre de una carpeta o de un servidor envía cada artículo que usted destaca.</translation>
        </message>
        <message>
            <source>Only when I usually visit</source>
            <translation>Solo a las horas habituales de mis visitas</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Abrir carpeta</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Abrir…</translation>
        </message>
        <message>
            <source>Or after some seconds, when scrolled past, or manually.</source>
            <translation>O tras unos segundos, al pasar de largo o a mano.</translation>
        </message>
        <message>
            <source>Order of folders and feeds in the sidebar.</source>
            <translation>Orden de carpetas y feeds en la barra lateral.</translation>
        </message>
        <message>
            <source>Own programs</source>
            <translation>Programas propios</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Páginas</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papel</translation>
        </message>
        <message>
            <source>Pause learning</source>
            <translation>Pausar el aprendizaje</translation>
        </message>
        <message>
            <source>Paused until you resume.</source>
            <translation>En pausa hasta que lo reanude.</translation>
        </message>
        <message>
            <source>Paused until {time}.</source>
            <translation>En pausa hasta {time}.</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Imágenes</translation>
        </message>
        <message>
            <source>Pictures in lists</source>
            <translation>Imágenes en las listas</translation>
        </message>
        <message>
            <source>Play a sound</source>
            <translation>Reproducir un sonido</translation>
        </message>
        <message>
            <source>Play the next episode</source>
            <translation>Reproducir el siguiente episodio</translation>
        </message>
        <message>
            <source>Playback speed</source>
            <translation>Velocidad de reproducción</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Pódcasts</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferencias</translation>
        </message>
        <message>
            <source>Preferences: {label}</source>
            <translation>Preferencias: {label}</translation>
        </message>
        <message>
            <source>Prepare a briefing</source>
            <translation>Preparar un resumen</translation>
        </message>
        <message>
            <source>Press . to jump between the new articles and where you left off.</source>
            <translation>Pulse . para saltar entre los artículos nuevos y donde lo dejó.</translation>
        </message>
        <message>
            <source>Programs in this folder can be added as feeds.</source>
            <translation>Los programas de esta carpeta se pueden añadir como feeds.</translation>
        </message>
        <message>
            <source>Programs opened without asking</source>
            <translation>Programas que se abren sin preguntar</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Quiet hours</source>
            <translation>Horas de silencio</translation>
        </message>
        <message>
            <source>Read articles without a star are removed after this time, once their feed no longer has them.</source>
            <translation>Los artículos leídos sin destacar se eliminan pasado este tiempo, cuando su feed ya no los contiene.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Leer más tarde</translation>
        </message>
        <message>
            <source>Read on aloud</source>
            <translation>Seguir leyendo en voz alta</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lectura</translation>
        </message>
        <message>
            <source>Reading speed</source>
            <translation>Velocidad de lectura en voz alta</translation>
        </message>
        <message>
            <source>Record on this computer when you are at it, and refresh what you probably read next as soon as you come back. Requests right after you unlock tell servers when you come; none are sent with this off. What is stored stays until you erase it.</source>
            <translation>Registrar en este equipo cuándo está usted ante él, y actualizar lo que probablemente lea a continuación en cuanto vuelva. Las solicitudes justo después de desbloquear revelan a los servidores cuándo llega; con esto desactivado no se envía ninguna. Lo guardado permanece hasta que lo borre.</translation>
        </message>
        <message>
            <source>Record on this computer when you open the window, what you read and which sites you open links to, so that feeds are ready in time and For you matches your interests.</source>
            <translation>Registrar en este equipo cuándo abre la ventana, qué lee y de qué sitios abre enlaces, para que los feeds estén listos a tiempo y Para usted se ajuste a sus intereses.</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>Actualizar automáticamente</translation>
        </message>
        <message>
            <source>Refresh feeds in the background.</source>
            <translation>Actualizar los feeds en segundo plano.</translation>
        </message>
        <message>
            <source>Refresh history</source>
            <translation>Historial de actualizaciones</translation>
        </message>
        <message>
            <source>Refresh history: nothing stored.</source>
            <translation>Historial de actualizaciones: nada guardado.</translation>
        </message>
        <message>
            <source>Refresh history: {retrievals}, {requests}, {size}.</source>
            <translation>Historial de actualizaciones: {retrievals}, {requests}, {size}.</translation>
        </message>
        <message>
            <source>Refresh immediately after you unlock. Servers can then tell when you return.</source>
            <translation>Actualizar en cuanto desbloquee. Los servidores pueden saber entonces cuándo vuelve.</translation>
        </message>
        <message>
            <source>Refresh plan</source>
            <translation>Plan de actualización</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>Actualización</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>Solicitudes al día</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <source>Restore this backup? Beforehand restarts with it. Your current data is kept as a backup and can be restored later.</source>
            <translation>¿Restaurar esta copia de seguridad? Beforehand se reinicia con ella. Sus datos actuales se conservan como copia de seguridad y podrán restaurarse más tarde.</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Restaurar…</translation>
        </message>
        <message>
            <source>Resume learning</source>
            <translation>Reanudar el aprendizaje</translation>
        </message>
        <message>
            <source>Save pages from the browser without asking</source>
            <translation>Guardar páginas desde el navegador sin preguntar</translation>
        </message>
        <message>
            <source>Save power and data</source>
            <translation>Ahorrar energía y datos</translation>
        </message>
        <message>
            <source>Saved in {folder}: {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}.</source>
            <translation>Guardado en {folder}: {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}.</translation>
        </message>
        <message>
            <source>Schemes of other programs that “Send to” opens without asking again.</source>
            <translation>Esquemas de otros programas que «Enviar a» abre sin volver a preguntar.</translation>
        </message>
        <message>
            <source>Scrolled past means: it was in sight, and you scrolled on. Undo takes back everything you scrolled past.</source>
            <translation>Pasado al desplazar significa: estaba a la vista y usted siguió desplazándose. Deshacer recupera todo lo que pasó.</translation>
        </message>
        <message>
            <source>Seconds until read</source>
            <translation>Segundos hasta leído</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Enviar a</translation>
        </message>
        <message>
            <source>Serif font</source>
            <translation>Fuente con serifas</translation>
        </message>
        <message>
            <source>Share refreshes between computers</source>
            <translation>Compartir las actualizaciones entre ordenadores</translation>
        </message>
        <message>
            <source>Share visits between computers</source>
            <translation>Compartir las visitas entre ordenadores</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Compartir</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Atajos</translation>
        </message>
        <message>
            <source>Shortest interval</source>
            <translation>Intervalo mínimo</translation>
        </message>
        <message>
            <source>Show an article from several feeds only once, with the names of the other feeds.</source>
            <translation>Mostrar una sola vez un artículo de varios feeds, con los nombres de los demás feeds.</translation>
        </message>
        <message>
            <source>Show articles of different sites that report the same as one row in lists of several feeds, and name the others at the article.</source>
            <translation>Muestra los artículos de distintos sitios que informan de lo mismo como una sola fila en las listas de varios feeds e indica los demás en el artículo.</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Mostrar recuentos</translation>
        </message>
        <message>
            <source>Show in Rhythm</source>
            <translation>Mostrar en Ritmo</translation>
        </message>
        <message>
            <source>Show in articles and lists</source>
            <translation>Mostrar en artículos y listas</translation>
        </message>
        <message>
            <source>Show in articles only</source>
            <translation>Mostrar solo en artículos</translation>
        </message>
        <message>
            <source>Show new articles first</source>
            <translation>Mostrar primero los artículos nuevos</translation>
        </message>
        <message>
            <source>Show the new articles first, or the list where you left off. The key for new articles goes from one to the other.</source>
            <translation>Mostrar primero los artículos nuevos o la lista donde la dejó. La tecla de artículos nuevos pasa de lo uno a lo otro.</translation>
        </message>
        <message>
            <source>Show the number of unread articles in the sidebar.</source>
            <translation>Mostrar el número de artículos no leídos en la barra lateral.</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>Mostrar icono en la bandeja</translation>
        </message>
        <message>
            <source>Show where I left off</source>
            <translation>Mostrar donde lo dejé</translation>
        </message>
        <message>
            <source>Some seconds later</source>
            <translation>Unos segundos después</translation>
        </message>
        <message>
            <source>Sort feeds</source>
            <translation>Ordenar feeds</translation>
        </message>
        <message>
            <source>Speed of episodes in percent. The speed button of the player changes it too.</source>
            <translation>Velocidad de los episodios en porcentaje. El botón de velocidad del reproductor también la cambia.</translation>
        </message>
        <message>
            <source>Speed of reading aloud in percent of the system's. The speed button of the player changes it too.</source>
            <translation>Velocidad de lectura en voz alta, en porcentaje de la del sistema. El botón de velocidad del reproductor también la cambia.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Estándar</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Destacar</translation>
        </message>
        <message>
            <source>Starred articles as a feed</source>
            <translation>Artículos destacados como feed</translation>
        </message>
        <message>
            <source>Start and end are the same time.</source>
            <translation>El inicio y el fin son la misma hora.</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>Iniciar con la sesión</translation>
        </message>
        <message>
            <source>Start hidden at login; feeds keep refreshing.</source>
            <translation>Iniciar oculto con la sesión; los feeds se siguen actualizando.</translation>
        </message>
        <message>
            <source>Starts hidden; feeds keep refreshing.</source>
            <translation>Se inicia oculto; los feeds se siguen actualizando.</translation>
        </message>
        <message>
            <source>Stays on this computer: when you visit, what you read.</source>
            <translation>Queda en este equipo: cuándo viene y qué lee.</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Almacenamiento</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>Datos guardados</translation>
        </message>
        <message>
            <source>Swipe left</source>
            <translation>Deslizar a la izquierda</translation>
        </message>
        <message>
            <source>Swipe right</source>
            <translation>Deslizar a la derecha</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder what servers answered, so that what one of them found unchanged is not requested again by the others.</source>
            <translation>Comunicar a los ordenadores que comparten una carpeta lo que respondieron los servidores, para que los demás no vuelvan a pedir lo que uno encontró sin cambios.</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder when you open the window, so that feeds are ready on each of them. Times only, no feeds or articles. Erasing learned data erases them everywhere.</source>
            <translation>Comunicar a los ordenadores que comparten una carpeta cuándo abre la ventana, para que los feeds estén listos en cada uno. Solo las horas, ni feeds ni artículos. Al borrar los datos aprendidos se borran en todos.</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <source>Text size in lists and menus in pixels, after restart.</source>
            <translation>Tamaño del texto de listas y menús en píxeles, tras reiniciar.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>This desktop does not show notifications.</source>
            <translation>Este escritorio no muestra notificaciones.</translation>
        </message>
        <message>
            <source>This desktop gives no signal when you come back.</source>
            <translation>Este escritorio no da ninguna señal cuando usted vuelve.</translation>
        </message>
        <message>
            <source>This desktop has no tray, so closing the window quits Beforehand.</source>
            <translation>Este escritorio no tiene bandeja, así que cerrar la ventana cierra Beforehand.</translation>
        </message>
        <message>
            <source>This font is not installed. Beforehand chooses one automatically.</source>
            <translation>Esta fuente no está instalada. Beforehand elige una automáticamente.</translation>
        </message>
        <message>
            <source>This value is not valid.</source>
            <translation>Este valor no es válido.</translation>
        </message>
        <message>
            <source>Three columns, or the list above the article.</source>
            <translation>Tres columnas, o la lista encima del artículo.</translation>
        </message>
        <message>
            <source>Three lines</source>
            <translation>Tres líneas</translation>
        </message>
        <message>
            <source>Three lines per article, or only the title and feed.</source>
            <translation>Tres líneas por artículo, o solo el título y el feed.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Unless a feed or folder says otherwise. Off for imported feeds.</source>
            <translation>Salvo que un feed o una carpeta indique otra cosa. Desactivado para feeds importados.</translation>
        </message>
        <message>
            <source>Unless a feed, folder or rule says otherwise. Messages in the tray sound as your system says.</source>
            <translation>Salvo que un feed, una carpeta o una regla indique otra cosa. Los mensajes de la bandeja suenan según su sistema.</translation>
        </message>
        <message>
            <source>Until I resume</source>
            <translation>Hasta que lo reanude</translation>
        </message>
        <message>
            <source>Use a serif font for articles.</source>
            <translation>Usar una fuente con serifas para los artículos.</translation>
        </message>
        <message>
            <source>Use article.css</source>
            <translation>Usar article.css</translation>
        </message>
        <message>
            <source>Use letters, digits and punctuation in one line, at most 200 characters.</source>
            <translation>Use letras, cifras y signos de puntuación en una línea, 200 caracteres como máximo.</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>Agente de usuario</translation>
        </message>
        <message>
            <source>User agent sent to servers. Leave empty for the default. Feeds can have their own.</source>
            <translation>Agente de usuario que se envía a los servidores. Déjelo vacío para el predeterminado. Cada feed puede tener el suyo.</translation>
        </message>
        <message>
            <source>Visits, reading and times at the computer</source>
            <translation>Visitas, lectura y tiempo ante el equipo</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>Voces</translation>
        </message>
        <message>
            <source>Voices for reading aloud as JSON: languages with the voice chosen in the player.</source>
            <translation>Voces de lectura en voz alta como JSON: idiomas con la voz elegida en el reproductor.</translation>
        </message>
        <message>
            <source>Web search</source>
            <translation>Búsqueda web</translation>
        </message>
        <message>
            <source>Websites see a request for each picture.</source>
            <translation>Los sitios web ven una solicitud por imagen.</translation>
        </message>
        <message>
            <source>What two fingers to the left on a touchpad do to an article in the list.</source>
            <translation>Qué hacen dos dedos hacia la izquierda en un panel táctil con un artículo de la lista.</translation>
        </message>
        <message>
            <source>What two fingers to the right on a touchpad do to an article in the list.</source>
            <translation>Qué hacen dos dedos hacia la derecha en un panel táctil con un artículo de la lista.</translation>
        </message>
        <message>
            <source>What you read and for how long: nothing stored.</source>
            <translation>Qué lee y durante cuánto tiempo: nada guardado.</translation>
        </message>
        <message>
            <source>What you read and for how long: {readings}, {size}.</source>
            <translation>Qué lee y durante cuánto tiempo: {readings}, {size}.</translation>
        </message>
        <message>
            <source>When a publisher edits an article, show what was added and removed.</source>
            <translation>Cuando el editor modifica un artículo, mostrar qué se añadió y qué se eliminó.</translation>
        </message>
        <message>
            <source>When opened</source>
            <translation>Al abrir</translation>
        </message>
        <message>
            <source>When opened or scrolled past</source>
            <translation>Al abrir o pasar al desplazar</translation>
        </message>
        <message>
            <source>When the battery is low</source>
            <translation>Con la batería baja</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>Al abrir la ventana</translation>
        </message>
        <message>
            <source>When to load the picture beside an article in a list. Websites only see requests for pictures in view.</source>
            <translation>Cuándo cargar la imagen junto a un artículo de la lista. Los sitios web solo ven solicitudes de las imágenes a la vista.</translation>
        </message>
        <message>
            <source>When you were at this computer: nothing stored.</source>
            <translation>Cuándo estuvo ante este equipo: nada guardado.</translation>
        </message>
        <message>
            <source>When you were at this computer: {stays} {days}, {size}.</source>
            <translation>Cuándo estuvo ante este equipo: {stays} {days}, {size}.</translation>
        </message>
        <message>
            <source>Where episodes are saved. Leave empty for Podcasts in your music folder.</source>
            <translation>Dónde se guardan los episodios. Déjelo vacío para Podcasts en su carpeta de música.</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: nothing stored.</source>
            <translation>Qué episodios escuchó y hasta dónde: nada guardado.</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: {episodes}, {size}.</source>
            <translation>Qué episodios escuchó y hasta dónde: {episodes}, {size}.</translation>
        </message>
        <message>
            <source>Width of article text</source>
            <translation>Ancho del texto de los artículos</translation>
        </message>
        <message>
            <source>With the list</source>
            <translation>Con la lista</translation>
        </message>
        <message>
            <source>You would miss [{misses} a day].</source>
            <translation>Le faltarían [{misses} al día].</translation>
        </message>
        <message>
            <source>Your other computers learn when you visit; what you read stays here.</source>
            <translation>Sus otros ordenadores saben cuándo abre el programa; lo que lee se queda aquí.</translation>
        </message>
        <message>
            <source>Your own style sheet for articles: the file article.css in the profile folder. Read again when it changes.</source>
            <translation>Su propia hoja de estilos para artículos: el archivo article.css de la carpeta del perfil. Se vuelve a leer cuando cambia.</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: nothing stored.</source>
            <translation>Sus visitas y qué feeds lee: nada guardado.</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: {visits} {days}, {opened}, {size}.</source>
            <translation>Sus visitas y qué feeds lee: {visits} {days}, {opened}, {size}.</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>alrededor de %n artículo</numerusform>
                <numerusform>alrededor de %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>first input after 15 minutes</source>
            <translation>primera pulsación tras 15 minutos</translation>
        </message>
        <message>
            <source>hardly any article</source>
            <translation>casi ningún artículo</translation>
        </message>
        <message numerus="yes">
            <source>on %n days</source>
            <translation>
                <numerusform>en %n día</numerusform>
                <numerusform>en %n días</numerusform>
            </translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>salvapantallas</translation>
        </message>
        <message>
            <source>switch of user</source>
            <translation>cambio de usuario</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>desbloqueo</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>reactivación</translation>
        </message>
        <message>
            <source>{name}: from</source>
            <translation>{name}: desde</translation>
        </message>
        <message>
            <source>{name}: until</source>
            <translation>{name}: hasta</translation>
        </message>
        <message>
            <source>{time}, before a backup was restored</source>
            <translation>{time}, antes de restaurar una copia de seguridad</translation>
        </message>
        <message>
            <source>{time}, before an update</source>
            <translation>{time}, antes de una actualización del programa</translation>
        </message>
        <message>
            <source>{time}: damaged, cannot be restored</source>
            <translation>{time}: dañada, no se puede restaurar</translation>
        </message>
    </context>
    <context>
        <name>PresenceLane</name>
        <message>
            <source>At this computer</source>
            <translation>Ante este equipo</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>High</source>
            <translation>Alta</translation>
        </message>
        <message>
            <source>Highest</source>
            <translation>Máxima</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>Baja</translation>
        </message>
        <message>
            <source>Lowest</source>
            <translation>Mínima</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>Prioridad</translation>
        </message>
        <message>
            <source>Set automatically</source>
            <translation>Automática</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}, porque se lee poco de él. Mueva el control para fijarla usted.</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}, porque se lee mucho de él. Mueva el control para fijarla usted.</translation>
        </message>
    </context>
    <context>
        <name>Privacy</name>
        <message>
            <source>What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an account also sees what you read and star in it.</source>
            <translation>Lo que Beforehand aprende se guarda solo en este equipo. Los servidores ven qué se les solicita y cuándo; el servidor de una cuenta ve además qué lee y destaca usted en ella.</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>A passphrase needs the Python package cryptography, which is not installed.</source>
            <translation>Una frase de contraseña requiere el paquete de Python cryptography, que no está instalado.</translation>
        </message>
        <message>
            <source>Beforehand quit before this finished.</source>
            <translation>Beforehand se cerró antes de que esto terminara.</translation>
        </message>
        <message>
            <source>Changes made here were not sent for more than 30 days. Send them, or take over what others did?</source>
            <translation>Los cambios hechos aquí llevan más de 30 días sin enviarse. ¿Enviarlos o adoptar lo que hicieron los demás equipos?</translation>
        </message>
        <message>
            <source>Changes that were never sent are older than 30 days. Send them, or take over what the server has?</source>
            <translation>Hay cambios nunca enviados con más de 30 días. ¿Enviarlos o usar lo que tiene el servidor?</translation>
        </message>
        <message>
            <source>Check the proxy in the feed's properties, or in the preferences.</source>
            <translation>Compruebe el proxy en las propiedades del feed o en las preferencias.</translation>
        </message>
        <message>
            <source>Enter the present password in the feed's properties.</source>
            <translation>Introduzca la contraseña actual en las propiedades del feed.</translation>
        </message>
        <message>
            <source>Enter them in the feed's properties, or find a private feed address in your account on the site.</source>
            <translation>Escríbalos en las propiedades del feed, o busque una dirección de feed privada en su cuenta del sitio.</translation>
        </message>
        <message>
            <source>Files of {detail} are damaged. What follows the damage waits until they are complete again.</source>
            <translation>Hay archivos dañados de {detail}. Lo que sigue al daño espera hasta que vuelvan a estar completos.</translation>
        </message>
        <message>
            <source>Folders of the account {detail} hold only what its server has. Feeds get there with “Move to”.</source>
            <translation>Las carpetas de la cuenta {detail} solo contienen lo que tiene su servidor. Los feeds llegan allí con «Mover a».</translation>
        </message>
        <message>
            <source>If this persists, find a new address on its website, or unsubscribe.</source>
            <translation>Si continúa, busque una nueva dirección en su sitio web o cancele la suscripción.</translation>
        </message>
        <message>
            <source>It is not retried automatically.</source>
            <translation>No se reintenta automáticamente.</translation>
        </message>
        <message>
            <source>It will not return: you can unsubscribe.</source>
            <translation>No volverá: puede cancelar la suscripción.</translation>
        </message>
        <message>
            <source>Next try: {time}.</source>
            <translation>Próximo intento: {time}.</translation>
        </message>
        <message>
            <source>No article was found in the page.</source>
            <translation>No se encontró ningún artículo en la página.</translation>
        </message>
        <message>
            <source>No chapters were found for this episode.</source>
            <translation>No se encontraron capítulos de este episodio.</translation>
        </message>
        <message>
            <source>No feed was found at {detail}</source>
            <translation>No se encontró ningún feed en {detail}</translation>
        </message>
        <message>
            <source>No known authority vouches for the server's certificate. Accept it only if the server has the same fingerprint (SHA-256): {detail}</source>
            <translation>Ninguna autoridad conocida avala el certificado del servidor. Acéptelo solo si el servidor tiene la misma huella (SHA-256): {detail}</translation>
        </message>
        <message>
            <source>No newsletters of the last 90 days are in the folder {detail}.</source>
            <translation>En la carpeta {detail} no hay boletines de los últimos 90 días.</translation>
        </message>
        <message>
            <source>No passphrase was entered, or not the same one twice. Nothing was changed.</source>
            <translation>No se introdujo ninguna frase de contraseña, o no la misma dos veces. No se ha cambiado nada.</translation>
        </message>
        <message>
            <source>No server with accounts was found at this address ({detail}). Check the address.</source>
            <translation>No se encontró ningún servidor con cuentas en esta dirección ({detail}). Compruebe la dirección.</translation>
        </message>
        <message>
            <source>No voice ({detail}). Check the sound, and that speech-dispatcher and espeak-ng are installed.</source>
            <translation>No hay voz ({detail}). Compruebe el sonido y que speech-dispatcher y espeak-ng estén instalados.</translation>
        </message>
        <message>
            <source>Not all that {detail} wrote is kept, as this version does not know what it means. Update Beforehand on this computer.</source>
            <translation>No se conserva todo lo que escribió {detail}, porque esta versión no lo entiende. Actualice Beforehand en este equipo.</translation>
        </message>
        <message>
            <source>Nothing found at this address (404).</source>
            <translation>No se encontró nada en esta dirección (404).</translation>
        </message>
        <message>
            <source>Nothing on the page matches the chosen blocks now.</source>
            <translation>Nada en la página coincide ya con los bloques elegidos.</translation>
        </message>
        <message>
            <source>On the server of {detail}, every feed is in a folder.</source>
            <translation>En el servidor de {detail}, cada feed está en una carpeta.</translation>
        </message>
        <message>
            <source>Only articles of a Miniflux account that signs in with an API key can be sent by it.</source>
            <translation>Solo se pueden enviar así los artículos de una cuenta de Miniflux con clave API.</translation>
        </message>
        <message>
            <source>Pictures in this feed are not loaded.</source>
            <translation>Las imágenes de este feed no se cargan.</translation>
        </message>
        <message>
            <source>Probably temporary.</source>
            <translation>Probablemente temporal.</translation>
        </message>
        <message>
            <source>Reading aloud needs Qt TextToSpeech, which comes with the player.</source>
            <translation>Para leer en voz alta hace falta Qt TextToSpeech, que viene con el reproductor.</translation>
        </message>
        <message>
            <source>Since {time}.</source>
            <translation>Desde {time}.</translation>
        </message>
        <message>
            <source>Something went wrong ({detail}). See the log file for details.</source>
            <translation>Algo salió mal ({detail}). Los detalles están en el archivo de registro.</translation>
        </message>
        <message>
            <source>The account's server could not subscribe to this feed ({detail}).</source>
            <translation>El servidor de la cuenta no pudo suscribirse a este feed ({detail}).</translation>
        </message>
        <message>
            <source>The address leads to a private network ({detail}), which is not allowed for a public feed.</source>
            <translation>La dirección lleva a una red privada ({detail}), lo que no se permite a un feed público.</translation>
        </message>
        <message>
            <source>The address of the episode leads to something else ({detail}).</source>
            <translation>La dirección del episodio lleva a otra cosa ({detail}).</translation>
        </message>
        <message>
            <source>The address redirects in a way that cannot be followed ({detail}).</source>
            <translation>La dirección redirige de una forma que no se puede seguir ({detail}).</translation>
        </message>
        <message>
            <source>The answer is larger than {detail}.</source>
            <translation>La respuesta es mayor que {detail}.</translation>
        </message>
        <message>
            <source>The answer is not a feed ({detail}).</source>
            <translation>La respuesta no es un feed ({detail}).</translation>
        </message>
        <message>
            <source>The article's address is not a web page ({detail}).</source>
            <translation>La dirección del artículo no es una página web ({detail}).</translation>
        </message>
        <message>
            <source>The clock of {detail} is more than a day ahead. What it changed waits until its clock is right.</source>
            <translation>El reloj de {detail} va más de un día adelantado. Lo que cambió espera hasta que su reloj esté en hora.</translation>
        </message>
        <message>
            <source>The common rules for full texts could not be read.</source>
            <translation>No se pudieron leer las reglas comunes para textos completos.</translation>
        </message>
        <message>
            <source>The connection is not secure: {detail}.</source>
            <translation>La conexión no es segura: {detail}.</translation>
        </message>
        <message>
            <source>The connection to {detail} is not encrypted: others could read the password. Use https if the server has it.</source>
            <translation>La conexión con {detail} no está cifrada: otros podrían leer la contraseña. Use https si el servidor lo ofrece.</translation>
        </message>
        <message>
            <source>The database is damaged: {detail}</source>
            <translation>La base de datos está dañada: {detail}</translation>
        </message>
        <message>
            <source>The database is missing or empty: {detail}</source>
            <translation>La base de datos falta o está vacía: {detail}</translation>
        </message>
        <message>
            <source>The disk is full: {detail}</source>
            <translation>El disco está lleno: {detail}</translation>
        </message>
        <message>
            <source>The episode changed on its server. Start again.</source>
            <translation>El episodio cambió en su servidor. Empiece de nuevo.</translation>
        </message>
        <message>
            <source>The feed could not be read ({detail}).</source>
            <translation>No se pudo leer el feed ({detail}).</translation>
        </message>
        <message>
            <source>The feed defines XML entities, which is not allowed for security reasons.</source>
            <translation>El feed define entidades XML, lo que no se permite por motivos de seguridad.</translation>
        </message>
        <message>
            <source>The feed has no address for this article.</source>
            <translation>El feed no tiene dirección para este artículo.</translation>
        </message>
        <message>
            <source>The feed has no pages of older articles.</source>
            <translation>El feed no tiene páginas de artículos anteriores.</translation>
        </message>
        <message>
            <source>The feed is cut off; complete articles were kept.</source>
            <translation>El feed está cortado; se conservaron los artículos completos.</translation>
        </message>
        <message>
            <source>The feed took too much time or memory to read.</source>
            <translation>Leer el feed requirió demasiado tiempo o memoria.</translation>
        </message>
        <message>
            <source>The file could not be read: {detail}</source>
            <translation>No se pudo leer el archivo: {detail}</translation>
        </message>
        <message>
            <source>The file could not be written: {detail}</source>
            <translation>No se pudo escribir el archivo: {detail}</translation>
        </message>
        <message>
            <source>The folder cannot be written to: {detail}. Changes made here wait; those of others are read.</source>
            <translation>No se puede escribir en la carpeta: {detail}. Los cambios hechos aquí esperan; los de los demás se leen.</translation>
        </message>
        <message>
            <source>The folder has another passphrase now. Enter it.</source>
            <translation>La carpeta tiene ahora otra frase de contraseña. Introdúzcala.</translation>
        </message>
        <message>
            <source>The folder has no passphrase: the first computer joined it without one.</source>
            <translation>La carpeta no tiene frase de contraseña: el primer equipo se unió sin ella.</translation>
        </message>
        <message>
            <source>The folder holds more computers than a person has: {detail}. Nothing was read.</source>
            <translation>La carpeta contiene más equipos de los que tiene una persona: {detail}. No se ha leído nada.</translation>
        </message>
        <message>
            <source>The folder is no longer encrypted, so nothing is written there. Set a passphrase again; or, if this is intended, leave the folder and join it again.</source>
            <translation>La carpeta ya no está cifrada, por lo que no se escribe nada en ella. Establezca de nuevo una frase de contraseña o, si es intencionado, abandone la carpeta y vuelva a unirse.</translation>
        </message>
        <message>
            <source>The folder is not there: {detail}. Changes wait until it is back.</source>
            <translation>La carpeta no está disponible: {detail}. Los cambios esperan hasta que vuelva.</translation>
        </message>
        <message>
            <source>The folder is there, but no longer holds anything of Beforehand: {detail}. If that was removed for good, leave the folder and join it again; else changes wait until it is back.</source>
            <translation>La carpeta existe, pero ya no contiene nada de Beforehand: {detail}. Si se eliminó definitivamente, abandone la carpeta y vuelva a unirse; si no, los cambios esperan a que vuelva.</translation>
        </message>
        <message>
            <source>The folder was written by a newer version of Beforehand. Update this one; changes wait.</source>
            <translation>Una versión más reciente de Beforehand escribió la carpeta. Actualice esta; los cambios esperan.</translation>
        </message>
        <message>
            <source>The mail server refuses this name and password.</source>
            <translation>El servidor de correo rechaza este nombre y esta contraseña.</translation>
        </message>
        <message>
            <source>The mailbox has no folder {detail}.</source>
            <translation>El buzón no tiene ninguna carpeta {detail}.</translation>
        </message>
        <message>
            <source>The name {detail} was not found.</source>
            <translation>No se encontró el nombre {detail}.</translation>
        </message>
        <message>
            <source>The page asks its readers to sign in or to subscribe.</source>
            <translation>La página pide a sus lectores que inicien sesión o se suscriban.</translation>
        </message>
        <message>
            <source>The page at {detail} is filled by scripts in the browser: it has no text that could be followed.</source>
            <translation>La página {detail} se rellena con scripts en el navegador: no tiene texto que se pueda seguir.</translation>
        </message>
        <message>
            <source>The page has no more text than the feed.</source>
            <translation>La página no tiene más texto que el feed.</translation>
        </message>
        <message>
            <source>The profile folder cannot be written to: {detail}</source>
            <translation>No se puede escribir en la carpeta del perfil: {detail}</translation>
        </message>
        <message>
            <source>The program cannot be run: {detail}.</source>
            <translation>El programa no se puede ejecutar: {detail}.</translation>
        </message>
        <message>
            <source>The program failed: {detail}</source>
            <translation>El programa falló: {detail}</translation>
        </message>
        <message>
            <source>The program took longer than {detail} and was ended.</source>
            <translation>El programa tardó más de {detail} y se terminó.</translation>
        </message>
        <message>
            <source>The program wrote more than {detail} and was ended.</source>
            <translation>El programa escribió más de {detail} y se terminó.</translation>
        </message>
        <message>
            <source>The proxy does not work ({detail}).</source>
            <translation>El proxy no funciona ({detail}).</translation>
        </message>
        <message>
            <source>The publisher has to fix this. The website may offer another feed.</source>
            <translation>Es el editor quien debe corregirlo. Quizá el sitio web ofrezca otro feed.</translation>
        </message>
        <message>
            <source>The publisher may block feed readers. Its website may still work in your browser.</source>
            <translation>Quizá el editor bloquee los lectores de feeds. Puede que su sitio web aún funcione en su navegador.</translation>
        </message>
        <message>
            <source>The publisher removed this feed (410).</source>
            <translation>El editor retiró este feed (410).</translation>
        </message>
        <message>
            <source>The server answered something else than what was asked for ({detail}).</source>
            <translation>El servidor respondió algo distinto de lo que se le pidió ({detail}).</translation>
        </message>
        <message>
            <source>The server answered with an error ({detail}).</source>
            <translation>El servidor respondió con un error ({detail}).</translation>
        </message>
        <message>
            <source>The server asks to wait (429).</source>
            <translation>El servidor pide esperar (429).</translation>
        </message>
        <message>
            <source>The server did not answer in time ({detail}).</source>
            <translation>El servidor no respondió a tiempo ({detail}).</translation>
        </message>
        <message>
            <source>The server did not take a change over, and its own state counts: {detail}</source>
            <translation>El servidor no aceptó un cambio y vale su propio estado: {detail}</translation>
        </message>
        <message>
            <source>The server does not accept connections ({detail}).</source>
            <translation>El servidor no acepta conexiones ({detail}).</translation>
        </message>
        <message>
            <source>The server does not let other programs in. Allow API access in its settings.</source>
            <translation>El servidor no deja entrar a otros programas. Permita el acceso a la API en su configuración.</translation>
        </message>
        <message>
            <source>The server is not available at the moment (503).</source>
            <translation>El servidor no está disponible en este momento (503).</translation>
        </message>
        <message>
            <source>The server no longer has the known articles. Was it set up again or restored?</source>
            <translation>El servidor ya no tiene los artículos conocidos. ¿Se ha configurado de nuevo o restaurado?</translation>
        </message>
        <message>
            <source>The server refuses access (403).</source>
            <translation>El servidor deniega el acceso (403).</translation>
        </message>
        <message>
            <source>The server refuses this API key or token. Copy it again from its settings.</source>
            <translation>El servidor rechaza esta clave de API o este token. Cópielo de nuevo de su configuración.</translation>
        </message>
        <message>
            <source>The server refuses this user name and password. FreshRSS needs the API password from your profile there, Miniflux the user name and password of its Google Reader integration.</source>
            <translation>El servidor rechaza este nombre de usuario y esta contraseña. FreshRSS necesita la contraseña de API de su perfil, Miniflux el nombre de usuario y la contraseña de su integración de Google Reader.</translation>
        </message>
        <message>
            <source>The server requires a user name and password.</source>
            <translation>El servidor exige un nombre de usuario y una contraseña.</translation>
        </message>
        <message>
            <source>The server sent an empty page.</source>
            <translation>El servidor envió una página vacía.</translation>
        </message>
        <message>
            <source>The server took the password and refused what followed. Its web server may drop the Authorization header.</source>
            <translation>El servidor aceptó la contraseña y rechazó lo que siguió. Puede que su servidor web descarte el encabezado Authorization.</translation>
        </message>
        <message>
            <source>The server's answer was incomplete or invalid ({detail}).</source>
            <translation>La respuesta del servidor era incompleta o no válida ({detail}).</translation>
        </message>
        <message>
            <source>The server's certificate is not the one that was accepted. Accept the new one only if you know why it changed (SHA-256): {detail}</source>
            <translation>El certificado del servidor no es el que se aceptó. Acepte el nuevo solo si sabe por qué cambió (SHA-256): {detail}</translation>
        </message>
        <message>
            <source>The site may offer a smaller feed.</source>
            <translation>Quizá el sitio ofrezca un feed más pequeño.</translation>
        </message>
        <message>
            <source>The synchronisation was stopped: the server sent {detail}. Tell whoever runs it.</source>
            <translation>La sincronización se detuvo: el servidor envió {detail}. Avise a quien lo administra.</translation>
        </message>
        <message>
            <source>The system keyring is unavailable ({detail}).</source>
            <translation>El llavero del sistema no está disponible ({detail}).</translation>
        </message>
        <message>
            <source>The wallabag server needs a valid login: client ID, client secret, user name and password.</source>
            <translation>El servidor de wallabag necesita datos de acceso válidos: ID y secreto de cliente, nombre de usuario y contraseña.</translation>
        </message>
        <message>
            <source>There is no network connection.</source>
            <translation>No hay conexión de red.</translation>
        </message>
        <message>
            <source>There is no program {detail} in the programs folder.</source>
            <translation>No hay ningún programa {detail} en la carpeta de programas.</translation>
        </message>
        <message>
            <source>There is no such account.</source>
            <translation>No existe esa cuenta.</translation>
        </message>
        <message>
            <source>There is no such computer in the folder.</source>
            <translation>No hay ningún equipo así en la carpeta.</translation>
        </message>
        <message>
            <source>There is no such place to send to: {detail}</source>
            <translation>No existe este destino: {detail}</translation>
        </message>
        <message>
            <source>This belongs to the account {detail} and cannot be changed here.</source>
            <translation>Esto pertenece a la cuenta {detail} y no se puede cambiar aquí.</translation>
        </message>
        <message>
            <source>This computer is out of memory or processes ({detail}).</source>
            <translation>A este equipo se le agotó la memoria o los procesos ({detail}).</translation>
        </message>
        <message>
            <source>This computer uses no folder.</source>
            <translation>Este equipo no usa ninguna carpeta.</translation>
        </message>
        <message>
            <source>This computer uses the folder {detail} already. Leave it first.</source>
            <translation>Este equipo ya usa la carpeta {detail}. Abandónela primero.</translation>
        </message>
        <message>
            <source>This database belongs to another program and was not changed: {detail}</source>
            <translation>Esta base de datos pertenece a otro programa y no se modificó: {detail}</translation>
        </message>
        <message>
            <source>This folder cannot be used: {detail}</source>
            <translation>No se puede usar esta carpeta: {detail}</translation>
        </message>
        <message>
            <source>This is not a CSS selector: {detail}</source>
            <translation>Esto no es un selector CSS: {detail}</translation>
        </message>
        <message>
            <source>This is not a subscription list ({detail}).</source>
            <translation>Esto no es una lista de suscripciones ({detail}).</translation>
        </message>
        <message>
            <source>This is not a valid web address: {detail}</source>
            <translation>Esto no es una dirección web válida: {detail}</translation>
        </message>
        <message>
            <source>This is not the passphrase of the folder.</source>
            <translation>Esta no es la frase de contraseña de la carpeta.</translation>
        </message>
        <message>
            <source>This network requires you to sign in. Open your browser to sign in.</source>
            <translation>Esta red exige iniciar sesión. Abra su navegador para hacerlo.</translation>
        </message>
        <message>
            <source>This picture cannot be displayed ({detail}).</source>
            <translation>No se puede mostrar esta imagen ({detail}).</translation>
        </message>
        <message>
            <source>This profile is in use by another Beforehand ({detail}).</source>
            <translation>Otro Beforehand está usando este perfil ({detail}).</translation>
        </message>
        <message>
            <source>This profile was written by a newer version of Beforehand ({detail}). Nothing was changed.</source>
            <translation>Este perfil lo escribió una versión más nueva de Beforehand ({detail}). No se modificó nada.</translation>
        </message>
        <message>
            <source>This server numbers articles in a way that Beforehand cannot keep ({detail}).</source>
            <translation>Este servidor numera los artículos de un modo que Beforehand no puede guardar ({detail}).</translation>
        </message>
        <message>
            <source>This user of this server is here already, as the account {detail}.</source>
            <translation>Este usuario de este servidor ya está aquí, como cuenta {detail}.</translation>
        </message>
        <message>
            <source>This value is not valid: {detail}</source>
            <translation>Este valor no es válido: {detail}</translation>
        </message>
        <message>
            <source>Too many articles waited for the program; some were skipped.</source>
            <translation>Demasiados artículos esperaban al programa; algunos se omitieron.</translation>
        </message>
        <message>
            <source>Too many articles waited to be sent; some were skipped.</source>
            <translation>Había demasiados artículos por enviar; se omitieron algunos.</translation>
        </message>
        <message>
            <source>Unlock or set up the system keyring, then refresh the feed.</source>
            <translation>Desbloquee o configure el llavero del sistema y actualice después el feed.</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter its passphrase.</source>
            <translation>El contenido de la carpeta está cifrado. Introduzca su frase de contraseña.</translation>
        </message>
        <message>
            <source>What {detail} wrote has another passphrase than the folder. It is not read.</source>
            <translation>Lo que escribió {detail} tiene otra frase de contraseña que la carpeta. No se lee.</translation>
        </message>
        <message>
            <source>You are already subscribed to {detail}</source>
            <translation>Ya tiene una suscripción a {detail}</translation>
        </message>
        <message>
            <source>You are not subscribed to {detail}</source>
            <translation>No tiene ninguna suscripción a {detail}</translation>
        </message>
        <message>
            <source>Your account is not connected to any other service. Set that up on its server, under Integrations.</source>
            <translation>Su cuenta no está conectada a ningún otro servicio. Configúrelo en su servidor, en Integraciones.</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n día</numerusform>
                <numerusform>%n días</numerusform>
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
            <translation>Dirección</translation>
        </message>
        <message>
            <source>Advanced…</source>
            <translation>Avanzado…</translation>
        </message>
        <message>
            <source>Alone: never grouped with reports of other sites.</source>
            <translation>Por separado: nunca se agrupa con artículos de otros sitios.</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Siempre</translation>
        </message>
        <message>
            <source>Articles on the page</source>
            <translation>Artículos de la página</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>Elegir de nuevo…</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>Different folders</source>
            <translation>Carpetas distintas</translation>
        </message>
        <message>
            <source>Feed text</source>
            <translation>Texto del feed</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Texto completo</translation>
        </message>
        <message>
            <source>In advance</source>
            <translation>Por adelantado</translation>
        </message>
        <message>
            <source>In advance for offline reading, never on a metered connection.</source>
            <translation>Por adelantado para leer sin conexión, nunca con una conexión de uso medido.</translation>
        </message>
        <message>
            <source>Keep read articles</source>
            <translation>Conservar artículos leídos</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Menos</translation>
        </message>
        <message>
            <source>Load pictures</source>
            <translation>Cargar imágenes</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variado</translation>
        </message>
        <message>
            <source>Notification sound</source>
            <translation>Sonido de las notificaciones</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>Prioridad</translation>
        </message>
        <message>
            <source>Properties: {title}</source>
            <translation>Propiedades: {title}</translation>
        </message>
        <message>
            <source>Refreshed less often</source>
            <translation>Se actualiza menos a menudo</translation>
        </message>
        <message>
            <source>Refreshed more often</source>
            <translation>Se actualiza más a menudo</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>Noticias agrupadas</translation>
        </message>
        <message>
            <source>The full text is loaded from the article's website.</source>
            <translation>El texto completo se carga del sitio web del artículo.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nivel superior</translation>
        </message>
        <message>
            <source>When shown</source>
            <translation>Al mostrarse</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read</source>
            <translation>{weight}, porque se lee poco de él</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read</source>
            <translation>{weight}, porque se lee mucho de él</translation>
        </message>
    </context>
    <context>
        <name>ProxyRows</name>
        <message>
            <source>As in preferences</source>
            <translation>Como en las preferencias</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>Escriba un proxy como proxy.example:3128, sin usuario ni contraseña. SOCKS no se admite.</translation>
        </message>
        <message>
            <source>For its pictures and pages too</source>
            <translation>También para sus imágenes y páginas</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>En el llavero; escriba para sustituirla</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variado</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Ninguno</translation>
        </message>
        <message>
            <source>Only if the proxy requires one</source>
            <translation>Solo si el proxy lo exige</translation>
        </message>
        <message>
            <source>Own</source>
            <translation>Propio</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Proxy address</source>
            <translation>Dirección del proxy</translation>
        </message>
        <message>
            <source>Proxy password</source>
            <translation>Contraseña del proxy</translation>
        </message>
        <message>
            <source>Proxy user name</source>
            <translation>Usuario del proxy</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>Guardada en el llavero del sistema</translation>
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
            <translation>Descartar</translation>
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Add site or feed</source>
            <translation>Añadir sitio o feed</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <source>Folders and feeds</source>
            <translation>Carpetas y feeds</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>Mostrar la barra lateral</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Barra lateral</translation>
        </message>
    </context>
    <context>
        <name>RailButton</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n no leído</numerusform>
                <numerusform>%n no leídos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n día</numerusform>
                <numerusform>%n días</numerusform>
            </translation>
        </message>
        <message>
            <source>, and you by {clock}</source>
            <translation>, y usted antes de {clock}</translation>
        </message>
        <message>
            <source>; the budget is used up</source>
            <translation>; el presupuesto está agotado</translation>
        </message>
        <message>
            <source>a feed is refreshed at most once in {time}</source>
            <translation>un feed se actualiza como mucho una vez cada {time}</translation>
        </message>
        <message>
            <source>about {number} articles expected</source>
            <translation>se esperan unos {number} artículos</translation>
        </message>
        <message>
            <source>another of your computers found nothing new</source>
            <translation>otro de sus ordenadores no encontró nada nuevo</translation>
        </message>
        <message>
            <source>at least every {time}, as you chose</source>
            <translation>al menos cada {time}, como usted eligió</translation>
        </message>
        <message>
            <source>at least once a day, {articles}{visit}{budget}</source>
            <translation>al menos una vez al día, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>every {time}, like every feed ({name})</source>
            <translation>cada {time}, como todos los feeds ({name})</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times in a row, so it is tried less often</source>
            <translation>
                <numerusform>falló %n vez, así que se intenta con menos frecuencia</numerusform>
                <numerusform>falló %n veces seguidas, así que se intenta con menos frecuencia</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly any articles expected</source>
            <translation>apenas se esperan artículos</translation>
        </message>
        <message>
            <source>it was downloaded in full less than a day ago</source>
            <translation>se descargó por completo hace menos de un día</translation>
        </message>
        <message>
            <source>it was refreshed less than a minute ago</source>
            <translation>se actualizó hace menos de un minuto</translation>
        </message>
        <message>
            <source>its address changed</source>
            <translation>su dirección cambió</translation>
        </message>
        <message>
            <source>its mail server announced a message</source>
            <translation>su servidor de correo anunció un mensaje</translation>
        </message>
        <message>
            <source>its server asked to wait</source>
            <translation>su servidor pidió esperar</translation>
        </message>
        <message>
            <source>new subscription</source>
            <translation>suscripción nueva</translation>
        </message>
        <message>
            <source>no success yet: tried after 2, 10 and 30 minutes, then hourly</source>
            <translation>aún sin éxito: se intenta a los 2, 10 y 30 minutos, y luego cada hora</translation>
        </message>
        <message>
            <source>on vacation, and the feed may drop articles by then</source>
            <translation>de vacaciones, y el feed puede perder artículos hasta entonces</translation>
        </message>
        <message>
            <source>on vacation, so after {time} at the latest</source>
            <translation>de vacaciones, así que tras {time} a más tardar</translation>
        </message>
        <message>
            <source>password entered</source>
            <translation>contraseña introducida</translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a day</source>
            <translation>
                <numerusform>publica alrededor de una vez al día</numerusform>
                <numerusform>publica alrededor de %n veces al día</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a week</source>
            <translation>
                <numerusform>publica alrededor de una vez por semana</numerusform>
                <numerusform>publica alrededor de %n veces por semana</numerusform>
            </translation>
        </message>
        <message>
            <source>rarely posts</source>
            <translation>publica rara vez</translation>
        </message>
        <message>
            <source>refreshed before you return</source>
            <translation>actualizado antes de su regreso</translation>
        </message>
        <message>
            <source>refreshed only by hand, as you chose</source>
            <translation>se actualiza solo a mano, como usted eligió</translation>
        </message>
        <message>
            <source>removed by its publisher, no longer refreshed</source>
            <translation>retirado por su editor, ya no se actualiza</translation>
        </message>
        <message>
            <source>the feed may drop articles, {articles}{visit}{budget}</source>
            <translation>el feed puede perder artículos, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>the last answer could not be saved</source>
            <translation>no se pudo guardar la última respuesta</translation>
        </message>
        <message>
            <source>the publisher asks for no earlier refreshes (skipHours, skipDays)</source>
            <translation>el editor pide que no se actualice antes (skipHours, skipDays)</translation>
        </message>
        <message>
            <source>the publisher asks for no refreshes at that hour (skipHours, skipDays)</source>
            <translation>el editor pide que no se actualice a esa hora (skipHours, skipDays)</translation>
        </message>
        <message>
            <source>the publisher asks for {time} (ttl)</source>
            <translation>el editor pide {time} (ttl)</translation>
        </message>
        <message>
            <source>the publisher removed the feed (410)</source>
            <translation>el editor retiró el feed (410)</translation>
        </message>
        <message>
            <source>the publisher updates every {time} (updatePeriod)</source>
            <translation>el editor actualiza cada {time} (updatePeriod)</translation>
        </message>
        <message>
            <source>the server asked another of your computers for {time}</source>
            <translation>el servidor pidió {time} a otro de sus ordenadores</translation>
        </message>
        <message>
            <source>the server asked for {time} (Retry-After)</source>
            <translation>el servidor pidió {time} (Retry-After)</translation>
        </message>
        <message>
            <source>the server asked for {time} (max-age)</source>
            <translation>el servidor pidió {time} (max-age)</translation>
        </message>
        <message numerus="yes">
            <source>the server asked to wait %n times in a row (429)</source>
            <translation>
                <numerusform>el servidor pidió esperar %n vez (429)</numerusform>
                <numerusform>el servidor pidió esperar %n veces seguidas (429)</numerusform>
            </translation>
        </message>
        <message>
            <source>the server refused it or does not have it, so it is tried once a day</source>
            <translation>el servidor lo rechazó o no lo tiene, así que se intenta una vez al día</translation>
        </message>
        <message>
            <source>you asked for it</source>
            <translation>usted lo pidió</translation>
        </message>
        <message>
            <source>you cancelled the last one</source>
            <translation>usted canceló la última</translation>
        </message>
        <message>
            <source>you changed how often it is refreshed</source>
            <translation>usted cambió con qué frecuencia se actualiza</translation>
        </message>
        <message>
            <source>you just came back, {articles}{visit}{budget}</source>
            <translation>usted acaba de volver, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you opened the window, {articles}{visit}{budget}</source>
            <translation>usted abrió la ventana, {articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you subscribed</source>
            <translation>usted se suscribió</translation>
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
            <translation>{rate}, así que cada {time} aproximadamente</translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message numerus="yes">
            <source>%n articles came from the damaged file.</source>
            <translation>
                <numerusform>%n artículo procede del archivo dañado.</numerusform>
                <numerusform>%n artículos proceden del archivo dañado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles could not be read.</source>
            <translation>
                <numerusform>%n artículo no se pudo leer.</numerusform>
                <numerusform>%n artículos no se pudieron leer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds are there</source>
            <translation>
                <numerusform>%n feed está ahí</numerusform>
                <numerusform>%n feeds están ahí</numerusform>
            </translation>
        </message>
        <message>
            <source>Another program had changed the tables of the database. Its contents were copied into a new one: {feeds}.</source>
            <translation>Otro programa había modificado las tablas de la base de datos. Su contenido se copió en una nueva: {feeds}.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Backups (*.sqlite *.sqlite3 *.damaged-*);;All files (*)</source>
            <translation>Copias de seguridad (*.sqlite *.sqlite3 *.damaged-*);;Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Beforehand cannot open its database</source>
            <translation>Beforehand no puede abrir su base de datos</translation>
        </message>
        <message>
            <source>Changes that waited for your accounts are not sent: what their servers hold counts.</source>
            <translation>Los cambios pendientes para sus cuentas no se envían: vale lo que tienen sus servidores.</translation>
        </message>
        <message>
            <source>It was not changed.</source>
            <translation>No se modificó.</translation>
        </message>
        <message>
            <source>It was saved as {path}</source>
            <translation>Se guardó como {path}</translation>
        </message>
        <message>
            <source>Its remains were saved as {path}</source>
            <translation>Sus restos se guardaron como {path}</translation>
        </message>
        <message>
            <source>No articles came from the damaged file.</source>
            <translation>Ningún artículo procede del archivo dañado.</translation>
        </message>
        <message>
            <source>No backup was found. Restore one from elsewhere, or start over.</source>
            <translation>No se encontró ninguna copia de seguridad. Restaure una de otro lugar o empiece de cero.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>No se modificó nada.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Recovered articles</source>
            <translation>Artículos recuperados</translation>
        </message>
        <message>
            <source>Restore backup…</source>
            <translation>Restaurar copia de seguridad…</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Empezar de cero</translation>
        </message>
        <message>
            <source>Start that version, or use another profile. This one was not changed.</source>
            <translation>Inicie esa versión o use otro perfil. Este no se modificó.</translation>
        </message>
        <message>
            <source>The backup from {time} was restored: {feeds}.</source>
            <translation>Se restauró la copia de seguridad de {time}: {feeds}.</translation>
        </message>
        <message>
            <source>The database is damaged or missing. It is rebuilt from the newest backup and what is still readable.</source>
            <translation>La base de datos está dañada o falta. Se reconstruye a partir de la copia de seguridad más reciente y de lo que aún se puede leer.</translation>
        </message>
        <message>
            <source>The database must be rebuilt, which needs about as much free space again. Nothing was changed.</source>
            <translation>Hay que reconstruir la base de datos, para lo que se necesita aproximadamente otro tanto de espacio libre. No se modificó nada.</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from the backup from {time} and what was still readable: {feeds}.</source>
            <translation>La base de datos estaba dañada. Se reconstruyó a partir de la copia de seguridad de {time} y de lo que aún se podía leer: {feeds}.</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from what was still readable: {feeds}.</source>
            <translation>La base de datos estaba dañada. Se reconstruyó a partir de lo que aún se podía leer: {feeds}.</translation>
        </message>
        <message>
            <source>The database was missing. It was restored from the backup from {time}: {feeds}.</source>
            <translation>Faltaba la base de datos. Se restauró a partir de la copia de seguridad de {time}: {feeds}.</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>El disco está lleno</translation>
        </message>
        <message>
            <source>The old file was saved as {path}</source>
            <translation>El archivo anterior se guardó como {path}</translation>
        </message>
        <message>
            <source>This is not Beforehand's database</source>
            <translation>Esta no es la base de datos de Beforehand</translation>
        </message>
        <message>
            <source>This profile has no record of making the backup (older versions kept none), so programs, proxies, files, mailboxes and services that it names are switched off: {names}</source>
            <translation>Este perfil no tiene constancia de haber hecho la copia de seguridad (las versiones anteriores no la guardaban), así que los programas, proxies, archivos, buzones y servicios que nombra están desactivados: {names}</translation>
        </message>
        <message>
            <source>This profile is from a newer Beforehand</source>
            <translation>Este perfil es de un Beforehand más nuevo</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Updating your article database</source>
            <translation>Actualizando su base de datos de artículos</translation>
        </message>
        <message>
            <source>Your database is damaged</source>
            <translation>Su base de datos está dañada</translation>
        </message>
        <message>
            <source>Your database is missing</source>
            <translation>Falta su base de datos</translation>
        </message>
        <message>
            <source>Your previous data is kept as a backup and can be restored.</source>
            <translation>Sus datos anteriores se conservan como copia de seguridad y se pueden restaurar.</translation>
        </message>
        <message>
            <source>no feeds are there</source>
            <translation>no hay ningún feed</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>At least every {time}</source>
            <translation>Al menos cada {time}</translation>
        </message>
        <message>
            <source>Automatically</source>
            <translation>Automáticamente</translation>
        </message>
        <message>
            <source>Chosen from when it posts and when you visit</source>
            <translation>Elegido según cuándo publica y cuándo hace usted sus visitas</translation>
        </message>
        <message>
            <source>Later where the server asks for it or while data is saved</source>
            <translation>Más tarde si el servidor lo pide o mientras se ahorran datos</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Variado</translation>
        </message>
        <message>
            <source>Only by hand</source>
            <translation>Solo a mano</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualizar</translation>
        </message>
        <message>
            <source>When you refresh it, its folder or all feeds; never otherwise</source>
            <translation>Cuando actualice el feed, su carpeta o todos los feeds; nunca de otro modo</translation>
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
            <translation>Clave API</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>En Ajustes, Claves API.</translation>
        </message>
        <message>
            <source>Let Beforehand tell this server when to refresh</source>
            <translation>Dejar que Beforehand diga a este servidor cuándo actualizar</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring.</source>
            <translation>Se guarda solo en el llavero de este equipo.</translation>
        </message>
        <message>
            <source>The authentication token of your FreshRSS profile (Settings, Profile).</source>
            <translation>El token de autenticación de su perfil de FreshRSS (Ajustes, Perfil).</translation>
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
                <numerusform>%n feed aún no se puede actualizar</numerusform>
                <numerusform>%n feeds aún no se pueden actualizar</numerusform>
            </translation>
        </message>
        <message>
            <source>; the first at {time}</source>
            <translation>; el primero a las {time}</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>No antes de {time}: {why}</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused</source>
            <translation>
                <numerusform>Nada que actualizar: %n feed está en pausa</numerusform>
                <numerusform>Nada que actualizar: %n feeds están en pausa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused or were removed by their publishers</source>
            <translation>
                <numerusform>Nada que actualizar: %n feed está en pausa o fue retirado por su editor</numerusform>
                <numerusform>Nada que actualizar: %n feeds están en pausa o fueron retirados por sus editores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds were removed by their publishers</source>
            <translation>
                <numerusform>Nada que actualizar: %n feed fue retirado por su editor</numerusform>
                <numerusform>Nada que actualizar: %n feeds fueron retirados por sus editores</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to refresh: there are no feeds</source>
            <translation>Nada que actualizar: no hay feeds</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} is paused</source>
            <translation>Nada que actualizar: {title} está en pausa</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} was removed by its publisher</source>
            <translation>Nada que actualizar: {title} fue retirado por su editor</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Reanudar</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>Mostrar problemas</translation>
        </message>
        <message>
            <source>{title} cannot be refreshed before {time}: {why}</source>
            <translation>{title} no se puede actualizar antes de {time}: {why}</translation>
        </message>
    </context>
    <context>
        <name>ReportSheet</name>
        <message>
            <source>Copy report</source>
            <translation>Copiar informe</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <translation>Informar de un problema</translation>
        </message>
        <message>
            <source>Report copied</source>
            <translation>Informe copiado</translation>
        </message>
        <message>
            <source>Versions and the end of the log. Addresses and file names are removed, and nothing is sent.</source>
            <translation>Las versiones y el final del registro. Se quitan direcciones y nombres de archivo, y no se envía nada.</translation>
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message numerus="yes">
            <source>%n days to go</source>
            <translation>
                <numerusform>queda %n día</numerusform>
                <numerusform>quedan %n días</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>Conociendo sus hábitos. Hasta entonces, cada feed se actualiza varias veces al día.</translation>
        </message>
        <message>
            <source>Learning is off</source>
            <translation>Aprendizaje desactivado</translation>
        </message>
        <message>
            <source>Learning paused</source>
            <translation>Aprendizaje en pausa</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>Sus visitas suelen ser a las {times}.</translation>
        </message>
        <message>
            <source>now {time}</source>
            <translation>ahora {time}</translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles had changed.</source>
            <translation>
                <numerusform>%n artículo había cambiado.</numerusform>
                <numerusform>%n artículos habían cambiado.</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: {articles}.</source>
            <translation>Previstos: {articles}.</translation>
        </message>
        <message numerus="yes">
            <source>Found %n.</source>
            <translation>
                <numerusform>%n encontrado.</numerusform>
                <numerusform>%n encontrados.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found nothing new.</source>
            <translation>No se encontró nada nuevo.</translation>
        </message>
        <message>
            <source>Likely about {time}. This is worked out again every 15 minutes.</source>
            <translation>Probablemente hacia {time}. Se vuelve a calcular cada 15 minutos.</translation>
        </message>
        <message>
            <source>Next {time}</source>
            <translation>Próxima {time}</translation>
        </message>
        <message>
            <source>Not before {time}</source>
            <translation>No antes de {time}</translation>
        </message>
        <message>
            <source>Planned {time}</source>
            <translation>Prevista {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Actualizado {time}</translation>
        </message>
        <message>
            <source>Refreshing is paused until {time}.</source>
            <translation>La actualización está en pausa hasta {time}.</translation>
        </message>
        <message>
            <source>The request budget is used up for now and is checked again then.</source>
            <translation>El presupuesto de solicitudes está agotado por ahora y se revisa de nuevo entonces.</translation>
        </message>
        <message>
            <source>Tried {time}</source>
            <translation>Intentado {time}</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>alrededor de %n artículo</numerusform>
                <numerusform>alrededor de %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>about {number} articles</source>
            <translation>alrededor de {number} artículos</translation>
        </message>
        <message>
            <source>at the computer</source>
            <translation>ante el equipo</translation>
        </message>
        <message>
            <source>came back</source>
            <translation>regreso</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>con error</translation>
        </message>
        <message>
            <source>hardly any articles</source>
            <translation>casi ningún artículo</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>probable</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>sin red</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>no antes</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>nada nuevo</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>prevista</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>rechazada</translation>
        </message>
        <message>
            <source>your visits</source>
            <translation>sus visitas</translation>
        </message>
        <message>
            <source>{time}: no details in the log.</source>
            <translation>{time}: no hay detalles en el registro.</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look} and {articles} were expected.</source>
            <translation>{what} porque era probable una visita antes de {look} y se esperaban {articles}.</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look}.</source>
            <translation>{what} porque era probable una visita antes de {look}.</translation>
        </message>
        <message>
            <source>{what} because the last refresh was long ago.</source>
            <translation>{what} porque la última actualización fue hace mucho.</translation>
        </message>
        <message>
            <source>{what} because you came back to the computer.</source>
            <translation>{what} porque usted volvió al equipo.</translation>
        </message>
        <message>
            <source>{what} because you opened the window.</source>
            <translation>{what} porque usted abrió la ventana.</translation>
        </message>
        <message>
            <source>{what} by another of your computers: nothing new.</source>
            <translation>{what} por otro de sus ordenadores: nada nuevo.</translation>
        </message>
        <message>
            <source>{what} for the first time.</source>
            <translation>{what} por primera vez.</translation>
        </message>
        <message>
            <source>{what} manually.</source>
            <translation>{what} manualmente.</translation>
        </message>
        <message>
            <source>{what} on schedule.</source>
            <translation>{what} según el plan.</translation>
        </message>
        <message>
            <source>{what} to catch up.</source>
            <translation>{what} para ponerse al día.</translation>
        </message>
        <message>
            <source>{what}, again after a failure.</source>
            <translation>{what}, de nuevo tras un error.</translation>
        </message>
        <message>
            <source>{what}, before the feed drops articles.</source>
            <translation>{what}, antes de que el feed pierda artículos.</translation>
        </message>
        <message>
            <source>{what}, not earlier: {reason}.</source>
            <translation>{what}, no antes: {reason}.</translation>
        </message>
        <message>
            <source>{what}: visit likely by {look}.</source>
            <translation>{what}: visita probable antes de {look}.</translation>
        </message>
        <message>
            <source>{what}: {articles} expected, visit likely by {look}.</source>
            <translation>{what}: se esperan {articles}, visita probable antes de {look}.</translation>
        </message>
        <message>
            <source>{what}: {articles} expected.</source>
            <translation>{what}: se esperan {articles}.</translation>
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
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>dddd d MMMM</source>
            <translation>dddd, d 'de' MMMM</translation>
        </message>
        <message>
            <source>invented for the demo</source>
            <translation>inventado para la demo</translation>
        </message>
        <message numerus="yes">
            <source>learned from {day} of %n days</source>
            <translation>
                <numerusform>aprendido de {day} de %n día</numerusform>
                <numerusform>aprendido de {day} de %n días</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>learning for %n more days</source>
            <translation>
                <numerusform>aprende durante %n día más</numerusform>
                <numerusform>aprende durante %n días más</numerusform>
            </translation>
        </message>
        <message>
            <source>learning is off</source>
            <translation>aprendizaje desactivado</translation>
        </message>
        <message>
            <source>learning paused</source>
            <translation>aprendizaje en pausa</translation>
        </message>
        <message>
            <source>learning paused until {time}</source>
            <translation>aprendizaje en pausa hasta {time}</translation>
        </message>
        <message>
            <source>nothing learned yet</source>
            <translation>nada aprendido todavía</translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n articles came without a usable date; they are not counted.</source>
            <translation>
                <numerusform>%n artículo llegó sin fecha utilizable; no se cuenta.</numerusform>
                <numerusform>%n artículos llegaron sin fecha utilizable; no se cuentan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles read in the last {days} days, and how far you followed their links.</source>
            <translation>
                <numerusform>%n artículo leído en los últimos {days} días, y hasta dónde siguió sus enlaces.</numerusform>
                <numerusform>%n artículos leídos en los últimos {days} días, y hasta dónde siguió sus enlaces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n día</numerusform>
                <numerusform>%n días</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days with visits so far.</source>
            <translation>
                <numerusform>%n día con visitas hasta ahora.</numerusform>
                <numerusform>%n días con visitas hasta ahora.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed last time</source>
            <translation>
                <numerusform>%n falló la última vez</numerusform>
                <numerusform>%n fallaron la última vez</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer requests this week than refreshing hourly</source>
            <translation>
                <numerusform>%n solicitud menos esta semana que actualizando cada hora</numerusform>
                <numerusform>%n solicitudes menos esta semana que actualizando cada hora</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more requests this week than refreshing hourly</source>
            <translation>
                <numerusform>%n solicitud más esta semana que actualizando cada hora</numerusform>
                <numerusform>%n solicitudes más esta semana que actualizando cada hora</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n never refreshed</source>
            <translation>
                <numerusform>%n nunca actualizado</numerusform>
                <numerusform>%n nunca actualizados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not refreshed for a day</source>
            <translation>
                <numerusform>%n sin actualizar desde hace un día</numerusform>
                <numerusform>%n sin actualizar desde hace un día</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them had no usable answer.</source>
            <translation>
                <numerusform>%n de ellas sin respuesta utilizable.</numerusform>
                <numerusform>%n de ellas sin respuesta utilizable.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them missed nothing.</source>
            <translation>
                <numerusform>En %n de ellas no faltó nada.</numerusform>
                <numerusform>En %n de ellas no faltó nada.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paused, refreshed only by hand or removed</source>
            <translation>
                <numerusform>%n en pausa, solo a mano o retirado</numerusform>
                <numerusform>%n en pausa, solo a mano o retirados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests this week</source>
            <translation>
                <numerusform>%n solicitud esta semana</numerusform>
                <numerusform>%n solicitudes esta semana</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n servers asked to wait</source>
            <translation>
                <numerusform>%n servidor pidió esperar</numerusform>
                <numerusform>%n servidores pidieron esperar</numerusform>
            </translation>
        </message>
        <message>
            <source>A few days are too short to tell, or to compare with a fixed timer.</source>
            <translation>Unos pocos días no bastan para saberlo ni para comparar con un temporizador fijo.</translation>
        </message>
        <message>
            <source>A little alike</source>
            <translation>Algo parecidos</translation>
        </message>
        <message numerus="yes">
            <source>About %n refreshes a day</source>
            <translation>
                <numerusform>Alrededor de %n actualización al día</numerusform>
                <numerusform>Alrededor de %n actualizaciones al día</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them had a usable answer.</source>
            <translation>Todas tuvieron una respuesta utilizable.</translation>
        </message>
        <message>
            <source>An article counts as missed at every visit before it was here. Share of all articles.</source>
            <translation>Un artículo cuenta como ausente en cada visita hasta que estuvo aquí. Proporción de todos los artículos.</translation>
        </message>
        <message>
            <source>Articles posted in this period, after their feed's first refresh, and here by now.</source>
            <translation>Artículos publicados en este periodo, después de la primera actualización de su feed, y que ya están aquí.</translation>
        </message>
        <message>
            <source>Asked to wait</source>
            <translation>Peticiones de espera</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>Basado en %n día con visitas.</numerusform>
                <numerusform>Basado en %n días con visitas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beforehand</source>
            <translation>Beforehand</translation>
        </message>
        <message>
            <source>Beforehand missed {misses}, a fixed timer would have missed {others}.</source>
            <translation>Con Beforehand faltaron {misses}, con un temporizador fijo habrían faltado {others}.</translation>
        </message>
        <message>
            <source>By website</source>
            <translation>Por sitio web</translation>
        </message>
        <message>
            <source>Counted since {time}, when the log begins.</source>
            <translation>Contado desde {time}, cuando empieza el registro.</translation>
        </message>
        <message>
            <source>Counted up to each feed's last successful refresh: {share} % of the time.</source>
            <translation>Contado hasta la última actualización correcta de cada feed: {share} % del tiempo.</translation>
        </message>
        <message>
            <source>Day {number}</source>
            <translation>Día {number}</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Días</translation>
        </message>
        <message>
            <source>Each of them missed something.</source>
            <translation>En cada una faltó algo.</translation>
        </message>
        <message>
            <source>Estimated from the articles it lists.</source>
            <translation>Estimado a partir de los artículos que contiene.</translation>
        </message>
        <message>
            <source>Fairly alike</source>
            <translation>Bastante parecidos</translation>
        </message>
        <message>
            <source>Fixed timer</source>
            <translation>Temporizador fijo</translation>
        </message>
        <message>
            <source>For you, after 20 articles read.</source>
            <translation>Para usted, tras 20 artículos leídos.</translation>
        </message>
        <message>
            <source>Half of the articles were here within this time.</source>
            <translation>La mitad de los artículos llegó en este tiempo.</translation>
        </message>
        <message>
            <source>Hardly alike</source>
            <translation>Apenas parecidos</translation>
        </message>
        <message>
            <source>How alike your days are</source>
            <translation>Cuánto se parecen sus días</translation>
        </message>
        <message>
            <source>How often each feed posts, and when</source>
            <translation>Cuánto y cuándo publica cada feed</translation>
        </message>
        <message>
            <source>How often you opened the window.</source>
            <translation>Cuántas veces abrió la ventana.</translation>
        </message>
        <message>
            <source>Known after about a week with visits on most days.</source>
            <translation>Se sabe tras una semana con visitas casi todos los días.</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days, {dates}</source>
            <translation>
                <numerusform>Último día, {dates}</numerusform>
                <numerusform>Últimos %n días, {dates}</numerusform>
            </translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, and missed articles are not estimated.</source>
            <translation>El aprendizaje está desactivado: los feeds se actualizan según su frecuencia de publicación, y los artículos ausentes no se estiman.</translation>
        </message>
        <message>
            <source>Learning is off: no visits recorded, so missed articles are unknown.</source>
            <translation>El aprendizaje está desactivado: no se registran visitas, así que se desconocen los artículos ausentes.</translation>
        </message>
        <message>
            <source>Missed articles a day by refreshes a day. Drag the point to refresh more or less often.</source>
            <translation>Artículos ausentes al día según las actualizaciones al día. Arrastre el punto para actualizar más o menos a menudo.</translation>
        </message>
        <message>
            <source>Missed articles appear around {date}.</source>
            <translation>Los artículos ausentes aparecerán hacia el {date}.</translation>
        </message>
        <message>
            <source>Missed, and still missing three seconds after opening.</source>
            <translation>Ausentes, y todavía ausentes tres segundos después de abrir.</translation>
        </message>
        <message numerus="yes">
            <source>Missed, with the same %n requests</source>
            <translation>
                <numerusform>Ausentes, con la misma %n solicitud</numerusform>
                <numerusform>Ausentes, con las mismas %n solicitudes</numerusform>
            </translation>
        </message>
        <message>
            <source>Most visits between {begin} and {end}, on {share} % of days.</source>
            <translation>La mayoría de las visitas entre las {begin} y las {end}, el {share} % de los días.</translation>
        </message>
        <message>
            <source>No feed is refreshed automatically yet.</source>
            <translation>Todavía no se actualiza ningún feed automáticamente.</translation>
        </message>
        <message>
            <source>No feed was refreshed twice yet, so missed articles are unknown.</source>
            <translation>Ningún feed se ha actualizado aún dos veces, así que se desconocen los artículos ausentes.</translation>
        </message>
        <message>
            <source>No links opened from articles yet.</source>
            <translation>Aún no se ha abierto ningún enlace desde artículos.</translation>
        </message>
        <message>
            <source>No refreshes in this period.</source>
            <translation>Sin actualizaciones en este periodo.</translation>
        </message>
        <message>
            <source>No refreshes this week.</source>
            <translation>Sin actualizaciones esta semana.</translation>
        </message>
        <message>
            <source>No visits recorded yet.</source>
            <translation>Todavía no hay visitas registradas.</translation>
        </message>
        <message>
            <source>Opened a link in it</source>
            <translation>Abrió un enlace en él</translation>
        </message>
        <message>
            <source>Opened its page</source>
            <translation>Abrió su página</translation>
        </message>
        <message>
            <source>Overall, the timer would have done better.</source>
            <translation>En conjunto, el temporizador lo habría hecho mejor.</translation>
        </message>
        <message>
            <source>Read here only</source>
            <translation>Leído solo aquí</translation>
        </message>
        <message>
            <source>Refreshes a day</source>
            <translation>Actualizaciones al día</translation>
        </message>
        <message>
            <source>Refreshes move to shortly before your visits, and the scorecard compares them with a fixed timer.</source>
            <translation>Las actualizaciones se acercan al momento justo antes de sus visitas, y el balance las compara con un temporizador fijo.</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Solicitudes</translation>
        </message>
        <message>
            <source>Requests and missed articles</source>
            <translation>Solicitudes y artículos ausentes</translation>
        </message>
        <message>
            <source>Requests by website</source>
            <translation>Solicitudes por sitio web</translation>
        </message>
        <message>
            <source>Requests that brought nothing new and cost hardly any data.</source>
            <translation>Solicitudes que no trajeron nada nuevo y apenas gastaron datos.</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>Ahorrado</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>Balance</translation>
        </message>
        <message>
            <source>Server load</source>
            <translation>Carga de los servidores</translation>
        </message>
        <message>
            <source>Simulated on the same log, without failed requests.</source>
            <translation>Simulado con el mismo registro, sin solicitudes fallidas.</translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on none of the %n days with visits.</source>
            <translation>
                <numerusform>El temporizador no lo hizo mejor en el único día con visitas.</numerusform>
                <numerusform>El temporizador no lo hizo mejor en ninguno de los %n días con visitas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on {lost} of the %n days with visits.</source>
            <translation>
                <numerusform>El temporizador lo hizo mejor en {lost} de %n día con visitas.</numerusform>
                <numerusform>El temporizador lo hizo mejor en {lost} de los %n días con visitas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Then shown here as a chart.</source>
            <translation>Después se muestra aquí como gráfico.</translation>
        </message>
        <message>
            <source>Times a feed dropped articles before it was refreshed.</source>
            <translation>Veces que un feed descartó artículos antes de actualizarse.</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoy</translation>
        </message>
        <message>
            <source>Transferred</source>
            <translation>Transferido</translation>
        </message>
        <message numerus="yes">
            <source>Unknown since then for %n feeds: {states}.</source>
            <translation>
                <numerusform>Desconocido desde entonces para %n feed: {states}.</numerusform>
                <numerusform>Desconocido desde entonces para %n feeds: {states}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Very alike</source>
            <translation>Muy parecidos</translation>
        </message>
        <message numerus="yes">
            <source>Visits by hour, %n days. Strong colour: again at the same hour on the next day.</source>
            <translation>
                <numerusform>Visitas por hora, %n día. Color intenso: de nuevo a la misma hora al día siguiente.</numerusform>
                <numerusform>Visitas por hora, %n días. Color intenso: de nuevo a la misma hora al día siguiente.</numerusform>
            </translation>
        </message>
        <message>
            <source>Website</source>
            <translation>Sitio web</translation>
        </message>
        <message>
            <source>Went on from there</source>
            <translation>Siguió desde allí</translation>
        </message>
        <message>
            <source>What Beforehand learns, and when</source>
            <translation>Qué aprende Beforehand, y cuándo</translation>
        </message>
        <message>
            <source>What interests you</source>
            <translation>Qué le interesa</translation>
        </message>
        <message>
            <source>What more or fewer requests would bring</source>
            <translation>Qué aportarían más o menos solicitudes</translation>
        </message>
        <message>
            <source>When you usually visit</source>
            <translation>Cuándo suele hacer sus visitas</translation>
        </message>
        <message>
            <source>Where articles lead you</source>
            <translation>Adónde le llevan los artículos</translation>
        </message>
        <message>
            <source>about {misses} missed</source>
            <translation>alrededor de {misses} ausentes</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
            </translation>
        </message>
        <message>
            <source>articles posted</source>
            <translation>artículos publicados</translation>
        </message>
        <message>
            <source>as many requests this week as refreshing hourly</source>
            <translation>tantas solicitudes esta semana como actualizando cada hora</translation>
        </message>
        <message numerus="yes">
            <source>at %n visits</source>
            <translation>
                <numerusform>en %n visita</numerusform>
                <numerusform>en %n visitas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least %n missing</source>
            <translation>
                <numerusform>falta al menos %n</numerusform>
                <numerusform>faltan al menos %n</numerusform>
            </translation>
        </message>
        <message>
            <source>brought nothing new</source>
            <translation>sin nada nuevo</translation>
        </message>
        <message>
            <source>days</source>
            <translation>días</translation>
        </message>
        <message>
            <source>fixed timer</source>
            <translation>temporizador fijo</translation>
        </message>
        <message>
            <source>h</source>
            <translation>h</translation>
        </message>
        <message>
            <source>late after opening</source>
            <translation>tarde tras abrir</translation>
        </message>
        <message>
            <source>min</source>
            <translation>min</translation>
        </message>
        <message>
            <source>missed at visits</source>
            <translation>ausentes en visitas</translation>
        </message>
        <message>
            <source>no server asked to wait</source>
            <translation>ningún servidor pidió esperar</translation>
        </message>
        <message numerus="yes">
            <source>refreshes a day, all %n feeds</source>
            <translation>
                <numerusform>actualizaciones al día, %n feed</numerusform>
                <numerusform>actualizaciones al día, los %n feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>requests</source>
            <translation>solicitudes</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>times articles were lost</source>
            <translation>veces que se perdieron artículos</translation>
        </message>
        <message>
            <source>transferred</source>
            <translation>transferido</translation>
        </message>
        <message>
            <source>typical delay</source>
            <translation>retraso habitual</translation>
        </message>
        <message>
            <source>visits</source>
            <translation>visitas</translation>
        </message>
        <message numerus="yes">
            <source>{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account} con el temporizador propio del servidor, {days}: %n artículo estaba en {wait}; {missed} faltaron {visits}.</numerusform>
                <numerusform>{account} con el temporizador propio del servidor, {days}: la mitad de %n artículos estaba en {wait}; {missed} faltaron {visits}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account} desde que Beforehand le dice cuándo, {days}: %n artículo estaba en {wait}; {missed} faltaron {visits}.</numerusform>
                <numerusform>{account} desde que Beforehand le dice cuándo, {days}: la mitad de %n artículos estaba en {wait}; {missed} faltaron {visits}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{level}: in {repeated} % of the hours you visited, you also did the next day. By chance it would be {chance} %.</source>
            <translation>{level}: en el {repeated} % de las horas con visita también hubo una al día siguiente. Por azar sería el {chance} %.</translation>
        </message>
        <message>
            <source>{requests} a day</source>
            <translation>{requests} al día</translation>
        </message>
        <message>
            <source>{requests} a day: about {misses} missed; a fixed timer would miss about {others}.</source>
            <translation>{requests} al día: alrededor de {misses} ausentes; con un temporizador fijo, alrededor de {others}.</translation>
        </message>
        <message>
            <source>{share} brought nothing new</source>
            <translation>{share} sin nada nuevo</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits came within 60 s of your return to the computer.</source>
            <translation>
                <numerusform>{soon} de %n visita se produjo en los 60 s siguientes a su regreso al equipo.</numerusform>
                <numerusform>{soon} de %n visitas se produjeron en los 60 s siguientes a su regreso al equipo.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds gave no answer.</source>
            <translation>
                <numerusform>%n feed no respondió.</numerusform>
                <numerusform>%n feeds no respondieron.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds refreshed</source>
            <translation>
                <numerusform>%n feed actualizado</numerusform>
                <numerusform>%n feeds actualizados</numerusform>
            </translation>
        </message>
        <message>
            <source>After {time} away.</source>
            <translation>Tras {time} de ausencia.</translation>
        </message>
        <message>
            <source>At this computer for {time}. {returns}</source>
            <translation>Ante este equipo durante {time}. {returns}</translation>
        </message>
        <message>
            <source>At this computer {times}. {returns}</source>
            <translation>Ante este equipo {times}. {returns}</translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times this week.</source>
            <translation>
                <numerusform>Volvió %n vez esta semana.</numerusform>
                <numerusform>Volvió %n veces esta semana.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times today.</source>
            <translation>
                <numerusform>Volvió %n vez hoy.</numerusform>
                <numerusform>Volvió %n veces hoy.</numerusform>
            </translation>
        </message>
        <message>
            <source>Last {days} days: {visits}</source>
            <translation>Últimos {days} días: {visits}</translation>
        </message>
        <message>
            <source>Not at this computer this week.</source>
            <translation>Esta semana no estuvo ante este equipo.</translation>
        </message>
        <message>
            <source>Not at this computer today.</source>
            <translation>Hoy no estuvo ante este equipo.</translation>
        </message>
        <message>
            <source>Nothing new, known {time} later.</source>
            <translation>Nada nuevo, se supo {time} después.</translation>
        </message>
        <message>
            <source>Nothing was refreshed because of it.</source>
            <translation>No se actualizó nada por ello.</translation>
        </message>
        <message>
            <source>Signal: {signal}</source>
            <translation>Señal: {signal}</translation>
        </message>
        <message>
            <source>You came back</source>
            <translation>Usted volvió</translation>
        </message>
        <message>
            <source>You just came back</source>
            <translation>Usted acaba de volver</translation>
        </message>
        <message>
            <source>input after a break</source>
            <translation>pulsación tras una pausa</translation>
        </message>
        <message>
            <source>program start</source>
            <translation>inicio del programa</translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>salvapantallas</translation>
        </message>
        <message>
            <source>since {time}</source>
            <translation>desde {time}</translation>
        </message>
        <message>
            <source>switch of users</source>
            <translation>cambio de usuario</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>desbloqueo</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>reactivación</translation>
        </message>
        <message>
            <source>{articles}, ready {time} later.</source>
            <translation>{articles}, listos {time} después.</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits within 60 s</source>
            <translation>
                <numerusform>{soon} de %n visita en menos de 60 s</numerusform>
                <numerusform>{soon} de %n visitas en menos de 60 s</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} after {time} away, because you often read soon after.</source>
            <translation>{what} tras {time} de ausencia, porque suele leerlo poco después.</translation>
        </message>
        <message>
            <source>{what} as you came back.</source>
            <translation>{what} a su regreso.</translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned this week.</source>
            <translation>
                <numerusform>%n actualización prevista esta semana.</numerusform>
                <numerusform>%n actualizaciones previstas esta semana.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned today.</source>
            <translation>
                <numerusform>%n actualización prevista hoy.</numerusform>
                <numerusform>%n actualizaciones previstas hoy.</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits</source>
            <translation>Conociendo sus hábitos</translation>
        </message>
        <message>
            <source>It is {time}.</source>
            <translation>Son las {time}.</translation>
        </message>
        <message>
            <source>No refreshes planned this week.</source>
            <translation>No hay actualizaciones previstas esta semana.</translation>
        </message>
        <message>
            <source>No refreshes planned today.</source>
            <translation>No hay actualizaciones previstas hoy.</translation>
        </message>
        <message>
            <source>When you usually visit is not known yet.</source>
            <translation>Aún no se conocen las horas habituales de sus visitas.</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>Sus visitas suelen ser a las {times}.</translation>
        </message>
        <message>
            <source>You visited at {times}.</source>
            <translation>Visitas a las {times}.</translation>
        </message>
        <message>
            <source>Your usual times appear here after a week. Until then, every feed is refreshed a few times a day.</source>
            <translation>Sus horas habituales aparecen aquí después de una semana. Hasta entonces, cada feed se actualiza varias veces al día.</translation>
        </message>
        <message>
            <source>after {time}</source>
            <translation>después de {time}</translation>
        </message>
        <message>
            <source>due</source>
            <translation>pendiente</translation>
        </message>
        <message>
            <source>due since {time}</source>
            <translation>pendiente desde {time}</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times</source>
            <translation>
                <numerusform>falló %n vez</numerusform>
                <numerusform>falló %n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>manually</source>
            <translation>manualmente</translation>
        </message>
        <message>
            <source>next {time}</source>
            <translation>próxima {time}</translation>
        </message>
        <message>
            <source>not before {time}</source>
            <translation>no antes de {time}</translation>
        </message>
        <message>
            <source>not refreshed this week</source>
            <translation>sin actualizar esta semana</translation>
        </message>
        <message>
            <source>not refreshed today</source>
            <translation>sin actualizar hoy</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>nada nuevo</translation>
        </message>
        <message>
            <source>only by hand</source>
            <translation>solo a mano</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>en pausa</translation>
        </message>
        <message>
            <source>posts mostly {times}</source>
            <translation>publica sobre todo {times}</translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times this week</source>
            <translation>
                <numerusform>actualizado %n vez esta semana</numerusform>
                <numerusform>actualizado %n veces esta semana</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times today</source>
            <translation>
                <numerusform>actualizado %n vez hoy</numerusform>
                <numerusform>actualizado %n veces hoy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refused %n times</source>
            <translation>
                <numerusform>rechazado %n vez</numerusform>
                <numerusform>rechazado %n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>removed by publisher</source>
            <translation>retirado por su editor</translation>
        </message>
    </context>
    <context>
        <name>Ribbon</name>
        <message>
            <source>When you visit</source>
            <translation>Sus visitas</translation>
        </message>
        <message>
            <source>next</source>
            <translation>próxima</translation>
        </message>
        <message>
            <source>ticks: planned refreshes</source>
            <translation>marcas: actualizaciones previstas</translation>
        </message>
        <message>
            <source>usually {time}</source>
            <translation>suele ser {time}</translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>Ajustes de la cuenta…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Añadir a favoritos</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>Copiar dirección del feed</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>Propiedades del feed…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Marcar todo como leído</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Bajar</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Mover a</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Subir</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Carpeta nueva</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>Carpeta nueva aquí</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>En este equipo</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Abrir sitio web</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Propiedades…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualizar</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Actualizar todo</translation>
        </message>
        <message>
            <source>Reload from scratch</source>
            <translation>Volver a cargar desde cero</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Quitar la cuenta</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>Eliminar carpeta, conservar sus feeds</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>Quitar de favoritos</translation>
        </message>
        <message>
            <source>Remove saved search</source>
            <translation>Eliminar búsqueda guardada</translation>
        </message>
        <message>
            <source>Remove tag from all articles</source>
            <translation>Quitar la etiqueta de todos los artículos</translation>
        </message>
        <message>
            <source>Removed by its publisher: unsubscribe</source>
            <translation>Retirado por su editor: cancelar suscripción</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Cambiar nombre</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Guardar como EPUB…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Mostrar actividad</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizar ahora</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nivel superior</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Cancelar suscripción</translation>
        </message>
        <message>
            <source>Unsubscribe at the sender…</source>
            <translation>Darse de baja con el remitente…</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Action</source>
            <translation>Acción</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programa</translation>
        </message>
        <message>
            <source>Remove action</source>
            <translation>Quitar acción</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Enviar a</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Sonido</translation>
        </message>
        <message>
            <source>Tag name</source>
            <translation>Nombre de la etiqueta</translation>
        </message>
    </context>
    <context>
        <name>RuleExamples</name>
        <message>
            <source>A rule opens for editing first. Ctrl+Z undoes what it did.</source>
            <translation>Una regla se abre primero para editarla. Ctrl+Z deshace lo que hizo.</translation>
        </message>
        <message>
            <source>Let rules sort what arrives</source>
            <translation>Deje que las reglas ordenen lo que llega</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. Start with one of these, or with any article: right-click it and choose “Create rule from this article…”.</source>
            <translation>Las reglas actúan automáticamente sobre los artículos nuevos: marcar como leído, destacar, etiquetar, ocultar o notificar. Empiece con una de estas o con cualquier artículo: haga clic derecho en él y elija «Crear regla a partir de este artículo…».</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. To start with an article, right-click it and choose “Create rule from this article…”.</source>
            <translation>Las reglas actúan automáticamente sobre los artículos nuevos: marcar como leído, destacar, etiquetar, ocultar o notificar. Para empezar con un artículo, haga clic derecho en él y elija «Crear regla a partir de este artículo…».</translation>
        </message>
    </context>
    <context>
        <name>RuleForm</name>
        <message>
            <source>Add a condition</source>
            <translation>Añadir una condición</translation>
        </message>
        <message>
            <source>Add an action</source>
            <translation>Añadir una acción</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Coincidencia</translation>
        </message>
        <message>
            <source>Rule name</source>
            <translation>Nombre de la regla</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>Entonces:</translation>
        </message>
        <message>
            <source>When an article arrives and {how} of these match:</source>
            <translation>Cuando llega un artículo y se cumple {how} de estas:</translation>
        </message>
        <message>
            <source>all</source>
            <translation>la totalidad</translation>
        </message>
        <message>
            <source>any</source>
            <translation>cualquiera</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenida</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sin título</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message numerus="yes">
            <source>Matches {count} of the last %n articles</source>
            <translation>
                <numerusform>Coincide con {count} de %n artículo reciente</numerusform>
                <numerusform>Coincide con {count} de los últimos %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Aún no hay artículos</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n rules were not saved: something is missing.</source>
            <translation>
                <numerusform>%n regla no se guardó: falta algo.</numerusform>
                <numerusform>%n reglas no se guardaron: falta algo.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a condition: a rule without one matches nothing.</source>
            <translation>Añada una condición: una regla sin ninguna no coincide con nada.</translation>
        </message>
        <message>
            <source>Add an action.</source>
            <translation>Añada una acción.</translation>
        </message>
        <message>
            <source>Any field</source>
            <translation>Cualquier campo</translation>
        </message>
        <message>
            <source>Articles by {author}</source>
            <translation>Artículos de {author}</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>Categoría</translation>
        </message>
        <message>
            <source>Choose a feed from the list.</source>
            <translation>Elija un feed de la lista.</translation>
        </message>
        <message>
            <source>Choose a folder from the list.</source>
            <translation>Elija una carpeta de la lista.</translation>
        </message>
        <message>
            <source>Choose a program. It has to lie in the programs folder.</source>
            <translation>Elija un programa. Tiene que estar en la carpeta de programas.</translation>
        </message>
        <message>
            <source>Choose where to. Places are set up in Preferences, Sharing.</source>
            <translation>Elija adónde. Los destinos se configuran en Preferencias, Compartir.</translation>
        </message>
        <message>
            <source>Enter a name for the rule.</source>
            <translation>Escriba un nombre para la regla.</translation>
        </message>
        <message>
            <source>Enter a tag name.</source>
            <translation>Escriba el nombre de una etiqueta.</translation>
        </message>
        <message>
            <source>Enter text to match.</source>
            <translation>Escriba el texto que debe coincidir.</translation>
        </message>
        <message>
            <source>Feed</source>
            <translation>Feed</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Hide what you never read</source>
            <translation>Ocultar lo que nunca lee</translation>
        </message>
        <message>
            <source>Hide “{word}”</source>
            <translation>Ocultar «{word}»</translation>
        </message>
        <message>
            <source>Keep a busy feed short</source>
            <translation>Acortar un feed muy activo</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Enlace</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como leído</translation>
        </message>
        <message>
            <source>Never miss a writer</source>
            <translation>No perderse a un autor</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>Regla nueva</translation>
        </message>
        <message>
            <source>Notify</source>
            <translation>Notificar</translation>
        </message>
        <message>
            <source>Run program</source>
            <translation>Ejecutar programa</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Enviar a</translation>
        </message>
        <message>
            <source>Stopped: {why}. Change that, then switch the rule off and on to try again.</source>
            <translation>Detenida: {why}. Corríjalo y después desactive y active la regla para volver a intentarlo.</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Etiqueta</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>The rule {name} was not saved. {why}</source>
            <translation>La regla {name} no se guardó. {why}</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message numerus="yes">
            <source>Would have hidden {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>Habría ocultado {count} de %n artículo en los últimos 30 días</numerusform>
                <numerusform>Habría ocultado {count} de %n artículos en los últimos 30 días</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Would have marked {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>Habría marcado {count} de %n artículo en los últimos 30 días</numerusform>
                <numerusform>Habría marcado {count} de %n artículos en los últimos 30 días</numerusform>
            </translation>
        </message>
        <message>
            <source>begins with</source>
            <translation>empieza por</translation>
        </message>
        <message>
            <source>contains</source>
            <translation>contiene</translation>
        </message>
        <message>
            <source>does not contain</source>
            <translation>no contiene</translation>
        </message>
        <message>
            <source>does not match expression</source>
            <translation>no cumple la expresión</translation>
        </message>
        <message>
            <source>is</source>
            <translation>es</translation>
        </message>
        <message>
            <source>is not</source>
            <translation>no es</translation>
        </message>
        <message>
            <source>matches expression</source>
            <translation>cumple la expresión</translation>
        </message>
        <message>
            <source>{author} writes for {feed}; you opened {opened} of the last {most}</source>
            <translation>{author} escribe en {feed}; abrió {opened} de los últimos {most}</translation>
        </message>
        <message>
            <source>{feed}: “{word}” as read</source>
            <translation>{feed}: «{word}» como leído</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Apply to matches now</source>
            <translation>Aplicar a las coincidencias</translation>
        </message>
        <message>
            <source>Delete rule</source>
            <translation>Eliminar regla</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Matching articles appear here.</source>
            <translation>Los artículos que coinciden aparecen aquí.</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>Regla nueva</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>The last run of its program failed. {problem}</source>
            <translation>La última ejecución de su programa falló. {problem}</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>A link in another program asks for this. Nothing is loaded before you save.</source>
            <translation>Lo pide un enlace de otro programa. No se carga nada antes de que usted guarde.</translation>
        </message>
        <message>
            <source>Always save</source>
            <translation>Guardar siempre</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Save to Read later?</source>
            <translation>¿Guardar en Leer más tarde?</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>Copied. Paste it in your browser as the address of a new bookmark.</source>
            <translation>Copiado. Péguelo en su navegador como dirección de un marcador nuevo.</translation>
        </message>
        <message>
            <source>Copy the address of a web page first.</source>
            <translation>Copie primero la dirección de una página web.</translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>a day, a month or “yesterday”</source>
            <translation>un día, un mes o «yesterday»</translation>
        </message>
        <message>
            <source>by an author</source>
            <translation>de un autor</translation>
        </message>
        <message>
            <source>in a feed</source>
            <translation>en un feed</translation>
        </message>
        <message>
            <source>in a folder</source>
            <translation>en una carpeta</translation>
        </message>
        <message>
            <source>in the title</source>
            <translation>en el título</translation>
        </message>
        <message>
            <source>unread, starred, later…</source>
            <translation>unread, starred, later…</translation>
        </message>
        <message>
            <source>with a tag</source>
            <translation>con una etiqueta</translation>
        </message>
    </context>
    <context>
        <name>SecondInstance</name>
        <message>
            <source>Saved as {name}</source>
            <translation>Guardado como {name}</translation>
        </message>
    </context>
    <context>
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Client ID</source>
            <translation>ID de cliente</translation>
        </message>
        <message>
            <source>Client secret</source>
            <translation>Secreto del cliente</translation>
        </message>
        <message>
            <source>Create a client on {address} under API clients management. The login is kept in your system’s keyring.</source>
            <translation>Cree un cliente en {address}, en la gestión de clientes de la API. Los datos de acceso se guardan en el llavero de su sistema.</translation>
        </message>
        <message>
            <source>Log in to {name}</source>
            <translation>Iniciar sesión en {name}</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Contraseña</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Usuario</translation>
        </message>
    </context>
    <context>
        <name>Sharing</name>
        <message>
            <source>“{title}.”</source>
            <translation>«{title}.»</translation>
        </message>
    </context>
    <context>
        <name>SidePage</name>
        <message>
            <source>Back to the list</source>
            <translation>Volver a la lista</translation>
        </message>
    </context>
    <context>
        <name>SignInFields</name>
        <message>
            <source>API key</source>
            <translation>Clave API</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>En Ajustes, Claves API.</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Contraseña</translation>
        </message>
        <message>
            <source>Sign in with</source>
            <translation>Acceso con</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this address and nowhere else.</source>
            <translation>Se guarda solo en el llavero de este equipo. Se envía a esta dirección y a ningún otro sitio.</translation>
        </message>
        <message>
            <source>The API password, which FreshRSS keeps in Settings, Profile. It is not the one you log in with.</source>
            <translation>La contraseña API, que FreshRSS guarda en Configuración, Perfil. No es la que usa para iniciar sesión.</translation>
        </message>
        <message>
            <source>User and password</source>
            <translation>Usuario y contraseña</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>Usuario</translation>
        </message>
        <message>
            <source>User name and password of the Google Reader integration (Settings, Integrations).</source>
            <translation>Usuario y contraseña de la integración de Google Reader (Ajustes, Integraciones).</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Add feed from this site…</source>
            <translation>Añadir el feed de este sitio…</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Cargar siempre las imágenes de este feed</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Copiar como Markdown</translation>
        </message>
        <message>
            <source>Copy description</source>
            <translation>Copiar descripción</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copiar enlace</translation>
        </message>
        <message>
            <source>Copy link with text</source>
            <translation>Copiar enlace con texto</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Copiar imagen</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>Copiar dirección de la imagen</translation>
        </message>
        <message>
            <source>Do not load pictures in this feed</source>
            <translation>No cargar las imágenes de este feed</translation>
        </message>
        <message>
            <source>Make a rule from this…</source>
            <translation>Crear una regla con esto…</translation>
        </message>
        <message>
            <source>Open in background	Middle-click</source>
            <translation>Abrir en segundo plano	Clic central</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Abrir en el navegador</translation>
        </message>
        <message>
            <source>Open original in browser</source>
            <translation>Abrir el original en el navegador</translation>
        </message>
        <message>
            <source>Remove from Read later</source>
            <translation>Quitar de Leer más tarde</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>Guardar imagen…</translation>
        </message>
        <message>
            <source>Save to Read later</source>
            <translation>Guardar en Leer más tarde</translation>
        </message>
        <message>
            <source>Search articles for “{text}”</source>
            <translation>Buscar «{text}» en los artículos</translation>
        </message>
        <message>
            <source>Search the web</source>
            <translation>Buscar en la web</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleccionar todo</translation>
        </message>
        <message>
            <source>Share link</source>
            <translation>Compartir enlace</translation>
        </message>
        <message>
            <source>Share quote</source>
            <translation>Compartir cita</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Ver imagen</translation>
        </message>
    </context>
    <context>
        <name>StarredFeed</name>
        <message>
            <source>Starred articles</source>
            <translation>Artículos destacados</translation>
        </message>
        <message>
            <source>The starred articles feed is not up to date: {why}</source>
            <translation>El feed de artículos destacados no está al día: {why}</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Review feeds</source>
            <translation>Revisar feeds</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Empezar con un tema</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic. You review every feed before it is added.</source>
            <translation>Feeds sugeridos, una carpeta por tema. Usted revisa cada feed antes de que se añada.</translation>
        </message>
    </context>
    <context>
        <name>Starters</name>
        <message>
            <source>Ideas and culture</source>
            <translation>Ideas y cultura</translation>
        </message>
        <message>
            <source>Nature and places</source>
            <translation>Naturaleza y lugares</translation>
        </message>
        <message>
            <source>Open source</source>
            <translation>Código abierto</translation>
        </message>
        <message>
            <source>Science</source>
            <translation>Ciencia</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>Tecnología</translation>
        </message>
        <message>
            <source>Web comics</source>
            <translation>Cómics web</translation>
        </message>
        <message>
            <source>World news</source>
            <translation>Noticias del mundo</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n artículo nuevo</numerusform>
                <numerusform>%n artículos nuevos</numerusform>
            </translation>
        </message>
        <message>
            <source>A third of the refreshes on a metered connection</source>
            <translation>Un tercio de las actualizaciones con conexión de uso medido</translation>
        </message>
        <message>
            <source>A third of the refreshes on low battery</source>
            <translation>Un tercio de las actualizaciones con batería baja</translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>Conociendo sus hábitos. Hasta entonces, cada feed se actualiza varias veces al día.</translation>
        </message>
        <message>
            <source>Half as many refreshes on a metered connection</source>
            <translation>La mitad de las actualizaciones con conexión de uso medido</translation>
        </message>
        <message>
            <source>Half as many refreshes on low battery</source>
            <translation>La mitad de las actualizaciones con batería baja</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Actualización hacia {time}</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Aún no hay artículos</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Aún sin actualizar</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nada nuevo</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Sin conexión</translation>
        </message>
        <message>
            <source>On vacation until {day}</source>
            <translation>De vacaciones hasta el {day}</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>En pausa hasta {time}</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>Horas de silencio hasta {time}</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Listo desde {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Actualizado {time}</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>La actualización se reanuda automáticamente.</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing {done} of %n</source>
            <translation>
                <numerusform>Actualizando {done} de %n</numerusform>
                <numerusform>Actualizando {done} de %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in to this network first</source>
            <translation>Inicie sesión primero en esta red</translation>
        </message>
        <message>
            <source>You usually visit about {time}. Your feeds are refreshed shortly before.</source>
            <translation>Su próxima visita suele ser hacia {time}. Sus feeds se actualizan poco antes.</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>próximos a las {time}</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>ahora sin conexión</translation>
        </message>
        <message>
            <source>saving data</source>
            <translation>ahorra datos</translation>
        </message>
        <message>
            <source>saving power</source>
            <translation>ahorra energía</translation>
        </message>
        <message>
            <source>sign in to this network first</source>
            <translation>inicie sesión primero en esta red</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>{ready} de %n feed listo</numerusform>
                <numerusform>{ready} de %n feeds listos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Preferencias…</translation>
        </message>
    </context>
    <context>
        <name>StripsArea</name>
        <message>
            <source>By name</source>
            <translation>Por nombre</translation>
        </message>
        <message>
            <source>Feed order</source>
            <translation>Orden de los feeds</translation>
        </message>
        <message>
            <source>Most missed</source>
            <translation>Más ausentes</translation>
        </message>
        <message>
            <source>Most read</source>
            <translation>Más leídos</translation>
        </message>
        <message>
            <source>Next first</source>
            <translation>Próximos primero</translation>
        </message>
    </context>
    <context>
        <name>StripsView</name>
        <message>
            <source>Feeds: posting times, past and planned refreshes</source>
            <translation>Feeds: horas de publicación, actualizaciones pasadas y previstas</translation>
        </message>
        <message>
            <source>No feeds yet.</source>
            <translation>Todavía no hay feeds.</translation>
        </message>
    </context>
    <context>
        <name>SubscriptionsPane</name>
        <message>
            <source>Add site or feed</source>
            <translation>Añadir sitio o feed</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
    </context>
    <context>
        <name>Synonyms</name>
        <message>
            <source>English, German, French, Spanish, Japanese, Chinese, translation, locale</source>
            <translation>inglés, alemán, francés, español, japonés, chino, traducción, lengua</translation>
        </message>
        <message>
            <source>VPN, tor, connection</source>
            <translation>VPN, tor, conexión</translation>
        </message>
        <message>
            <source>accessibility, black and white, strong</source>
            <translation>accesibilidad, blanco y negro, fuerte</translation>
        </message>
        <message>
            <source>all reports, whole story</source>
            <translation>todos los artículos, noticia entera</translation>
        </message>
        <message>
            <source>alphabetical, A to Z</source>
            <translation>alfabético, de la A a la Z</translation>
        </message>
        <message>
            <source>alt text, caption</source>
            <translation>texto alternativo, leyenda</translation>
        </message>
        <message>
            <source>article list, hide list, full width</source>
            <translation>lista de artículos, ocultar lista, ancho completo</translation>
        </message>
        <message>
            <source>at night, sleep, do not refresh</source>
            <translation>de noche, dormir, no actualizar</translation>
        </message>
        <message>
            <source>at once, immediately</source>
            <translation>al momento, inmediatamente</translation>
        </message>
        <message>
            <source>automatic, auto mode, default colours</source>
            <translation>automático, modo automático, colores predeterminados</translation>
        </message>
        <message>
            <source>automatically read, mark on scroll</source>
            <translation>leído automáticamente, marcar al desplazar</translation>
        </message>
        <message>
            <source>autostart, login, boot, launch</source>
            <translation>inicio automático, arranque, iniciar sesión, lanzar</translation>
        </message>
        <message>
            <source>background tab</source>
            <translation>pestaña en segundo plano</translation>
        </message>
        <message>
            <source>background tabs, web pages</source>
            <translation>pestañas en segundo plano, páginas web</translation>
        </message>
        <message>
            <source>background, minimize, close to tray</source>
            <translation>segundo plano, minimizar, cerrar a la bandeja</translation>
        </message>
        <message>
            <source>backup, copies, restore</source>
            <translation>copia de seguridad, respaldo, copias, restaurar</translation>
        </message>
        <message>
            <source>backup, download my data</source>
            <translation>copia de seguridad, respaldo, descargar mis datos</translation>
        </message>
        <message>
            <source>badges, numbers, unread counts</source>
            <translation>insignias, números, recuento de no leídos</translation>
        </message>
        <message>
            <source>bookmarklet, browser, save page, read later, ask</source>
            <translation>bookmarklet, marcador, navegador, guardar página, leer más tarde, preguntar</translation>
        </message>
        <message>
            <source>bookmarklet, save from browser</source>
            <translation>bookmarklet, guardar desde el navegador</translation>
        </message>
        <message>
            <source>briefing, digest, summary, today</source>
            <translation>resumen, boletín, briefing, hoy</translation>
        </message>
        <message>
            <source>browser name, identity</source>
            <translation>nombre del navegador, identidad</translation>
        </message>
        <message>
            <source>budget, limit, traffic, how often</source>
            <translation>presupuesto, límite, tráfico, frecuencia</translation>
        </message>
        <message>
            <source>bug, feedback, log file, support</source>
            <translation>error, fallo, comentarios, archivo de registro, ayuda</translation>
        </message>
        <message>
            <source>by hand, never</source>
            <translation>a mano, nunca</translation>
        </message>
        <message>
            <source>cache, max-age, expires, maximum</source>
            <translation>caché, max-age, caducidad, máximo</translation>
        </message>
        <message>
            <source>cancel refresh, abort</source>
            <translation>cancelar actualización, interrumpir</translation>
        </message>
        <message>
            <source>catch up</source>
            <translation>ponerse al día</translation>
        </message>
        <message>
            <source>changes, edits, revisions, history, diff, corrections</source>
            <translation>cambios, ediciones, revisiones, historial, diferencias, correcciones</translation>
        </message>
        <message>
            <source>classic, horizontal, mail view</source>
            <translation>clásica, horizontal, vista de correo</translation>
        </message>
        <message>
            <source>clipboard, copy text, copy link, copy picture</source>
            <translation>portapapeles, copiar texto, copiar enlace, copiar imagen</translation>
        </message>
        <message>
            <source>close all folders, fold all</source>
            <translation>cerrar todas las carpetas, plegar todo</translation>
        </message>
        <message>
            <source>columns, split, view mode</source>
            <translation>columnas, dividir, modo de vista</translation>
        </message>
        <message>
            <source>columns, vertical, side by side, three panes</source>
            <translation>columnas, vertical, lado a lado, tres paneles</translation>
        </message>
        <message>
            <source>comfortable, cosy, large rows, with preview</source>
            <translation>cómoda, amplia, filas grandes, con vista previa</translation>
        </message>
        <message>
            <source>command palette, jump</source>
            <translation>paleta de órdenes, comandos, saltar</translation>
        </message>
        <message>
            <source>compact, comfortable, row height</source>
            <translation>compacta, cómoda, altura de fila</translation>
        </message>
        <message>
            <source>compact, dense, small rows, titles only</source>
            <translation>compacta, densa, filas pequeñas, solo títulos</translation>
        </message>
        <message>
            <source>copy URL, copy address, clipboard</source>
            <translation>copiar URL, copiar dirección, portapapeles</translation>
        </message>
        <message>
            <source>copy image URL</source>
            <translation>copiar URL de la imagen</translation>
        </message>
        <message>
            <source>copy image, clipboard</source>
            <translation>copiar imagen, portapapeles</translation>
        </message>
        <message>
            <source>custom order, drag and drop</source>
            <translation>orden propio, arrastrar y soltar</translation>
        </message>
        <message>
            <source>dark, night, dark mode, night mode, black</source>
            <translation>oscuro, noche, modo oscuro, modo noche, negro</translation>
        </message>
        <message>
            <source>default, white</source>
            <translation>predeterminado, blanco</translation>
        </message>
        <message>
            <source>delay</source>
            <translation>retraso</translation>
        </message>
        <message>
            <source>delay, wait</source>
            <translation>retraso, esperar</translation>
        </message>
        <message>
            <source>delete feed, remove feed, unfollow</source>
            <translation>eliminar feed, quitar feed, dejar de seguir, darse de baja</translation>
        </message>
        <message>
            <source>digest, summary, newspaper, today</source>
            <translation>resumen, boletín, periódico, hoy</translation>
        </message>
        <message>
            <source>digest, timing of notifications, when I usually read</source>
            <translation>resumen, momento de las notificaciones, cuándo suelo leer</translation>
        </message>
        <message>
            <source>discover, suggestions, recommended feeds, examples</source>
            <translation>descubrir, sugerencias, feeds recomendados, ejemplos</translation>
        </message>
        <message>
            <source>dismiss, delete article, remove article</source>
            <translation>descartar, eliminar artículo, quitar artículo</translation>
        </message>
        <message>
            <source>do not disturb, night</source>
            <translation>no molestar, noche</translation>
        </message>
        <message>
            <source>down the sidebar</source>
            <translation>bajar en la barra lateral</translation>
        </message>
        <message>
            <source>down, forward</source>
            <translation>abajo, adelante</translation>
        </message>
        <message>
            <source>download image, save image</source>
            <translation>descargar imagen, guardar imagen</translation>
        </message>
        <message>
            <source>duplicates, deduplicate</source>
            <translation>duplicados, quitar duplicados</translation>
        </message>
        <message>
            <source>e-book, e-reader, Kindle, export EPUB, take along</source>
            <translation>libro electrónico, lector electrónico, Kindle, exportar EPUB, llevar</translation>
        </message>
        <message>
            <source>e-mail, email, IMAP, Substack, Gmail, Fastmail, mailing list</source>
            <translation>correo electrónico, IMAP, Substack, Gmail, Fastmail, lista de correo</translation>
        </message>
        <message>
            <source>e-reader, e-book, EPUB, Kobo, Kindle, Syncthing</source>
            <translation>lector electrónico, libro electrónico, EPUB, Kobo, Kindle, Syncthing</translation>
        </message>
        <message>
            <source>edits, revisions, versions, history, diff</source>
            <translation>ediciones, revisiones, versiones, historial, diferencias</translation>
        </message>
        <message>
            <source>email, e-mail, forward</source>
            <translation>correo electrónico, email, reenviar</translation>
        </message>
        <message>
            <source>exit, close program</source>
            <translation>cerrar programa, terminar</translation>
        </message>
        <message>
            <source>export Markdown, download article</source>
            <translation>exportar Markdown, descargar artículo</translation>
        </message>
        <message>
            <source>export PDF, download article</source>
            <translation>exportar PDF, descargar artículo</translation>
        </message>
        <message>
            <source>favicons, logos</source>
            <translation>favicons, logotipos</translation>
        </message>
        <message>
            <source>favourite, favorite, like, bookmark, save article, unstar</source>
            <translation>favorito, me gusta, marcador, guardar artículo, estrella, quitar estrella</translation>
        </message>
        <message>
            <source>favourites, favorites, bookmarks, saved articles</source>
            <translation>favoritos, marcadores, estrella, artículos guardados</translation>
        </message>
        <message>
            <source>feed settings, edit feed, rename feed, info</source>
            <translation>ajustes del feed, editar feed, renombrar feed, información</translation>
        </message>
        <message>
            <source>filters, automation, mute, block</source>
            <translation>filtros, automatización, silenciar, bloquear</translation>
        </message>
        <message>
            <source>find articles, look for</source>
            <translation>encontrar artículos, buscar</translation>
        </message>
        <message>
            <source>find feed, search sidebar, search feeds</source>
            <translation>encontrar feed, buscar en la barra lateral, buscar feeds</translation>
        </message>
        <message>
            <source>folder, sync, habits, privacy</source>
            <translation>carpeta, sincronización, hábitos, privacidad</translation>
        </message>
        <message>
            <source>folder, sync, requests, spare</source>
            <translation>carpeta, sincronización, solicitudes, ahorrar</translation>
        </message>
        <message>
            <source>font size, scale, zoom, bigger</source>
            <translation>tamaño de fuente, escala, zoom, más grande</translation>
        </message>
        <message>
            <source>font size, zoom</source>
            <translation>tamaño de fuente, zoom</translation>
        </message>
        <message>
            <source>font, typeface</source>
            <translation>fuente, tipo de letra</translation>
        </message>
        <message>
            <source>full texts, common rules, wallabag</source>
            <translation>textos completos, reglas comunes, wallabag</translation>
        </message>
        <message>
            <source>health, errors, problems, broken feeds, dead feeds</source>
            <translation>salud, errores, problemas, feeds rotos, feeds muertos</translation>
        </message>
        <message>
            <source>hide read</source>
            <translation>ocultar leídos</translation>
        </message>
        <message>
            <source>history, network log, requests, downloads</source>
            <translation>historial, registro de red, solicitudes, descargas</translation>
        </message>
        <message>
            <source>home, inbox, everything, all items</source>
            <translation>inicio, bandeja de entrada, todo, todos los elementos</translation>
        </message>
        <message>
            <source>how often, refresh every, maximum</source>
            <translation>frecuencia, actualizar cada, máximo</translation>
        </message>
        <message>
            <source>how often, refresh every, minimum</source>
            <translation>frecuencia, actualizar cada, mínimo</translation>
        </message>
        <message>
            <source>images, tracking, block images</source>
            <translation>imágenes, rastreo, bloquear imágenes</translation>
        </message>
        <message>
            <source>important first</source>
            <translation>importantes primero</translation>
        </message>
        <message>
            <source>jump to top, latest</source>
            <translation>ir al principio, últimos</translation>
        </message>
        <message>
            <source>label, category, keyword</source>
            <translation>categoría, palabra clave</translation>
        </message>
        <message>
            <source>latest, recent</source>
            <translation>últimos, recientes</translation>
        </message>
        <message>
            <source>light, day, light mode, day mode, white, bright</source>
            <translation>claro, día, modo claro, modo día, blanco, luminoso</translation>
        </message>
        <message>
            <source>line length, column, margins</source>
            <translation>longitud de línea, columna, márgenes</translation>
        </message>
        <message>
            <source>load from URL</source>
            <translation>cargar desde URL</translation>
        </message>
        <message>
            <source>look up, find this</source>
            <translation>consultar, encontrar esto</translation>
        </message>
        <message>
            <source>manual, how to, getting started, documentation</source>
            <translation>manual, instrucciones, primeros pasos, documentación</translation>
        </message>
        <message>
            <source>mark as read on scroll, scrolling</source>
            <translation>marcar como leído al desplazar, desplazamiento</translation>
        </message>
        <message>
            <source>mark as read, catch up, clear, done</source>
            <translation>marcar como leído, ponerse al día, vaciar, hecho</translation>
        </message>
        <message>
            <source>mark as read, mark as unread, keep unread</source>
            <translation>marcar como leído, marcar como no leído, mantener sin leer</translation>
        </message>
        <message>
            <source>migrate, switch, stars, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</source>
            <translation>migrar, cambiar, destacados, estrellas, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</translation>
        </message>
        <message>
            <source>mobile data, hotspot, save data</source>
            <translation>datos móviles, punto de acceso, ahorrar datos</translation>
        </message>
        <message>
            <source>most unread first</source>
            <translation>más no leídos primero</translation>
        </message>
        <message>
            <source>new filter, create filter, mute</source>
            <translation>filtro nuevo, crear filtro, silenciar</translation>
        </message>
        <message>
            <source>new filter, mute word</source>
            <translation>filtro nuevo, silenciar palabra</translation>
        </message>
        <message>
            <source>new, inbox</source>
            <translation>nuevos, bandeja de entrada</translation>
        </message>
        <message>
            <source>night mode, day mode, colours, colors, appearance, skin</source>
            <translation>modo noche, modo día, colores, apariencia</translation>
        </message>
        <message>
            <source>notification area, status icon</source>
            <translation>área de notificación, icono de estado</translation>
        </message>
        <message>
            <source>notifications, alerts, popups</source>
            <translation>notificaciones, avisos, ventanas emergentes</translation>
        </message>
        <message>
            <source>offline, prefetch, preload, whole article</source>
            <translation>sin conexión, precargar, cargar antes, artículo entero</translation>
        </message>
        <message>
            <source>only unread feeds, hide empty folders, show read feeds</source>
            <translation>solo feeds no leídos, ocultar carpetas vacías, mostrar feeds leídos</translation>
        </message>
        <message>
            <source>open all folders, unfold all</source>
            <translation>abrir todas las carpetas, desplegar todo</translation>
        </message>
        <message>
            <source>open file, load subscriptions, migrate</source>
            <translation>abrir archivo, cargar suscripciones, migrar</translation>
        </message>
        <message>
            <source>page down</source>
            <translation>página abajo</translation>
        </message>
        <message>
            <source>page up</source>
            <translation>página arriba</translation>
        </message>
        <message>
            <source>paper</source>
            <translation>papel</translation>
        </message>
        <message>
            <source>paste link, save page, read it later</source>
            <translation>pegar enlace, guardar página, leer después</translation>
        </message>
        <message>
            <source>pin feed, unpin, favorite, bookmark feed</source>
            <translation>fijar feed, soltar, favorito, marcar feed</translation>
        </message>
        <message>
            <source>podcast, episode, download folder, music</source>
            <translation>pódcast, episodio, carpeta de descargas, música</translation>
        </message>
        <message>
            <source>podcast, queue, autoplay, continue</source>
            <translation>pódcast, cola, reproducción automática, continuar</translation>
        </message>
        <message>
            <source>power, laptop, energy</source>
            <translation>energía, portátil, corriente</translation>
        </message>
        <message>
            <source>preview, reading pane</source>
            <translation>vista previa, panel de lectura</translation>
        </message>
        <message>
            <source>privacy, tracking, personalise, personalize</source>
            <translation>privacidad, rastreo, personalizar</translation>
        </message>
        <message>
            <source>privacy, tracking, unlock, wake, idle, presence</source>
            <translation>privacidad, rastreo, desbloquear, reactivar, inactivo, presencia</translation>
        </message>
        <message>
            <source>publish, RSS of starred</source>
            <translation>publicar, RSS de destacados</translation>
        </message>
        <message>
            <source>quote as Markdown</source>
            <translation>citar como Markdown</translation>
        </message>
        <message>
            <source>quote, send text, share link</source>
            <translation>citar, enviar texto, compartir enlace</translation>
        </message>
        <message>
            <source>read link later, bookmark link</source>
            <translation>leer enlace más tarde, marcar enlace</translation>
        </message>
        <message>
            <source>reading list, saved, queue</source>
            <translation>lista de lectura, guardados, cola</translation>
        </message>
        <message>
            <source>reading mode, readability, original text</source>
            <translation>modo lectura, legibilidad, texto original</translation>
        </message>
        <message>
            <source>rearrange, reorder, sort manually</source>
            <translation>reorganizar, reordenar, ordenar a mano</translation>
        </message>
        <message>
            <source>recommended, personal, suggestions, smart list</source>
            <translation>recomendados, personal, sugerencias, lista inteligente</translation>
        </message>
        <message>
            <source>refresh all, refresh everything, update all, reload all, sync all, fetch all</source>
            <translation>actualizar todo, recargar todo, sincronizar todo, descargar todo, refrescar todo</translation>
        </message>
        <message>
            <source>refresh automatically, update, background, offline</source>
            <translation>actualizar automáticamente, segundo plano, sin conexión</translation>
        </message>
        <message>
            <source>refresh, update, reload, check for new, fetch</source>
            <translation>actualizar, recargar, buscar nuevos, descargar, refrescar</translation>
        </message>
        <message>
            <source>reset zoom, actual size, default font size</source>
            <translation>restablecer zoom, tamaño real, tamaño de fuente predeterminado</translation>
        </message>
        <message>
            <source>resume refreshing, continue, unpause</source>
            <translation>reanudar actualización, continuar</translation>
        </message>
        <message>
            <source>retention, delete old, clean up</source>
            <translation>retención, eliminar antiguos, limpiar</translation>
        </message>
        <message>
            <source>revert, take back</source>
            <translation>revertir, volver atrás</translation>
        </message>
        <message>
            <source>save for later, bookmark, queue, pocket</source>
            <translation>guardar para después, marcador, cola, pocket</translation>
        </message>
        <message>
            <source>save subscriptions, export feeds</source>
            <translation>guardar suscripciones, exportar feeds</translation>
        </message>
        <message>
            <source>scrape, CSS selector, website without RSS</source>
            <translation>extraer, selector CSS, sitio sin RSS</translation>
        </message>
        <message>
            <source>scripts, own commands</source>
            <translation>scripts, órdenes propias, comandos</translation>
        </message>
        <message>
            <source>search engine, search the web, look up</source>
            <translation>buscador, buscar en la web, consultar</translation>
        </message>
        <message>
            <source>search in page</source>
            <translation>buscar en la página</translation>
        </message>
        <message>
            <source>search this list, refine</source>
            <translation>buscar en esta lista, afinar</translation>
        </message>
        <message>
            <source>send, forward</source>
            <translation>enviar, reenviar</translation>
        </message>
        <message>
            <source>sepia, reading theme, page colour, background</source>
            <translation>sepia, tema de lectura, color de página, fondo</translation>
        </message>
        <message>
            <source>sepia, warm, cream</source>
            <translation>sepia, cálido, crema</translation>
        </message>
        <message>
            <source>server, sign in, log in, FreshRSS, Miniflux, Google Reader</source>
            <translation>servidor, iniciar sesión, FreshRSS, Miniflux, Google Reader</translation>
        </message>
        <message>
            <source>settings, options, configuration</source>
            <translation>ajustes, opciones, configuración</translation>
        </message>
        <message>
            <source>share, Pocket, Instapaper, Mastodon, read-it-later, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, notes</source>
            <translation>compartir, Pocket, Instapaper, Mastodon, leer más tarde, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, notas</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys</source>
            <translation>atajos, teclado, teclas</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, key bindings</source>
            <translation>atajos, teclado, teclas, combinaciones de teclas</translation>
        </message>
        <message>
            <source>show images, unblock pictures</source>
            <translation>mostrar imágenes, permitir imágenes</translation>
        </message>
        <message>
            <source>sidebar order, arrange, alphabetical</source>
            <translation>orden de la barra lateral, ordenar, alfabético</translation>
        </message>
        <message>
            <source>sidebar, feed list, hide feeds, full width</source>
            <translation>barra lateral, lista de feeds, ocultar feeds, ancho completo</translation>
        </message>
        <message>
            <source>silent, mute, ring, bell</source>
            <translation>silencio, silenciar, timbre, campana</translation>
        </message>
        <message>
            <source>smart folder, search folder</source>
            <translation>carpeta inteligente, carpeta de búsqueda</translation>
        </message>
        <message>
            <source>sort articles, order</source>
            <translation>ordenar artículos, orden</translation>
        </message>
        <message>
            <source>start, launch, new articles, position, last article</source>
            <translation>inicio, arranque, artículos nuevos, posición, último artículo</translation>
        </message>
        <message>
            <source>statistics, schedule, timetable, chart</source>
            <translation>estadísticas, horario, calendario, gráfico</translation>
        </message>
        <message>
            <source>stop refreshing, do not disturb, snooze</source>
            <translation>detener actualización, no molestar, posponer</translation>
        </message>
        <message>
            <source>stories, clusters, related, similar, other reports, topics</source>
            <translation>noticias, grupos, relacionados, similares, otros artículos, temas</translation>
        </message>
        <message>
            <source>style sheet, css, custom style, user style</source>
            <translation>hoja de estilos, css, estilo propio, estilo de usuario</translation>
        </message>
        <message>
            <source>subscribe to link, follow site</source>
            <translation>suscribirse al enlace, seguir sitio</translation>
        </message>
        <message>
            <source>subscribe, new feed, follow, RSS</source>
            <translation>suscribirse, feed nuevo, seguir, RSS</translation>
        </message>
        <message>
            <source>sync, laptop, devices, second computer, folder, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</source>
            <translation>sincronizar, portátil, dispositivos, segundo ordenador, carpeta, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</translation>
        </message>
        <message>
            <source>synchronise, synchronize, sync accounts, server, folder</source>
            <translation>sincronizar cuentas, servidor, carpeta</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, speak, voice</source>
            <translation>texto a voz, TTS, escuchar, hablar, voz</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, voice, continue</source>
            <translation>texto a voz, TTS, escuchar, voz, continuar</translation>
        </message>
        <message>
            <source>thumbnails, previews, images, cards</source>
            <translation>miniaturas, vistas previas, imágenes, tarjetas</translation>
        </message>
        <message>
            <source>thumbs down, dislike, not interested</source>
            <translation>pulgar abajo, no me gusta, no me interesa</translation>
        </message>
        <message>
            <source>thumbs up, like, recommend</source>
            <translation>pulgar arriba, me gusta, recomendar</translation>
        </message>
        <message>
            <source>touchpad gesture, two fingers</source>
            <translation>gesto del panel táctil, dos dedos</translation>
        </message>
        <message>
            <source>ungroup, split, wrong story</source>
            <translation>desagrupar, separar, noticia equivocada</translation>
        </message>
        <message>
            <source>up the sidebar</source>
            <translation>subir en la barra lateral</translation>
        </message>
        <message>
            <source>up, back</source>
            <translation>arriba, atrás</translation>
        </message>
        <message>
            <source>version, info, licence</source>
            <translation>versión, información, licencia</translation>
        </message>
        <message>
            <source>view image, original picture</source>
            <translation>ver imagen, imagen original</translation>
        </message>
        <message>
            <source>web page, original, external, visit site</source>
            <translation>página web, original, externo, visitar sitio</translation>
        </message>
        <message>
            <source>wrong text, site rules, CSS selector, scrape</source>
            <translation>texto incorrecto, reglas del sitio, selector CSS</translation>
        </message>
        <message>
            <source>zoom in, bigger font, increase font size</source>
            <translation>acercar, fuente más grande, aumentar tamaño de fuente</translation>
        </message>
        <message>
            <source>zoom out, smaller font, decrease font size</source>
            <translation>alejar, fuente más pequeña, reducir tamaño de fuente</translation>
        </message>
    </context>
    <context>
        <name>TabbedPage</name>
        <message>
            <source>Activity</source>
            <translation>Actividad</translation>
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
            <translation>Añadir una etiqueta</translation>
        </message>
        <message>
            <source>Create tag “{name}”</source>
            <translation>Crear la etiqueta «{name}»</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
        <message numerus="yes">
            <source>Tags of %n articles</source>
            <translation>
                <numerusform>Etiquetas de %n artículo</numerusform>
                <numerusform>Etiquetas de %n artículos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Cortar</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Pegar</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleccionar todo</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Default size and width</source>
            <translation>Tamaño y ancho predeterminados</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texto más grande</translation>
        </message>
        <message>
            <source>Narrower column</source>
            <translation>Columna más estrecha</translation>
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
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texto más pequeño</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Wider column</source>
            <translation>Columna más ancha</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Ancho</translation>
        </message>
    </context>
    <context>
        <name>TextRuleSheet</name>
        <message numerus="yes">
            <source>%n characters of text found</source>
            <translation>
                <numerusform>Se encontró %n carácter de texto</numerusform>
                <numerusform>Se encontraron %n caracteres de texto</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the block that holds the text:</source>
            <translation>Elija el bloque que contiene el texto:</translation>
        </message>
        <message>
            <source>Full text on the pages of this feed</source>
            <translation>Texto completo en las páginas de este feed</translation>
        </message>
        <message>
            <source>No text found: choose a block that holds it.</source>
            <translation>No se encontró texto: elija un bloque que lo contenga.</translation>
        </message>
        <message>
            <source>This is not a CSS selector.</source>
            <translation>Esto no es un selector CSS.</translation>
        </message>
    </context>
    <context>
        <name>ThinScrollBar</name>
        <message>
            <source>Scroll</source>
            <translation>Desplazar</translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message>
            <source>MMMM yyyy</source>
            <translation>MMMM 'de' yyyy</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoy</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Ayer</translation>
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
            <translation>d 'de' MMMM</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>d 'de' MMMM 'de' yyyy</translation>
        </message>
        <message>
            <source>ddd d</source>
            <translation>ddd d</translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d 'de' MMMM</translation>
        </message>
        <message>
            <source>dddd, d MMMM yyyy</source>
            <translation>dddd, d 'de' MMMM 'de' yyyy</translation>
        </message>
        <message>
            <source>now</source>
            <translation>ahora</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>ayer {time}</translation>
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
            <translation>Descartar</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n artículo nuevo</numerusform>
                <numerusform>%n artículos nuevos</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Siguiente no leído</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nada nuevo</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Abrir Beforehand</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Pausar la actualización durante 1 hora</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Pausar la actualización hasta mañana</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>En pausa hasta {time}</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>Horas de silencio hasta {time}</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Actualizar</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Reanudar la actualización</translation>
        </message>
    </context>
    <context>
        <name>TreeDelegate</name>
        <message>
            <source>New name</source>
            <translation>Nombre nuevo</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
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
                <numerusform>%n nuevo</numerusform>
                <numerusform>%n nuevos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n no leído</numerusform>
                <numerusform>%n no leídos</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Todos los artículos</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoritos</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>Feeds</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Para usted</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>En este equipo</translation>
        </message>
        <message>
            <source>Refreshed only by hand</source>
            <translation>Se actualiza solo a mano</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoy</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>No leídos</translation>
        </message>
        <message>
            <source>account</source>
            <translation>cuenta</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>carpeta</translation>
        </message>
        <message>
            <source>problem: {what}</source>
            <translation>problema: {what}</translation>
        </message>
        <message>
            <source>refreshed only by hand</source>
            <translation>se actualiza solo a mano</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>búsqueda guardada</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>etiqueta</translation>
        </message>
    </context>
    <context>
        <name>TreeView</name>
        <message>
            <source>Subscriptions</source>
            <translation>Suscripciones</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Added</source>
            <translation>Añadido</translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds</source>
            <translation>
                <numerusform>%n feed añadido</numerusform>
                <numerusform>%n feeds añadidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds to favourites</source>
            <translation>
                <numerusform>%n feed añadido a favoritos</numerusform>
                <numerusform>%n feeds añadidos a favoritos</numerusform>
            </translation>
        </message>
        <message>
            <source>Added the folder {name}</source>
            <translation>Carpeta {name} añadida</translation>
        </message>
        <message>
            <source>Added the rule {name}</source>
            <translation>Regla {name} añadida</translation>
        </message>
        <message>
            <source>Added to Read later</source>
            <translation>Añadido a Leer más tarde</translation>
        </message>
        <message numerus="yes">
            <source>Added to Read later: %n articles</source>
            <translation>
                <numerusform>Añadido a Leer más tarde: %n artículo</numerusform>
                <numerusform>Añadidos a Leer más tarde: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Added to favourites</source>
            <translation>Añadido a favoritos</translation>
        </message>
        <message>
            <source>Added {name}</source>
            <translation>{name} añadido</translation>
        </message>
        <message>
            <source>Added {name} to favourites</source>
            <translation>{name} añadido a favoritos</translation>
        </message>
        <message>
            <source>Added “{name}” to Read later</source>
            <translation>«{name}» añadido a Leer más tarde</translation>
        </message>
        <message>
            <source>Address changed</source>
            <translation>Dirección cambiada</translation>
        </message>
        <message>
            <source>Cancelled the download of “{name}”</source>
            <translation>Descarga de «{name}» cancelada</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Cambiado</translation>
        </message>
        <message numerus="yes">
            <source>Changed %n items</source>
            <translation>
                <numerusform>%n elemento cambiado</numerusform>
                <numerusform>%n elementos cambiados</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the address of {name}</source>
            <translation>Dirección de {name} cambiada</translation>
        </message>
        <message>
            <source>Changed the rule {name}</source>
            <translation>Regla {name} cambiada</translation>
        </message>
        <message>
            <source>Changed the search {name}</source>
            <translation>Búsqueda {name} cambiada</translation>
        </message>
        <message numerus="yes">
            <source>Changed the settings of %n feeds</source>
            <translation>
                <numerusform>Ajustes de %n feed cambiados</numerusform>
                <numerusform>Ajustes de %n feeds cambiados</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the settings of {name}</source>
            <translation>Ajustes de {name} cambiados</translation>
        </message>
        <message>
            <source>Changed the tags of “{name}”</source>
            <translation>Etiquetas de «{name}» cambiadas</translation>
        </message>
        <message>
            <source>Changed {name}</source>
            <translation>{name} cambiado</translation>
        </message>
        <message>
            <source>Computer forgotten</source>
            <translation>Equipo olvidado</translation>
        </message>
        <message>
            <source>Computer renamed</source>
            <translation>Equipo renombrado</translation>
        </message>
        <message>
            <source>Deleted the download of “{name}”</source>
            <translation>Descarga de «{name}» eliminada</translation>
        </message>
        <message>
            <source>Deleted the tag {name}</source>
            <translation>Etiqueta {name} eliminada</translation>
        </message>
        <message>
            <source>Download cancelled</source>
            <translation>Descarga cancelada</translation>
        </message>
        <message>
            <source>Download deleted</source>
            <translation>Descarga eliminada</translation>
        </message>
        <message>
            <source>Favourites rearranged</source>
            <translation>Favoritos reorganizados</translation>
        </message>
        <message>
            <source>Folder added</source>
            <translation>Carpeta añadida</translation>
        </message>
        <message>
            <source>Folder joined</source>
            <translation>Carpeta incorporada</translation>
        </message>
        <message>
            <source>Folder left</source>
            <translation>Carpeta abandonada</translation>
        </message>
        <message>
            <source>Folder moved</source>
            <translation>Carpeta movida</translation>
        </message>
        <message>
            <source>Folder removed; its feeds are kept</source>
            <translation>Carpeta eliminada; sus feeds se conservan</translation>
        </message>
        <message>
            <source>Folder renamed</source>
            <translation>Carpeta renombrada</translation>
        </message>
        <message>
            <source>Folder restored</source>
            <translation>Carpeta restaurada</translation>
        </message>
        <message>
            <source>Forgot the computer {name}</source>
            <translation>Se olvidó el equipo {name}</translation>
        </message>
        <message>
            <source>Hid “{name}”</source>
            <translation>«{name}» oculto</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Oculto</translation>
        </message>
        <message numerus="yes">
            <source>Hidden: %n articles</source>
            <translation>
                <numerusform>%n artículo oculto</numerusform>
                <numerusform>%n artículos ocultos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Ignored %n feeds until they change</source>
            <translation>
                <numerusform>%n feed ignorado hasta que cambie</numerusform>
                <numerusform>%n feeds ignorados hasta que cambien</numerusform>
            </translation>
        </message>
        <message>
            <source>Ignored until it changes</source>
            <translation>Ignorado hasta que cambie</translation>
        </message>
        <message>
            <source>Ignored {name} until it changes</source>
            <translation>{name} ignorado hasta que cambie</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>Importado</translation>
        </message>
        <message>
            <source>Joined the folder {name}</source>
            <translation>Se unió a la carpeta {name}</translation>
        </message>
        <message>
            <source>Learned data erased</source>
            <translation>Datos aprendidos borrados</translation>
        </message>
        <message>
            <source>Left the folder {name}</source>
            <translation>Abandonó la carpeta {name}</translation>
        </message>
        <message>
            <source>Less like “{name}” from now on</source>
            <translation>A partir de ahora, menos como «{name}»</translation>
        </message>
        <message>
            <source>Less of this from now on</source>
            <translation>A partir de ahora, menos de esto</translation>
        </message>
        <message>
            <source>Marked all as read</source>
            <translation>Todo marcado como leído</translation>
        </message>
        <message numerus="yes">
            <source>Marked all as read: %n articles</source>
            <translation>
                <numerusform>Todo marcado como leído: %n artículo</numerusform>
                <numerusform>Todo marcado como leído: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as read</source>
            <translation>Marcado como leído</translation>
        </message>
        <message numerus="yes">
            <source>Marked as read: %n articles</source>
            <translation>
                <numerusform>Marcado como leído: %n artículo</numerusform>
                <numerusform>Marcados como leídos: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as unread</source>
            <translation>Marcado como no leído</translation>
        </message>
        <message numerus="yes">
            <source>Marked as unread: %n articles</source>
            <translation>
                <numerusform>Marcado como no leído: %n artículo</numerusform>
                <numerusform>Marcados como no leídos: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked “{name}” as read</source>
            <translation>«{name}» marcado como leído</translation>
        </message>
        <message>
            <source>Marked “{name}” as unread</source>
            <translation>«{name}» marcado como no leído</translation>
        </message>
        <message>
            <source>Merged two subscriptions to the same feed</source>
            <translation>Unidas dos suscripciones al mismo feed</translation>
        </message>
        <message>
            <source>Merged two subscriptions to {name}</source>
            <translation>Unidas dos suscripciones a {name}</translation>
        </message>
        <message>
            <source>Merged two tags into {name}</source>
            <translation>Unidas dos etiquetas en {name}</translation>
        </message>
        <message>
            <source>More like “{name}” from now on</source>
            <translation>A partir de ahora, más como «{name}»</translation>
        </message>
        <message>
            <source>More of this from now on</source>
            <translation>A partir de ahora, más de esto</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Movido</translation>
        </message>
        <message numerus="yes">
            <source>Moved %n folders</source>
            <translation>
                <numerusform>%n carpeta movida</numerusform>
                <numerusform>%n carpetas movidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved %n items</source>
            <translation>
                <numerusform>%n elemento movido</numerusform>
                <numerusform>%n elementos movidos</numerusform>
            </translation>
        </message>
        <message>
            <source>Moved the folder {name}</source>
            <translation>Carpeta {name} movida</translation>
        </message>
        <message>
            <source>Moved {name}</source>
            <translation>{name} movido</translation>
        </message>
        <message>
            <source>Moved {name} within the favourites</source>
            <translation>{name} movido dentro de los favoritos</translation>
        </message>
        <message numerus="yes">
            <source>Muted %n feeds: new articles arrive as read</source>
            <translation>
                <numerusform>%n feed silenciado: los artículos nuevos llegan como leídos</numerusform>
                <numerusform>%n feeds silenciados: los artículos nuevos llegan como leídos</numerusform>
            </translation>
        </message>
        <message>
            <source>Muted {name}: new articles arrive as read</source>
            <translation>{name} silenciado: los artículos nuevos llegan como leídos</translation>
        </message>
        <message>
            <source>Muted: new articles arrive as read</source>
            <translation>Silenciado: los artículos nuevos llegan como leídos</translation>
        </message>
        <message>
            <source>Neither more nor less like “{name}”</source>
            <translation>Ni más ni menos como «{name}»</translation>
        </message>
        <message>
            <source>Neither more nor less of this</source>
            <translation>Ni más ni menos de esto</translation>
        </message>
        <message>
            <source>Passphrase set: every other computer asks for it</source>
            <translation>Frase de contraseña establecida: los demás equipos la pedirán</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Feed en pausa</translation>
        </message>
        <message numerus="yes">
            <source>Paused %n feeds</source>
            <translation>
                <numerusform>%n feed en pausa</numerusform>
                <numerusform>%n feeds en pausa</numerusform>
            </translation>
        </message>
        <message>
            <source>Paused {name}</source>
            <translation>{name} en pausa</translation>
        </message>
        <message>
            <source>Put back into its story</source>
            <translation>Devuelto a su grupo</translation>
        </message>
        <message>
            <source>Put “{name}” back into its story</source>
            <translation>«{name}» devuelto a su grupo</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Eliminado</translation>
        </message>
        <message numerus="yes">
            <source>Removed %n feeds from favourites</source>
            <translation>
                <numerusform>%n feed quitado de favoritos</numerusform>
                <numerusform>%n feeds quitados de favoritos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n folders; their feeds are kept</source>
            <translation>
                <numerusform>%n carpeta eliminada; sus feeds se conservan</numerusform>
                <numerusform>%n carpetas eliminadas; sus feeds se conservan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n items</source>
            <translation>
                <numerusform>%n elemento eliminado</numerusform>
                <numerusform>%n elementos eliminados</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed a tag from “{name}”</source>
            <translation>Etiqueta quitada de «{name}»</translation>
        </message>
        <message>
            <source>Removed from Read later</source>
            <translation>Quitado de Leer más tarde</translation>
        </message>
        <message numerus="yes">
            <source>Removed from Read later: %n articles</source>
            <translation>
                <numerusform>Quitado de Leer más tarde: %n artículo</numerusform>
                <numerusform>Quitados de Leer más tarde: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed from favourites</source>
            <translation>Quitado de favoritos</translation>
        </message>
        <message>
            <source>Removed the folder {name}; its feeds are kept</source>
            <translation>Carpeta {name} eliminada; sus feeds se conservan</translation>
        </message>
        <message>
            <source>Removed the rule {name}</source>
            <translation>Regla {name} eliminada</translation>
        </message>
        <message>
            <source>Removed the search {name}</source>
            <translation>Búsqueda {name} eliminada</translation>
        </message>
        <message>
            <source>Removed the star from “{name}”</source>
            <translation>«{name}» ya no está destacado</translation>
        </message>
        <message>
            <source>Removed {name}</source>
            <translation>{name} eliminado</translation>
        </message>
        <message>
            <source>Removed {name} from favourites</source>
            <translation>{name} quitado de favoritos</translation>
        </message>
        <message>
            <source>Removed {name}; changes made here were not sent</source>
            <translation>{name} eliminado; los cambios hechos aquí no se enviaron</translation>
        </message>
        <message>
            <source>Removed “{name}” from Read later</source>
            <translation>«{name}» quitado de Leer más tarde</translation>
        </message>
        <message>
            <source>Removed; changes made here were not sent</source>
            <translation>Eliminado; los cambios hechos aquí no se enviaron</translation>
        </message>
        <message>
            <source>Renamed</source>
            <translation>Nombre cambiado</translation>
        </message>
        <message>
            <source>Renamed a folder to {name}</source>
            <translation>Carpeta renombrada a {name}</translation>
        </message>
        <message>
            <source>Renamed a tag to {name}</source>
            <translation>Etiqueta renombrada a {name}</translation>
        </message>
        <message>
            <source>Renamed to {name}</source>
            <translation>Renombrado a {name}</translation>
        </message>
        <message>
            <source>Restored the folder {name}</source>
            <translation>Carpeta {name} restaurada</translation>
        </message>
        <message>
            <source>Resumed refreshing</source>
            <translation>Actualización reanudada</translation>
        </message>
        <message numerus="yes">
            <source>Resumed refreshing %n feeds</source>
            <translation>
                <numerusform>Actualización de %n feed reanudada</numerusform>
                <numerusform>Actualización de %n feeds reanudada</numerusform>
            </translation>
        </message>
        <message>
            <source>Resumed refreshing {name}</source>
            <translation>Actualización de {name} reanudada</translation>
        </message>
        <message>
            <source>Rule added</source>
            <translation>Regla añadida</translation>
        </message>
        <message>
            <source>Rule applied</source>
            <translation>Regla aplicada</translation>
        </message>
        <message numerus="yes">
            <source>Rule applied: %n articles</source>
            <translation>
                <numerusform>Regla aplicada: %n artículo</numerusform>
                <numerusform>Regla aplicada: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Rule changed</source>
            <translation>Regla cambiada</translation>
        </message>
        <message>
            <source>Rule removed</source>
            <translation>Regla eliminada</translation>
        </message>
        <message>
            <source>Saved the search {name}</source>
            <translation>Búsqueda {name} guardada</translation>
        </message>
        <message>
            <source>Saved to Read later</source>
            <translation>Guardado en Leer más tarde</translation>
        </message>
        <message numerus="yes">
            <source>Saved to Read later: %n pages</source>
            <translation>
                <numerusform>Guardada en Leer más tarde: %n página</numerusform>
                <numerusform>Guardadas en Leer más tarde: %n páginas</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved “{name}” to Read later</source>
            <translation>«{name}» guardado en Leer más tarde</translation>
        </message>
        <message>
            <source>Search changed</source>
            <translation>Búsqueda cambiada</translation>
        </message>
        <message>
            <source>Search removed</source>
            <translation>Búsqueda eliminada</translation>
        </message>
        <message>
            <source>Search saved</source>
            <translation>Búsqueda guardada</translation>
        </message>
        <message>
            <source>Sending</source>
            <translation>Enviando</translation>
        </message>
        <message>
            <source>Sending to {name}</source>
            <translation>Enviando a {name}</translation>
        </message>
        <message>
            <source>Settings changed</source>
            <translation>Ajustes cambiados</translation>
        </message>
        <message>
            <source>Showing “{name}” again</source>
            <translation>«{name}» visible de nuevo</translation>
        </message>
        <message>
            <source>Shown again</source>
            <translation>Visible de nuevo</translation>
        </message>
        <message numerus="yes">
            <source>Shown again: %n articles</source>
            <translation>
                <numerusform>Visible de nuevo: %n artículo</numerusform>
                <numerusform>Visibles de nuevo: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Star removed</source>
            <translation>Ya no está destacado</translation>
        </message>
        <message numerus="yes">
            <source>Star removed: %n articles</source>
            <translation>
                <numerusform>Ya no está destacado: %n artículo</numerusform>
                <numerusform>Ya no están destacados: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Destacado</translation>
        </message>
        <message>
            <source>Starred “{name}”</source>
            <translation>«{name}» destacado</translation>
        </message>
        <message numerus="yes">
            <source>Starred: %n articles</source>
            <translation>
                <numerusform>Destacado: %n artículo</numerusform>
                <numerusform>Destacados: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Starts from the beginning</source>
            <translation>Empieza desde el principio</translation>
        </message>
        <message>
            <source>Subscribed again</source>
            <translation>Suscrito de nuevo</translation>
        </message>
        <message numerus="yes">
            <source>Subscribed to %n feeds again</source>
            <translation>
                <numerusform>Suscrito de nuevo a %n feed</numerusform>
                <numerusform>Suscrito de nuevo a %n feeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Subscribed to {name} again</source>
            <translation>Suscrito de nuevo a {name}</translation>
        </message>
        <message>
            <source>Tag deleted</source>
            <translation>Etiqueta eliminada</translation>
        </message>
        <message>
            <source>Tag removed</source>
            <translation>Etiqueta quitada</translation>
        </message>
        <message numerus="yes">
            <source>Tag removed: %n articles</source>
            <translation>
                <numerusform>Etiqueta quitada: %n artículo</numerusform>
                <numerusform>Etiqueta quitada: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Tag renamed</source>
            <translation>Etiqueta renombrada</translation>
        </message>
        <message>
            <source>Tagged</source>
            <translation>Etiquetado</translation>
        </message>
        <message>
            <source>Tagged “{name}”</source>
            <translation>«{name}» etiquetado</translation>
        </message>
        <message numerus="yes">
            <source>Tagged: %n articles</source>
            <translation>
                <numerusform>Etiquetado: %n artículo</numerusform>
                <numerusform>Etiquetados: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags changed</source>
            <translation>Etiquetas cambiadas</translation>
        </message>
        <message numerus="yes">
            <source>Tags changed: %n articles</source>
            <translation>
                <numerusform>Etiquetas cambiadas: %n artículo</numerusform>
                <numerusform>Etiquetas cambiadas: %n artículos</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags merged</source>
            <translation>Etiquetas unidas</translation>
        </message>
        <message>
            <source>Taken out of its story</source>
            <translation>Retirado de su grupo</translation>
        </message>
        <message>
            <source>This computer is called {name} now</source>
            <translation>Este equipo se llama ahora {name}</translation>
        </message>
        <message>
            <source>Took “{name}” out of its story</source>
            <translation>«{name}» retirado de su grupo</translation>
        </message>
        <message>
            <source>Unsubscribed</source>
            <translation>Suscripción cancelada</translation>
        </message>
        <message numerus="yes">
            <source>Unsubscribed from %n feeds</source>
            <translation>
                <numerusform>Suscripción a %n feed cancelada</numerusform>
                <numerusform>Suscripción a %n feeds cancelada</numerusform>
            </translation>
        </message>
        <message>
            <source>Unsubscribed from {name}</source>
            <translation>Suscripción a {name} cancelada</translation>
        </message>
        <message>
            <source>“{name}” starts from the beginning</source>
            <translation>«{name}» empieza desde el principio</translation>
        </message>
    </context>
    <context>
        <name>UsualWords</name>
        <message>
            <source>usually posts {days}, {hours}</source>
            <translation>suele publicar {days}, {hours}</translation>
        </message>
        <message>
            <source>usually posts {times}</source>
            <translation>suele publicar {times}</translation>
        </message>
        <message>
            <source>usually {days}</source>
            <translation>normalmente {days}</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some} y {last}</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message numerus="yes">
            <source>%n feeds would lose articles</source>
            <translation>
                <numerusform>%n feed perdería artículos</numerusform>
                <numerusform>%n feeds perderían artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more might.</source>
            <translation>
                <numerusform>%n más, quizá.</numerusform>
                <numerusform>%n más, quizá.</numerusform>
            </translation>
        </message>
        <message>
            <source>Automatic refreshing is off, so articles may go missing.</source>
            <translation>La actualización automática está desactivada, así que pueden faltar artículos.</translation>
        </message>
        <message>
            <source>Away until {day}. Only feeds that would lose articles are refreshed, and all feeds shortly before you return.</source>
            <translation>Fuera hasta el {day}. Solo se actualizan los feeds que perderían artículos, y todos los feeds poco antes de su regreso.</translation>
        </message>
        <message>
            <source>End vacation</source>
            <translation>Terminar vacaciones</translation>
        </message>
        <message>
            <source>Hide feeds</source>
            <translation>Ocultar feeds</translation>
        </message>
        <message>
            <source>Length of vacation</source>
            <translation>Duración de las vacaciones</translation>
        </message>
        <message>
            <source>No feed would lose articles</source>
            <translation>Ningún feed perdería artículos</translation>
        </message>
        <message>
            <source>Show feeds</source>
            <translation>Mostrar feeds</translation>
        </message>
        <message>
            <source>Start vacation</source>
            <translation>Empezar vacaciones</translation>
        </message>
        <message>
            <source>Turn this on and, until {day}, only feeds that would lose articles are refreshed while this computer is on.</source>
            <translation>Actívelo y, hasta el {day}, solo se actualizan los feeds que perderían artículos mientras este equipo esté encendido.</translation>
        </message>
        <message>
            <source>Works while this computer is on. Opening the window does not end it.</source>
            <translation>Funciona mientras este equipo esté encendido. Abrir la ventana no lo termina.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
            </translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d 'de' MMMM</translation>
        </message>
        <message numerus="yes">
            <source>for %n days</source>
            <translation>
                <numerusform>%n día</numerusform>
                <numerusform>%n días</numerusform>
            </translation>
        </message>
        <message>
            <source>for a week</source>
            <translation>una semana</translation>
        </message>
        <message>
            <source>for three weeks</source>
            <translation>tres semanas</translation>
        </message>
        <message>
            <source>for two weeks</source>
            <translation>dos semanas</translation>
        </message>
        <message>
            <source>{feeds} if you are away {duration} and this computer is off.</source>
            <translation>{feeds} si usted está fuera {duration} y este equipo está apagado.</translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, full after {duration}</source>
            <translation>
                <numerusform>{title}: contiene %n artículo, lleno tras {duration}</numerusform>
                <numerusform>{title}: contiene %n artículos, lleno tras {duration}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, may be full already</source>
            <translation>
                <numerusform>{title}: contiene %n artículo, puede estar ya lleno</numerusform>
                <numerusform>{title}: contiene %n artículos, puede estar ya lleno</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}: only if it posts more than usual</source>
            <translation>{title}: solo si publica más de lo habitual</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message numerus="yes">
            <source>All %n feeds are working</source>
            <translation>
                <numerusform>El único feed funciona</numerusform>
                <numerusform>Los %n feeds funcionan</numerusform>
            </translation>
        </message>
        <message>
            <source>Last refresh at {time}.</source>
            <translation>Última actualización a las {time}.</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>No hay feeds</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Aún sin actualizar</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
</TS>
