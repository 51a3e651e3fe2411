import { createHmac } from 'node:crypto'
import type { JoinEmployer, JoinedEmployer } from '@billett/contract'
import {
  addMinutes,
  businessDateOf,
  emailKey,
  type FieldValues,
  isGrantedAtOnce,
  jobShares,
  jobSplit,
  orderNumberFrom,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { networkOf } from '../../../call/visitor/network-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { limitTries } from '../../run/limits/index.ts'
import {
  findOrdered,
  insertApplication,
  lockFingerprint,
  moveApplication,
  orderedAlready,
} from '../../subscription/application/index.ts'
import { insertContract } from '../../subscription/contract/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { anotherParty, debitedPayer, payerOfParty, takePart } from '../../subscription/party/index.ts'
import { hasTicketInGroup, listedEmployee } from './entry.queries.ts'
import { checkedJobOrder, type JobOrder } from './job-order.ts'
import { listEmployee } from './staff-list.repository.ts'

/** Minutes in which the same words of the same visitor are one order. */
const SAME_WITHIN = 10

/** Who sent what: neither can be read from it, and without our key not be guessed either. */
function fingerprintOf({ world, visitor, caller }: Context, given: JoinEmployer): string {
  const who = visitor.id === '' ? ['network', networkOf(caller)] : [visitor.kind, visitor.id]
  const said = Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', world.tokens.key)
    .update(JSON.stringify(['join', clientIdOf(world), who, said]))
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

/** Whom the company has to confirm, as the form of the subscription asks for it; nothing where nobody has to. */
const waitingFor = ({ sold, agreed }: JobOrder, { personnelNumber }: JoinEmployer): FieldValues =>
  Object.fromEntries([
    ...sold.offered.content.masks
      .flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'organisation'))
      .map(({ id }) => [id, agreed.company]),
    ['personnelNumber', personnelNumber],
  ])

async function store(context: Context, tx: Transaction, order: JobOrder, given: JoinEmployer, fingerprint: string) {
  const { world, visitor, language } = context
  const { agreed, product, sold, form, concluder, place } = order
  const [clientId, contractId, submittedOn] = [clientIdOf(world), world.newRowId(), world.clock()]
  const today = businessDateOf(submittedOn)
  const listed = await listedEmployee(tx, agreed.companyId, given, today)
  const hasTicket = await hasTicketInGroup(tx, agreed.companyId, given)
  const taking = await takePart(context, tx, form, concluder)
  const holderId = listed ?? taking.holder.id
  const isAutomatic = isGrantedAtOnce(agreed.terms.entry, {
    email: form.email,
    isListed: listed !== undefined,
    hasTicket,
  })
  const employer = await payerOfParty(world, tx, agreed.partyId)
  const employee = await employeePayer(context, tx, order, taking.subscriber)
  const { employee: cents } = jobSplit(product, sold.prices)
  await insertContract(tx, {
    id: contractId,
    clientId,
    number: orderNumberFrom(world.newId()),
    subscriberId: taking.subscriber.id,
    holderId,
    organisationId: place.partyId,
    configurationId: sold.offered.id,
    currency: world.regions.current().tariff.currency,
    state: 'StartingState',
    seq: 0,
    nextLookOn: null,
    submittedOn,
  })
  await insertApplication(tx, {
    contractId,
    clientId,
    visitorId: visitor.id === '' ? null : visitor.id,
    fingerprint,
    language,
    email: form.email,
    values: isAutomatic ? {} : waitingFor(order, given),
    concluding: {
      kind: 'concluded',
      effectiveOn: given.validFrom,
      payload: {
        product: sold.product,
        anchor: given.validFrom,
        shares: jobShares(product, agreed.terms.debit, sold.prices, { employer, employee }),
        medium: form.medium === 'chip' ? { kind: 'chip', serial: null } : { kind: 'phone' },
      },
    },
    priceCents: cents,
    vatPermille: sold.vatPermille,
    firstDebitOn: null,
    firstDebitCents: null,
    beginAsked: true,
    submittedOn,
    resumes: null,
    risk: null,
    firstPaymentOrderId: null,
    lookedOn: null,
  })
  if (isAutomatic && listed === undefined)
    await listEmployee(world, tx, { ...given, partyId: holderId, organisationId: place.id, from: given.validFrom })
  const ordered = (await findOrdered(tx, clientId, contractId)) ?? refuse('contractNotFound')
  await moveApplication(world, tx, ordered, { movedBy: 'applicant' }, 'New')
  const link = await makeLink(world, tx, { contractId, act: 'confirm' })
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'confirm', linkId: link.id })
  return { contractNumber: ordered.contract.number, email: form.email, isLookedAt: !isAutomatic }
}

/**
 * An employee asks for a job ticket: who takes part, the shares of employer and employee and the application are
 * stored together, and a link is mailed that confirms the address. What a company is not told of, as a ticket by
 * another one of the group, only makes it look. Refuses as `checkedJobOrder` does.
 */
export async function joinEmployer(context: Context, given: JoinEmployer): Promise<JoinedEmployer> {
  const { world } = context
  await limitTries(context, 'employer', emailKey(given.email))
  const order = await checkedJobOrder(context, given)
  const fingerprint = fingerprintOf(context, given)
  return world.db.transaction(async tx => {
    await lockFingerprint(tx, fingerprint)
    const before = await orderedAlready(tx, fingerprint, addMinutes(world.clock(), -SAME_WITHIN))
    if (before) {
      const isLookedAt = Object.keys(before.application.values).length > 0
      return { contractNumber: before.contract.number, email: order.form.email, isLookedAt }
    }
    return store(context, tx, order, given, fingerprint)
  })
}
