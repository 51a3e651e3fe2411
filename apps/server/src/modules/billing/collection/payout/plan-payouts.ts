import { BANK_NAME_LENGTH, businessDateOf, payoutReference, payoutText, sepaText } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { takeCredited } from './owed-payers.queries.ts'
import { type OwedTo, owedInTurn } from './owed-to.ts'
import type { PlannedPayout } from './payout.repository.ts'

/**
 * What can be paid now, a payout of each payer, `most` of them. Whoever was looked at is held until the transaction
 * ends; those who have to wait take nobody's room.
 */
export async function planPayouts(
  world: World,
  tx: Transaction,
  { fileId, most }: { fileId: string; most: number },
): Promise<PlannedPayout[]> {
  const clientId = clientIdOf(world)
  const payouts: PlannedPayout[] = []
  const owedTo = owedInTurn(world, tx, part => takeCredited(tx, { clientId, ...part }), most)
  for await (const owed of owedTo) {
    const payout = planned(world, fileId, owed)
    if (payout) payouts.push(payout)
    if (payouts.length === most) break
  }
  return payouts
}

function planned(world: World, fileId: string, { payer, answer, open }: OwedTo): PlannedPayout | null {
  if ('waits' in answer || payer.accountHolder === null) return null
  const id = world.newRowId()
  const createdOn = world.clock()
  const contracts = [...new Set(open.filter(({ cents }) => cents < 0).map(claim => claim.contractNumber))]
  return {
    row: {
      id,
      clientId: clientIdOf(world),
      payerId: payer.id,
      fileId,
      cents: answer.cents,
      endToEndId: payoutReference(id),
      accountHolder: sepaText(payer.accountHolder, BANK_NAME_LENGTH),
      iban: answer.iban,
      accountNamedBy: payer.accountNamedBy,
      text: payoutText(contracts, businessDateOf(createdOn), payer.language),
      state: 'filed',
      createdOn,
    },
    claims: open.map(claim => ({ payoutId: id, claimId: claim.id, cents: claim.cents })),
  }
}
