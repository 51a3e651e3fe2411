import type { StaffFraudCase } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { mdiShieldCheckOutline } from '@mdi/js'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getFraudCases } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { FraudAct } from './fraud-act.ts'
import { useFraudColumns } from './use-fraud-columns.tsx'

const FraudDialog = lazyPiece(() => import('./FraudDialog.tsx').then(module => module.FraudDialog))

const rowId = ({ contractGuid }: StaffFraudCase) => contractGuid

/** Orders that may be a fraud, with all that says so; whoever decides says why. */
export function FraudPage() {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState<StaffFraudCase[]>()
  const [asked, setAsked] = useState<{ act: FraudAct; row: StaffFraudCase }>()
  const { loading, failed, errors } = useCall(getFraudCases)
  const mayDecide = useAppSelector(selectHolds(['AllowedToActOnContracts']))
  const again = useCallback(() => {
    void dispatch(getFraudCases()).then(answer => {
      if (getFraudCases.fulfilled.match(answer)) setRows(answer.payload.data)
    })
  }, [dispatch])
  useEffect(again, [again])
  const actionsOf = (row: StaffFraudCase) => {
    const to = (act: FraudAct) => ({ text: t(`fraud.acts.${act}`), act: () => setAsked({ act, row }) })
    if (!mayDecide) return [to('look')]
    return [
      to('look'),
      ...(row.state === 'open' || row.state === 'passed' ? [to('overruled'), to('confirmed')] : []),
      ...(row.state === 'confirmed' ? [to('overruled')] : []),
    ]
  }
  return (
    <Page>
      <Headline headline={t('frame.titles.fraud')} lead={t('fraud.lead')} />
      <DataTable
        label={t('frame.titles.fraud')}
        columns={useFraudColumns()}
        rows={rows}
        busy={loading}
        rowId={rowId}
        rowName={({ customerNumber }) => customerNumber}
        actions={actionsOf}
        summary={failed ? undefined : rows ? t('fraud.found', { count: rows.length }) : t('common.loading')}
        empty={
          <EmptyState icon={mdiShieldCheckOutline} title={t('fraud.none')}>
            {t('fraud.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      {asked && (
        <Suspense>
          <FraudDialog
            {...asked}
            onDone={text => {
              setAsked(undefined)
              again()
              say(text)
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Page>
  )
}
