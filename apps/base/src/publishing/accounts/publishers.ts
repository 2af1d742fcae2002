import type { FactoryProvider } from '@nestjs/common';
import { PublisherRegistry, ShortvideoPublisher, VideohostPublisher } from '@reelsheet/provider-publisher';
import { BaseConfig } from '../../base.config.js';

/** The networks that this installation reaches, each with its addresses and our credentials there. */
export const publishers: FactoryProvider<PublisherRegistry> = {
  provide: PublisherRegistry,
  useFactory: (config: BaseConfig) =>
    new PublisherRegistry([
      new ShortvideoPublisher({
        apiUrl: config.SHORTVIDEO_API_URL,
        authorizeUrl: config.SHORTVIDEO_AUTHORIZE_URL,
        pageUrl: config.SHORTVIDEO_PAGE_URL,
        clientId: config.SHORTVIDEO_CLIENT_ID,
        clientSecret: config.SHORTVIDEO_CLIENT_SECRET,
      }),
      new VideohostPublisher({
        apiUrl: config.VIDEOHOST_API_URL,
        authorizeUrl: config.VIDEOHOST_AUTHORIZE_URL,
        tokenUrl: config.VIDEOHOST_TOKEN_URL,
        pageUrl: config.VIDEOHOST_PAGE_URL,
        clientId: config.VIDEOHOST_CLIENT_ID,
        clientSecret: config.VIDEOHOST_CLIENT_SECRET,
      }),
    ]),
  inject: [BaseConfig],
};
