import type { StaffSchedule } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getStaffSchedules } from '../../state/admin/admin.calls.ts'

/** The lists that the reader is sent by the clock; `again` asks for them anew. */
export function useSchedules() {
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState<StaffSchedule[]>()
  const { loading, failed, errors } = useCall(getStaffSchedules)
  const again = useCallback(() => {
    void dispatch(getStaffSchedules()).then(answer => {
      if (getStaffSchedules.fulfilled.match(answer)) setRows(answer.payload.data)
    })
  }, [dispatch])
  useEffect(again, [again])
  return { rows, busy: loading, failed, errors, again }
}
