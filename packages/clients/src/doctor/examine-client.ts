import { IMPRINT_FACTS, type ImprintFact, LANGUAGES } from '@billett/domain'
import { checkPalette, type WeakPair } from '../contrast/check-palette.ts'
import type { LegalKind } from '../legal/document.ts'
import { legalDocument } from '../legal/legal-document.ts'
import { darkPalette } from '../look/dark-palette.ts'
import type { Client } from '../schema/client.ts'
import type { ThemeData } from '../schema/theme.ts'
import { type Check, type Finding, fault, hint } from './check.ts'
import { contradictions } from './contradictions.ts'
import { unsafeAddresses } from './unsafe-addresses.ts'
import { untranslated } from './untranslated.ts'

const LEGAL_PAGES: readonly LegalKind[] = ['legalNotice', 'terms', 'privacyPolicy', 'accessibility']

/** Domains nobody can register (RFC 2606): of a client that was invented. */
const INVENTED = /\.example(\/|$|@)/

const told = ({ front, back, ratio, least }: WeakPair): Finding =>
  fault(
    `${front} on ${back} has ${ratio.toFixed(2)} : 1 and needs ${least} : 1`,
    `${front} auf ${back} hat ${ratio.toFixed(2)} : 1 und braucht ${least} : 1`,
  )

const byNight = ({ text, german, ...finding }: Finding): Finding => ({
  ...finding,
  text: `in the dark look ${text}`,
  german: `im dunklen Aussehen: ${german}`,
})

const contrastOf = (theme: ThemeData): Finding[] => [
  ...checkPalette(theme.palette).map(told),
  ...checkPalette(darkPalette(theme), 'dark').map(told).map(byNight),
]

function legalPages(client: Client): Finding[] {
  return LEGAL_PAGES.flatMap(kind =>
    LANGUAGES.flatMap((language): Finding[] => {
      const { title, sections } = legalDocument(client, kind, language)
      const blank = sections.filter(({ heading, paragraphs, lines = [], list = [] }) =>
        [heading, [...paragraphs, ...lines, ...list].join('')].some(text => text.trim() === ''),
      )
      if (title.trim() === '' || sections.length === 0)
        return [fault(`${kind} says nothing in ${language}`, `${kind} sagt nichts (${language})`)]
      return blank.map(({ heading }) =>
        fault(
          `${kind} has an empty section “${heading}” in ${language}`,
          `${kind} hat einen leeren Abschnitt „${heading}“ (${language})`,
        ),
      )
    }),
  )
}

/**
 * What the law wants to be told of the company and is empty; `undefined` of a required fact would not have been a
 * client.
 */
export function missingOfImprint({ config: { operator, texts } }: Client): ImprintFact[] {
  const facts: Record<ImprintFact, string> = {
    company: operator.company,
    managers: operator.managers.join(''),
    register: operator.registerCourt && operator.registerNumber,
    vatId: operator.vatId,
    phone: operator.phone,
    address: texts.address.street && texts.address.city,
  }
  return IMPRINT_FACTS.filter(name => facts[name].trim() === '')
}

const imprint = (client: Client): Finding[] =>
  missingOfImprint(client).map(name => fault(`${name} is not given`, `${name} fehlt`))

function invented({ config: { texts, operator } }: Client): Finding[] {
  const isInvented = [texts.homePage, operator.email].some(address => INVENTED.test(address))
  return isInvented
    ? [
        hint(
          'home page or mail address are invented: good for showing, not for selling',
          'Startseite oder E-Mail-Adresse sind erfunden: gut zum Zeigen, nicht zum Verkaufen',
        ),
      ]
    : []
}

/** What can be told of a client by its data alone. */
export const examineClient = (client: Client): Check[] => [
  { about: 'contrast', german: 'Kontrast', findings: contrastOf(client.theme) },
  {
    about: 'translations',
    german: 'Übersetzungen',
    findings: untranslated(client).map(path => fault(`${path} is empty`, `${path} ist leer`)),
  },
  { about: 'legal pages in both languages', german: 'Rechtstexte in beiden Sprachen', findings: legalPages(client) },
  { about: 'contradictions', german: 'Widersprüche', findings: contradictions(client) },
  { about: 'imprint', german: 'Impressum', findings: imprint(client) },
  { about: 'addresses', german: 'Adressen', findings: [...unsafeAddresses(client), ...invented(client)] },
]
