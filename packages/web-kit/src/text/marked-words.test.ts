import { describe, expect, it } from 'vitest'
import { markedWords } from './marked-words.ts'

describe('marked words', () => {
  it.each([
    ['', []],
    ['No marks at 1 < 2.', [{ words: 'No marks at 1 < 2.' }]],
    [
      'I read the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
      [
        { words: 'I read the ' },
        { mark: 'terms', words: 'terms' },
        { words: ' and the ' },
        { mark: 'privacy', words: 'privacy policy' },
        { words: '.' },
      ],
    ],
    ['<terms>All of it</terms>', [{ mark: 'terms', words: 'All of it' }]],
    ['An <open> end and a </close>', [{ words: 'An <open> end and a </close>' }]],
  ])('of “%s” are told apart', (text, found) => {
    expect(markedWords(text)).toEqual(found)
  })
})
