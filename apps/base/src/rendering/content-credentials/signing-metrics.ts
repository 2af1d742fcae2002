import { Injectable } from '@nestjs/common';
import { Metrics } from '@reelsheet/platform-telemetry';

const OUTCOMES = ['signed', 'without_time', 'expired'] as const;
export type SigningOutcome = (typeof OUTCOMES)[number];

/** Counts signed videos, and shows when the signing certificate expires. */
@Injectable()
export class SigningMetrics {
  private readonly videos;

  constructor(private readonly metrics: Metrics) {
    this.videos = metrics.counter(
      'videos_signed_total',
      'Rendered videos: signed as configured, without trusted time, or not with an expired certificate',
      { outcome: OUTCOMES },
    );
  }

  ended(outcome: SigningOutcome): void {
    this.videos.inc({ outcome });
  }

  registerExpiry(expiresAt: Date): void {
    this.metrics.serviceGauge(
      'signing_certificate_expires_seconds',
      'Time at which the certificate that signs videos expires, as Unix time',
      [],
      () => [{ value: expiresAt.getTime() / 1_000 }],
    );
  }
}
