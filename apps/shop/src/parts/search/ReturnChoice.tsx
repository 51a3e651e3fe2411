import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiClose, mdiPlus, mdiSwapHorizontal } from '@mdi/js'
import { Suspense, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { selectBack } from '../../state/tariff/tariff.slice.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './SearchCard.module.css'
import { useChosenReturn } from './use-chosen-return.ts'
import { useReturnText } from './use-return-text.ts'

const ReturnSheet = lazyWithTexts(['party', 'returnTime', 'search'], () =>
  import('./ReturnSheet.tsx').then(module => module.ReturnSheet),
)

/** Whether and when to go back, in a few words; a press opens the sheet where that is said, another takes it away. */
export function ReturnChoice() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { selectedDateTime } = useAppSelector(selectTariff)
  const back = useChosenReturn()
  const now = useWallClock()
  const returnText = useReturnText()
  const text = back === null ? t('search.return') : returnText(back, selectedDateTime)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const choose = (chosen: string | null) => {
    dispatch(selectBack(chosen))
    setOpen(false)
  }
  return (
    <div className={styles.return}>
      <Button
        ref={button}
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={back === null ? t('search.returnAdd') : t('search.returnChange', { when: text })}
        startIcon={<Icon path={back === null ? mdiPlus : mdiSwapHorizontal} />}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {back !== null && (
        <IconButton
          aria-label={t('search.returnRemove')}
          onClick={() => {
            choose(null)
            button.current?.focus()
          }}
        >
          <Icon path={mdiClose} />
        </IconButton>
      )}
      {open && (
        <Suspense>
          <ReturnSheet back={back} outward={selectedDateTime ?? now} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
