import { isCreditorId } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import { type Finding, fault } from './check.ts'

/** Each once, and those that come again. */
const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
]

/** What the parts of a configuration say against each other, each of them being right by itself. */
export function contradictions({ config: { settings, operator, cookies, mapTiles } }: Client): Finding[] {
  const { languages, defaultLanguage, minUserAge, maxUserAge } = settings
  const names = cookies.map(({ category, name }) => `${category}/${name}`)
  const wrong = [
    !languages.includes(defaultLanguage) && [
      `defaultLanguage ${defaultLanguage} is not among the languages`,
      `defaultLanguage ${defaultLanguage} ist keine der Sprachen`,
    ],
    minUserAge > maxUserAge && [
      `minUserAge ${minUserAge} is above maxUserAge ${maxUserAge}`,
      `minUserAge ${minUserAge} liegt über maxUserAge ${maxUserAge}`,
    ],
    mapTiles !== null &&
      !names.includes('externalMedia/mapTiles') && [
        'mapTiles asks for consent to no cookie definition',
        'mapTiles fragt nach einer Einwilligung, zu der es keinen Cookie-Eintrag gibt',
      ],
    operator.creditorId !== undefined &&
      !isCreditorId(operator.creditorId) && [
        `creditorId ${operator.creditorId} has wrong check digits`,
        `creditorId ${operator.creditorId} hat falsche Prüfziffern`,
      ],
    ...repeated(names).map(name => [
      `the cookie definition ${name} is there twice`,
      `den Cookie-Eintrag ${name} gibt es zweimal`,
    ]),
    ...repeated(languages).map(language => [
      `the language ${language} is there twice`,
      `die Sprache ${language} gibt es zweimal`,
    ]),
  ]
  return wrong.flatMap(said => (said ? [fault(said[0] ?? '', said[1])] : []))
}
