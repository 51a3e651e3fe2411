import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNumberFrom } from './order-number.ts'

describe('an order’s number', () => {
  it('is ten characters that are never mistaken for each other', () => {
    fc.assert(
      fc.property(fc.uuid(), id => {
        const number = orderNumberFrom(id)
        expect(number).toMatch(/^[2-9B-DF-HJ-NP-TV-XZ]{10}$/)
      }),
    )
  })

  it.each([
    ['00000000-0000-4000-8000-000000000000', '2222222222'],
    ['00000000-0000-4000-8000-00000000001c', '2222222232'],
    ['00000000-0000-4000-8000-00000000002b', '222222223K'],
  ])('is the number %s in 28 digits', (id, number) => {
    expect(orderNumberFrom(id)).toBe(number)
  })

  it('comes from every part of what is random', () => {
    const id = '12345678-1234-4234-8234-123456789abc'
    const numbers = [id, `${id.slice(0, -1)}d`, `02345678${id.slice(8)}`].map(orderNumberFrom)
    expect(new Set(numbers).size).toBe(3)
    expect(orderNumberFrom(id)).toBe(numbers[0])
  })

  it('is written with all characters alike often', () => {
    const drawn = Array.from({ length: 2800 }, () => orderNumberFrom(crypto.randomUUID())).join('')
    const times = new Map<string, number>()
    for (const character of drawn) times.set(character, (times.get(character) ?? 0) + 1)
    expect(times.size).toBe(28)
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(250)
  })
})
