import type { AskedApproval, StaffChange, StaffContractChange } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { changeStaffContract } from '../../../state/admin/admin.calls.ts'

interface Asked {
  change: StaffChange
  receivedOn: string
  reason: string
}

interface Answered {
  /** What it comes to; null where it was refused, or waits. */
  changed: StaffContractChange | null
  waits?: AskedApproval | undefined
  errors: readonly CallError[]
}

/** Tries a change of a contract, and has it hold. */
export function useContractChange({ contractGuid, seq }: { contractGuid: string; seq: number }) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const send = async ({ change, receivedOn, reason }: Asked, dryRun: boolean): Promise<Answered> => {
    setBusy(true)
    const body = { change, reason, seq, ...(receivedOn !== '' && { receivedOn }) }
    const query = dryRun ? { dryRun } : {}
    const { payload } = await dispatch(changeStaffContract({ params: { contractGuid }, query, body }))
    setBusy(false)
    return payload && 'data' in payload
      ? { changed: payload.data[0] ?? null, waits: payload.waits, errors: [] }
      : { changed: null, errors: payload?.errors ?? [] }
  }
  return { busy, send }
}
