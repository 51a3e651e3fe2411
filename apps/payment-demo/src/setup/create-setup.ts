import { isDeepStrictEqual } from 'node:util'
import { epochOf, toInstant } from '@billett/domain'
import type { Chosen } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'
import type { Setup, SetupRequest } from './setup.ts'

export type Begun = { ok: true; setup: Setup; isNew: boolean } | { ok: false; reason: 'keyReused' }

/** One setup per idempotency key: the same request again finds the first one, another request is refused. */
export const createSetup = (
  { ledger, randomId }: { ledger: Ledger; randomId: () => string },
  idempotencyKey: string,
  request: SetupRequest,
  chosen: Chosen | undefined,
): Begun => {
  const { book } = ledger
  const earlier = book.setups.get(book.setupByKey.get(idempotencyKey) ?? '')
  if (earlier)
    return isDeepStrictEqual(earlier.request, request)
      ? { ok: true, setup: earlier, isNew: false }
      : { ok: false, reason: 'keyReused' }
  const reference = `reg_${randomId()}`
  const expiresAt = toInstant(epochOf(ledger.now()) + request.expiresInSeconds * 1000)
  ledger.record({
    kind: 'setupBegun',
    reference,
    payToken: randomId(),
    idempotencyKey,
    request,
    chosen,
    expiresAt,
  })
  const setup = book.setups.get(reference)
  if (!setup) throw new Error(`setup ${reference} was recorded and is not in the book`)
  return { ok: true, setup, isNew: true }
}
