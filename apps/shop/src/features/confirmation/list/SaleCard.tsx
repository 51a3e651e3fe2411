import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { isVoid } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiDeleteOutline } from '@mdi/js'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { relationText, validityText } from '../../../parts/order/ticket-facts.ts'
import { useBuyAgain } from '../../../parts/order/use-buy-again.ts'
import { useFactWords } from '../../../parts/order/use-fact-words.ts'
import { isBoughtHere } from '../../../parts/sale/bought-before.ts'
import { forgetSale } from '../../../state/sale/sale.slice.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './SaleCard.module.css'
import { SaleTicket } from './SaleTicket.tsx'

interface Props {
  sale: PreparedOrder
  /** Milliseconds since 1970. */
  now: number
}

const voids = ({ state }: OrderTicket): number => (isVoid(state) ? 1 : 0)

/** What is void stands below what is still of use. */
const byUse = (a: OrderTicket, b: OrderTicket): number => voids(a) - voids(b)

/** One order that this device keeps, with its tickets. */
export function SaleCard({ sale, now }: Props) {
  const { t } = useTexts()
  const words = useFactWords()
  const link = useLink()
  const dispatch = useAppDispatch()
  const { orderId, displayState, tickets } = sale
  const { buy, busy, errors } = useBuyAgain(sale)
  // Whoever hears only the buttons tells like tickets apart by what the eye does.
  const what = tickets
    .flatMap(ticket => [ticket.ticketNameLong, relationText(ticket, words) ?? [], validityText(ticket, words)].flat())
    .join(', ')
  return (
    <TicketCard
      component="li"
      stub={
        <>
          <Text className={styles.state}>{t(`confirmation.list.states.${displayState}`)}</Text>
          <Button
            component={Link}
            to={link('confirmOrder', { id: orderId })}
            variant="outlined"
            aria-label={t('confirmation.list.openOf', { what })}
          >
            {t('confirmation.list.open')}
          </Button>
          {isBoughtHere(sale) && (
            <BusyButton variant="text" busy={busy} onClick={buy} aria-label={t('confirmation.list.againOf', { what })}>
              {t('confirmation.list.again')}
            </BusyButton>
          )}
        </>
      }
    >
      {tickets.toSorted(byUse).map(ticket => (
        <SaleTicket key={ticket.ticketId} ticket={ticket} now={now} isReversed={displayState === 'reversed'} />
      ))}
      <Button
        color="inherit"
        variant="text"
        startIcon={<Icon path={mdiDeleteOutline} size={20} />}
        className={styles.forget}
        aria-label={t('confirmation.list.forgetOf', { what })}
        onClick={() => dispatch(forgetSale(orderId))}
      >
        {t('confirmation.list.forget')}
      </Button>
      <CallErrors errors={errors} all />
    </TicketCard>
  )
}
