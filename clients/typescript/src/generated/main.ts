export interface paths {
    "/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what, newest first
         * @description Needs the ability `audit_event:read`.
         */
        get: operations["auditEventsList"];
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
        get: operations["auditEventsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current organization */
        get: operations["organizationGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the current sandbox organization: delete its data and revoke its keys
         * @description Needs the ability `verification:write`.
         */
        post: operations["resetReset"];
        delete?: never;
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
        get: operations["meGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all verifications
         * @description Needs the ability `verification:read`.
         */
        get: operations["verificationsList"];
        put?: never;
        /**
         * Create a verification
         * @description Needs the ability `verification:write`.
         */
        post: operations["verificationsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/{verification}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a verification
         * @description Needs the ability `verification:read`.
         */
        get: operations["verificationsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give a verification aliases: further names under which its payee sends invoices
         * @description Needs the ability `verification:write`.
         */
        patch: operations["verificationsChange"];
        trace?: never;
    };
    "/verifications/{verification}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending verification
         * @description Needs the ability `verification:write`.
         */
        post: operations["verificationsCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/{verification}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a verified verification: from then on it matches nothing
         * @description Needs the ability `verification:write`.
         */
        post: operations["verificationsRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/{verification}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all checks for a verification
         * @description Needs the ability `check:read`.
         */
        get: operations["checksList"];
        put?: never;
        /**
         * Check details against a verification
         * @description Needs the ability `check:write`.
         */
        post: operations["checksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/{verification}/checks/{check}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a check for a verification
         * @description Needs the ability `check:read`.
         */
        get: operations["checksGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all invoices
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoicesList"];
        put?: never;
        /**
         * Upload an invoice
         * @description Needs the ability `invoice:write`.
         */
        post: operations["invoicesUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoicesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say who is to look at an invoice
         * @description Needs the ability `invoice:review`.
         */
        patch: operations["assignmentChange"];
        trace?: never;
    };
    "/invoices/{invoice}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the original file of an invoice
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoicesFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of the file of an invoice
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoicePagesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}/pages/{page}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a page, upright
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoicePagesPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}/pages/{page}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the words that were read of a page, with their places
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoicePagesWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all suppliers
         * @description Needs the ability `supplier:read`.
         */
        get: operations["suppliersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/{supplier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a supplier
         * @description Needs the ability `supplier:read`.
         */
        get: operations["suppliersGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/{supplier}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another supplier into this one
         * @description Needs the ability `supplier:write`.
         */
        post: operations["suppliersMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what arrived by email
         * @description Needs the ability `inbound_email:read`.
         */
        get: operations["inboundEmailsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an inbound email
         * @description Needs the ability `inbound_email:read`.
         */
        get: operations["inboundEmailsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{email}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a message as it arrived
         * @description Needs the ability `inbound_email:read`.
         */
        get: operations["inboundEmailsRaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{email}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a held email be read
         * @description Needs the ability `inbound_email:release` or `sender_list:write`.
         */
        post: operations["inboundEmailsRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{email}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a held email from being read
         * @description Needs the ability `inbound_email:release` or `sender_list:write`.
         */
        post: operations["inboundEmailsRefuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{email}/process-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an email apart again; invoices that it gave stay
         * @description Needs the ability `inbound_email:release`.
         */
        post: operations["inboundEmailsProcessAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{email}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a message says, and by which way it came
         * @description Needs the ability `inbound_email:read`.
         */
        get: operations["emailMessageMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{email}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message as its sender laid it out, to be shown in a frame that obeys nothing of it; its text where it has no HTML
         * @description Needs the ability `inbound_email:read`.
         */
        get: operations["emailMessageHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sender-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the senders that are allowed, blocked or asked about
         * @description Needs the ability `sender_list:read`.
         */
        get: operations["senderRulesList"];
        put?: never;
        /**
         * Allow, block or ask about a sender
         * @description Needs the ability `sender_list:write`.
         */
        post: operations["senderRulesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sender-rules/{rule}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sender rule
         * @description Needs the ability `sender_list:read`.
         */
        get: operations["senderRulesGet"];
        /**
         * Change what happens to the mail of a sender
         * @description Needs the ability `sender_list:write`.
         */
        put: operations["senderRulesChange"];
        post?: never;
        /**
         * Remove a sender rule
         * @description Needs the ability `sender_list:write`.
         */
        delete: operations["senderRulesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sender-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what happens to mail of any other sender
         * @description Needs the ability `sender_list:read`.
         */
        get: operations["senderSettingsGet"];
        /**
         * Choose what happens to mail of any other sender
         * @description Needs the ability `sender_list:write`.
         */
        put: operations["senderSettingsChoose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aba-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all ABA checks
         * @description Needs the ability `aba_check:read`.
         */
        get: operations["abaChecksList"];
        put?: never;
        /**
         * Upload a payment batch file (ABA)
         * @description Needs the ability `aba_check:write`.
         */
        post: operations["abaChecksUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aba-checks/{aba_check}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an ABA check
         * @description Needs the ability `aba_check:read`.
         */
        get: operations["abaChecksGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aba-checks/{aba_check}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a payment file, in pages
         * @description Needs the ability `aba_check:read`.
         */
        get: operations["abaCheckEntriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aba-checks/{aba_check}/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many entries of a payment file have which result, and what they come to
         * @description Needs the ability `aba_check:read`.
         */
        get: operations["abaCheckEntriesTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aba-checks/{aba_check}/last-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the accounts of some entries were last in a payment file that passed or was approved
         * @description Needs the ability `aba_check:read`.
         */
        get: operations["abaCheckEntriesLastPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aba-checks/{aba_check}/earlier-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which earlier payment file this one is a copy of, and what differs
         * @description Needs the ability `aba_check:read`.
         */
        get: operations["abaCheckEntriesEarlier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule-facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What rules can be written about, and how it can be compared
         * @description Needs the ability `rule:read`.
         */
        get: operations["ruleFactsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all rules
         * @description Needs the ability `rule:read`.
         */
        get: operations["rulesList"];
        put?: never;
        /**
         * Create a rule
         * @description Needs the ability `rule:write`.
         */
        post: operations["rulesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try conditions on the last 200 invoices
         * @description Needs the ability `rule:write`.
         */
        post: operations["rulesTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{rule}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a rule
         * @description Needs the ability `rule:read`.
         */
        get: operations["rulesGet"];
        /**
         * Change a rule, or switch a built-in one
         * @description Needs the ability `rule:write`.
         */
        put: operations["rulesChange"];
        post?: never;
        /**
         * Delete a rule
         * @description Needs the ability `rule:write`.
         */
        delete: operations["rulesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what an invoice is to be compared with: verified accounts, the supplier’s history, duplicates
         * @description Needs the ability `invoice:read`.
         */
        get: operations["comparisonGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was said of an invoice
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoiceCommentsList"];
        put?: never;
        /**
         * Say something of an invoice
         * @description Needs the ability `invoice:review`.
         */
        post: operations["invoiceCommentsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was corrected of an invoice
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoiceCorrectionsList"];
        put?: never;
        /**
         * Correct a field of an invoice; its checks run again
         * @description Needs the ability `invoice:review`.
         */
        post: operations["invoiceCorrectionsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was decided of an invoice
         * @description Needs the ability `invoice:read`.
         */
        get: operations["invoiceDecisionsList"];
        put?: never;
        /**
         * Approve, hold, reject or open again an invoice
         * @description Needs the ability `invoice:review`.
         */
        post: operations["invoiceDecisionsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aba-checks/{aba_check}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was decided of a payment file
         * @description Needs the ability `aba_check:read`.
         */
        get: operations["abaCheckDecisionsList"];
        put?: never;
        /**
         * Approve, hold, reject or open again a payment file with failures
         * @description Needs the ability `invoice:review`.
         */
        post: operations["abaCheckDecisionsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide up to 200 invoices, each by itself
         * @description Needs the ability `invoice:review`.
         */
        post: operations["decisionsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice}/read-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the file of an invoice again; what was decided is opened again
         * @description Needs the ability `invoice:review`.
         */
        post: operations["readAgainCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many people a payment needs
         * @description Needs the ability `invoice:read`.
         */
        get: operations["approvalPolicyGet"];
        /**
         * Say how many people a payment needs; what loosens it waits for a second admin
         * @description Needs the ability `approval_policy:write`.
         */
        put: operations["approvalPolicyChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the views of one’s own and those that are shared
         * @description Needs the ability `invoice:read`.
         */
        get: operations["savedViewsList"];
        put?: never;
        /**
         * Save a view of a list
         * @description Needs the ability `invoice:read`.
         */
        post: operations["savedViewsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{view}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a view
         * @description Needs the ability `invoice:read`.
         */
        get: operations["savedViewsGet"];
        /**
         * Change a view of one’s own
         * @description Needs the ability `invoice:read`.
         */
        put: operations["savedViewsChange"];
        post?: never;
        /**
         * Remove a view
         * @description Needs the ability `invoice:read`.
         */
        delete: operations["savedViewsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all webhook subscriptions
         * @description Needs the ability `webhook_subscription:read`.
         */
        get: operations["webhookSubscriptionsList"];
        put?: never;
        /**
         * Create a webhook subscription; its secret is shown this once
         * @description Needs the ability `webhook_subscription:write`.
         */
        post: operations["webhookSubscriptionsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-subscriptions/{subscription}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook subscription
         * @description Needs the ability `webhook_subscription:read`.
         */
        get: operations["webhookSubscriptionsGet"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription with its events
         * @description Needs the ability `webhook_subscription:write`.
         */
        delete: operations["webhookSubscriptionsRemove"];
        options?: never;
        head?: never;
        /**
         * Change a webhook subscription
         * @description Needs the ability `webhook_subscription:write`.
         */
        patch: operations["webhookSubscriptionsChange"];
        trace?: never;
    };
    "/webhook-subscriptions/{subscription}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook subscription; both sign for a day
         * @description Needs the ability `webhook_subscription:write`.
         */
        post: operations["webhookSubscriptionsRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-subscriptions/{subscription}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook subscription
         * @description Needs the ability `webhook_subscription:write`.
         */
        post: operations["webhookSubscriptionsTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-subscriptions/{subscription}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send every failed event of a webhook subscription since a moment again
         * @description Needs the ability `webhook_subscription:write`.
         */
        post: operations["webhookSubscriptionsRecover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-subscriptions/{subscription}/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all events of a webhook subscription
         * @description Needs the ability `webhook_event:read`.
         */
        get: operations["webhookEventsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-subscriptions/{subscription}/webhook-events/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event of a webhook subscription
         * @description Needs the ability `webhook_event:read`.
         */
        get: operations["webhookEventsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-subscriptions/{subscription}/webhook-events/{event}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event of a webhook subscription again, now
         * @description Needs the ability `webhook_subscription:write`.
         */
        post: operations["webhookEventsRedeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhook events of every subscription
         * @description Needs the ability `webhook_event:read`.
         */
        get: operations["entityWebhookEventsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-events/{webhook_event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook event
         * @description Needs the ability `webhook_event:read`.
         */
        get: operations["entityWebhookEventsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What arrived, what became of it, and how long that took, by day
         * @description Needs the ability `invoice:read`.
         */
        get: operations["statisticsDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for people now
         * @description Needs the ability `invoice:read`.
         */
        get: operations["statisticsWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hear of changes as they happen (server-sent events) */
        get: operations["liveListen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all messages that did not leave the sandbox
         * @description Needs the ability `verification:read`.
         */
        get: operations["sandboxMessagesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox-messages/{message}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message that did not leave the sandbox
         * @description Needs the ability `verification:read`.
         */
        get: operations["sandboxMessagesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive? */
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Can it do its work? */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description of the main interface */
        get: operations["descriptionMain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The description of how people sign in */
        get: operations["descriptionSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page to read this description */
        get: operations["descriptionPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/start.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The script of the page */
        get: operations["descriptionScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/assets/{asset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of the page */
        get: operations["descriptionAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/individual-authentication/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page on which an individual confirms bank details */
        get: operations["individualPageShow"];
        put?: never;
        /** Ask for a code, or send the answer, from that page */
        post: operations["individualPageTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "verification.pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: pending */
        post: operations["receiveVerificationPending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: verified */
        post: operations["receiveVerificationVerified"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: rejected */
        post: operations["receiveVerificationRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: failed */
        post: operations["receiveVerificationFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: cancelled */
        post: operations["receiveVerificationCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: expired */
        post: operations["receiveVerificationExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: error */
        post: operations["receiveVerificationError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.replaced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: replaced */
        post: operations["receiveVerificationReplaced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: revoked */
        post: operations["receiveVerificationRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.confirmation_notification_sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verification: confirmation notification sent */
        post: operations["receiveVerificationConfirmationNotificationSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.processed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoice: processed */
        post: operations["receiveInvoiceProcessed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoice: failed */
        post: operations["receiveInvoiceFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.invalid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoice: invalid */
        post: operations["receiveInvoiceInvalid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoice: approved */
        post: operations["receiveInvoiceApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoice: rejected */
        post: operations["receiveInvoiceRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoice: held */
        post: operations["receiveInvoiceHeld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "aba_check.passed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ABA check: passed */
        post: operations["receiveAbaCheckPassed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "aba_check.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** ABA check: failed */
        post: operations["receiveAbaCheckFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "check.compromised": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check: compromised */
        post: operations["receiveCheckCompromised"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook_subscription.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Webhook subscription: test */
        post: operations["receiveWebhookSubscriptionTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
        AuditEvent: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "audit-events";
            /** @description All of them, unless fields[audit-events] asks for some. */
            attributes: {
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
        Organization: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "organizations";
            /** @description All of them, unless fields[organizations] asks for some. */
            attributes: {
                name?: string;
                slug?: string;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        NewVerificationBody: {
            business_name: string;
            /** @description Must be an ABN of 11 digits with a correct checksum. */
            business_abn: string;
            business_phone?: string | null;
            individual_name: string;
            /** @description Must be an Australian mobile number. */
            individual_mobile?: string | null;
            /** Format: email */
            individual_email?: string | null;
            account_name: string;
            /** @description Must be a BSB of six digits. */
            account_bsb: string;
            /** @description Must be an account number of 5 to 10 digits. */
            account_number: string;
            attribution_id?: string | null;
            additional?: boolean | null;
            send_individual_authentication_sms?: boolean | null;
            send_individual_authentication_email?: boolean | null;
        };
        VerificationFull: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verifications";
            /** @description All of them, unless fields[verifications] asks for some. */
            attributes: {
                /**
                 * @description How far the verification has come.
                 * @enum {string}
                 */
                status?: "pending" | "verified" | "failed" | "rejected" | "error" | "cancelled" | "expired" | "revoked";
                /** @description Name of the business that is to be paid. */
                business_name?: string;
                /** @description ABN of the business, 11 digits. */
                business_abn?: string;
                /** @description Phone number of the business. */
                business_phone?: string | null;
                /** @description First and last name of the person who answers for the business. */
                individual_name?: string;
                /** @description Mobile number of that person, in E.164 form. */
                individual_mobile?: string | null;
                /** @description Email address of that person. */
                individual_email?: string | null;
                /** @description Name of the bank account. */
                account_name?: string;
                /** @description BSB, as NNN-NNN. */
                account_bsb?: string;
                /** @description Account number, digits only. */
                account_number?: string;
                /** @description Whether it stands beside others of its ABN and replaces none: a payee with several accounts. */
                additional?: boolean;
                /** @description Further names of the payee that a person added. */
                aliases?: string[];
                /** @description Whether invoices, payment files and checks are held against it: it is verified, was not replaced, and is not too old by setting. */
                counts?: boolean;
                /**
                 * Format: date-time
                 * @description When it became verified.
                 */
                verified_at?: string | null;
                /**
                 * Format: date-time
                 * @description When a newer one took its place; from then on it does not count.
                 */
                replaced_at?: string | null;
                /** @description The id of the verification that took its place. */
                replaced_by?: string | null;
                /**
                 * Format: date-time
                 * @description When it was revoked.
                 */
                revoked_at?: string | null;
                /** @description Why it was revoked. */
                revocation_reason?: string | null;
                /** @description Whether the person is reached by SMS. */
                send_individual_authentication_sms?: boolean;
                /** @description Whether the person is reached by email. */
                send_individual_authentication_email?: boolean;
                /** @description The record of yours that it belongs to. */
                attribution_id?: string | null;
                /**
                 * Format: uri
                 * @description Where the person confirms the details, while the verification is pending.
                 */
                individual_authentication_url?: string | null;
                /**
                 * @description The first check that failed.
                 * @enum {string|null}
                 */
                failure_reason?: "business_abn_valid" | "business_abn_active" | "business_name_matches_abn" | "account_bsb_valid" | "account_number_valid" | "account_name_matches" | "individual_authenticated" | null;
                /** @description Outcome of each check that was made; true is good news. */
                check_results?: {
                    /** @enum {string} */
                    type: "business_abn_valid" | "business_abn_active" | "business_name_matches_abn" | "account_bsb_valid" | "account_number_valid" | "account_name_matches" | "individual_authenticated";
                    result: boolean;
                }[];
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        RevocationBody: {
            reason: string;
        };
        VerificationChangeBody: {
            aliases?: string[];
        };
        SubmittedDetailsBody: {
            /** @description Must be a BSB of six digits. */
            account_bsb: string;
            /** @description Must be an account number of 5 to 10 digits. */
            account_number: string;
            account_name?: string | null;
            /** @description Must be an ABN of 11 digits with a correct checksum. */
            business_abn?: string | null;
            business_name?: string | null;
        };
        CheckAll: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "checks";
            /** @description All of them, unless fields[checks] asks for some. */
            attributes: {
                /** @description The presented details as JSON text, as they were sent. */
                submitted_data?: string;
                /**
                 * @description Whether every presented detail is the verified one.
                 * @enum {string}
                 */
                result?: "uncompromised" | "compromised";
                /** Format: date-time */
                created_at?: string;
            };
        };
        InvoiceUpload: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoices";
            /** @description All of them, unless fields[invoices] asks for some. */
            attributes: {
                /**
                 * @description How far the invoice has come.
                 * @enum {string}
                 */
                status?: "queued" | "reading" | "processed" | "failed" | "invalid";
                /**
                 * @description How it was created.
                 * @enum {string}
                 */
                source?: "dashboard" | "email" | "api";
                /** @description Name of the file as it was sent. */
                original_file_name?: string;
                /** @description Supplier business name. */
                extracted_business_name?: string | null;
                /** @description Supplier ABN, 11 digits. */
                extracted_business_abn?: string | null;
                /** @description Bank account name. */
                extracted_account_name?: string | null;
                /** @description Account number, digits only. */
                extracted_account_number?: string | null;
                /** @description BSB, as NNN-NNN. */
                extracted_account_bsb?: string | null;
                /** @description Invoice number as printed. */
                extracted_invoice_number?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        InvoiceList: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoices";
            /** @description All of them, unless fields[invoices] asks for some. */
            attributes: {
                /**
                 * @description How far the invoice has come.
                 * @enum {string}
                 */
                status?: "queued" | "reading" | "processed" | "failed" | "invalid";
                /**
                 * @description How it was created.
                 * @enum {string}
                 */
                source?: "dashboard" | "email" | "api";
                /** @description Name of the file as it was sent. */
                original_file_name?: string;
                /** @description Supplier business name. */
                extracted_business_name?: string | null;
                /** @description Supplier ABN, 11 digits. */
                extracted_business_abn?: string | null;
                /** @description Bank account name. */
                extracted_account_name?: string | null;
                /** @description Account number, digits only. */
                extracted_account_number?: string | null;
                /** @description BSB, as NNN-NNN. */
                extracted_account_bsb?: string | null;
                /** @description Invoice number as printed. */
                extracted_invoice_number?: string | null;
                /** @description Outcome of each rule that could be evaluated; true is good news. Empty until evaluated. */
                check_results?: {
                    type: string;
                    result: boolean;
                }[];
                /**
                 * @description What its checks say together (docs/reviews.md has the table).
                 * @enum {string}
                 */
                outcome?: "unread" | "not_invoice" | "mismatch" | "suspect" | "changed" | "no_account" | "verified" | "known" | "new";
                /**
                 * @description How far people have come with it; null until it is read.
                 * @enum {string|null}
                 */
                review?: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared" | null;
                /** @description The amount asked for; null where it was not surely read. */
                total?: string | null;
                /** @description Id of the user who is to look at it. */
                assignee?: string | null;
                /** @description The supplier that it is of, where that is known. */
                supplier_id?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        InvoiceDetail: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoices";
            /** @description All of them, unless fields[invoices] asks for some. */
            attributes: {
                /**
                 * @description How far the invoice has come.
                 * @enum {string}
                 */
                status?: "queued" | "reading" | "processed" | "failed" | "invalid";
                /**
                 * @description How it was created.
                 * @enum {string}
                 */
                source?: "dashboard" | "email" | "api";
                /** @description Name of the file as it was sent. */
                original_file_name?: string;
                /** @description Supplier business name. */
                extracted_business_name?: string | null;
                /** @description Supplier ABN, 11 digits. */
                extracted_business_abn?: string | null;
                /** @description Bank account name. */
                extracted_account_name?: string | null;
                /** @description Account number, digits only. */
                extracted_account_number?: string | null;
                /** @description BSB, as NNN-NNN. */
                extracted_account_bsb?: string | null;
                /** @description Invoice number as printed. */
                extracted_invoice_number?: string | null;
                /** @description Outcome of each rule that could be evaluated; true is good news. Empty until evaluated. */
                check_results?: {
                    type: string;
                    result: boolean;
                }[];
                /** @description What came of each rule in words, and the facts that it rests on. */
                check_details?: {
                    type: string;
                    result: boolean;
                    sentence: string;
                    evidence: {
                        /** @description Name of the fact, as docs/rules.md describes it. */
                        fact: string;
                        value: boolean | number | string | string[];
                    }[];
                }[];
                /** @description Rules that could not be evaluated, why, and where on the document that is seen. */
                checks_left_out?: {
                    type: string;
                    reason: string;
                    seen: {
                        /** @description Page of the file, counting from 1. */
                        page: number;
                        box: {
                            x0: number;
                            y0: number;
                            x1: number;
                            y1: number;
                        };
                        text: string;
                    }[];
                }[];
                /**
                 * @description What its checks say together (docs/reviews.md has the table).
                 * @enum {string}
                 */
                outcome?: "unread" | "not_invoice" | "mismatch" | "suspect" | "changed" | "no_account" | "verified" | "known" | "new";
                /**
                 * @description How far people have come with it; null until it is read.
                 * @enum {string|null}
                 */
                review?: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared" | null;
                /**
                 * Format: date-time
                 * @description When it was last decided.
                 */
                reviewed_at?: string | null;
                /** @description The amount asked for; null where it was not surely read. */
                total?: string | null;
                /** @description Id of the user who is to look at it. */
                assignee?: string | null;
                /** @description Fields that a person corrected; they do not count as read. */
                corrected?: string[];
                /** @description What each field rests on: confidence, page, box in points of the upright page, and words. */
                evidence?: {
                    [key: string]: {
                        confidence: number;
                        page: number;
                        box: Record<string, never>;
                        words: string[];
                    } | null;
                } | null;
                /** @description The supplier that it is of, where that is known. */
                supplier_id?: string | null;
                /**
                 * Format: date-time
                 * @description Since when its file waits to be read again; null where it does not.
                 */
                read_again_at?: string | null;
                /** @description Why it is failed or invalid. */
                failure_reason?: string | null;
                /** @description The first invoice of the same file, where a file holds several. */
                source_invoice_id?: string | null;
                /** @description The email that it came with. */
                inbound_email_id?: string | null;
                /** @description Pages of the file that belong to it, counting from 1. */
                pages?: number[] | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        Page: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice-pages";
            /** @description All of them, unless fields[invoice-pages] asks for some. */
            attributes: {
                /** @description Page of the file, counting from 1. */
                number?: number;
                /** @description Width of the upright page in points (1/72 inch). */
                width?: number;
                /** @description Height of the upright page in points. */
                height?: number;
                /**
                 * @description By how many degrees the page of the file was turned clockwise to be upright; its picture is.
                 * @enum {integer}
                 */
                rotation?: 0 | 90 | 180 | 270;
                /**
                 * @description What its words were read from: its text, a scan, a photo of it; `unread` where it has not been read.
                 * @enum {string}
                 */
                kind?: "text" | "scan" | "photo" | "unread";
                /** @description The invoice of the file that it belongs to; every page of the file is listed for each of them. */
                invoice_id?: string | null;
                /** @description How many words were read. */
                words?: number;
                /**
                 * @description Why its picture could not be drawn the last time; null where it could, or nobody has asked for it.
                 * @enum {string|null}
                 */
                picture_failure?: "timed_out" | "out_of_memory" | "failed" | null;
            };
        };
        SupplierAll: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "suppliers";
            /** @description All of them, unless fields[suppliers] asks for some. */
            attributes: {
                /** @description As it was first seen. */
                name?: string | null;
                /** @description 11 digits; null where no invoice gave one. */
                abn?: string | null;
                /** @description Invoices that count for what is known of it; those that look like fraud do not. */
                invoices?: number;
                /** @description Accounts that it is known to use, the last seen first; numbers show their last four digits. */
                accounts?: {
                    bsb: string;
                    account_number: string;
                    invoices: number;
                    /** Format: date-time */
                    verified_at: string | null;
                    /** Format: date-time */
                    first_seen_at: string;
                    /** Format: date-time */
                    last_seen_at: string;
                }[];
                /** @description Domains that its invoices came from, or addresses where anybody can have one at the domain. */
                senders?: {
                    sender: string;
                    invoices: number;
                    /** Format: date-time */
                    first_seen_at: string;
                    /** Format: date-time */
                    last_seen_at: string;
                }[];
                /** Format: date-time */
                first_invoice_at?: string | null;
                /** Format: date-time */
                last_invoice_at?: string | null;
                /** @description The supplier that it was merged into. */
                merged_into_id?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        MergeBody: {
            /** Format: uuid */
            supplier_id: string;
        };
        InboundEmail: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "inbound-emails";
            /** @description All of them, unless fields[inbound-emails] asks for some. */
            attributes: {
                /** @description Address of the From header. */
                from?: string | null;
                to?: string[];
                subject?: string | null;
                message_id?: string | null;
                /** Format: date-time */
                received_at?: string;
                /**
                 * @description received: not taken apart yet, or held; processed: gave invoices; rejected: gave none.
                 * @enum {string}
                 */
                status?: "received" | "processed" | "rejected";
                /** @description Why it gave no invoice. */
                reason?: string | null;
                /** @description Result of SPF (RFC 7208), in the words of RFC 8601. */
                spf?: string | null;
                /** @description Result of DKIM (RFC 6376): of the best signature. */
                dkim?: string | null;
                /** @description Result of DMARC (RFC 7489). */
                dmarc?: string | null;
                /** @description Result of the ARC chain (RFC 8617), whoever sealed it. */
                arc?: string | null;
                /** @description Whether SPF or DKIM passed for the domain of the From header, or trusted sealers say so. Null: not known (yet). */
                authenticated?: boolean | null;
                /** @description Whether it came by way of somebody who passes messages on; proves nothing. Null: not known (yet). */
                forwarded?: boolean | null;
                /** @description Domain of the one address of the From header; null where there is not exactly one. */
                from_domain?: string | null;
                /** @description Addresses of every Reply-To header, parted by commas; behind a question mark the headers as they are, where their addresses cannot be told for sure. */
                reply_to?: string | null;
                /**
                 * @description allowed: it is read; held: it waits for a person (release or reject it); blocked: it is read by nobody; released, refused: what a person said. Null: its sender is not judged yet.
                 * @enum {string|null}
                 */
                sender_decision?: "allowed" | "held" | "blocked" | "released" | "refused" | null;
                /** @description How the results came about; null while its sender is not judged. */
                authentication?: {
                    /** @description What kept it from being judged further. */
                    reason: string | null;
                    /** @description The domain of the envelope, or of HELO where the sender is null. */
                    spf: {
                        /** @description A result as RFC 8601 names it. */
                        result: string;
                        domain: string | null;
                        aligned: boolean;
                    };
                    /** @description Every signature. */
                    dkim: {
                        /** @description A result as RFC 8601 names it. */
                        result: string;
                        domain: string;
                        selector: string;
                        aligned: boolean;
                        reason: string | null;
                    }[];
                    /** @description The policy that was found, and where. */
                    dmarc: {
                        /** @description A result as RFC 8601 names it. */
                        result: string;
                        domain: string | null;
                        policy: string | null;
                    };
                    /** @description The last sealer, and whether all of them are trusted. */
                    arc: {
                        /** @description A result as RFC 8601 names it. */
                        result: string;
                        sealer: string | null;
                        trusted: boolean;
                    };
                } | null;
                attachments?: {
                    file_name: string;
                    size: number;
                    /** @enum {string} */
                    outcome: "invoice" | "ignored" | "failed";
                    reason: string | null;
                    /** Format: uuid */
                    invoice_id: string | null;
                }[];
            };
        };
        SenderRule: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "sender-rules";
            /** @description All of them, unless fields[sender-rules] asks for some. */
            attributes: {
                /** @description An address, or a domain with all below it. */
                sender?: string;
                /**
                 * @description allow: its mail is read, where it is authenticated; block: it is recorded and read by nobody; ask: it waits for a person.
                 * @enum {string}
                 */
                policy?: "allow" | "block" | "ask";
                note?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        NewSenderRuleBody: {
            /** @description Must be an email address or a registered domain. */
            sender: string;
            /** @enum {unknown} */
            policy: "allow" | "block" | "ask";
            note?: string | null;
        };
        SenderRuleChangeBody: {
            /** @enum {unknown} */
            policy: "allow" | "block" | "ask";
            note?: string | null;
        };
        SenderSettings: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "sender-settings";
            /** @description All of them, unless fields[sender-settings] asks for some. */
            attributes: {
                /**
                 * @description What happens to mail of senders that no rule is about: it is read, or waits for a person.
                 * @enum {string}
                 */
                default_policy?: "allow" | "ask";
                /** @description Whether authenticated senders are told that their invoice arrived, or why not. */
                confirmations?: boolean;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        SenderSettingsBody: {
            /** @enum {unknown} */
            default_policy: "allow" | "ask";
            confirmations: boolean;
        };
        ABACheckList: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "aba-checks";
            /** @description All of them, unless fields[aba-checks] asks for some. */
            attributes: {
                /**
                 * @description Passed when every credit is to a verified payee; processing until that is known.
                 * @enum {string}
                 */
                status?: "processing" | "passed" | "failed";
                /** @description The batch's description in the header of the file. */
                description?: string;
                /**
                 * Format: date
                 * @description Processing date in the header of the file.
                 */
                aba_date?: string;
                /** @description Name of the file as it was sent. */
                original_file_name?: string;
                /** @description What of the file was skipped (a byte order mark, blank lines, comments), and what in it not every bank accepts. */
                file_notes?: string[];
                /**
                 * @description What people decided of a file that failed; null for one that did not.
                 * @enum {string|null}
                 */
                review?: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
                /** @description Shown when it is included. */
                entries_count?: number;
                /** @description Shown when it is included. */
                entries_exists?: boolean;
            };
            /** @description What is included with it. */
            relationships?: {
                entries?: {
                    data: {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "aba-check-entries";
                    }[];
                };
            };
        };
        ABACheckEntryList: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "aba-check-entries";
            /** @description All of them, unless fields[aba-check-entries] asks for some. */
            attributes: {
                /** @description Title of the account as it stands in the file. */
                account_name?: string;
                /** @description BSB, as NNN-NNN. */
                bsb?: string;
                /** @description Account number without blanks and hyphens. */
                account_number?: string;
                /** @description Dollars with two decimals. */
                amount?: string;
                /** @description What the payee reads. */
                lodgement_reference?: string | null;
                /**
                 * @description What the verifications know of the payee.
                 * @enum {string}
                 */
                result?: "verified" | "account_mismatch" | "name_mismatch" | "unverified" | "invalid" | "not_checked";
                /**
                 * @description Whether the result is verified.
                 * @enum {string}
                 */
                passed?: "true" | "false";
            };
            /** @description What is included with it. */
            relationships?: {
                verification?: {
                    data: {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "verifications";
                    } | null;
                };
            };
        };
        VerificationEmbedded: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verifications";
            /** @description All of them, unless fields[verifications] asks for some. */
            attributes: {
                /**
                 * @description How far the verification has come.
                 * @enum {string}
                 */
                status?: "pending" | "verified" | "failed" | "rejected" | "error" | "cancelled" | "expired" | "revoked";
                /** @description Whether the person is reached by SMS. */
                send_individual_authentication_sms?: boolean;
                /** @description Whether the person is reached by email. */
                send_individual_authentication_email?: boolean;
                /** @description The record of yours that it belongs to. */
                attribution_id?: string | null;
                /**
                 * Format: uri
                 * @description Where the person confirms the details, while the verification is pending.
                 */
                individual_authentication_url?: string | null;
                /**
                 * @description The first check that failed.
                 * @enum {string|null}
                 */
                failure_reason?: "business_abn_valid" | "business_abn_active" | "business_name_matches_abn" | "account_bsb_valid" | "account_number_valid" | "account_name_matches" | "individual_authenticated" | null;
                /** @description Outcome of each check that was made; true is good news. */
                check_results?: {
                    /** @enum {string} */
                    type: "business_abn_valid" | "business_abn_active" | "business_name_matches_abn" | "account_bsb_valid" | "account_number_valid" | "account_name_matches" | "individual_authenticated";
                    result: boolean;
                }[];
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        ABACheckEntryPage: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "aba-check-entries";
            /** @description All of them, unless fields[aba-check-entries] asks for some. */
            attributes: {
                /** @description Line of the file, counting from 1. */
                line?: number;
                /** @description Title of the account as it stands in the file. */
                account_name?: string;
                /** @description BSB, as NNN-NNN. */
                bsb?: string;
                /** @description Account number without blanks and hyphens. */
                account_number?: string;
                /** @description Dollars with two decimals. */
                amount?: string;
                /** @description What the payee reads. */
                lodgement_reference?: string | null;
                /**
                 * @description What the verifications know of the payee.
                 * @enum {string}
                 */
                result?: "verified" | "account_mismatch" | "name_mismatch" | "unverified" | "invalid" | "not_checked";
                /**
                 * @description Whether the result is verified.
                 * @enum {string}
                 */
                passed?: "true" | "false";
            };
            /** @description What is included with it. */
            relationships?: {
                verification?: {
                    data: {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "verifications";
                    } | null;
                };
            };
        };
        RuleAll: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "rules";
            /** @description All of them, unless fields[rules] asks for some. */
            attributes: {
                /** @description The `type` in `check_results`. */
                name?: string;
                /** @description What it is good news of, for people. */
                description?: string;
                /** @description Conditions in the JSON form of json-rules-engine; where they hold, the check is good news. */
                conditions?: Record<string, never>;
                /** @description Whether invoices are judged by it. */
                enabled?: boolean;
                /** @description Whether it is one of those that every entity begins with. */
                built_in?: boolean;
                /** @description Counts from 1, with each change. */
                version?: number;
                /** @description Who made the change; null for nobody. */
                changed_by?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
            /** @description What is included with it. */
            relationships?: {
                versions?: {
                    data: {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "rule-versions";
                    }[];
                };
            };
        };
        RuleVersionList: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "rule-versions";
            /** @description All of them, unless fields[rule-versions] asks for some. */
            attributes: {
                version?: number;
                name?: string;
                description?: string;
                /** @description Conditions in the JSON form of json-rules-engine; where they hold, the check is good news. */
                conditions?: Record<string, never>;
                enabled?: boolean;
                /** @description Who made the change; null for nobody. */
                changed_by?: string | null;
                /** Format: date-time */
                created_at?: string;
            };
        };
        NewRuleBody: {
            name: string;
            description: string;
            enabled?: boolean | null;
            conditions: Record<string, never>;
        };
        ConditionsBody: {
            conditions: Record<string, never>;
        };
        RuleChangeBody: {
            name?: unknown;
            description?: string | null;
            conditions?: Record<string, never> | null;
            enabled?: boolean | null;
        };
        InvoiceChangeBody: {
            /** Format: uuid */
            assignee?: string | null;
        };
        Comment: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice-comments";
            /** @description All of them, unless fields[invoice-comments] asks for some. */
            attributes: {
                /** @description What was said. */
                text?: string;
                /** @description Who said it. */
                user_id?: string;
                /** Format: date-time */
                created_at?: string;
            };
        };
        CommentBody: {
            text: string;
        };
        Correction: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice-corrections";
            /** @description All of them, unless fields[invoice-corrections] asks for some. */
            attributes: {
                /**
                 * @description What was corrected.
                 * @enum {string}
                 */
                field?: "extracted_business_name" | "extracted_business_abn" | "extracted_account_name" | "extracted_account_number" | "extracted_account_bsb" | "extracted_invoice_number" | "total";
                /** @description The value before. */
                before?: string | null;
                /** @description The value after; null where it is none. */
                after?: string | null;
                /** @description Whether it goes back to what was read of the document; any other value makes no match true. */
                seen?: boolean;
                /** @description The page that it was picked from; null where it was typed. */
                page?: number | null;
                /** @description The words that it was picked from, with the box around them in points of the upright page. */
                picked_evidence?: {
                    box: {
                        x0: number;
                        y0: number;
                        x1: number;
                        y1: number;
                    };
                    words: string[];
                } | null;
                /** @description Who corrected it. */
                user_id?: string;
                /** Format: date-time */
                created_at?: string;
            };
        };
        CorrectionBody: {
            /** @enum {unknown} */
            field: "extracted_business_name" | "extracted_business_abn" | "extracted_account_name" | "extracted_account_number" | "extracted_account_bsb" | "extracted_invoice_number" | "total";
            value?: string | null;
            page?: number | null;
            words?: number[] | null;
        };
        Decision: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "decisions";
            /** @description All of them, unless fields[decisions] asks for some. */
            attributes: {
                /**
                 * @description What was decided; `clear` is the service’s own.
                 * @enum {string}
                 */
                decision?: "approve" | "hold" | "reject" | "reopen" | "clear";
                /**
                 * @description On which grounds.
                 * @enum {string|null}
                 */
                reason?: "verified" | "called_back" | "known_supplier" | "duplicate" | "fraud" | "not_ours" | "other" | null;
                /** @description What was said of it. */
                comment?: string | null;
                /**
                 * Format: date
                 * @description The day until which it is held.
                 */
                until?: string | null;
                /** @description The verification until whose end it is held. */
                verification_id?: string | null;
                /** @description The call to the supplier. */
                call?: {
                    number: string;
                    number_from: string;
                    spoke_to: string;
                    /** Format: date-time */
                    at: string;
                } | null;
                /** @description What speaks against the grounds that were given. */
                warning?: string | null;
                /**
                 * @description What the review was after it.
                 * @enum {string}
                 */
                review?: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared";
                /** @description Who decided; null for the service. */
                user_id?: string | null;
                /** Format: date-time */
                created_at?: string;
            };
        };
        DecisionBody: {
            /** @enum {string} */
            decision: "approve" | "hold" | "reject" | "reopen";
            /** @enum {unknown} */
            reason?: "verified" | "called_back" | "known_supplier" | "duplicate" | "fraud" | "not_ours" | "other" | null;
            comment?: string | null;
            /** Format: date */
            until?: string | null;
            /** Format: uuid */
            verification_id?: string | null;
            call?: {
                number: string;
                number_from: string;
                spoke_to: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** @enum {unknown} */
            expected_review?: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared" | null;
        };
        ManyDecisionsBody: {
            invoices: string[];
            /** @enum {string} */
            decision: "approve" | "hold" | "reject" | "reopen";
            /** @enum {unknown} */
            reason?: "verified" | "called_back" | "known_supplier" | "duplicate" | "fraud" | "not_ours" | "other" | null;
            comment?: string | null;
            /** Format: date */
            until?: string | null;
            /** Format: uuid */
            verification_id?: string | null;
            call?: {
                number: string;
                number_from: string;
                spoke_to: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** @enum {unknown} */
            expected_review?: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared" | null;
        };
        ReadAgainBody: {
            comment?: string | null;
        };
        ApprovalPolicy: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "approval-policies";
            /** @description All of them, unless fields[approval-policies] asks for some. */
            attributes: {
                /**
                 * @description 1: one person decides everything.
                 * @enum {integer}
                 */
                people?: 1 | 2;
                /** @description Outcomes for which one person is enough, where there are two otherwise. */
                one_person_outcomes?: ("unread" | "not_invoice" | "mismatch" | "suspect" | "changed" | "no_account" | "verified" | "known" | "new")[];
                /** @description From this amount on two people are needed, whatever the outcome; null for no such amount. */
                two_people_from?: string | null;
                /** @description Whether the service clears what is verified and has no check that is false. */
                clear_verified?: boolean;
                /** @description A looser policy that waits for a second admin to say the same. */
                proposed?: {
                    /**
                     * @description 1: one person decides everything.
                     * @enum {integer}
                     */
                    people: 1 | 2;
                    /** @description Outcomes for which one person is enough, where there are two otherwise. */
                    one_person_outcomes: ("unread" | "not_invoice" | "mismatch" | "suspect" | "changed" | "no_account" | "verified" | "known" | "new")[];
                    /** @description From this amount on two people are needed, whatever the outcome; null for no such amount. */
                    two_people_from: string | null;
                    /** @description Whether the service clears what is verified and has no check that is false. */
                    clear_verified: boolean;
                } | null;
                /** @description Id of the admin who proposed it. */
                proposed_by?: string | null;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        ApprovalPolicyBody: {
            /** @enum {number|null} */
            people?: 1 | 2 | null;
            one_person_outcomes?: ("unread" | "not_invoice" | "mismatch" | "suspect" | "changed" | "no_account" | "verified" | "known" | "new")[] | null;
            two_people_from?: unknown;
            clear_verified?: boolean | null;
        };
        View: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "views";
            /** @description All of them, unless fields[views] asks for some. */
            attributes: {
                /** @description What it is called. */
                name?: string;
                /**
                 * @description The list that it is of.
                 * @enum {string}
                 */
                list?: "invoices" | "inbound-emails" | "verifications" | "aba-checks" | "suppliers" | "rules" | "webhook-events" | "audit-events";
                /** @description Values of the filters of that list, by name; `me` for whoever looks, as `assignee`. */
                filters?: {
                    [key: string]: string;
                };
                /** @description How the list is sorted; null for its own order. */
                sort?: string | null;
                /** @description Which columns are shown, in their order; null for the usual ones. */
                columns?: string[] | null;
                /** @description Whether everybody at the entity sees it. */
                shared?: boolean;
                /** @description Whose it is; nobody else changes it. */
                user_id?: string;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        SavedViewBody: {
            name: string;
            /** @enum {unknown} */
            list: "invoices" | "inbound-emails" | "verifications" | "aba-checks" | "suppliers" | "rules" | "webhook-events" | "audit-events";
            filters?: {
                [key: string]: string;
            } | null;
            sort?: string | null;
            columns?: string[] | null;
            shared?: boolean | null;
        };
        WebhookSubscription: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "webhook-subscriptions";
            /** @description All of them, unless fields[webhook-subscriptions] asks for some. */
            attributes: {
                /** @description Where events are sent. */
                url?: string;
                /** @description Types of the events that are sent. */
                events?: ("verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised")[];
                /** @description Types of the events that show account numbers masked, because the key that made or last changed the subscription cannot read them. */
                masked_events?: ("verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised")[];
                /** @description Whether anything is sent. */
                enabled?: boolean;
                /** @description Failed attempts since the last one that succeeded. 50 of them over 3 days disable the subscription. */
                consecutive_failures?: number;
                /**
                 * Format: date-time
                 * @description When the first of those attempts failed; null while none has.
                 */
                failing_since?: string | null;
                /**
                 * Format: date-time
                 * @description Since when nothing is sent.
                 */
                disabled_at?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        NewWebhookSubscriptionBody: {
            url: string;
            events: ("verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised")[];
            enabled?: boolean | null;
        };
        WebhookSubscriptionSecret: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "webhook-subscriptions";
            /** @description All of them, unless fields[webhook-subscriptions] asks for some. */
            attributes: {
                /** @description Where events are sent. */
                url?: string;
                /** @description Types of the events that are sent. */
                events?: ("verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised")[];
                /** @description Types of the events that show account numbers masked, because the key that made or last changed the subscription cannot read them. */
                masked_events?: ("verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised")[];
                /** @description Whether anything is sent. */
                enabled?: boolean;
                /** @description Failed attempts since the last one that succeeded. 50 of them over 3 days disable the subscription. */
                consecutive_failures?: number;
                /**
                 * Format: date-time
                 * @description When the first of those attempts failed; null while none has.
                 */
                failing_since?: string | null;
                /**
                 * Format: date-time
                 * @description Since when nothing is sent.
                 */
                disabled_at?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
                /** @description What signs the events; shown this once. A replay under the same idempotency key leaves it out. */
                secret?: string;
            };
        };
        WebhookSubscriptionChangeBody: {
            url?: string;
            events?: ("verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised")[];
            enabled?: boolean;
        };
        WebhookEventAll: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "webhook-events";
            /** @description All of them, unless fields[webhook-events] asks for some. */
            attributes: {
                /**
                 * @description Processing until an attempt succeeds, or the last one has failed.
                 * @enum {string}
                 */
                status?: "processing" | "succeeded" | "failed";
                /**
                 * @description What it tells of.
                 * @enum {string}
                 */
                type?: "verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised" | "webhook_subscription.test";
                /** @description Where it was sent last, or is to be sent. */
                webhook_url?: string;
                /** @description The body that is sent; null where the secret of the service was changed since. */
                payload?: {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    type: "verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised" | "webhook_subscription.test";
                    /** Format: date-time */
                    created_at: string;
                    /** @description The resource as it was shown when it happened. */
                    data: Record<string, never>;
                } | null;
                /** @description The subscription that it is for. */
                webhook_subscription_id?: string;
                /** Format: date-time */
                created_at?: string;
            };
            /** @description What is included with it. */
            relationships?: {
                attempts?: {
                    data: {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "webhook-event-attempts";
                    }[];
                };
            };
        };
        WebhookEventAttemptAll: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "webhook-event-attempts";
            /** @description All of them, unless fields[webhook-event-attempts] asks for some. */
            attributes: {
                /**
                 * @description Succeeded where it was answered with 2xx in 3 s.
                 * @enum {string}
                 */
                status?: "succeeded" | "failed";
                /** @description Which attempt of its event it was. */
                attempt?: number;
                /** @description Status of the answer, where there was one. */
                response_status?: number | null;
                /** @description The first 4 KB of the answer. */
                response_body?: string | null;
                /** @description Why it failed. */
                failure_reason?: string | null;
                /** @description Time until the answer, in milliseconds. */
                duration_ms?: number;
                /** Format: date-time */
                created_at?: string;
            };
        };
        RecoveryBody: {
            /** @description An ISO 8601 date or date-time. */
            since: string;
            /** @description An ISO 8601 date or date-time. */
            until?: string | null;
        };
        SandboxMessageFull: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "sandbox-messages";
            /** @description All of them, unless fields[sandbox-messages] asks for some. */
            attributes: {
                /**
                 * @description How it would have been sent.
                 * @enum {string}
                 */
                channel?: "sms" | "email";
                /** @description Mobile number in E.164 form, or email address. */
                to?: string;
                /** @description Subject of an email. */
                subject?: string | null;
                /** @description What it says. */
                text?: string;
                /** Format: date-time */
                created_at?: string;
            };
        };
        VerificationPendingWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.pending";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationVerifiedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.verified";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationRejectedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.rejected";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationFailedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.failed";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationCancelledWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.cancelled";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationExpiredWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.expired";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationErrorWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.error";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationReplacedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.replaced";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationRevokedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.revoked";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        VerificationConfirmationNotificationSentWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "verification.confirmation_notification_sent";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["VerificationFull"];
        };
        InvoiceProcessedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice.processed";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["InvoiceDetail"];
        };
        InvoiceFailedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice.failed";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["InvoiceDetail"];
        };
        InvoiceInvalidWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice.invalid";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["InvoiceDetail"];
        };
        InvoiceApprovedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice.approved";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["InvoiceDetail"];
        };
        InvoiceRejectedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice.rejected";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["InvoiceDetail"];
        };
        InvoiceHeldWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "invoice.held";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["InvoiceDetail"];
        };
        AbaCheckPassedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "aba_check.passed";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["ABACheckList"];
        };
        AbaCheckFailedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "aba_check.failed";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["ABACheckList"];
        };
        CheckCompromisedWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "check.compromised";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["CheckAll"] & {
                relationships: {
                    verification: {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @constant */
                            type: "verifications";
                        };
                    };
                };
            };
        };
        WebhookSubscriptionTestWebhook: {
            /** Format: uuid */
            id: string;
            /** @constant */
            type: "webhook_subscription.test";
            /** Format: date-time */
            created_at: string;
            data: components["schemas"]["WebhookSubscription"];
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
    auditEventsList: {
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
                    "application/vnd.api+json": {
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
    auditEventsGet: {
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
                    "application/vnd.api+json": {
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
    organizationGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of organizations, separated by commas; all of them where absent. */
                "fields[organizations]"?: ("name" | "slug" | "created_at" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Organization"];
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
    resetReset: {
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    meGet: {
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
                    "application/vnd.api+json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "api-keys" | "users";
                            attributes: {
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
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verificationsList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[status]"?: ("pending" | "verified" | "failed" | "rejected" | "error" | "cancelled" | "expired" | "revoked")[];
                /** @description Only those with this value. */
                "filter[attribution_id]"?: string;
                /** @description Only those with this value. */
                "filter[additional]"?: boolean;
                /** @description Only those with this value. */
                "filter[business_abn]"?: string;
                /** @description Only those with this value. */
                "filter[account_bsb]"?: string;
                /** @description Only those with this value. */
                "filter[account_number]"?: string;
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description Only those with this value or later. */
                "filter[updated_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[updated_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "status" | "-status")[];
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "business_name" | "business_abn" | "business_phone" | "individual_name" | "individual_mobile" | "individual_email" | "account_name" | "account_bsb" | "account_number" | "additional" | "aliases" | "counts" | "verified_at" | "replaced_at" | "replaced_by" | "revoked_at" | "revocation_reason" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["VerificationFull"][];
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
    verificationsCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "business_name" | "business_abn" | "business_phone" | "individual_name" | "individual_mobile" | "individual_email" | "account_name" | "account_bsb" | "account_number" | "additional" | "aliases" | "counts" | "verified_at" | "replaced_at" | "replaced_by" | "revoked_at" | "revocation_reason" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
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
                "application/json": components["schemas"]["NewVerificationBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["NewVerificationBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["VerificationFull"];
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
    verificationsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "business_name" | "business_abn" | "business_phone" | "individual_name" | "individual_mobile" | "individual_email" | "account_name" | "account_bsb" | "account_number" | "additional" | "aliases" | "counts" | "verified_at" | "replaced_at" | "replaced_by" | "revoked_at" | "revocation_reason" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                verification: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["VerificationFull"];
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
    verificationsChange: {
        parameters: {
            query?: {
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "business_name" | "business_abn" | "business_phone" | "individual_name" | "individual_mobile" | "individual_email" | "account_name" | "account_bsb" | "account_number" | "additional" | "aliases" | "counts" | "verified_at" | "replaced_at" | "replaced_by" | "revoked_at" | "revocation_reason" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                verification: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationChangeBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["VerificationChangeBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["VerificationFull"];
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
    verificationsCancel: {
        parameters: {
            query?: {
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "business_name" | "business_abn" | "business_phone" | "individual_name" | "individual_mobile" | "individual_email" | "account_name" | "account_bsb" | "account_number" | "additional" | "aliases" | "counts" | "verified_at" | "replaced_at" | "replaced_by" | "revoked_at" | "revocation_reason" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                verification: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["VerificationFull"];
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
    verificationsRevoke: {
        parameters: {
            query?: {
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "business_name" | "business_abn" | "business_phone" | "individual_name" | "individual_mobile" | "individual_email" | "account_name" | "account_bsb" | "account_number" | "additional" | "aliases" | "counts" | "verified_at" | "replaced_at" | "replaced_by" | "revoked_at" | "revocation_reason" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                verification: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevocationBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["RevocationBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["VerificationFull"];
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
    checksList: {
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
                /** @description Only those with any of these values, separated by commas. */
                "filter[result]"?: ("uncompromised" | "compromised")[];
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "result" | "-result")[];
                /** @description Attributes to show of checks, separated by commas; all of them where absent. */
                "fields[checks]"?: ("submitted_data" | "result" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                verification: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["CheckAll"][];
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
    checksCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of checks, separated by commas; all of them where absent. */
                "fields[checks]"?: ("submitted_data" | "result" | "created_at")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                verification: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmittedDetailsBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["SubmittedDetailsBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["CheckAll"];
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
    checksGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of checks, separated by commas; all of them where absent. */
                "fields[checks]"?: ("submitted_data" | "result" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                verification: string;
                /** @description Its id. */
                check: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["CheckAll"];
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
    invoicesList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[status]"?: ("queued" | "reading" | "processed" | "failed" | "invalid")[];
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description Only those with this value or later. */
                "filter[updated_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[updated_to]"?: string;
                /** @description Only those with any of these values, separated by commas. */
                "filter[source]"?: ("dashboard" | "email" | "api")[];
                /** @description Only those with this value. */
                "filter[extracted_invoice_number]"?: string;
                /** @description Only those with this value. */
                "filter[extracted_business_abn]"?: string;
                /** @description Only those with a check of this type that failed. */
                "filter[failing_check]"?: string;
                /** @description Only those with this value. */
                "filter[source_invoice_id]"?: string;
                /** @description Only those with this value. */
                "filter[inbound_email_id]"?: string;
                /** @description Only those with any of these values, separated by commas. */
                "filter[outcome]"?: ("unread" | "not_invoice" | "mismatch" | "suspect" | "changed" | "no_account" | "verified" | "known" | "new")[];
                /** @description Only those with any of these values, separated by commas. */
                "filter[review]"?: ("to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared")[];
                /** @description Only those with this value. */
                "filter[assignee]"?: string;
                /** @description Only those with this value. */
                "filter[supplier_id]"?: string;
                /** @description Only those with this value or more. */
                "filter[total_from]"?: string;
                /** @description Only those with this value or less. */
                "filter[total_to]"?: string;
                /** @description Only those with every word of this in what they are found by; at most 10,000 of them are counted and shown. */
                "filter[search]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "status" | "-status" | "outcome" | "-outcome" | "review" | "-review" | "assignee" | "-assignee" | "total" | "-total" | "extracted_business_name" | "-extracted_business_name")[];
                /** @description Attributes to show of invoices, separated by commas; all of them where absent. */
                "fields[invoices]"?: ("status" | "source" | "original_file_name" | "extracted_business_name" | "extracted_business_abn" | "extracted_account_name" | "extracted_account_number" | "extracted_account_bsb" | "extracted_invoice_number" | "check_results" | "outcome" | "review" | "total" | "assignee" | "supplier_id" | "created_at" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InvoiceList"][];
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
    invoicesUpload: {
        parameters: {
            query?: {
                /** @description Attributes to show of invoices, separated by commas; all of them where absent. */
                "fields[invoices]"?: ("status" | "source" | "original_file_name" | "extracted_business_name" | "extracted_business_abn" | "extracted_account_name" | "extracted_account_number" | "extracted_account_bsb" | "extracted_invoice_number" | "created_at" | "updated_at")[];
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
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, up to 10 MB (10,485,760 bytes).
                     */
                    file: string;
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InvoiceUpload"];
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
    invoicesGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of invoices, separated by commas; all of them where absent. */
                "fields[invoices]"?: ("status" | "source" | "original_file_name" | "extracted_business_name" | "extracted_business_abn" | "extracted_account_name" | "extracted_account_number" | "extracted_account_bsb" | "extracted_invoice_number" | "check_results" | "check_details" | "checks_left_out" | "outcome" | "review" | "reviewed_at" | "total" | "assignee" | "corrected" | "evidence" | "supplier_id" | "read_again_at" | "failure_reason" | "source_invoice_id" | "inbound_email_id" | "pages" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InvoiceDetail"];
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
    assignmentChange: {
        parameters: {
            query?: {
                /** @description Attributes to show of invoices, separated by commas; all of them where absent. */
                "fields[invoices]"?: ("status" | "source" | "original_file_name" | "extracted_business_name" | "extracted_business_abn" | "extracted_account_name" | "extracted_account_number" | "extracted_account_bsb" | "extracted_invoice_number" | "check_results" | "check_details" | "checks_left_out" | "outcome" | "review" | "reviewed_at" | "total" | "assignee" | "corrected" | "evidence" | "supplier_id" | "read_again_at" | "failure_reason" | "source_invoice_id" | "inbound_email_id" | "pages" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceChangeBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["InvoiceChangeBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InvoiceDetail"];
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
    invoicesFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte. */
            200: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
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
    invoicePagesList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[kind]"?: ("text" | "scan" | "photo" | "unread")[];
                /** @description Only those with this value. */
                "filter[invoice_id]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: number. */
                sort?: ("number" | "-number")[];
                /** @description Attributes to show of invoice-pages, separated by commas; all of them where absent. */
                "fields[invoice-pages]"?: ("number" | "width" | "height" | "rotation" | "kind" | "invoice_id" | "words" | "picture_failure")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Page"][];
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
    invoicePagesPicture: {
        parameters: {
            query?: {
                /** @description Pixels from left to right. */
                width?: 200 | 800 | 1200 | 1600 | 2400;
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
                /** @description Page of the file, counting from 1. */
                page: number;
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
                    "image/webp": string;
                };
            };
            /** @description What is asked for has the ETag that was sent. */
            304: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoicePagesWords: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
                /** @description Page of the file, counting from 1. */
                page: number;
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
                    "application/vnd.api+json": {
                        data: {
                            /** @description Counts from 0. */
                            index: number;
                            text: string;
                            /** @description In points of the upright page from its top left corner, like the boxes of the evidence. */
                            box: {
                                x0: number;
                                y0: number;
                                x1: number;
                                y1: number;
                            };
                            /** @description 0 to 1; 1 for text. */
                            confidence: number;
                            /**
                             * @description Where the word was had from.
                             * @enum {string}
                             */
                            source: "text" | "form" | "ocr";
                        }[];
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
    suppliersList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with this value. */
                "filter[abn]"?: string;
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "last_invoice_at" | "-last_invoice_at" | "name" | "-name")[];
                /** @description Attributes to show of suppliers, separated by commas; all of them where absent. */
                "fields[suppliers]"?: ("name" | "abn" | "invoices" | "accounts" | "senders" | "first_invoice_at" | "last_invoice_at" | "merged_into_id" | "created_at" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SupplierAll"][];
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
    suppliersGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of suppliers, separated by commas; all of them where absent. */
                "fields[suppliers]"?: ("name" | "abn" | "invoices" | "accounts" | "senders" | "first_invoice_at" | "last_invoice_at" | "merged_into_id" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                supplier: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SupplierAll"];
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
    suppliersMerge: {
        parameters: {
            query?: {
                /** @description Attributes to show of suppliers, separated by commas; all of them where absent. */
                "fields[suppliers]"?: ("name" | "abn" | "invoices" | "accounts" | "senders" | "first_invoice_at" | "last_invoice_at" | "merged_into_id" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                supplier: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["MergeBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SupplierAll"];
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
    inboundEmailsList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[status]"?: ("received" | "processed" | "rejected")[];
                /** @description Only those with this value. */
                "filter[message_id]"?: string;
                /** @description Only those with this value. */
                "filter[from]"?: string;
                /** @description Only those with this value or later. */
                "filter[received_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[received_to]"?: string;
                /** @description Only those with any of these values, separated by commas. */
                "filter[sender_decision]"?: ("allowed" | "held" | "blocked" | "released" | "refused")[];
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -received_at. */
                sort?: ("received_at" | "-received_at")[];
                /** @description Attributes to show of inbound-emails, separated by commas; all of them where absent. */
                "fields[inbound-emails]"?: ("from" | "to" | "subject" | "message_id" | "received_at" | "status" | "reason" | "spf" | "dkim" | "dmarc" | "arc" | "authenticated" | "forwarded" | "from_domain" | "reply_to" | "sender_decision" | "authentication" | "attachments")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InboundEmail"][];
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
    inboundEmailsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of inbound-emails, separated by commas; all of them where absent. */
                "fields[inbound-emails]"?: ("from" | "to" | "subject" | "message_id" | "received_at" | "status" | "reason" | "spf" | "dkim" | "dmarc" | "arc" | "authenticated" | "forwarded" | "from_domain" | "reply_to" | "sender_decision" | "authentication" | "attachments")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                email: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InboundEmail"];
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
    inboundEmailsRaw: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                email: string;
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
                    "message/rfc822": string;
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
    inboundEmailsRelease: {
        parameters: {
            query?: {
                /** @description Attributes to show of inbound-emails, separated by commas; all of them where absent. */
                "fields[inbound-emails]"?: ("from" | "to" | "subject" | "message_id" | "received_at" | "status" | "reason" | "spf" | "dkim" | "dmarc" | "arc" | "authenticated" | "forwarded" | "from_domain" | "reply_to" | "sender_decision" | "authentication" | "attachments")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                email: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InboundEmail"];
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
    inboundEmailsRefuse: {
        parameters: {
            query?: {
                /** @description Attributes to show of inbound-emails, separated by commas; all of them where absent. */
                "fields[inbound-emails]"?: ("from" | "to" | "subject" | "message_id" | "received_at" | "status" | "reason" | "spf" | "dkim" | "dmarc" | "arc" | "authenticated" | "forwarded" | "from_domain" | "reply_to" | "sender_decision" | "authentication" | "attachments")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                email: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InboundEmail"];
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
    inboundEmailsProcessAgain: {
        parameters: {
            query?: {
                /** @description Attributes to show of inbound-emails, separated by commas; all of them where absent. */
                "fields[inbound-emails]"?: ("from" | "to" | "subject" | "message_id" | "received_at" | "status" | "reason" | "spf" | "dkim" | "dmarc" | "arc" | "authenticated" | "forwarded" | "from_domain" | "reply_to" | "sender_decision" | "authentication" | "attachments")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                email: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InboundEmail"];
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
    emailMessageMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                email: string;
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
                    "application/vnd.api+json": {
                        data: {
                            /** @description What it says; of HTML alone its text. Null where it has none. */
                            text: string | null;
                            /** @description Whether its HTML can be had as well. */
                            has_html: boolean;
                            /** @description Its Received headers, the latest first, as those wrote them who passed it on. */
                            hops: string[];
                            /** @description Sender of the envelope; empty for the null sender. */
                            envelope_from: string;
                            /** @description What the delivering server called itself. */
                            helo: string | null;
                            /** @description Address that it was delivered from. */
                            peer_address: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    emailMessageHtml: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                email: string;
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
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    senderRulesList: {
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
                /** @description Only those with any of these values, separated by commas. */
                "filter[policy]"?: ("allow" | "block" | "ask")[];
                /** @description Only those with this value. */
                "filter[sender]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "sender" | "-sender")[];
                /** @description Attributes to show of sender-rules, separated by commas; all of them where absent. */
                "fields[sender-rules]"?: ("sender" | "policy" | "note" | "created_at" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SenderRule"][];
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
    senderRulesCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of sender-rules, separated by commas; all of them where absent. */
                "fields[sender-rules]"?: ("sender" | "policy" | "note" | "created_at" | "updated_at")[];
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
                "application/json": components["schemas"]["NewSenderRuleBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["NewSenderRuleBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SenderRule"];
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
    senderRulesGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of sender-rules, separated by commas; all of them where absent. */
                "fields[sender-rules]"?: ("sender" | "policy" | "note" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                rule: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SenderRule"];
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
    senderRulesChange: {
        parameters: {
            query?: {
                /** @description Attributes to show of sender-rules, separated by commas; all of them where absent. */
                "fields[sender-rules]"?: ("sender" | "policy" | "note" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                rule: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenderRuleChangeBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["SenderRuleChangeBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SenderRule"];
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
    senderRulesDelete: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                rule: string;
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
    senderSettingsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of sender-settings, separated by commas; all of them where absent. */
                "fields[sender-settings]"?: ("default_policy" | "confirmations" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SenderSettings"];
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
    senderSettingsChoose: {
        parameters: {
            query?: {
                /** @description Attributes to show of sender-settings, separated by commas; all of them where absent. */
                "fields[sender-settings]"?: ("default_policy" | "confirmations" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenderSettingsBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["SenderSettingsBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SenderSettings"];
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
    abaChecksList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[status]"?: ("passed" | "failed")[];
                /** @description Only those with this value. */
                "filter[aba_date]"?: string;
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description Only those with this value or later. */
                "filter[updated_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[updated_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "aba_date" | "-aba_date" | "status" | "-status")[];
                /** @description Attributes to show of aba-checks, separated by commas; all of them where absent. */
                "fields[aba-checks]"?: ("status" | "description" | "aba_date" | "original_file_name" | "file_notes" | "review" | "created_at" | "updated_at")[];
                /** @description Attributes to show of aba-check-entries, separated by commas; all of them where absent. */
                "fields[aba-check-entries]"?: ("account_name" | "bsb" | "account_number" | "amount" | "lodgement_reference" | "result" | "passed")[];
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
                /** @description What to include, separated by commas. */
                include?: ("entries" | "entries.verification" | "entriesCount" | "entriesExists")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["ABACheckList"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                        /** @description Resources that were asked for with include. */
                        included?: (components["schemas"]["ABACheckEntryList"] | components["schemas"]["VerificationEmbedded"])[];
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
    abaChecksUpload: {
        parameters: {
            query?: {
                /** @description Attributes to show of aba-checks, separated by commas; all of them where absent. */
                "fields[aba-checks]"?: ("status" | "description" | "aba_date" | "original_file_name" | "file_notes" | "review" | "created_at" | "updated_at")[];
                /** @description Attributes to show of aba-check-entries, separated by commas; all of them where absent. */
                "fields[aba-check-entries]"?: ("account_name" | "bsb" | "account_number" | "amount" | "lodgement_reference" | "result" | "passed")[];
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
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
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, up to 10 MB (10,485,760 bytes).
                     */
                    file: string;
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["ABACheckList"];
                        /** @description Resources that were asked for with include. */
                        included?: (components["schemas"]["ABACheckEntryList"] | components["schemas"]["VerificationEmbedded"])[];
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
    abaChecksGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of aba-checks, separated by commas; all of them where absent. */
                "fields[aba-checks]"?: ("status" | "description" | "aba_date" | "original_file_name" | "file_notes" | "review" | "created_at" | "updated_at")[];
                /** @description Attributes to show of aba-check-entries, separated by commas; all of them where absent. */
                "fields[aba-check-entries]"?: ("account_name" | "bsb" | "account_number" | "amount" | "lodgement_reference" | "result" | "passed")[];
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
                /** @description What to include, separated by commas. */
                include?: ("entries" | "entries.verification" | "entriesCount" | "entriesExists")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                aba_check: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["ABACheckList"];
                        /** @description Resources that were asked for with include. */
                        included?: (components["schemas"]["ABACheckEntryList"] | components["schemas"]["VerificationEmbedded"])[];
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
    abaCheckEntriesList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[result]"?: ("verified" | "account_mismatch" | "name_mismatch" | "unverified" | "invalid" | "not_checked")[];
                /** @description Only those with this value. */
                "filter[bsb]"?: string;
                /** @description Only those with this value. */
                "filter[account_number]"?: string;
                /** @description Only those with this value. */
                "filter[verification_id]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: line. */
                sort?: ("line" | "-line" | "amount" | "-amount")[];
                /** @description Attributes to show of aba-check-entries, separated by commas; all of them where absent. */
                "fields[aba-check-entries]"?: ("line" | "account_name" | "bsb" | "account_number" | "amount" | "lodgement_reference" | "result" | "passed")[];
                /** @description Attributes to show of verifications, separated by commas; all of them where absent. */
                "fields[verifications]"?: ("status" | "send_individual_authentication_sms" | "send_individual_authentication_email" | "attribution_id" | "individual_authentication_url" | "failure_reason" | "check_results" | "created_at" | "updated_at")[];
                /** @description What to include, separated by commas. */
                include?: "verification"[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                aba_check: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["ABACheckEntryPage"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["VerificationEmbedded"][];
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
    abaCheckEntriesTotals: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                aba_check: string;
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
                    "application/vnd.api+json": {
                        data: {
                            /** @enum {string} */
                            result: "verified" | "account_mismatch" | "name_mismatch" | "unverified" | "invalid" | "not_checked";
                            count: number;
                            /** @description Dollars with two decimals. */
                            amount: string;
                        }[];
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
    abaCheckEntriesLastPayments: {
        parameters: {
            query?: {
                /** @description Ids of entries of this file, separated by commas. */
                entries?: string[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                aba_check: string;
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
                    "application/vnd.api+json": {
                        /** @description One for each entry whose account was in an earlier file. */
                        data: {
                            /** Format: uuid */
                            entry_id: string;
                            /**
                             * Format: uuid
                             * @description The file in which the account last was.
                             */
                            aba_check_id: string;
                            /**
                             * Format: date
                             * @description The processing date of that file.
                             */
                            aba_date: string;
                            /** @description Dollars with two decimals. */
                            amount: string;
                        }[];
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
    abaCheckEntriesEarlier: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                aba_check: string;
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
                    "application/vnd.api+json": {
                        /** @description Null where no earlier file of the last 90 days has half of its payments. */
                        data: {
                            /** Format: uuid */
                            aba_check_id: string;
                            original_file_name: string;
                            /** Format: date-time */
                            created_at: string;
                            /** @description Whether every payment is the same. */
                            same: boolean;
                            /** @description Payments that are only in this file. */
                            added: number;
                            /** @description Payments that are only in the earlier file. */
                            removed: number;
                            /** @description The first 200, by name of the account. */
                            differences: {
                                /** @enum {string} */
                                kind: "added" | "removed";
                                /** @description In the file that has it. */
                                line: number;
                                account_name: string;
                                bsb: string;
                                account_number: string;
                                /** @description Dollars with two decimals. */
                                amount: string;
                                lodgement_reference: string | null;
                            }[];
                        } | null;
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
    ruleFactsList: {
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
                    "application/vnd.api+json": {
                        data: {
                            facts: {
                                name: string;
                                /** @enum {string} */
                                type: "boolean" | "number" | "text" | "list";
                                description: string;
                            }[];
                            operators: {
                                name: string;
                                /** @description Types of facts that it takes. */
                                facts: ("boolean" | "number" | "text" | "list")[];
                                /** @description Whether its value is a list. */
                                many: boolean;
                                description: string;
                            }[];
                        };
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
    rulesList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
                /** @description Attributes to show of rules, separated by commas; all of them where absent. */
                "fields[rules]"?: ("name" | "description" | "conditions" | "enabled" | "built_in" | "version" | "changed_by" | "created_at" | "updated_at")[];
                /** @description Attributes to show of rule-versions, separated by commas; all of them where absent. */
                "fields[rule-versions]"?: ("version" | "name" | "description" | "conditions" | "enabled" | "changed_by" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "versions"[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["RuleAll"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["RuleVersionList"][];
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
    rulesCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of rules, separated by commas; all of them where absent. */
                "fields[rules]"?: ("name" | "description" | "conditions" | "enabled" | "built_in" | "version" | "changed_by" | "created_at" | "updated_at")[];
                /** @description Attributes to show of rule-versions, separated by commas; all of them where absent. */
                "fields[rule-versions]"?: ("version" | "name" | "description" | "conditions" | "enabled" | "changed_by" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "versions"[];
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
                "application/json": components["schemas"]["NewRuleBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["NewRuleBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["RuleAll"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["RuleVersionList"][];
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
    rulesTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConditionsBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["ConditionsBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: {
                            /** @description How many invoices it was tried on. */
                            evaluated: number;
                            good: number;
                            bad: number;
                            left_out: number;
                            /** @description The newest first. */
                            invoices: {
                                /** Format: uuid */
                                invoice_id: string;
                                result: boolean | null;
                                /** @description Why it could not be evaluated. */
                                reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                        };
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
    rulesGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of rules, separated by commas; all of them where absent. */
                "fields[rules]"?: ("name" | "description" | "conditions" | "enabled" | "built_in" | "version" | "changed_by" | "created_at" | "updated_at")[];
                /** @description Attributes to show of rule-versions, separated by commas; all of them where absent. */
                "fields[rule-versions]"?: ("version" | "name" | "description" | "conditions" | "enabled" | "changed_by" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "versions"[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description The id of a rule, or the name of a built-in one. */
                rule: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["RuleAll"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["RuleVersionList"][];
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
    rulesChange: {
        parameters: {
            query?: {
                /** @description Attributes to show of rules, separated by commas; all of them where absent. */
                "fields[rules]"?: ("name" | "description" | "conditions" | "enabled" | "built_in" | "version" | "changed_by" | "created_at" | "updated_at")[];
                /** @description Attributes to show of rule-versions, separated by commas; all of them where absent. */
                "fields[rule-versions]"?: ("version" | "name" | "description" | "conditions" | "enabled" | "changed_by" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "versions"[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description The id of a rule, or the name of a built-in one. */
                rule: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleChangeBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["RuleChangeBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["RuleAll"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["RuleVersionList"][];
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
    rulesDelete: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description The id of a rule, or the name of a built-in one. */
                rule: string;
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
    comparisonGet: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
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
                    "application/vnd.api+json": {
                        /** @description What is known beside what the invoice says. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The email that it came by.
                             */
                            email_id: string | null;
                            /** @description Verified accounts of the payee; the one it was held against first. */
                            verified: {
                                /** Format: uuid */
                                verification_id: string;
                                business_name: string;
                                business_abn: string;
                                account_name: string;
                                bsb: string;
                                account_number: string;
                                /** Format: date-time */
                                verified_at: string | null;
                                /** @description False where it was replaced, revoked or is too old. */
                                counts: boolean;
                                /** @description Whether the invoice was held against it. */
                                held_against: boolean;
                            }[];
                            /** @description Verifications of the payee that are under way. */
                            pending: {
                                /** Format: uuid */
                                verification_id: string;
                                business_name: string;
                                bsb: string;
                                account_number: string;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            /** @description The supplier whose history it is held against; null where none is known. */
                            supplier: {
                                /** Format: uuid */
                                supplier_id: string;
                                name: string | null;
                                business_abn: string | null;
                                invoices: number;
                                /** @description Whether only the name is the same: its ABN is another. */
                                is_namesake: boolean;
                                /** @description Accounts that its invoices named, the last seen first. */
                                accounts: {
                                    bsb: string;
                                    account_number: string;
                                    invoices: number;
                                    /** Format: date-time */
                                    verified_at: string | null;
                                    /** Format: date-time */
                                    first_seen_at: string;
                                    /** Format: date-time */
                                    last_seen_at: string;
                                }[];
                                /** @description From where its invoices came, the last seen first. */
                                senders: {
                                    sender: string;
                                    invoices: number;
                                    /** Format: date-time */
                                    first_seen_at: string;
                                    /** Format: date-time */
                                    last_seen_at: string;
                                }[];
                            } | null;
                            /** @description The supplier’s other invoices, the newest first, at most 10. */
                            earlier: {
                                /** Format: uuid */
                                invoice_id: string;
                                invoice_number: string | null;
                                original_file_name: string;
                                total: string | null;
                                bsb: string | null;
                                account_number: string | null;
                                /** @enum {string} */
                                outcome: "unread" | "not_invoice" | "mismatch" | "suspect" | "changed" | "no_account" | "verified" | "known" | "new";
                                /** @enum {string|null} */
                                review: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared" | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            /** @description Invoices that it may repeat, the newest first, at most 10. */
                            duplicates: {
                                /** Format: uuid */
                                invoice_id: string;
                                invoice_number: string | null;
                                original_file_name: string;
                                total: string | null;
                                bsb: string | null;
                                account_number: string | null;
                                /** @enum {string} */
                                outcome: "unread" | "not_invoice" | "mismatch" | "suspect" | "changed" | "no_account" | "verified" | "known" | "new";
                                /** @enum {string|null} */
                                review: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared" | null;
                                /** Format: date-time */
                                created_at: string;
                                same_file: boolean;
                                same_number: boolean;
                            }[];
                            /** @description The digits of each line of the file that has six or more: a number to call back must not be among them. */
                            shown_numbers: string[];
                            /** @description How many people have to approve, and who has. */
                            approval: {
                                /**
                                 * @description So many, where whoever asks is one of them.
                                 * @enum {integer}
                                 */
                                people: 1 | 2;
                                approved_by: string[];
                                /** @description Who corrected the account, uploaded the file or asked for the verification: never the only one. */
                                involved: string[];
                            };
                            /** @description What those are called who had to do with it. */
                            people: {
                                /** Format: uuid */
                                user_id: string;
                                name: string;
                            }[];
                        };
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
    invoiceCommentsList: {
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
                sort?: ("created_at" | "-created_at")[];
                /** @description Attributes to show of invoice-comments, separated by commas; all of them where absent. */
                "fields[invoice-comments]"?: ("text" | "user_id" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Comment"][];
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
    invoiceCommentsCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of invoice-comments, separated by commas; all of them where absent. */
                "fields[invoice-comments]"?: ("text" | "user_id" | "created_at")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["CommentBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Comment"];
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
    invoiceCorrectionsList: {
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
                /** @description Only those with any of these values, separated by commas. */
                "filter[field]"?: ("extracted_business_name" | "extracted_business_abn" | "extracted_account_name" | "extracted_account_number" | "extracted_account_bsb" | "extracted_invoice_number" | "total")[];
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at")[];
                /** @description Attributes to show of invoice-corrections, separated by commas; all of them where absent. */
                "fields[invoice-corrections]"?: ("field" | "before" | "after" | "seen" | "page" | "picked_evidence" | "user_id" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Correction"][];
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
    invoiceCorrectionsCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of invoice-corrections, separated by commas; all of them where absent. */
                "fields[invoice-corrections]"?: ("field" | "before" | "after" | "seen" | "page" | "picked_evidence" | "user_id" | "created_at")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["CorrectionBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Correction"];
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
    invoiceDecisionsList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[decision]"?: ("approve" | "hold" | "reject" | "reopen" | "clear")[];
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at")[];
                /** @description Attributes to show of decisions, separated by commas; all of them where absent. */
                "fields[decisions]"?: ("decision" | "reason" | "comment" | "until" | "verification_id" | "call" | "warning" | "review" | "user_id" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Decision"][];
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
    invoiceDecisionsCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of decisions, separated by commas; all of them where absent. */
                "fields[decisions]"?: ("decision" | "reason" | "comment" | "until" | "verification_id" | "call" | "warning" | "review" | "user_id" | "created_at")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["DecisionBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Decision"];
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
    abaCheckDecisionsList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[decision]"?: ("approve" | "hold" | "reject" | "reopen" | "clear")[];
                /** @description Only those with this value or later. */
                "filter[created_from]"?: string;
                /** @description Only those with this value or earlier. */
                "filter[created_to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at")[];
                /** @description Attributes to show of decisions, separated by commas; all of them where absent. */
                "fields[decisions]"?: ("decision" | "reason" | "comment" | "until" | "verification_id" | "call" | "warning" | "review" | "user_id" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                aba_check: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Decision"][];
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
    abaCheckDecisionsCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of decisions, separated by commas; all of them where absent. */
                "fields[decisions]"?: ("decision" | "reason" | "comment" | "until" | "verification_id" | "call" | "warning" | "review" | "user_id" | "created_at")[];
            };
            header?: {
                /** @description A text of your own: the same request sent again under it within 24 hours gives the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                aba_check: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["DecisionBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Decision"];
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
    decisionsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyDecisionsBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["ManyDecisionsBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        /** @description One for each invoice, in the order in which they were given. */
                        data: {
                            /** Format: uuid */
                            invoice_id: string;
                            /**
                             * Format: uuid
                             * @description Null where it was refused.
                             */
                            decision_id: string | null;
                            /**
                             * @description What the review is now.
                             * @enum {string|null}
                             */
                            review: "to_review" | "on_hold" | "awaiting_second" | "approved" | "rejected" | "cleared" | null;
                            /** @description Why it was refused; null where it was not. */
                            message: string | null;
                        }[];
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
    readAgainCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of invoices, separated by commas; all of them where absent. */
                "fields[invoices]"?: ("status" | "source" | "original_file_name" | "extracted_business_name" | "extracted_business_abn" | "extracted_account_name" | "extracted_account_number" | "extracted_account_bsb" | "extracted_invoice_number" | "check_results" | "check_details" | "checks_left_out" | "outcome" | "review" | "reviewed_at" | "total" | "assignee" | "corrected" | "evidence" | "supplier_id" | "read_again_at" | "failure_reason" | "source_invoice_id" | "inbound_email_id" | "pages" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                invoice: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAgainBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["ReadAgainBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["InvoiceDetail"];
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
    approvalPolicyGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of approval-policies, separated by commas; all of them where absent. */
                "fields[approval-policies]"?: ("people" | "one_person_outcomes" | "two_people_from" | "clear_verified" | "proposed" | "proposed_by" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["ApprovalPolicy"];
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
    approvalPolicyChange: {
        parameters: {
            query?: {
                /** @description Attributes to show of approval-policies, separated by commas; all of them where absent. */
                "fields[approval-policies]"?: ("people" | "one_person_outcomes" | "two_people_from" | "clear_verified" | "proposed" | "proposed_by" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalPolicyBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["ApprovalPolicyBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["ApprovalPolicy"];
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
    savedViewsList: {
        parameters: {
            query?: {
                /** @description Results on a page. */
                "page[size]"?: number;
                /** @description Which page, counting from 1. A page past the end is an empty list. */
                "page[number]"?: number;
                /** @description Only those with any of these values, separated by commas. */
                "filter[list]"?: ("invoices" | "inbound-emails" | "verifications" | "aba-checks" | "suppliers" | "rules" | "webhook-events" | "audit-events")[];
                /** @description Only those with this value. */
                "filter[shared]"?: boolean;
                /** @description Only those with this value. */
                "filter[user_id]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: name. */
                sort?: ("name" | "-name" | "created_at" | "-created_at")[];
                /** @description Attributes to show of views, separated by commas; all of them where absent. */
                "fields[views]"?: ("name" | "list" | "filters" | "sort" | "columns" | "shared" | "user_id" | "created_at" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["View"][];
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
    savedViewsCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of views, separated by commas; all of them where absent. */
                "fields[views]"?: ("name" | "list" | "filters" | "sort" | "columns" | "shared" | "user_id" | "created_at" | "updated_at")[];
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
                "application/json": components["schemas"]["SavedViewBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["SavedViewBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["View"];
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
    savedViewsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of views, separated by commas; all of them where absent. */
                "fields[views]"?: ("name" | "list" | "filters" | "sort" | "columns" | "shared" | "user_id" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                view: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["View"];
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
    savedViewsChange: {
        parameters: {
            query?: {
                /** @description Attributes to show of views, separated by commas; all of them where absent. */
                "fields[views]"?: ("name" | "list" | "filters" | "sort" | "columns" | "shared" | "user_id" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                view: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["SavedViewBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["View"];
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
    savedViewsDelete: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                view: string;
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
    webhookSubscriptionsList: {
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
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at")[];
                /** @description Attributes to show of webhook-subscriptions, separated by commas; all of them where absent. */
                "fields[webhook-subscriptions]"?: ("url" | "events" | "masked_events" | "enabled" | "consecutive_failures" | "failing_since" | "disabled_at" | "created_at" | "updated_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookSubscription"][];
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
    webhookSubscriptionsCreate: {
        parameters: {
            query?: {
                /** @description Attributes to show of webhook-subscriptions, separated by commas; all of them where absent. */
                "fields[webhook-subscriptions]"?: ("url" | "events" | "masked_events" | "enabled" | "consecutive_failures" | "failing_since" | "disabled_at" | "created_at" | "updated_at" | "secret")[];
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
                "application/json": components["schemas"]["NewWebhookSubscriptionBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["NewWebhookSubscriptionBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookSubscriptionSecret"];
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
    webhookSubscriptionsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of webhook-subscriptions, separated by commas; all of them where absent. */
                "fields[webhook-subscriptions]"?: ("url" | "events" | "masked_events" | "enabled" | "consecutive_failures" | "failing_since" | "disabled_at" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookSubscription"];
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
    webhookSubscriptionsRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
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
    webhookSubscriptionsChange: {
        parameters: {
            query?: {
                /** @description Attributes to show of webhook-subscriptions, separated by commas; all of them where absent. */
                "fields[webhook-subscriptions]"?: ("url" | "events" | "masked_events" | "enabled" | "consecutive_failures" | "failing_since" | "disabled_at" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSubscriptionChangeBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["WebhookSubscriptionChangeBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookSubscription"];
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
    webhookSubscriptionsRotateSecret: {
        parameters: {
            query?: {
                /** @description Attributes to show of webhook-subscriptions, separated by commas; all of them where absent. */
                "fields[webhook-subscriptions]"?: ("url" | "events" | "masked_events" | "enabled" | "consecutive_failures" | "failing_since" | "disabled_at" | "created_at" | "updated_at" | "secret")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookSubscriptionSecret"];
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
    webhookSubscriptionsTest: {
        parameters: {
            query?: {
                /** @description Attributes to show of webhook-events, separated by commas; all of them where absent. */
                "fields[webhook-events]"?: ("status" | "type" | "webhook_url" | "payload" | "webhook_subscription_id" | "created_at")[];
                /** @description Attributes to show of webhook-event-attempts, separated by commas; all of them where absent. */
                "fields[webhook-event-attempts]"?: ("status" | "attempt" | "response_status" | "response_body" | "failure_reason" | "duration_ms" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "attempts"[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookEventAll"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["WebhookEventAttemptAll"][];
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
    webhookSubscriptionsRecover: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryBody"];
                "application/vnd.api+json": {
                    data: {
                        attributes: components["schemas"]["RecoveryBody"];
                    };
                };
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
                    "application/vnd.api+json": {
                        data: {
                            /** @description How many events are sent again. */
                            recovered: number;
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
    webhookEventsList: {
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
                /** @description Only those with this value. */
                "filter[webhook_subscription_id]"?: string;
                /** @description Only those with any of these values, separated by commas. */
                "filter[type]"?: ("verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised" | "webhook_subscription.test")[];
                /** @description Only those with any of these values, separated by commas. */
                "filter[status]"?: ("processing" | "succeeded" | "failed")[];
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "type" | "-type" | "status" | "-status")[];
                /** @description Attributes to show of webhook-events, separated by commas; all of them where absent. */
                "fields[webhook-events]"?: ("status" | "type" | "webhook_url" | "payload" | "webhook_subscription_id" | "created_at")[];
                /** @description Attributes to show of webhook-event-attempts, separated by commas; all of them where absent. */
                "fields[webhook-event-attempts]"?: ("status" | "attempt" | "response_status" | "response_body" | "failure_reason" | "duration_ms" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "attempts"[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookEventAll"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["WebhookEventAttemptAll"][];
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
    webhookEventsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of webhook-events, separated by commas; all of them where absent. */
                "fields[webhook-events]"?: ("status" | "type" | "webhook_url" | "payload" | "webhook_subscription_id" | "created_at")[];
                /** @description Attributes to show of webhook-event-attempts, separated by commas; all of them where absent. */
                "fields[webhook-event-attempts]"?: ("status" | "attempt" | "response_status" | "response_body" | "failure_reason" | "duration_ms" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "attempts"[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookEventAll"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["WebhookEventAttemptAll"][];
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
    webhookEventsRedeliver: {
        parameters: {
            query?: {
                /** @description Attributes to show of webhook-events, separated by commas; all of them where absent. */
                "fields[webhook-events]"?: ("status" | "type" | "webhook_url" | "payload" | "webhook_subscription_id" | "created_at")[];
                /** @description Attributes to show of webhook-event-attempts, separated by commas; all of them where absent. */
                "fields[webhook-event-attempts]"?: ("status" | "attempt" | "response_status" | "response_body" | "failure_reason" | "duration_ms" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "attempts"[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                subscription: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookEventAll"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["WebhookEventAttemptAll"][];
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
    entityWebhookEventsList: {
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
                /** @description Only those with this value. */
                "filter[webhook_subscription_id]"?: string;
                /** @description Only those with any of these values, separated by commas. */
                "filter[type]"?: ("verification.pending" | "verification.verified" | "verification.rejected" | "verification.failed" | "verification.cancelled" | "verification.expired" | "verification.error" | "verification.replaced" | "verification.revoked" | "verification.confirmation_notification_sent" | "invoice.processed" | "invoice.failed" | "invoice.invalid" | "invoice.approved" | "invoice.rejected" | "invoice.held" | "aba_check.passed" | "aba_check.failed" | "check.compromised" | "webhook_subscription.test")[];
                /** @description Only those with any of these values, separated by commas. */
                "filter[status]"?: ("processing" | "succeeded" | "failed")[];
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at" | "type" | "-type" | "status" | "-status")[];
                /** @description Attributes to show of webhook-events, separated by commas; all of them where absent. */
                "fields[webhook-events]"?: ("status" | "type" | "webhook_url" | "payload" | "webhook_subscription_id" | "created_at")[];
                /** @description Attributes to show of webhook-event-attempts, separated by commas; all of them where absent. */
                "fields[webhook-event-attempts]"?: ("status" | "attempt" | "response_status" | "response_body" | "failure_reason" | "duration_ms" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "attempts"[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookEventAll"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["WebhookEventAttemptAll"][];
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
    entityWebhookEventsGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of webhook-events, separated by commas; all of them where absent. */
                "fields[webhook-events]"?: ("status" | "type" | "webhook_url" | "payload" | "webhook_subscription_id" | "created_at")[];
                /** @description Attributes to show of webhook-event-attempts, separated by commas; all of them where absent. */
                "fields[webhook-event-attempts]"?: ("status" | "attempt" | "response_status" | "response_body" | "failure_reason" | "duration_ms" | "created_at")[];
                /** @description What to include, separated by commas. */
                include?: "attempts"[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                webhook_event: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["WebhookEventAll"];
                        /** @description Resources that were asked for with include. */
                        included?: components["schemas"]["WebhookEventAttemptAll"][];
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
    statisticsDays: {
        parameters: {
            query?: {
                /** @description The first day, in UTC; 30 days up to `to` where absent. */
                from?: string;
                /** @description The last day, in UTC, at most 366 days from the first; today where absent. */
                to?: string;
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
                    "application/vnd.api+json": {
                        data: {
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                            days: {
                                /** Format: date */
                                day: string;
                                /** @description Invoices that arrived, by source. */
                                arrivals: {
                                    email: number;
                                    api: number;
                                    dashboard: number;
                                };
                                /** @description Of those, what their checks say now. */
                                outcomes: {
                                    unread: number;
                                    not_invoice: number;
                                    mismatch: number;
                                    suspect: number;
                                    changed: number;
                                    no_account: number;
                                    verified: number;
                                    known: number;
                                    new: number;
                                };
                                /** @description Of those, from arrival until they were read and checked. */
                                reading: {
                                    count: number;
                                    /** @description Null where there is none. */
                                    median_seconds: number | null;
                                    /** @description Null where there is none. */
                                    p95_seconds: number | null;
                                };
                                /** @description Decisions of this day, of invoices of any day. */
                                decisions: {
                                    approved: number;
                                    rejected: number;
                                    cleared: number;
                                    held: number;
                                    reopened: number;
                                };
                                /** @description From arrival until an invoice was approved, rejected or cleared on this day. */
                                time_to_decision: {
                                    count: number;
                                    /** @description Null where there is none. */
                                    median_seconds: number | null;
                                    /** @description Null where there is none. */
                                    p95_seconds: number | null;
                                };
                            }[];
                        };
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
    statisticsWaiting: {
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
                    "application/vnd.api+json": {
                        data: {
                            to_review: {
                                count: number;
                                by_outcome: {
                                    unread: number;
                                    not_invoice: number;
                                    mismatch: number;
                                    suspect: number;
                                    changed: number;
                                    no_account: number;
                                    verified: number;
                                    known: number;
                                    new: number;
                                };
                                oldest: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    created_at: string;
                                } | null;
                                /** @description Null where no amount was read. */
                                largest: {
                                    /** Format: uuid */
                                    id: string;
                                    total: string;
                                } | null;
                            };
                            /** @description Invoices that a first person approved. */
                            awaiting_second: {
                                count: number;
                                oldest: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    created_at: string;
                                } | null;
                            };
                            on_hold: {
                                count: number;
                            };
                            /** @description Of whoever asks, and not decided. */
                            assigned_to_me: {
                                count: number;
                            };
                            /** @description Failed, and not decided. Null without `aba_check:read`. */
                            payment_files: {
                                count: number;
                                oldest: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    created_at: string;
                                } | null;
                            } | null;
                            /** @description Null without `verification:read`. */
                            pending_verifications: {
                                count: number;
                                oldest: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    created_at: string;
                                } | null;
                            } | null;
                            /** @description Null without `inbound_email:read`. */
                            held_emails: {
                                count: number;
                                oldest: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date-time */
                                    received_at: string;
                                } | null;
                            } | null;
                            /** @description Null without `webhook_subscription:read`. */
                            disabled_webhooks: {
                                count: number;
                            } | null;
                            /** @description Invoices rejected as fraud, or whose account is not the verified one, in this month of UTC. */
                            rejected_this_month: {
                                count: number;
                                /** @description What they asked for. */
                                amount: string;
                                /** @description Of those, how many whose amount was not surely read. */
                                without_amount: number;
                            };
                        };
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
    liveListen: {
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
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sandboxMessagesList: {
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
                /** @description Only those with any of these values, separated by commas. */
                "filter[channel]"?: ("sms" | "email")[];
                /** @description Only those with this value. */
                "filter[to]"?: string;
                /** @description The whole list as a file, every row of it; `Accept: text/csv` does the same. Goes without `page` and `include`. */
                format?: "csv" | "jsonl";
                /** @description Fields to sort by, separated by commas; descending with a leading -. Default: -created_at. */
                sort?: ("created_at" | "-created_at")[];
                /** @description Attributes to show of sandbox-messages, separated by commas; all of them where absent. */
                "fields[sandbox-messages]"?: ("channel" | "to" | "subject" | "text" | "created_at")[];
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SandboxMessageFull"][];
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
    sandboxMessagesGet: {
        parameters: {
            query?: {
                /** @description Attributes to show of sandbox-messages, separated by commas; all of them where absent. */
                "fields[sandbox-messages]"?: ("channel" | "to" | "subject" | "text" | "created_at")[];
            };
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its id. */
                message: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["SandboxMessageFull"];
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
    healthLive: {
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
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    healthReady: {
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
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    descriptionMain: {
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
    descriptionSessions: {
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
    descriptionPage: {
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
                    "text/html": string;
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    descriptionScript: {
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
                    "text/javascript": string;
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    descriptionAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description Its name. */
                asset: "swagger-ui.css" | "swagger-ui-bundle.js" | "swagger-ui-standalone-preset.js" | "favicon-32x32.png";
            };
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
                    "text/css": string;
                    "text/javascript": string;
                    "image/png": string;
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    individualPageShow: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description The token of the link. */
                token: string;
            };
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
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            404: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            410: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            429: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            500: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            503: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    individualPageTake: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own to find this request in the logs by. */
                "X-Correlation-Id"?: components["parameters"]["X-Correlation-Id"];
            };
            path: {
                /** @description The token of the link. */
                token: string;
            };
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
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            303: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            400: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            404: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            410: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            413: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            415: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            422: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            429: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            500: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page that says why not, or what to do next. */
            503: {
                headers: {
                    "X-Correlation-Id": components["headers"]["X-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    receiveVerificationPending: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationPendingWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationVerified: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationVerifiedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRejectedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationFailedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCancelledWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationExpiredWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationError: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationErrorWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationReplaced: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationReplacedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationRevoked: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRevokedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationConfirmationNotificationSent: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationConfirmationNotificationSentWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveInvoiceProcessed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceProcessedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveInvoiceFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceFailedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveInvoiceInvalid: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceInvalidWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveInvoiceApproved: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceApprovedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveInvoiceRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRejectedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveInvoiceHeld: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceHeldWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveAbaCheckPassed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbaCheckPassedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveAbaCheckFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbaCheckFailedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCheckCompromised: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCompromisedWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveWebhookSubscriptionTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same however often it is sent. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces. */
                "webhook-signature": string;
                /** @description For older receivers: the HMAC-SHA-256 of the body in hexadecimal. */
                signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSubscriptionTestWebhook"];
            };
        };
        responses: {
            /** @description The receiver is gone: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is sent again later. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
