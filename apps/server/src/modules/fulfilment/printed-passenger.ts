import { IDENTIFICATION_MEDIUM_NAMES, isIdentificationMedium, type Order, type Passenger } from '@billett/domain'
import type { TicketDocumentInput } from '../../ports/ticket-document.ts'

const identificationOf = ({ identificationMedium: medium }: Passenger, language: Order['language']) => {
  if (!medium) return undefined
  const { type, value } = medium
  return `${isIdentificationMedium(type) ? IDENTIFICATION_MEDIUM_NAMES[type][language] : type} ${value}`
}

/** Whom a ticket is made out to, and what they show beside it; undefined where it is anyone's. */
export function printedPassenger(passenger: Passenger, language: Order['language']): TicketDocumentInput['passenger'] {
  const names = [passenger.firstName ?? '', passenger.lastName ?? '']
  const identification = identificationOf(passenger, language)
  if (names.every(name => name === '') && identification === undefined) return undefined
  return { name: names.join('#'), birthDate: passenger.birthDate, identification }
}
