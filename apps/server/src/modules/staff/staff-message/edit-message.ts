import type { ChangedMessage, NewMessage, StaffMessage } from '@billett/contract'
import { messageText } from '@billett/rich-text'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { askedClients } from '../listing/index.ts'
import { presentMessage } from './staff-message.present.ts'
import {
  changeMessage,
  insertMessage,
  lockMessage,
  removeMessage,
  type StoredMessage,
} from './staff-message.repository.ts'

interface Edited {
  shown: StaffMessage
  act: Act
}

type Said = Omit<NewMessage, 'clientId'>

/** What is stored of what was typed. Refuses `required` where nothing is left of a text but what is not allowed. */
function stored({ title, message, places = [], languages = [], from, to }: Said) {
  const clean = { de: messageText(message.de), en: messageText(message.en) }
  if (clean.de === '') refuse('required', 'message.de')
  if (clean.en === '') refuse('required', 'message.en')
  return {
    title,
    message: clean,
    places: [...new Set(places)],
    languages: [...new Set(languages)],
    shownFrom: from,
    shownTo: to,
  }
}

/** What a note says of a message. */
const told = ({ title, message, places, languages, shownFrom, shownTo }: StoredMessage) => ({
  title,
  message,
  places,
  languages,
  shownFrom,
  shownTo,
})

/** The message itself, held. Refuses `messageNotFound` for one of a client the caller does not see as for none. */
async function held(context: Context, id: string, tx: Transaction): Promise<StoredMessage> {
  const found = await lockMessage(tx, scopeOf(context).clientIds, id)
  return found ?? refuse('messageNotFound', 'id')
}

export async function createMessage(
  context: Context,
  { clientId: asked, ...said }: NewMessage,
  tx: Transaction,
): Promise<Edited> {
  const { world } = context
  const [clientId = refuse('notValid', 'clientId')] = askedClients(scopeOf(context), asked ?? clientIdOf(world))
  const created = { id: world.newRowId(), version: 1, clientId, ...stored(said) }
  await insertMessage(tx, created)
  const act: Act = { kind: 'message', id: created.id, clientId, after: told(created) }
  return { shown: presentMessage(world, created), act }
}

/** Refuses `changedMeanwhile` where somebody has changed it since the version the caller read. */
export async function updateMessage(
  context: Context,
  { id, version, ...said }: ChangedMessage,
  tx: Transaction,
): Promise<Edited> {
  const before = await held(context, id, tx)
  if (before.version !== version) refuse('changedMeanwhile', 'version')
  const after = { ...before, ...stored(said), version: version + 1 }
  await changeMessage(tx, after)
  const act: Act = { kind: 'message', id, clientId: before.clientId, before: told(before), after: told(after) }
  return { shown: presentMessage(context.world, after), act }
}

export async function deleteMessage(context: Context, id: string, tx: Transaction): Promise<Act> {
  const before = await held(context, id, tx)
  await removeMessage(tx, before)
  return { kind: 'message', id, clientId: before.clientId, before: told(before) }
}
