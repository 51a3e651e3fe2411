import type { PasswordPolicy } from '@billett/clients'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useErrorsAt } from '../forms/use-errors-at.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import type { CallError } from '../http/outcome.ts'
import { newPasswordField, newPasswordFields, samePassword } from './new-password-form.ts'
import type { NewPasswordValues } from './new-password-values.ts'

/** What the server says of the password belongs to its field; what it says of the key, to the page. */
const fieldOf = (named: string): string => (named === 'resetKey' ? '' : newPasswordField(named))

/**
 * A new password by the key of a mail, under a client's policy. `plain`: the call as which a browser sends the form by
 * itself. `shown`: the errors, each at its field.
 */
export function useResetPasswordForm(
  policy: PasswordPolicy,
  errors: readonly CallError[],
  plain?: { typePrefix: string },
) {
  const shown = useErrorsAt(errors, fieldOf)
  const schema = useMemo(() => z.object(newPasswordFields(policy)).check(samePassword(policy)), [policy])
  const defaultValues = { password: '', passwordRepeat: '' }
  return { form: useSchemaForm<NewPasswordValues>({ schema, defaultValues, errors: shown, plain, fieldOf }), shown }
}
