import type { Delivery } from '@billett/domain'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getScheduleDeliveries } from '../../state/admin/admin.calls.ts'

/** Where lists can go that are made by the clock; until that is known, to their owner alone. */
export function useDeliveries(): readonly Delivery[] {
  const dispatch = useAppDispatch()
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>(['mail'])
  useEffect(() => {
    void dispatch(getScheduleDeliveries()).then(answer => {
      if (getScheduleDeliveries.fulfilled.match(answer))
        setDeliveries(answer.payload.data.map(({ delivery }) => delivery))
    })
  }, [dispatch])
  return deliveries
}
