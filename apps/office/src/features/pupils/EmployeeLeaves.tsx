import {
  EMPLOYEE_LEAVES_BY,
  type EmployeeLeft,
  type EmployeeLeaves as Leaves,
  type StudentDetail,
} from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { getStudentDetails, letEmployeeGo } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LeavingForm } from './LeavingForm.tsx'

/** An employee leaves on a day; first it says when their ticket ends by it. */
export function EmployeeLeaves({ employee }: { employee: StudentDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(letEmployeeGo)
  const params = { guid: employee.guid }
  const send = async (body: Leaves) => {
    const answer = await dispatch(letEmployeeGo({ params, body }))
    return letEmployeeGo.fulfilled.match(answer) ? answer.payload.data[0] : undefined
  }
  return (
    <Details summary={t('school.leaving.title')}>
      <LeavingForm
        until={employee.until}
        reasons={EMPLOYEE_LEAVES_BY.map(value => ({ value, text: t(`school.leaving.reasons.${value}`) }))}
        words={{
          text: t('school.leaving.text'),
          lastDay: t('school.leaving.leavesOn'),
          leave: t('school.leaving.leave'),
          done: t('school.leaving.done'),
          title: ({ leavesOn }: EmployeeLeft) => t('school.leaving.wouldBe', { day: format.date(leavesOn) }),
        }}
        busy={loading}
        errors={errors}
        send={send}
        onLeft={() => dispatch(getStudentDetails({ params }))}
      >
        {({ tickets }, { reason }) => (
          <>
            {tickets.map(({ contractGuid, contractNumber: number, lastDay }) => (
              <div key={contractGuid}>{t('school.leaving.ends', { number, day: format.date(lastDay) })}</div>
            ))}
            {tickets.length === 0 && <div>{t('school.leaving.noTicket')}</div>}
            {tickets.length > 0 && reason === 'left' && <div>{t('school.leaving.mailed')}</div>}
          </>
        )}
      </LeavingForm>
    </Details>
  )
}
