/**
 * Runs so many things at once and lets so many wait; `onFull` makes the error for whoever comes after. `rest` is what
 * the next one in the queue waits for besides: it is told how many milliseconds the work took, whose result nobody
 * waits for longer.
 */
export function turns(
  atOnce: number,
  waiting: number,
  onFull: () => Error,
  rest: (took: number) => Promise<void> = async () => undefined,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let running = 0

  const enter = (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (queue.length >= waiting) return Promise.reject(onFull())
    return new Promise(resolve => queue.push(resolve))
  }
  /** The turn goes to the next in the queue, so `running` stays as it is. */
  const leave = (): void => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async work => {
    await enter()
    const began = performance.now()
    try {
      return await work()
    } finally {
      void rest(performance.now() - began).then(leave)
    }
  }
}
