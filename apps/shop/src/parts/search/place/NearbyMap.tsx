import type { Location, NearbyStop } from '@billett/contract'
import leaflet from 'leaflet'
import { useCallback, useEffect, useRef } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { ShopMap } from '../../map/ShopMap.tsx'

interface Props {
  place: Location
  stops: readonly NearbyStop[]
  /** px */
  height: number
  onChoose: (stop: NearbyStop) => void
}

/** Stops around a place; a press on one takes it. The list beside it says the same to whoever cannot see it. */
export function NearbyMap({ place, stops, height, onChoose }: Props) {
  const { t } = useTexts()
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  const draw = useCallback(
    (layer: leaflet.FeatureGroup) => {
      const paper = { fillColor: 'var(--surface)', fillOpacity: 1, color: 'var(--primary)' }
      stops.forEach((stop, index) => {
        leaflet
          .circleMarker([stop.latitude, stop.longitude], { ...paper, radius: 10, weight: 4 })
          .bindTooltip(stop.text, { permanent: index === 0, direction: 'top', offset: [0, -10] })
          .on('click', () => choose.current(stop))
          .addTo(layer)
      })
      leaflet
        .circleMarker([place.latitude, place.longitude], {
          radius: 8,
          weight: 3,
          color: 'var(--surface)',
          fillColor: 'var(--info)',
          fillOpacity: 1,
          interactive: false,
        })
        .addTo(layer)
    },
    [place, stops],
  )
  return <ShopMap label={t('search.nearMap')} height={height} draw={draw} />
}
