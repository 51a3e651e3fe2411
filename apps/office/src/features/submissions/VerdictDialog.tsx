import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useVerdict, type Verdict } from './use-verdict.ts'

const REASON_LENGTH = 500
const NO_ERRORS: readonly CallError[] = []

interface Props {
  declarationGuid: string
  verdict: Verdict
  /** It is decided, or a second person has been asked. */
  onDone: () => void
  onClose: () => void
}

/** Says with a reason what a declaration is about; the last day that follows is said before. */
export function VerdictDialog({ declarationGuid, verdict, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const { trial, press } = useVerdict(declarationGuid, verdict)
  const { kind } = verdict
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const said = reason.trim()
    setEmpty(said === '')
    if (said === '') return
    setBusy(true)
    const answer = await press(said)
    setBusy(false)
    setErrors(answer.errors ?? NO_ERRORS)
    if (answer.errors) return
    const { waits } = answer
    say(
      waits
        ? t('contracts.acts.waits', { moment: format.instantDateTime(waits.endsOn) })
        : t(`submissions.verdicts.${kind}.done`),
    )
    onDone()
  }
  const found = trial?.contract
  const until = found?.validUntil
  return (
    <DialogShell
      open
      title={kind === 'match' ? t('submissions.match', { number: verdict.contractNumber }) : t('submissions.dismiss')}
      width="sm"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
          {trial && !trial.errors && (
            <BusyButton type="submit" form={id} variant="contained" busy={busy}>
              {t(`submissions.verdicts.${kind}.yes`)}
            </BusyButton>
          )}
        </>
      }
    >
      <Stack component="form" id={id} spacing={3} noValidate onSubmit={event => void send(event)}>
        {trial === undefined && <SkeletonList label={t('common.loading')} rows={1} />}
        {found && (
          <DescriptionList
            facts={[
              { term: t('contracts.product'), detail: found.subscriptionName },
              { term: t('contracts.subscriber'), detail: found.subscriber },
              { term: t('contracts.customerNumber'), detail: found.customerNumber },
            ].filter(({ detail }) => Boolean(detail))}
          />
        )}
        {until && <Text>{t('contracts.acts.ends', { day: format.date(until) })}</Text>}
        <CallErrors errors={trial?.errors ?? NO_ERRORS} all />
        <Text>{t(`submissions.verdicts.${kind}.text`)}</Text>
        <TextInput
          label={t('contracts.acts.reason')}
          value={reason}
          maxLength={REASON_LENGTH}
          error={isEmpty ? t('contracts.acts.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <CallErrors errors={errors} all />
      </Stack>
    </DialogShell>
  )
}
