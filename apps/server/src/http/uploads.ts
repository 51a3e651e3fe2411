import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
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

/** Uploads that are read or worked on at a time: pictures are drawn anew, which takes memory. */
const AT_ONCE = 3

/** Bytes a form needs around its files. */
const FRAME = 64 * 1024

/** What a form may hold: every part costs time, however small it is. */
const LIMITS = { parts: 10, files: 1, fields: 5, fieldSize: 16 * 1024, headerPairs: 20 }

const OVER_LIMIT: ReadonlySet<unknown> = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

/** Of a repeated name the last counts. Files are written to `folder` as they come, and read from there. */
async function partsOf(request: FastifyRequest, fileSize: number, folder: string): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>()
  let name = ''
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
      name = part.fieldname
      if (part.type === 'field') {
        form.set(name, part.value)
        continue
      }
      const path = join(folder, String(form.size))
      await pipeline(part.file, createWriteStream(path))
      if (part.file.truncated) refuse('fileTooBig', name)
      form.set(name, new File([await openAsBlob(path)], part.filename, { type: part.mimetype }))
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

async function formOf(request: FastifyRequest, maxBytes: number, folder: string): Promise<Record<string, unknown>> {
  const { raw } = request
  const tooMuch = moreThan(maxBytes + FRAME, raw)
  try {
    return await Promise.race([partsOf(request, maxBytes, folder), tooMuch.failed])
  } finally {
    tooMuch.stop()
    // What still comes of a refused form is not read as one any more.
    raw.unpipe()
    raw.resume()
  }
}

const removeFolder = async (folder: Promise<string>): Promise<void> =>
  rm(await folder, { recursive: true, force: true })

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
    const folder = mkdtemp(join(tmpdir(), 'upload-'))
    reply.raw.once('close', () => {
      working.delete(caller)
      removeFolder(folder).catch((error: unknown) =>
        request.log.error({ err: error }, 'a file that was sent in could not be removed'),
      )
    })
    request.body = await formOf(request, upload.maxBytes, await folder)
  })
}
