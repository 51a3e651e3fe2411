import { LANGUAGES } from '@billett/domain'
import type { Client } from '../schema/client.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Texts in two languages of which one says nothing, as dotted paths: `config.htmlHeader.tab.en`. */
function blanks(value: unknown, path: string): string[] {
  if (!isObject(value)) return []
  const isText = LANGUAGES.every(language => typeof value[language] === 'string')
  return Object.entries(value).flatMap(([name, part]) => {
    const at = `${path}.${name}`
    return isText && typeof part === 'string' && part.trim() === '' ? [at] : blanks(part, at)
  })
}

/** Own wordings that only one language has. */
function halves({ translations }: Client['texts']): string[] {
  const { de, en } = translations
  const missing = (from: object, to: object, language: string) =>
    Object.keys(from).flatMap(key => (key in to ? [] : [`texts.translations.${language}.${key}`]))
  return [...missing(de, en, 'en'), ...missing(en, de, 'de')]
}

/** Every place where a client says something in one language and nothing in the other. */
export const untranslated = ({ config, texts }: Client): string[] => [
  ...blanks(config, 'config'),
  ...blanks({ headline: texts.headline, lead: texts.lead }, 'texts'),
  ...halves(texts),
]
