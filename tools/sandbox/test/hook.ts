import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  text: string;
  body: any;
}

/** A webhook receiver to which vendors report their tasks. */
export class Hook {
  readonly received: ReceivedRequest[] = [];
  private rejections = 0;
  private readonly server = createServer((request, response) => {
    void text(request).then((text) => {
      this.received.push({ headers: request.headers, text, body: JSON.parse(text) });
      response.writeHead(this.rejections-- > 0 ? 500 : 204).end();
    });
  });

  static async listen(): Promise<Hook> {
    const hook = new Hook();
    await new Promise<void>((resolve) => hook.server.listen(0, '127.0.0.1', resolve));
    return hook;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  /** Responds to the next deliveries with 500. */
  reject(times: number): void {
    this.rejections = times;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
