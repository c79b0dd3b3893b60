/** The package has no types. Source: its README. */
declare module 'subset-font' {
  type AxisRange = number | { min: number; max: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Readonly<Record<string, AxisRange>>;
      keepFeatures?: readonly string[];
      preserveNameIds?: readonly number[];
      noHinting?: boolean;
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer<ArrayBuffer>>;
}
