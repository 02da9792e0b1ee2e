import type { Organisations } from './vocabulary.js';

/** Organisations and people of the test documents that ask to be paid without being ordinary companies. */
export const TEST_ORGANISATIONS: Organisations = {
  kinds: [
    {
      kind: 'strata',
      names: [
        'Owners Corporation PS######@',
        'Community Corporation No. ##### Inc',
        'Body Corporate of {noun} Terraces\nCommunity Titles Scheme #####',
        'The Owners of {noun} Gardens Strata Scheme #####',
        'Body Corporate of {place} Terraces Community Titles Scheme #####',
      ],
      accounts: ['{name}', 'OC PS######@', '{noun} Gardens Strata', 'Owners Corp PS######@'],
    },
    {
      kind: 'practice',
      names: [
        'Dr {forename} {surname} t/as {place} Skin Clinic',
        '{place} Eye Specialists',
        'Prof {forename} {surname}',
        '{noun} Podiatry',
        '{surname} Family Doctors Pty Ltd\ntrading as {noun} General Practice',
      ],
      accounts: ['{name}', '{place} Skin', '{surname} Family Doctors', '{noun} Feet', '{initial} {surname}'],
    },
    {
      kind: 'council',
      names: ['Shire of {place}', 'Municipality of {place}', '{place} City Council', 'The Council of {place} Shire'],
      accounts: ['{name}', '{name} Operating Account', '{name} General Fund', '{place} Shire'],
    },
    {
      kind: 'school',
      names: [
        '{place} Secondary College',
        'Our Lady of {place} School',
        '{noun} Montessori Kindergarten',
        '{place} Public School P&C',
      ],
      accounts: ['{name}', '{name} Fee Account', '{place} SC', '{noun} Montessori'],
    },
    {
      kind: 'person',
      names: [
        '{forename} {surname}',
        '{forename} and {second} {surname}',
        '{forename} {surname}\nt/a {surname}’s {trade}',
        '{forename} {middle} {surname}',
      ],
      accounts: [
        '{initial} {middle} {surname}',
        'Ms {initial} {surname}',
        '{forename} & {second} {surname}',
        '{surname} {trade}',
      ],
    },
    {
      kind: 'trust',
      names: [
        '{noun} Investments Pty Ltd as trustee for {surname} Discretionary Trust',
        '{surname} Nominees Pty Ltd\nATF the {surname} Trust',
        'The Trustee for The {place} Business Trust',
        '{noun} Rural Pty Ltd\nas trustee for {noun} Rural Trust trading as {place} {trade}',
      ],
      accounts: ['{name}', '{surname} Trust', '{surname} Nominees', '{noun} Investments', '{place} {trade}'],
    },
    {
      kind: 'club',
      names: [
        '{place} Surf Life Saving Club Incorporated',
        '{place} Bowls Club Inc.',
        '{place} Men’s Shed Inc',
        'Little Athletics {place}',
        '{place} Progress Association',
      ],
      accounts: ['{name}', '{place} SLSC', '{place} Bowls', '{place} Shed', '{capitals} Incorporated'],
    },
    {
      kind: 'church',
      names: ['Catholic Parish of {place}', '{place} Baptist Church', 'St {forename}’s Cathedral {place}'],
      accounts: ['{name}', '{place} Parish Account', '{place} Baptist'],
    },
  ],
  occupations: ['Barrister', 'Orthodontist', 'Registered BAS Agent', 'Speech Pathologist', 'Piano Teacher'],
  workplaces: ['{noun} List', '{place} Private Consulting Suites', 'Level # {noun} House'],
  managers: [
    '{noun} Strata & Community',
    '{other} Strata Managing Agents',
    '{place} Body Corporate Specialists Pty Ltd',
  ],
  ownedBy: ['brought to you by', 'A member of', 'Registered business name of', 'proudly run by', 't/as for', 'part of'],
  references: [
    'Subject to the terms of {name} ABN {abn}',
    'Supplied under licence from {name} ABN {abn}',
    'Finance by {name}, ABN {abn}, on approval',
    'Our carrier is {name} (ABN {abn}), whose conditions apply',
    'Goods in transit are covered through {name} ABN {abn}',
  ],
  practitioners: ['Provider', 'Seen by', 'Therapist', 'Your specialist'],
};
