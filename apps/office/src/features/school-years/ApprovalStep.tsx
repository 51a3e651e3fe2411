import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { approveRollMembers } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { StepProps } from './step-props.ts'
import { useRollTask } from './use-roll-task.ts'
import { yearsAddress } from './years-address.ts'

/** Asks schools and who pays to agree again, and agrees to all who wait for the reader, of a school or of all. */
export function ApprovalStep({ year, waits, again }: StepProps) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { state } = useListAddress(yearsAddress)
  const { begin, isBusy, errors } = useRollTask(year)
  const approving = useCall(approveRollMembers)
  const left = year.steps.find(({ step }) => step === 'approval')?.left ?? 0
  const { ask, question } = useConfirmed({
    title: t('school.years.approveAllTitle'),
    text: () => t(state.school === '' ? 'school.years.approveAllText' : 'school.years.approveSchoolText'),
    yes: t('school.years.approveAll'),
    act: async () => {
      const body = { isApproved: true, ...(state.school === '' ? {} : { organizationId: state.school }) }
      const answer = await dispatch(approveRollMembers({ params: { yearGuid: year.guid }, body }))
      if (!approveRollMembers.fulfilled.match(answer)) return false
      say(t('school.years.approved', { count: answer.payload.data[0]?.count ?? 0 }))
      again()
      return true
    },
    failure: <CallErrors errors={approving.errors} all />,
  })
  if (waits || left === 0) return null
  return (
    <Stack spacing={1}>
      <CallErrors errors={errors} all />
      <Row spacing={1}>
        {year.mayLead && (
          <BusyButton
            variant="outlined"
            busy={isBusy('ask')}
            onClick={() => void begin('ask').then(done => done && again())}
          >
            {t('school.years.ask')}
          </BusyButton>
        )}
        <Button variant="contained" onClick={() => ask()}>
          {t('school.years.approveAll')}
        </Button>
      </Row>
      {question}
    </Stack>
  )
}
