import type { OrdersState } from '@billett/contract/lists/orders-address.ts'
import { ordersQuery } from '@billett/contract/lists/orders-query.ts'
import { type Clock, toInstant } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { countStaffOrders, searchStaffOrders } from '../../state/admin/admin.calls.ts'
import { selectOrders, selectOrdersFound } from '../../state/admin/admin.selectors.ts'

const systemClock: Clock = () => toInstant(Date.now())

/** The orders that the address asks for, and how many there are; asked anew when it asks for others. */
export function useOrders(state: OrdersState, now: Clock = systemClock) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const rows = useAppSelector(selectOrders)
  const found = useAppSelector(selectOrdersFound)
  const { loading, failed, errors } = useCall(searchStaffOrders)
  const { search, span, from, to, states, trouble, tag, clientId, sort, page, pageSize } = state
  const ask = useCallback(() => {
    const asked = { search, span, from, to, states, trouble, tag, clientId, sort, page, pageSize }
    const { filter, query } = ordersQuery(asked, now(), timeZone)
    void dispatch(searchStaffOrders({ query }))
    void dispatch(countStaffOrders({ query: filter }))
  }, [dispatch, now, timeZone, search, span, from, to, states, trouble, tag, clientId, sort, page, pageSize])
  useEffect(ask, [ask])
  return { rows: rows ?? undefined, found, busy: loading, failed, errors, again: ask }
}
