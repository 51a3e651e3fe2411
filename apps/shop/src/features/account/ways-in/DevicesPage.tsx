import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useUnderWay } from '@billett/web-kit/calls/use-under-way.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { Loaded } from '../../../parts/Loaded.tsx'
import { endSession, endSessions, getSessions } from '../../../state/user/user.calls.ts'
import { selectDevices } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { HelpSection } from '../HelpSection.tsx'
import { ServiceSection } from '../ServiceSection.tsx'
import { DeviceList } from './DeviceList.tsx'
import styles from './DevicesPage.module.css'
import { PasskeySection } from './PasskeySection.tsx'

/** Where the account is signed in, and how to end that elsewhere. */
export function DevicesPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const devices = useAppSelector(selectDevices)
  const asking = useCall(getSessions)
  const ending = useCall(endSession)
  const isEnding = useUnderWay(endSession)
  const endingAll = useCall(endSessions)
  const [done, setDone] = useState<'ended' | 'endedOthers'>()
  useEffect(() => {
    void dispatch(getSessions())
  }, [dispatch])
  const end = async (sessionId: string): Promise<void> => {
    setDone(undefined)
    const answer = await dispatch(endSession({ params: { sessionId } }))
    if (endSession.fulfilled.match(answer)) setDone('ended')
  }
  const endOthers = async (): Promise<void> => {
    setDone(undefined)
    const answer = await dispatch(endSessions({ query: { keepThis: true } }))
    if (endSessions.fulfilled.match(answer)) setDone('endedOthers')
  }
  return (
    <Page width="text">
      <Headline headline={t('account.devices.headline')} lead={t('account.devices.lead')} />
      <SavedNotice shown={done !== undefined}>{done && t(`account.devices.${done}`)}</SavedNotice>
      <CallErrors errors={[...ending.errors, ...endingAll.errors]} all />
      <Loaded
        value={devices}
        failed={asking.failed}
        loading={asking.loading}
        onRetry={() => void dispatch(getSessions())}
        text={t('account.devices.loadFailed')}
        rows={2}
        height={96}
      >
        {known => (
          <>
            <DeviceList devices={known} isEnding={sessionId => isEnding({ sessionId })} onEnd={id => void end(id)} />
            {known.length > 1 && (
              <BusyButton
                variant="outlined"
                busy={endingAll.loading}
                className={styles.endOthers}
                onClick={() => void endOthers()}
              >
                {t('account.devices.endOthers')}
              </BusyButton>
            )}
          </>
        )}
      </Loaded>
      <PasskeySection />
      <ServiceSection />
      <HelpSection />
    </Page>
  )
}
