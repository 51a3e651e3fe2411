import type { ProductGroup, ProductOffer } from '@billett/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { CallErrors } from '../../forms/CallErrors.tsx'
import type { TicketQuestion } from '../../state/tariff/ticket-question.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DialogShell } from '../../ui/DialogShell.tsx'
import { BuyStub } from './BuyStub.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { OfferOptions } from './OfferOptions.tsx'
import { ShortRestNote } from './ShortRestNote.tsx'
import { useAddTicket } from './use-add-ticket.ts'
import { useTicketChoice } from './use-ticket-choice.ts'
import { ValidityLine } from './ValidityLine.tsx'

const OfferDetails = lazy(() => import('./OfferDetails.tsx').then(module => ({ default: module.OfferDetails })))

interface Props {
  group: ProductGroup
  first: ProductOffer
  question: TicketQuestion
  now: string
  onClose: () => void
}

/** Everything that can be chosen of a product, its price in view, and into the cart. */
export function TicketDialog({ group, first, question, now, onClose }: Props) {
  const { t } = useTexts()
  const choice = useTicketChoice({ group, first, question, wanted: now, now })
  const { add, busy, errors } = useAddTicket()
  const [details, setDetails] = useState(false)
  const { offer, start, cartTickets } = choice
  const buy = async () => {
    if (cartTickets.length > 0 && (await add(offer, ...cartTickets))) onClose()
  }
  return (
    <>
      <DialogShell
        open
        title={group.title}
        onClose={onClose}
        actions={
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
              width: '100%',
            }}
          >
            <BuyStub title={group.title} choice={choice} busy={busy} onBuy={() => void buy()} />
          </Box>
        }
      >
        <Stack spacing={3}>
          <div>
            <Typography>{group.overview}</Typography>
            <ValidityLine choice={choice} />
            <ShortRestNote choice={choice} />
            {!start && <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{t('tickets.notAvailable')}</Typography>}
          </div>
          <OfferFacts choice={choice} />
          <OfferOptions group={group} choice={choice} />
          <Button variant="outlined" onClick={() => setDetails(true)} sx={{ alignSelf: 'start' }}>
            {t('tickets.why')}
          </Button>
          <CallErrors errors={errors} all />
        </Stack>
      </DialogShell>
      {details && (
        <Suspense>
          <OfferDetails group={group} choice={choice} question={question} onClose={() => setDetails(false)} />
        </Suspense>
      )}
    </>
  )
}
