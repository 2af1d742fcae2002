// Generated from the service's OpenAPI document (`npm run generate`).

export interface paths {
    "/media/{file}": {
        /**
         * Read stored media
         * @description Answers 206 to a range (of several the first), 304 to a known ETag or time, 412 to another ETag or time than demanded, and 416 to a range beyond the end.
         *     The bytes at an address never change, but it may be withdrawn: caches ask again after 10 seconds.
         *     With `width` or `height` a picture is sent smaller, never larger: a JPEG as a JPEG, others as WebP, their first picture if they move. Both are rounded up to 64, 128, 256, 512, 1024, 2048. What is no picture that can be opened answers 422, and one of more than 32 MB or 50 megapixels. A size is drawn once; an address may have so many drawn in a minute that one more is answered 429, and so many are drawn at once and wait that one more is answered 503, both with `Retry-After`.
         */
        get: operations["media.download"];
    };
    "/blobs/{key}": {
        /**
         * Upload the bytes of an announced blob to its pre-signed address
         * @description Takes exactly the announced length, MD5 and type, once. Of several uploads at the same time one wins; an interrupted one may be repeated. It may take any time while it sends at least 8 KiB per second (`MIN_BODY_BYTES_PER_SECOND`), on average over 10 seconds; a slower one ends with 408. A rejected upload is answered immediately; a client that continues to send is disconnected after 5 seconds or 64 MB. The bytes are flushed to the disk after the response, and requests that use the `signed_id` wait for that. If the server lost the bytes before the flush, the `signed_id` is rejected like that of an unfinished upload, and the bytes may be uploaded again.
         */
        put: operations["blobs.upload"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /**
         * @description Fit of a resized picture
         * @enum {string}
         */
        ResizedPictureFit: "inside" | "cover";
    };
    responses: {
        /** @description upload_mismatch */
        "400.upload_mismatch": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "upload_mismatch"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description forbidden */
        "403.forbidden": {
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
                "application/json": components["schemas"]["ApiError"];
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
        /** @description conflict */
        "409.conflict": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "conflict"
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
        /** @description unreadable_source, validation_error */
        "422.unreadable_source.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "unreadable_source"
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
    "media.download": {
        parameters: {
            query?: {
                /** @description of a picture: at most so many pixels wide, rounded up to 64, 128, 256, 512, 1024, 2048 */
                width?: number;
                /** @description of a picture: at most so many pixels high, rounded up to 64, 128, 256, 512, 1024, 2048 */
                height?: number;
                /** @description `inside` keeps the whole picture, `cover` fills both rounded edges and cuts the rest */
                fit?: components["schemas"]["ResizedPictureFit"];
            };
            header?: {
                /** @description the time since which the file must be unchanged */
                "If-Unmodified-Since"?: string;
                /** @description the time of the response that the caller has */
                "If-Modified-Since"?: string;
                /** @description tags of responses that the caller has */
                "If-None-Match"?: string;
                /** @description tags of which the file must have one */
                "If-Match"?: string;
                /** @description the tag for which the range is valid; otherwise all is sent */
                "If-Range"?: string;
                /** @description the bytes to read */
                Range?: string;
            };
            path: {
                /** @description the name of the file, with its extension */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description tag of the bytes */
                    ETag?: string;
                    /** @description time since which the bytes are these */
                    "Last-Modified"?: string;
                    /** @description `bytes`, or `none` for a resized picture */
                    "Accept-Ranges"?: string;
                    /** @description `inline` or `attachment`, with the name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description the range asked for */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description tag of the bytes */
                    ETag?: string;
                    /** @description time since which the bytes are these */
                    "Last-Modified"?: string;
                    /** @description `bytes`, or `none` for a resized picture */
                    "Accept-Ranges"?: string;
                    /** @description `inline` or `attachment`, with the name of the file */
                    "Content-Disposition"?: string;
                    /** @description the range, and the size of the file */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description the bytes are known already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description tag of the bytes */
                    ETag?: string;
                    /** @description time since which the bytes are these */
                    "Last-Modified"?: string;
                    /** @description `bytes`, or `none` for a resized picture */
                    "Accept-Ranges"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            /** @description the bytes are others than the caller has */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description tag of the bytes */
                    ETag?: string;
                    /** @description time since which the bytes are these */
                    "Last-Modified"?: string;
                    /** @description `bytes`, or `none` for a resized picture */
                    "Accept-Ranges"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description the range is beyond the end */
            416: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description tag of the bytes */
                    ETag?: string;
                    /** @description time since which the bytes are these */
                    "Last-Modified"?: string;
                    /** @description `bytes`, or `none` for a resized picture */
                    "Accept-Ranges"?: string;
                    /** @description the size of the file */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["422.unreadable_source.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "blobs.upload": {
        parameters: {
            query: {
                /** @description with the other `X-Amz-*` of the address, as issued */
                "X-Amz-Signature": string;
            };
            header: {
                /** @description as announced */
                "Content-MD5": string;
                /** @description as announced */
                "Content-Type": string;
            };
            path: {
                /** @description the key of the blob, from its signed address */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description MD5 of the bytes in hexadecimal digits */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.upload_mismatch"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.conflict"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
}
