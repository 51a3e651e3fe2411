import type { FrameworkContracts } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiBriefcaseOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useListed } from '../../hooks/use-listed.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getFrameworkContracts } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { frameworksAddress } from './frameworks-address.ts'
import { useFrameworkColumns } from './use-framework-columns.tsx'

const FrameworkDialog = lazyPiece(() => import('./FrameworkDialog.tsx').then(module => module.FrameworkDialog))

const rowId = ({ companyGuid }: FrameworkContracts) => companyGuid

/** What was agreed with which company about job tickets, in versions: written as drafts, tried, and released. */
export function FrameworkContractsPage() {
  const { t } = useTexts()
  const say = useSay()
  const { state, change } = useListAddress(frameworksAddress)
  const { rows, busy: loading, failed, errors, again } = useListed(getFrameworkContracts, undefined)
  const columns = useFrameworkColumns()
  return (
    <Page>
      <Headline headline={t('frame.titles.frameworkContracts')} lead={t('frameworks.lead')} />
      <DataTable
        label={t('frame.titles.frameworkContracts')}
        columns={columns}
        rows={rows}
        busy={loading}
        rowId={rowId}
        rowName={({ company }) => company}
        actions={({ companyGuid }) => [{ text: t('frameworks.open'), act: () => change({ company: companyGuid }) }]}
        summary={failed ? undefined : rows ? t('frameworks.found', { count: rows.length }) : t('common.loading')}
        empty={
          <EmptyState icon={mdiBriefcaseOutline} title={t('frameworks.none')}>
            {t('frameworks.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      {state.company !== '' && (
        <Suspense>
          <FrameworkDialog
            key={state.company}
            companyGuid={state.company}
            onChanged={text => {
              again()
              say(text)
            }}
            onClose={() => change({ company: '' })}
          />
        </Suspense>
      )}
    </Page>
  )
}
