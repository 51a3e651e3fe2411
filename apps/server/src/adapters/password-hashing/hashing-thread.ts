import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { Answer, Question } from './hashing-threads.ts'

/**
 * Whoever signs in waits a moment anyway; everybody else is served meanwhile. Takes a third of what a thread of the
 * shop takes where both want a core.
 */
const NICE = 5

// Only Linux has a priority for each thread; elsewhere this would slow down the whole shop.
if (process.platform === 'linux') setPriority(NICE)

const answerTo = (question: Question): string | boolean =>
  question.known === undefined
    ? hashSync(question.password, question.options)
    : verifySync(question.known, question.password)

parentPort?.on('message', (question: Question) => {
  let answer: Answer
  try {
    answer = { ok: true, value: answerTo(question) }
  } catch (error) {
    answer = { ok: false, error }
  }
  parentPort?.postMessage(answer)
})
