import Box from '@mui/material/Box'
import { useTexts } from '../texts/use-texts.ts'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkeletonList } from '../ui/SkeletonList.tsx'

/** While the chunk of a page is on its way. */
export function PageLoader() {
  const { t } = useTexts()
  return (
    <Page>
      <Box sx={{ py: 4, minHeight: '60vh' }}>
        <Skeleton height={44} width="min(22rem, 80%)" />
        <Box sx={{ mt: 4 }}>
          <SkeletonList label={t('common.loading')} />
        </Box>
      </Box>
    </Page>
  )
}
