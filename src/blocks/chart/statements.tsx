import type { ChartStatement } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';

/** What a drawing supports, one statement under the other, as high as the drawing. */
export function Statements({ statements }: { statements: readonly ChartStatement[] }) {
  return (
    <ul className="flex flex-col lg:col-span-5 lg:col-start-8">
      {statements.map(({ icon, title, text, answer }) => (
        <li key={title} className="flex grow gap-5 border-t border-line-strong py-6">
          {icon !== undefined && <Icon name={icon} className="mt-0.5 size-6 text-accent" />}
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3">{text}</p>
            {answer !== undefined && <p className="mt-2 text-strong">{answer}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
