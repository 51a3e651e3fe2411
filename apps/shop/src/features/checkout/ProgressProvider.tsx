import { trimmed } from '@billett/contract'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { CheckoutValues } from './checkout-form.ts'
import { type OpenStep, openSteps } from './open-steps.ts'

const ProgressContext = createContext<readonly OpenStep[]>([])

/** Which steps of the checkout are not complete yet, as somebody types. */
export const useOpenSteps = (): readonly OpenStep[] => use(ProgressContext)

interface Props {
  schema: $ZodType<CheckoutValues>
  children: ReactNode
}

/** Inside the form. */
export function ProgressProvider({ schema, children }: Props) {
  const values = useWatch<CheckoutValues>()
  const open = useMemo(() => openSteps(schema, trimmed(values)), [schema, values])
  return <ProgressContext value={open}>{children}</ProgressContext>
}
