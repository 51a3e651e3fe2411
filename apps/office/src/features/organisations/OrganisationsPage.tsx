import type { SchoolOrganisation } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SearchField } from '@billett/web-kit/kit/controls/SearchField.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { selectShownName } from '@billett/web-kit/session/session.selectors.ts'
import { mdiSchoolOutline } from '@mdi/js'
import { useCallback } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { organisationsAddress } from '../../lists/organisations-address.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { PortalPagination } from '../../parts/portal/PortalPagination.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './OrganisationsPage.module.css'
import { useOrganisationColumns } from './use-organisation-columns.tsx'
import { useOrganisations } from './use-organisations.ts'

const rowId = ({ guid }: SchoolOrganisation) => guid

/** Every organisation the reader looks after, as a tree, and what waits at each; found by three letters. */
export function OrganisationsPage() {
  const { t } = useTexts()
  const name = useAppSelector(selectShownName)
  const { view } = usePortalView()
  const { state, change } = useListAddress(organisationsAddress)
  const onSearch = useCallback((search: string) => change({ search, page: 1 }, { typing: true }), [change])
  const typed = useTypedSearch(state.search, onSearch)
  const { rows, busy, failed, errors, again, hint, more } = useOrganisations(state.search)
  const columns = useOrganisationColumns(rows)
  const first = (state.page - 1) * view.rowsPerPage
  const waiting = rows?.filter(({ parentGuid }) => !rows.some(({ guid }) => guid === parentGuid))
  const count = waiting?.reduce((sum, row) => sum + row.waiting, 0)
  const greeting = view.greeting ? t('school.greeting', { name }) : ''
  const task = count === undefined ? '' : t('school.organisations.task', { count })
  return (
    <Page>
      <Headline
        headline={t('frame.titles.organisations')}
        lead={`${greeting} ${task}`.trim()}
        aside={
          <div className={styles.search}>
            <SearchField label={t('school.organisations.search')} hint={hint} {...typed} />
          </div>
        }
      />
      <Stack spacing={1}>
        <Tutorial text="school.organisations.tutorial" />
        <DataTable
          label={t('frame.titles.organisations')}
          columns={columns}
          rows={rows?.slice(first, first + view.rowsPerPage)}
          busy={busy}
          rowId={rowId}
          rowName={row => row.name}
          summary={
            failed ? undefined : rows ? t('school.organisations.found', { count: rows.length }) : t('common.loading')
          }
          empty={
            <EmptyState icon={mdiSchoolOutline} title={t('school.organisations.none')}>
              {t('school.organisations.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <PortalPagination page={state.page} total={rows?.length ?? 0} onTurn={page => change({ page })} />
        {more && (
          <div>
            <Button variant="outlined" onClick={more}>
              {t('school.organisations.more')}
            </Button>
          </div>
        )}
      </Stack>
    </Page>
  )
}
