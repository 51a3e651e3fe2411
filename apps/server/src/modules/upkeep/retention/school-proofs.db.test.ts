import { randomUUID } from 'node:crypto'
import { schoolYearOf } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { entitlementProof, uploadedFile } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, anOrganisation, aPupil } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { forgetRecords } from './forget-records.ts'
import { SCHOOL_YEAR_OVER } from './school-proofs.ts'

let test: TestWorld
let school: AnOrganisation
beforeAll(async () => {
  test = await testWorld()
  school = await anOrganisation(test, { name: 'School' })
})
afterAll(() => test.close())

/** A proof of somebody there that came at a moment; its file is there or not. */
async function aProof(at: AnOrganisation, givenOn: string) {
  const { db } = test.database
  const clientId = clientIdOf(test.world)
  const contractId = await aPupilsContract(test, await aPupil(test, at), at, { state: 'Granted', payer: school })
  const [id, fileId] = [randomUUID(), randomUUID()]
  const file = { fileName: 'notice.pdf', mimeType: 'application/pdf', size: 8, uploadedOn: givenOn, keptUntil: null }
  await db.insert(uploadedFile).values({ ...file, id: fileId, clientId, ownerId: id, contractId })
  await db.insert(entitlementProof).values({ id, clientId, contractId, field: 'proof', fileId, givenOn })
  return async () => {
    const [proof] = await db.select().from(entitlementProof).where(eq(entitlementProof.id, id))
    expect(proof?.givenOn).not.toBeNull()
    return proof?.fileId === null ? 'gone' : 'there'
  }
}

it('a proof of a pupil goes a year after the school year it came in; that it came stays, and so do others', async () => {
  // It is 2026-11-21: what came until July 2025 was to be kept until July 2026.
  const company = await anOrganisation(test, { name: 'Company', kind: 'company' })
  const proofs = [
    await aProof(school, '2025-07-31T21:59:00.000Z'),
    await aProof(school, '2025-07-31T22:01:00.000Z'),
    await aProof(school, '2024-09-01T10:00:00.000Z'),
    await aProof(school, '2026-09-01T10:00:00.000Z'),
    await aProof(company, '2024-09-01T10:00:00.000Z'),
  ]
  await forgetRecords(test.world)
  const left = []
  for (const proof of proofs) left.push(await proof())
  expect(left).toEqual(['gone', 'there', 'gone', 'there', 'there'])
})

it('the school year is over when the rules say so', async () => {
  for (const day of ['2026-01-01', '2026-07-31', '2026-08-01', '2026-12-31', '2028-02-29']) {
    const { rows } = await test.database.db.execute<{ over: string }>(sql`
      select to_char(${SCHOOL_YEAR_OVER} at time zone 'Europe/Berlin' - interval '1 day', 'YYYY-MM-DD') as over
      from (select ${`${day}T12:00:00Z`}::timestamptz as given_on) as proof`)
    expect(rows[0]?.over).toBe(schoolYearOf(day).to)
  }
})
