import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { findingAt } from '../read/source.ts';
import { faultOf, PlacedFault, type Finding, type Position } from '../base/findings/finding.ts';
import { codeVersion, Store } from '../cache/store.ts';
import { syntaxFinding } from '../read/parse.ts';
import { isObject, textAt, valuesIn, type Json, type JsonObject } from '../base/json.ts';
import { plainField, schemaWords } from './schema-words.ts';

interface Written {
  file: string;
  text: string;
}

/** How each text begins that `npm run new-block` leaves to its author. */
export const toDescribe = 'À décrire';

/** Schemas and examples of blocks, as they are in the files of a folder. They are our own code: a fault of one is thrown, and names the file. */
export class SchemaFiles {
  /** Findings of the blocks that their author has still to describe. */
  readonly undescribed: Finding[] = [];
  readonly #store: Store;
  /** The schemas that were read, by their `$id`. */
  readonly #named = new Map<string, Written>();
  /** The file of each shape, by its title. */
  readonly #titled = new Map<string, string>();

  /** @param cache the folder of the store; without it, nothing is stored */
  constructor(cache?: string) {
    this.#store = new Store(cache);
  }

  /** @param file relative to `root` */
  schema(root: string, file: string): JsonObject {
    const { data, text } = this.#read(root, file);
    if (isObject(data)) {
      this.#name(data, { file, text });
      // Shapes of the site's tables are named after their table.
      if (!file.startsWith('spec/')) this.#title(data, { file, text });
      return data;
    }
    const message =
      data === null ? 'ce schéma est vide.' : "un schéma est un groupe de clés, et ce fichier n'en est pas un.";
    throw schemaFault(file, message, { text });
  }

  /** The schema of a block. One that its author has still to describe is no fault, but a finding. */
  block(root: string, file: string): JsonObject {
    const schema = this.schema(root, file);
    const { text = '' } = this.#named.get(String(schema.$id)) ?? {};
    const at = placeOfWord(text, toDescribe);
    const message = "ce bloc n'est pas encore décrit.";
    const remedy = `Remplacez chaque « ${toDescribe}… » par les mots que lira qui écrit une page.`;
    if (at) this.undescribed.push(findingAt(file, text, at, [], { code: 'schema/undescribed', message, remedy }));
    const [list] = at ? [] : valuesIn(schema, [], isUndecided);
    const mark = list && placeOfWord(text, textAt(list.value, ['description']) ?? '');
    if (mark) this.undescribed.push(findingAt(file, text, mark, [], undecided));
    return schema;
  }

  /** Example blocks: a list of mappings. */
  examples(root: string, file: string): JsonObject[] {
    const { data, text } = this.#read(root, file);
    if (Array.isArray(data) && data.every(isObject)) return data;
    throw schemaFault(file, "les exemples sont une liste de blocs, et ce fichier n'en est pas une.", { text });
  }

  /** A schema is known by its `$id`: one that was copied from another still has that one's. */
  #name({ $id }: JsonObject, written: Written): void {
    if (typeof $id !== 'string') {
      const remedy = `Ajoutez « $id: ${basename(written.file)} » en tête du fichier.`;
      throw schemaFault(written.file, "ce schéma n'a pas de nom (« $id »).", { text: written.text, remedy });
    }
    const other = this.#named.get($id);
    if (other === undefined) {
      this.#named.set($id, written);
      return;
    }
    const isOwn = ({ file }: Written) => basename(file) === $id;
    const [copy, first] = isOwn(written) && !isOwn(other) ? [other, written] : [written, other];
    // A table may have the name of a block.
    const own = isOwn(copy) ? `table-${$id}` : basename(copy.file);
    throw schemaFault(copy.file, `« $id: ${$id} » est déjà le nom du schéma ${first.file}.`, {
      text: copy.text,
      at: placeOfWord(copy.text, $id),
      remedy: `Écrivez « $id: ${own} ».`,
    });
  }

  /** A title is the name of a type: of two shapes with one title, one would silently get another name. */
  #title(schema: JsonObject, { file, text }: Written): void {
    for (const { value } of valuesIn(schema, [], hasTitle)) {
      const title = textAt(value, ['title']) ?? '';
      const other = this.#titled.get(title);
      if (other !== undefined)
        throw schemaFault(file, `« title: ${title} » est déjà le nom d'une forme de ${other}.`, {
          text,
          at: placeOfWord(text, title),
          remedy: 'Donnez un autre nom à celle-ci.',
        });
      this.#titled.set(title, file);
    }
  }

  #read(root: string, file: string): { data: Json; text: string } {
    const text = readFileSync(join(root, file), 'utf8');
    const inputs = [codeVersion(import.meta.dirname, 'yaml'), text];
    const known = this.#store.readJson(inputs);
    if (known !== undefined) return { data: known as Json, text };
    const data = parseYaml(text, file);
    this.#store.writeJson(inputs, data);
    return { data, text };
  }
}

/** Does a list of a block leave open whether the same item may stand in it twice? */
function isUndecided(schema: Json): boolean {
  if (!isObject(schema) || schema.type !== 'array' || !('description' in schema)) return false;
  return !['uniqueItems', 'distinct', 'repeats'].some((keyword) => keyword in schema);
}

function hasTitle(schema: Json): boolean {
  return isObject(schema) && typeof schema.title === 'string';
}

const undecided = faultOf(
  'schema/undecided-list',
  'cette liste ne dit pas si le même élément peut y figurer deux fois.',
  "Ajoutez « uniqueItems: true » ou « distinct: <champ> » s'il ne le peut pas, « repeats: true » s'il le peut.",
);

const start: Position = { line: 1, column: 1, endColumn: 2 };

/** The error to throw for a fault in the schema of a file. */
export function schemaFault(
  file: string,
  message: string,
  {
    text = '',
    at,
    remedy = ownRemedy,
    cause,
  }: { text?: string; at?: Position | undefined; remedy?: string; cause?: unknown } = {},
): PlacedFault {
  return new PlacedFault(findingAt(file, text, at ?? start, [], { code: 'schema-file', message, remedy }), cause);
}

const ownRemedy = 'Corrigez ce fichier, ou rétablissez-le (« git restore »).';

/** The fault of the compiler in a schema, at the word that it names. */
export function uncompiled(root: string, file: string, error: unknown, shapes: readonly string[]): PlacedFault {
  const cause = error instanceof Error ? error.message : String(error);
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const words = plainField(parseYaml(text, file)) ?? schemaWords(cause, shapes);
  if (words === undefined) return schemaFault(file, `ce schéma n'est pas valide (${cause}).`, { text, cause: error });
  const { message, remedy, word } = words;
  return schemaFault(file, message, { text, remedy, at: placeOfWord(text, word), cause: error });
}

function placeOfWord(text: string, word: string): Position | undefined {
  const pattern = new RegExp(String.raw`(?<![\w-])${RegExp.escape(word)}(?![\w-])`, 'u');
  for (const [index, line] of text.split('\n').entries()) {
    const column = pattern.exec(line.replace(/(^|\s)#.*$/u, ''))?.index;
    if (column !== undefined) return { line: index + 1, column: column + 1, endColumn: column + 1 + word.length };
  }
  return undefined;
}

function parseYaml(text: string, file: string): Json {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error === undefined) return document.toJS() as Json;
  // Those of the tables are written with the content, and explained like it.
  const finding = syntaxFinding(file, text);
  if (finding !== undefined) throw new PlacedFault({ ...finding, code: 'schema-file' }, error);
  throw schemaFault(file, `ce fichier n'est pas du YAML correct (${error.code}).`, { text, cause: error });
}
