import { attempt } from '../../base/attempt.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { meantIn } from '../../base/findings/nearest.ts';
import { pathIn, valueAt } from '../../base/json.ts';
import type { Changes } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { changesBy, findingsWith, sourceAt, type Spec } from './spec.ts';
import { insertEntry } from './yaml/entries.ts';
import { renameKey, setScalar } from './yaml/set-scalar.ts';
import { entryAt, readYaml, type Edit, type YamlText } from './yaml/yaml-text.ts';
import { isScalarValue } from './yaml/scalar-text.ts';

/** A remedy that is one exact text, and the changes that follow it. */
interface Remedy {
  readonly meant: string;
  readonly changes: Changes;
}

/** « Vouliez-vous dire … ? », « Écrivez … » and « Ajoutez ici « clé: valeur » »: the one text that a remedy names first. */
export function exactRemedy(remedy = ''): string | undefined {
  return meantIn(remedy) ?? exactText.exec(remedy)?.[1];
}

const exactText =
  /^(?:Écrivez (?:à la place |le nombre seul(?:, sans guillemets ni unité)? : )?|Ajoutez ici )« ([^«»…]+) »/u;

/** The file of a finding as its site names it: of a site in a folder of its own, findings name files from that of the engine. */
export function fileInSite(file: string): string {
  return file.replace(/^.*?(?=(?:^|\/)spec\/)\/?/u, '');
}

/**
 * The changes that follow the remedy of a finding: the first way that removes it and adds no other finding.
 * @param open the text of its file, where that may not be well-formed
 */
export function remedyOf(spec: Spec, finding: Finding, open?: string): Remedy | undefined {
  const meant = exactRemedy(finding.remedy);
  const file = fileInSite(finding.file);
  const source = sourceAt(spec, file);
  const text = open ?? source?.document.text;
  if (meant === undefined || text === undefined) return undefined;
  const edits = source === undefined ? [] : waysTo(source, finding, meant);
  const written = edits.flatMap((edit) => attempt(() => changesBy(source!, edit))?.get(file) ?? []);
  for (const next of [...written, ...markedWays(text, finding, meant)]) {
    const changes = new Map([[file, next]]);
    if (next !== text && settles(spec, finding, changes)) return { meant, changes };
  }
  return undefined;
}

/** Whether changes remove a finding, and bring none of a kind to a place that has none of it. */
export function settles(spec: Spec, finding: Finding, changes: Changes): boolean {
  const kindOf = ({ file, path, code }: Finding) => `${file} ${path} ${code}`;
  const kinds = new Set(spec.load.findings.map(kindOf));
  const after = findingsWith(spec, changes);
  return after.every((one) => kinds.has(kindOf(one)) && kindOf(one) !== kindOf(finding));
}

/** The text with the marked part, or the content of its line, replaced. */
function markedWays(text: string, { position: { line, column, endColumn } }: Finding, meant: string): string[] {
  const lines = text.split('\n');
  const own = lines[line - 1] ?? '';
  const marked = own.slice(0, column - 1) + meant + own.slice(endColumn - 1);
  const whole = own.replace(/\S.*$/u, () => meant);
  return [marked, whole].map((one) => lines.with(line - 1, one).join('\n'));
}

/** The value, a word of it, the name of the key, or a key with its value. */
function waysTo({ data }: Source, { message, remedy = '', path: text }: Finding, meant: string): Edit[] {
  const path = pathIn(data, text);
  const value = valueAt(data, path);
  const wrong = [...message.matchAll(/« ([^«»]+) »/gu)].map(([, word = '']) => word);
  const parts =
    typeof value === 'string'
      ? wrong.filter((word) => value !== word && value.includes(word)).map((word) => value.replaceAll(word, meant))
      : [];
  const [, key, written = ''] = /^([\w-]+): (.+)$/u.exec(meant) ?? [];
  const values: unknown[] = [
    ...(typeof value === 'string' ? [...parts, meant] : []),
    ...(key === path.at(-1) ? [readYaml(written).tree.toJS() as unknown] : []),
  ];
  const set = values.filter(isScalarValue).map((one) => (yaml: YamlText) => setScalar(yaml, path, one));
  if (remedy.startsWith('Ajoutez ici')) return [(yaml) => insertEntry(yaml, path.slice(0, -1), 1, meant)];
  return [...set, (yaml) => (entryAt(yaml, path)?.pair === undefined ? [] : renameKey(yaml, path, meant))];
}
