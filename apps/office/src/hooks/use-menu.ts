import { holdsRights } from '@billett/domain'
import { type OfficeRoute, type OfficeRouteKey, officeRoutes } from '@billett/paths'
import { useMemo } from 'react'
import { selectUser } from '../state/user.selectors.ts'
import { useOffice } from './office.ts'
import { useAppSelector } from './store-hooks.ts'

/** Screens one goes to by the menu: those of the staff's work that need nothing more in their address. */
type MenuKey = {
  [Key in OfficeRouteKey]: (typeof officeRoutes)[Key] extends { access: 'staff' }
    ? (typeof officeRoutes)[Key]['en'] extends `${string}:${string}`
      ? never
      : Key
    : never
}[OfficeRouteKey]

const allRoutes: ReadonlyMap<string, OfficeRoute> = new Map(Object.entries(officeRoutes))

const isMenuKey = (key: string): key is MenuKey => {
  const route = allRoutes.get(key)
  return route?.access === 'staff' && !route.en.includes(':')
}

const menuKeys = Object.keys(officeRoutes).filter(isMenuKey)

/** What whoever works here can open, in the order of the table of routes; a screen without a page is not among it. */
export function useMenu() {
  const { screens } = useOffice()
  const { rights } = useAppSelector(selectUser)
  return useMemo(
    () =>
      menuKeys
        .filter(key => screens.has(key) && holdsRights(rights, officeRoutes[key].rights))
        .map(key => ({ key, title: officeRoutes[key].title })),
    [screens, rights],
  )
}
