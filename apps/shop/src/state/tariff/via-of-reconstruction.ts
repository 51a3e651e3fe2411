import type { ProductGroup, Reconstruction, ViaChoice } from '@billett/contract'
import type { Choice } from './tariff-state.ts'

/** Only a complete journey is taken: both stops, zones, and when it begins (Spec 2 §4.3). */
export const isReconstructed = ({ origin, destination, tariffZoneList, validate }: Reconstruction): boolean =>
  origin.reference !== '' && destination.reference !== '' && tariffZoneList.length > 0 && validate.trim() !== ''

/** The way of a reconstructed journey as one of the ways to choose from. */
export const wayOf = ({ via, tariffZoneList }: Reconstruction): ViaChoice => ({
  ...via,
  zones: tariffZoneList.map(id => ({ id, name: id })),
  priceLevelPrintText: null,
})

/** A way that is only known by its zone ids gets the text of the products that go that way (Spec 2 §4.3). */
export function namedWay(via: Choice, groups: readonly ProductGroup[]): Choice {
  if (via.text !== via.reference) return via
  const ids = via.reference.split(',')
  const ways = [ids.join(), ids.toReversed().join()]
  const zones = groups
    .flatMap(group => group.products)
    .map(product => product.zones)
    .find(list => ways.includes(list.map(zone => zone.id).join()))
  return zones ? { ...via, text: zones.map(zone => zone.name).join(' – ') } : via
}
