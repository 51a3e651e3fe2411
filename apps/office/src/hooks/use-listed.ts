import type { StaffCount } from '@billett/contract'
import type { Answer, ThunkExtra } from '@billett/web-kit/calls/create-call.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RootState } from '../state/store.ts'
import { useAppDispatch } from './store-hooks.ts'

/** The thunk of a call that answers with rows. */
interface Lists<Args, Row> {
  (args: Args): ThunkAction<Promise<unknown>, RootState, ThunkExtra, UnknownAction>
  typePrefix: string
  fulfilled: { match: (answer: unknown) => answer is { payload: Answer<Row> } }
}

/** The same object as long as it says the same. */
function useSame<T>(value: T): T {
  // Of nothing there is nothing to be said.
  const said: string | undefined = JSON.stringify(value)
  return useMemo<T>(() => JSON.parse(said ?? 'null') ?? undefined, [said])
}

/** The rows that a call answers with, asked for again whenever something else is asked; undefined until then. */
export function useListed<Args, Row>(call: Lists<Args, Row>, args: Args) {
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState<readonly Row[]>()
  const { loading, failed, errors } = useCall(call)
  const asked = useSame(args)
  const latest = useRef<Promise<unknown>>(undefined)
  const again = useCallback(() => {
    const asking = dispatch(call(asked))
    latest.current = asking
    void asking.then(answer => {
      // What was asked for before may be answered later.
      if (latest.current === asking && call.fulfilled.match(answer)) setRows(answer.payload.data)
    })
  }, [dispatch, call, asked])
  useEffect(again, [again])
  return { rows, busy: loading, failed, errors, again }
}

/** The same of a list that is counted apart: `found` is null until that is done. */
export function useCounted<Args, Row, CountArgs>(
  list: { call: Lists<Args, Row>; args: Args },
  count: { call: Lists<CountArgs, StaffCount>; args: CountArgs },
) {
  const listed = useListed(list.call, list.args)
  const counted = useListed(count.call, count.args)
  const again = () => {
    listed.again()
    counted.again()
  }
  return { ...listed, found: counted.rows?.[0] ?? null, again }
}

/** What of an address a call is asked for: addresses count pages from 1, calls from 0. */
export const pageAsked = ({ page, pageSize }: { page: number; pageSize: number }) => ({ page: page - 1, pageSize })
