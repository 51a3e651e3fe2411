import { businessDateOf, payoutReference, payoutText, sepaText } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { takeCredited } from './owed-payers.queries.ts'
import { type OwedTo, owedTo } from './owed-to.ts'
import type { PlannedPayout } from './payout.repository.ts'

/** Payers of a file at most: the next day has room for the others. */
const MOST = 1000

/** Characters of a name that banks pass on. */
const NAME_LENGTH = 70

/** What can be paid now, a payout of each payer, who is held until the transaction ends. */
export async function planPayouts(world: World, tx: Transaction, fileId: string): Promise<PlannedPayout[]> {
  const payers = await takeCredited(tx, clientIdOf(world), MOST)
  const owed = await owedTo(world, tx, payers)
  return owed.flatMap(one => planned(world, fileId, one))
}

function planned(world: World, fileId: string, { payer, answer, open }: OwedTo): PlannedPayout[] {
  if ('waits' in answer || payer.accountHolder === null) return []
  const id = world.newRowId()
  const createdOn = world.clock()
  const contracts = [...new Set(open.filter(({ cents }) => cents < 0).map(claim => claim.contractNumber))]
  return [
    {
      row: {
        id,
        clientId: clientIdOf(world),
        payerId: payer.id,
        fileId,
        cents: answer.cents,
        endToEndId: payoutReference(id),
        accountHolder: sepaText(payer.accountHolder, NAME_LENGTH),
        iban: answer.iban,
        accountNamedBy: payer.accountNamedBy,
        text: payoutText(contracts, businessDateOf(createdOn), payer.language),
        state: 'filed',
        createdOn,
      },
      claims: open.map(claim => ({ payoutId: id, claimId: claim.id, cents: claim.cents })),
    },
  ]
}
