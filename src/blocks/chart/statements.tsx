import type { ChartStatement } from '#generated/types.ts';

/** Up to this many characters a statement is read at one glance, and is set as large as a heading. */
const shortTo = 80;

/** What a drawing supports, one statement under the other, as high as the drawing. */
export function Statements({ statements }: { statements: readonly ChartStatement[] }) {
  return (
    <ul className="flex flex-col lg:col-span-5 lg:col-start-8">
      {statements.map(({ title, text }) => (
        <li key={title} className="grow border-t border-line-strong py-6">
          <h3 className="label text-accent">{title}</h3>
          <p className={`mt-4 text-lead ${text.length <= shortTo ? 'font-display font-semibold text-strong' : ''}`}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
