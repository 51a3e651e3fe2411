import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { clientIdOf } from '../call/client-id-of.ts'
import { appliedChild, contractWay, familyApplication, membership } from '../db/schema/index.ts'
import { aPupilsContract } from './a-pupils-contract.ts'
import { type AnOrganisation, type aContactPerson, aPupil } from './a-school.ts'
import type { TestWorld } from './test-world.ts'

interface Wanted {
  name: string
  grade: string
  /** Of the way to school, as somebody has measured it. */
  metres: number
  /** Parents have asked for it, and who pays grants it until a day, where one is said. */
  exemption?: { id: string; until?: string }
}

interface Places {
  school: AnOrganisation
  county: AnOrganisation
  /** Who pays, and agrees. */
  payer: Awaited<ReturnType<typeof aContactPerson>>['visitor']
}

export interface Rider {
  id: string
  contractId: string
}

/** A pupil whose ticket was applied for and decided on by who pays, with a yes. */
export async function aDecidedRider(
  test: TestWorld,
  { school, county, payer }: Places,
  { name, grade, metres, exemption }: Wanted,
): Promise<Rider> {
  const { db } = test.database
  const clientId = clientIdOf(test.world)
  const id = await aPupil(test, school, { firstName: name, lastName: name })
  const place = { grade, class: `${grade}a` }
  await db.update(membership).set(place).where(eq(membership.partyId, id))
  const contractId = await aPupilsContract(test, id, school, { state: 'ApprovalPayerPending', payer: county })
  await db.insert(contractWay).values({
    ...{ contractId, clientId, saidOn: test.now(), saidBy: 'applicant', because: 'letter' },
    ...{ home: '', isAddressBlocked: false, metres, isNearest: true },
  })
  if (exemption) {
    const applicationId = test.world.newRowId()
    const sent = { language: 'de' as const, submittedOn: test.now(), formId: applicationId, partyId: id }
    await db.insert(familyApplication).values({ id: applicationId, clientId, ...sent })
    await db.insert(appliedChild).values({
      ...{ contractId, clientId, applicationId, place: 0, ...place, exemption: exemption.id },
      ...{ isPhotoDrawn: true, keepsPhoto: false },
    })
    const until = exemption.until === undefined ? {} : { exemptionUntil: exemption.until }
    await payer.ask(calls.sayWay, { params: { guid: contractId }, body: { isExemptionGranted: true, ...until } })
  }
  const accepted = await payer.send(calls.acceptContract, { params: { id: contractId }, query: {} })
  if (accepted.errors.length > 0) throw new Error(JSON.stringify(accepted.errors))
  return { id, contractId }
}
