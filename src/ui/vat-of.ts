import { useSite } from '#generated/site-context.tsx';
import type { Site, VatMode } from '#generated/types.ts';
import { pickRows } from './pick-rows.ts';

/** What is said of value added tax beside every price of the site; `undefined` where nothing is. */
export function vatOf({ settings, tables }: Site): Pick<VatMode, 'label' | 'included'> | undefined {
  return settings.vat === undefined ? undefined : pickRows(tables.vatModes, [settings.vat])[0];
}

/** `vatOf` the site that is being rendered. */
export function useVat(): ReturnType<typeof vatOf> {
  return vatOf(useSite());
}
