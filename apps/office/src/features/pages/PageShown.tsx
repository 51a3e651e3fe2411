import type { DynamicPage } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { RichText } from '@billett/web-kit/kit/text/RichText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** A page as it would read in the shop. Its headings stand below that of this screen. */
export function PageShown({ page }: { page: Pick<DynamicPage, 'title' | 'subtitle' | 'content' | 'language'> }) {
  const { t } = useTexts()
  return (
    <Panel aria-label={t('pagesOfShop.previewOf')}>
      <Text variant="body2">{t('pagesOfShop.previewOf')}</Text>
      <div lang={page.language}>
        <Text variant="h2">{page.title}</Text>
        <Text color="textSecondary">{page.subtitle}</Text>
        <RichText html={page.content.replaceAll(/(<\/?)h2>/g, '$1h3>')} />
      </div>
    </Panel>
  )
}
