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
            /** @enum {string} */
            item_type: "account" | "hashtag" | "keyword";
        };
        ResearchTopicView: {
            topic: string;
        };
        LinkedAccountView: {
            id: number;
            url: string;
            /** @enum {string|null} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional" | null;
            display_name: string | null;
        };
        VoiceView: {
            voice_id: string;
            name: string | null;
            source: string | null;
        };
        AgentCoreView: {
            brand_name: string | null;
            description: string | null;
            /** @enum {string|null} */
            identity_type: "brand" | "character" | null;
            goal: string | null;
            target_platforms: ("shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional")[];
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
            provenance_auto_backup_sources: ("generated" | "uploaded" | "downloaded" | "published")[];
            provenance_auto_backup_asset_types: ("video" | "image")[];
            /** Format: uuid */
            agent_id: string;
            personality: string | null;
            default_user_voice: components["schemas"]["VoiceView"] | null;
        };
        MonitoredItemBody: {
            handle: string;
            /** @enum {string} */
            item_type: "account" | "hashtag" | "keyword";
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
            /** @enum {string|null} */
            platform?: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional" | null;
            display_name?: string | null;
        };
        VoiceBody: {
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
            /** @enum {string|null} */
            identity_type?: "brand" | "character" | null;
            goal?: string | null;
            /** @description platforms to make content for */
            target_platforms?: ("shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional")[] | null;
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
            default_user_voice?: components["schemas"]["VoiceBody"] | null;
            /** @description switches automatic backup; off until set */
            provenance_enabled?: boolean | null;
            /** @description events that back up; none where empty */
            provenance_auto_backup_sources?: ("generated" | "uploaded" | "downloaded" | "published")[] | null;
            /** @description what is backed up */
            provenance_auto_backup_asset_types?: ("video" | "image")[] | null;
        };
        OutcomeView: {
            /** @enum {string} */
            status: "ok" | "error";
            /** @description where ok: the target's fields as they are now */
            data?: {
                [key: string]: unknown;
            };
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
            /**
             * @description pending → processing → synced or failed; a synced one becomes expired
             * @enum {string}
             */
            status: "pending" | "processing" | "synced" | "failed" | "expired";
            /** @enum {string} */
            source_event: "manual" | "generated" | "uploaded" | "downloaded" | "published";
            source_url: string;
            /** @enum {string} */
            asset_type: "video" | "image";
            /** @enum {string} */
            visibility: "private" | "public";
            encrypted: boolean;
            encryption_scheme: string | null;
            encryption_key_id: string | null;
            owner_chain_address: string | null;
            /** @enum {string} */
            custody_mode: "customer_wallet" | "service_wallet";
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
            /** @enum {string} */
            verification_status: "pending" | "verified" | "failed";
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
            metadata: {
                [key: string]: unknown;
            } | null;
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
            /**
             * @default video
             * @enum {string}
             */
            asset_type?: "video" | "image";
            /**
             * @description private needs `encrypted` and `encryption_scheme`
             * @default private
             * @enum {string}
             */
            visibility?: "private" | "public";
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
            /**
             * @default manual
             * @enum {string}
             */
            source_event?: "manual" | "generated" | "uploaded" | "downloaded" | "published";
            /** @description MIME type; what the source says where absent */
            content_type?: string | null;
            /** @description one backup and one charge for all requests with it */
            idempotency_key?: string | null;
            /** @description kept as it is, and shown */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        WatchSourceView: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            watchlist_id: string;
            /** Format: uuid */
            agent_id: string;
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "videohost" | "web";
            /** @enum {string} */
            target_type: "account" | "hashtag" | "keyword";
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
            /**
             * @description `web` is a page of RSS, Atom or a sitemap, read without a vendor
             * @enum {string}
             */
            platform: "shortvideo" | "photoshare" | "videohost" | "web";
            /**
             * @description `keyword` is not for `photoshare`; `web` has `account` alone
             * @enum {string}
             */
            target_type: "account" | "hashtag" | "keyword";
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
        BackupInterruptedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "backup_interrupted";
            errors?: components["schemas"]["FieldErrors"];
        };
        ChargeRejectedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "charge_rejected";
            errors?: components["schemas"]["FieldErrors"];
        };
        /** @description the invalid fields, where known, with paths as in `rows[3].title`; the first is the one of `error` */
        FieldErrors: {
            field: string;
            problem: string;
        }[];
        ForbiddenError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "forbidden";
            errors?: components["schemas"]["FieldErrors"];
        };
        FundingLookupFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "funding_lookup_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        IdempotencyAnswerNotStoredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "idempotency_answer_not_stored";
            errors?: components["schemas"]["FieldErrors"];
        };
        IdempotencyKeyInUseError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "idempotency_key_in_use";
            errors?: components["schemas"]["FieldErrors"];
        };
        IdempotencyKeyReusedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "idempotency_key_reused";
            errors?: components["schemas"]["FieldErrors"];
        };
        IdempotencyOutcomeUnknownError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "idempotency_outcome_unknown";
            errors?: components["schemas"]["FieldErrors"];
        };
        InsufficientCreditsError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "insufficient_credits";
            errors?: components["schemas"]["FieldErrors"];
        };
        InsufficientScopeErrorMissingScopes: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "insufficient_scope";
            errors?: components["schemas"]["FieldErrors"];
            /** @description of `insufficient_scope`: the scopes of `x-scope` that the key lacks */
            missing_scopes?: string[];
        };
        NotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        PayloadTooLargeError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "payload_too_large";
            errors?: components["schemas"]["FieldErrors"];
        };
        PermissionDeniedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "permission_denied";
            errors?: components["schemas"]["FieldErrors"];
        };
        ProvenanceDisabledError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "provenance_disabled";
            errors?: components["schemas"]["FieldErrors"];
        };
        ProvenancePricingNotConfiguredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "provenance_pricing_not_configured";
            errors?: components["schemas"]["FieldErrors"];
        };
        RateLimitedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "rate_limited";
            errors?: components["schemas"]["FieldErrors"];
        };
        ReadbackFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "readback_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        SecondFactorMissingError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "second_factor_missing";
            errors?: components["schemas"]["FieldErrors"];
        };
        ServiceUnavailableError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "service_unavailable";
            errors?: components["schemas"]["FieldErrors"];
        };
        SourceDownloadFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "source_download_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        TooManyJobsError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "too_many_jobs";
            errors?: components["schemas"]["FieldErrors"];
        };
        UnauthorizedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "unauthorized";
            errors?: components["schemas"]["FieldErrors"];
        };
        UploadFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "upload_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        ValidationError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "validation_error";
            errors?: components["schemas"]["FieldErrors"];
        };
        VendorNotSetUpError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "vendor_not_set_up";
            errors?: components["schemas"]["FieldErrors"];
        };
    };
    responses: {
        /** @description validation_error */
        "400.validation_error": {
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description unauthorized */
        "401.unauthorized": {
            content: {
                "application/json": components["schemas"]["UnauthorizedError"];
            };
        };
        /** @description charge_rejected, insufficient_credits */
        "402.charge_rejected.insufficient_credits": {
            content: {
                "application/json": components["schemas"]["ChargeRejectedError"] | components["schemas"]["InsufficientCreditsError"];
            };
        };
        /** @description forbidden, insufficient_scope, permission_denied, second_factor_missing */
        "403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["ForbiddenError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["PermissionDeniedError"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description insufficient_scope, permission_denied, second_factor_missing */
        "403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["PermissionDeniedError"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description not_found */
        "404.not_found": {
            content: {
                "application/json": components["schemas"]["NotFoundError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use */
        "409.idempotency_answer_not_stored.idempotency_key_in_use": {
            content: {
                "application/json": components["schemas"]["IdempotencyAnswerNotStoredError"] | components["schemas"]["IdempotencyKeyInUseError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown */
        "409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown": {
            content: {
                "application/json": components["schemas"]["IdempotencyAnswerNotStoredError"] | components["schemas"]["IdempotencyKeyInUseError"] | components["schemas"]["IdempotencyOutcomeUnknownError"];
            };
        };
        /** @description payload_too_large */
        "413.payload_too_large": {
            content: {
                "application/json": components["schemas"]["PayloadTooLargeError"];
            };
        };
        /** @description idempotency_key_reused, validation_error */
        "422.idempotency_key_reused.validation_error": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description validation_error */
        "422.validation_error": {
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description rate_limited */
        "429.rate_limited": {
            content: {
                "application/json": components["schemas"]["RateLimitedError"];
            };
        };
        /** @description rate_limited, too_many_jobs */
        "429.rate_limited.too_many_jobs": {
            content: {
                "application/json": components["schemas"]["RateLimitedError"] | components["schemas"]["TooManyJobsError"];
            };
        };
        /** @description vendor_not_set_up */
        "501.vendor_not_set_up": {
            content: {
                "application/json": components["schemas"]["VendorNotSetUpError"];
            };
        };
        /** @description backup_interrupted, funding_lookup_failed, readback_failed, source_download_failed, upload_failed */
        "502.backup_interrupted.funding_lookup_failed.readback_failed.source_download_failed.upload_failed": {
            content: {
                "application/json": components["schemas"]["BackupInterruptedError"] | components["schemas"]["FundingLookupFailedError"] | components["schemas"]["ReadbackFailedError"] | components["schemas"]["SourceDownloadFailedError"] | components["schemas"]["UploadFailedError"];
            };
        };
        /** @description provenance_disabled, provenance_pricing_not_configured, service_unavailable */
        "503.provenance_disabled.provenance_pricing_not_configured.service_unavailable": {
            content: {
                "application/json": components["schemas"]["ProvenanceDisabledError"] | components["schemas"]["ProvenancePricingNotConfiguredError"] | components["schemas"]["ServiceUnavailableError"];
            };
        };
        /** @description service_unavailable */
        "503.service_unavailable": {
            content: {
                "application/json": components["schemas"]["ServiceUnavailableError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "agentCore.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCorePatch"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["OutcomesView"];
                };
            };
            /** @description at least one target failed */
            207: {
                content: {
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            201: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            201: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            202: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
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
                agent_id: number | string;
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
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
                limit?: number;
            };
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBackupBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupView"];
                };
            };
            /** @description it takes longer than a minute and continues; the list shows its end */
            202: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
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
                backup_id: number;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
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
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
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
                watchlist_id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
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
                watchlist_id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
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
                watchlist_id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistPatch"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
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
                watchlist_id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchSourceBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
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
                platform: "shortvideo" | "photoshare" | "videohost" | "web";
                target_type: "account" | "hashtag" | "keyword";
                target_value: string;
            };
            header?: never;
            path: {
                watchlist_id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
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
                watchlist_id: string;
                source_id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
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
