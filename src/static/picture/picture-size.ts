/** The size of pictures that every network takes, in pixels. */
export const pictureSize = { width: 1200, height: 630 };
