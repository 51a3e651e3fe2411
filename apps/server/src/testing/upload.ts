import * as calls from '@billett/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Visitor } from './subscription-order.ts'
import type { TestWorld } from './test-world.ts'

/** The shortest file that is a PDF by its content. */
export const A_PDF = Buffer.from('%PDF-1.7\nproof')

interface SentForm {
  file: File
  token: string | undefined
  language?: string
  /** What stands in the address. */
  params?: Record<string, unknown>
  /** What the form says beside the file. */
  fields?: Record<string, string>
}

/** Sends a form with one file, as a browser does. */
export async function sendFile(
  app: FastifyInstance,
  call: calls.Call,
  { file, token, language = 'en', params = {}, fields = {} }: SentForm,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  const request = new Request('https://shop.example', { method: 'POST', body: form })
  return app.inject({
    method: call.method,
    url: calls.pathOf(call).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    headers: {
      [calls.HEADERS.language]: language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Sends a file in that proves something, and keeps the token a guest is given. */
export async function uploadAs({ app }: TestWorld, visitor: Visitor, content: Uint8Array = A_PDF, name = 'proof.pdf') {
  const file = new File([new Uint8Array(content)], name, { type: 'application/octet-stream' })
  const reply = await sendFile(app, calls.uploadFiles, { file, token: visitor.token() })
  const given = reply.headers.authorization
  if (typeof given === 'string') visitor.withToken(given.replace(/^Bearer /, ''))
  const { data = [], error = [] }: { data?: calls.UploadedFile[]; error?: calls.ErrorEnvelope['error'] } = reply.json()
  return { status: reply.statusCode, file: data[0], failure: error[0]?.translationKey, token: given }
}
