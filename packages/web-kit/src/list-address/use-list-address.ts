import type { AddressFields, ListAddress, ListState } from '@billett/contract/lists/list-address.ts'
import { useCallback, useMemo } from 'react'
import { useLocation } from '../links/use-location.ts'
import { useNavigate } from '../links/use-navigate.ts'

/**
 * The state of a list, kept in the address: going back, loading anew and sending the link on lead to the same list.
 * `change` is a step back; with `typing`, it is none, since nobody goes back letter by letter.
 */
export function useListAddress<Fields extends AddressFields>(address: ListAddress<Fields>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const state = useMemo(() => address.read(query), [address, query])
  const go = useCallback(
    (next: URLSearchParams, replace: boolean) =>
      navigate(next.size > 0 ? `${pathname}?${next}` : pathname, { replace }),
    [navigate, pathname],
  )
  const change = useCallback(
    (part: Partial<ListState<Fields>>, { typing = false } = {}) => go(address.write(query, part), typing),
    [go, address, query],
  )
  /** One part as an address says it: by which column rows are sorted, which columns are shown. */
  const say = useCallback(
    (name: string, said: string, { typing = false } = {}) => go(address.say(query, name, said), typing),
    [go, address, query],
  )
  const reset = useCallback(() => go(address.widened(query), false), [go, address, query])
  return { address, state, change, say, reset, narrowing: address.narrowing(state) }
}
