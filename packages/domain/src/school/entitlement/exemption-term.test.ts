import { describe, expect, it } from 'vitest'
import { exemptionEndsBefore, isProvedOn, laterProof } from './exemption-term.ts'

const granted = (exemptionUntil: string | null, exemption = 'sgb') => ({
  ...{ exemption, exemptionUntil },
  validFrom: '2026-12-01',
})

describe('an exemption from the own share', () => {
  it.each([
    ['proved until a day of the new year goes on', granted('2027-08-01'), null],
    ['proved until the day before does not', granted('2027-07-31'), '2027-07-31'],
    ['without a last day holds for its school year alone', granted(null), '2027-07-31'],
    ['that nobody was granted ends for nobody', granted(null, ''), null],
  ])('%s', (_, term, expected) => expect(exemptionEndsBefore(term, '2027-08-01')).toBe(expected))

  it('that was granted for the new year holds in it', () =>
    expect(exemptionEndsBefore({ ...granted(null), validFrom: '2027-08-01' }, '2027-08-01')).toBeNull())

  it('exempts until the last day of its proof', () => {
    expect([isProvedOn(granted('2027-01-31'), '2027-01-31'), isProvedOn(granted('2027-01-31'), '2027-02-01')]).toEqual([
      true,
      false,
    ])
    expect(isProvedOn(granted(null), '2030-01-01')).toBe(true)
  })

  it('is proved by the later of two proofs', () => {
    expect(laterProof('2027-07-31', '2028-07-31')).toBe('2028-07-31')
    expect(laterProof('2028-07-31', null)).toBe('2028-07-31')
    expect(laterProof(null, null)).toBeNull()
  })
})
