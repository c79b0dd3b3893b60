interface Props {
  items: readonly string[];
  className?: string | undefined;
  /** The classes of each line. */
  line?: string | undefined;
  isOrdered?: boolean;
}

/** Texts as a list. */
export function TextList({ items, className, line, isOrdered = false }: Props) {
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
