import type { StaffOffer } from '@billett/contract'
import { offersAddress } from '@billett/contract/lists/offers-address.ts'
import { saidSort } from '@billett/domain'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiTicketOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useListed } from '../../hooks/use-listed.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useWholeList } from '../../parts/list/use-kept-list.tsx'
import { getStaffOffers } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useOfferColumns } from './use-offer-columns.tsx'

const OfferDialog = lazyPiece(() => import('./OfferDialog.tsx').then(module => module.OfferDialog))

const rowId = ({ key }: StaffOffer) => key

/** Subscriptions of a company with their versions: written as drafts, tried, released and taken off. */
export function OffersPage() {
  const { t } = useTexts()
  const say = useSay()
  const kept = useListAddress(offersAddress)
  const { state, change } = kept
  const { clientId, offer, sort } = state
  const asked = useListed(getStaffOffers, { query: { clientId: clientId || undefined, sort: saidSort(sort) } })
  const list = useWholeList('adminOffers', kept, useOfferColumns())
  return (
    <StaffListPage
      title={t('frame.titles.offers')}
      lead={t('offers.lead')}
      filters={<ClientField value={clientId} onChange={chosen => change({ clientId: chosen })} />}
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={({ title }) => title}
      actions={({ key }) => [{ text: t('offers.open'), act: () => change({ offer: key }) }]}
      count={({ count }) => t('offers.found', { count })}
      none={{ icon: mdiTicketOutline, title: t('offers.none'), text: t('offers.noneText') }}
    >
      {offer !== '' && (
        <Suspense>
          <OfferDialog
            key={offer}
            offerKey={offer}
            clientId={clientId || undefined}
            onChanged={text => {
              asked.again()
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
