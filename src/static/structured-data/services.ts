import type { HeroBlock, Page, PageSite } from '#generated/types.ts';
import { company, type Thing } from './thing.ts';

/** The service that a page's opening presents, if any. */
export function presentedService({ service }: HeroBlock, { settings }: PageSite, { path }: Page): readonly Thing[] {
  if (service === undefined) return [];
  const { name, description } = service;
  return [{ '@type': 'Service', name, description, url: settings.baseUrl + path, provider: company(settings) }];
}
