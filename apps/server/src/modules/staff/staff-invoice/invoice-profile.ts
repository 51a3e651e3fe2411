import type { InvoiceProfileBody, StaffInvoiceProfile } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { invoiceProfileOf, type PayerProfile, storeProfile } from '../../billing/invoice/index.ts'
import { payerOfOrganisation } from './payer-of-organisation.queries.ts'

const shown = ({ version, profile }: PayerProfile): StaffInvoiceProfile => ({ version, profile })

async function known(context: Context, db: Statements, organisationGuid: string): Promise<PayerProfile> {
  const payer = await payerOfOrganisation(db, scopeOf(context).clientIds, organisationGuid)
  return payer ? invoiceProfileOf(db, payer) : refuse('organisationNotFound', 'organisationGuid')
}

/** How an organisation wants its invoices. Refuses `organisationNotFound` one the caller does not see. */
export const showProfile = async (context: Context, organisationGuid: string): Promise<StaffInvoiceProfile> =>
  shown(await known(context, context.world.db, organisationGuid))

/** Refuses `organisationNotFound`, and `changedMeanwhile` where somebody was faster. */
export async function setProfile(
  context: Context,
  { organisationGuid, version, profile }: InvoiceProfileBody & { organisationGuid: string },
  tx: Transaction,
): Promise<Done<StaffInvoiceProfile>> {
  const before = await known(context, tx, organisationGuid)
  const { payerId, clientId } = before
  if (before.version !== version || !(await storeProfile(tx, { payerId, clientId, version, profile })))
    return refuse('changedMeanwhile', 'version')
  return {
    answer: item({ version: version + 1, profile }),
    act: { kind: 'organisation', id: organisationGuid, clientId, before: { ...before.profile }, after: { ...profile } },
  }
}
