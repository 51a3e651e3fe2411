import { describe, expect, it } from 'vitest'
import { canHandOver, handOverUntil, isLastHand, MOST_HANDS } from './hand-over.ts'
import { handOverState, offerEnds } from './hand-over-offer.ts'
import { aTicket } from './order.fixture.ts'
import { canTake } from './take-hand-over.ts'

const now = '2026-11-21T09:00:00.000Z'
const ticket = aTicket('t1', { transferable: 'beforeValidity' })
const issued = { state: 'issued', ridesUsed: 0, validFrom: '2026-11-22T09:00:00.000Z' } as const
const nobody = { firstname: false, name: false, salutation: false, birthdate: false }

describe('a ticket', () => {
  it('can be handed over until it becomes valid', () => {
    expect(canHandOver(ticket, issued, now)).toEqual({ ok: true })
    expect(canHandOver(ticket, { ...issued, validFrom: now }, now)).toEqual({ ok: false, reason: 'ticketBegun' })
    expect(handOverUntil(ticket, issued)).toBe(issued.validFrom)
    expect(handOverUntil(ticket, undefined)).toBeNull()
  })

  it('that was received goes on, though it cost its holder nothing', () => {
    expect(canHandOver({ ...ticket, priceCents: 0, received: true }, issued, now)).toEqual({ ok: true })
  })

  it('goes through three hands', () => {
    const received = { ...ticket, priceCents: 0, received: true } as const
    expect(canHandOver({ ...received, hands: MOST_HANDS - 1 }, issued, now)).toEqual({ ok: true })
    const refused = { ok: false, reason: 'ticketHandsUsedUp' }
    expect(canHandOver({ ...received, hands: MOST_HANDS }, issued, now)).toEqual(refused)
    expect([1, MOST_HANDS - 1, MOST_HANDS].map(hands => isLastHand({ hands }))).toEqual([false, false, true])
  })

  const ofNobody: [why: string, over: Partial<typeof ticket>][] = [
    ['its tariff says never', { transferable: 'never' }],
    ['it cost nothing', { priceCents: 0 }],
    ['it names its passenger', { userData: { ...nobody, name: true } }],
    ['somebody is named on it all the same', { passenger: { lastName: 'Lovelace' } }],
    ['it is tied to a document', { identificationMediums: ['p'] }],
    ['it is cheaper for a card that one person holds', { discountType: { id: 'BC50', name: { de: '', en: '' } } }],
    ['it is good for several rides', { rides: 4 }],
    ['it tops a card up', { topUp: { cardNumber: '1' } }],
    ['it is a part of a trip', { choice: { ...ticket.choice, combination: { id: 'c', stretches: [] } } }],
  ]
  it.each(ofNobody)('stays with its holder where %s', (_, over) =>
    expect(canHandOver({ ...ticket, ...over }, issued, now)).toEqual({ ok: false, reason: 'ticketNotTransferable' }),
  )

  it('stays with its holder where its tariff does not say otherwise', () =>
    expect(canHandOver(aTicket('t1'), issued, now)).toEqual({ ok: false, reason: 'ticketNotTransferable' }))

  it.each([
    ['ticketNotTransferable', undefined],
    ['ticketAlreadyGivenBack', { ...issued, state: 'cancelled' }],
    ['ticketHandedOver', { ...issued, state: 'handedOver' }],
    ['ticketUsed', { ...issued, state: 'used' }],
    ['ticketUsed', { ...issued, ridesUsed: 1 }],
  ] as const)('is refused as %s', (reason, since) =>
    expect(canHandOver(ticket, since, now)).toEqual({ ok: false, reason }),
  )
})

describe('an offer', () => {
  const offer = { expiresOn: '2026-11-22T09:00:00.000Z', withdrawnOn: null, takenOn: null }

  it('ends after a day, or when the ticket begins', () => {
    expect(offerEnds(now, '2026-11-25T09:00:00.000Z')).toBe('2026-11-22T09:00:00.000Z')
    expect(offerEnds(now, '2026-11-21T10:00:00.000Z')).toBe('2026-11-21T10:00:00.000Z')
  })

  it('is open until it was taken, withdrawn or is over', () => {
    expect(handOverState(offer, now)).toBe('offered')
    expect(handOverState(offer, offer.expiresOn)).toBe('expired')
    expect(handOverState({ ...offer, withdrawnOn: now }, now)).toBe('withdrawn')
    expect(handOverState({ ...offer, takenOn: now }, offer.expiresOn)).toBe('taken')
  })
})

describe('a link', () => {
  const offer = { expiresOn: '2026-11-22T09:00:00.000Z', withdrawnOn: null, takenOn: null }
  const free = { ok: true } as const
  const gone = { ok: false, reason: 'ticketLinkNotFound' }

  it('gives the ticket to somebody else, once', () => {
    expect(canTake(offer, 'other', free, now)).toEqual({ ok: true, again: false })
    expect(canTake({ ...offer, takenOn: now }, 'other', free, now)).toEqual({ ok: false, reason: 'handOverTaken' })
    expect(canTake({ ...offer, takenOn: now }, 'taker', free, offer.expiresOn)).toEqual({ ok: true, again: true })
    expect(canTake(offer, 'giver', free, now)).toEqual({ ok: false, reason: 'handOverOwn' })
  })

  it('that is over is as one that never was', () => {
    expect(canTake(offer, 'other', free, offer.expiresOn)).toEqual(gone)
    expect(canTake(offer, 'giver', free, offer.expiresOn)).toEqual(gone)
    expect(canTake({ ...offer, withdrawnOn: now }, 'other', free, now)).toEqual(gone)
    expect(canTake(offer, 'other', { ok: false, reason: 'ticketAlreadyGivenBack' }, now)).toEqual(gone)
  })
})
