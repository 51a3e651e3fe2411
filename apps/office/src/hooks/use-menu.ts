import { holdsRights } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { useMemo } from 'react'
import { selectUser } from '../state/user.selectors.ts'
import { menuEntries } from './menu-groups.ts'
import { useOffice } from './office.ts'
import { useAppSelector } from './store-hooks.ts'

/** What whoever works here can open, in the order of the menu; a screen without a page is not among it. */
export function useMenu() {
  const { screens } = useOffice()
  const { rights } = useAppSelector(selectUser)
  return useMemo(
    () => menuEntries.filter(({ key }) => screens.has(key) && holdsRights(rights, officeRoutes[key].rights)),
    [screens, rights],
  )
}
