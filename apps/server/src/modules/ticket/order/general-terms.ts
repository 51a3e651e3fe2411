import { type Client, type LegalDocument, legalDocument } from '@billett/clients'
import type { Language } from '@billett/domain'
import { html } from '@billett/markup'
import type { Terms } from './terms-version.ts'

/**
 * Before the version, in the key by which an order keeps the shop's own terms. No terms of a tariff have such a key.
 */
const SHOP = '@shop/'

const AS_OF: Record<Language, string> = { de: 'Fassung vom', en: 'Version of' }

function written({ title, lead, version, sections }: LegalDocument, language: Language): Terms {
  const { markup } = html`<p>${lead}</p>
${sections.map(
  ({ heading, paragraphs, lines = [], list = [] }) =>
    html`${heading !== '' && html`<h2>${heading}</h2>\n`}${paragraphs.map(text => html`<p>${text}</p>\n`)}${lines.map(line => html`${line}<br>\n`)}${list.length > 0 && html`<ul>${list.map(entry => html`<li>${entry}</li>\n`)}</ul>\n`}`,
)}<p>${AS_OF[language]} ${version}</p>`
  return { title, html: markup }
}

const kept = new WeakMap<Client, Map<Language, [string, Terms]>>()

/**
 * The general terms of the client as they read now, by the key of their version; drawn once for each language. Of a
 * client whose terms stand elsewhere: where.
 */
export function generalTerms(client: Client, language: Language): [string, Terms] {
  const known = kept.get(client) ?? new Map<Language, [string, Terms]>()
  kept.set(client, known)
  const drawn = known.get(language)
  if (drawn) return drawn
  const document = legalDocument(client, 'terms', language)
  const elsewhere = client.config.texts.terms
  const read = elsewhere === null ? document : { ...document, lead: elsewhere, sections: [] }
  const made: [string, Terms] = [`${SHOP}${document.version}`, written(read, language)]
  known.set(language, made)
  return made
}

export interface GeneralTerms extends Terms {
  /** Day since which they read so. */
  version: string
}

/** The general terms among those an order was placed under; undefined for an order that is older than this keeping. */
export function generalTermsAmong(terms: ReadonlyMap<string, Terms>): GeneralTerms | undefined {
  const [found] = [...terms].filter(([key]) => key.startsWith(SHOP))
  return found && { ...found[1], version: found[0].slice(SHOP.length) }
}

const FILE_NAMES: Record<Language, string> = { de: 'Geschaeftsbedingungen', en: 'Terms-and-conditions' }

const TERMS_TYPE = 'text/html'

const CARRIAGE_NAMES: Record<Language, string> = { de: 'Befoerderungsbedingungen', en: 'Conditions-of-carriage' }

/** Texts as a file of its own, for reading years later: it needs nothing from anywhere. */
const filed = (texts: readonly Terms[], language: Language, name: string) => {
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts[0]?.title}</title>
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}</style></head>
<body>${texts.map(({ title, html: body }) => html`<h1>${title}</h1>\n${{ markup: body }}\n`)}</body></html>
`.markup
  return { bytes: Buffer.from(page), mimeType: TERMS_TYPE, fileName: `${name}.html` }
}

/** The general terms as a file. */
export const termsFile = (terms: GeneralTerms, language: Language) =>
  filed([terms], language, `${FILE_NAMES[language]}-${terms.version}`)

/** The conditions of carriage an order was placed under as one file; undefined where nothing of it is under any. */
export function carriageTermsFile(terms: ReadonlyMap<string, Terms>, language: Language) {
  const texts = [...terms].flatMap(([key, text]) => (key.startsWith(SHOP) ? [] : [text]))
  return texts.length === 0 ? undefined : filed(texts, language, CARRIAGE_NAMES[language])
}
