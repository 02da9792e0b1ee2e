import { isValidAbn } from '../../numbers/abn.js';
import { FakeHttpServer } from '../fakes/fake-http-server.js';
import type { FakeAnswer, ReceivedRequest } from '../fakes/fake-http-server.js';
import type { AbnRecord } from './abn-register.js';

/** A business as the fake register knows it. */
export type FakeBusiness = Partial<Omit<AbnRecord, 'abn'>> & Pick<AbnRecord, 'abn' | 'entityName'>;

/** ABN Lookup, with businesses of one's own choice. It knows everybody who asks with a GUID. */
export class FakeAbnLookup extends FakeHttpServer {
  readonly businesses = new Map<string, FakeBusiness>();

  add(business: FakeBusiness): void {
    this.businesses.set(business.abn, business);
  }

  protected answer({ url }: ReceivedRequest): FakeAnswer {
    if (!url.pathname.endsWith('/AbnDetails.aspx')) return { status: 404, type: 'text/html', body: 'Not found' };
    const callback = url.searchParams.get('callback') ?? 'callback';
    const body = `${callback}(${JSON.stringify(this.details(url.searchParams))})`;
    return { type: 'text/javascript', body };
  }

  private details(parameters: URLSearchParams): object {
    const abn = (parameters.get('abn') ?? '').replace(/\D/g, '');
    if ((parameters.get('guid') ?? '') === '')
      return nothing('The GUID entered is not recognised as a Registered Party');
    if (!isValidAbn(abn)) return nothing('Search text is not a valid ABN or ACN');
    const business = this.businesses.get(abn);
    if (business === undefined) return nothing('No record found');
    return {
      ...nothing(''),
      Abn: business.replacedBy ?? abn,
      AbnStatus: business.status === 'cancelled' ? 'Cancelled' : 'Active',
      AbnStatusEffectiveFrom: '2000-07-01',
      EntityName: business.entityName,
      BusinessName: business.businessNames ?? [],
      Gst: business.gst ?? null,
    };
  }
}

function nothing(message: string): object {
  return {
    Abn: '',
    AbnStatus: '',
    AbnStatusEffectiveFrom: '',
    Acn: '',
    AddressDate: null,
    AddressPostcode: '',
    AddressState: '',
    BusinessName: [],
    EntityName: '',
    EntityTypeCode: '',
    EntityTypeName: '',
    Gst: null,
    Message: message,
  };
}
