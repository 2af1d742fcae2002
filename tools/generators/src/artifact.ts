/** A file that is generated from the code and committed; CI verifies that it is up to date. */
export interface Artifact {
  /** Path from the repository's root. */
  readonly path: string;
  readonly content: string;
}

export const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
