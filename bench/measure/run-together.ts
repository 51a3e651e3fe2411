export type Throughput = {
  done: number
  seconds: number
  /** Milliseconds of each. */
  times: number[]
}

export type Together = { workers: number; seconds: number }

/**
 * Several workers do the same over and over until the time is over; what was begun is finished and counted. When one
 * fails, all end and it is thrown.
 */
export async function runTogether(
  { workers, seconds }: Together,
  once: (worker: number) => Promise<unknown>,
): Promise<Throughput> {
  const times: number[] = []
  const began = performance.now()
  let over = began + seconds * 1000
  const work = async (worker: number) => {
    while (performance.now() < over) {
      const start = performance.now()
      await once(worker)
      times.push(performance.now() - start)
    }
  }
  const giveUp = (failure: unknown) => {
    over = began
    throw failure
  }
  const all = Array.from({ length: workers }, (_, worker) => work(worker).catch(giveUp))
  const ends = await Promise.allSettled(all)
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
  return { done: times.length, seconds: (performance.now() - began) / 1000, times }
}
