import { headline, partsOf, type Entry } from './format-diff.ts';
import type { ChangedSection, ShownSections } from './changed-sections.ts';
import type { DiffReport } from './report.ts';

/** The report as one page that needs no other file: its words, then the changed sections before and after. */
export function formatHtml(report: DiffReport, shown: ShownSections | undefined, place = ''): string {
  const parts = partsOf(report, place);
  const title = parts.length === 0 ? 'Rien ne change sur le site' : headline(report);
  const words = parts.map(
    (part) => `<section><h2>${typeset(part.title)}</h2><ul>${part.entries.map(entryOf).join('')}</ul></section>`,
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
<header><h1>${typeset(title)}</h1><p>Comparé à ${typeset(report.against)}.</p></header>
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
  const more = notes.length === 0 ? '' : `<ul>${notes.map((note) => `<li>${typeset(note)}</li>`).join('')}</ul>`;
  return `<li>${typeset(words)}${where}${more}</li>`;
}

function sectionsOf({ sections, left, styles: of }: ShownSections): string {
  if (sections.length === 0) return '';
  const rest =
    left === 0
      ? ''
      : `<p>${left === 1 ? 'Une autre section change' : `${left} autres sections changent`} : les pages sont nommées plus haut.</p>`;
  const isRestyled = of.before !== of.after;
  return [
    '<section><h2>Avant et après</h2>',
    '<p>Les sections telles que les visiteurs les voient sur un grand écran, sans leurs scripts ; les textes qui changent sont surlignés.</p>',
    ...sections.map((section) => sectionOf(section, isRestyled)),
    rest,
    '</section>',
    isRestyled ? styleTemplate('before', of.before) : '',
    `${styleTemplate('after', of.after)}<script>${dressDocuments}</script>`,
  ].join('\n');
}

function sectionOf({ pages, name, before, after }: ChangedSection, isRestyled: boolean): string {
  const [first = '', ...others] = pages;
  const more =
    others.length === 0 ? '' : `, et ${others.length === 1 ? 'une autre page' : `${others.length} autres pages`}`;
  const label = `${first}, ${name}`;
  const sides = [
    drawn('Avant', before, { label, styles: isRestyled ? 'before' : 'after' }),
    drawn('Après', after, { label, styles: 'after' }),
  ];
  return `<article><h3>${typeset(label)}${more}</h3><div class="sides">${sides.join('')}</div></article>`;
}

function drawn(
  side: 'Avant' | 'Après',
  document: string | undefined,
  { label, styles: of }: Record<'label' | 'styles', string>,
): string {
  const shown =
    document === undefined
      ? `<p class="none">${side === 'Avant' ? "N'existait pas." : "N'existe plus."}</p>`
      : `<iframe sandbox="allow-same-origin" loading="lazy" data-styles="${of}" title="${escaped(`${side} : ${label}`)}" srcdoc="${escaped(document)}"></iframe>`;
  return `<figure><figcaption>${side}</figcaption>${shown}</figure>`;
}

function styleTemplate(which: string, css: string): string {
  // Inside a template nothing is applied; the end of an element cannot stand in a stylesheet.
  return `<template id="styles-${which}"><style>${css.replaceAll('</', String.raw`<\/`)}</style></template>`;
}

/** Gives each document its styles, which stand once on the page, the height it then has, and a view of its first change. */
const dressDocuments = `for (const frame of document.querySelectorAll('iframe')) {
  const dress = () => {
    const inner = frame.contentDocument;
    inner.head.append(document.getElementById('styles-' + frame.dataset.styles).content.cloneNode(true));
    frame.style.height = Math.min(inner.documentElement.scrollHeight, 2000) + 'px';
    const mark = inner.querySelector('mark');
    if (mark) frame.contentWindow.scrollTo(0, mark.getBoundingClientRect().top - 500);
  };
  if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.body?.firstChild) dress();
  else frame.addEventListener('load', dress, { once: true });
}`;

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentcolor 18%, transparent); }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; max-width: 90rem; }
h1 { font-size: clamp(1.5rem, 3vw, 2.25rem); line-height: 1.2; margin-block: 0 0.25rem; text-wrap: balance; }
h2 { font-size: 1.125rem; margin-block: 3rem 0.5rem; }
h3 { font-size: 1rem; margin-block: 2.5rem 0.75rem; }
header p { margin: 0; opacity: 0.75; }
ul { list-style: none; margin: 0; padding: 0; }
li { overflow-wrap: anywhere; max-width: 80ch; }
main > section > ul > li { padding-block: 0.875rem; border-top: 1px solid var(--line); max-width: none; font-weight: 600; }
li > ul, code { font-weight: 400; }
li > ul { margin-top: 0.375rem; font-size: 0.9375rem; opacity: 0.85; }
li > ul > li { margin-top: 0.25rem; }
code { display: inline-block; font-size: 0.8125rem; opacity: 0.75; }
.sides { display: grid; gap: 1rem; }
@media (min-width: 60rem) { .sides { grid-template-columns: 1fr 1fr; } }
figure { margin: 0; min-width: 0; overflow-x: auto; }
figcaption { font-size: 0.875rem; opacity: 0.75; margin-bottom: 0.25rem; }
iframe { width: 1280px; min-height: 12rem; zoom: 0.5; border: 2px solid var(--line); border-radius: 8px; box-sizing: border-box; background: #fff; }
.none { margin: 0; padding: 2rem; border: 1px dashed var(--line); border-radius: 4px; text-align: center; }
`;

/** Words, with the signs that stay beside a number or inside quotes at the end of a line. */
function typeset(text: string): string {
  return escaped(text.replaceAll(/(?<=«) | (?=[»:;!?€%])|(?<=\d) (?=\d{3}(?!\d))/gu, '\u00A0'));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
