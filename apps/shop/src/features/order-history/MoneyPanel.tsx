import type { OrderMoney, OrderSummary } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/Button.tsx'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { Icon } from '@billett/web-kit/kit/Icon.tsx'
import { SavedNotice } from '@billett/web-kit/kit/SavedNotice.tsx'
import { Stack } from '@billett/web-kit/kit/Stack.tsx'
import { mdiCashFast, mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { useId, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getOrderMoney, getOrders, giveBackTickets } from '../../state/sale/sale.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GiveBackList } from './GiveBackList.tsx'
import styles from './MoneyPanel.module.css'
import { MoneyTimeline } from './MoneyTimeline.tsx'

/**
 * Where the money of an order is, and which of its tickets can be given back; asked for when somebody wants to know.
 */
export function MoneyPanel({ order: { orderId, hasTickets } }: { order: OrderSummary }) {
  const { t } = useTexts()
  const id = useId()
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState(false)
  const [money, setMoney] = useState<OrderMoney>()
  const [given, setGiven] = useState(false)
  const asking = useOwnCall<'ask'>()
  const giving = useOwnCall<'give'>()
  const load = async (): Promise<void> => {
    const answer = await asking.run('ask', getOrderMoney({ params: { orderId } }))
    if (answer) setMoney(answer.data[0])
  }
  const toggle = (): void => {
    setOpen(!open)
    if (!open) void load()
  }
  const giveBack = async (ticketId: string): Promise<void> => {
    setGiven(false)
    const answer = await giving.run('give', giveBackTickets({ params: { orderId }, body: { ticketGuids: [ticketId] } }))
    if (!answer) return
    setMoney(answer.data[0])
    setGiven(true)
    await dispatch(getOrders())
  }
  return (
    <div>
      <Button
        variant="text"
        aria-expanded={open}
        aria-controls={id}
        startIcon={<Icon path={mdiCashFast} />}
        endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
        onClick={toggle}
        className={styles.button}
      >
        {t('account.orders.money.question')}
      </Button>
      <Stack id={id} spacing={2} className={classes(styles.stack, open ? styles.stackOpen : styles.stackNotOpen)}>
        <SavedNotice shown={given}>{t('account.orders.money.given')}</SavedNotice>
        <CallErrors errors={giving.errors} all />
        <Loaded
          value={money}
          failed={asking.errors.length > 0}
          loading={asking.running !== undefined}
          onRetry={() => void load()}
          text={t('account.orders.money.loadFailed')}
          rows={2}
          height={40}
        >
          {({ events, tickets }) => (
            <>
              <MoneyTimeline events={events} />
              {hasTickets && (
                <GiveBackList
                  tickets={tickets}
                  busy={giving.running !== undefined}
                  onGiveBack={ticketId => void giveBack(ticketId)}
                />
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </div>
  )
}
