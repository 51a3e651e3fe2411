import { type Face, widthOf } from './fonts.ts'

/** Breaks text into lines no wider than `width` points; a word that is too long is broken too, after a hyphen if it has one. */
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
  if (word === '' || widthOf(word, face, size) <= width) return word === '' ? [] : [word]
  const characters = Array.from(word)
  let count = characters.length - 1
  while (count > 1 && widthOf(characters.slice(0, count).join(''), face, size) > width) count -= 1
  const hyphen = characters.slice(0, count).lastIndexOf('-') + 1
  const cut = hyphen > 1 ? hyphen : count
  return [characters.slice(0, cut).join(''), ...pieces(characters.slice(cut).join(''), width, face, size)]
}
