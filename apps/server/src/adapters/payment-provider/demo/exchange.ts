import { Agent, type ClientRequest, request as httpRequest } from 'node:http'
import { request as httpsRequest, Agent as TlsAgent } from 'node:https'

export interface Question {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | undefined
  /** Until the whole answer is there. */
  timeoutMilliseconds: number
}

export interface HttpAnswer {
  status: number
  body: string
}

/** Connections stay open: a purchase asks two or three times, and opening one costs more than asking. */
const agent = new Agent({ keepAlive: true })
const tlsAgent = new TlsAgent({ keepAlive: true })

/** The other side closed a connection that lay idle just as it was used again; it has not seen the question. */
const wasClosedIdle = (request: ClientRequest, error: unknown): boolean =>
  request.reusedSocket && error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/**
 * One question and its answer, redirects as they are. Throws where nobody answers in time. The question must be safe to
 * repeat.
 */
export function exchange(question: Question): Promise<HttpAnswer> {
  const { url, method, headers, body, timeoutMilliseconds } = question
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const isTls = url.startsWith('https:')
  const options = { method, headers: { ...headers, ...length }, agent: isTls ? tlsAgent : agent }
  return new Promise((resolve, reject) => {
    const request = (isTls ? httpsRequest : httpRequest)(url, options, answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', part => {
        text += part
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
      answer.on('close', () => clearTimeout(patience))
    })
    const patience = setTimeout(
      () => request.destroy(new Error(`no answer within ${timeoutMilliseconds} ms`)),
      timeoutMilliseconds,
    )
    request.on('error', error => {
      clearTimeout(patience)
      if (wasClosedIdle(request, error)) resolve(exchange(question))
      else reject(error)
    })
    request.end(body)
  })
}
