import type { CallError } from '@billett/web-kit/http/outcome.ts'
import Stack from '@mui/material/Stack'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Panel } from '../ui/Panel.tsx'
import { CallErrors } from './CallErrors.tsx'

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
  spacing?: number
  sx?: SxProps
}

/** A sheet of fields with one button; a second press while the first is under way does nothing. */
export const SchemaForm = <T extends FieldValues>(props: Props<T>) => (
  <FormProvider {...props.form}>
    <Panel
      component="form"
      // Without its script yet, a page must not write what was typed into its address.
      method="post"
      noValidate
      sx={props.sx}
      onSubmit={event => {
        event.preventDefault()
        if (!props.busy) void props.form.handleSubmit(props.send)(event)
      }}
    >
      <Stack spacing={props.spacing ?? 2.5}>
        {props.children}
        <CallErrors errors={props.errors} />
        {props.beforeSubmit}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          <BusyButton type="submit" size="large" busy={props.busy} variant={props.quiet ? 'outlined' : 'contained'}>
            {props.submit}
          </BusyButton>
          {props.afterSubmit}
        </Stack>
      </Stack>
    </Panel>
  </FormProvider>
)
