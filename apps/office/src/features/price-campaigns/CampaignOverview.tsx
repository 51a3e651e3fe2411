import type { StaffPriceCampaignDetail } from '@billett/contract'
import { LANGUAGES } from '@billett/domain'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CampaignState } from './CampaignState.tsx'
import styles from './figures.module.css'

/** What is written of a campaign, how far it is, and who answers for it. */
export function CampaignOverview({ campaign }: { campaign: StaffPriceCampaignDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const { mode, oldPriceUntil, remindOn, introduction, releasedBy, releasedOn } = campaign
  const byOn = (name: string, on: string) => t('campaigns.byOn', { name, moment: format.instantDateTime(on) })
  const silence =
    mode === 'regulated'
      ? t('campaigns.silence.regulated')
      : oldPriceUntil === null
        ? t('campaigns.silence.ends')
        : t('campaigns.silence.later', { day: format.date(oldPriceUntil) })
  return (
    <Panel aria-label={t('campaigns.overview')}>
      <DescriptionList
        facts={[
          { term: t('campaigns.state'), detail: <CampaignState state={campaign.state} /> },
          { term: t('campaigns.offer'), detail: campaign.offerTitle },
          { term: t('campaigns.mode'), detail: t(`campaigns.modes.${mode}`) },
          { term: t('campaigns.effectiveOn'), detail: format.longDate(campaign.effectiveOn) },
          { term: t('campaigns.deadline'), detail: format.longDate(campaign.deadline) },
          {
            term: t('campaigns.reminders'),
            detail: remindOn.length === 0 ? t('campaigns.noReminders') : remindOn.map(format.date).join(', '),
          },
          { term: t('campaigns.silenceIs'), detail: silence },
          ...LANGUAGES.filter(language => introduction[language] !== '').map(language => ({
            term: t(`campaigns.wordsIn.${language}`),
            detail: (
              <span lang={language} className={styles.words}>
                {introduction[language]}
              </span>
            ),
          })),
          { term: t('campaigns.editedBy'), detail: byOn(campaign.editedBy, campaign.editedOn) },
          ...(releasedBy !== null && releasedOn !== null
            ? [{ term: t('campaigns.releasedBy'), detail: byOn(releasedBy, releasedOn) }]
            : []),
        ]}
      />
    </Panel>
  )
}
