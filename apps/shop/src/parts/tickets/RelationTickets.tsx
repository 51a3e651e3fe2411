import type { ProductGroup, Trip } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiMapMarkerRadiusOutline } from '@mdi/js'
import { type ReactNode, Suspense } from 'react'
import type { TicketQuestion } from '../../state/tariff/ticket-question.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { firstOffer } from './choice/offer-choice.ts'
import { leadingTicket } from './leading-ticket.ts'
import { OfferCard } from './OfferCard.tsx'
import styles from './RelationTickets.module.css'
import { sectionsOf } from './sections.ts'
import { isSupplement } from './supplements.ts'
import { TicketsFailed } from './TicketsFailed.tsx'
import { whereText } from './where-text.ts'

const NoTickets = lazyWithTexts(['tickets'], () => import('./NoTickets.tsx').then(module => module.NoTickets))

interface Props {
  groups: readonly ProductGroup[] | null
  errors: readonly CallError[]
  question: TicketQuestion
  wanted: string
  /** When tickets begin whose rides are validated one by one. */
  searched: string
  /** The day of the trip that was chosen: no ticket for it begins earlier. */
  notBefore?: string | undefined
  /** For which they begin. */
  trip?: Trip | null
  now: string
  onRetry: () => void
  onChooseTrip: () => void
  /** Where the buttons of the ticket for the trip that is open stand; null while there is no such place. */
  foot?: Element | null
  /** Stands before all of them, and alone where there are no others. */
  first?: ReactNode
  /** What else can be done where there is no ticket. */
  nextStep: ReactNode
}

/** px; of a card while it loads. */
const CARD_HEIGHT = 148

export const isPriced = ({ products }: ProductGroup): boolean => products.some(offer => offer.price.state !== 'unknown')

/** Where most of the tickets are good: said once above the list. */
function commonPlace(groups: readonly ProductGroup[]): string {
  const places = groups.flatMap(group => firstOffer(group) ?? []).map(whereText)
  const counts = [...Map.groupBy(places, place => place)].toSorted(([, a], [, b]) => b.length - a.length)
  return counts[0]?.[0] ?? ''
}

/** The tickets for a relation, those for one ride before those for longer, and those with a price first. */
export function RelationTickets({ groups, errors, nextStep, onRetry, foot, first: before, ...card }: Props) {
  const { t } = useTexts()
  if (errors.length > 0) return <TicketsFailed errors={errors} onRetry={onRetry} />
  if (!groups) return <SkeletonList label={t('tickets.loading')} rows={5} height={CARD_HEIGHT} />
  if (groups.length === 0 && before) return before
  if (groups.length === 0)
    return (
      <Suspense>
        <NoTickets nextStep={nextStep} />
      </Suspense>
    )
  const sorted = [...groups.filter(isPriced), ...groups.filter(group => !isPriced(group))]
  const supplements = sorted.filter(isSupplement).flatMap(({ products }) => products)
  const place = commonPlace(sorted)
  const sections = sectionsOf(sorted)
  const leading = foot && !before ? leadingTicket(sections, card.trip ?? null) : undefined
  return (
    <Stack spacing={3}>
      {before}
      {place && (
        <div className={styles.where}>
          <div className={styles.icon}>
            <Icon path={mdiMapMarkerRadiusOutline} size={20} />
          </div>
          <div className={styles.place}>{place}</div>
        </div>
      )}
      {sections.map(({ name, groups: listed }) => (
        <Stack key={name} spacing={2}>
          {sections.length > 1 && (
            <Text component="h3" className={styles.section}>
              {t(`tickets.section.${name}`)}
            </Text>
          )}
          {listed.map(group => {
            const first = firstOffer(group)
            if (!first) return null
            const where = whereText(first)
            return (
              <OfferCard
                key={group.name}
                group={group}
                nested={sections.length > 1}
                first={first}
                supplements={supplements}
                where={where === place ? '' : where}
                foot={foot && group === leading ? foot : undefined}
                quiet={group !== leading}
                {...card}
              />
            )
          })}
        </Stack>
      ))}
    </Stack>
  )
}
