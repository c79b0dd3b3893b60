import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type InlineConfig, mergeConfig, type UserConfig } from 'vite';
import type { Project } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';

/**
 * The configuration of the engine with that of a command. Vite would load the file, and all that it imports, under a new name each time: Node's
 * compile cache would never find it again.
 */
export async function withViteConfig({ engine }: Project, config: InlineConfig): Promise<InlineConfig> {
  // They would end a path, as in an address.
  if (/[#?]/.test(engine))
    throw new UserError(
      `Le chemin du projet contient un signe que ses outils ne savent pas lire, « # » ou « ? » : ${engine}\nRenommez ce dossier, ou déplacez le projet.`,
    );
  const file = (await import(pathToFileURL(join(engine, 'vite.config.ts')).href)) as { default: () => UserConfig };
  return { ...mergeConfig(file.default(), config), configFile: false };
}
