import type { ProductOffer } from '@billett/contract'
import { zonesPicture } from '../map/zones-picture.ts'
import styles from './ZonesPicture.module.css'

/** The zones of a ticket as a chain; wider than the screen, it can be pushed aside. */
export const ZonesPicture = ({ zones }: Pick<ProductOffer, 'zones'>) => (
  <div className={styles.root}>
    <img src={zonesPicture(zones.map(({ id }) => id).join(','))} alt={zones.map(({ name }) => name).join(' – ')} />
  </div>
)
