import { STAFF_ROWS, type StaffContract } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiFileSign } from '@mdi/js'
import { Suspense, useCallback } from 'react'
import { contractsAddress } from '../../lists/contracts-address.ts'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { SavedViews } from '../../parts/views/SavedViews.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractFilters } from './ContractFilters.tsx'
import { ContractsFile } from './ContractsFile.tsx'
import { useContractColumns } from './use-contract-columns.tsx'
import { useContracts } from './use-contracts.ts'

const ContractDialog = lazyPiece(() => import('./ContractDialog.tsx').then(module => module.ContractDialog))

const rowId = ({ guid }: StaffContract) => guid

/** Finds contracts and applications: in a state, by what waits at them, or by whom they are with. */
export function ContractsPage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { state, change, reset, narrowing } = useListAddress(contractsAddress)
  const { rows, found, busy, failed, errors, again } = useContracts(state)
  const hrefOf = useCallback(
    ({ guid }: StaffContract) =>
      `${pathname}?${contractsAddress.write(new URLSearchParams(search), { contract: guid })}`,
    [pathname, search],
  )
  const columns = useContractColumns(hrefOf)
  const summary = found
    ? t(found.isExact ? 'contracts.found' : 'contracts.foundMore', { count: found.count })
    : t('common.loading')
  return (
    <Page>
      <Headline headline={t('frame.titles.contracts')} />
      <Stack spacing={1}>
        <ContractFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.contracts')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={({ contractNumber }) => t('contracts.named', { number: contractNumber })}
          summary={failed ? undefined : summary}
          tools={
            <>
              <SavedViews list="adminContracts" address={contractsAddress} />
              <ContractsFile state={state} />
            </>
          }
          empty={
            <EmptyState icon={mdiFileSign} title={t('contracts.none')}>
              {t('contracts.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={found?.isExact ? found.count : STAFF_ROWS}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      {state.contract !== '' && (
        <Suspense>
          <ContractDialog contractGuid={state.contract} onClose={() => change({ contract: '' })} />
        </Suspense>
      )}
    </Page>
  )
}
