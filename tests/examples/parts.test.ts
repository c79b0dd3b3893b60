import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCompressedCopy } from '../../codegen/site/publish/compress.ts';
import { distPath } from '../../codegen/site/publish/dist-link.ts';
import { listFiles } from '../../codegen/site/publish/list-files.ts';
import { englishSite, exampleSites, readSpecFile } from './example-sites.ts';

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

const siteParts: readonly SitePart[] = [
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

const root = join(import.meta.dirname, '../..');
const sites = [...exampleSites(root), englishSite];

/**
 * What every visitor or server is given, and may hold a trace: pages, stylesheets, lists, rules and the script of every page. The scripts of
 * applications are one program for all that a form or a calculator may hold.
 */
const everybodys = /\.(?:html|css|txt|xml|webmanifest)$|(?:^|\/)(?:_\w+|main-[\w-]+\.js)$/;

/** The files of a site, by name or by what they say, that bear a trace. */
async function tracesIn(site: string, trace: RegExp): Promise<string[]> {
  const dist = realpathSync(distPath(site));
  const files = listFiles(dist).filter((file) => !isCompressedCopy(file));
  return files.filter(
    (file) =>
      trace.test(basename(file)) || (everybodys.test(file) && trace.test(readFileSync(join(dist, file), 'utf8'))),
  );
}

describe.each(sites.map((site) => [basename(site), site]))('%s', (_name, site) => {
  test.each(siteParts.filter(({ has }) => !has(site)).map(({ part, trace }) => [part, trace] as const))(
    'has no trace of the %s, which its spec does not have',
    async (_part, trace) => {
      expect(await tracesIn(site, trace)).toEqual([]);
    },
  );

  test.each(siteParts.filter(({ has }) => has(site)).map(({ part, trace }) => [part, trace] as const))(
    'bears the trace of the %s, by which it would be missed elsewhere',
    async (_part, trace) => {
      expect(await tracesIn(site, trace)).not.toEqual([]);
    },
  );
});
