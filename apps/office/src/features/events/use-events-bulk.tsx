import { EVENT_ACTS, type EventAct } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const EventsDialog = lazyPiece(() => import('./EventsDialog.tsx').then(module => module.EventsDialog))

const NONE: readonly string[] = []

/** What is done with several events at once; nothing for whoever may not take note of them. */
export function useEventsBulk(again: () => void) {
  const { t } = useTexts()
  const mayNote = useAppSelector(selectHolds(['AllowedToAcknowledgeEvents']))
  const [selected, setSelected] = useState(NONE)
  const [act, setAct] = useState<EventAct>()
  const bulk = EVENT_ACTS.map(one => (
    <Button key={one} variant="outlined" onClick={() => setAct(one)}>
      {t(`events.bulk.${one}`)}
    </Button>
  ))
  return {
    table: mayNote ? { selected, onSelect: setSelected, bulk } : {},
    dialog: act && (
      <Suspense>
        <EventsDialog
          act={act}
          eventIds={selected}
          onDone={() => {
            setAct(undefined)
            setSelected(NONE)
            again()
          }}
          onClose={() => setAct(undefined)}
        />
      </Suspense>
    ),
  }
}
