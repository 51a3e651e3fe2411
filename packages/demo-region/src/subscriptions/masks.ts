import type { Mask, MaskField } from '@billett/domain'
import { fields } from './fields.ts'

/** What an offer asks besides who travels and who pays. */
interface Asked {
  /** About the ticket itself. */
  ticket: MaskField[]
  /** What shows that it may be had; a page of its own where there is something. */
  entitlement?: MaskField[]
  minAge: number
}

/** The pages of a form: the ticket, the entitlement, the person, the account it is paid from. */
export const masks = ({ ticket, entitlement = [], minAge }: Asked): Mask[] => [
  { id: 'ticket', title: { de: 'Ihr Abo', en: 'Your subscription' }, fields: [...ticket, fields.medium] },
  ...(entitlement.length > 0
    ? [{ id: 'entitlement', title: { de: 'Berechtigung', en: 'Entitlement' }, fields: entitlement }]
    : []),
  {
    id: 'person',
    title: { de: 'Wer fährt', en: 'Who travels' },
    fields: [
      fields.firstName,
      fields.lastName,
      fields.birthDate(minAge),
      fields.guardianFirstName,
      fields.guardianLastName,
      fields.guardianBirthDate,
      fields.email,
      fields.country,
      fields.street,
      fields.houseNumber,
      fields.postCode,
      fields.city,
    ],
  },
  {
    id: 'payment',
    title: { de: 'Bezahlen', en: 'Payment' },
    fields: [fields.accountHolder, fields.iban, fields.mandate],
  },
]

/** From a stop to a stop. */
export const WAY: MaskField[] = [fields.origin, fields.destination]
