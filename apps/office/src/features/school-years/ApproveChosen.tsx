import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { approveRollMembers } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ChosenProps } from './chosen-props.ts'

/** Agrees to those that are chosen, or declines them after a question. Each decides in the own place alone. */
export function ApproveChosen({ yearGuid, members, onDone }: ChosenProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(approveRollMembers)
  const send = async (isApproved: boolean): Promise<boolean> => {
    const body = { isApproved, studentGuids: members.map(({ guid }) => guid) }
    const answer = await dispatch(approveRollMembers({ params: { yearGuid }, body }))
    if (!approveRollMembers.fulfilled.match(answer)) return false
    const count = answer.payload.data[0]?.count ?? 0
    onDone(t(isApproved ? 'school.years.approved' : 'school.years.declinedCount', { count }))
    return true
  }
  const { ask, question } = useConfirmed({
    title: t('school.years.declineTitle'),
    text: () => t('school.years.declineText', { count: members.length }),
    yes: t('school.decide.decline'),
    act: () => send(false),
    failure: <CallErrors errors={errors} all />,
  })
  return (
    <>
      <BusyButton variant="contained" busy={loading} onClick={() => void send(true)}>
        {t('school.years.approve')}
      </BusyButton>
      <Button variant="outlined" onClick={() => ask()}>
        {t('school.decide.decline')}
      </Button>
      <CallErrors errors={errors} all />
      {question}
    </>
  )
}
