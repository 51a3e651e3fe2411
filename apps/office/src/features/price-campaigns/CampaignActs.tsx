import type { StaffPriceCampaignDetail } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ActReasonDialog } from '../../parts/ActReasonDialog.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { DoCampaignAct } from './use-campaign-acts.ts'

interface Props {
  campaign: StaffPriceCampaignDetail
  act: DoCampaignAct
  busy: boolean
  onEdit: () => void
}

/** What may be done with a campaign now: what leads on stands first. */
export function CampaignActs({ campaign, act, busy, onEdit }: Props) {
  const { t, language } = useTexts()
  const format = useFormat()
  const mayRun = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const [isStopping, setStopping] = useState(false)
  const { guid, edition, state, trial, isOwn, mayEdit, mayWithdraw, mayStop, count } = campaign
  const release = useConfirmed({
    title: t('campaigns.release'),
    text: () =>
      t('campaigns.releaseText', {
        contracts: new Intl.NumberFormat(language).format(trial?.counts.changed ?? 0),
        before: format.money(trial?.beforeCents ?? 0),
        after: format.money(trial?.afterCents ?? 0),
      }),
    yes: t('campaigns.release'),
    act: async () => {
      await act({ kind: 'release', guid, edition })
      return true
    },
    failure: null,
  })
  if (!mayRun) return null
  const mayRelease = state === 'reviewed' && !isOwn && (trial?.counts.changed ?? 0) > 0
  const stop = t(mayStop ? 'campaigns.stop' : 'campaigns.withdraw')
  return (
    <Row spacing={1}>
      {mayRelease && (
        <Button variant="contained" onClick={() => release.ask()}>
          {t('campaigns.release')}
        </Button>
      )}
      {mayEdit && (
        <BusyButton
          type="button"
          variant={mayRelease || trial ? 'outlined' : 'contained'}
          busy={busy}
          onClick={() => void act({ kind: 'try', guid, edition })}
        >
          {t(trial ? 'campaigns.tryAgain' : 'campaigns.try')}
        </BusyButton>
      )}
      {mayEdit && (
        <Button variant="outlined" onClick={onEdit}>
          {t('campaigns.edit')}
        </Button>
      )}
      {count.told > 0 && (
        <Button variant="outlined" onClick={() => void act({ kind: 'download', guid })}>
          {t('campaigns.download')}
        </Button>
      )}
      {(mayWithdraw || mayStop) && (
        <Button variant="outlined" onClick={() => setStopping(true)}>
          {stop}
        </Button>
      )}
      {release.question}
      {isStopping && (
        <ActReasonDialog
          title={stop}
          label={t('campaigns.reason')}
          send={reason => act({ kind: 'stop', guid, reason })}
          onClose={() => setStopping(false)}
        >
          <Text>{t(mayStop ? 'campaigns.stopText' : 'campaigns.withdrawText')}</Text>
        </ActReasonDialog>
      )}
    </Row>
  )
}
