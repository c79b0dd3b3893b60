/** The limits of pictures, which spec/README.md describes (« Montrer des images »). */
export const limits = {
  /** Those of a camera, halved in width, weigh less. */
  megabytes: 5,
  /** The sensors of phones have up to 50 million. */
  megapixels: 50,
  /** The smaller side, in pixels: the narrowest layout, 192 pixels wide, enlarges it six times. */
  minSide: 32,
  /** How often a side may hold the other: in the narrowest file, 400 pixels wide, 20 are left for the height. */
  stretch: 20,
  /** Time of a processor to decode or draw one: the load of the machine does not change it. */
  seconds: 10,
} as const;
