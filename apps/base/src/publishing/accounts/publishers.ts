import type { FactoryProvider } from '@nestjs/common';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { PublisherRegistry, ShortvideoPublisher, VideohostPublisher } from '@reelsheet/provider-publisher';
import { BaseConfig } from '../../base.config.js';

/** The networks that this installation reaches, each with its addresses and our credentials there. */
export const publishers: FactoryProvider<PublisherRegistry> = {
  provide: PublisherRegistry,
  useFactory: (config: BaseConfig, { fetch: guardedFetch }: OutboundClient) =>
    new PublisherRegistry([
      new ShortvideoPublisher({
        apiUrl: config.SHORTVIDEO_API_URL,
        authorizeUrl: config.SHORTVIDEO_AUTHORIZE_URL,
        pageUrl: config.SHORTVIDEO_PAGE_URL,
        clientId: config.SHORTVIDEO_CLIENT_ID,
        clientSecret: config.SHORTVIDEO_CLIENT_SECRET,
        uploadDomains: listOf(config.SHORTVIDEO_UPLOAD_DOMAINS),
        guardedFetch,
      }),
      new VideohostPublisher({
        apiUrl: config.VIDEOHOST_API_URL,
        authorizeUrl: config.VIDEOHOST_AUTHORIZE_URL,
        tokenUrl: config.VIDEOHOST_TOKEN_URL,
        revokeUrl: config.VIDEOHOST_REVOKE_URL,
        pageUrl: config.VIDEOHOST_PAGE_URL,
        clientId: config.VIDEOHOST_CLIENT_ID,
        clientSecret: config.VIDEOHOST_CLIENT_SECRET,
        uploadDomains: listOf(config.VIDEOHOST_UPLOAD_DOMAINS),
        guardedFetch,
      }),
    ]),
  inject: [BaseConfig, OutboundClient],
};

const listOf = (domains: string): string[] => domains.split(',');
