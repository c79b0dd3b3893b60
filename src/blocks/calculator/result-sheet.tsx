import { withContext } from '../../calculator/contact-action.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Result } from './result.tsx';
import { useInstrument } from './instrument.ts';

/** The sheet beside the form: the result and the next actions. */
export function ResultSheet() {
  const {
    calculation,
    context,
    texts: { result: texts },
  } = useInstrument();
  const expected = [texts.annualSavings, texts.threeYearROI, texts.breakEvenMonths, texts.localAICost];
  const [first, ...others] = texts.actions.map((action) => withContext(action, context));
  return (
    <>
      <h3 tabIndex={-1} className="mb-4 label text-quiet">
        {texts.heading}
      </h3>
      {calculation === undefined ? (
        <>
          <p className="text-body">{texts.empty}</p>
          <ul className="mt-6 mb-7">
            {expected.map((label) => (
              <li key={label} className="flex items-center gap-4 border-t border-line py-3 text-small text-quiet">
                {label}
                <span aria-hidden="true" className="ml-auto font-mono">
                  —
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Result key={calculation.count} calculation={calculation} />
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {calculation === undefined && first && <ActionLink action={first} />}
        {others.map((action) => (
          <ActionLink key={action.label} action={action} />
        ))}
        {texts.aiNotice !== undefined && <p className="w-full text-small text-quiet">{texts.aiNotice}</p>}
      </div>
    </>
  );
}
