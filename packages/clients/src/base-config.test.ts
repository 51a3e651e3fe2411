import { describe, expect, it } from 'vitest'
import { base } from './base-config.ts'
import { CONSENT_DAYS } from './base-cookies.ts'
import { clients } from './registry.ts'

describe('a shop, unless its client says otherwise (Spec 1 §9)', () => {
  it('follows the numbers of the specification', () => {
    const { passwordPolicy, minUserAge, maxUserAge, startingPointLimit, endingPointLimit } = base.settings
    expect(passwordPolicy).toEqual({ length: 8, upper: true, lower: true, number: true, special: true, repeat: true })
    expect([minUserAge, maxUserAge]).toEqual([16, 100])
    expect([startingPointLimit, endingPointLimit]).toEqual([20, 20])
  })

  it('asks for consent again after thirty days', () => {
    expect(CONSENT_DAYS).toBe(30)
    for (const { config } of clients) {
      expect(config.modules.cookieNotice.expireInDays).toBe(CONSENT_DAYS)
      const lifetimes = new Map(config.cookies.map(({ name, lifetime }) => [name, lifetime]))
      expect(lifetimes.get('consent')).toEqual({ unit: 'days', value: CONSENT_DAYS })
      expect(lifetimes.get('cart')).toEqual({ unit: 'minutes', value: 5000 })
      expect(lifetimes.get('session')).toBe('untilExpiry')
    }
  })
})
