import { AccessKeyEntity } from '../accounts/access-keys/access-key.entity.js';
import { ExternalIdentityEntity } from '../accounts/external-identities/external-identity.entity.js';
import { MembershipEntity } from '../accounts/organizations/members/membership.entity.js';
import { RefreshTokenEntity, SessionEntity } from '../accounts/sessions/session.entity.js';
import { PasskeyEntity, PasskeyRegistrationEntity } from '../accounts/second-factors/passkeys/passkey.entity.js';
import {
  RecoveryCodeEntity,
  SecondFactorEntity,
  TotpSecretEntity,
} from '../accounts/second-factors/second-factor.entity.js';
import { SignInChallengeEntity } from '../accounts/second-factors/sign-in-challenge.entity.js';
import { SignUpEntity } from '../accounts/sign-up/sign-up.entity.js';
import { InvitationEntity } from '../accounts/organizations/members/invitation.entity.js';
import { PasswordResetEntity } from '../accounts/passwords/password-reset.entity.js';
import { UserEntity } from '../accounts/users/user.entity.js';
import { AgentVoiceEntity } from '../agents/agents/agent-voice/agent-voice.entity.js';
import { AgentEntity } from '../agents/agents/agent.entity.js';
import { AvatarEntity } from '../agents/avatars/avatar.entity.js';
import { FolderEntity } from '../assets/folders/folder.entity.js';
import { ContentResourceEntity, MediaInspectionEntity } from '../assets/content-resources/content-resource.entity.js';
import { MediaAddressEntity } from '../assets/content-resources/media-address.entity.js';
import {
  CreditAccountEntity,
  CreditGrantEntity,
  CreditHoldEntity,
  LedgerEntryEntity,
  LedgerPostingEntity,
} from '../billing/credits/ledger.entity.js';
import {
  CreateFairShares1795630000000,
  CreateTasks1763700000000,
  FairShareEntity,
  RevisionsOfShares1795640400000,
  TaskEntity,
} from '@reelsheet/platform-jobs';
import { SheetEntity } from '../sheets/sheet/sheet.entity.js';
import { CellEntity } from '../sheets/cells/cell.entity.js';
import { SheetColumnEntity } from '../sheets/columns/column.entity.js';
import { IdeaRowEntity } from '../sheets/idea-rows/idea-row.entity.js';
import { SheetRowEntity } from '../sheets/rows/row.entity.js';
import { LayerEntity } from '../sheets/layers/layer.entity.js';
import { SavedViewEntity } from '../sheets/saved-views/saved-view.entity.js';
import { VariableEntity, VariablesSheetEntity } from '../sheets/variables/variable.entity.js';
import { GenerationEntity, GenerationOutputEntity } from '../generation/generations/generation.entity.js';
import { GenerationChunkEntity } from '../generation/generations/generation-chunk.entity.js';
import { BatchEntity } from '../generation/cell-jobs/batches/batch.entity.js';
import { CellJobEntity } from '../generation/cell-jobs/cell-job.entity.js';
import { InputChangeEntity } from '../production/nodes/input-change.entity.js';
import { SheetNodeEntity } from '../production/nodes/node.entity.js';
import { PostNodeEntity } from '../production/nodes/posts/post-node.entity.js';
import { MediaDepositEntity } from '../assets/media/media.entity.js';
import { OrganizationEntity } from '../accounts/organizations/organization.entity.js';
import { PostEntity, PostTargetEntity } from '../publishing/posts/post.entity.js';
import { PlannedPostEntity } from '../publishing/post-plans/planned-post.entity.js';
import { PostPlanEntity } from '../publishing/post-plans/post-plan.entity.js';
import { ScheduleSlotsEntity } from '../publishing/schedule-slots/schedule-slots.entity.js';
import { CachedSegmentEntity } from '../rendering/segment-cache/cached-segment.entity.js';
import { RenderJobEntity } from '../rendering/render-job.entity.js';
import { SocialAccountEntity, SocialConnectionEntity } from '../publishing/social-accounts/social-account.entity.js';
import { VendorKeyEntity } from '../agents/vendor-keys/vendor-key.entity.js';
import { ActionGateEntity } from '../actions/action-gate.entity.js';
import { GatePreparationEntity } from '../actions/gate-preparation/gate-preparation.entity.js';
import { LiveEventEntity, LiveHeadEntity } from '../live/live-event.entity.js';
import {
  MemberNotificationEntity,
  NotificationEntity,
  NotificationOccurrenceEntity,
} from '../notifications/notification.entity.js';
import { NotificationPreferenceEntity } from '../notifications/digests/notification-preference.entity.js';
import { AttentionDismissalEntity } from '../overviews/attention/attention-dismissal.entity.js';
import { AgentActionEntity } from '../actions/agent-action.entity.js';
import { MonitoringEntity, MonitoringScrapeEntity } from '../monitoring/monitoring.entity.js';
import { VendorRateEntity, VendorSlotEntity } from '../generation/generations/vendors/vendor-slot.entity.js';
import { VoiceEntity } from '../agents/voices/voice.entity.js';
import { TemplateEntity } from '../sheets/templates/template.entity.js';
import { AutomationConfigEntity } from '../webhooks/automation-config.entity.js';
import { WebhookDeliveryEntity } from '../webhooks/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from '../webhooks/webhook-endpoint.entity.js';
import { WebhookListenerEntity, WebhookMessageEntity } from '../webhooks/listening/webhook-listener.entity.js';
import { Baseline1795490000000 } from './migrations/1795490000000-baseline.js';
import { VendorTaskEnd1795600000000 } from './migrations/1795600000000-vendor-task-end.js';
import { CostLimits1795610000000 } from './migrations/1795610000000-cost-limits.js';
import { AccessKeyScopes1795610000012 } from './migrations/1795610000012-access-key-scopes.js';
import { InspectionOfResources1795610000015 } from './migrations/1795610000015-inspection-of-resources.js';
import { SecondFactors1795622500000 } from './migrations/second-factors/1795622500000-second-factors.js';
import { SignInChallenges1795622600000 } from './migrations/second-factors/1795622600000-sign-in-challenges.js';
import { Founders1795630000001 } from './migrations/fair-shares/1795630000001-founders.js';
import { FirstCredits1795630000002 } from './migrations/fair-shares/1795630000002-first-credits.js';
import { FoundersAndShares1795630000003 } from './migrations/fair-shares/1795630000003-founders-and-shares.js';
import { SharesOfGenerations1795630000004 } from './migrations/fair-shares/1795630000004-shares-of-generations.js';
import { SharesOfScrapes1795630000005 } from './migrations/fair-shares/1795630000005-shares-of-scrapes.js';
import { SharesOfRenders1795630000006 } from './migrations/fair-shares/1795630000006-shares-of-renders.js';
import { SharesOfPosts1795630000007 } from './migrations/fair-shares/1795630000007-shares-of-posts.js';
import { SharesOfDeliveries1795630000008 } from './migrations/fair-shares/1795630000008-shares-of-deliveries.js';
import { SharesOfSlots1795630000009 } from './migrations/fair-shares/1795630000009-shares-of-slots.js';
import { BatchesThroughRenders1795645100000 } from './migrations/1795645100000-batches-through-renders.js';
import { SheetNodes1795645000000 } from './migrations/sheets/1795645000000-sheet-nodes.js';
import { ActionGates1795640100000 } from './migrations/1795640100000-action-gates.js';
import { IdeaRows1795670000000 } from './migrations/1795670000000-idea-rows.js';
import { PostsOfIdeas1795680000000 } from './migrations/1795680000000-posts-of-ideas.js';
import { OrdersOfBatches1795690000000 } from './migrations/1795690000000-orders-of-batches.js';
import { SheetChanges1795691000000 } from './migrations/sheets/1795691000000-sheet-changes.js';
import { LiveEvents1795746000000 } from './migrations/1795746000000-live-events.js';
import { TrashOfFiles1795747000001 } from './migrations/1795747000001-trash-of-files.js';
import { Overviews1795747000031 } from './migrations/1795747000031-overviews.js';
import { Notifications1795748000010 } from './migrations/1795748000010-notifications.js';
import { FinalVideos1795748000041 } from './migrations/1795748000041-final-videos.js';
import { WebhookListeners1795749000010 } from './migrations/1795749000010-webhook-listeners.js';
import { ItemsWithFiles1795749000000 } from './migrations/sheets/1795749000000-items-with-files.js';
import { FilesOfCells1795749000030 } from './migrations/sheets/1795749000030-files-of-cells.js';
import { ShownGenerations1795749000020 } from './migrations/sheets/1795749000020-shown-generations.js';
import { SavedViews1795747000131 } from './migrations/sheets/1795747000131-saved-views.js';
import { TrashOfSheets1795747000000 } from './migrations/sheets/1795747000000-trash-of-sheets.js';
import { SheetChangeSets1795746300000 } from './migrations/sheets/1795746300000-sheet-change-sets.js';
import { ChainsOfRefreshTokens1795690000010 } from './migrations/accounts/1795690000010-chains-of-refresh-tokens.js';
import { ProfilesOfUsers1795690000011 } from './migrations/accounts/1795690000011-profiles-of-users.js';
import { DeletionOfUsers1795690000012 } from './migrations/accounts/1795690000012-deletion-of-users.js';
import { MediaAddresses1795650000000 } from './migrations/1795650000000-media-addresses.js';
import { PostPlans1795660100000 } from './migrations/1795660100000-post-plans.js';
import { BatchesThroughPosts1795670200000 } from './migrations/1795670200000-batches-through-posts.js';
import { AccountsOfPosts1795660000000 } from './migrations/1795660000000-accounts-of-posts.js';
import { GatePreparations1795640200000 } from './migrations/1795640200000-gate-preparations.js';
import { TargetsOfDeliveries1795640300000 } from './migrations/1795640300000-targets-of-deliveries.js';
import { ApprovedPosts1795640000000 } from './migrations/1795640000000-approved-posts.js';
import { NetworkOfSessions1795622700000 } from './migrations/second-factors/1795622700000-network-of-sessions.js';
import { Passkeys1795622800000 } from './migrations/second-factors/1795622800000-passkeys.js';
import { FactorRequirement1795622900000 } from './migrations/second-factors/1795622900000-factor-requirement.js';
import { FreshFactors1795623000000 } from './migrations/second-factors/1795623000000-fresh-factors.js';

/** Every table of base, by feature. */
export const entities = [
  AgentActionEntity,
  ActionGateEntity,
  GatePreparationEntity,
  TaskEntity,
  FairShareEntity,
  UserEntity,
  MembershipEntity,
  SessionEntity,
  RefreshTokenEntity,
  PasswordResetEntity,
  SecondFactorEntity,
  TotpSecretEntity,
  RecoveryCodeEntity,
  PasskeyEntity,
  PasskeyRegistrationEntity,
  SignInChallengeEntity,
  SignUpEntity,
  InvitationEntity,
  AccessKeyEntity,
  ExternalIdentityEntity,
  OrganizationEntity,
  AgentEntity,
  AgentVoiceEntity,
  AvatarEntity,
  VendorKeyEntity,
  VoiceEntity,
  CreditAccountEntity,
  LedgerEntryEntity,
  LedgerPostingEntity,
  CreditHoldEntity,
  CreditGrantEntity,
  SheetEntity,
  SheetRowEntity,
  IdeaRowEntity,
  SheetColumnEntity,
  CellEntity,
  LayerEntity,
  VariablesSheetEntity,
  VariableEntity,
  SavedViewEntity,
  MediaDepositEntity,
  FolderEntity,
  ContentResourceEntity,
  MediaInspectionEntity,
  MediaAddressEntity,
  GenerationEntity,
  GenerationOutputEntity,
  GenerationChunkEntity,
  VendorSlotEntity,
  VendorRateEntity,
  CellJobEntity,
  BatchEntity,
  RenderJobEntity,
  CachedSegmentEntity,
  SheetNodeEntity,
  PostNodeEntity,
  InputChangeEntity,
  TemplateEntity,
  AutomationConfigEntity,
  WebhookEndpointEntity,
  WebhookListenerEntity,
  WebhookMessageEntity,
  WebhookDeliveryEntity,
  SocialAccountEntity,
  SocialConnectionEntity,
  PostEntity,
  PostTargetEntity,
  ScheduleSlotsEntity,
  PostPlanEntity,
  PlannedPostEntity,
  MonitoringEntity,
  MonitoringScrapeEntity,
  LiveHeadEntity,
  LiveEventEntity,
  NotificationOccurrenceEntity,
  NotificationEntity,
  MemberNotificationEntity,
  NotificationPreferenceEntity,
  AttentionDismissalEntity,
];

/** In the order of their timestamps. */
export const migrations = [
  CreateTasks1763700000000,
  Baseline1795490000000,
  VendorTaskEnd1795600000000,
  CostLimits1795610000000,
  AccessKeyScopes1795610000012,
  InspectionOfResources1795610000015,
  SecondFactors1795622500000,
  SignInChallenges1795622600000,
  NetworkOfSessions1795622700000,
  Passkeys1795622800000,
  FactorRequirement1795622900000,
  FreshFactors1795623000000,
  CreateFairShares1795630000000,
  Founders1795630000001,
  FirstCredits1795630000002,
  FoundersAndShares1795630000003,
  SharesOfGenerations1795630000004,
  SharesOfScrapes1795630000005,
  SharesOfRenders1795630000006,
  SharesOfPosts1795630000007,
  SharesOfDeliveries1795630000008,
  SharesOfSlots1795630000009,
  ApprovedPosts1795640000000,
  ActionGates1795640100000,
  GatePreparations1795640200000,
  TargetsOfDeliveries1795640300000,
  RevisionsOfShares1795640400000,
  SheetNodes1795645000000,
  BatchesThroughRenders1795645100000,
  MediaAddresses1795650000000,
  AccountsOfPosts1795660000000,
  PostPlans1795660100000,
  IdeaRows1795670000000,
  BatchesThroughPosts1795670200000,
  PostsOfIdeas1795680000000,
  OrdersOfBatches1795690000000,
  ChainsOfRefreshTokens1795690000010,
  ProfilesOfUsers1795690000011,
  DeletionOfUsers1795690000012,
  SheetChanges1795691000000,
  LiveEvents1795746000000,
  SheetChangeSets1795746300000,
  TrashOfSheets1795747000000,
  TrashOfFiles1795747000001,
  Overviews1795747000031,
  SavedViews1795747000131,
  Notifications1795748000010,
  FinalVideos1795748000041,
  ItemsWithFiles1795749000000,
  WebhookListeners1795749000010,
  ShownGenerations1795749000020,
  FilesOfCells1795749000030,
];
