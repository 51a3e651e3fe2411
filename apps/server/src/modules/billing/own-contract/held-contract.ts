import { type Cents, type ContractFacts, type ContractRole, fold, type Timeline } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { proofsOfAll, type StoredProof } from '../../subscription/application/index.ts'
import { requestsOf, type StoredChangeRequest } from '../../subscription/change-request/index.ts'
import { factsReader } from '../claim/index.ts'
import {
  type BookedClaim,
  bookedClaims,
  type ContractRow,
  contractRow,
  contractsOf,
  lockOwnContract,
  type Participant,
  participantOf,
  paymentsOf,
} from './own-contract.repository.ts'
import { paidByPayer } from './paid-by-payer.ts'

/** A contract with all that follows from its history, as one who takes part in it holds it. */
export interface HeldContract extends ContractRow {
  roles: ContractRole[]
  /** The reader's own accounts as a payer, of this contract or another. */
  ownPayers: ReadonlySet<string>
  facts: ContractFacts
  /** Null while there is no contract. */
  timeline: Timeline | null
  booked: BookedClaim[]
  requests: StoredChangeRequest[]
  proofs: StoredProof[]
  /** What each payer has paid, by their ids. */
  paid: ReadonlyMap<string, Cents>
}

function rolesOf(
  { stored: { subscriberId, holderId } }: ContractRow,
  { partyIds, payerIds }: Participant,
  timeline: Timeline | null,
): ContractRole[] {
  const roles: ContractRole[] = []
  if (partyIds.has(subscriberId)) roles.push('subscriber')
  if (partyIds.has(holderId)) roles.push('holder')
  if (timeline?.shares.some(({ value }) => value.some(({ payer }) => payerIds.has(payer)))) roles.push('payer')
  return roles
}

/** Whoever was to pay and was replaced before anything was claimed of them takes no part in a contract. */
const hasPart = ({ roles, booked, ownPayers }: HeldContract): boolean =>
  roles.length > 0 || booked.some(({ payer }) => ownPayers.has(payer))

async function heldOf(
  { world }: Pick<Context, 'world'>,
  db: Statements,
  rows: readonly ContractRow[],
  participant: Participant,
): Promise<HeldContract[]> {
  const ids = rows.map(({ stored }) => stored.id)
  const factsOf = await factsReader(
    world,
    db,
    rows.map(({ stored: { id }, configuration }) => ({ id, configuration })),
  )
  const booked = await bookedClaims(db, ids)
  const requests = await requestsOf(db, ids)
  const proofs = await proofsOfAll(db, ids)
  const payments = await paymentsOf(db, ids)
  const held = rows.map(row => {
    const { id } = row.stored
    const facts = factsOf({ id, configuration: row.configuration })
    const timeline = fold(facts.events, facts.knownUntil)
    const claims = booked.get(id) ?? []
    return {
      ...row,
      roles: rolesOf(row, participant, timeline),
      ownPayers: participant.payerIds,
      facts,
      timeline,
      booked: claims,
      requests: requests.get(id) ?? [],
      proofs: proofs.get(id) ?? [],
      paid: paidByPayer(claims, payments.get(id) ?? [], timeline?.shares[0]?.value[0]?.payer),
    }
  })
  return held.filter(hasPart)
}

/** The contracts the caller takes part in. */
export async function heldContracts(context: Context): Promise<HeldContract[]> {
  const { db } = context.world
  const participant = await participantOf(db, ownAccount(context))
  if (!participant) return []
  return heldOf(context, db, await contractsOf(db, clientIdOf(context.world), participant), participant)
}

/** One of them; undefined for anybody else's, as for one that is none. */
export async function ownContract(context: Context, contractId: string): Promise<HeldContract | undefined> {
  const { db } = context.world
  const participant = await participantOf(db, ownAccount(context))
  const rows = participant ? await contractsOf(db, clientIdOf(context.world), participant, contractId) : []
  const [held] = participant ? await heldOf(context, db, rows, participant) : []
  return held
}

/** The same. Refuses `contractNotFound`. */
export const heldContract = async (context: Context, contractId: string): Promise<HeldContract> =>
  (await ownContract(context, contractId)) ?? refuse('contractNotFound')

/** The same, held until the transaction ends, with all that others have changed before. */
export async function lockedContract(context: Context, tx: Transaction, contractId: string): Promise<HeldContract> {
  const clientId = clientIdOf(context.world)
  const participant = await participantOf(tx, ownAccount(context))
  if (!participant || !(await lockOwnContract(tx, clientId, participant, contractId))) refuse('contractNotFound')
  const [held] = await heldOf(context, tx, await contractsOf(tx, clientId, participant, contractId), participant)
  return held ?? refuse('contractNotFound')
}

/** A contract as who concluded it would see it, for whoever has shown otherwise that they may. */
export async function contractAsConcluded(world: World, db: Statements, contractId: string): Promise<HeldContract> {
  const rows = await contractRow(db, clientIdOf(world), contractId)
  const [held] = await heldOf({ world }, db, rows, {
    partyIds: new Set(rows.map(({ stored }) => stored.subscriberId)),
    payerIds: new Set(),
  })
  return held ?? refuse('contractNotFound')
}

/** The same, of one that is locked already: for those who decide. */
export const contractToDecide = (world: World, tx: Transaction, contractId: string): Promise<HeldContract> =>
  contractAsConcluded(world, tx, contractId)
