import { isObject, valueAt, type Json, type JsonObject } from '../../load/values/json.ts';
import type { Site } from '../../site.ts';

/** What the script of every page does only on a site that asks for it: a function of src/browser/, and what it is given. */
interface Feature {
  module: string;
  start: string;
  given?: readonly Json[];
}

/** A module that starts those parts of the page's script that this site asks for, and brings no other along. */
export function emitBrowserFeatures(site: Pick<Site, 'settings' | 'navigation' | 'theme'>): string {
  const features = [...startUp(site), ...shellParts(site)];
  const modules = Map.groupBy(features, ({ module }) => module);
  const imports = [...modules].map(
    ([module, parts]) => `import { ${parts.map(({ start }) => start).join(', ')} } from '#src/browser/${module}.ts';`,
  );
  const calls = features.map(
    ({ start, given = [] }) => `  ${start}(${given.map((value) => JSON.stringify(value)).join(', ')});`,
  );
  return [...imports, '', 'export function startFeatures(): void {', ...calls, '}'].join('\n');
}

/** What happens before anything else: spec/site.yaml, `startup`. */
function startUp({ settings, theme }: Pick<Site, 'settings' | 'theme'>): Feature[] {
  const startup: JsonObject = isObject(settings.startup) ? settings.startup : {};
  const { forceTheme, themeIntervalMs = null, cleanUp, blockDragAndDrop, blockContextMenu } = startup;
  const features: Feature[] = [];
  if (forceTheme === true)
    features.push({ module: 'theme', start: 'keepTheme', given: [theme.scheme ?? null, themeIntervalMs] });
  if (isObject(cleanUp)) {
    const { enabled, ...rules } = cleanUp;
    if (enabled === true) features.push({ module: 'clean-up', start: 'cleanUpStorages', given: [rules] });
  }
  if (blockDragAndDrop === true) features.push({ module: 'guards', start: 'blockDragAndDrop' });
  if (blockContextMenu === true) features.push({ module: 'guards', start: 'blockContextMenu' });
  return features;
}

/** The parts of the shell that a script brings to life. */
function shellParts({ settings, navigation }: Pick<Site, 'settings' | 'navigation'>): Feature[] {
  const features: Feature[] = [];
  if (isObject(settings.chat)) {
    const { activate = null, open = null } = settings.chat;
    features.push({ module: 'chat', start: 'startChat', given: [{ activate, open }] });
  }
  if (valueAt(navigation, ['header', 'items']) !== undefined) features.push({ module: 'menus', start: 'startMenus' });
  if (valueAt(navigation, ['footer', 'form']) !== undefined)
    features.push({ module: 'line-form', start: 'startLineForms' });
  return features;
}
