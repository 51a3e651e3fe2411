import { Page } from '@billett/web-kit/kit/Page.tsx'
import { Skeleton } from '@billett/web-kit/kit/Skeleton.tsx'
import { SkeletonList } from '@billett/web-kit/kit/SkeletonList.tsx'
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
