import type { FrameworkContracts } from '@billett/contract'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiBriefcaseOutline } from '@mdi/js'
import { Suspense, useMemo } from 'react'
import { useListed } from '../../hooks/use-listed.ts'
import { TermsListPage } from '../../parts/draft/TermsListPage.tsx'
import { getFrameworkContracts } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { frameworksAddress } from './frameworks-address.ts'

const FrameworkDialog = lazyPiece(() => import('./FrameworkDialog.tsx').then(module => module.FrameworkDialog))

const rowId = ({ companyGuid }: FrameworkContracts) => companyGuid
const rowName = ({ company }: FrameworkContracts) => company

/** What was agreed with which company about job tickets, in versions: written as drafts, tried, and released. */
export function FrameworkContractsPage() {
  const { t } = useTexts()
  const say = useSay()
  const { state, change } = useListAddress(frameworksAddress)
  const asked = useListed(getFrameworkContracts, undefined)
  const columns = useMemo(
    (): DataColumn<FrameworkContracts>[] => [
      { id: 'company', header: t('frameworks.company'), cell: ({ company }) => company },
      { id: 'takers', header: t('frameworks.takers'), cell: ({ takers }) => takers },
    ],
    [t],
  )
  return (
    <TermsListPage
      words="frameworks"
      title={t('frame.titles.frameworkContracts')}
      icon={mdiBriefcaseOutline}
      asked={asked}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      onOpen={({ companyGuid }) => change({ company: companyGuid })}
    >
      {state.company !== '' && (
        <Suspense>
          <FrameworkDialog
            key={state.company}
            companyGuid={state.company}
            onChanged={text => {
              asked.again()
              say(text)
            }}
            onClose={() => change({ company: '' })}
          />
        </Suspense>
      )}
    </TermsListPage>
  )
}
