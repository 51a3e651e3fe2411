const LETTERS = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
])
const SPECIAL = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g')
const MARKS = /\p{M}/gu
const APOSTROPHES = /['’`´]/g
const DIGRAPHS = /([aou])e/g

/** One spelling for all: lower case, no marks, and `ä`, `ae` and `a` are the same letter, as are `ß` and `ss`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(SPECIAL, letter => LETTERS.get(letter) ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .replace(DIGRAPHS, '$1')
