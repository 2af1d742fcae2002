import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CLIP = ['-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=10', '-t', '3.2', '-pix_fmt', 'yuv420p'];
const TALL = ['-f', 'lavfi', '-i', 'testsrc=size=180x320', '-frames:v', '1'];
const PICTURE = ['-f', 'lavfi', '-i', 'testsrc=size=320x320', '-frames:v', '1'];

/** First bytes of documents. Nothing inspects more of a document. */
const DOCUMENTS = {
  'paper.pdf': Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  'paper.ppt': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  'paper.doc': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  'paper.pptx': Buffer.from('504b030414000600', 'hex'),
  'paper.docx': Buffer.from('504b030414000600', 'hex'),
};

type Name = 'clip.mp4' | 'picture.jpg' | 'tall.png' | keyof typeof DOCUMENTS;

/**
 * A web server with three seconds of video that every network accepts, a square and a tall picture,
 * and documents.
 */
export class MediaServer {
  private constructor(private readonly server: Server) {}

  static async start(): Promise<MediaServer> {
    const files = await makeFiles();
    const server = createServer((request, response) => {
      const bytes = files.get(request.url ?? '');
      response.writeHead(bytes ? 200 : 404).end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new MediaServer(server);
  }

  /** Host and port for `OUTBOUND_ALLOW`. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  url(name: Name): string {
    return `http://${this.host}/${name}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function makeFiles(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'trial-media-'));
  try {
    const files = new Map<string, Buffer>(Object.entries(DOCUMENTS).map(([name, bytes]) => [`/${name}`, bytes]));
    for (const [name, args] of [
      ['clip.mp4', CLIP],
      ['picture.jpg', PICTURE],
      ['tall.png', TALL],
    ] as const) {
      await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args, join(folder, name)]);
      files.set(`/${name}`, await readFile(join(folder, name)));
    }
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
