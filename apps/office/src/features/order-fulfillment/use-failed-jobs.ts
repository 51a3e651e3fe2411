import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getFulfillmentJobs, getFulfillmentQueue } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { selectFailedJobs } from '../../state/order-fulfillment/order-fulfillment.selectors.ts'
import { BOTH, type FulfilmentState } from './fulfilment-address.ts'

/** What failed of what the address asks for, and how long the rest waits; asked anew when it asks for others. */
export function useFailedJobs({ step, clientId, page, pageSize }: FulfilmentState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectFailedJobs)
  const { loading, failed, errors } = useCall(getFulfillmentJobs)
  const again = useCallback(() => {
    const whose = clientId || undefined
    const query = { step: step === BOTH ? undefined : step, clientId: whose, page: page - 1, pageSize }
    void dispatch(getFulfillmentJobs({ query }))
    void dispatch(getFulfillmentQueue({ query: { clientId: whose } }))
  }, [dispatch, step, clientId, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}
