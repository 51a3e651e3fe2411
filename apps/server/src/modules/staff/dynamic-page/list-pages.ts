import type { Client } from '@billett/clients'
import type { DynamicPage } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { shownClient } from '../../run/client-version/index.ts'
import { askedClients } from '../listing/index.ts'
import { isRequired, presentPage } from './dynamic-page.present.ts'
import { PAGES, pagesOf } from './page-identifier.ts'

/** As it is stored this moment, also where this process does not show it yet. */
const stored = ({ world }: Context, clientId: string): Promise<Client> =>
  shownClient(world.db, clientId, world.clients.current(clientId))

/** The pages of the clients that the caller sees. */
export async function listPages(context: Context, asked: string | undefined): Promise<DynamicPage[]> {
  const clientIds = askedClients(scopeOf(context), asked)
  const clients = await Promise.all(clientIds.map(clientId => stored(context, clientId)))
  return clients.flatMap(client => pagesOf(client).map(page => presentPage(client, page)))
}

/** Those of the own shop that the law wants. */
export async function listRequiredPages(context: Context): Promise<DynamicPage[]> {
  const client = await stored(context, clientIdOf(context.world))
  return PAGES.filter(isRequired).map(page => presentPage(client, page))
}
