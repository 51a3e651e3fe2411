import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineDiff } from './line-diff.ts'

const told = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`)

it.each([
  ['a', 'a', [' a']],
  ['a', 'b', ['-a', '+b']],
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc\nd', [' a', '+b', ' c', '+d']],
])('%j and %j', (before, after, lines) => expect(told(before, after)).toEqual(lines))

it('each text can be read off it again, and a text is nothing new to itself', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 }).map(lines => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after)
      const without = (kind: string) => lines.flatMap(line => (line.kind === kind ? [] : [line.text])).join('\n')
      expect([without('new'), without('gone')]).toEqual([before, after])
      expect(lineDiff(after, after).every(({ kind }) => kind === 'same')).toBe(true)
    }),
  )
})
