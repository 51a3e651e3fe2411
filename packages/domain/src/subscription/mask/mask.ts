import type { LocalText } from '../../tariff/model.ts'
import type { Condition } from './condition.ts'
import type { FirstDayRule } from './first-days.ts'

export interface FieldOption {
  id: string
  label: LocalText
  /** Null: it can always be chosen. */
  when: Condition | null
}

/** What a field asks for, and what its answer has to be like (Spec 1 §5). Ages are in years, lengths in signs. */
export type FieldKind =
  | { kind: 'text'; maxLength: number }
  | { kind: 'personName' }
  | { kind: 'email' }
  | { kind: 'phone' }
  /** `country`: the field that says which country's post codes hold. */
  | { kind: 'postCode'; country: string }
  | { kind: 'country' }
  | { kind: 'birthDate'; minAge: number; maxAge: number }
  /** `notBefore`: a field with a date that this one does not lie before. */
  | { kind: 'date'; isPastAllowed: boolean; notBefore: string | null }
  | { kind: 'firstDay'; rule: FirstDayRule }
  | { kind: 'months'; minCount: number }
  | { kind: 'choice' }
  /** A consent is a box that has to be ticked: it is required. */
  | { kind: 'checkbox' }
  /** Year or grade. */
  | { kind: 'number'; min: number; max: number | null }
  | { kind: 'iban' }
  | { kind: 'bic' }
  /** One of those that the options name; where they name none, what it is called. */
  | { kind: 'organisation' }
  /** The id of a file that was uploaded. */
  | { kind: 'file' }

/** What the price of a subscription depends on (Spec 2 §7.11, `price`). */
export const PRICE_INPUTS = ['date', 'comfortClass', 'netId', 'originReference', 'destinationReference', 'via'] as const
export type PriceInput = (typeof PRICE_INPUTS)[number]

export type MaskField = FieldKind & {
  /** Unique in all masks of a subscription; what is sent under it is what was said. */
  id: string
  label: LocalText
  hint: LocalText | null
  isRequired: boolean
  /** It is required as well where this holds. */
  requiredWhen: Condition | null
  /** Null: it is always shown. */
  visibleWhen: Condition | null
  /** Of a choice, and of the organisations a company works with. */
  options: FieldOption[]
  /** The price is another with another answer. */
  priceInput: PriceInput | null
}

/** A page of a form. A field depends on those before it only. */
export interface Mask {
  id: string
  title: LocalText
  fields: MaskField[]
}
