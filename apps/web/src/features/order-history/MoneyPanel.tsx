import type { OrderMoney, OrderSummary } from '@billett/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import type { CallError } from '../../http/outcome.ts'
import { getOrderMoney, getOrders, giveBackTickets } from '../../state/sale/sale.calls.ts'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { SkeletonList } from '../../ui/SkeletonList.tsx'
import { GiveBackList } from './GiveBackList.tsx'
import { MoneyTimeline } from './MoneyTimeline.tsx'

/** Where the money of an order is, and what can be given back; asked for when somebody wants to know. */
export function MoneyPanel({ order: { orderId } }: { order: OrderSummary }) {
  const { t } = useTranslation()
  const id = useId()
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState(false)
  const [money, setMoney] = useState<OrderMoney>()
  const [running, setRunning] = useState(false)
  const [given, setGiven] = useState(false)
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const load = async (): Promise<void> => {
    setErrors([])
    const answer = await dispatch(getOrderMoney({ params: { orderId } }))
    if (getOrderMoney.fulfilled.match(answer)) setMoney(answer.payload.data[0])
    else setErrors(answer.payload?.errors ?? [])
  }
  const toggle = (): void => {
    setOpen(!open)
    if (!open) void load()
  }
  const giveBack = async (ticketId: string): Promise<void> => {
    setRunning(true)
    setGiven(false)
    setErrors([])
    const answer = await dispatch(giveBackTickets({ params: { orderId }, body: { ticketGuids: [ticketId] } }))
    setRunning(false)
    if (giveBackTickets.rejected.match(answer)) return setErrors(answer.payload?.errors ?? [])
    setMoney(answer.payload.data[0])
    setGiven(true)
    await dispatch(getOrders())
  }
  return (
    <Box>
      <Button variant="text" aria-expanded={open} aria-controls={id} onClick={toggle} sx={{ ml: -1, px: 1 }}>
        {t('account.orders.money.question')}
      </Button>
      <Stack id={id} spacing={2} sx={{ mt: 1, display: open ? 'flex' : 'none' }}>
        {given && <MessageBox kind="success">{t('account.orders.money.given')}</MessageBox>}
        <CallErrors errors={errors} all />
        {money && (
          <>
            <MoneyTimeline events={money.events} />
            <GiveBackList tickets={money.tickets} busy={running} onGiveBack={ticketId => void giveBack(ticketId)} />
          </>
        )}
        {!money && errors.length === 0 && <SkeletonList label={t('common.loading')} rows={2} height={40} />}
      </Stack>
    </Box>
  )
}
