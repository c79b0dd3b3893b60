import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NavigationBand, SiteChat } from '#generated/types.ts';
import { Band } from '#src/shell/band.tsx';

const band: NavigationBand = {
  status: 'Quelqu’un est là',
  heading: 'Une question ?',
  withoutChat: 'Téléphonez.',
  text: 'Nous répondons.',
  action: { label: 'Parler', chat: 'alert' },
};
const drawn = (described: NavigationBand, script: string) =>
  renderToStaticMarkup(<Band band={described} chat={{ script } as SiteChat} />);

test('a band whose chat is not installed says so first and lights nothing', () => {
  const html = drawn(band, 'none');
  expect(html).toContain('Téléphonez. Nous répondons.');
  expect(html).toContain('Quelqu’un est là');
  expect(html).not.toContain('mint');
});

test.each([
  ['an installed chat', band, '/chat.js'],
  ['a link', { ...band, action: { label: 'Venir', href: '/venir' } }, 'none'],
])('a band with %s is lit and has its own text alone', (_, described, script) => {
  const html = drawn(described, script);
  expect(html).toContain('bg-mint');
  expect(html).not.toContain('Téléphonez.');
});
