import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchedLetters } from './matched-letters.ts'

const told = (text: string, typed: string): string =>
  matchedLetters(text, typed)
    .map(piece => (piece.matched ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  ['Falkenbrück Hbf', 'fal', '[Fal]kenbrück Hbf'],
  ['Falkenbrück Hbf', 'FALKENBRU h', '[Falkenbrü]ck [H]bf'],
  ['Bad Ellerich, Markt', 'mark el', 'Bad [El]lerich, [Mark]t'],
  ['Hauptbahnhof', 'bahnhof', 'Hauptbahnhof'],
  ['Markt', '', 'Markt'],
  ['Markt', '.*', 'Markt'],
])('%s, typed %j', (text, typed, marked) => expect(told(text, typed)).toBe(marked))

it('loses no letter of a name', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      expect(
        matchedLetters(text, typed)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    }),
  ))
