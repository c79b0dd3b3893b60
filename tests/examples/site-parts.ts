import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSpecFile } from './example-sites.ts';

/** A part that a site may do without: whether its spec has it, and what it leaves in pages and in the names of files. */
interface SitePart {
  part: string;
  has: (site: string) => boolean;
  trace: RegExp;
}

const setting = (key: string) => (site: string) => key in readSpecFile(site, 'site.yaml');
/** Does some page of a site have what this matches, in its YAML written as JSON? */
const onPages = (written: RegExp) => (site: string) =>
  readdirSync(join(site, 'spec/pages')).some((page) =>
    written.test(JSON.stringify(readSpecFile(site, `pages/${page}`))),
  );

export const siteParts: readonly SitePart[] = [
  { part: 'calculator', has: onPages(/"type":"calculator"/), trace: /\bcalculator-|result-details/ },
  { part: 'chat', has: setting('chat'), trace: /data-chat|\bchat-/ },
  { part: 'band', has: (site) => 'band' in readSpecFile(site, 'navigation.yaml'), trace: /<\/main>\s*<section/ },
  {
    part: 'form of the footer',
    has: (site) => JSON.stringify(readSpecFile(site, 'navigation.yaml')).includes('"ref":"forms.'),
    trace: /line-form/,
  },
  { part: 'form on a page', has: onPages(/"type":"form"/), trace: /^form-|data-island="form"/ },
  { part: 'search', has: onPages(/"type":"search"/), trace: /search-index|^search-|data-island="search"/ },
  { part: 'agenda', has: onPages(/"type":"agenda"/), trace: /^agenda-|\.ics$|data-island="agenda"/ },
  { part: 'end of an offer', has: onPages(/"validUntil"/), trace: /^offers-|data-island="offers"/ },
  { part: 'vulnerability contact', has: setting('securityTxt'), trace: /security\.txt/ },
  { part: 'mention of value added tax', has: setting('vat'), trace: /valueAddedTaxIncluded/ },
];
