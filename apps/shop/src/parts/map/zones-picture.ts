import { getViaImage } from '@billett/contract'
import { addressOf } from '@billett/web-kit/http/request.ts'

/** Address of the picture of a zone list, its ids joined by commas. */
export const zonesPicture = (zones: string): string =>
  addressOf(getViaImage, { params: { text: zones, extension: 'svg' } })
