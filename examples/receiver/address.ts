import { domainToASCII } from 'node:url';

const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
// Not « =?…?= »: some programs decode it, and then read another address.
const localForm = new RegExp(`^(?!.*=\\?)${word}(?:\\.${word})*$`, 'i');
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const domainForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/**
 * An address as every mail program and server reads it: in lower case, its domain in ASCII; undefined where they would not agree.
 * It has no quotes, no comment, no list, no group and no name, and its first part is ASCII: not every server takes another. The sizes
 * are those of RFC 5321, 4.5.3.1.
 */
export function mailAddress(text: string): string | undefined {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = typedDomain.test(typed.slice(at + 1)) ? domainToASCII(typed.slice(at + 1)) : '';
  const address = `${local.toLowerCase()}@${domain}`;
  const isRead = localForm.test(local) && domainForm.test(domain) && local.length <= 64 && address.length <= 254;
  return isRead ? address : undefined;
}
