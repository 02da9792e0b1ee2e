import type { AuthenticationDetails } from '../inbound-email.entity.js';
import type { MessageHeader } from '../mime/message-header.js';
import type { Answer, Question } from './name-lookup.js';

/** What is known of a message before its header is read. */
export interface Delivery {
  /** Who handed it over. */
  peerAddress: string;
  helo: string | null;
  /** Empty for the null sender. */
  envelopeFrom: string;
  /** By when signatures must not have expired: a message may be judged a day later (RFC 6376, section 3.5). */
  receivedAt: Date;
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
  /** What name servers said already. */
  answers: readonly Answer[];
  /** For all questions to name servers together, in milliseconds: those that have no answer by then are named with the verdict. */
  budgetMs: number;
  /** For one question to one server, which may be answered when the message is judged once more, in milliseconds. */
  questionMs: number;
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
  /** How many questions name servers were asked, how many of those got no answer, and which of these may yet get one. */
  lookups: { asked: number; unanswered: number; open: Question[] };
}

/** Results as RFC 8601 names them. */
export type SpfResult = 'none' | 'neutral' | 'pass' | 'fail' | 'softfail' | 'temperror' | 'permerror';
export type DkimResult = 'none' | 'pass' | 'fail' | 'policy' | 'neutral' | 'temperror' | 'permerror';
export type DmarcResult = 'none' | 'pass' | 'fail' | 'temperror' | 'permerror';
export type ArcResult = 'none' | 'pass' | 'fail' | 'temperror';
