import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkeletonList } from '../ui/SkeletonList.tsx'

/** While the chunk of a page is on its way. */
export function PageLoader() {
  const { t } = useTranslation()
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
