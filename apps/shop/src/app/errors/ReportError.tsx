import type { LogEntry } from '@billett/contract'
import { useEffect } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { postLog } from '../../state/service-info/service-info.calls.ts'

/** Sends the log once; that it could not be sent is nobody's concern (Spec 1 §7). */
export function ReportError({ log }: { log: LogEntry }) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    void dispatch(postLog({ body: log }))
  }, [dispatch, log])
  return null
}
