import { pageKey } from '@billett/clients'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients } from '../listing/index.ts'
import { type PageName, pageNamed } from './page-identifier.ts'

export interface Named {
  identifier: string
  /** Whose page; the own client's without it. */
  client: string | undefined
}

/** Which page is meant, of which of the clients that the caller sees. Refuses `pageNotFound`. */
export function namedPage(
  context: Context,
  { identifier, client }: Named,
): { page: PageName; key: string; clientId: string } {
  const page = pageNamed(identifier) ?? refuse('pageNotFound', 'identifier')
  const asked = askedClients(scopeOf(context), client ?? clientIdOf(context.world))
  const [clientId = refuse('notValid', 'client')] = asked
  return { page, key: pageKey(page.path, page.language), clientId }
}
