/** The title of a group of fields, after its place in the order of the desk. */
export function GroupLegend({ number, children }: { number: number; children: string }) {
  return (
    <legend className="text-h3 font-semibold text-strong">
      <span aria-hidden="true" className="mr-3 font-mono text-small font-normal text-amber tabular-nums">
        {number}
      </span>
      {children}
    </legend>
  );
}
