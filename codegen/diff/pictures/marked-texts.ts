/** How a text that differs is drawn: in no colour of the site. */
const style = 'background:#ffe066;color:#000;-webkit-text-fill-color:#000;box-shadow:0 0 0 3px #ffe066';

/** A document with the texts that another version of it does not have marked; words inside drawings stay as they are. */
export function markedTexts(html: string, other: string): string {
  const known = new Set(partsOf(other));
  let drawings = 0;
  return partsOf(html)
    .map((part) => {
      if (part.startsWith('<svg')) drawings += 1;
      if (part.startsWith('</svg')) drawings -= 1;
      const isText = !part.startsWith('<') && part.trim() !== '' && drawings === 0;
      return isText && !known.has(part) ? `<mark style="${style}">${part}</mark>` : part;
    })
    .join('');
}

/** The tags of a document and the texts between them, in their order; a script is one part. */
function partsOf(html: string): string[] {
  return html.split(/(<script[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>|<[^>]*>)/su).filter((part) => part !== '');
}
