import { getStaffTakeOvers as get, type StaffTakeOver } from '@billett/contract'
import { actsFilter } from '@billett/contract/lists/acts-query.ts'
import { auditAddress } from '@billett/contract/lists/audit-address.ts'
import { createCall } from '@billett/web-kit/calls/create-call.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountSwitchOutline } from '@mdi/js'
import { useOffice } from '../../hooks/office.ts'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useTakeOverColumns } from './use-take-over-columns.tsx'

const getStaffTakeOvers = createCall(get)

const rowId = ({ number }: StaffTakeOver) => `${number}`

/** The report of take-overs: in whose place people of the company acted, why, and what they changed. */
export function TakeOverList() {
  const { t } = useTexts()
  const { timeZone } = useOffice().region
  const kept = useListAddress(auditAddress)
  const list = useKeptList('adminAudit', kept, useTakeOverColumns())
  const { from, before, clientId } = actsFilter(kept.state, timeZone)
  return (
    <StaffList
      label={t('audit.views.takeOvers')}
      {...list}
      asked={useListed(getStaffTakeOvers, { query: { from, before, clientId, ...pageAsked(kept.state) } })}
      rowId={rowId}
      rowName={({ customerNumber, reason }) => `${customerNumber ?? ''} ${reason}`.trim()}
      count={({ count }) => t('takeOvers.found', { count })}
      none={{ icon: mdiAccountSwitchOutline, title: t('takeOvers.none'), text: t('takeOvers.noneText') }}
    />
  )
}
