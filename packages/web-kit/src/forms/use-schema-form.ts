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
 * A form judged by a schema: checked on submit, then while typing; the first wrong field gets the focus, what was typed
 * stays.
 */
export function useSchemaForm<T extends FieldValues>({ schema, defaultValues, errors }: Options<T>): UseFormReturn<T> {
  const form = useForm<T>({ resolver: schemaResolver(schema), defaultValues, mode: 'onTouched' })
  const { setError } = form
  const { find } = useKitTexts()
  // What can be wrong is fetched before anything is.
  useEffect(() => void find(key('required')), [find])
  useEffect(() => {
    const atFields = errors.filter(error => error.field !== '')
    for (const [index, error] of atFields.entries())
      setError(
        error.field as Path<T>,
        { type: 'server', message: error.key || error.message },
        { shouldFocus: index === 0 },
      )
  }, [errors, setError])
  return form
}
