import type { ProductGroup } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useId, useState } from 'react'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import type { Category } from '../../state/tariff/tariff.selectors.ts'
import { fixPriceQuestion } from '../../state/tariff/ticket-question.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { firstOffer } from './choice/offer-choice.ts'
import { ProductCard } from './ProductCard.tsx'
import { TicketsFailed } from './TicketsFailed.tsx'
import styles from './TicketWindow.module.css'

const TicketDialog = lazyWithTexts(['tickets'], () =>
  import('./choice/TicketDialog.tsx').then(module => module.TicketDialog),
)

interface Props {
  title: string
  lead: string
  /** Null while they are loading. */
  categories: readonly Category[] | null
  errors: readonly CallError[]
  onRetry: () => void
}

/** Of a wide screen. */
const COLUMNS = 3
const WIDE = [undefined, styles.two, styles.three]

/** The shop window: products under their headings, each to be opened and bought. */
export function TicketWindow({ title, lead, categories, errors, onRetry }: Props) {
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
          <SkeletonList label={t('tickets.loadingNamed', { title })} rows={4} height={124} />
        </div>
      )}
      <div className={styles.categories}>
        {categories?.map(({ name, groups }) => (
          <div key={name ?? ''} className={classes(styles.category, WIDE[Math.min(groups.length, COLUMNS) - 1])}>
            {name && (
              <Text variant="h3" className={styles.title}>
                {name}
              </Text>
            )}
            <div className={styles.cards}>
              {groups.map(group => (
                <ProductCard key={group.name} group={group} onChoose={() => setOpened(group)} />
              ))}
            </div>
          </div>
        ))}
      </div>
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
