import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aContract } from '../../../testing/a-contract.ts'
import { aMandate } from '../../../testing/a-mandate.ts'
import { anOrganisation } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { brokenInvariants } from '../../upkeep/books-check/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const NAME = 'no organisation is debited: nobody says by a link or an order by which account it pays'

it('the books name an organisation that is debited, and no person, until it pays as it used to', async () => {
  const { db } = test.database
  await aMandate(test, await aContract(test, { from: '2026-12-01' }))
  const county = await anOrganisation(test, { name: 'Landkreis' })
  const broken = () => brokenInvariants(db, test.now())
  expect(await broken()).toEqual([])
  const mandateId = await aMandate(test, county)
  expect(await broken()).toEqual([{ invariant: NAME, what: [county.payerId] }])
  // As `docs/operations.md` tells operators.
  await db.execute(sql`update mandate set revoked_on = now() where id = ${mandateId}`)
  await db.execute(sql`update payer_account set method = 'invoice', mandate_id = null where id = ${county.payerId}`)
  expect(await broken()).toEqual([])
})
