import type { ProductOffer } from '@billett/contract'

/** Where a ticket is good: "Preisstufe 3 · Falkenbrück – Dornhagen – Bad Ellerich"; empty where the tariff does not say. */
export const whereText = ({ priceLevelPrintText, zones }: ProductOffer): string =>
  [priceLevelPrintText, zones.map(zone => zone.name).join(' – ')].filter(Boolean).join(' · ')
