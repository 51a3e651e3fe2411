import type { StaffCodeWord, StaffCodeWordsQuery } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { wordsOfDays } from '../../billing/enforcement/index.ts'
import { askedClients, clientName } from '../listing/index.ts'

/**
 * What tickets of the clients that the caller sees show by the day of their sale, and the note that somebody looked:
 * whoever knows a word can paint it. Refuses `inFuture`.
 */
export async function tellWords(
  context: Context,
  { soldOn, clientId: asked }: StaffCodeWordsQuery,
): Promise<Done<StaffCodeWord>> {
  const { world } = context
  const clientIds = askedClients(scopeOf(context), asked)
  const [first, ...others] = clientIds
  const words = clientIds.flatMap(clientId =>
    wordsOfDays(world, clientId, soldOn).map(word => ({ clientId, client: clientName(world, clientId), ...word })),
  )
  return {
    answer: items(words),
    act: {
      kind: 'shop',
      id: '',
      ...(first !== undefined && others.length === 0 && { clientId: first }),
      after: { soldOn: words[0]?.soldOn },
    },
  }
}
