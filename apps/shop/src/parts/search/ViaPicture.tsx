import type { Choice } from '../../state/tariff/tariff-state.ts'
import { zonesPicture } from '../map/zones-picture.ts'
import styles from './ViaPicture.module.css'

/** The zones of the chosen way as a chain. */
export const ViaPicture = ({ via }: { via: Choice }) => (
  <img src={zonesPicture(via.reference)} alt={via.text} className={styles.root} />
)
