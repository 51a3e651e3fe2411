import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'

/** A password to be hashed, or to be compared with a known hash. */
export interface Question {
  password: string
  options: Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>
  known?: string
}

export type Answer = { ok: true; value: string | boolean } | { ok: false; error: unknown }

const THREAD = new URL('./hashing-thread.ts', import.meta.url)

/**
 * Asks threads of a lower priority. There are as many as questions are asked at once; they are started when they are
 * needed, and hold up no process that wants to end.
 */
export function hashingThreads(): (question: Question) => Promise<string | boolean> {
  const free: Worker[] = []

  const begin = (): Worker => {
    const thread = new Worker(THREAD)
    thread.unref()
    // One that breaks while nobody asks it is not asked again; whoever does ask it hears of it below.
    thread.on('error', () => undefined)
    thread.on('exit', () => {
      const place = free.indexOf(thread)
      if (place >= 0) free.splice(place, 1)
    })
    return thread
  }

  return question => {
    const thread = free.pop() ?? begin()
    return new Promise((resolve, reject) => {
      const settled = () => {
        thread.off('message', answered)
        thread.off('error', failed)
        thread.off('exit', ended)
        thread.unref()
      }
      const answered = (answer: Answer) => {
        settled()
        free.push(thread)
        if (answer.ok) resolve(answer.value)
        else reject(answer.error)
      }
      const failed = (error: unknown) => {
        settled()
        reject(error)
      }
      const ended = () => failed(new Error('a thread that hashes passwords has ended'))
      thread.on('message', answered)
      thread.on('error', failed)
      thread.on('exit', ended)
      thread.ref()
      thread.postMessage(question)
    })
  }
}
