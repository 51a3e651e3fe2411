import { type Face, widthOf } from './fonts.ts'

/**
 * Breaks text into lines no wider than `width` points; a word that is too long is broken too, after a hyphen if it has
 * one.
 */
export function wrap(text: string, width: number, face: Face, size: number): string[] {
  const space = widthOf(' ', face, size)
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of text.split(/[ \t\n]+/).flatMap(word => pieces(word, width, face, size))) {
    const needed = widthOf(word, face, size)
    if (line !== '' && used + space + needed > width) {
      lines.push(line)
      line = ''
    }
    used = line === '' ? needed : used + space + needed
    line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

function pieces(word: string, width: number, face: Face, size: number): string[] {
  const parts: string[] = []
  let rest = Array.from(word)
  while (rest.length > 0 && widthOf(rest.join(''), face, size) > width && rest.length > 1) {
    const cut = firstPiece(rest, width, face, size)
    parts.push(rest.slice(0, cut).join(''))
    rest = rest.slice(cut)
  }
  return rest.length > 0 ? [...parts, rest.join('')] : parts
}

/** How many characters fit; up to the last hyphen among them if there is one. */
function firstPiece(characters: readonly string[], width: number, face: Face, size: number): number {
  let count = 0
  let used = 0
  for (const character of characters) {
    used += widthOf(character, face, size)
    if (used > width) break
    count += 1
  }
  // Kerning may make the whole a little wider than its characters.
  while (count > 1 && widthOf(characters.slice(0, count).join(''), face, size) > width) count -= 1
  const hyphen = characters.slice(0, count).lastIndexOf('-') + 1
  return hyphen > 1 ? hyphen : Math.max(count, 1)
}
