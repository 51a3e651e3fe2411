import { createHmac } from 'node:crypto'
import { keptSince } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { CreditScore, CreditSubject } from '../../../ports/payment/credit-check.ts'
import type { World } from '../../../world.ts'
import { limitTries } from '../../run/limits/index.ts'
import { checkSince, keepCheck, subjectOf } from './credit-check.repository.ts'

/**
 * Of whom an answer is: another name or address is another question. What was asked cannot be guessed from it without
 * our key.
 */
const fingerprintOf = ({ tokens }: World, subject: CreditSubject): string =>
  createHmac('sha256', tokens.key).update(JSON.stringify(subject)).digest('base64url')

/** An answer holds as long as it is kept. */
async function knownScore(
  { db, clock, client }: World,
  accountId: string,
  fingerprint: string,
): Promise<CreditScore | undefined> {
  const known = await checkSince(db, accountId, keptSince(client.config.retention.creditChecks, clock()))
  return known?.reference.startsWith(`${fingerprint}:`) ? known.score : undefined
}

/**
 * What the agency says of the caller, now or some weeks ago; null where nobody can be asked: then nothing is known
 * against them.
 */
async function creditOf(context: Context): Promise<CreditScore | null> {
  const { world, visitor } = context
  const subject = (await subjectOf(world.db, ownAccount(context))) ?? refuse('addressMissing')
  const fingerprint = fingerprintOf(world, subject)
  const known = await knownScore(world, visitor.id, fingerprint)
  if (known) return known
  await limitTries(context, 'credit', visitor.id)
  const answer = await world.credit.check(subject)
  if (answer.state === 'unreachable') {
    world.log.warn({ detail: answer.detail }, 'the credit agency does not answer')
    return null
  }
  const { score, reference } = answer
  const check = { score, reference: `${fingerprint}:${reference}`, checkedOn: world.clock() }
  await keepCheck(world.db, { accountId: visitor.id, ...check })
  return score
}

/**
 * Refuses what is paid for later to whom the agency shows a red light (Spec 3 §3, `creditRatingCheck`). Asks nobody
 * where the shop has no agency.
 */
export async function requireCredit(context: Context): Promise<void> {
  if (!context.world.credit.isOffered) return
  if ((await creditOf(context)) === 'red') refuse('creditRefused')
}
