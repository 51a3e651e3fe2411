import { eq } from 'drizzle-orm'
import { contract } from '../db/schema/index.ts'
import { moveRound } from '../modules/school/student/index.ts'
import type { TestWorld } from './test-world.ts'

/** About whose people a contract is, once the round of a day has come by. */
export async function organisationOn(test: TestWorld, day: string, contractId: string): Promise<string | null> {
  const { clock } = test.world
  test.world.clock = () => `${day}T09:00:00.000Z`
  await moveRound(test.world)
  test.world.clock = clock
  const [row] = await test.world.db.select().from(contract).where(eq(contract.id, contractId))
  return row?.organisationId ?? null
}
