import type { ChangeContract, ChangePreview, StaffContractChange } from '@billett/contract'
import { BERLIN, businessDateOf, type Instant, type PlainDate, startOfDay } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { changeForCustomerIn, enterEventIn } from '../../billing/contract-change/index.ts'
import { blockPassIn } from '../../subscription/desk/index.ts'
import { changedAtDesk } from './act-at-desk.ts'

/** When a wish was received; one that came by post counts from its day’s beginning. Refuses a day to come. */
function receivedAt({ clock }: Pick<World, 'clock'>, day: PlainDate | undefined): Instant {
  const now = clock()
  const today = businessDateOf(now)
  if (day === undefined || day === today) return now
  return day > today ? refuse('notValid', 'receivedOn') : startOfDay(day, BERLIN)
}

/** Money may go back by it, or who pays loses the contract: what a company may want a second person for. */
const mayGiveBack = (change: ChangeContract['change']): boolean =>
  change.kind === 'refund' || change.kind === 'end' || (change.kind === 'charge' && change.what === 'credit')

/**
 * Has something happen to a contract, as its customer wished or as staff enter it. What gives money back or ends the
 * contract takes a second person, where the company wants one for contracts. Refuses `contractNotFound` for one of a
 * client that the caller does not see as for none, and what the customer themselves would be refused.
 */
export async function changeContract(
  context: Context,
  { change, receivedOn, seq, ...asked }: ChangeContract & { contractGuid: string },
  tx: Transaction,
): Promise<Done<StaffContractChange>> {
  const { contractGuid: contractId, reason } = asked
  let effect: ChangePreview | null = null
  const { shown, act } = await changedAtDesk(context, tx, asked, async ({ world, by }) => {
    if (change.kind === 'block' || change.kind === 'unblock')
      await blockPassIn(world, tx, { contractId, isBlocked: change.kind === 'block', by, reason })
    else if (change.kind === 'end' || change.kind === 'resume' || change.kind === 'charge')
      effect = await enterEventIn(world, tx, { contractId, event: change, seq, by, reason }, context.language)
    else {
      const wished = { contractId, change, receivedOn: receivedAt(world, receivedOn), seq, by, reason }
      effect = await changeForCustomerIn(world, tx, wished, context.language)
    }
    return { change }
  })
  const done: Done<StaffContractChange> = { answer: item({ contract: shown, effect }), act }
  return mayGiveBack(change) ? done : { ...done, givesBack: 0 }
}
