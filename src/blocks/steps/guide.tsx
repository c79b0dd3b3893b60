import type { Step, StepsBlock } from '#generated/types.ts';
import { Linked } from '../../ui/action-link.tsx';
import { TextList } from '../../ui/lists.tsx';
import { PairList } from '../../ui/pair-list.tsx';
import { ScreenFigure } from '../../ui/screen/screen-figure.tsx';

/** A whole guide: its steps as links, then each with its command, its screen, its checks and the remedies for failures. */
export function Guide(block: StepsBlock) {
  const { steps, indexLabel } = block;
  return (
    <>
      <nav aria-label={indexLabel} className="grid gap-x-6 text-strong sm:grid-cols-2 lg:grid-cols-3 print:hidden">
        {steps.map(({ id, title }, index) => (
          <Linked key={title} href={`#${id}`}>
            {`${index + 1}. ${title}`}
          </Linked>
        ))}
      </nav>
      <ol>
        {steps.map((step, index) => (
          <GuideStep key={step.title} step={step} number={index + 1} block={block} />
        ))}
      </ol>
    </>
  );
}

function GuideStep({ step, number, block }: { step: Step; number: number; block: StepsBlock }) {
  const { id, title, date, description, screen, checks, failures } = step;
  const { checksLabel, failuresLabel, copy } = block;
  return (
    <li id={id} className="mt-12 grid gap-x-8 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-12">
      <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
        <p className="font-mono text-small text-accent">{[number, date].filter(Boolean).join(' · ')}</p>
        <h3 className="mt-2 font-display text-lead font-semibold">{title}</h3>
        {description !== undefined && <p className="mt-3 max-w-prose text-small">{description}</p>}
      </div>
      <div className="min-w-0 lg:col-span-8">
        {screen !== undefined && <ScreenFigure screen={screen} copy={copy} />}
        {checks !== undefined && (
          <>
            <h4 className="mt-6 text-small text-strong">{checksLabel}</h4>
            <TextList items={checks} className="points mt-2 max-w-prose text-small" />
          </>
        )}
        {failures !== undefined && (
          <>
            <h4 className="mt-6 text-small text-strong">{failuresLabel}</h4>
            <PairList
              pairs={failures}
              className="mt-2 border-t border-line text-small"
              row="border-b border-line py-3"
              label="text-strong"
              value="mt-1"
            />
          </>
        )}
      </div>
    </li>
  );
}
