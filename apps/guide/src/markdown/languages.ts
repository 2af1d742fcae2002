/** A language in which the guide shows each call. */
export interface SnippetLanguage {
  /** Name in addresses, attributes and storage. */
  readonly id: string;
  /** Name that readers see, and that follows the language in the info of a block. */
  readonly label: string;
  /** Language of the block, as highlighters know it. */
  readonly syntax: string;
  /** Name of the file in the folder of a step. */
  readonly file: string;
}

export const LANGUAGES: readonly SnippetLanguage[] = [
  { id: 'curl', label: 'curl', syntax: 'sh', file: 'curl.sh' },
  { id: 'typescript', label: 'TypeScript', syntax: 'ts', file: 'typescript.ts' },
  { id: 'python', label: 'Python', syntax: 'python', file: 'python.py' },
  { id: 'cli', label: 'CLI', syntax: 'sh', file: 'cli.sh' },
];

/** Returns the info of a block, as in "sh curl". */
export const infoOf = ({ syntax, label }: SnippetLanguage): string => `${syntax} ${label}`;
