import type { PaymentMethod } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { getStoredPaymentMethods } from '../state/payment/payment.calls.ts'
import { selectStoredMethods } from '../state/payment/payment.selectors.ts'
import { selectIsCustomer, selectUser } from '../state/user/user.selectors.ts'
import { useShop } from './shop.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

interface StoredMethods {
  /** Null until it is known; nobody has any who is not signed in. */
  methods: readonly PaymentMethod[] | null
  failed: boolean
  loading: boolean
  load: () => Promise<unknown>
}

const NONE: readonly PaymentMethod[] = []

/** What a signed-in customer has stored to pay with; asked for whenever a screen needs it. */
export function useStoredMethods(): StoredMethods {
  const { clientId } = useShop().client.config.settings
  const dispatch = useAppDispatch()
  const isCustomer = useAppSelector(selectIsCustomer)
  const { userId } = useAppSelector(selectUser)
  const methods = useAppSelector(selectStoredMethods)
  const { loading, failed } = useCall(getStoredPaymentMethods)
  const load = useCallback(
    () => dispatch(getStoredPaymentMethods({ params: { clientId, userId } })),
    [dispatch, clientId, userId],
  )
  useEffect(() => {
    if (isCustomer) void load()
  }, [isCustomer, load])
  return { methods: isCustomer ? methods : NONE, failed: failed && !loading, loading, load }
}
