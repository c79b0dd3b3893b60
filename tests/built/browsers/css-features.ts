import postcss, { type ChildNode, type Declaration } from 'postcss';
import { byName, lackedBy, lacking, type Lacking } from './compat-data.ts';

/** A use of a feature that some supported browser lacks, and the text that uses it. */
export interface Use extends Lacking {
  readonly text: string;
}

const types = byName('css.types');

/** The features of a stylesheet that some supported browser lacks, except those that `@supports` tests before, and values with an older one before them. */
export function lackedInStylesheet(css: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(css).walk((node) => {
    if (!isGuarded(node)) uses.push(...lackedIn(node));
  });
  return uses;
}

/** A stylesheet as browsers read it that lack all that some supported browser lacks: what they do not know is left out, with the rule of such a selector. */
export function asOldestRead(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walk((node) => {
    const isTailwinds = node.type === 'atrule' && node.name === 'property';
    const isForgiven = node.type === 'rule' && pseudosIn(node.selector.replaceAll(forgiving, '')).flat().length === 0;
    const isTested = node.type === 'atrule' && node.name === 'supports';
    if (!isTailwinds && !isForgiven && (isTested || lackedIn(node).length > 0)) node.remove();
  });
  return sheet.toString();
}

/** Lists of which browsers leave out only what they do not know. */
const forgiving = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

function isGuarded({ parent }: ChildNode): boolean {
  for (let at = parent; at && at.type !== 'root'; at = at.parent as typeof parent) {
    if (at.type === 'atrule' && (at as postcss.AtRule).name === 'supports') return true;
  }
  return false;
}

function lackedIn(node: ChildNode): Use[] {
  const using = (text: string, ...found: readonly (readonly Lacking[])[]) =>
    found.flat().map((feature) => ({ ...feature, text }));
  if (node.type === 'rule') return using(node.selector, ...pseudosIn(node.selector));
  if (node.type === 'atrule') {
    const { name, params } = node;
    const text = `@${name} ${params}`;
    // Both are of level 4, and came together.
    const ranges = name === 'media' && /[<>]|\bnot \(/.test(params) ? lacking('css.at-rules.media.range_syntax') : [];
    const features = [...params.matchAll(/\(([a-z-]+)/g)].map(([, feature = '']) =>
      lacking(`css.at-rules.${name}.${feature}`),
    );
    const styles =
      name === 'container' && params.includes('style(')
        ? lacking('css.at-rules.container.style_queries_for_custom_properties')
        : [];
    return using(text, lacking(`css.at-rules.${name}`), ranges, styles, ...features);
  }
  if (node.type !== 'decl' || node.prop.startsWith('--')) return [];
  const own = using(`${node.prop}: ${node.value}`, lacking(`css.properties.${node.prop}`));
  return own.length > 0 || hasFallback(node) ? own : using(`${node.prop}: ${node.value}`, ...valuesLackedIn(node));
}

/** Names after one colon or two; the others of `-webkit-` are valid everywhere, as the standard asks. */
function pseudosIn(selector: string): Lacking[][] {
  return [...selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g)].map(([, name = '']) =>
    name.startsWith('-webkit-') ? [] : lacking(`css.selectors.${name}`),
  );
}

/** Words, functions and units of a value. */
function valuesLackedIn({ prop, value }: Declaration): Lacking[][] {
  const words = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|var\(--[\w-]+\)/g, '""');
  const alternative = prop === 'content' && words.includes('/') ? lacking('css.properties.content.alt_text') : [];
  const keywords = [...words.matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g)].map(([word]) =>
    lacking(`css.properties.${prop}.${word}`),
  );
  const functions = [...words.matchAll(/([a-z][a-z0-9-]*)\(/g)].map(([, name = '']) => ofType(name));
  const units = [...words.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/g)].map(([, unit = '']) =>
    /^[dsl]v[whib]/.test(unit)
      ? lacking(
          `css.types.length.viewport_percentage_units_${{ d: 'dynamic', s: 'small', l: 'large' }[unit[0] as 'd']}`,
        )
      : lacking(`css.types.length.${unit}`),
  );
  return [alternative, ...keywords, ...functions, ...units];
}

/** A function of CSS, unless one of several with its name is supported. */
function ofType(name: string): Lacking[] {
  const all = (types.get(name) ?? []).map((compat) => lackedBy(compat));
  const [first] = all;
  return first !== undefined && all.every(({ length }) => length > 0)
    ? [{ feature: `css.types.${name}`, browsers: first }]
    : [];
}

/** Whether the same rule declares the property before, with a value that all of them read. */
function hasFallback(node: Declaration): boolean {
  const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? [];
  return before.some(
    (other) => other.type === 'decl' && other.prop === node.prop && valuesLackedIn(other).flat().length === 0,
  );
}
