import { isPlainDate } from '../time/plain-date.ts'

/**
 * What kinds of questions a client can ask of its own (Spec 1 §3, Spec 3 §3: boolean, string, date, date-time,
 * combobox, number, currency).
 */
export const DYNAMIC_INFO_KINDS = [
  'Checkbox',
  'TextField',
  'Date',
  'DateTime',
  'Combobox',
  'Number',
  'Currency',
] as const
export type DynamicInfoKind = (typeof DYNAMIC_INFO_KINDS)[number]

export interface DynamicInfoScheme {
  guid: string
  datatypID: DynamicInfoKind
  /** What can be chosen, of a combobox. */
  choices?: readonly { id: string }[] | undefined
  isVisibleToUser: boolean
  isRequired: boolean
}

export interface DynamicInfoAnswer {
  dynamicInfoSchemeGuid: string
  value: string
}

/** A box is ticked or not, as it is stored. */
const isAnswered = (scheme: DynamicInfoScheme, value: string): boolean =>
  scheme.datatypID === 'Checkbox' ? value === 'true' : value.trim() !== ''

type Kind = Pick<DynamicInfoScheme, 'datatypID' | 'choices'>

/** `2026-11-21T14:30`, what calendar and clock show. */
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/
const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/
/** In the currency of the shop, with its hundredths. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

const RULES: Readonly<Record<DynamicInfoKind, (value: string, scheme: Kind) => boolean>> = {
  Checkbox: value => value === 'true' || value === 'false',
  TextField: () => true,
  Date: isPlainDate,
  DateTime: value => isPlainDate(WALL_CLOCK.exec(value)?.[1] ?? ''),
  Combobox: (value, { choices = [] }) => choices.some(({ id }) => id === value),
  Number: value => NUMBER.test(value),
  Currency: value => AMOUNT.test(value),
}

/** Whether a text answers a question of its kind. No text answers none, and is right of all but a box. */
export const fitsDynamicInfo = (scheme: Kind, value: string): boolean =>
  (value === '' && scheme.datatypID !== 'Checkbox') || RULES[scheme.datatypID](value, scheme)

export type DynamicInfoResult =
  | { ok: true; answers: DynamicInfoAnswer[] }
  | { ok: false; reason: 'required' | 'notValid'; field: string }

/**
 * Required questions need an answer (Spec 1 §5); answers to what nobody asked are refused, and what is hidden from
 * the user is not theirs to say.
 */
export function checkDynamicInfos(
  schemes: readonly DynamicInfoScheme[],
  answers: readonly DynamicInfoAnswer[],
): DynamicInfoResult {
  const asked = schemes.filter(scheme => scheme.isVisibleToUser)
  for (const [index, { dynamicInfoSchemeGuid, value }] of answers.entries()) {
    const scheme = asked.find(({ guid }) => guid === dynamicInfoSchemeGuid)
    const isFirst = answers.findIndex(other => other.dynamicInfoSchemeGuid === dynamicInfoSchemeGuid) === index
    if (!scheme || !isFirst || !fitsDynamicInfo(scheme, value))
      return { ok: false, reason: 'notValid', field: `dynamicInfos.${index}.value` }
  }
  const open = asked.find(
    scheme =>
      scheme.isRequired && !answers.some(a => a.dynamicInfoSchemeGuid === scheme.guid && isAnswered(scheme, a.value)),
  )
  return open
    ? { ok: false, reason: 'required', field: `dynamicInfos.${open.guid}` }
    : { ok: true, answers: [...answers] }
}
