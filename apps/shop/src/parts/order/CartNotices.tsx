import type { PreparedOrder } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CartNotices.module.css'

type Notice = PreparedOrder['notices'][number]

/** What has changed since the passenger last looked; read before anything is paid. Takes the focus when it appears. */
export function CartNotices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTexts()
  const { format } = useShop()
  const box = useRef<HTMLDivElement>(null)
  const count = notices.length
  useEffect(() => {
    if (count > 0) box.current?.focus()
  }, [count])
  if (count === 0) return null
  const money = (cents: string | null) => format.money(Number(cents ?? 0))
  const text = ({ kind, ticketName: ticket, before, after }: Notice): string => {
    if (kind === 'priceChanged')
      return t('order.notices.priceChanged', { ticket, before: money(before), after: money(after) })
    if (kind === 'ticketRemoved') return t('order.notices.ticketRemoved', { ticket })
    if (kind === 'discountCodeRemoved') return t('order.notices.discountCodeRemoved', { before: before ?? '' })
    return t('order.notices.validityMoved', { ticket, after: after ? format.instantDateTime(after) : '' })
  }
  return (
    <MessageBox kind="warning" title={t('order.notices.title')} ref={box}>
      <ul className={styles.list}>
        {[...new Set(notices.map(text))].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </MessageBox>
  )
}
