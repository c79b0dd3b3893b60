import { ResponseError } from 'vscode-languageserver/node';
import type { CreateFile, DeleteFile, RenameFile, TextDocumentEdit, TextEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Changes } from '../../read/read.ts';
import { moveOf, withLedger } from '../edit/carry-ledger.ts';
import { currentTexts, findingsWith } from '../edit/spec.ts';
import { misspeltId, takenId, planRename } from '../edit/rename/plan-rename.ts';
import type { OpenSite } from './open-sites.ts';
import type { NamedThing } from './symbol.ts';

type FileChange = TextDocumentEdit | RenameFile | CreateFile | DeleteFile;

/** The protocol's « request failed ». */
const requestFailed = -32803;

/**
 * The plan of `npm run rename` as changes for the editor: every place that names the row, redirects, the name of its file.
 * @throws a `ResponseError` in French where the command would refuse
 */
export function renameRow(site: OpenSite, { named, row }: Extract<NamedThing, { kind: 'row' }>, to: string) {
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
export function editBetween(document: TextDocument, next: string): TextEdit {
  const text = document.getText();
  const most = Math.min(text.length, next.length);
  let start = 0;
  while (start < most && text[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === next.at(-1 - end)) end += 1;
  const range = { start: document.positionAt(start), end: document.positionAt(text.length - end) };
  return { range, newText: next.slice(start, next.length - end) };
}
