import { businessDateOf, type PlainDate, payerReplaced, payersFrom } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { endDirectDebit, partyByNumber, payerOfParty } from '../party/index.ts'
import { happenAtDesk } from './happen-at-desk.ts'
import { twoPeople } from './two-people.ts'

interface PayersDeath {
  contractId: string
  /** Customer's number of who paid. */
  payer: string
  diedOn: PlainDate
  /** Customer's number of who pays from now on; undefined: nobody is known yet. */
  heir: string | undefined
  /** Two people, as it changes who owes what. */
  by: readonly string[]
  reason: string
}

async function partyOf(world: World, tx: Transaction, customerNumber: string, field: string): Promise<string> {
  const party = await partyByNumber(tx, clientIdOf(world), customerNumber)
  return party?.id ?? refuse('notValid', field)
}

/**
 * Who paid for a contract has died, and who travels goes on: nothing is debited from their account any more, and an
 * heir pays from the next period on. Until one is known, what comes up is owed by the estate. Refuses `notPayer` who
 * does not pay, `notValid` a day to come or a number nobody has, and one person alone.
 */
export async function payerDied(world: World, death: PayersDeath): Promise<void> {
  const { contractId, diedOn, by, reason } = death
  const decidedBy = twoPeople(by)
  const today = businessDateOf(world.clock())
  if (diedOn > today) refuse('notValid', 'diedOn')
  const deciding = { contractId, decidedBy, reason, outcome: 'payerDied' as const }
  await happenAtDesk(world, deciding, async ({ tx, timeline }) => {
    const dead = await payerOfParty(world, tx, await partyOf(world, tx, death.payer, 'payer'))
    if (!payersFrom(timeline, today).includes(dead)) return refuse('notPayer')
    await endDirectDebit(tx, dead, world.clock())
    if (death.heir === undefined) return []
    const heir = await payerOfParty(world, tx, await partyOf(world, tx, death.heir, 'heir'))
    return [payerReplaced(timeline, { of: [dead], by: heir }, today)]
  })
}
