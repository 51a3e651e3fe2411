import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { membership, partyPerson } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, anOrganisation, aPupil, isPupil } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { forgetMemberships } from './forget-memberships.ts'

let test: TestWorld
let school: AnOrganisation
beforeAll(async () => {
  test = await testWorld()
  school = await anOrganisation(test, { name: 'School' })
})
afterAll(() => test.close())

const places = async (partyId: string) =>
  (await test.database.db.select().from(membership).where(eq(membership.partyId, partyId))).map(
    ({ validFrom }) => validFrom,
  )
const named = async (...partyIds: string[]) =>
  (await test.database.db.select().from(partyPerson).where(inArray(partyPerson.partyId, partyIds)))
    .map(({ lastName }) => lastName)
    .toSorted()

it('who left long ago is forgotten, with the name where nothing else is known of them', async () => {
  // It is 2026-11-21.
  const long = { from: '2020-08-01', until: '2024-07-31' }
  const gone = await aPupil(test, school, { lastName: 'Gone', ...long })
  const rides = await aPupil(test, school, { lastName: 'Rides', ...long })
  await aPupilsContract(test, rides, school, { state: 'Granted', payer: school })
  const moved = await aPupil(test, school, { lastName: 'Moved', ...long })
  await isPupil(test, moved, await anOrganisation(test, { name: 'Next' }), { from: '2024-08-01' })
  const lately = await aPupil(test, school, { lastName: 'Lately', from: '2020-08-01', until: '2024-11-30' })
  const there = await aPupil(test, school, { lastName: 'There' })
  await forgetMemberships(test.world)
  expect([await places(gone), await places(rides), await places(moved)]).toEqual([[], [], ['2024-08-01']])
  expect([await places(lately), await places(there)]).toEqual([['2020-08-01'], ['2026-08-01']])
  expect(await named(gone, rides, moved, lately, there)).toEqual(['Lately', 'Moved', 'Rides', 'There'])
  test.pass(10 * 24 * 60)
  await forgetMemberships(test.world)
  expect(await named(lately)).toEqual([])
})

it('nobody is forgotten where a client keeps them for good', async () => {
  const { client } = test.world
  const { memberships: _, ...retention } = client.config.retention
  test.world.client = { ...client, config: { ...client.config, retention } }
  const kept = await aPupil(test, school, { lastName: 'Kept', from: '2010-08-01', until: '2011-07-31' })
  await forgetMemberships(test.world)
  expect(await named(kept)).toEqual(['Kept'])
  test.world.client = client
})
