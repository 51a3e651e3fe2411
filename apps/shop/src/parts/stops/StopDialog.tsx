import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStopInformation } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NoticeList } from '../live/NoticeList.tsx'
import { RealTimeNote } from '../live/RealTimeNote.tsx'
import { DepartureList } from './DepartureList.tsx'
import { StopFacts } from './StopFacts.tsx'

interface Props {
  reference: string
  onClose: () => void
  onStart: (stop: Choice) => void
  onEnd: (stop: Choice) => void
}

/** A stop: its zones, its lines, what leaves next; and the way to begin or end there. */
export function StopDialog({ reference, onClose, onStart, onEnd }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(getStopInformation)
  const stop = useAppSelector(selectTariff).stopInformation
  useEffect(() => {
    void dispatch(getStopInformation({ query: { stopId: reference } }))
  }, [dispatch, reference])
  const choice = stop && { text: stop.name, reference: stop.reference }
  return (
    <DialogShell
      open
      title={stop?.name ?? t('stops.title')}
      onClose={onClose}
      actions={
        choice && (
          <>
            <Button variant="outlined" onClick={() => onStart(choice)}>
              {t('stops.asStart')}
            </Button>
            <Button variant="contained" onClick={() => onEnd(choice)}>
              {t('stops.asEnd')}
            </Button>
          </>
        )
      }
    >
      {loading && !stop && <SkeletonList label={t('common.loading')} rows={5} height={44} />}
      <CallErrors errors={errors} all />
      {stop && (
        <Stack spacing={3}>
          <StopFacts stop={stop} />
          <NoticeList notices={stop.notices} />
          <RealTimeNote realTime={stop.realTime} />
          <DepartureList departures={stop.departures} />
        </Stack>
      )}
    </DialogShell>
  )
}
