/** What a typed value means, written in one way for each kind of value: two texts of one meaning differ only in how they are written. */
export function meaningOf(value: unknown): string {
  if (typeof value !== 'string') return `number ${String(value)}`;
  const text = value.trim().replaceAll('’', "'");
  const mail = /^(?:mailto:)?([^\s@:/]+?)(?: ?\(at\) ?|@)([^\s@/]+\.\p{L}+)$/iu.exec(text);
  if (mail) return `mail ${mail[1]}@${mail[2]}`.toLowerCase();
  const url = /^(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,})(\/[^\s]*)?$/iu.exec(text);
  if (url) return `url ${url[1]?.toLowerCase()}${(url[2] ?? '').replace(/\/+$/u, '')}`;
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(text)?.slice(1);
  if (channels) return `name ${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
  const day = dayOf(text);
  if (day !== undefined) return `day ${day}`;
  const number = /^([-+]?\d{1,3}(?:[ ._']\d{3})+|[-+]?\d+)(?:[.,](\d+))?(?: ?(?:€|%|places))?$/u.exec(text);
  if (number && !/^0\d/u.test(text))
    return `number ${Number(`${number[1]?.replaceAll(/[ ._']/gu, '')}.${number[2] ?? '0'}`)}`;
  if (/^(?:tel:)?(?:\+|00|0)[\d\s.()/-]{7,}$/u.test(text)) return `phone ${dialled(text)}`;
  const times = [...text.matchAll(/(\d{1,2}) ?[h:] ?(\d\d)?/gu)].map(([, h, m = '0']) => Number(h) * 60 + Number(m));
  if (times.length > 0 && /^[\d\s:hàa–-]+$/u.test(text)) return `times ${times.join(' ')}`;
  if (/^(?:true|yes|oui|vrai)$/iu.test(text)) return 'yes';
  if (/^(?:false|no|non|faux)$/iu.test(text)) return 'no';
  const isName = /^[#/]?[\p{L}\p{M}\d]+(?:[\s_'/-]+[\p{L}\p{M}\d]+){0,4}\/?$/u.test(text);
  return `${isName ? 'name' : 'text'} ${text
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/giu, '')
    .toLowerCase()}`;
}

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u.exec(text) ?? [];
  if (day !== undefined) return [year, Number(month), Number(day)].join('-');
  const [, first, second, third] = /^(\d{1,2})(?:er)?[-/. ]([\p{L}\d]+)[-/. ](\d{4})$/u.exec(text) ?? [];
  if (third === undefined) return undefined;
  const at = months.indexOf(second ?? '') + 1 || Number(second);
  return Number.isNaN(at) ? undefined : [third, at, Number(first)].join('-');
}

/** The number that a French telephone dials; a foreign one has its code. */
function dialled(text: string): string {
  const digits = text
    .replace(/^tel:/u, '')
    .replace(/^00/u, '+')
    .replace('(0)', '')
    .replaceAll(/[^\d+]/gu, '');
  // 06 90 10 10 10, dialled in France, is +590 690 10 10 10: the nine digits stay, whatever the department.
  return digits.replace(/^(?:0|\+33|\+262|\+59[046])(?=\d{9}$)/u, 'French ');
}
