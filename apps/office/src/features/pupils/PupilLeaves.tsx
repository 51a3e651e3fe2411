import { key, type PupilLeaves as Leaves, PUPIL_LEAVES_BY, type PupilLeft, type StudentDetail } from '@billett/contract'
import { isPlainDate } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
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
import { getStudentDetails, letPupilGo, letPupilStay } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Asked = z.object({
  leavesOn: z.string().check(z.minLength(1, key('required')), z.refine(isPlainDate, key('date'))),
  reason: z.enum(PUPIL_LEAVES_BY),
})
type Asked = z.infer<typeof Asked>

/** One pupil leaves the school; first it says what becomes of ticket, card and money. It is taken back here as well. */
export function PupilLeaves({ pupil }: { pupil: StudentDetail }) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(letPupilGo)
  const staying = useCall(letPupilStay)
  /** What it would come to, of what was typed then. */
  const [seen, setSeen] = useState<{ asked: Asked; left: PupilLeft }>()
  const defaultValues: Asked = { leavesOn: pupil.until ?? '', reason: 'movedAway' }
  const form = useSchemaForm<Asked>({ schema: Asked, defaultValues, errors })
  const params = { guid: pupil.guid }
  const ask = async (body: Leaves) => {
    const answer = await dispatch(letPupilGo({ params, body }))
    return letPupilGo.fulfilled.match(answer) ? answer.payload.data[0] : undefined
  }
  const look = async (asked: Asked) => {
    setSeen(undefined)
    const left = await ask({ ...asked, dryRun: true })
    if (left) setSeen({ asked, left })
  }
  const leave = async () => {
    if (!seen || !(await ask({ ...seen.asked, dryRun: false }))) return
    setSeen(undefined)
    say(t('school.pupilLeaves.done'))
    await dispatch(getStudentDetails({ params }))
  }
  const stay = async () => {
    if (!letPupilStay.fulfilled.match(await dispatch(letPupilStay({ params })))) return
    say(t('school.pupilLeaves.stays'))
    await dispatch(getStudentDetails({ params }))
  }
  return (
    <Details summary={t('school.pupilLeaves.title')}>
      <Stack spacing={2}>
        {pupil.until !== null && (
          <MessageBox
            kind="info"
            title={t('school.pupilLeaves.leavesOn', { day: format.date(pupil.until) })}
            action={
              <BusyButton variant="outlined" busy={staying.loading} onClick={() => void stay()}>
                {t('school.pupilLeaves.stay')}
              </BusyButton>
            }
          >
            <CallErrors errors={staying.errors} all />
          </MessageBox>
        )}
        <Text>{t('school.pupilLeaves.text')}</Text>
        <SchemaForm form={form} send={look} busy={loading} errors={errors} submit={t('school.leaving.look')} quiet>
          <TextField<Asked> name="leavesOn" type="date" label={t('school.pupilLeaves.lastDay')} />
          <SelectField<Asked>
            name="reason"
            label={t('school.leaving.reason')}
            options={PUPIL_LEAVES_BY.map(reason => ({
              value: reason,
              text: t(`school.pupilLeaves.reasons.${reason}`),
            }))}
          />
        </SchemaForm>
        <LiveRegion>
          {seen && (
            <MessageBox
              kind="warning"
              title={t('school.pupilLeaves.leavesOn', { day: format.date(seen.left.leavesOn) })}
              action={
                <BusyButton variant="contained" busy={loading} onClick={() => void leave()}>
                  {t('school.pupilLeaves.leave')}
                </BusyButton>
              }
            >
              {seen.left.contracts.map(({ contractGuid, contractNumber, lastDay, cardNumber }) => (
                <div key={contractGuid}>
                  {cardNumber
                    ? t('school.pupilLeaves.endsWithCard', {
                        number: contractNumber,
                        card: cardNumber,
                        day: format.date(lastDay),
                      })
                    : t('school.leaving.ends', { number: contractNumber, day: format.date(lastDay) })}
                </div>
              ))}
              {seen.left.contracts.length === 0 && <div>{t('school.leaving.noTicket')}</div>}
              {seen.left.sums.map(({ payer, beforeInCent, afterInCent }) => (
                <div key={payer.guid}>
                  {t('school.pupilLeaves.money', {
                    payer: payer.name,
                    before: format.money(beforeInCent),
                    after: format.money(afterInCent),
                  })}
                </div>
              ))}
            </MessageBox>
          )}
        </LiveRegion>
      </Stack>
    </Details>
  )
}
