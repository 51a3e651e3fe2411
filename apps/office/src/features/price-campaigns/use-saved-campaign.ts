import type { StaffCampaignOffer, StaffPriceCampaignDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { addPriceCampaign, savePriceCampaign } from '../../state/admin/admin.calls.ts'
import { type CampaignValues, contentOf, fieldOf } from './campaign-values.ts'

const NONE: readonly CallError[] = []

/** Stores a new campaign, or what was written on at one. */
export function useSavedCampaign(campaign: StaffPriceCampaignDetail | undefined) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NONE)
  /** As it is stored; undefined where it was refused. */
  const send = async (values: CampaignValues, offer: StaffCampaignOffer | undefined) => {
    setBusy(true)
    setErrors(NONE)
    const body = contentOf(values, offer)
    const { payload } = campaign
      ? await dispatch(
          savePriceCampaign({
            params: { campaignGuid: campaign.guid },
            body: { ...body, edition: campaign.edition },
          }),
        )
      : await dispatch(addPriceCampaign({ body }))
    setBusy(false)
    if (payload && 'data' in payload) return payload.data[0]
    setErrors((payload?.errors ?? NONE).map(error => ({ ...error, field: fieldOf(error.field) })))
    return undefined
  }
  return { busy, errors, send }
}
