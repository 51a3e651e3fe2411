import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { CallError } from '../http/outcome.ts'
import { BusyButton } from '../kit/controls/BusyButton.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Stack } from '../kit/layout/Stack.tsx'
import type { Spacing } from '../kit/layout/spacing.ts'
import { CallErrors } from './CallErrors.tsx'
import { FormSummary } from './FormSummary.tsx'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  /** Sends what was typed, once it is right. */
  send: (values: T) => Promise<void>
  busy: boolean
  errors: readonly CallError[]
  /** What the button says. */
  submit: string
  /** The page goes on with another button. */
  quiet?: boolean
  children: ReactNode
  /** Stands right above the button. */
  beforeSubmit?: ReactNode
  /** Stands beside the button, below it on a phone. */
  afterSubmit?: ReactNode
  spacing?: Spacing
  className?: string
}

/** A sheet of fields with one button; a second press while the first is under way does nothing. */
export const SchemaForm = <T extends FieldValues>(props: Props<T>) => (
  <FormProvider {...props.form}>
    <Panel
      component="form"
      // Without its script yet, a page must not write what was typed into its address.
      method="post"
      noValidate
      className={props.className}
      onSubmit={event => {
        event.preventDefault()
        if (!props.busy) void props.form.handleSubmit(props.send)(event)
      }}
    >
      <Stack spacing={props.spacing ?? 2.5}>
        <FormSummary />
        {props.children}
        <CallErrors errors={props.errors} />
        {props.beforeSubmit}
        <Stack direction="row from sm" spacing={1.5}>
          <BusyButton type="submit" size="large" busy={props.busy} variant={props.quiet ? 'outlined' : 'contained'}>
            {props.submit}
          </BusyButton>
          {props.afterSubmit}
        </Stack>
      </Stack>
    </Panel>
  </FormProvider>
)
