import type { StepsCopy } from '#generated/types.ts';

/** Copies the `code` that it stands right after. Hidden until a script starts it (`steps.island.ts`), and on paper. */
export function CopyButton({ copy, command }: { copy: StepsCopy; command: string }) {
  return (
    <button
      type="button"
      hidden
      data-copy=""
      className="ml-auto min-h-11 shrink-0 font-sans text-small font-medium text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent print:hidden"
    >
      <span>{copy.label}</span>
      <span className="sr-only">{` ${command.split('\n', 1)[0] ?? ''}`}</span>
    </button>
  );
}
