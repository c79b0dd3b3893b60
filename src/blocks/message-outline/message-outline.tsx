import { useId } from 'react';
import type { FreeAudit, MessageOutlineBlock } from '../../generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { Section } from '../../ui/section.tsx';

/** The outline of a first message set as a letter, which opens in the visitor's mail program, beside the free audit. */
export function MessageOutline(block: MessageOutlineBlock) {
  const headingId = useId();
  return (
    <Section id={block.id} labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-quiet">{block.label}</p>
          <h2 id={headingId} className="max-w-2xl text-h2">
            {block.heading}
          </h2>
          <p className="mt-5 max-w-prose">{block.intro}</p>
          <Letter block={block} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <Audit audit={block.audit} />
          <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8">
            {block.figures.map((figure) => (
              <FigureCell key={figure.label} figure={figure} />
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

function Letter({ block }: { block: MessageOutlineBlock }) {
  const { email, subject, toLabel, subjectLabel, lines, openLabel } = block;
  return (
    <div className="mt-10 rounded-lg border border-line-strong">
      <dl className="px-5 pt-2 pb-4 sm:px-8">
        {[{ label: toLabel, value: email }, { label: subjectLabel, value: subject }, ...lines].map(
          ({ label, value }, index) => (
            <div
              key={label}
              className="grid gap-x-6 gap-y-1 border-t border-line py-3.5 first:border-t-0 sm:grid-cols-[11rem_1fr]"
            >
              <dt className={index < 2 ? 'text-small text-quiet' : 'text-small text-strong'}>{label}</dt>
              <dd className="font-mono text-small wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="border-t border-line-strong bg-raised px-5 py-5 sm:px-8">
        <ActionLink action={{ label: openLabel, href: mailtoOf(block) }} style="primary" />
      </div>
    </div>
  );
}

/** The message with its labels as empty lines to fill in. Source: RFC 6068, lines of a body end with « %0D%0A ». */
function mailtoOf({ email, subject, lines }: MessageOutlineBlock): string {
  const body = lines.map(({ label }) => `${label} : `).join('\r\n\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function Audit({ audit: { heading, figure, text, points, action } }: { audit: FreeAudit }) {
  return (
    <div className="rounded-lg border border-line-strong bg-raised p-6 sm:p-8">
      <h3 className="text-h3">{heading}</h3>
      <dl className="mt-6">
        <FigureCell figure={figure} accent />
      </dl>
      <p className="mt-6 text-small">{text}</p>
      <ul className="mt-5 border-b border-line text-small">
        {points.map((point) => (
          <li key={point} className="border-t border-line py-3 text-strong">
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <ActionLink action={action} />
      </div>
    </div>
  );
}
