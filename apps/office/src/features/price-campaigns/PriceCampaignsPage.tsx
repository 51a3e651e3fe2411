import type { StaffPriceCampaign } from '@billett/contract'
import { campaignsAddress } from '@billett/contract/lists/campaigns-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiSaleOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useCampaignColumns } from './use-campaign-columns.tsx'
import { usePriceCampaigns } from './use-campaigns.ts'

const CampaignDialog = lazyPiece(() => import('./CampaignDialog.tsx').then(module => module.CampaignDialog))

const rowId = ({ guid }: StaffPriceCampaign) => guid

/** New prices that contracts are told of, and how far each has come. */
export function PriceCampaignsPage() {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const { link } = useOffice()
  const navigate = useNavigate()
  const mayRun = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const kept = useListAddress(campaignsAddress)
  const list = useKeptList('adminPriceCampaigns', kept, useCampaignColumns())
  const [isWriting, setWriting] = useState(false)
  const asked = usePriceCampaigns(kept.state)
  return (
    <StaffListPage
      title={t('frame.titles.priceCampaigns')}
      lead={t('campaigns.lead')}
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={({ offerTitle, effectiveOn }) =>
        t('campaigns.named', { offer: offerTitle, day: format.date(effectiveOn) })
      }
      count={({ count }) => t('campaigns.found', { count })}
      tools={
        <>
          {list.tools}
          {mayRun && (
            <Button variant="contained" onClick={() => setWriting(true)}>
              {t('campaigns.create')}
            </Button>
          )}
        </>
      }
      none={{ icon: mdiSaleOutline, title: t('campaigns.none'), text: t('campaigns.noneText') }}
    >
      {isWriting && (
        <Suspense>
          <CampaignDialog
            campaign={undefined}
            onSaved={guid => {
              setWriting(false)
              navigate(link('adminPriceCampaign', { id: guid }))
              say(t('campaigns.done.save'))
            }}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </StaffListPage>
  )
}
