type Classes = Readonly<Record<'panel' | 'heading' | 'pair' | 'label' | 'value' | 'number' | 'note', string>>;

/** The classes of a panel and of its parts; `pairs` to `numbered` are those of their lists. */
export type PanelLook = Classes & Partial<Readonly<Record<'pairs' | 'lines' | 'line' | 'numbered' | 'tools', string>>>;

/** A line of a panel with a frame; a rule separates it from the one above. */
const line = 'border-t border-line px-5 py-3 first:border-t-0';

/** A panel in a frame of its own, with its heading in a bar. */
export const framed: PanelLook = {
  panel: 'panel-in self-start overflow-hidden rounded-lg border border-line-strong bg-ink lg:self-stretch',
  heading: 'flex items-center gap-3 border-b border-line-strong bg-inset px-5 py-3.5 text-lead',
  pair: `grid items-baseline gap-x-6 gap-y-1 ${line} sm:grid-cols-[2fr_3fr]`,
  label: 'text-small text-quiet',
  value: 'min-w-0 font-mono text-small wrap-anywhere text-strong',
  line,
  number: line,
  note: 'border-t border-line px-5 py-4 text-small',
};

/** The same where all values are short: they are set as figures, at the right. */
export const figured: PanelLook = {
  ...framed,
  pair: `flex items-baseline justify-between gap-6 ${line}`,
  label: 'text-small',
  value: 'shrink-0 font-mono text-lead font-medium text-strong',
};

export const sheet: PanelLook = {
  panel: 'p-6 sm:p-8',
  heading: 'flex items-center gap-3 text-h3',
  pairs: 'mt-5 border-b border-line',
  pair: 'grid items-baseline gap-x-6 border-t border-line py-3 lg:grid-cols-2',
  label: 'text-strong',
  value: 'text-small lg:text-right',
  lines: 'dashes mt-4 gap-2',
  numbered: 'mt-6',
  number: 'py-1.5',
  tools: 'mt-6',
  note: 'mt-5 text-small',
};
