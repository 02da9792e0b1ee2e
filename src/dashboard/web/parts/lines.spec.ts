import { atLines } from './lines';

describe('what is wrong with a list that is typed one a line', () => {
  it('is said with the line’s number, blank lines counted as people do', () => {
    const typed = { name: 'Demo', accounts: '062-000 12345678\n\n12345', abns: '1\n51 824 753 556\n2' };
    const errors = {
      'accounts.1.account_bsb': ['The BSB is wrong.'],
      'abns.0': ['No ABN.'],
      'abns.2': ['No ABN.'],
    };
    expect(atLines(errors, typed)).toEqual({
      accounts: ['Line 3: The BSB is wrong.'],
      abns: ['Line 1: No ABN.', 'Line 3: No ABN.'],
    });
  });

  it.each([
    [{ abns: ['Too many.'] }, { abns: '1' }],
    [{ 'abns.4': ['No ABN.'] }, { abns: '1' }],
    [{ 'events.0': ['No event.'] }, { events: ['x'] }],
    [{ 'call.number': ['No number.'] }, { call: 'x' }],
    [{ 'other.0': ['No.'] }, { call: 'x' }],
  ])('stays where it is if it is of no line: %j', (errors, typed) => expect(atLines(errors, typed)).toEqual(errors));
});
