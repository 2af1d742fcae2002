import { crc32 } from 'node:zlib';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><script>alert(1)</script></svg>';
const MVG = "push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 'label:@/etc/passwd'\npop graphic-context\n";

/** Files that pretend to be pictures: what each is, its announced type, and its bytes. */
export const HOSTILE_PICTURES: readonly (readonly [string, string, () => Buffer])[] = [
  ['a drawing', 'image/png', () => Buffer.from(SVG)],
  ['a drawing behind its prologue', 'image/png', () => Buffer.from(`<?xml version="1.0"?>\n<!DOCTYPE svg>${SVG}`)],
  ['a page', 'image/png', () => Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
  ['a script of ImageMagick', 'image/png', () => Buffer.from(MVG)],
  ['a text', 'image/png', () => Buffer.from('hello')],
  ['30,000 × 30,000 pixels', 'image/png', () => pngOf(30_000, 30_000)],
  ['two billion pixels a side', 'image/png', () => pngOf(2_000_000_000, 2_000_000_000)],
  ['no pixels', 'image/png', () => pngOf(0, 0)],
  ['half of a header', 'image/png', () => Buffer.from('89504e470d0a1a0a0000000d49484452ffffffff', 'hex')],
  ['the head of a GIF before a script', 'image/gif', () => Buffer.from('GIF89a/*\x01\x01\x01*/=1;alert(1);//')],
  ['three bytes of a JPEG', 'image/jpeg', () => Buffer.from('ffd8ff', 'hex')],
  ['a TIFF', 'image/tiff', () => Buffer.from('49492a0008000000000000000000', 'hex')],
  ['a bitmap', 'image/bmp', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
  ['a document', 'image/png', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['a picture that is announced as a video', 'video/mp4', () => pngOf(8, 8)],
];

/** Returns a PNG of this size without pixels. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
