/** Where a site is put: a folder of this machine, or of another one that ssh reaches. */
export interface Target {
  /** What ssh connects to (`root@server`, an alias of its configuration); absent for a folder of this machine. */
  readonly host?: string;
  /** The absolute path that the web server serves: a symbolic link to the release, which this command makes. */
  readonly path: string;
}

/** Two folders at least: a release in `/` or in `/srv` would stand beside what is not ours. */
const absolutePath = /^(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*){2,}$/;
const hostName = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*@)?[A-Za-z0-9][A-Za-z0-9.-]*$/;

/**
 * Reads `/srv/www.example.fr` or `root@server:/srv/www.example.fr`.
 * @returns undefined where it is neither: other characters could mean something to a shell.
 */
export function parseTarget(text: string): Target | undefined {
  const path = text.replace(/^[^/:]*:/, '').replace(/\/$/, '');
  const host = text.slice(0, text.length - text.replace(/^[^/:]*:/, '').length).replace(/:$/, '');
  if (!absolutePath.test(path)) return undefined;
  if (!text.includes(':')) return { path };
  return hostName.test(host) ? { host, path } : undefined;
}
