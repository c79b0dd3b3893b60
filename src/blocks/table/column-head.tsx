import type { TableColumn } from '#generated/types.ts';
import { accentOf } from '../../frame/accent.ts';
import { Linked } from '../../ui/linked.tsx';

const link =
  'inline-block py-1 leading-tight underline decoration-line-strong underline-offset-6 hover:decoration-accent';

/** The head of a column. The only one is named like that of the headers. */
export function ColumnHead({ column, isOnly }: { column: TableColumn; isOnly: boolean }) {
  const { head, note, href, accent, highlighted = false } = column;
  if (isOnly)
    return (
      <th scope="col" className="pb-4 label font-normal text-quiet">
        {head}
      </th>
    );
  const colour = accent === undefined ? 'text-strong' : `text-accent ${accentOf(accent)}`;
  const ground = highlighted
    ? 'max-sm:pr-4 sm:border-t-2 sm:border-accent sm:bg-inset sm:px-5 sm:pt-4'
    : 'pr-4 max-sm:pr-2';
  return (
    <th scope="col" className={`pb-4 font-medium ${colour} ${ground}`}>
      <Linked href={href} className={link}>
        {head}
      </Linked>
      {note !== undefined && <span className="block text-small font-normal text-quiet">{note}</span>}
    </th>
  );
}
