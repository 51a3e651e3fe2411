import type { Trip } from '@billett/contract'
import leaflet from 'leaflet'
import { useCallback } from 'react'
import { ShopMap } from '../../../parts/map/ShopMap.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { lineOf, stopsOf } from './trip-shape.ts'

interface Props {
  trip: Trip
  /** px */
  height: number
}

/** Pixels. */
const LINE = { casing: 10, ride: 6, walk: 4 }

/** The lines and stops of a trip. */
export function TripMap({ trip, height }: Props) {
  const { t } = useTexts()
  const draw = useCallback(
    (layer: leaflet.FeatureGroup) => {
      const fixed = { interactive: false, lineCap: 'round', lineJoin: 'round' } as const
      for (const leg of trip.legs) {
        const line = lineOf(leg)
        const walked = leg.kind === 'walk'
        if (!walked) leaflet.polyline(line, { ...fixed, color: 'var(--surface)', weight: LINE.casing }).addTo(layer)
        leaflet
          .polyline(line, {
            ...fixed,
            color: walked ? 'var(--text-soft)' : (leg.line?.colour ?? 'var(--primary)'),
            weight: walked ? LINE.walk : LINE.ride,
            dashArray: walked ? '1 9' : undefined,
          })
          .addTo(layer)
      }
      for (const { stop, end } of stopsOf(trip)) {
        const mark = leaflet.circleMarker([stop.latitude, stop.longitude], {
          radius: end ? 8 : 4,
          color: 'var(--text)',
          weight: end ? 3 : 2,
          fillColor: 'var(--surface)',
          fillOpacity: 1,
          interactive: false,
        })
        mark.addTo(layer)
        if (end) mark.bindTooltip(stop.text, { permanent: true, direction: 'top', offset: [0, -8] })
      }
    },
    [trip],
  )
  return <ShopMap label={t('trips.map')} height={height} draw={draw} />
}
