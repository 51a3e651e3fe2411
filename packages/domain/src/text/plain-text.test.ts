import { expect, it } from 'vitest'
import { isPlainText } from './plain-text.ts'

it.each(['', 'Straße des 17. Juni', "D'Arcy & Söhne", 'Ağa Sokağı 5/2', '東京都', 'Haus 🏡'])('%j is plain', text =>
  expect(isPlainText(text)).toBe(true),
)

it.each(['a\u0000b', 'a\nb', 'a\tb', '\ud800', '<b>', 'a\u202eb', 'a\u2066b'])('%j is not', text =>
  expect(isPlainText(text)).toBe(false),
)
