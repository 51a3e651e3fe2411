import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import {
  buildBillingRun,
  carryBankFile,
  downloadBankFile,
  handOverBankFile,
  releaseBankFile,
  voidBankFile,
  voidBillingRun,
} from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is done to a run, or to a file of it; a reason where it is made void. */
export type RunAct =
  | { kind: 'build'; guid: string }
  | { kind: 'voidRun' | 'voidFile'; guid: string; reason: string }
  | { kind: 'release' | 'handOver' | 'carry' | 'download'; guid: string }

/** Does it, and answers why it was refused; undefined where it was done or asked for. */
export type DoRunAct = (act: RunAct) => Promise<readonly CallError[] | undefined>

const NONE: readonly CallError[] = []

/** The acts of the screen of a run. `again`: looks at the run once more. `waits`: when what was asked for ends. */
export function useRunActs(again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const [errors, setErrors] = useState(NONE)
  const [waits, setWaits] = useState<string>()
  const send = useCallback(
    (one: RunAct) => {
      const ofRun = { params: { runGuid: one.guid } }
      const ofFile = { params: { fileGuid: one.guid } }
      switch (one.kind) {
        case 'build':
          return dispatch(buildBillingRun(ofRun))
        case 'voidRun':
          return dispatch(voidBillingRun({ ...ofRun, body: { reason: one.reason } }))
        case 'voidFile':
          return dispatch(voidBankFile({ ...ofFile, body: { reason: one.reason } }))
        case 'release':
          return dispatch(releaseBankFile(ofFile))
        case 'handOver':
          return dispatch(handOverBankFile(ofFile))
        case 'carry':
          return dispatch(carryBankFile(ofFile))
        case 'download':
          return dispatch(downloadBankFile(ofFile))
      }
    },
    [dispatch],
  )
  const act = useCallback<DoRunAct>(
    async one => {
      const { payload } = await send(one)
      if (!(payload && 'data' in payload)) {
        const refused = payload?.errors ?? NONE
        // A dialog that asks for a reason says it itself.
        setErrors(one.kind === 'voidRun' || one.kind === 'voidFile' ? NONE : refused)
        return refused
      }
      setErrors(NONE)
      if (payload.file) saveFile(payload.file)
      setWaits(payload.waits?.endsOn)
      if (!payload.waits) say(t(`billing.done.${one.kind}`))
      again()
      return undefined
    },
    [send, say, t, again],
  )
  return { act, errors, waits }
}
