import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import type { Checkpoint } from '../../ports/checkpoints.ts'
import type { World } from '../../world.ts'
import { testShop } from '../test-shop.ts'
import type { TestWorld } from '../test-world.ts'

/** A process of the shop, server and worker in one. */
export interface Process {
  world: World
  app: FastifyInstance
}

export interface Death {
  at: Checkpoint
  /** The how manieth time the process comes by. */
  time?: number
}

let processes = 0

/**
 * A process that is killed where it comes to a point: everything it has begun and not stored is lost with its
 * connections to the database, it gets no new ones, and whoever asked it has no answer.
 */
export async function mortalProcess(test: TestWorld, { at, time = 1 }: Death) {
  processes += 1
  const name = `process ${processes}`
  const url = new URL(test.database.url)
  url.searchParams.set('application_name', name)
  const handle = openDatabase({ url: url.href, size: 2, onError: () => undefined })
  const life = { left: time, closed: Promise.resolve() }
  const isDead = () => life.left <= 0
  const reached = async (checkpoint: Checkpoint): Promise<void> => {
    if (isDead()) throw new Error('the process is gone')
    if (checkpoint !== at) return
    life.left -= 1
    if (!isDead()) return
    life.closed = handle.close()
    await test.database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
      [name],
    )
    throw new Error('the process is gone')
  }
  const world: World = { ...test.world, db: handle.db, reached, isStopping: isDead }
  const app = await buildApp(testShop(world))
  const process: Process = { world, app }
  return {
    isDead,
    /** What the process does, unless it dies meanwhile: then there is no answer. */
    async does<Done>(work: (process: Process) => Promise<Done>): Promise<Done | undefined> {
      try {
        const done = await work(process)
        return isDead() ? undefined : done
      } catch (error) {
        if (!isDead()) throw error
        return undefined
      }
    },
    async end(): Promise<void> {
      await app.close()
      await (isDead() ? life.closed : handle.close())
    },
  }
}
