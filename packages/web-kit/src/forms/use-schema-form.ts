import { key } from '@billett/contract'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { CallError } from '../http/outcome.ts'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { schemaResolver } from './schema-resolver.ts'

interface Options<T extends FieldValues> {
  schema: $ZodType<T>
  defaultValues: DefaultValues<T>
  /** What the server had against the last attempt; shown at the fields it names. */
  errors: readonly CallError[]
}

/**
 * A form judged by a schema: each field once it was left, all of them when it is sent; what was typed stays. Which are
 * wrong then is said by the `FormSummary` that stands in the form.
 */
export function useSchemaForm<T extends FieldValues>({ schema, defaultValues, errors }: Options<T>): UseFormReturn<T> {
  const form = useForm<T>({
    resolver: schemaResolver(schema),
    defaultValues,
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
