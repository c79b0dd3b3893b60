import { editedAt } from '../edit/where/shown-places.ts';
import { isRead, shownTexts, type ShownText } from '../edit/where/shown-text.ts';
import type { Spec } from '../edit/spec.ts';
import type { Approvals } from '../load/release/approvals.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import { specLocale } from '../load/resolve/spec-locale.ts';
import { formatFigure, type FigureLocale } from '../load/resolve/figure.ts';
import { schemaPlace } from '../load/schemas/schema-place.ts';
import type { JsonObject } from '../load/values/json.ts';
import { formatDate } from '../../src/shared/dates.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { sayingsOf, type Saying } from './state.ts';
import { sourceAt, writtenAt, type WrittenPlace } from './written-place.ts';

/** A value that a page shows, and where it is written. */
export interface PageValue extends WrittenPlace {
  readonly line: number;
  /** The block that shows it, by its place on the page; null for what stands on all pages. */
  readonly block: number | null;
  /** How visitors may read it: as it is, or as its view writes numbers and days. */
  readonly reads: readonly string[];
  readonly as: 'text' | 'icon' | 'link' | 'name';
  /** French: « Titre de la section, page /, section « Nos tarifs » ». */
  readonly words: string;
  readonly said: Saying['kind'] | null;
}

/** Every value that a page shows: its head, block by block in its order, then what stands on all pages. */
export function pageValues(spec: Spec, address: string, approvals: Approvals): PageValue[] {
  const page = spec.pages.find(({ path }) => path === address);
  const shown = shownTexts({ ...spec, pages: page === undefined ? [] : [page] });
  const sayings = new Map<Source, ReturnType<typeof sayingsOf>>();
  const locale = specLocale(spec.index);
  const valueOf = (text: ShownText): PageValue[] => {
    const origin = editedAt(text.origin());
    // Figures that are worked out are resolved from a file of their own, which has the name of the written one.
    const source = sourceAt(spec, origin.source.document.file);
    if (source === undefined) return [];
    const path = writtenAt(source, origin.path);
    const say = sayings.get(source) ?? sayingsOf(source, approvals, spec.schemas);
    sayings.set(source, say);
    const block = page?.blocks.findIndex((one) => one === text.within) ?? -1;
    return [
      {
        file: source.document.file,
        path,
        line: source.document.locate(path).line,
        block: block < 0 ? null : block,
        reads: readsOf(text.value, locale),
        as: kindOf(text, schemaPlace(source, path, spec.schemas).schema(), spec),
        words: subjectOf(spec, source, path).words,
        said: say(path).at(-1)?.kind ?? null,
      },
    ];
  };
  return shown.flatMap(valueOf);
}

function kindOf(text: ShownText, written: JsonObject | undefined, { schemas }: Spec): PageValue['as'] {
  const both = [text.schema(), written];
  if (both.some((schema) => schema?.icon === true)) return 'icon';
  if (both.some((schema) => schema?.href === true)) return 'link';
  return isRead(text, schemas) ? 'text' : 'name';
}

/** A number without its unit, a day in letters. */
function readsOf(value: string | number, locale: FigureLocale): string[] {
  if (typeof value === 'number') return [formatFigure(value, undefined, locale)];
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, locale) : undefined;
  return day === undefined ? [value] : [value, day];
}

/** Those that belong to the page: its head and its blocks, without what stands on all pages. */
export function ofPage(values: readonly PageValue[]): PageValue[] {
  return values.filter(({ block, file }) => block !== null || file === 'spec/routes.yaml');
}
