import type { EntitlementRules } from '@billett/contract'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiSchoolOutline } from '@mdi/js'
import { Suspense, useMemo } from 'react'
import { useListed } from '../../hooks/use-listed.ts'
import { TermsListPage } from '../../parts/draft/TermsListPage.tsx'
import { getEntitlementRules } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { rulesAddress } from './rules-address.ts'

const RuleDialog = lazyPiece(() => import('./RuleDialog.tsx').then(module => module.RuleDialog))

const rowId = ({ authorityGuid }: EntitlementRules) => authorityGuid
const rowName = ({ authority }: EntitlementRules) => authority

/** When which authority pays the way to school, in versions: written as drafts, tried with a child, and released. */
export function EntitlementRulesPage() {
  const { t } = useTexts()
  const say = useSay()
  const { state, change } = useListAddress(rulesAddress)
  const asked = useListed(getEntitlementRules, undefined)
  const columns = useMemo(
    (): DataColumn<EntitlementRules>[] => [
      { id: 'authority', header: t('rules.authority'), cell: ({ authority }) => authority },
      { id: 'schools', header: t('rules.schools'), cell: ({ schools }) => schools },
    ],
    [t],
  )
  return (
    <TermsListPage
      words="rules"
      title={t('frame.titles.entitlementRules')}
      icon={mdiSchoolOutline}
      asked={asked}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      onOpen={({ authorityGuid }) => change({ authority: authorityGuid })}
    >
      {state.authority !== '' && (
        <Suspense>
          <RuleDialog
            key={state.authority}
            authorityGuid={state.authority}
            onChanged={text => {
              asked.again()
              say(text)
            }}
            onClose={() => change({ authority: '' })}
          />
        </Suspense>
      )}
    </TermsListPage>
  )
}
