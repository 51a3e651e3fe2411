import type { StaffOrderDetail } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { getStaffOrder } from '../../../state/admin/admin.calls.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { canBeCancelled } from './sales-left.ts'

const CancelDialog = lazyPiece(() => import('./CancelDialog.tsx').then(module => module.CancelDialog))

/** Leads to taking an order back, for whoever may; not there where nothing of it is left. */
export function CancelButton({ order }: { order: StaffOrderDetail }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const mayCancel = useAppSelector(selectHolds(['AllowedToCancelOrders']))
  const [isOpen, setOpen] = useState(false)
  if (!mayCancel || !canBeCancelled(order)) return null
  const { orderId } = order
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('orders.cancel.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <CancelDialog
            order={order}
            onDone={() => {
              setOpen(false)
              void dispatch(getStaffOrder({ params: { orderId } }))
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
