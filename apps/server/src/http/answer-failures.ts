import type { Client } from '@billett/clients'
import { HEADERS, INCIDENT } from '@billett/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../call/language.ts'
import { type Refusal, Refused } from '../call/refused.ts'
import { isLostDatabase } from '../db/is-lost-database.ts'
import { isStatementTimeout } from '../db/is-statement-timeout.ts'
import { Busy } from '../ports/busy.ts'
import { FAILURE_POLICY, failurePage, wantsPage } from './failure-page.ts'
import { failureReply } from './failures.ts'
import { drop, leftMidway } from './gone-callers.ts'
import { JSON_TYPE } from './json-type.ts'
import { VARY } from './vary.ts'

/** What Fastify and its plugins refuse, and what stands before the envelope; everything else throws `Refused`. */
const BY_STATUS: Record<number, Refusal['reason']> = {
  400: 'malformedRequest',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'bodyTooLarge',
  414: 'malformedRequest',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'temporarilyUnavailable',
}

/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 2

const isDatabaseTrouble = (error: unknown): boolean => isLostDatabase(error) || isStatementTimeout(error)

function refusalsOf(error: unknown): readonly Refusal[] {
  if (error instanceof Refused) return error.refusals
  if (isDatabaseTrouble(error) || error instanceof Busy) return [{ reason: 'temporarilyUnavailable', field: '' }]
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return [{ reason: BY_STATUS[status] ?? 'backendCommunication', field: '' }]
}

/**
 * That a caller has to come back is no fault of ours: a server that stops says so at every poll, and one that is full
 * is worth a look.
 */
function levelOf(error: unknown, status: number): 'error' | 'warn' | 'debug' {
  if (status !== 503 || isDatabaseTrouble(error)) return 'error'
  return error instanceof Refused ? 'debug' : 'warn'
}

/** What lets a caller in (RFC 6750 §3), and whether what was shown does not. */
const challengeOf = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"'

/** The client as it is configured while this request is answered. */
type ClientOf = (request: FastifyRequest) => Client

/**
 * Answers whatever was thrown with the envelope of Spec 2 §8.1, and a browser that asked for a page with one; also
 * where Fastify itself gives up on an address (`frameworkErrors`). Who has left before the request was whole is counted
 * (`callerGone`), and neither answered nor logged.
 */
export const failureAnswer =
  (clientOf: ClientOf, callerGone: () => void = () => undefined) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (leftMidway(request)) {
      callerGone()
      drop(request, reply)
      return
    }
    const language = languageOf(request.headers[HEADERS.language], clientOf(request))
    const refusals = refusalsOf(error)
    const { status, body } = failureReply(refusals, language)
    if (status >= 500) request.log[levelOf(error, status)]({ err: error }, 'request failed')
    if (status >= 500) reply.header(INCIDENT, String(request.id))
    if (status === 503) reply.header('retry-after', RETRY_AFTER)
    if (status === 401) reply.header('www-authenticate', challengeOf(request))
    reply.code(status).headers({ 'cache-control': 'no-store', vary: VARY })
    // A file of which the first line could not be read was announced as one.
    reply.removeHeader('content-disposition')
    if (!wantsPage(request)) return void reply.type(JSON_TYPE).send(body)
    const reason = refusals[0]?.reason ?? 'backendCommunication'
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-language': language, 'content-security-policy': FAILURE_POLICY })
      .send(failurePage(reason, language, request, clientOf(request)))
  }

export function answerFailures(app: FastifyInstance, clientOf: ClientOf, callerGone?: () => void): void {
  app.setErrorHandler(failureAnswer(clientOf, callerGone))
}
