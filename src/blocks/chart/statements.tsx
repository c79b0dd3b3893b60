import type { ChartStatement } from '#generated/types.ts';

/** What a drawing supports, one statement under the other, as high as the drawing. */
export function Statements({ statements }: { statements: readonly ChartStatement[] }) {
  return (
    <ul className="flex flex-col lg:col-span-5 lg:col-start-8">
      {statements.map(({ title, text }) => (
        <li key={title} className="grow border-t border-line-strong py-6">
          <h3 className="label text-accent">{title}</h3>
          <p className="mt-4 text-lead">{text}</p>
        </li>
      ))}
    </ul>
  );
}
