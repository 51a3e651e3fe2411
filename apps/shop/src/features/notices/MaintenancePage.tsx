import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStatus } from '../../state/service-info/service-info.calls.ts'
import { selectMaintenance } from '../../state/service-info/service-info.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The gate asks again by itself, and leaves this page as soon as the shop is back. What is said is what is known. */
export function MaintenancePage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading } = useCall(getStatus)
  const maintenance = useAppSelector(selectMaintenance)
  return (
    <Page width="text">
      {maintenance ? (
        <Headline headline={t('pages.maintenance.headline')} lead={t('pages.maintenance.text')} />
      ) : (
        <Headline headline={t('pages.maintenance.asking')} />
      )}
      <BusyButton size="large" busy={loading} onClick={() => void dispatch(getStatus())}>
        {t('pages.maintenance.retry')}
      </BusyButton>
    </Page>
  )
}
