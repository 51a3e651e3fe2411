import { escapeMarkup } from './escape-markup.ts'

/** A piece of a page that is safe to send as it is. */
export interface Markup {
  readonly markup: string
}

type Part = Markup | string | number | undefined | false | readonly Markup[]

const rendered = (part: Part): string => {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part))
  if ('markup' in part) return part.markup
  return part.map(one => one.markup).join('')
}

/** Template for pages and mails: whatever is put in is escaped, except for what this template made. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, index) => text + rendered(parts[index])).join(''),
})
