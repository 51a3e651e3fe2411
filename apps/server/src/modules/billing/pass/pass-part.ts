import {
  businessDateOf,
  fold,
  type HeldPass,
  localDate,
  type ParkReason,
  passChanges,
  productKey,
  type WantedPass,
  wantedPasses,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { withoutThrowing } from '../../run/part/index.ts'
import { historiesOf, park } from '../../subscription/contract/index.ts'
import { cancelIssued, insertTickets, issuePass, passesOf } from '../../ticket/fulfilment/index.ts'
import type { IssuedTicket } from '../../ticket/order/index.ts'
import { walletsToTell } from '../../ticket/wallet/index.ts'
import { type BookedFare, type ContractOfPass, clearPassesDue, faresOf, takePassesDue } from './pass.repository.ts'
import { passTickets } from './pass-ticket.ts'
import { tellMissing } from './tell-missing.ts'

/** Contracts whose passes are made in one transaction. */
const PART = 500

const heldOf = ({ id, content, validFrom, validTo }: IssuedTicket, timeZone: string): HeldPass => ({
  id,
  product: productKey({ sort: content.choice.sortId, relationId: content.choice.relationId }),
  from: localDate(validFrom, timeZone),
  to: localDate(validTo, timeZone),
})

interface Part {
  looked: number
  issued: number
  revoked: number
  /** Id of the last contract; undefined where there was none. */
  last: string | undefined
}

/**
 * Issues and revokes the passes of some contracts that something was claimed of, in one transaction: a pass is there
 * for each period that is claimed, covered and not blocked, and wallets hear of one that is gone. A contract that the
 * program fails at is parked for people to look at; of one whose pass cannot be made they are told.
 */
export async function passPart(world: World, tx: Transaction, after?: string): Promise<Part> {
  const clientId = clientIdOf(world)
  const issuedOn = world.clock()
  const today = businessDateOf(issuedOn)
  const { timeZone } = world.regions.current()
  const due = await takePassesDue(tx, { clientId, most: PART, after })
  if (due.length === 0) return { looked: 0, issued: 0, revoked: 0, last: undefined }
  const ids = due.map(({ id }) => id)
  const histories = await historiesOf(tx, ids)
  const fares = await faresOf(tx, ids)
  const held = Map.groupBy(await passesOf(tx, ids), ({ contractId }) => contractId)
  const ticketOf = passTickets(world)
  const issued: IssuedTicket[] = []
  const revoked: string[] = []
  const missing: ContractOfPass[] = []
  const failed = new Map<string, ParkReason>()

  const issue = (of: ContractOfPass, wanted: WantedPass, booked: readonly BookedFare[]): IssuedTicket | undefined => {
    const ticket = ticketOf(of, wanted)
    if (!ticket) {
      world.log.error({ contractId: of.id, product: wanted.product }, 'a pass has no article')
      return undefined
    }
    const { id: contractId, number, language, currency, ownerId } = of
    const { id: claimId } = wanted.claim
    const ledgerEntryId = booked.find(({ id }) => id === claimId)?.ledgerEntryId ?? null
    const facts = { number, language, currency }
    return issuePass(world, ticket, { facts, contractId, claimId, clientId, ownerId, ledgerEntryId, issuedOn })
  }

  const made = (of: ContractOfPass) => {
    const timeline = fold(histories.get(of.id) ?? [], issuedOn)
    const booked = fares.get(of.id) ?? []
    const wanted = wantedPasses(timeline, of.configuration.terms, booked, today)
    const own = (held.get(of.id) ?? []).map(one => heldOf(one, timeZone))
    const changes = passChanges(wanted, own, today)
    return { revoke: changes.revoke, passes: changes.issue.map(one => issue(of, one, booked)) }
  }

  for (const of of due) {
    const about = { contractId: of.id }
    const tried = withoutThrowing(world, { saying: 'a contract has no passes made', about }, () => made(of))
    if (!tried.ok) {
      failed.set(of.id, 'failed')
      continue
    }
    const passes = tried.value.passes.filter(pass => pass !== undefined)
    if (passes.length < tried.value.passes.length) missing.push(of)
    revoked.push(...tried.value.revoke)
    issued.push(...passes)
  }
  if (revoked.length > 0) await cancelIssued(tx, revoked, issuedOn)
  await walletsToTell(world, tx, revoked)
  await insertTickets(tx, issued)
  await park(tx, { recordedOn: issuedOn, today }, failed)
  await tellMissing(world, tx, missing)
  // What a contract lacks is looked for until it is there.
  const lacking = new Set(missing.map(({ id }) => id))
  await clearPassesDue(
    tx,
    ids.filter(id => !lacking.has(id)),
  )
  return { looked: due.length, issued: issued.length, revoked: revoked.length, last: ids.at(-1) }
}
