// Starts the language server of the project. Plain JavaScript, and the client from the project's own packages: nothing to build.
const { existsSync } = require('node:fs');
const path = require('node:path');
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = async () => {
  const root = path.join(__dirname, '../../..');
  const installed = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const server = {
    command: existsSync(installed) ? installed : 'node',
    args: ['codegen/start.js', 'language-server'],
    options: { cwd: root },
  };
  const watchers = ['**/spec/**/*.yaml', '**/*.schema.yaml'].map((files) => workspace.createFileSystemWatcher(files));
  client = new LanguageClient('specification', 'Spécification du site', server, {
    documentSelector: [{ scheme: 'file', language: 'yaml', pattern: '**/spec/**/*.yaml' }],
    synchronize: { fileEvents: watchers },
  });
  await client.start();
};

exports.deactivate = () => client?.stop();
