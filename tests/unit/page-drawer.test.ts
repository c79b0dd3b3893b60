import { expect, test } from 'vitest';
import type { Renderer } from '../../codegen/site/pages/renderer.ts';
import { PageDrawer } from '../../codegen/site/dev/page-drawer.ts';
import type { JsonObject } from '../../codegen/base/json.ts';
import type { Site } from '../../codegen/model/site.ts';

const assets = { script: '', stylesheet: '', fonts: [], islands: [] };

/** A renderer that says what it has drawn. */
function recordingRenderer(drawn: string[]): Renderer {
  const draw = (what: string) => {
    drawn.push(what);
    return what;
  };
  return {
    renderSection: (_: unknown, block: JsonObject, place: number) => draw(`${String(block.id)}@${place} `),
    renderShell: ({ navigation }: Site) => ({ top: draw(`${String(navigation.id)} `), bottom: '' }),
    renderAround: () => '',
    islandsIn: () => new Set(),
    putTogether: (_: string, { top, sections }: { top: string; sections: string }) => top + sections,
  } as unknown as Renderer;
}

test('a part is drawn again where something that it is drawn with is another value', () => {
  const drawn: string[] = [];
  const drawer = new PageDrawer();
  const first = recordingRenderer(drawn);
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const site = { settings: {}, navigation: { id: 'menu' }, theme: {}, pages: [] } as unknown as Site;
  const told = (renderer: Renderer, of: Site, blocks: JsonObject[]) => {
    drawn.length = 0;
    const html = drawer.draw(renderer, of, { path: '/', blocks }, { assets, sources: new Map() });
    return [html, [...drawn]];
  };
  expect(told(first, site, [a, b])).toEqual(['menu a@0 b@1 ', ['menu ', 'a@0 ', 'b@1 ']]);
  expect(told(first, { ...site }, [a, b])).toEqual(['menu a@0 b@1 ', []]);
  expect(told(first, site, [c, a, b]), 'ids begin with the place').toEqual([
    'menu c@0 a@1 b@2 ',
    ['c@0 ', 'a@1 ', 'b@2 '],
  ]);
  expect(told(first, { ...site, navigation: { id: 'new' } }, [a, b])).toEqual(['new a@0 b@1 ', ['new ']]);
  for (const other of [{ settings: {} }, { vat: {} }, { register: '/r' }, { day: '2026-01-01' }])
    expect(told(first, { ...site, ...other }, [a, b])[1], JSON.stringify(other)).toEqual(['menu ', 'a@0 ', 'b@1 ']);
  expect(told(recordingRenderer(drawn), site, [a])[1], 'a view was saved').toEqual(['menu ', 'a@0 ']);
});

test('a page that is asked for as it was drawn last is not put together again', () => {
  const drawn: string[] = [];
  const drawer = new PageDrawer();
  const renderer = { ...recordingRenderer([]), renderAround: () => (drawn.push('around'), '') };
  const site = { settings: {}, navigation: { id: 'menu' }, theme: {}, pages: [] } as unknown as Site;
  const given = { assets, sources: new Map() };
  const page = { path: '/', blocks: [] };
  const told = (...asked: Parameters<PageDrawer['draw']>) => {
    drawer.draw(renderer, site, page, given);
    drawn.length = 0;
    drawer.draw(...asked);
    return drawn.length;
  };
  expect(told(renderer, site, page, { ...given })).toBe(0);
  expect(told({ ...renderer }, site, page, given), 'a view was saved').toBe(1);
  expect(told(renderer, { ...site }, page, given)).toBe(1);
  expect(told(renderer, site, { ...page }, given)).toBe(1);
  expect(told(renderer, site, page, { ...given, assets: { ...assets } })).toBe(1);
  expect(told(renderer, site, page, { ...given, sources: new Map() })).toBe(1);
  expect(told(renderer, site, page, { ...given, blocks: recordingRenderer([]) }), 'drafts').toBe(1);
});
