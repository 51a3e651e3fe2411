import { EMPLOYEE_LEAVES_BY, type EmployeeLeaves, type EmployeeLeft, key, type StudentDetail } from '@billett/contract'
import { isPlainDate } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { getStudentDetails, letEmployeeGo } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Asked = z.object({
  leavesOn: z.string().check(z.minLength(1, key('required')), z.refine(isPlainDate, key('date'))),
  reason: z.enum(EMPLOYEE_LEAVES_BY),
})
type Asked = z.infer<typeof Asked>

/** An employee leaves on a day; first it says when their ticket ends by it. */
export function LeaveForm({ employee }: { employee: StudentDetail }) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(letEmployeeGo)
  /** What it would come to, of what was typed then. */
  const [seen, setSeen] = useState<{ asked: Asked; left: EmployeeLeft }>()
  const defaultValues: Asked = { leavesOn: employee.until ?? '', reason: 'left' }
  const form = useSchemaForm<Asked>({ schema: Asked, defaultValues, errors })
  const params = { guid: employee.guid }
  const ask = async (body: EmployeeLeaves) => {
    const answer = await dispatch(letEmployeeGo({ params, body }))
    return letEmployeeGo.fulfilled.match(answer) ? answer.payload.data[0] : undefined
  }
  const look = async (asked: Asked) => {
    setSeen(undefined)
    const left = await ask({ ...asked, dryRun: true })
    if (left) setSeen({ asked, left })
  }
  const leave = async () => {
    if (!seen || !(await ask({ ...seen.asked, dryRun: false }))) return
    setSeen(undefined)
    say(t('school.leaving.done'))
    await dispatch(getStudentDetails({ params }))
  }
  return (
    <Details summary={t('school.leaving.title')}>
      <Stack spacing={2}>
        <Text>{t('school.leaving.text')}</Text>
        <SchemaForm form={form} send={look} busy={loading} errors={errors} submit={t('school.leaving.look')} quiet>
          <TextField<Asked> name="leavesOn" type="date" label={t('school.leaving.leavesOn')} />
          <SelectField<Asked>
            name="reason"
            label={t('school.leaving.reason')}
            options={EMPLOYEE_LEAVES_BY.map(reason => ({
              value: reason,
              text: t(`school.leaving.reasons.${reason}`),
            }))}
          />
        </SchemaForm>
        <LiveRegion>
          {seen && (
            <MessageBox
              kind="info"
              title={t('school.leaving.wouldBe', { day: format.date(seen.left.leavesOn) })}
              action={
                <BusyButton variant="contained" busy={loading} onClick={() => void leave()}>
                  {t('school.leaving.leave')}
                </BusyButton>
              }
            >
              {seen.left.tickets.map(({ contractGuid, contractNumber, lastDay }) => (
                <div key={contractGuid}>
                  {t('school.leaving.ends', { number: contractNumber, day: format.date(lastDay) })}
                </div>
              ))}
              {seen.left.tickets.length === 0 && <div>{t('school.leaving.noTicket')}</div>}
              {seen.left.tickets.length > 0 && seen.asked.reason === 'left' && <div>{t('school.leaving.mailed')}</div>}
            </MessageBox>
          )}
        </LiveRegion>
      </Stack>
    </Details>
  )
}
