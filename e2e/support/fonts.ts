import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Passenger } from './passenger.ts'

const INTER = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

/** Where the browser finds the wide font; nothing of the shop is there. */
const WIDE = '/wide-font-of-the-test'

/**
 * Takes the place of every font as if none of ours arrived, and as wide as the widest of a device (Verdana, DejaVu).
 */
function drawWide(path: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `@font-face { font-family: Wide; src: url(${path}); size-adjust: 116%; font-weight: 100 900 }
    * { font-family: Wide, sans-serif !important }`,
  )
  document.adoptedStyleSheets = [sheet]
}

/** On every machine alike, whatever fonts it has. */
export async function useWideFonts({ context }: Passenger): Promise<void> {
  await context.route('**/*.woff2', route => route.abort())
  await context.route(`**${WIDE}`, route => route.fulfill({ body: readFileSync(INTER), contentType: 'font/woff2' }))
  await context.addInitScript(drawWide, WIDE)
}

/** Words that stand in two lines of the wide font, which nobody wrote a hyphen or a blank into. */
export const brokenWords = ({ page }: Passenger): Promise<string[]> =>
  page.evaluate(async () => {
    const fonts = await document.fonts.ready
    if (![...fonts].some(({ family, status }) => family === 'Wide' && status === 'loaded'))
      throw new Error('The wide font did not arrive')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
