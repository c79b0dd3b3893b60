import type { Finding } from '../../codegen/load/findings/finding.ts';
import { fieldOf, isShownByExample } from '../contract/example-texts.tsx';
import type { Change, Scalar } from './changed-spec.ts';
import { loadUnder, settings, textOf } from './effect-of.ts';

/**
 * Changes every text at once, each by a mark of its own, and looks for the marks in all that the site gives out.
 * @returns the texts whose mark is nowhere, but those of a field that waits as a whole for a row, a price or a day, as an example of its block
 * shows it; and those that `check` keeps from being marked
 */
export function markTexts(texts: readonly Scalar[]): { unseen: Scalar[]; refused: Scalar[] } {
  const never = new Set<Scalar>();
  const unseen = new Set(texts);
  for (const setting of settings) {
    if ([...unseen].every((text) => never.has(text))) break;
    // What the settings as delivered refuse, the others refuse as well: most rounds are spared.
    const refused = new Set(never);
    const changes = () => texts.flatMap((text, index) => (refused.has(text) ? [] : [markedBy(text, index)]));
    let output = '';
    for (;;) {
      const { site, findings, sources } = loadUnder(changes(), setting);
      if (site !== undefined) {
        output = textOf(site).toLowerCase();
        break;
      }
      const before = refused.size;
      const lineOf = (scalar: Scalar) =>
        sources.find(({ document }) => document.file === scalar.file)?.document.locate(scalar.path, 'value').line ?? 0;
      for (const text of texts) if (findings.some((finding) => concerns(finding, text, lineOf))) refused.add(text);
      // What remains are texts that other texts must equal: those whose name the findings quote.
      if (refused.size === before)
        for (const text of texts)
          if (findings.some(({ message }) => message.includes(`« ${text.value} »`))) refused.add(text);
      if (refused.size === before)
        throw new Error(findings.map(({ file, path, message }) => `${file} ${path} ${message}`).join('\n'));
    }
    // One look through some megabytes for all marks.
    const seen = new Set(output.match(/zq\d+z/g));
    for (const [index, text] of texts.entries()) if (seen.has(markOf(index))) unseen.delete(text);
    for (const text of refused) never.add(text);
  }
  const fields = Map.groupBy(texts, fieldName);
  const isWaiting = (text: Scalar) =>
    text.block !== undefined &&
    isShownByExample(text.block, fieldOf(text.path.slice(2))) &&
    fields.get(fieldName(text))?.every((other) => unseen.has(other)) === true;
  return { unseen: [...unseen].filter((text) => !never.has(text) && !isWaiting(text)), refused: [...never] };
}

/** The field of a block that a text is in, whichever item of its lists. */
function fieldName({ file, path }: Scalar): string {
  return `${file} ${path[1]} ${fieldOf(path.slice(2))}`;
}

/** A short text is replaced by its mark: labels that all grow at once would fold the menu, and hide what it holds. */
function markedBy(text: Scalar, index: number): Change {
  const value = String(text.value);
  const isShort = value.length <= 14 && !value.includes('{');
  return { ...text, to: isShort ? markOf(index) : `${value} ${markOf(index)}` };
}

function markOf(index: number): string {
  return `zq${index}z`;
}

function concerns(finding: Finding, text: Scalar, lineOf: (scalar: Scalar) => number): boolean {
  const isThere =
    finding.file === text.file && `${text.path.join('/')}/`.startsWith(finding.path === '' ? '' : `${finding.path}/`);
  if (isThere) return true;
  const lines = (finding.others ?? []).flatMap(({ file, line }) => (file === text.file ? [line] : []));
  return lines.length > 0 && lines.includes(lineOf(text));
}
