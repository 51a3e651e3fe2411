import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { isVoid } from '@billett/domain'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { PassengerLine } from '../../../parts/order/PassengerLine.tsx'
import { RelationLine } from '../../../parts/order/RelationLine.tsx'
import { TicketFacts } from '../../../parts/order/TicketFacts.tsx'
import type { FactKey } from '../../../parts/order/ticket-facts.ts'
import { Barcode } from '../../../parts/pass/Barcode.tsx'
import { InspectionStrip } from '../../../parts/pass/InspectionStrip.tsx'
import { StateStrip } from '../../../parts/pass/StateStrip.tsx'
import { ValidityBadge } from '../../../parts/pass/ValidityBadge.tsx'
import { WalletButtons } from '../../../parts/wallet/WalletButtons.tsx'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { CalendarEntry } from './CalendarEntry.tsx'
import { GiveBack } from './GiveBack.tsx'
import { LastHand } from './LastHand.tsx'
import { MultiRide } from './MultiRide.tsx'
import { TicketNumber } from './TicketNumber.tsx'
import styles from './TicketPass.module.css'

interface Props {
  order: PreparedOrder
  ticket: OrderTicket
  /** Read out; another than those of the other tickets. */
  label: string
  /** What inspector and passenger call it. */
  number: string
  /** Rides can be validated now. */
  online: boolean
  onGivenBack: () => void
}

/** Of the tickets that can be handed over only. */
const HandOver = lazyWithTexts(['handOver'], () => import('./HandOver.tsx').then(module => module.HandOver))

/** Facts that stand above, larger. */
const BESIDE: readonly FactKey[] = ['relation', 'passenger']

/** The ticket itself, as it is shown to the inspector. */
export function TicketPass({ order, ticket, label, number, online, onGivenBack }: Props) {
  const { t } = useTexts()
  const ended = isVoid(ticket.state)
  const barcode = ended || ticket.rides > 1 ? null : ticket.image
  return (
    <Panel component="section" aria-label={label} className={styles.root}>
      <div className={styles.heading}>
        <div className={styles.titleAndPeople}>
          <Text variant="h2" className={styles.title}>
            {ticket.ticketNameLong}
          </Text>
          {ticket.rides === 1 && ticket.passengerCount > 1 && (
            <Text variant="h2" component="p" className={styles.title}>
              {t('order.passengers', { count: ticket.passengerCount })}
            </Text>
          )}
        </div>
        <RelationLine ticket={ticket} />
      </div>
      <Stack spacing={2.5} className={styles.facts}>
        {ended ? (
          <StateStrip state="ended">
            {t(ticket.state === 'handedOver' ? 'confirmation.handedOverTicket' : 'confirmation.cancelledTicket')}
          </StateStrip>
        ) : ticket.state === 'used' ? (
          <StateStrip state="ended">{t('confirmation.usedTicket')}</StateStrip>
        ) : ticket.rides > 1 ? (
          <MultiRide ticket={ticket} number={number} codeWord={order.codeWord} online={online} />
        ) : (
          <>
            <ValidityBadge validFrom={ticket.validFrom} validTo={ticket.validTo} />
            {!ticket.image && <Text color="textSecondary">{t('confirmation.noBarcodeYet')}</Text>}
          </>
        )}
        <div className={styles.besideTheBarcode}>
          {barcode && (
            <div className={styles.barcode}>
              <Barcode image={barcode} ticketName={ticket.ticketName} />
              <InspectionStrip codeWord={order.codeWord} validTo={ticket.validTo} />
            </div>
          )}
          <Stack spacing={2.5}>
            {online && barcode && <WalletButtons ticketGuid={ticket.ticketId} />}
            {online && barcode && <CalendarEntry orderId={order.orderId} ticketId={ticket.ticketId} />}
            <TicketNumber number={number} />
            <PassengerLine ticket={ticket} />
            <TicketFacts ticket={ticket} without={ticket.rides > 1 ? BESIDE : [...BESIDE, 'validity']} />
            {online && ticket.handOverUntil !== undefined && (
              <HandOver orderId={order.orderId} ticket={ticket} until={ticket.handOverUntil} label={label} />
            )}
            {ticket.isLastHand && !ended && <LastHand validFrom={ticket.validFrom} />}
            {online && <GiveBack order={order} ticket={ticket} label={label} onGivenBack={onGivenBack} />}
          </Stack>
        </div>
      </Stack>
    </Panel>
  )
}
