import type { TerminalScreen } from '#generated/types.ts';

/** Commands and what they answer. Long lines fold: nothing has to be scrolled sideways. */
export function TerminalContent({ lines }: TerminalScreen) {
  return (
    <div className="grid gap-5 p-4 font-mono text-small wrap-anywhere sm:p-6">
      {lines.map(({ prompt = '$', command, output }, index) => (
        <div key={index}>
          <p className="text-strong">
            <span aria-hidden="true" className="mr-3 text-accent select-none">
              {prompt}
            </span>
            <code>{command}</code>
          </p>
          {output !== undefined && (
            <p className="mt-1 whitespace-pre-wrap">
              <code>{output.trimEnd()}</code>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
