import type { Language } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { party, payerAccount, payout } from '../../../../db/schema/index.ts'
import { contactOfPayer } from '../../../subscription/party/index.ts'

export interface PayoutToTell {
  id: string
  cents: number
  iban: string
  /** What stands on the statement of account. */
  text: string
  language: Language
  name: string
  email: string
}

/** A payout of the client's, and whom to tell; undefined where nobody knows an address. */
export async function payoutToTell(db: Statements, clientId: string, id: string): Promise<PayoutToTell | undefined> {
  const [row] = await db
    .select({ payout, language: party.language })
    .from(payout)
    .innerJoin(payerAccount, eq(payerAccount.id, payout.payerId))
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .where(and(eq(payout.clientId, clientId), eq(payout.id, id)))
  const contact = row && (await contactOfPayer(db, clientId, row.payout.payerId))
  if (!row || !contact?.email) return undefined
  const { cents, iban, text } = row.payout
  return { id, cents, iban, text, language: row.language, name: contact.name, email: contact.email }
}
