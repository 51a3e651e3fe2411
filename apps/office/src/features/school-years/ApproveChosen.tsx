import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { approveRollMembers } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChosenProps } from './chosen-props.ts'

const DeclineDialog = lazyPiece(() => import('./DeclineDialog.tsx').then(module => module.DeclineDialog))

/** Agrees to those that are chosen, or declines them with a reason. Each decides in the own place alone. */
export function ApproveChosen({ yearGuid, members, onDone }: ChosenProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(approveRollMembers)
  const [declining, setDeclining] = useState(false)
  const approve = async () => {
    const body = { isApproved: true, studentGuids: members.map(({ guid }) => guid) }
    const answer = await dispatch(approveRollMembers({ params: { yearGuid }, body }))
    if (approveRollMembers.fulfilled.match(answer))
      onDone(t('school.years.approved', { count: answer.payload.data[0]?.count ?? 0 }))
  }
  const told = (text: string) => {
    setDeclining(false)
    onDone(text)
  }
  return (
    <>
      <BusyButton variant="contained" busy={loading} onClick={() => void approve()}>
        {t('school.years.approve')}
      </BusyButton>
      <Button variant="outlined" onClick={() => setDeclining(true)}>
        {t('school.decide.decline')}
      </Button>
      {!declining && <CallErrors errors={errors} all />}
      <Suspense>
        {declining && <DeclineDialog {...{ yearGuid, members }} onDone={told} onClose={() => setDeclining(false)} />}
      </Suspense>
    </>
  )
}
