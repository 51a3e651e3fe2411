import type { TariffVersion, Traveller, TravellerRole } from '../model.ts'
import { adultOf } from '../price/default-offer.ts'
import type { Takes } from './party.ts'

/** Years. Whoever is younger travels along where a ticket takes children for nothing. */
const CHILD_UNTIL = 14

/** Whether somebody of these ages is a child. */
export const isChild = ({ maxAge = Number.POSITIVE_INFINITY }: Pick<Traveller, 'maxAge'>): boolean =>
  maxAge <= CHILD_UNTIL

/** What a traveller stands for, where the tariff does not say so: things by their kind, groups by their tickets. */
export function roleOf(
  { sorts }: Pick<TariffVersion, 'sorts'>,
  { id, role, kind = 'person' }: Traveller,
): TravellerRole {
  if (role) return role
  if (kind !== 'person') return 'extra'
  const own = sorts.filter(sort => sort.traveller === id)
  return own.length > 0 && own.every(({ passengers }) => passengers.max > 1) ? 'group' : 'person'
}

/** Who may travel on a sort of a traveller: whoever pays in full may be anybody, others are who they are. */
export function takesOf(version: TariffVersion, traveller: Traveller): Takes {
  const role = roleOf(version, traveller)
  if (role === 'extra') return { kind: 'extra', traveller: traveller.id }
  const isFull = role === 'person' && traveller.id === adultOf(version)?.id
  return role === 'person' && !isFull ? { kind: 'person', traveller: traveller.id } : { kind: 'anyone' }
}
