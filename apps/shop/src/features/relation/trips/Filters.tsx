import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiFilterVariant } from '@mdi/js'
import { type ComponentProps, Suspense, useState } from 'react'
import { filtersOf } from '../../../state/tariff/filters.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Filters.module.css'

const FilterSheet = lazyWithTexts(['journeys', 'tripFilters', 'trips'], () =>
  import('./FilterSheet.tsx').then(module => module.FilterSheet),
)

/** What narrows the search, in a sheet behind a button that says how much does. */
export function Filters(fields: Omit<ComponentProps<typeof FilterSheet>, 'onClose'>) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const { filters, stopover } = fields
  const count = filtersOf(filters).length + (stopover.reference === undefined ? 0 : 1)
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        startIcon={<Icon path={mdiFilterVariant} />}
        onClick={() => setOpen(true)}
        className={styles.button}
      >
        {count > 0 ? t('trips.filter.some', { count }) : t('trips.filter.open')}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet {...fields} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
