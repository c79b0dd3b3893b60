import { createContext, useContext } from 'react';
import type { Site } from '#generated/types.ts';

/** The settings of the site that is being rendered. */
export const SettingsContext = createContext<Site['settings'] | undefined>(undefined);

/** The settings. Throws outside of a rendered page. */
export function useSettings(): Site['settings'] {
  const settings = useContext(SettingsContext);
  if (settings === undefined) throw new Error('useSettings() needs a SettingsContext around it');
  return settings;
}
