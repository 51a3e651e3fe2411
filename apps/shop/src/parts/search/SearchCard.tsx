import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiMagnify } from '@mdi/js'
import { type FormEvent, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { type Relation, selectEnd, selectStart } from '../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PartyChoice } from './party/PartyChoice.tsx'
import { EndFields } from './place/EndFields.tsx'
import type { End } from './place/use-stop-search.ts'
import { QuickChoices } from './QuickChoices.tsx'
import { ReturnChoice } from './ReturnChoice.tsx'
import styles from './SearchCard.module.css'
import { useChosenReturn } from './use-chosen-return.ts'
import { useFavorites } from './use-favorites.ts'
import { useLatestSearches } from './use-latest-searches.ts'
import { ViaChoice } from './ViaChoice.tsx'
import { WhenChoice } from './WhenChoice.tsx'

interface Props {
  /** Ends an address asked for that do not exist. */
  unknown?: { start: boolean; end: boolean }
  onSearch: (relation: Relation) => void
}

/** From, to, when: a form that the keyboard alone can fill. */
export function SearchCard({ unknown, onSearch }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const dispatch = useAppDispatch()
  const { selectedStart, selectedEnd, selectedVia, selectedTiming, selectedDateTime, selectedWho } =
    useAppSelector(selectTariff)
  const back = useChosenReturn()
  const { favorites, isFavorite, toggle } = useFavorites()
  const { searches, remember } = useLatestSearches()
  const [tried, setTried] = useState(false)
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const find = useRef<HTMLButtonElement>(null)
  const same = selectedStart !== null && selectedStart.reference === selectedEnd?.reference

  const search = (relation: Relation) => {
    const { start, end, via } = relation
    remember({ from: start, to: end, via })
    onSearch(relation)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!selectedStart) return from.current?.focus()
    if (!selectedEnd || same) return to.current?.focus()
    search({
      start: selectedStart,
      end: selectedEnd,
      via: selectedVia,
      timing: selectedTiming,
      dateTime: selectedDateTime,
      back: back ?? undefined,
      who: selectedWho,
    })
  }
  const choose = (end: End, stop: Choice) => dispatch(end === 'start' ? selectStart(stop) : selectEnd(stop))
  const startError = () => {
    if (unknown?.start && !selectedStart) return t('search.goneStop')
    return tried && !selectedStart ? t('search.chooseStop') : undefined
  }
  const endError = () => {
    if (same) return t('search.sameStop')
    if (unknown?.end && !selectedEnd) return t('search.goneStop')
    return tried && !selectedEnd ? t('search.chooseStop') : undefined
  }

  return (
    <Panel
      component="form"
      // While no script has taken it over, the browser asks by itself.
      action={link('relation', { '*': '' })}
      noValidate
      role="search"
      aria-label={t('search.card')}
      onSubmit={submit}
    >
      <Stack spacing={2}>
        <EndFields
          from={from}
          to={to}
          startError={startError()}
          endError={endError()}
          isFavorite={isFavorite}
          onFavorite={toggle}
          known={{ favorites, searches }}
          onComplete={() => find.current?.focus()}
        />
        <ViaChoice />
        <div className={styles.ask}>
          <div className={styles.choices}>
            <WhenChoice />
            <ReturnChoice />
            <PartyChoice />
          </div>
          <Button
            ref={find}
            type="submit"
            variant="contained"
            size="large"
            startIcon={<Icon path={mdiMagnify} />}
            className={styles.button}
          >
            {t('search.submit')}
          </Button>
        </div>
        <QuickChoices
          favorites={favorites}
          searches={searches}
          onNearby={choose}
          onFavorite={stop => choose(selectedStart ? 'end' : 'start', stop)}
          onSearch={({ from: start, to: end, via }) =>
            search({ start, end, via, timing: 'Departure', dateTime: null, who: selectedWho })
          }
        />
      </Stack>
    </Panel>
  )
}
