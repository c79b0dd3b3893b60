/** A colour of sRGB: each channel and the opacity from 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** The same colour by lightness (0 to 1), chroma and hue (degrees), as the eye sees them. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  alpha: number;
}

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/;
const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/u;

/** Reads `#rrggbb`, `#rrggbbaa` or `oklch(0.78 0.14 78)`, with `/ 9%` for an opacity; `undefined` for anything else. */
export function parseColour(text: string): Colour | undefined {
  const [isHex, red = '', green = '', blue = '', alpha = 'ff'] = hex.exec(text) ?? [];
  if (isHex !== undefined) {
    const part = (digits: string) => Number.parseInt(digits, 16) / 255;
    return { red: part(red), green: part(green), blue: part(blue), alpha: part(alpha) };
  }
  const [isOklch, lightness = '', percent, chroma, hue, opacity = '1', opacityPercent] = oklch.exec(text) ?? [];
  if (isOklch === undefined) return undefined;
  const share = (number: string, unit: string | undefined) => Number(number) / (unit === '%' ? 100 : 1);
  const read = {
    lightness: share(lightness, percent),
    chroma: Number(chroma),
    hue: Number(hue),
    alpha: share(opacity, opacityPercent),
  };
  const isInRange = read.lightness <= 1 && read.chroma <= 0.5 && read.hue <= 360 && read.alpha <= 1;
  return isInRange ? fromOklch(read) : undefined;
}

/** `#rrggbb`; `#rrggbbaa` where the colour is not opaque. */
export function formatColour({ red, green, blue, alpha }: Colour): string {
  const channels = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue];
  const digits = channels.map((channel) =>
    Math.round(255 * channel)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Source: B. Ottosson, « A perceptual color space for image processing » (OKLab), 2020. */
export function toOklch({ red, green, blue, alpha }: Colour): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(x, y), hue: (360 + (Math.atan2(y, x) * 180) / Math.PI) % 360, alpha };
}

/** A colour that no screen of sRGB shows keeps its lightness and hue, and the most chroma that one shows. */
export function fromOklch(colour: Oklch): Colour {
  const exact = channelsOf(colour);
  if (isShown(exact)) return clipped(exact, colour.alpha);
  let [least, most] = [0, colour.chroma];
  while (most - least > 0.0005) {
    const chroma = (least + most) / 2;
    if (isShown(channelsOf({ ...colour, chroma }))) least = chroma;
    else most = chroma;
  }
  return clipped(channelsOf({ ...colour, chroma: least }), colour.alpha);
}

/** The linear light of a channel. Source: IEC 61966-2-1. */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf({ lightness, chroma, hue }: Oklch): Channels {
  const angle = (hue * Math.PI) / 180;
  const [x, y] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encoded(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

function isShown(channels: Channels): boolean {
  return channels.every((channel) => channel > -0.002 && channel < 1.002);
}

function clipped(channels: Channels, alpha: number): Colour {
  const [red, green, blue] = channels.map((channel) => Math.min(1, Math.max(0, channel)));
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha };
}
