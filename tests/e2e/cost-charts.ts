import type { CumulativeDrawing } from '#generated/types.ts';
import { placesOf } from './site.ts';

/** A chart of costs over the years: its page, the heading of its section, and what it draws. */
interface CostChart {
  path: string;
  heading: string | undefined;
  drawing: CumulativeDrawing;
}

/** Every one of the site: those that are blocks of their own, and those under a table. */
export const costCharts: readonly CostChart[] = [
  ...placesOf('chart').map(({ path, block: { heading, drawing } }) => ({ path, heading, drawing: drawing.cumulative })),
  ...placesOf('table').map(({ path, block: { heading, drawing } }) => ({ path, heading, drawing })),
].flatMap(({ drawing, ...place }) => (drawing === undefined ? [] : [{ ...place, drawing }]));
