import { businessDateOf, fold, payersFrom, type Timeline } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { proofsOf } from '../application/index.ts'
import { historiesOf, lockContract } from '../contract/index.ts'
import { endLinksFor, makeLink } from '../link/index.ts'
import { payersOfReader } from '../link-act/index.ts'
import { partyByNumber, payingPeople } from '../party/index.ts'
import { insertDecision, namedWith } from './desk.repository.ts'

/** What a person can have mailed to who concluded a contract. */
const SENT_LINKS = {
  changeAccount: 'accountAsked',
  seeDue: 'dueShown',
  giveProof: 'proofMissing',
  showPass: 'passShown',
} as const
export type SentLink = keyof typeof SENT_LINKS | 'confirmAddress'

export const isSentLink = (text: string | undefined): text is SentLink =>
  text === 'confirmAddress' || (text !== undefined && Object.hasOwn(SENT_LINKS, text))

interface Sending {
  contractId: string
  act: SentLink
  /** Customer's number of who pays a part and is asked for their own account; undefined: who concluded it is. */
  payer?: string | undefined
  by: string
  reason: string
}

/** Null while there is no contract. */
async function timelineOf(world: World, tx: Transaction, contractId: string): Promise<Timeline | null> {
  return fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], world.clock())
}

/** As which payer somebody pays for a contract. Refuses `notPayer` who does not, and an organisation. */
async function payerNamed(world: World, tx: Transaction, contractId: string, customerNumber: string): Promise<string> {
  const clientId = clientIdOf(world)
  const party = await partyByNumber(tx, clientId, customerNumber)
  const timeline = await timelineOf(world, tx, contractId)
  const paying = timeline ? payersFrom(timeline, businessDateOf(world.clock())) : []
  const people = await payingPeople(tx, clientId, paying)
  return people.find(({ partyId }) => partyId === party?.id)?.id ?? refuse('notPayer')
}

/** Refuses `notPayer` to ask for an account where who concluded a contract pays nothing of it: others do. */
async function mustPay(world: World, tx: Transaction, contractId: string): Promise<void> {
  if (!(await timelineOf(world, tx, contractId))) return
  if ((await payersOfReader(world, tx, contractId)).length === 0) refuse('notPayer')
}

/** What the links are for: each missing proof has one of its own. Refuses `proofNotMissing` where none is. */
async function subjectsOf(
  world: World,
  tx: Transaction,
  { contractId, act, payer }: Pick<Sending, 'contractId' | 'act' | 'payer'>,
): Promise<{ proofId?: string; payerId?: string }[]> {
  if (act === 'changeAccount' && payer !== undefined)
    return [{ payerId: await payerNamed(world, tx, contractId, payer) }]
  if (act === 'changeAccount') await mustPay(world, tx, contractId)
  if (act !== 'giveProof') return [{}]
  const missing = (await proofsOf(tx, contractId)).filter(({ givenOn }) => givenOn === null)
  if (missing.length === 0) refuse('proofNotMissing')
  return missing.map(({ id }) => ({ proofId: id }))
}

/**
 * Asks once more whoever reads at the address that a school has named for who concluded a contract, be it with another
 * contract of theirs. Refuses `addressNotNamed` where none waits to be confirmed.
 */
async function askForAddress(world: World, tx: Transaction, contractId: string): Promise<void> {
  const clientId = clientIdOf(world)
  const named = (await namedWith(tx, contractId)) ?? refuse('addressNotNamed')
  const { id: linkId } = await makeLink(world, tx, { contractId: named, act: 'confirmAddress' })
  await world.jobs.send(tx, 'sendGuardianMail', { clientId, contractId: named, linkId })
}

/** Mails a link for each of what it is for. */
async function mailLinks(
  world: World,
  tx: Transaction,
  { contractId, act, payer }: Pick<Sending, 'contractId' | 'payer'> & { act: keyof typeof SENT_LINKS },
): Promise<void> {
  const clientId = clientIdOf(world)
  for (const subject of await subjectsOf(world, tx, { contractId, act, payer })) {
    const { id: linkId } = await makeLink(world, tx, { ...subject, contractId, act })
    if (subject.payerId === undefined)
      await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: SENT_LINKS[act], linkId })
    else await world.jobs.send(tx, 'sendPayerMail', { clientId, contractId, kind: 'accountAsked', linkId })
  }
}

/**
 * Has a link mailed by which its reader names another account, sees what is due or the pass, or hands in what is
 * missing; its time begins anew. Earlier links to the pass end: one may have come to whom it was not meant for. Who
 * pays a part is asked for their own account alone. Refuses `contractNotFound`, `notPayer`, `proofNotMissing` and
 * `addressNotNamed`.
 */
export async function sendLinkIn(world: World, tx: Transaction, sending: Sending): Promise<void> {
  const { contractId, act, by, reason } = sending
  const clientId = clientIdOf(world)
  if (!(await lockContract(tx, clientId, contractId))) refuse('contractNotFound')
  if (act === 'showPass') await endLinksFor(tx, { contractId, act, usedOn: world.clock() })
  if (act === 'confirmAddress') await askForAddress(world, tx, contractId)
  else await mailLinks(world, tx, { contractId, act, payer: sending.payer })
  await insertDecision(tx, {
    id: world.newRowId(),
    clientId,
    about: 'contract',
    subjectId: contractId,
    contractId,
    outcome: 'linkSent',
    decidedBy: [by],
    reason,
    decidedOn: world.clock(),
  })
}

/** The same in a transaction of its own. */
export const sendLink = (world: World, sending: Sending): Promise<void> =>
  world.db.transaction(tx => sendLinkIn(world, tx, sending))
