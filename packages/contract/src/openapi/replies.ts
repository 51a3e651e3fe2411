import type { Call, Reply } from '../call.ts'
import { type Failure, failures } from '../failures/table.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import { AskedApproval } from '../replies/staff-approval.ts'
import type { Json, SchemaWriter } from './json-schema.ts'
import { wordsOfField } from './words/field-words.ts'

/** What any call can answer, whoever makes it. */
export const ANY_CALL = [
  'backendCommunication',
  'timeoutCommunication',
  'tooManyRequests',
  'bodyTooLarge',
  'malformedRequest',
  'unsupportedMediaType',
  'temporarilyUnavailable',
] as const satisfies readonly Failure[]

/** What any call that takes an `Idempotency-Key` can answer besides. */
export const KEYED_CALL = [
  'idempotencyKeyReused',
  'requestInProgress',
  'requestInterrupted',
] as const satisfies readonly Failure[]

const envelope = (items: Json): Json => ({
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', description: wordsOfField('data'), ...items } },
})

function contentOf(reply: Reply<unknown>, { shape }: SchemaWriter, example: unknown): Json {
  if (reply.kind === 'file')
    return Object.fromEntries(reply.mimeTypes.map(type => [type, { schema: { type: 'string', format: 'binary' } }]))
  const schema =
    reply.kind === 'list' ? envelope({ items: shape(reply.item, 'output') }) : envelope({ items: {}, maxItems: 0 })
  return { 'application/json': example === undefined ? { schema } : { schema, example } }
}

const DESCRIPTIONS = {
  list: 'What was asked for, as a list: one entry where one thing was asked for.',
  file: 'The file; its name is in the header `content-disposition`.',
  empty: 'Done; the list is empty.',
} as const

export const success = ({ reply }: Call, schemas: SchemaWriter, example: unknown): Json => ({
  description: DESCRIPTIONS[reply.kind],
  headers: { authorization: { $ref: '#/components/headers/Authorization' } },
  content: contentOf(reply, schemas, example),
})

/** What is answered instead where a second person has to agree first. */
export const waiting = ({ access }: Call, { shape }: SchemaWriter): Json =>
  access.who === 'staff' && access.approval
    ? {
        202: {
          description: 'Nothing is done yet: the company wants a second person to agree first.',
          content: { 'application/json': { schema: envelope({ items: shape(AskedApproval, 'output') }) } },
        },
      }
    : {}

/** `406 error.priceChanged`, and what it says. */
const line = (failure: Failure): string => {
  const { code, en } = failures[failure]
  return `- ${code} \`error.${failure}\`: ${en}`
}

/** What a call refuses with, by status: every word with its code. */
export function refusals(call: Call, words: readonly Failure[]): Json {
  const keyed = takesIdempotencyKey(call) ? KEYED_CALL : []
  const all = [...new Set<Failure>([...words, ...ANY_CALL, ...keyed])]
  const byStatus = Map.groupBy(all, word => failures[word].status)
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, given]) => {
        const isForAll = given.every(word => ANY_CALL.some(any => any === word))
        return [status, isForAll ? { $ref: `#/components/responses/${nameOf(status)}` } : refusal(given)]
      }),
  )
}

const nameOf = (status: number): string => `Status${status}`

const refusal = (words: readonly Failure[]): Json => {
  const isLater = words.some(word => failures[word].status === 429 || failures[word].status === 503)
  return {
    description: words.map(line).join('\n'),
    ...(isLater ? { headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } } } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
  }
}

/** The replies that are the same for every call. */
export const sharedRefusals = (): Json => {
  const byStatus = Map.groupBy(ANY_CALL, word => failures[word].status)
  return Object.fromEntries([...byStatus].map(([status, words]) => [nameOf(status), refusal(words)]))
}

export const replyHeaders: Json = {
  Authorization: {
    description: 'A new token of the caller (`Bearer …`), to be used from now on. Only where there is one.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds after which it is worth asking again.', schema: { type: 'integer' } },
}
