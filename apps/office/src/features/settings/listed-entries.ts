import type { ConfigEntry, StaffConfig } from '@billett/contract'
import type { SettingsState } from './settings-address.ts'

/** An entry and the section it stands in. */
export interface ListedEntry extends ConfigEntry {
  category: string
}

/** Whether it is as the product has it. */
export const isDefault = ({ value, shipped }: Pick<ConfigEntry, 'value' | 'shipped'>): boolean => value === shipped

/** Whether the shop shows something else. */
export const isWaiting = ({ value, active }: Pick<ConfigEntry, 'value' | 'active'>): boolean => value !== active

const IS_MEANT = { '': () => true, set: (entry: ConfigEntry) => !isDefault(entry), waiting: isWaiting } as const

const allOf = ({ categories }: StaffConfig): ListedEntry[] =>
  categories.flatMap(({ name, entries }) => entries.map(entry => ({ ...entry, category: name })))

/** What the shop does not show yet. */
export const waitingOf = (config: StaffConfig): ListedEntry[] => allOf(config).filter(isWaiting)

/** The entries that are looked for by place, value or words for them, in the order of the schema. */
export function listedEntries(
  config: StaffConfig,
  { search, category, which }: Pick<SettingsState, 'search' | 'category' | 'which'>,
  wordsOf: (entry: ListedEntry) => readonly string[] = () => [],
): ListedEntry[] {
  const wanted = search.trim().toLowerCase()
  return allOf(config).filter(
    entry =>
      (category === '' || entry.category === category) &&
      IS_MEANT[which](entry) &&
      [entry.path, entry.value, ...wordsOf(entry)].some(text => text.toLowerCase().includes(wanted)),
  )
}
