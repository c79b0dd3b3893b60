import type { GalleryBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';

/** One picture across the page, or several in columns, each above its caption. */
export function Gallery({ rows }: GalleryBlock) {
  // Pictures that are never cut are logos and plans: more of them share a line.
  const most = rows.every(({ whole }) => whole) ? { all: 2, sm: 3, lg: 4 } : { sm: 2, lg: 3 };
  const columns = balancedColumns(rows.length, most);
  // Four share two columns, as two do.
  const place = rows.length === 1 ? 'wide' : rows.length === 2 || rows.length === 4 ? 'half' : 'column';
  return (
    <ul className={`grid gap-x-6 gap-y-8 ${columns}`}>
      {rows.map((picture) => (
        <li key={picture.image}>
          <figure>
            <Picture picture={picture} place={place} />
            {(picture.caption ?? picture.credit) !== undefined && (
              <figcaption className="mt-3 flex justify-between gap-4 text-small text-quiet">
                <span>{picture.caption}</span>
                <span>{picture.credit}</span>
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
