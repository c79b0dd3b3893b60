const mark = 'data-chat-notice=""';

/** What says that an AI answers in the chat, as `ChatNotice` draws it beside each of its buttons; its end may be left out. */
const notice = /<p [^>]*data-chat-notice=""[^>]*>[^<]*(?:<\/p>)?/g;

/**
 * A page that says once that an AI answers in the chat: beside the first of its buttons, before anybody has come to the others. Blocks are
 * drawn by themselves, so none of them knows which is the first. The header keeps its own.
 */
export function withOneNotice(html: string): string {
  const content = html.indexOf('<main');
  const first = html.indexOf(mark, content);
  if (first === -1 || !html.includes(mark, first + 1)) return html;
  let isSaid = false;
  return html.replaceAll(notice, (text, at: number) => {
    if (at > content && isSaid) return '';
    isSaid ||= at > content;
    return text;
  });
}
