import type { BannerBlock } from '#generated/types.ts';
import { accentOf, balancedColumns } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';

/** A strip of short points: a two by two grid on narrow screens, one ruled line on wide ones, where the details show. */
export function Banner({ label, accent, items }: BannerBlock) {
  return (
    <section aria-label={label} className={`border-y border-line bg-raised first:border-t-0 ${accentOf(accent)}`}>
      <div className="wrap">
        <div className="overflow-clip">
          <ul className={`grid gap-x-2 lg:-mx-4 ${balancedColumns(items.length, { all: 2, lg: 4 })}`}>
            {items.map((item) => (
              <li key={item.title} className="flex items-center gap-2 py-3 lg:border-l lg:border-line lg:px-4">
                <Icon name={item.icon} className="size-4 text-accent" />
                <p className="min-w-0">
                  <span className="block label text-strong">{item.title}</span>
                  <span className="block text-small text-quiet max-lg:sr-only">{item.detail}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
