import { expect, it } from 'vitest'
import { type HandOverFacts, handOverRefusal } from './hand-over.ts'

const facts: HandOverFacts = {
  state: 'released',
  builtBy: 'Anna',
  releasedBy: 'Bert',
  handOverBy: '2027-01-28',
  lastAtBank: 'B-1',
  isLastKnown: true,
}

it.each<[string, Partial<HandOverFacts>, string, string | null]>([
  ['goes', {}, '2027-01-28', null],
  ['goes as the first of all', { lastAtBank: null, isLastKnown: false }, '2027-01-28', null],
  ['nobody released stays', { state: 'built', releasedBy: null }, '2027-01-28', 'notReleased'],
  ['that is gone is not handed over again', { state: 'handedOver' }, '2027-01-28', 'notReleased'],
  ['that was made void stays', { state: 'void' }, '2027-01-28', 'notReleased'],
  ['released by who built it stays', { releasedBy: 'Anna' }, '2027-01-28', 'samePerson'],
  ['26: stays after yesterday was restored', { isLastKnown: false }, '2027-01-28', 'bankKnowsMore'],
  ['stays when the bank has no day left', {}, '2027-01-29', 'tooLate'],
])('a file %s', (_, change, today, refusal) => expect(handOverRefusal({ ...facts, ...change }, today)).toBe(refusal))
