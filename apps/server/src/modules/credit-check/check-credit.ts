import { createHmac } from 'node:crypto'
import { addMinutes } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { type OwnAccount, ownAccount } from '../../call/own-account.ts'
import { refuse } from '../../call/refused.ts'
import { creditCheck, userAccount, userAddress } from '../../db/schema/index.ts'
import type { CreditScore, CreditSubject } from '../../ports/credit-check.ts'
import type { World } from '../../world.ts'
import { limitAttempts } from '../user/index.ts'

/** Minutes an answer of the agency holds. */
const HOLDS_MINUTES = 90 * 24 * 60

async function subjectOf({ db }: World, { clientId, accountId }: OwnAccount): Promise<CreditSubject> {
  const [row] = await db
    .select()
    .from(userAccount)
    .innerJoin(userAddress, and(eq(userAddress.accountId, userAccount.id), eq(userAddress.isMain, true)))
    .where(and(eq(userAccount.id, accountId), eq(userAccount.clientId, clientId)))
  if (!row) return refuse('addressMissing')
  const { firstName, lastName, birthDate } = row.user_account
  const { street, houseNumber, postCode, city, country } = row.user_address
  return { firstName, lastName, birthDate, street, houseNumber, postCode, city, country }
}

/** Of whom an answer is: another name or address is another question. What was asked cannot be guessed from it without our key. */
const fingerprintOf = ({ tokens }: World, subject: CreditSubject): string =>
  createHmac('sha256', tokens.key).update(JSON.stringify(subject)).digest('base64url')

async function knownScore(
  { db, clock }: World,
  accountId: string,
  fingerprint: string,
): Promise<CreditScore | undefined> {
  const [known] = await db.select().from(creditCheck).where(eq(creditCheck.accountId, accountId))
  const isOfThem = known?.reference.startsWith(`${fingerprint}:`)
  return known && isOfThem && clock() < addMinutes(known.checkedOn, HOLDS_MINUTES) ? known.score : undefined
}

/** What the agency says of the caller, now or some weeks ago; null where nobody can be asked: then nothing is known against them. */
async function creditOf(context: Context): Promise<CreditScore | null> {
  const { world, visitor } = context
  const subject = await subjectOf(world, ownAccount(context))
  const fingerprint = fingerprintOf(world, subject)
  const known = await knownScore(world, visitor.id, fingerprint)
  if (known) return known
  await limitAttempts(context, 'credit', visitor.id)
  const answer = await world.credit.check(subject)
  if (answer.state === 'unreachable') {
    world.log.warn({ detail: answer.detail }, 'the credit agency does not answer')
    return null
  }
  const reference = `${fingerprint}:${answer.reference}`
  const change = { score: answer.score, reference, checkedOn: world.clock() }
  await world.db
    .insert(creditCheck)
    .values({ accountId: visitor.id, ...change })
    .onConflictDoUpdate({ target: creditCheck.accountId, set: change })
  return answer.score
}

/** Refuses what is paid for later to whom the agency shows a red light (Spec 3 §3, `creditRatingCheck`). Asks nobody where the shop has no agency. */
export async function requireCredit(context: Context): Promise<void> {
  if (!context.world.credit.isActive) return
  if ((await creditOf(context)) === 'red') refuse('creditRefused')
}
