import { and, desc, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import {
  creditCheck,
  mailRecord,
  mandate,
  openIdConsent,
  storedPaymentMethod,
  userDocument,
  userPicture,
} from '../../../db/schema/index.ts'

/** How many mails and letters are shown. */
const SENT = 20

/** Ways to pay, accounts that may be debited, services that are told who somebody is, and what else is kept of them. */
export async function belongingsOf(db: Statements, accountId: string) {
  const [picture] = await db
    .select({ pictureId: userPicture.pictureId })
    .from(userPicture)
    .where(eq(userPicture.accountId, accountId))
  const [check] = await db
    .select({ on: creditCheck.checkedOn })
    .from(creditCheck)
    .where(eq(creditCheck.accountId, accountId))
  return {
    pictureId: picture?.pictureId ?? null,
    creditCheckedOn: check?.on ?? null,
    paymentMethods: await db
      .select({ label: storedPaymentMethod.label, paymentSubType: storedPaymentMethod.paymentSubType })
      .from(storedPaymentMethod)
      .where(eq(storedPaymentMethod.accountId, accountId))
      .orderBy(desc(storedPaymentMethod.createdOn), storedPaymentMethod.id),
    mandates: await db
      .select({
        reference: mandate.reference,
        iban: mandate.iban,
        creditInstitute: mandate.creditInstitute,
        accountHolder: mandate.accountHolder,
        consentOn: mandate.consentOn,
        revokedOn: mandate.revokedOn,
      })
      .from(mandate)
      .where(eq(mandate.accountId, accountId))
      .orderBy(desc(mandate.createdOn), mandate.id),
    services: await db
      .select({ openIdClientId: openIdConsent.openIdClientId, acceptedOn: openIdConsent.acceptedOn })
      .from(openIdConsent)
      .where(eq(openIdConsent.accountId, accountId))
      .orderBy(openIdConsent.openIdClientId),
  }
}

/** Mails to an address of a client, the latest first; none where there is no address. */
export const mailsTo = async (db: Statements, clientId: string, email: string | null) =>
  email === null
    ? []
    : db
        .select({ what: mailRecord.subject, on: mailRecord.lastOn, state: mailRecord.state })
        .from(mailRecord)
        .where(and(eq(mailRecord.clientId, clientId), eq(sql`lower(${mailRecord.email})`, email.toLowerCase())))
        .orderBy(desc(mailRecord.lastOn), desc(mailRecord.id))
        .limit(SENT)

/** Letters and other papers that were put into an account, the latest first. */
export const lettersOf = (db: Statements, accountId: string) =>
  db
    .select({
      what: sql<string>`coalesce(nullif(${userDocument.title}, ''), ${userDocument.fileName})`,
      on: userDocument.createdOn,
      readOn: userDocument.readOn,
    })
    .from(userDocument)
    .where(eq(userDocument.accountId, accountId))
    .orderBy(desc(userDocument.createdOn), desc(userDocument.id))
    .limit(SENT)
