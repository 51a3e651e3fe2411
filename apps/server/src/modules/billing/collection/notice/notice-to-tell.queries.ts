import type { DebitNotice, Language } from '@billett/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { debitNotice, debitNoticeLine, party, payerAccount } from '../../../../db/schema/index.ts'
import { contactOfPayer } from '../../../subscription/party/index.ts'

export interface NoticeToTell extends DebitNotice {
  id: string
  /** 1 for the first that a payer gets. */
  number: number
  language: Language
  name: string
  /** Of the payer's account, else as they were named; null where nobody knows one. */
  email: string | null
}

/** A notice of the client's, and whom to tell. */
export async function noticeToTell(db: Statements, clientId: string, id: string): Promise<NoticeToTell | undefined> {
  const [row] = await db
    .select({
      notice: debitNotice,
      language: party.language,
    })
    .from(debitNotice)
    .innerJoin(payerAccount, eq(payerAccount.id, debitNotice.payerId))
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .where(and(eq(debitNotice.clientId, clientId), eq(debitNotice.id, id)))
  if (!row) return undefined
  const lines = await db
    .select({ dueOn: debitNoticeLine.dueOn, cents: debitNoticeLine.cents })
    .from(debitNoticeLine)
    .where(eq(debitNoticeLine.noticeId, id))
    .orderBy(asc(debitNoticeLine.dueOn))
  const { notice, language } = row
  const contact = await contactOfPayer(db, clientId, notice.payerId)
  return {
    ...notice,
    lines,
    language,
    name: contact?.name ?? '',
    email: contact?.email ?? null,
  }
}
