import { extname } from 'node:path';
import { isObject, type Json } from '../../base/json.ts';
import { isOfItsKind, pngSize } from './file-kind.ts';
import { distinct, scanFile, type Named } from './scan-files.ts';
import { scanPage, type ScannedPage } from './scan-page.ts';
import { Addresses, type StagedSite } from './staged-site.ts';

/** Files with addresses in their text, beside the pages. Of others only the kind is verified. */
const naming = new Set(['.css', '.ics', '.js', '.json', '.speculationrules', '.txt', '.webmanifest', '.xml']);

/** A fault that makes a staged site unusable. */
export interface SiteFault {
  /** The file that names it or that it is about. */
  file: string;
  /** In French; equal for files with the same fault, so that they are shown together. */
  text: string;
}

/** The result of verifying. */
export interface Verification {
  faults: readonly SiteFault[];
  files: number;
  addresses: number;
}

/**
 * Verifies a finished site: every file exists, is of its kind and is declared; every local
 * address leads to a file of the right kind, every fragment to an element; every page has its heading, styles and scripts.
 * Each file is read once, and each address followed once for each file that names it.
 */
export function verifySite(site: StagedSite): Verification {
  const faults: SiteFault[] = [];
  const add = (file: string, text: string) => faults.push({ file, text });
  for (const file of site.declared) if (!site.files.has(file)) add(file, 'ce fichier manque');
  const named = new Map<string, readonly Named[]>();
  const ids = new Map<string, ReadonlySet<string>>();
  const addPage = (file: string, page: ScannedPage) => {
    named.set(file, page.named);
    ids.set(file, new Set(page.ids));
    for (const text of pageFaults(page, site.assets)) add(file, text);
  };
  for (const file of site.files) {
    if (!site.declared.has(file)) {
      add(file, "ce fichier n'est nommé par rien");
      continue;
    }
    const bytes = site.read(file);
    if (bytes.length === 0) add(file, 'ce fichier est vide');
    else if (!isOfItsKind(file, bytes)) add(file, `ce fichier est abîmé, ou n'est pas du ${extname(file)}`);
    else if (site.pages.has(file)) {
      addPage(file, scanPage(bytes.toString('utf8'), site.baseUrl));
    } else if (file === '_redirects' || naming.has(extname(file))) {
      const text = bytes.toString('utf8');
      named.set(file, distinct(scanFile(file, text, site.baseUrl)));
      if (file.endsWith('.webmanifest')) for (const fault of iconFaults(text, site)) add(file, fault);
    }
  }
  const addresses = new Addresses(site);
  let followed = 0;
  for (const [file, uses] of named) {
    for (const use of uses) {
      const target = addresses.follow(use, file);
      if (target === undefined) continue;
      followed += 1;
      if ('fault' in target) add(file, target.fault);
      else if (target.fragment !== '' && ids.get(target.file)?.has(target.fragment) === false)
        add(file, `« ${use.address} » : l'ancre « ${target.fragment} » n'existe pas dans ${target.file}`);
    }
  }
  return { faults, files: site.files.size, addresses: followed };
}

/** A home screen chooses an icon by its declared size. */
function iconFaults(manifest: string, { files, read }: StagedSite): string[] {
  const { icons } = JSON.parse(manifest) as { icons?: Json };
  return (Array.isArray(icons) ? icons : []).flatMap((icon) => {
    const { src = '', sizes = '' } = isObject(icon) ? icon : {};
    const file = String(src).slice(1);
    if (!file.endsWith('.png') || !files.has(file) || !isOfItsKind(file, read(file))) return [];
    const size = pngSize(read(file));
    return sizes === size ? [] : [`l'icône « ${String(src)} » mesure ${size} au lieu de ${String(sizes)}`];
  });
}

/** The missing parts of a page: its heading, its styles and scripts, and the scripts of its islands. @param page its header and footer may be left out */
function pageFaults(page: ScannedPage, { stylesheet, applications, script, islands }: StagedSite['assets']): string[] {
  const names = (address: string, use: string) =>
    page.named.some((named) => named.address === address && named.use === use);
  const hasApplication = applications?.types.some((type) => page.islands.includes(type)) === true;
  const scripts = new Map(islands.map((island) => [island.type, island.scripts]));
  return [
    ...(page.headings === 1
      ? []
      : [page.headings === 0 ? "la page n'a pas de titre (h1)" : `la page a ${page.headings} titres (h1)`]),
    ...(names(stylesheet, 'stylesheet') ? [] : ["la page n'a pas sa feuille de style"]),
    ...(hasApplication && !names(applications.stylesheet, 'stylesheet')
      ? ["la page n'a pas la feuille de style de ses applications"]
      : []),
    ...(script === undefined || names(script, 'script') ? [] : ["la page n'a pas son script"]),
    ...page.islands.flatMap((type) => {
      const wanted = scripts.get(type);
      if (wanted === undefined || wanted.length === 0) return [`l'îlot « ${type} » n'a pas de script`];
      const missing = wanted.filter((address) => !page.islandScripts.includes(address));
      return missing.map((address) => `l'îlot « ${type} » n'a pas son script « ${address} »`);
    }),
  ];
}
