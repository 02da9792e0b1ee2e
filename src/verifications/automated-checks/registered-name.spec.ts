import type { AbnRecord } from '../../providers/abn-register/abn-register.js';
import { isRegisteredName } from './registered-name.js';

const record = (entityName: string, businessNames: string[] = []): AbnRecord => ({
  abn: '53004085616',
  status: 'active',
  entityName,
  businessNames,
  gst: null,
  replacedBy: null,
});

describe('isRegisteredName', () => {
  it.each<[string, AbnRecord]>([
    ['Harbour Lane Joinery', record('HARBOUR LANE JOINERY PTY LTD')],
    ['Harbour Lane', record('HLJ HOLDINGS PTY. LIMITED', ['Other', 'HARBOUR LANE'])],
    ['Jane Citizen', record('CITIZEN, JANE')],
    ['Jane Citizen', record('Citizen, Jane Ann')],
    ['Jane Ann Citizen', record('CITIZEN, JANE ANN')],
    ['Smith Family Trust', record('The Trustee for SMITH FAMILY TRUST')],
  ])('%s is %j', (name, known) => expect(isRegisteredName(name, known)).toBe(true));

  it.each<[string, AbnRecord]>([
    ['Harbour Lane Joiners', record('HARBOUR LANE JOINERY PTY LTD', ['Harbour Lane'])],
    ['Ann Citizen', record('CITIZEN, JANE ANN')],
    ['Citizen', record('CITIZEN, JANE')],
    ['B A', record('A, B, C')],
  ])('%s is not %j', (name, known) => expect(isRegisteredName(name, known)).toBe(false));
});
