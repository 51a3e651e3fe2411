import { createHmac } from 'node:crypto'
import type { CodeWord } from '../../ports/code-word.ts'
import { WORDS } from './words.ts'

/** Two digits behind the word. */
const FIRST_NUMBER = 10
const NUMBERS = 90

/**
 * A word and a number for every company and day, the same in every process that knows the secret, and nothing that one
 * of them tells of another. Nothing is stored: a word lives as long as the tickets of its day.
 */
export const keyedWords =
  (secret: string): CodeWord =>
  (clientId, soldOn) => {
    const digest = createHmac('sha256', secret).update(`code word\n${clientId}\n${soldOn}`).digest()
    const word = WORDS[digest.readUInt32BE(0) % WORDS.length]
    return `${word} ${FIRST_NUMBER + (digest.readUInt32BE(4) % NUMBERS)}`
  }
