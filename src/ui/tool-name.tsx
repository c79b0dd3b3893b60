import type { Tool } from '#generated/types.ts';

/** The name of a tool. One that has its own page links to it. */
export function ToolName({ tool: { name, href } }: { tool: Tool }) {
  if (href === undefined) return name;
  return (
    <a href={href} className="inline-block underline decoration-line-strong underline-offset-6 hover:decoration-accent">
      {name}
    </a>
  );
}
