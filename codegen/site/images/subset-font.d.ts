/** The package has no types. Source: its README. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Buffer<ArrayBuffer>>;
}
