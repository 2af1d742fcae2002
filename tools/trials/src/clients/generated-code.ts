import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A file of a generated client. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

type Language = 'typescript' | 'python';

/** Names that generated code declares. */
const DECLARED: Readonly<Record<Language, RegExp>> = {
  typescript: /\bexport (?:type|interface|class|const|function|enum) (\w+)|^ {4}public (\w+)/gm,
  python: /^(?: {4})?(?:class|(?:async )?def|type) (\w+)/gm,
};

/** Types that say nothing. */
const UNKNOWN: Readonly<Record<Language, RegExp>> = {
  typescript: /[:<|] (?:unknown|any)\b/,
  python: /(?:[:|,>] |\[)Any\b/,
};
const COMMENT: Readonly<Record<Language, RegExp>> = { typescript: /^(?:\/?\*|\/\/)/, python: /^#|"""/ };

const BAD = /controller|\d/i;
/** The generator has no phrase for this status. */
const OF_STATUS = /^Status\d{3}Error$/;
/** The type of free objects. */
const FREE_OBJECT: Readonly<Record<Language, RegExp>> = {
  typescript: /export type JsonObject = \{\n {4}\[key: string\]: unknown;\n\};/,
  python: /^type JsonObject = dict\[str, Any\]$/m,
};
/** Arguments of Python's clients that pass on objects of the HTTP library. */
const OF_LIBRARY = /\b(?:root|session|middleware|_mw|method): /;

/** Returns the files below a folder whose relative path matches. */
export async function filesBelow(folder: string, pattern: RegExp): Promise<GeneratedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const chosen = paths.filter((path) => pattern.test(relative(folder, path))).sort();
  return Promise.all(
    chosen.map(async (path) => ({ path: relative(folder, path), text: await readFile(path, 'utf8') })),
  );
}

/** Returns declared names that a generator made of a class of the server, or made unique by a number. */
export function badNamesIn(files: readonly GeneratedFile[], language: Language): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(DECLARED[language])]
      .map((match) => match.slice(1).find(Boolean)!)
      .filter((name) => BAD.test(name) && !OF_STATUS.test(name))
      .map((name) => `${path}: ${name}`),
  );
}

/** Returns the lines with a type that says nothing. */
export function unknownsIn(files: readonly GeneratedFile[], language: Language): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .replace(FREE_OBJECT[language], '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => UNKNOWN[language].test(line) && !COMMENT[language].test(line) && !OF_LIBRARY.test(line))
      .map((line) => `${path}: ${line}`),
  );
}
