import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getConfig, getConfigVersions } from '../../state/admin/admin.calls.ts'
import { selectConfig, selectConfigVersions } from '../../state/admin/admin.selectors.ts'

/** Whose configuration; the own company's where it says nothing. */
export const whose = (clientId: string): { clientId?: string } => (clientId === '' ? {} : { clientId })

/** A version of what a shop is configured to be, '' for the last one, and all versions there are. */
export function useConfig({ clientId, version }: { clientId: string; version: string }) {
  const dispatch = useAppDispatch()
  const config = useAppSelector(selectConfig)
  const versions = useAppSelector(selectConfigVersions)
  const { loading, failed, errors } = useCall(getConfig)
  const ask = useCallback(() => {
    const query = whose(clientId)
    const isNumber = /^[1-9]\d{0,8}$/.test(version)
    void dispatch(getConfig({ query: isNumber ? { ...query, version: Number(version) } : query }))
    void dispatch(getConfigVersions({ query }))
  }, [dispatch, clientId, version])
  useEffect(ask, [ask])
  return { config: config ?? undefined, versions: versions ?? undefined, busy: loading, failed, errors, again: ask }
}
