import type { DynamicPage } from '@billett/contract'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useOffice } from '../../hooks/office.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  page: DynamicPage
  /** The same page of other companies. */
  others: readonly DynamicPage[]
}

/** Leads to the same page of another company, with this one's words in its form: looked at there, and saved. */
export function PageCopy({ page, others }: Props) {
  const { t } = useTexts()
  const { link } = useOffice()
  const navigate = useNavigate()
  if (others.length === 0) return null
  const go = (client: string) => {
    if (client !== '') navigate(link('adminDynamicPage', { path: page.identifier }, { client, from: page.clientId }))
  }
  return (
    <SelectInput
      label={t('pagesOfShop.copyTo')}
      hint={t('pagesOfShop.copyHint')}
      value=""
      options={[
        { value: '', text: t('pagesOfShop.copyNowhere') },
        ...others.map(({ clientId, client }) => ({ value: clientId, text: client })),
      ]}
      onChange={({ target }) => go(target.value)}
    />
  )
}
