import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconByName, type IconName } from '#generated/icons.ts';
import { Shapes } from '../../ui/glyph.tsx';
import { MarkShapes } from '../../ui/mark-shapes.tsx';
import { themeColour } from '../../styles/theme-colours.ts';
import { balanceLines } from './balance-lines.ts';
import { figureBox, figureSize } from './figure-box.tsx';
import type { PictureContent } from './picture-content.ts';
import { pictureSize } from './picture-size.ts';
import { titleLines } from './title-lines.tsx';

const margin = 64;
/** Characters of a description on one line. */
const descriptionLine = 76;
const hairline = 'rgba(255, 255, 255, 0.16)';

/**
 * The picture of a page, in the subset of CSS that satori lays out: every box is a flex box, every style is inline.
 * Plain function calls, no components of our own: the result is made of HTML elements alone.
 */
export function pagePicture(content: PictureContent) {
  const { title, trail, icon, figures, description, colour } = content;
  const accent = themeColour(colour);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        ...pictureSize,
        boxSizing: 'border-box',
        padding: `0 ${margin}px`,
        backgroundColor: themeColour('ink'),
        borderLeft: `12px solid ${accent}`,
        color: themeColour('strong'),
        fontFamily: 'sans',
      }}
    >
      {topLine(content)}
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 800 }}>
          {trail.length > 0 && <div style={{ ...label, color: accent, marginBottom: 22 }}>{trail.join(' / ')}</div>}
          {titleLines(title)}
        </div>
        {plate(icon, accent)}
      </div>
      <div style={{ display: 'flex', borderTop: `2px solid ${hairline}`, height: 172, paddingTop: 28 }}>
        {figures.length > 0 ? (
          figures.map((figure, index) =>
            figureBox(figure, figureSize(figures), index === 0 ? accent : themeColour('strong')),
          )
        ) : (
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              fontSize: 27,
              lineHeight: 1.45,
              whiteSpace: 'nowrap',
              color: themeColour('body'),
            }}
          >
            {balanceLines(description, descriptionLine).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const label = {
  fontFamily: 'mono',
  fontSize: 22,
  letterSpacing: '0.09em',
  textTransform: 'uppercase',
} as const;

const mark = (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <MarkShapes lit={{ stroke: themeColour('amber') }} />
  </svg>
);

/** satori takes drawings as images only. */
function drawing(svg: ReactElement, side: number, colour: string) {
  const text = renderToStaticMarkup(svg).replaceAll('currentColor', colour);
  return <img alt="" src={`data:image/svg+xml,${encodeURIComponent(text)}`} width={side} height={side} />;
}

function topLine({ shortName, host }: PictureContent) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height: 104,
        borderBottom: `2px solid ${hairline}`,
        fontFamily: 'display',
        fontSize: 30,
        letterSpacing: '-0.02em',
      }}
    >
      {drawing(mark, 48, themeColour('strong'))}
      <div style={{ marginLeft: 16, flexGrow: 1 }}>{shortName}</div>
      <div style={{ fontFamily: 'mono', fontSize: 22, letterSpacing: 0, color: themeColour('quiet') }}>{host}</div>
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
function plate(icon: IconName | undefined, accent: string) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: 208,
        height: 208,
        border: `2px solid ${hairline}`,
        borderRadius: 12,
        backgroundColor: themeColour('raised'),
      }}
    >
      {icon === undefined ? drawing(mark, 128, themeColour('strong')) : drawing(iconDrawing(icon), 112, accent)}
    </div>
  );
}
