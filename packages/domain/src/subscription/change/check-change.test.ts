import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '../../time/instant.ts'
import { ended, paused } from '../contract.fixture.ts'
import { situation } from './change.fixture.ts'
import { CANCELLATION_REASONS, type Change } from './change.ts'
import { checkChange } from './check-change.ts'

const NOW = '2027-03-08T09:00:00.000Z'

const notice = (date: string | null): Change => ({ kind: 'cancel', date, reason: 'customerRequest' })
const pause = (from: string, until: string | null): Change => ({ kind: 'pause', from, until, reason: 'illness' })

describe('a notice', () => {
  it.each([
    ['on the 10th, a second before midnight (8)', '2027-03-10T22:59:59.000Z', '2027-03-31', '2027-04-01'],
    ['on the 11th at midnight (9)', '2027-03-10T23:00:00.000Z', '2027-04-30', '2027-05-01'],
    ['on the 10th, a second before midnight in summer (8)', '2027-07-10T21:59:59.000Z', '2027-07-31', '2027-08-01'],
    ['on the 11th at midnight in summer (9)', '2027-07-10T22:00:00.000Z', '2027-08-31', '2027-09-01'],
  ])('received %s ends the contract then, however late somebody looks at it', (_, receivedOn, lastDay, effectiveOn) => {
    expect(checkChange(notice(null), situation({ now: '2027-07-28T09:00:00.000Z', receivedOn }))).toEqual({
      ok: true,
      happenings: [ended(effectiveOn)],
      effectiveOn,
      approval: 'automatic',
      proofDueOn: null,
      takeBackUntil: lastDay,
    })
  })

  it('is for its last day, and for none but those one may choose', () => {
    const answer = (date: string, happenings = [ended('2027-06-01')]) =>
      checkChange(notice(date), situation({ now: NOW, happenings }))
    expect(answer('2027-04-30')).toMatchObject({ effectiveOn: '2027-05-01', takeBackUntil: '2027-04-30' })
    const refused = { ok: false, reason: 'cancellationDateNotAllowed', field: 'date' }
    for (const date of ['2027-04-29', '2027-05-01', '2027-05-31', '2027-02-28']) expect(answer(date)).toEqual(refused)
    expect(answer('2027-04-30', [ended('2027-04-01')])).toMatchObject({ reason: 'cancellationNotPossible' })
  })

  it.each(CANCELLATION_REASONS)('is the customer’s own, also where they name %s: that asks no less of them', reason => {
    expect(checkChange({ kind: 'cancel', date: null, reason }, situation({ now: NOW }))).toMatchObject({
      happenings: [ended('2027-04-01', 'customerRequest')],
    })
  })
})

describe('a pause', () => {
  it('has both of its days, a day for its proof, and can be taken back before it begins', () => {
    expect(checkChange(pause('2027-04-05', '2027-04-18'), situation({ now: NOW }))).toEqual({
      ok: true,
      happenings: [paused('2027-04-05', '2027-04-19')],
      effectiveOn: '2027-04-05',
      approval: 'automatic',
      proofDueOn: '2027-04-19',
      takeBackUntil: '2027-04-04',
    })
  })

  it.each([
    ['a day too short', pause('2027-04-05', '2027-04-17'), 'pauseTooShort'],
    ['a day too long', pause('2027-04-05', '2027-07-04'), 'pauseTooLong'],
    ['asked for too early', pause('2027-06-08', '2027-06-30'), 'pauseFromNotAllowed'],
  ])('%s is refused', (_, change, reason) => {
    expect(checkChange(change, situation({ now: NOW }))).toMatchObject({ ok: false, reason })
  })

  it('without a last day is as long as one can be', () => {
    expect(checkChange(pause('2027-04-05', null), situation({ now: NOW }))).toMatchObject({
      happenings: [paused('2027-04-05', '2027-07-04')],
    })
  })

  it.each([
    ['in the last second of the fourteenth day after it began', '2027-03-24T22:59:59.000Z', true],
    ['a second later', '2027-03-24T23:00:00.000Z', false],
  ])('asked for %s is in time: %s, %s', (_, receivedOn, ok) => {
    const late = situation({ now: '2027-04-20T09:00:00.000Z', receivedOn })
    expect(checkChange(pause('2027-03-10', '2027-04-30'), late).ok).toBe(ok)
  })

  it.each([
    ['the day before it begins', '2027-04-04T21:59:59.000Z', '2027-04-04'],
    ['the day it begins', '2027-04-04T22:00:00.000Z', null],
    ['when it runs', '2027-04-06T09:00:00.000Z', null],
  ])('that is decided %s can be taken back until %s: %s', (_, now, takeBackUntil) => {
    const decided = situation({ now, receivedOn: NOW, approvals: { pause: 'staff' } })
    const checked = checkChange(pause('2027-04-05', '2027-04-30'), decided)
    expect(checked).toMatchObject({ ok: true, approval: 'staff', takeBackUntil })
  })
})

it('what a notice or a pause puts into the history goes by its receipt, whenever it is decided', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 60 })
  fc.assert(
    fc.property(
      minutes,
      minutes,
      fc.constantFrom(notice(null), pause('2027-04-05', '2027-05-04')),
      (at, later, change) => {
        const receivedOn = addMinutes('2027-02-01T00:00:00.000Z', at)
        const happeningsAt = (now: string) => {
          const checked = checkChange(change, situation({ now, receivedOn }))
          return checked.ok ? checked.happenings : checked.reason
        }
        expect(happeningsAt(addMinutes(receivedOn, later))).toEqual(happeningsAt(receivedOn))
      },
    ),
  )
})
