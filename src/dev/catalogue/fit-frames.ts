/** Scales each framed document into its place, as tall as what it shows. A tall one scrolls there: its place has a limit (catalogue.css). */
export function fitFrames(): void {
  const places = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) fit(target);
  });
  for (const place of document.querySelectorAll<HTMLElement>('.scaled')) {
    places.observe(place);
    place.querySelector('iframe')?.addEventListener('load', ({ currentTarget }) => {
      const body = currentTarget instanceof HTMLIFrameElement ? currentTarget.contentDocument?.body : undefined;
      fit(place);
      // Styles, letters and islands come after the document.
      if (body) new ResizeObserver(() => fit(place)).observe(body);
    });
  }
}

function fit(place: HTMLElement): void {
  const frame = place.querySelector('iframe');
  const width = Number(place.dataset.width);
  if (frame === null || width === 0) return;
  const scale = Math.min(1, place.clientWidth / width);
  const tall = frame.contentDocument?.querySelector('main')?.getBoundingClientRect().height ?? 0;
  if (tall > 0) frame.height = String(Math.ceil(tall));
  frame.style.scale = String(scale);
  place.style.setProperty('--tall', `${Math.ceil(Number(frame.height) * scale)}px`);
}
