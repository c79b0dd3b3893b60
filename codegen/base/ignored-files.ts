const patterns = [
  // Hidden files of any program, swap files and lock files among them. `.well-known` has a meaning to visitors (RFC 8615).
  /^\.(?!well-known$)/,
  // Backups, copies under way, and what merging by hand leaves.
  /~$|~\d+~$|\.(?:bak|backup|old|orig|rej|save|te?mp|sw[a-p]|kate-swp|part|partial|crdownload|download|opdownload|lnk|iml)$/i,
  /^#.*#$|___jb_(?:tmp|old)___$|^~(?:\$|wr[lda]\d)|^4913$/i,
  /_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+\.ya?ml$/,
  /\.(?:code|sublime)-(?:workspace|project)$/i,
  // Windows, macOS, network drives, unpacked archives, Unix.
  /^(?:ehthumbs(?:_vista)?\.db|thumbs\.db(?::encryptable)?|desktop\.ini|\$recycle\.bin|system volume information)$/i,
  /^(?:Icon\r|Network Trash Folder|Temporary Items|__MACOSX|@eaDir|@Recycle|#recycle|#snapshot|lost\+found|nohup\.out)$/,
];

/** Is this the name of a file or folder that an editor, a system or a tool has left? It is no content, and is never published. */
export function isIgnoredFile(name: string): boolean {
  return patterns.some((pattern) => pattern.test(name)) || isConflictCopy(name);
}

/** True of the name that a file-sharing program gives to the second version of a file that two people changed. */
export function isConflictCopy(name: string): boolean {
  return /\.sync-conflict-\d|_conflict-\d{6}|\((?:[^)]*\b(?:conflicted copy|copie en conflit|konflikt)|SFConflict)\b[^)]*\)/i.test(
    name.normalize('NFC'),
  );
}
