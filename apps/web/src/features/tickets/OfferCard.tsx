import type { ProductGroup, ProductOffer } from '@billett/contract'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState } from 'react'
import { CallErrors } from '../../forms/CallErrors.tsx'
import type { TicketQuestion } from '../../state/tariff/ticket-question.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TicketCard } from '../../ui/TicketCard.tsx'
import { BuyStub } from './BuyStub.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { OfferNote } from './OfferNote.tsx'
import { ShortRestNote } from './ShortRestNote.tsx'
import { useAddTicket } from './use-add-ticket.ts'
import { useTicketChoice } from './use-ticket-choice.ts'
import { ValidityLine } from './ValidityLine.tsx'

const OfferOptions = lazy(() => import('./OfferOptions.tsx').then(module => ({ default: module.OfferOptions })))
const OfferDetails = lazy(() => import('./OfferDetails.tsx').then(module => ({ default: module.OfferDetails })))

/** px; about what the options of a ticket take. */
const OPTIONS_HEIGHT = 320

interface Props {
  group: ProductGroup
  first: ProductOffer
  question: TicketQuestion
  wanted: string
  now: string
  supplements: readonly ProductOffer[]
  /** Where it is good, if that is not what the whole list says. */
  where: string
  onChooseTrip?: () => void
}

/** A product with the article that is bought at one press, and everything that can be chosen instead. */
export function OfferCard({ group, where, onChooseTrip, ...asked }: Props) {
  const { t } = useTexts()
  const id = useId()
  const choice = useTicketChoice({ group, ...asked })
  const { add, busy, errors } = useAddTicket()
  const [open, setOpen] = useState(false)
  const [details, setDetails] = useState(false)
  const buy = () => void add(choice.offer, ...choice.cartTickets)
  return (
    <Box component="article">
      <TicketCard
        component="div"
        options={
          open ? (
            <Box id={id} sx={{ display: 'grid', gap: 2.5 }}>
              <OfferFacts choice={choice} />
              <Suspense fallback={<Skeleton height={OPTIONS_HEIGHT} />}>
                <OfferOptions group={group} choice={choice} />
              </Suspense>
              <Button
                variant="outlined"
                aria-label={t('tickets.whyNamed', { ticket: group.title })}
                onClick={() => setDetails(true)}
                sx={{ justifySelf: 'start' }}
              >
                {t('tickets.why')}
              </Button>
            </Box>
          ) : undefined
        }
        stub={<BuyStub title={group.title} choice={choice} busy={busy} onBuy={buy} onChooseTrip={onChooseTrip} />}
      >
        <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h3" sx={{ minWidth: 0 }}>
            {group.title}
          </Typography>
          <Button
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={t('tickets.adjustNamed', { ticket: group.title })}
            endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
            onClick={() => setOpen(!open)}
            sx={{ flexShrink: 0, mt: '-11px', mb: '-9px', mr: -1.5, px: 1.5 }}
          >
            {t('tickets.adjust')}
          </Button>
        </Box>
        <Typography variant="body2">{group.overview}</Typography>
        {where && (
          <Typography variant="body2" color="textSecondary">
            {where}
          </Typography>
        )}
        <ValidityLine choice={choice} />
        <ShortRestNote choice={choice} />
        <OfferNote choice={choice} />
      </TicketCard>
      <Box sx={{ mt: errors.length > 0 ? 1 : 0 }}>
        <CallErrors errors={errors} all />
      </Box>
      {details && (
        <Suspense>
          <OfferDetails group={group} choice={choice} question={asked.question} onClose={() => setDetails(false)} />
        </Suspense>
      )}
    </Box>
  )
}
