import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { noteHandOut } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChosenProps } from './chosen-props.ts'

const ACTS = {
  out: { isHandedOut: true, isCardReturned: false },
  both: { isHandedOut: true, isCardReturned: true },
  none: { isHandedOut: false, isCardReturned: false },
} as const

/** Notes whose new card was handed out and whose old one came back, or that it was noted by mistake. */
export function HandOutChosen({ yearGuid, members, onDone }: ChosenProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(noteHandOut)
  const [begun, setBegun] = useState<keyof typeof ACTS>()
  const note = async (act: keyof typeof ACTS) => {
    setBegun(act)
    const body = { ...ACTS[act], studentGuids: members.map(({ guid }) => guid) }
    const answer = await dispatch(noteHandOut({ params: { yearGuid }, body }))
    if (noteHandOut.fulfilled.match(answer)) onDone(t('school.years.noted', { count: members.length }))
  }
  return (
    <>
      {(['both', 'out', 'none'] as const).map(act => (
        <BusyButton key={act} variant="outlined" busy={loading && begun === act} onClick={() => void note(act)}>
          {t(`school.years.note.${act}`)}
        </BusyButton>
      ))}
      <CallErrors errors={errors} all />
    </>
  )
}
