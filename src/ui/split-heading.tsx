/** A section's label and heading (h2) on the left seven columns, its introduction level with them on the right five. */
export function SplitHeading({
  id,
  label,
  heading,
  intro,
}: {
  id: string;
  label: string;
  heading: string;
  intro: string;
}) {
  return (
    <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-7">
        <p className="mb-4 label text-quiet">{label}</p>
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
      </div>
      <p className="max-w-prose lg:col-span-5">{intro}</p>
    </header>
  );
}
