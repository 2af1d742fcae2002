// Generated from the service's OpenAPI document (`npm run generate`).

export interface paths {
    "/agents/{agent_id}/core": {
        /** The agent's profile */
        get: operations["agentCore.get"];
        /**
         * Change the agent's profile
         * @description What is absent stays, null unsets, a list replaces the whole list and may name nothing twice; only `monitored` follows `keywords` that are sent without it. Of an account that is sent with its `id`, `platform` and `display_name` stay where they are left out.
         */
        patch: operations["agentCore.update"];
    };
    "/agents/{agent_id}/voice/library": {
        /** Voices that the agent may speak with, as base lists them */
        get: operations["core.voices.list"];
    };
    "/agents/{agent_id}/voice/integrations/vendor_a": {
        /** Whether the agent has a key at the voice vendor */
        get: operations["core.voices.integration.get"];
        /** Keep a key at the voice vendor */
        post: operations["core.voices.integration.connect"];
        /** Forget the key */
        delete: operations["core.voices.integration.disconnect"];
    };
    "/agents/{agent_id}/voice/integrations/vendor_a/test": {
        /** Whether the voice vendor takes a key */
        post: operations["core.voices.integration.test"];
    };
    "/agents/{agent_id}/voice/design/generate-script": {
        /** Something for a voice to say */
        post: operations["core.voices.generateScript"];
    };
    "/agents/{agent_id}/voice/design/generate-description": {
        /** Words for how a voice sounds */
        post: operations["core.voices.generateDescription"];
    };
    "/agents/{agent_id}/voice/design/generate-samples": {
        /** Three voices to choose from */
        post: operations["core.voices.generateSamples"];
    };
    "/agents/{agent_id}/voice/design": {
        /** Keep one of the samples as a voice of the agent */
        post: operations["core.voices.design"];
    };
    "/agents/{agent_id}/voice/clone": {
        /** Make a voice of the agent after a sound */
        post: operations["core.voices.clone"];
    };
    "/agents/{agent_id}/voice/{voice_id}/preview": {
        /** Have a voice say something */
        post: operations["core.voices.previews.create"];
    };
    "/agents/{agent_id}/voice/preview/{job_id}": {
        /** A preview and its status */
        get: operations["core.voices.previews.get"];
    };
    "/agents/{agent_id}/voice/{voice_id}": {
        /** Delete a voice of the agent */
        delete: operations["core.voices.delete"];
    };
    "/agents/{agent_id}/provenance/backups": {
        /** Backups of the agent’s assets, newest first */
        get: operations["backups.list"];
        /**
         * Back an asset up
         * @description Downloads the asset, holds its price, stores it for two epochs (28 days), reads it back and compares its SHA-256, then charges: `BACKUP_GB_MONTH_PRICE` credits for each gigabyte that it takes once it is encoded and each 30 days. A failed backup costs nothing. A repeated request with the same `idempotency_key` continues a failed backup and returns a synced one. The same key for another request is rejected. A private asset is encrypted by the caller before the upload; `encryption_scheme` names the method.
         */
        post: operations["backups.create"];
    };
    "/agents/{agent_id}/provenance/backups/{backup_id}": {
        /**
         * Hide a backup
         * @description What is stored stays at the store until it expires.
         */
        delete: operations["backups.hide"];
    };
    "/agents/{agent_id}/watchlists": {
        /** Watchlists of an agent, newest first */
        get: operations["watchlists.list"];
        /**
         * Make a watchlist, or add sources to the one of that name
         * @description Sources are first scraped within seconds. A source that several lists name is scraped once per interval for all of them; an organization pays for each post that is new to it once, however many of its lists and jobs find it. Without credits a list shows nothing new.
         */
        post: operations["watchlists.create"];
    };
    "/agents/{agent_id}/watchlists/{watchlist_id}": {
        /** A watchlist with its sources */
        get: operations["watchlists.get"];
        /**
         * Delete a watchlist
         * @description Its name is free again.
         */
        delete: operations["watchlists.delete"];
        /** Rename, pause or resume a watchlist */
        patch: operations["watchlists.update"];
    };
    "/agents/{agent_id}/watchlists/{watchlist_id}/sources": {
        /**
         * Add a source to a watchlist
         * @description One that the list has is answered as it is; one that was removed comes back.
         */
        post: operations["watchlists.sources.add"];
        /** Remove a source by what it names */
        delete: operations["watchlists.sources.removeByTarget"];
    };
    "/agents/{agent_id}/watchlists/{watchlist_id}/sources/{source_id}": {
        /** Remove a source by its id */
        delete: operations["watchlists.sources.remove"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        MonitoredItemView: {
            handle: string;
            item_type: components["schemas"]["FollowedSourceType"];
        };
        ResearchTopicView: {
            topic: string;
        };
        LinkedAccountView: {
            id: number;
            url: string;
            platform: components["schemas"]["Platform"] | null;
            display_name: string | null;
        };
        CoreVoiceView: {
            voice_id: string;
            name: string | null;
            source: string | null;
        };
        AgentCoreView: {
            brand_name: string | null;
            description: string | null;
            identity_type: components["schemas"]["AgentIdentity"] | null;
            goal: string | null;
            target_platforms: components["schemas"]["Platform"][];
            shortform: boolean | null;
            longform: boolean | null;
            onboarding_status: string | null;
            keywords: string[];
            /** @description sources of inspiration */
            monitored: components["schemas"]["MonitoredItemView"][];
            /** @description fields of expertise */
            research_topics: components["schemas"]["ResearchTopicView"][];
            /** @description the agent's own accounts */
            linked_accounts: components["schemas"]["LinkedAccountView"][];
            provenance_enabled: boolean;
            provenance_auto_backup_sources: components["schemas"]["EventThatMakesProvenanceBackup"][];
            provenance_auto_backup_asset_types: components["schemas"]["ProvenanceBackupFile"][];
            /** Format: uuid */
            agent_id: string;
            personality: string | null;
            default_user_voice: components["schemas"]["CoreVoiceView"] | null;
        };
        MonitoredItemBody: {
            handle: string;
            item_type: components["schemas"]["FollowedSourceType"];
        };
        ResearchTopicBody: {
            topic: string;
        };
        LinkedAccountBody: {
            /** @description of an account that is linked already; what you leave out of it stays */
            id?: number;
            /**
             * Format: uri
             * @description http or https, with a public host name and without credentials
             */
            url: string;
            platform?: components["schemas"]["Platform"] | null;
            display_name?: string | null;
        };
        CoreVoiceBody: {
            voice_id: string;
            name?: string | null;
            source?: string | null;
        };
        AgentCorePatch: {
            /** @description may be sent back as it was read */
            agent_id?: number | string;
            brand_name?: string | null;
            /** @description the brand in two or three sentences */
            description?: string | null;
            identity_type?: components["schemas"]["AgentIdentity"] | null;
            goal?: string | null;
            /** @description platforms to make content for */
            target_platforms?: components["schemas"]["Platform"][] | null;
            shortform?: boolean | null;
            longform?: boolean | null;
            onboarding_status?: string | null;
            /** @description sent without `monitored`, they are monitored, and nothing else is */
            keywords?: string[] | null;
            /** @description sources of inspiration, watched for trends on the target platforms that can be, else on `shortvideo`, and paid for like those of a watchlist; a keyword that is one of `keywords` is not looked for */
            monitored?: components["schemas"]["MonitoredItemBody"][] | null;
            /** @description fields of expertise; recurring jobs research them, the default one daily */
            research_topics?: components["schemas"]["ResearchTopicBody"][] | null;
            /** @description the agent's own accounts */
            linked_accounts?: components["schemas"]["LinkedAccountBody"][] | null;
            personality?: string | null;
            default_user_voice?: components["schemas"]["CoreVoiceBody"] | null;
            /** @description switches automatic backup; off until set */
            provenance_enabled?: boolean | null;
            /** @description events that back up; none where empty */
            provenance_auto_backup_sources?: components["schemas"]["EventThatMakesProvenanceBackup"][] | null;
            /** @description what is backed up */
            provenance_auto_backup_asset_types?: components["schemas"]["ProvenanceBackupFile"][] | null;
        };
        OutcomeView: {
            status: components["schemas"]["AgentCoreChangeOutcome"];
            /** @description where ok: the target's fields as they are now */
            data?: components["schemas"]["JsonObject"];
            /** @description where error: why nothing of this target changed */
            error?: string;
        };
        OutcomesView: {
            brand?: components["schemas"]["OutcomeView"];
            personality?: components["schemas"]["OutcomeView"];
            /** @description `default_user_voice` */
            voice?: components["schemas"]["OutcomeView"];
        };
        BackupView: {
            id: number;
            /** Format: uuid */
            agent_id: string;
            /** @description pending → processing → synced or failed; a synced one becomes expired */
            status: components["schemas"]["ProvenanceBackupStatus"];
            source_event: components["schemas"]["ProvenanceBackupSource"];
            source_url: string;
            asset_type: components["schemas"]["ProvenanceBackupFile"];
            visibility: components["schemas"]["ProvenanceBackupVisibility"];
            encrypted: boolean;
            encryption_scheme: string | null;
            encryption_key_id: string | null;
            owner_chain_address: string | null;
            custody_mode: components["schemas"]["StoredObjectCustody"];
            store_object_recipient_address: string | null;
            /** @description SHA-256 of the bytes at the source, in hex */
            content_sha256: string | null;
            size_bytes: number | null;
            content_type: string | null;
            store_blob_id: string | null;
            /** @description null where the same bytes were stored before */
            store_blob_object_id: string | null;
            /** @description null where the same bytes were stored before */
            store_storage_id: string | null;
            store_end_epoch: number | null;
            store_encoded_length_bytes: number | null;
            verification_status: components["schemas"]["ProvenanceBackupVerification"];
            billing_operation: string;
            /** @description the ledger's `reference` */
            billing_charge_id: string | null;
            /** @description billing was away when it was charged; the charge is repeated until it is booked */
            billing_outboxed: boolean;
            /** Format: date-time */
            removed_at: string | null;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            renewal_due_at: string | null;
            /** @description only the owner of the wallet can renew it */
            owner_signature_required: boolean;
            metadata: components["schemas"]["JsonObject"] | null;
            /** @description `error_code` of a failed one */
            failure_code: string | null;
            failed_reason: string | null;
            /** Format: date-time */
            created_at: string;
        };
        BackupsView: {
            /** @description newest first */
            backups: components["schemas"]["BackupView"][];
            /** @description null on the last page */
            next_cursor: number | null;
        };
        CreateBackupBody: {
            /** @description required; http or https, at a public address */
            asset_url?: string;
            /** @description older name of `asset_url` */
            video_url?: string;
            /** @default video */
            asset_type?: components["schemas"]["ProvenanceBackupFile"];
            /**
             * @description private needs `encrypted` and `encryption_scheme`
             * @default private
             */
            visibility?: components["schemas"]["ProvenanceBackupVisibility"];
            /**
             * @description whether the bytes at `asset_url` are encrypted already
             * @default false
             */
            encrypted?: boolean;
            /** @description required where private */
            encryption_scheme?: string | null;
            encryption_key_id?: string | null;
            /** @description wallet that gets the stored object; the service keeps it where absent */
            owner_chain_address?: string | null;
            /** @default manual */
            source_event?: components["schemas"]["ProvenanceBackupSource"];
            /** @description MIME type; what the source says where absent */
            content_type?: string | null;
            /** @description one backup and one charge for all requests with it */
            idempotency_key?: string | null;
            /** @description kept as it is, and shown */
            metadata?: components["schemas"]["JsonObject"] | null;
        };
        WatchSourceView: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            watchlist_id: string;
            /** Format: uuid */
            agent_id: string;
            platform: components["schemas"]["WatchedSourcePlatform"];
            target_type: components["schemas"]["WatchedSourceType"];
            target_value: string;
            original_display_value: string | null;
            intent_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        WatchlistView: {
            /** Format: uuid */
            id: string;
            user_id: string;
            /** Format: uuid */
            agent_id: string;
            name: string;
            intent_active: boolean;
            /** @description shown as it was given */
            project_id: (string | null) | number;
            /** @description lists make no projects, so it is null */
            project_error: string | null;
            conversation_id: string | null;
            created_by_run_id: string | null;
            sources: components["schemas"]["WatchSourceView"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        WatchlistsView: {
            watchlists: components["schemas"]["WatchlistView"][];
        };
        WatchSourceBody: {
            /** @description `web` is a page of RSS, Atom or a sitemap, read without a vendor */
            platform: components["schemas"]["WatchedSourcePlatform"];
            /** @description `keyword` is not for `photoshare`; `web` has `account` alone */
            target_type: components["schemas"]["WatchedSourceType"];
            /** @description `@handle`, a hashtag without `#`, words, or the address of a feed; kept in small letters, handles with `@` */
            target_value: string;
            /** @description as people write it */
            original_display_value?: string | null;
        };
        WatchlistBody: {
            /** @description of a list that the agent has, in whatever case: the sources are added to it */
            name: string;
            sources?: components["schemas"]["WatchSourceBody"][] | null;
            /** @description shown as it was given */
            project_id: (string | null) | number;
            conversation_id?: string | null;
            created_by_run_id?: string | null;
        };
        WatchlistPatch: {
            name?: string;
            /** @description false pauses it: nothing is scraped for it, and nothing billed */
            intent_active?: boolean;
            /** @description shown as it was given */
            project_id: (string | null) | number;
        };
        ApiError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            error_code: components["schemas"]["ErrorCode"];
            errors?: components["schemas"]["FieldErrors"];
        };
        /**
         * @description Codes of the errors that have no fields of their own
         * @enum {string}
         */
        ErrorCode: "agent_creation_failed" | "agent_not_found" | "agent_update_failed" | "avatar_creation_failed" | "avatar_update_failed" | "backup_interrupted" | "changed_since" | "charge_rejected" | "conflict" | "content_resource_not_found" | "cost_exceeds_limit" | "direct_upload_failed" | "email_unverified" | "file_size_exceeded" | "folder_removal_failed" | "forbidden" | "fresh_second_factor_required" | "funding_lookup_failed" | "idea_not_refined" | "idempotency_answer_not_stored" | "idempotency_key_in_use" | "idempotency_key_reused" | "idempotency_outcome_unknown" | "insufficient_credits" | "insufficient_credits_for_job" | "invalid_api_key" | "invalid_content_type" | "invalid_key" | "job_cannot_be_stopped" | "job_status_invalid" | "mail_not_configured" | "media_fetch_failed" | "no_active_credit_purchase" | "not_found" | "organization_not_found" | "origin_not_allowed" | "passkeys_not_configured" | "payload_too_large" | "permission_denied" | "platform_edit_failed" | "project_not_found" | "provenance_disabled" | "provenance_pricing_not_configured" | "rate_limited" | "readback_failed" | "resync_required" | "second_factor_missing" | "service_unavailable" | "source_download_failed" | "spreadsheet_not_found" | "storage_quota_exceeded" | "too_many_jobs" | "too_many_rounds" | "unauthorized" | "unreadable_source" | "upload_failed" | "upload_mismatch" | "usable_credit_required" | "user_job_not_found" | "user_voice_resource_not_found" | "validation_error" | "vendor_not_set_up" | "voice_id_required" | "voice_limit_reached";
        FieldError: {
            field: string;
            problem: string;
        };
        /**
         * @description the invalid fields, where known, with paths as in `rows[3].title`; the first is the one of `error`
         * @example [
         *       {
         *         "field": "rows[3].title",
         *         "problem": "must be at most 500 characters long"
         *       }
         *     ]
         */
        FieldErrors: components["schemas"]["FieldError"][];
        InsufficientScopeErrorMissingScopes: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "insufficient_scope";
            errors?: components["schemas"]["FieldErrors"];
            /** @description of `insufficient_scope`: the scopes of `x-scope` that the key lacks */
            missing_scopes?: string[];
        };
        /** @description Any JSON object. */
        JsonObject: {
            [key: string]: unknown;
        };
        /**
         * @description Outcome of a change of the agent core
         * @enum {string}
         */
        AgentCoreChangeOutcome: "ok" | "error";
        /**
         * @description Identity of an agent
         * @enum {string}
         */
        AgentIdentity: "brand" | "character";
        /**
         * @description Event that makes a provenance backup
         * @enum {string}
         */
        EventThatMakesProvenanceBackup: "generated" | "uploaded" | "downloaded" | "published";
        /**
         * @description Type of a followed source
         * @enum {string}
         */
        FollowedSourceType: "account" | "hashtag" | "keyword";
        /**
         * @description Platform
         * @enum {string}
         */
        Platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
        /**
         * @description File of a provenance backup
         * @enum {string}
         */
        ProvenanceBackupFile: "video" | "image";
        /**
         * @description Source of a provenance backup
         * @enum {string}
         */
        ProvenanceBackupSource: "manual" | "generated" | "uploaded" | "downloaded" | "published";
        /**
         * @description Status of a provenance backup: pending → processing → synced or failed; synced → expired.
         * @enum {string}
         */
        ProvenanceBackupStatus: "pending" | "processing" | "synced" | "failed" | "expired";
        /**
         * @description Verification of a provenance backup
         * @enum {string}
         */
        ProvenanceBackupVerification: "pending" | "verified" | "failed";
        /**
         * @description Visibility of a provenance backup
         * @enum {string}
         */
        ProvenanceBackupVisibility: "private" | "public";
        /**
         * @description Custody of a stored object
         * @enum {string}
         */
        StoredObjectCustody: "customer_wallet" | "service_wallet";
        /**
         * @description Platform of a watched source
         * @enum {string}
         */
        WatchedSourcePlatform: "shortvideo" | "photoshare" | "videohost" | "web";
        /**
         * @description Type of a watched source
         * @enum {string}
         */
        WatchedSourceType: "account" | "hashtag" | "keyword";
        LibraryView: {
            voices: components["schemas"]["VoiceView"][];
            total: number;
        };
        VoiceView: {
            voice_id: string;
            name: string;
            source: components["schemas"]["LibraryVoiceSource"];
            gender: string | null;
            language: string | null;
            description: string | null;
            /** @description address of a sound; null without one */
            preview_url: string | null;
            /** Format: date-time */
            created_at: string | null;
        };
        /**
         * @description Source of a voice in the library
         * @enum {string}
         */
        LibraryVoiceSource: "public" | "user_designed" | "user_trained" | "user_vendor_a";
        IntegrationView: {
            connected: boolean;
            /** @description last characters of the key; null without one */
            masked_key: string | null;
        };
        ApiKeyBody: {
            /** @description a key of your own at the vendor */
            api_key: string;
        };
        ConnectedView: {
            connected: boolean;
            user: components["schemas"]["VendorUserView"];
        };
        VendorUserView: {
            subscription: components["schemas"]["SubscriptionView"];
        };
        SubscriptionView: {
            /** @description the plan of the key's account */
            tier: string | null;
        };
        ValidityView: {
            valid: boolean;
        };
        ScriptBody: {
            /** @description language of the script; English where absent */
            language?: string;
        };
        ScriptView: {
            voice_sample: string;
        };
        DescriptionBody: {
            /** @description for example female, male or neutral */
            gender: string;
            /** @description requested properties */
            voice_description?: string;
            /** @description a name or a code, for example English or en */
            language?: string;
            /** @description text that the voice will say */
            script?: string;
        };
        DescriptionView: {
            voice_description: string;
        };
        SamplesBody: {
            /** @description text of the samples; a short text is repeated until it is long enough */
            text: string;
            /** @description description of the sound */
            description?: string;
        };
        SamplesView: {
            samples: components["schemas"]["SampleView"][];
        };
        SampleView: {
            /** @description opaque; for `POST …/voice/design` */
            generation_id: string;
            /** @description an MP3, in base64 */
            audio: string;
        };
        DesignBody: {
            /** @description id of a sample that was made for this agent; each sample can become a voice once */
            generation_id: string;
            name: string;
            /** @description for example female, male or neutral */
            gender?: string;
            /** @description a name or a code, for example English or en */
            language?: string;
            /** @description description of the sound */
            description?: string;
        };
        CloneBody: {
            /** @description without it 400 `validation_error` */
            name?: string;
            /**
             * Format: uri
             * @description a sound at a public address; this or `audio_base64`
             */
            audio_url?: string;
            /** @description a sound of at most 10485760 bytes, in base64 or as a data URL; this or `audio_url` */
            audio_base64?: string;
            /** @description for example female, male or neutral */
            gender?: string;
            /** @description a name or a code, for example English or en */
            language?: string;
            /** @description description of the sound */
            description?: string;
        };
        PreviewBody: {
            /** @description the text to speak */
            text: string;
        };
        OrderedPreviewView: {
            /** @description for `GET …/voice/preview/{job_id}`; also the id of a generation */
            user_job_id: number;
        };
        PreviewView: {
            id: number;
            status: components["schemas"]["JobStatus"];
            /** @constant */
            user_job_type: "voice_preview";
            output_resources: components["schemas"]["PreviewOutputView"][];
            failed_reason: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description Status of a job: pending → processing → completed or failed; both of the first two → stopped. A generation that was stopped is pending again when it is continued.
         * @enum {string}
         */
        JobStatus: "pending" | "processing" | "completed" | "failed" | "stopped";
        PreviewOutputView: {
            /** @description a content resource */
            id: number;
            /** @constant */
            type: "audio";
            file_url: string;
        };
    };
    responses: {
        /** @description validation_error */
        "400.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "validation_error",
                 *       "errors": [
                 *         {
                 *           "field": "rows[3].title",
                 *           "problem": "must be at most 500 characters long"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description unauthorized */
        "401.unauthorized": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description charge_rejected, insufficient_credits */
        "402.charge_rejected.insufficient_credits": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "charge_rejected"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description forbidden, insufficient_scope, permission_denied, second_factor_missing */
        "403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"];
            };
        };
        /** @description insufficient_scope, permission_denied, second_factor_missing */
        "403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "insufficient_scope",
                 *       "missing_scopes": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["ApiError"];
            };
        };
        /** @description not_found */
        "404.not_found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use */
        "409.idempotency_answer_not_stored.idempotency_key_in_use": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idempotency_answer_not_stored"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown */
        "409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idempotency_answer_not_stored"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description payload_too_large */
        "413.payload_too_large": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "payload_too_large"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_key_reused, validation_error */
        "422.idempotency_key_reused.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idempotency_key_reused"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description validation_error */
        "422.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "validation_error",
                 *       "errors": [
                 *         {
                 *           "field": "rows[3].title",
                 *           "problem": "must be at most 500 characters long"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description rate_limited */
        "429.rate_limited": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "rate_limited"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description rate_limited, too_many_jobs */
        "429.rate_limited.too_many_jobs": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "rate_limited"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description vendor_not_set_up */
        "501.vendor_not_set_up": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "vendor_not_set_up"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description backup_interrupted, funding_lookup_failed, readback_failed, source_download_failed, upload_failed */
        "502.backup_interrupted.funding_lookup_failed.readback_failed.source_download_failed.upload_failed": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "backup_interrupted"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description provenance_disabled, provenance_pricing_not_configured, service_unavailable */
        "503.provenance_disabled.provenance_pricing_not_configured.service_unavailable": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "provenance_disabled"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description service_unavailable */
        "503.service_unavailable": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "service_unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description identifies the request in logs; name it when you report an error */
        RequestId: string;
        /** @description seconds after which to try again */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "agentCore.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand_name": "text",
                     *       "description": "Three habits that make mornings calm",
                     *       "identity_type": "brand",
                     *       "goal": "text",
                     *       "target_platforms": [
                     *         "shortvideo"
                     *       ],
                     *       "shortform": true,
                     *       "longform": true,
                     *       "onboarding_status": "text",
                     *       "keywords": [
                     *         "text"
                     *       ],
                     *       "monitored": [
                     *         {
                     *           "handle": "text",
                     *           "item_type": "account"
                     *         }
                     *       ],
                     *       "research_topics": [
                     *         {
                     *           "topic": "text"
                     *         }
                     *       ],
                     *       "linked_accounts": [
                     *         {
                     *           "id": 1,
                     *           "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *           "platform": "shortvideo",
                     *           "display_name": "text"
                     *         }
                     *       ],
                     *       "provenance_enabled": true,
                     *       "provenance_auto_backup_sources": [
                     *         "generated"
                     *       ],
                     *       "provenance_auto_backup_asset_types": [
                     *         "video"
                     *       ],
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "personality": "text",
                     *       "default_user_voice": {
                     *         "voice_id": "text",
                     *         "name": "Calm Mornings",
                     *         "source": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AgentCoreView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agentCore.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["AgentCorePatch"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "status": "ok",
                     *         "data": {},
                     *         "error": "A sentence that says what is wrong"
                     *       },
                     *       "personality": {
                     *         "status": "ok",
                     *         "data": {},
                     *         "error": "A sentence that says what is wrong"
                     *       },
                     *       "voice": {
                     *         "status": "ok",
                     *         "data": {},
                     *         "error": "A sentence that says what is wrong"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OutcomesView"];
                };
            };
            /** @description at least one target failed */
            207: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "status": "ok",
                     *         "data": {},
                     *         "error": "A sentence that says what is wrong"
                     *       },
                     *       "personality": {
                     *         "status": "ok",
                     *         "data": {},
                     *         "error": "A sentence that says what is wrong"
                     *       },
                     *       "voice": {
                     *         "status": "ok",
                     *         "data": {},
                     *         "error": "A sentence that says what is wrong"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OutcomesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "voices": [
                     *         {
                     *           "voice_id": "text",
                     *           "name": "Calm Mornings",
                     *           "source": "public",
                     *           "gender": "text",
                     *           "language": "text",
                     *           "description": "Three habits that make mornings calm",
                     *           "preview_url": "text",
                     *           "created_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["LibraryView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.integration.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connected": true,
                     *       "masked_key": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["IntegrationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.integration.connect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "api_key": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connected": true,
                     *       "user": {
                     *         "subscription": {
                     *           "tier": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectedView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.integration.disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.integration.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "api_key": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true
                     *     }
                     */
                    "application/json": components["schemas"]["ValidityView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.generateScript": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ScriptBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "voice_sample": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ScriptView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.generateDescription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gender": "text"
                 *     }
                 */
                "application/json": components["schemas"]["DescriptionBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "voice_description": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["DescriptionView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.generateSamples": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Good morning"
                 *     }
                 */
                "application/json": components["schemas"]["SamplesBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "samples": [
                     *         {
                     *           "generation_id": "text",
                     *           "audio": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SamplesView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.design": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "generation_id": "text",
                 *       "name": "Calm Mornings"
                 *     }
                 */
                "application/json": components["schemas"]["DesignBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "voice_id": "text",
                     *       "name": "Calm Mornings",
                     *       "source": "public",
                     *       "gender": "text",
                     *       "language": "text",
                     *       "description": "Three habits that make mornings calm",
                     *       "preview_url": "text",
                     *       "created_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["VoiceView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.clone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["CloneBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "voice_id": "text",
                     *       "name": "Calm Mornings",
                     *       "source": "public",
                     *       "gender": "text",
                     *       "language": "text",
                     *       "description": "Three habits that make mornings calm",
                     *       "preview_url": "text",
                     *       "created_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["VoiceView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.previews.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
                /** @description the voice, by its id in the library */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Good morning"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_job_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OrderedPreviewView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.previews.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
                /** @description the job */
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "status": "pending",
                     *       "user_job_type": "voice_preview",
                     *       "output_resources": [
                     *         {
                     *           "id": 1,
                     *           "type": "audio",
                     *           "file_url": "text"
                     *         }
                     *       ],
                     *       "failed_reason": "text",
                     *       "created_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PreviewView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "core.voices.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
                /** @description the voice, by its id in the library */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "backups.list": {
        parameters: {
            query?: {
                /** @description also those that were removed */
                include_removed?: boolean;
                /** @description `next_cursor` of the page before */
                cursor?: number;
                /** @description how many items a page has at most */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "backups": [
                     *         {
                     *           "id": 1,
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "status": "pending",
                     *           "source_event": "manual",
                     *           "source_url": "text",
                     *           "asset_type": "video",
                     *           "visibility": "private",
                     *           "encrypted": true,
                     *           "encryption_scheme": "text",
                     *           "encryption_key_id": "text",
                     *           "owner_chain_address": "text",
                     *           "custody_mode": "customer_wallet",
                     *           "store_object_recipient_address": "text",
                     *           "content_sha256": "text",
                     *           "size_bytes": 1,
                     *           "content_type": "video/mp4",
                     *           "store_blob_id": "text",
                     *           "store_blob_object_id": "text",
                     *           "store_storage_id": "text",
                     *           "store_end_epoch": 1,
                     *           "store_encoded_length_bytes": 1,
                     *           "verification_status": "pending",
                     *           "billing_operation": "text",
                     *           "billing_charge_id": "text",
                     *           "billing_outboxed": true,
                     *           "removed_at": "2026-11-26T09:00:00.000Z",
                     *           "expires_at": "2026-11-26T09:00:00.000Z",
                     *           "renewal_due_at": "2026-11-26T09:00:00.000Z",
                     *           "owner_signature_required": true,
                     *           "metadata": {},
                     *           "failure_code": "text",
                     *           "failed_reason": "text",
                     *           "created_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BackupsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "backups.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["CreateBackupBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "status": "pending",
                     *       "source_event": "manual",
                     *       "source_url": "text",
                     *       "asset_type": "video",
                     *       "visibility": "private",
                     *       "encrypted": true,
                     *       "encryption_scheme": "text",
                     *       "encryption_key_id": "text",
                     *       "owner_chain_address": "text",
                     *       "custody_mode": "customer_wallet",
                     *       "store_object_recipient_address": "text",
                     *       "content_sha256": "text",
                     *       "size_bytes": 1,
                     *       "content_type": "video/mp4",
                     *       "store_blob_id": "text",
                     *       "store_blob_object_id": "text",
                     *       "store_storage_id": "text",
                     *       "store_end_epoch": 1,
                     *       "store_encoded_length_bytes": 1,
                     *       "verification_status": "pending",
                     *       "billing_operation": "text",
                     *       "billing_charge_id": "text",
                     *       "billing_outboxed": true,
                     *       "removed_at": "2026-11-26T09:00:00.000Z",
                     *       "expires_at": "2026-11-26T09:00:00.000Z",
                     *       "renewal_due_at": "2026-11-26T09:00:00.000Z",
                     *       "owner_signature_required": true,
                     *       "metadata": {},
                     *       "failure_code": "text",
                     *       "failed_reason": "text",
                     *       "created_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BackupView"];
                };
            };
            /** @description it takes longer than a minute and continues; the list shows its end */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "status": "pending",
                     *       "source_event": "manual",
                     *       "source_url": "text",
                     *       "asset_type": "video",
                     *       "visibility": "private",
                     *       "encrypted": true,
                     *       "encryption_scheme": "text",
                     *       "encryption_key_id": "text",
                     *       "owner_chain_address": "text",
                     *       "custody_mode": "customer_wallet",
                     *       "store_object_recipient_address": "text",
                     *       "content_sha256": "text",
                     *       "size_bytes": 1,
                     *       "content_type": "video/mp4",
                     *       "store_blob_id": "text",
                     *       "store_blob_object_id": "text",
                     *       "store_storage_id": "text",
                     *       "store_end_epoch": 1,
                     *       "store_encoded_length_bytes": 1,
                     *       "verification_status": "pending",
                     *       "billing_operation": "text",
                     *       "billing_charge_id": "text",
                     *       "billing_outboxed": true,
                     *       "removed_at": "2026-11-26T09:00:00.000Z",
                     *       "expires_at": "2026-11-26T09:00:00.000Z",
                     *       "renewal_due_at": "2026-11-26T09:00:00.000Z",
                     *       "owner_signature_required": true,
                     *       "metadata": {},
                     *       "failure_code": "text",
                     *       "failed_reason": "text",
                     *       "created_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BackupView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            402: components["responses"]["402.charge_rejected.insufficient_credits"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            502: components["responses"]["502.backup_interrupted.funding_lookup_failed.readback_failed.source_download_failed.upload_failed"];
            503: components["responses"]["503.provenance_disabled.provenance_pricing_not_configured.service_unavailable"];
        };
    };
    "backups.hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the backup */
                backup_id: number;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "watchlists.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "watchlists": [
                     *         {
                     *           "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "user_id": "text",
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "name": "Calm Mornings",
                     *           "intent_active": true,
                     *           "project_id": "text",
                     *           "project_error": "text",
                     *           "conversation_id": "text",
                     *           "created_by_run_id": "text",
                     *           "sources": [
                     *             {
                     *               "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *               "watchlist_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *               "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *               "platform": "shortvideo",
                     *               "target_type": "account",
                     *               "target_value": "text",
                     *               "original_display_value": "text",
                     *               "intent_active": true,
                     *               "created_at": "2026-11-26T09:00:00.000Z",
                     *               "updated_at": "2026-11-26T09:00:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-26T09:00:00.000Z",
                     *           "updated_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "watchlists.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Calm Mornings",
                 *       "project_id": "text"
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "user_id": "text",
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "name": "Calm Mornings",
                     *       "intent_active": true,
                     *       "project_id": "text",
                     *       "project_error": "text",
                     *       "conversation_id": "text",
                     *       "created_by_run_id": "text",
                     *       "sources": [
                     *         {
                     *           "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "watchlist_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "platform": "shortvideo",
                     *           "target_type": "account",
                     *           "target_value": "text",
                     *           "original_display_value": "text",
                     *           "intent_active": true,
                     *           "created_at": "2026-11-26T09:00:00.000Z",
                     *           "updated_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "watchlists.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the watchlist */
                watchlist_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "user_id": "text",
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "name": "Calm Mornings",
                     *       "intent_active": true,
                     *       "project_id": "text",
                     *       "project_error": "text",
                     *       "conversation_id": "text",
                     *       "created_by_run_id": "text",
                     *       "sources": [
                     *         {
                     *           "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "watchlist_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "platform": "shortvideo",
                     *           "target_type": "account",
                     *           "target_value": "text",
                     *           "original_display_value": "text",
                     *           "intent_active": true,
                     *           "created_at": "2026-11-26T09:00:00.000Z",
                     *           "updated_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "watchlists.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the watchlist */
                watchlist_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "watchlists.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the watchlist */
                watchlist_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": "text"
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistPatch"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "user_id": "text",
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "name": "Calm Mornings",
                     *       "intent_active": true,
                     *       "project_id": "text",
                     *       "project_error": "text",
                     *       "conversation_id": "text",
                     *       "created_by_run_id": "text",
                     *       "sources": [
                     *         {
                     *           "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "watchlist_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "platform": "shortvideo",
                     *           "target_type": "account",
                     *           "target_value": "text",
                     *           "original_display_value": "text",
                     *           "intent_active": true,
                     *           "created_at": "2026-11-26T09:00:00.000Z",
                     *           "updated_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "watchlists.sources.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the watchlist */
                watchlist_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": "shortvideo",
                 *       "target_type": "account",
                 *       "target_value": "text"
                 *     }
                 */
                "application/json": components["schemas"]["WatchSourceBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "watchlist_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "platform": "shortvideo",
                     *       "target_type": "account",
                     *       "target_value": "text",
                     *       "original_display_value": "text",
                     *       "intent_active": true,
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WatchSourceView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "watchlists.sources.removeByTarget": {
        parameters: {
            query: {
                /** @description the network of the source */
                platform: components["schemas"]["WatchedSourcePlatform"];
                /** @description what kind of source it is */
                target_type: components["schemas"]["WatchedSourceType"];
                /** @description the account, hashtag, words, page or feed of the source */
                target_value: string;
            };
            header?: never;
            path: {
                /** @description the watchlist */
                watchlist_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "watchlists.sources.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the watchlist */
                watchlist_id: string;
                /** @description the source of the watchlist */
                source_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
}
