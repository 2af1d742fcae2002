/** Minimum contrast ratios of WCAG 2 for text and for large text. */
export const MIN_CONTRAST = { text: 4.5, large: 3 } as const;

/** Returns the WCAG contrast ratio of two colors `#RRGGBB`: 1 for equal colors, 21 for black on white. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns black or white, whichever has the higher contrast. */
export function contrastingColor(color: string): '#000000' | '#FFFFFF' {
  return contrast(color, '#000000') >= contrast(color, '#FFFFFF') ? '#000000' : '#FFFFFF';
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
