import type { StaffOrderDetail, StaffRefund } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './RefundActs.module.css'

const RetryDialog = lazyPiece(() => import('./RetryDialog.tsx').then(module => module.RetryDialog))
const ByHandDialog = lazyPiece(() => import('./ByHandDialog.tsx').then(module => module.ByHandDialog))

/** What ends a refund that its provider refused, for whoever may; nothing at any other. */
export function RefundActs({ order, refund }: { order: StaffOrderDetail; refund: StaffRefund }) {
  const { t } = useTexts()
  const mayAct = useAppSelector(selectHolds(['AllowedToCancelOrders']))
  const [open, setOpen] = useState<'retry' | 'byHand' | null>(null)
  if (!mayAct || refund.state !== 'failed') return null
  const shown = { order, refund, onClose: () => setOpen(null) }
  return (
    <div className={styles.acts}>
      <Button variant="outlined" onClick={() => setOpen('retry')}>
        {t('office.opens', { act: t('refunds.retry') })}
      </Button>
      <Button variant="outlined" onClick={() => setOpen('byHand')}>
        {t('office.opens', { act: t('refunds.byHand') })}
      </Button>
      {open && <Suspense>{open === 'retry' ? <RetryDialog {...shown} /> : <ByHandDialog {...shown} />}</Suspense>}
    </div>
  )
}
