import type { IdentificationMedium, Instant } from '@billett/domain'
import { refuse } from '../../../../call/refused.ts'
import type { Region } from '../../../../ports/region-store.ts'
import { tariffAt, todayIn } from '../../region/index.ts'

interface UserDataRequest {
  tariffAreaId: string
  required: boolean
  firstname: boolean
  name: boolean
  salutation: boolean
  birthdate: boolean
}

/** Which facts about passengers tickets must carry, by product: an area asks for what any of its sorts asks for. */
export function userDataRequests({ tariff }: Region): UserDataRequest[] {
  const sorts = tariff.versions.flatMap(version => version.sorts)
  return [...Map.groupBy(sorts, sort => sort.group)].map(([tariffAreaId, ofGroup]) => {
    const asks = (fact: keyof (typeof ofGroup)[number]['userData']): boolean =>
      ofGroup.some(sort => sort.userData[fact])
    const facts = {
      firstname: asks('firstname'),
      name: asks('name'),
      salutation: asks('salutation'),
      birthdate: asks('birthdate'),
    }
    return { tariffAreaId, required: Object.values(facts).includes(true), ...facts }
  })
}

/** Types of identification media a sort must be tied to; none for most (Spec 2 §3.8). */
export function identificationMediumsOf(region: Region, sortId: string, now: Instant): IdentificationMedium[] {
  const sort = tariffAt(region, todayIn(region, now))?.sorts.find(({ id }) => id === sortId)
  return sort?.identificationMediums ?? refuse('productNotFound', 'sortReference')
}
