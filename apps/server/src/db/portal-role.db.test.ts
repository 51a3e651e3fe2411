import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aContactPerson, anOrganisation } from '../testing/a-school.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { keepPortalRole } from './portal-role.ts'

const WEAK = 'billett_test_weak'

let test: TestWorld
let url: string

/** A user of the database who may make no role, and is no member of the portal's. */
beforeAll(async () => {
  test = await testWorld()
  const { pool } = test.database
  await pool.query(`drop role if exists ${WEAK}`)
  await pool.query(`create role ${WEAK} login password 'weak'`)
  await pool.query(`grant select on contact_person to ${WEAK}`)
  const weak = new URL(test.database.url)
  weak.username = WEAK
  weak.password = 'weak'
  url = weak.href
})
afterAll(async () => {
  await test.database.pool.query(`reassign owned by ${WEAK} to current_user`)
  await test.database.pool.query(`drop owned by ${WEAK}`)
  await test.database.pool.query(`drop role ${WEAK}`)
  await test.close()
})

describe('a database user who cannot be the role of the portal', () => {
  it('starts no shop whose tables it does not own', async () => {
    await expect(keepPortalRole({ url })).rejects.toThrow('does not own')
    await test.database.pool.query(`alter table contact_person owner to ${WEAK}`)
  })

  it('starts a shop in which nobody looks after pupils', async () => {
    await expect(keepPortalRole({ url })).resolves.toBeUndefined()
  })

  it('starts no other, and is told what to say', async () => {
    await aContactPerson(test, [await anOrganisation(test, { name: 'School' })])
    await expect(keepPortalRole({ url })).rejects.toThrow(`grant billett_portal to "${WEAK}"`)
  })

  it('who can has what it needs each time', async () => {
    await expect(keepPortalRole(test.database)).resolves.toBeUndefined()
  })
})
