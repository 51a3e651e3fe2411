import { key } from '@billett/contract'
import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { CallError } from '../http/outcome.ts'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { put, schemaResolver } from './schema-resolver.ts'
import { type SentForm, useSentForm } from './sent-form.ts'

interface Options<T extends FieldValues> {
  schema: $ZodType<T>
  defaultValues: DefaultValues<T>
  /** What the server had against the last attempt; shown at the fields it names. */
  errors: readonly CallError[]
  /** The call as which a browser sends the form by itself, while no script has taken it over. */
  plain?: { typePrefix: string } | undefined
  /** Where the form holds what that call names; the same name unless given. */
  fieldOf?: (named: string) => string
}

/** Where a form begins that the browser has sent by itself: with what was typed there, and what was wrong with it. */
function begunAs<T extends FieldValues>(sent: SentForm, empty: DefaultValues<T>, fieldOf: (named: string) => string) {
  const typed = Object.entries(sent.values).filter(([name]) => name in empty)
  const errors: FieldErrors<T> = {}
  for (const { field: named, key: word, message } of sent.errors) {
    const field = fieldOf(named)
    if (field !== '') put(errors, field.split('.'), { type: 'server', message: word || message })
  }
  return { defaultValues: { ...empty, ...Object.fromEntries(typed) }, errors }
}

/**
 * A form judged by a schema: each field once it was left, all of them when it is sent; what was typed stays. Which are
 * wrong then is said by the `FormSummary` that stands in the form.
 */
export function useSchemaForm<T extends FieldValues>({
  schema,
  defaultValues,
  errors,
  plain,
  fieldOf = named => named,
}: Options<T>): UseFormReturn<T> {
  const sent = useSentForm(plain)
  const [begun] = useState(() => (sent ? begunAs<T>(sent, defaultValues, fieldOf) : undefined))
  const form = useForm<T>({
    resolver: schemaResolver(schema),
    defaultValues,
    ...begun,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { setError } = form
  const { find } = useKitTexts()
  // What can be wrong is fetched before anything is.
  useEffect(() => void find(key('required')), [find])
  useEffect(() => {
    const atFields = errors.filter(error => error.field !== '')
    if (atFields.length === 0) return
    for (const error of atFields)
      setError(error.field as Path<T>, { type: 'server', message: error.key || error.message })
    // `FormSummary` sees by it that there is something new.
    setError('root.server', { type: 'server' })
  }, [errors, setError])
  return form
}
