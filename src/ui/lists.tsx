import type { ReactNode } from 'react';

interface TextListProps {
  items: readonly string[] | undefined;
  className?: string | undefined;
  line?: string | undefined;
  isOrdered?: boolean;
}

/** Texts as a list; nothing when there are none. */
export function TextList({ items, className, line, isOrdered = false }: TextListProps) {
  if (items === undefined || items.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item} className={line}>
          {item}
        </li>
      ))}
    </List>
  );
}

/** The number of an item, or the sign of a fold, for the eye alone: screen readers tell both themselves. */
export function Rank({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={`font-mono ${className}`}>
      {children}
    </span>
  );
}
