import { type SourceFile, type SpecDocument, findingAt, type TextFault } from './source.ts';
import type { Finding, Fault } from '../base/findings/finding.ts';
import { isObject, objectsIn, type Json } from '../base/json.ts';
import { bendsSyntax, lint } from './lint.ts';
import { locator, parseText, rangeOf, type ParsedText } from './locate.ts';
import { syntaxFault } from './syntax-fault.ts';

/** Parses and lints one file. With findings there is no document: an altered value is not worth validating. */
export function parseSource(source: SourceFile): { document?: SpecDocument; findings: Finding[] } {
  const { file, kind, text } = source;
  const { tree, at } = parseText(text);
  const findings = causes(lint(text, tree), syntaxFault(tree, text)).map((fault) => textFinding(file, text, at, fault));
  if (findings.length > 0) return { findings };
  const data = tree.toJS({ maxAliasCount: 0 }) as Json;
  const shape = shapeFault(kind, data);
  if (shape !== undefined) return { findings: [findingAt(file, text, at(...rangeOf(tree, [], 'value')), [], shape)] };
  return { document: documentOf(source, data), findings: [] };
}

export function documentOf({ file, kind, name, text }: SourceFile, data: Json): SpecDocument {
  return { file, kind, name, text, data, locate: locator(text) };
}

/** The first fault of syntax of a text; `undefined` where it is YAML. */
export function syntaxFinding(file: string, text: string): Finding | undefined {
  const { tree, at } = parseText(text);
  const fault = syntaxFault(tree, text);
  return fault && textFinding(file, text, at, fault);
}

function textFinding(file: string, text: string, at: ParsedText['at'], { start, end, path = [], ...fault }: TextFault) {
  return findingAt(file, text, at(start, end), path, fault);
}

/** The key of the one list that files of a kind hold. */
const listKeys: Readonly<Record<string, string>> = { page: 'blocks', redirects: 'redirects', routes: 'routes' };

/** A table without a list of rows, or a row of its own. */
function rowsFault(data: Json): Fault | undefined {
  const code = 'read/rows';
  const [[key, value] = [], ...others] = isObject(data) ? Object.entries(data) : [];
  if (others.length === 0 && objectsIn(value).length > 0)
    return {
      code,
      message: `les lignes de ce fichier sont sous « ${key} ».`,
      remedy: `Supprimez la ligne « ${key}: », et ramenez celles qui la suivent à gauche : chaque « - » commence sa ligne.`,
    };
  if (Array.isArray(data) || key !== undefined) return undefined;
  return {
    code,
    message: 'ce fichier ne contient pas de lignes.',
    remedy: "Écrivez une liste, chaque ligne après un « - » ; « [] » quand il n'y en a aucune.",
  };
}

/** A file that holds no more than a word, a number or nothing at all (« --- »). */
function shapeFault(kind: string, data: Json): Fault | undefined {
  if (kind === 'table') return rowsFault(data);
  const key = Array.isArray(data) ? listKeys[kind] : undefined;
  if (key !== undefined)
    return {
      code: 'read/list',
      message: "cette liste n'est sous aucune clé.",
      remedy: `Écrivez « ${key}: » sur une ligne, au-dessus d'elle.`,
    };
  if (isObject(data) || Array.isArray(data)) return undefined;
  const remedy = 'Rétablissez son contenu (« git restore »).';
  return { code: 'read/keys', message: 'ce fichier ne contient pas de clés.', remedy };
}

/**
 * Which of the faults of lint rules and of the syntax are causes, and not each other's effects: the text after a fault of the syntax is
 * misread, and some faults of lint rules change how the lines after them are read.
 */
function causes(faults: readonly TextFault[], syntax: TextFault | undefined): TextFault[] {
  if (syntax === undefined) return [...faults];
  // « * » before an item is no alias, since a dash in its place corrects the file.
  const end = syntax.code === 'yaml/list-item' ? syntax.start - 1 : syntax.end;
  if (faults.some((fault) => bendsSyntax(fault) && fault.start <= end)) return [...faults];
  return [...faults.filter(({ path = [], start }) => path.length === 0 || start < syntax.start), syntax];
}
