import { Injectable } from '@nestjs/common';
import { pemOf } from '@reelsheet/platform-config';
import { RenderingConfig } from '../rendering.config.js';

/**
 * Signs rendered videos with a C2PA manifest, which states that they were composed here with AI-generated media and
 * makes later changes detectable.
 */
@Injectable()
export class ContentCredentials {
  private readonly certificate: string | undefined;

  constructor({ CONTENT_CREDENTIALS }: RenderingConfig) {
    this.certificate = CONTENT_CREDENTIALS;
  }

  /** Adds a manifest to the file, if a certificate is configured. */
  async sign(path: string, title: string): Promise<void> {
    if (this.certificate === undefined) return;
    const { signVideo } = await import('./sign-video.js');
    await signVideo(path, title, pemOf(this.certificate));
  }
}
