import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActEffect } from './ActEffect.tsx'
import { type ContractAct, isTold, subjectOf } from './contract-act.ts'
import { useContractAct } from './use-contract-act.ts'

const REASON_LENGTH = 500

interface Props {
  contractGuid: string
  act: ContractAct
  /** It was done, or has been asked for. */
  onDone: () => void
  onClose: () => void
}

/** Decides about a contract with a reason; what would be debited then is said before. */
export function ContractActDialog({ contractGuid, act, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const { trial, errors, press } = useContractAct(contractGuid, act)
  const subject = subjectOf(act)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const said = reason.trim()
    setEmpty(said === '')
    if (said === '') return
    setBusy(true)
    const answer = await press(said)
    setBusy(false)
    if (!answer) return
    const { waits } = answer
    say(
      waits
        ? t('contracts.acts.waits', { moment: format.instantDateTime(waits.endsOn) })
        : t(`contracts.acts.${act.kind}.done`),
    )
    onDone()
  }
  return (
    <DialogShell
      open
      title={t(`contracts.acts.${act.kind}.title`)}
      width="md"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
          {trial?.contract && (
            <BusyButton type="submit" form={id} variant="contained" busy={busy}>
              {t(`contracts.acts.${act.kind}.yes`)}
            </BusyButton>
          )}
        </>
      }
    >
      <Stack component="form" id={id} spacing={3} noValidate onSubmit={event => void send(event)}>
        {subject !== undefined && <Text>{subject}</Text>}
        {trial === undefined && <SkeletonList label={t('common.loading')} rows={2} />}
        {trial?.contract && <ActEffect contract={trial.contract} />}
        <CallErrors errors={trial?.errors ?? []} all />
        <TextInput
          label={t(isTold(act) ? 'contracts.acts.said' : 'contracts.acts.reason')}
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
