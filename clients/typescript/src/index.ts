export { createManagementClient, createPayproofClient } from './client.js';
export type { ClientOptions, ManagementClient, PayproofClient } from './client.js';
export { pages } from './pages.js';
export type { Page } from './pages.js';
export { verifyWebhook } from './webhooks.js';
export type { WebhookEvent } from './webhooks.js';
export type { components as MainComponents, paths as MainPaths } from './generated/main.js';
export type { components as ManagementComponents, paths as ManagementPaths } from './generated/management.js';
