import type { EarlyFiles } from '@billett/web-kit/document/early-files.ts'
import { fillTemplate } from '@billett/web-kit/document/fill-template.ts'
import { LOOK_SCRIPT } from '@billett/web-kit/document/look-script.ts'
import { fontFaces } from '@billett/web-kit/fonts/font-faces.ts'
import { themeVariables } from '@billett/web-kit/theme/theme-variables.ts'
import type { Bootstrap } from '../app/bootstrap.ts'
import { earlyLinks, earlyStyles } from './early-files.ts'
import { HOLDER_SCRIPT } from './holder-script.ts'
import { renderPage } from './render-page.tsx'

/** The built files, and what a document depends on. */
export interface Asked extends Bootstrap {
  /** Path and query. */
  url: string
  /** The built index.html. */
  template: string
  /** The built dist/client/.vite/early-files.json. */
  earlyFiles: EarlyFiles
}

export interface RenderedDocument {
  status: 200 | 404
  language: Bootstrap['language']
  document: string
  /** The style sheet within it, which the content security policy names by its hash. */
  style: string
  /** What runs before the first paint, which the policy names too. */
  script: string
  /** It is the same for everybody, and the same object the next time. */
  isKept?: boolean
}

/** A screen with its styles, data and links to what its script will need. */
export async function drawDocument({ template, earlyFiles, ...asked }: Asked): Promise<RenderedDocument> {
  const page = await renderPage(asked)
  const { theme } = asked.client
  const early = earlyStyles(earlyFiles, page.screen)
  const style = `${themeVariables(theme)}${early.style}${fontFaces(theme.type.fonts)}`
  const head = `${early.links}${page.head}${earlyLinks(earlyFiles, page.screen, page.language)}`
  const { status, language } = page
  const script = page.screen === 'start' ? `${LOOK_SCRIPT};${HOLDER_SCRIPT}` : LOOK_SCRIPT
  const document = fillTemplate(template, { ...page, style, head, script })
  return { status, language, style, document, script }
}
