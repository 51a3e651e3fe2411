import type { World } from '../../../world.ts'

interface Saying {
  /** What the log says. */
  saying: string
  /** Of what: ids. */
  about: Readonly<Record<string, string>>
}

/** Who says what went wrong. */
interface Logging {
  log: Pick<World['log'], 'error'>
}

export type Tried<T> = { ok: true; value: T } | { ok: false }

/**
 * One of many that cannot be worked out keeps no other back: it is logged, and whoever asked says what becomes of it.
 * Only for what asks no database: a statement that fails ends the transaction of all.
 */
export function withoutThrowing<T>({ log }: Logging, { saying, about }: Saying, act: () => T): Tried<T> {
  try {
    return { ok: true, value: act() }
  } catch (error) {
    log.error({ err: error, ...about }, saying)
    return { ok: false }
  }
}

/** The same of what has a transaction of its own. False where it failed; who is stopping stops. */
export async function goingOn(world: World, { saying, about }: Saying, act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (world.isStopping()) throw error
    world.log.error({ err: error, ...about }, saying)
    return false
  }
}
