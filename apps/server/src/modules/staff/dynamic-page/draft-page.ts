import { LEGAL_ACTIONS, pageKey } from '@billett/clients'
import type { SavePage } from '@billett/contract'
import { localDate } from '@billett/domain'
import { pageSections } from '@billett/rich-text'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { shownClient } from '../../run/client-version/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { presentPage, toldOfDraft } from './dynamic-page.present.ts'
import { type Edited, refuseTooMany } from './edit-page.ts'
import { type Named, namedPage } from './named-page.ts'
import { draftsOf, dropDraft, keepDraft, lockDraft, type StoredDraft } from './page-draft.repository.ts'
import { withDrafts } from './with-page.ts'

/** A page with its draft, or with none, and what an act upon that draft has changed. */
async function drafted(
  context: Context,
  named: Named,
  { before, after }: { before: StoredDraft | undefined; after: StoredDraft | undefined },
  tx: Transaction,
): Promise<Edited> {
  const { world } = context
  const { page, clientId } = namedPage(context, named)
  const client = await shownClient(tx, clientId, world.clients.current(clientId))
  const seen = async (stored: StoredDraft | undefined) =>
    presentPage(client, page, stored && { stored, writtenBy: await nameOfStaff(tx, stored.writtenBy) })
  const shown = await seen(after)
  const [was, is] = [toldOfDraft(await seen(before)), toldOfDraft(shown)]
  const told = { ...(was && { before: was }), after: is ?? { isDraft: false } }
  return { shown, act: { kind: 'page', id: named.identifier, clientId, ...told } }
}

/**
 * Writes a page as a draft. Refuses `changedMeanwhile` where somebody has written or released it since the version the
 * caller read, `required` where nothing is left of what was typed, and `tooManyPages`.
 */
export async function savePage(
  context: Context,
  named: Named,
  { title, subtitle, content, version }: SavePage,
  tx: Transaction,
): Promise<Edited> {
  const { world, visitor } = context
  const { page, key, clientId } = namedPage(context, named)
  const sections = pageSections(content, LEGAL_ACTIONS)
  if (sections.length === 0) refuse('required', 'content')
  const client = await shownClient(tx, clientId, world.clients.current(clientId))
  const before = await lockDraft(tx, clientId, key)
  const read = before?.version ?? client.pages?.[pageKey(page.path, page.language)]?.changes ?? 0
  if (read !== version) refuse('changedMeanwhile', 'version')
  const now = world.clock()
  const written = { version: localDate(now, world.regions.current().timeZone), changes: version + 1 }
  const text = { title, lead: subtitle, sections, ...written }
  const after = { clientId, key, text, version: version + 1, writtenBy: visitor.id, writtenOn: now }
  if (!(await keepDraft(tx, after))) refuse('changedMeanwhile', 'version')
  refuseTooMany(withDrafts(client, await draftsOf(tx, [clientId])))
  return drafted(context, named, { before, after }, tx)
}

/** Takes a draft away, and the page stands as it is. Refuses `pageNotFound` where there is none. */
export async function discardDraft(context: Context, named: Named, tx: Transaction): Promise<Edited> {
  const { key, clientId } = namedPage(context, named)
  const before = (await lockDraft(tx, clientId, key)) ?? refuse('pageNotFound', 'identifier')
  await dropDraft(tx, clientId, key)
  return drafted(context, named, { before, after: undefined }, tx)
}
