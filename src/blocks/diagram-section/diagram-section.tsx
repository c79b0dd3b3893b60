import { useId } from 'react';
import { useSite } from '../../generated/site-context.tsx';
import type { Diagram, DiagramSectionBlock } from '../../generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { DiagramDrawing } from './diagram-drawing.tsx';
import { drawnNodes } from './drawn-node.ts';
import { EdgeList } from './edge-list.tsx';
import { layOutTall } from './tall-layout.ts';
import { layOutWide } from './wide-layout.ts';

/** Diagrams of the table under one heading, ruled off from one another. */
export function DiagramSection({ id, label, heading, intro, diagrams, edgesLabel }: DiagramSectionBlock) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId}>
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-azure">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose lg:col-span-5">{intro}</p>
      </header>
      {pickRows(useSite().tables.diagrams, diagrams).map((diagram) => (
        <DiagramFigure key={diagram.id} diagram={diagram} edgesLabel={edgesLabel} />
      ))}
    </Section>
  );
}

/**
 * Large screens show the drawing on the whole measure with its steps below; smaller ones, and paper, the stacked drawing
 * at its natural size with the steps beside or below it. The steps and the list of arrows say the same without the drawing.
 */
function DiagramFigure({ diagram, edgesLabel }: { diagram: Diagram; edgesLabel: string }) {
  const { title, summary, boundary, edges, steps } = diagram;
  const nodes = drawnNodes(diagram, useSite().tables);
  const drawn = { boundary, name: `Schéma\u202F: ${title}` };
  return (
    <figure className="mt-14 border-t border-line-strong pt-6 lg:mt-20">
      <figcaption className="grid gap-x-8 gap-y-2 lg:grid-cols-12">
        <h3 className="font-display text-lead font-semibold lg:col-span-4">{title}</h3>
        <p className="max-w-prose lg:col-span-7 lg:col-start-6">{summary}</p>
      </figcaption>
      <DiagramDrawing
        drawing={layOutWide(nodes, edges)}
        {...drawn}
        className="mt-12 hidden w-full overflow-visible lg:block print:hidden"
      />
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:mt-10 lg:block print:grid-cols-2">
        <DiagramDrawing
          drawing={layOutTall(nodes, edges)}
          {...drawn}
          className="w-full max-w-88 overflow-visible lg:hidden print:block print:max-w-72"
        />
        <div>
          <ol className="grid gap-x-8 gap-y-6 lg:auto-cols-fr lg:grid-flow-col print:grid-flow-row">
            {steps.map((step, index) => (
              <li key={step.title} className="flex gap-4">
                <Icon name={step.icon} className="mt-0.5 size-5 text-azure" />
                <div>
                  <p className="font-semibold text-strong">
                    {index + 1}. {step.title}
                  </p>
                  <p className="mt-1 text-small">{step.description}</p>
                </div>
              </li>
            ))}
          </ol>
          <EdgeList label={edgesLabel} nodes={nodes} edges={edges} />
        </div>
      </div>
    </figure>
  );
}
