import type { ProductGroup, ProductOffer } from '@billett/contract'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallErrors } from '../../forms/CallErrors.tsx'
import type { TicketQuestion } from '../../state/tariff/ticket-question.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TicketCard } from '../../ui/TicketCard.tsx'
import { BuyStub } from './BuyStub.tsx'
import { cartTicket } from './cart-ticket.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { OfferOptions } from './OfferOptions.tsx'
import { useAddTicket } from './use-add-ticket.ts'
import { useTicketChoice } from './use-ticket-choice.ts'

const OfferDetails = lazy(() => import('./OfferDetails.tsx').then(module => ({ default: module.OfferDetails })))

interface Props {
  group: ProductGroup
  first: ProductOffer
  question: TicketQuestion
  wanted: string
  now: string
  onChooseTrip?: () => void
}

/** A product with the article that is bought at one press, and everything that can be chosen instead. */
export function OfferCard({ group, first, question, wanted, now, onChooseTrip }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const choice = useTicketChoice(group, first, question, wanted, now)
  const { add, busy, errors } = useAddTicket()
  const [open, setOpen] = useState(false)
  const [details, setDetails] = useState(false)
  const { offer, start, passengers, amount } = choice
  const buy = () => start && void add(offer, cartTicket(offer, start, passengers, amount))
  const note = {
    known: start ? '' : t('tickets.notAvailable'),
    from: t('tickets.fromNote'),
    unknown: t('tickets.unknownNote'),
  }[offer.price.state]
  return (
    <Box component="article">
      <TicketCard
        component="div"
        stub={<BuyStub title={group.title} choice={choice} busy={busy} onBuy={buy} onChooseTrip={onChooseTrip} />}
      >
        <Typography variant="h3">{group.title}</Typography>
        <Typography>{group.overview}</Typography>
        <OfferFacts choice={choice} />
        {note && <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{note}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1, mb: -1, ml: -2.5 }}>
          <Button
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('tickets.adjustNamed', { ticket: group.title })}
            endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
            onClick={() => setOpen(!open)}
          >
            {t('tickets.adjust')}
          </Button>
          <Button aria-label={t('tickets.whyNamed', { ticket: group.title })} onClick={() => setDetails(true)}>
            {t('tickets.why')}
          </Button>
        </Box>
      </TicketCard>
      <Box id={id} hidden={!open} sx={{ mt: 1 }}>
        {open && (
          <Panel component="div">
            <OfferOptions group={group} choice={choice} />
          </Panel>
        )}
      </Box>
      <Box sx={{ mt: errors.length > 0 ? 1 : 0 }}>
        <CallErrors errors={errors} all />
      </Box>
      {details && (
        <Suspense>
          <OfferDetails group={group} choice={choice} question={question} onClose={() => setDetails(false)} />
        </Suspense>
      )}
    </Box>
  )
}
