import {
  MAIL_COLUMN_WORDS,
  MAIL_KIND_WORDS,
  MAIL_STATE_WORDS,
  ORDER_COLUMN_WORDS,
  type StaffMail,
} from '@billett/contract'
import { mailsAddress } from '@billett/contract/lists/mails-address.ts'
import { mailsFilter } from '@billett/contract/lists/mails-query.ts'
import { CLIENT_COLUMN, declaredList, exportsPersonal, type ListColumn, rowsAfter } from '../listing/index.ts'
import { type ListedMail, listedMails } from './listed-mails.queries.ts'
import { filterOf } from './search-mails.ts'
import { presentMail } from './staff-mail.present.ts'

const COLUMNS: readonly ListColumn<StaffMail>[] = [
  { name: MAIL_COLUMN_WORDS.lastOn, cell: ({ lastOn }, { at }) => at(lastOn) },
  { name: MAIL_COLUMN_WORDS.subject, cell: ({ subject }) => subject },
  { name: MAIL_COLUMN_WORDS.kind, cell: ({ kind }, { language }) => MAIL_KIND_WORDS[kind][language] },
  { name: MAIL_COLUMN_WORDS.email, cell: ({ email }) => email },
  { name: MAIL_COLUMN_WORDS.state, cell: ({ state }, { language }) => MAIL_STATE_WORDS[state][language] },
  { name: MAIL_COLUMN_WORDS.tries, cell: ({ tries }) => tries },
  { name: ORDER_COLUMN_WORDS.number, cell: ({ orderNumber }) => orderNumber },
  CLIENT_COLUMN,
]

/** The mails that the address of the list asks for, as a file. */
export const mailList = declaredList(mailsAddress, (context, state) => {
  const { world } = context
  const filter = filterOf(context, mailsFilter(state, world.regions.current().timeZone))
  const isPersonal = exportsPersonal(context)
  const parts = rowsAfter<ListedMail>((after, limit) =>
    listedMails(world.db, { ...filter, ...(after && { after }) }, { limit, offset: 0 }),
  )
  async function* rows(): AsyncGenerator<StaffMail[]> {
    for await (const part of parts) yield part.map(row => presentMail(world, row, isPersonal))
  }
  return { name: 'mails', columns: COLUMNS, rows: rows(), isPersonal }
})
