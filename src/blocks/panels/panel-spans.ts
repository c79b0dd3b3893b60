import type { Panel } from '#generated/types.ts';

/** Columns of twelve that a panel takes. */
export type PanelSpan = 5 | 6 | 7 | 12;

/**
 * How wide each panel is: tools, and a panel left alone, over the whole measure; two on a line otherwise, pairs wider than lines.
 * Worked example: pairs, lines, tools → 7, 5, 12.
 */
export function panelSpans(panels: readonly Panel[]): PanelSpan[] {
  const spans: PanelSpan[] = [];
  for (let index = 0; index < panels.length; index += 1) {
    const [first, second] = [panels[index], panels[index + 1]];
    if (first === undefined || second === undefined || first.tools !== undefined || second.tools !== undefined) {
      spans.push(12);
      continue;
    }
    const [wide, other] = [first.pairs !== undefined, second.pairs !== undefined];
    spans.push(wide === other ? 6 : wide ? 7 : 5, wide === other ? 6 : other ? 7 : 5);
    index += 1;
  }
  return spans;
}
