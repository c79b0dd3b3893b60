import type { UseCaseStep } from '#generated/types.ts';

export type Lane = UseCaseStep['lane'];

/** Who may act, from left to right. */
export const lanes: readonly Lane[] = ['person', 'tool', 'model'];

/** Centre of each lane in the graph, in pixels. */
export const centres: Readonly<Record<Lane, number>> = { person: 12, tool: 40, model: 68 };

/** The mark of who acts, 14 px high: a ring for people, a square for tools, a diamond for models. @param x its centre */
export function LaneMark({ lane, x = 7 }: { lane: Lane; x?: number }) {
  if (lane === 'person') return <circle cx={x} cy="7" r="6" strokeWidth="2" className="fill-ink stroke-strong" />;
  if (lane === 'tool') return <rect x={x - 7} width="14" height="14" rx="2" className="fill-accent" />;
  return <path d={`M${x} -3l10 10l-10 10l-10 -10z`} className="fill-azure" />;
}
