import { type Call, type Schema, trimmed } from '@billett/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Refusal, Refused } from '../../call/refused.ts'
import { failureOf } from '../failures.ts'
import { queryFitter } from './fit-query.ts'

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
export function inputReader(
  call: Call,
): (request: FastifyRequest) => { params: unknown; query: unknown; body: unknown } {
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
