import type { ProductOffer } from '@billett/contract'

/** So many zones are named; of more the first and the last, the rest stands in the details. */
const MOST_NAMED = 4

function zonesText(zones: ProductOffer['zones']): string {
  const names = zones.map(({ name }) => name)
  return (names.length > MOST_NAMED ? [names[0], '…', names.at(-1)] : names).join(' – ')
}

/**
 * Where a ticket is good: "Preisstufe 3 · Falkenbrück – Dornhagen – Bad Ellerich"; empty where the tariff does not say.
 */
export const whereText = ({ priceLevelPrintText, zones }: ProductOffer): string =>
  [priceLevelPrintText, zonesText(zones)].filter(Boolean).join(' · ')
