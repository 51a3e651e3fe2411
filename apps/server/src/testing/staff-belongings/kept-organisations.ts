import { randomUUID } from 'node:crypto'
import type { Call } from '@billett/contract'
import { USUAL_INVOICE_PROFILE } from '@billett/domain'
import { eq, inArray } from 'drizzle-orm'
import { contactPerson, invoiceProfile, organisation } from '../../db/schema/index.ts'
import { aContactPerson, anOrganisation } from '../a-school.ts'
import type { TestWorld } from '../test-world.ts'

/** A school with somebody who looks after it, and who could pay for it. */
export interface KeptOrganisation {
  organisationGuid: string
  personGuid: string
  payerGuid: string
}

export const noOrganisation = (): KeptOrganisation => ({
  organisationGuid: randomUUID(),
  personGuid: randomUUID(),
  payerGuid: randomUUID(),
})

export async function aKeptOrganisation(test: TestWorld, clientId: string): Promise<KeptOrganisation> {
  const school = await anOrganisation(test, { name: `School ${randomUUID()}` })
  const payer = await anOrganisation(test, { name: `County ${randomUUID()}`, kind: 'authority' })
  const { personIds } = await aContactPerson(test, [school])
  const ids = [school.id, payer.id]
  await test.world.db.update(organisation).set({ clientId }).where(inArray(organisation.id, ids))
  return { organisationGuid: school.id, personGuid: personIds[0] ?? '', payerGuid: payer.id }
}

/** As it was when staff read it, with whoever was ended in their place again. */
export async function organisationUnchanged(test: TestWorld, of: KeptOrganisation): Promise<void> {
  const { db } = test.world
  await db.update(organisation).set({ version: 1, validUntil: null }).where(eq(organisation.id, of.organisationGuid))
  await db.delete(invoiceProfile)
  await db.update(contactPerson).set({ endedOn: null }).where(eq(contactPerson.id, of.personGuid))
}

/** What a call about an organisation is told; nothing for any other call. */
export const saidOfOrganisation = (
  { name, path }: Call,
  { organisationGuid, personGuid, payerGuid }: KeptOrganisation,
): Record<string, unknown> =>
  path.startsWith('/admin/organisations')
    ? {
        organisationGuid,
        personGuid,
        version: name === 'admin/setInvoiceProfile' ? 0 : 1,
        profile: USUAL_INVOICE_PROFILE,
        payers: [{ payerGuid, from: '2026-11-21', until: null }],
        // Another one each time.
        number: randomUUID().slice(0, 30),
        email: `${randomUUID()}@example.org`,
      }
    : {}
