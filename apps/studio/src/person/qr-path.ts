/** Returns the path of an SVG that fills the dark fields of a code, each one unit wide. */
export const darkFields = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Returns the secret of an `otpauth` address in groups of four characters, as people type it. */
export const secretOf = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ');
