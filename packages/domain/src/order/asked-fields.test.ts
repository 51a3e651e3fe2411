import { describe, expect, it } from 'vitest'
import { PAYMENT_SUB_TYPE } from '../payment/payment-type.ts'
import { askedOfBuyer, askedOfPassenger, type Purchase, whyNamed } from './asked-fields.ts'

const demands = { smallInvoiceCents: 25_000, buyersAreNamed: false }
const by = (subType: number, isStored = false) => ({ payment: { subType, isStored } })
const card = by(PAYMENT_SUB_TYPE.CreditCard)
const debit = by(PAYMENT_SUB_TYPE.Debit)

const purchase = (over: Partial<Purchase>): Purchase => ({
  ...{ totalCents: 590, isInvoiceWished: false, ...card },
  ...over,
})

const MAIL = [['email', 'delivery']]
const named = (why: string) => [...MAIL, ['firstName', why], ['lastName', why], ['address', why]]

describe('what a buyer is asked for', () => {
  it.each([
    ['a ticket for 5.90 by card', {}, MAIL],
    ['one by the wallet', by(PAYMENT_SUB_TYPE.ECash), MAIL],
    ['one that costs nothing', { totalCents: 0, payment: undefined }, MAIL],
    ['one whose payment is not chosen yet', { payment: undefined }, MAIL],
    ['exactly 250.00', { totalCents: 25_000 }, MAIL],
    ['a cent more', { totalCents: 25_001 }, named('largeInvoice')],
    ['a ticket by direct debit', debit, named('mandate')],
    ['one by a debit that was stored with its mandate', by(PAYMENT_SUB_TYPE.Debit, true), MAIL],
    ['a dear one by direct debit', { totalCents: 30_000, ...debit }, named('mandate')],
    ['one with a wished invoice', { isInvoiceWished: true }, named('wish')],
    ['a dear one with a wished invoice', { totalCents: 30_000, isInvoiceWished: true }, named('largeInvoice')],
  ])('of %s is what it needs, with the reason', (_, over, asked) => {
    expect(askedOfBuyer(purchase(over), demands).map(({ field, why }) => [field, why])).toEqual(asked)
    expect(whyNamed(purchase(over), demands)).toBe(asked.find(([field]) => field === 'address')?.[1])
  })

  it('is name and address in each case where the operator wants that', () => {
    const asked = askedOfBuyer(purchase({}), { ...demands, buyersAreNamed: true })
    expect(asked.map(({ field, why }) => [field, why])).toEqual(named('buyersAreNamed'))
  })
})

const nothing = { salutation: false, firstname: false, name: false, birthdate: false }

describe('what a passenger is asked for', () => {
  it.each([
    ['a ticket for anybody', {}, [], []],
    ['a named one', { firstname: true, name: true }, [], ['firstName', 'lastName']],
    [
      'a personal one',
      { salutation: true, firstname: true, name: true, birthdate: true },
      [],
      ['salutation', 'firstName', 'lastName', 'birthDate'],
    ],
    ['one that needs a document', {}, ['s'], ['identificationMedium']],
    ['one that needs both', { birthdate: true }, ['s', 'p'], ['birthDate', 'identificationMedium']],
  ])('of %s is what the product says', (_, userData, identificationMediums, fields) => {
    const asked = askedOfPassenger({ userData: { ...nothing, ...userData }, identificationMediums })
    expect(asked.map(({ field }) => field)).toEqual(fields)
    expect(asked.map(({ why }) => why)).toEqual(
      fields.map(field => (field === 'identificationMedium' ? 'document' : 'personalTicket')),
    )
  })
})
