import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { OutboundClient, type Download } from '@reelsheet/platform-outbound';
import { BaseConfig } from '../base.config.js';

const LIMITS = { maxBytes: 2 ** 30, timeoutMs: 600_000 };

/** Fetches addresses that we trust more than a caller's: our own media, and what a configured vendor made. */
@Injectable()
export class MediaFetcher implements OnApplicationShutdown {
  private readonly storage: OutboundClient;
  private readonly vendors: OutboundClient;

  constructor(config: BaseConfig) {
    this.storage = new OutboundClient(new Set([hostAndPort(config.UPLOAD_URL)]));
    this.vendors = new OutboundClient(new Set([hostAndPort(config.VIDEO_BASE_URL)]));
  }

  /** Streams stored media into a new file. Throws `media_fetch_failed`. */
  fromStorage(url: string, file: string): Promise<Download> {
    return this.storage.download(url, file, LIMITS);
  }

  /** Streams a vendor's result into a new file. Throws `media_fetch_failed`. */
  fromVendor(url: string, file: string): Promise<Download> {
    return this.vendors.download(url, file, LIMITS);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.storage.close(), this.vendors.close()]);
  }
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
