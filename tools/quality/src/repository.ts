import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource, type ParsedSource } from './parsed-source.js';

/** Maximum size of a file listing of Git in bytes. */
const MAX_LISTING_BYTES = 64 * 1024 * 1024;
const SOURCE = /\.(?:tsx?|mjs|mts)$/;
const TEST =
  /\.(?:spec|suite)\.ts$|\/(?:e2e|testing|test)\/|^acceptance\/|^libs\/testing\/|^libs\/native-servers\/|^tools\//;
/** Matches files that tools generate. */
const GENERATED = /^libs\/(?:client|sdk)\/src\/generated\/|^package-lock\.json$/;
/** The files that contain denied words or other violations as data. */
const WORD_LISTS = /^tools\/quality\/src\/(?:denied-words|.*\.spec)\.ts$|^tools\/delivery\/semgrep\//;

/** The files of a checkout: those that Git tracks and new ones that it does not ignore. */
export class Repository {
  private readonly texts = new Map<string, string>();
  private readonly parsed = new Map<string, ParsedSource>();

  constructor(
    /** Paths from the root. */
    readonly paths: readonly string[],
    private readonly readText: (path: string) => string,
  ) {}

  /** Opens a checkout; `prefix` limits it to paths that start with it. */
  static open(root: string, prefix = ''): Repository {
    const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MAX_LISTING_BYTES,
    });
    const paths = [...new Set(listing.split('\n'))].filter(
      (path) => path.startsWith(prefix) && path && !GENERATED.test(path) && existsSync(join(root, path)),
    );
    return new Repository(paths.toSorted(), (path) => readFileSync(join(root, path), 'utf8'));
  }

  /** Builds a repository from texts by path. */
  static of(files: Readonly<Record<string, string>>): Repository {
    return new Repository(Object.keys(files), (path) => files[path]!);
  }

  /** TypeScript and JavaScript files. */
  get sources(): string[] {
    return this.paths.filter((path) => SOURCE.test(path) && !WORD_LISTS.test(path));
  }

  /** TypeScript that runs in production: neither tests nor tools. */
  get shipped(): string[] {
    return this.sources.filter((path) => /\.tsx?$/.test(path) && !isTest(path));
  }

  text(path: string): string {
    const text = this.texts.get(path) ?? this.readText(path);
    this.texts.set(path, text);
    return text;
  }

  parse(path: string): ParsedSource {
    const parsed = this.parsed.get(path) ?? parseSource(path, this.text(path));
    this.parsed.set(path, parsed);
    return parsed;
  }
}

/** Returns whether a source file is a test, support of tests or a development tool. */
export const isTest = (path: string) => TEST.test(path);
