import type { RowLink, StoriesBlock, Story, StoryLabels } from '#generated/types.ts';
import { ActionLink, Linked } from '../../ui/action-link.tsx';
import { FigureLabel, FigureValue, plainFigure } from '../../ui/figures.tsx';
import { quoted } from '../../ui/typography.ts';
import { requestHref } from '../../ui/addresses.ts';

/** Around invented results. */
export const inventedFrame = 'border border-dashed border-line-strong p-5';

/** One file below the other: its subject and results in the margin, the story on the right. */
export function StoryFiles({ rows, labels, ask, illustrative }: StoriesBlock) {
  if (labels === undefined) return null;
  return rows.map((row, index) => (
    <article
      key={row.title}
      className="grid gap-x-8 gap-y-12 border-t border-line-strong py-section last:pb-0 lg:grid-cols-12"
    >
      <Opening row={row} labels={labels} place={`${index + 1} / ${rows.length}`} />
      <div className={`self-start lg:col-span-4 ${illustrative === undefined ? '' : inventedFrame}`}>
        <h4 className="label font-normal text-quiet">
          {[labels.figures, illustrative].filter((word) => word !== undefined).join(' · ')}
        </h4>
        <Results figures={row.figures} isReal={illustrative === undefined} className="mt-4 sm:max-lg:grid-cols-3" />
      </div>
      <div className="lg:col-span-8 lg:row-span-2">
        <div className="grid gap-x-8 gap-y-8 md:grid-cols-2">
          {(['before', 'after'] as const).map((part) => (
            <div key={part}>
              <h4 className="label font-normal text-accent">{labels[part]}</h4>
              <p className="mt-3">{row[part]}</p>
            </div>
          ))}
        </div>
        {row.quote !== undefined && (
          <figure className="mt-12 border-l-2 border-accent pl-6 sm:pl-8">
            <blockquote>
              <p className="font-display text-lead leading-snug text-strong">{quoted(row.quote.text)}</p>
            </blockquote>
            <figcaption className="mt-4 text-small text-quiet">{row.quote.by}</figcaption>
          </figure>
        )}
        {ask !== undefined && row.id !== undefined && (
          <p className="mt-9">
            <ActionLink
              action={{
                label: [ask.label, row.size && `(${row.size.text ?? row.size.value})`].filter(Boolean).join(' '),
                href: requestHref(ask.href, row.id),
              }}
            />
          </p>
        )}
      </div>
      {row.tools !== undefined && <Tools tools={row.tools} heading={labels.tools} />}
    </article>
  ));
}

function Opening({ row, labels, place }: { row: Story; labels: StoryLabels; place: string }) {
  const { title, subject, about, date } = row;
  return (
    <header className="lg:col-span-12">
      <p className="flex gap-x-4 gap-y-1 label text-quiet sm:items-center sm:whitespace-nowrap max-sm:flex-col">
        <span>
          {labels.file} {place}
        </span>
        <span aria-hidden="true" className="h-px flex-1 bg-line-strong max-sm:hidden" />
        {date !== undefined && (
          <span>
            {labels.date} {date}
          </span>
        )}
      </p>
      <h3 className="mt-6 max-w-prose font-display text-h2 font-semibold">{title}</h3>
      {(subject !== undefined || about !== undefined) && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-lead">
          {subject}
          {about?.map(({ name, href }) => (
            <Linked key={href} href={href}>
              {name}
            </Linked>
          ))}
        </p>
      )}
    </header>
  );
}

/** The results of a story. Invented ones are set small, in a dashed frame. */
export function Results({
  figures,
  isReal,
  className,
}: {
  figures: Story['figures'];
  isReal: boolean;
  className: string;
}) {
  return (
    <dl className={`grid gap-x-4 gap-y-5 ${className}`}>
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-small text-quiet">
            <FigureLabel figure={figure} />
          </dt>
          <dd className={`whitespace-nowrap text-strong ${isReal ? 'figure' : 'font-mono text-lead'}`}>
            {isReal ? <FigureValue figure={figure} isPlain /> : plainFigure(figure)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Tools({ tools, heading }: { tools: readonly RowLink[]; heading: string | undefined }) {
  return (
    <div className="self-end lg:col-span-4">
      {heading !== undefined && <h4 className="label font-normal text-quiet">{heading}</h4>}
      <ul className="mt-2 flex flex-wrap gap-x-5 font-mono text-small text-strong">
        {tools.map(({ name, href }) => (
          <li key={href}>
            <Linked href={href}>{name}</Linked>
          </li>
        ))}
      </ul>
    </div>
  );
}
