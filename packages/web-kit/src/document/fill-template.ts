import type { Language } from '@billett/domain'
import type { Look } from '../theme/look.ts'

/** What stands in a document. */
interface Page {
  /** The style sheet that is part of the document; the content security policy names it by its hash. */
  style: string
  /** A script that runs before anything is painted; the policy names it by its hash, too. */
  script?: string | undefined
  /** Title, description, links. */
  head: string
  /** Content of `#root`; empty where a browser draws it. */
  html: string
  /** The bootstrap data, as a script element. */
  state: string
  language: Language
  look: Look
}

/** Only what was chosen: for anything else the style sheet asks the device. */
const attributesOf = ({ mode, contrast }: Look): string =>
  [mode && ` data-mode="${mode}"`, contrast && ` data-contrast="${contrast}"`].filter(Boolean).join('')

/** Puts a page into the built index.html. Functions as replacements, because `$` in a page means itself. */
export const fillTemplate = (template: string, page: Page): string =>
  template
    .replace('<html lang="de">', () => `<html lang="${page.language}"${attributesOf(page.look)}>`)
    .replace(
      '<!--head-->',
      () => `<style>${page.style}</style>${page.script ? `<script>${page.script}</script>` : ''}${page.head}`,
    )
    .replace('<!--html-->', () => page.html)
    .replace('<!--state-->', () => page.state)
