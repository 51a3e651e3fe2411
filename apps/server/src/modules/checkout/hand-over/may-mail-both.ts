import type { Order } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { isWithoutAccount } from '../../../call/visitor/visitor.ts'
import type { Transaction } from '../../../db/database.ts'
import { mayMailFree } from '../../ticket/fulfilment/index.ts'

const mailBoxOf = ({ buyer }: Order): string => buyer?.email ?? ''

interface Mailed {
  receiver: boolean
  giver: boolean
}

/**
 * Counts the mails of a taking, and tells which of them may go: the receiver's ticket, where a guest has said its
 * address, and the word to the giver, where they have paid nothing for it themselves. Always in the order of mail
 * boxes, so that two who take from each other at once never wait for each other.
 */
export async function mayMailBoth(
  context: Context,
  tx: Transaction,
  { given, drawn }: { given: Order; drawn: Order },
): Promise<Mailed> {
  const may: Mailed = { receiver: true, giver: true }
  const receiver = { order: drawn, whose: 'receiver' } as const
  const counted = [{ order: given, whose: 'giver' } as const, ...(isWithoutAccount(context.visitor) ? [receiver] : [])]
  for (const { order, whose } of counted.toSorted((a, b) => (mailBoxOf(a.order) < mailBoxOf(b.order) ? -1 : 1)))
    may[whose] = await mayMailFree(context, tx, order)
  return may
}
