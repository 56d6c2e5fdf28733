<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>A desktop feed reader that has your feeds ready before you open it.</source>
            <translation>開く前にフィードの準備ができている、デスクトップ用フィードリーダーです。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>ショートカットキー</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>ライセンス</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>アカウントは不要です。</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>問題を報告…</translation>
        </message>
    </context>
    <context>
        <name>AccountQuestions</name>
        <message numerus="yes">
            <source>%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. Nothing is synchronised until you choose.</source>
            <translation>
                <numerusform>{time} 以降にここで行った%n件の変更がまだ送信されていません。その間に別の場所で行ったことのほうが新しいかもしれません。選ぶまで何も同期されません。</numerusform>
            </translation>
        </message>
        <message>
            <source>Match articles</source>
            <translation>記事を照合</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>変更を送信</translation>
        </message>
        <message>
            <source>Send old changes to {name}?</source>
            <translation>古い変更を {name} に送信しますか？</translation>
        </message>
        <message>
            <source>Stop synchronising</source>
            <translation>同期をやめる</translation>
        </message>
        <message>
            <source>The server no longer has the articles that came from it before, or has others in their place. If it was set up again with the same feeds, or restored from a backup, articles are matched by link and title, and read states and stars here are kept. Nothing is synchronised until you choose.</source>
            <translation>以前このサーバーから届いた記事がサーバーにもうないか、別の記事に置き換わっています。同じフィードで設定し直されたか、バックアップから復元された場合は、記事をリンクとタイトルで照合し、ここでの既読の状態とスターを残します。選ぶまで何も同期しません。</translation>
        </message>
        <message>
            <source>Use the server's state</source>
            <translation>サーバーの状態を使う</translation>
        </message>
        <message>
            <source>Was {name} set up again?</source>
            <translation>{name} は設定し直されましたか？</translation>
        </message>
    </context>
    <context>
        <name>AccountSheet</name>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>保存済み（入力すると置き換え）</translation>
        </message>
        <message>
            <source>Keep its feeds on this computer</source>
            <translation>フィードをここに残す</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>On one of your computers is enough.</source>
            <translation>お使いのコンピューターの 1 台で十分です。</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>アカウントを削除</translation>
        </message>
        <message>
            <source>Rules act on its new articles</source>
            <translation>新しい記事にルールを適用</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>今すぐ同期</translation>
        </message>
        <message>
            <source>The server's own timer keeps running. Scorecard compares the two.</source>
            <translation>サーバー自身のタイマーも動き続けます。成績表で両方を比べます。</translation>
        </message>
    </context>
    <context>
        <name>Accounts</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n件の変更が待機中</numerusform>
            </translation>
        </message>
        <message>
            <source>API access is off</source>
            <translation>API アクセスがオフです</translation>
        </message>
        <message>
            <source>API key refused</source>
            <translation>API キーが拒否されました</translation>
        </message>
        <message>
            <source>Certificate changed</source>
            <translation>証明書が変わりました</translation>
        </message>
        <message>
            <source>Certificate not trusted</source>
            <translation>証明書は信頼されていません</translation>
        </message>
        <message>
            <source>First sync…</source>
            <translation>最初の同期…</translation>
        </message>
        <message>
            <source>Google Reader API</source>
            <translation>Google Reader API</translation>
        </message>
        <message>
            <source>Keyring unavailable</source>
            <translation>キーリングを使用できません</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>オフライン</translation>
        </message>
        <message>
            <source>Old changes</source>
            <translation>古い変更</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>確認</translation>
        </message>
        <message>
            <source>Server not reached</source>
            <translation>サーバーに接続できません</translation>
        </message>
        <message>
            <source>Server set up again?</source>
            <translation>サーバーを再構築しましたか？</translation>
        </message>
        <message>
            <source>Server unreachable since {time}</source>
            <translation>{time}からサーバーに接続できません</translation>
        </message>
        <message>
            <source>Sign-in failed</source>
            <translation>サインインできません</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>同期 {time}</translation>
        </message>
        <message numerus="yes">
            <source>Syncing: {done} of %n articles</source>
            <translation>
                <numerusform>同期中：%n件中{done}件の記事</numerusform>
            </translation>
        </message>
        <message>
            <source>The server did not refresh feeds: {problem}</source>
            <translation>サーバーがフィードを更新しませんでした：{problem}</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Article</source>
            <translation>記事(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>編集(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>ファイル(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>表示(&amp;V)</translation>
        </message>
        <message>
            <source>About Beforehand</source>
            <translation>Beforehand について</translation>
        </message>
        <message>
            <source>Activity log</source>
            <translation>アクティビティログ</translation>
        </message>
        <message>
            <source>Actual size</source>
            <translation>標準サイズ</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>アカウントを追加…</translation>
        </message>
        <message>
            <source>Add feed from selected link…</source>
            <translation>選択したリンクからフィードを追加…</translation>
        </message>
        <message>
            <source>Add feed…</source>
            <translation>フィードを追加…</translation>
        </message>
        <message>
            <source>Add site or feed…</source>
            <translation>サイトまたはフィードを追加…</translation>
        </message>
        <message>
            <source>Ahead 30 seconds</source>
            <translation>30秒進む</translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>すべての記事</translation>
        </message>
        <message>
            <source>Already in {name}</source>
            <translation>すでに{name}にあります</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>このフィードの画像を常に読み込む</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>記事</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>15秒戻る</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>ブリーフィング</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>ショートカットを変更…</translation>
        </message>
        <message>
            <source>Choose full text…</source>
            <translation>全文の範囲を選択…</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>プレーヤーを閉じる</translation>
        </message>
        <message>
            <source>Close window</source>
            <translation>ウィンドウを閉じる</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>すべてのフォルダーを折りたたむ</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>コンピューター…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Copy address of selected picture</source>
            <translation>選択した画像のアドレスをコピー</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Markdown としてコピー</translation>
        </message>
        <message>
            <source>Copy browser bookmark that saves pages</source>
            <translation>ページを保存するブラウザー用ブックマークをコピー</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>出典をコピー</translation>
        </message>
        <message>
            <source>Copy description of selected picture</source>
            <translation>選択した画像の説明をコピー</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>リンクをコピー</translation>
        </message>
        <message>
            <source>Copy selected link with text</source>
            <translation>選択したリンクをテキスト付きでコピー</translation>
        </message>
        <message>
            <source>Copy selected picture</source>
            <translation>選択した画像をコピー</translation>
        </message>
        <message>
            <source>Copy selection</source>
            <translation>選択範囲をコピー</translation>
        </message>
        <message>
            <source>Copy selection as Markdown</source>
            <translation>選択範囲を Markdown としてコピー</translation>
        </message>
        <message>
            <source>Copy title and link</source>
            <translation>タイトルとリンクをコピー</translation>
        </message>
        <message>
            <source>Create rule from this article…</source>
            <translation>この記事からルールを作成…</translation>
        </message>
        <message>
            <source>Create rule with selection…</source>
            <translation>選択範囲でルールを作成…</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>ダウンロードを削除</translation>
        </message>
        <message>
            <source>Download episode</source>
            <translation>エピソードをダウンロード</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>すべてのフォルダーを展開</translation>
        </message>
        <message>
            <source>Export everything…</source>
            <translation>すべて書き出す…</translation>
        </message>
        <message>
            <source>Export subscriptions…</source>
            <translation>購読を書き出す…</translation>
        </message>
        <message>
            <source>Favourite</source>
            <translation>お気に入り</translation>
        </message>
        <message>
            <source>Favourite feed</source>
            <translation>お気に入りのフィード</translation>
        </message>
        <message>
            <source>Fee&amp;d</source>
            <translation>フィード(&amp;D)</translation>
        </message>
        <message>
            <source>Feed health</source>
            <translation>フィードの状態</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>フィードを絞り込む</translation>
        </message>
        <message>
            <source>Filter list…</source>
            <translation>リストを絞り込む…</translation>
        </message>
        <message>
            <source>Find in article…</source>
            <translation>記事内を検索…</translation>
        </message>
        <message>
            <source>Follow page without a feed…</source>
            <translation>フィードのないページをフォロー…</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>おすすめ</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>Get site rules from GitHub</source>
            <translation>GitHub からサイトのルールを取得</translation>
        </message>
        <message>
            <source>Go to anything…</source>
            <translation>どこへでも移動…</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>非表示にする</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>既読のフィードを隠す</translation>
        </message>
        <message>
            <source>Import OPML from URL…</source>
            <translation>URL から OPML を読み込む…</translation>
        </message>
        <message>
            <source>Import from another reader…</source>
            <translation>他のリーダーから読み込む…</translation>
        </message>
        <message>
            <source>Import progress</source>
            <translation>読み込みの進行状況</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>読み込む…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>ショートカットキー</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>文字を大きく</translation>
        </message>
        <message>
            <source>Layout: columns / list above</source>
            <translation>レイアウト：列 / リストを上</translation>
        </message>
        <message>
            <source>Less like this</source>
            <translation>この種の記事を減らす</translation>
        </message>
        <message>
            <source>List</source>
            <translation>リスト</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>リストを上に</translation>
        </message>
        <message>
            <source>Mark above as read</source>
            <translation>上の記事を既読にする</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>すべて既読にする</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>既読にする</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>既読/未読を切り替える</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>未読にする</translation>
        </message>
        <message>
            <source>Mark below as read</source>
            <translation>下の記事を既読にする</translation>
        </message>
        <message>
            <source>Mark older as read</source>
            <translation>古い記事を既読にする</translation>
        </message>
        <message>
            <source>Mark story as read</source>
            <translation>この出来事の記事をすべて既読にする</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>メニュー</translation>
        </message>
        <message>
            <source>More like this</source>
            <translation>この種の記事を増やす</translation>
        </message>
        <message>
            <source>Move down in the sidebar</source>
            <translation>サイドバーで下へ移動</translation>
        </message>
        <message>
            <source>Move up in the sidebar</source>
            <translation>サイドバーで上へ移動</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>新着記事</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>新しい順</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>メールボックスのニュースレター…</translation>
        </message>
        <message>
            <source>Next article</source>
            <translation>次の記事</translation>
        </message>
        <message>
            <source>Next change</source>
            <translation>次の変更</translation>
        </message>
        <message>
            <source>Next episode in Read later</source>
            <translation>「あとで読む」の次のエピソード</translation>
        </message>
        <message>
            <source>Next feed</source>
            <translation>次のフィード</translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>次の未読</translation>
        </message>
        <message>
            <source>Not the same story</source>
            <translation>同じ出来事ではない</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>古い順</translation>
        </message>
        <message>
            <source>Open help</source>
            <translation>ヘルプを開く</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>ブラウザーで開く</translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>プログラムフォルダーを開く</translation>
        </message>
        <message>
            <source>Open selected in browser</source>
            <translation>選択した記事をブラウザーで開く</translation>
        </message>
        <message>
            <source>Open selected link in background</source>
            <translation>選択したリンクをバックグラウンドで開く</translation>
        </message>
        <message>
            <source>Open selected link in browser</source>
            <translation>選択したリンクをブラウザーで開く</translation>
        </message>
        <message>
            <source>Open selected picture in browser</source>
            <translation>選択した画像をブラウザーで開く</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>更新を1時間停止</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>更新を明日まで停止</translation>
        </message>
        <message>
            <source>Play episode</source>
            <translation>エピソードを再生</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>再生を速くする</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>最初から再生</translation>
        </message>
        <message>
            <source>Play or pause episode</source>
            <translation>エピソードを再生/一時停止</translation>
        </message>
        <message>
            <source>Play slower</source>
            <translation>再生を遅くする</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>プレーヤー</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>設定…</translation>
        </message>
        <message>
            <source>Previous article</source>
            <translation>前の記事</translation>
        </message>
        <message>
            <source>Previous feed</source>
            <translation>前のフィード</translation>
        </message>
        <message>
            <source>Previous unread</source>
            <translation>前の未読</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>印刷…</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>プロパティ…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>終了</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>読み上げ</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>あとで読む</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>すべて更新</translation>
        </message>
        <message>
            <source>Refresh this list</source>
            <translation>このリストを更新</translation>
        </message>
        <message>
            <source>Remove from {name}</source>
            <translation>{name}から外す</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>問題を報告…</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>更新を再開</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>リズム</translation>
        </message>
        <message>
            <source>Rules…</source>
            <translation>ルール…</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>EPUBとして保存…</translation>
        </message>
        <message>
            <source>Save as Markdown with pictures…</source>
            <translation>画像付きの Markdown として保存…</translation>
        </message>
        <message>
            <source>Save as Markdown…</source>
            <translation>Markdownで保存…</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>PDF として保存…</translation>
        </message>
        <message>
            <source>Save copied link to Read later</source>
            <translation>コピーしたリンクを「あとで読む」に保存</translation>
        </message>
        <message>
            <source>Save linked page to Read later</source>
            <translation>リンク先のページを「あとで読む」に保存</translation>
        </message>
        <message>
            <source>Save list as EPUB…</source>
            <translation>リストをEPUBとして保存…</translation>
        </message>
        <message>
            <source>Save selected picture…</source>
            <translation>選択した画像を保存…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>この検索を保存</translation>
        </message>
        <message>
            <source>Scroll back</source>
            <translation>前へスクロール</translation>
        </message>
        <message>
            <source>Scroll, then next unread</source>
            <translation>スクロール、最後で次の未読へ</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>検索</translation>
        </message>
        <message>
            <source>Search articles for selection</source>
            <translation>選択範囲を記事から検索</translation>
        </message>
        <message>
            <source>Search the web for selection</source>
            <translation>選択範囲をウェブで検索</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>すべて選択</translation>
        </message>
        <message>
            <source>Select all text</source>
            <translation>テキストをすべて選択</translation>
        </message>
        <message>
            <source>Send link by mail…</source>
            <translation>リンクをメールで送る…</translation>
        </message>
        <message>
            <source>Share selection…</source>
            <translation>選択範囲を共有…</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>共有…</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>カードで表示</translation>
        </message>
        <message>
            <source>Show as list</source>
            <translation>リストで表示</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>変更箇所を表示</translation>
        </message>
        <message>
            <source>Show on one page</source>
            <translation>1ページで表示</translation>
        </message>
        <message>
            <source>Show other reports</source>
            <translation>他の記事を表示</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>サイドバー</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>文字を小さく</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>スター</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>スター付き</translation>
        </message>
        <message>
            <source>Starter feeds by topic…</source>
            <translation>トピック別のおすすめフィード…</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>更新を中止</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>今すぐ同期</translation>
        </message>
        <message>
            <source>Tags…</source>
            <translation>タグ…</translation>
        </message>
        <message>
            <source>Text, link or picture</source>
            <translation>テキスト、リンク、画像</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今日</translation>
        </message>
        <message>
            <source>Toggle article</source>
            <translation>記事の表示を切り替える</translation>
        </message>
        <message>
            <source>Toggle list</source>
            <translation>リストの表示を切り替える</translation>
        </message>
        <message>
            <source>Toggle sidebar</source>
            <translation>サイドバーの表示を切り替える</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>未読</translation>
        </message>
        <message>
            <source>Unread only</source>
            <translation>未読のみ</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>購読を解除</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>画像を見る</translation>
        </message>
    </context>
    <context>
        <name>ActivityPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pictures for offline reading in the last 24 hours ({size}).</source>
            <translation>
                <numerusform>過去24時間にオフライン閲覧用の画像%n枚（{size}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n changed</source>
            <translation>
                <numerusform>、変更%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>アクティビティ</translation>
        </message>
        <message>
            <source>Article: {title}.</source>
            <translation>記事：{title}。</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message numerus="yes">
            <source>Expected: %n articles.</source>
            <translation>
                <numerusform>予想：記事%n件。</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: hardly any articles.</source>
            <translation>予想：記事はほとんどなし。</translation>
        </message>
        <message>
            <source>Expected: {number} articles.</source>
            <translation>予想：記事{number}件。</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>失敗</translation>
        </message>
        <message>
            <source>New articles</source>
            <translation>新着記事</translation>
        </message>
        <message>
            <source>No network</source>
            <translation>ネットワークなし</translation>
        </message>
        <message>
            <source>No refreshes yet.</source>
            <translation>まだ更新していません。</translation>
        </message>
        <message>
            <source>No such entry.</source>
            <translation>該当する項目がありません。</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>新着なし</translation>
        </message>
        <message>
            <source>Reason: {why}.</source>
            <translation>理由：{why}。</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>拒否</translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation>CSV として保存…</translation>
        </message>
        <message numerus="yes">
            <source>Saved %n lines as {name}</source>
            <translation>
                <numerusform>%n行を{name}に保存しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Started {begun}, finished {done}.</source>
            <translation>開始 {begun}、終了 {done}。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>中止</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>変更なし</translation>
        </message>
        <message>
            <source>Visit expected by {time}.</source>
            <translation>{time}までに訪問の見込み。</translation>
        </message>
        <message>
            <source>adding a feed</source>
            <translation>フィードの追加</translation>
        </message>
        <message>
            <source>after a failure</source>
            <translation>失敗後の再試行</translation>
        </message>
        <message>
            <source>article sent</source>
            <translation>記事の送信</translation>
        </message>
        <message>
            <source>before articles go missing</source>
            <translation>記事が欠ける前</translation>
        </message>
        <message>
            <source>chapters of an episode</source>
            <translation>エピソードのチャプター</translation>
        </message>
        <message>
            <source>common rules for full texts</source>
            <translation>全文用の共通ルール</translation>
        </message>
        <message>
            <source>download of an episode</source>
            <translation>エピソードのダウンロード</translation>
        </message>
        <message>
            <source>episode played</source>
            <translation>エピソードの再生</translation>
        </message>
        <message>
            <source>feed icon</source>
            <translation>フィードのアイコン</translation>
        </message>
        <message>
            <source>first refresh</source>
            <translation>最初の更新</translation>
        </message>
        <message>
            <source>full text</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>full text in advance</source>
            <translation>全文の先読み</translation>
        </message>
        <message>
            <source>import from a URL</source>
            <translation>URLからの読み込み</translation>
        </message>
        <message>
            <source>manually</source>
            <translation>手動</translation>
        </message>
        <message>
            <source>missing articles</source>
            <translation>欠けている記事</translation>
        </message>
        <message>
            <source>on another computer</source>
            <translation>別のコンピューター</translation>
        </message>
        <message>
            <source>on schedule</source>
            <translation>計画どおり</translation>
        </message>
        <message>
            <source>picture for offline reading</source>
            <translation>オフライン用の画像</translation>
        </message>
        <message>
            <source>picture in the list</source>
            <translation>一覧の画像</translation>
        </message>
        <message>
            <source>picture of an article</source>
            <translation>記事の画像</translation>
        </message>
        <message>
            <source>program run by a rule</source>
            <translation>ルールのプログラム</translation>
        </message>
        <message>
            <source>refresh by the account's server</source>
            <translation>アカウントのサーバーによる更新</translation>
        </message>
        <message>
            <source>search for a new address</source>
            <translation>新しいアドレスの検索</translation>
        </message>
        <message>
            <source>shortest interval</source>
            <translation>最短間隔</translation>
        </message>
        <message>
            <source>synchronisation of an account</source>
            <translation>アカウントの同期</translation>
        </message>
        <message>
            <source>to catch up</source>
            <translation>遅れの取り戻し</translation>
        </message>
        <message>
            <source>you came back</source>
            <translation>戻ってきたため</translation>
        </message>
        <message>
            <source>you opened the window</source>
            <translation>ウィンドウを開いたため</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds}秒</translation>
        </message>
    </context>
    <context>
        <name>AddAccountSheet</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>フィード%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread articles</source>
            <translation>
                <numerusform>%n件の未読記事</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account</source>
            <translation>アカウントを追加</translation>
        </message>
        <message>
            <source>Adding the account…</source>
            <translation>アカウントを追加しています…</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Find server</source>
            <translation>サーバーを探す</translation>
        </message>
        <message>
            <source>Finding the server…</source>
            <translation>サーバーを探しています…</translation>
        </message>
        <message>
            <source>FreshRSS and Miniflux. Other servers with the Google Reader API may work.</source>
            <translation>FreshRSS と Miniflux。Google Reader API を持つ他のサーバーも使える場合があります。</translation>
        </message>
        <message>
            <source>Keep feeds, read states and stars in step with a server you already use.</source>
            <translation>フィード、既読の状態、スターを、お使いのサーバーと同じに保ちます。</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>New articles are there when you usually read. The server's own timer keeps running.</source>
            <translation>いつも読む時刻に新しい記事が届いています。サーバー自身のタイマーも動き続けます。</translation>
        </message>
        <message>
            <source>Not tried with this server, but it may work.</source>
            <translation>このサーバーでは試していませんが、使えるかもしれません。</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>サインイン</translation>
        </message>
        <message>
            <source>Signed in: {feeds}, {unread}</source>
            <translation>サインインしました：{feeds}、{unread}</translation>
        </message>
        <message>
            <source>Signing in…</source>
            <translation>サインインしています…</translation>
        </message>
        <message>
            <source>Tags stay on this computer.</source>
            <translation>タグはこのコンピューターに残ります。</translation>
        </message>
        <message>
            <source>The connection is not encrypted.</source>
            <translation>接続は暗号化されていません。</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>サーバーを待っています</translation>
        </message>
        <message>
            <source>Without a server…</source>
            <translation>サーバーなしで…</translation>
        </message>
        <message>
            <source>no feeds</source>
            <translation>フィードなし</translation>
        </message>
        <message>
            <source>nothing unread</source>
            <translation>未読なし</translation>
        </message>
        <message>
            <source>{server} found at {address}</source>
            <translation>{server} が見つかりました：{address}</translation>
        </message>
    </context>
    <context>
        <name>AddFeedSheet</name>
        <message numerus="yes">
            <source>%n feeds found</source>
            <translation>
                <numerusform>フィードが%n件見つかりました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n feeds</source>
            <translation>
                <numerusform>フィードを%n件追加</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a feed</source>
            <translation>フィードを追加</translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>アカウントを追加…</translation>
        </message>
        <message>
            <source>Add feed</source>
            <translation>フィードを追加</translation>
        </message>
        <message numerus="yes">
            <source>Adding %n feeds…</source>
            <translation>
                <numerusform>フィードを%n件追加中…</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <source>Any address: a site, a feed, a channel page</source>
            <translation>どんなアドレスでも：サイト、フィード、チャンネルのページ</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Find feed</source>
            <translation>フィードを探す</translation>
        </message>
        <message>
            <source>Finding the feed</source>
            <translation>フィードを探しています</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>フィードを探しています…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Follow this page…</source>
            <translation>このページをフォロー…</translation>
        </message>
        <message>
            <source>Its site does not support https, so the connection is not encrypted.</source>
            <translation>このサイトは https に対応していないため、接続は暗号化されません。</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox…</source>
            <translation>メールボックスのニュースレター…</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>まだ記事がありません</translation>
        </message>
        <message>
            <source>Program {name}</source>
            <translation>プログラム{name}</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>実行</translation>
        </message>
        <message>
            <source>Running the program…</source>
            <translation>プログラムを実行中…</translation>
        </message>
        <message>
            <source>Save page</source>
            <translation>ページを保存</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>取得元</translation>
        </message>
        <message>
            <source>This address is in your local network. Add it only if you trust it.</source>
            <translation>このアドレスはローカルネットワーク内にあります。信頼できる場合だけ追加してください。</translation>
        </message>
        <message>
            <source>This page has several feeds. Add it alone to choose one.</source>
            <translation>このページには複数のフィードがあります。選ぶには、このページだけを追加してください。</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>タイトル</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>最上位</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>無題</translation>
        </message>
        <message>
            <source>Web</source>
            <translation>ウェブ</translation>
        </message>
        <message>
            <source>You can paste several addresses.</source>
            <translation>複数のアドレスを貼り付けられます。</translation>
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
            <translation>おすすめ順</translation>
        </message>
        <message>
            <source>By day</source>
            <translation>日付別</translation>
        </message>
        <message>
            <source>By feed</source>
            <translation>フィード別</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>カード</translation>
        </message>
        <message>
            <source>List</source>
            <translation>リスト</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>新しい順</translation>
        </message>
        <message>
            <source>Not grouped</source>
            <translation>グループなし</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>古い順</translation>
        </message>
        <message>
            <source>One page</source>
            <translation>1ページ</translation>
        </message>
    </context>
    <context>
        <name>Arranging</name>
        <message numerus="yes">
            <source>%n read feeds hidden</source>
            <translation>
                <numerusform>既読のフィード%n件を非表示</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>クリア</translation>
        </message>
        <message>
            <source>Collapse all folders</source>
            <translation>すべてのフォルダーを折りたたむ</translation>
        </message>
        <message>
            <source>Expand all folders</source>
            <translation>すべてのフォルダーを展開</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>既読のフィードを隠す</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新しいフォルダー</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>件数を表示</translation>
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
            <translation>既読にする</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>未読にする</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>ブラウザーで開く</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>スターを外す</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>共有</translation>
        </message>
        <message>
            <source>Show feed text</source>
            <translation>フィードのテキストを表示</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>全文を表示</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>スター</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>テキスト</translation>
        </message>
    </context>
    <context>
        <name>ArticleListHeader</name>
        <message>
            <source>Close search</source>
            <translation>検索を閉じる</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>レイアウト</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>すべて既読にする</translation>
        </message>
        <message>
            <source>More</source>
            <translation>その他</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>検索</translation>
        </message>
        <message>
            <source>Search all articles</source>
            <translation>すべての記事を検索</translation>
        </message>
        <message>
            <source>Show unread only</source>
            <translation>未読のみ表示</translation>
        </message>
        <message>
            <source>Sort and group</source>
            <translation>並べ替えとグループ</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>テキスト</translation>
        </message>
    </context>
    <context>
        <name>ArticleMenu</name>
        <message>
            <source>Send to</source>
            <translation>送る</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>タグ</translation>
        </message>
    </context>
    <context>
        <name>ArticlePane</name>
        <message numerus="yes">
            <source>%n more minutes</source>
            <translation>
                <numerusform>あと%n分</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in</source>
            <translation>他の掲載元</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>記事</translation>
        </message>
        <message>
            <source>Audio</source>
            <translation>音声</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>変更</translation>
        </message>
        <message>
            <source>Changes since</source>
            <translation>次の時刻以降の変更</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>コード</translation>
        </message>
        <message>
            <source>Comments</source>
            <translation>コメント</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>アドレスをコピー</translation>
        </message>
        <message>
            <source>Full text unavailable: {why}</source>
            <translation>全文を取得できません：{why}</translation>
        </message>
        <message>
            <source>Full text unavailable: {why} Showing the text from the feed.</source>
            <translation>全文を利用できません：{why} フィードのテキストを表示しています。</translation>
        </message>
        <message>
            <source>Hide changes</source>
            <translation>変更箇所を隠す</translation>
        </message>
        <message>
            <source>Link not opened: it is neither a web page nor an email address.</source>
            <translation>リンクを開きませんでした：ウェブページでもメールアドレスでもありません。</translation>
        </message>
        <message>
            <source>Links to {host}, not {named}: {address}</source>
            <translation>リンク先は{named}ではなく{host}です：{address}</translation>
        </message>
        <message>
            <source>Loading full text…</source>
            <translation>全文を読み込み中…</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>既読にする</translation>
        </message>
        <message>
            <source>Mark as unread</source>
            <translation>未読にする</translation>
        </message>
        <message>
            <source>More</source>
            <translation>その他</translation>
        </message>
        <message>
            <source>Next in Read later</source>
            <translation>「あとで読む」の次</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>ブラウザーで開く</translation>
        </message>
        <message>
            <source>Other reports of this</source>
            <translation>この件に関する他の記事</translation>
        </message>
        <message>
            <source>Parts of this article are too complex to show. Open it in the browser to see the original.</source>
            <translation>この記事には複雑すぎて表示できない部分があります。元の記事はブラウザーで開いてください。</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>画像</translation>
        </message>
        <message>
            <source>Quotation</source>
            <translation>引用</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>既読</translation>
        </message>
        <message>
            <source>Read next</source>
            <translation>次に読む</translation>
        </message>
        <message>
            <source>Remove star</source>
            <translation>スターを外す</translation>
        </message>
        <message>
            <source>Show changes</source>
            <translation>変更箇所を表示</translation>
        </message>
        <message>
            <source>Show whole article</source>
            <translation>記事全体を表示</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>スター</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>タグ</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>テキスト</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>画像を読み込めませんでした</translation>
        </message>
        <message>
            <source>These versions are too different to compare.</source>
            <translation>これらの版は違いが大きすぎるため比較できません。</translation>
        </message>
        <message>
            <source>This article could not be displayed. Open it in the browser to read it.</source>
            <translation>この記事を表示できませんでした。ブラウザーで開いてお読みください。</translation>
        </message>
        <message>
            <source>This article has no text.</source>
            <translation>この記事には本文がありません。</translation>
        </message>
        <message>
            <source>This article has no web address to open.</source>
            <translation>この記事には開けるウェブアドレスがありません。</translation>
        </message>
        <message>
            <source>This article is very long. Open it in the browser to read the rest.</source>
            <translation>この記事はとても長いため、続きはブラウザーで開いてお読みください。</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>無題</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>動画</translation>
        </message>
        <message>
            <source>What is stored of this article's text is damaged or too large, and is not shown.</source>
            <translation>この記事の保存された本文は破損しているか大きすぎるため、表示されません。</translation>
        </message>
        <message>
            <source>[added: {text}]</source>
            <translation>[追加：{text}]</translation>
        </message>
        <message>
            <source>[removed: {text}]</source>
            <translation>[削除：{text}]</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>yyyy年M月d日</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes}分</translation>
        </message>
    </context>
    <context>
        <name>ArticleStyle</name>
        <message numerus="yes">
            <source>%n more mistakes.</source>
            <translation>
                <numerusform>他に%n件の誤り。</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}: a brace is missing.</source>
            <translation>{line}行目：波かっこがありません。</translation>
        </message>
        <message>
            <source>Line {line}: rules such as {word} are not allowed.</source>
            <translation>{line}行目：{word}のような規則は使えません。</translation>
        </message>
        <message>
            <source>Line {line}: the property “{word}” is not supported.</source>
            <translation>{line}行目：プロパティ「{word}」には対応していません。</translation>
        </message>
        <message>
            <source>Line {line}: there is no element “{word}” in articles.</source>
            <translation>{line}行目：記事に要素「{word}」はありません。</translation>
        </message>
        <message>
            <source>Line {line}: this is not UTF-8 text; the file is not used.</source>
            <translation>{line}行目：UTF-8 のテキストではないため、このファイルは使われません。</translation>
        </message>
        <message>
            <source>Line {line}: {word} may not load anything.</source>
            <translation>{line}行目：{word}は何も読み込めません。</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” cannot be read on its background here.</source>
            <translation>{line}行目：「{word}」はここの背景では読めません。</translation>
        </message>
        <message>
            <source>Line {line}: “{word}” is no possible value.</source>
            <translation>{line}行目：「{word}」は有効な値ではありません。</translation>
        </message>
        <message>
            <source>The file is larger than 64 kB and is not used.</source>
            <translation>ファイルが 64 kB を超えているため使われません。</translation>
        </message>
        <message>
            <source>There is no {path}.</source>
            <translation>{path}がありません。</translation>
        </message>
        <message>
            <source>Use without it</source>
            <translation>使わずに続ける</translation>
        </message>
    </context>
    <context>
        <name>AskLineSheet</name>
        <message>
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
    </context>
    <context>
        <name>AttentionRow</name>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>確認が必要なフィード%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Show which feeds, and what helps</source>
            <translation>該当するフィードと対処方法を表示</translation>
        </message>
        <message>
            <source>The folder of your computers needs attention</source>
            <translation>コンピューターのフォルダーに対応が必要です</translation>
        </message>
    </context>
    <context>
        <name>Backfills</name>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>欠けていた記事が%n件見つかりました</numerusform>
            </translation>
        </message>
        <message>
            <source>No missing articles found</source>
            <translation>欠けている記事は見つかりませんでした</translation>
        </message>
        <message>
            <source>No more missing articles</source>
            <translation>欠けている記事はもうありません</translation>
        </message>
        <message numerus="yes">
            <source>Rules for full texts of %n sites are here</source>
            <translation>
                <numerusform>%n件のサイトの全文用ルールを取得しました</numerusform>
            </translation>
        </message>
        <message>
            <source>{found}: nothing is missing anymore</source>
            <translation>{found}：欠けている記事はもうありません</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Repair now</source>
            <translation>今すぐ修復</translation>
        </message>
        <message>
            <source>Saved articles can still be read, but nothing new is saved until this is fixed.</source>
            <translation>保存済みの記事は読めますが、修復されるまで新しい内容は保存されません。</translation>
        </message>
        <message>
            <source>Saved articles can still be read. Restart Beforehand to continue.</source>
            <translation>保存済みの記事は読めます。続けるには Beforehand を再起動してください。</translation>
        </message>
        <message>
            <source>The window may be out of date. Beforehand tries again every few seconds.</source>
            <translation>表示が古い可能性があります。Beforehand は数秒ごとに再試行します。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
    </context>
    <context>
        <name>BlockList</name>
        <message>
            <source>Blocks of the page</source>
            <translation>ページのブロック</translation>
        </message>
    </context>
    <context>
        <name>Books</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n分</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>話題%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {names}</source>
            <translation>ほかに：{names}</translation>
        </message>
        <message>
            <source>Briefing, {day}</source>
            <translation>ブリーフィング {day}</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>目次</translation>
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
                <numerusform>%n件のフィード</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more new articles</source>
            <translation>
                <numerusform>ほかに新着%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stories</source>
            <translation>
                <numerusform>話題%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>ブリーフィング</translation>
        </message>
        <message>
            <source>It is prepared before you usually read, once it is known what you read.</source>
            <translation>何を読むかがわかると、いつも読む時間の前に用意されます。</translation>
        </message>
        <message>
            <source>More</source>
            <translation>その他</translation>
        </message>
        <message>
            <source>No briefing yet</source>
            <translation>ブリーフィングはまだありません</translation>
        </message>
        <message>
            <source>Nothing new since the last visit</source>
            <translation>前回の訪問以降、新着はありません</translation>
        </message>
        <message>
            <source>Other feeds</source>
            <translation>その他のフィード</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>再生</translation>
        </message>
        <message>
            <source>Prepare a briefing now</source>
            <translation>今すぐブリーフィングを作成</translation>
        </message>
        <message>
            <source>Prepare again now</source>
            <translation>今すぐ作り直す</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <translation>読み上げ</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>{time}から準備完了</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>EPUBとして保存…</translation>
        </message>
        <message>
            <source>Show in sidebar</source>
            <translation>サイドバーに表示</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>今日のブリーフィング</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>無題</translation>
        </message>
        <message numerus="yes">
            <source>{feed} and %n more</source>
            <translation>
                <numerusform>{feed}ほか%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>{minutes} min to hear</source>
            <translation>聴くのに{minutes}分</translation>
        </message>
        <message>
            <source>{minutes} min to read</source>
            <translation>読むのに{minutes}分</translation>
        </message>
        <message>
            <source>{stories} from {feeds}</source>
            <translation>{feeds}から{stories}</translation>
        </message>
    </context>
    <context>
        <name>BriefingRow</name>
        <message>
            <source>Briefing</source>
            <translation>ブリーフィング</translation>
        </message>
        <message>
            <source>Today's briefing</source>
            <translation>今日のブリーフィング</translation>
        </message>
    </context>
    <context>
        <name>BugNotice</name>
        <message>
            <source>Beforehand ran into an error and continued. The report {file} is in the log folder.</source>
            <translation>Beforehand でエラーが起きましたが、続行しました。レポート{file}がログフォルダーにあります。</translation>
        </message>
    </context>
    <context>
        <name>BulkBar</name>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>%n件を選択</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CertificateRow</name>
        <message>
            <source>Compare its SHA-256 fingerprint with the server before you trust it:</source>
            <translation>信頼する前に、SHA-256 フィンガープリントをサーバーのものと比べてください：</translation>
        </message>
        <message>
            <source>No authority vouches for its certificate.</source>
            <translation>この証明書を保証する認証局はありません。</translation>
        </message>
        <message>
            <source>Send the password unencrypted</source>
            <translation>パスワードを暗号化せずに送信する</translation>
        </message>
        <message>
            <source>The server's certificate changed.</source>
            <translation>サーバーの証明書が変わりました。</translation>
        </message>
        <message>
            <source>Trust this certificate for this account</source>
            <translation>このアカウントでこの証明書を信頼する</translation>
        </message>
    </context>
    <context>
        <name>CloseToTraySheet</name>
        <message>
            <source>It stays in the tray and keeps your feeds ready. Ctrl+Q always quits. You can change this in Preferences.</source>
            <translation>トレイに残り、フィードを準備し続けます。Ctrl+Q でいつでも終了できます。設定で変更できます。</translation>
        </message>
        <message>
            <source>Keep Beforehand running?</source>
            <translation>Beforehand を動かし続けますか？</translation>
        </message>
        <message>
            <source>Keep running</source>
            <translation>動かし続ける</translation>
        </message>
        <message>
            <source>Quit on closing</source>
            <translation>閉じたら終了</translation>
        </message>
    </context>
    <context>
        <name>CompletionList</name>
        <message>
            <source>{name}, {number} of {count}</source>
            <translation>{name}、{count}件中{number}件目</translation>
        </message>
    </context>
    <context>
        <name>Computers</name>
        <message numerus="yes">
            <source>%n changes waiting</source>
            <translation>
                <numerusform>%n件の変更が待機中</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n computers use this folder. Their feeds, marks and stars and those of this computer are put together; nothing is removed.</source>
            <translation>
                <numerusform>%n台のコンピューターがこのフォルダーを使っています。そのフィード、既読、スターは、このコンピューターのものとまとめられます。何も削除されません。</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <source>Beforehand is here already</source>
            <translation>Beforehandがすでにあります</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>変更…</translation>
        </message>
        <message>
            <source>Choose a folder that reaches your other computers</source>
            <translation>ほかのコンピューターに届くフォルダーを選択</translation>
        </message>
        <message>
            <source>Choose folder…</source>
            <translation>フォルダーを選択…</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>コンピューター</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>続ける</translation>
        </message>
        <message>
            <source>Each computer asks for it once. Keep it: without it, you would have to start again with an empty folder.</source>
            <translation>各コンピューターで一度だけ入力します。控えておいてください。失うと、空のフォルダーから始め直すことになります。</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>忘れる</translation>
        </message>
        <message>
            <source>Forget…</source>
            <translation>忘れる…</translation>
        </message>
        <message>
            <source>Found on this computer:</source>
            <translation>このコンピューターで見つかったもの：</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>参加</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>参加しています…</translation>
        </message>
        <message>
            <source>Keep feeds, read marks and stars in step on all your computers, without a server: through a folder that Syncthing, Nextcloud, Dropbox or another program carries between them. Choose the same folder on each computer.</source>
            <translation>フィード、既読、スターを、サーバーなしですべてのコンピューターで同じに保ちます。Syncthing、Nextcloud、Dropboxなどのプログラムが同期するフォルダーを使います。どのコンピューターでも同じフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>Kept in step: feeds and folders with their settings, read marks, stars, Read later, saved pages, tags, rules, searches, and preferences that make sense elsewhere.</source>
            <translation>同期するもの：フィードとフォルダーおよびその設定、既読、スター、あとで読む、保存したページ、タグ、ルール、検索、ほかのコンピューターでも意味のある環境設定。</translation>
        </message>
        <message>
            <source>Last here {time}</source>
            <translation>最後の利用：{time}</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>離れる</translation>
        </message>
        <message>
            <source>Leave folder…</source>
            <translation>フォルダーから離れる…</translation>
        </message>
        <message>
            <source>Leave the folder? All that is here stays here, and no longer follows the other computers.</source>
            <translation>フォルダーから離れますか？ここにあるものはすべて残り、ほかのコンピューターとは同期しなくなります。</translation>
        </message>
        <message>
            <source>Looking for such folders…</source>
            <translation>該当するフォルダーを探しています…</translation>
        </message>
        <message>
            <source>Looking into the folder…</source>
            <translation>フォルダーを調べています…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>Name of this computer</source>
            <translation>このコンピューターの名前</translation>
        </message>
        <message>
            <source>Never in the folder: passwords, proxies and programs, texts and pictures of articles, what is learned about your reading. Feeds of accounts stay with their server.</source>
            <translation>フォルダーに入らないもの：パスワード、プロキシとプログラム、記事の本文と画像、読み方について学習した内容。アカウントのフィードはそのサーバーに残ります。</translation>
        </message>
        <message>
            <source>New passphrase</source>
            <translation>新しいパスフレーズ</translation>
        </message>
        <message>
            <source>No computer uses this folder yet. Join it here, then on the others.</source>
            <translation>このフォルダーを使っているコンピューターはまだありません。ここで参加し、続いてほかのコンピューターでも参加してください。</translation>
        </message>
        <message>
            <source>No such folder was found. Choose one.</source>
            <translation>該当するフォルダーは見つかりませんでした。選択してください。</translation>
        </message>
        <message>
            <source>Not here yet</source>
            <translation>まだ利用されていません</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>パスフレーズ</translation>
        </message>
        <message>
            <source>Protect with a passphrase</source>
            <translation>パスフレーズで保護する</translation>
        </message>
        <message>
            <source>Reading the folder…</source>
            <translation>フォルダーを読み込んでいます…</translation>
        </message>
        <message>
            <source>Remove this computer's files from the folder? What it marked stays. If it is still in use, it comes back.</source>
            <translation>このコンピューターのファイルをフォルダーから削除しますか？付けたマークは残ります。まだ使われていれば、また現れます。</translation>
        </message>
        <message>
            <source>Remove what this computer wrote there</source>
            <translation>このコンピューターが書いたものを削除</translation>
        </message>
        <message>
            <source>Send changes</source>
            <translation>変更を送信</translation>
        </message>
        <message>
            <source>Set passphrase</source>
            <translation>パスフレーズを設定</translation>
        </message>
        <message>
            <source>Set…</source>
            <translation>設定…</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>今すぐ同期</translation>
        </message>
        <message>
            <source>Synced {time}</source>
            <translation>同期 {time}</translation>
        </message>
        <message>
            <source>The addresses of these feeds hold a key, which whoever can read the folder could use: {feeds}.</source>
            <translation>次のフィードのアドレスにはキーが含まれ、フォルダーを読める人に使われる可能性があります：{feeds}。</translation>
        </message>
        <message>
            <source>This computer</source>
            <translation>このコンピューター</translation>
        </message>
        <message>
            <source>Use what others did</source>
            <translation>ほかの状態を使う</translation>
        </message>
        <message>
            <source>Use…</source>
            <translation>使う…</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted.</source>
            <translation>フォルダーの内容は暗号化されています。</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter the passphrase chosen on the first computer.</source>
            <translation>フォルダーの内容は暗号化されています。最初のコンピューターで決めたパスフレーズを入力してください。</translation>
        </message>
        <message>
            <source>Whoever can read the folder sees your feeds and what you read; whoever can write there can change them.</source>
            <translation>フォルダーを読める人には、フィードと読んだ記事が見えます。書き込める人は変更もできます。</translation>
        </message>
        <message>
            <source>version {version}</source>
            <translation>バージョン{version}</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} and %n others</source>
            <translation>
                <numerusform>{feeds}、ほか%n件</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ConditionRow</name>
        <message>
            <source>Comparison</source>
            <translation>比較</translation>
        </message>
        <message>
            <source>Expression, as in ^Review|tests?\b</source>
            <translation>式（例：^レビュー|tests?\b）</translation>
        </message>
        <message>
            <source>Feed name</source>
            <translation>フィード名</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>項目</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>フォルダー名</translation>
        </message>
        <message>
            <source>Remove condition</source>
            <translation>条件を削除</translation>
        </message>
        <message>
            <source>Text to match</source>
            <translation>一致させるテキスト</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>語句</translation>
        </message>
    </context>
    <context>
        <name>Demo</name>
        <message>
            <source>Demo: these feeds, and four weeks of visits, refreshes and reading, are invented. Nothing is saved.</source>
            <translation>デモ：これらのフィードと4週間分の訪問・更新・閲覧は架空のものです。何も保存されません。</translation>
        </message>
        <message>
            <source>The demo could not be started.</source>
            <translation>デモを開始できませんでした。</translation>
        </message>
    </context>
    <context>
        <name>Details</name>
        <message numerus="yes">
            <source>%n bare ampersands were read as &amp;amp;</source>
            <translation>
                <numerusform>単独の &amp; %n個を &amp;amp; として読みました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n folders were not closed</source>
            <translation>
                <numerusform>閉じられていないフォルダーが%n個ありました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rows refer to nothing</source>
            <translation>
                <numerusform>参照先のない行が%n行あります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had &lt; inside a value</source>
            <translation>
                <numerusform>値の中に &lt; がある購読が%n件ありました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subscriptions had quotation marks inside a value</source>
            <translation>
                <numerusform>値の中に引用符がある購読が%n件ありました</numerusform>
            </translation>
        </message>
        <message>
            <source>JSON that cannot be read</source>
            <translation>読み取れない JSON</translation>
        </message>
        <message>
            <source>JSON, but not a JSON Feed</source>
            <translation>JSON ですが JSON Feed ではありません</translation>
        </message>
        <message>
            <source>SOCKS proxies are not supported</source>
            <translation>SOCKS プロキシには対応していません</translation>
        </message>
        <message>
            <source>XML of kind {name}</source>
            <translation>種類が{name}の XML</translation>
        </message>
        <message>
            <source>a folder cannot contain itself</source>
            <translation>フォルダーを自分自身の中に入れることはできません</translation>
        </message>
        <message>
            <source>a list without an end</source>
            <translation>終わりのない一覧</translation>
        </message>
        <message>
            <source>a web page</source>
            <translation>ウェブページ</translation>
        </message>
        <message>
            <source>an expression has at most {number} characters</source>
            <translation>式は{number}文字までです</translation>
        </message>
        <message>
            <source>an unknown answer</source>
            <translation>不明な応答</translation>
        </message>
        <message>
            <source>an unknown kind of article ID: {name}</source>
            <translation>不明な形式の記事ID（{name}）</translation>
        </message>
        <message>
            <source>answers for more than {number} minutes</source>
            <translation>{number} 分を超える応答</translation>
        </message>
        <message numerus="yes">
            <source>at most %n headers are allowed</source>
            <translation>
                <numerusform>ヘッダーは%n個まで指定できます</numerusform>
            </translation>
        </message>
        <message>
            <source>characters that are not UTF-8 were read as Western European</source>
            <translation>UTF-8 でない文字を西ヨーロッパの文字として読みました</translation>
        </message>
        <message>
            <source>connection refused</source>
            <translation>接続が拒否されました</translation>
        </message>
        <message>
            <source>could not start a thread</source>
            <translation>スレッドを開始できませんでした</translation>
        </message>
        <message>
            <source>ended by signal {number}: {name}</source>
            <translation>シグナル{number}で終了：{name}</translation>
        </message>
        <message>
            <source>enter a tag name</source>
            <translation>タグ名を入力してください</translation>
        </message>
        <message>
            <source>enter search words</source>
            <translation>検索語を入力してください</translation>
        </message>
        <message>
            <source>error {name}</source>
            <translation>エラー {name}</translation>
        </message>
        <message>
            <source>exit code {number}: {name}</source>
            <translation>終了コード{number}：{name}</translation>
        </message>
        <message>
            <source>feed {id}</source>
            <translation>フィード{id}</translation>
        </message>
        <message>
            <source>folders nested more than {number} deep were merged into their parent</source>
            <translation>{number}階層より深いフォルダーを親にまとめました</translation>
        </message>
        <message>
            <source>in a loop</source>
            <translation>循環しています</translation>
        </message>
        <message>
            <source>invalid HTTP</source>
            <translation>不正な HTTP</translation>
        </message>
        <message>
            <source>invalid compression</source>
            <translation>不正な圧縮</translation>
        </message>
        <message>
            <source>it belongs to another user</source>
            <translation>別のユーザーのものです</translation>
        </message>
        <message>
            <source>it belongs to no feed of yours: import the subscriptions first</source>
            <translation>購読中のどのフィードのものでもありません：先に購読を読み込んでください</translation>
        </message>
        <message>
            <source>it contains control characters</source>
            <translation>制御文字が含まれています</translation>
        </message>
        <message>
            <source>it contains no subscriptions</source>
            <translation>購読が含まれていません</translation>
        </message>
        <message>
            <source>it did not answer in time</source>
            <translation>時間内に応答がありませんでした</translation>
        </message>
        <message>
            <source>it did not store the password</source>
            <translation>パスワードが保存されませんでした</translation>
        </message>
        <message>
            <source>it does not accept the password</source>
            <translation>パスワードが受け付けられません</translation>
        </message>
        <message>
            <source>it does not answer</source>
            <translation>応答がありません</translation>
        </message>
        <message>
            <source>it does not delete the password</source>
            <translation>パスワードが削除されません</translation>
        </message>
        <message>
            <source>it does not speak TLS on this port</source>
            <translation>このポートで TLS に対応していません</translation>
        </message>
        <message>
            <source>it ended too early</source>
            <translation>途中で終わっています</translation>
        </message>
        <message>
            <source>it has no feed address</source>
            <translation>フィードのアドレスがありません</translation>
        </message>
        <message>
            <source>it has no host name</source>
            <translation>ホスト名がありません</translation>
        </message>
        <message>
            <source>it is a ZIP archive: unpack it and choose a file in it</source>
            <translation>ZIP アーカイブです：展開して中のファイルを選択してください</translation>
        </message>
        <message>
            <source>it is a database of another program</source>
            <translation>別のプログラムのデータベースです</translation>
        </message>
        <message>
            <source>it is a link, not a feed</source>
            <translation>フィードではなくリンクです</translation>
        </message>
        <message>
            <source>it is a program or file on this computer, not a feed on the web</source>
            <translation>ウェブ上のフィードではなく、このコンピューターのプログラムかファイルです</translation>
        </message>
        <message>
            <source>it is a search, not a feed</source>
            <translation>フィードではなく検索です</translation>
        </message>
        <message>
            <source>it is a symbolic link</source>
            <translation>シンボリックリンクです</translation>
        </message>
        <message>
            <source>it is empty and has no feed address</source>
            <translation>空で、フィードのアドレスがありません</translation>
        </message>
        <message>
            <source>it is in a private network, which a list from the web may not contain</source>
            <translation>プライベートネットワーク内にあり、ウェブ上のリストには含められません</translation>
        </message>
        <message>
            <source>it is locked</source>
            <translation>ロックされています</translation>
        </message>
        <message>
            <source>it is malformed</source>
            <translation>形式が正しくありません</translation>
        </message>
        <message>
            <source>it is not XML</source>
            <translation>XML ではありません</translation>
        </message>
        <message>
            <source>it is not a file</source>
            <translation>ファイルではありません</translation>
        </message>
        <message>
            <source>it is not http or https</source>
            <translation>http でも https でもありません</translation>
        </message>
        <message>
            <source>it is not marked as executable</source>
            <translation>実行可能になっていません</translation>
        </message>
        <message>
            <source>it is not well-formed XML (line {line}); what could be read was kept</source>
            <translation>整形式の XML ではありません（{line}行目）。読めた部分は残しました</translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation>長すぎます</translation>
        </message>
        <message>
            <source>it leads to {name}</source>
            <translation>{name}に転送されます</translation>
        </message>
        <message>
            <source>it links to a list elsewhere, which is not loaded</source>
            <translation>別の場所のリストへのリンクで、読み込まれません</translation>
        </message>
        <message>
            <source>it no longer exists</source>
            <translation>もう存在しません</translation>
        </message>
        <message>
            <source>it starts with {name}</source>
            <translation>先頭が{name}です</translation>
        </message>
        <message>
            <source>it supports only outdated TLS versions</source>
            <translation>古いバージョンの TLS にしか対応していません</translation>
        </message>
        <message>
            <source>it took too much time or memory</source>
            <translation>時間またはメモリを使いすぎるため</translation>
        </message>
        <message>
            <source>its address is not a web address (http or https)</source>
            <translation>アドレスがウェブアドレス（http または https）ではありません</translation>
        </message>
        <message>
            <source>its certificate has expired</source>
            <translation>証明書の有効期限が切れています</translation>
        </message>
        <message>
            <source>its certificate is for another host</source>
            <translation>証明書が別のホストのものです</translation>
        </message>
        <message>
            <source>its certificate is from an unknown authority</source>
            <translation>証明書の発行元が不明です</translation>
        </message>
        <message>
            <source>its certificate is not valid yet</source>
            <translation>証明書がまだ有効ではありません</translation>
        </message>
        <message>
            <source>its certificate is self-signed</source>
            <translation>証明書が自己署名です</translation>
        </message>
        <message>
            <source>its certificate is signed in an outdated way</source>
            <translation>証明書の署名方式が古すぎます</translation>
        </message>
        <message>
            <source>its certificate uses a key that is too weak</source>
            <translation>証明書の鍵が弱すぎます</translation>
        </message>
        <message>
            <source>its certificate was revoked</source>
            <translation>証明書が失効しています</translation>
        </message>
        <message>
            <source>its entry for this feed was not made by Beforehand</source>
            <translation>このフィードの項目は Beforehand が作成したものではありません</translation>
        </message>
        <message>
            <source>its format cannot be read: stars and read states stay behind</source>
            <translation>形式を読み取れません：スターと既読状態は引き継がれません</translation>
        </message>
        <message>
            <source>its name is not allowed</source>
            <translation>この名前は使用できません</translation>
        </message>
        <message>
            <source>its schema is {version}, this version knows {newest}</source>
            <translation>スキーマは{version}で、このバージョンが対応するのは{newest}までです</translation>
        </message>
        <message>
            <source>mail servers are not reached through one</source>
            <translation>メールサーバーへはプロキシ経由で接続しません</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>メモリ</translation>
        </message>
        <message numerus="yes">
            <source>more than %n times</source>
            <translation>
                <numerusform>%n回以上</numerusform>
            </translation>
        </message>
        <message>
            <source>more than {number} MB</source>
            <translation>{number} MB を超えるデータ</translation>
        </message>
        <message>
            <source>more than {number} answers</source>
            <translation>{number}件を超える応答</translation>
        </message>
        <message>
            <source>more than {number} article IDs</source>
            <translation>{number}件を超える記事 ID</translation>
        </message>
        <message>
            <source>more than {number} feeds</source>
            <translation>{number}件を超えるフィード</translation>
        </message>
        <message>
            <source>neither XML nor JSON</source>
            <translation>XML でも JSON でもありません</translation>
        </message>
        <message>
            <source>network is unreachable</source>
            <translation>ネットワークに到達できません</translation>
        </message>
        <message>
            <source>no HTML</source>
            <translation>HTML がありません</translation>
        </message>
        <message>
            <source>no common encryption was found</source>
            <translation>共通の暗号方式が見つかりませんでした</translation>
        </message>
        <message>
            <source>no connection</source>
            <translation>接続がありません</translation>
        </message>
        <message>
            <source>no name was given</source>
            <translation>名前が指定されていません</translation>
        </message>
        <message>
            <source>no route to host</source>
            <translation>ホストへの経路がありません</translation>
        </message>
        <message>
            <source>other users can change it, or it runs as another user</source>
            <translation>他のユーザーが変更できるか、別のユーザーとして実行されます</translation>
        </message>
        <message>
            <source>other users can write to the programs folder</source>
            <translation>他のユーザーがプログラムフォルダーに書き込めます</translation>
        </message>
        <message>
            <source>port 0 is not valid</source>
            <translation>ポート 0 は無効です</translation>
        </message>
        <message>
            <source>programs are not run on Windows</source>
            <translation>Windows ではプログラムを実行しません</translation>
        </message>
        <message>
            <source>spaces before the document were removed</source>
            <translation>文書の前の空白を取り除きました</translation>
        </message>
        <message>
            <source>the connection was interrupted</source>
            <translation>接続が中断されました</translation>
        </message>
        <message>
            <source>the expression ends too early</source>
            <translation>式が途中で終わっています</translation>
        </message>
        <message>
            <source>the expression is not valid at character {number}: {name}</source>
            <translation>式の{number}文字目が無効です：{name}</translation>
        </message>
        <message>
            <source>the expression is too large</source>
            <translation>式が大きすぎます</translation>
        </message>
        <message>
            <source>the expression takes too long</source>
            <translation>式の処理に時間がかかりすぎます</translation>
        </message>
        <message>
            <source>the handshake failed</source>
            <translation>ハンドシェイクに失敗しました</translation>
        </message>
        <message>
            <source>the header {name} is not allowed</source>
            <translation>ヘッダー{name}は使用できません</translation>
        </message>
        <message>
            <source>the opml element is missing</source>
            <translation>opml 要素がありません</translation>
        </message>
        <message>
            <source>the parser's result is unreadable</source>
            <translation>パーサーの結果を読み取れません</translation>
        </message>
        <message>
            <source>the picture has no size</source>
            <translation>画像にサイズがありません</translation>
        </message>
        <message>
            <source>the picture's header ends early ({name})</source>
            <translation>画像のヘッダーが途中で終わっています（{name}）</translation>
        </message>
        <message>
            <source>the program {name} failed {number} times in a row; the other actions continue</source>
            <translation>プログラム{name}が{number}回続けて失敗しました（ほかのアクションは続行します）</translation>
        </message>
        <message>
            <source>the time is past or too far away</source>
            <translation>時刻が過去か、先すぎます</translation>
        </message>
        <message>
            <source>the user agent contains invalid characters</source>
            <translation>ユーザーエージェントに無効な文字が含まれています</translation>
        </message>
        <message>
            <source>the value of {name} contains invalid characters</source>
            <translation>{name}の値に無効な文字が含まれています</translation>
        </message>
        <message>
            <source>the web server itself asks for a password first</source>
            <translation>Webサーバー自体が先にパスワードを要求しています</translation>
        </message>
        <message>
            <source>this is not a picture</source>
            <translation>画像ではありません</translation>
        </message>
        <message>
            <source>this system has none</source>
            <translation>このシステムにはありません</translation>
        </message>
        <message>
            <source>while connecting</source>
            <translation>接続中</translation>
        </message>
        <message>
            <source>while waiting for the answer</source>
            <translation>応答待ち中</translation>
        </message>
        <message>
            <source>{name} (another program has changed its tables)</source>
            <translation>{name}（別のプログラムがテーブルを変更しました）</translation>
        </message>
        <message>
            <source>{name} (another version of {other} wrote it)</source>
            <translation>{name}（{other}の別のバージョンが書き込みました）</translation>
        </message>
        <message>
            <source>{name} (found on this computer: {other})</source>
            <translation>{name}（このコンピューターで発見：{other}）</translation>
        </message>
        <message>
            <source>{name} (it is damaged)</source>
            <translation>{name}（破損しています）</translation>
        </message>
        <message>
            <source>{name} (it is empty)</source>
            <translation>{name}（空です）</translation>
        </message>
        <message>
            <source>{name} (it is larger than {number} MB)</source>
            <translation>{name}（{number} MB を超えています）</translation>
        </message>
        <message>
            <source>{name} (it is not a file)</source>
            <translation>{name}（ファイルではありません）</translation>
        </message>
        <message>
            <source>{name} (it is not a folder)</source>
            <translation>{name}（フォルダーではありません）</translation>
        </message>
        <message>
            <source>{name} (it is the database in use)</source>
            <translation>{name}（使用中のデータベースです）</translation>
        </message>
        <message>
            <source>{name} (newest backup: {other})</source>
            <translation>{name}（最新のバックアップ：{other}）</translation>
        </message>
        <message>
            <source>{name} (no file can have this name)</source>
            <translation>{name}（この名前のファイルは作れません）</translation>
        </message>
        <message>
            <source>{name} (no room for a copy)</source>
            <translation>{name}（コピーする空き容量がありません）</translation>
        </message>
        <message>
            <source>{name} (quit the program that uses it and try again)</source>
            <translation>{name}（使用中のプログラムを終了して再試行してください）</translation>
        </message>
        <message>
            <source>{name} (the database of Beforehand would be carried with it; choose another folder)</source>
            <translation>{name}（Beforehand のデータベースも一緒に運ばれてしまいます。別のフォルダーを選んでください）</translation>
        </message>
        <message>
            <source>{name} (the link leads to nothing)</source>
            <translation>{name}（リンク先がありません）</translation>
        </message>
        <message>
            <source>{name} (to start over, delete {other})</source>
            <translation>{name}（最初からやり直すには{other}を削除してください）</translation>
        </message>
        <message>
            <source>{name} does not answer</source>
            <translation>{name}が応答しません</translation>
        </message>
        <message>
            <source>{name} is missing</source>
            <translation>{name}がありません</translation>
        </message>
        <message>
            <source>{name} refuses with {other}</source>
            <translation>{name}が{other}で拒否しました</translation>
        </message>
        <message>
            <source>{name} requires a user name and password</source>
            <translation>{name}がユーザー名とパスワードを求めています</translation>
        </message>
        <message>
            <source>{name}: is not http or https</source>
            <translation>{name}：http でも https でもありません</translation>
        </message>
        <message>
            <source>{name}: it contains something else</source>
            <translation>{name}：別の内容が含まれています</translation>
        </message>
        <message>
            <source>{name}: the copy does not match</source>
            <translation>{name}：コピーが一致しません</translation>
        </message>
        <message>
            <source>{name}: this is not a database</source>
            <translation>{name}：データベースではありません</translation>
        </message>
        <message>
            <source>{number} MB</source>
            <translation>{number} MB</translation>
        </message>
        <message>
            <source>{number} megapixels ({width} x {height})</source>
            <translation>{number}メガピクセル（{width} x {height}）</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number}秒</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
    </context>
    <context>
        <name>EmptyState</name>
        <message>
            <source>All read</source>
            <translation>すべて既読</translation>
        </message>
        <message>
            <source>Drag feeds here, or press Ctrl+N to add one.</source>
            <translation>ここにフィードをドラッグするか、Ctrl+N で追加します。</translation>
        </message>
        <message>
            <source>Empty folder</source>
            <translation>空のフォルダー</translation>
        </message>
        <message>
            <source>Its articles appear here after the first refresh.</source>
            <translation>最初の更新のあと、記事がここに表示されます。</translation>
        </message>
        <message>
            <source>New articles appear automatically.</source>
            <translation>新着記事は自動的に表示されます。</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>記事がありません</translation>
        </message>
        <message>
            <source>No articles could be loaded. See the error above.</source>
            <translation>記事を読み込めませんでした。上のエラーをご覧ください。</translation>
        </message>
        <message>
            <source>No articles match this filter.</source>
            <translation>この絞り込みに一致する記事はありません。</translation>
        </message>
        <message>
            <source>No articles match this search. New matches appear automatically.</source>
            <translation>この検索に一致する記事はありません。新しく一致した記事は自動的に表示されます。</translation>
        </message>
        <message>
            <source>No articles match. Try fewer or shorter words.</source>
            <translation>一致する記事はありません。語句を減らすか短くしてみてください。</translation>
        </message>
        <message>
            <source>No articles with this tag</source>
            <translation>このタグの記事はありません</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>まだ記事がありません</translation>
        </message>
        <message>
            <source>No feed could be refreshed. Beforehand tries again automatically.</source>
            <translation>どのフィードも更新できませんでした。Beforehand が自動的に再試行します。</translation>
        </message>
        <message>
            <source>No feed has been refreshed yet. Articles appear here as they arrive.</source>
            <translation>まだどのフィードも更新されていません。記事は届きしだいここに表示されます。</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>フィードはありません</translation>
        </message>
        <message>
            <source>No matches yet</source>
            <translation>まだ一致するものがありません</translation>
        </message>
        <message>
            <source>No new articles today.</source>
            <translation>今日の新着記事はありません。</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>結果なし</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>未更新</translation>
        </message>
        <message>
            <source>Nothing here yet</source>
            <translation>まだ何もありません</translation>
        </message>
        <message>
            <source>Nothing today</source>
            <translation>今日は何もありません</translation>
        </message>
        <message>
            <source>Nothing unread for you</source>
            <translation>おすすめの未読はありません</translation>
        </message>
        <message>
            <source>Press Ctrl+N to add one.</source>
            <translation>Ctrl+N で追加します。</translation>
        </message>
        <message>
            <source>Press T on an article to tag it.</source>
            <translation>記事で T を押すとタグを付けられます。</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>Refreshing is paused. Resume it to get articles.</source>
            <translation>更新は一時停止中です。再開すると記事が届きます。</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>更新は自動的に再開します。</translation>
        </message>
        <message>
            <source>Search your articles</source>
            <translation>記事を検索</translation>
        </message>
        <message>
            <source>Searches titles, authors and full text as you type.</source>
            <translation>入力しながら、タイトル、著者、本文を検索します。</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>問題を表示</translation>
        </message>
        <message>
            <source>Show read articles</source>
            <translation>既読の記事を表示</translation>
        </message>
        <message>
            <source>Sign in to this network first. Then refreshing resumes automatically.</source>
            <translation>まずこのネットワークにサインインしてください。その後、更新は自動的に再開されます。</translation>
        </message>
        <message>
            <source>The feed is empty right now. New articles appear automatically.</source>
            <translation>このフィードは今のところ空です。新着記事は自動的に表示されます。</translation>
        </message>
        <message>
            <source>The feeds in this folder have no articles yet.</source>
            <translation>このフォルダーのフィードにはまだ記事がありません。</translation>
        </message>
        <message>
            <source>This list could not be loaded</source>
            <translation>このリストを読み込めませんでした</translation>
        </message>
        <message>
            <source>Unread articles that may interest you, best first.</source>
            <translation>興味がありそうな未読記事を、おすすめ順に表示します。</translation>
        </message>
        <message>
            <source>Your feeds have no articles right now. New articles appear automatically.</source>
            <translation>現在、フィードに記事はありません。新しい記事は自動的に表示されます。</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message numerus="yes">
            <source>%n subscriptions added</source>
            <translation>
                <numerusform>購読を%n件追加しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Added {title}</source>
            <translation>{title}を追加しました</translation>
        </message>
        <message>
            <source>Added {title} to {folder}</source>
            <translation>{title}を{folder}に追加しました</translation>
        </message>
        <message>
            <source>Added {title}. Its site does not support https, so the connection is not encrypted.</source>
            <translation>{title}を追加しました。このサイトは https に対応していないため、接続は暗号化されません。</translation>
        </message>
        <message>
            <source>An account's server no longer has the known articles.</source>
            <translation>アカウントのサーバーに、既知の記事がもうありません。</translation>
        </message>
        <message>
            <source>Changes for an account are older than 30 days.</source>
            <translation>アカウントへの変更が 30 日より古くなっています。</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>選択…</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>ルールを編集…</translation>
        </message>
        <message>
            <source>Log in…</source>
            <translation>ログイン…</translation>
        </message>
        <message>
            <source>Not sent to {name}: {why}</source>
            <translation>{name}に送れませんでした：{why}</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>確認</translation>
        </message>
        <message>
            <source>Sent to {name}</source>
            <translation>{name}に送りました</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>問題を表示</translation>
        </message>
        <message>
            <source>The rule {name} was stopped: {why}</source>
            <translation>ルール{name}を停止しました：{why}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>無題</translation>
        </message>
        <message>
            <source>{address} has several feeds.</source>
            <translation>{address} には複数のフィードがあります。</translation>
        </message>
        <message>
            <source>{feed} was paused: its program failed {number} times in a row</source>
            <translation>{feed} を一時停止しました：プログラムが {number} 回続けて失敗しました</translation>
        </message>
        <message>
            <source>{text} It is tried again.</source>
            <translation>{text}あとで再試行します。</translation>
        </message>
        <message>
            <source>{title} has moved to a new address.</source>
            <translation>{title}は新しいアドレスに移転しました。</translation>
        </message>
        <message>
            <source>“{title}” is already in Read later</source>
            <translation>「{title}」はすでに「あとで読む」にあります</translation>
        </message>
    </context>
    <context>
        <name>ExampleCard</name>
        <message>
            <source>Show them</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>Use this rule</source>
            <translation>このルールを使う</translation>
        </message>
        <message>
            <source>When</source>
            <translation>条件</translation>
        </message>
        <message>
            <source>and</source>
            <translation>かつ</translation>
        </message>
        <message>
            <source>then</source>
            <translation>なら</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>Export everything</source>
            <translation>すべて書き出す</translation>
        </message>
        <message>
            <source>Exported by Beforehand on {date}</source>
            <translation>{date}に Beforehand が書き出しました</translation>
        </message>
        <message>
            <source>Exporting subscriptions, articles, tags, rules and preferences…</source>
            <translation>購読、記事、タグ、ルール、設定を書き出し中…</translation>
        </message>
        <message>
            <source>Starred articles</source>
            <translation>スター付きの記事</translation>
        </message>
        <message>
            <source>{articles} and everything else exported to {folder}</source>
            <translation>{articles}とその他すべてを{folder}に書き出しました</translation>
        </message>
    </context>
    <context>
        <name>FeedAccess</name>
        <message>
            <source>Default</source>
            <translation>既定</translation>
        </message>
        <message>
            <source>Extra headers</source>
            <translation>追加のヘッダー</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>保存済み（入力すると置き換え）</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>混在</translation>
        </message>
        <message>
            <source>Name: value</source>
            <translation>名前: 値</translation>
        </message>
        <message>
            <source>Not a valid header: {line}</source>
            <translation>無効なヘッダー：{line}</translation>
        </message>
        <message>
            <source>Only if the feed requires one</source>
            <translation>フィードが要求する場合のみ</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>パスワード</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>システムのキーリングに保存済み</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>ユーザーエージェント</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>ユーザー名</translation>
        </message>
        <message>
            <source>in the system keyring</source>
            <translation>システムのキーリング内</translation>
        </message>
    </context>
    <context>
        <name>FeedFacts</name>
        <message>
            <source>About {time}</source>
            <translation>{time}ごろ</translation>
        </message>
        <message>
            <source>By the server of its account</source>
            <translation>アカウントのサーバーが更新します</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>まもなく</translation>
        </message>
        <message>
            <source>Last refresh</source>
            <translation>前回の更新</translation>
        </message>
        <message>
            <source>Never: removed by its publisher</source>
            <translation>なし：配信元が削除しました</translation>
        </message>
        <message>
            <source>Next refresh</source>
            <translation>次回の更新</translation>
        </message>
        <message>
            <source>Not automatically</source>
            <translation>自動更新なし</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>まだありません</translation>
        </message>
        <message>
            <source>Only when you refresh it</source>
            <translation>手動で更新したときのみ</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>問題</translation>
        </message>
    </context>
    <context>
        <name>FeedNotice</name>
        <message>
            <source>Open website</source>
            <translation>ウェブサイトを開く</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>購読を解除</translation>
        </message>
    </context>
    <context>
        <name>FeedPanel</name>
        <message numerus="yes">
            <source>%n posts</source>
            <translation>
                <numerusform>投稿%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>リクエスト%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n times before that.</source>
            <translation>
                <numerusform>それ以前に%n回。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n, {days}.</source>
            <translation>
                <numerusform>少なくとも%n件、{days}。</numerusform>
            </translation>
        </message>
        <message>
            <source>Between {begin} and {end}.</source>
            <translation>{begin}から{end}の間。</translation>
        </message>
        <message>
            <source>By {end}.</source>
            <translation>{end}まで。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Feed length</source>
            <translation>フィードの長さ</translation>
        </message>
        <message>
            <source>Found by {rules}.</source>
            <translation>使用したルール：{rules}。</translation>
        </message>
        <message>
            <source>Full texts</source>
            <translation>全文</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days</source>
            <translation>
                <numerusform>過去%n日間</numerusform>
            </translation>
        </message>
        <message>
            <source>Loaded in advance, as you chose.</source>
            <translation>設定により事前に読み込みます。</translation>
        </message>
        <message numerus="yes">
            <source>Loaded in advance: you opened {opened} of the last %n articles in full.</source>
            <translation>
                <numerusform>事前に読み込みます：最近の%n件のうち{opened}件を全文で開きました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Missing</source>
            <translation>欠けている記事</translation>
        </message>
        <message>
            <source>Next expected</source>
            <translation>次の見込み</translation>
        </message>
        <message>
            <source>No articles {span}; {share} % of requests.</source>
            <translation>{span}に記事はありません。リクエストの {share} %。</translation>
        </message>
        <message>
            <source>No posts.</source>
            <translation>投稿はありません。</translation>
        </message>
        <message>
            <source>Nothing in the next four weeks.</source>
            <translation>今後4週間はありません。</translation>
        </message>
        <message>
            <source>On {day}.</source>
            <translation>{day}。</translation>
        </message>
        <message>
            <source>Possibly more, {days}.</source>
            <translation>さらにある可能性、{days}。</translation>
        </message>
        <message>
            <source>Posting</source>
            <translation>投稿</translation>
        </message>
        <message>
            <source>Removed by its publisher.</source>
            <translation>配信元が削除しました。</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>記事を表示</translation>
        </message>
        <message>
            <source>Silent since {day}, unusually long for this feed.</source>
            <translation>{day}から投稿がありません。このフィードとしては異例の長さです。</translation>
        </message>
        <message numerus="yes">
            <source>This feed holds %n articles</source>
            <translation>
                <numerusform>このフィードには%n件の記事があります</numerusform>
            </translation>
        </message>
        <message>
            <source>Unknown since {time}.</source>
            <translation>{time}から不明。</translation>
        </message>
        <message>
            <source>Unknown until the first refresh.</source>
            <translation>最初の更新まで不明。</translation>
        </message>
        <message>
            <source>Usage</source>
            <translation>利用状況</translation>
        </message>
        <message numerus="yes">
            <source>about %n days</source>
            <translation>
                <numerusform>約%n日</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hours</source>
            <translation>
                <numerusform>約%n時間</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a day</source>
            <translation>
                <numerusform>1日に約%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n times a week</source>
            <translation>
                <numerusform>週に約%n回</numerusform>
            </translation>
        </message>
        <message>
            <source>about once a day</source>
            <translation>1日に約1回</translation>
        </message>
        <message>
            <source>about once a week</source>
            <translation>週に約1回</translation>
        </message>
        <message numerus="yes">
            <source>in %n days</source>
            <translation>
                <numerusform>%n日間</numerusform>
            </translation>
        </message>
        <message>
            <source>less than once a week</source>
            <translation>週に1回未満</translation>
        </message>
        <message>
            <source>no rule</source>
            <translation>ルールなし</translation>
        </message>
        <message>
            <source>today</source>
            <translation>今日</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>1未満</translation>
        </message>
        <message>
            <source>your selector</source>
            <translation>設定したセレクター</translation>
        </message>
        <message>
            <source>{postings}, none missed.</source>
            <translation>{postings}、間に合わなかったものはありません。</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit, {late} of them late after opening.</source>
            <translation>{postings}、訪問に間に合わなかったもの{misses}件、うち開いたあとも遅れたもの{late}件。</translation>
        </message>
        <message>
            <source>{postings}, {misses} missed at a visit.</source>
            <translation>{postings}、訪問に間に合わなかったもの{misses}件。</translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n articles read {span}; {share} % of requests.</source>
            <translation>
                <numerusform>{span}に%n件中{read}件を閲覧。リクエストの{share}%。</numerusform>
            </translation>
        </message>
        <message>
            <source>{requests}, {size}.</source>
            <translation>{requests}、{size}。</translation>
        </message>
        <message>
            <source>{requests}, {unchanged} of them unchanged, {size}.</source>
            <translation>{requests}、うち変更なし{unchanged}回、{size}。</translation>
        </message>
        <message>
            <source>{shows}, {duration} at its rate.</source>
            <translation>{shows}。このペースで{duration}分です。</translation>
        </message>
        <message>
            <source>{shows}; it does not seem to drop any.</source>
            <translation>{shows}。記事は消えないようです。</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message>
            <source>Clear filter</source>
            <translation>絞り込みを解除</translation>
        </message>
        <message>
            <source>Filter list</source>
            <translation>リストを絞り込む</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>スター付き</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>未読</translation>
        </message>
    </context>
    <context>
        <name>FilterRow</name>
        <message>
            <source>Clear filter</source>
            <translation>絞り込みを解除</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>フィードを絞り込む</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>既読のフィードを隠す</translation>
        </message>
        <message>
            <source>No feed matches “{text}”.</source>
            <translation>「{text}」に一致するフィードはありません。</translation>
        </message>
    </context>
    <context>
        <name>FindBar</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Find in article</source>
            <translation>記事内を検索</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>次を検索</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>前を検索</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>見つかりません</translation>
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
            <translation>Enter：{actions}</translation>
        </message>
        <message numerus="yes">
            <source>Found %n feeds on its website.</source>
            <translation>
                <numerusform>ウェブサイトでフィードが%n件見つかりました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Found: {address}</source>
            <translation>見つかりました：{address}</translation>
        </message>
        <message>
            <source>Its website lists no other feed.</source>
            <translation>ウェブサイトに他のフィードはありません。</translation>
        </message>
        <message>
            <source>Searching its website…</source>
            <translation>ウェブサイトを検索中…</translation>
        </message>
        <message numerus="yes">
            <source>{group}, %n feeds</source>
            <translation>
                <numerusform>{group}、フィード%n件</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindingsView</name>
        <message>
            <source>Available actions</source>
            <translation>利用できる操作</translation>
        </message>
        <message>
            <source>Feeds that need attention</source>
            <translation>確認が必要なフィード</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>アクティビティを表示</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>記事を表示</translation>
        </message>
    </context>
    <context>
        <name>FirstStart</name>
        <message>
            <source>Add</source>
            <translation>追加</translation>
        </message>
        <message>
            <source>Add a site or feed</source>
            <translation>サイトまたはフィードを追加</translation>
        </message>
        <message>
            <source>Address of a site or feed</source>
            <translation>サイトまたはフィードのアドレス</translation>
        </message>
        <message>
            <source>Beforehand learns when you read and has your feeds ready just before.</source>
            <translation>Beforehand はあなたがいつ読むかを学び、その直前にフィードを準備します。</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>ファイルを選択…</translation>
        </message>
        <message>
            <source>Coming from another reader?</source>
            <translation>他のリーダーをお使いでしたか？</translation>
        </message>
        <message>
            <source>Finding the feed…</source>
            <translation>フィードを探しています…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>このコンピューターで見つかりました。ファイルは読むだけで、変更しません。</translation>
        </message>
        <message>
            <source>Good afternoon</source>
            <translation>こんにちは</translation>
        </message>
        <message>
            <source>Good evening</source>
            <translation>こんばんは</translation>
        </message>
        <message>
            <source>Good morning</source>
            <translation>おはようございます</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>ファイルを読み込む</translation>
        </message>
        <message>
            <source>Keep several computers in step…</source>
            <translation>複数のコンピューターを同期…</translation>
        </message>
        <message>
            <source>News, science, comics…</source>
            <translation>ニュース、科学、コミック…</translation>
        </message>
        <message>
            <source>No account needed.</source>
            <translation>アカウントは不要です。</translation>
        </message>
        <message>
            <source>OPML, or another reader's export or database. Or drop it here.</source>
            <translation>OPML、他のリーダーの書き出しやデータベース。ドロップも可。</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>トピックから始める</translation>
        </message>
        <message>
            <source>Try the demo</source>
            <translation>デモを試す</translation>
        </message>
        <message>
            <source>Use an account on a server (FreshRSS, Miniflux)…</source>
            <translation>サーバーのアカウントを使う（FreshRSS、Miniflux）…</translation>
        </message>
        <message>
            <source>With four weeks of history</source>
            <translation>4週間分の履歴付き</translation>
        </message>
        <message>
            <source>example.org, or a feed, channel or profile address</source>
            <translation>example.org、またはフィード、チャンネル、プロフィールのアドレス</translation>
        </message>
        <message>
            <source>{greeting}. What do you read?</source>
            <translation>{greeting}。何を読みますか？</translation>
        </message>
    </context>
    <context>
        <name>ForYou</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>新着%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>{time} 以降の新着%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minutes, as you usually have now</source>
            <translation>
                <numerusform>約%n分、この時間帯のいつもの長さ</numerusform>
            </translation>
        </message>
        <message>
            <source>An article counts once you have read about a third of it, starred or tagged it, kept it for later, or opened its page or a link in it.</source>
            <translation>記事の3分の1ほどを読む、スターやタグを付ける、あとで読むに入れる、ページやその中のリンクを開くと、数に入ります。</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>おすすめ</translation>
        </message>
        <message>
            <source>More that may interest you</source>
            <translation>他にも興味がありそうな記事</translation>
        </message>
        <message>
            <source>Newest first: learning is off</source>
            <translation>新しい順：学習はオフです</translation>
        </message>
        <message numerus="yes">
            <source>Read %n more articles to personalise</source>
            <translation>
                <numerusform>あと%n件読むとおすすめが始まります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Read on %n different days to personalise</source>
            <translation>
                <numerusform>あと%n日読むとおすすめが始まります</numerusform>
            </translation>
        </message>
        <message>
            <source>Still learning</source>
            <translation>学習中</translation>
        </message>
        <message>
            <source>What you read about, and how much of it:</source>
            <translation>読んでいる話題とその割合：</translation>
        </message>
        <message numerus="yes">
            <source>because you read %n on {what}</source>
            <translation>
                <numerusform>{what}の記事を%n件読んだため</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you read {read} of %n articles of this feed</source>
            <translation>
                <numerusform>このフィードの記事%n件中{read}件を閲覧</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{terms}: {share} %, %n articles</source>
            <translation>
                <numerusform>{terms}：{share}%、記事%n件</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForYouLinks</name>
        <message numerus="yes">
            <source>%n for now</source>
            <translation>
                <numerusform>今の分%n件</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FoundLine</name>
        <message numerus="yes">
            <source>%n articles in all feeds</source>
            <translation>
                <numerusform>すべてのフィードに記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>検索を保存</translation>
        </message>
        <message>
            <source>Show the best first</source>
            <translation>おすすめ順に表示</translation>
        </message>
        <message>
            <source>Show the newest first</source>
            <translation>新しい順に表示</translation>
        </message>
        <message numerus="yes">
            <source>The first %n articles</source>
            <translation>
                <numerusform>最初の記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>best first</source>
            <translation>おすすめ順</translation>
        </message>
        <message>
            <source>newest first</source>
            <translation>新しい順</translation>
        </message>
        <message>
            <source>oldest first</source>
            <translation>古い順</translation>
        </message>
    </context>
    <context>
        <name>Handlers</name>
        <message numerus="yes">
            <source>%n imported feeds are refreshed</source>
            <translation>
                <numerusform>読み込んだフィード%n件を更新しています</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not sent to {name}</source>
            <translation>
                <numerusform>{name}に送れなかった%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Add account…</source>
            <translation>アカウントを追加…</translation>
        </message>
        <message>
            <source>Address copied</source>
            <translation>アドレスをコピーしました</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>記事</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>記事</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>ブリーフィング</translation>
        </message>
        <message>
            <source>Choose a folder for the article</source>
            <translation>記事の保存先フォルダーを選択</translation>
        </message>
        <message>
            <source>Choose a folder for the export</source>
            <translation>書き出し先のフォルダーを選択</translation>
        </message>
        <message>
            <source>Choose articles…</source>
            <translation>記事を選択…</translation>
        </message>
        <message>
            <source>Citation copied</source>
            <translation>出典をコピーしました</translation>
        </message>
        <message numerus="yes">
            <source>Copied %n addresses</source>
            <translation>
                <numerusform>アドレスを%n件コピーしました</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied the address of {name}</source>
            <translation>{name}のアドレスをコピーしました</translation>
        </message>
        <message>
            <source>Do not send</source>
            <translation>送らない</translation>
        </message>
        <message>
            <source>Email…</source>
            <translation>メール…</translation>
        </message>
        <message>
            <source>Enter a search first, then save it.</source>
            <translation>先に検索してから保存してください。</translation>
        </message>
        <message>
            <source>Follow a page without a feed</source>
            <translation>フィードのないページをフォロー</translation>
        </message>
        <message>
            <source>It appears in the sidebar and always shows the articles that match “{query}”.</source>
            <translation>サイドバーに追加され、「{query}」に一致する記事がいつも表示されます。</translation>
        </message>
        <message>
            <source>Its messages do not say how to unsubscribe.</source>
            <translation>配信を停止する方法がメールに記載されていません。</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>ショートカットキー</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>リンクをコピーしました</translation>
        </message>
        <message>
            <source>Loading pictures…</source>
            <translation>画像を読み込み中…</translation>
        </message>
        <message>
            <source>Mark older as read…</source>
            <translation>古い記事を既読にする…</translation>
        </message>
        <message>
            <source>No more unread articles</source>
            <translation>未読の記事はもうありません</translation>
        </message>
        <message>
            <source>No unread article above</source>
            <translation>これより上に未読の記事はありません</translation>
        </message>
        <message>
            <source>No unread articles in For you</source>
            <translation>おすすめに未読記事はありません</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n folders have no feeds</source>
            <translation>
                <numerusform>更新するものがありません：フォルダー%n個にフィードがありません</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>元に戻す操作はありません。</translation>
        </message>
        <message>
            <source>Only favourites, and feeds and folders sorted manually, can be moved.</source>
            <translation>移動できるのは、お気に入りと、手動で並べたフィードやフォルダーだけです。</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <source>Refreshing stops once the requests under way are answered</source>
            <translation>進行中のリクエストに応答があり次第、更新は止まります</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <translation>問題を報告…</translation>
        </message>
        <message>
            <source>Save search</source>
            <translation>検索を保存</translation>
        </message>
        <message numerus="yes">
            <source>Saved the first %n articles as {name}</source>
            <translation>
                <numerusform>最初の%n件の記事を{name}として保存しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name}を保存しました</translation>
        </message>
        <message numerus="yes">
            <source>Saved {name} without %n pictures that are not stored on this computer.</source>
            <translation>
                <numerusform>{name}を保存しました（このコンピューターにない画像%n枚を除く）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Saved {name}; %n pictures could not be loaded and keep their web address.</source>
            <translation>
                <numerusform>{name}を保存しました。画像%n枚は読み込めず、ウェブアドレスのままです。</numerusform>
            </translation>
        </message>
        <message>
            <source>Search name</source>
            <translation>検索の名前</translation>
        </message>
        <message>
            <source>Select a feed in the sidebar first.</source>
            <translation>先にサイドバーでフィードを選択してください。</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>送る</translation>
        </message>
        <message>
            <source>Send to {name}</source>
            <translation>{name}に送る</translation>
        </message>
        <message>
            <source>Set up…</source>
            <translation>設定…</translation>
        </message>
        <message>
            <source>Subscriptions (*.opml *.xml *.json *.csv *.db urls);;All files (*)</source>
            <translation>購読 (*.opml *.xml *.json *.csv *.db urls);;すべてのファイル (*)</translation>
        </message>
        <message>
            <source>The address of a page that lists articles. You choose what on it is an article.</source>
            <translation>記事が並ぶページのアドレス。どれが記事かをページ上で選択します。</translation>
        </message>
        <message>
            <source>The article could not be printed.</source>
            <translation>記事を印刷できませんでした。</translation>
        </message>
        <message>
            <source>The demo is invented and shares nothing with other computers.</source>
            <translation>デモは架空の内容で、ほかのコンピューターとは何も共有しません。</translation>
        </message>
        <message>
            <source>The file could not be written.</source>
            <translation>ファイルに書き込めませんでした。</translation>
        </message>
        <message>
            <source>There are no articles to save.</source>
            <translation>保存する記事がありません。</translation>
        </message>
        <message>
            <source>There is no account yet.</source>
            <translation>アカウントはまだありません。</translation>
        </message>
        <message>
            <source>There is no log in the demo.</source>
            <translation>デモにはログがありません。</translation>
        </message>
        <message>
            <source>This article has no address.</source>
            <translation>この記事にはアドレスがありません。</translation>
        </message>
        <message>
            <source>This search is already in the sidebar: {name}</source>
            <translation>この検索はすでにサイドバーにあります：{name}</translation>
        </message>
        <message>
            <source>This works for articles of feeds that you follow.</source>
            <translation>購読しているフィードの記事で使えます。</translation>
        </message>
        <message>
            <source>Title and link copied</source>
            <translation>タイトルとリンクをコピーしました</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>the selected topics</source>
            <translation>選択したトピック</translation>
        </message>
        <message>
            <source>“{name}” opens another program ({scheme}:).</source>
            <translation>「{name}」は別のプログラムを開きます（{scheme}:）。</translation>
        </message>
    </context>
    <context>
        <name>HeaderTools</name>
        <message>
            <source>Day</source>
            <translation>日</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>保存データ</translation>
        </message>
        <message>
            <source>Week</source>
            <translation>週</translation>
        </message>
    </context>
    <context>
        <name>HealthPage</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds need attention</source>
            <translation>
                <numerusform>フィード%n件に確認が必要です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them read</source>
            <translation>
                <numerusform>うち閲覧%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n times in a row</source>
            <translation>
                <numerusform>、%n回連続</numerusform>
            </translation>
        </message>
        <message>
            <source>Account settings…</source>
            <translation>アカウントの設定…</translation>
        </message>
        <message>
            <source>Account {name}: {problem}</source>
            <translation>アカウント {name}：{problem}</translation>
        </message>
        <message>
            <source>Before: {address}</source>
            <translation>以前：{address}</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>選び直す…</translation>
        </message>
        <message>
            <source>Computers: {problem}</source>
            <translation>コンピューター：{problem}</translation>
        </message>
        <message>
            <source>Computers…</source>
            <translation>コンピューター…</translation>
        </message>
        <message>
            <source>Due now</source>
            <translation>まもなく</translation>
        </message>
        <message>
            <source>Each download is about {size} and takes {seconds} s.</source>
            <translation>1回のダウンロードは約{size}、{seconds}秒です。</translation>
        </message>
        <message>
            <source>Edit rules…</source>
            <translation>ルールを編集…</translation>
        </message>
        <message>
            <source>Failing</source>
            <translation>失敗しているフィード</translation>
        </message>
        <message>
            <source>Find new address</source>
            <translation>新しいアドレスを探す</translation>
        </message>
        <message>
            <source>Has a feed now</source>
            <translation>フィードができました</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>無視</translation>
        </message>
        <message>
            <source>It is not refreshed until you resume it.</source>
            <translation>再開するまで更新されません。</translation>
        </message>
        <message>
            <source>Large downloads</source>
            <translation>大きなダウンロード</translation>
        </message>
        <message>
            <source>Last article {time}</source>
            <translation>最新の記事 {time}</translation>
        </message>
        <message>
            <source>More than you read</source>
            <translation>読む量より多いフィード</translation>
        </message>
        <message>
            <source>Moved to {address}</source>
            <translation>{address}に移転</translation>
        </message>
        <message>
            <source>Moving to a new address</source>
            <translation>新しいアドレスへ移転中</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>ミュート</translation>
        </message>
        <message>
            <source>Mute {title}</source>
            <translation>{title}をミュート</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>次回の更新 {time}ごろ</translation>
        </message>
        <message>
            <source>Next try about {time}</source>
            <translation>次の試行 {time}ごろ</translation>
        </message>
        <message>
            <source>No longer a feed</source>
            <translation>フィードではなくなりました</translation>
        </message>
        <message>
            <source>No longer checked</source>
            <translation>確認を終えたフィード</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>{time}より前は不可：{why}</translation>
        </message>
        <message>
            <source>Not retried automatically</source>
            <translation>自動では再試行しません</translation>
        </message>
        <message numerus="yes">
            <source>Nothing new for %n days; </source>
            <translation>
                <numerusform>%n日間新着なし。 </numerusform>
            </translation>
        </message>
        <message>
            <source>Open programs folder</source>
            <translation>プログラムフォルダーを開く</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>ウェブサイトを開く</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>一時停止中</translation>
        </message>
        <message>
            <source>Probably temporary</source>
            <translation>おそらく一時的</translation>
        </message>
        <message>
            <source>Recently moved</source>
            <translation>最近移転したフィード</translation>
        </message>
        <message>
            <source>Redirects to {address}</source>
            <translation>{address}へ転送</translation>
        </message>
        <message>
            <source>Refresh less often</source>
            <translation>更新の頻度を下げる</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing less often saves up to {spared} of %n requests</source>
            <translation>
                <numerusform>更新の頻度を下げると、リクエスト%n回のうち最大{spared}回を節約できます</numerusform>
            </translation>
        </message>
        <message>
            <source>Refused by the server</source>
            <translation>サーバーが拒否したフィード</translation>
        </message>
        <message>
            <source>Removed by publisher</source>
            <translation>配信元が削除したフィード</translation>
        </message>
        <message>
            <source>Restore old address</source>
            <translation>以前のアドレスに戻す</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>再開</translation>
        </message>
        <message>
            <source>Rule {name}: {problem}</source>
            <translation>ルール{name}：{problem}</translation>
        </message>
        <message numerus="yes">
            <source>Seen %n times; </source>
            <translation>
                <numerusform>%n回確認。 </numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in…</source>
            <translation>サインイン…</translation>
        </message>
        <message>
            <source>Since {time}</source>
            <translation>{time}から</translation>
        </message>
        <message>
            <source>Stopped because of their expression: {rules}</source>
            <translation>式が原因で停止：{rules}</translation>
        </message>
        <message>
            <source>The page names a feed: {address}</source>
            <translation>ページにフィードがあります：{address}</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>購読を解除</translation>
        </message>
        <message>
            <source>Unusually silent</source>
            <translation>いつになく静かなフィード</translation>
        </message>
        <message>
            <source>Use new address</source>
            <translation>新しいアドレスを使う</translation>
        </message>
        <message>
            <source>Use the feed</source>
            <translation>フィードを使う</translation>
        </message>
        <message>
            <source>When muted, new articles arrive as read</source>
            <translation>ミュート中、新着記事は既読として届きます</translation>
        </message>
        <message numerus="yes">
            <source>never silent for more than %n days before.</source>
            <translation>
                <numerusform>これまで%n日より長く途切れたことはありません。</numerusform>
            </translation>
        </message>
        <message>
            <source>none of them read</source>
            <translation>どれも読まれていません</translation>
        </message>
        <message>
            <source>switches automatically about {day}</source>
            <translation>{day}ごろ自動的に切り替わります</translation>
        </message>
        <message>
            <source>under 1</source>
            <translation>1未満</translation>
        </message>
        <message numerus="yes">
            <source>{articles} in %n days, </source>
            <translation>
                <numerusform>%n日間に{articles}、 </numerusform>
            </translation>
        </message>
        <message>
            <source>{read}; {share} % of all requests.</source>
            <translation>{read}。全リクエストの{share}%。</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>A visit is when you come to the window after at least five minutes without using it. Beforehand learns when you usually visit and when feeds post, and refreshes feeds shortly before, so that new articles are already there. It needs about a week for that; until then every feed is refreshed about twice as often as it posts.</source>
            <translation>訪問とは、5分以上使わなかったあとでウィンドウに戻ることです。Beforehand は、あなたがいつも訪問する時間とフィードが投稿する時間を学び、その少し前にフィードを更新して、新着記事がすでにあるようにします。これには1週間ほどかかり、それまではどのフィードも投稿のおよそ2倍の頻度で更新されます。</translation>
        </message>
        <message>
            <source>Any web page can be kept in Read later with its text and pictures: drop its address there, or copy it and press {paste}, or right-click a link. A bookmark in your browser saves the page that you are reading: make one with this address, which the command “{copy}” copies. You are asked before anything is loaded.
{bookmark}</source>
            <translation>どのウェブページも、本文と画像ごと「あとで読む」に残せます。アドレスをそこへドロップするか、コピーして{paste}を押すか、リンクを右クリックしてください。ブラウザーのブックマークを使うと、読んでいるページを保存できます。次のアドレスで作成してください（コマンド「{copy}」でコピーできます）。読み込む前に確認します。
{bookmark}</translation>
        </message>
        <message>
            <source>Briefing, stories and reading aloud</source>
            <translation>ブリーフィング、同じ出来事の記事、読み上げ</translation>
        </message>
        <message>
            <source>Everything is stored in one folder on this computer: {folder}
No login is needed. {privacy} Backups are made daily, and “Export everything” writes all of it as files that other programs read.</source>
            <translation>すべてはこのコンピューターの1つのフォルダーに保存されます：{folder}
ログインは不要です。{privacy}バックアップは毎日作成され、「すべて書き出す」で、他のプログラムが読めるファイルにすべて書き出せます。</translation>
        </message>
        <message>
            <source>Feed health lists the feeds that need you, and what to do about each. Being offline never counts against a feed, and passing problems go away without you.</source>
            <translation>フィードの状態には、対応が必要なフィードと、それぞれの対処が並びます。オフラインだったことがフィードの問題として数えられることはなく、一時的な問題は自然に消えます。</translation>
        </message>
        <message>
            <source>Full texts and changes</source>
            <translation>全文と変更</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <source>How refreshes are planned</source>
            <translation>更新の計画のしくみ</translation>
        </message>
        <message>
            <source>Menus, mouse and touchpad</source>
            <translation>メニュー、マウス、タッチパッド</translation>
        </message>
        <message>
            <source>More than one computer</source>
            <translation>複数のコンピューター</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox can be feeds: {newsletters} asks for the server and the folder, and changes nothing there. A file that holds a feed can be dropped onto the window. Programs of yours in the folder that {programs} opens can be feeds, too: add one as {name}.</source>
            <translation>メールボックスのフォルダーに届くニュースレターをフィードとして読めます。{newsletters}でサーバーとフォルダーを指定します。そこでは何も変更されません。フィードを含むファイルはウィンドウにドロップできます。{programs}で開くフォルダーに置いた自作のプログラムもフィードになります。{name}として追加してください。</translation>
        </message>
        <message>
            <source>Newsletters, files and programs</source>
            <translation>ニュースレター、ファイル、プログラム</translation>
        </message>
        <message>
            <source>No help matches.</source>
            <translation>一致するヘルプはありません。</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>ポッドキャスト</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>閲覧</translation>
        </message>
        <message>
            <source>Right-click an article, a feed, a link, a picture or selected text, or press the menu key there, to see what can be done with it. Drag articles onto a tag, Starred or Read later, and feeds onto folders or favourites. Two fingers sideways over an article mark it as read or star it; Preferences can change or turn off both.</source>
            <translation>記事、フィード、リンク、画像、選択したテキストを右クリックするか、そこでメニューキーを押すと、できることが表示されます。記事はタグ、スター付き、あとで読むへ、フィードはフォルダーやお気に入りへドラッグできます。記事の上で2本指を横に動かすと、既読にしたりスターを付けたりします。どちらも設定で変更やオフにできます。</translation>
        </message>
        <message>
            <source>Rules and notifications</source>
            <translation>ルールと通知</translation>
        </message>
        <message>
            <source>Rules mark, star, tag, hide or send new articles: {rules} opens them, and {rule} begins one from an article. New articles are announced together, shortly before you usually visit; the properties of a feed can announce them immediately or never.</source>
            <translation>ルールは新しい記事に既読、スター、タグを付けたり、非表示にしたり、送信したりします。{rules}で開き、{rule}で記事から作成できます。新しい記事は、いつもの訪問の少し前にまとめて通知されます。フィードのプロパティで、すぐに通知するか、通知しないかを選べます。</translation>
        </message>
        <message>
            <source>Saving web pages</source>
            <translation>ウェブページの保存</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>検索</translation>
        </message>
        <message>
            <source>Search help</source>
            <translation>ヘルプを検索</translation>
        </message>
        <message>
            <source>Sending articles</source>
            <translation>記事の送信</translation>
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
            <translation>Sia ら (2007) は、各フィードの投稿時刻とあなたの訪問時刻に応じて、決まった数のリクエストをフィードと時間帯に配分します。Beforehand はこれをもとに、次の点が異なります。
すべてのフィードと時間に同じ価格を使い、待ち時間を最も減らせるところでリクエストします。
計画は 1 日 1 回ではなく、見つかったものに応じて 15 分ごとに修正されます。
リクエストの最大 60 % は、ウィンドウを開く瞬間のために残されます。
まとめて投稿するフィード、止まったフィード、記事が失われそうなフィードを見分けます。
コンピューターに戻ると、次に読みそうなフィードがすぐに更新されます。
サーバーの求めが常に優先されます。
一定間隔では訪問時に100件の記事が間に合わないところ、同じリクエスト数で、論文の計画では78件、Beforehand では28件でした。どちらも調整に使っていないフィードと訪問で測りました。コンピューターに戻ったことがわかる場合は20件でした。
コマンド {command} で別の計画を選べます。論文の計画は {paper} です。</translation>
        </message>
        <message>
            <source>The activity log gives the reason for every request. Rhythm shows when feeds post, when you visit and what is planned. No server is asked sooner than it allows, and the number of requests a day has a limit that you set in Preferences.</source>
            <translation>アクティビティログには、すべてのリクエストの理由があります。リズムには、フィードの投稿、あなたの訪問、予定が表示されます。サーバーが許すより早くリクエストすることはなく、1日のリクエスト数には設定で決めた上限があります。</translation>
        </message>
        <message>
            <source>What is a visit?</source>
            <translation>訪問とは何ですか？</translation>
        </message>
        <message>
            <source>When a feed fails</source>
            <translation>フィードが失敗したとき</translation>
        </message>
        <message>
            <source>Where a feed brings only the beginning of its articles, {full} loads all of one from its site. If that shows the wrong part of the page, {choose} lets you point at the right one, and {rules} gets rules for many sites. An article that was changed later says so, and {changes} marks what was added and removed.</source>
            <translation>フィードに記事の冒頭しか含まれない場合は、{full}でサイトから全文を読み込みます。ページの違う部分が表示されるときは、{choose}で正しい部分を指定でき、{rules}で多くのサイト用のルールを取得できます。後から変更された記事にはその旨が表示され、{changes}で追加と削除の箇所が示されます。</translation>
        </message>
        <message>
            <source>Where your data is</source>
            <translation>データの場所</translation>
        </message>
        <message>
            <source>Why was a feed refreshed now?</source>
            <translation>なぜ今フィードが更新されたのですか？</translation>
        </message>
        <message>
            <source>With an account on a server (FreshRSS or Miniflux), feeds, read marks and stars are the same on your computers and your phone: {account}. Without a server, computers can share a folder that Syncthing, Nextcloud, Dropbox or a stick carries: {computers} on each of them.</source>
            <translation>サーバー（FreshRSSまたはMiniflux）のアカウントを使うと、フィード、既読、スターがコンピューターとスマートフォンで同じになります：{account}。サーバーがなくても、Syncthing、Nextcloud、Dropbox、USBメモリーなどで運ばれるフォルダーをコンピューター間で共有できます：それぞれで{computers}。</translation>
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
            <translation>tide gauge: これらの語すべて
"tide gauge": この順序で
gaug*: このように始まる語
-語: この語を含まない
title: author: feed: folder: tag: そこだけ
is:unread is:read is:starred is:later is:hidden
before:2026-03 after:yesterday
前にマイナスを付けると、どれも逆になります。</translation>
        </message>
        <message>
            <source>{briefing} opens the briefing, up to seven stories of what is new; {next} goes from one to the next. {aloud} reads an article or the briefing aloud, and pauses. Preferences can show several reports of one story as one row or card, which {story} opens.</source>
            <translation>{briefing}で、新着から選んだ最大7件のニュースのブリーフィングを開き、{next}で次のニュースへ進みます。{aloud}で記事またはブリーフィングを読み上げ、一時停止します。複数のサイトが伝える同じ出来事の記事を1行または1枚のカードにまとめるよう、設定で選べます。{story}で開きます。</translation>
        </message>
        <message>
            <source>{next} scrolls, then opens the next unread article. {star} stars an article, {later} keeps it in Read later, {read} marks it as read or unread. {shortcuts} lists all shortcuts; {palette} finds every command, feed, preference and article by name. {undo} takes back the last change.</source>
            <translation>{next}でスクロールし、次の未読記事を開きます。{star}で記事にスターを付け、{later}で「あとで読む」に入れ、{read}で既読/未読を切り替えます。{shortcuts}ですべてのショートカットを表示し、{palette}でコマンド、フィード、設定、記事を名前で探せます。{undo}で最後の変更を元に戻します。</translation>
        </message>
        <message>
            <source>{play} plays an episode or pauses it, {back} and {ahead} skip, {download} keeps it on this computer. Where you stopped is remembered.</source>
            <translation>{play}でエピソードを再生または一時停止し、{back}と{ahead}でスキップ、{download}でこのコンピューターに保存します。停止した位置は記憶されます。</translation>
        </message>
        <message>
            <source>{share} sends an article to a folder of notes, to wallabag, to the services of your Miniflux account or to any address; Preferences, under Advanced and Sharing, has the list. A star or a rule can send automatically, and what could not be sent is tried again. For an e-reader there are {one} and {all}.</source>
            <translation>{share}で、記事をノートのフォルダー、wallabag、Minifluxアカウントのサービス、または任意のアドレスに送信します。送信先の一覧は設定の「詳細」にある「共有」にあります。スターやルールで自動的に送信することもでき、送信できなかったものは再試行されます。{one}と{all}は電子書籍リーダー用に記事を書き出します。</translation>
        </message>
        <message>
            <source>“{command}”</source>
            <translation>「{command}」</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Done</source>
            <translation>完了</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <source>No feed is called {text}.</source>
            <translation>{text}という名前のフィードはありません。</translation>
        </message>
        <message>
            <source>No folder is called {text}.</source>
            <translation>{text}という名前のフォルダーはありません。</translation>
        </message>
        <message>
            <source>No tag is called {text}.</source>
            <translation>{text}という名前のタグはありません。</translation>
        </message>
        <message>
            <source>Too many words: ignored from “{text}” on.</source>
            <translation>語句が多すぎます：「{text}」以降は無視されます。</translation>
        </message>
        <message>
            <source>Type a value after “{text}”.</source>
            <translation>「{text}」のあとに値を入力してください。</translation>
        </message>
        <message>
            <source>“{text}” is not a filter: searched as text.</source>
            <translation>「{text}」は絞り込みではありません：テキストとして検索しました。</translation>
        </message>
        <message>
            <source>“{text}”: enter a date as 2026-03 or today.</source>
            <translation>「{text}」：日付は 2026-03 や today のように入力してください。</translation>
        </message>
        <message>
            <source>“{text}”: try is:unread, is:starred or is:later.</source>
            <translation>「{text}」：is:unread、is:starred、is:later をお試しください。</translation>
        </message>
    </context>
    <context>
        <name>ImportSheet</name>
        <message numerus="yes">
            <source>%n already subscribed</source>
            <translation>
                <numerusform>購読済み%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds selected</source>
            <translation>
                <numerusform>フィード%n件を選択</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n listed twice</source>
            <translation>
                <numerusform>重複%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moved</source>
            <translation>
                <numerusform>移転%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>新着%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n repaired</source>
            <translation>
                <numerusform>修復%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n skipped</source>
            <translation>
                <numerusform>スキップ%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>スター付き%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>All {number}</source>
            <translation>すべて {number}</translation>
        </message>
        <message>
            <source>Already subscribed</source>
            <translation>購読済み</translation>
        </message>
        <message>
            <source>Already subscribed {number}</source>
            <translation>購読済み {number}</translation>
        </message>
        <message>
            <source>Bring along</source>
            <translation>あわせて取り込む</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>アドレスを変更…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>フィード</translation>
        </message>
        <message>
            <source>Filter feeds</source>
            <translation>フィードを絞り込む</translation>
        </message>
        <message>
            <source>Follow as a feed</source>
            <translation>フィードとして購読</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>読み込む</translation>
        </message>
        <message numerus="yes">
            <source>Import %n feeds</source>
            <translation>
                <numerusform>フィードを%n件読み込む</numerusform>
            </translation>
        </message>
        <message>
            <source>Import from {reader}</source>
            <translation>{reader}から読み込む</translation>
        </message>
        <message>
            <source>Import preview</source>
            <translation>読み込みのプレビュー</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>購読を読み込む</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>読み込み中…</translation>
        </message>
        <message>
            <source>Into</source>
            <translation>追加先</translation>
        </message>
        <message>
            <source>Moves here from {folder}</source>
            <translation>{folder}からここへ移動</translation>
        </message>
        <message>
            <source>Moves to this folder</source>
            <translation>このフォルダーに移動</translation>
        </message>
        <message>
            <source>New {number}</source>
            <translation>新規 {number}</translation>
        </message>
        <message>
            <source>No feeds selected</source>
            <translation>フィードは選択されていません</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>進行状況</translation>
        </message>
        <message>
            <source>Read states</source>
            <translation>既読状態</translation>
        </message>
        <message>
            <source>Reading {source}…</source>
            <translation>{source}を読み取り中…</translation>
        </message>
        <message>
            <source>Repaired</source>
            <translation>修復済み</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>すべて選択</translation>
        </message>
        <message>
            <source>Select none</source>
            <translation>選択を解除</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>スキップ</translation>
        </message>
        <message>
            <source>Skipped: empty folders</source>
            <translation>スキップ：空のフォルダー</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>スター</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>タグ</translation>
        </message>
        <message>
            <source>This list has no feeds.</source>
            <translation>このリストにフィードはありません。</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>最上位</translation>
        </message>
        <message numerus="yes">
            <source>{new} of %n new</source>
            <translation>
                <numerusform>%n件中{new}件が新規</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportedSheet</name>
        <message numerus="yes">
            <source>%n are ready to read.</source>
            <translation>
                <numerusform>%n件が読めます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n could not be reached:</source>
            <translation>
                <numerusform>%n件に接続できませんでした：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported</source>
            <translation>
                <numerusform>%n件のフィードをインポートしました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds imported from {reader}</source>
            <translation>
                <numerusform>{reader} から%n件のフィードをインポートしました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds wait for the server, which refreshes each as it subscribes to it.</source>
            <translation>
                <numerusform>%n件のフィードがサーバーを待っています。サーバーは購読するたびにフィードを更新します。</numerusform>
            </translation>
        </message>
        <message>
            <source>All are ready to read.</source>
            <translation>すべて読めます。</translation>
        </message>
        <message>
            <source>Articles arrive in the background. You can start reading now.</source>
            <translation>記事は裏で届きます。今すぐ読み始められます。</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>既読にする</translation>
        </message>
        <message>
            <source>No new feeds</source>
            <translation>新しいフィードはありません</translation>
        </message>
        <message>
            <source>None is ready to read yet.</source>
            <translation>読めるものはまだありません。</translation>
        </message>
        <message numerus="yes">
            <source>Older than a week: {old} of %n articles</source>
            <translation>
                <numerusform>1週間より前：%n件中{old}件</numerusform>
            </translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>進行状況</translation>
        </message>
        <message>
            <source>Start reading</source>
            <translation>読み始める</translation>
        </message>
        <message>
            <source>Stop refreshing</source>
            <translation>更新を中止</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>中止しています…</translation>
        </message>
        <message numerus="yes">
            <source>The server could not subscribe to %n feeds. They need attention.</source>
            <translation>
                <numerusform>サーバーは%n件のフィードを購読できませんでした。確認が必要です。</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo import</source>
            <translation>読み込みを元に戻す</translation>
        </message>
        <message numerus="yes">
            <source>[%n] are no longer in their feeds: added from the copy in {reader}</source>
            <translation>
                <numerusform>[%n]件はフィードにもうないため、{reader}のコピーから追加しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] articles marked as read, as they were in {reader}</source>
            <translation>
                <numerusform>{reader}と同じく[%n]件の記事を既読にしました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] skipped: not among the articles of their account</source>
            <translation>
                <numerusform>[%n]件を除外：アカウントの記事にありません</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] starred articles</source>
            <translation>
                <numerusform>スター付きの記事[%n]件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>[%n] tagged articles</source>
            <translation>
                <numerusform>タグ付きの記事[%n]件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minutes left</source>
            <translation>
                <numerusform>残り約%n分</numerusform>
            </translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>残り1分未満</translation>
        </message>
        <message numerus="yes">
            <source>{done} of %n feeds refreshed</source>
            <translation>
                <numerusform>フィード%n件中{done}件を更新</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>InArticle</name>
        <message>
            <source>Article copied as Markdown</source>
            <translation>記事をMarkdownでコピーしました</translation>
        </message>
        <message>
            <source>Copy with source</source>
            <translation>出典付きでコピー</translation>
        </message>
        <message>
            <source>Description copied</source>
            <translation>説明をコピーしました</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>リンクをコピーしました</translation>
        </message>
        <message>
            <source>Only web pages can be saved, and none of a private network.</source>
            <translation>保存できるのはウェブページだけです。プライベートネットワークのページは保存できません。</translation>
        </message>
        <message>
            <source>Open an article first.</source>
            <translation>先に記事を開いてください。</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>画像</translation>
        </message>
        <message>
            <source>Picture address copied</source>
            <translation>画像のアドレスをコピーしました</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>画像をコピーしました</translation>
        </message>
        <message>
            <source>Pictures are loaded in all feeds.</source>
            <translation>画像はすべてのフィードで読み込まれます。</translation>
        </message>
        <message>
            <source>Quote copied</source>
            <translation>引用をコピーしました</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>画像を保存</translation>
        </message>
        <message>
            <source>Saved {name}</source>
            <translation>{name}を保存しました</translation>
        </message>
        <message>
            <source>Select a link in the article first: Tab goes from link to link.</source>
            <translation>先に記事内のリンクを選択してください：Tab キーで次のリンクへ移ります。</translation>
        </message>
        <message>
            <source>Select a picture in the article first: Tab goes from one to the next.</source>
            <translation>先に記事内の画像を選択してください：Tab キーで次へ移ります。</translation>
        </message>
        <message>
            <source>Select text in the article first.</source>
            <translation>先に記事内のテキストを選択してください。</translation>
        </message>
        <message>
            <source>Text copied</source>
            <translation>テキストをコピーしました</translation>
        </message>
        <message>
            <source>Text copied as Markdown</source>
            <translation>テキストを Markdown としてコピーしました</translation>
        </message>
    </context>
    <context>
        <name>KeptBriefings</name>
        <message>
            <source>The briefing could not be saved in your folder: {why}</source>
            <translation>ブリーフィングをフォルダーに保存できませんでした：{why}</translation>
        </message>
    </context>
    <context>
        <name>KeyColumns</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>ショートカットキー</translation>
        </message>
        <message>
            <source>No shortcuts match.</source>
            <translation>一致するショートカットはありません。</translation>
        </message>
    </context>
    <context>
        <name>KeyEditor</name>
        <message>
            <source>Change shortcuts</source>
            <translation>ショートカットを変更</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>ショートカットキー</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation>新しいショートカット</translation>
        </message>
        <message>
            <source>No shortcuts</source>
            <translation>ショートカットなし</translation>
        </message>
        <message>
            <source>Press the new shortcut</source>
            <translation>新しいショートカットを押してください</translation>
        </message>
        <message>
            <source>Reassign from all</source>
            <translation>すべてから割り当て直す</translation>
        </message>
        <message>
            <source>Reassign from “{name}”</source>
            <translation>「{name}」から割り当て直す</translation>
        </message>
        <message>
            <source>Remove {keys}</source>
            <translation>{keys}を削除</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>すべてリセット</translation>
        </message>
        <message>
            <source>Reset to default</source>
            <translation>既定に戻す</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>ショートカットを検索</translation>
        </message>
        <message>
            <source>{keys} is already assigned to this.</source>
            <translation>{keys}はすでにこの操作に割り当てられています。</translation>
        </message>
        <message>
            <source>{keys} is used by {names}.</source>
            <translation>{keys}は{names}で使われています。</translation>
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
            <translation>ショートカットを変更…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>ショートカットキー</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>印刷…</translation>
        </message>
        <message>
            <source>Search shortcuts</source>
            <translation>ショートカットを検索</translation>
        </message>
    </context>
    <context>
        <name>LearningNotice</name>
        <message>
            <source>Learn when I read</source>
            <translation>読む時間帯を学習</translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, not by when you visit.</source>
            <translation>学習はオフです：フィードは、あなたの訪問時間ではなく投稿の頻度に応じて更新されます。</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend: {names}</source>
            <translation>凡例：{names}</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失敗</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>見込み</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>ネットワークなし</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>これより前は不可</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>新着なし</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>予定</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>拒否</translation>
        </message>
        <message>
            <source>something new</source>
            <translation>新着あり</translation>
        </message>
        <message>
            <source>usually posts</source>
            <translation>いつもの投稿時間</translation>
        </message>
    </context>
    <context>
        <name>LettersNotice</name>
        <message>
            <source>No font here has letters of this language. This package brings one: {package}</source>
            <translation>この言語の文字を持つフォントがありません。このパッケージで追加できます：{package}</translation>
        </message>
    </context>
    <context>
        <name>LicencesSheet</name>
        <message>
            <source>Beforehand is free software under the MIT licence. It works with these packages, under their own.</source>
            <translation>Beforehand は MIT ライセンスのフリーソフトウェアです。以下のパッケージを、それぞれのライセンスのもとで利用しています。</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>ライセンス</translation>
        </message>
    </context>
    <context>
        <name>LineDetails</name>
        <message>
            <source>Only this feed</source>
            <translation>このフィードのみ</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>記事を表示</translation>
        </message>
    </context>
    <context>
        <name>ListLinks</name>
        <message>
            <source>Compact rows</source>
            <translation>行をコンパクトに</translation>
        </message>
    </context>
    <context>
        <name>ListModel</name>
        <message numerus="yes">
            <source>%n articles today</source>
            <translation>
                <numerusform>今日の記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles yesterday</source>
            <translation>
                <numerusform>昨日の記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles, {day}</source>
            <translation>
                <numerusform>{day}の記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found</source>
            <translation>
                <numerusform>欠けていた記事が%n件見つかりました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missing articles found, more may be missing, {days}</source>
            <translation>
                <numerusform>欠けていた記事が%n件見つかりました。まだ欠けている可能性があります、{days}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more from {feed}</source>
            <translation>
                <numerusform>{feed} からあと%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>新着%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>未読%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Also in {feed}</source>
            <translation>{feed} にも掲載</translation>
        </message>
        <message numerus="yes">
            <source>At least %n missing articles, {days}</source>
            <translation>
                <numerusform>少なくとも%n件の記事が欠けています、{days}</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>解除</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>以前の記事</translation>
        </message>
        <message>
            <source>Find missing articles</source>
            <translation>欠けている記事を探す</translation>
        </message>
        <message numerus="yes">
            <source>Mark older than %n days as read</source>
            <translation>
                <numerusform>%n 日より前のものを既読にする</numerusform>
            </translation>
        </message>
        <message>
            <source>New since {time}</source>
            <translation>{time} 以降の新着</translation>
        </message>
        <message>
            <source>No new articles match this filter.</source>
            <translation>このフィルターに合う新着記事はありません。</translation>
        </message>
        <message>
            <source>Nothing new since {time}</source>
            <translation>{time} 以降の新着はありません</translation>
        </message>
        <message>
            <source>Search again</source>
            <translation>もう一度探す</translation>
        </message>
        <message>
            <source>Search further back</source>
            <translation>さらにさかのぼって探す</translation>
        </message>
        <message>
            <source>Searching page {page} of {pages}…</source>
            <translation>{pages}ページ中{page}ページ目を検索中…</translation>
        </message>
        <message>
            <source>Show all {count}</source>
            <translation>{count}件すべて表示</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>少なく表示</translation>
        </message>
        <message>
            <source>The archive has more.</source>
            <translation>アーカイブにはまだあります。</translation>
        </message>
        <message>
            <source>The archive has no more.</source>
            <translation>アーカイブにはもうありません。</translation>
        </message>
        <message>
            <source>The publisher has no archive.</source>
            <translation>配信元にアーカイブがありません。</translation>
        </message>
        <message>
            <source>Where you left off</source>
            <translation>前回の続き</translation>
        </message>
        <message numerus="yes">
            <source>also in %n feeds</source>
            <translation>
                <numerusform>他のフィード%n件にも掲載</numerusform>
            </translation>
        </message>
        <message>
            <source>closed</source>
            <translation>折りたたみ</translation>
        </message>
        <message>
            <source>open</source>
            <translation>展開</translation>
        </message>
        <message>
            <source>tagged {tags}</source>
            <translation>タグ {tags}</translation>
        </message>
        <message>
            <source>unread</source>
            <translation>未読</translation>
        </message>
        <message numerus="yes">
            <source>{count} of %n new</source>
            <translation>
                <numerusform>新着%n件中{count}件</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {total}</source>
            <translation>{total}件中{count}件</translation>
        </message>
        <message numerus="yes">
            <source>{found}, at least %n still missing, {days}</source>
            <translation>
                <numerusform>{found}、まだ少なくとも%n件が欠けています、{days}</numerusform>
            </translation>
        </message>
        <message>
            <source>{percent} % read</source>
            <translation>{percent}%既読</translation>
        </message>
    </context>
    <context>
        <name>ListView</name>
        <message>
            <source>Articles</source>
            <translation>記事</translation>
        </message>
    </context>
    <context>
        <name>LogFilters</name>
        <message>
            <source>All but pictures</source>
            <translation>画像以外</translation>
        </message>
        <message>
            <source>All days</source>
            <translation>すべての日</translation>
        </message>
        <message>
            <source>All errors</source>
            <translation>すべてのエラー</translation>
        </message>
        <message>
            <source>All requests</source>
            <translation>すべてのリクエスト</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日</translation>
        </message>
        <message>
            <source>Episodes</source>
            <translation>エピソード</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>すべて</translation>
        </message>
        <message>
            <source>Feed, reason or address</source>
            <translation>フィード、理由、アドレス</translation>
        </message>
        <message>
            <source>Filter entries</source>
            <translation>項目を絞り込む</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>種類</translation>
        </message>
        <message>
            <source>Only {title}</source>
            <translation>{title}のみ</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>その他</translation>
        </message>
        <message>
            <source>Pictures and icons</source>
            <translation>画像とアイコン</translation>
        </message>
        <message>
            <source>Programs</source>
            <translation>プログラム</translation>
        </message>
        <message>
            <source>Refreshes</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>結果</translation>
        </message>
        <message>
            <source>Show all feeds, not only {title}</source>
            <translation>{title}だけでなくすべてのフィードを表示</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Activity log</source>
            <translation>アクティビティログ</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>Only this feed</source>
            <translation>このフィードのみ</translation>
        </message>
        <message>
            <source>Show articles</source>
            <translation>記事を表示</translation>
        </message>
    </context>
    <context>
        <name>LoginStart</name>
        <message>
            <source>Start at login could not be changed: {why}</source>
            <translation>ログイン時の起動を変更できませんでした：{why}</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Select an article, or press Space for the first unread.</source>
            <translation>記事を選択するか、スペースキーで最初の未読へ進みます。</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <source>No starred articles</source>
            <translation>スター付きの記事はありません</translation>
        </message>
        <message>
            <source>Nothing to read later</source>
            <translation>あとで読む記事はありません</translation>
        </message>
        <message>
            <source>Press L on an article to save it here.</source>
            <translation>記事で L を押すとここに保存されます。</translation>
        </message>
        <message>
            <source>Press S on an article to star it.</source>
            <translation>記事で S を押すとスターが付きます。</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>あとで読む</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>スター</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>スター付き</translation>
        </message>
        <message>
            <source>read later</source>
            <translation>あとで読む</translation>
        </message>
        <message>
            <source>starred</source>
            <translation>スター付き</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
    </context>
    <context>
        <name>NewArticlesButton</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>新着記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new since {time}</source>
            <translation>
                <numerusform>{time} 以降の新着%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n new articles</source>
            <translation>
                <numerusform>新着記事%n件を表示</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewslettersSheet</name>
        <message numerus="yes">
            <source>Add %n newsletters</source>
            <translation>
                <numerusform>ニュースレター%n件を追加</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Find newsletters</source>
            <translation>ニュースレターを探す</translation>
        </message>
        <message>
            <source>Finding newsletters…</source>
            <translation>ニュースレターを探しています…</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Mail folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Newsletters from a mailbox</source>
            <translation>メールボックスのニュースレター</translation>
        </message>
        <message>
            <source>Newsletters in a folder of your mailbox become feeds. Nothing there is marked, moved or sent.</source>
            <translation>メールボックスのフォルダーにあるニュースレターがフィードになります。メールに印を付けたり、移動や送信をしたりすることはありません。</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>パスワード</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>サーバー</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this server and nowhere else.</source>
            <translation>このコンピューターのキーリングにのみ保存され、このサーバーにだけ送信されます。</translation>
        </message>
        <message>
            <source>This mailbox lets no program in by password. Have its newsletters forwarded to another one.</source>
            <translation>このメールボックスはパスワードによるアプリの接続を許可していません。ニュースレターを別のメールボックスに転送してください。</translation>
        </message>
        <message>
            <source>This mailbox needs an app password, which you create in your account's security settings.</source>
            <translation>このメールボックスにはアプリパスワードが必要です。アカウントのセキュリティ設定で作成してください。</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>最上位</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>ユーザー名</translation>
        </message>
        <message>
            <source>Waiting for the server</source>
            <translation>サーバーの応答を待っています</translation>
        </message>
        <message>
            <source>You follow all newsletters of this folder already.</source>
            <translation>このフォルダーのニュースレターはすべて購読済みです。</translation>
        </message>
    </context>
    <context>
        <name>NoticeChoices</name>
        <message>
            <source>Alone</source>
            <translation>まとめない</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>既定</translation>
        </message>
        <message>
            <source>Default sound</source>
            <translation>既定の音</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>まとめて</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>すぐに</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>しない</translation>
        </message>
        <message>
            <source>No sound</source>
            <translation>音なし</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>音</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>同じ出来事の記事</translation>
        </message>
        <message>
            <source>With reports of others</source>
            <translation>他のサイトとまとめる</translation>
        </message>
    </context>
    <context>
        <name>NoticeRow</name>
        <message>
            <source>As soon as they arrive</source>
            <translation>届きしだい</translation>
        </message>
        <message>
            <source>Default for all feeds: {how}</source>
            <translation>すべてのフィードの既定：{how}</translation>
        </message>
        <message>
            <source>From folder {folder}: {how}</source>
            <translation>フォルダー{folder}の設定：{how}</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>混在</translation>
        </message>
        <message>
            <source>No notification</source>
            <translation>通知しない</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Off for imported feeds</source>
            <translation>読み込んだフィードではオフ</translation>
        </message>
        <message>
            <source>One digest, shortly before you usually visit</source>
            <translation>いつもの訪問時間の少し前に、まとめて1回</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message numerus="yes">
            <source>%n articles arrived</source>
            <translation>
                <numerusform>記事が%n件届きました</numerusform>
            </translation>
        </message>
        <message>
            <source>Later</source>
            <translation>あとで</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>既読にする</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>他%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more in {feed}</source>
            <translation>
                <numerusform>{feed}に他%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and {count} more in %n feeds</source>
            <translation>
                <numerusform>フィード%n件に他{count}件</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OtherReaders</name>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>フィード%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n read</source>
            <translation>
                <numerusform>既読%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n starred</source>
            <translation>
                <numerusform>スター付き%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tagged</source>
            <translation>
                <numerusform>タグ付き%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Address of an OPML file</source>
            <translation>OPMLファイルのアドレス</translation>
        </message>
        <message>
            <source>An OPML file on the web.</source>
            <translation>ウェブ上のOPMLファイル。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <translation>ファイルを選択…</translation>
        </message>
        <message>
            <source>Choose topics…</source>
            <translation>トピックを選択…</translation>
        </message>
        <message>
            <source>Found on this computer. Their files are read, never changed.</source>
            <translation>このコンピューターで見つかりました。ファイルは読むだけで、変更しません。</translation>
        </message>
        <message>
            <source>From a file</source>
            <translation>ファイルから</translation>
        </message>
        <message>
            <source>From an address</source>
            <translation>アドレスから</translation>
        </message>
        <message>
            <source>From another reader</source>
            <translation>ほかのリーダーから</translation>
        </message>
        <message>
            <source>Import subscriptions</source>
            <translation>購読を読み込む</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>読み込む…</translation>
        </message>
        <message>
            <source>Looking for other readers…</source>
            <translation>他のリーダーを探しています…</translation>
        </message>
        <message>
            <source>No other reader was found on this computer. Choose its export as a file.</source>
            <translation>このコンピューターにほかのリーダーは見つかりませんでした。書き出したファイルを選択してください。</translation>
        </message>
        <message>
            <source>OPML, JSON, CSV, or the database of another reader. You review everything before it is added.</source>
            <translation>OPML、JSON、CSV、またはほかのリーダーのデータベース。追加する前にすべて確認できます。</translation>
        </message>
        <message>
            <source>Starter feeds</source>
            <translation>おすすめフィード</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic.</source>
            <translation>おすすめのフィード。トピックごとに1フォルダー。</translation>
        </message>
        <message>
            <source>View</source>
            <translation>表示</translation>
        </message>
        <message numerus="yes">
            <source>{feeds} in %n folders</source>
            <translation>
                <numerusform>フォルダー%n個に{feeds}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Copied</source>
            <translation>コピーしました</translation>
        </message>
        <message numerus="yes">
            <source>Copy %n links</source>
            <translation>
                <numerusform>%n件のリンクをコピー</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>リンクをコピー</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>パスをコピー</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>テキストをコピー</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>ダウンロード</translation>
        </message>
        <message>
            <source>No browser could be opened</source>
            <translation>ブラウザーを開けませんでした</translation>
        </message>
        <message>
            <source>No mail program could be opened</source>
            <translation>メールソフトを開けませんでした</translation>
        </message>
        <message>
            <source>No program could open {name}</source>
            <translation>{name} を開けるプログラムがありませんでした</translation>
        </message>
        <message>
            <source>No program on this computer plays this episode</source>
            <translation>このコンピューターにはこのエピソードを再生できるプログラムがありません</translation>
        </message>
    </context>
    <context>
        <name>PageSheet</name>
        <message numerus="yes">
            <source>%n articles found</source>
            <translation>
                <numerusform>記事が%n件見つかりました</numerusform>
            </translation>
        </message>
        <message>
            <source>A click chooses</source>
            <translation>クリックで選択</translation>
        </message>
        <message>
            <source>A click on a block chooses:</source>
            <translation>ブロックのクリックで選択するもの：</translation>
        </message>
        <message>
            <source>Article</source>
            <translation>記事</translation>
        </message>
        <message>
            <source>Articles on this page</source>
            <translation>このページの記事</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>CSS selector</source>
            <translation>CSS セレクター</translation>
        </message>
        <message>
            <source>CSS selector: {part}</source>
            <translation>CSS セレクター：{part}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Change address…</source>
            <translation>アドレスを変更…</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日付</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Follow page</source>
            <translation>ページをフォロー</translation>
        </message>
        <message>
            <source>Follow this page</source>
            <translation>このページをフォロー</translation>
        </message>
        <message>
            <source>Leave a field empty to detect it automatically.</source>
            <translation>空の項目は自動的に判定されます。</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>リンク</translation>
        </message>
        <message>
            <source>Loading the page…</source>
            <translation>ページを読み込み中…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>No blocks that repeat were found; choose one in the list.</source>
            <translation>繰り返すブロックが見つかりませんでした。リストから選択してください。</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>{time}より前は不可：{why}</translation>
        </message>
        <message>
            <source>Nothing found: choose a block that is an article.</source>
            <translation>見つかりませんでした：記事のブロックを選択してください。</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>候補</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>タイトル</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>最上位</translation>
        </message>
        <message>
            <source>{part}: this is not a CSS selector.</source>
            <translation>{part}：CSS セレクターではありません。</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>未読%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>記事</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <source>Feeds and folders</source>
            <translation>フィードとフォルダー</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Go to a feed, folder or article, or run a command</source>
            <translation>フィード、フォルダー、記事への移動やコマンドの実行</translation>
        </message>
        <message>
            <source>Go to anything</source>
            <translation>どこへでも移動</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>非表示</translation>
        </message>
        <message>
            <source>No results</source>
            <translation>結果なし</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>元に戻す操作なし</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <source>On</source>
            <translation>オン</translation>
        </message>
        <message>
            <source>Saved search</source>
            <translation>保存した検索</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>表示中</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>タグ</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>無題</translation>
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
            <translation>選択</translation>
        </message>
        <message>
            <source>open</source>
            <translation>開く</translation>
        </message>
        <message>
            <source>search all articles for “{words}”</source>
            <translation>すべての記事で「{words}」を検索</translation>
        </message>
    </context>
    <context>
        <name>PaneButtons</name>
        <message>
            <source>Back to the list</source>
            <translation>リストに戻る</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>サイドバーを表示</translation>
        </message>
    </context>
    <context>
        <name>PaneLinks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of {count} unread</source>
            <translation>
                <numerusform>{count}件中%n件が未読</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>未読%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>All read</source>
            <translation>すべて既読</translation>
        </message>
        <message>
            <source>No articles</source>
            <translation>記事がありません</translation>
        </message>
        <message>
            <source>{place} of {count} new</source>
            <translation>新着{count}件中{place}件目</translation>
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
            <translation>アドレスをコピーしました</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>画像をコピー</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>画像のアドレスをコピー</translation>
        </message>
        <message>
            <source>Description: {text}</source>
            <translation>説明：{text}</translation>
        </message>
        <message>
            <source>Fit</source>
            <translation>合わせる</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>読み込み中…</translation>
        </message>
        <message>
            <source>Next picture</source>
            <translation>次の画像</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>元の画像を開く</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>画像</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>画像をコピーしました</translation>
        </message>
        <message>
            <source>Picture viewer</source>
            <translation>画像ビューアー</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>再生</translation>
        </message>
        <message>
            <source>Previous picture</source>
            <translation>前の画像</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>画像を保存…</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>サイズ</translation>
        </message>
        <message>
            <source>The picture could not be loaded</source>
            <translation>画像を読み込めませんでした</translation>
        </message>
        <message>
            <source>This article has no pictures.</source>
            <translation>この記事には画像がありません。</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>拡大</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>縮小</translation>
        </message>
        <message>
            <source>actual size</source>
            <translation>実際のサイズ</translation>
        </message>
        <message>
            <source>close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>fit</source>
            <translation>合わせる</translation>
        </message>
        <message>
            <source>open original</source>
            <translation>元の画像を開く</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>再生/一時停止</translation>
        </message>
        <message>
            <source>previous, next</source>
            <translation>前へ、次へ</translation>
        </message>
        <message>
            <source>save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>拡大縮小</translation>
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
            <translation>30秒進む</translation>
        </message>
        <message>
            <source>At the end of the article</source>
            <translation>記事の終わり</translation>
        </message>
        <message>
            <source>At the end of the episode</source>
            <translation>エピソードの終わり</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>Back 15 seconds</source>
            <translation>15秒戻る</translation>
        </message>
        <message>
            <source>Cancel download</source>
            <translation>ダウンロードをキャンセル</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>チャプター</translation>
        </message>
        <message>
            <source>Close player</source>
            <translation>プレーヤーを閉じる</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>コード</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>アドレスをコピー</translation>
        </message>
        <message>
            <source>Delete download</source>
            <translation>ダウンロードを削除</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>ダウンロード</translation>
        </message>
        <message>
            <source>Episode</source>
            <translation>エピソード</translation>
        </message>
        <message>
            <source>Footnotes</source>
            <translation>脚注</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>読み込み中…</translation>
        </message>
        <message>
            <source>More</source>
            <translation>その他</translation>
        </message>
        <message>
            <source>Next sentence</source>
            <translation>次の文</translation>
        </message>
        <message>
            <source>No further article to read aloud</source>
            <translation>読み上げる記事はもうありません</translation>
        </message>
        <message>
            <source>No further episode in Read later</source>
            <translation>「あとで読む」に次のエピソードはありません</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <source>Open in player</source>
            <translation>プレーヤーで開く</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Pause download</source>
            <translation>ダウンロードを一時停止</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>画像</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>再生</translation>
        </message>
        <message>
            <source>Play from the start</source>
            <translation>最初から再生</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>再生済み</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>プレーヤー</translation>
        </message>
        <message>
            <source>Position</source>
            <translation>再生位置</translation>
        </message>
        <message>
            <source>Previous sentence</source>
            <translation>前の文</translation>
        </message>
        <message>
            <source>Resume download</source>
            <translation>ダウンロードを再開</translation>
        </message>
        <message>
            <source>Sleep timer</source>
            <translation>スリープタイマー</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>表</translation>
        </message>
        <message>
            <source>This article has no episode.</source>
            <translation>この記事にエピソードはありません。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>Video</source>
            <translation>動画</translation>
        </message>
        <message>
            <source>Voice</source>
            <translation>音声</translation>
        </message>
        <message>
            <source>download paused at {share}</source>
            <translation>{share}でダウンロードを一時停止中</translation>
        </message>
        <message>
            <source>download will be tried again: {why}</source>
            <translation>ダウンロードを再試行します：{why}</translation>
        </message>
        <message>
            <source>downloading {share}</source>
            <translation>ダウンロード中 {share}</translation>
        </message>
        <message>
            <source>no sound output here, plays in the system's player</source>
            <translation>ここには音声出力がないため、システムのプレーヤーで再生</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>再生中</translation>
        </message>
        <message>
            <source>plays in the system's player</source>
            <translation>システムのプレーヤーで再生</translation>
        </message>
        <message>
            <source>saved on this computer</source>
            <translation>このコンピューターに保存済み</translation>
        </message>
        <message>
            <source>{bytes} of {size}</source>
            <translation>{bytes} / {size}</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes}分</translation>
        </message>
        <message>
            <source>{minutes} min left</source>
            <translation>残り{minutes}分</translation>
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
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bytes</source>
            <translation>
                <numerusform>%nバイト</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n日</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episodes</source>
            <translation>
                <numerusform>エピソード%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>フィード%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hours</source>
            <translation>
                <numerusform>%n時間</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n links</source>
            <translation>
                <numerusform>リンク%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n分</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n opened articles</source>
            <translation>
                <numerusform>開いた記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other requests</source>
            <translation>
                <numerusform>その他のリクエスト%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reading times</source>
            <translation>
                <numerusform>閲覧時間%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes</source>
            <translation>
                <numerusform>更新%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests</source>
            <translation>
                <numerusform>リクエスト%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shortcuts changed.</source>
            <translation>
                <numerusform>ショートカット%n件を変更済み。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n times at the computer</source>
            <translation>
                <numerusform>使用%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits</source>
            <translation>
                <numerusform>訪問%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visits at your other computers.</source>
            <translation>
                <numerusform>ほかのコンピューターでの訪問%n件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n年</numerusform>
            </translation>
        </message>
        <message>
            <source>A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.</source>
            <translation>最近スターを付けた100件の記事を収めたフィードファイルで、他のプログラムから利用できます。不要なら空にします。</translation>
        </message>
        <message>
            <source>A feed or folder can have its own.</source>
            <translation>フィードやフォルダーごとに設定できます。</translation>
        </message>
        <message>
            <source>A metered connection cannot be detected on this computer.</source>
            <translation>このコンピューターでは従量制接続を検出できません。</translation>
        </message>
        <message>
            <source>A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.</source>
            <translation>サーバーはフィードの有効期間を示すことがあります（max-age）。これは Beforehand が待つ最長時間です。</translation>
        </message>
        <message>
            <source>A third of the requests</source>
            <translation>リクエストの3分の1</translation>
        </message>
        <message>
            <source>A third of the requests on low battery or a metered connection.</source>
            <translation>バッテリー残量が少ないとき、または従量制接続のとき、リクエストを3分の1にします。</translation>
        </message>
        <message>
            <source>A tray icon shows whether there are unread articles.</source>
            <translation>未読記事の有無をトレイアイコンで示します。</translation>
        </message>
        <message>
            <source>About [{requests} a day] for each of {feeds}.</source>
            <translation>フィードごとに[1日{requests}]ほど（{feeds}）。</translation>
        </message>
        <message>
            <source>About {volume} a day.</source>
            <translation>1日に約{volume}。</translation>
        </message>
        <message>
            <source>Add…</source>
            <translation>追加…</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>詳細</translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds</source>
            <translation>
                <numerusform>%n秒後</numerusform>
            </translation>
        </message>
        <message>
            <source>After restart.</source>
            <translation>再起動後に有効。</translation>
        </message>
        <message>
            <source>Also Ctrl+Plus and Ctrl+Minus while you read.</source>
            <translation>読んでいる間は Ctrl+プラスと Ctrl+マイナスでも変更できます。</translation>
        </message>
        <message>
            <source>An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.</source>
            <translation>proxy.example:3128 のようなアドレス、直接接続なら「none」、システム設定に従うなら空にします。</translation>
        </message>
        <message>
            <source>An https address with {query}, such as https://search.example/?q={query}. Adds a web search to the menu of selected text; it opens in your browser. Leave empty for none.</source>
            <translation>https://search.example/?q={query} のように {query} を含む https アドレス。選択したテキストのメニューにウェブ検索を追加し、ブラウザーで開きます。不要なら空にします。</translation>
        </message>
        <message>
            <source>Article font</source>
            <translation>記事のフォント</translation>
        </message>
        <message>
            <source>Article text size in pixels.</source>
            <translation>記事の文字サイズ（ピクセル）。</translation>
        </message>
        <message>
            <source>Article theme</source>
            <translation>記事のテーマ</translation>
        </message>
        <message>
            <source>Articles</source>
            <translation>記事</translation>
        </message>
        <message>
            <source>At the end of an article that was read aloud, read the next one in the list. Articles heard to their end are marked as read.</source>
            <translation>記事の読み上げが終わったら、リストの次の記事を読み上げます。最後まで聞いた記事は既読になります。</translation>
        </message>
        <message>
            <source>At the end of an episode, play the next one in Read later.</source>
            <translation>エピソードが終わったら、「あとで読む」の次のエピソードを再生します。</translation>
        </message>
        <message>
            <source>Automatic (sans serif)</source>
            <translation>自動（サンセリフ体）</translation>
        </message>
        <message>
            <source>Automatic (serif)</source>
            <translation>自動（セリフ体）</translation>
        </message>
        <message>
            <source>Average number of requests a day for each feed.</source>
            <translation>フィードごとの1日の平均リクエスト数。</translation>
        </message>
        <message>
            <source>Back up everything once a day.</source>
            <translation>1日に1回、すべてをバックアップします。</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>今すぐバックアップ</translation>
        </message>
        <message>
            <source>Background and text of articles, in light and dark.</source>
            <translation>ライトとダークでの記事の背景と文字。</translation>
        </message>
        <message>
            <source>Backup created.</source>
            <translation>バックアップを作成しました。</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>バックアップ</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>訪問のあった%n日間に基づきます。</numerusform>
            </translation>
        </message>
        <message>
            <source>Before you usually read, choose up to seven stories of what is new, with their texts and pictures.</source>
            <translation>いつも読む時間の前に、新着から最大7件の話題を本文や画像とともに選びます。</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>両方</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>予算</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>名前順</translation>
        </message>
        <message>
            <source>By priority</source>
            <translation>優先度順</translation>
        </message>
        <message>
            <source>By unread</source>
            <translation>未読数順</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Change shortcuts…</source>
            <translation>ショートカットを変更…</translation>
        </message>
        <message>
            <source>Changed keyboard shortcuts as JSON: action names with their keys.</source>
            <translation>変更したキーボードショートカット（JSON）：操作名とキー。</translation>
        </message>
        <message>
            <source>Checking the backup…</source>
            <translation>バックアップを確認中…</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>確認中…</translation>
        </message>
        <message>
            <source>Choose a folder for articles</source>
            <translation>記事を保存するフォルダーを選択</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>選択…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Closing the window hides it; feeds keep refreshing.</source>
            <translation>ウィンドウを閉じると隠れ、フィードの更新は続きます。</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>コンパクト</translation>
        </message>
        <message>
            <source>Computers</source>
            <translation>コンピューター</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>コピーしました</translation>
        </message>
        <message>
            <source>Copy address</source>
            <translation>アドレスをコピー</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>カスタム</translation>
        </message>
        <message>
            <source>Daily backups</source>
            <translation>毎日バックアップ</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>ダーク</translation>
        </message>
        <message>
            <source>Database: {database}. Backups: {backups}. Pictures: {pictures}.</source>
            <translation>データベース：{database}。バックアップ：{backups}。画像：{pictures}。</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>既定</translation>
        </message>
        <message>
            <source>Desktop</source>
            <translation>デスクトップ</translation>
        </message>
        <message>
            <source>Digest</source>
            <translation>まとめて</translation>
        </message>
        <message>
            <source>Digest before I usually read</source>
            <translation>いつも読む時間の前にまとめて</translation>
        </message>
        <message>
            <source>Do not load</source>
            <translation>読み込まない</translation>
        </message>
        <message>
            <source>Each briefing is saved here as an e-book (EPUB), for an e-reader to pick up. The last seven are kept. Leave empty for none.</source>
            <translation>ブリーフィングを電子書籍（EPUB）としてここに保存し、電子書籍リーダーで読めるようにします。直近の7件を残します。保存しない場合は空欄にします。</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>プロキシは proxy.example:3128 のように、ユーザー名とパスワードなしで入力してください。SOCKS には対応していません。</translation>
        </message>
        <message>
            <source>Enter a public https address that contains {query}.</source>
            <translation>{query} を含む公開の https アドレスを入力してください。</translation>
        </message>
        <message>
            <source>Enter the full path of a file ending in .xml or .atom.</source>
            <translation>.xml または .atom で終わるファイルのフルパスを入力してください。</translation>
        </message>
        <message>
            <source>Enter the full path of a folder.</source>
            <translation>フォルダーのフルパスを入力してください。</translation>
        </message>
        <message>
            <source>Erase learned data</source>
            <translation>学習データを消去</translation>
        </message>
        <message>
            <source>Erased. Earlier backups still contain it. You can undo this until you quit.</source>
            <translation>消去しました。以前のバックアップには残っています。終了するまで元に戻せます。</translation>
        </message>
        <message>
            <source>Every feed is refreshed at least this often, unless its server forbids it.</source>
            <translation>サーバーが禁じないかぎり、どのフィードも少なくともこの頻度で更新されます。</translation>
        </message>
        <message>
            <source>Everything is restored.</source>
            <translation>すべて元に戻しました。</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>書き出す…</translation>
        </message>
        <message>
            <source>Feed icons</source>
            <translation>フィードのアイコン</translation>
        </message>
        <message>
            <source>Feeds are never refreshed more often than this, except after 15 minutes when you open the window.</source>
            <translation>フィードがこれより頻繁に更新されることはありません（ウィンドウを開いたときは15分後から例外）。</translation>
        </message>
        <message>
            <source>Feeds, read marks and stars in sync on several computers, without a server.</source>
            <translation>フィード、既読、スターを、サーバーなしで複数のコンピューター間で同期します。</translation>
        </message>
        <message>
            <source>Fewer missed</source>
            <translation>取りこぼしを減らす</translation>
        </message>
        <message>
            <source>Fewer requests</source>
            <translation>リクエストを減らす</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>検索</translation>
        </message>
        <message>
            <source>Find a font</source>
            <translation>フォントを検索</translation>
        </message>
        <message>
            <source>Find a preference</source>
            <translation>設定を検索</translation>
        </message>
        <message>
            <source>Folder for briefings</source>
            <translation>ブリーフィングの保存先</translation>
        </message>
        <message>
            <source>Folder for downloads</source>
            <translation>ダウンロード先フォルダー</translation>
        </message>
        <message>
            <source>Folder…</source>
            <translation>フォルダー…</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>フォント</translation>
        </message>
        <message>
            <source>Font for article text and titles.</source>
            <translation>記事の本文とタイトルのフォント。</translation>
        </message>
        <message>
            <source>Fonts</source>
            <translation>フォント</translation>
        </message>
        <message>
            <source>For a day</source>
            <translation>1日</translation>
        </message>
        <message>
            <source>For a week</source>
            <translation>1週間</translation>
        </message>
        <message>
            <source>For the bookmark in your browser that saves a page to Read later. Any web page can open such a link; unless this is on, you are asked each time.</source>
            <translation>ページを「あとで読む」に保存するブラウザーのブックマーク用です。どのウェブページもそのようなリンクを開けるため、オフの間は毎回確認します。</translation>
        </message>
        <message>
            <source>Full texts in advance</source>
            <translation>全文の先読み</translation>
        </message>
        <message>
            <source>General</source>
            <translation>一般</translation>
        </message>
        <message>
            <source>Group reports of one story</source>
            <translation>同じ出来事の記事をまとめる</translation>
        </message>
        <message>
            <source>Half of the requests</source>
            <translation>リクエストの半分</translation>
        </message>
        <message>
            <source>Held back and delivered together.</source>
            <translation>保留し、まとめて届けます。</translation>
        </message>
        <message>
            <source>Hide duplicates</source>
            <translation>重複を隠す</translation>
        </message>
        <message>
            <source>Hide read feeds</source>
            <translation>既読のフィードを隠す</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>ハイコントラスト</translation>
        </message>
        <message>
            <source>Hours without refreshing</source>
            <translation>更新しない時間</translation>
        </message>
        <message>
            <source>How long an article has to be open, if it is marked as read some seconds later.</source>
            <translation>数秒後に既読にする場合、記事を開いておく時間。</translation>
        </message>
        <message>
            <source>How much of the budget to use on a metered connection.</source>
            <translation>従量制接続で使う予算の割合。</translation>
        </message>
        <message>
            <source>How much of the budget to use while the battery is low.</source>
            <translation>バッテリー残量が少ないときに使う予算の割合。</translation>
        </message>
        <message>
            <source>How refresh times are chosen: by what was learned, by timers, or by methods from the literature. Help compares them.</source>
            <translation>更新時刻の決め方です。学習した内容、一定間隔、または論文の手法から選びます。ヘルプで比較できます。</translation>
        </message>
        <message>
            <source>Immediately</source>
            <translation>すぐに</translation>
        </message>
        <message>
            <source>In lists once an article was opened</source>
            <translation>リストでは記事を開いたあとに表示</translation>
        </message>
        <message>
            <source>Interface language, after restart.</source>
            <translation>インターフェイスの言語。再起動後に有効。</translation>
        </message>
        <message>
            <source>Interface text size</source>
            <translation>インターフェイスの文字サイズ</translation>
        </message>
        <message>
            <source>Keep earlier versions of articles</source>
            <translation>記事の以前の版を残す</translation>
        </message>
        <message>
            <source>Keep read articles for</source>
            <translation>既読の記事を残す期間</translation>
        </message>
        <message>
            <source>Keep running when closed</source>
            <translation>閉じても動かし続ける</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>ショートカットキー</translation>
        </message>
        <message>
            <source>Known from: {signals}.</source>
            <translation>検出方法：{signals}。</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <source>Last backup: {time}.</source>
            <translation>前回のバックアップ：{time}。</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>レイアウト</translation>
        </message>
        <message>
            <source>Learn when I read</source>
            <translation>読む時間帯を学習</translation>
        </message>
        <message>
            <source>Learning paused until</source>
            <translation>学習の停止期限</translation>
        </message>
        <message>
            <source>Leave feeds and folders without unread articles out of the sidebar.</source>
            <translation>未読記事のないフィードとフォルダーをサイドバーに表示しません。</translation>
        </message>
        <message>
            <source>Less: {name}</source>
            <translation>減らす：{name}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>ライト</translation>
        </message>
        <message>
            <source>Light, dark, or the system setting.</source>
            <translation>ライト、ダーク、またはシステムの設定。</translation>
        </message>
        <message>
            <source>Line {number} is not valid: enter a unique name, a colon, and an address that contains {url}, {title} or {text}, the full path of a folder, wallabag+ and the address of a server, or {miniflux}</source>
            <translation>{number}行目が正しくありません：ほかと重ならない名前とコロンに続けて、{url}、{title}、{text}のいずれかを含むアドレス、フォルダーのフルパス、wallabag+とサーバーのアドレス、または{miniflux}を入力してください</translation>
        </message>
        <message>
            <source>List above</source>
            <translation>リストを上に</translation>
        </message>
        <message>
            <source>List density</source>
            <translation>リストの密度</translation>
        </message>
        <message>
            <source>Lists and menus, after restart.</source>
            <translation>リストとメニュー。再起動後に有効。</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>読み込む</translation>
        </message>
        <message>
            <source>Load feed icons from their websites, once a month each.</source>
            <translation>フィードのアイコンを、それぞれ月に1回ウェブサイトから読み込みます。</translation>
        </message>
        <message>
            <source>Load pictures from their websites, in articles and lists.</source>
            <translation>記事とリストの画像をウェブサイトから読み込みます。</translation>
        </message>
        <message>
            <source>Load the full text of new articles in feeds whose articles you usually open in full, so that it is there when you visit. Never on a metered connection or a low battery.</source>
            <translation>普段から全文で開いているフィードでは、新しい記事の全文を訪問前に読み込んでおきます。従量制課金接続のときやバッテリー残量が少ないときは読み込みません。</translation>
        </message>
        <message>
            <source>Longest cache time</source>
            <translation>キャッシュの最長時間</translation>
        </message>
        <message>
            <source>Longest interval</source>
            <translation>最長の間隔</translation>
        </message>
        <message>
            <source>Low battery cannot be detected on this computer.</source>
            <translation>このコンピューターではバッテリー残量の低下を検出できません。</translation>
        </message>
        <message>
            <source>Manually</source>
            <translation>手動</translation>
        </message>
        <message>
            <source>Mark articles as read</source>
            <translation>記事を既読にするタイミング</translation>
        </message>
        <message>
            <source>Mark as read or unread</source>
            <translation>既読/未読を切り替える</translation>
        </message>
        <message>
            <source>Maximum width of article text in pixels.</source>
            <translation>記事の本文の最大幅（ピクセル）。</translation>
        </message>
        <message>
            <source>Missed articles are not estimated while learning is off.</source>
            <translation>学習がオフの間、間に合わなかった記事は推定されません。</translation>
        </message>
        <message>
            <source>More: {name}</source>
            <translation>増やす：{name}</translation>
        </message>
        <message>
            <source>Music folder</source>
            <translation>ミュージックフォルダー</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: nothing stored.</source>
            <translation>リンクを開いたサイトの名前：保存なし。</translation>
        </message>
        <message>
            <source>Names of sites you opened links to: {links}, {size}.</source>
            <translation>リンクを開いたサイトの名前：{links}、{size}。</translation>
        </message>
        <message>
            <source>Neither can be detected on this computer.</source>
            <translation>このコンピューターではどちらも検出できません。</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>ネットワーク</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>しない</translation>
        </message>
        <message>
            <source>No automatic refreshing during these hours. You can still refresh manually.</source>
            <translation>この時間帯は自動更新しません。手動での更新はできます。</translation>
        </message>
        <message>
            <source>No file</source>
            <translation>ファイルなし</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>フォルダーなし</translation>
        </message>
        <message>
            <source>No font of that name</source>
            <translation>その名前のフォントはありません</translation>
        </message>
        <message>
            <source>No notifications during these hours.</source>
            <translation>この時間帯は通知しません。</translation>
        </message>
        <message>
            <source>No preferences match.</source>
            <translation>一致する設定はありません。</translation>
        </message>
        <message>
            <source>No shortcuts changed.</source>
            <translation>変更されたショートカットはありません。</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>標準</translation>
        </message>
        <message>
            <source>Not enough data yet: check back in a few days.</source>
            <translation>まだデータが足りません：数日後にもう一度ご覧ください。</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>何もしない</translation>
        </message>
        <message>
            <source>Nothing about you is recorded until this time, in seconds since 1970; 0 if learning is not paused.</source>
            <translation>この時刻（1970年からの秒数）までは、あなたについて何も記録しません。学習を停止していなければ 0 です。</translation>
        </message>
        <message>
            <source>Notice when I come back</source>
            <translation>戻ってきたことを検知</translation>
        </message>
        <message>
            <source>Notifications</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <source>On</source>
            <translation>オン</translation>
        </message>
        <message>
            <source>On a metered connection</source>
            <translation>従量制接続のとき</translation>
        </message>
        <message>
            <source>One place per line. “Name: /folder” saves Markdown with pictures. “Name: https://example.org/add?url={url}” opens an address, which may also contain {title} and {text} (the selected text or the start of the article). A ★ after the name of a folder or server sends each article you star.</source>
            <translation>1行に1つの送り先を書きます。「名前: /フォルダー」は画像付きのMarkdownとして保存します。「名前: https://example.org/add?url={url}」はアドレスを開き、{title}と{text}（選択したテキスト、または記事の冒頭）も使えます。フォルダーやサーバーの名前のあとに★を付けると、スターを付けた記事がすべて送られます。</translation>
        </message>
        <message>
            <source>Only when I usually visit</source>
            <translation>いつもの訪問時間だけ</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>フォルダーを開く</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>開く…</translation>
        </message>
        <message>
            <source>Or after some seconds, when scrolled past, or manually.</source>
            <translation>または数秒後、通過したとき、手動で。</translation>
        </message>
        <message>
            <source>Order of folders and feeds in the sidebar.</source>
            <translation>サイドバーでのフォルダーとフィードの順序。</translation>
        </message>
        <message>
            <source>Own programs</source>
            <translation>自作プログラム</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>ページ</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>紙</translation>
        </message>
        <message>
            <source>Pause learning</source>
            <translation>学習を停止</translation>
        </message>
        <message>
            <source>Paused until you resume.</source>
            <translation>再開するまで停止中。</translation>
        </message>
        <message>
            <source>Paused until {time}.</source>
            <translation>{time}まで停止中。</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>画像</translation>
        </message>
        <message>
            <source>Pictures in lists</source>
            <translation>リストの画像</translation>
        </message>
        <message>
            <source>Play a sound</source>
            <translation>音を鳴らす</translation>
        </message>
        <message>
            <source>Play the next episode</source>
            <translation>次のエピソードを再生</translation>
        </message>
        <message>
            <source>Playback speed</source>
            <translation>再生速度</translation>
        </message>
        <message>
            <source>Podcasts</source>
            <translation>ポッドキャスト</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Preferences: {label}</source>
            <translation>設定：{label}</translation>
        </message>
        <message>
            <source>Prepare a briefing</source>
            <translation>ブリーフィングを用意</translation>
        </message>
        <message>
            <source>Press . to jump between the new articles and where you left off.</source>
            <translation>. キーで新しい記事と前回の位置を行き来できます。</translation>
        </message>
        <message>
            <source>Programs in this folder can be added as feeds.</source>
            <translation>このフォルダーのプログラムはフィードとして追加できます。</translation>
        </message>
        <message>
            <source>Programs opened without asking</source>
            <translation>確認せずに開くプログラム</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>プロキシ</translation>
        </message>
        <message>
            <source>Quiet hours</source>
            <translation>通知しない時間</translation>
        </message>
        <message>
            <source>Read articles without a star are removed after this time, once their feed no longer has them.</source>
            <translation>スターのない既読記事は、フィードからなくなったあと、この期間を過ぎると削除されます。</translation>
        </message>
        <message>
            <source>Read later</source>
            <translation>あとで読む</translation>
        </message>
        <message>
            <source>Read on aloud</source>
            <translation>続けて読み上げる</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>閲覧</translation>
        </message>
        <message>
            <source>Reading speed</source>
            <translation>読み上げの速さ</translation>
        </message>
        <message>
            <source>Record on this computer when you are at it, and refresh what you probably read next as soon as you come back. Requests right after you unlock tell servers when you come; none are sent with this off. What is stored stays until you erase it.</source>
            <translation>このコンピューターの前にいる時間を記録し、戻ったらすぐ、次に読みそうなものを更新します。ロック解除直後のリクエストから、いつ戻ったかがサーバーに伝わります。オフにすると送信しません。記録は消去するまで残ります。</translation>
        </message>
        <message>
            <source>Record on this computer when you open the window, what you read and which sites you open links to, so that feeds are ready in time and For you matches your interests.</source>
            <translation>ウィンドウを開いた時間、読んだもの、リンクを開いたサイトをこのコンピューターに記録し、フィードを間に合わせ、おすすめを興味に合わせます。</translation>
        </message>
        <message>
            <source>Refresh automatically</source>
            <translation>自動的に更新</translation>
        </message>
        <message>
            <source>Refresh feeds in the background.</source>
            <translation>フィードをバックグラウンドで更新します。</translation>
        </message>
        <message>
            <source>Refresh history</source>
            <translation>更新の履歴</translation>
        </message>
        <message>
            <source>Refresh history: nothing stored.</source>
            <translation>更新の履歴：保存なし。</translation>
        </message>
        <message>
            <source>Refresh history: {retrievals}, {requests}, {size}.</source>
            <translation>更新履歴：{retrievals}、{requests}、{size}。</translation>
        </message>
        <message>
            <source>Refresh immediately after you unlock. Servers can then tell when you return.</source>
            <translation>ロックを解除するとすぐに更新します。いつ戻ったかがサーバーに伝わります。</translation>
        </message>
        <message>
            <source>Refresh plan</source>
            <translation>更新の計画</translation>
        </message>
        <message>
            <source>Refreshing</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>Requests per day</source>
            <translation>1日のリクエスト数</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>復元</translation>
        </message>
        <message>
            <source>Restore this backup? Beforehand restarts with it. Your current data is kept as a backup and can be restored later.</source>
            <translation>このバックアップを復元しますか？ Beforehand は再起動します。現在のデータはバックアップとして残り、あとで復元できます。</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>復元…</translation>
        </message>
        <message>
            <source>Resume learning</source>
            <translation>学習を再開</translation>
        </message>
        <message>
            <source>Save pages from the browser without asking</source>
            <translation>ブラウザーからのページを確認せずに保存する</translation>
        </message>
        <message>
            <source>Save power and data</source>
            <translation>電力とデータの節約</translation>
        </message>
        <message>
            <source>Saved in {folder}: {visits}, {opened}, {readings}, {links}, {episodes}, {stays}, {retrievals}, {requests}.</source>
            <translation>{folder}に保存しました：{visits}、{opened}、{readings}、{links}、{episodes}、{stays}、{retrievals}、{requests}。</translation>
        </message>
        <message>
            <source>Schemes of other programs that “Send to” opens without asking again.</source>
            <translation>「送る」が再び確認せずに開く、ほかのプログラムのスキームです。</translation>
        </message>
        <message>
            <source>Scrolled past means: it was in sight, and you scrolled on. Undo takes back everything you scrolled past.</source>
            <translation>「スクロールで通過」とは、表示された記事を越えてさらにスクロールすることです。元に戻すと、通過した記事がすべて戻ります。</translation>
        </message>
        <message>
            <source>Seconds until read</source>
            <translation>既読までの秒数</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>送る</translation>
        </message>
        <message>
            <source>Serif font</source>
            <translation>セリフ体</translation>
        </message>
        <message>
            <source>Share refreshes between computers</source>
            <translation>更新の結果をコンピューター間で共有</translation>
        </message>
        <message>
            <source>Share visits between computers</source>
            <translation>訪問時刻をコンピューター間で共有</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>共有</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>ショートカット</translation>
        </message>
        <message>
            <source>Shortest interval</source>
            <translation>最短の間隔</translation>
        </message>
        <message>
            <source>Show an article from several feeds only once, with the names of the other feeds.</source>
            <translation>複数のフィードにある記事を1回だけ、他のフィードの名前とともに表示します。</translation>
        </message>
        <message>
            <source>Show articles of different sites that report the same as one row in lists of several feeds, and name the others at the article.</source>
            <translation>異なるサイトの同じ内容の記事を、複数のフィードの一覧では1行にまとめ、記事の中に他の記事を表示します。</translation>
        </message>
        <message>
            <source>Show counts</source>
            <translation>件数を表示</translation>
        </message>
        <message>
            <source>Show in Rhythm</source>
            <translation>リズムで表示</translation>
        </message>
        <message>
            <source>Show in articles and lists</source>
            <translation>記事とリストに表示</translation>
        </message>
        <message>
            <source>Show in articles only</source>
            <translation>記事にだけ表示</translation>
        </message>
        <message>
            <source>Show new articles first</source>
            <translation>新しい記事を先に表示</translation>
        </message>
        <message>
            <source>Show the new articles first, or the list where you left off. The key for new articles goes from one to the other.</source>
            <translation>新しい記事を先に、または前回の位置のリストを表示します。新しい記事のキーで切り替えられます。</translation>
        </message>
        <message>
            <source>Show the number of unread articles in the sidebar.</source>
            <translation>サイドバーに未読記事の数を表示します。</translation>
        </message>
        <message>
            <source>Show tray icon</source>
            <translation>トレイアイコンを表示</translation>
        </message>
        <message>
            <source>Show where I left off</source>
            <translation>前回の位置を表示</translation>
        </message>
        <message>
            <source>Some seconds later</source>
            <translation>数秒後</translation>
        </message>
        <message>
            <source>Sort feeds</source>
            <translation>フィードの並べ替え</translation>
        </message>
        <message>
            <source>Speed of episodes in percent. The speed button of the player changes it too.</source>
            <translation>エピソードの速度（パーセント）。プレーヤーの速度ボタンでも変わります。</translation>
        </message>
        <message>
            <source>Speed of reading aloud in percent of the system's. The speed button of the player changes it too.</source>
            <translation>システムの速さに対する読み上げの速さ（％）。プレーヤーの速度ボタンでも変えられます。</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>標準</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>スター</translation>
        </message>
        <message>
            <source>Starred articles as a feed</source>
            <translation>スター付き記事のフィード</translation>
        </message>
        <message>
            <source>Start and end are the same time.</source>
            <translation>開始と終了が同じ時刻です。</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>ログイン時に起動</translation>
        </message>
        <message>
            <source>Start hidden at login; feeds keep refreshing.</source>
            <translation>ログイン時に隠れた状態で起動し、フィードの更新を続けます。</translation>
        </message>
        <message>
            <source>Starts hidden; feeds keep refreshing.</source>
            <translation>隠れた状態で起動し、フィードの更新を続けます。</translation>
        </message>
        <message>
            <source>Stays on this computer: when you visit, what you read.</source>
            <translation>このコンピューターだけに保存：訪問した時間、読んだ記事。</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>保存領域</translation>
        </message>
        <message>
            <source>Stored data</source>
            <translation>保存データ</translation>
        </message>
        <message>
            <source>Swipe left</source>
            <translation>左へスワイプ</translation>
        </message>
        <message>
            <source>Swipe right</source>
            <translation>右へスワイプ</translation>
        </message>
        <message>
            <source>System</source>
            <translation>システム</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder what servers answered, so that what one of them found unchanged is not requested again by the others.</source>
            <translation>フォルダーを共有するコンピューターにサーバーの応答を伝え、1台が変更なしと確認したフィードを他のコンピューターが再び取得しないようにします。</translation>
        </message>
        <message>
            <source>Tell your computers that share a folder when you open the window, so that feeds are ready on each of them. Times only, no feeds or articles. Erasing learned data erases them everywhere.</source>
            <translation>フォルダーを共有するコンピューターにウィンドウを開いた時刻を伝え、どのコンピューターでもフィードの準備ができているようにします。伝わるのは時刻だけで、フィードや記事は含まれません。学習データを消去すると、すべてのコンピューターから消去されます。</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>文字サイズ</translation>
        </message>
        <message>
            <source>Text size in lists and menus in pixels, after restart.</source>
            <translation>リストとメニューの文字サイズ（ピクセル）。再起動後に有効。</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>テーマ</translation>
        </message>
        <message>
            <source>This desktop does not show notifications.</source>
            <translation>このデスクトップでは通知が表示されません。</translation>
        </message>
        <message>
            <source>This desktop gives no signal when you come back.</source>
            <translation>このデスクトップからは、戻ってきたことがわかる信号がありません。</translation>
        </message>
        <message>
            <source>This desktop has no tray, so closing the window quits Beforehand.</source>
            <translation>このデスクトップにはトレイがないため、ウィンドウを閉じると Beforehand は終了します。</translation>
        </message>
        <message>
            <source>This font is not installed. Beforehand chooses one automatically.</source>
            <translation>このフォントはインストールされていません。Beforehand が自動的に選びます。</translation>
        </message>
        <message>
            <source>This value is not valid.</source>
            <translation>この値は無効です。</translation>
        </message>
        <message>
            <source>Three columns, or the list above the article.</source>
            <translation>3列、またはリストを記事の上に。</translation>
        </message>
        <message>
            <source>Three lines</source>
            <translation>3行</translation>
        </message>
        <message>
            <source>Three lines per article, or only the title and feed.</source>
            <translation>記事ごとに3行、またはタイトルとフィードのみ。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Unless a feed or folder says otherwise. Off for imported feeds.</source>
            <translation>フィードやフォルダーに設定がない場合。読み込んだフィードではオフです。</translation>
        </message>
        <message>
            <source>Unless a feed, folder or rule says otherwise. Messages in the tray sound as your system says.</source>
            <translation>フィード、フォルダー、ルールに設定がない場合。トレイのメッセージの音はシステムの設定に従います。</translation>
        </message>
        <message>
            <source>Until I resume</source>
            <translation>再開するまで</translation>
        </message>
        <message>
            <source>Use a serif font for articles.</source>
            <translation>記事にセリフ体のフォントを使います。</translation>
        </message>
        <message>
            <source>Use article.css</source>
            <translation>article.css を使う</translation>
        </message>
        <message>
            <source>Use letters, digits and punctuation in one line, at most 200 characters.</source>
            <translation>文字、数字、記号を1行、200文字以内で入力してください。</translation>
        </message>
        <message>
            <source>User agent</source>
            <translation>ユーザーエージェント</translation>
        </message>
        <message>
            <source>User agent sent to servers. Leave empty for the default. Feeds can have their own.</source>
            <translation>サーバーに送るユーザーエージェント。空なら既定値です。フィードごとに設定もできます。</translation>
        </message>
        <message>
            <source>Visits, reading and times at the computer</source>
            <translation>訪問、閲覧、コンピューターの使用時間</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>音声</translation>
        </message>
        <message>
            <source>Voices for reading aloud as JSON: languages with the voice chosen in the player.</source>
            <translation>読み上げの音声（JSON）：言語と、プレーヤーで選んだ音声。</translation>
        </message>
        <message>
            <source>Web search</source>
            <translation>ウェブ検索</translation>
        </message>
        <message>
            <source>Websites see a request for each picture.</source>
            <translation>画像ごとにウェブサイトへリクエストが届きます。</translation>
        </message>
        <message>
            <source>What two fingers to the left on a touchpad do to an article in the list.</source>
            <translation>タッチパッドで2本指を左へ動かしたときの、リストの記事への操作。</translation>
        </message>
        <message>
            <source>What two fingers to the right on a touchpad do to an article in the list.</source>
            <translation>タッチパッドで2本指を右へ動かしたときの、リストの記事への操作。</translation>
        </message>
        <message>
            <source>What you read and for how long: nothing stored.</source>
            <translation>読んだものと時間：保存なし。</translation>
        </message>
        <message>
            <source>What you read and for how long: {readings}, {size}.</source>
            <translation>読んだものと時間：{readings}、{size}。</translation>
        </message>
        <message>
            <source>When a publisher edits an article, show what was added and removed.</source>
            <translation>配信元が記事を編集したとき、追加された部分と削除された部分を表示します。</translation>
        </message>
        <message>
            <source>When opened</source>
            <translation>開いたとき</translation>
        </message>
        <message>
            <source>When opened or scrolled past</source>
            <translation>開いたとき、または通過したとき</translation>
        </message>
        <message>
            <source>When the battery is low</source>
            <translation>バッテリー残量が少ないとき</translation>
        </message>
        <message>
            <source>When the window opens</source>
            <translation>ウィンドウを開いたとき</translation>
        </message>
        <message>
            <source>When to load the picture beside an article in a list. Websites only see requests for pictures in view.</source>
            <translation>リストの記事の横にある画像を読み込むタイミング。ウェブサイトに届くのは、見えている画像へのリクエストだけです。</translation>
        </message>
        <message>
            <source>When you were at this computer: nothing stored.</source>
            <translation>このコンピューターの前にいた時間：保存なし。</translation>
        </message>
        <message>
            <source>When you were at this computer: {stays} {days}, {size}.</source>
            <translation>このコンピューターの前にいた時間：{stays}（{days}）、{size}。</translation>
        </message>
        <message>
            <source>Where episodes are saved. Leave empty for Podcasts in your music folder.</source>
            <translation>エピソードの保存先。空ならミュージックフォルダーの Podcasts に保存します。</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: nothing stored.</source>
            <translation>聴いたエピソードとその位置：保存なし。</translation>
        </message>
        <message>
            <source>Which episodes you listened to and how far: {episodes}, {size}.</source>
            <translation>聴いたエピソードとその位置：{episodes}、{size}。</translation>
        </message>
        <message>
            <source>Width of article text</source>
            <translation>記事の本文の幅</translation>
        </message>
        <message>
            <source>With the list</source>
            <translation>リストと同時</translation>
        </message>
        <message>
            <source>You would miss [{misses} a day].</source>
            <translation>[1日{misses}]が間に合わない見込みです。</translation>
        </message>
        <message>
            <source>Your other computers learn when you visit; what you read stays here.</source>
            <translation>ほかのコンピューターには開いた時刻だけが伝わります。読んだ内容はこのコンピューターに残ります。</translation>
        </message>
        <message>
            <source>Your own style sheet for articles: the file article.css in the profile folder. Read again when it changes.</source>
            <translation>記事用の自分のスタイルシート：プロファイルフォルダーの article.css ファイル。変更されると読み込み直します。</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: nothing stored.</source>
            <translation>訪問と読んだフィード：保存なし。</translation>
        </message>
        <message>
            <source>Your visits and which feeds you read: {visits} {days}, {opened}, {size}.</source>
            <translation>訪問と読んだフィード：{visits}（{days}）、{opened}、{size}。</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>約%n件の記事</numerusform>
            </translation>
        </message>
        <message>
            <source>first input after 15 minutes</source>
            <translation>15分後の最初の操作</translation>
        </message>
        <message>
            <source>hardly any article</source>
            <translation>ほとんどなし</translation>
        </message>
        <message numerus="yes">
            <source>on %n days</source>
            <translation>
                <numerusform>%n日間</numerusform>
            </translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>スクリーンセーバー</translation>
        </message>
        <message>
            <source>switch of user</source>
            <translation>ユーザーの切り替え</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>ロック解除</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>スリープ解除</translation>
        </message>
        <message>
            <source>{name}: from</source>
            <translation>{name}：開始</translation>
        </message>
        <message>
            <source>{name}: until</source>
            <translation>{name}：終了</translation>
        </message>
        <message>
            <source>{time}, before a backup was restored</source>
            <translation>{time}、バックアップ復元の前</translation>
        </message>
        <message>
            <source>{time}, before an update</source>
            <translation>{time}、アップデートの前</translation>
        </message>
        <message>
            <source>{time}: damaged, cannot be restored</source>
            <translation>{time}：破損しており復元できません</translation>
        </message>
    </context>
    <context>
        <name>PresenceLane</name>
        <message>
            <source>At this computer</source>
            <translation>このコンピューターの前</translation>
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
            <translation>標準</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>優先度</translation>
        </message>
        <message>
            <source>Set automatically</source>
            <translation>自動設定</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}（あまり読まれていないため）。スライダーを動かすと自分で設定できます。</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read. Move the slider to set it yourself.</source>
            <translation>{weight}（よく読まれているため）。スライダーを動かすと自分で設定できます。</translation>
        </message>
    </context>
    <context>
        <name>Privacy</name>
        <message>
            <source>What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an account also sees what you read and star in it.</source>
            <translation>Beforehand が学習した内容は、このコンピューターにのみ保存されます。サーバーには、何がいつリクエストされたかがわかります。アカウントのサーバーには、そこで閲覧した記事とスターを付けた記事もわかります。</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>A passphrase needs the Python package cryptography, which is not installed.</source>
            <translation>パスフレーズを使うには Python パッケージ cryptography が必要ですが、インストールされていません。</translation>
        </message>
        <message>
            <source>Beforehand quit before this finished.</source>
            <translation>完了する前に Beforehand が終了しました。</translation>
        </message>
        <message>
            <source>Changes made here were not sent for more than 30 days. Send them, or take over what others did?</source>
            <translation>このコンピューターでの変更が30日以上送信されていません。送信しますか、それともほかのコンピューターの変更を採用しますか？</translation>
        </message>
        <message>
            <source>Changes that were never sent are older than 30 days. Send them, or take over what the server has?</source>
            <translation>送信されなかった変更が 30 日より古くなっています。送信しますか、それともサーバーの状態を使いますか？</translation>
        </message>
        <message>
            <source>Check the proxy in the feed's properties, or in the preferences.</source>
            <translation>フィードのプロパティまたは設定でプロキシを確認してください。</translation>
        </message>
        <message>
            <source>Enter the present password in the feed's properties.</source>
            <translation>フィードのプロパティで現在のパスワードを入力してください。</translation>
        </message>
        <message>
            <source>Enter them in the feed's properties, or find a private feed address in your account on the site.</source>
            <translation>フィードのプロパティで入力するか、サイトのアカウントで専用のフィードアドレスを探してください。</translation>
        </message>
        <message>
            <source>Files of {detail} are damaged. What follows the damage waits until they are complete again.</source>
            <translation>{detail}のファイルが破損しています。破損箇所より後の内容は、ファイルが元どおりになるまで保留されます。</translation>
        </message>
        <message>
            <source>Folders of the account {detail} hold only what its server has. Feeds get there with “Move to”.</source>
            <translation>アカウント {detail} のフォルダーには、そのサーバーにあるものだけが入ります。フィードは「移動先」で移します。</translation>
        </message>
        <message>
            <source>If this persists, find a new address on its website, or unsubscribe.</source>
            <translation>続くようなら、ウェブサイトで新しいアドレスを探すか、購読を解除してください。</translation>
        </message>
        <message>
            <source>It is not retried automatically.</source>
            <translation>自動では再試行しません。</translation>
        </message>
        <message>
            <source>It will not return: you can unsubscribe.</source>
            <translation>再開の見込みはありません：購読を解除できます。</translation>
        </message>
        <message>
            <source>Next try: {time}.</source>
            <translation>次の試行：{time}。</translation>
        </message>
        <message>
            <source>No article was found in the page.</source>
            <translation>ページに記事が見つかりませんでした。</translation>
        </message>
        <message>
            <source>No chapters were found for this episode.</source>
            <translation>このエピソードのチャプターは見つかりませんでした。</translation>
        </message>
        <message>
            <source>No feed was found at {detail}</source>
            <translation>{detail}にフィードが見つかりませんでした</translation>
        </message>
        <message>
            <source>No known authority vouches for the server's certificate. Accept it only if the server has the same fingerprint (SHA-256): {detail}</source>
            <translation>サーバーの証明書を保証する既知の認証局がありません。サーバーのフィンガープリント（SHA-256）が次と同じ場合にだけ承認してください：{detail}</translation>
        </message>
        <message>
            <source>No newsletters of the last 90 days are in the folder {detail}.</source>
            <translation>フォルダー {detail} に過去90日間のニュースレターはありません。</translation>
        </message>
        <message>
            <source>No passphrase was entered, or not the same one twice. Nothing was changed.</source>
            <translation>パスフレーズが入力されていないか、2回の入力が一致しません。何も変更していません。</translation>
        </message>
        <message>
            <source>No server with accounts was found at this address ({detail}). Check the address.</source>
            <translation>このアドレスにアカウントのあるサーバーは見つかりませんでした（{detail}）。アドレスを確認してください。</translation>
        </message>
        <message>
            <source>No voice ({detail}). Check the sound, and that speech-dispatcher and espeak-ng are installed.</source>
            <translation>音声がありません（{detail}）。サウンドの設定と、speech-dispatcher と espeak-ng がインストールされていることを確認してください。</translation>
        </message>
        <message>
            <source>Not all that {detail} wrote is kept, as this version does not know what it means. Update Beforehand on this computer.</source>
            <translation>このバージョンでは理解できないため、{detail} が書き込んだ内容の一部は保存されません。このコンピューターの Beforehand を更新してください。</translation>
        </message>
        <message>
            <source>Nothing found at this address (404).</source>
            <translation>このアドレスには何もありません（404）。</translation>
        </message>
        <message>
            <source>Nothing on the page matches the chosen blocks now.</source>
            <translation>ページに、選択したブロックと一致するものがなくなりました。</translation>
        </message>
        <message>
            <source>On the server of {detail}, every feed is in a folder.</source>
            <translation>{detail} のサーバーでは、どのフィードもフォルダーに入っています。</translation>
        </message>
        <message>
            <source>Only articles of a Miniflux account that signs in with an API key can be sent by it.</source>
            <translation>APIキーでログインするMinifluxアカウントの記事だけを、そこから送れます。</translation>
        </message>
        <message>
            <source>Pictures in this feed are not loaded.</source>
            <translation>このフィードの画像は読み込まれません。</translation>
        </message>
        <message>
            <source>Probably temporary.</source>
            <translation>おそらく一時的です。</translation>
        </message>
        <message>
            <source>Reading aloud needs Qt TextToSpeech, which comes with the player.</source>
            <translation>読み上げには、プレーヤーに付属する Qt TextToSpeech が必要です。</translation>
        </message>
        <message>
            <source>Since {time}.</source>
            <translation>{time}から。</translation>
        </message>
        <message>
            <source>Something went wrong ({detail}). See the log file for details.</source>
            <translation>エラーが起きました（{detail}）。詳しくはログファイルをご覧ください。</translation>
        </message>
        <message>
            <source>The account's server could not subscribe to this feed ({detail}).</source>
            <translation>アカウントのサーバーはこのフィードを購読できませんでした（{detail}）。</translation>
        </message>
        <message>
            <source>The address leads to a private network ({detail}), which is not allowed for a public feed.</source>
            <translation>アドレスがプライベートネットワーク（{detail}）を指しています。公開フィードでは許可されません。</translation>
        </message>
        <message>
            <source>The address of the episode leads to something else ({detail}).</source>
            <translation>エピソードのアドレスが別のものを指しています（{detail}）。</translation>
        </message>
        <message>
            <source>The address redirects in a way that cannot be followed ({detail}).</source>
            <translation>アドレスの転送をたどれません（{detail}）。</translation>
        </message>
        <message>
            <source>The answer is larger than {detail}.</source>
            <translation>応答が{detail}を超えています。</translation>
        </message>
        <message>
            <source>The answer is not a feed ({detail}).</source>
            <translation>応答がフィードではありません（{detail}）。</translation>
        </message>
        <message>
            <source>The article's address is not a web page ({detail}).</source>
            <translation>記事のアドレスがウェブページではありません（{detail}）。</translation>
        </message>
        <message>
            <source>The clock of {detail} is more than a day ahead. What it changed waits until its clock is right.</source>
            <translation>{detail}の時計が1日以上進んでいます。そこで行われた変更は、時計が正しくなるまで保留されます。</translation>
        </message>
        <message>
            <source>The common rules for full texts could not be read.</source>
            <translation>全文用の共通ルールを読み取れませんでした。</translation>
        </message>
        <message>
            <source>The connection is not secure: {detail}.</source>
            <translation>接続が安全ではありません：{detail}。</translation>
        </message>
        <message>
            <source>The connection to {detail} is not encrypted: others could read the password. Use https if the server has it.</source>
            <translation>{detail}への接続は暗号化されていません。他人にパスワードを読み取られるおそれがあります。サーバーが対応していればhttpsを使ってください。</translation>
        </message>
        <message>
            <source>The database is damaged: {detail}</source>
            <translation>データベースが破損しています：{detail}</translation>
        </message>
        <message>
            <source>The database is missing or empty: {detail}</source>
            <translation>データベースがないか空です：{detail}</translation>
        </message>
        <message>
            <source>The disk is full: {detail}</source>
            <translation>ディスクがいっぱいです：{detail}</translation>
        </message>
        <message>
            <source>The episode changed on its server. Start again.</source>
            <translation>サーバー上のエピソードが変わりました。最初からやり直してください。</translation>
        </message>
        <message>
            <source>The feed could not be read ({detail}).</source>
            <translation>フィードを読み取れませんでした（{detail}）。</translation>
        </message>
        <message>
            <source>The feed defines XML entities, which is not allowed for security reasons.</source>
            <translation>フィードが XML エンティティを定義しています。安全のため許可されません。</translation>
        </message>
        <message>
            <source>The feed has no address for this article.</source>
            <translation>フィードにこの記事のアドレスがありません。</translation>
        </message>
        <message>
            <source>The feed has no pages of older articles.</source>
            <translation>フィードに古い記事のページがありません。</translation>
        </message>
        <message>
            <source>The feed is cut off; complete articles were kept.</source>
            <translation>フィードが途中で切れています。完全な記事は残しました。</translation>
        </message>
        <message>
            <source>The feed took too much time or memory to read.</source>
            <translation>フィードの読み取りに時間またはメモリがかかりすぎました。</translation>
        </message>
        <message>
            <source>The file could not be read: {detail}</source>
            <translation>ファイルを読み取れませんでした：{detail}</translation>
        </message>
        <message>
            <source>The file could not be written: {detail}</source>
            <translation>ファイルに書き込めませんでした：{detail}</translation>
        </message>
        <message>
            <source>The folder cannot be written to: {detail}. Changes made here wait; those of others are read.</source>
            <translation>フォルダーに書き込めません：{detail}。このコンピューターの変更は待機し、他のコンピューターの変更は読み込まれます。</translation>
        </message>
        <message>
            <source>The folder has another passphrase now. Enter it.</source>
            <translation>フォルダーのパスフレーズが変更されました。新しいものを入力してください。</translation>
        </message>
        <message>
            <source>The folder has no passphrase: the first computer joined it without one.</source>
            <translation>このフォルダーにはパスフレーズがありません。最初のコンピューターがパスフレーズなしで参加しています。</translation>
        </message>
        <message>
            <source>The folder holds more computers than a person has: {detail}. Nothing was read.</source>
            <translation>フォルダーに、一人が使う台数を超えるコンピューターがあります：{detail}。何も読み込みませんでした。</translation>
        </message>
        <message>
            <source>The folder is no longer encrypted, so nothing is written there. Set a passphrase again; or, if this is intended, leave the folder and join it again.</source>
            <translation>フォルダーが暗号化されなくなったため、何も書き込みません。パスフレーズをもう一度設定してください。意図したものであれば、フォルダーから離れてもう一度参加してください。</translation>
        </message>
        <message>
            <source>The folder is not there: {detail}. Changes wait until it is back.</source>
            <translation>フォルダーが見つかりません：{detail}。変更は、フォルダーが戻るまで保留されます。</translation>
        </message>
        <message>
            <source>The folder is there, but no longer holds anything of Beforehand: {detail}. If that was removed for good, leave the folder and join it again; else changes wait until it is back.</source>
            <translation>フォルダーはありますが、Beforehand のデータがありません：{detail}。完全に削除した場合は、フォルダーから離れてもう一度参加してください。そうでなければ、変更はデータが戻るまで待機します。</translation>
        </message>
        <message>
            <source>The folder was written by a newer version of Beforehand. Update this one; changes wait.</source>
            <translation>このフォルダーは新しいバージョンの Beforehand によって書き込まれました。こちらも更新してください。変更は待機します。</translation>
        </message>
        <message>
            <source>The mail server refuses this name and password.</source>
            <translation>メールサーバーがこのユーザー名とパスワードを受け付けません。</translation>
        </message>
        <message>
            <source>The mailbox has no folder {detail}.</source>
            <translation>メールボックスにフォルダー {detail} がありません。</translation>
        </message>
        <message>
            <source>The name {detail} was not found.</source>
            <translation>名前{detail}が見つかりませんでした。</translation>
        </message>
        <message>
            <source>The page asks its readers to sign in or to subscribe.</source>
            <translation>このページは読者にサインインや購読を求めています。</translation>
        </message>
        <message>
            <source>The page at {detail} is filled by scripts in the browser: it has no text that could be followed.</source>
            <translation>{detail}のページはブラウザーのスクリプトで作られるため、フォローできるテキストがありません。</translation>
        </message>
        <message>
            <source>The page has no more text than the feed.</source>
            <translation>ページの本文はフィードより多くありません。</translation>
        </message>
        <message>
            <source>The profile folder cannot be written to: {detail}</source>
            <translation>プロファイルフォルダーに書き込めません：{detail}</translation>
        </message>
        <message>
            <source>The program cannot be run: {detail}.</source>
            <translation>プログラムを実行できません：{detail}。</translation>
        </message>
        <message>
            <source>The program failed: {detail}</source>
            <translation>プログラムが失敗しました：{detail}</translation>
        </message>
        <message>
            <source>The program took longer than {detail} and was ended.</source>
            <translation>プログラムが{detail}を超えたため終了させました。</translation>
        </message>
        <message>
            <source>The program wrote more than {detail} and was ended.</source>
            <translation>プログラムが{detail}より多く書き込んだため終了させました。</translation>
        </message>
        <message>
            <source>The proxy does not work ({detail}).</source>
            <translation>プロキシが機能していません（{detail}）。</translation>
        </message>
        <message>
            <source>The publisher has to fix this. The website may offer another feed.</source>
            <translation>配信元の修正が必要です。ウェブサイトに別のフィードがあるかもしれません。</translation>
        </message>
        <message>
            <source>The publisher may block feed readers. Its website may still work in your browser.</source>
            <translation>配信元がフィードリーダーを拒否している可能性があります。ブラウザーではウェブサイトを開けるかもしれません。</translation>
        </message>
        <message>
            <source>The publisher removed this feed (410).</source>
            <translation>配信元がこのフィードを削除しました（410）。</translation>
        </message>
        <message>
            <source>The server answered something else than what was asked for ({detail}).</source>
            <translation>サーバーの応答が要求したものと異なります（{detail}）。</translation>
        </message>
        <message>
            <source>The server answered with an error ({detail}).</source>
            <translation>サーバーがエラーを返しました（{detail}）。</translation>
        </message>
        <message>
            <source>The server asks to wait (429).</source>
            <translation>サーバーが待つよう求めています（429）。</translation>
        </message>
        <message>
            <source>The server did not answer in time ({detail}).</source>
            <translation>サーバーが時間内に応答しませんでした（{detail}）。</translation>
        </message>
        <message>
            <source>The server did not take a change over, and its own state counts: {detail}</source>
            <translation>サーバーが変更を受け付けなかったため、サーバーの状態を使います：{detail}</translation>
        </message>
        <message>
            <source>The server does not accept connections ({detail}).</source>
            <translation>サーバーが接続を受け付けません（{detail}）。</translation>
        </message>
        <message>
            <source>The server does not let other programs in. Allow API access in its settings.</source>
            <translation>サーバーがほかのプログラムを受け付けていません。サーバーの設定でAPIアクセスを許可してください。</translation>
        </message>
        <message>
            <source>The server is not available at the moment (503).</source>
            <translation>サーバーは現在利用できません（503）。</translation>
        </message>
        <message>
            <source>The server no longer has the known articles. Was it set up again or restored?</source>
            <translation>サーバーに既知の記事がもうありません。サーバーは再設定または復元されましたか？</translation>
        </message>
        <message>
            <source>The server refuses access (403).</source>
            <translation>サーバーがアクセスを拒否しています（403）。</translation>
        </message>
        <message>
            <source>The server refuses this API key or token. Copy it again from its settings.</source>
            <translation>サーバーがこのAPIキーまたはトークンを拒否しました。サーバーの設定からもう一度コピーしてください。</translation>
        </message>
        <message>
            <source>The server refuses this user name and password. FreshRSS needs the API password from your profile there, Miniflux the user name and password of its Google Reader integration.</source>
            <translation>サーバーがこのユーザー名とパスワードを拒否しました。FreshRSSではプロフィールのAPIパスワード、MinifluxではGoogle Reader連携のユーザー名とパスワードが必要です。</translation>
        </message>
        <message>
            <source>The server requires a user name and password.</source>
            <translation>サーバーがユーザー名とパスワードを求めています。</translation>
        </message>
        <message>
            <source>The server sent an empty page.</source>
            <translation>サーバーが空のページを返しました。</translation>
        </message>
        <message>
            <source>The server took the password and refused what followed. Its web server may drop the Authorization header.</source>
            <translation>サーバーはパスワードを受け付けましたが、その後のリクエストを拒否しました。WebサーバーがAuthorizationヘッダーを取り除いている可能性があります。</translation>
        </message>
        <message>
            <source>The server's answer was incomplete or invalid ({detail}).</source>
            <translation>サーバーの応答が不完全か無効です（{detail}）。</translation>
        </message>
        <message>
            <source>The server's certificate is not the one that was accepted. Accept the new one only if you know why it changed (SHA-256): {detail}</source>
            <translation>サーバーの証明書が承認済みのものと異なります。変わった理由がわかる場合にだけ新しい証明書（SHA-256）を承認してください：{detail}</translation>
        </message>
        <message>
            <source>The site may offer a smaller feed.</source>
            <translation>サイトにもっと小さなフィードがあるかもしれません。</translation>
        </message>
        <message>
            <source>The synchronisation was stopped: the server sent {detail}. Tell whoever runs it.</source>
            <translation>同期を中止しました。サーバーが{detail}を送ってきました。サーバーの管理者に知らせてください。</translation>
        </message>
        <message>
            <source>The system keyring is unavailable ({detail}).</source>
            <translation>システムのキーリングを利用できません（{detail}）。</translation>
        </message>
        <message>
            <source>The wallabag server needs a valid login: client ID, client secret, user name and password.</source>
            <translation>wallabagのサーバーには有効なログインが必要です：クライアントID、クライアントシークレット、ユーザー名、パスワード。</translation>
        </message>
        <message>
            <source>There is no network connection.</source>
            <translation>ネットワーク接続がありません。</translation>
        </message>
        <message>
            <source>There is no program {detail} in the programs folder.</source>
            <translation>プログラムフォルダーに{detail}というプログラムはありません。</translation>
        </message>
        <message>
            <source>There is no such account.</source>
            <translation>そのアカウントはありません。</translation>
        </message>
        <message>
            <source>There is no such computer in the folder.</source>
            <translation>フォルダーにそのようなコンピューターはありません。</translation>
        </message>
        <message>
            <source>There is no such place to send to: {detail}</source>
            <translation>この送り先はありません：{detail}</translation>
        </message>
        <message>
            <source>This belongs to the account {detail} and cannot be changed here.</source>
            <translation>これはアカウント {detail} のものなので、ここでは変更できません。</translation>
        </message>
        <message>
            <source>This computer is out of memory or processes ({detail}).</source>
            <translation>このコンピューターのメモリまたはプロセスが足りません（{detail}）。</translation>
        </message>
        <message>
            <source>This computer uses no folder.</source>
            <translation>このコンピューターはフォルダーを使用していません。</translation>
        </message>
        <message>
            <source>This computer uses the folder {detail} already. Leave it first.</source>
            <translation>このコンピューターはすでにフォルダー {detail} を使用しています。先にそこから抜けてください。</translation>
        </message>
        <message>
            <source>This database belongs to another program and was not changed: {detail}</source>
            <translation>このデータベースは別のプログラムのもので、変更していません：{detail}</translation>
        </message>
        <message>
            <source>This folder cannot be used: {detail}</source>
            <translation>このフォルダーは使えません：{detail}</translation>
        </message>
        <message>
            <source>This is not a CSS selector: {detail}</source>
            <translation>CSS セレクターではありません：{detail}</translation>
        </message>
        <message>
            <source>This is not a subscription list ({detail}).</source>
            <translation>購読リストではありません（{detail}）。</translation>
        </message>
        <message>
            <source>This is not a valid web address: {detail}</source>
            <translation>有効なウェブアドレスではありません：{detail}</translation>
        </message>
        <message>
            <source>This is not the passphrase of the folder.</source>
            <translation>フォルダーのパスフレーズと一致しません。</translation>
        </message>
        <message>
            <source>This network requires you to sign in. Open your browser to sign in.</source>
            <translation>このネットワークではサインインが必要です。ブラウザーを開いてサインインしてください。</translation>
        </message>
        <message>
            <source>This picture cannot be displayed ({detail}).</source>
            <translation>この画像は表示できません（{detail}）。</translation>
        </message>
        <message>
            <source>This profile is in use by another Beforehand ({detail}).</source>
            <translation>このプロファイルは別の Beforehand が使用中です（{detail}）。</translation>
        </message>
        <message>
            <source>This profile was written by a newer version of Beforehand ({detail}). Nothing was changed.</source>
            <translation>このプロファイルは新しいバージョンの Beforehand で書かれています（{detail}）。何も変更していません。</translation>
        </message>
        <message>
            <source>This server numbers articles in a way that Beforehand cannot keep ({detail}).</source>
            <translation>このサーバーの記事番号は Beforehand では保存できません（{detail}）。</translation>
        </message>
        <message>
            <source>This user of this server is here already, as the account {detail}.</source>
            <translation>このサーバーのこのユーザーは、アカウント {detail} としてすでにあります。</translation>
        </message>
        <message>
            <source>This value is not valid: {detail}</source>
            <translation>この値は無効です：{detail}</translation>
        </message>
        <message>
            <source>Too many articles waited for the program; some were skipped.</source>
            <translation>プログラムを待つ記事が多すぎたため、一部を飛ばしました。</translation>
        </message>
        <message>
            <source>Too many articles waited to be sent; some were skipped.</source>
            <translation>送信待ちの記事が多すぎたため、一部を省きました。</translation>
        </message>
        <message>
            <source>Unlock or set up the system keyring, then refresh the feed.</source>
            <translation>システムのキーリングのロックを解除または設定してから、フィードを更新してください。</translation>
        </message>
        <message>
            <source>What is in the folder is encrypted. Enter its passphrase.</source>
            <translation>フォルダーの内容は暗号化されています。パスフレーズを入力してください。</translation>
        </message>
        <message>
            <source>What {detail} wrote has another passphrase than the folder. It is not read.</source>
            <translation>{detail}が書き込んだ内容は、フォルダーとは別のパスフレーズで暗号化されています。読み込まれません。</translation>
        </message>
        <message>
            <source>You are already subscribed to {detail}</source>
            <translation>{detail}はすでに購読しています</translation>
        </message>
        <message>
            <source>You are not subscribed to {detail}</source>
            <translation>{detail}は購読していません</translation>
        </message>
        <message>
            <source>Your account is not connected to any other service. Set that up on its server, under Integrations.</source>
            <translation>アカウントはほかのサービスに接続されていません。サーバーの「連携」で設定してください。</translation>
        </message>
    </context>
    <context>
        <name>PropertiesSheet</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n日</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>フィード%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <source>Advanced…</source>
            <translation>詳細設定…</translation>
        </message>
        <message>
            <source>Alone: never grouped with reports of other sites.</source>
            <translation>「まとめない」では、他のサイトの記事とまとめません。</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>常に</translation>
        </message>
        <message>
            <source>Articles on the page</source>
            <translation>ページの記事</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Choose again…</source>
            <translation>選び直す…</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>既定</translation>
        </message>
        <message>
            <source>Different folders</source>
            <translation>異なるフォルダー</translation>
        </message>
        <message>
            <source>Feed text</source>
            <translation>フィードのテキスト</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Full text</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>In advance</source>
            <translation>事前に</translation>
        </message>
        <message>
            <source>In advance for offline reading, never on a metered connection.</source>
            <translation>オフライン閲覧のため事前に読み込みます。従量制接続では読み込みません。</translation>
        </message>
        <message>
            <source>Keep read articles</source>
            <translation>既読の記事を残す</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>簡易表示</translation>
        </message>
        <message>
            <source>Load pictures</source>
            <translation>画像を読み込む</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>混在</translation>
        </message>
        <message>
            <source>Notification sound</source>
            <translation>通知音</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>優先度</translation>
        </message>
        <message>
            <source>Properties: {title}</source>
            <translation>プロパティ：{title}</translation>
        </message>
        <message>
            <source>Refreshed less often</source>
            <translation>更新の頻度が低い</translation>
        </message>
        <message>
            <source>Refreshed more often</source>
            <translation>更新の頻度が高い</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>Stories</source>
            <translation>同じ出来事の記事</translation>
        </message>
        <message>
            <source>The full text is loaded from the article's website.</source>
            <translation>全文は記事のウェブサイトから読み込まれます。</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>タイトル</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>最上位</translation>
        </message>
        <message>
            <source>When shown</source>
            <translation>表示するとき</translation>
        </message>
        <message>
            <source>{weight}, because little of it is read</source>
            <translation>{weight}（あまり読まれていないため）</translation>
        </message>
        <message>
            <source>{weight}, because much of it is read</source>
            <translation>{weight}（よく読まれているため）</translation>
        </message>
    </context>
    <context>
        <name>ProxyRows</name>
        <message>
            <source>As in preferences</source>
            <translation>設定に従う</translation>
        </message>
        <message>
            <source>Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported.</source>
            <translation>プロキシは proxy.example:3128 のように、ユーザー名とパスワードなしで入力してください。SOCKS には対応していません。</translation>
        </message>
        <message>
            <source>For its pictures and pages too</source>
            <translation>画像とページにも使う</translation>
        </message>
        <message>
            <source>In the system keyring; type to replace</source>
            <translation>保存済み（入力すると置き換え）</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>混在</translation>
        </message>
        <message>
            <source>None</source>
            <translation>なし</translation>
        </message>
        <message>
            <source>Only if the proxy requires one</source>
            <translation>プロキシが要求する場合のみ</translation>
        </message>
        <message>
            <source>Own</source>
            <translation>専用</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>プロキシ</translation>
        </message>
        <message>
            <source>Proxy address</source>
            <translation>プロキシのアドレス</translation>
        </message>
        <message>
            <source>Proxy password</source>
            <translation>プロキシのパスワード</translation>
        </message>
        <message>
            <source>Proxy user name</source>
            <translation>プロキシのユーザー名</translation>
        </message>
        <message>
            <source>Stored in the system keyring</source>
            <translation>システムのキーリングに保存済み</translation>
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
            <translation>閉じる</translation>
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Add site or feed</source>
            <translation>サイトまたはフィードを追加</translation>
        </message>
        <message>
            <source>Briefing</source>
            <translation>ブリーフィング</translation>
        </message>
        <message>
            <source>Folders and feeds</source>
            <translation>フォルダーとフィード</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>メニュー</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>リズム</translation>
        </message>
        <message>
            <source>Show the sidebar</source>
            <translation>サイドバーを表示</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>サイドバー</translation>
        </message>
    </context>
    <context>
        <name>RailButton</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>未読%n件</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n日</numerusform>
            </translation>
        </message>
        <message>
            <source>, and you by {clock}</source>
            <translation>、{clock}までに訪問の見込み</translation>
        </message>
        <message>
            <source>; the budget is used up</source>
            <translation>、予算は使い切りました</translation>
        </message>
        <message>
            <source>a feed is refreshed at most once in {time}</source>
            <translation>フィードの更新は{time}に1回までです</translation>
        </message>
        <message>
            <source>about {number} articles expected</source>
            <translation>約{number}件の記事の見込み</translation>
        </message>
        <message>
            <source>another of your computers found nothing new</source>
            <translation>別のコンピューターが確認し、新着はありませんでした</translation>
        </message>
        <message>
            <source>at least every {time}, as you chose</source>
            <translation>少なくとも{time}ごと（ご指定どおり）</translation>
        </message>
        <message>
            <source>at least once a day, {articles}{visit}{budget}</source>
            <translation>少なくとも1日1回、{articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>every {time}, like every feed ({name})</source>
            <translation>どのフィードも{time}ごと（{name}）</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times in a row, so it is tried less often</source>
            <translation>
                <numerusform>%n回連続で失敗したため、試行を減らしています</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly any articles expected</source>
            <translation>記事はほとんどない見込み</translation>
        </message>
        <message>
            <source>it was downloaded in full less than a day ago</source>
            <translation>全体のダウンロードから1日経っていません</translation>
        </message>
        <message>
            <source>it was refreshed less than a minute ago</source>
            <translation>更新から1分経っていません</translation>
        </message>
        <message>
            <source>its address changed</source>
            <translation>アドレスが変わりました</translation>
        </message>
        <message>
            <source>its mail server announced a message</source>
            <translation>メールサーバーが新着メールを通知した</translation>
        </message>
        <message>
            <source>its server asked to wait</source>
            <translation>サーバーが待つよう求めました</translation>
        </message>
        <message>
            <source>new subscription</source>
            <translation>新しい購読</translation>
        </message>
        <message>
            <source>no success yet: tried after 2, 10 and 30 minutes, then hourly</source>
            <translation>まだ成功していません：2分、10分、30分後、その後は1時間ごとに試行</translation>
        </message>
        <message>
            <source>on vacation, and the feed may drop articles by then</source>
            <translation>休暇中で、それまでに記事が欠ける可能性があります</translation>
        </message>
        <message>
            <source>on vacation, so after {time} at the latest</source>
            <translation>休暇中のため、遅くとも{time}後</translation>
        </message>
        <message>
            <source>password entered</source>
            <translation>パスワードが入力されました</translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a day</source>
            <translation>
                <numerusform>1日に約%n回投稿</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>posts about %n times a week</source>
            <translation>
                <numerusform>週に約%n回投稿</numerusform>
            </translation>
        </message>
        <message>
            <source>rarely posts</source>
            <translation>投稿はまれ</translation>
        </message>
        <message>
            <source>refreshed before you return</source>
            <translation>お戻りの前に更新</translation>
        </message>
        <message>
            <source>refreshed only by hand, as you chose</source>
            <translation>手動でのみ更新（ご指定どおり）</translation>
        </message>
        <message>
            <source>removed by its publisher, no longer refreshed</source>
            <translation>配信元が削除したため、もう更新しません</translation>
        </message>
        <message>
            <source>the feed may drop articles, {articles}{visit}{budget}</source>
            <translation>記事が欠ける可能性、{articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>the last answer could not be saved</source>
            <translation>前回の応答を保存できませんでした</translation>
        </message>
        <message>
            <source>the publisher asks for no earlier refreshes (skipHours, skipDays)</source>
            <translation>配信元がこれより早い更新を望んでいません（skipHours、skipDays）</translation>
        </message>
        <message>
            <source>the publisher asks for no refreshes at that hour (skipHours, skipDays)</source>
            <translation>配信元がこの時間の更新を望んでいません（skipHours、skipDays）</translation>
        </message>
        <message>
            <source>the publisher asks for {time} (ttl)</source>
            <translation>配信元の希望は{time}（ttl）</translation>
        </message>
        <message>
            <source>the publisher removed the feed (410)</source>
            <translation>配信元がフィードを削除しました（410）</translation>
        </message>
        <message>
            <source>the publisher updates every {time} (updatePeriod)</source>
            <translation>配信元の更新は{time}ごと（updatePeriod）</translation>
        </message>
        <message>
            <source>the server asked another of your computers for {time}</source>
            <translation>サーバーが別のコンピューターに{time}の間隔を求めています</translation>
        </message>
        <message>
            <source>the server asked for {time} (Retry-After)</source>
            <translation>サーバーの要求は{time}（Retry-After）</translation>
        </message>
        <message>
            <source>the server asked for {time} (max-age)</source>
            <translation>サーバーの要求は{time}（max-age）</translation>
        </message>
        <message numerus="yes">
            <source>the server asked to wait %n times in a row (429)</source>
            <translation>
                <numerusform>サーバーが%n回連続で待つよう求めました（429）</numerusform>
            </translation>
        </message>
        <message>
            <source>the server refused it or does not have it, so it is tried once a day</source>
            <translation>サーバーが拒否したか存在しないため、1日1回試行</translation>
        </message>
        <message>
            <source>you asked for it</source>
            <translation>あなたの操作</translation>
        </message>
        <message>
            <source>you cancelled the last one</source>
            <translation>前回はあなたが中止しました</translation>
        </message>
        <message>
            <source>you changed how often it is refreshed</source>
            <translation>更新の頻度を変更しました</translation>
        </message>
        <message>
            <source>you just came back, {articles}{visit}{budget}</source>
            <translation>戻ってきた直後、{articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you opened the window, {articles}{visit}{budget}</source>
            <translation>ウィンドウを開いたため、{articles}{visit}{budget}</translation>
        </message>
        <message>
            <source>you subscribed</source>
            <translation>購読したため</translation>
        </message>
        <message>
            <source>{number} h</source>
            <translation>{number}時間</translation>
        </message>
        <message>
            <source>{number} min</source>
            <translation>{number}分</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number}秒</translation>
        </message>
        <message>
            <source>{rate}, so about every {time}</source>
            <translation>{rate}のため約{time}ごと</translation>
        </message>
    </context>
    <context>
        <name>Recovery</name>
        <message numerus="yes">
            <source>%n articles came from the damaged file.</source>
            <translation>
                <numerusform>破損したファイルから%n件の記事を取り出しました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles could not be read.</source>
            <translation>
                <numerusform>%n件の記事を読み取れませんでした。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds are there</source>
            <translation>
                <numerusform>フィード%n件があります</numerusform>
            </translation>
        </message>
        <message>
            <source>Another program had changed the tables of the database. Its contents were copied into a new one: {feeds}.</source>
            <translation>別のプログラムがデータベースのテーブルを変更していました。内容を新しいデータベースにコピーしました：{feeds}。</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <source>Backups (*.sqlite *.sqlite3 *.damaged-*);;All files (*)</source>
            <translation>バックアップ (*.sqlite *.sqlite3 *.damaged-*);;すべてのファイル (*)</translation>
        </message>
        <message>
            <source>Beforehand cannot open its database</source>
            <translation>Beforehand がデータベースを開けません</translation>
        </message>
        <message>
            <source>Changes that waited for your accounts are not sent: what their servers hold counts.</source>
            <translation>アカウントへの送信を待っていた変更は送信されません。サーバーの内容が優先されます。</translation>
        </message>
        <message>
            <source>It was not changed.</source>
            <translation>変更していません。</translation>
        </message>
        <message>
            <source>It was saved as {path}</source>
            <translation>{path}として保存しました</translation>
        </message>
        <message>
            <source>Its remains were saved as {path}</source>
            <translation>残りは{path}として保存しました</translation>
        </message>
        <message>
            <source>No articles came from the damaged file.</source>
            <translation>破損したファイルから取り出せた記事はありません。</translation>
        </message>
        <message>
            <source>No backup was found. Restore one from elsewhere, or start over.</source>
            <translation>バックアップが見つかりませんでした。別の場所から復元するか、最初からやり直してください。</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>何も変更していません。</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>終了</translation>
        </message>
        <message>
            <source>Recovered articles</source>
            <translation>復元された記事</translation>
        </message>
        <message>
            <source>Restore backup…</source>
            <translation>バックアップを復元…</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>最初からやり直す</translation>
        </message>
        <message>
            <source>Start that version, or use another profile. This one was not changed.</source>
            <translation>そのバージョンを起動するか、別のプロファイルを使ってください。このプロファイルは変更していません。</translation>
        </message>
        <message>
            <source>The backup from {time} was restored: {feeds}.</source>
            <translation>{time}のバックアップを復元しました：{feeds}。</translation>
        </message>
        <message>
            <source>The database is damaged or missing. It is rebuilt from the newest backup and what is still readable.</source>
            <translation>データベースが破損しているか、ありません。最新のバックアップと、まだ読める内容から再構築します。</translation>
        </message>
        <message>
            <source>The database must be rebuilt, which needs about as much free space again. Nothing was changed.</source>
            <translation>データベースの再構築が必要で、同じくらいの空き容量がさらに要ります。何も変更していません。</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from the backup from {time} and what was still readable: {feeds}.</source>
            <translation>データベースが破損していました。{time}のバックアップと読めた内容から再構築しました：{feeds}。</translation>
        </message>
        <message>
            <source>The database was damaged. It was rebuilt from what was still readable: {feeds}.</source>
            <translation>データベースが破損していました。読めた内容から再構築しました：{feeds}。</translation>
        </message>
        <message>
            <source>The database was missing. It was restored from the backup from {time}: {feeds}.</source>
            <translation>データベースがありませんでした。{time}のバックアップから復元しました：{feeds}。</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>ディスクがいっぱいです</translation>
        </message>
        <message>
            <source>The old file was saved as {path}</source>
            <translation>元のファイルの保存先：{path}</translation>
        </message>
        <message>
            <source>This is not Beforehand's database</source>
            <translation>Beforehand のデータベースではありません</translation>
        </message>
        <message>
            <source>This profile has no record of making the backup (older versions kept none), so programs, proxies, files, mailboxes and services that it names are switched off: {names}</source>
            <translation>このプロファイルで作成したという記録がバックアップにないため（以前のバージョンは記録していませんでした）、含まれるプログラム、プロキシ、ファイル、メールボックス、サービスを無効にしました：{names}</translation>
        </message>
        <message>
            <source>This profile is from a newer Beforehand</source>
            <translation>新しい Beforehand のプロファイルです</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>Updating your article database</source>
            <translation>記事データベースを更新しています</translation>
        </message>
        <message>
            <source>Your database is damaged</source>
            <translation>データベースが破損しています</translation>
        </message>
        <message>
            <source>Your database is missing</source>
            <translation>データベースがありません</translation>
        </message>
        <message>
            <source>Your previous data is kept as a backup and can be restored.</source>
            <translation>以前のデータはバックアップとして残り、復元できます。</translation>
        </message>
        <message>
            <source>no feeds are there</source>
            <translation>フィードはありません</translation>
        </message>
    </context>
    <context>
        <name>RefreshChoices</name>
        <message>
            <source>At least every {time}</source>
            <translation>少なくとも{time}ごと</translation>
        </message>
        <message>
            <source>Automatically</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>Chosen from when it posts and when you visit</source>
            <translation>投稿の時間と訪問の時間から選ばれます</translation>
        </message>
        <message>
            <source>Later where the server asks for it or while data is saved</source>
            <translation>サーバーの求めやデータ節約時は遅らせます</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>混在</translation>
        </message>
        <message>
            <source>Only by hand</source>
            <translation>手動のみ</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>When you refresh it, its folder or all feeds; never otherwise</source>
            <translation>このフィード、フォルダー、すべてのフィードを手動で更新したときのみ</translation>
        </message>
        <message>
            <source>{number} h</source>
            <translation>{number}時間</translation>
        </message>
        <message>
            <source>{number} min</source>
            <translation>{number}分</translation>
        </message>
    </context>
    <context>
        <name>RefreshRow</name>
        <message>
            <source>API key</source>
            <translation>API キー</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>「設定」の「API キー」にあります。</translation>
        </message>
        <message>
            <source>Let Beforehand tell this server when to refresh</source>
            <translation>更新の時刻を Beforehand からサーバーに伝える</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring.</source>
            <translation>このコンピューターのキーリングにのみ保存されます。</translation>
        </message>
        <message>
            <source>The authentication token of your FreshRSS profile (Settings, Profile).</source>
            <translation>FreshRSS のプロフィールの認証トークン（「設定」の「プロフィール」）。</translation>
        </message>
        <message>
            <source>Token</source>
            <translation>トークン</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message numerus="yes">
            <source>%n feeds cannot be refreshed yet</source>
            <translation>
                <numerusform>フィード%n件はまだ更新できません</numerusform>
            </translation>
        </message>
        <message>
            <source>; the first at {time}</source>
            <translation>。最初は{time}</translation>
        </message>
        <message>
            <source>Not before {time}: {why}</source>
            <translation>{time}より前は不可：{why}</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused</source>
            <translation>
                <numerusform>更新するものがありません：フィード%n件は一時停止中です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds are paused or were removed by their publishers</source>
            <translation>
                <numerusform>更新するものがありません：フィード%n件は一時停止中か、配信元が削除しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to refresh: %n feeds were removed by their publishers</source>
            <translation>
                <numerusform>更新するものがありません：フィード%n件は配信元が削除しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to refresh: there are no feeds</source>
            <translation>更新するものがありません：フィードがありません</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} is paused</source>
            <translation>更新するものがありません：{title}は一時停止中です</translation>
        </message>
        <message>
            <source>Nothing to refresh: {title} was removed by its publisher</source>
            <translation>更新するものがありません：{title}は配信元が削除しました</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>再開</translation>
        </message>
        <message>
            <source>Show problems</source>
            <translation>問題を表示</translation>
        </message>
        <message>
            <source>{title} cannot be refreshed before {time}: {why}</source>
            <translation>{title}は{time}まで更新できません：{why}</translation>
        </message>
    </context>
    <context>
        <name>ReportSheet</name>
        <message>
            <source>Copy report</source>
            <translation>レポートをコピー</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <translation>問題を報告</translation>
        </message>
        <message>
            <source>Report copied</source>
            <translation>レポートをコピーしました</translation>
        </message>
        <message>
            <source>Versions and the end of the log. Addresses and file names are removed, and nothing is sent.</source>
            <translation>バージョンとログの末尾です。アドレスとファイル名は除かれ、何も送信されません。</translation>
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Results</source>
            <translation>結果</translation>
        </message>
    </context>
    <context>
        <name>RhythmFooter</name>
        <message numerus="yes">
            <source>%n days to go</source>
            <translation>
                <numerusform>あと%n日</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>読む習慣を学習しています。それまでは、どのフィードも1日に数回更新されます。</translation>
        </message>
        <message>
            <source>Learning is off</source>
            <translation>学習はオフ</translation>
        </message>
        <message>
            <source>Learning paused</source>
            <translation>学習は停止中</translation>
        </message>
        <message>
            <source>Rhythm</source>
            <translation>リズム</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>いつも{times}に訪問しています。</translation>
        </message>
        <message>
            <source>now {time}</source>
            <translation>現在 {time}</translation>
        </message>
    </context>
    <context>
        <name>RhythmMarks</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles had changed.</source>
            <translation>
                <numerusform>%n件の記事が変更されていました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Expected: {articles}.</source>
            <translation>予想：{articles}。</translation>
        </message>
        <message numerus="yes">
            <source>Found %n.</source>
            <translation>
                <numerusform>%n件見つかりました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Found nothing new.</source>
            <translation>新着はありませんでした。</translation>
        </message>
        <message>
            <source>Likely about {time}. This is worked out again every 15 minutes.</source>
            <translation>{time}ごろの見込み。15分ごとに計算し直されます。</translation>
        </message>
        <message>
            <source>Next {time}</source>
            <translation>次回 {time}</translation>
        </message>
        <message>
            <source>Not before {time}</source>
            <translation>{time}より前は不可</translation>
        </message>
        <message>
            <source>Planned {time}</source>
            <translation>{time}に予定</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>{time}に更新</translation>
        </message>
        <message>
            <source>Refreshing is paused until {time}.</source>
            <translation>更新は{time}まで停止中です。</translation>
        </message>
        <message>
            <source>The request budget is used up for now and is checked again then.</source>
            <translation>リクエストの予算は今のところ使い切っており、その時刻に見直されます。</translation>
        </message>
        <message>
            <source>Tried {time}</source>
            <translation>{time}に試行</translation>
        </message>
        <message numerus="yes">
            <source>about %n articles</source>
            <translation>
                <numerusform>約%n件の記事</numerusform>
            </translation>
        </message>
        <message>
            <source>about {number} articles</source>
            <translation>約{number}件の記事</translation>
        </message>
        <message>
            <source>at the computer</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>came back</source>
            <translation>戻った時刻</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失敗</translation>
        </message>
        <message>
            <source>hardly any articles</source>
            <translation>記事ほぼなし</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>見込み</translation>
        </message>
        <message>
            <source>no network</source>
            <translation>ネットワークなし</translation>
        </message>
        <message>
            <source>not before</source>
            <translation>これより前は不可</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>新着なし</translation>
        </message>
        <message>
            <source>planned</source>
            <translation>予定</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>拒否</translation>
        </message>
        <message>
            <source>your visits</source>
            <translation>あなたの訪問</translation>
        </message>
        <message>
            <source>{time}: no details in the log.</source>
            <translation>{time}：ログに詳細がありません。</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look} and {articles} were expected.</source>
            <translation>{what}：{look}までに訪問の見込みがあり、{articles}が予想されたため。</translation>
        </message>
        <message>
            <source>{what} because a visit was likely by {look}.</source>
            <translation>{what}：{look}までに訪問の見込みがあったため。</translation>
        </message>
        <message>
            <source>{what} because the last refresh was long ago.</source>
            <translation>{what}：前回の更新から時間がたっていたため。</translation>
        </message>
        <message>
            <source>{what} because you came back to the computer.</source>
            <translation>{what}：コンピューターに戻ってきたため。</translation>
        </message>
        <message>
            <source>{what} because you opened the window.</source>
            <translation>{what}：ウィンドウを開いたため。</translation>
        </message>
        <message>
            <source>{what} by another of your computers: nothing new.</source>
            <translation>{what}：別のコンピューターが確認し、新着なし。</translation>
        </message>
        <message>
            <source>{what} for the first time.</source>
            <translation>{what}（初回）。</translation>
        </message>
        <message>
            <source>{what} manually.</source>
            <translation>{what}（手動）。</translation>
        </message>
        <message>
            <source>{what} on schedule.</source>
            <translation>{what}（計画どおり）。</translation>
        </message>
        <message>
            <source>{what} to catch up.</source>
            <translation>{what}（遅れの取り戻し）。</translation>
        </message>
        <message>
            <source>{what}, again after a failure.</source>
            <translation>{what}（失敗後の再試行）。</translation>
        </message>
        <message>
            <source>{what}, before the feed drops articles.</source>
            <translation>{what}（記事が欠ける前）。</translation>
        </message>
        <message>
            <source>{what}, not earlier: {reason}.</source>
            <translation>{what}、これより早くはありません：{reason}。</translation>
        </message>
        <message>
            <source>{what}: visit likely by {look}.</source>
            <translation>{what}：{look}までに訪問の見込み。</translation>
        </message>
        <message>
            <source>{what}: {articles} expected, visit likely by {look}.</source>
            <translation>{what}：{articles}の予想、{look}までに訪問の見込み。</translation>
        </message>
        <message>
            <source>{what}: {articles} expected.</source>
            <translation>{what}：{articles}の予想。</translation>
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
            <translation>リズム</translation>
        </message>
        <message>
            <source>dddd d MMMM</source>
            <translation>M月d日 dddd</translation>
        </message>
        <message>
            <source>invented for the demo</source>
            <translation>デモ用の架空データ</translation>
        </message>
        <message numerus="yes">
            <source>learned from {day} of %n days</source>
            <translation>
                <numerusform>%n日中{day}日分を学習</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>learning for %n more days</source>
            <translation>
                <numerusform>学習中：あと%n日</numerusform>
            </translation>
        </message>
        <message>
            <source>learning is off</source>
            <translation>学習はオフ</translation>
        </message>
        <message>
            <source>learning paused</source>
            <translation>学習は停止中</translation>
        </message>
        <message>
            <source>learning paused until {time}</source>
            <translation>学習は{time}まで停止中</translation>
        </message>
        <message>
            <source>nothing learned yet</source>
            <translation>まだ何も学習していません</translation>
        </message>
    </context>
    <context>
        <name>RhythmPanels</name>
        <message numerus="yes">
            <source>%n articles came without a usable date; they are not counted.</source>
            <translation>
                <numerusform>日付を使えない記事が%n件届き、数に入っていません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n articles read in the last {days} days, and how far you followed their links.</source>
            <translation>
                <numerusform>過去{days}日間に読んだ記事%n件と、リンクをどこまでたどったか。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days</source>
            <translation>
                <numerusform>%n日</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n days with visits so far.</source>
            <translation>
                <numerusform>これまでに訪問のあった日は%n日。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failed last time</source>
            <translation>
                <numerusform>前回失敗%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer requests this week than refreshing hourly</source>
            <translation>
                <numerusform>1時間ごとの更新より今週は%n回少ないリクエスト</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more requests this week than refreshing hourly</source>
            <translation>
                <numerusform>1時間ごとの更新より今週は%n回多いリクエスト</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n never refreshed</source>
            <translation>
                <numerusform>未更新%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n not refreshed for a day</source>
            <translation>
                <numerusform>1日以上未更新%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them had no usable answer.</source>
            <translation>
                <numerusform>うち%n回は使える応答がありませんでした。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them missed nothing.</source>
            <translation>
                <numerusform>うち%n回は間に合わなかったものがありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n paused, refreshed only by hand or removed</source>
            <translation>
                <numerusform>一時停止、手動のみ、または削除%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n requests this week</source>
            <translation>
                <numerusform>今週のリクエスト%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n servers asked to wait</source>
            <translation>
                <numerusform>%n台のサーバーが待つよう求めました</numerusform>
            </translation>
        </message>
        <message>
            <source>A few days are too short to tell, or to compare with a fixed timer.</source>
            <translation>数日では、判断も固定タイマーとの比較もできません。</translation>
        </message>
        <message>
            <source>A little alike</source>
            <translation>少し似ている</translation>
        </message>
        <message numerus="yes">
            <source>About %n refreshes a day</source>
            <translation>
                <numerusform>1日に約%n回更新</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them had a usable answer.</source>
            <translation>すべてに使える応答がありました。</translation>
        </message>
        <message>
            <source>An article counts as missed at every visit before it was here. Share of all articles.</source>
            <translation>記事は、届くまでの訪問ごとに、間に合わなかった記事として数えます。全記事に占める割合。</translation>
        </message>
        <message>
            <source>Articles posted in this period, after their feed's first refresh, and here by now.</source>
            <translation>この期間に、フィードの最初の更新より後に投稿され、すでに届いている記事。</translation>
        </message>
        <message>
            <source>Asked to wait</source>
            <translation>待機の要求</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n days with visits.</source>
            <translation>
                <numerusform>訪問のあった%n日間に基づきます。</numerusform>
            </translation>
        </message>
        <message>
            <source>Beforehand</source>
            <translation>Beforehand</translation>
        </message>
        <message>
            <source>Beforehand missed {misses}, a fixed timer would have missed {others}.</source>
            <translation>間に合わなかった記事は Beforehand で{misses}、固定タイマーなら{others}。</translation>
        </message>
        <message>
            <source>By website</source>
            <translation>ウェブサイト別</translation>
        </message>
        <message>
            <source>Counted since {time}, when the log begins.</source>
            <translation>ログが始まる{time}から集計。</translation>
        </message>
        <message>
            <source>Counted up to each feed's last successful refresh: {share} % of the time.</source>
            <translation>各フィードの最後に成功した更新まで集計：時間の{share}%。</translation>
        </message>
        <message>
            <source>Day {number}</source>
            <translation>{number}日目</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>日</translation>
        </message>
        <message>
            <source>Each of them missed something.</source>
            <translation>そのすべてで何かが間に合いませんでした。</translation>
        </message>
        <message>
            <source>Estimated from the articles it lists.</source>
            <translation>フィードにある記事からの推定です。</translation>
        </message>
        <message>
            <source>Fairly alike</source>
            <translation>かなり似ている</translation>
        </message>
        <message>
            <source>Fixed timer</source>
            <translation>固定タイマー</translation>
        </message>
        <message>
            <source>For you, after 20 articles read.</source>
            <translation>おすすめは20件読んだあとから。</translation>
        </message>
        <message>
            <source>Half of the articles were here within this time.</source>
            <translation>記事の半分はこの時間内に届きました。</translation>
        </message>
        <message>
            <source>Hardly alike</source>
            <translation>ほとんど似ていない</translation>
        </message>
        <message>
            <source>How alike your days are</source>
            <translation>日ごとの似かた</translation>
        </message>
        <message>
            <source>How often each feed posts, and when</source>
            <translation>各フィードの投稿の頻度と時間</translation>
        </message>
        <message>
            <source>How often you opened the window.</source>
            <translation>ウィンドウを開いた回数。</translation>
        </message>
        <message>
            <source>Known after about a week with visits on most days.</source>
            <translation>ほぼ毎日訪問すると、1週間ほどでわかります。</translation>
        </message>
        <message numerus="yes">
            <source>Last %n days, {dates}</source>
            <translation>
                <numerusform>過去%n日間、{dates}</numerusform>
            </translation>
        </message>
        <message>
            <source>Learning is off: feeds are refreshed by how often they post, and missed articles are not estimated.</source>
            <translation>学習はオフです：フィードは投稿の頻度に応じて更新され、間に合わなかった記事は推定されません。</translation>
        </message>
        <message>
            <source>Learning is off: no visits recorded, so missed articles are unknown.</source>
            <translation>学習はオフです：訪問が記録されないため、間に合わなかった記事は不明です。</translation>
        </message>
        <message>
            <source>Missed articles a day by refreshes a day. Drag the point to refresh more or less often.</source>
            <translation>1日の更新回数に対する、1日に間に合わなかった記事。点をドラッグすると更新の回数を増減できます。</translation>
        </message>
        <message>
            <source>Missed articles appear around {date}.</source>
            <translation>間に合わなかった記事は{date}ごろ表示されます。</translation>
        </message>
        <message>
            <source>Missed, and still missing three seconds after opening.</source>
            <translation>間に合わず、開いて3秒後にもなかった記事。</translation>
        </message>
        <message numerus="yes">
            <source>Missed, with the same %n requests</source>
            <translation>
                <numerusform>同じリクエスト%n回で間に合わなかった記事</numerusform>
            </translation>
        </message>
        <message>
            <source>Most visits between {begin} and {end}, on {share} % of days.</source>
            <translation>訪問の多くは{begin}から{end}の間、{share}%の日。</translation>
        </message>
        <message>
            <source>No feed is refreshed automatically yet.</source>
            <translation>自動更新されるフィードはまだありません。</translation>
        </message>
        <message>
            <source>No feed was refreshed twice yet, so missed articles are unknown.</source>
            <translation>2回更新されたフィードがまだないため、間に合わなかった記事は不明です。</translation>
        </message>
        <message>
            <source>No links opened from articles yet.</source>
            <translation>記事から開いたリンクはまだありません。</translation>
        </message>
        <message>
            <source>No refreshes in this period.</source>
            <translation>この期間の更新はありません。</translation>
        </message>
        <message>
            <source>No refreshes this week.</source>
            <translation>今週の更新はありません。</translation>
        </message>
        <message>
            <source>No visits recorded yet.</source>
            <translation>訪問の記録はまだありません。</translation>
        </message>
        <message>
            <source>Opened a link in it</source>
            <translation>中のリンクを開いた</translation>
        </message>
        <message>
            <source>Opened its page</source>
            <translation>ページを開いた</translation>
        </message>
        <message>
            <source>Overall, the timer would have done better.</source>
            <translation>全体としては、タイマーのほうがよかったようです。</translation>
        </message>
        <message>
            <source>Read here only</source>
            <translation>ここで読んだだけ</translation>
        </message>
        <message>
            <source>Refreshes a day</source>
            <translation>1日の更新回数</translation>
        </message>
        <message>
            <source>Refreshes move to shortly before your visits, and the scorecard compares them with a fixed timer.</source>
            <translation>更新はあなたの訪問の直前に移り、成績表で固定タイマーと比べます。</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>リクエスト</translation>
        </message>
        <message>
            <source>Requests and missed articles</source>
            <translation>リクエストと間に合わなかった記事</translation>
        </message>
        <message>
            <source>Requests by website</source>
            <translation>ウェブサイト別のリクエスト</translation>
        </message>
        <message>
            <source>Requests that brought nothing new and cost hardly any data.</source>
            <translation>新着がなく、通信量もほとんどかからなかったリクエスト。</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>節約</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>成績表</translation>
        </message>
        <message>
            <source>Server load</source>
            <translation>サーバーの負荷</translation>
        </message>
        <message>
            <source>Simulated on the same log, without failed requests.</source>
            <translation>同じログでの、失敗するリクエストのないシミュレーション。</translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on none of the %n days with visits.</source>
            <translation>
                <numerusform>訪問のあった%n日間、タイマーのほうがよかった日はありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The timer did better on {lost} of the %n days with visits.</source>
            <translation>
                <numerusform>訪問のあった%n日間のうち{lost}日はタイマーのほうがよい結果でした。</numerusform>
            </translation>
        </message>
        <message>
            <source>Then shown here as a chart.</source>
            <translation>その後、ここにグラフで表示されます。</translation>
        </message>
        <message>
            <source>Times a feed dropped articles before it was refreshed.</source>
            <translation>更新前にフィードから記事が消えた回数。</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今日</translation>
        </message>
        <message>
            <source>Transferred</source>
            <translation>転送量</translation>
        </message>
        <message numerus="yes">
            <source>Unknown since then for %n feeds: {states}.</source>
            <translation>
                <numerusform>それ以降フィード%n件は不明：{states}。</numerusform>
            </translation>
        </message>
        <message>
            <source>Very alike</source>
            <translation>とても似ている</translation>
        </message>
        <message numerus="yes">
            <source>Visits by hour, %n days. Strong colour: again at the same hour on the next day.</source>
            <translation>
                <numerusform>時間別の訪問、%n日間。濃い色：翌日も同じ時間に訪問。</numerusform>
            </translation>
        </message>
        <message>
            <source>Website</source>
            <translation>ウェブサイト</translation>
        </message>
        <message>
            <source>Went on from there</source>
            <translation>さらに先へ進んだ</translation>
        </message>
        <message>
            <source>What Beforehand learns, and when</source>
            <translation>Beforehand が学習すること、その時期</translation>
        </message>
        <message>
            <source>What interests you</source>
            <translation>あなたの興味</translation>
        </message>
        <message>
            <source>What more or fewer requests would bring</source>
            <translation>リクエストを増減した場合</translation>
        </message>
        <message>
            <source>When you usually visit</source>
            <translation>いつもの訪問時間</translation>
        </message>
        <message>
            <source>Where articles lead you</source>
            <translation>記事から進んだ先</translation>
        </message>
        <message>
            <source>about {misses} missed</source>
            <translation>間に合わなかったもの約{misses}件</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>他%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>articles posted</source>
            <translation>公開された記事</translation>
        </message>
        <message>
            <source>as many requests this week as refreshing hourly</source>
            <translation>今週のリクエスト数は毎時更新と同じ</translation>
        </message>
        <message numerus="yes">
            <source>at %n visits</source>
            <translation>
                <numerusform>%n 回の訪問で</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at least %n missing</source>
            <translation>
                <numerusform>少なくとも%n件が不足</numerusform>
            </translation>
        </message>
        <message>
            <source>brought nothing new</source>
            <translation>新着なし</translation>
        </message>
        <message>
            <source>days</source>
            <translation>日</translation>
        </message>
        <message>
            <source>fixed timer</source>
            <translation>固定タイマー</translation>
        </message>
        <message>
            <source>h</source>
            <translation>時間</translation>
        </message>
        <message>
            <source>late after opening</source>
            <translation>開いたあとも遅れ</translation>
        </message>
        <message>
            <source>min</source>
            <translation>分</translation>
        </message>
        <message>
            <source>missed at visits</source>
            <translation>訪問に間に合わず</translation>
        </message>
        <message>
            <source>no server asked to wait</source>
            <translation>待つよう求めたサーバーはありません</translation>
        </message>
        <message numerus="yes">
            <source>refreshes a day, all %n feeds</source>
            <translation>
                <numerusform>1日の更新回数、全フィード%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>requests</source>
            <translation>リクエスト</translation>
        </message>
        <message>
            <source>s</source>
            <translation>秒</translation>
        </message>
        <message>
            <source>times articles were lost</source>
            <translation>記事が失われた回数</translation>
        </message>
        <message>
            <source>transferred</source>
            <translation>転送量</translation>
        </message>
        <message>
            <source>typical delay</source>
            <translation>通常の遅れ</translation>
        </message>
        <message>
            <source>visits</source>
            <translation>訪問</translation>
        </message>
        <message numerus="yes">
            <source>{account} by its server's own timer, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account}（サーバー自身のタイマー、{days}）：%n件の記事の半数は {wait}以内に届き、{visits} {missed}件が未着でした。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{account} since Beforehand tells it when, {days}: half of %n articles there within {wait}, {missed} missed {visits}.</source>
            <translation>
                <numerusform>{account}（Beforehand が時刻を伝えて以降、{days}）：%n件の記事の半数は {wait}以内に届き、{visits} {missed}件が未着でした。</numerusform>
            </translation>
        </message>
        <message>
            <source>{level}: in {repeated} % of the hours you visited, you also did the next day. By chance it would be {chance} %.</source>
            <translation>{level}：訪問した時間帯の{repeated}%で翌日も訪問。偶然なら{chance}%です。</translation>
        </message>
        <message>
            <source>{requests} a day</source>
            <translation>1日に{requests}回</translation>
        </message>
        <message>
            <source>{requests} a day: about {misses} missed; a fixed timer would miss about {others}.</source>
            <translation>1日に{requests}回：間に合わない記事は約{misses}件、固定タイマーなら約{others}件。</translation>
        </message>
        <message>
            <source>{share} brought nothing new</source>
            <translation>{share}は新着なし</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits came within 60 s of your return to the computer.</source>
            <translation>
                <numerusform>訪問%n回中{soon}回は、コンピューターに戻ってから60秒以内でした。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RhythmReturns</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds gave no answer.</source>
            <translation>
                <numerusform>フィード%n件から応答がありませんでした。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds refreshed</source>
            <translation>
                <numerusform>フィード%n件を更新</numerusform>
            </translation>
        </message>
        <message>
            <source>After {time} away.</source>
            <translation>{time}離れたあと。</translation>
        </message>
        <message>
            <source>At this computer for {time}. {returns}</source>
            <translation>このコンピューターを{time}使用。{returns}</translation>
        </message>
        <message>
            <source>At this computer {times}. {returns}</source>
            <translation>このコンピューターを使用：{times}。{returns}</translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times this week.</source>
            <translation>
                <numerusform>今週は%n回戻りました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Came back %n times today.</source>
            <translation>
                <numerusform>今日は%n回戻りました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Last {days} days: {visits}</source>
            <translation>過去{days}日間：{visits}</translation>
        </message>
        <message>
            <source>Not at this computer this week.</source>
            <translation>今週はこのコンピューターを使っていません。</translation>
        </message>
        <message>
            <source>Not at this computer today.</source>
            <translation>今日はこのコンピューターを使っていません。</translation>
        </message>
        <message>
            <source>Nothing new, known {time} later.</source>
            <translation>新着なし、{time}後に判明。</translation>
        </message>
        <message>
            <source>Nothing was refreshed because of it.</source>
            <translation>これによる更新はありません。</translation>
        </message>
        <message>
            <source>Signal: {signal}</source>
            <translation>信号：{signal}</translation>
        </message>
        <message>
            <source>You came back</source>
            <translation>戻ってきました</translation>
        </message>
        <message>
            <source>You just came back</source>
            <translation>戻ってきたところです</translation>
        </message>
        <message>
            <source>input after a break</source>
            <translation>休止後の操作</translation>
        </message>
        <message>
            <source>program start</source>
            <translation>プログラムの起動</translation>
        </message>
        <message>
            <source>screen saver</source>
            <translation>スクリーンセーバー</translation>
        </message>
        <message>
            <source>since {time}</source>
            <translation>{time}から</translation>
        </message>
        <message>
            <source>switch of users</source>
            <translation>ユーザーの切り替え</translation>
        </message>
        <message>
            <source>unlock</source>
            <translation>ロック解除</translation>
        </message>
        <message>
            <source>wake</source>
            <translation>スリープ解除</translation>
        </message>
        <message>
            <source>{articles}, ready {time} later.</source>
            <translation>{articles}、{time}後に準備完了。</translation>
        </message>
        <message numerus="yes">
            <source>{soon} of %n visits within 60 s</source>
            <translation>
                <numerusform>60秒以内の訪問 %n回中{soon}回</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} after {time} away, because you often read soon after.</source>
            <translation>{what}、{time}離れたあと。このあとすぐ読むことが多いため。</translation>
        </message>
        <message>
            <source>{what} as you came back.</source>
            <translation>{what}、戻ってきたとき。</translation>
        </message>
    </context>
    <context>
        <name>RhythmStrips</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned this week.</source>
            <translation>
                <numerusform>今週の更新予定%n回。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refreshes planned today.</source>
            <translation>
                <numerusform>今日の更新予定%n回。</numerusform>
            </translation>
        </message>
        <message>
            <source>Getting to know your habits</source>
            <translation>読む習慣を学習しています</translation>
        </message>
        <message>
            <source>It is {time}.</source>
            <translation>現在 {time}。</translation>
        </message>
        <message>
            <source>No refreshes planned this week.</source>
            <translation>今週予定されている更新はありません。</translation>
        </message>
        <message>
            <source>No refreshes planned today.</source>
            <translation>今日予定されている更新はありません。</translation>
        </message>
        <message>
            <source>When you usually visit is not known yet.</source>
            <translation>いつもの訪問時間はまだわかっていません。</translation>
        </message>
        <message>
            <source>You usually visit at {times}.</source>
            <translation>いつも{times}に訪問しています。</translation>
        </message>
        <message>
            <source>You visited at {times}.</source>
            <translation>訪問：{times}。</translation>
        </message>
        <message>
            <source>Your usual times appear here after a week. Until then, every feed is refreshed a few times a day.</source>
            <translation>いつもの時間は1週間後にここに表示されます。それまでは、どのフィードも1日に数回更新されます。</translation>
        </message>
        <message>
            <source>after {time}</source>
            <translation>{time}以降</translation>
        </message>
        <message>
            <source>due</source>
            <translation>まもなく</translation>
        </message>
        <message>
            <source>due since {time}</source>
            <translation>{time}から待機</translation>
        </message>
        <message numerus="yes">
            <source>failed %n times</source>
            <translation>
                <numerusform>失敗%n回</numerusform>
            </translation>
        </message>
        <message>
            <source>manually</source>
            <translation>手動</translation>
        </message>
        <message>
            <source>next {time}</source>
            <translation>次回 {time}</translation>
        </message>
        <message>
            <source>not before {time}</source>
            <translation>{time}より前は不可</translation>
        </message>
        <message>
            <source>not refreshed this week</source>
            <translation>今週は未更新</translation>
        </message>
        <message>
            <source>not refreshed today</source>
            <translation>今日は未更新</translation>
        </message>
        <message>
            <source>nothing new</source>
            <translation>新着なし</translation>
        </message>
        <message>
            <source>only by hand</source>
            <translation>手動のみ</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>一時停止中</translation>
        </message>
        <message>
            <source>posts mostly {times}</source>
            <translation>主に{times}に投稿</translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times this week</source>
            <translation>
                <numerusform>今週の更新%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refreshed %n times today</source>
            <translation>
                <numerusform>今日の更新%n回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>refused %n times</source>
            <translation>
                <numerusform>拒否%n回</numerusform>
            </translation>
        </message>
        <message>
            <source>removed by publisher</source>
            <translation>配信元が削除</translation>
        </message>
    </context>
    <context>
        <name>Ribbon</name>
        <message>
            <source>When you visit</source>
            <translation>訪問時間</translation>
        </message>
        <message>
            <source>next</source>
            <translation>次回</translation>
        </message>
        <message>
            <source>ticks: planned refreshes</source>
            <translation>目盛：更新の予定</translation>
        </message>
        <message>
            <source>usually {time}</source>
            <translation>いつもは{time}</translation>
        </message>
    </context>
    <context>
        <name>RowGestures</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>Account settings…</source>
            <translation>アカウントの設定…</translation>
        </message>
        <message>
            <source>Add to favourites</source>
            <translation>お気に入りに追加</translation>
        </message>
        <message>
            <source>Copy feed address</source>
            <translation>フィードのアドレスをコピー</translation>
        </message>
        <message>
            <source>Feed properties…</source>
            <translation>フィードのプロパティ…</translation>
        </message>
        <message>
            <source>Mark all as read</source>
            <translation>すべて既読にする</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>下へ移動</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>移動先</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>上へ移動</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新しいフォルダー</translation>
        </message>
        <message>
            <source>New folder here</source>
            <translation>ここに新しいフォルダー</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>このコンピューター</translation>
        </message>
        <message>
            <source>Open website</source>
            <translation>ウェブサイトを開く</translation>
        </message>
        <message>
            <source>Properties…</source>
            <translation>プロパティ…</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>Refresh all</source>
            <translation>すべて更新</translation>
        </message>
        <message>
            <source>Reload from scratch</source>
            <translation>最初から読み込み直す</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>削除</translation>
        </message>
        <message>
            <source>Remove account</source>
            <translation>アカウントを削除</translation>
        </message>
        <message>
            <source>Remove folder, keep its feeds</source>
            <translation>フォルダーを削除（フィードは残す）</translation>
        </message>
        <message>
            <source>Remove from favourites</source>
            <translation>お気に入りから外す</translation>
        </message>
        <message>
            <source>Remove saved search</source>
            <translation>保存した検索を削除</translation>
        </message>
        <message>
            <source>Remove tag from all articles</source>
            <translation>すべての記事からタグを外す</translation>
        </message>
        <message>
            <source>Removed by its publisher: unsubscribe</source>
            <translation>配信元が削除：購読を解除</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>名前を変更</translation>
        </message>
        <message>
            <source>Save as EPUB…</source>
            <translation>EPUBとして保存…</translation>
        </message>
        <message>
            <source>Show activity</source>
            <translation>アクティビティを表示</translation>
        </message>
        <message>
            <source>Sync now</source>
            <translation>今すぐ同期</translation>
        </message>
        <message>
            <source>Top level</source>
            <translation>最上位</translation>
        </message>
        <message>
            <source>Unsubscribe</source>
            <translation>購読を解除</translation>
        </message>
        <message>
            <source>Unsubscribe at the sender…</source>
            <translation>送信元で配信を停止…</translation>
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
            <translation>プログラム</translation>
        </message>
        <message>
            <source>Remove action</source>
            <translation>操作を削除</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>送る</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>音</translation>
        </message>
        <message>
            <source>Tag name</source>
            <translation>タグ名</translation>
        </message>
    </context>
    <context>
        <name>RuleExamples</name>
        <message>
            <source>A rule opens for editing first. Ctrl+Z undoes what it did.</source>
            <translation>ルールはまず編集画面で開きます。Ctrl+Z で実行内容を元に戻せます。</translation>
        </message>
        <message>
            <source>Let rules sort what arrives</source>
            <translation>届いた記事をルールで整理する</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. Start with one of these, or with any article: right-click it and choose “Create rule from this article…”.</source>
            <translation>ルールは新着記事に自動で働きます：既読にする、スターを付ける、タグを付ける、隠す、通知する。次のいずれかから、または記事から始めてください：記事を右クリックして「この記事からルールを作成…」を選びます。</translation>
        </message>
        <message>
            <source>Rules act on new articles automatically: mark as read, star, tag, hide or notify. To start with an article, right-click it and choose “Create rule from this article…”.</source>
            <translation>ルールは新着記事に自動で働きます：既読にする、スターを付ける、タグを付ける、隠す、通知する。記事から始めるには、記事を右クリックして「この記事からルールを作成…」を選びます。</translation>
        </message>
    </context>
    <context>
        <name>RuleForm</name>
        <message>
            <source>Add a condition</source>
            <translation>条件を追加</translation>
        </message>
        <message>
            <source>Add an action</source>
            <translation>操作を追加</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>一致</translation>
        </message>
        <message>
            <source>Rule name</source>
            <translation>ルール名</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>実行する操作：</translation>
        </message>
        <message>
            <source>When an article arrives and {how} of these match:</source>
            <translation>記事が届き、次の{how}に一致するとき：</translation>
        </message>
        <message>
            <source>all</source>
            <translation>すべて</translation>
        </message>
        <message>
            <source>any</source>
            <translation>いずれか</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Rules</source>
            <translation>ルール</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止中</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>無題</translation>
        </message>
    </context>
    <context>
        <name>RuleMatches</name>
        <message numerus="yes">
            <source>Matches {count} of the last %n articles</source>
            <translation>
                <numerusform>最近の記事%n件中{count}件に一致</numerusform>
            </translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>記事はまだありません</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n rules were not saved: something is missing.</source>
            <translation>
                <numerusform>%n件のルールは保存されませんでした。入力が足りません。</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a condition: a rule without one matches nothing.</source>
            <translation>条件を追加してください：条件のないルールは何にも一致しません。</translation>
        </message>
        <message>
            <source>Add an action.</source>
            <translation>操作を追加してください。</translation>
        </message>
        <message>
            <source>Any field</source>
            <translation>すべての項目</translation>
        </message>
        <message>
            <source>Articles by {author}</source>
            <translation>{author} の記事</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>著者</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>カテゴリー</translation>
        </message>
        <message>
            <source>Choose a feed from the list.</source>
            <translation>リストからフィードを選択してください。</translation>
        </message>
        <message>
            <source>Choose a folder from the list.</source>
            <translation>リストからフォルダーを選択してください。</translation>
        </message>
        <message>
            <source>Choose a program. It has to lie in the programs folder.</source>
            <translation>プログラムを選択してください。プログラムフォルダーにある必要があります。</translation>
        </message>
        <message>
            <source>Choose where to. Places are set up in Preferences, Sharing.</source>
            <translation>送り先を選んでください。送り先は設定の「共有」で追加できます。</translation>
        </message>
        <message>
            <source>Enter a name for the rule.</source>
            <translation>ルールの名前を入力してください。</translation>
        </message>
        <message>
            <source>Enter a tag name.</source>
            <translation>タグ名を入力してください。</translation>
        </message>
        <message>
            <source>Enter text to match.</source>
            <translation>一致させるテキストを入力してください。</translation>
        </message>
        <message>
            <source>Feed</source>
            <translation>フィード</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>非表示にする</translation>
        </message>
        <message>
            <source>Hide what you never read</source>
            <translation>読まないものを隠す</translation>
        </message>
        <message>
            <source>Hide “{word}”</source>
            <translation>「{word}」を隠す</translation>
        </message>
        <message>
            <source>Keep a busy feed short</source>
            <translation>投稿の多いフィードを短くする</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>リンク</translation>
        </message>
        <message>
            <source>Mark as read</source>
            <translation>既読にする</translation>
        </message>
        <message>
            <source>Never miss a writer</source>
            <translation>この書き手を見逃さない</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>新しいルール</translation>
        </message>
        <message>
            <source>Notify</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Run program</source>
            <translation>プログラムを実行</translation>
        </message>
        <message>
            <source>Send to</source>
            <translation>送る</translation>
        </message>
        <message>
            <source>Stopped: {why}. Change that, then switch the rule off and on to try again.</source>
            <translation>停止中：{why}。修正してから、ルールをオフにして再びオンにすると再試行します。</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>タグ</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>テキスト</translation>
        </message>
        <message>
            <source>The rule {name} was not saved. {why}</source>
            <translation>ルール {name} は保存されませんでした。{why}</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>タイトル</translation>
        </message>
        <message numerus="yes">
            <source>Would have hidden {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>この 30 日間の%n件のうち{count}件を隠したはずです</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Would have marked {count} of %n articles in the last 30 days</source>
            <translation>
                <numerusform>この 30 日間の%n件のうち{count}件を既読にしたはずです</numerusform>
            </translation>
        </message>
        <message>
            <source>begins with</source>
            <translation>が次で始まる</translation>
        </message>
        <message>
            <source>contains</source>
            <translation>が次を含む</translation>
        </message>
        <message>
            <source>does not contain</source>
            <translation>が次を含まない</translation>
        </message>
        <message>
            <source>does not match expression</source>
            <translation>が式に一致しない</translation>
        </message>
        <message>
            <source>is</source>
            <translation>が次と同じ</translation>
        </message>
        <message>
            <source>is not</source>
            <translation>が次と異なる</translation>
        </message>
        <message>
            <source>matches expression</source>
            <translation>が式に一致する</translation>
        </message>
        <message>
            <source>{author} writes for {feed}; you opened {opened} of the last {most}</source>
            <translation>{author} は {feed} に書いています。最近の{most}件中{opened}件を開きました</translation>
        </message>
        <message>
            <source>{feed}: “{word}” as read</source>
            <translation>{feed}: 「{word}」を既読に</translation>
        </message>
    </context>
    <context>
        <name>RulesEditor</name>
        <message>
            <source>Apply to matches now</source>
            <translation>一致した記事に適用</translation>
        </message>
        <message>
            <source>Delete rule</source>
            <translation>ルールを削除</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>Matching articles appear here.</source>
            <translation>一致した記事がここに表示されます。</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>新しいルール</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>ルール</translation>
        </message>
        <message>
            <source>The last run of its program failed. {problem}</source>
            <translation>このルールのプログラムの前回の実行に失敗しました。{problem}</translation>
        </message>
    </context>
    <context>
        <name>SavePageSheet</name>
        <message>
            <source>A link in another program asks for this. Nothing is loaded before you save.</source>
            <translation>別のプログラムのリンクが求めています。保存するまで何も読み込みません。</translation>
        </message>
        <message>
            <source>Always save</source>
            <translation>常に保存</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save to Read later?</source>
            <translation>「あとで読む」に保存しますか？</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>Copied. Paste it in your browser as the address of a new bookmark.</source>
            <translation>コピーしました。ブラウザーで新しいブックマークのアドレスとして貼り付けてください。</translation>
        </message>
        <message>
            <source>Copy the address of a web page first.</source>
            <translation>先にウェブページのアドレスをコピーしてください。</translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>a day, a month or “yesterday”</source>
            <translation>日、月、または「yesterday」</translation>
        </message>
        <message>
            <source>by an author</source>
            <translation>著者</translation>
        </message>
        <message>
            <source>in a feed</source>
            <translation>フィード内</translation>
        </message>
        <message>
            <source>in a folder</source>
            <translation>フォルダー内</translation>
        </message>
        <message>
            <source>in the title</source>
            <translation>タイトル内</translation>
        </message>
        <message>
            <source>unread, starred, later…</source>
            <translation>unread、starred、later…</translation>
        </message>
        <message>
            <source>with a tag</source>
            <translation>タグ</translation>
        </message>
    </context>
    <context>
        <name>SecondInstance</name>
        <message>
            <source>Saved as {name}</source>
            <translation>{name}として保存しました</translation>
        </message>
    </context>
    <context>
        <name>SendLoginSheet</name>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Client ID</source>
            <translation>クライアントID</translation>
        </message>
        <message>
            <source>Client secret</source>
            <translation>クライアントシークレット</translation>
        </message>
        <message>
            <source>Create a client on {address} under API clients management. The login is kept in your system’s keyring.</source>
            <translation>{address}の「APIクライアント管理」でクライアントを作成してください。ログイン情報はシステムのキーリングに保存されます。</translation>
        </message>
        <message>
            <source>Log in to {name}</source>
            <translation>{name}にログイン</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>パスワード</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>ユーザー名</translation>
        </message>
    </context>
    <context>
        <name>Sharing</name>
        <message>
            <source>“{title}.”</source>
            <translation>「{title}」</translation>
        </message>
    </context>
    <context>
        <name>SidePage</name>
        <message>
            <source>Back to the list</source>
            <translation>リストに戻る</translation>
        </message>
    </context>
    <context>
        <name>SignInFields</name>
        <message>
            <source>API key</source>
            <translation>API キー</translation>
        </message>
        <message>
            <source>From Settings, API keys.</source>
            <translation>「設定」の「API キー」にあります。</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>パスワード</translation>
        </message>
        <message>
            <source>Sign in with</source>
            <translation>サインイン方法</translation>
        </message>
        <message>
            <source>Stored only in this computer's keyring. It is sent to this address and nowhere else.</source>
            <translation>このコンピューターのキーリングにのみ保存されます。このアドレス以外には送信されません。</translation>
        </message>
        <message>
            <source>The API password, which FreshRSS keeps in Settings, Profile. It is not the one you log in with.</source>
            <translation>FreshRSS の「設定」、「プロフィール」にある API パスワードです。ログインに使うものとは異なります。</translation>
        </message>
        <message>
            <source>User and password</source>
            <translation>ユーザー名とパスワード</translation>
        </message>
        <message>
            <source>User name</source>
            <translation>ユーザー名</translation>
        </message>
        <message>
            <source>User name and password of the Google Reader integration (Settings, Integrations).</source>
            <translation>Google Reader 連携のユーザー名とパスワード（「設定」、「連携」）。</translation>
        </message>
    </context>
    <context>
        <name>SpotMenu</name>
        <message>
            <source>Add feed from this site…</source>
            <translation>このサイトのフィードを追加…</translation>
        </message>
        <message>
            <source>Always load pictures in this feed</source>
            <translation>このフィードの画像を常に読み込む</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Copy as Markdown</source>
            <translation>Markdown としてコピー</translation>
        </message>
        <message>
            <source>Copy description</source>
            <translation>説明をコピー</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>リンクをコピー</translation>
        </message>
        <message>
            <source>Copy link with text</source>
            <translation>リンクをテキスト付きでコピー</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>画像をコピー</translation>
        </message>
        <message>
            <source>Copy picture address</source>
            <translation>画像のアドレスをコピー</translation>
        </message>
        <message>
            <source>Do not load pictures in this feed</source>
            <translation>このフィードの画像を読み込まない</translation>
        </message>
        <message>
            <source>Make a rule from this…</source>
            <translation>これでルールを作成…</translation>
        </message>
        <message>
            <source>Open in background	Middle-click</source>
            <translation>バックグラウンドで開く	中クリック</translation>
        </message>
        <message>
            <source>Open in browser</source>
            <translation>ブラウザーで開く</translation>
        </message>
        <message>
            <source>Open original in browser</source>
            <translation>元の記事をブラウザーで開く</translation>
        </message>
        <message>
            <source>Remove from Read later</source>
            <translation>「あとで読む」から外す</translation>
        </message>
        <message>
            <source>Save picture…</source>
            <translation>画像を保存…</translation>
        </message>
        <message>
            <source>Save to Read later</source>
            <translation>「あとで読む」に追加</translation>
        </message>
        <message>
            <source>Search articles for “{text}”</source>
            <translation>記事から「{text}」を検索</translation>
        </message>
        <message>
            <source>Search the web</source>
            <translation>ウェブで検索</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>すべて選択</translation>
        </message>
        <message>
            <source>Share link</source>
            <translation>リンクを共有</translation>
        </message>
        <message>
            <source>Share quote</source>
            <translation>引用を共有</translation>
        </message>
        <message>
            <source>View picture</source>
            <translation>画像を見る</translation>
        </message>
    </context>
    <context>
        <name>StarredFeed</name>
        <message>
            <source>Starred articles</source>
            <translation>スター付きの記事</translation>
        </message>
        <message>
            <source>The starred articles feed is not up to date: {why}</source>
            <translation>スター付き記事のフィードが最新ではありません：{why}</translation>
        </message>
    </context>
    <context>
        <name>StarterSheet</name>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Review feeds</source>
            <translation>フィードを確認</translation>
        </message>
        <message>
            <source>Start with a topic</source>
            <translation>トピックから始める</translation>
        </message>
        <message>
            <source>Suggested feeds, one folder per topic. You review every feed before it is added.</source>
            <translation>おすすめのフィードを、トピックごとに1つのフォルダーで。追加する前にすべて確認できます。</translation>
        </message>
    </context>
    <context>
        <name>Starters</name>
        <message>
            <source>Ideas and culture</source>
            <translation>思想と文化</translation>
        </message>
        <message>
            <source>Nature and places</source>
            <translation>自然と土地</translation>
        </message>
        <message>
            <source>Open source</source>
            <translation>オープンソース</translation>
        </message>
        <message>
            <source>Science</source>
            <translation>科学</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>宇宙</translation>
        </message>
        <message>
            <source>Technology</source>
            <translation>テクノロジー</translation>
        </message>
        <message>
            <source>Web comics</source>
            <translation>ウェブコミック</translation>
        </message>
        <message>
            <source>World news</source>
            <translation>世界のニュース</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>新着記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>A third of the refreshes on a metered connection</source>
            <translation>従量制接続では更新を3分の1に</translation>
        </message>
        <message>
            <source>A third of the refreshes on low battery</source>
            <translation>バッテリー残量が少ないときは更新を3分の1に</translation>
        </message>
        <message>
            <source>Getting to know your habits. Until then, every feed is refreshed a few times a day.</source>
            <translation>読む習慣を学習しています。それまでは、どのフィードも1日に数回更新されます。</translation>
        </message>
        <message>
            <source>Half as many refreshes on a metered connection</source>
            <translation>従量制接続では更新を半分に</translation>
        </message>
        <message>
            <source>Half as many refreshes on low battery</source>
            <translation>バッテリー残量が少ないときは更新を半分に</translation>
        </message>
        <message>
            <source>Next refresh about {time}</source>
            <translation>次回の更新 {time}ごろ</translation>
        </message>
        <message>
            <source>No articles yet</source>
            <translation>記事はまだありません</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>未更新</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>新着なし</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>オフライン</translation>
        </message>
        <message>
            <source>On vacation until {day}</source>
            <translation>{day}まで休暇中</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>{time}まで停止中</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>{time}まで通知なし</translation>
        </message>
        <message>
            <source>Ready since {time}</source>
            <translation>{time}から準備完了</translation>
        </message>
        <message>
            <source>Refreshed {time}</source>
            <translation>{time}に更新</translation>
        </message>
        <message>
            <source>Refreshing resumes automatically.</source>
            <translation>更新は自動的に再開します。</translation>
        </message>
        <message numerus="yes">
            <source>Refreshing {done} of %n</source>
            <translation>
                <numerusform>更新中 {done}/%n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sign in to this network first</source>
            <translation>先にこのネットワークにサインインしてください</translation>
        </message>
        <message>
            <source>You usually visit about {time}. Your feeds are refreshed shortly before.</source>
            <translation>いつも{time}ごろに訪問しています。フィードはその少し前に更新されます。</translation>
        </message>
        <message>
            <source>next by {time}</source>
            <translation>次は{time}まで</translation>
        </message>
        <message>
            <source>offline now</source>
            <translation>現在オフライン</translation>
        </message>
        <message>
            <source>saving data</source>
            <translation>データ節約中</translation>
        </message>
        <message>
            <source>saving power</source>
            <translation>節電中</translation>
        </message>
        <message>
            <source>sign in to this network first</source>
            <translation>先にこのネットワークにサインインしてください</translation>
        </message>
        <message numerus="yes">
            <source>{ready} of %n feeds ready</source>
            <translation>
                <numerusform>フィード%n件中{ready}件が準備完了</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoredSheet</name>
        <message>
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>Preferences…</source>
            <translation>設定…</translation>
        </message>
    </context>
    <context>
        <name>StripsArea</name>
        <message>
            <source>By name</source>
            <translation>名前順</translation>
        </message>
        <message>
            <source>Feed order</source>
            <translation>フィードの順序</translation>
        </message>
        <message>
            <source>Most missed</source>
            <translation>間に合わなかった順</translation>
        </message>
        <message>
            <source>Most read</source>
            <translation>よく読む順</translation>
        </message>
        <message>
            <source>Next first</source>
            <translation>次回が近い順</translation>
        </message>
    </context>
    <context>
        <name>StripsView</name>
        <message>
            <source>Feeds: posting times, past and planned refreshes</source>
            <translation>フィード：投稿時間、過去と予定の更新</translation>
        </message>
        <message>
            <source>No feeds yet.</source>
            <translation>まだフィードがありません。</translation>
        </message>
    </context>
    <context>
        <name>SubscriptionsPane</name>
        <message>
            <source>Add site or feed</source>
            <translation>サイトまたはフィードを追加</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>メニュー</translation>
        </message>
    </context>
    <context>
        <name>Synonyms</name>
        <message>
            <source>English, German, French, Spanish, Japanese, Chinese, translation, locale</source>
            <translation>英語, ドイツ語, フランス語, スペイン語, 日本語, 中国語, 翻訳, 言語</translation>
        </message>
        <message>
            <source>VPN, tor, connection</source>
            <translation>VPN, tor, 接続</translation>
        </message>
        <message>
            <source>accessibility, black and white, strong</source>
            <translation>アクセシビリティ, 白黒, 強い</translation>
        </message>
        <message>
            <source>all reports, whole story</source>
            <translation>すべての記事、話題全体</translation>
        </message>
        <message>
            <source>alphabetical, A to Z</source>
            <translation>アルファベット順, 五十音順</translation>
        </message>
        <message>
            <source>alt text, caption</source>
            <translation>代替テキスト, 説明文</translation>
        </message>
        <message>
            <source>article list, hide list, full width</source>
            <translation>記事リスト, リストを隠す, 全幅</translation>
        </message>
        <message>
            <source>at night, sleep, do not refresh</source>
            <translation>夜間, 睡眠, 更新しない</translation>
        </message>
        <message>
            <source>at once, immediately</source>
            <translation>すぐに, ただちに</translation>
        </message>
        <message>
            <source>automatic, auto mode, default colours</source>
            <translation>自動, 自動モード, 既定の色</translation>
        </message>
        <message>
            <source>automatically read, mark on scroll</source>
            <translation>自動で既読, スクロールで既読</translation>
        </message>
        <message>
            <source>autostart, login, boot, launch</source>
            <translation>自動起動, ログイン, 起動, 開始</translation>
        </message>
        <message>
            <source>background tab</source>
            <translation>バックグラウンドタブ</translation>
        </message>
        <message>
            <source>background tabs, web pages</source>
            <translation>バックグラウンドのタブ, ウェブページ</translation>
        </message>
        <message>
            <source>background, minimize, close to tray</source>
            <translation>バックグラウンド, 最小化, トレイに閉じる</translation>
        </message>
        <message>
            <source>backup, copies, restore</source>
            <translation>バックアップ, コピー, 復元</translation>
        </message>
        <message>
            <source>backup, download my data</source>
            <translation>バックアップ, データをダウンロード</translation>
        </message>
        <message>
            <source>badges, numbers, unread counts</source>
            <translation>バッジ, 数字, 未読数</translation>
        </message>
        <message>
            <source>bookmarklet, browser, save page, read later, ask</source>
            <translation>ブックマークレット, ブラウザー, ページを保存, あとで読む, 確認</translation>
        </message>
        <message>
            <source>bookmarklet, save from browser</source>
            <translation>ブックマークレット, ブラウザーから保存</translation>
        </message>
        <message>
            <source>briefing, digest, summary, today</source>
            <translation>ブリーフィング, まとめ, 要約, 今日</translation>
        </message>
        <message>
            <source>browser name, identity</source>
            <translation>ブラウザー名, 識別</translation>
        </message>
        <message>
            <source>budget, limit, traffic, how often</source>
            <translation>予算, 上限, 通信量, 頻度</translation>
        </message>
        <message>
            <source>bug, feedback, log file, support</source>
            <translation>バグ, 不具合, フィードバック, ログファイル, サポート</translation>
        </message>
        <message>
            <source>by hand, never</source>
            <translation>手動, しない</translation>
        </message>
        <message>
            <source>cache, max-age, expires, maximum</source>
            <translation>キャッシュ, max-age, 有効期限, 最大</translation>
        </message>
        <message>
            <source>cancel refresh, abort</source>
            <translation>更新をキャンセル, 中断</translation>
        </message>
        <message>
            <source>catch up</source>
            <translation>追いつく</translation>
        </message>
        <message>
            <source>changes, edits, revisions, history, diff, corrections</source>
            <translation>変更, 編集, 改訂, 履歴, 差分, 訂正</translation>
        </message>
        <message>
            <source>classic, horizontal, mail view</source>
            <translation>クラシック, 横, メール表示</translation>
        </message>
        <message>
            <source>clipboard, copy text, copy link, copy picture</source>
            <translation>クリップボード, テキストをコピー, リンクをコピー, 画像をコピー</translation>
        </message>
        <message>
            <source>close all folders, fold all</source>
            <translation>フォルダーをすべて閉じる, すべてたたむ</translation>
        </message>
        <message>
            <source>columns, split, view mode</source>
            <translation>列, 分割, 表示モード</translation>
        </message>
        <message>
            <source>columns, vertical, side by side, three panes</source>
            <translation>列, 縦, 横並び, 3ペイン</translation>
        </message>
        <message>
            <source>comfortable, cosy, large rows, with preview</source>
            <translation>ゆったり, 広い行, プレビュー付き</translation>
        </message>
        <message>
            <source>command palette, jump</source>
            <translation>コマンドパレット, ジャンプ</translation>
        </message>
        <message>
            <source>compact, comfortable, row height</source>
            <translation>コンパクト, ゆったり, 行の高さ</translation>
        </message>
        <message>
            <source>compact, dense, small rows, titles only</source>
            <translation>コンパクト, 密, 小さい行, タイトルのみ</translation>
        </message>
        <message>
            <source>copy URL, copy address, clipboard</source>
            <translation>URLをコピー, アドレスをコピー, クリップボード</translation>
        </message>
        <message>
            <source>copy image URL</source>
            <translation>画像のURLをコピー</translation>
        </message>
        <message>
            <source>copy image, clipboard</source>
            <translation>画像をコピー, クリップボード</translation>
        </message>
        <message>
            <source>custom order, drag and drop</source>
            <translation>手動の順序, ドラッグ＆ドロップ</translation>
        </message>
        <message>
            <source>dark, night, dark mode, night mode, black</source>
            <translation>ダーク, 夜, ダークモード, ナイトモード, 黒</translation>
        </message>
        <message>
            <source>default, white</source>
            <translation>既定, 白</translation>
        </message>
        <message>
            <source>delay</source>
            <translation>遅延</translation>
        </message>
        <message>
            <source>delay, wait</source>
            <translation>遅延, 待つ</translation>
        </message>
        <message>
            <source>delete feed, remove feed, unfollow</source>
            <translation>フィードを削除, フォロー解除</translation>
        </message>
        <message>
            <source>digest, summary, newspaper, today</source>
            <translation>まとめ, 要約, 新聞, 今日</translation>
        </message>
        <message>
            <source>digest, timing of notifications, when I usually read</source>
            <translation>まとめ、通知の時間、いつも読む時間</translation>
        </message>
        <message>
            <source>discover, suggestions, recommended feeds, examples</source>
            <translation>発見, 提案, おすすめフィード, 例</translation>
        </message>
        <message>
            <source>dismiss, delete article, remove article</source>
            <translation>片付ける, 記事を削除</translation>
        </message>
        <message>
            <source>do not disturb, night</source>
            <translation>おやすみモード, 夜間</translation>
        </message>
        <message>
            <source>down the sidebar</source>
            <translation>サイドバーを下へ</translation>
        </message>
        <message>
            <source>down, forward</source>
            <translation>下, 進む</translation>
        </message>
        <message>
            <source>download image, save image</source>
            <translation>画像をダウンロード, 画像を保存</translation>
        </message>
        <message>
            <source>duplicates, deduplicate</source>
            <translation>重複, 重複排除</translation>
        </message>
        <message>
            <source>e-book, e-reader, Kindle, export EPUB, take along</source>
            <translation>電子書籍, 電子書籍リーダー, Kindle, EPUB書き出し, 持ち歩く</translation>
        </message>
        <message>
            <source>e-mail, email, IMAP, Substack, Gmail, Fastmail, mailing list</source>
            <translation>メール, IMAP, Substack, Gmail, Fastmail, メーリングリスト, メルマガ</translation>
        </message>
        <message>
            <source>e-reader, e-book, EPUB, Kobo, Kindle, Syncthing</source>
            <translation>電子書籍リーダー, 電子書籍, EPUB, Kobo, Kindle, Syncthing</translation>
        </message>
        <message>
            <source>edits, revisions, versions, history, diff</source>
            <translation>編集, 改訂, 版, 履歴, 差分</translation>
        </message>
        <message>
            <source>email, e-mail, forward</source>
            <translation>メール, 電子メール, 転送</translation>
        </message>
        <message>
            <source>exit, close program</source>
            <translation>閉じる, プログラムを閉じる</translation>
        </message>
        <message>
            <source>export Markdown, download article</source>
            <translation>Markdownを書き出す, 記事をダウンロード</translation>
        </message>
        <message>
            <source>export PDF, download article</source>
            <translation>PDFを書き出す, 記事をダウンロード</translation>
        </message>
        <message>
            <source>favicons, logos</source>
            <translation>ファビコン, ロゴ</translation>
        </message>
        <message>
            <source>favourite, favorite, like, bookmark, save article, unstar</source>
            <translation>お気に入り, いいね, ブックマーク, 記事を保存, スターを外す</translation>
        </message>
        <message>
            <source>favourites, favorites, bookmarks, saved articles</source>
            <translation>お気に入り, ブックマーク, 保存した記事</translation>
        </message>
        <message>
            <source>feed settings, edit feed, rename feed, info</source>
            <translation>フィードの設定, フィードを編集, フィード名を変更, 情報</translation>
        </message>
        <message>
            <source>filters, automation, mute, block</source>
            <translation>フィルター, 自動化, ミュート, ブロック</translation>
        </message>
        <message>
            <source>find articles, look for</source>
            <translation>記事を探す, さがす</translation>
        </message>
        <message>
            <source>find feed, search sidebar, search feeds</source>
            <translation>フィードを探す, サイドバーを検索, フィードを検索</translation>
        </message>
        <message>
            <source>folder, sync, habits, privacy</source>
            <translation>フォルダー, 同期, 習慣, プライバシー</translation>
        </message>
        <message>
            <source>folder, sync, requests, spare</source>
            <translation>フォルダー, 同期, リクエスト, 節約</translation>
        </message>
        <message>
            <source>font size, scale, zoom, bigger</source>
            <translation>フォントサイズ, 拡大縮小, ズーム, 大きく</translation>
        </message>
        <message>
            <source>font size, zoom</source>
            <translation>フォントサイズ, ズーム</translation>
        </message>
        <message>
            <source>font, typeface</source>
            <translation>フォント, 書体</translation>
        </message>
        <message>
            <source>full texts, common rules, wallabag</source>
            <translation>全文, 共通ルール, wallabag</translation>
        </message>
        <message>
            <source>health, errors, problems, broken feeds, dead feeds</source>
            <translation>健康, エラー, 問題, 壊れたフィード, 止まったフィード</translation>
        </message>
        <message>
            <source>hide read</source>
            <translation>既読を隠す</translation>
        </message>
        <message>
            <source>history, network log, requests, downloads</source>
            <translation>履歴, 通信ログ, リクエスト, ダウンロード</translation>
        </message>
        <message>
            <source>home, inbox, everything, all items</source>
            <translation>ホーム, 受信箱, すべて, 全項目</translation>
        </message>
        <message>
            <source>how often, refresh every, maximum</source>
            <translation>頻度, 更新間隔, 最大</translation>
        </message>
        <message>
            <source>how often, refresh every, minimum</source>
            <translation>頻度, 更新間隔, 最小</translation>
        </message>
        <message>
            <source>images, tracking, block images</source>
            <translation>画像, 追跡, 画像をブロック</translation>
        </message>
        <message>
            <source>important first</source>
            <translation>重要な順</translation>
        </message>
        <message>
            <source>jump to top, latest</source>
            <translation>先頭へ, 最新</translation>
        </message>
        <message>
            <source>label, category, keyword</source>
            <translation>ラベル, カテゴリー, キーワード</translation>
        </message>
        <message>
            <source>latest, recent</source>
            <translation>最新, 最近</translation>
        </message>
        <message>
            <source>light, day, light mode, day mode, white, bright</source>
            <translation>ライト, 昼, ライトモード, 白, 明るい</translation>
        </message>
        <message>
            <source>line length, column, margins</source>
            <translation>行の長さ, 列, 余白</translation>
        </message>
        <message>
            <source>load from URL</source>
            <translation>URLから読み込み</translation>
        </message>
        <message>
            <source>look up, find this</source>
            <translation>調べる, これを探す</translation>
        </message>
        <message>
            <source>manual, how to, getting started, documentation</source>
            <translation>マニュアル, 使い方, はじめに, ドキュメント</translation>
        </message>
        <message>
            <source>mark as read on scroll, scrolling</source>
            <translation>スクロールで既読, スクロール</translation>
        </message>
        <message>
            <source>mark as read, catch up, clear, done</source>
            <translation>既読にする, 追いつく, 片付ける, 完了</translation>
        </message>
        <message>
            <source>mark as read, mark as unread, keep unread</source>
            <translation>既読にする, 未読にする, 未読のまま</translation>
        </message>
        <message>
            <source>migrate, switch, stars, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</source>
            <translation>移行, 乗り換え, スター, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader</translation>
        </message>
        <message>
            <source>mobile data, hotspot, save data</source>
            <translation>モバイルデータ, テザリング, データ節約</translation>
        </message>
        <message>
            <source>most unread first</source>
            <translation>未読の多い順</translation>
        </message>
        <message>
            <source>new filter, create filter, mute</source>
            <translation>新しいフィルター, フィルターを作成, ミュート</translation>
        </message>
        <message>
            <source>new filter, mute word</source>
            <translation>新しいフィルター, 単語をミュート</translation>
        </message>
        <message>
            <source>new, inbox</source>
            <translation>新着, 受信箱</translation>
        </message>
        <message>
            <source>night mode, day mode, colours, colors, appearance, skin</source>
            <translation>ナイトモード, デイモード, 色, 外観, スキン</translation>
        </message>
        <message>
            <source>notification area, status icon</source>
            <translation>通知領域, 状態アイコン</translation>
        </message>
        <message>
            <source>notifications, alerts, popups</source>
            <translation>通知, アラート, ポップアップ</translation>
        </message>
        <message>
            <source>offline, prefetch, preload, whole article</source>
            <translation>オフライン, 先読み, 事前読み込み, 記事全体</translation>
        </message>
        <message>
            <source>only unread feeds, hide empty folders, show read feeds</source>
            <translation>未読のフィードのみ, 空のフォルダーを隠す, 既読のフィードを表示</translation>
        </message>
        <message>
            <source>open all folders, unfold all</source>
            <translation>フォルダーをすべて開く, すべて展開</translation>
        </message>
        <message>
            <source>open file, load subscriptions, migrate</source>
            <translation>ファイルを開く, 購読を読み込む, 移行</translation>
        </message>
        <message>
            <source>page down</source>
            <translation>ページダウン</translation>
        </message>
        <message>
            <source>page up</source>
            <translation>ページアップ</translation>
        </message>
        <message>
            <source>paper</source>
            <translation>紙</translation>
        </message>
        <message>
            <source>paste link, save page, read it later</source>
            <translation>リンクを貼り付け, ページを保存, あとで読む</translation>
        </message>
        <message>
            <source>pin feed, unpin, favorite, bookmark feed</source>
            <translation>フィードをピン留め, ピンを外す, お気に入り, フィードをブックマーク</translation>
        </message>
        <message>
            <source>podcast, episode, download folder, music</source>
            <translation>ポッドキャスト, エピソード, ダウンロードフォルダー, 音楽</translation>
        </message>
        <message>
            <source>podcast, queue, autoplay, continue</source>
            <translation>ポッドキャスト, キュー, 自動再生, 続ける</translation>
        </message>
        <message>
            <source>power, laptop, energy</source>
            <translation>電源, ノートパソコン, 省エネ</translation>
        </message>
        <message>
            <source>preview, reading pane</source>
            <translation>プレビュー, 閲覧ペイン</translation>
        </message>
        <message>
            <source>privacy, tracking, personalise, personalize</source>
            <translation>プライバシー, 追跡, パーソナライズ</translation>
        </message>
        <message>
            <source>privacy, tracking, unlock, wake, idle, presence</source>
            <translation>プライバシー, 追跡, ロック解除, スリープ解除, 待機, 在席</translation>
        </message>
        <message>
            <source>publish, RSS of starred</source>
            <translation>公開, スターのRSS</translation>
        </message>
        <message>
            <source>quote as Markdown</source>
            <translation>Markdownで引用</translation>
        </message>
        <message>
            <source>quote, send text, share link</source>
            <translation>引用, テキストを送る, リンクを共有</translation>
        </message>
        <message>
            <source>read link later, bookmark link</source>
            <translation>リンクをあとで読む、リンクを保存</translation>
        </message>
        <message>
            <source>reading list, saved, queue</source>
            <translation>リーディングリスト, 保存済み, キュー</translation>
        </message>
        <message>
            <source>reading mode, readability, original text</source>
            <translation>リーダーモード, 読みやすさ, 元のテキスト</translation>
        </message>
        <message>
            <source>rearrange, reorder, sort manually</source>
            <translation>並べ替え, 順序変更, 手動で並べ替え</translation>
        </message>
        <message>
            <source>recommended, personal, suggestions, smart list</source>
            <translation>おすすめ, 個人用, 提案, スマートリスト</translation>
        </message>
        <message>
            <source>refresh all, refresh everything, update all, reload all, sync all, fetch all</source>
            <translation>全部更新, すべて再読み込み, すべて同期, すべて取得</translation>
        </message>
        <message>
            <source>refresh automatically, update, background, offline</source>
            <translation>自動更新, バックグラウンド, オフライン</translation>
        </message>
        <message>
            <source>refresh, update, reload, check for new, fetch</source>
            <translation>更新, 再読み込み, 新着を確認, 取得</translation>
        </message>
        <message>
            <source>reset zoom, actual size, default font size</source>
            <translation>ズームをリセット, 実際のサイズ, 既定のフォントサイズ</translation>
        </message>
        <message>
            <source>resume refreshing, continue, unpause</source>
            <translation>更新を再開, 続ける, 停止を解除</translation>
        </message>
        <message>
            <source>retention, delete old, clean up</source>
            <translation>保存期間, 古い記事を削除, 整理</translation>
        </message>
        <message>
            <source>revert, take back</source>
            <translation>取り消し, 戻す</translation>
        </message>
        <message>
            <source>save for later, bookmark, queue, pocket</source>
            <translation>あとのために保存, ブックマーク, キュー, pocket</translation>
        </message>
        <message>
            <source>save subscriptions, export feeds</source>
            <translation>購読を保存, フィードを書き出す</translation>
        </message>
        <message>
            <source>scrape, CSS selector, website without RSS</source>
            <translation>スクレイピング, CSSセレクター, RSSのないサイト</translation>
        </message>
        <message>
            <source>scripts, own commands</source>
            <translation>スクリプト, 独自のコマンド</translation>
        </message>
        <message>
            <source>search engine, search the web, look up</source>
            <translation>検索エンジン, ウェブで検索, 調べる</translation>
        </message>
        <message>
            <source>search in page</source>
            <translation>ページ内を検索</translation>
        </message>
        <message>
            <source>search this list, refine</source>
            <translation>このリストを検索, 絞り込み</translation>
        </message>
        <message>
            <source>send, forward</source>
            <translation>送る, 転送</translation>
        </message>
        <message>
            <source>sepia, reading theme, page colour, background</source>
            <translation>セピア, 閲覧テーマ, ページの色, 背景</translation>
        </message>
        <message>
            <source>sepia, warm, cream</source>
            <translation>セピア, 暖色, クリーム</translation>
        </message>
        <message>
            <source>server, sign in, log in, FreshRSS, Miniflux, Google Reader</source>
            <translation>サーバー, サインイン, ログイン, FreshRSS, Miniflux, Google Reader</translation>
        </message>
        <message>
            <source>settings, options, configuration</source>
            <translation>環境設定, オプション, 構成</translation>
        </message>
        <message>
            <source>share, Pocket, Instapaper, Mastodon, read-it-later, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, notes</source>
            <translation>共有, Pocket, Instapaper, Mastodon, あとで読む, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, メモ</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys</source>
            <translation>ショートカット, キーボード, ホットキー</translation>
        </message>
        <message>
            <source>shortcuts, keyboard, hotkeys, key bindings</source>
            <translation>ショートカット, キーボード, ホットキー, キー割り当て</translation>
        </message>
        <message>
            <source>show images, unblock pictures</source>
            <translation>画像を表示、画像を許可</translation>
        </message>
        <message>
            <source>sidebar order, arrange, alphabetical</source>
            <translation>サイドバーの順序, 整列, アルファベット順</translation>
        </message>
        <message>
            <source>sidebar, feed list, hide feeds, full width</source>
            <translation>サイドバー, フィード一覧, フィードを隠す, 全幅</translation>
        </message>
        <message>
            <source>silent, mute, ring, bell</source>
            <translation>無音, ミュート, 着信音, ベル</translation>
        </message>
        <message>
            <source>smart folder, search folder</source>
            <translation>スマートフォルダー, 検索フォルダー</translation>
        </message>
        <message>
            <source>sort articles, order</source>
            <translation>記事を並べ替え, 順序</translation>
        </message>
        <message>
            <source>start, launch, new articles, position, last article</source>
            <translation>起動, 開始, 新しい記事, 位置, 前回の記事</translation>
        </message>
        <message>
            <source>statistics, schedule, timetable, chart</source>
            <translation>統計, 予定, 時間割, グラフ</translation>
        </message>
        <message>
            <source>stop refreshing, do not disturb, snooze</source>
            <translation>更新を止める, おやすみモード, スヌーズ</translation>
        </message>
        <message>
            <source>stories, clusters, related, similar, other reports, topics</source>
            <translation>ニュース、グループ、関連、類似、他の記事、話題</translation>
        </message>
        <message>
            <source>style sheet, css, custom style, user style</source>
            <translation>スタイルシート, css, カスタムスタイル, ユーザースタイル</translation>
        </message>
        <message>
            <source>subscribe to link, follow site</source>
            <translation>リンクを購読, サイトをフォロー</translation>
        </message>
        <message>
            <source>subscribe, new feed, follow, RSS</source>
            <translation>購読, 新しいフィード, フォロー, RSS</translation>
        </message>
        <message>
            <source>sync, laptop, devices, second computer, folder, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</source>
            <translation>同期, ノートパソコン, デバイス, 2台目, フォルダー, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive</translation>
        </message>
        <message>
            <source>synchronise, synchronize, sync accounts, server, folder</source>
            <translation>アカウントを同期, サーバー, フォルダー</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, speak, voice</source>
            <translation>音声合成, TTS, 聞く, 話す, 声</translation>
        </message>
        <message>
            <source>text to speech, TTS, listen, voice, continue</source>
            <translation>音声合成, TTS, 聞く, 声, 続ける</translation>
        </message>
        <message>
            <source>thumbnails, previews, images, cards</source>
            <translation>サムネイル, プレビュー, 画像, カード</translation>
        </message>
        <message>
            <source>thumbs down, dislike, not interested</source>
            <translation>低評価, 興味なし, 嫌い</translation>
        </message>
        <message>
            <source>thumbs up, like, recommend</source>
            <translation>高評価, いいね, おすすめする</translation>
        </message>
        <message>
            <source>touchpad gesture, two fingers</source>
            <translation>タッチパッドのジェスチャー, 2本指</translation>
        </message>
        <message>
            <source>ungroup, split, wrong story</source>
            <translation>グループ解除、分ける、別の話題</translation>
        </message>
        <message>
            <source>up the sidebar</source>
            <translation>サイドバーを上へ</translation>
        </message>
        <message>
            <source>up, back</source>
            <translation>上, 戻る</translation>
        </message>
        <message>
            <source>version, info, licence</source>
            <translation>バージョン, 情報, ライセンス</translation>
        </message>
        <message>
            <source>view image, original picture</source>
            <translation>画像を表示, 元の画像</translation>
        </message>
        <message>
            <source>web page, original, external, visit site</source>
            <translation>ウェブページ, 元の記事, 外部, サイトへ</translation>
        </message>
        <message>
            <source>wrong text, site rules, CSS selector, scrape</source>
            <translation>本文の誤り, サイトのルール, CSS セレクター</translation>
        </message>
        <message>
            <source>zoom in, bigger font, increase font size</source>
            <translation>拡大, 文字を大きく, フォントサイズを上げる</translation>
        </message>
        <message>
            <source>zoom out, smaller font, decrease font size</source>
            <translation>縮小, 文字を小さく, フォントサイズを下げる</translation>
        </message>
    </context>
    <context>
        <name>TabbedPage</name>
        <message>
            <source>Activity</source>
            <translation>アクティビティ</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>フィード</translation>
        </message>
    </context>
    <context>
        <name>TagPopover</name>
        <message>
            <source>Add a tag</source>
            <translation>タグを追加</translation>
        </message>
        <message>
            <source>Create tag “{name}”</source>
            <translation>タグ「{name}」を作成</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>タグ</translation>
        </message>
        <message numerus="yes">
            <source>Tags of %n articles</source>
            <translation>
                <numerusform>記事%n件のタグ</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TextFields</name>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>切り取り</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>貼り付け</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>やり直す</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>すべて選択</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
    </context>
    <context>
        <name>TextPopover</name>
        <message>
            <source>Default size and width</source>
            <translation>既定のサイズと幅</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>フォント</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>文字を大きく</translation>
        </message>
        <message>
            <source>Narrower column</source>
            <translation>列を狭く</translation>
        </message>
        <message>
            <source>Sans</source>
            <translation>ゴシック</translation>
        </message>
        <message>
            <source>Serif</source>
            <translation>明朝</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>サイズ</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>文字を小さく</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>テキスト</translation>
        </message>
        <message>
            <source>Wider column</source>
            <translation>列を広く</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>幅</translation>
        </message>
    </context>
    <context>
        <name>TextRuleSheet</name>
        <message numerus="yes">
            <source>%n characters of text found</source>
            <translation>
                <numerusform>%n文字の本文が見つかりました</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the block that holds the text:</source>
            <translation>本文を含むブロックを選んでください：</translation>
        </message>
        <message>
            <source>Full text on the pages of this feed</source>
            <translation>このフィードのページでの全文</translation>
        </message>
        <message>
            <source>No text found: choose a block that holds it.</source>
            <translation>本文が見つかりません：本文を含むブロックを選んでください。</translation>
        </message>
        <message>
            <source>This is not a CSS selector.</source>
            <translation>これは CSS セレクターではありません。</translation>
        </message>
    </context>
    <context>
        <name>ThinScrollBar</name>
        <message>
            <source>Scroll</source>
            <translation>スクロール</translation>
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
            <translation>今日</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>昨日</translation>
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
            <translation>d日(ddd)</translation>
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
            <translation>今</translation>
        </message>
        <message>
            <source>yesterday {time}</source>
            <translation>昨日 {time}</translation>
        </message>
        <message>
            <source>{first}–{last}</source>
            <translation>{first}–{last}</translation>
        </message>
        <message>
            <source>{hours} h</source>
            <translation>{hours}時間</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes}分</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>閉じる</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>%n new articles</source>
            <translation>
                <numerusform>新着記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Next unread</source>
            <translation>次の未読</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>新着なし</translation>
        </message>
        <message>
            <source>Open Beforehand</source>
            <translation>Beforehand を開く</translation>
        </message>
        <message>
            <source>Pause refreshing for 1 hour</source>
            <translation>更新を1時間停止</translation>
        </message>
        <message>
            <source>Pause refreshing until tomorrow</source>
            <translation>更新を明日まで停止</translation>
        </message>
        <message>
            <source>Paused until {time}</source>
            <translation>{time}まで停止中</translation>
        </message>
        <message>
            <source>Quiet hours until {time}</source>
            <translation>{time}まで通知なし</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>終了</translation>
        </message>
        <message>
            <source>Refresh</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>Resume refreshing</source>
            <translation>更新を再開</translation>
        </message>
    </context>
    <context>
        <name>TreeDelegate</name>
        <message>
            <source>New name</source>
            <translation>新しい名前</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>表示</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message numerus="yes">
            <source>%n articles</source>
            <translation>
                <numerusform>記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feeds</source>
            <translation>
                <numerusform>フィード%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>新着%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unread</source>
            <translation>
                <numerusform>未読%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>All articles</source>
            <translation>すべての記事</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>お気に入り</translation>
        </message>
        <message>
            <source>Feeds</source>
            <translation>フィード</translation>
        </message>
        <message>
            <source>For you</source>
            <translation>おすすめ</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>このコンピューター</translation>
        </message>
        <message>
            <source>Refreshed only by hand</source>
            <translation>手動でのみ更新</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>タグ</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今日</translation>
        </message>
        <message>
            <source>Unread</source>
            <translation>未読</translation>
        </message>
        <message>
            <source>account</source>
            <translation>アカウント</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>problem: {what}</source>
            <translation>問題：{what}</translation>
        </message>
        <message>
            <source>refreshed only by hand</source>
            <translation>手動でのみ更新</translation>
        </message>
        <message>
            <source>saved search</source>
            <translation>保存した検索</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>タグ</translation>
        </message>
    </context>
    <context>
        <name>TreeView</name>
        <message>
            <source>Subscriptions</source>
            <translation>購読</translation>
        </message>
    </context>
    <context>
        <name>Undo</name>
        <message>
            <source>Added</source>
            <translation>追加しました</translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds</source>
            <translation>
                <numerusform>フィードを%n件追加しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added %n feeds to favourites</source>
            <translation>
                <numerusform>フィードを%n件お気に入りに追加しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Added the folder {name}</source>
            <translation>フォルダー{name}を追加しました</translation>
        </message>
        <message>
            <source>Added the rule {name}</source>
            <translation>ルール{name}を追加しました</translation>
        </message>
        <message>
            <source>Added to Read later</source>
            <translation>「あとで読む」に追加しました</translation>
        </message>
        <message numerus="yes">
            <source>Added to Read later: %n articles</source>
            <translation>
                <numerusform>「あとで読む」に追加しました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Added to favourites</source>
            <translation>お気に入りに追加しました</translation>
        </message>
        <message>
            <source>Added {name}</source>
            <translation>{name}を追加しました</translation>
        </message>
        <message>
            <source>Added {name} to favourites</source>
            <translation>{name}をお気に入りに追加しました</translation>
        </message>
        <message>
            <source>Added “{name}” to Read later</source>
            <translation>「{name}」を「あとで読む」に追加しました</translation>
        </message>
        <message>
            <source>Address changed</source>
            <translation>アドレスを変更しました</translation>
        </message>
        <message>
            <source>Cancelled the download of “{name}”</source>
            <translation>「{name}」のダウンロードをキャンセルしました</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>変更しました</translation>
        </message>
        <message numerus="yes">
            <source>Changed %n items</source>
            <translation>
                <numerusform>%n件を変更しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the address of {name}</source>
            <translation>{name}のアドレスを変更しました</translation>
        </message>
        <message>
            <source>Changed the rule {name}</source>
            <translation>ルール{name}を変更しました</translation>
        </message>
        <message>
            <source>Changed the search {name}</source>
            <translation>検索{name}を変更しました</translation>
        </message>
        <message numerus="yes">
            <source>Changed the settings of %n feeds</source>
            <translation>
                <numerusform>フィード%n件の設定を変更しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Changed the settings of {name}</source>
            <translation>{name}の設定を変更しました</translation>
        </message>
        <message>
            <source>Changed the tags of “{name}”</source>
            <translation>「{name}」のタグを変更しました</translation>
        </message>
        <message>
            <source>Changed {name}</source>
            <translation>{name}を変更しました</translation>
        </message>
        <message>
            <source>Computer forgotten</source>
            <translation>コンピューターを削除しました</translation>
        </message>
        <message>
            <source>Computer renamed</source>
            <translation>コンピューターの名前を変更しました</translation>
        </message>
        <message>
            <source>Deleted the download of “{name}”</source>
            <translation>「{name}」のダウンロードを削除しました</translation>
        </message>
        <message>
            <source>Deleted the tag {name}</source>
            <translation>タグ{name}を削除しました</translation>
        </message>
        <message>
            <source>Download cancelled</source>
            <translation>ダウンロードをキャンセルしました</translation>
        </message>
        <message>
            <source>Download deleted</source>
            <translation>ダウンロードを削除しました</translation>
        </message>
        <message>
            <source>Favourites rearranged</source>
            <translation>お気に入りを並べ替えました</translation>
        </message>
        <message>
            <source>Folder added</source>
            <translation>フォルダーを追加しました</translation>
        </message>
        <message>
            <source>Folder joined</source>
            <translation>フォルダーに参加しました</translation>
        </message>
        <message>
            <source>Folder left</source>
            <translation>フォルダーから抜けました</translation>
        </message>
        <message>
            <source>Folder moved</source>
            <translation>フォルダーを移動しました</translation>
        </message>
        <message>
            <source>Folder removed; its feeds are kept</source>
            <translation>フォルダーを削除しました（フィードは残ります）</translation>
        </message>
        <message>
            <source>Folder renamed</source>
            <translation>フォルダー名を変更しました</translation>
        </message>
        <message>
            <source>Folder restored</source>
            <translation>フォルダーを元に戻しました</translation>
        </message>
        <message>
            <source>Forgot the computer {name}</source>
            <translation>コンピューター「{name}」を削除しました</translation>
        </message>
        <message>
            <source>Hid “{name}”</source>
            <translation>「{name}」を非表示にしました</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>非表示にしました</translation>
        </message>
        <message numerus="yes">
            <source>Hidden: %n articles</source>
            <translation>
                <numerusform>非表示にしました：記事%n件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Ignored %n feeds until they change</source>
            <translation>
                <numerusform>フィード%n件を変化があるまで無視します</numerusform>
            </translation>
        </message>
        <message>
            <source>Ignored until it changes</source>
            <translation>変化があるまで無視します</translation>
        </message>
        <message>
            <source>Ignored {name} until it changes</source>
            <translation>{name}を変化があるまで無視します</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>読み込みました</translation>
        </message>
        <message>
            <source>Joined the folder {name}</source>
            <translation>フォルダー「{name}」に参加しました</translation>
        </message>
        <message>
            <source>Learned data erased</source>
            <translation>学習データを消去しました</translation>
        </message>
        <message>
            <source>Left the folder {name}</source>
            <translation>フォルダー「{name}」から抜けました</translation>
        </message>
        <message>
            <source>Less like “{name}” from now on</source>
            <translation>今後は「{name}」のような記事を減らします</translation>
        </message>
        <message>
            <source>Less of this from now on</source>
            <translation>今後この種の記事を減らします</translation>
        </message>
        <message>
            <source>Marked all as read</source>
            <translation>すべて既読にしました</translation>
        </message>
        <message numerus="yes">
            <source>Marked all as read: %n articles</source>
            <translation>
                <numerusform>すべて既読にしました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as read</source>
            <translation>既読にしました</translation>
        </message>
        <message numerus="yes">
            <source>Marked as read: %n articles</source>
            <translation>
                <numerusform>既読にしました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked as unread</source>
            <translation>未読にしました</translation>
        </message>
        <message numerus="yes">
            <source>Marked as unread: %n articles</source>
            <translation>
                <numerusform>未読にしました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Marked “{name}” as read</source>
            <translation>「{name}」を既読にしました</translation>
        </message>
        <message>
            <source>Marked “{name}” as unread</source>
            <translation>「{name}」を未読にしました</translation>
        </message>
        <message>
            <source>Merged two subscriptions to the same feed</source>
            <translation>同じフィードの購読2件をまとめました</translation>
        </message>
        <message>
            <source>Merged two subscriptions to {name}</source>
            <translation>{name}の購読2件をまとめました</translation>
        </message>
        <message>
            <source>Merged two tags into {name}</source>
            <translation>タグ2つを{name}にまとめました</translation>
        </message>
        <message>
            <source>More like “{name}” from now on</source>
            <translation>今後は「{name}」のような記事を増やします</translation>
        </message>
        <message>
            <source>More of this from now on</source>
            <translation>今後この種の記事を増やします</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>移動しました</translation>
        </message>
        <message numerus="yes">
            <source>Moved %n folders</source>
            <translation>
                <numerusform>フォルダーを%n個移動しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved %n items</source>
            <translation>
                <numerusform>%n件を移動しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Moved the folder {name}</source>
            <translation>フォルダー{name}を移動しました</translation>
        </message>
        <message>
            <source>Moved {name}</source>
            <translation>{name}を移動しました</translation>
        </message>
        <message>
            <source>Moved {name} within the favourites</source>
            <translation>{name}をお気に入り内で移動しました</translation>
        </message>
        <message numerus="yes">
            <source>Muted %n feeds: new articles arrive as read</source>
            <translation>
                <numerusform>フィード%n件をミュートしました：新着記事は既読として届きます</numerusform>
            </translation>
        </message>
        <message>
            <source>Muted {name}: new articles arrive as read</source>
            <translation>{name}をミュートしました：新着記事は既読として届きます</translation>
        </message>
        <message>
            <source>Muted: new articles arrive as read</source>
            <translation>ミュートしました：新着記事は既読として届きます</translation>
        </message>
        <message>
            <source>Neither more nor less like “{name}”</source>
            <translation>「{name}」のような記事は増減なしに戻しました</translation>
        </message>
        <message>
            <source>Neither more nor less of this</source>
            <translation>この種の記事は増減なしに戻しました</translation>
        </message>
        <message>
            <source>Passphrase set: every other computer asks for it</source>
            <translation>パスフレーズを設定しました。他のコンピューターで入力が求められます</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>一時停止しました</translation>
        </message>
        <message numerus="yes">
            <source>Paused %n feeds</source>
            <translation>
                <numerusform>フィード%n件を一時停止しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Paused {name}</source>
            <translation>{name}を一時停止しました</translation>
        </message>
        <message>
            <source>Put back into its story</source>
            <translation>グループに戻しました</translation>
        </message>
        <message>
            <source>Put “{name}” back into its story</source>
            <translation>「{name}」をグループに戻しました</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>削除しました</translation>
        </message>
        <message numerus="yes">
            <source>Removed %n feeds from favourites</source>
            <translation>
                <numerusform>フィードを%n件お気に入りから外しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n folders; their feeds are kept</source>
            <translation>
                <numerusform>フォルダーを%n個削除しました（フィードは残ります）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Removed %n items</source>
            <translation>
                <numerusform>%n件を削除しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed a tag from “{name}”</source>
            <translation>「{name}」からタグを外しました</translation>
        </message>
        <message>
            <source>Removed from Read later</source>
            <translation>「あとで読む」から外しました</translation>
        </message>
        <message numerus="yes">
            <source>Removed from Read later: %n articles</source>
            <translation>
                <numerusform>「あとで読む」から外しました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed from favourites</source>
            <translation>お気に入りから外しました</translation>
        </message>
        <message>
            <source>Removed the folder {name}; its feeds are kept</source>
            <translation>フォルダー{name}を削除しました（フィードは残ります）</translation>
        </message>
        <message>
            <source>Removed the rule {name}</source>
            <translation>ルール{name}を削除しました</translation>
        </message>
        <message>
            <source>Removed the search {name}</source>
            <translation>検索{name}を削除しました</translation>
        </message>
        <message>
            <source>Removed the star from “{name}”</source>
            <translation>「{name}」のスターを外しました</translation>
        </message>
        <message>
            <source>Removed {name}</source>
            <translation>{name}を削除しました</translation>
        </message>
        <message>
            <source>Removed {name} from favourites</source>
            <translation>{name}をお気に入りから外しました</translation>
        </message>
        <message>
            <source>Removed {name}; changes made here were not sent</source>
            <translation>{name}を削除しました。ここで行った変更は送信されていません</translation>
        </message>
        <message>
            <source>Removed “{name}” from Read later</source>
            <translation>「{name}」を「あとで読む」から外しました</translation>
        </message>
        <message>
            <source>Removed; changes made here were not sent</source>
            <translation>削除しました。ここで行った変更は送信されていません</translation>
        </message>
        <message>
            <source>Renamed</source>
            <translation>名前を変更しました</translation>
        </message>
        <message>
            <source>Renamed a folder to {name}</source>
            <translation>フォルダー名を{name}に変更しました</translation>
        </message>
        <message>
            <source>Renamed a tag to {name}</source>
            <translation>タグ名を{name}に変更しました</translation>
        </message>
        <message>
            <source>Renamed to {name}</source>
            <translation>名前を{name}に変更しました</translation>
        </message>
        <message>
            <source>Restored the folder {name}</source>
            <translation>フォルダー{name}を元に戻しました</translation>
        </message>
        <message>
            <source>Resumed refreshing</source>
            <translation>更新を再開しました</translation>
        </message>
        <message numerus="yes">
            <source>Resumed refreshing %n feeds</source>
            <translation>
                <numerusform>フィード%n件の更新を再開しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Resumed refreshing {name}</source>
            <translation>{name}の更新を再開しました</translation>
        </message>
        <message>
            <source>Rule added</source>
            <translation>ルールを追加しました</translation>
        </message>
        <message>
            <source>Rule applied</source>
            <translation>ルールを適用しました</translation>
        </message>
        <message numerus="yes">
            <source>Rule applied: %n articles</source>
            <translation>
                <numerusform>ルールを適用しました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Rule changed</source>
            <translation>ルールを変更しました</translation>
        </message>
        <message>
            <source>Rule removed</source>
            <translation>ルールを削除しました</translation>
        </message>
        <message>
            <source>Saved the search {name}</source>
            <translation>検索{name}を保存しました</translation>
        </message>
        <message>
            <source>Saved to Read later</source>
            <translation>「あとで読む」に保存しました</translation>
        </message>
        <message numerus="yes">
            <source>Saved to Read later: %n pages</source>
            <translation>
                <numerusform>「あとで読む」に保存しました：%n件のページ</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved “{name}” to Read later</source>
            <translation>「{name}」を「あとで読む」に保存しました</translation>
        </message>
        <message>
            <source>Search changed</source>
            <translation>検索を変更しました</translation>
        </message>
        <message>
            <source>Search removed</source>
            <translation>検索を削除しました</translation>
        </message>
        <message>
            <source>Search saved</source>
            <translation>検索を保存しました</translation>
        </message>
        <message>
            <source>Sending</source>
            <translation>送信中</translation>
        </message>
        <message>
            <source>Sending to {name}</source>
            <translation>{name}に送信中</translation>
        </message>
        <message>
            <source>Settings changed</source>
            <translation>設定を変更しました</translation>
        </message>
        <message>
            <source>Showing “{name}” again</source>
            <translation>「{name}」を再び表示しました</translation>
        </message>
        <message>
            <source>Shown again</source>
            <translation>再び表示しました</translation>
        </message>
        <message numerus="yes">
            <source>Shown again: %n articles</source>
            <translation>
                <numerusform>再び表示しました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Star removed</source>
            <translation>スターを外しました</translation>
        </message>
        <message numerus="yes">
            <source>Star removed: %n articles</source>
            <translation>
                <numerusform>スターを外しました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>スターを付けました</translation>
        </message>
        <message>
            <source>Starred “{name}”</source>
            <translation>「{name}」にスターを付けました</translation>
        </message>
        <message numerus="yes">
            <source>Starred: %n articles</source>
            <translation>
                <numerusform>スターを付けました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Starts from the beginning</source>
            <translation>最初から再生します</translation>
        </message>
        <message>
            <source>Subscribed again</source>
            <translation>再び購読しました</translation>
        </message>
        <message numerus="yes">
            <source>Subscribed to %n feeds again</source>
            <translation>
                <numerusform>フィード%n件を再び購読しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Subscribed to {name} again</source>
            <translation>{name}を再び購読しました</translation>
        </message>
        <message>
            <source>Tag deleted</source>
            <translation>タグを削除しました</translation>
        </message>
        <message>
            <source>Tag removed</source>
            <translation>タグを外しました</translation>
        </message>
        <message numerus="yes">
            <source>Tag removed: %n articles</source>
            <translation>
                <numerusform>タグを外しました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Tag renamed</source>
            <translation>タグ名を変更しました</translation>
        </message>
        <message>
            <source>Tagged</source>
            <translation>タグを付けました</translation>
        </message>
        <message>
            <source>Tagged “{name}”</source>
            <translation>「{name}」にタグを付けました</translation>
        </message>
        <message numerus="yes">
            <source>Tagged: %n articles</source>
            <translation>
                <numerusform>タグを付けました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags changed</source>
            <translation>タグを変更しました</translation>
        </message>
        <message numerus="yes">
            <source>Tags changed: %n articles</source>
            <translation>
                <numerusform>タグを変更しました：記事%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>Tags merged</source>
            <translation>タグをまとめました</translation>
        </message>
        <message>
            <source>Taken out of its story</source>
            <translation>グループから外しました</translation>
        </message>
        <message>
            <source>This computer is called {name} now</source>
            <translation>このコンピューターの名前を「{name}」に変更しました</translation>
        </message>
        <message>
            <source>Took “{name}” out of its story</source>
            <translation>「{name}」をグループから外しました</translation>
        </message>
        <message>
            <source>Unsubscribed</source>
            <translation>購読を解除しました</translation>
        </message>
        <message numerus="yes">
            <source>Unsubscribed from %n feeds</source>
            <translation>
                <numerusform>フィード%n件の購読を解除しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Unsubscribed from {name}</source>
            <translation>{name}の購読を解除しました</translation>
        </message>
        <message>
            <source>“{name}” starts from the beginning</source>
            <translation>「{name}」を最初から再生します</translation>
        </message>
    </context>
    <context>
        <name>UsualWords</name>
        <message>
            <source>usually posts {days}, {hours}</source>
            <translation>いつも{days}の{hours}時に投稿</translation>
        </message>
        <message>
            <source>usually posts {times}</source>
            <translation>いつも{times}に投稿</translation>
        </message>
        <message>
            <source>usually {days}</source>
            <translation>通常は{days}</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some}と{last}</translation>
        </message>
    </context>
    <context>
        <name>VacationLine</name>
        <message numerus="yes">
            <source>%n feeds would lose articles</source>
            <translation>
                <numerusform>フィード%n件で記事が欠けます</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more might.</source>
            <translation>
                <numerusform>他に可能性のあるもの%n件。</numerusform>
            </translation>
        </message>
        <message>
            <source>Automatic refreshing is off, so articles may go missing.</source>
            <translation>自動更新がオフのため、記事が欠ける可能性があります。</translation>
        </message>
        <message>
            <source>Away until {day}. Only feeds that would lose articles are refreshed, and all feeds shortly before you return.</source>
            <translation>{day}まで不在。記事が欠けるフィードだけを更新し、お戻りの直前にすべて更新します。</translation>
        </message>
        <message>
            <source>End vacation</source>
            <translation>休暇を終える</translation>
        </message>
        <message>
            <source>Hide feeds</source>
            <translation>フィードを隠す</translation>
        </message>
        <message>
            <source>Length of vacation</source>
            <translation>休暇の長さ</translation>
        </message>
        <message>
            <source>No feed would lose articles</source>
            <translation>記事が欠けるフィードはありません</translation>
        </message>
        <message>
            <source>Show feeds</source>
            <translation>フィードを表示</translation>
        </message>
        <message>
            <source>Start vacation</source>
            <translation>休暇を始める</translation>
        </message>
        <message>
            <source>Turn this on and, until {day}, only feeds that would lose articles are refreshed while this computer is on.</source>
            <translation>オンにすると、{day}まで、このコンピューターが動いている間、記事が欠けるフィードだけを更新します。</translation>
        </message>
        <message>
            <source>Works while this computer is on. Opening the window does not end it.</source>
            <translation>このコンピューターが動いている間だけ働きます。ウィンドウを開いても終わりません。</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>他%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>dddd, d MMMM</source>
            <translation>M月d日 dddd</translation>
        </message>
        <message numerus="yes">
            <source>for %n days</source>
            <translation>
                <numerusform>%n日間</numerusform>
            </translation>
        </message>
        <message>
            <source>for a week</source>
            <translation>1週間</translation>
        </message>
        <message>
            <source>for three weeks</source>
            <translation>3週間</translation>
        </message>
        <message>
            <source>for two weeks</source>
            <translation>2週間</translation>
        </message>
        <message>
            <source>{feeds} if you are away {duration} and this computer is off.</source>
            <translation>{duration}不在でこのコンピューターが切れている場合、{feeds}。</translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, full after {duration}</source>
            <translation>
                <numerusform>{title}：%n件を収容、{duration}で満杯</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{title}: holds %n articles, may be full already</source>
            <translation>
                <numerusform>{title}：%n件を収容、すでに満杯の可能性</numerusform>
            </translation>
        </message>
        <message>
            <source>{title}: only if it posts more than usual</source>
            <translation>{title}：いつもより投稿が多い場合のみ</translation>
        </message>
    </context>
    <context>
        <name>_AllWell</name>
        <message numerus="yes">
            <source>All %n feeds are working</source>
            <translation>
                <numerusform>フィード%n件すべてが正常です</numerusform>
            </translation>
        </message>
        <message>
            <source>Last refresh at {time}.</source>
            <translation>前回の更新 {time}。</translation>
        </message>
        <message>
            <source>No feeds</source>
            <translation>フィードはありません</translation>
        </message>
        <message>
            <source>Not refreshed yet</source>
            <translation>未更新</translation>
        </message>
    </context>
    <context>
        <name>_TextSheet</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
    </context>
</TS>
