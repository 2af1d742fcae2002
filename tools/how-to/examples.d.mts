export interface Example {
  /** Path of the page from the root. */
  readonly page: string;
  readonly diff: string;
  /** Paths of the specs that its test command names. */
  readonly tests: readonly string[];
}

export const PAGES: string;
export function examplesOf(root: string): Example[];
export function exampleOf(root: string, page: string): Example;
export function applyExample(tree: string, example: Example): void;
export function refreshExample(root: string, page: string): void;
export function copyTree(root: string, target: string): void;
