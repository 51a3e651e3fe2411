import type { ProductGroup } from '@billett/contract'
import { mdiTicketOutline } from '@mdi/js'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallError } from '../../http/outcome.ts'
import type { TicketQuestion } from '../../state/tariff/ticket-question.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonList } from '../../ui/SkeletonList.tsx'
import { OfferCard } from './OfferCard.tsx'
import { firstOffer } from './offer-choice.ts'
import { TicketsFailed } from './TicketsFailed.tsx'

interface Props {
  groups: readonly ProductGroup[] | null
  errors: readonly CallError[]
  question: TicketQuestion
  wanted: string
  now: string
  onRetry: () => void
  onChooseTrip: () => void
  /** What else can be done where there is no ticket. */
  nextStep: ReactNode
}

const isPriced = ({ products }: ProductGroup): boolean => products.some(offer => offer.price.state !== 'unknown')

/** The tickets for a relation, those with a price first. */
export function RelationTickets({ groups, errors, nextStep, onRetry, ...card }: Props) {
  const { t } = useTranslation()
  if (errors.length > 0) return <TicketsFailed errors={errors} onRetry={onRetry} />
  if (!groups) return <SkeletonList label={t('common.loading')} rows={4} height={236} />
  if (groups.length === 0)
    return (
      <EmptyState icon={mdiTicketOutline} title={t('tickets.none')} action={nextStep}>
        {t('tickets.noneText')}
      </EmptyState>
    )
  const sorted = [...groups.filter(isPriced), ...groups.filter(group => !isPriced(group))]
  return (
    <Stack spacing={2.5}>
      {sorted.map(group => {
        const first = firstOffer(group.products)
        return first && <OfferCard key={group.name} group={group} first={first} {...card} />
      })}
    </Stack>
  )
}
