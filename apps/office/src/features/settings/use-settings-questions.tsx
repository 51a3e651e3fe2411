import type { StaffConfig, StaffConfigVersion } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { discardConfig, goBackToConfig, restoreConfig } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Meant = Pick<StaffConfigVersion, 'version'>

/** The version that is shown, and the one that is shown again. */
interface Step extends Meant {
  before: number
}

/** What is asked before a draft is thrown away, or another version taken up or shown; `questions` are to be drawn. */
export function useSettingsQuestions(clientId: StaffConfig['clientId'] | undefined, onDone: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const discarding = useCall(discardConfig)
  const restoring = useCall(restoreConfig)
  const goingBack = useCall(goBackToConfig)
  const body = clientId === undefined ? {} : { clientId }
  const discard = useConfirmed<Meant>({
    title: t('settings.discard'),
    text: ({ version }) => t('settings.discardText', { version }),
    yes: t('settings.discard'),
    act: async ({ version }) =>
      discardConfig.fulfilled.match(await dispatch(discardConfig({ params: { version }, body }))),
    failure: <CallErrors errors={discarding.errors} all />,
    onDone: () => {
      say(t('settings.discarded'))
      onDone()
    },
  })
  const restore = useConfirmed<Meant>({
    title: t('settings.restore'),
    text: ({ version }) => t('settings.restoreText', { version }),
    yes: t('settings.restore'),
    act: async ({ version }) =>
      restoreConfig.fulfilled.match(await dispatch(restoreConfig({ params: { version }, body }))),
    failure: <CallErrors errors={restoring.errors} all />,
    onDone: () => {
      say(t('settings.restored'))
      onDone()
    },
  })
  const goBack = useConfirmed<Step>({
    title: t('settings.goBackTitle'),
    text: step => t('settings.goBackText', { ...step }),
    yes: t('settings.goBackTitle'),
    act: async ({ version }) =>
      goBackToConfig.fulfilled.match(await dispatch(goBackToConfig({ params: { version }, body }))),
    failure: <CallErrors errors={goingBack.errors} all />,
    onDone: () => {
      say(t('settings.wentBack'))
      onDone()
    },
  })
  const questions = (
    <>
      {goBack.question}
      {discard.question}
      {restore.question}
    </>
  )
  return { discard: discard.ask, restore: restore.ask, goBack: goBack.ask, questions }
}
