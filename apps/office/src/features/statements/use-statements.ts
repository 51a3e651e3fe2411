import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getSqlStatements } from '../../state/admin/admin.calls.ts'
import { selectSqlStatements } from '../../state/admin/admin.selectors.ts'

/** The statements of the company. */
export function useStatements() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectSqlStatements)
  const { loading, failed, errors } = useCall(getSqlStatements)
  const ask = useCallback(() => void dispatch(getSqlStatements()), [dispatch])
  useEffect(ask, [ask])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again: ask }
}
