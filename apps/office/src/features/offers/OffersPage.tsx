import type { StaffOffer } from '@billett/contract'
import { offersAddress } from '@billett/contract/lists/offers-address.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiTicketOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useListed } from '../../hooks/use-listed.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { ListTools } from '../../parts/list/ListTools.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { getStaffOffers } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useOfferColumns } from './use-offer-columns.tsx'

const OfferDialog = lazyPiece(() => import('./OfferDialog.tsx').then(module => module.OfferDialog))

const rowId = ({ key }: StaffOffer) => key

/** Subscriptions of a company with their versions: written as drafts, tried, released and taken off. */
export function OffersPage() {
  const { t } = useTexts()
  const say = useSay()
  const { state, change } = useListAddress(offersAddress)
  const { clientId, offer } = state
  const {
    rows,
    busy: loading,
    failed,
    errors,
    again,
  } = useListed(getStaffOffers, { query: { clientId: clientId || undefined } })
  const columns = useOfferColumns()
  return (
    <StaffListPage
      title={t('frame.titles.offers')}
      lead={t('offers.lead')}
      filters={<ClientField value={clientId} onChange={chosen => change({ clientId: chosen })} />}
      columns={columns}
      asked={{ rows, busy: loading, failed, errors, again }}
      rowId={rowId}
      rowName={({ title }) => title}
      actions={({ key }) => [{ text: t('offers.open'), act: () => change({ offer: key }) }]}
      count={({ count }) => t('offers.found', { count })}
      tools={<ListTools list="adminOffers" address={offersAddress} />}
      none={{ icon: mdiTicketOutline, title: t('offers.none'), text: t('offers.noneText') }}
    >
      {offer !== '' && (
        <Suspense>
          <OfferDialog
            key={offer}
            offerKey={offer}
            clientId={clientId || undefined}
            onChanged={text => {
              again()
              say(text)
            }}
            onOpen={key => change({ offer: key })}
            onClose={() => change({ offer: '' })}
          />
        </Suspense>
      )}
    </StaffListPage>
  )
}
