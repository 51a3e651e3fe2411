import { categoryTitle } from './category-titles.ts'
import type { ListedEntry } from './listed-entries.ts'

/** Where an entry stands within its section. */
export const entryName = ({ path, category }: Pick<ListedEntry, 'path' | 'category'>): string =>
  path.startsWith(`${category}.`) ? path.slice(category.length + 1) : path

/** Finds a text by its key. */
type Find = (key: string) => string | undefined

/** What one name on the way to a place is called: the longest way to it counts. */
function titleAt(names: readonly string[], last: number, find: Find): string | undefined {
  for (let first = 0; first <= last; first += 1) {
    const title = find(`settings.names.${names.slice(first, last + 1).join('.')}`)
    if (title !== undefined) return title
  }
  return undefined
}

/** What a place of the configuration is called in words: `purpose.de` is “Zweck · Deutsch”; undefined for any other. */
export function entryTitle(path: string, find: Find): string | undefined {
  const names = path.split('.')
  const titles = names.map((_, i) => titleAt(names, i, find))
  return titles.includes(undefined) ? undefined : titles.join(' · ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The same at the head of something; where it stands in its section, if that has no words. */
export function placeLabel(path: string, find: Find): string {
  const title = entryTitle(path, find)
  return title === undefined ? path : capital(title)
}

/** What an entry is called; one that is all of its section, as that. */
export function entryLabel(entry: Pick<ListedEntry, 'path' | 'category'>, find: Find): string {
  const section = entry.path === entry.category ? categoryTitle(entry.category) : undefined
  return (section && find(section)) ?? placeLabel(entryName(entry), find)
}
