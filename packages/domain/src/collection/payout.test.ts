import { describe, expect, it } from 'vitest'
import { type PayoutFacts, payoutOf } from './payout.ts'

const IBAN = 'DE02120300000000202051'
const owed: PayoutFacts = {
  openCents: -6300,
  iban: IBAN,
  refusedIbans: [],
  isAccountChanged: false,
  byItselfCents: 6300,
  isStopped: false,
  isDebitUnderWay: false,
  lastDebitOn: null,
}
const asked = (facts: Partial<PayoutFacts>, today = '2027-02-15') => payoutOf({ ...owed, ...facts }, today)

describe('what is owed to a payer', () => {
  it('is what they are credited above what they owe', () => {
    expect(asked({})).toEqual({ cents: 6300, iban: IBAN })
    expect(asked({ openCents: 0 })).toBeNull()
    expect(asked({ openCents: 1 })).toBeNull()
  })

  it.each([
    ['where nobody said to which account', { iban: null }, 'accountUnknown'],
    ['where the account did not take it', { refusedIbans: [IBAN] }, 'accountRefused'],
    ['where another account was debited last', { isAccountChanged: true }, 'accountChanged'],
    ['where it is more than was collected', { byItselfCents: 6299 }, 'surplus'],
    ['while nothing moves between them and the company', { isStopped: true, iban: null }, 'stopped'],
    ['while a debit is at the bank', { isDebitUnderWay: true }, 'debitUnderWay'],
    ['while the last debit can come back without cover', { lastDebitOn: '2027-02-08' }, 'debitUnderWay'],
  ])('waits %s', (_, facts, waits) => expect(asked(facts)).toEqual({ cents: 6300, waits }))

  it('goes out, however much it is, to an account that somebody has named', () => {
    expect(asked({ byItselfCents: null })).toMatchObject({ iban: IBAN })
  })

  it('waits where it is more than goes by one transfer, and goes up to that', () => {
    expect(asked({ openCents: -100_000_000 })).toEqual({ cents: 100_000_000, waits: 'tooMuch' })
    expect(asked({ openCents: -99_999_999, byItselfCents: null })).toEqual({ cents: 99_999_999, iban: IBAN })
  })

  it('goes out on the eighth day after the last debit, and to another account than the one that failed', () => {
    expect(asked({ lastDebitOn: '2027-02-07' })).toMatchObject({ iban: IBAN })
    expect(asked({ refusedIbans: ['DE89370400440532013000'] })).toMatchObject({ iban: IBAN })
  })
})
