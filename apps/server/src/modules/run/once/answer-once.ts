import { failures, IDEMPOTENCY_HOURS } from '@billett/contract'
import { addMinutes } from '@billett/domain'
import { type Refusal, Refused, refuse } from '../../../call/refused.ts'
import { sealed, unsealed } from '../../../crypto/seal.ts'
import type { Database } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type KeyedCall, keyOfRequest } from './key-of-request.ts'
import {
  type Claim,
  claimKey,
  keepReply,
  keyedRequestOf,
  noteEffect,
  releaseKey,
  releaseUnused,
  takeOver,
} from './keyed-request.repository.ts'

/** A reply as it is sent. */
export interface Sent {
  body: string
  authorization?: string | undefined
  location?: string | undefined
  /** Accepted, and done only after a second person has agreed. */
  isWaiting?: boolean | undefined
}

type StoredReply = Sent | { refusals: readonly Refusal[] } | { isTooLarge: true }

/** Characters of a sealed reply that is kept, half a megabyte as it was sent: a day of them must not fill a disk. */
const MOST_KEPT = 32_768

/** Minutes after which a request without a reply was left by its server; no call takes as long. */
const LEFT_AFTER = 10

/** Claims the key, or gives the sealed reply that is kept under it. */
async function claim(world: World, id: string, request: string): Promise<Claim | string> {
  const now = world.clock()
  const mine = { id, begunOn: now }
  if (await claimKey(world.db, mine, request, addMinutes(now, -IDEMPOTENCY_HOURS * 60))) return mine
  const known = await keyedRequestOf(world.db, id)
  if (!known) refuse('requestInProgress')
  if (known.request !== request) refuse('idempotencyKeyReused')
  if (known.reply !== null) return known.reply
  if (known.begunOn > addMinutes(now, -LEFT_AFTER)) refuse('requestInProgress')
  if (known.hasEffect) refuse('requestInterrupted')
  if (!(await takeOver(world.db, known, now))) refuse('requestInProgress')
  return mine
}

/** A world whose transactions note with what they store that this request has an effect. */
function noting(world: World, mine: Claim, noted: () => void): World {
  const transaction: Database['transaction'] = async work => {
    const result = await world.db.transaction(async tx => {
      const done = await work(tx)
      if (!(await noteEffect(tx, mine))) refuse('requestInProgress')
      return done
    })
    noted()
    return result
  }
  const db: Database = Object.assign(Object.create(world.db), { transaction })
  // A copy: who makes the world of another client of it copies it as well, and takes what is its own alone.
  return { ...world, db }
}

const INTERRUPTED: readonly Refusal[] = [{ reason: 'requestInterrupted', field: '' }]

/** Try again later: nothing that would have to be said again. */
const isPassing = ({ refusals: [first] }: Refused): boolean => {
  const status = first ? failures[first.reason].status : 500
  return status === 429 || status >= 500
}

/**
 * Does a write once under the key its caller gave it: the same request again is answered as it was, another one is
 * refused. Every transaction of the call notes the key in itself, so that nothing is stored twice, whenever a server
 * ends. What was refused without an effect, or only for now, leaves the key free.
 */
export async function answerOnce(asked: KeyedCall, answer: (world: World) => Promise<Sent>): Promise<Sent> {
  const { world } = asked
  const { id, request, seal } = await keyOfRequest(asked)
  const mine = await claim(world, id, request)
  if (typeof mine === 'string') return again(asked, JSON.parse(unsealed(mine, seal)), answer)
  const keep = (stored: StoredReply) => {
    const reply = sealed(JSON.stringify(stored), seal)
    const isTooLarge = reply.length > MOST_KEPT
    return keepReply(world.db, mine, isTooLarge ? sealed(JSON.stringify({ isTooLarge }), seal) : reply)
  }
  let hasEffect = false
  const noted = () => {
    hasEffect = true
  }
  const sent = await answer(noting(world, mine, noted)).catch(async (error: unknown) => {
    if (error instanceof Refused && isPassing(error)) await releaseKey(world.db, mine)
    else if (hasEffect) await keep({ refusals: error instanceof Refused ? error.refusals : INTERRUPTED })
    else await releaseUnused(world.db, mine)
    throw error
  })
  // Done is done: without its reply the request counts as interrupted when it is asked again.
  await keep(sent).catch((error: unknown) => world.log.warn({ err: error }, 'a reply could not be kept'))
  return sent
}

/** What was too large to be kept is answered anew by a GET, which may be done twice, and is told of otherwise. */
async function again(
  { world, call }: KeyedCall,
  stored: StoredReply,
  answer: (world: World) => Promise<Sent>,
): Promise<Sent> {
  if ('refusals' in stored) throw new Refused(stored.refusals)
  if (!('isTooLarge' in stored)) return stored
  return call.method === 'GET' ? answer(world) : refuse('requestInterrupted')
}
