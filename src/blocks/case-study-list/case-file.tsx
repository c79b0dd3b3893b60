import type { ReactNode } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { CaseStudy, CaseStudyLabels } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { requestHref } from '../../ui/request-href.ts';

/** One study: what it is about and its three results in the margin, the story on the right. Papers alternate. */
export function CaseFile({
  study,
  labels,
  contactHref,
  rank,
  count,
}: {
  study: CaseStudy;
  labels: CaseStudyLabels;
  contactHref: string;
  rank: number;
  count: number;
}) {
  return (
    <article className={`border-t border-line-strong py-section ${rank % 2 === 1 ? 'bg-raised' : ''}`}>
      <div className="wrap grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <header className="lg:col-span-12">
          <p className="flex gap-x-4 gap-y-1 label whitespace-nowrap text-quiet max-sm:flex-col sm:items-center">
            <span>
              {labels.file} {rank} / {count}
            </span>
            <span aria-hidden="true" className="h-px flex-1 bg-line-strong max-sm:hidden" />
            <span>
              {labels.inService} {study.date}
            </span>
          </p>
          <h3 className="mt-6 max-w-[24ch] font-display text-h1 leading-[1.08] font-semibold">{study.title}</h3>
          <Organisation study={study} />
        </header>
        <Results study={study} heading={labels.results} />
        <div className="lg:col-span-8 lg:col-start-5">
          <div className="grid gap-x-8 gap-y-8 md:grid-cols-2">
            <Part heading={labels.challenge}>{study.challenge}</Part>
            <Part heading={labels.solution}>{study.solution}</Part>
          </div>
          <figure className="mt-12 border-l-2 border-azure pl-6 sm:pl-8">
            <blockquote>
              <p className="font-display text-lead leading-snug text-strong sm:text-[1.6rem]">{`«\u202F${study.testimonial}\u202F»`}</p>
            </blockquote>
            <figcaption className="mt-4 text-small text-quiet">{study.author}</figcaption>
          </figure>
          <div className="mt-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
            <Technologies study={study} heading={labels.technologies} />
            <ActionLink
              action={{
                label: `${labels.request} (${study.pdfSize.text ?? study.pdfSize.value})`,
                href: requestHref(contactHref, study.id),
              }}
            />
          </div>
        </div>
      </div>
    </article>
  );
}

function Organisation({ study }: { study: CaseStudy }) {
  const sector = useSite().tables.sectors.find(({ id }) => id === study.sector);
  return (
    <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-lead">
      {study.company}
      {sector !== undefined && (
        <a
          href={sector.path}
          className="text-strong underline decoration-line-strong underline-offset-6 hover:decoration-amber"
        >
          {sector.name}
        </a>
      )}
    </p>
  );
}

/** The first result is the one that matters: it is set in the accent. */
function Results({ study, heading }: { study: CaseStudy; heading: string }) {
  return (
    <div className="lg:col-span-3">
      <h4 className="label font-normal text-quiet">{heading}</h4>
      <dl className="mt-4 grid gap-x-6 sm:max-lg:grid-cols-3">
        {study.results.map(({ metric, value }, index) => (
          <div key={metric} className="flex flex-col-reverse justify-end gap-2 border-t border-line py-5">
            <dt className="text-small text-quiet">{metric}</dt>
            <dd className={`figure whitespace-nowrap ${index === 0 ? 'text-mint' : 'text-strong'}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="label font-normal text-azure">{heading}</h4>
      <p className="mt-3">{children}</p>
    </div>
  );
}

function Technologies({ study, heading }: { study: CaseStudy; heading: string }) {
  const rows = pickRows(useSite().tables.technologies, study.technologies);
  return (
    <div>
      <h4 className="label font-normal text-quiet">{heading}</h4>
      <ul className="mt-2 flex flex-wrap gap-x-5 font-mono text-small">
        {rows.map((row) => (
          <li key={row.id}>
            <a
              href={row.href}
              className="inline-block py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-amber"
            >
              {row.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
