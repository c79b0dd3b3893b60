import { headline, partsOf, type Entry, type DiffReport } from './report.ts';

/** The report as one page that needs no other file. */
export function formatHtml(report: DiffReport): string {
  const parts = partsOf(report);
  const title = parts.length === 0 ? 'Rien ne change sur le site' : headline(report);
  const sections = parts.map(
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
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function entryOf({ words, at, notes = [] }: Entry): string {
  const where = at === undefined ? '' : ` <code>${escaped(at)}</code>`;
  const more = notes.length === 0 ? '' : `<ul>${notes.map((note) => `<li>${typeset(note)}</li>`).join('')}</ul>`;
  return `<li>${typeset(words)}${where}${more}</li>`;
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; }
li { overflow-wrap: anywhere; margin-block: 0.5rem; }
code, li > ul { font-size: 0.875rem; opacity: 0.8; }
`;

/** Words, with the signs that stay beside a number or inside quotes at the end of a line. */
function typeset(text: string): string {
  return escaped(text.replaceAll(/(?<=«) | (?=[»:;!?€%])|(?<=\d) (?=\d{3}(?!\d))/gu, '\u00A0'));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
