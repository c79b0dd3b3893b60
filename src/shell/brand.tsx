/** The mark (a rack of three units, one of them lit) and the short name, as a link to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <a href="/" className="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect
          x="3.5"
          y="3.5"
          width="25"
          height="25"
          rx="3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          opacity=".45"
        />
        <path d="M8 10.5h10M8 16h16M8 21.5h16" stroke="currentColor" strokeWidth="2.5" />
        <path d="M20.5 10.5h3.5" className="stroke-amber" strokeWidth="2.5" />
      </svg>
      {name}
    </a>
  );
}
