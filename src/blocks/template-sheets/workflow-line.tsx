import { useSite } from '#generated/site-context.tsx';
import type { TemplateStep } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';

/** The steps under one another on a drawn line, each with the icon and the name of the service that does it. */
export function WorkflowLine({ workflow }: { workflow: readonly TemplateStep[] }) {
  const { technologies } = useSite().tables;
  return (
    <ol className="mt-5">
      {workflow.map(({ technology, text }) =>
        pickRows(technologies, [technology]).map(({ name, icon }) => (
          <li key={text} className="group relative flex gap-5 pb-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-11 bottom-0 left-5 w-px bg-line-strong group-last:hidden"
            />
            <span className="grid size-10 shrink-0 place-items-center rounded-md border border-azure bg-raised">
              <Icon name={icon} className="size-5 text-azure" />
            </span>
            <span>
              <span className="block font-mono text-small text-quiet">{name}</span>
              <span className="block text-strong">{text}</span>
            </span>
          </li>
        )),
      )}
    </ol>
  );
}
