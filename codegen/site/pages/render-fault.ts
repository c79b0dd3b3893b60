import type { MadePage } from '../../model/pages/pages.ts';
import { codeFrame, type Finding, PlacedFault } from '../../base/findings/finding.ts';
import { documentFinding } from '../../read/source.ts';
import { type Json, type JsonObject, itemsAt, textAt } from '../../base/json.ts';
import type { Origin } from '../../model/resolve/resolved.ts';
import type { Assets } from '../../../src/shared/assets.ts';
import type { Site } from '../../model/site.ts';
import type { Renderer } from '../bundle/renderer.ts';

/** The pages of a site as they were made, by address: they know where each block is written. */
export type PageSources = Pick<ReadonlyMap<string, MadePage>, 'get'>;

/**
 * The HTML of a page. A fault on the way is thrown as a `PlacedFault`, which names the page, the block and its place in
 * the spec. The block is found by rendering each one alone.
 */
export function renderOrName(
  { renderPage }: Pick<Renderer, 'renderPage'>,
  site: Site,
  page: JsonObject,
  { assets, sources }: { assets: Assets; sources: PageSources },
): string {
  try {
    return renderPage(site, page, assets);
  } catch (error) {
    const blocks = itemsAt(page, ['blocks']);
    const fails = (some: Json[]): boolean => {
      try {
        renderPage(site, { ...page, blocks: some }, assets);
        return false;
      } catch {
        return true;
      }
    };
    const index = fails([]) ? -1 : blocks.findIndex((block) => fails([block]));
    throw new PlacedFault(faultOf(page, index, sources.get(String(page.path)), error), error);
  }
}

/** The fault of a picture that cannot be laid out or drawn. It names the page and its place in the spec. */
export function pictureFault(error: unknown, page: JsonObject, sources: PageSources): PlacedFault {
  const path = String(page.path);
  const source = sources.get(path);
  const text = `l'image de la page ${path} n'a pas pu être dessinée${rowOf(source)}`;
  return new PlacedFault(placed('render/picture', text, source?.route.originOf([]), error), error);
}

/** @param index of the block at fault; -1 when no block is at fault alone */
function faultOf(page: JsonObject, index: number, source: MadePage | undefined, error: unknown): Finding {
  const path = String(page.path);
  const type = textAt(page, ['blocks', index, 'type']);
  const part = type === undefined ? 'son cadre échoue' : `le bloc ${index + 1}, « ${type} », échoue`;
  const text = `la page ${path} n'a pas pu être mise en page : ${part}${rowOf(source)}`;
  const origin = index < 0 ? source?.route.originOf([]) : source?.blocks[index]?.originOf([]);
  return placed('render/page', text, origin, error);
}

/** The row that a page of a family is made for, with its place. */
function rowOf(source: MadePage | undefined): string {
  if (source?.row === undefined) return '';
  const { id, path, source: written } = source.row;
  return ` avec la ligne « ${id} » (${written.document.file}:${written.document.locate(path).line})`;
}

function placed(code: string, text: string, origin: Origin | undefined, error: unknown): Finding {
  const fault = {
    code,
    message: `${text} (${error instanceof Error ? error.message : String(error)}).`,
    remedy:
      "C'est une erreur de notre programme : annulez la dernière modification de cet endroit, et transmettez ce message aux développeurs.",
  };
  if (origin !== undefined) return documentFinding(origin.source.document, origin.path, fault);
  const position = { line: 1, column: 1, endColumn: 2 };
  return { file: 'spec/routes.yaml', position, path: '', ...fault, frame: codeFrame('', position) };
}
