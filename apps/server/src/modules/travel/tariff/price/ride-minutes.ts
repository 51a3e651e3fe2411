import { soldSort, type Ticket } from '@billett/domain'
import type { Region } from '../../../../ports/region-store.ts'

/** Minutes that one ride of a multi-ride ticket is valid; null where its rule is not one of minutes. */
export function rideMinutes({ tariff }: Region, ticket: Ticket): number | null {
  const rule = soldSort(tariff, ticket)?.validity
  return rule && 'minutes' in rule ? rule.minutes : null
}
