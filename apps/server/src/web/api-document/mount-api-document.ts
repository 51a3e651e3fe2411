import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressedOnce } from '../../http/route/compress-once.ts'
import { type KeptBytes, keptBytes } from '../../kept/kept-bytes.ts'
import { readApiDocument } from './document.ts'
import { drawPage, STYLE } from './draw-page.ts'

/** The document of the calls, and the page to read it. Beside the calls' own addresses, which have a version. */
const API_DOCUMENT_PATH = '/api/openapi.json'
const API_PAGE_PATH = '/api/docs'

/** Each is nearly a megabyte to who takes it uncompressed. */
const config = { limits: [{ most: 30, per: '1 minute' }] } as const

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** The page runs no script and asks nobody for anything. */
const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${hashOf(STYLE)}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** What is sent at one of the two addresses; compressed once. */
interface Served {
  type: string
  kept: KeptBytes
}

let served: { document: Served; page: Served } | undefined

/** Read and drawn when somebody first asks, once for all shops of the process. */
function readOnce() {
  if (served) return served
  const { text, document } = readApiDocument()
  const page = drawPage(document, API_DOCUMENT_PATH)
  served = {
    document: { type: 'application/json; charset=utf-8', kept: keptBytes(Buffer.from(text)) },
    page: { type: 'text/html; charset=utf-8', kept: keptBytes(Buffer.from(page)) },
  }
  return served
}

function send({ type, kept }: Served, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { encoding, bytes } = compressedOnce(kept, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(type).headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' }).send(bytes)
}

/** Serves the document and its page, the same for everyone. */
export function mountApiDocument(app: FastifyInstance): void {
  app.get(API_DOCUMENT_PATH, { config }, (request, reply) => send(readOnce().document, request, reply))
  app.get(API_PAGE_PATH, { config }, (request, reply) =>
    send(readOnce().page, request, reply.header('content-security-policy', POLICY)),
  )
}
