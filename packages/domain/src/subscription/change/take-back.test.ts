import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, epochOf, toInstant } from '../../time/instant.ts'
import { addDays } from '../../time/plain-date.ts'
import { BERLIN, startOfDay } from '../../time/zone.ts'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { ended, history, paused, productChanged } from '../contract.fixture.ts'
import { situation } from './change.fixture.ts'
import type { Change } from './change.ts'
import { checkChange } from './check-change.ts'

const NOW = '2027-03-08T09:00:00.000Z'
const TODAY = '2027-03-08'

const voided = (seq: number, effectiveOn = TODAY): Happening => ({ kind: 'voided', effectiveOn, payload: { seq } })
const fee: Happening = {
  kind: 'charged',
  effectiveOn: TODAY,
  payload: { component: 'cardFee', cents: 1000, vatPermille: 190, payer: null },
}
const resumed: Happening = { kind: 'resumed', effectiveOn: '2027-05-01', payload: {} }

const takenBack = (seqs: number[], happenings: Happening[], now = NOW) =>
  checkChange({ kind: 'takeBack', seqs }, situation({ now, happenings, approvals: { pause: 'staff' } }))

describe('what is taken back', () => {
  it('is exactly what the request put into the history, today, and nobody has to agree', () => {
    expect(takenBack([3], [paused('2027-04-01', '2027-04-20'), ended('2027-05-01'), fee])).toEqual({
      ok: true,
      happenings: [voided(3)],
      effectiveOn: TODAY,
      approval: 'automatic',
      proofDueOn: null,
      takeBackUntil: null,
    })
  })

  it('may be several at once', () => {
    expect(takenBack([2, 3], [paused('2027-04-01', '2027-04-20'), ended('2027-05-01')])).toMatchObject({
      happenings: [voided(2), voided(3)],
    })
  })

  const end = ended('2027-05-01')
  it.each<[string, number[], Happening[], string]>([
    ['nothing', [], [end], 'nothingToTakeBack'],
    ['what is not there', [9], [end], 'nothingToTakeBack'],
    ['what was taken back before', [2], [end, voided(2)], 'nothingToTakeBack'],
    ['an end on its day', [2], [ended(TODAY)], 'tooLateToTakeBack'],
    ['a pause on its day', [2], [paused(TODAY, '2027-04-01')], 'tooLateToTakeBack'],
    ['one that is over its day among others', [2, 3], [end, paused(TODAY, '2027-04-01')], 'tooLateToTakeBack'],
    ['a fee', [2], [fee], 'nothingToTakeBack'],
    ['a fee beside an end', [2, 3], [end, fee], 'nothingToTakeBack'],
    ['that it goes on', [3], [paused('2027-04-01', '2027-06-01'), resumed], 'nothingToTakeBack'],
    ['another product', [2], [productChanged('2027-05-01', 'zones')], 'nothingToTakeBack'],
    ['the conclusion', [1], [end], 'nothingToTakeBack'],
  ])('is not %s', (_, seqs, happenings, reason) => {
    expect(takenBack(seqs, happenings)).toEqual({ ok: false, reason, field: 'changeRequestGuid' })
  })

  it('is nothing of a contract whose conclusion was taken back', () => {
    const before = situation({ now: NOW, happenings: [end] })
    const facts = {
      ...before.facts,
      events: [...before.facts.events, ...history(voided(1)).map(one => ({ ...one, seq: 3 }))],
    }
    expect(checkChange({ kind: 'takeBack', seqs: [2] }, { ...before, facts })).toEqual({
      ok: false,
      reason: 'nothingToTakeBack',
      field: 'changeRequestGuid',
    })
  })
})

const notices = fc.constant<Change>({ kind: 'cancel', date: null, reason: 'customerRequest' })
const pauses = fc
  .tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 13, max: 89 }))
  .map(([ahead, days]): Change => {
    const from = addDays('2027-03-01', ahead)
    return { kind: 'pause', from, until: addDays(from, days), reason: 'unknown' }
  })

it('what can be taken back until a day can be in its last second and not in the next, and then never was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 28 * 24 * 60 }), fc.oneof(notices, pauses), (minutes, change) => {
      const now = addMinutes('2027-03-01T00:00:00.000Z', minutes)
      const checked = checkChange(change, situation({ now }))
      fc.pre(checked.ok && checked.takeBackUntil !== null)
      const tooLate = startOfDay(addDays(checked.takeBackUntil, 1), BERLIN)
      const inTime = toInstant(epochOf(tooLate) - 1000)
      expect(takenBack([2], checked.happenings, tooLate)).toMatchObject({ reason: 'tooLateToTakeBack' })
      const undone = takenBack([2], checked.happenings, inTime)
      if (!undone.ok) throw new Error(undone.reason)
      const { facts } = situation({ now: inTime, happenings: [...checked.happenings, ...undone.happenings] })
      expect(fold(facts.events, inTime)).toEqual(situation({ now: inTime }).timeline)
    }),
  )
})
