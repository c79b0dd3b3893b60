/** The id of the card, by which its button closes it (`src/blocks/register/register.tsx`). */
const cardId = 'figure-source';

/**
 * Opens the entry of the register beside `link`, a figure's label or its circle on the register: the reading that it shows, the others folded.
 * The register is a page: its entry, card, words and stylesheets are loaded on use. Where it cannot be read, the link is followed.
 */
export async function openFigureSource(link: HTMLElement): Promise<void> {
  const { href, hash, pathname } = link as HTMLAnchorElement;
  const register = pathname === location.pathname ? document : await readPage(href);
  const entry = register?.getElementById(hash.slice(1))?.cloneNode(true) as HTMLElement | undefined;
  const template = register?.querySelector<HTMLTemplateElement>(`#${cardId}-card`);
  if (!register || !entry || !template || !('popover' in link)) {
    location.href = href;
    return;
  }
  await addStyles(register);
  document.getElementById(cardId)?.remove();
  document.body.append(document.importNode(template.content, true));
  const card = document.getElementById(cardId);
  if (card === null) return;
  card.setAttribute('aria-label', link.title || (link.textContent ?? ''));
  // On the register itself, the card would hide the entry that its link leads to.
  if (register === document) card.querySelector('a')?.remove();
  else card.querySelector('a')?.setAttribute('href', href);
  fillCard(card, entry, link.dataset.reading);
  card.addEventListener('toggle', ({ newState }) => newState === 'closed' && card.remove());
  card.showPopover();
  if (matchMedia('(min-width: 48rem)').matches) placeBeside(link.getBoundingClientRect(), card);
  card.focus();
}

/** The label of the figure, the reading named so (the first one without a name), its meaning below its value; then the other readings, folded. */
function fillCard(card: HTMLElement, entry: HTMLElement, name: string | undefined): void {
  const heading = entry.querySelector('h5')!;
  heading.replaceChildren(heading.textContent);
  // At the end of the page, no headings lead down to the level that it has in the register.
  heading.setAttribute('aria-level', '2');
  const readings = [...entry.querySelectorAll(':scope > :not(h5, .meaning)')];
  const own = readings.find((one) => one.getAttribute('data-reading') === name) ?? readings[0]!;
  own.firstElementChild?.after(entry.querySelector('.meaning')!);
  const others = readings.filter((one) => one !== own);
  const folded = card.querySelector('details');
  if (others.length === 0) folded?.remove();
  else folded?.append(...others);
  card.prepend(heading, own);
}

const gapPx = 8;

/**
 * Places the card on the page below the link, or above it where that leaves more room; on narrow windows it stays at the lower edge. Not
 * `position-area`: WebKit 2.50 knows it, and puts the card outside of the window.
 */
function placeBeside({ left, top, bottom }: DOMRect, card: HTMLElement): void {
  const below = innerHeight - bottom;
  const isAbove = card.offsetHeight + 2 * gapPx > below && top > below;
  card.style.maxHeight = `${Math.min(card.offsetHeight, (isAbove ? top : below) - 2 * gapPx)}px`;
  const [x, y] = [
    Math.min(left, document.body.clientWidth - card.offsetWidth - gapPx),
    isAbove ? top - gapPx - card.offsetHeight : bottom + gapPx,
  ];
  Object.assign(card.style, {
    position: 'absolute',
    inset: `${y + scrollY}px auto auto ${x + scrollX}px`,
    margin: '0',
  });
}

/** A page of this site as a document, in which nothing runs; null where there is none. Not `DOMParser`: texts become no markup here (`require-trusted-types-for`). */
function readPage(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('loadend', () => resolve(request.responseXML));
    request.send();
  });
}

/** Loads the stylesheets of another page that this one has not. */
async function addStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const missing = links.filter(({ href }) => document.querySelector(`link[href='${new URL(href).pathname}']`) === null);
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve) => {
          const own = document.importNode(link);
          own.addEventListener('load', resolve);
          own.addEventListener('error', resolve);
          document.head.append(own);
        }),
    ),
  );
}
