import { createHash } from 'node:crypto'
import type { Client } from '@billett/clients'
import { type Failure, failures } from '@billett/contract'
import type { Language } from '@billett/domain'
import { html } from '@billett/markup'
import type { FastifyRequest } from 'fastify'

const STYLE = `:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}h1{font-size:1.5rem}`

/** The page runs no script, and fetches nothing. */
export const FAILURE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

const WORDS: Record<Language, { again: string; start: string; typed: string }> = {
  de: {
    again: 'Noch einmal versuchen',
    start: 'Zur Startseite',
    typed: 'Was Sie eingegeben haben, ist noch da: Gehen Sie in Ihrem Browser eine Seite zurück.',
  },
  en: {
    again: 'Try again',
    start: 'To the start page',
    typed: 'What you typed is still there: go back one page in your browser.',
  },
}

const isCall = (url: string): boolean => url.toLowerCase().startsWith('/api/')

/** Whether a person is looking at what comes: a browser that asked for a page, and not for a call. */
export const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html') && !isCall(url)

/** What went wrong as a page by itself: nothing of the shop need work for it. */
export function failurePage(reason: Failure, language: Language, { method, url }: FastifyRequest, client: Client) {
  const { again, start, typed } = WORDS[language]
  const { name } = client.config.texts
  return `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${{ markup: STYLE }}</style></head><body><main><h1>${name}</h1><p>${failures[reason][language]}</p>${
      method === 'GET' ? html`<p><a href="${url}">${again}</a></p>` : html`<p>${typed}</p>`
    }<p><a href="/">${start}</a></p></main></body></html>`.markup
  }`
}
