import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { isSetUp } from '@reelsheet/platform-config';
import { OutboundClient, OutboundErrors, type Download, type DownloadOptions } from '@reelsheet/platform-outbound';
import { ModelVendorsConfig } from '../../model-vendors.config.js';
import { DOWNLOAD_LIMITS } from './media-limits.js';

/** Downloads from trusted addresses: our own media, and results of configured vendors. */
@Injectable()
export class MediaFetcher implements OnApplicationShutdown {
  private readonly storage: OutboundClient;
  private readonly vendors: OutboundClient;

  constructor(config: ModelVendorsConfig) {
    this.storage = new OutboundClient(new Set([hostAndPort(config.UPLOAD_URL)]));
    const addresses = [
      ...(isSetUp(config, 'Kling') ? [config.VIDEO_BASE_URL] : []),
      ...(isSetUp(config, 'Gemini') ? [config.GOOGLE_BASE_URL] : []),
    ];
    this.vendors = new OutboundClient(new Set(addresses.map(hostAndPort)));
  }

  /**
   * Streams stored media into a new file. Throws `media_fetch_failed`, or `service_unavailable` while storage is
   * unavailable.
   */
  async fromStorage(url: string, file: string, options: Partial<DownloadOptions> = {}): Promise<Download> {
    try {
      return await this.storage.download(url, file, { ...DOWNLOAD_LIMITS, ...options });
    } catch (error) {
      if (isUnreached(error))
        throw new DomainError(CommonErrors.unavailable, 'storage cannot be reached', undefined, { cause: error });
      throw error;
    }
  }

  /** Streams a result of a vendor into a new file. Throws `media_fetch_failed`. */
  fromVendor(url: string, file: string, options: Partial<DownloadOptions> = {}): Promise<Download> {
    return this.vendors.download(url, file, { ...DOWNLOAD_LIMITS, ...options });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.storage.close(), this.vendors.close()]);
  }
}

/** Returns whether the server was not reached. An error response has no cause. */
function isUnreached(error: unknown): boolean {
  return error instanceof DomainError && error.is(OutboundErrors.failed) && error.cause !== undefined;
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
