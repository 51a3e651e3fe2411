import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { StickyBar } from '@billett/web-kit/kit/layout/StickyBar.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import type { RefObject } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './NextBar.module.css'
import { useOpenSteps } from './ProgressProvider.tsx'
import { useGoToStep } from './use-go-to-step.ts'
import { useInView } from './use-in-view.ts'

interface Props {
  /** Cents */
  total: number
  /** What is ordered, with the order button: where it is in view, the bar has nothing to add. */
  overview: RefObject<HTMLElement | null>
}

/** On a phone: the price all the way, and what comes next. It orders nothing itself. */
export function NextBar({ total, overview }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const [next] = useOpenSteps()
  const goTo = useGoToStep()
  const atOverview = useInView(overview)
  if (atOverview) return null
  const toOverview = () => overview.current?.scrollIntoView({ block: 'start' })
  const goOn = () => (next && next.step !== 'overview' ? goTo(next) : toOverview())
  return (
    <div className={styles.place}>
      <StickyBar>
        <PriceText note={t('common.inclVat')}>{format.money(total)}</PriceText>
        <Button variant="contained" onClick={goOn} className={styles.goOn}>
          <span className={styles.next}>
            {next && next.step !== 'overview'
              ? t('checkout.next', { step: t(`checkout.steps.${next.step}`) })
              : t('checkout.review')}
          </span>
        </Button>
      </StickyBar>
    </div>
  )
}
