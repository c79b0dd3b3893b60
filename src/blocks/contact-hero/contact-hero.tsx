import type { ContactChannel, ContactHeroBlock } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { HeroLabel } from '../../ui/hero-label.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Opening of the contact page: the h1 on the left, every way to get in touch as one ruled sheet on the right. */
export function ContactHero(block: ContactHeroBlock) {
  const { label, heading, intro, actions, sheetHeading, urgentLabel, channels } = block;
  return (
    <section className="pt-hero pb-section">
      <div className="wrap grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <HeroLabel className="text-quiet">{label}</HeroLabel>
          <h1 className="text-h1 hyphens-none">{heading}</h1>
          <p className="mt-6 max-w-prose text-lead">{intro}</p>
          {actions !== undefined && <ActionRow actions={actions} />}
        </div>
        <div className="panel-in self-start rounded-lg border border-line-strong bg-raised px-5 sm:px-8 lg:col-span-7 xl:col-start-6">
          <h2 className="py-5 label font-normal text-quiet">{sheetHeading}</h2>
          <dl>
            {channels.map((channel) => (
              <Channel key={channel.label} channel={channel} urgentLabel={urgentLabel} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const reachable = 'font-mono text-lead text-strong sm:text-[1.375rem]';
const faces: Record<ContactChannel['kind'], string> = {
  email: reachable,
  phone: reachable,
  place: 'font-display text-lead font-semibold text-strong',
  level: 'figure text-amber',
};

function Channel({ channel, urgentLabel }: { channel: ContactChannel; urgentLabel: string }) {
  const { icon, label, kind, value, note, urgent } = channel;
  return (
    <div className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-[12.5rem_1fr]">
      <dt className="flex items-start gap-3 text-small">
        <Icon name={icon} className={`size-5 ${urgent === true ? 'text-coral' : 'text-quiet'}`} />
        <span>
          {label}
          {urgent === true && (
            <span className="ml-3 sm:mt-2 sm:ml-0 sm:block">
              <Badge tone="coral">{urgentLabel}</Badge>
            </span>
          )}
        </span>
      </dt>
      <dd className="min-w-0">
        <ContactLink
          kind={kind}
          value={value}
          className={`inline-block min-h-6 leading-tight [font-variant-numeric:tabular-nums] ${faces[kind]}`}
        />
        <p className="mt-2 text-small text-quiet">{note}</p>
      </dd>
    </div>
  );
}
