import { expect, test } from './test.ts';
import { placesOf } from './site.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

for (const path of new Set(placesOf('diagram').map((place) => place.path))) {
  test(`the wide drawings of ${path} keep names inside their frames and labels off the boundary`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const drawings = page.locator('main svg[role=img]:visible').filter({ has: page.locator('[stroke-dasharray]') });
    expect(await drawings.count()).toBeGreaterThan(0);
    for (const drawing of await drawings.all()) {
      const { frames, texts, labels, boundary } = await drawing.evaluate((svg) => {
        // Boxes are told from their own corner.
        const originOf = (drawn: SVGGraphicsElement) => {
          const { e, f } = (svg as SVGSVGElement).getScreenCTM()!.inverse().multiply(drawn.getScreenCTM()!);
          return { left: e, top: f };
        };
        const rectsOf = (drawn: SVGPathElement | null) => {
          if (drawn === null) return [];
          const { left, top } = originOf(drawn);
          return [...(drawn.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map(
            ([, x, y, width, height]) => ({
              x: left + Number(x),
              y: top + Number(y),
              width: Number(width),
              height: Number(height),
            }),
          );
        };
        const placesOfTexts = (isLabel: boolean) =>
          [...svg.querySelectorAll('text')]
            .filter((text) => (text.closest('g[stroke-width]') !== null) === isLabel)
            .map((text) => {
              const { x, y, width, height } = text.getBBox();
              const { left, top } = originOf(text);
              return { name: text.textContent, x: left + x, y: top + y, width, height };
            });
        return {
          frames: [...svg.querySelectorAll<SVGPathElement>('path:not([stroke-dasharray])')].flatMap(rectsOf),
          texts: placesOfTexts(false),
          // The first one names the boundary.
          labels: placesOfTexts(true).slice(1),
          boundary: rectsOf(svg.querySelector<SVGPathElement>('[stroke-dasharray]'))[0],
        };
      });
      expect(texts.length).toBeGreaterThan(0);
      expect(frames.length).toBeGreaterThan(0);
      for (const { name, ...text } of texts) {
        const [frame] = frames.filter((rect) => isInside(rect, text)).toSorted((a, b) => a.width - b.width);
        if (frame === undefined) continue;
        const right = frame.x + frame.width - text.x - text.width;
        expect(right, `${name}: right of it`).toBeGreaterThan(7);
      }
      for (const { name, x, width, y, height } of labels) {
        for (const side of boundary === undefined ? [] : [boundary.x, boundary.x + boundary.width])
          expect(side > x + 1 && side < x + width - 1, `${name} lies on a side of the boundary`).toBe(false);
        for (const side of boundary === undefined ? [] : [boundary.y, boundary.y + boundary.height])
          expect(side > y + 3 && side < y + height - 3, `${name} lies on the top or foot of the boundary`).toBe(false);
      }
    }
  });
}

function isInside(rect: Place, { x, y, height }: Place): boolean {
  const middle = y + height / 2;
  return x > rect.x && x < rect.x + rect.width && middle > rect.y && middle < rect.y + rect.height;
}
