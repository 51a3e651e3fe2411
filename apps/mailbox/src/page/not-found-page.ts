import type { Language } from '../http/language.ts'
import { frame } from './frame.ts'
import { html } from './markup.ts'
import { textsIn } from './texts.ts'

export function notFoundPage(language: Language): string {
  const texts = textsIn(language)
  return frame(
    language,
    texts.notFoundTitle,
    html`<main><h1>${texts.notFoundTitle}</h1><p>${texts.notFound}</p><p><a href="/">${texts.back}</a></p></main>`,
  )
}
