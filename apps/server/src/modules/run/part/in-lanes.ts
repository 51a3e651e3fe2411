/** Pieces of work that are under way at once: while the database stores one, the next is reckoned. */
const LANES = 2

/** Every lane has come to its end before a failure of one is thrown: none goes on behind whoever hears of it. */
export async function inLanes(one: () => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: LANES }, one))
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}
