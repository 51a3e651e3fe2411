import { expect, it } from 'vitest'
import { eachChildOnce } from './one-child.ts'

const ida = { key: '1', person: 'ida', from: '2025-08-01' }
const again = { key: '2', person: 'ida', from: '2026-08-01' }
const ben = { key: '3', person: 'ben', from: '2026-08-01' }

it.each([
  ['the contract that is asked for', '1', ['1', '3']],
  ['else the last to begin', '3', ['2', '3']],
] as const)('a child with two contracts is counted once: by %s', (_, key, kept) => {
  expect(eachChildOnce([ida, again, ben], key).map(one => one.key)).toEqual(kept)
  expect(
    eachChildOnce([ben, again, ida], key)
      .map(one => one.key)
      .toSorted(),
  ).toEqual(kept)
})
