/** Runs so many things at once and lets so many wait; `onFull` makes the error for whoever comes after. */
export function turns(atOnce: number, waiting: number, onFull: () => Error): <T>(work: () => Promise<T>) => Promise<T> {
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
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
