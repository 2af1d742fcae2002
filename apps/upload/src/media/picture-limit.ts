import { Injectable } from '@nestjs/common';
import { AddressLimit, RateLimits } from '@reelsheet/platform-auth';
import { UploadConfig } from '../upload.config.js';

/** Limits the pictures that are drawn for a network address. Stored sizes are not counted. */
@Injectable()
export class PictureLimit extends AddressLimit {
  constructor(limits: RateLimits, { RATE_LIMIT_PICTURES }: UploadConfig) {
    super((factor) => limits.ofService(`picture_${factor}`, RATE_LIMIT_PICTURES * factor));
  }
}
