import type { Language } from '@billett/domain'
import type { Contrast } from '../theme/contrast.ts'

/** What stands in a document. */
interface Page {
  /** Title, description and styles. */
  head: string
  /** Content of `#root`; empty where a browser draws it. */
  html: string
  /** The bootstrap data, as a script element. */
  state: string
  language: Language
  contrast: Contrast
}

/** Stands for the nonce in the built index.html (`html.cspNonce` in vite.config.ts). */
export const NONCE_MARK = 'billett-csp-nonce'

/** Puts a page into the built index.html. Functions as replacements, because `$` in a page means itself. */
export const fillTemplate = (template: string, page: Page, nonce: string): string =>
  template
    .replaceAll(NONCE_MARK, nonce)
    .replace(
      '<html lang="de">',
      () => `<html lang="${page.language}" data-theme="light" data-contrast="${page.contrast}">`,
    )
    .replace('<!--head-->', () => page.head)
    .replace('<!--html-->', () => page.html)
    .replace('<!--state-->', () => page.state)
