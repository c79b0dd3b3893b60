import { isObject, valueAt, type Json } from '../json.ts';
import type { Site } from '../site.ts';

/** What the script of every page does only on a site that has it: its function, and what that is given. */
interface Feature {
  start: string;
  module: string;
  given: Json | undefined;
}

/** A module that starts those parts of the page's script that this site needs, and brings no other along. */
export function emitBrowserFeatures({ settings, navigation }: Pick<Site, 'settings' | 'navigation'>): string {
  const { chat } = settings;
  const features: Feature[] = [];
  if (isObject(chat)) {
    const { activate = null, open = null } = chat;
    features.push({ start: 'startChat', module: 'chat', given: { activate, open } });
  }
  if (valueAt(navigation, ['header', 'items']) !== undefined)
    features.push({ start: 'startMenus', module: 'menus', given: undefined });
  if (valueAt(navigation, ['footer', 'newsletter']) !== undefined)
    features.push({ start: 'startNewsletter', module: 'newsletter', given: undefined });
  const imports = features.map(({ start, module }) => `import { ${start} } from '../browser/${module}.ts';`);
  const calls = features.map(({ start, given }) => `  ${start}(${given === undefined ? '' : JSON.stringify(given)});`);
  return `${imports.join('\n')}

export function startFeatures(): void {
${calls.join('\n')}
}`;
}
