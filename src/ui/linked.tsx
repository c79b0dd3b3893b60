import type { ReactNode } from 'react';
import type { Tool } from '#generated/types.ts';

interface Props {
  href?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A link to the page of its content; without a page, the content alone. */
export function Linked({ href, className, children }: Props) {
  if (href === undefined) return children;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

/** The name of a tool. One that has its own page links to it. */
export function ToolName({ tool: { name, href } }: { tool: Tool }) {
  const link = 'inline-block underline decoration-line-strong underline-offset-6 hover:decoration-accent';
  return (
    <Linked href={href} className={link}>
      {name}
    </Linked>
  );
}
