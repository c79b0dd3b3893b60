import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BlockView } from '#generated/block-view.tsx';
import type { LegalCondition, LegalPart, Site } from '#generated/types.ts';
import { SiteProvider } from '../../src/static/site-provider.tsx';
import { site } from './real-site.ts';

const blocks = site.pages.flatMap((page) => page.blocks.filter((block) => block.type === 'legal-document'));
const parts = blocks.flatMap((block) => block.sections.flatMap((section) => section.parts));
const firstText = ({ text, items, rows, sheets }: LegalPart) =>
  text ?? items?.[0] ?? rows?.[0]?.value ?? sheets?.[0]?.title;
const rows = parts.flatMap((part) => [part.rows ?? [], ...(part.sheets ?? []).map((sheet) => sheet.rows)]).flat();
/** Every passage that is true of one setting only, by its first words. */
const conditional = [
  ...parts.map((part) => ({ when: part.when, said: firstText(part) ?? 'missing' })),
  ...rows.map(({ when, value }) => ({ when, said: value })),
].flatMap(({ when, said }) => (when === undefined || when === 'always' ? [] : [{ when, said }]));

function textWith(delivery: string, script: string): string {
  const { settings } = site;
  const value: Site = {
    ...site,
    settings: {
      ...settings,
      forms: { ...settings.forms, delivery },
      ...(settings.chat && { chat: { ...settings.chat, script } }),
    },
  };
  const views = blocks.map((block, key) => createElement(BlockView, { key, block }));
  const inSite = createElement(SiteProvider, { site: value }, views);
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, inSite)).replaceAll('&#x27;', "'");
}

const settingsOfThem: [string, string, readonly LegalCondition[]][] = [
  ['none', 'none', ['delivery-none', 'chat-none']],
  ['https://recevoir.example.fr/', 'none', ['delivery-set', 'chat-none']],
  ['none', '/chat/module.js', ['delivery-none', 'chat-set']],
  ['https://recevoir.example.fr/', '/chat/module.js', ['delivery-set', 'chat-set']],
];

// A site without chat has no script of one.
test.for(settingsOfThem.filter(([, script]) => script === 'none' || site.settings.chat !== undefined))(
  'with delivery %s and chat %s, the legal pages say what is true of it and nothing of its contrary',
  ([delivery, script, true_]) => {
    const text = textWith(delivery, script);
    for (const { when, said } of conditional)
      if (true_.includes(when)) expect(text).toContain(said);
      else expect(text).not.toContain(said);
  },
);
