import { sql } from 'drizzle-orm'
import type { Invariants } from '../../../db/invariant.ts'

export const jobInvariants: Invariants = {
  ofAll: () => [
    {
      name: 'no job was given up',
      broken: sql`select id as what from job.job where state = 'failed'`,
    },
  ],
}
