import type { ContractPass } from '@billett/contract'
import type { Instant, Language } from '@billett/domain'
import type { IssuedTicket } from '../../ticket/order/index.ts'

/** A pass as its holder sees it, with the picture of its barcode. */
export function presentPass(
  { id, content, validFrom, validTo }: IssuedTicket,
  { now, language, pictures }: { now: Instant; language: Language; pictures: ReadonlyMap<string, string> },
): ContractPass {
  const { passenger, relation } = content
  const name = [passenger.firstName, passenger.lastName].filter(Boolean).join(' ')
  return {
    ticketId: id,
    ticketName: content.nameLong[language],
    comfortClass: content.comfortClass,
    passengerName: name || null,
    passengerBirthDate: passenger.birthDate ?? null,
    startName: relation?.origin.text ?? null,
    endName: relation?.destination.text ?? null,
    viaText: relation?.via ?? null,
    zones: content.zones,
    validFrom,
    validTo,
    isCurrent: validFrom <= now && now < validTo,
    image: pictures.get(id) ?? null,
  }
}
