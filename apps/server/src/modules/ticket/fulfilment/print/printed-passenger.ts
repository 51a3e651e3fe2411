import { IDENTIFICATION_MEDIUM_NAMES, type Language, type Passenger, spokenName } from '@billett/domain'
import type { TicketDocumentInput } from '../../../../ports/ticket-document.ts'

const identificationOf = ({ identificationMedium: medium }: Passenger, language: Language) => {
  if (!medium) return undefined
  return `${IDENTIFICATION_MEDIUM_NAMES[language][medium.type]} ${medium.value}`
}

/** Whom a ticket is made out to, and what they show beside it; undefined where it is anyone's. */
export function printedPassenger(passenger: Passenger, language: Language): TicketDocumentInput['passenger'] {
  const name = spokenName([passenger.firstName ?? '', passenger.lastName ?? ''])
  const identification = identificationOf(passenger, language)
  if (name === '' && identification === undefined) return undefined
  return { name, birthDate: passenger.birthDate, identification }
}
