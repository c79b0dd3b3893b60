import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPreview } from '../../codegen/site/preview/preview.ts';
import { figuresOf } from '../../src/blocks/calculator/figures.ts';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { mostShown, searchAnswer } from '../../src/search/search-answer.ts';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { startConfiguredSite } from '../e2e/configured-site.ts';
import { filled, required } from '../e2e/contact-form-page.ts';
import { costCharts } from '../e2e/cost-charts.ts';
import { answers, slotField } from '../e2e/demo-form-page.ts';
import { eventsFitting, longestWord } from '../e2e/event-days.ts';
import { fillIn, formPlace } from '../e2e/forms.ts';
import { startReceiver, status, type Receiver } from '../e2e/receiver.ts';
import { commonWord, search } from '../e2e/search-index.ts';
import { menuItems } from '../e2e/shell-parts.ts';
import { containing, navigation, pages, placesOf, plainPath, settings } from '../e2e/site.ts';
import { findProgram } from '../run/programs.ts';
import { startFirefox } from './firefox.ts';
import { Tab, type Driver } from './tab.ts';
import { startWebKit } from './webkit.ts';

const isFirefox = process.env['STAGE'] !== 'webkit';
const firefox = findProgram('firefox') ?? '';
const { labels } = navigation;
const calculators = placesOf('calculator').flatMap(({ path, block: { roi, part } }) =>
  part.kind === 'instrument' ? [{ path, roi, texts: part }] : [],
);

let url = '';
let receiver: Receiver;
let driver: Driver;
let tab: Tab;
/** One without JavaScript, in Firefox. */
let plain: Tab;

beforeAll(async () => {
  const preview = await startPreview({ root: join(import.meta.dirname, '../..'), port: 0 });
  url = preview.url;
  receiver = await startReceiver();
  const drivers = await Promise.all(
    isFirefox ? [startFirefox(firefox), startFirefox(firefox, { 'javascript.enabled': false })] : [startWebKit()],
  );
  [tab, plain = tab] = drivers.map((one) => new Tab(one)) as [Tab, Tab?];
  [driver] = drivers as [Driver];
  for (const one of drivers) await one.resize(1280, 800);
  return async () => {
    await Promise.all(drivers.map((one) => one.close()));
    receiver.stop();
    await preview.close();
  };
});

/** The address of a page of the same site, of which the forms are sent there until the test is over. */
async function delivering(path: string, delivery = receiver.url): Promise<string> {
  receiver.received.length = 0;
  const site = await startConfiguredSite(url, { forms: { delivery, timeoutMs: 20_000, minimumFillMs: 0 } });
  onTestFinished(site.stop);
  return site.url + path;
}

describe('the menu', () => {
  const entry = menuItems.find(({ groups }) => groups !== undefined);
  const href = entry?.groups?.flatMap(({ children }) => children).find((one) => one.href !== entry.href)?.href;
  const name = entry?.name ?? '';
  const parent = ['header a', name] as const;
  const child = `header a[href="${href}"]`;
  const toggle = ['header button', `${labels.submenu} ${name}`] as const;
  const button = ['header button', labels.menu] as const;
  const section = ['header summary', name] as const;

  test.skipIf(href === undefined)('opens a submenu by pointer and by keyboard', async () => {
    await tab.open(url + plainPath);
    await tab.expectShown(child, false);
    await tab.hover(parent);
    await tab.hover(child);
    await tab.leave();
    await tab.expectShown(child, false);
    await tab.focus(parent);
    await tab.press('Tab');
    await tab.expectFocus(toggle);
    await tab.press('Enter');
    await tab.expectShown(child);
    await tab.press('Escape');
    await tab.expectShown(child, false);
    await tab.expectFocus(toggle);
    await tab.click(toggle);
    await tab.click(child);
    await tab.expectAddress(href);
  });

  test.skipIf(href === undefined)('opens on a phone, unfolds a section and leads to its page', async () => {
    await driver.resize(390, 844);
    onTestFinished(() => driver.resize(1280, 800));
    await tab.open(url + plainPath);
    await tab.click(button);
    await tab.expectShown(section);
    await tab.expectRead(true, () => document.documentElement.scrollWidth <= innerWidth);
    await tab.press('Escape');
    await tab.expectShown(section, false);
    await tab.expectFocus(button);
    await tab.press('Enter');
    await tab.click(section);
    await tab.click(child);
    await tab.expectAddress(href);
  });
});

for (const { path, roi, texts } of calculators.slice(0, 1)) {
  const asShown = (value: unknown, text: string) => [String(value), text.replaceAll(/\s+/g, ' ').trim()];
  const figures = async () => {
    const all = await tab.read(() =>
      [...document.querySelectorAll<HTMLDataElement>('data[data-field]')].map(
        (one) => [one.dataset['field'] ?? '', one.value, one.textContent] as const,
      ),
    );
    return Object.fromEntries(all.map(([field, value, text]) => [field, asShown(value, text)]));
  };

  test('the calculator computes to the digit, and its link opens on the same', async () => {
    const result = calculateRoi({ ...roi.defaults, currentCloudSpend: 123_456.78 }, roi);
    const expected = figuresOf(result, { roi, texts }).map(
      ({ field, value, text }) => [field, asShown(value, text)] as const,
    );
    await tab.openAlive(url + path);
    await tab.focus('[name=currentCloudSpend]');
    await tab.readOf('[name=currentCloudSpend]', (input) => (input as HTMLInputElement).select());
    await tab.type('123 456,78');
    await tab.click('[data-island=calculator] form [type=submit]');
    await expect.poll(figures).toMatchObject(Object.fromEntries(expected));
    await tab.expectRead(true, () => location.hash.includes('chiffres='));
    const link = await tab.read(() => {
      sessionStorage.clear();
      localStorage.clear();
      return location.href;
    });
    await tab.openAlive(link);
    await expect.poll(figures).toMatchObject(Object.fromEntries(expected));
  });
}

for (const [place, values] of [
  [formPlace('contact'), Object.entries(filled).filter(([name]) => required.includes(name))],
  [formPlace('demo'), Object.entries(answers)],
] as const) {
  if (place === undefined) continue;
  const { id, confirmation } = place.form;
  const form = 'main [data-island=form] form';
  const submit = `${form} [type=submit]:enabled`;
  const slot = values.find(([name]) => name === slotField?.name);
  /** Lines end in a form that a browser posts itself as in a mail. */
  const expected = (end: string) => [
    { form: id, ...Object.fromEntries(values.map(([name, value]) => [name, value.replaceAll('\n', end)])) },
  ];
  const send = async (page: Tab) => {
    await page.read(() => document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')));
    await page.readOf(
      form,
      fillIn,
      values.filter((one) => one !== slot),
    );
    if (slot !== undefined) await page.click(`${form} [type=radio][value="${slot[1]}"]`);
    await page.click(submit);
  };

  test(`the form « ${id} » is sent and confirmed`, async () => {
    receiver.answer = status(204);
    await tab.openAlive(await delivering(place.path));
    await send(tab);
    await tab.expectText('dialog', containing(confirmation.title.split('{')[0] ?? ''));
    expect(receiver.received).toMatchObject(expected('\n'));
  });

  describe.runIf(isFirefox)(`without JavaScript the form « ${id} »`, () => {
    test('is posted, and its receiver answers with a page', async () => {
      receiver.answer = (response) =>
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Merci</title><h1>Merci</h1>');
      await plain.open(await delivering(place.path));
      await send(plain);
      await plain.expectText('h1', /Merci/);
      // A browser asks for the icon of each page that it shows.
      expect(receiver.received.filter((request) => 'form' in request)).toMatchObject(expected('\r\n'));
    });

    test('says that it sends nothing, and has no button that does, on a site that delivers nothing', async () => {
      await plain.open(await delivering(place.path, 'none'));
      await plain.expectText('main noscript p', containing(settings.forms.noScript));
      await plain.expectShown(submit, false);
    });
  });
}

for (const { path, block } of placesOf('agenda').filter(({ block: { look } }) => look === 'list')) {
  if (block.filter === undefined) continue;
  const rows = () =>
    tab.read(() =>
      [...document.querySelectorAll('li[data-date]')].filter((one) => one.checkVisibility()).map((one) => one.id),
    );
  const option = (value: string) => `main [type=radio][value="${value}"]`;

  test('the events are filtered by kind, by time and by words', async () => {
    await tab.openAlive(url + path);
    const anchors = (events: readonly { anchor: string }[]) => events.map(({ anchor }) => anchor).toSorted();
    const shown = async () => (await rows()).toSorted();
    const all = eventsFitting('all', '');
    for (const kind of new Set(all.flatMap(({ category }) => category?.id ?? []))) {
      await tab.click(option(kind));
      await expect.poll(shown).toEqual(anchors(eventsFitting(kind, '')));
    }
    // Which of them are past is the browser's to say, by its clock.
    await tab.click(option('past'));
    await tab.expectRead('?filtre=past', () => location.search);
    const past = await rows();
    await tab.click(option('upcoming'));
    await expect.poll(async () => [...past, ...(await rows())].toSorted()).toEqual(anchors(all));
    await tab.click(option('all'));
    const word = longestWord(all[0]?.title ?? '');
    await tab.click('main [type=search]');
    await tab.type(word);
    await expect.poll(shown).toEqual(anchors(eventsFitting('all', word)));
  });
}

for (const { path, block } of placesOf('search').slice(0, 1)) {
  test('the search answers while one types, and its first result opens by keyboard', async () => {
    const found = search(commonWord);
    await tab.open(url + path);
    await tab.click('[role=search] [type=search]');
    await tab.type(commonWord);
    await tab.expectText('[role=search] [role=status]', containing(searchAnswer(commonWord, found, block.answers)));
    const results = () => [...document.querySelectorAll('[role=search] li a')].map((one) => one.getAttribute('href'));
    await tab.expectRead(
      found.results.slice(0, mostShown).map(({ href }) => href),
      results,
    );
    await tab.press('ArrowDown');
    await tab.expectFocus('[role=search] li a');
    await tab.press('Enter');
    await tab.expectAddress(found.results[0]?.href);
  });
}

for (const { path, drawing } of costCharts.slice(0, 1)) {
  const { ownOnceEur, rentYearlyEur, offers = [], bill } = drawing;

  test(`the chart of ${path} draws each offer, and another bill`, async () => {
    await tab.openAlive(url + path);
    for (const { name, priceEur } of offers.length > 1 ? offers : []) {
      await tab.click(['figure [type=radio]', name]);
      await tab.expectText('figure output', containing(formatEuros(priceEur ?? ownOnceEur)));
    }
    if (bill === undefined) return;
    await tab.focus('figure [type=range]');
    await tab.press('ArrowRight');
    await tab.expectText('figure output', containing(formatEuros(rentYearlyEur + bill.stepEur)));
  });
}

for (const { path: register } of placesOf('register').slice(0, 1)) {
  test('the source of a figure opens beside it, whole in the window', async ({ skip }) => {
    const htmlOf = async ({ path }: { path: string }) => (await fetch(url + path)).text();
    const others = pages.filter(({ path }) => path !== register);
    const texts = await Promise.all(others.map(htmlOf));
    const holder = others[texts.findIndex((html) => html.includes(`href="${register}#`))];
    if (holder === undefined) skip('no other page has a figure with a source');
    await tab.openAlive(url + holder?.path);
    await tab.click(`main a[href^="${register}#"]`);
    await tab.expectShown('[role=dialog]');
    const isWhole = (card: HTMLElement) => {
      const { top, left, right, bottom } = card.getBoundingClientRect();
      return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
    };
    await expect.poll(() => tab.readOf('[role=dialog]', isWhole)).toBe(true);
  });
}
test.runIf(isFirefox)('no page has reported an error', () => expect(driver.errors).toEqual([]));
