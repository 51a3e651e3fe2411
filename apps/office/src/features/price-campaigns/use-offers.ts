import type { StaffCampaignOffer } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getPriceCampaignOffers } from '../../state/admin/admin.calls.ts'

/** Subscriptions that a campaign can be about; undefined until they are known. */
export function useOffers() {
  const dispatch = useAppDispatch()
  const [offers, setOffers] = useState<readonly StaffCampaignOffer[]>()
  const { failed, errors } = useCall(getPriceCampaignOffers)
  const again = useCallback(() => {
    void dispatch(getPriceCampaignOffers()).then(answer => {
      if (getPriceCampaignOffers.fulfilled.match(answer)) setOffers(answer.payload.data)
    })
  }, [dispatch])
  useEffect(again, [again])
  return { offers, failed, errors, again }
}
