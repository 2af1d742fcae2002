import { AccessKeyEntity } from '../accounts/access-keys/access-key.entity.js';
import { ExternalIdentityEntity } from '../accounts/external-identities/external-identity.entity.js';
import { MembershipEntity } from '../accounts/organizations/members/membership.entity.js';
import { RefreshTokenEntity, SessionEntity } from '../accounts/sessions/session.entity.js';
import { SignUpEntity } from '../accounts/sign-up/sign-up.entity.js';
import { InvitationEntity } from '../accounts/organizations/members/invitation.entity.js';
import { PasswordResetEntity } from '../accounts/passwords/password-reset.entity.js';
import { UserEntity } from '../accounts/users/user.entity.js';
import { AgentVoiceEntity } from '../agents/agents/agent-voice.entity.js';
import { AgentEntity } from '../agents/agents/agent.entity.js';
import { AvatarEntity } from '../agents/avatars/avatar.entity.js';
import { FolderEntity } from '../assets/folders/folder.entity.js';
import { ContentResourceEntity, MediaInspectionEntity } from '../assets/content-resources/content-resource.entity.js';
import {
  CreditAccountEntity,
  CreditGrantEntity,
  CreditHoldEntity,
  LedgerEntryEntity,
  LedgerPostingEntity,
} from '../billing/credits/ledger.entity.js';
import { CreateTasks1763700000000, KeysOfTasksToCome1763860000000, TaskEntity } from '@reelsheet/platform-jobs';
import { SheetEntity } from '../sheets/sheet/sheet.entity.js';
import { CellEntity } from '../sheets/cells/cell.entity.js';
import { SheetColumnEntity } from '../sheets/columns/column.entity.js';
import { SheetRowEntity } from '../sheets/rows/row.entity.js';
import { LayerEntity } from '../sheets/layers/layer.entity.js';
import { VariableEntity, VariablesSheetEntity } from '../sheets/variables/variable.entity.js';
import { GenerationEntity, GenerationOutputEntity } from '../generation/generations/generation.entity.js';
import { GenerationChunkEntity } from '../generation/generations/generation-chunk.entity.js';
import { BatchEntity } from '../generation/cell-jobs/batches/batch.entity.js';
import { CellJobEntity } from '../generation/cell-jobs/cell-job.entity.js';
import { MediaDepositEntity } from '../assets/media/media.entity.js';
import { OrganizationEntity } from '../accounts/organizations/organization.entity.js';
import { PostEntity, PostTargetEntity } from '../publishing/posts/post.entity.js';
import { ScheduleSlotsEntity } from '../publishing/schedule-slots/schedule-slots.entity.js';
import { CachedSegmentEntity } from '../rendering/segment-cache/cached-segment.entity.js';
import { RenderJobEntity } from '../rendering/render-job.entity.js';
import { SocialAccountEntity, SocialConnectionEntity } from '../publishing/social-accounts/social-account.entity.js';
import { VendorKeyEntity } from '../agents/vendor-keys/vendor-key.entity.js';
import { CreateAccess1763610000000 } from './migrations/1763610000000-create-access.js';
import { CreateLedger1763610100000 } from './migrations/1763610100000-create-ledger.js';
import { CreateEngines1763620000000 } from './migrations/1763620000000-create-engines.js';
import { CreateContentResources1763630000000 } from './migrations/1763630000000-create-content-resources.js';
import { CreateGenerations1763630000100 } from './migrations/1763630000100-create-generations.js';
import { CreateRenderJobs1763630000200 } from './migrations/1763630000200-create-render-jobs.js';
import { CreateSocialAccounts1763640000000 } from './migrations/1763640000000-create-social-accounts.js';
import { CreatePosts1763640000010 } from './migrations/1763640000010-create-posts.js';
import { CreateAgentVoice1763650000000 } from './migrations/1763650000000-create-agent-voice.js';
import { CreateAvatars1763660000000 } from './migrations/1763660000000-create-avatars.js';
import { CreateSetupProjects1763660000010 } from './migrations/1763660000010-create-setup-projects.js';
import { CreateOrganizationAvatars1763660000020 } from './migrations/1763660000020-create-organization-avatars.js';
import { CreateVendorKeys1763670000000 } from './migrations/1763670000000-create-vendor-keys.js';
import { CreateExternalIdentities1763670000010 } from './migrations/1763670000010-create-external-identities.js';
import { CreateAuditLog1763680000000 } from './migrations/1763680000000-create-audit-log.js';
import { EraseOrganizations1763680000010 } from './migrations/1763680000010-erase-organizations.js';
import { NameSheets1763690000000 } from './migrations/1763690000000-name-sheets.js';
import { DeferCellReferences1763690000010 } from './migrations/1763690000010-defer-cell-references.js';
import { ClaimProductionJobs1763700000010 } from './migrations/1763700000010-claim-production-jobs.js';
import { TasksForMediaAndErasure1763710000020 } from './migrations/1763710000020-tasks-for-media-and-erasure.js';
import { PublishByJobs1763710000030 } from './migrations/1763710000030-publish-by-jobs.js';
import { ClaimAccounts1763710000040 } from './migrations/1763710000040-claim-accounts.js';
import { CountSheetBytes1763720000000 } from './migrations/1763720000000-count-sheet-bytes.js';
import { KeepAuditLogApart1763720000010 } from './migrations/1763720000010-keep-audit-log-apart.js';
import { CountUncollectedWork1763730000000 } from './migrations/1763730000000-count-uncollected-work.js';
import { ReadyJobs1763730000010 } from './migrations/1763730000010-ready-jobs.js';
import { EndSessions1763740000000 } from './migrations/1763740000000-end-sessions.js';
import { ResetPasswords1763740000010 } from './migrations/1763740000010-reset-passwords.js';
import { ProveAddresses1763740000020 } from './migrations/1763740000020-prove-addresses.js';
import { FindAutomaticCells1763850000000 } from './migrations/1763850000000-find-automatic-cells.js';
import { BindConnections1763750000000 } from './migrations/1763750000000-bind-connections.js';
import { TouchSheets1763810000000 } from './migrations/1763810000000-touch-sheets.js';
import { CreateCellJobs1763860000010 } from './migrations/1763860000010-create-fillings.js';
import { KeepTemplates1763870000010 } from './migrations/1763870000010-keep-templates.js';
import { ForgetCellJobs1763890000000 } from './migrations/1763890000000-forget-fillings.js';
import { HearVendors1764100000000 } from './migrations/1764100000000-hear-vendors.js';
import { FindAbandonedWork1763870000000 } from './migrations/1763870000000-find-abandoned-work.js';
import { KeepGenerationChunks1764200000000 } from './migrations/1764200000000-keep-generation-pieces.js';
import { LimitVendors1764300000000 } from './migrations/1764300000000-limit-vendors.js';
import { CountNoOpenJobs1765000000000 } from './migrations/1765000000000-count-no-open-jobs.js';
import { CloseGaps1765200000000 } from './migrations/1765200000000-close-gaps.js';
import { FindFailures1765200000010 } from './migrations/1765200000010-find-failures.js';
import { KeepRenderParts1765300000000 } from './migrations/1765300000000-keep-render-parts.js';
import { CreateAssetFolders1766000000000 } from './migrations/1766000000000-create-asset-folders.js';
import { AgentActionEntity } from '../actions/agent-action.entity.js';
import { CreateAgentActions1766300000010 } from './migrations/1766300000010-create-agent-actions.js';
import { ChooseSlots1766100000000 } from './migrations/1766100000000-choose-slots.js';
import { FollowPosts1766100000020 } from './migrations/1766100000020-follow-posts.js';
import { PrepareMediaOfPosts1766100000010 } from './migrations/1766100000010-prepare-media-of-posts.js';
import { CreateMonitoring1766400000010 } from './migrations/1766400000010-create-monitoring.js';
import { MonitoringEntity, MonitoringScrapeEntity } from '../monitoring/monitoring.entity.js';
import { VendorPaceEntity, VendorSlotEntity } from '../generation/generations/vendors/vendor-slot.entity.js';
import { CreateVoices1766500000000 } from './migrations/1766500000000-create-voices.js';
import { VoiceEntity } from '../agents/voices/voice.entity.js';
import { TemplateEntity } from '../sheets/templates/template.entity.js';
import { AutomationConfigEntity } from '../webhooks/automation-config.entity.js';
import { WebhookDeliveryEntity } from '../webhooks/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from '../webhooks/webhook-endpoint.entity.js';
import { CreateWebhooks1766600000000 } from './migrations/1766600000000-create-webhooks.js';
import { BeginWeeksOnMonday1766700000000 } from './migrations/1766700000000-begin-weeks-on-monday.js';

/** Every table of base, by feature. */
export const entities = [
  AgentActionEntity,
  TaskEntity,
  UserEntity,
  MembershipEntity,
  SessionEntity,
  RefreshTokenEntity,
  PasswordResetEntity,
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
  SheetColumnEntity,
  CellEntity,
  LayerEntity,
  VariablesSheetEntity,
  VariableEntity,
  MediaDepositEntity,
  FolderEntity,
  ContentResourceEntity,
  MediaInspectionEntity,
  GenerationEntity,
  GenerationOutputEntity,
  GenerationChunkEntity,
  VendorSlotEntity,
  VendorPaceEntity,
  CellJobEntity,
  BatchEntity,
  RenderJobEntity,
  CachedSegmentEntity,
  TemplateEntity,
  AutomationConfigEntity,
  WebhookEndpointEntity,
  WebhookDeliveryEntity,
  SocialAccountEntity,
  SocialConnectionEntity,
  PostEntity,
  PostTargetEntity,
  ScheduleSlotsEntity,
  MonitoringEntity,
  MonitoringScrapeEntity,
];

/** In order of their timestamps. */
export const migrations = [
  CreateAccess1763610000000,
  CreateLedger1763610100000,
  CreateEngines1763620000000,
  CreateContentResources1763630000000,
  CreateGenerations1763630000100,
  CreateRenderJobs1763630000200,
  CreateSocialAccounts1763640000000,
  CreatePosts1763640000010,
  CreateAgentVoice1763650000000,
  CreateAvatars1763660000000,
  CreateSetupProjects1763660000010,
  CreateOrganizationAvatars1763660000020,
  CreateVendorKeys1763670000000,
  CreateExternalIdentities1763670000010,
  CreateAuditLog1763680000000,
  EraseOrganizations1763680000010,
  NameSheets1763690000000,
  DeferCellReferences1763690000010,
  CreateTasks1763700000000,
  ClaimProductionJobs1763700000010,
  TasksForMediaAndErasure1763710000020,
  PublishByJobs1763710000030,
  ClaimAccounts1763710000040,
  CountSheetBytes1763720000000,
  KeepAuditLogApart1763720000010,
  CountUncollectedWork1763730000000,
  ReadyJobs1763730000010,
  EndSessions1763740000000,
  ResetPasswords1763740000010,
  ProveAddresses1763740000020,
  BindConnections1763750000000,
  TouchSheets1763810000000,
  FindAutomaticCells1763850000000,
  KeysOfTasksToCome1763860000000,
  CreateCellJobs1763860000010,
  FindAbandonedWork1763870000000,
  KeepTemplates1763870000010,
  ForgetCellJobs1763890000000,
  HearVendors1764100000000,
  KeepGenerationChunks1764200000000,
  LimitVendors1764300000000,
  CountNoOpenJobs1765000000000,
  CloseGaps1765200000000,
  FindFailures1765200000010,
  KeepRenderParts1765300000000,
  CreateAssetFolders1766000000000,
  ChooseSlots1766100000000,
  PrepareMediaOfPosts1766100000010,
  FollowPosts1766100000020,
  CreateAgentActions1766300000010,
  CreateMonitoring1766400000010,
  CreateVoices1766500000000,
  CreateWebhooks1766600000000,
  BeginWeeksOnMonday1766700000000,
];
