import type { ProductGroup } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useId, useState } from 'react'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import type { Category } from '../../state/tariff/tariff.selectors.ts'
import { fixPriceQuestion } from '../../state/tariff/ticket-question.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { firstOffer } from './choice/offer-choice.ts'
import { FewTickets } from './FewTickets.tsx'
import { ProductShelves } from './ProductShelves.tsx'
import { TicketsFailed } from './TicketsFailed.tsx'
import styles from './TicketWindow.module.css'

const TicketDialog = lazyWithTexts(['tickets'], () =>
  import('./choice/TicketDialog.tsx').then(module => module.TicketDialog),
)

/** px; while they load. */
const CARD_HEIGHT = 124
const ROW_HEIGHT = 64

interface Props {
  title: string
  lead: string
  /** Null while they are loading. */
  categories: readonly Category[] | null
  errors: readonly CallError[]
  onRetry: () => void
  /** The first so many alone, a row each, without their headings. */
  few?: number | undefined
}

/** The shop window: products under their headings, each to be opened and bought. */
export function TicketWindow({ title, lead, categories, errors, onRetry, few }: Props) {
  const { t } = useTexts()
  const id = useId()
  const now = useWallClock()
  const [opened, setOpened] = useState<ProductGroup>()
  const first = opened && firstOffer(opened)
  if (categories?.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.window}>
      <Text variant="h2" id={id}>
        {title}
      </Text>
      <Text color="textSecondary" className={styles.lead}>
        {lead}
      </Text>
      {errors.length > 0 && !categories && (
        <div className={styles.failed}>
          <TicketsFailed errors={errors} onRetry={onRetry} />
        </div>
      )}
      {errors.length === 0 && !categories && (
        <div className={styles.loading}>
          <SkeletonList
            label={t('tickets.loadingNamed', { title })}
            rows={4}
            height={few === undefined ? CARD_HEIGHT : ROW_HEIGHT}
          />
        </div>
      )}
      {categories && few === undefined && <ProductShelves categories={categories} onChoose={setOpened} />}
      {categories && few !== undefined && (
        <FewTickets groups={categories.flatMap(({ groups }) => groups).slice(0, few)} onChoose={setOpened} />
      )}
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
    </section>
  )
}
