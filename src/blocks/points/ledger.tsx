import type { PointsBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { PointLinks } from './point-links.tsx';

/** Title, text and counterpart on one line of twelve columns. Numbered, texts stand under the title and not under its number. */
export function Ledger({ points, look, counterpartLabel: label }: PointsBlock) {
  const isNumbered = look === 'numbered';
  const List = isNumbered ? 'ol' : 'ul';
  const indent = isNumbered ? 'pl-10 lg:pl-0' : '';
  return (
    <List className="border-b border-line-strong">
      {points.map(({ icon, title, description, counterpart, links }, index) => (
        <li key={title} className="grid gap-x-8 gap-y-3 border-t border-line-strong py-7 lg:grid-cols-12">
          <h3 className="flex items-start gap-4 text-lead lg:col-span-4">
            {isNumbered && (
              <span aria-hidden="true" className="w-6 font-mono text-quiet">
                {index + 1}
              </span>
            )}
            {icon !== undefined && <Icon name={icon} className="mt-1 size-6 shrink-0 text-accent" />}
            {title}
          </h3>
          <p className={`max-w-prose lg:col-span-5 ${indent}`}>{description}</p>
          {(counterpart !== undefined || links !== undefined) && (
            <div className={`flex flex-col gap-y-1.5 text-small lg:col-span-3 ${indent}`}>
              {counterpart !== undefined && label !== undefined && <p className="label text-quiet">{label}</p>}
              {counterpart !== undefined && (
                <p className={isNumbered ? 'font-mono text-accent lg:pt-1' : 'text-strong'}>{counterpart}</p>
              )}
              <div className="lg:self-end">
                <PointLinks links={links} />
              </div>
            </div>
          )}
        </li>
      ))}
    </List>
  );
}
