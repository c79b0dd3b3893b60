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
        <li key={index} className="relative flex gap-4 lg:block">
          <div aria-hidden="true" className="flex flex-col items-center lg:flex-row">
            <span className="rounded-md border border-line-strong bg-inset p-4 text-accent">
              <Icon name={icon} className="size-6" />
            </span>
            {index < steps.length - 1 && <span className="w-px grow bg-accent lg:h-px" />}
          </div>
          <div className="pr-4 pb-6 lg:mt-4">
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
