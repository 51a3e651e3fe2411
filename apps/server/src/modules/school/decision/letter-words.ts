import type { DecisionResult, EntitlementReason, Language, MeasuringMethod, OwnShare } from '@billett/domain'

export interface LetterWords {
  title: string
  fileName: string
  about: string
  number: string
  pupil: string
  school: string
  grade: string
  decidedBy: string
  decidedOn: string
  from: string
  deliveredOn: string
  /** Instead of the day, of a letter that goes by post. */
  fourthDay: string
  rule: string
  version: (version: number, since: string) => string
  noRule: string
  results: Readonly<Record<DecisionResult, string>>
  /** Of the step into a school year, with the last day before it. */
  stepResults: Partial<Readonly<Record<DecisionResult, (last: string) => string>>>
  departs: string
  examined: string
  facts: string
  way: string
  methods: Readonly<Record<MeasuringMethod, string>>
  nearest: string
  yes: string
  no: string
  notKnown: string
  reasons: string
  reason: Readonly<Record<EntitlementReason['kind'], (way: string, least: string, danger: string) => string>>
  said: string
  share: string
  perMonth: (amount: string) => string
  shareBy: Readonly<Record<OwnShare['why'], string>>
  shareNote: string
  /** What becomes of the exemption that was asked for, by its name and where it is written. */
  exemption: Readonly<Record<'declined' | 'ended' | 'granted', (text: string, source: string) => string>>
  exemptionUntil: (last: string) => string
  cites: (number: string) => string
  /** Of a decision that takes another back. */
  takesBack: (number: string) => string
  /** Of metres that a way has to exceed, and of those it has to reach. */
  moreThan: (way: string) => string
  atLeast: (way: string) => string
  remedy: string
  remedyText: (until: string, authority: string, address: string) => string
  /** Of a letter that goes by post, without a last day. */
  remedyPosted: (authority: string, address: string) => string
  remedyBy: (address: string) => string
  asked: string
  /** Of the answer to an objection that is dismissed: it is served by registered post (§ 73 Abs. 3 VwGO). */
  answer: {
    title: string
    fileName: string
    registered: string
    servedDay: string
    /** Number of the decision that was objected to, and the day the objection came in. */
    about: (number: string, receivedOn: string) => string
    stays: string
    costs: string
    remedy: string
    /** The court; empty where who pays has named none. */
    remedyText: (number: string, court: string, authority: string) => string
  }
}

/** What the letter of a decision says. */
export const LETTER_WORDS: Readonly<Record<Language, LetterWords>> = {
  de: {
    title: 'Bescheid über das Schülerticket',
    fileName: 'Bescheid',
    about: 'Entscheidung',
    number: 'Bescheidnummer',
    pupil: 'Schülerin oder Schüler',
    school: 'Schule',
    grade: 'Klassenstufe',
    decidedBy: 'Entschieden von',
    decidedOn: 'Entschieden am',
    from: 'Gilt ab',
    deliveredOn: 'Gilt als bekannt gegeben am',
    fourthDay: 'vierten Tag nach der Aufgabe zur Post (§ 41 Abs. 2 VwVfG)',
    rule: 'Rechtsgrundlage',
    version: (version, since) => `Regel in Fassung ${version}, gültig seit ${since}`,
    noRule: 'Es ist im Einzelfall entschieden; eine veröffentlichte Regel liegt nicht vor.',
    results: {
      entitled: 'Der Antrag ist bewilligt. Die Kosten des Schulwegs werden bis auf den Eigenanteil übernommen.',
      selfPay:
        'Die Kosten des Schulwegs werden nicht übernommen. Das Ticket wird gegen einen festen Betrag ausgegeben.',
      notEntitled: 'Der Antrag ist abgelehnt. Die Kosten des Schulwegs werden nicht übernommen.',
      agreed: 'Dem Antrag ist entsprochen.',
      declined: 'Der Antrag ist abgelehnt.',
      takenBack:
        'Die Bewilligung wird zurückgenommen. Über den Antrag wird neu entschieden; darüber erhalten Sie einen weiteren Bescheid.',
      objectionDismissed: 'Der Widerspruch wird zurückgewiesen.',
    },
    stepResults: {
      entitled: () =>
        'Über den Schulweg ist für das neue Schuljahr neu entschieden. Seine Kosten werden bis auf den Eigenanteil übernommen; das Ticket gilt weiter.',
      selfPay: () =>
        'Die Kosten des Schulwegs werden im neuen Schuljahr nicht übernommen. Das Ticket gilt gegen einen festen Betrag weiter.',
      notEntitled: last =>
        `Die Kosten des Schulwegs werden im neuen Schuljahr nicht übernommen. Das Ticket endet mit dem ${last}.`,
      takenBack: () =>
        'Was für das neue Schuljahr entschieden war, wird zurückgenommen. Es gilt weiter, was vorher entschieden war.',
    },
    departs: 'Die Entscheidung weicht nach Prüfung des Einzelfalls von der Regel ab.',
    examined: 'Die Regel ließ offen, wie zu entscheiden ist; der Einzelfall ist geprüft worden.',
    facts: 'Was festgestellt wurde',
    way: 'Länge des Fußwegs',
    methods: {
      footway: 'gemessen auf dem kürzesten Fußweg',
      manual: 'von Hand gemessen',
      unknown: 'nicht gemessen',
    },
    nearest: 'Nächste Schule dieser Schulform',
    yes: 'ja',
    no: 'nein',
    notKnown: 'nicht festgestellt',
    reasons: 'Begründung',
    reason: {
      longEnough: (way, least) => `Der Fußweg ist ${way} lang; nötig ist ${least}.`,
      tooShort: (way, least) => `Der Fußweg ist ${way} lang; nötig ist ${least}.`,
      dangerous: (_way, _least, danger) => `Der Weg gilt als gefährlich: ${danger}.`,
      noBand: () => 'Für diese Klassenstufe sieht die Regel keine Übernahme vor.',
      notNearest: () => 'Es ist nicht die nächste Schule dieser Schulform.',
      nearest: () => 'Es ist die nächste Schule dieser Schulform.',
      nearestUnknown: () => 'Welche Schule dieser Schulform die nächste ist, war festzustellen.',
      metresUnknown: () => 'Wie lang der Fußweg ist, war festzustellen.',
      ownTown: () => 'Schule und Wohnung liegen im selben Ort.',
      addressBlocked: () => 'Die Adresse ist gesperrt; der Weg ist persönlich geprüft worden.',
      selfPay: () => 'Wer keinen Anspruch hat, erhält das Ticket gegen einen festen Betrag.',
    },
    said: 'Dazu',
    share: 'Eigenanteil',
    perMonth: amount => `${amount} im Monat`,
    shareBy: {
      place: 'nach der Reihenfolge der Kinder',
      adult: 'als volljähriges Kind',
      exempt: 'befreit nach Nachweis',
      selfPay: 'fester Betrag',
      unknown: '',
      notEntitled: '',
    },
    exemptionUntil: last =>
      `Sie gilt bis zum ${last}. Danach ist der Eigenanteil zu zahlen, wenn kein neuer Nachweis vorliegt.`,
    exemption: {
      ended: (text, source) =>
        `Die Befreiung vom Eigenanteil (${text}) gilt nicht weiter: Ihre Voraussetzungen (${source}) sind für das neue Schuljahr nicht nachgewiesen. Liegt ein neuer Nachweis vor, beantragen Sie sie bitte neu.`,
      granted: (text, source) => `Die Befreiung vom Eigenanteil (${text}) ist gewährt (${source}).`,
      declined: (text, source) =>
        `Die beantragte Befreiung vom Eigenanteil (${text}) ist nicht gewährt: Ihre Voraussetzungen (${source}) sind nicht nachgewiesen.`,
    },
    shareNote:
      'Kommt ein Geschwisterkind hinzu, scheidet eines aus oder wird eines volljährig, ändert sich der Eigenanteil vom nächsten Monat an, soweit die Regel es vorsieht.',
    cites: number => `Diese Entscheidung ersetzt nach Widerspruch den Bescheid ${number}.`,
    takesBack: number => `Zurückgenommen wird der Bescheid ${number}.`,
    moreThan: way => `mehr als ${way}`,
    atLeast: way => `mindestens ${way}`,
    remedy: 'Rechtsbehelfsbelehrung',
    remedyText: (until, authority, address) =>
      `Gegen diesen Bescheid können Sie innerhalb eines Monats nach seiner Bekanntgabe Widerspruch erheben, also bis zum ${until}. Der Widerspruch ist schriftlich, in elektronischer Form nach § 3a Abs. 2 VwVfG oder zur Niederschrift zu erheben bei: ${authority}, ${address}.`,
    remedyPosted: (authority, address) =>
      `Gegen diesen Bescheid können Sie innerhalb eines Monats nach seiner Bekanntgabe Widerspruch erheben. Der Widerspruch ist schriftlich, in elektronischer Form nach § 3a Abs. 2 VwVfG oder zur Niederschrift zu erheben bei: ${authority}, ${address}.`,
    remedyBy: address =>
      `Für Ihre Einwendungen können Sie auch die Antragsseite nutzen, deren Link Ihnen per E-Mail zugegangen ist (${address}). Mit ihrem Eingang ruht die Frist.`,
    asked: 'Antrag',
    answer: {
      title: 'Widerspruchsbescheid',
      fileName: 'Widerspruchsbescheid',
      registered: 'Einschreiben',
      servedDay: 'vierten Tag nach der Aufgabe zur Post (§ 4 Abs. 2 VwZG)',
      about: (number, receivedOn) => `Der Widerspruch vom ${receivedOn} richtet sich gegen den Bescheid ${number}.`,
      stays: 'Der Bescheid bleibt, wie er ist.',
      costs:
        'Die Kosten des Widerspruchsverfahrens tragen Sie (§ 73 Abs. 3 Satz 3 VwGO). Eine Gebühr wird nicht erhoben.',
      remedy: 'Rechtsbehelfsbelehrung',
      remedyText: (number, court, authority) =>
        `Gegen den Bescheid ${number} in der Gestalt dieses Widerspruchsbescheids können Sie innerhalb eines Monats nach dessen Zustellung Klage erheben beim ${court || 'zuständigen Verwaltungsgericht'}. Die Klage ist gegen ${authority} zu richten.`,
    },
  },
  en: {
    title: 'Decision on the ticket to school',
    fileName: 'Decision',
    about: 'Decision',
    number: 'Number of the decision',
    pupil: 'Pupil',
    school: 'School',
    grade: 'Grade',
    decidedBy: 'Decided by',
    decidedOn: 'Decided on',
    from: 'Holds from',
    deliveredOn: 'Counts as delivered on',
    fourthDay: 'the fourth day after it was posted (§ 41(2) VwVfG)',
    rule: 'Legal basis',
    version: (version, since) => `Rule in version ${version}, in force since ${since}`,
    noRule: 'It was decided in this case alone; there is no published rule.',
    results: {
      entitled: 'The application is granted. The way to school is paid for, except for your own share.',
      selfPay: 'The way to school is not paid for. The ticket is given out for a fixed amount.',
      notEntitled: 'The application is declined. The way to school is not paid for.',
      agreed: 'The request is granted.',
      declined: 'The request is declined.',
      takenBack:
        'What was granted is taken back. The application is decided anew; you will get another decision about it.',
      objectionDismissed: 'The objection is dismissed.',
    },
    stepResults: {
      entitled: () =>
        'The way to school was decided on anew for the new school year. It is paid for, except for your own share; the ticket goes on.',
      selfPay: () => 'The way to school is not paid for in the new school year. The ticket goes on for a fixed amount.',
      notEntitled: last => `The way to school is not paid for in the new school year. The ticket ends with ${last}.`,
      takenBack: () => 'What was decided for the new school year is taken back. What was decided before goes on.',
    },
    departs: 'After examination of this case the decision departs from the rule.',
    examined: 'The rule left open how to decide; this case was examined.',
    facts: 'What was found',
    way: 'Length of the way on foot',
    methods: {
      footway: 'measured along the shortest footway',
      manual: 'measured by hand',
      unknown: 'not measured',
    },
    nearest: 'Nearest school of this type',
    yes: 'yes',
    no: 'no',
    notKnown: 'not found out',
    reasons: 'Reasons',
    reason: {
      longEnough: (way, least) => `The way on foot is ${way}; ${least} is needed.`,
      tooShort: (way, least) => `The way on foot is ${way}; ${least} is needed.`,
      dangerous: (_way, _least, danger) => `The way counts as dangerous: ${danger}.`,
      noBand: () => 'The rule pays for no way in this grade.',
      notNearest: () => 'It is not the nearest school of this type.',
      nearest: () => 'It is the nearest school of this type.',
      nearestUnknown: () => 'Which school of this type is the nearest had to be found out.',
      metresUnknown: () => 'How long the way on foot is had to be found out.',
      ownTown: () => 'School and home are in the same town.',
      addressBlocked: () => 'The address is secret; the way was examined in person.',
      selfPay: () => 'Whoever is not entitled gets the ticket for a fixed amount.',
    },
    said: 'Besides',
    share: 'Own share',
    perMonth: amount => `${amount} a month`,
    shareBy: {
      place: 'by the order of the children',
      adult: 'as a child of age',
      exempt: 'exempt by proof',
      selfPay: 'fixed amount',
      unknown: '',
      notEntitled: '',
    },
    exemptionUntil: last => `It holds until ${last}. After that the own share is due unless a new proof is there.`,
    exemption: {
      ended: (text, source) =>
        `The exemption from the own share (${text}) does not go on: what it needs (${source}) is not proved for the new school year. Once there is a new proof, please ask for it anew.`,
      granted: (text, source) => `The exemption from the own share (${text}) is granted (${source}).`,
      declined: (text, source) =>
        `The exemption from the own share that was asked for (${text}) is not granted: what it needs (${source}) is not proved.`,
    },
    shareNote:
      'When a brother or sister joins, leaves or comes of age, your share changes from the next month on, as far as the rule says so.',
    cites: number => `After an objection this decision takes the place of decision ${number}.`,
    takesBack: number => `Taken back is decision ${number}.`,
    moreThan: way => `more than ${way}`,
    atLeast: way => `at least ${way}`,
    remedy: 'Your right to object',
    remedyText: (until, authority, address) =>
      `You may object to this decision within a month of its delivery, that is until ${until}. The objection has to be made in writing, electronically as § 3a(2) VwVfG says, or in person at: ${authority}, ${address}.`,
    remedyPosted: (authority, address) =>
      `You may object to this decision within a month of its delivery. The objection has to be made in writing, electronically as § 3a(2) VwVfG says, or in person at: ${authority}, ${address}.`,
    remedyBy: address =>
      `You may also say what is wrong on the page of your application, whose link you have had by mail (${address}). From then on the term stands still.`,
    asked: 'Request',
    answer: {
      title: 'Decision on your objection',
      fileName: 'Decision-on-the-objection',
      registered: 'By registered post',
      servedDay: 'the fourth day after it was posted (§ 4(2) VwZG)',
      about: (number, receivedOn) => `The objection of ${receivedOn} is against decision ${number}.`,
      stays: 'The decision stays as it is.',
      costs: 'You bear the costs of the objection (§ 73(3) VwGO). No fee is charged.',
      remedy: 'How to go to court',
      remedyText: (number, court, authority) =>
        `Against decision ${number}, as this decision on the objection leaves it, you may bring an action within a month of its service at: ${court || 'the administrative court that is competent'}. The action is brought against ${authority}.`,
    },
  },
}
