import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients } from '../listing/index.ts'

/** Whose shop is meant: the caller's own without an id. Refuses `notValid` for one they do not see, as for none. */
export function whoseConfig(context: Context, asked: string | undefined): string {
  const [clientId] = askedClients(scopeOf(context), asked ?? clientIdOf(context.world))
  return clientId ?? refuse('notValid', 'clientId')
}
