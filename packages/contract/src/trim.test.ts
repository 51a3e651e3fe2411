import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trimmed } from './trim.ts'

describe('trimming', () => {
  it('takes spaces from both ends and doubled ones from the middle, however deep', () => {
    expect(
      trimmed({ name: ' Ada  King   Lovelace ', tickets: [{ code: ' A ' }], amount: 2, wait: true, none: null }),
    ).toEqual({
      name: 'Ada King Lovelace',
      tickets: [{ code: 'A' }],
      amount: 2,
      wait: true,
      none: null,
    })
  })

  it('leaves dates and files as they are', () => {
    const date = new Date(0)
    const file = new Blob([' x '])
    expect(trimmed([date, file])).toEqual([date, file])
  })

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(trimmed(trimmed(value))).toEqual(trimmed(value))
      }),
    )
  })

  it('survives any depth', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(Array.isArray(trimmed(deep))).toBe(true)
  })
})
