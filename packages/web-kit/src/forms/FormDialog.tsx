import { type ReactNode, useId, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { CallError } from '../http/outcome.ts'
import { BusyButton } from '../kit/controls/BusyButton.tsx'
import { Button } from '../kit/controls/Button.tsx'
import { useSay } from '../kit/feedback/toasts.ts'
import { Stack } from '../kit/layout/Stack.tsx'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import { DialogShell } from '../kit/overlays/DialogShell.tsx'
import { useUiWords } from '../kit/ui-words.ts'
import { useWorkWords } from '../kit/work-words.ts'
import { CallErrors } from './CallErrors.tsx'
import { FormSummary } from './FormSummary.tsx'

interface Props<T extends FieldValues> {
  title: string
  form: UseFormReturn<T>
  /** Sends what was typed, once it is right. */
  send: (values: T) => Promise<void>
  busy: boolean
  errors: readonly CallError[]
  /** What the button says. */
  submit: string
  /** It changes what is there already: where nothing was changed nothing is sent, and that is said. */
  edits?: boolean
  width?: 'xs' | 'sm' | 'md' | 'lg'
  onClose: () => void
  children: ReactNode
}

/**
 * A form over the page, drawn while it is open: load it lazily. Whatever would close it asks first where something was
 * changed.
 */
export function FormDialog<T extends FieldValues>(props: Props<T>) {
  const { title, form, send, busy, errors, submit, edits = false, width, onClose, children } = props
  const { cancel } = useUiWords()
  const words = useWorkWords()
  const say = useSay()
  const id = useId()
  const [asks, setAsks] = useState(false)
  // Read while drawing, so that the form keeps it up to date.
  const { isDirty } = form.formState
  const close = () => (isDirty ? setAsks(true) : onClose())
  const leaveUnchanged = () => {
    say(words.unchanged)
    onClose()
  }
  return (
    <DialogShell
      open
      title={title}
      width={width}
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" aria-disabled={busy} onClick={close}>
            {cancel}
          </Button>
          <BusyButton type="submit" form={id} busy={busy}>
            {submit}
          </BusyButton>
        </>
      }
    >
      <FormProvider {...form}>
        <Stack
          component="form"
          id={id}
          noValidate
          spacing={2.5}
          onSubmit={event => {
            event.preventDefault()
            if (busy) return
            if (edits && !isDirty) return leaveUnchanged()
            void form.handleSubmit(send)(event)
          }}
        >
          <FormSummary />
          {children}
          <CallErrors errors={errors} />
        </Stack>
      </FormProvider>
      {asks && (
        <ConfirmDialog
          title={words.discardTitle}
          yes={words.discardYes}
          no={words.discardNo}
          busy={false}
          onYes={onClose}
          onNo={() => setAsks(false)}
        >
          {words.discardText}
        </ConfirmDialog>
      )}
    </DialogShell>
  )
}
