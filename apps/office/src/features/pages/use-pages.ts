import type { DynamicPage, PagesQuery } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getDynamicPages } from '../../state/admin/admin.calls.ts'
import { selectDynamicPages } from '../../state/admin/admin.selectors.ts'

/** The pages of the shops that the reader sees, each in its languages. */
export function usePages(sort?: PagesQuery['sort']) {
  const dispatch = useAppDispatch()
  const rows: readonly DynamicPage[] | null = useAppSelector(selectDynamicPages)
  const { loading, failed, errors } = useCall(getDynamicPages)
  const ask = useCallback(() => void dispatch(getDynamicPages({ query: { sort } })), [dispatch, sort])
  useEffect(ask, [ask])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again: ask }
}
