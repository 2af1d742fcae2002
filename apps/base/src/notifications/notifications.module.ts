import { Module } from '@nestjs/common';
import { AuditModule } from '../accounts/audit/audit.module.js';
import { AccessModule } from '../accounts/accounts.module.js';
import { MailModule } from '../accounts/mail/mail.module.js';
import { SocialAccountsModule } from '../publishing/social-accounts/social-accounts.module.js';
import { VaultModule } from '../vault/vault.module.js';
import { DeliverNotifications } from './deliver-notifications.task.js';
import { DigestMailer } from './digests/digest-mailer.js';
import { DigestSchedule } from './digests/digest-schedule.js';
import { MailDigest } from './digests/mail-digest.task.js';
import { NotificationPreferenceController } from './digests/notification-preference.controller.js';
import { NotificationPreferenceRepository } from './digests/notification-preference.repository.js';
import { NotificationPreferenceService } from './digests/notification-preference.service.js';
import { TimeZoneListener } from './digests/time-zone.listener.js';
import { UnsubscribeTokens } from './digests/unsubscribe-token.js';
import { UnsubscribeController } from './digests/unsubscribe.controller.js';
import { ExpiredAccounts } from './sources/expired-accounts.js';
import { NotificationConsumer } from './sources/notification.consumer.js';
import { NotificationController } from './notification.controller.js';
import { NotificationDeliveryRepository } from './notification-delivery.repository.js';
import { NotificationMetrics } from './notification-metrics.js';
import { NotificationPruner } from './notification-pruner.js';
import { NotificationPrunerRepository } from './notification-pruner.repository.js';
import { NotificationQueue } from './notification-queue.js';
import { NotificationRecorder } from './sources/notification-recorder.js';
import { NotificationRepository } from './notification.repository.js';
import { NotificationService } from './notification.service.js';
import { NotifiedActListener } from './sources/notified-act.listener.js';
import { UnmailedWriter } from './unmailed.writer.js';

@Module({
  imports: [AccessModule, AuditModule, MailModule, SocialAccountsModule, VaultModule],
  controllers: [NotificationController, NotificationPreferenceController, UnsubscribeController, NotificationConsumer],
  providers: [
    NotificationService,
    NotificationRepository,
    NotificationDeliveryRepository,
    NotificationQueue,
    NotificationRecorder,
    NotificationMetrics,
    NotificationPruner,
    NotificationPrunerRepository,
    NotifiedActListener,
    ExpiredAccounts,
    DeliverNotifications,
    UnmailedWriter,
    NotificationPreferenceService,
    NotificationPreferenceRepository,
    DigestMailer,
    DigestSchedule,
    MailDigest,
    UnsubscribeTokens,
    TimeZoneListener,
  ],
})
export class NotificationsModule {}
