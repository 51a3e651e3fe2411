import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useMemo, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useClients } from '../../hooks/use-clients.ts'
import { useScreen } from '../../hooks/use-screen.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getDynamicPages } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageCopy } from './PageCopy.tsx'
import { PageForm } from './PageForm.tsx'
import { pageName } from './page-name.ts'
import { unwrittenPage } from './unwritten-page.ts'
import { usePages } from './use-pages.ts'

/** One page of a shop in one language, as the address says (Spec 3 §2.4). */
export function PageEditor() {
  const { t } = useTexts()
  const { client, link } = useOffice()
  const dispatch = useAppDispatch()
  const [round, setRound] = useState(0)
  const identifier = useScreen()?.params.path
  const query = useQuery()
  const clientId = query.get('client') ?? client.config.settings.clientId
  const { rows, failed, errors, again } = usePages()
  const clients = useClients()
  const stored = rows?.find(one => one.identifier === identifier && one.clientId === clientId)
  const added = unwrittenPage(
    identifier ?? '',
    clients.find(one => one.clientId === clientId),
  )
  const page = stored ?? (rows && added)
  const same = rows?.filter(one => one.identifier === identifier) ?? []
  const freePages = useMemo(
    () => (rows ?? []).filter(one => one.isFree && one.clientId === clientId).map(({ path }) => path),
    [rows, clientId],
  )
  const begin = async () => {
    // What the shop shows has to be known before the form begins with it.
    await dispatch(getDynamicPages())
    setRound(before => before + 1)
  }
  const from = same.find(one => one.clientId === query.get('from') && one.clientId !== clientId)
  const toList = (
    <Button component={Link} to={link('adminDynamicPages')} variant="outlined">
      {t('pagesOfShop.toList')}
    </Button>
  )
  if (page) {
    const language = t(page.language === 'de' ? 'pagesOfShop.languages.de' : 'pagesOfShop.languages.en')
    const lead = t('pagesOfShop.lead', { name: pageName(t, page), language, client: page.client })
    return (
      <Page width="text">
        <Headline headline={t('frame.titles.dynamicPage')} lead={lead} />
        <Stack spacing={2}>
          <Row>{toList}</Row>
          {from && <MessageBox kind="info">{t('pagesOfShop.copied', { client: from.client })}</MessageBox>}
          <PageForm
            key={`${page.clientId} ${page.identifier} ${from?.clientId ?? ''} ${round}`}
            page={page}
            from={from}
            freePages={freePages}
            onChanged={again}
            onDiscarded={() => void begin()}
          />
          <PageCopy page={page} others={same.filter(one => one.clientId !== page.clientId)} />
        </Stack>
      </Page>
    )
  }
  if (failed) return <ListFailure errors={errors} onAgain={again} />
  if (!rows || clients.length === 0) return <SkeletonList label={t('common.loading')} />
  return (
    <Page width="text">
      <Headline headline={t('pagesOfShop.notFound')} lead={t('pagesOfShop.notFoundText')} />
      <Row>
        {toList}
        <Button component={Link} to={link('adminPortal')} variant="outlined">
          {t('office.toPortal')}
        </Button>
      </Row>
    </Page>
  )
}
