import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { acceptedLanguage, type Language } from '@billett/domain'

/** What was asked, as a value. */
export type Question = {
  method: string
  path: string
  query: URLSearchParams
  language: Language
  /** False when another site's page made the browser ask. */
  ownPage: boolean
  body: string
}

export async function readQuestion(request: IncomingMessage): Promise<Question> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox')
  const site = request.headers['sec-fetch-site']
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    language: acceptedLanguage(request.headers['accept-language']) ?? 'de',
    ownPage: site === undefined || site === 'same-origin' || site === 'none',
    body: request.method === 'PUT' ? await text(request) : '',
  }
}
