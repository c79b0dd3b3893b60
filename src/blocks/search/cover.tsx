import type { SearchDownload } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';

/** The whole set as the cover of a printed volume: its title, its size, the button that asks for it. */
export function Cover({ download: { title, text, size, action } }: { download: SearchDownload }) {
  return (
    <div className="flex panel-in flex-col self-start rounded-lg border border-line-strong bg-inset p-6 sm:p-8 lg:col-span-4">
      <h2 className="text-lead">{title}</h2>
      <p className="mt-3 text-small">{text}</p>
      <p className="mt-auto pt-8 font-mono text-small text-quiet">{size.text ?? size.value}</p>
      <div className="mt-6 flex flex-col">
        <ActionLink action={action} style="primary" />
      </div>
    </div>
  );
}
