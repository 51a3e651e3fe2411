import type { ChangedView, NewView, StaffView } from '@billett/contract'
import { holdsRights, type ViewedList } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { isTaken } from '../../../db/is-taken.ts'
import { presentView } from './saved-view.present.ts'
import {
  beginWith,
  beginWithout,
  changeView,
  insertView,
  isDefaultOf,
  lockView,
  type Reader,
  removeView,
  type StoredView,
  viewsOf,
} from './saved-view.repository.ts'

interface Edited {
  shown: StaffView
  act: Act
}

const readerOf = ({ world, visitor }: Context): Reader => ({ clientId: clientIdOf(world), accountId: visitor.id })

/** Refuses `forbidden` at lists the caller may not see: a view says what is looked for in one. */
function sees({ visitor }: Context, list: ViewedList): void {
  if (!holdsRights(visitor.rights, officeRoutes[list].rights)) refuse('forbidden')
}

/** What was typed into the search is somebody's name or address: it is kept nowhere. */
function withoutSearch(address: string): string {
  const query = new URLSearchParams(address)
  query.delete('search')
  return query.toString()
}

/** Refuses `viewNameTaken` where the owner has one of this name. */
async function named<T>(stored: Promise<T>): Promise<T> {
  try {
    return await stored
  } catch (failure) {
    if (isTaken(failure, 'saved_view_named_once')) refuse('viewNameTaken', 'name')
    throw failure
  }
}

/** What a note says of a view. */
const told = ({ list, name, address, isShared }: StoredView) => ({ list, name, address, isShared })

/** The view itself, held. Refuses `viewNotFound` for what is somebody else's alone as for none. */
export async function heldView(context: Context, id: string, tx: Transaction): Promise<StoredView> {
  const found = (await lockView(tx, readerOf(context), id)) ?? refuse('viewNotFound', 'viewId')
  sees(context, found.list)
  return found
}

/** The views of a list that the caller has. */
export async function listViews(context: Context, list: ViewedList): Promise<StaffView[]> {
  sees(context, list)
  const reader = readerOf(context)
  const rows = await viewsOf(context.world.db, reader, list)
  return rows.map(({ view, isDefault }) => presentView(view, reader, isDefault))
}

export async function createView(context: Context, said: NewView, tx: Transaction): Promise<Edited> {
  sees(context, said.list)
  const { world, visitor } = context
  const reader = readerOf(context)
  const created: StoredView = {
    ...said,
    address: withoutSearch(said.address),
    id: world.newRowId(),
    clientId: reader.clientId,
    ownerId: visitor.id,
    version: 1,
    savedOn: world.clock(),
  }
  await named(insertView(tx, created))
  return { shown: presentView(created, reader, false), act: { kind: 'view', id: created.id, after: told(created) } }
}

/** Refuses `changedMeanwhile` where somebody has changed it since the version the caller read. */
export async function updateView(
  context: Context,
  viewId: string,
  { version, ...said }: ChangedView,
  tx: Transaction,
): Promise<Edited> {
  const before = await heldView(context, viewId, tx)
  if (before.version !== version) refuse('changedMeanwhile', 'version')
  const reader = readerOf(context)
  const after = { ...before, ...said, address: withoutSearch(said.address), version: version + 1 }
  await named(changeView(tx, after))
  const act: Act = { kind: 'view', id: viewId, before: told(before), after: told(after) }
  return { shown: presentView(after, reader, await isDefaultOf(tx, reader, after)), act }
}

export async function deleteView(context: Context, viewId: string, tx: Transaction): Promise<Act> {
  const gone = await heldView(context, viewId, tx)
  await removeView(tx, gone)
  return { kind: 'view', id: viewId, before: told(gone) }
}

/** Has the list begin with it for the caller alone. */
export async function setDefault(context: Context, viewId: string, isDefault: boolean, tx: Transaction) {
  const view = await heldView(context, viewId, tx)
  const reader = readerOf(context)
  await (isDefault ? beginWith : beginWithout)(tx, reader, view)
  const act: Act = { kind: 'view', id: viewId, after: { isDefault } }
  return { shown: presentView(view, reader, isDefault), act }
}
