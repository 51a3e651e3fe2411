import type { Travellers } from '@billett/contract'
import { adultOf, type Instant, type Language, roleOf, type Sort } from '@billett/domain'
import type { Region } from '../../../../ports/region-store.ts'
import { tariffAt, textIn, todayIn } from '../../region/index.ts'

/** Days. Whoever has only tickets for longer travels on short ones as everybody does. */
const SHORT = 2

const isShort = ({ validity }: Sort): boolean =>
  'minutes' in validity || validity.type === 'listDate' || (validity.type === 'date' && validity.days <= SHORT)

/** Who may be named as travelling, as today's tariff has them. */
export function travellers(region: Region, now: Instant, language: Language): Travellers {
  const version = tariffAt(region, todayIn(region, now))
  if (!version) return { kinds: [], firstClass: false }
  const short = version.sorts.filter(sort => isShort(sort) && sort.isCarriage !== false)
  const adult = adultOf(version)?.id
  const kinds = version.travellers.flatMap((traveller): Travellers['kinds'] => {
    const role = roleOf(version, traveller)
    if (role !== 'person' && role !== 'extra') return []
    const own = short.filter(sort => sort.traveller === traveller.id)
    if (own.length === 0 && !traveller.free && traveller.id !== adult) return []
    const cards = new Map(own.flatMap(({ discountType }) => (discountType ? [[discountType.id, discountType]] : [])))
    return [
      {
        id: traveller.id,
        name: textIn(traveller.name, language),
        role,
        free: traveller.free ?? false,
        standard: traveller.id === adult,
        cards: [...cards.values()].map(({ id, name }) => ({ id, name: textIn(name, language) })),
      },
    ]
  })
  return { kinds, firstClass: short.some(({ comfortClass }) => comfortClass !== 'second') }
}
