import type { NearbyStop } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { mdiCrosshairsGps, mdiMapOutline } from '@mdi/js'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { selectLocation, showStop } from '../../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../../state/tariff/tariff-state.ts'
import { storedMapOptions } from '../../../storage/map-options.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { NearbyList } from './NearbyList.tsx'
import { PlaceField } from './PlaceField.tsx'
import styles from './StopFinder.module.css'
import { useNearby } from './use-nearby.ts'
import type { End } from './use-stop-search.ts'

const NearbyMap = lazyWithTexts(['search', 'trips'], () => import('./NearbyMap.tsx').then(module => module.NearbyMap))

/** px */
const MAP_HEIGHT = 280
const ROW_HEIGHT = 64

interface Props {
  /** The end it is opened for. */
  for?: End
  onChoose: (end: End, stop: Choice) => void
  onClose: () => void
}

/** Stops around where one is, or around a place: as a list always, on a map for whoever wants one. */
export function StopFinder({ for: opened = 'start', onChoose, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { phase, around, aroundHere } = useNearby()
  const { nearbyStops, selectedLocation, selectedStart, selectedEnd } = useAppSelector(selectTariff)
  const before = useRef({ selectedStart, selectedEnd })
  const [end, setEnd] = useState<End>(opened)
  const [map, setMap] = useState(() => storedMapOptions.read()?.shown ?? false)
  const field = useRef<HTMLInputElement>(null)
  // Whoever does not say where they are goes on by typing.
  useEffect(() => {
    if (phase === 'refused') field.current?.focus()
  }, [phase])
  const begin = useEffectEvent(aroundHere)
  useEffect(() => begin(), [])
  // A stop can be taken from its information as well; then there is nothing left to find.
  useEffect(() => {
    const { current } = before
    if (current.selectedStart !== selectedStart || current.selectedEnd !== selectedEnd) onClose()
  }, [selectedStart, selectedEnd, onClose])
  useEffect(() => () => void dispatch(selectLocation(null)), [dispatch])
  const stops = phase === 'done' ? (nearbyStops ?? []) : []
  const note = {
    idle: '',
    asking: t('search.locating'),
    refused: t('search.locationRefused'),
    failed: t('search.locationFailed'),
    done: stops.length > 0 ? t('search.nearFound', { count: stops.length }) : t('search.nothingNear'),
  }[phase]
  const choose = ({ text, reference }: NearbyStop) => {
    onChoose(end, { text, reference })
    onClose()
  }
  const toggleMap = () => {
    storedMapOptions.write({ shown: !map })
    setMap(!map)
  }
  return (
    <DialogShell
      open
      title={t('search.finder')}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <PlaceField ref={field} onChoose={place => void around(place)} />
        <div className={styles.choices}>
          <Button variant="outlined" startIcon={<Icon path={mdiCrosshairsGps} />} onClick={aroundHere}>
            {t('search.myPosition')}
          </Button>
          <Button aria-pressed={map} variant="outlined" startIcon={<Icon path={mdiMapOutline} />} onClick={toggleMap}>
            {t('search.map')}
          </Button>
        </div>
        <SegmentedControl
          label={t('search.takeAs')}
          value={end}
          options={[
            { value: 'start', text: t('search.asStart') },
            { value: 'end', text: t('search.asEnd') },
          ]}
          onChange={value => setEnd(value === 'end' ? 'end' : 'start')}
        />
        <div role="status" className={styles.state}>
          {note}
        </div>
        {phase === 'asking' && <SkeletonList label={t('common.loading')} rows={4} height={ROW_HEIGHT} />}
        {map && selectedLocation && stops.length > 0 && (
          <Suspense fallback={<Skeleton height={MAP_HEIGHT} />}>
            <NearbyMap place={selectedLocation} stops={stops} height={MAP_HEIGHT} onChoose={choose} />
          </Suspense>
        )}
        <NearbyList stops={stops} onChoose={choose} onInfo={stop => dispatch(showStop(stop.reference))} />
      </Stack>
    </DialogShell>
  )
}
