import type { Surroundings } from '../../../world.ts'
import { dropRequestsBefore } from './student-verification.repository.ts'

/** Forgets ways to a university that were not gone to their end. */
export const tidyStudentVerification = (world: Surroundings): Promise<void> =>
  dropRequestsBefore(world.db, world.clock())
