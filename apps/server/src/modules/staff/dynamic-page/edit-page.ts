import { freePaths, LEGAL_ACTIONS, type PageText, pageKey } from '@billett/clients'
import type { DynamicPage, SavePage } from '@billett/contract'
import { localDate } from '@billett/domain'
import { pageSections } from '@billett/rich-text'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { holdShown } from '../../run/client-version/index.ts'
import { askedClients } from '../listing/index.ts'
import { presentPage, toldOf } from './dynamic-page.present.ts'
import { pageNamed } from './page-identifier.ts'
import { withPage } from './with-page.ts'

/** Pages that a shop has besides those that every shop has: each is a link at its foot. */
const MOST_ADDED = 50

interface Edited {
  shown: DynamicPage
  act: Act
}

interface Named {
  identifier: string
  /** Whose page; the own client's without it. */
  client: string | undefined
}

/** Stores the client with another page, or without it; `change` is given what was written there. */
async function changePage(
  context: Context,
  { identifier, client: asked }: Named,
  tx: Transaction,
  change: (written: PageText | undefined) => PageText | undefined,
): Promise<Edited> {
  const { world, visitor } = context
  const page = pageNamed(identifier) ?? refuse('pageNotFound', 'identifier')
  const [clientId = refuse('notValid', 'client')] = askedClients(scopeOf(context), asked ?? clientIdOf(world))
  const written = { clientId, storedOn: world.clock(), writtenBy: visitor.id }
  const { client, show } = await holdShown(tx, written, world.clients.current(clientId))
  const key = pageKey(page.path, page.language)
  const changed = withPage(client, key, change(client.pages?.[key]))
  if (freePaths(changed).length > MOST_ADDED) refuse('tooManyPages', 'identifier')
  await show(changed)
  const shown = presentPage(changed, page)
  const [before, after] = [presentPage(client, page), shown].map(toldOf)
  return { shown, act: { kind: 'page', id: identifier, clientId, before, after } }
}

/**
 * Writes a page. Refuses `changedMeanwhile` where somebody has written it since the version the caller read, and
 * `required` where nothing is left of what was typed; `tooManyPages`.
 */
export function savePage(
  context: Context,
  named: Named,
  { title, subtitle, content, version }: SavePage,
  tx: Transaction,
): Promise<Edited> {
  const { world } = context
  const sections = pageSections(content, LEGAL_ACTIONS)
  if (sections.length === 0) refuse('required', 'content')
  const today = localDate(world.clock(), world.regions.current().timeZone)
  return changePage(context, named, tx, written => {
    const changes = written?.changes ?? 0
    if (changes !== version) refuse('changedMeanwhile', 'version')
    return { title, lead: subtitle, sections, version: today, changes: changes + 1 }
  })
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
