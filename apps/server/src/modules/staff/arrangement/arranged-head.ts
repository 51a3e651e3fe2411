import type { StaffGroupBoard } from '@billett/contract'
import type { StoredArrangement } from './arrangement.repository.ts'
import { stateOf } from './arrangement.repository.ts'
import type { TodaysTariff } from './todays-tariff.ts'

/** What is stored of something arranged: the last version, and the one that passengers see. */
export interface HeldArrangement {
  latest: StoredArrangement | undefined
  active: StoredArrangement | undefined
}

type Head = Omit<
  StaffGroupBoard,
  'serviceAreaId' | 'categories' | 'hidden' | 'shown' | 'sortGroups' | 'unplaced' | 'namelessCategories' | 'lost'
>

/** What is said of everything arranged. Where nothing is stored, what was imported is shown. */
export const arrangedHead = ({ latest, active }: HeldArrangement, { region, version }: TodaysTariff): Head => ({
  version: latest?.version ?? 0,
  state: latest ? stateOf(latest) : 'active',
  writtenBy: latest?.writtenBy ?? null,
  storedOn: latest?.storedOn ?? null,
  shownVersion: active?.version ?? 0,
  tariffVersion: version.id,
  validFrom: version.validFrom,
  asOf: region.importedOn,
})
