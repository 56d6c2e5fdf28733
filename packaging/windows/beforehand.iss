; Written, not run: an installer by Inno Setup 6 from the folder that PyInstaller makes on Windows. See packaging/README.md.
; iscc /DVersion=VERSION packaging\windows\beforehand.iss

[Setup]
AppId=app.beforehand.Beforehand
AppName=Beforehand
AppVersion={#Version}
AppPublisher=The Beforehand authors
DefaultDirName={autopf}\Beforehand
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\beforehand.ico
UninstallDisplayIcon={app}\beforehand.exe
OutputDir=..\..\dist
OutputBaseFilename=beforehand-{#Version}-setup
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
CloseApplications=yes

[Files]
Source: "..\..\dist\beforehand\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
; what an older version brought and this one does not
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\Beforehand"; Filename: "{app}\beforehand.exe"; AppUserModelID: "app.beforehand.Beforehand"

[Registry]
; offered for feed: links and OPML lists; whoever opens these now stays who does
Root: HKA; Subkey: "Software\Classes\beforehand.link"; ValueType: string; ValueData: "Feed"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\beforehand.link"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\beforehand.link\shell\open\command"; ValueType: string; ValueData: """{app}\beforehand.exe"" ""%1"""
; our own scheme, by which a bookmark of the browser saves pages
Root: HKA; Subkey: "Software\Classes\beforehand"; ValueType: string; ValueData: "Page to save"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\beforehand"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\beforehand\shell\open\command"; ValueType: string; ValueData: """{app}\beforehand.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\beforehand.list"; ValueType: string; ValueData: "OPML list"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\beforehand.list\shell\open\command"; ValueType: string; ValueData: """{app}\beforehand.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.opml\OpenWithProgids"; ValueType: string; ValueName: "beforehand.list"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Beforehand\Capabilities"; ValueType: string; ValueName: "ApplicationName"; ValueData: "Beforehand"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Beforehand\Capabilities\URLAssociations"; ValueType: string; ValueName: "feed"; ValueData: "beforehand.link"
Root: HKA; Subkey: "Software\Beforehand\Capabilities\URLAssociations"; ValueType: string; ValueName: "pcast"; ValueData: "beforehand.link"
Root: HKA; Subkey: "Software\Beforehand\Capabilities\FileAssociations"; ValueType: string; ValueName: ".opml"; ValueData: "beforehand.list"
Root: HKA; Subkey: "Software\RegisteredApplications"; ValueType: string; ValueName: "Beforehand"; ValueData: "Software\Beforehand\Capabilities"; Flags: uninsdeletevalue

[Run]
Filename: "{app}\beforehand.exe"; Description: "{cm:LaunchProgram,Beforehand}"; Flags: nowait postinstall skipifsilent
