import { isDeepStrictEqual } from 'node:util'
import { epochOf, toInstant } from '@billett/domain'
import type { Chosen } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'
import type { Registration, RegistrationRequest } from './registration.ts'

export type Begun = { ok: true; registration: Registration; isNew: boolean } | { ok: false; reason: 'keyReused' }

/** One registration per idempotency key: the same request again finds the first one, another request is refused. */
export const createRegistration = (
  { ledger, randomId }: { ledger: Ledger; randomId: () => string },
  idempotencyKey: string,
  request: RegistrationRequest,
  chosen: Chosen | undefined,
): Begun => {
  const { book } = ledger
  const earlier = book.registrations.get(book.registrationByKey.get(idempotencyKey) ?? '')
  if (earlier)
    return isDeepStrictEqual(earlier.request, request)
      ? { ok: true, registration: earlier, isNew: false }
      : { ok: false, reason: 'keyReused' }
  const reference = `reg_${randomId()}`
  const expiresAt = toInstant(epochOf(ledger.now()) + request.expiresInSeconds * 1000)
  ledger.record({
    kind: 'registrationBegun',
    reference,
    payToken: randomId(),
    idempotencyKey,
    request,
    chosen,
    expiresAt,
  })
  const registration = book.registrations.get(reference)
  if (!registration) throw new Error(`registration ${reference} was recorded and is not in the book`)
  return { ok: true, registration, isNew: true }
}
