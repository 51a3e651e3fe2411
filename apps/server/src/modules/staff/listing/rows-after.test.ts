import { expect, it } from 'vitest'
import { rowsAfter } from './rows-after.ts'

it.each([0, 1, 2, 3, 4, 5])('%s rows come once each, in their order, two at a time', async count => {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const read = async (last: number | undefined, most: number) =>
    all.filter(one => last === undefined || one > last).slice(0, most)
  const parts: number[][] = []
  for await (const part of rowsAfter(read, 2)) parts.push(part)
  expect(parts.flat()).toEqual(all)
  expect(parts.every(({ length }) => length > 0 && length <= 2)).toBe(true)
})
