// Colour arithmetic for the contrast test: hex, var() and color-mix(in oklab), as CSS Color 4 and 5 define them.
type Triple = [number, number, number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const dot = (rows: Triple[], [x, y, z]: Triple) => rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

const toLms: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromLms: Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const toLab: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

const oklab = (rgb: Triple) => dot(toLab, dot(toLms, rgb).map(Math.cbrt) as Triple);
const fromOklab = (lab: Triple) => dot(fromLms, dot(fromLab, lab).map((value) => value ** 3) as Triple);

/** Linear sRGB of a colour, with its variables looked up in a theme. */
export function resolveColor(value: string, theme: Record<string, string>): Triple {
  const variable = /^var\(--kasb-([\w-]+)\)$/.exec(value)?.[1];
  if (variable) return resolveColor(theme[variable] ?? `missing --kasb-${variable}`, theme);
  const mixed = /^color-mix\(in oklab, (\S+) (\d+)%, (\S+)\)$/.exec(value);
  if (mixed) {
    const [, first = '', percent = '', second = ''] = mixed;
    const [a, b] = [oklab(resolveColor(first, theme)), oklab(resolveColor(second, theme))];
    const share = Number(percent) / 100;
    return fromOklab(a.map((channel, index) => channel * share + (b[index] ?? 0) * (1 - share)) as Triple);
  }
  const hex = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`Not a colour: ${value}`);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((start) => linear(Number.parseInt(full.slice(start, start + 2), 16) / 255)) as Triple;
}

/** The contrast ratio of WCAG 2. */
export function contrast(front: Triple, back: Triple): number {
  const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low = 0, high = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
