import { expandWord, meanings, type WrittenWord } from './abbreviations.ts'
import { fold } from './fold.ts'

const WORD = /([\p{L}\p{N}]+)(\.?)/gu

const writtenWords = (text: string): WrittenWord[] => {
  const found = [...fold(text).matchAll(WORD)]
  return found.map(([, word = '', stop], index) => ({
    text: word,
    hasStop: stop === '.',
    isLast: index === found.length - 1,
  }))
}

/** The words of a name, folded and written out. */
export const nameWords = (name: string): string[] => writtenWords(name).map(expandWord)

const MAX_READINGS = 4

/** Every way to read what somebody typed, the likeliest first. Empty when there is nothing to look for. */
export const queryReadings = (query: string): string[][] => {
  let readings: string[][] = [[]]
  for (const word of writtenWords(query)) {
    const options = meanings(word)
    readings = readings.flatMap(before => options.map(option => [...before, option])).slice(0, MAX_READINGS)
  }
  return readings.filter(words => words.length > 0)
}
