import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getServiceAreas } from '../../state/admin/admin.calls.ts'
import { selectServiceAreas } from '../../state/admin/admin.selectors.ts'

/** The service areas that the reader arranges, and which of them is chosen: the first until somebody chooses. */
export function useAreas() {
  const dispatch = useAppDispatch()
  const areas = useAppSelector(selectServiceAreas) ?? undefined
  const { failed, errors } = useCall(getServiceAreas)
  const [chosen, choose] = useState<number>()
  const again = useCallback(() => void dispatch(getServiceAreas()), [dispatch])
  useEffect(again, [again])
  return { areas, area: chosen ?? areas?.[0]?.serviceAreaId, choose, failed, errors, again }
}
