import type { SheetStep } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';

/** Steps under one another on a drawn line, each with the icon and the name of what does it. */
export function DetailSteps({ steps }: { steps: readonly SheetStep[] }) {
  return (
    <ol className="pt-1">
      {steps.map(({ name, icon, text }) => (
        <li key={text} className="group relative flex gap-5 pb-6 last:pb-0">
          <span aria-hidden="true" className="absolute top-11 bottom-0 left-5 w-px bg-line-strong group-last:hidden" />
          {icon !== undefined && (
            <span className="grid size-10 shrink-0 place-items-center rounded-md border border-accent bg-raised">
              <Icon name={icon} className="size-5 text-accent" />
            </span>
          )}
          <span>
            <span className="block font-mono text-small text-quiet">{name}</span>
            <span className="block text-strong">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
