import type { Settings } from '../../platform/config/settings.js';

/** How often a provider is asked before it counts as staying down: for three quarters of an hour, by default. */
export const PROVIDER_TRIES = 10;

/** The pause before the second try, in milliseconds. */
export const providerPause = ({ PROVIDER_RETRY_MS }: Settings): number => PROVIDER_RETRY_MS;
