import { EXPORTED_ORDERS, RESENT_ORDERS, type ResendOrders, type StaffOrder, TAGGED_ORDERS } from '@billett/contract'
import type { OrdersState } from '@billett/contract/lists/orders-address.ts'
import { ordersQuery } from '@billett/contract/lists/orders-query.ts'
import { toInstant } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useCallback, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { resendStaffOrders } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OrdersFile } from './OrdersFile.tsx'

const TagDialog = lazyPiece(() => import('./TagDialog.tsx').then(module => module.TagDialog))

const BulkDialog = lazyPiece(() => import('../../parts/bulk/BulkDialog.tsx').then(module => module.BulkDialog))

const NONE: readonly string[] = []

/** Whose mails go out again: of the chosen orders, or of all paid ones that the list finds. */
type Meant = 'chosen' | 'found'

/**
 * What is done with several orders at once: their mails go out again, or the chosen ones are tagged or handed over as a
 * file.
 */
export function useOrdersBulk(rows: readonly StaffOrder[] | undefined, state: OrdersState) {
  const { t } = useTexts()
  const { timeZone } = useOffice().region
  const dispatch = useAppDispatch()
  const mayMail = useAppSelector(selectHolds(['AllowedToResendMails']))
  const [selected, setSelected] = useState(NONE)
  const [meant, setMeant] = useState<Meant>()
  const [tagging, setTagging] = useState(false)
  const ask = useCallback(
    async (dryRun: boolean) => {
      const body: ResendOrders =
        meant === 'found'
          ? { filter: ordersQuery(state, toInstant(Date.now()), timeZone).filter }
          : { orderIds: [...selected] }
      const answer = await dispatch(resendStaffOrders({ query: dryRun ? { dryRun } : {}, body }))
      if (!resendStaffOrders.fulfilled.match(answer)) return { told: [], errors: answer.payload?.errors ?? [] }
      const { data, waits } = answer.payload
      return { told: data.map(row => ({ ...row, name: row.orderNumber })), errors: [], waits }
    },
    [dispatch, meant, selected, state, timeZone],
  )
  const tooMany = (most: number) => selected.length > most && t('bulk.tooMany', { count: most })
  const end = () => {
    setMeant(undefined)
    setTagging(false)
    setSelected(NONE)
  }
  const bulk = (
    <>
      {mayMail &&
        (tooMany(RESENT_ORDERS) || (
          <Button variant="outlined" onClick={() => setMeant('chosen')}>
            {t('orders.bulk.resend')}
          </Button>
        ))}
      {tooMany(TAGGED_ORDERS) || (
        <Button variant="outlined" onClick={() => setTagging(true)}>
          {t('orders.tag.open')}
        </Button>
      )}
      {tooMany(EXPORTED_ORDERS) || <OrdersFile state={state} orderIds={selected} />}
    </>
  )
  return {
    table: { selected, onSelect: setSelected, bulk },
    resendFound: mayMail && <Button onClick={() => setMeant('found')}>{t('orders.bulk.resendFound')}</Button>,
    tagDialog: tagging && (
      <Suspense>
        <TagDialog orderIds={selected} onClose={end} />
      </Suspense>
    ),
    dialog: meant && (
      <Suspense>
        <BulkDialog
          ids={meant === 'chosen' ? selected : NONE}
          about="orders"
          title={t('orders.bulk.resendTitle')}
          yes={count => t('orders.bulk.resendYes', { count })}
          nameOf={id => rows?.find(({ orderId }) => orderId === id)?.orderNumber ?? id}
          ask={ask}
          onDone={() => {}}
          onClose={end}
        />
      </Suspense>
    ),
  }
}
