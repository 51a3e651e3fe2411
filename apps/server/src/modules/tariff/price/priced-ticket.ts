import type { LocalText, Period, Place, Price, PricedTicket, Sort, TariffVersion, TicketChoice } from '@billett/domain'
import type { ResolvedRelation } from '../relation/resolve-relation.ts'
import type { BookedStop } from '../stops/stop-book.ts'
import { VALIDITY_NUMBER } from './validity-number.ts'

interface Terms {
  choice: TicketChoice
  validity: Period
  quote: Price
  relation: ResolvedRelation | undefined
}

const placeOf = ({ reference, text }: BookedStop): Place => ({ reference, text })

/** "Einzelticket Erwachsene" says it all, "Erwachsene" needs its product. */
const nameLongOf = (title: LocalText | undefined, name: LocalText): LocalText => {
  const whole = (product: string, article: string): string =>
    article.includes(product) || product === '' ? article : `${product}, ${article}`
  return title ? { ...name, de: whole(title.de, name.de), en: whole(title.en, name.en) } : name
}

/** What a ticket says of its way: the zones between its ends, where the passenger chose one. */
const viaOf = ({ via }: ResolvedRelation, zones: Price['explanation']['zones']): string | null => {
  const between = zones.slice(1, -1).map(({ name }) => name)
  return via !== '' && between.length > 0 ? between.join(', ') : null
}

/** The tariff's answer, complete: it stays with the ticket whatever becomes of the tariff. */
export function pricedTicket(
  version: TariffVersion,
  sort: Sort,
  { choice, validity, quote, relation }: Terms,
): PricedTicket {
  const { explanation } = quote
  const traveller = version.travellers.find(({ id }) => id === sort.traveller)
  const group = version.groups.find(({ name }) => name === sort.group)
  return {
    choice: { ...choice, relationId: relation?.id ?? null },
    priceExternalId: quote.priceId,
    tariffVersion: version.id,
    groupName: sort.group,
    name: sort.name,
    nameLong: nameLongOf(group?.title, sort.name),
    comfortClass: sort.comfortClass,
    discountType: sort.discountType ?? null,
    traveller: {
      id: sort.traveller,
      name: traveller?.name ?? { de: '', en: '' },
      minAge: traveller?.minAge,
      maxAge: traveller?.maxAge,
    },
    relation: relation
      ? {
          origin: placeOf(relation.origin),
          destination: placeOf(relation.destination),
          via: viaOf(relation, explanation.zones),
        }
      : null,
    zones: explanation.zones,
    priceLevelPrintText: explanation.level?.printText ?? null,
    validityType: VALIDITY_NUMBER[sort.validity.type],
    validFrom: validity.validFrom,
    validTo: validity.validTo,
    fullPriceCents: quote.cents,
    vatPermille: sort.vatPermille,
    free: sort.free ?? false,
    rides: sort.rides,
    userData: sort.userData,
    identificationMediums: sort.identificationMediums,
    withdrawalApplies: sort.withdrawalApplies,
    refundable: sort.refundable,
    termsId: sort.terms,
  }
}
