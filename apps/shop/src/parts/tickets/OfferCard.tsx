import type { ProductGroup, ProductOffer, Trip } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { Suspense, useId, useState } from 'react'
import type { TicketQuestion } from '../../state/tariff/ticket-question.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { BuyStub } from './choice/BuyStub.tsx'
import { OfferNote } from './choice/OfferNote.tsx'
import { ShortRestNote } from './choice/ShortRestNote.tsx'
import { useAddTicket } from './choice/use-add-ticket.ts'
import { useTicketChoice } from './choice/use-ticket-choice.ts'
import { ValidityLine } from './choice/ValidityLine.tsx'
import styles from './OfferCard.module.css'

/** Few tickets end while one is under way. */
const EndsEarlyNote = lazyWithTexts(['tickets'], () =>
  import('./choice/EndsEarlyNote.tsx').then(module => module.EndsEarlyNote),
)
const OpenOffer = lazyWithTexts(['tickets'], () => import('./choice/OpenOffer.tsx').then(module => module.OpenOffer))
const OfferDetails = lazyWithTexts(['order', 'person', 'tickets'], () =>
  import('./OfferDetails.tsx').then(module => module.OfferDetails),
)

/** px; about what the options of a ticket take. */
const OPTIONS_HEIGHT = 320

interface Props {
  group: ProductGroup
  /** Stands below the heading of a section. */
  nested: boolean
  first: ProductOffer
  question: TicketQuestion
  wanted: string
  /** When it begins if its rides are validated one by one: it need not wait for a trip that nobody has chosen. */
  searched: string
  notBefore?: string | undefined
  /** For which it begins. */
  trip?: Trip | null
  now: string
  supplements: readonly ProductOffer[]
  /** Where it is good, if that is not what the whole list says. */
  where: string
  onChooseTrip?: () => void
  /** Where its buttons stand, if not on the card. */
  foot?: Element | undefined
  /** Something else on the screen is the next step. */
  quiet?: boolean
}

/** A product with the article that is bought at one press, and everything that can be chosen instead. */
export function OfferCard({ group, nested, where, trip = null, onChooseTrip, foot, quiet, searched, ...asked }: Props) {
  const { t } = useTexts()
  const id = useId()
  const wanted = asked.first.rides > 1 ? searched : asked.wanted
  const choice = useTicketChoice({ group, ...asked, wanted })
  const { add, busy, errors, buyNow } = useAddTicket()
  const [open, setOpen] = useState(false)
  const [details, setDetails] = useState(false)
  const buy = () => add(choice.offer, ...choice.cartTickets)
  return (
    <article>
      <TicketCard
        component="div"
        options={
          open ? (
            <div id={id} className={styles.options}>
              <Suspense fallback={<Skeleton height={OPTIONS_HEIGHT} />}>
                <OpenOffer group={group} choice={choice} />
              </Suspense>
              <Button
                variant="outlined"
                aria-label={t('tickets.whyNamed', { ticket: group.title })}
                onClick={() => setDetails(true)}
                className={styles.why}
              >
                {t('tickets.why')}
              </Button>
            </div>
          ) : undefined
        }
        stub={
          <BuyStub
            title={group.title}
            choice={choice}
            busy={busy}
            onBuy={() => void buy()}
            onBuyNow={() => void buyNow(choice.offer, ...choice.cartTickets)}
            onChooseTrip={onChooseTrip}
            foot={foot}
            quiet={quiet}
          />
        }
      >
        <div className={styles.heading}>
          <Text variant="h3" component={nested ? 'h4' : 'h3'} className={styles.title}>
            {group.title}
          </Text>
          <Button
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={t('tickets.adjustNamed', { ticket: group.title })}
            endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
            onClick={() => setOpen(!open)}
            className={styles.adjust}
          >
            {t('tickets.adjust')}
          </Button>
        </div>
        <Text variant="body2">{group.overview}</Text>
        {where && (
          <Text variant="body2" color="textSecondary">
            {where}
          </Text>
        )}
        <ValidityLine choice={choice} />
        {trip && (
          <Suspense>
            <EndsEarlyNote choice={choice} trip={trip} />
          </Suspense>
        )}
        <ShortRestNote choice={choice} />
        <OfferNote choice={choice} />
      </TicketCard>
      <div className={errors.length > 0 ? styles.failed : styles.fine}>
        <CallErrors errors={errors} all />
      </div>
      {details && (
        <Suspense>
          <OfferDetails group={group} choice={choice} question={asked.question} onClose={() => setDetails(false)} />
        </Suspense>
      )}
    </article>
  )
}
