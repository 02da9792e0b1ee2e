import type { AuthenticationDetails } from '../inbound-email.entity.js';
import type { MessageHeader } from '../mime/message-header.js';

/** What is known of a message before its header is read. */
export interface Delivery {
  /** Who handed it over. */
  peerAddress: string;
  helo: string | null;
  /** Empty for the null sender. */
  envelopeFrom: string;
}

export interface AuthenticationRequest extends Delivery {
  /** The raw message. */
  message: Buffer;
  /** Domains whose ARC seals are believed. */
  trustedSealers: readonly string[];
  /** The name of the mail server that took it. */
  host: string;
  /** Addresses of name servers; those of the system if there is none. */
  nameServers: readonly string[];
  /** For all questions to name servers together, in milliseconds. */
  budgetMs: number;
  /** False if no name server answers: nothing is looked up. */
  online: boolean;
  /** Look up again what could not be obtained a moment ago. */
  again: boolean;
}

/** What was found out about the sender of a message. */
export interface SenderVerdict {
  header: MessageHeader;
  /** As `replyAddresses` gives it. */
  replyTo: string | null;
  /** The one address of the From header; null if there is not exactly one that every reader takes for the sender. */
  sender: { address: string; domain: string } | null;
  spf: string;
  dkim: string;
  dmarc: string;
  arc: string;
  authenticated: boolean | null;
  forwarded: boolean | null;
  details: AuthenticationDetails;
  /** How many questions name servers were asked, and how many of those got no answer. */
  lookups: { asked: number; unanswered: number };
}

/** Results as RFC 8601 names them. */
export type SpfResult = 'none' | 'neutral' | 'pass' | 'fail' | 'softfail' | 'temperror' | 'permerror';
export type DkimResult = 'none' | 'pass' | 'fail' | 'policy' | 'neutral' | 'temperror' | 'permerror';
export type DmarcResult = 'none' | 'pass' | 'fail' | 'temperror' | 'permerror';
export type ArcResult = 'none' | 'pass' | 'fail' | 'temperror';
