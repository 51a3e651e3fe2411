import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@billett/clients'
import { type PageTurns, pageTurns } from './page-turns.ts'
import type { SentForm } from './plain/answer-form.ts'
import type { PlainSearch } from './plain/plain-search.ts'

interface PageRequest {
  template: string
  /** Which files a screen needs; written and read by the web. */
  earlyFiles: unknown
  client: Client
  region: { currency: string; timeZone: string }
  url: string
  cookie: string | undefined
  acceptLanguage: string | undefined
  /** The page answers a form that the browser sent by itself. */
  sent?: SentForm | undefined
  /** The page answers a search that the browser sent by itself. */
  search?: PlainSearch | undefined
}

export interface Page {
  status: number
  language: string
  document: string
  /** The style sheet within the document. */
  style: string
  /** The script within it that runs before the first paint. */
  script?: string
  /** It is the same for everybody, and the same object the next time. */
  isKept?: boolean
  /** Drawn from the sources: tools for development put scripts and styles of their own into it. */
  isDevelopment?: boolean
}

/** What the web's server bundle exports; the two rooms meet only here, in built files. */
interface ServerBundle {
  renderDocument: (request: PageRequest) => Promise<Page>
}

const isServerBundle = (value: unknown): value is ServerBundle =>
  typeof value === 'object' && value !== null && 'renderDocument' in value && typeof value.renderDocument === 'function'

export type RenderPage = (request: Omit<PageRequest, 'template' | 'earlyFiles'>) => Promise<Page>

/** Draws pages with an app's own code, as built into `dist`. */
export async function pageRenderer(dist: string, take: PageTurns = pageTurns()): Promise<RenderPage> {
  const bundle: unknown = await import(join(dist, 'server/entry-server.js'))
  if (!isServerBundle(bundle)) throw new Error(`${dist} holds no server bundle of the web`)
  const template = readFileSync(join(dist, 'client/index.html'), 'utf8')
  const earlyFiles: unknown = JSON.parse(readFileSync(join(dist, 'client/.vite/early-files.json'), 'utf8'))
  return request => take(() => bundle.renderDocument({ ...request, template, earlyFiles }))
}
