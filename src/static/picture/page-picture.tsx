import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconByName, type IconName } from '#generated/icons.ts';
import type { Theme } from '#generated/types.ts';
import type { Page, Site } from '../../ui/site.ts';
import { Shapes, MarkShapes } from '../../ui/icons.tsx';
import { balanceLines, column, titleLines } from './title-lines.tsx';
import { figureBox, figureSize } from './figure-box.tsx';
import { type PictureContent, pictureContent } from './picture-content.ts';
import { notFoundPath } from '../../ui/addresses.ts';

/** The size of pictures that every network takes, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

const margin = 64;
/** Characters of a description on one line. */
const descriptionLine = 76;

/**
 * The picture of a page, in the subset of CSS that satori lays out: every box is a flex box, every style is inline.
 * Plain function calls, no components of our own: the result is made of HTML elements alone.
 */
export function pagePicture(content: PictureContent) {
  const { title, trail, icon, figures, description, theme } = content;
  const { colours } = theme;
  const accent = colours[content.accent];
  return (
    <div
      style={{
        ...column,
        ...pictureSize,
        boxSizing: 'border-box',
        padding: `0 ${margin}px`,
        backgroundColor: colours.paper,
        borderLeft: `12px solid ${accent}`,
        color: colours.strong,
        fontFamily: 'sans',
      }}
    >
      {topLine(content)}
      <div style={{ ...row, flexGrow: 1, justifyContent: 'space-between' }}>
        <div style={{ ...column, width: 800 }}>
          {trail.length > 0 && <div style={{ ...label, color: accent, marginBottom: 22 }}>{trail.join(' / ')}</div>}
          {titleLines(title)}
        </div>
        {plate(icon, accent, theme)}
      </div>
      <div style={{ display: 'flex', borderTop: `2px solid ${colours.lineStrong}`, height: 172, paddingTop: 28 }}>
        {figures.length > 0 ? (
          figures.map((figure, index) =>
            figureBox(figure, figureSize(figures), index === 0 ? accent : colours.strong, colours),
          )
        ) : (
          <div style={{ ...column, fontSize: 27, lineHeight: 1.45, whiteSpace: 'nowrap', color: colours.body }}>
            {balanceLines(description, descriptionLine).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const row = { display: 'flex', alignItems: 'center' } as const;
const label = { fontFamily: 'mono', fontSize: 22, letterSpacing: '0.09em', textTransform: 'uppercase' } as const;

function mark({ mark: shapes, colours }: Theme) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <MarkShapes shapes={shapes} colourOf={(accent) => colours[accent]} />
    </svg>
  );
}

/** satori takes drawings as images only. */
function drawing(svg: ReactElement, side: number, colour: string) {
  const text = renderToStaticMarkup(svg).replaceAll('currentColor', colour);
  return <img alt="" src={`data:image/svg+xml,${encodeURIComponent(text)}`} width={side} height={side} />;
}

function topLine({ shortName, host, theme }: PictureContent) {
  const { colours } = theme;
  return (
    <div
      style={{
        ...row,
        height: 104,
        borderBottom: `2px solid ${colours.lineStrong}`,
        fontFamily: 'display',
        fontSize: 30,
        letterSpacing: '-0.02em',
      }}
    >
      {drawing(mark(theme), 48, colours.strong)}
      <div style={{ marginLeft: 16, flexGrow: 1 }}>{shortName}</div>
      <div style={{ fontFamily: 'mono', fontSize: 22, letterSpacing: 0, color: colours.quiet }}>{host}</div>
    </div>
  );
}

/** An icon with its strokes: no stylesheet reaches a picture. */
function iconDrawing(icon: IconName) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Shapes of={iconByName[icon]} />
    </svg>
  );
}

/** The page's icon; the mark where it has none. */
function plate(icon: IconName | undefined, accent: string, theme: Theme) {
  const { colours } = theme;
  return (
    <div
      style={{
        ...row,
        justifyContent: 'center',
        width: 208,
        height: 208,
        border: `2px solid ${colours.lineStrong}`,
        borderRadius: 12,
        backgroundColor: colours.raised,
      }}
    >
      {icon === undefined ? drawing(mark(theme), 128, colours.strong) : drawing(iconDrawing(icon), 112, accent)}
    </div>
  );
}

export interface Picture {
  /** The elements that satori lays out. */
  element: ReactElement;
  /** The same as text: where it is equal, the picture is. */
  source: string;
  width: number;
  height: number;
}

/** The picture that stands for a page where its address is shared; undefined for the not-found page, which has none. */
export function pictureOf(site: Site, page: Page): Picture | undefined {
  if (page.path === notFoundPath) return undefined;
  const element = pagePicture(pictureContent(site, page));
  // Its markup names fonts by their role: which these are is the theme's.
  const source = `${Object.values(site.theme.fonts).join()} ${renderToStaticMarkup(element)}`;
  return { element, source, ...pictureSize };
}
