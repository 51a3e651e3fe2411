import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { ColourField } from '@billett/web-kit/forms/ColourField.tsx'
import { PasswordField } from '@billett/web-kit/forms/PasswordField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DEMO_FORM, DemoForm } from './demo-form.ts'
import { Part } from './Part.tsx'

const NO_ERRORS: never[] = []

/** A form with every kind of field: send it empty to see its summary. */
export function Forms() {
  const say = useSay()
  const form = useSchemaForm<DemoForm>({ schema: DemoForm, defaultValues: DEMO_FORM, errors: NO_ERRORS })
  const send = async () => say('It is sent.')
  return (
    <Part title="Forms">
      <SchemaForm form={form} send={send} busy={false} errors={NO_ERRORS} submit="Send">
        <TextField<DemoForm> name="name" label="Name" hint="As on the card" autoComplete="name" />
        <PasswordField<DemoForm> name="password" label="Password" autoComplete="new-password" />
        <SelectField<DemoForm>
          name="size"
          label="Size"
          options={[
            { value: '', text: 'Please choose' },
            { value: 's', text: 'Small' },
            { value: 'l', text: 'Large' },
          ]}
        />
        <ChoiceField<DemoForm>
          name="way"
          label="Way"
          options={[
            { value: 'mail', text: 'By mail', hint: 'Two days' },
            { value: 'app', text: 'In the app' },
          ]}
        />
        <TextAreaField<DemoForm> name="note" label="Note" optional />
        <ColourField<DemoForm> name="colour" label="Colour" pickLabel="Pick: Colour" optional />
        <CheckboxField<DemoForm> name="terms" label="I accept the terms" required />
      </SchemaForm>
    </Part>
  )
}
