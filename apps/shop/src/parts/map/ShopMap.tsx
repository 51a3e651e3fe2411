import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import styles from './ShopMap.module.css'
import './leaflet.css'
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
  const { mapTiles } = useShop().client.config
  const { isAccepted, consent, save } = useConsent()
  const box = useRef<HTMLElement>(null)
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
      <section ref={box} aria-label={label} className={styles.map} style={{ height }} />
      {mapTiles && !tiles && (
        <div className={styles.tiles}>
          <Text variant="body2" color="textSecondary" className={styles.noTiles}>
            {t('trips.noTiles')}
          </Text>
          <Button onClick={agree}>{t('trips.loadTiles')}</Button>
        </div>
      )}
    </div>
  )
}
