<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenças</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Nenhuma conta necessária.</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Relatar um problema…</translation>
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
            <translation>Remover conta</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizar agora</translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message>
            <source>Offline</source>
            <translation>Off-line</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Article</source>
            <translation>A&amp;rtigo</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Editar</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Arquivo</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Aj&amp;uda</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>E&amp;xibir</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>Sobre o Beforehand</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>Registro de atividades</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>Tamanho real</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Adicionar conta…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>Adicionar feed…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>Adicionar site ou feed…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>Avançar 30 segundos</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Todos os artigos</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>Já em {name}</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Sempre carregar imagens neste feed</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artigo</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>Voltar 15 segundos</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Alterar atalhos…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>Escolher texto completo…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Fechar reprodutor</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Recolher todas as pastas</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Computadores…</translation>
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
            <source>Copy citation</source>
            <translation>Copiar citação</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copiar link</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>Copiar seleção</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>Copiar título e link</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>Criar regra a partir deste artigo…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Excluir download</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>Baixar episódio</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Expandir todas as pastas</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>Exportar tudo…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>Exportar assinaturas…</translation>
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
            <source>Feed health</source>
            <translation>Saúde dos feeds</translation>
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
            <translation>Localizar no artigo…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>Seguir página sem feed…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Para você</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Texto completo</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>Obter regras de sites do GitHub</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>Ir para qualquer coisa…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ajuda</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ocultar feeds lidos</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>Importar OPML de URL…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>Importar de outro leitor…</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importar…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texto maior</translation>
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
            <translation>Lista acima</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>Marcar acima como lidos</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Marcar todos como lidos</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como lido</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Marcar como lido ou não lido</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marcar como não lido</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>Marcar abaixo como lidos</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>Marcar mais antigos como lidos</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>Mais como este</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Novos artigos</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Boletins de uma caixa de correio…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>Próximo artigo</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>Próximo feed</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Próximo não lido</translation>
        </message>
        <message>
            <source>Not the same story</source>
            <translation>Não é a mesma notícia</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>Abrir ajuda</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Abrir no navegador</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Abrir pasta de programas</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>Abrir selecionados no navegador</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Pausar atualizações por 1 hora</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Pausar atualizações até amanhã</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>Reproduzir episódio</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>Reproduzir mais rápido</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Reproduzir do início</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>Reproduzir ou pausar episódio</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>Reproduzir mais devagar</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Reprodutor</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Preferências…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>Artigo anterior</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>Feed anterior</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>Anterior não lido</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Propriedades…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Sair</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Ler em voz alta</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Ler depois</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Atualizar tudo</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>Atualizar esta lista</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>Remover de {name}</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Relatar um problema…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Retomar atualizações</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>Regras…</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Salvar como EPUB…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>Salvar como Markdown com imagens…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>Salvar como Markdown…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Salvar como PDF…</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>Salvar lista como EPUB…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Salvar esta pesquisa</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>Rolar para trás</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>Rolar, depois próximo não lido</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Pesquisar</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Selecionar tudo</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>Enviar link por e-mail…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Compartilhar…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>Mostrar como cartões</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>Mostrar como lista</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Mostrar alterações</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>Mostrar em uma página</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Barra lateral</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texto menor</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Marcar com estrela</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Com estrela</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>Feeds iniciais por tema…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Parar atualização</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizar agora</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>Etiquetas…</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoje</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>Mostrar ou ocultar artigo</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>Mostrar ou ocultar lista</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>Mostrar ou ocultar barra lateral</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Não lidos</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>Apenas não lidos</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Cancelar assinatura</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Ver imagem</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Concluído</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>Novos artigos</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nada de novo</translation>
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
            <translation>Endereço</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message>
            <source>Add a feed</source>
            <translation>Adicionar um feed</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>Adicionar conta…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>Adicionar feed</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Endereço</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>Qualquer endereço: um site, um feed, a página de um canal</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation>Localizar feed</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Localizando o feed…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>Boletins de uma caixa de correio…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Nenhum artigo ainda</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Fonte</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nível superior</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sem título</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>Você pode colar vários endereços.</translation>
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
            <translation>Melhores primeiro</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>Por dia</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>Por feed</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartões</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Lista</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Mais recentes primeiro</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>Sem grupos</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Mais antigos primeiro</translation>
        </message>
        <message>
            <source>One page</source>
            <translation>Uma página</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message>
            <source>Clear</source>
            <translation>Limpar</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>Recolher todas as pastas</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>Expandir todas as pastas</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ocultar feeds lidos</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nova pasta</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Mostrar contagens</translation>
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
            <translation>Marcar como lido</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marcar como não lido</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Abrir no navegador</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Remover estrela</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Compartilhar</translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation>Mostrar texto do feed</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Mostrar texto completo</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Marcar com estrela</translation>
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
            <translation>Fechar pesquisa</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Layout</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Marcar todos como lidos</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mais</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Atualizar</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Pesquisar</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>Pesquisar todos os artigos</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>Mostrar apenas não lidos</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>Ordenar e agrupar</translation>
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
            <translation>Enviar para</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message>
            <source>Also in</source>
            <translation>Também em</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artigo</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Alterado</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>Carregando texto completo…</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como lido</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>Marcar como não lido</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mais</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Abrir no navegador</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>Outras notícias sobre isto</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagem</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Lido</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>Leia a seguir</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>Remover estrela</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>Mostrar alterações</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Marcar com estrela</translation>
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
            <source>This article has no text.</source>
            <translation>Este artigo não tem texto.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sem título</translation>
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
            <translation>Endereço</translation>
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
                <numerusform>%n feed precisa de atenção</numerusform>
                <numerusform>%n feeds precisam de atenção</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Tentar novamente</translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
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
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mais</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>Nenhum briefing ainda</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Reproduzir</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>Preparar um briefing agora</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>Ler em voz alta</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Pronto desde {time}</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Salvar como EPUB…</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>Briefing de hoje</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sem título</translation>
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
            <translation>Briefing de hoje</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>Manter o Beforehand em execução?</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>Manter em execução</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>Sair ao fechar</translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Computadores</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizar agora</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>Tudo lido</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>Arraste feeds para cá ou pressione Ctrl+N para adicionar um.</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>Pasta vazia</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>Os artigos aparecem aqui após a primeira atualização.</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>Novos artigos aparecem automaticamente.</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Nenhum artigo</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>Nenhum artigo corresponde a este filtro.</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>Nenhum artigo encontrado. Tente menos palavras ou mais curtas.</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>Nenhum artigo com esta etiqueta</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Nenhum artigo ainda</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>Nenhum artigo novo hoje.</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Nenhum resultado</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Ainda não atualizado</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>Nada aqui ainda</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>Nada hoje</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>Nada não lido para você</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>Pressione T em um artigo para etiquetá-lo.</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Atualizar</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>As atualizações estão pausadas. Retome para receber artigos.</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>Pesquise seus artigos</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>Mostrar artigos lidos</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>Os feeds desta pasta ainda não têm artigos.</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message>
            <source>Choose…</source>
            <translation>Escolher…</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sem título</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Concluído</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>Padrão</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation>Abrir site</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Tentar novamente</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Cancelar assinatura</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>Limpar filtro</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>Filtrar lista</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Com estrela</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Não lidos</translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>Limpar filtro</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>Filtrar feeds</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ocultar feeds lidos</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>Nenhum feed corresponde a “{text}”.</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>Localizar no artigo</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>Localizar próximo</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>Localizar anterior</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Não encontrado</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation>{at} de {count}</translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Show activity</source>
            <translation>Mostrar atividade</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>Adicionar</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>Adicione um site ou feed</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>Endereço de um site ou feed</translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>O Beforehand aprende quando você lê e deixa seus feeds prontos pouco antes.</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Escolher arquivo…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>Vindo de outro leitor?</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>Localizando o feed…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Encontrados neste computador. Os arquivos são lidos, nunca alterados.</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>Boa tarde</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>Boa noite</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>Bom dia</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>Importar um arquivo</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>Manter vários computadores em sincronia…</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>Notícias, ciência, quadrinhos…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>Nenhuma conta necessária.</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML, ou a exportação ou o banco de dados de outro leitor. Ou solte-o aqui.</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Comece por um tema</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>Experimentar a demonstração</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>Usar uma conta em um servidor (FreshRSS, Miniflux)…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>Com quatro semanas de histórico</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org, ou o endereço de um feed, canal ou perfil</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}. O que você lê?</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n novo</numerusform>
                <numerusform>%n novos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n novo desde {time}</numerusform>
                <numerusform>%n novos desde {time}</numerusform>
            </translation>
        </message>
        <message>
            <source>For you</source>
            <translation>Para você</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message>
            <source>Add account…</source>
            <translation>Adicionar conta…</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>Artigo</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artigos</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>Briefing</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Link copiado</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>Não há mais artigos não lidos</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Nada para desfazer.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>Relatar um problema…</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Enviar para</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>Enviar para {name}</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>Configurar…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Tentar novamente</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n feed precisa de atenção</numerusform>
                <numerusform>%n feeds precisam de atenção</numerusform>
            </translation>
        </message>
        <message>
            <source>Account settings…</source>
            <translation>Configurações da conta…</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>Computadores…</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Próxima atualização por volta de {time}</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>Abrir pasta de programas</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Abrir site</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Tentar novamente</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Cancelar assinatura</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Help</source>
            <translation>Ajuda</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Leitura</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Pesquisar</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>Concluído</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n novo</numerusform>
                <numerusform>%n novos</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
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
            <source>Import preview</source>
            <translation>Prévia da importação</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>Importando…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Selecionar tudo</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nível superior</translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como lido</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>Parar atualização</translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Link copied</source>
            <translation>Link copiado</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagem</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Done</source>
            <translation>Concluído</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change shortcuts…</source>
            <translation>Alterar atalhos…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Concluído</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>Aprender quando eu leio</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Licences</source>
            <translation>Licenças</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>Mais %n de {feed}</numerusform>
                <numerusform>Mais %n de {feed}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n novo</numerusform>
                <numerusform>%n novos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n não lido</numerusform>
                <numerusform>%n não lidos</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>Também em {feed}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Limpar</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Anteriores</translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>Novos desde {time}</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>Nada de novo desde {time}</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>Mostrar todos ({count})</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>Mostrar menos</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>Onde você parou</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>não lido</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>{count} de %n novo</numerusform>
                <numerusform>{count} de %n novos</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{count} de {total}</translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>Artigos</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>Registro de atividades</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>Nenhum artigo com estrela</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>Nada para ler depois</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>Pressione L em um artigo para guardá-lo aqui.</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>Pressione S em um artigo para marcá-lo com estrela.</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Ler depois</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Marcar com estrela</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Com estrela</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n novo artigo</numerusform>
                <numerusform>%n novos artigos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>%n novo desde {time}</numerusform>
                <numerusform>%n novos desde {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>Mostrar %n novo artigo</numerusform>
                <numerusform>Mostrar %n novos artigos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewslettersSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nível superior</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Default</source>
            <translation>Padrão</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Imediatamente</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notificações</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>Notifications</source>
            <translation>Notificações</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como lido</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
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
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>Escolher arquivo…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>Encontrados neste computador. Os arquivos são lidos, nunca alterados.</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importar…</translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copy link</source>
            <translation>Copiar link</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message>
            <source>Article</source>
            <translation>Artigo</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nível superior</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n não lido</numerusform>
                <numerusform>%n não lidos</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artigos</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Comandos</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>Feeds e pastas</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>Nenhum resultado</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desligado</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Ligado</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sem título</translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Show the sidebar</source>
            <translation>Mostrar a barra lateral</translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n não lido</numerusform>
                <numerusform>%n não lidos</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>Tudo lido</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>Nenhum artigo</translation>
        </message>
    </context>
    <context>
        <name>PictureViewer</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagem</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Reproduzir</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>Avançar 30 segundos</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>Voltar 15 segundos</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>Fechar reprodutor</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>Excluir download</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mais</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desligado</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Imagem</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Reproduzir</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>Reproduzir do início</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Reprodutor</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Tentar novamente</translation>
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
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dia</numerusform>
                <numerusform>%n dias</numerusform>
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
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minutos</numerusform>
            </translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Avançado</translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>Após reiniciar.</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>Fonte dos artigos</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>Tema dos artigos</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>Artigos</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>Alterar atalhos…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Escolher…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Colunas</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Compacta</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>Computadores</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Escuro</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Padrão</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>Apagar dados aprendidos</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>Menos perdidos</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>Menos solicitações</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Localizar</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>Localizar uma preferência</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Fonte</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Geral</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>Ocultar feeds lidos</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>Imediatamente</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>Continuar em execução ao fechar</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Layout</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>Aprender quando eu leio</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>Lista acima</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>Marcar como lido ou não lido</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>Perceber quando eu volto</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>Notificações</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desligado</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Ligado</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papel</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Imagens</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>Podcasts</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferências</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>Ler depois</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Leitura</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>Atualizar automaticamente</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>Atualização</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>Solicitações por dia</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Enviar para</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Compartilhamento</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Atalhos</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>Mostrar contagens</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>Mostrar ícone na bandeja</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Marcar com estrela</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>Iniciar ao entrar</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Armazenamento</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Tamanho do texto</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>Quando a janela abre</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dia</numerusform>
                <numerusform>%n dias</numerusform>
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
            <translation>Endereço</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Padrão</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>Texto completo</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nível superior</translation>
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
            <translation>Pastas e feeds</translation>
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
            <translation>Mostrar a barra lateral</translation>
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
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n não lido</numerusform>
                <numerusform>%n não lidos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n dia</numerusform>
                <numerusform>%n dias</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message>
            <source>Quit</source>
            <translation>Sair</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Tentar novamente</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>Refresh</source>
            <translation>Atualizar</translation>
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
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Atualizado {time}</translation>
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
                <numerusform>%n dia</numerusform>
                <numerusform>%n dias</numerusform>
            </translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoje</translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>Configurações da conta…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>Adicionar aos favoritos</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>Copiar endereço do feed</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>Propriedades do feed…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>Marcar todos como lidos</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Mover para baixo</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Mover para</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Mover para cima</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nova pasta</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>Nova pasta aqui</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Neste computador</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>Abrir site</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>Propriedades…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Atualizar</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>Atualizar tudo</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Remover</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>Remover conta</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>Remover pasta, manter os feeds</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>Remover dos favoritos</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Renomear</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>Salvar como EPUB…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>Mostrar atividade</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>Sincronizar agora</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>Nível superior</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>Cancelar assinatura</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Send to</source>
            <translation>Enviar para</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Untitled</source>
            <translation>Sem título</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message>
            <source>No articles yet</source>
            <translation>Nenhum artigo ainda</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>Marcar como lido</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>Enviar para</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Done</source>
            <translation>Concluído</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
    </context>
    <context>
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>Sempre carregar imagens neste feed</translation>
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
            <source>Copy link</source>
            <translation>Copiar link</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>Abrir no navegador</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Selecionar tudo</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>Ver imagem</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>Comece por um tema</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n novo artigo</numerusform>
                <numerusform>%n novos artigos</numerusform>
            </translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>Próxima atualização por volta de {time}</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>Nenhum artigo ainda</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>Ainda não atualizado</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nada de novo</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>Off-line</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Pausado até {time}</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>Pronto desde {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>Atualizado {time}</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>próxima até {time}</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>off-line agora</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>{ready} de %n feed pronto</numerusform>
                <numerusform>{ready} de %n feeds prontos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>Concluído</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>Preferências…</translation>
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
            <translation>Etiquetas</translation>
        </message>
    </context>
    <context>
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Selecionar tudo</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Font</source>
            <translation>Fonte</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texto maior</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texto menor</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Largura</translation>
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
            <translation>Hoje</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Ontem</translation>
        </message>
        <message>
            <source>d</source>
            <translation>d</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation>d 'de' MMM 'de' yyyy</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <translation>d 'de' MMMM</translation>
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
            <translation>agora</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>ontem {time}</translation>
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
                <numerusform>%n novo artigo</numerusform>
                <numerusform>%n novos artigos</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>Próximo não lido</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nada de novo</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Abrir o Beforehand</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>Pausar atualizações por 1 hora</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>Pausar atualizações até amanhã</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>Pausado até {time}</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Sair</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>Atualizar</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>Retomar atualizações</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n artigo</numerusform>
                <numerusform>%n artigos</numerusform>
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
                <numerusform>%n novo</numerusform>
                <numerusform>%n novos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n não lido</numerusform>
                <numerusform>%n não lidos</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>Todos os artigos</translation>
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
            <translation>Para você</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Neste computador</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoje</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>Não lidos</translation>
        </message>
        <message>
            <source>account</source>
            <translation>conta</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>pasta</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>pesquisa salva</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>etiqueta</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Changed</source>
            <translation>Alterado</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Com estrela</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message>
            <source>dddd, d MMMM</source>
            <translation>dddd, d 'de' MMMM</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message>
            <source>Not refreshed yet</source>
            <translation>Ainda não atualizado</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
    </context>
</TS>
