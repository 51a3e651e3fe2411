import { expect, it } from 'vitest'
import {
  approvalEnds,
  countedBack,
  mayApprove,
  mayDecline,
  mayWithdrawRequest,
  needsSecondPerson,
} from './second-person.ts'

const ASKED_ON = '2026-11-23T09:00:00.000Z'
const ENDS_ON = '2026-11-30T09:00:00.000Z'
const BEFORE = '2026-11-30T08:59:59.999Z'

const waiting = { askedBy: 'ada', account: 'bob', endsOn: ENDS_ON, decidedOn: null }

it('what waits for a second person waits for seven days', () => expect(approvalEnds(ASKED_ON)).toBe(ENDS_ON))

it.each([
  ['what is not about money', 'rights', null, true],
  ['more than one person gives back alone', 'cancellation', 501, true],
  ['no more than that', 'cancellation', 500, false],
] as const)('%s needs a second person where the company wants one: %s', (_, act, cents, expected) => {
  expect(needsSecondPerson({ acts: ['rights', 'cancellation'], aboveCents: 500 }, act, cents)).toBe(expected)
  expect(needsSecondPerson({ acts: [], aboveCents: 0 }, act, cents)).toBe(false)
})

it('what went back of the same before counts with what goes back now, and alone it does not', () =>
  expect([countedBack(200, 0), countedBack(200, 400), countedBack(0, 400)]).toEqual([200, 600, 0]))

it.each([
  ['somebody else agrees', {}, 'eve', BEFORE, undefined],
  ['who has asked agrees', {}, 'ada', BEFORE, 'ownRequest'],
  ['it is done to who agrees', {}, 'bob', BEFORE, 'ownAccount'],
  ['it is done to no account', { account: null }, 'eve', BEFORE, undefined],
  ['it has waited too long', {}, 'eve', ENDS_ON, 'approvalOver'],
  ['somebody has decided', { decidedOn: ASKED_ON }, 'eve', BEFORE, 'approvalOver'],
] as const)('%s', (_, over, by, now, refusal) => {
  expect(mayApprove({ ...waiting, ...over }, by, now)).toBe(refusal)
})

it.each([
  ['what waits', {}, BEFORE, undefined],
  ['what has waited too long', {}, ENDS_ON, 'approvalOver'],
  ['what somebody has decided', { decidedOn: ASKED_ON }, BEFORE, 'approvalOver'],
] as const)('%s is declined', (_, over, now, refusal) => {
  expect(mayDecline({ ...waiting, ...over }, now)).toBe(refusal)
})

it.each([
  ['by who has asked', {}, 'ada', BEFORE, undefined],
  ['by nobody else', {}, 'eve', BEFORE, 'approvalNotFound'],
  ['not once it has waited too long', {}, 'ada', ENDS_ON, 'approvalOver'],
  ['not once somebody has decided', { decidedOn: ASKED_ON }, 'ada', BEFORE, 'approvalOver'],
] as const)('what waits is taken back %s', (_, over, by, now, refusal) => {
  expect(mayWithdrawRequest({ ...waiting, ...over }, by, now)).toBe(refusal)
})
