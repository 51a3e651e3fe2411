import 'leaflet/dist/leaflet.css'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import leaflet from 'leaflet'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useConsent } from '../cookies/consent-context.ts'

/** What consent is given to (category and name of the cookie definition). */
const CONSENT = { category: 'externalMedia', name: 'mapTiles' } as const

interface Props {
  label: string
  /** px */
  height: number
  /** Puts what is to be seen on the map; the map then shows all of it. Keep it the same while the content is. */
  draw: (layer: leaflet.FeatureGroup) => void
}

/**
 * A map that needs nobody else's server. Pictures below the drawing come from one: only where the client has them and
 * the visitor agreed.
 */
export function ShopMap({ label, height, draw }: Props) {
  const { t } = useTexts()
  const { shop } = useTheme()
  const { mapTiles } = useShop().client.config
  const { isAccepted, consent, save } = useConsent()
  const box = useRef<HTMLDivElement>(null)
  const tiles = isAccepted(CONSENT.category, CONSENT.name) ? mapTiles : null
  const zoomIn = t('trips.zoomIn')
  const zoomOut = t('trips.zoomOut')

  useEffect(() => {
    if (!box.current) return
    const map = leaflet.map(box.current, { zoomControl: false, scrollWheelZoom: false, zoomAnimation: false })
    map.attributionControl.setPrefix(false)
    leaflet.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
    leaflet.control.scale({ imperial: false, position: 'bottomright' }).addTo(map)
    if (tiles) leaflet.tileLayer(tiles.url, tiles).addTo(map)
    const drawn = leaflet.featureGroup().addTo(map)
    draw(drawn)
    map.fitBounds(drawn.getBounds(), { padding: [48, 48], maxZoom: 16, animate: false })
    return () => {
      map.remove()
    }
  }, [draw, tiles, zoomIn, zoomOut])

  const agree = () => {
    const ofCategory = consent?.[CONSENT.category] ?? {}
    save({ ...consent, [CONSENT.category]: { ...ofCategory, [CONSENT.name]: true } })
  }
  return (
    <div>
      <Box
        ref={box}
        role="region"
        aria-label={label}
        sx={theme => ({
          height,
          isolation: 'isolate',
          border: 1,
          borderColor: 'divider',
          borderRadius: `${shop.controlRadius}px`,
          fontFamily: 'inherit',
          // Squared paper instead of an empty sheet where there are no pictures.
          '&.leaflet-container': {
            font: 'inherit',
            bgcolor: 'background.default',
            backgroundImage: `linear-gradient(${theme.palette.divider} 1px, transparent 1px), linear-gradient(90deg, ${theme.palette.divider} 1px, transparent 1px)`,
            backgroundSize: '40px 40px',
          },
          '& .leaflet-bar': { border: 0, boxShadow: shop.shadow },
          '&.leaflet-container .leaflet-bar a': { width: 44, height: 44, lineHeight: '44px', color: '#000000' },
          '& .leaflet-control-scale-line': { color: '#000000', fontSize: '0.8571rem' },
          '& .leaflet-tooltip': {
            fontSize: '0.9286rem',
            fontWeight: 600,
            color: '#000000',
            border: 0,
            px: 1,
            py: 0.25,
            boxShadow: '0 1px 4px rgb(0 0 0 / 0.35)',
          },
        })}
      />
      {mapTiles && !tiles && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 14rem' }}>
            {t('trips.noTiles')}
          </Typography>
          <Button onClick={agree}>{t('trips.loadTiles')}</Button>
        </Box>
      )}
    </div>
  )
}
