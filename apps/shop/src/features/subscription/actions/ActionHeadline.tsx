import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { usePageName } from '../../../hooks/page-name.ts'

interface Props {
  headline: string
  lead?: string
}

/** What is to be done about a contract: the one h1 of its page, and the name of its tab. */
export function ActionHeadline({ headline, lead }: Props) {
  usePageName(headline)
  return <Headline headline={headline} lead={lead} />
}
