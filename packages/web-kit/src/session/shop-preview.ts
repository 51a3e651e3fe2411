import { tabArea } from '../storage/area.ts'
import { type Is, isFilledText, isMissingOr, isNumber, isObjectOf, isText } from '../storage/shapes.ts'
import { stored } from '../storage/stored.ts'
import { payloadOf } from './jwt-claims.ts'

/** What opens the shop of another day, for staff who look at it in this tab; the others go on as they are. */
export const storedPreview = stored('shop_preview', isFilledText, tabArea)

/** What is seen in this tab. Only the server judges whether it may be. */
export interface Preview {
  /** A moment in UTC. */
  at: string
  /** Seconds since 1970 until which it can be looked at. */
  exp: number
  /** A version of the tariff that was asked for. */
  tariff?: number | undefined
  /** With what staff have arranged and not released. */
  drafts: boolean
}

const isYesOrNo: Is<boolean> = (value): value is boolean => typeof value === 'boolean'
const isPreview = isObjectOf({ at: isText, exp: isNumber, drafts: isYesOrNo })
const namesTariff = isObjectOf({ tariff: isMissingOr(isNumber) })

/** Undefined where nobody looks at the shop of another day. */
export function shownPreview(): Preview | undefined {
  const token = storedPreview.read()
  const payload = token === undefined ? undefined : payloadOf(token)
  if (!isPreview(payload)) return undefined
  return { ...payload, tariff: namesTariff(payload) ? payload.tariff : undefined }
}

interface Page {
  location: Pick<Location, 'href'>
  history: Pick<History, 'replaceState' | 'state'>
}

/** Takes a `preview` behind `#` out of the address: from now on this tab shows the shop of another day. */
export function takePreview({ location, history }: Page): void {
  const url = new URL(location.href)
  const fragment = new URLSearchParams(url.hash.replace(/^#/, ''))
  const token = fragment.get('preview')
  if (token === null) return
  storedPreview.write(token)
  fragment.delete('preview')
  url.hash = fragment.toString()
  history.replaceState(history.state, '', url)
}
