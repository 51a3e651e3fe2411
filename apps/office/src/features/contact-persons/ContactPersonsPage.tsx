import { useScreen } from '../../hooks/use-screen.ts'
import { ContactPersons } from './ContactPersons.tsx'

/** The contact persons of everything the reader looks after. */
export const ContactPersonsPage = () => <ContactPersons title="frame.titles.contactPersons" of="all" />

/** Those of one school. */
export function SchoolContactsPage() {
  const { id = '' } = useScreen()?.params ?? {}
  return <ContactPersons key={id} title="frame.titles.contactPersonsOfSchool" of={id} />
}

/** Those of who pays. */
export function PayerContactsPage() {
  const { id = '' } = useScreen()?.params ?? {}
  return <ContactPersons key={id} title="frame.titles.contactPersonsOfPayer" of={id} />
}
