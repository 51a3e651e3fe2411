import { useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { type DoAct, useScreenActs } from '../../parts/use-screen-acts.ts'
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

export type DoCampaignAct = DoAct<CampaignAct>

/** The acts of the screen of a campaign. `again`: looks at it once more. */
export function useCampaignActs(again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
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
  const done = useCallback((one: CampaignAct) => t(`campaigns.done.${one.kind}`), [t])
  return useScreenActs({ send, done, again })
}
