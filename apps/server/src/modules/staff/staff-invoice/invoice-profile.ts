import type { InvoiceProfileBody, StaffInvoiceProfile } from '@billett/contract'
import { missingOnInvoices } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { invoiceProfileOf, type PayerProfile, storeProfile } from '../../billing/invoice/index.ts'
import { payerOfOrganisation } from './payer-of-organisation.queries.ts'

const shown = ({ version, profile }: PayerProfile): StaffInvoiceProfile => ({ version, profile })

const payerKnown = async (context: Context, db: Statements, organisationGuid: string) =>
  (await payerOfOrganisation(db, scopeOf(context).clientIds, organisationGuid)) ??
  refuse('organisationNotFound', 'organisationGuid')

/** How an organisation wants its invoices. Refuses `organisationNotFound` one the caller does not see. */
export async function showProfile(context: Context, organisationGuid: string): Promise<StaffInvoiceProfile> {
  const { db } = context.world
  return shown(await invoiceProfileOf(db, await payerKnown(context, db, organisationGuid)))
}

/**
 * Refuses `organisationNotFound`, `xrechnungReference` and `required` what an XRechnung lacks, and `changedMeanwhile`
 * where somebody was faster.
 */
export async function setProfile(
  context: Context,
  { organisationGuid, version, profile }: InvoiceProfileBody & { organisationGuid: string },
  tx: Transaction,
): Promise<Done<StaffInvoiceProfile>> {
  const { kind, payerId, clientId } = await payerKnown(context, tx, organisationGuid)
  const lacks = missingOnInvoices(profile, kind)
  if (lacks !== null) return refuse(SAID[lacks], `profile.${lacks}`)
  const before = await invoiceProfileOf(tx, { payerId, clientId })
  if (before.version !== version || !(await storeProfile(tx, { payerId, clientId, version, profile })))
    return refuse('changedMeanwhile', 'version')
  return {
    answer: item({ version: version + 1, profile }),
    act: { kind: 'organisation', id: organisationGuid, clientId, before: { ...before.profile }, after: { ...profile } },
  }
}

const SAID = { leitwegId: 'xrechnungReference', email: 'required' } as const
