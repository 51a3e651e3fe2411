import { LANGUAGES } from '@billett/domain'
import type { Call } from '../call.ts'
import { HEADERS } from '../headers.ts'
import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY_LENGTH, takesIdempotencyKey } from '../idempotency.ts'
import type { Json } from './json-schema.ts'

/** Headers a call may carry (Spec 2 §7), each under the name of its component. */
export const requestHeaders: Record<string, Json> = {
  AcceptLanguage: {
    name: HEADERS.language,
    in: 'header',
    description: `Language of every text in the reply, by BCP 47: ${LANGUAGES.join(' or ')}, as far as the shop has it.`,
    schema: { type: 'string', examples: ['de', 'en-GB,en;q=0.8'] },
  },
  ClientId: {
    name: HEADERS.clientId,
    in: 'header',
    description:
      'Id of the client (`clientId` of `GET /api/v1/info`). Whose shop it is follows from the host; this is for logs.',
    schema: { type: 'string', format: 'uuid' },
  },
  Source: {
    name: HEADERS.source,
    in: 'header',
    description: 'Which program calls, for logs.',
    schema: { type: 'string', examples: ['timetable-app'] },
  },
  IdempotencyKey: {
    name: HEADERS.idempotencyKey,
    in: 'header',
    description: `The caller’s own name for this one wish, best a new UUID. Asked again with the same key and the same request, the call does nothing and answers as it did, for ${IDEMPOTENCY_HOURS} hours; with another request it answers 422.`,
    schema: {
      type: 'string',
      minLength: IDEMPOTENCY_KEY_LENGTH.min,
      maxLength: IDEMPOTENCY_KEY_LENGTH.max,
      examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'],
    },
  },
}

/** References to the headers of this call. */
export const headersOf = (call: Call): Json[] =>
  Object.keys(requestHeaders)
    .filter(name => name !== 'IdempotencyKey' || takesIdempotencyKey(call))
    .map(name => ({ $ref: `#/components/parameters/${name}` }))
