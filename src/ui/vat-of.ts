import { useSite } from '#generated/site-context.tsx';
import type { Site, VatMode } from '#generated/types.ts';
import { pickRows } from './pick-rows.ts';

/** What is said of value added tax beside every price of the site. */
export function vatOf({ settings, tables }: Site): VatMode {
  const [mode] = pickRows(tables.vatModes, [settings.vat]);
  return mode as VatMode;
}

/** `vatOf` the site that is being rendered. */
export function useVat(): VatMode {
  return vatOf(useSite());
}
