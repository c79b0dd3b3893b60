import type { GraphScreen } from '#generated/types.ts';
import { GraphDrawing } from './graph-drawing.tsx';

/** A query, the graph that it found, and its relations as lines of text: what the drawing shows, for those who do not see it. */
export function GraphContent({ query, nodes, relations }: GraphScreen) {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name;
  return (
    <>
      <p className="border-b border-line p-4 font-mono text-small wrap-anywhere text-strong sm:px-6">
        <code>{query}</code>
      </p>
      <div className="grid items-center gap-6 p-4 sm:p-6 lg:grid-cols-[3fr_2fr]">
        <GraphDrawing nodes={nodes} relations={relations} />
        <ul className="text-small">
          {relations.map(({ from, type, to }) => (
            <li key={`${from} ${type} ${to}`} className="border-line py-2 not-first:border-t">
              <span className="text-strong">{nameOf(from)}</span>{' '}
              <span className="font-mono text-label tracking-normal text-accent">{type}</span>{' '}
              <span className="text-strong">{nameOf(to)}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
