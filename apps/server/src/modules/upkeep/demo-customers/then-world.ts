import { atWallClock, BERLIN, type PlainDate } from '@billett/domain'
import type { JobQueue } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'

/** Nobody is written to today about what happened long ago. */
const NO_MAILS: JobQueue = { send: async () => undefined, sendAll: async () => undefined }

/** The world as it stood in the morning of a day gone by. */
export const thenWorld = (world: World, on: PlainDate): World => ({
  ...world,
  jobs: NO_MAILS,
  clock: () => atWallClock(on, '09:00', BERLIN),
})
