/** This many failures in a row, over this many days, disable a subscription (decisions, section 10): an outage of hours does not. */
export const FAILURES_THAT_DISABLE = 50;
export const DAYS_THAT_DISABLE = 3;

/** A receiver that says so is not asked again (Standard Webhooks, "Operational considerations"). */
export const GONE = 410;
