import { SaxesParser } from 'saxes';
import { FILE_LIMITS, TableError } from './table-limits.js';

/** Callbacks for the elements of a workbook file; names have no prefix. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML in chunks and yields after each. Entity declarations are ignored, so no entity can expand. */
export async function* readXml(bytes: AsyncIterable<Buffer>, listener: XmlListener): AsyncGenerator<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let unheard = 0;
  const resetTimer = () => (unheard = 0);
  parser.on('doctype', () => {
    throw new TableError('must not declare document types or entities');
  });
  parser.on('error', (error) => {
    throw new TableError(`holds XML that is not well-formed: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    resetTimer();
    if (++depth > FILE_LIMITS.xmlDepth) throw new TableError('holds XML that is nested too deep');
    listener.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    resetTimer();
    depth--;
    listener.close?.(localName(name));
  });
  for (const kind of ['text', 'cdata'] as const)
    parser.on(kind, (text) => {
      resetTimer();
      listener.text?.(text);
    });
  for await (const chunk of bytes) {
    unheard += chunk.length;
    parser.write(decode(() => decoder.decode(chunk, { stream: true })));
    if (unheard > FILE_LIMITS.tokenBytes) throw new TableError('holds a text or tag that is too long');
    yield;
  }
  parser.write(decode(() => decoder.decode())).close();
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new TableError('holds XML that is not UTF-8');
  }
}
