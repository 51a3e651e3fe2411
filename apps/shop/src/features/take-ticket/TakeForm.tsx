import { Email, type PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { takeHandOver } from '../../state/sale/sale.calls.ts'
import { selectIsCustomer } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Form = z.object({ email: z.optional(Email) })
const GuestForm = z.object({ email: Email })
type Form = z.infer<typeof Form>

interface Props {
  secret: string
  onTaken: (order: PreparedOrder) => void
}

/** Takes the ticket: into the account of whoever is signed in, or for an e-mail address. */
export function TakeForm({ secret, onTaken }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const isCustomer = useAppSelector(selectIsCustomer)
  const { loading, errors } = useCall(takeHandOver)
  const form = useSchemaForm<Form>({
    schema: isCustomer ? Form : GuestForm,
    defaultValues: isCustomer ? {} : { email: '' },
    errors,
  })
  const take = async ({ email }: Form): Promise<void> => {
    const answer = await dispatch(takeHandOver({ body: { secret, ...(email !== undefined && { email }) } }))
    const order = takeHandOver.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (order) onTaken(order)
  }
  return (
    <SchemaForm form={form} send={take} busy={loading} errors={errors} submit={t('takeTicket.take')}>
      {isCustomer ? (
        <Text>{t('takeTicket.account')}</Text>
      ) : (
        <TextField<Form>
          name="email"
          type="email"
          inputMode="email"
          label={t('takeTicket.email')}
          hint={t('takeTicket.emailHint')}
          autoComplete="email"
          autoCapitalize="none"
        />
      )}
    </SchemaForm>
  )
}
