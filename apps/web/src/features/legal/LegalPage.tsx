import { type LegalKind, legalDocument } from '@billett/clients'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'
import { LegalSectionText } from './LegalSectionText.tsx'

/** A legal page in the language being read. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const { t } = useTexts()
  const { client, language, format } = useShop()
  const document = legalDocument(client, kind, language)
  return (
    <Page width="text">
      <article>
        <Headline headline={document.title} lead={document.lead} />
        {document.sections.map(section => (
          <LegalSectionText key={section.heading} section={section} />
        ))}
        <Typography color="textSecondary" sx={{ mt: 4 }}>
          {t('pages.validSince', { date: format.date(document.version) })}
        </Typography>
      </article>
    </Page>
  )
}
