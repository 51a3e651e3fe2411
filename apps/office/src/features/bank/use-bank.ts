import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import type { BankListState } from '../../lists/bank-address.ts'
import { getBankEntries, getBankMessages } from '../../state/admin/admin.calls.ts'
import { selectBankEntries, selectBankMessages } from '../../state/admin/admin.selectors.ts'

/** The lines of the bank that the address asks for. Pages of calls begin at 0. */
export function useBankEntries({ list, page, pageSize }: BankListState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectBankEntries)
  const { loading, failed, errors } = useCall(getBankEntries)
  const again = useCallback(
    () => void dispatch(getBankEntries({ query: { list, page: page - 1, pageSize } })),
    [dispatch, list, page, pageSize],
  )
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}

/** The files of the bank that the address asks for. */
export function useBankMessages({ filesPage, pageSize }: BankListState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectBankMessages)
  const { loading, failed, errors } = useCall(getBankMessages)
  const again = useCallback(
    () => void dispatch(getBankMessages({ query: { page: filesPage - 1, pageSize } })),
    [dispatch, filesPage, pageSize],
  )
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}
