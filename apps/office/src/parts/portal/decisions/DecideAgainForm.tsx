import { type DecideAgain, key } from '@billett/contract'
import { isPlainDate, localDate, toInstant } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useOffice } from '../../../hooks/office.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { decideAgain } from '../../../state/school/school.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

const Asked = z.object({
  from: z.string().check(z.minLength(1, key('required')), z.refine(isPlainDate, key('date'))),
  reason: z.string().check(z.minLength(1, key('required')), z.maxLength(1000, key('exceedMaximumLength'))),
})
type Asked = z.infer<typeof Asked>

/** Decides anew about a ticket that runs; first it says what that would come to. */
export function DecideAgainForm({ contract, onDone }: { contract: string; onDone: () => Promise<void> }) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const { loading, errors } = useCall(decideAgain)
  /** What it would come to, of what was typed then. */
  const [seen, setSeen] = useState<{ asked: Asked; lines: string[] }>()
  const form = useSchemaForm<Asked>({
    schema: Asked,
    defaultValues: { from: localDate(toInstant(Date.now()), timeZone), reason: '' },
    errors,
  })
  const ask = async (body: DecideAgain) => {
    const answer = await dispatch(decideAgain({ params: { guid: contract }, body }))
    return decideAgain.fulfilled.match(answer) ? answer.payload.data[0] : undefined
  }
  const look = async (asked: Asked) => {
    setSeen(undefined)
    const effect = await ask({ ...asked, dryRun: true })
    if (!effect) return
    const { result, ownShareInCent, endsOn, parentsMoreInCent, payerMoreInCent } = effect
    const lines = [
      t(`school.decisions.results.${result}`),
      ownShareInCent === null ? '' : t('school.decisions.shareIs', { amount: format.money(ownShareInCent) }),
      endsOn === null ? '' : t('school.decisions.endsOn', { day: format.date(endsOn) }),
      t('school.decisions.more', { parents: format.money(parentsMoreInCent), payer: format.money(payerMoreInCent) }),
    ]
    setSeen({ asked, lines: lines.filter(line => line !== '') })
  }
  const decide = async () => {
    if (!seen || !(await ask({ ...seen.asked, dryRun: false }))) return
    setSeen(undefined)
    say(t('school.decisions.decidedAgain'))
    await onDone()
  }
  return (
    <Stack spacing={2}>
      <Text>{t('school.decisions.againText')}</Text>
      <SchemaForm form={form} send={look} busy={loading} errors={errors} submit={t('school.decisions.look')}>
        <TextField<Asked> name="from" type="date" label={t('school.decisions.againFrom')} />
        <TextAreaField<Asked> name="reason" label={t('school.decisions.againReason')} maxLength={1000} />
      </SchemaForm>
      <LiveRegion>
        {seen && (
          <MessageBox
            kind="info"
            title={t('school.decisions.wouldBe', { day: format.date(seen.asked.from) })}
            action={
              <BusyButton variant="contained" busy={loading} onClick={() => void decide()}>
                {t('school.decisions.doAgain')}
              </BusyButton>
            }
          >
            {seen.lines.map(line => (
              <div key={line}>{line}</div>
            ))}
          </MessageBox>
        )}
      </LiveRegion>
    </Stack>
  )
}
