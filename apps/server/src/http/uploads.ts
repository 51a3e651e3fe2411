import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, refuse } from '../call/refused.ts'
import { Busy } from '../ports/busy.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, as a form of several parts; at most so many bytes altogether. */
    upload?: { maxBytes: number } | null
  }
}

/** Uploads that are read or worked on at a time: each is held in memory. */
const AT_ONCE = 3

/** Bytes a form needs around its files. */
const FRAME = 64 * 1024

/** What a form may hold: every part costs time, however small it is. */
const LIMITS = { parts: 10, files: 1, fields: 5, fieldSize: 16 * 1024, headerPairs: 20 }

const OVER_LIMIT: ReadonlySet<unknown> = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

/** Of a repeated name the last counts. */
async function partsOf(request: FastifyRequest, fileSize: number): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>()
  let name = ''
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
      name = part.fieldname
      if (part.type === 'field') {
        form.set(name, part.value)
        continue
      }
      const bytes = new Uint8Array(await part.toBuffer())
      if (part.file.truncated) refuse('fileTooBig', name)
      form.set(name, new File([bytes], part.filename, { type: part.mimetype }))
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && OVER_LIMIT.has(error.code)) refuse('notValid', name)
    throw error instanceof Refused ? error : new Refused([{ reason: 'uploadFailed', field: name }])
  }
  return Object.fromEntries(form)
}

/** Fails as soon as more has come than `most` bytes, which may not have been announced. */
function moreThan(most: number, raw: IncomingMessage): { failed: Promise<never>; stop: () => void } {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  let length = 0
  const count = (chunk: Buffer): void => {
    length += chunk.length
    if (length > most) reject(new Refused([{ reason: 'bodyTooLarge', field: '' }]))
  }
  raw.on('data', count)
  return { failed, stop: () => void raw.off('data', count) }
}

async function formOf(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  const { raw } = request
  const tooMuch = moreThan(maxBytes + FRAME, raw)
  try {
    return await Promise.race([partsOf(request, maxBytes), tooMuch.failed])
  } finally {
    tooMuch.stop()
    // What still comes of a refused form is not read as one any more.
    raw.unpipe()
    raw.resume()
  }
}

/** Reads forms with files (RFC 7578) for the calls of this scope, a few at a time and one of each caller. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
  const working = new Set<string>()
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    const { upload } = request.routeOptions.config
    if (!upload) refuse('unsupportedMediaType')
    if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + FRAME) refuse('bodyTooLarge')
    // Only what is still open will tell that it closes; a request sent behind another one has no socket before its
    // turn.
    if (request.raw.destroyed || !reply.raw.socket) refuse('malformedRequest')
    const caller = request.visitor.id || request.ip
    if (working.has(caller)) refuse('tooManyRequests')
    if (working.size >= AT_ONCE) throw new Busy('uploads at once')
    working.add(caller)
    reply.raw.once('close', () => working.delete(caller))
    request.body = await formOf(request, upload.maxBytes)
  })
}
