/** What every `<img>` must have: pictures are served as AVIF or drawn (SVG), and hold their place before they arrive. */
export function pictureFaults(html: string): string[] {
  // A picture's sources speak for the one image in it.
  const avifPictures = [...html.matchAll(/<picture\b.*?<\/picture>/gs)]
    .map(([picture]) => picture)
    .filter((picture) => /<source\b[^>]*\btype="image\/avif"/.test(picture));
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) => {
    const source = /\ssrc="([^"]*)"/.exec(image)?.[1] ?? '';
    const isLight =
      /\.(?:avif|svg)$|^data:image\/svg/.test(source) || avifPictures.some((picture) => picture.includes(image));
    return [
      ...(isLight ? [] : [`neither AVIF nor SVG: ${image}`]),
      ...(/\swidth="\d+"/.test(image) && /\sheight="\d+"/.test(image) ? [] : [`no width and height: ${image}`]),
    ];
  });
}
