import { useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { type DoAct, useScreenActs } from '../../parts/use-screen-acts.ts'
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

export type DoRunAct = DoAct<RunAct>

/** The acts of the screen of a run. `again`: looks at the run once more. `waits`: when what was asked for ends. */
export function useRunActs(again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
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
  const done = useCallback((one: RunAct) => t(`billing.done.${one.kind}`), [t])
  return useScreenActs({ send, done, again })
}
