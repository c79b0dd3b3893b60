const mark = /(\[à compléter[^\]]*\])/u;

/** A text in which values still to be filled in (`[à compléter : …]`) stand each in a dashed box: quiet, and not to be overlooked. */
export function MarkedText({ children }: { children: string }) {
  return children.split(mark).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={index} className="placeholder">
        {part}
      </mark>
    ),
  );
}
