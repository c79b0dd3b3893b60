/** The id of the card, by which its button closes it (`src/blocks/register/register.tsx`). */
const cardId = 'figure-source';

/**
 * Opens the entry of the register beside `link`, a figure's label or its square on the register. The register is a page: its entry, card, words and
 * stylesheets are loaded on use. Where it cannot be read, the link is followed.
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
  card.ariaLabel = link.title || link.textContent;
  // On the register itself, the card would hide the entry that its link leads to.
  if (register === document) card.querySelector('a')?.remove();
  else card.querySelector('a')?.setAttribute('href', href);
  const heading = entry.querySelector('h5');
  heading?.replaceChildren(heading.textContent);
  card.prepend(...entry.childNodes);
  card.addEventListener('toggle', ({ newState }) => newState === 'closed' && card.remove());
  // The card stands beside the link; browsers without such anchors show it at the lower edge.
  (card as HTMLElement & { showPopover: (given: { source: HTMLElement }) => void }).showPopover({ source: link });
  card.focus();
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
