import { describe, expect, it } from 'vitest'
import { quote } from './price/quote.ts'
import { aPrice, aTariff, aVersion } from './small-tariff.fixture.ts'
import { versionAt } from './version-at.ts'

const old = aVersion({ id: 'old', validFrom: '2026-01-01' })
const dearer = aVersion({ id: 'new', validFrom: '2027-01-01', prices: [aPrice('day', null, 990)] })
const tariff = aTariff(old, dearer)

describe('the version of a tariff', () => {
  it('is the last one that has begun', () => {
    expect(versionAt(tariff, '2026-12-31')?.id).toBe('old')
    expect(versionAt(tariff, '2027-01-01')?.id).toBe('new')
    expect(versionAt(tariff, '2025-12-31')).toBeUndefined()
  })

  it('follows the first day of validity, not the day of the purchase', () => {
    const priceFor = (date: string) => {
      const version = versionAt(tariff, date)
      return version && quote(version, { sort: 'day', date, today: '2026-12-20', serviceArea: 2 })
    }
    expect(priceFor('2026-12-31')).toMatchObject({ state: 'known', cents: 900 })
    expect(priceFor('2027-01-01')).toMatchObject({ state: 'known', cents: 990 })
  })
})
