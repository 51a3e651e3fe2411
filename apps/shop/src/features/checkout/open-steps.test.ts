import { describe, expect, it } from 'vitest'
import { anOrderTicket } from '../../state/sale/sale.fixture.ts'
import { checkoutSchema } from './checkout-form.ts'
import { openSteps } from './open-steps.ts'
import { passengerValuesOf } from './steps/passenger-form.ts'
import type { AskedOf } from './use-asked-of.ts'

const ticket = anOrderTicket({ userData: { firstname: true, name: true, salutation: false, birthdate: false } })
const bounds = { today: '2026-11-21', maxAge: 100 }
const named = (['firstName', 'lastName', 'address'] as const).map(field => ({ field, why: 'wish' as const }))
const askedOf: AskedOf = ({ invoiceWished }) => ({
  asked: [{ field: 'email', why: 'delivery' }, ...(invoiceWished ? named : [])],
  why: invoiceWished ? 'wish' : undefined,
})
const now = '2026-11-21T09:00:00.000Z'
const schema = checkoutSchema({ tickets: [ticket], total: 1070, bounds, askedOf, now, termsAreTicked: true })
const address = { street: 'Lindenweg', houseNumber: '7a', postCode: '99981', city: 'Falkenbrück', country: 'de' }
const complete = {
  guest: { email: 'kaethe@example.org', firstName: 'Käthe', lastName: 'Öz', address },
  invoiceWished: true,
  remember: false,
  paymentMethodId: 'card',
  passengers: [{ ...passengerValuesOf(ticket), firstName: 'Ada', lastName: 'Öz' }],
  termsAccepted: true,
  beginAsked: false,
}

describe('what is still open at the checkout', () => {
  it('is nothing once everything is filled in', () => {
    expect(openSteps(schema, complete)).toEqual([])
  })

  it('is no address where nobody asks for one', () => {
    const guest = { ...complete.guest, firstName: '', lastName: '', address: { ...address, postCode: '1' } }
    expect(openSteps(schema, { ...complete, guest, invoiceWished: false })).toEqual([])
    expect(openSteps(schema, { ...complete, guest })).toEqual([{ step: 'address', input: 'guest.firstName' }])
  })

  it('is named step by step in the order of the page, with the first input that is wrong', () => {
    const passengers = [{ ...passengerValuesOf(ticket), firstName: 'Ada' }]
    const guest = { ...complete.guest, email: 'kaethe', address: { ...address, postCode: '1' } }
    const open = { ...complete, guest, passengers, paymentMethodId: '', termsAccepted: false, beginAsked: false }
    expect(openSteps(schema, { ...open, invoiceWished: true })).toEqual([
      { step: 'address', input: 'guest.email' },
      { step: 'payment', input: 'paymentMethodId' },
      { step: 'passengers', input: 'passengers.0.lastName' },
      { step: 'overview', input: 'termsAccepted' },
    ])
  })
})
