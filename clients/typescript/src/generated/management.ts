export interface paths {
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description of the management interface */
        get: operations["descriptionManagement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what in the organization and its entities, newest first
         * @description Needs the ability `audit_event:read`.
         */
        get: operations["organizationAuditEventsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event of the audit trail
         * @description Needs the ability `audit_event:read`.
         */
        get: operations["organizationAuditEventsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entities of the organization and of its sandbox
         * @description Needs the ability `entity:read`.
         */
        get: operations["entitiesList"];
        put?: never;
        /**
         * Create an entity
         * @description Needs the ability `entity:write`.
         */
        post: operations["entitiesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entities/{entity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entity
         * @description Needs the ability `entity:read`.
         */
        get: operations["entitiesGet"];
        /**
         * Rename an entity
         * @description Needs the ability `entity:write`.
         */
        put: operations["entitiesRename"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entities/{entity}/own-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what an entity says is its own
         * @description Needs the ability `entity:read`.
         */
        get: operations["entitiesOwnDetails"];
        /**
         * Say which ABNs, names and accounts are the entity’s own
         * @description Needs the ability `entity:write`.
         */
        put: operations["entitiesTellOwnDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entities/{entity}/inbox-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the inbox address of an entity, for instance when it has leaked
         * @description Needs the ability `entity:write`.
         */
        post: operations["entitiesReplaceInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is billed, by entity and month
         * @description Needs the ability `entity:read`.
         */
        get: operations["usageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of the organization
         * @description Needs the ability `organization_api_key:read`.
         */
        get: operations["apiKeysList"];
        put?: never;
        /**
         * Create an API key of the organization, with abilities of your own key
         * @description Needs the ability `organization_api_key:write`.
         */
        post: operations["apiKeysCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{apiKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key of the organization
         * @description Needs the ability `organization_api_key:read`.
         */
        get: operations["apiKeysGet"];
        /**
         * Rename an API key of the organization
         * @description Needs the ability `organization_api_key:write`.
         */
        put: operations["apiKeysRename"];
        post?: never;
        /**
         * Revoke an API key of the organization at once
         * @description Needs the ability `organization_api_key:write`.
         */
        delete: operations["apiKeysRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entities/{entity}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of an entity
         * @description Needs the ability `entity_api_key:read`.
         */
        get: operations["entityApiKeysList"];
        put?: never;
        /**
         * Create an API key of an entity
         * @description Needs the ability `entity_api_key:write`.
         */
        post: operations["entityApiKeysCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entities/{entity}/api-keys/{apiKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key of an entity
         * @description Needs the ability `entity_api_key:read`.
         */
        get: operations["entityApiKeysGet"];
        /**
         * Update an entity API key
         * @description Needs the ability `entity_api_key:write`.
         */
        put: operations["entityApiKeysRename"];
        post?: never;
        /**
         * Revoke an API key of an entity at once
         * @description Needs the ability `entity_api_key:write`.
         */
        delete: operations["entityApiKeysRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell which key is used */
        get: operations["managementMeGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of the organization
         * @description Needs the ability `user:read`.
         */
        get: operations["usersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Needs the ability `user:read`.
         */
        get: operations["usersGet"];
        put?: never;
        post?: never;
        /**
         * Remove a user; no key can
         * @description Needs the ability `user:write`.
         */
        delete: operations["usersRemove"];
        options?: never;
        head?: never;
        /**
         * Change the name or the roles of a user; no key can
         * @description Needs the ability `user:write`.
         */
        patch: operations["usersChange"];
        trace?: never;
    };
    "/users/{user}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a user a link to set a new password; no key can
         * @description Needs the ability `user:write`.
         */
        post: operations["usersResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second factors of a user away, who sets up new ones; no key can
         * @description Needs the ability `user:write`.
         */
        post: operations["usersResetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that wait
         * @description Needs the ability `user:read`.
         */
        get: operations["invitationsList"];
        put?: never;
        /**
         * Invite somebody, again if they have not come; no key can
         * @description Needs the ability `user:write`.
         */
        post: operations["invitationsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invitation that waits
         * @description Needs the ability `user:read`.
         */
        get: operations["invitationsGet"];
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation; no key can
         * @description Needs the ability `user:write`.
         */
        delete: operations["invitationsWithdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who is signed in
         * @description Needs the ability `user:read`.
         */
        get: operations["sessionsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a session
         * @description Needs the ability `user:read`.
         */
        get: operations["sessionsGet"];
        put?: never;
        post?: never;
        /**
         * End the session of anybody; no key can
         * @description Needs the ability `user:write`.
         */
        delete: operations["sessionsEnd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description A sentence for people. */
            message: string;
            /**
             * @description Where a program can do something about it: what.
             * @enum {string}
             */
            code?: "fresh_proof_needed" | "csrf_token_wrong" | "second_factor_needed" | "masked_for_role";
        };
        ValidationError: {
            /** @description The first failure, and how many others there are. */
            message: string;
            /** @description Failing field or parameter, as it was sent, to what is wrong with it. */
            errors: {
                [key: string]: string[];
            };
        };
        /** @description All of it, unless fields[audit-events] asks for some. */
        AuditEvent: {
            /** Format: uuid */
            id: string;
            /** @description The entity that it belongs to; null for what is of the organization itself. */
            entity_id?: string | null;
            /** @description What was done, for example `rule.changed`. */
            action?: string;
            /**
             * @description Who did it.
             * @enum {string}
             */
            actor?: "person" | "key" | "command_line" | "service";
            /** @description The person who did it, or stands behind the key that did. */
            user_id?: string | null;
            /** @description What that person is called now. */
            user_name?: string | null;
            /** @description The key that was used. */
            key_id?: string | null;
            /** @description The address that the request came from. */
            address?: string | null;
            /** @description The type of the resource that it was done to. */
            subject_type?: string;
            /** @description Its id. */
            subject_id?: string;
            /** @description What was changed; account numbers and tokens are masked. */
            changes?: {
                attribute: string;
                /** @description The value before; null where there was none. */
                before: unknown;
                /** @description The value after; null where there is none. */
                after: unknown;
                /** @description Whether the values said something of a person and were erased. */
                erased: boolean;
            }[];
            /** @description The request or job that it was done in. */
            correlation_id?: string | null;
            /** @description Its place in the chain of the organization; null until it is sealed, some seconds later. */
            position?: number | null;
            /** Format: date-time */
            created_at?: string;
        };
        PageLinks: {
            /** Format: uri */
            first: string;
            /** Format: uri */
            last: string;
            /** Format: uri */
            prev: string | null;
            /** Format: uri */
            next: string | null;
        };
        PageMeta: {
            current_page: number;
            /** @description Position of the first result of this page. */
            from: number | null;
            last_page: number;
            links: {
                /** Format: uri */
                url: string | null;
                label: string;
                active: boolean;
            }[];
            /** Format: uri */
            path: string;
            per_page: number;
            /** @description Position of the last result of this page. */
            to: number | null;
            total: number;
        };
        /** @description All of it, unless fields[entities] asks for some. */
        Entity: {
            /** Format: uuid */
            id: string;
            /** @description Name of the company that pays. */
            name?: string;
            /**
             * @description Of the organization or of its sandbox twin.
             * @enum {string}
             */
            environment?: "production" | "sandbox";
            /** @description Where invoices can be emailed to. */
            inbox_address?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
        };
        NewEntityBody: {
            /** @enum {unknown} */
            environment?: "production" | "sandbox" | null;
            name: string;
        };
        EntityNameBody: {
            name: string;
        };
        /** @description All of it, unless fields[own-details] asks for some. */
        OwnDetails: {
            /** Format: uuid */
            id: string;
            /** @description ABNs of the entity itself, which invoices give as the buyer’s. */
            abns?: string[];
            /** @description Names of the entity itself, which invoices give as the buyer’s. */
            names?: string[];
            /** @description Accounts of the entity itself: one on an invoice is not another account to pay into. */
            accounts?: {
                account_bsb: string;
                account_number: string;
            }[];
            /** Format: date-time */
            updated_at?: string;
        };
        OwnDetailsBody: {
            abns: string[];
            names: string[];
            accounts: {
                /** @description Must be a BSB of six digits. */
                account_bsb: string;
                /** @description Must be an account number of 5 to 10 digits. */
                account_number: string;
            }[];
        };
        /** @description All of it, unless fields[usage] asks for some. */
        Usage: {
            /** Format: uuid */
            id: string;
            /** @description The entity that used it. */
            entity_id?: string;
            /**
             * @description The environment of the entity; null for one that is gone.
             * @enum {string|null}
             */
            environment?: "production" | "sandbox" | null;
            /** @description YYYY-MM, in UTC. */
            month?: string;
            /** @description Invoices that were read. */
            invoices_read?: number;
            /** @description Verifications that were created. */
            verifications?: number;
            /** @description Checks of presented details against verified ones. */
            checks?: number;
            /** @description Entries of checked ABA files. */
            aba_entries?: number;
        };
        /** @description All of it, unless fields[api-keys] asks for some. */
        APIKey: {
            /** Format: uuid */
            id: string;
            name?: string;
            /** @description What the key may do. */
            abilities?: ("invoice:read" | "invoice:write" | "invoice:review" | "invoice:approve" | "verification:read" | "verification:write" | "check:read" | "check:write" | "aba_check:read" | "aba_check:write" | "inbound_email:read" | "inbound_email:release" | "sender_list:read" | "sender_list:write" | "supplier:read" | "supplier:write" | "rule:read" | "rule:write" | "webhook_subscription:read" | "webhook_subscription:write" | "webhook_event:read" | "approval_policy:write" | "audit_event:read" | "organization_api_key:read" | "organization_api_key:write" | "entity:read" | "entity:write" | "entity_api_key:read" | "entity_api_key:write" | "user:read")[];
            /** @description The user behind the key that made this one. */
            creator?: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: email */
                email: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            };
            /** Format: date-time */
            created_at?: string;
            /**
             * Format: date-time
             * @description Exact to the minute.
             */
            last_used_at?: string | null;
            /**
             * Format: date-time
             * @description When it stops working; null for never.
             */
            expires_at?: string | null;
        };
        NewOrganizationKeyBody: {
            abilities: ("organization_api_key:read" | "organization_api_key:write" | "entity:read" | "entity:write" | "entity_api_key:read" | "entity_api_key:write" | "user:read" | "audit_event:read")[];
            name: string;
            /** Format: date-time */
            expires_at?: string | null;
        };
        /** @description All of it, unless fields[api-keys] asks for some. */
        APIKeyCreated: {
            /** Format: uuid */
            id: string;
            name?: string;
            /** @description What the key may do. */
            abilities?: ("invoice:read" | "invoice:write" | "invoice:review" | "invoice:approve" | "verification:read" | "verification:write" | "check:read" | "check:write" | "aba_check:read" | "aba_check:write" | "inbound_email:read" | "inbound_email:release" | "sender_list:read" | "sender_list:write" | "supplier:read" | "supplier:write" | "rule:read" | "rule:write" | "webhook_subscription:read" | "webhook_subscription:write" | "webhook_event:read" | "approval_policy:write" | "audit_event:read" | "organization_api_key:read" | "organization_api_key:write" | "entity:read" | "entity:write" | "entity_api_key:read" | "entity_api_key:write" | "user:read")[];
            /** @description The user behind the key that made this one. */
            creator?: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: email */
                email: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            };
            /** Format: date-time */
            created_at?: string;
            /**
             * Format: date-time
             * @description Exact to the minute.
             */
            last_used_at?: string | null;
            /**
             * Format: date-time
             * @description When it stops working; null for never.
             */
            expires_at?: string | null;
            /** @description The token in plain text; shown this once. A replay under the same idempotency key leaves it out. */
            token?: string;
        };
        ApiKeyNameBody: {
            name: string;
        };
        NewEntityKeyBody: {
            abilities: ("invoice:read" | "invoice:write" | "invoice:review" | "invoice:approve" | "verification:read" | "verification:write" | "check:read" | "check:write" | "aba_check:read" | "aba_check:write" | "inbound_email:read" | "inbound_email:release" | "sender_list:read" | "sender_list:write" | "supplier:read" | "supplier:write" | "rule:read" | "rule:write" | "webhook_subscription:read" | "webhook_subscription:write" | "webhook_event:read" | "approval_policy:write" | "audit_event:read")[];
            name: string;
            /** Format: date-time */
            expires_at?: string | null;
        };
        /** @description All of it, unless fields[users] asks for some. */
        User: {
            /** Format: uuid */
            id: string;
            name?: string;
            email?: string;
            /**
             * @description At every entity for which no other one is given, and for what belongs to the organization as a whole.
             * @enum {string|null}
             */
            role?: "viewer" | "auditor" | "reviewer" | "approver" | "admin" | null;
            /** @description At single entities. An admin of the organization is admin of all of them. */
            roles?: {
                /** Format: uuid */
                entity_id: string;
                /** @enum {string} */
                role: "viewer" | "auditor" | "reviewer" | "approver" | "admin";
            }[];
            /**
             * @description Whether the person has come yet.
             * @enum {string}
             */
            status?: "invited" | "active";
            /** @description Whether there is an authenticator app or a passkey. */
            second_factor?: boolean;
            /**
             * Format: date-time
             * @description When the person last signed in.
             */
            signed_in_at?: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
        };
        UserChangeBody: {
            name?: string | null;
            /** @enum {unknown} */
            role?: "viewer" | "auditor" | "reviewer" | "approver" | "admin" | null;
            roles?: unknown[] | null;
        };
        /** @description All of it, unless fields[invitations] asks for some. */
        Invitation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id?: string;
            name?: string;
            email?: string;
            /**
             * Format: date-time
             * @description When the mail server took the letter; null until then.
             */
            sent_at?: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            expires_at?: string;
        };
        NewInvitationBody: {
            name: string;
            /** Format: email */
            email: string;
            /** @enum {unknown} */
            role?: "viewer" | "auditor" | "reviewer" | "approver" | "admin" | null;
            roles?: unknown[] | null;
        };
        /** @description All of it, unless fields[invitations] asks for some. */
        InvitationCreated: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id?: string;
            name?: string;
            email?: string;
            /**
             * Format: date-time
             * @description When the mail server took the letter; null until then.
             */
            sent_at?: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            expires_at?: string;
            /** @description The link to pass on, shown this once; null where it was sent by email. */
            url?: string | null;
        };
        /** @description All of it, unless fields[sessions] asks for some. */
        Session: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id?: string;
            user_name?: string;
            /**
             * @description How it began.
             * @enum {string}
             */
            method?: "password" | "passkey" | "oidc" | "link";
            /** @description From where it began. */
            peer_address?: string;
            /** @description What the browser called itself. */
            user_agent?: string | null;
            /** Format: date-time */
            created_at?: string;
            /**
             * Format: date-time
             * @description Exact to the minute.
             */
            last_seen_at?: string;
            /**
             * Format: date-time
             * @description When it ends if nothing is done.
             */
            ends_at?: string;
        };
    };
    responses: {
        /** @description The body is no JSON. */
        Malformed: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid key of this interface was given. */
        Unauthenticated: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key lacks the ability, or this cannot be done in its environment. */
        Forbidden: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or it is not seen by this key. */
        NotFound: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Its state, or an idempotency key that was used for something else, does not allow this. */
        Conflict: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type of the body is not supported here. */
        UnsupportedType: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Parameters or fields are wrong; each is named as it was sent. */
        Invalid: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong in the service. */
        Failed: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service, or something that it needs, is not available at the moment. */
        Unavailable: {
            headers: {
                "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Error-Code": components["headers"]["Error-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description An id of your own to find this request in the logs by. */
        "X-Correlation-Id": string;
        /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: {
        /** @description The id under which this request is found in the logs: the one that was sent, or a new one. */
        "X-Correlation-Id": string;
        /** @description Requests a minute that are allowed. */
        "X-RateLimit-Limit": number;
        /** @description Requests that are left of this minute. */
        "X-RateLimit-Remaining": number;
        /** @description When the minute ends and the count starts again, in seconds since 1970. */
        "X-RateLimit-Reset": number;
        /** @description The kind of the error, for programs: the message is for people and may change. */
        "Error-Code": "malformed" | "unauthenticated" | "forbidden" | "not_found" | "conflict" | "too_large" | "unsupported_type" | "invalid" | "too_many_requests" | "unavailable" | "fresh_proof_needed" | "csrf_token_wrong" | "second_factor_needed" | "masked_for_role" | "unexpected";
        /** @description The address of what was created, where it can be got by itself. */
        Location: string;
        /** @description Seconds to wait. */
        "Retry-After": number;
        /** @description Where the idempotency key was used before: `true`. */
        "Idempotent-Replayed": "true";
        /** @description Offers a download under its file name. */
        "Content-Disposition": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    descriptionManagement: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    organizationAuditEventsList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with this value. */
                "filter[action]"?: string;
                /** @description Only those with any of these values, separated by commas. */
                "filter[actor]"?: ("person" | "key" | "command_line" | "service")[];
                /** @description Only those with this value. */
                "filter[user_id]"?: string;
                /** @description Only those with this value. */
                "filter[key_id]"?: string;
                /** @description Only those with this value. */
                "filter[subject_type]"?: string;
                /** @description Only those with this value. */
                "filter[subject_id]"?: string;
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at")[];
                /** @description Attributes to show of audit-events, separated by commas; all of them where absent. */
                "fields[audit-events]"?: ("entity_id" | "action" | "actor" | "user_id" | "user_name" | "key_id" | "address" | "subject_type" | "subject_id" | "changes" | "correlation_id" | "position" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEvent"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    organizationAuditEventsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of audit-events, separated by commas; all of them where absent. */
                "fields[audit-events]"?: ("entity_id" | "action" | "actor" | "user_id" | "user_name" | "key_id" | "address" | "subject_type" | "subject_id" | "changes" | "correlation_id" | "position" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEvent"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entitiesList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[environment]"?: ("production" | "sandbox")[];
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
                /** @description Attributes to show of entities, separated by commas; all of them where absent. */
                "fields[entities]"?: ("name" | "environment" | "inbox_address" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entitiesCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of entities, separated by commas; all of them where absent. */
                "fields[entities]"?: ("name" | "environment" | "inbox_address" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEntityBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entitiesGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of entities, separated by commas; all of them where absent. */
                "fields[entities]"?: ("name" | "environment" | "inbox_address" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entitiesRename: {
        parameters: {
            query?: {
                /** @description Attributes to show of entities, separated by commas; all of them where absent. */
                "fields[entities]"?: ("name" | "environment" | "inbox_address" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityNameBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entitiesOwnDetails: {
        parameters: {
            query?: {
                /** @description Attributes to show of own-details, separated by commas; all of them where absent. */
                "fields[own-details]"?: ("abns" | "names" | "accounts" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entitiesTellOwnDetails: {
        parameters: {
            query?: {
                /** @description Attributes to show of own-details, separated by commas; all of them where absent. */
                "fields[own-details]"?: ("abns" | "names" | "accounts" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDetailsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnDetails"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entitiesReplaceInbox: {
        parameters: {
            query?: {
                /** @description Attributes to show of entities, separated by commas; all of them where absent. */
                "fields[entities]"?: ("name" | "environment" | "inbox_address" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    usageList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with this value. */
                "filter[entity_id]"?: string;
                /** @description Only those with any of these values, separated by commas. */
                "filter[environment]"?: ("production" | "sandbox")[];
                /** @description Only those with this value or more. */
                "filter[month_from]"?: string;
                /** @description Only those with this value or less. */
                "filter[month_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -month. */
                sort?: ("month" | "-month")[];
                /** @description Attributes to show of usage, separated by commas; all of them where absent. */
                "fields[usage]"?: ("entity_id" | "environment" | "month" | "invoices_read" | "verifications" | "checks" | "aba_entries")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Usage"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiKeysList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "last_used_at" | "-last_used_at" | "name" | "-name")[];
                /** @description Attributes to show of api-keys, separated by commas; all of them where absent. */
                "fields[api-keys]"?: ("name" | "abilities" | "creator" | "created_at" | "last_used_at" | "expires_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["APIKey"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiKeysCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of api-keys, separated by commas; all of them where absent. */
                "fields[api-keys]"?: ("name" | "abilities" | "creator" | "created_at" | "last_used_at" | "expires_at" | "token")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrganizationKeyBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["APIKeyCreated"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiKeysGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of api-keys, separated by commas; all of them where absent. */
                "fields[api-keys]"?: ("name" | "abilities" | "creator" | "created_at" | "last_used_at" | "expires_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                apiKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["APIKey"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiKeysRename: {
        parameters: {
            query?: {
                /** @description Attributes to show of api-keys, separated by commas; all of them where absent. */
                "fields[api-keys]"?: ("name" | "abilities" | "creator" | "created_at" | "last_used_at" | "expires_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                apiKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyNameBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["APIKey"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiKeysRevoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                apiKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty. */
            204: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entityApiKeysList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "last_used_at" | "-last_used_at" | "name" | "-name")[];
                /** @description Attributes to show of api-keys, separated by commas; all of them where absent. */
                "fields[api-keys]"?: ("name" | "abilities" | "creator" | "created_at" | "last_used_at" | "expires_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["APIKey"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entityApiKeysCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of api-keys, separated by commas; all of them where absent. */
                "fields[api-keys]"?: ("name" | "abilities" | "creator" | "created_at" | "last_used_at" | "expires_at" | "token")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEntityKeyBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["APIKeyCreated"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entityApiKeysGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of api-keys, separated by commas; all of them where absent. */
                "fields[api-keys]"?: ("name" | "abilities" | "creator" | "created_at" | "last_used_at" | "expires_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
                /** @description Its id. */
                apiKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["APIKey"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entityApiKeysRename: {
        parameters: {
            query?: {
                /** @description Attributes to show of api-keys, separated by commas; all of them where absent. */
                "fields[api-keys]"?: ("name" | "abilities" | "creator" | "created_at" | "last_used_at" | "expires_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
                /** @description Its id. */
                apiKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyNameBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["APIKey"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    entityApiKeysRevoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                entity: string;
                /** @description Its id. */
                apiKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty. */
            204: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    managementMeGet: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "api-keys" | "users";
                            /** @description Name of the key or of the person. */
                            name: string;
                            /** @description What may be done here. */
                            abilities: string[];
                            /** @enum {string} */
                            environment: "production" | "sandbox";
                            /** Format: uuid */
                            organization_id: string;
                            /**
                             * Format: uuid
                             * @description Null for a key of the organization.
                             */
                            entity_id: string | null;
                            /**
                             * Format: date-time
                             * @description When a key stops working; null for never.
                             */
                            expires_at: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[status]"?: ("invited" | "active")[];
                /** @description Only those with this value. */
                "filter[email]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "name" | "-name" | "email" | "-email")[];
                /** @description Attributes to show of users, separated by commas; all of them where absent. */
                "fields[users]"?: ("name" | "email" | "role" | "roles" | "status" | "second_factor" | "signed_in_at" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of users, separated by commas; all of them where absent. */
                "fields[users]"?: ("name" | "email" | "role" | "roles" | "status" | "second_factor" | "signed_in_at" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty. */
            204: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersChange: {
        parameters: {
            query?: {
                /** @description Attributes to show of users, separated by commas; all of them where absent. */
                "fields[users]"?: ("name" | "email" | "role" | "roles" | "status" | "second_factor" | "signed_in_at" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChangeBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersResetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The link to pass on; null where it was sent by email. */
                            url: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersResetSecondFactor: {
        parameters: {
            query?: {
                /** @description Attributes to show of users, separated by commas; all of them where absent. */
                "fields[users]"?: ("name" | "email" | "role" | "roles" | "status" | "second_factor" | "signed_in_at" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitationsList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "email" | "-email")[];
                /** @description Attributes to show of invitations, separated by commas; all of them where absent. */
                "fields[invitations]"?: ("user_id" | "name" | "email" | "sent_at" | "created_at" | "expires_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitationsCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of invitations, separated by commas; all of them where absent. */
                "fields[invitations]"?: ("user_id" | "name" | "email" | "sent_at" | "created_at" | "expires_at" | "url")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitationBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitationCreated"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitationsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of invitations, separated by commas; all of them where absent. */
                "fields[invitations]"?: ("user_id" | "name" | "email" | "sent_at" | "created_at" | "expires_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitationsWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty. */
            204: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionsList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "last_seen_at" | "-last_seen_at")[];
                /** @description Attributes to show of sessions, separated by commas; all of them where absent. */
                "fields[sessions]"?: ("user_id" | "user_name" | "method" | "peer_address" | "user_agent" | "created_at" | "last_seen_at" | "ends_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of sessions, separated by commas; all of them where absent. */
                "fields[sessions]"?: ("user_id" | "user_name" | "method" | "peer_address" | "user_agent" | "created_at" | "last_seen_at" | "ends_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionsEnd: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body is empty. */
            204: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
