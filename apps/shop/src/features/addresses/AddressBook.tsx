import type { SavedAddress, UserData } from '@billett/contract'
import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { mdiMapMarkerOutline, mdiPlus } from '@mdi/js'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { updateUser } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './AddressBook.module.css'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'
import { type BookAddress, withAddress, withMain, withoutAddress } from './address-book.ts'

/** More than anybody lives at; the server takes no more. */
const MAX_ADDRESSES = 10

type Done = 'saved' | 'removed' | 'mainChosen'

export function AddressBook({ account: { userId, addresses } }: { account: UserData }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(updateUser)
  /** Which one is edited; `null` is a new one. */
  const [edited, setEdited] = useState<BookAddress | null>()
  const [done, setDone] = useState<Done>()
  const forget = () => void dispatch(resetAction(updateUser.typePrefix))
  useEffect(() => () => void dispatch(resetAction(updateUser.typePrefix)), [dispatch])

  const edit = (address: BookAddress | null): void => {
    forget()
    setDone(undefined)
    setEdited(address)
  }
  const send = async (book: SavedAddress[]): Promise<boolean> => {
    setDone(undefined)
    return updateUser.fulfilled.match(await dispatch(updateUser({ params: { id: userId }, body: { addresses: book } })))
  }
  const save = async (book: SavedAddress[], what: Done): Promise<void> => {
    if (!(await send(book))) return
    setEdited(undefined)
    setDone(what)
  }
  if (edited !== undefined)
    return (
      <AddressForm
        address={edited ?? undefined}
        book={addresses}
        busy={loading}
        errors={errors}
        onSave={changed => save(withAddress(addresses, changed), 'saved')}
        onCancel={() => {
          forget()
          setEdited(undefined)
        }}
      />
    )
  const add = (
    <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => edit(null)}>
      {t('addresses.add')}
    </Button>
  )
  if (addresses.length === 0)
    return (
      <>
        <SavedNotice shown={done !== undefined}>{done && t(`addresses.${done}`)}</SavedNotice>
        <EmptyState icon={mdiMapMarkerOutline} title={t('addresses.none')} action={add}>
          {t('addresses.noneText')}
        </EmptyState>
      </>
    )
  return (
    <>
      <SavedNotice shown={done !== undefined}>{done && t(`addresses.${done}`)}</SavedNotice>
      <CallErrors errors={errors} all />
      <Stack component="ul" spacing={2} className={styles.root}>
        {addresses.map(address => (
          <AddressCard
            key={address.addressId}
            address={address}
            busy={loading}
            onEdit={() => edit(address)}
            onMain={() => void save(withMain(addresses, address.addressId), 'mainChosen')}
            onRemove={() => send(withoutAddress(addresses, address.addressId))}
            onRemoved={() => setDone('removed')}
            errors={errors}
          />
        ))}
      </Stack>
      {addresses.length < MAX_ADDRESSES ? add : t('addresses.full', { count: MAX_ADDRESSES })}
    </>
  )
}
