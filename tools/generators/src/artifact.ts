/** A file that is made from the code, committed, and compared by CI. */
export interface Artifact {
  /** Path from the repository's root. */
  readonly path: string;
  readonly content: string;
}

export const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
