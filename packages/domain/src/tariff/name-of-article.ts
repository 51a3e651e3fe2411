import type { LocalText } from './model.ts'

const WORD = /[\p{L}\d]+/gu

/** Fewer letters say nothing of what a word is about. */
const TELLING = 3

/** "hunde" and "hundeticket", "fähre" and "lührfähre" are about the same. */
function sayTheSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= TELLING && (long.startsWith(short) || long.endsWith(short))
}

/**
 * Whether an article says by itself which product it is of: by the product's name, or by beginning with a word of it.
 */
function saysProduct(article: string, product: string): boolean {
  const [name, title] = [article.toLowerCase(), product.toLowerCase()]
  const [first = ''] = name.match(WORD) ?? []
  return name.includes(title) || (title.match(WORD) ?? []).some(word => sayTheSame(first, word))
}

const whole = (product: string, article: string): string =>
  saysProduct(article, product) ? article : `${product}, ${article}`

/**
 * What a ticket is called where its product is not seen: "Einzelticket Erwachsene" and "Hunde-Tageskarte" say it all,
 * "Erwachsene" needs its product.
 */
export const nameOfArticle = (product: LocalText | undefined, name: LocalText): LocalText =>
  product ? { ...name, de: whole(product.de, name.de), en: whole(product.en, name.en) } : name
