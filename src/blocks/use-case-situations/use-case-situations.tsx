import { arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useId } from 'react';
import type { UseCaseSituation, UseCaseSituationsBlock } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';

const columns = 'lg:grid lg:grid-cols-[3fr_4fr_2rem_5fr] lg:gap-x-6';

/** A ledger of four entries: title, what happens, an arrow, what is done about it. Stacked below the lg width. */
export function UseCaseSituations({ label, heading, situationLabel, answerLabel, items }: UseCaseSituationsBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="raised">
      <header className={`grid items-baseline gap-y-4 ${columns}`}>
        <p className="label text-mint">{label}</p>
        <h2 id={headingId} className="text-h2 lg:col-span-3">
          {heading}
        </h2>
      </header>
      <div aria-hidden="true" className={`mt-12 hidden pb-3 label text-quiet ${columns}`}>
        <span />
        <span>{situationLabel}</span>
        <span />
        <span>{answerLabel}</span>
      </div>
      <ol className="mt-10 panel-in border-t border-line-strong lg:mt-0">
        {items.map((item) => (
          <Entry key={item.title} item={item} situationLabel={situationLabel} answerLabel={answerLabel} />
        ))}
      </ol>
    </Section>
  );
}

function Entry({
  item,
  situationLabel,
  answerLabel,
}: {
  item: UseCaseSituation;
  situationLabel: string;
  answerLabel: string;
}) {
  return (
    <li className={`gap-x-8 border-b border-line py-7 md:grid md:grid-cols-2 ${columns}`}>
      <h3 className="text-h3 md:col-span-2 lg:col-span-1">{item.title}</h3>
      <p className="mt-3 lg:mt-0">
        <span className="mb-1 block label text-quiet lg:sr-only">{situationLabel}</span>
        {item.situation}
      </p>
      <Glyph shapes={arrowRightSign} className="mt-1 hidden size-5 text-mint lg:block" />
      <p className="mt-4 border-l-2 border-mint pl-4 text-strong md:mt-3 lg:mt-0 lg:border-l-0 lg:pl-0">
        <span className="mb-1 block label text-mint lg:sr-only">{answerLabel}</span>
        {item.answer}
      </p>
    </li>
  );
}
