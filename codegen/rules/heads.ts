import type { MadePage } from '../assemble.ts';
import type { Finding } from '../findings/finding.ts';
import { isObject, valueAt } from '../json.ts';
import { documentFinding } from '../findings/report.ts';
import type { Schemas } from '../schemas.ts';
import { asTyped } from '../resolve/typography.ts';

/** Each page has its own title and description, and exactly one block that renders its h1. */
export function checkHeads(pages: readonly MadePage[], schemas: Schemas): Finding[] {
  return [
    ...checkUnique(pages, 'title', 'titre'),
    ...checkUnique(pages, 'description', 'résumé'),
    ...firstOfEachFamily(pages).flatMap((page) => checkHeading(page, schemas)),
  ];
}

/** The pages of a family share their blocks: one of them speaks for all. */
function firstOfEachFamily(pages: readonly MadePage[]): MadePage[] {
  return [...new Map([...pages].toReversed().map((page) => [page.family, page])).values()].toReversed();
}

function checkUnique(pages: readonly MadePage[], field: string, name: string): Finding[] {
  const seen = new Map<string, MadePage>();
  return pages.flatMap((page) => {
    const { route, path } = page;
    const value = valueAt(route.value, ['head', field]);
    if (typeof value !== 'string') return [];
    const other = seen.get(value.toLowerCase());
    seen.set(value.toLowerCase(), other ?? page);
    if (other === undefined) return [];
    const origin = route.originOf(['head', field]);
    const first = other.route.originOf(['head', field]);
    const { line } = first.source.document.locate(first.path);
    const place = `${first.source.document.file}:${line}`;
    const message = `la page ${path} a le même ${name} que la page ${other.path} (${place}) : « ${asTyped(value)} ».`;
    return [
      documentFinding(origin.source.document, origin.path, {
        code: `rule/head-${field}`,
        message,
        remedy: `Écrivez ici un autre ${name}, propre à cette page : les moteurs de recherche les comparent.`,
      }),
    ];
  });
}

function checkHeading(page: MadePage, schemas: Schemas): Finding[] {
  const headings = page.blocks.flatMap((block, index) => {
    const type = isObject(block.value) ? schemas.blocks.get(String(block.value.type)) : undefined;
    return type?.rendersH1 === true ? [index] : [];
  });
  const types = [...schemas.blocks].filter(([, schema]) => schema.rendersH1 === true).map(([type]) => type);
  if (headings.length === 1) return [];
  // A block of no known type may be the one which was to carry the title.
  const known = page.blocks.every(({ value }) => isObject(value) && schemas.blocks.has(String(value.type)));
  if (headings.length === 0 && (page.blocks.length === 0 || !known)) return [];
  if (headings.length === 0) {
    const message = `la page ${page.path} n'a pas de grand titre (h1).`;
    const remedy = `Ajoutez un bloc qui le porte : ${types.join(', ')}.`;
    return [documentFinding(page.page.document, ['blocks'], { code: 'rule/h1', message, remedy }, 'key')];
  }
  const message = `la page ${page.path} a ${headings.length} grands titres (h1).`;
  return [
    documentFinding(page.page.document, ['blocks', headings[1] ?? 0], {
      code: 'rule/h1',
      message,
      remedy: 'Gardez un seul des blocs qui le portent.',
    }),
  ];
}
