import type { Instant } from '@billett/domain'
import type { DoJob } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'

/** A job that was queued at a moment gone by, given to whoever does it. */
type KeptJob = (doJob: DoJob) => Promise<void>

const NO_FILE = { fileName: '', bytes: new Uint8Array() }

/**
 * The world as it was at a moment gone by. Mails of then are noted and reach nobody today, so nothing is drawn for
 * them, and no provider tells of what was paid; jobs are kept for whoever does them at once.
 */
export function pastWorld(world: World, at: Instant, { mailFails }: { mailFails: boolean }) {
  const kept: KeptJob[] = []
  const clock = () => at
  const then: World = {
    ...world,
    clock,
    realClock: clock,
    jobs: {
      send: async (_, name, job) => {
        kept.push(doJob => doJob(name, job))
      },
      sendAll: async (_, name, jobs) => {
        kept.push(
          ...jobs.map(
            (job): KeptJob =>
              doJob =>
                doJob(name, job),
          ),
        )
      },
    },
    document: { render: async () => NO_FILE },
    mailer: {
      send: async () => {
        if (mailFails) throw new Error('the mail server of the demo does not take this mail')
      },
      close: async () => undefined,
    },
    payments: {
      ...world.payments,
      createPayment: request => world.payments.createPayment({ ...request, webhookUrl: undefined }),
    },
  }
  return { then, kept }
}
