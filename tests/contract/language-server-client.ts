import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as lsp from 'vscode-languageserver/node';
import { engine } from './edited-sites.ts';

/** An editor that has the files of the site in `root` open, and talks to the server that `npm run language-server` starts. */
export class Editor {
  readonly #root: string;
  readonly #server = spawn(process.execPath, ['codegen/start.js', 'language-server'], { cwd: engine });
  readonly connection = lsp.createProtocolConnection(
    new lsp.StreamMessageReader(this.#server.stdout),
    new lsp.StreamMessageWriter(this.#server.stdin),
  );
  readonly #texts = new Map<string, { text: string; version: number }>();
  readonly #marks = new Map<string, readonly lsp.Diagnostic[]>();
  #told: () => void = () => undefined;

  constructor(root: string) {
    this.#root = root;
    this.connection.onNotification(lsp.PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.#marks.set(uri, diagnostics);
      this.#told();
    });
    this.connection.listen();
  }

  async start(): Promise<void> {
    const { capabilities } = await this.connection.sendRequest(lsp.InitializeRequest.type, {
      processId: process.pid,
      rootUri: pathToFileURL(engine).href,
      capabilities: {},
    });
    if (capabilities.hoverProvider !== true) throw new Error('the server does not say what it can do');
    await this.connection.sendNotification(lsp.InitializedNotification.type, {});
  }

  /** Ends the server as an editor does. Resolves to its exit code. */
  async leave(): Promise<number | null> {
    const code = new Promise<number | null>((resolve) => this.#server.once('exit', resolve));
    await this.connection.sendRequest(lsp.ShutdownRequest.type);
    await this.connection.sendNotification(lsp.ExitNotification.type);
    return code;
  }

  uriOf(file: string): string {
    return pathToFileURL(join(this.#root, file)).href;
  }

  /** Opens a file, or puts another text in the one that is open. */
  async type(file: string, text: string): Promise<void> {
    const uri = this.uriOf(file);
    const version = (this.#texts.get(uri)?.version ?? 0) + 1;
    this.#texts.set(uri, { text, version });
    await (version === 1
      ? this.connection.sendNotification(lsp.DidOpenTextDocumentNotification.type, {
          textDocument: { uri, languageId: 'yaml', version, text },
        })
      : this.connection.sendNotification(lsp.DidChangeTextDocumentNotification.type, {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        }));
  }

  open(file: string): Promise<void> {
    return this.type(file, readFileSync(join(this.#root, file), 'utf8'));
  }

  /** The findings of a file, once the server has told them. */
  async marksOf(file: string): Promise<readonly lsp.Diagnostic[]> {
    const uri = this.uriOf(file);
    this.#marks.delete(uri);
    while (!this.#marks.has(uri)) await new Promise<void>((resolve) => (this.#told = resolve));
    return this.#marks.get(uri) ?? [];
  }

  /** The place of a text in an open file, `into` characters behind its beginning. */
  at(file: string, text: string, into = 0) {
    const uri = this.uriOf(file);
    const before = this.#texts.get(uri)!.text;
    const lines = before.slice(0, before.indexOf(text) + into).split('\n');
    return { textDocument: { uri }, position: { line: lines.length - 1, character: lines.at(-1)!.length } };
  }
}
