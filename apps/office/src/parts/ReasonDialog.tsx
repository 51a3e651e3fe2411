import { ACT_REASON_LENGTH } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { ClosableDialog } from './ClosableDialog.tsx'

interface Props {
  title: string
  width: ComponentProps<typeof ClosableDialog>['width']
  /** Undefined while it is on its way what would become of it; nothing can be done where that was refused. */
  trial: { errors?: readonly CallError[] } | undefined
  /** On the button. */
  yes: string
  /** Above the field; usually that it is the reason. */
  label?: string
  /** Characters of a reason at most; as of acts that weigh where that is not said. */
  length?: number
  /** Why it could not be done. */
  errors: readonly CallError[]
  /** Does it. */
  send: (reason: string) => Promise<void>
  onClose: () => void
  /** What would become of it. */
  children: ReactNode
}

/** Asks for the reason of an act; what follows from it is said before. */
export function ReasonDialog({
  title,
  width,
  trial,
  yes,
  label,
  length = ACT_REASON_LENGTH.max,
  errors,
  send,
  onClose,
  children,
}: Props) {
  const { t } = useTexts()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const refused = trial?.errors ?? []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const said = reason.trim()
    setEmpty(said === '')
    if (said === '') return
    setBusy(true)
    await send(said)
    setBusy(false)
  }
  return (
    <ClosableDialog
      title={title}
      width={width}
      busy={busy}
      onClose={onClose}
      acts={
        trial &&
        refused.length === 0 && (
          <BusyButton type="submit" form={id} variant="contained" busy={busy}>
            {yes}
          </BusyButton>
        )
      }
    >
      <Stack component="form" id={id} spacing={3} noValidate onSubmit={event => void submit(event)}>
        {trial === undefined && <SkeletonList label={t('common.loading')} rows={2} />}
        {children}
        <CallErrors errors={refused} all />
        <TextInput
          label={label ?? t('contracts.acts.reason')}
          required
          value={reason}
          maxLength={length}
          error={isEmpty ? t('contracts.acts.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <CallErrors errors={errors} all />
      </Stack>
    </ClosableDialog>
  )
}
