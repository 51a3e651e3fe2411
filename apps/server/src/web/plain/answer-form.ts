import { ErrorEnvelope, type Schema } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { FastifyRequest, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { refuse } from '../../call/refused.ts'
import { failureReply } from '../../http/failures.ts'
import type { World } from '../../world.ts'
import { callAsSent } from './call-as-sent.ts'
import { errorsOf, type PageError } from './page-error.ts'
import type { Fields, PlainForm } from './plain-forms.ts'

/** What the page is drawn with; read by the web. */
export interface SentForm {
  call: string
  values: Fields
  errors: PageError[]
  reply: string
  session?: { jwt?: string; refreshToken?: string }
}

export interface AnsweredForm {
  sent: SentForm
  status: number
  /** As the call sets them. */
  cookies: string[]
}

/** A body of text, or of another kind that is read anyhow, is no form. */
function fieldsIn(body: unknown): Fields {
  const fields = z.safeParse(z.record(z.string(), z.string()), body)
  return fields.success ? fields.data : refuse('unsupportedMediaType')
}

/** What is never written into a page again. */
const isSecret = (name: string): boolean => /password/i.test(name)

const Items = z.object({ data: z.array(z.looseObject({ refresh_token: z.optional(z.string()) })) })

/** A field that was not drawn, or a box that was not ticked, is empty: browsers leave it out. */
function emptyOf({ body }: { body: Schema }): Fields {
  if (!(body instanceof z.ZodMiniObject)) return {}
  const shape: Record<string, z.core.$ZodType> = body.def.shape
  const required = Object.entries(shape).filter(([, field]) => !(field instanceof z.ZodMiniOptional))
  return Object.fromEntries(required.map(([name]) => [name, '']))
}

function sessionIn({ headers }: LightMyRequestResponse, items: readonly { refresh_token?: string | undefined }[]) {
  const { authorization } = headers
  if (typeof authorization !== 'string') return undefined
  return { jwt: authorization.replace(/^Bearer /, ''), refreshToken: items[0]?.refresh_token }
}

function outcomeOf(reply: LightMyRequestResponse): Pick<SentForm, 'errors' | 'reply' | 'session'> {
  if (reply.statusCode >= 400) {
    return { errors: errorsOf(z.parse(ErrorEnvelope, reply.json())), reply: '[]' }
  }
  const { data } = z.parse(Items, reply.json())
  const session = sessionIn(reply, data)
  return session ? { errors: [], reply: '[]', session } : { errors: [], reply: JSON.stringify(data) }
}

/** Sends the fields of a page's form as its call, and says what the page is to be drawn with. */
export async function answerForm(
  request: FastifyRequest,
  world: World,
  language: Language,
  { call, adds, refuses }: PlainForm,
): Promise<AnsweredForm> {
  const fields = fieldsIn(request.body)
  const added = adds?.(request, world, fields) ?? {}
  const typed = { ...emptyOf(call), ...fields }
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !isSecret(name) && !(name in added)))
  const refusal = refuses?.(world, fields)
  if (refusal) {
    const { status, body } = failureReply([refusal], language)
    return { sent: { call: call.name, values, errors: errorsOf(body), reply: '[]' }, status, cookies: [] }
  }
  const reply = await callAsSent(request, call, language, { body: { ...typed, ...added } })
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  return { sent: { call: call.name, values, ...outcomeOf(reply) }, status: reply.statusCode, cookies }
}
