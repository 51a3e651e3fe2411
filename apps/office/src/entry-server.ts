import { forBrowser } from '@billett/clients'
import type { Language } from '@billett/domain'
import { findOfficeRoute } from '@billett/paths'
import { bootstrapScript } from '@billett/web-kit/document/bootstrap.ts'
import type { DocumentRequest } from '@billett/web-kit/document/document-request.ts'
import { type EarlyFiles, earlyScripts } from '@billett/web-kit/document/early-files.ts'
import { fillTemplate } from '@billett/web-kit/document/fill-template.ts'
import { headOf } from '@billett/web-kit/document/head.ts'
import { type Asking, chosenLook, preferredLanguage } from '@billett/web-kit/document/preferences.ts'
import { fontFaces, fontLinks } from '@billett/web-kit/fonts/font-faces.ts'
import type { Look } from '@billett/web-kit/theme/look.ts'
import { themeVariables } from '@billett/web-kit/theme/theme-variables.ts'
import { pageTexts } from './app/page-texts.ts'
import { createTexts } from './texts/create-texts.ts'

/** By day until whoever has signed in wants it otherwise (Spec 3 §2.3): the device is not asked. */
const lookOf = (asking: Asking): Look => ({ contrast: chosenLook(asking).contrast, mode: 'light' })

interface Asked extends DocumentRequest {
  /** The built client/.vite/early-files.json. */
  earlyFiles: EarlyFiles
}

/** Has the browser fetch at once what it would find out one after the other. */
const early = (files: EarlyFiles, screen: string | undefined, language: Language): string =>
  earlyScripts(files, screen, (screen !== undefined && pageTexts[screen]) || [], language)
    .map(path => `<link rel="modulepreload" crossorigin href="${path}">`)
    .join('')

/** The document of a screen: its language, look and data. What it shows is drawn in the browser. */
export async function renderDocument({ template, earlyFiles, client, region, ...asking }: Asked) {
  const { pathname } = new URL(asking.url, 'http://office')
  const found = findOfficeRoute(pathname)
  const language = found?.language ?? preferredLanguage(client, asking)
  const bootstrap = { client: forBrowser(client, undefined), language, look: lookOf(asking), region }
  const { t } = (await createTexts(client, language)).current()
  const { fonts } = client.theme.type
  const head = [
    headOf(bootstrap, `${t(`frame.titles.${found?.route.title ?? 'notFound'}`)} – ${client.config.texts.nameShort}`),
    fontLinks(fonts),
    '<meta name="robots" content="noindex">',
    early(earlyFiles, found?.key, language),
  ].join('')
  const style = `${themeVariables(client.theme)}${fontFaces(fonts)}`
  const page = { language, style, look: bootstrap.look, head, html: '', state: bootstrapScript(bootstrap) }
  return { status: found ? 200 : 404, language, style, document: fillTemplate(template, page) }
}
