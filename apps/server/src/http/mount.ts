import { type Call, HEADERS, pathOf, type Schema, takesIdempotencyKey, trimmed } from '@billett/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Answer } from '../call/answer.ts'
import { clientIdOf } from '../call/client-id-of.ts'
import { guestToken, isAging } from '../call/guest-token.ts'
import { knownDevice } from '../call/known-device.ts'
import { languageOf } from '../call/language.ts'
import { isStillSignedIn } from '../call/live-session.ts'
import { answerOnce, type Sent } from '../call/once/answer-once.ts'
import { type Refusal, Refused, refuse } from '../call/refused.ts'
import type { Route } from '../call/route.ts'
import { ANONYMOUS, readToken, type Visitor } from '../call/visitor.ts'
import type { Shop } from '../shop.ts'
import type { World } from '../world.ts'
import { denied } from './access.ts'
import { failureOf } from './failures.ts'
import { queryFitter } from './fit-query.ts'
import { JSON_TYPE } from './json-type.ts'
import { replyWriter } from './reply-writer.ts'
import { sendKept } from './send-kept.ts'
import { VARY } from './vary.ts'
import { worldOfRequest } from './world-of-request.ts'

const SEVERAL_VALUES = /\}.*\{/

/**
 * `/a/{id}` -> `/a/:id`. Two values in one segment take whatever stands there: without a pattern of their own no line
 * break would pass, and nobody would hear what is wrong with it.
 */
const fastifyPath = (call: Call): string =>
  pathOf(call)
    .split('/')
    .map(segment => segment.replaceAll(/\{(\w+)\}/g, SEVERAL_VALUES.test(segment) ? ':$1([\\s\\S]+?)' : ':$1'))
    .join('/')

/**
 * A token that is not (or no longer) ours says nothing of who calls: public calls are answered all the same, every
 * other asks to sign in.
 */
async function visitorOf(request: FastifyRequest, world: World): Promise<Visitor> {
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() !== 'bearer' || token === '' || token === 'null') return ANONYMOUS
  const visitor = readToken(token, clientIdOf(world), world.tokens, world.clock())
  return visitor && (await isStillSignedIn(world.db, visitor)) ? visitor : ANONYMOUS
}

/** What is missing is `required`, unless the schema has a word of its own for that (`termsNotAccepted`). */
function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const reason = failureOf(issue.message)
  const isMissing = issue.input === undefined && (issue.code === 'invalid_type' || reason === 'notValid')
  return { reason: isMissing ? 'required' : reason, field: issue.path.join('.') }
}

/** More than any form has fields. A list can be wrong in a hundred thousand places, and nobody reads of all of them. */
const MOST_REFUSALS = 100

interface Checked {
  value: unknown
  refusals: readonly Refusal[]
}

const NONE_REFUSED: readonly Refusal[] = []

const checked = (schema: Schema, raw: unknown): Checked => {
  const parsed = z.safeParse(schema, raw, { reportInput: true })
  if (parsed.success) return { value: parsed.data, refusals: NONE_REFUSED }
  return { value: undefined, refusals: parsed.error.issues.slice(0, MOST_REFUSALS).map(refusalOf) }
}

/**
 * Reads the input of a call. Checks all parts of a request at once, so that the caller hears of everything that is
 * wrong with it.
 */
function inputReader(call: Call): (request: FastifyRequest) => { params: unknown; query: unknown; body: unknown } {
  const fitParams = queryFitter(call.params)
  const fitQuery = queryFitter(call.query)
  return request => {
    const params = checked(call.params, fitParams(request.params))
    const query = checked(call.query, fitQuery(request.query))
    const body = checked(call.body, trimmed(request.body ?? {}))
    const refusals = [...params.refusals, ...query.refusals, ...body.refusals]
    if (refusals.length > 0) throw new Refused(refusals)
    return { params: params.value, query: query.value, body: body.value }
  }
}

/** Undeclared fields cannot leave: only what the schema names is written. */
function envelopeWriter({ reply }: Call): (items: readonly unknown[]) => string {
  if (reply.kind !== 'list') return () => '{"data":[]}'
  const write = replyWriter(reply.item)
  return items => `{"data":[${items.map(write).join()}]}`
}

type Write = ReturnType<typeof envelopeWriter>

/** What a write is answered, as it can be sent again. */
function sentOf(answer: Answer<unknown>, write: Write): Sent {
  if (!('items' in answer)) throw new Error('a write is answered with items')
  const { items, authorization, location } = answer
  return { body: write(items), authorization, location }
}

function sendItems({ body, authorization, location }: Sent, reply: FastifyReply): FastifyReply {
  if (authorization) reply.header(HEADERS.authorization, `Bearer ${authorization}`)
  if (location) reply.header('location', location)
  return reply.type(JSON_TYPE).send(body)
}

function send(answer: Answer<unknown>, write: Write, reply: FastifyReply): FastifyReply {
  if ('kept' in answer) return sendKept(answer.kept, write, reply.request.headers['accept-encoding'], reply)
  if ('file' in answer) {
    const { bytes, mimeType, fileName } = answer.file
    return reply
      .type(mimeType)
      .header('content-disposition', `inline; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`)
      .send(bytes)
  }
  return sendItems(sentOf(answer, write), reply)
}

/** The key of a write that is to happen once. */
function idempotencyKeyOf(call: Call, request: FastifyRequest): string | undefined {
  const key = request.headers[HEADERS.idempotencyKey]
  return typeof key === 'string' && takesIdempotencyKey(call) ? key : undefined
}

/**
 * Makes a Fastify route of a call: access first, then the request's shape, then the use case (401 and 403 before 400).
 */
export function mount(app: FastifyInstance, shop: Shop, { call, handle, limit }: Route): void {
  const write = envelopeWriter(call)
  const inputOf = inputReader(call)
  app.route({
    method: call.method,
    url: fastifyPath(call),
    // A HEAD must never do what a GET with an effect does.
    exposeHeadRoute: !call.effect,
    bodyLimit: limit?.bodyBytes,
    config: { form: call.form, upload: call.upload, limits: limit ? [limit] : [] },
    onRequest: async request => {
      request.visitor = await visitorOf(request, worldOfRequest(request, shop))
      const reason = denied(call.access, request.visitor)
      if (reason) refuse(reason)
    },
    handler: async (request, reply) => {
      const input = inputOf(request)
      const world = worldOfRequest(request, shop)
      const language = languageOf(request.headers[HEADERS.language], world.client)
      const aging = isAging(request.visitor, world.clock())
      reply.header('vary', VARY)
      if (aging || call.effect || call.access.who !== 'public') reply.header('cache-control', 'no-store')
      if (aging) reply.header(HEADERS.authorization, `Bearer ${await guestToken(world, request.visitor.id)}`)
      const agent = request.headers['user-agent'] ?? ''
      const device = knownDevice({
        key: world.tokens.key,
        clientId: clientIdOf(world),
        cookie: request.headers.cookie ?? '',
        isSecure: request.protocol === 'https',
        setCookie: cookie => reply.header('set-cookie', cookie),
      })
      const context = { world, visitor: request.visitor, language, caller: request.ip, device, agent }
      const key = idempotencyKeyOf(call, request)
      if (key === undefined) return send(await handle(context, input), write, reply)
      const asked = { world, visitor: request.visitor, caller: request.ip, call, input, key }
      const sent = await answerOnce(asked, async noting =>
        sentOf(await handle({ ...context, world: noting }, input), write),
      )
      return sendItems(sent, reply)
    },
  })
}
