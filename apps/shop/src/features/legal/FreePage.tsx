import { freePage } from '@billett/clients'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useShop } from '../../hooks/shop.ts'
import { PageIsGone } from '../../parts/PageIsGone.tsx'
import { WrittenPage } from './LegalPage.tsx'

/** A page that staff have added: in the language being read, else in one in which it is written. */
export function FreePage() {
  const { client, language } = useShop()
  const { page = '' } = useParams()
  const found = freePage(client, page, language)
  if (!found) return <PageIsGone />
  return <WrittenPage document={found.document} lang={found.language === language ? undefined : found.language} />
}
