import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import {
  downloadPriceCampaign,
  releasePriceCampaign,
  stopPriceCampaign,
  tryPriceCampaign,
} from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is done with a campaign as it was read; a reason where it is stopped. */
export type CampaignAct =
  | { kind: 'try' | 'release'; guid: string; edition: number }
  | { kind: 'stop'; guid: string; reason: string }
  | { kind: 'download'; guid: string }

/** Does it, and answers why it was refused; undefined where it was done. */
export type DoCampaignAct = (act: CampaignAct) => Promise<readonly CallError[] | undefined>

const NONE: readonly CallError[] = []

/** The acts of the screen of a campaign. `again`: looks at it once more. */
export function useCampaignActs(again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const [errors, setErrors] = useState(NONE)
  const [busy, setBusy] = useState(false)
  const send = useCallback(
    (one: CampaignAct) => {
      const params = { campaignGuid: one.guid }
      switch (one.kind) {
        case 'try':
          return dispatch(tryPriceCampaign({ params, body: { edition: one.edition } }))
        case 'release':
          return dispatch(releasePriceCampaign({ params, body: { edition: one.edition } }))
        case 'stop':
          return dispatch(stopPriceCampaign({ params, body: { reason: one.reason } }))
        case 'download':
          return dispatch(downloadPriceCampaign({ params, query: {} }))
      }
    },
    [dispatch],
  )
  const act = useCallback<DoCampaignAct>(
    async one => {
      setBusy(true)
      const { payload } = await send(one)
      setBusy(false)
      if (!(payload && 'data' in payload)) {
        const refused = payload?.errors ?? NONE
        // The dialog that asks for a reason says it itself.
        setErrors(one.kind === 'stop' ? NONE : refused)
        // What somebody else has written meanwhile stands there then.
        if (refused.some(({ key }) => key === 'error.changedMeanwhile')) again()
        return refused
      }
      setErrors(NONE)
      if (payload.file) saveFile(payload.file)
      say(t(`campaigns.done.${one.kind}`))
      again()
      return undefined
    },
    [send, say, t, again],
  )
  return { act, errors, busy }
}
