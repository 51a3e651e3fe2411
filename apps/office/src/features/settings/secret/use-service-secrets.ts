import type { OpenIdSecret } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { getOpenIdSecrets } from '../../../state/admin/admin.calls.ts'
import { whose } from '../use-config.ts'

/** Which secrets of services are set, by the settings that count now. They are kept by no store. */
export function useServiceSecrets(clientId: string) {
  const dispatch = useAppDispatch()
  const [secrets, setSecrets] = useState<readonly OpenIdSecret[]>()
  const { errors } = useCall(getOpenIdSecrets)
  useEffect(() => {
    const asked = dispatch(getOpenIdSecrets({ query: whose(clientId) }))
    void asked.then(answer => {
      if (getOpenIdSecrets.fulfilled.match(answer)) setSecrets(answer.payload.data)
    })
  }, [dispatch, clientId])
  return { secrets, errors, show: setSecrets }
}
