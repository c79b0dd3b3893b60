import { headline, partsOf, type Entry } from './format-diff.ts';
import type { Side, ShownSection, ShownSections } from './pictures/shown-sections.ts';
import type { DiffReport } from './report.ts';

/** The report as one page that needs no other file: its words, then the changed sections before and after. */
export function formatHtml(report: DiffReport, shown: ShownSections | undefined, place = ''): string {
  const parts = partsOf(report, place);
  const title = parts.length === 0 ? 'Rien ne change sur le site' : headline(report);
  const words = parts.map(
    (part) => `<section><h2>${escaped(part.title)}</h2><ul>${part.entries.map(entryOf).join('')}</ul></section>`,
  );
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${styles}</style>
</head>
<body>
<header><h1>${escaped(title)}</h1><p>Contre ${escaped(report.against)}.</p></header>
<main>
${words.join('\n')}
${shown === undefined ? '' : sectionsOf(shown)}
</main>
</body>
</html>
`;
}

function entryOf({ words, at, notes }: Entry): string {
  const where = at === '' ? '' : ` <code>${escaped(at)}</code>`;
  const more = notes.length === 0 ? '' : `<ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>`;
  return `<li>${escaped(words)}${where}${more}</li>`;
}

function sectionsOf({ sections, left, styles: of }: ShownSections): string {
  if (sections.length === 0) return '';
  const areDocuments = of.before !== '' || of.after !== '';
  const rest =
    left === 0
      ? ''
      : `<p>${left === 1 ? 'Une autre section change' : `${left} autres sections changent`} : les pages sont nommées plus haut.</p>`;
  return [
    '<section><h2>Avant et après</h2>',
    areDocuments
      ? "<p>Cette machine n'a pas de Chromium pour en faire des images : les sections sont montrées elles-mêmes, sans leurs scripts.</p>"
      : '',
    ...sections.map(sectionOf),
    rest,
    '</section>',
    areDocuments
      ? `${styleTemplate('before', of.before)}${styleTemplate('after', of.after)}<script>${dressDocuments}</script>`
      : '',
  ].join('\n');
}

function sectionOf({ pages, name, before, after }: ShownSection): string {
  const [first = '', ...others] = pages;
  const more =
    others.length === 0 ? '' : `, et ${others.length === 1 ? 'une autre page' : `${others.length} autres pages`}`;
  const label = `${first}, ${name}`;
  return `<article><h3>${escaped(label)}${more}</h3><div class="sides">${sideOf('before', before, label)}${sideOf('after', after, label)}</div></article>`;
}

const sideNames = { before: 'Avant', after: 'Après' };

function sideOf(which: 'before' | 'after', side: Side | undefined, label: string): string {
  const name = sideNames[which];
  return `<figure><figcaption>${name}</figcaption>${drawn(which, side, `${name} : ${label}`)}</figure>`;
}

function drawn(which: 'before' | 'after', side: Side | undefined, label: string): string {
  if (side === undefined) return `<p class="none">${which === 'before' ? "N'existait pas." : "N'existe plus."}</p>`;
  return 'picture' in side
    ? `<img src="${side.picture}" alt="${escaped(label)}">`
    : `<iframe sandbox="allow-same-origin" data-styles="${which}" title="${escaped(label)}" srcdoc="${escaped(side.document)}"></iframe>`;
}

function styleTemplate(which: string, css: string): string {
  // Inside a template nothing is applied; the end of an element cannot stand in a stylesheet.
  return `<template id="styles-${which}"><style>${css.replaceAll('</', String.raw`<\/`)}</style></template>`;
}

/** Gives each document its styles, which stand once on the page, and the height it then has. */
const dressDocuments = `for (const frame of document.querySelectorAll('iframe')) {
  const dress = () => {
    const inner = frame.contentDocument;
    inner.head.append(document.getElementById('styles-' + frame.dataset.styles).content.cloneNode(true));
    frame.style.height = inner.documentElement.scrollHeight + 'px';
  };
  if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.body?.firstChild) dress();
  else frame.addEventListener('load', dress, { once: true });
}`;

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem clamp(1rem, 3vw, 2.5rem) 4rem; max-width: 100rem; }
h1 { font-size: clamp(1.4rem, 3vw, 2rem); line-height: 1.2; margin-block: 1rem 0.25rem; }
h2 { font-size: 1.25rem; margin-block: 2.5rem 0.5rem; }
h3 { font-size: 1rem; margin-block: 2rem 0.5rem; }
header p { margin-top: 0; opacity: 0.8; }
ul { padding-left: 1.25rem; }
li { margin-block: 0.25rem; overflow-wrap: anywhere; }
li > ul { opacity: 0.8; }
code { font-size: 0.85em; opacity: 0.8; }
.sides { display: grid; gap: 1rem; }
@media (min-width: 60rem) { .sides { grid-template-columns: 1fr 1fr; } }
figure { margin: 0; min-width: 0; }
figcaption { font-weight: 600; margin-bottom: 0.25rem; }
img, iframe { width: 100%; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 4px; box-sizing: border-box; background: #fff; }
img { display: block; height: auto; }
iframe { min-height: 12rem; }
.none { margin: 0; padding: 2rem; border: 1px dashed color-mix(in srgb, currentcolor 30%, transparent); border-radius: 4px; text-align: center; }
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
