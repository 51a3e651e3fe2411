import type { ArrangedPart, VersionState } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { LineDifference } from '../../parts/differences/LineDifference.tsx'
import { PreviewButton } from '../../parts/preview/PreviewButton.tsx'
import { discardArrangement, releaseArrangement } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  part: ArrangedPart
  serviceAreaId: number
  version: number
  state: VersionState
  /** Something was changed that is not stored: it would not be in what is released. */
  isChanged: boolean
  /** What passengers see now, and what they would see, line by line; undefined where that is not to be had. */
  lines?: { before: string; after: string }
  onDone: () => void
}

/** That there is a draft which passengers do not see, and what can be done with it. */
export function DraftActions({ part, serviceAreaId, version, state, isChanged, lines, onDone }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleaseTariff']))
  const mayDiscard = useAppSelector(selectHolds(['AllowedToArrangeTariff']))
  const releasing = useCall(releaseArrangement)
  const discarding = useCall(discardArrangement)
  const isShown = useRef(false)
  const meant = { params: { part }, body: { serviceAreaId, version } }
  const release = useConfirmed({
    title: t('tariff.release'),
    text: () => (
      <>
        <p>{t('tariff.releaseText', { version })}</p>
        {lines && (
          <LineDifference
            {...lines}
            words={{
              label: t('tariff.difference'),
              none: t('tariff.noDifference'),
              gone: t('tariff.lines.gone'),
              new: t('tariff.lines.new'),
            }}
          />
        )}
      </>
    ),
    yes: t('tariff.release'),
    act: async () => {
      const answer = await dispatch(releaseArrangement(meant))
      if (!releaseArrangement.fulfilled.match(answer)) return false
      // What waits for a second person is answered without a version.
      isShown.current = answer.payload.data[0]?.state === 'active'
      return true
    },
    failure: <CallErrors errors={releasing.errors} all />,
    onDone: () => {
      say(t(isShown.current ? 'tariff.released' : 'tariff.asked'))
      onDone()
    },
  })
  const discard = useConfirmed({
    title: t('tariff.discard'),
    text: () => t('tariff.discardText', { version }),
    yes: t('tariff.discard'),
    act: async () => discardArrangement.fulfilled.match(await dispatch(discardArrangement(meant))),
    failure: <CallErrors errors={discarding.errors} all />,
    onDone: () => {
      say(t('tariff.discarded'))
      onDone()
    },
  })
  if (state !== 'draft' && state !== 'checked') return null
  return (
    <MessageBox
      kind={state === 'draft' ? 'warning' : 'info'}
      title={t('tariff.draft', { version })}
      action={
        <Row spacing={1}>
          {mayRelease && state === 'checked' && !isChanged && (
            <Button variant="contained" onClick={() => release.ask()}>
              {t('tariff.release')}
            </Button>
          )}
          {!isChanged && <PreviewButton drafts />}
          {mayDiscard && (
            <Button variant="outlined" onClick={() => discard.ask()}>
              {t('tariff.discard')}
            </Button>
          )}
          {release.question}
          {discard.question}
        </Row>
      }
    >
      {t(state === 'draft' ? 'tariff.notRight' : isChanged ? 'tariff.saveFirst' : 'tariff.draftText')}
    </MessageBox>
  )
}
