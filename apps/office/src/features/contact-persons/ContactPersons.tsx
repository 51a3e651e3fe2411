import type { ContactPerson } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { mdiAccountTieOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { PortalPagination } from '../../parts/portal/PortalPagination.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { deleteContactPerson } from '../../state/school/school.calls.ts'
import { selectOwn } from '../../state/school/school.selectors.ts'
import type { TextKey } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useContactColumns } from './use-contact-columns.tsx'
import { useContactPersons } from './use-contact-persons.ts'

const ContactPersonDialog = lazyPiece(() =>
  import('./ContactPersonDialog.tsx').then(module => module.ContactPersonDialog),
)

interface Props {
  title: TextKey
  /** An organisation, or `all`. */
  of: string
}

const rowId = ({ guid }: ContactPerson) => guid
const nameOf = ({ firstName, lastName }: ContactPerson) => `${firstName} ${lastName}`

/** Who looks after pupils: invited, changed, and their access ended; nobody ends their own (Spec 3 §6). */
export function ContactPersons({ title, of }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { view } = usePortalView()
  const own = useAppSelector(selectOwn)
  const { rows, busy, failed, errors, again } = useContactPersons(of)
  const removal = useCall(deleteContactPerson)
  const columns = useContactColumns()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<{ person: ContactPerson | undefined }>()
  const { ask, question } = useConfirmed<ContactPerson>({
    title: t('school.contacts.remove'),
    text: person => t('school.contacts.removeText', { name: nameOf(person), organisation: person.organisation.name }),
    yes: t('school.contacts.remove'),
    act: async ({ guid }) =>
      deleteContactPerson.fulfilled.match(await dispatch(deleteContactPerson({ params: { guid } }))),
    failure: <CallErrors errors={removal.errors} all />,
    onDone: person => say(t('school.contacts.removed', { name: nameOf(person) })),
  })
  const named = (of === 'all' ? [] : (rows ?? [])).map(({ organisation }) => organisation)
  const here = of === 'all' ? (own ?? []) : [{ guid: of, name: named.find(({ guid }) => guid === of)?.name ?? '' }]
  const first = (page - 1) * view.rowsPerPage
  return (
    <Page>
      <Headline headline={t(title)} lead={t('school.contacts.lead')} />
      <Stack spacing={1}>
        <Tutorial text="school.contacts.tutorial" />
        <DataTable
          label={t(title)}
          columns={columns}
          rows={rows?.slice(first, first + view.rowsPerPage)}
          busy={busy}
          rowId={rowId}
          rowName={nameOf}
          summary={failed ? undefined : rows ? t('school.contacts.found', { count: rows.length }) : t('common.loading')}
          tools={
            <Button variant="contained" onClick={() => setOpen({ person: undefined })}>
              {t('school.contacts.invite')}
            </Button>
          }
          actions={person => [
            { text: t('school.contacts.edit'), act: () => setOpen({ person }) },
            ...(person.isOwn ? [] : [{ text: t('school.contacts.remove'), warns: true, act: () => ask(person) }]),
          ]}
          empty={
            <EmptyState icon={mdiAccountTieOutline} title={t('school.contacts.none')}>
              {t('school.contacts.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <PortalPagination page={page} total={rows?.length ?? 0} onTurn={setPage} />
      </Stack>
      {question}
      <Suspense>
        {open && (
          <ContactPersonDialog
            person={open.person}
            organisations={here}
            onDone={invited => {
              setOpen(undefined)
              say(invited ? t('school.contacts.invited', { email: invited.email }) : t('school.contacts.saved'))
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Page>
  )
}
