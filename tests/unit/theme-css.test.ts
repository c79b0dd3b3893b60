import { expect, test } from 'vitest';
import { emitThemeCss } from '../../codegen/site/emit/theme-css.ts';
import { fontSources } from '../../codegen/site/fonts/font-sources.ts';
import { themeValue } from '../../codegen/base/theme/theme-value.ts';

const theme = {
  scheme: 'light',
  colours: { paper: '#fbfaf6', lineStrong: 'oklch(0 0 0 / 20%)', amberBright: '#6d3a05' },
  fonts: { display: 'inter', text: 'inter', figures: 'jetbrains-mono' },
  radii: { small: 0, medium: 10, large: 16 },
  mark: [],
};

test('colours written in any way reach the stylesheet as hexadecimal, under the names of its classes', () => {
  const css = emitThemeCss(themeValue(theme));
  expect(css).toContain('--color-ink: #fbfaf6;');
  expect(css).toContain('--color-line-strong: #00000033;');
  expect(css).toContain('--color-amber-bright: #6d3a05;');
});

test('only the fonts in use are imported, each once', () => {
  const css = emitThemeCss(themeValue(theme));
  const imported = [...css.matchAll(/@import '.*fonts\/(.*)\.css'/g)].map(([, name]) => name);
  expect(imported).toEqual(['inter', 'jetbrains-mono']);
  expect(css).toContain("--font-display: 'Inter Variable', 'Inter Fallback', 'Inter Roboto', sans-serif;");
});

test('every font of the site may have every role', () => {
  for (const { name, family } of fontSources) {
    const css = emitThemeCss(themeValue({ ...theme, fonts: { display: name, text: name, figures: name } }));
    expect(css.match(new RegExp(`--font-\\w+: '${family}'`, 'g'))).toHaveLength(3);
  }
});

test('scheme and radii are those of the theme', () => {
  const css = emitThemeCss(themeValue(theme));
  expect(css).toContain('color-scheme: light;');
  expect(css).toContain('--radius-sm: 0px;');
  expect(css).toContain('--radius-lg: 16px;');
});

test('spaces of large figures are narrowed in a font whose spaces are as wide as its digits', () => {
  const spaces = (figures: string) =>
    /--figure-space: (.*);/.exec(
      emitThemeCss(themeValue({ ...theme, fonts: { display: 'inter', text: 'inter', figures } })),
    )?.[1];
  expect(spaces('jetbrains-mono')).toBe('-0.3em');
  expect(spaces('inter')).toBe('0');
});
