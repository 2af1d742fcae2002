import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors, DomainError, prose } from '@reelsheet/kernel';
import { SignedUrl } from '@reelsheet/platform-auth';
import { Operation, sendPage, TakesForm } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { NotificationPreferenceService } from './notification-preference.service.js';
import { BROKEN_PAGE, BROKEN_UNSUBSCRIBE_LINK, unsubscribePage, UNSUBSCRIBED_PAGE } from './unsubscribe-pages.js';
import { UnsubscribeTokens } from './unsubscribe-token.js';

const BROKEN = {
  status: 422,
  description: 'a page that says that the link does not work',
  schema: { type: 'string' },
} as const;

/** Pages behind the link of each mail about notifications, which need no sign-in. */
@ApiTags('Organizations')
@Controller('notification_mails')
export class UnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly preferences: NotificationPreferenceService,
  ) {}

  @Get(':token')
  @SignedUrl()
  @ApiResponse(BROKEN)
  @Operation({
    name: 'notificationMails.show',
    phase: 'setup',
    summary: 'Page behind the link that ends mails about notifications',
    description: 'Opening it changes nothing; its button sends the form.',
    answer: { type: 'string' },
    media: 'text/html',
  })
  page(@Param('token') token: string, @Res() reply: FastifyReply): void {
    const isValid = this.tokens.read(token) !== undefined;
    respond(reply, isValid, isValid ? unsubscribePage(token) : BROKEN_PAGE);
  }

  @Post(':token')
  @TakesForm()
  @SignedUrl()
  @ApiResponse(BROKEN)
  @Operation({
    name: 'notificationMails.unsubscribe',
    phase: 'setup',
    summary: 'End the mails about notifications of one organization',
    description: prose`
      One click in a mail program sends it (RFC 8058), with any form or none. It works any number of times, and for a
      person who is no member any more it has nothing to end.`,
    answer: { type: 'string' },
    media: 'text/html',
  })
  async unsubscribe(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const inbox = this.tokens.read(token);
    if (inbox) await this.preferences.endMails(inbox);
    respond(reply, inbox !== undefined, inbox ? UNSUBSCRIBED_PAGE : BROKEN_PAGE);
  }
}

/** Browsers receive a page also where the link does not work, programs an error. */
function respond(reply: FastifyReply, isValid: boolean, page: string): void {
  if (!isValid && !reply.request.headers.accept?.includes('text/html'))
    throw new DomainError(CommonErrors.validation, BROKEN_UNSUBSCRIBE_LINK);
  sendPage(reply, isValid, page);
}
