import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  CurrentCaller,
  CurrentOrganization,
  OrganizationScope,
  type Caller,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { fromCursor } from './notification-cursor.js';
import {
  NotificationChangeBody,
  NotificationChangeView,
  NotificationParameters,
  NotificationsView,
  toAgentRef,
  toNotifications,
  toOrder,
} from './notification.dto.js';
import { NotificationService } from './notification.service.js';

@ApiTags('Organizations')
@Controller('organizations/:organization_id/notifications')
export class NotificationController {
  constructor(private readonly notifications: NotificationService) {}

  @Get()
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.notifications.list',
    phase: 'setup',
    summary: 'What you were notified of in an organization, latest first',
    description: prose`
      Each member has their own list, without what they did themselves. Alike events of a day, such as the failed videos
      of a sheet, are one notification with a count; it is unread again when another one happens. A notification is kept
      for 90 days. \`notification.changed\` among the live events announces that the list is different.`,
    answer: NotificationsView,
    errors: [CommonErrors.agentNotFound, CommonErrors.validation],
  })
  async list(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @CurrentCaller() { userId }: Caller,
    @Query() query: NotificationParameters,
  ): Promise<NotificationsView> {
    const { unread: onlyUnread, archived: isArchived, kinds, limit, cursor } = query;
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    return toNotifications(
      await this.notifications.page({
        ...{ organizationId, userId, agent: toAgentRef(query), kinds, onlyUnread, isArchived, limit, after },
      }),
    );
  }

  @Patch()
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.notifications.update',
    phase: 'setup',
    summary: 'Mark notifications as read or unread, archive them or take them back',
    description: prose`
      Name them by \`ids\`, or all up to a time by \`until\`, so that what arrives later stays unread. Ids that are
      not among yours are ignored, and repeating a request changes nothing.`,
    answer: NotificationChangeView,
    errors: [CommonErrors.validation],
  })
  async update(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @CurrentCaller() { userId }: Caller,
    @Body() body: NotificationChangeBody,
  ): Promise<NotificationChangeView> {
    const { changed, unread } = await this.notifications.change({ organizationId, userId }, toOrder(body));
    return { changed, unread_count: unread };
  }
}
