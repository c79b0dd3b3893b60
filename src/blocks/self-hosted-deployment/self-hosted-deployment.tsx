import type { SelfHostedDeploymentBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

/** A ruled box: what is installed and the documentation link on the left, the concrete points on the right. The last panel of a sheet to fade in. */
export function SelfHostedDeployment({ icon, heading, text, steps, action }: SelfHostedDeploymentBlock) {
  return (
    <Section>
      <div className="grid panel-in overflow-hidden rounded-lg border border-line-strong [--panel-delay:.8s] lg:grid-cols-12">
        <div className="p-6 md:p-10 lg:col-span-7">
          <Icon name={icon} className="size-8 text-azure" />
          <h2 className="mt-6 text-h2">{heading}</h2>
          <p className="mt-5 max-w-prose">{text}</p>
          <div className="mt-7">
            <ActionLink action={action} />
          </div>
        </div>
        <ol className="flex flex-col justify-center border-t border-line-strong bg-raised px-6 md:px-10 lg:col-span-5 lg:border-t-0 lg:border-l">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-5 border-t border-line py-6 first:border-t-0">
              <span aria-hidden="true" className="font-mono text-figure text-azure">
                {index + 1}
              </span>
              <span className="min-w-0 self-center text-small wrap-anywhere text-body">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
