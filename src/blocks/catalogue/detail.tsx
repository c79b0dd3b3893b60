import type { SheetDetail } from '#generated/types.ts';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { joinNames } from '../../ui/join-names.ts';
import { DetailSteps } from './detail-steps.tsx';

/** A detail in the form that it has: a sentence, a list, names, links, steps, figures, or labels with their values. */
export function Detail({ detail }: { detail: SheetDetail }) {
  const { claim, text, items, list, names, links, steps, figures, pair } = detail;
  const { pairs = pair && [pair] } = detail;
  return (
    <>
      {claim !== undefined && <span className="text-strong">{claim}</span>}
      {text !== undefined && <span className="block text-small">{text}</span>}
      {items !== undefined && (
        <ul className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {list !== undefined && <span className="block text-small">{joinNames(list)}</span>}
      {names !== undefined && <span className="block font-mono text-small text-strong">{joinNames(names)}</span>}
      {links !== undefined && (
        <ul className="flex flex-wrap gap-x-4 text-small">
          {links.map(({ name, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-block py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-accent"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {steps !== undefined && <DetailSteps steps={steps} />}
      {figures !== undefined && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
          {figures.map((figure) => (
            <FigureCell key={figure.label} figure={figure} />
          ))}
        </dl>
      )}
      {pairs !== undefined && (
        <dl className="grid gap-y-1 text-small">
          {pairs.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="text-right font-mono text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
