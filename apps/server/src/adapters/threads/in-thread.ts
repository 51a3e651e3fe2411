import { Worker } from 'node:worker_threads'

export interface ThreadLimits {
  megabytes: number
  /** Milliseconds. */
  within: number
}

/** It took more memory or time than it was given. */
export const TOO_MUCH: unique symbol = Symbol('too much')

/** What a thread of its own answers to some data; it is ended where it takes too much. Throws what it throws. */
export const inThread = <Answer>(
  code: URL,
  data: unknown,
  { megabytes, within }: ThreadLimits,
): Promise<Answer | typeof TOO_MUCH> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(code, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    const tooLong = setTimeout(() => {
      resolve(TOO_MUCH)
      void thread.terminate()
    }, within)
    thread.once('message', (answer: Answer) => resolve(answer))
    thread.once('error', error => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(TOO_MUCH)
      else reject(error)
    })
    thread.once('exit', () => {
      clearTimeout(tooLong)
      reject(new Error(`a thread has ended without an answer: ${code.pathname.split('/').at(-1)}`))
    })
  })
