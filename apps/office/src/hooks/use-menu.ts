import { holdsRights, type Right } from '@billett/domain'
import { type OfficeRoute, type OfficeRouteKey, officeRoutes } from '@billett/paths'
import { useMemo } from 'react'
import { selectSeesEveryClient } from '../state/admin/admin.selectors.ts'
import { selectUser } from '../state/user.selectors.ts'
import { menuEntries } from './menu-groups.ts'
import { useOffice } from './office.ts'
import { useAppSelector } from './store-hooks.ts'

/** Screens that only lead on: they stand in the menu of those who can open one of the screens behind them. */
const LEADS_TO: ReadonlyMap<string, readonly Right[]> = new Map<OfficeRouteKey, readonly Right[]>([
  [
    'adminTariff',
    ['AllowedToGetServiceAreas', 'AllowedToEditSortGroupTexts', 'AllowedToEditLanguages', 'AllowedToArrangeTariff'],
  ],
  ['adminGeneral', ['AllowedToEditLanguages', 'AllowedToEditMessageOfTheDays']],
])

/** Screens that concern the server, which all clients share. */
const OF_SERVER: ReadonlySet<string> = new Set(
  Object.entries<OfficeRoute>(officeRoutes).flatMap(([key, { everyClient }]) => (everyClient ? [key] : [])),
)

/** What whoever works here can open, in the order of the menu; a screen without a page is not among it. */
export function useMenu() {
  const { screens } = useOffice()
  const { rights } = useAppSelector(selectUser)
  const seesEveryClient = useAppSelector(selectSeesEveryClient)
  return useMemo(
    () =>
      menuEntries
        .filter(({ key }) => screens.has(key) && holdsRights(rights, officeRoutes[key].rights))
        .filter(({ key }) => seesEveryClient || !OF_SERVER.has(key))
        .filter(({ key }) => LEADS_TO.get(key)?.some(needed => holdsRights(rights, [needed])) ?? true),
    [screens, rights, seesEveryClient],
  )
}
