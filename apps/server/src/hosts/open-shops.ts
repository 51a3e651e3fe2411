import type { FastifyInstance } from 'fastify'
import { buildApp, REQUEST_TIMEOUT } from '../app.ts'
import { type Shop, shopOf } from '../shop.ts'
import type { Surroundings } from '../world.ts'
import { frontOf, type HostedApp } from './front.ts'
import { worldsOf } from './worlds-of.ts'

/**
 * The server of all clients of this deployment, listening nowhere yet: the one shop itself, or one shop each behind a
 * front that knows them by host. `finish` adds what does not belong to the app, once for each.
 */
export async function openShops(
  surroundings: Surroundings,
  finish: (app: FastifyInstance, shop: Shop) => Promise<void>,
): Promise<FastifyInstance> {
  const [first, ...others] = await Promise.all(
    worldsOf(surroundings).map(async ({ host, world: own }) => {
      const shop = shopOf(own)
      const app = await buildApp(shop)
      await finish(app, shop)
      return { host, app }
    }),
  )
  if (!first) throw new Error('nobody is served')
  if (first.host === null) return first.app
  const shops = others.flatMap(({ host, app }): HostedApp[] => (host === null ? [] : [{ host, app }]))
  return frontOf([{ host: first.host, app: first.app }, ...shops], surroundings, REQUEST_TIMEOUT)
}
