import type { Crumb } from './trail.ts';

/** The way to this page, under the bar: every page above it as a link, then its own name. */
export function Breadcrumb({ trail, label }: { trail: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label} className="breadcrumb">
      <ol className="wrap">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
