import { Injectable } from '@nestjs/common';
import { pemOf } from '@reelsheet/platform-config';
import { RenderingConfig } from '../rendering.config.js';

/**
 * Signs what was rendered: a C2PA manifest in the file says that it was composed here, partly of what models made, and
 * tells when a byte was changed since.
 */
@Injectable()
export class ContentCredentials {
  private readonly certificate: string | undefined;

  constructor({ CONTENT_CREDENTIALS }: RenderingConfig) {
    this.certificate = CONTENT_CREDENTIALS;
  }

  /** Writes it into the file, where the operator has a certificate for that. */
  async sign(path: string, title: string): Promise<void> {
    if (this.certificate === undefined) return;
    const { signVideo } = await import('./sign-video.js');
    await signVideo(path, title, pemOf(this.certificate));
  }
}
