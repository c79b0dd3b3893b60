import type { Tool } from '#generated/types.ts';
import { Linked } from './linked.tsx';

/** The name of a tool. One that has its own page links to it. */
export function ToolName({ tool: { name, href } }: { tool: Tool }) {
  const link = 'inline-block underline decoration-line-strong underline-offset-6 hover:decoration-accent';
  return (
    <Linked href={href} className={link}>
      {name}
    </Linked>
  );
}
