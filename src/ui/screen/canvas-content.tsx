import type { CanvasScreen } from '#generated/types.ts';
import { Icon } from '../icon.tsx';

/**
 * Boxes linked one after the other, left to right, on the dotted paper of an editor; from top to bottom on telephones. What is plugged into
 * a box hangs below it.
 */
export function CanvasContent({ steps }: CanvasScreen) {
  return (
    <ol className="grid bg-[radial-gradient(var(--color-line)_1px,transparent_1px)] bg-size-[1rem_1rem] p-4 sm:p-6 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map(({ icon, name, detail, output, parts }, index) => (
        <li key={index} className="relative flex gap-4 pb-6 last:pb-0 lg:block lg:pr-6 lg:pb-0 lg:last:pr-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-14 bottom-0 left-7 w-px bg-accent lg:top-7 lg:right-0 lg:bottom-auto lg:left-14 lg:h-px lg:w-auto"
            />
          )}
          <span className="relative grid size-14 shrink-0 place-items-center rounded-md border border-line-strong bg-inset text-accent">
            <Icon name={icon} className="size-6" />
          </span>
          <div className="lg:mt-4">
            <p className="font-mono text-small font-medium text-strong">{name}</p>
            <p className="mt-1 text-small">{detail}</p>
            {parts !== undefined && (
              <dl className="mt-3 grid gap-2 border-l border-dashed border-accent pl-3 text-small">
                {parts.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="text-quiet">{label}</dt>
                    <dd className="font-mono">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {output !== undefined && (
              <p className="mt-2 font-mono text-label tracking-normal text-quiet lg:absolute lg:top-0 lg:left-16">
                {output}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
