import { CodeActionKind, MarkupKind, TextDocumentSyncKind, TextDocuments } from 'vscode-languageserver/node';
import type { Connection, ReferenceParams, RenameParams, TextDocumentPositionParams } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { exactRemedy, remedyOf } from '../edit/remedy.ts';
import { sourceAt } from '../edit/spec.ts';
import { completionsAt } from './completion.ts';
import { cursorAt, parseTyped, fileKind, namedAt, definitionOf, referencesOf } from './symbol.ts';
import { hoverText } from './hover.ts';
import { editBetween, renameRow } from './rename-row.ts';
import { diagnosticOf, OpenSites } from './open-sites.ts';
import { symbolsOf } from './symbols.ts';

/**
 * Answers an editor over the Language Server Protocol about the specs of the engine in `engine`.
 * @param pause delay of the findings after the last keystroke, in milliseconds
 */
export function serve(connection: Connection, engine: string, pause = 250): void {
  const documents = new TextDocuments(TextDocument);
  const sites = new OpenSites(connection, engine, pause);

  connection.onInitialize(() => ({
    serverInfo: { name: 'spécification du site' },
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: ['.', '{', ' ', '/'] },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      documentSymbolProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
    },
  }));
  documents.onDidChangeContent(({ document }) => sites.put(document.uri, document.getText()));
  documents.onDidClose(({ document }) => sites.put(document.uri, undefined));
  connection.onDidChangeWatchedFiles(({ changes }) => sites.changed(changes.map(({ uri }) => uri)));

  /** The key or value at a position of a file that can be parsed. */
  const at = ({ textDocument: { uri }, position }: TextDocumentPositionParams) => {
    const site = sites.of(uri);
    const document = documents.get(uri);
    if (site === undefined || document === undefined) return undefined;
    const spec = site.spec();
    const source = sourceAt(spec, site.fileOf(uri));
    const offset = document.offsetAt(position);
    const cursor = cursorAt(parseTyped(document.getText()), offset);
    if (source === undefined || cursor === undefined) return undefined;
    const range = (start: number, end: number) => ({
      start: document.positionAt(start),
      end: document.positionAt(end),
    });
    return { site, spec, source, cursor, range, thing: namedAt(spec, source, cursor, offset) };
  };

  /** A handler of requests about such a place; `null` is the answer for any other, and for one about which there is nothing. */
  const about =
    <Params extends TextDocumentPositionParams, Answer>(
      answer: (found: NonNullable<ReturnType<typeof at>>, params: Params) => Answer | undefined,
    ) =>
    (params: Params): Answer | null => {
      const found = at(params);
      return (found && answer(found, params)) ?? null;
    };

  connection.onHover(
    about(({ spec, source, cursor, thing, range }) => {
      const value = hoverText(spec, source, cursor, thing);
      const { start, end } = thing ?? cursor;
      return value === undefined ? value : { contents: { kind: MarkupKind.Markdown, value }, range: range(start, end) };
    }),
  );
  connection.onDefinition(about(({ site, source, thing }) => thing && definitionOf(site, thing, source)));
  connection.onReferences(
    about(
      ({ site, source, thing }, { context }: ReferenceParams) =>
        thing && referencesOf(site, thing, source, context.includeDeclaration),
    ),
  );
  connection.onPrepareRename(
    about(({ thing, range }) =>
      thing?.kind === 'row' ? { range: range(thing.start, thing.end), placeholder: thing.named.id } : undefined,
    ),
  );
  connection.onRenameRequest(
    about(({ site, thing }, { newName }: RenameParams) =>
      thing?.kind === 'row' ? renameRow(site, thing, newName) : undefined,
    ),
  );
  connection.onDocumentSymbol(({ textDocument: { uri } }) => {
    const site = sites.of(uri);
    const source = site && sourceAt(site.spec(), site.fileOf(uri));
    return source === undefined ? null : symbolsOf(source);
  });
  // The remedy of each marked finding that is one exact text, tried before it is offered.
  connection.onCodeAction(({ textDocument: { uri }, range: { start, end } }) => {
    const site = sites.of(uri);
    const document = documents.get(uri);
    if (site === undefined || document === undefined) return null;
    const text = document.getText();
    const findings = site
      .load()
      .findings.filter(
        ({ file, position: { line }, remedy }) =>
          sites.uriOf(file) === uri && line > start.line && line <= end.line + 1 && exactRemedy(remedy) !== undefined,
      );
    return findings.flatMap((finding) => {
      const remedy = remedyOf(site.spec(), finding, text);
      const newText = remedy?.changes.get(site.fileOf(uri));
      if (remedy === undefined || typeof newText !== 'string') return [];
      return {
        title: `Écrire « ${remedy.meant} »`,
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [diagnosticOf(finding, sites.uriOf)],
        edit: { changes: { [uri]: [editBetween(document, newText)] } },
      };
    });
  });
  connection.onCompletion(({ textDocument: { uri }, position }) => {
    const site = sites.of(uri);
    const document = documents.get(uri);
    if (site === undefined || document === undefined) return null;
    const rangeFrom = (start: number) => ({ start: document.positionAt(start), end: position });
    const typed = { text: document.getText(), offset: document.offsetAt(position), rangeFrom };
    return completionsAt(site.wholeSpec(), fileKind(site.fileOf(uri)), typed);
  });

  documents.listen(connection);
  connection.listen();
}
