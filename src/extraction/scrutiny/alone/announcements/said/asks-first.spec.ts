import { plainOf } from '../announces.js';
import { asksFirst } from './asks-first.js';

describe('asksFirst', () => {
  it.each([
    'ask Kim where it goes 0491 570 158',
    'ring Kim re bank 0491 570 158',
    'Please call Dana 0491 570 006 about where to send it',
    'Pls check w/ Kim first! 0491 570 158',
    'Pls check w/ Kim',
    'Speak to Marcus before paying',
    'text Kim which account',
    'See Trish first',
    'call Kim b4 paying',
    'Talk to Kim before doing anything.',
    'Kim 0491 570 158 before you do anything',
    'Kim on 0491 570 158 before you process this',
    'Goods left at the gate; phone Ari for which bank',
    'Hi, have a word with Kelly before this goes, she has the details.',
    'H. have a word with Kelly before this goes, she has the get ails.',
    'Run this past Kelly before you pay it',
    'Please get hold of Kelly before this is processed',
    'Give Kelly a ring on 0491 570 157 before you pay',
    'Give Kelly a bell re bank 0491 570 157',
    'Call Kelly before this goes out',
  ])('finds that somebody is to be asked: %s', (said) => expect(asksFirst(plainOf(said))).toBe(true));

  it.each([
    'Queries: Jenny 0491 570 006',
    'Accounts enquiries: call Jenny on 0491 570 006',
    'Please call Jenny for any questions on this invoice',
    'Call Kim re access to the site',
    'Ask Marcus where the keys are',
    'Call Kim b4 you book the hall',
    'Contact Dana about your account',
    'Please check with your bank before making international payments',
    'Please check our details by phone on a number that you know before paying',
    'Call before you dig 1100',
    'Call us first if the gate is locked',
    'Phone Ari before you book the crane',
    'Ring Leanne first thing Monday for delivery',
    'See Dr Patel for review in six weeks',
    'Spoke with Kim before starting work',
    'If the account looks wrong, call Kim before you pay',
    'Contact Kim for account enquiries',
    'Please have a word with your driver before unloading',
    'Have a chat with Jenny if anything is unclear',
    'Call Dave before delivery on 0491 570 006',
    'Give Jenny a call first to arrange access',
    'Run it past the council before you build',
    'Catch up with Jenny before the meeting',
  ])('leaves contacts and what is asked of work: %s', (said) => expect(asksFirst(plainOf(said))).toBe(false));
});
