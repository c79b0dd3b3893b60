import { expect, test } from 'vitest';
import { isConflictCopy, isIgnoredFile } from '../../codegen/base/ignored-files.ts';

const names = (text: string) => text.trim().split(/\s*\|\s*/);

const ofEditors = names(
  `home.yaml~ | home.yaml.~1~ | #home.yaml# | .#home.yaml | .home.yaml.swp | home.yaml.swo | x.swn | 4913 | home.yaml.bak | HOME.BAK
  | home.yaml.orig | home.yaml.rej | home.yaml.tmp | home.yaml.save | .idea | .vscode | home.yaml___jb_tmp___ | ~$guide.docx | ~WRL0001.tmp
  | .~lock.guide.odt# | a.code-workspace | home_BACKUP_1234.yaml | home_REMOTE_1234.yaml | .git | .gitignore | .env | .htaccess`,
);
const ofSystems = names(
  `.DS_Store | ._home.yaml | .Spotlight-V100 | .Trashes | __MACOSX | Thumbs.db | THUMBS.DB | ehthumbs.db | Desktop.ini | $RECYCLE.BIN
  | @eaDir | .nfs0001 | nohup.out | guide.pdf.crdownload | guide.pdf.part`,
);
const versions = names(
  `home.sync-conflict-20261201-101010-ABCDEFG.yaml | home (Copie en conflit de Zoé 2026-12-01).yaml
  | home (Marie's conflicted copy 2026-12-01).yaml | home_conflict-20261201-101010.yaml`,
);
const content = names(
  `home.yaml | .well-known | Guide été 2.pdf | rapport (conflits d’intérêts).pdf | rapport_base_2026.pdf | old.html | départ.pdf
  | template.yaml | archive.zip | a#b.pdf | original.pdf | swap.txt | r4913.pdf | gold | bak`,
);

test.each([...ofEditors, ...ofSystems, 'Icon\r', ...versions])('%j is ignored', (name) => {
  expect(isIgnoredFile(name)).toBe(true);
});

test.each(versions)('%j is a second version of a file', (name) => {
  expect(isConflictCopy(name)).toBe(true);
});

test.each(content)('%j is content', (name) => {
  expect(isIgnoredFile(name)).toBe(false);
});
