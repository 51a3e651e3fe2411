import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedIban, readIban } from './iban.ts'

/** Examples the registry of account numbers publishes. */
const EXAMPLES = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'NL91ABNA0417164300',
  'BE68539007547034',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'IT60X0542811101000000123456',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
]

const reason = (text: string): string => {
  const reading = readIban(text)
  return reading.ok ? reading.iban : reading.reason
}

describe('an account number', () => {
  it.each(EXAMPLES)('%s is taken', iban => expect(reason(iban)).toBe(iban))

  it('may be typed with spaces and in small letters', () =>
    expect(reason(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000'))

  it.each([
    ['', 'ibanNotValid'],
    ['DE', 'ibanNotValid'],
    ['89370400440532013000', 'ibanNotValid'],
    ['DEX9370400440532013000', 'ibanNotValid'],
    ['DE89-3704-0044-0532-0130-00', 'ibanNotValid'],
    ['DE8937040044053201300', 'ibanLength'],
    ['DE893704004405320130000', 'ibanLength'],
    ['DE88370400440532013000', 'ibanCheckDigits'],
    ['BR1800360305000010009795493C1', 'ibanCountry'],
  ])('%s is refused as %s', (text, expected) => expect(reason(text)).toBe(expected))

  it('is refused with any one digit changed', () =>
    fc.assert(
      fc.property(fc.constantFrom(...EXAMPLES), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        const place = 2 + (at % (iban.length - 2))
        const sign = iban.charAt(place)
        fc.pre(/\d/.test(sign))
        const wrong = `${iban.slice(0, place)}${(Number(sign) + by) % 10}${iban.slice(place + 1)}`
        expect(reason(wrong)).toBe('ibanCheckDigits')
      }),
    ))

  it('is shown with its country and last four digits only', () => {
    expect(maskedIban('DE89370400440532013000')).toBe('DE•• •••• •••• 3000')
    for (const iban of EXAMPLES) expect(maskedIban(iban)).not.toContain(iban.slice(4, -4))
  })
})
