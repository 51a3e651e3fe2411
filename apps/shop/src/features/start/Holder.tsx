import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { Suspense, useEffect } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { boughtBefore } from '../../parts/sale/bought-before.ts'
import { BOUGHT } from '../../state/sale/bought.ts'
import { selectLastSales, selectLastSalesRead } from '../../state/sale/sale.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import styles from './Holder.module.css'

const HolderCard = lazyWithTexts(['holder', 'order'], () =>
  import('../../parts/holder/HolderCard.tsx').then(module => module.HolderCard),
)

/**
 * What this device holds, above the search; nothing for strangers, and room for it before it is read. Of a ticket that
 * was handed over to them the card says whether there is anything to show.
 */
export function Holder() {
  const sales = useAppSelector(selectLastSales)
  const read = useAppSelector(selectLastSalesRead)
  const holds = sales.some(({ displayState }) => displayState === BOUGHT)
  const bought = boughtBefore(sales).length > 0
  useEffect(() => {
    const { dataset } = document.documentElement
    if (bought) dataset.holder = ''
    else if (read && !holds) delete dataset.holder
  }, [bought, holds, read])
  return (
    <Container className={styles.room}>
      <Suspense>{holds && <HolderCard />}</Suspense>
    </Container>
  )
}
