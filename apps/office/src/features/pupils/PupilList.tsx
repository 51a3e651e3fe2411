import type { Student } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountSchoolOutline } from '@mdi/js'
import { Suspense, useCallback } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { usePortalColumns } from '../../hooks/use-portal-columns.ts'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { pupilsAddress } from '../../lists/pupils-address.ts'
import { requestsAddress } from '../../lists/requests-address.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { PortalColumns } from '../../parts/portal/PortalColumns.tsx'
import { PortalPagination } from '../../parts/portal/PortalPagination.tsx'
import { selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PupilFilters } from './PupilFilters.tsx'
import { usePupilColumns } from './use-pupil-columns.tsx'
import { usePupils } from './use-pupils.ts'

const PupilDialog = lazyPiece(() => import('./PupilDialog.tsx').then(module => module.PupilDialog))

const rowId = ({ guid }: Student) => guid

/** Who is at an organisation, with the columns that the reader has chosen. */
export function PupilList({ organisation }: { organisation: string }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const { pathname, search } = useLocation()
  const { view } = usePortalView()
  const { state, change, reset, narrowing } = useListAddress(pupilsAddress)
  const { rows, found, busy, failed, errors, again } = usePupils(organisation, state, view.rowsPerPage)
  const mayAsk = useAppSelector(selectSeesNode(['ChangeRequest']))
  const mayLook = useAppSelector(selectSeesNode(['Student']))
  const hrefOf = useCallback(
    ({ guid }: Student) => `${pathname}?${pupilsAddress.write(new URLSearchParams(search), { pupil: guid })}`,
    [pathname, search],
  )
  const { name, others, usual } = usePupilColumns(hrefOf)
  const chosen = usePortalColumns('students', others, usual)
  // While nobody has counted, those up to this page are known.
  const known = found ?? rowsKnown({ page: state.page, pageSize: view.rowsPerPage, rows: rows?.length })
  const toNew = `${link('changeRequests', { id: organisation })}?${requestsAddress.write(new URLSearchParams(), { create: 'newStudent' })}`
  return (
    <Stack spacing={1}>
      <PupilFilters state={state} groups={found} narrowing={narrowing} onChange={change} onReset={reset} />
      <DataTable
        label={t('school.pupils.title')}
        columns={[name, ...chosen.columns]}
        rows={rows}
        busy={busy}
        rowId={rowId}
        rowName={row => `${row.firstName} ${row.lastName}`}
        summary={
          failed ? undefined : rows && found ? t('school.pupils.found', { count: found.total }) : t('common.loading')
        }
        tools={
          <>
            <PortalColumns columns={others} shown={chosen.shown} onChange={chosen.choose} />
            {mayAsk && (
              <Button component={Link} to={link('studentImport', { id: organisation })} variant="outlined">
                {t('frame.titles.studentImport')}
              </Button>
            )}
            {mayAsk && (
              <Button component={Link} to={toNew} variant="contained">
                {t('school.pupils.create')}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState icon={mdiAccountSchoolOutline} title={t('school.pupils.none')}>
            {t('school.pupils.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      <PortalPagination page={state.page} total={known.total} mayBeMore={!found} onTurn={page => change({ page })} />
      <Suspense>
        {state.pupil !== '' && mayLook && (
          <PupilDialog guid={state.pupil} organisation={organisation} onClose={() => change({ pupil: '' })} />
        )}
      </Suspense>
    </Stack>
  )
}
