// Generated from docs/api/reelsheet.json (`npm run generate`).

import { type Client, type ClientMeta, type Options as Options2, type RequestResult, type ServerSentEventsResult, type TDataShape, urlSearchParamsBodySerializer } from './client/index.js';
import type { AgentCoreGetData, AgentCoreGetErrors, AgentCoreGetResponses, AgentCoreUpdateData, AgentCoreUpdateErrors, AgentCoreUpdateResponses, AgentsAvatarsAddData, AgentsAvatarsAddErrors, AgentsAvatarsAddResponses, AgentsAvatarsListData, AgentsAvatarsListErrors, AgentsAvatarsListResponses, AgentsAvatarsMakePrimaryData, AgentsAvatarsMakePrimaryErrors, AgentsAvatarsMakePrimaryResponses, AgentsAvatarsRemoveData, AgentsAvatarsRemoveErrors, AgentsAvatarsRemoveResponses, AgentsCreateData, AgentsCreateErrors, AgentsCreateResponses, AgentsDeleteData, AgentsDeleteErrors, AgentsDeleteResponses, AgentsGetData, AgentsGetErrors, AgentsGetResponses, AgentsListData, AgentsListErrors, AgentsListResponses, AgentsUpdateData, AgentsUpdateErrors, AgentsUpdateResponses, AuditLogListData, AuditLogListErrors, AuditLogListResponses, AuditLogVerifyData, AuditLogVerifyErrors, AuditLogVerifyResponses, AuthRefreshData, AuthRefreshErrors, AuthRefreshResponses, AuthResendVerificationData, AuthResendVerificationErrors, AuthResendVerificationResponses, AuthSecondFactorBeginPasskeyData, AuthSecondFactorBeginPasskeyErrors, AuthSecondFactorBeginPasskeyResponses, AuthSecondFactorChallengeData, AuthSecondFactorChallengeErrors, AuthSecondFactorChallengeResponses, AuthSecondFactorCompleteData, AuthSecondFactorCompleteErrors, AuthSecondFactorCompleteResponses, AuthSignInData, AuthSignInErrors, AuthSignInResponses, AuthSignOutBrowserData, AuthSignOutBrowserErrors, AuthSignOutBrowserResponses, AuthSignOutData, AuthSignOutErrors, AuthSignOutEverywhereData, AuthSignOutEverywhereErrors, AuthSignOutEverywhereResponses, AuthSignOutResponses, AuthSignUpData, AuthSignUpErrors, AuthSignUpResponses, AuthVerifyEmailData, AuthVerifyEmailErrors, AuthVerifyEmailResponses, BackupsCreateData, BackupsCreateErrors, BackupsCreateResponses, BackupsHideData, BackupsHideErrors, BackupsHideResponses, BackupsListData, BackupsListErrors, BackupsListResponses, BlobsUploadData, BlobsUploadErrors, BlobsUploadResponses, ConversationsDeleteData, ConversationsDeleteErrors, ConversationsDeleteResponses, ConversationsGetData, ConversationsGetErrors, ConversationsGetResponses, ConversationsListData, ConversationsListErrors, ConversationsListResponses, ConversationsMessagesListData, ConversationsMessagesListErrors, ConversationsMessagesListResponses, ConversationsUpdateData, ConversationsUpdateErrors, ConversationsUpdateResponses, CreditsGetData, CreditsGetErrors, CreditsGetResponses, CreditsGrantData, CreditsGrantErrors, CreditsGrantResponses, CreditsSpendingGetData, CreditsSpendingGetErrors, CreditsSpendingGetResponses, FilesCreateData, FilesCreateErrors, FilesCreateResponses, FilesDeleteData, FilesDeleteErrors, FilesDeleteResponses, FilesGetData, FilesGetErrors, FilesGetResponses, FilesListData, FilesListErrors, FilesListResponses, FilesRestoreData, FilesRestoreErrors, FilesRestoreResponses, FilesUpdateData, FilesUpdateErrors, FilesUpdateResponses, FilesUsesListData, FilesUsesListErrors, FilesUsesListResponses, FilesWithdrawAddressData, FilesWithdrawAddressErrors, FilesWithdrawAddressResponses, FoldersCreateData, FoldersCreateErrors, FoldersCreateResponses, FoldersDeleteData, FoldersDeleteErrors, FoldersDeleteResponses, FoldersUpdateData, FoldersUpdateErrors, FoldersUpdateResponses, GenerationsContinueData, GenerationsContinueErrors, GenerationsContinueResponses, GenerationsGetData, GenerationsGetErrors, GenerationsGetResponses, GenerationsStopData, GenerationsStopErrors, GenerationsStopResponses, GenerationsWatchData, GenerationsWatchErrors, GenerationsWatchResponse, GenerationsWatchResponses, IdeasAdvanceData, IdeasAdvanceErrors, IdeasAdvanceResponses, IdeasConvertData, IdeasConvertErrors, IdeasConvertResponses, IdeasGetData, IdeasGetErrors, IdeasGetResponses, IdeasListData, IdeasListErrors, IdeasListResponses, IdeasProduceData, IdeasProduceErrors, IdeasProduceResponses, IdeasRefineData, IdeasRefineErrors, IdeasRefineResponses, IdeasResearchData, IdeasResearchErrors, IdeasResearchResponses, IdeasSetStatusData, IdeasSetStatusErrors, IdeasSetStatusResponses, InstallationGetData, InstallationGetErrors, InstallationGetResponses, InvitationsAcceptData, InvitationsAcceptErrors, InvitationsAcceptResponses, InvitationsWithdrawData, InvitationsWithdrawErrors, InvitationsWithdrawResponses, KeysCreateData, KeysCreateErrors, KeysCreateResponses, KeysListData, KeysListErrors, KeysListResponses, KeysRenameData, KeysRenameErrors, KeysRenameResponses, KeysRevokeAllData, KeysRevokeAllErrors, KeysRevokeAllResponses, KeysRevokeData, KeysRevokeErrors, KeysRevokeResponses, LibraryListData, LibraryListErrors, LibraryListResponses, MailRecipientsConfirmData, MailRecipientsConfirmErrors, MailRecipientsConfirmResponses, MailRecipientsResubscribeData, MailRecipientsResubscribeErrors, MailRecipientsResubscribeResponses, MailRecipientsShowConfirmationData, MailRecipientsShowConfirmationErrors, MailRecipientsShowConfirmationResponses, MailRecipientsShowUnsubscriptionData, MailRecipientsShowUnsubscriptionErrors, MailRecipientsShowUnsubscriptionResponses, MailRecipientsUnsubscribeData, MailRecipientsUnsubscribeErrors, MailRecipientsUnsubscribeResponses, MeDeleteData, MeDeleteErrors, MeDeleteResponses, MediaDownloadData, MediaDownloadErrors, MediaDownloadResponses, MeGetData, MeGetErrors, MeGetResponses, MeUpdateData, MeUpdateErrors, MeUpdateResponses, ModelsListData, ModelsListErrors, ModelsListResponses, MonitoringCreateData, MonitoringCreateErrors, MonitoringCreateResponses, MonitoringGetData, MonitoringGetErrors, MonitoringGetResponses, MonitoringUpdateData, MonitoringUpdateErrors, MonitoringUpdateResponses, NotificationMailsShowData, NotificationMailsShowErrors, NotificationMailsShowResponses, NotificationMailsUnsubscribeData, NotificationMailsUnsubscribeErrors, NotificationMailsUnsubscribeResponses, OrganizationsAttentionDismissData, OrganizationsAttentionDismissErrors, OrganizationsAttentionDismissResponses, OrganizationsAttentionListData, OrganizationsAttentionListErrors, OrganizationsAttentionListResponses, OrganizationsAttentionRestoreData, OrganizationsAttentionRestoreErrors, OrganizationsAttentionRestoreResponses, OrganizationsCreateData, OrganizationsCreateErrors, OrganizationsCreateResponses, OrganizationsDeleteData, OrganizationsDeleteErrors, OrganizationsDeleteResponses, OrganizationsEventsWatchData, OrganizationsEventsWatchErrors, OrganizationsEventsWatchResponse, OrganizationsEventsWatchResponses, OrganizationsGetData, OrganizationsGetErrors, OrganizationsGetResponses, OrganizationsLeaveData, OrganizationsLeaveErrors, OrganizationsLeaveResponses, OrganizationsListData, OrganizationsListErrors, OrganizationsListResponses, OrganizationsMembersAddData, OrganizationsMembersAddErrors, OrganizationsMembersAddResponses, OrganizationsMembersListData, OrganizationsMembersListErrors, OrganizationsMembersListResponses, OrganizationsMembersRemoveData, OrganizationsMembersRemoveErrors, OrganizationsMembersRemoveResponses, OrganizationsMembersSetRoleData, OrganizationsMembersSetRoleErrors, OrganizationsMembersSetRoleResponses, OrganizationsNotificationPreferencesGetData, OrganizationsNotificationPreferencesGetErrors, OrganizationsNotificationPreferencesGetResponses, OrganizationsNotificationPreferencesUpdateData, OrganizationsNotificationPreferencesUpdateErrors, OrganizationsNotificationPreferencesUpdateResponses, OrganizationsNotificationsListData, OrganizationsNotificationsListErrors, OrganizationsNotificationsListResponses, OrganizationsNotificationsUpdateData, OrganizationsNotificationsUpdateErrors, OrganizationsNotificationsUpdateResponses, OrganizationsOverviewGetData, OrganizationsOverviewGetErrors, OrganizationsOverviewGetResponses, OrganizationsPresenceSetData, OrganizationsPresenceSetErrors, OrganizationsPresenceSetResponses, OrganizationsUpdateData, OrganizationsUpdateErrors, OrganizationsUpdateResponses, PasswordChangeData, PasswordChangeErrors, PasswordChangeResponses, PasswordRequestResetData, PasswordRequestResetErrors, PasswordRequestResetResponses, PasswordResetData, PasswordResetErrors, PasswordResetResponses, PlatformsListData, PlatformsListErrors, PlatformsListResponses, PostsApproveData, PostsApproveErrors, PostsApproveResponses, PostsCreateData, PostsCreateErrors, PostsCreateResponses, PostsDeleteData, PostsDeleteErrors, PostsDeleteResponses, PostsGetData, PostsGetErrors, PostsGetResponses, PostsListData, PostsListErrors, PostsListResponses, PostsUpdateData, PostsUpdateErrors, PostsUpdatePublishedData, PostsUpdatePublishedErrors, PostsUpdatePublishedResponses, PostsUpdateResponses, PreferencesGetData, PreferencesGetErrors, PreferencesGetResponses, PreferencesSetData, PreferencesSetErrors, PreferencesSetResponses, PricesListData, PricesListErrors, PricesListResponses, ProfileGetData, ProfileGetErrors, ProfileGetResponses, ProfileResetData, ProfileResetErrors, ProfileResetResponses, ProfileSetUpData, ProfileSetUpErrors, ProfileSetUpResponses, ProfileUpdateData, ProfileUpdateErrors, ProfileUpdateResponses, RecurringJobsCreateData, RecurringJobsCreateDefaultsData, RecurringJobsCreateDefaultsErrors, RecurringJobsCreateDefaultsResponses, RecurringJobsCreateErrors, RecurringJobsCreateResponses, RecurringJobsDeleteData, RecurringJobsDeleteErrors, RecurringJobsDeleteResponses, RecurringJobsGetData, RecurringJobsGetErrors, RecurringJobsGetResponses, RecurringJobsListData, RecurringJobsListErrors, RecurringJobsListResponses, RecurringJobsPauseData, RecurringJobsPauseErrors, RecurringJobsPauseResponses, RecurringJobsResumeData, RecurringJobsResumeErrors, RecurringJobsResumeResponses, RecurringJobsUpdateData, RecurringJobsUpdateErrors, RecurringJobsUpdateResponses, RendersCreateData, RendersCreateErrors, RendersCreateResponses, RendersDownloadData, RendersDownloadErrors, RendersDownloadResponses, RendersGetData, RendersGetErrors, RendersGetResponses, RendersGetSchemaData, RendersGetSchemaErrors, RendersGetSchemaResponses, RendersListData, RendersListErrors, RendersListResponses, RendersStopData, RendersStopErrors, RendersStopResponses, RendersWatchData, RendersWatchErrors, RendersWatchResponse, RendersWatchResponses, ResumableUploadsAppendData, ResumableUploadsAppendErrors, ResumableUploadsAppendResponses, ResumableUploadsDeleteData, ResumableUploadsDeleteErrors, ResumableUploadsDeleteResponses, ResumableUploadsGetData, ResumableUploadsGetErrors, ResumableUploadsGetResponses, RunsApproveData, RunsApproveErrors, RunsApproveResponses, RunsCreateData, RunsCreateErrors, RunsCreateResponses, RunsGetData, RunsGetErrors, RunsGetResponses, RunsListData, RunsListErrors, RunsListResponses, RunsStopData, RunsStopErrors, RunsStopResponses, RunsWatchData, RunsWatchErrors, RunsWatchResponse, RunsWatchResponses, ScheduleSlotsGetData, ScheduleSlotsGetErrors, ScheduleSlotsGetResponses, ScheduleSlotsSetData, ScheduleSlotsSetErrors, ScheduleSlotsSetResponses, SecondFactorsConfirmData, SecondFactorsConfirmErrors, SecondFactorsConfirmResponses, SecondFactorsListData, SecondFactorsListErrors, SecondFactorsListResponses, SecondFactorsPasskeysAddData, SecondFactorsPasskeysAddErrors, SecondFactorsPasskeysAddResponses, SecondFactorsPasskeysBeginData, SecondFactorsPasskeysBeginErrors, SecondFactorsPasskeysBeginResponses, SecondFactorsRecoveryCodesRenewData, SecondFactorsRecoveryCodesRenewErrors, SecondFactorsRecoveryCodesRenewResponses, SecondFactorsRemoveData, SecondFactorsRemoveErrors, SecondFactorsRemoveResponses, SecondFactorsRenameData, SecondFactorsRenameErrors, SecondFactorsRenameResponses, SecondFactorsTotpCreateData, SecondFactorsTotpCreateErrors, SecondFactorsTotpCreateResponses, SessionsEndData, SessionsEndErrors, SessionsEndResponses, SessionsListData, SessionsListErrors, SessionsListResponses, SheetsAutomaticFailuresListData, SheetsAutomaticFailuresListErrors, SheetsAutomaticFailuresListResponses, SheetsBatchesGetData, SheetsBatchesGetErrors, SheetsBatchesGetResponses, SheetsBatchesListData, SheetsBatchesListErrors, SheetsBatchesListResponses, SheetsBatchesPauseData, SheetsBatchesPauseErrors, SheetsBatchesPauseResponses, SheetsBatchesResumeData, SheetsBatchesResumeErrors, SheetsBatchesResumeResponses, SheetsBatchesRetryFailedData, SheetsBatchesRetryFailedErrors, SheetsBatchesRetryFailedResponses, SheetsBatchesStopData, SheetsBatchesStopErrors, SheetsBatchesStopResponses, SheetsBatchesWatchData, SheetsBatchesWatchErrors, SheetsBatchesWatchResponse, SheetsBatchesWatchResponses, SheetsCellsFindData, SheetsCellsFindErrors, SheetsCellsFindResponses, SheetsCellsGenerateData, SheetsCellsGenerateErrors, SheetsCellsGenerateResponses, SheetsCellsGetData, SheetsCellsGetErrors, SheetsCellsGetResponses, SheetsCellsListData, SheetsCellsListErrors, SheetsCellsListResponses, SheetsCellsSelectGenerationData, SheetsCellsSelectGenerationErrors, SheetsCellsSelectGenerationResponses, SheetsCellsUpdateData, SheetsCellsUpdateErrors, SheetsCellsUpdateManyData, SheetsCellsUpdateManyErrors, SheetsCellsUpdateManyResponses, SheetsCellsUpdateResponses, SheetsChangesListData, SheetsChangesListErrors, SheetsChangesListResponses, SheetsChangesUndoData, SheetsChangesUndoErrors, SheetsChangesUndoResponses, SheetsCloneData, SheetsCloneErrors, SheetsCloneResponses, SheetsColumnsCreateData, SheetsColumnsCreateErrors, SheetsColumnsCreateManyData, SheetsColumnsCreateManyErrors, SheetsColumnsCreateManyResponses, SheetsColumnsCreateResponses, SheetsColumnsDeleteData, SheetsColumnsDeleteErrors, SheetsColumnsDeleteManyData, SheetsColumnsDeleteManyErrors, SheetsColumnsDeleteManyResponses, SheetsColumnsDeleteResponses, SheetsColumnsDuplicateData, SheetsColumnsDuplicateErrors, SheetsColumnsDuplicateManyData, SheetsColumnsDuplicateManyErrors, SheetsColumnsDuplicateManyResponses, SheetsColumnsDuplicateResponses, SheetsColumnsListData, SheetsColumnsListErrors, SheetsColumnsListResponses, SheetsColumnsMoveData, SheetsColumnsMoveErrors, SheetsColumnsMoveResponses, SheetsColumnsUpdateData, SheetsColumnsUpdateErrors, SheetsColumnsUpdateManyData, SheetsColumnsUpdateManyErrors, SheetsColumnsUpdateManyResponses, SheetsColumnsUpdateResponses, SheetsCreateData, SheetsCreateErrors, SheetsCreateResponses, SheetsCreateTemplateData, SheetsCreateTemplateErrors, SheetsCreateTemplateResponses, SheetsDeleteData, SheetsDeleteErrors, SheetsDeleteResponses, SheetsDeletionsListData, SheetsDeletionsListErrors, SheetsDeletionsListResponses, SheetsEstimateData, SheetsEstimateErrors, SheetsEstimateResponses, SheetsExportData, SheetsExportErrors, SheetsExportResponses, SheetsGetData, SheetsGetErrors, SheetsGetResponses, SheetsGridGetData, SheetsGridGetErrors, SheetsGridGetResponses, SheetsLayersCreateData, SheetsLayersCreateErrors, SheetsLayersCreateManyData, SheetsLayersCreateManyErrors, SheetsLayersCreateManyResponses, SheetsLayersCreateResponses, SheetsLayersDeleteData, SheetsLayersDeleteErrors, SheetsLayersDeleteManyData, SheetsLayersDeleteManyErrors, SheetsLayersDeleteManyResponses, SheetsLayersDeleteResponses, SheetsLayersDuplicateData, SheetsLayersDuplicateErrors, SheetsLayersDuplicateManyData, SheetsLayersDuplicateManyErrors, SheetsLayersDuplicateManyResponses, SheetsLayersDuplicateResponses, SheetsLayersGenerateData, SheetsLayersGenerateErrors, SheetsLayersGenerateResponses, SheetsLayersGetData, SheetsLayersGetErrors, SheetsLayersGetResponses, SheetsLayersMoveData, SheetsLayersMoveErrors, SheetsLayersMoveResponses, SheetsLayersUpdateData, SheetsLayersUpdateErrors, SheetsLayersUpdateResponses, SheetsListData, SheetsListErrors, SheetsListResponses, SheetsPostPlanCheckData, SheetsPostPlanCheckErrors, SheetsPostPlanCheckResponses, SheetsPostPlanCreatePostsData, SheetsPostPlanCreatePostsErrors, SheetsPostPlanCreatePostsResponses, SheetsPostPlanDeleteData, SheetsPostPlanDeleteErrors, SheetsPostPlanDeleteResponses, SheetsPostPlanGetData, SheetsPostPlanGetErrors, SheetsPostPlanGetResponses, SheetsPostPlanSetData, SheetsPostPlanSetErrors, SheetsPostPlanSetResponses, SheetsRestoreData, SheetsRestoreErrors, SheetsRestoreResponses, SheetsRowsCreateData, SheetsRowsCreateErrors, SheetsRowsCreateManyData, SheetsRowsCreateManyErrors, SheetsRowsCreateManyResponses, SheetsRowsCreateResponses, SheetsRowsDeleteData, SheetsRowsDeleteErrors, SheetsRowsDeleteManyData, SheetsRowsDeleteManyErrors, SheetsRowsDeleteManyResponses, SheetsRowsDeleteResponses, SheetsRowsDuplicateData, SheetsRowsDuplicateErrors, SheetsRowsDuplicateManyData, SheetsRowsDuplicateManyErrors, SheetsRowsDuplicateManyResponses, SheetsRowsDuplicateResponses, SheetsRowsEstimateData, SheetsRowsEstimateErrors, SheetsRowsEstimateResponses, SheetsRowsFindData, SheetsRowsFindErrors, SheetsRowsFindResponses, SheetsRowsGenerateData, SheetsRowsGenerateErrors, SheetsRowsGenerateResponses, SheetsRowsGetData, SheetsRowsGetErrors, SheetsRowsGetResponses, SheetsRowsImportData, SheetsRowsImportErrors, SheetsRowsImportResponses, SheetsRowsListData, SheetsRowsListErrors, SheetsRowsListPostsData, SheetsRowsListPostsErrors, SheetsRowsListPostsResponses, SheetsRowsListResponses, SheetsRowsMoveData, SheetsRowsMoveErrors, SheetsRowsMoveResponses, SheetsRowsUpdateData, SheetsRowsUpdateErrors, SheetsRowsUpdateManyData, SheetsRowsUpdateManyErrors, SheetsRowsUpdateManyResponses, SheetsRowsUpdateResponses, SheetsStatesListData, SheetsStatesListErrors, SheetsStatesListResponses, SheetsUpdateData, SheetsUpdateErrors, SheetsUpdateResponses, SheetsVariablesGetTemplateData, SheetsVariablesGetTemplateErrors, SheetsVariablesGetTemplateResponses, SheetsVariablesImportData, SheetsVariablesImportErrors, SheetsVariablesImportResponses, SheetsVariablesListData, SheetsVariablesListErrors, SheetsVariablesListResponses, SheetsViewsCreateData, SheetsViewsCreateErrors, SheetsViewsCreateResponses, SheetsViewsDeleteData, SheetsViewsDeleteErrors, SheetsViewsDeleteResponses, SheetsViewsListData, SheetsViewsListErrors, SheetsViewsListResponses, SheetsViewsUpdateData, SheetsViewsUpdateErrors, SheetsViewsUpdateResponses, SocialAccountsCompleteConnectionData, SocialAccountsCompleteConnectionErrors, SocialAccountsCompleteConnectionResponses, SocialAccountsConnectData, SocialAccountsConnectErrors, SocialAccountsConnectResponses, SocialAccountsDisconnectData, SocialAccountsDisconnectErrors, SocialAccountsDisconnectResponses, SocialAccountsListData, SocialAccountsListErrors, SocialAccountsListResponses, SocialAccountsUndoConnectionData, SocialAccountsUndoConnectionErrors, SocialAccountsUndoConnectionResponses, StockAvatarsDownloadData, StockAvatarsDownloadErrors, StockAvatarsDownloadResponses, StockAvatarsListData, StockAvatarsListErrors, StockAvatarsListResponses, TemplatesCloneData, TemplatesCloneErrors, TemplatesCloneResponses, TemplatesDeleteData, TemplatesDeleteErrors, TemplatesDeleteResponses, TemplatesDownloadCoverData, TemplatesDownloadCoverErrors, TemplatesDownloadCoverResponses, TemplatesGetData, TemplatesGetErrors, TemplatesGetResponses, TemplatesListData, TemplatesListErrors, TemplatesListResponses, TemplatesUpdateData, TemplatesUpdateErrors, TemplatesUpdateResponses, TranscriptionsCreateData, TranscriptionsCreateErrors, TranscriptionsCreateResponses, TrashDeleteFileData, TrashDeleteFileErrors, TrashDeleteFileResponses, TrashDeleteSheetData, TrashDeleteSheetErrors, TrashDeleteSheetResponses, TrashEmptyFilesData, TrashEmptyFilesErrors, TrashEmptyFilesResponses, TrashListFilesData, TrashListFilesErrors, TrashListFilesResponses, TrashListSheetsData, TrashListSheetsErrors, TrashListSheetsResponses, TrendsListData, TrendsListErrors, TrendsListResponses, UncollectedWorkGetData, UncollectedWorkGetErrors, UncollectedWorkGetResponses, UncollectedWorkPayData, UncollectedWorkPayErrors, UncollectedWorkPayResponses, UploadsCreateData, UploadsCreateErrors, UploadsCreateResponses, UploadsCreateResumableData, UploadsCreateResumableErrors, UploadsCreateResumableResponses, VendorCallbacksReceiveData, VendorCallbacksReceiveErrors, VendorCallbacksReceiveResponses, VoicesCloneData, VoicesCloneErrors, VoicesCloneResponses, VoicesDeleteData, VoicesDeleteErrors, VoicesDeleteResponses, VoicesDesignData, VoicesDesignErrors, VoicesDesignResponses, VoicesGenerateDescriptionData, VoicesGenerateDescriptionErrors, VoicesGenerateDescriptionResponses, VoicesGenerateSamplesData, VoicesGenerateSamplesErrors, VoicesGenerateSamplesResponses, VoicesGenerateScriptData, VoicesGenerateScriptErrors, VoicesGenerateScriptResponses, VoicesIntegrationConnectData, VoicesIntegrationConnectErrors, VoicesIntegrationConnectResponses, VoicesIntegrationDisconnectData, VoicesIntegrationDisconnectErrors, VoicesIntegrationDisconnectResponses, VoicesIntegrationGetData, VoicesIntegrationGetErrors, VoicesIntegrationGetResponses, VoicesIntegrationTestData, VoicesIntegrationTestErrors, VoicesIntegrationTestResponses, VoicesListData, VoicesListErrors, VoicesListResponses, VoicesPreviewsCreateData, VoicesPreviewsCreateErrors, VoicesPreviewsCreateResponses, VoicesPreviewsGetData, VoicesPreviewsGetErrors, VoicesPreviewsGetResponses, WatchlistsCreateData, WatchlistsCreateErrors, WatchlistsCreateResponses, WatchlistsDeleteData, WatchlistsDeleteErrors, WatchlistsDeleteResponses, WatchlistsGetData, WatchlistsGetErrors, WatchlistsGetResponses, WatchlistsListData, WatchlistsListErrors, WatchlistsListResponses, WatchlistsSourcesAddData, WatchlistsSourcesAddErrors, WatchlistsSourcesAddResponses, WatchlistsSourcesRemoveByTargetData, WatchlistsSourcesRemoveByTargetErrors, WatchlistsSourcesRemoveByTargetResponses, WatchlistsSourcesRemoveData, WatchlistsSourcesRemoveErrors, WatchlistsSourcesRemoveResponses, WatchlistsUpdateData, WatchlistsUpdateErrors, WatchlistsUpdateResponses, WebhooksDeliveriesListData, WebhooksDeliveriesListErrors, WebhooksDeliveriesListResponses, WebhooksDeliveriesReplayData, WebhooksDeliveriesReplayErrors, WebhooksDeliveriesReplayResponses, WebhooksDeliveriesRetryData, WebhooksDeliveriesRetryErrors, WebhooksDeliveriesRetryResponses, WebhooksGetData, WebhooksGetErrors, WebhooksGetResponses, WebhooksListenData, WebhooksListenErrors, WebhooksListenResponse, WebhooksListenResponses, WebhooksRotateSecretData, WebhooksRotateSecretErrors, WebhooksRotateSecretResponses, WebhooksTestCallbackData, WebhooksTestCallbackErrors, WebhooksTestCallbackResponses, WebhooksTestData, WebhooksTestErrors, WebhooksTestResponses, WebhooksUpdateData, WebhooksUpdateErrors, WebhooksUpdateResponses, WorkspacesListData, WorkspacesListErrors, WorkspacesListResponses } from './types.js';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

class HeyApiClient {
    protected client: Client;
    
    constructor(args: {
        client: Client;
    }) {
        this.client = args.client;
    }
}

class HeyApiRegistry<T> {
    private readonly defaultKey = 'default';
    
    private readonly instances: Map<string, T> = new Map();
    
    get(key?: string): T {
        const instance = this.instances.get(key ?? this.defaultKey);
        if (!instance) {
            throw new Error(`No SDK client found. Create one with "new Reelsheet()" to fix this error.`);
        }
        return instance;
    }
    
    set(value: T, key?: string): void {
        this.instances.set(key ?? this.defaultKey, value);
    }
}

export class AuditLog extends HeyApiClient {
    /**
     * Security-relevant acts in an organization, newest first (owner or manager)
     *
     * Append-only, also for the database role of this service. Actions of a user on their own account are recorded in the log of their personal workspace. Entries that are older than the operator stores them (`AUDIT_LOG_DAYS`, at least 90 days; by default as long as the organization) are removed, all but the last one. The log is deleted with the organization; the deletion itself is recorded in the personal workspace of the user who did it. A failed sign-in names the user of the address; for an address without a user it is only written to the logs of the service.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<AuditLogListData, ThrowOnError>): RequestResult<AuditLogListResponses, AuditLogListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<AuditLogListResponses, AuditLogListErrors, ThrowOnError>({ url: '/organizations/{organization_id}/audit_log', ...options });
    }
    
    /**
     * Whether the log is as it was written (owner or manager)
     *
     * Each entry is signed (HMAC-SHA-256) together with the hash of the previous one, and so is the end of the chain. One call verifies 5000 entries; `next_cursor` continues after them. The owner of the database could restore an earlier log with its valid end: store `end` elsewhere and send it with later verifications, which report its position if the log does not contain it any more. Where old entries were removed, their number (`removed`) and the hash of the last of them are signed, and the chain is verified from there.
     */
    public verify<ThrowOnError extends boolean = false>(options: Options<AuditLogVerifyData, ThrowOnError>): RequestResult<AuditLogVerifyResponses, AuditLogVerifyErrors, ThrowOnError> {
        return (options.client ?? this.client).get<AuditLogVerifyResponses, AuditLogVerifyErrors, ThrowOnError>({ url: '/organizations/{organization_id}/audit_log/verification', ...options });
    }
}

export class SecondFactor extends HeyApiClient {
    /**
     * A challenge with which your session proves a second factor again
     *
     * Organizations that require a second factor need a proof of the last 15 minutes for changes of money, members and keys: 403 `fresh_second_factor_required`. Complete the challenge at `POST /auth/second_factor`. Only sessions can, not access keys; with a token of the OpenID Connect issuer, sign in there again. A new challenge replaces the one before.
     */
    public challenge<ThrowOnError extends boolean = false>(options?: Options<AuthSecondFactorChallengeData, ThrowOnError>): RequestResult<AuthSecondFactorChallengeResponses, AuthSecondFactorChallengeErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<AuthSecondFactorChallengeResponses, AuthSecondFactorChallengeErrors, ThrowOnError>({ url: '/auth/second_factor/challenge', ...options });
    }
    
    /**
     * Options with which a browser proves a passkey for a sign-in (WebAuthn)
     *
     * They work for one proof at `POST /auth/second_factor`, and replace those before.
     */
    public beginPasskey<ThrowOnError extends boolean = false>(options: Options<AuthSecondFactorBeginPasskeyData, ThrowOnError>): RequestResult<AuthSecondFactorBeginPasskeyResponses, AuthSecondFactorBeginPasskeyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AuthSecondFactorBeginPasskeyResponses, AuthSecondFactorBeginPasskeyErrors, ThrowOnError>({
            url: '/auth/second_factor/passkey_options',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Complete a sign-in with a second factor, or prove one again for a session
     *
     * The challenge is that of 401 `second_factor_required`, or of `POST /auth/second_factor/challenge`, for which the response has new tokens of the same session. It works once and within five minutes, and takes at most five proofs.
     */
    public complete<ThrowOnError extends boolean = false>(options: Options<AuthSecondFactorCompleteData, ThrowOnError>): RequestResult<AuthSecondFactorCompleteResponses, AuthSecondFactorCompleteErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AuthSecondFactorCompleteResponses, AuthSecondFactorCompleteErrors, ThrowOnError>({
            url: '/auth/second_factor',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Auth extends HeyApiClient {
    /**
     * Create a user with a personal workspace
     *
     * Where the installation proves addresses (`ACCOUNT_PROOF=mail`), the response is always 202: the user is created when the mailed link is used with the password within 24 hours. An address that already has an account is notified of the attempt instead.
     */
    public signUp<ThrowOnError extends boolean = false>(options: Options<AuthSignUpData, ThrowOnError>): RequestResult<AuthSignUpResponses, AuthSignUpErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AuthSignUpResponses, AuthSignUpErrors, ThrowOnError>({
            url: '/auth/sign_up',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Mail the link that proves an address once more, if somebody signed up with it
     *
     * The response is the same whether or not the address has a sign-up. The previous link stops working.
     */
    public resendVerification<ThrowOnError extends boolean = false>(options: Options<AuthResendVerificationData, ThrowOnError>): RequestResult<AuthResendVerificationResponses, AuthResendVerificationErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AuthResendVerificationResponses, AuthResendVerificationErrors, ThrowOnError>({
            url: '/auth/verify_email',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Prove your address by the link of the mail, which makes your account
     *
     * The body has `password`, the one given at the sign-up, or `new_password`, which replaces it: anybody can sign up with your address, so the link alone does not make an account whose password they chose. 422 `validation_error` for another password; the link stays valid.
     */
    public verifyEmail<ThrowOnError extends boolean = false>(options: Options<AuthVerifyEmailData, ThrowOnError>): RequestResult<AuthVerifyEmailResponses, AuthVerifyEmailErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AuthVerifyEmailResponses, AuthVerifyEmailErrors, ThrowOnError>({
            url: '/auth/verify_email/{token}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Exchange email and password for tokens
     *
     * For a user with a second factor the response to the right password is 401 `second_factor_required` with a `challenge`, which `POST /auth/second_factor` completes within five minutes.
     */
    public signIn<ThrowOnError extends boolean = false>(options: Options<AuthSignInData, ThrowOnError>): RequestResult<AuthSignInResponses, AuthSignInErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AuthSignInResponses, AuthSignInErrors, ThrowOnError>({
            url: '/auth/sign_in',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Renew tokens; the old refresh token is revoked, and a reused one ends its session
     *
     * The token is that of the body, or of the cookie, which the response then renews. Shown again within 15 seconds, while what was given for it is unused, a refresh token is exchanged once more: the response may have been lost, or two pages have renewed at once. A session ends `SESSION_DAYS` (90) after its sign-in, however often it is refreshed.
     */
    public refresh<ThrowOnError extends boolean = false>(options: Options<AuthRefreshData, ThrowOnError>): RequestResult<AuthRefreshResponses, AuthRefreshErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AuthRefreshResponses, AuthRefreshErrors, ThrowOnError>({
            url: '/auth/refresh',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * End the session of the bearer token, with its refresh token
     *
     * With a token of the OpenID Connect issuer, all tokens it has issued to you so far are rejected here; your session at the issuer continues. An access key has no session: revoke it instead.
     */
    public signOut<ThrowOnError extends boolean = false>(options?: Options<AuthSignOutData, ThrowOnError>): RequestResult<AuthSignOutResponses, AuthSignOutErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<AuthSignOutResponses, AuthSignOutErrors, ThrowOnError>({ url: '/auth/sign_out', ...options });
    }
    
    /**
     * End the session whose refresh token the cookie of the browser keeps, and remove the cookie
     *
     * It needs no access token, and is also answered 204 where the browser keeps no cookie or the session has ended.
     */
    public signOutBrowser<ThrowOnError extends boolean = false>(options?: Options<AuthSignOutBrowserData, ThrowOnError>): RequestResult<AuthSignOutBrowserResponses, AuthSignOutBrowserErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<AuthSignOutBrowserResponses, AuthSignOutBrowserErrors, ThrowOnError>({ url: '/auth/sign_out_browser', ...options });
    }
    
    /**
     * End all your sessions and keys; once this has answered no service takes one of them
     */
    public signOutEverywhere<ThrowOnError extends boolean = false>(options?: Options<AuthSignOutEverywhereData, ThrowOnError>): RequestResult<AuthSignOutEverywhereResponses, AuthSignOutEverywhereErrors, ThrowOnError> {
        return (options?.client ?? this.client).post<AuthSignOutEverywhereResponses, AuthSignOutEverywhereErrors, ThrowOnError>({ url: '/auth/sign_out_everywhere', ...options });
    }
    
    private _secondFactor?: SecondFactor;
    get secondFactor(): SecondFactor {
        return this._secondFactor ??= new SecondFactor({ client: this.client });
    }
}

export class Sessions extends HeyApiClient {
    /**
     * Where you are signed in, the 100 sessions used last
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<SessionsListData, ThrowOnError>): RequestResult<SessionsListResponses, SessionsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SessionsListResponses, SessionsListErrors, ThrowOnError>({ url: '/auth/sessions', ...options });
    }
    
    /**
     * End a session; once this has answered no service takes its tokens
     */
    public end<ThrowOnError extends boolean = false>(options: Options<SessionsEndData, ThrowOnError>): RequestResult<SessionsEndResponses, SessionsEndErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SessionsEndResponses, SessionsEndErrors, ThrowOnError>({ url: '/auth/sessions/{id}', ...options });
    }
}

export class Password extends HeyApiClient {
    /**
     * Change your password; your other sessions end
     *
     * Keys stay active. A user of an OpenID Connect issuer has no password here and receives 422 `validation_error`.
     */
    public change<ThrowOnError extends boolean = false>(options: Options<PasswordChangeData, ThrowOnError>): RequestResult<PasswordChangeResponses, PasswordChangeErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<PasswordChangeResponses, PasswordChangeErrors, ThrowOnError>({
            url: '/me/password',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Mail a link that sets a new password, if anybody has this address
     *
     * The response is the same whether or not a user has the address, and is sent before the address is looked up. The link works once, within an hour, and replaces the previous one; at most 10 of these mails an hour are sent to one address. 501 `mail_not_configured` where the installation has no mail server.
     */
    public requestReset<ThrowOnError extends boolean = false>(options: Options<PasswordRequestResetData, ThrowOnError>): RequestResult<PasswordRequestResetResponses, PasswordRequestResetErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PasswordRequestResetResponses, PasswordRequestResetErrors, ThrowOnError>({
            url: '/auth/password_reset',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Set a new password by the link of the mail; all your sessions and keys end
     *
     * With `keep_keys` your keys stay active, except in an account whose address was not proved before, because another person may have created them. Wrong passwords from other networks do not keep you from signing in from here.
     */
    public reset<ThrowOnError extends boolean = false>(options: Options<PasswordResetData, ThrowOnError>): RequestResult<PasswordResetResponses, PasswordResetErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PasswordResetResponses, PasswordResetErrors, ThrowOnError>({
            url: '/auth/password_reset/{token}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Totp extends HeyApiClient {
    /**
     * Create the secret of an authenticator app (TOTP); it is shown this once
     *
     * The app is a second factor after `POST /auth/second_factors/{id}/confirm` with its first code, within 15 minutes. A new secret replaces one that was not confirmed. A user has at most 10 second factors.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SecondFactorsTotpCreateData, ThrowOnError>): RequestResult<SecondFactorsTotpCreateResponses, SecondFactorsTotpCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SecondFactorsTotpCreateResponses, SecondFactorsTotpCreateErrors, ThrowOnError>({
            url: '/auth/second_factors/totp',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class RecoveryCodes extends HeyApiClient {
    /**
     * Replace your recovery codes by ten new ones, which are shown this once
     */
    public renew<ThrowOnError extends boolean = false>(options: Options<SecondFactorsRecoveryCodesRenewData, ThrowOnError>): RequestResult<SecondFactorsRecoveryCodesRenewResponses, SecondFactorsRecoveryCodesRenewErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SecondFactorsRecoveryCodesRenewResponses, SecondFactorsRecoveryCodesRenewErrors, ThrowOnError>({
            url: '/auth/second_factors/recovery_codes',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Passkeys extends HeyApiClient {
    /**
     * Options with which a browser creates a passkey (WebAuthn)
     *
     * They work once and within five minutes, and replace those before. 501 `passkeys_not_configured` where the installation has no `WEBAUTHN_RP_ID`.
     */
    public begin<ThrowOnError extends boolean = false>(options: Options<SecondFactorsPasskeysBeginData, ThrowOnError>): RequestResult<SecondFactorsPasskeysBeginResponses, SecondFactorsPasskeysBeginErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SecondFactorsPasskeysBeginResponses, SecondFactorsPasskeysBeginErrors, ThrowOnError>({
            url: '/auth/second_factors/passkeys/options',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add the passkey that a browser has created; it is a second factor then
     *
     * The first second factor comes with ten recovery codes, and ends your other sessions, because they were opened without it. Keys stay active.
     */
    public add<ThrowOnError extends boolean = false>(options: Options<SecondFactorsPasskeysAddData, ThrowOnError>): RequestResult<SecondFactorsPasskeysAddResponses, SecondFactorsPasskeysAddErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SecondFactorsPasskeysAddResponses, SecondFactorsPasskeysAddErrors, ThrowOnError>({
            url: '/auth/second_factors/passkeys',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class SecondFactors extends HeyApiClient {
    /**
     * Your second factors
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<SecondFactorsListData, ThrowOnError>): RequestResult<SecondFactorsListResponses, SecondFactorsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SecondFactorsListResponses, SecondFactorsListErrors, ThrowOnError>({ url: '/auth/second_factors', ...options });
    }
    
    /**
     * Rename a second factor
     */
    public rename<ThrowOnError extends boolean = false>(options: Options<SecondFactorsRenameData, ThrowOnError>): RequestResult<SecondFactorsRenameResponses, SecondFactorsRenameErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SecondFactorsRenameResponses, SecondFactorsRenameErrors, ThrowOnError>({
            url: '/auth/second_factors/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Confirm an authenticator app by its first code; it is a second factor then
     *
     * The first second factor comes with ten recovery codes, and ends your other sessions, because they were opened without it. Keys stay active.
     */
    public confirm<ThrowOnError extends boolean = false>(options: Options<SecondFactorsConfirmData, ThrowOnError>): RequestResult<SecondFactorsConfirmResponses, SecondFactorsConfirmErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SecondFactorsConfirmResponses, SecondFactorsConfirmErrors, ThrowOnError>({
            url: '/auth/second_factors/{id}/confirm',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a second factor; the last one ends the recovery codes too
     */
    public remove<ThrowOnError extends boolean = false>(options: Options<SecondFactorsRemoveData, ThrowOnError>): RequestResult<SecondFactorsRemoveResponses, SecondFactorsRemoveErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SecondFactorsRemoveResponses, SecondFactorsRemoveErrors, ThrowOnError>({
            url: '/auth/second_factors/{id}/remove',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    private _totp?: Totp;
    get totp(): Totp {
        return this._totp ??= new Totp({ client: this.client });
    }
    
    private _recoveryCodes?: RecoveryCodes;
    get recoveryCodes(): RecoveryCodes {
        return this._recoveryCodes ??= new RecoveryCodes({ client: this.client });
    }
    
    private _passkeys?: Passkeys;
    get passkeys(): Passkeys {
        return this._passkeys ??= new Passkeys({ client: this.client });
    }
}

export class Keys extends HeyApiClient {
    /**
     * Your keys, newest first
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<KeysListData, ThrowOnError>): RequestResult<KeysListResponses, KeysListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<KeysListResponses, KeysListErrors, ThrowOnError>({ url: '/persisted_tokens', ...options });
    }
    
    /**
     * Create a key; it is shown this once
     *
     * A key created with another key expires no later than that key, has no scope that it lacks, and is revoked with it. A key of all organizations needs a recent proof of your second factor if you may work in one that requires it; a key of one organization, if that one does.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<KeysCreateData, ThrowOnError>): RequestResult<KeysCreateResponses, KeysCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<KeysCreateResponses, KeysCreateErrors, ThrowOnError>({
            url: '/persisted_tokens',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Rename a key
     */
    public rename<ThrowOnError extends boolean = false>(options: Options<KeysRenameData, ThrowOnError>): RequestResult<KeysRenameResponses, KeysRenameErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<KeysRenameResponses, KeysRenameErrors, ThrowOnError>({
            url: '/persisted_tokens/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Revoke all your keys, the one used here too, and no session
     */
    public revokeAll<ThrowOnError extends boolean = false>(options?: Options<KeysRevokeAllData, ThrowOnError>): RequestResult<KeysRevokeAllResponses, KeysRevokeAllErrors, ThrowOnError> {
        return (options?.client ?? this.client).delete<KeysRevokeAllResponses, KeysRevokeAllErrors, ThrowOnError>({ url: '/persisted_tokens/revoke_all', ...options });
    }
    
    /**
     * Revoke a key; once this has answered no service takes it any more
     */
    public revoke<ThrowOnError extends boolean = false>(options: Options<KeysRevokeData, ThrowOnError>): RequestResult<KeysRevokeResponses, KeysRevokeErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<KeysRevokeResponses, KeysRevokeErrors, ThrowOnError>({ url: '/persisted_tokens/{id}/revoke', ...options });
    }
}

export class Installation extends HeyApiClient {
    /**
     * What a client needs to know of this installation before anybody has signed in
     *
     * It needs no credential and changes only when the operator restarts base with other settings.
     */
    public get<ThrowOnError extends boolean = false>(options?: Options<InstallationGetData, ThrowOnError>): RequestResult<InstallationGetResponses, InstallationGetErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<InstallationGetResponses, InstallationGetErrors, ThrowOnError>({ url: '/installation', ...options });
    }
}

export class Workspaces extends HeyApiClient {
    /**
     * Organizations in which you are owner or manager
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<WorkspacesListData, ThrowOnError>): RequestResult<WorkspacesListResponses, WorkspacesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<WorkspacesListResponses, WorkspacesListErrors, ThrowOnError>({ url: '/workspaces', ...options });
    }
}

export class Members extends HeyApiClient {
    /**
     * Members, those who joined first at the top, then who is invited
     */
    public list<ThrowOnError extends boolean = false>(options: Options<OrganizationsMembersListData, ThrowOnError>): RequestResult<OrganizationsMembersListResponses, OrganizationsMembersListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OrganizationsMembersListResponses, OrganizationsMembersListErrors, ThrowOnError>({ url: '/organizations/{organization_id}/members', ...options });
    }
    
    /**
     * Add a user as a member (owner or manager; only an owner makes owners)
     *
     * With `ACCOUNT_PROOF=none` the user must exist and joins at once. With `mail` the address is invited, whether or not it has a user, and joins with `POST /invitations/{token}/accept` within seven days; inviting an address again sends a new link and invalidates the previous one. Invitations of a member who is removed, or may not give the role any more, are withdrawn. At most 10 invitations an hour are sent to one address, and one organization has at most 200 open invitations.
     */
    public add<ThrowOnError extends boolean = false>(options: Options<OrganizationsMembersAddData, ThrowOnError>): RequestResult<OrganizationsMembersAddResponses, OrganizationsMembersAddErrors, ThrowOnError> {
        return (options.client ?? this.client).post<OrganizationsMembersAddResponses, OrganizationsMembersAddErrors, ThrowOnError>({
            url: '/organizations/{organization_id}/members',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a member; the last owner stays
     */
    public remove<ThrowOnError extends boolean = false>(options: Options<OrganizationsMembersRemoveData, ThrowOnError>): RequestResult<OrganizationsMembersRemoveResponses, OrganizationsMembersRemoveErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<OrganizationsMembersRemoveResponses, OrganizationsMembersRemoveErrors, ThrowOnError>({ url: '/organizations/{organization_id}/members/{user_id}', ...options });
    }
    
    /**
     * Change a member's role; the last owner stays owner
     */
    public setRole<ThrowOnError extends boolean = false>(options: Options<OrganizationsMembersSetRoleData, ThrowOnError>): RequestResult<OrganizationsMembersSetRoleResponses, OrganizationsMembersSetRoleErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<OrganizationsMembersSetRoleResponses, OrganizationsMembersSetRoleErrors, ThrowOnError>({
            url: '/organizations/{organization_id}/members/{user_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Events extends HeyApiClient {
    /**
     * What changes in an organization, as it changes
     *
     * Server-sent events for everything that happens in an organization and that its members may read. An event names what has changed, and its reader reads that again; it contains no content. The first event is `ready`, or `resync` where events since `Last-Event-ID` are no longer known and everything must be read again. Each later event comes once and in order, also after reconnecting with the id of the last one within a day. The stream ends as soon as the caller may no longer read or has another role, and when its reader is too slow.
     */
    public watch<ThrowOnError extends boolean = false>(options: Options<OrganizationsEventsWatchData, ThrowOnError, OrganizationsEventsWatchResponse>): Promise<ServerSentEventsResult<OrganizationsEventsWatchResponses>> {
        return (options.client ?? this.client).sse.get<OrganizationsEventsWatchResponses, OrganizationsEventsWatchErrors, ThrowOnError>({ url: '/organizations/{organization_id}/events', ...options });
    }
}

export class Presence extends HeyApiClient {
    /**
     * Announce that a client is present, and the sheet and cell that it shows
     *
     * Other members see it in their stream of events, with the id of the user. Repeat it every 15 seconds and at each change: a client is gone 45 seconds after the last time. Nothing is stored.
     */
    public set<ThrowOnError extends boolean = false>(options: Options<OrganizationsPresenceSetData, ThrowOnError>): RequestResult<OrganizationsPresenceSetResponses, OrganizationsPresenceSetErrors, ThrowOnError> {
        return (options.client ?? this.client).put<OrganizationsPresenceSetResponses, OrganizationsPresenceSetErrors, ThrowOnError>({
            url: '/organizations/{organization_id}/presence',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Notifications extends HeyApiClient {
    /**
     * What you were notified of in an organization, latest first
     *
     * Each member has their own list, without what they did themselves. Alike events of a day, such as the failed videos of a sheet, are one notification with a count; it is unread again when another one happens. A notification is kept for 90 days. `notification.changed` among the live events announces that the list is different.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<OrganizationsNotificationsListData, ThrowOnError>): RequestResult<OrganizationsNotificationsListResponses, OrganizationsNotificationsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OrganizationsNotificationsListResponses, OrganizationsNotificationsListErrors, ThrowOnError>({ url: '/organizations/{organization_id}/notifications', ...options });
    }
    
    /**
     * Mark notifications as read or unread, archive them or take them back
     *
     * Name them by `ids`, or all up to a time by `until`, so that what arrives later stays unread. Ids that are not among yours are ignored, and repeating a request changes nothing.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<OrganizationsNotificationsUpdateData, ThrowOnError>): RequestResult<OrganizationsNotificationsUpdateResponses, OrganizationsNotificationsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<OrganizationsNotificationsUpdateResponses, OrganizationsNotificationsUpdateErrors, ThrowOnError>({
            url: '/organizations/{organization_id}/notifications',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class NotificationPreferences extends HeyApiClient {
    /**
     * What you are notified of in an organization, and when by mail
     */
    public get<ThrowOnError extends boolean = false>(options: Options<OrganizationsNotificationPreferencesGetData, ThrowOnError>): RequestResult<OrganizationsNotificationPreferencesGetResponses, OrganizationsNotificationPreferencesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OrganizationsNotificationPreferencesGetResponses, OrganizationsNotificationPreferencesGetErrors, ThrowOnError>({ url: '/organizations/{organization_id}/notification_preferences', ...options });
    }
    
    /**
     * Change what you are notified of in an organization, and when by mail
     *
     * It applies to what happens from now on. A mail has what is unread by then and was in no mail before; none is sent where there is nothing. The hour is that of the time zone in your profile (`PATCH /me`).
     */
    public update<ThrowOnError extends boolean = false>(options: Options<OrganizationsNotificationPreferencesUpdateData, ThrowOnError>): RequestResult<OrganizationsNotificationPreferencesUpdateResponses, OrganizationsNotificationPreferencesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<OrganizationsNotificationPreferencesUpdateResponses, OrganizationsNotificationPreferencesUpdateErrors, ThrowOnError>({
            url: '/organizations/{organization_id}/notification_preferences',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Overview extends HeyApiClient {
    /**
     * An organization with its credits, its storage and the health of its agents
     *
     * Everything that a first page shows, by one request: credits, storage, and of each agent what is under way, what has failed, and which accounts must be connected again. A page has the 100 agents that were active last; `agents_total` counts all. What needs a person is listed by `…/attention`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<OrganizationsOverviewGetData, ThrowOnError>): RequestResult<OrganizationsOverviewGetResponses, OrganizationsOverviewGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OrganizationsOverviewGetResponses, OrganizationsOverviewGetErrors, ThrowOnError>({ url: '/organizations/{organization_id}/overview', ...options });
    }
}

export class Attention extends HeyApiClient {
    /**
     * What needs a person in an organization, newest first
     *
     * What does not go on by itself. Each item names the reason and the ids with which it is solved, and is gone once that has happened; failed posts and renders also after 30 days. Gates are those of actions that spend credits or publish, or that a run wants to do after it has read material of others.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<OrganizationsAttentionListData, ThrowOnError>): RequestResult<OrganizationsAttentionListResponses, OrganizationsAttentionListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OrganizationsAttentionListResponses, OrganizationsAttentionListErrors, ThrowOnError>({ url: '/organizations/{organization_id}/attention', ...options });
    }
    
    /**
     * List a dismissed item again
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<OrganizationsAttentionRestoreData, ThrowOnError>): RequestResult<OrganizationsAttentionRestoreResponses, OrganizationsAttentionRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<OrganizationsAttentionRestoreResponses, OrganizationsAttentionRestoreErrors, ThrowOnError>({ url: '/organizations/{organization_id}/attention/dismissals/{kind}/{item_id}', ...options });
    }
    
    /**
     * Leave an item as it is
     *
     * All members see it no longer until its state changes again, such as when another post fails or the account is lost once more. Dismissed items are listed with `dismissed=true`.
     */
    public dismiss<ThrowOnError extends boolean = false>(options: Options<OrganizationsAttentionDismissData, ThrowOnError>): RequestResult<OrganizationsAttentionDismissResponses, OrganizationsAttentionDismissErrors, ThrowOnError> {
        return (options.client ?? this.client).put<OrganizationsAttentionDismissResponses, OrganizationsAttentionDismissErrors, ThrowOnError>({
            url: '/organizations/{organization_id}/attention/dismissals/{kind}/{item_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Organizations extends HeyApiClient {
    /**
     * Your organizations with your role in each
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<OrganizationsListData, ThrowOnError>): RequestResult<OrganizationsListResponses, OrganizationsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<OrganizationsListResponses, OrganizationsListErrors, ThrowOnError>({ url: '/organizations', ...options });
    }
    
    /**
     * Found an organization with its system agent; you become its owner
     *
     * One user can found 10 organizations unless the operator sets `MAX_FOUNDED_ORGANIZATIONS`; deleted ones do not count. Where addresses are proved, it is 2 without a proved address and without an organization that was granted credits (`MAX_FOUNDED_ORGANIZATIONS_UNPROVED`). All organizations of one founder together have one share of the workers, one storage quota and one request rate of organizations.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<OrganizationsCreateData, ThrowOnError>): RequestResult<OrganizationsCreateResponses, OrganizationsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<OrganizationsCreateResponses, OrganizationsCreateErrors, ThrowOnError>({
            url: '/organizations',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an organization for good, with its agents, projects, jobs, media and credit history (owner)
     *
     * All members lose access at once, and the data is deleted soon afterwards. Running jobs end without a result. Users and their keys stay. A personal workspace cannot be deleted.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<OrganizationsDeleteData, ThrowOnError>): RequestResult<OrganizationsDeleteResponses, OrganizationsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<OrganizationsDeleteResponses, OrganizationsDeleteErrors, ThrowOnError>({ url: '/organizations/{organization_id}', ...options });
    }
    
    /**
     * One of your organizations
     */
    public get<ThrowOnError extends boolean = false>(options: Options<OrganizationsGetData, ThrowOnError>): RequestResult<OrganizationsGetResponses, OrganizationsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OrganizationsGetResponses, OrganizationsGetErrors, ThrowOnError>({ url: '/organizations/{organization_id}', ...options });
    }
    
    /**
     * Rename an organization, change its picture, or require a second factor of its members (owner or manager)
     *
     * With `require_second_factor` members who have no second factor receive 403 `second_factor_missing` from everything in the organization, with sessions and with keys, until they add one. Only an owner changes it, in a session that has proved a second factor within 15 minutes.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<OrganizationsUpdateData, ThrowOnError>): RequestResult<OrganizationsUpdateResponses, OrganizationsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<OrganizationsUpdateResponses, OrganizationsUpdateErrors, ThrowOnError>({
            url: '/organizations/{organization_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Leave an organization; the last owner stays
     *
     * Every member may leave, also without the second factor that the organization requires. Its data stays with it.
     */
    public leave<ThrowOnError extends boolean = false>(options: Options<OrganizationsLeaveData, ThrowOnError>): RequestResult<OrganizationsLeaveResponses, OrganizationsLeaveErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<OrganizationsLeaveResponses, OrganizationsLeaveErrors, ThrowOnError>({ url: '/organizations/{organization_id}/membership', ...options });
    }
    
    private _members?: Members;
    get members(): Members {
        return this._members ??= new Members({ client: this.client });
    }
    
    private _events?: Events;
    get events(): Events {
        return this._events ??= new Events({ client: this.client });
    }
    
    private _presence?: Presence;
    get presence(): Presence {
        return this._presence ??= new Presence({ client: this.client });
    }
    
    private _notifications?: Notifications;
    get notifications(): Notifications {
        return this._notifications ??= new Notifications({ client: this.client });
    }
    
    private _notificationPreferences?: NotificationPreferences;
    get notificationPreferences(): NotificationPreferences {
        return this._notificationPreferences ??= new NotificationPreferences({ client: this.client });
    }
    
    private _overview?: Overview;
    get overview(): Overview {
        return this._overview ??= new Overview({ client: this.client });
    }
    
    private _attention?: Attention;
    get attention(): Attention {
        return this._attention ??= new Attention({ client: this.client });
    }
}

export class Invitations extends HeyApiClient {
    /**
     * Accept an invitation by the token of the mail; you are a member then
     *
     * For the user with the invited address only; 403 for others. Works once, within seven days.
     */
    public accept<ThrowOnError extends boolean = false>(options: Options<InvitationsAcceptData, ThrowOnError>): RequestResult<InvitationsAcceptResponses, InvitationsAcceptErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvitationsAcceptResponses, InvitationsAcceptErrors, ThrowOnError>({ url: '/invitations/{token}/accept', ...options });
    }
    
    /**
     * Withdraw an invitation that is not accepted yet (`invitation_id` of the members list)
     */
    public withdraw<ThrowOnError extends boolean = false>(options: Options<InvitationsWithdrawData, ThrowOnError>): RequestResult<InvitationsWithdrawResponses, InvitationsWithdrawErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<InvitationsWithdrawResponses, InvitationsWithdrawErrors, ThrowOnError>({ url: '/organizations/{organization_id}/invitations/{invitation_id}', ...options });
    }
}

export class Me extends HeyApiClient {
    /**
     * Delete your account for good, with its personal workspace
     *
     * It needs a session and a proof, as a change of second factors does: your password, or a code where you have a second factor. Sessions and keys end with the response, and so do your memberships; another owner becomes the founder of the organizations that you founded. The personal workspace is deleted like an organization, also for its other members. What you made in other organizations belongs to them and stays, without your name. While an organization has no other owner than you, the response is 409 `last_owner`, which names it.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<MeDeleteData, ThrowOnError>): RequestResult<MeDeleteResponses, MeDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<MeDeleteResponses, MeDeleteErrors, ThrowOnError>({
            url: '/me',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * The calling user
     */
    public get<ThrowOnError extends boolean = false>(options?: Options<MeGetData, ThrowOnError>): RequestResult<MeGetResponses, MeGetErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<MeGetResponses, MeGetErrors, ThrowOnError>({ url: '/me', ...options });
    }
    
    /**
     * Change your name, locale, time zone or preferences
     *
     * The services do not read locale, time zone and preferences: they are for clients. The picture is that of the personal workspace: `PATCH /organizations/{personal_organization_id}` changes it.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<MeUpdateData, ThrowOnError>): RequestResult<MeUpdateResponses, MeUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<MeUpdateResponses, MeUpdateErrors, ThrowOnError>({
            url: '/me',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Avatars extends HeyApiClient {
    /**
     * The agent's avatars, the primary first, 20 a page
     *
     * The header `X-Next-Cursor` contains the cursor of the next page and is absent on the last one. The primary avatar is only on the first page.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<AgentsAvatarsListData, ThrowOnError>): RequestResult<AgentsAvatarsListResponses, AgentsAvatarsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<AgentsAvatarsListResponses, AgentsAvatarsListErrors, ThrowOnError>({ url: '/agents/{agent_id}/avatars', ...options });
    }
    
    /**
     * Add avatars
     *
     * Pictures are redrawn as WebP: upright, at most 1024 pixels per side, without metadata. A stock avatar that the agent already has is not added twice.
     */
    public add<ThrowOnError extends boolean = false>(options: Options<AgentsAvatarsAddData, ThrowOnError>): RequestResult<AgentsAvatarsAddResponses, AgentsAvatarsAddErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AgentsAvatarsAddResponses, AgentsAvatarsAddErrors, ThrowOnError>({
            url: '/agents/{agent_id}/avatars',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete avatars; the next one becomes primary if the primary one is deleted
     */
    public remove<ThrowOnError extends boolean = false>(options: Options<AgentsAvatarsRemoveData, ThrowOnError>): RequestResult<AgentsAvatarsRemoveResponses, AgentsAvatarsRemoveErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<AgentsAvatarsRemoveResponses, AgentsAvatarsRemoveErrors, ThrowOnError>({ url: '/agents/{agent_id}/avatars/{id}', ...options });
    }
    
    /**
     * Make an avatar the primary one
     */
    public makePrimary<ThrowOnError extends boolean = false>(options: Options<AgentsAvatarsMakePrimaryData, ThrowOnError>): RequestResult<AgentsAvatarsMakePrimaryResponses, AgentsAvatarsMakePrimaryErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<AgentsAvatarsMakePrimaryResponses, AgentsAvatarsMakePrimaryErrors, ThrowOnError>({ url: '/agents/{agent_id}/avatars/{id}', ...options });
    }
}

export class Agents extends HeyApiClient {
    /**
     * Agents that you can see
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<AgentsListData, ThrowOnError>): RequestResult<AgentsListResponses, AgentsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AgentsListResponses, AgentsListErrors, ThrowOnError>({ url: '/agents', ...options });
    }
    
    /**
     * Create an agent with its setup project
     *
     * An organization has at most 200 agents besides its system agent, unless the operator sets `MAX_AGENTS_PER_ORGANIZATION`. Where addresses are proved, it is 20 while the founder has neither a proved address nor an organization that was granted credits (`MAX_AGENTS_PER_ORGANIZATION_UNPROVED`).
     */
    public create<ThrowOnError extends boolean = false>(options: Options<AgentsCreateData, ThrowOnError>): RequestResult<AgentsCreateResponses, AgentsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<AgentsCreateResponses, AgentsCreateErrors, ThrowOnError>({
            url: '/agents',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an agent (owner, manager or its creator)
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<AgentsDeleteData, ThrowOnError>): RequestResult<AgentsDeleteResponses, AgentsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<AgentsDeleteResponses, AgentsDeleteErrors, ThrowOnError>({ url: '/agents/{agent_id}', ...options });
    }
    
    /**
     * An agent
     */
    public get<ThrowOnError extends boolean = false>(options: Options<AgentsGetData, ThrowOnError>): RequestResult<AgentsGetResponses, AgentsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<AgentsGetResponses, AgentsGetErrors, ThrowOnError>({ url: '/agents/{agent_id}', ...options });
    }
    
    /**
     * Change an agent
     *
     * Avatars are added; the one marked `is_primary`, otherwise the first of them, becomes the primary one.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<AgentsUpdateData, ThrowOnError>): RequestResult<AgentsUpdateResponses, AgentsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<AgentsUpdateResponses, AgentsUpdateErrors, ThrowOnError>({
            url: '/agents/{agent_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    private _avatars?: Avatars;
    get avatars(): Avatars {
        return this._avatars ??= new Avatars({ client: this.client });
    }
}

export class StockAvatars extends HeyApiClient {
    /**
     * Drawn avatars that any agent may use
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<StockAvatarsListData, ThrowOnError>): RequestResult<StockAvatarsListResponses, StockAvatarsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<StockAvatarsListResponses, StockAvatarsListErrors, ThrowOnError>({ url: '/stock_avatars', ...options });
    }
    
    /**
     * The picture of a stock avatar
     */
    public download<ThrowOnError extends boolean = false>(options: Options<StockAvatarsDownloadData, ThrowOnError>): RequestResult<StockAvatarsDownloadResponses, StockAvatarsDownloadErrors, ThrowOnError> {
        return (options.client ?? this.client).get<StockAvatarsDownloadResponses, StockAvatarsDownloadErrors, ThrowOnError>({ url: '/stock_avatars/{id}/{size}', ...options });
    }
}

export class Deliveries extends HeyApiClient {
    /**
     * Deliveries of the last 30 days, unless the operator has set another time, newest first
     */
    public list<ThrowOnError extends boolean = false>(options: Options<WebhooksDeliveriesListData, ThrowOnError>): RequestResult<WebhooksDeliveriesListResponses, WebhooksDeliveriesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksDeliveriesListResponses, WebhooksDeliveriesListErrors, ThrowOnError>({ url: '/agents/{agent_id}/automation_config/deliveries', ...options });
    }
    
    /**
     * Send again what was not taken
     *
     * Deliveries that failed, or were created while their address was paused: the oldest first, 10000 per call, to addresses that are configured and not paused.
     */
    public replay<ThrowOnError extends boolean = false>(options: Options<WebhooksDeliveriesReplayData, ThrowOnError>): RequestResult<WebhooksDeliveriesReplayResponses, WebhooksDeliveriesReplayErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksDeliveriesReplayResponses, WebhooksDeliveriesReplayErrors, ThrowOnError>({
            url: '/agents/{agent_id}/automation_config/deliveries/replay',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Send a delivery again
     *
     * Sends the delivery at once, whatever its status, with the same `webhook-id` and bytes and the full schedule of retries.
     */
    public retry<ThrowOnError extends boolean = false>(options: Options<WebhooksDeliveriesRetryData, ThrowOnError>): RequestResult<WebhooksDeliveriesRetryResponses, WebhooksDeliveriesRetryErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksDeliveriesRetryResponses, WebhooksDeliveriesRetryErrors, ThrowOnError>({ url: '/agents/{agent_id}/automation_config/deliveries/{delivery_id}/retry', ...options });
    }
}

export class Webhooks extends HeyApiClient {
    /**
     * How the agent’s tools receive events
     *
     * Nothing is configured initially, and `polling_enabled` is false. Viewers do not see the addresses, which may contain tokens of their receivers. `signing_secret` is shown to owners and managers, with a key that has the scope `account`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<WebhooksGetData, ThrowOnError>): RequestResult<WebhooksGetResponses, WebhooksGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksGetResponses, WebhooksGetErrors, ThrowOnError>({ url: '/agents/{agent_id}/automation_config', ...options });
    }
    
    /**
     * Change where events go
     *
     * Deliveries follow Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) with the body `{type, timestamp, data}`; an event concerns one object, whose id is `data.id`, and `data.agent_id` is the agent’s integer id. A delivery that is not answered with 2xx within 10 seconds is repeated after 5 s, 30 s, 5 min, 30 min, 2 h, 8 h and 14 h, each ±10 %, with the same `webhook-id` and the same bytes; redirects are not followed. Events of one object may arrive out of order and more than once: detect duplicates by `webhook-id`, and order events by `timestamp`, those of rows and cells by `data.sheet_version`. Each address has its own queue. An address that has accepted nothing for three days is paused, one that answers 410 at once, and the owners are notified by mail; events of a paused address are stored and sent by `deliveries/replay` after the address was set again.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<WebhooksUpdateData, ThrowOnError>): RequestResult<WebhooksUpdateResponses, WebhooksUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<WebhooksUpdateResponses, WebhooksUpdateErrors, ThrowOnError>({
            url: '/agents/{agent_id}/automation_config',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Replace the signing secret
     *
     * For 24 hours deliveries carry a second signature with the previous secret.
     */
    public rotateSecret<ThrowOnError extends boolean = false>(options: Options<WebhooksRotateSecretData, ThrowOnError>): RequestResult<WebhooksRotateSecretResponses, WebhooksRotateSecretErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksRotateSecretResponses, WebhooksRotateSecretErrors, ThrowOnError>({ url: '/agents/{agent_id}/automation_config/rotate_secret', ...options });
    }
    
    /**
     * Try the webhook
     *
     * Sends an event of the type `test`, signed like all others, and waits up to 10 seconds for the response. It is not repeated, and listed with the deliveries. Any 2xx is a success.
     */
    public test<ThrowOnError extends boolean = false>(options: Options<WebhooksTestData, ThrowOnError>): RequestResult<WebhooksTestResponses, WebhooksTestErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksTestResponses, WebhooksTestErrors, ThrowOnError>({ url: '/agents/{agent_id}/automation_config/test_webhook', ...options });
    }
    
    /**
     * Try the callback
     *
     * Sends an event of the type `test`, signed like all others, and waits up to 10 seconds for the response. It is not repeated, and listed with the deliveries. Any 2xx is a success.
     */
    public testCallback<ThrowOnError extends boolean = false>(options: Options<WebhooksTestCallbackData, ThrowOnError>): RequestResult<WebhooksTestCallbackResponses, WebhooksTestCallbackErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksTestCallbackResponses, WebhooksTestCallbackErrors, ThrowOnError>({ url: '/agents/{agent_id}/automation_config/test_callback', ...options });
    }
    
    /**
     * Receive the events of the agent as a stream
     *
     * For a tool that the installation cannot reach: each event has the headers and the body of the request that `webhook_url` receives, signed in the same way, whether or not an address is configured. Pass both on as they are. The first event is `ready`, or `resync` where events since `Last-Event-ID` are missing. A reader who reconnects within five minutes misses nothing. Test calls are not among them.
     */
    public listen<ThrowOnError extends boolean = false>(options: Options<WebhooksListenData, ThrowOnError, WebhooksListenResponse>): Promise<ServerSentEventsResult<WebhooksListenResponses>> {
        return (options.client ?? this.client).sse.get<WebhooksListenResponses, WebhooksListenErrors, ThrowOnError>({ url: '/agents/{agent_id}/automation_config/listen', ...options });
    }
    
    private _deliveries?: Deliveries;
    get deliveries(): Deliveries {
        return this._deliveries ??= new Deliveries({ client: this.client });
    }
}

export class Previews extends HeyApiClient {
    /**
     * Have a voice say something
     *
     * Costs the same as speech. The sound becomes a content resource of the agent.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<VoicesPreviewsCreateData, ThrowOnError>): RequestResult<VoicesPreviewsCreateResponses, VoicesPreviewsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VoicesPreviewsCreateResponses, VoicesPreviewsCreateErrors, ThrowOnError>({
            url: '/agents/{agent_id}/voice/{voice_id}/preview',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * The present state of a preview
     */
    public get<ThrowOnError extends boolean = false>(options: Options<VoicesPreviewsGetData, ThrowOnError>): RequestResult<VoicesPreviewsGetResponses, VoicesPreviewsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<VoicesPreviewsGetResponses, VoicesPreviewsGetErrors, ThrowOnError>({ url: '/agents/{agent_id}/voice/preview/{job_id}', ...options });
    }
}

export class Integration extends HeyApiClient {
    /**
     * Forget the key; there may be none
     */
    public disconnect<ThrowOnError extends boolean = false>(options: Options<VoicesIntegrationDisconnectData, ThrowOnError>): RequestResult<VoicesIntegrationDisconnectResponses, VoicesIntegrationDisconnectErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<VoicesIntegrationDisconnectResponses, VoicesIntegrationDisconnectErrors, ThrowOnError>({ url: '/agents/{agent_id}/voice/integrations/vendor_a', ...options });
    }
    
    /**
     * Whether the agent has a key at the voice vendor
     *
     * Returns what is stored; `…/test` checks whether the vendor still accepts the key.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<VoicesIntegrationGetData, ThrowOnError>): RequestResult<VoicesIntegrationGetResponses, VoicesIntegrationGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<VoicesIntegrationGetResponses, VoicesIntegrationGetErrors, ThrowOnError>({ url: '/agents/{agent_id}/voice/integrations/vendor_a', ...options });
    }
    
    /**
     * Store a key of the voice vendor, replacing an earlier one
     *
     * The key is checked at the vendor first; a rejected key changes nothing.
     */
    public connect<ThrowOnError extends boolean = false>(options: Options<VoicesIntegrationConnectData, ThrowOnError>): RequestResult<VoicesIntegrationConnectResponses, VoicesIntegrationConnectErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VoicesIntegrationConnectResponses, VoicesIntegrationConnectErrors, ThrowOnError>({
            url: '/agents/{agent_id}/voice/integrations/vendor_a',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Whether the voice vendor takes a key; nothing is kept
     */
    public test<ThrowOnError extends boolean = false>(options: Options<VoicesIntegrationTestData, ThrowOnError>): RequestResult<VoicesIntegrationTestResponses, VoicesIntegrationTestErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VoicesIntegrationTestResponses, VoicesIntegrationTestErrors, ThrowOnError>({
            url: '/agents/{agent_id}/voice/integrations/vendor_a/test',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Voices extends HeyApiClient {
    /**
     * Something for a voice to say
     *
     * Costs nothing; at most 120 such calls a minute for an organization.
     */
    public generateScript<ThrowOnError extends boolean = false>(options: Options<VoicesGenerateScriptData, ThrowOnError>): RequestResult<VoicesGenerateScriptResponses, VoicesGenerateScriptErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VoicesGenerateScriptResponses, VoicesGenerateScriptErrors, ThrowOnError>({
            url: '/agents/{agent_id}/voice/design/generate-script',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Words for how a voice sounds
     *
     * Costs nothing; at most 120 such calls a minute for an organization.
     */
    public generateDescription<ThrowOnError extends boolean = false>(options: Options<VoicesGenerateDescriptionData, ThrowOnError>): RequestResult<VoicesGenerateDescriptionResponses, VoicesGenerateDescriptionErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VoicesGenerateDescriptionResponses, VoicesGenerateDescriptionErrors, ThrowOnError>({
            url: '/agents/{agent_id}/voice/design/generate-description',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Three voices to choose from
     *
     * Nothing is stored until one of them is sent to `POST …/voice/design`. Costs nothing; at most 120 such calls a minute for an organization.
     */
    public generateSamples<ThrowOnError extends boolean = false>(options: Options<VoicesGenerateSamplesData, ThrowOnError>): RequestResult<VoicesGenerateSamplesResponses, VoicesGenerateSamplesErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VoicesGenerateSamplesResponses, VoicesGenerateSamplesErrors, ThrowOnError>({
            url: '/agents/{agent_id}/voice/design/generate-samples',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Keep one of the samples as a voice of the agent
     */
    public design<ThrowOnError extends boolean = false>(options: Options<VoicesDesignData, ThrowOnError>): RequestResult<VoicesDesignResponses, VoicesDesignErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VoicesDesignResponses, VoicesDesignErrors, ThrowOnError>({
            url: '/agents/{agent_id}/voice/design',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make a voice of the agent after a sound
     */
    public clone<ThrowOnError extends boolean = false>(options: Options<VoicesCloneData, ThrowOnError>): RequestResult<VoicesCloneResponses, VoicesCloneErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VoicesCloneResponses, VoicesCloneErrors, ThrowOnError>({
            url: '/agents/{agent_id}/voice/clone',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Voices that the agent may speak with
     *
     * The agent's own voices come first, newest first. `user_vendor_a` are those of its own account at the vendor; the list has none without a key or while the vendor rejects it, and at most a thousand per account.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<VoicesListData, ThrowOnError>): RequestResult<VoicesListResponses, VoicesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<VoicesListResponses, VoicesListErrors, ThrowOnError>({ url: '/agents/{agent_id}/voice/library', ...options });
    }
    
    /**
     * Delete a voice of the agent
     *
     * The default voice of the agent is removed with it. A voice in the agent's own account is deleted there. Public voices cannot be deleted: 404.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<VoicesDeleteData, ThrowOnError>): RequestResult<VoicesDeleteResponses, VoicesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<VoicesDeleteResponses, VoicesDeleteErrors, ThrowOnError>({ url: '/agents/{agent_id}/voice/{voice_id}', ...options });
    }
    
    private _previews?: Previews;
    get previews(): Previews {
        return this._previews ??= new Previews({ client: this.client });
    }
    
    private _integration?: Integration;
    get integration(): Integration {
        return this._integration ??= new Integration({ client: this.client });
    }
}

export class Spending extends HeyApiClient {
    /**
     * What an organization has spent in a period, by day, agent, sheet, kind, model or network
     *
     * The sums of captures of the ledger, which is all that was ever charged: what is given back was not captured. The groups add up to `credits`, and `ledger_query` lists the entries of each. Agent, sheet, model and network follow from the work that an entry names. `unknown` is work of which base stores no record: agents and models of runs, agents of watchlists and backups, networks of watchlists, agents and models of uncollected work, and all of generations and renders whose sheet was removed for good.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<CreditsSpendingGetData, ThrowOnError>): RequestResult<CreditsSpendingGetResponses, CreditsSpendingGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<CreditsSpendingGetResponses, CreditsSpendingGetErrors, ThrowOnError>({ url: '/organizations/{organization_id}/spending', ...options });
    }
}

export class Credits extends HeyApiClient {
    /**
     * Grant credits, as the operator
     */
    public grant<ThrowOnError extends boolean = false>(options: Options<CreditsGrantData, ThrowOnError>): RequestResult<CreditsGrantResponses, CreditsGrantErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CreditsGrantResponses, CreditsGrantErrors, ThrowOnError>({
            url: '/operator/credit_grants',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * An organization's balance and ledger, newest entry first
     *
     * All filters may be combined; `group_by` needs `from` and `to`. The groups are those of the spending. They hold for entries of each kind, because all entries of a job have one reference.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<CreditsGetData, ThrowOnError>): RequestResult<CreditsGetResponses, CreditsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<CreditsGetResponses, CreditsGetErrors, ThrowOnError>({ url: '/organizations/{organization_id}/credits', ...options });
    }
    
    private _spending?: Spending;
    get spending(): Spending {
        return this._spending ??= new Spending({ client: this.client });
    }
}

export class Trash extends HeyApiClient {
    /**
     * The engines of the agent that were deleted and can be restored, the last deleted first
     */
    public listSheets<ThrowOnError extends boolean = false>(options: Options<TrashListSheetsData, ThrowOnError>): RequestResult<TrashListSheetsResponses, TrashListSheetsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TrashListSheetsResponses, TrashListSheetsErrors, ThrowOnError>({ url: '/vidsheet/trash', ...options });
    }
    
    /**
     * Remove an engine from the trash for good
     *
     * It is missing at once and cannot be restored. Its rows, cells, generations and renders are removed in the background. While a clone of it exists, all its generations stay, also those that the clone does not select. Files stay in the library.
     */
    public deleteSheet<ThrowOnError extends boolean = false>(options: Options<TrashDeleteSheetData, ThrowOnError>): RequestResult<TrashDeleteSheetResponses, TrashDeleteSheetErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<TrashDeleteSheetResponses, TrashDeleteSheetErrors, ThrowOnError>({ url: '/vidsheet/trash/{id}', ...options });
    }
    
    /**
     * Remove all files from the trash for good
     *
     * The bytes are deleted before the response, unless another file uses them, and their storage is free; while storage is unavailable the response is 503, and the bytes are deleted as soon as possible. One request removes at most 10000 files.
     */
    public emptyFiles<ThrowOnError extends boolean = false>(options: Options<TrashEmptyFilesData, ThrowOnError>): RequestResult<TrashEmptyFilesResponses, TrashEmptyFilesErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<TrashEmptyFilesResponses, TrashEmptyFilesErrors, ThrowOnError>({ url: '/content_resources/trash', ...options });
    }
    
    /**
     * The agent's files that were deleted and can be restored, the last deleted first
     *
     * Files of a deleted folder are among them, without a folder.
     */
    public listFiles<ThrowOnError extends boolean = false>(options: Options<TrashListFilesData, ThrowOnError>): RequestResult<TrashListFilesResponses, TrashListFilesErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TrashListFilesResponses, TrashListFilesErrors, ThrowOnError>({ url: '/content_resources/trash', ...options });
    }
    
    /**
     * Remove a file from the trash for good, its bytes too
     *
     * The bytes are deleted before the response, unless another file uses them, and their storage is free; while storage is unavailable the response is 503, and the bytes are deleted as soon as possible.
     */
    public deleteFile<ThrowOnError extends boolean = false>(options: Options<TrashDeleteFileData, ThrowOnError>): RequestResult<TrashDeleteFileResponses, TrashDeleteFileErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<TrashDeleteFileResponses, TrashDeleteFileErrors, ThrowOnError>({ url: '/content_resources/trash/{id}', ...options });
    }
}

export class Grid extends HeyApiClient {
    /**
     * What a grid shows of the sheet: values and selected generations
     *
     * Cells without attributes, times and history: about a quarter of the sheet's bytes. `ETag`, `rows_after` and `rows_limit` are used as in `GET …/{id}`; a read of `row_ids` has no `ETag`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SheetsGridGetData, ThrowOnError>): RequestResult<SheetsGridGetResponses, SheetsGridGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsGridGetResponses, SheetsGridGetErrors, ThrowOnError>({ url: '/vidsheet/{id}/grid', ...options });
    }
}

export class Changes extends HeyApiClient {
    /**
     * What has changed since a version of the sheet
     *
     * Rows, columns and cells that were created, changed or deleted, with their current content; a layer and a generation change their cell. Follow `next_cursor` to the last page, then use its `version` as `since`. What changes in the meantime may be returned twice, never left out.
     * Changes are kept for a day. Older ones, and changes of more than 10,000 items at once, return 410 `resync_required`: read the sheet again.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsChangesListData, ThrowOnError>): RequestResult<SheetsChangesListResponses, SheetsChangesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsChangesListResponses, SheetsChangesListErrors, ThrowOnError>({ url: '/vidsheet/{id}/changes', ...options });
    }
    
    /**
     * Undo a change of the sheet
     *
     * Each write of rows, columns, cells, layers and variables is one change, named by the version of the sheet that it made (`X-Sheet-Version`). Deleted items come back with their ids, positions, times and selected generations; created ones are deleted; changed ones get their earlier values. Undoing is a change too: undoing that one does it again. What belongs to a row or column that was deleted since stays away.
     * Possible for a day, deletions of rows, columns and layers for 30 days, unless the operator has set another time (`TRASH_DAYS`). Beyond 256 MiB of kept values of a sheet the oldest changes are forgotten sooner, deletions last. 409 `changed_later` with `items` where a later change has changed the same values. Results of generations, and changes of more than 200,000 items or 64 MiB, cannot be undone.
     */
    public undo<ThrowOnError extends boolean = false>(options: Options<SheetsChangesUndoData, ThrowOnError>): RequestResult<SheetsChangesUndoResponses, SheetsChangesUndoErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsChangesUndoResponses, SheetsChangesUndoErrors, ThrowOnError>({ url: '/vidsheet/{id}/changes/{version}/undo', ...options });
    }
}

export class Deletions extends HeyApiClient {
    /**
     * Rows, columns and layers that were deleted and can be restored
     *
     * Deletions of the last 30 days, unless the operator has set another time (`TRASH_DAYS`); newest first. `POST …/changes/{version}/undo` restores them, unless a later change prevents it. A sheet with more than 256 MiB of kept values forgets the oldest sooner.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsDeletionsListData, ThrowOnError>): RequestResult<SheetsDeletionsListResponses, SheetsDeletionsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsDeletionsListResponses, SheetsDeletionsListErrors, ThrowOnError>({ url: '/vidsheet/{id}/trash', ...options });
    }
}

export class Rows extends HeyApiClient {
    /**
     * The rows with a value, sorted by a column
     *
     * All ids at once, so that a client that reads the rows page by page (`GET …/grid?row_ids=`) sees none twice and none left out. While `version` is the sheet's, they are current.
     */
    public find<ThrowOnError extends boolean = false>(options: Options<SheetsRowsFindData, ThrowOnError>): RequestResult<SheetsRowsFindResponses, SheetsRowsFindErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsRowsFindResponses, SheetsRowsFindErrors, ThrowOnError>({ url: '/vidsheet/{id}/row_ids', ...options });
    }
    
    /**
     * The sheet's rows with their cells
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsRowsListData, ThrowOnError>): RequestResult<SheetsRowsListResponses, SheetsRowsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsRowsListResponses, SheetsRowsListErrors, ThrowOnError>({ url: '/vidsheet/{id}/rows', ...options });
    }
    
    /**
     * Add a row with a cell in every column
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SheetsRowsCreateData, ThrowOnError>): RequestResult<SheetsRowsCreateResponses, SheetsRowsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRowsCreateResponses, SheetsRowsCreateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add rows with a cell in every column: all or, where one is invalid, none
     */
    public createMany<ThrowOnError extends boolean = false>(options: Options<SheetsRowsCreateManyData, ThrowOnError>): RequestResult<SheetsRowsCreateManyResponses, SheetsRowsCreateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRowsCreateManyResponses, SheetsRowsCreateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/mass_create',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add the same rows again, each copy behind its original: values, attributes, layers and selected generations
     */
    public duplicateMany<ThrowOnError extends boolean = false>(options: Options<SheetsRowsDuplicateManyData, ThrowOnError>): RequestResult<SheetsRowsDuplicateManyResponses, SheetsRowsDuplicateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRowsDuplicateManyResponses, SheetsRowsDuplicateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/mass_duplicate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete rows with their cells: all or, where one is missing, none
     */
    public deleteMany<ThrowOnError extends boolean = false>(options: Options<SheetsRowsDeleteManyData, ThrowOnError>): RequestResult<SheetsRowsDeleteManyResponses, SheetsRowsDeleteManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRowsDeleteManyResponses, SheetsRowsDeleteManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/mass_delete',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Put rows elsewhere; the others keep their order around them
     */
    public move<ThrowOnError extends boolean = false>(options: Options<SheetsRowsMoveData, ThrowOnError>): RequestResult<SheetsRowsMoveResponses, SheetsRowsMoveErrors, ThrowOnError> {
        return (options.client ?? this.client).put<SheetsRowsMoveResponses, SheetsRowsMoveErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/update_positions',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change many rows: all of them or, where one is missing, none
     */
    public updateMany<ThrowOnError extends boolean = false>(options: Options<SheetsRowsUpdateManyData, ThrowOnError>): RequestResult<SheetsRowsUpdateManyResponses, SheetsRowsUpdateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).put<SheetsRowsUpdateManyResponses, SheetsRowsUpdateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/mass_update',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a row with its cells
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SheetsRowsDeleteData, ThrowOnError>): RequestResult<SheetsRowsDeleteResponses, SheetsRowsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SheetsRowsDeleteResponses, SheetsRowsDeleteErrors, ThrowOnError>({ url: '/vidsheet/{id}/rows/{row_id}', ...options });
    }
    
    /**
     * A row with its cells
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SheetsRowsGetData, ThrowOnError>): RequestResult<SheetsRowsGetResponses, SheetsRowsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsRowsGetResponses, SheetsRowsGetErrors, ThrowOnError>({ url: '/vidsheet/{id}/rows/{row_id}', ...options });
    }
    
    /**
     * Change a row
     */
    public update<ThrowOnError extends boolean = false>(options: Options<SheetsRowsUpdateData, ThrowOnError>): RequestResult<SheetsRowsUpdateResponses, SheetsRowsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SheetsRowsUpdateResponses, SheetsRowsUpdateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/{row_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add the same row again behind it: values, attributes, layers and selected generations
     */
    public duplicate<ThrowOnError extends boolean = false>(options: Options<SheetsRowsDuplicateData, ThrowOnError>): RequestResult<SheetsRowsDuplicateResponses, SheetsRowsDuplicateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRowsDuplicateResponses, SheetsRowsDuplicateErrors, ThrowOnError>({ url: '/vidsheet/{id}/rows/{row_id}/duplicate', ...options });
    }
    
    /**
     * Add rows by column title, or change those that are there
     *
     * Titles are compared like names in prompts: case is ignored, and spaces and underscores are equal. Of columns with equal titles the first has its title as name, the others `TITLE (2)`, `TITLE (3)` and so on.
     * A row is written completely or, if it has an error, not at all. A title without a column is one error, and the values under it are ignored. Rows without any value are skipped, and counted.
     * With `match`, a row changes the row of the sheet that has the same value in that column (an empty value counts too), in the columns that the file names. A value that several rows of the sheet have, or that occurred earlier in the file, is an error. Other rows are added at the end, with empty cells for missing values.
     * In a file, empty cells at the end of a line may be missing. In CSV, the apostrophe before text that a spreadsheet would calculate is removed again. A file that can't be read, or has more than 10,000 rows, is rejected as a whole.
     * `columns` names the columns of titles that differ from theirs.
     * With `dry_run` nothing is changed, and `preview` has what would be: the rows of the file that would be added, and the cells that would change. What an import changes later may differ where others have changed the sheet.
     * The import is one change of the sheet: others see it completely or not at all, and two imports run one after the other. If the sheet has no space for all rows or bytes, or an automatic cell would depend on itself, nothing is changed and the response is 422.
     */
    public import<ThrowOnError extends boolean = false>(options: Options<SheetsRowsImportData, ThrowOnError>): RequestResult<SheetsRowsImportResponses, SheetsRowsImportErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRowsImportResponses, SheetsRowsImportErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/import',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make the cells, and videos and posts if wanted, of chosen rows and columns, of all where none are chosen
     *
     * Cells that are typed (`textMode` `manual`), rendered or counted, and those without a prompt, are left out. Rows are made by position; within a row, a cell waits for the cells that its prompt names, and fails when one of them fails. With `through` `render` a video waits in the same way for the cells that its layers show; it is rendered from the document of its latest render, else from its layers. With `through` `post` the posts of each row follow as the post plan of the sheet says, once and in the order of the rows, also where `column_ids` limits the cells; a row of which a cell or video failed gets none. Without a plan that can be used, nothing is made. A batch that makes posts needs a key with the scope `publish` too. With `only` `stale` a cell is left as it is when its inputs were made again and are as before. A few cells are made at a time. The batch takes over cells that wait for automation, and leaves out those that automation is already generating. A request that names a cell of another running or paused batch is rejected, and one that makes posts also if such a batch is over other cells of their rows. A batch whose next cell would exceed `max_credits`, or cannot be paid, pauses as soon as nothing of it is running.
     */
    public generate<ThrowOnError extends boolean = false>(options: Options<SheetsRowsGenerateData, ThrowOnError>): RequestResult<SheetsRowsGenerateResponses, SheetsRowsGenerateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRowsGenerateResponses, SheetsRowsGenerateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/generate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * What a batch over these rows and columns would cost, by stage, kind and model
     *
     * The maximum is what a batch would hold in all. The minimum is below it where a result decides the price: a text is charged by its length, and speech of a text that is not written yet by as few as one character; such speech makes the length of the video uncertain too. Holds nothing. Posts cost nothing. Cells that automation generates afterwards are not included.
     */
    public estimate<ThrowOnError extends boolean = false>(options: Options<SheetsRowsEstimateData, ThrowOnError>): RequestResult<SheetsRowsEstimateResponses, SheetsRowsEstimateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRowsEstimateResponses, SheetsRowsEstimateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/rows/estimate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * The posts of a row, newest first
     *
     * Also posts that were made without a plan; at most 100. Times are in the agent’s time zone.
     */
    public listPosts<ThrowOnError extends boolean = false>(options: Options<SheetsRowsListPostsData, ThrowOnError>): RequestResult<SheetsRowsListPostsResponses, SheetsRowsListPostsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsRowsListPostsResponses, SheetsRowsListPostsErrors, ThrowOnError>({ url: '/vidsheet/{id}/rows/{row_id}/posts', ...options });
    }
}

export class Cells extends HeyApiClient {
    /**
     * The cells that contain a text
     *
     * A response ends after a second; `next_rows_after` then goes on behind the rows that were searched, even where none of them matched.
     */
    public find<ThrowOnError extends boolean = false>(options: Options<SheetsCellsFindData, ThrowOnError>): RequestResult<SheetsCellsFindResponses, SheetsCellsFindErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsCellsFindResponses, SheetsCellsFindErrors, ThrowOnError>({ url: '/vidsheet/{id}/find', ...options });
    }
    
    /**
     * Cells by their ids, with layers and generations
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsCellsListData, ThrowOnError>): RequestResult<SheetsCellsListResponses, SheetsCellsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsCellsListResponses, SheetsCellsListErrors, ThrowOnError>({ url: '/vidsheet/{id}/cells', ...options });
    }
    
    /**
     * Change many cells: all of them or, where one is missing, none
     */
    public updateMany<ThrowOnError extends boolean = false>(options: Options<SheetsCellsUpdateManyData, ThrowOnError>): RequestResult<SheetsCellsUpdateManyResponses, SheetsCellsUpdateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).put<SheetsCellsUpdateManyResponses, SheetsCellsUpdateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/mass_update',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * A cell with its layers and generations
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SheetsCellsGetData, ThrowOnError>): RequestResult<SheetsCellsGetResponses, SheetsCellsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsCellsGetResponses, SheetsCellsGetErrors, ThrowOnError>({ url: '/vidsheet/{id}/cells/{cell_id}', ...options });
    }
    
    /**
     * Change a cell
     */
    public update<ThrowOnError extends boolean = false>(options: Options<SheetsCellsUpdateData, ThrowOnError>): RequestResult<SheetsCellsUpdateResponses, SheetsCellsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SheetsCellsUpdateResponses, SheetsCellsUpdateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/{cell_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Select one of the cell's generations
     *
     * A text becomes the value of an empty or AI-written cell (`textMode` `ai`).
     */
    public selectGeneration<ThrowOnError extends boolean = false>(options: Options<SheetsCellsSelectGenerationData, ThrowOnError>): RequestResult<SheetsCellsSelectGenerationResponses, SheetsCellsSelectGenerationErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SheetsCellsSelectGenerationResponses, SheetsCellsSelectGenerationErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/{cell_id}/set_default_user_job',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Generate the content of a cell
     *
     * One of `data.prompt` and `data.prompt_var` is required (for speech, `data.text` is accepted too). The prompt of the cell or layer itself is only used by batches, automation and estimates.
     */
    public generate<ThrowOnError extends boolean = false>(options: Options<SheetsCellsGenerateData, ThrowOnError>): RequestResult<SheetsCellsGenerateResponses, SheetsCellsGenerateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsCellsGenerateResponses, SheetsCellsGenerateErrors, ThrowOnError>({
            url: '/vidsheet/{engine_id}/cells/{cell_id}/generate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Columns extends HeyApiClient {
    /**
     * The sheet's columns
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsListData, ThrowOnError>): RequestResult<SheetsColumnsListResponses, SheetsColumnsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsColumnsListResponses, SheetsColumnsListErrors, ThrowOnError>({ url: '/vidsheet/{id}/columns', ...options });
    }
    
    /**
     * Add a column with a cell in every row
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsCreateData, ThrowOnError>): RequestResult<SheetsColumnsCreateResponses, SheetsColumnsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsColumnsCreateResponses, SheetsColumnsCreateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/columns',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add columns with a cell in every row: all or, where one is invalid, none
     */
    public createMany<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsCreateManyData, ThrowOnError>): RequestResult<SheetsColumnsCreateManyResponses, SheetsColumnsCreateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsColumnsCreateManyResponses, SheetsColumnsCreateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/columns/mass_create',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add the same columns again, each copy behind its original: values, attributes, layers and selected generations
     */
    public duplicateMany<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsDuplicateManyData, ThrowOnError>): RequestResult<SheetsColumnsDuplicateManyResponses, SheetsColumnsDuplicateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsColumnsDuplicateManyResponses, SheetsColumnsDuplicateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/columns/mass_duplicate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete columns with their cells: all or, where one is missing, none
     */
    public deleteMany<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsDeleteManyData, ThrowOnError>): RequestResult<SheetsColumnsDeleteManyResponses, SheetsColumnsDeleteManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsColumnsDeleteManyResponses, SheetsColumnsDeleteManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/columns/mass_delete',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Put columns elsewhere; the others keep their order around them
     */
    public move<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsMoveData, ThrowOnError>): RequestResult<SheetsColumnsMoveResponses, SheetsColumnsMoveErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SheetsColumnsMoveResponses, SheetsColumnsMoveErrors, ThrowOnError>({
            url: '/vidsheet/{id}/columns/update_positions',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change many columns: all of them or, where one is missing, none
     */
    public updateMany<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsUpdateManyData, ThrowOnError>): RequestResult<SheetsColumnsUpdateManyResponses, SheetsColumnsUpdateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).put<SheetsColumnsUpdateManyResponses, SheetsColumnsUpdateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/columns/mass_update',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a column with its cells
     *
     * Rejected when its title would then refer to another column or a variable, through which an automatic cell would depend on itself.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsDeleteData, ThrowOnError>): RequestResult<SheetsColumnsDeleteResponses, SheetsColumnsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SheetsColumnsDeleteResponses, SheetsColumnsDeleteErrors, ThrowOnError>({ url: '/vidsheet/{id}/columns/{col_id}', ...options });
    }
    
    /**
     * Change a column
     */
    public update<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsUpdateData, ThrowOnError>): RequestResult<SheetsColumnsUpdateResponses, SheetsColumnsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SheetsColumnsUpdateResponses, SheetsColumnsUpdateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/columns/{col_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add the same column again behind it: values, attributes, layers and selected generations
     */
    public duplicate<ThrowOnError extends boolean = false>(options: Options<SheetsColumnsDuplicateData, ThrowOnError>): RequestResult<SheetsColumnsDuplicateResponses, SheetsColumnsDuplicateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsColumnsDuplicateResponses, SheetsColumnsDuplicateErrors, ThrowOnError>({ url: '/vidsheet/{id}/columns/{col_id}/duplicate', ...options });
    }
}

export class Layers extends HeyApiClient {
    /**
     * Add a layer to a cell
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SheetsLayersCreateData, ThrowOnError>): RequestResult<SheetsLayersCreateResponses, SheetsLayersCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsLayersCreateResponses, SheetsLayersCreateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/{cell_id}/layers',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add layers to a cell: all or, where one is invalid, none
     */
    public createMany<ThrowOnError extends boolean = false>(options: Options<SheetsLayersCreateManyData, ThrowOnError>): RequestResult<SheetsLayersCreateManyResponses, SheetsLayersCreateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsLayersCreateManyResponses, SheetsLayersCreateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/{cell_id}/layers/mass_create',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add the same layers again, each copy behind its original
     */
    public duplicateMany<ThrowOnError extends boolean = false>(options: Options<SheetsLayersDuplicateManyData, ThrowOnError>): RequestResult<SheetsLayersDuplicateManyResponses, SheetsLayersDuplicateManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsLayersDuplicateManyResponses, SheetsLayersDuplicateManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/{cell_id}/layers/mass_duplicate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete layers: all or, where one is missing, none
     */
    public deleteMany<ThrowOnError extends boolean = false>(options: Options<SheetsLayersDeleteManyData, ThrowOnError>): RequestResult<SheetsLayersDeleteManyResponses, SheetsLayersDeleteManyErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsLayersDeleteManyResponses, SheetsLayersDeleteManyErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/{cell_id}/layers/mass_delete',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Put layers elsewhere; the others keep their order around them
     */
    public move<ThrowOnError extends boolean = false>(options: Options<SheetsLayersMoveData, ThrowOnError>): RequestResult<SheetsLayersMoveResponses, SheetsLayersMoveErrors, ThrowOnError> {
        return (options.client ?? this.client).put<SheetsLayersMoveResponses, SheetsLayersMoveErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/{cell_id}/layers/update_positions',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a layer
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SheetsLayersDeleteData, ThrowOnError>): RequestResult<SheetsLayersDeleteResponses, SheetsLayersDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SheetsLayersDeleteResponses, SheetsLayersDeleteErrors, ThrowOnError>({ url: '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}', ...options });
    }
    
    /**
     * A layer with its generations
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SheetsLayersGetData, ThrowOnError>): RequestResult<SheetsLayersGetResponses, SheetsLayersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsLayersGetResponses, SheetsLayersGetErrors, ThrowOnError>({ url: '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}', ...options });
    }
    
    /**
     * Change a layer
     */
    public update<ThrowOnError extends boolean = false>(options: Options<SheetsLayersUpdateData, ThrowOnError>): RequestResult<SheetsLayersUpdateResponses, SheetsLayersUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SheetsLayersUpdateResponses, SheetsLayersUpdateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Add the same layer again behind it
     */
    public duplicate<ThrowOnError extends boolean = false>(options: Options<SheetsLayersDuplicateData, ThrowOnError>): RequestResult<SheetsLayersDuplicateResponses, SheetsLayersDuplicateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsLayersDuplicateResponses, SheetsLayersDuplicateErrors, ThrowOnError>({ url: '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}/duplicate', ...options });
    }
    
    /**
     * Generate the content of a layer
     *
     * One of `data.prompt` and `data.prompt_var` is required (for speech, `data.text` is accepted too). The prompt of the cell or layer itself is only used by batches, automation and estimates.
     */
    public generate<ThrowOnError extends boolean = false>(options: Options<SheetsLayersGenerateData, ThrowOnError>): RequestResult<SheetsLayersGenerateResponses, SheetsLayersGenerateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsLayersGenerateResponses, SheetsLayersGenerateErrors, ThrowOnError>({
            url: '/vidsheet/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Variables extends HeyApiClient {
    /**
     * An empty workbook with the columns of global variables
     *
     * The same for all callers; when an agent is given, its organization must have usable credit.
     */
    public getTemplate<ThrowOnError extends boolean = false>(options?: Options<SheetsVariablesGetTemplateData, ThrowOnError>): RequestResult<SheetsVariablesGetTemplateResponses, SheetsVariablesGetTemplateErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SheetsVariablesGetTemplateResponses, SheetsVariablesGetTemplateErrors, ThrowOnError>({ url: '/vidsheet/global_variables_template', ...options });
    }
    
    /**
     * The engine's global variables, null until some are imported
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsVariablesListData, ThrowOnError>): RequestResult<SheetsVariablesListResponses, SheetsVariablesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsVariablesListResponses, SheetsVariablesListErrors, ThrowOnError>({ url: '/vidsheet/{id}/global_variables', ...options });
    }
    
    /**
     * Set the engine's global variables from a workbook
     *
     * The variables of the file replace all variables of the engine; of two concurrent imports one complete set remains. The first sheet has the titles `key` and `value` in its first row, in any case and order. Other columns, blank rows and spaces around keys are ignored.
     * Keys are compared like names in prompts: case is ignored, and spaces and underscores are equal. They must be distinct and contain no braces. Dates become ISO 8601, and formulas their results.
     * At most 1000 variables, 500 characters per key and 100000 per value, within the size limit of the engine. Anything else returns 422 that names the row, and changes nothing. More than eight concurrent imports of an organization or a user return 429.
     */
    public import<ThrowOnError extends boolean = false>(options: Options<SheetsVariablesImportData, ThrowOnError>): RequestResult<SheetsVariablesImportResponses, SheetsVariablesImportErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsVariablesImportResponses, SheetsVariablesImportErrors, ThrowOnError>({
            url: '/vidsheet/{id}/import_global_variables',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Views extends HeyApiClient {
    /**
     * The saved views of a sheet, by name
     *
     * The views of a sheet are shared by everybody who may read it; clients filter and sort by them. They are no content: the sheet keeps its version. Copies of the sheet have them, too. A sheet has at most 50. Changes are announced as `saved_view.changed` in the stream of the organization.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsViewsListData, ThrowOnError>): RequestResult<SheetsViewsListResponses, SheetsViewsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsViewsListResponses, SheetsViewsListErrors, ThrowOnError>({ url: '/vidsheet/{id}/views', ...options });
    }
    
    /**
     * Save a view
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SheetsViewsCreateData, ThrowOnError>): RequestResult<SheetsViewsCreateResponses, SheetsViewsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsViewsCreateResponses, SheetsViewsCreateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/views',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a saved view
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SheetsViewsDeleteData, ThrowOnError>): RequestResult<SheetsViewsDeleteResponses, SheetsViewsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SheetsViewsDeleteResponses, SheetsViewsDeleteErrors, ThrowOnError>({ url: '/vidsheet/{id}/views/{view_id}', ...options });
    }
    
    /**
     * Change a saved view; lists are replaced as a whole
     */
    public update<ThrowOnError extends boolean = false>(options: Options<SheetsViewsUpdateData, ThrowOnError>): RequestResult<SheetsViewsUpdateResponses, SheetsViewsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SheetsViewsUpdateResponses, SheetsViewsUpdateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/views/{view_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Batches extends HeyApiClient {
    /**
     * The sheet's batches, newest first
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsBatchesListData, ThrowOnError>): RequestResult<SheetsBatchesListResponses, SheetsBatchesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsBatchesListResponses, SheetsBatchesListErrors, ThrowOnError>({ url: '/vidsheet/{id}/batches', ...options });
    }
    
    /**
     * The present state of a batch
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SheetsBatchesGetData, ThrowOnError>): RequestResult<SheetsBatchesGetResponses, SheetsBatchesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsBatchesGetResponses, SheetsBatchesGetErrors, ThrowOnError>({ url: '/vidsheet/{id}/batches/{batch_id}', ...options });
    }
    
    /**
     * Order no more of a batch for now
     *
     * What is running is completed. A batch that is already paused is unchanged.
     */
    public pause<ThrowOnError extends boolean = false>(options: Options<SheetsBatchesPauseData, ThrowOnError>): RequestResult<SheetsBatchesPauseResponses, SheetsBatchesPauseErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsBatchesPauseResponses, SheetsBatchesPauseErrors, ThrowOnError>({ url: '/vidsheet/{id}/batches/{batch_id}/pause', ...options });
    }
    
    /**
     * Go on with a paused batch, with another limit where one is given
     *
     * A running batch continues with the given limit. A batch that still cannot be paid pauses again. A batch that makes posts needs a key with the scope `publish` too.
     */
    public resume<ThrowOnError extends boolean = false>(options: Options<SheetsBatchesResumeData, ThrowOnError>): RequestResult<SheetsBatchesResumeResponses, SheetsBatchesResumeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsBatchesResumeResponses, SheetsBatchesResumeErrors, ThrowOnError>({
            url: '/vidsheet/{id}/batches/{batch_id}/resume',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make the failed cells, videos and posts of a batch again, also when it has completed
     *
     * With them those that failed because an input failed, and those whose generation or render was stopped. The limit of the batch still counts what it has spent. A batch that makes posts needs a key with the scope `publish` too.
     */
    public retryFailed<ThrowOnError extends boolean = false>(options: Options<SheetsBatchesRetryFailedData, ThrowOnError>): RequestResult<SheetsBatchesRetryFailedResponses, SheetsBatchesRetryFailedErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsBatchesRetryFailedResponses, SheetsBatchesRetryFailedErrors, ThrowOnError>({ url: '/vidsheet/{id}/batches/{batch_id}/retry_failed', ...options });
    }
    
    /**
     * End a batch; what is under way is stopped and its credits come back
     *
     * Waiting cells are not generated. A batch that is already stopped is unchanged.
     */
    public stop<ThrowOnError extends boolean = false>(options: Options<SheetsBatchesStopData, ThrowOnError>): RequestResult<SheetsBatchesStopResponses, SheetsBatchesStopErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsBatchesStopResponses, SheetsBatchesStopErrors, ThrowOnError>({ url: '/vidsheet/{id}/batches/{batch_id}/stop', ...options });
    }
    
    /**
     * Each state of a batch by stage and row as it comes, until nothing of it is made any more
     *
     * A state is sent within about a second of a change. The stream of a paused batch stays open. It ends as soon as the caller may no longer read it.
     */
    public watch<ThrowOnError extends boolean = false>(options: Options<SheetsBatchesWatchData, ThrowOnError, SheetsBatchesWatchResponse>): Promise<ServerSentEventsResult<SheetsBatchesWatchResponses>> {
        return (options.client ?? this.client).sse.get<SheetsBatchesWatchResponses, SheetsBatchesWatchErrors, ThrowOnError>({ url: '/vidsheet/{id}/batches/{batch_id}/events', ...options });
    }
}

export class AutomaticFailures extends HeyApiClient {
    /**
     * Automatic cells (`autoGenerate`) that could not be generated when something changed, and why
     *
     * Newest first; a cell that was generated since, or waits for it, is not listed. Includes cells for which no generation was started, because an input failed or the cell depends on itself. Failures are deleted after a week.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsAutomaticFailuresListData, ThrowOnError>): RequestResult<SheetsAutomaticFailuresListResponses, SheetsAutomaticFailuresListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsAutomaticFailuresListResponses, SheetsAutomaticFailuresListErrors, ThrowOnError>({ url: '/vidsheet/{id}/automatic_failures', ...options });
    }
}

export class States extends HeyApiClient {
    /**
     * Which cells, videos and posts of a sheet are made, up to date, under way or failed, and why
     *
     * Each generated cell and each cell of a column with the role `final_video` is a node, and with a post plan the posts of each row are one: `missing` (not made yet), `fresh`, `stale` (it would be made differently now, or is made of what is stale), `failed` (its last attempt), `skipped` (it has no prompt, no layers, or no video to post), `queued` or `working`. A node whose change is undone is fresh again. A cell is compared by what it decides itself: its resolved prompt, its model, format and duration. Posts are compared until they go out, unless a person edited them.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsStatesListData, ThrowOnError>): RequestResult<SheetsStatesListResponses, SheetsStatesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsStatesListResponses, SheetsStatesListErrors, ThrowOnError>({ url: '/vidsheet/{id}/states', ...options });
    }
}

export class PostPlan extends HeyApiClient {
    /**
     * Delete the post plan of a sheet; posts that were made of it stay
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SheetsPostPlanDeleteData, ThrowOnError>): RequestResult<SheetsPostPlanDeleteResponses, SheetsPostPlanDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SheetsPostPlanDeleteResponses, SheetsPostPlanDeleteErrors, ThrowOnError>({ url: '/vidsheet/{id}/post_plan', ...options });
    }
    
    /**
     * How the rows of a sheet become posts
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SheetsPostPlanGetData, ThrowOnError>): RequestResult<SheetsPostPlanGetResponses, SheetsPostPlanGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsPostPlanGetResponses, SheetsPostPlanGetErrors, ThrowOnError>({ url: '/vidsheet/{id}/post_plan', ...options });
    }
    
    /**
     * Say how the rows of a sheet become posts
     *
     * Replaces the plan; nothing is posted. Columns are named by title, in any case. Clones of the sheet, templates made of it and the sheets that are made from them have a copy of the plan, with its accounts. A plan without approval needs a key with the scope `publish` too.
     */
    public set<ThrowOnError extends boolean = false>(options: Options<SheetsPostPlanSetData, ThrowOnError>): RequestResult<SheetsPostPlanSetResponses, SheetsPostPlanSetErrors, ThrowOnError> {
        return (options.client ?? this.client).put<SheetsPostPlanSetResponses, SheetsPostPlanSetErrors, ThrowOnError>({
            url: '/vidsheet/{id}/post_plan',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * What is wrong with the posts of rows before they are made
     *
     * Nothing is made. Rows take times in their order, so the result is that of making the posts of the same rows now. Rows whose posts were made are not checked again. A response covers up to 100 rows; the next request continues at `next_rows_after`.
     */
    public check<ThrowOnError extends boolean = false>(options: Options<SheetsPostPlanCheckData, ThrowOnError>): RequestResult<SheetsPostPlanCheckResponses, SheetsPostPlanCheckErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsPostPlanCheckResponses, SheetsPostPlanCheckErrors, ThrowOnError>({
            url: '/vidsheet/{id}/post_plan/check',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make the posts of rows as the plan says
     *
     * Makes one post of each row and account of the plan, once: a repeated request returns the same posts. A row with an error gets none, and the others get theirs. Rows take times in their order. A post that was deleted is made again on request. Costs no credits.
     */
    public createPosts<ThrowOnError extends boolean = false>(options: Options<SheetsPostPlanCreatePostsData, ThrowOnError>): RequestResult<SheetsPostPlanCreatePostsResponses, SheetsPostPlanCreatePostsErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsPostPlanCreatePostsResponses, SheetsPostPlanCreatePostsErrors, ThrowOnError>({
            url: '/vidsheet/{id}/post_plan/posts',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Sheets extends HeyApiClient {
    /**
     * Take an engine out of the trash
     *
     * It has the same id, slug, content and selected generations. What was stopped when it was deleted stays stopped. It is the agent's default engine again unless there is another one, and the row of an idea again unless the idea has got another one. An engine that is not in the trash, or is there no longer, is missing.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<SheetsRestoreData, ThrowOnError>): RequestResult<SheetsRestoreResponses, SheetsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsRestoreResponses, SheetsRestoreErrors, ThrowOnError>({ url: '/vidsheet/{id}/restore', ...options });
    }
    
    /**
     * The agent's engines, newest first, without rows and columns
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SheetsListData, ThrowOnError>): RequestResult<SheetsListResponses, SheetsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsListResponses, SheetsListErrors, ThrowOnError>({ url: '/vidsheet', ...options });
    }
    
    /**
     * Create an empty engine
     *
     * An engine has at most 10000 rows, 100 columns, 100 layers per cell, and 64 MiB of values, attributes and titles, counted as JSON (`MAX_SHEET_BYTES`).
     * A write beyond a limit returns 422 `validation_error` that names the limit; a write that makes a full engine smaller is accepted. A generated text that does not fit remains available in its generation.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SheetsCreateData, ThrowOnError>): RequestResult<SheetsCreateResponses, SheetsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsCreateResponses, SheetsCreateErrors, ThrowOnError>({
            url: '/vidsheet',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Put an engine into the trash with all that it holds
     *
     * Work that is open for it is stopped. It can be restored for 30 days, unless the operator has set another time (`TRASH_DAYS`).
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SheetsDeleteData, ThrowOnError>): RequestResult<SheetsDeleteResponses, SheetsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SheetsDeleteResponses, SheetsDeleteErrors, ThrowOnError>({ url: '/vidsheet/{id}', ...options });
    }
    
    /**
     * The whole sheet: columns, rows, cells, layers and their generations
     *
     * A sheet of more than 8 MiB is read while it is sent, so changes made in the meantime may show in later rows. Too many of these reads at the same time return 429 or 503: one organization, and one user, have half of them. The connection of a client that receives less than 64 KiB a second, averaged over 30 seconds, is closed.
     * The response has an `ETag`. A request with this tag in `If-None-Match` returns 304 without a body unless something changed that the sheet shows, including its generations.
     * `rows_after` and `rows_limit` select a window of `spreadsheet_rows`. While more rows follow, the header `X-Next-Rows-After` holds the value of `rows_after` for the next window. A row that is moved between two of these reads may be returned twice or not at all. When the row `rows_after` was deleted, the response is 422; start again from the beginning.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SheetsGetData, ThrowOnError>): RequestResult<SheetsGetResponses, SheetsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsGetResponses, SheetsGetErrors, ThrowOnError>({ url: '/vidsheet/{id}', ...options });
    }
    
    /**
     * Rename an engine or make it the default
     */
    public update<ThrowOnError extends boolean = false>(options: Options<SheetsUpdateData, ThrowOnError>): RequestResult<SheetsUpdateResponses, SheetsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<SheetsUpdateResponses, SheetsUpdateErrors, ThrowOnError>({
            url: '/vidsheet/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Clone the whole sheet, for the same or another agent
     *
     * Cells, layers and variables are copied, selected generations only within the same agent; the history of generations stays with the original. Cloning an engine of a million cells takes a few minutes. A user and an organization can clone one engine of more than 20,000 cells and layers at a time; a second request returns 429.
     */
    public clone<ThrowOnError extends boolean = false>(options: Options<SheetsCloneData, ThrowOnError>): RequestResult<SheetsCloneResponses, SheetsCloneErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsCloneResponses, SheetsCloneErrors, ThrowOnError>({
            url: '/vidsheet/{id}/clone',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * The rows as a file, by column title
     *
     * Titles are compared like names in prompts: case is ignored, and spaces and underscores are equal. Of columns with equal titles the first has its title as name, the others `TITLE (2)`, `TITLE (3)` and so on.
     * A cell contains its value; a cell without a value contains the URL of its selected generation's output, if any. An import with `match` leaves such a cell unchanged.
     * Columns and rows are those at the time the export begins. The export is read while it is sent: values may be more recent, and rows that are deleted in the meantime are left out. Too many exports at the same time return 429 or 503. One organization, and one user, have half of the exports at a time. The connection of a client that receives less than 64 KiB a second, averaged over 30 seconds, is closed.
     * CSV and XLSX begin with a line of titles and can be imported again. JSON is a list that can be imported as `rows`.
     */
    public export<ThrowOnError extends boolean = false>(options: Options<SheetsExportData, ThrowOnError>): RequestResult<SheetsExportResponses, SheetsExportErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SheetsExportResponses, SheetsExportErrors, ThrowOnError>({ url: '/vidsheet/{id}/export', ...options });
    }
    
    /**
     * What generating cells would hold, with the automatic ones that follow from them
     *
     * Nothing is held or started, so viewers may request it too. Cells must be in all of the given lists. Cells that are typed (`textMode` `manual`), rendered or counted, and those without a prompt, are left out; `refused` lists those with an invalid prompt. An order holds now what is estimated here. A text that is named in a prompt and generated first is counted as 8,192 characters, and a spoken text as at most its maximum length. An estimate covers at most 100000 cells.
     */
    public estimate<ThrowOnError extends boolean = false>(options: Options<SheetsEstimateData, ThrowOnError>): RequestResult<SheetsEstimateResponses, SheetsEstimateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsEstimateResponses, SheetsEstimateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/estimate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make a template of a sheet, for its organization's members
     *
     * Copies the columns, the first row with the settings, values and layers of its cells, and the global variables, without generations. Later changes of the sheet do not affect the template. An organization has at most 200 templates, each of at most 1 MiB.
     */
    public createTemplate<ThrowOnError extends boolean = false>(options: Options<SheetsCreateTemplateData, ThrowOnError>): RequestResult<SheetsCreateTemplateResponses, SheetsCreateTemplateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SheetsCreateTemplateResponses, SheetsCreateTemplateErrors, ThrowOnError>({
            url: '/vidsheet/{id}/template',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    private _grid?: Grid;
    get grid(): Grid {
        return this._grid ??= new Grid({ client: this.client });
    }
    
    private _changes?: Changes;
    get changes(): Changes {
        return this._changes ??= new Changes({ client: this.client });
    }
    
    private _deletions?: Deletions;
    get deletions(): Deletions {
        return this._deletions ??= new Deletions({ client: this.client });
    }
    
    private _rows?: Rows;
    get rows(): Rows {
        return this._rows ??= new Rows({ client: this.client });
    }
    
    private _cells?: Cells;
    get cells(): Cells {
        return this._cells ??= new Cells({ client: this.client });
    }
    
    private _columns?: Columns;
    get columns(): Columns {
        return this._columns ??= new Columns({ client: this.client });
    }
    
    private _layers?: Layers;
    get layers(): Layers {
        return this._layers ??= new Layers({ client: this.client });
    }
    
    private _variables?: Variables;
    get variables(): Variables {
        return this._variables ??= new Variables({ client: this.client });
    }
    
    private _views?: Views;
    get views(): Views {
        return this._views ??= new Views({ client: this.client });
    }
    
    private _batches?: Batches;
    get batches(): Batches {
        return this._batches ??= new Batches({ client: this.client });
    }
    
    private _automaticFailures?: AutomaticFailures;
    get automaticFailures(): AutomaticFailures {
        return this._automaticFailures ??= new AutomaticFailures({ client: this.client });
    }
    
    private _states?: States;
    get states(): States {
        return this._states ??= new States({ client: this.client });
    }
    
    private _postPlan?: PostPlan;
    get postPlan(): PostPlan {
        return this._postPlan ??= new PostPlan({ client: this.client });
    }
}

export class Uses extends HeyApiClient {
    /**
     * What would miss a file if it was deleted
     *
     * Cells and layers of sheets that are not deleted, and posts that have not gone out; of each at most 100. Pictures of agents and cloned voices are copies, which need their file no more, and so are posts that have gone out.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<FilesUsesListData, ThrowOnError>): RequestResult<FilesUsesListResponses, FilesUsesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<FilesUsesListResponses, FilesUsesListErrors, ThrowOnError>({ url: '/content_resources/{id}/uses', ...options });
    }
}

export class Files extends HeyApiClient {
    /**
     * Take a file out of the trash
     *
     * It has the same id and address, and is in its folder if that still exists, otherwise at the root. Cells that selected it show it again; posts that failed without it stay failed. While storage is unavailable the response is 503, and the file can be read as soon as possible. A file that is not in the trash, or is there no longer, is missing.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<FilesRestoreData, ThrowOnError>): RequestResult<FilesRestoreResponses, FilesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<FilesRestoreResponses, FilesRestoreErrors, ThrowOnError>({ url: '/content_resources/{id}/restore', ...options });
    }
    
    /**
     * The agent's files, newest first
     */
    public list<ThrowOnError extends boolean = false>(options: Options<FilesListData, ThrowOnError>): RequestResult<FilesListResponses, FilesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<FilesListResponses, FilesListErrors, ThrowOnError>({ url: '/content_resources', ...options });
    }
    
    /**
     * Add a file
     *
     * A form part may be up to 100 MB; larger files go through `POST /direct_upload`. An `asset_folder[id]` that is not a folder of the agent is answered with 404 `not_found`.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<FilesCreateData, ThrowOnError>): RequestResult<FilesCreateResponses, FilesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<FilesCreateResponses, FilesCreateErrors, ThrowOnError>({
            url: '/content_resources',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Put a file into the trash
     *
     * Nobody can read it from the response on, unless another resource uses the bytes; a cache may answer for ten seconds more. While storage is unavailable the response is 503, and the address ends as soon as possible. The file can be restored for 30 days, unless the operator has set another time (`TRASH_DAYS`), and counts against the storage until then.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<FilesDeleteData, ThrowOnError>): RequestResult<FilesDeleteResponses, FilesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<FilesDeleteResponses, FilesDeleteErrors, ThrowOnError>({ url: '/content_resources/{id}', ...options });
    }
    
    /**
     * A file and the generation that made it
     */
    public get<ThrowOnError extends boolean = false>(options: Options<FilesGetData, ThrowOnError>): RequestResult<FilesGetResponses, FilesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<FilesGetResponses, FilesGetErrors, ThrowOnError>({ url: '/content_resources/{id}', ...options });
    }
    
    /**
     * Rename a file, or move it into another folder
     */
    public update<ThrowOnError extends boolean = false>(options: Options<FilesUpdateData, ThrowOnError>): RequestResult<FilesUpdateResponses, FilesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<FilesUpdateResponses, FilesUpdateErrors, ThrowOnError>({
            url: '/content_resources/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Withdraw the address of a file, and give it a new one
     *
     * The former addresses of the file, of its thumbnail and of its other sizes are missing from the response on; a cache may answer for ten seconds more. Every resource with the same bytes gets the new address. Posts, renders and transcriptions of an agent that has the file still find it by a former address. While storage is unavailable the response is 503, and the address ends as soon as possible.
     */
    public withdrawAddress<ThrowOnError extends boolean = false>(options: Options<FilesWithdrawAddressData, ThrowOnError>): RequestResult<FilesWithdrawAddressResponses, FilesWithdrawAddressErrors, ThrowOnError> {
        return (options.client ?? this.client).post<FilesWithdrawAddressResponses, FilesWithdrawAddressErrors, ThrowOnError>({ url: '/content_resources/{id}/withdraw_address', ...options });
    }
    
    private _uses?: Uses;
    get uses(): Uses {
        return this._uses ??= new Uses({ client: this.client });
    }
}

export class Uploads extends HeyApiClient {
    /**
     * Announce a file, and learn where to PUT it
     *
     * An announced or uploaded file counts against your own storage until a content resource is made of it, and then against the storage of its organization.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<UploadsCreateData, ThrowOnError>): RequestResult<UploadsCreateResponses, UploadsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<UploadsCreateResponses, UploadsCreateErrors, ThrowOnError>({
            url: '/direct_upload',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Announce a file whose upload continues after an interruption, by the tus protocol
     *
     * The file counts against the storage of the agent's organization from now on. Its bytes are sent to the address in `Location`, which upload serves; it needs no credential. A file that is not complete within a day is removed, and its storage is free again.
     */
    public createResumable<ThrowOnError extends boolean = false>(options: Options<UploadsCreateResumableData, ThrowOnError>): RequestResult<UploadsCreateResumableResponses, UploadsCreateResumableErrors, ThrowOnError> {
        return (options.client ?? this.client).post<UploadsCreateResumableResponses, UploadsCreateResumableErrors, ThrowOnError>({ url: '/resumable_uploads', ...options });
    }
}

export class Library extends HeyApiClient {
    /**
     * Folders and files of a folder, or of the root
     *
     * A search covers the folder and all folders below it; without a folder, the whole library.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<LibraryListData, ThrowOnError>): RequestResult<LibraryListResponses, LibraryListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<LibraryListResponses, LibraryListErrors, ThrowOnError>({ url: '/asset_libraries', ...options });
    }
}

export class Folders extends HeyApiClient {
    /**
     * Make a folder
     *
     * Two folders may have the same name. Folders can be nested 20 levels deep; one agent's library has at most 10000 folders.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<FoldersCreateData, ThrowOnError>): RequestResult<FoldersCreateResponses, FoldersCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<FoldersCreateResponses, FoldersCreateErrors, ThrowOnError>({
            url: '/asset_folders',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a folder with all folders and files in it
     *
     * The files are put into the trash, from which each can be restored to the root. Nobody can read them from the response on, except for those whose bytes other files use; while storage is unavailable the response is 503, and their addresses end as soon as possible. A folder with more than 10000 files in it and below is not deleted: 422 `folder_removal_failed`.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<FoldersDeleteData, ThrowOnError>): RequestResult<FoldersDeleteResponses, FoldersDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<FoldersDeleteResponses, FoldersDeleteErrors, ThrowOnError>({ url: '/asset_folders/{id}', ...options });
    }
    
    /**
     * Rename a folder, or move it with all in it
     *
     * A folder cannot be moved into itself or into a folder within it.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<FoldersUpdateData, ThrowOnError>): RequestResult<FoldersUpdateResponses, FoldersUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<FoldersUpdateResponses, FoldersUpdateErrors, ThrowOnError>({
            url: '/asset_folders/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Transcriptions extends HeyApiClient {
    /**
     * Transcribe an audio or a video
     *
     * Holds the price of the real length where that is known: for files of the library that were inspected. Otherwise holds the price of five minutes, or of the trimmed part, until the source is downloaded.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<TranscriptionsCreateData, ThrowOnError>): RequestResult<TranscriptionsCreateResponses, TranscriptionsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TranscriptionsCreateResponses, TranscriptionsCreateErrors, ThrowOnError>({
            url: '/transcriptions',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Generations extends HeyApiClient {
    /**
     * The present state of a generation
     */
    public get<ThrowOnError extends boolean = false>(options: Options<GenerationsGetData, ThrowOnError>): RequestResult<GenerationsGetResponses, GenerationsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<GenerationsGetResponses, GenerationsGetErrors, ThrowOnError>({ url: '/generations/{id}', ...options });
    }
    
    /**
     * Each state of a generation as it comes, until it ends
     *
     * A text is sent while it is generated, in `text_so_far`. The stream ends with the generation, and as soon as the caller may no longer read it.
     */
    public watch<ThrowOnError extends boolean = false>(options: Options<GenerationsWatchData, ThrowOnError, GenerationsWatchResponse>): Promise<ServerSentEventsResult<GenerationsWatchResponses>> {
        return (options.client ?? this.client).sse.get<GenerationsWatchResponses, GenerationsWatchErrors, ThrowOnError>({ url: '/generations/{id}/events', ...options });
    }
    
    /**
     * Stop a generation; its credits come back
     *
     * The vendor's task is cancelled if the vendor supports that. Work that the vendor charges for although it was stopped counts against the organization for a day; while there is too much of one type, no generation of this type is accepted, and waiting ones fail before they start. It can be collected by continuing the generation, or paid for (`POST /organizations/{organization_id}/uncollected_work/pay`).
     */
    public stop<ThrowOnError extends boolean = false>(options: Options<GenerationsStopData, ThrowOnError>): RequestResult<GenerationsStopResponses, GenerationsStopErrors, ThrowOnError> {
        return (options.client ?? this.client).post<GenerationsStopResponses, GenerationsStopErrors, ThrowOnError>({ url: '/generations/{id}/stop', ...options });
    }
    
    /**
     * Begin a stopped generation again; its credits are held again
     *
     * A video that its vendor could not cancel is collected and not ordered twice; everything else starts again. A generation is started at most 5 times.
     */
    public continue<ThrowOnError extends boolean = false>(options: Options<GenerationsContinueData, ThrowOnError>): RequestResult<GenerationsContinueResponses, GenerationsContinueErrors, ThrowOnError> {
        return (options.client ?? this.client).post<GenerationsContinueResponses, GenerationsContinueErrors, ThrowOnError>({ url: '/generations/{id}/continue', ...options });
    }
}

export class VendorCallbacks extends HeyApiClient {
    /**
     * Receive a vendor’s notification about a task
     *
     * The address was given to the vendor with the task, and is valid for that task only. The body is not trusted: it only causes the vendor's task to be polled sooner. A request that is not from the vendor, or about a task that is not waiting, is answered 404.
     */
    public receive<ThrowOnError extends boolean = false>(options: Options<VendorCallbacksReceiveData, ThrowOnError>): RequestResult<VendorCallbacksReceiveResponses, VendorCallbacksReceiveErrors, ThrowOnError> {
        return (options.client ?? this.client).post<VendorCallbacksReceiveResponses, VendorCallbacksReceiveErrors, ThrowOnError>({
            url: '/vendor_callbacks/{provider}/{token}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class UncollectedWork extends HeyApiClient {
    /**
     * Work of stopped generations that vendors charge for and nobody collected
     */
    public get<ThrowOnError extends boolean = false>(options: Options<UncollectedWorkGetData, ThrowOnError>): RequestResult<UncollectedWorkGetResponses, UncollectedWorkGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<UncollectedWorkGetResponses, UncollectedWorkGetErrors, ThrowOnError>({ url: '/organizations/{organization_id}/uncollected_work', ...options });
    }
    
    /**
     * Pay for the work of stopped generations that cannot be collected
     *
     * Charges the estimates of these generations once, so that generations of their type are accepted again. A video that is still at its vendor is not charged here; continue its generation to collect it.
     */
    public pay<ThrowOnError extends boolean = false>(options: Options<UncollectedWorkPayData, ThrowOnError>): RequestResult<UncollectedWorkPayResponses, UncollectedWorkPayErrors, ThrowOnError> {
        return (options.client ?? this.client).post<UncollectedWorkPayResponses, UncollectedWorkPayErrors, ThrowOnError>({ url: '/organizations/{organization_id}/uncollected_work/pay', ...options });
    }
}

export class Renders extends HeyApiClient {
    /**
     * Render jobs, newest first
     */
    public list<ThrowOnError extends boolean = false>(options: Options<RendersListData, ThrowOnError>): RequestResult<RendersListResponses, RendersListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RendersListResponses, RendersListErrors, ThrowOnError>({ url: '/render_jobs', ...options });
    }
    
    /**
     * Compose a cell into a video
     *
     * The credits for the work in the document are held, and the actual work is charged (`GET /prices`): by seconds, pixels and frames, and half as much for pictures that overlay others. Both are the same when all sources are files of the library that do not change in the meantime; ten seconds are held for a source of unknown length. `job.max_credits` is never exceeded: a video that would cost more is not composed. With `preview` a draft is rendered: half the width and height and half the frame rate, but at least 12 frames per second, in the same layout, marked `preview: true`, for a quarter of the price; its `thumbnail_url` shows a first picture while it is processing. If the organization already has a render of the same document with the same sources, its video is copied to a new content resource: that costs nothing, and each can be deleted independently. The job fails, at no cost, if composing takes much longer than such a video needs, or if its sources need more disk space or memory than the operator allows.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<RendersCreateData, ThrowOnError>): RequestResult<RendersCreateResponses, RendersCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RendersCreateResponses, RendersCreateErrors, ThrowOnError>({
            url: '/render_jobs',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * JSON Schema of a render document
     */
    public getSchema<ThrowOnError extends boolean = false>(options?: Options<RendersGetSchemaData, ThrowOnError>): RequestResult<RendersGetSchemaResponses, RendersGetSchemaErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<RendersGetSchemaResponses, RendersGetSchemaErrors, ThrowOnError>({ url: '/render_jobs/schema', ...options });
    }
    
    /**
     * The present state of a render job
     *
     * A single job with its progress.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<RendersGetData, ThrowOnError>): RequestResult<RendersGetResponses, RendersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RendersGetResponses, RendersGetErrors, ThrowOnError>({ url: '/render_jobs/{id}', ...options });
    }
    
    /**
     * Where to download the finished video
     *
     * The request triggers a provenance backup with the source `downloaded`. Returns 404 until there is a video.
     */
    public download<ThrowOnError extends boolean = false>(options: Options<RendersDownloadData, ThrowOnError>): RequestResult<RendersDownloadResponses, RendersDownloadErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RendersDownloadResponses, RendersDownloadErrors, ThrowOnError>({ url: '/render_jobs/{id}/download', ...options });
    }
    
    /**
     * Each state of a render job as it comes, until it ends
     *
     * The stream ends with the job, or when the caller loses access to it.
     */
    public watch<ThrowOnError extends boolean = false>(options: Options<RendersWatchData, ThrowOnError, RendersWatchResponse>): Promise<ServerSentEventsResult<RendersWatchResponses>> {
        return (options.client ?? this.client).sse.get<RendersWatchResponses, RendersWatchErrors, ThrowOnError>({ url: '/render_jobs/{id}/events', ...options });
    }
    
    /**
     * Stop a render; its credits come back
     *
     * Discards what was composed so far. Stopping a stopped render has no effect.
     */
    public stop<ThrowOnError extends boolean = false>(options: Options<RendersStopData, ThrowOnError>): RequestResult<RendersStopResponses, RendersStopErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RendersStopResponses, RendersStopErrors, ThrowOnError>({ url: '/render_jobs/{id}/stop', ...options });
    }
}

export class Monitoring extends HeyApiClient {
    /**
     * Monitor an account, a hashtag or words
     *
     * The credits for the maximum number of results are held; each post and comment that is new to the organization is charged once, even if several jobs and watchlists find it. With `monitoring` the scrape is repeated every few hours; a scrape without sufficient credits is skipped, and the next one runs as scheduled.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<MonitoringCreateData, ThrowOnError>): RequestResult<MonitoringCreateResponses, MonitoringCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<MonitoringCreateResponses, MonitoringCreateErrors, ThrowOnError>({
            url: '/user_jobs',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * A monitoring job
     */
    public get<ThrowOnError extends boolean = false>(options: Options<MonitoringGetData, ThrowOnError>): RequestResult<MonitoringGetResponses, MonitoringGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<MonitoringGetResponses, MonitoringGetErrors, ThrowOnError>({ url: '/user_jobs/{id}', ...options });
    }
    
    /**
     * Change what is monitored
     *
     * Absent fields stay unchanged. Changes apply from the next scrape on; `monitoring: false` between two scrapes completes the job.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<MonitoringUpdateData, ThrowOnError>): RequestResult<MonitoringUpdateResponses, MonitoringUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<MonitoringUpdateResponses, MonitoringUpdateErrors, ThrowOnError>({
            url: '/user_jobs/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Models extends HeyApiClient {
    /**
     * The models of each kind of generation, and what each can do; `GET /prices` lists their prices
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<ModelsListData, ThrowOnError>): RequestResult<ModelsListResponses, ModelsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ModelsListResponses, ModelsListErrors, ThrowOnError>({ url: '/models', ...options });
    }
}

export class Prices extends HeyApiClient {
    /**
     * What each operation costs with each model, in credits
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<PricesListData, ThrowOnError>): RequestResult<PricesListResponses, PricesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PricesListResponses, PricesListErrors, ThrowOnError>({ url: '/prices', ...options });
    }
}

export class Templates extends HeyApiClient {
    /**
     * Ready-made sheets, then the templates of your organizations
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<TemplatesListData, ThrowOnError>): RequestResult<TemplatesListResponses, TemplatesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TemplatesListResponses, TemplatesListErrors, ThrowOnError>({ url: '/templates/projects', ...options });
    }
    
    /**
     * Delete an organization's template; sheets that were made from it stay
     *
     * The parameter is the id of the template.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<TemplatesDeleteData, ThrowOnError>): RequestResult<TemplatesDeleteResponses, TemplatesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<TemplatesDeleteResponses, TemplatesDeleteErrors, ThrowOnError>({ url: '/templates/projects/{slug}', ...options });
    }
    
    /**
     * A template by slug, uuid or id
     *
     * A slug that several of your organizations use refers to the template that was created first.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<TemplatesGetData, ThrowOnError>): RequestResult<TemplatesGetResponses, TemplatesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TemplatesGetResponses, TemplatesGetErrors, ThrowOnError>({ url: '/templates/projects/{slug}', ...options });
    }
    
    /**
     * Change the slug, title or description of an organization's template
     *
     * The parameter is the id of the template.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<TemplatesUpdateData, ThrowOnError>): RequestResult<TemplatesUpdateResponses, TemplatesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<TemplatesUpdateResponses, TemplatesUpdateErrors, ThrowOnError>({
            url: '/templates/projects/{slug}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Create an engine from a template: columns, one row and its cells, configured
     *
     * The engine has the template's title. A slug refers to a template of the agent's organization before one of another.
     */
    public clone<ThrowOnError extends boolean = false>(options: Options<TemplatesCloneData, ThrowOnError>): RequestResult<TemplatesCloneResponses, TemplatesCloneErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TemplatesCloneResponses, TemplatesCloneErrors, ThrowOnError>({
            url: '/templates/spreadsheets/{slug}/clone',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * The cover of a ready-made template
     *
     * May be cached for a year when `v` is the version in `cover`, otherwise for a day.
     */
    public downloadCover<ThrowOnError extends boolean = false>(options: Options<TemplatesDownloadCoverData, ThrowOnError>): RequestResult<TemplatesDownloadCoverResponses, TemplatesDownloadCoverErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TemplatesDownloadCoverResponses, TemplatesDownloadCoverErrors, ThrowOnError>({ url: '/templates/covers/{file}', ...options });
    }
}

export class SocialAccounts extends HeyApiClient {
    /**
     * Accounts that the agent posts to
     */
    public list<ThrowOnError extends boolean = false>(options: Options<SocialAccountsListData, ThrowOnError>): RequestResult<SocialAccountsListResponses, SocialAccountsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SocialAccountsListResponses, SocialAccountsListErrors, ThrowOnError>({ url: '/agents/{agent_id}/social_accounts', ...options });
    }
    
    /**
     * Begin to connect an account
     *
     * The account’s owner opens `authorize_url`. Connecting the same account again updates it; with several accounts on one platform, posts go to the one connected last. The address works once, within ten minutes. If a page on the origin of this service sends the request, its browser gets a cookie `reelsheet_connect` and must also be the one that returns from the network. A browser that has such a cookie cannot complete a connection that was started elsewhere.
     */
    public connect<ThrowOnError extends boolean = false>(options: Options<SocialAccountsConnectData, ThrowOnError>): RequestResult<SocialAccountsConnectResponses, SocialAccountsConnectErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SocialAccountsConnectResponses, SocialAccountsConnectErrors, ThrowOnError>({
            url: '/agents/{agent_id}/social_accounts/{platform}/connect',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Where a network sends the browser back: redirects to the connection’s redirect_uri, or shows a page
     */
    public completeConnection<ThrowOnError extends boolean = false>(options?: Options<SocialAccountsCompleteConnectionData, ThrowOnError>): RequestResult<SocialAccountsCompleteConnectionResponses, SocialAccountsCompleteConnectionErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SocialAccountsCompleteConnectionResponses, SocialAccountsCompleteConnectionErrors, ThrowOnError>({ url: '/social_accounts/callback', ...options });
    }
    
    /**
     * The button of the callback’s page: disconnects the account again, once and within 10 minutes
     */
    public undoConnection<ThrowOnError extends boolean = false>(options: Options<SocialAccountsUndoConnectionData, ThrowOnError>): RequestResult<SocialAccountsUndoConnectionResponses, SocialAccountsUndoConnectionErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SocialAccountsUndoConnectionResponses, SocialAccountsUndoConnectionErrors, ThrowOnError>({
            ...urlSearchParamsBodySerializer,
            url: '/social_accounts/undo',
            ...options,
            headers: {
                'Content-Type': 'application/x-www-form-urlencoded',
                ...options.headers
            }
        });
    }
    
    /**
     * Disconnect an account
     *
     * Its tokens are deleted immediately and revoked at the network soon after, unless another agent uses the same account.
     */
    public disconnect<ThrowOnError extends boolean = false>(options: Options<SocialAccountsDisconnectData, ThrowOnError>): RequestResult<SocialAccountsDisconnectResponses, SocialAccountsDisconnectErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SocialAccountsDisconnectResponses, SocialAccountsDisconnectErrors, ThrowOnError>({ url: '/agents/{agent_id}/social_accounts/{id}', ...options });
    }
}

export class Platforms extends HeyApiClient {
    /**
     * The platforms’ rules, which validation uses
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<PlatformsListData, ThrowOnError>): RequestResult<PlatformsListResponses, PlatformsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PlatformsListResponses, PlatformsListErrors, ThrowOnError>({ url: '/schedule/platforms', ...options });
    }
}

export class Posts extends HeyApiClient {
    /**
     * Post now, at a time, or at the next free slot
     *
     * Each platform goes from accepted to publishing to published or failed. Publishing costs no credits.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<PostsCreateData, ThrowOnError>): RequestResult<PostsCreateResponses, PostsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PostsCreateResponses, PostsCreateErrors, ThrowOnError>({
            url: '/schedule/with-post',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * The calendar of an agent
     */
    public list<ThrowOnError extends boolean = false>(options: Options<PostsListData, ThrowOnError>): RequestResult<PostsListResponses, PostsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<PostsListResponses, PostsListErrors, ThrowOnError>({ url: '/schedule/posts', ...options });
    }
    
    /**
     * Remove a post that has not gone out
     *
     * Deletes a draft, and a post that is scheduled or that failed on all platforms. A post that may be published without confirmation (`unconfirmed`) is kept.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<PostsDeleteData, ThrowOnError>): RequestResult<PostsDeleteResponses, PostsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<PostsDeleteResponses, PostsDeleteErrors, ThrowOnError>({ url: '/schedule/post/{post_id}', ...options });
    }
    
    /**
     * A post and what became of it on each platform
     */
    public get<ThrowOnError extends boolean = false>(options: Options<PostsGetData, ThrowOnError>): RequestResult<PostsGetResponses, PostsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<PostsGetResponses, PostsGetErrors, ThrowOnError>({ url: '/schedule/post/{post_id}', ...options });
    }
    
    /**
     * Change a post before it goes out
     */
    public update<ThrowOnError extends boolean = false>(options: Options<PostsUpdateData, ThrowOnError>): RequestResult<PostsUpdateResponses, PostsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<PostsUpdateResponses, PostsUpdateErrors, ThrowOnError>({
            url: '/schedule/post/{post_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Approve a draft, which goes out at its time
     *
     * A post that is no draft is returned unchanged. A draft whose time has passed needs another `scheduled_time` first. With the `updated_at` of the draft that was read, the response is 409 if it was changed since, as by a batch.
     */
    public approve<ThrowOnError extends boolean = false>(options: Options<PostsApproveData, ThrowOnError>): RequestResult<PostsApproveResponses, PostsApproveErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PostsApproveResponses, PostsApproveErrors, ThrowOnError>({ url: '/schedule/post/{post_id}/approve', ...options });
    }
    
    /**
     * Change a post that is live
     *
     * Accepts the fields in `editable_after_publish` of its platforms and changes them on every platform where the post is published and the field is editable; other fields are rejected. `edits` contains the result of each platform; if all fail, the response is an error.
     */
    public updatePublished<ThrowOnError extends boolean = false>(options: Options<PostsUpdatePublishedData, ThrowOnError>): RequestResult<PostsUpdatePublishedResponses, PostsUpdatePublishedErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<PostsUpdatePublishedResponses, PostsUpdatePublishedErrors, ThrowOnError>({
            url: '/schedule/post/{post_id}/published',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class ScheduleSlots extends HeyApiClient {
    /**
     * Weekly slots of the agent’s calendar
     *
     * Default: 09:00, 12:00 and 17:00 every day.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<ScheduleSlotsGetData, ThrowOnError>): RequestResult<ScheduleSlotsGetResponses, ScheduleSlotsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ScheduleSlotsGetResponses, ScheduleSlotsGetErrors, ThrowOnError>({ url: '/agents/{agent_id}/schedule_slots', ...options });
    }
    
    /**
     * Set the weekly slots of the agent’s calendar
     *
     * Replaces all slots and merges those with the same time. Scheduled posts keep their time.
     */
    public set<ThrowOnError extends boolean = false>(options: Options<ScheduleSlotsSetData, ThrowOnError>): RequestResult<ScheduleSlotsSetResponses, ScheduleSlotsSetErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ScheduleSlotsSetResponses, ScheduleSlotsSetErrors, ThrowOnError>({
            url: '/agents/{agent_id}/schedule_slots',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class NotificationMails extends HeyApiClient {
    /**
     * Page behind the link that ends mails about notifications
     *
     * Opening it changes nothing; its button sends the form.
     */
    public show<ThrowOnError extends boolean = false>(options: Options<NotificationMailsShowData, ThrowOnError>): RequestResult<NotificationMailsShowResponses, NotificationMailsShowErrors, ThrowOnError> {
        return (options.client ?? this.client).get<NotificationMailsShowResponses, NotificationMailsShowErrors, ThrowOnError>({ url: '/notification_mails/{token}', ...options });
    }
    
    /**
     * End the mails about notifications of one organization
     *
     * One click in a mail program sends it (RFC 8058), with any form or none. It works any number of times, and for a person who is no member any more it has nothing to end.
     */
    public unsubscribe<ThrowOnError extends boolean = false>(options: Options<NotificationMailsUnsubscribeData, ThrowOnError>): RequestResult<NotificationMailsUnsubscribeResponses, NotificationMailsUnsubscribeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<NotificationMailsUnsubscribeResponses, NotificationMailsUnsubscribeErrors, ThrowOnError>({ url: '/notification_mails/{token}', ...options });
    }
}

export class Messages extends HeyApiClient {
    /**
     * Messages of a conversation, oldest first
     */
    public list<ThrowOnError extends boolean = false>(options: Options<ConversationsMessagesListData, ThrowOnError>): RequestResult<ConversationsMessagesListResponses, ConversationsMessagesListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ConversationsMessagesListResponses, ConversationsMessagesListErrors, ThrowOnError>({ url: '/agent/conversations/{id}/messages', ...options });
    }
}

export class Conversations extends HeyApiClient {
    /**
     * Conversations
     *
     * Pinned ones first, then the last written to first; 100 a page.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<ConversationsListData, ThrowOnError>): RequestResult<ConversationsListResponses, ConversationsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ConversationsListResponses, ConversationsListErrors, ThrowOnError>({ url: '/agent/conversations', ...options });
    }
    
    /**
     * Delete a conversation
     *
     * Its messages and runs are gone with it, and a run that is under way ends, charged for the text that it used; ideas stay.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<ConversationsDeleteData, ThrowOnError>): RequestResult<ConversationsDeleteResponses, ConversationsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ConversationsDeleteResponses, ConversationsDeleteErrors, ThrowOnError>({ url: '/agent/conversations/{id}', ...options });
    }
    
    /**
     * A conversation with its messages
     */
    public get<ThrowOnError extends boolean = false>(options: Options<ConversationsGetData, ThrowOnError>): RequestResult<ConversationsGetResponses, ConversationsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ConversationsGetResponses, ConversationsGetErrors, ThrowOnError>({ url: '/agent/conversations/{id}', ...options });
    }
    
    /**
     * Rename or pin a conversation
     */
    public update<ThrowOnError extends boolean = false>(options: Options<ConversationsUpdateData, ThrowOnError>): RequestResult<ConversationsUpdateResponses, ConversationsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ConversationsUpdateResponses, ConversationsUpdateErrors, ThrowOnError>({
            url: '/agent/conversations/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    private _messages?: Messages;
    get messages(): Messages {
        return this._messages ??= new Messages({ client: this.client });
    }
}

export class Ideas extends HeyApiClient {
    /**
     * Ideas of an agent, newest first
     *
     * 1000 a page, each with its row, final video, posts and their figures as `production`.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<IdeasListData, ThrowOnError>): RequestResult<IdeasListResponses, IdeasListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<IdeasListResponses, IdeasListErrors, ThrowOnError>({ url: '/agent/ideas', ...options });
    }
    
    /**
     * An idea with its row, final video, posts and their figures
     */
    public get<ThrowOnError extends boolean = false>(options: Options<IdeasGetData, ThrowOnError>): RequestResult<IdeasGetResponses, IdeasGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<IdeasGetResponses, IdeasGetErrors, ThrowOnError>({ url: '/agent/ideas/{id}', ...options });
    }
    
    /**
     * Take an idea one step on
     *
     * A posted idea stays; one to be changed, or rejected, begins again as `generated`.
     */
    public advance<ThrowOnError extends boolean = false>(options: Options<IdeasAdvanceData, ThrowOnError>): RequestResult<IdeasAdvanceResponses, IdeasAdvanceErrors, ThrowOnError> {
        return (options.client ?? this.client).post<IdeasAdvanceResponses, IdeasAdvanceErrors, ThrowOnError>({ url: '/agent/ideas/{id}/status', ...options });
    }
    
    /**
     * Give an idea a status
     */
    public setStatus<ThrowOnError extends boolean = false>(options: Options<IdeasSetStatusData, ThrowOnError>): RequestResult<IdeasSetStatusResponses, IdeasSetStatusErrors, ThrowOnError> {
        return (options.client ?? this.client).put<IdeasSetStatusResponses, IdeasSetStatusErrors, ThrowOnError>({ url: '/agent/ideas/{id}/status/{status}', ...options });
    }
    
    /**
     * Make rows of a vidsheet, or vidsheets, of ideas
     *
     * An idea has at most one row. A request that is repeated, also after an error or at the same time, adds no second one and returns the row that is there, in whatever vidsheet it is. After its row or vidsheet was deleted, an idea may have a new one.
     * All new rows are added together or, if the request is rejected, none. A row has the settings and layers of the first row of the vidsheet, or of the template, and a text that comes from the idea is no longer generated (`textMode: manual`). Adding rows generates nothing and costs nothing.
     * Without `columns`, a field or ingredient goes to the column with its name, compared like names in prompts; a field comes before an ingredient of the same name. `title` also goes to `TOPIC` or `IDEA`, unless the idea has an ingredient of that name. A title, hook and description without such a column go, in this order, to the typed text columns with the role `ingredient` that are left. One column takes the title, two take the title and the description.
     */
    public convert<ThrowOnError extends boolean = false>(options: Options<IdeasConvertData, ThrowOnError>): RequestResult<IdeasConvertResponses, IdeasConvertErrors, ThrowOnError> {
        return (options.client ?? this.client).post<IdeasConvertResponses, IdeasConvertErrors, ThrowOnError>({
            url: '/agent/ideas/convert',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make rows of ideas, their videos and, if wanted, their posts
     *
     * Makes rows of ideas as `POST /agent/ideas/convert` does, all in one vidsheet, and starts one batch that makes the cells, videos and posts of these rows. Rows and batch are made together or, if the request is rejected, neither. Through posts, the post plan of the vidsheet or template is checked first. A key then needs the scope `publish` too.
     * A request that is repeated, also after an error or at the same time, makes nothing twice. Rows that were there before are made as far as something of them is missing, outdated or failed, and no batch under way makes it already. The response has the batch under way if there is nothing else to make, and no batch once all is made. With a template, a repeated request uses the vidsheet that the first one has made.
     */
    public produce<ThrowOnError extends boolean = false>(options: Options<IdeasProduceData, ThrowOnError>): RequestResult<IdeasProduceResponses, IdeasProduceErrors, ThrowOnError> {
        return (options.client ?? this.client).post<IdeasProduceResponses, IdeasProduceErrors, ThrowOnError>({
            url: '/agent/ideas/produce',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Have the agent research a topic, in a run that stores ideas about it
     */
    public research<ThrowOnError extends boolean = false>(options: Options<IdeasResearchData, ThrowOnError>): RequestResult<IdeasResearchResponses, IdeasResearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<IdeasResearchResponses, IdeasResearchErrors, ThrowOnError>({
            url: '/agent/research',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Have the agent rewrite an idea
     *
     * Done by a run in a conversation of its own, which bills as any run. The answer waits up to 25 seconds for it, otherwise it is 202; `data.refined_by_run_id` is the run that refined the idea last, and changes when the work is done.
     */
    public refine<ThrowOnError extends boolean = false>(options: Options<IdeasRefineData, ThrowOnError>): RequestResult<IdeasRefineResponses, IdeasRefineErrors, ThrowOnError> {
        return (options.client ?? this.client).post<IdeasRefineResponses, IdeasRefineErrors, ThrowOnError>({
            url: '/agent/ideas/{id}/refine',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Preferences extends HeyApiClient {
    /**
     * What ideas of the agent should be like
     */
    public get<ThrowOnError extends boolean = false>(options: Options<PreferencesGetData, ThrowOnError>): RequestResult<PreferencesGetResponses, PreferencesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<PreferencesGetResponses, PreferencesGetErrors, ThrowOnError>({ url: '/agent/preferences', ...options });
    }
    
    /**
     * Say what ideas of the agent should be like
     *
     * Every run of the agent receives them.
     */
    public set<ThrowOnError extends boolean = false>(options: Options<PreferencesSetData, ThrowOnError>): RequestResult<PreferencesSetResponses, PreferencesSetErrors, ThrowOnError> {
        return (options.client ?? this.client).put<PreferencesSetResponses, PreferencesSetErrors, ThrowOnError>({
            url: '/agent/preferences',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Runs extends HeyApiClient {
    /**
     * Give the agent a message to work on
     *
     * Holds credits while it runs, takes what its text cost when it completes, and gives all back when it fails. A run that reaches its limit of steps, time or credits has failed, and is charged for the text that it used.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<RunsCreateData, ThrowOnError>): RequestResult<RunsCreateResponses, RunsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RunsCreateResponses, RunsCreateErrors, ThrowOnError>({
            url: '/agent/run',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * A run
     */
    public get<ThrowOnError extends boolean = false>(options: Options<RunsGetData, ThrowOnError>): RequestResult<RunsGetResponses, RunsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RunsGetResponses, RunsGetErrors, ThrowOnError>({ url: '/agent/runs/{run_id}', ...options });
    }
    
    /**
     * Let a run carry out the action that it waits with, or go on without it
     *
     * The action is done on behalf of the user who approves it, for no more credits than `pending_action.cost`. Send `pending_action_id` and `pending_action_sha256`, so that only the action that was shown is decided: 409 with the present `pending_action` when it is another one, or when the named one was decided otherwise or expired. Repeating a decision with its id returns the run. A run that waits for no approval: 422.
     */
    public approve<ThrowOnError extends boolean = false>(options: Options<RunsApproveData, ThrowOnError>): RequestResult<RunsApproveResponses, RunsApproveErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RunsApproveResponses, RunsApproveErrors, ThrowOnError>({
            url: '/agent/runs/{run_id}/approve',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Stop a run
     *
     * The run ends as `failed`, charged for the text that it used; what it has done stays. An action that it waits with is rejected first, for which a key needs the scopes of `approve`. A run that has ended stays as it is.
     */
    public stop<ThrowOnError extends boolean = false>(options: Options<RunsStopData, ThrowOnError>): RequestResult<RunsStopResponses, RunsStopErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RunsStopResponses, RunsStopErrors, ThrowOnError>({ url: '/agent/runs/{run_id}/stop', ...options });
    }
    
    /**
     * Runs of a conversation, newest first
     *
     * 100 a page.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<RunsListData, ThrowOnError>): RequestResult<RunsListResponses, RunsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RunsListResponses, RunsListErrors, ThrowOnError>({ url: '/agent/conversations/{id}/runs', ...options });
    }
    
    /**
     * Watch a run
     *
     * Server-sent events, each with the run in its state at that time. Ends with the run. The token is valid until an hour after the end of the run, but never longer than 24 hours after it was issued.
     */
    public watch<ThrowOnError extends boolean = false>(options: Options<RunsWatchData, ThrowOnError, RunsWatchResponse>): Promise<ServerSentEventsResult<RunsWatchResponses>> {
        return (options.client ?? this.client).sse.get<RunsWatchResponses, RunsWatchErrors, ThrowOnError>({ url: '/agent/runs/{run_id}/progress', ...options });
    }
}

export class MailRecipients extends HeyApiClient {
    /**
     * Page behind the link of a mail that asks an address for its confirmation
     *
     * Opening it changes nothing; its button sends the form.
     */
    public showConfirmation<ThrowOnError extends boolean = false>(options: Options<MailRecipientsShowConfirmationData, ThrowOnError>): RequestResult<MailRecipientsShowConfirmationResponses, MailRecipientsShowConfirmationErrors, ThrowOnError> {
        return (options.client ?? this.client).get<MailRecipientsShowConfirmationResponses, MailRecipientsShowConfirmationErrors, ThrowOnError>({ url: '/mail_recipients/confirm/{token}', ...options });
    }
    
    /**
     * Confirm an address, so that recurring jobs of one organization mail to it
     *
     * Works once, within seven days. The latest result that waited for the confirmation is mailed for each job.
     */
    public confirm<ThrowOnError extends boolean = false>(options: Options<MailRecipientsConfirmData, ThrowOnError>): RequestResult<MailRecipientsConfirmResponses, MailRecipientsConfirmErrors, ThrowOnError> {
        return (options.client ?? this.client).post<MailRecipientsConfirmResponses, MailRecipientsConfirmErrors, ThrowOnError>({ url: '/mail_recipients/confirm/{token}', ...options });
    }
    
    /**
     * Page behind the link of every mail that ends these mails
     *
     * Opening it changes nothing; its button sends the form.
     */
    public showUnsubscription<ThrowOnError extends boolean = false>(options: Options<MailRecipientsShowUnsubscriptionData, ThrowOnError>): RequestResult<MailRecipientsShowUnsubscriptionResponses, MailRecipientsShowUnsubscriptionErrors, ThrowOnError> {
        return (options.client ?? this.client).get<MailRecipientsShowUnsubscriptionResponses, MailRecipientsShowUnsubscriptionErrors, ThrowOnError>({ url: '/mail_recipients/unsubscribe/{token}', ...options });
    }
    
    /**
     * End all mails of one organization to an address
     *
     * One click in a mail program sends it (RFC 8058), with any form or none. The organization neither mails results to the address nor asks it again. The link works for 90 days, and any number of times.
     */
    public unsubscribe<ThrowOnError extends boolean = false>(options: Options<MailRecipientsUnsubscribeData, ThrowOnError>): RequestResult<MailRecipientsUnsubscribeResponses, MailRecipientsUnsubscribeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<MailRecipientsUnsubscribeResponses, MailRecipientsUnsubscribeErrors, ThrowOnError>({ url: '/mail_recipients/unsubscribe/{token}', ...options });
    }
    
    /**
     * Take back an unsubscription, with the token of the link that ended the mails
     *
     * The button of the page after it; only the owner of the address has this token.
     */
    public resubscribe<ThrowOnError extends boolean = false>(options: Options<MailRecipientsResubscribeData, ThrowOnError>): RequestResult<MailRecipientsResubscribeResponses, MailRecipientsResubscribeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<MailRecipientsResubscribeResponses, MailRecipientsResubscribeErrors, ThrowOnError>({ url: '/mail_recipients/resubscribe/{token}', ...options });
    }
}

export class RecurringJobs extends HeyApiClient {
    /**
     * Recurring jobs of an agent, newest first
     */
    public list<ThrowOnError extends boolean = false>(options: Options<RecurringJobsListData, ThrowOnError>): RequestResult<RecurringJobsListResponses, RecurringJobsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RecurringJobsListResponses, RecurringJobsListErrors, ThrowOnError>({ url: '/agents/{agent_id}/recurring-jobs', ...options });
    }
    
    /**
     * Have the agent do something again and again
     *
     * Runs in the name of its maker, who must still be an editor at its time, and bills as any run; where there are no credits that time is skipped. Where clocks go forward, a time in the skipped hour is an hour later; where they go back, the first of two equal times counts; what was missed while the service was down runs once. With `ACCOUNT_PROOF=none` a mail goes to any address. With `mail` it goes to the proved addresses of the organization's members, and to any other address after its owner has confirmed by a mailed link; until then `last_delivery` is `waiting` and the result stays in the conversation. Every mail has a link that ends them. A job of the type `produce_ideas` makes rows of accepted ideas, their videos and posts, as `POST /agent/ideas/produce` does, and reports once in its conversation. A key needs the scope `publish` too to create, change or resume a job that posts. At most 100 for one agent.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<RecurringJobsCreateData, ThrowOnError>): RequestResult<RecurringJobsCreateResponses, RecurringJobsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RecurringJobsCreateResponses, RecurringJobsCreateErrors, ThrowOnError>({
            url: '/agents/{agent_id}/recurring-jobs',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Make the agent's default job, daily at 09:00 UTC, unless it has it
     *
     * A default job that was deleted is made anew.
     */
    public createDefaults<ThrowOnError extends boolean = false>(options: Options<RecurringJobsCreateDefaultsData, ThrowOnError>): RequestResult<RecurringJobsCreateDefaultsResponses, RecurringJobsCreateDefaultsErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RecurringJobsCreateDefaultsResponses, RecurringJobsCreateDefaultsErrors, ThrowOnError>({ url: '/agents/{agent_id}/recurring-jobs/defaults', ...options });
    }
    
    /**
     * Delete a recurring job
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<RecurringJobsDeleteData, ThrowOnError>): RequestResult<RecurringJobsDeleteResponses, RecurringJobsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<RecurringJobsDeleteResponses, RecurringJobsDeleteErrors, ThrowOnError>({ url: '/agents/{agent_id}/recurring-jobs/{job_id}', ...options });
    }
    
    /**
     * A recurring job
     */
    public get<ThrowOnError extends boolean = false>(options: Options<RecurringJobsGetData, ThrowOnError>): RequestResult<RecurringJobsGetResponses, RecurringJobsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RecurringJobsGetResponses, RecurringJobsGetErrors, ThrowOnError>({ url: '/agents/{agent_id}/recurring-jobs/{job_id}', ...options });
    }
    
    /**
     * Change a recurring job
     *
     * Another schedule sets `next_run_at` anew, unless the body does. An address that has not confirmed is asked again when the body names the delivery.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<RecurringJobsUpdateData, ThrowOnError>): RequestResult<RecurringJobsUpdateResponses, RecurringJobsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<RecurringJobsUpdateResponses, RecurringJobsUpdateErrors, ThrowOnError>({
            url: '/agents/{agent_id}/recurring-jobs/{job_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Pause a recurring job
     *
     * A run that is under way goes on to its end.
     */
    public pause<ThrowOnError extends boolean = false>(options: Options<RecurringJobsPauseData, ThrowOnError>): RequestResult<RecurringJobsPauseResponses, RecurringJobsPauseErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RecurringJobsPauseResponses, RecurringJobsPauseErrors, ThrowOnError>({ url: '/agents/{agent_id}/recurring-jobs/{job_id}/pause', ...options });
    }
    
    /**
     * Let a paused job run again
     *
     * What it missed is not made up for.
     */
    public resume<ThrowOnError extends boolean = false>(options: Options<RecurringJobsResumeData, ThrowOnError>): RequestResult<RecurringJobsResumeResponses, RecurringJobsResumeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RecurringJobsResumeResponses, RecurringJobsResumeErrors, ThrowOnError>({ url: '/agents/{agent_id}/recurring-jobs/{job_id}/resume', ...options });
    }
}

export class Trends extends HeyApiClient {
    /**
     * Posts that do well at what the agent watches
     *
     * Those of its active watchlists and of its monitoring jobs, by `trending_score`. Nothing is scraped for it.
     */
    public list<ThrowOnError extends boolean = false>(options: Options<TrendsListData, ThrowOnError>): RequestResult<TrendsListResponses, TrendsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TrendsListResponses, TrendsListErrors, ThrowOnError>({ url: '/agent/trends', ...options });
    }
}

export class Profile extends HeyApiClient {
    /**
     * Reset the brand
     *
     * Identity and voice stay.
     *
     * @deprecated
     */
    public reset<ThrowOnError extends boolean = false>(options?: Options<ProfileResetData, ThrowOnError>): RequestResult<ProfileResetResponses, ProfileResetErrors, ThrowOnError> {
        return (options?.client ?? this.client).delete<ProfileResetResponses, ProfileResetErrors, ThrowOnError>({ url: '/agent/profile', ...options });
    }
    
    /**
     * The agent in three sections
     *
     * @deprecated
     */
    public get<ThrowOnError extends boolean = false>(options: Options<ProfileGetData, ThrowOnError>): RequestResult<ProfileGetResponses, ProfileGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ProfileGetResponses, ProfileGetErrors, ThrowOnError>({ url: '/agent/profile', ...options });
    }
    
    /**
     * Set the agent up
     *
     * Absent fields stay, and lists are replaced. The same data as `/agents/{agent_id}` of base and `/agents/{agent_id}/core`, which are changed one after the other: if one of them rejects the change, the error says so, and earlier changes stay. An account is linked by the address of its page; keywords are monitored too, beside what was monitored before. A response can be sent back as a body.
     *
     * @deprecated
     */
    public setUp<ThrowOnError extends boolean = false>(options: Options<ProfileSetUpData, ThrowOnError>): RequestResult<ProfileSetUpResponses, ProfileSetUpErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ProfileSetUpResponses, ProfileSetUpErrors, ThrowOnError>({
            url: '/agent/profile',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change the agent
     *
     * Absent fields stay, and lists are replaced. The same data as `/agents/{agent_id}` of base and `/agents/{agent_id}/core`, which are changed one after the other: if one of them rejects the change, the error says so, and earlier changes stay. An account is linked by the address of its page; keywords are monitored too, beside what was monitored before. A response can be sent back as a body.
     *
     * @deprecated
     */
    public update<ThrowOnError extends boolean = false>(options: Options<ProfileUpdateData, ThrowOnError>): RequestResult<ProfileUpdateResponses, ProfileUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ProfileUpdateResponses, ProfileUpdateErrors, ThrowOnError>({
            url: '/agent/profile',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class AgentCore extends HeyApiClient {
    /**
     * The agent's profile
     */
    public get<ThrowOnError extends boolean = false>(options: Options<AgentCoreGetData, ThrowOnError>): RequestResult<AgentCoreGetResponses, AgentCoreGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<AgentCoreGetResponses, AgentCoreGetErrors, ThrowOnError>({ url: '/agents/{agent_id}/core', ...options });
    }
    
    /**
     * Change the agent's profile
     *
     * What is absent stays, null unsets, a list replaces the whole list and may name nothing twice; only `monitored` follows `keywords` that are sent without it. Of an account that is sent with its `id`, `platform` and `display_name` stay where they are left out.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<AgentCoreUpdateData, ThrowOnError>): RequestResult<AgentCoreUpdateResponses, AgentCoreUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<AgentCoreUpdateResponses, AgentCoreUpdateErrors, ThrowOnError>({
            url: '/agents/{agent_id}/core',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Backups extends HeyApiClient {
    /**
     * Backups of the agent’s assets, newest first
     */
    public list<ThrowOnError extends boolean = false>(options: Options<BackupsListData, ThrowOnError>): RequestResult<BackupsListResponses, BackupsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<BackupsListResponses, BackupsListErrors, ThrowOnError>({ url: '/agents/{agent_id}/provenance/backups', ...options });
    }
    
    /**
     * Back an asset up
     *
     * Downloads the asset, holds its price, stores it for two epochs (28 days), reads it back and compares its SHA-256, then charges: `BACKUP_GB_MONTH_PRICE` credits for each gigabyte that it takes once it is encoded and each 30 days. A failed backup costs nothing. A repeated request with the same `idempotency_key` continues a failed backup and returns a synced one. The same key for another request is rejected. A private asset is encrypted by the caller before the upload; `encryption_scheme` names the method.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<BackupsCreateData, ThrowOnError>): RequestResult<BackupsCreateResponses, BackupsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BackupsCreateResponses, BackupsCreateErrors, ThrowOnError>({
            url: '/agents/{agent_id}/provenance/backups',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Hide a backup
     *
     * What is stored stays at the store until it expires.
     */
    public hide<ThrowOnError extends boolean = false>(options: Options<BackupsHideData, ThrowOnError>): RequestResult<BackupsHideResponses, BackupsHideErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<BackupsHideResponses, BackupsHideErrors, ThrowOnError>({ url: '/agents/{agent_id}/provenance/backups/{backup_id}', ...options });
    }
}

export class Sources extends HeyApiClient {
    /**
     * Remove a source by what it names
     */
    public removeByTarget<ThrowOnError extends boolean = false>(options: Options<WatchlistsSourcesRemoveByTargetData, ThrowOnError>): RequestResult<WatchlistsSourcesRemoveByTargetResponses, WatchlistsSourcesRemoveByTargetErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<WatchlistsSourcesRemoveByTargetResponses, WatchlistsSourcesRemoveByTargetErrors, ThrowOnError>({ url: '/agents/{agent_id}/watchlists/{watchlist_id}/sources', ...options });
    }
    
    /**
     * Add a source to a watchlist
     *
     * One that the list has is answered as it is; one that was removed comes back.
     */
    public add<ThrowOnError extends boolean = false>(options: Options<WatchlistsSourcesAddData, ThrowOnError>): RequestResult<WatchlistsSourcesAddResponses, WatchlistsSourcesAddErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WatchlistsSourcesAddResponses, WatchlistsSourcesAddErrors, ThrowOnError>({
            url: '/agents/{agent_id}/watchlists/{watchlist_id}/sources',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a source by its id
     */
    public remove<ThrowOnError extends boolean = false>(options: Options<WatchlistsSourcesRemoveData, ThrowOnError>): RequestResult<WatchlistsSourcesRemoveResponses, WatchlistsSourcesRemoveErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<WatchlistsSourcesRemoveResponses, WatchlistsSourcesRemoveErrors, ThrowOnError>({ url: '/agents/{agent_id}/watchlists/{watchlist_id}/sources/{source_id}', ...options });
    }
}

export class Watchlists extends HeyApiClient {
    /**
     * Watchlists of an agent, newest first
     */
    public list<ThrowOnError extends boolean = false>(options: Options<WatchlistsListData, ThrowOnError>): RequestResult<WatchlistsListResponses, WatchlistsListErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WatchlistsListResponses, WatchlistsListErrors, ThrowOnError>({ url: '/agents/{agent_id}/watchlists', ...options });
    }
    
    /**
     * Make a watchlist, or add sources to the one of that name
     *
     * Sources are first scraped within seconds. A source that several lists name is scraped once per interval for all of them; an organization pays for each post that is new to it once, however many of its lists and jobs find it. Without credits a list shows nothing new.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<WatchlistsCreateData, ThrowOnError>): RequestResult<WatchlistsCreateResponses, WatchlistsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WatchlistsCreateResponses, WatchlistsCreateErrors, ThrowOnError>({
            url: '/agents/{agent_id}/watchlists',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a watchlist
     *
     * Its name is free again.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<WatchlistsDeleteData, ThrowOnError>): RequestResult<WatchlistsDeleteResponses, WatchlistsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<WatchlistsDeleteResponses, WatchlistsDeleteErrors, ThrowOnError>({ url: '/agents/{agent_id}/watchlists/{watchlist_id}', ...options });
    }
    
    /**
     * A watchlist with its sources
     */
    public get<ThrowOnError extends boolean = false>(options: Options<WatchlistsGetData, ThrowOnError>): RequestResult<WatchlistsGetResponses, WatchlistsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WatchlistsGetResponses, WatchlistsGetErrors, ThrowOnError>({ url: '/agents/{agent_id}/watchlists/{watchlist_id}', ...options });
    }
    
    /**
     * Rename, pause or resume a watchlist
     */
    public update<ThrowOnError extends boolean = false>(options: Options<WatchlistsUpdateData, ThrowOnError>): RequestResult<WatchlistsUpdateResponses, WatchlistsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<WatchlistsUpdateResponses, WatchlistsUpdateErrors, ThrowOnError>({
            url: '/agents/{agent_id}/watchlists/{watchlist_id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    private _sources?: Sources;
    get sources(): Sources {
        return this._sources ??= new Sources({ client: this.client });
    }
}

export class Media extends HeyApiClient {
    /**
     * Read stored media
     *
     * Answers 206 to a range (of several the first), 304 to a known ETag or time, 412 to another ETag or time than demanded, and 416 to a range beyond the end.
     * The bytes at an address never change, but it may be withdrawn: caches ask again after 10 seconds.
     * With `width` or `height` a picture is sent smaller, never larger: a JPEG as a JPEG, others as WebP, their first picture if they move. Both are rounded up to 64, 128, 256, 512, 1024, 2048. What is no picture that can be opened answers 422, and one of more than 32 MB or 50 megapixels. A size is drawn once; an address may have so many drawn in a minute that one more is answered 429, and so many are drawn at once and wait that one more is answered 503, both with `Retry-After`.
     */
    public download<ThrowOnError extends boolean = false>(options: Options<MediaDownloadData, ThrowOnError>): RequestResult<MediaDownloadResponses, MediaDownloadErrors, ThrowOnError> {
        return (options.client ?? this.client).get<MediaDownloadResponses, MediaDownloadErrors, ThrowOnError>({ url: '/media/{file}', ...options });
    }
}

export class Blobs extends HeyApiClient {
    /**
     * Upload the bytes of an announced blob to its pre-signed address
     *
     * Takes exactly the announced length, MD5 and type, once. Of several uploads at the same time one wins; an interrupted one may be repeated. It may take any time while it sends at least 8 KiB per second (`MIN_BODY_BYTES_PER_SECOND`), on average over 10 seconds; a slower one ends with 408. A rejected upload is answered immediately; a client that continues to send is disconnected after 5 seconds or 64 MB. The bytes are flushed to the disk after the response, and requests that use the `signed_id` wait for that. If the server lost the bytes before the flush, the `signed_id` is rejected like that of an unfinished upload, and the bytes may be uploaded again.
     */
    public upload<ThrowOnError extends boolean = false>(options: Options<BlobsUploadData, ThrowOnError>): RequestResult<BlobsUploadResponses, BlobsUploadErrors, ThrowOnError> {
        return (options.client ?? this.client).put<BlobsUploadResponses, BlobsUploadErrors, ThrowOnError>({
            bodySerializer: null,
            url: '/blobs/{key}',
            ...options
        });
    }
}

export class ResumableUploads extends HeyApiClient {
    /**
     * End a resumable upload, and free its storage
     *
     * A file of which a content resource was made stays: 409.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<ResumableUploadsDeleteData, ThrowOnError>): RequestResult<ResumableUploadsDeleteResponses, ResumableUploadsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ResumableUploadsDeleteResponses, ResumableUploadsDeleteErrors, ThrowOnError>({ url: '/resumable_uploads/{id}', ...options });
    }
    
    /**
     * Learn where a resumable upload continues
     */
    public get<ThrowOnError extends boolean = false>(options: Options<ResumableUploadsGetData, ThrowOnError>): RequestResult<ResumableUploadsGetResponses, ResumableUploadsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).head<ResumableUploadsGetResponses, ResumableUploadsGetErrors, ThrowOnError>({ url: '/resumable_uploads/{id}', ...options });
    }
    
    /**
     * Send the next bytes of a resumable upload
     *
     * A body may have any length up to the end of the file. Its bytes are stored while they arrive, so that little is lost when the connection breaks off; `HEAD` returns where to continue. With `Upload-Checksum` a body counts as a whole or, if it breaks off or has another hash, not at all. A later request continues the upload even if an earlier one has not ended, which then ends with 409. At least 8 KiB per second must arrive, as for other uploads.
     */
    public append<ThrowOnError extends boolean = false>(options: Options<ResumableUploadsAppendData, ThrowOnError>): RequestResult<ResumableUploadsAppendResponses, ResumableUploadsAppendErrors, ThrowOnError> {
        return (options.client ?? this.client).patch<ResumableUploadsAppendResponses, ResumableUploadsAppendErrors, ThrowOnError>({
            bodySerializer: null,
            url: '/resumable_uploads/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/offset+octet-stream',
                ...options.headers
            }
        });
    }
}

export class Reelsheet extends HeyApiClient {
    public static readonly __registry: HeyApiRegistry<Reelsheet> = new HeyApiRegistry<Reelsheet>();
    
    constructor(args: {
        client: Client;
        key?: string;
    }) {
        super(args);
        Reelsheet.__registry.set(this, args.key);
    }
    
    private _auditLog?: AuditLog;
    get auditLog(): AuditLog {
        return this._auditLog ??= new AuditLog({ client: this.client });
    }
    
    private _auth?: Auth;
    get auth(): Auth {
        return this._auth ??= new Auth({ client: this.client });
    }
    
    private _sessions?: Sessions;
    get sessions(): Sessions {
        return this._sessions ??= new Sessions({ client: this.client });
    }
    
    private _password?: Password;
    get password(): Password {
        return this._password ??= new Password({ client: this.client });
    }
    
    private _secondFactors?: SecondFactors;
    get secondFactors(): SecondFactors {
        return this._secondFactors ??= new SecondFactors({ client: this.client });
    }
    
    private _keys?: Keys;
    get keys(): Keys {
        return this._keys ??= new Keys({ client: this.client });
    }
    
    private _installation?: Installation;
    get installation(): Installation {
        return this._installation ??= new Installation({ client: this.client });
    }
    
    private _workspaces?: Workspaces;
    get workspaces(): Workspaces {
        return this._workspaces ??= new Workspaces({ client: this.client });
    }
    
    private _organizations?: Organizations;
    get organizations(): Organizations {
        return this._organizations ??= new Organizations({ client: this.client });
    }
    
    private _invitations?: Invitations;
    get invitations(): Invitations {
        return this._invitations ??= new Invitations({ client: this.client });
    }
    
    private _me?: Me;
    get me(): Me {
        return this._me ??= new Me({ client: this.client });
    }
    
    private _agents?: Agents;
    get agents(): Agents {
        return this._agents ??= new Agents({ client: this.client });
    }
    
    private _stockAvatars?: StockAvatars;
    get stockAvatars(): StockAvatars {
        return this._stockAvatars ??= new StockAvatars({ client: this.client });
    }
    
    private _webhooks?: Webhooks;
    get webhooks(): Webhooks {
        return this._webhooks ??= new Webhooks({ client: this.client });
    }
    
    private _voices?: Voices;
    get voices(): Voices {
        return this._voices ??= new Voices({ client: this.client });
    }
    
    private _credits?: Credits;
    get credits(): Credits {
        return this._credits ??= new Credits({ client: this.client });
    }
    
    private _trash?: Trash;
    get trash(): Trash {
        return this._trash ??= new Trash({ client: this.client });
    }
    
    private _sheets?: Sheets;
    get sheets(): Sheets {
        return this._sheets ??= new Sheets({ client: this.client });
    }
    
    private _files?: Files;
    get files(): Files {
        return this._files ??= new Files({ client: this.client });
    }
    
    private _uploads?: Uploads;
    get uploads(): Uploads {
        return this._uploads ??= new Uploads({ client: this.client });
    }
    
    private _library?: Library;
    get library(): Library {
        return this._library ??= new Library({ client: this.client });
    }
    
    private _folders?: Folders;
    get folders(): Folders {
        return this._folders ??= new Folders({ client: this.client });
    }
    
    private _transcriptions?: Transcriptions;
    get transcriptions(): Transcriptions {
        return this._transcriptions ??= new Transcriptions({ client: this.client });
    }
    
    private _generations?: Generations;
    get generations(): Generations {
        return this._generations ??= new Generations({ client: this.client });
    }
    
    private _vendorCallbacks?: VendorCallbacks;
    get vendorCallbacks(): VendorCallbacks {
        return this._vendorCallbacks ??= new VendorCallbacks({ client: this.client });
    }
    
    private _uncollectedWork?: UncollectedWork;
    get uncollectedWork(): UncollectedWork {
        return this._uncollectedWork ??= new UncollectedWork({ client: this.client });
    }
    
    private _renders?: Renders;
    get renders(): Renders {
        return this._renders ??= new Renders({ client: this.client });
    }
    
    private _monitoring?: Monitoring;
    get monitoring(): Monitoring {
        return this._monitoring ??= new Monitoring({ client: this.client });
    }
    
    private _models?: Models;
    get models(): Models {
        return this._models ??= new Models({ client: this.client });
    }
    
    private _prices?: Prices;
    get prices(): Prices {
        return this._prices ??= new Prices({ client: this.client });
    }
    
    private _templates?: Templates;
    get templates(): Templates {
        return this._templates ??= new Templates({ client: this.client });
    }
    
    private _socialAccounts?: SocialAccounts;
    get socialAccounts(): SocialAccounts {
        return this._socialAccounts ??= new SocialAccounts({ client: this.client });
    }
    
    private _platforms?: Platforms;
    get platforms(): Platforms {
        return this._platforms ??= new Platforms({ client: this.client });
    }
    
    private _posts?: Posts;
    get posts(): Posts {
        return this._posts ??= new Posts({ client: this.client });
    }
    
    private _scheduleSlots?: ScheduleSlots;
    get scheduleSlots(): ScheduleSlots {
        return this._scheduleSlots ??= new ScheduleSlots({ client: this.client });
    }
    
    private _notificationMails?: NotificationMails;
    get notificationMails(): NotificationMails {
        return this._notificationMails ??= new NotificationMails({ client: this.client });
    }
    
    private _conversations?: Conversations;
    get conversations(): Conversations {
        return this._conversations ??= new Conversations({ client: this.client });
    }
    
    private _ideas?: Ideas;
    get ideas(): Ideas {
        return this._ideas ??= new Ideas({ client: this.client });
    }
    
    private _preferences?: Preferences;
    get preferences(): Preferences {
        return this._preferences ??= new Preferences({ client: this.client });
    }
    
    private _runs?: Runs;
    get runs(): Runs {
        return this._runs ??= new Runs({ client: this.client });
    }
    
    private _mailRecipients?: MailRecipients;
    get mailRecipients(): MailRecipients {
        return this._mailRecipients ??= new MailRecipients({ client: this.client });
    }
    
    private _recurringJobs?: RecurringJobs;
    get recurringJobs(): RecurringJobs {
        return this._recurringJobs ??= new RecurringJobs({ client: this.client });
    }
    
    private _trends?: Trends;
    get trends(): Trends {
        return this._trends ??= new Trends({ client: this.client });
    }
    
    private _profile?: Profile;
    get profile(): Profile {
        return this._profile ??= new Profile({ client: this.client });
    }
    
    private _agentCore?: AgentCore;
    get agentCore(): AgentCore {
        return this._agentCore ??= new AgentCore({ client: this.client });
    }
    
    private _backups?: Backups;
    get backups(): Backups {
        return this._backups ??= new Backups({ client: this.client });
    }
    
    private _watchlists?: Watchlists;
    get watchlists(): Watchlists {
        return this._watchlists ??= new Watchlists({ client: this.client });
    }
    
    private _media?: Media;
    get media(): Media {
        return this._media ??= new Media({ client: this.client });
    }
    
    private _blobs?: Blobs;
    get blobs(): Blobs {
        return this._blobs ??= new Blobs({ client: this.client });
    }
    
    private _resumableUploads?: ResumableUploads;
    get resumableUploads(): ResumableUploads {
        return this._resumableUploads ??= new ResumableUploads({ client: this.client });
    }
}
