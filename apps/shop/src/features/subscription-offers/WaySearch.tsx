import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiMagnify } from '@mdi/js'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { EndFields } from '../../parts/search/place/EndFields.tsx'
import { useFavorites } from '../../parts/search/use-favorites.ts'
import { nameStop } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { resetSearchOptions, selectEnd, selectStart } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './WaySearch.module.css'

interface Props {
  /** References the offers are shown for; empty where they are shown for no way. */
  from: string
  to: string
  onSearch: (way: { from: string; to: string }) => void
}

/** The way that is travelled every day: with it each offer has its price. Stops are chosen as for a trip. */
export function WaySearch({ from, to, onSearch }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const title = useId()
  const { selectedStart, selectedEnd, stopNames } = useAppSelector(selectTariff)
  const { isFavorite, toggle } = useFavorites()
  const [tried, setTried] = useState(false)
  const start = useRef<HTMLInputElement>(null)
  const end = useRef<HTMLInputElement>(null)
  const [fromName, toName] = [stopNames[from] ?? '', stopNames[to] ?? '']
  useEffect(() => {
    if (from !== '' && fromName === '') void dispatch(nameStop({ query: { stopId: from } }))
    if (to !== '' && toName === '') void dispatch(nameStop({ query: { stopId: to } }))
  }, [dispatch, from, to, fromName, toName])
  useEffect(() => {
    if (from === '') return
    dispatch(selectStart({ reference: from, text: fromName }))
    dispatch(selectEnd({ reference: to, text: toName }))
  }, [dispatch, from, to, fromName, toName])
  const same = selectedStart !== null && selectedStart.reference === selectedEnd?.reference
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!selectedStart) return start.current?.focus()
    if (!selectedEnd || same) return end.current?.focus()
    onSearch({ from: selectedStart.reference, to: selectedEnd.reference })
  }
  const endError = () => {
    if (!tried) return undefined
    if (!selectedEnd) return t('search.chooseStop')
    return same ? t('search.sameStop') : undefined
  }
  return (
    <Panel component="form" role="search" aria-labelledby={title} noValidate onSubmit={submit}>
      <Stack spacing={2}>
        <Text variant="h2" id={title} className={styles.title}>
          {t('subscriptionOffers.way')}
        </Text>
        <EndFields
          startError={tried && !selectedStart ? t('search.chooseStop') : undefined}
          endError={endError()}
          from={start}
          to={end}
          isFavorite={isFavorite}
          onFavorite={toggle}
        />
        <div className={styles.acts}>
          <Button type="submit" variant="contained" size="large" startIcon={<Icon path={mdiMagnify} />}>
            {t('subscriptionOffers.showForWay')}
          </Button>
          {from !== '' && (
            <Button
              onClick={() => {
                setTried(false)
                dispatch(resetSearchOptions())
                onSearch({ from: '', to: '' })
              }}
            >
              {t('subscriptionOffers.withoutWay')}
            </Button>
          )}
        </div>
      </Stack>
    </Panel>
  )
}
