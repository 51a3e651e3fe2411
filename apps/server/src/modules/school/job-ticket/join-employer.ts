import { createHmac } from 'node:crypto'
import type { JoinEmployer, JoinedEmployer } from '@billett/contract'
import { addMinutes, concludedFrom, emailKey, type FieldValues, jobShares, jobSplit, newMedium } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { ownerKey } from '../../../call/visitor/owner-key.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  beginApplication,
  lockFingerprint,
  moveApplication,
  orderedAlready,
} from '../../subscription/application/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { anotherParty, debitedPayer, payerOfParty, takePart } from '../../subscription/party/index.ts'
import { limitEntry } from './find-employers.ts'
import { checkedJobOrder, type JobOrder } from './job-order.ts'

/** Minutes in which the same words of the same visitor are one order. */
const SAME_WITHIN = 10

/** Who sent what: neither can be read from it, and without our key not be guessed either. */
function fingerprintOf(context: Context, given: JoinEmployer): string {
  const { world } = context
  const said = Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', world.tokens.key)
    .update(JSON.stringify(['join', clientIdOf(world), ownerKey(context), said]))
    .digest('base64url')
}

/** By whom the employee's part is paid: by themselves, or by the employer, who keeps it back from wages. */
async function employeePayer(
  context: Context,
  tx: Transaction,
  { agreed, form, concluder, account }: JobOrder,
  subscriber: Awaited<ReturnType<typeof takePart>>['subscriber'],
): Promise<string> {
  const another = () => anotherParty(context, tx, form, concluder)
  if (agreed.terms.debit !== 'payroll') return debitedPayer(context, tx, subscriber, account, another)
  return payerOfParty(context.world, tx, (await another()).id, 'payroll')
}

/** Whom the company has to confirm, as the form of the subscription asks for it, unless nobody has to later on. */
const waitingFor = ({ sold, agreed }: JobOrder, { personnelNumber }: JoinEmployer): FieldValues =>
  Object.fromEntries([
    ...sold.offered.content.masks
      .flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'organisation'))
      .map(({ id }) => [id, agreed.company]),
    ['companyGuid', agreed.companyId],
    ['personnelNumber', personnelNumber],
  ])

async function store(context: Context, tx: Transaction, order: JobOrder, given: JoinEmployer, fingerprint: string) {
  const { world, visitor, language } = context
  const { agreed, product, sold, form, concluder, place } = order
  const taking = await takePart(context, tx, form, concluder)
  const employer = await payerOfParty(world, tx, agreed.partyId)
  const employee = await employeePayer(context, tx, order, taking.subscriber)
  const { vatPermille } = sold
  const begun = await beginApplication(world, tx, {
    parties: { subscriberId: taking.subscriber.id, holderId: taking.holder.id, organisationId: place.partyId },
    configurationId: sold.offered.id,
    concluding: concludedFrom(given.validFrom, {
      product: sold.product,
      shares: jobShares(product, agreed.terms.debit, sold.prices, { employer, employee }),
      medium: newMedium(form.medium),
    }),
    price: { cents: jobSplit(product, sold.prices).employee, vatPermille },
    firstDebit: null,
    visitorId: visitor.id === '' ? null : visitor.id,
    fingerprint,
    language,
    email: form.email,
    values: waitingFor(order, given),
    beginAsked: true,
  })
  const { clientId, contractId } = begun.application
  await moveApplication(world, tx, begun, { movedBy: 'applicant' }, 'New')
  const link = await makeLink(world, tx, { contractId, act: 'confirm' })
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'confirm', linkId: link.id })
  return { contractNumber: begun.contract.number, email: form.email }
}

/**
 * An employee asks for a job ticket: who takes part, the shares of employer and employee and the application are
 * stored together, and a link is mailed that confirms the address. Whether the company has to confirm is judged when it
 * is followed, so that the reply tells nobody who is in a list or has a ticket. Refuses as `checkedJobOrder` does.
 */
export async function joinEmployer(context: Context, given: JoinEmployer): Promise<JoinedEmployer> {
  const { world } = context
  await limitEntry(context, emailKey(given.email))
  const order = await checkedJobOrder(context, given)
  const fingerprint = fingerprintOf(context, given)
  return world.db.transaction(async tx => {
    await lockFingerprint(tx, fingerprint)
    const before = await orderedAlready(tx, fingerprint, addMinutes(world.clock(), -SAME_WITHIN))
    if (before) return { contractNumber: before.contract.number, email: order.form.email }
    return store(context, tx, order, given, fingerprint)
  })
}
