import type { Client } from '@billett/clients'
import { pageKey } from '@billett/clients'
import type { DynamicPage, PagesQuery } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { shownClient } from '../../run/client-version/index.ts'
import { askedClients, inOrder, namesOfStaff } from '../listing/index.ts'
import { isRequired, presentPage } from './dynamic-page.present.ts'
import { draftsOf } from './page-draft.repository.ts'
import { PAGES, type PageName, pagesOf } from './page-identifier.ts'
import { withDrafts } from './with-page.ts'

/** As it is stored this moment, also where this process does not show it yet. */
const stored = ({ world }: Context, clientId: string): Promise<Client> =>
  shownClient(world.db, clientId, world.clients.current(clientId))

/** Pages of some clients, each with its draft; `pages`: which of one of them, drafts of new ones included. */
async function present(
  context: Context,
  clientIds: readonly string[],
  pages: (client: Client) => readonly PageName[],
): Promise<DynamicPage[]> {
  const { db } = context.world
  const drafts = Map.groupBy(await draftsOf(db, clientIds), ({ clientId }) => clientId)
  const writers = [...drafts.values()].flatMap(of => of.map(({ writtenBy }) => writtenBy))
  const names = await namesOfStaff(db, writers)
  const shown: DynamicPage[] = []
  for (const clientId of clientIds) {
    const client = await stored(context, clientId)
    const ofClient = drafts.get(clientId) ?? []
    for (const page of pages(withDrafts(client, ofClient))) {
      const draft = ofClient.find(({ key }) => key === pageKey(page.path, page.language))
      const named = draft && { stored: draft, writtenBy: names.get(draft.writtenBy) ?? draft.writtenBy }
      shown.push(presentPage(client, page, named))
    }
  }
  return shown
}

const SORTS = {
  title: ({ title, draft }: DynamicPage) => title || draft?.title,
  changedOn: ({ changedOn }: DynamicPage) => changedOn,
}

/** The pages of the clients that the caller sees. */
export async function listPages(context: Context, { client, sort }: PagesQuery): Promise<DynamicPage[]> {
  const pages = await present(context, askedClients(scopeOf(context), client), pagesOf)
  return inOrder(pages, SORTS, { sort, language: context.language })
}

/** Those of the own shop that the law wants. */
export const listRequiredPages = (context: Context): Promise<DynamicPage[]> =>
  present(context, [clientIdOf(context.world)], () => PAGES.filter(isRequired))
