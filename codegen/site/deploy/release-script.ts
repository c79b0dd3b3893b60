import type { Target } from './target.ts';

/**
 * Scripts for `sh` on the machine that serves the site. They need a POSIX shell, `diff`, `tar` and GNU's or BSD's `mv`, nothing else. Releases lie beside the path that is served: `<path>.releases/<id>/`, with the list of a release's own
 * assets in `<id>.assets`, whose time is the time of its deployment.
 */

interface Release extends Pick<Target, 'path'> {
  /** A new name: `20261121T231500123Z-4f1c`. */
  readonly id: string;
}

/** The account may print lines of its own at login: ours begin on a line, and with a word. */
const header = ({ path, id }: Release) => `set -eu
echo
path='${path}'
releases="$path.releases"
id='${id}'
partial="$releases/$id.partial"
`;

/**
 * Unpacks the release from standard input beside the served one. Prints `files N`.
 * Exit 20: the path holds something other than a site.
 */
export function unpackScript(release: Release): string {
  return `${header(release)}
if [ ! -L "$path" ] && [ -d "$path" ] && [ ! -f "$path/index.html" ] && [ -n "$(ls -A "$path")" ]; then exit 20; fi
if [ ! -d "$path" ] && [ -e "$path" ]; then exit 20; fi
mkdir -p "$partial"
tar -xof - -C "$partial"
# Whatever the builder's umask: the web server must be able to read.
chmod -R u=rwX,go=rX "$partial"
# A file that is served already keeps its time, and so its ETag: browsers have it.
if [ -d "$path" ]; then
  same="$releases/$id.same"
  LC_ALL=C diff -rsq "$path/" "$partial/" | sed -n "s|^Files $path//*\\(.*\\) and $partial//*\\1 are identical$|./\\1|p" > "$same"
  [ ! -s "$same" ] || tar -C "$path" -cf - -T "$same" | tar -xof - -C "$partial"
  rm -f "$same"
fi
echo "files $(find "$partial" -type f | wc -l)"
`;
}

/** Two deployments at once switch one after the other. A lock of ten minutes is left from one that died. */
const takeLock = `lock="$releases/lock"
tries=0
until mkdir "$lock" 2>/dev/null; do
  find "$releases" -maxdepth 1 -name lock -mmin +10 -exec rmdir {} \\; 2>/dev/null || true
  tries=$((tries + 1))
  [ "$tries" -le 120 ] || exit 21
  sleep 1
done
trap 'rmdir "$lock" 2>/dev/null || true' EXIT
`;

/**
 * Gives a release the assets of others that are still listed, for their open pages. Those of the release that is served stay from the day
 * on which another one takes its place.
 */
const retainAssets = (folder: string) => `[ ! -f "$releases/$current.assets" ] || touch "$releases/$current.assets"
retained=0
for list in "$releases"/*.assets; do
  while IFS= read -r file; do
    if [ -n "$file" ] && [ -f "$path/$file" ] && [ ! -e "${folder}/$file" ]; then
      [ -d "${folder}/\${file%/*}" ] || mkdir -p "${folder}/\${file%/*}"
      ln "$path/$file" "${folder}/$file" 2>/dev/null || cp -p "$path/$file" "${folder}/$file"
      retained=$((retained + 1))
    fi
  done < "$list"
done`;

/** Renaming replaces the link in one step: GNU's mv needs -T for it, BSD's -h. */
const showRelease = `ln -s "$(basename "$releases")/$id" "$releases/$id.link"
mv -fT "$releases/$id.link" "$path" 2>/dev/null || mv -fh "$releases/$id.link" "$path"
`;

/**
 * Makes the path show the release before again. Prints \`release ID\`. Exit 22: there is none.
 * @param path the path that is served
 */
export function rollbackScript(path: string): string {
  return `${header({ path, id: '' })}
[ -L "$path" ] || exit 22
${takeLock}
current=$(basename "$(readlink "$path")")
[ -d "$releases/$current" ] || exit 22
# Names sort by time.
for folder in "$releases"/*/; do
  name=$(basename "$folder")
  [ "$name" != "$current" ] || break
  case "$name" in *.partial | lock) ;; *) id=$name ;; esac
done
[ -n "$id" ] || exit 22
${retainAssets('$releases/$id')}
${showRelease}echo "release $id"
`;
}

/**
 * Adds the assets of earlier releases, makes the path show the new one in one step, and removes older releases.
 * Prints `retained N`, `moved FOLDER` where a folder that was no link has been moved, and `servers changed` where the
 * configuration of the servers is not that of the last deployment.
 * @param options.keepDays how long the assets of a release outlive the deployment of the next one, for pages that are still open
 * @param options.ownAssets the release's files under \`assets/\`, compressed copies included
 * @param options.serversHash names the state of the servers' configuration
 */
export function switchScript(
  release: Release,
  { keepDays, ownAssets, serversHash }: { keepDays: number; ownAssets: readonly string[]; serversHash: string },
): string {
  return `${header(release)}
${takeLock}
cat > "$releases/$id.assets" <<'END_OF_LIST'
${ownAssets.join('\n')}
END_OF_LIST

if [ -d "$path" ] && [ ! -L "$path" ] && [ -d "$path/assets" ]; then
  (cd "$path" && find assets -type f) > "$releases/before-$id.assets"
fi
current=''
[ ! -L "$path" ] || current=$(basename "$(readlink "$path")")
find "$releases" -maxdepth 1 -name '*.assets' -mtime +${keepDays - 1} ! -name "$id.assets" ! -name "$current.assets" -exec rm -f {} +
${retainAssets('$partial')}
echo "retained $retained"

mv "$partial" "$releases/$id"
if [ -d "$path" ] && [ ! -L "$path" ]; then
  moved="$path.before-$id"
  mv "$path" "$moved"
  echo "moved $moved"
fi
${showRelease}
[ "$(cat "$releases/servers" 2>/dev/null)" = '${serversHash}' ] || echo 'servers changed'
echo '${serversHash}' > "$releases/servers"

# The release before stays, for requests under way and for going back.
for folder in "$releases"/*/; do
  name=$(basename "$folder")
  case "$name" in
    "$id" | "$current" | lock) ;;
    *.partial) find "$releases" -maxdepth 1 -name "$name" -mtime +0 -exec rm -rf {} + ;;
    *) rm -rf "$folder" ;;
  esac
done
`;
}

export function discardScript(release: Release): string {
  return `${header(release)}
rm -rf "$partial"
`;
}
