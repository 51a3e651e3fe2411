import {
  MESSAGE_COLUMN_WORDS,
  MESSAGE_PLACE_WORDS,
  MESSAGE_STATE_WORDS,
  PAGE_LANGUAGE_WORDS,
  type StaffMessage,
} from '@billett/contract'
import { messagesAddress } from '@billett/contract/lists/messages-address.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, CLIENT_COLUMN, declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { presentMessage } from './staff-message.present.ts'
import { messagesOf } from './staff-message.repository.ts'

const COLUMNS: readonly ListColumn<StaffMessage>[] = [
  { name: MESSAGE_COLUMN_WORDS.title, cell: ({ title }, { language }) => title[language] },
  { name: MESSAGE_COLUMN_WORDS.state, cell: ({ state }, { language }) => MESSAGE_STATE_WORDS[state][language] },
  {
    name: MESSAGE_COLUMN_WORDS.audience,
    cell: ({ places, languages }, { language }) =>
      [
        ...places.map(place => MESSAGE_PLACE_WORDS[place][language]),
        ...languages.map(one => PAGE_LANGUAGE_WORDS[one][language]),
      ].join(', '),
  },
  { name: MESSAGE_COLUMN_WORDS.from, cell: ({ from }, { at }) => at(from) },
  { name: MESSAGE_COLUMN_WORDS.to, cell: ({ to }, { at }) => at(to) },
  CLIENT_COLUMN,
]

/** Messages of the day as a file. */
export const messageList = declaredList(messagesAddress, (context, { clientId }) => {
  const { world } = context
  const clientIds = askedClients(scopeOf(context), clientId || undefined)
  const rows = rowsByPage(async window =>
    (await messagesOf(world.db, clientIds, window)).map(row => presentMessage(world, row)),
  )
  return { name: 'messages', columns: COLUMNS, rows }
})
