import { businessDateOf, checkShares, type PlainDate, type Share } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { partyByNumber, payerOfParty } from '../party/index.ts'
import { happenAtDesk } from './happen-at-desk.ts'
import { twoPeople } from './two-people.ts'

interface SharesAgreed {
  contractId: string
  /** Who pays what; `payer` is a customer's number here. */
  shares: readonly Share[]
  /** From the period on that begins then or later. */
  on: PlainDate
  /** Two people, as it changes who owes what. */
  by: readonly string[]
  reason: string
}

async function payerOf(world: World, tx: Transaction, customerNumber: string): Promise<string> {
  const party = await partyByNumber(tx, clientIdOf(world), customerNumber)
  return party ? payerOfParty(world, tx, party.id) : refuse('notValid', 'share')
}

/**
 * Others pay for a contract, or in other parts, from the next period on: as parents who part do. Who has named no
 * account is sent invoices. Refuses `contractExpired`, `notValid` a number nobody has, parts that do not take the price
 * whole, and a day gone by, and one person alone.
 */
export async function agreeShares(world: World, agreed: SharesAgreed): Promise<void> {
  const { contractId, on, reason } = agreed
  const decidedBy = twoPeople(agreed.by)
  if (on < businessDateOf(world.clock())) refuse('notValid', 'on')
  const deciding = { contractId, decidedBy, reason, outcome: 'sharesAgreed' as const }
  await happenAtDesk(world, deciding, async ({ tx, timeline }) => {
    if (timeline.span.to <= on) return refuse('contractExpired')
    const shares: Share[] = []
    for (const share of agreed.shares) shares.push({ ...share, payer: await payerOf(world, tx, share.payer) })
    if (!checkShares(shares).ok) refuse('notValid', 'share')
    return [{ kind: 'sharesAgreed', effectiveOn: on, payload: { shares } }]
  })
}
