import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { CaseStudyListBlock } from '#generated/types.ts';
import { CaseFile } from './case-file.tsx';

/** Every case study of the table, one file each, after the sentence that says that they are illustrative. */
export function CaseStudyList({ heading, note, labels, requestHref }: CaseStudyListBlock) {
  const headingId = useId();
  const { caseStudies } = useSite().tables;
  return (
    <section aria-labelledby={headingId} className="border-t border-line">
      <header className="wrap grid gap-x-8 gap-y-4 py-12 lg:grid-cols-12 lg:items-baseline">
        <h2 id={headingId} className="text-h2 lg:col-span-4">
          {heading}
        </h2>
        <p className="max-w-prose text-small text-quiet lg:col-span-7 lg:col-start-6">{note}</p>
      </header>
      {caseStudies.map((study, index) => (
        <CaseFile
          key={study.id}
          study={study}
          labels={labels}
          contactHref={requestHref}
          rank={index + 1}
          count={caseStudies.length}
        />
      ))}
    </section>
  );
}
