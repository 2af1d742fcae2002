// Generated from docs/api/reelsheet.json (`npm run generate`).

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:3000/v1' | (string & {});
};

export type AuditEntryView = {
    id: number;
    action: AuditLogAction;
    /**
     * what the action concerned
     */
    target: string | null;
    /**
     * details, such as the role that was given
     */
    detail: JsonObject;
    /**
     * user who acted; null for the operator
     */
    user_id: number | null;
    /**
     * the access key used; null for a bearer token
     */
    key_id: number | null;
    /**
     * address of the client
     */
    address: string | null;
    /**
     * `X-Request-Id` of the request
     */
    request_id: string | null;
    at: string;
    /**
     * HMAC-SHA-256 over the entry and the hash of the previous one, in hex
     */
    hash: string;
};

export type AuditPageView = {
    /**
     * newest first
     */
    entries: Array<AuditEntryView>;
    /**
     * null on the last page
     */
    next_cursor: number | null;
};

export type AuditEndView = {
    /**
     * number of entries
     */
    entries: number;
    /**
     * hash of the last entry, in hex
     */
    hash: string;
    /**
     * HMAC-SHA-256 over the number of entries and the last hash, in hex
     */
    signature: string;
};

export type VerificationView = {
    /**
     * number of entries checked
     */
    checked: number;
    /**
     * number of entries that were removed from the beginning of the log because of their age
     */
    removed: number;
    /**
     * positions, counted from 1, of entries that were changed or inserted, or before which one is missing; also the known last entry where the log does not contain it any more, although it was not removed because of its age
     */
    broken: Array<number>;
    /**
     * null when the end of the chain was reached
     */
    next_cursor: number | null;
    /**
     * to be stored elsewhere and sent with later verifications; null for an empty log
     */
    end: AuditEndView | null;
};

export type SignUpBody = {
    /**
     * unique, whatever its case
     */
    email: string;
    /**
     * at least 10 characters, none of the most common leaked passwords, not made of your name or address
     */
    password: string;
    name: string;
    /**
     * derived from the address where absent
     */
    username?: string;
    /**
     * `body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`
     */
    refresh_token_in?: RefreshTokenHolder;
};

export type UserView = {
    id: number;
    email: string;
    name: string;
    username: string;
    created_at: string;
};

export type SignedInView = {
    access_token: string;
    token_type: string;
    /**
     * seconds until the access token expires
     */
    expires_in: number;
    /**
     * usable once; absent where a cookie keeps it
     */
    refresh_token?: string;
    user: UserView;
};

export type AwaitedProofView = {
    email: string;
    status: 'verification_mailed';
};

export type VerifyEmailBody = {
    email: string;
};

export type ProofBody = {
    /**
     * the one given at the sign-up; required without `new_password`
     */
    password?: string;
    /**
     * replaces the one given at the sign-up, which may be of another person; at least 10 characters
     */
    new_password?: string;
};

export type SignInBody = {
    email: string;
    password: string;
    /**
     * `body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`
     */
    refresh_token_in?: RefreshTokenHolder;
};

export type RefreshBody = {
    /**
     * where absent, that of the cookie
     */
    refresh_token?: string;
};

export type SessionView = {
    id: string;
    created_at: string;
    /**
     * time of the sign-in or the last refresh
     */
    last_used_at: string;
    /**
     * program that signed in, by its `User-Agent`
     */
    user_agent: string | null;
    /**
     * network of the sign-in or the last refresh
     */
    network: string | null;
    /**
     * time at which the session ends, however often it is refreshed
     */
    expires_at: string;
    /**
     * true for the session of this request
     */
    current: boolean;
};

export type ChangePasswordBody = {
    current_password: string;
    /**
     * at least 10 characters, none of the most common leaked passwords, not made of your name or address
     */
    new_password: string;
};

export type PasswordResetBody = {
    email: string;
};

export type NewPasswordBody = {
    /**
     * at least 10 characters, none of the most common leaked passwords, not made of your name or address
     */
    new_password: string;
    /**
     * true: your keys stay active, unless this reset proves your address for the first time; false where absent
     */
    keep_keys?: boolean;
};

export type SecondFactorView = {
    id: string;
    kind: SecondFactorKind;
    name: string;
    created_at: string;
    last_used_at: string | null;
};

export type SecondFactorsView = {
    /**
     * oldest first
     */
    second_factors: Array<SecondFactorView>;
    /**
     * recovery codes that were not used
     */
    recovery_codes_left: number;
};

export type EnrolTotpBody = {
    /**
     * present code of an authenticator app; each is accepted once
     */
    code?: string;
    /**
     * recovery code, instead of `code`
     */
    recovery_code?: string;
    /**
     * password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases
     */
    password?: string;
    /**
     * name of the app or device, `Authenticator app` where absent
     */
    name?: string;
};

export type TotpEnrolmentView = {
    id: string;
    /**
     * for a QR code: it contains the secret, and is shown this once
     */
    otpauth_uri: string;
    /**
     * time by which the app must be confirmed
     */
    expires_at: string;
};

export type OwnerProofBody = {
    /**
     * present code of an authenticator app; each is accepted once
     */
    code?: string;
    /**
     * recovery code, instead of `code`
     */
    recovery_code?: string;
    /**
     * password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases
     */
    password?: string;
};

export type RecoveryCodesView = {
    /**
     * each works once; shown this once
     */
    recovery_codes: Array<string>;
};

export type RenameFactorBody = {
    name: string;
};

export type ConfirmTotpBody = {
    /**
     * present code of the app
     */
    code: string;
};

export type AddedFactorView = {
    second_factor: SecondFactorView;
    /**
     * shown this once; null unless it is your first second factor
     */
    recovery_codes: Array<string> | null;
};

export type FactorChallengeView = {
    challenge: string;
    /**
     * seconds until the challenge expires
     */
    expires_in: number;
    /**
     * kinds of second factors that you have
     */
    kinds: Array<SecondFactorKind>;
};

export type PasskeyChallengeBody = {
    /**
     * `challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge`
     */
    challenge: string;
};

export type PasskeyOptionsView = {
    /**
     * what `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` for a sign-in, takes
     */
    public_key: JsonObject;
};

export type AssertionResponseBody = {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
};

export type PasskeyAssertionBody = {
    id: string;
    rawId: string;
    response: AssertionResponseBody;
};

export type SecondFactorBody = {
    /**
     * present code of an authenticator app; each is accepted once
     */
    code?: string;
    /**
     * recovery code, instead of `code`
     */
    recovery_code?: string;
    /**
     * instead of `code`: the credential that `navigator.credentials.get` has returned for the options of `POST /auth/second_factor/passkey_options`, as `toJSON()` writes it
     */
    passkey?: PasskeyAssertionBody;
    /**
     * `challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge`
     */
    challenge: string;
    /**
     * `body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`
     */
    refresh_token_in?: RefreshTokenHolder;
};

export type AttestationResponseBody = {
    clientDataJSON: string;
    attestationObject: string;
    transports?: Array<string>;
};

export type PasskeyAttestationBody = {
    id: string;
    rawId: string;
    response: AttestationResponseBody;
};

export type AddPasskeyBody = {
    /**
     * name of the device or key, `Passkey` where absent
     */
    name?: string;
    /**
     * the credential that `navigator.credentials.create` has returned, as `toJSON()` writes it; its other fields are ignored
     */
    credential: PasskeyAttestationBody;
};

export type AccessKeyView = {
    id: number;
    name: string;
    token_type: 'personal_access_token';
    created_at: string;
    /**
     * null: never
     */
    expires_at: string | null;
    /**
     * to the minute
     */
    last_used_at: string | null;
    revoked_at: string | null;
    status: AccessKeyStatus;
    scopes: Array<AccessKeyScope>;
    /**
     * null: all of your organizations
     */
    organization_id: number | null;
};

export type CreateAccessKeyBody = {
    /**
     * `API key` where absent
     */
    name?: string;
    /**
     * 1d to 3650d; no expiry where absent. A key with `scopes` or `organization_id` lives at most 365d, which is also its default.
     */
    expires_in?: string;
    /**
     * Every route names in `x-scope` what a key needs; no scope includes another. `read`: read; `write`: change content; `spend`: spend credits; `publish`: post to networks and connect them; `account`: keys, sessions, members and settings. All where absent, or those of the key that creates it.
     */
    scopes?: Array<AccessKeyScope>;
    /**
     * one of your organizations, outside which the key is not valid; all where absent
     */
    organization_id?: number;
};

export type CreatedAccessKeyView = {
    id: number;
    name: string;
    token_type: 'personal_access_token';
    created_at: string;
    /**
     * null: never
     */
    expires_at: string | null;
    /**
     * to the minute
     */
    last_used_at: string | null;
    revoked_at: string | null;
    status: AccessKeyStatus;
    scopes: Array<AccessKeyScope>;
    /**
     * null: all of your organizations
     */
    organization_id: number | null;
    /**
     * the key itself, returned only once
     */
    token: string;
};

export type AccessKeyName = {
    name: string;
};

export type RenameAccessKeyBody = {
    persisted_token: AccessKeyName;
};

export type InstallationAddressesView = {
    base: string;
    agent: string;
    core: string;
    upload: string;
};

export type InstallationView = {
    /**
     * public addresses of the services, which end in `/v1`
     */
    addresses: InstallationAddressesView;
    /**
     * false where only users of `oidc_issuer` become new users
     */
    sign_up: boolean;
    /**
     * true if a new user proves the address by a mailed link
     */
    address_proof: boolean;
    /**
     * false where passwords cannot be reset by mail
     */
    mail: boolean;
    /**
     * true if passkeys can be second factors
     */
    passkeys: boolean;
    /**
     * OpenID Connect issuer whose tokens are accepted too
     */
    oidc_issuer: string | null;
    /**
     * client of that issuer as which the web studio signs users in
     */
    oidc_client_id: string | null;
    /**
     * networks that accounts can be connected at
     */
    platforms: Array<Platform>;
    /**
     * vendors of base that are set up; `GET /models` lists what they offer
     */
    vendors: Array<string>;
};

export type WorkspaceView = {
    id: number;
    name: string;
};

export type OrganizationAvatarView = {
    /**
     * read without credentials
     */
    url: string;
    /**
     * 256 pixels square
     */
    thumbnail_url: string;
};

export type OrganizationView = {
    id: number;
    uuid: string;
    name: string;
    /**
     * the caller's
     */
    role: OrganizationRole;
    avatar: OrganizationAvatarView | null;
    /**
     * true for a user's personal workspace
     */
    is_personal: boolean;
    /**
     * true if members without a second factor cannot act in it
     */
    require_second_factor: boolean;
    created_at: string;
};

export type OrganizationName = {
    name: string;
    /**
     * JPEG, PNG, WebP or GIF up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload
     */
    avatar?: string | Blob | File;
};

export type CreateOrganizationBody = {
    organization: OrganizationName;
};

export type OrganizationChanges = {
    name?: string;
    /**
     * JPEG, PNG, WebP or GIF up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload; null takes it away
     */
    avatar?: string | Blob | File;
    /**
     * true: members without a second factor cannot act in the organization (only owners who have one change it)
     */
    require_second_factor?: boolean;
};

export type UpdateOrganizationBody = {
    organization: OrganizationChanges;
};

export type MemberView = {
    /**
     * null while invited
     */
    user_id: number | null;
    email: string;
    /**
     * null while invited
     */
    name: string | null;
    role: OrganizationRole;
    status: MemberStatus;
    /**
     * null for members
     */
    invitation_id: number | null;
    /**
     * expiry of the invitation; null for members
     */
    expires_at: string | null;
};

export type AddMemberBody = {
    /**
     * of a user who exists, or whom to invite
     */
    email: string;
    role: OrganizationRole;
};

export type MemberRoleBody = {
    role: OrganizationRole;
};

export type UserProfileView = {
    id: number;
    email: string;
    name: string;
    username: string;
    created_at: string;
    /**
     * language tag (BCP 47)
     */
    locale: string | null;
    /**
     * IANA time zone
     */
    time_zone: string | null;
    /**
     * organization that is the personal workspace
     */
    personal_organization_id: number;
    /**
     * picture of the personal workspace
     */
    avatar: OrganizationAvatarView | null;
    /**
     * values that clients have stored
     */
    preferences: JsonObject;
};

export type UpdateUserProfileBody = {
    /**
     * name that other members see
     */
    name?: string;
    /**
     * language tag (BCP 47); null removes it
     */
    locale?: string | null;
    /**
     * IANA time zone; null removes it
     */
    time_zone?: string | null;
    /**
     * values that clients store, merged by their names: null removes one, the others stay; at most 100 and 8192 bytes in all
     */
    preferences?: JsonObject;
};

export type DefaultVoiceView = {
    voice_id: string;
    name: string | null;
    /**
     * source of the voice
     */
    provider: string | null;
    /**
     * preview; null where none is known
     */
    url: string | null;
};

export type AgentView = {
    id: number;
    uuid: string;
    name: string;
    workspace_id: number;
    description: string;
    /**
     * the organization's name
     */
    organization: string;
    time_zone: string;
    /**
     * read without credentials
     */
    primary_avatar_url: string | null;
    /**
     * true where this installation is connected to the short-video network
     */
    shortvideo_integration: boolean;
    /**
     * true where a usable account there is connected
     */
    shortvideo_social_account: boolean;
    default_user_voice: DefaultVoiceView | null;
    /**
     * true for the system agent of an organization
     */
    is_system: boolean;
};

export type AvatarAttributes = {
    /**
     * JPEG, PNG or WebP up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload
     */
    file?: string | Blob | File;
    /**
     * instead of a file; see `GET /stock_avatars`
     */
    stock_avatar_id?: number;
    /**
     * at most one of them
     */
    is_primary?: boolean;
};

export type AgentDraftBody = {
    /**
     * unique in the workspace, regardless of case
     */
    name: string;
    description?: string;
    /**
     * IANA name; UTC where absent
     */
    time_zone?: string;
    /**
     * the agent's own key at the vendor, checked there before it is stored; null or '' removes it
     */
    vendor_a_api_key?: string | null;
    /**
     * the agent's own key at the vendor, checked there before it is stored; null or '' removes it
     */
    vendor_b_api_key?: string | null;
    agent_avatars_attributes?: Array<AvatarAttributes>;
};

export type CreateAgentBody = {
    /**
     * requires owner or manager there; your personal workspace where absent
     */
    organization_id?: number;
    agent: AgentDraftBody;
};

export type AgentDetailView = {
    id: number;
    uuid: string;
    name: string;
    workspace_id: number;
    description: string;
    /**
     * the organization's name
     */
    organization: string;
    time_zone: string;
    /**
     * read without credentials
     */
    primary_avatar_url: string | null;
    /**
     * true where this installation is connected to the short-video network
     */
    shortvideo_integration: boolean;
    /**
     * true where a usable account there is connected
     */
    shortvideo_social_account: boolean;
    default_user_voice: DefaultVoiceView | null;
    /**
     * true for the system agent of an organization
     */
    is_system: boolean;
    primary_avatar_id: number | null;
    /**
     * default engine of the agent; null once it was deleted and not replaced
     */
    agent_setup_project_id: number | null;
    /**
     * on request
     */
    organization_uuid?: string;
    /**
     * last characters of the vendor key; null without one
     */
    vendor_a_masked_key: string | null;
    /**
     * last characters of the vendor key; null without one
     */
    vendor_b_masked_key: string | null;
    created_at: string;
    updated_at: string;
};

export type AgentEnvelope = {
    agent: AgentDetailView;
};

export type DefaultVoiceAttributes = {
    /**
     * `user_voice_resource` for a designed or cloned voice, `voice_vendor_a` for a public one or one of your own ElevenLabs account, `voice_vendor_b` for one of a speech model in `GET /models`
     */
    source: DefaultVoiceSource;
    /**
     * id from the voice library; without it 422 `voice_id_required`
     */
    voice_id?: string;
};

export type AgentChangesBody = {
    name?: string;
    description?: string;
    time_zone?: string;
    /**
     * the agent's own key at the vendor, checked there before it is stored; null or '' removes it
     */
    vendor_a_api_key?: string | null;
    /**
     * the agent's own key at the vendor, checked there before it is stored; null or '' removes it
     */
    vendor_b_api_key?: string | null;
    agent_avatars_attributes?: Array<AvatarAttributes>;
    default_user_voice_attributes?: DefaultVoiceAttributes;
};

export type UpdateAgentBody = {
    agent: AgentChangesBody;
};

export type AvatarView = {
    id: number;
    /**
     * read without credentials
     */
    url: string;
    /**
     * 256 pixels square
     */
    thumbnail_url: string;
    is_primary: boolean;
    /**
     * null for a custom picture
     */
    stock_avatar_id: number | null;
};

export type AddAvatarsBody = {
    agent_avatars_attributes: Array<AvatarAttributes>;
};

export type StockAvatarView = {
    id: number;
    /**
     * PNG, read without credentials
     */
    url: string;
    thumbnail_url: string;
};

export type AutomationConfigView = {
    /**
     * receives every event of the agent; null for viewers
     */
    webhook_url: string | null;
    /**
     * receives only events of generations, renders and posts; null for viewers
     */
    callback_url: string | null;
    polling_enabled: boolean;
    /**
     * only for owners and managers
     */
    signing_secret?: string;
    /**
     * time until which deliveries are also signed with the previous secret; null without one
     */
    previous_secret_valid_until: string | null;
    /**
     * time since which the address is paused because it accepts nothing
     */
    webhook_paused_at: string | null;
    /**
     * the same of the callback
     */
    callback_paused_at: string | null;
};

export type AutomationConfigChanges = {
    /**
     * http or https, at a public address and without credentials; null ends the calls
     */
    webhook_url?: string | null;
    /**
     * http or https, at a public address and without credentials; null ends the calls
     */
    callback_url?: string | null;
    /**
     * a note for your tools: whether they poll instead of receiving events
     */
    polling_enabled?: boolean;
};

export type UpdateAutomationConfigBody = {
    automation_config: AutomationConfigChanges;
};

export type TestResultView = {
    success: boolean;
    /**
     * reason of a failure
     */
    error?: string;
};

export type WebhookHeadersView = {
    'content-type': string;
    'user-agent': string;
    /**
     * the same for all attempts and all receivers of an event
     */
    'webhook-id': string;
    /**
     * seconds since 1970, when it was sent to the stream
     */
    'webhook-timestamp': string;
    /**
     * one signature for each valid secret, the newest first
     */
    'webhook-signature': string;
};

export type WebhookMessageView = {
    /**
     * time at which it was sent to the stream
     */
    at: string;
    /**
     * of the request; not in `ready` and `resync`
     */
    headers?: WebhookHeadersView;
    /**
     * body of the request, whose exact bytes are signed; not in `ready` and `resync`
     */
    body?: string;
};

export type DeliveryView = {
    id: number;
    /**
     * the same for all attempts and, for one event, at both addresses
     */
    webhook_id: string;
    endpoint: WebhookDeliveryAddress;
    type: WebhookEventType;
    /**
     * cancelled: the address was removed or paused before it accepted the delivery
     */
    status: WebhookDeliveryStatus;
    /**
     * number of attempts so far
     */
    attempts: number;
    /**
     * HTTP status of the last response
     */
    response_status: number | null;
    /**
     * reason why the last attempt failed
     */
    error: string | null;
    next_attempt_at: string | null;
    created_at: string;
    delivered_at: string | null;
    /**
     * body of the request: `{type, timestamp, data}`
     */
    payload: JsonObject;
};

export type DeliveriesView = {
    /**
     * newest first
     */
    deliveries: Array<DeliveryView>;
    /**
     * null on the last page
     */
    next_cursor: number | null;
};

export type ReplayBody = {
    /**
     * only events since this time; all where absent
     */
    since?: string;
};

export type ReplayView = {
    /**
     * number of deliveries that are sent again
     */
    replayed: number;
};

export type ScriptBody = {
    /**
     * language of the script; English where absent
     */
    language?: string;
};

export type ScriptView = {
    voice_sample: string;
};

export type DescriptionBody = {
    /**
     * for example female, male or neutral
     */
    gender: string;
    /**
     * requested properties
     */
    voice_description?: string;
    /**
     * a name or a code, for example English or en
     */
    language?: string;
    /**
     * text that the voice will say
     */
    script?: string;
};

export type DescriptionView = {
    voice_description: string;
};

export type SamplesBody = {
    /**
     * text of the samples; a short text is repeated until it is long enough
     */
    text: string;
    /**
     * description of the sound
     */
    description?: string;
};

export type SampleView = {
    /**
     * opaque; for `POST …/voice/design`
     */
    generation_id: string;
    /**
     * an MP3, in base64
     */
    audio: string;
};

export type SamplesView = {
    samples: Array<SampleView>;
};

export type DesignBody = {
    /**
     * id of a sample that was made for this agent; each sample can become a voice once
     */
    generation_id: string;
    name: string;
    /**
     * for example female, male or neutral
     */
    gender?: string;
    /**
     * a name or a code, for example English or en
     */
    language?: string;
    /**
     * description of the sound
     */
    description?: string;
};

export type VoiceView = {
    voice_id: string;
    name: string;
    source: LibraryVoiceSource;
    gender: string | null;
    language: string | null;
    description: string | null;
    /**
     * address of a sound; null without one
     */
    preview_url: string | null;
    created_at: string | null;
};

export type CloneBody = {
    /**
     * without it 400 `validation_error`
     */
    name?: string;
    /**
     * a sound at a public address; this or `audio_base64`
     */
    audio_url?: string;
    /**
     * a sound of at most 10485760 bytes, in base64 or as a data URL; this or `audio_url`
     */
    audio_base64?: string;
    /**
     * for example female, male or neutral
     */
    gender?: string;
    /**
     * a name or a code, for example English or en
     */
    language?: string;
    /**
     * description of the sound
     */
    description?: string;
};

export type LibraryView = {
    voices: Array<VoiceView>;
    total: number;
};

export type GrantBody = {
    organization_id: number;
    /**
     * credits, up to six decimals
     */
    amount: number;
    reason: string;
    /**
     * repeating a key returns the first response
     */
    idempotency_key: string;
};

export type GrantView = {
    /**
     * the grant's ledger entry
     */
    id: number;
    /**
     * credits after the grant
     */
    balance: number;
};

export type TrashedSheetView = {
    id: number;
    uuid: string;
    slug: string;
    title: string;
    deleted_at: string;
    /**
     * id of the user; null when that is not known
     */
    deleted_by: number | null;
    /**
     * when it is removed for good
     */
    expires_at: string;
};

export type ColumnView = {
    /**
     * milliseconds since epoch
     */
    created_at_ts: number;
    /**
     * milliseconds since epoch
     */
    updated_at_ts: number;
    id: number;
    title: string;
    temp_title: string | null;
    type: ColumnType;
    column_role: ColumnRole;
    description: string;
    /**
     * from 0, distinct within its sheet
     */
    position: number;
    additional_attributes: JsonObject;
};

export type SentenceView = {
    text: string;
    startMs: number;
    endMs: number;
};

export type TranscriptView = {
    full_text: string;
    sentences: Array<SentenceView>;
    /**
     * seconds
     */
    audio_duration: number;
};

export type OutputResourceView = {
    id: number;
    url: string;
    thumbnail_url: string | null;
    object_type: ResultType;
    type: 'output';
};

export type CellGenerationView = {
    id: number;
    status: JobStatus;
    user_job_type: string;
    /**
     * model of the catalogue
     */
    model: string;
    /**
     * text of a text generation, object of a transcription, null for media
     */
    result: string | TranscriptView | null;
    failed_reason: string | null;
    output_resources: Array<OutputResourceView>;
    /**
     * credits; 0 until the generation is completed
     */
    execution_cost: number;
    progress: number;
    created_at: string;
};

export type LayerView = {
    /**
     * milliseconds since epoch
     */
    created_at_ts: number;
    /**
     * milliseconds since epoch
     */
    updated_at_ts: number;
    id: number;
    name: string;
    /**
     * from 0, distinct within its cell
     */
    position: number;
    type: LayerType;
    additional_attributes: JsonObject;
    /**
     * the selected generation
     */
    default_user_job: CellGenerationView | null;
    /**
     * newest first, at most 100
     */
    user_jobs: Array<CellGenerationView>;
    /**
     * credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged
     */
    execution_cost?: number | null;
};

export type FinalRenderView = {
    render_job_id: number;
    status: JobStatus;
    /**
     * absent unless it failed
     */
    failed_reason?: string;
};

export type FinalFileView = {
    render_job_id: number;
    content_resource_id: number;
    /**
     * readable without credentials
     */
    url: string;
    thumbnail_url: string | null;
};

export type FinalVideoView = {
    /**
     * the newest render that is no draft
     */
    latest: FinalRenderView;
    /**
     * the video of the newest completed render that is no draft; null before, or after it was deleted
     */
    file: FinalFileView | null;
};

export type CellFileView = {
    content_resource_id: number;
    object_type: ResultType;
    /**
     * its thumbnail, or the file where it has none; read without credentials
     */
    preview_url: string;
};

export type CellView = {
    /**
     * milliseconds since epoch
     */
    created_at_ts: number;
    /**
     * milliseconds since epoch
     */
    updated_at_ts: number;
    id: number;
    spreadsheet_row_id: number;
    spreadsheet_column_id: number;
    /**
     * text of the cell; for media columns the text that was typed beside the media
     */
    value: string;
    /**
     * settings of the cell and its generation, for example `textMode`, `autoGenerate`, `prompt`, `model`, `ratio`, `resolution` and `duration`
     */
    additional_attributes: JsonObject;
    cell_role: 'content';
    /**
     * the selected generation
     */
    default_user_job: CellGenerationView | null;
    /**
     * newest first, at most 100
     */
    user_jobs: Array<CellGenerationView>;
    /**
     * by position
     */
    video_layers: Array<LayerView>;
    /**
     * of a cell of a `final_video` column; absent until a render is ordered that is no draft
     */
    final_video?: FinalVideoView;
    /**
     * the file of the library that the cell names; absent without one, and while it cannot be used
     */
    file?: CellFileView;
    /**
     * credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged; includes layers and renders
     */
    execution_cost?: number | null;
};

export type RowView = {
    /**
     * milliseconds since epoch
     */
    created_at_ts: number;
    /**
     * milliseconds since epoch
     */
    updated_at_ts: number;
    id: number;
    /**
     * from 0, distinct within its sheet
     */
    position: number;
    additional_attributes: JsonObject;
    /**
     * by column
     */
    spreadsheet_cells: Array<CellView>;
    /**
     * credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged
     */
    execution_cost?: number | null;
};

export type VariableView = {
    key: string;
    value: string;
};

export type VariablesOfSheetView = {
    id: number;
    /**
     * absent in lists
     */
    variables?: Array<VariableView>;
};

export type SheetView = {
    /**
     * milliseconds since epoch
     */
    created_at_ts: number;
    /**
     * milliseconds since epoch
     */
    updated_at_ts: number;
    id: number;
    slug: string;
    title: string;
    project_type: 'autocontentengine';
    /**
     * at most one engine of an agent is its default
     */
    is_default: boolean;
    uuid: string;
    status: 'active';
    /**
     * grows with every change of the sheet or of its items
     */
    version: number;
    created_at: string;
    /**
     * empty in lists
     */
    spreadsheet_columns: Array<ColumnView>;
    /**
     * empty in lists
     */
    spreadsheet_rows: Array<RowView>;
    /**
     * null until variables are imported; without `variables` in lists
     */
    global_variables_sheet: VariablesOfSheetView | null;
    /**
     * credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged; the sum of all cells and layers
     */
    execution_cost?: number | null;
};

export type SheetDraft = {
    title: string;
    /**
     * true: replaces the agent's default engine
     */
    is_default?: boolean;
};

export type CreateSheetBody = {
    spreadsheet: SheetDraft;
};

export type SheetChange = {
    title?: string;
    is_default?: boolean;
};

export type UpdateSheetBody = {
    spreadsheet: SheetChange;
};

export type CloneSheetBody = {
    /**
     * integer id or uuid; the same agent when absent
     */
    target_agent_id?: number | string | null;
};

export type GridGenerationView = {
    id: number;
    status: JobStatus;
    progress: number;
    /**
     * absent unless it failed
     */
    failed_reason?: string;
    /**
     * of its first output; absent without one
     */
    object_type?: ResultType;
    /**
     * thumbnail of its first output, or the output where it has none
     */
    preview_url?: string;
};

export type GridCellView = {
    id: number;
    spreadsheet_column_id: number;
    value: string;
    /**
     * the selected generation; absent without one
     */
    default_user_job?: GridGenerationView;
    /**
     * the newest generation, which may be under way; absent without one and with `history=none`
     */
    latest_user_job?: GridGenerationView;
    /**
     * number of layers; absent without any
     */
    layers?: number;
    /**
     * of a cell of a `final_video` column; absent until a render is ordered that is no draft
     */
    final_video?: FinalVideoView;
    /**
     * the file of the library that the cell names; absent without one, and while it cannot be used
     */
    file?: CellFileView;
};

export type GridRowView = {
    id: number;
    /**
     * from 0, distinct within its sheet
     */
    position: number;
    additional_attributes: JsonObject;
    /**
     * by column
     */
    spreadsheet_cells: Array<GridCellView>;
};

export type GridView = {
    id: number;
    title: string;
    /**
     * grows with every change of the sheet or of its items
     */
    version: number;
    /**
     * milliseconds since epoch
     */
    created_at_ts: number;
    /**
     * milliseconds since epoch
     */
    updated_at_ts: number;
    /**
     * by position
     */
    spreadsheet_columns: Array<ColumnView>;
    /**
     * by position; attributes, layers and the history of a cell are in `GET …/cells?cell_ids=`
     */
    spreadsheet_rows: Array<GridRowView>;
};

export type ChangedItemView = {
    kind: ChangedItemKind;
    id: number;
    change: ItemChange;
};

export type ChangesView = {
    /**
     * version that this page has reached; after the last page, `since` of the next request
     */
    version: number;
    /**
     * title of the sheet
     */
    title: string;
    /**
     * each item once, in the order of its last change; one without content does not exist any more
     */
    changes: Array<ChangedItemView>;
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null;
    /**
     * all rows by position, on the last page when rows or columns have changed
     */
    row_ids: Array<number> | null;
    /**
     * all columns by position, on the last page when rows or columns have changed
     */
    column_ids: Array<number> | null;
    /**
     * changed rows with all of their cells, by position
     */
    rows: Array<RowView>;
    /**
     * changed columns, by position
     */
    columns: Array<ColumnView>;
    /**
     * changed cells, by id
     */
    cells: Array<CellView>;
};

export type UndoneView = {
    /**
     * version that this has made, by which it can be undone
     */
    version: number;
    /**
     * version whose change was undone
     */
    undone_version: number;
};

export type DeletionView = {
    /**
     * version of the sheet by which the deletion is undone
     */
    version: number;
    kind: DeletedItemsKind;
    /**
     * number of deleted items of this kind
     */
    count: number;
    /**
     * title of the first column, name of the first layer, or first text of the first row
     */
    title: string | null;
    /**
     * user who deleted them
     */
    deleted_by: number | null;
    deleted_at: string;
    /**
     * until then they can be restored
     */
    expires_at: string;
};

export type DeletionsView = {
    /**
     * newest first
     */
    deletions: Array<DeletionView>;
    /**
     * null on the last page
     */
    next_cursor: number | null;
};

export type RowIdsView = {
    /**
     * version of the sheet that has these rows in this order
     */
    version: number;
    row_ids: Array<number>;
};

export type MatchView = {
    cell_id: number;
    row_id: number;
    column_id: number;
    row_position: number;
    column_position: number;
};

export type FoundView = {
    /**
     * by row and column; at most 1000
     */
    matches: Array<MatchView>;
    /**
     * `rows_after` with which the search goes on; null when all rows were searched
     */
    next_rows_after: number | null;
};

export type RowFields = {
    /**
     * from 0; items from this position on move up, and a position beyond the end means the end
     */
    position?: number;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
};

export type CreateRowBody = {
    /**
     * an empty row at the end where absent
     */
    spreadsheet_row?: RowFields;
};

export type ManyRowsDraft = {
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
};

export type CreateRowsBody = {
    rows: Array<ManyRowsDraft>;
    /**
     * of the first of them, from 0; the others follow it; at the end where absent
     */
    position?: number;
    /**
     * a row of this sheet: the cells of the new rows get its prompts, settings and layers, but none of its results, and of its texts only those that name other cells
     */
    like_row_id?: number;
};

export type ManyRowsBody = {
    /**
     * rows of this sheet, each once
     */
    ids: Array<number>;
};

export type PlaceItem = {
    id: number;
    /**
     * from 0; items from this position on move up, and a position beyond the end means the end
     */
    position: number;
};

export type MoveRowsBody = {
    rows: Array<PlaceItem>;
};

export type RowItem = {
    /**
     * from 0; items from this position on move up, and a position beyond the end means the end
     */
    position?: number;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
    id: number;
};

export type UpdateRowsBody = {
    rows: Array<RowItem>;
    /**
     * true: `additional_attributes` changes only the fields that it names, and null removes one
     */
    merge_attributes?: boolean;
};

export type UpdateRowBody = {
    spreadsheet_row: RowFields;
    /**
     * true: `additional_attributes` changes only the fields that it names, and null removes one
     */
    merge_attributes?: boolean;
};

export type ColumnDraftFields = {
    /**
     * from the type where absent: `video` and `stats` their own, others `ingredient`
     */
    column_role?: ColumnRole;
    temp_title?: string | null;
    description?: string;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
    /**
     * from 0; items from this position on move up, and a position beyond the end means the end
     */
    position?: number;
    title: string;
    type: ColumnType;
};

export type CreateColumnBody = {
    spreadsheet_column: ColumnDraftFields;
};

export type ManyColumnsDraft = {
    /**
     * from the type where absent: `video` and `stats` their own, others `ingredient`
     */
    column_role?: ColumnRole;
    temp_title?: string | null;
    description?: string;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
    title: string;
    type: ColumnType;
};

export type CreateColumnsBody = {
    columns: Array<ManyColumnsDraft>;
    /**
     * of the first of them, from 0; the others follow it; at the end where absent
     */
    position?: number;
};

export type ManyColumnsBody = {
    /**
     * columns of this sheet, each once
     */
    ids: Array<number>;
};

export type MoveColumnsBody = {
    columns: Array<PlaceItem>;
};

export type ColumnItem = {
    /**
     * from the type where absent: `video` and `stats` their own, others `ingredient`
     */
    column_role?: ColumnRole;
    temp_title?: string | null;
    description?: string;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
    /**
     * from 0; items from this position on move up, and a position beyond the end means the end
     */
    position?: number;
    title?: string;
    type?: ColumnType;
    id: number;
};

export type UpdateColumnsBody = {
    columns: Array<ColumnItem>;
    /**
     * true: `additional_attributes` changes only the fields that it names, and null removes one
     */
    merge_attributes?: boolean;
};

export type ColumnFields = {
    /**
     * from the type where absent: `video` and `stats` their own, others `ingredient`
     */
    column_role?: ColumnRole;
    temp_title?: string | null;
    description?: string;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
    /**
     * from 0; items from this position on move up, and a position beyond the end means the end
     */
    position?: number;
    title?: string;
    type?: ColumnType;
};

export type UpdateColumnBody = {
    spreadsheet_column: ColumnFields;
    /**
     * true: `additional_attributes` changes only the fields that it names, and null removes one
     */
    merge_attributes?: boolean;
};

export type CellItem = {
    /**
     * required when `additional_attributes` is absent; may refer to other cells of the row and global variables as `{{name}}`
     */
    value?: string;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true; `prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution` and `duration` control the generation; `autoGenerate: true` generates the cell again whenever a cell or variable changes that its prompt refers to, and a change that would make such a cell depend on itself is rejected. `GET …/automatic_failures` lists why automatic cells were not generated
     */
    additional_attributes?: JsonObject;
    id: number;
};

export type UpdateCellsBody = {
    cells: Array<CellItem>;
    /**
     * true: `additional_attributes` changes only the fields that it names, and null removes one
     */
    merge_attributes?: boolean;
};

export type CellFields = {
    /**
     * required when `additional_attributes` is absent; may refer to other cells of the row and global variables as `{{name}}`
     */
    value?: string;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true; `prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution` and `duration` control the generation; `autoGenerate: true` generates the cell again whenever a cell or variable changes that its prompt refers to, and a change that would make such a cell depend on itself is rejected. `GET …/automatic_failures` lists why automatic cells were not generated
     */
    additional_attributes?: JsonObject;
};

export type UpdateCellBody = {
    spreadsheet_cell: CellFields;
    /**
     * true: `additional_attributes` changes only the fields that it names, and null removes one
     */
    merge_attributes?: boolean;
};

export type SelectGenerationBody = {
    /**
     * one of the cell's own generations
     */
    user_job_id: number;
};

export type LayerDraftFields = {
    /**
     * from 0; items from this position on move up, and a position beyond the end means the end
     */
    position?: number;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
    name: string;
    type: LayerType;
};

export type CreateLayerBody = {
    video_layer: LayerDraftFields;
};

export type ManyLayersDraft = {
    name: string;
    type: LayerType;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
};

export type CreateLayersBody = {
    layers: Array<ManyLayersDraft>;
    /**
     * of the first of them, from 0; the others follow it; at the end where absent
     */
    position?: number;
};

export type ManyLayersBody = {
    /**
     * layers of this cell, each once
     */
    ids: Array<number>;
};

export type MoveLayersBody = {
    layers: Array<PlaceItem>;
};

export type LayerFields = {
    /**
     * from 0; items from this position on move up, and a position beyond the end means the end
     */
    position?: number;
    /**
     * replaces the previous attributes, unless `merge_attributes` is true
     */
    additional_attributes?: JsonObject;
    name?: string;
    type?: LayerType;
};

export type UpdateLayerBody = {
    video_layer: LayerFields;
    /**
     * true: `additional_attributes` changes only the fields that it names, and null removes one
     */
    merge_attributes?: boolean;
};

export type ImportVariablesBody = {
    /**
     * an XLSX workbook, as a form part
     */
    file: Blob | File;
};

export type VariablesSheetView = {
    id: number;
    variables: Array<VariableView>;
};

export type ImportRowsBody = {
    /**
     * as a form part, instead of `rows`: CSV or XLSX, detected by content, name or type; its first line has the column titles
     */
    file?: Blob | File;
    /**
     * strings by column title; numbers and booleans become text, null leaves the cell unchanged
     */
    rows?: Array<JsonObject>;
    /**
     * ids of columns by title, null for a title that is ignored, as in `{"Hook": 12, "Notes": null}`; other titles are compared with those of the columns
     */
    columns?: JsonObject;
};

export type ImportProblemView = {
    /**
     * from 1; in a file counted without the line of titles, which is 0
     */
    row: number;
    /**
     * title in the file, cut to 500 characters; null when the error concerns the row
     */
    column: string | null;
    error: string;
};

export type ImportTitleView = {
    title: string;
    /**
     * column that it names; null for none, or where it is ignored
     */
    column_id: number | null;
};

export type ImportedCellView = {
    column_id: number;
    /**
     * the first 500 characters
     */
    value: string;
};

export type ImportAdditionView = {
    /**
     * of the file, from 1
     */
    row: number;
    /**
     * its values that are not empty
     */
    cells: Array<ImportedCellView>;
};

export type ImportDifferenceView = {
    /**
     * of the file, from 1
     */
    row: number;
    row_id: number;
    column_id: number;
    cell_id: number;
    /**
     * the first 500 characters of the present value
     */
    before: string;
    /**
     * the first 500 characters of the new value
     */
    after: string;
};

export type ImportPreviewView = {
    /**
     * titles of the file in order
     */
    titles: Array<ImportTitleView>;
    /**
     * the first 200 of the rows that would be added
     */
    added: Array<ImportAdditionView>;
    /**
     * rows of the sheet that would change
     */
    changed_rows: number;
    /**
     * cells of these rows that would change
     */
    changed_cells: number;
    /**
     * the first 5000 of these cells, by row of the file
     */
    changes: Array<ImportDifferenceView>;
};

export type ImportView = {
    created: number;
    /**
     * rows found by `match`, including those that did not change
     */
    updated: number;
    /**
     * the first 1,000, by row
     */
    errors: Array<ImportProblemView>;
    /**
     * whether there are further errors
     */
    errors_truncated: boolean;
    /**
     * only of a dry run
     */
    preview?: ImportPreviewView;
};

export type ViewFilterItem = {
    /**
     * a column of the sheet; others are ignored where the view is used
     */
    column_id: number;
    condition: SavedViewCondition;
    /**
     * text or number to compare with
     */
    value?: string;
};

export type ViewSortItem = {
    /**
     * a column of the sheet; others are ignored where the view is used
     */
    column_id: number;
    by?: ValuesComparison;
    /**
     * true: from the highest value to the lowest
     */
    descending?: boolean;
};

export type ViewColumnItem = {
    /**
     * a column of the sheet; others are ignored where the view is used
     */
    column_id: number;
    /**
     * in pixels; null for the usual width of its type
     */
    width?: number | null;
    hidden?: boolean;
};

export type SavedViewView = {
    id: number;
    name: string;
    match: ConditionsCombination;
    filters: Array<ViewFilterItem>;
    sorts: Array<ViewSortItem>;
    /**
     * columns in the order of the view; others follow in the order of the sheet
     */
    columns: Array<ViewColumnItem>;
    tall_rows: boolean;
    created_at: string;
    updated_at: string;
};

export type CreateSavedViewBody = {
    name: string;
    /**
     * `all` when absent from a new view
     */
    match?: ConditionsCombination;
    filters?: Array<ViewFilterItem>;
    /**
     * by the first one, rows with equal values by the next one
     */
    sorts?: Array<ViewSortItem>;
    /**
     * columns in the order of the view; others follow in the order of the sheet
     */
    columns?: Array<ViewColumnItem>;
    /**
     * rows with several lines of text
     */
    tall_rows?: boolean;
};

export type UpdateSavedViewBody = {
    name?: string;
    /**
     * `all` when absent from a new view
     */
    match?: ConditionsCombination;
    filters?: Array<ViewFilterItem>;
    /**
     * by the first one, rows with equal values by the next one
     */
    sorts?: Array<ViewSortItem>;
    /**
     * columns in the order of the view; others follow in the order of the sheet
     */
    columns?: Array<ViewColumnItem>;
    /**
     * rows with several lines of text
     */
    tall_rows?: boolean;
};

export type TrashedFileView = {
    id: number;
    file_name: string;
    content_type: string;
    object_type: ContentResourceType;
    /**
     * bytes, which count against the storage
     */
    byte_size: number;
    /**
     * folder that it is restored into; null is the root
     */
    asset_folder_id: number | null;
    deleted_at: string;
    /**
     * id of the user; null when that is not known
     */
    deleted_by: number | null;
    /**
     * when it is removed for good
     */
    expires_at: string;
};

export type ContentResourceView = {
    id: number;
    /**
     * read without credentials
     */
    url: string;
    /**
     * null until it is made, and for files without a picture
     */
    thumbnail_url: string | null;
    file_name: string;
    content_type: string;
    object_type: ContentResourceType;
    /**
     * folder of the file; null at the root
     */
    asset_folder_id: number | null;
    /**
     * bytes
     */
    byte_size: number;
    /**
     * pixels
     */
    width: number | null;
    /**
     * pixels
     */
    height: number | null;
    /**
     * seconds
     */
    duration: number | null;
    /**
     * The first bytes decide when the resource is created; the rest is inspected soon afterwards. A file that failed is served to nobody, and no generation, render or post takes it.
     */
    inspection: FileInspection;
    /**
     * why the inspection failed
     */
    inspection_error: string | null;
    created_at: string;
};

export type GeneratorView = {
    id: number;
    status: string;
    type: string;
};

export type ContentResourceDetailView = {
    content_resource: ContentResourceView;
    /**
     * the generation that made it
     */
    generator: GeneratorView | null;
};

export type EmptiedTrashView = {
    /**
     * number of files
     */
    removed: number;
    /**
     * false: ask again for the rest
     */
    is_empty: boolean;
};

export type NewResource = {
    /**
     * the file as a form part, or the `signed_id` of a direct upload
     */
    file: string | Blob | File;
};

export type FolderOfResource = {
    /**
     * a folder of the agent; null is the root
     */
    id: number | null;
};

export type CreateContentResourceBody = {
    content_resource?: NewResource;
    /**
     * folder of the file; the root where absent
     */
    asset_folder?: FolderOfResource;
};

export type ResourceName = {
    /**
     * without folders, controls and marks of direction, which are left out; cut to 255 bytes
     */
    filename: string;
};

export type ChangeContentResourceBody = {
    content_resource: ResourceName;
    /**
     * moves the file there; it stays where absent
     */
    asset_folder?: FolderOfResource;
};

export type BlobFields = {
    /**
     * without folders, controls and marks of direction, which are left out; cut to 255 bytes
     */
    filename: string;
    /**
     * at most 1 GB (2^30)
     */
    byte_size: number;
    checksum: string;
    /**
     * MIME type
     */
    content_type: string;
    metadata?: JsonObject;
};

export type DirectUploadBody = {
    blob: BlobFields;
};

export type DirectUploadTarget = {
    /**
     * address for a PUT of the bytes, valid for an hour
     */
    url: string;
    /**
     * headers of the PUT
     */
    headers: {
        [key: string]: string;
    };
};

export type DirectUploadView = {
    id: number;
    key: string;
    filename: string;
    content_type: string;
    byte_size: number;
    checksum: string;
    /**
     * identifies the file when a content resource is made of it
     */
    signed_id: string;
    direct_upload: DirectUploadTarget;
};

export type ResumableUploadView = {
    /**
     * identifies the file when a content resource is made of it
     */
    signed_id: string;
    /**
     * address for the bytes, as in the header `Location`
     */
    upload_url: string;
    /**
     * the bytes must have arrived before
     */
    expires_at: string;
};

export type AssetView = {
    id: number;
    type: AssetType;
    /**
     * of a folder
     */
    name?: string;
    /**
     * read without credentials
     */
    url?: string;
    /**
     * null until it is made, and for files without a picture
     */
    thumbnail_url?: string | null;
    file_name?: string;
    content_type?: string;
    created_at: string;
};

export type NewFolderFields = {
    name: string;
    /**
     * parent folder; the root where absent or null
     */
    parent_id?: number | null;
};

export type CreateFolderBody = {
    asset_folder: NewFolderFields;
};

export type FolderIdView = {
    asset_folder_id: number;
};

export type FolderFields = {
    name: string;
    /**
     * moves the folder into this one, null to the root; it stays where absent
     */
    parent_id?: number | null;
};

export type ChangeFolderBody = {
    asset_folder: FolderFields;
};

export type TextData = {
    /**
     * may contain {{names}}; required unless `prompt_var` is given
     */
    prompt?: string;
    /**
     * a column or variable whose content is the prompt
     */
    prompt_var?: string;
    /**
     * a model of `GET /models`; the cell's or the catalogue's default when absent
     */
    model?: string;
    temperature?: number;
    /**
     * maximum length of the answer in tokens
     */
    max_length?: number;
};

export type TextUserJob = {
    data: TextData;
};

export type TextGenerationBody = {
    generation_type: TextGenerationsName;
    /**
     * required here or in `user_job`
     */
    data?: TextData;
    /**
     * alternative to `data`; in a form, `user_job[data]`
     */
    user_job?: TextUserJob;
    /**
     * the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent
     */
    max_credits?: number;
};

export type ImageData = {
    /**
     * may contain {{names}}; required unless `prompt_var` is given
     */
    prompt?: string;
    /**
     * a column or variable whose content is the prompt
     */
    prompt_var?: string;
    /**
     * a model of `GET /models`; the cell's or the catalogue's default when absent
     */
    model?: string;
    /**
     * only with a model that has versions
     */
    version?: string;
    /**
     * one of the model's; the cell's or the model's own when absent
     */
    aspect_ratio?: string;
    number_of_images?: number;
    /**
     * reference images among the agent's resources
     */
    content_resource_ids?: Array<number>;
};

export type ImageUserJob = {
    data: ImageData;
};

export type ImageGenerationBody = {
    generation_type: ImageGenerationsName;
    /**
     * required here or in `user_job`
     */
    data?: ImageData;
    /**
     * alternative to `data`; in a form, `user_job[data]`
     */
    user_job?: ImageUserJob;
    /**
     * the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent
     */
    max_credits?: number;
};

export type VideoData = {
    /**
     * may contain {{names}}; required unless `prompt_var` is given
     */
    prompt?: string;
    /**
     * a column or variable whose content is the prompt
     */
    prompt_var?: string;
    negative_prompt?: string;
    /**
     * a column or variable whose content is the negative prompt
     */
    negative_prompt_var?: string;
    /**
     * a model of `GET /models`; the cell's or the catalogue's default when absent
     */
    model?: string;
    /**
     * one of the model's; the cell's or the model's own when absent
     */
    aspect_ratio?: string;
    /**
     * `720p` or `1080p`, if the model offers it; the cell's or the model's own when absent
     */
    resolution?: string;
    /**
     * seconds; one of the durations of the model
     */
    duration?: number;
    /**
     * ignored by models that generate no sound
     */
    native_audio?: boolean;
};

export type VideoUserJob = {
    data: VideoData;
};

export type VideoGenerationBody = {
    generation_type: VideoGenerationsName;
    /**
     * required here or in `user_job`
     */
    data?: VideoData;
    /**
     * alternative to `data`; in a form, `user_job[data]`
     */
    user_job?: VideoUserJob;
    /**
     * the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent
     */
    max_credits?: number;
};

export type AudioData = {
    /**
     * the text to speak, at most 50000 characters; may contain {{names}}; one of `text`, `prompt` and `prompt_var` is required
     */
    text?: string;
    /**
     * another name for `text`
     */
    prompt?: string;
    /**
     * a column or variable whose content is spoken
     */
    prompt_var?: string;
    /**
     * a voice of `GET /models`, or the id of a voice in the agent's connected voice account or in ours; when absent, the agent's own voice, else the catalogue's default
     */
    voice_id?: string;
    speed?: number;
};

export type AudioUserJob = {
    data: AudioData;
};

export type AudioGenerationBody = {
    generation_type: 'audio_generation';
    /**
     * required here or in `user_job`
     */
    data?: AudioData;
    /**
     * alternative to `data`; in a form, `user_job[data]`
     */
    user_job?: AudioUserJob;
    /**
     * the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent
     */
    max_credits?: number;
};

export type SourceAddress = {
    /**
     * http or https address of the file
     */
    value: string;
};

export type TrimData = {
    start_seconds: number;
    /**
     * above 0
     */
    duration_seconds: number;
};

export type TranscriptionData = {
    /**
     * at most 4 hours of sound; with `trim`, of the trimmed part
     */
    audio?: SourceAddress;
    /**
     * its sound is transcribed
     */
    video?: SourceAddress;
    /**
     * an audio or video among the agent's resources
     */
    content_resource_id?: number;
    /**
     * times then start at the beginning of the trimmed part
     */
    trim?: TrimData;
};

export type TranscriptionUserJob = {
    data: TranscriptionData;
};

export type TranscriptionGenerationBody = {
    generation_type: 'transcription';
    /**
     * required here or in `user_job`
     */
    data?: TranscriptionData;
    /**
     * alternative to `data`; in a form, `user_job[data]`
     */
    user_job?: TranscriptionUserJob;
    /**
     * the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent
     */
    max_credits?: number;
};

export type AcceptedView = {
    generation_id: number;
    status: 'pending';
};

export type TranscribeBody = {
    /**
     * the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent
     */
    max_credits?: number;
    /**
     * alternative to `data`; in a form, `user_job[data]`
     */
    user_job?: TranscriptionUserJob;
    /**
     * required here or in `user_job`: exactly one of `audio.value`, `video.value` (addresses) and `content_resource_id`; `trim` is optional
     */
    data?: TranscriptionData;
};

export type OutputView = {
    /**
     * a content resource
     */
    id: number;
    url: string;
    thumbnail_url: string | null;
    object_type: ResultType;
    type: 'output';
};

export type GenerationView = {
    id: number;
    status: JobStatus;
    user_job_type: GenerationType;
    /**
     * name in the catalogue
     */
    model: string;
    /**
     * text of a text generation, object of a transcription, null for media
     */
    result: string | TranscriptView | null;
    failed_reason: string | null;
    /**
     * error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures
     */
    failed_code: string | null;
    output_resources: Array<OutputView>;
    /**
     * credits; 0 until it is completed
     */
    execution_cost: number;
    progress: number;
    created_at: string;
};

export type GenerationProgressView = {
    id: number;
    status: JobStatus;
    user_job_type: GenerationType;
    /**
     * name in the catalogue
     */
    model: string;
    /**
     * text of a text generation, object of a transcription, null for media
     */
    result: string | TranscriptView | null;
    failed_reason: string | null;
    /**
     * error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures
     */
    failed_code: string | null;
    output_resources: Array<OutputView>;
    /**
     * credits; 0 until it is completed
     */
    execution_cost: number;
    progress: number;
    created_at: string;
    /**
     * what a model has written so far, several times a second; null when nothing was received yet, and once the generation has ended: only `result` is the result
     */
    text_so_far: string | null;
};

export type UncollectedTypeView = {
    generation_type: GenerationType;
    /**
     * credits that vendors may charge for stopped generations of the last day
     */
    credits: number;
    /**
     * credits of `credits` that cannot be collected by continuing a generation, and can be paid
     */
    payable: number;
    /**
     * when generations of this type are accepted again; null while they are accepted
     */
    accepted_again_at: string | null;
};

export type UncollectedWorkView = {
    /**
     * credits of each type up to which generations of the type are accepted
     */
    limit: number;
    types: Array<UncollectedTypeView>;
};

export type PaidWorkView = {
    /**
     * credits that were charged; 0 when nothing was payable
     */
    paid: number;
};

export type EstimateBody = {
    /**
     * all rows when absent
     */
    row_ids?: Array<number>;
    /**
     * all columns when absent
     */
    column_ids?: Array<number>;
    /**
     * all cells of these rows and columns when absent
     */
    cell_ids?: Array<number>;
};

export type EstimatedCellView = {
    cell_id: number;
    generation_type: string;
    /**
     * name in the catalogue
     */
    model: string;
    credits: number;
};

export type RefusedCellView = {
    cell_id: number;
    /**
     * the error that an order would return
     */
    error: string;
};

export type EstimateView = {
    /**
     * the sum
     */
    credits: number;
    /**
     * by row
     */
    cells: Array<EstimatedCellView>;
    /**
     * cells with an invalid prompt
     */
    refused: Array<RefusedCellView>;
};

export type BatchProgressView = {
    stage: RowStage;
    total: number;
    completed: number;
    failed: number;
};

export type EstimatedCreditsView = {
    /**
     * credits at least
     */
    min: number;
    /**
     * credits at most
     */
    max: number;
};

export type BatchView = {
    id: number;
    status: BatchStatus;
    /**
     * each includes the ones before
     */
    through: BatchThrough;
    /**
     * why the batch paused by itself; null when a user paused it
     */
    paused_reason: PausedBatchReason | null;
    /**
     * number of cells and of rows with posts, without those that were deleted before they were made
     */
    total: number;
    completed: number;
    /**
     * includes cells whose generation or render was stopped, and what depends on those
     */
    failed: number;
    /**
     * the same numbers by stage
     */
    progress: Array<BatchProgressView>;
    /**
     * captured so far
     */
    credits_spent: number;
    /**
     * held for running generations and renders
     */
    credits_held: number;
    max_credits: number | null;
    /**
     * what it was estimated to cost at its start; null for a batch over more than 20,000 cells
     */
    estimate: EstimatedCreditsView | null;
    created_at: string;
};

export type BatchFailureView = {
    row_id: number;
    /**
     * null for the posts of a row
     */
    cell_id: number | null;
    stage: RowStage;
    error: string | null;
};

export type BatchWithFailuresView = {
    id: number;
    status: BatchStatus;
    /**
     * each includes the ones before
     */
    through: BatchThrough;
    /**
     * why the batch paused by itself; null when a user paused it
     */
    paused_reason: PausedBatchReason | null;
    /**
     * number of cells and of rows with posts, without those that were deleted before they were made
     */
    total: number;
    completed: number;
    /**
     * includes cells whose generation or render was stopped, and what depends on those
     */
    failed: number;
    /**
     * the same numbers by stage
     */
    progress: Array<BatchProgressView>;
    /**
     * captured so far
     */
    credits_spent: number;
    /**
     * held for running generations and renders
     */
    credits_held: number;
    max_credits: number | null;
    /**
     * what it was estimated to cost at its start; null for a batch over more than 20,000 cells
     */
    estimate: EstimatedCreditsView | null;
    created_at: string;
    /**
     * the first 100
     */
    failures: Array<BatchFailureView>;
};

export type ResumeBatchBody = {
    /**
     * replaces the limit of the batch, which is unchanged when absent
     */
    max_credits?: number;
};

export type CellUnderWayView = {
    row_id: number;
    cell_id: number;
    stage: RowStage;
    /**
     * of the stage `cells`
     */
    generation_id: number | null;
    /**
     * of the stage `render`
     */
    render_job_id: number | null;
};

export type BatchEventView = {
    id: number;
    status: BatchStatus;
    /**
     * each includes the ones before
     */
    through: BatchThrough;
    /**
     * why the batch paused by itself; null when a user paused it
     */
    paused_reason: PausedBatchReason | null;
    /**
     * number of cells and of rows with posts, without those that were deleted before they were made
     */
    total: number;
    completed: number;
    /**
     * includes cells whose generation or render was stopped, and what depends on those
     */
    failed: number;
    /**
     * the same numbers by stage
     */
    progress: Array<BatchProgressView>;
    /**
     * captured so far
     */
    credits_spent: number;
    /**
     * held for running generations and renders
     */
    credits_held: number;
    max_credits: number | null;
    /**
     * what it was estimated to cost at its start; null for a batch over more than 20,000 cells
     */
    estimate: EstimatedCreditsView | null;
    created_at: string;
    /**
     * the cells that are being made now, at most 8
     */
    under_way: Array<CellUnderWayView>;
};

export type FailedCellView = {
    row_id: number;
    cell_id: number;
    /**
     * why it was not generated
     */
    error: string | null;
    failed_at: string;
};

export type PreviewBody = {
    /**
     * the text to speak
     */
    text: string;
};

export type OrderedPreviewView = {
    /**
     * for `GET …/voice/preview/{job_id}`; also the id of a generation
     */
    user_job_id: number;
};

export type PreviewOutputView = {
    /**
     * a content resource
     */
    id: number;
    type: 'audio';
    file_url: string;
};

export type PreviewView = {
    id: number;
    status: JobStatus;
    user_job_type: 'voice_preview';
    output_resources: Array<PreviewOutputView>;
    failed_reason: string | null;
    created_at: string;
};

export type RenderJobFields = {
    /**
     * the engine
     */
    project_id: number;
    /**
     * the cell
     */
    container_id: number;
    container_type: 'SpreadsheetCell';
    /**
     * a render document as JSON (`GET /render_jobs/schema`); empty or `{}` composes the cell's own layers
     */
    input?: string;
    /**
     * a draft with half the size and half the frame rate in the same layout, rendered in a fraction of the time for a quarter of the price
     */
    preview?: boolean;
    /**
     * the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent
     */
    max_credits?: number;
};

export type OrderRenderBody = {
    job: RenderJobFields;
};

export type OrderedView = {
    job_id: number;
};

export type RenderJobView = {
    id: number;
    status: JobStatus;
    progress: number;
    /**
     * a draft of half the size
     */
    preview: boolean;
    project_id: number;
    container_id: number;
    /**
     * set when completed
     */
    content_resource_id: number | null;
    /**
     * readable without credentials
     */
    url: string | null;
    /**
     * set when completed; for a preview as soon as its first picture is rendered
     */
    thumbnail_url: string | null;
    failed_reason: string | null;
    /**
     * error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures
     */
    failed_code: string | null;
    /**
     * credits; 0 until completed, and for a reused video
     */
    execution_cost: number;
    created_at: string;
};

export type DownloadView = {
    /**
     * readable without credentials
     */
    url: string;
    /**
     * a name for the file
     */
    filename: string;
};

export type NodeGroupView = {
    stage: RowStage;
    state: RowCellVideoOrPostsState;
    /**
     * in words, where the state does not say everything
     */
    reason: string | null;
    count: number;
    /**
     * in any order; none of the stage `post`
     */
    cell_ids: Array<number>;
    /**
     * the rows whose posts are in this state, in any order; only of the stage `post`
     */
    row_ids: Array<number>;
};

export type NodeStatesView = {
    /**
     * increases with every change of the sheet
     */
    sheet_version: number;
    /**
     * false while changes of the last seconds are still being compared
     */
    is_current: boolean;
    /**
     * the nodes of the sheet by stage, state and reason
     */
    nodes: Array<NodeGroupView>;
};

export type RowFilterFields = {
    /**
     * the column whose cells are compared
     */
    column_id: number;
    /**
     * rows whose cell has exactly this value
     */
    equals?: string;
    /**
     * rows whose cell contains this, in any case
     */
    contains?: string;
    /**
     * rows whose cell has no value, or with `false` those whose cell has one
     */
    is_empty?: boolean;
};

export type StartBatchBody = {
    /**
     * all rows when absent
     */
    row_ids?: Array<number>;
    /**
     * the rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`
     */
    row_filter?: RowFilterFields;
    /**
     * all columns when absent
     */
    column_ids?: Array<number>;
    /**
     * `render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too
     */
    through?: BatchThrough;
    /**
     * only cells, and posts of rows, with these states (`GET …/states`); all when absent
     */
    only?: Array<BatchOnly>;
    /**
     * maximum credits that the batch holds and has spent, with up to six decimals; no limit when absent
     */
    max_credits?: number;
};

export type BatchSelectionBody = {
    /**
     * all rows when absent
     */
    row_ids?: Array<number>;
    /**
     * the rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`
     */
    row_filter?: RowFilterFields;
    /**
     * all columns when absent
     */
    column_ids?: Array<number>;
    /**
     * `render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too
     */
    through?: BatchThrough;
    /**
     * only cells, and posts of rows, with these states (`GET …/states`); all when absent
     */
    only?: Array<BatchOnly>;
};

export type EstimateLineView = {
    stage: RowStage;
    /**
     * `generation_type` of the cells, or `render`
     */
    kind: string;
    /**
     * name in the catalogue
     */
    model: string;
    /**
     * number of cells
     */
    count: number;
    credits_min: number;
    credits_max: number;
};

export type RefusedNodeView = {
    cell_id: number;
    stage: RowStage;
    /**
     * why it cannot be made as it is
     */
    error: string;
};

export type BatchEstimateView = {
    /**
     * the sum at least
     */
    credits_min: number;
    /**
     * the sum at most
     */
    credits_max: number;
    /**
     * by stage, kind and model
     */
    lines: Array<EstimateLineView>;
    refused: Array<RefusedNodeView>;
};

export type MonitoringDataBody = {
    platform: MonitoredPlatform;
    /**
     * `keyword` is not for `photoshare`
     */
    type: MonitoringSearch;
    /**
     * `@name`, `#hashtag`, or plain words
     */
    value: string;
    /**
     * one of 0, 1, 7, 30, 90, 180; 0 for no filter
     */
    days?: number;
    country?: string;
    /**
     * 20 by default
     */
    max_results?: number;
    /**
     * repeats the scrape; once if false or absent
     */
    monitoring?: boolean;
    /**
     * also scrapes up to 20 comments per post
     */
    comment_monitoring?: boolean;
};

export type UserJobOrder = {
    user_job_type: 'train_social';
    /**
     * JSON text or object
     */
    data: MonitoringDataBody;
};

export type OrderUserJobBody = {
    /**
     * `user_job[user_job_type]` and `user_job[data]` in a form
     */
    user_job: UserJobOrder;
};

export type UserJobOrdered = {
    user_job_id: number;
};

export type MonitoringChangeBody = {
    platform?: MonitoredPlatform;
    type?: MonitoringSearch;
    value?: string;
    /**
     * one of 0, 1, 7, 30, 90, 180; 0 for no filter
     */
    days?: number;
    country?: string;
    max_results?: number;
    /**
     * false makes the current scrape the last one
     */
    monitoring?: boolean;
    comment_monitoring?: boolean;
};

export type MonitoringDataView = {
    platform: MonitoredPlatform;
    type: MonitoringSearch;
    value: string;
    days: number;
    country: string | null;
    max_results: number;
    monitoring: boolean;
    comment_monitoring: boolean;
};

export type MonitoringView = {
    id: number;
    user_job_type: 'train_social';
    agent_id: number;
    status: MonitoringStatus;
    failed_reason: string | null;
    data: MonitoringDataView;
    /**
     * found and paid for so far
     */
    posts: number;
    /**
     * found and paid for so far
     */
    comments: number;
    /**
     * credits charged so far
     */
    cost: number;
    last_scraped_at: string | null;
    next_scrape_at: string | null;
    created_at: string;
    updated_at: string;
};

export type ModelView = {
    /**
     * the value of `model`
     */
    id: string;
    generation_type: ModelGenerationType;
    /**
     * used where a request and its cell name no model
     */
    default: boolean;
    /**
     * older names
     */
    aliases: Array<string>;
    /**
     * of images and videos, the default first
     */
    aspect_ratios?: Array<string>;
    /**
     * of videos, the default first
     */
    resolutions?: Array<string>;
    /**
     * of videos, in seconds
     */
    durations?: Array<number>;
    /**
     * of videos, in seconds
     */
    default_duration?: number;
    /**
     * whether its videos can have native audio
     */
    native_audio?: boolean;
    /**
     * of images: values of `version`
     */
    versions?: Array<string>;
    /**
     * of images: maximum number of `content_resource_ids`
     */
    reference_images?: number;
    /**
     * of texts: maximum length of the output in tokens
     */
    max_length?: number;
    /**
     * of speech: maximum length of the text in characters
     */
    max_characters?: number;
    /**
     * of speech: values of `voice_id`; a model without them speaks with the voices of a connected voice account
     */
    voices?: Array<string>;
};

export type ModelListView = {
    models: Array<ModelView>;
};

export type PriceView = {
    operation: string;
    model: string;
    /**
     * what `credits` pay for
     */
    unit: string;
    credits: number;
};

export type PriceListView = {
    prices: Array<PriceView>;
};

export type GeneratedContentView = {
    /**
     * a content resource
     */
    id: number;
    type: string;
    thumbnail_url: string;
};

export type TemplateView = {
    id: number;
    uuid: string;
    slug: string;
    title: string;
    /**
     * the same as `title`
     */
    name: string;
    description: string;
    /**
     * URL; for an organization's template its newest content, or the cover of the default template
     */
    cover: string;
    /**
     * URL
     */
    tutorial_url: string | null;
    tags: Array<string>;
    /**
     * at most 6, newest first: outputs of generations and renders in sheets of your organizations that were created from this template (the 20 newest sheets of each organization)
     */
    recent_generated_contents: Array<GeneratedContentView>;
};

export type ChangeTemplateBody = {
    /**
     * words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a ready-made template
     */
    slug?: string;
    title?: string;
    description?: string;
};

export type CloneTemplateBody = {
    /**
     * integer id or uuid
     */
    agent_id: number | string;
};

export type MakeTemplateBody = {
    /**
     * words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a ready-made template
     */
    slug: string;
    title: string;
    description?: string;
};

export type SocialAccountView = {
    id: number;
    platform: Platform;
    display_name: string;
    /**
     * without @
     */
    handle: string;
    /**
     * expired: the grant has expired; disconnected: the network has revoked it
     */
    status: SocialAccountStatus;
    connected_at: string;
};

export type ConnectBody = {
    /**
     * where the browser is redirected afterwards: an absolute http or https URL of this service or of an origin that the operator allows, which gets `status` (connected or failed), `platform`, and `account_id` or `error`; without it a page shows the agent and the organization, with a button that undoes the connection
     */
    redirect_uri?: string;
};

export type ConnectView = {
    /**
     * where the account’s owner grants access, valid for 10 minutes
     */
    authorize_url: string;
};

export type UndoBody = {
    /**
     * token of the result page
     */
    token: string;
};

export type PlatformRuleView = {
    platform: Platform;
    label: string;
    text_only: boolean;
    media: Array<PostMedia>;
    max_media_items: number;
    /**
     * in Unicode code points; see the notes for networks that count differently
     */
    max_text: number;
    /**
     * null if the platform has no titles
     */
    max_title: number | null;
    required: Array<string>;
    optional: Array<string>;
    ignored: Array<string>;
    /**
     * by name: type, accepted values, default, limits
     */
    options: JsonObject;
    editable_after_publish: Array<string>;
    notes: Array<string>;
};

export type PlatformsView = {
    platforms: Array<PlatformRuleView>;
};

export type PhotoshareMusic = {
    /**
     * `auto`: music of the service under the videos
     */
    mode?: 'auto';
    /**
     * music under the videos: https address of an MP3
     */
    track_url?: string;
};

export type VideohostOptions = {
    /**
     * who sees the video
     */
    visibility?: VideoHostVideoVisibility;
    /**
     * true: `#shorts` is added to the description
     */
    shorts?: boolean;
    /**
     * search words
     */
    tags?: Array<string>;
    /**
     * true: it is made for children
     */
    made_for_kids?: boolean;
    /**
     * false: subscribers are not notified
     */
    notify_subscribers?: boolean;
    /**
     * category of YouTube
     */
    category_id?: number;
};

export type ProfessionalOptions = {
    /**
     * who sees the post: everybody, connections, or signed-in members
     */
    visibility?: ProfessionalNetworkPostVisibility;
    /**
     * descriptions of the pictures, in their order
     */
    alt_text?: Array<string>;
    /**
     * true: the pictures become one PDF document
     */
    carousel?: boolean;
};

export type ThreadSegmentBody = {
    text?: string | null;
    media_urls?: Array<string> | null;
};

export type CreatePostBody = {
    /**
     * caption or text, hashtags inline
     */
    description?: string | null;
    title?: string | null;
    /**
     * VIDEO (default), IMAGE, CLIP or POST_VIDEO
     */
    media_type?: string | null;
    /**
     * who sees the post; the account decides which of the values it offers
     */
    shortvideo_privacy_level?: string | null;
    /**
     * true: without comments
     */
    shortvideo_disable_comment?: boolean | null;
    /**
     * true: without duets
     */
    shortvideo_disable_duet?: boolean | null;
    /**
     * true: nobody can take parts of it into another video
     */
    shortvideo_disable_stitch?: boolean | null;
    /**
     * true: it advertises something; without it the next two have no effect
     */
    shortvideo_disclose_commercial_content?: boolean | null;
    /**
     * true: it advertises your own brand
     */
    shortvideo_your_brand?: boolean | null;
    /**
     * true: it is paid by another brand
     */
    shortvideo_branded_content?: boolean | null;
    /**
     * exactly one of `mode` and `track_url`
     */
    photoshare_music?: PhotoshareMusic | null;
    videohost_options?: VideohostOptions | null;
    professional_options?: ProfessionalOptions | null;
    /**
     * public URL of the first or only media
     */
    media_url?: string | null;
    /**
     * further media; the extension determines the type of each
     */
    media_urls?: Array<string> | null;
    /**
     * an unusable thumbnail causes a warning
     */
    thumbnail_url?: string | null;
    thread?: Array<ThreadSegmentBody> | null;
    reply_to_post_id?: string | null;
    /**
     * integer id or uuid
     */
    agent_id: number | string;
    /**
     * one or more of shortvideo, photoshare, pagesocial, videohost, microblog, professional
     */
    platform: Array<string>;
    /**
     * now, specific_time, next_available; next_available takes the next free slot of the agent’s calendar, see its schedule_slots
     */
    schedule_type?: string;
    /**
     * ISO 8601, in UTC if it has no offset; for specific_time
     */
    scheduled_time?: string | null;
    /**
     * fail instead of skipping platforms that do not support the post or are not connected
     */
    strict?: boolean;
    /**
     * the idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected
     */
    idea_id?: number | null;
    /**
     * the row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row
     */
    row_id?: number | null;
};

export type MetricsView = {
    /**
     * null if the network does not report it
     */
    views: number | null;
    /**
     * null if the network does not report it
     */
    likes: number | null;
    /**
     * null if the network does not report it
     */
    comments: number | null;
    /**
     * null if the network does not report it
     */
    shares: number | null;
    read_at: string;
};

export type PlatformStatusView = {
    platform: Platform;
    /**
     * the account that publishes it; null while none is selected
     */
    account_id: number | null;
    status: PlatformPostStatus;
    normalized_status: PlatformPostNormalizedStatus;
    platform_post_id: string | null;
    /**
     * public link to the live post
     */
    post_url: string | null;
    published_at: string | null;
    error: string | null;
    error_code: string | null;
    failed_step: string | null;
    /**
     * an error that did not fail the post
     */
    warning: string | null;
    /**
     * the options sent for this platform
     */
    platform_options: JsonObject;
    /**
     * in the offset of `X-Timezone-Offset`, or the time zone of the agent
     */
    scheduled_time: string;
    /**
     * background music: `id` and `title` of a library track, or `track_url`; null if there is none
     */
    music_track: JsonObject | null;
    /**
     * when the published post was last edited
     */
    edited_at: string | null;
    /**
     * reactions to the published post, read daily for 90 days
     */
    metrics: MetricsView | null;
};

export type SkippedPlatformView = {
    platform: Platform;
    field: string;
    reason: string;
};

export type PostSummaryView = {
    id: number;
    status: PostStatus;
    description: string | null;
};

export type CreatedPostView = {
    message: string;
    post_id: number;
    /**
     * as requested
     */
    platforms: Array<string>;
    platforms_status: Array<PlatformStatusView>;
    platforms_skipped: Array<SkippedPlatformView>;
    /**
     * path below the base address
     */
    status_url: string;
    /**
     * true if the post was created by an earlier request with the same Idempotency-Key
     */
    idempotent_replay: boolean;
    post: PostSummaryView;
};

export type PostContentBody = {
    /**
     * caption or text, hashtags inline
     */
    description?: string | null;
    title?: string | null;
    /**
     * VIDEO (default), IMAGE, CLIP or POST_VIDEO
     */
    media_type?: string | null;
    /**
     * who sees the post; the account decides which of the values it offers
     */
    shortvideo_privacy_level?: string | null;
    /**
     * true: without comments
     */
    shortvideo_disable_comment?: boolean | null;
    /**
     * true: without duets
     */
    shortvideo_disable_duet?: boolean | null;
    /**
     * true: nobody can take parts of it into another video
     */
    shortvideo_disable_stitch?: boolean | null;
    /**
     * true: it advertises something; without it the next two have no effect
     */
    shortvideo_disclose_commercial_content?: boolean | null;
    /**
     * true: it advertises your own brand
     */
    shortvideo_your_brand?: boolean | null;
    /**
     * true: it is paid by another brand
     */
    shortvideo_branded_content?: boolean | null;
    /**
     * exactly one of `mode` and `track_url`
     */
    photoshare_music?: PhotoshareMusic | null;
    videohost_options?: VideohostOptions | null;
    professional_options?: ProfessionalOptions | null;
    /**
     * public URL of the first or only media
     */
    media_url?: string | null;
    /**
     * further media; the extension determines the type of each
     */
    media_urls?: Array<string> | null;
    /**
     * an unusable thumbnail causes a warning
     */
    thumbnail_url?: string | null;
    thread?: Array<ThreadSegmentBody> | null;
    reply_to_post_id?: string | null;
};

export type PostView = {
    id: number;
    status: PostStatus;
    description: string | null;
    /**
     * the content as it was sent
     */
    content: PostContentBody;
    /**
     * the idea behind it
     */
    idea_id: number | null;
    /**
     * the row of a sheet that the video belongs to
     */
    row_id: number | null;
    schedule_type: PostScheduleType;
    scheduled_time: string;
    /**
     * as requested
     */
    platforms: Array<string>;
    platforms_status: Array<PlatformStatusView>;
    platforms_skipped: Array<SkippedPlatformView>;
    created_at: string;
    /**
     * in UTC; identifies what is approved
     */
    updated_at: string;
};

export type PostListView = {
    /**
     * by scheduled time, at most 1,000
     */
    posts: Array<PostView>;
};

export type EditPostBody = {
    /**
     * caption or text, hashtags inline
     */
    description?: string | null;
    title?: string | null;
    /**
     * VIDEO (default), IMAGE, CLIP or POST_VIDEO
     */
    media_type?: string | null;
    /**
     * who sees the post; the account decides which of the values it offers
     */
    shortvideo_privacy_level?: string | null;
    /**
     * true: without comments
     */
    shortvideo_disable_comment?: boolean | null;
    /**
     * true: without duets
     */
    shortvideo_disable_duet?: boolean | null;
    /**
     * true: nobody can take parts of it into another video
     */
    shortvideo_disable_stitch?: boolean | null;
    /**
     * true: it advertises something; without it the next two have no effect
     */
    shortvideo_disclose_commercial_content?: boolean | null;
    /**
     * true: it advertises your own brand
     */
    shortvideo_your_brand?: boolean | null;
    /**
     * true: it is paid by another brand
     */
    shortvideo_branded_content?: boolean | null;
    /**
     * exactly one of `mode` and `track_url`
     */
    photoshare_music?: PhotoshareMusic | null;
    videohost_options?: VideohostOptions | null;
    professional_options?: ProfessionalOptions | null;
    /**
     * public URL of the first or only media
     */
    media_url?: string | null;
    /**
     * further media; the extension determines the type of each
     */
    media_urls?: Array<string> | null;
    /**
     * an unusable thumbnail causes a warning
     */
    thumbnail_url?: string | null;
    thread?: Array<ThreadSegmentBody> | null;
    reply_to_post_id?: string | null;
    platform?: Array<string>;
    /**
     * now, specific_time, next_available; the time is kept if neither this nor scheduled_time is sent
     */
    schedule_type?: string;
    /**
     * implies schedule_type specific_time
     */
    scheduled_time?: string | null;
    strict?: boolean;
    /**
     * the idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected
     */
    idea_id?: number | null;
    /**
     * the row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row
     */
    row_id?: number | null;
};

export type EditLivePostBody = {
    /**
     * caption or text, hashtags inline
     */
    description?: string | null;
    title?: string | null;
    /**
     * VIDEO (default), IMAGE, CLIP or POST_VIDEO
     */
    media_type?: string | null;
    /**
     * who sees the post; the account decides which of the values it offers
     */
    shortvideo_privacy_level?: string | null;
    /**
     * true: without comments
     */
    shortvideo_disable_comment?: boolean | null;
    /**
     * true: without duets
     */
    shortvideo_disable_duet?: boolean | null;
    /**
     * true: nobody can take parts of it into another video
     */
    shortvideo_disable_stitch?: boolean | null;
    /**
     * true: it advertises something; without it the next two have no effect
     */
    shortvideo_disclose_commercial_content?: boolean | null;
    /**
     * true: it advertises your own brand
     */
    shortvideo_your_brand?: boolean | null;
    /**
     * true: it is paid by another brand
     */
    shortvideo_branded_content?: boolean | null;
    /**
     * exactly one of `mode` and `track_url`
     */
    photoshare_music?: PhotoshareMusic | null;
    videohost_options?: VideohostOptions | null;
    professional_options?: ProfessionalOptions | null;
    /**
     * public URL of the first or only media
     */
    media_url?: string | null;
    /**
     * further media; the extension determines the type of each
     */
    media_urls?: Array<string> | null;
    /**
     * an unusable thumbnail causes a warning
     */
    thumbnail_url?: string | null;
    thread?: Array<ThreadSegmentBody> | null;
    reply_to_post_id?: string | null;
    /**
     * platforms to change, each of which must accept all fields; default: all platforms where it is published that accept at least one field
     */
    platform?: Array<string>;
};

export type LiveEditView = {
    platform: Platform;
    /**
     * true if the platform applied the change
     */
    edited: boolean;
    error: string | null;
    error_code: string | null;
    failed_step: string | null;
    /**
     * what was omitted from the change
     */
    warning: string | null;
};

export type EditedPostView = {
    id: number;
    status: PostStatus;
    description: string | null;
    /**
     * the content as it was sent
     */
    content: PostContentBody;
    /**
     * the idea behind it
     */
    idea_id: number | null;
    /**
     * the row of a sheet that the video belongs to
     */
    row_id: number | null;
    schedule_type: PostScheduleType;
    scheduled_time: string;
    /**
     * as requested
     */
    platforms: Array<string>;
    platforms_status: Array<PlatformStatusView>;
    platforms_skipped: Array<SkippedPlatformView>;
    created_at: string;
    /**
     * in UTC; identifies what is approved
     */
    updated_at: string;
    edits: Array<LiveEditView>;
};

export type PostTextBody = {
    /**
     * caption or text, hashtags inline
     */
    description?: string | null;
    title?: string | null;
    /**
     * VIDEO (default), IMAGE, CLIP or POST_VIDEO
     */
    media_type?: string | null;
    /**
     * who sees the post; the account decides which of the values it offers
     */
    shortvideo_privacy_level?: string | null;
    /**
     * true: without comments
     */
    shortvideo_disable_comment?: boolean | null;
    /**
     * true: without duets
     */
    shortvideo_disable_duet?: boolean | null;
    /**
     * true: nobody can take parts of it into another video
     */
    shortvideo_disable_stitch?: boolean | null;
    /**
     * true: it advertises something; without it the next two have no effect
     */
    shortvideo_disclose_commercial_content?: boolean | null;
    /**
     * true: it advertises your own brand
     */
    shortvideo_your_brand?: boolean | null;
    /**
     * true: it is paid by another brand
     */
    shortvideo_branded_content?: boolean | null;
    /**
     * exactly one of `mode` and `track_url`
     */
    photoshare_music?: PhotoshareMusic | null;
    videohost_options?: VideohostOptions | null;
    professional_options?: ProfessionalOptions | null;
};

export type PlanTargetView = {
    platform: Platform;
    account_id: number | null;
    optional: boolean;
    /**
     * as it was sent
     */
    content: PostTextBody;
};

export type PlanFilesView = {
    video: string | null;
    cover: string | null;
};

export type PlanTimingView = {
    type: PostPlanTiming;
    /**
     * of column
     */
    column?: string;
    /**
     * of fixed
     */
    at?: Array<string>;
    /**
     * of cadence
     */
    from?: string;
    /**
     * of cadence
     */
    times?: Array<string>;
    /**
     * of cadence
     */
    days_of_week?: Array<number>;
};

export type PostPlanView = {
    targets: Array<PlanTargetView>;
    files: PlanFilesView;
    timing: PlanTimingView;
    requires_approval: boolean;
    updated_at: string;
};

export type PlanTargetBody = {
    platform: Platform;
    /**
     * a connected account of the agent on this platform; without it the account that is connected when the posts are made, of several the one connected last
     */
    account_id?: number | null;
    /**
     * without `account_id`: whether rows become this post only while the agent has a connected account there
     */
    optional?: boolean;
    /**
     * as of a post; in each text `{{name}}` stands for a column of the row or a global variable
     */
    content: PostTextBody;
};

export type PlanFilesBody = {
    /**
     * title of the column of type video with the video of each post
     */
    video?: string | null;
    /**
     * title of the column of type image with the cover, for platforms that take one
     */
    cover?: string | null;
};

export type PlanTimingBody = {
    /**
     * `column`: each row contains its time. `fixed`: each row takes the next of some times. `cadence`: each row takes the next time of day on some days; both leave out times at which an account of the plan has a post. `slots`: each row takes the next free slot of the agent’s calendar. `now`: posts go out as soon as they are made, drafts as soon as they are approved
     */
    type: PostPlanTiming;
    /**
     * of column: title of the column with ISO 8601 times, in the agent’s time zone if they have no offset
     */
    column?: string | null;
    /**
     * of fixed: ISO 8601 times, in the agent’s time zone if they have no offset
     */
    at?: Array<string>;
    /**
     * of cadence: the first day
     */
    from?: string;
    /**
     * of cadence: times of day in the agent’s time zone; two of them are two rows a day
     */
    times?: Array<string>;
    /**
     * of cadence: 0 is Monday, 6 Sunday; default: every day
     */
    days_of_week?: Array<number>;
};

export type PostPlanBody = {
    /**
     * each row becomes one post for each of them; several on one platform need different accounts
     */
    targets: Array<PlanTargetBody>;
    /**
     * posts without media where absent
     */
    files?: PlanFilesBody;
    timing: PlanTimingBody;
    /**
     * true: posts are drafts until a person approves each of them
     */
    requires_approval?: boolean;
};

export type CheckPlanBody = {
    /**
     * all rows when absent
     */
    row_ids?: Array<number>;
    /**
     * only rows behind the one with this id, by position
     */
    rows_after?: number;
    /**
     * maximum number of rows that one response covers
     */
    rows_limit?: number;
};

export type RowErrorView = {
    row_id: number;
    platform: Platform;
    /**
     * null if no account can be used
     */
    account_id: number | null;
    /**
     * of the plan, or of the post as in platform_validation_failed
     */
    field: string;
    error: string;
};

export type CheckedPlanView = {
    /**
     * number of rows that were checked
     */
    checked: number;
    /**
     * by position of the row; empty if all posts can be made
     */
    errors: Array<RowErrorView>;
    /**
     * `rows_after` of the next request; null if no rows follow
     */
    next_rows_after: number | null;
};

export type MakePostsBody = {
    row_ids: Array<number>;
};

export type PlannedPostView = {
    row_id: number;
    platform: Platform;
    /**
     * the account that publishes it
     */
    account_id: number;
    post_id: number;
    /**
     * false for a post that an earlier request has made
     */
    created: boolean;
};

export type MadePostsView = {
    /**
     * of all requested rows
     */
    posts: Array<PlannedPostView>;
    /**
     * of rows of which no post was made
     */
    errors: Array<RowErrorView>;
};

export type SlotView = {
    /**
     * in the agent’s time zone
     */
    time: string;
    /**
     * 0 is Monday, 6 Sunday
     */
    days_of_week: Array<number>;
};

export type SlotsView = {
    /**
     * by time of day
     */
    slots: Array<SlotView>;
};

export type SlotBody = {
    /**
     * local time of day
     */
    time: string;
    /**
     * 0 is Monday, 6 Sunday; default: every day
     */
    days_of_week?: Array<number>;
};

export type SlotsBody = {
    slots: Array<SlotBody>;
};

export type LiveEventView = {
    kind: LiveEventKind;
    /**
     * null for an event that concerns no single agent
     */
    agent_id: number | null;
    at: string;
    /**
     * `X-Client-Id` of the request that caused it directly
     */
    origin?: string;
    /**
     * null where it concerns more than 100: read all of them again
     */
    ids?: Array<number> | null;
    id?: number;
    sheet_id?: number | null;
    /**
     * of the sheet after the change; it orders what happened to it
     */
    sheet_version?: number;
    cell_id?: number | null;
    layer_id?: number | null;
    /**
     * a result was selected; nobody changed the cells
     */
    generated?: boolean;
    generation_id?: number;
    render_job_id?: number;
    content_resource_id?: number | null;
    progress?: number | null;
    user_id?: number;
    /**
     * name that the client gave itself
     */
    client_id?: string;
    batch_id?: number;
    post_id?: number;
    gate_id?: string;
    idea_id?: number;
    run_id?: string;
    user_job_id?: number;
    backup_id?: number;
    type?: string;
    round?: number;
    status?: string;
    preview?: boolean;
    platform?: string;
    error_code?: string | null;
    object_type?: string;
    asset_type?: string;
    /**
     * new ones
     */
    posts?: number;
    /**
     * new ones
     */
    comments?: number;
    from?: string;
    to?: string;
};

export type PresenceBody = {
    /**
     * name of the client, such as of a tab; the same as in `X-Client-Id`
     */
    client_id: string;
    /**
     * agent whose sheet the client shows, by integer id or uuid
     */
    agent_id?: number | string;
    /**
     * sheet that the client shows; needs `agent_id`
     */
    sheet_id?: number | null;
    /**
     * cell that is selected in the sheet; needs `sheet_id`
     */
    cell_id?: number | null;
};

export type NotificationView = {
    id: number;
    kind: NotificationKind;
    /**
     * what happened, in words, with the present names
     */
    text: string;
    /**
     * what happened, for programs: the act of `security`, why a batch has paused, the status of a post
     */
    code: string | null;
    /**
     * number of alike events, such as failed videos of a sheet on a day
     */
    count: number;
    /**
     * time of the latest event
     */
    happened_at: string;
    read_at: string | null;
    archived_at: string | null;
    agent_id: number | null;
    agent_name: string | null;
    /**
     * null also for a sheet that was deleted
     */
    sheet_id: number | null;
    sheet_title: string | null;
    /**
     * the member whom it is about
     */
    user_id: number | null;
    user_name: string | null;
    batch_id: number | null;
    /**
     * of the latest render
     */
    render_job_id: number | null;
    /**
     * of the latest post
     */
    post_id: number | null;
    account_id: number | null;
    platform: Platform | null;
    gate_id: string | null;
    run_id: string | null;
};

export type NotificationsView = {
    /**
     * latest first
     */
    items: Array<NotificationView>;
    /**
     * null on the last page
     */
    next_cursor: string | null;
    /**
     * of all notifications that are not archived; 100 also where there are more
     */
    unread_count: number;
};

export type NotificationChangeBody = {
    /**
     * these notifications
     */
    ids?: Array<number>;
    /**
     * instead of `ids`: all that are not archived and happened up to this time, such as that of the latest one
     */
    until?: string;
    /**
     * whether you have read them
     */
    read?: boolean;
    /**
     * whether they are archived; archived ones are not counted as unread
     */
    archived?: boolean;
};

export type NotificationChangeView = {
    /**
     * number of notifications that are different now
     */
    changed: number;
    /**
     * of all notifications that are not archived; 100 also where there are more
     */
    unread_count: number;
};

export type NotificationChannelsView = {
    kind: NotificationKind;
    /**
     * listed among your notifications
     */
    in_app: boolean;
    /**
     * mailed, unless `digest` is `off`
     */
    by_mail: boolean;
};

export type NotificationPreferencesView = {
    digest: WhenNotificationsAreMailed;
    /**
     * hour of the day of daily and weekly mails, in your time zone
     */
    hour: number;
    /**
     * day of weekly mails, counted from Monday (0)
     */
    weekday: number;
    /**
     * that of your profile, or UTC
     */
    time_zone: string;
    /**
     * when the next daily or weekly mail is due
     */
    next_mail_at: string | null;
    /**
     * the address to which mails are sent
     */
    email: string;
    /**
     * why no mail is sent; null where nothing hinders it
     */
    mail_hindrance: WhyNoMailAboutNotificationsIsSent | null;
    /**
     * all kinds
     */
    kinds: Array<NotificationChannelsView>;
};

export type NotificationChannelsBody = {
    kind: NotificationKind;
    in_app?: boolean;
    by_mail?: boolean;
};

export type NotificationPreferencesBody = {
    digest?: WhenNotificationsAreMailed;
    /**
     * hour of the day of daily and weekly mails, in your time zone
     */
    hour?: number;
    /**
     * day of weekly mails, counted from Monday (0)
     */
    weekday?: number;
    /**
     * those that you change
     */
    kinds?: Array<NotificationChannelsBody>;
};

export type IntegrationView = {
    connected: boolean;
    /**
     * last characters of the key; null without one
     */
    masked_key: string | null;
};

export type ApiKeyBody = {
    /**
     * a key of your own at the vendor
     */
    api_key: string;
};

export type SubscriptionView = {
    /**
     * the plan of the key's account
     */
    tier: string | null;
};

export type VendorUserView = {
    subscription: SubscriptionView;
};

export type ConnectedView = {
    connected: boolean;
    user: VendorUserView;
};

export type ValidityView = {
    valid: boolean;
};

export type CreditsView = {
    /**
     * grants − captures
     */
    balance: number;
    /**
     * held by running jobs
     */
    held: number;
    /**
     * balance − held
     */
    available: number;
};

export type StorageView = {
    /**
     * bytes of the files of this organization
     */
    used_bytes: number;
    /**
     * bytes that all organizations of its founder may store; null without a limit
     */
    quota_bytes: number | null;
    /**
     * bytes that these organizations may still store; null without a limit
     */
    left_bytes: number | null;
};

export type OpenBatchView = {
    id: number;
    status: BatchStatus;
    /**
     * each includes the ones before
     */
    through: BatchThrough;
    /**
     * why the batch paused by itself; null when a user paused it
     */
    paused_reason: PausedBatchReason | null;
    /**
     * number of cells and of rows with posts, without those that were deleted before they were made
     */
    total: number;
    completed: number;
    /**
     * includes cells whose generation or render was stopped, and what depends on those
     */
    failed: number;
    /**
     * the same numbers by stage
     */
    progress: Array<BatchProgressView>;
    /**
     * captured so far
     */
    credits_spent: number;
    /**
     * held for running generations and renders
     */
    credits_held: number;
    max_credits: number | null;
    /**
     * what it was estimated to cost at its start; null for a batch over more than 20,000 cells
     */
    estimate: EstimatedCreditsView | null;
    created_at: string;
    sheet_id: number;
};

export type PostCountsView = {
    /**
     * wait for the approval of a person
     */
    drafts: number;
    /**
     * wait for their time
     */
    scheduled: number;
    /**
     * failed on a platform or more within the last 7 days
     */
    failed: number;
};

export type AccountCountsView = {
    /**
     * can publish
     */
    connected: number;
    /**
     * cannot publish until somebody connects them again
     */
    to_reconnect: number;
};

export type AgentHealthView = {
    id: number;
    uuid: string;
    name: string;
    /**
     * its primary avatar, read without credentials
     */
    avatar_url: string | null;
    /**
     * true for the agent that every organization has
     */
    is_system: boolean;
    /**
     * when the agent or one of its sheets was last changed, or a generation or post last ordered
     */
    last_active_at: string;
    /**
     * number of its sheets, without deleted ones
     */
    sheets: number;
    /**
     * running and paused ones, newest first
     */
    open_batches: Array<OpenBatchView>;
    posts: PostCountsView;
    accounts: AccountCountsView;
};

export type OverviewView = {
    organization: OrganizationView;
    credits: CreditsView;
    /**
     * null while the upload service does not answer
     */
    storage: StorageView | null;
    /**
     * the last active first
     */
    agents: Array<AgentHealthView>;
    /**
     * number of agents on all pages
     */
    agents_total: number;
};

export type AttentionItemView = {
    kind: WhatNeedsPersonKind;
    /**
     * id of the record among those of its kind, for dismissing it
     */
    item_id: string;
    /**
     * why, for programs: `approval_required`, the `error_code` of the post, the status of the account, …
     */
    code: string;
    /**
     * why, in words; of a gate what is to be approved
     */
    reason: string;
    since: string;
    /**
     * until when a gate can be decided; null for everything else
     */
    expires_at: string | null;
    agent_id: number;
    agent_name: string;
    /**
     * of the sheet, the post or the account, shortened; null for the others
     */
    title: string | null;
    /**
     * the sheet of a batch or render
     */
    sheet_id: number | null;
    /**
     * the row of a render, or of a post that has one
     */
    row_id: number | null;
    /**
     * the cell of a render
     */
    cell_id: number | null;
    batch_id: number | null;
    render_job_id: number | null;
    post_id: number | null;
    account_id: number | null;
    /**
     * of the account, or the first one on which the post has failed
     */
    platform: Platform | null;
    /**
     * id of `pending_action` of the run
     */
    gate_id: string | null;
    /**
     * the run that waits at the gate
     */
    run_id: string | null;
    endpoint: WebhookDeliveryAddress | null;
};

export type AttentionView = {
    /**
     * newest first
     */
    items: Array<AttentionItemView>;
    /**
     * null on the last page
     */
    next_cursor: string | null;
};

export type DismissalBody = {
    /**
     * `since` of the item as you saw it; another state of it is not dismissed
     */
    since: string;
};

export type SpentGroupView = {
    /**
     * a date, an id or a name, as `group_by` says; `none` for what concerns nothing of the sort, `unknown` for work that another service stores or that is stored no longer, `other` for all groups that are not listed
     */
    group: string;
    /**
     * the name of the agent or the title of the sheet
     */
    label: string | null;
    /**
     * captured credits
     */
    credits: number;
    /**
     * number of captures
     */
    entries: number;
    /**
     * query of `GET /organizations/{organization_id}/credits` that lists these captures
     */
    ledger_query: string;
};

export type SpendingView = {
    group_by: SpendingGroupBy;
    from: string;
    to: string;
    time_zone: string;
    /**
     * captured in the period
     */
    credits: number;
    /**
     * number of captures in the period
     */
    entries: number;
    /**
     * of days each one in order; otherwise the 100 largest, and one row for the others
     */
    groups: Array<SpentGroupView>;
};

export type LedgerEntryView = {
    id: number;
    kind: LedgerEntryKind;
    /**
     * credits
     */
    amount: number;
    /**
     * shared by all entries of one job
     */
    reference: string;
    /**
     * the agent that it was for; null where base stores no record of it
     */
    agent_id: number | null;
    /**
     * the sheet in which it was used; null for what belongs to none
     */
    sheet_id: number | null;
    created_at: string;
};

export type StatementView = {
    /**
     * grants − captures
     */
    balance: number;
    /**
     * held by running jobs
     */
    held: number;
    /**
     * balance − held
     */
    available: number;
    /**
     * newest first
     */
    entries: Array<LedgerEntryView>;
};

export type FileUseView = {
    kind: WhatUsesFileKind;
    /**
     * of the sheet, or of the post where it has one, shortened
     */
    title: string | null;
    /**
     * of the column or the layer; null of a post
     */
    name: string | null;
    /**
     * null of a post
     */
    sheet_id: number | null;
    /**
     * null of a post without a row
     */
    row_id: number | null;
    /**
     * the cell, or the one of the layer; null of a post
     */
    cell_id: number | null;
    /**
     * null except of a layer
     */
    layer_id: number | null;
    /**
     * null except of a post
     */
    post_id: number | null;
};

export type FileUsesView = {
    /**
     * cells and layers by sheet, then posts by their time
     */
    uses: Array<FileUseView>;
    /**
     * true if there are more than the answer names
     */
    has_more: boolean;
};

export type ApiError = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: ErrorCode;
    errors?: FieldErrors;
};

export type ChangedLaterErrorItems = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'changed_later';
    errors?: FieldErrors;
    /**
     * of `changed_later`: up to 20 of the items that have changed since
     */
    items?: Array<ItemChangedLater>;
};

export type ContentResourceCreationFailedErrorReason = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'content_resource_creation_failed';
    errors?: FieldErrors;
    /**
     * the bytes are not of an accepted type; absent for a missing file
     */
    reason?: 'unsupported_media';
};

/**
 * Codes of the errors that have no fields of their own
 */
export type ErrorCode = 'agent_creation_failed' | 'agent_not_found' | 'agent_update_failed' | 'already_undone' | 'avatar_creation_failed' | 'avatar_update_failed' | 'backup_interrupted' | 'change_not_found' | 'changed_since' | 'charge_rejected' | 'conflict' | 'content_resource_not_found' | 'cost_exceeds_limit' | 'direct_upload_failed' | 'email_unverified' | 'file_size_exceeded' | 'folder_removal_failed' | 'forbidden' | 'fresh_second_factor_required' | 'funding_lookup_failed' | 'idea_not_refined' | 'idempotency_answer_not_stored' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'idempotency_outcome_unknown' | 'insufficient_credits' | 'insufficient_credits_for_job' | 'invalid_api_key' | 'invalid_content_type' | 'invalid_key' | 'job_cannot_be_stopped' | 'job_status_invalid' | 'mail_not_configured' | 'media_fetch_failed' | 'no_active_credit_purchase' | 'not_found' | 'organization_not_found' | 'origin_not_allowed' | 'passkeys_not_configured' | 'payload_too_large' | 'permission_denied' | 'platform_edit_failed' | 'project_not_found' | 'provenance_disabled' | 'provenance_pricing_not_configured' | 'rate_limited' | 'readback_failed' | 'resync_required' | 'second_factor_missing' | 'service_unavailable' | 'source_download_failed' | 'spreadsheet_not_found' | 'storage_quota_exceeded' | 'too_many_jobs' | 'too_many_rounds' | 'unauthorized' | 'unreadable_source' | 'unsupported_tus_version' | 'upload_checksum_mismatch' | 'upload_continued_elsewhere' | 'upload_failed' | 'upload_mismatch' | 'upload_offset_conflict' | 'usable_credit_required' | 'user_job_not_found' | 'user_voice_resource_not_found' | 'validation_error' | 'vendor_not_set_up' | 'voice_id_required' | 'voice_limit_reached';

export type FieldError = {
    field: string;
    problem: string;
};

/**
 * the invalid fields, where known, with paths as in `rows[3].title`; the first is the one of `error`
 */
export type FieldErrors = Array<FieldError>;

export type ImportError = {
    /**
     * only of a line; 0 for the line of titles
     */
    row?: number;
    /**
     * only of a line
     */
    column?: string | null;
    /**
     * only of a line: the same as `problem`
     */
    error?: string;
    /**
     * path of the value, as in `rows[3].TITLE` with the number of the row
     */
    field: string;
    problem: string;
};

export type InsufficientScopeErrorMissingScopes = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'insufficient_scope';
    errors?: FieldErrors;
    /**
     * of `insufficient_scope`: the scopes of `x-scope` that the key lacks
     */
    missing_scopes?: Array<string>;
};

export type ItemChangedLater = {
    /**
     * `row`, `column`, `cell`, `layer` or `sheet`
     */
    kind: string;
    /**
     * id of the item
     */
    id: number;
};

export type LastOwnerErrorOrganizations = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'last_owner';
    errors?: FieldErrors;
    /**
     * of `last_owner`: the organizations that have no other owner
     */
    organizations?: Array<OwnedOrganization>;
};

export type OwnedOrganization = {
    id: number;
    name: string;
};

export type PlatformValidationFailedErrorDetail = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'platform_validation_failed';
    errors?: FieldErrors;
    detail?: PostViolations;
};

export type PostViolation = {
    /**
     * null if the violation is not specific to a platform
     */
    platform: string | null;
    field: string;
    error: string;
};

/**
 * the first violation, and all of them
 */
export type PostViolations = {
    error: string;
    error_code: string;
    /**
     * null if the violation is not specific to a platform
     */
    platform: string | null;
    field: string;
    errors: Array<PostViolation>;
};

export type SecondFactorRequiredErrorChallengeExpiresInKinds = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'second_factor_required';
    errors?: FieldErrors;
    /**
     * of `second_factor_required`: names the sign-in at `POST /auth/second_factor`
     */
    challenge?: string;
    /**
     * of `second_factor_required`: seconds until the challenge expires
     */
    expires_in?: number;
    /**
     * of `second_factor_required`: kinds of second factors that you have; a recovery code replaces each of them
     */
    kinds?: Array<SecondFactorKind>;
};

export type TooMuchUncollectedWorkErrorAcceptedAgainAt = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'too_much_uncollected_work';
    errors?: FieldErrors;
    /**
     * when generations of this type are accepted again, unless more work is stopped until then
     */
    accepted_again_at?: string;
};

export type ValidationErrorErrorsErrorsTruncated = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'validation_error';
    /**
     * the invalid fields, or the lines of a strict import
     */
    errors?: Array<ImportError>;
    errors_truncated?: boolean;
};

/**
 * Any JSON object.
 */
export type JsonObject = {
    [key: string]: unknown;
};

/**
 * Scope of an access key: None includes another.
 */
export type AccessKeyScope = 'read' | 'write' | 'spend' | 'publish' | 'account';

/**
 * Status of an access key
 */
export type AccessKeyStatus = 'active' | 'expired' | 'revoked';

/**
 * Order of the asset library
 */
export type AssetLibraryOrder = 'default' | 'recent';

/**
 * Type of an asset
 */
export type AssetType = 'AssetFolder' | 'ContentResource';

/**
 * Action of the audit log: The name says what happened; each meaning is the `target` of the entry.
 */
export type AuditLogAction = 'user.signed_up' | 'user.signed_in' | 'user.sign_in_failed' | 'user.second_factor_failed' | 'user.identity_linked' | 'user.signed_out' | 'user.signed_out_everywhere' | 'user.renamed' | 'user.deleted' | 'user.password_changed' | 'user.password_reset' | 'second_factor.added' | 'second_factor.renamed' | 'second_factor.removed' | 'second_factor.copied' | 'recovery_code.used' | 'recovery_codes.renewed' | 'session.factor_proved' | 'session.ended' | 'session.refresh_reused' | 'access_key.created' | 'access_key.renamed' | 'access_key.revoked' | 'access_key.all_revoked' | 'organization.created' | 'organization.renamed' | 'organization.second_factor_changed' | 'organization.founder_changed' | 'organization.deleted' | 'member.added' | 'member.invited' | 'member.invitation_withdrawn' | 'member.joined' | 'member.role_changed' | 'member.removed' | 'agent.created' | 'agent.updated' | 'agent.deleted' | 'social_account.connected' | 'social_account.disconnected' | 'automation_config.updated' | 'automation_config.secret_rotated' | 'vendor_key.saved' | 'vendor_key.removed' | 'content_resource.address_withdrawn' | 'attention.dismissed' | 'attention.restored' | 'credits.granted' | 'uncollected_work.paid';

/**
 * Limit of a batch (`only`)
 */
export type BatchOnly = 'missing' | 'stale' | 'failed';

/**
 * Status of a batch: running ⇄ paused, both → stopped; running → completed.
 */
export type BatchStatus = 'running' | 'paused' | 'stopped' | 'completed';

/**
 * Last stage of a batch (`through`)
 */
export type BatchThrough = 'cells' | 'render' | 'post';

/**
 * Generations of a cell or layer
 */
export type CellOrLayerGenerations = 'all' | 'latest' | 'none';

/**
 * Kind of a changed item
 */
export type ChangedItemKind = 'sheet' | 'row' | 'column' | 'cell';

/**
 * Role of a column
 */
export type ColumnRole = 'script' | 'ingredient' | 'video' | 'final_video' | 'stats';

/**
 * Type of a column
 */
export type ColumnType = 'text' | 'image' | 'audio' | 'video' | 'stats';

/**
 * Combination of conditions
 */
export type ConditionsCombination = 'all' | 'any';

/**
 * Type of a content resource
 */
export type ContentResourceType = 'image' | 'video' | 'audio' | 'zip' | 'safe_tensors';

/**
 * Source of the default voice
 */
export type DefaultVoiceSource = 'voice_vendor_a' | 'voice_vendor_b' | 'user_voice_resource';

/**
 * Kind of deleted items
 */
export type DeletedItemsKind = 'row' | 'column' | 'layer';

/**
 * Format of an export
 */
export type ExportFormat = 'csv' | 'xlsx' | 'json';

/**
 * Inspection of a file: pending → passed or failed.
 */
export type FileInspection = 'pending' | 'passed' | 'failed';

/**
 * Type of a generation
 */
export type GenerationType = 'text_generation' | 'image_generation' | 'video_generation' | 'audio_generation' | 'transcription' | 'voice_preview';

/**
 * Generations of a cell of a grid
 */
export type GridCellGenerations = 'latest' | 'none';

/**
 * Name of image generations
 */
export type ImageGenerationsName = 'image_from_text' | 'image_generation';

/**
 * Change of an item
 */
export type ItemChange = 'created' | 'updated' | 'deleted';

/**
 * Status of a job: pending → processing → completed or failed; both of the first two → stopped. A generation that was stopped is pending again when it is continued.
 */
export type JobStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'stopped';

/**
 * Type of a layer
 */
export type LayerType = 'text' | 'image' | 'video' | 'audio';

/**
 * Kind of a ledger entry: A job has one hold, then a capture, a release, or both.
 */
export type LedgerEntryKind = 'grant' | 'hold' | 'capture' | 'release';

/**
 * Groups of the ledger (`group_by`)
 */
export type LedgerGroupBy = 'agent' | 'sheet' | 'kind' | 'model' | 'network';

/**
 * Source of a voice in the library
 */
export type LibraryVoiceSource = 'public' | 'user_designed' | 'user_trained' | 'user_vendor_a';

/**
 * Kind of a live event
 */
export type LiveEventKind = 'ready' | 'resync' | 'generation.progressed' | 'render.progressed' | 'presence.updated' | 'presence.ended' | 'sheet.created' | 'sheet.updated' | 'sheet.deleted' | 'sheet.restored' | 'sheet.variables_imported' | 'saved_view.changed' | 'row.created' | 'row.updated' | 'row.deleted' | 'column.created' | 'column.updated' | 'column.deleted' | 'cell.updated' | 'layer.created' | 'layer.updated' | 'layer.deleted' | 'generation.completed' | 'generation.failed' | 'generation.stopped' | 'render.completed' | 'render.failed' | 'render.stopped' | 'post_target.published' | 'post_target.failed' | 'post.published' | 'post.failed' | 'content_resource.uploaded' | 'monitoring.completed' | 'monitoring.failed' | 'idea.created' | 'idea.status_changed' | 'backup.synced' | 'backup.failed' | 'agent.created' | 'agent.updated' | 'agent.deleted' | 'batch.changed' | 'gate.changed' | 'social_account.lost' | 'credits.low' | 'notification.changed' | 'organization.renamed' | 'organization.second_factor_changed' | 'member.added' | 'member.invited' | 'member.invitation_withdrawn' | 'member.joined' | 'member.role_changed' | 'member.removed' | 'social_account.connected' | 'social_account.disconnected' | 'attention.dismissed' | 'attention.restored' | 'credits.granted' | 'uncollected_work.paid';

/**
 * Status of a member
 */
export type MemberStatus = 'active' | 'invited';

/**
 * Type of a model (`generation_type`)
 */
export type ModelGenerationType = 'text' | 'image_from_text' | 'video_from_text' | 'audio_generation' | 'transcription';

/**
 * Monitored platform
 */
export type MonitoredPlatform = 'shortvideo' | 'photoshare' | 'videohost';

/**
 * Search of a monitoring
 */
export type MonitoringSearch = 'username' | 'hashtag' | 'keyword';

/**
 * Status of a monitoring
 */
export type MonitoringStatus = 'pending' | 'processing' | 'completed' | 'failed';

/**
 * Kind of a notification
 */
export type NotificationKind = 'gate_opened' | 'post_failed' | 'post_published' | 'render_failed' | 'render_completed' | 'batch_completed' | 'batch_paused' | 'account_lost' | 'member_joined' | 'member_removed' | 'member_role_changed' | 'credits_low' | 'weekly_limit_reached' | 'production_reported' | 'security';

/**
 * Role in an organization: Each role includes those before it.
 */
export type OrganizationRole = 'viewer' | 'editor' | 'manager' | 'owner';

/**
 * Reason of a paused batch
 */
export type PausedBatchReason = 'max_credits' | 'insufficient_credits' | 'too_much_uncollected_work';

/**
 * Platform
 */
export type Platform = 'shortvideo' | 'photoshare' | 'pagesocial' | 'videohost' | 'microblog' | 'professional';

/**
 * Status of a post at a platform (`normalized_status`): accepted → publishing → published or failed.
 */
export type PlatformPostNormalizedStatus = 'accepted' | 'publishing' | 'published' | 'failed';

/**
 * Status of a post at a platform (`status`): The same as `normalized_status`, in the words of a post.
 */
export type PlatformPostStatus = 'scheduled' | 'publishing' | 'success' | 'failed';

/**
 * Media of a post
 */
export type PostMedia = 'video' | 'image' | 'document';

/**
 * Timing of a post plan
 */
export type PostPlanTiming = 'column' | 'fixed' | 'slots' | 'cadence' | 'now';

/**
 * Time of a post (`schedule_type`)
 */
export type PostScheduleType = 'now' | 'specific_time' | 'next_available';

/**
 * Status of a post: scheduled → publishing → success, partial or failed; an approved draft becomes scheduled.
 */
export type PostStatus = 'draft' | 'scheduled' | 'publishing' | 'success' | 'partial' | 'failed';

/**
 * Visibility of a post at the professional network
 */
export type ProfessionalNetworkPostVisibility = 'public' | 'connections' | 'loggedin';

/**
 * Holder of a refresh token
 */
export type RefreshTokenHolder = 'body' | 'cookie';

/**
 * Type of a result
 */
export type ResultType = 'video' | 'image' | 'audio';

/**
 * State of a cell, the video or the posts of a row
 */
export type RowCellVideoOrPostsState = 'missing' | 'fresh' | 'stale' | 'failed' | 'skipped' | 'queued' | 'working';

/**
 * Stage of a row
 */
export type RowStage = 'cells' | 'render' | 'post';

/**
 * Condition of a saved view
 */
export type SavedViewCondition = 'contains' | 'contains_not' | 'equals' | 'equals_not' | 'is_empty' | 'is_not_empty' | 'is_greater' | 'is_less';

/**
 * Kind of second factor
 */
export type SecondFactorKind = 'totp' | 'passkey';

/**
 * Status of a social account
 */
export type SocialAccountStatus = 'connected' | 'expired' | 'disconnected';

/**
 * Format of spending
 */
export type SpendingFormat = 'json' | 'csv';

/**
 * Groups of spending (`group_by`)
 */
export type SpendingGroupBy = 'day' | 'agent' | 'sheet' | 'kind' | 'model' | 'network';

/**
 * Size of a stock avatar
 */
export type StockAvatarSize = 'picture' | 'thumbnail';

/**
 * Name of text generations
 */
export type TextGenerationsName = 'text' | 'text_generation';

/**
 * Type to filter the asset library by
 */
export type TypeToFilterAssetLibraryBy = 'image' | 'video' | 'audio' | 'folder';

/**
 * Comparison of values
 */
export type ValuesComparison = 'text' | 'natural' | 'number';

/**
 * Name of video generations
 */
export type VideoGenerationsName = 'video_from_text' | 'video_generation';

/**
 * Visibility of a video at the video host
 */
export type VideoHostVideoVisibility = 'public' | 'unlisted' | 'private';

/**
 * Address of a webhook delivery
 */
export type WebhookDeliveryAddress = 'webhook' | 'callback';

/**
 * Status of a webhook delivery: pending → delivered, failed or cancelled; sent again, it is pending once more.
 */
export type WebhookDeliveryStatus = 'pending' | 'delivered' | 'failed' | 'cancelled';

/**
 * Type of a webhook event
 */
export type WebhookEventType = 'generation.completed' | 'generation.failed' | 'generation.stopped' | 'render.completed' | 'render.failed' | 'row.created' | 'row.updated' | 'row.deleted' | 'cell.updated' | 'post.published' | 'post.failed' | 'idea.created' | 'idea.status_changed' | 'monitoring.completed' | 'monitoring.failed' | 'backup.synced' | 'backup.failed' | 'test';

/**
 * Kind of what needs a person
 */
export type WhatNeedsPersonKind = 'gate' | 'post' | 'account' | 'batch' | 'render' | 'webhook_endpoint';

/**
 * Kind of what uses a file
 */
export type WhatUsesFileKind = 'cell' | 'layer' | 'post';

/**
 * When notifications are mailed
 */
export type WhenNotificationsAreMailed = 'off' | 'immediately' | 'daily' | 'weekly';

/**
 * Why no mail about notifications is sent
 */
export type WhyNoMailAboutNotificationsIsSent = 'no_mail_server' | 'unproved_address';

export type AgentCoreView = {
    brand_name: string | null;
    description: string | null;
    identity_type: AgentIdentity | null;
    goal: string | null;
    target_platforms: Array<Platform>;
    shortform: boolean | null;
    longform: boolean | null;
    onboarding_status: string | null;
    keywords: Array<string>;
    /**
     * sources of inspiration
     */
    monitored: Array<MonitoredItemView>;
    /**
     * fields of expertise
     */
    research_topics: Array<ResearchTopicView>;
    /**
     * the agent's own accounts
     */
    linked_accounts: Array<LinkedAccountView>;
    provenance_enabled: boolean;
    provenance_auto_backup_sources: Array<EventThatMakesProvenanceBackup>;
    provenance_auto_backup_asset_types: Array<ProvenanceBackupFile>;
    agent_id: string;
    personality: string | null;
    default_user_voice: CoreVoiceView | null;
};

/**
 * Identity of an agent
 */
export type AgentIdentity = 'brand' | 'character';

export type MonitoredItemView = {
    handle: string;
    item_type: FollowedSourceType;
};

/**
 * Type of a followed source
 */
export type FollowedSourceType = 'account' | 'hashtag' | 'keyword';

export type ResearchTopicView = {
    topic: string;
};

export type LinkedAccountView = {
    id: number;
    url: string;
    platform: Platform | null;
    display_name: string | null;
};

/**
 * Event that makes a provenance backup
 */
export type EventThatMakesProvenanceBackup = 'generated' | 'uploaded' | 'downloaded' | 'published';

/**
 * File of a provenance backup
 */
export type ProvenanceBackupFile = 'video' | 'image';

export type CoreVoiceView = {
    voice_id: string;
    name: string | null;
    source: string | null;
};

export type AgentCorePatch = {
    /**
     * may be sent back as it was read
     */
    agent_id?: number | string;
    brand_name?: string | null;
    /**
     * the brand in two or three sentences
     */
    description?: string | null;
    identity_type?: AgentIdentity | null;
    goal?: string | null;
    /**
     * platforms to make content for
     */
    target_platforms?: Array<Platform> | null;
    shortform?: boolean | null;
    longform?: boolean | null;
    onboarding_status?: string | null;
    /**
     * sent without `monitored`, they are monitored, and nothing else is
     */
    keywords?: Array<string> | null;
    /**
     * sources of inspiration, watched for trends on the target platforms that can be, else on `shortvideo`, and paid for like those of a watchlist; a keyword that is one of `keywords` is not looked for
     */
    monitored?: Array<MonitoredItemBody> | null;
    /**
     * fields of expertise; recurring jobs research them, the default one daily
     */
    research_topics?: Array<ResearchTopicBody> | null;
    /**
     * the agent's own accounts
     */
    linked_accounts?: Array<LinkedAccountBody> | null;
    personality?: string | null;
    default_user_voice?: CoreVoiceBody | null;
    /**
     * switches automatic backup; off until set
     */
    provenance_enabled?: boolean | null;
    /**
     * events that back up; none where empty
     */
    provenance_auto_backup_sources?: Array<EventThatMakesProvenanceBackup> | null;
    /**
     * what is backed up
     */
    provenance_auto_backup_asset_types?: Array<ProvenanceBackupFile> | null;
};

export type MonitoredItemBody = {
    handle: string;
    item_type: FollowedSourceType;
};

export type ResearchTopicBody = {
    topic: string;
};

export type LinkedAccountBody = {
    /**
     * of an account that is linked already; what you leave out of it stays
     */
    id?: number;
    /**
     * http or https, with a public host name and without credentials
     */
    url: string;
    platform?: Platform | null;
    display_name?: string | null;
};

export type CoreVoiceBody = {
    voice_id: string;
    name?: string | null;
    source?: string | null;
};

export type OutcomesView = {
    brand?: OutcomeView;
    personality?: OutcomeView;
    /**
     * `default_user_voice`
     */
    voice?: OutcomeView;
};

export type OutcomeView = {
    status: AgentCoreChangeOutcome;
    /**
     * where ok: the target's fields as they are now
     */
    data?: JsonObject;
    /**
     * where error: why nothing of this target changed
     */
    error?: string;
};

/**
 * Outcome of a change of the agent core
 */
export type AgentCoreChangeOutcome = 'ok' | 'error';

export type ConversationView = {
    id: string;
    agent_id: string;
    title: string;
    pinned: boolean;
    created_at: string;
    /**
     * when it was last written to
     */
    updated_at: string;
};

export type ConversationsView = {
    conversations: Array<ConversationView>;
};

export type AttachmentView = {
    signed_id?: string;
    filename?: string;
    content_type?: string;
    url?: string;
};

export type MessageView = {
    id: number;
    role: MessageRole;
    content: string;
    attachments: Array<AttachmentView>;
    /**
     * the run that it belongs to; of a report of a recurring job an id that no run has
     */
    run_id: string;
    created_at: string;
};

export type ConversationDetailView = {
    id: string;
    agent_id: string;
    title: string;
    pinned: boolean;
    created_at: string;
    /**
     * when it was last written to
     */
    updated_at: string;
    /**
     * oldest first; of a very long conversation the newest 1,000
     */
    messages: Array<MessageView>;
};

export type MessagesView = {
    /**
     * oldest first
     */
    messages: Array<MessageView>;
    /**
     * null on the last page
     */
    next_cursor: number | null;
};

export type UpdateConversationBody = {
    title?: string;
    pinned?: boolean;
};

export type ProductionVideoView = {
    /**
     * the file in the library
     */
    content_resource_id: number;
    url: string;
    thumbnail_url: string | null;
};

export type ProductionMetricsView = {
    /**
     * `views`, `likes`, `comments` and `shares`; null where the network does not report it
     */
    counts: JsonObject;
    /**
     * when the network was asked
     */
    read_at: string;
};

export type ProductionPlatformView = {
    platform: Platform;
    status: PlatformIdeaPostStatus;
    /**
     * public link to the live post
     */
    post_url: string | null;
    published_at: string | null;
    error_code: string | null;
    /**
     * null until they are read
     */
    metrics: ProductionMetricsView | null;
};

export type ProductionPostView = {
    post_id: number;
    status: IdeaPostStatus;
    scheduled_time: string;
    platforms: Array<ProductionPlatformView>;
};

export type IdeaProductionView = {
    /**
     * null if the idea has no row
     */
    vidsheet_id: number | null;
    /**
     * the row that was made of the idea
     */
    row_id: number | null;
    /**
     * position of the row, from 0
     */
    row_position: number | null;
    /**
     * the newest render of the final video of the row, not a draft; null if there is none
     */
    video: ProductionVideoView | null;
    /**
     * posts with the `idea_id`, or of a video of the row; the 20 newest, newest first
     */
    posts: Array<ProductionPostView>;
    /**
     * true in a long list that cannot hold these posts, nor the figures of its oldest ideas; read the idea itself to see them
     */
    posts_truncated: boolean;
    /**
     * sums over these posts: `views`, `likes`, `comments` and `shares`; null where the network does not report it; null until any are read
     */
    figures: JsonObject | null;
};

export type IdeaView = {
    id: number;
    /**
     * the same as `id`
     */
    idea_id: number;
    agent_id: string;
    title: string;
    /**
     * the first words of the video
     */
    hook: string;
    description: string;
    video_type: IdeaVideoType;
    /**
     * 1 talking_head, 2 voice_over, 3 slideshow, 4 tutorial, 5 listicle, 6 story
     */
    video_type_id: number;
    status: IdeaStatus;
    /**
     * `run_id`: the run that proposed it; `refined_by_run_id`: the last that refined it; `ingredients`: further texts of the video by the name of their column
     */
    data: JsonObject;
    created_at: string;
    /**
     * what was made of the idea; null if it has neither a row nor a post. Only where an idea or the list is read, and absent while the service that owns vidsheets does not answer
     */
    production?: IdeaProductionView | null;
};

export type ConvertIdeasBody = {
    /**
     * integer id or uuid
     */
    agent_id: number | string;
    /**
     * ideas of the agent, in the order of their rows; an id that occurs again is ignored
     */
    idea_ids?: Array<number>;
    /**
     * a vidsheet of the agent that gets the rows, at its end
     */
    vidsheet_id?: number;
    /**
     * the column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types
     */
    columns?: JsonObject;
    /**
     * true instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most 500 at a time. Ideas with `{{` in a text are left out
     */
    all_accepted?: boolean;
    /**
     * instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which new vidsheets are made
     */
    template?: string;
    /**
     * with `template`; `one` if absent
     */
    vidsheets?: VidsheetsThatAreMadeFromTemplate;
    /**
     * of the one new vidsheet; the title of the template if absent
     */
    title?: string;
};

export type ConvertedIdeaView = {
    idea_id: number;
    vidsheet_id: number | null;
    /**
     * the row of the vidsheet that was made of the idea
     */
    row_id: number | null;
    /**
     * false if the idea had this row before, or has none
     */
    created: boolean;
    /**
     * null if it has a row
     */
    reason: ReasonForWhichIdeaHasNoRow | null;
};

export type ConvertedIdeasView = {
    /**
     * one for each requested idea, in the order of the request; with `all_accepted` those that one request takes
     */
    ideas: Array<ConvertedIdeaView>;
    /**
     * with `all_accepted`, whether another request would make rows of further ideas
     */
    has_more: boolean;
};

export type ProduceIdeasBody = {
    /**
     * integer id or uuid
     */
    agent_id: number | string;
    /**
     * ideas of the agent, in the order of their rows; an id that occurs again is ignored
     */
    idea_ids?: Array<number>;
    /**
     * a vidsheet of the agent that gets the rows, at its end
     */
    vidsheet_id?: number;
    /**
     * the column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types
     */
    columns?: JsonObject;
    /**
     * true instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most `limit` at a time
     */
    all_accepted?: boolean;
    /**
     * with `all_accepted`: maximum number of ideas; 500 if absent
     */
    limit?: number;
    /**
     * instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which one new vidsheet is made
     */
    template?: string;
    /**
     * with `template`: title of the new vidsheet; that of the template if absent
     */
    title?: string;
    through?: IdeasThrough;
    /**
     * maximum credits that the batch holds and has spent, with up to six decimals; no limit if absent
     */
    max_credits?: number;
    /**
     * with `template`: replaces `requires_approval` of the post plan of the new vidsheet
     */
    requires_approval?: boolean;
    /**
     * with `template`: replaces the timing of the post plan of the new vidsheet
     */
    timing?: NewVidsheetPostsTiming;
};

export type ProducedIdeaView = {
    idea_id: number;
    vidsheet_id: number | null;
    /**
     * the row of the vidsheet that was made of the idea
     */
    row_id: number | null;
    /**
     * false if the idea had this row before, or has none
     */
    created: boolean;
    /**
     * the newest batch under way that makes something of the row
     */
    batch_id: number | null;
    /**
     * null if it has a row in the vidsheet
     */
    reason: IdeaReasonForWhichNothingIsMade | null;
};

export type EstimatedProductionView = {
    /**
     * credits at least
     */
    min: number;
    /**
     * credits at most
     */
    max: number;
};

export type ProductionBatchView = {
    /**
     * read it with `GET /vidsheet/{id}/batches/{batch_id}`
     */
    id: number;
    /**
     * `running`, `paused`, `stopped` or `completed`
     */
    status: string;
    through: IdeasThrough;
    /**
     * why the batch paused by itself
     */
    paused_reason: string | null;
    /**
     * number of cells and of rows with posts
     */
    total: number;
    completed: number;
    failed: number;
    max_credits: number | null;
    /**
     * what it was estimated to cost at its start
     */
    estimate: EstimatedProductionView | null;
    created_at: string;
};

export type ProductionView = {
    /**
     * the vidsheet of the batch; null if none of the ideas has a row in it
     */
    vidsheet_id: number | null;
    /**
     * one for each requested idea, in the order of the request
     */
    ideas: Array<ProducedIdeaView>;
    /**
     * with `all_accepted`, whether further accepted ideas have no row
     */
    has_more: boolean;
    /**
     * the batch that makes the rows, whether this or an earlier request has started it
     */
    batch: ProductionBatchView | null;
    /**
     * null with a batch
     */
    reason: IdeasReasonForWhichNoBatchMakesAnything | null;
};

export type PreferencesView = {
    /**
     * null where nothing was said
     */
    content_idea_preferences: string | null;
};

export type PreferencesBody = {
    /**
     * what ideas should be like; null takes it away
     */
    content_idea_preferences: string | null;
};

export type AttachmentBody = {
    /**
     * of a direct upload
     */
    signed_id?: string;
    /**
     * without folders, controls and marks of direction, which are left out; cut to 255 bytes
     */
    filename?: string;
    content_type?: string;
    /**
     * a public address, where there is no `signed_id`
     */
    url?: string;
};

export type RunBody = {
    message: string;
    /**
     * integer id or uuid
     */
    agent_id: number | string;
    /**
     * continues this conversation; a new one begins where absent
     */
    conversation_id?: string | null;
    /**
     * the agent reads those that are texts, and knows of others by name, type and address
     */
    attachments?: Array<AttachmentBody> | null;
    /**
     * where the user is working, at most 10000 characters of JSON
     */
    context?: JsonObject | null;
    /**
     * the run then shows its steps
     */
    debug?: boolean;
};

export type StartedRunView = {
    run_id: string;
    conversation_id: string;
    status: 'running';
    /**
     * server-sent events; needs no other credential, so keep it to yourself; works until an hour after the end of the run, and for 24 hours at most
     */
    progress_stream_url: string;
};

export type RunMessageView = {
    role: MessageRole;
    content: string;
};

export type PendingAccountView = {
    platform: string;
    account_id: number;
    display_name: string;
    handle: string;
};

export type PendingMediaView = {
    /**
     * shows the file that would be published, and no other one later
     */
    url: string;
    /**
     * in hexadecimal
     */
    sha256: string;
    content_type: string;
    byte_size: number;
    /**
     * small picture of the file
     */
    thumbnail_url: string | null;
};

export type PendingActionView = {
    id: string;
    /**
     * the tool that would be used
     */
    type: string;
    summary: string;
    /**
     * credits that it may take at most
     */
    cost: number;
    /**
     * everything that the tool would get
     */
    parameters: JsonObject;
    /**
     * that would publish; no others do
     */
    accounts: Array<PendingAccountView>;
    /**
     * files that would be published; no others are
     */
    media: Array<PendingMediaView>;
    /**
     * of everything that is shown here, in hexadecimal; null where it changes only ideas
     */
    sha256: string | null;
    /**
     * when it is rejected without an answer
     */
    expires_at: string | null;
};

export type TrendView = {
    id: number;
    platform: string;
    url: string;
    creator: string;
    caption: string;
    /**
     * its first words
     */
    hook: string;
    music: string | null;
    thumbnail_url: string | null;
    /**
     * seconds
     */
    duration_seconds: number | null;
    posted_at: string;
    watch_count: number;
    like_count: number;
    comment_count: number;
    share_count: number;
    save_count: number;
    /**
     * 0 to 1: likes, comments, shares and saves for each view
     */
    engagement_rate: number;
    /**
     * higher with more attention, lower with age
     */
    trending_score: number;
};

export type FoundGroupView = {
    /**
     * the hook, creator, music, theme or day
     */
    label: string;
    posts: number;
    watch_count: number;
    /**
     * the mean of its posts, 0 to 1
     */
    engagement_rate: number;
    examples: Array<string>;
};

export type RunResultView = {
    /**
     * `top_videos`, `top_hooks`, `top_creators`, `trending_music`, `comment_themes` or `trends_over_time`
     */
    kind: string;
    summary: string;
    /**
     * the question and the filters that were stated, and the limit
     */
    filters: JsonObject;
    /**
     * the grid, in the order that was asked for
     */
    videos: Array<TrendView>;
    /**
     * what the videos have in common; empty where videos are asked for
     */
    groups: Array<FoundGroupView>;
};

export type TokensView = {
    input: number;
    output: number;
};

export type RunStepView = {
    number: number;
    kind: RunStepKind;
    /**
     * the tool
     */
    name: string | null;
    /**
     * what went in: arguments of a tool; of an answer the messages since the one before
     */
    input: JsonObject | null;
    /**
     * what came out
     */
    output: JsonObject;
    /**
     * of the model, where it was asked
     */
    usage: TokensView | null;
    /**
     * credits for its text
     */
    cost: number;
};

export type RunView = {
    run_id: string;
    conversation_id: string;
    agent_id: string;
    status: RunStatus;
    messages: Array<RunMessageView>;
    /**
     * what it waits for somebody to approve, for 23 hours
     */
    pending_action: PendingActionView | null;
    /**
     * why it failed
     */
    error: string | null;
    /**
     * how many ideas it stored
     */
    ideas_created: number;
    idea_ids: Array<number>;
    /**
     * credits that it took
     */
    cost: number | null;
    created_at: string;
    finished_at: string | null;
    /**
     * what its question to a watchlist found, null where it asked none; lists of runs leave it out
     */
    result: RunResultView | null;
    /**
     * of a run with `debug`
     */
    steps?: Array<RunStepView>;
};

export type ApproveBody = {
    /**
     * false: the run goes on without the action
     */
    approved: boolean;
    /**
     * `pending_action.id` of the action that is decided. When the run waits with another one, nothing is decided. Without it the decision is about the present action
     */
    pending_action_id?: string;
    /**
     * `pending_action.sha256` of the action that was shown. When it differs now, nothing is decided
     */
    pending_action_sha256?: string;
};

export type RunsView = {
    /**
     * newest first
     */
    runs: Array<RunView>;
};

export type PlanItemView = {
    number: number;
    title: string;
    done: boolean;
};

export type RunProgressView = {
    status: RunStatus;
    plan: Array<PlanItemView>;
    /**
     * what it does and why, oldest first
     */
    thinking: Array<string>;
    /**
     * its answer, once there is one
     */
    messages: Array<RunMessageView>;
};

export type ResearchBody = {
    /**
     * integer id or uuid
     */
    agent_id: number | string;
    topic: string;
    /**
     * how many ideas the agent is asked for; it chooses if absent
     */
    ideas?: number;
};

export type RefineBody = {
    /**
     * what should be different
     */
    instruction: string;
};

export type ScheduleView = {
    cadence: RecurringJobCadence;
    timezone: string;
    /**
     * HH:MM
     */
    time_of_day: string;
    /**
     * of a weekly one; 0 is Monday
     */
    days_of_week?: Array<number>;
};

export type JobDeliveryView = {
    type: RecurringJobDelivery;
    email?: string;
};

export type JobProductionView = {
    take: number;
    when_short: RecurringJobWhenShort;
    vidsheet_id: number | null;
    template: string | null;
    columns: JsonObject | null;
    through: RecurringJobThrough;
    max_credits: number | null;
    weekly_credits: number;
};

export type LastProductionIdeaView = {
    idea_id: number;
    /**
     * the row that was made of it
     */
    row_id: number | null;
    reason: IdeaReasonForWhichNothingIsMade | null;
};

export type LastProductionView = {
    vidsheet_id: number | null;
    /**
     * read it with `GET /vidsheet/{id}/batches/{batch_id}`
     */
    batch_id: number | null;
    /**
     * the ideas that it took
     */
    ideas: Array<LastProductionIdeaView>;
    /**
     * when the batch was last read, at intervals of up to half an hour
     */
    status: RecurringJobOrderStatus;
    /**
     * credits that the batch had spent then
     */
    spent: number;
    /**
     * limit of the batch at its start
     */
    max_credits: number;
    /**
     * of a rejected order
     */
    error: string | null;
    created_at: string;
};

export type RecurringJobView = {
    id: string;
    /**
     * who made it
     */
    user_id: number;
    agent_id: string;
    name: string;
    job_type: RecurringJobType;
    prompt: string;
    schedule: ScheduleView;
    delivery: JobDeliveryView;
    /**
     * null except for `produce_ideas`
     */
    production: JobProductionView | null;
    status: RecurringJobStatus;
    /**
     * null while it is paused
     */
    next_run_at: string | null;
    last_run_at: string | null;
    /**
     * where its runs are talked about; null before the first
     */
    conversation_id: string | null;
    /**
     * what became of the last mail; `waiting` until the address confirms, null before the first
     */
    last_delivery: RecurringJobMailOutcome | null;
    /**
     * what became of its last time; null before the first
     */
    last_outcome: RecurringJobTimeOutcome | null;
    /**
     * what it last ordered; null if it has ordered nothing
     */
    last_production: LastProductionView | null;
    created_at: string;
    updated_at: string;
};

export type RecurringJobsView = {
    /**
     * newest first
     */
    recurring_jobs: Array<RecurringJobView>;
};

export type DefaultJobsView = {
    /**
     * newest first
     */
    recurring_jobs: Array<RecurringJobView>;
    /**
     * false where the agent had its default job already
     */
    created: boolean;
};

export type ScheduleBody = {
    cadence: RecurringJobCadence;
    timezone: string;
    /**
     * local, 24 hours
     */
    time_of_day: string;
    /**
     * 0 is Monday, 6 Sunday; required for `weekly`, forbidden for `daily`
     */
    days_of_week?: Array<number> | null;
};

export type DeliveryBody = {
    type: RecurringJobDelivery;
    /**
     * required for `email`, forbidden for `chat_only`; with `ACCOUNT_PROOF=mail` it receives mails after it confirmed, unless it is the proved address of a member
     */
    email?: string | null;
};

export type JobProductionBody = {
    /**
     * maximum number of accepted ideas without a row at a time, the oldest first
     */
    take: number;
    when_short?: RecurringJobWhenShort;
    /**
     * a vidsheet of the agent that gets the rows, at its end
     */
    vidsheet_id?: number | null;
    /**
     * instead of `vidsheet_id`: slug, uuid or id of a template from which a vidsheet is made each time
     */
    template?: string | null;
    /**
     * the column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types
     */
    columns?: JsonObject | null;
    /**
     * a key needs the scope `publish` for `post`
     */
    through?: RecurringJobThrough;
    /**
     * maximum credits of one time, with up to six decimals
     */
    max_credits?: number | null;
    /**
     * maximum credits that all times together have spent within seven days or may still spend
     */
    weekly_credits: number;
};

export type CreateRecurringJobBody = {
    /**
     * the first 80 characters of the prompt where absent
     */
    name?: string | null;
    job_type: RecurringJobType;
    prompt: string;
    schedule: ScheduleBody;
    delivery: DeliveryBody;
    /**
     * what it makes of accepted ideas; required for `produce_ideas`, forbidden for other types
     */
    production?: JobProductionBody;
    /**
     * when it runs for the first time, in the future; by its schedule where absent
     */
    next_run_at?: string | null;
};

export type UpdateRecurringJobBody = {
    name?: string;
    prompt?: string;
    /**
     * replaces the whole schedule
     */
    schedule?: ScheduleBody;
    /**
     * replaces the whole delivery
     */
    delivery?: DeliveryBody;
    /**
     * replaces all of it; only for `produce_ideas`
     */
    production?: JobProductionBody;
    /**
     * when it runs next, in the future; null leaves that to its schedule
     */
    next_run_at?: string | null;
    /**
     * rejected; use pause and resume
     */
    status?: string | null;
};

export type IdentityView = {
    name: string;
    description: string;
    avatar_url: string | null;
    use_character: boolean;
    persona: string | null;
};

export type ProfileDefaultVoiceView = {
    id: string;
    name: string | null;
    provider: string | null;
};

export type ProfileVoiceView = {
    /**
     * the last characters of the key; null where there is none
     */
    vendor_a_api_key: string | null;
    default_voice: ProfileDefaultVoiceView | null;
};

export type HandleView = {
    handle: string;
    platform: Platform | null;
};

export type BrandView = {
    brand_name: string | null;
    description: string | null;
    goal: string | null;
    keywords: Array<string>;
    target_platforms: Array<Platform>;
    linked_accounts: Array<HandleView>;
    content_idea_preferences: string | null;
    onboarding_status: string | null;
};

export type ProfileView = {
    agent_id: string;
    identity: IdentityView;
    voice: ProfileVoiceView;
    brand: BrandView;
};

export type IdentityBody = {
    name?: string;
    description?: string;
    /**
     * of a picture that anybody may fetch; it becomes the primary one. Null, as where there is none, changes nothing
     */
    avatar_url?: string | null;
    /**
     * a character, else a brand
     */
    use_character?: boolean;
    persona?: string | null;
};

export type DefaultVoiceBody = {
    id: string;
    name?: string | null;
    /**
     * where the voice comes from
     */
    provider?: string | null;
};

export type ProfileVoiceBody = {
    /**
     * checked at the vendor; null disconnects it, and the masked key leaves it
     */
    vendor_a_api_key?: string | null;
    default_voice?: DefaultVoiceBody | null;
};

export type HandleBody = {
    handle: string;
    /**
     * null for an account that is linked so
     */
    platform: Platform | null;
};

export type BrandBody = {
    brand_name?: string | null;
    description?: string | null;
    goal?: string | null;
    /**
     * the whole list
     */
    keywords?: Array<string> | null;
    /**
     * the whole list
     */
    target_platforms?: Array<Platform> | null;
    /**
     * the whole list; those that are linked already keep their address and name
     */
    linked_accounts?: Array<HandleBody> | null;
    content_idea_preferences?: string | null;
    onboarding_status?: string | null;
};

export type ProfileBody = {
    /**
     * here or in the query
     */
    agent_id?: number | string;
    identity?: IdentityBody;
    voice?: ProfileVoiceBody;
    brand?: BrandBody;
};

export type PendingActionChangedErrorPendingAction = {
    /**
     * a sentence for a person; it names the invalid field
     */
    error: string;
    error_code: 'pending_action_changed';
    errors?: FieldErrors;
    /**
     * the action that the run waits with now, as the run shows it; null when it waits with none
     */
    pending_action?: JsonObject | null;
};

/**
 * Status of a post of an idea
 */
export type IdeaPostStatus = 'draft' | 'scheduled' | 'publishing' | 'success' | 'partial' | 'failed';

/**
 * Reason for which nothing is made of an idea
 */
export type IdeaReasonForWhichNothingIsMade = 'not_found' | 'not_accepted' | 'has_placeholders' | 'too_much_text' | 'in_other_vidsheet';

/**
 * Status of an idea: `POST …/status` takes an idea one step on: generated → approve_to_create → ready_for_review → approved_to_post → posted; change_idea, change_video and rejected → generated. `PUT …/status/{status}` sets any of them. The service itself sets only generated and posted. No status starts work by itself; only ideas with approve_to_create become rows, and a recurring job of the type produce_ideas takes them.
 */
export type IdeaStatus = 'generated' | 'approve_to_create' | 'ready_for_review' | 'change_idea' | 'change_video' | 'rejected' | 'approved_to_post' | 'posted';

/**
 * Video type of an idea
 */
export type IdeaVideoType = 'talking_head' | 'voice_over' | 'slideshow' | 'tutorial' | 'listicle' | 'story';

/**
 * Reason for which no batch makes anything of ideas
 */
export type IdeasReasonForWhichNoBatchMakesAnything = 'no_rows' | 'nothing_to_make';

/**
 * Last stage of ideas (`through`)
 */
export type IdeasThrough = 'cells' | 'render' | 'post';

/**
 * Role of a message
 */
export type MessageRole = 'user' | 'assistant';

/**
 * Times of the posts of a new vidsheet (`timing`)
 */
export type NewVidsheetPostsTiming = 'plan' | 'now';

/**
 * Status of a post of an idea at a platform
 */
export type PlatformIdeaPostStatus = 'accepted' | 'publishing' | 'published' | 'failed';

/**
 * Reason for which an idea has no row
 */
export type ReasonForWhichIdeaHasNoRow = 'not_found' | 'not_accepted' | 'has_placeholders' | 'too_much_text';

/**
 * Cadence of a recurring job
 */
export type RecurringJobCadence = 'daily' | 'weekly';

/**
 * Delivery of a recurring job
 */
export type RecurringJobDelivery = 'chat_only' | 'email';

/**
 * Outcome of a mail of a recurring job: Only `waiting` is followed by another outcome.
 */
export type RecurringJobMailOutcome = 'sent' | 'waiting' | 'unsubscribed' | 'limited' | 'rejected' | 'not_configured' | 'withdrawn';

/**
 * Status of an order of a recurring job
 */
export type RecurringJobOrderStatus = 'planned' | 'running' | 'paused' | 'stopped' | 'completed' | 'nothing_to_make' | 'rejected';

/**
 * Status of a recurring job
 */
export type RecurringJobStatus = 'active' | 'paused' | 'deleted';

/**
 * Last stage of a recurring job (`through`)
 */
export type RecurringJobThrough = 'render' | 'post';

/**
 * Outcome of a time of a recurring job
 */
export type RecurringJobTimeOutcome = 'begun' | 'no_credits' | 'forbidden' | 'withdrawn' | 'no_ideas' | 'weekly_credits' | 'rejected';

/**
 * Type of a recurring job
 */
export type RecurringJobType = 'generate_content_ideas' | 'produce_ideas';

/**
 * Shortage of a recurring job (`when_short`)
 */
export type RecurringJobWhenShort = 'take_fewer' | 'ask';

/**
 * Status of a run: running → completed or failed.
 */
export type RunStatus = 'running' | 'completed' | 'failed';

/**
 * Kind of a step of a run
 */
export type RunStepKind = 'briefing' | 'answer' | 'tool' | 'gate' | 'decision';

/**
 * Vidsheets that are made from a template
 */
export type VidsheetsThatAreMadeFromTemplate = 'one' | 'each';

export type BackupView = {
    id: number;
    agent_id: string;
    /**
     * pending → processing → synced or failed; a synced one becomes expired
     */
    status: ProvenanceBackupStatus;
    source_event: ProvenanceBackupSource;
    source_url: string;
    asset_type: ProvenanceBackupFile;
    visibility: ProvenanceBackupVisibility;
    encrypted: boolean;
    encryption_scheme: string | null;
    encryption_key_id: string | null;
    owner_chain_address: string | null;
    custody_mode: StoredObjectCustody;
    store_object_recipient_address: string | null;
    /**
     * SHA-256 of the bytes at the source, in hex
     */
    content_sha256: string | null;
    size_bytes: number | null;
    content_type: string | null;
    store_blob_id: string | null;
    /**
     * null where the same bytes were stored before
     */
    store_blob_object_id: string | null;
    /**
     * null where the same bytes were stored before
     */
    store_storage_id: string | null;
    store_end_epoch: number | null;
    store_encoded_length_bytes: number | null;
    verification_status: ProvenanceBackupVerification;
    billing_operation: string;
    /**
     * the ledger's `reference`
     */
    billing_charge_id: string | null;
    /**
     * billing was away when it was charged; the charge is repeated until it is booked
     */
    billing_outboxed: boolean;
    removed_at: string | null;
    expires_at: string | null;
    renewal_due_at: string | null;
    /**
     * only the owner of the wallet can renew it
     */
    owner_signature_required: boolean;
    metadata: JsonObject | null;
    /**
     * `error_code` of a failed one
     */
    failure_code: string | null;
    failed_reason: string | null;
    created_at: string;
};

export type BackupsView = {
    /**
     * newest first
     */
    backups: Array<BackupView>;
    /**
     * null on the last page
     */
    next_cursor: number | null;
};

export type CreateBackupBody = {
    /**
     * required; http or https, at a public address
     */
    asset_url?: string;
    /**
     * older name of `asset_url`
     */
    video_url?: string;
    asset_type?: ProvenanceBackupFile;
    /**
     * private needs `encrypted` and `encryption_scheme`
     */
    visibility?: ProvenanceBackupVisibility;
    /**
     * whether the bytes at `asset_url` are encrypted already
     */
    encrypted?: boolean;
    /**
     * required where private
     */
    encryption_scheme?: string | null;
    encryption_key_id?: string | null;
    /**
     * wallet that gets the stored object; the service keeps it where absent
     */
    owner_chain_address?: string | null;
    source_event?: ProvenanceBackupSource;
    /**
     * MIME type; what the source says where absent
     */
    content_type?: string | null;
    /**
     * one backup and one charge for all requests with it
     */
    idempotency_key?: string | null;
    /**
     * kept as it is, and shown
     */
    metadata?: JsonObject | null;
};

export type WatchSourceView = {
    id: string;
    watchlist_id: string;
    agent_id: string;
    platform: WatchedSourcePlatform;
    target_type: WatchedSourceType;
    target_value: string;
    original_display_value: string | null;
    intent_active: boolean;
    created_at: string;
    updated_at: string;
};

export type WatchlistView = {
    id: string;
    user_id: string;
    agent_id: string;
    name: string;
    intent_active: boolean;
    /**
     * shown as it was given
     */
    project_id: string | null | number;
    /**
     * lists make no projects, so it is null
     */
    project_error: string | null;
    conversation_id: string | null;
    created_by_run_id: string | null;
    sources: Array<WatchSourceView>;
    created_at: string;
    updated_at: string;
};

export type WatchlistsView = {
    watchlists: Array<WatchlistView>;
};

export type WatchSourceBody = {
    /**
     * `web` is a page of RSS, Atom or a sitemap, read without a vendor
     */
    platform: WatchedSourcePlatform;
    /**
     * `keyword` is not for `photoshare`; `web` has `account` alone
     */
    target_type: WatchedSourceType;
    /**
     * `@handle`, a hashtag without `#`, words, or the address of a feed; kept in small letters, handles with `@`
     */
    target_value: string;
    /**
     * as people write it
     */
    original_display_value?: string | null;
};

export type WatchlistBody = {
    /**
     * of a list that the agent has, in whatever case: the sources are added to it
     */
    name: string;
    sources?: Array<WatchSourceBody> | null;
    /**
     * shown as it was given
     */
    project_id: string | null | number;
    conversation_id?: string | null;
    created_by_run_id?: string | null;
};

export type WatchlistPatch = {
    name?: string;
    /**
     * false pauses it: nothing is scraped for it, and nothing billed
     */
    intent_active?: boolean;
    /**
     * shown as it was given
     */
    project_id: string | null | number;
};

/**
 * Source of a provenance backup
 */
export type ProvenanceBackupSource = 'manual' | 'generated' | 'uploaded' | 'downloaded' | 'published';

/**
 * Status of a provenance backup: pending → processing → synced or failed; synced → expired.
 */
export type ProvenanceBackupStatus = 'pending' | 'processing' | 'synced' | 'failed' | 'expired';

/**
 * Verification of a provenance backup
 */
export type ProvenanceBackupVerification = 'pending' | 'verified' | 'failed';

/**
 * Visibility of a provenance backup
 */
export type ProvenanceBackupVisibility = 'private' | 'public';

/**
 * Custody of a stored object
 */
export type StoredObjectCustody = 'customer_wallet' | 'service_wallet';

/**
 * Platform of a watched source
 */
export type WatchedSourcePlatform = 'shortvideo' | 'photoshare' | 'videohost' | 'web';

/**
 * Type of a watched source
 */
export type WatchedSourceType = 'account' | 'hashtag' | 'keyword';

/**
 * Fit of a resized picture
 */
export type ResizedPictureFit = 'inside' | 'cover';

export type AuditLogListData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: {
        /**
         * `next_cursor` of the previous page
         */
        cursor?: number;
        /**
         * how many items a page has at most
         */
        limit?: number;
        /**
         * only acts of this kind
         */
        action?: AuditLogAction;
        /**
         * user who acted
         */
        user_id?: number;
    };
    url: '/organizations/{organization_id}/audit_log';
};

export type AuditLogListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuditLogListError = AuditLogListErrors[keyof AuditLogListErrors];

export type AuditLogListResponses = {
    /**
     * done
     */
    200: AuditPageView;
};

export type AuditLogListResponse = AuditLogListResponses[keyof AuditLogListResponses];

export type AuditLogVerifyData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: {
        /**
         * `next_cursor` of the previous response; starts at the first entry where absent
         */
        cursor?: number;
        /**
         * `end.entries` of an earlier response
         */
        known_entries?: number;
        /**
         * `end.hash` of the same response
         */
        known_hash?: string;
    };
    url: '/organizations/{organization_id}/audit_log/verification';
};

export type AuditLogVerifyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuditLogVerifyError = AuditLogVerifyErrors[keyof AuditLogVerifyErrors];

export type AuditLogVerifyResponses = {
    /**
     * done
     */
    200: VerificationView;
};

export type AuditLogVerifyResponse = AuditLogVerifyResponses[keyof AuditLogVerifyResponses];

export type AuthSignUpData = {
    body: SignUpBody;
    path?: never;
    query?: never;
    url: '/auth/sign_up';
};

export type AuthSignUpErrors = {
    /**
     * forbidden, origin_not_allowed
     */
    403: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthSignUpError = AuthSignUpErrors[keyof AuthSignUpErrors];

export type AuthSignUpResponses = {
    /**
     * done
     */
    201: SignedInView;
    /**
     * the address must be confirmed by a mailed link
     */
    202: AwaitedProofView;
};

export type AuthSignUpResponse = AuthSignUpResponses[keyof AuthSignUpResponses];

export type AuthResendVerificationData = {
    body: VerifyEmailBody;
    path?: never;
    query?: never;
    url: '/auth/verify_email';
};

export type AuthResendVerificationErrors = {
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * mail_not_configured
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthResendVerificationError = AuthResendVerificationErrors[keyof AuthResendVerificationErrors];

export type AuthResendVerificationResponses = {
    /**
     * done
     */
    204: void;
};

export type AuthResendVerificationResponse = AuthResendVerificationResponses[keyof AuthResendVerificationResponses];

export type AuthVerifyEmailData = {
    body: ProofBody;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/auth/verify_email/{token}';
};

export type AuthVerifyEmailErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthVerifyEmailError = AuthVerifyEmailErrors[keyof AuthVerifyEmailErrors];

export type AuthVerifyEmailResponses = {
    /**
     * done
     */
    204: void;
};

export type AuthVerifyEmailResponse = AuthVerifyEmailResponses[keyof AuthVerifyEmailResponses];

export type AuthSignInData = {
    body: SignInBody;
    path?: never;
    query?: never;
    url: '/auth/sign_in';
};

export type AuthSignInErrors = {
    /**
     * second_factor_required, unauthorized
     */
    401: ({
        error_code: 'second_factor_required';
    } & SecondFactorRequiredErrorChallengeExpiresInKinds) | ({
        error_code: 'unauthorized';
    } & ApiError);
    /**
     * email_unverified, origin_not_allowed
     */
    403: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthSignInError = AuthSignInErrors[keyof AuthSignInErrors];

export type AuthSignInResponses = {
    /**
     * done
     */
    200: SignedInView;
};

export type AuthSignInResponse = AuthSignInResponses[keyof AuthSignInResponses];

export type AuthRefreshData = {
    body: RefreshBody;
    path?: never;
    query?: never;
    url: '/auth/refresh';
};

export type AuthRefreshErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * origin_not_allowed
     */
    403: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthRefreshError = AuthRefreshErrors[keyof AuthRefreshErrors];

export type AuthRefreshResponses = {
    /**
     * done
     */
    200: SignedInView;
};

export type AuthRefreshResponse = AuthRefreshResponses[keyof AuthRefreshResponses];

export type AuthSignOutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/sign_out';
};

export type AuthSignOutErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthSignOutError = AuthSignOutErrors[keyof AuthSignOutErrors];

export type AuthSignOutResponses = {
    /**
     * done
     */
    204: void;
};

export type AuthSignOutResponse = AuthSignOutResponses[keyof AuthSignOutResponses];

export type AuthSignOutBrowserData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/sign_out_browser';
};

export type AuthSignOutBrowserErrors = {
    /**
     * origin_not_allowed
     */
    403: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthSignOutBrowserError = AuthSignOutBrowserErrors[keyof AuthSignOutBrowserErrors];

export type AuthSignOutBrowserResponses = {
    /**
     * done
     */
    204: void;
};

export type AuthSignOutBrowserResponse = AuthSignOutBrowserResponses[keyof AuthSignOutBrowserResponses];

export type AuthSignOutEverywhereData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/sign_out_everywhere';
};

export type AuthSignOutEverywhereErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthSignOutEverywhereError = AuthSignOutEverywhereErrors[keyof AuthSignOutEverywhereErrors];

export type AuthSignOutEverywhereResponses = {
    /**
     * done
     */
    204: void;
};

export type AuthSignOutEverywhereResponse = AuthSignOutEverywhereResponses[keyof AuthSignOutEverywhereResponses];

export type SessionsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/sessions';
};

export type SessionsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SessionsListError = SessionsListErrors[keyof SessionsListErrors];

export type SessionsListResponses = {
    /**
     * done
     */
    200: Array<SessionView>;
};

export type SessionsListResponse = SessionsListResponses[keyof SessionsListResponses];

export type SessionsEndData = {
    body?: never;
    path: {
        /**
         * the session
         */
        id: string;
    };
    query?: never;
    url: '/auth/sessions/{id}';
};

export type SessionsEndErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SessionsEndError = SessionsEndErrors[keyof SessionsEndErrors];

export type SessionsEndResponses = {
    /**
     * done
     */
    204: void;
};

export type SessionsEndResponse = SessionsEndResponses[keyof SessionsEndResponses];

export type PasswordChangeData = {
    body: ChangePasswordBody;
    path?: never;
    query?: never;
    url: '/me/password';
};

export type PasswordChangeErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PasswordChangeError = PasswordChangeErrors[keyof PasswordChangeErrors];

export type PasswordChangeResponses = {
    /**
     * done
     */
    204: void;
};

export type PasswordChangeResponse = PasswordChangeResponses[keyof PasswordChangeResponses];

export type PasswordRequestResetData = {
    body: PasswordResetBody;
    path?: never;
    query?: never;
    url: '/auth/password_reset';
};

export type PasswordRequestResetErrors = {
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * mail_not_configured
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PasswordRequestResetError = PasswordRequestResetErrors[keyof PasswordRequestResetErrors];

export type PasswordRequestResetResponses = {
    /**
     * done
     */
    204: void;
};

export type PasswordRequestResetResponse = PasswordRequestResetResponses[keyof PasswordRequestResetResponses];

export type PasswordResetData = {
    body: NewPasswordBody;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/auth/password_reset/{token}';
};

export type PasswordResetErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PasswordResetError = PasswordResetErrors[keyof PasswordResetErrors];

export type PasswordResetResponses = {
    /**
     * done
     */
    204: void;
};

export type PasswordResetResponse = PasswordResetResponses[keyof PasswordResetResponses];

export type SecondFactorsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/second_factors';
};

export type SecondFactorsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SecondFactorsListError = SecondFactorsListErrors[keyof SecondFactorsListErrors];

export type SecondFactorsListResponses = {
    /**
     * done
     */
    200: SecondFactorsView;
};

export type SecondFactorsListResponse = SecondFactorsListResponses[keyof SecondFactorsListResponses];

export type SecondFactorsTotpCreateData = {
    body: EnrolTotpBody;
    path?: never;
    query?: never;
    url: '/auth/second_factors/totp';
};

export type SecondFactorsTotpCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope
     */
    403: ({
        error_code: 'forbidden';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SecondFactorsTotpCreateError = SecondFactorsTotpCreateErrors[keyof SecondFactorsTotpCreateErrors];

export type SecondFactorsTotpCreateResponses = {
    /**
     * done
     */
    201: TotpEnrolmentView;
};

export type SecondFactorsTotpCreateResponse = SecondFactorsTotpCreateResponses[keyof SecondFactorsTotpCreateResponses];

export type SecondFactorsRecoveryCodesRenewData = {
    body: OwnerProofBody;
    path?: never;
    query?: never;
    url: '/auth/second_factors/recovery_codes';
};

export type SecondFactorsRecoveryCodesRenewErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope
     */
    403: ({
        error_code: 'forbidden';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SecondFactorsRecoveryCodesRenewError = SecondFactorsRecoveryCodesRenewErrors[keyof SecondFactorsRecoveryCodesRenewErrors];

export type SecondFactorsRecoveryCodesRenewResponses = {
    /**
     * done
     */
    201: RecoveryCodesView;
};

export type SecondFactorsRecoveryCodesRenewResponse = SecondFactorsRecoveryCodesRenewResponses[keyof SecondFactorsRecoveryCodesRenewResponses];

export type SecondFactorsRenameData = {
    body: RenameFactorBody;
    path: {
        /**
         * the second factor
         */
        id: string;
    };
    query?: never;
    url: '/auth/second_factors/{id}';
};

export type SecondFactorsRenameErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SecondFactorsRenameError = SecondFactorsRenameErrors[keyof SecondFactorsRenameErrors];

export type SecondFactorsRenameResponses = {
    /**
     * done
     */
    200: SecondFactorView;
};

export type SecondFactorsRenameResponse = SecondFactorsRenameResponses[keyof SecondFactorsRenameResponses];

export type SecondFactorsConfirmData = {
    body: ConfirmTotpBody;
    path: {
        /**
         * the second factor
         */
        id: string;
    };
    query?: never;
    url: '/auth/second_factors/{id}/confirm';
};

export type SecondFactorsConfirmErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope
     */
    403: ({
        error_code: 'forbidden';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SecondFactorsConfirmError = SecondFactorsConfirmErrors[keyof SecondFactorsConfirmErrors];

export type SecondFactorsConfirmResponses = {
    /**
     * done
     */
    200: AddedFactorView;
};

export type SecondFactorsConfirmResponse = SecondFactorsConfirmResponses[keyof SecondFactorsConfirmResponses];

export type SecondFactorsRemoveData = {
    body: OwnerProofBody;
    path: {
        /**
         * the second factor
         */
        id: string;
    };
    query?: never;
    url: '/auth/second_factors/{id}/remove';
};

export type SecondFactorsRemoveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope
     */
    403: ({
        error_code: 'forbidden';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SecondFactorsRemoveError = SecondFactorsRemoveErrors[keyof SecondFactorsRemoveErrors];

export type SecondFactorsRemoveResponses = {
    /**
     * done
     */
    204: void;
};

export type SecondFactorsRemoveResponse = SecondFactorsRemoveResponses[keyof SecondFactorsRemoveResponses];

export type AuthSecondFactorChallengeData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/auth/second_factor/challenge';
};

export type AuthSecondFactorChallengeErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthSecondFactorChallengeError = AuthSecondFactorChallengeErrors[keyof AuthSecondFactorChallengeErrors];

export type AuthSecondFactorChallengeResponses = {
    /**
     * done
     */
    201: FactorChallengeView;
};

export type AuthSecondFactorChallengeResponse = AuthSecondFactorChallengeResponses[keyof AuthSecondFactorChallengeResponses];

export type AuthSecondFactorBeginPasskeyData = {
    body: PasskeyChallengeBody;
    path?: never;
    query?: never;
    url: '/auth/second_factor/passkey_options';
};

export type AuthSecondFactorBeginPasskeyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * passkeys_not_configured
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthSecondFactorBeginPasskeyError = AuthSecondFactorBeginPasskeyErrors[keyof AuthSecondFactorBeginPasskeyErrors];

export type AuthSecondFactorBeginPasskeyResponses = {
    /**
     * done
     */
    200: PasskeyOptionsView;
};

export type AuthSecondFactorBeginPasskeyResponse = AuthSecondFactorBeginPasskeyResponses[keyof AuthSecondFactorBeginPasskeyResponses];

export type AuthSecondFactorCompleteData = {
    body: SecondFactorBody;
    path?: never;
    query?: never;
    url: '/auth/second_factor';
};

export type AuthSecondFactorCompleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * origin_not_allowed
     */
    403: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * passkeys_not_configured
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AuthSecondFactorCompleteError = AuthSecondFactorCompleteErrors[keyof AuthSecondFactorCompleteErrors];

export type AuthSecondFactorCompleteResponses = {
    /**
     * done
     */
    200: SignedInView;
};

export type AuthSecondFactorCompleteResponse = AuthSecondFactorCompleteResponses[keyof AuthSecondFactorCompleteResponses];

export type SecondFactorsPasskeysBeginData = {
    body: OwnerProofBody;
    path?: never;
    query?: never;
    url: '/auth/second_factors/passkeys/options';
};

export type SecondFactorsPasskeysBeginErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope
     */
    403: ({
        error_code: 'forbidden';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * passkeys_not_configured
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SecondFactorsPasskeysBeginError = SecondFactorsPasskeysBeginErrors[keyof SecondFactorsPasskeysBeginErrors];

export type SecondFactorsPasskeysBeginResponses = {
    /**
     * done
     */
    200: PasskeyOptionsView;
};

export type SecondFactorsPasskeysBeginResponse = SecondFactorsPasskeysBeginResponses[keyof SecondFactorsPasskeysBeginResponses];

export type SecondFactorsPasskeysAddData = {
    body: AddPasskeyBody;
    path?: never;
    query?: never;
    url: '/auth/second_factors/passkeys';
};

export type SecondFactorsPasskeysAddErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope
     */
    403: ({
        error_code: 'forbidden';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * passkeys_not_configured
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SecondFactorsPasskeysAddError = SecondFactorsPasskeysAddErrors[keyof SecondFactorsPasskeysAddErrors];

export type SecondFactorsPasskeysAddResponses = {
    /**
     * done
     */
    201: AddedFactorView;
};

export type SecondFactorsPasskeysAddResponse = SecondFactorsPasskeysAddResponses[keyof SecondFactorsPasskeysAddResponses];

export type KeysListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/persisted_tokens';
};

export type KeysListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type KeysListError = KeysListErrors[keyof KeysListErrors];

export type KeysListResponses = {
    /**
     * done
     */
    200: Array<AccessKeyView>;
};

export type KeysListResponse = KeysListResponses[keyof KeysListResponses];

export type KeysCreateData = {
    body: CreateAccessKeyBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/persisted_tokens';
};

export type KeysCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, organization_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type KeysCreateError = KeysCreateErrors[keyof KeysCreateErrors];

export type KeysCreateResponses = {
    /**
     * done
     */
    201: CreatedAccessKeyView;
};

export type KeysCreateResponse = KeysCreateResponses[keyof KeysCreateResponses];

export type KeysRenameData = {
    body: RenameAccessKeyBody;
    path: {
        /**
         * the key
         */
        id: number;
    };
    query?: never;
    url: '/persisted_tokens/{id}';
};

export type KeysRenameErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type KeysRenameError = KeysRenameErrors[keyof KeysRenameErrors];

export type KeysRenameResponses = {
    /**
     * done
     */
    200: AccessKeyView;
};

export type KeysRenameResponse = KeysRenameResponses[keyof KeysRenameResponses];

export type KeysRevokeAllData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/persisted_tokens/revoke_all';
};

export type KeysRevokeAllErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type KeysRevokeAllError = KeysRevokeAllErrors[keyof KeysRevokeAllErrors];

export type KeysRevokeAllResponses = {
    /**
     * done
     */
    204: void;
};

export type KeysRevokeAllResponse = KeysRevokeAllResponses[keyof KeysRevokeAllResponses];

export type KeysRevokeData = {
    body?: never;
    path: {
        /**
         * the key
         */
        id: number;
    };
    query?: never;
    url: '/persisted_tokens/{id}/revoke';
};

export type KeysRevokeErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type KeysRevokeError = KeysRevokeErrors[keyof KeysRevokeErrors];

export type KeysRevokeResponses = {
    /**
     * done
     */
    204: void;
};

export type KeysRevokeResponse = KeysRevokeResponses[keyof KeysRevokeResponses];

export type InstallationGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/installation';
};

export type InstallationGetErrors = {
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type InstallationGetError = InstallationGetErrors[keyof InstallationGetErrors];

export type InstallationGetResponses = {
    /**
     * done
     */
    200: InstallationView;
};

export type InstallationGetResponse = InstallationGetResponses[keyof InstallationGetResponses];

export type WorkspacesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/workspaces';
};

export type WorkspacesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WorkspacesListError = WorkspacesListErrors[keyof WorkspacesListErrors];

export type WorkspacesListResponses = {
    /**
     * done
     */
    200: Array<WorkspaceView>;
};

export type WorkspacesListResponse = WorkspacesListResponses[keyof WorkspacesListResponses];

export type OrganizationsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/organizations';
};

export type OrganizationsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsListError = OrganizationsListErrors[keyof OrganizationsListErrors];

export type OrganizationsListResponses = {
    /**
     * done
     */
    200: Array<OrganizationView>;
};

export type OrganizationsListResponse = OrganizationsListResponses[keyof OrganizationsListResponses];

export type OrganizationsCreateData = {
    body: CreateOrganizationBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/organizations';
};

export type OrganizationsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, storage_quota_exceeded, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsCreateError = OrganizationsCreateErrors[keyof OrganizationsCreateErrors];

export type OrganizationsCreateResponses = {
    /**
     * done
     */
    201: OrganizationView;
};

export type OrganizationsCreateResponse = OrganizationsCreateResponses[keyof OrganizationsCreateResponses];

export type OrganizationsDeleteData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}';
};

export type OrganizationsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsDeleteError = OrganizationsDeleteErrors[keyof OrganizationsDeleteErrors];

export type OrganizationsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type OrganizationsDeleteResponse = OrganizationsDeleteResponses[keyof OrganizationsDeleteResponses];

export type OrganizationsGetData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}';
};

export type OrganizationsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsGetError = OrganizationsGetErrors[keyof OrganizationsGetErrors];

export type OrganizationsGetResponses = {
    /**
     * done
     */
    200: OrganizationView;
};

export type OrganizationsGetResponse = OrganizationsGetResponses[keyof OrganizationsGetResponses];

export type OrganizationsUpdateData = {
    body: UpdateOrganizationBody;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}';
};

export type OrganizationsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * storage_quota_exceeded, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsUpdateError = OrganizationsUpdateErrors[keyof OrganizationsUpdateErrors];

export type OrganizationsUpdateResponses = {
    /**
     * done
     */
    200: OrganizationView;
};

export type OrganizationsUpdateResponse = OrganizationsUpdateResponses[keyof OrganizationsUpdateResponses];

export type OrganizationsMembersListData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/members';
};

export type OrganizationsMembersListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsMembersListError = OrganizationsMembersListErrors[keyof OrganizationsMembersListErrors];

export type OrganizationsMembersListResponses = {
    /**
     * done
     */
    200: Array<MemberView>;
};

export type OrganizationsMembersListResponse = OrganizationsMembersListResponses[keyof OrganizationsMembersListResponses];

export type OrganizationsMembersAddData = {
    body: AddMemberBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/members';
};

export type OrganizationsMembersAddErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsMembersAddError = OrganizationsMembersAddErrors[keyof OrganizationsMembersAddErrors];

export type OrganizationsMembersAddResponses = {
    /**
     * done
     */
    201: MemberView;
};

export type OrganizationsMembersAddResponse = OrganizationsMembersAddResponses[keyof OrganizationsMembersAddResponses];

export type OrganizationsMembersRemoveData = {
    body?: never;
    path: {
        /**
         * the member
         */
        user_id: number;
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/members/{user_id}';
};

export type OrganizationsMembersRemoveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsMembersRemoveError = OrganizationsMembersRemoveErrors[keyof OrganizationsMembersRemoveErrors];

export type OrganizationsMembersRemoveResponses = {
    /**
     * done
     */
    204: void;
};

export type OrganizationsMembersRemoveResponse = OrganizationsMembersRemoveResponses[keyof OrganizationsMembersRemoveResponses];

export type OrganizationsMembersSetRoleData = {
    body: MemberRoleBody;
    path: {
        /**
         * the member
         */
        user_id: number;
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/members/{user_id}';
};

export type OrganizationsMembersSetRoleErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsMembersSetRoleError = OrganizationsMembersSetRoleErrors[keyof OrganizationsMembersSetRoleErrors];

export type OrganizationsMembersSetRoleResponses = {
    /**
     * done
     */
    200: MemberView;
};

export type OrganizationsMembersSetRoleResponse = OrganizationsMembersSetRoleResponses[keyof OrganizationsMembersSetRoleResponses];

export type OrganizationsLeaveData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/membership';
};

export type OrganizationsLeaveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsLeaveError = OrganizationsLeaveErrors[keyof OrganizationsLeaveErrors];

export type OrganizationsLeaveResponses = {
    /**
     * done
     */
    204: void;
};

export type OrganizationsLeaveResponse = OrganizationsLeaveResponses[keyof OrganizationsLeaveResponses];

export type InvitationsAcceptData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/invitations/{token}/accept';
};

export type InvitationsAcceptErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope
     */
    403: ({
        error_code: 'forbidden';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type InvitationsAcceptError = InvitationsAcceptErrors[keyof InvitationsAcceptErrors];

export type InvitationsAcceptResponses = {
    /**
     * done
     */
    200: OrganizationView;
};

export type InvitationsAcceptResponse = InvitationsAcceptResponses[keyof InvitationsAcceptResponses];

export type InvitationsWithdrawData = {
    body?: never;
    path: {
        /**
         * the invitation, `invitation_id` of the list of members
         */
        invitation_id: number;
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/invitations/{invitation_id}';
};

export type InvitationsWithdrawErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type InvitationsWithdrawError = InvitationsWithdrawErrors[keyof InvitationsWithdrawErrors];

export type InvitationsWithdrawResponses = {
    /**
     * done
     */
    204: void;
};

export type InvitationsWithdrawResponse = InvitationsWithdrawResponses[keyof InvitationsWithdrawResponses];

export type MeDeleteData = {
    body: OwnerProofBody;
    path?: never;
    query?: never;
    url: '/me';
};

export type MeDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope
     */
    403: ({
        error_code: 'forbidden';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * last_owner
     */
    409: LastOwnerErrorOrganizations;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MeDeleteError = MeDeleteErrors[keyof MeDeleteErrors];

export type MeDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type MeDeleteResponse = MeDeleteResponses[keyof MeDeleteResponses];

export type MeGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me';
};

export type MeGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MeGetError = MeGetErrors[keyof MeGetErrors];

export type MeGetResponses = {
    /**
     * done
     */
    200: UserProfileView;
};

export type MeGetResponse = MeGetResponses[keyof MeGetResponses];

export type MeUpdateData = {
    body: UpdateUserProfileBody;
    path?: never;
    query?: never;
    url: '/me';
};

export type MeUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MeUpdateError = MeUpdateErrors[keyof MeUpdateErrors];

export type MeUpdateResponses = {
    /**
     * done
     */
    200: UserProfileView;
};

export type MeUpdateResponse = MeUpdateResponses[keyof MeUpdateResponses];

export type AgentsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * all of yours where absent
         */
        workspace_id?: number;
    };
    url: '/agents';
};

export type AgentsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * organization_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsListError = AgentsListErrors[keyof AgentsListErrors];

export type AgentsListResponses = {
    /**
     * done
     */
    200: Array<AgentView>;
};

export type AgentsListResponse = AgentsListResponses[keyof AgentsListResponses];

export type AgentsCreateData = {
    body: CreateAgentBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/agents';
};

export type AgentsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_creation_failed, avatar_creation_failed, idempotency_key_reused, invalid_api_key, organization_not_found, storage_quota_exceeded, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsCreateError = AgentsCreateErrors[keyof AgentsCreateErrors];

export type AgentsCreateResponses = {
    /**
     * done
     */
    201: AgentEnvelope;
};

export type AgentsCreateResponse = AgentsCreateResponses[keyof AgentsCreateResponses];

export type AgentsDeleteData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}';
};

export type AgentsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsDeleteError = AgentsDeleteErrors[keyof AgentsDeleteErrors];

export type AgentsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type AgentsDeleteResponse = AgentsDeleteResponses[keyof AgentsDeleteResponses];

export type AgentsGetData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: {
        /**
         * adds `organization_uuid`
         */
        with_organization_uuid?: boolean;
    };
    url: '/agents/{agent_id}';
};

export type AgentsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsGetError = AgentsGetErrors[keyof AgentsGetErrors];

export type AgentsGetResponses = {
    /**
     * done
     */
    200: AgentDetailView;
};

export type AgentsGetResponse = AgentsGetResponses[keyof AgentsGetResponses];

export type AgentsUpdateData = {
    body: UpdateAgentBody;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}';
};

export type AgentsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, user_voice_resource_not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_update_failed, avatar_creation_failed, invalid_api_key, storage_quota_exceeded, validation_error, voice_id_required
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsUpdateError = AgentsUpdateErrors[keyof AgentsUpdateErrors];

export type AgentsUpdateResponses = {
    /**
     * done
     */
    200: AgentEnvelope;
};

export type AgentsUpdateResponse = AgentsUpdateResponses[keyof AgentsUpdateResponses];

export type AgentsAvatarsListData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: {
        /**
         * `X-Next-Cursor` of the previous page; returns only avatars with a greater id
         */
        cursor?: number;
    };
    url: '/agents/{agent_id}/avatars';
};

export type AgentsAvatarsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsAvatarsListError = AgentsAvatarsListErrors[keyof AgentsAvatarsListErrors];

export type AgentsAvatarsListResponses = {
    /**
     * done
     */
    200: Array<AvatarView>;
};

export type AgentsAvatarsListResponse = AgentsAvatarsListResponses[keyof AgentsAvatarsListResponses];

export type AgentsAvatarsAddData = {
    body: AddAvatarsBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/avatars';
};

export type AgentsAvatarsAddErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * agent_not_found, not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * avatar_creation_failed, idempotency_key_reused, storage_quota_exceeded, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsAvatarsAddError = AgentsAvatarsAddErrors[keyof AgentsAvatarsAddErrors];

export type AgentsAvatarsAddResponses = {
    /**
     * done
     */
    204: void;
};

export type AgentsAvatarsAddResponse = AgentsAvatarsAddResponses[keyof AgentsAvatarsAddResponses];

export type AgentsAvatarsRemoveData = {
    body?: never;
    path: {
        /**
         * an id of the list, or several joined with underscores
         */
        id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/avatars/{id}';
};

export type AgentsAvatarsRemoveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * agent_not_found, not_found
     */
    404: ApiError;
    /**
     * avatar_update_failed, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsAvatarsRemoveError = AgentsAvatarsRemoveErrors[keyof AgentsAvatarsRemoveErrors];

export type AgentsAvatarsRemoveResponses = {
    /**
     * done
     */
    204: void;
};

export type AgentsAvatarsRemoveResponse = AgentsAvatarsRemoveResponses[keyof AgentsAvatarsRemoveResponses];

export type AgentsAvatarsMakePrimaryData = {
    body?: never;
    path: {
        /**
         * the avatar
         */
        id: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/avatars/{id}';
};

export type AgentsAvatarsMakePrimaryErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * agent_not_found, not_found
     */
    404: ApiError;
    /**
     * avatar_update_failed, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentsAvatarsMakePrimaryError = AgentsAvatarsMakePrimaryErrors[keyof AgentsAvatarsMakePrimaryErrors];

export type AgentsAvatarsMakePrimaryResponses = {
    /**
     * done
     */
    204: void;
};

export type AgentsAvatarsMakePrimaryResponse = AgentsAvatarsMakePrimaryResponses[keyof AgentsAvatarsMakePrimaryResponses];

export type StockAvatarsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/stock_avatars';
};

export type StockAvatarsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type StockAvatarsListError = StockAvatarsListErrors[keyof StockAvatarsListErrors];

export type StockAvatarsListResponses = {
    /**
     * done
     */
    200: Array<StockAvatarView>;
};

export type StockAvatarsListResponse = StockAvatarsListResponses[keyof StockAvatarsListResponses];

export type StockAvatarsDownloadData = {
    body?: never;
    path: {
        /**
         * the stock avatar
         */
        id: number;
        /**
         * the size of the picture
         */
        size: StockAvatarSize;
    };
    query?: never;
    url: '/stock_avatars/{id}/{size}';
};

export type StockAvatarsDownloadErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type StockAvatarsDownloadError = StockAvatarsDownloadErrors[keyof StockAvatarsDownloadErrors];

export type StockAvatarsDownloadResponses = {
    /**
     * done
     */
    200: Blob | File;
};

export type StockAvatarsDownloadResponse = StockAvatarsDownloadResponses[keyof StockAvatarsDownloadResponses];

export type WebhooksGetData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/automation_config';
};

export type WebhooksGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksGetError = WebhooksGetErrors[keyof WebhooksGetErrors];

export type WebhooksGetResponses = {
    /**
     * done
     */
    200: AutomationConfigView;
};

export type WebhooksGetResponse = WebhooksGetResponses[keyof WebhooksGetResponses];

export type WebhooksUpdateData = {
    body: UpdateAutomationConfigBody;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/automation_config';
};

export type WebhooksUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksUpdateError = WebhooksUpdateErrors[keyof WebhooksUpdateErrors];

export type WebhooksUpdateResponses = {
    /**
     * done
     */
    200: AutomationConfigView;
};

export type WebhooksUpdateResponse = WebhooksUpdateResponses[keyof WebhooksUpdateResponses];

export type WebhooksRotateSecretData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/automation_config/rotate_secret';
};

export type WebhooksRotateSecretErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksRotateSecretError = WebhooksRotateSecretErrors[keyof WebhooksRotateSecretErrors];

export type WebhooksRotateSecretResponses = {
    /**
     * done
     */
    200: AutomationConfigView;
};

export type WebhooksRotateSecretResponse = WebhooksRotateSecretResponses[keyof WebhooksRotateSecretResponses];

export type WebhooksTestData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/automation_config/test_webhook';
};

export type WebhooksTestErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksTestError = WebhooksTestErrors[keyof WebhooksTestErrors];

export type WebhooksTestResponses = {
    /**
     * done
     */
    200: TestResultView;
};

export type WebhooksTestResponse = WebhooksTestResponses[keyof WebhooksTestResponses];

export type WebhooksTestCallbackData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/automation_config/test_callback';
};

export type WebhooksTestCallbackErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksTestCallbackError = WebhooksTestCallbackErrors[keyof WebhooksTestCallbackErrors];

export type WebhooksTestCallbackResponses = {
    /**
     * done
     */
    200: TestResultView;
};

export type WebhooksTestCallbackResponse = WebhooksTestCallbackResponses[keyof WebhooksTestCallbackResponses];

export type WebhooksListenData = {
    body?: never;
    headers?: {
        /**
         * id of the last event that the caller has read
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: {
        /**
         * only events of these types; all of them where absent
         */
        types?: Array<WebhookEventType>;
    };
    url: '/agents/{agent_id}/automation_config/listen';
};

export type WebhooksListenErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksListenError = WebhooksListenErrors[keyof WebhooksListenErrors];

export type WebhooksListenResponses = {
    /**
     * done
     */
    200: WebhookMessageView;
};

export type WebhooksListenResponse = WebhooksListenResponses[keyof WebhooksListenResponses];

export type WebhooksDeliveriesListData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: {
        /**
         * `next_cursor` of the previous page
         */
        cursor?: number;
        /**
         * how many items a page has at most
         */
        limit?: number;
    };
    url: '/agents/{agent_id}/automation_config/deliveries';
};

export type WebhooksDeliveriesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksDeliveriesListError = WebhooksDeliveriesListErrors[keyof WebhooksDeliveriesListErrors];

export type WebhooksDeliveriesListResponses = {
    /**
     * done
     */
    200: DeliveriesView;
};

export type WebhooksDeliveriesListResponse = WebhooksDeliveriesListResponses[keyof WebhooksDeliveriesListResponses];

export type WebhooksDeliveriesReplayData = {
    body: ReplayBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/automation_config/deliveries/replay';
};

export type WebhooksDeliveriesReplayErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksDeliveriesReplayError = WebhooksDeliveriesReplayErrors[keyof WebhooksDeliveriesReplayErrors];

export type WebhooksDeliveriesReplayResponses = {
    /**
     * done
     */
    200: ReplayView;
};

export type WebhooksDeliveriesReplayResponse = WebhooksDeliveriesReplayResponses[keyof WebhooksDeliveriesReplayResponses];

export type WebhooksDeliveriesRetryData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the delivery
         */
        delivery_id: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/automation_config/deliveries/{delivery_id}/retry';
};

export type WebhooksDeliveriesRetryErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WebhooksDeliveriesRetryError = WebhooksDeliveriesRetryErrors[keyof WebhooksDeliveriesRetryErrors];

export type WebhooksDeliveriesRetryResponses = {
    /**
     * done
     */
    200: DeliveryView;
};

export type WebhooksDeliveriesRetryResponse = WebhooksDeliveriesRetryResponses[keyof WebhooksDeliveriesRetryResponses];

export type VoicesGenerateScriptData = {
    body: ScriptBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/design/generate-script';
};

export type VoicesGenerateScriptErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesGenerateScriptError = VoicesGenerateScriptErrors[keyof VoicesGenerateScriptErrors];

export type VoicesGenerateScriptResponses = {
    /**
     * done
     */
    200: ScriptView;
};

export type VoicesGenerateScriptResponse = VoicesGenerateScriptResponses[keyof VoicesGenerateScriptResponses];

export type VoicesGenerateDescriptionData = {
    body: DescriptionBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/design/generate-description';
};

export type VoicesGenerateDescriptionErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesGenerateDescriptionError = VoicesGenerateDescriptionErrors[keyof VoicesGenerateDescriptionErrors];

export type VoicesGenerateDescriptionResponses = {
    /**
     * done
     */
    200: DescriptionView;
};

export type VoicesGenerateDescriptionResponse = VoicesGenerateDescriptionResponses[keyof VoicesGenerateDescriptionResponses];

export type VoicesGenerateSamplesData = {
    body: SamplesBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/design/generate-samples';
};

export type VoicesGenerateSamplesErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesGenerateSamplesError = VoicesGenerateSamplesErrors[keyof VoicesGenerateSamplesErrors];

export type VoicesGenerateSamplesResponses = {
    /**
     * done
     */
    200: SamplesView;
};

export type VoicesGenerateSamplesResponse = VoicesGenerateSamplesResponses[keyof VoicesGenerateSamplesResponses];

export type VoicesDesignData = {
    body: DesignBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/design';
};

export type VoicesDesignErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error, voice_limit_reached
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesDesignError = VoicesDesignErrors[keyof VoicesDesignErrors];

export type VoicesDesignResponses = {
    /**
     * done
     */
    201: VoiceView;
};

export type VoicesDesignResponse = VoicesDesignResponses[keyof VoicesDesignResponses];

export type VoicesCloneData = {
    body: CloneBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/clone';
};

export type VoicesCloneErrors = {
    /**
     * validation_error
     */
    400: ApiError;
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * file_size_exceeded, idempotency_key_reused, media_fetch_failed, validation_error, voice_limit_reached
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesCloneError = VoicesCloneErrors[keyof VoicesCloneErrors];

export type VoicesCloneResponses = {
    /**
     * done
     */
    201: VoiceView;
};

export type VoicesCloneResponse = VoicesCloneResponses[keyof VoicesCloneResponses];

export type VoicesListData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: {
        /**
         * all where absent
         */
        source?: LibraryVoiceSource;
    };
    url: '/agents/{agent_id}/voice/library';
};

export type VoicesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesListError = VoicesListErrors[keyof VoicesListErrors];

export type VoicesListResponses = {
    /**
     * done
     */
    200: LibraryView;
};

export type VoicesListResponse = VoicesListResponses[keyof VoicesListResponses];

export type VoicesDeleteData = {
    body?: never;
    path: {
        /**
         * the voice, by its id in the library
         */
        voice_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/{voice_id}';
};

export type VoicesDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesDeleteError = VoicesDeleteErrors[keyof VoicesDeleteErrors];

export type VoicesDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type VoicesDeleteResponse = VoicesDeleteResponses[keyof VoicesDeleteResponses];

export type CreditsGrantData = {
    body: GrantBody;
    headers: {
        /**
         * the key of the operator
         */
        'X-Operator-Key': string;
    };
    path?: never;
    query?: never;
    url: '/operator/credit_grants';
};

export type CreditsGrantErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * organization_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type CreditsGrantError = CreditsGrantErrors[keyof CreditsGrantErrors];

export type CreditsGrantResponses = {
    /**
     * done
     */
    201: GrantView;
};

export type CreditsGrantResponse = CreditsGrantResponses[keyof CreditsGrantResponses];

export type TrashListSheetsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * 20 engines per page
         */
        page?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/trash';
};

export type TrashListSheetsErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TrashListSheetsError = TrashListSheetsErrors[keyof TrashListSheetsErrors];

export type TrashListSheetsResponses = {
    /**
     * done
     */
    200: Array<TrashedSheetView>;
};

export type TrashListSheetsResponse = TrashListSheetsResponses[keyof TrashListSheetsResponses];

export type SheetsRestoreData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/restore';
};

export type SheetsRestoreErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRestoreError = SheetsRestoreErrors[keyof SheetsRestoreErrors];

export type SheetsRestoreResponses = {
    /**
     * done
     */
    200: SheetView;
};

export type SheetsRestoreResponse = SheetsRestoreResponses[keyof SheetsRestoreResponses];

export type TrashDeleteSheetData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * what is in the trash
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/trash/{id}';
};

export type TrashDeleteSheetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TrashDeleteSheetError = TrashDeleteSheetErrors[keyof TrashDeleteSheetErrors];

export type TrashDeleteSheetResponses = {
    /**
     * done
     */
    204: void;
};

export type TrashDeleteSheetResponse = TrashDeleteSheetResponses[keyof TrashDeleteSheetResponses];

export type SheetsListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * 20 engines per page
         */
        page?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet';
};

export type SheetsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsListError = SheetsListErrors[keyof SheetsListErrors];

export type SheetsListResponses = {
    /**
     * done
     */
    200: Array<SheetView>;
};

export type SheetsListResponse = SheetsListResponses[keyof SheetsListResponses];

export type SheetsCreateData = {
    body: CreateSheetBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet';
};

export type SheetsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCreateError = SheetsCreateErrors[keyof SheetsCreateErrors];

export type SheetsCreateResponses = {
    /**
     * done
     */
    201: SheetView;
};

export type SheetsCreateResponse = SheetsCreateResponses[keyof SheetsCreateResponses];

export type SheetsDeleteData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}';
};

export type SheetsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsDeleteError = SheetsDeleteErrors[keyof SheetsDeleteErrors];

export type SheetsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsDeleteResponse = SheetsDeleteResponses[keyof SheetsDeleteResponses];

export type SheetsGetData = {
    body?: never;
    headers?: {
        /**
         * ETags of responses that the caller has
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent
         */
        rows_after?: number;
        /**
         * maximum number of rows; from the beginning when `rows_after` is absent
         */
        rows_limit?: number;
        /**
         * adds `execution_cost` to the engine, rows, cells and layers
         */
        with_execution_cost?: boolean;
        /**
         * `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there
         */
        history?: CellOrLayerGenerations;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}';
};

export type SheetsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsGetError = SheetsGetErrors[keyof SheetsGetErrors];

export type SheetsGetResponses = {
    /**
     * done
     */
    200: SheetView;
};

export type SheetsGetResponse = SheetsGetResponses[keyof SheetsGetResponses];

export type SheetsUpdateData = {
    body: UpdateSheetBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}';
};

export type SheetsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsUpdateError = SheetsUpdateErrors[keyof SheetsUpdateErrors];

export type SheetsUpdateResponses = {
    /**
     * done
     */
    200: SheetView;
};

export type SheetsUpdateResponse = SheetsUpdateResponses[keyof SheetsUpdateResponses];

export type SheetsCloneData = {
    body: CloneSheetBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/clone';
};

export type SheetsCloneErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCloneError = SheetsCloneErrors[keyof SheetsCloneErrors];

export type SheetsCloneResponses = {
    /**
     * done
     */
    201: SheetView;
};

export type SheetsCloneResponse = SheetsCloneResponses[keyof SheetsCloneResponses];

export type SheetsGridGetData = {
    body?: never;
    headers?: {
        /**
         * ETags of responses that the caller has
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent
         */
        rows_after?: number;
        /**
         * maximum number of rows; from the beginning when `rows_after` is absent
         */
        rows_limit?: number;
        /**
         * generations of a cell besides the selected one
         */
        history?: GridCellGenerations;
        /**
         * only these rows, by position; ids that the sheet does not have are left out; without a window
         */
        row_ids?: Array<number>;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/grid';
};

export type SheetsGridGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsGridGetError = SheetsGridGetErrors[keyof SheetsGridGetErrors];

export type SheetsGridGetResponses = {
    /**
     * done
     */
    200: GridView;
};

export type SheetsGridGetResponse = SheetsGridGetResponses[keyof SheetsGridGetResponses];

export type SheetsChangesListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * `version` of the sheet or of the last response; required for the first page
         */
        since?: number;
        /**
         * `next_cursor` of the last page, instead of `since`
         */
        cursor?: string;
        /**
         * `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there
         */
        history?: CellOrLayerGenerations;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/changes';
};

export type SheetsChangesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * resync_required
     */
    410: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsChangesListError = SheetsChangesListErrors[keyof SheetsChangesListErrors];

export type SheetsChangesListResponses = {
    /**
     * done
     */
    200: ChangesView;
};

export type SheetsChangesListResponse = SheetsChangesListResponses[keyof SheetsChangesListResponses];

export type SheetsChangesUndoData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the change, by the version of the sheet that it made
         */
        version: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/changes/{version}/undo';
};

export type SheetsChangesUndoErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * change_not_found, not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * already_undone, changed_later, idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ({
        error_code: 'already_undone' | 'idempotency_answer_not_stored' | 'idempotency_key_in_use';
    } & ApiError) | ({
        error_code: 'changed_later';
    } & ChangedLaterErrorItems);
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsChangesUndoError = SheetsChangesUndoErrors[keyof SheetsChangesUndoErrors];

export type SheetsChangesUndoResponses = {
    /**
     * done
     */
    200: UndoneView;
};

export type SheetsChangesUndoResponse = SheetsChangesUndoResponses[keyof SheetsChangesUndoResponses];

export type SheetsDeletionsListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * `next_cursor` of the previous page
         */
        cursor?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/trash';
};

export type SheetsDeletionsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsDeletionsListError = SheetsDeletionsListErrors[keyof SheetsDeletionsListErrors];

export type SheetsDeletionsListResponses = {
    /**
     * done
     */
    200: DeletionsView;
};

export type SheetsDeletionsListResponse = SheetsDeletionsListResponses[keyof SheetsDeletionsListResponses];

export type SheetsRowsFindData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the column whose cells are compared with one of `equals`, `contains` and `is_empty`
         */
        column_id?: number;
        /**
         * rows whose cell has exactly this value
         */
        equals?: string;
        /**
         * rows whose cell contains this, in any case
         */
        contains?: string;
        /**
         * rows whose cell has no value, or with `false` those whose cell has one
         */
        is_empty?: boolean;
        /**
         * the column by whose values rows are sorted, and then by position; by position when absent
         */
        sort_column_id?: number;
        /**
         * of the first 200 characters; rows without a comparable value come last
         */
        sort_by?: ValuesComparison;
        /**
         * true: from the highest value to the lowest
         */
        descending?: boolean;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/row_ids';
};

export type SheetsRowsFindErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsFindError = SheetsRowsFindErrors[keyof SheetsRowsFindErrors];

export type SheetsRowsFindResponses = {
    /**
     * done
     */
    200: RowIdsView;
};

export type SheetsRowsFindResponse = SheetsRowsFindResponses[keyof SheetsRowsFindResponses];

export type SheetsCellsFindData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * cells whose value contains this, in any case
         */
        text: string;
        /**
         * all columns when absent
         */
        column_ids?: Array<number>;
        /**
         * `next_rows_after` of the last response; 0 or absent for the beginning
         */
        rows_after?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/find';
};

export type SheetsCellsFindErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCellsFindError = SheetsCellsFindErrors[keyof SheetsCellsFindErrors];

export type SheetsCellsFindResponses = {
    /**
     * done
     */
    200: FoundView;
};

export type SheetsCellsFindResponse = SheetsCellsFindResponses[keyof SheetsCellsFindResponses];

export type SheetsRowsListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * only these rows; ids that the sheet does not have are left out; all rows when absent
         */
        row_ids?: Array<number>;
        /**
         * `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there
         */
        history?: CellOrLayerGenerations;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows';
};

export type SheetsRowsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsListError = SheetsRowsListErrors[keyof SheetsRowsListErrors];

export type SheetsRowsListResponses = {
    /**
     * done
     */
    200: Array<RowView>;
};

export type SheetsRowsListResponse = SheetsRowsListResponses[keyof SheetsRowsListResponses];

export type SheetsRowsCreateData = {
    body: CreateRowBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows';
};

export type SheetsRowsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsCreateError = SheetsRowsCreateErrors[keyof SheetsRowsCreateErrors];

export type SheetsRowsCreateResponses = {
    /**
     * done
     */
    201: RowView;
};

export type SheetsRowsCreateResponse = SheetsRowsCreateResponses[keyof SheetsRowsCreateResponses];

export type SheetsRowsCreateManyData = {
    body: CreateRowsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/mass_create';
};

export type SheetsRowsCreateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsCreateManyError = SheetsRowsCreateManyErrors[keyof SheetsRowsCreateManyErrors];

export type SheetsRowsCreateManyResponses = {
    /**
     * done
     */
    201: Array<RowView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsRowsCreateManyResponse = SheetsRowsCreateManyResponses[keyof SheetsRowsCreateManyResponses];

export type SheetsRowsDuplicateManyData = {
    body: ManyRowsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/mass_duplicate';
};

export type SheetsRowsDuplicateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsDuplicateManyError = SheetsRowsDuplicateManyErrors[keyof SheetsRowsDuplicateManyErrors];

export type SheetsRowsDuplicateManyResponses = {
    /**
     * done
     */
    201: Array<RowView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsRowsDuplicateManyResponse = SheetsRowsDuplicateManyResponses[keyof SheetsRowsDuplicateManyResponses];

export type SheetsRowsDeleteManyData = {
    body: ManyRowsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/mass_delete';
};

export type SheetsRowsDeleteManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsDeleteManyError = SheetsRowsDeleteManyErrors[keyof SheetsRowsDeleteManyErrors];

export type SheetsRowsDeleteManyResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsRowsDeleteManyResponse = SheetsRowsDeleteManyResponses[keyof SheetsRowsDeleteManyResponses];

export type SheetsRowsMoveData = {
    body: MoveRowsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/update_positions';
};

export type SheetsRowsMoveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsMoveError = SheetsRowsMoveErrors[keyof SheetsRowsMoveErrors];

export type SheetsRowsMoveResponses = {
    /**
     * done
     */
    200: Array<RowView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsRowsMoveResponse = SheetsRowsMoveResponses[keyof SheetsRowsMoveResponses];

export type SheetsRowsUpdateManyData = {
    body: UpdateRowsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/mass_update';
};

export type SheetsRowsUpdateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsUpdateManyError = SheetsRowsUpdateManyErrors[keyof SheetsRowsUpdateManyErrors];

export type SheetsRowsUpdateManyResponses = {
    /**
     * done
     */
    200: Array<RowView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsRowsUpdateManyResponse = SheetsRowsUpdateManyResponses[keyof SheetsRowsUpdateManyResponses];

export type SheetsRowsDeleteData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the row
         */
        row_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/{row_id}';
};

export type SheetsRowsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsDeleteError = SheetsRowsDeleteErrors[keyof SheetsRowsDeleteErrors];

export type SheetsRowsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsRowsDeleteResponse = SheetsRowsDeleteResponses[keyof SheetsRowsDeleteResponses];

export type SheetsRowsGetData = {
    body?: never;
    path: {
        /**
         * the row
         */
        row_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/{row_id}';
};

export type SheetsRowsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsGetError = SheetsRowsGetErrors[keyof SheetsRowsGetErrors];

export type SheetsRowsGetResponses = {
    /**
     * done
     */
    200: RowView;
};

export type SheetsRowsGetResponse = SheetsRowsGetResponses[keyof SheetsRowsGetResponses];

export type SheetsRowsUpdateData = {
    body: UpdateRowBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the row
         */
        row_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/{row_id}';
};

export type SheetsRowsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsUpdateError = SheetsRowsUpdateErrors[keyof SheetsRowsUpdateErrors];

export type SheetsRowsUpdateResponses = {
    /**
     * done
     */
    200: RowView;
};

export type SheetsRowsUpdateResponse = SheetsRowsUpdateResponses[keyof SheetsRowsUpdateResponses];

export type SheetsRowsDuplicateData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the row
         */
        row_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/{row_id}/duplicate';
};

export type SheetsRowsDuplicateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsDuplicateError = SheetsRowsDuplicateErrors[keyof SheetsRowsDuplicateErrors];

export type SheetsRowsDuplicateResponses = {
    /**
     * done
     */
    201: RowView;
};

export type SheetsRowsDuplicateResponse = SheetsRowsDuplicateResponses[keyof SheetsRowsDuplicateResponses];

export type SheetsColumnsListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns';
};

export type SheetsColumnsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsListError = SheetsColumnsListErrors[keyof SheetsColumnsListErrors];

export type SheetsColumnsListResponses = {
    /**
     * done
     */
    200: Array<ColumnView>;
};

export type SheetsColumnsListResponse = SheetsColumnsListResponses[keyof SheetsColumnsListResponses];

export type SheetsColumnsCreateData = {
    body: CreateColumnBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns';
};

export type SheetsColumnsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsCreateError = SheetsColumnsCreateErrors[keyof SheetsColumnsCreateErrors];

export type SheetsColumnsCreateResponses = {
    /**
     * done
     */
    201: ColumnView;
};

export type SheetsColumnsCreateResponse = SheetsColumnsCreateResponses[keyof SheetsColumnsCreateResponses];

export type SheetsColumnsCreateManyData = {
    body: CreateColumnsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns/mass_create';
};

export type SheetsColumnsCreateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsCreateManyError = SheetsColumnsCreateManyErrors[keyof SheetsColumnsCreateManyErrors];

export type SheetsColumnsCreateManyResponses = {
    /**
     * done
     */
    201: Array<ColumnView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsColumnsCreateManyResponse = SheetsColumnsCreateManyResponses[keyof SheetsColumnsCreateManyResponses];

export type SheetsColumnsDuplicateManyData = {
    body: ManyColumnsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns/mass_duplicate';
};

export type SheetsColumnsDuplicateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsDuplicateManyError = SheetsColumnsDuplicateManyErrors[keyof SheetsColumnsDuplicateManyErrors];

export type SheetsColumnsDuplicateManyResponses = {
    /**
     * done
     */
    201: Array<ColumnView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsColumnsDuplicateManyResponse = SheetsColumnsDuplicateManyResponses[keyof SheetsColumnsDuplicateManyResponses];

export type SheetsColumnsDeleteManyData = {
    body: ManyColumnsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns/mass_delete';
};

export type SheetsColumnsDeleteManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsDeleteManyError = SheetsColumnsDeleteManyErrors[keyof SheetsColumnsDeleteManyErrors];

export type SheetsColumnsDeleteManyResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsColumnsDeleteManyResponse = SheetsColumnsDeleteManyResponses[keyof SheetsColumnsDeleteManyResponses];

export type SheetsColumnsMoveData = {
    body: MoveColumnsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns/update_positions';
};

export type SheetsColumnsMoveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsMoveError = SheetsColumnsMoveErrors[keyof SheetsColumnsMoveErrors];

export type SheetsColumnsMoveResponses = {
    /**
     * done
     */
    200: Array<ColumnView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsColumnsMoveResponse = SheetsColumnsMoveResponses[keyof SheetsColumnsMoveResponses];

export type SheetsColumnsUpdateManyData = {
    body: UpdateColumnsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns/mass_update';
};

export type SheetsColumnsUpdateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsUpdateManyError = SheetsColumnsUpdateManyErrors[keyof SheetsColumnsUpdateManyErrors];

export type SheetsColumnsUpdateManyResponses = {
    /**
     * done
     */
    200: Array<ColumnView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsColumnsUpdateManyResponse = SheetsColumnsUpdateManyResponses[keyof SheetsColumnsUpdateManyResponses];

export type SheetsColumnsDeleteData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the column
         */
        col_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns/{col_id}';
};

export type SheetsColumnsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsDeleteError = SheetsColumnsDeleteErrors[keyof SheetsColumnsDeleteErrors];

export type SheetsColumnsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsColumnsDeleteResponse = SheetsColumnsDeleteResponses[keyof SheetsColumnsDeleteResponses];

export type SheetsColumnsUpdateData = {
    body: UpdateColumnBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the column
         */
        col_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns/{col_id}';
};

export type SheetsColumnsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsUpdateError = SheetsColumnsUpdateErrors[keyof SheetsColumnsUpdateErrors];

export type SheetsColumnsUpdateResponses = {
    /**
     * done
     */
    200: ColumnView;
};

export type SheetsColumnsUpdateResponse = SheetsColumnsUpdateResponses[keyof SheetsColumnsUpdateResponses];

export type SheetsColumnsDuplicateData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the column
         */
        col_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/columns/{col_id}/duplicate';
};

export type SheetsColumnsDuplicateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsColumnsDuplicateError = SheetsColumnsDuplicateErrors[keyof SheetsColumnsDuplicateErrors];

export type SheetsColumnsDuplicateResponses = {
    /**
     * done
     */
    201: ColumnView;
};

export type SheetsColumnsDuplicateResponse = SheetsColumnsDuplicateResponses[keyof SheetsColumnsDuplicateResponses];

export type SheetsCellsListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * ids that the sheet does not have are left out of the response, which is ordered by id
         */
        cell_ids: Array<number>;
        /**
         * `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there
         */
        history?: CellOrLayerGenerations;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells';
};

export type SheetsCellsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCellsListError = SheetsCellsListErrors[keyof SheetsCellsListErrors];

export type SheetsCellsListResponses = {
    /**
     * done
     */
    200: Array<CellView>;
};

export type SheetsCellsListResponse = SheetsCellsListResponses[keyof SheetsCellsListResponses];

export type SheetsCellsUpdateManyData = {
    body: UpdateCellsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/mass_update';
};

export type SheetsCellsUpdateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCellsUpdateManyError = SheetsCellsUpdateManyErrors[keyof SheetsCellsUpdateManyErrors];

export type SheetsCellsUpdateManyResponses = {
    /**
     * done
     */
    200: Array<CellView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsCellsUpdateManyResponse = SheetsCellsUpdateManyResponses[keyof SheetsCellsUpdateManyResponses];

export type SheetsCellsGetData = {
    body?: never;
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}';
};

export type SheetsCellsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCellsGetError = SheetsCellsGetErrors[keyof SheetsCellsGetErrors];

export type SheetsCellsGetResponses = {
    /**
     * done
     */
    200: CellView;
};

export type SheetsCellsGetResponse = SheetsCellsGetResponses[keyof SheetsCellsGetResponses];

export type SheetsCellsUpdateData = {
    body: UpdateCellBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}';
};

export type SheetsCellsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCellsUpdateError = SheetsCellsUpdateErrors[keyof SheetsCellsUpdateErrors];

export type SheetsCellsUpdateResponses = {
    /**
     * done
     */
    200: CellView;
};

export type SheetsCellsUpdateResponse = SheetsCellsUpdateResponses[keyof SheetsCellsUpdateResponses];

export type SheetsCellsSelectGenerationData = {
    body: SelectGenerationBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/set_default_user_job';
};

export type SheetsCellsSelectGenerationErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCellsSelectGenerationError = SheetsCellsSelectGenerationErrors[keyof SheetsCellsSelectGenerationErrors];

export type SheetsCellsSelectGenerationResponses = {
    /**
     * done
     */
    200: CellView;
};

export type SheetsCellsSelectGenerationResponse = SheetsCellsSelectGenerationResponses[keyof SheetsCellsSelectGenerationResponses];

export type SheetsLayersCreateData = {
    body: CreateLayerBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers';
};

export type SheetsLayersCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersCreateError = SheetsLayersCreateErrors[keyof SheetsLayersCreateErrors];

export type SheetsLayersCreateResponses = {
    /**
     * done
     */
    201: LayerView;
};

export type SheetsLayersCreateResponse = SheetsLayersCreateResponses[keyof SheetsLayersCreateResponses];

export type SheetsLayersCreateManyData = {
    body: CreateLayersBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers/mass_create';
};

export type SheetsLayersCreateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersCreateManyError = SheetsLayersCreateManyErrors[keyof SheetsLayersCreateManyErrors];

export type SheetsLayersCreateManyResponses = {
    /**
     * done
     */
    201: Array<LayerView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsLayersCreateManyResponse = SheetsLayersCreateManyResponses[keyof SheetsLayersCreateManyResponses];

export type SheetsLayersDuplicateManyData = {
    body: ManyLayersBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers/mass_duplicate';
};

export type SheetsLayersDuplicateManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersDuplicateManyError = SheetsLayersDuplicateManyErrors[keyof SheetsLayersDuplicateManyErrors];

export type SheetsLayersDuplicateManyResponses = {
    /**
     * done
     */
    201: Array<LayerView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsLayersDuplicateManyResponse = SheetsLayersDuplicateManyResponses[keyof SheetsLayersDuplicateManyResponses];

export type SheetsLayersDeleteManyData = {
    body: ManyLayersBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers/mass_delete';
};

export type SheetsLayersDeleteManyErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersDeleteManyError = SheetsLayersDeleteManyErrors[keyof SheetsLayersDeleteManyErrors];

export type SheetsLayersDeleteManyResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsLayersDeleteManyResponse = SheetsLayersDeleteManyResponses[keyof SheetsLayersDeleteManyResponses];

export type SheetsLayersMoveData = {
    body: MoveLayersBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored
         */
        Prefer?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers/update_positions';
};

export type SheetsLayersMoveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersMoveError = SheetsLayersMoveErrors[keyof SheetsLayersMoveErrors];

export type SheetsLayersMoveResponses = {
    /**
     * done
     */
    200: Array<LayerView>;
    /**
     * done, where `return=minimal` is preferred
     */
    204: void;
};

export type SheetsLayersMoveResponse = SheetsLayersMoveResponses[keyof SheetsLayersMoveResponses];

export type SheetsLayersDeleteData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the layer
         */
        layer_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}';
};

export type SheetsLayersDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersDeleteError = SheetsLayersDeleteErrors[keyof SheetsLayersDeleteErrors];

export type SheetsLayersDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsLayersDeleteResponse = SheetsLayersDeleteResponses[keyof SheetsLayersDeleteResponses];

export type SheetsLayersGetData = {
    body?: never;
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the layer
         */
        layer_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}';
};

export type SheetsLayersGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersGetError = SheetsLayersGetErrors[keyof SheetsLayersGetErrors];

export type SheetsLayersGetResponses = {
    /**
     * done
     */
    200: LayerView;
};

export type SheetsLayersGetResponse = SheetsLayersGetResponses[keyof SheetsLayersGetResponses];

export type SheetsLayersUpdateData = {
    body: UpdateLayerBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the layer
         */
        layer_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}';
};

export type SheetsLayersUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersUpdateError = SheetsLayersUpdateErrors[keyof SheetsLayersUpdateErrors];

export type SheetsLayersUpdateResponses = {
    /**
     * done
     */
    200: LayerView;
};

export type SheetsLayersUpdateResponse = SheetsLayersUpdateResponses[keyof SheetsLayersUpdateResponses];

export type SheetsLayersDuplicateData = {
    body?: never;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the layer
         */
        layer_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}/duplicate';
};

export type SheetsLayersDuplicateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersDuplicateError = SheetsLayersDuplicateErrors[keyof SheetsLayersDuplicateErrors];

export type SheetsLayersDuplicateResponses = {
    /**
     * done
     */
    201: LayerView;
};

export type SheetsLayersDuplicateResponse = SheetsLayersDuplicateResponses[keyof SheetsLayersDuplicateResponses];

export type SheetsVariablesGetTemplateData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id?: number | string;
    };
    url: '/vidsheet/global_variables_template';
};

export type SheetsVariablesGetTemplateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsVariablesGetTemplateError = SheetsVariablesGetTemplateErrors[keyof SheetsVariablesGetTemplateErrors];

export type SheetsVariablesGetTemplateResponses = {
    /**
     * done
     */
    200: Blob | File;
};

export type SheetsVariablesGetTemplateResponse = SheetsVariablesGetTemplateResponses[keyof SheetsVariablesGetTemplateResponses];

export type SheetsVariablesListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/global_variables';
};

export type SheetsVariablesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsVariablesListError = SheetsVariablesListErrors[keyof SheetsVariablesListErrors];

export type SheetsVariablesListResponses = {
    /**
     * done
     */
    200: VariablesSheetView | null;
};

export type SheetsVariablesListResponse = SheetsVariablesListResponses[keyof SheetsVariablesListResponses];

export type SheetsVariablesImportData = {
    body: ImportVariablesBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/import_global_variables';
};

export type SheetsVariablesImportErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsVariablesImportError = SheetsVariablesImportErrors[keyof SheetsVariablesImportErrors];

export type SheetsVariablesImportResponses = {
    /**
     * done
     */
    200: VariablesSheetView;
};

export type SheetsVariablesImportResponse = SheetsVariablesImportResponses[keyof SheetsVariablesImportResponses];

export type SheetsRowsImportData = {
    body: ImportRowsBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * title of the column by whose value existing rows are found; all rows are added when absent
         */
        match?: string;
        /**
         * true: nothing is changed when there is any error
         */
        strict?: boolean;
        /**
         * true: nothing is changed; `preview` says what would be, cell by cell. Not together with `strict`
         */
        dry_run?: boolean;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/import';
};

export type SheetsRowsImportErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * conflict, idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ({
        error_code: 'agent_not_found' | 'idempotency_key_reused' | 'usable_credit_required';
    } & ApiError) | ({
        error_code: 'validation_error';
    } & ValidationErrorErrorsErrorsTruncated);
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsImportError = SheetsRowsImportErrors[keyof SheetsRowsImportErrors];

export type SheetsRowsImportResponses = {
    /**
     * done
     */
    201: ImportView;
};

export type SheetsRowsImportResponse = SheetsRowsImportResponses[keyof SheetsRowsImportResponses];

export type SheetsExportData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * CSV is UTF-8 with a byte order mark; text that a spreadsheet would calculate is prefixed with an apostrophe
         */
        format: ExportFormat;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/export';
};

export type SheetsExportErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsExportError = SheetsExportErrors[keyof SheetsExportErrors];

export type SheetsExportResponses = {
    /**
     * done
     */
    200: Array<{
        [key: string]: string;
    }>;
};

export type SheetsExportResponse = SheetsExportResponses[keyof SheetsExportResponses];

export type SheetsViewsListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/views';
};

export type SheetsViewsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsViewsListError = SheetsViewsListErrors[keyof SheetsViewsListErrors];

export type SheetsViewsListResponses = {
    /**
     * done
     */
    200: Array<SavedViewView>;
};

export type SheetsViewsListResponse = SheetsViewsListResponses[keyof SheetsViewsListResponses];

export type SheetsViewsCreateData = {
    body: CreateSavedViewBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/views';
};

export type SheetsViewsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsViewsCreateError = SheetsViewsCreateErrors[keyof SheetsViewsCreateErrors];

export type SheetsViewsCreateResponses = {
    /**
     * done
     */
    201: SavedViewView;
};

export type SheetsViewsCreateResponse = SheetsViewsCreateResponses[keyof SheetsViewsCreateResponses];

export type SheetsViewsDeleteData = {
    body?: never;
    path: {
        /**
         * saved view of the sheet
         */
        view_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/views/{view_id}';
};

export type SheetsViewsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsViewsDeleteError = SheetsViewsDeleteErrors[keyof SheetsViewsDeleteErrors];

export type SheetsViewsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsViewsDeleteResponse = SheetsViewsDeleteResponses[keyof SheetsViewsDeleteResponses];

export type SheetsViewsUpdateData = {
    body: UpdateSavedViewBody;
    path: {
        /**
         * saved view of the sheet
         */
        view_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/views/{view_id}';
};

export type SheetsViewsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsViewsUpdateError = SheetsViewsUpdateErrors[keyof SheetsViewsUpdateErrors];

export type SheetsViewsUpdateResponses = {
    /**
     * done
     */
    200: SavedViewView;
};

export type SheetsViewsUpdateResponse = SheetsViewsUpdateResponses[keyof SheetsViewsUpdateResponses];

export type TrashEmptyFilesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/trash';
};

export type TrashEmptyFilesErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TrashEmptyFilesError = TrashEmptyFilesErrors[keyof TrashEmptyFilesErrors];

export type TrashEmptyFilesResponses = {
    /**
     * done
     */
    200: EmptiedTrashView;
};

export type TrashEmptyFilesResponse = TrashEmptyFilesResponses[keyof TrashEmptyFilesResponses];

export type TrashListFilesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * from 0; 20 files per page
         */
        page?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/trash';
};

export type TrashListFilesErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TrashListFilesError = TrashListFilesErrors[keyof TrashListFilesErrors];

export type TrashListFilesResponses = {
    /**
     * done
     */
    200: Array<TrashedFileView>;
};

export type TrashListFilesResponse = TrashListFilesResponses[keyof TrashListFilesResponses];

export type FilesRestoreData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the file
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/{id}/restore';
};

export type FilesRestoreErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * content_resource_not_found, not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FilesRestoreError = FilesRestoreErrors[keyof FilesRestoreErrors];

export type FilesRestoreResponses = {
    /**
     * done
     */
    200: ContentResourceDetailView;
};

export type FilesRestoreResponse = FilesRestoreResponses[keyof FilesRestoreResponses];

export type TrashDeleteFileData = {
    body?: never;
    path: {
        /**
         * what is in the trash
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/trash/{id}';
};

export type TrashDeleteFileErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * content_resource_not_found, not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TrashDeleteFileError = TrashDeleteFileErrors[keyof TrashDeleteFileErrors];

export type TrashDeleteFileResponses = {
    /**
     * done
     */
    204: void;
};

export type TrashDeleteFileResponse = TrashDeleteFileResponses[keyof TrashDeleteFileResponses];

export type FilesListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * only files of this type
         */
        type?: ContentResourceType;
        /**
         * only resources of this sheet
         */
        project_id?: number;
        /**
         * only files with these ids
         */
        ids?: Array<number>;
        /**
         * from 0; 20 resources per page
         */
        page?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources';
};

export type FilesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FilesListError = FilesListErrors[keyof FilesListErrors];

export type FilesListResponses = {
    /**
     * done
     */
    200: Array<ContentResourceView>;
};

export type FilesListResponse = FilesListResponses[keyof FilesListResponses];

export type FilesCreateData = {
    body: CreateContentResourceBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources';
};

export type FilesCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, content_resource_creation_failed, idempotency_key_reused, storage_quota_exceeded, validation_error
     */
    422: ({
        error_code: 'agent_not_found' | 'idempotency_key_reused' | 'storage_quota_exceeded' | 'validation_error';
    } & ApiError) | ({
        error_code: 'content_resource_creation_failed';
    } & ContentResourceCreationFailedErrorReason);
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FilesCreateError = FilesCreateErrors[keyof FilesCreateErrors];

export type FilesCreateResponses = {
    /**
     * done
     */
    201: ContentResourceDetailView;
};

export type FilesCreateResponse = FilesCreateResponses[keyof FilesCreateResponses];

export type FilesDeleteData = {
    body?: never;
    path: {
        /**
         * the file
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/{id}';
};

export type FilesDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * content_resource_not_found, not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FilesDeleteError = FilesDeleteErrors[keyof FilesDeleteErrors];

export type FilesDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type FilesDeleteResponse = FilesDeleteResponses[keyof FilesDeleteResponses];

export type FilesGetData = {
    body?: never;
    path: {
        /**
         * the file
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/{id}';
};

export type FilesGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * content_resource_not_found, not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FilesGetError = FilesGetErrors[keyof FilesGetErrors];

export type FilesGetResponses = {
    /**
     * done
     */
    200: ContentResourceDetailView;
};

export type FilesGetResponse = FilesGetResponses[keyof FilesGetResponses];

export type FilesUpdateData = {
    body: ChangeContentResourceBody;
    path: {
        /**
         * the file
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/{id}';
};

export type FilesUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * content_resource_not_found, not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FilesUpdateError = FilesUpdateErrors[keyof FilesUpdateErrors];

export type FilesUpdateResponses = {
    /**
     * done
     */
    204: void;
};

export type FilesUpdateResponse = FilesUpdateResponses[keyof FilesUpdateResponses];

export type FilesWithdrawAddressData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the file
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/{id}/withdraw_address';
};

export type FilesWithdrawAddressErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * content_resource_not_found, not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FilesWithdrawAddressError = FilesWithdrawAddressErrors[keyof FilesWithdrawAddressErrors];

export type FilesWithdrawAddressResponses = {
    /**
     * done
     */
    200: ContentResourceDetailView;
};

export type FilesWithdrawAddressResponse = FilesWithdrawAddressResponses[keyof FilesWithdrawAddressResponses];

export type UploadsCreateData = {
    body: DirectUploadBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/direct_upload';
};

export type UploadsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * direct_upload_failed, file_size_exceeded, idempotency_key_reused, invalid_content_type, storage_quota_exceeded, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type UploadsCreateError = UploadsCreateErrors[keyof UploadsCreateErrors];

export type UploadsCreateResponses = {
    /**
     * done
     */
    200: DirectUploadView;
};

export type UploadsCreateResponse = UploadsCreateResponses[keyof UploadsCreateResponses];

export type UploadsCreateResumableData = {
    body?: never;
    headers: {
        /**
         * `filename` and `filetype` (MIME type) with their values in Base64, with commas between the pairs
         */
        'Upload-Metadata': string;
        /**
         * size of the file in bytes, at most 1 GB (2^30)
         */
        'Upload-Length': string;
        /**
         * `1.0.0`
         */
        'Tus-Resumable': string;
    };
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/resumable_uploads';
};

export type UploadsCreateResumableErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * unsupported_tus_version
     */
    412: ApiError;
    /**
     * agent_not_found, direct_upload_failed, file_size_exceeded, invalid_content_type, storage_quota_exceeded, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type UploadsCreateResumableError = UploadsCreateResumableErrors[keyof UploadsCreateResumableErrors];

export type UploadsCreateResumableResponses = {
    /**
     * done
     */
    201: ResumableUploadView;
};

export type UploadsCreateResumableResponse = UploadsCreateResumableResponses[keyof UploadsCreateResumableResponses];

export type LibraryListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * lists this folder; the root where absent
         */
        folder_id?: number;
        /**
         * all types where absent, zip and safetensors too
         */
        asset_type?: Array<TypeToFilterAssetLibraryBy>;
        /**
         * part of a name in any case; folders below are searched too
         */
        search?: string;
        /**
         * `recent`: newest first; otherwise folders first, each newest first
         */
        order?: AssetLibraryOrder;
        /**
         * from 1
         */
        page?: number;
        /**
         * how many items a page has at most
         */
        page_size?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/asset_libraries';
};

export type LibraryListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type LibraryListError = LibraryListErrors[keyof LibraryListErrors];

export type LibraryListResponses = {
    /**
     * done
     */
    200: Array<AssetView>;
};

export type LibraryListResponse = LibraryListResponses[keyof LibraryListResponses];

export type FoldersCreateData = {
    body: CreateFolderBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/asset_folders';
};

export type FoldersCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FoldersCreateError = FoldersCreateErrors[keyof FoldersCreateErrors];

export type FoldersCreateResponses = {
    /**
     * done
     */
    201: FolderIdView;
};

export type FoldersCreateResponse = FoldersCreateResponses[keyof FoldersCreateResponses];

export type FoldersDeleteData = {
    body?: never;
    path: {
        /**
         * the folder
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/asset_folders/{id}';
};

export type FoldersDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * agent_not_found, folder_removal_failed, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FoldersDeleteError = FoldersDeleteErrors[keyof FoldersDeleteErrors];

export type FoldersDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type FoldersDeleteResponse = FoldersDeleteResponses[keyof FoldersDeleteResponses];

export type FoldersUpdateData = {
    body: ChangeFolderBody;
    path: {
        /**
         * the folder
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/asset_folders/{id}';
};

export type FoldersUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FoldersUpdateError = FoldersUpdateErrors[keyof FoldersUpdateErrors];

export type FoldersUpdateResponses = {
    /**
     * done
     */
    200: FolderIdView;
};

export type FoldersUpdateResponse = FoldersUpdateResponses[keyof FoldersUpdateResponses];

export type SheetsCellsGenerateData = {
    body: ({
        generation_type: 'text' | 'text_generation';
    } & TextGenerationBody) | ({
        generation_type: 'image_from_text' | 'image_generation';
    } & ImageGenerationBody) | ({
        generation_type: 'video_from_text' | 'video_generation';
    } & VideoGenerationBody) | ({
        generation_type: 'audio_generation';
    } & AudioGenerationBody) | ({
        generation_type: 'transcription';
    } & TranscriptionGenerationBody);
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        engine_id: number;
        /**
         * the cell
         */
        cell_id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{engine_id}/cells/{cell_id}/generate';
};

export type SheetsCellsGenerateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * content_resource_not_found, not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, cost_exceeds_limit, idempotency_key_reused, insufficient_credits_for_job, too_much_uncollected_work, usable_credit_required, validation_error
     */
    422: ({
        error_code: 'agent_not_found' | 'cost_exceeds_limit' | 'idempotency_key_reused' | 'insufficient_credits_for_job' | 'usable_credit_required' | 'validation_error';
    } & ApiError) | ({
        error_code: 'too_much_uncollected_work';
    } & TooMuchUncollectedWorkErrorAcceptedAgainAt);
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCellsGenerateError = SheetsCellsGenerateErrors[keyof SheetsCellsGenerateErrors];

export type SheetsCellsGenerateResponses = {
    /**
     * done
     */
    201: AcceptedView;
};

export type SheetsCellsGenerateResponse = SheetsCellsGenerateResponses[keyof SheetsCellsGenerateResponses];

export type SheetsLayersGenerateData = {
    body: ({
        generation_type: 'text' | 'text_generation';
    } & TextGenerationBody) | ({
        generation_type: 'image_from_text' | 'image_generation';
    } & ImageGenerationBody) | ({
        generation_type: 'video_from_text' | 'video_generation';
    } & VideoGenerationBody) | ({
        generation_type: 'audio_generation';
    } & AudioGenerationBody) | ({
        generation_type: 'transcription';
    } & TranscriptionGenerationBody);
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        engine_id: number;
        /**
         * the cell
         */
        cell_id: number;
        /**
         * the layer
         */
        layer_id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate';
};

export type SheetsLayersGenerateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * content_resource_not_found, not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, cost_exceeds_limit, idempotency_key_reused, insufficient_credits_for_job, too_much_uncollected_work, usable_credit_required, validation_error
     */
    422: ({
        error_code: 'agent_not_found' | 'cost_exceeds_limit' | 'idempotency_key_reused' | 'insufficient_credits_for_job' | 'usable_credit_required' | 'validation_error';
    } & ApiError) | ({
        error_code: 'too_much_uncollected_work';
    } & TooMuchUncollectedWorkErrorAcceptedAgainAt);
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsLayersGenerateError = SheetsLayersGenerateErrors[keyof SheetsLayersGenerateErrors];

export type SheetsLayersGenerateResponses = {
    /**
     * done
     */
    201: AcceptedView;
};

export type SheetsLayersGenerateResponse = SheetsLayersGenerateResponses[keyof SheetsLayersGenerateResponses];

export type TranscriptionsCreateData = {
    body: TranscribeBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/transcriptions';
};

export type TranscriptionsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, cost_exceeds_limit, idempotency_key_reused, insufficient_credits_for_job, too_much_uncollected_work, validation_error
     */
    422: ({
        error_code: 'agent_not_found' | 'cost_exceeds_limit' | 'idempotency_key_reused' | 'insufficient_credits_for_job' | 'validation_error';
    } & ApiError) | ({
        error_code: 'too_much_uncollected_work';
    } & TooMuchUncollectedWorkErrorAcceptedAgainAt);
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TranscriptionsCreateError = TranscriptionsCreateErrors[keyof TranscriptionsCreateErrors];

export type TranscriptionsCreateResponses = {
    /**
     * done
     */
    201: AcceptedView;
};

export type TranscriptionsCreateResponse = TranscriptionsCreateResponses[keyof TranscriptionsCreateResponses];

export type GenerationsGetData = {
    body?: never;
    path: {
        /**
         * the generation
         */
        id: number;
    };
    query?: never;
    url: '/generations/{id}';
};

export type GenerationsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type GenerationsGetError = GenerationsGetErrors[keyof GenerationsGetErrors];

export type GenerationsGetResponses = {
    /**
     * done
     */
    200: GenerationView;
};

export type GenerationsGetResponse = GenerationsGetResponses[keyof GenerationsGetResponses];

export type GenerationsWatchData = {
    body?: never;
    headers?: {
        /**
         * id of the last event that the caller has read; `end` at the end
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * the generation
         */
        id: number;
    };
    query?: never;
    url: '/generations/{id}/events';
};

export type GenerationsWatchErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type GenerationsWatchError = GenerationsWatchErrors[keyof GenerationsWatchErrors];

export type GenerationsWatchResponses = {
    /**
     * done
     */
    200: GenerationProgressView;
    /**
     * to who has seen the end of the stream and connects again by itself
     */
    204: void;
};

export type GenerationsWatchResponse = GenerationsWatchResponses[keyof GenerationsWatchResponses];

export type GenerationsStopData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the generation
         */
        id: number;
    };
    query?: never;
    url: '/generations/{id}/stop';
};

export type GenerationsStopErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, job_cannot_be_stopped, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type GenerationsStopError = GenerationsStopErrors[keyof GenerationsStopErrors];

export type GenerationsStopResponses = {
    /**
     * done
     */
    200: GenerationView;
};

export type GenerationsStopResponse = GenerationsStopResponses[keyof GenerationsStopResponses];

export type GenerationsContinueData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the generation
         */
        id: number;
    };
    query?: never;
    url: '/generations/{id}/continue';
};

export type GenerationsContinueErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, insufficient_credits_for_job, too_many_rounds, too_much_uncollected_work, validation_error
     */
    422: ({
        error_code: 'idempotency_key_reused' | 'insufficient_credits_for_job' | 'too_many_rounds' | 'validation_error';
    } & ApiError) | ({
        error_code: 'too_much_uncollected_work';
    } & TooMuchUncollectedWorkErrorAcceptedAgainAt);
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type GenerationsContinueError = GenerationsContinueErrors[keyof GenerationsContinueErrors];

export type GenerationsContinueResponses = {
    /**
     * done
     */
    200: GenerationView;
};

export type GenerationsContinueResponse = GenerationsContinueResponses[keyof GenerationsContinueResponses];

export type VendorCallbacksReceiveData = {
    /**
     * in the format of the vendor
     */
    body: JsonObject;
    path: {
        /**
         * the vendor that reports
         */
        provider: string;
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/vendor_callbacks/{provider}/{token}';
};

export type VendorCallbacksReceiveErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VendorCallbacksReceiveError = VendorCallbacksReceiveErrors[keyof VendorCallbacksReceiveErrors];

export type VendorCallbacksReceiveResponses = {
    /**
     * done
     */
    204: void;
};

export type VendorCallbacksReceiveResponse = VendorCallbacksReceiveResponses[keyof VendorCallbacksReceiveResponses];

export type UncollectedWorkGetData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/uncollected_work';
};

export type UncollectedWorkGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type UncollectedWorkGetError = UncollectedWorkGetErrors[keyof UncollectedWorkGetErrors];

export type UncollectedWorkGetResponses = {
    /**
     * done
     */
    200: UncollectedWorkView;
};

export type UncollectedWorkGetResponse = UncollectedWorkGetResponses[keyof UncollectedWorkGetResponses];

export type UncollectedWorkPayData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/uncollected_work/pay';
};

export type UncollectedWorkPayErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, insufficient_credits_for_job, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type UncollectedWorkPayError = UncollectedWorkPayErrors[keyof UncollectedWorkPayErrors];

export type UncollectedWorkPayResponses = {
    /**
     * done
     */
    200: PaidWorkView;
};

export type UncollectedWorkPayResponse = UncollectedWorkPayResponses[keyof UncollectedWorkPayResponses];

export type SheetsEstimateData = {
    body: EstimateBody;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/estimate';
};

export type SheetsEstimateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsEstimateError = SheetsEstimateErrors[keyof SheetsEstimateErrors];

export type SheetsEstimateResponses = {
    /**
     * done
     */
    200: EstimateView;
};

export type SheetsEstimateResponse = SheetsEstimateResponses[keyof SheetsEstimateResponses];

export type SheetsBatchesListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * 20 batches per page
         */
        page?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/batches';
};

export type SheetsBatchesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsBatchesListError = SheetsBatchesListErrors[keyof SheetsBatchesListErrors];

export type SheetsBatchesListResponses = {
    /**
     * done
     */
    200: Array<BatchView>;
};

export type SheetsBatchesListResponse = SheetsBatchesListResponses[keyof SheetsBatchesListResponses];

export type SheetsBatchesGetData = {
    body?: never;
    path: {
        /**
         * the batch
         */
        batch_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/batches/{batch_id}';
};

export type SheetsBatchesGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsBatchesGetError = SheetsBatchesGetErrors[keyof SheetsBatchesGetErrors];

export type SheetsBatchesGetResponses = {
    /**
     * done
     */
    200: BatchWithFailuresView;
};

export type SheetsBatchesGetResponse = SheetsBatchesGetResponses[keyof SheetsBatchesGetResponses];

export type SheetsBatchesPauseData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the batch
         */
        batch_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/batches/{batch_id}/pause';
};

export type SheetsBatchesPauseErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsBatchesPauseError = SheetsBatchesPauseErrors[keyof SheetsBatchesPauseErrors];

export type SheetsBatchesPauseResponses = {
    /**
     * done
     */
    200: BatchWithFailuresView;
};

export type SheetsBatchesPauseResponse = SheetsBatchesPauseResponses[keyof SheetsBatchesPauseResponses];

export type SheetsBatchesResumeData = {
    body: ResumeBatchBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the batch
         */
        batch_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/batches/{batch_id}/resume';
};

export type SheetsBatchesResumeErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsBatchesResumeError = SheetsBatchesResumeErrors[keyof SheetsBatchesResumeErrors];

export type SheetsBatchesResumeResponses = {
    /**
     * done
     */
    200: BatchWithFailuresView;
};

export type SheetsBatchesResumeResponse = SheetsBatchesResumeResponses[keyof SheetsBatchesResumeResponses];

export type SheetsBatchesRetryFailedData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the batch
         */
        batch_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/batches/{batch_id}/retry_failed';
};

export type SheetsBatchesRetryFailedErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsBatchesRetryFailedError = SheetsBatchesRetryFailedErrors[keyof SheetsBatchesRetryFailedErrors];

export type SheetsBatchesRetryFailedResponses = {
    /**
     * done
     */
    200: BatchWithFailuresView;
};

export type SheetsBatchesRetryFailedResponse = SheetsBatchesRetryFailedResponses[keyof SheetsBatchesRetryFailedResponses];

export type SheetsBatchesStopData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the batch
         */
        batch_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/batches/{batch_id}/stop';
};

export type SheetsBatchesStopErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsBatchesStopError = SheetsBatchesStopErrors[keyof SheetsBatchesStopErrors];

export type SheetsBatchesStopResponses = {
    /**
     * done
     */
    200: BatchWithFailuresView;
};

export type SheetsBatchesStopResponse = SheetsBatchesStopResponses[keyof SheetsBatchesStopResponses];

export type SheetsBatchesWatchData = {
    body?: never;
    headers?: {
        /**
         * id of the last event that the caller has read; `end` at the end
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * the batch
         */
        batch_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/batches/{batch_id}/events';
};

export type SheetsBatchesWatchErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsBatchesWatchError = SheetsBatchesWatchErrors[keyof SheetsBatchesWatchErrors];

export type SheetsBatchesWatchResponses = {
    /**
     * done
     */
    200: BatchEventView;
    /**
     * to who has seen the end of the stream and connects again by itself
     */
    204: void;
};

export type SheetsBatchesWatchResponse = SheetsBatchesWatchResponses[keyof SheetsBatchesWatchResponses];

export type SheetsAutomaticFailuresListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * only failures of this cell
         */
        cell_id?: number;
        /**
         * 20 per page
         */
        page?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/automatic_failures';
};

export type SheetsAutomaticFailuresListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsAutomaticFailuresListError = SheetsAutomaticFailuresListErrors[keyof SheetsAutomaticFailuresListErrors];

export type SheetsAutomaticFailuresListResponses = {
    /**
     * done
     */
    200: Array<FailedCellView>;
};

export type SheetsAutomaticFailuresListResponse = SheetsAutomaticFailuresListResponses[keyof SheetsAutomaticFailuresListResponses];

export type VoicesPreviewsCreateData = {
    body: PreviewBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the voice, by its id in the library
         */
        voice_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/{voice_id}/preview';
};

export type VoicesPreviewsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, insufficient_credits_for_job, too_much_uncollected_work, validation_error
     */
    422: ({
        error_code: 'idempotency_key_reused' | 'insufficient_credits_for_job' | 'validation_error';
    } & ApiError) | ({
        error_code: 'too_much_uncollected_work';
    } & TooMuchUncollectedWorkErrorAcceptedAgainAt);
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesPreviewsCreateError = VoicesPreviewsCreateErrors[keyof VoicesPreviewsCreateErrors];

export type VoicesPreviewsCreateResponses = {
    /**
     * done
     */
    202: OrderedPreviewView;
};

export type VoicesPreviewsCreateResponse = VoicesPreviewsCreateResponses[keyof VoicesPreviewsCreateResponses];

export type VoicesPreviewsGetData = {
    body?: never;
    path: {
        /**
         * the job
         */
        job_id: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/preview/{job_id}';
};

export type VoicesPreviewsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesPreviewsGetError = VoicesPreviewsGetErrors[keyof VoicesPreviewsGetErrors];

export type VoicesPreviewsGetResponses = {
    /**
     * done
     */
    200: PreviewView;
};

export type VoicesPreviewsGetResponse = VoicesPreviewsGetResponses[keyof VoicesPreviewsGetResponses];

export type RendersListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * all of the agent's sheets where absent
         */
        project_id?: number;
        /**
         * only videos of this cell
         */
        container_id?: number;
        /**
         * from 0, 20 a page
         */
        page?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/render_jobs';
};

export type RendersListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * project_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RendersListError = RendersListErrors[keyof RendersListErrors];

export type RendersListResponses = {
    /**
     * done
     */
    200: Array<RenderJobView>;
};

export type RendersListResponse = RendersListResponses[keyof RendersListResponses];

export type RendersCreateData = {
    body: OrderRenderBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/render_jobs';
};

export type RendersCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, project_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, cost_exceeds_limit, idempotency_key_reused, insufficient_credits_for_job, validation_error
     */
    422: ApiError;
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RendersCreateError = RendersCreateErrors[keyof RendersCreateErrors];

export type RendersCreateResponses = {
    /**
     * done
     */
    201: OrderedView;
};

export type RendersCreateResponse = RendersCreateResponses[keyof RendersCreateResponses];

export type RendersGetSchemaData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/render_jobs/schema';
};

export type RendersGetSchemaErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RendersGetSchemaError = RendersGetSchemaErrors[keyof RendersGetSchemaErrors];

export type RendersGetSchemaResponses = {
    /**
     * done
     */
    200: JsonObject;
};

export type RendersGetSchemaResponse = RendersGetSchemaResponses[keyof RendersGetSchemaResponses];

export type RendersGetData = {
    body?: never;
    path: {
        /**
         * the render job
         */
        id: number;
    };
    query?: never;
    url: '/render_jobs/{id}';
};

export type RendersGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RendersGetError = RendersGetErrors[keyof RendersGetErrors];

export type RendersGetResponses = {
    /**
     * done
     */
    200: RenderJobView;
};

export type RendersGetResponse = RendersGetResponses[keyof RendersGetResponses];

export type RendersDownloadData = {
    body?: never;
    path: {
        /**
         * the render job
         */
        id: number;
    };
    query?: never;
    url: '/render_jobs/{id}/download';
};

export type RendersDownloadErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RendersDownloadError = RendersDownloadErrors[keyof RendersDownloadErrors];

export type RendersDownloadResponses = {
    /**
     * done
     */
    200: DownloadView;
};

export type RendersDownloadResponse = RendersDownloadResponses[keyof RendersDownloadResponses];

export type RendersWatchData = {
    body?: never;
    headers?: {
        /**
         * id of the last event that the caller has read; `end` at the end
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * the render job
         */
        id: number;
    };
    query?: never;
    url: '/render_jobs/{id}/events';
};

export type RendersWatchErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RendersWatchError = RendersWatchErrors[keyof RendersWatchErrors];

export type RendersWatchResponses = {
    /**
     * done
     */
    200: RenderJobView;
    /**
     * to who has seen the end of the stream and connects again by itself
     */
    204: void;
};

export type RendersWatchResponse = RendersWatchResponses[keyof RendersWatchResponses];

export type RendersStopData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the render job
         */
        id: number;
    };
    query?: never;
    url: '/render_jobs/{id}/stop';
};

export type RendersStopErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, job_cannot_be_stopped, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RendersStopError = RendersStopErrors[keyof RendersStopErrors];

export type RendersStopResponses = {
    /**
     * done
     */
    200: RenderJobView;
};

export type RendersStopResponse = RendersStopResponses[keyof RendersStopResponses];

export type SheetsStatesListData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * only the nodes of this row
         */
        row_id?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/states';
};

export type SheetsStatesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsStatesListError = SheetsStatesListErrors[keyof SheetsStatesListErrors];

export type SheetsStatesListResponses = {
    /**
     * done
     */
    200: NodeStatesView;
};

export type SheetsStatesListResponse = SheetsStatesListResponses[keyof SheetsStatesListResponses];

export type SheetsRowsGenerateData = {
    body: StartBatchBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/generate';
};

export type SheetsRowsGenerateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * conflict, idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsGenerateError = SheetsRowsGenerateErrors[keyof SheetsRowsGenerateErrors];

export type SheetsRowsGenerateResponses = {
    /**
     * done
     */
    202: BatchWithFailuresView;
};

export type SheetsRowsGenerateResponse = SheetsRowsGenerateResponses[keyof SheetsRowsGenerateResponses];

export type SheetsRowsEstimateData = {
    body: BatchSelectionBody;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/estimate';
};

export type SheetsRowsEstimateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * conflict
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsEstimateError = SheetsRowsEstimateErrors[keyof SheetsRowsEstimateErrors];

export type SheetsRowsEstimateResponses = {
    /**
     * done
     */
    200: BatchEstimateView;
};

export type SheetsRowsEstimateResponse = SheetsRowsEstimateResponses[keyof SheetsRowsEstimateResponses];

export type MonitoringCreateData = {
    body: OrderUserJobBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/user_jobs';
};

export type MonitoringCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, insufficient_credits_for_job, no_active_credit_purchase, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MonitoringCreateError = MonitoringCreateErrors[keyof MonitoringCreateErrors];

export type MonitoringCreateResponses = {
    /**
     * done
     */
    201: UserJobOrdered;
};

export type MonitoringCreateResponse = MonitoringCreateResponses[keyof MonitoringCreateResponses];

export type MonitoringGetData = {
    body?: never;
    path: {
        /**
         * the monitoring job
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/user_jobs/{id}';
};

export type MonitoringGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, user_job_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MonitoringGetError = MonitoringGetErrors[keyof MonitoringGetErrors];

export type MonitoringGetResponses = {
    /**
     * done
     */
    200: MonitoringView;
};

export type MonitoringGetResponse = MonitoringGetResponses[keyof MonitoringGetResponses];

export type MonitoringUpdateData = {
    body: MonitoringChangeBody;
    path: {
        /**
         * the monitoring job
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/user_jobs/{id}';
};

export type MonitoringUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, user_job_not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, job_status_invalid, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MonitoringUpdateError = MonitoringUpdateErrors[keyof MonitoringUpdateErrors];

export type MonitoringUpdateResponses = {
    /**
     * done
     */
    200: UserJobOrdered;
};

export type MonitoringUpdateResponse = MonitoringUpdateResponses[keyof MonitoringUpdateResponses];

export type ModelsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/models';
};

export type ModelsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ModelsListError = ModelsListErrors[keyof ModelsListErrors];

export type ModelsListResponses = {
    /**
     * done
     */
    200: ModelListView;
};

export type ModelsListResponse = ModelsListResponses[keyof ModelsListResponses];

export type PricesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/prices';
};

export type PricesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PricesListError = PricesListErrors[keyof PricesListErrors];

export type PricesListResponses = {
    /**
     * done
     */
    200: PriceListView;
};

export type PricesListResponse = PricesListResponses[keyof PricesListResponses];

export type TemplatesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * 20 templates per page
         */
        page?: number;
    };
    url: '/templates/projects';
};

export type TemplatesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TemplatesListError = TemplatesListErrors[keyof TemplatesListErrors];

export type TemplatesListResponses = {
    /**
     * done
     */
    200: Array<TemplateView>;
};

export type TemplatesListResponse = TemplatesListResponses[keyof TemplatesListResponses];

export type TemplatesDeleteData = {
    body?: never;
    path: {
        /**
         * the template, by its slug, uuid or id
         */
        slug: number;
    };
    query?: never;
    url: '/templates/projects/{slug}';
};

export type TemplatesDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TemplatesDeleteError = TemplatesDeleteErrors[keyof TemplatesDeleteErrors];

export type TemplatesDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type TemplatesDeleteResponse = TemplatesDeleteResponses[keyof TemplatesDeleteResponses];

export type TemplatesGetData = {
    body?: never;
    path: {
        /**
         * the template, by its slug, uuid or id
         */
        slug: string;
    };
    query?: never;
    url: '/templates/projects/{slug}';
};

export type TemplatesGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope
     */
    403: InsufficientScopeErrorMissingScopes;
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TemplatesGetError = TemplatesGetErrors[keyof TemplatesGetErrors];

export type TemplatesGetResponses = {
    /**
     * done
     */
    200: TemplateView;
};

export type TemplatesGetResponse = TemplatesGetResponses[keyof TemplatesGetResponses];

export type TemplatesUpdateData = {
    body: ChangeTemplateBody;
    path: {
        /**
         * the template, by its slug, uuid or id
         */
        slug: number;
    };
    query?: never;
    url: '/templates/projects/{slug}';
};

export type TemplatesUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TemplatesUpdateError = TemplatesUpdateErrors[keyof TemplatesUpdateErrors];

export type TemplatesUpdateResponses = {
    /**
     * done
     */
    200: TemplateView;
};

export type TemplatesUpdateResponse = TemplatesUpdateResponses[keyof TemplatesUpdateResponses];

export type TemplatesCloneData = {
    body: CloneTemplateBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the template, by its slug, uuid or id
         */
        slug: string;
    };
    query?: never;
    url: '/templates/spreadsheets/{slug}/clone';
};

export type TemplatesCloneErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TemplatesCloneError = TemplatesCloneErrors[keyof TemplatesCloneErrors];

export type TemplatesCloneResponses = {
    /**
     * done
     */
    201: SheetView;
};

export type TemplatesCloneResponse = TemplatesCloneResponses[keyof TemplatesCloneResponses];

export type TemplatesDownloadCoverData = {
    body?: never;
    headers?: {
        /**
         * tags of responses that the caller has
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * the name of the file, with its extension
         */
        file: string;
    };
    query?: {
        /**
         * a version of the picture, for caches
         */
        v?: string;
    };
    url: '/templates/covers/{file}';
};

export type TemplatesDownloadCoverErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TemplatesDownloadCoverError = TemplatesDownloadCoverErrors[keyof TemplatesDownloadCoverErrors];

export type TemplatesDownloadCoverResponses = {
    /**
     * done
     */
    200: Blob | File;
};

export type TemplatesDownloadCoverResponse = TemplatesDownloadCoverResponses[keyof TemplatesDownloadCoverResponses];

export type SheetsCreateTemplateData = {
    body: MakeTemplateBody;
    headers?: {
        /**
         * `"<version of the sheet>"`: 412 when an item that this request changes has changed after it
         */
        'If-Match'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/template';
};

export type SheetsCreateTemplateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * changed_since
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsCreateTemplateError = SheetsCreateTemplateErrors[keyof SheetsCreateTemplateErrors];

export type SheetsCreateTemplateResponses = {
    /**
     * done
     */
    201: TemplateView;
};

export type SheetsCreateTemplateResponse = SheetsCreateTemplateResponses[keyof SheetsCreateTemplateResponses];

export type SocialAccountsListData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/social_accounts';
};

export type SocialAccountsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SocialAccountsListError = SocialAccountsListErrors[keyof SocialAccountsListErrors];

export type SocialAccountsListResponses = {
    /**
     * done
     */
    200: Array<SocialAccountView>;
};

export type SocialAccountsListResponse = SocialAccountsListResponses[keyof SocialAccountsListResponses];

export type SocialAccountsConnectData = {
    body: ConnectBody;
    path: {
        /**
         * the network
         */
        platform: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/social_accounts/{platform}/connect';
};

export type SocialAccountsConnectErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SocialAccountsConnectError = SocialAccountsConnectErrors[keyof SocialAccountsConnectErrors];

export type SocialAccountsConnectResponses = {
    /**
     * done
     */
    200: ConnectView;
};

export type SocialAccountsConnectResponse = SocialAccountsConnectResponses[keyof SocialAccountsConnectResponses];

export type SocialAccountsCompleteConnectionData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * the state with which the connection began
         */
        state?: string;
        /**
         * the code with which the network confirms the consent
         */
        code?: string;
        /**
         * why the network gave no consent
         */
        error?: string;
    };
    url: '/social_accounts/callback';
};

export type SocialAccountsCompleteConnectionErrors = {
    /**
     * a page that says why nothing was connected
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SocialAccountsCompleteConnectionError = SocialAccountsCompleteConnectionErrors[keyof SocialAccountsCompleteConnectionErrors];

export type SocialAccountsCompleteConnectionResponses = {
    /**
     * done
     */
    200: string;
};

export type SocialAccountsCompleteConnectionResponse = SocialAccountsCompleteConnectionResponses[keyof SocialAccountsCompleteConnectionResponses];

export type SocialAccountsUndoConnectionData = {
    body: UndoBody;
    path?: never;
    query?: never;
    url: '/social_accounts/undo';
};

export type SocialAccountsUndoConnectionErrors = {
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * a page that says that there is nothing to undo
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SocialAccountsUndoConnectionError = SocialAccountsUndoConnectionErrors[keyof SocialAccountsUndoConnectionErrors];

export type SocialAccountsUndoConnectionResponses = {
    /**
     * done
     */
    200: string;
};

export type SocialAccountsUndoConnectionResponse = SocialAccountsUndoConnectionResponses[keyof SocialAccountsUndoConnectionResponses];

export type SocialAccountsDisconnectData = {
    body?: never;
    path: {
        /**
         * the connected account
         */
        id: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/social_accounts/{id}';
};

export type SocialAccountsDisconnectErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SocialAccountsDisconnectError = SocialAccountsDisconnectErrors[keyof SocialAccountsDisconnectErrors];

export type SocialAccountsDisconnectResponses = {
    /**
     * done
     */
    204: void;
};

export type SocialAccountsDisconnectResponse = SocialAccountsDisconnectResponses[keyof SocialAccountsDisconnectResponses];

export type PlatformsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/schedule/platforms';
};

export type PlatformsListErrors = {
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PlatformsListError = PlatformsListErrors[keyof PlatformsListErrors];

export type PlatformsListResponses = {
    /**
     * done
     */
    200: PlatformsView;
};

export type PlatformsListResponse = PlatformsListResponses[keyof PlatformsListResponses];

export type PostsCreateData = {
    body: CreatePostBody;
    headers?: {
        /**
         * up to 128 characters, unique per agent; a repeated request returns the original post, and a different request with the same key 422
         */
        'Idempotency-Key'?: string;
        /**
         * offset from UTC in hours for times in the response; default: the agent’s time zone
         */
        'X-Timezone-Offset'?: string;
    };
    path?: never;
    query?: never;
    url: '/schedule/with-post';
};

export type PostsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, platform_validation_failed, validation_error
     */
    422: ({
        error_code: 'agent_not_found' | 'validation_error';
    } & ApiError) | ({
        error_code: 'platform_validation_failed';
    } & PlatformValidationFailedErrorDetail);
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PostsCreateError = PostsCreateErrors[keyof PostsCreateErrors];

export type PostsCreateResponses = {
    /**
     * done
     */
    200: CreatedPostView;
};

export type PostsCreateResponse = PostsCreateResponses[keyof PostsCreateResponses];

export type PostsListData = {
    body?: never;
    headers?: {
        /**
         * offset from UTC in hours for times in the response; default: the agent’s time zone
         */
        'X-Timezone-Offset'?: string;
    };
    path?: never;
    query: {
        /**
         * ISO 8601; days are in the agent’s time zone
         */
        start_date: string;
        /**
         * inclusive, at most 60 days after start_date
         */
        end_date: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/schedule/posts';
};

export type PostsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PostsListError = PostsListErrors[keyof PostsListErrors];

export type PostsListResponses = {
    /**
     * done
     */
    200: PostListView;
};

export type PostsListResponse = PostsListResponses[keyof PostsListResponses];

export type PostsDeleteData = {
    body?: never;
    path: {
        /**
         * the post
         */
        post_id: number;
    };
    query?: never;
    url: '/schedule/post/{post_id}';
};

export type PostsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PostsDeleteError = PostsDeleteErrors[keyof PostsDeleteErrors];

export type PostsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type PostsDeleteResponse = PostsDeleteResponses[keyof PostsDeleteResponses];

export type PostsGetData = {
    body?: never;
    headers?: {
        /**
         * offset from UTC in hours for times in the response; default: the agent’s time zone
         */
        'X-Timezone-Offset'?: string;
    };
    path: {
        /**
         * the post
         */
        post_id: number;
    };
    query?: never;
    url: '/schedule/post/{post_id}';
};

export type PostsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PostsGetError = PostsGetErrors[keyof PostsGetErrors];

export type PostsGetResponses = {
    /**
     * done
     */
    200: PostView;
};

export type PostsGetResponse = PostsGetResponses[keyof PostsGetResponses];

export type PostsUpdateData = {
    body: EditPostBody;
    headers?: {
        /**
         * offset from UTC in hours for times in the response; default: the agent’s time zone
         */
        'X-Timezone-Offset'?: string;
    };
    path: {
        /**
         * the post
         */
        post_id: number;
    };
    query?: never;
    url: '/schedule/post/{post_id}';
};

export type PostsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * platform_validation_failed, validation_error
     */
    422: ({
        error_code: 'platform_validation_failed';
    } & PlatformValidationFailedErrorDetail) | ({
        error_code: 'validation_error';
    } & ApiError);
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PostsUpdateError = PostsUpdateErrors[keyof PostsUpdateErrors];

export type PostsUpdateResponses = {
    /**
     * done
     */
    200: PostView;
};

export type PostsUpdateResponse = PostsUpdateResponses[keyof PostsUpdateResponses];

export type PostsApproveData = {
    body?: never;
    headers?: {
        /**
         * offset from UTC in hours for times in the response; default: the agent’s time zone
         */
        'X-Timezone-Offset'?: string;
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the post
         */
        post_id: number;
    };
    query?: {
        /**
         * that of the draft as it was read: it is approved only if it is still the same
         */
        updated_at?: string;
    };
    url: '/schedule/post/{post_id}/approve';
};

export type PostsApproveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * conflict, idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, platform_validation_failed, validation_error
     */
    422: ({
        error_code: 'idempotency_key_reused' | 'validation_error';
    } & ApiError) | ({
        error_code: 'platform_validation_failed';
    } & PlatformValidationFailedErrorDetail);
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PostsApproveError = PostsApproveErrors[keyof PostsApproveErrors];

export type PostsApproveResponses = {
    /**
     * done
     */
    200: PostView;
};

export type PostsApproveResponse = PostsApproveResponses[keyof PostsApproveResponses];

export type PostsUpdatePublishedData = {
    body: EditLivePostBody;
    headers?: {
        /**
         * offset from UTC in hours for times in the response; default: the agent’s time zone
         */
        'X-Timezone-Offset'?: string;
    };
    path: {
        /**
         * the post
         */
        post_id: number;
    };
    query?: never;
    url: '/schedule/post/{post_id}/published';
};

export type PostsUpdatePublishedErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * conflict
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * platform_validation_failed, validation_error
     */
    422: ({
        error_code: 'platform_validation_failed';
    } & PlatformValidationFailedErrorDetail) | ({
        error_code: 'validation_error';
    } & ApiError);
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * platform_edit_failed
     */
    502: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PostsUpdatePublishedError = PostsUpdatePublishedErrors[keyof PostsUpdatePublishedErrors];

export type PostsUpdatePublishedResponses = {
    /**
     * done
     */
    200: EditedPostView;
};

export type PostsUpdatePublishedResponse = PostsUpdatePublishedResponses[keyof PostsUpdatePublishedResponses];

export type SheetsPostPlanDeleteData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/post_plan';
};

export type SheetsPostPlanDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsPostPlanDeleteError = SheetsPostPlanDeleteErrors[keyof SheetsPostPlanDeleteErrors];

export type SheetsPostPlanDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type SheetsPostPlanDeleteResponse = SheetsPostPlanDeleteResponses[keyof SheetsPostPlanDeleteResponses];

export type SheetsPostPlanGetData = {
    body?: never;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/post_plan';
};

export type SheetsPostPlanGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsPostPlanGetError = SheetsPostPlanGetErrors[keyof SheetsPostPlanGetErrors];

export type SheetsPostPlanGetResponses = {
    /**
     * done
     */
    200: PostPlanView;
};

export type SheetsPostPlanGetResponse = SheetsPostPlanGetResponses[keyof SheetsPostPlanGetResponses];

export type SheetsPostPlanSetData = {
    body: PostPlanBody;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/post_plan';
};

export type SheetsPostPlanSetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsPostPlanSetError = SheetsPostPlanSetErrors[keyof SheetsPostPlanSetErrors];

export type SheetsPostPlanSetResponses = {
    /**
     * done
     */
    200: PostPlanView;
};

export type SheetsPostPlanSetResponse = SheetsPostPlanSetResponses[keyof SheetsPostPlanSetResponses];

export type SheetsPostPlanCheckData = {
    body: CheckPlanBody;
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/post_plan/check';
};

export type SheetsPostPlanCheckErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsPostPlanCheckError = SheetsPostPlanCheckErrors[keyof SheetsPostPlanCheckErrors];

export type SheetsPostPlanCheckResponses = {
    /**
     * done
     */
    200: CheckedPlanView;
};

export type SheetsPostPlanCheckResponse = SheetsPostPlanCheckResponses[keyof SheetsPostPlanCheckResponses];

export type SheetsPostPlanCreatePostsData = {
    body: MakePostsBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/post_plan/posts';
};

export type SheetsPostPlanCreatePostsErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsPostPlanCreatePostsError = SheetsPostPlanCreatePostsErrors[keyof SheetsPostPlanCreatePostsErrors];

export type SheetsPostPlanCreatePostsResponses = {
    /**
     * done
     */
    200: MadePostsView;
};

export type SheetsPostPlanCreatePostsResponse = SheetsPostPlanCreatePostsResponses[keyof SheetsPostPlanCreatePostsResponses];

export type SheetsRowsListPostsData = {
    body?: never;
    path: {
        /**
         * the row
         */
        row_id: number;
        /**
         * the sheet
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/vidsheet/{id}/rows/{row_id}/posts';
};

export type SheetsRowsListPostsErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * agent_not_found, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type SheetsRowsListPostsError = SheetsRowsListPostsErrors[keyof SheetsRowsListPostsErrors];

export type SheetsRowsListPostsResponses = {
    /**
     * done
     */
    200: Array<PostView>;
};

export type SheetsRowsListPostsResponse = SheetsRowsListPostsResponses[keyof SheetsRowsListPostsResponses];

export type ScheduleSlotsGetData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/schedule_slots';
};

export type ScheduleSlotsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ScheduleSlotsGetError = ScheduleSlotsGetErrors[keyof ScheduleSlotsGetErrors];

export type ScheduleSlotsGetResponses = {
    /**
     * done
     */
    200: SlotsView;
};

export type ScheduleSlotsGetResponse = ScheduleSlotsGetResponses[keyof ScheduleSlotsGetResponses];

export type ScheduleSlotsSetData = {
    body: SlotsBody;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/schedule_slots';
};

export type ScheduleSlotsSetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ScheduleSlotsSetError = ScheduleSlotsSetErrors[keyof ScheduleSlotsSetErrors];

export type ScheduleSlotsSetResponses = {
    /**
     * done
     */
    200: SlotsView;
};

export type ScheduleSlotsSetResponse = ScheduleSlotsSetResponses[keyof ScheduleSlotsSetResponses];

export type OrganizationsEventsWatchData = {
    body?: never;
    headers?: {
        /**
         * id of the last event that the caller has read
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: {
        /**
         * only events of this agent, by integer id or uuid
         */
        agent_id?: number | string;
        /**
         * only these kinds: a kind, such as `cell.updated`, or a thing, such as `cell` for all kinds of it
         */
        kinds?: Array<string>;
    };
    url: '/organizations/{organization_id}/events';
};

export type OrganizationsEventsWatchErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsEventsWatchError = OrganizationsEventsWatchErrors[keyof OrganizationsEventsWatchErrors];

export type OrganizationsEventsWatchResponses = {
    /**
     * done
     */
    200: LiveEventView;
};

export type OrganizationsEventsWatchResponse = OrganizationsEventsWatchResponses[keyof OrganizationsEventsWatchResponses];

export type OrganizationsPresenceSetData = {
    body: PresenceBody;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/presence';
};

export type OrganizationsPresenceSetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsPresenceSetError = OrganizationsPresenceSetErrors[keyof OrganizationsPresenceSetErrors];

export type OrganizationsPresenceSetResponses = {
    /**
     * done
     */
    204: void;
};

export type OrganizationsPresenceSetResponse = OrganizationsPresenceSetResponses[keyof OrganizationsPresenceSetResponses];

export type OrganizationsNotificationsListData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: {
        /**
         * only those that you have not read
         */
        unread?: boolean;
        /**
         * those that you have archived, instead of the others
         */
        archived?: boolean;
        /**
         * only these kinds
         */
        kinds?: Array<NotificationKind>;
        /**
         * only what concerns this agent, by integer id or uuid
         */
        agent_id?: number | string;
        /**
         * how many items a page has at most
         */
        limit?: number;
        /**
         * `next_cursor` of the previous page
         */
        cursor?: string;
    };
    url: '/organizations/{organization_id}/notifications';
};

export type OrganizationsNotificationsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsNotificationsListError = OrganizationsNotificationsListErrors[keyof OrganizationsNotificationsListErrors];

export type OrganizationsNotificationsListResponses = {
    /**
     * done
     */
    200: NotificationsView;
};

export type OrganizationsNotificationsListResponse = OrganizationsNotificationsListResponses[keyof OrganizationsNotificationsListResponses];

export type OrganizationsNotificationsUpdateData = {
    body: NotificationChangeBody;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/notifications';
};

export type OrganizationsNotificationsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsNotificationsUpdateError = OrganizationsNotificationsUpdateErrors[keyof OrganizationsNotificationsUpdateErrors];

export type OrganizationsNotificationsUpdateResponses = {
    /**
     * done
     */
    200: NotificationChangeView;
};

export type OrganizationsNotificationsUpdateResponse = OrganizationsNotificationsUpdateResponses[keyof OrganizationsNotificationsUpdateResponses];

export type OrganizationsNotificationPreferencesGetData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/notification_preferences';
};

export type OrganizationsNotificationPreferencesGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsNotificationPreferencesGetError = OrganizationsNotificationPreferencesGetErrors[keyof OrganizationsNotificationPreferencesGetErrors];

export type OrganizationsNotificationPreferencesGetResponses = {
    /**
     * done
     */
    200: NotificationPreferencesView;
};

export type OrganizationsNotificationPreferencesGetResponse = OrganizationsNotificationPreferencesGetResponses[keyof OrganizationsNotificationPreferencesGetResponses];

export type OrganizationsNotificationPreferencesUpdateData = {
    body: NotificationPreferencesBody;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/notification_preferences';
};

export type OrganizationsNotificationPreferencesUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsNotificationPreferencesUpdateError = OrganizationsNotificationPreferencesUpdateErrors[keyof OrganizationsNotificationPreferencesUpdateErrors];

export type OrganizationsNotificationPreferencesUpdateResponses = {
    /**
     * done
     */
    200: NotificationPreferencesView;
};

export type OrganizationsNotificationPreferencesUpdateResponse = OrganizationsNotificationPreferencesUpdateResponses[keyof OrganizationsNotificationPreferencesUpdateResponses];

export type NotificationMailsShowData = {
    body?: never;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/notification_mails/{token}';
};

export type NotificationMailsShowErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * a page that says that the link does not work
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type NotificationMailsShowError = NotificationMailsShowErrors[keyof NotificationMailsShowErrors];

export type NotificationMailsShowResponses = {
    /**
     * done
     */
    200: string;
};

export type NotificationMailsShowResponse = NotificationMailsShowResponses[keyof NotificationMailsShowResponses];

export type NotificationMailsUnsubscribeData = {
    body?: never;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/notification_mails/{token}';
};

export type NotificationMailsUnsubscribeErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * a page that says that the link does not work
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type NotificationMailsUnsubscribeError = NotificationMailsUnsubscribeErrors[keyof NotificationMailsUnsubscribeErrors];

export type NotificationMailsUnsubscribeResponses = {
    /**
     * done
     */
    200: string;
};

export type NotificationMailsUnsubscribeResponse = NotificationMailsUnsubscribeResponses[keyof NotificationMailsUnsubscribeResponses];

export type VoicesIntegrationDisconnectData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/integrations/vendor_a';
};

export type VoicesIntegrationDisconnectErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesIntegrationDisconnectError = VoicesIntegrationDisconnectErrors[keyof VoicesIntegrationDisconnectErrors];

export type VoicesIntegrationDisconnectResponses = {
    /**
     * done
     */
    204: void;
};

export type VoicesIntegrationDisconnectResponse = VoicesIntegrationDisconnectResponses[keyof VoicesIntegrationDisconnectResponses];

export type VoicesIntegrationGetData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/integrations/vendor_a';
};

export type VoicesIntegrationGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesIntegrationGetError = VoicesIntegrationGetErrors[keyof VoicesIntegrationGetErrors];

export type VoicesIntegrationGetResponses = {
    /**
     * done
     */
    200: IntegrationView;
};

export type VoicesIntegrationGetResponse = VoicesIntegrationGetResponses[keyof VoicesIntegrationGetResponses];

export type VoicesIntegrationConnectData = {
    body: ApiKeyBody;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/integrations/vendor_a';
};

export type VoicesIntegrationConnectErrors = {
    /**
     * invalid_key
     */
    400: ApiError;
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, fresh_second_factor_required, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'fresh_second_factor_required' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesIntegrationConnectError = VoicesIntegrationConnectErrors[keyof VoicesIntegrationConnectErrors];

export type VoicesIntegrationConnectResponses = {
    /**
     * done
     */
    200: ConnectedView;
};

export type VoicesIntegrationConnectResponse = VoicesIntegrationConnectResponses[keyof VoicesIntegrationConnectResponses];

export type VoicesIntegrationTestData = {
    body: ApiKeyBody;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/voice/integrations/vendor_a/test';
};

export type VoicesIntegrationTestErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type VoicesIntegrationTestError = VoicesIntegrationTestErrors[keyof VoicesIntegrationTestErrors];

export type VoicesIntegrationTestResponses = {
    /**
     * done
     */
    200: ValidityView;
};

export type VoicesIntegrationTestResponse = VoicesIntegrationTestResponses[keyof VoicesIntegrationTestResponses];

export type OrganizationsOverviewGetData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: {
        /**
         * 100 agents per page
         */
        page?: number;
    };
    url: '/organizations/{organization_id}/overview';
};

export type OrganizationsOverviewGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsOverviewGetError = OrganizationsOverviewGetErrors[keyof OrganizationsOverviewGetErrors];

export type OrganizationsOverviewGetResponses = {
    /**
     * done
     */
    200: OverviewView;
};

export type OrganizationsOverviewGetResponse = OrganizationsOverviewGetResponses[keyof OrganizationsOverviewGetResponses];

export type OrganizationsAttentionListData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: {
        /**
         * only what concerns this agent, by integer id or uuid
         */
        agent_id?: number | string;
        /**
         * only these kinds
         */
        kinds?: Array<WhatNeedsPersonKind>;
        /**
         * those that were dismissed, instead of the others
         */
        dismissed?: boolean;
        /**
         * how many items a page has at most
         */
        limit?: number;
        /**
         * `next_cursor` of the previous page
         */
        cursor?: string;
    };
    url: '/organizations/{organization_id}/attention';
};

export type OrganizationsAttentionListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsAttentionListError = OrganizationsAttentionListErrors[keyof OrganizationsAttentionListErrors];

export type OrganizationsAttentionListResponses = {
    /**
     * done
     */
    200: AttentionView;
};

export type OrganizationsAttentionListResponse = OrganizationsAttentionListResponses[keyof OrganizationsAttentionListResponses];

export type OrganizationsAttentionRestoreData = {
    body?: never;
    path: {
        /**
         * the kind of the item
         */
        kind: string;
        /**
         * `item_id` of the item
         */
        item_id: string;
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/attention/dismissals/{kind}/{item_id}';
};

export type OrganizationsAttentionRestoreErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsAttentionRestoreError = OrganizationsAttentionRestoreErrors[keyof OrganizationsAttentionRestoreErrors];

export type OrganizationsAttentionRestoreResponses = {
    /**
     * done
     */
    204: void;
};

export type OrganizationsAttentionRestoreResponse = OrganizationsAttentionRestoreResponses[keyof OrganizationsAttentionRestoreResponses];

export type OrganizationsAttentionDismissData = {
    body: DismissalBody;
    path: {
        /**
         * the kind of the item
         */
        kind: string;
        /**
         * `item_id` of the item
         */
        item_id: string;
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: never;
    url: '/organizations/{organization_id}/attention/dismissals/{kind}/{item_id}';
};

export type OrganizationsAttentionDismissErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type OrganizationsAttentionDismissError = OrganizationsAttentionDismissErrors[keyof OrganizationsAttentionDismissErrors];

export type OrganizationsAttentionDismissResponses = {
    /**
     * done
     */
    204: void;
};

export type OrganizationsAttentionDismissResponse = OrganizationsAttentionDismissResponses[keyof OrganizationsAttentionDismissResponses];

export type CreditsGetData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: {
        /**
         * 50 entries a page
         */
        page?: number;
        /**
         * only entries of this kind
         */
        kind?: LedgerEntryKind;
        /**
         * first day
         */
        from?: string;
        /**
         * last day, less than 366 days later
         */
        to?: string;
        /**
         * IANA name of the zone whose days are meant
         */
        time_zone?: string;
        /**
         * what `group` and `except` name, as in the spending
         */
        group_by?: LedgerGroupBy;
        /**
         * only entries of this group
         */
        group?: string;
        /**
         * only entries of none of these groups
         */
        except?: Array<string>;
    };
    url: '/organizations/{organization_id}/credits';
};

export type CreditsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type CreditsGetError = CreditsGetErrors[keyof CreditsGetErrors];

export type CreditsGetResponses = {
    /**
     * done
     */
    200: StatementView;
};

export type CreditsGetResponse = CreditsGetResponses[keyof CreditsGetResponses];

export type CreditsSpendingGetData = {
    body?: never;
    path: {
        /**
         * the organization
         */
        organization_id: number;
    };
    query?: {
        /**
         * first day; 30 days up to `to` where absent
         */
        from?: string;
        /**
         * last day, less than 366 days later; the present one where absent
         */
        to?: string;
        /**
         * IANA name of the zone whose days are meant
         */
        time_zone?: string;
        /**
         * what each sum is of
         */
        group_by?: SpendingGroupBy;
        /**
         * in its absence the header `Accept` decides
         */
        format?: SpendingFormat;
    };
    url: '/organizations/{organization_id}/spending';
};

export type CreditsSpendingGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type CreditsSpendingGetError = CreditsSpendingGetErrors[keyof CreditsSpendingGetErrors];

export type CreditsSpendingGetResponses = {
    /**
     * done
     */
    200: SpendingView;
};

export type CreditsSpendingGetResponse = CreditsSpendingGetResponses[keyof CreditsSpendingGetResponses];

export type FilesUsesListData = {
    body?: never;
    path: {
        /**
         * the file
         */
        id: number;
    };
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/content_resources/{id}/uses';
};

export type FilesUsesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * content_resource_not_found, not_found
     */
    404: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type FilesUsesListError = FilesUsesListErrors[keyof FilesUsesListErrors];

export type FilesUsesListResponses = {
    /**
     * done
     */
    200: FileUsesView;
};

export type FilesUsesListResponse = FilesUsesListResponses[keyof FilesUsesListResponses];

export type ConversationsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * from 1
         */
        page?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id?: number | string;
    };
    url: '/agent/conversations';
};

export type ConversationsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ConversationsListError = ConversationsListErrors[keyof ConversationsListErrors];

export type ConversationsListResponses = {
    /**
     * done
     */
    200: ConversationsView;
};

export type ConversationsListResponse = ConversationsListResponses[keyof ConversationsListResponses];

export type ConversationsDeleteData = {
    body?: never;
    path: {
        /**
         * the conversation
         */
        id: string;
    };
    query?: never;
    url: '/agent/conversations/{id}';
};

export type ConversationsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ConversationsDeleteError = ConversationsDeleteErrors[keyof ConversationsDeleteErrors];

export type ConversationsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type ConversationsDeleteResponse = ConversationsDeleteResponses[keyof ConversationsDeleteResponses];

export type ConversationsGetData = {
    body?: never;
    path: {
        /**
         * the conversation
         */
        id: string;
    };
    query?: never;
    url: '/agent/conversations/{id}';
};

export type ConversationsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ConversationsGetError = ConversationsGetErrors[keyof ConversationsGetErrors];

export type ConversationsGetResponses = {
    /**
     * done
     */
    200: ConversationDetailView;
};

export type ConversationsGetResponse = ConversationsGetResponses[keyof ConversationsGetResponses];

export type ConversationsUpdateData = {
    body: UpdateConversationBody;
    path: {
        /**
         * the conversation
         */
        id: string;
    };
    query?: never;
    url: '/agent/conversations/{id}';
};

export type ConversationsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ConversationsUpdateError = ConversationsUpdateErrors[keyof ConversationsUpdateErrors];

export type ConversationsUpdateResponses = {
    /**
     * done
     */
    200: ConversationView;
};

export type ConversationsUpdateResponse = ConversationsUpdateResponses[keyof ConversationsUpdateResponses];

export type ConversationsMessagesListData = {
    body?: never;
    path: {
        /**
         * the conversation
         */
        id: string;
    };
    query?: {
        /**
         * `next_cursor` of the page before
         */
        cursor?: number;
        /**
         * how many items a page has at most
         */
        limit?: number;
    };
    url: '/agent/conversations/{id}/messages';
};

export type ConversationsMessagesListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ConversationsMessagesListError = ConversationsMessagesListErrors[keyof ConversationsMessagesListErrors];

export type ConversationsMessagesListResponses = {
    /**
     * done
     */
    200: MessagesView;
};

export type ConversationsMessagesListResponse = ConversationsMessagesListResponses[keyof ConversationsMessagesListResponses];

export type IdeasListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * from 1
         */
        page?: number;
        /**
         * only ideas with this status
         */
        status?: IdeaStatus;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/agent/ideas';
};

export type IdeasListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type IdeasListError = IdeasListErrors[keyof IdeasListErrors];

export type IdeasListResponses = {
    /**
     * done
     */
    200: Array<IdeaView>;
};

export type IdeasListResponse = IdeasListResponses[keyof IdeasListResponses];

export type IdeasGetData = {
    body?: never;
    path: {
        /**
         * the idea
         */
        id: number;
    };
    query?: never;
    url: '/agent/ideas/{id}';
};

export type IdeasGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type IdeasGetError = IdeasGetErrors[keyof IdeasGetErrors];

export type IdeasGetResponses = {
    /**
     * done
     */
    200: IdeaView;
};

export type IdeasGetResponse = IdeasGetResponses[keyof IdeasGetResponses];

export type IdeasAdvanceData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the idea
         */
        id: number;
    };
    query?: never;
    url: '/agent/ideas/{id}/status';
};

export type IdeasAdvanceErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * conflict, idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type IdeasAdvanceError = IdeasAdvanceErrors[keyof IdeasAdvanceErrors];

export type IdeasAdvanceResponses = {
    /**
     * done
     */
    200: IdeaView;
};

export type IdeasAdvanceResponse = IdeasAdvanceResponses[keyof IdeasAdvanceResponses];

export type IdeasSetStatusData = {
    body?: never;
    path: {
        /**
         * the idea
         */
        id: number;
        /**
         * the status that the idea gets
         */
        status: string;
    };
    query?: never;
    url: '/agent/ideas/{id}/status/{status}';
};

export type IdeasSetStatusErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * conflict
     */
    409: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type IdeasSetStatusError = IdeasSetStatusErrors[keyof IdeasSetStatusErrors];

export type IdeasSetStatusResponses = {
    /**
     * done
     */
    200: IdeaView;
};

export type IdeasSetStatusResponse = IdeasSetStatusResponses[keyof IdeasSetStatusResponses];

export type IdeasConvertData = {
    body: ConvertIdeasBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/agent/ideas/convert';
};

export type IdeasConvertErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type IdeasConvertError = IdeasConvertErrors[keyof IdeasConvertErrors];

export type IdeasConvertResponses = {
    /**
     * done
     */
    200: ConvertedIdeasView;
};

export type IdeasConvertResponse = IdeasConvertResponses[keyof IdeasConvertResponses];

export type IdeasProduceData = {
    body: ProduceIdeasBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/agent/ideas/produce';
};

export type IdeasProduceErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found, spreadsheet_not_found
     */
    404: ApiError;
    /**
     * conflict, idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, usable_credit_required, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type IdeasProduceError = IdeasProduceErrors[keyof IdeasProduceErrors];

export type IdeasProduceResponses = {
    /**
     * done
     */
    202: ProductionView;
};

export type IdeasProduceResponse = IdeasProduceResponses[keyof IdeasProduceResponses];

export type PreferencesGetData = {
    body?: never;
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/agent/preferences';
};

export type PreferencesGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PreferencesGetError = PreferencesGetErrors[keyof PreferencesGetErrors];

export type PreferencesGetResponses = {
    /**
     * done
     */
    200: PreferencesView;
};

export type PreferencesGetResponse = PreferencesGetResponses[keyof PreferencesGetResponses];

export type PreferencesSetData = {
    body: PreferencesBody;
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/agent/preferences';
};

export type PreferencesSetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type PreferencesSetError = PreferencesSetErrors[keyof PreferencesSetErrors];

export type PreferencesSetResponses = {
    /**
     * done
     */
    200: PreferencesView;
};

export type PreferencesSetResponse = PreferencesSetResponses[keyof PreferencesSetResponses];

export type RunsCreateData = {
    body: RunBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/agent/run';
};

export type RunsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, insufficient_credits_for_job, validation_error
     */
    422: ApiError;
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RunsCreateError = RunsCreateErrors[keyof RunsCreateErrors];

export type RunsCreateResponses = {
    /**
     * done
     */
    202: StartedRunView;
};

export type RunsCreateResponse = RunsCreateResponses[keyof RunsCreateResponses];

export type RunsGetData = {
    body?: never;
    path: {
        /**
         * the run
         */
        run_id: string;
    };
    query?: never;
    url: '/agent/runs/{run_id}';
};

export type RunsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RunsGetError = RunsGetErrors[keyof RunsGetErrors];

export type RunsGetResponses = {
    /**
     * done
     */
    200: RunView;
};

export type RunsGetResponse = RunsGetResponses[keyof RunsGetResponses];

export type RunsApproveData = {
    body: ApproveBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the run
         */
        run_id: string;
    };
    query?: never;
    url: '/agent/runs/{run_id}/approve';
};

export type RunsApproveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown, pending_action_changed
     */
    409: ({
        error_code: 'idempotency_answer_not_stored' | 'idempotency_key_in_use' | 'idempotency_outcome_unknown';
    } & ApiError) | ({
        error_code: 'pending_action_changed';
    } & PendingActionChangedErrorPendingAction);
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RunsApproveError = RunsApproveErrors[keyof RunsApproveErrors];

export type RunsApproveResponses = {
    /**
     * done
     */
    200: RunView;
};

export type RunsApproveResponse = RunsApproveResponses[keyof RunsApproveResponses];

export type RunsStopData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the run
         */
        run_id: string;
    };
    query?: never;
    url: '/agent/runs/{run_id}/stop';
};

export type RunsStopErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RunsStopError = RunsStopErrors[keyof RunsStopErrors];

export type RunsStopResponses = {
    /**
     * done
     */
    200: RunView;
};

export type RunsStopResponse = RunsStopResponses[keyof RunsStopResponses];

export type RunsListData = {
    body?: never;
    path: {
        /**
         * the conversation
         */
        id: string;
    };
    query?: {
        /**
         * from 1
         */
        page?: number;
    };
    url: '/agent/conversations/{id}/runs';
};

export type RunsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RunsListError = RunsListErrors[keyof RunsListErrors];

export type RunsListResponses = {
    /**
     * done
     */
    200: RunsView;
};

export type RunsListResponse = RunsListResponses[keyof RunsListResponses];

export type RunsWatchData = {
    body?: never;
    headers?: {
        /**
         * id of the last event that the caller has read; `end` at the end
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * the run
         */
        run_id: string;
    };
    query: {
        /**
         * as `progress_stream_url` gives it
         */
        token: string;
    };
    url: '/agent/runs/{run_id}/progress';
};

export type RunsWatchErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RunsWatchError = RunsWatchErrors[keyof RunsWatchErrors];

export type RunsWatchResponses = {
    /**
     * done
     */
    200: RunProgressView;
    /**
     * to who has seen the end of the stream and connects again by itself
     */
    204: void;
};

export type RunsWatchResponse = RunsWatchResponses[keyof RunsWatchResponses];

export type IdeasResearchData = {
    body: ResearchBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/agent/research';
};

export type IdeasResearchErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, insufficient_credits_for_job, validation_error
     */
    422: ApiError;
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type IdeasResearchError = IdeasResearchErrors[keyof IdeasResearchErrors];

export type IdeasResearchResponses = {
    /**
     * done
     */
    202: StartedRunView;
};

export type IdeasResearchResponse = IdeasResearchResponses[keyof IdeasResearchResponses];

export type IdeasRefineData = {
    body: RefineBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the idea
         */
        id: number;
    };
    query?: never;
    url: '/agent/ideas/{id}/refine';
};

export type IdeasRefineErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * conflict, idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, insufficient_credits_for_job, validation_error
     */
    422: ApiError;
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * idea_not_refined
     */
    502: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type IdeasRefineError = IdeasRefineErrors[keyof IdeasRefineErrors];

export type IdeasRefineResponses = {
    /**
     * done
     */
    200: IdeaView;
    /**
     * the run takes longer: the idea as it still is
     */
    202: IdeaView;
};

export type IdeasRefineResponse = IdeasRefineResponses[keyof IdeasRefineResponses];

export type MailRecipientsShowConfirmationData = {
    body?: never;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/mail_recipients/confirm/{token}';
};

export type MailRecipientsShowConfirmationErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * a page that says that the link does not work
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MailRecipientsShowConfirmationError = MailRecipientsShowConfirmationErrors[keyof MailRecipientsShowConfirmationErrors];

export type MailRecipientsShowConfirmationResponses = {
    /**
     * done
     */
    200: string;
};

export type MailRecipientsShowConfirmationResponse = MailRecipientsShowConfirmationResponses[keyof MailRecipientsShowConfirmationResponses];

export type MailRecipientsConfirmData = {
    body?: never;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/mail_recipients/confirm/{token}';
};

export type MailRecipientsConfirmErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * a page that says that the link does not work
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MailRecipientsConfirmError = MailRecipientsConfirmErrors[keyof MailRecipientsConfirmErrors];

export type MailRecipientsConfirmResponses = {
    /**
     * done
     */
    200: string;
};

export type MailRecipientsConfirmResponse = MailRecipientsConfirmResponses[keyof MailRecipientsConfirmResponses];

export type MailRecipientsShowUnsubscriptionData = {
    body?: never;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/mail_recipients/unsubscribe/{token}';
};

export type MailRecipientsShowUnsubscriptionErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * a page that says that the link does not work
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MailRecipientsShowUnsubscriptionError = MailRecipientsShowUnsubscriptionErrors[keyof MailRecipientsShowUnsubscriptionErrors];

export type MailRecipientsShowUnsubscriptionResponses = {
    /**
     * done
     */
    200: string;
};

export type MailRecipientsShowUnsubscriptionResponse = MailRecipientsShowUnsubscriptionResponses[keyof MailRecipientsShowUnsubscriptionResponses];

export type MailRecipientsUnsubscribeData = {
    body?: never;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/mail_recipients/unsubscribe/{token}';
};

export type MailRecipientsUnsubscribeErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * a page that says that the link does not work
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MailRecipientsUnsubscribeError = MailRecipientsUnsubscribeErrors[keyof MailRecipientsUnsubscribeErrors];

export type MailRecipientsUnsubscribeResponses = {
    /**
     * done
     */
    200: string;
};

export type MailRecipientsUnsubscribeResponse = MailRecipientsUnsubscribeResponses[keyof MailRecipientsUnsubscribeResponses];

export type MailRecipientsResubscribeData = {
    body?: never;
    path: {
        /**
         * the token of the link in the mail
         */
        token: string;
    };
    query?: never;
    url: '/mail_recipients/resubscribe/{token}';
};

export type MailRecipientsResubscribeErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * a page that says that the link does not work
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MailRecipientsResubscribeError = MailRecipientsResubscribeErrors[keyof MailRecipientsResubscribeErrors];

export type MailRecipientsResubscribeResponses = {
    /**
     * done
     */
    200: string;
};

export type MailRecipientsResubscribeResponse = MailRecipientsResubscribeResponses[keyof MailRecipientsResubscribeResponses];

export type RecurringJobsListData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/recurring-jobs';
};

export type RecurringJobsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RecurringJobsListError = RecurringJobsListErrors[keyof RecurringJobsListErrors];

export type RecurringJobsListResponses = {
    /**
     * done
     */
    200: RecurringJobsView;
};

export type RecurringJobsListResponse = RecurringJobsListResponses[keyof RecurringJobsListResponses];

export type RecurringJobsCreateData = {
    body: CreateRecurringJobBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/recurring-jobs';
};

export type RecurringJobsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RecurringJobsCreateError = RecurringJobsCreateErrors[keyof RecurringJobsCreateErrors];

export type RecurringJobsCreateResponses = {
    /**
     * done
     */
    201: RecurringJobView;
};

export type RecurringJobsCreateResponse = RecurringJobsCreateResponses[keyof RecurringJobsCreateResponses];

export type RecurringJobsCreateDefaultsData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/recurring-jobs/defaults';
};

export type RecurringJobsCreateDefaultsErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RecurringJobsCreateDefaultsError = RecurringJobsCreateDefaultsErrors[keyof RecurringJobsCreateDefaultsErrors];

export type RecurringJobsCreateDefaultsResponses = {
    /**
     * done
     */
    200: DefaultJobsView;
};

export type RecurringJobsCreateDefaultsResponse = RecurringJobsCreateDefaultsResponses[keyof RecurringJobsCreateDefaultsResponses];

export type RecurringJobsDeleteData = {
    body?: never;
    path: {
        /**
         * the job
         */
        job_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/recurring-jobs/{job_id}';
};

export type RecurringJobsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RecurringJobsDeleteError = RecurringJobsDeleteErrors[keyof RecurringJobsDeleteErrors];

export type RecurringJobsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type RecurringJobsDeleteResponse = RecurringJobsDeleteResponses[keyof RecurringJobsDeleteResponses];

export type RecurringJobsGetData = {
    body?: never;
    path: {
        /**
         * the job
         */
        job_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/recurring-jobs/{job_id}';
};

export type RecurringJobsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RecurringJobsGetError = RecurringJobsGetErrors[keyof RecurringJobsGetErrors];

export type RecurringJobsGetResponses = {
    /**
     * done
     */
    200: RecurringJobView;
};

export type RecurringJobsGetResponse = RecurringJobsGetResponses[keyof RecurringJobsGetResponses];

export type RecurringJobsUpdateData = {
    body: UpdateRecurringJobBody;
    path: {
        /**
         * the job
         */
        job_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/recurring-jobs/{job_id}';
};

export type RecurringJobsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RecurringJobsUpdateError = RecurringJobsUpdateErrors[keyof RecurringJobsUpdateErrors];

export type RecurringJobsUpdateResponses = {
    /**
     * done
     */
    200: RecurringJobView;
};

export type RecurringJobsUpdateResponse = RecurringJobsUpdateResponses[keyof RecurringJobsUpdateResponses];

export type RecurringJobsPauseData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the job
         */
        job_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/recurring-jobs/{job_id}/pause';
};

export type RecurringJobsPauseErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RecurringJobsPauseError = RecurringJobsPauseErrors[keyof RecurringJobsPauseErrors];

export type RecurringJobsPauseResponses = {
    /**
     * done
     */
    200: RecurringJobView;
};

export type RecurringJobsPauseResponse = RecurringJobsPauseResponses[keyof RecurringJobsPauseResponses];

export type RecurringJobsResumeData = {
    body?: never;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the job
         */
        job_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/recurring-jobs/{job_id}/resume';
};

export type RecurringJobsResumeErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type RecurringJobsResumeError = RecurringJobsResumeErrors[keyof RecurringJobsResumeErrors];

export type RecurringJobsResumeResponses = {
    /**
     * done
     */
    200: RecurringJobView;
};

export type RecurringJobsResumeResponse = RecurringJobsResumeResponses[keyof RecurringJobsResumeResponses];

export type TrendsListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * from 1, of 20 posts
         */
        page?: number;
        /**
         * how far back; as far as posts are kept where absent
         */
        days?: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/agent/trends';
};

export type TrendsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type TrendsListError = TrendsListErrors[keyof TrendsListErrors];

export type TrendsListResponses = {
    /**
     * done
     */
    200: Array<TrendView>;
};

export type TrendsListResponse = TrendsListResponses[keyof TrendsListResponses];

export type ProfileResetData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id?: number | string;
    };
    url: '/agent/profile';
};

export type ProfileResetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ProfileResetError = ProfileResetErrors[keyof ProfileResetErrors];

export type ProfileResetResponses = {
    /**
     * done
     */
    204: void;
};

export type ProfileResetResponse = ProfileResetResponses[keyof ProfileResetResponses];

export type ProfileGetData = {
    body?: never;
    path?: never;
    query: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    url: '/agent/profile';
};

export type ProfileGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * agent_not_found, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ProfileGetError = ProfileGetErrors[keyof ProfileGetErrors];

export type ProfileGetResponses = {
    /**
     * done
     */
    200: ProfileView;
};

export type ProfileGetResponse = ProfileGetResponses[keyof ProfileGetResponses];

export type ProfileSetUpData = {
    body: ProfileBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id?: number | string;
    };
    url: '/agent/profile';
};

export type ProfileSetUpErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, idempotency_key_reused, invalid_api_key, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ProfileSetUpError = ProfileSetUpErrors[keyof ProfileSetUpErrors];

export type ProfileSetUpResponses = {
    /**
     * done
     */
    200: ProfileView;
};

export type ProfileSetUpResponse = ProfileSetUpResponses[keyof ProfileSetUpResponses];

export type ProfileUpdateData = {
    body: ProfileBody;
    path?: never;
    query?: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id?: number | string;
    };
    url: '/agent/profile';
};

export type ProfileUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * agent_not_found, invalid_api_key, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ProfileUpdateError = ProfileUpdateErrors[keyof ProfileUpdateErrors];

export type ProfileUpdateResponses = {
    /**
     * done
     */
    200: ProfileView;
};

export type ProfileUpdateResponse = ProfileUpdateResponses[keyof ProfileUpdateResponses];

export type AgentCoreGetData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/core';
};

export type AgentCoreGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentCoreGetError = AgentCoreGetErrors[keyof AgentCoreGetErrors];

export type AgentCoreGetResponses = {
    /**
     * done
     */
    200: AgentCoreView;
};

export type AgentCoreGetResponse = AgentCoreGetResponses[keyof AgentCoreGetResponses];

export type AgentCoreUpdateData = {
    body: AgentCorePatch;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/core';
};

export type AgentCoreUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type AgentCoreUpdateError = AgentCoreUpdateErrors[keyof AgentCoreUpdateErrors];

export type AgentCoreUpdateResponses = {
    /**
     * done
     */
    200: OutcomesView;
    /**
     * at least one target failed
     */
    207: OutcomesView;
};

export type AgentCoreUpdateResponse = AgentCoreUpdateResponses[keyof AgentCoreUpdateResponses];

export type BackupsListData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: {
        /**
         * also those that were removed
         */
        include_removed?: boolean;
        /**
         * `next_cursor` of the page before
         */
        cursor?: number;
        /**
         * how many items a page has at most
         */
        limit?: number;
    };
    url: '/agents/{agent_id}/provenance/backups';
};

export type BackupsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type BackupsListError = BackupsListErrors[keyof BackupsListErrors];

export type BackupsListResponses = {
    /**
     * done
     */
    200: BackupsView;
};

export type BackupsListResponse = BackupsListResponses[keyof BackupsListResponses];

export type BackupsCreateData = {
    body: CreateBackupBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/provenance/backups';
};

export type BackupsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * charge_rejected, insufficient_credits
     */
    402: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited, too_many_jobs
     */
    429: ApiError;
    /**
     * backup_interrupted, funding_lookup_failed, readback_failed, source_download_failed, upload_failed
     */
    502: ApiError;
    /**
     * provenance_disabled, provenance_pricing_not_configured, service_unavailable
     */
    503: ApiError;
};

export type BackupsCreateError = BackupsCreateErrors[keyof BackupsCreateErrors];

export type BackupsCreateResponses = {
    /**
     * done
     */
    201: BackupView;
    /**
     * it takes longer than a minute and continues; the list shows its end
     */
    202: BackupView;
};

export type BackupsCreateResponse = BackupsCreateResponses[keyof BackupsCreateResponses];

export type BackupsHideData = {
    body?: never;
    path: {
        /**
         * the backup
         */
        backup_id: number;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/provenance/backups/{backup_id}';
};

export type BackupsHideErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type BackupsHideError = BackupsHideErrors[keyof BackupsHideErrors];

export type BackupsHideResponses = {
    /**
     * done
     */
    204: void;
};

export type BackupsHideResponse = BackupsHideResponses[keyof BackupsHideResponses];

export type WatchlistsListData = {
    body?: never;
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/watchlists';
};

export type WatchlistsListErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WatchlistsListError = WatchlistsListErrors[keyof WatchlistsListErrors];

export type WatchlistsListResponses = {
    /**
     * done
     */
    200: WatchlistsView;
};

export type WatchlistsListResponse = WatchlistsListResponses[keyof WatchlistsListResponses];

export type WatchlistsCreateData = {
    body: WatchlistBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/watchlists';
};

export type WatchlistsCreateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WatchlistsCreateError = WatchlistsCreateErrors[keyof WatchlistsCreateErrors];

export type WatchlistsCreateResponses = {
    /**
     * done
     */
    201: WatchlistView;
};

export type WatchlistsCreateResponse = WatchlistsCreateResponses[keyof WatchlistsCreateResponses];

export type WatchlistsDeleteData = {
    body?: never;
    path: {
        /**
         * the watchlist
         */
        watchlist_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/watchlists/{watchlist_id}';
};

export type WatchlistsDeleteErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WatchlistsDeleteError = WatchlistsDeleteErrors[keyof WatchlistsDeleteErrors];

export type WatchlistsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type WatchlistsDeleteResponse = WatchlistsDeleteResponses[keyof WatchlistsDeleteResponses];

export type WatchlistsGetData = {
    body?: never;
    path: {
        /**
         * the watchlist
         */
        watchlist_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/watchlists/{watchlist_id}';
};

export type WatchlistsGetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes) | ({
        error_code: 'permission_denied' | 'second_factor_missing';
    } & ApiError);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WatchlistsGetError = WatchlistsGetErrors[keyof WatchlistsGetErrors];

export type WatchlistsGetResponses = {
    /**
     * done
     */
    200: WatchlistView;
};

export type WatchlistsGetResponse = WatchlistsGetResponses[keyof WatchlistsGetResponses];

export type WatchlistsUpdateData = {
    body: WatchlistPatch;
    path: {
        /**
         * the watchlist
         */
        watchlist_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/watchlists/{watchlist_id}';
};

export type WatchlistsUpdateErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WatchlistsUpdateError = WatchlistsUpdateErrors[keyof WatchlistsUpdateErrors];

export type WatchlistsUpdateResponses = {
    /**
     * done
     */
    200: WatchlistView;
};

export type WatchlistsUpdateResponse = WatchlistsUpdateResponses[keyof WatchlistsUpdateResponses];

export type WatchlistsSourcesRemoveByTargetData = {
    body?: never;
    path: {
        /**
         * the watchlist
         */
        watchlist_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query: {
        /**
         * the network of the source
         */
        platform: WatchedSourcePlatform;
        /**
         * what kind of source it is
         */
        target_type: WatchedSourceType;
        /**
         * the account, hashtag, words, page or feed of the source
         */
        target_value: string;
    };
    url: '/agents/{agent_id}/watchlists/{watchlist_id}/sources';
};

export type WatchlistsSourcesRemoveByTargetErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WatchlistsSourcesRemoveByTargetError = WatchlistsSourcesRemoveByTargetErrors[keyof WatchlistsSourcesRemoveByTargetErrors];

export type WatchlistsSourcesRemoveByTargetResponses = {
    /**
     * done
     */
    204: void;
};

export type WatchlistsSourcesRemoveByTargetResponse = WatchlistsSourcesRemoveByTargetResponses[keyof WatchlistsSourcesRemoveByTargetResponses];

export type WatchlistsSourcesAddData = {
    body: WatchSourceBody;
    headers?: {
        /**
         * printable ASCII: a repetition within 24 hours has no effect and returns the first answer
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * the watchlist
         */
        watchlist_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/watchlists/{watchlist_id}/sources';
};

export type WatchlistsSourcesAddErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * idempotency_answer_not_stored, idempotency_key_in_use
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * idempotency_key_reused, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * vendor_not_set_up
     */
    501: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WatchlistsSourcesAddError = WatchlistsSourcesAddErrors[keyof WatchlistsSourcesAddErrors];

export type WatchlistsSourcesAddResponses = {
    /**
     * done
     */
    200: WatchSourceView;
};

export type WatchlistsSourcesAddResponse = WatchlistsSourcesAddResponses[keyof WatchlistsSourcesAddResponses];

export type WatchlistsSourcesRemoveData = {
    body?: never;
    path: {
        /**
         * the watchlist
         */
        watchlist_id: string;
        /**
         * the source of the watchlist
         */
        source_id: string;
        /**
         * the agent, by its integer id or its uuid
         */
        agent_id: number | string;
    };
    query?: never;
    url: '/agents/{agent_id}/watchlists/{watchlist_id}/sources/{source_id}';
};

export type WatchlistsSourcesRemoveErrors = {
    /**
     * unauthorized
     */
    401: ApiError;
    /**
     * forbidden, insufficient_scope, permission_denied, second_factor_missing
     */
    403: ({
        error_code: 'forbidden' | 'permission_denied' | 'second_factor_missing';
    } & ApiError) | ({
        error_code: 'insufficient_scope';
    } & InsufficientScopeErrorMissingScopes);
    /**
     * not_found
     */
    404: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type WatchlistsSourcesRemoveError = WatchlistsSourcesRemoveErrors[keyof WatchlistsSourcesRemoveErrors];

export type WatchlistsSourcesRemoveResponses = {
    /**
     * done
     */
    204: void;
};

export type WatchlistsSourcesRemoveResponse = WatchlistsSourcesRemoveResponses[keyof WatchlistsSourcesRemoveResponses];

export type MediaDownloadData = {
    body?: never;
    headers?: {
        /**
         * the time since which the file must be unchanged
         */
        'If-Unmodified-Since'?: string;
        /**
         * the time of the response that the caller has
         */
        'If-Modified-Since'?: string;
        /**
         * tags of responses that the caller has
         */
        'If-None-Match'?: string;
        /**
         * tags of which the file must have one
         */
        'If-Match'?: string;
        /**
         * the tag for which the range is valid; otherwise all is sent
         */
        'If-Range'?: string;
        /**
         * the bytes to read
         */
        Range?: string;
    };
    path: {
        /**
         * the name of the file, with its extension
         */
        file: string;
    };
    query?: {
        /**
         * of a picture: at most so many pixels wide, rounded up to 64, 128, 256, 512, 1024, 2048
         */
        width?: number;
        /**
         * of a picture: at most so many pixels high, rounded up to 64, 128, 256, 512, 1024, 2048
         */
        height?: number;
        /**
         * `inside` keeps the whole picture, `cover` fills both rounded edges and cuts the rest
         */
        fit?: ResizedPictureFit;
    };
    url: '/media/{file}';
};

export type MediaDownloadErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * unreadable_source, validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type MediaDownloadError = MediaDownloadErrors[keyof MediaDownloadErrors];

export type MediaDownloadResponses = {
    /**
     * done
     */
    200: Blob | File;
    /**
     * the range asked for
     */
    206: Blob | File;
};

export type MediaDownloadResponse = MediaDownloadResponses[keyof MediaDownloadResponses];

export type BlobsUploadData = {
    body: Blob | File;
    headers: {
        /**
         * as announced
         */
        'Content-MD5': string;
        /**
         * as announced
         */
        'Content-Type': string;
    };
    path: {
        /**
         * the key of the blob, from its signed address
         */
        key: string;
    };
    query: {
        /**
         * with the other `X-Amz-*` of the address, as issued
         */
        'X-Amz-Signature': string;
    };
    url: '/blobs/{key}';
};

export type BlobsUploadErrors = {
    /**
     * upload_mismatch
     */
    400: ApiError;
    /**
     * forbidden
     */
    403: ApiError;
    /**
     * not_found
     */
    404: ApiError;
    /**
     * conflict
     */
    409: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type BlobsUploadError = BlobsUploadErrors[keyof BlobsUploadErrors];

export type BlobsUploadResponses = {
    /**
     * done
     */
    204: void;
};

export type BlobsUploadResponse = BlobsUploadResponses[keyof BlobsUploadResponses];

export type ResumableUploadsDeleteData = {
    body?: never;
    headers: {
        /**
         * `1.0.0`
         */
        'Tus-Resumable': string;
    };
    path: {
        /**
         * the upload, with the signature of its address
         */
        id: string;
    };
    query?: never;
    url: '/resumable_uploads/{id}';
};

export type ResumableUploadsDeleteErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * conflict
     */
    409: ApiError;
    /**
     * unsupported_tus_version
     */
    412: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ResumableUploadsDeleteError = ResumableUploadsDeleteErrors[keyof ResumableUploadsDeleteErrors];

export type ResumableUploadsDeleteResponses = {
    /**
     * done
     */
    204: void;
};

export type ResumableUploadsDeleteResponse = ResumableUploadsDeleteResponses[keyof ResumableUploadsDeleteResponses];

export type ResumableUploadsGetData = {
    body?: never;
    headers: {
        /**
         * `1.0.0`
         */
        'Tus-Resumable': string;
    };
    path: {
        /**
         * the upload, with the signature of its address
         */
        id: string;
    };
    query?: never;
    url: '/resumable_uploads/{id}';
};

export type ResumableUploadsGetErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * unsupported_tus_version
     */
    412: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ResumableUploadsGetError = ResumableUploadsGetErrors[keyof ResumableUploadsGetErrors];

export type ResumableUploadsGetResponses = {
    /**
     * done
     */
    204: void;
};

export type ResumableUploadsGetResponse = ResumableUploadsGetResponses[keyof ResumableUploadsGetResponses];

export type ResumableUploadsAppendData = {
    body: Blob | File;
    headers: {
        /**
         * `sha1`, `sha256` or `md5`, a space, and the hash of the body in Base64
         */
        'Upload-Checksum'?: string;
        /**
         * number of bytes that are stored
         */
        'Upload-Offset': string;
        /**
         * `1.0.0`
         */
        'Tus-Resumable': string;
    };
    path: {
        /**
         * the upload, with the signature of its address
         */
        id: string;
    };
    query?: never;
    url: '/resumable_uploads/{id}';
};

export type ResumableUploadsAppendErrors = {
    /**
     * not_found
     */
    404: ApiError;
    /**
     * upload_continued_elsewhere, upload_offset_conflict
     */
    409: ApiError;
    /**
     * unsupported_tus_version
     */
    412: ApiError;
    /**
     * payload_too_large
     */
    413: ApiError;
    /**
     * validation_error
     */
    422: ApiError;
    /**
     * rate_limited
     */
    429: ApiError;
    /**
     * upload_checksum_mismatch
     */
    460: ApiError;
    /**
     * service_unavailable
     */
    503: ApiError;
};

export type ResumableUploadsAppendError = ResumableUploadsAppendErrors[keyof ResumableUploadsAppendErrors];

export type ResumableUploadsAppendResponses = {
    /**
     * done
     */
    204: void;
};

export type ResumableUploadsAppendResponse = ResumableUploadsAppendResponses[keyof ResumableUploadsAppendResponses];
