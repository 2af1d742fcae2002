# Generated from docs/api/reelsheet.json (`npm run generate`).

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from .files import FileInput

__all__ = [
    "AcceptedView",
    "AccessKeyName",
    "AccessKeyScope",
    "AccessKeyStatus",
    "AccessKeyView",
    "AccountCountsView",
    "AddAvatarsBody",
    "AddMemberBody",
    "AddPasskeyBody",
    "AddedFactorView",
    "AgentChangesBody",
    "AgentCoreChangeOutcome",
    "AgentCorePatch",
    "AgentCoreView",
    "AgentDetailView",
    "AgentDraftBody",
    "AgentEnvelope",
    "AgentHealthView",
    "AgentIdentity",
    "AgentView",
    "ApiError",
    "ApiKeyBody",
    "ApproveBody",
    "AssertionResponseBody",
    "AssetLibraryOrder",
    "AssetType",
    "AssetView",
    "AttachmentBody",
    "AttachmentView",
    "AttentionItemView",
    "AttentionView",
    "AttestationResponseBody",
    "AudioData",
    "AudioGenerationBody",
    "AudioUserJob",
    "AuditEndView",
    "AuditEntryView",
    "AuditLogAction",
    "AuditPageView",
    "AutomationConfigChanges",
    "AutomationConfigView",
    "AvatarAttributes",
    "AvatarView",
    "AwaitedProofView",
    "BackupView",
    "BackupsView",
    "BatchEstimateView",
    "BatchEventView",
    "BatchFailureView",
    "BatchOnly",
    "BatchProgressView",
    "BatchSelectionBody",
    "BatchStatus",
    "BatchThrough",
    "BatchView",
    "BatchWithFailuresView",
    "BlobFields",
    "BrandBody",
    "BrandView",
    "CellFields",
    "CellFileView",
    "CellGenerationView",
    "CellItem",
    "CellOrLayerGenerations",
    "CellUnderWayView",
    "CellView",
    "ChangeContentResourceBody",
    "ChangeFolderBody",
    "ChangePasswordBody",
    "ChangeTemplateBody",
    "ChangedItemKind",
    "ChangedItemView",
    "ChangedLaterErrorItems",
    "ChangesView",
    "CheckPlanBody",
    "CheckedPlanView",
    "CloneBody",
    "CloneSheetBody",
    "CloneTemplateBody",
    "ColumnDraftFields",
    "ColumnFields",
    "ColumnItem",
    "ColumnRole",
    "ColumnType",
    "ColumnView",
    "ConditionsCombination",
    "ConfirmTotpBody",
    "ConnectBody",
    "ConnectView",
    "ConnectedView",
    "ContentResourceCreationFailedErrorReason",
    "ContentResourceDetailView",
    "ContentResourceType",
    "ContentResourceView",
    "ConversationDetailView",
    "ConversationView",
    "ConversationsView",
    "ConvertIdeasBody",
    "ConvertedIdeaView",
    "ConvertedIdeasView",
    "CoreVoiceBody",
    "CoreVoiceView",
    "CreateAccessKeyBody",
    "CreateAgentBody",
    "CreateBackupBody",
    "CreateColumnBody",
    "CreateColumnsBody",
    "CreateContentResourceBody",
    "CreateFolderBody",
    "CreateLayerBody",
    "CreateLayersBody",
    "CreateOrganizationBody",
    "CreatePostBody",
    "CreateRecurringJobBody",
    "CreateRowBody",
    "CreateRowsBody",
    "CreateSavedViewBody",
    "CreateSheetBody",
    "CreatedAccessKeyView",
    "CreatedPostView",
    "CreditsView",
    "DefaultJobsView",
    "DefaultVoiceAttributes",
    "DefaultVoiceBody",
    "DefaultVoiceSource",
    "DefaultVoiceView",
    "DeletedItemsKind",
    "DeletionView",
    "DeletionsView",
    "DeliveriesView",
    "DeliveryBody",
    "DeliveryView",
    "DescriptionBody",
    "DescriptionView",
    "DesignBody",
    "DirectUploadBody",
    "DirectUploadTarget",
    "DirectUploadView",
    "DismissalBody",
    "DownloadView",
    "EditLivePostBody",
    "EditPostBody",
    "EditedPostView",
    "EmptiedTrashView",
    "EnrolTotpBody",
    "ErrorCode",
    "EstimateBody",
    "EstimateLineView",
    "EstimateView",
    "EstimatedCellView",
    "EstimatedCreditsView",
    "EstimatedProductionView",
    "EventThatMakesProvenanceBackup",
    "ExportFormat",
    "FactorChallengeView",
    "FailedCellView",
    "FieldError",
    "FieldErrors",
    "FileInspection",
    "FileUseView",
    "FileUsesView",
    "FinalFileView",
    "FinalRenderView",
    "FinalVideoView",
    "FolderFields",
    "FolderIdView",
    "FolderOfResource",
    "FollowedSourceType",
    "FoundGroupView",
    "FoundView",
    "GeneratedContentView",
    "GenerationProgressView",
    "GenerationType",
    "GenerationView",
    "GeneratorView",
    "GrantBody",
    "GrantView",
    "GridCellGenerations",
    "GridCellView",
    "GridGenerationView",
    "GridRowView",
    "GridView",
    "HandleBody",
    "HandleView",
    "IdeaPostStatus",
    "IdeaProductionView",
    "IdeaReasonForWhichNothingIsMade",
    "IdeaStatus",
    "IdeaVideoType",
    "IdeaView",
    "IdeasReasonForWhichNoBatchMakesAnything",
    "IdeasThrough",
    "IdentityBody",
    "IdentityView",
    "ImageData",
    "ImageGenerationBody",
    "ImageGenerationsName",
    "ImageUserJob",
    "ImportAdditionView",
    "ImportDifferenceView",
    "ImportError",
    "ImportPreviewView",
    "ImportProblemView",
    "ImportRowsBody",
    "ImportTitleView",
    "ImportVariablesBody",
    "ImportView",
    "ImportedCellView",
    "InstallationAddressesView",
    "InstallationView",
    "InsufficientScopeErrorMissingScopes",
    "IntegrationView",
    "ItemChange",
    "ItemChangedLater",
    "JobDeliveryView",
    "JobProductionBody",
    "JobProductionView",
    "JobStatus",
    "JsonObject",
    "LastOwnerErrorOrganizations",
    "LastProductionIdeaView",
    "LastProductionView",
    "LayerDraftFields",
    "LayerFields",
    "LayerType",
    "LayerView",
    "LedgerEntryKind",
    "LedgerEntryView",
    "LedgerGroupBy",
    "LibraryView",
    "LibraryVoiceSource",
    "LinkedAccountBody",
    "LinkedAccountView",
    "LiveEditView",
    "LiveEventKind",
    "LiveEventView",
    "MadePostsView",
    "MakePostsBody",
    "MakeTemplateBody",
    "ManyColumnsBody",
    "ManyColumnsDraft",
    "ManyLayersBody",
    "ManyLayersDraft",
    "ManyRowsBody",
    "ManyRowsDraft",
    "MatchView",
    "MemberRoleBody",
    "MemberStatus",
    "MemberView",
    "MessageRole",
    "MessageView",
    "MessagesView",
    "MetricsView",
    "ModelGenerationType",
    "ModelListView",
    "ModelView",
    "MonitoredItemBody",
    "MonitoredItemView",
    "MonitoredPlatform",
    "MonitoringChangeBody",
    "MonitoringDataBody",
    "MonitoringDataView",
    "MonitoringSearch",
    "MonitoringStatus",
    "MonitoringView",
    "MoveColumnsBody",
    "MoveLayersBody",
    "MoveRowsBody",
    "NewFolderFields",
    "NewPasswordBody",
    "NewResource",
    "NewVidsheetPostsTiming",
    "NodeGroupView",
    "NodeStatesView",
    "NotificationChangeBody",
    "NotificationChangeView",
    "NotificationChannelsBody",
    "NotificationChannelsView",
    "NotificationKind",
    "NotificationPreferencesBody",
    "NotificationPreferencesView",
    "NotificationView",
    "NotificationsView",
    "OpenBatchView",
    "OrderRenderBody",
    "OrderUserJobBody",
    "OrderedPreviewView",
    "OrderedView",
    "OrganizationAvatarView",
    "OrganizationChanges",
    "OrganizationName",
    "OrganizationRole",
    "OrganizationView",
    "OutcomeView",
    "OutcomesView",
    "OutputResourceView",
    "OutputView",
    "OverviewView",
    "OwnedOrganization",
    "OwnerProofBody",
    "PaidWorkView",
    "PasskeyAssertionBody",
    "PasskeyAttestationBody",
    "PasskeyChallengeBody",
    "PasskeyOptionsView",
    "PasswordResetBody",
    "PausedBatchReason",
    "PendingAccountView",
    "PendingActionChangedErrorPendingAction",
    "PendingActionView",
    "PendingMediaView",
    "PhotoshareMusic",
    "PlaceItem",
    "PlanFilesBody",
    "PlanFilesView",
    "PlanItemView",
    "PlanTargetBody",
    "PlanTargetView",
    "PlanTimingBody",
    "PlanTimingView",
    "PlannedPostView",
    "Platform",
    "PlatformIdeaPostStatus",
    "PlatformPostNormalizedStatus",
    "PlatformPostStatus",
    "PlatformRuleView",
    "PlatformStatusView",
    "PlatformValidationFailedErrorDetail",
    "PlatformsView",
    "PostContentBody",
    "PostCountsView",
    "PostListView",
    "PostMedia",
    "PostPlanBody",
    "PostPlanTiming",
    "PostPlanView",
    "PostScheduleType",
    "PostStatus",
    "PostSummaryView",
    "PostTextBody",
    "PostView",
    "PostViolation",
    "PostViolations",
    "PreferencesBody",
    "PreferencesView",
    "PresenceBody",
    "PreviewBody",
    "PreviewOutputView",
    "PreviewView",
    "PriceListView",
    "PriceView",
    "ProduceIdeasBody",
    "ProducedIdeaView",
    "ProductionBatchView",
    "ProductionMetricsView",
    "ProductionPlatformView",
    "ProductionPostView",
    "ProductionVideoView",
    "ProductionView",
    "ProfessionalNetworkPostVisibility",
    "ProfessionalOptions",
    "ProfileBody",
    "ProfileDefaultVoiceView",
    "ProfileView",
    "ProfileVoiceBody",
    "ProfileVoiceView",
    "ProofBody",
    "ProvenanceBackupFile",
    "ProvenanceBackupSource",
    "ProvenanceBackupStatus",
    "ProvenanceBackupVerification",
    "ProvenanceBackupVisibility",
    "ReasonForWhichIdeaHasNoRow",
    "RecoveryCodesView",
    "RecurringJobCadence",
    "RecurringJobDelivery",
    "RecurringJobMailOutcome",
    "RecurringJobOrderStatus",
    "RecurringJobStatus",
    "RecurringJobThrough",
    "RecurringJobTimeOutcome",
    "RecurringJobType",
    "RecurringJobView",
    "RecurringJobWhenShort",
    "RecurringJobsView",
    "RefineBody",
    "RefreshBody",
    "RefreshTokenHolder",
    "RefusedCellView",
    "RefusedNodeView",
    "RenameAccessKeyBody",
    "RenameFactorBody",
    "RenderJobFields",
    "RenderJobView",
    "ReplayBody",
    "ReplayView",
    "ResearchBody",
    "ResearchTopicBody",
    "ResearchTopicView",
    "ResizedPictureFit",
    "ResourceName",
    "ResultType",
    "ResumableUploadView",
    "ResumeBatchBody",
    "RowCellVideoOrPostsState",
    "RowErrorView",
    "RowFields",
    "RowFilterFields",
    "RowIdsView",
    "RowItem",
    "RowStage",
    "RowView",
    "RunBody",
    "RunMessageView",
    "RunProgressView",
    "RunResultView",
    "RunStatus",
    "RunStepKind",
    "RunStepView",
    "RunView",
    "RunsView",
    "SampleView",
    "SamplesBody",
    "SamplesView",
    "SavedViewCondition",
    "SavedViewView",
    "ScheduleBody",
    "ScheduleView",
    "ScriptBody",
    "ScriptView",
    "SecondFactorBody",
    "SecondFactorKind",
    "SecondFactorRequiredErrorChallengeExpiresInKinds",
    "SecondFactorView",
    "SecondFactorsView",
    "SelectGenerationBody",
    "SentenceView",
    "SessionView",
    "SheetChange",
    "SheetDraft",
    "SheetView",
    "SignInBody",
    "SignUpBody",
    "SignedInView",
    "SkippedPlatformView",
    "SlotBody",
    "SlotView",
    "SlotsBody",
    "SlotsView",
    "SocialAccountStatus",
    "SocialAccountView",
    "SourceAddress",
    "SpendingFormat",
    "SpendingGroupBy",
    "SpendingView",
    "SpentGroupView",
    "StartBatchBody",
    "StartedRunView",
    "StatementView",
    "StockAvatarSize",
    "StockAvatarView",
    "StorageView",
    "StoredObjectCustody",
    "SubscriptionView",
    "TemplateView",
    "TestResultView",
    "TextData",
    "TextGenerationBody",
    "TextGenerationsName",
    "TextUserJob",
    "ThreadSegmentBody",
    "TokensView",
    "TooMuchUncollectedWorkErrorAcceptedAgainAt",
    "TotpEnrolmentView",
    "TranscribeBody",
    "TranscriptView",
    "TranscriptionData",
    "TranscriptionGenerationBody",
    "TranscriptionUserJob",
    "TrashedFileView",
    "TrashedSheetView",
    "TrendView",
    "TrimData",
    "TypeToFilterAssetLibraryBy",
    "UncollectedTypeView",
    "UncollectedWorkView",
    "UndoBody",
    "UndoneView",
    "UpdateAgentBody",
    "UpdateAutomationConfigBody",
    "UpdateCellBody",
    "UpdateCellsBody",
    "UpdateColumnBody",
    "UpdateColumnsBody",
    "UpdateConversationBody",
    "UpdateLayerBody",
    "UpdateOrganizationBody",
    "UpdateRecurringJobBody",
    "UpdateRowBody",
    "UpdateRowsBody",
    "UpdateSavedViewBody",
    "UpdateSheetBody",
    "UpdateUserProfileBody",
    "UserJobOrder",
    "UserJobOrdered",
    "UserProfileView",
    "UserView",
    "ValidationErrorErrorsErrorsTruncated",
    "ValidityView",
    "ValuesComparison",
    "VariableView",
    "VariablesOfSheetView",
    "VariablesSheetView",
    "VendorUserView",
    "VerificationView",
    "VerifyEmailBody",
    "VideoData",
    "VideoGenerationBody",
    "VideoGenerationsName",
    "VideoHostVideoVisibility",
    "VideoUserJob",
    "VideohostOptions",
    "VidsheetsThatAreMadeFromTemplate",
    "ViewColumnItem",
    "ViewFilterItem",
    "ViewSortItem",
    "VoiceView",
    "WatchSourceBody",
    "WatchSourceView",
    "WatchedSourcePlatform",
    "WatchedSourceType",
    "WatchlistBody",
    "WatchlistPatch",
    "WatchlistView",
    "WatchlistsView",
    "WebhookDeliveryAddress",
    "WebhookDeliveryStatus",
    "WebhookEventType",
    "WebhookHeadersView",
    "WebhookMessageView",
    "WhatNeedsPersonKind",
    "WhatUsesFileKind",
    "WhenNotificationsAreMailed",
    "WhyNoMailAboutNotificationsIsSent",
    "WorkspaceView",
]


class AuditEntryView(TypedDict):
    id: int
    action: AuditLogAction
    target: str | None
    """What the action concerned"""
    detail: JsonObject
    """Details, such as the role that was given"""
    user_id: int | None
    """User who acted; null for the operator"""
    key_id: int | None
    """The access key used; null for a bearer token"""
    address: str | None
    """Address of the client"""
    request_id: str | None
    """`X-Request-Id` of the request"""
    at: str
    hash: str
    """HMAC-SHA-256 over the entry and the hash of the previous one, in hex"""


class AuditPageView(TypedDict):
    entries: list[AuditEntryView]
    """Newest first"""
    next_cursor: int | None
    """Null on the last page"""


class AuditEndView(TypedDict):
    entries: int
    """Number of entries"""
    hash: str
    """Hash of the last entry, in hex"""
    signature: str
    """HMAC-SHA-256 over the number of entries and the last hash, in hex"""


class VerificationView(TypedDict):
    checked: int
    """Number of entries checked"""
    removed: int
    """Number of entries that were removed from the beginning of the log because of their age"""
    broken: list[int]
    """Positions, counted from 1, of entries that were changed or inserted, or before which one is missing; also the known last entry where the log does not contain it any more, although it was not removed because of its age"""
    next_cursor: int | None
    """Null when the end of the chain was reached"""
    end: AuditEndView | None
    """To be stored elsewhere and sent with later verifications; null for an empty log"""


class SignUpBody(TypedDict):
    email: str
    """Unique, whatever its case"""
    password: str
    """At least 10 characters, none of the most common leaked passwords, not made of your name or address"""
    name: str
    username: NotRequired[str]
    """Derived from the address where absent"""
    refresh_token_in: NotRequired[RefreshTokenHolder]
    """`body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`"""


class UserView(TypedDict):
    id: int
    email: str
    name: str
    username: str
    created_at: str


class SignedInView(TypedDict):
    access_token: str
    token_type: str
    expires_in: int
    """Seconds until the access token expires"""
    refresh_token: NotRequired[str]
    """Usable once; absent where a cookie keeps it"""
    user: UserView


class AwaitedProofView(TypedDict):
    email: str
    status: Literal["verification_mailed"]


class VerifyEmailBody(TypedDict):
    email: str


class ProofBody(TypedDict):
    password: NotRequired[str]
    """The one given at the sign-up; required without `new_password`"""
    new_password: NotRequired[str]
    """Replaces the one given at the sign-up, which may be of another person; at least 10 characters"""


class SignInBody(TypedDict):
    email: str
    password: str
    refresh_token_in: NotRequired[RefreshTokenHolder]
    """`body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`"""


class RefreshBody(TypedDict):
    refresh_token: NotRequired[str]
    """Where absent, that of the cookie"""


class SessionView(TypedDict):
    id: str
    created_at: str
    last_used_at: str
    """Time of the sign-in or the last refresh"""
    user_agent: str | None
    """Program that signed in, by its `User-Agent`"""
    network: str | None
    """Network of the sign-in or the last refresh"""
    expires_at: str
    """Time at which the session ends, however often it is refreshed"""
    current: bool
    """True for the session of this request"""


class ChangePasswordBody(TypedDict):
    current_password: str
    new_password: str
    """At least 10 characters, none of the most common leaked passwords, not made of your name or address"""


class PasswordResetBody(TypedDict):
    email: str


class NewPasswordBody(TypedDict):
    new_password: str
    """At least 10 characters, none of the most common leaked passwords, not made of your name or address"""
    keep_keys: NotRequired[bool]
    """True: your keys stay active, unless this reset proves your address for the first time; false where absent"""


class SecondFactorView(TypedDict):
    id: str
    kind: SecondFactorKind
    name: str
    created_at: str
    last_used_at: str | None


class SecondFactorsView(TypedDict):
    second_factors: list[SecondFactorView]
    """Oldest first"""
    recovery_codes_left: int
    """Recovery codes that were not used"""


class EnrolTotpBody(TypedDict):
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    password: NotRequired[str]
    """Password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases"""
    name: NotRequired[str]
    """Name of the app or device, `Authenticator app` where absent"""


class TotpEnrolmentView(TypedDict):
    id: str
    otpauth_uri: str
    """For a QR code: it contains the secret, and is shown this once"""
    expires_at: str
    """Time by which the app must be confirmed"""


class OwnerProofBody(TypedDict):
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    password: NotRequired[str]
    """Password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases"""


class RecoveryCodesView(TypedDict):
    recovery_codes: list[str]
    """Each works once; shown this once"""


class RenameFactorBody(TypedDict):
    name: str


class ConfirmTotpBody(TypedDict):
    code: str
    """Present code of the app"""


class AddedFactorView(TypedDict):
    second_factor: SecondFactorView
    recovery_codes: list[str] | None
    """Shown this once; null unless it is your first second factor"""


class FactorChallengeView(TypedDict):
    challenge: str
    expires_in: int
    """Seconds until the challenge expires"""
    kinds: list[SecondFactorKind]
    """Kinds of second factors that you have"""


class PasskeyChallengeBody(TypedDict):
    challenge: str
    """`challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge`"""


class PasskeyOptionsView(TypedDict):
    public_key: JsonObject
    """What `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` for a sign-in, takes"""


class AssertionResponseBody(TypedDict):
    clientDataJSON: str
    authenticatorData: str
    signature: str


class PasskeyAssertionBody(TypedDict):
    id: str
    rawId: str
    response: AssertionResponseBody


class SecondFactorBody(TypedDict):
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    passkey: NotRequired[PasskeyAssertionBody]
    """Instead of `code`: the credential that `navigator.credentials.get` has returned for the options of `POST /auth/second_factor/passkey_options`, as `toJSON()` writes it"""
    challenge: str
    """`challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge`"""
    refresh_token_in: NotRequired[RefreshTokenHolder]
    """`body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`"""


class AttestationResponseBody(TypedDict):
    clientDataJSON: str
    attestationObject: str
    transports: NotRequired[list[str]]


class PasskeyAttestationBody(TypedDict):
    id: str
    rawId: str
    response: AttestationResponseBody


class AddPasskeyBody(TypedDict):
    name: NotRequired[str]
    """Name of the device or key, `Passkey` where absent"""
    credential: PasskeyAttestationBody
    """The credential that `navigator.credentials.create` has returned, as `toJSON()` writes it; its other fields are ignored"""


class AccessKeyView(TypedDict):
    id: int
    name: str
    token_type: Literal["personal_access_token"]
    created_at: str
    expires_at: str | None
    """Null: never"""
    last_used_at: str | None
    """To the minute"""
    revoked_at: str | None
    status: AccessKeyStatus
    scopes: list[AccessKeyScope]
    organization_id: int | None
    """Null: all of your organizations"""


class CreateAccessKeyBody(TypedDict):
    name: NotRequired[str]
    """`API key` where absent"""
    expires_in: NotRequired[str]
    """1d to 3650d; no expiry where absent. A key with `scopes` or `organization_id` lives at most 365d, which is also its default."""
    scopes: NotRequired[list[AccessKeyScope]]
    """Every route names in `x-scope` what a key needs; no scope includes another. `read`: read; `write`: change content; `spend`: spend credits; `publish`: post to networks and connect them; `account`: keys, sessions, members and settings. All where absent, or those of the key that creates it."""
    organization_id: NotRequired[int]
    """One of your organizations, outside which the key is not valid; all where absent"""


class CreatedAccessKeyView(TypedDict):
    id: int
    name: str
    token_type: Literal["personal_access_token"]
    created_at: str
    expires_at: str | None
    """Null: never"""
    last_used_at: str | None
    """To the minute"""
    revoked_at: str | None
    status: AccessKeyStatus
    scopes: list[AccessKeyScope]
    organization_id: int | None
    """Null: all of your organizations"""
    token: str
    """The key itself, returned only once"""


class AccessKeyName(TypedDict):
    name: str


class RenameAccessKeyBody(TypedDict):
    persisted_token: AccessKeyName


class InstallationAddressesView(TypedDict):
    base: str
    agent: str
    core: str
    upload: str


class InstallationView(TypedDict):
    addresses: InstallationAddressesView
    """Public addresses of the services, which end in `/v1`"""
    sign_up: bool
    """False where only users of `oidc_issuer` become new users"""
    address_proof: bool
    """True if a new user proves the address by a mailed link"""
    mail: bool
    """False where passwords cannot be reset by mail"""
    passkeys: bool
    """True if passkeys can be second factors"""
    oidc_issuer: str | None
    """OpenID Connect issuer whose tokens are accepted too"""
    oidc_client_id: str | None
    """Client of that issuer as which the web studio signs users in"""
    platforms: list[Platform]
    """Networks that accounts can be connected at"""
    vendors: list[str]
    """Vendors of base that are set up; `GET /models` lists what they offer"""


class WorkspaceView(TypedDict):
    id: int
    name: str


class OrganizationAvatarView(TypedDict):
    url: str
    """Read without credentials"""
    thumbnail_url: str
    """256 pixels square"""


class OrganizationView(TypedDict):
    id: int
    uuid: str
    name: str
    role: OrganizationRole
    """The caller's"""
    avatar: OrganizationAvatarView | None
    is_personal: bool
    """True for a user's personal workspace"""
    require_second_factor: bool
    """True if members without a second factor cannot act in it"""
    created_at: str


class OrganizationName(TypedDict):
    name: str
    avatar: NotRequired[str | FileInput]
    """JPEG, PNG, WebP or GIF up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload"""


class CreateOrganizationBody(TypedDict):
    organization: OrganizationName


class OrganizationChanges(TypedDict):
    name: NotRequired[str]
    avatar: NotRequired[str | FileInput]
    """JPEG, PNG, WebP or GIF up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload; null takes it away"""
    require_second_factor: NotRequired[bool]
    """True: members without a second factor cannot act in the organization (only owners who have one change it)"""


class UpdateOrganizationBody(TypedDict):
    organization: OrganizationChanges


class MemberView(TypedDict):
    user_id: int | None
    """Null while invited"""
    email: str
    name: str | None
    """Null while invited"""
    role: OrganizationRole
    status: MemberStatus
    invitation_id: int | None
    """Null for members"""
    expires_at: str | None
    """Expiry of the invitation; null for members"""


class AddMemberBody(TypedDict):
    email: str
    """Of a user who exists, or whom to invite"""
    role: OrganizationRole


class MemberRoleBody(TypedDict):
    role: OrganizationRole


class UserProfileView(TypedDict):
    id: int
    email: str
    name: str
    username: str
    created_at: str
    locale: str | None
    """Language tag (BCP 47)"""
    time_zone: str | None
    """IANA time zone"""
    personal_organization_id: int
    """Organization that is the personal workspace"""
    avatar: OrganizationAvatarView | None
    """Picture of the personal workspace"""
    preferences: JsonObject
    """Values that clients have stored"""


class UpdateUserProfileBody(TypedDict):
    name: NotRequired[str]
    """Name that other members see"""
    locale: NotRequired[str | None]
    """Language tag (BCP 47); null removes it"""
    time_zone: NotRequired[str | None]
    """IANA time zone; null removes it"""
    preferences: NotRequired[JsonObject]
    """Values that clients store, merged by their names: null removes one, the others stay; at most 100 and 8192 bytes in all"""


class DefaultVoiceView(TypedDict):
    voice_id: str
    name: str | None
    provider: str | None
    """Source of the voice"""
    url: str | None
    """Preview; null where none is known"""


class AgentView(TypedDict):
    id: int
    uuid: str
    name: str
    workspace_id: int
    description: str
    organization: str
    """The organization's name"""
    time_zone: str
    primary_avatar_url: str | None
    """Read without credentials"""
    shortvideo_integration: bool
    """True where this installation is connected to the short-video network"""
    shortvideo_social_account: bool
    """True where a usable account there is connected"""
    default_user_voice: DefaultVoiceView | None
    is_system: bool
    """True for the system agent of an organization"""


class AvatarAttributes(TypedDict):
    file: NotRequired[str | FileInput]
    """JPEG, PNG or WebP up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload"""
    stock_avatar_id: NotRequired[int]
    """Instead of a file; see `GET /stock_avatars`"""
    is_primary: NotRequired[bool]
    """At most one of them"""


class AgentDraftBody(TypedDict):
    name: str
    """Unique in the workspace, regardless of case"""
    description: NotRequired[str]
    time_zone: NotRequired[str]
    """IANA name; UTC where absent"""
    vendor_a_api_key: NotRequired[str | None]
    """The agent's own key at the vendor, checked there before it is stored; null or '' removes it"""
    vendor_b_api_key: NotRequired[str | None]
    """The agent's own key at the vendor, checked there before it is stored; null or '' removes it"""
    agent_avatars_attributes: NotRequired[list[AvatarAttributes]]


class CreateAgentBody(TypedDict):
    organization_id: NotRequired[int]
    """Requires owner or manager there; your personal workspace where absent"""
    agent: AgentDraftBody


class AgentDetailView(TypedDict):
    id: int
    uuid: str
    name: str
    workspace_id: int
    description: str
    organization: str
    """The organization's name"""
    time_zone: str
    primary_avatar_url: str | None
    """Read without credentials"""
    shortvideo_integration: bool
    """True where this installation is connected to the short-video network"""
    shortvideo_social_account: bool
    """True where a usable account there is connected"""
    default_user_voice: DefaultVoiceView | None
    is_system: bool
    """True for the system agent of an organization"""
    primary_avatar_id: int | None
    agent_setup_project_id: int | None
    """Default engine of the agent; null once it was deleted and not replaced"""
    organization_uuid: NotRequired[str]
    """On request"""
    vendor_a_masked_key: str | None
    """Last characters of the vendor key; null without one"""
    vendor_b_masked_key: str | None
    """Last characters of the vendor key; null without one"""
    created_at: str
    updated_at: str


class AgentEnvelope(TypedDict):
    agent: AgentDetailView


class DefaultVoiceAttributes(TypedDict):
    source: DefaultVoiceSource
    """`user_voice_resource` for a designed or cloned voice, `voice_vendor_a` for a public one or one of your own ElevenLabs account, `voice_vendor_b` for one of a speech model in `GET /models`"""
    voice_id: NotRequired[str]
    """Id from the voice library; without it 422 `voice_id_required`"""


class AgentChangesBody(TypedDict):
    name: NotRequired[str]
    description: NotRequired[str]
    time_zone: NotRequired[str]
    vendor_a_api_key: NotRequired[str | None]
    """The agent's own key at the vendor, checked there before it is stored; null or '' removes it"""
    vendor_b_api_key: NotRequired[str | None]
    """The agent's own key at the vendor, checked there before it is stored; null or '' removes it"""
    agent_avatars_attributes: NotRequired[list[AvatarAttributes]]
    default_user_voice_attributes: NotRequired[DefaultVoiceAttributes]


class UpdateAgentBody(TypedDict):
    agent: AgentChangesBody


class AvatarView(TypedDict):
    id: int
    url: str
    """Read without credentials"""
    thumbnail_url: str
    """256 pixels square"""
    is_primary: bool
    stock_avatar_id: int | None
    """Null for a custom picture"""


class AddAvatarsBody(TypedDict):
    agent_avatars_attributes: list[AvatarAttributes]


class StockAvatarView(TypedDict):
    id: int
    url: str
    """PNG, read without credentials"""
    thumbnail_url: str


class AutomationConfigView(TypedDict):
    webhook_url: str | None
    """Receives every event of the agent; null for viewers"""
    callback_url: str | None
    """Receives only events of generations, renders and posts; null for viewers"""
    polling_enabled: bool
    signing_secret: NotRequired[str]
    """Only for owners and managers"""
    previous_secret_valid_until: str | None
    """Time until which deliveries are also signed with the previous secret; null without one"""
    webhook_paused_at: str | None
    """Time since which the address is paused because it accepts nothing"""
    callback_paused_at: str | None
    """The same of the callback"""


class AutomationConfigChanges(TypedDict):
    webhook_url: NotRequired[str | None]
    """Http or https, at a public address and without credentials; null ends the calls"""
    callback_url: NotRequired[str | None]
    """Http or https, at a public address and without credentials; null ends the calls"""
    polling_enabled: NotRequired[bool]
    """A note for your tools: whether they poll instead of receiving events"""


class UpdateAutomationConfigBody(TypedDict):
    automation_config: AutomationConfigChanges


class TestResultView(TypedDict):
    success: bool
    error: NotRequired[str]
    """Reason of a failure"""


WebhookHeadersView = TypedDict("WebhookHeadersView", {
    "content-type": 'str',
    "user-agent": 'str',
    "webhook-id": 'str',
    "webhook-timestamp": 'str',
    "webhook-signature": 'str',
})


class WebhookMessageView(TypedDict):
    at: str
    """Time at which it was sent to the stream"""
    headers: NotRequired[WebhookHeadersView]
    """Of the request; not in `ready` and `resync`"""
    body: NotRequired[str]
    """Body of the request, whose exact bytes are signed; not in `ready` and `resync`"""


class DeliveryView(TypedDict):
    id: int
    webhook_id: str
    """The same for all attempts and, for one event, at both addresses"""
    endpoint: WebhookDeliveryAddress
    type: WebhookEventType
    status: WebhookDeliveryStatus
    """Cancelled: the address was removed or paused before it accepted the delivery"""
    attempts: int
    """Number of attempts so far"""
    response_status: int | None
    """HTTP status of the last response"""
    error: str | None
    """Reason why the last attempt failed"""
    next_attempt_at: str | None
    created_at: str
    delivered_at: str | None
    payload: JsonObject
    """Body of the request: `{type, timestamp, data}`"""


class DeliveriesView(TypedDict):
    deliveries: list[DeliveryView]
    """Newest first"""
    next_cursor: int | None
    """Null on the last page"""


class ReplayBody(TypedDict):
    since: NotRequired[str]
    """Only events since this time; all where absent"""


class ReplayView(TypedDict):
    replayed: int
    """Number of deliveries that are sent again"""


class ScriptBody(TypedDict):
    language: NotRequired[str]
    """Language of the script; English where absent"""


class ScriptView(TypedDict):
    voice_sample: str


class DescriptionBody(TypedDict):
    gender: str
    """For example female, male or neutral"""
    voice_description: NotRequired[str]
    """Requested properties"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    script: NotRequired[str]
    """Text that the voice will say"""


class DescriptionView(TypedDict):
    voice_description: str


class SamplesBody(TypedDict):
    text: str
    """Text of the samples; a short text is repeated until it is long enough"""
    description: NotRequired[str]
    """Description of the sound"""


class SampleView(TypedDict):
    generation_id: str
    """Opaque; for `POST …/voice/design`"""
    audio: str
    """An MP3, in base64"""


class SamplesView(TypedDict):
    samples: list[SampleView]


class DesignBody(TypedDict):
    generation_id: str
    """Id of a sample that was made for this agent; each sample can become a voice once"""
    name: str
    gender: NotRequired[str]
    """For example female, male or neutral"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    description: NotRequired[str]
    """Description of the sound"""


class VoiceView(TypedDict):
    voice_id: str
    name: str
    source: LibraryVoiceSource
    gender: str | None
    language: str | None
    description: str | None
    preview_url: str | None
    """Address of a sound; null without one"""
    created_at: str | None


class CloneBody(TypedDict):
    name: NotRequired[str]
    """Without it 400 `validation_error`"""
    audio_url: NotRequired[str]
    """A sound at a public address; this or `audio_base64`"""
    audio_base64: NotRequired[str]
    """A sound of at most 10485760 bytes, in base64 or as a data URL; this or `audio_url`"""
    gender: NotRequired[str]
    """For example female, male or neutral"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    description: NotRequired[str]
    """Description of the sound"""


class LibraryView(TypedDict):
    voices: list[VoiceView]
    total: int


class GrantBody(TypedDict):
    organization_id: int
    amount: float
    """Credits, up to six decimals"""
    reason: str
    idempotency_key: str
    """Repeating a key returns the first response"""


class GrantView(TypedDict):
    id: int
    """The grant's ledger entry"""
    balance: float
    """Credits after the grant"""


class TrashedSheetView(TypedDict):
    id: int
    uuid: str
    slug: str
    title: str
    deleted_at: str
    deleted_by: int | None
    """Id of the user; null when that is not known"""
    expires_at: str
    """When it is removed for good"""


class ColumnView(TypedDict):
    created_at_ts: int
    """Milliseconds since epoch"""
    updated_at_ts: int
    """Milliseconds since epoch"""
    id: int
    title: str
    temp_title: str | None
    type: ColumnType
    column_role: ColumnRole
    description: str
    position: int
    """From 0, distinct within its sheet"""
    additional_attributes: JsonObject


class SentenceView(TypedDict):
    text: str
    startMs: int
    endMs: int


class TranscriptView(TypedDict):
    full_text: str
    sentences: list[SentenceView]
    audio_duration: float
    """Seconds"""


class OutputResourceView(TypedDict):
    id: int
    url: str
    thumbnail_url: str | None
    object_type: ResultType
    type: Literal["output"]


class CellGenerationView(TypedDict):
    id: int
    status: JobStatus
    user_job_type: str
    model: str
    """Model of the catalogue"""
    result: str | TranscriptView | None
    """Text of a text generation, object of a transcription, null for media"""
    failed_reason: str | None
    output_resources: list[OutputResourceView]
    execution_cost: float
    """Credits; 0 until the generation is completed"""
    progress: float
    created_at: str


class LayerView(TypedDict):
    created_at_ts: int
    """Milliseconds since epoch"""
    updated_at_ts: int
    """Milliseconds since epoch"""
    id: int
    name: str
    position: int
    """From 0, distinct within its cell"""
    type: LayerType
    additional_attributes: JsonObject
    default_user_job: CellGenerationView | None
    """The selected generation"""
    user_jobs: list[CellGenerationView]
    """Newest first, at most 100"""
    execution_cost: NotRequired[float | None]
    """Credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged"""


class FinalRenderView(TypedDict):
    render_job_id: int
    status: JobStatus
    failed_reason: NotRequired[str]
    """Absent unless it failed"""


class FinalFileView(TypedDict):
    render_job_id: int
    content_resource_id: int
    url: str
    """Readable without credentials"""
    thumbnail_url: str | None


class FinalVideoView(TypedDict):
    latest: FinalRenderView
    """The newest render that is no draft"""
    file: FinalFileView | None
    """The video of the newest completed render that is no draft; null before, or after it was deleted"""


class CellFileView(TypedDict):
    content_resource_id: int
    object_type: ResultType
    preview_url: str
    """Its thumbnail, or the file where it has none; read without credentials"""


class CellView(TypedDict):
    created_at_ts: int
    """Milliseconds since epoch"""
    updated_at_ts: int
    """Milliseconds since epoch"""
    id: int
    spreadsheet_row_id: int
    spreadsheet_column_id: int
    value: str
    """Text of the cell; for media columns the text that was typed beside the media"""
    additional_attributes: JsonObject
    """Settings of the cell and its generation, for example `textMode`, `autoGenerate`, `prompt`, `model`, `ratio`, `resolution` and `duration`"""
    cell_role: Literal["content"]
    default_user_job: CellGenerationView | None
    """The selected generation"""
    user_jobs: list[CellGenerationView]
    """Newest first, at most 100"""
    video_layers: list[LayerView]
    """By position"""
    final_video: NotRequired[FinalVideoView]
    """Of a cell of a `final_video` column; absent until a render is ordered that is no draft"""
    file: NotRequired[CellFileView]
    """The file of the library that the cell names; absent without one, and while it cannot be used"""
    execution_cost: NotRequired[float | None]
    """Credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged; includes layers and renders"""


class RowView(TypedDict):
    created_at_ts: int
    """Milliseconds since epoch"""
    updated_at_ts: int
    """Milliseconds since epoch"""
    id: int
    position: int
    """From 0, distinct within its sheet"""
    additional_attributes: JsonObject
    spreadsheet_cells: list[CellView]
    """By column"""
    execution_cost: NotRequired[float | None]
    """Credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged"""


class VariableView(TypedDict):
    key: str
    value: str


class VariablesOfSheetView(TypedDict):
    id: int
    variables: NotRequired[list[VariableView]]
    """Absent in lists"""


class SheetView(TypedDict):
    created_at_ts: int
    """Milliseconds since epoch"""
    updated_at_ts: int
    """Milliseconds since epoch"""
    id: int
    slug: str
    title: str
    project_type: Literal["autocontentengine"]
    is_default: bool
    """At most one engine of an agent is its default"""
    uuid: str
    status: Literal["active"]
    version: int
    """Grows with every change of the sheet or of its items"""
    created_at: str
    spreadsheet_columns: list[ColumnView]
    """Empty in lists"""
    spreadsheet_rows: list[RowView]
    """Empty in lists"""
    global_variables_sheet: VariablesOfSheetView | None
    """Null until variables are imported; without `variables` in lists"""
    execution_cost: NotRequired[float | None]
    """Credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged; the sum of all cells and layers"""


class SheetDraft(TypedDict):
    title: str
    is_default: NotRequired[bool]
    """True: replaces the agent's default engine"""


class CreateSheetBody(TypedDict):
    spreadsheet: SheetDraft


class SheetChange(TypedDict):
    title: NotRequired[str]
    is_default: NotRequired[bool]


class UpdateSheetBody(TypedDict):
    spreadsheet: SheetChange


class CloneSheetBody(TypedDict):
    target_agent_id: NotRequired[int | str | None]
    """Integer id or uuid; the same agent when absent"""


class GridGenerationView(TypedDict):
    id: int
    status: JobStatus
    progress: float
    failed_reason: NotRequired[str]
    """Absent unless it failed"""
    object_type: NotRequired[ResultType]
    """Of its first output; absent without one"""
    preview_url: NotRequired[str]
    """Thumbnail of its first output, or the output where it has none"""


class GridCellView(TypedDict):
    id: int
    spreadsheet_column_id: int
    value: str
    default_user_job: NotRequired[GridGenerationView]
    """The selected generation; absent without one"""
    latest_user_job: NotRequired[GridGenerationView]
    """The newest generation, which may be under way; absent without one and with `history=none`"""
    layers: NotRequired[int]
    """Number of layers; absent without any"""
    final_video: NotRequired[FinalVideoView]
    """Of a cell of a `final_video` column; absent until a render is ordered that is no draft"""
    file: NotRequired[CellFileView]
    """The file of the library that the cell names; absent without one, and while it cannot be used"""


class GridRowView(TypedDict):
    id: int
    position: int
    """From 0, distinct within its sheet"""
    additional_attributes: JsonObject
    spreadsheet_cells: list[GridCellView]
    """By column"""


class GridView(TypedDict):
    id: int
    title: str
    version: int
    """Grows with every change of the sheet or of its items"""
    created_at_ts: int
    """Milliseconds since epoch"""
    updated_at_ts: int
    """Milliseconds since epoch"""
    spreadsheet_columns: list[ColumnView]
    """By position"""
    spreadsheet_rows: list[GridRowView]
    """By position; attributes, layers and the history of a cell are in `GET …/cells?cell_ids=`"""


class ChangedItemView(TypedDict):
    kind: ChangedItemKind
    id: int
    change: ItemChange


class ChangesView(TypedDict):
    version: int
    """Version that this page has reached; after the last page, `since` of the next request"""
    title: str
    """Title of the sheet"""
    changes: list[ChangedItemView]
    """Each item once, in the order of its last change; one without content does not exist any more"""
    next_cursor: str | None
    """`cursor` of the next page; null on the last one"""
    row_ids: list[int] | None
    """All rows by position, on the last page when rows or columns have changed"""
    column_ids: list[int] | None
    """All columns by position, on the last page when rows or columns have changed"""
    rows: list[RowView]
    """Changed rows with all of their cells, by position"""
    columns: list[ColumnView]
    """Changed columns, by position"""
    cells: list[CellView]
    """Changed cells, by id"""


class UndoneView(TypedDict):
    version: int
    """Version that this has made, by which it can be undone"""
    undone_version: int
    """Version whose change was undone"""


class DeletionView(TypedDict):
    version: int
    """Version of the sheet by which the deletion is undone"""
    kind: DeletedItemsKind
    count: int
    """Number of deleted items of this kind"""
    title: str | None
    """Title of the first column, name of the first layer, or first text of the first row"""
    deleted_by: int | None
    """User who deleted them"""
    deleted_at: str
    expires_at: str
    """Until then they can be restored"""


class DeletionsView(TypedDict):
    deletions: list[DeletionView]
    """Newest first"""
    next_cursor: int | None
    """Null on the last page"""


class RowIdsView(TypedDict):
    version: int
    """Version of the sheet that has these rows in this order"""
    row_ids: list[int]


class MatchView(TypedDict):
    cell_id: int
    row_id: int
    column_id: int
    row_position: int
    column_position: int


class FoundView(TypedDict):
    matches: list[MatchView]
    """By row and column; at most 1000"""
    next_rows_after: int | None
    """`rows_after` with which the search goes on; null when all rows were searched"""


class RowFields(TypedDict):
    position: NotRequired[int]
    """From 0; items from this position on move up, and a position beyond the end means the end"""
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""


class CreateRowBody(TypedDict):
    spreadsheet_row: NotRequired[RowFields]
    """An empty row at the end where absent"""


class ManyRowsDraft(TypedDict):
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""


class CreateRowsBody(TypedDict):
    rows: list[ManyRowsDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""
    like_row_id: NotRequired[int]
    """A row of this sheet: the cells of the new rows get its prompts, settings and layers, but none of its results, and of its texts only those that name other cells"""


class ManyRowsBody(TypedDict):
    ids: list[int]
    """Rows of this sheet, each once"""


class PlaceItem(TypedDict):
    id: int
    position: int
    """From 0; items from this position on move up, and a position beyond the end means the end"""


class MoveRowsBody(TypedDict):
    rows: list[PlaceItem]


class RowItem(TypedDict):
    position: NotRequired[int]
    """From 0; items from this position on move up, and a position beyond the end means the end"""
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""
    id: int


class UpdateRowsBody(TypedDict):
    rows: list[RowItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class UpdateRowBody(TypedDict):
    spreadsheet_row: RowFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class ColumnDraftFields(TypedDict):
    column_role: NotRequired[ColumnRole]
    """From the type where absent: `video` and `stats` their own, others `ingredient`"""
    temp_title: NotRequired[str | None]
    description: NotRequired[str]
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""
    position: NotRequired[int]
    """From 0; items from this position on move up, and a position beyond the end means the end"""
    title: str
    type: ColumnType


class CreateColumnBody(TypedDict):
    spreadsheet_column: ColumnDraftFields


class ManyColumnsDraft(TypedDict):
    column_role: NotRequired[ColumnRole]
    """From the type where absent: `video` and `stats` their own, others `ingredient`"""
    temp_title: NotRequired[str | None]
    description: NotRequired[str]
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""
    title: str
    type: ColumnType


class CreateColumnsBody(TypedDict):
    columns: list[ManyColumnsDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""


class ManyColumnsBody(TypedDict):
    ids: list[int]
    """Columns of this sheet, each once"""


class MoveColumnsBody(TypedDict):
    columns: list[PlaceItem]


class ColumnItem(TypedDict):
    column_role: NotRequired[ColumnRole]
    """From the type where absent: `video` and `stats` their own, others `ingredient`"""
    temp_title: NotRequired[str | None]
    description: NotRequired[str]
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""
    position: NotRequired[int]
    """From 0; items from this position on move up, and a position beyond the end means the end"""
    title: NotRequired[str]
    type: NotRequired[ColumnType]
    id: int


class UpdateColumnsBody(TypedDict):
    columns: list[ColumnItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class ColumnFields(TypedDict):
    column_role: NotRequired[ColumnRole]
    """From the type where absent: `video` and `stats` their own, others `ingredient`"""
    temp_title: NotRequired[str | None]
    description: NotRequired[str]
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""
    position: NotRequired[int]
    """From 0; items from this position on move up, and a position beyond the end means the end"""
    title: NotRequired[str]
    type: NotRequired[ColumnType]


class UpdateColumnBody(TypedDict):
    spreadsheet_column: ColumnFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class CellItem(TypedDict):
    value: NotRequired[str]
    """Required when `additional_attributes` is absent; may refer to other cells of the row and global variables as `{{name}}`"""
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true; `prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution` and `duration` control the generation; `autoGenerate: true` generates the cell again whenever a cell or variable changes that its prompt refers to, and a change that would make such a cell depend on itself is rejected. `GET …/automatic_failures` lists why automatic cells were not generated"""
    id: int


class UpdateCellsBody(TypedDict):
    cells: list[CellItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class CellFields(TypedDict):
    value: NotRequired[str]
    """Required when `additional_attributes` is absent; may refer to other cells of the row and global variables as `{{name}}`"""
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true; `prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution` and `duration` control the generation; `autoGenerate: true` generates the cell again whenever a cell or variable changes that its prompt refers to, and a change that would make such a cell depend on itself is rejected. `GET …/automatic_failures` lists why automatic cells were not generated"""


class UpdateCellBody(TypedDict):
    spreadsheet_cell: CellFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class SelectGenerationBody(TypedDict):
    user_job_id: int
    """One of the cell's own generations"""


class LayerDraftFields(TypedDict):
    position: NotRequired[int]
    """From 0; items from this position on move up, and a position beyond the end means the end"""
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""
    name: str
    type: LayerType


class CreateLayerBody(TypedDict):
    video_layer: LayerDraftFields


class ManyLayersDraft(TypedDict):
    name: str
    type: LayerType
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""


class CreateLayersBody(TypedDict):
    layers: list[ManyLayersDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""


class ManyLayersBody(TypedDict):
    ids: list[int]
    """Layers of this cell, each once"""


class MoveLayersBody(TypedDict):
    layers: list[PlaceItem]


class LayerFields(TypedDict):
    position: NotRequired[int]
    """From 0; items from this position on move up, and a position beyond the end means the end"""
    additional_attributes: NotRequired[JsonObject]
    """Replaces the previous attributes, unless `merge_attributes` is true"""
    name: NotRequired[str]
    type: NotRequired[LayerType]


class UpdateLayerBody(TypedDict):
    video_layer: LayerFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class ImportVariablesBody(TypedDict):
    file: FileInput
    """An XLSX workbook, as a form part"""


class VariablesSheetView(TypedDict):
    id: int
    variables: list[VariableView]


class ImportRowsBody(TypedDict):
    file: NotRequired[FileInput]
    """As a form part, instead of `rows`: CSV or XLSX, detected by content, name or type; its first line has the column titles"""
    rows: NotRequired[list[JsonObject]]
    """Strings by column title; numbers and booleans become text, null leaves the cell unchanged"""
    columns: NotRequired[JsonObject]
    """Ids of columns by title, null for a title that is ignored, as in `{"Hook": 12, "Notes": null}`; other titles are compared with those of the columns"""


class ImportProblemView(TypedDict):
    row: int
    """From 1; in a file counted without the line of titles, which is 0"""
    column: str | None
    """Title in the file, cut to 500 characters; null when the error concerns the row"""
    error: str


class ImportTitleView(TypedDict):
    title: str
    column_id: int | None
    """Column that it names; null for none, or where it is ignored"""


class ImportedCellView(TypedDict):
    column_id: int
    value: str
    """The first 500 characters"""


class ImportAdditionView(TypedDict):
    row: int
    """Of the file, from 1"""
    cells: list[ImportedCellView]
    """Its values that are not empty"""


class ImportDifferenceView(TypedDict):
    row: int
    """Of the file, from 1"""
    row_id: int
    column_id: int
    cell_id: int
    before: str
    """The first 500 characters of the present value"""
    after: str
    """The first 500 characters of the new value"""


class ImportPreviewView(TypedDict):
    titles: list[ImportTitleView]
    """Titles of the file in order"""
    added: list[ImportAdditionView]
    """The first 200 of the rows that would be added"""
    changed_rows: int
    """Rows of the sheet that would change"""
    changed_cells: int
    """Cells of these rows that would change"""
    changes: list[ImportDifferenceView]
    """The first 5000 of these cells, by row of the file"""


class ImportView(TypedDict):
    created: int
    updated: int
    """Rows found by `match`, including those that did not change"""
    errors: list[ImportProblemView]
    """The first 1,000, by row"""
    errors_truncated: bool
    """Whether there are further errors"""
    preview: NotRequired[ImportPreviewView]
    """Only of a dry run"""


class ViewFilterItem(TypedDict):
    column_id: int
    """A column of the sheet; others are ignored where the view is used"""
    condition: SavedViewCondition
    value: NotRequired[str]
    """Text or number to compare with"""


class ViewSortItem(TypedDict):
    column_id: int
    """A column of the sheet; others are ignored where the view is used"""
    by: NotRequired[ValuesComparison]
    descending: NotRequired[bool]
    """True: from the highest value to the lowest"""


class ViewColumnItem(TypedDict):
    column_id: int
    """A column of the sheet; others are ignored where the view is used"""
    width: NotRequired[int | None]
    """In pixels; null for the usual width of its type"""
    hidden: NotRequired[bool]


class SavedViewView(TypedDict):
    id: int
    name: str
    match: ConditionsCombination
    filters: list[ViewFilterItem]
    sorts: list[ViewSortItem]
    columns: list[ViewColumnItem]
    """Columns in the order of the view; others follow in the order of the sheet"""
    tall_rows: bool
    created_at: str
    updated_at: str


class CreateSavedViewBody(TypedDict):
    name: str
    match: NotRequired[ConditionsCombination]
    """`all` when absent from a new view"""
    filters: NotRequired[list[ViewFilterItem]]
    sorts: NotRequired[list[ViewSortItem]]
    """By the first one, rows with equal values by the next one"""
    columns: NotRequired[list[ViewColumnItem]]
    """Columns in the order of the view; others follow in the order of the sheet"""
    tall_rows: NotRequired[bool]
    """Rows with several lines of text"""


class UpdateSavedViewBody(TypedDict):
    name: NotRequired[str]
    match: NotRequired[ConditionsCombination]
    """`all` when absent from a new view"""
    filters: NotRequired[list[ViewFilterItem]]
    sorts: NotRequired[list[ViewSortItem]]
    """By the first one, rows with equal values by the next one"""
    columns: NotRequired[list[ViewColumnItem]]
    """Columns in the order of the view; others follow in the order of the sheet"""
    tall_rows: NotRequired[bool]
    """Rows with several lines of text"""


class TrashedFileView(TypedDict):
    id: int
    file_name: str
    content_type: str
    object_type: ContentResourceType
    byte_size: int
    """Bytes, which count against the storage"""
    asset_folder_id: int | None
    """Folder that it is restored into; null is the root"""
    deleted_at: str
    deleted_by: int | None
    """Id of the user; null when that is not known"""
    expires_at: str
    """When it is removed for good"""


class ContentResourceView(TypedDict):
    id: int
    url: str
    """Read without credentials"""
    thumbnail_url: str | None
    """Null until it is made, and for files without a picture"""
    file_name: str
    content_type: str
    object_type: ContentResourceType
    asset_folder_id: int | None
    """Folder of the file; null at the root"""
    byte_size: int
    """Bytes"""
    width: int | None
    """Pixels"""
    height: int | None
    """Pixels"""
    duration: float | None
    """Seconds"""
    inspection: FileInspection
    """The first bytes decide when the resource is created; the rest is inspected soon afterwards. A file that failed is served to nobody, and no generation, render or post takes it."""
    inspection_error: str | None
    """Why the inspection failed"""
    created_at: str


class GeneratorView(TypedDict):
    id: int
    status: str
    type: str


class ContentResourceDetailView(TypedDict):
    content_resource: ContentResourceView
    generator: GeneratorView | None
    """The generation that made it"""


class EmptiedTrashView(TypedDict):
    removed: int
    """Number of files"""
    is_empty: bool
    """False: ask again for the rest"""


class NewResource(TypedDict):
    file: str | FileInput
    """The file as a form part, or the `signed_id` of a direct upload"""


class FolderOfResource(TypedDict):
    id: int | None
    """A folder of the agent; null is the root"""


class CreateContentResourceBody(TypedDict):
    content_resource: NotRequired[NewResource]
    asset_folder: NotRequired[FolderOfResource]
    """Folder of the file; the root where absent"""


class ResourceName(TypedDict):
    filename: str
    """Without folders, controls and marks of direction, which are left out; cut to 255 bytes"""


class ChangeContentResourceBody(TypedDict):
    content_resource: ResourceName
    asset_folder: NotRequired[FolderOfResource]
    """Moves the file there; it stays where absent"""


class BlobFields(TypedDict):
    filename: str
    """Without folders, controls and marks of direction, which are left out; cut to 255 bytes"""
    byte_size: int
    """At most 1 GB (2^30)"""
    checksum: str
    content_type: str
    """MIME type"""
    metadata: NotRequired[JsonObject]


class DirectUploadBody(TypedDict):
    blob: BlobFields


class DirectUploadTarget(TypedDict):
    url: str
    """Address for a PUT of the bytes, valid for an hour"""
    headers: dict[str, str]
    """Headers of the PUT"""


class DirectUploadView(TypedDict):
    id: int
    key: str
    filename: str
    content_type: str
    byte_size: int
    checksum: str
    signed_id: str
    """Identifies the file when a content resource is made of it"""
    direct_upload: DirectUploadTarget


class ResumableUploadView(TypedDict):
    signed_id: str
    """Identifies the file when a content resource is made of it"""
    upload_url: str
    """Address for the bytes, as in the header `Location`"""
    expires_at: str
    """The bytes must have arrived before"""


class AssetView(TypedDict):
    id: int
    type: AssetType
    name: NotRequired[str]
    """Of a folder"""
    url: NotRequired[str]
    """Read without credentials"""
    thumbnail_url: NotRequired[str | None]
    """Null until it is made, and for files without a picture"""
    file_name: NotRequired[str]
    content_type: NotRequired[str]
    created_at: str


class NewFolderFields(TypedDict):
    name: str
    parent_id: NotRequired[int | None]
    """Parent folder; the root where absent or null"""


class CreateFolderBody(TypedDict):
    asset_folder: NewFolderFields


class FolderIdView(TypedDict):
    asset_folder_id: int


class FolderFields(TypedDict):
    name: str
    parent_id: NotRequired[int | None]
    """Moves the folder into this one, null to the root; it stays where absent"""


class ChangeFolderBody(TypedDict):
    asset_folder: FolderFields


class TextData(TypedDict):
    prompt: NotRequired[str]
    """May contain {{names}}; required unless `prompt_var` is given"""
    prompt_var: NotRequired[str]
    """A column or variable whose content is the prompt"""
    model: NotRequired[str]
    """A model of `GET /models`; the cell's or the catalogue's default when absent"""
    temperature: NotRequired[float]
    max_length: NotRequired[int]
    """Maximum length of the answer in tokens"""


class TextUserJob(TypedDict):
    data: TextData


class TextGenerationBody(TypedDict):
    generation_type: TextGenerationsName
    data: NotRequired[TextData]
    """Required here or in `user_job`"""
    user_job: NotRequired[TextUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class ImageData(TypedDict):
    prompt: NotRequired[str]
    """May contain {{names}}; required unless `prompt_var` is given"""
    prompt_var: NotRequired[str]
    """A column or variable whose content is the prompt"""
    model: NotRequired[str]
    """A model of `GET /models`; the cell's or the catalogue's default when absent"""
    version: NotRequired[str]
    """Only with a model that has versions"""
    aspect_ratio: NotRequired[str]
    """One of the model's; the cell's or the model's own when absent"""
    number_of_images: NotRequired[int]
    content_resource_ids: NotRequired[list[int]]
    """Reference images among the agent's resources"""


class ImageUserJob(TypedDict):
    data: ImageData


class ImageGenerationBody(TypedDict):
    generation_type: ImageGenerationsName
    data: NotRequired[ImageData]
    """Required here or in `user_job`"""
    user_job: NotRequired[ImageUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class VideoData(TypedDict):
    prompt: NotRequired[str]
    """May contain {{names}}; required unless `prompt_var` is given"""
    prompt_var: NotRequired[str]
    """A column or variable whose content is the prompt"""
    negative_prompt: NotRequired[str]
    negative_prompt_var: NotRequired[str]
    """A column or variable whose content is the negative prompt"""
    model: NotRequired[str]
    """A model of `GET /models`; the cell's or the catalogue's default when absent"""
    aspect_ratio: NotRequired[str]
    """One of the model's; the cell's or the model's own when absent"""
    resolution: NotRequired[str]
    """`720p` or `1080p`, if the model offers it; the cell's or the model's own when absent"""
    duration: NotRequired[int]
    """Seconds; one of the durations of the model"""
    native_audio: NotRequired[bool]
    """Ignored by models that generate no sound"""


class VideoUserJob(TypedDict):
    data: VideoData


class VideoGenerationBody(TypedDict):
    generation_type: VideoGenerationsName
    data: NotRequired[VideoData]
    """Required here or in `user_job`"""
    user_job: NotRequired[VideoUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class AudioData(TypedDict):
    text: NotRequired[str]
    """The text to speak, at most 50000 characters; may contain {{names}}; one of `text`, `prompt` and `prompt_var` is required"""
    prompt: NotRequired[str]
    """Another name for `text`"""
    prompt_var: NotRequired[str]
    """A column or variable whose content is spoken"""
    voice_id: NotRequired[str]
    """A voice of `GET /models`, or the id of a voice in the agent's connected voice account or in ours; when absent, the agent's own voice, else the catalogue's default"""
    speed: NotRequired[float]


class AudioUserJob(TypedDict):
    data: AudioData


class AudioGenerationBody(TypedDict):
    generation_type: Literal["audio_generation"]
    data: NotRequired[AudioData]
    """Required here or in `user_job`"""
    user_job: NotRequired[AudioUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class SourceAddress(TypedDict):
    value: str
    """Http or https address of the file"""


class TrimData(TypedDict):
    start_seconds: float
    duration_seconds: float
    """Above 0"""


class TranscriptionData(TypedDict):
    audio: NotRequired[SourceAddress]
    """At most 4 hours of sound; with `trim`, of the trimmed part"""
    video: NotRequired[SourceAddress]
    """Its sound is transcribed"""
    content_resource_id: NotRequired[int]
    """An audio or video among the agent's resources"""
    trim: NotRequired[TrimData]
    """Times then start at the beginning of the trimmed part"""


class TranscriptionUserJob(TypedDict):
    data: TranscriptionData


class TranscriptionGenerationBody(TypedDict):
    generation_type: Literal["transcription"]
    data: NotRequired[TranscriptionData]
    """Required here or in `user_job`"""
    user_job: NotRequired[TranscriptionUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class AcceptedView(TypedDict):
    generation_id: int
    status: Literal["pending"]


class TranscribeBody(TypedDict):
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""
    user_job: NotRequired[TranscriptionUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    data: NotRequired[TranscriptionData]
    """Required here or in `user_job`: exactly one of `audio.value`, `video.value` (addresses) and `content_resource_id`; `trim` is optional"""


class OutputView(TypedDict):
    id: int
    """A content resource"""
    url: str
    thumbnail_url: str | None
    object_type: ResultType
    type: Literal["output"]


class GenerationView(TypedDict):
    id: int
    status: JobStatus
    user_job_type: GenerationType
    model: str
    """Name in the catalogue"""
    result: str | TranscriptView | None
    """Text of a text generation, object of a transcription, null for media"""
    failed_reason: str | None
    failed_code: str | None
    """Error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures"""
    output_resources: list[OutputView]
    execution_cost: float
    """Credits; 0 until it is completed"""
    progress: float
    created_at: str


class GenerationProgressView(TypedDict):
    id: int
    status: JobStatus
    user_job_type: GenerationType
    model: str
    """Name in the catalogue"""
    result: str | TranscriptView | None
    """Text of a text generation, object of a transcription, null for media"""
    failed_reason: str | None
    failed_code: str | None
    """Error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures"""
    output_resources: list[OutputView]
    execution_cost: float
    """Credits; 0 until it is completed"""
    progress: float
    created_at: str
    text_so_far: str | None
    """What a model has written so far, several times a second; null when nothing was received yet, and once the generation has ended: only `result` is the result"""


class UncollectedTypeView(TypedDict):
    generation_type: GenerationType
    credits: float
    """Credits that vendors may charge for stopped generations of the last day"""
    payable: float
    """Credits of `credits` that cannot be collected by continuing a generation, and can be paid"""
    accepted_again_at: str | None
    """When generations of this type are accepted again; null while they are accepted"""


class UncollectedWorkView(TypedDict):
    limit: float
    """Credits of each type up to which generations of the type are accepted"""
    types: list[UncollectedTypeView]


class PaidWorkView(TypedDict):
    paid: float
    """Credits that were charged; 0 when nothing was payable"""


class EstimateBody(TypedDict):
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    cell_ids: NotRequired[list[int]]
    """All cells of these rows and columns when absent"""


class EstimatedCellView(TypedDict):
    cell_id: int
    generation_type: str
    model: str
    """Name in the catalogue"""
    credits: float


class RefusedCellView(TypedDict):
    cell_id: int
    error: str
    """The error that an order would return"""


class EstimateView(TypedDict):
    credits: float
    """The sum"""
    cells: list[EstimatedCellView]
    """By row"""
    refused: list[RefusedCellView]
    """Cells with an invalid prompt"""


class BatchProgressView(TypedDict):
    stage: RowStage
    total: int
    completed: int
    failed: int


class EstimatedCreditsView(TypedDict):
    min: float
    """Credits at least"""
    max: float
    """Credits at most"""


class BatchView(TypedDict):
    id: int
    status: BatchStatus
    through: BatchThrough
    """Each includes the ones before"""
    paused_reason: PausedBatchReason | None
    """Why the batch paused by itself; null when a user paused it"""
    total: int
    """Number of cells and of rows with posts, without those that were deleted before they were made"""
    completed: int
    failed: int
    """Includes cells whose generation or render was stopped, and what depends on those"""
    progress: list[BatchProgressView]
    """The same numbers by stage"""
    credits_spent: float
    """Captured so far"""
    credits_held: float
    """Held for running generations and renders"""
    max_credits: float | None
    estimate: EstimatedCreditsView | None
    """What it was estimated to cost at its start; null for a batch over more than 20,000 cells"""
    created_at: str


class BatchFailureView(TypedDict):
    row_id: int
    cell_id: int | None
    """Null for the posts of a row"""
    stage: RowStage
    error: str | None


class BatchWithFailuresView(TypedDict):
    id: int
    status: BatchStatus
    through: BatchThrough
    """Each includes the ones before"""
    paused_reason: PausedBatchReason | None
    """Why the batch paused by itself; null when a user paused it"""
    total: int
    """Number of cells and of rows with posts, without those that were deleted before they were made"""
    completed: int
    failed: int
    """Includes cells whose generation or render was stopped, and what depends on those"""
    progress: list[BatchProgressView]
    """The same numbers by stage"""
    credits_spent: float
    """Captured so far"""
    credits_held: float
    """Held for running generations and renders"""
    max_credits: float | None
    estimate: EstimatedCreditsView | None
    """What it was estimated to cost at its start; null for a batch over more than 20,000 cells"""
    created_at: str
    failures: list[BatchFailureView]
    """The first 100"""


class ResumeBatchBody(TypedDict):
    max_credits: NotRequired[float]
    """Replaces the limit of the batch, which is unchanged when absent"""


class CellUnderWayView(TypedDict):
    row_id: int
    cell_id: int
    stage: RowStage
    generation_id: int | None
    """Of the stage `cells`"""
    render_job_id: int | None
    """Of the stage `render`"""


class BatchEventView(TypedDict):
    id: int
    status: BatchStatus
    through: BatchThrough
    """Each includes the ones before"""
    paused_reason: PausedBatchReason | None
    """Why the batch paused by itself; null when a user paused it"""
    total: int
    """Number of cells and of rows with posts, without those that were deleted before they were made"""
    completed: int
    failed: int
    """Includes cells whose generation or render was stopped, and what depends on those"""
    progress: list[BatchProgressView]
    """The same numbers by stage"""
    credits_spent: float
    """Captured so far"""
    credits_held: float
    """Held for running generations and renders"""
    max_credits: float | None
    estimate: EstimatedCreditsView | None
    """What it was estimated to cost at its start; null for a batch over more than 20,000 cells"""
    created_at: str
    under_way: list[CellUnderWayView]
    """The cells that are being made now, at most 8"""


class FailedCellView(TypedDict):
    row_id: int
    cell_id: int
    error: str | None
    """Why it was not generated"""
    failed_at: str


class PreviewBody(TypedDict):
    text: str
    """The text to speak"""


class OrderedPreviewView(TypedDict):
    user_job_id: int
    """For `GET …/voice/preview/{job_id}`; also the id of a generation"""


class PreviewOutputView(TypedDict):
    id: int
    """A content resource"""
    type: Literal["audio"]
    file_url: str


class PreviewView(TypedDict):
    id: int
    status: JobStatus
    user_job_type: Literal["voice_preview"]
    output_resources: list[PreviewOutputView]
    failed_reason: str | None
    created_at: str


class RenderJobFields(TypedDict):
    project_id: int
    """The engine"""
    container_id: int
    """The cell"""
    container_type: Literal["SpreadsheetCell"]
    input: NotRequired[str]
    """A render document as JSON (`GET /render_jobs/schema`); empty or `{}` composes the cell's own layers"""
    preview: NotRequired[bool]
    """A draft with half the size and half the frame rate in the same layout, rendered in a fraction of the time for a quarter of the price"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class OrderRenderBody(TypedDict):
    job: RenderJobFields


class OrderedView(TypedDict):
    job_id: int


class RenderJobView(TypedDict):
    id: int
    status: JobStatus
    progress: float
    preview: bool
    """A draft of half the size"""
    project_id: int
    container_id: int
    content_resource_id: int | None
    """Set when completed"""
    url: str | None
    """Readable without credentials"""
    thumbnail_url: str | None
    """Set when completed; for a preview as soon as its first picture is rendered"""
    failed_reason: str | None
    failed_code: str | None
    """Error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures"""
    execution_cost: float
    """Credits; 0 until completed, and for a reused video"""
    created_at: str


class DownloadView(TypedDict):
    url: str
    """Readable without credentials"""
    filename: str
    """A name for the file"""


class NodeGroupView(TypedDict):
    stage: RowStage
    state: RowCellVideoOrPostsState
    reason: str | None
    """In words, where the state does not say everything"""
    count: int
    cell_ids: list[int]
    """In any order; none of the stage `post`"""
    row_ids: list[int]
    """The rows whose posts are in this state, in any order; only of the stage `post`"""


class NodeStatesView(TypedDict):
    sheet_version: int
    """Increases with every change of the sheet"""
    is_current: bool
    """False while changes of the last seconds are still being compared"""
    nodes: list[NodeGroupView]
    """The nodes of the sheet by stage, state and reason"""


class RowFilterFields(TypedDict):
    column_id: int
    """The column whose cells are compared"""
    equals: NotRequired[str]
    """Rows whose cell has exactly this value"""
    contains: NotRequired[str]
    """Rows whose cell contains this, in any case"""
    is_empty: NotRequired[bool]
    """Rows whose cell has no value, or with `false` those whose cell has one"""


class StartBatchBody(TypedDict):
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    row_filter: NotRequired[RowFilterFields]
    """The rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    through: NotRequired[BatchThrough]
    """`render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too"""
    only: NotRequired[list[BatchOnly]]
    """Only cells, and posts of rows, with these states (`GET …/states`); all when absent"""
    max_credits: NotRequired[float]
    """Maximum credits that the batch holds and has spent, with up to six decimals; no limit when absent"""


class BatchSelectionBody(TypedDict):
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    row_filter: NotRequired[RowFilterFields]
    """The rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    through: NotRequired[BatchThrough]
    """`render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too"""
    only: NotRequired[list[BatchOnly]]
    """Only cells, and posts of rows, with these states (`GET …/states`); all when absent"""


class EstimateLineView(TypedDict):
    stage: RowStage
    kind: str
    """`generation_type` of the cells, or `render`"""
    model: str
    """Name in the catalogue"""
    count: int
    """Number of cells"""
    credits_min: float
    credits_max: float


class RefusedNodeView(TypedDict):
    cell_id: int
    stage: RowStage
    error: str
    """Why it cannot be made as it is"""


class BatchEstimateView(TypedDict):
    credits_min: float
    """The sum at least"""
    credits_max: float
    """The sum at most"""
    lines: list[EstimateLineView]
    """By stage, kind and model"""
    refused: list[RefusedNodeView]


class MonitoringDataBody(TypedDict):
    platform: MonitoredPlatform
    type: MonitoringSearch
    """`keyword` is not for `photoshare`"""
    value: str
    """`@name`, `#hashtag`, or plain words"""
    days: NotRequired[int]
    """One of 0, 1, 7, 30, 90, 180; 0 for no filter"""
    country: NotRequired[str]
    max_results: NotRequired[int]
    """20 by default"""
    monitoring: NotRequired[bool]
    """Repeats the scrape; once if false or absent"""
    comment_monitoring: NotRequired[bool]
    """Also scrapes up to 20 comments per post"""


class UserJobOrder(TypedDict):
    user_job_type: Literal["train_social"]
    data: MonitoringDataBody
    """JSON text or object"""


class OrderUserJobBody(TypedDict):
    user_job: UserJobOrder
    """`user_job[user_job_type]` and `user_job[data]` in a form"""


class UserJobOrdered(TypedDict):
    user_job_id: int


class MonitoringChangeBody(TypedDict):
    platform: NotRequired[MonitoredPlatform]
    type: NotRequired[MonitoringSearch]
    value: NotRequired[str]
    days: NotRequired[int]
    """One of 0, 1, 7, 30, 90, 180; 0 for no filter"""
    country: NotRequired[str]
    max_results: NotRequired[int]
    monitoring: NotRequired[bool]
    """False makes the current scrape the last one"""
    comment_monitoring: NotRequired[bool]


class MonitoringDataView(TypedDict):
    platform: MonitoredPlatform
    type: MonitoringSearch
    value: str
    days: int
    country: str | None
    max_results: int
    monitoring: bool
    comment_monitoring: bool


class MonitoringView(TypedDict):
    id: int
    user_job_type: Literal["train_social"]
    agent_id: int
    status: MonitoringStatus
    failed_reason: str | None
    data: MonitoringDataView
    posts: int
    """Found and paid for so far"""
    comments: int
    """Found and paid for so far"""
    cost: float
    """Credits charged so far"""
    last_scraped_at: str | None
    next_scrape_at: str | None
    created_at: str
    updated_at: str


class ModelView(TypedDict):
    id: str
    """The value of `model`"""
    generation_type: ModelGenerationType
    default: bool
    """Used where a request and its cell name no model"""
    aliases: list[str]
    """Older names"""
    aspect_ratios: NotRequired[list[str]]
    """Of images and videos, the default first"""
    resolutions: NotRequired[list[str]]
    """Of videos, the default first"""
    durations: NotRequired[list[int]]
    """Of videos, in seconds"""
    default_duration: NotRequired[int]
    """Of videos, in seconds"""
    native_audio: NotRequired[bool]
    """Whether its videos can have native audio"""
    versions: NotRequired[list[str]]
    """Of images: values of `version`"""
    reference_images: NotRequired[int]
    """Of images: maximum number of `content_resource_ids`"""
    max_length: NotRequired[int]
    """Of texts: maximum length of the output in tokens"""
    max_characters: NotRequired[int]
    """Of speech: maximum length of the text in characters"""
    voices: NotRequired[list[str]]
    """Of speech: values of `voice_id`; a model without them speaks with the voices of a connected voice account"""


class ModelListView(TypedDict):
    models: list[ModelView]


class PriceView(TypedDict):
    operation: str
    model: str
    unit: str
    """What `credits` pay for"""
    credits: float


class PriceListView(TypedDict):
    prices: list[PriceView]


class GeneratedContentView(TypedDict):
    id: int
    """A content resource"""
    type: str
    thumbnail_url: str


class TemplateView(TypedDict):
    id: int
    uuid: str
    slug: str
    title: str
    name: str
    """The same as `title`"""
    description: str
    cover: str
    """URL; for an organization's template its newest content, or the cover of the default template"""
    tutorial_url: str | None
    """URL"""
    tags: list[str]
    recent_generated_contents: list[GeneratedContentView]
    """At most 6, newest first: outputs of generations and renders in sheets of your organizations that were created from this template (the 20 newest sheets of each organization)"""


class ChangeTemplateBody(TypedDict):
    slug: NotRequired[str]
    """Words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a ready-made template"""
    title: NotRequired[str]
    description: NotRequired[str]


class CloneTemplateBody(TypedDict):
    agent_id: int | str
    """Integer id or uuid"""


class MakeTemplateBody(TypedDict):
    slug: str
    """Words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a ready-made template"""
    title: str
    description: NotRequired[str]


class SocialAccountView(TypedDict):
    id: int
    platform: Platform
    display_name: str
    handle: str
    """Without @"""
    status: SocialAccountStatus
    """Expired: the grant has expired; disconnected: the network has revoked it"""
    connected_at: str


class ConnectBody(TypedDict):
    redirect_uri: NotRequired[str]
    """Where the browser is redirected afterwards: an absolute http or https URL of this service or of an origin that the operator allows, which gets `status` (connected or failed), `platform`, and `account_id` or `error`; without it a page shows the agent and the organization, with a button that undoes the connection"""


class ConnectView(TypedDict):
    authorize_url: str
    """Where the account’s owner grants access, valid for 10 minutes"""


class UndoBody(TypedDict):
    token: str
    """Token of the result page"""


class PlatformRuleView(TypedDict):
    platform: Platform
    label: str
    text_only: bool
    media: list[PostMedia]
    max_media_items: int
    max_text: int
    """In Unicode code points; see the notes for networks that count differently"""
    max_title: int | None
    """Null if the platform has no titles"""
    required: list[str]
    optional: list[str]
    ignored: list[str]
    options: JsonObject
    """By name: type, accepted values, default, limits"""
    editable_after_publish: list[str]
    notes: list[str]


class PlatformsView(TypedDict):
    platforms: list[PlatformRuleView]


class PhotoshareMusic(TypedDict):
    mode: NotRequired[Literal["auto"]]
    """`auto`: music of the service under the videos"""
    track_url: NotRequired[str]
    """Music under the videos: https address of an MP3"""


class VideohostOptions(TypedDict):
    visibility: NotRequired[VideoHostVideoVisibility]
    """Who sees the video"""
    shorts: NotRequired[bool]
    """True: `#shorts` is added to the description"""
    tags: NotRequired[list[str]]
    """Search words"""
    made_for_kids: NotRequired[bool]
    """True: it is made for children"""
    notify_subscribers: NotRequired[bool]
    """False: subscribers are not notified"""
    category_id: NotRequired[int]
    """Category of YouTube"""


class ProfessionalOptions(TypedDict):
    visibility: NotRequired[ProfessionalNetworkPostVisibility]
    """Who sees the post: everybody, connections, or signed-in members"""
    alt_text: NotRequired[list[str]]
    """Descriptions of the pictures, in their order"""
    carousel: NotRequired[bool]
    """True: the pictures become one PDF document"""


class ThreadSegmentBody(TypedDict):
    text: NotRequired[str | None]
    media_urls: NotRequired[list[str] | None]


class CreatePostBody(TypedDict):
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]
    media_url: NotRequired[str | None]
    """Public URL of the first or only media"""
    media_urls: NotRequired[list[str] | None]
    """Further media; the extension determines the type of each"""
    thumbnail_url: NotRequired[str | None]
    """An unusable thumbnail causes a warning"""
    thread: NotRequired[list[ThreadSegmentBody] | None]
    reply_to_post_id: NotRequired[str | None]
    agent_id: int | str
    """Integer id or uuid"""
    platform: list[str]
    """One or more of shortvideo, photoshare, pagesocial, videohost, microblog, professional"""
    schedule_type: NotRequired[str]
    """Now, specific_time, next_available; next_available takes the next free slot of the agent’s calendar, see its schedule_slots"""
    scheduled_time: NotRequired[str | None]
    """ISO 8601, in UTC if it has no offset; for specific_time"""
    strict: NotRequired[bool]
    """Fail instead of skipping platforms that do not support the post or are not connected"""
    idea_id: NotRequired[int | None]
    """The idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected"""
    row_id: NotRequired[int | None]
    """The row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row"""


class MetricsView(TypedDict):
    views: int | None
    """Null if the network does not report it"""
    likes: int | None
    """Null if the network does not report it"""
    comments: int | None
    """Null if the network does not report it"""
    shares: int | None
    """Null if the network does not report it"""
    read_at: str


class PlatformStatusView(TypedDict):
    platform: Platform
    account_id: int | None
    """The account that publishes it; null while none is selected"""
    status: PlatformPostStatus
    normalized_status: PlatformPostNormalizedStatus
    platform_post_id: str | None
    post_url: str | None
    """Public link to the live post"""
    published_at: str | None
    error: str | None
    error_code: str | None
    failed_step: str | None
    warning: str | None
    """An error that did not fail the post"""
    platform_options: JsonObject
    """The options sent for this platform"""
    scheduled_time: str
    """In the offset of `X-Timezone-Offset`, or the time zone of the agent"""
    music_track: JsonObject | None
    """Background music: `id` and `title` of a library track, or `track_url`; null if there is none"""
    edited_at: str | None
    """When the published post was last edited"""
    metrics: MetricsView | None
    """Reactions to the published post, read daily for 90 days"""


class SkippedPlatformView(TypedDict):
    platform: Platform
    field: str
    reason: str


class PostSummaryView(TypedDict):
    id: int
    status: PostStatus
    description: str | None


class CreatedPostView(TypedDict):
    message: str
    post_id: int
    platforms: list[str]
    """As requested"""
    platforms_status: list[PlatformStatusView]
    platforms_skipped: list[SkippedPlatformView]
    status_url: str
    """Path below the base address"""
    idempotent_replay: bool
    """True if the post was created by an earlier request with the same Idempotency-Key"""
    post: PostSummaryView


class PostContentBody(TypedDict):
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]
    media_url: NotRequired[str | None]
    """Public URL of the first or only media"""
    media_urls: NotRequired[list[str] | None]
    """Further media; the extension determines the type of each"""
    thumbnail_url: NotRequired[str | None]
    """An unusable thumbnail causes a warning"""
    thread: NotRequired[list[ThreadSegmentBody] | None]
    reply_to_post_id: NotRequired[str | None]


class PostView(TypedDict):
    id: int
    status: PostStatus
    description: str | None
    content: PostContentBody
    """The content as it was sent"""
    idea_id: int | None
    """The idea behind it"""
    row_id: int | None
    """The row of a sheet that the video belongs to"""
    schedule_type: PostScheduleType
    scheduled_time: str
    platforms: list[str]
    """As requested"""
    platforms_status: list[PlatformStatusView]
    platforms_skipped: list[SkippedPlatformView]
    created_at: str
    updated_at: str
    """In UTC; identifies what is approved"""


class PostListView(TypedDict):
    posts: list[PostView]
    """By scheduled time, at most 1,000"""


class EditPostBody(TypedDict):
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]
    media_url: NotRequired[str | None]
    """Public URL of the first or only media"""
    media_urls: NotRequired[list[str] | None]
    """Further media; the extension determines the type of each"""
    thumbnail_url: NotRequired[str | None]
    """An unusable thumbnail causes a warning"""
    thread: NotRequired[list[ThreadSegmentBody] | None]
    reply_to_post_id: NotRequired[str | None]
    platform: NotRequired[list[str]]
    schedule_type: NotRequired[str]
    """Now, specific_time, next_available; the time is kept if neither this nor scheduled_time is sent"""
    scheduled_time: NotRequired[str | None]
    """Implies schedule_type specific_time"""
    strict: NotRequired[bool]
    idea_id: NotRequired[int | None]
    """The idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected"""
    row_id: NotRequired[int | None]
    """The row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row"""


class EditLivePostBody(TypedDict):
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]
    media_url: NotRequired[str | None]
    """Public URL of the first or only media"""
    media_urls: NotRequired[list[str] | None]
    """Further media; the extension determines the type of each"""
    thumbnail_url: NotRequired[str | None]
    """An unusable thumbnail causes a warning"""
    thread: NotRequired[list[ThreadSegmentBody] | None]
    reply_to_post_id: NotRequired[str | None]
    platform: NotRequired[list[str]]
    """Platforms to change, each of which must accept all fields; default: all platforms where it is published that accept at least one field"""


class LiveEditView(TypedDict):
    platform: Platform
    edited: bool
    """True if the platform applied the change"""
    error: str | None
    error_code: str | None
    failed_step: str | None
    warning: str | None
    """What was omitted from the change"""


class EditedPostView(TypedDict):
    id: int
    status: PostStatus
    description: str | None
    content: PostContentBody
    """The content as it was sent"""
    idea_id: int | None
    """The idea behind it"""
    row_id: int | None
    """The row of a sheet that the video belongs to"""
    schedule_type: PostScheduleType
    scheduled_time: str
    platforms: list[str]
    """As requested"""
    platforms_status: list[PlatformStatusView]
    platforms_skipped: list[SkippedPlatformView]
    created_at: str
    updated_at: str
    """In UTC; identifies what is approved"""
    edits: list[LiveEditView]


class PostTextBody(TypedDict):
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]


class PlanTargetView(TypedDict):
    platform: Platform
    account_id: int | None
    optional: bool
    content: PostTextBody
    """As it was sent"""


class PlanFilesView(TypedDict):
    video: str | None
    cover: str | None


PlanTimingView = TypedDict("PlanTimingView", {
    "type": 'PostPlanTiming',
    "column": 'NotRequired[str]',
    "at": 'NotRequired[list[str]]',
    "from": 'NotRequired[str]',
    "times": 'NotRequired[list[str]]',
    "days_of_week": 'NotRequired[list[int]]',
})


class PostPlanView(TypedDict):
    targets: list[PlanTargetView]
    files: PlanFilesView
    timing: PlanTimingView
    requires_approval: bool
    updated_at: str


class PlanTargetBody(TypedDict):
    platform: Platform
    account_id: NotRequired[int | None]
    """A connected account of the agent on this platform; without it the account that is connected when the posts are made, of several the one connected last"""
    optional: NotRequired[bool]
    """Without `account_id`: whether rows become this post only while the agent has a connected account there"""
    content: PostTextBody
    """As of a post; in each text `{{name}}` stands for a column of the row or a global variable"""


class PlanFilesBody(TypedDict):
    video: NotRequired[str | None]
    """Title of the column of type video with the video of each post"""
    cover: NotRequired[str | None]
    """Title of the column of type image with the cover, for platforms that take one"""


PlanTimingBody = TypedDict("PlanTimingBody", {
    "type": 'PostPlanTiming',
    "column": 'NotRequired[str | None]',
    "at": 'NotRequired[list[str]]',
    "from": 'NotRequired[str]',
    "times": 'NotRequired[list[str]]',
    "days_of_week": 'NotRequired[list[int]]',
})


class PostPlanBody(TypedDict):
    targets: list[PlanTargetBody]
    """Each row becomes one post for each of them; several on one platform need different accounts"""
    files: NotRequired[PlanFilesBody]
    """Posts without media where absent"""
    timing: PlanTimingBody
    requires_approval: NotRequired[bool]
    """True: posts are drafts until a person approves each of them"""


class CheckPlanBody(TypedDict):
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    rows_after: NotRequired[int]
    """Only rows behind the one with this id, by position"""
    rows_limit: NotRequired[int]
    """Maximum number of rows that one response covers"""


class RowErrorView(TypedDict):
    row_id: int
    platform: Platform
    account_id: int | None
    """Null if no account can be used"""
    field: str
    """Of the plan, or of the post as in platform_validation_failed"""
    error: str


class CheckedPlanView(TypedDict):
    checked: int
    """Number of rows that were checked"""
    errors: list[RowErrorView]
    """By position of the row; empty if all posts can be made"""
    next_rows_after: int | None
    """`rows_after` of the next request; null if no rows follow"""


class MakePostsBody(TypedDict):
    row_ids: list[int]


class PlannedPostView(TypedDict):
    row_id: int
    platform: Platform
    account_id: int
    """The account that publishes it"""
    post_id: int
    created: bool
    """False for a post that an earlier request has made"""


class MadePostsView(TypedDict):
    posts: list[PlannedPostView]
    """Of all requested rows"""
    errors: list[RowErrorView]
    """Of rows of which no post was made"""


class SlotView(TypedDict):
    time: str
    """In the agent’s time zone"""
    days_of_week: list[int]
    """0 is Monday, 6 Sunday"""


class SlotsView(TypedDict):
    slots: list[SlotView]
    """By time of day"""


class SlotBody(TypedDict):
    time: str
    """Local time of day"""
    days_of_week: NotRequired[list[int]]
    """0 is Monday, 6 Sunday; default: every day"""


class SlotsBody(TypedDict):
    slots: list[SlotBody]


LiveEventView = TypedDict("LiveEventView", {
    "kind": 'LiveEventKind',
    "agent_id": 'int | None',
    "at": 'str',
    "origin": 'NotRequired[str]',
    "ids": 'NotRequired[list[int] | None]',
    "id": 'NotRequired[int]',
    "sheet_id": 'NotRequired[int | None]',
    "sheet_version": 'NotRequired[int]',
    "cell_id": 'NotRequired[int | None]',
    "layer_id": 'NotRequired[int | None]',
    "generated": 'NotRequired[bool]',
    "generation_id": 'NotRequired[int]',
    "render_job_id": 'NotRequired[int]',
    "content_resource_id": 'NotRequired[int | None]',
    "progress": 'NotRequired[float | None]',
    "user_id": 'NotRequired[int]',
    "client_id": 'NotRequired[str]',
    "batch_id": 'NotRequired[int]',
    "post_id": 'NotRequired[int]',
    "gate_id": 'NotRequired[str]',
    "idea_id": 'NotRequired[int]',
    "run_id": 'NotRequired[str]',
    "user_job_id": 'NotRequired[int]',
    "backup_id": 'NotRequired[int]',
    "type": 'NotRequired[str]',
    "round": 'NotRequired[int]',
    "status": 'NotRequired[str]',
    "preview": 'NotRequired[bool]',
    "platform": 'NotRequired[str]',
    "error_code": 'NotRequired[str | None]',
    "object_type": 'NotRequired[str]',
    "asset_type": 'NotRequired[str]',
    "posts": 'NotRequired[int]',
    "comments": 'NotRequired[int]',
    "from": 'NotRequired[str]',
    "to": 'NotRequired[str]',
})


class PresenceBody(TypedDict):
    client_id: str
    """Name of the client, such as of a tab; the same as in `X-Client-Id`"""
    agent_id: NotRequired[int | str]
    """Agent whose sheet the client shows, by integer id or uuid"""
    sheet_id: NotRequired[int | None]
    """Sheet that the client shows; needs `agent_id`"""
    cell_id: NotRequired[int | None]
    """Cell that is selected in the sheet; needs `sheet_id`"""


class NotificationView(TypedDict):
    id: int
    kind: NotificationKind
    text: str
    """What happened, in words, with the present names"""
    code: str | None
    """What happened, for programs: the act of `security`, why a batch has paused, the status of a post"""
    count: int
    """Number of alike events, such as failed videos of a sheet on a day"""
    happened_at: str
    """Time of the latest event"""
    read_at: str | None
    archived_at: str | None
    agent_id: int | None
    agent_name: str | None
    sheet_id: int | None
    """Null also for a sheet that was deleted"""
    sheet_title: str | None
    user_id: int | None
    """The member whom it is about"""
    user_name: str | None
    batch_id: int | None
    render_job_id: int | None
    """Of the latest render"""
    post_id: int | None
    """Of the latest post"""
    account_id: int | None
    platform: Platform | None
    gate_id: str | None
    run_id: str | None


class NotificationsView(TypedDict):
    items: list[NotificationView]
    """Latest first"""
    next_cursor: str | None
    """Null on the last page"""
    unread_count: int
    """Of all notifications that are not archived; 100 also where there are more"""


class NotificationChangeBody(TypedDict):
    ids: NotRequired[list[int]]
    """These notifications"""
    until: NotRequired[str]
    """Instead of `ids`: all that are not archived and happened up to this time, such as that of the latest one"""
    read: NotRequired[bool]
    """Whether you have read them"""
    archived: NotRequired[bool]
    """Whether they are archived; archived ones are not counted as unread"""


class NotificationChangeView(TypedDict):
    changed: int
    """Number of notifications that are different now"""
    unread_count: int
    """Of all notifications that are not archived; 100 also where there are more"""


class NotificationChannelsView(TypedDict):
    kind: NotificationKind
    in_app: bool
    """Listed among your notifications"""
    by_mail: bool
    """Mailed, unless `digest` is `off`"""


class NotificationPreferencesView(TypedDict):
    digest: WhenNotificationsAreMailed
    hour: int
    """Hour of the day of daily and weekly mails, in your time zone"""
    weekday: int
    """Day of weekly mails, counted from Monday (0)"""
    time_zone: str
    """That of your profile, or UTC"""
    next_mail_at: str | None
    """When the next daily or weekly mail is due"""
    email: str
    """The address to which mails are sent"""
    mail_hindrance: WhyNoMailAboutNotificationsIsSent | None
    """Why no mail is sent; null where nothing hinders it"""
    kinds: list[NotificationChannelsView]
    """All kinds"""


class NotificationChannelsBody(TypedDict):
    kind: NotificationKind
    in_app: NotRequired[bool]
    by_mail: NotRequired[bool]


class NotificationPreferencesBody(TypedDict):
    digest: NotRequired[WhenNotificationsAreMailed]
    hour: NotRequired[int]
    """Hour of the day of daily and weekly mails, in your time zone"""
    weekday: NotRequired[int]
    """Day of weekly mails, counted from Monday (0)"""
    kinds: NotRequired[list[NotificationChannelsBody]]
    """Those that you change"""


class IntegrationView(TypedDict):
    connected: bool
    masked_key: str | None
    """Last characters of the key; null without one"""


class ApiKeyBody(TypedDict):
    api_key: str
    """A key of your own at the vendor"""


class SubscriptionView(TypedDict):
    tier: str | None
    """The plan of the key's account"""


class VendorUserView(TypedDict):
    subscription: SubscriptionView


class ConnectedView(TypedDict):
    connected: bool
    user: VendorUserView


class ValidityView(TypedDict):
    valid: bool


class CreditsView(TypedDict):
    balance: float
    """Grants − captures"""
    held: float
    """Held by running jobs"""
    available: float
    """Balance − held"""


class StorageView(TypedDict):
    used_bytes: int
    """Bytes of the files of this organization"""
    quota_bytes: int | None
    """Bytes that all organizations of its founder may store; null without a limit"""
    left_bytes: int | None
    """Bytes that these organizations may still store; null without a limit"""


class OpenBatchView(TypedDict):
    id: int
    status: BatchStatus
    through: BatchThrough
    """Each includes the ones before"""
    paused_reason: PausedBatchReason | None
    """Why the batch paused by itself; null when a user paused it"""
    total: int
    """Number of cells and of rows with posts, without those that were deleted before they were made"""
    completed: int
    failed: int
    """Includes cells whose generation or render was stopped, and what depends on those"""
    progress: list[BatchProgressView]
    """The same numbers by stage"""
    credits_spent: float
    """Captured so far"""
    credits_held: float
    """Held for running generations and renders"""
    max_credits: float | None
    estimate: EstimatedCreditsView | None
    """What it was estimated to cost at its start; null for a batch over more than 20,000 cells"""
    created_at: str
    sheet_id: int


class PostCountsView(TypedDict):
    drafts: int
    """Wait for the approval of a person"""
    scheduled: int
    """Wait for their time"""
    failed: int
    """Failed on a platform or more within the last 7 days"""


class AccountCountsView(TypedDict):
    connected: int
    """Can publish"""
    to_reconnect: int
    """Cannot publish until somebody connects them again"""


class AgentHealthView(TypedDict):
    id: int
    uuid: str
    name: str
    avatar_url: str | None
    """Its primary avatar, read without credentials"""
    is_system: bool
    """True for the agent that every organization has"""
    last_active_at: str
    """When the agent or one of its sheets was last changed, or a generation or post last ordered"""
    sheets: int
    """Number of its sheets, without deleted ones"""
    open_batches: list[OpenBatchView]
    """Running and paused ones, newest first"""
    posts: PostCountsView
    accounts: AccountCountsView


class OverviewView(TypedDict):
    organization: OrganizationView
    credits: CreditsView
    storage: StorageView | None
    """Null while the upload service does not answer"""
    agents: list[AgentHealthView]
    """The last active first"""
    agents_total: int
    """Number of agents on all pages"""


class AttentionItemView(TypedDict):
    kind: WhatNeedsPersonKind
    item_id: str
    """Id of the record among those of its kind, for dismissing it"""
    code: str
    """Why, for programs: `approval_required`, the `error_code` of the post, the status of the account, …"""
    reason: str
    """Why, in words; of a gate what is to be approved"""
    since: str
    expires_at: str | None
    """Until when a gate can be decided; null for everything else"""
    agent_id: int
    agent_name: str
    title: str | None
    """Of the sheet, the post or the account, shortened; null for the others"""
    sheet_id: int | None
    """The sheet of a batch or render"""
    row_id: int | None
    """The row of a render, or of a post that has one"""
    cell_id: int | None
    """The cell of a render"""
    batch_id: int | None
    render_job_id: int | None
    post_id: int | None
    account_id: int | None
    platform: Platform | None
    """Of the account, or the first one on which the post has failed"""
    gate_id: str | None
    """Id of `pending_action` of the run"""
    run_id: str | None
    """The run that waits at the gate"""
    endpoint: WebhookDeliveryAddress | None


class AttentionView(TypedDict):
    items: list[AttentionItemView]
    """Newest first"""
    next_cursor: str | None
    """Null on the last page"""


class DismissalBody(TypedDict):
    since: str
    """`since` of the item as you saw it; another state of it is not dismissed"""


class SpentGroupView(TypedDict):
    group: str
    """A date, an id or a name, as `group_by` says; `none` for what concerns nothing of the sort, `unknown` for work that another service stores or that is stored no longer, `other` for all groups that are not listed"""
    label: str | None
    """The name of the agent or the title of the sheet"""
    credits: float
    """Captured credits"""
    entries: int
    """Number of captures"""
    ledger_query: str
    """Query of `GET /organizations/{organization_id}/credits` that lists these captures"""


SpendingView = TypedDict("SpendingView", {
    "group_by": 'SpendingGroupBy',
    "from": 'str',
    "to": 'str',
    "time_zone": 'str',
    "credits": 'float',
    "entries": 'int',
    "groups": 'list[SpentGroupView]',
})


class LedgerEntryView(TypedDict):
    id: int
    kind: LedgerEntryKind
    amount: float
    """Credits"""
    reference: str
    """Shared by all entries of one job"""
    agent_id: int | None
    """The agent that it was for; null where base stores no record of it"""
    sheet_id: int | None
    """The sheet in which it was used; null for what belongs to none"""
    created_at: str


class StatementView(TypedDict):
    balance: float
    """Grants − captures"""
    held: float
    """Held by running jobs"""
    available: float
    """Balance − held"""
    entries: list[LedgerEntryView]
    """Newest first"""


class FileUseView(TypedDict):
    kind: WhatUsesFileKind
    title: str | None
    """Of the sheet, or of the post where it has one, shortened"""
    name: str | None
    """Of the column or the layer; null of a post"""
    sheet_id: int | None
    """Null of a post"""
    row_id: int | None
    """Null of a post without a row"""
    cell_id: int | None
    """The cell, or the one of the layer; null of a post"""
    layer_id: int | None
    """Null except of a layer"""
    post_id: int | None
    """Null except of a post"""


class FileUsesView(TypedDict):
    uses: list[FileUseView]
    """Cells and layers by sheet, then posts by their time"""
    has_more: bool
    """True if there are more than the answer names"""


class ApiError(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: ErrorCode
    errors: NotRequired[FieldErrors]


class ChangedLaterErrorItems(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["changed_later"]
    errors: NotRequired[FieldErrors]
    items: NotRequired[list[ItemChangedLater]]
    """Of `changed_later`: up to 20 of the items that have changed since"""


class ContentResourceCreationFailedErrorReason(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["content_resource_creation_failed"]
    errors: NotRequired[FieldErrors]
    reason: NotRequired[Literal["unsupported_media"]]
    """The bytes are not of an accepted type; absent for a missing file"""


ErrorCode: TypeAlias = 'Literal["agent_creation_failed", "agent_not_found", "agent_update_failed", "already_undone", "avatar_creation_failed", "avatar_update_failed", "backup_interrupted", "change_not_found", "changed_since", "charge_rejected", "conflict", "content_resource_not_found", "cost_exceeds_limit", "direct_upload_failed", "email_unverified", "file_size_exceeded", "folder_removal_failed", "forbidden", "fresh_second_factor_required", "funding_lookup_failed", "idea_not_refined", "idempotency_answer_not_stored", "idempotency_key_in_use", "idempotency_key_reused", "idempotency_outcome_unknown", "insufficient_credits", "insufficient_credits_for_job", "invalid_api_key", "invalid_content_type", "invalid_key", "job_cannot_be_stopped", "job_status_invalid", "mail_not_configured", "media_fetch_failed", "no_active_credit_purchase", "not_found", "organization_not_found", "origin_not_allowed", "passkeys_not_configured", "payload_too_large", "permission_denied", "platform_edit_failed", "project_not_found", "provenance_disabled", "provenance_pricing_not_configured", "rate_limited", "readback_failed", "resync_required", "second_factor_missing", "service_unavailable", "source_download_failed", "spreadsheet_not_found", "storage_quota_exceeded", "too_many_jobs", "too_many_rounds", "unauthorized", "unreadable_source", "unsupported_tus_version", "upload_checksum_mismatch", "upload_continued_elsewhere", "upload_failed", "upload_mismatch", "upload_offset_conflict", "usable_credit_required", "user_job_not_found", "user_voice_resource_not_found", "validation_error", "vendor_not_set_up", "voice_id_required", "voice_limit_reached"]'


class FieldError(TypedDict):
    field: str
    problem: str


FieldErrors: TypeAlias = 'list[FieldError]'


class ImportError(TypedDict):
    row: NotRequired[int]
    """Only of a line; 0 for the line of titles"""
    column: NotRequired[str | None]
    """Only of a line"""
    error: NotRequired[str]
    """Only of a line: the same as `problem`"""
    field: str
    """Path of the value, as in `rows[3].TITLE` with the number of the row"""
    problem: str


class InsufficientScopeErrorMissingScopes(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["insufficient_scope"]
    errors: NotRequired[FieldErrors]
    missing_scopes: NotRequired[list[str]]
    """Of `insufficient_scope`: the scopes of `x-scope` that the key lacks"""


class ItemChangedLater(TypedDict):
    kind: str
    """`row`, `column`, `cell`, `layer` or `sheet`"""
    id: int
    """Id of the item"""


class LastOwnerErrorOrganizations(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["last_owner"]
    errors: NotRequired[FieldErrors]
    organizations: NotRequired[list[OwnedOrganization]]
    """Of `last_owner`: the organizations that have no other owner"""


class OwnedOrganization(TypedDict):
    id: int
    name: str


class PlatformValidationFailedErrorDetail(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["platform_validation_failed"]
    errors: NotRequired[FieldErrors]
    detail: NotRequired[PostViolations]


class PostViolation(TypedDict):
    platform: str | None
    """Null if the violation is not specific to a platform"""
    field: str
    error: str


class PostViolations(TypedDict):
    """The first violation, and all of them"""
    error: str
    error_code: str
    platform: str | None
    """Null if the violation is not specific to a platform"""
    field: str
    errors: list[PostViolation]


class SecondFactorRequiredErrorChallengeExpiresInKinds(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["second_factor_required"]
    errors: NotRequired[FieldErrors]
    challenge: NotRequired[str]
    """Of `second_factor_required`: names the sign-in at `POST /auth/second_factor`"""
    expires_in: NotRequired[int]
    """Of `second_factor_required`: seconds until the challenge expires"""
    kinds: NotRequired[list[SecondFactorKind]]
    """Of `second_factor_required`: kinds of second factors that you have; a recovery code replaces each of them"""


class TooMuchUncollectedWorkErrorAcceptedAgainAt(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["too_much_uncollected_work"]
    errors: NotRequired[FieldErrors]
    accepted_again_at: NotRequired[str]
    """When generations of this type are accepted again, unless more work is stopped until then"""


class ValidationErrorErrorsErrorsTruncated(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["validation_error"]
    errors: NotRequired[list[ImportError]]
    """The invalid fields, or the lines of a strict import"""
    errors_truncated: NotRequired[bool]


JsonObject: TypeAlias = 'dict[str, Any]'


AccessKeyScope: TypeAlias = 'Literal["read", "write", "spend", "publish", "account"]'


AccessKeyStatus: TypeAlias = 'Literal["active", "expired", "revoked"]'


AssetLibraryOrder: TypeAlias = 'Literal["default", "recent"]'


AssetType: TypeAlias = 'Literal["AssetFolder", "ContentResource"]'


AuditLogAction: TypeAlias = 'Literal["user.signed_up", "user.signed_in", "user.sign_in_failed", "user.second_factor_failed", "user.identity_linked", "user.signed_out", "user.signed_out_everywhere", "user.renamed", "user.deleted", "user.password_changed", "user.password_reset", "second_factor.added", "second_factor.renamed", "second_factor.removed", "second_factor.copied", "recovery_code.used", "recovery_codes.renewed", "session.factor_proved", "session.ended", "session.refresh_reused", "access_key.created", "access_key.renamed", "access_key.revoked", "access_key.all_revoked", "organization.created", "organization.renamed", "organization.second_factor_changed", "organization.founder_changed", "organization.deleted", "member.added", "member.invited", "member.invitation_withdrawn", "member.joined", "member.role_changed", "member.removed", "agent.created", "agent.updated", "agent.deleted", "social_account.connected", "social_account.disconnected", "automation_config.updated", "automation_config.secret_rotated", "vendor_key.saved", "vendor_key.removed", "content_resource.address_withdrawn", "attention.dismissed", "attention.restored", "credits.granted", "uncollected_work.paid"]'


BatchOnly: TypeAlias = 'Literal["missing", "stale", "failed"]'


BatchStatus: TypeAlias = 'Literal["running", "paused", "stopped", "completed"]'


BatchThrough: TypeAlias = 'Literal["cells", "render", "post"]'


CellOrLayerGenerations: TypeAlias = 'Literal["all", "latest", "none"]'


ChangedItemKind: TypeAlias = 'Literal["sheet", "row", "column", "cell"]'


ColumnRole: TypeAlias = 'Literal["script", "ingredient", "video", "final_video", "stats"]'


ColumnType: TypeAlias = 'Literal["text", "image", "audio", "video", "stats"]'


ConditionsCombination: TypeAlias = 'Literal["all", "any"]'


ContentResourceType: TypeAlias = 'Literal["image", "video", "audio", "zip", "safe_tensors"]'


DefaultVoiceSource: TypeAlias = 'Literal["voice_vendor_a", "voice_vendor_b", "user_voice_resource"]'


DeletedItemsKind: TypeAlias = 'Literal["row", "column", "layer"]'


ExportFormat: TypeAlias = 'Literal["csv", "xlsx", "json"]'


FileInspection: TypeAlias = 'Literal["pending", "passed", "failed"]'


GenerationType: TypeAlias = 'Literal["text_generation", "image_generation", "video_generation", "audio_generation", "transcription", "voice_preview"]'


GridCellGenerations: TypeAlias = 'Literal["latest", "none"]'


ImageGenerationsName: TypeAlias = 'Literal["image_from_text", "image_generation"]'


ItemChange: TypeAlias = 'Literal["created", "updated", "deleted"]'


JobStatus: TypeAlias = 'Literal["pending", "processing", "completed", "failed", "stopped"]'


LayerType: TypeAlias = 'Literal["text", "image", "video", "audio"]'


LedgerEntryKind: TypeAlias = 'Literal["grant", "hold", "capture", "release"]'


LedgerGroupBy: TypeAlias = 'Literal["agent", "sheet", "kind", "model", "network"]'


LibraryVoiceSource: TypeAlias = 'Literal["public", "user_designed", "user_trained", "user_vendor_a"]'


LiveEventKind: TypeAlias = 'Literal["ready", "resync", "generation.progressed", "render.progressed", "presence.updated", "presence.ended", "sheet.created", "sheet.updated", "sheet.deleted", "sheet.restored", "sheet.variables_imported", "saved_view.changed", "row.created", "row.updated", "row.deleted", "column.created", "column.updated", "column.deleted", "cell.updated", "layer.created", "layer.updated", "layer.deleted", "generation.completed", "generation.failed", "generation.stopped", "render.completed", "render.failed", "render.stopped", "post_target.published", "post_target.failed", "post.published", "post.failed", "content_resource.uploaded", "monitoring.completed", "monitoring.failed", "idea.created", "idea.status_changed", "backup.synced", "backup.failed", "agent.created", "agent.updated", "agent.deleted", "batch.changed", "gate.changed", "social_account.lost", "credits.low", "notification.changed", "organization.renamed", "organization.second_factor_changed", "member.added", "member.invited", "member.invitation_withdrawn", "member.joined", "member.role_changed", "member.removed", "social_account.connected", "social_account.disconnected", "attention.dismissed", "attention.restored", "credits.granted", "uncollected_work.paid"]'


MemberStatus: TypeAlias = 'Literal["active", "invited"]'


ModelGenerationType: TypeAlias = 'Literal["text", "image_from_text", "video_from_text", "audio_generation", "transcription"]'


MonitoredPlatform: TypeAlias = 'Literal["shortvideo", "photoshare", "videohost"]'


MonitoringSearch: TypeAlias = 'Literal["username", "hashtag", "keyword"]'


MonitoringStatus: TypeAlias = 'Literal["pending", "processing", "completed", "failed"]'


NotificationKind: TypeAlias = 'Literal["gate_opened", "post_failed", "post_published", "render_failed", "render_completed", "batch_completed", "batch_paused", "account_lost", "member_joined", "member_removed", "member_role_changed", "credits_low", "weekly_limit_reached", "production_reported", "security"]'


OrganizationRole: TypeAlias = 'Literal["viewer", "editor", "manager", "owner"]'


PausedBatchReason: TypeAlias = 'Literal["max_credits", "insufficient_credits", "too_much_uncollected_work"]'


Platform: TypeAlias = 'Literal["shortvideo", "photoshare", "pagesocial", "videohost", "microblog", "professional"]'


PlatformPostNormalizedStatus: TypeAlias = 'Literal["accepted", "publishing", "published", "failed"]'


PlatformPostStatus: TypeAlias = 'Literal["scheduled", "publishing", "success", "failed"]'


PostMedia: TypeAlias = 'Literal["video", "image", "document"]'


PostPlanTiming: TypeAlias = 'Literal["column", "fixed", "slots", "cadence", "now"]'


PostScheduleType: TypeAlias = 'Literal["now", "specific_time", "next_available"]'


PostStatus: TypeAlias = 'Literal["draft", "scheduled", "publishing", "success", "partial", "failed"]'


ProfessionalNetworkPostVisibility: TypeAlias = 'Literal["public", "connections", "loggedin"]'


RefreshTokenHolder: TypeAlias = 'Literal["body", "cookie"]'


ResultType: TypeAlias = 'Literal["video", "image", "audio"]'


RowCellVideoOrPostsState: TypeAlias = 'Literal["missing", "fresh", "stale", "failed", "skipped", "queued", "working"]'


RowStage: TypeAlias = 'Literal["cells", "render", "post"]'


SavedViewCondition: TypeAlias = 'Literal["contains", "contains_not", "equals", "equals_not", "is_empty", "is_not_empty", "is_greater", "is_less"]'


SecondFactorKind: TypeAlias = 'Literal["totp", "passkey"]'


SocialAccountStatus: TypeAlias = 'Literal["connected", "expired", "disconnected"]'


SpendingFormat: TypeAlias = 'Literal["json", "csv"]'


SpendingGroupBy: TypeAlias = 'Literal["day", "agent", "sheet", "kind", "model", "network"]'


StockAvatarSize: TypeAlias = 'Literal["picture", "thumbnail"]'


TextGenerationsName: TypeAlias = 'Literal["text", "text_generation"]'


TypeToFilterAssetLibraryBy: TypeAlias = 'Literal["image", "video", "audio", "folder"]'


ValuesComparison: TypeAlias = 'Literal["text", "natural", "number"]'


VideoGenerationsName: TypeAlias = 'Literal["video_from_text", "video_generation"]'


VideoHostVideoVisibility: TypeAlias = 'Literal["public", "unlisted", "private"]'


WebhookDeliveryAddress: TypeAlias = 'Literal["webhook", "callback"]'


WebhookDeliveryStatus: TypeAlias = 'Literal["pending", "delivered", "failed", "cancelled"]'


WebhookEventType: TypeAlias = 'Literal["generation.completed", "generation.failed", "generation.stopped", "render.completed", "render.failed", "row.created", "row.updated", "row.deleted", "cell.updated", "post.published", "post.failed", "idea.created", "idea.status_changed", "monitoring.completed", "monitoring.failed", "backup.synced", "backup.failed", "test"]'


WhatNeedsPersonKind: TypeAlias = 'Literal["gate", "post", "account", "batch", "render", "webhook_endpoint"]'


WhatUsesFileKind: TypeAlias = 'Literal["cell", "layer", "post"]'


WhenNotificationsAreMailed: TypeAlias = 'Literal["off", "immediately", "daily", "weekly"]'


WhyNoMailAboutNotificationsIsSent: TypeAlias = 'Literal["no_mail_server", "unproved_address"]'


class AgentCoreView(TypedDict):
    brand_name: str | None
    description: str | None
    identity_type: AgentIdentity | None
    goal: str | None
    target_platforms: list[Platform]
    shortform: bool | None
    longform: bool | None
    onboarding_status: str | None
    keywords: list[str]
    monitored: list[MonitoredItemView]
    """Sources of inspiration"""
    research_topics: list[ResearchTopicView]
    """Fields of expertise"""
    linked_accounts: list[LinkedAccountView]
    """The agent's own accounts"""
    provenance_enabled: bool
    provenance_auto_backup_sources: list[EventThatMakesProvenanceBackup]
    provenance_auto_backup_asset_types: list[ProvenanceBackupFile]
    agent_id: str
    personality: str | None
    default_user_voice: CoreVoiceView | None


AgentIdentity: TypeAlias = 'Literal["brand", "character"]'


class MonitoredItemView(TypedDict):
    handle: str
    item_type: FollowedSourceType


FollowedSourceType: TypeAlias = 'Literal["account", "hashtag", "keyword"]'


class ResearchTopicView(TypedDict):
    topic: str


class LinkedAccountView(TypedDict):
    id: int
    url: str
    platform: Platform | None
    display_name: str | None


EventThatMakesProvenanceBackup: TypeAlias = 'Literal["generated", "uploaded", "downloaded", "published"]'


ProvenanceBackupFile: TypeAlias = 'Literal["video", "image"]'


class CoreVoiceView(TypedDict):
    voice_id: str
    name: str | None
    source: str | None


class AgentCorePatch(TypedDict):
    agent_id: NotRequired[int | str]
    """May be sent back as it was read"""
    brand_name: NotRequired[str | None]
    description: NotRequired[str | None]
    """The brand in two or three sentences"""
    identity_type: NotRequired[AgentIdentity | None]
    goal: NotRequired[str | None]
    target_platforms: NotRequired[list[Platform] | None]
    """Platforms to make content for"""
    shortform: NotRequired[bool | None]
    longform: NotRequired[bool | None]
    onboarding_status: NotRequired[str | None]
    keywords: NotRequired[list[str] | None]
    """Sent without `monitored`, they are monitored, and nothing else is"""
    monitored: NotRequired[list[MonitoredItemBody] | None]
    """Sources of inspiration, watched for trends on the target platforms that can be, else on `shortvideo`, and paid for like those of a watchlist; a keyword that is one of `keywords` is not looked for"""
    research_topics: NotRequired[list[ResearchTopicBody] | None]
    """Fields of expertise; recurring jobs research them, the default one daily"""
    linked_accounts: NotRequired[list[LinkedAccountBody] | None]
    """The agent's own accounts"""
    personality: NotRequired[str | None]
    default_user_voice: NotRequired[CoreVoiceBody | None]
    provenance_enabled: NotRequired[bool | None]
    """Switches automatic backup; off until set"""
    provenance_auto_backup_sources: NotRequired[list[EventThatMakesProvenanceBackup] | None]
    """Events that back up; none where empty"""
    provenance_auto_backup_asset_types: NotRequired[list[ProvenanceBackupFile] | None]
    """What is backed up"""


class MonitoredItemBody(TypedDict):
    handle: str
    item_type: FollowedSourceType


class ResearchTopicBody(TypedDict):
    topic: str


class LinkedAccountBody(TypedDict):
    id: NotRequired[int]
    """Of an account that is linked already; what you leave out of it stays"""
    url: str
    """Http or https, with a public host name and without credentials"""
    platform: NotRequired[Platform | None]
    display_name: NotRequired[str | None]


class CoreVoiceBody(TypedDict):
    voice_id: str
    name: NotRequired[str | None]
    source: NotRequired[str | None]


class OutcomesView(TypedDict):
    brand: NotRequired[OutcomeView]
    personality: NotRequired[OutcomeView]
    voice: NotRequired[OutcomeView]
    """`default_user_voice`"""


class OutcomeView(TypedDict):
    status: AgentCoreChangeOutcome
    data: NotRequired[JsonObject]
    """Where ok: the target's fields as they are now"""
    error: NotRequired[str]
    """Where error: why nothing of this target changed"""


AgentCoreChangeOutcome: TypeAlias = 'Literal["ok", "error"]'


class ConversationView(TypedDict):
    id: str
    agent_id: str
    title: str
    pinned: bool
    created_at: str
    updated_at: str
    """When it was last written to"""


class ConversationsView(TypedDict):
    conversations: list[ConversationView]


class AttachmentView(TypedDict):
    signed_id: NotRequired[str]
    filename: NotRequired[str]
    content_type: NotRequired[str]
    url: NotRequired[str]


class MessageView(TypedDict):
    id: int
    role: MessageRole
    content: str
    attachments: list[AttachmentView]
    run_id: str
    """The run that it belongs to; of a report of a recurring job an id that no run has"""
    created_at: str


class ConversationDetailView(TypedDict):
    id: str
    agent_id: str
    title: str
    pinned: bool
    created_at: str
    updated_at: str
    """When it was last written to"""
    messages: list[MessageView]
    """Oldest first; of a very long conversation the newest 1,000"""


class MessagesView(TypedDict):
    messages: list[MessageView]
    """Oldest first"""
    next_cursor: int | None
    """Null on the last page"""


class UpdateConversationBody(TypedDict):
    title: NotRequired[str]
    pinned: NotRequired[bool]


class ProductionVideoView(TypedDict):
    content_resource_id: int
    """The file in the library"""
    url: str
    thumbnail_url: str | None


class ProductionMetricsView(TypedDict):
    counts: JsonObject
    """`views`, `likes`, `comments` and `shares`; null where the network does not report it"""
    read_at: str
    """When the network was asked"""


class ProductionPlatformView(TypedDict):
    platform: Platform
    status: PlatformIdeaPostStatus
    post_url: str | None
    """Public link to the live post"""
    published_at: str | None
    error_code: str | None
    metrics: ProductionMetricsView | None
    """Null until they are read"""


class ProductionPostView(TypedDict):
    post_id: int
    status: IdeaPostStatus
    scheduled_time: str
    platforms: list[ProductionPlatformView]


class IdeaProductionView(TypedDict):
    vidsheet_id: int | None
    """Null if the idea has no row"""
    row_id: int | None
    """The row that was made of the idea"""
    row_position: int | None
    """Position of the row, from 0"""
    video: ProductionVideoView | None
    """The newest render of the final video of the row, not a draft; null if there is none"""
    posts: list[ProductionPostView]
    """Posts with the `idea_id`, or of a video of the row; the 20 newest, newest first"""
    posts_truncated: bool
    """True in a long list that cannot hold these posts, nor the figures of its oldest ideas; read the idea itself to see them"""
    figures: JsonObject | None
    """Sums over these posts: `views`, `likes`, `comments` and `shares`; null where the network does not report it; null until any are read"""


class IdeaView(TypedDict):
    id: int
    idea_id: int
    """The same as `id`"""
    agent_id: str
    title: str
    hook: str
    """The first words of the video"""
    description: str
    video_type: IdeaVideoType
    video_type_id: int
    """1 talking_head, 2 voice_over, 3 slideshow, 4 tutorial, 5 listicle, 6 story"""
    status: IdeaStatus
    data: JsonObject
    """`run_id`: the run that proposed it; `refined_by_run_id`: the last that refined it; `ingredients`: further texts of the video by the name of their column"""
    created_at: str
    production: NotRequired[IdeaProductionView | None]
    """What was made of the idea; null if it has neither a row nor a post. Only where an idea or the list is read, and absent while the service that owns vidsheets does not answer"""


class ConvertIdeasBody(TypedDict):
    agent_id: int | str
    """Integer id or uuid"""
    idea_ids: NotRequired[list[int]]
    """Ideas of the agent, in the order of their rows; an id that occurs again is ignored"""
    vidsheet_id: NotRequired[int]
    """A vidsheet of the agent that gets the rows, at its end"""
    columns: NotRequired[JsonObject]
    """The column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types"""
    all_accepted: NotRequired[bool]
    """True instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most 500 at a time. Ideas with `{{` in a text are left out"""
    template: NotRequired[str]
    """Instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which new vidsheets are made"""
    vidsheets: NotRequired[VidsheetsThatAreMadeFromTemplate]
    """With `template`; `one` if absent"""
    title: NotRequired[str]
    """Of the one new vidsheet; the title of the template if absent"""


class ConvertedIdeaView(TypedDict):
    idea_id: int
    vidsheet_id: int | None
    row_id: int | None
    """The row of the vidsheet that was made of the idea"""
    created: bool
    """False if the idea had this row before, or has none"""
    reason: ReasonForWhichIdeaHasNoRow | None
    """Null if it has a row"""


class ConvertedIdeasView(TypedDict):
    ideas: list[ConvertedIdeaView]
    """One for each requested idea, in the order of the request; with `all_accepted` those that one request takes"""
    has_more: bool
    """With `all_accepted`, whether another request would make rows of further ideas"""


class ProduceIdeasBody(TypedDict):
    agent_id: int | str
    """Integer id or uuid"""
    idea_ids: NotRequired[list[int]]
    """Ideas of the agent, in the order of their rows; an id that occurs again is ignored"""
    vidsheet_id: NotRequired[int]
    """A vidsheet of the agent that gets the rows, at its end"""
    columns: NotRequired[JsonObject]
    """The column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types"""
    all_accepted: NotRequired[bool]
    """True instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most `limit` at a time"""
    limit: NotRequired[int]
    """With `all_accepted`: maximum number of ideas; 500 if absent"""
    template: NotRequired[str]
    """Instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which one new vidsheet is made"""
    title: NotRequired[str]
    """With `template`: title of the new vidsheet; that of the template if absent"""
    through: NotRequired[IdeasThrough]
    max_credits: NotRequired[float]
    """Maximum credits that the batch holds and has spent, with up to six decimals; no limit if absent"""
    requires_approval: NotRequired[bool]
    """With `template`: replaces `requires_approval` of the post plan of the new vidsheet"""
    timing: NotRequired[NewVidsheetPostsTiming]
    """With `template`: replaces the timing of the post plan of the new vidsheet"""


class ProducedIdeaView(TypedDict):
    idea_id: int
    vidsheet_id: int | None
    row_id: int | None
    """The row of the vidsheet that was made of the idea"""
    created: bool
    """False if the idea had this row before, or has none"""
    batch_id: int | None
    """The newest batch under way that makes something of the row"""
    reason: IdeaReasonForWhichNothingIsMade | None
    """Null if it has a row in the vidsheet"""


class EstimatedProductionView(TypedDict):
    min: float
    """Credits at least"""
    max: float
    """Credits at most"""


class ProductionBatchView(TypedDict):
    id: int
    """Read it with `GET /vidsheet/{id}/batches/{batch_id}`"""
    status: str
    """`running`, `paused`, `stopped` or `completed`"""
    through: IdeasThrough
    paused_reason: str | None
    """Why the batch paused by itself"""
    total: int
    """Number of cells and of rows with posts"""
    completed: int
    failed: int
    max_credits: float | None
    estimate: EstimatedProductionView | None
    """What it was estimated to cost at its start"""
    created_at: str


class ProductionView(TypedDict):
    vidsheet_id: int | None
    """The vidsheet of the batch; null if none of the ideas has a row in it"""
    ideas: list[ProducedIdeaView]
    """One for each requested idea, in the order of the request"""
    has_more: bool
    """With `all_accepted`, whether further accepted ideas have no row"""
    batch: ProductionBatchView | None
    """The batch that makes the rows, whether this or an earlier request has started it"""
    reason: IdeasReasonForWhichNoBatchMakesAnything | None
    """Null with a batch"""


class PreferencesView(TypedDict):
    content_idea_preferences: str | None
    """Null where nothing was said"""


class PreferencesBody(TypedDict):
    content_idea_preferences: str | None
    """What ideas should be like; null takes it away"""


class AttachmentBody(TypedDict):
    signed_id: NotRequired[str]
    """Of a direct upload"""
    filename: NotRequired[str]
    """Without folders, controls and marks of direction, which are left out; cut to 255 bytes"""
    content_type: NotRequired[str]
    url: NotRequired[str]
    """A public address, where there is no `signed_id`"""


class RunBody(TypedDict):
    message: str
    agent_id: int | str
    """Integer id or uuid"""
    conversation_id: NotRequired[str | None]
    """Continues this conversation; a new one begins where absent"""
    attachments: NotRequired[list[AttachmentBody] | None]
    """The agent reads those that are texts, and knows of others by name, type and address"""
    context: NotRequired[JsonObject | None]
    """Where the user is working, at most 10000 characters of JSON"""
    debug: NotRequired[bool]
    """The run then shows its steps"""


class StartedRunView(TypedDict):
    run_id: str
    conversation_id: str
    status: Literal["running"]
    progress_stream_url: str
    """Server-sent events; needs no other credential, so keep it to yourself; works until an hour after the end of the run, and for 24 hours at most"""


class RunMessageView(TypedDict):
    role: MessageRole
    content: str


class PendingAccountView(TypedDict):
    platform: str
    account_id: int
    display_name: str
    handle: str


class PendingMediaView(TypedDict):
    url: str
    """Shows the file that would be published, and no other one later"""
    sha256: str
    """In hexadecimal"""
    content_type: str
    byte_size: int
    thumbnail_url: str | None
    """Small picture of the file"""


class PendingActionView(TypedDict):
    id: str
    type: str
    """The tool that would be used"""
    summary: str
    cost: float
    """Credits that it may take at most"""
    parameters: JsonObject
    """Everything that the tool would get"""
    accounts: list[PendingAccountView]
    """That would publish; no others do"""
    media: list[PendingMediaView]
    """Files that would be published; no others are"""
    sha256: str | None
    """Of everything that is shown here, in hexadecimal; null where it changes only ideas"""
    expires_at: str | None
    """When it is rejected without an answer"""


class TrendView(TypedDict):
    id: int
    platform: str
    url: str
    creator: str
    caption: str
    hook: str
    """Its first words"""
    music: str | None
    thumbnail_url: str | None
    duration_seconds: float | None
    """Seconds"""
    posted_at: str
    watch_count: int
    like_count: int
    comment_count: int
    share_count: int
    save_count: int
    engagement_rate: float
    """0 to 1: likes, comments, shares and saves for each view"""
    trending_score: float
    """Higher with more attention, lower with age"""


class FoundGroupView(TypedDict):
    label: str
    """The hook, creator, music, theme or day"""
    posts: int
    watch_count: int
    engagement_rate: float
    """The mean of its posts, 0 to 1"""
    examples: list[str]


class RunResultView(TypedDict):
    kind: str
    """`top_videos`, `top_hooks`, `top_creators`, `trending_music`, `comment_themes` or `trends_over_time`"""
    summary: str
    filters: JsonObject
    """The question and the filters that were stated, and the limit"""
    videos: list[TrendView]
    """The grid, in the order that was asked for"""
    groups: list[FoundGroupView]
    """What the videos have in common; empty where videos are asked for"""


class TokensView(TypedDict):
    input: int
    output: int


class RunStepView(TypedDict):
    number: int
    kind: RunStepKind
    name: str | None
    """The tool"""
    input: JsonObject | None
    """What went in: arguments of a tool; of an answer the messages since the one before"""
    output: JsonObject
    """What came out"""
    usage: TokensView | None
    """Of the model, where it was asked"""
    cost: float
    """Credits for its text"""


class RunView(TypedDict):
    run_id: str
    conversation_id: str
    agent_id: str
    status: RunStatus
    messages: list[RunMessageView]
    pending_action: PendingActionView | None
    """What it waits for somebody to approve, for 23 hours"""
    error: str | None
    """Why it failed"""
    ideas_created: int
    """How many ideas it stored"""
    idea_ids: list[int]
    cost: float | None
    """Credits that it took"""
    created_at: str
    finished_at: str | None
    result: RunResultView | None
    """What its question to a watchlist found, null where it asked none; lists of runs leave it out"""
    steps: NotRequired[list[RunStepView]]
    """Of a run with `debug`"""


class ApproveBody(TypedDict):
    approved: bool
    """False: the run goes on without the action"""
    pending_action_id: NotRequired[str]
    """`pending_action.id` of the action that is decided. When the run waits with another one, nothing is decided. Without it the decision is about the present action"""
    pending_action_sha256: NotRequired[str]
    """`pending_action.sha256` of the action that was shown. When it differs now, nothing is decided"""


class RunsView(TypedDict):
    runs: list[RunView]
    """Newest first"""


class PlanItemView(TypedDict):
    number: int
    title: str
    done: bool


class RunProgressView(TypedDict):
    status: RunStatus
    plan: list[PlanItemView]
    thinking: list[str]
    """What it does and why, oldest first"""
    messages: list[RunMessageView]
    """Its answer, once there is one"""


class ResearchBody(TypedDict):
    agent_id: int | str
    """Integer id or uuid"""
    topic: str
    ideas: NotRequired[int]
    """How many ideas the agent is asked for; it chooses if absent"""


class RefineBody(TypedDict):
    instruction: str
    """What should be different"""


class ScheduleView(TypedDict):
    cadence: RecurringJobCadence
    timezone: str
    time_of_day: str
    """HH:MM"""
    days_of_week: NotRequired[list[int]]
    """Of a weekly one; 0 is Monday"""


class JobDeliveryView(TypedDict):
    type: RecurringJobDelivery
    email: NotRequired[str]


class JobProductionView(TypedDict):
    take: int
    when_short: RecurringJobWhenShort
    vidsheet_id: int | None
    template: str | None
    columns: JsonObject | None
    through: RecurringJobThrough
    max_credits: float | None
    weekly_credits: float


class LastProductionIdeaView(TypedDict):
    idea_id: int
    row_id: int | None
    """The row that was made of it"""
    reason: IdeaReasonForWhichNothingIsMade | None


class LastProductionView(TypedDict):
    vidsheet_id: int | None
    batch_id: int | None
    """Read it with `GET /vidsheet/{id}/batches/{batch_id}`"""
    ideas: list[LastProductionIdeaView]
    """The ideas that it took"""
    status: RecurringJobOrderStatus
    """When the batch was last read, at intervals of up to half an hour"""
    spent: float
    """Credits that the batch had spent then"""
    max_credits: float
    """Limit of the batch at its start"""
    error: str | None
    """Of a rejected order"""
    created_at: str


class RecurringJobView(TypedDict):
    id: str
    user_id: int
    """Who made it"""
    agent_id: str
    name: str
    job_type: RecurringJobType
    prompt: str
    schedule: ScheduleView
    delivery: JobDeliveryView
    production: JobProductionView | None
    """Null except for `produce_ideas`"""
    status: RecurringJobStatus
    next_run_at: str | None
    """Null while it is paused"""
    last_run_at: str | None
    conversation_id: str | None
    """Where its runs are talked about; null before the first"""
    last_delivery: RecurringJobMailOutcome | None
    """What became of the last mail; `waiting` until the address confirms, null before the first"""
    last_outcome: RecurringJobTimeOutcome | None
    """What became of its last time; null before the first"""
    last_production: LastProductionView | None
    """What it last ordered; null if it has ordered nothing"""
    created_at: str
    updated_at: str


class RecurringJobsView(TypedDict):
    recurring_jobs: list[RecurringJobView]
    """Newest first"""


class DefaultJobsView(TypedDict):
    recurring_jobs: list[RecurringJobView]
    """Newest first"""
    created: bool
    """False where the agent had its default job already"""


class ScheduleBody(TypedDict):
    cadence: RecurringJobCadence
    timezone: str
    time_of_day: str
    """Local, 24 hours"""
    days_of_week: NotRequired[list[int] | None]
    """0 is Monday, 6 Sunday; required for `weekly`, forbidden for `daily`"""


class DeliveryBody(TypedDict):
    type: RecurringJobDelivery
    email: NotRequired[str | None]
    """Required for `email`, forbidden for `chat_only`; with `ACCOUNT_PROOF=mail` it receives mails after it confirmed, unless it is the proved address of a member"""


class JobProductionBody(TypedDict):
    take: int
    """Maximum number of accepted ideas without a row at a time, the oldest first"""
    when_short: NotRequired[RecurringJobWhenShort]
    vidsheet_id: NotRequired[int | None]
    """A vidsheet of the agent that gets the rows, at its end"""
    template: NotRequired[str | None]
    """Instead of `vidsheet_id`: slug, uuid or id of a template from which a vidsheet is made each time"""
    columns: NotRequired[JsonObject | None]
    """The column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types"""
    through: NotRequired[RecurringJobThrough]
    """A key needs the scope `publish` for `post`"""
    max_credits: NotRequired[float | None]
    """Maximum credits of one time, with up to six decimals"""
    weekly_credits: float
    """Maximum credits that all times together have spent within seven days or may still spend"""


class CreateRecurringJobBody(TypedDict):
    name: NotRequired[str | None]
    """The first 80 characters of the prompt where absent"""
    job_type: RecurringJobType
    prompt: str
    schedule: ScheduleBody
    delivery: DeliveryBody
    production: NotRequired[JobProductionBody]
    """What it makes of accepted ideas; required for `produce_ideas`, forbidden for other types"""
    next_run_at: NotRequired[str | None]
    """When it runs for the first time, in the future; by its schedule where absent"""


class UpdateRecurringJobBody(TypedDict):
    name: NotRequired[str]
    prompt: NotRequired[str]
    schedule: NotRequired[ScheduleBody]
    """Replaces the whole schedule"""
    delivery: NotRequired[DeliveryBody]
    """Replaces the whole delivery"""
    production: NotRequired[JobProductionBody]
    """Replaces all of it; only for `produce_ideas`"""
    next_run_at: NotRequired[str | None]
    """When it runs next, in the future; null leaves that to its schedule"""
    status: NotRequired[str | None]
    """Rejected; use pause and resume"""


class IdentityView(TypedDict):
    name: str
    description: str
    avatar_url: str | None
    use_character: bool
    persona: str | None


class ProfileDefaultVoiceView(TypedDict):
    id: str
    name: str | None
    provider: str | None


class ProfileVoiceView(TypedDict):
    vendor_a_api_key: str | None
    """The last characters of the key; null where there is none"""
    default_voice: ProfileDefaultVoiceView | None


class HandleView(TypedDict):
    handle: str
    platform: Platform | None


class BrandView(TypedDict):
    brand_name: str | None
    description: str | None
    goal: str | None
    keywords: list[str]
    target_platforms: list[Platform]
    linked_accounts: list[HandleView]
    content_idea_preferences: str | None
    onboarding_status: str | None


class ProfileView(TypedDict):
    agent_id: str
    identity: IdentityView
    voice: ProfileVoiceView
    brand: BrandView


class IdentityBody(TypedDict):
    name: NotRequired[str]
    description: NotRequired[str]
    avatar_url: NotRequired[str | None]
    """Of a picture that anybody may fetch; it becomes the primary one. Null, as where there is none, changes nothing"""
    use_character: NotRequired[bool]
    """A character, else a brand"""
    persona: NotRequired[str | None]


class DefaultVoiceBody(TypedDict):
    id: str
    name: NotRequired[str | None]
    provider: NotRequired[str | None]
    """Where the voice comes from"""


class ProfileVoiceBody(TypedDict):
    vendor_a_api_key: NotRequired[str | None]
    """Checked at the vendor; null disconnects it, and the masked key leaves it"""
    default_voice: NotRequired[DefaultVoiceBody | None]


class HandleBody(TypedDict):
    handle: str
    platform: Platform | None
    """Null for an account that is linked so"""


class BrandBody(TypedDict):
    brand_name: NotRequired[str | None]
    description: NotRequired[str | None]
    goal: NotRequired[str | None]
    keywords: NotRequired[list[str] | None]
    """The whole list"""
    target_platforms: NotRequired[list[Platform] | None]
    """The whole list"""
    linked_accounts: NotRequired[list[HandleBody] | None]
    """The whole list; those that are linked already keep their address and name"""
    content_idea_preferences: NotRequired[str | None]
    onboarding_status: NotRequired[str | None]


class ProfileBody(TypedDict):
    agent_id: NotRequired[int | str]
    """Here or in the query"""
    identity: NotRequired[IdentityBody]
    voice: NotRequired[ProfileVoiceBody]
    brand: NotRequired[BrandBody]


class PendingActionChangedErrorPendingAction(TypedDict):
    error: str
    """A sentence for a person; it names the invalid field"""
    error_code: Literal["pending_action_changed"]
    errors: NotRequired[FieldErrors]
    pending_action: NotRequired[JsonObject | None]
    """The action that the run waits with now, as the run shows it; null when it waits with none"""


IdeaPostStatus: TypeAlias = 'Literal["draft", "scheduled", "publishing", "success", "partial", "failed"]'


IdeaReasonForWhichNothingIsMade: TypeAlias = 'Literal["not_found", "not_accepted", "has_placeholders", "too_much_text", "in_other_vidsheet"]'


IdeaStatus: TypeAlias = 'Literal["generated", "approve_to_create", "ready_for_review", "change_idea", "change_video", "rejected", "approved_to_post", "posted"]'


IdeaVideoType: TypeAlias = 'Literal["talking_head", "voice_over", "slideshow", "tutorial", "listicle", "story"]'


IdeasReasonForWhichNoBatchMakesAnything: TypeAlias = 'Literal["no_rows", "nothing_to_make"]'


IdeasThrough: TypeAlias = 'Literal["cells", "render", "post"]'


MessageRole: TypeAlias = 'Literal["user", "assistant"]'


NewVidsheetPostsTiming: TypeAlias = 'Literal["plan", "now"]'


PlatformIdeaPostStatus: TypeAlias = 'Literal["accepted", "publishing", "published", "failed"]'


ReasonForWhichIdeaHasNoRow: TypeAlias = 'Literal["not_found", "not_accepted", "has_placeholders", "too_much_text"]'


RecurringJobCadence: TypeAlias = 'Literal["daily", "weekly"]'


RecurringJobDelivery: TypeAlias = 'Literal["chat_only", "email"]'


RecurringJobMailOutcome: TypeAlias = 'Literal["sent", "waiting", "unsubscribed", "limited", "rejected", "not_configured", "withdrawn"]'


RecurringJobOrderStatus: TypeAlias = 'Literal["planned", "running", "paused", "stopped", "completed", "nothing_to_make", "rejected"]'


RecurringJobStatus: TypeAlias = 'Literal["active", "paused", "deleted"]'


RecurringJobThrough: TypeAlias = 'Literal["render", "post"]'


RecurringJobTimeOutcome: TypeAlias = 'Literal["begun", "no_credits", "forbidden", "withdrawn", "no_ideas", "weekly_credits", "rejected"]'


RecurringJobType: TypeAlias = 'Literal["generate_content_ideas", "produce_ideas"]'


RecurringJobWhenShort: TypeAlias = 'Literal["take_fewer", "ask"]'


RunStatus: TypeAlias = 'Literal["running", "completed", "failed"]'


RunStepKind: TypeAlias = 'Literal["briefing", "answer", "tool", "gate", "decision"]'


VidsheetsThatAreMadeFromTemplate: TypeAlias = 'Literal["one", "each"]'


class BackupView(TypedDict):
    id: int
    agent_id: str
    status: ProvenanceBackupStatus
    """Pending → processing → synced or failed; a synced one becomes expired"""
    source_event: ProvenanceBackupSource
    source_url: str
    asset_type: ProvenanceBackupFile
    visibility: ProvenanceBackupVisibility
    encrypted: bool
    encryption_scheme: str | None
    encryption_key_id: str | None
    owner_chain_address: str | None
    custody_mode: StoredObjectCustody
    store_object_recipient_address: str | None
    content_sha256: str | None
    """SHA-256 of the bytes at the source, in hex"""
    size_bytes: int | None
    content_type: str | None
    store_blob_id: str | None
    store_blob_object_id: str | None
    """Null where the same bytes were stored before"""
    store_storage_id: str | None
    """Null where the same bytes were stored before"""
    store_end_epoch: int | None
    store_encoded_length_bytes: int | None
    verification_status: ProvenanceBackupVerification
    billing_operation: str
    billing_charge_id: str | None
    """The ledger's `reference`"""
    billing_outboxed: bool
    """Billing was away when it was charged; the charge is repeated until it is booked"""
    removed_at: str | None
    expires_at: str | None
    renewal_due_at: str | None
    owner_signature_required: bool
    """Only the owner of the wallet can renew it"""
    metadata: JsonObject | None
    failure_code: str | None
    """`error_code` of a failed one"""
    failed_reason: str | None
    created_at: str


class BackupsView(TypedDict):
    backups: list[BackupView]
    """Newest first"""
    next_cursor: int | None
    """Null on the last page"""


class CreateBackupBody(TypedDict):
    asset_url: NotRequired[str]
    """Required; http or https, at a public address"""
    video_url: NotRequired[str]
    """Older name of `asset_url`"""
    asset_type: NotRequired[ProvenanceBackupFile]
    visibility: NotRequired[ProvenanceBackupVisibility]
    """Private needs `encrypted` and `encryption_scheme`"""
    encrypted: NotRequired[bool]
    """Whether the bytes at `asset_url` are encrypted already"""
    encryption_scheme: NotRequired[str | None]
    """Required where private"""
    encryption_key_id: NotRequired[str | None]
    owner_chain_address: NotRequired[str | None]
    """Wallet that gets the stored object; the service keeps it where absent"""
    source_event: NotRequired[ProvenanceBackupSource]
    content_type: NotRequired[str | None]
    """MIME type; what the source says where absent"""
    idempotency_key: NotRequired[str | None]
    """One backup and one charge for all requests with it"""
    metadata: NotRequired[JsonObject | None]
    """Kept as it is, and shown"""


class WatchSourceView(TypedDict):
    id: str
    watchlist_id: str
    agent_id: str
    platform: WatchedSourcePlatform
    target_type: WatchedSourceType
    target_value: str
    original_display_value: str | None
    intent_active: bool
    created_at: str
    updated_at: str


class WatchlistView(TypedDict):
    id: str
    user_id: str
    agent_id: str
    name: str
    intent_active: bool
    project_id: str | int | None
    """Shown as it was given"""
    project_error: str | None
    """Lists make no projects, so it is null"""
    conversation_id: str | None
    created_by_run_id: str | None
    sources: list[WatchSourceView]
    created_at: str
    updated_at: str


class WatchlistsView(TypedDict):
    watchlists: list[WatchlistView]


class WatchSourceBody(TypedDict):
    platform: WatchedSourcePlatform
    """`web` is a page of RSS, Atom or a sitemap, read without a vendor"""
    target_type: WatchedSourceType
    """`keyword` is not for `photoshare`; `web` has `account` alone"""
    target_value: str
    """`@handle`, a hashtag without `#`, words, or the address of a feed; kept in small letters, handles with `@`"""
    original_display_value: NotRequired[str | None]
    """As people write it"""


class WatchlistBody(TypedDict):
    name: str
    """Of a list that the agent has, in whatever case: the sources are added to it"""
    sources: NotRequired[list[WatchSourceBody] | None]
    project_id: str | int | None
    """Shown as it was given"""
    conversation_id: NotRequired[str | None]
    created_by_run_id: NotRequired[str | None]


class WatchlistPatch(TypedDict):
    name: NotRequired[str]
    intent_active: NotRequired[bool]
    """False pauses it: nothing is scraped for it, and nothing billed"""
    project_id: str | int | None
    """Shown as it was given"""


ProvenanceBackupSource: TypeAlias = 'Literal["manual", "generated", "uploaded", "downloaded", "published"]'


ProvenanceBackupStatus: TypeAlias = 'Literal["pending", "processing", "synced", "failed", "expired"]'


ProvenanceBackupVerification: TypeAlias = 'Literal["pending", "verified", "failed"]'


ProvenanceBackupVisibility: TypeAlias = 'Literal["private", "public"]'


StoredObjectCustody: TypeAlias = 'Literal["customer_wallet", "service_wallet"]'


WatchedSourcePlatform: TypeAlias = 'Literal["shortvideo", "photoshare", "videohost", "web"]'


WatchedSourceType: TypeAlias = 'Literal["account", "hashtag", "keyword"]'


ResizedPictureFit: TypeAlias = 'Literal["inside", "cover"]'
