import { eq } from 'drizzle-orm'
import { clientIdOf } from '../call/client-id-of.ts'
import { batchRow, rollMember, schoolYear } from '../db/schema/index.ts'
import { aBatch } from './a-batch.ts'
import type { AnOrganisation } from './a-school.ts'
import type { TestWorld } from './test-world.ts'

/** The year an authority is rolled into, with what becomes of everybody proposed. */
async function yearOf(test: TestWorld, authority: AnOrganisation, accountId: string) {
  const { db } = test.database
  const [known] = await db.select().from(schoolYear).where(eq(schoolYear.authorityId, authority.id))
  if (known) return known
  const over = { kind: 'rollOver', state: 'compared', fileHash: null, fileName: '' } as const
  const [made] = await db
    .insert(schoolYear)
    .values({
      id: test.world.newRowId(),
      clientId: clientIdOf(test.world),
      authorityId: authority.id,
      key: 'sy2027',
      state: 'rolling',
      version: 1,
      validFrom: '2027-08-01',
      validUntil: '2028-07-31',
      firstSchoolDay: '2027-09-01',
      windowFrom: '2027-02-01',
      windowUntil: '2027-05-31',
      handOutOn: '2027-09-02',
      photoYears: 4,
      batchId: await aBatch(test, authority, accountId, { ...over, effectiveOn: '2027-08-01' }),
      editedOn: test.now(),
      editedBy: 'Con Tact',
    })
    .returning()
  if (!made) throw new Error('there is no year')
  return made
}

interface Rolled {
  pupil: string
  contract: string
  at: AnOrganisation
  authority: AnOrganisation
  accountId: string
  /** How far it is with them, where it is not just proposed. */
  over?: Partial<Pick<typeof rollMember.$inferInsert, 'askedOn' | 'appliedOn' | 'card'>>
}

/** A pupil about whom it is proposed that they go on, and whose way is decided anew; returns the year. */
export async function aRolledPupil(
  test: TestWorld,
  { pupil, contract, at, authority, accountId, over = {} }: Rolled,
): Promise<string> {
  const { id, batchId } = await yearOf(test, authority, accountId)
  const { db } = test.database
  const place = { organisationId: at.id, grade: '7', class: '7b' }
  const after = { ...place, grade: '8', class: '8b' }
  await db.insert(rollMember).values({
    schoolYearId: id,
    partyId: pupil,
    clientId: clientIdOf(test.world),
    organisationId: at.id,
    kind: 'continues',
    why: 'nextGrade',
    before: place,
    after,
    contractId: contract,
    redecide: 'band',
    decision: '',
    ...over,
  })
  if (batchId === null) return id
  const number = (await db.$count(batchRow, eq(batchRow.batchId, batchId))) + 1
  const row = { batchId, number, partyId: pupil, organisationId: at.id }
  await db.insert(batchRow).values({ ...row, action: 'continues', before: place, after, remarks: [] })
  return id
}
