import type { SectionMutations } from '../mutation.ts'

export const staffEntities: SectionMutations = {
  section: '3 §3',
  rows: {
    'a row of base data has its traffic light, −1 to 3; a missing one is −1': [
      ['traffic-light.ts', 'const NOT_SET = -1', 'const NOT_SET = 3'],
      ['traffic-light.ts', 'yellow: 2', 'yellow: 1'],
    ],
    'an order: what its payer read and what the provider calls it, the comment on its cancellation, what keeps tickets or mail from being made':
      [
        ['staff-order-detail.present.ts', 'texts.nameShort, order', 'texts.name, order', 'staff-order.db.test.ts'],
        [
          'staff-order-detail.present.ts',
          'comment: reading.isFull ? (detail.cancelling?.said ?? null) : null',
          'comment: detail.cancelling?.said ?? null',
          'cancel-order.db.test.ts',
        ],
        ['staff-order-detail.present.ts', 'detail.failedJob ? {', 'false ? {', 'failed-fulfilment.db.test.ts'],
        ['OrderDetail.tsx', 'detail: order.externalReference', 'detail: order.invoiceNumber', 'orders.test.tsx'],
      ],
    'a booking: type, numbers, date and history date, validity, start, target, via, traveller, prepaid card, VAT, state':
      [
        ['staff-booking.present.ts', 'isFull ? name : maskedText(name)', 'name', 'staff-order.db.test.ts'],
        [
          'staff-booking.present.ts',
          'ticket?.relation?.origin.text',
          'ticket?.relation?.via',
          'staff-order.db.test.ts',
        ],
      ],
    'a user: ways to pay and bank details as far as staff may read them, credit check, services with access, picture; letters among the mails':
      [
        ['user-belongings.present.ts', 'maskedIban(iban)', 'iban', 'user-belongings.db.test.ts'],
        ['user-belongings.present.ts', '...letters.map', '...letters.slice(1).map', 'user-belongings.db.test.ts'],
        ['user-belongings.queries.ts', 'email.toLowerCase()', 'email.toUpperCase()', 'user-belongings.db.test.ts'],
        ['UserDetail.tsx', 'user.sent.map', 'user.sent.slice(1).map', 'users.test.tsx'],
      ],
    'configuration, groups, page and user: of two people who save what both have read at one moment, one is told, and what the other wrote stays (§2.4, guide §3.5)':
      [
        ['edit-config.ts', 'base.version !== version', 'false', 'two-at-once.db.test.ts'],
        [
          'page-draft.repository.ts',
          'setWhere: eq(pageDraft.version, draft.version - 1),',
          '',
          'two-at-once.db.test.ts',
        ],
        ['update-user.ts', 'isOther(held, body.expected ?? {})', 'false', 'two-at-once.db.test.ts'],
      ],
    'what is proven with: nine media by their codes': [
      ['identification-medium.ts', "  z: 'Sozialpass',\n", ''],
      ['identification-medium.ts', 'Object.hasOwn(GERMAN, code)', 'code in GERMAN'],
    ],
    'slices of the office: admin, school, order fulfilment; what was seen goes with whoever saw it (§9)': [
      ['admin-reducer.ts', 'isSessionOver(action) ? nothing : ', ''],
      ['order-fulfillment.slice.ts', '.addCase(sessionEnded, () => initialState)', ''],
      ['store.ts', 'adminStore: adminReducer', 'staffStore: adminReducer'],
    ],
    'dynamic info is of seven kinds: boolean, string, date, date-time, combobox, number, currency; an answer is of its kind, and told to staff in words':
      [
        ['dynamic-info.ts', 'Date: isPlainDate,', 'Date: () => true,', 'dynamic-info.test.ts'],
        ['dynamic-info.ts', 'choices.some(({ id }) => id === value)', 'choices.length > 0', 'dynamic-info.test.ts'],
        ['question-form.ts', "isRight ? tooLong : key('notValid')", 'tooLong', 'RegisterPage.test.tsx'],
        ['QuestionField.tsx', "if (datatypID === 'Combobox')", "if (datatypID === 'Date')", 'RegisterPage.test.tsx'],
        ['told-answers.ts', 'Number(value) * 100', 'Number(value)', 'told-answers.test.ts'],
      ],
    'the twelve slices that are not the office’s; what somebody typed or was shown begins anew when they sign out (§9, Spec 2 §9)':
      [
        ['store.ts', '  subscriptionStore: contractSlice', '  contractStore: contractSlice', 'session-end.test.ts'],
        ['store.ts', 'state && sessionEnded.match(action) ? outliving(state) : state', 'state', 'session-end.test.ts'],
      ],
    'sections of the configuration: field by field in `docs/configuration.md`, drawn from the one schema': [
      ['describe.ts', "if (schema instanceof z.ZodMiniEnum) return { kind: 'choice', choices: choicesOf(schema) }", ''],
      [
        'describe.ts',
        'return coreOf(schema.def.innerType, { ...known, isNullable: true })',
        'return coreOf(schema.def.innerType, known)',
      ],
    ],
    'which ways to pay guests and customers have (paymentService)': [
      ['methods.ts', 'if (!chosen) return taken', 'return taken'],
      ['methods.ts', "kind === 'customer' ? methodsExistingCustomer : methodsGuestCustomer", 'methodsGuestCustomer'],
    ],
    'mails say the name of the company, in its colours (mail, orderfulfillmentService, userService)': [
      ['account-mail.ts', 'subject: subject(shop)', "subject: subject('')"],
      ['mail-html.ts', '4px solid $', '4px solid #'],
    ],
  },
}

export const staffStates: SectionMutations = {
  section: '3 §4',
  rows: {
    'states of an order and the moves between them': [
      ['state.ts', "  paid: ['completed', 'cancelled', 'canceledRequested'],", "  paid: ['completed', 'created'],"],
    ],
    'states of a contract: 26, and the moves between them': [['application-state.ts', '  None: [],\n', '']],
    'base data: confirming toggles, and the search is run again': [
      ['use-base-data.ts', 'useEffect(again, [again])', ''],
    ],
    'the name of a file is that of its header': [
      ['file-name.ts', 'extended ? decoded(extended.trim()) : ', ''],
      ['file-name.ts', "?.replace(/[\\\\/]/g, '_')", ''],
    ],
  },
}

export const staffValidation: SectionMutations = {
  section: '3 §5',
  rows: {
    'whatever is sent is trimmed, nested strings too, and runs of spaces become one': [
      ['trim.ts', ".replace(/ {2,}/g, ' ')", ''],
      ['trim.ts', 'value.trim()', 'value'],
      [
        'trim.ts',
        'if (Array.isArray(value)) return value.map(part => trimmed(part, depth + 1))',
        'if (Array.isArray(value)) return value',
      ],
    ],
    'a ticket is shown with its relation only where start, end and way are known; dashes, an undetermined salutation, the minimum date and amounts below one are hidden (§3)':
      [
        ['ticket-facts.ts', ' && birthDate !== MINIMUM_DATE', ''],
        ['ticket-facts.ts', 'from && to && via ?', 'from && to ?'],
      ],
    'a message has title, text, from and to, and does not end before it begins': [
      ['staff-messages.ts', 'to >= from', 'true'],
    ],
  },
}

export const staffRoles: SectionMutations = {
  section: '3 §6',
  rows: {
    'staff work from the networks their company names alone, in every call, and nobody locks themselves out': [
      ['access.ts', "(kind === 'staff' || takenOverBy !== null)", "kind === 'staff'", 'staff-networks.db.test.ts'],
      ['login.ts', ' && !isInside(world, caller)', ' && false', 'staff-networks.db.test.ts'],
      ['let-in.ts', '!isInside({ client }, caller)', 'false', 'staff-networks.db.test.ts'],
      ['is-inside.ts', 'networks === undefined || ', '', 'staff-networks.db.test.ts'],
      ['network.ts', 'network?.bits !== asked.bits', 'network === undefined', 'network.test.ts'],
    ],
    'rights by name and number; every one that a call asks for is needed': [
      ['rights.ts', 'needed.every(', 'needed.some('],
      ['rights.ts', 'AllowedToGetServiceAreas: 6', 'AllowedToGetServiceAreas: 7'],
      ['rights.ts', 'held.includes(RIGHTS.IsAdministrator) || ', ''],
    ],
    'the senior client and superusers see every client, others their own': [
      ['scope.ts', 'seesEveryClient({ world, visitor }) ? ', 'true ? '],
      ['sees-every-client.ts', ' || SUPERUSERS.includes(visitor.id)', ''],
      ['sees-every-client.ts', 'world.client.name === SENIOR_CLIENT || ', ''],
    ],
    'screens that concern all clients stand in the menu of those alone who see every client': [
      ['use-menu.ts', 'seesEveryClient || !OF_SERVER.has(key)', 'true', 'office.test.tsx'],
      [
        'show-menu.ts',
        'seesEveryClient: seesEveryClient({ world, visitor })',
        'seesEveryClient: true',
        'dashboard.db.test.ts',
      ],
    ],
    'no answer, file, note or log of what staff do about money has an account number in full, or whose money came by hand; only the file for the bank has those of payers (ours)':
      [
        ['show-bank.ts', 'isFull ? entry.name : null', 'entry.iban', 'planted-accounts.db.test.ts'],
        [
          'file-content.ts',
          'iban, bic: bic || null',
          "iban: 'DE83999000010000001001', bic: bic || null",
          'planted-accounts.db.test.ts',
        ],
      ],
    'whoever lacks a right is told whom to ask': [
      ['StaffRoute.tsx', 'return holds ? children : <InsufficientRights />', 'return children'],
    ],
    "entries of the portal's menu are rights of their own": [
      ['menu-node.ts', 'const BEFORE_FIRST = 100', 'const BEFORE_FIRST = 0'],
      ['menu-node.ts', 'Student: 2,', 'Student: 17,'],
    ],
    'staff stay signed in for a working day, and half an hour to three quarters without a call; a device that is new is told by mail (guide §2, Login)':
      [
        ['refresh-token.ts', "isStaff ? 'staff' : 'customer'", "'customer'", 'refresh-token.test.ts'],
        ['sessions.ts', 'hasUserType(userType, USER_TYPE.HGS)', 'false', 'staff-sign-in.db.test.ts'],
        ['login.ts', 'isStaff && isNewDevice', 'isStaff', 'staff-sign-in.db.test.ts'],
      ],
  },
}

export const staffErrors: SectionMutations = {
  section: '3 §8',
  rows: {
    'a fault of the server has a number, in the answer, at the error and in the log (ours)': [
      [
        'answer-failures.ts',
        'if (status >= 500) reply.header(INCIDENT, String(request.id))',
        '',
        'answer-failures.test.ts',
      ],
      ['CallErrors.tsx', 'incident !== undefined && (', 'incident === undefined && (', 'CallErrors.test.tsx'],
      ['failed.ts', 'incident === null ? errors', 'true ? errors', 'send.test.ts'],
    ],
    'a form of something that is there says that no changes were made, and sends nothing': [
      ['FormDialog.tsx', 'if (edits && !isDirty) return leaveUnchanged()', '', 'FormDialog.test.tsx'],
    ],
    'a rejection is recorded per action and item; a time-out and any other failure have code −1; a 401 begins anew': [
      ['failed.ts', 'const LOCAL_ERROR = -1', 'const LOCAL_ERROR = 0', 'send.test.ts'],
      ['admin-reducer.ts', 'isSessionOver(action) ? nothing : ', '', 'session-end.test.ts'],
    ],
    'settings: “The loading of the configuration file failed.”, “This category does not have any entries.”, an entry that is not supported':
      [
        ['upload-faults.ts', "if (!read) return [{ kind: 'unreadable' }]", 'if (!read) return []'],
        ['upload-faults.ts', '...read.unsupported.map(', '...[].map('],
        ['SettingsPage.tsx', "title={t('settings.none')}", "title=''"],
      ],
    'SQL statements that could not be saved, loaded, run or deleted say why; a failed run keeps what the server said': [
      ['in-its-words.ts', "  'error.statementNotReadable',\n", '', 'statements.test.tsx'],
      [
        'refuse-statement.ts',
        "detailed('statementRefused', '', inBoth(answer.message))",
        "detailed('statementRefused', '', inBoth(''))",
        'sql-statement.db.test.ts',
      ],
    ],
    'a page that was not saved: “An error occurred while trying to save the changes.”, and why; one that is not there leads back':
      [
        ['PageForm.tsx', "return say(t('pagesOfShop.notSaved'))", 'return'],
        ['PageEditor.tsx', "headline={t('pagesOfShop.notFound')}", "headline=''"],
      ],
    'an event that somebody has taken note of already is refused, and said to be': [
      [
        'handle-events.ts',
        "if (changed.length === 0) refuse('eventAlreadyAcknowledged', 'eventIds')",
        '',
        'staff-event.db.test.ts',
      ],
      ['EventsPage.tsx', 'setRefused(answer.payload?.errors ?? NO_ERRORS)', '', 'events.test.tsx'],
    ],
    'a piece that does not load loads the page anew once; a second failure is raised': [
      ['reload-once.ts', 'if (before.includes(piece)) return false', ''],
    ],
  },
}

export const staffConstants: SectionMutations = {
  section: '3 §9',
  rows: {
    'Germany, Switzerland, Austria and the Netherlands come first among countries': [
      ['country.ts', "['de', 'ch', 'at', 'nl']", "['nl', 'ch', 'at', 'de']"],
    ],
    'lists of staff begin with page 0 of a thousand rows': [
      ['orders-address.ts', 'pageSize(PAGE_SIZES, STAFF_PAGE_SIZE)', 'pageSize(PAGE_SIZES, 50)'],
      ['staff-page.ts', 'STAFF_PAGE_SIZE = 1000', 'STAFF_PAGE_SIZE = 500'],
    ],
  },
}
