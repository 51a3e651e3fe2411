import {
  acceptContract,
  type Call,
  type DeclineContract,
  declineContract,
  type SchoolContract,
} from '@billett/contract'
import {
  type ApplicationState,
  answersOf,
  awaitsDecision,
  businessDateOf,
  decidedState,
  isContract,
  missingProofs,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import {
  applicationState,
  findOrdered,
  moveApplication,
  type Ordered,
  proceedApplication,
} from '../../subscription/application/index.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { confirmChild, decideContractWay } from '../decision/index.ts'
import { listEmployee } from '../job-ticket/index.ts'
import { nameOfVisitor, notePortalAct } from '../reach/index.ts'
import { confirmedOn, employedBy, hasDecided, isPaidFor } from './decider.queries.ts'
import { declineReasonById } from './decline-reason.queries.ts'
import { listedContracts } from './listed.queries.ts'
import { isConfirmedLate, isOfPayer } from './may-decide.ts'
import { reasonWithout } from './reason-without.ts'
import { seenContracts } from './show-contracts.ts'

export async function seen(
  context: Context,
  tx: Statements,
  contractId: string,
  field: string,
): Promise<SchoolContract> {
  const [contract] = await seenContracts(context, tx, { contractId })
  return contract ?? refuse('contractNotFound', field)
}

/** Of a contract the reader sees, held until the transaction ends. */
export async function lockSeen(context: Context, tx: Transaction, contractId: string, field: string): Promise<Ordered> {
  const clientId = clientIdOf(context.world)
  await seen(context, tx, contractId, field)
  await lockContract(tx, clientId, contractId)
  return (await findOrdered(tx, clientId, contractId)) ?? refuse('contractNotFound', field)
}

/** Where a yes leads: from a school to who pays, where somebody does; from who pays to the transport operator. */
async function afterYes(context: Context, tx: Transaction, { contract }: Ordered) {
  const state = applicationState(contract.state)
  if (state === 'ReApprovalPayerPending') return 'Granted'
  // A company confirms facts and money in one, and has the employee in its list from then on.
  if (state === 'ApprovalOrganizationPending' && (await employedBy(tx, contract.id))) return 'Approved'
  const payer = await isPaidFor(tx, contract.id, businessDateOf(context.world.clock()))
  if (state === 'ReApprovalOrganizationPending') return payer ? 'ReApprovalPayerPending' : 'Granted'
  if (state === 'ApprovalOrganizationPending' && payer) return 'ApprovalPayerPending'
  return decidedState(state, 'approve')
}

/**
 * Where a no leads: a school only denies what was said, and who pays decides with a letter; the no of who pays, of a
 * company, and of a school that nobody pays for is the end. What waits for who pays already comes to them anew.
 */
async function afterNo(context: Context, tx: Transaction, { contract }: Ordered): Promise<ApplicationState[]> {
  const today = businessDateOf(context.world.clock())
  const isEnd =
    (await paysFor(context, tx, contract.id)) ||
    (await employedBy(tx, contract.id)) !== undefined ||
    !(await isPaidFor(tx, contract.id, today))
  if (isEnd) return ['Rejected']
  const isWithPayer = applicationState(contract.state) === 'ApprovalPayerPending'
  return [...(isWithPayer ? (['ApprovalOrganizationPending'] as const) : []), 'ApprovalPayerPending']
}

/**
 * Who was confirmed and was in no list of the company is in it from the first day of the ticket on. Gives what was made
 * there.
 */
async function listEmployed({ world }: Context, tx: Transaction, { application }: Ordered): Promise<string[]> {
  const employed = await employedBy(tx, application.contractId)
  const [personnelNumber = ''] = answersOf(application.values, 'personnelNumber')
  const from = application.concluding.effectiveOn
  return employed ? listEmployee(world, tx, { ...employed, personnelNumber, from }) : []
}

/** Does the reader decide as who pays? */
async function paysFor(context: Context, tx: Transaction, contractId: string): Promise<boolean> {
  const [row] = await listedContracts(context, tx, { contractId }, { limit: 1, offset: 0 })
  return row?.pays ?? false
}

const noted = (
  context: Context,
  tx: Transaction,
  call: Call,
  contractId: string,
  about: { state: string; isLate?: boolean; joined?: string; withoutProofs?: number },
) => notePortalAct(context, tx, call, { aboutId: contractId, ...about })

/** How many proofs are missing of what is said yes to. */
const lacking = (contract: SchoolContract): { withoutProofs?: number } => {
  const { length } = missingProofs(contract)
  return length > 0 ? { withoutProofs: length } : {}
}

/** What the letter of a yes says besides the rule, in the language of whoever reads it. */
async function reasonOfYes(context: Context, tx: Transaction, { application }: Ordered): Promise<string> {
  const { contractId, language } = application
  const proofs = missingProofs(await seen({ ...context, language }, tx, contractId, 'id'))
  return reasonWithout(proofs, await confirmedOn(tx, contractId), language)
}

/**
 * The school answers late. Whatever who pays says or has said stays; from now on the child is its pupil, and the ticket
 * goes with them from class to class.
 */
async function confirmLate(context: Context, tx: Transaction, contract: SchoolContract): Promise<void> {
  const { guid, state } = contract
  await confirmChild(context.world, tx, guid)
  await noted(context, tx, acceptContract, guid, { state, isLate: true, ...lacking(contract) })
}

interface Yes {
  id: string
  seq?: number | undefined
}

/**
 * Says yes in the caller's transaction. Gives how it stands where nothing follows by itself; undefined: what was asked
 * twice, and what goes on once this is stored. Refuses as `acceptAsPortal` does.
 */
export async function acceptIn(
  context: Context,
  tx: Transaction,
  { id, seq }: Yes,
): Promise<SchoolContract | undefined> {
  const { world } = context
  const ordered = await lockSeen(context, tx, id, 'id')
  const before = await seen(context, tx, id, 'id')
  if (seq !== undefined && seq !== before.seq) refuse('changedMeanwhile', 'seq')
  if (!before.mayDecide) {
    // Who asks twice has decided once.
    if (await hasDecided(context, tx, id)) return undefined
    refuse('decisionNotAwaited', 'id')
  }
  const state = applicationState(ordered.contract.state)
  const asPayer = isOfPayer(state)
  const isUnconfirmed = before.unconfirmedSince !== null
  if (isUnconfirmed && isConfirmedLate(state) && !(await paysFor(context, tx, id))) {
    await confirmLate(context, tx, before)
    return seen(context, tx, id, 'id')
  }
  const to = await afterYes(context, tx, ordered)
  const by = await nameOfVisitor(context, tx)
  await moveApplication(world, tx, ordered, { movedBy: by }, to)
  // Who pays says nothing about who is a pupil: whom the school did not confirm takes no pupil's place.
  const isUnknown = isUnconfirmed || before.deniedBecause !== null
  const joined = asPayer && isUnknown ? [] : await confirmChild(world, tx, id)
  if (asPayer) {
    const reason = await reasonOfYes(context, tx, ordered)
    await decideContractWay(context, tx, { contractId: id, yes: true, by, reason })
  }
  const places = [...joined, ...(await listEmployed(context, tx, ordered))]
  // Asked anew, a school that had not answered has confirmed with that.
  await noted(context, tx, acceptContract, id, {
    state: to,
    ...lacking(before),
    ...(isUnconfirmed && !asPayer ? { isLate: true } : {}),
    // Taken back, nobody is a pupil or an employee by this any more.
    ...(places.length > 0 ? { joined: places.join(',') } : {}),
  })
  // Where somebody else has to say yes, or it is a contract already, nothing follows by itself.
  if (awaitsDecision(to) || isContract(to)) return seen(context, tx, id, 'id')
  await world.jobs.send(tx, 'proceedApplication', { clientId: clientIdOf(world), contractId: id })
  return undefined
}

/**
 * Says yes in the name of the school, or of who pays; a school late to what went on without it. Asked again it answers
 * how the contract stands. Refuses `contractNotFound` one the reader may not look at as one that is not,
 * `changedMeanwhile` what has changed since it was seen, and `decisionNotAwaited` what waits for others.
 */
export async function acceptAsPortal(context: Context, { id, seq }: Yes): Promise<SchoolContract> {
  const { world } = context
  const answer = await world.db.transaction(tx => acceptIn(context, tx, { id, seq }))
  if (answer) return answer
  await proceedApplication(world, id)
  return world.db.transaction(tx => seen(context, tx, id, 'id'))
}

/**
 * Says no for a reason: of a school it is for who pays to decide what follows. Refuses as `acceptAsPortal` does, and
 * `declineReasonNotFound`.
 */
export const declineAsPortal = (
  context: Context,
  { contractId, declineReason, comment = '' }: DeclineContract,
): Promise<SchoolContract> =>
  context.world.db.transaction(async tx => {
    const { world } = context
    const reason = await declineReasonById(tx, 'contract', declineReason)
    if (!reason) return refuse('declineReasonNotFound', 'declineReason')
    const ordered = await lockSeen(context, tx, contractId, 'contractId')
    const before = await seen(context, tx, contractId, 'contractId')
    // What was granted is ended by a request, with its last day.
    if (!before.mayDecide || isContract(before.state)) refuse('decisionNotAwaited', 'contractId')
    // In the language of whoever reads the letter.
    const said = [reason[ordered.application.language], comment].filter(part => part !== '').join(': ')
    const by = await nameOfVisitor(context, tx)
    const to = await afterNo(context, tx, ordered)
    const state = await moveApplication(world, tx, ordered, { movedBy: by, reason: said }, ...to)
    await noted(context, tx, declineContract, contractId, { state })
    if (state !== 'Rejected') return seen(context, tx, contractId, 'contractId')
    const clientId = clientIdOf(world)
    const decided =
      isOfPayer(applicationState(ordered.contract.state)) &&
      (await paysFor(context, tx, contractId)) &&
      (await decideContractWay(context, tx, { contractId, yes: false, by, reason: said }))
    // Who gets the letter of a decision is told by that.
    if (!decided)
      await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'rejected', linkId: null })
    return seen(context, tx, contractId, 'contractId')
  })
