import type { Organisations } from './vocabulary.js';

/** Organisations and people of the training documents that ask to be paid without being ordinary companies. */
export const TRAIN_ORGANISATIONS: Organisations = {
  kinds: [
    {
      kind: 'strata',
      names: [
        'The Owners - Strata Plan #####',
        'Body Corporate for {noun} Quays CTS #####',
        'Body Corporate for {noun} {place}\nCTS #####',
        'The Owners, {noun} Lofts\nStrata Plan #####',
        'Owners Corporation {noun} Apartments',
        'Strata Corporation ##### Incorporated',
      ],
      accounts: ['{name}', 'Strata Plan #####', 'SP ##### Admin Fund', '{noun} Quays Body Corporate'],
    },
    {
      kind: 'practice',
      names: [
        'Dr {forename} {surname}\ntrading as {place} Medical Centre',
        'Dr {forename} {surname}',
        '{place} Dental Surgery',
        '{surname} & {other} Veterinary Practice',
        '{noun} Allied Health Clinic Pty Ltd',
        '{forename} {surname} trading as {noun} Remedial Massage',
      ],
      accounts: ['{name}', 'Dr {initial} {surname}', '{place} Medical', '{surname} & {other}', '{noun} Health'],
    },
    {
      kind: 'council',
      names: [
        'City of {place}',
        '{place} Regional Council',
        'District Council of {place}',
        '{place} Rural City Council',
      ],
      accounts: ['{name}', '{name} Revenue Account', '{name} Municipal Fund', '{place} Council'],
    },
    {
      kind: 'school',
      names: [
        '{place} State High School',
        'St {forename}’s Primary School',
        '{place} Grammar School',
        '{noun} Christian College Ltd',
        '{noun} Early Learning Centre',
      ],
      accounts: ['{name}', '{name} School Fund', '{place} Grammar', '{noun} College Fees'],
    },
    {
      kind: 'person',
      names: [
        '{forename} {surname}',
        '{forename} & {second} {surname}',
        '{forename} {surname} t/a {noun} {trade}',
        '{forename} {surname}\ntrading as {surname} {trade}',
        '{initial} {other} {surname}',
      ],
      accounts: [
        '{forename} {surname}',
        '{initial} {surname}',
        '{initial} & {middle} {surname}',
        'Mr {forename} {surname}',
      ],
    },
    {
      kind: 'trust',
      names: [
        '{noun} Ventures Pty Ltd ATF The {surname} Family Trust',
        '{noun} Holdings Pty Ltd\nas trustee for the {noun} Unit Trust',
        'The Trustee for {surname} Family Trust t/a {noun} {trade}',
        '{surname} Properties Pty Ltd\nATF {surname} Property Trust',
      ],
      accounts: ['{name}', '{surname} Family Trust', '{noun} Unit Trust', '{noun} Ventures', '{noun} {trade}'],
    },
    {
      kind: 'club',
      names: [
        '{place} Football Netball Club Inc',
        '{place} Agricultural Society Inc.',
        'Friends of {place} Gallery Incorporated',
        '{place} Cricket Association Inc\ntrading as {noun} Cricket',
        '{place} Toy Library',
      ],
      accounts: ['{name}', '{place} FNC', '{place} Ag Society', '{place} Cricket', '{capitals} Inc'],
    },
    {
      kind: 'church',
      names: ['{place} Uniting Congregation', 'Lutheran Parish of {place}', '{noun} Street Gospel Hall Trust'],
      accounts: ['{name}', '{place} Congregation', 'Parish of {place}'],
    },
  ],
  occupations: ['Barrister at Law', 'Consultant Physician', 'Bookkeeper', 'Clinical Psychologist', 'Wedding Celebrant'],
  workplaces: ['{other} Chambers', '{place} Specialist Rooms', 'The {noun} Centre for Health'],
  managers: [
    '{noun} Strata Services',
    '{other} Body Corporate Management Pty Ltd',
    '{place} Owners Corporation Managers',
  ],
  ownedBy: ['operated by', 'A division of', 'Trading name of', 'owned and run by', 'T/A of', 'a business unit of'],
  references: [
    'Subject to the terms and conditions of {name} ABN {abn}',
    'Our supply is governed by the trading terms of {name} (ABN {abn}).',
    'Member of the {name} buying group, ABN {abn}',
    'Warranty provided by {name} ABN {abn}',
    'Title stays with {name}, ABN {abn}, until paid for',
    'Underwritten by {name} ABN {abn} AFSL 240######',
  ],
  practitioners: ['Practitioner', 'Your clinician', 'Treating doctor', 'Consultant'],
};
