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

it('the next part is read while one is sent, and what is read for nobody may fail', async () => {
  const asked: (number | undefined)[] = []
  const read = async (last: number | undefined) => {
    asked.push(last)
    if (last !== undefined) throw new Error('the connection is lost')
    return [1, 2]
  }
  const parts = rowsAfter(read, 2)
  expect((await parts.next()).value).toEqual([1, 2])
  expect(asked).toEqual([undefined, 2])
  await parts.return(undefined)
  const again = rowsAfter(read, 2)
  await again.next()
  await expect(again.next()).rejects.toThrow('the connection is lost')
})
