import { useCall } from '../../hooks/use-call.ts'
import { resetAction } from '../../state/common/common.slice.ts'
import { executeSale, executeSaleGuest } from '../../state/sale/sale.calls.ts'
import type { Dispatch } from '../../state/store.ts'

/** How placing the order goes, whoever places it. */
export function useSaleCall(): ReturnType<typeof useCall> {
  const own = useCall(executeSale)
  const asGuest = useCall(executeSaleGuest)
  return {
    loading: own.loading || asGuest.loading,
    success: own.success || asGuest.success,
    errors: own.errors.length > 0 ? own.errors : asGuest.errors,
  }
}

/** The sale is no longer one that was just executed. */
export function forgetSaleCall(dispatch: Dispatch): void {
  for (const { typePrefix } of [executeSale, executeSaleGuest]) dispatch(resetAction(typePrefix))
}
