/** The English messages of git, and the French reason with the command to type. `$1` is the first group of the pattern. */
const refusals: readonly (readonly [said: RegExp, words: string])[] = [
  [/spawnSync git ENOENT/, "git n'est pas installé sur cette machine : https://git-scm.com/downloads"],
  [
    /detected dubious ownership/,
    'Ce dossier appartient à un autre compte de cette machine, et git le refuse. Tapez : git config --global --add safe.directory "{top}"',
  ],
  [
    /not a git repository/,
    "Ce dossier n'est pas suivi par git. Tapez : git init, puis git remote add origin <adresse du dépôt>",
  ],
  [
    /tell me who you are|empty ident name|no (?:name|email) was given|only of disallowed characters|auto-detect(?:ion)? /,
    'git ne sait pas qui vous êtes. Tapez : git config --global user.name "Prénom Nom", puis git config --global user.email vous@exemple.fr',
  ],
  [
    /\[remote rejected\]/,
    "Le dépôt partagé refuse cette branche : demandez à qui en tient les règles de l'admettre, puis tapez : npm run publish\n{said}",
  ],
  [/\[rejected\]/, 'La branche de votre demande a reçu autre chose entre-temps. Tapez de nouveau : npm run publish'],
  [
    /could not read (?:Username|Password)|Authentication failed|Permission denied \(|terminal prompts disabled|Host key verification failed|returned error: 40[13]/i,
    'Le dépôt partagé ne vous reconnaît pas. Tapez, pour vous y connecter : git push --dry-run {remote} HEAD',
  ],
  [
    /Could not resolve host|unable to access|Could not read from remote repository|does not appear to be a git repository|Connection (?:refused|timed out|reset)|Network is unreachable/i,
    'Le dépôt partagé ne répond pas : vérifiez la connexion et son adresse. Tapez : git ls-remote {remote}',
  ],
  [
    /Unable to create '(.+\.lock)'/,
    "Un autre git travaille dans ce dossier, ou s'est arrêté en route. Attendez un instant ; s'il n'y en a plus, tapez : rm '$1'",
  ],
  [
    /failed to push some refs/,
    "Un contrôle de ce dépôt refuse l'envoi. Pour le lancer seul, tapez : git push --dry-run {remote} HEAD\n{said}",
  ],
  [
    /usage: git merge-tree|usage: git hook|is not a git command/,
    'Il faut git 2.38 ou plus récent : https://git-scm.com/downloads',
  ],
];

/**
 * The French sentence for a command of git that failed, with the command to type; git's own words where none is known.
 * @param root where it ran
 */
export function gitRefusal(root: string, [name = '']: readonly string[], said: string): string {
  for (const [pattern, words] of refusals) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const top = /safe\.directory (?:'?)(.+?)'?$/m.exec(said)?.[1] ?? root;
    const remote = /'(https?:[^']+|ssh:[^']+)'/.exec(said)?.[1] ?? 'origin';
    return words
      .replace('$1', found[1] ?? '')
      .replace('{top}', top)
      .replace('{remote}', remote)
      .replace('{said}', said);
  }
  return `git ${name} n'a pas abouti :\n${said}`;
}
