import { applyDecorators, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors, DomainError, prose } from '@reelsheet/kernel';
import { SignedUrl } from '@reelsheet/platform-auth';
import { Operation, sendPage, TakesForm, type OperationName } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { BROKEN_LINK, confirmedPage, confirmPage, unsubscribedPage, unsubscribePage } from './mail-recipient-pages.js';
import { MailRecipientService } from './mail-recipient.service.js';

/** A route that mails lead to and that responds with a page. */
const Page = (name: OperationName, summary: string, description: string) =>
  applyDecorators(
    SignedUrl(),
    ApiResponse({
      status: 422,
      description: 'a page that says that the link does not work',
      schema: { type: 'string' },
    }),
    Operation({ name, phase: 'ideas', summary, description, answer: { type: 'string' }, media: 'text/html' }),
  );

/** Pages for the owners of addresses to which recurring jobs deliver. They have no account here. */
@ApiTags('Recurring jobs')
@Controller('mail_recipients')
export class MailRecipientController {
  constructor(private readonly recipients: MailRecipientService) {}

  @Get('confirm/:token')
  @Page(
    'mailRecipients.showConfirmation',
    'Page behind the link of a mail that asks an address for its confirmation',
    'Opening it changes nothing; its button sends the form.',
  )
  async confirmation(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const recipient = await this.recipients.find('confirm', token);
    respond(reply, recipient !== undefined, confirmPage(recipient, token));
  }

  @Post('confirm/:token')
  @TakesForm()
  @Page(
    'mailRecipients.confirm',
    'Confirm an address, so that recurring jobs of one organization mail to it',
    'Works once, within seven days. The latest result that waited for the confirmation is mailed for each job.',
  )
  async confirm(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const recipient = await this.recipients.confirm(token);
    respond(reply, recipient !== undefined, confirmedPage(recipient));
  }

  @Get('unsubscribe/:token')
  @Page(
    'mailRecipients.showUnsubscription',
    'Page behind the link of every mail that ends these mails',
    'Opening it changes nothing; its button sends the form.',
  )
  async unsubscription(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const recipient = await this.recipients.find('unsubscribe', token);
    respond(reply, recipient !== undefined, unsubscribePage(recipient, token));
  }

  @Post('unsubscribe/:token')
  @TakesForm()
  @Page(
    'mailRecipients.unsubscribe',
    'End all mails of one organization to an address',
    prose`
      One click in a mail program sends it (RFC 8058), with any form or none. The organization neither mails results to
      the address nor asks it again. The link works for 90 days, and any number of times.`,
  )
  async unsubscribe(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const recipient = await this.recipients.unsubscribe(token);
    respond(reply, recipient !== undefined, unsubscribedPage(recipient, token));
  }

  @Post('resubscribe/:token')
  @TakesForm()
  @Page(
    'mailRecipients.resubscribe',
    'Take back an unsubscription, with the token of the link that ended the mails',
    'The button of the page after it; only the owner of the address has this token.',
  )
  async resubscribe(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const recipient = await this.recipients.resubscribe(token);
    respond(reply, recipient !== undefined, confirmedPage(recipient));
  }
}

/** Browsers receive a page also where the link does not work, programs an error. */
function respond(reply: FastifyReply, isValid: boolean, page: string): void {
  if (!isValid && !reply.request.headers.accept?.includes('text/html'))
    throw new DomainError(CommonErrors.validation, BROKEN_LINK);
  sendPage(reply, isValid, page);
}
