import type { Client } from '@billett/clients'
import type { Region } from '@billett/web-kit/text/format.ts'
import { themeVariables } from '../theme/theme-variables.ts'
import { type EarlyFiles, earlyLinks, earlyStyles } from './early-files.ts'
import { fillTemplate } from './fill-template.ts'
import { keepPages } from './kept-pages.ts'
import { type Asking, isUndecided, preferredContrast, preferredLanguage } from './preferences.ts'
import { renderPage } from './render-page.tsx'

export interface DocumentRequest extends Asking {
  /** The built dist/client/index.html. */
  template: string
  /** The built dist/client/.vite/early-files.json. */
  earlyFiles: EarlyFiles
  client: Client
  region: Region
  /** Fresh for every reply; also in its content security policy. */
  nonce: string
}

const keptPage = keepPages(renderPage, Date.now)

/** The whole document for a request, in the language and contrast its visitor prefers. */
export async function renderDocument({ template, earlyFiles, client, region, nonce, ...asking }: DocumentRequest) {
  const language = preferredLanguage(client, asking)
  const page = await keptPage({
    client,
    region,
    nonce,
    language,
    contrast: preferredContrast(asking),
    undecided: isUndecided(asking),
    url: asking.url,
  })
  const variables = `<style nonce="${nonce}">${themeVariables(client.theme)}</style>`
  const styles = `${variables}${earlyStyles(earlyFiles, page.screen, nonce)}`
  const head = `${styles}${page.head}${earlyLinks(earlyFiles, page.screen, page.language)}`
  return { status: page.status, language: page.language, document: fillTemplate(template, { ...page, head }, nonce) }
}
