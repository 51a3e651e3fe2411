import type { Language } from '@billett/domain'
import { html } from '@billett/markup'
import { layout } from './layout.ts'
import { testAccountList, testCardList } from './test-lists.ts'
import { TEXTS } from './texts/texts.ts'

/** For an address without a payment, and for errors. `shop`: the way back. */
export const noticePage = (language: Language, kind: 'unknown' | 'failed', shop?: string): string => {
  const texts = TEXTS[language]
  const title = kind === 'unknown' ? texts.unknownTitle : texts.failedTitle
  const text = kind === 'unknown' ? texts.unknownText : texts.failedText
  const content = html`<section class="card"><h1>${title}</h1><p>${text}</p>
${shop && html`<a class="button" href="${shop}">${texts.toShop}</a>`}</section>`
  return layout(language, title, content)
}

/** What somebody sees who comes here without a payment. */
export const homePage = (language: Language): string => {
  const texts = TEXTS[language]
  return layout(
    language,
    texts.service,
    html`<section class="card"><h1>${texts.service}</h1><p>${texts.home}</p></section>
<section class="card">${testCardList(texts)}${testAccountList(texts)}</section>`,
  )
}
