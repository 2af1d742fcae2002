import { Module } from '@nestjs/common';
import { LiveEventRepository } from './live-event.repository.js';
import { LiveFeeds } from './live-feeds.js';
import { LiveNotifications } from './live-notifications.js';
import { LivePruner } from './live-pruner.js';
import { LiveRecorder } from './live-recorder.js';
import { LiveController } from './live.controller.js';
import { PresenceController } from './presence/presence.controller.js';
import { PresenceService } from './presence/presence.service.js';
import { SheetsModule } from '../sheets/sheets.module.js';
import { LiveService } from './live.service.js';

@Module({
  imports: [SheetsModule],
  controllers: [LiveController, PresenceController],
  providers: [
    LiveService,
    PresenceService,
    LiveFeeds,
    LiveEventRepository,
    LiveNotifications,
    LiveRecorder,
    LivePruner,
  ],
})
export class LiveModule {}
