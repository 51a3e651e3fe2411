/** Letters 1–26, digits 27–36, everything else 37; 0 stands for the beginning of a word. */
const ALPHABET = 38
const OTHER = 37

/** Number of different grams. */
export const GRAM_COUNT = ALPHABET ** 3

const codeOf = (char: number): number => {
  if (char >= 97 && char <= 122) return char - 96
  if (char >= 48 && char <= 57) return char - 21
  return OTHER
}

const gram = (a: number, b: number, c: number): number => (a * ALPHABET + b) * ALPHABET + c

/**
 * The grams of a name: the first letter and the first two letters of each word, and every three letters in a row,
 * across the gaps between words too, so that a forgotten or an additional space costs next to nothing. May name a gram
 * twice.
 */
export const gramsOf = (words: readonly string[]): number[] => {
  const grams: number[] = []
  let a = 0
  let b = 0
  let length = 0
  for (const word of words) {
    const first = codeOf(word.charCodeAt(0))
    grams.push(gram(0, 0, first))
    if (word.length > 1) grams.push(gram(0, first, codeOf(word.charCodeAt(1))))
    for (let i = 0; i < word.length; i++) {
      const c = codeOf(word.charCodeAt(i))
      if (length >= 2) grams.push(gram(a, b, c))
      a = b
      b = c
      length += 1
    }
  }
  return grams
}
