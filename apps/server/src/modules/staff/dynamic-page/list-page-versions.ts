import { isLegalKind, pageKey } from '@billett/clients'
import type { DynamicPage } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { shownClient } from '../../run/client-version/index.ts'
import { askedClients } from '../listing/index.ts'
import { presentPage } from './dynamic-page.present.ts'
import { pageNamed } from './page-identifier.ts'
import { writtenTexts } from './page-versions.queries.ts'
import { withPage } from './with-page.ts'

/**
 * How a page has read, the latest first; last of all, of one that every shop has, as it is generated from what the
 * company is configured to be now.
 */
export async function listPageVersions(
  context: Context,
  { identifier, client: asked }: { identifier: string; client: string | undefined },
): Promise<DynamicPage[]> {
  const { world } = context
  const page = pageNamed(identifier) ?? refuse('pageNotFound', 'identifier')
  const [clientId = refuse('notValid', 'client')] = askedClients(scopeOf(context), asked ?? clientIdOf(world))
  const client = await shownClient(world.db, clientId, world.clients.current(clientId))
  const key = pageKey(page.path, page.language)
  const texts = await writtenTexts(world.db, clientId, key)
  const shown = isLegalKind(page.path) ? [...texts, undefined] : texts
  return shown.map(text => presentPage(withPage(client, key, text), page))
}
