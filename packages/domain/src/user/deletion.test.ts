import { describe, expect, it } from 'vitest'
import { addMinutes } from '../time/instant.ts'
import { isDeletable } from './deletion.ts'

const requestedOn = '2026-11-21T09:00:00.000Z'
const due = addMinutes(requestedOn, 14 * 24 * 60)
const asked = { state: 'active', requestedOn, openOrders: 0, applications: 0 } as const

describe('an account', () => {
  it.each([
    ['is deleted when its time is over', asked, due, true],
    ['is not a minute before', asked, addMinutes(due, -1), false],
    ['is not when nobody asked', { ...asked, requestedOn: null }, due, false],
    ['is not while a payment of it is open', { ...asked, openOrders: 1 }, due, false],
    ['is not while nobody has decided about a subscription it ordered', { ...asked, applications: 1 }, due, false],
    ['is not twice', { ...asked, state: 'deleted' }, due, false],
    ['is though staff have disabled it', { ...asked, state: 'disabled' }, due, true],
  ] as const)('%s', (_, facts, now, expected) => expect(isDeletable(facts, now)).toBe(expected))
})
