import type { Sheet } from '#generated/types.ts';
import { accentOf, balancedColumns } from '../../ui/class-names.ts';
import { ActionLink, Linked } from '../../ui/action-link.tsx';
import { contextHref } from '../../ui/context-href.ts';
import { workflowHref } from '../../ui/workflow-href.ts';
import { Icon } from '../../ui/icons.tsx';
import { TextList } from '../../ui/lists.tsx';
import { type CatalogueRow, Detail, Folded, type ShownDetail, shownDetails } from './row-details.tsx';

/** A file: its description and figures on the left, its main details at the right, the others below both. */
export function CatalogueFile({ row, block, level, number, count }: CatalogueRow) {
  const { id, name, label, icon, text, href, context } = row;
  const { ask, downloadLabel } = block;
  const file = workflowHref(row);
  const Heading = `h${level}` as const;
  const shown = shownDetails(row, block);
  const [main, others] = [shown.filter((part) => part.main), shown.filter((part) => part.main !== true)];
  const figures = others.filter(({ detail }) => detail.figures !== undefined);
  const rest = others.filter((part) => !figures.includes(part));
  return (
    <article id={id} className="mt-6 rounded-lg border border-line-strong bg-ink">
      <p className="flex items-center gap-3 border-b border-line px-4 py-2 label text-quiet sm:px-6 lg:px-10">
        {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
        <span className="grow">
          <Linked href={href}>{label ?? (href === undefined ? undefined : name)}</Linked>
        </span>
        {`${number}/${count}`}
      </p>
      <div className="grid gap-x-12 gap-y-3 p-4 sm:p-6 lg:grid-cols-[5fr_7fr] lg:p-10">
        <div className="flex flex-col">
          <Heading className="font-display text-h2 font-semibold">{name}</Heading>
          {text !== undefined && <p className="mt-3">{text}</p>}
          <FileParts parts={figures} place="mt-5 md:mt-8" />
          {downloadLabel !== undefined && file !== undefined && (
            <p className="mt-5">
              <a href={file} download="" className="action button-secondary">
                {downloadLabel}
                <span className="sr-only">{`, ${name}`}</span>
              </a>
            </p>
          )}
          {ask !== undefined && (
            <p className="mt-auto pt-3">
              <ActionLink action={{ ...ask, href: contextHref(ask.href, context) }} style="tertiary" />
            </p>
          )}
        </div>
        <FileParts parts={main} place="" />
      </div>
      <div
        className={`grid gap-x-12 gap-y-4 border-t border-line p-4 sm:p-6 lg:px-10 ${rest.length > 2 ? 'lg:grid-cols-[5fr_7fr_3fr]' : 'lg:grid-cols-[5fr_7fr]'}`}
      >
        <FileParts parts={rest} place="" />
      </div>
    </article>
  );
}

/** Details in their order, those that stay open first: on a telephone the others are under one line that names them. */
function FileParts({ parts, place }: { parts: readonly ShownDetail[]; place: string }) {
  const shown = (of: readonly ShownDetail[]) => of.map((part) => <FilePart key={part.of} part={part} place={place} />);
  const folded = parts.filter(({ open }) => open !== true);
  return (
    <>
      {shown(parts.filter((part) => !folded.includes(part)))}
      {folded.length > 0 && <Folded shown={folded}>{shown(folded)}</Folded>}
    </>
  );
}

/** A detail under its title. Its items are set apart point by point; names of other rows are in mono. */
function FilePart({ part: { label, accent, detail }, place }: { part: ShownDetail; place: string }) {
  return (
    <div className={`${place} ${accentOf(accent)}`}>
      {label !== undefined && <p className="mb-3 label text-quiet">{label}</p>}
      {detail.items === undefined ? (
        <div className={detail.links === undefined ? '' : 'font-mono'}>
          <Detail detail={detail} />
        </div>
      ) : (
        <TextList
          items={detail.items}
          className="grid gap-x-8 gap-y-2 text-small sm:grid-cols-3"
          line="border-l border-accent/50 pl-3"
        />
      )}
    </div>
  );
}

/** Links to the files of the page: the subject and the name of each; nothing where none has an anchor. */
export function FilesIndex({ rows, label }: { rows: readonly Sheet[]; label: string | undefined }) {
  const anchored = rows.filter(({ id }) => id !== undefined);
  if (anchored.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={`ruled-sheet ${balancedColumns(anchored.length, { all: 2, lg: 4 })}`}>
        {anchored.map(({ id, name, label: about = name, icon }) => (
          <li key={id} className="bg-ink">
            <a href={`#${id}`} className="group flex h-full items-start gap-3 p-4 max-sm:text-small">
              {icon !== undefined && <Icon name={icon} className="mt-0.5 size-5 text-accent" />}
              <span>
                <span className="block font-medium text-strong underline decoration-transparent underline-offset-4 group-hover:decoration-accent">
                  {about}
                </span>
                {about !== name && <span className="block text-small text-quiet max-md:hidden">{name}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
