import { Module } from '@nestjs/common';
import { MailProvider, SmtpMailProvider } from '@reelsheet/provider-mail';
import { AccountsConfig } from '../accounts.config.js';
import { VaultModule } from '../../vault/vault.module.js';
import { MailWriter } from './mail.writer.js';
import { NoMailServer } from './no-mail-server.js';
import { SendMail } from './send-mail.task.js';

const provider = {
  provide: MailProvider,
  inject: [AccountsConfig],
  useFactory: ({ SMTP_URL: url, MAIL_FROM: from }: AccountsConfig) =>
    url === undefined ? new NoMailServer() : new SmtpMailProvider({ url, from }),
};

@Module({ imports: [VaultModule], providers: [MailWriter, SendMail, provider], exports: [MailWriter] })
export class MailModule {}
