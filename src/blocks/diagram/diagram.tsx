import { useId } from 'react';
import { locale } from '#generated/locale.ts';
import type { DiagramBlock, DrawnDiagram } from '#generated/types.ts';
import { DiagramDrawing } from './diagram-drawing.tsx';
import { type DrawnNode, drawnNodes } from './drawn-node.ts';
import { iconIds, type IconIds, IconSheet } from './box-content.tsx';
import { layOutTall } from './tall-layout.ts';
import { layOutWide } from './wide-layout.ts';

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

interface Props {
  diagram: DrawnDiagram;
  nodes: readonly DrawnNode[];
  sheet: IconIds;
  isTitled: boolean;
}

/**
 * Large screens show the drawing on the whole measure with its steps below; smaller ones, and paper, the stacked drawing
 * at its natural size with the steps beside or below it. The steps describe the drawing in sentences; the drawing's
 * text for screen readers names the boxes that no step names.
 */
function DiagramFigure({ diagram, nodes, sheet, isTitled }: Props) {
  const { title, summary, boundary, edges, steps } = diagram;
  // Arrows between boxes of the diagram: the spec checks those of a table.
  const ids = new Set(nodes.map(({ id }) => id));
  const arrows = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const described = steps.map(({ description = '' }) => description.toLowerCase()).join(' ');
  const names = nodes.flatMap((node) => (node.items.length > 0 ? node.items : [node])).map(({ name }) => name);
  const missing = names.filter((name) => !described.includes(name.toLowerCase()));
  const shared = { boundary, sheet, name: [`${locale.words.diagram} ${title}`, ...missing].join(', ') };
  return (
    <figure className="not-first-of-type:mt-14 lg:not-first-of-type:mt-20">
      {isTitled && (
        <figcaption className="grid gap-x-8 gap-y-2 border-t border-line-strong pt-6 lg:grid-cols-12">
          <h3 className="font-display text-lead font-semibold lg:col-span-4">{title}</h3>
          <p className="max-w-prose lg:col-span-7 lg:col-start-6">{summary}</p>
        </figcaption>
      )}
      <DiagramDrawing
        drawing={layOutWide(nodes, arrows)}
        {...shared}
        className="mt-12 hidden w-full overflow-visible lg:block print:hidden"
      />
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:mt-10 lg:block print:grid-cols-2">
        <DiagramDrawing
          drawing={layOutTall(nodes, arrows)}
          {...shared}
          className="w-full max-w-88 overflow-visible lg:hidden print:block print:max-w-72"
        />
        <div>
          <ol className="grid gap-x-8 gap-y-6 lg:auto-cols-fr lg:grid-flow-col print:grid-flow-row">
            {steps.map((step, index) => (
              <li key={step.title} className="border-l border-accent/50 pl-4">
                <p className="font-semibold text-strong">
                  {index + 1}. {step.title}
                </p>
                <p className="mt-1 text-small">{step.description}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}
