import * as calls from '@billett/contract'
import type { Visitor } from './subscription-order.ts'
import type { TestWorld } from './test-world.ts'

/** The shortest file that is a PDF by its content. */
export const A_PDF = Buffer.from('%PDF-1.7\nproof')

/** Sends a file in, as a browser does, and keeps the token a guest is given. */
export async function uploadAs({ app }: TestWorld, visitor: Visitor, content: Uint8Array = A_PDF, name = 'proof.pdf') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], name, { type: 'application/octet-stream' }))
  const request = new Request('https://shop.example', { method: 'POST', body: form })
  const token = visitor.token()
  const reply = await app.inject({
    method: 'POST',
    url: calls.pathOf(calls.uploadFiles),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const given = reply.headers.authorization
  if (typeof given === 'string') visitor.withToken(given.replace(/^Bearer /, ''))
  const { data = [], error = [] }: { data?: calls.UploadedFile[]; error?: calls.ErrorEnvelope['error'] } = reply.json()
  return { status: reply.statusCode, file: data[0], failure: error[0]?.translationKey, token: given }
}
