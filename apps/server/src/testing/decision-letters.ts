import { sentencesOfRequest } from '../modules/school/change-request/index.ts'
import { sendDecisionLetter } from '../modules/school/decision/index.ts'
import type { LetterInput } from '../ports/letter-document.ts'
import { takenJobs } from './taken-jobs.ts'
import type { TestWorld } from './test-world.ts'

/** Makes and sends the letters of decisions that were queued. */
export async function taken(test: TestWorld): Promise<void> {
  for (const job of await takenJobs(test, 'sendDecisionLetter'))
    await await sendDecisionLetter(test.world, job, sentencesOfRequest)
}

/** What stands in letters that are made from now on, in their order. */
export function lettersMade({ world }: TestWorld): LetterInput[] {
  const made: LetterInput[] = []
  const { letters } = world
  world.letters = {
    ...letters,
    render: letter => {
      made.push(letter)
      return letters.render(letter)
    },
  }
  return made
}
