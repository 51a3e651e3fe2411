import { type Cents, type DunningHold, fold, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { lockPayer } from '../claim-payment/index.ts'
import { openClaims } from '../collection/index.ts'
import { chargeFee } from './charge-fee.ts'
import { endHolds, insertHold, openCaseById, type StoredCase } from './dunning.repository.ts'

interface OnCase {
  caseId: string
  /** Who of the company, and why. */
  by: string
  reason: string
}

/** A case waits. Undefined where it is none of the client's that is open. */
export async function holdCase(
  world: World,
  tx: Transaction,
  { caseId, by, reason, kind, until }: OnCase & { kind: DunningHold['kind']; until: PlainDate | null },
): Promise<StoredCase | undefined> {
  const open = await openCaseById(tx, clientIdOf(world), caseId)
  if (!open) return undefined
  await insertHold(tx, { id: world.newRowId(), caseId, kind, until, reason, setBy: by, setOn: world.clock() })
  return open
}

/** A case goes on, whatever it waited for. Undefined where it is none of the client's that is open. */
export async function continueCase(
  world: World,
  tx: Transaction,
  { caseId }: Pick<OnCase, 'caseId'>,
): Promise<StoredCase | undefined> {
  const open = await openCaseById(tx, clientIdOf(world), caseId)
  if (open) await endHolds(tx, caseId, world.clock())
  return open
}

type FeeComponent = 'returnFee' | 'dunningFee'
const FEES: readonly FeeComponent[] = ['returnFee', 'dunningFee']

export interface OpenFee {
  contractId: string
  component: FeeComponent
  cents: Cents
}

/**
 * Fees of a payer that are claimed and not paid; one that was taken back is none any more, although its credit is still
 * to be booked.
 */
export async function feesOpen(world: World, db: Statements, payerId: string): Promise<OpenFee[]> {
  const open = (await openClaims(db, [payerId])).get(payerId) ?? []
  const contractIds = [...new Set(open.map(({ contractId }) => contractId))]
  const histories = await historiesOf(db, contractIds)
  return contractIds.flatMap(contractId => {
    const charges = fold(histories.get(contractId) ?? [], world.clock())?.charges ?? []
    return FEES.flatMap(component => {
      const claimed = sumOf(open.filter(one => one.contractId === contractId && one.component === component))
      const charged = sumOf(charges.filter(one => one.component === component && one.payer === payerId))
      const cents = Math.min(claimed, charged)
      return cents > 0 ? [{ contractId, component, cents }] : []
    })
  })
}

const sumOf = (amounts: readonly { cents: Cents }[]): Cents => amounts.reduce((sum, { cents }) => sum + cents, 0)

/** Takes back the fees of a case that are open: a credit of each in the history of its contract. */
export async function waiveFees(
  world: World,
  tx: Transaction,
  { caseId, by }: Omit<OnCase, 'reason'>,
): Promise<{ ok: true; cents: number } | { ok: false; reason: 'caseNotFound' | 'noFee' }> {
  const open = await openCaseById(tx, clientIdOf(world), caseId)
  if (!open) return { ok: false, reason: 'caseNotFound' }
  const { payerId } = open
  await lockPayer(tx, clientIdOf(world), payerId)
  const fees = await feesOpen(world, tx, payerId)
  if (fees.length === 0) return { ok: false, reason: 'noFee' }
  for (const { contractId, component, cents } of fees)
    await chargeFee(world, tx, { contractId, payerId, component, cents: -cents, actorId: by })
  return { ok: true, cents: sumOf(fees) }
}
