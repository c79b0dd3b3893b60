import { isObject, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';

/** A part of the script that only some sites need: a function of src/browser/, and its arguments. */
interface Feature {
  module: string;
  name: string;
  given?: readonly Json[];
}

/** A feature that is loaded on use: on an event of an element that matches the selector, or where something is to be removed. */
type FeatureOnUse = AnswerOnUse | (Feature & { exported: 'cleanUp' });
type AnswerOnUse = Feature & { exported: 'click' | 'submit'; selector: string };

/** The loader of `features-on-use.ts`. */
const load = "const load = () => import('./features-on-use.ts').catch(() => undefined);";

/** A module that starts the parts of the page's script that this site needs, and imports no other. */
export function emitBrowserFeatures(site: Pick<Site, 'settings' | 'navigation' | 'theme' | 'register'>): string {
  const atOnce = featuresAtOnce(site);
  const onUse = featuresOnUse(site);
  const starts = onUse.map((feature) => ({
    module: 'on-use',
    name: isAnswer(feature) ? 'answerOnUse' : 'cleanUpForeignEntries',
  }));
  const answered = Map.groupBy(onUse.filter(isAnswer), ({ exported }) => exported);
  const calls = [
    ...atOnce.map((feature) => `  ${callOf(feature)};`),
    ...(onUse.every(isAnswer) ? [] : ['  void cleanUpForeignEntries(load);']),
    ...[...answered].map(
      ([type, features]) => `  answerOnUse('${type}', '${features.map(({ selector }) => selector).join(',')}', load);`,
    ),
  ];
  const start = ['export function startFeatures(): void {', ...calls, '}'];
  return [...importsOf([...atOnce, ...starts]), '', ...(onUse.length > 0 ? [load, ''] : []), ...start].join('\n');
}

/** The module that is loaded on use; undefined on a site without any such part. */
export function emitFeaturesOnUse(site: Pick<Site, 'settings' | 'navigation' | 'register'>): string | undefined {
  const features = featuresOnUse(site);
  if (features.length === 0) return undefined;
  const cleanUps = features.filter((feature) => !isAnswer(feature));
  const exported = [
    ...cleanUps.map((feature) => `export const cleanUp = (own: readonly string[]) => ${callOf(feature, 'own')};`),
    ...[...Map.groupBy(features.filter(isAnswer), ({ exported: type }) => type)].map(
      ([type, answers]) => `export const ${type} = (element: HTMLElement) => ${answerOf(answers)};`,
    ),
  ];
  return [...importsOf(features), '', ...exported].join('\n');
}

function isAnswer(feature: FeatureOnUse): feature is AnswerOnUse {
  return feature.exported !== 'cleanUp';
}

/** The call of the feature whose selector the element matches; the last one answers all that the others do not. */
function answerOf([feature, ...others]: readonly AnswerOnUse[]): string {
  if (feature === undefined) return 'undefined';
  const call = callOf(feature, 'element');
  return others.length === 0 ? call : `element.matches('${feature.selector}') ? ${call} : ${answerOf(others)}`;
}

/** The features of the start of a page (spec/site.yaml, `startup`), and the menus of the shell. */
function featuresAtOnce({ settings, navigation, theme }: Pick<Site, 'settings' | 'navigation' | 'theme'>): Feature[] {
  const { forceTheme, themeIntervalMs = null, blockDragAndDrop, blockContextMenu } = startupOf(settings);
  const features: Feature[] = [];
  if (forceTheme === true)
    features.push({ module: 'startup', name: 'keepTheme', given: [theme.scheme ?? null, themeIntervalMs] });
  if (blockDragAndDrop === true) features.push({ module: 'startup', name: 'blockDragAndDrop' });
  if (blockContextMenu === true) features.push({ module: 'startup', name: 'blockContextMenu' });
  if (valueAt(navigation, ['header', 'items']) !== undefined) features.push({ module: 'menus', name: 'startMenus' });
  return features;
}

function featuresOnUse({
  settings,
  navigation,
  register,
}: Pick<Site, 'settings' | 'navigation' | 'register'>): FeatureOnUse[] {
  const features: FeatureOnUse[] = [];
  const { cleanUp } = startupOf(settings);
  if (isObject(cleanUp)) {
    const { enabled, ...rules } = cleanUp;
    if (enabled === true)
      features.push({ exported: 'cleanUp', module: 'clean-up', name: 'cleanUpStorages', given: [rules] });
  }
  if (isObject(settings.chat)) {
    const { activate = null, open = null, alertTitle = '', unavailableMessage = '', closeLabel = '' } = settings.chat;
    const given = [{ activate, open, alertTitle, unavailableMessage, closeLabel }];
    features.push({ exported: 'click', selector: '[data-chat]', module: 'chat', name: 'openChat', given });
  }
  if (register !== undefined)
    features.push({
      exported: 'click',
      selector: '.source, .square',
      module: 'figure-source',
      name: 'openFigureSource',
    });
  if (valueAt(navigation, ['footer', 'form']) !== undefined)
    features.push({ exported: 'submit', selector: '[data-line-form]', module: 'line-form', name: 'answerLineForm' });
  return features;
}

function startupOf(settings: JsonObject): JsonObject {
  return isObject(settings.startup) ? settings.startup : {};
}

function importsOf(features: readonly Feature[]): string[] {
  const modules = Map.groupBy(features, ({ module }) => module);
  return [...modules].map(([module, parts]) => {
    const names = new Set(parts.map(({ name }) => name));
    return `import { ${[...names].join(', ')} } from '#src/browser/${module}.ts';`;
  });
}

/** @param first expressions before its own arguments */
function callOf({ name, given = [] }: Feature, ...first: readonly string[]): string {
  return `${name}(${[...first, ...given.map((value) => JSON.stringify(value))].join(', ')})`;
}
