import type { StaffRefusal } from '@billett/contract'
import { auditAddress } from '@billett/contract/lists/audit-address.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiShieldCheckOutline } from '@mdi/js'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useRefusalColumns } from './use-refusal-columns.tsx'
import { useRefusals } from './use-refusals.ts'

const rowId = ({ day, actorId, call, translationKey }: StaffRefusal) => [day, actorId, call, translationKey].join(' ')
const rowName = ({ actorName, call }: StaffRefusal) => `${actorName ?? ''} ${call}`

/** What people of the company wanted to do and were refused, by day. */
export function RefusalList() {
  const { t } = useTexts()
  const kept = useListAddress(auditAddress)
  const list = useKeptList('adminAudit', kept, useRefusalColumns())
  return (
    <StaffList
      label={t('audit.views.refusals')}
      {...list}
      asked={useRefusals(kept.state)}
      rowId={rowId}
      rowName={rowName}
      count={({ count }) => t('audit.foundRefusals', { count })}
      none={{ icon: mdiShieldCheckOutline, title: t('audit.noRefusals'), text: t('audit.noRefusalsText') }}
    />
  )
}
