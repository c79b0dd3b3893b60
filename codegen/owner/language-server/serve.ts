import {
  CodeActionKind,
  MarkupKind,
  TextDocumentSyncKind,
  TextDocuments,
  type Connection,
  type ReferenceParams,
  type RenameParams,
  type TextDocumentPositionParams,
  ResponseError,
  type CreateFile,
  type DeleteFile,
  type RenameFile,
  type TextDocumentEdit,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { exactRemedy, remedyOf } from '../edit/remedy.ts';
import { sourceAt, currentTexts, findingsWith } from '../edit/spec.ts';
import { completionsAt } from './completion.ts';
import { cursorAt, parseTyped, fileKind, namedAt, definitionOf, referencesOf, type NamedThing } from './symbol.ts';
import { hoverText } from './hover.ts';
import { diagnosticOf, OpenSites, type OpenSite } from './open-sites.ts';
import { symbolsOf } from './symbols.ts';
import type { Changes } from '../../read/read.ts';
import { moveOf, withLedger } from '../edit/carry-ledger.ts';
import { misspeltId, takenId, planRename } from '../edit/rename/plan-rename.ts';

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

  /** An open file of a spec, with its site. */
  const openFile = (uri: string) => {
    const [site, document] = [sites.of(uri), documents.get(uri)];
    return site && document && { site, document };
  };

  /** The key or value at a position of a file that can be parsed. */
  const at = ({ textDocument: { uri }, position }: TextDocumentPositionParams) => {
    const { site, document } = openFile(uri) ?? {};
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
    const { site, document } = openFile(uri) ?? {};
    if (site === undefined || document === undefined) return null;
    const text = document.getText();
    const findings = site
      .spec()
      .load.findings.filter(
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
    const { site, document } = openFile(uri) ?? {};
    if (site === undefined || document === undefined) return null;
    const rangeFrom = (start: number) => ({ start: document.positionAt(start), end: position });
    const typed = { text: document.getText(), offset: document.offsetAt(position), rangeFrom };
    return completionsAt(site.wholeSpec(), fileKind(site.fileOf(uri)), typed);
  });

  documents.listen(connection);
  connection.listen();
}

type FileChange = TextDocumentEdit | RenameFile | CreateFile | DeleteFile;

/** The protocol's « request failed ». */
const requestFailed = -32803;

/**
 * The plan of `npm run rename` as changes for the editor: every place that names the row, redirects, the name of its file.
 * @throws a `ResponseError` in French where the command would refuse
 */
function renameRow(site: OpenSite, { named, row }: Extract<NamedThing, { kind: 'row' }>, to: string) {
  const spec = site.spec();
  const fault =
    misspeltId(to) ??
    takenId(spec, named, to) ??
    (spec.load.findings.length > 0
      ? "Corrigez d'abord les erreurs de la spécification : rien n'est changé."
      : undefined);
  if (fault !== undefined) throw new ResponseError(requestFailed, fault);
  const plan = planRename(spec, named.table, row, to);
  const changes = plan.edits.changes();
  const [finding] = findingsWith(spec, changes);
  if (finding !== undefined)
    throw new ResponseError(
      requestFailed,
      `La spécification n'irait plus avec ce nom, et rien n'est changé : ${finding.file}:${finding.position.line} ${finding.message}`,
    );
  const whole = withLedger(spec, changes, moveOf(plan));
  const { renamed } = plan.edits;
  return { documentChanges: fileChanges(site, whole, currentTexts(spec, whole.keys()), renamed) };
}

/** The changes of files in the order in which the editor makes them: texts under the names that it knows, then the new names. */
function fileChanges(
  site: OpenSite,
  changes: Changes,
  texts: ReadonlyMap<string, string>,
  renamed: ReadonlyMap<string, string>,
): FileChange[] {
  const former = new Map([...renamed].map(([from, to]) => [to, from]));
  const edits = [...changes].flatMap(([file, text]): FileChange[] => {
    const uri = site.uriOf(former.get(file) ?? file);
    const before = texts.get(former.get(file) ?? file);
    if (text === null) return renamed.has(file) ? [] : [{ kind: 'delete', uri }];
    const document = TextDocument.create(uri, 'yaml', 0, before ?? '');
    const change = { textDocument: { uri, version: null }, edits: [editBetween(document, text)] };
    return before === undefined ? [{ kind: 'create', uri }, change] : [change];
  });
  const moves = [...renamed].map(([from, to]): RenameFile => ({
    kind: 'rename',
    oldUri: site.uriOf(from),
    newUri: site.uriOf(to),
  }));
  return [...edits, ...moves];
}

/** The smallest edit of a document that gives it another text. */
function editBetween(document: TextDocument, next: string): TextEdit {
  const text = document.getText();
  const most = Math.min(text.length, next.length);
  let start = 0;
  while (start < most && text[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === next.at(-1 - end)) end += 1;
  const range = { start: document.positionAt(start), end: document.positionAt(text.length - end) };
  return { range, newText: next.slice(start, next.length - end) };
}
