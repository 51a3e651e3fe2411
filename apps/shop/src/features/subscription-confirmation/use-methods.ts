import type { PaymentMethod } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { getPaymentMethods } from '../../state/payment/payment.calls.ts'
import { selectPayableMethods } from '../../state/payment/payment.selectors.ts'

interface Methods {
  /** Undefined until they are known. */
  methods: readonly PaymentMethod[] | undefined
  failed: boolean
  loading: boolean
  load: () => void
}

/** What anybody can pay by here: whoever has a link of a mail need not be signed in. */
export function useMethods(): Methods {
  const dispatch = useAppDispatch()
  const methods = useAppSelector(selectPayableMethods)
  const { loading, failed } = useCall(getPaymentMethods)
  const load = useCallback(() => void dispatch(getPaymentMethods({ query: { genericMethod: true } })), [dispatch])
  useInEachLanguage(load)
  return { methods, failed: failed && !loading, loading, load }
}
