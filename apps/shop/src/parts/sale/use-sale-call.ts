import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { executeSale, executeSaleGuest } from '../../state/sale/sale.calls.ts'
import type { Dispatch } from '../../state/store.ts'

/** How placing the order goes, whoever places it. */
export function useSaleCall(): ReturnType<typeof useCall> {
  const own = useCall(executeSale)
  const asGuest = useCall(executeSaleGuest)
  return {
    loading: own.loading || asGuest.loading,
    success: own.success || asGuest.success,
    failed: own.failed || asGuest.failed,
    errors: own.errors.length > 0 ? own.errors : asGuest.errors,
  }
}

/** The sale is no longer one that was just executed. */
export function forgetSaleCall(dispatch: Dispatch): void {
  for (const { typePrefix } of [executeSale, executeSaleGuest]) dispatch(resetAction(typePrefix))
}
