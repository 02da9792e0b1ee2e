/** Paths of the requests that create something once, whatever their Idempotency-Key was sent for before. */
export const CREATING: readonly string[] = [
  "/aba-checks",
  "/aba-checks/{aba_check}/decisions",
  "/api-keys",
  "/entities",
  "/entities/{entity}/api-keys",
  "/invitations",
  "/invoices",
  "/invoices/{invoice}/comments",
  "/invoices/{invoice}/corrections",
  "/invoices/{invoice}/decisions",
  "/rules",
  "/sender-rules",
  "/verifications",
  "/verifications/{verification}/checks",
  "/views",
  "/webhook-subscriptions"
];
