import type { StaffOrganisation } from '@billett/contract'
import { NEW, organisationsAddress } from '@billett/contract/lists/organisations-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiDomain } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { OrganisationFilters } from './OrganisationFilters.tsx'
import { useOrganisationColumns } from './use-organisation-columns.tsx'
import { useStaffOrganisations } from './use-staff-organisations.ts'

const NewOrganisationDialog = lazyPiece(() =>
  import('./NewOrganisationDialog.tsx').then(module => module.NewOrganisationDialog),
)
const OrganisationDialog = lazyPiece(() => import('./OrganisationDialog.tsx').then(module => module.OrganisationDialog))

const rowId = ({ guid }: StaffOrganisation) => guid
const opened = ({ guid }: StaffOrganisation) => ({ organisation: guid })

/** Schools, companies and who pays for them: added, changed, ended, and who looks after them invited. */
export function StaffOrganisationsPage() {
  const { t } = useTexts()
  const say = useSay()
  const kept = useListAddress(organisationsAddress)
  const { state, change, reset, narrowing } = kept
  const asked = useStaffOrganisations(state)
  const list = useKeptList('adminOrganisations', kept, useOrganisationColumns(useRowHref(organisationsAddress, opened)))
  const changed = (text: string) => {
    asked.again()
    say(text)
  }
  return (
    <StaffListPage
      title={t('frame.titles.staffOrganisations')}
      lead={t('organisations.lead')}
      filters={<OrganisationFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={({ name }) => name}
      count={({ count, isExact }) => t(isExact ? 'organisations.found' : 'organisations.foundMore', { count })}
      tools={
        <Row>
          {list.tools}
          <Button variant="contained" onClick={() => change({ organisation: NEW })}>
            {t('organisations.create')}
          </Button>
        </Row>
      }
      none={{ icon: mdiDomain, title: t('organisations.none'), text: t('organisations.noneText') }}
    >
      <Suspense>
        {state.organisation === NEW && (
          <NewOrganisationDialog
            onCreated={({ guid }) => {
              change({ organisation: guid })
              changed(t('organisations.created'))
            }}
            onClose={() => change({ organisation: '' })}
          />
        )}
        {state.organisation !== '' && state.organisation !== NEW && (
          <OrganisationDialog
            key={state.organisation}
            organisationGuid={state.organisation}
            onOpen={guid => change({ organisation: guid })}
            onChanged={changed}
            onClose={() => change({ organisation: '' })}
          />
        )}
      </Suspense>
    </StaffListPage>
  )
}
