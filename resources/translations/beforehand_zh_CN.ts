<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>A desktop feed reader that has your feeds ready before you open it.</source>
            <translation>一款桌面订阅阅读器，在您打开之前就已准备好订阅内容。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>许可证</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>无需账号。</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>报告问题…</translation>
        </message>
    </context>
    <context>
        <name>AccountQuestions</name>
        <message numerus="yes">
            <source>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</source>
            <translation>
                <numerusform>自 {time} 起在此处所做的 %n 项更改从未发送。您在此期间在别处所做的操作可能更新。在您选择之前不会同步任何内容。</numerusform>
            </translation>
        </message>
        <message>
            <source>Match articles</source>
            <translation>匹配文章</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>发送更改</translation>
        </message>
        <message>
            <source>Send old changes to {name}?</source>
            <translation>将旧的更改发送到 {name}？</translation>
        </message>
        <message>
            <source>Stop synchronising</source>
            <translation>停止同步</translation>
        </message>
        <message>
            <source>The server no longer has the articles that came from it before, or has others in their place. If it was set up again with the same feeds, or restored from a backup, articles are matched by link and title, and read states and stars here are kept. Nothing is synchronised until you choose.</source>
            <translation>服务器上不再有以前来自它的文章，或者它们已被其他文章取代。如果它是用相同的订阅源重新搭建的，或是从备份恢复的，文章会按链接和标题匹配，并保留此处的阅读状态和星标。在您选择之前不会同步任何内容。</translation>
        </message>
        <message>
            <source>Use the server's state</source>
            <translation>采用服务器的状态</translation>
        </message>
        <message>
            <source>Was {name} set up again?</source>
            <translation>{name} 是重新搭建的吗？</translation>
        </message>
    </context>
    <context>
        <name>AccountSheet</name>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>在系统密钥环中；输入即可替换</translation>
        </message>
        <message>
            <source>Keep its feeds on this computer</source>
            <translation>在此电脑上保留其订阅源</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>On one of your computers is enough.</source>
            <translation>在您的一台电脑上启用即可。</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>移除账户</translation>
        </message>
        <message>
            <source>Rules act on its new articles</source>
            <translation>规则作用于其新文章</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>立即同步</translation>
        </message>
        <message>
            <source>The server's own timer keeps running. Scorecard compares the two.</source>
            <translation>服务器自己的定时器继续运行。成绩单会比较两者。</translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n 项更改等待发送</numerusform>
            </translation>
        </message>
        <message>
            <source>API access is off</source>
            <translation>API 访问已关闭</translation>
        </message>
        <message>
            <source>API key refused</source>
            <translation>API 密钥被拒绝</translation>
        </message>
        <message>
            <source>Certificate changed</source>
            <translation>证书已更改</translation>
        </message>
        <message>
            <source>Certificate not trusted</source>
            <translation>证书不受信任</translation>
        </message>
        <message>
            <source>First sync…</source>
            <translation>首次同步…</translation>
        </message>
        <message>
            <source>Google Reader API</source>
            <translation>Google Reader API</translation>
        </message>
        <message>
            <source>Keyring unavailable</source>
            <translation>密钥环不可用</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>离线</translation>
        </message>
        <message>
            <source>Old changes</source>
            <translation>旧的更改</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>Server not reached</source>
            <translation>无法连接服务器</translation>
        </message>
        <message>
            <source>Server set up again?</source>
            <translation>服务器是否已重装？</translation>
        </message>
        <message>
            <source>Server unreachable since {time}</source>
            <translation>{time} 起无法连接服务器</translation>
        </message>
        <message>
            <source>Sign-in failed</source>
            <translation>登录失败</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>已同步 {time}</translation>
        </message>
        <message numerus="yes">
            <source>Syncing: {done} of %n articles</source>
            <translation>
                <numerusform>正在同步：{done}/%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>The server did not refresh feeds: {problem}</source>
            <translation>服务器未刷新订阅源：{problem}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Article</source>
            <translation>文章(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>编辑(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>关于 Beforehand</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>活动记录</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>实际大小</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>添加账户…</translation>
        </message>
        <message>
            <source>Add feed from selected link…</source>
            <translation>从所选链接添加订阅源…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>添加订阅源…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>添加网站或订阅源…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>前进 30 秒</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>所有文章</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>已在 {name} 中</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>始终加载此订阅源的图片</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>文章</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>后退 15 秒</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>简报</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>更改快捷键…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>选择全文…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>关闭播放器</translation>
        </message>
        <message>
            <source>Close window</source>
            <translation>关闭窗口</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>折叠所有文件夹</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>电脑…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copy address of selected picture</source>
            <translation>复制所选图片的地址</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>复制为 Markdown</translation>
        </message>
        <message>
            <source>Copy browser bookmark that saves pages</source>
            <translation>复制用于保存网页的浏览器书签</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>复制引文</translation>
        </message>
        <message>
            <source>Copy description of selected picture</source>
            <translation>复制所选图片的描述</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>复制链接</translation>
        </message>
        <message>
            <source>Copy selected link with text</source>
            <translation>复制所选链接及其文本</translation>
        </message>
        <message>
            <source>Copy selected picture</source>
            <translation>复制所选图片</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>复制选定内容</translation>
        </message>
        <message>
            <source>Copy selection as Markdown</source>
            <translation>将选定内容复制为 Markdown</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>复制标题和链接</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>根据此文章创建规则…</translation>
        </message>
        <message>
            <source>Create rule with selection…</source>
            <translation>用选定内容创建规则…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>删除下载</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>下载节目</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>展开所有文件夹</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>导出全部…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>导出订阅…</translation>
        </message>
        <message>
            <source>Favourite</source>
            <translation>收藏</translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation>收藏订阅源</translation>
        </message>
        <message>
            <source>Fee&amp;d</source>
            <translation>订阅源(&amp;D)</translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation>订阅源健康状况</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>筛选订阅源</translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation>筛选列表…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>在文章中查找…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>关注没有订阅源的网页…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>为您推荐</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>从 GitHub 获取网站规则</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>快速转到…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>帮助</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>隐藏</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>隐藏已读订阅源</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>从网址导入 OPML…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>从其他阅读器导入…</translation>
        </message>
        <message>
            <source>Import progress</source>
            <translation>导入进度</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>放大文字</translation>
        </message>
        <message>
            <source>Layout: columns / list above</source>
            <translation>布局：分栏 / 列表在上</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>减少此类文章</translation>
        </message>
        <message>
            <source>List</source>
            <translation>列表</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>列表在上</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>将上方文章标为已读</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>全部标为已读</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>标为已读</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>标为已读或未读</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>标为未读</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>将下方文章标为已读</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>将较早的文章标为已读</translation>
        </message>
        <message>
            <source>Mark story as read</source>
            <translation>将整个事件标为已读</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>菜单</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>增加此类文章</translation>
        </message>
        <message>
            <source>Move down in the sidebar</source>
            <translation>在侧边栏中下移</translation>
        </message>
        <message>
            <source>Move up in the sidebar</source>
            <translation>在侧边栏中上移</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>新文章</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>最新优先</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>邮箱中的通讯邮件…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>下一篇文章</translation>
        </message>
        <message>
            <source>Next change</source>
            <translation>下一处更改</translation>
        </message>
        <message>
            <source>Next episode in Read later</source>
            <translation>稍后阅读中的下一集</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>下一个订阅源</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>下一篇未读</translation>
        </message>
        <message>
            <source>Not the same story</source>
            <translation>不是同一事件</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>最早优先</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>打开帮助</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>在浏览器中打开</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>打开程序文件夹</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>在浏览器中打开所选文章</translation>
        </message>
        <message>
            <source>Open selected link in background</source>
            <translation>在后台打开所选链接</translation>
        </message>
        <message>
            <source>Open selected link in browser</source>
            <translation>在浏览器中打开所选链接</translation>
        </message>
        <message>
            <source>Open selected picture in browser</source>
            <translation>在浏览器中打开所选图片</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>暂停刷新 1 小时</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>暂停刷新到明天</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>播放节目</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>加快播放</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>从头播放</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>播放或暂停节目</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>减慢播放</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>播放器</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>偏好设置…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>上一篇文章</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>上一个订阅源</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>上一篇未读</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>打印…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>属性…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>朗读</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>稍后阅读</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>全部刷新</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>刷新此列表</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>从 {name} 中移除</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>报告问题…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>恢复刷新</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>节奏</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>规则…</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>另存为 EPUB…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>另存为带图片的 Markdown…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>另存为 Markdown…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>另存为 PDF…</translation>
        </message>
        <message>
            <source>Save copied link to Read later</source>
            <translation>将复制的链接保存到稍后阅读</translation>
        </message>
        <message>
            <source>Save linked page to Read later</source>
            <translation>将链接的网页保存到稍后阅读</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>将列表另存为 EPUB…</translation>
        </message>
        <message>
            <source>Save selected picture…</source>
            <translation>保存所选图片…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>保存此搜索</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>向上滚动</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>滚动，然后转到下一篇未读</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>搜索</translation>
        </message>
        <message>
            <source>Search articles for selection</source>
            <translation>在文章中搜索选定内容</translation>
        </message>
        <message>
            <source>Search the web for selection</source>
            <translation>在网上搜索选定内容</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全选</translation>
        </message>
        <message>
            <source>Select all text</source>
            <translation>选择全部文本</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>用邮件发送链接…</translation>
        </message>
        <message>
            <source>Share selection…</source>
            <translation>分享选定内容…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>分享…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>显示为卡片</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>显示为列表</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>显示修改</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>在一页中显示</translation>
        </message>
        <message>
            <source>Show other reports</source>
            <translation>显示其他报道</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>侧边栏</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>缩小文字</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>星标</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>已加星标</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>按主题挑选订阅源…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>停止刷新</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>立即同步</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>标签…</translation>
        </message>
        <message>
            <source>Text, link or picture</source>
            <translation>文字、链接或图片</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>显示或隐藏文章</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>显示或隐藏列表</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>显示或隐藏侧边栏</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤消</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>未读</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>仅未读</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>取消订阅</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>查看图片</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pictures for offline reading in the last 24 hours ({size}).</source>
            <translation>
                <numerusform>过去 24 小时内有 %n 张供离线阅读的图片（{size}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n changed</source>
            <translation>
                <numerusform>，%n 篇有改动</numerusform>
            </translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>活动</translation>
        </message>
        <message>
            <source>Article: {title}.</source>
            <translation>文章：{title}。</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message numerus="yes">
            <source>Expected: %n articles.</source>
            <translation>
                <numerusform>预计：%n 篇文章。</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: hardly any articles.</source>
            <translation>预计：几乎没有文章。</translation>
        </message>
        <message>
            <source>Expected: {number} articles.</source>
            <translation>预计：{number} 篇文章。</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>新文章</translation>
        </message>
        <message>
            <source>No network</source>
            <translation>无网络</translation>
        </message>
        <message>
            <source>No refreshes yet.</source>
            <translation>尚未刷新过。</translation>
        </message>
        <message>
            <source>No such entry.</source>
            <translation>没有这样的条目。</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>无新内容</translation>
        </message>
        <message>
            <source>Reason: {why}.</source>
            <translation>原因：{why}。</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>被拒绝</translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation>另存为 CSV…</translation>
        </message>
        <message numerus="yes">
            <source>Saved %n lines as {name}</source>
            <translation>
                <numerusform>已将 %n 行保存为 {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Started {begun}, finished {done}.</source>
            <translation>开始于 {begun}，结束于 {done}。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>未变化</translation>
        </message>
        <message>
            <source>Visit expected by {time}.</source>
            <translation>预计在 {time} 前访问。</translation>
        </message>
        <message>
            <source>adding a feed</source>
            <translation>添加订阅源</translation>
        </message>
        <message>
            <source>after a failure</source>
            <translation>失败后重试</translation>
        </message>
        <message>
            <source>article sent</source>
            <translation>发送文章</translation>
        </message>
        <message>
            <source>before articles go missing</source>
            <translation>在文章缺失之前</translation>
        </message>
        <message>
            <source>chapters of an episode</source>
            <translation>单集章节</translation>
        </message>
        <message>
            <source>common rules for full texts</source>
            <translation>全文的通用规则</translation>
        </message>
        <message>
            <source>download of an episode</source>
            <translation>下载单集</translation>
        </message>
        <message>
            <source>episode played</source>
            <translation>播放单集</translation>
        </message>
        <message>
            <source>feed icon</source>
            <translation>订阅源图标</translation>
        </message>
        <message>
            <source>first refresh</source>
            <translation>首次刷新</translation>
        </message>
        <message>
            <source>full text</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>full text in advance</source>
            <translation>提前加载的全文</translation>
        </message>
        <message>
            <source>import from a URL</source>
            <translation>从网址导入</translation>
        </message>
        <message>
            <source>manually</source>
            <translation>手动</translation>
        </message>
        <message>
            <source>missing articles</source>
            <translation>缺失的文章</translation>
        </message>
        <message>
            <source>on another computer</source>
            <translation>在另一台电脑上</translation>
        </message>
        <message>
            <source>on schedule</source>
            <translation>按计划</translation>
        </message>
        <message>
            <source>picture for offline reading</source>
            <translation>离线阅读的图片</translation>
        </message>
        <message>
            <source>picture in the list</source>
            <translation>列表中的图片</translation>
        </message>
        <message>
            <source>picture of an article</source>
            <translation>文章中的图片</translation>
        </message>
        <message>
            <source>program run by a rule</source>
            <translation>规则运行的程序</translation>
        </message>
        <message>
            <source>refresh by the account's server</source>
            <translation>由账户的服务器刷新</translation>
        </message>
        <message>
            <source>search for a new address</source>
            <translation>查找新地址</translation>
        </message>
        <message>
            <source>shortest interval</source>
            <translation>最短间隔</translation>
        </message>
        <message>
            <source>synchronisation of an account</source>
            <translation>同步账户</translation>
        </message>
        <message>
            <source>to catch up</source>
            <translation>补上进度</translation>
        </message>
        <message>
            <source>you came back</source>
            <translation>您回来了</translation>
        </message>
        <message>
            <source>you opened the window</source>
            <translation>您打开了窗口</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} 秒</translation>
        </message>
    </context>
    <context>
        <name>AddAccountSheet</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread articles</source>
            <translation>
                <numerusform>%n 篇未读文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account</source>
            <translation>添加账户</translation>
        </message>
        <message>
            <source>Adding the account…</source>
            <translation>正在添加账户…</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>地址</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Find server</source>
            <translation>查找服务器</translation>
        </message>
        <message>
            <source>Finding the server…</source>
            <translation>正在查找服务器…</translation>
        </message>
        <message>
            <source>FreshRSS and Miniflux. Other servers with the Google Reader API may work.</source>
            <translation>FreshRSS 和 Miniflux。其他支持 Google Reader API 的服务器也可能可用。</translation>
        </message>
        <message>
            <source>Keep feeds, read states and stars in step with a server you already use.</source>
            <translation>让订阅源、阅读状态和星标与您已在使用的服务器保持一致。</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>New articles are there when you usually read. The server's own timer keeps running.</source>
            <translation>在您通常阅读的时候，新文章已经就绪。服务器自己的定时器继续运行。</translation>
        </message>
        <message>
            <source>Not tried with this server, but it may work.</source>
            <translation>未在此服务器上试过，但可能可用。</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>登录</translation>
        </message>
        <message>
            <source>Signed in: {feeds}, {unread}</source>
            <translation>已登录：{feeds}，{unread}</translation>
        </message>
        <message>
            <source>Signing in…</source>
            <translation>正在登录…</translation>
        </message>
        <message>
            <source>Tags stay on this computer.</source>
            <translation>标签保留在此电脑上。</translation>
        </message>
        <message>
            <source>The connection is not encrypted.</source>
            <translation>连接未加密。</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>正在等待服务器</translation>
        </message>
        <message>
            <source>Without a server…</source>
            <translation>不使用服务器…</translation>
        </message>
        <message>
            <source>no feeds</source>
            <translation>没有订阅源</translation>
        </message>
        <message>
            <source>nothing unread</source>
            <translation>没有未读文章</translation>
        </message>
        <message>
            <source>{server} found at {address}</source>
            <translation>已找到 {server}：{address}</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message numerus="yes">
            <source>%n feeds found</source>
            <translation>
                <numerusform>找到 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n feeds</source>
            <translation>
                <numerusform>添加 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a feed</source>
            <translation>添加订阅源</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>添加账户…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>添加订阅源</translation>
        </message>
        <message numerus="yes">
            <source>Adding %n feeds…</source>
            <translation>
                <numerusform>正在添加 %n 个订阅源…</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>地址</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>任何地址：网站、订阅源或频道页面</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation>查找订阅源</translation>
        </message>
        <message>
            <source>Finding the feed</source>
            <translation>正在查找订阅源</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>正在查找订阅源…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Follow this page…</source>
            <translation>关注此网页…</translation>
        </message>
        <message>
            <source>Its site does not support https, so the connection is not encrypted.</source>
            <translation>该网站不支持 https，因此连接未加密。</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>邮箱中的通讯邮件…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>还没有文章</translation>
        </message>
        <message>
            <source>Program {name}</source>
            <translation>程序 {name}</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>Running the program…</source>
            <translation>正在运行程序…</translation>
        </message>
        <message>
            <source>Save page</source>
            <translation>保存网页</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>来源</translation>
        </message>
        <message>
            <source>This address is in your local network. Add it only if you trust it.</source>
            <translation>此地址位于您的本地网络中。请仅在信任时添加。</translation>
        </message>
        <message>
            <source>This page has several feeds. Add it alone to choose one.</source>
            <translation>此页面有多个订阅源。单独添加此页面即可选择其中一个。</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>标题</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>顶层</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>无标题</translation>
        </message>
        <message>
            <source>Web</source>
            <translation>网络</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>您可以粘贴多个地址。</translation>
        </message>
        <message>
            <source>{address}: {problem}</source>
            <translation>{address}：{problem}</translation>
        </message>
    </context>
    <context>
        <name>Arrangement</name>
        <message>
            <source>Best first</source>
            <translation>最佳优先</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>按天</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>按订阅源</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡片</translation>
        </message>
        <message>
            <source>List</source>
            <translation>列表</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>最新优先</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>不分组</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>最早优先</translation>
        </message>
        <message>
            <source>One page</source>
            <translation>单页</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message numerus="yes">
            <source>%n read feeds hidden</source>
            <translation>
                <numerusform>已隐藏 %n 个已读订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>清除</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>折叠所有文件夹</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>展开所有文件夹</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>隐藏已读订阅源</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新建文件夹</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>显示数量</translation>
        </message>
    </context>
    <context>
        <name>ArticleHeader</name>
        <message>
            <source>Full text</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>标为已读</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>标为未读</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>在浏览器中打开</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>移除星标</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>分享</translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation>显示订阅源文本</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>显示全文</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>星标</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
    </context>
    <context>
        <name>ArticleListHeader</name>
        <message>
            <source>Close search</source>
            <translation>关闭搜索</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>布局</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>全部标为已读</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>刷新</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>搜索</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>搜索所有文章</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>仅显示未读</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>排序和分组</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Send to</source>
            <translation>发送到</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>标签</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message numerus="yes">
            <source>%n more minutes</source>
            <translation>
                <numerusform>还需 %n 分钟</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in</source>
            <translation>另见于</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>文章</translation>
        </message>
        <message>
            <source>Audio</source>
            <translation>音频</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>修改于</translation>
        </message>
        <message>
            <source>Changes since</source>
            <translation>自此时以来的修改</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>代码</translation>
        </message>
        <message>
            <source>Comments</source>
            <translation>评论</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>复制地址</translation>
        </message>
        <message>
            <source>Full text unavailable: {why}</source>
            <translation>无法获取全文：{why}</translation>
        </message>
        <message>
            <source>Full text unavailable: {why} Showing the text from the feed.</source>
            <translation>全文不可用：{why} 现显示订阅源中的文本。</translation>
        </message>
        <message>
            <source>Hide changes</source>
            <translation>隐藏修改</translation>
        </message>
        <message>
            <source>Link not opened: it is neither a web page nor an email address.</source>
            <translation>链接未打开：它既不是网页，也不是电子邮件地址。</translation>
        </message>
        <message>
            <source>Links to {host}, not {named}: {address}</source>
            <translation>链接指向 {host}，而不是 {named}：{address}</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>正在加载全文…</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>标为已读</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>标为未读</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>Next in Read later</source>
            <translation>“稍后阅读”中的下一篇</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>在浏览器中打开</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>对此事的其他报道</translation>
        </message>
        <message>
            <source>Parts of this article are too complex to show. Open it in the browser to see the original.</source>
            <translation>此文章的部分内容过于复杂，无法显示。请在浏览器中打开查看原文。</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>引用</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>已读</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>接下来读</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>移除星标</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>显示修改</translation>
        </message>
        <message>
            <source>Show whole article</source>
            <translation>显示完整文章</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>星标</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>图片无法加载</translation>
        </message>
        <message>
            <source>These versions are too different to compare.</source>
            <translation>这些版本差异过大，无法比较。</translation>
        </message>
        <message>
            <source>This article could not be displayed. Open it in the browser to read it.</source>
            <translation>此文章无法显示。请在浏览器中打开阅读。</translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation>此文章没有正文。</translation>
        </message>
        <message>
            <source>This article has no web address to open.</source>
            <translation>此文章没有可打开的网址。</translation>
        </message>
        <message>
            <source>This article is very long. Open it in the browser to read the rest.</source>
            <translation>此文章很长。请在浏览器中打开阅读其余部分。</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>无标题</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>视频</translation>
        </message>
        <message>
            <source>What is stored of this article's text is damaged or too large, and is not shown.</source>
            <translation>此文章已保存的正文已损坏或过大，因此不显示。</translation>
        </message>
        <message>
            <source>[added: {text}]</source>
            <translation>[新增：{text}]</translation>
        </message>
        <message>
            <source>[removed: {text}]</source>
            <translation>[删除：{text}]</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>yyyy年M月d日</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} 分钟</translation>
        </message>
    </context>
    <context>
        <name>ArticleStyle</name>
        <message numerus="yes">
            <source>%n more mistakes.</source>
            <translation>
                <numerusform>还有 %n 处错误。</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}: a brace is missing.</source>
            <translation>第 {line} 行：缺少花括号。</translation>
        </message>
        <message>
            <source>Line {line}: rules such as {word} are not allowed.</source>
            <translation>第 {line} 行：不允许 {word} 这样的规则。</translation>
        </message>
        <message>
            <source>Line {line}: the property “{word}” is not supported.</source>
            <translation>第 {line} 行：不支持属性“{word}”。</translation>
        </message>
        <message>
            <source>Line {line}: there is no element “{word}” in articles.</source>
            <translation>第 {line} 行：文章中没有元素“{word}”。</translation>
        </message>
        <message>
            <source>Line {line}: this is not UTF-8 text; the file is not used.</source>
            <translation>第 {line} 行：不是 UTF-8 文本；不使用该文件。</translation>
        </message>
        <message>
            <source>Line {line}: {word} may not load anything.</source>
            <translation>第 {line} 行：{word} 不能加载任何内容。</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” cannot be read on its background here.</source>
            <translation>第 {line} 行：“{word}”在此处的背景上无法看清。</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” is no possible value.</source>
            <translation>第 {line} 行：“{word}”不是可用的值。</translation>
        </message>
        <message>
            <source>The file is larger than 64 kB and is not used.</source>
            <translation>文件大于 64 kB，不使用。</translation>
        </message>
        <message>
            <source>There is no {path}.</source>
            <translation>没有 {path}。</translation>
        </message>
        <message>
            <source>Use without it</source>
            <translation>不使用它</translation>
        </message>
    </context>
    <context>
        <name>AskLineSheet</name>
        <message>
            <source>Address</source>
            <translation>地址</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n 个订阅源需要关注</numerusform>
            </translation>
        </message>
        <message>
            <source>Show which feeds, and what helps</source>
            <translation>显示是哪些订阅源以及如何解决</translation>
        </message>
        <message>
            <source>The folder of your computers needs attention</source>
            <translation>您电脑的共享文件夹需要处理</translation>
        </message>
    </context>
    <context>
        <name>Backfills</name>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>找到 %n 篇缺失的文章</numerusform>
            </translation>
        </message>
        <message>
            <source>No missing articles found</source>
            <translation>未找到缺失的文章</translation>
        </message>
        <message>
            <source>No more missing articles</source>
            <translation>没有更多缺失的文章</translation>
        </message>
        <message numerus="yes">
            <source>Rules for full texts of %n sites are here</source>
            <translation>
                <numerusform>已获取 %n 个网站的全文规则</numerusform>
            </translation>
        </message>
        <message>
            <source>{found}: nothing is missing anymore</source>
            <translation>{found}：已无缺失</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Repair now</source>
            <translation>立即修复</translation>
        </message>
        <message>
            <source>Saved articles can still be read, but nothing new is saved until this is fixed.</source>
            <translation>已保存的文章仍可阅读，但在修复之前不会保存新内容。</translation>
        </message>
        <message>
            <source>Saved articles can still be read. Restart Beforehand to continue.</source>
            <translation>已保存的文章仍可阅读。请重新启动 Beforehand 以继续。</translation>
        </message>
        <message>
            <source>The window may be out of date. Beforehand tries again every few seconds.</source>
            <translation>窗口内容可能不是最新的。Beforehand 每隔几秒会重试。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of the page</source>
            <translation>网页区块</translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n 分钟</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>%n 条报道</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {names}</source>
            <translation>另见：{names}</translation>
        </message>
        <message>
            <source>Briefing, {day}</source>
            <translation>简报，{day}</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>目录</translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>M月d日 dddd</translation>
        </message>
    </context>
    <context>
        <name>BriefingPage</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more new articles</source>
            <translation>
                <numerusform>另有 %n 篇新文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>%n 条报道</numerusform>
            </translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>简报</translation>
        </message>
        <message>
            <source>It is prepared before you usually read, once it is known what you read.</source>
            <translation>了解您的阅读内容之后，会在您平时阅读之前准备好。</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>还没有简报</translation>
        </message>
        <message>
            <source>Nothing new since the last visit</source>
            <translation>自上次访问以来没有新内容</translation>
        </message>
        <message>
            <source>Other feeds</source>
            <translation>其他订阅源</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>播放</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>立即生成简报</translation>
        </message>
        <message>
            <source>Prepare again now</source>
            <translation>立即重新生成</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>朗读</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>{time} 起就绪</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>另存为 EPUB…</translation>
        </message>
        <message>
            <source>Show in sidebar</source>
            <translation>在侧边栏中显示</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>今日简报</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>无标题</translation>
        </message>
        <message numerus="yes">
            <source>{feed} and %n more</source>
            <translation>
                <numerusform>{feed} 等另外 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>{minutes} min to hear</source>
            <translation>收听约 {minutes} 分钟</translation>
        </message>
        <message>
            <source>{minutes} min to read</source>
            <translation>阅读约 {minutes} 分钟</translation>
        </message>
        <message>
            <source>{stories} from {feeds}</source>
            <translation>{stories}，来自 {feeds}</translation>
        </message>
    </context>
    <context>
        <name>BriefingRow</name>
        <message>
            <source>Briefing</source>
            <translation>简报</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>今日简报</translation>
        </message>
    </context>
    <context>
        <name>BugNotice</name>
        <message>
            <source>Beforehand ran into an error and continued. The report {file} is in the log folder.</source>
            <translation>Beforehand 遇到错误并已继续运行。报告 {file} 在日志文件夹中。</translation>
        </message>
    </context>
    <context>
        <name>BulkBar</name>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>已选择 %n 项</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CertificateRow</name>
        <message>
            <source>Compare its SHA-256 fingerprint with the server before you trust it:</source>
            <translation>信任之前，请将其 SHA-256 指纹与服务器的指纹比较：</translation>
        </message>
        <message>
            <source>No authority vouches for its certificate.</source>
            <translation>没有机构为其证书担保。</translation>
        </message>
        <message>
            <source>Send the password unencrypted</source>
            <translation>以未加密方式发送密码</translation>
        </message>
        <message>
            <source>The server's certificate changed.</source>
            <translation>服务器的证书已更改。</translation>
        </message>
        <message>
            <source>Trust this certificate for this account</source>
            <translation>为此账户信任此证书</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>It stays in the tray and keeps your feeds ready. Ctrl+Q always quits. You can change this in Preferences.</source>
            <translation>它会留在托盘中，保持订阅源就绪。按 Ctrl+Q 始终可以退出。您可以在偏好设置中更改。</translation>
        </message>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>让 Beforehand 继续运行？</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>继续运行</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>关闭时退出</translation>
        </message>
    </context>
    <context>
        <name>CompletionList</name>
        <message>
            <source>{name}, {number} of {count}</source>
            <translation>{name}，第 {number} 项，共 {count} 项</translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n 项更改等待发送</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n computers use this folder. Their feeds, marks and stars and those of this computer are put together; nothing is removed.</source>
            <translation>
                <numerusform>%n 台电脑正在使用此文件夹。它们的订阅源、标记和星标会与此电脑的合并；不会移除任何内容。</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <source>Beforehand is here already</source>
            <translation>已有 Beforehand</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>更改…</translation>
        </message>
        <message>
            <source>Choose a folder that reaches your other computers</source>
            <translation>选择一个能同步到您其他电脑的文件夹</translation>
        </message>
        <message>
            <source>Choose folder…</source>
            <translation>选择文件夹…</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>电脑</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Each computer asks for it once. Keep it: without it, you would have to start again with an empty folder.</source>
            <translation>每台电脑只询问一次。请妥善保存：没有它就只能用一个空文件夹重新开始。</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>忘记</translation>
        </message>
        <message>
            <source>Forget…</source>
            <translation>忘记…</translation>
        </message>
        <message>
            <source>Found on this computer:</source>
            <translation>在此电脑上找到：</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>加入</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>正在加入…</translation>
        </message>
        <message>
            <source>Keep feeds, read marks and stars in step on all your computers, without a server: through a folder that Syncthing, Nextcloud, Dropbox or another program carries between them. Choose the same folder on each computer.</source>
            <translation>无需服务器，让所有电脑上的订阅源、已读标记和星标保持一致：通过由 Syncthing、Nextcloud、Dropbox 或其他程序在电脑之间同步的文件夹。请在每台电脑上选择同一个文件夹。</translation>
        </message>
        <message>
            <source>Kept in step: feeds and folders with their settings, read marks, stars, Read later, saved pages, tags, rules, searches, and preferences that make sense elsewhere.</source>
            <translation>同步内容：订阅源和文件夹及其设置、已读标记、星标、稍后阅读、已保存的页面、标签、规则、搜索，以及在其他电脑上也有意义的偏好设置。</translation>
        </message>
        <message>
            <source>Last here {time}</source>
            <translation>上次出现：{time}</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>离开</translation>
        </message>
        <message>
            <source>Leave folder…</source>
            <translation>离开文件夹…</translation>
        </message>
        <message>
            <source>Leave the folder? All that is here stays here, and no longer follows the other computers.</source>
            <translation>要离开文件夹吗？这里的一切都会保留，但不再与其他电脑同步。</translation>
        </message>
        <message>
            <source>Looking for such folders…</source>
            <translation>正在查找此类文件夹…</translation>
        </message>
        <message>
            <source>Looking into the folder…</source>
            <translation>正在查看文件夹…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Name of this computer</source>
            <translation>此电脑的名称</translation>
        </message>
        <message>
            <source>Never in the folder: passwords, proxies and programs, texts and pictures of articles, what is learned about your reading. Feeds of accounts stay with their server.</source>
            <translation>绝不写入文件夹：密码、代理和程序、文章的文本和图片、从您的阅读中学到的内容。账户的订阅源仍由其服务器管理。</translation>
        </message>
        <message>
            <source>New passphrase</source>
            <translation>新密码短语</translation>
        </message>
        <message>
            <source>No computer uses this folder yet. Join it here, then on the others.</source>
            <translation>还没有电脑使用此文件夹。请先在此加入，然后在其他电脑上加入。</translation>
        </message>
        <message>
            <source>No such folder was found. Choose one.</source>
            <translation>未找到此类文件夹。请选择一个。</translation>
        </message>
        <message>
            <source>Not here yet</source>
            <translation>尚未出现</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>密码短语</translation>
        </message>
        <message>
            <source>Protect with a passphrase</source>
            <translation>用密码短语保护</translation>
        </message>
        <message>
            <source>Reading the folder…</source>
            <translation>正在读取文件夹…</translation>
        </message>
        <message>
            <source>Remove this computer's files from the folder? What it marked stays. If it is still in use, it comes back.</source>
            <translation>要从文件夹中移除这台电脑的文件吗？它所做的标记会保留。如果它仍在使用，就会再次出现。</translation>
        </message>
        <message>
            <source>Remove what this computer wrote there</source>
            <translation>移除此电脑写入的内容</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>发送更改</translation>
        </message>
        <message>
            <source>Set passphrase</source>
            <translation>设置密码短语</translation>
        </message>
        <message>
            <source>Set…</source>
            <translation>设置…</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>立即同步</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>已同步 {time}</translation>
        </message>
        <message>
            <source>The addresses of these feeds hold a key, which whoever can read the folder could use: {feeds}.</source>
            <translation>以下订阅源的地址含有密钥，能读取该文件夹的人都可能使用它：{feeds}。</translation>
        </message>
        <message>
            <source>This computer</source>
            <translation>此电脑</translation>
        </message>
        <message>
            <source>Use what others did</source>
            <translation>采用其他电脑的状态</translation>
        </message>
        <message>
            <source>Use…</source>
            <translation>使用…</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted.</source>
            <translation>文件夹中的内容已加密。</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter the passphrase chosen on the first computer.</source>
            <translation>文件夹的内容已加密。请输入在第一台电脑上设定的密码短语。</translation>
        </message>
        <message>
            <source>Whoever can read the folder sees your feeds and what you read; whoever can write there can change them.</source>
            <translation>能读取该文件夹的人可以看到您的订阅源和您读过的内容；能写入的人可以更改它们。</translation>
        </message>
        <message>
            <source>version {version}</source>
            <translation>版本 {version}</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} and %n others</source>
            <translation>
                <numerusform>{feeds} 以及另外 %n 个</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ConditionRow</name>
        <message>
            <source>Comparison</source>
            <translation>比较方式</translation>
        </message>
        <message>
            <source>Expression, as in ^Review|tests?\b</source>
            <translation>表达式，例如 ^评测|tests?\b</translation>
        </message>
        <message>
            <source>Feed name</source>
            <translation>订阅源名称</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>字段</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>文件夹名称</translation>
        </message>
        <message>
            <source>Remove condition</source>
            <translation>移除条件</translation>
        </message>
        <message>
            <source>Text to match</source>
            <translation>要匹配的文本</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>词语</translation>
        </message>
    </context>
    <context>
        <name>Demo</name>
        <message>
            <source>Demo: these feeds, and four weeks of visits, refreshes and reading, are invented. Nothing is saved.</source>
            <translation>演示：这些订阅源以及四周的访问、刷新和阅读均为虚构，不会保存任何内容。</translation>
        </message>
        <message>
            <source>The demo could not be started.</source>
            <translation>无法启动演示。</translation>
        </message>
    </context>
    <context>
        <name>Details</name>
        <message numerus="yes">
            <source>%n bare ampersands were read as &amp;amp;</source>
            <translation>
                <numerusform>%n 个单独的 &amp; 已按 &amp;amp; 读取</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n folders were not closed</source>
            <translation>
                <numerusform>%n 个文件夹没有结束标记</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rows refer to nothing</source>
            <translation>
                <numerusform>%n 行没有引用对象</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had &lt; inside a value</source>
            <translation>
                <numerusform>%n 个订阅的值中含有 &lt;</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had quotation marks inside a value</source>
            <translation>
                <numerusform>%n 个订阅的值中含有引号</numerusform>
            </translation>
        </message>
        <message>
            <source>JSON that cannot be read</source>
            <translation>无法读取的 JSON</translation>
        </message>
        <message>
            <source>JSON, but not a JSON Feed</source>
            <translation>是 JSON，但不是 JSON Feed</translation>
        </message>
        <message>
            <source>SOCKS proxies are not supported</source>
            <translation>不支持 SOCKS 代理</translation>
        </message>
        <message>
            <source>XML of kind {name}</source>
            <translation>类型为 {name} 的 XML</translation>
        </message>
        <message>
            <source>a folder cannot contain itself</source>
            <translation>文件夹不能包含自身</translation>
        </message>
        <message>
            <source>a list without an end</source>
            <translation>没有结尾的列表</translation>
        </message>
        <message>
            <source>a web page</source>
            <translation>网页</translation>
        </message>
        <message>
            <source>an expression has at most {number} characters</source>
            <translation>表达式最多 {number} 个字符</translation>
        </message>
        <message>
            <source>an unknown answer</source>
            <translation>未知的响应</translation>
        </message>
        <message>
            <source>an unknown kind of article ID: {name}</source>
            <translation>未知类型的文章编号：{name}</translation>
        </message>
        <message>
            <source>answers for more than {number} minutes</source>
            <translation>持续超过 {number} 分钟的应答</translation>
        </message>
        <message numerus="yes">
            <source>at most %n headers are allowed</source>
            <translation>
                <numerusform>最多允许 %n 个标头</numerusform>
            </translation>
        </message>
        <message>
            <source>characters that are not UTF-8 were read as Western European</source>
            <translation>不是 UTF-8 的字符已按西欧字符读取</translation>
        </message>
        <message>
            <source>connection refused</source>
            <translation>连接被拒绝</translation>
        </message>
        <message>
            <source>could not start a thread</source>
            <translation>无法启动线程</translation>
        </message>
        <message>
            <source>ended by signal {number}: {name}</source>
            <translation>被信号 {number} 终止：{name}</translation>
        </message>
        <message>
            <source>enter a tag name</source>
            <translation>请输入标签名称</translation>
        </message>
        <message>
            <source>enter search words</source>
            <translation>请输入搜索词</translation>
        </message>
        <message>
            <source>error {name}</source>
            <translation>错误 {name}</translation>
        </message>
        <message>
            <source>exit code {number}: {name}</source>
            <translation>退出代码 {number}：{name}</translation>
        </message>
        <message>
            <source>feed {id}</source>
            <translation>订阅源 {id}</translation>
        </message>
        <message>
            <source>folders nested more than {number} deep were merged into their parent</source>
            <translation>嵌套超过 {number} 层的文件夹已并入上级</translation>
        </message>
        <message>
            <source>in a loop</source>
            <translation>循环重定向</translation>
        </message>
        <message>
            <source>invalid HTTP</source>
            <translation>无效的 HTTP</translation>
        </message>
        <message>
            <source>invalid compression</source>
            <translation>无效的压缩</translation>
        </message>
        <message>
            <source>it belongs to another user</source>
            <translation>属于其他用户</translation>
        </message>
        <message>
            <source>it belongs to no feed of yours: import the subscriptions first</source>
            <translation>不属于您的任何订阅源：请先导入订阅</translation>
        </message>
        <message>
            <source>it contains control characters</source>
            <translation>包含控制字符</translation>
        </message>
        <message>
            <source>it contains no subscriptions</source>
            <translation>不包含任何订阅</translation>
        </message>
        <message>
            <source>it did not answer in time</source>
            <translation>未及时响应</translation>
        </message>
        <message>
            <source>it did not store the password</source>
            <translation>未能保存密码</translation>
        </message>
        <message>
            <source>it does not accept the password</source>
            <translation>不接受该密码</translation>
        </message>
        <message>
            <source>it does not answer</source>
            <translation>没有响应</translation>
        </message>
        <message>
            <source>it does not delete the password</source>
            <translation>未能删除密码</translation>
        </message>
        <message>
            <source>it does not speak TLS on this port</source>
            <translation>此端口不支持 TLS</translation>
        </message>
        <message>
            <source>it ended too early</source>
            <translation>过早结束</translation>
        </message>
        <message>
            <source>it has no feed address</source>
            <translation>没有订阅源地址</translation>
        </message>
        <message>
            <source>it has no host name</source>
            <translation>没有主机名</translation>
        </message>
        <message>
            <source>it is a ZIP archive: unpack it and choose a file in it</source>
            <translation>是 ZIP 压缩包：请解压后选择其中的文件</translation>
        </message>
        <message>
            <source>it is a database of another program</source>
            <translation>这是其他程序的数据库</translation>
        </message>
        <message>
            <source>it is a link, not a feed</source>
            <translation>这是链接，不是订阅源</translation>
        </message>
        <message>
            <source>it is a program or file on this computer, not a feed on the web</source>
            <translation>是这台电脑上的程序或文件，不是网络上的订阅源</translation>
        </message>
        <message>
            <source>it is a search, not a feed</source>
            <translation>是搜索，不是订阅源</translation>
        </message>
        <message>
            <source>it is a symbolic link</source>
            <translation>是符号链接</translation>
        </message>
        <message>
            <source>it is empty and has no feed address</source>
            <translation>内容为空，且没有订阅源地址</translation>
        </message>
        <message>
            <source>it is in a private network, which a list from the web may not contain</source>
            <translation>位于专用网络中，网络上的列表不能包含它</translation>
        </message>
        <message>
            <source>it is locked</source>
            <translation>已锁定</translation>
        </message>
        <message>
            <source>it is malformed</source>
            <translation>格式错误</translation>
        </message>
        <message>
            <source>it is not XML</source>
            <translation>不是 XML</translation>
        </message>
        <message>
            <source>it is not a file</source>
            <translation>不是文件</translation>
        </message>
        <message>
            <source>it is not http or https</source>
            <translation>不是 http 或 https</translation>
        </message>
        <message>
            <source>it is not marked as executable</source>
            <translation>未标记为可执行</translation>
        </message>
        <message>
            <source>it is not well-formed XML (line {line}); what could be read was kept</source>
            <translation>XML 格式不正确（第 {line} 行）；可读取的部分已保留</translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation>过长</translation>
        </message>
        <message>
            <source>it leads to {name}</source>
            <translation>它指向 {name}</translation>
        </message>
        <message>
            <source>it links to a list elsewhere, which is not loaded</source>
            <translation>它链接到别处的列表，该列表不会加载</translation>
        </message>
        <message>
            <source>it no longer exists</source>
            <translation>已不存在</translation>
        </message>
        <message>
            <source>it starts with {name}</source>
            <translation>以 {name} 开头</translation>
        </message>
        <message>
            <source>it supports only outdated TLS versions</source>
            <translation>仅支持过时的 TLS 版本</translation>
        </message>
        <message>
            <source>it took too much time or memory</source>
            <translation>耗费的时间或内存过多</translation>
        </message>
        <message>
            <source>its address is not a web address (http or https)</source>
            <translation>其地址不是网址（http 或 https）</translation>
        </message>
        <message>
            <source>its certificate has expired</source>
            <translation>其证书已过期</translation>
        </message>
        <message>
            <source>its certificate is for another host</source>
            <translation>其证书属于其他主机</translation>
        </message>
        <message>
            <source>its certificate is from an unknown authority</source>
            <translation>其证书由未知机构颁发</translation>
        </message>
        <message>
            <source>its certificate is not valid yet</source>
            <translation>其证书尚未生效</translation>
        </message>
        <message>
            <source>its certificate is self-signed</source>
            <translation>其证书是自签名的</translation>
        </message>
        <message>
            <source>its certificate is signed in an outdated way</source>
            <translation>其证书的签名方式已过时</translation>
        </message>
        <message>
            <source>its certificate uses a key that is too weak</source>
            <translation>其证书使用的密钥过弱</translation>
        </message>
        <message>
            <source>its certificate was revoked</source>
            <translation>其证书已被吊销</translation>
        </message>
        <message>
            <source>its entry for this feed was not made by Beforehand</source>
            <translation>此订阅源的密钥环条目不是由 Beforehand 创建的</translation>
        </message>
        <message>
            <source>its format cannot be read: stars and read states stay behind</source>
            <translation>无法读取其格式：星标和已读状态不会带过来</translation>
        </message>
        <message>
            <source>its name is not allowed</source>
            <translation>不允许使用此名称</translation>
        </message>
        <message>
            <source>its schema is {version}, this version knows {newest}</source>
            <translation>其架构为 {version}，此版本支持到 {newest}</translation>
        </message>
        <message>
            <source>mail servers are not reached through one</source>
            <translation>不通过代理连接邮件服务器</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>内存</translation>
        </message>
        <message numerus="yes">
            <source>more than %n times</source>
            <translation>
                <numerusform>超过 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>more than {number} MB</source>
            <translation>超过 {number} MB</translation>
        </message>
        <message>
            <source>more than {number} answers</source>
            <translation>超过 {number} 个应答</translation>
        </message>
        <message>
            <source>more than {number} article IDs</source>
            <translation>超过 {number} 个文章 ID</translation>
        </message>
        <message>
            <source>more than {number} feeds</source>
            <translation>超过 {number} 个订阅源</translation>
        </message>
        <message>
            <source>neither XML nor JSON</source>
            <translation>既不是 XML 也不是 JSON</translation>
        </message>
        <message>
            <source>network is unreachable</source>
            <translation>网络无法访问</translation>
        </message>
        <message>
            <source>no HTML</source>
            <translation>没有 HTML</translation>
        </message>
        <message>
            <source>no common encryption was found</source>
            <translation>未找到共同的加密方式</translation>
        </message>
        <message>
            <source>no connection</source>
            <translation>没有连接</translation>
        </message>
        <message>
            <source>no name was given</source>
            <translation>未指定名称</translation>
        </message>
        <message>
            <source>no route to host</source>
            <translation>没有通往主机的路由</translation>
        </message>
        <message>
            <source>other users can change it, or it runs as another user</source>
            <translation>其他用户可以更改它，或者它以其他用户身份运行</translation>
        </message>
        <message>
            <source>other users can write to the programs folder</source>
            <translation>其他用户可以写入程序文件夹</translation>
        </message>
        <message>
            <source>port 0 is not valid</source>
            <translation>端口 0 无效</translation>
        </message>
        <message>
            <source>programs are not run on Windows</source>
            <translation>在 Windows 上不运行程序</translation>
        </message>
        <message>
            <source>spaces before the document were removed</source>
            <translation>已移除文档前的空格</translation>
        </message>
        <message>
            <source>the connection was interrupted</source>
            <translation>连接中断</translation>
        </message>
        <message>
            <source>the expression ends too early</source>
            <translation>表达式过早结束</translation>
        </message>
        <message>
            <source>the expression is not valid at character {number}: {name}</source>
            <translation>表达式在第 {number} 个字符处无效：{name}</translation>
        </message>
        <message>
            <source>the expression is too large</source>
            <translation>表达式过大</translation>
        </message>
        <message>
            <source>the expression takes too long</source>
            <translation>表达式耗时过长</translation>
        </message>
        <message>
            <source>the handshake failed</source>
            <translation>握手失败</translation>
        </message>
        <message>
            <source>the header {name} is not allowed</source>
            <translation>不允许使用标头 {name}</translation>
        </message>
        <message>
            <source>the opml element is missing</source>
            <translation>缺少 opml 元素</translation>
        </message>
        <message>
            <source>the parser's result is unreadable</source>
            <translation>无法读取解析器的结果</translation>
        </message>
        <message>
            <source>the picture has no size</source>
            <translation>图片没有尺寸</translation>
        </message>
        <message>
            <source>the picture's header ends early ({name})</source>
            <translation>图片的头部过早结束（{name}）</translation>
        </message>
        <message>
            <source>the program {name} failed {number} times in a row; the other actions continue</source>
            <translation>程序 {name} 连续失败了 {number} 次；其他操作继续执行</translation>
        </message>
        <message>
            <source>the time is past or too far away</source>
            <translation>时间已过或太远</translation>
        </message>
        <message>
            <source>the user agent contains invalid characters</source>
            <translation>用户代理包含无效字符</translation>
        </message>
        <message>
            <source>the value of {name} contains invalid characters</source>
            <translation>{name} 的值包含无效字符</translation>
        </message>
        <message>
            <source>the web server itself asks for a password first</source>
            <translation>网络服务器本身先要求输入密码</translation>
        </message>
        <message>
            <source>this is not a picture</source>
            <translation>这不是图片</translation>
        </message>
        <message>
            <source>this system has none</source>
            <translation>此系统没有</translation>
        </message>
        <message>
            <source>while connecting</source>
            <translation>连接时</translation>
        </message>
        <message>
            <source>while waiting for the answer</source>
            <translation>等待响应时</translation>
        </message>
        <message>
            <source>{name} (another program has changed its tables)</source>
            <translation>{name}（其他程序更改了其中的表）</translation>
        </message>
        <message>
            <source>{name} (another version of {other} wrote it)</source>
            <translation>{name}（由 {other} 的其他版本写入）</translation>
        </message>
        <message>
            <source>{name} (found on this computer: {other})</source>
            <translation>{name}（在这台电脑上找到：{other}）</translation>
        </message>
        <message>
            <source>{name} (it is damaged)</source>
            <translation>{name}（已损坏）</translation>
        </message>
        <message>
            <source>{name} (it is empty)</source>
            <translation>{name}（为空）</translation>
        </message>
        <message>
            <source>{name} (it is larger than {number} MB)</source>
            <translation>{name}（大于 {number} MB）</translation>
        </message>
        <message>
            <source>{name} (it is not a file)</source>
            <translation>{name}（不是文件）</translation>
        </message>
        <message>
            <source>{name} (it is not a folder)</source>
            <translation>{name}（不是文件夹）</translation>
        </message>
        <message>
            <source>{name} (it is the database in use)</source>
            <translation>{name}（这是正在使用的数据库）</translation>
        </message>
        <message>
            <source>{name} (newest backup: {other})</source>
            <translation>{name}（最新备份：{other}）</translation>
        </message>
        <message>
            <source>{name} (no file can have this name)</source>
            <translation>{name}（文件不能使用此名称）</translation>
        </message>
        <message>
            <source>{name} (no room for a copy)</source>
            <translation>{name}（没有空间存放副本）</translation>
        </message>
        <message>
            <source>{name} (quit the program that uses it and try again)</source>
            <translation>{name}（请退出正在使用它的程序后重试）</translation>
        </message>
        <message>
            <source>{name} (the database of Beforehand would be carried with it; choose another folder)</source>
            <translation>{name}（Beforehand 的数据库会随之一起传送；请选择其他文件夹）</translation>
        </message>
        <message>
            <source>{name} (the link leads to nothing)</source>
            <translation>{name}（链接没有目标）</translation>
        </message>
        <message>
            <source>{name} (to start over, delete {other})</source>
            <translation>{name}（要重新开始，请删除 {other}）</translation>
        </message>
        <message>
            <source>{name} does not answer</source>
            <translation>{name} 没有响应</translation>
        </message>
        <message>
            <source>{name} is missing</source>
            <translation>缺少 {name}</translation>
        </message>
        <message>
            <source>{name} refuses with {other}</source>
            <translation>{name} 以 {other} 拒绝</translation>
        </message>
        <message>
            <source>{name} requires a user name and password</source>
            <translation>{name} 要求用户名和密码</translation>
        </message>
        <message>
            <source>{name}: is not http or https</source>
            <translation>{name}：不是 http 或 https</translation>
        </message>
        <message>
            <source>{name}: it contains something else</source>
            <translation>{name}：包含其他内容</translation>
        </message>
        <message>
            <source>{name}: the copy does not match</source>
            <translation>{name}：副本不一致</translation>
        </message>
        <message>
            <source>{name}: this is not a database</source>
            <translation>{name}：这不是数据库</translation>
        </message>
        <message>
            <source>{number} MB</source>
            <translation>{number} MB</translation>
        </message>
        <message>
            <source>{number} megapixels ({width} x {height})</source>
            <translation>{number} 百万像素（{width} x {height}）</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} 秒</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>全部已读</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>将订阅源拖到此处，或按 Ctrl+N 添加。</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>空文件夹</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>首次刷新后，文章会显示在此处。</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>新文章会自动显示。</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>没有文章</translation>
        </message>
        <message>
            <source>No articles could be loaded. See the error above.</source>
            <translation>无法加载文章。请查看上方的错误。</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>没有符合此筛选条件的文章。</translation>
        </message>
        <message>
            <source>No articles match this search. New matches appear automatically.</source>
            <translation>没有符合此搜索的文章。新的匹配结果会自动显示。</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>没有匹配的文章。请尝试更少或更短的词语。</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>没有带此标签的文章</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>还没有文章</translation>
        </message>
        <message>
            <source>No feed could be refreshed. Beforehand tries again automatically.</source>
            <translation>所有订阅源都无法刷新。Beforehand 会自动重试。</translation>
        </message>
        <message>
            <source>No feed has been refreshed yet. Articles appear here as they arrive.</source>
            <translation>尚未刷新任何订阅源。文章到达后会显示在此处。</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>没有订阅源</translation>
        </message>
        <message>
            <source>No matches yet</source>
            <translation>还没有匹配结果</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>今天没有新文章。</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>无结果</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>尚未刷新</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>这里还没有内容</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>今天没有内容</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>没有为您推荐的未读文章</translation>
        </message>
        <message>
            <source>Press Ctrl+N to add one.</source>
            <translation>按 Ctrl+N 添加。</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>在文章上按 T 可添加标签。</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>刷新</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>刷新已暂停。恢复后即可收到文章。</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>刷新会自动恢复。</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>搜索您的文章</translation>
        </message>
        <message>
            <source>Searches titles, authors and full text as you type.</source>
            <translation>边输入边搜索标题、作者和正文。</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>显示问题</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>显示已读文章</translation>
        </message>
        <message>
            <source>Sign in to this network first. Then refreshing resumes automatically.</source>
            <translation>请先登录此网络。之后刷新会自动恢复。</translation>
        </message>
        <message>
            <source>The feed is empty right now. New articles appear automatically.</source>
            <translation>该订阅源目前为空。新文章会自动显示。</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>此文件夹中的订阅源还没有文章。</translation>
        </message>
        <message>
            <source>This list could not be loaded</source>
            <translation>无法加载此列表</translation>
        </message>
        <message>
            <source>Unread articles that may interest you, best first.</source>
            <translation>您可能感兴趣的未读文章，最佳优先。</translation>
        </message>
        <message>
            <source>Your feeds have no articles right now. New articles appear automatically.</source>
            <translation>您的订阅源目前没有文章。新文章会自动出现。</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message numerus="yes">
            <source>%n subscriptions added</source>
            <translation>
                <numerusform>已添加 %n 个订阅</numerusform>
            </translation>
        </message>
        <message>
            <source>Added {title}</source>
            <translation>已添加 {title}</translation>
        </message>
        <message>
            <source>Added {title} to {folder}</source>
            <translation>已将 {title} 添加到 {folder}</translation>
        </message>
        <message>
            <source>Added {title}. Its site does not support https, so the connection is not encrypted.</source>
            <translation>已添加 {title}。该网站不支持 https，因此连接未加密。</translation>
        </message>
        <message>
            <source>An account's server no longer has the known articles.</source>
            <translation>某个账户的服务器上不再有已知的文章。</translation>
        </message>
        <message>
            <source>Changes for an account are older than 30 days.</source>
            <translation>某个账户的更改已超过 30 天。</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>编辑规则…</translation>
        </message>
        <message>
            <source>Log in…</source>
            <translation>登录…</translation>
        </message>
        <message>
            <source>Not sent to {name}: {why}</source>
            <translation>未能发送到{name}：{why}</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>Sent to {name}</source>
            <translation>已发送到{name}</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>显示问题</translation>
        </message>
        <message>
            <source>The rule {name} was stopped: {why}</source>
            <translation>规则 {name} 已停止：{why}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤消</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>无标题</translation>
        </message>
        <message>
            <source>{address} has several feeds.</source>
            <translation>{address} 有多个订阅源。</translation>
        </message>
        <message>
            <source>{feed} was paused: its program failed {number} times in a row</source>
            <translation>{feed} 已暂停：其程序连续失败 {number} 次</translation>
        </message>
        <message>
            <source>{text} It is tried again.</source>
            <translation>{text}稍后会重试。</translation>
        </message>
        <message>
            <source>{title} has moved to a new address.</source>
            <translation>{title} 已迁移到新地址。</translation>
        </message>
        <message>
            <source>“{title}” is already in Read later</source>
            <translation>“{title}”已在稍后阅读中</translation>
        </message>
    </context>
    <context>
        <name>ExampleCard</name>
        <message>
            <source>Show them</source>
            <translation>显示这些文章</translation>
        </message>
        <message>
            <source>Use this rule</source>
            <translation>使用此规则</translation>
        </message>
        <message>
            <source>When</source>
            <translation>当</translation>
        </message>
        <message>
            <source>and</source>
            <translation>且</translation>
        </message>
        <message>
            <source>then</source>
            <translation>则</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Export everything</source>
            <translation>导出全部</translation>
        </message>
        <message>
            <source>Exported by Beforehand on {date}</source>
            <translation>由 Beforehand 导出于 {date}</translation>
        </message>
        <message>
            <source>Exporting subscriptions, articles, tags, rules and preferences…</source>
            <translation>正在导出订阅、文章、标签、规则和偏好设置…</translation>
        </message>
        <message>
            <source>Starred articles</source>
            <translation>已加星标的文章</translation>
        </message>
        <message>
            <source>{articles} and everything else exported to {folder}</source>
            <translation>{articles}及其他所有内容已导出到 {folder}</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>Extra headers</source>
            <translation>附加标头</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>在系统密钥环中；输入即可替换</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>不一致</translation>
        </message>
        <message>
            <source>Name: value</source>
            <translation>名称: 值</translation>
        </message>
        <message>
            <source>Not a valid header: {line}</source>
            <translation>无效的标头：{line}</translation>
        </message>
        <message>
            <source>Only if the feed requires one</source>
            <translation>仅在订阅源要求时填写</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>已存储在系统密钥环中</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>用户代理</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>用户名</translation>
        </message>
        <message>
            <source>in the system keyring</source>
            <translation>在系统密钥环中</translation>
        </message>
    </context>
    <context>
        <name>FeedFacts</name>
        <message>
            <source>About {time}</source>
            <translation>约 {time}</translation>
        </message>
        <message>
            <source>By the server of its account</source>
            <translation>由其账户的服务器刷新</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>即将刷新</translation>
        </message>
        <message>
            <source>Last refresh</source>
            <translation>上次刷新</translation>
        </message>
        <message>
            <source>Never: removed by its publisher</source>
            <translation>不再刷新：已被发布者移除</translation>
        </message>
        <message>
            <source>Next refresh</source>
            <translation>下次刷新</translation>
        </message>
        <message>
            <source>Not automatically</source>
            <translation>不自动刷新</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>尚无</translation>
        </message>
        <message>
            <source>Only when you refresh it</source>
            <translation>仅在您手动刷新时</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>问题</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation>打开网站</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>取消订阅</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message numerus="yes">
            <source>%n posts</source>
            <translation>
                <numerusform>%n 篇发布</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n 次请求</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n times before that.</source>
            <translation>
                <numerusform>此前还有 %n 次。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n, {days}.</source>
            <translation>
                <numerusform>至少 %n 篇，{days}。</numerusform>
            </translation>
        </message>
        <message>
            <source>Between {begin} and {end}.</source>
            <translation>{begin} 到 {end} 之间。</translation>
        </message>
        <message>
            <source>By {end}.</source>
            <translation>{end} 前。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Feed length</source>
            <translation>订阅源长度</translation>
        </message>
        <message>
            <source>Found by {rules}.</source>
            <translation>所用规则：{rules}。</translation>
        </message>
        <message>
            <source>Full texts</source>
            <translation>全文</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days</source>
            <translation>
                <numerusform>最近 %n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>Loaded in advance, as you chose.</source>
            <translation>按您的选择提前加载。</translation>
        </message>
        <message numerus="yes">
            <source>Loaded in advance: you opened {opened} of the last %n articles in full.</source>
            <translation>
                <numerusform>提前加载：最近 %n 篇文章中，您以全文打开了 {opened} 篇。</numerusform>
            </translation>
        </message>
        <message>
            <source>Missing</source>
            <translation>缺失</translation>
        </message>
        <message>
            <source>Next expected</source>
            <translation>下次预计</translation>
        </message>
        <message>
            <source>No articles {span}; {share} % of requests.</source>
            <translation>{span}没有文章；占请求的 {share} %。</translation>
        </message>
        <message>
            <source>No posts.</source>
            <translation>没有发布。</translation>
        </message>
        <message>
            <source>Nothing in the next four weeks.</source>
            <translation>未来四周内没有。</translation>
        </message>
        <message>
            <source>On {day}.</source>
            <translation>{day}。</translation>
        </message>
        <message>
            <source>Possibly more, {days}.</source>
            <translation>可能还有，{days}。</translation>
        </message>
        <message>
            <source>Posting</source>
            <translation>发布</translation>
        </message>
        <message>
            <source>Removed by its publisher.</source>
            <translation>已被发布者移除。</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>显示文章</translation>
        </message>
        <message>
            <source>Silent since {day}, unusually long for this feed.</source>
            <translation>自 {day} 起没有动静，对此订阅源来说异常久。</translation>
        </message>
        <message numerus="yes">
            <source>This feed holds %n articles</source>
            <translation>
                <numerusform>此订阅源包含 %n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Unknown since {time}.</source>
            <translation>自 {time} 起未知。</translation>
        </message>
        <message>
            <source>Unknown until the first refresh.</source>
            <translation>首次刷新前未知。</translation>
        </message>
        <message>
            <source>Usage</source>
            <translation>使用情况</translation>
        </message>
        <message numerus="yes">
            <source>about %n days</source>
            <translation>
                <numerusform>约 %n 天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>约 %n 小时</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a day</source>
            <translation>
                <numerusform>每天约 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a week</source>
            <translation>
                <numerusform>每周约 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>about once a day</source>
            <translation>每天约一次</translation>
        </message>
        <message>
            <source>about once a week</source>
            <translation>每周约一次</translation>
        </message>
        <message numerus="yes">
            <source>in %n days</source>
            <translation>
                <numerusform>%n 天内</numerusform>
            </translation>
        </message>
        <message>
            <source>less than once a week</source>
            <translation>每周不到一次</translation>
        </message>
        <message>
            <source>no rule</source>
            <translation>无规则</translation>
        </message>
        <message>
            <source>today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>不到 1</translation>
        </message>
        <message>
            <source>your selector</source>
            <translation>您的选择器</translation>
        </message>
        <message>
            <source>{postings}, none missed.</source>
            <translation>{postings}，没有错过。</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit, {late} of them late after opening.</source>
            <translation>{postings}，访问时错过 {misses} 篇，其中 {late} 篇在打开后迟到。</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit.</source>
            <translation>{postings}，访问时错过 {misses} 篇。</translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n articles read {span}; {share} % of requests.</source>
            <translation>
                <numerusform>{span}阅读 %n 篇中的 {read} 篇；占请求的 {share}%。</numerusform>
            </translation>
        </message>
        <message>
            <source>{requests}, {size}.</source>
            <translation>{requests}，{size}。</translation>
        </message>
        <message>
            <source>{requests}, {unchanged} of them unchanged, {size}.</source>
            <translation>{requests}，其中 {unchanged} 次未变化，{size}。</translation>
        </message>
        <message>
            <source>{shows}, {duration} at its rate.</source>
            <translation>{shows}，按其频率可覆盖{duration}。</translation>
        </message>
        <message>
            <source>{shows}; it does not seem to drop any.</source>
            <translation>{shows}；似乎不会丢弃任何文章。</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>清除筛选</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>筛选列表</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>已加星标</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>未读</translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>清除筛选</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>筛选订阅源</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>隐藏已读订阅源</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>没有与“{text}”匹配的订阅源。</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>在文章中查找</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>查找下一个</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>查找上一个</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>未找到</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <translation>{at} / {count}</translation>
        </message>
    </context>
    <context>
        <name>FindingsModel</name>
        <message>
            <source>Enter: {actions}</source>
            <translation>回车：{actions}</translation>
        </message>
        <message numerus="yes">
            <source>Found %n feeds on its website.</source>
            <translation>
                <numerusform>在其网站上找到 %n 个订阅源。</numerusform>
            </translation>
        </message>
        <message>
            <source>Found: {address}</source>
            <translation>找到：{address}</translation>
        </message>
        <message>
            <source>Its website lists no other feed.</source>
            <translation>其网站没有列出其他订阅源。</translation>
        </message>
        <message>
            <source>Searching its website…</source>
            <translation>正在搜索其网站…</translation>
        </message>
        <message numerus="yes">
            <source>{group}, %n feeds</source>
            <translation>
                <numerusform>{group}，%n 个订阅源</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Available actions</source>
            <translation>可用操作</translation>
        </message>
        <message>
            <source>Feeds that need attention</source>
            <translation>需要关注的订阅源</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>显示活动</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>显示文章</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>添加</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>添加网站或订阅源</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>网站或订阅源的地址</translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>Beforehand 会了解您何时阅读，并在此之前准备好您的订阅源。</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>选择文件…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>从其他阅读器转来？</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>正在查找订阅源…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>在这台电脑上找到。只会读取它们的文件，绝不更改。</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>下午好</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>晚上好</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>早上好</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>导入文件</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>让多台电脑保持同步…</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>新闻、科学、漫画…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>无需账号。</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML，或其他阅读器的导出文件或数据库。也可以拖放到此处。</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>从主题开始</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>试用演示</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>使用服务器上的账户（FreshRSS、Miniflux）…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>附带四周的历史</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org，或订阅源、频道、个人主页的地址</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}。您想读些什么？</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n 篇新文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>{time} 以来 %n 篇新文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minutes, as you usually have now</source>
            <translation>
                <numerusform>约 %n 分钟，符合您此时的习惯</numerusform>
            </translation>
        </message>
        <message>
            <source>An article counts once you have read about a third of it, starred or tagged it, kept it for later, or opened its page or a link in it.</source>
            <translation>当您读完一篇文章的约三分之一、为其加星标或标签、留待稍后阅读，或打开其网页或其中的链接时，即计入。</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>为您推荐</translation>
        </message>
        <message>
            <source>More that may interest you</source>
            <translation>更多您可能感兴趣的内容</translation>
        </message>
        <message>
            <source>Newest first: learning is off</source>
            <translation>最新优先：学习已关闭</translation>
        </message>
        <message numerus="yes">
            <source>Read %n more articles to personalise</source>
            <translation>
                <numerusform>再读 %n 篇文章即可个性化</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Read on %n different days to personalise</source>
            <translation>
                <numerusform>再在 %n 个不同的日子阅读即可个性化</numerusform>
            </translation>
        </message>
        <message>
            <source>Still learning</source>
            <translation>仍在学习</translation>
        </message>
        <message>
            <source>What you read about, and how much of it:</source>
            <translation>您阅读的主题及其比例：</translation>
        </message>
        <message numerus="yes">
            <source>because you read %n on {what}</source>
            <translation>
                <numerusform>因为您读过 %n 篇关于{what}的文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you read {read} of %n articles of this feed</source>
            <translation>
                <numerusform>您读过此订阅源 %n 篇文章中的 {read} 篇</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{terms}: {share} %, %n articles</source>
            <translation>
                <numerusform>{terms}：{share}%，%n 篇文章</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForYouLinks</name>
        <message numerus="yes">
            <source>%n for now</source>
            <translation>
                <numerusform>现在 %n 篇</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FoundLine</name>
        <message numerus="yes">
            <source>%n articles in all feeds</source>
            <translation>
                <numerusform>所有订阅源中有 %n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>保存搜索</translation>
        </message>
        <message>
            <source>Show the best first</source>
            <translation>最佳优先显示</translation>
        </message>
        <message>
            <source>Show the newest first</source>
            <translation>最新优先显示</translation>
        </message>
        <message numerus="yes">
            <source>The first %n articles</source>
            <translation>
                <numerusform>前 %n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>best first</source>
            <translation>最佳优先</translation>
        </message>
        <message>
            <source>newest first</source>
            <translation>最新优先</translation>
        </message>
        <message>
            <source>oldest first</source>
            <translation>最早优先</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message numerus="yes">
            <source>%n imported feeds are refreshed</source>
            <translation>
                <numerusform>正在刷新 %n 个导入的订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not sent to {name}</source>
            <translation>
                <numerusform>%n 篇未发送到{name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>添加账户…</translation>
        </message>
        <message>
            <source>Address copied</source>
            <translation>地址已复制</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>文章</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>文章</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>简报</translation>
        </message>
        <message>
            <source>Choose a folder for the article</source>
            <translation>选择保存文章的文件夹</translation>
        </message>
        <message>
            <source>Choose a folder for the export</source>
            <translation>选择导出文件夹</translation>
        </message>
        <message>
            <source>Choose articles…</source>
            <translation>选择文章…</translation>
        </message>
        <message>
            <source>Citation copied</source>
            <translation>引文已复制</translation>
        </message>
        <message numerus="yes">
            <source>Copied %n addresses</source>
            <translation>
                <numerusform>已复制 %n 个地址</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied the address of {name}</source>
            <translation>已复制 {name} 的地址</translation>
        </message>
        <message>
            <source>Do not send</source>
            <translation>不发送</translation>
        </message>
        <message>
            <source>Email…</source>
            <translation>电子邮件…</translation>
        </message>
        <message>
            <source>Enter a search first, then save it.</source>
            <translation>请先输入搜索内容，再保存。</translation>
        </message>
        <message>
            <source>Follow a page without a feed</source>
            <translation>关注没有订阅源的网页</translation>
        </message>
        <message>
            <source>It appears in the sidebar and always shows the articles that match “{query}”.</source>
            <translation>它会显示在侧边栏中，并始终列出与“{query}”匹配的文章。</translation>
        </message>
        <message>
            <source>Its messages do not say how to unsubscribe.</source>
            <translation>邮件中未说明退订方法。</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>链接已复制</translation>
        </message>
        <message>
            <source>Loading pictures…</source>
            <translation>正在加载图片…</translation>
        </message>
        <message>
            <source>Mark older as read…</source>
            <translation>将较早的文章标为已读…</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>没有更多未读文章</translation>
        </message>
        <message>
            <source>No unread article above</source>
            <translation>上方没有未读文章</translation>
        </message>
        <message>
            <source>No unread articles in For you</source>
            <translation>“为您推荐”中没有未读文章</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n folders have no feeds</source>
            <translation>
                <numerusform>没有可刷新的内容：%n 个文件夹没有订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>没有可撤消的操作。</translation>
        </message>
        <message>
            <source>Only favourites, and feeds and folders sorted manually, can be moved.</source>
            <translation>只能移动收藏，以及手动排序的订阅源和文件夹。</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Refreshing stops once the requests under way are answered</source>
            <translation>正在进行的请求得到答复后，刷新即停止</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>报告问题…</translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>保存搜索</translation>
        </message>
        <message numerus="yes">
            <source>Saved the first %n articles as {name}</source>
            <translation>
                <numerusform>已将前 %n 篇文章保存为 {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>已保存 {name}</translation>
        </message>
        <message numerus="yes">
            <source>Saved {name} without %n pictures that are not stored on this computer.</source>
            <translation>
                <numerusform>已保存 {name}，不含未存储在此电脑上的 %n 张图片。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved {name}; %n pictures could not be loaded and keep their web address.</source>
            <translation>
                <numerusform>已保存 {name}；%n 张图片无法加载，保留其网址。</numerusform>
            </translation>
        </message>
        <message>
            <source>Search name</source>
            <translation>搜索名称</translation>
        </message>
        <message>
            <source>Select a feed in the sidebar first.</source>
            <translation>请先在侧边栏中选择一个订阅源。</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>发送到</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>发送到{name}</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>设置…</translation>
        </message>
        <message>
            <source>Subscriptions (*.opml *.xml *.json *.csv *.db urls);;All files (*)</source>
            <translation>订阅 (*.opml *.xml *.json *.csv *.db urls);;所有文件 (*)</translation>
        </message>
        <message>
            <source>The address of a page that lists articles. You choose what on it is an article.</source>
            <translation>列有文章的网页地址。由您选择其中哪些是文章。</translation>
        </message>
        <message>
            <source>The article could not be printed.</source>
            <translation>无法打印文章。</translation>
        </message>
        <message>
            <source>The demo is invented and shares nothing with other computers.</source>
            <translation>演示内容是虚构的，不与其他电脑共享任何内容。</translation>
        </message>
        <message>
            <source>The file could not be written.</source>
            <translation>无法写入文件。</translation>
        </message>
        <message>
            <source>There are no articles to save.</source>
            <translation>没有可保存的文章。</translation>
        </message>
        <message>
            <source>There is no account yet.</source>
            <translation>还没有账户。</translation>
        </message>
        <message>
            <source>There is no log in the demo.</source>
            <translation>演示中没有日志。</translation>
        </message>
        <message>
            <source>This article has no address.</source>
            <translation>此文章没有地址。</translation>
        </message>
        <message>
            <source>This search is already in the sidebar: {name}</source>
            <translation>此搜索已在侧边栏中：{name}</translation>
        </message>
        <message>
            <source>This works for articles of feeds that you follow.</source>
            <translation>此功能适用于您关注的订阅源中的文章。</translation>
        </message>
        <message>
            <source>Title and link copied</source>
            <translation>标题和链接已复制</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>the selected topics</source>
            <translation>所选主题</translation>
        </message>
        <message>
            <source>“{name}” opens another program ({scheme}:).</source>
            <translation>“{name}”会打开另一个程序（{scheme}:）。</translation>
        </message>
    </context>
    <context>
        <name>HeaderTools</name>
        <message>
            <source>Day</source>
            <translation>天</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>已存储的数据</translation>
        </message>
        <message>
            <source>Week</source>
            <translation>周</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>%n 个订阅源需要关注</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them read</source>
            <translation>
                <numerusform>其中已读 %n 篇</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n times in a row</source>
            <translation>
                <numerusform>，连续 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>Account settings…</source>
            <translation>账户设置…</translation>
        </message>
        <message>
            <source>Account {name}: {problem}</source>
            <translation>账户 {name}：{problem}</translation>
        </message>
        <message>
            <source>Before: {address}</source>
            <translation>之前：{address}</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>重新选择…</translation>
        </message>
        <message>
            <source>Computers: {problem}</source>
            <translation>电脑：{problem}</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>电脑…</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>即将刷新</translation>
        </message>
        <message>
            <source>Each download is about {size} and takes {seconds} s.</source>
            <translation>每次下载约 {size}，耗时 {seconds} 秒。</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>编辑规则…</translation>
        </message>
        <message>
            <source>Failing</source>
            <translation>持续失败</translation>
        </message>
        <message>
            <source>Find new address</source>
            <translation>查找新地址</translation>
        </message>
        <message>
            <source>Has a feed now</source>
            <translation>现在有订阅源了</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>忽略</translation>
        </message>
        <message>
            <source>It is not refreshed until you resume it.</source>
            <translation>在您恢复之前不会刷新。</translation>
        </message>
        <message>
            <source>Large downloads</source>
            <translation>下载量大</translation>
        </message>
        <message>
            <source>Last article {time}</source>
            <translation>最近的文章 {time}</translation>
        </message>
        <message>
            <source>More than you read</source>
            <translation>多于您的阅读量</translation>
        </message>
        <message>
            <source>Moved to {address}</source>
            <translation>已迁移到 {address}</translation>
        </message>
        <message>
            <source>Moving to a new address</source>
            <translation>正在迁移到新地址</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>静音</translation>
        </message>
        <message>
            <source>Mute {title}</source>
            <translation>将 {title} 静音</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>下次刷新约 {time}</translation>
        </message>
        <message>
            <source>Next try about {time}</source>
            <translation>下次尝试约 {time}</translation>
        </message>
        <message>
            <source>No longer a feed</source>
            <translation>已不是订阅源</translation>
        </message>
        <message>
            <source>No longer checked</source>
            <translation>不再检查</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>不早于 {time}：{why}</translation>
        </message>
        <message>
            <source>Not retried automatically</source>
            <translation>不会自动重试</translation>
        </message>
        <message numerus="yes">
            <source>Nothing new for %n days; </source>
            <translation>
                <numerusform>%n 天没有新内容； </numerusform>
            </translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>打开程序文件夹</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>打开网站</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>Probably temporary</source>
            <translation>可能是暂时的</translation>
        </message>
        <message>
            <source>Recently moved</source>
            <translation>最近迁移</translation>
        </message>
        <message>
            <source>Redirects to {address}</source>
            <translation>重定向到 {address}</translation>
        </message>
        <message>
            <source>Refresh less often</source>
            <translation>降低刷新频率</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing less often saves up to {spared} of %n requests</source>
            <translation>
                <numerusform>降低刷新频率最多可节省 %n 次请求中的 {spared} 次</numerusform>
            </translation>
        </message>
        <message>
            <source>Refused by the server</source>
            <translation>被服务器拒绝</translation>
        </message>
        <message>
            <source>Removed by publisher</source>
            <translation>已被发布者移除</translation>
        </message>
        <message>
            <source>Restore old address</source>
            <translation>恢复旧地址</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Rule {name}: {problem}</source>
            <translation>规则 {name}：{problem}</translation>
        </message>
        <message numerus="yes">
            <source>Seen %n times; </source>
            <translation>
                <numerusform>出现过 %n 次； </numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in…</source>
            <translation>登录…</translation>
        </message>
        <message>
            <source>Since {time}</source>
            <translation>自 {time} 起</translation>
        </message>
        <message>
            <source>Stopped because of their expression: {rules}</source>
            <translation>因表达式而停止：{rules}</translation>
        </message>
        <message>
            <source>The page names a feed: {address}</source>
            <translation>该网页提供订阅源：{address}</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>取消订阅</translation>
        </message>
        <message>
            <source>Unusually silent</source>
            <translation>异常安静</translation>
        </message>
        <message>
            <source>Use new address</source>
            <translation>使用新地址</translation>
        </message>
        <message>
            <source>Use the feed</source>
            <translation>使用订阅源</translation>
        </message>
        <message>
            <source>When muted, new articles arrive as read</source>
            <translation>静音后，新文章到达时即为已读</translation>
        </message>
        <message numerus="yes">
            <source>never silent for more than %n days before.</source>
            <translation>
                <numerusform>此前安静从未超过 %n 天。</numerusform>
            </translation>
        </message>
        <message>
            <source>none of them read</source>
            <translation>均未阅读</translation>
        </message>
        <message>
            <source>switches automatically about {day}</source>
            <translation>约 {day} 自动切换</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>不到 1</translation>
        </message>
        <message numerus="yes">
            <source>{articles} in %n days, </source>
            <translation>
                <numerusform>%n 天内{articles}， </numerusform>
            </translation>
        </message>
        <message>
            <source>{read}; {share} % of all requests.</source>
            <translation>{read}；占所有请求的 {share}%。</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A visit is when you come to the window after at least five minutes without using it. Beforehand learns when you usually visit and when feeds post, and refreshes feeds shortly before, so that new articles are already there. It needs about a week for that; until then every feed is refreshed about twice as often as it posts.</source>
            <translation>访问是指您在至少五分钟未使用之后来到窗口。Beforehand 会了解您通常何时访问、订阅源何时发布，并在此之前不久刷新订阅源，让新文章已经就位。这大约需要一周；在此之前，每个订阅源的刷新频率约为其发布频率的两倍。</translation>
        </message>
        <message>
            <source>Any web page can be kept in Read later with its text and pictures: drop its address there, or copy it and press {paste}, or right-click a link. A bookmark in your browser saves the page that you are reading: make one with this address, which the command “{copy}” copies. You are asked before anything is loaded.
{bookmark}</source>
            <translation>任何网页都可以连同文字和图片保留在稍后阅读中：将其地址拖到那里，或复制后按 {paste}，或右键点击链接。浏览器中的书签可以保存您正在阅读的网页：用以下地址新建一个书签（命令“{copy}”可复制该地址）。加载任何内容之前都会询问您。
{bookmark}</translation>
        </message>
        <message>
            <source>Briefing, stories and reading aloud</source>
            <translation>简报、同一事件与朗读</translation>
        </message>
        <message>
            <source>Everything is stored in one folder on this computer: {folder}
No login is needed. {privacy} Backups are made daily, and “Export everything” writes all of it as files that other programs read.</source>
            <translation>一切都存储在这台电脑上的一个文件夹中：{folder}
无需登录。{privacy}每天都会备份，“导出全部”会将所有内容写入其他程序可以读取的文件。</translation>
        </message>
        <message>
            <source>Feed health lists the feeds that need you, and what to do about each. Being offline never counts against a feed, and passing problems go away without you.</source>
            <translation>订阅源健康状况会列出需要您处理的订阅源，以及各自的处理方法。离线绝不会算作订阅源的问题，暂时的问题会自行消失。</translation>
        </message>
        <message>
            <source>Full texts and changes</source>
            <translation>全文与更改</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>帮助</translation>
        </message>
        <message>
            <source>How refreshes are planned</source>
            <translation>如何安排刷新</translation>
        </message>
        <message>
            <source>Menus, mouse and touchpad</source>
            <translation>菜单、鼠标和触控板</translation>
        </message>
        <message>
            <source>More than one computer</source>
            <translation>多台电脑</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox can be feeds: {newsletters} asks for the server and the folder, and changes nothing there. A file that holds a feed can be dropped onto the window. Programs of yours in the folder that {programs} opens can be feeds, too: add one as {name}.</source>
            <translation>您邮箱某个文件夹中的通讯邮件可以作为订阅源：{newsletters}会询问服务器和文件夹，且不会在那里更改任何内容。包含订阅源的文件可以拖放到窗口上。{programs}所打开的文件夹中您自己的程序也可以作为订阅源：以 {name} 的形式添加。</translation>
        </message>
        <message>
            <source>Newsletters, files and programs</source>
            <translation>通讯邮件、文件和程序</translation>
        </message>
        <message>
            <source>No help matches.</source>
            <translation>没有匹配的帮助。</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>播客</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>阅读</translation>
        </message>
        <message>
            <source>Right-click an article, a feed, a link, a picture or selected text, or press the menu key there, to see what can be done with it. Drag articles onto a tag, Starred or Read later, and feeds onto folders or favourites. Two fingers sideways over an article mark it as read or star it; Preferences can change or turn off both.</source>
            <translation>右键点击文章、订阅源、链接、图片或所选文本，或在其上按菜单键，即可查看可以进行的操作。将文章拖到标签、已加星标或稍后阅读，将订阅源拖到文件夹或收藏。在文章上双指横向滑动可将其标为已读或加星标；两者都可在偏好设置中更改或关闭。</translation>
        </message>
        <message>
            <source>Rules and notifications</source>
            <translation>规则与通知</translation>
        </message>
        <message>
            <source>Rules mark, star, tag, hide or send new articles: {rules} opens them, and {rule} begins one from an article. New articles are announced together, shortly before you usually visit; the properties of a feed can announce them immediately or never.</source>
            <translation>规则可对新文章进行标记、加星标、加标签、隐藏或发送：{rules}打开规则，{rule}从一篇文章开始新建。新文章会在您通常访问之前不久一并通知；在订阅源的属性中可设为立即通知或从不通知。</translation>
        </message>
        <message>
            <source>Saving web pages</source>
            <translation>保存网页</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>搜索</translation>
        </message>
        <message>
            <source>Search help</source>
            <translation>搜索帮助</translation>
        </message>
        <message>
            <source>Sending articles</source>
            <translation>发送文章</translation>
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
            <translation>Sia 等人 (2007) 按每个订阅源的发布时间和您的访问时间，把固定数量的请求分配到各订阅源和各时段。Beforehand 以此为基础，不同之处在于：
所有订阅源和时段使用同一价格：在最能减少您等待的地方发出请求。
计划每 15 分钟根据实际结果修正，而不是每天一次。
最多 60 % 的请求留给您打开窗口的时刻。
能识别集中发布、已停更或可能丢失文章的订阅源。
您回到电脑前时，您接下来可能阅读的订阅源会立即刷新。
服务器的要求始终优先。
在固定间隔会错过 100 篇文章的访问中，请求数相同时，论文的计划错过 78 篇，Beforehand 错过 28 篇；所用的订阅源和访问均未用于调整。能察觉您回到电脑前时为 20 篇。
命令 {command} 可选择其他计划；论文的计划是 {paper}。</translation>
        </message>
        <message>
            <source>The activity log gives the reason for every request. Rhythm shows when feeds post, when you visit and what is planned. No server is asked sooner than it allows, and the number of requests a day has a limit that you set in Preferences.</source>
            <translation>活动记录给出每次请求的原因。节奏显示订阅源何时发布、您何时访问以及有何计划。绝不会早于服务器允许的时间发出请求，每天的请求数也有您在偏好设置中设定的上限。</translation>
        </message>
        <message>
            <source>What is a visit?</source>
            <translation>什么是访问？</translation>
        </message>
        <message>
            <source>When a feed fails</source>
            <translation>订阅源失败时</translation>
        </message>
        <message>
            <source>Where a feed brings only the beginning of its articles, {full} loads all of one from its site. If that shows the wrong part of the page, {choose} lets you point at the right one, and {rules} gets rules for many sites. An article that was changed later says so, and {changes} marks what was added and removed.</source>
            <translation>如果订阅源只提供文章的开头，{full}会从网站加载全文。如果显示了页面的错误部分，可用{choose}指定正确的部分，{rules}可获取许多网站的规则。后来被修改的文章会有提示，{changes}会标出增加和删除的内容。</translation>
        </message>
        <message>
            <source>Where your data is</source>
            <translation>您的数据在哪里</translation>
        </message>
        <message>
            <source>Why was a feed refreshed now?</source>
            <translation>为什么刚才刷新了某个订阅源？</translation>
        </message>
        <message>
            <source>With an account on a server (FreshRSS or Miniflux), feeds, read marks and stars are the same on your computers and your phone: {account}. Without a server, computers can share a folder that Syncthing, Nextcloud, Dropbox or a stick carries: {computers} on each of them.</source>
            <translation>使用服务器（FreshRSS 或 Miniflux）上的账户，您的电脑和手机上的订阅源、已读标记和星标都相同：{account}。没有服务器时，多台电脑可以共享由 Syncthing、Nextcloud、Dropbox 或 U 盘传送的文件夹：在每台上使用{computers}。</translation>
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
            <translation>tide gauge: 包含所有这些词
"tide gauge": 按此顺序
gaug*: 以此开头的词
-词: 不含此词
title: author: feed: folder: tag: 仅在该处
is:unread is:read is:starred is:later is:hidden
before:2026-03 after:yesterday
在前面加减号可使其中任何一项取反。</translation>
        </message>
        <message>
            <source>{briefing} opens the briefing, up to seven stories of what is new; {next} goes from one to the next. {aloud} reads an article or the briefing aloud, and pauses. Preferences can show several reports of one story as one row or card, which {story} opens.</source>
            <translation>{briefing} 打开简报：从新内容中选出的最多七条报道；{next} 转到下一条。{aloud} 朗读文章或简报，再按一次暂停。可在偏好设置中将多个网站对同一事件的报道合并为一行或一张卡片，按 {story} 展开。</translation>
        </message>
        <message>
            <source>{next} scrolls, then opens the next unread article. {star} stars an article, {later} keeps it in Read later, {read} marks it as read or unread. {shortcuts} lists all shortcuts; {palette} finds every command, feed, preference and article by name. {undo} takes back the last change.</source>
            <translation>{next} 滚动，然后打开下一篇未读文章。{star} 为文章加星标，{later} 将其放入稍后阅读，{read} 将其标为已读或未读。{shortcuts} 列出所有快捷键；{palette} 可按名称查找任何命令、订阅源、偏好设置和文章。{undo} 撤消上一次更改。</translation>
        </message>
        <message>
            <source>{play} plays an episode or pauses it, {back} and {ahead} skip, {download} keeps it on this computer. Where you stopped is remembered.</source>
            <translation>{play}播放或暂停单集，{back}和{ahead}用于跳转，{download}将其保存在这台电脑上。会记住您停下的位置。</translation>
        </message>
        <message>
            <source>{share} sends an article to a folder of notes, to wallabag, to the services of your Miniflux account or to any address; Preferences, under Advanced and Sharing, has the list. A star or a rule can send automatically, and what could not be sent is tried again. For an e-reader there are {one} and {all}.</source>
            <translation>{share}可将文章发送到笔记文件夹、wallabag、您的 Miniflux 账户的服务或任意地址；列表在偏好设置“高级”下的“分享”中。星标或规则也可以自动发送，未能发送的会重试。{one}和{all}可为电子阅读器写出文章。</translation>
        </message>
        <message>
            <source>“{command}”</source>
            <translation>“{command}”</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>No feed is called {text}.</source>
            <translation>没有名为 {text} 的订阅源。</translation>
        </message>
        <message>
            <source>No folder is called {text}.</source>
            <translation>没有名为 {text} 的文件夹。</translation>
        </message>
        <message>
            <source>No tag is called {text}.</source>
            <translation>没有名为 {text} 的标签。</translation>
        </message>
        <message>
            <source>Too many words: ignored from “{text}” on.</source>
            <translation>词语过多：从“{text}”起已忽略。</translation>
        </message>
        <message>
            <source>Type a value after “{text}”.</source>
            <translation>请在“{text}”后输入值。</translation>
        </message>
        <message>
            <source>“{text}” is not a filter: searched as text.</source>
            <translation>“{text}”不是筛选条件：已作为文本搜索。</translation>
        </message>
        <message>
            <source>“{text}”: enter a date as 2026-03 or today.</source>
            <translation>“{text}”：请输入 2026-03 或 today 这样的日期。</translation>
        </message>
        <message>
            <source>“{text}”: try is:unread, is:starred or is:later.</source>
            <translation>“{text}”：请尝试 is:unread、is:starred 或 is:later。</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already subscribed</source>
            <translation>
                <numerusform>%n 个已订阅</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds selected</source>
            <translation>
                <numerusform>已选择 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n listed twice</source>
            <translation>
                <numerusform>%n 个重复</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moved</source>
            <translation>
                <numerusform>%n 个移动</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n 篇新文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n repaired</source>
            <translation>
                <numerusform>%n 个已修复</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n skipped</source>
            <translation>
                <numerusform>%n 个已跳过</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n 篇已加星标</numerusform>
            </translation>
        </message>
        <message>
            <source>All {number}</source>
            <translation>全部 {number}</translation>
        </message>
        <message>
            <source>Already subscribed</source>
            <translation>已订阅</translation>
        </message>
        <message>
            <source>Already subscribed {number}</source>
            <translation>已订阅 {number}</translation>
        </message>
        <message>
            <source>Bring along</source>
            <translation>一并导入</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>更改地址…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>订阅源</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>筛选订阅源</translation>
        </message>
        <message>
            <source>Follow as a feed</source>
            <translation>作为订阅源关注</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>导入</translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>导入 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Import from {reader}</source>
            <translation>从 {reader} 导入</translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation>导入预览</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>导入订阅</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>正在导入…</translation>
        </message>
        <message>
            <source>Into</source>
            <translation>导入到</translation>
        </message>
        <message>
            <source>Moves here from {folder}</source>
            <translation>从 {folder} 移到这里</translation>
        </message>
        <message>
            <source>Moves to this folder</source>
            <translation>移到此文件夹</translation>
        </message>
        <message>
            <source>New {number}</source>
            <translation>新 {number}</translation>
        </message>
        <message>
            <source>No feeds selected</source>
            <translation>未选择订阅源</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>进度</translation>
        </message>
        <message>
            <source>Read states</source>
            <translation>已读状态</translation>
        </message>
        <message>
            <source>Reading {source}…</source>
            <translation>正在读取 {source}…</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>已修复</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全选</translation>
        </message>
        <message>
            <source>Select none</source>
            <translation>全不选</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>已跳过</translation>
        </message>
        <message>
            <source>Skipped: empty folders</source>
            <translation>已跳过：空文件夹</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>星标</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>This list has no feeds.</source>
            <translation>此列表中没有订阅源。</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>顶层</translation>
        </message>
        <message numerus="yes">
            <source>{new} of %n new</source>
            <translation>
                <numerusform>%n 个中有 {new} 个是新的</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message numerus="yes">
            <source>%n are ready to read.</source>
            <translation>
                <numerusform>%n 个可以阅读。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n could not be reached:</source>
            <translation>
                <numerusform>%n 个无法连接：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported</source>
            <translation>
                <numerusform>已导入 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported from {reader}</source>
            <translation>
                <numerusform>已从 {reader} 导入 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds wait for the server, which refreshes each as it subscribes to it.</source>
            <translation>
                <numerusform>%n 个订阅源正在等待服务器，服务器会在订阅时逐个刷新。</numerusform>
            </translation>
        </message>
        <message>
            <source>All are ready to read.</source>
            <translation>全部可以阅读。</translation>
        </message>
        <message>
            <source>Articles arrive in the background. You can start reading now.</source>
            <translation>文章会在后台到达。您现在就可以开始阅读。</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>标为已读</translation>
        </message>
        <message>
            <source>No new feeds</source>
            <translation>没有新的订阅源</translation>
        </message>
        <message>
            <source>None is ready to read yet.</source>
            <translation>尚无可以阅读的订阅源。</translation>
        </message>
        <message numerus="yes">
            <source>Older than a week: {old} of %n articles</source>
            <translation>
                <numerusform>一周以前：%n 篇中的 {old} 篇</numerusform>
            </translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>进度</translation>
        </message>
        <message>
            <source>Start reading</source>
            <translation>开始阅读</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>停止刷新</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>正在停止…</translation>
        </message>
        <message numerus="yes">
            <source>The server could not subscribe to %n feeds. They need attention.</source>
            <translation>
                <numerusform>服务器无法订阅 %n 个订阅源。它们需要关注。</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo import</source>
            <translation>撤消导入</translation>
        </message>
        <message numerus="yes">
            <source>[%n] are no longer in their feeds: added from the copy in {reader}</source>
            <translation>
                <numerusform>[%n] 篇已不在其订阅源中：已从 {reader} 的副本添加</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] articles marked as read, as they were in {reader}</source>
            <translation>
                <numerusform>[%n] 篇文章已标为已读，与 {reader} 中一致</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] skipped: not among the articles of their account</source>
            <translation>
                <numerusform>已略过 [%n] 篇：不在其账户的文章中</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] starred articles</source>
            <translation>
                <numerusform>[%n] 篇已加星标的文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] tagged articles</source>
            <translation>
                <numerusform>[%n] 篇带标签的文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes left</source>
            <translation>
                <numerusform>还剩约 %n 分钟</numerusform>
            </translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>还剩不到一分钟</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n feeds refreshed</source>
            <translation>
                <numerusform>%n 个订阅源中已刷新 {done} 个</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Article copied as Markdown</source>
            <translation>文章已复制为 Markdown</translation>
        </message>
        <message>
            <source>Copy with source</source>
            <translation>复制并附上来源</translation>
        </message>
        <message>
            <source>Description copied</source>
            <translation>描述已复制</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>链接已复制</translation>
        </message>
        <message>
            <source>Only web pages can be saved, and none of a private network.</source>
            <translation>只能保存网页，且不能保存专用网络中的网页。</translation>
        </message>
        <message>
            <source>Open an article first.</source>
            <translation>请先打开一篇文章。</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>Picture address copied</source>
            <translation>图片地址已复制</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>图片已复制</translation>
        </message>
        <message>
            <source>Pictures are loaded in all feeds.</source>
            <translation>所有订阅源都会加载图片。</translation>
        </message>
        <message>
            <source>Quote copied</source>
            <translation>引文已复制</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>保存图片</translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>已保存 {name}</translation>
        </message>
        <message>
            <source>Select a link in the article first: Tab goes from link to link.</source>
            <translation>请先在文章中选择链接：按 Tab 可逐个切换链接。</translation>
        </message>
        <message>
            <source>Select a picture in the article first: Tab goes from one to the next.</source>
            <translation>请先在文章中选择图片：按 Tab 可逐个切换。</translation>
        </message>
        <message>
            <source>Select text in the article first.</source>
            <translation>请先在文章中选择文本。</translation>
        </message>
        <message>
            <source>Text copied</source>
            <translation>文本已复制</translation>
        </message>
        <message>
            <source>Text copied as Markdown</source>
            <translation>文本已复制为 Markdown</translation>
        </message>
    </context>
    <context>
        <name>KeptBriefings</name>
        <message>
            <source>The briefing could not be saved in your folder: {why}</source>
            <translation>无法将简报保存到您的文件夹：{why}</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>No shortcuts match.</source>
            <translation>没有匹配的快捷键。</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Change shortcuts</source>
            <translation>更改快捷键</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation>新快捷键</translation>
        </message>
        <message>
            <source>No shortcuts</source>
            <translation>没有快捷键</translation>
        </message>
        <message>
            <source>Press the new shortcut</source>
            <translation>请按下新快捷键</translation>
        </message>
        <message>
            <source>Reassign from all</source>
            <translation>从所有操作重新分配</translation>
        </message>
        <message>
            <source>Reassign from “{name}”</source>
            <translation>从“{name}”重新分配</translation>
        </message>
        <message>
            <source>Remove {keys}</source>
            <translation>移除 {keys}</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>全部重置</translation>
        </message>
        <message>
            <source>Reset to default</source>
            <translation>重置为默认</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>搜索快捷键</translation>
        </message>
        <message>
            <source>{keys} is already assigned to this.</source>
            <translation>{keys} 已分配给此操作。</translation>
        </message>
        <message>
            <source>{keys} is used by {names}.</source>
            <translation>{keys} 已用于{names}。</translation>
        </message>
    </context>
    <context>
        <name>KeyList</name>
        <message>
            <source>Actions</source>
            <translation>操作</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <source>Change shortcuts…</source>
            <translation>更改快捷键…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>打印…</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>搜索快捷键</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>了解我何时阅读</translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, not by when you visit.</source>
            <translation>学习已关闭：按订阅源的发布频率刷新，而不是按您的访问时间。</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend: {names}</source>
            <translation>图例：{names}</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>可能</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>无网络</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>不早于</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>无新内容</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>已计划</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>被拒绝</translation>
        </message>
        <message>
            <source>something new</source>
            <translation>有新内容</translation>
        </message>
        <message>
            <source>usually posts</source>
            <translation>通常发布时间</translation>
        </message>
    </context>
    <context>
        <name>LettersNotice</name>
        <message>
            <source>No font here has letters of this language. This package brings one: {package}</source>
            <translation>此处没有包含该语言文字的字体。此软件包提供一个：{package}</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Beforehand is free software under the MIT licence. It works with these packages, under their own.</source>
            <translation>Beforehand 是采用 MIT 许可证的自由软件。它使用以下软件包，各自遵循其许可证。</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>许可证</translation>
        </message>
    </context>
    <context>
        <name>LineDetails</name>
        <message>
            <source>Only this feed</source>
            <translation>仅此订阅源</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>显示文章</translation>
        </message>
    </context>
    <context>
        <name>ListLinks</name>
        <message>
            <source>Compact rows</source>
            <translation>紧凑行</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n articles today</source>
            <translation>
                <numerusform>今天 %n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles yesterday</source>
            <translation>
                <numerusform>昨天 %n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles, {day}</source>
            <translation>
                <numerusform>{day} %n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>找到 %n 篇缺失的文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found, more may be missing, {days}</source>
            <translation>
                <numerusform>找到 %n 篇缺失的文章，可能还有更多缺失，{days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>{feed} 还有 %n 篇</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n 篇新文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n 篇未读</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>另见 {feed}</translation>
        </message>
        <message numerus="yes">
            <source>At least %n missing articles, {days}</source>
            <translation>
                <numerusform>至少缺失 %n 篇文章，{days}</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>清除</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>更早</translation>
        </message>
        <message>
            <source>Find missing articles</source>
            <translation>查找缺失的文章</translation>
        </message>
        <message numerus="yes">
            <source>Mark older than %n days as read</source>
            <translation>
                <numerusform>将 %n 天前的标为已读</numerusform>
            </translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>{time} 以来的新文章</translation>
        </message>
        <message>
            <source>No new articles match this filter.</source>
            <translation>没有新文章符合此筛选条件。</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>{time} 以来没有新文章</translation>
        </message>
        <message>
            <source>Search again</source>
            <translation>再次查找</translation>
        </message>
        <message>
            <source>Search further back</source>
            <translation>继续向前查找</translation>
        </message>
        <message>
            <source>Searching page {page} of {pages}…</source>
            <translation>正在查找第 {page} 页，共 {pages} 页…</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>显示全部 {count} 篇</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>收起</translation>
        </message>
        <message>
            <source>The archive has more.</source>
            <translation>归档中还有更多。</translation>
        </message>
        <message>
            <source>The archive has no more.</source>
            <translation>归档中没有更多了。</translation>
        </message>
        <message>
            <source>The publisher has no archive.</source>
            <translation>发布者没有归档。</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>上次看到这里</translation>
        </message>
        <message numerus="yes">
            <source>also in %n feeds</source>
            <translation>
                <numerusform>另见于 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>closed</source>
            <translation>已折叠</translation>
        </message>
        <message>
            <source>open</source>
            <translation>已展开</translation>
        </message>
        <message>
            <source>tagged {tags}</source>
            <translation>标签 {tags}</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>未读</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>%n 篇新文章中的 {count} 篇</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{count}/{total}</translation>
        </message>
        <message numerus="yes">
            <source>{found}, at least %n still missing, {days}</source>
            <translation>
                <numerusform>{found}，仍至少缺失 %n 篇，{days}</numerusform>
            </translation>
        </message>
        <message>
            <source>{percent} % read</source>
            <translation>已读 {percent}%</translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>文章</translation>
        </message>
    </context>
    <context>
        <name>LogFilters</name>
        <message>
            <source>All but pictures</source>
            <translation>除图片外</translation>
        </message>
        <message>
            <source>All days</source>
            <translation>所有日期</translation>
        </message>
        <message>
            <source>All errors</source>
            <translation>所有错误</translation>
        </message>
        <message>
            <source>All requests</source>
            <translation>所有请求</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>天</translation>
        </message>
        <message>
            <source>Episodes</source>
            <translation>单集</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Feed, reason or address</source>
            <translation>订阅源、原因或地址</translation>
        </message>
        <message>
            <source>Filter entries</source>
            <translation>筛选条目</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Only {title}</source>
            <translation>仅 {title}</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>Pictures and icons</source>
            <translation>图片和图标</translation>
        </message>
        <message>
            <source>Programs</source>
            <translation>程序</translation>
        </message>
        <message>
            <source>Refreshes</source>
            <translation>刷新</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Show all feeds, not only {title}</source>
            <translation>显示所有订阅源，而不只是 {title}</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>活动记录</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>Only this feed</source>
            <translation>仅此订阅源</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>显示文章</translation>
        </message>
    </context>
    <context>
        <name>LoginStart</name>
        <message>
            <source>Start at login could not be changed: {why}</source>
            <translation>无法更改登录时启动：{why}</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Select an article, or press Space for the first unread.</source>
            <translation>选择一篇文章，或按空格键打开第一篇未读。</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>没有已加星标的文章</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>没有稍后阅读的文章</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>在文章上按 L 可保存到这里。</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>在文章上按 S 可加星标。</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>稍后阅读</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>星标</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>已加星标</translation>
        </message>
        <message>
            <source>read later</source>
            <translation>稍后阅读</translation>
        </message>
        <message>
            <source>starred</source>
            <translation>已加星标</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>撤消</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n 篇新文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>{time} 以来有 %n 篇新文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>显示 %n 篇新文章</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewslettersSheet</name>
        <message numerus="yes">
            <source>Add %n newsletters</source>
            <translation>
                <numerusform>添加 %n 个通讯邮件</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Find newsletters</source>
            <translation>查找通讯邮件</translation>
        </message>
        <message>
            <source>Finding newsletters…</source>
            <translation>正在查找通讯邮件…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Mail folder</source>
            <translation>邮件文件夹</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox</source>
            <translation>邮箱中的通讯邮件</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox become feeds. Nothing there is marked, moved or sent.</source>
            <translation>邮箱文件夹中的通讯邮件会成为订阅源。不会标记、移动或发送其中的任何邮件。</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>服务器</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this server and nowhere else.</source>
            <translation>仅保存在此电脑的密钥环中，并且只发送到此服务器。</translation>
        </message>
        <message>
            <source>This mailbox lets no program in by password. Have its newsletters forwarded to another one.</source>
            <translation>此邮箱不允许程序使用密码登录。请将其中的通讯邮件转发到其他邮箱。</translation>
        </message>
        <message>
            <source>This mailbox needs an app password, which you create in your account's security settings.</source>
            <translation>此邮箱需要应用专用密码，可在账户的安全设置中创建。</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>顶层</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>用户名</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>正在等待服务器</translation>
        </message>
        <message>
            <source>You follow all newsletters of this folder already.</source>
            <translation>您已订阅此文件夹中的所有通讯邮件。</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Alone</source>
            <translation>单独显示</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>Default sound</source>
            <translation>默认声音</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>立即</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>从不</translation>
        </message>
        <message>
            <source>No sound</source>
            <translation>无声音</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>声音</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>同一事件</translation>
        </message>
        <message>
            <source>With reports of others</source>
            <translation>与其他网站归组</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>As soon as they arrive</source>
            <translation>到达后立即</translation>
        </message>
        <message>
            <source>Default for all feeds: {how}</source>
            <translation>所有订阅源的默认设置：{how}</translation>
        </message>
        <message>
            <source>From folder {folder}: {how}</source>
            <translation>来自文件夹 {folder}：{how}</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>不一致</translation>
        </message>
        <message>
            <source>No notification</source>
            <translation>不通知</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Off for imported feeds</source>
            <translation>对导入的订阅源关闭</translation>
        </message>
        <message>
            <source>One digest, shortly before you usually visit</source>
            <translation>在您通常访问之前不久，汇总一次</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message numerus="yes">
            <source>%n articles arrived</source>
            <translation>
                <numerusform>收到 %n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Later</source>
            <translation>稍后</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>标为已读</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>还有 %n 项</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more in {feed}</source>
            <translation>
                <numerusform>{feed} 中还有 %n 篇</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and {count} more in %n feeds</source>
            <translation>
                <numerusform>%n 个订阅源中还有 {count} 篇</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OtherReaders</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n read</source>
            <translation>
                <numerusform>%n 篇已读</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>%n 篇已加星标</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tagged</source>
            <translation>
                <numerusform>%n 篇带标签</numerusform>
            </translation>
        </message>
        <message>
            <source>Address of an OPML file</source>
            <translation>OPML 文件的地址</translation>
        </message>
        <message>
            <source>An OPML file on the web.</source>
            <translation>网络上的 OPML 文件。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>选择文件…</translation>
        </message>
        <message>
            <source>Choose topics…</source>
            <translation>选择主题…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>在这台电脑上找到。只会读取它们的文件，绝不更改。</translation>
        </message>
        <message>
            <source>From a file</source>
            <translation>从文件</translation>
        </message>
        <message>
            <source>From an address</source>
            <translation>从地址</translation>
        </message>
        <message>
            <source>From another reader</source>
            <translation>从其他阅读器</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>导入订阅</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
        <message>
            <source>Looking for other readers…</source>
            <translation>正在查找其他阅读器…</translation>
        </message>
        <message>
            <source>No other reader was found on this computer. Choose its export as a file.</source>
            <translation>在这台电脑上未找到其他阅读器。请选择其导出的文件。</translation>
        </message>
        <message>
            <source>OPML, JSON, CSV, or the database of another reader. You review everything before it is added.</source>
            <translation>OPML、JSON、CSV 或其他阅读器的数据库。添加之前您可以检查全部内容。</translation>
        </message>
        <message>
            <source>Starter feeds</source>
            <translation>入门订阅源</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic.</source>
            <translation>推荐的订阅源，每个主题一个文件夹。</translation>
        </message>
        <message>
            <source>View</source>
            <translation>查看</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} in %n folders</source>
            <translation>
                <numerusform>%n 个文件夹中的{feeds}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copied</source>
            <translation>已复制</translation>
        </message>
        <message numerus="yes">
            <source>Copy %n links</source>
            <translation>
                <numerusform>复制 %n 个链接</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>复制链接</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>复制路径</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>复制文本</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>下载</translation>
        </message>
        <message>
            <source>No browser could be opened</source>
            <translation>无法打开浏览器</translation>
        </message>
        <message>
            <source>No mail program could be opened</source>
            <translation>无法打开邮件程序</translation>
        </message>
        <message>
            <source>No program could open {name}</source>
            <translation>没有程序能打开 {name}</translation>
        </message>
        <message>
            <source>No program on this computer plays this episode</source>
            <translation>此电脑上没有程序能播放这一集</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message numerus="yes">
            <source>%n articles found</source>
            <translation>
                <numerusform>找到 %n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>A click chooses</source>
            <translation>点击选择</translation>
        </message>
        <message>
            <source>A click on a block chooses:</source>
            <translation>点击区块时选择：</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>文章</translation>
        </message>
        <message>
            <source>Articles on this page</source>
            <translation>此网页上的文章</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>CSS selector</source>
            <translation>CSS 选择器</translation>
        </message>
        <message>
            <source>CSS selector: {part}</source>
            <translation>CSS 选择器：{part}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>更改地址…</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Follow page</source>
            <translation>关注网页</translation>
        </message>
        <message>
            <source>Follow this page</source>
            <translation>关注此网页</translation>
        </message>
        <message>
            <source>Leave a field empty to detect it automatically.</source>
            <translation>空字段会自动判断。</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>链接</translation>
        </message>
        <message>
            <source>Loading the page…</source>
            <translation>正在加载网页…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>No blocks that repeat were found; choose one in the list.</source>
            <translation>未找到重复的区块；请在列表中选择一个。</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>不早于 {time}：{why}</translation>
        </message>
        <message>
            <source>Nothing found: choose a block that is an article.</source>
            <translation>未找到内容：请选择一个文章区块。</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>建议</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>标题</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>顶层</translation>
        </message>
        <message>
            <source>{part}: this is not a CSS selector.</source>
            <translation>{part}：这不是 CSS 选择器。</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n 篇未读</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>文章</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>订阅源和文件夹</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Go to a feed, folder or article, or run a command</source>
            <translation>转到订阅源、文件夹或文章，或运行命令</translation>
        </message>
        <message>
            <source>Go to anything</source>
            <translation>快速转到</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>已隐藏</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>无结果</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>没有可撤消的操作</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <source>Saved search</source>
            <translation>已保存的搜索</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>当前显示</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>无标题</translation>
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
            <translation>选择</translation>
        </message>
        <message>
            <source>open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>search all articles for “{words}”</source>
            <translation>在所有文章中搜索“{words}”</translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Back to the list</source>
            <translation>返回列表</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>显示侧边栏</translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of {count} unread</source>
            <translation>
                <numerusform>{count} 篇中 %n 篇未读</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n 篇未读</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>全部已读</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>没有文章</translation>
        </message>
        <message>
            <source>{place} of {count} new</source>
            <translation>新文章 {place}/{count}</translation>
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
            <translation>地址已复制</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>复制图片</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>复制图片地址</translation>
        </message>
        <message>
            <source>Description: {text}</source>
            <translation>描述：{text}</translation>
        </message>
        <message>
            <source>Fit</source>
            <translation>适合窗口</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>正在加载…</translation>
        </message>
        <message>
            <source>Next picture</source>
            <translation>下一张图片</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>打开原图</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>图片已复制</translation>
        </message>
        <message>
            <source>Picture viewer</source>
            <translation>图片查看器</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>播放</translation>
        </message>
        <message>
            <source>Previous picture</source>
            <translation>上一张图片</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>保存图片…</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大小</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>图片无法加载</translation>
        </message>
        <message>
            <source>This article has no pictures.</source>
            <translation>此文章没有图片。</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>缩小</translation>
        </message>
        <message>
            <source>actual size</source>
            <translation>实际大小</translation>
        </message>
        <message>
            <source>close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>fit</source>
            <translation>适合窗口</translation>
        </message>
        <message>
            <source>open original</source>
            <translation>打开原图</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>播放或暂停</translation>
        </message>
        <message>
            <source>previous, next</source>
            <translation>上一张、下一张</translation>
        </message>
        <message>
            <source>save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>缩放</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} / {count}</translation>
        </message>
        <message>
            <source>{percent} %</source>
            <translation>{percent}%</translation>
        </message>
    </context>
    <context>
        <name>Player</name>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>前进 30 秒</translation>
        </message>
        <message>
            <source>At the end of the article</source>
            <translation>文章结束时</translation>
        </message>
        <message>
            <source>At the end of the episode</source>
            <translation>节目结束时</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>后退 15 秒</translation>
        </message>
        <message>
            <source>Cancel download</source>
            <translation>取消下载</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>章节</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>关闭播放器</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>代码</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>复制地址</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>删除下载</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>下载</translation>
        </message>
        <message>
            <source>Episode</source>
            <translation>节目</translation>
        </message>
        <message>
            <source>Footnotes</source>
            <translation>脚注</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>正在加载…</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>Next sentence</source>
            <translation>下一句</translation>
        </message>
        <message>
            <source>No further article to read aloud</source>
            <translation>没有更多可朗读的文章</translation>
        </message>
        <message>
            <source>No further episode in Read later</source>
            <translation>稍后阅读中没有更多节目</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Open in player</source>
            <translation>在播放器中打开</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Pause download</source>
            <translation>暂停下载</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>播放</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>从头播放</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>已播放</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>播放器</translation>
        </message>
        <message>
            <source>Position</source>
            <translation>位置</translation>
        </message>
        <message>
            <source>Previous sentence</source>
            <translation>上一句</translation>
        </message>
        <message>
            <source>Resume download</source>
            <translation>恢复下载</translation>
        </message>
        <message>
            <source>Sleep timer</source>
            <translation>睡眠定时器</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>表格</translation>
        </message>
        <message>
            <source>This article has no episode.</source>
            <translation>此文章没有节目。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>视频</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>语音</translation>
        </message>
        <message>
            <source>download paused at {share}</source>
            <translation>下载已在 {share} 处暂停</translation>
        </message>
        <message>
            <source>download will be tried again: {why}</source>
            <translation>将重试下载：{why}</translation>
        </message>
        <message>
            <source>downloading {share}</source>
            <translation>正在下载 {share}</translation>
        </message>
        <message>
            <source>no sound output here, plays in the system's player</source>
            <translation>此处没有声音输出，将在系统播放器中播放</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>正在播放</translation>
        </message>
        <message>
            <source>plays in the system's player</source>
            <translation>在系统播放器中播放</translation>
        </message>
        <message>
            <source>saved on this computer</source>
            <translation>已保存在这台电脑上</translation>
        </message>
        <message>
            <source>{bytes} of {size}</source>
            <translation>{bytes} / {size}</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} 分钟</translation>
        </message>
        <message>
            <source>{minutes} min left</source>
            <translation>剩余 {minutes} 分钟</translation>
        </message>
        <message>
            <source>{position} of {length}</source>
            <translation>{position} / {length}</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bytes</source>
            <translation>
                <numerusform>%n 字节</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n 天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episodes</source>
            <translation>
                <numerusform>%n 集节目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hours</source>
            <translation>
                <numerusform>%n 小时</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n links</source>
            <translation>
                <numerusform>%n 个链接</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n 分钟</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n opened articles</source>
            <translation>
                <numerusform>%n 篇打开的文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other requests</source>
            <translation>
                <numerusform>其他请求 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reading times</source>
            <translation>
                <numerusform>%n 条阅读时长</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes</source>
            <translation>
                <numerusform>%n 次刷新</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>%n 次请求</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shortcuts changed.</source>
            <translation>
                <numerusform>已更改 %n 个快捷键。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>%n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times at the computer</source>
            <translation>
                <numerusform>使用电脑 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits</source>
            <translation>
                <numerusform>%n 次访问</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits at your other computers.</source>
            <translation>
                <numerusform>在您的其他电脑上访问 %n 次。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n 年</numerusform>
            </translation>
        </message>
        <message>
            <source>A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.</source>
            <translation>包含最近 100 篇已加星标文章的订阅源文件，供其他程序使用。留空则不生成。</translation>
        </message>
        <message>
            <source>A feed or folder can have its own.</source>
            <translation>订阅源或文件夹可以单独设置。</translation>
        </message>
        <message>
            <source>A metered connection cannot be detected on this computer.</source>
            <translation>在这台电脑上无法检测按流量计费的连接。</translation>
        </message>
        <message>
            <source>A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.</source>
            <translation>服务器可以说明其订阅源的有效时长（max-age）。这是 Beforehand 等待的最长时间。</translation>
        </message>
        <message>
            <source>A third of the requests</source>
            <translation>三分之一的请求</translation>
        </message>
        <message>
            <source>A third of the requests on low battery or a metered connection.</source>
            <translation>电量不足或使用按流量计费的连接时，只发送三分之一的请求。</translation>
        </message>
        <message>
            <source>A tray icon shows whether there are unread articles.</source>
            <translation>托盘图标会显示是否有未读文章。</translation>
        </message>
        <message>
            <source>About [{requests} a day] for each of {feeds}.</source>
            <translation>每个订阅源[每天约 {requests}]（{feeds}）。</translation>
        </message>
        <message>
            <source>About {volume} a day.</source>
            <translation>每天约 {volume}。</translation>
        </message>
        <message>
            <source>Add…</source>
            <translation>添加…</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>高级</translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds</source>
            <translation>
                <numerusform>%n 秒后</numerusform>
            </translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>重新启动后生效。</translation>
        </message>
        <message>
            <source>Also Ctrl+Plus and Ctrl+Minus while you read.</source>
            <translation>阅读时也可用 Ctrl+加号和 Ctrl+减号。</translation>
        </message>
        <message>
            <source>An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.</source>
            <translation>代理地址如 proxy.example:3128；“none”表示直接连接；留空则使用系统设置。</translation>
        </message>
        <message>
            <source>An https address with {query}, such as https://search.example/?q={query}. Adds a web search to the menu of selected text; it opens in your browser. Leave empty for none.</source>
            <translation>包含 {query} 的 https 地址，例如 https://search.example/?q={query}。会在所选文本的菜单中添加网页搜索，并在您的浏览器中打开。留空则不添加。</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>文章字体</translation>
        </message>
        <message>
            <source>Article text size in pixels.</source>
            <translation>文章文字大小（像素）。</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>文章主题</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>文章</translation>
        </message>
        <message>
            <source>At the end of an article that was read aloud, read the next one in the list. Articles heard to their end are marked as read.</source>
            <translation>一篇文章朗读完后，朗读列表中的下一篇。听完的文章会标为已读。</translation>
        </message>
        <message>
            <source>At the end of an episode, play the next one in Read later.</source>
            <translation>一集结束时，播放稍后阅读中的下一集。</translation>
        </message>
        <message>
            <source>Automatic (sans serif)</source>
            <translation>自动（无衬线）</translation>
        </message>
        <message>
            <source>Automatic (serif)</source>
            <translation>自动（衬线）</translation>
        </message>
        <message>
            <source>Average number of requests a day for each feed.</source>
            <translation>每个订阅源每天的平均请求数。</translation>
        </message>
        <message>
            <source>Back up everything once a day.</source>
            <translation>每天备份全部内容一次。</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>立即备份</translation>
        </message>
        <message>
            <source>Background and text of articles, in light and dark.</source>
            <translation>文章在浅色和深色下的背景和文字。</translation>
        </message>
        <message>
            <source>Backup created.</source>
            <translation>备份已创建。</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>备份</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>基于有访问的 %n 天。</numerusform>
            </translation>
        </message>
        <message>
            <source>Before you usually read, choose up to seven stories of what is new, with their texts and pictures.</source>
            <translation>在您平时阅读之前，从新内容中选出最多七条报道，并备好正文和图片。</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>两者</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>预算</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>按名称</translation>
        </message>
        <message>
            <source>By priority</source>
            <translation>按优先级</translation>
        </message>
        <message>
            <source>By unread</source>
            <translation>按未读数</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>更改快捷键…</translation>
        </message>
        <message>
            <source>Changed keyboard shortcuts as JSON: action names with their keys.</source>
            <translation>已更改的键盘快捷键（JSON）：操作名称及其按键。</translation>
        </message>
        <message>
            <source>Checking the backup…</source>
            <translation>正在检查备份…</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>正在检查…</translation>
        </message>
        <message>
            <source>Choose a folder for articles</source>
            <translation>选择存放文章的文件夹</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Closing the window hides it; feeds keep refreshing.</source>
            <translation>关闭窗口会将其隐藏；订阅源继续刷新。</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>分栏</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>紧凑</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>电脑</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>已复制</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>复制地址</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>自定义</translation>
        </message>
        <message>
            <source>Daily backups</source>
            <translation>每日备份</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Database: {database}. Backups: {backups}. Pictures: {pictures}.</source>
            <translation>数据库：{database}。备份：{backups}。图片：{pictures}。</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>Desktop</source>
            <translation>桌面</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>Digest before I usually read</source>
            <translation>在我通常阅读之前汇总</translation>
        </message>
        <message>
            <source>Do not load</source>
            <translation>不加载</translation>
        </message>
        <message>
            <source>Each briefing is saved here as an e-book (EPUB), for an e-reader to pick up. The last seven are kept. Leave empty for none.</source>
            <translation>每份简报都会以电子书（EPUB）形式保存在这里，供电子书阅读器读取。保留最近七份。留空则不保存。</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>请输入 proxy.example:3128 这样的代理，不含用户名和密码。不支持 SOCKS。</translation>
        </message>
        <message>
            <source>Enter a public https address that contains {query}.</source>
            <translation>请输入包含 {query} 的公开 https 地址。</translation>
        </message>
        <message>
            <source>Enter the full path of a file ending in .xml or .atom.</source>
            <translation>请输入以 .xml 或 .atom 结尾的文件的完整路径。</translation>
        </message>
        <message>
            <source>Enter the full path of a folder.</source>
            <translation>请输入文件夹的完整路径。</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>清除学习数据</translation>
        </message>
        <message>
            <source>Erased. Earlier backups still contain it. You can undo this until you quit.</source>
            <translation>已清除。较早的备份中仍有这些数据。退出之前可以撤消。</translation>
        </message>
        <message>
            <source>Every feed is refreshed at least this often, unless its server forbids it.</source>
            <translation>每个订阅源至少按此频率刷新，除非其服务器禁止。</translation>
        </message>
        <message>
            <source>Everything is restored.</source>
            <translation>已全部恢复。</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>导出…</translation>
        </message>
        <message>
            <source>Feed icons</source>
            <translation>订阅源图标</translation>
        </message>
        <message>
            <source>Feeds are never refreshed more often than this, except after 15 minutes when you open the window.</source>
            <translation>订阅源的刷新绝不会比这更频繁，除非您打开窗口时已过 15 分钟。</translation>
        </message>
        <message>
            <source>Feeds, read marks and stars in sync on several computers, without a server.</source>
            <translation>无需服务器，在多台电脑之间同步订阅源、已读标记和星标。</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>更少错过</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>更少请求</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>查找</translation>
        </message>
        <message>
            <source>Find a font</source>
            <translation>查找字体</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>查找偏好设置</translation>
        </message>
        <message>
            <source>Folder for briefings</source>
            <translation>简报文件夹</translation>
        </message>
        <message>
            <source>Folder for downloads</source>
            <translation>下载文件夹</translation>
        </message>
        <message>
            <source>Folder…</source>
            <translation>文件夹…</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>字体</translation>
        </message>
        <message>
            <source>Font for article text and titles.</source>
            <translation>文章正文和标题的字体。</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>字体</translation>
        </message>
        <message>
            <source>For a day</source>
            <translation>一天</translation>
        </message>
        <message>
            <source>For a week</source>
            <translation>一周</translation>
        </message>
        <message>
            <source>For the bookmark in your browser that saves a page to Read later. Any web page can open such a link; unless this is on, you are asked each time.</source>
            <translation>用于浏览器中将网页保存到稍后阅读的书签。任何网页都可能打开此类链接；关闭时每次都会询问您。</translation>
        </message>
        <message>
            <source>Full texts in advance</source>
            <translation>提前加载全文</translation>
        </message>
        <message>
            <source>General</source>
            <translation>通用</translation>
        </message>
        <message>
            <source>Group reports of one story</source>
            <translation>将同一事件的报道归为一组</translation>
        </message>
        <message>
            <source>Half of the requests</source>
            <translation>一半的请求</translation>
        </message>
        <message>
            <source>Held back and delivered together.</source>
            <translation>暂缓并一并送达。</translation>
        </message>
        <message>
            <source>Hide duplicates</source>
            <translation>隐藏重复文章</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>隐藏已读订阅源</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>高对比度</translation>
        </message>
        <message>
            <source>Hours without refreshing</source>
            <translation>不刷新的时段</translation>
        </message>
        <message>
            <source>How long an article has to be open, if it is marked as read some seconds later.</source>
            <translation>如果在数秒后标为已读，文章需要打开多久。</translation>
        </message>
        <message>
            <source>How much of the budget to use on a metered connection.</source>
            <translation>使用按流量计费的连接时使用多少预算。</translation>
        </message>
        <message>
            <source>How much of the budget to use while the battery is low.</source>
            <translation>电量不足时使用多少预算。</translation>
        </message>
        <message>
            <source>How refresh times are chosen: by what was learned, by timers, or by methods from the literature. Help compares them.</source>
            <translation>如何选择刷新时间：按学到的内容、按固定间隔，或采用文献中的方法。帮助中有比较。</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>立即</translation>
        </message>
        <message>
            <source>In lists once an article was opened</source>
            <translation>打开文章后才在列表中显示</translation>
        </message>
        <message>
            <source>Interface language, after restart.</source>
            <translation>界面语言，重新启动后生效。</translation>
        </message>
        <message>
            <source>Interface text size</source>
            <translation>界面文字大小</translation>
        </message>
        <message>
            <source>Keep earlier versions of articles</source>
            <translation>保留文章的早期版本</translation>
        </message>
        <message>
            <source>Keep read articles for</source>
            <translation>已读文章保留时间</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>关闭后继续运行</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Known from: {signals}.</source>
            <translation>识别方式：{signals}。</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Last backup: {time}.</source>
            <translation>上次备份：{time}。</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>布局</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>了解我何时阅读</translation>
        </message>
        <message>
            <source>Learning paused until</source>
            <translation>学习暂停至</translation>
        </message>
        <message>
            <source>Leave feeds and folders without unread articles out of the sidebar.</source>
            <translation>在侧边栏中不显示没有未读文章的订阅源和文件夹。</translation>
        </message>
        <message>
            <source>Less: {name}</source>
            <translation>减少：{name}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Light, dark, or the system setting.</source>
            <translation>浅色、深色或系统设置。</translation>
        </message>
        <message>
            <source>Line {number} is not valid: enter a unique name, a colon, and an address that contains {url}, {title} or {text}, the full path of a folder, wallabag+ and the address of a server, or {miniflux}</source>
            <translation>第 {number} 行无效：请输入唯一的名称和冒号，然后是包含 {url}、{title} 或 {text} 的网址、文件夹的完整路径、wallabag+ 加服务器地址，或 {miniflux}</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>列表在上</translation>
        </message>
        <message>
            <source>List density</source>
            <translation>列表密度</translation>
        </message>
        <message>
            <source>Lists and menus, after restart.</source>
            <translation>列表和菜单，重新启动后生效。</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>加载</translation>
        </message>
        <message>
            <source>Load feed icons from their websites, once a month each.</source>
            <translation>从网站加载订阅源图标，每个每月一次。</translation>
        </message>
        <message>
            <source>Load pictures from their websites, in articles and lists.</source>
            <translation>从网站加载文章和列表中的图片。</translation>
        </message>
        <message>
            <source>Load the full text of new articles in feeds whose articles you usually open in full, so that it is there when you visit. Never on a metered connection or a low battery.</source>
            <translation>对于您通常以全文打开文章的订阅源，预先加载新文章的全文，以便您访问时即可阅读。使用按流量计费的连接或电量不足时不会加载。</translation>
        </message>
        <message>
            <source>Longest cache time</source>
            <translation>最长缓存时间</translation>
        </message>
        <message>
            <source>Longest interval</source>
            <translation>最长间隔</translation>
        </message>
        <message>
            <source>Low battery cannot be detected on this computer.</source>
            <translation>在这台电脑上无法检测电量不足。</translation>
        </message>
        <message>
            <source>Manually</source>
            <translation>手动</translation>
        </message>
        <message>
            <source>Mark articles as read</source>
            <translation>将文章标为已读</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>标为已读或未读</translation>
        </message>
        <message>
            <source>Maximum width of article text in pixels.</source>
            <translation>文章文本的最大宽度（像素）。</translation>
        </message>
        <message>
            <source>Missed articles are not estimated while learning is off.</source>
            <translation>学习关闭时不估算错过的文章。</translation>
        </message>
        <message>
            <source>More: {name}</source>
            <translation>增加：{name}</translation>
        </message>
        <message>
            <source>Music folder</source>
            <translation>音乐文件夹</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: nothing stored.</source>
            <translation>您打开过链接的网站名称：未存储。</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: {links}, {size}.</source>
            <translation>您打开过链接的网站名称：{links}，{size}。</translation>
        </message>
        <message>
            <source>Neither can be detected on this computer.</source>
            <translation>在这台电脑上两者均无法检测。</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>网络</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>从不</translation>
        </message>
        <message>
            <source>No automatic refreshing during these hours. You can still refresh manually.</source>
            <translation>这些时段不自动刷新。您仍可手动刷新。</translation>
        </message>
        <message>
            <source>No file</source>
            <translation>没有文件</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>无文件夹</translation>
        </message>
        <message>
            <source>No font of that name</source>
            <translation>没有此名称的字体</translation>
        </message>
        <message>
            <source>No notifications during these hours.</source>
            <translation>这些时段不通知。</translation>
        </message>
        <message>
            <source>No preferences match.</source>
            <translation>没有匹配的偏好设置。</translation>
        </message>
        <message>
            <source>No shortcuts changed.</source>
            <translation>没有更改过的快捷键。</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>普通</translation>
        </message>
        <message>
            <source>Not enough data yet: check back in a few days.</source>
            <translation>数据还不够：请过几天再来查看。</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>无操作</translation>
        </message>
        <message>
            <source>Nothing about you is recorded until this time, in seconds since 1970; 0 if learning is not paused.</source>
            <translation>在此时间之前不记录与您有关的任何信息（自 1970 年起的秒数）；学习未暂停时为 0。</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>察觉我回来</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <source>On a metered connection</source>
            <translation>使用按流量计费的连接时</translation>
        </message>
        <message>
            <source>One place per line. “Name: /folder” saves Markdown with pictures. “Name: https://example.org/add?url={url}” opens an address, which may also contain {title} and {text} (the selected text or the start of the article). A ★ after the name of a folder or server sends each article you star.</source>
            <translation>每行一个目标。“名称: /文件夹”会保存带图片的 Markdown。“名称: https://example.org/add?url={url}”会打开一个网址，其中还可以包含 {title} 和 {text}（所选文字或文章开头）。在文件夹或服务器的名称后加上 ★，会发送您加星标的每篇文章。</translation>
        </message>
        <message>
            <source>Only when I usually visit</source>
            <translation>仅在我通常的访问时间</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>打开…</translation>
        </message>
        <message>
            <source>Or after some seconds, when scrolled past, or manually.</source>
            <translation>或数秒后、滚动经过时，或手动。</translation>
        </message>
        <message>
            <source>Order of folders and feeds in the sidebar.</source>
            <translation>侧边栏中文件夹和订阅源的顺序。</translation>
        </message>
        <message>
            <source>Own programs</source>
            <translation>自己的程序</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>页面</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>纸张</translation>
        </message>
        <message>
            <source>Pause learning</source>
            <translation>暂停学习</translation>
        </message>
        <message>
            <source>Paused until you resume.</source>
            <translation>暂停中，直到您恢复。</translation>
        </message>
        <message>
            <source>Paused until {time}.</source>
            <translation>暂停至 {time}。</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>Pictures in lists</source>
            <translation>列表中的图片</translation>
        </message>
        <message>
            <source>Play a sound</source>
            <translation>播放声音</translation>
        </message>
        <message>
            <source>Play the next episode</source>
            <translation>播放下一集</translation>
        </message>
        <message>
            <source>Playback speed</source>
            <translation>播放速度</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>播客</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>偏好设置</translation>
        </message>
        <message>
            <source>Preferences: {label}</source>
            <translation>偏好设置：{label}</translation>
        </message>
        <message>
            <source>Prepare a briefing</source>
            <translation>准备简报</translation>
        </message>
        <message>
            <source>Press . to jump between the new articles and where you left off.</source>
            <translation>按 . 可在新文章和上次离开的位置之间跳转。</translation>
        </message>
        <message>
            <source>Programs in this folder can be added as feeds.</source>
            <translation>此文件夹中的程序可以添加为订阅源。</translation>
        </message>
        <message>
            <source>Programs opened without asking</source>
            <translation>无需询问即可打开的程序</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>代理</translation>
        </message>
        <message>
            <source>Quiet hours</source>
            <translation>免打扰时段</translation>
        </message>
        <message>
            <source>Read articles without a star are removed after this time, once their feed no longer has them.</source>
            <translation>没有星标的已读文章，在其订阅源不再包含它们之后，过此时间即移除。</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>稍后阅读</translation>
        </message>
        <message>
            <source>Read on aloud</source>
            <translation>连续朗读</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>阅读</translation>
        </message>
        <message>
            <source>Reading speed</source>
            <translation>朗读速度</translation>
        </message>
        <message>
            <source>Record on this computer when you are at it, and refresh what you probably read next as soon as you come back. Requests right after you unlock tell servers when you come; none are sent with this off. What is stored stays until you erase it.</source>
            <translation>在这台电脑上记录您何时在使用它，并在您回来时立即刷新您接下来可能阅读的内容。解锁后立即发出的请求会让服务器知道您何时回来；关闭此项则不会发送。已存储的内容会保留到您清除为止。</translation>
        </message>
        <message>
            <source>Record on this computer when you open the window, what you read and which sites you open links to, so that feeds are ready in time and For you matches your interests.</source>
            <translation>在这台电脑上记录您何时打开窗口、读了什么、打开了哪些网站的链接，以便订阅源及时就绪，并让“为您推荐”符合您的兴趣。</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>自动刷新</translation>
        </message>
        <message>
            <source>Refresh feeds in the background.</source>
            <translation>在后台刷新订阅源。</translation>
        </message>
        <message>
            <source>Refresh history</source>
            <translation>刷新历史</translation>
        </message>
        <message>
            <source>Refresh history: nothing stored.</source>
            <translation>刷新历史：未存储。</translation>
        </message>
        <message>
            <source>Refresh history: {retrievals}, {requests}, {size}.</source>
            <translation>刷新历史：{retrievals}、{requests}、{size}。</translation>
        </message>
        <message>
            <source>Refresh immediately after you unlock. Servers can then tell when you return.</source>
            <translation>解锁后立即刷新。服务器因此能知道您何时回来。</translation>
        </message>
        <message>
            <source>Refresh plan</source>
            <translation>刷新计划</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>刷新</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>每天请求数</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Restore this backup? Beforehand restarts with it. Your current data is kept as a backup and can be restored later.</source>
            <translation>恢复此备份？Beforehand 会用它重新启动。您当前的数据会保留为备份，以后可以恢复。</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>恢复…</translation>
        </message>
        <message>
            <source>Resume learning</source>
            <translation>恢复学习</translation>
        </message>
        <message>
            <source>Save pages from the browser without asking</source>
            <translation>不经询问直接保存来自浏览器的网页</translation>
        </message>
        <message>
            <source>Save power and data</source>
            <translation>节省电量和流量</translation>
        </message>
        <message>
            <source>Saved in {folder}: {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}.</source>
            <translation>已保存到 {folder}：{visits}、{opened}、{readings}、{links}、{episodes}、{stays}、{retrievals}、{requests}。</translation>
        </message>
        <message>
            <source>Schemes of other programs that “Send to” opens without asking again.</source>
            <translation>“发送到”不再询问就打开的其他程序的协议。</translation>
        </message>
        <message>
            <source>Scrolled past means: it was in sight, and you scrolled on. Undo takes back everything you scrolled past.</source>
            <translation>“滚动经过”是指：文章曾在视野中，而您继续滚动。撤消会恢复您滚动经过的所有文章。</translation>
        </message>
        <message>
            <source>Seconds until read</source>
            <translation>标为已读前的秒数</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>发送到</translation>
        </message>
        <message>
            <source>Serif font</source>
            <translation>衬线字体</translation>
        </message>
        <message>
            <source>Share refreshes between computers</source>
            <translation>在电脑之间共享刷新结果</translation>
        </message>
        <message>
            <source>Share visits between computers</source>
            <translation>在电脑之间共享访问时间</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>分享</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>快捷键</translation>
        </message>
        <message>
            <source>Shortest interval</source>
            <translation>最短间隔</translation>
        </message>
        <message>
            <source>Show an article from several feeds only once, with the names of the other feeds.</source>
            <translation>多个订阅源中的同一文章只显示一次，并附上其他订阅源的名称。</translation>
        </message>
        <message>
            <source>Show articles of different sites that report the same as one row in lists of several feeds, and name the others at the article.</source>
            <translation>在包含多个订阅源的列表中，将不同网站对同一事件的报道合并为一行，并在文章中列出其他报道。</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>显示数量</translation>
        </message>
        <message>
            <source>Show in Rhythm</source>
            <translation>在节奏中显示</translation>
        </message>
        <message>
            <source>Show in articles and lists</source>
            <translation>在文章和列表中显示</translation>
        </message>
        <message>
            <source>Show in articles only</source>
            <translation>仅在文章中显示</translation>
        </message>
        <message>
            <source>Show new articles first</source>
            <translation>先显示新文章</translation>
        </message>
        <message>
            <source>Show the new articles first, or the list where you left off. The key for new articles goes from one to the other.</source>
            <translation>先显示新文章，或显示上次离开时的列表。新文章的按键可在两者之间切换。</translation>
        </message>
        <message>
            <source>Show the number of unread articles in the sidebar.</source>
            <translation>在侧边栏中显示未读文章的数量。</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>显示托盘图标</translation>
        </message>
        <message>
            <source>Show where I left off</source>
            <translation>显示上次离开的位置</translation>
        </message>
        <message>
            <source>Some seconds later</source>
            <translation>数秒后</translation>
        </message>
        <message>
            <source>Sort feeds</source>
            <translation>订阅源排序</translation>
        </message>
        <message>
            <source>Speed of episodes in percent. The speed button of the player changes it too.</source>
            <translation>节目的播放速度（百分比）。播放器的速度按钮也可更改。</translation>
        </message>
        <message>
            <source>Speed of reading aloud in percent of the system's. The speed button of the player changes it too.</source>
            <translation>朗读速度占系统语速的百分比。播放器的速度按钮也可更改。</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>标准</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>星标</translation>
        </message>
        <message>
            <source>Starred articles as a feed</source>
            <translation>将已加星标的文章作为订阅源</translation>
        </message>
        <message>
            <source>Start and end are the same time.</source>
            <translation>开始和结束时间相同。</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>登录时启动</translation>
        </message>
        <message>
            <source>Start hidden at login; feeds keep refreshing.</source>
            <translation>登录时隐藏启动；订阅源持续刷新。</translation>
        </message>
        <message>
            <source>Starts hidden; feeds keep refreshing.</source>
            <translation>隐藏启动；订阅源持续刷新。</translation>
        </message>
        <message>
            <source>Stays on this computer: when you visit, what you read.</source>
            <translation>仅保存在这台电脑上：您何时访问、阅读了什么。</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>存储</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>已存储的数据</translation>
        </message>
        <message>
            <source>Swipe left</source>
            <translation>向左滑动</translation>
        </message>
        <message>
            <source>Swipe right</source>
            <translation>向右滑动</translation>
        </message>
        <message>
            <source>System</source>
            <translation>系统</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder what servers answered, so that what one of them found unchanged is not requested again by the others.</source>
            <translation>把服务器的答复告知共享文件夹的其他电脑，一台电脑已确认没有变化的内容，其他电脑不再重复请求。</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder when you open the window, so that feeds are ready on each of them. Times only, no feeds or articles. Erasing learned data erases them everywhere.</source>
            <translation>把您打开窗口的时间告知共享文件夹的其他电脑，让每台电脑上的订阅源都提前就绪。只有时间，不含订阅源或文章。清除学习数据时，所有电脑上的都会清除。</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>文字大小</translation>
        </message>
        <message>
            <source>Text size in lists and menus in pixels, after restart.</source>
            <translation>列表和菜单的文字大小（像素），重新启动后生效。</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主题</translation>
        </message>
        <message>
            <source>This desktop does not show notifications.</source>
            <translation>此桌面不显示通知。</translation>
        </message>
        <message>
            <source>This desktop gives no signal when you come back.</source>
            <translation>此桌面在您回来时不提供任何信号。</translation>
        </message>
        <message>
            <source>This desktop has no tray, so closing the window quits Beforehand.</source>
            <translation>此桌面没有托盘，因此关闭窗口会退出 Beforehand。</translation>
        </message>
        <message>
            <source>This font is not installed. Beforehand chooses one automatically.</source>
            <translation>未安装此字体。Beforehand 会自动选择一种。</translation>
        </message>
        <message>
            <source>This value is not valid.</source>
            <translation>此值无效。</translation>
        </message>
        <message>
            <source>Three columns, or the list above the article.</source>
            <translation>三栏，或列表在文章上方。</translation>
        </message>
        <message>
            <source>Three lines</source>
            <translation>三行</translation>
        </message>
        <message>
            <source>Three lines per article, or only the title and feed.</source>
            <translation>每篇文章三行，或仅标题和订阅源。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤消</translation>
        </message>
        <message>
            <source>Unless a feed or folder says otherwise. Off for imported feeds.</source>
            <translation>除非订阅源或文件夹另有设置。对导入的订阅源关闭。</translation>
        </message>
        <message>
            <source>Unless a feed, folder or rule says otherwise. Messages in the tray sound as your system says.</source>
            <translation>除非订阅源、文件夹或规则另有设置。托盘消息的声音由您的系统决定。</translation>
        </message>
        <message>
            <source>Until I resume</source>
            <translation>直到我恢复</translation>
        </message>
        <message>
            <source>Use a serif font for articles.</source>
            <translation>文章使用衬线字体。</translation>
        </message>
        <message>
            <source>Use article.css</source>
            <translation>使用 article.css</translation>
        </message>
        <message>
            <source>Use letters, digits and punctuation in one line, at most 200 characters.</source>
            <translation>请在一行内使用字母、数字和标点，最多 200 个字符。</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>用户代理</translation>
        </message>
        <message>
            <source>User agent sent to servers. Leave empty for the default. Feeds can have their own.</source>
            <translation>发送给服务器的用户代理。留空则使用默认值。订阅源可以有各自的设置。</translation>
        </message>
        <message>
            <source>Visits, reading and times at the computer</source>
            <translation>访问、阅读和使用电脑的时间</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>语音</translation>
        </message>
        <message>
            <source>Voices for reading aloud as JSON: languages with the voice chosen in the player.</source>
            <translation>朗读语音（JSON）：各语言及在播放器中选择的语音。</translation>
        </message>
        <message>
            <source>Web search</source>
            <translation>网页搜索</translation>
        </message>
        <message>
            <source>Websites see a request for each picture.</source>
            <translation>每张图片网站都会看到一次请求。</translation>
        </message>
        <message>
            <source>What two fingers to the left on a touchpad do to an article in the list.</source>
            <translation>在触控板上双指向左滑动时对列表中文章的操作。</translation>
        </message>
        <message>
            <source>What two fingers to the right on a touchpad do to an article in the list.</source>
            <translation>在触控板上双指向右滑动时对列表中文章的操作。</translation>
        </message>
        <message>
            <source>What you read and for how long: nothing stored.</source>
            <translation>您读了什么、读了多久：未存储。</translation>
        </message>
        <message>
            <source>What you read and for how long: {readings}, {size}.</source>
            <translation>您读了什么、读了多久：{readings}，{size}。</translation>
        </message>
        <message>
            <source>When a publisher edits an article, show what was added and removed.</source>
            <translation>当发布者修改文章时，显示新增和删除的内容。</translation>
        </message>
        <message>
            <source>When opened</source>
            <translation>打开时</translation>
        </message>
        <message>
            <source>When opened or scrolled past</source>
            <translation>打开或滚动经过时</translation>
        </message>
        <message>
            <source>When the battery is low</source>
            <translation>电量不足时</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>打开窗口时</translation>
        </message>
        <message>
            <source>When to load the picture beside an article in a list. Websites only see requests for pictures in view.</source>
            <translation>何时加载列表中文章旁的图片。网站只会看到对可见图片的请求。</translation>
        </message>
        <message>
            <source>When you were at this computer: nothing stored.</source>
            <translation>您何时在使用这台电脑：未存储。</translation>
        </message>
        <message>
            <source>When you were at this computer: {stays} {days}, {size}.</source>
            <translation>您何时在使用这台电脑：{stays}（{days}），{size}。</translation>
        </message>
        <message>
            <source>Where episodes are saved. Leave empty for Podcasts in your music folder.</source>
            <translation>节目的保存位置。留空则保存到音乐文件夹中的 Podcasts。</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: nothing stored.</source>
            <translation>您收听了哪些节目、听到哪里：未存储。</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: {episodes}, {size}.</source>
            <translation>您收听了哪些节目、听到哪里：{episodes}，{size}。</translation>
        </message>
        <message>
            <source>Width of article text</source>
            <translation>文章文本宽度</translation>
        </message>
        <message>
            <source>With the list</source>
            <translation>随列表加载</translation>
        </message>
        <message>
            <source>You would miss [{misses} a day].</source>
            <translation>您每天会错过[{misses}]。</translation>
        </message>
        <message>
            <source>Your other computers learn when you visit; what you read stays here.</source>
            <translation>您的其他电脑会知道您何时打开；您读了什么只留在这台电脑上。</translation>
        </message>
        <message>
            <source>Your own style sheet for articles: the file article.css in the profile folder. Read again when it changes.</source>
            <translation>您自己的文章样式表：配置文件夹中的 article.css 文件。更改后会重新读取。</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: nothing stored.</source>
            <translation>您的访问与阅读的订阅源：未存储。</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: {visits} {days}, {opened}, {size}.</source>
            <translation>您的访问与阅读的订阅源：{visits}（{days}），{opened}，{size}。</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>约 %n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>first input after 15 minutes</source>
            <translation>15 分钟后的首次输入</translation>
        </message>
        <message>
            <source>hardly any article</source>
            <translation>几乎没有文章</translation>
        </message>
        <message numerus="yes">
            <source>on %n days</source>
            <translation>
                <numerusform>%n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>屏幕保护程序</translation>
        </message>
        <message>
            <source>switch of user</source>
            <translation>切换用户</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>解锁</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>唤醒</translation>
        </message>
        <message>
            <source>{name}: from</source>
            <translation>{name}：开始</translation>
        </message>
        <message>
            <source>{name}: until</source>
            <translation>{name}：结束</translation>
        </message>
        <message>
            <source>{time}, before a backup was restored</source>
            <translation>{time}，恢复备份之前</translation>
        </message>
        <message>
            <source>{time}, before an update</source>
            <translation>{time}，更新之前</translation>
        </message>
        <message>
            <source>{time}: damaged, cannot be restored</source>
            <translation>{time}：已损坏，无法恢复</translation>
        </message>
    </context>
    <context>
        <name>PresenceLane</name>
        <message>
            <source>At this computer</source>
            <translation>使用这台电脑</translation>
        </message>
    </context>
    <context>
        <name>PriorityControl</name>
        <message>
            <source>High</source>
            <translation>高</translation>
        </message>
        <message>
            <source>Highest</source>
            <translation>最高</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>低</translation>
        </message>
        <message>
            <source>Lowest</source>
            <translation>最低</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>普通</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>优先级</translation>
        </message>
        <message>
            <source>Set automatically</source>
            <translation>自动设置</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}，因为您很少阅读它。移动滑块可自行设置。</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}，因为您经常阅读它。移动滑块可自行设置。</translation>
        </message>
    </context>
    <context>
        <name>Privacy</name>
        <message>
            <source>What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an account also sees what you read and star in it.</source>
            <translation>Beforehand 学习到的内容只保存在此电脑上。服务器能看到向其请求的内容和时间；账号的服务器还能看到您在其中阅读和加星标的内容。</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>A passphrase needs the Python package cryptography, which is not installed.</source>
            <translation>使用密码短语需要 Python 软件包 cryptography，但尚未安装。</translation>
        </message>
        <message>
            <source>Beforehand quit before this finished.</source>
            <translation>Beforehand 在完成之前已退出。</translation>
        </message>
        <message>
            <source>Changes made here were not sent for more than 30 days. Send them, or take over what others did?</source>
            <translation>此处的更改已超过 30 天未发送。要发送它们，还是采用其他电脑的更改？</translation>
        </message>
        <message>
            <source>Changes that were never sent are older than 30 days. Send them, or take over what the server has?</source>
            <translation>从未发送的更改已超过 30 天。发送它们，还是采用服务器的状态？</translation>
        </message>
        <message>
            <source>Check the proxy in the feed's properties, or in the preferences.</source>
            <translation>请在订阅源的属性或偏好设置中检查代理。</translation>
        </message>
        <message>
            <source>Enter the present password in the feed's properties.</source>
            <translation>请在订阅源属性中输入当前密码。</translation>
        </message>
        <message>
            <source>Enter them in the feed's properties, or find a private feed address in your account on the site.</source>
            <translation>请在订阅源的属性中输入，或在该网站您的账号中查找专用的订阅源地址。</translation>
        </message>
        <message>
            <source>Files of {detail} are damaged. What follows the damage waits until they are complete again.</source>
            <translation>{detail} 的文件已损坏。损坏处之后的内容会等到文件恢复完整。</translation>
        </message>
        <message>
            <source>Folders of the account {detail} hold only what its server has. Feeds get there with “Move to”.</source>
            <translation>账户 {detail} 的文件夹只包含其服务器上的内容。请用“移动到”把订阅源移到那里。</translation>
        </message>
        <message>
            <source>If this persists, find a new address on its website, or unsubscribe.</source>
            <translation>如果持续如此，请在其网站上查找新地址，或取消订阅。</translation>
        </message>
        <message>
            <source>It is not retried automatically.</source>
            <translation>不会自动重试。</translation>
        </message>
        <message>
            <source>It will not return: you can unsubscribe.</source>
            <translation>它不会恢复：您可以取消订阅。</translation>
        </message>
        <message>
            <source>Next try: {time}.</source>
            <translation>下次尝试：{time}。</translation>
        </message>
        <message>
            <source>No article was found in the page.</source>
            <translation>页面中未找到文章。</translation>
        </message>
        <message>
            <source>No chapters were found for this episode.</source>
            <translation>未找到此节目的章节。</translation>
        </message>
        <message>
            <source>No feed was found at {detail}</source>
            <translation>在 {detail} 未找到订阅源</translation>
        </message>
        <message>
            <source>No known authority vouches for the server's certificate. Accept it only if the server has the same fingerprint (SHA-256): {detail}</source>
            <translation>没有已知机构为服务器的证书担保。仅当服务器的指纹（SHA-256）与此相同时才接受：{detail}</translation>
        </message>
        <message>
            <source>No newsletters of the last 90 days are in the folder {detail}.</source>
            <translation>文件夹 {detail} 中没有最近 90 天的通讯邮件。</translation>
        </message>
        <message>
            <source>No passphrase was entered, or not the same one twice. Nothing was changed.</source>
            <translation>未输入密码短语，或两次输入不一致。未做任何更改。</translation>
        </message>
        <message>
            <source>No server with accounts was found at this address ({detail}). Check the address.</source>
            <translation>在此地址未找到提供账户的服务器（{detail}）。请检查地址。</translation>
        </message>
        <message>
            <source>No voice ({detail}). Check the sound, and that speech-dispatcher and espeak-ng are installed.</source>
            <translation>没有可用的语音（{detail}）。请检查声音，并确认已安装 speech-dispatcher 和 espeak-ng。</translation>
        </message>
        <message>
            <source>Not all that {detail} wrote is kept, as this version does not know what it means. Update Beforehand on this computer.</source>
            <translation>此版本无法识别 {detail} 写入的部分内容，因此未全部保留。请更新此电脑上的 Beforehand。</translation>
        </message>
        <message>
            <source>Nothing found at this address (404).</source>
            <translation>此地址没有内容 (404)。</translation>
        </message>
        <message>
            <source>Nothing on the page matches the chosen blocks now.</source>
            <translation>页面上已没有与所选区块匹配的内容。</translation>
        </message>
        <message>
            <source>On the server of {detail}, every feed is in a folder.</source>
            <translation>在 {detail} 的服务器上，每个订阅源都在文件夹中。</translation>
        </message>
        <message>
            <source>Only articles of a Miniflux account that signs in with an API key can be sent by it.</source>
            <translation>只有使用 API 密钥登录的 Miniflux 账户的文章才能由它发送。</translation>
        </message>
        <message>
            <source>Pictures in this feed are not loaded.</source>
            <translation>不加载此订阅源的图片。</translation>
        </message>
        <message>
            <source>Probably temporary.</source>
            <translation>可能是暂时的。</translation>
        </message>
        <message>
            <source>Reading aloud needs Qt TextToSpeech, which comes with the player.</source>
            <translation>朗读需要 Qt TextToSpeech，它随播放器一起提供。</translation>
        </message>
        <message>
            <source>Since {time}.</source>
            <translation>自 {time} 起。</translation>
        </message>
        <message>
            <source>Something went wrong ({detail}). See the log file for details.</source>
            <translation>出现错误（{detail}）。详情请查看日志文件。</translation>
        </message>
        <message>
            <source>The account's server could not subscribe to this feed ({detail}).</source>
            <translation>账户的服务器无法订阅此订阅源（{detail}）。</translation>
        </message>
        <message>
            <source>The address leads to a private network ({detail}), which is not allowed for a public feed.</source>
            <translation>地址指向专用网络（{detail}），公共订阅源不允许这样做。</translation>
        </message>
        <message>
            <source>The address of the episode leads to something else ({detail}).</source>
            <translation>节目的地址指向其他内容（{detail}）。</translation>
        </message>
        <message>
            <source>The address redirects in a way that cannot be followed ({detail}).</source>
            <translation>无法跟随地址的重定向（{detail}）。</translation>
        </message>
        <message>
            <source>The answer is larger than {detail}.</source>
            <translation>响应大于 {detail}。</translation>
        </message>
        <message>
            <source>The answer is not a feed ({detail}).</source>
            <translation>响应不是订阅源（{detail}）。</translation>
        </message>
        <message>
            <source>The article's address is not a web page ({detail}).</source>
            <translation>文章的地址不是网页（{detail}）。</translation>
        </message>
        <message>
            <source>The clock of {detail} is more than a day ahead. What it changed waits until its clock is right.</source>
            <translation>{detail} 的时钟快了一天以上。它的更改会等到其时钟正确后再应用。</translation>
        </message>
        <message>
            <source>The common rules for full texts could not be read.</source>
            <translation>无法读取全文的通用规则。</translation>
        </message>
        <message>
            <source>The connection is not secure: {detail}.</source>
            <translation>连接不安全：{detail}。</translation>
        </message>
        <message>
            <source>The connection to {detail} is not encrypted: others could read the password. Use https if the server has it.</source>
            <translation>与 {detail} 的连接未加密：他人可能读取密码。如果服务器支持，请使用 https。</translation>
        </message>
        <message>
            <source>The database is damaged: {detail}</source>
            <translation>数据库已损坏：{detail}</translation>
        </message>
        <message>
            <source>The database is missing or empty: {detail}</source>
            <translation>数据库缺失或为空：{detail}</translation>
        </message>
        <message>
            <source>The disk is full: {detail}</source>
            <translation>磁盘已满：{detail}</translation>
        </message>
        <message>
            <source>The episode changed on its server. Start again.</source>
            <translation>服务器上的节目已更改。请重新开始。</translation>
        </message>
        <message>
            <source>The feed could not be read ({detail}).</source>
            <translation>无法读取订阅源（{detail}）。</translation>
        </message>
        <message>
            <source>The feed defines XML entities, which is not allowed for security reasons.</source>
            <translation>订阅源定义了 XML 实体，出于安全原因不允许。</translation>
        </message>
        <message>
            <source>The feed has no address for this article.</source>
            <translation>订阅源没有此文章的地址。</translation>
        </message>
        <message>
            <source>The feed has no pages of older articles.</source>
            <translation>订阅源没有较早文章的页面。</translation>
        </message>
        <message>
            <source>The feed is cut off; complete articles were kept.</source>
            <translation>订阅源被截断；已保留完整的文章。</translation>
        </message>
        <message>
            <source>The feed took too much time or memory to read.</source>
            <translation>读取订阅源耗费的时间或内存过多。</translation>
        </message>
        <message>
            <source>The file could not be read: {detail}</source>
            <translation>无法读取文件：{detail}</translation>
        </message>
        <message>
            <source>The file could not be written: {detail}</source>
            <translation>无法写入文件：{detail}</translation>
        </message>
        <message>
            <source>The folder cannot be written to: {detail}. Changes made here wait; those of others are read.</source>
            <translation>无法写入文件夹：{detail}。此处的更改会等待；其他电脑的更改照常读取。</translation>
        </message>
        <message>
            <source>The folder has another passphrase now. Enter it.</source>
            <translation>此文件夹现在使用另一个密码短语。请输入它。</translation>
        </message>
        <message>
            <source>The folder has no passphrase: the first computer joined it without one.</source>
            <translation>此文件夹没有密码短语：第一台电脑加入时未设置。</translation>
        </message>
        <message>
            <source>The folder holds more computers than a person has: {detail}. Nothing was read.</source>
            <translation>文件夹中的电脑数量超出个人所能拥有的范围：{detail}。未读取任何内容。</translation>
        </message>
        <message>
            <source>The folder is no longer encrypted, so nothing is written there. Set a passphrase again; or, if this is intended, leave the folder and join it again.</source>
            <translation>文件夹已不再加密，因此不会向其中写入任何内容。请重新设置密码短语；如果这是有意的，请离开该文件夹后重新加入。</translation>
        </message>
        <message>
            <source>The folder is not there: {detail}. Changes wait until it is back.</source>
            <translation>找不到文件夹：{detail}。更改会保留，直到它重新可用。</translation>
        </message>
        <message>
            <source>The folder is there, but no longer holds anything of Beforehand: {detail}. If that was removed for good, leave the folder and join it again; else changes wait until it is back.</source>
            <translation>文件夹还在，但里面已没有 Beforehand 的内容：{detail}。如果是彻底删除的，请离开该文件夹后重新加入；否则更改会等待其恢复。</translation>
        </message>
        <message>
            <source>The folder was written by a newer version of Beforehand. Update this one; changes wait.</source>
            <translation>此文件夹由较新版本的 Beforehand 写入。请更新本机版本；更改会等待。</translation>
        </message>
        <message>
            <source>The mail server refuses this name and password.</source>
            <translation>邮件服务器拒绝了此用户名和密码。</translation>
        </message>
        <message>
            <source>The mailbox has no folder {detail}.</source>
            <translation>邮箱中没有文件夹 {detail}。</translation>
        </message>
        <message>
            <source>The name {detail} was not found.</source>
            <translation>未找到名称 {detail}。</translation>
        </message>
        <message>
            <source>The page asks its readers to sign in or to subscribe.</source>
            <translation>该页面要求读者登录或订阅。</translation>
        </message>
        <message>
            <source>The page at {detail} is filled by scripts in the browser: it has no text that could be followed.</source>
            <translation>页面 {detail} 由浏览器中的脚本填充：没有可以关注的文本。</translation>
        </message>
        <message>
            <source>The page has no more text than the feed.</source>
            <translation>页面的文本不比订阅源多。</translation>
        </message>
        <message>
            <source>The profile folder cannot be written to: {detail}</source>
            <translation>无法写入配置文件夹：{detail}</translation>
        </message>
        <message>
            <source>The program cannot be run: {detail}.</source>
            <translation>无法运行程序：{detail}。</translation>
        </message>
        <message>
            <source>The program failed: {detail}</source>
            <translation>程序失败：{detail}</translation>
        </message>
        <message>
            <source>The program took longer than {detail} and was ended.</source>
            <translation>程序运行超过 {detail}，已被终止。</translation>
        </message>
        <message>
            <source>The program wrote more than {detail} and was ended.</source>
            <translation>程序写入超过 {detail}，已被终止。</translation>
        </message>
        <message>
            <source>The proxy does not work ({detail}).</source>
            <translation>代理不可用（{detail}）。</translation>
        </message>
        <message>
            <source>The publisher has to fix this. The website may offer another feed.</source>
            <translation>需要由发布者修复。网站可能提供其他订阅源。</translation>
        </message>
        <message>
            <source>The publisher may block feed readers. Its website may still work in your browser.</source>
            <translation>发布者可能屏蔽了订阅阅读器。您的浏览器也许仍能打开其网站。</translation>
        </message>
        <message>
            <source>The publisher removed this feed (410).</source>
            <translation>发布者已移除此订阅源 (410)。</translation>
        </message>
        <message>
            <source>The server answered something else than what was asked for ({detail}).</source>
            <translation>服务器返回的不是所请求的内容（{detail}）。</translation>
        </message>
        <message>
            <source>The server answered with an error ({detail}).</source>
            <translation>服务器返回错误（{detail}）。</translation>
        </message>
        <message>
            <source>The server asks to wait (429).</source>
            <translation>服务器要求等待 (429)。</translation>
        </message>
        <message>
            <source>The server did not answer in time ({detail}).</source>
            <translation>服务器未及时响应（{detail}）。</translation>
        </message>
        <message>
            <source>The server did not take a change over, and its own state counts: {detail}</source>
            <translation>服务器未接受一项更改，以其自身状态为准：{detail}</translation>
        </message>
        <message>
            <source>The server does not accept connections ({detail}).</source>
            <translation>服务器不接受连接（{detail}）。</translation>
        </message>
        <message>
            <source>The server does not let other programs in. Allow API access in its settings.</source>
            <translation>服务器不允许其他程序访问。请在其设置中允许 API 访问。</translation>
        </message>
        <message>
            <source>The server is not available at the moment (503).</source>
            <translation>服务器目前不可用 (503)。</translation>
        </message>
        <message>
            <source>The server no longer has the known articles. Was it set up again or restored?</source>
            <translation>服务器上不再有已知的文章。它是否被重新设置或恢复过？</translation>
        </message>
        <message>
            <source>The server refuses access (403).</source>
            <translation>服务器拒绝访问 (403)。</translation>
        </message>
        <message>
            <source>The server refuses this API key or token. Copy it again from its settings.</source>
            <translation>服务器拒绝此 API 密钥或令牌。请从其设置中重新复制。</translation>
        </message>
        <message>
            <source>The server refuses this user name and password. FreshRSS needs the API password from your profile there, Miniflux the user name and password of its Google Reader integration.</source>
            <translation>服务器拒绝此用户名和密码。FreshRSS 需要您在其个人资料中设置的 API 密码，Miniflux 需要其 Google Reader 集成的用户名和密码。</translation>
        </message>
        <message>
            <source>The server requires a user name and password.</source>
            <translation>服务器要求用户名和密码。</translation>
        </message>
        <message>
            <source>The server sent an empty page.</source>
            <translation>服务器返回了空页面。</translation>
        </message>
        <message>
            <source>The server took the password and refused what followed. Its web server may drop the Authorization header.</source>
            <translation>服务器接受了密码，但拒绝了后续请求。其网络服务器可能丢弃了 Authorization 标头。</translation>
        </message>
        <message>
            <source>The server's answer was incomplete or invalid ({detail}).</source>
            <translation>服务器的响应不完整或无效（{detail}）。</translation>
        </message>
        <message>
            <source>The server's certificate is not the one that was accepted. Accept the new one only if you know why it changed (SHA-256): {detail}</source>
            <translation>服务器的证书不是已接受的那个。仅当您知道更改原因时才接受新证书（SHA-256）：{detail}</translation>
        </message>
        <message>
            <source>The site may offer a smaller feed.</source>
            <translation>该网站可能提供更小的订阅源。</translation>
        </message>
        <message>
            <source>The synchronisation was stopped: the server sent {detail}. Tell whoever runs it.</source>
            <translation>同步已停止：服务器发送了{detail}。请告知其管理员。</translation>
        </message>
        <message>
            <source>The system keyring is unavailable ({detail}).</source>
            <translation>系统密钥环不可用（{detail}）。</translation>
        </message>
        <message>
            <source>The wallabag server needs a valid login: client ID, client secret, user name and password.</source>
            <translation>wallabag 服务器需要有效的登录信息：客户端 ID、客户端密钥、用户名和密码。</translation>
        </message>
        <message>
            <source>There is no network connection.</source>
            <translation>没有网络连接。</translation>
        </message>
        <message>
            <source>There is no program {detail} in the programs folder.</source>
            <translation>程序文件夹中没有程序 {detail}。</translation>
        </message>
        <message>
            <source>There is no such account.</source>
            <translation>没有这个账户。</translation>
        </message>
        <message>
            <source>There is no such computer in the folder.</source>
            <translation>文件夹中没有这台电脑。</translation>
        </message>
        <message>
            <source>There is no such place to send to: {detail}</source>
            <translation>没有这个发送目标：{detail}</translation>
        </message>
        <message>
            <source>This belongs to the account {detail} and cannot be changed here.</source>
            <translation>这属于账户 {detail}，不能在此处更改。</translation>
        </message>
        <message>
            <source>This computer is out of memory or processes ({detail}).</source>
            <translation>这台电脑的内存或进程不足（{detail}）。</translation>
        </message>
        <message>
            <source>This computer uses no folder.</source>
            <translation>此电脑未使用任何文件夹。</translation>
        </message>
        <message>
            <source>This computer uses the folder {detail} already. Leave it first.</source>
            <translation>此电脑已在使用文件夹 {detail}。请先退出该文件夹。</translation>
        </message>
        <message>
            <source>This database belongs to another program and was not changed: {detail}</source>
            <translation>此数据库属于其他程序，未作更改：{detail}</translation>
        </message>
        <message>
            <source>This folder cannot be used: {detail}</source>
            <translation>无法使用此文件夹：{detail}</translation>
        </message>
        <message>
            <source>This is not a CSS selector: {detail}</source>
            <translation>这不是 CSS 选择器：{detail}</translation>
        </message>
        <message>
            <source>This is not a subscription list ({detail}).</source>
            <translation>这不是订阅列表（{detail}）。</translation>
        </message>
        <message>
            <source>This is not a valid web address: {detail}</source>
            <translation>这不是有效的网址：{detail}</translation>
        </message>
        <message>
            <source>This is not the passphrase of the folder.</source>
            <translation>这不是该文件夹的密码短语。</translation>
        </message>
        <message>
            <source>This network requires you to sign in. Open your browser to sign in.</source>
            <translation>此网络要求登录。请打开浏览器登录。</translation>
        </message>
        <message>
            <source>This picture cannot be displayed ({detail}).</source>
            <translation>无法显示此图片（{detail}）。</translation>
        </message>
        <message>
            <source>This profile is in use by another Beforehand ({detail}).</source>
            <translation>此配置正由另一个 Beforehand 使用（{detail}）。</translation>
        </message>
        <message>
            <source>This profile was written by a newer version of Beforehand ({detail}). Nothing was changed.</source>
            <translation>此配置由更新版本的 Beforehand 写入（{detail}）。未作任何更改。</translation>
        </message>
        <message>
            <source>This server numbers articles in a way that Beforehand cannot keep ({detail}).</source>
            <translation>此服务器的文章编号方式 Beforehand 无法保存（{detail}）。</translation>
        </message>
        <message>
            <source>This user of this server is here already, as the account {detail}.</source>
            <translation>此服务器的该用户已作为账户 {detail} 存在。</translation>
        </message>
        <message>
            <source>This value is not valid: {detail}</source>
            <translation>此值无效：{detail}</translation>
        </message>
        <message>
            <source>Too many articles waited for the program; some were skipped.</source>
            <translation>等待该程序的文章过多；已跳过一部分。</translation>
        </message>
        <message>
            <source>Too many articles waited to be sent; some were skipped.</source>
            <translation>等待发送的文章过多，部分已跳过。</translation>
        </message>
        <message>
            <source>Unlock or set up the system keyring, then refresh the feed.</source>
            <translation>请解锁或设置系统密钥环，然后刷新订阅源。</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter its passphrase.</source>
            <translation>文件夹中的内容已加密。请输入其密码短语。</translation>
        </message>
        <message>
            <source>What {detail} wrote has another passphrase than the folder. It is not read.</source>
            <translation>{detail} 写入的内容使用了与文件夹不同的密码短语，因此不会读取。</translation>
        </message>
        <message>
            <source>You are already subscribed to {detail}</source>
            <translation>您已订阅 {detail}</translation>
        </message>
        <message>
            <source>You are not subscribed to {detail}</source>
            <translation>您没有订阅 {detail}</translation>
        </message>
        <message>
            <source>Your account is not connected to any other service. Set that up on its server, under Integrations.</source>
            <translation>您的账户没有连接任何其他服务。请在服务器的“集成”中设置。</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n 天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>地址</translation>
        </message>
        <message>
            <source>Advanced…</source>
            <translation>高级…</translation>
        </message>
        <message>
            <source>Alone: never grouped with reports of other sites.</source>
            <translation>单独显示：从不与其他网站的报道归为一组。</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>始终</translation>
        </message>
        <message>
            <source>Articles on the page</source>
            <translation>网页上的文章</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>重新选择…</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>Different folders</source>
            <translation>不同的文件夹</translation>
        </message>
        <message>
            <source>Feed text</source>
            <translation>订阅源文本</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>In advance</source>
            <translation>提前</translation>
        </message>
        <message>
            <source>In advance for offline reading, never on a metered connection.</source>
            <translation>提前加载以供离线阅读，绝不使用按流量计费的连接。</translation>
        </message>
        <message>
            <source>Keep read articles</source>
            <translation>保留已读文章</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>收起</translation>
        </message>
        <message>
            <source>Load pictures</source>
            <translation>加载图片</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>不一致</translation>
        </message>
        <message>
            <source>Notification sound</source>
            <translation>通知声音</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>优先级</translation>
        </message>
        <message>
            <source>Properties: {title}</source>
            <translation>属性：{title}</translation>
        </message>
        <message>
            <source>Refreshed less often</source>
            <translation>降低刷新频率</translation>
        </message>
        <message>
            <source>Refreshed more often</source>
            <translation>提高刷新频率</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>同一事件</translation>
        </message>
        <message>
            <source>The full text is loaded from the article's website.</source>
            <translation>全文从文章的网站加载。</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>标题</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>顶层</translation>
        </message>
        <message>
            <source>When shown</source>
            <translation>显示时</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read</source>
            <translation>{weight}，因为您很少阅读它</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read</source>
            <translation>{weight}，因为您经常阅读它</translation>
        </message>
    </context>
    <context>
        <name>ProxyRows</name>
        <message>
            <source>As in preferences</source>
            <translation>与偏好设置相同</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>请输入 proxy.example:3128 这样的代理，不含用户名和密码。不支持 SOCKS。</translation>
        </message>
        <message>
            <source>For its pictures and pages too</source>
            <translation>也用于其图片和网页</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>在系统密钥环中；输入即可替换</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>不一致</translation>
        </message>
        <message>
            <source>None</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Only if the proxy requires one</source>
            <translation>仅在代理要求时填写</translation>
        </message>
        <message>
            <source>Own</source>
            <translation>自定义</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>代理</translation>
        </message>
        <message>
            <source>Proxy address</source>
            <translation>代理地址</translation>
        </message>
        <message>
            <source>Proxy password</source>
            <translation>代理密码</translation>
        </message>
        <message>
            <source>Proxy user name</source>
            <translation>代理用户名</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>已存储在系统密钥环中</translation>
        </message>
    </context>
    <context>
        <name>Punctuation</name>
        <message>
            <source>{first}, {next}</source>
            <translation>{first}、{next}</translation>
        </message>
        <message>
            <source>{label}: {text}</source>
            <translation>{label}：{text}</translation>
        </message>
        <message>
            <source>{sentence}.</source>
            <translation>{sentence}。</translation>
        </message>
    </context>
    <context>
        <name>QuietLine</name>
        <message>
            <source>Dismiss</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Add site or feed</source>
            <translation>添加网站或订阅源</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>简报</translation>
        </message>
        <message>
            <source>Folders and feeds</source>
            <translation>文件夹和订阅源</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>菜单</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>节奏</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>显示侧边栏</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>侧边栏</translation>
        </message>
    </context>
    <context>
        <name>RailButton</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n 篇未读</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>, and you by {clock}</source>
            <translation>，您将在 {clock} 前访问</translation>
        </message>
        <message>
            <source>; the budget is used up</source>
            <translation>；预算已用完</translation>
        </message>
        <message>
            <source>a feed is refreshed at most once in {time}</source>
            <translation>每个订阅源在{time}内最多刷新一次</translation>
        </message>
        <message>
            <source>about {number} articles expected</source>
            <translation>预计约 {number} 篇文章</translation>
        </message>
        <message>
            <source>another of your computers found nothing new</source>
            <translation>您的另一台电脑没有发现新内容</translation>
        </message>
        <message>
            <source>at least every {time}, as you chose</source>
            <translation>至少每{time}，由您选择</translation>
        </message>
        <message>
            <source>at least once a day, {articles}{visit}{budget}</source>
            <translation>每天至少一次，{articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>every {time}, like every feed ({name})</source>
            <translation>每{time}，与所有订阅源相同（{name}）</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times in a row, so it is tried less often</source>
            <translation>
                <numerusform>连续失败 %n 次，因此减少尝试</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly any articles expected</source>
            <translation>预计几乎没有文章</translation>
        </message>
        <message>
            <source>it was downloaded in full less than a day ago</source>
            <translation>完整下载后还不到一天</translation>
        </message>
        <message>
            <source>it was refreshed less than a minute ago</source>
            <translation>刷新后还不到一分钟</translation>
        </message>
        <message>
            <source>its address changed</source>
            <translation>其地址已更改</translation>
        </message>
        <message>
            <source>its mail server announced a message</source>
            <translation>其邮件服务器通知有新邮件</translation>
        </message>
        <message>
            <source>its server asked to wait</source>
            <translation>其服务器要求等待</translation>
        </message>
        <message>
            <source>new subscription</source>
            <translation>新订阅</translation>
        </message>
        <message>
            <source>no success yet: tried after 2, 10 and 30 minutes, then hourly</source>
            <translation>尚未成功：在 2、10 和 30 分钟后尝试，之后每小时一次</translation>
        </message>
        <message>
            <source>on vacation, and the feed may drop articles by then</source>
            <translation>休假中，届时订阅源可能会丢弃文章</translation>
        </message>
        <message>
            <source>on vacation, so after {time} at the latest</source>
            <translation>休假中，因此最迟在{time}后</translation>
        </message>
        <message>
            <source>password entered</source>
            <translation>已输入密码</translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a day</source>
            <translation>
                <numerusform>每天发布约 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a week</source>
            <translation>
                <numerusform>每周发布约 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>rarely posts</source>
            <translation>很少发布</translation>
        </message>
        <message>
            <source>refreshed before you return</source>
            <translation>在您回来之前刷新</translation>
        </message>
        <message>
            <source>refreshed only by hand, as you chose</source>
            <translation>仅手动刷新，由您选择</translation>
        </message>
        <message>
            <source>removed by its publisher, no longer refreshed</source>
            <translation>已被发布者移除，不再刷新</translation>
        </message>
        <message>
            <source>the feed may drop articles, {articles}{visit}{budget}</source>
            <translation>订阅源可能会丢弃文章，{articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>the last answer could not be saved</source>
            <translation>上次响应无法保存</translation>
        </message>
        <message>
            <source>the publisher asks for no earlier refreshes (skipHours, skipDays)</source>
            <translation>发布者要求不要更早刷新（skipHours、skipDays）</translation>
        </message>
        <message>
            <source>the publisher asks for no refreshes at that hour (skipHours, skipDays)</source>
            <translation>发布者要求不要在该时段刷新（skipHours、skipDays）</translation>
        </message>
        <message>
            <source>the publisher asks for {time} (ttl)</source>
            <translation>发布者要求{time} (ttl)</translation>
        </message>
        <message>
            <source>the publisher removed the feed (410)</source>
            <translation>发布者已移除订阅源 (410)</translation>
        </message>
        <message>
            <source>the publisher updates every {time} (updatePeriod)</source>
            <translation>发布者每{time}更新一次 (updatePeriod)</translation>
        </message>
        <message>
            <source>the server asked another of your computers for {time}</source>
            <translation>服务器向您的另一台电脑要求间隔 {time}</translation>
        </message>
        <message>
            <source>the server asked for {time} (Retry-After)</source>
            <translation>服务器要求{time} (Retry-After)</translation>
        </message>
        <message>
            <source>the server asked for {time} (max-age)</source>
            <translation>服务器要求{time} (max-age)</translation>
        </message>
        <message numerus="yes">
            <source>the server asked to wait %n times in a row (429)</source>
            <translation>
                <numerusform>服务器连续 %n 次要求等待 (429)</numerusform>
            </translation>
        </message>
        <message>
            <source>the server refused it or does not have it, so it is tried once a day</source>
            <translation>服务器拒绝或没有该内容，因此每天尝试一次</translation>
        </message>
        <message>
            <source>you asked for it</source>
            <translation>您的请求</translation>
        </message>
        <message>
            <source>you cancelled the last one</source>
            <translation>您取消了上一次</translation>
        </message>
        <message>
            <source>you changed how often it is refreshed</source>
            <translation>您更改了刷新频率</translation>
        </message>
        <message>
            <source>you just came back, {articles}{visit}{budget}</source>
            <translation>您刚刚回来，{articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you opened the window, {articles}{visit}{budget}</source>
            <translation>您打开了窗口，{articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you subscribed</source>
            <translation>您已订阅</translation>
        </message>
        <message>
            <source>{number} h</source>
            <translation>{number} 小时</translation>
        </message>
        <message>
            <source>{number} min</source>
            <translation>{number} 分钟</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} 秒</translation>
        </message>
        <message>
            <source>{rate}, so about every {time}</source>
            <translation>{rate}，因此约每{time}一次</translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message numerus="yes">
            <source>%n articles came from the damaged file.</source>
            <translation>
                <numerusform>从损坏的文件中取回 %n 篇文章。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles could not be read.</source>
            <translation>
                <numerusform>%n 篇文章无法读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds are there</source>
            <translation>
                <numerusform>现有 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Another program had changed the tables of the database. Its contents were copied into a new one: {feeds}.</source>
            <translation>其他程序更改了数据库中的表。其内容已复制到新的数据库：{feeds}。</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <source>Backups (*.sqlite *.sqlite3 *.damaged-*);;All files (*)</source>
            <translation>备份 (*.sqlite *.sqlite3 *.damaged-*);;所有文件 (*)</translation>
        </message>
        <message>
            <source>Beforehand cannot open its database</source>
            <translation>Beforehand 无法打开其数据库</translation>
        </message>
        <message>
            <source>Changes that waited for your accounts are not sent: what their servers hold counts.</source>
            <translation>等待发送到您账户的更改不会被发送：以其服务器上的内容为准。</translation>
        </message>
        <message>
            <source>It was not changed.</source>
            <translation>它未被更改。</translation>
        </message>
        <message>
            <source>It was saved as {path}</source>
            <translation>它已保存为 {path}</translation>
        </message>
        <message>
            <source>Its remains were saved as {path}</source>
            <translation>其残余内容已保存为 {path}</translation>
        </message>
        <message>
            <source>No articles came from the damaged file.</source>
            <translation>没有文章来自损坏的文件。</translation>
        </message>
        <message>
            <source>No backup was found. Restore one from elsewhere, or start over.</source>
            <translation>未找到备份。请从别处恢复备份，或重新开始。</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>未作任何更改。</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
        <message>
            <source>Recovered articles</source>
            <translation>已恢复的文章</translation>
        </message>
        <message>
            <source>Restore backup…</source>
            <translation>恢复备份…</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>重新开始</translation>
        </message>
        <message>
            <source>Start that version, or use another profile. This one was not changed.</source>
            <translation>请启动该版本，或使用其他配置。此配置未被更改。</translation>
        </message>
        <message>
            <source>The backup from {time} was restored: {feeds}.</source>
            <translation>已恢复 {time} 的备份：{feeds}。</translation>
        </message>
        <message>
            <source>The database is damaged or missing. It is rebuilt from the newest backup and what is still readable.</source>
            <translation>数据库损坏或缺失。正在用最新备份和仍可读取的内容重建。</translation>
        </message>
        <message>
            <source>The database must be rebuilt, which needs about as much free space again. Nothing was changed.</source>
            <translation>必须重建数据库，这需要大约同样多的可用空间。未作任何更改。</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from the backup from {time} and what was still readable: {feeds}.</source>
            <translation>数据库曾损坏。已用 {time} 的备份和仍可读取的内容重建：{feeds}。</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from what was still readable: {feeds}.</source>
            <translation>数据库曾损坏。已用仍可读取的内容重建：{feeds}。</translation>
        </message>
        <message>
            <source>The database was missing. It was restored from the backup from {time}: {feeds}.</source>
            <translation>数据库曾缺失。已从 {time} 的备份恢复：{feeds}。</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>磁盘已满</translation>
        </message>
        <message>
            <source>The old file was saved as {path}</source>
            <translation>旧文件已另存为 {path}</translation>
        </message>
        <message>
            <source>This is not Beforehand's database</source>
            <translation>这不是 Beforehand 的数据库</translation>
        </message>
        <message>
            <source>This profile has no record of making the backup (older versions kept none), so programs, proxies, files, mailboxes and services that it names are switched off: {names}</source>
            <translation>该配置文件没有创建此备份的记录（旧版本不作记录），因此其中的程序、代理、文件、邮箱和服务均已关闭：{names}</translation>
        </message>
        <message>
            <source>This profile is from a newer Beforehand</source>
            <translation>此配置来自更新版本的 Beforehand</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Updating your article database</source>
            <translation>正在更新您的文章数据库</translation>
        </message>
        <message>
            <source>Your database is damaged</source>
            <translation>您的数据库已损坏</translation>
        </message>
        <message>
            <source>Your database is missing</source>
            <translation>您的数据库缺失</translation>
        </message>
        <message>
            <source>Your previous data is kept as a backup and can be restored.</source>
            <translation>您之前的数据已保留为备份，可以恢复。</translation>
        </message>
        <message>
            <source>no feeds are there</source>
            <translation>没有订阅源</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>At least every {time}</source>
            <translation>至少每{time}</translation>
        </message>
        <message>
            <source>Automatically</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>Chosen from when it posts and when you visit</source>
            <translation>根据发布时间和您的访问时间选择</translation>
        </message>
        <message>
            <source>Later where the server asks for it or while data is saved</source>
            <translation>服务器要求或节省流量时会推迟</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>不一致</translation>
        </message>
        <message>
            <source>Only by hand</source>
            <translation>仅手动</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>刷新</translation>
        </message>
        <message>
            <source>When you refresh it, its folder or all feeds; never otherwise</source>
            <translation>仅在您刷新它、其文件夹或所有订阅源时</translation>
        </message>
        <message>
            <source>{number} h</source>
            <translation>{number} 小时</translation>
        </message>
        <message>
            <source>{number} min</source>
            <translation>{number} 分钟</translation>
        </message>
    </context>
    <context>
        <name>RefreshRow</name>
        <message>
            <source>API key</source>
            <translation>API 密钥</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>位于“设置”中的“API 密钥”。</translation>
        </message>
        <message>
            <source>Let Beforehand tell this server when to refresh</source>
            <translation>由 Beforehand 告诉此服务器何时刷新</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring.</source>
            <translation>仅存储在此电脑的密钥环中。</translation>
        </message>
        <message>
            <source>The authentication token of your FreshRSS profile (Settings, Profile).</source>
            <translation>FreshRSS 个人资料中的认证令牌（“设置”中的“个人资料”）。</translation>
        </message>
        <message>
            <source>Token</source>
            <translation>令牌</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>%n feeds cannot be refreshed yet</source>
            <translation>
                <numerusform>%n 个订阅源暂时无法刷新</numerusform>
            </translation>
        </message>
        <message>
            <source>; the first at {time}</source>
            <translation>；最早的在 {time}</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>不早于 {time}：{why}</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused</source>
            <translation>
                <numerusform>没有可刷新的内容：%n 个订阅源已暂停</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused or were removed by their publishers</source>
            <translation>
                <numerusform>没有可刷新的内容：%n 个订阅源已暂停或被发布者移除</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds were removed by their publishers</source>
            <translation>
                <numerusform>没有可刷新的内容：%n 个订阅源已被发布者移除</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to refresh: there are no feeds</source>
            <translation>没有可刷新的内容：没有订阅源</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} is paused</source>
            <translation>没有可刷新的内容：{title} 已暂停</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} was removed by its publisher</source>
            <translation>没有可刷新的内容：{title} 已被发布者移除</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>显示问题</translation>
        </message>
        <message>
            <source>{title} cannot be refreshed before {time}: {why}</source>
            <translation>{title} 在 {time} 之前无法刷新：{why}</translation>
        </message>
    </context>
    <context>
        <name>ReportSheet</name>
        <message>
            <source>Copy report</source>
            <translation>复制报告</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <translation>报告问题</translation>
        </message>
        <message>
            <source>Report copied</source>
            <translation>报告已复制</translation>
        </message>
        <message>
            <source>Versions and the end of the log. Addresses and file names are removed, and nothing is sent.</source>
            <translation>版本信息和日志末尾。地址和文件名已移除，不会发送任何内容。</translation>
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Results</source>
            <translation>结果</translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message numerus="yes">
            <source>%n days to go</source>
            <translation>
                <numerusform>还有 %n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>正在了解您的习惯。在此之前，每个订阅源每天刷新几次。</translation>
        </message>
        <message>
            <source>Learning is off</source>
            <translation>学习已关闭</translation>
        </message>
        <message>
            <source>Learning paused</source>
            <translation>学习已暂停</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>节奏</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>您通常在 {times} 访问。</translation>
        </message>
        <message>
            <source>now {time}</source>
            <translation>现在 {time}</translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles had changed.</source>
            <translation>
                <numerusform>%n 篇文章有改动。</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: {articles}.</source>
            <translation>预计：{articles}。</translation>
        </message>
        <message numerus="yes">
            <source>Found %n.</source>
            <translation>
                <numerusform>找到 %n 篇。</numerusform>
            </translation>
        </message>
        <message>
            <source>Found nothing new.</source>
            <translation>没有新内容。</translation>
        </message>
        <message>
            <source>Likely about {time}. This is worked out again every 15 minutes.</source>
            <translation>可能在 {time} 左右。每 15 分钟重新计算一次。</translation>
        </message>
        <message>
            <source>Next {time}</source>
            <translation>下次 {time}</translation>
        </message>
        <message>
            <source>Not before {time}</source>
            <translation>不早于 {time}</translation>
        </message>
        <message>
            <source>Planned {time}</source>
            <translation>计划于 {time}</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>刷新于 {time}</translation>
        </message>
        <message>
            <source>Refreshing is paused until {time}.</source>
            <translation>刷新已暂停至 {time}。</translation>
        </message>
        <message>
            <source>The request budget is used up for now and is checked again then.</source>
            <translation>请求预算目前已用完，届时会再次检查。</translation>
        </message>
        <message>
            <source>Tried {time}</source>
            <translation>尝试于 {time}</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>约 %n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>about {number} articles</source>
            <translation>约 {number} 篇文章</translation>
        </message>
        <message>
            <source>at the computer</source>
            <translation>使用电脑</translation>
        </message>
        <message>
            <source>came back</source>
            <translation>回来</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>hardly any articles</source>
            <translation>几乎没有文章</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>可能</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>无网络</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>不早于</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>无新内容</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>已计划</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>被拒绝</translation>
        </message>
        <message>
            <source>your visits</source>
            <translation>您的访问</translation>
        </message>
        <message>
            <source>{time}: no details in the log.</source>
            <translation>{time}：日志中没有详细信息。</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look} and {articles} were expected.</source>
            <translation>{what}，因为您可能在 {look} 前访问，且预计有{articles}。</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look}.</source>
            <translation>{what}，因为您可能在 {look} 前访问。</translation>
        </message>
        <message>
            <source>{what} because the last refresh was long ago.</source>
            <translation>{what}，因为距上次刷新已久。</translation>
        </message>
        <message>
            <source>{what} because you came back to the computer.</source>
            <translation>{what}，因为您回到了电脑前。</translation>
        </message>
        <message>
            <source>{what} because you opened the window.</source>
            <translation>{what}，因为您打开了窗口。</translation>
        </message>
        <message>
            <source>{what} by another of your computers: nothing new.</source>
            <translation>{what}：由您的另一台电脑完成，没有新内容。</translation>
        </message>
        <message>
            <source>{what} for the first time.</source>
            <translation>{what}，首次。</translation>
        </message>
        <message>
            <source>{what} manually.</source>
            <translation>{what}，手动。</translation>
        </message>
        <message>
            <source>{what} on schedule.</source>
            <translation>{what}，按计划。</translation>
        </message>
        <message>
            <source>{what} to catch up.</source>
            <translation>{what}，补上进度。</translation>
        </message>
        <message>
            <source>{what}, again after a failure.</source>
            <translation>{what}，失败后重试。</translation>
        </message>
        <message>
            <source>{what}, before the feed drops articles.</source>
            <translation>{what}，在订阅源丢弃文章之前。</translation>
        </message>
        <message>
            <source>{what}, not earlier: {reason}.</source>
            <translation>{what}，不会更早：{reason}。</translation>
        </message>
        <message>
            <source>{what}: visit likely by {look}.</source>
            <translation>{what}：可能在 {look} 前访问。</translation>
        </message>
        <message>
            <source>{what}: {articles} expected, visit likely by {look}.</source>
            <translation>{what}：预计{articles}，可能在 {look} 前访问。</translation>
        </message>
        <message>
            <source>{what}: {articles} expected.</source>
            <translation>{what}：预计{articles}。</translation>
        </message>
        <message>
            <source>{what}: {reason}.</source>
            <translation>{what}：{reason}。</translation>
        </message>
    </context>
    <context>
        <name>RhythmPage</name>
        <message>
            <source>Rhythm</source>
            <translation>节奏</translation>
        </message>
        <message>
            <source>dddd d MMMM</source>
            <translation>M月d日 dddd</translation>
        </message>
        <message>
            <source>invented for the demo</source>
            <translation>为演示虚构</translation>
        </message>
        <message numerus="yes">
            <source>learned from {day} of %n days</source>
            <translation>
                <numerusform>从 %n 天中的 {day} 天学习</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>learning for %n more days</source>
            <translation>
                <numerusform>学习中：还有 %n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>learning is off</source>
            <translation>学习已关闭</translation>
        </message>
        <message>
            <source>learning paused</source>
            <translation>学习已暂停</translation>
        </message>
        <message>
            <source>learning paused until {time}</source>
            <translation>学习暂停至 {time}</translation>
        </message>
        <message>
            <source>nothing learned yet</source>
            <translation>尚未学到内容</translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n articles came without a usable date; they are not counted.</source>
            <translation>
                <numerusform>%n 篇文章没有可用的日期，未计入。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles read in the last {days} days, and how far you followed their links.</source>
            <translation>
                <numerusform>过去 {days} 天阅读的 %n 篇文章，以及您跟随其链接的程度。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n 天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days with visits so far.</source>
            <translation>
                <numerusform>到目前为止有访问的天数：%n 天。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed last time</source>
            <translation>
                <numerusform>上次失败 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer requests this week than refreshing hourly</source>
            <translation>
                <numerusform>本周比每小时刷新少 %n 次请求</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more requests this week than refreshing hourly</source>
            <translation>
                <numerusform>本周比每小时刷新多 %n 次请求</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n never refreshed</source>
            <translation>
                <numerusform>从未刷新 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not refreshed for a day</source>
            <translation>
                <numerusform>一天未刷新 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them had no usable answer.</source>
            <translation>
                <numerusform>其中 %n 次没有可用的响应。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them missed nothing.</source>
            <translation>
                <numerusform>其中 %n 次没有错过任何文章。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paused, refreshed only by hand or removed</source>
            <translation>
                <numerusform>已暂停、仅手动刷新或移除 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests this week</source>
            <translation>
                <numerusform>本周 %n 次请求</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n servers asked to wait</source>
            <translation>
                <numerusform>%n 台服务器要求等待</numerusform>
            </translation>
        </message>
        <message>
            <source>A few days are too short to tell, or to compare with a fixed timer.</source>
            <translation>几天的时间太短，无法判断，也无法与固定定时器比较。</translation>
        </message>
        <message>
            <source>A little alike</source>
            <translation>略微相似</translation>
        </message>
        <message numerus="yes">
            <source>About %n refreshes a day</source>
            <translation>
                <numerusform>每天约刷新 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them had a usable answer.</source>
            <translation>全部得到了可用的答复。</translation>
        </message>
        <message>
            <source>An article counts as missed at every visit before it was here. Share of all articles.</source>
            <translation>在文章到来之前的每次访问，都计为错过一次。占所有文章的比例。</translation>
        </message>
        <message>
            <source>Articles posted in this period, after their feed's first refresh, and here by now.</source>
            <translation>在此期间、其订阅源首次刷新之后发布，并已到来的文章。</translation>
        </message>
        <message>
            <source>Asked to wait</source>
            <translation>要求等待</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>基于有访问的 %n 天。</numerusform>
            </translation>
        </message>
        <message>
            <source>Beforehand</source>
            <translation>Beforehand</translation>
        </message>
        <message>
            <source>Beforehand missed {misses}, a fixed timer would have missed {others}.</source>
            <translation>Beforehand 错过 {misses}，固定定时器会错过 {others}。</translation>
        </message>
        <message>
            <source>By website</source>
            <translation>按网站</translation>
        </message>
        <message>
            <source>Counted since {time}, when the log begins.</source>
            <translation>自日志开始的 {time} 起计算。</translation>
        </message>
        <message>
            <source>Counted up to each feed's last successful refresh: {share} % of the time.</source>
            <translation>统计到每个订阅源最后一次成功刷新为止：占 {share}% 的时间。</translation>
        </message>
        <message>
            <source>Day {number}</source>
            <translation>第 {number} 天</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>天</translation>
        </message>
        <message>
            <source>Each of them missed something.</source>
            <translation>其中每一次都错过了内容。</translation>
        </message>
        <message>
            <source>Estimated from the articles it lists.</source>
            <translation>根据其所列文章估算。</translation>
        </message>
        <message>
            <source>Fairly alike</source>
            <translation>相当相似</translation>
        </message>
        <message>
            <source>Fixed timer</source>
            <translation>固定定时器</translation>
        </message>
        <message>
            <source>For you, after 20 articles read.</source>
            <translation>读完 20 篇文章后可使用“为您推荐”。</translation>
        </message>
        <message>
            <source>Half of the articles were here within this time.</source>
            <translation>半数文章在此时间内到来。</translation>
        </message>
        <message>
            <source>Hardly alike</source>
            <translation>几乎不相似</translation>
        </message>
        <message>
            <source>How alike your days are</source>
            <translation>您每天的相似程度</translation>
        </message>
        <message>
            <source>How often each feed posts, and when</source>
            <translation>每个订阅源发布的频率和时间</translation>
        </message>
        <message>
            <source>How often you opened the window.</source>
            <translation>您打开窗口的次数。</translation>
        </message>
        <message>
            <source>Known after about a week with visits on most days.</source>
            <translation>大约一周后、多数日子都有访问时可知。</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days, {dates}</source>
            <translation>
                <numerusform>最近 %n 天，{dates}</numerusform>
            </translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, and missed articles are not estimated.</source>
            <translation>学习已关闭：按订阅源的发布频率刷新，不估算错过的文章。</translation>
        </message>
        <message>
            <source>Learning is off: no visits recorded, so missed articles are unknown.</source>
            <translation>学习已关闭：不记录访问，因此错过的文章未知。</translation>
        </message>
        <message>
            <source>Missed articles a day by refreshes a day. Drag the point to refresh more or less often.</source>
            <translation>每天刷新次数对应的每天错过文章数。拖动圆点可提高或降低刷新频率。</translation>
        </message>
        <message>
            <source>Missed articles appear around {date}.</source>
            <translation>错过的文章将在 {date} 左右显示。</translation>
        </message>
        <message>
            <source>Missed, and still missing three seconds after opening.</source>
            <translation>错过，且在打开三秒后仍未到达。</translation>
        </message>
        <message numerus="yes">
            <source>Missed, with the same %n requests</source>
            <translation>
                <numerusform>以同样的 %n 次请求错过的文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Most visits between {begin} and {end}, on {share} % of days.</source>
            <translation>多数访问在 {begin} 到 {end} 之间，占 {share}% 的日子。</translation>
        </message>
        <message>
            <source>No feed is refreshed automatically yet.</source>
            <translation>还没有自动刷新的订阅源。</translation>
        </message>
        <message>
            <source>No feed was refreshed twice yet, so missed articles are unknown.</source>
            <translation>还没有刷新过两次的订阅源，因此错过的文章未知。</translation>
        </message>
        <message>
            <source>No links opened from articles yet.</source>
            <translation>尚未从文章中打开链接。</translation>
        </message>
        <message>
            <source>No refreshes in this period.</source>
            <translation>此期间没有刷新。</translation>
        </message>
        <message>
            <source>No refreshes this week.</source>
            <translation>本周没有刷新。</translation>
        </message>
        <message>
            <source>No visits recorded yet.</source>
            <translation>尚未记录访问。</translation>
        </message>
        <message>
            <source>Opened a link in it</source>
            <translation>打开了其中的链接</translation>
        </message>
        <message>
            <source>Opened its page</source>
            <translation>打开了其网页</translation>
        </message>
        <message>
            <source>Overall, the timer would have done better.</source>
            <translation>总体而言，定时器的表现会更好。</translation>
        </message>
        <message>
            <source>Read here only</source>
            <translation>仅在此阅读</translation>
        </message>
        <message>
            <source>Refreshes a day</source>
            <translation>每天刷新次数</translation>
        </message>
        <message>
            <source>Refreshes move to shortly before your visits, and the scorecard compares them with a fixed timer.</source>
            <translation>刷新会移到您访问之前不久，成绩单会将其与固定定时器比较。</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>请求</translation>
        </message>
        <message>
            <source>Requests and missed articles</source>
            <translation>请求与错过的文章</translation>
        </message>
        <message>
            <source>Requests by website</source>
            <translation>按网站统计的请求</translation>
        </message>
        <message>
            <source>Requests that brought nothing new and cost hardly any data.</source>
            <translation>没有新内容且几乎不耗流量的请求。</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>已节省</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>成绩单</translation>
        </message>
        <message>
            <source>Server load</source>
            <translation>服务器负载</translation>
        </message>
        <message>
            <source>Simulated on the same log, without failed requests.</source>
            <translation>基于同一日志模拟，没有失败的请求。</translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on none of the %n days with visits.</source>
            <translation>
                <numerusform>在有访问的 %n 天中，定时器没有一天表现更好。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on {lost} of the %n days with visits.</source>
            <translation>
                <numerusform>在有访问的 %n 天中，定时器有 {lost} 天表现更好。</numerusform>
            </translation>
        </message>
        <message>
            <source>Then shown here as a chart.</source>
            <translation>之后会在此以图表显示。</translation>
        </message>
        <message>
            <source>Times a feed dropped articles before it was refreshed.</source>
            <translation>订阅源在刷新之前丢弃文章的次数。</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Transferred</source>
            <translation>已传输</translation>
        </message>
        <message numerus="yes">
            <source>Unknown since then for %n feeds: {states}.</source>
            <translation>
                <numerusform>此后 %n 个订阅源未知：{states}。</numerusform>
            </translation>
        </message>
        <message>
            <source>Very alike</source>
            <translation>非常相似</translation>
        </message>
        <message numerus="yes">
            <source>Visits by hour, %n days. Strong colour: again at the same hour on the next day.</source>
            <translation>
                <numerusform>按小时统计的访问，%n 天。深色：第二天同一小时再次访问。</numerusform>
            </translation>
        </message>
        <message>
            <source>Website</source>
            <translation>网站</translation>
        </message>
        <message>
            <source>Went on from there</source>
            <translation>由此继续浏览</translation>
        </message>
        <message>
            <source>What Beforehand learns, and when</source>
            <translation>Beforehand 了解什么，以及何时</translation>
        </message>
        <message>
            <source>What interests you</source>
            <translation>您的兴趣</translation>
        </message>
        <message>
            <source>What more or fewer requests would bring</source>
            <translation>增减请求会带来什么</translation>
        </message>
        <message>
            <source>When you usually visit</source>
            <translation>您通常的访问时间</translation>
        </message>
        <message>
            <source>Where articles lead you</source>
            <translation>文章把您带到哪里</translation>
        </message>
        <message>
            <source>about {misses} missed</source>
            <translation>约错过 {misses} 篇</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>还有 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>articles posted</source>
            <translation>发布的文章</translation>
        </message>
        <message>
            <source>as many requests this week as refreshing hourly</source>
            <translation>本周请求数与每小时刷新相同</translation>
        </message>
        <message numerus="yes">
            <source>at %n visits</source>
            <translation>
                <numerusform>%n 次访问时</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least %n missing</source>
            <translation>
                <numerusform>至少缺失 %n 篇</numerusform>
            </translation>
        </message>
        <message>
            <source>brought nothing new</source>
            <translation>没有新内容</translation>
        </message>
        <message>
            <source>days</source>
            <translation>天</translation>
        </message>
        <message>
            <source>fixed timer</source>
            <translation>固定定时器</translation>
        </message>
        <message>
            <source>h</source>
            <translation>小时</translation>
        </message>
        <message>
            <source>late after opening</source>
            <translation>打开后迟到</translation>
        </message>
        <message>
            <source>min</source>
            <translation>分钟</translation>
        </message>
        <message>
            <source>missed at visits</source>
            <translation>访问时错过</translation>
        </message>
        <message>
            <source>no server asked to wait</source>
            <translation>没有服务器要求等待</translation>
        </message>
        <message numerus="yes">
            <source>refreshes a day, all %n feeds</source>
            <translation>
                <numerusform>每天刷新次数，全部 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>requests</source>
            <translation>请求</translation>
        </message>
        <message>
            <source>s</source>
            <translation>秒</translation>
        </message>
        <message>
            <source>times articles were lost</source>
            <translation>次文章丢失</translation>
        </message>
        <message>
            <source>transferred</source>
            <translation>已传输</translation>
        </message>
        <message>
            <source>typical delay</source>
            <translation>通常延迟</translation>
        </message>
        <message>
            <source>visits</source>
            <translation>访问</translation>
        </message>
        <message numerus="yes">
            <source>{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account}（仅服务器自身的定时器，{days}）：%n 篇文章中有一半在 {wait}内到达，{visits}缺少 {missed} 篇。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account}（由 Beforehand 告知时间以来，{days}）：%n 篇文章中有一半在 {wait}内到达，{visits}缺少 {missed} 篇。</numerusform>
            </translation>
        </message>
        <message>
            <source>{level}: in {repeated} % of the hours you visited, you also did the next day. By chance it would be {chance} %.</source>
            <translation>{level}：在您访问过的时段中，{repeated}% 在第二天也有访问。随机情况下为 {chance}%。</translation>
        </message>
        <message>
            <source>{requests} a day</source>
            <translation>每天 {requests} 次</translation>
        </message>
        <message>
            <source>{requests} a day: about {misses} missed; a fixed timer would miss about {others}.</source>
            <translation>每天 {requests} 次：约错过 {misses} 篇；固定定时器约错过 {others} 篇。</translation>
        </message>
        <message>
            <source>{share} brought nothing new</source>
            <translation>{share} 没有新内容</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits came within 60 s of your return to the computer.</source>
            <translation>
                <numerusform>%n 次访问中有 {soon} 次在您回到电脑后 60 秒内。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds gave no answer.</source>
            <translation>
                <numerusform>%n 个订阅源没有响应。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds refreshed</source>
            <translation>
                <numerusform>已刷新 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>After {time} away.</source>
            <translation>离开{time}之后。</translation>
        </message>
        <message>
            <source>At this computer for {time}. {returns}</source>
            <translation>使用这台电脑{time}。{returns}</translation>
        </message>
        <message>
            <source>At this computer {times}. {returns}</source>
            <translation>使用这台电脑：{times}。{returns}</translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times this week.</source>
            <translation>
                <numerusform>本周回来 %n 次。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times today.</source>
            <translation>
                <numerusform>今天回来 %n 次。</numerusform>
            </translation>
        </message>
        <message>
            <source>Last {days} days: {visits}</source>
            <translation>过去 {days} 天：{visits}</translation>
        </message>
        <message>
            <source>Not at this computer this week.</source>
            <translation>本周未使用这台电脑。</translation>
        </message>
        <message>
            <source>Not at this computer today.</source>
            <translation>今天未使用这台电脑。</translation>
        </message>
        <message>
            <source>Nothing new, known {time} later.</source>
            <translation>无新内容，{time}后得知。</translation>
        </message>
        <message>
            <source>Nothing was refreshed because of it.</source>
            <translation>没有因此刷新。</translation>
        </message>
        <message>
            <source>Signal: {signal}</source>
            <translation>信号：{signal}</translation>
        </message>
        <message>
            <source>You came back</source>
            <translation>您回来了</translation>
        </message>
        <message>
            <source>You just came back</source>
            <translation>您刚刚回来</translation>
        </message>
        <message>
            <source>input after a break</source>
            <translation>间歇后的输入</translation>
        </message>
        <message>
            <source>program start</source>
            <translation>程序启动</translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>屏幕保护程序</translation>
        </message>
        <message>
            <source>since {time}</source>
            <translation>自 {time} 起</translation>
        </message>
        <message>
            <source>switch of users</source>
            <translation>切换用户</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>解锁</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>唤醒</translation>
        </message>
        <message>
            <source>{articles}, ready {time} later.</source>
            <translation>{articles}，{time}后就绪。</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits within 60 s</source>
            <translation>
                <numerusform>60 秒内的访问 {soon}/%n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} after {time} away, because you often read soon after.</source>
            <translation>{what}，在离开{time}之后，因为您常在此后不久阅读。</translation>
        </message>
        <message>
            <source>{what} as you came back.</source>
            <translation>{what}，在您回来时。</translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned this week.</source>
            <translation>
                <numerusform>本周计划刷新 %n 次。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned today.</source>
            <translation>
                <numerusform>今天计划刷新 %n 次。</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits</source>
            <translation>正在了解您的习惯</translation>
        </message>
        <message>
            <source>It is {time}.</source>
            <translation>现在是 {time}。</translation>
        </message>
        <message>
            <source>No refreshes planned this week.</source>
            <translation>本周没有计划的刷新。</translation>
        </message>
        <message>
            <source>No refreshes planned today.</source>
            <translation>今天没有计划的刷新。</translation>
        </message>
        <message>
            <source>When you usually visit is not known yet.</source>
            <translation>尚不清楚您通常的访问时间。</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>您通常在 {times} 访问。</translation>
        </message>
        <message>
            <source>You visited at {times}.</source>
            <translation>您在 {times} 访问过。</translation>
        </message>
        <message>
            <source>Your usual times appear here after a week. Until then, every feed is refreshed a few times a day.</source>
            <translation>一周后这里会显示您常用的时间。在此之前，每个订阅源每天刷新几次。</translation>
        </message>
        <message>
            <source>after {time}</source>
            <translation>{time} 之后</translation>
        </message>
        <message>
            <source>due</source>
            <translation>即将刷新</translation>
        </message>
        <message>
            <source>due since {time}</source>
            <translation>自 {time} 起待刷新</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times</source>
            <translation>
                <numerusform>失败 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>manually</source>
            <translation>手动</translation>
        </message>
        <message>
            <source>next {time}</source>
            <translation>下次 {time}</translation>
        </message>
        <message>
            <source>not before {time}</source>
            <translation>不早于 {time}</translation>
        </message>
        <message>
            <source>not refreshed this week</source>
            <translation>本周未刷新</translation>
        </message>
        <message>
            <source>not refreshed today</source>
            <translation>今天未刷新</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>无新内容</translation>
        </message>
        <message>
            <source>only by hand</source>
            <translation>仅手动</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>posts mostly {times}</source>
            <translation>多在 {times} 发布</translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times this week</source>
            <translation>
                <numerusform>本周刷新 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times today</source>
            <translation>
                <numerusform>今天刷新 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refused %n times</source>
            <translation>
                <numerusform>被拒绝 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>removed by publisher</source>
            <translation>已被发布者移除</translation>
        </message>
    </context>
    <context>
        <name>Ribbon</name>
        <message>
            <source>When you visit</source>
            <translation>您的访问</translation>
        </message>
        <message>
            <source>next</source>
            <translation>下次</translation>
        </message>
        <message>
            <source>ticks: planned refreshes</source>
            <translation>刻度：计划的刷新</translation>
        </message>
        <message>
            <source>usually {time}</source>
            <translation>通常 {time}</translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>账户设置…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>添加到收藏</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>复制订阅源地址</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>订阅源属性…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>全部标为已读</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>下移</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>移动到</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>上移</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新建文件夹</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>在此新建文件夹</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>此电脑</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>打开网站</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>属性…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>刷新</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>全部刷新</translation>
        </message>
        <message>
            <source>Reload from scratch</source>
            <translation>重新完整加载</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>移除账户</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>移除文件夹，保留其订阅源</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>从收藏中移除</translation>
        </message>
        <message>
            <source>Remove saved search</source>
            <translation>移除已保存的搜索</translation>
        </message>
        <message>
            <source>Remove tag from all articles</source>
            <translation>从所有文章移除此标签</translation>
        </message>
        <message>
            <source>Removed by its publisher: unsubscribe</source>
            <translation>已被发布者移除：取消订阅</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>重命名</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>另存为 EPUB…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>显示活动</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>立即同步</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>顶层</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>取消订阅</translation>
        </message>
        <message>
            <source>Unsubscribe at the sender…</source>
            <translation>在发件方退订…</translation>
        </message>
    </context>
    <context>
        <name>RuleActionRow</name>
        <message>
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>程序</translation>
        </message>
        <message>
            <source>Remove action</source>
            <translation>移除操作</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>发送到</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>声音</translation>
        </message>
        <message>
            <source>Tag name</source>
            <translation>标签名称</translation>
        </message>
    </context>
    <context>
        <name>RuleExamples</name>
        <message>
            <source>A rule opens for editing first. Ctrl+Z undoes what it did.</source>
            <translation>规则会先打开以供编辑。Ctrl+Z 可撤销其所做的更改。</translation>
        </message>
        <message>
            <source>Let rules sort what arrives</source>
            <translation>让规则整理新到的文章</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. Start with one of these, or with any article: right-click it and choose “Create rule from this article…”.</source>
            <translation>规则会自动处理新文章：标为已读、加星标、加标签、隐藏或通知。可从以下规则之一开始，也可从任意文章开始：右键点击文章并选择“从这篇文章创建规则…”。</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. To start with an article, right-click it and choose “Create rule from this article…”.</source>
            <translation>规则会自动处理新文章：标为已读、加星标、加标签、隐藏或通知。要从一篇文章开始，请右键点击文章并选择“从这篇文章创建规则…”。</translation>
        </message>
    </context>
    <context>
        <name>RuleForm</name>
        <message>
            <source>Add a condition</source>
            <translation>添加条件</translation>
        </message>
        <message>
            <source>Add an action</source>
            <translation>添加操作</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>匹配</translation>
        </message>
        <message>
            <source>Rule name</source>
            <translation>规则名称</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>则：</translation>
        </message>
        <message>
            <source>When an article arrives and {how} of these match:</source>
            <translation>当文章到达且符合以下{how}条件时：</translation>
        </message>
        <message>
            <source>all</source>
            <translation>所有</translation>
        </message>
        <message>
            <source>any</source>
            <translation>任一</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>无标题</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message numerus="yes">
            <source>Matches {count} of the last %n articles</source>
            <translation>
                <numerusform>最近 %n 篇文章中有 {count} 篇匹配</numerusform>
            </translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>还没有文章</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n rules were not saved: something is missing.</source>
            <translation>
                <numerusform>%n 条规则未保存：缺少内容。</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a condition: a rule without one matches nothing.</source>
            <translation>请添加条件：没有条件的规则不匹配任何内容。</translation>
        </message>
        <message>
            <source>Add an action.</source>
            <translation>请添加操作。</translation>
        </message>
        <message>
            <source>Any field</source>
            <translation>任意字段</translation>
        </message>
        <message>
            <source>Articles by {author}</source>
            <translation>{author} 的文章</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>作者</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>分类</translation>
        </message>
        <message>
            <source>Choose a feed from the list.</source>
            <translation>请从列表中选择订阅源。</translation>
        </message>
        <message>
            <source>Choose a folder from the list.</source>
            <translation>请从列表中选择文件夹。</translation>
        </message>
        <message>
            <source>Choose a program. It has to lie in the programs folder.</source>
            <translation>请选择程序。它必须位于程序文件夹中。</translation>
        </message>
        <message>
            <source>Choose where to. Places are set up in Preferences, Sharing.</source>
            <translation>请选择发送到哪里。目标在“首选项”的“共享”中设置。</translation>
        </message>
        <message>
            <source>Enter a name for the rule.</source>
            <translation>请输入规则名称。</translation>
        </message>
        <message>
            <source>Enter a tag name.</source>
            <translation>请输入标签名称。</translation>
        </message>
        <message>
            <source>Enter text to match.</source>
            <translation>请输入要匹配的文本。</translation>
        </message>
        <message>
            <source>Feed</source>
            <translation>订阅源</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>隐藏</translation>
        </message>
        <message>
            <source>Hide what you never read</source>
            <translation>隐藏您从不阅读的内容</translation>
        </message>
        <message>
            <source>Hide “{word}”</source>
            <translation>隐藏“{word}”</translation>
        </message>
        <message>
            <source>Keep a busy feed short</source>
            <translation>精简高产的订阅源</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>链接</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>标为已读</translation>
        </message>
        <message>
            <source>Never miss a writer</source>
            <translation>不错过某位作者</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>新规则</translation>
        </message>
        <message>
            <source>Notify</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Run program</source>
            <translation>运行程序</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>发送到</translation>
        </message>
        <message>
            <source>Stopped: {why}. Change that, then switch the rule off and on to try again.</source>
            <translation>已停止：{why}。请更正后将规则关闭再打开以重试。</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>The rule {name} was not saved. {why}</source>
            <translation>规则 {name} 未保存。{why}</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>标题</translation>
        </message>
        <message numerus="yes">
            <source>Would have hidden {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>在过去 30 天的 %n 篇文章中会隐藏 {count} 篇</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Would have marked {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>在过去 30 天的 %n 篇文章中会标记 {count} 篇</numerusform>
            </translation>
        </message>
        <message>
            <source>begins with</source>
            <translation>开头是</translation>
        </message>
        <message>
            <source>contains</source>
            <translation>包含</translation>
        </message>
        <message>
            <source>does not contain</source>
            <translation>不包含</translation>
        </message>
        <message>
            <source>does not match expression</source>
            <translation>不匹配表达式</translation>
        </message>
        <message>
            <source>is</source>
            <translation>是</translation>
        </message>
        <message>
            <source>is not</source>
            <translation>不是</translation>
        </message>
        <message>
            <source>matches expression</source>
            <translation>匹配表达式</translation>
        </message>
        <message>
            <source>{author} writes for {feed}; you opened {opened} of the last {most}</source>
            <translation>{author} 为 {feed} 撰稿；最近 {most} 篇中您打开了 {opened} 篇</translation>
        </message>
        <message>
            <source>{feed}: “{word}” as read</source>
            <translation>{feed}：“{word}”标为已读</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Apply to matches now</source>
            <translation>应用于匹配的文章</translation>
        </message>
        <message>
            <source>Delete rule</source>
            <translation>删除规则</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Matching articles appear here.</source>
            <translation>匹配的文章显示在此处。</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>新规则</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>The last run of its program failed. {problem}</source>
            <translation>其程序上次运行失败。{problem}</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>A link in another program asks for this. Nothing is loaded before you save.</source>
            <translation>另一个程序中的链接提出了此请求。在您保存之前不会加载任何内容。</translation>
        </message>
        <message>
            <source>Always save</source>
            <translation>始终保存</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save to Read later?</source>
            <translation>保存到稍后阅读？</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>Copied. Paste it in your browser as the address of a new bookmark.</source>
            <translation>已复制。请在浏览器中将其粘贴为新书签的地址。</translation>
        </message>
        <message>
            <source>Copy the address of a web page first.</source>
            <translation>请先复制网页地址。</translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>a day, a month or “yesterday”</source>
            <translation>某天、某月或“yesterday”</translation>
        </message>
        <message>
            <source>by an author</source>
            <translation>某位作者</translation>
        </message>
        <message>
            <source>in a feed</source>
            <translation>某个订阅源</translation>
        </message>
        <message>
            <source>in a folder</source>
            <translation>某个文件夹</translation>
        </message>
        <message>
            <source>in the title</source>
            <translation>标题中</translation>
        </message>
        <message>
            <source>unread, starred, later…</source>
            <translation>unread、starred、later…</translation>
        </message>
        <message>
            <source>with a tag</source>
            <translation>带某个标签</translation>
        </message>
    </context>
    <context>
        <name>SecondInstance</name>
        <message>
            <source>Saved as {name}</source>
            <translation>已保存为 {name}</translation>
        </message>
    </context>
    <context>
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Client ID</source>
            <translation>客户端 ID</translation>
        </message>
        <message>
            <source>Client secret</source>
            <translation>客户端密钥</translation>
        </message>
        <message>
            <source>Create a client on {address} under API clients management. The login is kept in your system’s keyring.</source>
            <translation>请在 {address} 的“API 客户端管理”中创建客户端。登录信息保存在系统的密钥环中。</translation>
        </message>
        <message>
            <source>Log in to {name}</source>
            <translation>登录{name}</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>用户名</translation>
        </message>
    </context>
    <context>
        <name>Sharing</name>
        <message>
            <source>“{title}.”</source>
            <translation>“{title}”</translation>
        </message>
    </context>
    <context>
        <name>SidePage</name>
        <message>
            <source>Back to the list</source>
            <translation>返回列表</translation>
        </message>
    </context>
    <context>
        <name>SignInFields</name>
        <message>
            <source>API key</source>
            <translation>API 密钥</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>位于“设置”中的“API 密钥”。</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>Sign in with</source>
            <translation>登录方式</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this address and nowhere else.</source>
            <translation>仅存储在此电脑的密钥环中。只会发送到此地址，不会发送到别处。</translation>
        </message>
        <message>
            <source>The API password, which FreshRSS keeps in Settings, Profile. It is not the one you log in with.</source>
            <translation>API 密码，在 FreshRSS 的“设置”中的“个人资料”里。它不是您登录时用的密码。</translation>
        </message>
        <message>
            <source>User and password</source>
            <translation>用户名和密码</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>用户名</translation>
        </message>
        <message>
            <source>User name and password of the Google Reader integration (Settings, Integrations).</source>
            <translation>Google Reader 集成的用户名和密码（“设置”中的“集成”）。</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Add feed from this site…</source>
            <translation>添加此网站的订阅源…</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>始终加载此订阅源的图片</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>复制为 Markdown</translation>
        </message>
        <message>
            <source>Copy description</source>
            <translation>复制描述</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>复制链接</translation>
        </message>
        <message>
            <source>Copy link with text</source>
            <translation>复制链接及其文本</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>复制图片</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>复制图片地址</translation>
        </message>
        <message>
            <source>Do not load pictures in this feed</source>
            <translation>不加载此订阅源的图片</translation>
        </message>
        <message>
            <source>Make a rule from this…</source>
            <translation>据此创建规则…</translation>
        </message>
        <message>
            <source>Open in background	Middle-click</source>
            <translation>在后台打开	中键点击</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>在浏览器中打开</translation>
        </message>
        <message>
            <source>Open original in browser</source>
            <translation>在浏览器中打开原图</translation>
        </message>
        <message>
            <source>Remove from Read later</source>
            <translation>从稍后阅读中移除</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>保存图片…</translation>
        </message>
        <message>
            <source>Save to Read later</source>
            <translation>加入稍后阅读</translation>
        </message>
        <message>
            <source>Search articles for “{text}”</source>
            <translation>在文章中搜索“{text}”</translation>
        </message>
        <message>
            <source>Search the web</source>
            <translation>在网上搜索</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全选</translation>
        </message>
        <message>
            <source>Share link</source>
            <translation>分享链接</translation>
        </message>
        <message>
            <source>Share quote</source>
            <translation>分享引文</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>查看图片</translation>
        </message>
    </context>
    <context>
        <name>StarredFeed</name>
        <message>
            <source>Starred articles</source>
            <translation>已加星标的文章</translation>
        </message>
        <message>
            <source>The starred articles feed is not up to date: {why}</source>
            <translation>已加星标文章的订阅源不是最新的：{why}</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Review feeds</source>
            <translation>检查订阅源</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>从主题开始</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic. You review every feed before it is added.</source>
            <translation>建议的订阅源，每个主题一个文件夹。添加之前您可以逐个检查。</translation>
        </message>
    </context>
    <context>
        <name>Starters</name>
        <message>
            <source>Ideas and culture</source>
            <translation>思想与文化</translation>
        </message>
        <message>
            <source>Nature and places</source>
            <translation>自然与风土</translation>
        </message>
        <message>
            <source>Open source</source>
            <translation>开源</translation>
        </message>
        <message>
            <source>Science</source>
            <translation>科学</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>太空</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>科技</translation>
        </message>
        <message>
            <source>Web comics</source>
            <translation>网络漫画</translation>
        </message>
        <message>
            <source>World news</source>
            <translation>国际新闻</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n 篇新文章</numerusform>
            </translation>
        </message>
        <message>
            <source>A third of the refreshes on a metered connection</source>
            <translation>使用按流量计费的连接时，刷新减至三分之一</translation>
        </message>
        <message>
            <source>A third of the refreshes on low battery</source>
            <translation>电量不足时，刷新减至三分之一</translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>正在了解您的习惯。在此之前，每个订阅源每天刷新几次。</translation>
        </message>
        <message>
            <source>Half as many refreshes on a metered connection</source>
            <translation>使用按流量计费的连接时，刷新减半</translation>
        </message>
        <message>
            <source>Half as many refreshes on low battery</source>
            <translation>电量不足时，刷新减半</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>下次刷新约 {time}</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>尚无文章</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>尚未刷新</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>没有新内容</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>离线</translation>
        </message>
        <message>
            <source>On vacation until {day}</source>
            <translation>休假至 {day}</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>暂停至 {time}</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>免打扰至 {time}</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>{time} 起就绪</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>{time} 已刷新</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>刷新会自动恢复。</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing {done} of %n</source>
            <translation>
                <numerusform>正在刷新 {done}/%n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in to this network first</source>
            <translation>请先登录此网络</translation>
        </message>
        <message>
            <source>You usually visit about {time}. Your feeds are refreshed shortly before.</source>
            <translation>您通常在 {time} 左右访问。订阅源会在此前不久刷新。</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>下次在 {time} 前</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>当前离线</translation>
        </message>
        <message>
            <source>saving data</source>
            <translation>正在节省流量</translation>
        </message>
        <message>
            <source>saving power</source>
            <translation>正在省电</translation>
        </message>
        <message>
            <source>sign in to this network first</source>
            <translation>请先登录此网络</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>%n 个订阅源中 {ready} 个就绪</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>偏好设置…</translation>
        </message>
    </context>
    <context>
        <name>StripsArea</name>
        <message>
            <source>By name</source>
            <translation>按名称</translation>
        </message>
        <message>
            <source>Feed order</source>
            <translation>订阅源顺序</translation>
        </message>
        <message>
            <source>Most missed</source>
            <translation>错过最多</translation>
        </message>
        <message>
            <source>Most read</source>
            <translation>阅读最多</translation>
        </message>
        <message>
            <source>Next first</source>
            <translation>最近刷新优先</translation>
        </message>
    </context>
    <context>
        <name>StripsView</name>
        <message>
            <source>Feeds: posting times, past and planned refreshes</source>
            <translation>订阅源：发布时间、过去和计划的刷新</translation>
        </message>
        <message>
            <source>No feeds yet.</source>
            <translation>还没有订阅源。</translation>
        </message>
    </context>
    <context>
        <name>SubscriptionsPane</name>
        <message>
            <source>Add site or feed</source>
            <translation>添加网站或订阅源</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>菜单</translation>
        </message>
    </context>
    <context>
        <name>Synonyms</name>
        <message>
            <source>English, German, French, Spanish, Japanese, Chinese, translation, locale</source>
            <translation>英语, 德语, 法语, 西班牙语, 日语, 中文, 翻译, 语言</translation>
        </message>
        <message>
            <source>VPN, tor, connection</source>
            <translation>VPN, tor, 连接</translation>
        </message>
        <message>
            <source>accessibility, black and white, strong</source>
            <translation>无障碍, 黑白, 强烈</translation>
        </message>
        <message>
            <source>all reports, whole story</source>
            <translation>所有报道, 整个事件</translation>
        </message>
        <message>
            <source>alphabetical, A to Z</source>
            <translation>字母顺序, 拼音顺序</translation>
        </message>
        <message>
            <source>alt text, caption</source>
            <translation>替代文本, 说明</translation>
        </message>
        <message>
            <source>article list, hide list, full width</source>
            <translation>文章列表, 隐藏列表, 全宽</translation>
        </message>
        <message>
            <source>at night, sleep, do not refresh</source>
            <translation>夜间, 睡眠, 不刷新</translation>
        </message>
        <message>
            <source>at once, immediately</source>
            <translation>马上, 立即</translation>
        </message>
        <message>
            <source>automatic, auto mode, default colours</source>
            <translation>自动, 自动模式, 默认颜色</translation>
        </message>
        <message>
            <source>automatically read, mark on scroll</source>
            <translation>自动已读, 滚动标记</translation>
        </message>
        <message>
            <source>autostart, login, boot, launch</source>
            <translation>自动启动, 开机, 登录, 启动</translation>
        </message>
        <message>
            <source>background tab</source>
            <translation>后台标签页</translation>
        </message>
        <message>
            <source>background tabs, web pages</source>
            <translation>后台标签页, 网页</translation>
        </message>
        <message>
            <source>background, minimize, close to tray</source>
            <translation>后台, 最小化, 关闭到托盘</translation>
        </message>
        <message>
            <source>backup, copies, restore</source>
            <translation>备份, 副本, 恢复</translation>
        </message>
        <message>
            <source>backup, download my data</source>
            <translation>备份, 下载我的数据</translation>
        </message>
        <message>
            <source>badges, numbers, unread counts</source>
            <translation>角标, 数字, 未读数</translation>
        </message>
        <message>
            <source>bookmarklet, browser, save page, read later, ask</source>
            <translation>书签小程序, 浏览器, 保存网页, 稍后阅读, 询问</translation>
        </message>
        <message>
            <source>bookmarklet, save from browser</source>
            <translation>书签小程序, 从浏览器保存</translation>
        </message>
        <message>
            <source>briefing, digest, summary, today</source>
            <translation>简报, 摘要, 汇总, 今天</translation>
        </message>
        <message>
            <source>browser name, identity</source>
            <translation>浏览器名称, 标识</translation>
        </message>
        <message>
            <source>budget, limit, traffic, how often</source>
            <translation>预算, 限制, 流量, 频率</translation>
        </message>
        <message>
            <source>bug, feedback, log file, support</source>
            <translation>错误, 反馈, 日志文件, 支持</translation>
        </message>
        <message>
            <source>by hand, never</source>
            <translation>手动, 从不</translation>
        </message>
        <message>
            <source>cache, max-age, expires, maximum</source>
            <translation>缓存, max-age, 过期, 最大</translation>
        </message>
        <message>
            <source>cancel refresh, abort</source>
            <translation>取消刷新, 中止</translation>
        </message>
        <message>
            <source>catch up</source>
            <translation>赶上进度</translation>
        </message>
        <message>
            <source>changes, edits, revisions, history, diff, corrections</source>
            <translation>更改, 编辑, 修订, 历史, 差异, 更正</translation>
        </message>
        <message>
            <source>classic, horizontal, mail view</source>
            <translation>经典, 横向, 邮件视图</translation>
        </message>
        <message>
            <source>clipboard, copy text, copy link, copy picture</source>
            <translation>剪贴板, 复制文本, 复制链接, 复制图片</translation>
        </message>
        <message>
            <source>close all folders, fold all</source>
            <translation>关闭所有文件夹, 全部收起</translation>
        </message>
        <message>
            <source>columns, split, view mode</source>
            <translation>分栏, 拆分, 视图模式</translation>
        </message>
        <message>
            <source>columns, vertical, side by side, three panes</source>
            <translation>分栏, 纵向, 并排, 三栏</translation>
        </message>
        <message>
            <source>comfortable, cosy, large rows, with preview</source>
            <translation>舒适, 宽松, 大行距, 带预览</translation>
        </message>
        <message>
            <source>command palette, jump</source>
            <translation>命令面板, 跳转</translation>
        </message>
        <message>
            <source>compact, comfortable, row height</source>
            <translation>紧凑, 舒适, 行高</translation>
        </message>
        <message>
            <source>compact, dense, small rows, titles only</source>
            <translation>紧凑, 密集, 小行距, 仅标题</translation>
        </message>
        <message>
            <source>copy URL, copy address, clipboard</source>
            <translation>复制网址, 复制地址, 剪贴板</translation>
        </message>
        <message>
            <source>copy image URL</source>
            <translation>复制图片网址</translation>
        </message>
        <message>
            <source>copy image, clipboard</source>
            <translation>复制图像, 剪贴板</translation>
        </message>
        <message>
            <source>custom order, drag and drop</source>
            <translation>自定义顺序, 拖放</translation>
        </message>
        <message>
            <source>dark, night, dark mode, night mode, black</source>
            <translation>深色, 夜间, 深色模式, 夜间模式, 黑色, 暗色</translation>
        </message>
        <message>
            <source>default, white</source>
            <translation>默认, 白色</translation>
        </message>
        <message>
            <source>delay</source>
            <translation>延迟</translation>
        </message>
        <message>
            <source>delay, wait</source>
            <translation>延迟, 等待</translation>
        </message>
        <message>
            <source>delete feed, remove feed, unfollow</source>
            <translation>删除订阅源, 移除订阅源, 取消关注</translation>
        </message>
        <message>
            <source>digest, summary, newspaper, today</source>
            <translation>摘要, 汇总, 报纸, 今天</translation>
        </message>
        <message>
            <source>digest, timing of notifications, when I usually read</source>
            <translation>汇总、通知时间、我通常阅读的时间</translation>
        </message>
        <message>
            <source>discover, suggestions, recommended feeds, examples</source>
            <translation>发现, 建议, 推荐订阅源, 示例</translation>
        </message>
        <message>
            <source>dismiss, delete article, remove article</source>
            <translation>忽略, 删除文章, 移除文章</translation>
        </message>
        <message>
            <source>do not disturb, night</source>
            <translation>勿扰, 夜间</translation>
        </message>
        <message>
            <source>down the sidebar</source>
            <translation>侧边栏向下</translation>
        </message>
        <message>
            <source>down, forward</source>
            <translation>向下, 前进</translation>
        </message>
        <message>
            <source>download image, save image</source>
            <translation>下载图片, 保存图像</translation>
        </message>
        <message>
            <source>duplicates, deduplicate</source>
            <translation>重复, 去重</translation>
        </message>
        <message>
            <source>e-book, e-reader, Kindle, export EPUB, take along</source>
            <translation>电子书, 电子书阅读器, Kindle, 导出 EPUB, 随身携带</translation>
        </message>
        <message>
            <source>e-mail, email, IMAP, Substack, Gmail, Fastmail, mailing list</source>
            <translation>电子邮件, IMAP, Substack, Gmail, Fastmail, 邮件列表, 时事通讯</translation>
        </message>
        <message>
            <source>e-reader, e-book, EPUB, Kobo, Kindle, Syncthing</source>
            <translation>电子书阅读器, 电子书, EPUB, Kobo, Kindle, Syncthing</translation>
        </message>
        <message>
            <source>edits, revisions, versions, history, diff</source>
            <translation>编辑, 修订, 版本, 历史, 差异</translation>
        </message>
        <message>
            <source>email, e-mail, forward</source>
            <translation>邮件, 电子邮件, 转发</translation>
        </message>
        <message>
            <source>exit, close program</source>
            <translation>关闭程序, 离开</translation>
        </message>
        <message>
            <source>export Markdown, download article</source>
            <translation>导出 Markdown, 下载文章</translation>
        </message>
        <message>
            <source>export PDF, download article</source>
            <translation>导出 PDF, 下载文章</translation>
        </message>
        <message>
            <source>favicons, logos</source>
            <translation>网站图标, 标志</translation>
        </message>
        <message>
            <source>favourite, favorite, like, bookmark, save article, unstar</source>
            <translation>收藏, 喜欢, 书签, 保存文章, 取消星标</translation>
        </message>
        <message>
            <source>favourites, favorites, bookmarks, saved articles</source>
            <translation>收藏, 书签, 保存的文章</translation>
        </message>
        <message>
            <source>feed settings, edit feed, rename feed, info</source>
            <translation>订阅源设置, 编辑订阅源, 重命名订阅源, 信息</translation>
        </message>
        <message>
            <source>filters, automation, mute, block</source>
            <translation>过滤器, 自动化, 静音, 屏蔽</translation>
        </message>
        <message>
            <source>find articles, look for</source>
            <translation>查找文章, 寻找</translation>
        </message>
        <message>
            <source>find feed, search sidebar, search feeds</source>
            <translation>查找订阅源, 搜索侧边栏, 搜索订阅源</translation>
        </message>
        <message>
            <source>folder, sync, habits, privacy</source>
            <translation>文件夹, 同步, 习惯, 隐私</translation>
        </message>
        <message>
            <source>folder, sync, requests, spare</source>
            <translation>文件夹, 同步, 请求, 节省</translation>
        </message>
        <message>
            <source>font size, scale, zoom, bigger</source>
            <translation>字体大小, 缩放, 放大</translation>
        </message>
        <message>
            <source>font size, zoom</source>
            <translation>字体大小, 缩放</translation>
        </message>
        <message>
            <source>font, typeface</source>
            <translation>字体, 字形</translation>
        </message>
        <message>
            <source>full texts, common rules, wallabag</source>
            <translation>全文, 通用规则, wallabag</translation>
        </message>
        <message>
            <source>health, errors, problems, broken feeds, dead feeds</source>
            <translation>健康, 错误, 问题, 损坏的订阅源, 失效的订阅源</translation>
        </message>
        <message>
            <source>hide read</source>
            <translation>隐藏已读</translation>
        </message>
        <message>
            <source>history, network log, requests, downloads</source>
            <translation>历史, 网络日志, 请求, 下载</translation>
        </message>
        <message>
            <source>home, inbox, everything, all items</source>
            <translation>主页, 收件箱, 全部, 所有条目</translation>
        </message>
        <message>
            <source>how often, refresh every, maximum</source>
            <translation>频率, 刷新间隔, 最大</translation>
        </message>
        <message>
            <source>how often, refresh every, minimum</source>
            <translation>频率, 刷新间隔, 最小</translation>
        </message>
        <message>
            <source>images, tracking, block images</source>
            <translation>图像, 跟踪, 屏蔽图片</translation>
        </message>
        <message>
            <source>important first</source>
            <translation>重要优先</translation>
        </message>
        <message>
            <source>jump to top, latest</source>
            <translation>回到顶部, 最新</translation>
        </message>
        <message>
            <source>label, category, keyword</source>
            <translation>分类, 关键词</translation>
        </message>
        <message>
            <source>latest, recent</source>
            <translation>最新, 最近</translation>
        </message>
        <message>
            <source>light, day, light mode, day mode, white, bright</source>
            <translation>浅色, 白天, 浅色模式, 日间模式, 白色, 明亮</translation>
        </message>
        <message>
            <source>line length, column, margins</source>
            <translation>行长, 栏宽, 边距</translation>
        </message>
        <message>
            <source>load from URL</source>
            <translation>从网址加载</translation>
        </message>
        <message>
            <source>look up, find this</source>
            <translation>查询, 查找此内容</translation>
        </message>
        <message>
            <source>manual, how to, getting started, documentation</source>
            <translation>手册, 使用方法, 入门, 文档</translation>
        </message>
        <message>
            <source>mark as read on scroll, scrolling</source>
            <translation>滚动时标为已读, 滚动</translation>
        </message>
        <message>
            <source>mark as read, catch up, clear, done</source>
            <translation>标为已读, 赶上进度, 清空, 完成</translation>
        </message>
        <message>
            <source>mark as read, mark as unread, keep unread</source>
            <translation>标为已读, 标为未读, 保持未读</translation>
        </message>
        <message>
            <source>migrate, switch, stars, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</source>
            <translation>迁移, 切换, 星标, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</translation>
        </message>
        <message>
            <source>mobile data, hotspot, save data</source>
            <translation>移动数据, 热点, 省流量</translation>
        </message>
        <message>
            <source>most unread first</source>
            <translation>未读最多优先</translation>
        </message>
        <message>
            <source>new filter, create filter, mute</source>
            <translation>新过滤器, 创建过滤器, 静音</translation>
        </message>
        <message>
            <source>new filter, mute word</source>
            <translation>新过滤器, 屏蔽词语</translation>
        </message>
        <message>
            <source>new, inbox</source>
            <translation>新, 收件箱</translation>
        </message>
        <message>
            <source>night mode, day mode, colours, colors, appearance, skin</source>
            <translation>夜间模式, 日间模式, 颜色, 外观, 皮肤</translation>
        </message>
        <message>
            <source>notification area, status icon</source>
            <translation>通知区域, 状态图标</translation>
        </message>
        <message>
            <source>notifications, alerts, popups</source>
            <translation>通知, 提醒, 弹窗</translation>
        </message>
        <message>
            <source>offline, prefetch, preload, whole article</source>
            <translation>离线, 预取, 预加载, 整篇文章</translation>
        </message>
        <message>
            <source>only unread feeds, hide empty folders, show read feeds</source>
            <translation>仅未读订阅源, 隐藏空文件夹, 显示已读订阅源</translation>
        </message>
        <message>
            <source>open all folders, unfold all</source>
            <translation>打开所有文件夹, 全部展开</translation>
        </message>
        <message>
            <source>open file, load subscriptions, migrate</source>
            <translation>打开文件, 加载订阅, 迁移</translation>
        </message>
        <message>
            <source>page down</source>
            <translation>下一页</translation>
        </message>
        <message>
            <source>page up</source>
            <translation>上一页</translation>
        </message>
        <message>
            <source>paper</source>
            <translation>纸张</translation>
        </message>
        <message>
            <source>paste link, save page, read it later</source>
            <translation>粘贴链接, 保存网页, 以后再读</translation>
        </message>
        <message>
            <source>pin feed, unpin, favorite, bookmark feed</source>
            <translation>固定订阅源, 取消固定, 收藏, 书签</translation>
        </message>
        <message>
            <source>podcast, episode, download folder, music</source>
            <translation>播客, 节目, 下载文件夹, 音乐</translation>
        </message>
        <message>
            <source>podcast, queue, autoplay, continue</source>
            <translation>播客, 队列, 自动播放, 继续</translation>
        </message>
        <message>
            <source>power, laptop, energy</source>
            <translation>电源, 笔记本电脑, 节能</translation>
        </message>
        <message>
            <source>preview, reading pane</source>
            <translation>预览, 阅读窗格</translation>
        </message>
        <message>
            <source>privacy, tracking, personalise, personalize</source>
            <translation>隐私, 跟踪, 个性化</translation>
        </message>
        <message>
            <source>privacy, tracking, unlock, wake, idle, presence</source>
            <translation>隐私, 跟踪, 解锁, 唤醒, 空闲, 在场</translation>
        </message>
        <message>
            <source>publish, RSS of starred</source>
            <translation>发布, 星标的 RSS</translation>
        </message>
        <message>
            <source>quote as Markdown</source>
            <translation>引用为 Markdown</translation>
        </message>
        <message>
            <source>quote, send text, share link</source>
            <translation>引用, 发送文本, 分享链接</translation>
        </message>
        <message>
            <source>read link later, bookmark link</source>
            <translation>稍后阅读链接、收藏链接</translation>
        </message>
        <message>
            <source>reading list, saved, queue</source>
            <translation>阅读列表, 已保存, 队列</translation>
        </message>
        <message>
            <source>reading mode, readability, original text</source>
            <translation>阅读模式, 易读, 原始文本</translation>
        </message>
        <message>
            <source>rearrange, reorder, sort manually</source>
            <translation>重新排列, 重新排序, 手动排序</translation>
        </message>
        <message>
            <source>recommended, personal, suggestions, smart list</source>
            <translation>推荐, 个人, 建议, 智能列表</translation>
        </message>
        <message>
            <source>refresh all, refresh everything, update all, reload all, sync all, fetch all</source>
            <translation>刷新全部, 更新全部, 重新加载全部, 同步全部, 获取全部</translation>
        </message>
        <message>
            <source>refresh automatically, update, background, offline</source>
            <translation>自动刷新, 更新, 后台, 离线</translation>
        </message>
        <message>
            <source>refresh, update, reload, check for new, fetch</source>
            <translation>刷新, 更新, 重新加载, 检查新文章, 获取</translation>
        </message>
        <message>
            <source>reset zoom, actual size, default font size</source>
            <translation>重置缩放, 实际大小, 默认字体大小</translation>
        </message>
        <message>
            <source>resume refreshing, continue, unpause</source>
            <translation>恢复刷新, 继续, 取消暂停</translation>
        </message>
        <message>
            <source>retention, delete old, clean up</source>
            <translation>保留, 删除旧文章, 清理</translation>
        </message>
        <message>
            <source>revert, take back</source>
            <translation>还原, 收回</translation>
        </message>
        <message>
            <source>save for later, bookmark, queue, pocket</source>
            <translation>留待以后, 书签, 队列, pocket</translation>
        </message>
        <message>
            <source>save subscriptions, export feeds</source>
            <translation>保存订阅, 导出订阅源</translation>
        </message>
        <message>
            <source>scrape, CSS selector, website without RSS</source>
            <translation>抓取, CSS 选择器, 没有 RSS 的网站</translation>
        </message>
        <message>
            <source>scripts, own commands</source>
            <translation>脚本, 自己的命令</translation>
        </message>
        <message>
            <source>search engine, search the web, look up</source>
            <translation>搜索引擎, 在网上搜索, 查询</translation>
        </message>
        <message>
            <source>search in page</source>
            <translation>在页面中搜索</translation>
        </message>
        <message>
            <source>search this list, refine</source>
            <translation>搜索此列表, 细化</translation>
        </message>
        <message>
            <source>send, forward</source>
            <translation>发送, 转发</translation>
        </message>
        <message>
            <source>sepia, reading theme, page colour, background</source>
            <translation>棕褐色, 阅读主题, 页面颜色, 背景</translation>
        </message>
        <message>
            <source>sepia, warm, cream</source>
            <translation>棕褐色, 暖色, 米色</translation>
        </message>
        <message>
            <source>server, sign in, log in, FreshRSS, Miniflux, Google Reader</source>
            <translation>服务器, 登录, FreshRSS, Miniflux, Google Reader</translation>
        </message>
        <message>
            <source>settings, options, configuration</source>
            <translation>设置, 选项, 配置</translation>
        </message>
        <message>
            <source>share, Pocket, Instapaper, Mastodon, read-it-later, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, notes</source>
            <translation>分享, Pocket, Instapaper, Mastodon, 稍后阅读, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, 笔记</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys</source>
            <translation>快捷键, 键盘, 热键</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, key bindings</source>
            <translation>快捷键, 键盘, 热键, 按键绑定</translation>
        </message>
        <message>
            <source>show images, unblock pictures</source>
            <translation>显示图片、允许图片</translation>
        </message>
        <message>
            <source>sidebar order, arrange, alphabetical</source>
            <translation>侧边栏顺序, 排列, 字母顺序</translation>
        </message>
        <message>
            <source>sidebar, feed list, hide feeds, full width</source>
            <translation>侧边栏, 订阅列表, 隐藏订阅源, 全宽</translation>
        </message>
        <message>
            <source>silent, mute, ring, bell</source>
            <translation>静默, 静音, 铃声, 提示音</translation>
        </message>
        <message>
            <source>smart folder, search folder</source>
            <translation>智能文件夹, 搜索文件夹</translation>
        </message>
        <message>
            <source>sort articles, order</source>
            <translation>文章排序, 顺序</translation>
        </message>
        <message>
            <source>start, launch, new articles, position, last article</source>
            <translation>启动, 打开, 新文章, 位置, 上次的文章</translation>
        </message>
        <message>
            <source>statistics, schedule, timetable, chart</source>
            <translation>统计, 日程, 时间表, 图表</translation>
        </message>
        <message>
            <source>stop refreshing, do not disturb, snooze</source>
            <translation>停止刷新, 勿扰, 稍后提醒</translation>
        </message>
        <message>
            <source>stories, clusters, related, similar, other reports, topics</source>
            <translation>事件, 分组, 相关, 相似, 其他报道, 话题</translation>
        </message>
        <message>
            <source>style sheet, css, custom style, user style</source>
            <translation>样式表, css, 自定义样式, 用户样式</translation>
        </message>
        <message>
            <source>subscribe to link, follow site</source>
            <translation>订阅链接, 关注网站</translation>
        </message>
        <message>
            <source>subscribe, new feed, follow, RSS</source>
            <translation>订阅, 新订阅源, 关注, RSS</translation>
        </message>
        <message>
            <source>sync, laptop, devices, second computer, folder, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</source>
            <translation>同步, 笔记本电脑, 设备, 第二台电脑, 文件夹, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</translation>
        </message>
        <message>
            <source>synchronise, synchronize, sync accounts, server, folder</source>
            <translation>同步账户, 服务器, 文件夹</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, speak, voice</source>
            <translation>文字转语音, TTS, 收听, 说话, 声音</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, voice, continue</source>
            <translation>文字转语音, TTS, 收听, 声音, 继续</translation>
        </message>
        <message>
            <source>thumbnails, previews, images, cards</source>
            <translation>缩略图, 预览, 图像, 卡片</translation>
        </message>
        <message>
            <source>thumbs down, dislike, not interested</source>
            <translation>踩, 不喜欢, 不感兴趣</translation>
        </message>
        <message>
            <source>thumbs up, like, recommend</source>
            <translation>赞, 喜欢, 推荐</translation>
        </message>
        <message>
            <source>touchpad gesture, two fingers</source>
            <translation>触控板手势, 双指</translation>
        </message>
        <message>
            <source>ungroup, split, wrong story</source>
            <translation>取消分组, 拆分, 错误的事件</translation>
        </message>
        <message>
            <source>up the sidebar</source>
            <translation>侧边栏向上</translation>
        </message>
        <message>
            <source>up, back</source>
            <translation>向上, 后退</translation>
        </message>
        <message>
            <source>version, info, licence</source>
            <translation>版本, 信息, 许可证</translation>
        </message>
        <message>
            <source>view image, original picture</source>
            <translation>查看图像, 原图</translation>
        </message>
        <message>
            <source>web page, original, external, visit site</source>
            <translation>网页, 原文, 外部, 访问网站</translation>
        </message>
        <message>
            <source>wrong text, site rules, CSS selector, scrape</source>
            <translation>正文有误, 网站规则, CSS 选择器</translation>
        </message>
        <message>
            <source>zoom in, bigger font, increase font size</source>
            <translation>放大, 更大字体, 增大字号</translation>
        </message>
        <message>
            <source>zoom out, smaller font, decrease font size</source>
            <translation>缩小, 更小字体, 减小字号</translation>
        </message>
    </context>
    <context>
        <name>TabbedPage</name>
        <message>
            <source>Activity</source>
            <translation>活动</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>订阅源</translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message>
            <source>Add a tag</source>
            <translation>添加标签</translation>
        </message>
        <message>
            <source>Create tag “{name}”</source>
            <translation>创建标签“{name}”</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>标签</translation>
        </message>
        <message numerus="yes">
            <source>Tags of %n articles</source>
            <translation>
                <numerusform>%n 篇文章的标签</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>剪切</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>粘贴</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全选</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤消</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Default size and width</source>
            <translation>默认大小和宽度</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>字体</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>放大文字</translation>
        </message>
        <message>
            <source>Narrower column</source>
            <translation>收窄栏宽</translation>
        </message>
        <message>
            <source>Sans</source>
            <translation>无衬线</translation>
        </message>
        <message>
            <source>Serif</source>
            <translation>衬线</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大小</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>缩小文字</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>Wider column</source>
            <translation>加宽栏宽</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>宽度</translation>
        </message>
    </context>
    <context>
        <name>TextRuleSheet</name>
        <message numerus="yes">
            <source>%n characters of text found</source>
            <translation>
                <numerusform>找到 %n 个字符的正文</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the block that holds the text:</source>
            <translation>选择包含正文的区块：</translation>
        </message>
        <message>
            <source>Full text on the pages of this feed</source>
            <translation>此订阅源页面上的全文</translation>
        </message>
        <message>
            <source>No text found: choose a block that holds it.</source>
            <translation>未找到正文：请选择包含正文的区块。</translation>
        </message>
        <message>
            <source>This is not a CSS selector.</source>
            <translation>这不是 CSS 选择器。</translation>
        </message>
    </context>
    <context>
        <name>ThinScrollBar</name>
        <message>
            <source>Scroll</source>
            <translation>滚动</translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message>
            <source>MMMM yyyy</source>
            <translation>yyyy年M月</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>昨天</translation>
        </message>
        <message>
            <source>d</source>
            <translation>M月d日</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation>yyyy年M月d日</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <translation>M月d日</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>yyyy年M月d日</translation>
        </message>
        <message>
            <source>ddd d</source>
            <translation>d日 ddd</translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>M月d日 dddd</translation>
        </message>
        <message>
            <source>dddd, d MMMM yyyy</source>
            <translation>yyyy年M月d日 dddd</translation>
        </message>
        <message>
            <source>now</source>
            <translation>刚刚</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>昨天 {time}</translation>
        </message>
        <message>
            <source>{first}–{last}</source>
            <translation>{first}–{last}</translation>
        </message>
        <message>
            <source>{hours} h</source>
            <translation>{hours} 小时</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} 分钟</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>%n 篇新文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>下一篇未读</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>没有新内容</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>打开 Beforehand</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>暂停刷新 1 小时</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>暂停刷新到明天</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>暂停至 {time}</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>免打扰至 {time}</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>刷新</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>恢复刷新</translation>
        </message>
    </context>
    <context>
        <name>TreeDelegate</name>
        <message>
            <source>New name</source>
            <translation>新名称</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>%n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n 篇新文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>%n 篇未读</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>所有文章</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>收藏</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>订阅源</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>为您推荐</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>此电脑</translation>
        </message>
        <message>
            <source>Refreshed only by hand</source>
            <translation>仅手动刷新</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>未读</translation>
        </message>
        <message>
            <source>account</source>
            <translation>账户</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>problem: {what}</source>
            <translation>问题：{what}</translation>
        </message>
        <message>
            <source>refreshed only by hand</source>
            <translation>仅手动刷新</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>已保存的搜索</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>标签</translation>
        </message>
    </context>
    <context>
        <name>TreeView</name>
        <message>
            <source>Subscriptions</source>
            <translation>订阅</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Added</source>
            <translation>已添加</translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds</source>
            <translation>
                <numerusform>已添加 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds to favourites</source>
            <translation>
                <numerusform>已将 %n 个订阅源添加到收藏</numerusform>
            </translation>
        </message>
        <message>
            <source>Added the folder {name}</source>
            <translation>已添加文件夹 {name}</translation>
        </message>
        <message>
            <source>Added the rule {name}</source>
            <translation>已添加规则 {name}</translation>
        </message>
        <message>
            <source>Added to Read later</source>
            <translation>已添加到稍后阅读</translation>
        </message>
        <message numerus="yes">
            <source>Added to Read later: %n articles</source>
            <translation>
                <numerusform>已添加到稍后阅读：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Added to favourites</source>
            <translation>已添加到收藏</translation>
        </message>
        <message>
            <source>Added {name}</source>
            <translation>已添加 {name}</translation>
        </message>
        <message>
            <source>Added {name} to favourites</source>
            <translation>已将 {name} 添加到收藏</translation>
        </message>
        <message>
            <source>Added “{name}” to Read later</source>
            <translation>已将“{name}”添加到稍后阅读</translation>
        </message>
        <message>
            <source>Address changed</source>
            <translation>地址已更改</translation>
        </message>
        <message>
            <source>Cancelled the download of “{name}”</source>
            <translation>已取消下载“{name}”</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>已更改</translation>
        </message>
        <message numerus="yes">
            <source>Changed %n items</source>
            <translation>
                <numerusform>已更改 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the address of {name}</source>
            <translation>已更改 {name} 的地址</translation>
        </message>
        <message>
            <source>Changed the rule {name}</source>
            <translation>已更改规则 {name}</translation>
        </message>
        <message>
            <source>Changed the search {name}</source>
            <translation>已更改搜索 {name}</translation>
        </message>
        <message numerus="yes">
            <source>Changed the settings of %n feeds</source>
            <translation>
                <numerusform>已更改 %n 个订阅源的设置</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the settings of {name}</source>
            <translation>已更改 {name} 的设置</translation>
        </message>
        <message>
            <source>Changed the tags of “{name}”</source>
            <translation>已更改“{name}”的标签</translation>
        </message>
        <message>
            <source>Changed {name}</source>
            <translation>已更改 {name}</translation>
        </message>
        <message>
            <source>Computer forgotten</source>
            <translation>已移除电脑</translation>
        </message>
        <message>
            <source>Computer renamed</source>
            <translation>电脑已重命名</translation>
        </message>
        <message>
            <source>Deleted the download of “{name}”</source>
            <translation>已删除“{name}”的下载</translation>
        </message>
        <message>
            <source>Deleted the tag {name}</source>
            <translation>已删除标签 {name}</translation>
        </message>
        <message>
            <source>Download cancelled</source>
            <translation>已取消下载</translation>
        </message>
        <message>
            <source>Download deleted</source>
            <translation>已删除下载</translation>
        </message>
        <message>
            <source>Favourites rearranged</source>
            <translation>已重新排列收藏</translation>
        </message>
        <message>
            <source>Folder added</source>
            <translation>已添加文件夹</translation>
        </message>
        <message>
            <source>Folder joined</source>
            <translation>已加入文件夹</translation>
        </message>
        <message>
            <source>Folder left</source>
            <translation>已退出文件夹</translation>
        </message>
        <message>
            <source>Folder moved</source>
            <translation>已移动文件夹</translation>
        </message>
        <message>
            <source>Folder removed; its feeds are kept</source>
            <translation>已移除文件夹；其订阅源已保留</translation>
        </message>
        <message>
            <source>Folder renamed</source>
            <translation>已重命名文件夹</translation>
        </message>
        <message>
            <source>Folder restored</source>
            <translation>已恢复文件夹</translation>
        </message>
        <message>
            <source>Forgot the computer {name}</source>
            <translation>已移除电脑 {name}</translation>
        </message>
        <message>
            <source>Hid “{name}”</source>
            <translation>已隐藏“{name}”</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>已隐藏</translation>
        </message>
        <message numerus="yes">
            <source>Hidden: %n articles</source>
            <translation>
                <numerusform>已隐藏：%n 篇文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Ignored %n feeds until they change</source>
            <translation>
                <numerusform>已忽略 %n 个订阅源，直到有变化</numerusform>
            </translation>
        </message>
        <message>
            <source>Ignored until it changes</source>
            <translation>已忽略，直到有变化</translation>
        </message>
        <message>
            <source>Ignored {name} until it changes</source>
            <translation>已忽略 {name}，直到有变化</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>已导入</translation>
        </message>
        <message>
            <source>Joined the folder {name}</source>
            <translation>已加入文件夹 {name}</translation>
        </message>
        <message>
            <source>Learned data erased</source>
            <translation>学习数据已清除</translation>
        </message>
        <message>
            <source>Left the folder {name}</source>
            <translation>已退出文件夹 {name}</translation>
        </message>
        <message>
            <source>Less like “{name}” from now on</source>
            <translation>今后减少与“{name}”类似的文章</translation>
        </message>
        <message>
            <source>Less of this from now on</source>
            <translation>今后减少此类文章</translation>
        </message>
        <message>
            <source>Marked all as read</source>
            <translation>已全部标为已读</translation>
        </message>
        <message numerus="yes">
            <source>Marked all as read: %n articles</source>
            <translation>
                <numerusform>已全部标为已读：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as read</source>
            <translation>已标为已读</translation>
        </message>
        <message numerus="yes">
            <source>Marked as read: %n articles</source>
            <translation>
                <numerusform>已标为已读：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as unread</source>
            <translation>已标为未读</translation>
        </message>
        <message numerus="yes">
            <source>Marked as unread: %n articles</source>
            <translation>
                <numerusform>已标为未读：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked “{name}” as read</source>
            <translation>已将“{name}”标为已读</translation>
        </message>
        <message>
            <source>Marked “{name}” as unread</source>
            <translation>已将“{name}”标为未读</translation>
        </message>
        <message>
            <source>Merged two subscriptions to the same feed</source>
            <translation>已合并同一订阅源的两个订阅</translation>
        </message>
        <message>
            <source>Merged two subscriptions to {name}</source>
            <translation>已合并 {name} 的两个订阅</translation>
        </message>
        <message>
            <source>Merged two tags into {name}</source>
            <translation>已将两个标签合并为 {name}</translation>
        </message>
        <message>
            <source>More like “{name}” from now on</source>
            <translation>今后增加与“{name}”类似的文章</translation>
        </message>
        <message>
            <source>More of this from now on</source>
            <translation>今后增加此类文章</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>已移动</translation>
        </message>
        <message numerus="yes">
            <source>Moved %n folders</source>
            <translation>
                <numerusform>已移动 %n 个文件夹</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved %n items</source>
            <translation>
                <numerusform>已移动 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Moved the folder {name}</source>
            <translation>已移动文件夹 {name}</translation>
        </message>
        <message>
            <source>Moved {name}</source>
            <translation>已移动 {name}</translation>
        </message>
        <message>
            <source>Moved {name} within the favourites</source>
            <translation>已在收藏中移动 {name}</translation>
        </message>
        <message numerus="yes">
            <source>Muted %n feeds: new articles arrive as read</source>
            <translation>
                <numerusform>已将 %n 个订阅源静音：新文章到达时即为已读</numerusform>
            </translation>
        </message>
        <message>
            <source>Muted {name}: new articles arrive as read</source>
            <translation>已将 {name} 静音：新文章到达时即为已读</translation>
        </message>
        <message>
            <source>Muted: new articles arrive as read</source>
            <translation>已静音：新文章到达时即为已读</translation>
        </message>
        <message>
            <source>Neither more nor less like “{name}”</source>
            <translation>不再增减与“{name}”类似的文章</translation>
        </message>
        <message>
            <source>Neither more nor less of this</source>
            <translation>不再增减此类文章</translation>
        </message>
        <message>
            <source>Passphrase set: every other computer asks for it</source>
            <translation>已设置密码短语：其他每台电脑都会要求输入</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>已暂停</translation>
        </message>
        <message numerus="yes">
            <source>Paused %n feeds</source>
            <translation>
                <numerusform>已暂停 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Paused {name}</source>
            <translation>已暂停 {name}</translation>
        </message>
        <message>
            <source>Put back into its story</source>
            <translation>已放回原分组</translation>
        </message>
        <message>
            <source>Put “{name}” back into its story</source>
            <translation>已将“{name}”放回原分组</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>已移除</translation>
        </message>
        <message numerus="yes">
            <source>Removed %n feeds from favourites</source>
            <translation>
                <numerusform>已从收藏中移除 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n folders; their feeds are kept</source>
            <translation>
                <numerusform>已移除 %n 个文件夹；其订阅源已保留</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n items</source>
            <translation>
                <numerusform>已移除 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed a tag from “{name}”</source>
            <translation>已从“{name}”移除一个标签</translation>
        </message>
        <message>
            <source>Removed from Read later</source>
            <translation>已从稍后阅读中移除</translation>
        </message>
        <message numerus="yes">
            <source>Removed from Read later: %n articles</source>
            <translation>
                <numerusform>已从稍后阅读中移除：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed from favourites</source>
            <translation>已从收藏中移除</translation>
        </message>
        <message>
            <source>Removed the folder {name}; its feeds are kept</source>
            <translation>已移除文件夹 {name}；其订阅源已保留</translation>
        </message>
        <message>
            <source>Removed the rule {name}</source>
            <translation>已移除规则 {name}</translation>
        </message>
        <message>
            <source>Removed the search {name}</source>
            <translation>已移除搜索 {name}</translation>
        </message>
        <message>
            <source>Removed the star from “{name}”</source>
            <translation>已移除“{name}”的星标</translation>
        </message>
        <message>
            <source>Removed {name}</source>
            <translation>已移除 {name}</translation>
        </message>
        <message>
            <source>Removed {name} from favourites</source>
            <translation>已从收藏中移除 {name}</translation>
        </message>
        <message>
            <source>Removed {name}; changes made here were not sent</source>
            <translation>已移除 {name}；在此处所做的更改未发送</translation>
        </message>
        <message>
            <source>Removed “{name}” from Read later</source>
            <translation>已从稍后阅读中移除“{name}”</translation>
        </message>
        <message>
            <source>Removed; changes made here were not sent</source>
            <translation>已移除；在此处所做的更改未发送</translation>
        </message>
        <message>
            <source>Renamed</source>
            <translation>已重命名</translation>
        </message>
        <message>
            <source>Renamed a folder to {name}</source>
            <translation>已将文件夹重命名为 {name}</translation>
        </message>
        <message>
            <source>Renamed a tag to {name}</source>
            <translation>已将标签重命名为 {name}</translation>
        </message>
        <message>
            <source>Renamed to {name}</source>
            <translation>已重命名为 {name}</translation>
        </message>
        <message>
            <source>Restored the folder {name}</source>
            <translation>已恢复文件夹 {name}</translation>
        </message>
        <message>
            <source>Resumed refreshing</source>
            <translation>已恢复刷新</translation>
        </message>
        <message numerus="yes">
            <source>Resumed refreshing %n feeds</source>
            <translation>
                <numerusform>已恢复刷新 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Resumed refreshing {name}</source>
            <translation>已恢复刷新 {name}</translation>
        </message>
        <message>
            <source>Rule added</source>
            <translation>已添加规则</translation>
        </message>
        <message>
            <source>Rule applied</source>
            <translation>已应用规则</translation>
        </message>
        <message numerus="yes">
            <source>Rule applied: %n articles</source>
            <translation>
                <numerusform>已应用规则：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Rule changed</source>
            <translation>已更改规则</translation>
        </message>
        <message>
            <source>Rule removed</source>
            <translation>已移除规则</translation>
        </message>
        <message>
            <source>Saved the search {name}</source>
            <translation>已保存搜索 {name}</translation>
        </message>
        <message>
            <source>Saved to Read later</source>
            <translation>已保存到稍后阅读</translation>
        </message>
        <message numerus="yes">
            <source>Saved to Read later: %n pages</source>
            <translation>
                <numerusform>已保存到稍后阅读：%n 个网页</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved “{name}” to Read later</source>
            <translation>已将“{name}”保存到稍后阅读</translation>
        </message>
        <message>
            <source>Search changed</source>
            <translation>已更改搜索</translation>
        </message>
        <message>
            <source>Search removed</source>
            <translation>已移除搜索</translation>
        </message>
        <message>
            <source>Search saved</source>
            <translation>已保存搜索</translation>
        </message>
        <message>
            <source>Sending</source>
            <translation>正在发送</translation>
        </message>
        <message>
            <source>Sending to {name}</source>
            <translation>正在发送到{name}</translation>
        </message>
        <message>
            <source>Settings changed</source>
            <translation>已更改设置</translation>
        </message>
        <message>
            <source>Showing “{name}” again</source>
            <translation>已重新显示“{name}”</translation>
        </message>
        <message>
            <source>Shown again</source>
            <translation>已重新显示</translation>
        </message>
        <message numerus="yes">
            <source>Shown again: %n articles</source>
            <translation>
                <numerusform>已重新显示：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Star removed</source>
            <translation>已移除星标</translation>
        </message>
        <message numerus="yes">
            <source>Star removed: %n articles</source>
            <translation>
                <numerusform>已移除星标：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>已加星标</translation>
        </message>
        <message>
            <source>Starred “{name}”</source>
            <translation>已为“{name}”加星标</translation>
        </message>
        <message numerus="yes">
            <source>Starred: %n articles</source>
            <translation>
                <numerusform>已加星标：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Starts from the beginning</source>
            <translation>从头开始</translation>
        </message>
        <message>
            <source>Subscribed again</source>
            <translation>已重新订阅</translation>
        </message>
        <message numerus="yes">
            <source>Subscribed to %n feeds again</source>
            <translation>
                <numerusform>已重新订阅 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Subscribed to {name} again</source>
            <translation>已重新订阅 {name}</translation>
        </message>
        <message>
            <source>Tag deleted</source>
            <translation>已删除标签</translation>
        </message>
        <message>
            <source>Tag removed</source>
            <translation>已移除标签</translation>
        </message>
        <message numerus="yes">
            <source>Tag removed: %n articles</source>
            <translation>
                <numerusform>已移除标签：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Tag renamed</source>
            <translation>已重命名标签</translation>
        </message>
        <message>
            <source>Tagged</source>
            <translation>已加标签</translation>
        </message>
        <message>
            <source>Tagged “{name}”</source>
            <translation>已为“{name}”加标签</translation>
        </message>
        <message numerus="yes">
            <source>Tagged: %n articles</source>
            <translation>
                <numerusform>已加标签：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags changed</source>
            <translation>已更改标签</translation>
        </message>
        <message numerus="yes">
            <source>Tags changed: %n articles</source>
            <translation>
                <numerusform>已更改标签：%n 篇文章</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags merged</source>
            <translation>已合并标签</translation>
        </message>
        <message>
            <source>Taken out of its story</source>
            <translation>已移出所在分组</translation>
        </message>
        <message>
            <source>This computer is called {name} now</source>
            <translation>此电脑现在名为 {name}</translation>
        </message>
        <message>
            <source>Took “{name}” out of its story</source>
            <translation>已将“{name}”移出所在分组</translation>
        </message>
        <message>
            <source>Unsubscribed</source>
            <translation>已取消订阅</translation>
        </message>
        <message numerus="yes">
            <source>Unsubscribed from %n feeds</source>
            <translation>
                <numerusform>已取消订阅 %n 个订阅源</numerusform>
            </translation>
        </message>
        <message>
            <source>Unsubscribed from {name}</source>
            <translation>已取消订阅 {name}</translation>
        </message>
        <message>
            <source>“{name}” starts from the beginning</source>
            <translation>“{name}”从头开始</translation>
        </message>
    </context>
    <context>
        <name>UsualWords</name>
        <message>
            <source>usually posts {days}, {hours}</source>
            <translation>通常{days} {hours} 点发布</translation>
        </message>
        <message>
            <source>usually posts {times}</source>
            <translation>通常 {times} 发布</translation>
        </message>
        <message>
            <source>usually {days}</source>
            <translation>通常在{days}</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some}和{last}</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message numerus="yes">
            <source>%n feeds would lose articles</source>
            <translation>
                <numerusform>%n 个订阅源会丢失文章</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more might.</source>
            <translation>
                <numerusform>另有 %n 个可能会。</numerusform>
            </translation>
        </message>
        <message>
            <source>Automatic refreshing is off, so articles may go missing.</source>
            <translation>自动刷新已关闭，因此文章可能缺失。</translation>
        </message>
        <message>
            <source>Away until {day}. Only feeds that would lose articles are refreshed, and all feeds shortly before you return.</source>
            <translation>离开至 {day}。只刷新会丢失文章的订阅源，并在您回来之前不久刷新所有订阅源。</translation>
        </message>
        <message>
            <source>End vacation</source>
            <translation>结束休假</translation>
        </message>
        <message>
            <source>Hide feeds</source>
            <translation>隐藏订阅源</translation>
        </message>
        <message>
            <source>Length of vacation</source>
            <translation>休假时长</translation>
        </message>
        <message>
            <source>No feed would lose articles</source>
            <translation>没有订阅源会丢失文章</translation>
        </message>
        <message>
            <source>Show feeds</source>
            <translation>显示订阅源</translation>
        </message>
        <message>
            <source>Start vacation</source>
            <translation>开始休假</translation>
        </message>
        <message>
            <source>Turn this on and, until {day}, only feeds that would lose articles are refreshed while this computer is on.</source>
            <translation>开启后，在 {day} 之前，只要这台电脑开着，就只刷新会丢失文章的订阅源。</translation>
        </message>
        <message>
            <source>Works while this computer is on. Opening the window does not end it.</source>
            <translation>在这台电脑开着时有效。打开窗口不会结束休假。</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>还有 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>M月d日 dddd</translation>
        </message>
        <message numerus="yes">
            <source>for %n days</source>
            <translation>
                <numerusform>%n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>for a week</source>
            <translation>一周</translation>
        </message>
        <message>
            <source>for three weeks</source>
            <translation>三周</translation>
        </message>
        <message>
            <source>for two weeks</source>
            <translation>两周</translation>
        </message>
        <message>
            <source>{feeds} if you are away {duration} and this computer is off.</source>
            <translation>如果您离开{duration}且这台电脑关机，{feeds}。</translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, full after {duration}</source>
            <translation>
                <numerusform>{title}：容纳 %n 篇文章，{duration}后满</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, may be full already</source>
            <translation>
                <numerusform>{title}：容纳 %n 篇文章，可能已满</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}: only if it posts more than usual</source>
            <translation>{title}：仅在发布多于平时时</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message numerus="yes">
            <source>All %n feeds are working</source>
            <translation>
                <numerusform>全部 %n 个订阅源运行正常</numerusform>
            </translation>
        </message>
        <message>
            <source>Last refresh at {time}.</source>
            <translation>上次刷新 {time}。</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>没有订阅源</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>尚未刷新</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
</TS>
