import type { ComponentProps, ReactNode } from 'react'
import { HeroDrawing } from '../drawings/HeroDrawing.tsx'
import { Text } from '../text/Text.tsx'
import { Container } from './Container.tsx'
import styles from './Hero.module.css'

interface Props {
  headline: string
  lead: string
  /** What the client has drawn there. */
  drawing: ComponentProps<typeof HeroDrawing>['drawing']
  /** Lies half on the hero, half on the page. */
  children: ReactNode
}

/** The first thing one sees: what this is, and the card to begin with. */
export function Hero({ headline, lead, drawing, children }: Props) {
  return (
    <div className={styles.hero}>
      <div className={styles.ground}>
        <HeroDrawing drawing={drawing} />
      </div>
      <Container className={styles.content}>
        <div data-page-header className={styles.words}>
          <Text variant="h1" className={styles.headline}>
            {headline}
          </Text>
          <Text className={styles.lead}>{lead}</Text>
        </div>
        {children}
      </Container>
    </div>
  )
}
