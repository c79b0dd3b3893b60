import { iconByName, type IconName } from '#generated/icons.ts';
import { Shapes } from '../../ui/icons.tsx';

/** The icons that a section's drawings share, and the id of each. */
export interface IconIds {
  icons: readonly IconName[];
  idOf: (icon: IconName) => string;
}

/** Short ids, by rank: they are written once for each use. `prefix` is unique on the page. */
export function iconIds(prefix: string, icons: readonly IconName[]): IconIds {
  const unique = [...new Set(icons)];
  return { icons: unique, idOf: (icon) => `${prefix}${unique.indexOf(icon)}` };
}

/**
 * The icons, each drawn once, for `<use>`. The sheet takes no room; it is not `display: none`, because some browsers
 * then draw nothing.
 */
export function IconSheet({ icons, idOf }: IconIds) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {icons.map((icon) => (
          <g key={icon} id={idOf(icon)} transform="scale(.8333)" className="icon text-accent">
            <Shapes of={iconByName[icon]} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
