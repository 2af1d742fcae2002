import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { SignedUrl } from '@reelsheet/platform-auth';
import { BodyLimit, FREE_FORM, KeepsBytes, Operation } from '@reelsheet/platform-http';
import type { FastifyRequest } from 'fastify';
import { VendorCallbacks } from './vendor-callbacks.js';

const { notFound, payloadTooLarge } = CommonErrors;
/** A vendor tells of one task, with the order that it was made of. */
const MAX_BYTES = 64 * 1024;

@ApiTags('Generations')
@Controller('vendor_callbacks')
export class VendorCallbackController {
  constructor(private readonly callbacks: VendorCallbacks) {}

  @Post(':provider/:token')
  @BodyLimit(MAX_BYTES)
  @SignedUrl()
  @KeepsBytes()
  @ApiConsumes('application/json')
  @ApiBody({ schema: FREE_FORM, description: 'in the words of the vendor' })
  @Operation({
    phase: 'convert',
    summary: 'Where a vendor tells that a task of its moved',
    description:
      'The address was given to the vendor with the task, and is good for that one. Nothing of the body is believed: the vendor is asked how the task stands, sooner than otherwise. What is not from the vendor, or about no task that waits, is answered 404.',
    status: 204,
    errors: [notFound, payloadTooLarge],
  })
  async hear(
    @Param('provider') provider: string,
    @Param('token') token: string,
    @Req() { headers, body, ip: address }: FastifyRequest,
  ): Promise<void> {
    const callback = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
    await this.callbacks.hear({ provider, token, address }, callback);
  }
}
