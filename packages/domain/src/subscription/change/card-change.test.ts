import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { REPLACEMENT_REASONS, type ReplacementReason } from '../terms/replacement.ts'
import { situation } from './change.fixture.ts'
import { checkChange } from './check-change.ts'

const NOW = '2027-03-08T09:00:00.000Z'

const onChip = (effectiveOn: string, serial: string | null = null): Happening => ({
  kind: 'mediumChanged',
  effectiveOn,
  payload: { medium: { kind: 'chip', serial } },
})
const onPhone = (effectiveOn: string): Happening => ({
  kind: 'mediumChanged',
  effectiveOn,
  payload: { medium: { kind: 'phone' } },
})
const blocked = (effectiveOn: string): Happening => ({ kind: 'blocked', effectiveOn, payload: { cause: 'lost' } })
const fee = (effectiveOn: string): Happening => ({
  kind: 'charged',
  effectiveOn,
  payload: { component: 'replacementFee', cents: 1500, vatPermille: 190, payer: null },
})

const replaced = (reason: ReplacementReason, over: Partial<Parameters<typeof situation>[0]> = {}) => {
  const happenings = [onChip('2026-12-01', '4711')]
  return checkChange({ kind: 'replacement', reason, recipient: 'holder' }, situation({ now: NOW, happenings, ...over }))
}

describe('another card', () => {
  it.each(REPLACEMENT_REASONS)('for %s blocks the old one, and costs what it costs', reason => {
    const isFree = reason === 'misprint' || reason === 'lossByMailOrSchool'
    expect(replaced(reason)).toEqual({
      ok: true,
      happenings: [blocked('2027-03-08'), onChip('2027-03-08'), ...(isFree ? [] : [fee('2027-03-08')])],
      effectiveOn: '2027-03-08',
      approval: 'automatic',
      proofDueOn: null,
      takeBackUntil: null,
    })
  })

  it.each([
    [1, undefined, 'automatic'],
    [2, undefined, 'staff'],
    [1, 'staff', 'staff'],
    [1, 'organisation', 'organisation'],
    [2, 'organisation', 'organisation'],
    [2, 'staff', 'staff'],
  ] as const)('after %i others, with the rule %s, is decided by: %s (36)', (before, rule, approval) => {
    const approvals = rule && { replacement: rule }
    expect(replaced('loss', { replaced: before, approvals })).toMatchObject({ ok: true, approval })
  })

  it('ordered before the first day is for that day', () => {
    expect(replaced('unusable', { now: '2026-11-22T09:00:00.000Z' })).toMatchObject({
      happenings: [blocked('2026-12-01'), onChip('2026-12-01'), fee('2026-12-01')],
      effectiveOn: '2026-12-01',
    })
  })

  it.each<[string, Partial<Parameters<typeof situation>[0]>, boolean]>([
    ['of a contract on a phone', { happenings: [] }, false],
    ['of one that went to a phone today', { happenings: [onChip('2026-12-01'), onPhone('2027-03-08')] }, false],
    ['of one that goes to a phone tomorrow', { happenings: [onChip('2026-12-01'), onPhone('2027-03-09')] }, true],
    ['where the terms know none', { terms: { replacement: null } }, false],
  ])('%s', (_, over, ok) => {
    expect(replaced('loss', over)).toMatchObject(ok ? { ok } : { ok, reason: 'noCard', field: '' })
  })
})

it.each([
  [undefined, 'automatic'],
  ['staff', 'staff'],
] as const)(
  'that a card goes to somebody else changes no history; with the rule %s it is decided by: %s',
  (rule, approval) => {
    const approvals = rule && { cardRecipient: rule }
    const asked = situation({ now: '2027-03-08T23:00:00.000Z', approvals })
    expect(checkChange({ kind: 'cardRecipient', recipient: 'subscriber' }, asked)).toEqual({
      ok: true,
      happenings: [],
      effectiveOn: '2027-03-09',
      approval,
      proofDueOn: null,
      takeBackUntil: null,
    })
  },
)
