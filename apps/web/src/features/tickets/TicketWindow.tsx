import type { ProductGroup } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState } from 'react'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import type { Category } from '../../state/tariff/tariff.selectors.ts'
import { fixPriceQuestion } from '../../state/tariff/ticket-question.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SkeletonList } from '../../ui/SkeletonList.tsx'
import { firstOffer } from './offer-choice.ts'
import { ProductCard } from './ProductCard.tsx'
import { TicketsFailed } from './TicketsFailed.tsx'

const TicketDialog = lazy(() => import('./TicketDialog.tsx').then(module => ({ default: module.TicketDialog })))

interface Props {
  title: string
  lead: string
  /** Null while they are loading. */
  categories: readonly Category[] | null
  errors: readonly CallError[]
  onRetry: () => void
}

const GAP = { xs: 1.5, sm: 2 }
const COLUMNS = { sm: 2, lg: 3 }

const columns = (sm: number, lg: number) => ({
  xs: 'minmax(0, 1fr)',
  sm: `repeat(${sm}, minmax(0, 1fr))`,
  lg: `repeat(${lg}, minmax(0, 1fr))`,
})

/** The shop window: products under their headings, each to be opened and bought. */
export function TicketWindow({ title, lead, categories, errors, onRetry }: Props) {
  const { t } = useTexts()
  const id = useId()
  const now = useWallClock()
  const [opened, setOpened] = useState<ProductGroup>()
  const first = opened && firstOffer(opened)
  if (categories?.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {lead}
      </Typography>
      {errors.length > 0 && !categories && (
        <Box sx={{ mt: 2 }}>
          <TicketsFailed errors={errors} onRetry={onRetry} />
        </Box>
      )}
      {errors.length === 0 && !categories && (
        <Box sx={{ mt: 3 }}>
          <SkeletonList label={t('common.loading')} rows={4} height={124} />
        </Box>
      )}
      <Box sx={{ display: 'grid', columnGap: GAP, gridTemplateColumns: columns(COLUMNS.sm, COLUMNS.lg) }}>
        {categories?.map(({ name, groups }) => (
          <Box
            key={name ?? ''}
            sx={{
              mt: 3,
              minWidth: 0,
              display: 'flex',
              flexDirection: 'column',
              gridColumn: {
                sm: `span ${Math.min(groups.length, COLUMNS.sm)}`,
                lg: `span ${Math.min(groups.length, COLUMNS.lg)}`,
              },
            }}
          >
            {name && (
              <Typography variant="h3" sx={{ mb: 1.5 }}>
                {name}
              </Typography>
            )}
            <Box
              sx={{
                flex: 1,
                display: 'grid',
                gap: GAP,
                gridTemplateColumns: columns(Math.min(groups.length, COLUMNS.sm), Math.min(groups.length, COLUMNS.lg)),
              }}
            >
              {groups.map(group => (
                <ProductCard key={group.name} group={group} onChoose={() => setOpened(group)} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {opened && first && (
        <Suspense>
          <TicketDialog
            group={opened}
            first={first}
            question={fixPriceQuestion(now.slice(0, 10))}
            now={now}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Box>
  )
}
