import { clientIdOf } from '../call/client-id-of.ts'
import type { ShopWorld } from '../hosts/worlds-of.ts'
import type { DoJob } from '../ports/job-queue.ts'
import { HANDLERS } from './handlers.ts'

/**
 * Does each job as the client that it carries, so that a mail has the right name and links. Fails for a client that is
 * not served here.
 */
export function jobsOfClients(shops: readonly ShopWorld[]): DoJob {
  const worlds = new Map(shops.map(({ world }) => [clientIdOf(world), world]))
  return async (name, job) => {
    const world = worlds.get(job.clientId)
    if (!world) throw new Error(`${name}: client ${job.clientId} is not served here`)
    await HANDLERS[name](world, job)
  }
}
