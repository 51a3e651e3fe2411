import type { CampaignsState } from '@billett/contract/lists/campaigns-address.ts'
import { type CampaignState, saidSort } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { useLooksAgain } from '../../hooks/use-looks-again.ts'
import { getPriceCampaign, getPriceCampaigns } from '../../state/admin/admin.calls.ts'
import { selectPriceCampaign } from '../../state/admin/admin.selectors.ts'

/** The campaigns of the page that the address asks for. */
export const usePriceCampaigns = (state: CampaignsState) =>
  useListed(getPriceCampaigns, { query: { ...pageAsked(state), sort: saidSort(state.sort) } })

/** A worker tells people just now. */
const isWorked = (state: CampaignState | undefined): boolean => state === 'released' || state === 'notifying'

/** One campaign; looked at again as long as people are told of it. */
export function usePriceCampaign(guid: string) {
  const dispatch = useAppDispatch()
  const campaign = useAppSelector(selectPriceCampaign(guid))
  const { loading, failed, errors } = useCall(getPriceCampaign)
  const again = useCallback(() => void dispatch(getPriceCampaign({ params: { campaignGuid: guid } })), [dispatch, guid])
  useEffect(again, [again])
  useLooksAgain(isWorked(campaign?.state), loading, again)
  return { campaign, failed: failed && !loading, errors, again }
}
