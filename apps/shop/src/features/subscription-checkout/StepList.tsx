import { Link } from '@billett/web-kit/links/Link.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './StepList.module.css'

interface Props {
  steps: readonly { id: string; name: string; to: string }[]
  current: string
}

/** Which pages there are and where one is; what is behind can be gone back to. */
export function StepList({ steps, current }: Props) {
  const { t } = useTexts()
  const here = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label={t('subscriptionCheckout.steps')}>
      <ol className={styles.steps}>
        {steps.map(({ id, name, to }, index) => (
          <li key={id} aria-current={index === here ? 'step' : undefined} className={styles.step}>
            {index < here ? (
              <Link to={to} className={styles.way}>
                <span aria-hidden className={styles.number}>
                  {index + 1}
                </span>
                <span className={styles.name}>{name}</span>
              </Link>
            ) : (
              <>
                <span aria-hidden className={styles.number}>
                  {index + 1}
                </span>
                <span className={styles.name}>{name}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
