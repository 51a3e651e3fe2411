import { clientIdOf } from '../call/client-id-of.ts'
import { worldsOf } from '../hosts/worlds-of.ts'
import type { DoJob } from '../ports/job-queue.ts'
import type { Surroundings } from '../world.ts'
import { HANDLERS } from './handlers.ts'

/**
 * Does each job as the client that it carries, as it is configured when the job is done, so that a mail has the right
 * name and links. Fails for a client that is not served here.
 */
export const jobsOfClients =
  (surroundings: Surroundings): DoJob =>
  async (name, job) => {
    const own = worldsOf(surroundings).find(shop => clientIdOf(shop.world) === job.clientId)
    if (!own) throw new Error(`${name}: client ${job.clientId} is not served here`)
    await HANDLERS[name].run(own.world, job)
  }
