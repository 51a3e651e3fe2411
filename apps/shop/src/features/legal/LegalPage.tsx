import { type LegalDocument, type LegalKind, legalDocument } from '@billett/clients'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './LegalPage.module.css'
import { LegalSectionText } from './LegalSectionText.tsx'

/** A legal page in the language being read. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const { client, language } = useShop()
  return <WrittenPage document={legalDocument(client, kind, language)} />
}

/** A page as it is written; `lang` where that is another language than the one being read. */
export function WrittenPage({ document, lang }: { document: LegalDocument; lang?: string | undefined }) {
  const { t } = useTexts()
  const { format } = useShop()
  // What staff have written comes with the document of this screen, and is not there where one has come from another.
  const isElsewhere = document.sections.length === 0
  useEffect(() => {
    if (isElsewhere) window.location.reload()
  }, [isElsewhere])
  if (isElsewhere)
    return (
      <Page width="text">
        <SkeletonList label={t('common.loading')} />
      </Page>
    )
  return (
    <Page width="text">
      <article lang={lang}>
        <Headline headline={document.title} lead={document.lead} />
        {document.sections.map(section => (
          <LegalSectionText key={JSON.stringify(section)} section={section} />
        ))}
        <Text color="textSecondary" className={styles.validSince}>
          {t('pages.validSince', { date: format.date(document.version) })}
        </Text>
      </article>
    </Page>
  )
}
