import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** The public address of upload, which stored addresses of files begin with. */
export interface AddressChange {
  readonly from: string;
  readonly to: string;
}

/** Passes lines of text through, and replaces the address of the former installation with the new one. */
export class ChangedLines extends Transform {
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';

  constructor(private readonly change: (line: string) => string) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const lines = (this.rest + this.decoder.write(chunk)).split('\n');
    this.rest = lines.pop()!;
    done(null, lines.length === 0 ? undefined : lines.map((line) => `${this.change(line)}\n`).join(''));
  }

  override _flush(done: TransformCallback): void {
    done(null, this.rest === '' ? undefined : this.change(this.rest));
  }
}

/** Returns a function that changes the addresses in a line. Lines of COPY and JSON escape no character of them. */
export const changeAddress =
  ({ from, to }: AddressChange) =>
  (line: string): string =>
    line.replaceAll(`${from}/media/`, `${to}/media/`);
