import { describe, expect, it } from 'vitest'
import { canGiveBack } from './give-back.ts'
import { giveBackUntil } from './give-back-until.ts'

const now = '2026-11-21T09:00:00.000Z'
const ticket = { refundable: 'beforeValidity', priceCents: 350 } as const
const issued = { state: 'issued', ridesUsed: 0, validFrom: '2026-11-22T09:00:00.000Z' } as const

describe('a ticket', () => {
  it('can be given back until it becomes valid', () => {
    expect(canGiveBack(ticket, issued, now)).toEqual({ ok: true })
    expect(canGiveBack(ticket, { ...issued, validFrom: '2026-11-21T09:00:00.001Z' }, now)).toEqual({ ok: true })
    expect(canGiveBack(ticket, { ...issued, validFrom: now }, now)).toEqual({ ok: false, reason: 'ticketAlreadyValid' })
  })

  it('says until when, as long as nothing else is against it', () => {
    expect(giveBackUntil(ticket, issued)).toBe(issued.validFrom)
    expect(giveBackUntil({ ...ticket, refundable: 'never' }, issued)).toBeNull()
    expect(giveBackUntil(ticket, { ...issued, ridesUsed: 1 })).toBeNull()
    expect(giveBackUntil(ticket, undefined)).toBeNull()
  })

  it.each([
    ['ticketNotRefundable', { ...ticket, refundable: 'never' }, issued],
    ['ticketNotRefundable', { ...ticket, priceCents: 0 }, issued],
    ['ticketNotRefundable', ticket, undefined],
    ['ticketNotRefundable', { ...ticket, topUp: { cardNumber: '1' } }, issued],
    ['ticketAlreadyGivenBack', ticket, { ...issued, state: 'cancelled' }],
    ['ticketHandedOver', ticket, { ...issued, state: 'handedOver' }],
    ['ticketUsed', ticket, { ...issued, state: 'used' }],
    ['ticketUsed', ticket, { ...issued, state: 'toValidate', ridesUsed: 1 }],
  ] as const)('is refused as %s', (reason, sold, since) =>
    expect(canGiveBack(sold, since, now)).toEqual({ ok: false, reason }),
  )
})
