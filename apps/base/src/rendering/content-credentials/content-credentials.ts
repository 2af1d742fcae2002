import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { RenderingConfig } from '../rendering.config.js';
import { validityOf, type Validity } from './signing-certificate.js';
import { SigningMetrics } from './signing-metrics.js';
import { TimestampAuthority } from './timestamp-authority.js';

/**
 * Signs rendered videos with a C2PA manifest, which states that they were composed here with AI-generated media and
 * makes later changes detectable.
 */
@Injectable()
export class ContentCredentials implements OnApplicationBootstrap {
  private readonly certificate: string | undefined;
  private readonly validity: Validity | undefined;

  constructor(
    { CONTENT_CREDENTIALS }: RenderingConfig,
    private readonly authority: TimestampAuthority,
    private readonly metrics: SigningMetrics,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.certificate = CONTENT_CREDENTIALS;
    this.validity = CONTENT_CREDENTIALS === undefined ? undefined : validityOf(CONTENT_CREDENTIALS);
  }

  onApplicationBootstrap(): void {
    if (!this.validity) return;
    this.metrics.registerExpiry(this.validity.to);
    this.warnUnlessValid(this.validity);
  }

  /**
   * Adds a manifest to the file, if a certificate is configured and valid today: readers reject what an expired one
   * signs. A video whose time the authority does not state is signed without it.
   */
  async sign(path: string, title: string): Promise<void> {
    if (this.certificate === undefined || !this.validity) return;
    if (!this.warnUnlessValid(this.validity)) return this.metrics.ended('expired');
    const { signVideo } = await import('./sign-video.js');
    const { authority } = this;
    let isDated = !authority.isConfigured;
    await signVideo(path, title, this.certificate, {
      getSignedTimestamp: async (request) => {
        const time = await authority.getSignedTimestamp(request);
        isDated ||= time !== undefined;
        return time;
      },
    });
    this.metrics.ended(isDated ? 'signed' : 'without_time');
  }

  private warnUnlessValid({ from, to }: Validity): boolean {
    const now = this.clock.now();
    if (now >= from && now < to) return true;
    this.logger.error({ from, to }, 'content credentials: the certificate is not valid now, so videos are not signed');
    return false;
  }
}
