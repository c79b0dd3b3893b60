import { programsOnPath, starts } from '../../codegen/run/find-chromium.ts';
import { fromPackages } from './install-chromium.ts';
import { runCommand } from './run-command.ts';

/** The programs that some tests need beside Chromium and the servers: their names on PATH, and their packages in Debian. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  java: { names: ['java'], package: 'default-jre-headless' },
} as const;

export type ProgramName = keyof typeof programs;

/** The path of a program that starts on this machine, or undefined. FIREFOX_PATH and JAVA_PATH name others. */
export function findProgram(name: ProgramName): string | undefined {
  return process.env[`${name.toUpperCase()}_PATH`] || programsOnPath(programs[name].names).find(starts);
}

/** Installs those that the machine lacks where we may. Says what it does. */
export async function ensurePrograms(): Promise<void> {
  for (const name of Object.keys(programs) as ProgramName[]) {
    if (findProgram(name) !== undefined || process.platform !== 'linux') continue;
    const [command, ...args] = fromPackages(programs[name].package);
    console.log(`No ${name} found. Installing one: ${[command, ...args].join(' ')}`);
    await runCommand(command, args);
  }
}
