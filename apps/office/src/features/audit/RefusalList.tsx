import type { StaffRefusal } from '@billett/contract'
import { type AuditState, auditAddress } from '@billett/contract/lists/audit-address.ts'
import { mdiShieldCheckOutline } from '@mdi/js'
import { ListTools } from '../../parts/list/ListTools.tsx'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useRefusalColumns } from './use-refusal-columns.tsx'
import { useRefusals } from './use-refusals.ts'

interface Props {
  state: AuditState
  onChange: (part: Partial<AuditState>) => void
}

const rowId = ({ day, actorId, call, translationKey }: StaffRefusal) => [day, actorId, call, translationKey].join(' ')
const rowName = ({ actorName, call }: StaffRefusal) => `${actorName ?? ''} ${call}`

/** What people of the company wanted to do and were refused, by day. */
export function RefusalList({ state, onChange }: Props) {
  const { t } = useTexts()
  return (
    <StaffList
      label={t('audit.views.refusals')}
      columns={useRefusalColumns()}
      asked={useRefusals(state)}
      rowId={rowId}
      rowName={rowName}
      count={({ count }) => t('audit.foundRefusals', { count })}
      tools={<ListTools list="adminAudit" address={auditAddress} />}
      none={{ icon: mdiShieldCheckOutline, title: t('audit.noRefusals'), text: t('audit.noRefusalsText') }}
      paging={{ ...state, onChange }}
    />
  )
}
