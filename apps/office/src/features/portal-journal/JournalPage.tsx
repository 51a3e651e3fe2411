import type { PortalActRow } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiClipboardTextClockOutline } from '@mdi/js'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { PortalPagination } from '../../parts/portal/PortalPagination.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { JournalFilters } from './JournalFilters.tsx'
import { journalAddress } from './journal-address.ts'
import { useJournal } from './use-journal.ts'
import { useJournalColumns } from './use-journal-columns.tsx'

const rowId = ({ guid }: PortalActRow) => guid

/** Who did what at the organisations the reader may look at. */
export function JournalPage() {
  const { t } = useTexts()
  const { view } = usePortalView()
  const { state, change, reset, narrowing } = useListAddress(journalAddress)
  const { rows, busy, failed, errors, again } = useJournal(state, view.rowsPerPage)
  const columns = useJournalColumns()
  return (
    <Page>
      <Headline headline={t('frame.titles.schoolJournal')} lead={t('school.journal.lead')} />
      <Stack spacing={1}>
        <Tutorial text="school.journal.tutorial" />
        <JournalFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.schoolJournal')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={row => t(`school.journal.acts.${row.act}`)}
          empty={
            <EmptyState icon={mdiClipboardTextClockOutline} title={t('school.journal.none')}>
              {t('school.journal.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={() => void again()} /> : undefined}
        />
        <PortalPagination
          page={state.page}
          {...rowsKnown({ page: state.page, pageSize: view.rowsPerPage, rows: rows?.length })}
          onTurn={page => change({ page })}
        />
      </Stack>
    </Page>
  )
}
