import type { Answer, ThunkExtra } from '@billett/web-kit/calls/create-call.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect } from 'react'
import type { RootState } from '../state/store.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'
import { pageAsked } from './use-listed.ts'

interface Asked {
  /** '' for all of them. */
  clientId: string
  /** From 1 on. */
  page: number
  pageSize: number
}

interface Listing<Row> {
  (args: {
    query: { clientId: string | undefined; page: number; pageSize: number }
  }): ThunkAction<Promise<unknown>, RootState, ThunkExtra, UnknownAction>
  typePrefix: string
  fulfilled: { match: (answer: unknown) => answer is { payload: Answer<Row> } }
}

/** A page of a list that the store keeps, of one client or all; asked anew when the address asks for another. */
export function usePageOfClient<Row>(
  call: Listing<Row>,
  select: (state: RootState) => readonly Row[] | null | undefined,
  { clientId, page, pageSize }: Asked,
) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(select)
  const { loading, failed, errors } = useCall(call)
  const again = useCallback(
    () => void dispatch(call({ query: { clientId: clientId || undefined, ...pageAsked({ page, pageSize }) } })),
    [dispatch, call, clientId, page, pageSize],
  )
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}
