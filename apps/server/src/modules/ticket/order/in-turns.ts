import { setImmediate as breath } from 'node:timers/promises'

/**
 * Makes something of each, one after the other; between two of them others are served, who would else wait for all
 * fifty tickets of an order.
 */
export async function inTurns<T, R>(all: readonly T[], make: (one: T) => R): Promise<R[]> {
  const made: R[] = []
  for (const one of all) {
    if (made.length > 0) await breath()
    made.push(make(one))
  }
  return made
}
