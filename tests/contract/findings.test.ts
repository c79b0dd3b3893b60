import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { formatFinding, formatFindings, type Finding } from '../../codegen/base/findings/finding.ts';
import { maxFaults } from '../../codegen/read/lint.ts';
import { maxFileBytes } from '../../codegen/read/read.ts';
import { families } from '../findings/cases.ts';
import { duringProject, findingsOf, runOfCases, root, withProject } from '../findings/project.ts';
import { writeBelow } from '../run/test-folder.ts';
import { runHere } from './run-here.ts';

/** Codes that some test of this file has seen: the last test holds them against the source. */
const seen = new Set<string>();

function record(findings: readonly Finding[]): readonly Finding[] {
  for (const { code } of findings) seen.add(code);
  return findings;
}

test('the small project that the cases change is valid', () => expect(withProject(undefined, findingsOf)).toEqual([]));

const runs = runOfCases();

describe.each([...families])('%s', (_, cases) => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (name, one) => {
    const findings = record(runs.get(one)?.findings ?? []);
    expect(`${formatFindings(findings)}\n`).toBe(one.expected);
    if (name.startsWith('several-')) expect(findings.length).toBeGreaterThan(1);
    else expect(findings.map(({ code }) => code)).toEqual([name.split(' ')[0]]);
    for (const { message, remedy = '' } of findings) {
      expect(message, 'a French sentence').toMatch(/^[\p{Ll}«].*\.$/u);
      expect(remedy, 'French sentences').toMatch(/^$|^[\p{Lu}].*[.?]$/u);
      expect(message + remedy, 'plain spaces, straight apostrophes').not.toMatch(/[\u00A0\u202F]|(?<!« [^»]*)’/u);
    }
  });
});

/** Cases whose place has another mistake, which only the first one hides: a page « home #x », a key 2026. */
const secondMistakes = new Set(['lint/comment-in-text unreadable-routes-file', 'lint/key-type']);

const isSamePlace = (one: Finding, other: Finding) =>
  one.file === other.file && one.path === other.path && one.position.column === other.position.column;

test('a remedy that is followed to the letter is accepted: no finding is left at its place', () => {
  const all = [...runs].flatMap(([{ name }, { followed }]) => followed.map((one) => ({ name, ...one })));
  const byFinding = Map.groupBy(all, ({ finding }) => finding);
  const refused = [...byFinding].flatMap(([finding, ways]) => {
    if (ways.some(({ name }) => secondMistakes.has(name))) return [];
    // Where a remedy has several ways (« pour un texte, … ; pour un nombre, … »), the field decides between them.
    const isAccepted = ways.some(({ left }) => !left.some((other) => isSamePlace(other, finding)));
    return isAccepted ? [] : ways.map(({ name, words, left }) => [name, words, ...left.map(formatFinding)].join('\n'));
  });
  expect(all.length).toBeGreaterThan(150);
  expect(refused).toEqual([]);
});

/** The findings after `change` has been made to the small project, without their (empty) frames. */
function messages(change: (folder: string) => void): string[] {
  return withProject(undefined, (folder) => {
    change(folder);
    return record(findingsOf(folder)).map(formatFinding);
  });
}

const replaceSite = (bytes: Uint8Array | string) => (folder: string) =>
  writeFileSync(join(folder, 'spec/site.yaml'), bytes);
const site = 'name: Atelier IA\ncontact:\n  email: bonjour@example.fr\n';

test('a file with more errors than anybody reads says that the reading stopped', () => {
  const findings = withProject(undefined, (folder) => {
    writeFileSync(join(folder, 'spec/tables/offers.yaml'), '- x #y\n'.repeat(2 * maxFaults));
    return record(findingsOf(folder));
  });
  expect(findings).toHaveLength(maxFaults + 1);
  expect(findings.at(-1)).toMatchObject({ code: 'lint/too-many', file: 'spec/tables/offers.yaml' });
  const printed = formatFindings(findings);
  expect(printed.match(/est lu comme un commentaire/g)).toHaveLength(50);
  expect(printed).toMatch(/\n\n451 autres erreurs : npm run check -- --all\n\n501 erreurs dans 1 fichier\.$/);
});

test.each<[what: string, change: (folder: string) => void, message: string]>([
  [
    'a file that is missing',
    (folder) => rmSync(join(folder, 'spec/facts.yaml')),
    "spec/facts.yaml:1:1 : le fichier n'existe pas. Créez-le, ou rétablissez-le (« git restore »), ou retirez ce qui le demande : spec/pages/home.yaml:4, 8.",
  ],
  [
    'a table without any file',
    (folder) => writeTable(folder, undefined),
    "spec/tables/offers.yaml:1:1 : le fichier n'existe pas. Créez-le, ou rétablissez-le (« git restore »), ou retirez ce qui le demande : spec/pages/offer.yaml:1.",
  ],
  [
    'a table under a misspelt name, which is not missing as well',
    (folder) => writeTable(folder, 'ofers.yaml'),
    'spec/tables/ofers.yaml:1:1 : ce fichier ou dossier ne fait pas partie de la spécification. Vouliez-vous dire « offers.yaml » ?',
  ],
  [
    'a folder that is missing',
    (folder) => rmSync(join(folder, 'spec/pages'), { recursive: true }),
    "spec/pages:1:1 : le dossier n'existe pas. Créez-le, ou rétablissez-le (« git restore ») : le site en a besoin.",
  ],
  [
    'a file in the place of a folder',
    (folder) => {
      rmSync(join(folder, 'spec/tables'), { recursive: true });
      writeFileSync(join(folder, 'spec/tables'), 'offers');
    },
    'spec/tables:1:1 : ce doit être un dossier. Renommez ce fichier et créez le dossier.',
  ],
  [
    'a directory named like a file',
    (folder) => mkdirSync(join(folder, 'spec/pages/about.yaml')),
    "spec/pages/about.yaml:1:1 : c'est un dossier qui porte le nom d'un fichier YAML. Renommez le dossier, ou déplacez son contenu.",
  ],
  [
    'a file of two megabytes',
    replaceSite(`# ${'x'.repeat(2 * maxFileBytes)}`),
    'spec/site.yaml:1:1 : le fichier pèse 1 Mo, plus que la limite de 0,5 Mo. Répartissez ses lignes en plusieurs fichiers (un dossier par table).',
  ],
  ...[
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${site}`, 'utf16le')] as const,
    ['UTF-16 without a mark', Buffer.from(site, 'utf16le')] as const,
    ['Latin-1', Buffer.from(site.replace('IA', "d'été"), 'latin1')] as const,
  ].map(([encoding, bytes]): [string, (folder: string) => void, string] => [
    `a file in ${encoding}`,
    replaceSite(bytes),
    "spec/site.yaml:1:1 : le fichier n'est pas en UTF-8. Enregistrez-le en « UTF-8 » depuis votre éditeur.",
  ]),
  ...['nothing.yaml', 'about.yaml'].map((target): [string, (folder: string) => void, string] => [
    `a symbolic link to ${target}, which is nothing or the link itself`,
    (folder) => symlinkSync(target, join(folder, 'spec/pages/about.yaml')),
    'spec/pages/about.yaml:1:1 : ce lien symbolique ne mène à rien. Supprimez le lien, ou rétablissez le fichier visé.',
  ]),
  [
    'a pipe, which is not waited for',
    (folder) => execFileSync('mkfifo', [join(folder, 'spec/pages/about.yaml')]),
    "spec/pages/about.yaml:1:1 : ce n'est pas un fichier ordinaire. Remplacez-le par un fichier YAML.",
  ],
  [
    'a picture of more than five megabytes',
    (folder) => writeBelow(folder, { 'spec/pictures/port.jpg': Buffer.alloc(5_200_000) }),
    "spec/pictures/port.jpg:1:1 : l'image pèse 5,2 Mo, plus que la limite de 5 Mo. Réduisez-la à 2 400 pixels de large.",
  ],
  [
    'a picture that is cut, of which browsers show the upper part',
    (folder) => {
      const whole = readFileSync(join(root, 'examples/voile/spec/pictures/ponton.jpg'));
      writeBelow(folder, { 'spec/pictures/port.jpg': whole.subarray(0, whole.length / 2) });
    },
    "spec/pictures/port.jpg:1:1 : l'image est abîmée ou coupée : une partie en manquerait. Copiez-la de nouveau depuis sa source, ou enregistrez-la de nouveau.",
  ],
  [
    'a picture that is a link out of the spec, which is not published',
    (folder) => {
      writeBelow(folder, { 'port.jpg': readFileSync(join(root, 'examples/voile/spec/pictures/ponton.jpg')) });
      mkdirSync(join(folder, 'spec/pictures'));
      symlinkSync('../../port.jpg', join(folder, 'spec/pictures/port.jpg'));
    },
    'spec/pictures/port.jpg:1:1 : ce lien symbolique mène hors du dossier spec/. Copiez dans spec/ ce que vise le lien.',
  ],
])('%s', (_, change, message) => expect(messages(change)).toEqual([message]));

test('a byte order mark and Windows line ends are no fault, and do not move the marks', () => {
  expect(messages(replaceSite(`\uFEFF${site.replaceAll('\n', '\r\n')}`))).toEqual([]);
  expect(messages(replaceSite(`\uFEFF${site.replaceAll('\n', '\r\n')}`.replace('name', 'nom')))).toEqual([
    [
      "spec/site.yaml:1:1 nom : la clé « nom » n'existe pas ici. Vouliez-vous dire « name » ?",
      '> 1 | nom: Atelier IA',
      '    | ^^^',
      '  2 | contact:',
      '  3 |   email: bonjour@example.fr',
    ].join('\n'),
  ]);
});

test('a symbolic link out of the spec, to a file or to a folder', () => {
  const link = (target: string, name: string) => (folder: string) => {
    rmSync(join(folder, name), { recursive: true });
    symlinkSync(target, join(folder, name));
  };
  const message = 'ce lien symbolique mène hors du dossier spec/. Copiez dans spec/ ce que vise le lien.';
  expect(messages(link('/etc/hostname', 'spec/site.yaml'))).toEqual([`spec/site.yaml:1:1 : ${message}`]);
  expect(messages(link('/etc', 'spec/pages'))).toEqual([`spec/pages:1:1 : ${message}`]);
});

test('a symbolic link inside the spec is followed', () => {
  const change = (folder: string) => {
    writeFileSync(join(folder, 'spec/schema/home.txt'), readFileSync(join(folder, 'spec/pages/home.yaml')));
    rmSync(join(folder, 'spec/pages/home.yaml'));
    symlinkSync('../schema/home.txt', join(folder, 'spec/pages/home.yaml'));
  };
  expect(messages(change)).toEqual([]);
});

test('a file and a folder without the right to read them', () => {
  // Root may read everything: the spec is then read as another user.
  const asUser = <Result>(work: () => Result): Result => {
    if (process.geteuid?.() !== 0) return work();
    process.seteuid?.(65_534);
    try {
      return work();
    } finally {
      process.seteuid?.(0);
    }
  };
  for (const [name, noun] of [
    ['site.yaml', 'fichier'],
    ['pages', 'dossier'],
  ] as const) {
    const findings = withProject(undefined, (folder) => {
      chmodSync(folder, 0o755);
      chmodSync(join(folder, 'spec', name), 0o000);
      const result = asUser(() => findingsOf(folder));
      chmodSync(join(folder, 'spec', name), 0o755);
      return record(result);
    });
    expect(findings.map(formatFinding)).toEqual([
      `spec/${name}:1:1 : le ${noun} ne peut pas être lu (EACCES). Vérifiez ses droits d'accès.`,
    ]);
  }
});

function writeTable(folder: string, name: string | undefined): void {
  const table = join(folder, 'spec/tables/offers.yaml');
  const text = readFileSync(table);
  rmSync(table);
  if (name === undefined) mkdirSync(join(folder, 'spec/tables/offers'));
  else writeFileSync(join(folder, 'spec/tables', name), text);
}

test('an address that the list of published ones lacks is an error in CI, also before a release, and a note elsewhere', () =>
  duringProject(async (folder) => {
    writeBelow(folder, { 'spec/ledgers/addresses.txt': '/\n' });
    vi.stubEnv('CI', 'true');
    for (const words of [[], ['--release']]) {
      const { status, stdout } = await runHere(folder, 'check', ...words, '--format', 'json');
      expect(status).toBe(1);
      expect(formatFindings(record((JSON.parse(stdout) as { findings: Finding[] }).findings))).toContain(
        "spec/ledgers/addresses.txt:1:1 : « /offres/basic » : cette liste n'a pas cette adresse du site. Publiez par « npm run publish », qui complète la liste, ou ajoutez-y la ligne « /offres/basic ».",
      );
    }
    vi.stubEnv('CI', '');
    const { status, stdout } = await runHere(folder, 'check');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('/offres/basic') });
    vi.unstubAllEnvs();
  }));

// Stands last: the tests above have filled `seen`.
test('every code that the source can emit has a case in tests/findings, or a test above', () => {
  const codegen = (file: string) => readFileSync(join(root, 'codegen', file), 'utf8');
  const matches = (file: string, pattern: RegExp, prefix: string) =>
    [...codegen(file).matchAll(pattern)].map(([, name = '']) => prefix + name);
  const files = readdirSync(join(root, 'codegen'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const emitted = [
    ...files.flatMap((file) => matches(file, /'((?:check|lint|read|rule|schema|yaml)\/[a-zA-Z0-9-]+)'/gu, '')),
    ...matches('read/read.ts', /\['([a-z-]+)', [`'"](?=\p{Ll}[\p{L}']* )/gu, 'read/'),
    ...matches('read/pictures.ts', /\['(picture-[a-z]+)'/gu, 'read/'),
    ...matches('read/lint/characters.ts', /code: '([a-z-]+)'/gu, 'lint/'),
    ...['schema-fault.ts', 'key-fault.ts'].flatMap((file) =>
      matches(`validate/${file}`, /case '([\w ]+)'/gu, 'schema/').map((code) => code.replace(' ', '-')),
    ),
    ...matches('read/syntax-fault.ts', /^ {2}([A-Z_]+): \[/gmu, 'yaml/').map((code) =>
      code.toLowerCase().replaceAll('_', '-'),
    ),
  ];
  expect(emitted.length).toBeGreaterThan(80);
  expect([...new Set(emitted)].filter((code) => !seen.has(code)).toSorted()).toEqual([]);
});
