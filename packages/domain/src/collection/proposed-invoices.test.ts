import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InvoicedPayer, proposedInvoices, type ToldTransfer, type UnpaidInvoice } from './proposed-invoices.ts'

const unpaid = (serial: number, openCents: number, over: Partial<UnpaidInvoice> = {}): UnpaidInvoice => ({
  id: `invoice ${serial}`,
  number: `R2026-${`${serial}`.padStart(6, '0')}`,
  dueOn: '2026-12-02',
  openCents,
  ...over,
})

const payer = (over: Partial<InvoicedPayer> = {}): InvoicedPayer => ({
  id: 'county',
  names: ['Landkreis Lühetal'],
  ibans: ['DE02120300000000202051'],
  invoices: [unpaid(1, 6_300)],
  ...over,
})

const told = (over: Partial<ToldTransfer> = {}): ToldTransfer => ({
  cents: 6_300,
  currency: 'EUR',
  name: 'Landkreis Lühetal',
  iban: null,
  ...over,
})

const numbers = (...[transfer, payers = [payer()]]: [ToldTransfer, InvoicedPayer[]?]) =>
  proposedInvoices(transfer, payers).map(({ by, amount, invoices }) => [
    by,
    amount,
    ...invoices.map(({ number }) => Number(number.slice(6))),
  ])

describe('invoices that money may be for, as its reference names none', () => {
  it.each([
    ['the very name', 'Landkreis Lühetal'],
    ['as banks write it', 'LANDKREIS LUEHETAL'],
    ['in another order, with a comma', 'Lühetal, Landkreis'],
    ['with words beside it', 'Landkreis Lühetal - Der Landrat, Kreiskasse'],
  ])('are known by who paid: %s', (_, name) => expect(numbers(told({ name }))).toEqual([['name', 'one', 1]]))

  it.each([
    ['somebody else', 'Landkreis Nordheide'],
    ['a single word of many', 'Landkreis'],
    ['nobody', null],
    ['nothing that is a word', '– –'],
  ])('are not those of %s', (_, name) => expect(numbers(told({ name }))).toEqual([]))

  it('are known by a name that is cut short, from two words on', () => {
    const names = ['Zweckverband Nahverkehr Lühetal Süd']
    expect(numbers(told({ name: 'Zweckverband Nahverkehr' }), [payer({ names })])).toEqual([['name', 'one', 1]])
  })

  it('are known by the account rather than by the name, which may be of several', () => {
    const other = payer({ id: 'another', ibans: [], invoices: [unpaid(9, 6_300)] })
    const iban = 'DE02120300000000202051'
    expect(numbers(told({ iban }), [other, payer()])).toEqual([
      ['iban', 'one', 1],
      ['name', 'one', 9],
    ])
    expect(numbers(told({ iban, name: null }), [other, payer()])).toEqual([['iban', 'one', 1]])
  })

  it.each<[string, number, (string | number)[][]]>([
    ['the first', 6_300, [['name', 'one', 1]]],
    ['the second', 12_600, [['name', 'one', 2]]],
    ['two of the three', 10_600, [['name', 'several', 1, 3]]],
    ['all three', 23_200, [['name', 'all', 1, 2, 3]]],
    ['less than any', 4_299, []],
    ['no sum of some', 11_000, []],
    ['more than all', 23_201, []],
  ])('are those that come to it: %s', (_, cents, found) => {
    // Nothing is to be paid of the last one any more.
    const invoices = [unpaid(1, 6_300), unpaid(2, 12_600), unpaid(3, 4_300), unpaid(4, 0)]
    expect(numbers(told({ cents }), [payer({ invoices })])).toEqual(found)
  })

  it('are each of those that are as high, the longest due first, and of sums the longest due', () => {
    const invoices = [
      unpaid(3, 6_300, { dueOn: '2027-02-02' }),
      unpaid(1, 6_300, { dueOn: '2026-12-02' }),
      unpaid(2, 6_300, { dueOn: '2027-01-02' }),
    ]
    expect(numbers(told(), [payer({ invoices })])).toEqual([1, 2, 3].map(one => ['name', 'one', one]))
    expect(numbers(told({ cents: 12_600 }), [payer({ invoices })])).toEqual([['name', 'several', 1, 2]])
  })

  it.each([
    ['of other money', { currency: 'CHF' }],
    ['of an amount that the bank did not say', { cents: null }],
    ['that left', { cents: -6_300 }],
    ['of nothing', { cents: 0 }],
  ])('are none %s', (_, over) => expect(numbers(told(over))).toEqual([]))

  const invoiced = fc
    .array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 })
    .map(amounts =>
      amounts.map((openCents, place) => unpaid(place, openCents, { dueOn: `2026-12-0${1 + (place % 9)}` })),
    )
  const others = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b'),
      name: fc.constantFrom('Landkreis Lühetal', 'Nord'),
      invoices: invoiced,
    }),
    { maxLength: 3 },
  )
  const payersOf = (some: { id: string; name: string; invoices: UnpaidInvoice[] }[]) =>
    some.map(({ id, name, invoices }, place) => payer({ id: `${id}${place}`, names: [name], ibans: [], invoices }))

  it('come to the money to the cent, are of one payer and not paid, in whatever order they are given', () => {
    fc.assert(
      fc.property(others, fc.integer({ min: 1, max: 80 }), (some, cents) => {
        const payers = payersOf(some)
        const found = proposedInvoices(told({ cents }), payers)
        for (const { payerId, invoices } of found) {
          const whose = payers.find(({ id }) => id === payerId)
          expect(whose?.names).toEqual(['Landkreis Lühetal'])
          expect(invoices.every(one => whose?.invoices.includes(one) && one.openCents > 0)).toBe(true)
          expect(new Set(invoices).size).toBe(invoices.length)
          expect(invoices.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(cents)
        }
        const turned = payers.map(one => ({ ...one, invoices: one.invoices.toReversed() })).toReversed()
        expect(proposedInvoices(told({ cents }), turned)).toEqual(found)
      }),
    )
  })

  it('are found wherever some of a payer’s come to the money', () => {
    fc.assert(
      fc.property(invoiced, fc.integer({ min: 1, max: 80 }), (invoices, cents) => {
        const sums = new Set([0])
        for (const { openCents } of invoices) for (const sum of [...sums]) sums.add(sum + openCents)
        expect(proposedInvoices(told({ cents }), [payer({ invoices })]).length > 0).toBe(sums.has(cents))
      }),
    )
  })
})
