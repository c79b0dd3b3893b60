import type { MadePage } from '../assemble.ts';
import { codeFrame, type Finding } from '../findings/finding.ts';
import { documentFinding } from '../findings/report.ts';
import { PlacedFault } from '../findings/placed-fault.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Site } from '../site.ts';
import type { Assets } from './assets.ts';
import type { Renderer } from './renderer.ts';

/** The pages of a site as they were made, by address: they know where each block is written. */
export type PageSources = ReadonlyMap<string, MadePage>;

/**
 * The HTML of a page. A fault on the way is thrown as a `PlacedFault`, which names the page, the block and its place in
 * the spec. The block is found by rendering each one alone: what goes well pays nothing for it.
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
    const blocks = Array.isArray(page.blocks) ? page.blocks : [];
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

/** @param index of the block at fault; -1 when no block is at fault alone */
function faultOf(page: JsonObject, index: number, source: MadePage | undefined, error: unknown): Finding {
  const path = String(page.path);
  const block = Array.isArray(page.blocks) ? page.blocks[index] : undefined;
  const part = isObject(block) ? `le bloc ${index + 1}, « ${String(block.type)} », échoue` : 'son cadre échoue';
  const row = source?.row;
  const forRow =
    row === undefined
      ? ''
      : ` avec la ligne « ${row.id} » (${row.source.document.file}:${row.source.document.locate(row.path).line})`;
  const cause = error instanceof Error ? error.message : String(error);
  const fault = {
    code: 'render/page',
    message: `la page ${path} n'a pas pu être mise en page : ${part}${forRow} (${cause}).`,
    remedy:
      "C'est une erreur de notre programme : annulez la dernière modification de cet endroit, et transmettez ce message aux développeurs.",
  };
  const origin = index < 0 ? source?.route.originOf([]) : source?.blocks[index]?.originOf([]);
  if (origin !== undefined) return documentFinding(origin.source.document, origin.path, fault);
  const position = { line: 1, column: 1, endColumn: 2 };
  return { file: 'spec/routes.yaml', position, path: '', ...fault, frame: codeFrame('', position) };
}
