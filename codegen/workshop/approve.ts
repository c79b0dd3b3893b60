import { Edits } from '../edit/edits.ts';
import { counted } from '../edit/french.ts';
import { removeEntry } from '../edit/yaml/remove-entry.ts';
import { spliced, type Splice } from '../edit/yaml/splice.ts';
import { readYaml, type YamlText } from '../edit/yaml/yaml-text.ts';
import { approvalsFile, approvalsText, type Approvals } from '../load/release/approvals.ts';
import { valueAt, type DocumentPath, type Json } from '../load/values/json.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import { approvalsWith } from './approvals-with.ts';
import { impossible, type Outcome } from './outcome.ts';
import { unitsShown } from './progress.ts';
import { unitsOf } from './units.ts';
import type { Workshop } from './workshop.ts';
import type { WrittenPlace } from './written-place.ts';

/**
 * Approves all that is still to be approved of some values: `drafted` loses their names, and the ledger notes what they say.
 * @param day of the approval, as `AAAA-MM-JJ`
 */
export function approve(workshop: Workshop, shown: readonly WrittenPlace[], day: string): Outcome {
  const spec = workshop.spec();
  const before = workshop.approvals();
  const files = new Set(shown.map(({ file }) => file));
  const sources = spec.sources.filter(({ document }) => files.has(document.file));
  const units = unitsShown(
    sources.flatMap((source) => unitsOf(spec, source, before)),
    shown,
  ).filter(({ isApproved }) => !isApproved);
  if (units.length === 0) return impossible("Il n'y a rien à approuver ici.");
  const edits = new Edits();
  const ledger: Record<string, Approvals[string]> = { ...before };
  for (const source of sources) {
    const { file } = source.document;
    const paths = units.flatMap((unit) => (unit.file === file ? [unit.path] : []));
    if (paths.length === 0) continue;
    edits.add(source, (yaml) => withoutNames(yaml, source, paths));
    ledger[file] = approvalsWith(source, before, paths, day);
  }
  const changes = new Map([...edits.changes(), [approvalsFile, approvalsText(ledger)]]);
  return workshop.commit(`Approuvé : ${counted(units.length, 'texte', 'textes')}`, changes);
}

/** The change that takes names out of `drafted`, one list after another: neighbours in brackets share a comma. */
function withoutNames(yaml: YamlText, source: Source, paths: readonly DocumentPath[]): Splice[] {
  let { text } = yaml;
  for (const group of Map.groupBy(paths, (path) => path.slice(0, -1).join('/')).values()) {
    const holder = [...(group[0]?.slice(0, -1) ?? []), 'drafted'];
    const fields = new Set(group.map((path) => path.at(-1)));
    const listed: Json = valueAt(source.document.data, holder) ?? null;
    // A text that is approved again has no name to lose.
    if (!Array.isArray(listed)) continue;
    const rest = listed.filter((name) => !fields.has(String(name)));
    if (rest.length === 0) text = applied(text, holder);
    else
      for (const index of [...listed.keys()].toReversed())
        if (fields.has(String(listed[index]))) text = applied(text, [...holder, index]);
  }
  return text === yaml.text ? [] : [{ start: 0, end: yaml.text.length, text }];
}

function applied(text: string, path: DocumentPath): string {
  const yaml = readYaml(text);
  return spliced(text, removeEntry(yaml, path));
}
