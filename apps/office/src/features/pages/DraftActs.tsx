import type { DynamicPage } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { LineDifference } from '../../parts/differences/LineDifference.tsx'
import { discardDynamicPageDraft, releaseDynamicPage } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  page: DynamicPage
  draft: NonNullable<DynamicPage['draft']>
  /** What is typed is not saved yet: it would not be released. */
  isTyped: boolean
  onReleased: () => void
  onDiscarded: () => void
}

/** Title, subtitle and content, one after the other. */
const wholeOf = ({ title, subtitle, content }: Pick<DynamicPage, 'title' | 'subtitle' | 'content'>): string =>
  [title, subtitle, content].join('\n')

/** Who has written a draft; shows it in the shop, for who may, or takes it away. */
export function DraftActs({ page, draft, isTyped, onReleased, onDiscarded }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleasePages']))
  const releasing = useCall(releaseDynamicPage)
  const discarding = useCall(discardDynamicPageDraft)
  const waits = useRef(false)
  const named = { params: { identifier: page.identifier }, query: { client: page.clientId } }
  const release = useConfirmed({
    title: t('pagesOfShop.release.title', { title: draft.title }),
    text: () => (
      <>
        <p>{t('pagesOfShop.release.text')}</p>
        <LineDifference
          before={wholeOf(page)}
          after={wholeOf(draft)}
          lang={page.language}
          words={{
            label: t('pagesOfShop.release.difference'),
            none: t('pagesOfShop.noDifference'),
            gone: t('pagesOfShop.release.gone'),
            new: t('pagesOfShop.release.new'),
          }}
        />
      </>
    ),
    yes: t('pagesOfShop.release.yes'),
    act: async () => {
      const answer = await dispatch(releaseDynamicPage({ ...named, body: { version: draft.version } }))
      if (!releaseDynamicPage.fulfilled.match(answer)) return false
      waits.current = answer.payload.waits !== undefined
      return true
    },
    failure: <CallErrors errors={releasing.errors} all />,
    onDone: () => {
      say(t(waits.current ? 'pagesOfShop.asked' : 'pagesOfShop.released'))
      onReleased()
    },
  })
  const discard = useConfirmed({
    title: t('pagesOfShop.discard.title'),
    text: () => t('pagesOfShop.discard.text'),
    yes: t('pagesOfShop.discard.yes'),
    act: async () => discardDynamicPageDraft.fulfilled.match(await dispatch(discardDynamicPageDraft(named))),
    failure: <CallErrors errors={discarding.errors} all />,
    onDone: () => {
      say(t('pagesOfShop.discarded'))
      onDiscarded()
    },
  })
  const acts = (
    <Row>
      {mayRelease && (
        <Button variant="contained" disabled={isTyped} onClick={() => release.ask()}>
          {t('pagesOfShop.release.yes')}
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => discard.ask()}>
        {t('pagesOfShop.discard.yes')}
      </Button>
    </Row>
  )
  const { writtenBy: name, writtenOn } = draft
  return (
    <>
      <MessageBox kind="info" title={t('pagesOfShop.draft')} action={acts}>
        {t('pagesOfShop.draftNote', { name, moment: format.instantDateTime(writtenOn) })}
      </MessageBox>
      {release.question}
      {discard.question}
    </>
  )
}
