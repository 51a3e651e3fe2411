import { describe, expect, it } from 'vitest'
import type { PricePoint } from '../billing/price-book.ts'
import { preview, withHappening } from '../billing/project.ts'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { aPoint, concluded, ended, fares, history, paused, someFacts, someTerms, told } from '../contract.fixture.ts'
import { cancellationDates, cancelled } from '../terms/cancellation-dates.ts'
import {
  type Asked,
  announcementOf,
  answerableUntil,
  happeningsOfAnswer,
  lastDayOfSilence,
  refusedAnswer,
} from './price-answer.ts'
import { campaignFaults, type PriceAnswer, type PriceCampaign, remindersDue } from './price-campaign.ts'
import { priceChangeOf } from './price-change.ts'

const PRICES: PricePoint[] = [aPoint(), aPoint({ validFrom: '2027-01-01', cents: 6800 })]
const CONSENT = someTerms({ priceMode: 'consent' })

const byConsent: PriceCampaign = {
  mode: 'consent',
  effectiveOn: '2027-01-01',
  deadline: '2026-11-30',
  remindOn: ['2026-11-15', '2026-11-25'],
  oldPriceUntil: null,
}
const regulated: PriceCampaign = { ...byConsent, mode: 'regulated' }

const factsWith = (...happenings: Happening[]) =>
  someFacts({
    terms: CONSENT,
    prices: PRICES,
    events: history(concluded('2026-10-01'), ...happenings),
    today: '2026-10-20',
  })

const asked = (campaign: PriceCampaign = byConsent): Asked => ({
  campaign,
  from: '2027-01-01',
  announcedOn: '2026-10-20',
})

const timelineOf = (facts = factsWith()) => {
  const timeline = fold(facts.events, facts.knownUntil)
  if (!timeline) throw new Error('there is no contract')
  return timeline
}

/** What is claimed to the end of February, once an answer holds. */
function claimedAfter(answer: PriceAnswer, campaign: PriceCampaign = byConsent, facts = factsWith()) {
  const [happening, ...more] = happeningsOfAnswer(asked(campaign), answer, facts.terms, timelineOf(facts))
  expect(more).toEqual([])
  if (!happening) throw new Error('nothing happens')
  return told(preview(facts, happening, '2027-03-01'))
}

const OCTOBER = fares(['2026-10-01', 6300], ['2026-11-01', 6300], ['2026-12-01', 6300])

describe('a campaign', () => {
  it('is right as it stands', () => expect(campaignFaults(byConsent, '2026-10-20')).toEqual([]))

  it.each<[string, Partial<PriceCampaign>, string, string]>([
    ['leaves two weeks for an answer', { deadline: '2026-11-02', remindOn: [] }, 'deadline', 'tooSoon'],
    ['is answered before it holds', { deadline: '2027-01-01' }, 'deadline', 'notBefore'],
    ['reminds before the last day', { remindOn: ['2026-12-01'] }, 'remindOn', 'notBefore'],
    ['reminds after the first letter', { remindOn: ['2026-10-20'] }, 'remindOn', 'notBefore'],
    ['keeps an old price beyond the new', { oldPriceUntil: '2026-12-31' }, 'oldPriceUntil', 'tooSoon'],
    ['keeps it only by consent', { mode: 'regulated', oldPriceUntil: '2027-03-31' }, 'oldPriceUntil', 'notHere'],
  ])('%s', (_, more, field, fault) =>
    expect(campaignFaults({ ...byConsent, ...more }, '2026-10-20')).toEqual([{ field, fault }]),
  )

  it.each([
    ['2026-11-14', []],
    ['2026-11-15', ['2026-11-15']],
    ['2026-11-26', ['2026-11-25']],
    ['2026-12-01', []],
  ])('reminds on %s of %j, a missed day once', (today, due) => expect(remindersDue(byConsent, today)).toEqual(due))
})

describe('the cohort of a campaign', () => {
  it.each<[string, ReturnType<typeof factsWith>, ReturnType<typeof priceChangeOf>]>([
    [
      'is told of both prices',
      factsWith(),
      { cause: 'changed', from: '2027-01-01', beforeCents: 6300, afterCents: 6800 },
    ],
    [
      'is told while it pauses',
      factsWith(paused('2026-12-20', '2027-02-01')),
      { cause: 'changed', from: '2027-01-01', beforeCents: 6300, afterCents: 6800 },
    ],
    ['leaves out what ends before', factsWith(ended('2027-01-01')), { cause: 'ending' }],
    [
      'has what ends later',
      factsWith(ended('2027-04-01')),
      { cause: 'changed', from: '2027-01-01', beforeCents: 6300, afterCents: 6800 },
    ],
    ['leaves out what costs the same', { ...factsWith(), prices: [aPoint()] }, { cause: 'unchanged' }],
    ['leaves out what begins then', { ...factsWith(), events: history(concluded('2027-01-01')) }, { cause: 'later' }],
    ['leaves out who agreed otherwise', { ...factsWith(), terms: someTerms() }, { cause: 'otherMode' }],
    ['leaves out what has no price', { ...factsWith(), prices: [] }, { cause: 'unclear' }],
    [
      'leaves out what is set aside',
      factsWith({ kind: 'parked', effectiveOn: '2026-10-10', payload: { reason: 'byHand' } }),
      { cause: 'unclear' },
    ],
  ])('%s', (_, facts, change) => expect(priceChangeOf(byConsent, facts)).toEqual(change))

  it('begins with the first period on the day or later where months are counted from the 15th', () => {
    const terms = someTerms({ priceMode: 'consent', period: { kind: 'anniversary' } })
    const facts = { ...factsWith(), terms, events: history(concluded('2026-10-15')) }
    expect(priceChangeOf(byConsent, facts)).toEqual({
      cause: 'changed',
      from: '2027-01-15',
      beforeCents: 6300,
      afterCents: 6800,
    })
  })

  it('of a regulated price is told what it cost before', () =>
    expect(priceChangeOf(regulated, { ...factsWith(), terms: someTerms() })).toEqual({
      cause: 'changed',
      from: '2027-01-01',
      beforeCents: 6300,
      afterCents: 6800,
    }))
})

describe('an answer', () => {
  it('yes: goes on at the new price', () =>
    expect(claimedAfter('continues')).toEqual([...OCTOBER, ...fares(['2027-01-01', 6800], ['2027-02-01', 6800])]))

  it('no: ends with the last day of the old price', () => expect(claimedAfter('ends')).toEqual(OCTOBER))

  it('none: ends so too', () => expect(claimedAfter('silent')).toEqual(OCTOBER))

  it('none, where the campaign says so: ends later, at the old price until then', () => {
    const kept = { ...byConsent, oldPriceUntil: '2027-01-20' }
    expect(claimedAfter('silent', kept)).toEqual([...OCTOBER, ...fares(['2027-01-01', 6300])])
    expect(lastDayOfSilence(asked(kept), CONSENT, '2026-10-01')).toBe('2027-01-31')
  })

  it('none or yes to a regulated price changes nothing: it holds', () => {
    for (const answer of ['silent', 'continues'] as const)
      expect(happeningsOfAnswer(asked(regulated), answer, someTerms(), timelineOf())).toEqual([])
    expect(lastDayOfSilence(asked(regulated), someTerms(), '2026-10-01')).toBeNull()
  })
})

describe('until when', () => {
  it.each<[string, PriceAnswer | null, string, string | undefined]>([
    ['the last day is in time', null, '2026-11-30', undefined],
    ['17: the day after is not', null, '2026-12-01', 'priceAnswerTooLate'],
    ['nothing is taken after silence was heard', 'silent', '2026-11-30', 'priceAnswerTooLate'],
    ['a second answer is not taken', 'continues', '2026-11-02', 'priceAnswered'],
  ])('%s', (_, answer, today, refusal) => expect(refusedAnswer(asked(), timelineOf(), { answer, today })).toBe(refusal))

  it('a regulated price can be left until ten days after the month of the letter', () =>
    expect(answerableUntil(asked(regulated))).toBe('2026-11-10'))

  it('18: a cancellation before the new price takes no consent, and wins over one that was given', () => {
    const before = factsWith(ended('2026-12-01'))
    expect(refusedAnswer(asked(), timelineOf(before), { answer: null, today: '2026-11-02' })).toBe('priceContractEnds')
    const [consent] = happeningsOfAnswer(asked(), 'continues', CONSENT, timelineOf())
    if (!consent) throw new Error('nothing happens')
    const agreed = withHappening(factsWith(), consent)
    expect(told(preview(agreed, ended('2027-01-01'), '2027-03-01'))).toEqual(OCTOBER)
  })

  it('35: the letter opens the end of the old price within a minimum term, at no cost', () => {
    const terms = someTerms({ minimumTerm: { months: 12, difference: true } })
    const regular = [
      aPoint({ regularCents: 9000 }),
      aPoint({ validFrom: '2027-01-01', cents: 6800, regularCents: 9000 }),
    ]
    const facts = withHappening({ ...factsWith(), terms, prices: regular }, announcementOf(asked(regulated)))
    const dates = cancellationDates(timelineOf(facts), terms, '2026-11-10T12:00:00.000Z')
    expect(dates.special).toEqual([{ lastDay: '2026-12-31', usableUntil: '2026-11-10' }])
    const left = cancelled(dates, '2026-12-31')
    if (!left.ok) throw new Error(left.reason)
    expect(left.happening.payload.reason).toBe('priceChange')
    expect(told(preview(facts, left.happening, '2027-03-01'))).toEqual(OCTOBER)
    const late = cancellationDates(timelineOf(facts), terms, '2026-11-11T12:00:00.000Z')
    expect(late.special).toEqual([])
  })
})
