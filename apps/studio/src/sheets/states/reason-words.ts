import { reasonStrings as text } from '../../strings/reasons-en.js';

type ReasonRule = readonly [pattern: RegExp, words: (column: string, found: string) => string];

/** Errors of the API about what cannot be made, with the words for them; the first one that matches counts. */
const REASONS: readonly ReasonRule[] = [
  [/^data\.\w+ (?:is required|names what is empty|is empty once its names are replaced)/, text.emptyPrompt],
  [/^layer \d+ shows \{\{([^{}]+)\}\}, which (?:will hold|holds) no media/, text.emptyLayer],
  [/^layer \d+ shows \{\{([^{}]+)\}\}, which is no column/, text.unknownLayer],
  [/^None of its layers/, text.noLayers],
  [/ names \{\{([^{}]+)\}\}, which is neither a column/, text.unknownName],
  [/ leads back to itself through \{\{([^{}]+)\}\}/, text.cycle],
  [/^The cell depends on itself: (.+)/, text.longCycle],
  [/ grows beyond (\d+) characters/, text.tooLong],
  [/^data\.voice_id /, text.noVoice],
];

const PREFIX = /^(It cannot be made(?: again)?): /;

/** Returns why a cell or video cannot be made, with the title of its column and what to do. */
export function reasonInWords(reason: string, column: string): string {
  const [prefix = ''] = PREFIX.exec(reason) ?? [];
  const error = reason.slice(prefix.length);
  for (const [pattern, words] of REASONS) {
    const found = pattern.exec(error);
    if (found) return words(column, found[1] ?? '');
  }
  return prefix + withoutSyntax(error);
}

/** Returns an error without the names of fields and the braces of prompts. */
const withoutSyntax = (error: string): string =>
  error
    .replace(/^data\.(\w+)/, (_, field: string) => text.field(field.replaceAll('_', ' ')))
    .replace(/^layer \d+/, text.aLayer)
    .replaceAll(/\{\{([^{}]+)\}\}/g, '“$1”');

interface RejectedItem {
  readonly cell_id: number;
  readonly error: string;
}

/** Cells that cannot be made for the same reason. */
export interface RejectedGroup {
  readonly words: string;
  readonly count: number;
  /** The first of the cells. */
  readonly cellId: number;
}

/** Returns what cannot be made by its reason, in the order of the sheet. */
export function rejectedGroups(
  refused: readonly RejectedItem[],
  columnOf: (cellId: number) => string,
): readonly RejectedGroup[] {
  const groups = new Map<string, RejectedGroup>();
  for (const { cell_id: cellId, error } of refused) {
    const words = reasonInWords(error, columnOf(cellId));
    const known = groups.get(words);
    groups.set(words, known ? { ...known, count: known.count + 1 } : { words, count: 1, cellId });
  }
  return [...groups.values()];
}
