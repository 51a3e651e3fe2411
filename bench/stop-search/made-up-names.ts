import { seeded } from '../measure/seeded.ts'

const BEGINNINGS = [
  'Alten',
  'Neu',
  'Groß',
  'Klein',
  'Ober',
  'Unter',
  'Nieder',
  'Hohen',
  'Wald',
  'Rot',
  'Schön',
  'Stein',
]
const STEMS = [
  'linde',
  'buch',
  'ulmen',
  'erlen',
  'birken',
  'falken',
  'hirsch',
  'adler',
  'mühl',
  'brunn',
  'königs',
  'möwen',
]
const SYLLABLES = ['ra', 'wen', 'dor', 'mas', 'kel', 'tin', 'bor', 'lun', 'gres', 'pau', 'sil', 'hag']
const ENDINGS = ['dorf', 'bach', 'hausen', 'feld', 'burg', 'brück', 'heim', 'thal', 'roda', 'au', 'stedt', 'furt']
const PLACES = [
  'Hauptbahnhof',
  'Bahnhof',
  'Markt',
  'Kirche',
  'Rathaus',
  'Schule',
  'Friedhof',
  'Abzweig',
  'Gewerbegebiet',
  'Krankenhaus',
  'Am Mühlgraben',
  'Goethestraße',
  'Straße des Friedens',
  'Lindenallee',
  'Sportplatz',
  'Feuerwehr',
]

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * So many different stop names, as a German network has them: a town, and mostly a place in it. The same in every run.
 */
export function madeUpNames(count: number): string[] {
  const below = seeded(2026)
  const one = (from: readonly string[]): string => from[below(from.length)] ?? ''
  const town = (): string => {
    const stem = below(2) === 0 ? one(STEMS) : one(SYLLABLES) + one(SYLLABLES)
    return below(3) === 0 ? one(BEGINNINGS) + stem + one(ENDINGS) : capital(stem) + one(ENDINGS)
  }
  const names = new Set<string>()
  while (names.size < count) names.add(below(5) === 0 ? town() : `${town()}, ${one(PLACES)}`)
  return [...names]
}
