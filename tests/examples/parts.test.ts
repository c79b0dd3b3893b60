import { readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCompressedCopy } from '../../codegen/site/publish/compress.ts';
import { distPath } from '../../codegen/site/publish/dist-link.ts';
import { listFiles } from '../../codegen/site/publish/list-files.ts';
import { englishSite, exampleSites } from './example-sites.ts';
import { siteParts } from './site-parts.ts';

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
