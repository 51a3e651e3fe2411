import type { AccountState, LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const USER_COLUMN_WORDS = {
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  state: { de: 'Stand', en: 'State' },
  kind: { de: 'Art', en: 'Kind' },
  customerNumber: { de: 'Kundennummer', en: 'Customer number' },
  light: { de: 'Ampel', en: 'Traffic light' },
  registeredOn: { de: 'Registriert', en: 'Registered' },
} as const satisfies Record<string, LocalText>

/** How staff call the states of an account. */
export const USER_STATE_WORDS = {
  registered: { de: 'nicht aktiviert', en: 'not activated' },
  active: { de: 'aktiv', en: 'active' },
  disabled: { de: 'gesperrt', en: 'disabled' },
  deleted: { de: 'gelöscht', en: 'deleted' },
} as const satisfies Record<AccountState, LocalText>

/** Whose account it is, of many. */
export const USER_KIND_WORDS = {
  customer: { de: 'Kunden', en: 'Customers' },
  staff: { de: 'Beschäftigte', en: 'Staff' },
} as const satisfies Record<string, LocalText>

/** What the credit agency has answered, by its number. */
export const USER_LIGHT_WORDS = {
  '-1': { de: 'nicht geprüft', en: 'not checked' },
  0: { de: 'grau', en: 'gray' },
  1: { de: 'rot', en: 'red' },
  2: { de: 'gelb', en: 'yellow' },
  3: { de: 'grün', en: 'green' },
} as const satisfies Record<string, LocalText>

/** Whose account it is. */
export const USER_TYPE_WORDS = {
  customer: { de: 'Kunde', en: 'Customer' },
  staff: { de: 'Beschäftigte', en: 'Staff' },
} as const satisfies Record<string, LocalText>
