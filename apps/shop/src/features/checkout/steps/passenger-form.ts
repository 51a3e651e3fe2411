import { key, MAX_INPUT, MAX_NAME, type OrderTicket, type PassengerData } from '@billett/contract'
import {
  askedOfPassenger,
  GENDER,
  type Gender,
  isPersonName,
  isPlainDate,
  nameParts,
  type PlainDate,
} from '@billett/domain'
import type { PassengerValues } from '../../../storage/checkout-draft.ts'

export type PassengerField = Exclude<keyof PassengerValues, 'ticketId'>

export interface Problem {
  field: PassengerField
  message: ReturnType<typeof key>
}

/** Which inputs a ticket asks for, in their order. */
export const demandedFields = (ticket: OrderTicket): PassengerField[] =>
  askedOfPassenger(ticket).flatMap(({ field }) =>
    field === 'identificationMedium' ? (['mediumType', 'mediumValue'] as const) : [field],
  )

const [FIRST, LAST] = [0, 1]

/** What the order already knows of the passenger. */
export function passengerValuesOf(ticket: OrderTicket): PassengerValues {
  const names = nameParts(ticket.passengerName ?? '')
  const [only] = ticket.identificationMediums
  return {
    ticketId: ticket.ticketId,
    salutation: `${ticket.passengerSalutation ?? ''}`,
    firstName: names[FIRST] ?? '',
    lastName: names[LAST] ?? '',
    birthDate: ticket.passengerBirthDate ?? '',
    mediumType: ticket.identificationMedium?.type ?? (ticket.identificationMediums.length === 1 ? (only ?? '') : ''),
    mediumValue: ticket.identificationMedium?.value ?? '',
  }
}

const yearsBefore = (day: PlainDate, years: number): PlainDate => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

export interface AgeBounds {
  today: PlainDate
  /** Years (Spec 1 §5). There is no lowest age: pupils travel too. */
  maxAge: number
}

const nameProblem = (name: string): Problem['message'] | undefined => {
  if (name === '') return key('required')
  if (name.length > MAX_NAME) return key('exceedMaximumLength')
  return isPersonName(name) ? undefined : key('notValid')
}

const birthDateProblem = (date: string, { today, maxAge }: AgeBounds): Problem['message'] | undefined => {
  if (date === '') return key('required')
  return isPlainDate(date) && date <= today && date >= yearsBefore(today, maxAge) ? undefined : key('birthDate')
}

const problemOf = (field: PassengerField, value: string, bounds: AgeBounds): Problem['message'] | undefined => {
  if (field === 'firstName' || field === 'lastName') return nameProblem(value)
  if (field === 'birthDate') return birthDateProblem(value, bounds)
  if (value === '') return field === 'mediumType' ? key('identificationMediumMissing') : key('required')
  return value.length > MAX_INPUT ? key('exceedMaximumLength') : undefined
}

/** What is wrong with the facts a ticket demands, in the order of its inputs. */
export const passengerProblems = (ticket: OrderTicket, values: PassengerValues, bounds: AgeBounds): Problem[] =>
  demandedFields(ticket).flatMap(field => {
    const message = problemOf(field, values[field].trim(), bounds)
    return message ? [{ field, message }] : []
  })

const genderOf = (text: string): Gender | undefined => Object.values(GENDER).find(gender => `${gender}` === text)

/** As the contract takes it: only what the ticket demands. */
export function passengerDataOf(ticket: OrderTicket, values: PassengerValues): PassengerData {
  const fields = demandedFields(ticket)
  const medium = ticket.identificationMediums.find(code => code === values.mediumType)
  return {
    ticketId: ticket.ticketId,
    ...(fields.includes('salutation') && { salutation: genderOf(values.salutation) }),
    ...(fields.includes('firstName') && { firstName: values.firstName }),
    ...(fields.includes('lastName') && { lastName: values.lastName }),
    ...(fields.includes('birthDate') && { birthDate: values.birthDate }),
    ...(medium && { identificationMedium: { type: medium, value: values.mediumValue } }),
  }
}
