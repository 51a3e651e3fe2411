import 'leaflet/dist/leaflet.css'
import type { Trip } from '@billett/contract'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import leaflet from 'leaflet'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConsent } from '../../app/cookies/consent-context.ts'
import { useShop } from '../../app/shop.ts'
import { lineOf, stopsOf } from './trip-shape.ts'

/** What consent is given to (category and name of the cookie definition). */
const CONSENT = { category: 'externalMedia', name: 'mapTiles' } as const

interface Props {
  trip: Trip
  /** px */
  height: number
}

/** The lines and stops of a trip. Pictures below them come from another server: only where the client has them and the visitor agreed. */
export function TripMap({ trip, height }: Props) {
  const { t } = useTranslation()
  const { palette, shop } = useTheme()
  const { mapTiles } = useShop().client.config
  const { isAccepted } = useConsent()
  const box = useRef<HTMLDivElement>(null)
  const tiles = isAccepted(CONSENT.category, CONSENT.name) ? mapTiles : null
  const zoomIn = t('trips.zoomIn')
  const zoomOut = t('trips.zoomOut')

  useEffect(() => {
    if (!box.current) return
    const map = leaflet.map(box.current, { zoomControl: false, scrollWheelZoom: false, zoomAnimation: false })
    map.attributionControl.setPrefix(false)
    leaflet.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
    if (tiles) leaflet.tileLayer(tiles.url, tiles).addTo(map)
    const drawn = leaflet.featureGroup().addTo(map)
    for (const leg of trip.legs) {
      const walked = leg.kind === 'walk'
      leaflet
        .polyline(lineOf(leg), {
          color: walked ? palette.text.secondary : (leg.line?.colour ?? palette.primary.main),
          weight: walked ? 3 : 6,
          dashArray: walked ? '2 8' : undefined,
          interactive: false,
        })
        .addTo(drawn)
    }
    for (const { stop, end } of stopsOf(trip)) {
      const mark = leaflet.circleMarker([stop.latitude, stop.longitude], {
        radius: end ? 7 : 4,
        color: palette.text.primary,
        weight: 2,
        fillColor: palette.background.paper,
        fillOpacity: 1,
        interactive: false,
      })
      mark.addTo(drawn)
      if (end) mark.bindTooltip(stop.text, { permanent: true, direction: 'top', offset: [0, -8] })
    }
    map.fitBounds(drawn.getBounds(), { padding: [40, 40], maxZoom: 16, animate: false })
    return () => {
      map.remove()
    }
  }, [trip, tiles, palette, zoomIn, zoomOut])

  return (
    <>
      <Box
        ref={box}
        role="region"
        aria-label={t('trips.map')}
        sx={{
          height,
          isolation: 'isolate',
          border: 1,
          borderColor: 'divider',
          borderRadius: `${shop.controlRadius}px`,
          bgcolor: 'background.default',
          fontFamily: 'inherit',
          '&.leaflet-container': { bgcolor: 'background.default', font: 'inherit' },
          '& .leaflet-bar a': { width: 44, height: 44, lineHeight: '44px', color: '#000000' },
          '& .leaflet-tooltip': { fontSize: '0.9286rem', color: '#000000' },
        }}
      />
      {mapTiles && !tiles && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('trips.noTiles')}
        </Typography>
      )}
    </>
  )
}
