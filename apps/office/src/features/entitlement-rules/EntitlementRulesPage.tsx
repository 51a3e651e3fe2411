import type { EntitlementRules } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiSchoolOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useListed } from '../../hooks/use-listed.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getEntitlementRules } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { rulesAddress } from './rules-address.ts'
import { useRuleColumns } from './use-rule-columns.tsx'

const RuleDialog = lazyPiece(() => import('./RuleDialog.tsx').then(module => module.RuleDialog))

const rowId = ({ authorityGuid }: EntitlementRules) => authorityGuid

/** When which authority pays the way to school, in versions: written as drafts, tried with a child, and released. */
export function EntitlementRulesPage() {
  const { t } = useTexts()
  const say = useSay()
  const { state, change } = useListAddress(rulesAddress)
  const { rows, busy: loading, failed, errors, again } = useListed(getEntitlementRules, undefined)
  const columns = useRuleColumns()
  return (
    <Page>
      <Headline headline={t('frame.titles.entitlementRules')} lead={t('rules.lead')} />
      <DataTable
        label={t('frame.titles.entitlementRules')}
        columns={columns}
        rows={rows}
        busy={loading}
        rowId={rowId}
        rowName={({ authority }) => authority}
        actions={({ authorityGuid }) => [{ text: t('rules.open'), act: () => change({ authority: authorityGuid }) }]}
        summary={failed ? undefined : rows ? t('rules.found', { count: rows.length }) : t('common.loading')}
        empty={
          <EmptyState icon={mdiSchoolOutline} title={t('rules.none')}>
            {t('rules.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      {state.authority !== '' && (
        <Suspense>
          <RuleDialog
            key={state.authority}
            authorityGuid={state.authority}
            onChanged={text => {
              again()
              say(text)
            }}
            onClose={() => change({ authority: '' })}
          />
        </Suspense>
      )}
    </Page>
  )
}
