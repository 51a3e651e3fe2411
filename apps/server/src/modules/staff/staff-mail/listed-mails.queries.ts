import { type Instant, type MailKind, type MailState, orderNumberMeant } from '@billett/domain'
import { and, desc, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import { mailRecord, order as orders } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

export interface MailFilter {
  clientIds: readonly string[]
  /** How the address or the number of the order begins; all with ''. */
  term: string
  /** A part of the subject; any with ''. */
  subject: string
  kinds?: readonly MailKind[] | undefined
  states?: readonly MailState[] | undefined
  from?: Instant | undefined
  before?: Instant | undefined
  id?: string
  /** Only what comes after this mail. */
  after?: { lastOn: Instant; id: string }
}

export interface ListedMail {
  id: string
  clientId: string
  kind: MailKind
  email: string
  subject: string
  state: MailState
  tries: number
  lastOn: Instant
  orderId: string | null
  orderNumber: string | null
}

const ofOrder = (db: Statements, term: string) =>
  inArray(
    mailRecord.orderId,
    db
      .select({ id: orders.id })
      .from(orders)
      .where(like(sql`lower(${orders.orderNumber})`, beginning(orderNumberMeant(term)))),
  )

const foundBy = (db: Statements, term: string) =>
  term === '' ? undefined : or(like(sql`lower(${mailRecord.email})`, beginning(term)), ofOrder(db, term))

/** Mails, the latest first. */
export const listedMails = (
  db: Statements,
  { clientIds, term, subject, kinds, states, from, before, id, after }: MailFilter,
  { limit, offset }: Window,
): Promise<ListedMail[]> =>
  db
    .select({
      id: mailRecord.id,
      clientId: mailRecord.clientId,
      kind: mailRecord.kind,
      email: mailRecord.email,
      subject: mailRecord.subject,
      state: mailRecord.state,
      tries: mailRecord.tries,
      lastOn: mailRecord.lastOn,
      orderId: mailRecord.orderId,
      orderNumber: orders.orderNumber,
    })
    .from(mailRecord)
    .leftJoin(orders, and(eq(orders.id, mailRecord.orderId), eq(orders.clientId, mailRecord.clientId)))
    .where(
      and(
        inArray(mailRecord.clientId, [...clientIds]),
        id === undefined ? undefined : eq(mailRecord.id, id),
        foundBy(db, term),
        subject === '' ? undefined : like(sql`lower(${mailRecord.subject})`, `%${beginning(subject)}`),
        kinds && inArray(mailRecord.kind, [...kinds]),
        states && inArray(mailRecord.state, [...states]),
        from === undefined ? undefined : gte(mailRecord.lastOn, from),
        before === undefined ? undefined : lt(mailRecord.lastOn, before),
        after && sql`(${mailRecord.lastOn}, ${mailRecord.id}) < (${after.lastOn}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(mailRecord.lastOn), desc(mailRecord.id))
    .limit(limit)
    .offset(offset)
