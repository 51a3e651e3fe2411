import { describe, expect, it } from 'vitest'
import {
  areDataDoubtful,
  OUR_DATA_CODES,
  USUAL_RETURN_POLICY as policy,
  retryDay,
  returnReading,
} from './return-policy.ts'

const reaction = (code: string) => policy[returnReading(code)]

describe('what was returned', () => {
  it.each([
    ['AC01', 'ourData'],
    ['BE05', 'ourData'],
    ['RC01', 'ourData'],
    ['FF05', 'ourData'],
    ['AC04', 'accountClosed'],
    ['AC06', 'accountClosed'],
    ['AG01', 'accountClosed'],
    ['AM04', 'noCover'],
    ['MS03', 'noCover'],
    ['SL01', 'noCover'],
    ['MD01', 'notAuthorised'],
    ['MD06', 'notAuthorised'],
    ['MS02', 'notAuthorised'],
    ['MD07', 'debtorDead'],
    ['AM05', 'duplicate'],
    ['XX99', 'unknown'],
    ['', 'unknown'],
    ['constructor', 'unknown'],
  ])('for %s is read as %s', (code, reading) => expect(returnReading(code)).toBe(reading))

  it.each(['AC01', 'BE05', 'RC01', 'FF05', 'AM05', 'MD07', 'XX99'])(
    'for %s costs the payer nothing and brings no dunning',
    code => expect(reaction(code)).toMatchObject({ isFeeDue: false, isDunned: false }),
  )

  it.each(['MD01', 'MD06', 'MS02', 'AC04', 'AC06', 'AG01', 'MD07'])(
    'for %s is never collected again by the same mandate',
    code => expect(retryDay(code, { returnedOn: '2027-01-07', isRetry: false, policy })).toBeNull(),
  )

  it('because the payer died holds everything and is for people (31)', () =>
    expect(reaction('MD07')).toMatchObject({ isHeld: true, isForStaff: true, asksFor: 'nothing' }))

  it('twice is our fault: nobody but staff hears of it', () =>
    expect(reaction('AM05')).toMatchObject({ isForStaff: true, asksFor: 'nothing' }))
})

it.each([
  [20, 20_000, false],
  [21, 20_000, true],
  [1, 999, true],
  [0, 10, false],
])('%i of %i debits that name no account are for people: %s', (wrong, count, isDoubtful) => {
  expect(areDataDoubtful({ wrong, count })).toBe(isDoubtful)
  expect(OUR_DATA_CODES).toEqual(['AC01', 'BE05', 'RC01', 'FF05'])
})

describe('the one new try', () => {
  it.each([
    ['ten days later', '2027-01-07', '2027-01-18'],
    ['not at the end of the month, but after it', '2027-01-15', '2027-02-01'],
    ['not on a holiday', '2027-03-16', '2027-04-01'],
    ['and not on New Year', '2027-12-20', '2028-01-03'],
    ['nor on the first of May', '2027-04-21', '2027-05-03'],
  ])('comes %s', (_, returnedOn, day) => expect(retryDay('MS03', { returnedOn, isRetry: false, policy })).toBe(day))

  it('is the only one', () => expect(retryDay('MS03', { returnedOn: '2027-01-07', isRetry: true, policy })).toBeNull())
})
