import { posix } from 'node:path';
import { isDateFormat } from './serial-dates.js';
import { FILE_LIMITS, TableError } from './table-limits.js';
import type { WorkbookFile } from './workbook-file.js';
import { unescaped } from './workbook-text.js';
import { readXml, type XmlListener } from './xml-reading.js';

/** The first sheet of a workbook and what its cells refer to. */
export interface FirstSheet {
  readonly path: string;
  readonly sharedTexts: readonly string[];
  /** True for each style index that shows a number as a date. */
  readonly dateStyles: readonly boolean[];
  /** True if days are counted from 1904. */
  readonly from1904: boolean;
}

interface Relation {
  readonly kind: string;
  readonly path: string;
}

const WORKBOOK = 'xl/workbook.xml';

export async function firstSheetOf(file: WorkbookFile, maxTexts: number): Promise<FirstSheet> {
  const relations = await relationsOf(file);
  const { sheets, from1904 } = await sheetsOf(file);
  const sheet = sheets.map((id) => relations.get(id)).find((relation) => relation?.kind === 'worksheet');
  if (!sheet) throw new TableError('must be a workbook with a sheet');
  const pathOf = (kind: string) => [...relations.values()].find((relation) => relation.kind === kind)?.path;
  return {
    path: sheet.path,
    sharedTexts: await sharedTextsOf(file, pathOf('sharedStrings'), maxTexts),
    dateStyles: await dateStylesOf(file, pathOf('styles')),
    from1904,
  };
}

async function readFile(file: WorkbookFile, path: string, listener: XmlListener, maxBytes?: number): Promise<void> {
  for await (const _ of readXml(file.read(path, maxBytes), listener));
}

async function relationsOf(file: WorkbookFile): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const listener: XmlListener = {
    open(name, { Id, Type = '', Target = '' }) {
      if (name === 'Relationship' && Id !== undefined)
        relations.set(Id, {
          kind: posix.basename(Type),
          path: posix.join('xl', posix.relative('/xl', posix.resolve('/xl', Target))),
        });
    },
  };
  await readFile(file, 'xl/_rels/workbook.xml.rels', listener, FILE_LIMITS.fileBytes);
  return relations;
}

async function sheetsOf(file: WorkbookFile): Promise<{ sheets: string[]; from1904: boolean }> {
  const sheets: string[] = [];
  let from1904 = false;
  const listener: XmlListener = {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      const id = Object.keys(attributes).find((key) => key.endsWith(':id'));
      if (name === 'sheet' && id) sheets.push(attributes[id]!);
    },
  };
  await readFile(file, WORKBOOK, listener, FILE_LIMITS.fileBytes);
  return { sheets, from1904 };
}

async function sharedTextsOf(file: WorkbookFile, path: string | undefined, max: number): Promise<string[]> {
  const texts: string[] = [];
  if (path === undefined || !file.has(path)) return texts;
  let characters = 0;
  const listener = textListener('si', (text) => {
    texts.push(text);
    characters += text.length;
    if (texts.length > max || characters > FILE_LIMITS.sharedCharacters)
      throw new TableError(`must share at most ${max} texts of ${FILE_LIMITS.sharedCharacters} characters in sum`);
  });
  await readFile(file, path, listener);
  return texts;
}

export function longer(text: string, file: string): string {
  if (text.length + file.length > FILE_LIMITS.tokenBytes) throw new TableError('holds a text that is too long');
  return text + file;
}

/** Calls the listener with the text of each such element: all its `t` elements except phonetic hints. */
export function textListener(element: string, receive: (text: string) => void): Required<XmlListener> {
  let text = '';
  let collects = false;
  let aids = 0;
  return {
    open(name) {
      if (name === element) text = '';
      else if (name === 'rPh') aids++;
      else if (name === 't') collects = aids === 0;
    },
    text(file) {
      if (collects) text = longer(text, file);
    },
    close(name) {
      if (name === 't') collects = false;
      else if (name === 'rPh') aids--;
      else if (name === element) receive(unescaped(text));
    },
  };
}

async function dateStylesOf(file: WorkbookFile, path: string | undefined): Promise<boolean[]> {
  const styles: boolean[] = [];
  if (path === undefined || !file.has(path)) return styles;
  const codes = new Map<number, string>();
  let inCells = false;
  const listener: XmlListener = {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) styles.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  };
  await readFile(file, path, listener, FILE_LIMITS.fileBytes);
  return styles;
}
