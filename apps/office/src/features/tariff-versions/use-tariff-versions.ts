import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useLooksAgain } from '../../hooks/use-looks-again.ts'
import { getTariffVersion, getTariffVersions } from '../../state/admin/admin.calls.ts'
import { selectTariffVersion, selectTariffVersions } from '../../state/admin/admin.selectors.ts'

/** All versions of the tariff. */
export function useTariffVersions() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectTariffVersions)
  const { loading, failed, errors } = useCall(getTariffVersions)
  const again = useCallback(() => void dispatch(getTariffVersions()), [dispatch])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}

/** One version, beside what is sold; asked for again until its prices are compared. */
export function useTariffVersion(version: number) {
  const dispatch = useAppDispatch()
  const detail = useAppSelector(selectTariffVersion(version))
  const { loading, failed, errors } = useCall(getTariffVersion)
  const again = useCallback(() => void dispatch(getTariffVersion({ params: { version } })), [dispatch, version])
  useEffect(again, [again])
  const waits = detail?.prices === null && detail.state !== 'active' && detail.state !== 'discarded'
  useLooksAgain(waits, loading, again)
  return { detail, failed, errors, again }
}
