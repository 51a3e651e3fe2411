import type { DocumentRequest as EveryRequest } from '@billett/web-kit/document/document-request.ts'
import { fillTemplate } from '@billett/web-kit/document/fill-template.ts'
import { cookieIn, preferredContrast, preferredLanguage } from '@billett/web-kit/document/preferences.ts'
import { themeVariables } from '@billett/web-kit/theme/theme-variables.ts'
import { CONSENT_COOKIE } from '../storage/cookie-consent.ts'
import { type EarlyFiles, earlyLinks, earlyStyles } from './early-files.ts'
import { keepPages } from './kept-pages.ts'
import { renderPage } from './render-page.tsx'

export interface DocumentRequest extends EveryRequest {
  /** The built dist/client/.vite/early-files.json. */
  earlyFiles: EarlyFiles
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
    // No choice of cookies came along, so the notice is part of the first screen.
    undecided: cookieIn(asking.cookie, CONSENT_COOKIE) === undefined,
    url: asking.url,
  })
  const variables = `<style nonce="${nonce}">${themeVariables(client.theme)}</style>`
  const styles = `${variables}${earlyStyles(earlyFiles, page.screen, nonce)}`
  const head = `${styles}${page.head}${earlyLinks(earlyFiles, page.screen, page.language)}`
  return { status: page.status, language: page.language, document: fillTemplate(template, { ...page, head }, nonce) }
}
