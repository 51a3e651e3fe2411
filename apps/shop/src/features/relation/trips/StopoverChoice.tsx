import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiClose, mdiPencilOutline, mdiPlus } from '@mdi/js'
import { Suspense, useId, useState } from 'react'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './StopoverChoice.module.css'
import type { Stopover } from './use-stopover.ts'

const StopoverField = lazyWithTexts(['search', 'trips'], () =>
  import('./StopoverField.tsx').then(module => module.StopoverField),
)

/** px; of the field while it loads. */
const FIELD_HEIGHT = 84

/** Whether the journey is to touch a stop on its way, and which. */
export function StopoverChoice({ stopover }: { stopover: Stopover }) {
  const { reference, name, choose, remove } = stopover
  const { t } = useTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.choice}>
      {reference !== undefined && <div className={styles.label}>{t('trips.stopover.label')}</div>}
      <div className={styles.words}>
        {reference !== undefined && <Text role="status">{name}</Text>}
        <Button
          variant="text"
          aria-expanded={open}
          aria-controls={id}
          startIcon={<Icon path={reference === undefined ? mdiPlus : mdiPencilOutline} />}
          onClick={() => setOpen(!open)}
          className={styles.button}
        >
          {t(reference === undefined ? 'trips.stopover.add' : 'trips.stopover.change')}
        </Button>
        {reference !== undefined && (
          <Button
            variant="text"
            startIcon={<Icon path={mdiClose} />}
            onClick={() => {
              setOpen(false)
              remove()
            }}
            className={styles.button}
          >
            {t('trips.stopover.remove')}
          </Button>
        )}
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton height={FIELD_HEIGHT} />}>
            <StopoverField
              onChoose={stop => {
                setOpen(false)
                choose(stop)
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
