import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './BuyFoot.module.css'

interface Props {
  /** Where it stands: at the lower edge of the screen, below all that is told of a trip. */
  into: Element
  /** What is bought. */
  name: string
  price: string
  note?: string
  /** The buttons. */
  children: ReactNode
}

/** What a trip costs and the way to buy it, in view however long the trip is told. */
export const BuyFoot = ({ into, name, price, note, children }: Props) =>
  createPortal(
    <>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <PriceText size="medium" note={note}>
          {price}
        </PriceText>
      </div>
      <div className={styles.ways}>{children}</div>
    </>,
    into,
  )
