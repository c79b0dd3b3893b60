import { useId } from 'react';
import { locale } from '#generated/locale.ts';
import { useSite } from '#generated/site-context.tsx';
import type { Diagram, DiagramSectionBlock } from '#generated/types.ts';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { DiagramDrawing } from './diagram-drawing.tsx';
import { drawnNodes, type DrawnNode } from './drawn-node.ts';
import { IconSheet, iconIds, type IconIds } from './icon-sheet.tsx';
import { layOutTall } from './tall-layout.ts';
import { layOutWide } from './wide-layout.ts';

/** Diagrams of the table under one heading, ruled off from one another. */
export function DiagramSection({ id, label, heading, intro, diagrams }: DiagramSectionBlock) {
  const headingId = useId();
  const prefix = useId();
  const { tables } = useSite();
  const drawn = pickRows(tables.diagrams, diagrams).map((diagram) => ({ diagram, nodes: drawnNodes(diagram, tables) }));
  const icons = drawn.flatMap(({ nodes }) =>
    nodes.flatMap(({ icon, items }) => (items.length > 0 ? items.map((item) => item.icon) : [icon])),
  );
  const sheet = iconIds(prefix, icons);
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
      <IconSheet {...sheet} />
      {drawn.map(({ diagram, nodes }) => (
        <DiagramFigure key={diagram.id} diagram={diagram} nodes={nodes} sheet={sheet} isTitled={drawn.length > 1} />
      ))}
    </Section>
  );
}

/**
 * Large screens show the drawing on the whole measure with its steps below; smaller ones, and paper, the stacked drawing
 * at its natural size with the steps beside or below it. The steps say in sentences what the drawing shows; a box that they do not
 * name is named by the text of the drawing for screen readers.
 */
function DiagramFigure({
  diagram,
  nodes,
  sheet,
  isTitled,
}: {
  diagram: Diagram;
  nodes: readonly DrawnNode[];
  sheet: IconIds;
  isTitled: boolean;
}) {
  const { title, summary, boundary, edges, steps } = diagram;
  const shared = {
    boundary,
    sheet,
    name: [`${locale.words.diagram} ${title}`, ...unsaidNames(diagram, nodes)].join(', '),
  };
  return (
    <figure className="mt-14 lg:mt-20">
      {isTitled && (
        <figcaption className="grid gap-x-8 gap-y-2 border-t border-line-strong pt-6 lg:grid-cols-12">
          <h3 className="font-display text-lead font-semibold lg:col-span-4">{title}</h3>
          <p className="max-w-prose lg:col-span-7 lg:col-start-6">{summary}</p>
        </figcaption>
      )}
      <DiagramDrawing
        drawing={layOutWide(nodes, edges)}
        {...shared}
        className="mt-12 hidden w-full overflow-visible lg:block print:hidden"
      />
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:mt-10 lg:block print:grid-cols-2">
        <DiagramDrawing
          drawing={layOutTall(nodes, edges)}
          {...shared}
          className="w-full max-w-88 overflow-visible lg:hidden print:block print:max-w-72"
        />
        <div>
          <ol className="grid gap-x-8 gap-y-6 lg:auto-cols-fr lg:grid-flow-col print:grid-flow-row">
            {steps.map((step, index) => (
              <li key={step.title} className="border-l border-azure/50 pl-4">
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

/** What the boxes show that no step names. */
function unsaidNames({ steps }: Diagram, nodes: readonly DrawnNode[]): string[] {
  const said = steps.map(({ description }) => description.toLowerCase()).join(' ');
  const names = nodes.flatMap(({ title, items }) => (items.length > 0 ? items.map((item) => item.title) : [title]));
  return names.filter((name) => !said.includes(name.toLowerCase()));
}
