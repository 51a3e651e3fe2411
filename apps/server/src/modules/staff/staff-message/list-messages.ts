import type { StaffMessage, StaffMessagesQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, staffWindow } from '../listing/index.ts'
import { presentMessage } from './staff-message.present.ts'
import { messagesOf } from './staff-message.repository.ts'

/** A page of the messages of the clients that the caller sees. */
export async function listMessages(context: Context, query: StaffMessagesQuery): Promise<StaffMessage[]> {
  const { world } = context
  const clientIds = askedClients(scopeOf(context), query.clientId)
  const rows = await messagesOf(world.db, clientIds, staffWindow(query))
  return rows.map(row => presentMessage(world, row))
}
