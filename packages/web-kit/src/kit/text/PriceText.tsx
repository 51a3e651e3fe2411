import { classes } from '../classes.ts'
import styles from './PriceText.module.css'

interface Props {
  /** As it is to be read: "12,80 €", "from €12.80", "price unknown". */
  children: string
  /** Below the amount: "incl. VAT". */
  note?: string
  size?: 'small' | 'medium' | 'large'
}

/** An amount where the eye lands; digits keep their width, so that nothing jumps. */
export const PriceText = ({ children, note, size = 'large' }: Props) => (
  <span className={styles.price}>
    <span className={classes(styles.amount, styles[size])}>{children}</span>
    {note && <span className={styles.note}>{note}</span>}
  </span>
)
