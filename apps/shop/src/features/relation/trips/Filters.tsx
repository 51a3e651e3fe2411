import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { mdiFilterVariant } from '@mdi/js'
import { type ComponentProps, Suspense, useId, useState } from 'react'
import { filtersOf } from '../../../state/tariff/filters.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Filters.module.css'

const FilterFields = lazyWithTexts(['journeys', 'trips'], () =>
  import('./FilterFields.tsx').then(module => module.FilterFields),
)

/** px; of the fields while they load. */
const FIELDS_HEIGHT = 420

/** What narrows the search, behind a button that says how much does. */
export function Filters(fields: ComponentProps<typeof FilterFields>) {
  const { t } = useTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  const count = filtersOf(fields.filters).length
  return (
    <div className={styles.filters}>
      <Button
        variant="text"
        aria-expanded={open}
        aria-controls={id}
        startIcon={<Icon path={mdiFilterVariant} />}
        onClick={() => setOpen(!open)}
        className={styles.button}
      >
        {count > 0 ? t('trips.filter.some', { count }) : t('trips.filter.open')}
      </Button>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton height={FIELDS_HEIGHT} />}>
            <FilterFields {...fields} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
