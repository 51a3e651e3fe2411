import type { PostalAddress } from '../../address/same-address.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import { answersOf, type FieldValues } from '../mask/condition.ts'
import type { Mask, MaskField } from '../mask/mask.ts'
import { PASS_MEDIA, type PassMediumKind } from '../offer/configuration.ts'

/** Somebody who takes part, as the form names them. */
export interface FormPerson {
  firstName: string
  lastName: string
  birthDate: PlainDate
}

/** What the form of an order says, whatever else a company asks. */
export interface ReadForm {
  /** Who travels. */
  holder: FormPerson
  /** Who concludes it for a holder who is not of age; null where nobody was named. */
  guardian: FormPerson | null
  email: string
  phone: string
  address: PostalAddress
  medium: PassMediumKind
  /** The account that is debited; null where nothing is asked. */
  account: { iban: string; accountHolder: string } | null
  /** Whom the holder belongs to; null where nothing is asked. */
  organisation: string | null
  /** The proofs that are asked for, with the files that came. */
  proofs: { field: string; files: readonly string[] }[]
}

/** Fields of a kind that were asked. */
const askedOf = (masks: readonly Mask[], kind: MaskField['kind']): MaskField[] =>
  masks.flatMap(({ fields }) => fields.filter(field => field.kind === kind))

/** Whether a form asks whom the holder belongs to. */
export const asksOrganisation = (masks: readonly Mask[]): boolean => askedOf(masks, 'organisation').length > 0

/**
 * Reads a form that `evaluateMask` found complete. What it is about is told by the kind of its fields, who takes part
 * by their names, which are the same in the forms of all companies.
 */
export function readForm(masks: readonly Mask[], values: FieldValues): ReadForm {
  const said = (field: string): string => answersOf(values, field)[0] ?? ''
  const saidOf = (kind: MaskField['kind']): string =>
    askedOf(masks, kind)
      .map(({ id }) => said(id))
      .find(answer => answer !== '') ?? ''
  const guardian = {
    firstName: said('guardianFirstName'),
    lastName: said('guardianLastName'),
    birthDate: said('guardianBirthDate'),
  }
  const holder = { firstName: said('firstName'), lastName: said('lastName'), birthDate: said('birthDate') }
  const iban = saidOf('iban')
  const owner = guardian.lastName === '' ? holder : guardian
  const accountHolder = said('accountHolder') || `${owner.firstName} ${owner.lastName}`
  const organisation = saidOf('organisation')
  return {
    holder,
    guardian: guardian.lastName === '' ? null : guardian,
    email: saidOf('email'),
    phone: saidOf('phone'),
    address: {
      street: said('street'),
      houseNumber: said('houseNumber'),
      postCode: saidOf('postCode'),
      city: said('city'),
      country: saidOf('country'),
    },
    medium: PASS_MEDIA.find(medium => medium === said('medium')) ?? 'phone',
    account: iban === '' ? null : { iban, accountHolder },
    organisation: organisation === '' ? null : organisation,
    proofs: askedOf(masks, 'file')
      .filter(({ id, visibleWhen }) => visibleWhen === null || values[id] !== undefined)
      .map(({ id }) => ({ field: id, files: answersOf(values, id) })),
  }
}

/** What was said without the number of the account, which the mandate has. */
export const withoutAccount = (masks: readonly Mask[], values: FieldValues): FieldValues => {
  const ibans = new Set(askedOf(masks, 'iban').map(({ id }) => id))
  return Object.fromEntries(Object.entries(values).filter(([field]) => !ibans.has(field)))
}
