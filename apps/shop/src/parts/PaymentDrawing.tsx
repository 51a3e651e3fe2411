import type { PaymentSubType } from '@billett/domain'
import { shapesOf } from '@billett/markup'
import { Drawing } from '@billett/web-kit/kit/drawings/Drawing.tsx'
import { mdiWalletOutline } from '@mdi/js'
import { useShop } from '../hooks/shop.ts'

/** The client's drawing of a way to pay. */
export function PaymentDrawing({ subType }: { subType: PaymentSubType }) {
  const drawing = useShop().client.config.paymentIcons[subType]
  return <Drawing shapes={drawing === undefined ? undefined : shapesOf(drawing)} otherwise={mdiWalletOutline} />
}
