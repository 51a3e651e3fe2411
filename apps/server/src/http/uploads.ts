import type { FastifyInstance, FastifyRequest } from 'fastify'

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

const failure = (statusCode: number, text: string): Error => Object.assign(new Error(text), { statusCode })

async function bytesOf(payload: AsyncIterable<Buffer>, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of payload) {
    length += part.length
    if (length > most) throw failure(413, 'the upload is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function formOf(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': contentType } }).formData())
  } catch {
    throw failure(400, 'the form cannot be read')
  }
}

/** Reads forms with files (RFC 7578) for the calls that take them, a few at a time; every other answers 415. Of a repeated name the last counts. */
export function acceptUploads(app: FastifyInstance): void {
  const working = new Set<FastifyRequest>()
  const end = async (request: FastifyRequest) => void working.delete(request)
  app.addHook('onResponse', end)
  app.addHook('onRequestAbort', end)
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const { upload } = request.routeOptions.config
    if (!upload) throw failure(415, 'this call takes no files')
    const most = upload.maxBytes + FRAME
    if (Number(request.headers['content-length'] ?? 0) > most) throw failure(413, 'the upload is too large')
    if (working.size >= AT_ONCE) throw failure(503, 'too many uploads at once')
    working.add(request)
    return formOf(await bytesOf(payload, most), request.headers['content-type'] ?? '')
  })
}
