import { describe, expect, it } from 'vitest'
import { isLostDatabase } from './is-lost-database.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('a database that is not to be had just now', () => {
  it.each(['08006', '53300', '53100', '57P01', '25006', 'ECONNREFUSED', 'EHOSTUNREACH'])('%s', code => {
    expect(isLostDatabase(coded(code))).toBe(true)
    expect(isLostDatabase(new Error('query failed', { cause: coded(code) }))).toBe(true)
  })

  it('is known by the driver’s words too', () => {
    expect(isLostDatabase(new Error('Connection terminated unexpectedly'))).toBe(true)
  })

  it.each(['23505', '22P02', '40001'])('but %s is the statement’s own fault', code => {
    expect(isLostDatabase(coded(code))).toBe(false)
  })
})
