import { safeParse } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { CheckoutValues } from './checkout-form.ts'

/** The parts of the checkout that ask for something, in the order of the page. */
const STEPS = ['address', 'payment', 'passengers', 'overview'] as const
export type StepKey = (typeof STEPS)[number]

const STEP_OF: Record<keyof CheckoutValues, StepKey> = {
  guest: 'address',
  invoiceWished: 'address',
  remember: 'address',
  paymentMethodId: 'payment',
  passengers: 'passengers',
  termsAccepted: 'overview',
  beginAsked: 'overview',
}

const isPart = (key: PropertyKey | undefined): key is keyof CheckoutValues =>
  typeof key === 'string' && Object.hasOwn(STEP_OF, key)

export interface OpenStep {
  step: StepKey
  /** Dotted path of the first input of the step that is not right yet. */
  input: string
}

/** Steps that are not complete yet, in the order of the page. */
export function openSteps(schema: $ZodType<CheckoutValues>, values: unknown): OpenStep[] {
  const parsed = safeParse(schema, values)
  if (parsed.success) return []
  const first = new Map<StepKey, string>()
  for (const { path } of parsed.error.issues) {
    const [part] = path
    if (isPart(part) && !first.has(STEP_OF[part])) first.set(STEP_OF[part], path.map(String).join('.'))
  }
  return STEPS.flatMap(step => {
    const input = first.get(step)
    return input === undefined ? [] : [{ step, input }]
  })
}
