import { AUDIT_VIEWS, auditAddress } from '@billett/contract/lists/audit-address.ts'
import { firstOfMonth, localDate, toInstant } from '@billett/domain'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Tabs } from '@billett/web-kit/kit/layout/Tabs.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { useOffice } from '../../hooks/office.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ActList } from './ActList.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { RefusalList } from './RefusalList.tsx'
import { TakeOverList } from './TakeOverList.tsx'

const LISTS = { acts: ActList, refusals: RefusalList, takeOvers: TakeOverList }

/** What acts are narrowed down by, put in order by and shown with, and nothing else. */
const ALL = { search: '', call: '', reason: '', subjectKind: '', sort: undefined, columns: [], page: 1 } as const

/** What people of the company did, read in full, were refused, and did in customers' place. */
export function AuditPage() {
  const { t } = useTexts()
  const { state, change, reset, narrowing } = useListAddress(auditAddress)
  const { timeZone } = useOffice().region
  const List = LISTS[state.view]
  const show = (chosen: string) => {
    const view = AUDIT_VIEWS.find(one => one === chosen) ?? 'acts'
    const month = firstOfMonth(localDate(toInstant(Date.now()), timeZone))
    // A report of a month; any other span is chosen there. Other lists are not narrowed by it.
    const isReport = view === 'takeOvers' && state.from === '' && state.to === ''
    const wasReport = state.view === 'takeOvers' && state.from === month && state.to === ''
    change({ ...ALL, view, from: isReport ? month : wasReport ? '' : state.from })
  }
  return (
    <Page>
      <Headline headline={t('frame.titles.audit')} />
      <Tabs
        label={t('frame.titles.audit')}
        tabs={AUDIT_VIEWS.map(value => ({ value, text: t(`audit.views.${value}`) }))}
        value={state.view}
        onChange={show}
      >
        <Stack spacing={1}>
          <AuditFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
          <List />
        </Stack>
      </Tabs>
    </Page>
  )
}
