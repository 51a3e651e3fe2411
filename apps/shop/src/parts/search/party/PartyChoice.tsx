import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiAccountMultiple } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { selectWho } from '../../../state/tariff/tariff.slice.ts'
import { storedTravellers } from '../../../storage/travellers.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { usePartyText } from './use-party-text.ts'

const PartySheet = lazyWithTexts(['party', 'search'], () =>
  import('./PartySheet.tsx').then(module => module.PartySheet),
)

/** Who travels, in a few words; a press opens the sheet where that is changed. It is kept for the next search. */
export function PartyChoice() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { selectedWho } = useAppSelector(selectTariff)
  const text = usePartyText()(selectedWho)
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={t('search.whoChange', { who: text })}
        startIcon={<Icon path={mdiAccountMultiple} />}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {open && (
        <Suspense>
          <PartySheet
            who={selectedWho}
            onDone={who => {
              dispatch(selectWho(who))
              storedTravellers.write(who)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
