import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { Suspense, useEffect } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectLastSales, selectLastSalesRead } from '../../state/sale/sale.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import styles from './Holder.module.css'

const HolderCard = lazyWithTexts(['holder', 'order'], () =>
  import('../../parts/holder/HolderCard.tsx').then(module => module.HolderCard),
)

/** What this device holds, above the search; nothing for strangers, and room for it before it is read. */
export function Holder() {
  const sales = useAppSelector(selectLastSales)
  const read = useAppSelector(selectLastSalesRead)
  const holds = sales.some(({ displayState }) => displayState === 'completed')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (holds) dataset.holder = ''
    else if (read) delete dataset.holder
  }, [holds, read])
  return (
    <Container className={styles.room}>
      <Suspense>{holds && <HolderCard />}</Suspense>
    </Container>
  )
}
