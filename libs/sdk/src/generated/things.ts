// Generated from docs/api/reelsheet.json (`npm run generate`).

import type {
  AgentCoreGetData,
  AgentCoreGetResponses,
  AgentCoreUpdateData,
  AgentCoreUpdateResponses,
  AgentsAvatarsAddData,
  AgentsAvatarsAddResponses,
  AgentsAvatarsListData,
  AgentsAvatarsListResponses,
  AgentsAvatarsMakePrimaryData,
  AgentsAvatarsMakePrimaryResponses,
  AgentsAvatarsRemoveData,
  AgentsAvatarsRemoveResponses,
  AgentsCreateData,
  AgentsCreateResponses,
  AgentsDeleteData,
  AgentsDeleteResponses,
  AgentsGetData,
  AgentsGetResponses,
  AgentsListData,
  AgentsListResponses,
  AgentsUpdateData,
  AgentsUpdateResponses,
  AuditLogListData,
  AuditLogListResponses,
  AuditLogVerifyData,
  AuditLogVerifyResponses,
  AuthRefreshData,
  AuthRefreshResponses,
  AuthResendVerificationData,
  AuthResendVerificationResponses,
  AuthSecondFactorBeginPasskeyData,
  AuthSecondFactorBeginPasskeyResponses,
  AuthSecondFactorChallengeData,
  AuthSecondFactorChallengeResponses,
  AuthSecondFactorCompleteData,
  AuthSecondFactorCompleteResponses,
  AuthSignInData,
  AuthSignInResponses,
  AuthSignOutBrowserData,
  AuthSignOutBrowserResponses,
  AuthSignOutData,
  AuthSignOutEverywhereData,
  AuthSignOutEverywhereResponses,
  AuthSignOutResponses,
  AuthSignUpData,
  AuthSignUpResponses,
  AuthVerifyEmailData,
  AuthVerifyEmailResponses,
  BackupsCreateData,
  BackupsCreateResponses,
  BackupsHideData,
  BackupsHideResponses,
  BackupsListData,
  BackupsListResponses,
  BlobsUploadData,
  BlobsUploadResponses,
  ConversationsDeleteData,
  ConversationsDeleteResponses,
  ConversationsGetData,
  ConversationsGetResponses,
  ConversationsListData,
  ConversationsListResponses,
  ConversationsMessagesListData,
  ConversationsMessagesListResponses,
  ConversationsUpdateData,
  ConversationsUpdateResponses,
  CreditsGetData,
  CreditsGetResponses,
  CreditsGrantData,
  CreditsGrantResponses,
  CreditsSpendingGetData,
  FilesCreateData,
  FilesCreateResponses,
  FilesDeleteData,
  FilesDeleteResponses,
  FilesGetData,
  FilesGetResponses,
  FilesListData,
  FilesListResponses,
  FilesRestoreData,
  FilesRestoreResponses,
  FilesUpdateData,
  FilesUpdateResponses,
  FilesUsesListData,
  FilesUsesListResponses,
  FilesWithdrawAddressData,
  FilesWithdrawAddressResponses,
  FoldersCreateData,
  FoldersCreateResponses,
  FoldersDeleteData,
  FoldersDeleteResponses,
  FoldersUpdateData,
  FoldersUpdateResponses,
  GenerationsContinueData,
  GenerationsContinueResponses,
  GenerationsGetData,
  GenerationsGetResponses,
  GenerationsStopData,
  GenerationsStopResponses,
  GenerationsWatchData,
  GenerationsWatchResponses,
  IdeasAdvanceData,
  IdeasAdvanceResponses,
  IdeasConvertData,
  IdeasConvertResponses,
  IdeasGetData,
  IdeasGetResponses,
  IdeasListData,
  IdeasListResponses,
  IdeasProduceData,
  IdeasProduceResponses,
  IdeasRefineData,
  IdeasRefineResponses,
  IdeasResearchData,
  IdeasResearchResponses,
  IdeasSetStatusData,
  IdeasSetStatusResponses,
  InstallationGetData,
  InstallationGetResponses,
  InvitationsAcceptData,
  InvitationsAcceptResponses,
  InvitationsWithdrawData,
  InvitationsWithdrawResponses,
  KeysCreateData,
  KeysCreateResponses,
  KeysListData,
  KeysListResponses,
  KeysRenameData,
  KeysRenameResponses,
  KeysRevokeAllData,
  KeysRevokeAllResponses,
  KeysRevokeData,
  KeysRevokeResponses,
  LibraryListData,
  LibraryListResponses,
  MailRecipientsConfirmData,
  MailRecipientsResubscribeData,
  MailRecipientsShowConfirmationData,
  MailRecipientsShowUnsubscriptionData,
  MailRecipientsUnsubscribeData,
  MeDeleteData,
  MeDeleteResponses,
  MeGetData,
  MeGetResponses,
  MeUpdateData,
  MeUpdateResponses,
  MediaDownloadData,
  ModelsListData,
  ModelsListResponses,
  MonitoringCreateData,
  MonitoringCreateResponses,
  MonitoringGetData,
  MonitoringGetResponses,
  MonitoringUpdateData,
  MonitoringUpdateResponses,
  NotificationMailsShowData,
  NotificationMailsUnsubscribeData,
  OrganizationsAttentionDismissData,
  OrganizationsAttentionDismissResponses,
  OrganizationsAttentionListData,
  OrganizationsAttentionListResponses,
  OrganizationsAttentionRestoreData,
  OrganizationsAttentionRestoreResponses,
  OrganizationsCreateData,
  OrganizationsCreateResponses,
  OrganizationsDeleteData,
  OrganizationsDeleteResponses,
  OrganizationsEventsWatchData,
  OrganizationsEventsWatchResponses,
  OrganizationsGetData,
  OrganizationsGetResponses,
  OrganizationsLeaveData,
  OrganizationsLeaveResponses,
  OrganizationsListData,
  OrganizationsListResponses,
  OrganizationsMembersAddData,
  OrganizationsMembersAddResponses,
  OrganizationsMembersListData,
  OrganizationsMembersListResponses,
  OrganizationsMembersRemoveData,
  OrganizationsMembersRemoveResponses,
  OrganizationsMembersSetRoleData,
  OrganizationsMembersSetRoleResponses,
  OrganizationsNotificationPreferencesGetData,
  OrganizationsNotificationPreferencesGetResponses,
  OrganizationsNotificationPreferencesUpdateData,
  OrganizationsNotificationPreferencesUpdateResponses,
  OrganizationsNotificationsListData,
  OrganizationsNotificationsListResponses,
  OrganizationsNotificationsUpdateData,
  OrganizationsNotificationsUpdateResponses,
  OrganizationsOverviewGetData,
  OrganizationsOverviewGetResponses,
  OrganizationsPresenceSetData,
  OrganizationsPresenceSetResponses,
  OrganizationsUpdateData,
  OrganizationsUpdateResponses,
  PasswordChangeData,
  PasswordChangeResponses,
  PasswordRequestResetData,
  PasswordRequestResetResponses,
  PasswordResetData,
  PasswordResetResponses,
  PlatformsListData,
  PlatformsListResponses,
  PostsApproveData,
  PostsApproveResponses,
  PostsCreateData,
  PostsCreateResponses,
  PostsDeleteData,
  PostsDeleteResponses,
  PostsGetData,
  PostsGetResponses,
  PostsListData,
  PostsListResponses,
  PostsUpdateData,
  PostsUpdatePublishedData,
  PostsUpdatePublishedResponses,
  PostsUpdateResponses,
  PreferencesGetData,
  PreferencesGetResponses,
  PreferencesSetData,
  PreferencesSetResponses,
  PricesListData,
  PricesListResponses,
  ProfileGetData,
  ProfileGetResponses,
  ProfileResetData,
  ProfileResetResponses,
  ProfileSetUpData,
  ProfileSetUpResponses,
  ProfileUpdateData,
  ProfileUpdateResponses,
  RecurringJobsCreateData,
  RecurringJobsCreateDefaultsData,
  RecurringJobsCreateDefaultsResponses,
  RecurringJobsCreateResponses,
  RecurringJobsDeleteData,
  RecurringJobsDeleteResponses,
  RecurringJobsGetData,
  RecurringJobsGetResponses,
  RecurringJobsListData,
  RecurringJobsListResponses,
  RecurringJobsPauseData,
  RecurringJobsPauseResponses,
  RecurringJobsResumeData,
  RecurringJobsResumeResponses,
  RecurringJobsUpdateData,
  RecurringJobsUpdateResponses,
  RendersCreateData,
  RendersCreateResponses,
  RendersDownloadData,
  RendersDownloadResponses,
  RendersGetData,
  RendersGetResponses,
  RendersGetSchemaData,
  RendersGetSchemaResponses,
  RendersListData,
  RendersListResponses,
  RendersStopData,
  RendersStopResponses,
  RendersWatchData,
  RendersWatchResponses,
  ResumableUploadsAppendData,
  ResumableUploadsAppendResponses,
  ResumableUploadsDeleteData,
  ResumableUploadsDeleteResponses,
  RunsApproveData,
  RunsApproveResponses,
  RunsCreateData,
  RunsCreateResponses,
  RunsGetData,
  RunsGetResponses,
  RunsListData,
  RunsListResponses,
  RunsStopData,
  RunsStopResponses,
  RunsWatchData,
  RunsWatchResponses,
  ScheduleSlotsGetData,
  ScheduleSlotsGetResponses,
  ScheduleSlotsSetData,
  ScheduleSlotsSetResponses,
  SecondFactorsConfirmData,
  SecondFactorsConfirmResponses,
  SecondFactorsListData,
  SecondFactorsListResponses,
  SecondFactorsPasskeysAddData,
  SecondFactorsPasskeysAddResponses,
  SecondFactorsPasskeysBeginData,
  SecondFactorsPasskeysBeginResponses,
  SecondFactorsRecoveryCodesRenewData,
  SecondFactorsRecoveryCodesRenewResponses,
  SecondFactorsRemoveData,
  SecondFactorsRemoveResponses,
  SecondFactorsRenameData,
  SecondFactorsRenameResponses,
  SecondFactorsTotpCreateData,
  SecondFactorsTotpCreateResponses,
  SessionsEndData,
  SessionsEndResponses,
  SessionsListData,
  SessionsListResponses,
  SheetsAutomaticFailuresListData,
  SheetsAutomaticFailuresListResponses,
  SheetsBatchesGetData,
  SheetsBatchesGetResponses,
  SheetsBatchesListData,
  SheetsBatchesListResponses,
  SheetsBatchesPauseData,
  SheetsBatchesPauseResponses,
  SheetsBatchesResumeData,
  SheetsBatchesResumeResponses,
  SheetsBatchesRetryFailedData,
  SheetsBatchesRetryFailedResponses,
  SheetsBatchesStopData,
  SheetsBatchesStopResponses,
  SheetsBatchesWatchData,
  SheetsBatchesWatchResponses,
  SheetsCellsFindData,
  SheetsCellsFindResponses,
  SheetsCellsGenerateData,
  SheetsCellsGenerateResponses,
  SheetsCellsGetData,
  SheetsCellsGetResponses,
  SheetsCellsListData,
  SheetsCellsListResponses,
  SheetsCellsSelectGenerationData,
  SheetsCellsSelectGenerationResponses,
  SheetsCellsUpdateData,
  SheetsCellsUpdateManyData,
  SheetsCellsUpdateManyResponses,
  SheetsCellsUpdateResponses,
  SheetsChangesListData,
  SheetsChangesListResponses,
  SheetsChangesUndoData,
  SheetsChangesUndoResponses,
  SheetsCloneData,
  SheetsCloneResponses,
  SheetsColumnsCreateData,
  SheetsColumnsCreateManyData,
  SheetsColumnsCreateManyResponses,
  SheetsColumnsCreateResponses,
  SheetsColumnsDeleteData,
  SheetsColumnsDeleteManyData,
  SheetsColumnsDeleteManyResponses,
  SheetsColumnsDeleteResponses,
  SheetsColumnsDuplicateData,
  SheetsColumnsDuplicateManyData,
  SheetsColumnsDuplicateManyResponses,
  SheetsColumnsDuplicateResponses,
  SheetsColumnsListData,
  SheetsColumnsListResponses,
  SheetsColumnsMoveData,
  SheetsColumnsMoveResponses,
  SheetsColumnsUpdateData,
  SheetsColumnsUpdateManyData,
  SheetsColumnsUpdateManyResponses,
  SheetsColumnsUpdateResponses,
  SheetsCreateData,
  SheetsCreateResponses,
  SheetsCreateTemplateData,
  SheetsCreateTemplateResponses,
  SheetsDeleteData,
  SheetsDeleteResponses,
  SheetsDeletionsListData,
  SheetsDeletionsListResponses,
  SheetsEstimateData,
  SheetsEstimateResponses,
  SheetsExportData,
  SheetsGetData,
  SheetsGetResponses,
  SheetsGridGetData,
  SheetsGridGetResponses,
  SheetsLayersCreateData,
  SheetsLayersCreateManyData,
  SheetsLayersCreateManyResponses,
  SheetsLayersCreateResponses,
  SheetsLayersDeleteData,
  SheetsLayersDeleteManyData,
  SheetsLayersDeleteManyResponses,
  SheetsLayersDeleteResponses,
  SheetsLayersDuplicateData,
  SheetsLayersDuplicateManyData,
  SheetsLayersDuplicateManyResponses,
  SheetsLayersDuplicateResponses,
  SheetsLayersGenerateData,
  SheetsLayersGenerateResponses,
  SheetsLayersGetData,
  SheetsLayersGetResponses,
  SheetsLayersMoveData,
  SheetsLayersMoveResponses,
  SheetsLayersUpdateData,
  SheetsLayersUpdateResponses,
  SheetsListData,
  SheetsListResponses,
  SheetsPostPlanCheckData,
  SheetsPostPlanCheckResponses,
  SheetsPostPlanCreatePostsData,
  SheetsPostPlanCreatePostsResponses,
  SheetsPostPlanDeleteData,
  SheetsPostPlanDeleteResponses,
  SheetsPostPlanGetData,
  SheetsPostPlanGetResponses,
  SheetsPostPlanSetData,
  SheetsPostPlanSetResponses,
  SheetsRestoreData,
  SheetsRestoreResponses,
  SheetsRowsCreateData,
  SheetsRowsCreateManyData,
  SheetsRowsCreateManyResponses,
  SheetsRowsCreateResponses,
  SheetsRowsDeleteData,
  SheetsRowsDeleteManyData,
  SheetsRowsDeleteManyResponses,
  SheetsRowsDeleteResponses,
  SheetsRowsDuplicateData,
  SheetsRowsDuplicateManyData,
  SheetsRowsDuplicateManyResponses,
  SheetsRowsDuplicateResponses,
  SheetsRowsEstimateData,
  SheetsRowsEstimateResponses,
  SheetsRowsFindData,
  SheetsRowsFindResponses,
  SheetsRowsGenerateData,
  SheetsRowsGenerateResponses,
  SheetsRowsGetData,
  SheetsRowsGetResponses,
  SheetsRowsImportData,
  SheetsRowsImportResponses,
  SheetsRowsListData,
  SheetsRowsListPostsData,
  SheetsRowsListPostsResponses,
  SheetsRowsListResponses,
  SheetsRowsMoveData,
  SheetsRowsMoveResponses,
  SheetsRowsUpdateData,
  SheetsRowsUpdateManyData,
  SheetsRowsUpdateManyResponses,
  SheetsRowsUpdateResponses,
  SheetsStatesListData,
  SheetsStatesListResponses,
  SheetsUpdateData,
  SheetsUpdateResponses,
  SheetsVariablesGetTemplateData,
  SheetsVariablesImportData,
  SheetsVariablesImportResponses,
  SheetsVariablesListData,
  SheetsVariablesListResponses,
  SheetsViewsCreateData,
  SheetsViewsCreateResponses,
  SheetsViewsDeleteData,
  SheetsViewsDeleteResponses,
  SheetsViewsListData,
  SheetsViewsListResponses,
  SheetsViewsUpdateData,
  SheetsViewsUpdateResponses,
  SocialAccountsCompleteConnectionData,
  SocialAccountsConnectData,
  SocialAccountsConnectResponses,
  SocialAccountsDisconnectData,
  SocialAccountsDisconnectResponses,
  SocialAccountsListData,
  SocialAccountsListResponses,
  SocialAccountsUndoConnectionData,
  StockAvatarsDownloadData,
  StockAvatarsListData,
  StockAvatarsListResponses,
  TemplatesCloneData,
  TemplatesCloneResponses,
  TemplatesDeleteData,
  TemplatesDeleteResponses,
  TemplatesDownloadCoverData,
  TemplatesGetData,
  TemplatesGetResponses,
  TemplatesListData,
  TemplatesListResponses,
  TemplatesUpdateData,
  TemplatesUpdateResponses,
  TranscriptionsCreateData,
  TranscriptionsCreateResponses,
  TrashDeleteFileData,
  TrashDeleteFileResponses,
  TrashDeleteSheetData,
  TrashDeleteSheetResponses,
  TrashEmptyFilesData,
  TrashEmptyFilesResponses,
  TrashListFilesData,
  TrashListFilesResponses,
  TrashListSheetsData,
  TrashListSheetsResponses,
  TrendsListData,
  TrendsListResponses,
  UncollectedWorkGetData,
  UncollectedWorkGetResponses,
  UncollectedWorkPayData,
  UncollectedWorkPayResponses,
  UploadsCreateData,
  UploadsCreateResponses,
  UploadsCreateResumableData,
  UploadsCreateResumableResponses,
  VendorCallbacksReceiveData,
  VendorCallbacksReceiveResponses,
  VoicesCloneData,
  VoicesCloneResponses,
  VoicesDeleteData,
  VoicesDeleteResponses,
  VoicesDesignData,
  VoicesDesignResponses,
  VoicesGenerateDescriptionData,
  VoicesGenerateDescriptionResponses,
  VoicesGenerateSamplesData,
  VoicesGenerateSamplesResponses,
  VoicesGenerateScriptData,
  VoicesGenerateScriptResponses,
  VoicesIntegrationConnectData,
  VoicesIntegrationConnectResponses,
  VoicesIntegrationDisconnectData,
  VoicesIntegrationDisconnectResponses,
  VoicesIntegrationGetData,
  VoicesIntegrationGetResponses,
  VoicesIntegrationTestData,
  VoicesIntegrationTestResponses,
  VoicesListData,
  VoicesListResponses,
  VoicesPreviewsCreateData,
  VoicesPreviewsCreateResponses,
  VoicesPreviewsGetData,
  VoicesPreviewsGetResponses,
  WatchlistsCreateData,
  WatchlistsCreateResponses,
  WatchlistsDeleteData,
  WatchlistsDeleteResponses,
  WatchlistsGetData,
  WatchlistsGetResponses,
  WatchlistsListData,
  WatchlistsListResponses,
  WatchlistsSourcesAddData,
  WatchlistsSourcesAddResponses,
  WatchlistsSourcesRemoveByTargetData,
  WatchlistsSourcesRemoveByTargetResponses,
  WatchlistsSourcesRemoveData,
  WatchlistsSourcesRemoveResponses,
  WatchlistsUpdateData,
  WatchlistsUpdateResponses,
  WebhooksDeliveriesListData,
  WebhooksDeliveriesListResponses,
  WebhooksDeliveriesReplayData,
  WebhooksDeliveriesReplayResponses,
  WebhooksDeliveriesRetryData,
  WebhooksDeliveriesRetryResponses,
  WebhooksGetData,
  WebhooksGetResponses,
  WebhooksListenData,
  WebhooksListenResponses,
  WebhooksRotateSecretData,
  WebhooksRotateSecretResponses,
  WebhooksTestCallbackData,
  WebhooksTestCallbackResponses,
  WebhooksTestData,
  WebhooksTestResponses,
  WebhooksUpdateData,
  WebhooksUpdateResponses,
  WorkspacesListData,
  WorkspacesListResponses,
} from '@reelsheet/client';
import type { Method, ContentMethod, PagedMethod, StreamMethod, WorkMethod } from '../operations/methods.js';

export interface Things<Known extends string = never> {
  readonly agentCore: AgentCoreOperations<Known>;
  readonly agents: AgentsOperations<Known>;
  readonly auditLog: AuditLogOperations<Known>;
  readonly auth: AuthOperations<Known>;
  readonly backups: BackupsOperations<Known>;
  readonly blobs: BlobsOperations<Known>;
  readonly conversations: ConversationsOperations<Known>;
  readonly credits: CreditsOperations<Known>;
  readonly files: FilesOperations<Known>;
  readonly folders: FoldersOperations<Known>;
  readonly generations: GenerationsOperations<Known>;
  readonly ideas: IdeasOperations<Known>;
  readonly installation: InstallationOperations<Known>;
  readonly invitations: InvitationsOperations<Known>;
  readonly keys: KeysOperations<Known>;
  readonly library: LibraryOperations<Known>;
  readonly mailRecipients: MailRecipientsOperations<Known>;
  readonly me: MeOperations<Known>;
  readonly media: MediaOperations<Known>;
  readonly models: ModelsOperations<Known>;
  readonly monitoring: MonitoringOperations<Known>;
  readonly notificationMails: NotificationMailsOperations<Known>;
  readonly organizations: OrganizationsOperations<Known>;
  readonly password: PasswordOperations<Known>;
  readonly platforms: PlatformsOperations<Known>;
  readonly posts: PostsOperations<Known>;
  readonly preferences: PreferencesOperations<Known>;
  readonly prices: PricesOperations<Known>;
  readonly profile: ProfileOperations<Known>;
  readonly recurringJobs: RecurringJobsOperations<Known>;
  readonly renders: RendersOperations<Known>;
  readonly resumableUploads: ResumableUploadsOperations<Known>;
  readonly runs: RunsOperations<Known>;
  readonly scheduleSlots: ScheduleSlotsOperations<Known>;
  readonly secondFactors: SecondFactorsOperations<Known>;
  readonly sessions: SessionsOperations<Known>;
  readonly sheets: SheetsOperations<Known>;
  readonly socialAccounts: SocialAccountsOperations<Known>;
  readonly stockAvatars: StockAvatarsOperations<Known>;
  readonly templates: TemplatesOperations<Known>;
  readonly transcriptions: TranscriptionsOperations<Known>;
  readonly trash: TrashOperations<Known>;
  readonly trends: TrendsOperations<Known>;
  readonly uncollectedWork: UncollectedWorkOperations<Known>;
  readonly uploads: UploadsOperations<Known>;
  readonly vendorCallbacks: VendorCallbacksOperations<Known>;
  readonly voices: VoicesOperations<Known>;
  readonly watchlists: WatchlistsOperations<Known>;
  readonly webhooks: WebhooksOperations<Known>;
  readonly workspaces: WorkspacesOperations<Known>;
}

export interface AgentCoreOperations<Known extends string = never> {
  /**
   * The agent's profile.
   *
   * `GET /agents/{agent_id}/core` of core; a key needs read.
   */
  readonly get: Method<AgentCoreGetData, AgentCoreGetResponses, Known>;
  /**
   * Change the agent's profile.
   *
   * `PATCH /agents/{agent_id}/core` of core; a key needs write.
   */
  readonly update: Method<AgentCoreUpdateData, AgentCoreUpdateResponses, Known>;
}

export interface AgentsOperations<Known extends string = never> {
  /**
   * Create an agent with its setup project.
   *
   * `POST /agents` of base; a key needs account.
   */
  readonly create: Method<AgentsCreateData, AgentsCreateResponses, Known>;
  /**
   * Delete an agent (owner, manager or its creator).
   *
   * `DELETE /agents/{agent_id}` of base; a key needs write.
   */
  readonly delete: Method<AgentsDeleteData, AgentsDeleteResponses, Known>;
  /**
   * An agent.
   *
   * `GET /agents/{agent_id}` of base; a key needs read.
   */
  readonly get: Method<AgentsGetData, AgentsGetResponses, Known>;
  /**
   * Agents that you can see.
   *
   * `GET /agents` of base; a key needs read.
   */
  readonly list: Method<AgentsListData, AgentsListResponses, Known>;
  /**
   * Change an agent.
   *
   * `PATCH /agents/{agent_id}` of base; a key needs write.
   */
  readonly update: Method<AgentsUpdateData, AgentsUpdateResponses, Known>;
  readonly avatars: AgentsAvatarsOperations<Known>;
}

export interface AgentsAvatarsOperations<Known extends string = never> {
  /**
   * Add avatars.
   *
   * `POST /agents/{agent_id}/avatars` of base; a key needs write.
   */
  readonly add: Method<AgentsAvatarsAddData, AgentsAvatarsAddResponses, Known>;
  /**
   * The agent's avatars, the primary first, 20 a page.
   *
   * `GET /agents/{agent_id}/avatars` of base; a key needs read.
   */
  readonly list: PagedMethod<AgentsAvatarsListData, AgentsAvatarsListResponses, '', Known>;
  /**
   * Make an avatar the primary one.
   *
   * `PATCH /agents/{agent_id}/avatars/{id}` of base; a key needs write.
   */
  readonly makePrimary: Method<AgentsAvatarsMakePrimaryData, AgentsAvatarsMakePrimaryResponses, Known>;
  /**
   * Delete avatars; the next one becomes primary if the primary one is deleted.
   *
   * `DELETE /agents/{agent_id}/avatars/{id}` of base; a key needs write.
   */
  readonly remove: Method<AgentsAvatarsRemoveData, AgentsAvatarsRemoveResponses, Known>;
}

export interface AuditLogOperations<Known extends string = never> {
  /**
   * Security-relevant acts in an organization, newest first (owner or manager).
   *
   * `GET /organizations/{organization_id}/audit_log` of base; a key needs account.
   */
  readonly list: PagedMethod<AuditLogListData, AuditLogListResponses, 'entries', Known>;
  /**
   * Whether the log is as it was written (owner or manager).
   *
   * `GET /organizations/{organization_id}/audit_log/verification` of base; a key needs account.
   */
  readonly verify: PagedMethod<AuditLogVerifyData, AuditLogVerifyResponses, 'broken', Known>;
}

export interface AuthOperations<Known extends string = never> {
  /**
   * Renew tokens; the old refresh token is revoked, and a reused one ends its session.
   *
   * `POST /auth/refresh` of base.
   */
  readonly refresh: Method<AuthRefreshData, AuthRefreshResponses, Known>;
  /**
   * Mail the link that proves an address once more, if somebody signed up with it.
   *
   * `POST /auth/verify_email` of base.
   */
  readonly resendVerification: Method<AuthResendVerificationData, AuthResendVerificationResponses, Known>;
  /**
   * Exchange email and password for tokens.
   *
   * `POST /auth/sign_in` of base.
   */
  readonly signIn: Method<AuthSignInData, AuthSignInResponses, Known>;
  /**
   * End the session of the bearer token, with its refresh token.
   *
   * `POST /auth/sign_out` of base; a key needs account.
   */
  readonly signOut: Method<AuthSignOutData, AuthSignOutResponses, Known>;
  /**
   * End the session whose refresh token the cookie of the browser keeps, and remove the cookie.
   *
   * `POST /auth/sign_out_browser` of base.
   */
  readonly signOutBrowser: Method<AuthSignOutBrowserData, AuthSignOutBrowserResponses, Known>;
  /**
   * End all your sessions and keys; once this has answered no service takes one of them.
   *
   * `POST /auth/sign_out_everywhere` of base; a key needs account.
   */
  readonly signOutEverywhere: Method<AuthSignOutEverywhereData, AuthSignOutEverywhereResponses, Known>;
  /**
   * Create a user with a personal workspace.
   *
   * `POST /auth/sign_up` of base.
   */
  readonly signUp: Method<AuthSignUpData, AuthSignUpResponses, Known>;
  /**
   * Prove your address by the link of the mail, which makes your account.
   *
   * `POST /auth/verify_email/{token}` of base.
   */
  readonly verifyEmail: Method<AuthVerifyEmailData, AuthVerifyEmailResponses, Known>;
  readonly secondFactor: AuthSecondFactorOperations<Known>;
}

export interface AuthSecondFactorOperations<Known extends string = never> {
  /**
   * Options with which a browser proves a passkey for a sign-in (WebAuthn).
   *
   * `POST /auth/second_factor/passkey_options` of base.
   */
  readonly beginPasskey: Method<AuthSecondFactorBeginPasskeyData, AuthSecondFactorBeginPasskeyResponses, Known>;
  /**
   * A challenge with which your session proves a second factor again.
   *
   * `POST /auth/second_factor/challenge` of base; a key needs account.
   */
  readonly challenge: Method<AuthSecondFactorChallengeData, AuthSecondFactorChallengeResponses, Known>;
  /**
   * Complete a sign-in with a second factor, or prove one again for a session.
   *
   * `POST /auth/second_factor` of base.
   */
  readonly complete: Method<AuthSecondFactorCompleteData, AuthSecondFactorCompleteResponses, Known>;
}

export interface BackupsOperations<Known extends string = never> {
  /**
   * Back an asset up.
   *
   * `POST /agents/{agent_id}/provenance/backups` of core; a key needs spend, publish.
   */
  readonly create: Method<BackupsCreateData, BackupsCreateResponses, Known>;
  /**
   * Hide a backup.
   *
   * `DELETE /agents/{agent_id}/provenance/backups/{backup_id}` of core; a key needs publish.
   */
  readonly hide: Method<BackupsHideData, BackupsHideResponses, Known>;
  /**
   * Backups of the agent’s assets, newest first.
   *
   * `GET /agents/{agent_id}/provenance/backups` of core; a key needs read.
   */
  readonly list: PagedMethod<BackupsListData, BackupsListResponses, 'backups', Known>;
}

export interface BlobsOperations<Known extends string = never> {
  /**
   * Upload the bytes of an announced blob to its pre-signed address.
   *
   * `PUT /blobs/{key}` of upload.
   */
  readonly upload: Method<BlobsUploadData, BlobsUploadResponses, Known>;
}

export interface ConversationsOperations<Known extends string = never> {
  /**
   * Delete a conversation.
   *
   * `DELETE /agent/conversations/{id}` of agent; a key needs write.
   */
  readonly delete: Method<ConversationsDeleteData, ConversationsDeleteResponses, Known>;
  /**
   * A conversation with its messages.
   *
   * `GET /agent/conversations/{id}` of agent; a key needs read.
   */
  readonly get: Method<ConversationsGetData, ConversationsGetResponses, Known>;
  /**
   * Conversations.
   *
   * `GET /agent/conversations` of agent; a key needs read.
   */
  readonly list: PagedMethod<ConversationsListData, ConversationsListResponses, 'conversations', Known>;
  /**
   * Rename or pin a conversation.
   *
   * `PATCH /agent/conversations/{id}` of agent; a key needs write.
   */
  readonly update: Method<ConversationsUpdateData, ConversationsUpdateResponses, Known>;
  readonly messages: ConversationsMessagesOperations<Known>;
}

export interface ConversationsMessagesOperations<Known extends string = never> {
  /**
   * Messages of a conversation, oldest first.
   *
   * `GET /agent/conversations/{id}/messages` of agent; a key needs read.
   */
  readonly list: PagedMethod<ConversationsMessagesListData, ConversationsMessagesListResponses, 'messages', Known>;
}

export interface CreditsOperations<Known extends string = never> {
  /**
   * An organization's balance and ledger, newest entry first.
   *
   * `GET /organizations/{organization_id}/credits` of base; a key needs read.
   */
  readonly get: PagedMethod<CreditsGetData, CreditsGetResponses, 'entries', Known>;
  /**
   * Grant credits, as the operator.
   *
   * `POST /operator/credit_grants` of base.
   */
  readonly grant: Method<CreditsGrantData, CreditsGrantResponses, Known>;
  readonly spending: CreditsSpendingOperations<Known>;
}

export interface CreditsSpendingOperations<Known extends string = never> {
  /**
   * What an organization has spent in a period, by day, agent, sheet, kind, model or network.
   *
   * `GET /organizations/{organization_id}/spending` of base; a key needs read.
   */
  readonly get: ContentMethod<CreditsSpendingGetData, Known>;
}

export interface FilesOperations<Known extends string = never> {
  /**
   * Add a file.
   *
   * `POST /content_resources` of base; a key needs write.
   */
  readonly create: Method<FilesCreateData, FilesCreateResponses, Known>;
  /**
   * Put a file into the trash.
   *
   * `DELETE /content_resources/{id}` of base; a key needs write.
   */
  readonly delete: Method<FilesDeleteData, FilesDeleteResponses, Known>;
  /**
   * A file and the generation that made it.
   *
   * `GET /content_resources/{id}` of base; a key needs read.
   */
  readonly get: Method<FilesGetData, FilesGetResponses, Known>;
  /**
   * The agent's files, newest first.
   *
   * `GET /content_resources` of base; a key needs read.
   */
  readonly list: PagedMethod<FilesListData, FilesListResponses, '', Known>;
  /**
   * Take a file out of the trash.
   *
   * `POST /content_resources/{id}/restore` of base; a key needs write.
   */
  readonly restore: Method<FilesRestoreData, FilesRestoreResponses, Known>;
  /**
   * Rename a file, or move it into another folder.
   *
   * `PATCH /content_resources/{id}` of base; a key needs write.
   */
  readonly update: Method<FilesUpdateData, FilesUpdateResponses, Known>;
  /**
   * Withdraw the address of a file, and give it a new one.
   *
   * `POST /content_resources/{id}/withdraw_address` of base; a key needs write.
   */
  readonly withdrawAddress: Method<FilesWithdrawAddressData, FilesWithdrawAddressResponses, Known>;
  readonly uses: FilesUsesOperations<Known>;
}

export interface FilesUsesOperations<Known extends string = never> {
  /**
   * What would miss a file if it was deleted.
   *
   * `GET /content_resources/{id}/uses` of base; a key needs read.
   */
  readonly list: Method<FilesUsesListData, FilesUsesListResponses, Known>;
}

export interface FoldersOperations<Known extends string = never> {
  /**
   * Make a folder.
   *
   * `POST /asset_folders` of base; a key needs write.
   */
  readonly create: Method<FoldersCreateData, FoldersCreateResponses, Known>;
  /**
   * Delete a folder with all folders and files in it.
   *
   * `DELETE /asset_folders/{id}` of base; a key needs write.
   */
  readonly delete: Method<FoldersDeleteData, FoldersDeleteResponses, Known>;
  /**
   * Rename a folder, or move it with all in it.
   *
   * `PATCH /asset_folders/{id}` of base; a key needs write.
   */
  readonly update: Method<FoldersUpdateData, FoldersUpdateResponses, Known>;
}

export interface GenerationsOperations<Known extends string = never> {
  /**
   * Begin a stopped generation again; its credits are held again.
   *
   * `POST /generations/{id}/continue` of base; a key needs spend.
   */
  readonly continue: WorkMethod<GenerationsContinueData, GenerationsContinueResponses, GenerationsGetResponses, Known>;
  /**
   * The present state of a generation.
   *
   * `GET /generations/{id}` of base; a key needs read.
   */
  readonly get: Method<GenerationsGetData, GenerationsGetResponses, Known>;
  /**
   * Stop a generation; its credits come back.
   *
   * `POST /generations/{id}/stop` of base; a key needs write.
   */
  readonly stop: Method<GenerationsStopData, GenerationsStopResponses, Known>;
  /**
   * Each state of a generation as it comes, until it ends.
   *
   * `GET /generations/{id}/events` of base; a key needs read.
   */
  readonly watch: StreamMethod<GenerationsWatchData, GenerationsWatchResponses, Known>;
}

export interface IdeasOperations<Known extends string = never> {
  /**
   * Take an idea one step on.
   *
   * `POST /agent/ideas/{id}/status` of agent; a key needs write.
   */
  readonly advance: Method<IdeasAdvanceData, IdeasAdvanceResponses, Known>;
  /**
   * Make rows of a vidsheet, or vidsheets, of ideas.
   *
   * `POST /agent/ideas/convert` of agent; a key needs write.
   */
  readonly convert: Method<IdeasConvertData, IdeasConvertResponses, Known>;
  /**
   * An idea with its row, final video, posts and their figures.
   *
   * `GET /agent/ideas/{id}` of agent; a key needs read.
   */
  readonly get: Method<IdeasGetData, IdeasGetResponses, Known>;
  /**
   * Ideas of an agent, newest first.
   *
   * `GET /agent/ideas` of agent; a key needs read.
   */
  readonly list: PagedMethod<IdeasListData, IdeasListResponses, '', Known>;
  /**
   * Make rows of ideas, their videos and, if wanted, their posts.
   *
   * `POST /agent/ideas/produce` of agent; a key needs write, spend.
   */
  readonly produce: WorkMethod<IdeasProduceData, IdeasProduceResponses, SheetsBatchesGetResponses, Known>;
  /**
   * Have the agent rewrite an idea.
   *
   * `POST /agent/ideas/{id}/refine` of agent; a key needs spend.
   */
  readonly refine: Method<IdeasRefineData, IdeasRefineResponses, Known>;
  /**
   * Have the agent research a topic, in a run that stores ideas about it.
   *
   * `POST /agent/research` of agent; a key needs write, spend.
   */
  readonly research: WorkMethod<IdeasResearchData, IdeasResearchResponses, RunsGetResponses, Known>;
  /**
   * Give an idea a status.
   *
   * `PUT /agent/ideas/{id}/status/{status}` of agent; a key needs write.
   */
  readonly setStatus: Method<IdeasSetStatusData, IdeasSetStatusResponses, Known>;
}

export interface InstallationOperations<Known extends string = never> {
  /**
   * What a client needs to know of this installation before anybody has signed in.
   *
   * `GET /installation` of base.
   */
  readonly get: Method<InstallationGetData, InstallationGetResponses, Known>;
}

export interface InvitationsOperations<Known extends string = never> {
  /**
   * Accept an invitation by the token of the mail; you are a member then.
   *
   * `POST /invitations/{token}/accept` of base; a key needs account.
   */
  readonly accept: Method<InvitationsAcceptData, InvitationsAcceptResponses, Known>;
  /**
   * Withdraw an invitation that is not accepted yet (`invitation_id` of the members list).
   *
   * `DELETE /organizations/{organization_id}/invitations/{invitation_id}` of base; a key needs account.
   */
  readonly withdraw: Method<InvitationsWithdrawData, InvitationsWithdrawResponses, Known>;
}

export interface KeysOperations<Known extends string = never> {
  /**
   * Create a key; it is shown this once.
   *
   * `POST /persisted_tokens` of base; a key needs account.
   */
  readonly create: Method<KeysCreateData, KeysCreateResponses, Known>;
  /**
   * Your keys, newest first.
   *
   * `GET /persisted_tokens` of base; a key needs account.
   */
  readonly list: Method<KeysListData, KeysListResponses, Known>;
  /**
   * Rename a key.
   *
   * `PATCH /persisted_tokens/{id}` of base; a key needs account.
   */
  readonly rename: Method<KeysRenameData, KeysRenameResponses, Known>;
  /**
   * Revoke a key; once this has answered no service takes it any more.
   *
   * `DELETE /persisted_tokens/{id}/revoke` of base; a key needs account.
   */
  readonly revoke: Method<KeysRevokeData, KeysRevokeResponses, Known>;
  /**
   * Revoke all your keys, the one used here too, and no session.
   *
   * `DELETE /persisted_tokens/revoke_all` of base; a key needs account.
   */
  readonly revokeAll: Method<KeysRevokeAllData, KeysRevokeAllResponses, Known>;
}

export interface LibraryOperations<Known extends string = never> {
  /**
   * Folders and files of a folder, or of the root.
   *
   * `GET /asset_libraries` of base; a key needs read.
   */
  readonly list: PagedMethod<LibraryListData, LibraryListResponses, '', Known>;
}

export interface MailRecipientsOperations<Known extends string = never> {
  /**
   * Confirm an address, so that recurring jobs of one organization mail to it.
   *
   * `POST /mail_recipients/confirm/{token}` of agent.
   */
  readonly confirm: ContentMethod<MailRecipientsConfirmData, Known>;
  /**
   * Take back an unsubscription, with the token of the link that ended the mails.
   *
   * `POST /mail_recipients/resubscribe/{token}` of agent.
   */
  readonly resubscribe: ContentMethod<MailRecipientsResubscribeData, Known>;
  /**
   * Page behind the link of a mail that asks an address for its confirmation.
   *
   * `GET /mail_recipients/confirm/{token}` of agent.
   */
  readonly showConfirmation: ContentMethod<MailRecipientsShowConfirmationData, Known>;
  /**
   * Page behind the link of every mail that ends these mails.
   *
   * `GET /mail_recipients/unsubscribe/{token}` of agent.
   */
  readonly showUnsubscription: ContentMethod<MailRecipientsShowUnsubscriptionData, Known>;
  /**
   * End all mails of one organization to an address.
   *
   * `POST /mail_recipients/unsubscribe/{token}` of agent.
   */
  readonly unsubscribe: ContentMethod<MailRecipientsUnsubscribeData, Known>;
}

export interface MeOperations<Known extends string = never> {
  /**
   * Delete your account for good, with its personal workspace.
   *
   * `DELETE /me` of base; a key needs account.
   */
  readonly delete: Method<MeDeleteData, MeDeleteResponses, Known>;
  /**
   * The calling user.
   *
   * `GET /me` of base; a key needs read.
   */
  readonly get: Method<MeGetData, MeGetResponses, Known>;
  /**
   * Change your name, locale, time zone or preferences.
   *
   * `PATCH /me` of base; a key needs account.
   */
  readonly update: Method<MeUpdateData, MeUpdateResponses, Known>;
}

export interface MediaOperations<Known extends string = never> {
  /**
   * Read stored media.
   *
   * `GET /media/{file}` of upload.
   */
  readonly download: ContentMethod<MediaDownloadData, Known>;
}

export interface ModelsOperations<Known extends string = never> {
  /**
   * The models of each kind of generation, and what each can do; `GET /prices` lists their prices.
   *
   * `GET /models` of base; a key needs read.
   */
  readonly list: Method<ModelsListData, ModelsListResponses, Known>;
}

export interface MonitoringOperations<Known extends string = never> {
  /**
   * Monitor an account, a hashtag or words.
   *
   * `POST /user_jobs` of base; a key needs spend.
   */
  readonly create: WorkMethod<MonitoringCreateData, MonitoringCreateResponses, MonitoringGetResponses, Known>;
  /**
   * A monitoring job.
   *
   * `GET /user_jobs/{id}` of base; a key needs read.
   */
  readonly get: Method<MonitoringGetData, MonitoringGetResponses, Known>;
  /**
   * Change what is monitored.
   *
   * `PUT /user_jobs/{id}` of base; a key needs spend.
   */
  readonly update: Method<MonitoringUpdateData, MonitoringUpdateResponses, Known>;
}

export interface NotificationMailsOperations<Known extends string = never> {
  /**
   * Page behind the link that ends mails about notifications.
   *
   * `GET /notification_mails/{token}` of base.
   */
  readonly show: ContentMethod<NotificationMailsShowData, Known>;
  /**
   * End the mails about notifications of one organization.
   *
   * `POST /notification_mails/{token}` of base.
   */
  readonly unsubscribe: ContentMethod<NotificationMailsUnsubscribeData, Known>;
}

export interface OrganizationsOperations<Known extends string = never> {
  /**
   * Found an organization with its system agent; you become its owner.
   *
   * `POST /organizations` of base; a key needs account.
   */
  readonly create: Method<OrganizationsCreateData, OrganizationsCreateResponses, Known>;
  /**
   * Delete an organization for good, with its agents, projects, jobs, media and credit history (owner).
   *
   * `DELETE /organizations/{organization_id}` of base; a key needs account.
   */
  readonly delete: Method<OrganizationsDeleteData, OrganizationsDeleteResponses, Known>;
  /**
   * One of your organizations.
   *
   * `GET /organizations/{organization_id}` of base; a key needs read.
   */
  readonly get: Method<OrganizationsGetData, OrganizationsGetResponses, Known>;
  /**
   * Leave an organization; the last owner stays.
   *
   * `DELETE /organizations/{organization_id}/membership` of base; a key needs account.
   */
  readonly leave: Method<OrganizationsLeaveData, OrganizationsLeaveResponses, Known>;
  /**
   * Your organizations with your role in each.
   *
   * `GET /organizations` of base; a key needs read.
   */
  readonly list: Method<OrganizationsListData, OrganizationsListResponses, Known>;
  /**
   * Rename an organization, change its picture, or require a second factor of its members (owner or manager).
   *
   * `PATCH /organizations/{organization_id}` of base; a key needs account.
   */
  readonly update: Method<OrganizationsUpdateData, OrganizationsUpdateResponses, Known>;
  readonly attention: OrganizationsAttentionOperations<Known>;
  readonly events: OrganizationsEventsOperations<Known>;
  readonly members: OrganizationsMembersOperations<Known>;
  readonly notificationPreferences: OrganizationsNotificationPreferencesOperations<Known>;
  readonly notifications: OrganizationsNotificationsOperations<Known>;
  readonly overview: OrganizationsOverviewOperations<Known>;
  readonly presence: OrganizationsPresenceOperations<Known>;
}

export interface OrganizationsAttentionOperations<Known extends string = never> {
  /**
   * Leave an item as it is.
   *
   * `PUT /organizations/{organization_id}/attention/dismissals/{kind}/{item_id}` of base; a key needs write.
   */
  readonly dismiss: Method<OrganizationsAttentionDismissData, OrganizationsAttentionDismissResponses, Known>;
  /**
   * What needs a person in an organization, newest first.
   *
   * `GET /organizations/{organization_id}/attention` of base; a key needs read.
   */
  readonly list: PagedMethod<OrganizationsAttentionListData, OrganizationsAttentionListResponses, 'items', Known>;
  /**
   * List a dismissed item again.
   *
   * `DELETE /organizations/{organization_id}/attention/dismissals/{kind}/{item_id}` of base; a key needs write.
   */
  readonly restore: Method<OrganizationsAttentionRestoreData, OrganizationsAttentionRestoreResponses, Known>;
}

export interface OrganizationsEventsOperations<Known extends string = never> {
  /**
   * What changes in an organization, as it changes.
   *
   * `GET /organizations/{organization_id}/events` of base; a key needs read.
   */
  readonly watch: StreamMethod<OrganizationsEventsWatchData, OrganizationsEventsWatchResponses, Known>;
}

export interface OrganizationsMembersOperations<Known extends string = never> {
  /**
   * Add a user as a member (owner or manager; only an owner makes owners).
   *
   * `POST /organizations/{organization_id}/members` of base; a key needs account.
   */
  readonly add: Method<OrganizationsMembersAddData, OrganizationsMembersAddResponses, Known>;
  /**
   * Members, those who joined first at the top, then who is invited.
   *
   * `GET /organizations/{organization_id}/members` of base; a key needs read.
   */
  readonly list: Method<OrganizationsMembersListData, OrganizationsMembersListResponses, Known>;
  /**
   * Remove a member; the last owner stays.
   *
   * `DELETE /organizations/{organization_id}/members/{user_id}` of base; a key needs account.
   */
  readonly remove: Method<OrganizationsMembersRemoveData, OrganizationsMembersRemoveResponses, Known>;
  /**
   * Change a member's role; the last owner stays owner.
   *
   * `PATCH /organizations/{organization_id}/members/{user_id}` of base; a key needs account.
   */
  readonly setRole: Method<OrganizationsMembersSetRoleData, OrganizationsMembersSetRoleResponses, Known>;
}

export interface OrganizationsNotificationPreferencesOperations<Known extends string = never> {
  /**
   * What you are notified of in an organization, and when by mail.
   *
   * `GET /organizations/{organization_id}/notification_preferences` of base; a key needs read.
   */
  readonly get: Method<OrganizationsNotificationPreferencesGetData, OrganizationsNotificationPreferencesGetResponses, Known>;
  /**
   * Change what you are notified of in an organization, and when by mail.
   *
   * `PATCH /organizations/{organization_id}/notification_preferences` of base; a key needs read.
   */
  readonly update: Method<OrganizationsNotificationPreferencesUpdateData, OrganizationsNotificationPreferencesUpdateResponses, Known>;
}

export interface OrganizationsNotificationsOperations<Known extends string = never> {
  /**
   * What you were notified of in an organization, latest first.
   *
   * `GET /organizations/{organization_id}/notifications` of base; a key needs read.
   */
  readonly list: PagedMethod<OrganizationsNotificationsListData, OrganizationsNotificationsListResponses, 'items', Known>;
  /**
   * Mark notifications as read or unread, archive them or take them back.
   *
   * `PATCH /organizations/{organization_id}/notifications` of base; a key needs read.
   */
  readonly update: Method<OrganizationsNotificationsUpdateData, OrganizationsNotificationsUpdateResponses, Known>;
}

export interface OrganizationsOverviewOperations<Known extends string = never> {
  /**
   * An organization with its credits, its storage and the health of its agents.
   *
   * `GET /organizations/{organization_id}/overview` of base; a key needs read.
   */
  readonly get: PagedMethod<OrganizationsOverviewGetData, OrganizationsOverviewGetResponses, 'agents', Known>;
}

export interface OrganizationsPresenceOperations<Known extends string = never> {
  /**
   * Announce that a client is present, and the sheet and cell that it shows.
   *
   * `PUT /organizations/{organization_id}/presence` of base; a key needs read.
   */
  readonly set: Method<OrganizationsPresenceSetData, OrganizationsPresenceSetResponses, Known>;
}

export interface PasswordOperations<Known extends string = never> {
  /**
   * Change your password; your other sessions end.
   *
   * `PATCH /me/password` of base; a key needs account.
   */
  readonly change: Method<PasswordChangeData, PasswordChangeResponses, Known>;
  /**
   * Mail a link that sets a new password, if anybody has this address.
   *
   * `POST /auth/password_reset` of base.
   */
  readonly requestReset: Method<PasswordRequestResetData, PasswordRequestResetResponses, Known>;
  /**
   * Set a new password by the link of the mail; all your sessions and keys end.
   *
   * `POST /auth/password_reset/{token}` of base.
   */
  readonly reset: Method<PasswordResetData, PasswordResetResponses, Known>;
}

export interface PlatformsOperations<Known extends string = never> {
  /**
   * The platforms’ rules, which validation uses.
   *
   * `GET /schedule/platforms` of base.
   */
  readonly list: Method<PlatformsListData, PlatformsListResponses, Known>;
}

export interface PostsOperations<Known extends string = never> {
  /**
   * Approve a draft, which goes out at its time.
   *
   * `POST /schedule/post/{post_id}/approve` of base; a key needs publish.
   */
  readonly approve: Method<PostsApproveData, PostsApproveResponses, Known>;
  /**
   * Post now, at a time, or at the next free slot.
   *
   * `POST /schedule/with-post` of base; a key needs publish.
   */
  readonly create: WorkMethod<PostsCreateData, PostsCreateResponses, PostsGetResponses, Known>;
  /**
   * Remove a post that has not gone out.
   *
   * `DELETE /schedule/post/{post_id}` of base; a key needs publish.
   */
  readonly delete: Method<PostsDeleteData, PostsDeleteResponses, Known>;
  /**
   * A post and what became of it on each platform.
   *
   * `GET /schedule/post/{post_id}` of base; a key needs read.
   */
  readonly get: Method<PostsGetData, PostsGetResponses, Known>;
  /**
   * The calendar of an agent.
   *
   * `GET /schedule/posts` of base; a key needs read.
   */
  readonly list: Method<PostsListData, PostsListResponses, Known>;
  /**
   * Change a post before it goes out.
   *
   * `PATCH /schedule/post/{post_id}` of base; a key needs publish.
   */
  readonly update: Method<PostsUpdateData, PostsUpdateResponses, Known>;
  /**
   * Change a post that is live.
   *
   * `PATCH /schedule/post/{post_id}/published` of base; a key needs publish.
   */
  readonly updatePublished: Method<PostsUpdatePublishedData, PostsUpdatePublishedResponses, Known>;
}

export interface PreferencesOperations<Known extends string = never> {
  /**
   * What ideas of the agent should be like.
   *
   * `GET /agent/preferences` of agent; a key needs read.
   */
  readonly get: Method<PreferencesGetData, PreferencesGetResponses, Known>;
  /**
   * Say what ideas of the agent should be like.
   *
   * `PUT /agent/preferences` of agent; a key needs write.
   */
  readonly set: Method<PreferencesSetData, PreferencesSetResponses, Known>;
}

export interface PricesOperations<Known extends string = never> {
  /**
   * What each operation costs with each model, in credits.
   *
   * `GET /prices` of base; a key needs read.
   */
  readonly list: Method<PricesListData, PricesListResponses, Known>;
}

export interface ProfileOperations<Known extends string = never> {
  /**
   * The agent in three sections.
   *
   * `GET /agent/profile` of agent; a key needs read.
   * @deprecated
   */
  readonly get: Method<ProfileGetData, ProfileGetResponses, Known>;
  /**
   * Reset the brand.
   *
   * `DELETE /agent/profile` of agent; a key needs write.
   * @deprecated
   */
  readonly reset: Method<ProfileResetData, ProfileResetResponses, Known>;
  /**
   * Set the agent up.
   *
   * `POST /agent/profile` of agent; a key needs write.
   * @deprecated
   */
  readonly setUp: Method<ProfileSetUpData, ProfileSetUpResponses, Known>;
  /**
   * Change the agent.
   *
   * `PUT /agent/profile` of agent; a key needs write.
   * @deprecated
   */
  readonly update: Method<ProfileUpdateData, ProfileUpdateResponses, Known>;
}

export interface RecurringJobsOperations<Known extends string = never> {
  /**
   * Have the agent do something again and again.
   *
   * `POST /agents/{agent_id}/recurring-jobs` of agent; a key needs write, spend.
   */
  readonly create: Method<RecurringJobsCreateData, RecurringJobsCreateResponses, Known>;
  /**
   * Make the agent's default job, daily at 09:00 UTC, unless it has it.
   *
   * `POST /agents/{agent_id}/recurring-jobs/defaults` of agent; a key needs write, spend.
   */
  readonly createDefaults: Method<RecurringJobsCreateDefaultsData, RecurringJobsCreateDefaultsResponses, Known>;
  /**
   * Delete a recurring job.
   *
   * `DELETE /agents/{agent_id}/recurring-jobs/{job_id}` of agent; a key needs write.
   */
  readonly delete: Method<RecurringJobsDeleteData, RecurringJobsDeleteResponses, Known>;
  /**
   * A recurring job.
   *
   * `GET /agents/{agent_id}/recurring-jobs/{job_id}` of agent; a key needs read.
   */
  readonly get: Method<RecurringJobsGetData, RecurringJobsGetResponses, Known>;
  /**
   * Recurring jobs of an agent, newest first.
   *
   * `GET /agents/{agent_id}/recurring-jobs` of agent; a key needs read.
   */
  readonly list: Method<RecurringJobsListData, RecurringJobsListResponses, Known>;
  /**
   * Pause a recurring job.
   *
   * `POST /agents/{agent_id}/recurring-jobs/{job_id}/pause` of agent; a key needs write.
   */
  readonly pause: Method<RecurringJobsPauseData, RecurringJobsPauseResponses, Known>;
  /**
   * Let a paused job run again.
   *
   * `POST /agents/{agent_id}/recurring-jobs/{job_id}/resume` of agent; a key needs write, spend.
   */
  readonly resume: Method<RecurringJobsResumeData, RecurringJobsResumeResponses, Known>;
  /**
   * Change a recurring job.
   *
   * `PATCH /agents/{agent_id}/recurring-jobs/{job_id}` of agent; a key needs write, spend.
   */
  readonly update: Method<RecurringJobsUpdateData, RecurringJobsUpdateResponses, Known>;
}

export interface RendersOperations<Known extends string = never> {
  /**
   * Compose a cell into a video.
   *
   * `POST /render_jobs` of base; a key needs spend.
   */
  readonly create: WorkMethod<RendersCreateData, RendersCreateResponses, RendersGetResponses, Known>;
  /**
   * Where to download the finished video.
   *
   * `GET /render_jobs/{id}/download` of base; a key needs read.
   */
  readonly download: Method<RendersDownloadData, RendersDownloadResponses, Known>;
  /**
   * The present state of a render job.
   *
   * `GET /render_jobs/{id}` of base; a key needs read.
   */
  readonly get: Method<RendersGetData, RendersGetResponses, Known>;
  /**
   * JSON Schema of a render document.
   *
   * `GET /render_jobs/schema` of base; a key needs read.
   */
  readonly getSchema: Method<RendersGetSchemaData, RendersGetSchemaResponses, Known>;
  /**
   * Render jobs, newest first.
   *
   * `GET /render_jobs` of base; a key needs read.
   */
  readonly list: PagedMethod<RendersListData, RendersListResponses, '', Known>;
  /**
   * Stop a render; its credits come back.
   *
   * `POST /render_jobs/{id}/stop` of base; a key needs write.
   */
  readonly stop: Method<RendersStopData, RendersStopResponses, Known>;
  /**
   * Each state of a render job as it comes, until it ends.
   *
   * `GET /render_jobs/{id}/events` of base; a key needs read.
   */
  readonly watch: StreamMethod<RendersWatchData, RendersWatchResponses, Known>;
}

export interface ResumableUploadsOperations<Known extends string = never> {
  /**
   * Send the next bytes of a resumable upload.
   *
   * `PATCH /resumable_uploads/{id}` of upload.
   */
  readonly append: Method<ResumableUploadsAppendData, ResumableUploadsAppendResponses, Known>;
  /**
   * End a resumable upload, and free its storage.
   *
   * `DELETE /resumable_uploads/{id}` of upload.
   */
  readonly delete: Method<ResumableUploadsDeleteData, ResumableUploadsDeleteResponses, Known>;
}

export interface RunsOperations<Known extends string = never> {
  /**
   * Let a run carry out the action that it waits with, or go on without it.
   *
   * `POST /agent/runs/{run_id}/approve` of agent; a key needs spend, publish.
   */
  readonly approve: WorkMethod<RunsApproveData, RunsApproveResponses, RunsGetResponses, Known>;
  /**
   * Give the agent a message to work on.
   *
   * `POST /agent/run` of agent; a key needs write, spend.
   */
  readonly create: WorkMethod<RunsCreateData, RunsCreateResponses, RunsGetResponses, Known>;
  /**
   * A run.
   *
   * `GET /agent/runs/{run_id}` of agent; a key needs read.
   */
  readonly get: Method<RunsGetData, RunsGetResponses, Known>;
  /**
   * Runs of a conversation, newest first.
   *
   * `GET /agent/conversations/{id}/runs` of agent; a key needs read.
   */
  readonly list: PagedMethod<RunsListData, RunsListResponses, 'runs', Known>;
  /**
   * Stop a run.
   *
   * `POST /agent/runs/{run_id}/stop` of agent; a key needs write.
   */
  readonly stop: Method<RunsStopData, RunsStopResponses, Known>;
  /**
   * Watch a run.
   *
   * `GET /agent/runs/{run_id}/progress` of agent.
   */
  readonly watch: StreamMethod<RunsWatchData, RunsWatchResponses, Known>;
}

export interface ScheduleSlotsOperations<Known extends string = never> {
  /**
   * Weekly slots of the agent’s calendar.
   *
   * `GET /agents/{agent_id}/schedule_slots` of base; a key needs read.
   */
  readonly get: Method<ScheduleSlotsGetData, ScheduleSlotsGetResponses, Known>;
  /**
   * Set the weekly slots of the agent’s calendar.
   *
   * `PUT /agents/{agent_id}/schedule_slots` of base; a key needs publish.
   */
  readonly set: Method<ScheduleSlotsSetData, ScheduleSlotsSetResponses, Known>;
}

export interface SecondFactorsOperations<Known extends string = never> {
  /**
   * Confirm an authenticator app by its first code; it is a second factor then.
   *
   * `POST /auth/second_factors/{id}/confirm` of base; a key needs account.
   */
  readonly confirm: Method<SecondFactorsConfirmData, SecondFactorsConfirmResponses, Known>;
  /**
   * Your second factors.
   *
   * `GET /auth/second_factors` of base; a key needs account.
   */
  readonly list: Method<SecondFactorsListData, SecondFactorsListResponses, Known>;
  /**
   * Remove a second factor; the last one ends the recovery codes too.
   *
   * `POST /auth/second_factors/{id}/remove` of base; a key needs account.
   */
  readonly remove: Method<SecondFactorsRemoveData, SecondFactorsRemoveResponses, Known>;
  /**
   * Rename a second factor.
   *
   * `PATCH /auth/second_factors/{id}` of base; a key needs account.
   */
  readonly rename: Method<SecondFactorsRenameData, SecondFactorsRenameResponses, Known>;
  readonly passkeys: SecondFactorsPasskeysOperations<Known>;
  readonly recoveryCodes: SecondFactorsRecoveryCodesOperations<Known>;
  readonly totp: SecondFactorsTotpOperations<Known>;
}

export interface SecondFactorsPasskeysOperations<Known extends string = never> {
  /**
   * Add the passkey that a browser has created; it is a second factor then.
   *
   * `POST /auth/second_factors/passkeys` of base; a key needs account.
   */
  readonly add: Method<SecondFactorsPasskeysAddData, SecondFactorsPasskeysAddResponses, Known>;
  /**
   * Options with which a browser creates a passkey (WebAuthn).
   *
   * `POST /auth/second_factors/passkeys/options` of base; a key needs account.
   */
  readonly begin: Method<SecondFactorsPasskeysBeginData, SecondFactorsPasskeysBeginResponses, Known>;
}

export interface SecondFactorsRecoveryCodesOperations<Known extends string = never> {
  /**
   * Replace your recovery codes by ten new ones, which are shown this once.
   *
   * `POST /auth/second_factors/recovery_codes` of base; a key needs account.
   */
  readonly renew: Method<SecondFactorsRecoveryCodesRenewData, SecondFactorsRecoveryCodesRenewResponses, Known>;
}

export interface SecondFactorsTotpOperations<Known extends string = never> {
  /**
   * Create the secret of an authenticator app (TOTP); it is shown this once.
   *
   * `POST /auth/second_factors/totp` of base; a key needs account.
   */
  readonly create: Method<SecondFactorsTotpCreateData, SecondFactorsTotpCreateResponses, Known>;
}

export interface SessionsOperations<Known extends string = never> {
  /**
   * End a session; once this has answered no service takes its tokens.
   *
   * `DELETE /auth/sessions/{id}` of base; a key needs account.
   */
  readonly end: Method<SessionsEndData, SessionsEndResponses, Known>;
  /**
   * Where you are signed in, the 100 sessions used last.
   *
   * `GET /auth/sessions` of base; a key needs account.
   */
  readonly list: Method<SessionsListData, SessionsListResponses, Known>;
}

export interface SheetsOperations<Known extends string = never> {
  /**
   * Clone the whole sheet, for the same or another agent.
   *
   * `POST /vidsheet/{id}/clone` of base; a key needs write.
   */
  readonly clone: Method<SheetsCloneData, SheetsCloneResponses, Known>;
  /**
   * Create an empty engine.
   *
   * `POST /vidsheet` of base; a key needs write.
   */
  readonly create: Method<SheetsCreateData, SheetsCreateResponses, Known>;
  /**
   * Make a template of a sheet, for its organization's members.
   *
   * `POST /vidsheet/{id}/template` of base; a key needs write.
   */
  readonly createTemplate: Method<SheetsCreateTemplateData, SheetsCreateTemplateResponses, Known>;
  /**
   * Put an engine into the trash with all that it holds.
   *
   * `DELETE /vidsheet/{id}` of base; a key needs write.
   */
  readonly delete: Method<SheetsDeleteData, SheetsDeleteResponses, Known>;
  /**
   * What generating cells would hold, with the automatic ones that follow from them.
   *
   * `POST /vidsheet/{id}/estimate` of base; a key needs read.
   */
  readonly estimate: Method<SheetsEstimateData, SheetsEstimateResponses, Known>;
  /**
   * The rows as a file, by column title.
   *
   * `GET /vidsheet/{id}/export` of base; a key needs read.
   */
  readonly export: ContentMethod<SheetsExportData, Known>;
  /**
   * The whole sheet: columns, rows, cells, layers and their generations.
   *
   * `GET /vidsheet/{id}` of base; a key needs read.
   */
  readonly get: PagedMethod<SheetsGetData, SheetsGetResponses, 'spreadsheet_rows', Known>;
  /**
   * The agent's engines, newest first, without rows and columns.
   *
   * `GET /vidsheet` of base; a key needs read.
   */
  readonly list: PagedMethod<SheetsListData, SheetsListResponses, '', Known>;
  /**
   * Take an engine out of the trash.
   *
   * `POST /vidsheet/{id}/restore` of base; a key needs write.
   */
  readonly restore: Method<SheetsRestoreData, SheetsRestoreResponses, Known>;
  /**
   * Rename an engine or make it the default.
   *
   * `PATCH /vidsheet/{id}` of base; a key needs write.
   */
  readonly update: Method<SheetsUpdateData, SheetsUpdateResponses, Known>;
  readonly automaticFailures: SheetsAutomaticFailuresOperations<Known>;
  readonly batches: SheetsBatchesOperations<Known>;
  readonly cells: SheetsCellsOperations<Known>;
  readonly changes: SheetsChangesOperations<Known>;
  readonly columns: SheetsColumnsOperations<Known>;
  readonly deletions: SheetsDeletionsOperations<Known>;
  readonly grid: SheetsGridOperations<Known>;
  readonly layers: SheetsLayersOperations<Known>;
  readonly postPlan: SheetsPostPlanOperations<Known>;
  readonly rows: SheetsRowsOperations<Known>;
  readonly states: SheetsStatesOperations<Known>;
  readonly variables: SheetsVariablesOperations<Known>;
  readonly views: SheetsViewsOperations<Known>;
}

export interface SheetsAutomaticFailuresOperations<Known extends string = never> {
  /**
   * Automatic cells (`autoGenerate`) that could not be generated when something changed, and why.
   *
   * `GET /vidsheet/{id}/automatic_failures` of base; a key needs read.
   */
  readonly list: PagedMethod<SheetsAutomaticFailuresListData, SheetsAutomaticFailuresListResponses, '', Known>;
}

export interface SheetsBatchesOperations<Known extends string = never> {
  /**
   * The present state of a batch.
   *
   * `GET /vidsheet/{id}/batches/{batch_id}` of base; a key needs read.
   */
  readonly get: Method<SheetsBatchesGetData, SheetsBatchesGetResponses, Known>;
  /**
   * The sheet's batches, newest first.
   *
   * `GET /vidsheet/{id}/batches` of base; a key needs read.
   */
  readonly list: PagedMethod<SheetsBatchesListData, SheetsBatchesListResponses, '', Known>;
  /**
   * Order no more of a batch for now.
   *
   * `POST /vidsheet/{id}/batches/{batch_id}/pause` of base; a key needs write.
   */
  readonly pause: Method<SheetsBatchesPauseData, SheetsBatchesPauseResponses, Known>;
  /**
   * Go on with a paused batch, with another limit where one is given.
   *
   * `POST /vidsheet/{id}/batches/{batch_id}/resume` of base; a key needs spend.
   */
  readonly resume: WorkMethod<SheetsBatchesResumeData, SheetsBatchesResumeResponses, SheetsBatchesGetResponses, Known>;
  /**
   * Make the failed cells, videos and posts of a batch again, also when it has completed.
   *
   * `POST /vidsheet/{id}/batches/{batch_id}/retry_failed` of base; a key needs spend.
   */
  readonly retryFailed: WorkMethod<SheetsBatchesRetryFailedData, SheetsBatchesRetryFailedResponses, SheetsBatchesGetResponses, Known>;
  /**
   * End a batch; what is under way is stopped and its credits come back.
   *
   * `POST /vidsheet/{id}/batches/{batch_id}/stop` of base; a key needs write.
   */
  readonly stop: Method<SheetsBatchesStopData, SheetsBatchesStopResponses, Known>;
  /**
   * Each state of a batch by stage and row as it comes, until nothing of it is made any more.
   *
   * `GET /vidsheet/{id}/batches/{batch_id}/events` of base; a key needs read.
   */
  readonly watch: StreamMethod<SheetsBatchesWatchData, SheetsBatchesWatchResponses, Known>;
}

export interface SheetsCellsOperations<Known extends string = never> {
  /**
   * The cells that contain a text.
   *
   * `GET /vidsheet/{id}/find` of base; a key needs read.
   */
  readonly find: PagedMethod<SheetsCellsFindData, SheetsCellsFindResponses, 'matches', Known>;
  /**
   * Generate the content of a cell.
   *
   * `POST /vidsheet/{engine_id}/cells/{cell_id}/generate` of base; a key needs spend.
   */
  readonly generate: WorkMethod<SheetsCellsGenerateData, SheetsCellsGenerateResponses, GenerationsGetResponses, Known>;
  /**
   * A cell with its layers and generations.
   *
   * `GET /vidsheet/{id}/cells/{cell_id}` of base; a key needs read.
   */
  readonly get: Method<SheetsCellsGetData, SheetsCellsGetResponses, Known>;
  /**
   * Cells by their ids, with layers and generations.
   *
   * `GET /vidsheet/{id}/cells` of base; a key needs read.
   */
  readonly list: Method<SheetsCellsListData, SheetsCellsListResponses, Known>;
  /**
   * Select one of the cell's generations.
   *
   * `PATCH /vidsheet/{id}/cells/{cell_id}/set_default_user_job` of base; a key needs write.
   */
  readonly selectGeneration: Method<SheetsCellsSelectGenerationData, SheetsCellsSelectGenerationResponses, Known>;
  /**
   * Change a cell.
   *
   * `PATCH /vidsheet/{id}/cells/{cell_id}` of base; a key needs write.
   */
  readonly update: Method<SheetsCellsUpdateData, SheetsCellsUpdateResponses, Known>;
  /**
   * Change many cells: all of them or, where one is missing, none.
   *
   * `PUT /vidsheet/{id}/cells/mass_update` of base; a key needs write.
   */
  readonly updateMany: Method<SheetsCellsUpdateManyData, SheetsCellsUpdateManyResponses, Known>;
}

export interface SheetsChangesOperations<Known extends string = never> {
  /**
   * What has changed since a version of the sheet.
   *
   * `GET /vidsheet/{id}/changes` of base; a key needs read.
   */
  readonly list: PagedMethod<SheetsChangesListData, SheetsChangesListResponses, 'changes', Known>;
  /**
   * Undo a change of the sheet.
   *
   * `POST /vidsheet/{id}/changes/{version}/undo` of base; a key needs write.
   */
  readonly undo: Method<SheetsChangesUndoData, SheetsChangesUndoResponses, Known>;
}

export interface SheetsColumnsOperations<Known extends string = never> {
  /**
   * Add a column with a cell in every row.
   *
   * `POST /vidsheet/{id}/columns` of base; a key needs write.
   */
  readonly create: Method<SheetsColumnsCreateData, SheetsColumnsCreateResponses, Known>;
  /**
   * Add columns with a cell in every row: all or, where one is invalid, none.
   *
   * `POST /vidsheet/{id}/columns/mass_create` of base; a key needs write.
   */
  readonly createMany: Method<SheetsColumnsCreateManyData, SheetsColumnsCreateManyResponses, Known>;
  /**
   * Delete a column with its cells.
   *
   * `DELETE /vidsheet/{id}/columns/{col_id}` of base; a key needs write.
   */
  readonly delete: Method<SheetsColumnsDeleteData, SheetsColumnsDeleteResponses, Known>;
  /**
   * Delete columns with their cells: all or, where one is missing, none.
   *
   * `POST /vidsheet/{id}/columns/mass_delete` of base; a key needs write.
   */
  readonly deleteMany: Method<SheetsColumnsDeleteManyData, SheetsColumnsDeleteManyResponses, Known>;
  /**
   * Add the same column again behind it: values, attributes, layers and selected generations.
   *
   * `POST /vidsheet/{id}/columns/{col_id}/duplicate` of base; a key needs write.
   */
  readonly duplicate: Method<SheetsColumnsDuplicateData, SheetsColumnsDuplicateResponses, Known>;
  /**
   * Add the same columns again, each copy behind its original: values, attributes, layers and selected generations.
   *
   * `POST /vidsheet/{id}/columns/mass_duplicate` of base; a key needs write.
   */
  readonly duplicateMany: Method<SheetsColumnsDuplicateManyData, SheetsColumnsDuplicateManyResponses, Known>;
  /**
   * The sheet's columns.
   *
   * `GET /vidsheet/{id}/columns` of base; a key needs read.
   */
  readonly list: Method<SheetsColumnsListData, SheetsColumnsListResponses, Known>;
  /**
   * Put columns elsewhere; the others keep their order around them.
   *
   * `PATCH /vidsheet/{id}/columns/update_positions` of base; a key needs write.
   */
  readonly move: Method<SheetsColumnsMoveData, SheetsColumnsMoveResponses, Known>;
  /**
   * Change a column.
   *
   * `PATCH /vidsheet/{id}/columns/{col_id}` of base; a key needs write.
   */
  readonly update: Method<SheetsColumnsUpdateData, SheetsColumnsUpdateResponses, Known>;
  /**
   * Change many columns: all of them or, where one is missing, none.
   *
   * `PUT /vidsheet/{id}/columns/mass_update` of base; a key needs write.
   */
  readonly updateMany: Method<SheetsColumnsUpdateManyData, SheetsColumnsUpdateManyResponses, Known>;
}

export interface SheetsDeletionsOperations<Known extends string = never> {
  /**
   * Rows, columns and layers that were deleted and can be restored.
   *
   * `GET /vidsheet/{id}/trash` of base; a key needs read.
   */
  readonly list: PagedMethod<SheetsDeletionsListData, SheetsDeletionsListResponses, 'deletions', Known>;
}

export interface SheetsGridOperations<Known extends string = never> {
  /**
   * What a grid shows of the sheet: values and selected generations.
   *
   * `GET /vidsheet/{id}/grid` of base; a key needs read.
   */
  readonly get: PagedMethod<SheetsGridGetData, SheetsGridGetResponses, 'spreadsheet_rows', Known>;
}

export interface SheetsLayersOperations<Known extends string = never> {
  /**
   * Add a layer to a cell.
   *
   * `POST /vidsheet/{id}/cells/{cell_id}/layers` of base; a key needs write.
   */
  readonly create: Method<SheetsLayersCreateData, SheetsLayersCreateResponses, Known>;
  /**
   * Add layers to a cell: all or, where one is invalid, none.
   *
   * `POST /vidsheet/{id}/cells/{cell_id}/layers/mass_create` of base; a key needs write.
   */
  readonly createMany: Method<SheetsLayersCreateManyData, SheetsLayersCreateManyResponses, Known>;
  /**
   * Delete a layer.
   *
   * `DELETE /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}` of base; a key needs write.
   */
  readonly delete: Method<SheetsLayersDeleteData, SheetsLayersDeleteResponses, Known>;
  /**
   * Delete layers: all or, where one is missing, none.
   *
   * `POST /vidsheet/{id}/cells/{cell_id}/layers/mass_delete` of base; a key needs write.
   */
  readonly deleteMany: Method<SheetsLayersDeleteManyData, SheetsLayersDeleteManyResponses, Known>;
  /**
   * Add the same layer again behind it.
   *
   * `POST /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}/duplicate` of base; a key needs write.
   */
  readonly duplicate: Method<SheetsLayersDuplicateData, SheetsLayersDuplicateResponses, Known>;
  /**
   * Add the same layers again, each copy behind its original.
   *
   * `POST /vidsheet/{id}/cells/{cell_id}/layers/mass_duplicate` of base; a key needs write.
   */
  readonly duplicateMany: Method<SheetsLayersDuplicateManyData, SheetsLayersDuplicateManyResponses, Known>;
  /**
   * Generate the content of a layer.
   *
   * `POST /vidsheet/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate` of base; a key needs spend.
   */
  readonly generate: WorkMethod<SheetsLayersGenerateData, SheetsLayersGenerateResponses, GenerationsGetResponses, Known>;
  /**
   * A layer with its generations.
   *
   * `GET /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}` of base; a key needs read.
   */
  readonly get: Method<SheetsLayersGetData, SheetsLayersGetResponses, Known>;
  /**
   * Put layers elsewhere; the others keep their order around them.
   *
   * `PUT /vidsheet/{id}/cells/{cell_id}/layers/update_positions` of base; a key needs write.
   */
  readonly move: Method<SheetsLayersMoveData, SheetsLayersMoveResponses, Known>;
  /**
   * Change a layer.
   *
   * `PATCH /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}` of base; a key needs write.
   */
  readonly update: Method<SheetsLayersUpdateData, SheetsLayersUpdateResponses, Known>;
}

export interface SheetsPostPlanOperations<Known extends string = never> {
  /**
   * What is wrong with the posts of rows before they are made.
   *
   * `POST /vidsheet/{id}/post_plan/check` of base; a key needs read.
   */
  readonly check: Method<SheetsPostPlanCheckData, SheetsPostPlanCheckResponses, Known>;
  /**
   * Make the posts of rows as the plan says.
   *
   * `POST /vidsheet/{id}/post_plan/posts` of base; a key needs publish.
   */
  readonly createPosts: WorkMethod<SheetsPostPlanCreatePostsData, SheetsPostPlanCreatePostsResponses, PostsGetResponses[], Known>;
  /**
   * Delete the post plan of a sheet; posts that were made of it stay.
   *
   * `DELETE /vidsheet/{id}/post_plan` of base; a key needs write.
   */
  readonly delete: Method<SheetsPostPlanDeleteData, SheetsPostPlanDeleteResponses, Known>;
  /**
   * How the rows of a sheet become posts.
   *
   * `GET /vidsheet/{id}/post_plan` of base; a key needs read.
   */
  readonly get: Method<SheetsPostPlanGetData, SheetsPostPlanGetResponses, Known>;
  /**
   * Say how the rows of a sheet become posts.
   *
   * `PUT /vidsheet/{id}/post_plan` of base; a key needs write.
   */
  readonly set: Method<SheetsPostPlanSetData, SheetsPostPlanSetResponses, Known>;
}

export interface SheetsRowsOperations<Known extends string = never> {
  /**
   * Add a row with a cell in every column.
   *
   * `POST /vidsheet/{id}/rows` of base; a key needs write.
   */
  readonly create: Method<SheetsRowsCreateData, SheetsRowsCreateResponses, Known>;
  /**
   * Add rows with a cell in every column: all or, where one is invalid, none.
   *
   * `POST /vidsheet/{id}/rows/mass_create` of base; a key needs write.
   */
  readonly createMany: Method<SheetsRowsCreateManyData, SheetsRowsCreateManyResponses, Known>;
  /**
   * Delete a row with its cells.
   *
   * `DELETE /vidsheet/{id}/rows/{row_id}` of base; a key needs write.
   */
  readonly delete: Method<SheetsRowsDeleteData, SheetsRowsDeleteResponses, Known>;
  /**
   * Delete rows with their cells: all or, where one is missing, none.
   *
   * `POST /vidsheet/{id}/rows/mass_delete` of base; a key needs write.
   */
  readonly deleteMany: Method<SheetsRowsDeleteManyData, SheetsRowsDeleteManyResponses, Known>;
  /**
   * Add the same row again behind it: values, attributes, layers and selected generations.
   *
   * `POST /vidsheet/{id}/rows/{row_id}/duplicate` of base; a key needs write.
   */
  readonly duplicate: Method<SheetsRowsDuplicateData, SheetsRowsDuplicateResponses, Known>;
  /**
   * Add the same rows again, each copy behind its original: values, attributes, layers and selected generations.
   *
   * `POST /vidsheet/{id}/rows/mass_duplicate` of base; a key needs write.
   */
  readonly duplicateMany: Method<SheetsRowsDuplicateManyData, SheetsRowsDuplicateManyResponses, Known>;
  /**
   * What a batch over these rows and columns would cost, by stage, kind and model.
   *
   * `POST /vidsheet/{id}/rows/estimate` of base; a key needs read.
   */
  readonly estimate: Method<SheetsRowsEstimateData, SheetsRowsEstimateResponses, Known>;
  /**
   * The rows with a value, sorted by a column.
   *
   * `GET /vidsheet/{id}/row_ids` of base; a key needs read.
   */
  readonly find: Method<SheetsRowsFindData, SheetsRowsFindResponses, Known>;
  /**
   * Make the cells, and videos and posts if wanted, of chosen rows and columns, of all where none are chosen.
   *
   * `POST /vidsheet/{id}/rows/generate` of base; a key needs spend.
   */
  readonly generate: WorkMethod<SheetsRowsGenerateData, SheetsRowsGenerateResponses, SheetsBatchesGetResponses, Known>;
  /**
   * A row with its cells.
   *
   * `GET /vidsheet/{id}/rows/{row_id}` of base; a key needs read.
   */
  readonly get: Method<SheetsRowsGetData, SheetsRowsGetResponses, Known>;
  /**
   * Add rows by column title, or change those that are there.
   *
   * `POST /vidsheet/{id}/rows/import` of base; a key needs write.
   */
  readonly import: Method<SheetsRowsImportData, SheetsRowsImportResponses, Known>;
  /**
   * The sheet's rows with their cells.
   *
   * `GET /vidsheet/{id}/rows` of base; a key needs read.
   */
  readonly list: Method<SheetsRowsListData, SheetsRowsListResponses, Known>;
  /**
   * The posts of a row, newest first.
   *
   * `GET /vidsheet/{id}/rows/{row_id}/posts` of base; a key needs read.
   */
  readonly listPosts: Method<SheetsRowsListPostsData, SheetsRowsListPostsResponses, Known>;
  /**
   * Put rows elsewhere; the others keep their order around them.
   *
   * `PUT /vidsheet/{id}/rows/update_positions` of base; a key needs write.
   */
  readonly move: Method<SheetsRowsMoveData, SheetsRowsMoveResponses, Known>;
  /**
   * Change a row.
   *
   * `PATCH /vidsheet/{id}/rows/{row_id}` of base; a key needs write.
   */
  readonly update: Method<SheetsRowsUpdateData, SheetsRowsUpdateResponses, Known>;
  /**
   * Change many rows: all of them or, where one is missing, none.
   *
   * `PUT /vidsheet/{id}/rows/mass_update` of base; a key needs write.
   */
  readonly updateMany: Method<SheetsRowsUpdateManyData, SheetsRowsUpdateManyResponses, Known>;
}

export interface SheetsStatesOperations<Known extends string = never> {
  /**
   * Which cells, videos and posts of a sheet are made, up to date, under way or failed, and why.
   *
   * `GET /vidsheet/{id}/states` of base; a key needs read.
   */
  readonly list: Method<SheetsStatesListData, SheetsStatesListResponses, Known>;
}

export interface SheetsVariablesOperations<Known extends string = never> {
  /**
   * An empty workbook with the columns of global variables.
   *
   * `GET /vidsheet/global_variables_template` of base; a key needs read.
   */
  readonly getTemplate: ContentMethod<SheetsVariablesGetTemplateData, Known>;
  /**
   * Set the engine's global variables from a workbook.
   *
   * `POST /vidsheet/{id}/import_global_variables` of base; a key needs write.
   */
  readonly import: Method<SheetsVariablesImportData, SheetsVariablesImportResponses, Known>;
  /**
   * The engine's global variables, null until some are imported.
   *
   * `GET /vidsheet/{id}/global_variables` of base; a key needs read.
   */
  readonly list: Method<SheetsVariablesListData, SheetsVariablesListResponses, Known>;
}

export interface SheetsViewsOperations<Known extends string = never> {
  /**
   * Save a view.
   *
   * `POST /vidsheet/{id}/views` of base; a key needs write.
   */
  readonly create: Method<SheetsViewsCreateData, SheetsViewsCreateResponses, Known>;
  /**
   * Delete a saved view.
   *
   * `DELETE /vidsheet/{id}/views/{view_id}` of base; a key needs write.
   */
  readonly delete: Method<SheetsViewsDeleteData, SheetsViewsDeleteResponses, Known>;
  /**
   * The saved views of a sheet, by name.
   *
   * `GET /vidsheet/{id}/views` of base; a key needs read.
   */
  readonly list: Method<SheetsViewsListData, SheetsViewsListResponses, Known>;
  /**
   * Change a saved view; lists are replaced as a whole.
   *
   * `PATCH /vidsheet/{id}/views/{view_id}` of base; a key needs write.
   */
  readonly update: Method<SheetsViewsUpdateData, SheetsViewsUpdateResponses, Known>;
}

export interface SocialAccountsOperations<Known extends string = never> {
  /**
   * Where a network sends the browser back: redirects to the connection’s redirect_uri, or shows a page.
   *
   * `GET /social_accounts/callback` of base.
   */
  readonly completeConnection: ContentMethod<SocialAccountsCompleteConnectionData, Known>;
  /**
   * Begin to connect an account.
   *
   * `POST /agents/{agent_id}/social_accounts/{platform}/connect` of base; a key needs publish.
   */
  readonly connect: Method<SocialAccountsConnectData, SocialAccountsConnectResponses, Known>;
  /**
   * Disconnect an account.
   *
   * `DELETE /agents/{agent_id}/social_accounts/{id}` of base; a key needs publish.
   */
  readonly disconnect: Method<SocialAccountsDisconnectData, SocialAccountsDisconnectResponses, Known>;
  /**
   * Accounts that the agent posts to.
   *
   * `GET /agents/{agent_id}/social_accounts` of base; a key needs read.
   */
  readonly list: Method<SocialAccountsListData, SocialAccountsListResponses, Known>;
  /**
   * The button of the callback’s page: disconnects the account again, once and within 10 minutes.
   *
   * `POST /social_accounts/undo` of base.
   */
  readonly undoConnection: ContentMethod<SocialAccountsUndoConnectionData, Known>;
}

export interface StockAvatarsOperations<Known extends string = never> {
  /**
   * The picture of a stock avatar.
   *
   * `GET /stock_avatars/{id}/{size}` of base.
   */
  readonly download: ContentMethod<StockAvatarsDownloadData, Known>;
  /**
   * Drawn avatars that any agent may use.
   *
   * `GET /stock_avatars` of base; a key needs read.
   */
  readonly list: Method<StockAvatarsListData, StockAvatarsListResponses, Known>;
}

export interface TemplatesOperations<Known extends string = never> {
  /**
   * Create an engine from a template: columns, one row and its cells, configured.
   *
   * `POST /templates/spreadsheets/{slug}/clone` of base; a key needs write.
   */
  readonly clone: Method<TemplatesCloneData, TemplatesCloneResponses, Known>;
  /**
   * Delete an organization's template; sheets that were made from it stay.
   *
   * `DELETE /templates/projects/{slug}` of base; a key needs write.
   */
  readonly delete: Method<TemplatesDeleteData, TemplatesDeleteResponses, Known>;
  /**
   * The cover of a ready-made template.
   *
   * `GET /templates/covers/{file}` of base.
   */
  readonly downloadCover: ContentMethod<TemplatesDownloadCoverData, Known>;
  /**
   * A template by slug, uuid or id.
   *
   * `GET /templates/projects/{slug}` of base; a key needs read.
   */
  readonly get: Method<TemplatesGetData, TemplatesGetResponses, Known>;
  /**
   * Ready-made sheets, then the templates of your organizations.
   *
   * `GET /templates/projects` of base; a key needs read.
   */
  readonly list: PagedMethod<TemplatesListData, TemplatesListResponses, '', Known>;
  /**
   * Change the slug, title or description of an organization's template.
   *
   * `PATCH /templates/projects/{slug}` of base; a key needs write.
   */
  readonly update: Method<TemplatesUpdateData, TemplatesUpdateResponses, Known>;
}

export interface TranscriptionsOperations<Known extends string = never> {
  /**
   * Transcribe an audio or a video.
   *
   * `POST /transcriptions` of base; a key needs spend.
   */
  readonly create: WorkMethod<TranscriptionsCreateData, TranscriptionsCreateResponses, GenerationsGetResponses, Known>;
}

export interface TrashOperations<Known extends string = never> {
  /**
   * Remove a file from the trash for good, its bytes too.
   *
   * `DELETE /content_resources/trash/{id}` of base; a key needs write.
   */
  readonly deleteFile: Method<TrashDeleteFileData, TrashDeleteFileResponses, Known>;
  /**
   * Remove an engine from the trash for good.
   *
   * `DELETE /vidsheet/trash/{id}` of base; a key needs write.
   */
  readonly deleteSheet: Method<TrashDeleteSheetData, TrashDeleteSheetResponses, Known>;
  /**
   * Remove all files from the trash for good.
   *
   * `DELETE /content_resources/trash` of base; a key needs write.
   */
  readonly emptyFiles: Method<TrashEmptyFilesData, TrashEmptyFilesResponses, Known>;
  /**
   * The agent's files that were deleted and can be restored, the last deleted first.
   *
   * `GET /content_resources/trash` of base; a key needs read.
   */
  readonly listFiles: PagedMethod<TrashListFilesData, TrashListFilesResponses, '', Known>;
  /**
   * The engines of the agent that were deleted and can be restored, the last deleted first.
   *
   * `GET /vidsheet/trash` of base; a key needs read.
   */
  readonly listSheets: PagedMethod<TrashListSheetsData, TrashListSheetsResponses, '', Known>;
}

export interface TrendsOperations<Known extends string = never> {
  /**
   * Posts that do well at what the agent watches.
   *
   * `GET /agent/trends` of agent; a key needs read.
   */
  readonly list: PagedMethod<TrendsListData, TrendsListResponses, '', Known>;
}

export interface UncollectedWorkOperations<Known extends string = never> {
  /**
   * Work of stopped generations that vendors charge for and nobody collected.
   *
   * `GET /organizations/{organization_id}/uncollected_work` of base; a key needs read.
   */
  readonly get: Method<UncollectedWorkGetData, UncollectedWorkGetResponses, Known>;
  /**
   * Pay for the work of stopped generations that cannot be collected.
   *
   * `POST /organizations/{organization_id}/uncollected_work/pay` of base; a key needs account.
   */
  readonly pay: Method<UncollectedWorkPayData, UncollectedWorkPayResponses, Known>;
}

export interface UploadsOperations<Known extends string = never> {
  /**
   * Announce a file, and learn where to PUT it.
   *
   * `POST /direct_upload` of base; a key needs write.
   */
  readonly create: Method<UploadsCreateData, UploadsCreateResponses, Known>;
  /**
   * Announce a file whose upload continues after an interruption, by the tus protocol.
   *
   * `POST /resumable_uploads` of base; a key needs write.
   */
  readonly createResumable: Method<UploadsCreateResumableData, UploadsCreateResumableResponses, Known>;
}

export interface VendorCallbacksOperations<Known extends string = never> {
  /**
   * Receive a vendor’s notification about a task.
   *
   * `POST /vendor_callbacks/{provider}/{token}` of base.
   */
  readonly receive: Method<VendorCallbacksReceiveData, VendorCallbacksReceiveResponses, Known>;
}

export interface VoicesOperations<Known extends string = never> {
  /**
   * Make a voice of the agent after a sound.
   *
   * `POST /agents/{agent_id}/voice/clone` of base; a key needs write.
   */
  readonly clone: Method<VoicesCloneData, VoicesCloneResponses, Known>;
  /**
   * Delete a voice of the agent.
   *
   * `DELETE /agents/{agent_id}/voice/{voice_id}` of base; a key needs write.
   */
  readonly delete: Method<VoicesDeleteData, VoicesDeleteResponses, Known>;
  /**
   * Keep one of the samples as a voice of the agent.
   *
   * `POST /agents/{agent_id}/voice/design` of base; a key needs write.
   */
  readonly design: Method<VoicesDesignData, VoicesDesignResponses, Known>;
  /**
   * Words for how a voice sounds.
   *
   * `POST /agents/{agent_id}/voice/design/generate-description` of base; a key needs write.
   */
  readonly generateDescription: Method<VoicesGenerateDescriptionData, VoicesGenerateDescriptionResponses, Known>;
  /**
   * Three voices to choose from.
   *
   * `POST /agents/{agent_id}/voice/design/generate-samples` of base; a key needs write.
   */
  readonly generateSamples: Method<VoicesGenerateSamplesData, VoicesGenerateSamplesResponses, Known>;
  /**
   * Something for a voice to say.
   *
   * `POST /agents/{agent_id}/voice/design/generate-script` of base; a key needs write.
   */
  readonly generateScript: Method<VoicesGenerateScriptData, VoicesGenerateScriptResponses, Known>;
  /**
   * Voices that the agent may speak with.
   *
   * `GET /agents/{agent_id}/voice/library` of base; a key needs read.
   */
  readonly list: Method<VoicesListData, VoicesListResponses, Known>;
  readonly integration: VoicesIntegrationOperations<Known>;
  readonly previews: VoicesPreviewsOperations<Known>;
}

export interface VoicesIntegrationOperations<Known extends string = never> {
  /**
   * Store a key of the voice vendor, replacing an earlier one.
   *
   * `POST /agents/{agent_id}/voice/integrations/vendor_a` of base; a key needs write.
   */
  readonly connect: Method<VoicesIntegrationConnectData, VoicesIntegrationConnectResponses, Known>;
  /**
   * Forget the key; there may be none.
   *
   * `DELETE /agents/{agent_id}/voice/integrations/vendor_a` of base; a key needs write.
   */
  readonly disconnect: Method<VoicesIntegrationDisconnectData, VoicesIntegrationDisconnectResponses, Known>;
  /**
   * Whether the agent has a key at the voice vendor.
   *
   * `GET /agents/{agent_id}/voice/integrations/vendor_a` of base; a key needs read.
   */
  readonly get: Method<VoicesIntegrationGetData, VoicesIntegrationGetResponses, Known>;
  /**
   * Whether the voice vendor takes a key; nothing is kept.
   *
   * `POST /agents/{agent_id}/voice/integrations/vendor_a/test` of base; a key needs write.
   */
  readonly test: Method<VoicesIntegrationTestData, VoicesIntegrationTestResponses, Known>;
}

export interface VoicesPreviewsOperations<Known extends string = never> {
  /**
   * Have a voice say something.
   *
   * `POST /agents/{agent_id}/voice/{voice_id}/preview` of base; a key needs spend.
   */
  readonly create: WorkMethod<VoicesPreviewsCreateData, VoicesPreviewsCreateResponses, VoicesPreviewsGetResponses, Known>;
  /**
   * The present state of a preview.
   *
   * `GET /agents/{agent_id}/voice/preview/{job_id}` of base; a key needs read.
   */
  readonly get: Method<VoicesPreviewsGetData, VoicesPreviewsGetResponses, Known>;
}

export interface WatchlistsOperations<Known extends string = never> {
  /**
   * Make a watchlist, or add sources to the one of that name.
   *
   * `POST /agents/{agent_id}/watchlists` of core; a key needs write.
   */
  readonly create: Method<WatchlistsCreateData, WatchlistsCreateResponses, Known>;
  /**
   * Delete a watchlist.
   *
   * `DELETE /agents/{agent_id}/watchlists/{watchlist_id}` of core; a key needs write.
   */
  readonly delete: Method<WatchlistsDeleteData, WatchlistsDeleteResponses, Known>;
  /**
   * A watchlist with its sources.
   *
   * `GET /agents/{agent_id}/watchlists/{watchlist_id}` of core; a key needs read.
   */
  readonly get: Method<WatchlistsGetData, WatchlistsGetResponses, Known>;
  /**
   * Watchlists of an agent, newest first.
   *
   * `GET /agents/{agent_id}/watchlists` of core; a key needs read.
   */
  readonly list: Method<WatchlistsListData, WatchlistsListResponses, Known>;
  /**
   * Rename, pause or resume a watchlist.
   *
   * `PATCH /agents/{agent_id}/watchlists/{watchlist_id}` of core; a key needs write, spend.
   */
  readonly update: Method<WatchlistsUpdateData, WatchlistsUpdateResponses, Known>;
  readonly sources: WatchlistsSourcesOperations<Known>;
}

export interface WatchlistsSourcesOperations<Known extends string = never> {
  /**
   * Add a source to a watchlist.
   *
   * `POST /agents/{agent_id}/watchlists/{watchlist_id}/sources` of core; a key needs write, spend.
   */
  readonly add: Method<WatchlistsSourcesAddData, WatchlistsSourcesAddResponses, Known>;
  /**
   * Remove a source by its id.
   *
   * `DELETE /agents/{agent_id}/watchlists/{watchlist_id}/sources/{source_id}` of core; a key needs write.
   */
  readonly remove: Method<WatchlistsSourcesRemoveData, WatchlistsSourcesRemoveResponses, Known>;
  /**
   * Remove a source by what it names.
   *
   * `DELETE /agents/{agent_id}/watchlists/{watchlist_id}/sources` of core; a key needs write.
   */
  readonly removeByTarget: Method<WatchlistsSourcesRemoveByTargetData, WatchlistsSourcesRemoveByTargetResponses, Known>;
}

export interface WebhooksOperations<Known extends string = never> {
  /**
   * How the agent’s tools receive events.
   *
   * `GET /agents/{agent_id}/automation_config` of base; a key needs read.
   */
  readonly get: Method<WebhooksGetData, WebhooksGetResponses, Known>;
  /**
   * Receive the events of the agent as a stream.
   *
   * `GET /agents/{agent_id}/automation_config/listen` of base; a key needs account.
   */
  readonly listen: StreamMethod<WebhooksListenData, WebhooksListenResponses, Known>;
  /**
   * Replace the signing secret.
   *
   * `POST /agents/{agent_id}/automation_config/rotate_secret` of base; a key needs account.
   */
  readonly rotateSecret: Method<WebhooksRotateSecretData, WebhooksRotateSecretResponses, Known>;
  /**
   * Try the webhook.
   *
   * `POST /agents/{agent_id}/automation_config/test_webhook` of base; a key needs account.
   */
  readonly test: Method<WebhooksTestData, WebhooksTestResponses, Known>;
  /**
   * Try the callback.
   *
   * `POST /agents/{agent_id}/automation_config/test_callback` of base; a key needs account.
   */
  readonly testCallback: Method<WebhooksTestCallbackData, WebhooksTestCallbackResponses, Known>;
  /**
   * Change where events go.
   *
   * `PATCH /agents/{agent_id}/automation_config` of base; a key needs account.
   */
  readonly update: Method<WebhooksUpdateData, WebhooksUpdateResponses, Known>;
  readonly deliveries: WebhooksDeliveriesOperations<Known>;
}

export interface WebhooksDeliveriesOperations<Known extends string = never> {
  /**
   * Deliveries of the last 30 days, unless the operator has set another time, newest first.
   *
   * `GET /agents/{agent_id}/automation_config/deliveries` of base; a key needs read.
   */
  readonly list: PagedMethod<WebhooksDeliveriesListData, WebhooksDeliveriesListResponses, 'deliveries', Known>;
  /**
   * Send again what was not taken.
   *
   * `POST /agents/{agent_id}/automation_config/deliveries/replay` of base; a key needs account.
   */
  readonly replay: Method<WebhooksDeliveriesReplayData, WebhooksDeliveriesReplayResponses, Known>;
  /**
   * Send a delivery again.
   *
   * `POST /agents/{agent_id}/automation_config/deliveries/{delivery_id}/retry` of base; a key needs account.
   */
  readonly retry: Method<WebhooksDeliveriesRetryData, WebhooksDeliveriesRetryResponses, Known>;
}

export interface WorkspacesOperations<Known extends string = never> {
  /**
   * Organizations in which you are owner or manager.
   *
   * `GET /workspaces` of base; a key needs read.
   */
  readonly list: Method<WorkspacesListData, WorkspacesListResponses, Known>;
}
