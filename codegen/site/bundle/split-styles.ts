import type { AtRule, Root, Rule } from 'postcss';
import { classOf } from './class-names.ts';

/** A utility of the compiled stylesheet. */
interface Utility {
  name: string;
  /** The part before its last colon: `sm:hover:`. */
  variants: string;
  /** The properties that it sets, and the groups of these properties. */
  properties: string;
  kinds: ReadonlySet<string>;
}

/**
 * Takes the utilities that only applications use out of a compiled stylesheet, and returns them. No rule is in both halves.
 * @param root as Tailwind writes it: rules of one class each in `@layer utilities`
 * @param shared the class names of all other views
 * @param applications those of applications, one set for the names that may be on one element
 */
export function splitStyles(
  root: Root,
  shared: ReadonlySet<string>,
  applications: readonly ReadonlySet<string>[],
): string {
  const layer = root.nodes.find((node) => node.type === 'atrule' && node.params === 'utilities' && node.nodes);
  if (layer?.type !== 'atrule') return '';
  const own = layer.clone();
  const utilities = rulesIn(layer).map(utility);
  const remaining = remainingUtilities(utilities, shared, applications);
  takeOut(layer, (index) => !remaining.has(utilities[index]));
  takeOut(own, (index) => remaining.has(utilities[index]));
  return own.toString();
}

/** The rules of a layer in their order, those inside of conditions with them. */
function rulesIn(layer: AtRule): Rule[] {
  return (layer.nodes ?? []).flatMap((node) => {
    if (node.type === 'atrule') return rulesIn(node);
    return node.type === 'rule' ? [node] : [];
  });
}

/** Removes the rules at some places, and the conditions that they leave empty. */
function takeOut(layer: AtRule, isTaken: (index: number) => boolean): void {
  for (const [index, rule] of rulesIn(layer).entries()) if (isTaken(index)) rule.remove();
  layer.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/**
 * The utilities that stay: those that something else uses too, and those that would win, in a later stylesheet, over one that
 * stays and comes after them (`px-4` over `sm:px-6`).
 */
function remainingUtilities(
  utilities: readonly Utility[],
  shared: ReadonlySet<string>,
  applications: readonly ReadonlySet<string>[],
): ReadonlySet<Utility | undefined> {
  const remaining = new Set<Utility | undefined>();
  // From the end: whether one stays depends on those after it.
  for (const [index, one] of utilities.toReversed().entries()) {
    const later = utilities.slice(utilities.length - index);
    const users = applications.filter((names) => names.has(one.name));
    const isOverruled = later.some(
      (other) => remaining.has(other) && users.some((names) => names.has(other.name)) && compete(one, other),
    );
    if (users.length === 0 || shared.has(one.name) || isOverruled) remaining.add(one);
  }
  return remaining;
}

/** Whether both may stand on one element and set the same: two of the same kind (`px-4`, `px-6`) never do. */
function compete(one: Utility, other: Utility): boolean {
  if (one.variants === other.variants && one.properties === other.properties) return false;
  return [...one.kinds].some((kind) => other.kinds.has(kind));
}

function utility(rule: Rule): Utility {
  const name = classOf(rule.selector);
  const properties = new Set<string>();
  rule.walkDecls(({ prop }) => void properties.add(prop));
  return {
    name,
    variants: name.replaceAll(/\[[^\]]*\]/g, '').replace(/[^:]*$/, ''),
    properties: [...properties].toSorted().join(),
    kinds: new Set([...properties].map(kindOf)),
  };
}

/** Properties that set parts of the same: `padding-top` and `padding-inline`, `top` and `inset`, `row-gap` and `gap`. */
function kindOf(property: string): string {
  if (/^--|^(?:min|max)-/.test(property)) return property;
  if (/^(?:top|right|bottom|left)$/.test(property)) return 'inset';
  if (property.endsWith('gap')) return 'gap';
  if (/^(?:align|justify|place)-/.test(property)) return property.replace(/^\w+/, '');
  return property.split('-')[0] || property;
}
