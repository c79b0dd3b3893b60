import { useId } from 'react';
import { locale } from '#generated/locale.ts';
import type { DiagramBlock, DrawnDiagram } from '#generated/types.ts';
import { DiagramDrawing } from './diagram-drawing.tsx';
import { Fold } from '../../ui/section.tsx';
import { type DrawnNode, drawnNodes } from './drawn-node.ts';
import { iconIds, type IconIds, IconSheet } from './box-content.tsx';
import { layOutTall } from './tall-layout.ts';
import { layOutWide } from './wide-layout.ts';

/**
 * Diagrams one below the other. Where they are folded, wide screens show the first one open, telephones its steps, and the others have their
 * titles alone. The icons of all are on one sheet.
 */
export function Diagram({ diagrams, fold }: DiagramBlock) {
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
      <div className="grid grid-cols-1 gap-y-3">
        {drawn.map(({ diagram, nodes }, index) => (
          <figure key={diagram.id} className="[&_summary]:flex-wrap">
            {fold === undefined || index === 0 ? (
              <>
                {drawn.length > 1 && (
                  <figcaption className="flex flex-wrap items-center gap-x-4 border-t border-line-strong">
                    <DiagramTitle {...diagram} />
                  </figcaption>
                )}
                <DiagramFigure diagram={diagram} nodes={nodes} sheet={sheet} fold={fold} />
              </>
            ) : (
              <Fold summary={<DiagramTitle {...diagram} />} isAlways>
                <DiagramFigure diagram={diagram} nodes={nodes} sheet={sheet} />
              </Fold>
            )}
          </figure>
        ))}
      </div>
    </>
  );
}

interface Props {
  diagram: DrawnDiagram;
  nodes: readonly DrawnNode[];
  sheet: IconIds;
  /** The line that opens the stacked drawing on a telephone; without it nothing is folded. */
  fold?: string | undefined;
}

function DiagramTitle({ title, summary }: DrawnDiagram) {
  return (
    <>
      <h3 className="w-full pt-3 font-display text-lead font-semibold lg:w-1/3 lg:py-4">{title}</h3>
      <span className="flex-1 pt-1 pb-3 text-base text-body lg:py-4">{summary}</span>
    </>
  );
}

/**
 * Large screens show the drawing on the whole measure with its steps below; smaller ones, and paper, the stacked drawing
 * at its natural size with the steps beside or below it. The steps describe the drawing in sentences; the drawing's
 * text for screen readers names the boxes that no step names.
 */
function DiagramFigure({ diagram, nodes, sheet, fold }: Props) {
  const { title, boundary, edges, steps } = diagram;
  // Arrows between boxes of the diagram: the spec checks those of a table.
  const ids = new Set(nodes.map(({ id }) => id));
  const arrows = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const described = steps.map(({ description = '' }) => description.toLowerCase()).join(' ');
  const names = nodes.flatMap((node) => (node.items.length > 0 ? node.items : [node])).map(({ name }) => name);
  const missing = names.filter((name) => !described.includes(name.toLowerCase()));
  const shared = { boundary, sheet, name: [`${locale.words.diagram} ${title}`, ...missing].join(', ') };
  return (
    <>
      <DiagramDrawing
        drawing={layOutWide(nodes, arrows)}
        {...shared}
        className="mt-2 hidden w-full overflow-visible lg:block print:hidden"
      />
      <div className="mt-2 grid gap-x-10 gap-y-6 md:grid-cols-2 lg:mt-4 lg:block print:grid-cols-2">
        <Fold summary={fold}>
          <DiagramDrawing
            drawing={layOutTall(nodes, arrows)}
            {...shared}
            className="w-full max-w-88 overflow-visible lg:hidden print:block print:max-w-72"
          />
        </Fold>
        <div className={fold === undefined ? '' : 'max-md:order-first'}>
          <ol className="grid gap-x-8 gap-y-4 lg:auto-cols-fr lg:grid-flow-col print:grid-flow-row">
            {steps.map((step, index) => (
              <li key={step.title} className="border-l border-accent/50 pl-4">
                <p className="font-semibold text-strong">
                  {index + 1}. {step.title}
                </p>
                {step.description !== undefined && <p className="mt-1 text-small">{step.description}</p>}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
