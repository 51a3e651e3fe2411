import { expect, it } from 'vitest'
import { failureInWords } from './in-words.ts'
import { wrongRefundKeys } from './refund-keys.ts'

it('a failure is told with what caused it', () => {
  const cause = Object.assign(new Error('terminating connection'), { code: '57P01' })
  expect(failureInWords(new Error('Failed query: select 1', { cause }))).toBe(
    'Failed query: select 1: terminating connection (57P01)',
  )
  expect(failureInWords('nothing')).toBe('nothing')
})

it.each([
  ['the key of a refund', ['a'], ['a'], 0],
  ['no refund yet', ['a'], [], 0],
  ['another key', ['a'], ['b'], 1],
  ['a key for each try', ['a'], ['a:1'], 1],
])('%s', (_, ours, theirs, wrong) => {
  expect(wrongRefundKeys(ours, theirs)).toHaveLength(wrong)
})
