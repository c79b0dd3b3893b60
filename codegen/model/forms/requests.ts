import { type PagePlan, pageAddresses } from '../pages/pages.ts';
import type { SpecIndex } from '../index/spec-index.ts';
import { blockSchema, markedIn } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, objectsIn, replaced, textAt, textsOf } from '../../base/json.ts';
import type { DocumentPath, Json, JsonObject } from '../../base/json.ts';
import { formBlocks } from './expand-form.ts';

/** How a row of a list is requested in the form of a page. */
export interface RequestPlace {
  form: string;
  /** The parameter that names the row; undefined where the form has none. */
  parameter: string | undefined;
  /** The lists of tables whose rows the parameter names: `events`, `documentation.items`. */
  lists: readonly string[];
  /** The part of the page where the form stands; undefined where its block has no id. */
  anchor: string | undefined;
  answered: AnsweredGroup | undefined;
}

/** By address, the form of each page that has one: the first with a parameter for requests, else the first. */
export function requestPlaces({ forms }: Pick<SpecIndex, 'forms'>, plans: readonly PagePlan[], schemas: Schemas) {
  const places = new Map<string, RequestPlace>();
  for (const [page, family] of Map.groupBy(plans, (plan) => plan.page)) {
    const own = formBlocks(page.data, schemas).map(({ form, block }): RequestPlace => {
      const data = forms.get(form)?.data as JsonObject | undefined;
      const parameter = textAt(data, ['requestParameter']);
      return {
        form,
        parameter,
        lists: objectsIn(data?.links).flatMap((link) => (link.parameter === parameter ? textsOf(link.from) : [])),
        anchor: textAt(block, ['id']),
        answered: answeredGroup(data),
      };
    });
    const place = own.find(({ parameter }) => parameter !== undefined) ?? own[0];
    if (place === undefined) continue;
    for (const plan of family) for (const address of pageAddresses(plan)) places.set(address, place);
  }
  return places;
}

/** The addresses of a block to which its lists add the requested row (`asks: true` in its schema). */
export function requestAddresses(block: Json, schemas: Schemas): { path: DocumentPath; href: string }[] {
  const schema = blockSchema(block, schemas);
  if (schema === undefined || !isObject(block)) return [];
  return markedIn(block, schema, 'asks', schemas).flatMap(({ path, value, node }) => {
    const href = node.asks === true && isObject(value) ? value.href : undefined;
    return typeof href === 'string' && href.startsWith('/') ? [{ path: [...path, 'href'], href }] : [];
  });
}

/** The page to which an address leads. */
export function addressOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}

/**
 * A block whose lists know how to ask for a row: their addresses have the parameter of the form, left open. `/contact` →
 * `/contact?demande=`; `arrivals.ts` leads them to its part of the page.
 */
export function withRequests(block: JsonObject, schemas: Schemas, places: ReadonlyMap<string, RequestPlace>) {
  return requestAddresses(block, schemas).reduce((made, { path, href }) => {
    const { parameter } = places.get(addressOf(href)) ?? {};
    return parameter === undefined ? made : (replaced(made, path, openHref(href, parameter)) as JsonObject);
  }, block);
}

function openHref(href: string, parameter: string): string {
  const [address = '', part] = href.split('#');
  const open = `${address}${address.includes('?') ? '&' : '?'}${parameter}=`;
  return part === undefined ? open : `${open}#${part}`;
}

/** What a link of a form can have answered before its visitor arrives: the parameter, and the group of fields that is next then. */
export interface AnsweredGroup {
  parameter: string;
  anchor: string;
}

/**
 * Where a form opens with a board of cards, a link that has chosen one of them leads to what follows the board: `?type=overview` to the
 * date. Nothing where the group that follows has no id.
 */
function answeredGroup(form: JsonObject | undefined): AnsweredGroup | undefined {
  const [first, next] = objectsIn(form?.groups);
  const board = objectsIn(first?.fields).find(({ kind }) => kind === 'cards');
  const parameter = board && objectsIn(form?.links).find(({ field }) => field === board.name)?.parameter;
  return typeof parameter === 'string' && typeof next?.id === 'string' ? { parameter, anchor: next.id } : undefined;
}
