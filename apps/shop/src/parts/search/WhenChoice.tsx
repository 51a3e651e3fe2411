import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiClockOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useWhenText } from './use-when-text.ts'
import { WhenFields } from './WhenFields.tsx'

const WhenSheet = lazyWithTexts(['party', 'search'], () => import('./WhenSheet.tsx').then(module => module.WhenSheet))

/** When to travel, in a few words; a press opens the sheet where that is changed. Without a script it is fields. */
export function WhenChoice() {
  const { t } = useTexts()
  const { selectedTiming, selectedDateTime } = useAppSelector(selectTariff)
  const whenText = useWhenText()
  const when = selectedDateTime ? whenText({ timing: selectedTiming, dateTime: selectedDateTime }) : t('search.now')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={t('search.whenChange', { when })}
        startIcon={<Icon path={mdiClockOutline} />}
        onClick={() => setOpen(true)}
      >
        {when}
      </Button>
      <noscript>
        <WhenFields />
      </noscript>
      {open && (
        <Suspense>
          <WhenSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
