import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as lsp from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readForEdit } from '../../codegen/owner/edit/spec.ts';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import { diskCache } from '../../codegen/run/project.ts';
import { moveOf, withLedger } from '../../codegen/owner/edit/carry-ledger.ts';
import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { ledgerText } from '../../codegen/release/to-settle.ts';
import { ledgers } from '../../codegen/run/ledgers.ts';
import { writeBelow } from '../run/test-folder.ts';
import { engine } from './edited-sites.ts';
import { Editor } from './language-server-client.ts';
import { makeSite } from './language-server-site.ts';

const root = makeSite();
/** Once for all that the tests compare with. */
const compiled = compileSchemas({ root, engine }, diskCache({ engine }));
const editor = new Editor(root);
const [page, tools] = ['spec/pages/repair.yaml', 'spec/tables/tools.yaml'] as const;
const [facts, routes] = ['spec/facts.yaml', 'spec/routes.yaml'] as const;
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(async () => {
  await editor.start();
  for (const file of [page, tools, facts, routes]) await editor.open(file);
});
afterAll(async () => expect(await editor.leave()).toBe(0));

const hover = async (file: string, text: string, into = 0) => {
  const found = await editor.connection.sendRequest(lsp.HoverRequest.type, editor.at(file, text, into));
  return found === null ? undefined : (found.contents as lsp.MarkupContent).value;
};

/** Locations as `file:line:column` and the text that is marked. */
const marked = (found: lsp.Location | readonly lsp.Location[] | null) =>
  [found ?? []].flat().map(({ uri, range }) => {
    const text = readFileSync(fileURLToPath(uri), 'utf8');
    const marks = TextDocument.create(uri, 'yaml', 0, text).getText(range);
    return `${fileURLToPath(uri).slice(root.length + 1)}:${range.start.line + 1} ${marks}`;
  });

test('what is typed has the findings of the check, in the same words, and none once it is mended', async () => {
  const broken = textOf(page).replace('href: /', 'href: /reparre').replace('facts.repaired', 'facts.repared');
  const { findings } = createLoader({ root, engine, compiled, ahead: true }).load(new Map([[page, broken]]));
  expect(findings.length).toBeGreaterThan(1);
  await editor.type(page, broken);
  const marks = await editor.marksOf(page);
  const told = marks.map(({ message, code, range: { start, end } }) => [
    `${String(code)} ${start.line + 1}:${start.character + 1}-${end.character + 1}`,
    message,
  ]);
  const found = findings
    .filter(({ file }) => file.endsWith(page))
    .map(({ code, path, message, remedy = '', position: { line, column, endColumn } }) => [
      `${code} ${line}:${column}-${endColumn}`,
      `${path} : ${message} ${remedy}`.trim(),
    ]);
  expect(told).toEqual(found);
  await editor.type(page, textOf(page));
  expect(await editor.marksOf(page)).toEqual([]);
});

test.each([
  [page, 'href: /etablis/window', 'href: /etablis/windo', '/etablis/window'],
  [page, '{facts.repaired}', '{facts.repared}', 'repaired'],
  [page, 'actions:', 'acions:', 'actions'],
  [facts, 'value: 1250', 'value: "1250"', 'value: 1250'],
  // Without its space, the file cannot be read.
  [tools, 'name: Presse à percussion', 'name:Presse à percussion', 'name: Presse à percussion'],
])('the remedy of a finding is a quick fix: in %s, %s', async (file, right, wrong, meant) => {
  const text = textOf(file).replace(right, wrong);
  await editor.type(file, text);
  await editor.marksOf(file);
  const { textDocument, position } = editor.at(file, wrong, wrong.length - 1);
  const [action] = (await editor.connection.sendRequest(lsp.CodeActionRequest.type, {
    textDocument,
    range: { start: position, end: position },
    context: { diagnostics: [] },
  })) as lsp.CodeAction[];
  expect(action).toMatchObject({ title: `Écrire « ${meant} »`, kind: 'quickfix' });
  const edits = action?.edit?.changes?.[textDocument.uri] ?? [];
  expect(TextDocument.applyEdits(TextDocument.create('', 'yaml', 0, text), edits)).toBe(textOf(file));
  await editor.type(file, textOf(file));
});

test('the outline of a file names its rows, its sections and their keys', async () => {
  const outline = async (file: string) => {
    const textDocument = { uri: editor.uriOf(file) };
    const found = await editor.connection.sendRequest(lsp.DocumentSymbolRequest.type, { textDocument });
    return (found as lsp.DocumentSymbol[]).map(({ name, range, children = [] }) => {
      expect(children.every((one) => one.range.end.line <= range.end.line)).toBe(true);
      return [name, range.start.line + 1, range.end.line + 1, children.map((child) => child.name)];
    });
  };
  expect(await outline(tools)).toEqual([
    ['« Presse à percussion »', 1, 4, ['id', 'name', 'price']],
    ['« Aiguille de relieur »', 4, 8, ['id', 'name', 'price', 'beside']],
  ]);
  expect(await outline(page)).toEqual([['blocks', 1, 8, ['« Apporter un livre »']]]);
});

test('a name leads to where it is written', async () => {
  const goTo = async (file: string, text: string, into = 0) =>
    marked(
      (await editor.connection.sendRequest(lsp.DefinitionRequest.type, editor.at(file, text, into))) as lsp.Location,
    );
  expect(await goTo(page, 'press.name', 2)).toEqual(['spec/tables/tools.yaml:1 press']);
  expect(await goTo(page, 'press.price', 8)).toEqual(['spec/tables/tools.yaml:3 price']);
  expect(await goTo(page, 'facts.repaired', 8)).toEqual(['spec/facts.yaml:1 repaired']);
  expect(await goTo(page, 'href: /', 6)).toEqual(['spec/routes.yaml:2 /']);
  expect(await goTo(tools, 'beside: press', 9)).toEqual(['spec/tables/tools.yaml:1 press']);
  expect(await goTo(page, 'Apporter', 3)).toEqual([]);
});

test('every place that names a row or a figure is found', async () => {
  const context = { includeDeclaration: true };
  const find = async (file: string, text: string, into = 0) =>
    marked(
      await editor.connection.sendRequest(lsp.ReferencesRequest.type, { ...editor.at(file, text, into), context }),
    );
  const press = ['spec/pages/repair.yaml:4 press', 'spec/pages/repair.yaml:4 press'];
  expect((await find(tools, 'id: press', 4)).toSorted()).toEqual([
    ...press,
    'spec/tables/tools.yaml:1 press',
    'spec/tables/tools.yaml:7 press',
  ]);
  expect(await find(facts, 'repaired', 2)).toEqual(['spec/facts.yaml:1 repaired', 'spec/pages/repair.yaml:4 repaired']);
});

test('a figure tells its value, unit, source and pages; a key what its schema says', async () => {
  const figure = await hover(page, 'facts.repaired', 8);
  for (const part of ['1\u202f250', 'Livres réparés', 'Unité : livres', "Origine : Registre de l'atelier", '/reparer'])
    expect(figure).toContain(part);
  expect(await hover(facts, 'repaired')).toBe(figure);
  const readings = `${textOf(facts)}left:\n  label: Restés\n  source: Registre\n  readings:\n    all: { value: 7, shownOn: [/] }\n    blue: { value: 3, shownOn: [/] }\n`;
  await editor.type(facts, readings);
  expect(await hover(facts, 'left:')).toMatch(/left\.all[^]*\*\*7\*\* — Restés[^]*left\.blue[^]*\*\*3\*\*/u);
  await editor.type(facts, textOf(facts));
  expect(await hover(page, 'press.price', 8)).toMatch(/340\s€[^]*\/reparer/u);
  expect(await hover(tools, 'beside: press', 9)).toContain('Presse à percussion');
  expect(await hover(tools, 'price: 340')).toContain("Prix d'achat.");
});

test('what may be written is offered: blocks, keys, ids, addresses, icons, references', async () => {
  const offered = async (file: string, line: string) => {
    const text = `${textOf(file)}${line}\n`;
    await editor.type(file, text);
    const found = await editor.connection.sendRequest(
      lsp.CompletionRequest.type,
      editor.at(file, text, text.length - 1),
    );
    await editor.type(file, textOf(file));
    return found as lsp.CompletionItem[];
  };
  const labels = async (file: string, line: string) => (await offered(file, line)).map(({ label }) => label);
  const { schemas } = compiled;
  const blocks = await offered(page, '  - type: ');
  expect(blocks.map(({ label }) => label)).toEqual([...schemas.blocks.keys()]);
  expect(blocks.every(({ documentation }) => documentation !== undefined)).toBe(true);
  expect(await labels(page, '  - ')).toEqual([...schemas.blocks.keys()]);
  expect(await labels(page, '  - type: hero\n    int')).toContain('intro');
  expect(await labels(page, '  - type: hero\n    intro: On a {facts.')).toContain('facts.repaired');
  expect(await labels(page, '  - type: hero\n    intro: "On a {facts.')).toContain('facts.repaired');
  expect(await labels(page, '  - type: hero\n    intro: Une {tools.')).toEqual(['tools.press', 'tools.needle']);
  expect(await labels(page, '  - type: hero\n    actions:\n      - { label: Ici, href: ')).toContain('/reparer');
  expect(await labels(page, '  - type: cards\n    cards:\n      - icon: book')).toContain('book-open');
  expect(await labels(tools, '- id: glue\n  beside: ')).toEqual(['press', 'needle', 'glue']);
  expect(await labels(tools, '- id: glue\n  ')).toContain('price');
  expect(await labels(page, '  - type: entries\n    rows: { from: ')).toEqual([...schemas.tables.keys()]);
  expect(await labels(routes, '  - path: /x\n    page: ')).toContain('repair');
});

/** What the command changes to rename a row. */
function planned(table: string, id: string, to: string) {
  const spec = readForEdit(root, createLoader({ root, engine, compiled }));
  const plan = planRename(spec, table, spec.index.rowsById.get(table)!.get(id)!, to);
  return withLedger(spec, plan.edits.changes(), moveOf(plan));
}

test('a row is renamed as the command does, with every place that names it', async () => {
  const about = { file: tools, kind: 'drafted', hash: 'older' } as const;
  writeBelow(root, { [ledgers.toSettle]: ledgerText([{ ...about, at: 'press/name' }]) });
  const place = editor.at(page, 'press.name', 2);
  expect(await editor.connection.sendRequest(lsp.PrepareRenameRequest.type, place)).toMatchObject({
    placeholder: 'press',
  });
  const edit = await editor.connection.sendRequest(lsp.RenameRequest.type, { ...place, newName: 'big-press' });
  const files = made(edit!);
  expect(files).toEqual(planned('tools', 'press', 'big-press'));
  expect(files.get(ledgers.toSettle)).toBe(ledgerText([{ ...about, at: 'big-press/name' }]));
  await expect(editor.connection.sendRequest(lsp.RenameRequest.type, { ...place, newName: 'needle' })).rejects.toThrow(
    'La table « tools » a déjà une ligne « needle ».',
  );
});

test('a row with a file and an address of its own takes both along, and its links and its old address lead there', async () => {
  const file = 'spec/tables/benches/window.yaml';
  await editor.open(file);
  const place = editor.at(file, 'id: window', 4);
  const edit = await editor.connection.sendRequest(lsp.RenameRequest.type, { ...place, newName: 'north' });
  const files = made(edit!);
  expect(files).toEqual(planned('benches', 'window', 'north'));
  expect([...files.keys()].toSorted()).toEqual([
    page,
    'spec/redirects.yaml',
    'spec/tables/benches/north.yaml',
    'spec/tables/benches/window.yaml',
  ]);
  expect(files.get(file)).toBeNull();
  expect(files.get(page)).toContain('href: /etablis/north');
  expect(files.get('spec/redirects.yaml')).toContain('/etablis/window');
});

/** The texts of the files once an editor has made the changes, in their order; `null` for one that is not there any more. */
function made({ documentChanges = [] }: lsp.WorkspaceEdit): Map<string, string | null> {
  const files = new Map<string, string | null>();
  const nameOf = (uri: string) => fileURLToPath(uri).slice(root.length + 1);
  const now = (file: string) => files.get(file) ?? textOf(file);
  for (const change of documentChanges) {
    if (!('kind' in change)) {
      const { uri } = change.textDocument;
      const document = TextDocument.create(uri, 'yaml', 0, now(nameOf(uri)));
      files.set(nameOf(uri), TextDocument.applyEdits(document, change.edits as lsp.TextEdit[]));
    } else if (change.kind === 'rename') {
      files.set(nameOf(change.newUri), now(nameOf(change.oldUri)));
      files.set(nameOf(change.oldUri), null);
    } else files.set(nameOf(change.uri), change.kind === 'create' ? '' : null);
  }
  return files;
}
