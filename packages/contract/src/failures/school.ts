import type { FailureText } from './failure-text.ts'

/** Failures that people of schools, authorities and companies meet, in their portal. */
export const schoolFailures = {
  organisationNotFound: {
    code: 1101,
    status: 404,
    de: 'Diese Einrichtung gibt es nicht.',
    en: 'There is no such organisation.',
  },
  studentNotFound: {
    code: 1102,
    status: 404,
    de: 'Diese Person gibt es in Ihren Einrichtungen nicht.',
    en: 'There is nobody like this in your organisations.',
  },
  contactPersonNotFound: {
    code: 1103,
    status: 404,
    de: 'Diesen Ansprechpartner gibt es nicht mehr.',
    en: 'This contact person is no longer there.',
  },
  ownContactPerson: {
    code: 1104,
    status: 409,
    de: 'Sich selbst können Sie nicht als Ansprechpartner löschen.',
    en: 'You cannot delete yourself as a contact person.',
  },
  contactPersonThere: {
    code: 1105,
    status: 409,
    de: 'Diese E-Mail-Adresse ist für die Einrichtung schon benannt.',
    en: 'This e-mail address is named for the organisation already.',
  },
  nodesTooMany: {
    code: 1106,
    status: 403,
    de: 'Sie können nur Menüpunkte vergeben, die Sie selbst sehen.',
    en: 'You can only give entries of the menu that you see yourself.',
  },
  nameIsTheirs: {
    code: 1107,
    status: 409,
    de: 'Den Namen ändert nur, wem das Konto gehört.',
    en: 'Only the owner of the account changes the name.',
  },
  declineReasonNotFound: {
    code: 1108,
    status: 400,
    de: 'Bitte wählen Sie einen Grund aus der Liste.',
    en: 'Please choose a reason from the list.',
  },
  changeRequestNotFound: {
    code: 1109,
    status: 404,
    de: 'Diesen Wunsch gibt es nicht.',
    en: 'There is no such request.',
  },
  studentExists: {
    code: 1110,
    status: 409,
    de: 'Diese Person gibt es in Ihren Einrichtungen schon.',
    en: 'This person is in your organisations already.',
  },
  nobodyPays: {
    code: 1111,
    status: 409,
    de: 'Für diese Einrichtung zahlt niemand. Fragen Sie das Verkehrsunternehmen.',
    en: 'Nobody pays for this organisation. Ask the transport operator.',
  },
  cardThere: {
    code: 1112,
    status: 409,
    de: 'Zu diesem Vertrag gibt es schon eine Karte.',
    en: 'There is a card for this contract already.',
  },
  noProofAsked: {
    code: 1113,
    status: 409,
    de: 'Zu dieser Person fehlt kein Nachweis.',
    en: 'No proof is missing for this person.',
  },
  nothingChanges: {
    code: 1114,
    status: 409,
    de: 'So ist es schon. Bitte ändern Sie etwas.',
    en: 'It is like this already. Please change something.',
  },
  organisationNumberTaken: {
    code: 1115,
    status: 409,
    de: 'Diese Nummer hat schon eine andere Einrichtung.',
    en: 'Another organisation has this number already.',
  },
  organisationAboveUnfit: {
    code: 1116,
    status: 400,
    de: 'Dazu kann diese Einrichtung nicht gehören. Abteilungen gehören zu einer Firma oder Schule, Schulen zu einem Aufgaben- oder Kostenträger.',
    en: 'This organisation cannot be a part of that. Departments belong to a company or school, schools to an authority or cost unit.',
  },
  payerUnfit: {
    code: 1117,
    status: 400,
    de: 'Zahlen kann ein anderer Aufgabenträger, Kostenträger oder eine andere Firma.',
    en: 'Another authority, cost unit or company can pay.',
  },
  payersTwoAtATime: {
    code: 1118,
    status: 400,
    de: 'An einem Tag zahlt höchstens einer. Bitte enden Sie mit dem einen, bevor der andere beginnt.',
    en: 'One pays on a day at most. Please end with the one before the other begins.',
  },
  endsBeforeItBegins: {
    code: 1119,
    status: 400,
    de: 'Der letzte Tag liegt vor dem ersten.',
    en: 'The last day is before the first.',
  },
  batchNotFound: {
    code: 1141,
    status: 404,
    de: 'Diese Liste gibt es nicht mehr.',
    en: 'This list is no longer there.',
  },
  batchBusy: {
    code: 1142,
    status: 409,
    de: 'Die Liste wird gerade bearbeitet. Bitte warten Sie einen Augenblick.',
    en: 'The list is being worked on. Please wait a moment.',
  },
  batchNotReady: {
    code: 1143,
    status: 409,
    de: 'Dieser Schritt ist jetzt nicht möglich. Bitte sehen Sie nach, wie weit die Liste ist.',
    en: 'This step is not possible now. Please see how far the list is.',
  },
  batchFailed: {
    code: 1144,
    status: 500,
    de: 'Das hat nicht geklappt. Was bis dahin geändert wurde, steht in der Liste; bitte versuchen Sie es noch einmal.',
    en: 'That did not work. What was changed until then stands in the list; please try again.',
  },
  entitlementRuleNotFound: {
    code: 1131,
    status: 404,
    de: 'Für diese Schule ist noch nicht veröffentlicht, wann der Schulweg bezahlt wird. Bitte fragen Sie den Schulträger.',
    en: 'When the way to this school is paid has not been published yet. Please ask who maintains the school.',
  },
} as const satisfies Record<string, FailureText>
