import { type Instant, type IssueFacts, isPeriodType, type Language, type Ticket } from '@billett/domain'
import type { BarcodeContent, BarcodePassengers } from '../../../ports/ticket-barcode.ts'

function passengersOf({ traveller, choice }: Ticket, times: number, language: Language): BarcodePassengers[] {
  const words = language === 'de' ? { child: 'Kind', adult: 'Erwachsener' } : { child: 'Child', adult: 'Adult' }
  const { kind = 'person', minAge, maxAge } = traveller
  const all: BarcodePassengers[] = [
    {
      kind: kind === 'person' ? 'fare' : kind,
      name: traveller.name[language],
      count: choice.passengerCount * times,
      minAge,
      maxAge,
    },
    { kind: 'freeChild', name: words.child, count: choice.freeChildren },
    { kind: 'freeAdult', name: words.adult, count: choice.freeAdults },
  ]
  return all.filter(passengers => passengers.count > 0)
}

const holderOf = ({ passenger, userData }: Ticket): BarcodeContent['holder'] =>
  userData.name && passenger.firstName !== undefined && passenger.lastName !== undefined
    ? { firstName: passenger.firstName, lastName: passenger.lastName, birthDate: passenger.birthDate }
    : undefined

interface Issue {
  ticketId: string
  validity: { from: Instant; until: Instant }
  /** How many rides this barcode stands for: as many times its passengers travel on it together. */
  times: number
  issuedAt: Instant
  timeZone: string
}

/** What an inspector's device reads of a ticket. */
export function barcodeContent(facts: IssueFacts, ticket: Ticket, issue: Issue): BarcodeContent {
  const { language, number, currency } = facts
  const { relation } = ticket
  return {
    ticketId: issue.ticketId,
    orderNumber: number,
    issuedAt: issue.issuedAt,
    language,
    product: { id: ticket.choice.sortId, name: ticket.nameLong[language] },
    kind: isPeriodType(ticket.validityType) ? 'pass' : 'journey',
    validity: { ...issue.validity, timeZone: issue.timeZone },
    travelClass: ticket.comfortClass === 'transition' ? 'supplement' : ticket.comfortClass,
    relation: relation
      ? {
          from: { id: relation.origin.reference, name: relation.origin.text },
          to: { id: relation.destination.reference, name: relation.destination.text },
          via: [],
        }
      : undefined,
    zones: ticket.zones,
    passengers: passengersOf(ticket, issue.times, language),
    holder: holderOf(ticket),
    reductionProof: ticket.discountType?.name[language],
    price: {
      grossCents: ticket.priceCents,
      vatCents: ticket.vatCents,
      vatPermille: ticket.vatPermille,
      currency,
    },
  }
}
