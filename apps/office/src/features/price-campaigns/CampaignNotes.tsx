import type { StaffPriceCampaignDetail } from '@billett/contract'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** What has to be done next, and by whom. */
export function CampaignNotes({ campaign }: { campaign: StaffPriceCampaignDetail }) {
  const { t } = useTexts()
  const { state, isOwn, trial } = campaign
  const tellsNobody = state === 'reviewed' && trial?.counts.changed === 0
  return (
    <LiveRegion>
      {state === 'draft' && <MessageBox kind="info">{t('campaigns.notes.draft')}</MessageBox>}
      {tellsNobody && <MessageBox kind="warning">{t('campaigns.notes.nobody')}</MessageBox>}
      {state === 'reviewed' && !tellsNobody && (
        <MessageBox kind="info">{t(isOwn ? 'campaigns.notes.isOwn' : 'campaigns.notes.reviewed')}</MessageBox>
      )}
      {(state === 'released' || state === 'notifying') && (
        <MessageBox kind="info">{t('campaigns.notes.notifying')}</MessageBox>
      )}
    </LiveRegion>
  )
}
