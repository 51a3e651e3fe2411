import { AUDIT_VIEWS, auditAddress } from '@billett/contract/lists/audit-address.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Tabs } from '@billett/web-kit/kit/layout/Tabs.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ActList } from './ActList.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { RefusalList } from './RefusalList.tsx'

/** What acts are narrowed down by, put in order by and shown with, and refusals not. */
const ALL = { search: '', call: '', subjectKind: '', sort: undefined, columns: [], page: 1 } as const

/** What people of the company did, read in full, and were refused. */
export function AuditPage() {
  const { t } = useTexts()
  const { state, change, reset, narrowing } = useListAddress(auditAddress)
  const List = state.view === 'acts' ? ActList : RefusalList
  return (
    <Page>
      <Headline headline={t('frame.titles.audit')} />
      <Tabs
        label={t('frame.titles.audit')}
        tabs={AUDIT_VIEWS.map(value => ({ value, text: t(`audit.views.${value}`) }))}
        value={state.view}
        onChange={chosen => change({ ...ALL, view: AUDIT_VIEWS.find(view => view === chosen) ?? 'acts' })}
      >
        <Stack spacing={1}>
          <AuditFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
          <List />
        </Stack>
      </Tabs>
    </Page>
  )
}
