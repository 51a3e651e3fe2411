import { PORTAL_PAGE_SIZE, type SchoolChangeRequest } from '@billett/contract'
import { CHANGE_REQUEST_KINDS } from '@billett/domain'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiSwapHorizontal } from '@mdi/js'
import { Suspense, useCallback, useState } from 'react'
import { useKeys } from '../../hooks/use-keys.ts'
import { useOrganisationOfPath } from '../../hooks/use-organisation-of-path.ts'
import { usePortalColumns } from '../../hooks/use-portal-columns.ts'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { requestsAddress } from '../../lists/requests-address.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { PortalColumns } from '../../parts/portal/PortalColumns.tsx'
import { PortalPagination } from '../../parts/portal/PortalPagination.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { nameOfRequest } from './name-of-request.ts'
import { RequestFilters } from './RequestFilters.tsx'
import { useChosenRequests } from './use-chosen-requests.ts'
import { USUAL_COLUMNS, useRequestColumns } from './use-request-columns.tsx'
import { useRequests } from './use-requests.ts'

const KindDialog = lazyPiece(() => import('./KindDialog.tsx').then(module => module.KindDialog))
const RequestDialog = lazyPiece(() => import('./RequestDialog.tsx').then(module => module.RequestDialog))
const AcceptManyDialog = lazyPiece(() => import('./AcceptManyDialog.tsx').then(module => module.AcceptManyDialog))
const DeclineManyDialog = lazyPiece(() => import('./DeclineManyDialog.tsx').then(module => module.DeclineManyDialog))
const RequestForm = lazyPiece(() => import('./RequestForm.tsx').then(module => module.RequestForm))

const rowId = ({ guid }: SchoolChangeRequest) => guid

/** What was asked for about the pupils of an organisation, and a way to ask for more. */
export function ChangeRequestsPage() {
  const { t } = useTexts()
  const say = useSay()
  const organisation = useOrganisationOfPath()
  const { pathname, search } = useLocation()
  const { view } = usePortalView()
  const { state, change, reset, narrowing } = useListAddress(requestsAddress)
  const { rows, found, busy, failed, errors, again } = useRequests(organisation, state, view.rowsPerPage)
  // While nobody has counted, those up to this page are known.
  const known = found ?? rowsKnown({ page: state.page, pageSize: view.rowsPerPage, rows: rows?.length })
  const hrefOf = useCallback(
    ({ guid }: SchoolChangeRequest) =>
      `${pathname}?${requestsAddress.write(new URLSearchParams(search), { request: guid })}`,
    [pathname, search],
  )
  const { kind: named, others } = useRequestColumns(hrefOf)
  const columns = usePortalColumns('tickets', others, USUAL_COLUMNS)
  const open = rows?.find(({ guid }) => guid === state.request)
  const kind = CHANGE_REQUEST_KINDS.find(one => one === state.create)
  const close = () => change({ create: '', pupil: '', contract: '' })
  const chosen = useChosenRequests(organisation, state, rows)
  const { deciding } = chosen
  const [decides, setDecides] = useState<'accept' | 'decline'>()
  const decide = (how: 'accept' | 'decline') => setDecides(deciding.length > 0 ? how : undefined)
  useKeys({
    n: () => change({ create: 'any' }),
    a: () => decide('accept'),
    d: () => decide('decline'),
  })
  const most = Math.min(found?.waiting ?? 0, PORTAL_PAGE_SIZE)
  const decided = {
    requests: deciding,
    onDone: () => {
      chosen.choose([])
      again()
    },
    onClose: () => setDecides(undefined),
  }
  return (
    <Page>
      <Headline headline={t('frame.titles.changeRequests')} />
      <Stack spacing={1}>
        <Tutorial text="school.requests.tutorial" />
        <RequestFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.changeRequests')}
          columns={[named, ...columns.columns]}
          rows={rows}
          busy={busy}
          selected={chosen.ids}
          onSelect={chosen.choose}
          bulk={
            <>
              <Button
                variant="outlined"
                aria-keyshortcuts="a"
                disabled={deciding.length === 0}
                onClick={() => setDecides('accept')}
              >
                {t('school.requests.acceptChosen', { count: deciding.length })}
              </Button>
              <Button
                variant="outlined"
                aria-keyshortcuts="d"
                disabled={deciding.length === 0}
                onClick={() => setDecides('decline')}
              >
                {t('school.requests.declineChosen', { count: deciding.length })}
              </Button>
            </>
          }
          rowId={rowId}
          rowName={nameOfRequest(t)}
          summary={
            failed
              ? undefined
              : rows && found
                ? t('school.requests.found', { count: found.total })
                : t('common.loading')
          }
          tools={
            <>
              {most > deciding.length && (
                <BusyButton variant="outlined" busy={chosen.busy} onClick={() => void chosen.chooseAll()}>
                  {t('school.requests.chooseAll', { count: most })}
                </BusyButton>
              )}
              <PortalColumns columns={others} shown={columns.shown} onChange={columns.choose} />
              <Button variant="contained" aria-keyshortcuts="n" onClick={() => change({ create: 'any' })}>
                {t('school.requests.create')}
              </Button>
            </>
          }
          empty={
            <EmptyState icon={mdiSwapHorizontal} title={t('school.requests.none')}>
              {t('school.requests.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <PortalPagination page={state.page} total={known.total} mayBeMore={!found} onTurn={page => change({ page })} />
      </Stack>
      <Suspense>
        {state.create === 'any' && <KindDialog onKind={create => change({ create })} onClose={close} />}
        {kind && (
          <RequestForm
            key={kind}
            kind={kind}
            organisation={organisation}
            pupil={state.pupil}
            contract={state.contract}
            onDone={() => {
              close()
              say(t('school.requests.sent'))
            }}
            onClose={close}
          />
        )}
        {decides === 'accept' && <AcceptManyDialog {...decided} />}
        {decides === 'decline' && <DeclineManyDialog {...decided} />}
        {open && <RequestDialog request={open} onClose={() => change({ request: '' })} />}
      </Suspense>
    </Page>
  )
}
