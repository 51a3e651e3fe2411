import type { OrderTicket } from '@billett/contract'
import { rideNumber } from '@billett/domain'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Barcode } from '../../../parts/pass/Barcode.tsx'
import { InspectionStrip } from '../../../parts/pass/InspectionStrip.tsx'
import { StateStrip } from '../../../parts/pass/StateStrip.tsx'
import { useNow } from '../../../parts/pass/use-now.ts'
import { ValidityBadge } from '../../../parts/pass/ValidityBadge.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './MultiRide.module.css'
import { TicketNumber } from './TicketNumber.tsx'
import { ValidateRides } from './ValidateRides.tsx'

interface Props {
  ticket: OrderTicket
  /** What inspector and passenger call it. */
  number: string
  codeWord: string | undefined
  online: boolean
}

/** Rides that are left, the one in use with its barcode, and those before it. */
export function MultiRide({ ticket, number, codeWord, online }: Props) {
  const { t } = useTexts()
  const now = useNow()
  const { ridesLeft, rides } = ticket
  const newestFirst = [...ticket.childTickets].sort((a, b) => b.validFrom.localeCompare(a.validFrom))
  const inUse = newestFirst.filter(child => Date.parse(child.validTo) >= now)
  const past = newestFirst.filter(child => !inUse.includes(child))
  return (
    <Stack spacing={2.5}>
      {inUse.map(child => (
        <Stack key={child.ticketId} spacing={1.5}>
          <Text variant="h3">{t('confirmation.rides.child', { count: child.rides })}</Text>
          <ValidityBadge validFrom={child.validFrom} validTo={child.validTo} />
          {child.image && (
            <div>
              <Barcode image={child.image} ticketName={ticket.ticketName} />
              <InspectionStrip codeWord={codeWord} validTo={child.validTo} />
            </div>
          )}
          <TicketNumber number={rideNumber(number, ticket.childTickets.indexOf(child))} />
        </Stack>
      ))}
      {ridesLeft === 0 && inUse.length === 0 ? (
        <StateStrip state="ended">{t('confirmation.usedUp')}</StateStrip>
      ) : (
        <Text className={styles.left}>
          {ridesLeft > 0 ? t('confirmation.rides.left', { count: ridesLeft, all: rides }) : t('confirmation.usedUp')}
        </Text>
      )}
      {online && ridesLeft > 0 && <ValidateRides ticket={ticket} />}
      {past.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('confirmation.rides.past')}</summary>
          <Stack spacing={1.5} className={styles.past}>
            {past.map(child => (
              <ValidityBadge key={child.ticketId} validFrom={child.validFrom} validTo={child.validTo} />
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  )
}
