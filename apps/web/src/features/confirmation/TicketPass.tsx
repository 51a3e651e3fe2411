import type { OrderTicket } from '@billett/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { PassengerLine } from '../../parts/order/PassengerLine.tsx'
import { RelationLine } from '../../parts/order/RelationLine.tsx'
import { TicketFacts } from '../../parts/order/TicketFacts.tsx'
import type { FactKey } from '../../parts/order/ticket-facts.ts'
import { WalletButtons } from '../../parts/wallet/WalletButtons.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Barcode } from './Barcode.tsx'
import { MultiRide } from './MultiRide.tsx'
import { TicketNumber } from './TicketNumber.tsx'
import { ValidityBadge } from './ValidityBadge.tsx'

interface Props {
  ticket: OrderTicket
  /** Read out; another than those of the other tickets. */
  label: string
  /** What inspector and passenger call it. */
  number: string
  /** Rides can be validated now. */
  online: boolean
}

/** Facts that stand above, larger. */
const BESIDE: readonly FactKey[] = ['relation', 'passenger']

/** Facts below the barcode on a phone, beside it where the ticket is wide enough. */
const BESIDE_THE_BARCODE = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  '@container (min-width: 40rem)': { display: 'flex', gap: 3, '& > :last-child': { flex: 1, minWidth: 0 } },
}

/** The ticket itself, as it is shown to the inspector. */
export function TicketPass({ ticket, label, number, online }: Props) {
  const { t } = useTexts()
  const cancelled = ticket.state === 'cancelled'
  const barcode = cancelled || ticket.rides > 1 ? null : ticket.image
  return (
    <Panel component="section" aria-label={label} sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
      <Box
        sx={theme => ({
          px: { xs: 2, sm: 3 },
          py: 2,
          bgcolor: theme.shop.hero.background,
          color: theme.shop.hero.text,
        })}
      >
        <Typography variant="h2" sx={{ color: 'inherit' }}>
          {ticket.ticketNameLong}
        </Typography>
        <RelationLine ticket={ticket} />
      </Box>
      <Stack spacing={2.5} useFlexGap sx={{ p: { xs: 2, sm: 3 }, containerType: 'inline-size' }}>
        {cancelled ? (
          <MessageBox kind="error">{t('confirmation.cancelledTicket')}</MessageBox>
        ) : ticket.rides > 1 ? (
          <MultiRide ticket={ticket} number={number} online={online} />
        ) : (
          <>
            <ValidityBadge validFrom={ticket.validFrom} validTo={ticket.validTo} />
            {!ticket.image && <Typography color="textSecondary">{t('confirmation.noBarcodeYet')}</Typography>}
          </>
        )}
        <Box sx={BESIDE_THE_BARCODE}>
          {barcode && <Barcode image={barcode} ticketName={ticket.ticketName} />}
          <Stack spacing={2.5} useFlexGap>
            {online && barcode && <WalletButtons ticketGuid={ticket.ticketId} />}
            <TicketNumber number={number} />
            <PassengerLine ticket={ticket} />
            <TicketFacts ticket={ticket} without={ticket.rides > 1 ? BESIDE : [...BESIDE, 'validity']} />
          </Stack>
        </Box>
      </Stack>
    </Panel>
  )
}
