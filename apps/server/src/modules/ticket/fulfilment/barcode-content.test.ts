import { aTicket } from '@billett/domain/testing'
import { describe, expect, it } from 'vitest'
import { barcodeContent } from './barcode-content.ts'

const issue = {
  ticketId: 'T7K2M9QX4R',
  validity: { from: '2126-11-23T08:00:00.000Z', until: '2126-11-23T10:00:00.000Z' },
  times: 1,
  issuedAt: '2126-11-22T08:00:00.000Z',
  timeZone: 'Europe/Berlin',
}
const FACTS = { number: 'T7K2M9QX4R', language: 'en' as const, currency: 'EUR' }
const name = { de: 'Hund', en: 'Dog' }

describe('what an inspector’s device reads of a ticket', () => {
  it.each([
    [undefined, 'fare'],
    ['person', 'fare'],
    ['bicycle', 'bicycle'],
    ['dog', 'dog'],
  ] as const)('whose traveller is of kind %s is for a %s', (kind, read) => {
    const ticket = aTicket('t1', { traveller: { id: 'x', name, kind } })
    expect(barcodeContent(FACTS, ticket, issue).passengers.map(passenger => passenger.kind)).toEqual([read])
  })

  it.each([
    ['first', 'first'],
    ['second', 'second'],
    ['transition', 'supplement'],
  ] as const)('of class %s is %s', (comfortClass, travelClass) => {
    expect(barcodeContent(FACTS, aTicket('t1', { comfortClass }), issue).travelClass).toBe(travelClass)
  })
})
