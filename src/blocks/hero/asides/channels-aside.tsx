import type { HeroChannel, HeroChannels } from '#generated/types.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ContactLink } from '../../../ui/contact-link.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Every way to get in touch as one ruled sheet. */
export function ChannelsAside({ heading, urgentLabel, channels, className }: HeroChannels & { className: string }) {
  return (
    <div className={`panel-in self-start rounded-lg border border-line-strong bg-raised px-5 sm:px-8 ${className}`}>
      <h2 className="py-5 label font-normal text-quiet">{heading}</h2>
      <dl>
        {channels.map((channel) => (
          <Channel key={channel.label} channel={channel} urgentLabel={urgentLabel} />
        ))}
      </dl>
    </div>
  );
}

const reachable = 'font-mono text-lead text-strong';
const faces: Record<HeroChannel['kind'], string> = {
  email: reachable,
  phone: reachable,
  place: 'font-display text-lead font-semibold text-strong',
  level: 'figure text-amber',
};

function Channel({ channel, urgentLabel }: { channel: HeroChannel; urgentLabel: string | undefined }) {
  const { icon, label, kind, value, note, urgent } = channel;
  return (
    <div className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-[12rem_1fr]">
      <dt className="flex items-start gap-3 text-small">
        <Icon name={icon} className={`size-5 ${urgent === true ? 'text-coral' : 'text-quiet'}`} />
        <span>
          {label}
          {urgent === true && urgentLabel !== undefined && (
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
