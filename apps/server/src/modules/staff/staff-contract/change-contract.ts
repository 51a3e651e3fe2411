import type { ChangeContract, StaffContractChange } from '@billett/contract'
import { BERLIN, businessDateOf, countedBack, type Instant, type PlainDate, startOfDay } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type ChangeEffect, changeForCustomerIn, enterEventIn } from '../../billing/contract-change/index.ts'
import { blockPassIn } from '../../subscription/desk/index.ts'
import { changedAtDesk } from './act-at-desk.ts'
import { givenBackBefore, notedBack } from './given-back.queries.ts'

/** When a wish was received; one that came by post counts from its day’s beginning. Refuses a day to come. */
function receivedAt({ clock }: Pick<World, 'clock'>, day: PlainDate | undefined): Instant {
  const now = clock()
  const today = businessDateOf(now)
  if (day === undefined || day === today) return now
  return day > today ? refuse('notValid', 'receivedOn') : startOfDay(day, BERLIN)
}

/** A company may want a second person for it whatever it comes to: money goes back, or the contract is lost. */
const alwaysGivesBack = (change: ChangeContract['change']): boolean =>
  change.kind === 'refund' || change.kind === 'end' || (change.kind === 'charge' && change.what === 'credit')

/**
 * Has something happen to a contract, as its customer wished or as staff enter it. What gives money back or ends the
 * contract takes a second person, where the company wants one for contracts: so does notice that is said to have come
 * long ago. What staff gave back of the same contract before counts with it. A credit or a fee names what was seen of
 * the contract: sent again it would count again. Refuses `contractNotFound` for one of a client that the caller does
 * not see as for none, and what the customer themselves would be refused.
 */
export async function changeContract(
  context: Context,
  { change, receivedOn, seq, ...asked }: ChangeContract & { contractGuid: string },
  tx: Transaction,
): Promise<Done<StaffContractChange>> {
  const { contractGuid: contractId, reason } = asked
  if (change.kind === 'charge' && seq === undefined) refuse('required', 'seq')
  const come: { to: ChangeEffect | null } = { to: null }
  const { shown, act } = await changedAtDesk(context, tx, asked, async ({ world, by }) => {
    if (change.kind === 'block' || change.kind === 'unblock')
      await blockPassIn(world, tx, { contractId, isBlocked: change.kind === 'block', by, reason })
    else if (change.kind === 'end' || change.kind === 'resume' || change.kind === 'charge')
      come.to = await enterEventIn(world, tx, { contractId, event: change, seq, by, reason }, context.language)
    else {
      const wished = { contractId, change, receivedOn: receivedAt(world, receivedOn), seq, by, reason }
      come.to = await changeForCustomerIn(world, tx, wished, context.language)
    }
    const { preview, givesBack = 0 } = come.to ?? {}
    return { change, differenceInCent: preview?.differenceInCent ?? 0, ...notedBack(givesBack) }
  })
  const { preview = null, givesBack = 0 } = come.to ?? {}
  const done: Done<StaffContractChange> = { answer: item({ contract: shown, effect: preview }), act }
  if (alwaysGivesBack(change)) return done
  const before = await givenBackBefore(tx, asked.contractGuid, context.world.realClock())
  return { ...done, givesBack: countedBack(givesBack, before) }
}
