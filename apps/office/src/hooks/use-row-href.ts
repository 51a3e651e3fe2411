import type { AddressFields, ListAddress, ListState } from '@billett/contract/lists/list-address.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useCallback } from 'react'

/** Leads to the list as it is, with a row open; `open` says so of a row, and stays the same function. */
export function useRowHref<Fields extends AddressFields, Row>(
  address: ListAddress<Fields>,
  open: (row: Row) => Partial<ListState<Fields>>,
): (row: Row) => string {
  const { pathname, search } = useLocation()
  return useCallback(
    row => `${pathname}?${address.write(new URLSearchParams(search), open(row))}`,
    [address, open, pathname, search],
  )
}
