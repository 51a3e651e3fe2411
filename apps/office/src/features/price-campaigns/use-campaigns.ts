import type { CampaignState } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useLooksAgain } from '../../hooks/use-looks-again.ts'
import { getPriceCampaign, getPriceCampaigns } from '../../state/admin/admin.calls.ts'
import { selectPriceCampaign, selectPriceCampaigns } from '../../state/admin/admin.selectors.ts'

interface Asked {
  /** From 1 on. */
  page: number
  pageSize: number
}

/** The campaigns of the page that the address asks for. */
export function usePriceCampaigns({ page, pageSize }: Asked) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectPriceCampaigns)
  const { loading, failed, errors } = useCall(getPriceCampaigns)
  const again = useCallback(
    () => void dispatch(getPriceCampaigns({ query: { page: page - 1, pageSize } })),
    [dispatch, page, pageSize],
  )
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}

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
