import { type Cents, fold, RETURN_FEES, type ReturnFee } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import type { OpenClaim } from '../collection/index.ts'

interface OpenFee {
  contractId: string
  component: ReturnFee
  cents: Cents
}

const sumOf = (amounts: readonly { cents: Cents }[]): Cents => amounts.reduce((sum, { cents }) => sum + cents, 0)

/**
 * Fees among a payer's open claims; one that was taken back is none any more, although its credit is still to be
 * booked.
 */
export async function feesOpen(
  world: Pick<World, 'clock'>,
  db: Statements,
  payerId: string,
  open: readonly OpenClaim[],
): Promise<OpenFee[]> {
  const claimedOf = (contractId: string, component: ReturnFee) =>
    sumOf(open.filter(one => one.contractId === contractId && one.component === component))
  const isFee = ({ contractId }: OpenClaim) => RETURN_FEES.some(component => claimedOf(contractId, component) > 0)
  const contractIds = [...new Set(open.filter(isFee).map(({ contractId }) => contractId))]
  if (contractIds.length === 0) return []
  const histories = await historiesOf(db, contractIds)
  return contractIds.flatMap(contractId => {
    const charges = fold(histories.get(contractId) ?? [], world.clock())?.charges ?? []
    return RETURN_FEES.flatMap(component => {
      const charged = sumOf(charges.filter(one => one.component === component && one.payer === payerId))
      const cents = Math.min(claimedOf(contractId, component), charged)
      return cents > 0 ? [{ contractId, component, cents }] : []
    })
  })
}
