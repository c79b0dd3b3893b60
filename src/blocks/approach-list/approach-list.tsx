import { useId } from 'react';
import { arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '#generated/site-context.tsx';
import type { Approach, ApproachListBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { RangeBar } from '../../ui/range-bar.tsx';
import { Section } from '../../ui/section.tsx';

/** Engagement models in three columns without frames; the ROI ranges share one scale that starts at zero. */
export function ApproachList({ label, heading, intro, roiLabel, approaches }: ApproachListBlock) {
  const headingId = useId();
  const rows = pickRows(useSite().tables.approaches, approaches);
  const scaleMax = Math.max(...rows.map((row) => row.roiMaxPercent));
  return (
    <Section labelledBy={headingId} className="accent-violet">
      <header className="max-w-4xl">
        <p className="mb-4 label text-violet">{label}</p>
        <h2 id={headingId} className="text-h2">
          {heading}
        </h2>
        <p className="mt-5 max-w-prose text-lead">{intro}</p>
      </header>
      <ul className="mt-16 grid gap-x-10 gap-y-16 lg:grid-cols-3">
        {rows.map((approach) => (
          <ApproachColumn key={approach.id} approach={approach} roiLabel={roiLabel} scaleMax={scaleMax} />
        ))}
      </ul>
    </Section>
  );
}

function ApproachColumn({ approach, roiLabel, scaleMax }: { approach: Approach; roiLabel: string; scaleMax: number }) {
  const { name, path, desc, icon, features, roiMinPercent, roiMaxPercent } = approach;
  return (
    <li className="group relative flex flex-col">
      <dl>
        <dt className="label text-quiet">{roiLabel}</dt>
        <dd className="figure mt-3 text-strong">
          {roiMinPercent}
          <span className="text-quiet">–</span>
          {roiMaxPercent}
          <span className="unit text-quiet"> %</span>
        </dd>
      </dl>
      <RangeBar min={roiMinPercent} max={roiMaxPercent} scaleMax={scaleMax} className="mt-5" />
      <h3 className="mt-8 flex items-center gap-3 font-display text-lead font-semibold">
        <Icon name={icon} className="size-5 text-violet" />
        <a
          href={path}
          className="underline decoration-transparent underline-offset-6 group-hover:decoration-violet after:absolute after:inset-0"
        >
          {name}
        </a>
        <Glyph shapes={arrowRightSign} className="arrow size-4 text-quiet" />
      </h3>
      <p className="mt-3 mb-7">{desc}</p>
      <dl className="mt-auto border-b border-line">
        {features.map((feature) => (
          <div key={feature.label} className="flex items-baseline justify-between gap-4 border-t border-line py-3">
            <dt className="text-small text-quiet">{feature.label}</dt>
            <dd className="text-right font-mono text-small text-strong">{feature.value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
