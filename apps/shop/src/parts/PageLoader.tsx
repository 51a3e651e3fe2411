import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { useTexts } from '../texts/use-texts.ts'
import styles from './PageLoader.module.css'

/** While the chunk of a page is on its way. */
export function PageLoader() {
  const { t } = useTexts()
  return (
    <Page>
      <div className={styles.page}>
        <div className={styles.headline}>
          <Skeleton height={44} />
        </div>
        <div className={styles.list}>
          <SkeletonList label={t('common.loading')} />
        </div>
      </div>
    </Page>
  )
}
