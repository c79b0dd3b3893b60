import type { MadePage } from '../../model/pages/pages.ts';
import type { Origin } from '../../model/resolve/resolved.ts';
import { isObject, valueAt, type DocumentPath, type JsonObject } from '../../base/json.ts';
import { ownName } from '../../base/own-name.ts';
import { textsIn } from '../../base/walk-texts.ts';

/** The marks over the blocks of a page that hold drafts, in French, by place: « Brouillon : cette page ne sera pas publiée. » */
export function draftMarks({ blocks, row }: Pick<MadePage, 'blocks' | 'row'>): Map<number, string> {
  const marks = new Map<number, string>();
  for (const [place, block] of blocks.entries()) {
    const names = new Set(
      textsIn(block.value).flatMap(({ path }) => {
        const draft = draftRow(block.originOf(path));
        return draft === undefined || draft === row?.written ? [] : [`« ${ownName(draft) ?? ''} »`];
      }),
    );
    const isOwn = isDraft(writtenAt(block.originOf([])));
    if (isOwn) marks.set(place, 'Brouillon : cette section ne sera pas publiée.');
    else if (names.size > 0) marks.set(place, `Brouillon dans cette section : ${[...names].join(', ')}.`);
  }
  if (isDraft(row?.written)) marks.set(0, 'Brouillon : cette page ne sera pas publiée.');
  return marks;
}

/** The draft of a table that a value comes from. */
function draftRow({ source, path }: Origin): JsonObject | undefined {
  if (source.document.kind !== 'table') return undefined;
  const row = writtenAt({ source, path: Array.isArray(source.data) ? path.slice(0, 1) : [] });
  return isDraft(row) ? row : undefined;
}

function writtenAt({ source, path }: { source: Origin['source']; path: DocumentPath }): JsonObject | undefined {
  const value = valueAt(source.data, path);
  return isObject(value) ? value : undefined;
}

function isDraft(written: JsonObject | undefined): boolean {
  return written?.draft === true;
}
