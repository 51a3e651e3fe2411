import { type MenuNode, seesMenuNode } from '@billett/domain'
import { useMemo } from 'react'
import { selectChosenOrganisation, selectCostUnit, selectOwn } from '../state/school/school.selectors.ts'
import { selectUser } from '../state/user.selectors.ts'
import { useOffice } from './office.ts'
import { useAppSelector } from './store-hooks.ts'

/** Screens of the portal one goes to by its menu, in its order (Spec 3 §2.3). */
const ENTRIES = [
  { key: 'organisations', node: 'SchoolOverview' },
  { key: 'organisation', node: 'StudentOverview' },
  { key: 'approveDecline', node: 'AcceptDecline' },
  { key: 'schoolDecisions', node: 'AcceptDecline' },
  { key: 'contactPersons', node: 'ContactPerson' },
  { key: 'contactPersonsOfSchool', node: 'ContactPersonSchool' },
  { key: 'contactPersonsOfPayer', node: 'ContactPersonCostUnit' },
  { key: 'documentOverview', node: 'DocumentOverview' },
  { key: 'documentUpload', node: 'DocumentUpload' },
  { key: 'changeRequests', node: 'ChangeRequest' },
  { key: 'schoolYears', node: 'AcceptDecline' },
  { key: 'financialReport', node: 'FinancialReport' },
  { key: 'schoolInvoices', node: 'FinancialReport' },
  { key: 'schoolJournal', node: 'SchoolOverview' },
  { key: 'portalSettings', node: 'Settings' },
  { key: 'portalHelp', node: 'Help' },
] as const satisfies { key: string; node: MenuNode }[]

/**
 * What whoever is of a school or cost unit can open. Entries about one organisation are about the one that was chosen
 * last, at first the reader's own; while none is known they are left out.
 */
export function usePortalMenu(): readonly { key: string; title: (typeof ENTRIES)[number]['key']; to: string }[] {
  const { link, screens } = useOffice()
  const { rights } = useAppSelector(selectUser)
  const chosen = useAppSelector(selectChosenOrganisation)
  const costUnit = useAppSelector(selectCostUnit)
  const own = useAppSelector(selectOwn)
  return useMemo(() => {
    const payer = costUnit ?? own?.find(({ view }) => view === 'payer')?.guid
    const wayTo = (key: (typeof ENTRIES)[number]['key']): string | undefined => {
      switch (key) {
        case 'organisation':
        case 'approveDecline':
        case 'changeRequests':
          return chosen === null ? undefined : link(key, { id: chosen })
        // Of who pays themselves the next entry has them.
        case 'contactPersonsOfSchool':
          return chosen === null || chosen === payer ? undefined : link(key, { id: chosen })
        // A school sees no money.
        case 'financialReport':
        case 'schoolInvoices':
          return own?.some(({ view }) => view === 'payer') ? link(key) : undefined
        case 'contactPersonsOfPayer':
          return payer === undefined ? undefined : link(key, { id: payer })
        // Who pays decides; a company decides about no way.
        case 'schoolDecisions':
          return own?.some(({ words, view }) => words === 'school' && view === 'payer') ? link(key) : undefined
        // Companies have none.
        case 'schoolYears':
          return own?.some(({ words }) => words === 'school') ? link(key) : undefined
        default:
          return link(key)
      }
    }
    return ENTRIES.flatMap(({ key, node }) => {
      const to = wayTo(key)
      return screens.has(key) && seesMenuNode(rights, node) && to !== undefined ? [{ key, title: key, to }] : []
    })
  }, [chosen, costUnit, link, own, rights, screens])
}
