import type { Instant } from '@billett/domain'
import type { DoJob, Job, JobName } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { pastWorld } from './past-world.ts'

/** What follows from an act, by the jobs that it queues; what is named by none is about outside services. */
export type Following = { readonly [N in JobName]?: (world: World, job: Job<N>) => Promise<void> }

interface Moment {
  on: Instant
  mailFails: boolean
  following: Following
}

/** What is done at a moment gone by, with all that follows from it. */
export async function atMoment<T>(
  world: World,
  { on, mailFails, following }: Moment,
  act: (then: World) => Promise<T>,
): Promise<T> {
  const { then, kept } = pastWorld(world, on, { mailFails })
  const done = await act(then)
  const doJob: DoJob = async (name, job) => following[name]?.(then, job)
  for (let next = kept.shift(); next; next = kept.shift())
    // A mail that is not taken is noted, as that of any order.
    await next(doJob).catch(error => {
      if (!mailFails) throw error
    })
  return done
}
