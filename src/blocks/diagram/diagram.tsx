import { useId } from 'react';
import type { DiagramBlock } from '#generated/types.ts';
import { DiagramFigure } from './diagram-figure.tsx';
import { drawnNodes } from './drawn-node.ts';
import { IconSheet, iconIds } from './icon-sheet.tsx';

/** Diagrams one below the other. The icons of all are on one sheet. */
export function Diagram({ diagrams }: DiagramBlock) {
  const prefix = useId();
  const drawn = diagrams.map((diagram) => ({ diagram, nodes: drawnNodes(diagram.nodes) }));
  const boxes = drawn.flatMap(({ nodes }) => nodes.flatMap((node) => (node.items.length > 0 ? node.items : [node])));
  const sheet = iconIds(
    prefix,
    boxes.map(({ icon }) => icon),
  );
  return (
    <>
      <IconSheet {...sheet} />
      {drawn.map(({ diagram, nodes }) => (
        <DiagramFigure key={diagram.id} diagram={diagram} nodes={nodes} sheet={sheet} isTitled={drawn.length > 1} />
      ))}
    </>
  );
}
