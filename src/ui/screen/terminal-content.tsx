import type { StepsCopy, TerminalScreen } from '#generated/types.ts';
import { CopyButton } from '../copy-button.tsx';

/** Commands and what they answer. Long lines fold: nothing has to be scrolled sideways. @param copy words of a button that copies each */
export function TerminalContent({ lines, copy }: TerminalScreen & { copy?: StepsCopy | undefined }) {
  return (
    <div className="grid gap-5 p-4 font-mono text-small wrap-anywhere sm:p-6">
      {lines.map(({ prompt = '$', command, output }, index) => (
        <div key={index}>
          <p className="flex items-baseline text-strong">
            <span aria-hidden="true" className="mr-3 text-accent select-none">
              {prompt}
            </span>
            <code className="min-w-0 whitespace-pre-wrap">{command.trimEnd()}</code>
            {copy !== undefined && <CopyButton copy={copy} command={command} />}
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
