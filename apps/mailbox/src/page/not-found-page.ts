import type { Language } from '@billett/domain'
import { html } from '@billett/markup'
import { frame } from './frame.ts'
import { textsIn } from './texts.ts'

export function notFoundPage(language: Language): string {
  const texts = textsIn(language)
  return frame(
    language,
    texts.notFoundTitle,
    html`<main><h1>${texts.notFoundTitle}</h1><p>${texts.notFound}</p><p><a href="/">${texts.back}</a></p></main>`,
  )
}
