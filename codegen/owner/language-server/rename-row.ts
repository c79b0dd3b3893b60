import {
  ResponseError,
  type TextDocumentEdit,
  type WorkspaceEdit,
  type RenameFile,
  type CreateFile,
  type DeleteFile,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readLedger } from '../../release/to-settle.ts';
import { ledgers } from '../../run/ledgers.ts';
import { carried, moveOf } from '../edit/carry-ledger.ts';
import { findingsWith } from '../edit/spec.ts';
import { misspeltId, takenId, planRename } from '../edit/rename/plan-rename.ts';
import type { Edits } from '../edit/edits.ts';
import type { OpenSite } from './open-sites.ts';
import type { NamedThing } from './symbol.ts';

type FileChange = TextDocumentEdit | RenameFile | CreateFile | DeleteFile;

/** The protocol's « request failed ». */
const requestFailed = -32803;

/**
 * The plan of `npm run rename` as changes for the editor: every place that names the row, redirects, the name of its file.
 * @throws a `ResponseError` in French where the command would refuse
 */
export function renameRow(
  site: OpenSite,
  { named, row }: Extract<NamedThing, { kind: 'row' }>,
  to: string,
): WorkspaceEdit {
  const spec = site.spec();
  const fault =
    misspeltId(to) ??
    takenId(spec, named, to) ??
    (spec.load.findings.length > 0
      ? "Corrigez d'abord les erreurs de la spécification : rien n'est changé."
      : undefined);
  if (fault !== undefined) throw new ResponseError(requestFailed, fault);
  const plan = planRename(spec, named.table, row, to);
  const { edits } = plan;
  const [finding] = findingsWith(spec, edits.changes());
  if (finding !== undefined)
    throw new ResponseError(
      requestFailed,
      `La spécification n'irait plus avec ce nom, et rien n'est changé : ${finding.file}:${finding.position.line} ${finding.message}`,
    );
  const ledger = readLedger(spec.root);
  const text = carried(spec, ledger, edits.changes(), moveOf(plan));
  const carriedAlong =
    text === undefined ? [] : [replacement(site.uriOf(ledgers.toSettle), ledger.entries.length + 1, text)];
  return { documentChanges: [...textEdits(site, edits), ...fileChanges(site, edits), ...carriedAlong] };
}

function textEdits(site: OpenSite, edits: Edits): TextDocumentEdit[] {
  return [...edits.edited].flatMap(([file, { yaml, splices }]) => {
    const document = TextDocument.create(site.uriOf(file), 'yaml', 0, yaml.text);
    const changes = splices
      .toSorted((a, b) => a.start - b.start || a.end - b.end)
      .map(({ start, end, text }) => ({
        range: { start: document.positionAt(start), end: document.positionAt(end) },
        newText: text,
      }));
    return changes.length === 0 ? [] : [{ textDocument: { uri: document.uri, version: null }, edits: changes }];
  });
}

/** The change that gives a file of so many lines another text. */
function replacement(uri: string, lines: number, newText: string): TextDocumentEdit {
  const range = { start: { line: 0, character: 0 }, end: { line: lines, character: 0 } };
  return { textDocument: { uri, version: null }, edits: [{ range, newText }] };
}

/** After the changes of texts, which know files by their old names. A renaming makes files and takes none away, but for redirects that are not needed any more. */
function fileChanges(site: OpenSite, edits: Edits): FileChange[] {
  const moves = [...edits.renamed].map(([from, to]): RenameFile => ({
    kind: 'rename',
    oldUri: site.uriOf(from),
    newUri: site.uriOf(to),
  }));
  const files = [...edits.made].flatMap(([file, text]): FileChange[] => {
    const uri = site.uriOf(file);
    if (text === null) return [{ kind: 'delete', uri }];
    const top = { line: 0, character: 0 };
    const whole: TextDocumentEdit = {
      textDocument: { uri, version: null },
      edits: [{ range: { start: top, end: top }, newText: text }],
    };
    return [{ kind: 'create', uri }, whole];
  });
  return [...moves, ...files];
}
