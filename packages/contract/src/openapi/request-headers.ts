import { LANGUAGES } from '@billett/domain'
import type { Call } from '../call.ts'
import { HEADERS } from '../headers.ts'
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
}

/** References to the headers of this call. */
export const headersOf = (_call: Call): Json[] =>
  Object.keys(requestHeaders).map(name => ({ $ref: `#/components/parameters/${name}` }))
