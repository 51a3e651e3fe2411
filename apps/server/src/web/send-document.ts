import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressedOnce } from '../http/route/compress-once.ts'
import { type KeptBytes, keptBytes } from '../kept/kept-bytes.ts'
import type { Page } from './page-renderer.ts'

/** A document as it is sent. */
interface Sent extends KeptBytes {
  policy: string
}

/** Of the documents that are drawn once: forgotten along with them. */
const sentOf = new WeakMap<Page, Sent>()

function sentOnce(page: Page, policyOf: (page: Page) => string): Sent {
  const known = sentOf.get(page)
  if (known) return known
  const sent = { ...keptBytes(Buffer.from(page.document)), policy: policyOf(page) }
  sentOf.set(page, sent)
  return sent
}

/**
 * Sends a document under its content security policy. What is the same for everybody is compressed once; the rest is
 * compressed on its way.
 */
export function sendDocument(
  page: Page,
  policyOf: (page: Page) => string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(page.status).type('text/html; charset=utf-8').headers({
    'content-language': page.language,
    // Forms are taken from pages of ours alone, so a browser has to say which page sends one.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    vary: 'accept-language, cookie, accept-encoding',
  })
  if (!page.isKept) return reply.header('content-security-policy', policyOf(page)).send(page.document)
  const sent = sentOnce(page, policyOf)
  const { encoding, bytes } = compressedOnce(sent, headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-security-policy', sent.policy).send(bytes)
}
