import { LANGUAGES, type Language } from '../../language/language.ts'
import type { LocalText, ProductGroup, ProductKind, TariffVersion } from '../model.ts'

/** The boards that staff arrange, one for each service area. */
export const BOARD_PARTS = ['fixPriceGroups', 'relationGroups'] as const
export type BoardPart = (typeof BOARD_PARTS)[number]

/** Groups under a heading, in their order. */
export interface BoardCategory {
  /** Null: they stand without a heading. */
  name: Record<Language, string> | null
  groups: string[]
}

/** How staff have arranged the groups of a service area, by their names (Spec 3 §2.4). */
export interface GroupBoard {
  categories: BoardCategory[]
  /** Not shown, and not sold. */
  hidden: string[]
}

/** Which groups stand on which board. Groups of a catalogue have headings as those with a fixed price have. */
const KINDS: Readonly<Record<BoardPart, readonly ProductKind[]>> = {
  fixPriceGroups: ['fixPrice', 'catalogue'],
  relationGroups: ['relation'],
}

export const inOrder = (groups: readonly ProductGroup[]): ProductGroup[] =>
  groups.toSorted((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1))

/** The groups of a tariff's version that a board arranges, in the tariff's order. */
export const groupsOnBoard = ({ groups }: Pick<TariffVersion, 'groups'>, part: BoardPart, area: number) =>
  inOrder(groups.filter(({ kind, serviceAreas }) => KINDS[part].includes(kind) && serviceAreas.includes(area)))

const placedOn = ({ categories }: GroupBoard): string[] => categories.flatMap(({ groups }) => groups)

export const namesOn = (board: GroupBoard): string[] => [...placedOn(board), ...board.hidden]

const sameName = (a: BoardCategory['name'], b: LocalText | undefined): boolean =>
  a === null || !b ? a === null && !b : LANGUAGES.every(language => a[language] === b[language])

const nameOf = (text: LocalText | undefined): BoardCategory['name'] => (text ? { de: text.de, en: text.en } : null)

/** The board of whoever has arranged nothing: headings and order as they were imported. */
export function importedBoard(groups: readonly ProductGroup[]): GroupBoard {
  const categories: BoardCategory[] = []
  for (const { name, category } of groups) {
    const there = categories.find(one => sameName(one.name, category))
    if (there) there.groups.push(name)
    else categories.push({ name: nameOf(category), groups: [name] })
  }
  return { categories, hidden: [] }
}

/** What an import has changed under a board. */
export interface BoardGaps {
  /** Named on it and no longer in the tariff: they are passed over. */
  lost: string[]
  /** In the tariff and not on it: they are sold, after the others and under the heading they came with. */
  unplaced: string[]
}

export function boardGaps(board: GroupBoard, groups: readonly Pick<ProductGroup, 'name'>[]): BoardGaps {
  const there = new Set(groups.map(({ name }) => name))
  const named = new Set(namesOn(board))
  return { lost: [...named].filter(name => !there.has(name)), unplaced: [...there].filter(name => !named.has(name)) }
}

/** Why a board cannot be shown to passengers yet: places of headings that one language lacks, from 0. */
export const namelessCategories = ({ categories }: GroupBoard): number[] =>
  categories.flatMap(({ name }, at) => (name && LANGUAGES.some(language => name[language] === '') ? [at] : []))

/** The place of a name that stands there twice: it could not be said where the group is; undefined where none does. */
export function repeatedName(board: GroupBoard): string | undefined {
  const names = namesOn(board)
  return names.find((name, at) => names.indexOf(name) < at)
}

/**
 * The groups of a board as passengers are to see them: in its order, under its headings, without those it hides. What
 * an import has brought since comes last. A group that is hidden is absent.
 */
export function boardedGroups(groups: readonly ProductGroup[], board: GroupBoard): Map<string, ProductGroup> {
  const byName = new Map(groups.map(group => [group.name, group]))
  const hidden = new Set(board.hidden)
  const placed = board.categories.flatMap(({ name: category, groups: names }) =>
    names.flatMap(name => {
      const group = byName.get(name)
      if (!group) return []
      const { category: _imported, ...bare } = group
      return [category ? { ...bare, category } : bare]
    }),
  )
  const named = new Set(namesOn(board))
  const others = groups.filter(({ name }) => !named.has(name))
  const shown = [...placed, ...others].filter(({ name }) => !hidden.has(name))
  return new Map(shown.map((group, order) => [group.name, { ...group, order }]))
}
