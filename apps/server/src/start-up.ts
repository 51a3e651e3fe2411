import { reasonOf } from './reason-of.ts'

/** Faults of ours, of which the place in the source says more than the words. */
const isFault = (error: unknown): error is Error =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError

/**
 * Begins a process. Where that fails, because of a setting, a port or a database, it says why in words that an operator
 * can do something about, and ends with 1.
 */
export async function startUp(begin: () => Promise<void>): Promise<void> {
  try {
    await begin()
  } catch (error) {
    process.stderr.write(`${isFault(error) ? error.stack : reasonOf(error)}\n`, () => process.exit(1))
  }
}
