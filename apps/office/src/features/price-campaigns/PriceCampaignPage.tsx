import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Breadcrumbs } from '@billett/web-kit/kit/layout/Breadcrumbs.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { Suspense, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useScreen } from '../../hooks/use-screen.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CampaignActs } from './CampaignActs.tsx'
import { CampaignCounters } from './CampaignCounters.tsx'
import { CampaignNotes } from './CampaignNotes.tsx'
import { CampaignOverview } from './CampaignOverview.tsx'
import { CampaignSamples } from './CampaignSamples.tsx'
import { CampaignTrial } from './CampaignTrial.tsx'
import { useCampaignActs } from './use-campaign-acts.ts'
import { usePriceCampaign } from './use-campaigns.ts'

const CampaignDialog = lazyPiece(() => import('./CampaignDialog.tsx').then(module => module.CampaignDialog))

/** A campaign of new prices as whoever writes it, releases it and follows it has to see it. */
export function PriceCampaignPage() {
  const { t } = useTexts()
  const say = useSay()
  const { link } = useOffice()
  const format = useFormat()
  const guid = useScreen()?.params.id ?? ''
  const { campaign, failed, errors, again } = usePriceCampaign(guid)
  const { act, errors: refused, busy } = useCampaignActs(again)
  const [isWriting, setWriting] = useState(false)
  const title = campaign
    ? t('campaigns.named', { offer: campaign.offerTitle, day: format.date(campaign.effectiveOn) })
    : t('frame.titles.priceCampaign')
  return (
    <Page>
      <Breadcrumbs label={t('office.way')}>
        <TextLink component={Link} to={link('adminPriceCampaigns')}>
          {t('frame.titles.priceCampaigns')}
        </TextLink>
        {title}
      </Breadcrumbs>
      <Headline headline={title} />
      {campaign ? (
        <Stack spacing={3}>
          <CampaignNotes campaign={campaign} />
          <CampaignActs campaign={campaign} act={act} busy={busy} onEdit={() => setWriting(true)} />
          <CallErrors errors={refused} all />
          <CampaignOverview campaign={campaign} />
          <CampaignCounters campaign={campaign} />
          <CampaignTrial campaign={campaign} />
          {campaign.mayEdit && campaign.trial && <CampaignSamples key={campaign.edition} campaign={campaign} />}
        </Stack>
      ) : failed ? (
        <ListFailure errors={errors} onAgain={again} />
      ) : (
        <SkeletonList label={t('common.loading')} />
      )}
      {isWriting && campaign && (
        <Suspense>
          <CampaignDialog
            campaign={campaign}
            onSaved={() => {
              setWriting(false)
              again()
              say(t('campaigns.done.save'))
            }}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </Page>
  )
}
