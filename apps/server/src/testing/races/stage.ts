import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildApp } from '../../app.ts'
import { type DatabaseHandle, openDatabase } from '../../db/database.ts'
import type { World } from '../../world.ts'
import { offerSubscriptions } from '../a-contract.ts'
import { subscriptionShop } from '../subscription-order.ts'
import { testShop } from '../test-shop.ts'
import type { TestWorld } from '../test-world.ts'
import { type Gates, gates } from './gates.ts'
import { type ProtectionName, protectionOf } from './protections.ts'

/** A process of the shop, server and worker in one, with connections of its own. */
export interface Actor {
  name: string
  world: World
  app: FastifyInstance
  hold: Gates['hold']
  /** It waits for what another has locked. */
  isBlocked: () => Promise<boolean>
}

export interface Stage {
  test: TestWorld
  actors: readonly [Actor, Actor, Actor]
  close: () => Promise<void>
}

/** Three processes of the shop on one database, without these protections. */
export async function openStage(without: readonly ProtectionName[] = []): Promise<Stage> {
  const test = await subscriptionShop()
  offerSubscriptions(test)
  const handles: DatabaseHandle[] = []
  for (const statement of without.flatMap(name => protectionOf(name).drop ?? []))
    await test.database.pool.query(statement)

  async function anActor(name: string): Promise<Actor> {
    const handle = openDatabase({ url: test.database.url, size: 4, onError: () => undefined })
    handles.push(handle)
    handle.pool.on('connect', client => {
      rewriteStatements(client, without)
      client.query(`set application_name = '${name}'`).catch(() => undefined)
    })
    const { reached, hold } = gates()
    const world: World = { ...test.world, db: handle.db, reached }
    const app = await buildApp(testShop(world))
    const isBlocked = async () => {
      const { rowCount } = await test.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = $1 and wait_event_type = 'Lock'`,
        [name],
      )
      return rowCount !== 0
    }
    return { name, world, app, hold, isBlocked }
  }

  const actors = [await anActor('first'), await anActor('second'), await anActor('third')] as const
  return {
    test,
    actors,
    async close() {
      for (const { app } of actors) await app.close()
      for (const handle of handles) await handle.close()
      // Without a protection the books need not agree any more.
      await test.close().catch((error: unknown) => {
        if (without.length === 0) throw error
      })
    },
  }
}

/** Every statement with a text of its own goes out without what is switched off. */
function rewriteStatements(client: pg.PoolClient, without: readonly ProtectionName[]): void {
  const rewrites = without.flatMap(name => protectionOf(name).rewrite ?? [])
  if (rewrites.length === 0) return
  const rewritten = (text: string) => rewrites.reduce((changed, rewrite) => rewrite(changed), text)
  const send: (...given: unknown[]) => unknown = client.query.bind(client)
  Object.defineProperty(client, 'query', {
    value: (query: unknown, ...rest: unknown[]) => {
      const hasText = typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
      if (hasText && !('submit' in query)) return send({ ...query, text: rewritten(`${query.text}`) }, ...rest)
      return send(typeof query === 'string' ? rewritten(query) : query, ...rest)
    },
  })
}
