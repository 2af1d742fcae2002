import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { SignedUrl } from '@reelsheet/platform-auth';
import { BodyLimit, FREE_FORM, StoresBytes, Operation } from '@reelsheet/platform-http';
import type { FastifyRequest } from 'fastify';
import { VendorCallbacks } from './vendor-callbacks.js';
import { MAX_CALLBACK_BYTES } from './vendor-limits.js';

const { notFound, payloadTooLarge } = CommonErrors;

@ApiTags('Generations')
@Controller('vendor_callbacks')
export class VendorCallbackController {
  constructor(private readonly callbacks: VendorCallbacks) {}

  @Post(':provider/:token')
  @BodyLimit(MAX_CALLBACK_BYTES)
  @SignedUrl()
  @StoresBytes()
  @ApiConsumes('application/json')
  @ApiBody({ schema: FREE_FORM, description: 'in the format of the vendor' })
  @Operation({
    name: 'vendorCallbacks.receive',
    phase: 'convert',
    summary: 'Receive a vendor’s notification about a task',
    description: prose`The address was given to the vendor with the task, and is valid for that task only. The body is
      not trusted: it only causes the vendor's task to be polled sooner. A request that is not from the vendor, or about
      a task that is not waiting, is answered 404.`,
    status: 204,
    errors: [notFound, payloadTooLarge],
  })
  async receive(
    @Param('provider') provider: string,
    @Param('token') token: string,
    @Req() { headers, body, ip: address }: FastifyRequest,
  ): Promise<void> {
    const callback = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
    await this.callbacks.receive({ provider, token, address }, callback);
  }
}
