import { distance } from 'fastest-levenshtein';
import { isSameName, normaliseName } from '../../names/normalise-name.js';
import { jsonObject } from '../ask-provider.js';
import { FakeHttpServer } from '../fakes/fake-http-server.js';
import type { FakeAnswer, ReceivedRequest } from '../fakes/fake-http-server.js';

/** A bank that confirms payees, with accounts of one's own choice. */
export class FakeBank extends FakeHttpServer {
  private readonly holders = new Map<string, string>();

  add(bsb: string, accountNumber: string, holder: string): void {
    this.holders.set(`${bsb} ${accountNumber}`, holder);
  }

  protected answer({ body }: ReceivedRequest): FakeAnswer {
    const { bsb, account_number: number, account_name: name } = jsonObject(body) ?? {};
    if (typeof bsb !== 'string' || typeof number !== 'string' || typeof name !== 'string')
      return { status: 400, body: JSON.stringify({ message: 'bsb, account_number and account_name are needed' }) };
    return { body: JSON.stringify(this.verdict(this.holders.get(`${bsb} ${number}`), name)) };
  }

  private verdict(holder: string | undefined, name: string): object {
    if (holder === undefined) return { result: 'error', message: 'The account is not known' };
    if (holder.toLowerCase() === name.toLowerCase()) return { result: 'match' };
    return { result: isClose(holder, name) ? 'close_match' : 'no_match', account_name: holder };
  }
}

/** The same except for the company's form, a part of the other, or a few letters away from it. */
function isClose(one: string, other: string): boolean {
  const [a, b] = [normaliseName(one), normaliseName(other)];
  return isSameName(one, other) || a.includes(b) || b.includes(a) || distance(a, b) <= 3;
}
