import type { SchoolContract } from '@billett/contract'
import { isContract, isLacking } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiInboxOutline } from '@mdi/js'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useKeys } from '../../hooks/use-keys.ts'
import { useOrganisationOfPath } from '../../hooks/use-organisation-of-path.ts'
import { usePortalColumns } from '../../hooks/use-portal-columns.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { PortalColumns } from '../../parts/portal/PortalColumns.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { declineContract } from '../../state/school/school.calls.ts'
import { selectOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import styles from './ApproveDeclinePage.module.css'
import { ChosenBar } from './ChosenBar.tsx'
import { InboxFilters } from './InboxFilters.tsx'
import { INBOX_ROWS, inboxAddress } from './inbox-address.ts'
import { JustAccepted } from './JustAccepted.tsx'
import { nameOf } from './name-of.ts'
import { useChosen } from './use-chosen.ts'
import { type Failed, useInbox } from './use-inbox.ts'
import { USUAL_FACTS, useWaitingFacts } from './use-waiting-facts.ts'
import { WaitingList } from './WaitingList.tsx'

const DeclineDialog = lazyPiece(() =>
  import('../../parts/portal/DeclineDialog.tsx').then(module => module.DeclineDialog),
)

const AcceptDialog = lazyPiece(() => import('./AcceptDialog.tsx').then(module => module.AcceptDialog))

/** What was granted is ended by who pays, not declined. */
const isDeclinable = ({ state }: SchoolContract): boolean => !isContract(state)

/** What waits for a decision: by the keyboard a accepts, d declines and n goes on; several at once by their boxes. */
export function ApproveDeclinePage() {
  const { t } = useTexts()
  const format = useFormat()
  const organisation = useOrganisationOfPath()
  const { state, change, reset, narrowing } = useListAddress(inboxAddress)
  const inbox = useInbox(organisation, state)
  const { waiting, total = waiting?.length ?? 0, found, underWay, failures, accepted, busy, failed, errors } = inbox
  const { chosen, choose, chooseNone, ...choosing } = useChosen(organisation, state)
  const facts = useWaitingFacts()
  const columns = usePortalColumns('acceptDecline', facts, USUAL_FACTS)
  const declining = useCall(declineContract)
  const lastAccepted = accepted.at(-1)
  /** A school only denies what was said: who pays decides. */
  const own = useAppSelector(selectOwn)
  const denies = own?.every(({ view, words }) => view === 'school' && words === 'school') ?? false
  const [shown, setShown] = useState('')
  const [declined, setDeclined] = useState<SchoolContract>()
  const [decliningMany, setDecliningMany] = useState(false)
  const [asking, setAsking] = useState<readonly SchoolContract[]>([])
  const place = Math.max(0, waiting?.findIndex(({ guid }) => guid === shown) ?? 0)
  const current = waiting?.[place]
  const pages = Math.max(1, Math.ceil(total / INBOX_ROWS))
  const turn = useCallback((page: number) => change({ page }), [change])
  /** The one below; after the last of a page the first of the next, and after the last of all it begins again. */
  const showNext = () => {
    setShown(waiting?.[place + 1]?.guid ?? waiting?.[0]?.guid ?? '')
    if (waiting && place + 1 >= waiting.length && pages > 1) turn(state.page < pages ? state.page + 1 : 1)
  }
  // The last of a page have been decided: what waits is on those before it.
  const isBehind = !busy && underWay === 0 && waiting?.length === 0 && state.page > 1
  useEffect(() => {
    if (isBehind) turn(Math.min(pages, state.page - 1))
  }, [isBehind, pages, state.page, turn])
  /** Of what is decided the place is taken by the one below it; at the end of a page others move up. */
  const goOn = (contracts: readonly SchoolContract[]) => {
    if (!contracts.some(({ guid }) => guid === current?.guid)) return
    setShown(waiting?.[place + 1]?.guid ?? waiting?.[0]?.guid ?? '')
  }
  const acceptThese = (contracts: readonly SchoolContract[]) => {
    setAsking([])
    choose(contracts, false)
    goOn(contracts)
    void inbox.acceptAll(contracts)
  }
  /** Of several it is said before what they come to, and what lacks a proof is asked about. */
  const askOrAccept = (contracts: readonly SchoolContract[]) =>
    contracts.length > 1 || contracts.some(isLacking) ? setAsking(contracts) : acceptThese(contracts)
  const acceptCurrent = () => current && askOrAccept([current])
  useKeys({
    a: acceptCurrent,
    d: () => current && isDeclinable(current) && setDeclined(current),
    n: showNext,
  })
  const lead = found
    ? [
        t('school.decide.count', { count: total }),
        found.oldest && total > 0 ? t('school.decide.oldest', { day: format.instantDate(found.oldest) }) : '',
      ].join(' ')
    : undefined
  const isWaitedFor = !waiting || (waiting.length === 0 && (busy || underWay > 0 || isBehind))
  return (
    <Page>
      <Headline headline={t('frame.titles.approveDecline')} lead={lead?.trim()} />
      <Stack spacing={2}>
        <Tutorial text="school.decide.tutorial" />
        <InboxFilters state={state} found={found} narrowing={narrowing} onChange={change} onReset={reset} />
        <Told accepted={accepted} declined={inbox.declined} denies={denies} underWay={underWay} last={lastAccepted} />
        <Failures failures={failures} />
        <JustAccepted accepted={accepted} onTakenBack={inbox.tookBack} />
        {failed && <ListFailure errors={errors} onAgain={inbox.again} />}
        {!failed && isWaitedFor && <SkeletonList label={t('common.loading')} rows={5} height={64} />}
        {!failed && !isWaitedFor && !current && (
          <EmptyState icon={mdiInboxOutline} title={t(narrowing > 0 ? 'school.decide.notFound' : 'school.decide.none')}>
            {t(narrowing > 0 ? 'school.decide.notFoundText' : 'school.decide.noneText')}
          </EmptyState>
        )}
        {!failed && waiting && current && (
          <div className={styles.inbox}>
            <Panel className={styles.current} aria-label={t('school.decide.current')}>
              <Stack component="section" tabIndex={0} aria-label={nameOf(current)} spacing={2} className={styles.read}>
                <Text variant="h2">{nameOf(current)}</Text>
                <ApplicationFacts key={current.guid} contract={current} />
              </Stack>
              <div className={`${styles.acts} ${styles.decide}`}>
                <Button variant="contained" aria-keyshortcuts="a" onClick={acceptCurrent}>
                  {t('school.decide.accept')}
                </Button>
                {isDeclinable(current) && (
                  <Button variant="outlined" aria-keyshortcuts="d" onClick={() => setDeclined(current)}>
                    {t('school.decide.decline')}
                  </Button>
                )}
                {total > 1 && (
                  <Button aria-keyshortcuts="n" onClick={showNext}>
                    {t('school.decide.next')}
                  </Button>
                )}
              </div>
              <Text variant="body2" className={styles.keys}>
                {t('school.decide.keys')}
              </Text>
            </Panel>
            <Stack spacing={1}>
              <ChosenBar
                waiting={waiting}
                total={total}
                chosen={chosen}
                busy={choosing.busy}
                mayDecline={chosen.every(isDeclinable)}
                onChoose={choose}
                onChooseAll={() => void choosing.chooseAll()}
                onChooseNone={chooseNone}
                onAccept={() => askOrAccept(chosen)}
                onDecline={() => setDecliningMany(true)}
              />
              <PortalColumns columns={facts} shown={columns.shown} onChange={columns.choose} />
              <WaitingList
                waiting={waiting}
                current={current}
                chosen={chosen}
                facts={columns.columns}
                onShow={setShown}
                onChoose={choose}
              />
              {pages > 1 && (
                <Pagination page={state.page} pageSize={INBOX_ROWS} total={total} onChange={({ page }) => turn(page)} />
              )}
            </Stack>
          </div>
        )}
      </Stack>
      <Suspense>
        {asking.length > 0 && (
          <AcceptDialog
            contracts={asking}
            onAccept={acceptThese}
            onAsked={asked => {
              setAsking([])
              if (asked.some(({ guid }) => guid === current?.guid)) showNext()
            }}
            onClose={() => setAsking([])}
          />
        )}
        {declined && (
          <DeclineDialog
            title={t('school.decide.declineTitle', { name: nameOf(declined) })}
            text={t(denies ? 'school.decide.denyText' : 'school.decide.declineText')}
            reasonType="contract"
            busy={declining.loading}
            errors={declining.errors}
            onDecline={async reason => {
              if (!(await inbox.declineOne(declined, reason))) return
              setDeclined(undefined)
              choose([declined], false)
              goOn([declined])
            }}
            onClose={() => setDeclined(undefined)}
          />
        )}
        {decliningMany && (
          <DeclineDialog
            title={t('school.decide.declineChosen', { count: chosen.length })}
            text={t(denies ? 'school.decide.denyText' : 'school.decide.declineChosenText')}
            reasonType="contract"
            busy={false}
            errors={[]}
            onDecline={async reason => {
              setDecliningMany(false)
              chooseNone()
              goOn(chosen)
              await inbox.declineAll(chosen, reason)
            }}
            onClose={() => setDecliningMany(false)}
          />
        )}
      </Suspense>
    </Page>
  )
}

interface ToldProps {
  accepted: readonly SchoolContract[]
  declined: number
  denies: boolean
  underWay: number
  last: SchoolContract | undefined
}

/** What has been decided since the page was opened, and what is still on its way. */
function Told({ accepted, declined, denies, underWay, last }: ToldProps) {
  const { t } = useTexts()
  const told = [
    last ? t('school.decide.accepted', { count: accepted.length }) : '',
    last ? t('school.decide.lastAccepted', { name: nameOf(last) }) : '',
    declined > 0 ? t(denies ? 'school.decide.deniedMany' : 'school.decide.declined', { count: declined }) : '',
    underWay > 0 ? t('school.decide.underWay', { count: underWay }) : '',
  ].filter(Boolean)
  return <LiveRegion>{told.length > 0 && <Text variant="body2">{told.join(' ')}</Text>}</LiveRegion>
}

/** Which could not be accepted, and why; they are back in the list. */
function Failures({ failures }: { failures: readonly Failed[] }) {
  const { t } = useTexts()
  const errorText = useErrorText()
  if (failures.length === 0) return null
  return (
    <MessageBox kind="error" title={t('school.decide.failed', { count: failures.length })}>
      {failures.map(({ contract, errors: [why] }) => (
        <Text key={contract.guid}>
          {`${nameOf(contract)}: ${why ? errorText(why.key, why.message) : t('common.retry')}`}
        </Text>
      ))}
    </MessageBox>
  )
}
