import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useState } from 'react'
import { DEMO_FORM, DemoForm } from './demo-form.ts'
import { Part } from './Part.tsx'

const NO_ERRORS: never[] = []

/** What lies over the page. */
export function Overlays() {
  const say = useSay()
  const [open, setOpen] = useState<'dialog' | 'form'>()
  const close = () => setOpen(undefined)
  const { ask, question } = useConfirmed({
    title: 'Cancel the subscription?',
    text: () => 'It ends in March. Cards that were sent are no longer valid then.',
    yes: 'Cancel subscription',
    no: 'Keep it',
    act: async () => false,
    failure: <MessageBox kind="error">Nobody answered; it is as it was.</MessageBox>,
  })
  return (
    <Part title="Overlays">
      <Row>
        <Button variant="outlined" onClick={() => setOpen('dialog')}>
          A dialog
        </Button>
        <Button variant="outlined" onClick={() => setOpen('form')}>
          A form
        </Button>
        <Button variant="outlined" onClick={() => ask()}>
          A question
        </Button>
        <Button variant="outlined" onClick={() => say('Saved.')}>
          A toast
        </Button>
      </Row>
      <DialogShell
        open={open === 'dialog'}
        title="Order 4711"
        onClose={close}
        actions={
          <Button variant="contained" onClick={() => say('Said over the dialog.')}>
            Say something
          </Button>
        }
      >
        Two tickets, paid by card.
      </DialogShell>
      {open === 'form' && <NoteDialog onClose={close} />}
      {question}
    </Part>
  )
}

function NoteDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm<DemoForm>({ schema: DemoForm, defaultValues: DEMO_FORM, errors: NO_ERRORS })
  const send = async () => onClose()
  return (
    <FormDialog title="Edit" form={form} send={send} busy={false} errors={NO_ERRORS} submit="Save" onClose={onClose}>
      <TextField<DemoForm> name="name" label="Name" />
      <TextField<DemoForm> name="size" label="Size" />
    </FormDialog>
  )
}
