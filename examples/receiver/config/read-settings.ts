import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { LineCounter, isMap, isScalar, parseDocument, type Node } from 'yaml';
import { ownValue } from '../own-value.ts';
import { readText } from '../read-texts.ts';
import { keys, meantKey, type Value } from './keys.ts';
import type { Settings } from './settings.ts';

/** A file of settings that cannot be used: one French line for each fault, with the place. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads `receiver.yaml`.
 * @throws a `SettingsError` that names every fault
 */
export function readSettings(file: string): Settings {
  const text = textOf(file);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`;
  const broken = document.errors.map(
    ({ pos, message }) => `${at(pos[0])} : ce n'est pas du YAML (${message.split('\n')[0]}).`,
  );
  if (broken.length > 0) throw new SettingsError(broken.join('\n'));

  const found = new Map<string, Value>();
  const faults: string[] = [];
  const walk = (node: Node | null, path: string) => {
    if (isMap(node) && !Object.hasOwn(keys, path)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        walk((value ?? null) as Node | null, path === '' ? name : `${path}.${name}`);
      }
      return;
    }
    const place = at(node?.range?.[0] ?? 0);
    const key = ownValue(keys, path);
    if (key === undefined) {
      faults.push(`${place} ${path} : cette clé n'existe pas.${meantKey(path)}`);
      return;
    }
    const value = (node?.toJSON() ?? null) as unknown;
    const read = key.read(value);
    if ('fault' in read) faults.push(`${place} ${path} : ${read.fault}`);
    else found.set(path, read.value);
  };
  walk(document.contents, '');
  for (const [path, { required }] of Object.entries(keys))
    if (required === true && !found.has(path) && !faults.some((fault) => fault.includes(` ${path} : `)))
      faults.push(`${file} ${path} : cette clé manque.`);
  const hasSmtp = found.has('mail.smtp.host');
  if (hasSmtp === found.has('mail.folder'))
    faults.push(
      `${file} mail : indiquez soit « smtp » avec son « host », soit « folder », un dossier pour les essais.`,
    );
  if (found.has('mail.smtp.user') !== found.has('mail.smtp.password'))
    faults.push(`${file} mail.smtp : « user » et « password » vont ensemble.`);
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settingsOf(found, dirname(resolve(file)));
}

/** Whether others than its owner may read a file that holds a password. */
export function isReadByOthers(file: string): boolean {
  return process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
}

function textOf(file: string): string {
  if (!existsSync(file))
    throw new SettingsError(`${file} : ce fichier n'existe pas. Copiez receiver.example.yaml sous ce nom.`);
  try {
    return readText(file);
  } catch (error) {
    throw new SettingsError((error as Error).message);
  }
}

function settingsOf(found: ReadonlyMap<string, Value>, folder: string): Settings {
  // Each value has passed the check of its key, which also says its type.
  const get = <T extends Value>(key: string, otherwise: T) => (found.get(key) ?? otherwise) as T;
  const path = (key: string, otherwise: string) => resolve(folder, get(key, otherwise));
  const optional = (key: string, name: string) => (found.has(key) ? { [name]: get(key, '') } : {});
  const port = get<number>('mail.smtp.port', 587);
  return {
    site: path('site', ''),
    database: path('database', './data/demandes.sqlite'),
    texts: path('texts', resolve(import.meta.dirname, '../texts')),
    listen: { host: get('listen.host', '127.0.0.1'), port: get('listen.port', 8787) },
    path: get('path', '/demandes'),
    ...optional('publicUrl', 'publicUrl'),
    origins: get<string[]>('origins', []),
    behindProxy: get('behindProxy', true),
    mail: {
      from: get('mail.from', ''),
      to: get<string[]>('mail.to', []),
      toByForm: get<Record<string, string[]>>('mail.toByForm', {}),
      acknowledge: get('mail.acknowledge', true),
      through: found.has('mail.folder')
        ? { folder: path('mail.folder', '') }
        : {
            smtp: {
              host: get('mail.smtp.host', ''),
              port,
              secure: port === 465,
              requireTls: get('mail.smtp.requireTls', true),
              ...optional('mail.smtp.user', 'user'),
              ...optional('mail.smtp.password', 'password'),
            },
          },
    },
    limits: {
      requests: get('limits.requests', 10),
      minutes: get('limits.minutes', 10),
      bodyKb: get('limits.bodyKb', 256),
    },
  };
}
