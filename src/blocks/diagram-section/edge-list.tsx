import type { DiagramEdge } from '../../generated/types.ts';
import type { DrawnNode } from './drawn-node.ts';

/** Every arrow of a drawing in words, behind a disclosure: from, to, what goes and what comes back. */
export function EdgeList({
  label,
  nodes,
  edges,
}: {
  label: string;
  nodes: readonly DrawnNode[];
  edges: readonly DiagramEdge[];
}) {
  const titles = new Map(nodes.map(({ id, title }) => [id, title]));
  return (
    <details className="mt-8">
      <summary className="inline-flex min-h-11 items-center text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-amber">
        {label}
      </summary>
      <ul className="mt-3 grid gap-x-8 gap-y-2 text-small lg:grid-cols-2">
        {edges.map(({ from, to, label: sent, reply }) => (
          <li key={`${from} ${to}`}>
            <span className="text-strong">
              {titles.get(from)} → {titles.get(to)}
            </span>
            {`\u202F: ${sent}`}
            {reply !== undefined && `\u202F; en retour\u202F: ${reply}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
