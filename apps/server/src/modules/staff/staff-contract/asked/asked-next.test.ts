import type { AskingWay, Claim } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import type { BookedClaim } from '../../../billing/own-contract/index.ts'
import { type AskedBefore, askedNext, type ClaimsInvoice, shownOf } from './asked-next.ts'

const coming = (over: Partial<Claim> = {}): Claim => ({
  payer: 'county',
  component: 'fare',
  periodStart: '2027-01-01',
  periodEnd: '2027-02-01',
  revision: 1,
  cents: 6300,
  vatCents: 412,
  vatPermille: 70,
  dueOn: '2027-01-04',
  why: { owed: [], beforeCents: 0, absence: null },
  ...over,
})

let last = 0
const booked = (over: Partial<BookedClaim> = {}): BookedClaim => ({
  ...coming(),
  id: `claim ${++last}`,
  bookedOn: '2026-11-21T10:00:00.000Z',
  ...over,
})

const invoice = (over: Partial<ClaimsInvoice> = {}): ClaimsInvoice => ({
  id: 'made',
  number: 'R2026-000001',
  dueOn: '2027-01-01',
  state: 'open',
  ...over,
})

interface Given {
  way?: AskingWay
  today?: string
  booked?: BookedClaim[]
  coming?: Claim[]
  before?: Record<string, AskedBefore>
}

const asked = ({ way = 'invoice', today = '2026-12-10', before = {}, ...given }: Given) =>
  askedNext({
    today,
    booked: given.booked ?? [],
    coming: given.coming ?? [],
    wayOf: () => way,
    before: new Map(Object.entries(before)),
  }).map(({ on, way: how, cents, isBooked, invoice: on_ }) => ({
    on,
    how,
    cents,
    isBooked,
    number: on_?.number ?? null,
  }))

describe('what a payer is asked for next', () => {
  it.each<[AskingWay, string]>([
    ['debit', '2027-01-04'],
    ['none', '2027-01-04'],
    ['invoice', '2027-01-02'],
    ['payroll', '2027-01-02'],
  ])('by %s is asked for on %s', (way, on) => {
    const one = { how: way, cents: 6300, number: null }
    expect(asked({ way, coming: [coming()] })).toEqual([{ ...one, on, isBooked: false }])
    expect(asked({ way, booked: [booked()] })).toEqual([{ ...one, on, isBooked: true }])
  })

  it('is what the invoice of a month has, whatever its days: those that are due on others are one', () => {
    const both = [coming({ dueOn: '2027-01-04' }), coming({ dueOn: '2027-01-15', component: 'cardFee', cents: 500 })]
    expect(asked({ coming: both }).map(({ cents }) => cents)).toEqual([6800])
    expect(asked({ way: 'debit', coming: both }).map(({ cents }) => cents)).toEqual([6300, 500])
  })

  it('is on an invoice until that is paid, by the day it is to be paid', () => {
    const claim = booked({ periodStart: '2026-12-01', dueOn: '2026-12-01' })
    const on = (over: Partial<ClaimsInvoice>, way: AskingWay = 'invoice') =>
      asked({ way, booked: [claim], before: { [claim.id]: { invoice: invoice(over), isHeld: false } } })
    const line = { on: '2027-01-01', how: 'invoice', cents: 6300, isBooked: true, number: 'R2026-000001' }
    expect(on({})).toEqual([line])
    expect(on({ state: 'overdue' })).toEqual([line])
    expect(on({ state: 'paid' })).toEqual([])
    // It is not debited as well.
    expect(on({}, 'debit')).toEqual([line])
    expect(on({ state: 'paid' }, 'debit')).toEqual([])
  })

  it('waits for the next month where the invoice of its own was made without it', () => {
    const late = booked({ periodStart: '2026-12-01', dueOn: '2026-12-15' })
    expect(asked({ booked: [late] }).map(({ on }) => on)).toEqual(['2027-01-02'])
  })

  it('is nothing that was settled otherwise, nor a debit whose day is over', () => {
    const claim = booked({ dueOn: '2026-12-01' })
    expect(asked({ booked: [claim], before: { [claim.id]: { invoice: null, isHeld: true } } })).toEqual([])
    expect(asked({ way: 'debit', booked: [claim] })).toEqual([])
  })

  it('leaves out what adds up to nothing', () => {
    expect(asked({ coming: [coming(), coming({ cents: -6300, revision: 2 })] })).toEqual([])
  })
})

it('all that waits on invoices is shown, and the next of the others', () => {
  const claim = booked()
  const lines = askedNext({
    today: '2026-12-10',
    booked: [claim],
    coming: ['2027-02-01', '2027-03-01'].map(periodStart => coming({ periodStart })),
    wayOf: () => 'invoice',
    before: new Map([[claim.id, { invoice: invoice(), isHeld: false }]]),
  })
  expect(shownOf(lines, 1).map(({ on }) => on)).toEqual(['2027-01-01', '2027-02-02'])
})
