import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claim, issuedTicket } from '../../../db/schema/index.ts'
import type { Checkpoint } from '../../../ports/checkpoints.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { mortalProcess } from '../../../testing/kills/mortal-process.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { passRound } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** A worker does its rounds until it comes to the point, where it is killed. */
async function diesAt(at: Checkpoint): Promise<boolean> {
  const worker = await mortalProcess(test, { at })
  await worker.does(({ world }) => claimRound(world).then(() => passRound(world)))
  await worker.end()
  return worker.isDead()
}

it.each(['claimsToBeStored', 'claimsStored', 'passesToBeStored', 'passesStored'] as const)(
  'a worker that dies at %s loses and doubles nothing: the next goes on',
  async point => {
    const made = await Promise.all([1, 2, 3].map(() => aContract(test, { from: '2026-12-01' })))
    expect(await diesAt(point)).toBe(true)
    await claimRound(test.world)
    await passRound(test.world)
    const { db } = test.database
    for (const { contractId } of made) {
      expect(await db.$count(claim, eq(claim.contractId, contractId))).toBe(1)
      expect(await db.$count(issuedTicket, eq(issuedTicket.contractId, contractId))).toBe(1)
    }
  },
)
