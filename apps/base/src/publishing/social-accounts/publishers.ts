import type { FactoryProvider } from '@nestjs/common';
import { isSetUp } from '@reelsheet/platform-config';
import { OutboundClient } from '@reelsheet/platform-outbound';
import {
  MicroblogPublisher,
  PagesocialPublisher,
  PhotosharePublisher,
  ProfessionalPublisher,
  type Publisher,
  PublisherRegistry,
  ShortvideoPublisher,
  VideohostPublisher,
} from '@reelsheet/provider-publisher';
import { PublishingConfig } from '../publishing.config.js';

/** The networks that are configured in this installation, with their URLs and our credentials. */
export const publishers: FactoryProvider<PublisherRegistry> = {
  provide: PublisherRegistry,
  useFactory: (config: PublishingConfig, { fetch: guardedFetch }: OutboundClient) =>
    new PublisherRegistry([
      ...ifConfigured(
        config,
        'TikTok',
        () =>
          new ShortvideoPublisher({
            apiUrl: config.SHORTVIDEO_API_URL,
            authorizeUrl: config.SHORTVIDEO_AUTHORIZE_URL,
            pageUrl: config.SHORTVIDEO_PAGE_URL,
            clientId: config.SHORTVIDEO_CLIENT_ID,
            clientSecret: config.SHORTVIDEO_CLIENT_SECRET,
            uploadDomains: listOf(config.SHORTVIDEO_UPLOAD_DOMAINS),
            guardedFetch,
          }),
      ),
      ...ifConfigured(
        config,
        'YouTube',
        () =>
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
      ),
      ...metaPublishers(config, guardedFetch),
      ...ifConfigured(
        config,
        'X',
        () =>
          new MicroblogPublisher({
            apiUrl: config.MICROBLOG_API_URL,
            authorizeUrl: config.MICROBLOG_AUTHORIZE_URL,
            pageUrl: config.MICROBLOG_PAGE_URL,
            clientId: config.MICROBLOG_CLIENT_ID,
            clientSecret: config.MICROBLOG_CLIENT_SECRET,
            guardedFetch,
          }),
      ),
      ...linkedIn(config, guardedFetch),
    ]),
  inject: [PublishingConfig, OutboundClient],
};

const listOf = (domains: string): string[] => domains.split(',');

/** Returns no publisher if the network is not configured. */
function ifConfigured(config: PublishingConfig, network: string, make: () => Publisher): Publisher[] {
  return isSetUp(config, network) ? [make()] : [];
}

function linkedIn(config: PublishingConfig, guardedFetch: typeof fetch): Publisher[] {
  return ifConfigured(
    config,
    'LinkedIn',
    () =>
      new ProfessionalPublisher({
        apiUrl: config.PROFESSIONAL_API_URL,
        authorizeUrl: config.PROFESSIONAL_AUTHORIZE_URL,
        tokenUrl: config.PROFESSIONAL_TOKEN_URL,
        revokeUrl: config.PROFESSIONAL_REVOKE_URL,
        pageUrl: config.PROFESSIONAL_PAGE_URL,
        version: config.PROFESSIONAL_VERSION,
        scopes: config.PROFESSIONAL_SCOPES,
        clientId: config.PROFESSIONAL_CLIENT_ID,
        clientSecret: config.PROFESSIONAL_CLIENT_SECRET,
        uploadDomains: listOf(config.PROFESSIONAL_UPLOAD_DOMAINS),
        guardedFetch,
      }),
  );
}

/** Instagram accounts and Facebook pages share one Meta application but are two platforms here. */
function metaPublishers(config: PublishingConfig, guardedFetch: typeof fetch): Publisher[] {
  return [
    ...ifConfigured(
      config,
      'Instagram',
      () =>
        new PhotosharePublisher({
          apiUrl: config.PHOTOSHARE_API_URL,
          authorizeUrl: config.PHOTOSHARE_AUTHORIZE_URL,
          uploadUrl: config.PHOTOSHARE_UPLOAD_URL,
          clientId: config.PHOTOSHARE_CLIENT_ID,
          clientSecret: config.PHOTOSHARE_CLIENT_SECRET,
          guardedFetch,
        }),
    ),
    ...ifConfigured(
      config,
      'Facebook',
      () =>
        new PagesocialPublisher({
          apiUrl: config.PAGESOCIAL_API_URL,
          authorizeUrl: config.PAGESOCIAL_AUTHORIZE_URL,
          uploadUrl: config.PAGESOCIAL_UPLOAD_URL,
          pageUrl: config.PAGESOCIAL_PAGE_URL,
          clientId: config.PAGESOCIAL_CLIENT_ID,
          clientSecret: config.PAGESOCIAL_CLIENT_SECRET,
          guardedFetch,
        }),
    ),
  ];
}
