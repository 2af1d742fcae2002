// Generated from the OpenAPI documents of the services (`npm run generate`).

import type {
  AgentCoreGetResponses,
  AgentCoreUpdateResponses,
  AgentsAvatarsAddResponses,
  AgentsAvatarsListResponses,
  AgentsAvatarsMakePrimaryResponses,
  AgentsAvatarsRemoveResponses,
  AgentsCreateResponses,
  AgentsDeleteResponses,
  AgentsGetResponses,
  AgentsListResponses,
  AgentsUpdateResponses,
  AuditLogListResponses,
  AuditLogVerifyResponses,
  AuthRefreshResponses,
  AuthResendVerificationResponses,
  AuthSecondFactorBeginPasskeyResponses,
  AuthSecondFactorChallengeResponses,
  AuthSecondFactorCompleteResponses,
  AuthSignInResponses,
  AuthSignOutBrowserResponses,
  AuthSignOutEverywhereResponses,
  AuthSignOutResponses,
  AuthSignUpResponses,
  AuthVerifyEmailResponses,
  BackupsCreateResponses,
  BackupsHideResponses,
  BackupsListResponses,
  BlobsUploadResponses,
  ConversationsDeleteResponses,
  ConversationsGetResponses,
  ConversationsListResponses,
  ConversationsMessagesListResponses,
  ConversationsUpdateResponses,
  CreditsGetResponses,
  CreditsGrantResponses,
  CreditsSpendingGetResponses,
  FilesCreateResponses,
  FilesDeleteResponses,
  FilesGetResponses,
  FilesListResponses,
  FilesRestoreResponses,
  FilesUpdateResponses,
  FilesUsesListResponses,
  FilesWithdrawAddressResponses,
  FoldersCreateResponses,
  FoldersDeleteResponses,
  FoldersUpdateResponses,
  GenerationsContinueResponses,
  GenerationsGetResponses,
  GenerationsStopResponses,
  IdeasAdvanceResponses,
  IdeasConvertResponses,
  IdeasGetResponses,
  IdeasListResponses,
  IdeasProduceResponses,
  IdeasRefineResponses,
  IdeasResearchResponses,
  IdeasSetStatusResponses,
  InstallationGetResponses,
  InvitationsAcceptResponses,
  InvitationsWithdrawResponses,
  KeysCreateResponses,
  KeysListResponses,
  KeysRenameResponses,
  KeysRevokeAllResponses,
  KeysRevokeResponses,
  LibraryListResponses,
  MeDeleteResponses,
  MeGetResponses,
  MeUpdateResponses,
  ModelsListResponses,
  MonitoringCreateResponses,
  MonitoringGetResponses,
  MonitoringUpdateResponses,
  OrganizationsAttentionDismissResponses,
  OrganizationsAttentionListResponses,
  OrganizationsAttentionRestoreResponses,
  OrganizationsCreateResponses,
  OrganizationsDeleteResponses,
  OrganizationsGetResponses,
  OrganizationsLeaveResponses,
  OrganizationsListResponses,
  OrganizationsMembersAddResponses,
  OrganizationsMembersListResponses,
  OrganizationsMembersRemoveResponses,
  OrganizationsMembersSetRoleResponses,
  OrganizationsNotificationPreferencesGetResponses,
  OrganizationsNotificationPreferencesUpdateResponses,
  OrganizationsNotificationsListResponses,
  OrganizationsNotificationsUpdateResponses,
  OrganizationsOverviewGetResponses,
  OrganizationsPresenceSetResponses,
  OrganizationsUpdateResponses,
  PasswordChangeResponses,
  PasswordRequestResetResponses,
  PasswordResetResponses,
  PlatformsListResponses,
  PostsApproveResponses,
  PostsCreateResponses,
  PostsDeleteResponses,
  PostsGetResponses,
  PostsListResponses,
  PostsUpdatePublishedResponses,
  PostsUpdateResponses,
  PreferencesGetResponses,
  PreferencesSetResponses,
  PricesListResponses,
  ProfileGetResponses,
  ProfileResetResponses,
  ProfileSetUpResponses,
  ProfileUpdateResponses,
  RecurringJobsCreateDefaultsResponses,
  RecurringJobsCreateResponses,
  RecurringJobsDeleteResponses,
  RecurringJobsGetResponses,
  RecurringJobsListResponses,
  RecurringJobsPauseResponses,
  RecurringJobsResumeResponses,
  RecurringJobsUpdateResponses,
  RendersCreateResponses,
  RendersDownloadResponses,
  RendersGetResponses,
  RendersGetSchemaResponses,
  RendersListResponses,
  RendersStopResponses,
  ResumableUploadsAppendResponses,
  ResumableUploadsDeleteResponses,
  ResumableUploadsGetResponses,
  RunsApproveResponses,
  RunsCreateResponses,
  RunsGetResponses,
  RunsListResponses,
  RunsStopResponses,
  ScheduleSlotsGetResponses,
  ScheduleSlotsSetResponses,
  SecondFactorsConfirmResponses,
  SecondFactorsListResponses,
  SecondFactorsPasskeysAddResponses,
  SecondFactorsPasskeysBeginResponses,
  SecondFactorsRecoveryCodesRenewResponses,
  SecondFactorsRemoveResponses,
  SecondFactorsRenameResponses,
  SecondFactorsTotpCreateResponses,
  SessionsEndResponses,
  SessionsListResponses,
  SheetsAutomaticFailuresListResponses,
  SheetsBatchesGetResponses,
  SheetsBatchesListResponses,
  SheetsBatchesPauseResponses,
  SheetsBatchesResumeResponses,
  SheetsBatchesRetryFailedResponses,
  SheetsBatchesStopResponses,
  SheetsCellsFindResponses,
  SheetsCellsGenerateResponses,
  SheetsCellsGetResponses,
  SheetsCellsListResponses,
  SheetsCellsSelectGenerationResponses,
  SheetsCellsUpdateManyResponses,
  SheetsCellsUpdateResponses,
  SheetsChangesListResponses,
  SheetsChangesUndoResponses,
  SheetsCloneResponses,
  SheetsColumnsCreateManyResponses,
  SheetsColumnsCreateResponses,
  SheetsColumnsDeleteManyResponses,
  SheetsColumnsDeleteResponses,
  SheetsColumnsDuplicateManyResponses,
  SheetsColumnsDuplicateResponses,
  SheetsColumnsListResponses,
  SheetsColumnsMoveResponses,
  SheetsColumnsUpdateManyResponses,
  SheetsColumnsUpdateResponses,
  SheetsCreateResponses,
  SheetsCreateTemplateResponses,
  SheetsDeleteResponses,
  SheetsDeletionsListResponses,
  SheetsEstimateResponses,
  SheetsExportResponses,
  SheetsGetResponses,
  SheetsGridGetResponses,
  SheetsLayersCreateManyResponses,
  SheetsLayersCreateResponses,
  SheetsLayersDeleteManyResponses,
  SheetsLayersDeleteResponses,
  SheetsLayersDuplicateManyResponses,
  SheetsLayersDuplicateResponses,
  SheetsLayersGenerateResponses,
  SheetsLayersGetResponses,
  SheetsLayersMoveResponses,
  SheetsLayersUpdateResponses,
  SheetsListResponses,
  SheetsPostPlanCheckResponses,
  SheetsPostPlanCreatePostsResponses,
  SheetsPostPlanDeleteResponses,
  SheetsPostPlanGetResponses,
  SheetsPostPlanSetResponses,
  SheetsRestoreResponses,
  SheetsRowsCreateManyResponses,
  SheetsRowsCreateResponses,
  SheetsRowsDeleteManyResponses,
  SheetsRowsDeleteResponses,
  SheetsRowsDuplicateManyResponses,
  SheetsRowsDuplicateResponses,
  SheetsRowsEstimateResponses,
  SheetsRowsFindResponses,
  SheetsRowsGenerateResponses,
  SheetsRowsGetResponses,
  SheetsRowsImportResponses,
  SheetsRowsListPostsResponses,
  SheetsRowsListResponses,
  SheetsRowsMoveResponses,
  SheetsRowsUpdateManyResponses,
  SheetsRowsUpdateResponses,
  SheetsStatesListResponses,
  SheetsUpdateResponses,
  SheetsVariablesImportResponses,
  SheetsVariablesListResponses,
  SheetsViewsCreateResponses,
  SheetsViewsDeleteResponses,
  SheetsViewsListResponses,
  SheetsViewsUpdateResponses,
  SocialAccountsConnectResponses,
  SocialAccountsDisconnectResponses,
  SocialAccountsListResponses,
  StockAvatarsListResponses,
  TemplatesCloneResponses,
  TemplatesDeleteResponses,
  TemplatesGetResponses,
  TemplatesListResponses,
  TemplatesUpdateResponses,
  TranscriptionsCreateResponses,
  TrashDeleteFileResponses,
  TrashDeleteSheetResponses,
  TrashEmptyFilesResponses,
  TrashListFilesResponses,
  TrashListSheetsResponses,
  TrendsListResponses,
  UncollectedWorkGetResponses,
  UncollectedWorkPayResponses,
  UploadsCreateResponses,
  UploadsCreateResumableResponses,
  VendorCallbacksReceiveResponses,
  VoicesCloneResponses,
  VoicesDeleteResponses,
  VoicesDesignResponses,
  VoicesGenerateDescriptionResponses,
  VoicesGenerateSamplesResponses,
  VoicesGenerateScriptResponses,
  VoicesIntegrationConnectResponses,
  VoicesIntegrationDisconnectResponses,
  VoicesIntegrationGetResponses,
  VoicesIntegrationTestResponses,
  VoicesListResponses,
  VoicesPreviewsCreateResponses,
  VoicesPreviewsGetResponses,
  WatchlistsCreateResponses,
  WatchlistsDeleteResponses,
  WatchlistsGetResponses,
  WatchlistsListResponses,
  WatchlistsSourcesAddResponses,
  WatchlistsSourcesRemoveByTargetResponses,
  WatchlistsSourcesRemoveResponses,
  WatchlistsUpdateResponses,
  WebhooksDeliveriesListResponses,
  WebhooksDeliveriesReplayResponses,
  WebhooksDeliveriesRetryResponses,
  WebhooksGetResponses,
  WebhooksRotateSecretResponses,
  WebhooksTestCallbackResponses,
  WebhooksTestResponses,
  WebhooksUpdateResponses,
  WorkspacesListResponses,
} from './types.js';

/** Responses of the routes of each service, by path and method. */
export interface ServiceRoutes {
  readonly base: {
    '/organizations/{organization_id}/audit_log': { get: AuditLogListResponses };
    '/organizations/{organization_id}/audit_log/verification': { get: AuditLogVerifyResponses };
    '/auth/sign_up': { post: AuthSignUpResponses };
    '/auth/verify_email': { post: AuthResendVerificationResponses };
    '/auth/verify_email/{token}': { post: AuthVerifyEmailResponses };
    '/auth/sign_in': { post: AuthSignInResponses };
    '/auth/refresh': { post: AuthRefreshResponses };
    '/auth/sign_out': { post: AuthSignOutResponses };
    '/auth/sign_out_browser': { post: AuthSignOutBrowserResponses };
    '/auth/sign_out_everywhere': { post: AuthSignOutEverywhereResponses };
    '/auth/sessions': { get: SessionsListResponses };
    '/auth/sessions/{id}': { delete: SessionsEndResponses };
    '/me/password': { patch: PasswordChangeResponses };
    '/auth/password_reset': { post: PasswordRequestResetResponses };
    '/auth/password_reset/{token}': { post: PasswordResetResponses };
    '/auth/second_factors': { get: SecondFactorsListResponses };
    '/auth/second_factors/totp': { post: SecondFactorsTotpCreateResponses };
    '/auth/second_factors/recovery_codes': { post: SecondFactorsRecoveryCodesRenewResponses };
    '/auth/second_factors/{id}': { patch: SecondFactorsRenameResponses };
    '/auth/second_factors/{id}/confirm': { post: SecondFactorsConfirmResponses };
    '/auth/second_factors/{id}/remove': { post: SecondFactorsRemoveResponses };
    '/auth/second_factor/challenge': { post: AuthSecondFactorChallengeResponses };
    '/auth/second_factor/passkey_options': { post: AuthSecondFactorBeginPasskeyResponses };
    '/auth/second_factor': { post: AuthSecondFactorCompleteResponses };
    '/auth/second_factors/passkeys/options': { post: SecondFactorsPasskeysBeginResponses };
    '/auth/second_factors/passkeys': { post: SecondFactorsPasskeysAddResponses };
    '/persisted_tokens': { get: KeysListResponses; post: KeysCreateResponses };
    '/personal_access_tokens': { get: KeysListResponses };
    '/persisted_tokens/{id}': { patch: KeysRenameResponses };
    '/personal_access_tokens/{token_id}': { patch: KeysRenameResponses; delete: KeysRevokeResponses };
    '/persisted_tokens/revoke_all': { delete: KeysRevokeAllResponses };
    '/persisted_tokens/{id}/revoke': { delete: KeysRevokeResponses };
    '/installation': { get: InstallationGetResponses };
    '/workspaces': { get: WorkspacesListResponses };
    '/organizations': { get: OrganizationsListResponses; post: OrganizationsCreateResponses };
    '/organizations/{organization_id}': { get: OrganizationsGetResponses; patch: OrganizationsUpdateResponses; delete: OrganizationsDeleteResponses };
    '/organizations/{organization_id}/members': { get: OrganizationsMembersListResponses; post: OrganizationsMembersAddResponses };
    '/organizations/{organization_id}/members/{user_id}': { patch: OrganizationsMembersSetRoleResponses; delete: OrganizationsMembersRemoveResponses };
    '/organizations/{organization_id}/membership': { delete: OrganizationsLeaveResponses };
    '/invitations/{token}/accept': { post: InvitationsAcceptResponses };
    '/organizations/{organization_id}/invitations/{invitation_id}': { delete: InvitationsWithdrawResponses };
    '/me': { get: MeGetResponses; patch: MeUpdateResponses; delete: MeDeleteResponses };
    '/agents': { get: AgentsListResponses; post: AgentsCreateResponses };
    '/agents/{agent_id}': { get: AgentsGetResponses; patch: AgentsUpdateResponses; delete: AgentsDeleteResponses };
    '/agents/{agent_id}/avatars': { get: AgentsAvatarsListResponses; post: AgentsAvatarsAddResponses };
    '/agents/{agent_id}/avatars/{id}': { patch: AgentsAvatarsMakePrimaryResponses; delete: AgentsAvatarsRemoveResponses };
    '/stock_avatars': { get: StockAvatarsListResponses };
    '/stock_avatars/{id}/{size}': {  };
    '/agents/{agent_id}/core': { get: AgentCoreGetResponses; patch: AgentCoreUpdateResponses };
    '/agents/{agent_id}/automation_config': { get: WebhooksGetResponses; patch: WebhooksUpdateResponses };
    '/agents/{agent_id}/automation_config/rotate_secret': { post: WebhooksRotateSecretResponses };
    '/agents/{agent_id}/automation_config/test_webhook': { post: WebhooksTestResponses };
    '/agents/{agent_id}/automation_config/test_callback': { post: WebhooksTestCallbackResponses };
    '/agents/{agent_id}/automation_config/listen': {  };
    '/agents/{agent_id}/automation_config/deliveries': { get: WebhooksDeliveriesListResponses };
    '/agents/{agent_id}/automation_config/deliveries/replay': { post: WebhooksDeliveriesReplayResponses };
    '/agents/{agent_id}/automation_config/deliveries/{delivery_id}/retry': { post: WebhooksDeliveriesRetryResponses };
    '/agents/{agent_id}/voice/design/generate-script': { post: VoicesGenerateScriptResponses };
    '/agents/{agent_id}/voice/design/generate-description': { post: VoicesGenerateDescriptionResponses };
    '/agents/{agent_id}/voice/design/generate-samples': { post: VoicesGenerateSamplesResponses };
    '/agents/{agent_id}/voice/design': { post: VoicesDesignResponses };
    '/agents/{agent_id}/voice/clone': { post: VoicesCloneResponses };
    '/agents/{agent_id}/voice/library': { get: VoicesListResponses };
    '/agents/{agent_id}/voice/{voice_id}': { delete: VoicesDeleteResponses };
    '/operator/credit_grants': { post: CreditsGrantResponses };
    '/vidsheet/trash': { get: TrashListSheetsResponses };
    '/autocontentengine/trash': { get: TrashListSheetsResponses };
    '/vidsheet/{id}/restore': { post: SheetsRestoreResponses };
    '/autocontentengine/{id}/restore': { post: SheetsRestoreResponses };
    '/vidsheet/trash/{id}': { delete: TrashDeleteSheetResponses };
    '/autocontentengine/trash/{id}': { delete: TrashDeleteSheetResponses };
    '/vidsheet': { get: SheetsListResponses; post: SheetsCreateResponses };
    '/autocontentengine': { get: SheetsListResponses; post: SheetsCreateResponses };
    '/vidsheet/{id}': { get: SheetsGetResponses; patch: SheetsUpdateResponses; delete: SheetsDeleteResponses };
    '/autocontentengine/{id}': { get: SheetsGetResponses; patch: SheetsUpdateResponses; delete: SheetsDeleteResponses };
    '/vidsheet/{id}/clone': { post: SheetsCloneResponses };
    '/autocontentengine/{id}/clone': { post: SheetsCloneResponses };
    '/vidsheet/{id}/grid': { get: SheetsGridGetResponses };
    '/autocontentengine/{id}/grid': { get: SheetsGridGetResponses };
    '/vidsheet/{id}/changes': { get: SheetsChangesListResponses };
    '/autocontentengine/{id}/changes': { get: SheetsChangesListResponses };
    '/vidsheet/{id}/changes/{version}/undo': { post: SheetsChangesUndoResponses };
    '/autocontentengine/{id}/changes/{version}/undo': { post: SheetsChangesUndoResponses };
    '/vidsheet/{id}/trash': { get: SheetsDeletionsListResponses };
    '/autocontentengine/{id}/trash': { get: SheetsDeletionsListResponses };
    '/vidsheet/{id}/row_ids': { get: SheetsRowsFindResponses };
    '/autocontentengine/{id}/row_ids': { get: SheetsRowsFindResponses };
    '/vidsheet/{id}/find': { get: SheetsCellsFindResponses };
    '/autocontentengine/{id}/find': { get: SheetsCellsFindResponses };
    '/vidsheet/{id}/rows': { get: SheetsRowsListResponses; post: SheetsRowsCreateResponses };
    '/autocontentengine/{id}/rows': { get: SheetsRowsListResponses; post: SheetsRowsCreateResponses };
    '/vidsheet/{id}/rows/mass_create': { post: SheetsRowsCreateManyResponses };
    '/autocontentengine/{id}/rows/mass_create': { post: SheetsRowsCreateManyResponses };
    '/vidsheet/{id}/rows/mass_duplicate': { post: SheetsRowsDuplicateManyResponses };
    '/autocontentengine/{id}/rows/mass_duplicate': { post: SheetsRowsDuplicateManyResponses };
    '/vidsheet/{id}/rows/mass_delete': { post: SheetsRowsDeleteManyResponses };
    '/autocontentengine/{id}/rows/mass_delete': { post: SheetsRowsDeleteManyResponses };
    '/vidsheet/{id}/rows/update_positions': { put: SheetsRowsMoveResponses };
    '/autocontentengine/{id}/rows/update_positions': { put: SheetsRowsMoveResponses };
    '/vidsheet/{id}/rows/mass_update': { put: SheetsRowsUpdateManyResponses };
    '/autocontentengine/{id}/rows/mass_update': { put: SheetsRowsUpdateManyResponses };
    '/vidsheet/{id}/rows/{row_id}': { get: SheetsRowsGetResponses; patch: SheetsRowsUpdateResponses; delete: SheetsRowsDeleteResponses };
    '/autocontentengine/{id}/rows/{row_id}': { get: SheetsRowsGetResponses; patch: SheetsRowsUpdateResponses; delete: SheetsRowsDeleteResponses };
    '/vidsheet/{id}/rows/{row_id}/duplicate': { post: SheetsRowsDuplicateResponses };
    '/autocontentengine/{id}/rows/{row_id}/duplicate': { post: SheetsRowsDuplicateResponses };
    '/vidsheet/{id}/columns': { get: SheetsColumnsListResponses; post: SheetsColumnsCreateResponses };
    '/autocontentengine/{id}/columns': { get: SheetsColumnsListResponses; post: SheetsColumnsCreateResponses };
    '/vidsheet/{id}/columns/mass_create': { post: SheetsColumnsCreateManyResponses };
    '/autocontentengine/{id}/columns/mass_create': { post: SheetsColumnsCreateManyResponses };
    '/vidsheet/{id}/columns/mass_duplicate': { post: SheetsColumnsDuplicateManyResponses };
    '/autocontentengine/{id}/columns/mass_duplicate': { post: SheetsColumnsDuplicateManyResponses };
    '/vidsheet/{id}/columns/mass_delete': { post: SheetsColumnsDeleteManyResponses };
    '/autocontentengine/{id}/columns/mass_delete': { post: SheetsColumnsDeleteManyResponses };
    '/vidsheet/{id}/columns/update_positions': { patch: SheetsColumnsMoveResponses };
    '/autocontentengine/{id}/columns/update_positions': { patch: SheetsColumnsMoveResponses };
    '/vidsheet/{id}/columns/mass_update': { put: SheetsColumnsUpdateManyResponses };
    '/autocontentengine/{id}/columns/mass_update': { put: SheetsColumnsUpdateManyResponses };
    '/vidsheet/{id}/columns/{col_id}': { patch: SheetsColumnsUpdateResponses; delete: SheetsColumnsDeleteResponses };
    '/autocontentengine/{id}/columns/{col_id}': { patch: SheetsColumnsUpdateResponses; delete: SheetsColumnsDeleteResponses };
    '/vidsheet/{id}/columns/{col_id}/duplicate': { post: SheetsColumnsDuplicateResponses };
    '/autocontentengine/{id}/columns/{col_id}/duplicate': { post: SheetsColumnsDuplicateResponses };
    '/vidsheet/{id}/cells': { get: SheetsCellsListResponses };
    '/autocontentengine/{id}/cells': { get: SheetsCellsListResponses };
    '/vidsheet/{id}/cells/mass_update': { put: SheetsCellsUpdateManyResponses };
    '/autocontentengine/{id}/cells/mass_update': { put: SheetsCellsUpdateManyResponses };
    '/vidsheet/{id}/cells/{cell_id}': { get: SheetsCellsGetResponses; patch: SheetsCellsUpdateResponses };
    '/autocontentengine/{id}/cells/{cell_id}': { get: SheetsCellsGetResponses; patch: SheetsCellsUpdateResponses };
    '/vidsheet/{id}/cells/{cell_id}/set_default_user_job': { patch: SheetsCellsSelectGenerationResponses };
    '/autocontentengine/{id}/cells/{cell_id}/set_default_user_job': { patch: SheetsCellsSelectGenerationResponses };
    '/vidsheet/{id}/cells/{cell_id}/layers': { post: SheetsLayersCreateResponses };
    '/autocontentengine/{id}/cells/{cell_id}/layers': { post: SheetsLayersCreateResponses };
    '/vidsheet/{id}/cells/{cell_id}/layers/mass_create': { post: SheetsLayersCreateManyResponses };
    '/autocontentengine/{id}/cells/{cell_id}/layers/mass_create': { post: SheetsLayersCreateManyResponses };
    '/vidsheet/{id}/cells/{cell_id}/layers/mass_duplicate': { post: SheetsLayersDuplicateManyResponses };
    '/autocontentengine/{id}/cells/{cell_id}/layers/mass_duplicate': { post: SheetsLayersDuplicateManyResponses };
    '/vidsheet/{id}/cells/{cell_id}/layers/mass_delete': { post: SheetsLayersDeleteManyResponses };
    '/autocontentengine/{id}/cells/{cell_id}/layers/mass_delete': { post: SheetsLayersDeleteManyResponses };
    '/vidsheet/{id}/cells/{cell_id}/layers/update_positions': { put: SheetsLayersMoveResponses };
    '/autocontentengine/{id}/cells/{cell_id}/layers/update_positions': { put: SheetsLayersMoveResponses };
    '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}': { get: SheetsLayersGetResponses; patch: SheetsLayersUpdateResponses; delete: SheetsLayersDeleteResponses };
    '/autocontentengine/{id}/cells/{cell_id}/layers/{layer_id}': { get: SheetsLayersGetResponses; patch: SheetsLayersUpdateResponses; delete: SheetsLayersDeleteResponses };
    '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}/duplicate': { post: SheetsLayersDuplicateResponses };
    '/autocontentengine/{id}/cells/{cell_id}/layers/{layer_id}/duplicate': { post: SheetsLayersDuplicateResponses };
    '/vidsheet/global_variables_template': {  };
    '/autocontentengine/global_variables_template': {  };
    '/vidsheet/{id}/global_variables': { get: SheetsVariablesListResponses };
    '/autocontentengine/{id}/global_variables': { get: SheetsVariablesListResponses };
    '/vidsheet/{id}/import_global_variables': { post: SheetsVariablesImportResponses };
    '/autocontentengine/{id}/import_global_variables': { post: SheetsVariablesImportResponses };
    '/vidsheet/{id}/rows/import': { post: SheetsRowsImportResponses };
    '/autocontentengine/{id}/rows/import': { post: SheetsRowsImportResponses };
    '/vidsheet/{id}/export': { get: SheetsExportResponses };
    '/autocontentengine/{id}/export': { get: SheetsExportResponses };
    '/vidsheet/{id}/views': { get: SheetsViewsListResponses; post: SheetsViewsCreateResponses };
    '/autocontentengine/{id}/views': { get: SheetsViewsListResponses; post: SheetsViewsCreateResponses };
    '/vidsheet/{id}/views/{view_id}': { patch: SheetsViewsUpdateResponses; delete: SheetsViewsDeleteResponses };
    '/autocontentengine/{id}/views/{view_id}': { patch: SheetsViewsUpdateResponses; delete: SheetsViewsDeleteResponses };
    '/content_resources/trash': { get: TrashListFilesResponses; delete: TrashEmptyFilesResponses };
    '/content_resources/{id}/restore': { post: FilesRestoreResponses };
    '/content_resources/trash/{id}': { delete: TrashDeleteFileResponses };
    '/content_resources': { get: FilesListResponses; post: FilesCreateResponses };
    '/content_resources/{id}': { get: FilesGetResponses; patch: FilesUpdateResponses; delete: FilesDeleteResponses };
    '/content_resources/{id}/withdraw_address': { post: FilesWithdrawAddressResponses };
    '/direct_upload': { post: UploadsCreateResponses };
    '/resumable_uploads': { post: UploadsCreateResumableResponses };
    '/asset_libraries': { get: LibraryListResponses };
    '/asset_folders': { post: FoldersCreateResponses };
    '/asset_folders/{id}': { patch: FoldersUpdateResponses; delete: FoldersDeleteResponses };
    '/vidsheet/{engine_id}/cells/{cell_id}/generate': { post: SheetsCellsGenerateResponses };
    '/autocontentengine/{engine_id}/cells/{cell_id}/generate': { post: SheetsCellsGenerateResponses };
    '/vidsheet/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate': { post: SheetsLayersGenerateResponses };
    '/autocontentengine/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate': { post: SheetsLayersGenerateResponses };
    '/transcriptions': { post: TranscriptionsCreateResponses };
    '/generations/{id}': { get: GenerationsGetResponses };
    '/generations/{id}/events': {  };
    '/generations/{id}/stop': { post: GenerationsStopResponses };
    '/generations/{id}/continue': { post: GenerationsContinueResponses };
    '/vendor_callbacks/{provider}/{token}': { post: VendorCallbacksReceiveResponses };
    '/organizations/{organization_id}/uncollected_work': { get: UncollectedWorkGetResponses };
    '/organizations/{organization_id}/uncollected_work/pay': { post: UncollectedWorkPayResponses };
    '/vidsheet/{id}/estimate': { post: SheetsEstimateResponses };
    '/autocontentengine/{id}/estimate': { post: SheetsEstimateResponses };
    '/vidsheet/{id}/batches': { get: SheetsBatchesListResponses };
    '/autocontentengine/{id}/batches': { get: SheetsBatchesListResponses };
    '/vidsheet/{id}/batches/{batch_id}': { get: SheetsBatchesGetResponses };
    '/autocontentengine/{id}/batches/{batch_id}': { get: SheetsBatchesGetResponses };
    '/vidsheet/{id}/batches/{batch_id}/pause': { post: SheetsBatchesPauseResponses };
    '/autocontentengine/{id}/batches/{batch_id}/pause': { post: SheetsBatchesPauseResponses };
    '/vidsheet/{id}/batches/{batch_id}/resume': { post: SheetsBatchesResumeResponses };
    '/autocontentengine/{id}/batches/{batch_id}/resume': { post: SheetsBatchesResumeResponses };
    '/vidsheet/{id}/batches/{batch_id}/retry_failed': { post: SheetsBatchesRetryFailedResponses };
    '/autocontentengine/{id}/batches/{batch_id}/retry_failed': { post: SheetsBatchesRetryFailedResponses };
    '/vidsheet/{id}/batches/{batch_id}/stop': { post: SheetsBatchesStopResponses };
    '/autocontentengine/{id}/batches/{batch_id}/stop': { post: SheetsBatchesStopResponses };
    '/vidsheet/{id}/batches/{batch_id}/events': {  };
    '/autocontentengine/{id}/batches/{batch_id}/events': {  };
    '/vidsheet/{id}/automatic_failures': { get: SheetsAutomaticFailuresListResponses };
    '/autocontentengine/{id}/automatic_failures': { get: SheetsAutomaticFailuresListResponses };
    '/agents/{agent_id}/voice/{voice_id}/preview': { post: VoicesPreviewsCreateResponses };
    '/agents/{agent_id}/voice/preview/{job_id}': { get: VoicesPreviewsGetResponses };
    '/render_jobs': { post: RendersCreateResponses; get: RendersListResponses };
    '/render_jobs/schema': { get: RendersGetSchemaResponses };
    '/render_jobs/{id}': { get: RendersGetResponses };
    '/render_jobs/{id}/download': { get: RendersDownloadResponses };
    '/render_jobs/{id}/events': {  };
    '/render_jobs/{id}/stop': { post: RendersStopResponses };
    '/vidsheet/{id}/states': { get: SheetsStatesListResponses };
    '/autocontentengine/{id}/states': { get: SheetsStatesListResponses };
    '/vidsheet/{id}/rows/generate': { post: SheetsRowsGenerateResponses };
    '/autocontentengine/{id}/rows/generate': { post: SheetsRowsGenerateResponses };
    '/vidsheet/{id}/rows/estimate': { post: SheetsRowsEstimateResponses };
    '/autocontentengine/{id}/rows/estimate': { post: SheetsRowsEstimateResponses };
    '/user_jobs': { post: MonitoringCreateResponses };
    '/user_jobs/{id}': { put: MonitoringUpdateResponses; get: MonitoringGetResponses };
    '/models': { get: ModelsListResponses };
    '/prices': { get: PricesListResponses };
    '/templates/projects': { get: TemplatesListResponses };
    '/templates/projects/{slug}': { get: TemplatesGetResponses; patch: TemplatesUpdateResponses; delete: TemplatesDeleteResponses };
    '/templates/spreadsheets/{slug}/clone': { post: TemplatesCloneResponses };
    '/templates/covers/{file}': {  };
    '/vidsheet/{id}/template': { post: SheetsCreateTemplateResponses };
    '/autocontentengine/{id}/template': { post: SheetsCreateTemplateResponses };
    '/agents/{agent_id}/social_accounts': { get: SocialAccountsListResponses };
    '/agents/{agent_id}/social_accounts/{platform}/connect': { post: SocialAccountsConnectResponses };
    '/social_accounts/callback': {  };
    '/social_accounts/undo': {  };
    '/agents/{agent_id}/social_accounts/{id}': { delete: SocialAccountsDisconnectResponses };
    '/schedule/platforms': { get: PlatformsListResponses };
    '/schedule/with-post': { post: PostsCreateResponses };
    '/schedule/posts': { get: PostsListResponses };
    '/schedule/post/{post_id}': { get: PostsGetResponses; patch: PostsUpdateResponses; delete: PostsDeleteResponses };
    '/schedule/post/{post_id}/approve': { post: PostsApproveResponses };
    '/schedule/post/{post_id}/published': { patch: PostsUpdatePublishedResponses };
    '/vidsheet/{id}/post_plan': { get: SheetsPostPlanGetResponses; put: SheetsPostPlanSetResponses; delete: SheetsPostPlanDeleteResponses };
    '/autocontentengine/{id}/post_plan': { get: SheetsPostPlanGetResponses; put: SheetsPostPlanSetResponses; delete: SheetsPostPlanDeleteResponses };
    '/vidsheet/{id}/post_plan/check': { post: SheetsPostPlanCheckResponses };
    '/autocontentengine/{id}/post_plan/check': { post: SheetsPostPlanCheckResponses };
    '/vidsheet/{id}/post_plan/posts': { post: SheetsPostPlanCreatePostsResponses };
    '/autocontentengine/{id}/post_plan/posts': { post: SheetsPostPlanCreatePostsResponses };
    '/vidsheet/{id}/rows/{row_id}/posts': { get: SheetsRowsListPostsResponses };
    '/autocontentengine/{id}/rows/{row_id}/posts': { get: SheetsRowsListPostsResponses };
    '/agents/{agent_id}/schedule_slots': { get: ScheduleSlotsGetResponses; put: ScheduleSlotsSetResponses };
    '/organizations/{organization_id}/events': {  };
    '/organizations/{organization_id}/presence': { put: OrganizationsPresenceSetResponses };
    '/organizations/{organization_id}/notifications': { get: OrganizationsNotificationsListResponses; patch: OrganizationsNotificationsUpdateResponses };
    '/organizations/{organization_id}/notification_preferences': { get: OrganizationsNotificationPreferencesGetResponses; patch: OrganizationsNotificationPreferencesUpdateResponses };
    '/notification_mails/{token}': {  };
    '/agents/{agent_id}/voice/integrations/vendor_a': { get: VoicesIntegrationGetResponses; post: VoicesIntegrationConnectResponses; delete: VoicesIntegrationDisconnectResponses };
    '/agents/{agent_id}/voice/integrations/vendor_a/test': { post: VoicesIntegrationTestResponses };
    '/organizations/{organization_id}/overview': { get: OrganizationsOverviewGetResponses };
    '/organizations/{organization_id}/attention': { get: OrganizationsAttentionListResponses };
    '/organizations/{organization_id}/attention/dismissals/{kind}/{item_id}': { put: OrganizationsAttentionDismissResponses; delete: OrganizationsAttentionRestoreResponses };
    '/organizations/{organization_id}/credits': { get: CreditsGetResponses };
    '/organizations/{organization_id}/spending': { get: CreditsSpendingGetResponses };
    '/content_resources/{id}/uses': { get: FilesUsesListResponses };
  };
  readonly agent: {
    '/agent/conversations': { get: ConversationsListResponses };
    '/agent/conversations/{id}': { get: ConversationsGetResponses; patch: ConversationsUpdateResponses; delete: ConversationsDeleteResponses };
    '/agent/conversations/{id}/messages': { get: ConversationsMessagesListResponses };
    '/agent/ideas': { get: IdeasListResponses };
    '/agent/ideas/{id}': { get: IdeasGetResponses };
    '/agent/ideas/{id}/status': { post: IdeasAdvanceResponses };
    '/agent/ideas/{id}/status/{status}': { put: IdeasSetStatusResponses };
    '/agent/ideas/convert': { post: IdeasConvertResponses };
    '/agent/ideas/produce': { post: IdeasProduceResponses };
    '/agent/preferences': { get: PreferencesGetResponses; put: PreferencesSetResponses };
    '/agent/run': { post: RunsCreateResponses };
    '/agent/runs/{run_id}': { get: RunsGetResponses };
    '/agent/runs/{run_id}/approve': { post: RunsApproveResponses };
    '/agent/runs/{run_id}/stop': { post: RunsStopResponses };
    '/agent/conversations/{id}/runs': { get: RunsListResponses };
    '/agent/runs/{run_id}/progress': {  };
    '/agent/research': { post: IdeasResearchResponses };
    '/agent/ideas/{id}/refine': { post: IdeasRefineResponses };
    '/mail_recipients/confirm/{token}': {  };
    '/mail_recipients/unsubscribe/{token}': {  };
    '/mail_recipients/resubscribe/{token}': {  };
    '/agents/{agent_id}/recurring-jobs': { get: RecurringJobsListResponses; post: RecurringJobsCreateResponses };
    '/agents/{agent_id}/recurring-jobs/defaults': { post: RecurringJobsCreateDefaultsResponses };
    '/agents/{agent_id}/recurring-jobs/{job_id}': { get: RecurringJobsGetResponses; patch: RecurringJobsUpdateResponses; delete: RecurringJobsDeleteResponses };
    '/agents/{agent_id}/recurring-jobs/{job_id}/pause': { post: RecurringJobsPauseResponses };
    '/agents/{agent_id}/recurring-jobs/{job_id}/resume': { post: RecurringJobsResumeResponses };
    '/agent/trends': { get: TrendsListResponses };
    '/agent/profile': { get: ProfileGetResponses; post: ProfileSetUpResponses; put: ProfileUpdateResponses; delete: ProfileResetResponses };
  };
  readonly core: {
    '/agents/{agent_id}/core': { get: AgentCoreGetResponses; patch: AgentCoreUpdateResponses };
    '/agents/{agent_id}/voice/library': { get: VoicesListResponses };
    '/agents/{agent_id}/voice/integrations/vendor_a': { get: VoicesIntegrationGetResponses; post: VoicesIntegrationConnectResponses; delete: VoicesIntegrationDisconnectResponses };
    '/agents/{agent_id}/voice/integrations/vendor_a/test': { post: VoicesIntegrationTestResponses };
    '/agents/{agent_id}/voice/design/generate-script': { post: VoicesGenerateScriptResponses };
    '/agents/{agent_id}/voice/design/generate-description': { post: VoicesGenerateDescriptionResponses };
    '/agents/{agent_id}/voice/design/generate-samples': { post: VoicesGenerateSamplesResponses };
    '/agents/{agent_id}/voice/design': { post: VoicesDesignResponses };
    '/agents/{agent_id}/voice/clone': { post: VoicesCloneResponses };
    '/agents/{agent_id}/voice/{voice_id}/preview': { post: VoicesPreviewsCreateResponses };
    '/agents/{agent_id}/voice/preview/{job_id}': { get: VoicesPreviewsGetResponses };
    '/agents/{agent_id}/voice/{voice_id}': { delete: VoicesDeleteResponses };
    '/agents/{agent_id}/provenance/backups': { get: BackupsListResponses; post: BackupsCreateResponses };
    '/agents/{agent_id}/provenance/backups/{backup_id}': { delete: BackupsHideResponses };
    '/agents/{agent_id}/watchlists': { get: WatchlistsListResponses; post: WatchlistsCreateResponses };
    '/agents/{agent_id}/watchlists/{watchlist_id}': { get: WatchlistsGetResponses; patch: WatchlistsUpdateResponses; delete: WatchlistsDeleteResponses };
    '/agents/{agent_id}/watchlists/{watchlist_id}/sources': { post: WatchlistsSourcesAddResponses; delete: WatchlistsSourcesRemoveByTargetResponses };
    '/agents/{agent_id}/watchlists/{watchlist_id}/sources/{source_id}': { delete: WatchlistsSourcesRemoveResponses };
  };
  readonly upload: {
    '/media/{file}': {  };
    '/blobs/{key}': { put: BlobsUploadResponses };
    '/resumable_uploads/{id}': { head: ResumableUploadsGetResponses; patch: ResumableUploadsAppendResponses; delete: ResumableUploadsDeleteResponses };
  };
}

/** Names of the things that each service has. */
export interface ServiceThings {
  readonly base: 'agents' | 'auditLog' | 'auth' | 'credits' | 'files' | 'folders' | 'generations' | 'installation' | 'invitations' | 'keys' | 'library' | 'me' | 'models' | 'monitoring' | 'notificationMails' | 'organizations' | 'password' | 'platforms' | 'posts' | 'prices' | 'renders' | 'scheduleSlots' | 'secondFactors' | 'sessions' | 'sheets' | 'socialAccounts' | 'stockAvatars' | 'templates' | 'transcriptions' | 'trash' | 'uncollectedWork' | 'uploads' | 'vendorCallbacks' | 'voices' | 'webhooks' | 'workspaces';
  readonly agent: 'conversations' | 'ideas' | 'mailRecipients' | 'preferences' | 'profile' | 'recurringJobs' | 'runs' | 'trends';
  readonly core: 'agentCore' | 'backups' | 'watchlists';
  readonly upload: 'blobs' | 'media' | 'resumableUploads';
}
