import { expect, it } from 'vitest'
import { typedText, typedValue } from './entry-text.ts'

it.each([
  ['text', '"Lührtal"', 'Lührtal'],
  ['text', '""', ''],
  ['number', '16', '16'],
  ['number', '-0.5', '-0.5'],
  ['yesNo', 'false', 'false'],
  ['choice', '"banner"', 'banner'],
  ['lines', '["de","en"]', 'de\nen'],
  ['lines', '[]', ''],
  ['structure', '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
] as const)('%s %s is typed as %j, and read back', (kind, value, text) => {
  expect(typedText({ kind }, value)).toBe(text)
  expect(typedValue({ kind }, text)).toBe(value)
})

it.each(['', 'null'])('%j is typed as nothing', value => expect(typedText({ kind: 'structure' }, value)).toBe(''))

it.each([
  ['number', ''],
  ['number', 'seven'],
  ['number', 'Infinity'],
  ['yesNo', ''],
  ['structure', '{'],
] as const)('%s takes no %j', (kind, text) => expect(typedValue({ kind }, text)).toBeUndefined())

it('leaves out empty lines', () => expect(typedValue({ kind: 'lines' }, ' a \n\n b')).toBe('["a","b"]'))
