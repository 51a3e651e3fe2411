import type { FastifyRequest } from 'fastify'
import type { Shop } from '../shop.ts'
import type { World } from '../world.ts'

const worlds = new WeakMap<FastifyRequest, World>()

/** The world of a request: taken when it is first asked for, the same until the request is answered. */
export function worldOfRequest(request: FastifyRequest, shop: Shop): World {
  const world = worlds.get(request) ?? shop.now()
  worlds.set(request, world)
  return world
}

/** From now on the request is answered in this world. */
export const answerIn = (world: World, request: FastifyRequest): void => {
  worlds.set(request, world)
}
