import { addMinutes, businessDateOf, checkStudent } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import { lockOwnAccount } from '../../../call/visitor/lock-own-account.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { isTaken } from '../../../db/is-taken.ts'
import type { KnownStudent } from '../../../ports/student-verification.ts'
import {
  isSomebodyElses,
  personOf,
  storeRequest,
  storeVerified,
  takeRequest,
  type VerifiedStudent,
  verifiedStudent,
} from './student-verification.repository.ts'

/** One account a student. */
const STUDENT_INDEX = 'student_verification_student'

/** Minutes somebody has at their university's login. */
const REQUEST_MINUTES = 30

/** What the university said, as long as that holds. */
export async function currentVerification({ world, visitor }: Context): Promise<VerifiedStudent | undefined> {
  const verified = await verifiedStudent(world.db, visitor.id)
  return verified && verified.validUntil >= businessDateOf(world.clock()) ? verified : undefined
}

/** Begins the way to the university's login and back to a page of the shop. */
export async function beginVerification(
  { world, visitor }: Context,
  page: string,
): Promise<{ guid: string; loginUrl: string }> {
  if (!world.students.isOffered) return refuse('studentVerificationClosed')
  const guid = world.newId()
  const target = new URL(page, world.config.PUBLIC_URL)
  target.searchParams.set('shibboleth', guid)
  const loginUrl = world.students.loginAddress(guid, target.href)
  await storeRequest(world.db, { guid, accountId: visitor.id, expiresOn: addMinutes(world.clock(), REQUEST_MINUTES) })
  return { guid, loginUrl }
}

/**
 * Asks the university who has come back under this number, and keeps what it says when it is the customer. A way is
 * asked about once, and ends in whichever account comes back: the login's address can be passed on, and who did so
 * could otherwise ask until the other one has signed in there.
 */
export async function finishVerification(context: Context, guid: string): Promise<VerifiedStudent> {
  const { world, visitor } = context
  if ((await takeRequest(world.db, guid, world.clock())) !== visitor.id) return refuse('studentNotSignedIn', 'guid')
  const answer = await world.students.find(guid)
  if (answer.state === 'unreachable') {
    world.log.warn({ detail: answer.detail }, 'the university does not answer')
    return refuse('studentServiceUnreachable')
  }
  if (answer.state !== 'student') return refuse('studentNotSignedIn', 'guid')
  return keep(context, answer.student).catch(error => {
    // Two accounts at the same moment.
    if (isTaken(error, STUDENT_INDEX)) refuse('studentTaken')
    throw error
  })
}

async function keep(context: Context, student: KnownStudent): Promise<VerifiedStudent> {
  const { world } = context
  return world.db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    const own = ownAccount(context)
    const { accountId } = own
    const person = (await personOf(tx, own)) ?? refuse('userNotFound')
    accepted<object>(checkStudent(student, person, businessDateOf(world.clock())))
    if (await isSomebodyElses(tx, student.studentId, accountId)) return refuse('studentTaken')
    const { studentId, university, validUntil } = student
    const verified = { accountId, studentId, university, validUntil, verifiedOn: world.clock() }
    await storeVerified(tx, verified)
    return verified
  })
}
