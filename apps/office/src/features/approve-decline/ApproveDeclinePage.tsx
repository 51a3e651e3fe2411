import type { SchoolContract } from '@billett/contract'
import { isContract } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiInboxOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useKeys } from '../../hooks/use-keys.ts'
import { useOrganisationOfPath } from '../../hooks/use-organisation-of-path.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { declineContract } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import styles from './ApproveDeclinePage.module.css'
import { JustAccepted } from './JustAccepted.tsx'
import { isLacking } from './missing-proofs.ts'
import { nameOf } from './name-of.ts'
import { type Failed, useInbox } from './use-inbox.ts'
import { WaitingList } from './WaitingList.tsx'

const DeclineDialog = lazyPiece(() =>
  import('../../parts/portal/DeclineDialog.tsx').then(module => module.DeclineDialog),
)

const LackingDialog = lazyPiece(() => import('./LackingDialog.tsx').then(module => module.LackingDialog))

/** What was granted is ended by who pays, not declined. */
const isDeclinable = ({ state }: SchoolContract): boolean => !isContract(state)

/** What waits for a decision: by the keyboard a accepts, d declines and n goes on; several at once by their boxes. */
export function ApproveDeclinePage() {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const organisation = useOrganisationOfPath()
  const { waiting, underWay, failures, accepted, declined: decliningDone, ...inbox } = useInbox(organisation)
  const { failed, errors, again, acceptAll, declineAll, tookBack } = inbox
  const declining = useCall(declineContract)
  const lastAccepted = accepted.at(-1)
  const [shown, setShown] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [declined, setDeclined] = useState<SchoolContract>()
  const [decliningMany, setDecliningMany] = useState(false)
  const [lacking, setLacking] = useState<readonly SchoolContract[]>([])
  const place = Math.max(0, waiting?.findIndex(({ guid }) => guid === shown) ?? 0)
  const current = waiting?.[place]
  const selected = waiting?.filter(({ guid }) => chosen.includes(guid)) ?? []
  const showNext = () => setShown(waiting?.[place + 1]?.guid ?? waiting?.[0]?.guid ?? '')
  const acceptThese = (contracts: readonly SchoolContract[]) => {
    setLacking([])
    setChosen([])
    // The one below takes its place; at the end it begins again.
    if (contracts.some(({ guid }) => guid === current?.guid)) showNext()
    void acceptAll(contracts)
  }
  /** What lacks a proof is asked about first. */
  const askOrAccept = (contracts: readonly SchoolContract[]) =>
    contracts.some(isLacking) ? setLacking(contracts) : acceptThese(contracts)
  const acceptCurrent = () => current && askOrAccept([current])
  useKeys({
    a: acceptCurrent,
    d: () => current && isDeclinable(current) && setDeclined(current),
    n: showNext,
  })
  const oldest = waiting?.map(({ orderDate }) => orderDate).toSorted()[0]
  const count = waiting?.length ?? 0
  const lead = waiting
    ? [
        t('school.decide.count', { count }),
        oldest ? t('school.decide.oldest', { day: format.instantDate(oldest) }) : '',
      ].join(' ')
    : undefined
  return (
    <Page>
      <Headline headline={t('frame.titles.approveDecline')} lead={lead?.trim()} />
      <Stack spacing={2}>
        <Tutorial text="school.decide.tutorial" />
        <LiveRegion>
          {(lastAccepted || underWay > 0 || decliningDone > 0) && (
            <Text variant="body2">
              {[
                lastAccepted ? t('school.decide.accepted', { count: accepted.length }) : '',
                lastAccepted ? t('school.decide.lastAccepted', { name: nameOf(lastAccepted) }) : '',
                decliningDone > 0 ? t('school.decide.declined', { count: decliningDone }) : '',
                underWay > 0 ? t('school.decide.underWay', { count: underWay }) : '',
              ]
                .filter(Boolean)
                .join(' ')}
            </Text>
          )}
        </LiveRegion>
        <Failures failures={failures} />
        <JustAccepted accepted={accepted} onTakenBack={tookBack} />
        {failed && <ListFailure errors={errors} onAgain={again} />}
        {!failed && !waiting && <SkeletonList label={t('common.loading')} rows={5} height={64} />}
        {!failed && waiting && !current && (
          <EmptyState icon={mdiInboxOutline} title={t('school.decide.none')}>
            {t('school.decide.noneText')}
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
                {count > 1 && (
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
              <div className={styles.acts}>
                <CheckboxInput
                  label={t('school.decide.chooseAll')}
                  checked={selected.length === count}
                  onChange={({ target }) => setChosen(target.checked ? waiting.map(({ guid }) => guid) : [])}
                />
                {selected.length > 0 && (
                  <Button variant="outlined" onClick={() => askOrAccept(selected)}>
                    {t('school.decide.acceptChosen', { count: selected.length })}
                  </Button>
                )}
                {selected.length > 1 && selected.every(isDeclinable) && (
                  <Button variant="outlined" onClick={() => setDecliningMany(true)}>
                    {t('school.decide.declineChosen', { count: selected.length })}
                  </Button>
                )}
              </div>
              <WaitingList waiting={waiting} current={current} chosen={chosen} onShow={setShown} onChoose={setChosen} />
            </Stack>
          </div>
        )}
      </Stack>
      <Suspense>
        {lacking.length > 0 && (
          <LackingDialog
            contracts={lacking}
            onAccept={acceptThese}
            onAsked={asked => {
              setLacking([])
              if (asked.some(({ guid }) => guid === current?.guid)) showNext()
            }}
            onClose={() => setLacking([])}
          />
        )}
        {declined && (
          <DeclineDialog
            title={t('school.decide.declineTitle', { name: nameOf(declined) })}
            text={t('school.decide.declineText')}
            reasonType="contract"
            busy={declining.loading}
            errors={declining.errors}
            onDecline={async reason => {
              const body = { contractId: declined.guid, ...reason }
              if (!declineContract.fulfilled.match(await dispatch(declineContract({ body })))) return
              setDeclined(undefined)
              showNext()
            }}
            onClose={() => setDeclined(undefined)}
          />
        )}
        {decliningMany && (
          <DeclineDialog
            title={t('school.decide.declineChosen', { count: selected.length })}
            text={t('school.decide.declineChosenText')}
            reasonType="contract"
            busy={false}
            errors={[]}
            onDecline={async reason => {
              const these = selected
              setDecliningMany(false)
              setChosen([])
              await declineAll(these, reason)
            }}
            onClose={() => setDecliningMany(false)}
          />
        )}
      </Suspense>
    </Page>
  )
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
