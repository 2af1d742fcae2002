import { Body, Controller, Get, Patch } from '@nestjs/common';
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
import {
  NotificationPreferencesBody,
  NotificationPreferencesView,
  toPreferenceChanges,
  toPreferences,
} from './notification-preference.dto.js';
import { NotificationPreferenceService } from './notification-preference.service.js';

@ApiTags('Organizations')
@Controller('organizations/:organization_id/notification_preferences')
export class NotificationPreferenceController {
  constructor(private readonly preferences: NotificationPreferenceService) {}

  @Get()
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.notificationPreferences.get',
    phase: 'setup',
    summary: 'What you are notified of in an organization, and when by mail',
    answer: NotificationPreferencesView,
  })
  async read(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @CurrentCaller() { userId }: Caller,
  ): Promise<NotificationPreferencesView> {
    return toPreferences(await this.preferences.read({ organizationId, userId }));
  }

  @Patch()
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.notificationPreferences.update',
    phase: 'setup',
    summary: 'Change what you are notified of in an organization, and when by mail',
    description: prose`
      It applies to what happens from now on. A mail has what is unread by then and was in no mail before; none is sent
      where there is nothing. The hour is that of the time zone in your profile (\`PATCH /me\`).`,
    answer: NotificationPreferencesView,
    errors: [CommonErrors.validation],
  })
  async update(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @CurrentCaller() { userId }: Caller,
    @Body() body: NotificationPreferencesBody,
  ): Promise<NotificationPreferencesView> {
    return toPreferences(await this.preferences.change({ organizationId, userId }, toPreferenceChanges(body)));
  }
}
