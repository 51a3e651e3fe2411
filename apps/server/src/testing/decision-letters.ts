import { sentencesOfRequest } from '../modules/school/change-request/index.ts'
import { sendDecisionLetter } from '../modules/school/decision/index.ts'
import { takenJobs } from './taken-jobs.ts'
import type { TestWorld } from './test-world.ts'

/** Makes and sends the letters of decisions that were queued. */
export async function taken(test: TestWorld): Promise<void> {
  for (const job of await takenJobs(test, 'sendDecisionLetter'))
    await await sendDecisionLetter(test.world, job, sentencesOfRequest)
}
