import type { FormAside as Aside } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';

/** What is on offer beside the form: what it is worth, what it hands over, and how to ask for it; figures below it. */
export function FormAside({ aside: { heading, figure, text, points, action, figures } }: { aside: Aside }) {
  return (
    <>
      <div className="rounded-lg border border-line-strong bg-raised p-6 sm:p-8">
        <h3 className="text-h3">{heading}</h3>
        {figure !== undefined && (
          <dl className="mt-6">
            <FigureCell figure={figure} accent />
          </dl>
        )}
        <p className="mt-6 text-small">{text}</p>
        {points !== undefined && (
          <ul className="mt-5 border-b border-line text-small">
            {points.map((point) => (
              <li key={point} className="border-t border-line py-3 text-strong">
                {point}
              </li>
            ))}
          </ul>
        )}
        {action !== undefined && (
          <div className="mt-6">
            <ActionLink action={action} />
          </div>
        )}
      </div>
      {figures !== undefined && (
        <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8">
          {figures.map((item) => (
            <FigureCell key={item.label} figure={item} />
          ))}
        </dl>
      )}
    </>
  );
}
