interface Sent {
  readonly branch: string;
  /** The branch into which it is to be merged. */
  readonly main: string;
  /** The address of the repository, as git has it. */
  readonly url: string;
  /** The words of the server, as a push prints them. */
  readonly answer: string;
}

/**
 * The address at which the request is opened or seen: what the server has answered, as GitHub, GitLab, Forgejo and others do; else it is
 * made of the repository's own for GitHub and GitLab. `undefined` for another server that gives none.
 */
export function requestAddress({ branch, main, url, answer }: Sent): string | undefined {
  const said = /^remote:\s+(https?:\/\/\S+)\s*$/m.exec(answer)?.[1];
  if (said !== undefined) return said;
  const [, host = '', path = ''] =
    /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]+(.+?)(?:\.git)?\/?$/.exec(url) ?? [];
  const name = encodeURIComponent(branch);
  if (host === 'github.com') return `https://${host}/${path}/compare/${encodeURIComponent(main)}...${name}?expand=1`;
  if (/(?:^|\.)gitlab\./.test(host))
    return `https://${host}/${path}/-/merge_requests/new?merge_request[source_branch]=${name}&merge_request[target_branch]=${encodeURIComponent(main)}`;
  return undefined;
}
