import type { StaffMail, StaffMailFilter, StaffMailsQuery } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { askedClients, staffWindow } from '../listing/index.ts'
import { listedMails, type MailFilter } from './listed-mails.queries.ts'
import { presentMail } from './staff-mail.present.ts'

/** What is looked for, of the clients that the caller sees. */
export const filterOf = (context: Context, { search, clientId, subject, ...asked }: StaffMailFilter): MailFilter => ({
  clientIds: askedClients(scopeOf(context), clientId),
  term: search ?? '',
  subject: subject ?? '',
  ...asked,
})

/** A page of mails. Refuses `narrowFilter` where it is too late a page. */
export async function searchMails(context: Context, query: StaffMailsQuery): Promise<StaffMail[]> {
  const { page, pageSize, ...filter } = query
  const rows = await listedMails(context.world.db, filterOf(context, filter), staffWindow({ page, pageSize }))
  return rows.map(row => presentMail(context.world, row, false))
}

/** One mail, and the note that it was read; refuses `mailNotFound` for one the caller does not see as for none. */
export async function showMail(context: Context, id: string, tx: Transaction): Promise<Done<StaffMail>> {
  const filter = { clientIds: scopeOf(context).clientIds, term: '', subject: '', id }
  const [row] = await listedMails(tx, filter, { limit: 1, offset: 0 })
  if (!row) return refuse('mailNotFound', 'mailGuid')
  const isFull = holdsRights(context.visitor.rights, ['AllowedToSeePersonalDetails'])
  const act = { kind: 'mail', id, clientId: row.clientId, after: { shownInFull: isFull } } as const
  return { answer: item(presentMail(context.world, row, isFull)), act }
}
