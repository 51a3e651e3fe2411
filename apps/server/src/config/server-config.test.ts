import { describe, expect, it } from 'vitest'
import { serverConfig } from './server-config.ts'

const given = { DATABASE_URL: 'postgres://localhost/shop' }

describe('the configuration', () => {
  it.each([
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', '2.5'],
    ['RATE_LIMIT', '-1'],
    ['RATE_LIMIT', 'many'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => serverConfig({ ...given, [name]: value })).toThrow(name)
  })

  it('takes a rate limit of 0, which switches it off', () => {
    expect(serverConfig({ ...given, RATE_LIMIT: '0' }).RATE_LIMIT).toBe(0)
  })
})
