import { parseAst } from 'rolldown/parseAst';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { byName, featureAt, lackedBy, lacking, type Lacking } from './compat-data.ts';
import type { Use } from './css-features.ts';

const members = byName('javascript.builtins', 'api');

/** The options of numbers and dates, by their keys in MDN's data. Names of other options are those of any object. */
const options = new Map<string, Identifier[]>();
const addOptions = (identifier: Identifier) => {
  for (const [name, child] of Object.entries(identifier) as [string, Identifier][]) {
    if (name === '__compat') continue;
    if (name.startsWith('options_')) options.set(name, [...(options.get(name) ?? []), child]);
    addOptions(child);
  }
};
for (const format of ['NumberFormat', 'DateTimeFormat'])
  addOptions(featureAt(`javascript.builtins.Intl.${format}.${format}`) ?? {});

/** A node of ESTree. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

/**
 * The features of a bundled script that some supported browser lacks: globals and their own functions (`AbortSignal.timeout`), members that no
 * built-in object and no interface of theirs has by this name (`toReversed`), events, and looking behind in a regular expression.
 * @param own whether members that are set count: libraries give such names to objects of their own
 */
export function lackedInScript(code: string, own = true): Use[] {
  const uses: Use[] = [];
  const visit = (node: Node) => {
    const text = code.slice(Math.max(0, node.start - 40), Math.min(node.end, node.start + 60) + 20);
    uses.push(...lackedIn(node, own).map((feature) => ({ ...feature, text })));
    for (const [key, value] of Object.entries(node)) {
      // The name of a property is no global.
      if ((key === 'property' || key === 'key') && node['computed'] !== true) continue;
      for (const child of [value].flat())
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node);
    }
  };
  visit(parseAst(code) as unknown as Node);
  return uses;
}

function lackedIn(node: Node, own: boolean): Lacking[] {
  if (node.type === 'CallExpression') return [...lackedMember(node['callee'] as Node), ...lackedEvent(node)];
  if (node.type === 'AssignmentExpression') return own ? lackedMember(node['left'] as Node) : [];
  if (node.type === 'ObjectExpression') return (node['properties'] as Node[]).flatMap(lackedOption);
  if (node.type === 'Identifier') return lackedGlobal(String(node['name']));
  const pattern = (node['regex'] as { pattern: string } | undefined)?.pattern ?? node['value'];
  return typeof pattern === 'string' && /\(\?<[=!]/.test(pattern)
    ? lacking('javascript.regular_expressions.lookbehind_assertion')
    : [];
}

/** Shorter names are the minifier's. */
function lackedGlobal(name: string): Lacking[] {
  return name.length < 3 ? [] : [`javascript.builtins.${name}`, `api.${name}`].flatMap(lacking);
}

/** A member that is called or set: one that is read and missing is undefined, which scripts can tell. */
function lackedMember({ type, object, property, computed }: Node): Lacking[] {
  const of = object as Node | undefined;
  // Styles are CSS.
  if (type !== 'MemberExpression' || computed === true || (of?.['property'] as Node | undefined)?.['name'] === 'style')
    return [];
  const member = String((property as Node)['name']);
  const owner = String(of?.['name'] ?? '');
  const paths = [`javascript.builtins.${owner}.${member}`, `api.${owner}.${member}_static`];
  if (owner.length > 2 && paths.some(featureAt)) return paths.flatMap(lacking);
  return everyLacks(member, [...(members.get(member) ?? []), ...(members.get(`${member}_static`) ?? [])]);
}

/** Called on the window, or on anything else. */
function lackedEvent({ callee, arguments: given }: Node): Lacking[] {
  const { property, name } = callee as { property?: { name?: string }; name?: string };
  const [event] = given as Node[];
  if ((property?.name ?? name) !== 'addEventListener' || typeof event?.['value'] !== 'string') return [];
  const key = `${event['value']}_event`;
  return everyLacks(key, members.get(key) ?? []);
}

/** An option of a format (`trailingZeroDisplay: …`), or a value of one (`signDisplay: 'negative'`). */
function lackedOption({ type, key, value }: Node): Lacking[] {
  if (type !== 'Property') return [];
  const option = `options_${String((key as Node)['name'])}_parameter`;
  const known = options.get(option) ?? [];
  const text = String((value as Node)['value']);
  const compatOf = (all: readonly (Identifier | undefined)[]) => all.flatMap((one) => one?.['__compat'] ?? []);
  return [
    ...everyLacks(option, compatOf(known)),
    ...everyLacks(`${option}.${text}`, compatOf(known.map((one) => one[text]))),
  ];
}

/** Only if no interface has it: what an object is cannot be seen. */
function everyLacks(name: string, all: readonly CompatStatement[]): Lacking[] {
  const browsers = all.map((compat) => lackedBy(compat));
  const [first] = browsers;
  return first !== undefined && browsers.every(({ length }) => length > 0) ? [{ feature: name, browsers: first }] : [];
}
