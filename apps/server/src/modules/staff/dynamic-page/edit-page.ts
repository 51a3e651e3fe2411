import { type Client, freePaths, type PageText, pageKey } from '@billett/clients'
import type { DynamicPage } from '@billett/contract'
import { localDate } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { holdShown } from '../../run/client-version/index.ts'
import { presentPage, toldOf } from './dynamic-page.present.ts'
import { type Named, namedPage } from './named-page.ts'
import { dropDraft, lockDraft } from './page-draft.repository.ts'
import { withPage } from './with-page.ts'

/** Pages that a shop has besides those that every shop has: each is a link at its foot. */
const MOST_ADDED = 50

export const refuseTooMany = (client: Client): void => {
  if (freePaths(client).length > MOST_ADDED) refuse('tooManyPages', 'identifier')
}

export interface Edited {
  shown: DynamicPage
  act: Act
}

/** Stores the client with another page, or without it; `change` is given what was written there. */
async function changePage(
  context: Context,
  named: Named,
  tx: Transaction,
  change: (written: PageText | undefined) => PageText | undefined,
): Promise<Edited> {
  const { world, visitor } = context
  const { page, clientId } = namedPage(context, named)
  const written = { clientId, storedOn: world.clock(), writtenBy: visitor.id }
  const { client, show } = await holdShown(tx, written, world.clients.current(clientId))
  const key = pageKey(page.path, page.language)
  const changed = withPage(client, key, change(client.pages?.[key]))
  refuseTooMany(changed)
  await show(changed)
  const shown = presentPage(changed, page)
  const [before, after] = [presentPage(client, page), shown].map(toldOf)
  return { shown, act: { kind: 'page', id: named.identifier, clientId, before, after } }
}

/** Shows the draft of a page. Refuses `changedMeanwhile` where it is another than the caller has read, or is gone. */
export async function releasePage(
  context: Context,
  named: Named,
  { version }: { version: number },
  tx: Transaction,
): Promise<Edited> {
  const { world } = context
  const { key, clientId } = namedPage(context, named)
  const draft = await lockDraft(tx, clientId, key)
  if (draft?.version !== version) return refuse('changedMeanwhile', 'version')
  const today = localDate(world.clock(), world.regions.current().timeZone)
  const edited = await changePage(context, named, tx, () => ({ ...draft.text, version: today, changes: version }))
  await dropDraft(tx, clientId, key)
  return edited
}

/**
 * Takes away what was written: of a page that every shop has the generated one is shown again, which is protected
 * (`pageProtected`); one that staff have added is gone.
 */
export const deletePage = (context: Context, named: Named, tx: Transaction): Promise<Edited> =>
  changePage(context, named, tx, written => {
    if (!written) refuse('pageProtected', 'identifier')
    return undefined
  })
